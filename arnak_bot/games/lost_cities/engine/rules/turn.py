"""The effects of actions: cards, explorers, event tiles and the draw at the end of a turn (C4, C5)."""

from __future__ import annotations

from arnak_bot.games.lost_cities.engine import events as happened
from arnak_bot.games.lost_cities.engine.actions import Action, Decline, Discard, Draw, Play, Step
from arnak_bot.games.lost_cities.engine.content import BRIDGE_AFTER, CROSSINGS_TO_END
from arnak_bot.games.lost_cities.engine.events import EndReason, Event
from arnak_bot.games.lost_cities.engine.printed import Card, Colour, Piece, Tile
from arnak_bot.games.lost_cities.engine.rules import expedition
from arnak_bot.games.lost_cities.engine.setup import GameSetup
from arnak_bot.games.lost_cities.engine.state import Owed, Phase, Player, Reason, State


def take(state: State, setup: GameSetup, action: Action) -> list[Event]:
    turn = _Turn(state, setup)
    match action:
        case Play():
            turn.play(action)
        case Discard():
            turn.discard(action.card)
        case Step():
            turn.step(action.path)
        case Decline():
            turn.decline()
        case Draw():
            turn.draw(action.pile)
    return turn.events


class _Turn:
    __slots__ = ("_player", "_seat", "_setup", "_state", "events")

    def __init__(self, state: State, setup: GameSetup) -> None:
        self.events: list[Event] = []
        self._state = state
        self._setup = setup
        self._seat = state.seat
        self._player: Player = state.players[state.seat]

    def play(self, action: Play) -> None:
        card, player = action.card, self._player
        self._take_from_hand(card)
        player.columns[card.colour].append(card.value)
        self.events.append(happened.CardPlayed(self._seat, card))
        self._state.phase = Phase.DRAW
        piece = player.pieces.get(card.colour)
        if piece is None:
            player.pieces[card.colour] = Piece(1, action.researcher)
            self.events.append(happened.PathBegun(self._seat, card.colour, action.researcher))
            self._use_tile(card.colour)
        elif piece.in_city:
            self._offer(Owed(Reason.CITY, card.colour))
        else:
            self._move(card.colour)

    def discard(self, card: Card) -> None:
        self._take_from_hand(card)
        self._state.piles[card.colour].append(card.value)
        self._state.discarded = card.colour
        self._state.phase = Phase.DRAW
        self.events.append(happened.CardDiscarded(self._seat, card))

    def step(self, path: Colour) -> None:
        self._move(path, self._settle().reason)

    def decline(self) -> None:
        """Decline the step (C5)."""
        self.events.append(happened.StepDeclined(self._seat, self._settle().path))

    def _settle(self) -> Owed:
        owed = self._state.owed
        assert owed is not None
        self._state.owed = None
        self._state.phase = Phase.DRAW
        return owed

    def draw(self, pile: Colour | None) -> None:
        """Draw a card, which completes the turn; the last card of the deck ends the expedition (C6)."""
        state, player = self._state, self._player
        if pile is None:
            card = state.deck.pop()
            self.events.append(happened.DrewFromDeck(self._seat, card))
        else:
            card = Card(pile, state.piles[pile].pop())
            player.known.append(card)
            self.events.append(happened.DrewFromPile(self._seat, card))
        player.hand.append(card)
        if not state.deck:
            self._end(EndReason.DECK)
            return
        self.events.append(happened.TurnEnded(self._seat))
        state.seat = (self._seat + 1) % len(state.players)
        state.phase = Phase.CARD
        state.discarded = None

    def _take_from_hand(self, card: Card) -> None:
        """Remove a card; of two equal cards, the one that everybody knows about counts as the one removed."""
        self._player.hand.remove(card)
        if card in self._player.known:
            self._player.known.remove(card)

    def _move(self, path: Colour, reason: Reason | None = None) -> None:
        """Move a piece by one stone; the fifth to cross a bridge ends the expedition before it uses its tile (C6)."""
        player, state = self._player, self._state
        piece = player.pieces[path]
        stone = piece.stone + 1
        player.pieces[path] = Piece(stone, piece.researcher)
        self.events.append(happened.Stepped(self._seat, path, stone, piece.researcher, reason))
        if stone == BRIDGE_AFTER + 1:
            state.crossings += 1
            self.events.append(happened.BridgeCrossed(self._seat, path, state.crossings))
            if state.crossings == CROSSINGS_TO_END:
                self._end(EndReason.BRIDGES)
                return
        if player.pieces[path].in_city:
            self.events.append(happened.CityReached(self._seat, path))
        self._use_tile(path)

    def _use_tile(self, path: Colour) -> None:
        """Take an artifact from the board, score points at once (never doubled), or offer the step of an arrow (C5)."""
        player = self._player
        at = player.pieces[path].stone - 1
        tile = self._state.tiles[path][at]
        if tile is None:
            return
        if tile is Tile.ARTIFACT:
            self._state.tiles[path][at] = None
            player.artifacts += 1
            self.events.append(happened.ArtifactFound(self._seat, path))
        elif tile is Tile.ARROW:
            self.events.append(happened.ArrowFound(self._seat, path))
            self._offer(Owed(Reason.ARROW, path))
        else:
            player.tile_points += tile.points
            self.events.append(happened.PointsFound(self._seat, path, tile.points))

    def _offer(self, owed: Owed) -> None:
        """Offer a step with any piece (C5): skipped if none can step, automatic if compulsory and only one can."""
        movable = [path for path, piece in self._player.pieces.items() if not piece.in_city]
        if len(movable) > 1 or (movable and not self._setup.compels_steps):
            self._state.owed = owed
            self._state.phase = Phase.STEP
        elif movable:
            self._move(movable[0], owed.reason)
        elif owed.reason is Reason.ARROW:
            self.events.append(happened.ArrowIdle(self._seat, owed.path))
        else:
            self.events.append(happened.CityCardIdle(self._seat, owed.path))

    def _end(self, reason: EndReason) -> None:
        self.events += [happened.TurnEnded(self._seat), *expedition.end(self._state, self._setup, reason)]
