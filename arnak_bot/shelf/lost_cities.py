"""Lost Cities as a game on the shelf."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from arnak_bot.games.lost_cities.engine import Action, Event, Game, GameView, IllegalAction, ScoreSheet, parse, seen_by
from arnak_bot.games.lost_cities.engine.events import ExpeditionBegan, GameEnded, TurnEnded
from arnak_bot.games.lost_cities.engine.setup import FEWEST_PLAYERS, MOST_PLAYERS, NEWEST_EDITION
from arnak_bot.games.lost_cities.options import OPTIONS, setup_from
from arnak_bot.games.lost_cities.players import RandomPlayer, ThriftyPlayer
from arnak_bot.games.lost_cities.wording import (
    actions,
    components,
    prompts,
    refusals,
    rules,
    scores,
    story,
    tables,
    words,
)
from arnak_bot.games.port import LookUp, Menu, Pictures, Rules, Setup, Shelved, Wording
from images import lost_cities

__all__ = ["LOST_CITIES"]

_ENDINGS = (TurnEnded, ExpeditionBegan, GameEnded)
_ALT_LIMIT = 1024


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
    menus = {actions.menu_of(action): action for action in reversed(legal)}
    return menus.get(actions.Menu.DISCARD) or menus.get(actions.Menu.DRAW) or legal[0]


def _menus(view: GameView) -> tuple[Menu[Action], ...]:
    sorted_in: dict[actions.Menu, list[Action]] = {menu: [] for menu in actions.Menu}
    for action in view.legal:
        sorted_in[actions.menu_of(action)].append(action)
    return tuple(Menu(menu.value, tuple(found)) for menu, found in sorted_in.items() if found)


def _tell(events: Sequence[Event], view: GameView, names: Sequence[str]) -> list[str]:
    return story.tell([seen_by(event, view.viewer) for event in events], view, names)


def _score_alt(sheets: Sequence[ScoreSheet], names: Sequence[str]) -> str:
    return words.clip(". ".join([scores.winners(sheets, names), *scores.result(sheets, names)]), _ALT_LIMIT)


def _refused(error: Exception, view: GameView) -> str:
    assert isinstance(error, IllegalAction), "nothing else is refused"
    return refusals.say(error, view)


def _look_ups() -> list[LookUp]:
    return [LookUp(each.key, each.name) for each in components.everything()]


def _look_up(typed: str) -> LookUp | None:
    found = components.find(typed)
    return None if found is None else LookUp(found.key, found.name)


def _explain(asked: LookUp, view: GameView) -> str:
    found = components.find(asked.key)
    assert found is not None, "look-ups are found by their keys"
    return found.describe(view)


def _topics() -> Mapping[str, str]:
    return rules.TOPICS


def _board(view: GameView, names: Sequence[str], events: Sequence[Event], layout: str) -> bytes:
    """There is one shape, made for phones; what has just happened is told in words."""
    del events, layout
    return lost_cities.draw_board(view, names)


LOST_CITIES: Shelved[Game, Action, Event, GameView, ScoreSheet] = Shelved(
    key="lost-cities",
    title="Lost Cities: the board game",
    seats=range(FEWEST_PLAYERS, MOST_PLAYERS + 1),
    options=OPTIONS,
    rules=Rules(_edition, _new, _load, parse, seen_by, _ends_turn, _least, IllegalAction),
    wording=Wording(
        menus=_menus,
        label=actions.label,
        hint=actions.hint,
        question=prompts.question,
        status=prompts.status,
        hand=prompts.hand,
        tell=_tell,
        turn_line=tables.turn_line,
        board_alt=tables.board_alt,
        score_alt=_score_alt,
        table=tables.board_text,
        refused=_refused,
        look_ups=_look_ups,
        look_up=_look_up,
        explain=_explain,
        topics=_topics,
    ),
    pictures=Pictures(_board, lost_cities.draw_hand, lost_cities.draw_scores),
    players={"random": RandomPlayer, "thrifty": lambda _: ThriftyPlayer()},
)
