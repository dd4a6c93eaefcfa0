"""What people type means the same in the engine and in the slash commands, or is refused for the same reason."""

from __future__ import annotations

import cProfile
import pstats

import pytest

from arnak_bot.games.arnak.engine import Action, AmbiguousAction, GameView, IllegalAction
from cogs import arnak as options
from tests.typed_inputs import INPUTS, POSITIONS, Input
from tests.wording.happenings import TURN

COMMANDS = {
    "dig": options.DIG,
    "discover": options.DISCOVER,
    "overcome": options.OVERCOME,
    "buy": options.BUY,
    "play": options.PLAY,
    "research": options.RESEARCH,
    "temple": options.TEMPLE,
    "assistant": options.ASSISTANT,
    "idol": options.IDOL,
    "pass": options.PASS,
}


def at_discord(each: Input, view: GameView) -> Action:
    """What the slash command makes of it: the one the player chose, or /turn choose."""
    if each.command:
        wanted = f"pass {each.typed}" if each.command == "pass" else each.typed
        return TURN.meant(wanted, view, COMMANDS[each.command].verbs)
    return TURN.answer_meant(each.typed, view)


def typed_at(position: str) -> list[Input]:
    return [each for each in INPUTS if each.position == position]


def test_there_are_enough_typed_inputs() -> None:
    assert len({(each.position, each.typed, each.command) for each in INPUTS}) == len(INPUTS) >= 120
    assert {each.position for each in INPUTS} <= set(POSITIONS)


@pytest.mark.parametrize("position", POSITIONS)
def test_the_engine_understands_typed_input_or_gives_the_reason(position: str) -> None:
    for each in typed_at(position):
        game = POSITIONS[position]()
        before = game.fingerprint()
        if isinstance(each.meaning, str):
            game.apply(each.in_engine)
            assert game.log[-1][1] == each.meaning, each
            continue
        with pytest.raises(IllegalAction) as refused:
            game.apply(each.in_engine)
        assert type(refused.value) is each.meaning and each.says in str(refused.value), each
        assert game.fingerprint() == before, each


@pytest.mark.parametrize("position", POSITIONS)
def test_a_slash_command_understands_the_same_input_or_gives_the_reason(position: str) -> None:
    game = POSITIONS[position]()
    view = game.view(game.seat_to_act)
    listed = {action.text for action in view.legal}
    for each in typed_at(position):
        if isinstance(each.meaning, str):
            assert at_discord(each, view).text == each.meaning, each
            continue
        with pytest.raises(IllegalAction) as refused:
            at_discord(each, view)
        assert type(refused.value) is each.meaning, each
        if each.says not in listed:  # the engine lists texts, Discord lists labels
            assert each.says in str(refused.value), each
        if isinstance(refused.value, AmbiguousAction):
            assert each.says in {action.text for action in refused.value.candidates}, each


def calls(typed: str, position: str = "start") -> int:
    """How many functions are called to refuse a text."""
    profile, game = cProfile.Profile(), POSITIONS[position]()
    with pytest.raises(IllegalAction):
        TURN.answer_meant(typed, view := game.view(0))
    with pytest.raises(IllegalAction), profile:
        TURN.answer_meant(typed, view)
    return pstats.Stats(profile).total_calls  # type: ignore[attr-defined,no-any-return]


def test_a_long_sentence_costs_no_more_than_a_few_words() -> None:
    long = "dig for coins and buy the pack donkey with the sea turtle and then play my watch by using fear"
    assert calls(long) < 7 * calls("around")


def test_a_text_twice_as_long_costs_twice_as_much() -> None:
    once, twice = (calls("camp " * count + "grappling", "moving") for count in (150, 300))
    assert twice < 2.5 * once


@pytest.mark.parametrize("position", POSITIONS)
def test_every_action_can_be_typed_by_its_text_or_label(position: str) -> None:
    game = POSITIONS[position]()
    view = game.view(game.seat_to_act)
    for action in view.legal:
        assert TURN.meant(action.text, view) == TURN.answer_meant(action.text, view) == action
        assert TURN.answer_meant(TURN.label(action, view), view) == action
        twin = game.copy()
        twin.apply(action.text.upper())
        assert twin.log[-1][1] == action.text
