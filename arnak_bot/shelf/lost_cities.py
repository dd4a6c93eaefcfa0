"""Lost Cities as a game on the shelf."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from arnak_bot.games.lost_cities.engine import (
    NEWEST_EDITION,
    Action,
    Discard,
    Draw,
    Event,
    Game,
    GameView,
    IllegalAction,
    ScoreSheet,
    parse,
    seen_by,
)
from arnak_bot.games.lost_cities.engine.events import ExpeditionBegan, GameEnded, TurnEnded
from arnak_bot.games.lost_cities.engine.setup import FEWEST_PLAYERS, MOST_PLAYERS
from arnak_bot.games.lost_cities.options import OPTIONS, setup_from
from arnak_bot.games.lost_cities.players import RandomPlayer, ThriftyPlayer
from arnak_bot.games.lost_cities.wording import actions, components, prompts, refusals, rules, scores, story, tables
from arnak_bot.games.lost_cities.wording.messages import ENGLISH
from arnak_bot.games.port import LookUp, Menu, Pictures, Rules, Setup, Shelved, Wording
from images import lost_cities

__all__ = ["LOST_CITIES"]

_ENDINGS = (TurnEnded, ExpeditionBegan, GameEnded)


def _edition() -> int:
    return NEWEST_EDITION


def _new(setup: Setup) -> Game:
    return Game.new(setup_from(setup.options, setup.players, setup.seed, setup.edition))


def _load(data: dict[str, Any]) -> Game:
    return Game.from_dict(data)


def _ends_turn(events: Sequence[Event]) -> bool:
    return any(isinstance(event, _ENDINGS) for event in events)


def _least(game: Game, seat: int) -> Action:
    """Discard rather than play: what is discarded can be had again; the rest ends the turn by itself."""
    legal = game.legal_actions(seat)
    least = [action for action in legal if isinstance(action, Discard) or action == Draw()]
    return (least or legal)[0]


def _menus(view: GameView) -> tuple[Menu[Action], ...]:
    return tuple(Menu(actions.heading(menu, ENGLISH), found) for menu, found in actions.menus(view).items())


def _label(action: Action, view: GameView) -> str:
    return actions.label(action, view, ENGLISH)


def _hint(action: Action, view: GameView) -> str:
    return actions.hint(action, view, ENGLISH)


def _question(view: GameView) -> str:
    return prompts.question(view, ENGLISH)


def _status(view: GameView) -> str:
    return prompts.status(view, ENGLISH)


def _hand(view: GameView) -> str:
    return prompts.hand(view, ENGLISH)


def _tell(events: Sequence[Event], view: GameView, names: Sequence[str]) -> list[str]:
    return story.tell([seen_by(event, view.viewer) for event in events], view, names, ENGLISH)


def _turn_line(view: GameView, names: Sequence[str]) -> str:
    return tables.turn_line(view, names, ENGLISH)


def _board_alt(view: GameView, names: Sequence[str]) -> str:
    return tables.board_alt(view, names, ENGLISH)


def _score_alt(sheets: Sequence[ScoreSheet], names: Sequence[str]) -> str:
    return scores.alt(sheets, names, ENGLISH)


def _table(view: GameView, names: Sequence[str]) -> list[str]:
    return tables.board_text(view, names, ENGLISH)


def _refused(error: Exception, view: GameView) -> str:
    assert isinstance(error, IllegalAction), "nothing else is refused"
    return refusals.say(error, view, ENGLISH)


def _look_ups() -> list[LookUp]:
    return [LookUp(each.key, each.name) for each in components.everything(ENGLISH)]


def _look_up(typed: str) -> LookUp | None:
    found = components.find(typed, ENGLISH)
    return None if found is None else LookUp(found.key, found.name)


def _explain(asked: LookUp, view: GameView) -> str:
    found = components.find(asked.key, ENGLISH)
    assert found is not None, "look-ups are found by their keys"
    return found.describe(view)


def _topics() -> Mapping[str, str]:
    return {name: topic.text for name, topic in rules.topics(ENGLISH).items()}


def _board(view: GameView, names: Sequence[str], events: Sequence[Event], layout: str) -> bytes:
    """There is one shape, made for phones, whichever layout is asked for."""
    del layout
    return lost_cities.draw_board(view, names, ENGLISH, events)


def _draw_hand(view: GameView, name: str) -> bytes:
    return lost_cities.draw_hand(view, name, ENGLISH)


def _draw_scores(sheets: Sequence[ScoreSheet], names: Sequence[str]) -> bytes:
    return lost_cities.draw_scores(sheets, names, ENGLISH)


LOST_CITIES: Shelved[Game, Action, Event, GameView, ScoreSheet] = Shelved(
    key="lost-cities",
    title="Lost Cities: the board game",
    seats=range(FEWEST_PLAYERS, MOST_PLAYERS + 1),
    options=OPTIONS,
    rules=Rules(_edition, _new, _load, parse, seen_by, _ends_turn, _least, IllegalAction),
    wording=Wording(
        menus=_menus,
        label=_label,
        hint=_hint,
        question=_question,
        status=_status,
        hand=_hand,
        tell=_tell,
        turn_line=_turn_line,
        board_alt=_board_alt,
        score_alt=_score_alt,
        table=_table,
        refused=_refused,
        look_ups=_look_ups,
        look_up=_look_up,
        explain=_explain,
        topics=_topics,
    ),
    pictures=Pictures(_board, _draw_hand, _draw_scores),
    players={"random": RandomPlayer, "thrifty": lambda _: ThriftyPlayer()},
)
