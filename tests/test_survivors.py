"""The small faults that once lived through every fast test, each killed by a test here or where it belongs.

Somebody changed one thing at a time in a copy of the program and ran the tests: these changes went unseen. What is
expected is what players read and what the rules say, got by playing, so that a test outlives the code behind it.
"""

from __future__ import annotations

import pytest

from arnak_bot.games.arnak.definition import GAME as ARNAK
from arnak_bot.games.arnak.engine import refusals
from arnak_bot.games.arnak.engine.actions import act
from arnak_bot.games.arnak.engine.content import CARD_BY_ID
from arnak_bot.games.arnak.engine.events import RoundBegan
from arnak_bot.games.arnak.engine.reasons import why_not
from arnak_bot.games.arnak.engine.resources import bag
from arnak_bot.games.arnak.engine.rules.scoring import ScoreSource, score_sheets
from arnak_bot.games.arnak.figures import figures_of
from arnak_bot.games.arnak.pictured import Part
from arnak_bot.games.arnak.wording import effects, panel, short, signs
from arnak_bot.games.arnak.wording.messages import ENGLISH
from arnak_bot.kit.names import named
from images.arnak import glyphs
from images.arnak.pictures import pictures_in
from tests.engine.stage import Stage
from tests.wording.happenings import CHANNEL, TURN

NAMES = ("Ann", "Bob")
OVERCOMES = "You overcome the Gilded Boar at Shrine (L1-1) with 2🪙 1🏹: +5 points."


def at_the_boar() -> Stage:
    return Stage(arrowhead=1, coin=2, at=["L1-1"], tiles={"L1-1": 10}, guard={"L1-1": 4}, hand=["fear"])


def lacking(stage: Stage) -> dict[str, str]:
    """What is out of reach, and what is missing for it."""
    return {action.text: lack for _, action, lack in panel.out_of_reach(stage.game.view(0), ENGLISH)}


# --- what is told --------------------------------------------------------------------------------


def test_an_overcome_guardian_is_described_in_these_words() -> None:
    stage = at_the_boar()
    assert CHANNEL.tell(stage.do("overcome L1-1"), stage.game.view(0), NAMES) == [OVERCOMES]


def test_an_overcome_guardian_is_in_the_news_of_the_others() -> None:
    """Also where something newer and smaller would take the last line."""
    stage = at_the_boar()
    later = Stage(hand=["exploration-car"]).do("dig camp-coins", "pay exploration-car")
    events = [*stage.do("overcome L1-1"), *later, *later, *later]
    lines = CHANNEL.since(named(events, NAMES), stage.game.view(1))
    assert lines[-1] == OVERCOMES.replace("You overcome", "Ann overcomes") and len(lines) == 3


def test_a_card_gained_on_top_of_the_deck_is_not_described_as_under_it() -> None:
    stage = Stage(hand=["monkey-medallion"], tablet=1)
    events = stage.do("play monkey-medallion", "gain hat")
    assert stage.me.deck[-1] == "hat", "the top of the deck is drawn first"
    assert CHANNEL.tell(events, stage.game.view(0), NAMES)[-1].endswith("on top of your deck.")
    assert "under" not in CHANNEL.tell(events, stage.game.view(0), NAMES)[-1]


def test_every_text_says_five_points_for_a_guardian_and_three_for_an_idol() -> None:
    for name, worth in (("Gilded Boar", "guardian, 5 points"), ("coin idol", "3 points, in a slot or not")):
        found, told = ARNAK.texts("en").reference.look_up(name, None)
        assert found is not None and worth in told
    points = dict(score_sheets(Stage(guardians=[4], crates=1).game.state)[0].lines)
    assert (points[ScoreSource.GUARDIANS], points[ScoreSource.IDOLS]) == (5, 3)


@pytest.mark.parametrize(("name", "called"), [("glass", "magnifying glass"), ("notebook", "notebook")])
def test_a_research_token_is_called_by_its_name(name: str, called: str) -> None:
    view = Stage(hand=["fear"]).game.view(0)
    assert signs.origin(view, f"research:3-{name}", ENGLISH).lower().startswith(f"{called}, ")
    assert called in TURN.label(act(f"research {name} 1"), view).lower()


# --- what is asked -------------------------------------------------------------------------------


