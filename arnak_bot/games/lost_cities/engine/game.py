"""The game as a small object: it lists the legal actions, you push one onto it, it tells what happened.

>>> game = Game.new(GameSetup(players=2, seed="example"))
>>> game.seat_to_act, game.round
(0, 1)
>>> _ = game.apply(game.legal_actions()[0])
>>> [str(action) for action in game.legal_actions()]
['draw']
"""

from __future__ import annotations

from typing import Any

from arnak_bot.game.position import Game as Base
from arnak_bot.games.lost_cities.engine import typed
from arnak_bot.games.lost_cities.engine.actions import Action, parse
from arnak_bot.games.lost_cities.engine.dumps import STEPS
from arnak_bot.games.lost_cities.engine.events import Event, TurnEnded
from arnak_bot.games.lost_cities.engine.refusals import IllegalAction, Why, seen_as
from arnak_bot.games.lost_cities.engine.rules import expedition
from arnak_bot.games.lost_cities.engine.rules.legality import legal_actions, why_not
from arnak_bot.games.lost_cities.engine.rules.scoring import ScoreSheet, score_sheets
from arnak_bot.games.lost_cities.engine.rules.turn import take
from arnak_bot.games.lost_cities.engine.setup import GameSetup
from arnak_bot.games.lost_cities.engine.state import Owed, Phase, Player, State
from arnak_bot.games.lost_cities.engine.view import GameView, view_of
from arnak_bot.kit.codec import decode, encode
from arnak_bot.kit.dumps import newest_format, up_to_date
from arnak_bot.kit.plain import copied


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
        self._base = base or (copied(state), len(log))
        self._legal: tuple[Action, ...] | None = None

    @classmethod
    def new(cls, setup: GameSetup) -> Game:
        """Lay the tiles and deal the first hands; `opening` holds what happened, and who begins."""
        state = State([Player() for _ in range(setup.players)])
        opening = expedition.begin(state, setup, expedition.drawn_starter(setup))
        game = cls(setup, state, [])
        game.opening = tuple(opening)
        return game

    # --- whose move, and which ----------------------------------------------------------------

    @property
    def seats_to_act(self) -> tuple[int, ...]:
        """The seat whose turn it is; none when the game is over."""
        return () if self.over else (self._state.seat,)

    def legal_actions(self, seat: int | None = None) -> tuple[Action, ...]:
        """What `seat` (default: the seat to act) may do now; empty for a seat that is not to act."""
        if seat not in (None, self.seat_to_act):
            return ()
        if self._legal is None:
            self._legal = legal_actions(self._state, self._state.seat, self.setup)
        return self._legal

    @property
    def question(self) -> Owed | None:
        """The step that waits for its explorer, if one does."""
        return self._state.owed

    @property
    def answers(self) -> tuple[Action, ...]:
        """What answers the open question; nothing without one."""
        return self.legal_actions() if self._state.owed is not None else ()

    # --- moving -------------------------------------------------------------------------------

    def apply(self, action: Action | str, seat: int | None = None) -> tuple[Event, ...]:
        """Carry out an action, or the text of one, for `seat` (default: the seat to act).

        Returns what happened, in order. Use `seen_by` before showing it to anybody.

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
        """Do what is legal and return what happened."""
        self._legal = None
        self._log.append((seat, action.text))
        events = take(self._state, self.setup, action)
        if any(isinstance(event, TurnEnded) for event in events):
            self._state.undo_floor = len(self._log)
        return tuple(events)

    def refused(self, text: str, seat: int | None) -> IllegalAction:
        return IllegalAction(Why.NOTHING_TO_UNDO if text == "undo" else Why.NOTHING_DECIDED)

    def _allowed(self, action: Action | str, acting: int) -> Action:
        """Return what is to be carried out.

        Raises:
            IllegalAction: it may not be.
        """
        if acting != self._state.seat:
            raise IllegalAction(Why.NOT_YOUR_TURN)
        chosen = self.find(action, acting) if isinstance(action, str) else action
        why = why_not(self._state, acting, chosen, self.setup)
        if why is not None:
            raise IllegalAction(why, chosen, typed.near(chosen, self.legal_actions()))
        return chosen

    def find(self, text: str, seat: int) -> Action:
        """Return the legal action that somebody means who types `text`; forgiving, but never a guess.

        Raises:
            IllegalAction: it means nothing, several things, or what is not possible now.
        """

        def against(action: Action) -> Why | None:
            return why_not(self._state, seat, action, self.setup)

        return typed.find(text, self.legal_actions(seat), self._state.phase, against)

    @property
    def undo_floor(self) -> int:
        """How many decisions from the start can never be taken back: a turn ended with them."""
        return self._state.undo_floor

    def play_without(self, at: int) -> None:
        """Play everything once more but for one decision of the log.

        It is played from the position that was set up or loaded, if that came before the decision: older ones may have
        been made under other rules.
        """
        start, done = self._base
        if done <= at:
            before = Game(self.setup, copied(start), self._log[:done])
        else:
            before, done = Game.new(self.setup), 0
        for seat, text in self._log[done:at] + self._log[at + 1 :]:
            before.apply(parse(text), seat)
        self._state, self._log, self._legal = before._state, before._log, None

    # --- reading ------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the last expedition has been scored."""
        return self._state.phase is Phase.OVER

    @property
    def round(self) -> int:
        """The expedition, from 1."""
        return self._state.expedition

    @property
    def state(self) -> State:
        """The whole position, hidden things included: for tests and tools, never for faces."""
        return self._state

    def view(self, seat: int | None) -> GameView:
        """What `seat` may know; None is the open table."""
        legal = () if seat is None else self.legal_actions(seat)
        return view_of(self._state, self.setup, seat, legal, self.ply)

    def scores(self) -> tuple[ScoreSheet, ...]:
        """A score sheet for each seat, as things stand."""
        return score_sheets(self._state, self.setup)

    # --- copies and storage -------------------------------------------------------------------

    def copy(self) -> Game:
        """Return an independent game in the same position."""
        twin = Game(self.setup, copied(self._state), self._log[:], self._base)
        twin.opening, twin._legal = self.opening, self._legal
        return twin

    def to_dict(self) -> dict[str, Any]:
        """Return the whole game as JSON values; `from_dict` reads it back."""
        return {
            "format": newest_format(STEPS),
            "setup": encode(self.setup),
            "log": encode(self._log),
            "state": encode(self._state),
        }

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Game:
        """Rebuild a game from `to_dict`.

        A game that an older version dumped is brought up to date (`dumps`); nothing is filled in beside that.

        Raises:
            ValueError: the data is of an unknown format, or lacks something, or has too much: it says what.
        """
        dump = up_to_date(data, STEPS)
        log = decode(list[tuple[int, str]], dump["log"])
        setup, state = decode(GameSetup, dump["setup"]), decode(State, dump["state"])
        if state.phase is Phase.OVER:
            expedition.pay_for_artifacts(state, setup)  # older formats did not keep it
        return cls(setup, state, log)
