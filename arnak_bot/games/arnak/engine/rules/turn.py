"""The context in which rules run, and the operations that they share: gains, payments, draws and exiles. Because all of
these go through here, every event is recorded, and every reveal of hidden information is noted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Concatenate, ParamSpec

from arnak_bot.games.arnak.engine.content import ARRIVAL_POINTS, BOARDS, CARD_BY_ID, FEAR, site_effect
from arnak_bot.games.arnak.engine.effects import Effect
from arnak_bot.games.arnak.engine.events import CardPutDown, Drew, Event, Gained, GainedFear, Paid, Passed
from arnak_bot.games.arnak.engine.printed import Board, BonusTile, CardKind
from arnak_bot.games.arnak.engine.resources import Bag
from arnak_bot.games.arnak.engine.state import OwnedAssistant, Player, State
from arnak_bot.games.arnak.engine.steps import Stage, Step

P = ParamSpec("P")


class Turn:
    """An action being carried out on `state`, which it changes in place. `source` is the source of the current step;
    every event of the acting seat carries it."""

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
        return self.state.players[self.state.seat]

    def tell(self, kind: Callable[Concatenate[int, str, P], Event], *args: P.args, **kwargs: P.kwargs) -> None:
        """Record an event of the acting seat; the arguments are the fields that this kind of event adds."""
        self.events.append(kind(self.state.seat, self.source, *args, **kwargs))

    def reveal(self) -> None:
        """Note that hidden information was revealed: nothing before this can be undone."""
        self.revealed = True

    def next_up(self, task: Effect | Stage | None, source: str | None = None) -> None:
        """Put a task on top of the agenda, if a card or site has one; by default with the current step's source."""
        if task is not None:
            self.state.agenda.append(Step(task, self.source if source is None else source))

    def gain(self, tokens: Bag, times: int = 1) -> None:
        """Gain tokens; the supply is unlimited (rulebook "Reserve Tiles")."""
        owned = self.player.tokens
        for resource, count in tokens:
            owned[resource] += count * times
            self.tell(Gained, resource, count * times)

    def pay(self, tokens: Bag) -> None:
        """Pay tokens, which the player must have."""
        owned = self.player.tokens
        for resource, count in tokens:
            owned[resource] -= count
            self.tell(Paid, resource, count)

    def take_from_deck(self, cards: int, *, from_bottom: bool = False) -> list[str]:
        """Remove cards, fewer if the deck runs out (R15, R23), and reveal them to their owner; return them as drawn."""
        deck = self.player.deck
        drawn: list[str] = []
        while deck and len(drawn) < cards:
            drawn.append(deck.pop(0) if from_bottom else deck.pop())
        for card in drawn:
            self.tell(Drew, card)
        if drawn:
            self.reveal()
        return drawn

    def gain_fear(self, seat: int | None = None, site: str = "", guardian: int = 0) -> None:
        """A tile if no cards are left (R18). `site` and `guardian`: where an archaeologist brought it from, if so."""
        state = self.state
        seat = state.seat if seat is None else seat
        player = state.players[seat]
        is_tile = not state.fear_deck
        if is_tile:
            player.fear_tiles += 1
        else:
            state.fear_deck -= 1
            player.play.append(FEAR)
        self.events.append(GainedFear(seat, self.source, is_tile, site, guardian))

    def pass_round(self, card: str = "") -> None:
        """The acting player passes for this round, possibly with a card that has a pass effect (R30)."""
        self.player.passed = True
        self.tell(Passed, card)

    def put_down(self, card: str) -> None:
        """Put a card from hand into the play area, unused (R21)."""
        self.player.hand.remove(card)
        self.player.play.append(card)
        self.tell(CardPutDown, card)

    def remove_bonus(self, space: int, tile: BonusTile) -> None:
        tiles = list(self.state.bonus_tiles[space])
        tiles.remove(tile)
        self.state.bonus_tiles[space] = tuple(tiles)
        self.state.spent_bonuses.append(tile)

    def change_assistant(self, number: int, new: OwnedAssistant) -> None:
        assistants = self.player.assistants
        assistants[:] = [new if owned.number == number else owned for owned in assistants]

    def assistant(self, number: int) -> OwnedAssistant:
        return next(owned for owned in self.player.assistants if owned.number == number)

    def send_to_exile(self, card: str) -> None:
        """Put a card, already removed from where it was, into the exile pile for its kind (R17)."""
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
        return ARRIVAL_POINTS[self.state.arrivals.index(seat)]

    def site_effect(self, site: int) -> Effect | None:
        """Return the effect of a site; None while it is undiscovered."""
        return site_effect(self.board.sites[site], self.state.tiles[site])

    def resolve_site(self, site: int) -> None:
        self.next_up(self.site_effect(site), f"site:{self.board.sites[site].id}")
