"""The interface of a game's pictures, with texts in one language. Independent of any one game and of the renderer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

from arnak_bot.game.thinking import Review
from arnak_bot.game.values import Drawing, LookUp, Statistics

E = TypeVar("E", contravariant=True)
V = TypeVar("V", contravariant=True)
S = TypeVar("S", contravariant=True)


class Pictures(Protocol[V, S, E]):
    """The pictures of a game, with texts in one language. Layouts are "wide" and "tall"; a game may ignore them."""

    def panel(
        self, events: Sequence[E], turn: Sequence[E], view: V, names: Sequence[str], points: Sequence[int], layout: str
    ) -> Drawing:
        """The picture for making a decision: new finds, the choices, the hand. `points`: the scores so far, by seat."""

    def hand(self, view: V, names: Sequence[str]) -> Drawing:
        """The hand of the view's seat, to be shown to its owner only."""

    def board(self, events: Sequence[E], view: V, names: Sequence[str], layout: str) -> Drawing:
        """The public table, with the latest events marked."""

    def looked_back(self, seen: V, table: V, events: Sequence[E], names: Sequence[str], layout: str) -> Drawing:
        """A moment of a review: the seat's view before its move (`seen`), the public `table`, and the events."""

    def moments(self, events: Sequence[E], view: V, names: Sequence[str]) -> list[Drawing]:
        """The highlights among these events, newest last."""

    def round(self, number: int, events: Sequence[E], view: V, names: Sequence[str]) -> list[Drawing]:
        """Everybody's actions in a round that has ended."""

    def scores(self, sheets: Sequence[S], names: Sequence[str], *, so_far: bool = False) -> Drawing:
        """The score sheets; `so_far`: whether the game is still running."""

    def part(self, part: str, seat: int, events: Sequence[E], view: V, names: Sequence[str]) -> Drawing:
        """A part of the board at full size, one of `GameDefinition.parts`; `seat` is for the part "player"."""

    def film(self, steps: Sequence[tuple[V, tuple[E, ...]]], names: Sequence[str]) -> Drawing:
        """A whole game, one frame per turn."""

    def look_up(self, asked: LookUp, view: V | None = None) -> Drawing:
        """A card, tile or other item at full size; with a view, in its state at that table."""

    def illustration(self, key: str) -> Drawing:
        """The illustration of a how-to-play page."""

    def banner(self, title: str) -> Drawing:
        """A wide, low picture of the game for its lobby, which never changes; `title` is the game's name."""

    def legend(self) -> Drawing:
        """Every icon with its name."""

    def statistics(self, name: str, page: Statistics) -> Drawing:
        """A page of statistics."""

    def review(self, review: Review, names: Sequence[str]) -> Drawing:
        """A chart of the points expected over the turns of a finished game, with its key moments numbered."""
