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

from arnak_bot.games.lost_cities.engine.actions import Action, parse
from arnak_bot.games.lost_cities.engine.events import Event, TurnEnded
from arnak_bot.games.lost_cities.engine.refusals import IllegalAction, Why
from arnak_bot.games.lost_cities.engine.rules import expedition
from arnak_bot.games.lost_cities.engine.rules.legality import legal_actions, near, why_not
from arnak_bot.games.lost_cities.engine.rules.scoring import ScoreSheet, score_sheets
from arnak_bot.games.lost_cities.engine.rules.turn import take
from arnak_bot.games.lost_cities.engine.setup import CHOICES, FIRST_EDITION, GameSetup
from arnak_bot.games.lost_cities.engine.state import Phase, Player, State
from arnak_bot.games.lost_cities.engine.view import GameView, known_to
from arnak_bot.kit.dumps import Dump
from arnak_bot.kit.setups import log_of
from arnak_bot.kit.stateful import StatefulGame


def _from_1(dump: Dump) -> Dump:
    """Before editions were introduced, all games used what is now edition 1."""
    if "edition" in dump["setup"]:
        raise ValueError("a game of format 1 has no edition")
    return {**dump, "setup": {**dump["setup"], "edition": FIRST_EDITION}}


def _from_2(dump: Dump) -> Dump:
    """Points for artifact tokens used to be only on the score sheet; `Game.from_dict` adds them to finished games."""
    players = [{**player, "artifact_points": 0} for player in dump["state"]["players"]]
    return {**dump, "state": {**dump["state"], "players": players}}


class Game(StatefulGame[Action, Event, State]):
    refusal = IllegalAction
    steps = (_from_1, _from_2)
    kinds = GameSetup, State

    @staticmethod
    def dealt(setup: GameSetup) -> tuple[State, list[Event]]:
        state = State([Player() for _ in range(setup.players)])
        return state, expedition.begin(state, setup, expedition.drawn_starter(setup))

    # --- legal actions ------------------------------------------------------------------------

    @property
    def seats_to_act(self) -> tuple[int, ...]:
        return () if self._state.phase is Phase.OVER else (self._state.seat,)

    def choices(self, seat: int) -> tuple[Action, ...]:
        if self._legal is None:
            self._legal = legal_actions(self._state, self.setup)
        return self._legal

    # --- moving -------------------------------------------------------------------------------

    def carry_out(self, action: Action, seat: int) -> tuple[Event, ...]:
        self._legal = None
        events = take(self._state, self.setup, action)
        if any(isinstance(event, TurnEnded) for event in events):
            self._state.undo_floor = len(self._log)
        return tuple(events)

    def refused(self, text: str, seat: int | None) -> IllegalAction:
        if text in ("undo", "take back"):
            return IllegalAction(Why.NOTHING_TO_UNDO if text == "undo" else Why.NOTHING_DECIDED)
        view = self.view(seat) if seat in range(self.setup.players) else None
        try:
            meant = parse(text)
        except ValueError:
            return IllegalAction(Why.NOT_UNDERSTOOD, typed=text, view=view)
        why = why_not(self._state, seat, meant, self.setup)
        assert why is not None, "a legal action is not refused"
        return IllegalAction(why, meant, near(meant, self.legal_actions(seat)), view=view)

    # --- reading ------------------------------------------------------------------------------

    @property
    def round(self) -> int:
        return self._state.expedition

    def view(self, seat: int | None) -> GameView:
        sight, state = self.sight(seat), self._state
        sight["points"] = tuple(player.points for player in state.players)
        sight["answers"] = sight["legal"] if state.owed is not None else ()  # without draws: they are final
        setup, table = replace(self.setup, seed=""), known_to(seat, state)
        return GameView(**sight, table=table, deck_size=len(state.deck), setup=setup, scores=self.scores())

    def scores(self) -> tuple[ScoreSheet, ...]:
        return score_sheets(self._state, self.setup)

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Game:
        game = super().from_dict(data)
        if game.over:
            expedition.pay_for_artifacts(game.state, game.setup)  # older formats did not store these points
        return game


_LINES = ("edition", "players", *CHOICES, "seed")
LOG = log_of(Game.new, IllegalAction, GameSetup, _LINES, earlier={"edition": FIRST_EDITION})
