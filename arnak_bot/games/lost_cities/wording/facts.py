"""The shortest pieces of text in Lost Cities, and the values of message parameters.

A message's parameters name the facts that it needs about an event, an action or a refusal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Literal, TypeAlias

from arnak_bot.games.lost_cities.engine import Action, Card, Colour, Draw, GameView, Piece, Play, Step, Tile
from arnak_bot.games.lost_cities.engine.content import CITY, CROSSINGS_TO_END, STONE_POINTS, stone_points
from arnak_bot.games.lost_cities.engine.state import ExpeditionScore
from arnak_bot.games.lost_cities.wording.messages import Words, words_in
from arnak_bot.kit import sayings
from arnak_bot.kit.numerals import signed
from arnak_bot.kit.prose import capital
from arnak_bot.kit.sayings import Sayings
from arnak_bot.wording.fluent.room import Room

COLOUR_SIGNS = {Colour.YELLOW: "🟡", Colour.BLUE: "🔵", Colour.WHITE: "⚪", Colour.GREEN: "🟢", Colour.RED: "🔴"}
TILE_SIGNS = {
    Tile.ARTIFACT: "🏺",
    Tile.ARROW: "➡️",
    Tile.POINTS_5: "⭐5",
    Tile.POINTS_10: "⭐10",
    Tile.POINTS_15: "⭐15",
}

PieceName: TypeAlias = Literal["researcher", "adventurer"]


def piece_name(*, researcher: bool) -> PieceName:
    return "researcher" if researcher else "adventurer"


class Said(Sayings[Words]):
    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self.prose = words.prose

    def points(self, count: int) -> str:
        return self.prose.points(signed=signed(count), count=abs(count))

    def card(self, printed: Card) -> str:
        """A card's name: "red 5"."""
        return self.prose.card(path=printed.colour, value=printed.value)

    def card_title(self, printed: Card) -> str:
        return capital(self.card(printed))

    def path_title(self, path: Colour) -> str:
        return capital(self.prose.path_title(path=path))

    def cards(self, cards: Iterable[Card]) -> str:
        """Several cards in order: "blue 3 and red 5"."""
        return self.listed(self.card(card) for card in sorted(cards, key=lambda card: card.order))

    def at(self, stone: int) -> str:
        """The place of a piece: "stone 4", "the city"."""
        return self.prose.the_city() if stone == CITY else self.prose.stone(stone=stone)

    def stands(self, stone: int) -> str:
        """Where a piece stands: "on stone 4", "in the city"."""
        return self.prose.in_the_city() if stone == CITY else self.prose.on_stone(stone=stone)

    def place(self, piece: Piece, where: str = "") -> str:
        """The place of a piece, which `where` words otherwise, and its value: "the city (100 points, twice 50)"."""
        where = where or self.at(piece.stone)
        worth = self.points(stone_points(piece.stone, researcher=piece.researcher))
        if piece.researcher:
            return self.prose.worth_twice(place=where, points=worth, printed=signed(STONE_POINTS[piece.stone - 1]))
        return self.prose.worth(place=where, points=worth)

    def by_colour(self, told: Iterable[tuple[Colour, str]]) -> str:
        """Join the texts of the colours, leaving out empty ones: "red 5, 3; blue 1"."""
        return "; ".join(self.prose.of_colour(path=colour, values=values) for colour, values in told if values)

    def column(self, values: Iterable[int]) -> str:
        """A column of cards, from the first to the last: "2-2-7"."""
        return "-".join(map(str, values))

    def gains(self, score: ExpeditionScore) -> str:
        said = self.words.story
        found = said.from_tiles(points=signed(score.tiles))
        if score.forgiven:
            found = said.forgiven(gain=found, points=self.points(score.forgiven))
        artifacts = [self.prose.artifacts(count=score.artifacts)] if score.artifacts else []
        return self.enumerated([said.from_explorers(points=self.points(score.path_points)), found, *artifacts])

    def tell(
        self, room: Room, message: str, thing: Any, view: GameView | None = None, names: Sequence[str] = (), **more: Any
    ) -> str:
        """Format a message about an event, an action or anything with similar fields; `more` are further parameters."""

        def fact(name: str) -> str | int:
            known: str | int = more[name] if name in more else _FACTS[name](self, thing, view, names)
            return known

        return room.tell(message, fact)


