"""Why something is not possible: what a reader of English is told is what the engine says itself."""

from __future__ import annotations

import pytest

from arnak_bot.games.arnak.definition import GAME
from arnak_bot.games.arnak.engine import refusals
from arnak_bot.games.arnak.engine.actions import act
from arnak_bot.games.arnak.engine.reasons import Reason, ReasonKind
from arnak_bot.games.arnak.engine.resources import Resource, bag
from arnak_bot.games.arnak.engine.travel import Icon
from arnak_bot.games.arnak.wording import reasons
from arnak_bot.games.arnak.wording.messages import ENGLISH
from tests.engine.stage import Stage

TURN = GAME.texts("en").turn


def of_kind(kind: ReasonKind, count: int) -> Reason:
    cost = bag(coin=count, jewel=count)
    have = tuple((resource, count - 1) for resource, _ in cost)
    return Reason(kind, "the Hunter", cost, have, (Icon.CAR,) * count)


@pytest.mark.parametrize("kind", ReasonKind)
@pytest.mark.parametrize("count", [1, 2, 3])
def test_every_reason_is_said_as_the_engine_says_it(kind: ReasonKind, count: int) -> None:
    reason = of_kind(kind, count)
    assert reasons.clause(reason, ENGLISH) == refusals.words(reason)
    assert reasons.because(reason, ENGLISH, of_verb=True) == refusals._NOTHING_AT_ALL.get(kind, refusals.words(reason))


@pytest.mark.parametrize("resource", Resource)
@pytest.mark.parametrize("count", [0, 1, 2])
def test_what_is_missing_is_counted_as_the_engine_counts_it(resource: Resource, count: int) -> None:
    reason = Reason(ReasonKind.TOKENS, "Hat", ((resource, count + 1),), ((resource, count),))
    assert reasons.clause(reason, ENGLISH) == refusals.words(reason)


@pytest.mark.parametrize("icon", Icon)
def test_travel_is_named_as_the_engine_names_it(icon: Icon) -> None:
    for travel in ((icon,), (icon, icon), (icon, Icon.BOOT, Icon.SHIP)):
        reason = Reason(ReasonKind.TRAVEL, "L1-1", travel=travel)
        assert reasons.clause(reason, ENGLISH) == refusals.words(reason)


@pytest.mark.parametrize(
    "forged", ["assistant ²", "research glass 99", "temple 99", "boon 99", "dig camp-coins/²", "idol"]
)
def test_a_forged_choice_is_not_possible_like_any_other(forged: str) -> None:
    assert TURN.why_not_yet(act(forged), Stage().game.view(0)) == f"“{forged}” is not possible now."
