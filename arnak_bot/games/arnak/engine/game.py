"""The game as a small object: it lists the legal actions, you push one onto it, it tells what happened.

>>> game = Game.new(GameSetup(players=2, seed="example"))
>>> game.seat_to_act, game.round
(0, 1)
>>> _ = game.apply("pass")
>>> [str(action) for action in game.legal_actions()][-1]
'end'
"""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from arnak_bot.game.position import Game as Base
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
from arnak_bot.kit.dumps import newest_format, up_to_date

__all__ = ["Game"]


class Game(Base[Action, Event]):
    """A whole game: its setup, its state and its log. Make one with `Game.new` or `Game.from_dict`.

    `base` is a position that undo may play again from, and how many decisions lie before it.
    """

    refusal = IllegalAction

    def __init__(
        self,
        setup: GameSetup,
        state: State,
        log: list[tuple[int, str]],
        base: tuple[State, int] | None = None,
    ) -> None:
        self.setup = setup
        self.opening: tuple[Event, ...] = ()
        self._state = state
        self._log = log
        self._base = base or (state.copy(), len(log))
        self._answers: list[Action] | None = None
        self._legal: tuple[Action, ...] | None = None

    @classmethod
    def new(cls, setup: GameSetup) -> Game:
        """Set up a game and deal the first hands; `opening` holds what happened."""
        state = first_state(setup)
        turn = Turn(state, setup.seed)
        rounds.begin_round(turn)
        game = cls(setup, state, [])
        game.opening = tuple(turn.events)
        return game

    # --- whose move, and which ----------------------------------------------------------------

    @property
    def seats_to_act(self) -> tuple[int, ...]:
        """The seats that owe an answer: one during turns, several at the end of a round, none at the end."""
        state = self._state
        if state.phase is Phase.TURNS:
            return (state.seat,)
        if state.phase is Phase.KEEPING:
            return tuple(seat for seat, player in enumerate(state.players) if player.keeping)
        return ()

    def legal_actions(self, seat: int | None = None) -> tuple[Action, ...]:
        """What `seat` (default: the seat to act) may do now; empty for a seat that is not to act."""
        state = self._state
        if state.phase is Phase.KEEPING:
            seats = self.seats_to_act
            asked = seats[0] if seat is None else seat
            return tuple(rounds.keep_actions(state, asked)) if asked in seats else ()
        if state.phase is Phase.OVER or seat not in (None, state.seat):
            return ()
        if self._legal is None:
            self._legal = self._turn_actions()
        return self._legal

    def _turn_actions(self) -> tuple[Action, ...]:
        turn = Turn(self._state, self.setup.seed)
        free = menu.free_actions(turn)
        if self._state.agenda:
            if self._answers is None:
                self._answers = agenda.answers_to(turn, self._state.agenda[-1])
            return (*self._answers, *free)
        if self._state.main_taken:
            return (*free, menu.END)
        return (*menu.main_actions(turn), *free)

    @property
    def question(self) -> Step | None:
        """The open question of the seat to act; None when it chooses a main or free action."""
        return self._state.agenda[-1] if self._state.agenda else None

    @property
    def answers(self) -> tuple[Action, ...]:
        """The answers to the open question, without the free actions that are legal beside it."""
        if not self._state.agenda:
            return ()
        return tuple(action for action in self.legal_actions() if not menu.is_free(action))

    # --- moving -------------------------------------------------------------------------------

    def apply(self, action: Action | str, seat: int | None = None) -> tuple[Event, ...]:
        """Carry out an action, or the text of one, for `seat` (default: the seat to act).

        Returns what happened, in order. Use `Event.seen_by` before showing it to anybody.

        Raises:
            IllegalAction: the seat is not to act, or the action is not legal; nothing changed.
        """
        acting = self._acting_seat(seat)
        legal = self.legal_actions(acting)
        chosen = self._meant(action, acting, legal) if isinstance(action, str) else action
        if chosen not in legal:
            raise refusals.refusal(chosen.text, legal, self.view(acting))
        return self.carry_out(chosen, acting)

    def carry_out(self, action: Action, seat: int) -> tuple[Event, ...]:
        """Carry out one of `legal_actions(seat)` unchecked: for searches, which have just listed them.

        Anything else leaves the game in a state that no rule allows.
        """
        turn = Turn(self._state, self.setup.seed)
        self._answers = self._legal = None
        self._log.append((seat, action.text))
        if self._state.phase is Phase.KEEPING:
            rounds.keep(turn, seat, action)
        else:
            self._take(turn, action)
        if turn.revealed:
            self._state.undo_floor = len(self._log)
        return tuple(turn.events)

    def refused(self, text: str, seat: int | None) -> NotNow:
        if text == "undo":
            return NotNow("that cannot be undone: something was revealed, or a turn ended")
        return NotNow("nothing has been decided yet")

    def _meant(self, typed: str, seat: int, legal: tuple[Action, ...]) -> Action:
        """Find the legal action that was typed: its exact text at once, else what it can only mean.

        Beside an open question free actions want their full text.
        """
        exact = " ".join(typed.lower().split())
        for action in legal:
            if action.text.lower() == exact:
                return action
        view = self.view(seat)
        free = view.free if view.question is not None else ()
        return refusals.meant(typed, view.answers if free else legal, view, free)

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
        self._answers = menu.answers(turn)
        if self.setup.auto_end and state.main_taken and not state.agenda and not menu.has_free_actions(turn):
            rounds.end_turn(turn)

    @property
    def undo_floor(self) -> int:
        """How many decisions from the start can never be taken back: a reveal or a turn's end came after them."""
        return self._state.undo_floor

    def play_without(self, at: int) -> None:
        """Play everything once more but for one decision of the log.

        It is played from the position that was set up or loaded, if that came before the decision: older ones may have
        been made under other rules.
        """
        start, done = self._base
        if done <= at:
            before = Game(self.setup, start.copy(), self._log[:done])
        else:
            before, done = Game.new(self.setup), 0
        for seat, text in self._log[done:at] + self._log[at + 1 :]:
            before.apply(text, seat)
        self._state, self._log = before._state, before._log
        self._answers = self._legal = None

    # --- reading ------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the last round has been played."""
        return self._state.phase is Phase.OVER

    @property
    def round(self) -> int:
        """The round, 1 to 5."""
        return self._state.round

    @property
    def state(self) -> State:
        """The whole position, hidden things included: for tests and tools, never for faces."""
        return self._state

    def view(self, seat: int | None) -> GameView:
        """What `seat` may know; None is the open table."""
        return view_of(self, seat)

    def scores(self) -> tuple[ScoreSheet, ...]:
        """A score sheet for each seat, as things stand."""
        return score_sheets(self._state)

    # --- copies and storage -------------------------------------------------------------------

    def copy(self) -> Game:
        """Return an independent game in the same position."""
        twin = Game(self.setup, self._state.copy(), self._log[:], self._base)
        twin.opening = self.opening
        twin._answers, twin._legal = self._answers, self._legal
        return twin

    def to_dict(self) -> dict[str, Any]:
        """Return the whole game as JSON values; `from_dict` reads it back."""
        return {
            "format": newest_format(STEPS),
            "setup": asdict(self.setup),
            "log": [[seat, text] for seat, text in self._log],
            "state": TAGGED.encode(self._state),
        }

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Game:
        """Rebuild a game from `to_dict`.

        A game that an older version dumped is brought up to date (`dumps`); nothing is filled in beside that.

        Raises:
            ValueError: the data is of an unknown format, or lacks something, or has too much: it says what.
        """
        dump = up_to_date(data, STEPS)
        setup = TAGGED.decode(GameSetup, {"is": GameSetup.__name__, **dump["setup"]})
        log = TAGGED.decode(list[tuple[int, str]], dump["log"])
        return cls(setup, TAGGED.decode(State, dump["state"]), log)
