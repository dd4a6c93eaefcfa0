"""What a seat sees of the table, asked as a player would: what fits where, what may still come, who stands in debt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TypeAlias

from arnak_bot.games.lost_cities.engine import Card, Colour, GameView
from arnak_bot.games.lost_cities.engine.content import ALL_CARDS, STONE_POINTS
from arnak_bot.games.lost_cities.engine.rules.legality import why_not_on
from arnak_bot.games.lost_cities.engine.setup import Columns

__all__ = ["Table"]

Values: TypeAlias = tuple[int, ...]


class Table:
    """A table as its viewer sees it, before their turn goes on; `seat` is the viewer's."""

    def __init__(self, view: GameView) -> None:
        self.view = view
        self.seat = view.own.seat
        self.columns = dict(view.own.columns)
        self.hand = list(view.own.hand)

    def play(self, card: Card) -> None:
        """The viewer plays a card; the view stays as it was."""
        self.hand.remove(card)
        self.columns[card.colour] = (*self.columns[card.colour], card.value)

    def discard(self, card: Card) -> None:
        """The viewer discards a card; the view stays as it was."""
        self.hand.remove(card)

    @property
    def turns(self) -> int:
        """How many turns the deck holds for each seat."""
        return self.view.deck_size // len(self.view.players)

    @property
    def others(self) -> Iterator[int]:
        """The other seats, in the order of their turns."""
        count = len(self.view.players)
        return ((self.seat + step) % count for step in range(1, count))

    def fits(self, card: Card) -> bool:
        """Whether a card goes on a path that the viewer has begun."""
        column = self.columns[card.colour]
        return bool(column) and self.on(column, card.value)

    def takers(self, card: Card) -> list[int]:
        """The others on whose paths a card goes, in the order of their turns."""
        columns = ((seat, self.view.players[seat].column(card.colour)) for seat in self.others)
        return [seat for seat, column in columns if column and self.on(column, card.value)]

    def all_begun(self, path: Colour) -> bool:
        """Whether all others have begun a path."""
        return all(self.view.players[seat].column(path) for seat in self.others)

    def top(self, pile: Colour) -> Card | None:
        """The top card of a discard pile."""
        values = self.view.table.pile(pile)
        return Card(pile, values[-1]) if values else None

    def below(self, pile: Colour) -> Card | None:
        """What comes to light where the top card of a discard pile is taken."""
        values = self.view.table.pile(pile)
        return Card(pile, values[-2]) if len(values) > 1 else None

    def may_come(self) -> int:
        """How many cards that the viewer does not see go on a path on which they can still step."""
        paths = [path for path, piece in self.view.own.pieces if not piece.in_city]
        return sum(self.on(self.columns[path], value) for path in paths for value in self.unseen(path))

    def caught(self, seats: Iterable[int]) -> int:
        """How many explorers of these seats stand where they cost points."""
        pieces = (piece for seat in seats for _, piece in self.view.players[seat].pieces)
        return sum(STONE_POINTS[piece.stone - 1] < 0 for piece in pieces)

    def following(self, path: Colour) -> tuple[int, ...]:
        """The values in hand that go on with a path, all in one direction, in the order of playing."""
        column = self.columns[path]
        values = sorted(card.value for card in self.hand if card.colour is path and self.fits(card))
        rises = self.rises(column)
        if rises is None:  # it goes where more of them go
            above = [value for value in values if value >= column[-1]]
            rises = 2 * len(above) >= len(values)
            values = above if rises else values[: len(values) - len(above)]
        return tuple(values if rises else reversed(values))

    def passed_over(self, card: Card) -> int | None:
        """How many cards could still come that fit a path of the viewer's, but not after this card; None: who knows."""
        column = self.columns[card.colour]
        if not column or self.rises(column) is None:
            return None
        return self.shut_out(self.unseen(card.colour), column, card.value)

    def shut_out(self, values: Iterable[int], column: Values, value: int) -> int:
        """How many of the values go on a column, but not after this one."""
        after = (*column, value)
        return sum(self.on(column, each) and not self.on(after, each) for each in values)

    def unseen(self, path: Colour) -> list[int]:
        """The values of a path that the viewer does not see, whatever they have played or discarded since."""
        unseen = Counter(card.value for card in ALL_CARDS if card.colour is path)
        for player in self.view.players:
            unseen.subtract(player.column(path))
            held = player.hand if player.seat == self.seat else player.known
            unseen.subtract(card.value for card in held if card.colour is path)
        unseen.subtract(self.view.table.pile(path))
        return list(unseen.elements())

    def on(self, column: Values, value: int) -> bool:
        """Whether a value goes on a column."""
        return why_not_on(column, value, self.view.setup.columns) is None

    def rises(self, column: Values) -> bool | None:
        """Whether a column rises from here on, or falls; None: it may do either."""
        if self.view.setup.columns is Columns.RISING:
            return True
        return None if not column or column[0] == column[-1] else column[0] < column[-1]
