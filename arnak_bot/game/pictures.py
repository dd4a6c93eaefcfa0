"""What a game shows, with words in one language. Knows no game, and nobody who draws."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

from arnak_bot.game.thinking import Review
from arnak_bot.game.values import Drawing, LookUp, Statistics

__all__ = ["Pictures"]

E = TypeVar("E", contravariant=True)
V = TypeVar("V", contravariant=True)
S = TypeVar("S", contravariant=True)


class Pictures(Protocol[V, S, E]):
    """A game in pictures, with words in one language. Layouts are "wide" and "tall"; a game may have one shape."""

    def panel(
        self, events: Sequence[E], turn: Sequence[E], view: V, names: Sequence[str], points: Sequence[int], layout: str
    ) -> Drawing:
        """What the viewer decides by: what was found, what can be chosen, the hand; `points` so far by seat."""

    def hand(self, view: V, name: str) -> Drawing:
        """The hand of the view's seat, which its owner alone is shown."""

    def board(self, events: Sequence[E], view: V, names: Sequence[str], layout: str) -> Drawing:
        """The open table, what has just happened marked."""

    def moments(self, events: Sequence[E], view: V, names: Sequence[str]) -> list[Drawing]:
        """The great moments in what happened, the newest last."""

    def round(self, number: int, events: Sequence[E], view: V, names: Sequence[str]) -> list[Drawing]:
        """What everybody did in a round that has ended."""

    def scores(self, sheets: Sequence[S], names: Sequence[str], *, so_far: bool = False) -> Drawing:
        """The score sheets; so far: of a game that goes on."""

    def part(self, part: str, seat: int, events: Sequence[E], view: V, names: Sequence[str]) -> Drawing:
        """A part of the board at full size, one of `GameDefinition.parts`; of a player, that of a seat."""

    def film(self, steps: Sequence[tuple[V, tuple[E, ...]]], names: Sequence[str]) -> Drawing:
        """A whole game, a frame for each turn."""

    def look_up(self, asked: LookUp, view: V | None = None) -> Drawing:
        """A thing at full size; with a view as it stands at that table."""

    def illustration(self, key: str) -> Drawing:
        """What goes with a page of how to play."""

    def legend(self) -> Drawing:
        """Every sign with what it is called."""

    def statistics(self, name: str, page: Statistics) -> Drawing:
        """A page of statistics."""

    def review(self, review: Review, names: Sequence[str]) -> Drawing:
        """The points that could be expected over the turns of a finished game, with its moments numbered."""
