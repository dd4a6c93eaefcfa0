"""What the table's pictures are drawn from, whichever part of it they show."""

from __future__ import annotations

from dataclasses import dataclass

from arnak_bot.games.arnak.engine.view import GameView
from arnak_bot.games.arnak.wording.messages import Words
from images.kit.names import initial, readable


@dataclass(frozen=True, slots=True)
class Scene:
    """`names` by seat, as they are drawn; the rival's is the last."""

    view: GameView
    names: tuple[str, ...]
    words: Words

    @classmethod
    def of(cls, view: GameView, names: tuple[str, ...], words: Words) -> Scene:
        return cls(view, readable(names, words.pictures), words)

    @property
    def letters(self) -> tuple[str, ...]:
        """The letters on the archaeologists, by seat; the rival has its own."""
        found = [initial(self.names[player.seat], player.seat) for player in self.view.players]
        return tuple(found if self.view.rival is None else [*found, self.words.pictures.rival_letter()])