def test_a_question_says_where_it_comes_from() -> None:
    stage = Stage(hand=["star-charts"], coin=1, tablet=1).after("play star-charts")
    assert TURN.question(stage.game.view(0)) == "Star Charts: pay 1 coin to activate two different camp sites?"
    view = stage.game.view(0)
    told = {
        "card:hat": "Hat",
        "site:camp-coins": "Harbour",
        "guardian:4": "Boon of the Gilded Boar",
        "assistant:6": f"The {signs.assistant(6, ENGLISH)}",
        "temple:11": "Lost Temple",
        "idol:coin": "Idol",
        "slot:coin": "Idol",
        "bonus:4": "Bonus tile",
    }
    assert {source: signs.origin(view, source, ENGLISH) for source in told} == told


def test_the_second_camp_of_star_charts_still_comes_from_star_charts() -> None:
    stage = Stage(hand=["star-charts"], coin=1, tablet=1).after("play star-charts", "accept", "activate camp-coins")
    assert stage.game.view(0).question is not None
    assert TURN.question(stage.game.view(0)) == "Star Charts: activate which site?"
    assert "activate camp-coins" not in stage.answers(), "two different camp sites"


# --- what is lacking -----------------------------------------------------------------------------


def test_the_notebook_above_the_glass_is_never_a_matter_of_price_R36() -> None:
    stage = Stage(hand=["fear"])
    assert not [text for text in lacking(stage) if text.startswith("research notebook")]
    reason = why_not(stage.game.view(0), act("research notebook 1"))
    assert reason is not None
    assert refusals.words(reason) == "your notebook may not be above your magnifying glass"
    assert [text for text in lacking(Stage(glass=1)) if text.startswith("research notebook")]


def test_an_artifact_in_hand_lacks_its_tablet() -> None:
    reason = why_not(Stage(hand=["stone-jar"]).game.view(0), act("play stone-jar"))
    assert reason is not None and reason.short == bag(tablet=1)
    assert lacking(Stage(hand=["stone-jar"]))["play stone-jar"] == "needs 1📜 more"
    assert "play stone-jar" in Stage(hand=["stone-jar"], tablet=1).texts()


def test_the_toll_of_a_level_two_site_is_in_compasses() -> None:
    assert "(a level II site costs 2 compasses first)" in effects.card("tent", ENGLISH)
    assert "level II: 2🧭" in short.effect(CARD_BY_ID["tent"].effect, ENGLISH)
    poor = Stage(hand=["tent"], at=["L2-1"], tiles={"L2-1": 3}, coin=9, compass=1)
    rich = Stage(hand=["tent"], at=["L2-1"], tiles={"L2-1": 3}, compass=2)
    poor.do("play tent")
    assert "activate L2-1" not in poor.answers()
    rich.do("play tent")
    assert "activate L2-1" in rich.answers()
    rich.do("activate L2-1")
    assert "compass" not in rich.tokens()


# --- what is shown -------------------------------------------------------------------------------


def test_the_description_of_a_players_part_is_that_players() -> None:
    view = Stage(hand=["hat"], at=["camp-coins"]).game.view(None)
    ann, bob = (pictures_in("en").part(Part.PLAYER, seat, (), view, NAMES).alt for seat in (0, 1))
    assert ann == "Round I, Ann to move. Ann: nothing; glass at the start, notebook at the start; 1 card in hand."
    assert bob == "Round I, Ann to move. Bob: nothing; glass at the start, notebook at the start; 0 cards in hand."


def test_every_resource_is_drawn_with_its_own_sign() -> None:
    assert glyphs.tokens(bag(coin=2, compass=1, tablet=1, arrowhead=3, jewel=1)) == (
        *("2", "#coin", "#compass", "#tablet"),
        *("3", "#arrowhead", "#jewel"),
    )


def test_a_statistic_is_stored_under_its_lookup_key() -> None:
    stage = at_the_boar()
    found = figures_of([RoundBegan(2), *stage.do("overcome L1-1")], "bird", 0)
    assert found == {
        "guardians overcome": 1,
        "overcome in round 2": 1,
        "paid coin": 2,
        "paid arrowhead": 1,
    }
    dug = Stage(hand=["exploration-car"])
    assert figures_of(dug.do("dig camp-coins", "pay exploration-car"), "bird", 0) == {"dug camp": 1, "gained coin": 2}
