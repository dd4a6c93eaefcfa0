"""The game object: it lists the legal actions, carries one out, and returns what happened.

>>> game = Game.new(GameSetup(players=2, seed="example"))
>>> game.seat_to_act, game.round
(0, 1)
>>> _ = game.apply("pass")
>>> [str(action) for action in game.legal_actions()][-1]
'end'
"""

from __future__ import annotations

from arnak_bot.games.arnak.engine import refusals
from arnak_bot.games.arnak.engine.actions import Action, IllegalAction, NotNow
from arnak_bot.games.arnak.engine.dumps import STEPS
from arnak_bot.games.arnak.engine.events import Event
from arnak_bot.games.arnak.engine.rules import agenda, menu, rounds
from arnak_bot.games.arnak.engine.rules.scoring import ScoreSheet, score_sheets
from arnak_bot.games.arnak.engine.rules.turn import Turn
from arnak_bot.games.arnak.engine.setup import GameSetup, first_state
from arnak_bot.games.arnak.engine.state import Phase, State
from arnak_bot.games.arnak.engine.steps import Step
from arnak_bot.games.arnak.engine.view import GameView, view_of
from arnak_bot.kit.codec import TAGGED
from arnak_bot.kit.stateful import StatefulGame


class Game(StatefulGame[Action, Event, State]):
    refusal = IllegalAction
    steps = STEPS
    kinds = GameSetup, State
    codec = TAGGED

    @staticmethod
    def dealt(setup: GameSetup) -> tuple[State, list[Event]]:
        state = first_state(setup)
        turn = Turn(state, setup.seed)
        rounds.begin_round(turn)
        return state, turn.events

    @staticmethod
    def copied(state: State) -> State:
        return state.copy()

    def _forget(self) -> None:
        self._answers: list[Action] | None = None
        self._legal = None

    # --- whose turn, and what is legal --------------------------------------------------------

    @property
    def seats_to_act(self) -> tuple[int, ...]:
        state = self._state
        if state.phase is Phase.TURNS:
            return (state.seat,)
        if state.phase is Phase.KEEPING:
            return tuple(seat for seat, player in enumerate(state.players) if player.keeping)
        return ()

    def choices(self, seat: int) -> tuple[Action, ...]:
        if self._state.phase is Phase.KEEPING:
            return tuple(rounds.keep_actions(self._state, seat))
        if self._legal is None:
            self._legal = self._turn_actions()
        return self._legal

    def _turn_actions(self) -> tuple[Action, ...]:
        turn = Turn(self._state, self.setup.seed)
        free = menu.free_actions(turn)
        if self._state.agenda:
            if self._answers is None:
                self._answers = agenda.answers_to(turn, self._state.agenda[-1].task)
            return (*self._answers, *free)
        if self._state.main_taken:
            return (*free, menu.END)
        return (*menu.main_actions(turn), *free)

    @property
    def question(self) -> Step | None:
        """The open question of the seat to act; None if the seat is choosing a main or free action."""
        return self._state.agenda[-1] if self._state.agenda else None

    @property
    def answers(self) -> tuple[Action, ...]:
        """The answers to the open question, without the free actions that are also legal."""
        if not self._state.agenda:
            return ()
        return tuple(action for action in self.legal_actions() if not menu.is_free(action))

    # --- moving -------------------------------------------------------------------------------

    def apply(self, action: Action | str, seat: int | None = None) -> tuple[Event, ...]:
        """The default is the seat to act. Apply `seen_by` to the events before showing them to anybody. Raises
        IllegalAction if the game is not waiting for this seat, or the action is not legal; nothing changed."""
        acting = self._acting_seat(seat)
        return super().apply(self._meant(action, acting) if isinstance(action, str) else action, acting)

    def carry_out(self, action: Action, seat: int) -> tuple[Event, ...]:
        turn = Turn(self._state, self.setup.seed)
        self._answers = self._legal = None
        if self._state.phase is Phase.KEEPING:
            rounds.keep(turn, seat, action)
        else:
            self._take(turn, action)
        if turn.revealed:
            self._state.undo_floor = len(self._log)
        return tuple(turn.events)

    def refused(self, text: str, seat: int | None) -> IllegalAction:
        if text == "undo":
            return NotNow("that cannot be undone: something was revealed, or a turn ended")
        if text == "take back":
            return NotNow("nothing has been decided yet")
        return refusals.refusal(refusals.Input(text, self.view(seat)), self.legal_actions(seat))

    def _meant(self, typed: str, seat: int) -> Action:
        """Find the legal action that the typed text names exactly or, failing that, the only one that it can mean.
        While a question is open, a free action has to be typed in full."""
        exact, legal = " ".join(typed.lower().split()), self.legal_actions(seat)
        for action in legal:
            if action.text.lower() == exact:
                return action
        view = self.view(seat)
        free = view.free if view.question is not None else ()
        return refusals.meant(refusals.Input(typed, view), view.answers if free else legal, free)

    def _acting_seat(self, seat: int | None) -> int:
        seats = self.seats_to_act
        if not seats:
            raise NotNow("the game is over")
        if seat is None:
            return seats[0]
        if seat not in seats:
            raise NotNow("it is not your turn")
        return seat

    def _take(self, turn: Turn, action: Action) -> None:
        state = self._state
        if action == menu.END and not state.agenda:
            rounds.end_turn(turn)
            return
        if menu.is_free(action):
            menu.do_free(turn, action)
        elif state.agenda:
            agenda.answer(turn, action)
        else:
            menu.do_main(turn, action)
        self._answers = agenda.run(turn)
        if self.setup.auto_end and state.main_taken and not state.agenda and not menu.has_free_actions(turn):
            rounds.end_turn(turn)

    # --- reading ------------------------------------------------------------------------------

    @property
    def round(self) -> int:
        return self._state.round

    def view(self, seat: int | None) -> GameView:
        return view_of(self, seat)

    def scores(self) -> tuple[ScoreSheet, ...]:
        return score_sheets(self._state)
