"""The game object: it lists the legal actions, applies one, and returns the events.

>>> game = Game.new(GameSetup(players=2, seed="example"))
>>> game.seat_to_act, game.round
(0, 1)
>>> _ = game.apply(game.legal_actions()[0])
>>> [str(action) for action in game.legal_actions()]
['draw']
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from arnak_bot.games.lost_cities.engine import typed
from arnak_bot.games.lost_cities.engine.actions import Action
from arnak_bot.games.lost_cities.engine.dumps import STEPS
from arnak_bot.games.lost_cities.engine.events import Event, TurnEnded
from arnak_bot.games.lost_cities.engine.refusals import IllegalAction, Why, seen_as
from arnak_bot.games.lost_cities.engine.rules import expedition
from arnak_bot.games.lost_cities.engine.rules.legality import legal_actions, why_not
from arnak_bot.games.lost_cities.engine.rules.scoring import ScoreSheet, score_sheets
from arnak_bot.games.lost_cities.engine.rules.turn import take
from arnak_bot.games.lost_cities.engine.setup import GameSetup
from arnak_bot.games.lost_cities.engine.state import Phase, Player, State
from arnak_bot.games.lost_cities.engine.view import GameView, known_to
from arnak_bot.kit.stateful import StatefulGame


class Game(StatefulGame[Action, Event, State]):
    """A whole game: its setup, its state and its log. Created with `Game.new` or `Game.from_dict`."""

    refusal = IllegalAction
    steps = STEPS
    kinds = GameSetup, State

    @staticmethod
    def dealt(setup: GameSetup) -> tuple[State, list[Event]]:
        """Lay out the tiles and deal the first hands; the first player is random."""
        state = State([Player() for _ in range(setup.players)])
        return state, expedition.begin(state, setup, expedition.drawn_starter(setup))

    # --- legal actions ------------------------------------------------------------------------

    @property
    def seats_to_act(self) -> tuple[int, ...]:
        """The seat whose turn it is; empty when the game is over."""
        return () if self._state.phase is Phase.OVER else (self._state.seat,)

    def legal_actions(self, seat: int | None = None) -> tuple[Action, ...]:
        """The legal actions of `seat` (default: the seat to act); empty for a seat that is not to act."""
        if seat not in (None, self.seat_to_act):
            return ()
        if self._legal is None:
            self._legal = legal_actions(self._state, self._state.seat, self.setup)
        return self._legal

    # --- moving -------------------------------------------------------------------------------

    def apply(self, action: Action | str, seat: int | None = None) -> tuple[Event, ...]:
        """Carry out an action, or the text of one, for `seat` (default: the seat to act).

        Returns the events in order. Use `seen_by` before showing them to anybody.

        Raises:
            IllegalAction: the seat is not to act, or the action is not legal; nothing changed.
        """
        if self.over:
            raise IllegalAction(Why.GAME_OVER)
        acting = self._state.seat if seat is None else seat
        with seen_as(lambda: self.view(acting)):
            chosen = self._allowed(action, acting)
        return self.carry_out(chosen, acting)

    def carry_out(self, action: Action, seat: int) -> tuple[Event, ...]:
        """Carry out a legal action and return what happened."""
        self._legal = None
        self._log.append((seat, action.text))
        events = take(self._state, self.setup, action)
        if any(isinstance(event, TurnEnded) for event in events):
            self._state.undo_floor = len(self._log)
        return tuple(events)

    def refused(self, text: str, seat: int | None) -> IllegalAction:
        return IllegalAction(Why.NOTHING_TO_UNDO if text == "undo" else Why.NOTHING_DECIDED)

    def _allowed(self, action: Action | str, acting: int) -> Action:
        """Return the legal action meant by an action or a text; tolerant of spelling, but it never guesses.

        Raises:
            IllegalAction: it means nothing, is ambiguous, or is not possible now.
        """

        def against(action: Action) -> Why | None:
            return why_not(self._state, acting, action, self.setup)

        if acting != self._state.seat:
            raise IllegalAction(Why.NOT_YOUR_TURN)
        chosen = action
        if isinstance(chosen, str):
            chosen = typed.find(chosen, self.legal_actions(), self._state.phase, against)
        why = against(chosen)
        if why is not None:
            raise IllegalAction(why, chosen, typed.near(chosen, self.legal_actions()))
        return chosen

    # --- reading ------------------------------------------------------------------------------

    @property
    def round(self) -> int:
        """The expedition, from 1."""
        return self._state.expedition

    def view(self, seat: int | None) -> GameView:
        """The view of `seat`; for None, the public view."""
        sight, state = self.sight(seat), self._state
        sight["points"] = tuple(player.points for player in state.players)
        sight["answers"] = sight["legal"] if state.owed is not None else ()
        setup, table = replace(self.setup, seed=""), known_to(seat, state)
        return GameView(**sight, table=table, deck_size=len(state.deck), setup=setup, scores=self.scores())

    def scores(self) -> tuple[ScoreSheet, ...]:
        """A score sheet for each seat, as things stand."""
        return score_sheets(self._state, self.setup)

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Game:
        game = super().from_dict(data)
        if game.over:
            expedition.pay_for_artifacts(game.state, game.setup)  # older formats did not store it
        return game
