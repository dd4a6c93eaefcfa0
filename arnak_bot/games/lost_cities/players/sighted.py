"""A seat's view of the table during its turn: where cards fit, and which cards may still come."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from arnak_bot.games.lost_cities.engine import Card, Colour, Columns, Discard, Game, Play
from arnak_bot.games.lost_cities.engine.content import ALL_CARDS, STONE_POINTS
from arnak_bot.games.lost_cities.engine.rules.legality import why_not_on
from arnak_bot.kit.plain import copied

_LATE = 4
"""With at most this many turns left, it is late to begin a path."""
_HARDLY_ANY = 2


class Table:
    """The table as a seat sees it, using nothing that is hidden from the seat. `state` changes during the turn;
    `before` is the state at its start, `stood` the seat's explorers at that time.
    """

    def __init__(self, game: Game, seat: int) -> None:
        self.setup, self.before, self.state = game.setup, game.state, copied(game.state)
        self.seat, self.own, self.stood = seat, self.state.players[seat], game.state.players[seat].pieces
        self.others = [(seat + step) % len(self.state.players) for step in range(1, len(self.state.players))]
        self.taken: Card | None = None
        """The card that is taken from a pile at the end of the turn."""
        self.deck = len(game.state.deck)
        self.turns = self.deck // len(self.state.players)
        """How many turns each seat has until the deck is empty."""

    def fits(self, card: Card) -> bool:
        """Whether a card fits on a path that the seat has begun."""
        column = self.own.columns[card.colour]
        return bool(column) and self._on(column, card.value)

    def takers(self, card: Card | None) -> list[int]:
        """The opponents on whose paths a card fits, in turn order."""
        if card is None:
            return []
        columns = ((seat, self.before.players[seat].columns[card.colour]) for seat in self.others)
        return [seat for seat, column in columns if column and self._on(column, card.value)]

    def beginners(self, card: Card) -> list[int]:
        """The opponents who have not begun a card's path, if they have time and hardly any unseen card comes before."""
        unseen = [*self._unseen(card.colour)]
        skipped = sum(value < card.value for value in unseen)
        if self.setup.columns is Columns.EITHER:
            skipped = min(skipped, sum(value > card.value for value in unseen))
        if skipped > _HARDLY_ANY or self.turns <= _LATE:
            return []
        return [seat for seat in self.others if not self.before.players[seat].columns[card.colour]]

    def top(self, pile: Colour, at: int = 1) -> Card | None:
        """The top card of a discard pile, or one further down, at the start of the turn."""
        values = self.before.piles[pile]
        return Card(pile, values[-at]) if len(values) >= at else None

    def may_come(self) -> int:
        """How many unseen cards fit on paths on which the seat can still step."""
        paths = [path for path, piece in self.stood.items() if not piece.in_city]
        return sum(self._on(self.own.columns[path], value) for path in paths for value in self._unseen(path))

    def caught(self, seats: Iterable[int]) -> int:
        """How many explorers of these seats are on stones that cost points."""
        pieces = (piece for seat in seats for piece in self.before.players[seat].pieces.values())
        return sum(STONE_POINTS[piece.stone - 1] < 0 for piece in pieces)

    def following(self, path: Colour) -> list[int]:
        """The values that continue a path in one direction and are in hand after this turn, in the order of play."""
        column, hand = self.own.columns[path], [*self.own.hand, *filter(None, [self.taken])]
        values = sorted(card.value for card in hand if card.colour is path and self.fits(card))
        rises = self._rises(column)
        if rises is None:  # choose the direction in which more values fit
            above = [value for value in values if value >= column[-1]]
            rises = 2 * len(above) >= len(values)
            values = above if rises else values[: len(values) - len(above)]
        return values if rises else values[::-1]

    def passed_over(self, card: Card) -> int:
        """How many unseen cards fit on a card's path now, but no longer once the card is played; -1 if unknown."""
        column = self.own.columns[card.colour]
        if not column or self._rises(column) is None:
            return -1
        after = (*column, card.value)
        return sum(self._on(column, each) and not self._on(after, each) for each in self._unseen(card.colour))

    def _unseen(self, path: Colour) -> Iterable[int]:
        unseen = Counter(card.value for card in ALL_CARDS if card.colour is path)
        unseen.subtract(self.state.piles[path])
        for player in self.state.players:
            unseen.subtract(player.columns[path])
            held = player.hand if player is self.own else player.known
            unseen.subtract(card.value for card in held if card.colour is path)
        return unseen.elements()

    def _on(self, column: Sequence[int], value: int) -> bool:
        return why_not_on(column, value, self.setup.columns) is None

    def _rises(self, column: Sequence[int]) -> bool | None:
        """Whether a column rises or falls from here on; None if it may do either."""
        if self.setup.columns is Columns.RISING:
            return True
        return None if not column or column[0] == column[-1] else column[0] < column[-1]


class CardNumbers:
    """Figures about a card that is played or discarded, counted before the action."""

    def __init__(self, table: Table, action: Play | Discard) -> None:
        card, path = action.card, action.card.colour
        self.table, self.card, self.path = table, card, path
        self.researcher = isinstance(action, Play) and action.researcher
        self.is_last = table.deck + (table.taken is not None) <= len(table.state.players)
        self.begins = not table.own.columns[path]
        self.goes_on = path in table.stood and not table.stood[path].in_city
        self.fits, self.passed = table.fits(card), table.passed_over(card)
        self.left = sum(other.colour is path for other in table.own.hand) - 1
        """How many cards of the path stay in hand."""
        self.takers = table.takers(card) or table.beginners(card)

    @property
    def arrived(self) -> bool:
        piece = self.table.own.pieces.get(self.path)
        return piece is not None and piece.in_city

    @property
    def following(self) -> tuple[object, ...]:
        """The path, and the values in hand that continue it once the card is played."""
        return (self.path, *self.table.following(self.path))

    @property
    def then_passed(self) -> int:
        """How many unseen cards the first of those values would pass over (-1 if unknown)."""
        return self.table.passed_over(Card(self.path, self.table.following(self.path)[0]))


class DrawNumbers:
    def __init__(self, table: Table, pile: Colour | None) -> None:
        self.table, self.pile, self.deck = table, pile, table.deck
        self.caught, self.hoped = table.caught(table.others), table.may_come()
        self.tops = [card for each in Colour if (card := table.top(each)) is not None]
        self.card = table.top(pile) if pile is not None else None
        self.fits = self.card is not None and table.fits(self.card)
        self.is_unbegun = pile is not None and not table.own.columns[pile]
        self.gathered = 1 + sum(card.colour is pile for card in table.own.hand)
        given = table.takers(table.top(pile, 2)) if pile is not None else []
        self.denied = [seat for seat in table.takers(self.card) if seat not in given]
