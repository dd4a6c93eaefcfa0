"""What a seat sees of the table, asked as a player would: what fits where, what may still come, who stands in debt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from arnak_bot.games.lost_cities.engine import Card, Colour, GameView
from arnak_bot.games.lost_cities.engine.content import ALL_CARDS, STONE_POINTS
from arnak_bot.games.lost_cities.engine.rules.legality import why_not_on
from arnak_bot.games.lost_cities.engine.setup import Columns

__all__ = ["Table"]


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
        return bool(column) and self._on(column, card.value)

    def takers(self, card: Card) -> list[int]:
        """The others on whose paths a card goes, in the order of their turns."""
        columns = ((seat, self.view.players[seat].column(card.colour)) for seat in self.others)
        return [seat for seat, column in columns if column and self._on(column, card.value)]

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
        return sum(
            count
            for path, piece in self.view.own.pieces
            if not piece.in_city
            for value, count in self._unseen(path).items()
            if self._on(self.columns[path], value)
        )

    def caught(self, seats: Iterable[int]) -> int:
        """How many explorers of these seats stand where they cost points."""
        pieces = (piece for seat in seats for _, piece in self.view.players[seat].pieces)
        return sum(STONE_POINTS[piece.stone - 1] < 0 for piece in pieces)

    def following(self, path: Colour) -> tuple[int, ...]:
        """The values in hand that go on with a path, all in one direction, in the order of playing."""
        column = self.columns[path]
        values = sorted(card.value for card in self.hand if card.colour is path and self.fits(card))
        if self._settled(column):
            return tuple(values) if self._rises(column) else tuple(reversed(values))
        above, below = ([each for each in values if (each >= column[-1]) is up] for up in (True, False))
        return tuple(above) if len(above) >= len(below) else tuple(reversed(below))

    def passed_over(self, card: Card) -> int | None:
        """How many cards could still come that fit a path of the viewer's, but not after this card; None: who knows."""
        column = self.columns[card.colour]
        if not column or not self._settled(column):
            return None
        after = (*column, card.value)
        return sum(
            count
            for value, count in self._unseen(card.colour).items()
            if self._on(column, value) and not self._on(after, value)
        )

    def _unseen(self, path: Colour) -> Counter[int]:
        """The cards of a path that the viewer does not see, by value."""
        unseen = Counter(card.value for card in ALL_CARDS if card.colour is path)
        for player in self.view.players:
            unseen.subtract(player.column(path))
            held = self.hand if player.seat == self.seat else player.known
            unseen.subtract(card.value for card in held if card.colour is path)
        unseen.subtract(self.view.table.pile(path))
        return unseen

    def _on(self, column: tuple[int, ...], value: int) -> bool:
        return why_not_on(column, value, self.view.setup.columns) is None

    def _settled(self, column: tuple[int, ...]) -> bool:
        return self.view.setup.columns is Columns.RISING or column[0] != column[-1]

    def _rises(self, column: tuple[int, ...]) -> bool:
        return column[-1] >= column[0]
