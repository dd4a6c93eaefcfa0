"""Arnak as a game on the shelf."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from arnak_bot.games.arnak.engine import Action, Event, Game, GameView, IllegalAction
from arnak_bot.games.arnak.engine.actions import act
from arnak_bot.games.arnak.engine.content import newest_edition
from arnak_bot.games.arnak.engine.events import seen_by
from arnak_bot.games.arnak.engine.options import OPTIONS, setup_from
from arnak_bot.games.arnak.engine.rules.scoring import ScoreSheet
from arnak_bot.games.arnak.engine.setup import MOST_PLAYERS
from arnak_bot.games.arnak.players import EagerPlayer, RandomPlayer
from arnak_bot.games.arnak.wording import actions, components, effects, in_words, prompts, rules, story, tables
from arnak_bot.games.port import LookUp, Menu, Pictures, Rules, Setup, Shelved, Wording
from arnak_bot.host.orders import closing_action
from arnak_bot.host.tables import ends_a_turn
from images import arnak as images

__all__ = ["ARNAK"]

_OTHERS = "Pass, end, undo"


def _new(setup: Setup) -> Game:
    return Game.new(setup_from(setup.options, setup.players, setup.seed, setup.edition))


def _load(data: dict[str, Any]) -> Game:
    return Game.from_dict(data)


def _menus(view: GameView) -> tuple[Menu[Action], ...]:
    sorted_in: dict[str, list[Action]] = {heading: [] for heading in (*actions.Menu, _OTHERS)}
    for action in view.legal:
        menu = actions.menu_of(action, view)
        sorted_in[_OTHERS if menu is None else menu.value].append(action)
    return tuple(
        Menu(heading, tuple(actions.sorted_by_want(found)) if heading != _OTHERS else tuple(found))
        for heading, found in sorted_in.items()
        if found
    )


def _tell(events: Sequence[Event], view: GameView, names: Sequence[str]) -> list[str]:
    return story.tell([seen_by(event, view.viewer) for event in events], view, names)


def _refused(error: Exception, _: GameView) -> str:
    return f"{error}."


def _look_ups() -> list[LookUp]:
    return [LookUp(each.key, each.name) for each in components.everything()]


def _look_up(typed: str) -> LookUp | None:
    found, _ = components.find(typed)
    return None if found is None else LookUp(found.key, found.name)


def _explain(asked: LookUp, _: GameView) -> str:
    found, _near = components.find(asked.key)
    assert found is not None, "look-ups are found by their keys"
    return effects.plain(components.words(found))


def _topics() -> Mapping[str, str]:
    return {topic: rules.answer(topic) for topic in rules.topics()}


def _board(view: GameView, names: Sequence[str], events: Sequence[Event], layout: str) -> bytes:
    return images.draw_board(view, tuple(names), images.marks_of(tuple(events)), layout)


def _scores(sheets: Sequence[ScoreSheet], names: Sequence[str]) -> bytes:
    return images.draw_scores(tuple(sheets), tuple(names))


ARNAK: Shelved[Game, Action, Event, GameView, ScoreSheet] = Shelved(
    key="arnak",
    title="Lost Ruins of Arnak",
    seats=range(1, MOST_PLAYERS + 1),
    options=OPTIONS,
    rules=Rules(newest_edition, _new, _load, act, seen_by, ends_a_turn, closing_action, IllegalAction),
    wording=Wording(
        menus=_menus,
        label=actions.label,
        hint=in_words.described,
        question=prompts.question,
        status=prompts.status,
        hand=prompts.hand,
        tell=_tell,
        turn_line=tables.turn_line,
        board_alt=tables.board_alt,
        score_alt=tables.score_alt,
        table=tables.board_text,
        refused=_refused,
        look_ups=_look_ups,
        look_up=_look_up,
        explain=_explain,
        topics=_topics,
    ),
    pictures=Pictures(_board, images.draw_hand, _scores),
    players={"random": RandomPlayer, "eager": EagerPlayer},
)
