"""The state of a game as plain data. Contains no rules."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from arnak_bot.games.lost_cities.engine.printed import Card, Colour, Piece, Tile
from arnak_bot.kit.knowledge import SECRET


class Phase(StrEnum):
    """What the acting seat has to do now: play or discard a card, step with any of its explorers, or draw."""

    CARD = "card"
    STEP = "step"
    DRAW = "draw"
    OVER = "over"


class Reason(StrEnum):
    """Why a player may step with an explorer of their choice."""

    ARROW = "arrow"
    CITY = "city"


@dataclass(frozen=True, slots=True)
class Owed:
    """A step for which an explorer has to be chosen, and the path whose arrow tile or city card allows it."""

    reason: Reason
    path: Colour


@dataclass(frozen=True, slots=True)
class PathScore:
    path: Colour
    stone: int
    researcher: bool
    points: int


@dataclass(frozen=True, slots=True)
class ExpeditionScore:
    """The score of one player in one expedition."""

    paths: tuple[PathScore, ...]
    tiles: int
    artifacts: int
    forgiven: int  # the debt that is cancelled because no total falls below zero (C6)

    @property
    def path_points(self) -> int:
        return sum(path.points for path in self.paths)

    @property
    def points(self) -> int:
        return self.path_points + self.tiles + self.forgiven


@dataclass(slots=True)
class Player:
    """One player's cards, explorers and gains; `columns` holds values in the order they were played."""

    hand: list[Card] = field(default_factory=list, metadata=SECRET)
    known: list[Card] = field(default_factory=list)  # in hand, taken from a pile before everybody's eyes (C9)
    columns: dict[Colour, list[int]] = field(default_factory=lambda: {colour: [] for colour in Colour})
    pieces: dict[Colour, Piece] = field(default_factory=dict)
    artifacts: int = 0  # the tiles of this expedition
    tokens: int = 0  # those of earlier ones
    tile_points: int = 0
    expeditions: list[ExpeditionScore] = field(default_factory=list)
    artifact_points: int = 0  # for tokens, at the end; if negative, no more than the points that the player has (C6)

    @property
    def points(self) -> int:
        return sum(score.points for score in self.expeditions) + self.tile_points + self.artifact_points


@dataclass(slots=True)
class State:
    """The whole table. The top card of `deck` is its last; the last value in each of `piles` is the top card's."""

    players: list[Player]
    seat: int = 0
    starter: int = 0
    expedition: int = 0
    phase: Phase = Phase.CARD
    deck: list[Card] = field(default_factory=list, metadata=SECRET)
    aside: list[Card] = field(default_factory=list, metadata=SECRET)  # removed from the deck before the deal
    piles: dict[Colour, list[int]] = field(default_factory=lambda: {colour: [] for colour in Colour})
    tiles: dict[Colour, list[Tile | None]] = field(default_factory=dict)  # with an entry for each stone
    crossings: int = 0
    returned: int = 0  # artifact tiles, after the last expedition
    owed: Owed | None = None
    discarded: Colour | None = None  # of the card that the seat has just discarded
    undo_floor: int = 0  # how many decisions can no longer be undone