class Speaking(sayings.Speaking[Said, Words]):
    @staticmethod
    def in_language(language: str) -> Said:
        return Said(words_in(language))


def colour_of(thing: Any) -> Colour:
    """Return the path of an action or event, or of its card; a draw from the deck counts as red."""
    if isinstance(thing, Draw):
        return thing.pile or Colour.RED
    return thing.card.colour if hasattr(thing, "card") and thing.card is not None else thing.path  # type: ignore[no-any-return]


def arriving(action: Action, view: GameView) -> Piece | None:
    """The viewer's explorer after an action has moved it; None if the action moves none, or does not say which."""
    if not isinstance(action, Play | Step):
        return None
    piece = view.own.pieces.get(colour_of(action))
    if piece is None:
        return Piece(1, action.researcher) if isinstance(action, Play) else None
    return None if piece.in_city else Piece(piece.stone + 1, piece.researcher)


def _card(said: Said, thing: Any, view: GameView | None) -> str:
    """The card of an action or event; for a draw, the top card of its pile."""
    if not isinstance(thing, Draw):
        return "" if thing.card is None else said.card(thing.card)
    pile = view.table.piles[thing.pile] if view is not None and thing.pile is not None else ()
    return said.card(Card(colour_of(thing), pile[-1])) if pile else ""


def _piece(thing: Any, view: GameView | None) -> PieceName:
    """The kind of explorer that an action or event names; if none, the kind of the viewer's explorer on its path."""
    if hasattr(thing, "researcher"):
        return piece_name(researcher=thing.researcher)
    piece = view.own.pieces.get(colour_of(thing)) if view is not None else None
    return piece_name(researcher=piece is not None and piece.researcher)


def _stands(play: Play, view: GameView | None) -> str:
    """Where the viewer's explorer is on a card's path ("path", "city"), or which explorer the card begins it with."""
    assert view is not None
    piece = view.own.pieces.get(play.card.colour)
    if piece is None:
        return piece_name(researcher=play.researcher)
    return "city" if piece.in_city else "path"


def _last(said: Said, thing: Any, view: GameView | None) -> str:
    assert view is not None
    return said.card(Card(colour_of(thing), view.own.columns[colour_of(thing)][-1]))


_Fact: TypeAlias = Callable[[Said, Any, "GameView | None", Sequence[str]], "str | int"]

_FACTS: Mapping[str, _Fact] = {
    "card": lambda said, thing, view, _: _card(said, thing, view),
    "title": lambda said, thing, *_: said.card_title(thing.card),
    "path": lambda said, thing, *_: said.prose.path(path=colour_of(thing)),
    "colour": lambda said, thing, *_: said.prose.colour(path=colour_of(thing)),
    "city": lambda said, thing, *_: said.prose.city(path=colour_of(thing)),
    "last": lambda said, thing, view, _: _last(said, thing, view),
    "piece": lambda _, thing, view, __: _piece(thing, view),
    "place": lambda said, thing, *_: said.place(Piece(thing.stone, thing.researcher)),
    "stands": lambda _, thing, view, __: _stands(thing, view),
    "optional": lambda _, __, view, ___: "no" if view is None or view.setup.compels_steps else "yes",
    "pile": lambda _, thing, *__: "deck" if thing.pile is None else "pile",
    "points": lambda said, thing, *_: said.points(thing.points),
    "total": lambda said, thing, *_: said.points(thing.total),
    "forgiven": lambda said, thing, *_: said.points(thing.forgiven),
    "debt": lambda _, thing, *__: "forgiven" if thing.forgiven else "none",
    "tokens": lambda said, thing, *_: said.prose.artifact_tokens(count=thing.tokens),
    "gains": lambda said, thing, *_: said.gains(thing.score),
    "crossings": lambda _, thing, *__: thing.crossings,
    "expedition": lambda _, thing, *__: thing.expedition,
    "stone": lambda _, thing, *__: thing.stone,
    "worth": lambda _, thing, *__: thing.points,
    "most": lambda *_: CROSSINGS_TO_END,
    "ended": lambda said, thing, _, names: said.prose.ended(name=names[thing.seat], reason=thing.reason),
    "by": lambda _, thing, *__: thing.reason or "card",
    "seen": lambda _, thing, *__: "no" if thing.card is None else "yes",
    "name": lambda _, thing, __, names: names[thing.seat],
}
