"""The bench on which rules work: the state, who is acting, and the small moves all rules share.

Everything that a rule gains, pays, draws or exiles passes through here, so that the events and the
mark that something hidden was revealed are never forgotten.
"""

from __future__ import annotations

from arnak_bot.engine.content import ARRIVAL_POINTS, BOARDS, CARD_BY_ID, FEAR, SITE_TILE_BY_KEY
from arnak_bot.engine.effects import Effect
from arnak_bot.engine.events import Event, EventKind
from arnak_bot.engine.printed import Board, BonusTile, CardKind
from arnak_bot.engine.resources import Bag
from arnak_bot.engine.state import OwnedAssistant, Player, State
from arnak_bot.engine.steps import Stage, Step

__all__ = ["FEAR_TILE", "Turn"]

FEAR_TILE = "fear-tile"


class Turn:
    """One action being carried out on `state`, which it changes in place.

    `source` is that of the step which is being carried out; every event of the acting seat says it.
    """

    __slots__ = ("board", "events", "revealed", "seed", "source", "state")

    def __init__(self, state: State, seed: str) -> None:
        self.state = state
        self.seed = seed
        self.board: Board = BOARDS[state.board]
        self.events: list[Event] = []
        self.revealed = False
        self.source = ""

    @property
    def player(self) -> Player:
        """The player whose turn it is."""
        return self.state.players[self.state.seat]

    def tell(
        self, kind: EventKind, subject: str = "", target: str = "", amount: int = 0, *, private: bool = False
    ) -> None:
        """Record what the acting seat did; `private` keeps the subject from the others."""
        seat = self.state.seat
        self.events.append(Event(kind, seat, subject, target, amount, seat if private else None, self.source))

    def tell_table(self, kind: EventKind, subject: str = "", target: str = "", amount: int = 0) -> None:
        """Record what happened to the table rather than to one seat."""
        self.events.append(Event(kind, None, subject, target, amount))

    def reveal(self) -> None:
        """Mark that something hidden was seen: nothing before this can be undone."""
        self.revealed = True

    def next_up(self, task: Effect | Stage, source: str) -> None:
        """Put a task on top of the agenda: it is the next thing to happen."""
        self.state.agenda.append(Step(task, source))

    def gain(self, tokens: Bag, times: int = 1) -> None:
        """Gain tokens; the supply is not limited (rulebook "Reserve Tiles")."""
        owned = self.player.tokens
        for resource, count in tokens:
            owned[resource] += count * times
            self.tell(EventKind.GAINED, resource.value, amount=count * times)

    def pay(self, tokens: Bag) -> None:
        """Pay tokens that the player is known to have."""
        owned = self.player.tokens
        for resource, count in tokens:
            owned[resource] -= count
            self.tell(EventKind.PAID, resource.value, amount=count)

    def draw(self, cards: int, *, from_bottom: bool = False) -> list[str]:
        """Draw into the hand as many cards as the deck has (R15, R23)."""
        drawn = self.take_from_deck(cards, from_bottom=from_bottom)
        self.player.hand.extend(drawn)
        return drawn

    def take_from_deck(self, cards: int, *, from_bottom: bool = False) -> list[str]:
        """Remove cards from the deck, first drawn first, and show them to their owner."""
        deck = self.player.deck
        drawn: list[str] = []
        while deck and len(drawn) < cards:
            drawn.append(deck.pop(0) if from_bottom else deck.pop())
        for card in drawn:
            self.tell(EventKind.DREW, card, private=True)
        if drawn:
            self.reveal()
        return drawn

    def gain_fear(self, seat: int | None = None, site: str = "", guardian: int = 0) -> None:
        """Gain a Fear card into the play area, or a fear tile when none are left (R18).

        `site` and `guardian` say where an archaeologist has brought it home from.
        """
        state = self.state
        seat = state.seat if seat is None else seat
        player = state.players[seat]
        if state.fear_deck:
            state.fear_deck -= 1
            player.play.append(FEAR)
            gained = FEAR
        else:
            player.fear_tiles += 1
            gained = FEAR_TILE
        self.events.append(Event(EventKind.GAINED_FEAR, seat, gained, site, guardian, source=self.source))

    def pass_round(self, card: str = "") -> None:
        """The acting player passes for this round, perhaps with a card that gives something for it (R30)."""
        self.player.passed = True
        self.tell(EventKind.PASSED, card)

    def put_down(self, card: str) -> None:
        """Put a card from hand into the play area, unused (R21)."""
        self.player.hand.remove(card)
        self.player.play.append(card)
        self.tell(EventKind.PUT_DOWN, card)

    def remove_bonus(self, space: int, tile: BonusTile) -> None:
        """A bonus tile leaves its research space and the game."""
        tiles = list(self.state.bonus_tiles[space])
        tiles.remove(tile)
        self.state.bonus_tiles[space] = tuple(tiles)
        self.state.spent_bonuses.append(tile)

    def change_assistant(self, number: int, new: OwnedAssistant) -> None:
        """Put `new` in the place of the acting player's assistant: another one, or the same turned or flipped."""
        assistants = self.player.assistants
        assistants[:] = [new if owned.number == number else owned for owned in assistants]

    def assistant(self, number: int) -> OwnedAssistant:
        """Return the acting player's assistant of this number."""
        return next(owned for owned in self.player.assistants if owned.number == number)

    def send_to_exile(self, card: str) -> None:
        """Put a card that has left its owner where exiled cards of its kind go (R17)."""
        state = self.state
        kind = CARD_BY_ID[card].kind
        if kind is CardKind.FEAR:
            state.fear_deck += 1
        elif kind is CardKind.ITEM:
            state.exiled_items.append(card)
        elif kind is CardKind.ARTIFACT:
            state.exiled_artifacts.append(card)
        else:
            state.exiled_basics.append(card)

    def arrival_points(self, seat: int) -> int:
        """The points of the space that a seat has reached in the Lost Temple."""
        return ARRIVAL_POINTS[self.state.arrivals.index(seat)]

    def site_effect(self, site: int) -> Effect | None:
        """Return the effect of a site; None while it is undiscovered."""
        printed = self.board.sites[site]
        if printed.effect is not None:
            return printed.effect
        number = self.state.tiles[site]
        return SITE_TILE_BY_KEY[printed.level, number].effect if number else None

    def resolve_site(self, site: int) -> None:
        """Put the effect of a discovered site on the agenda."""
        effect = self.site_effect(site)
        if effect is not None:
            self.next_up(effect, f"site:{self.board.sites[site].id}")
