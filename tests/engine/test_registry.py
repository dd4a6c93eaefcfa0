"""Every kind of effect and stage has its rule, and a rule takes its source from its step, never from a card's name."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, get_args

import pytest

from arnak_bot.games.arnak.engine.content import CARD_BY_ID
from arnak_bot.games.arnak.engine.effects import All, Draw, Effect, ExileCard, GainFear, PayTo, Upgrade, gain
from arnak_bot.games.arnak.engine.resources import bag
from arnak_bot.games.arnak.engine.rules import agenda, registry
from arnak_bot.games.arnak.engine.rules.registry import RULES, is_worthwhile, only_gains
from arnak_bot.games.arnak.engine.rules.turn import Turn
from arnak_bot.games.arnak.engine.steps import Stage as AnyStage
from tests.engine.stage import Stage, gold, silver

EFFECTS, STAGES = set(get_args(Effect)), set(get_args(AnyStage))


def test_every_effect_and_every_stage_has_one_rule() -> None:
    missing = {kind.__name__ for kind in EFFECTS | STAGES} - {kind.__name__ for kind in RULES}
    assert not missing, f"no row in the ROWS of a module in engine/rules for {missing}"
    unknown = {kind.__name__ for kind in RULES} - {kind.__name__ for kind in EFFECTS | STAGES}
    assert not unknown, f"rules for what is in no union: {unknown}"
    assert len(registry._ROWS) == len(RULES), "two rows for one kind"


@pytest.mark.parametrize("kind", sorted(RULES, key=str))
def test_a_rule_is_whole(kind: type) -> None:
    rule = RULES[kind]
    assert (rule.ask is None) == (rule.answer is None) == (rule.do is not None)
    if rule.ask is None:
        assert not rule.only_if_several and rule.on_decline is None
    assert (rule.only_gains is not None) == (kind in EFFECTS)


def test_an_effect_that_resolves_itself_is_never_asked() -> None:
    turn = Turn(Stage().game.state, "")
    with pytest.raises(TypeError, match="GainFear does not ask anything"):
        agenda.answers_to(turn, GainFear())


def test_a_sum_of_effects_only_gains_if_all_its_parts_do_R19() -> None:
    assert only_gains(All((Draw(), gain(coin=1)))) and not only_gains(All((Draw(), GainFear())))


def test_a_sum_of_effects_is_worthwhile_if_a_part_is() -> None:
    turn = Turn(Stage(deck=()).game.state, "")
    assert not is_worthwhile(turn, All((Draw(), Upgrade())))
    assert is_worthwhile(turn, All((Draw(), gain(coin=1))))


WORTHWHILE = [
    (Draw(), {"deck": ()}, {"deck": ("torch",)}),
    (ExileCard(), {}, {"hand": ["fear"]}),
    (ExileCard(), {}, {"play": ["fear"]}),
    (Upgrade(), {"jewel": 1, "coin": 3, "compass": 3}, {"tablet": 1}),
    (Upgrade(), {}, {"arrowhead": 1}),
    (PayTo(gain(jewel=1), tokens=bag(coin=2)), {"coin": 1}, {"coin": 2}),
    (PayTo(gain(jewel=1), put_down=1), {}, {"hand": ["hat"]}),
]


@pytest.mark.parametrize(("effect", "without", "with_it"), WORTHWHILE)
def test_a_free_action_is_worthwhile_only_with_what_it_needs(
    effect: Effect, without: dict[str, object], with_it: dict[str, object]
) -> None:
    assert not is_worthwhile(Turn(Stage(**without).game.state, ""), effect)  # type: ignore[arg-type]
    assert is_worthwhile(Turn(Stage(**with_it).game.state, ""), effect)  # type: ignore[arg-type]


def test_the_artisan_is_offered_only_with_something_to_upgrade() -> None:
    assert not {"assistant 11", "boon 8"} & set(Stage(assistants=[silver(11)], guardians=[8], jewel=2, coin=2).texts())
    enough: list[dict[str, Any]] = [{"tablet": 1}, {"arrowhead": 1}]
    for one in enough:
        assert {"assistant 11", "boon 8"} <= set(Stage(assistants=[silver(11)], guardians=[8], **one).texts())
    assert "assistant 11" in Stage(assistants=[gold(11)]).texts(), "its gold side gives a compass in any case"


# --- sources ------------------------------------------------------------------------------------


def source_of(stage: Stage) -> str:
    question = stage.game.question
    assert question is not None
    return question.source


def reprinted(monkeypatch: pytest.MonkeyPatch, card: str) -> str:
    """Print a card once more under another name."""
    monkeypatch.setitem(CARD_BY_ID, "reprint", replace(CARD_BY_ID[card], id="reprint"))
    return "reprint"


@pytest.mark.parametrize("reprint", [False, True])
def test_the_second_camp_of_star_charts_is_asked_by_the_card_that_was_played(
    monkeypatch: pytest.MonkeyPatch, reprint: bool
) -> None:
    card = reprinted(monkeypatch, "star-charts") if reprint else "star-charts"
    stage = Stage(hand=[card], tablet=1, coin=1).after(f"play {card}", "accept", "activate camp-coins")
    assert source_of(stage) == f"card:{card}"
    assert "activate camp-coins" not in stage.answers() and "activate camp-tablets" in stage.answers()


@pytest.mark.parametrize("reprint", [False, True])
def test_the_questions_of_a_crystal_earring_are_asked_by_the_card_that_was_played(
    monkeypatch: pytest.MonkeyPatch, reprint: bool
) -> None:
    card = reprinted(monkeypatch, "crystal-earring") if reprint else "crystal-earring"
    stage = Stage(hand=[card], tablet=1).after(f"play {card}", "draw 3")
    assert source_of(stage) == f"card:{card}"
    stage.do("keep brush")
    assert source_of(stage) == f"card:{card}"
    assert f"card:{card}" in repr(stage.do("decline")[0])


@pytest.mark.parametrize("reprint", [False, True])
def test_the_question_of_an_obsidian_earring_is_asked_by_the_card_that_was_played(
    monkeypatch: pytest.MonkeyPatch, reprint: bool
) -> None:
    card = reprinted(monkeypatch, "obsidian-earring") if reprint else "obsidian-earring"
    assert source_of(Stage(hand=[card], tablet=1).after(f"play {card}", "draw 2")) == f"card:{card}"


@pytest.mark.parametrize("reprint", [False, True])
def test_the_second_activation_of_a_passage_shell_is_asked_by_the_card_that_was_played(
    monkeypatch: pytest.MonkeyPatch, reprint: bool
) -> None:
    card = reprinted(monkeypatch, "passage-shell") if reprint else "passage-shell"
    stage = Stage(hand=[card], tablet=1).after(f"play {card}", "dig camp-coins")
    assert source_of(stage) == f"card:{card}"
    assert stage.answers() == ["activate camp-coins", "decline"]
