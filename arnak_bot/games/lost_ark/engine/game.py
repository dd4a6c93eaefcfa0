"""The game object: it lists the legal actions, applies one, and returns the events.

>>> game = Game.new(GameSetup(players=2, seed="example"))
>>> game.seats_to_act, game.round
((0, 1), 1)
>>> _ = game.apply(game.legal_actions(1)[0], 1)
>>> game.can_undo, game.view(0).sheets[1].visited
(True, 0)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, replace
from typing import Any

from arnak_bot.games.lost_ark.engine.actions import Action, Verb, parse
from arnak_bot.games.lost_ark.engine.events import DRAWN, Drawn, Event, PartsFound, TurnClosed
from arnak_bot.games.lost_ark.engine.printed import Colour
from arnak_bot.games.lost_ark.engine.refusals import IllegalAction, Why
from arnak_bot.games.lost_ark.engine.rules.finding import found_parts, new_parts
from arnak_bot.games.lost_ark.engine.rules.legality import legal_actions, seats_to_act, why_not
from arnak_bot.games.lost_ark.engine.rules.scoring import ScoreSheet, score_sheets
from arnak_bot.games.lost_ark.engine.rules.turn import begin_turn, close, closed, deal, take
from arnak_bot.games.lost_ark.engine.setup import GameSetup
from arnak_bot.games.lost_ark.engine.state import Phase, State
from arnak_bot.games.lost_ark.engine.view import GameView
from arnak_bot.kit.plain import copied
from arnak_bot.kit.setups import log_of
from arnak_bot.kit.stateful import StatefulGame


class Game(StatefulGame[Action, Event, State]):
    """Undo replays from the beginning of the turn; until its end, the others see a seat's sheet as it was then."""

    refusal = IllegalAction
    steps = ()
    kinds = GameSetup, State
    dealt = staticmethod(deal)
    setup: GameSetup

    def __init__(self, setup: GameSetup, state: State, log: Sequence[tuple[int, str]]) -> None:
        if len(state.sheets) != setup.players or state.since > len(log):
            raise ValueError("this is not a game: it lacks a sheet or a decision")
        self.setup, self.opening = setup, ()
        self._log = list(log[: state.since])
        self._begin_turn(state)
        for seat, text in log[state.since :]:
            self.apply(text, seat)

    def _begin_turn(self, state: State) -> None:
        state.since = self._floor = len(self._log)
        self._own_floors = {}
        self._turn, self._state = copied(state), state
        self._drawn: dict[int, tuple[Drawn, ...]] = dict.fromkeys(range(self.setup.players), ())

    # --- who acts, and how --------------------------------------------------------------------

    @property
    def seats_to_act(self) -> tuple[int, ...]:
        return seats_to_act(self._state)

    def choices(self, seat: int) -> tuple[Action, ...]:
        return legal_actions(self._state, self.setup, seat)

    # --- moving -------------------------------------------------------------------------------

    def carry_out(self, action: Action, seat: int) -> tuple[Event, ...]:
        sheet = self._state.sheets[seat]
        known = found_parts(sheet)
        events = take(self._state, self.setup, action, seat)
        if found := new_parts(known, found_parts(sheet)):
            events.append(PartsFound(seat, found, len(known) + len(found)))
        drawn = (event for event in events if isinstance(event, DRAWN))
        self._drawn = {**self._drawn, seat: (*self._drawn[seat], *drawn)}
        if action.verb is Verb.CHARACTER:
            self._begin_turn(self._state)
        elif action.verb is Verb.CALL and not self.setup.solo:
            self.end_turn()  # everybody acts on the call, so it cannot be undone
        elif action.verb is Verb.END:
            self.end_turn(seat)
        if closed(self._state):
            events += self._close()
        return tuple(events)

    def _close(self) -> list[Event]:
        state, events = self._state, list[Event]()
        for seat, sheet in enumerate(state.sheets):
            if not self._turn.sheets[seat].doing.ended:
                far = len(found_parts(sheet)), sheet.tiles.bit_count(), len(sheet.boxes)
                events.append(TurnClosed(seat, self._drawn[seat], *far, state.caller, state.called))
        events += close(self._state, self.setup)
        self._begin_turn(self._state)
        return events

    def refused(self, text: str, seat: int | None) -> IllegalAction:
        if text in ("undo", "take back"):
            return IllegalAction(Why.NOTHING_TO_UNDO if text == "undo" else Why.NOTHING_DECIDED)
        view = self.view(seat) if seat in range(self.setup.players) else None
        try:
            meant = parse(text)
        except ValueError:
            return IllegalAction(Why.NOT_UNDERSTOOD, view=view)
        why = Why.GAME_OVER if seat is None else why_not(self._state, self.setup, seat, meant)
        assert why is not None
        near = [action for action in self.legal_actions(seat) if action.verb is meant.verb]
        return IllegalAction(why, meant, near, view=view)

    def _keep_if_final(self) -> None:
        """Do nothing: undo replays from the beginning of the turn, which is stored anyway."""

    def replay(self, log: Sequence[tuple[int, str]]) -> None:
        """Replay a log, only from the beginning of the turn if that is enough. Raises IllegalAction if the log lacks a
        decision that others have already acted on; nothing changed.
        """
        since = self._turn.since
        start = copied(self._turn) if self._log[:since] == list(log[:since]) else deal(self.setup)[0]
        try:
            again = Game(self.setup, start, log)
        except IllegalAction:
            raise IllegalAction(Why.OTHERS_ACTED) from None
        vars(self).update(vars(again) | {"opening": self.opening})

    # --- reading ------------------------------------------------------------------------------

    @property
    def round(self) -> int:
        return 1 + max(0, self._state.turn - 1) // self.setup.turns_in_round

    @property
    def undo_floor(self) -> int:
        return self._floor

    @property
    def stored(self) -> State:
        """The position at the start of the turn, from which the log continues."""
        return self._turn

    def view(self, seat: int | None) -> GameView:
        state, sheets = self._state, self._turn.sheets[:]
        if seat is not None:
            sheets[seat] = state.sheets[seat]
        scores = score_sheets(sheets, self.setup)
        sight = {**self.sight(seat), "points": tuple(score.total for score in scores)}
        return GameView(
            **sight,
            setup=replace(self.setup, seed=""),
            first=state.first,
            phase=state.phase,
            turn=state.turn,
            caller=state.caller,
            called=state.called,
            sheets=tuple(map(copied, sheets)),
            scores=scores,
        )

    def scores(self) -> tuple[ScoreSheet, ...]:
        """A score sheet for each seat, as known to everybody: without the results of the current turn."""
        return score_sheets(self._turn.sheets, self.setup)

    def imagined(self, seat: int, chance: str) -> Game:
        """Return the game as a seat knows it: without the others' actions in this turn, and with new rolls to come."""
        since = self._turn.since
        before, now = self._log[:since], self._log[since:]
        called = next((at for at, (_, text) in enumerate(now, start=1) if parse(text).verb is Verb.CALL), 0)
        known = now[:called] + [each for each in now[called:] if each[0] == seat]
        return Game(replace(self.setup, seed=chance), copied(self._turn), before + known)

    def imagined_call(self, seat: int, chance: str, called: Colour | None = None) -> Game | None:
        """Return the position in which a waiting seat would call if the others did nothing, or would answer if somebody
        else `called` a colour and had nothing more to do; None if the seat has nothing to plan.
        """
        sheet = self._state.sheets[seat]
        if self._state.phase not in (Phase.CALL, Phase.DRAW) or seat in self.seats_to_act or sheet.done or sheet.found:
            return None
        game = self.imagined(seat, chance)
        state = game._state
        begin_turn(state, seat if called is None else None)
        if called is not None:
            state.phase, state.called = Phase.DRAW, called
            for at, other in enumerate(state.sheets):
                other.doing.ended = at != seat
        game._begin_turn(state)
        return game

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Game:
        try:
            return super().from_dict(data)
        except IllegalAction as error:
            raise ValueError(f"this game cannot be played again: {error}") from error


LOG = log_of(Game.new, IllegalAction, GameSetup, [field.name for field in fields(GameSetup)])
