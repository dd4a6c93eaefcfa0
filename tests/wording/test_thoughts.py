"""Hints and looks back of Arnak in words: every kind of reason is told, and what is done reads as a player says it."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from arnak_bot.game.thinking import Advice, Moment, Reason, Review
from arnak_bot.games.arnak.engine.actions import act
from arnak_bot.games.arnak.engine.content import CARD_BY_ID
from arnak_bot.games.arnak.engine.printed import BonusTile
from arnak_bot.games.arnak.engine.rules.scoring import ScoreSource
from arnak_bot.games.arnak.engine.setup import RIVAL_NAME
from arnak_bot.games.arnak.engine.state import OwnedAssistant
from arnak_bot.games.arnak.thoughts import Why
from arnak_bot.games.arnak.wording.texts import texts_in
from arnak_bot.games.arnak.wording.thoughts import _lean
from tests.engine.stage import Stage

SAYS = texts_in("en")
VIEW = Stage(["fear", "hat"], at=["L1-1"], tiles={"L1-1": 1}, guard={"L1-1": 1}, coin=3, compass=4).game.view(0)
TOLD: dict[Why, tuple[Reason, str]] = {
    Why.ARRIVES: (Reason(Why.ARRIVES, count=23), "reaches the Lost Temple for 23 more points"),
    Why.POINTS: (Reason(Why.POINTS, (ScoreSource.IDOLS.value,), 3), "scores 3 points"),
    Why.SAFE: (Reason(Why.SAFE, ("L1-1",)), "saves you its Fear card"),
    Why.ESCAPES: (Reason(Why.ESCAPES, ("1",)), "escapes the "),
    Why.BOON: (Reason(Why.BOON, ("1",)), "gives you the boon of the"),
    Why.SLOT: (Reason(Why.SLOT, count=4), "costs 4 points (for slotting an idol)"),
    Why.RECRUITS: (Reason(Why.RECRUITS, ("1",), 1), "the Patron for the last round"),
    Why.BONUS: (Reason(Why.BONUS, (BonusTile.TABLET.value,)), "takes the bonus tile (+1📜)"),
    Why.AT_ONCE: (Reason(Why.AT_ONCE, ("stone-jar",)), "gives you the effect of Stone Jar right away"),
    Why.LASTS: (Reason(Why.LASTS, ("hat",), 2), "adds Hat to your deck (+1🪙 +1🧭; 2 rounds left)"),
    Why.GAINS: (Reason(Why.GAINS, ("coin", "coin", "jewel")), "gains 2🪙 1💎"),
    Why.DRAWS: (Reason(Why.DRAWS, count=2), "draws 2 cards"),
    Why.EXILES: (Reason(Why.EXILES, ("fear",), 1), "rids you of Fear (1 point)"),
    Why.MAY_EXILE: (Reason(Why.MAY_EXILE), "lets you exile a card"),
    Why.EXILES_NEXT: (Reason(Why.EXILES_NEXT, ("fear",), 1), "lets you exile Fear (1 point)"),
    Why.BUYS: (Reason(Why.BUYS, ("tent",), 3), "lets you buy Tent for 3🪙 less"),
    Why.READIES: (Reason(Why.READIES, ("2",), 1), "lets you use the "),
    Why.UNKNOWN: (Reason(Why.UNKNOWN), "adds whatever the new site holds"),
    Why.LEAVES: (
        Reason(Why.LEAVES, ("discover L1-3", *["compass"] * 3)),
        "still leaves you enough to discover L1-3 (3🧭)",
    ),
    Why.OPENS: (Reason(Why.OPENS, ("buy hat",)), "lets you buy Hat on your next turn"),
    Why.PROVIDES: (Reason(Why.PROVIDES, ("buy hat", "coin")), "gets you the 1🪙 you will need to buy Hat"),
    Why.LAST_SPACE: (
        Reason(Why.LAST_SPACE, ("camp-coins",)),
        "takes the last space there, where an opponent would most likely dig next",
    ),
    Why.COSTS: (
        Reason(Why.COSTS, ("coin", "compass", "compass", "card", "archaeologist")),
        "costs 1🪙 2🧭 and uses a card and an archaeologist",
    ),
    Why.LOSES: (Reason(Why.LOSES, ("rough-map",), 1), "exiles Rough Map (1 point less)"),
    Why.FEAR: (Reason(Why.FEAR, count=2), "brings 2 Fear cards (−1 point each)"),
    Why.RISKS: (Reason(Why.RISKS, ("1",)), "Unless you overcome the "),
    Why.KEEPS: (Reason(Why.KEEPS, ("hat",)), "puts Hat in your next hand ("),
    Why.ANEW: (Reason(Why.ANEW), "gives you a whole new hand"),
    Why.MORE_POINTS: (Reason(Why.MORE_POINTS, (ScoreSource.GUARDIANS.value,), 5), "5 points more for a guardian"),
    Why.LESS_FEAR: (Reason(Why.LESS_FEAR, count=1), "1 point less lost to Fear"),
    Why.MORE_TOKENS: (Reason(Why.MORE_TOKENS, ("jewel",)), "1💎 more"),
    Why.FEWER_TOKENS: (Reason(Why.FEWER_TOKENS, ("coin", "coin")), "2🪙 less"),
    Why.OWNS: (Reason(Why.OWNS, ("hat",)), "Hat in the deck"),
    Why.WITH: (Reason(Why.WITH, ("1",)), "on the team"),
    Why.FURTHER: (Reason(Why.FURTHER, (ScoreSource.NOTEBOOK.value,), 1), "the notebook 1 row further"),
    Why.SAVES: (Reason(Why.SAVES, ("tablet",)), "leaves you 1📜 for the next round"),
    Why.NOTHING_MORE: (Reason(Why.NOTHING_MORE), "Nothing else is worth using"),
}


@pytest.mark.parametrize("kind", [kind for kind in Why if kind is not Why.PREPARES])
def test_every_kind_of_reason_has_a_text(kind: Why) -> None:
    reason, told = TOLD[kind]
    said = SAYS.thoughts.why([reason], VIEW, ("Ann", "Bob"))
    starts = ("It ", "When the computer plays on from both moves, ", "Nothing else ", "Next: ", "Unless ")
    assert said.startswith(starts) and said.endswith(".") and told in said


def test_what_an_effect_has_given_is_told_once() -> None:
    at_once, gains = TOLD[Why.AT_ONCE][0], Reason(Why.GAINS, ("coin", "coin"))
    alone, both = (SAYS.thoughts.why(reasons, VIEW, ("Ann", "Bob")) for reasons in ([at_once], [at_once, gains]))
    assert "right away (" in alone and both == "It gives you the effect of Stone Jar right away and gains 2🪙."


TO_OTHERS: dict[Why, tuple[Reason, str]] = {
    Why.ARRIVES: (Reason(Why.ARRIVES, count=23), "23 points for reaching the Lost Temple"),
    Why.POINTS: (Reason(Why.POINTS, (ScoreSource.IDOLS.value,), 3), "3 points from an idol"),
    Why.SLOT: (Reason(Why.SLOT, count=4), "an idol’s effect in the fourth slot"),
    Why.SAFE: (Reason(Why.SAFE, ("L1-1",)), "no Fear from the guardian of"),
    Why.BOON: (Reason(Why.BOON, ("1",)), "the boon of the"),
    Why.RECRUITS: (Reason(Why.RECRUITS, ("1",), 1), "the Patron for the last round"),
    Why.LASTS: (Reason(Why.LASTS, ("hat",), 2), "Hat for 2 more rounds"),
    Why.EXILES: (Reason(Why.EXILES, ("fear",), 1), "a deck without Fear"),
    Why.LAST_SPACE: (Reason(Why.LAST_SPACE), "the last space there"),
    Why.PREPARES: (Reason(Why.PREPARES, ("discover",)), "tokens to discover a site"),
}


@pytest.mark.parametrize("kind", TO_OTHERS)
def test_every_reason_shown_to_others_is_short(kind: Why) -> None:
    reason, told = TO_OTHERS[kind]
    assert told in SAYS.thoughts.purpose([reason], VIEW)


@pytest.mark.parametrize("verb", ["discover", "overcome", "research", "temple", "buy"])
def test_every_kind_of_plan_is_said_without_its_place(verb: str) -> None:
    assert SAYS.thoughts.purpose([Reason(Why.PREPARES, (verb,))], VIEW) in (
        "tokens to discover a site",
        "tokens to overcome a guardian",
        "tokens for research",
        "tokens to buy a temple tile",
        "tokens to buy a card",
    )


def test_a_lost_fear_tile_is_called_a_fear_tile() -> None:
    assert SAYS.thoughts.purpose([Reason(Why.EXILES, ("fear-tile",), 2)], VIEW) == "a deck without a Fear tile"


def test_several_reasons_are_one_sentence() -> None:
    reasons = [TOLD[kind][0] for kind in (Why.POINTS, Why.GAINS, Why.LEAVES)]
    assert SAYS.thoughts.why(reasons, VIEW, ("Ann", "Bob")) == (
        "It scores 3 points, gains 2🪙 1💎 and still leaves you enough to discover L1-3 (3🧭)."
    )
    assert SAYS.thoughts.why([], VIEW, ("Ann", "Bob")) == ""


def test_the_guardian_beside_a_dig_has_a_sentence_of_its_own() -> None:
    reasons = [TOLD[kind][0] for kind in (Why.COSTS, Why.DRAWS, Why.RISKS)]
    assert SAYS.thoughts.why(reasons, VIEW, ("Ann", "Bob")).endswith(
        "draws 2 cards. Unless you overcome the Tide Heron this round, it gives you a Fear card."
    )
    both = [Reason(Why.FEAR, count=1), Reason(Why.RISKS)]
    assert SAYS.thoughts.why(both, VIEW, ("Ann", "Bob")) == (
        "It brings a Fear card (−1 point). Its guardian gives you another Fear card unless you overcome it this round."
    )
    assert SAYS.thoughts.why([Reason(Why.RISKS)], VIEW, ("Ann", "Bob")) == (
        "Its guardian gives you a Fear card unless you overcome it this round."
    )


def test_a_short_hint_gives_all_points_and_the_fear_that_is_avoided() -> None:
    points = [Reason(Why.POINTS, (source.value,), 2) for source in (ScoreSource.GLASS, ScoreSource.ARTIFACTS)]
    reasons = (*points, Reason(Why.SAFE, ("L1-1",)), Reason(Why.DRAWS, count=1))
    brief = SAYS.thoughts.brief(Advice(("dig camp-coins",), 50, 1, reasons))
    assert SAYS.thoughts.why(brief.reasons, VIEW, ("Ann", "Bob")).startswith("It scores 4 points (2 for the ")
    assert [each.kind for each in brief.reasons] == [Why.POINTS, Why.POINTS, Why.SAFE, Why.DRAWS]


def test_what_a_card_does_is_said_if_nothing_else_speaks_for_it() -> None:
    advice = Advice(("play hat",), 50, 1, (Reason(Why.COSTS, ("card",)),))
    assert SAYS.thoughts.advised(advice, VIEW, ("Ann", "Bob")).endswith(" points at the end. Hat: +1🪙 +1🧭.")
    drawing = replace(advice, reasons=(*advice.reasons, Reason(Why.DRAWS, count=1)))
    assert SAYS.thoughts.advised(drawing, VIEW, ("Ann", "Bob")).endswith(" It uses a card, but draws 1 card.")


def test_the_points_of_a_card_that_exiles_itself_are_told_with_what_it_does() -> None:
    reasons = Reason(Why.COSTS, ("coin", "coin")), Reason(Why.LASTS, ("bear-trap",), 0)
    told, *_ = SAYS.thoughts.suggested(Advice(("buy bear-trap",), 50, 1, reasons), VIEW, ("Ann", "Bob"))
    assert told.endswith(
        "It costs 2🪙, but adds Bear Trap to your deck (exile it, overcome a guardian for free where no other player "
        "is; 1 point if unused)."
    )


def test_a_guardian_overcome_after_the_main_action_is_free() -> None:
    line = SAYS.thoughts.line_of_play(Advice(("research notebook 1", "overcome L1-1"), 50, 1), VIEW)
    assert line.endswith(" for free")
    assert "for free" not in SAYS.thoughts.line_of_play(Advice(("play hat", "overcome L1-1"), 50, 1), VIEW)


def test_reasons_with_the_same_verb_share_it() -> None:
    reasons = [TOLD[kind][0] for kind in (Why.RECRUITS, Why.LASTS, Why.GAINS, Why.DRAWS, Why.EXILES, Why.UNKNOWN)]
    said = SAYS.thoughts.why([*reasons, Reason(Why.EXILES, ("hat",))], VIEW, ("Ann", "Bob"))
    assert said == (
        "It gains the Patron for the last round and 2🪙 1💎, adds Hat to your deck (+1🪙 +1🧭; 2 rounds left) and "
        "whatever the new site holds, draws 2 cards and rids you of Fear (1 point) and Hat. You will "
        "draw your better cards more often."
    )
    assert all(said.count(verb) == 1 for verb in ("gains", "adds", "rids"))


def test_a_site_tile_that_is_only_used_gives_what_it_shows() -> None:
    reasons = [Reason(Why.UNKNOWN, count=1), Reason(Why.COSTS, ("compass",))]
    assert SAYS.thoughts.why(reasons, VIEW, ("Ann", "Bob")) == (
        "It costs 1🧭, but gives you whatever the revealed site gives."
    )
    of_both = SAYS.thoughts.why([Reason(Why.BOON, ("1",)), reasons[0]], VIEW, ("Ann", "Bob"))
    assert of_both.endswith("for later and whatever the revealed site gives."), "one verb for both"


def test_the_price_comes_first_and_points_of_several_lines_are_one_sum() -> None:
    reasons = [
        Reason(Why.POINTS, (ScoreSource.GUARDIANS.value,), 5),
        Reason(Why.POINTS, (ScoreSource.NOTEBOOK.value,), 2),
        Reason(Why.COSTS, ("compass", "compass", "card")),
        Reason(Why.FEAR, count=1),
    ]
    assert SAYS.thoughts.why(reasons, VIEW, ("Ann", "Bob")) == (
        "It costs 2🧭, uses a card and brings a Fear card (−1 point), but scores 7 points (5 for a guardian, 2 for the "
        "notebook)."
    )


def test_in_the_last_round_nothing_is_kept_and_a_later_pass_counts_no_cards() -> None:
    last = [Reason(Why.NOTHING_MORE, count=1)]
    assert SAYS.thoughts.why(last, VIEW, ("Ann", "Bob")) == "Nothing else is worth doing."
    ways = Advice(("play funding-ship", "pass"), 50.0, 6.0)
    assert SAYS.thoughts.line_of_play(ways, VIEW) == "Play Funding (ship), then pass for this round"


@pytest.mark.parametrize(
    ("behind", "doubt", "told"),
    [
        (0.2, 0.1, "**Dig at Harbour**: practically as good as option 1."),
        (3.0, 2.0, "**Dig at Harbour**: practically as good as option 1."),
        (3.2, 0.6, "**Dig at Harbour**: about 3 points worse than option 1."),
    ],
)
def test_a_worse_option_is_compared_with_the_first(behind: float, doubt: float, told: str) -> None:
    advice = Advice(("dig camp-coins",), 50.0, 6.0, (), behind, doubt)
    assert SAYS.thoughts.advised(advice, VIEW, ("Ann", "Bob")) == told


def test_a_good_choice_is_described_with_its_alternative() -> None:
    good = Advice(("dig camp-coins", "pay fear"), 50.0, 0.5, (Reason(Why.MORE_TOKENS, ("coin", "coin")),))
    moment = Moment(0, 3, 0, good, None, 6.2, 0.4, Advice(("pass",), 44.0, 0.5))
    review = Review((0,), (3,), ((50.0, 50.0),), ((5.0, 7.0),), (48, 44), 1, (moment,))
    assert SAYS.thoughts.reviewed(review, [VIEW], ("Ann", "Bob"), reader=0).moments == (
        "**1.** Round III, you: “Dig at Harbour with Fear 🥾”. A good choice: 6 points better than "
        "“**Pass for this round**”, the next best (±1). When the computer plays on from both moves, this one ends "
        "the round with 2🪙 more.",
    )


def test_the_round_that_decided_names_only_those_whose_points_changed() -> None:
    for expected, final, told in (
        ((50.0, 42.0), (56, 42), "The lead grew most in round II: Ann went from 50 to 56 expected points."),
        ((50.0, 48.0), (50, 42), "The game turned in round II: Bob went from 48 to 42 expected points."),
        (
            (50.0, 48.0),
            (54, 42),
            "The game turned in round II: Ann went from 50 to 54 expected points, Bob from 48 to 42.",
        ),
    ):
        review = Review((0,), (2,), (expected,), ((5.0, 7.0),), final, 1, ())
        assert told in SAYS.thoughts.reviewed(review, [], ("Ann", "Bob")).headline


def test_the_rival_is_named_in_the_middle_of_a_sentence() -> None:
    review = Review((0,), (2,), ((50.0, 48.0),), ((5.0, 7.0),), (54, 42), 1, ())
    told = SAYS.thoughts.reviewed(review, [], ("Ann", RIVAL_NAME)).headline
    assert told.endswith("Ann went from 50 to 54 expected points, the rival from 48 to 42.")


def test_the_end_of_keeping_says_whether_something_was_kept() -> None:
    assert SAYS.turn.label(act("done"), VIEW) == "Keep nothing"
    kept = replace(VIEW, players=(replace(VIEW.players[0], kept=("hat",)), *VIEW.players[1:]))
    assert SAYS.turn.label(act("done"), kept) == "Keep nothing more"


@pytest.mark.parametrize(("kind", "says"), [(Why.EXILES, "rids you of"), (Why.EXILES_NEXT, "lets you exile")])
def test_a_card_that_is_not_fear_is_exiled_for_the_sake_of_the_others(kind: Why, says: str) -> None:
    told = SAYS.thoughts.why([Reason(kind, ("funding-car",))], VIEW, ("Ann", "Bob"))
    assert told == f"It {says} Funding (car). You will draw your better cards more often."
    assert SAYS.thoughts.why([Reason(kind, ("fear",), 1)], VIEW, ("Ann", "Bob")) == f"It {says} Fear (1 point)."


def test_a_fear_tile_that_goes_is_worth_two_points() -> None:
    assert (
        SAYS.thoughts.why([Reason(Why.EXILES, ("fear-tile",), 2)], VIEW, ("Ann", "Bob"))
        == "It rids you of a Fear tile (2 points)."
    )


@pytest.mark.parametrize(
    ("actions", "told"),
    [
        (("dig camp-coins", "pay fear"), "Dig at Harbour with Fear 🥾"),
        (("discover L1-3", "pay pilot+fear"), "Discover L1-3 with a pilot (2🪙) and Fear 🥾"),
        (("pay fear", "play hat"), "Pay with Fear 🥾, then play Hat"),
        (("play hat", "play hat", "buy watch"), "Play Hat, then play Hat and buy Watch"),
        (("research notebook 1", "first tile", "accept", "recruit 2"), "Move the notebook to row 1 left, then recruit"),
        (("pass", "decline"), "Pass for this round"),
        (("done",), "Keep nothing"),
        (("assistant 7 coin",), "Use the"),
        (("dig camp-coins", "pay fear", "borrow 7 coin"), "Dig at Harbour with Fear 🥾, then borrow the"),
        (("buy guiding-skull", "accept"), "Buy Guiding Skull and pay for its effect"),
        (("play rope", "discard fear"), "Play Rope (spending Fear)"),
        ((), "End turn"),
    ],
)
def test_actions_are_described_in_order(actions: tuple[str, ...], told: str) -> None:
    assert SAYS.thoughts.line_of_play(Advice(actions, 50, 1), VIEW).startswith(told)


def test_what_a_way_both_gains_and_pays_is_no_price_and_what_a_price_gains_stands_beside_it() -> None:
    traded = Reason(Why.COSTS, ("tablet", "arrowhead", "arrowhead")), Reason(Why.GAINS, ("arrowhead", "jewel"))
    steps = ("research glass 3", "upgrade arrowhead")
    advice = Advice(steps, 50.0, 1.0, (Reason(Why.POINTS, (ScoreSource.GLASS,), 1), *traded))
    said = SAYS.thoughts.why(SAYS.thoughts.brief(advice).reasons, VIEW, ())
    assert said == "It costs 1📜 1🏹 net, but scores 1 point and gains 1💎."
    with_tile = Advice(("research glass 3",), 50.0, 1.0, (*advice.reasons, Reason(Why.BONUS, ("compass",))))
    said = SAYS.thoughts.why(SAYS.thoughts.brief(with_tile).reasons, VIEW, ())
    assert said.endswith("net, but scores 1 point and gains 1🧭 1💎."), "the tile counts, too"
    both = Reason(Why.COSTS, ("coin", "compass")), Reason(Why.GAINS, ("compass", "compass"))
    said = SAYS.thoughts.why((Reason(Why.SLOT, count=2), *both, Reason(Why.BONUS, ("coin",))), VIEW, ())
    assert said == "It costs 2 points (for slotting an idol), but gains 1🧭.", "the tile gives the coin back"
    said = SAYS.thoughts.why((Reason(Why.COSTS, ("coin",)), Reason(Why.BONUS, ("coin",))), VIEW, ())
    assert said == "It costs 1🪙, but takes the bonus tile (+1🪙).", "nothing here is on balance"
    both = Reason(Why.COSTS, ("coin", "compass")), Reason(Why.GAINS, ("coin",))
    said = SAYS.thoughts.why((*both, Reason(Why.BONUS, ("compass",))), VIEW, ())
    assert said == "It costs 1🪙 1🧭, but gains 1🪙 and takes the bonus tile (+1🧭).", "no reason would be left"
    paid = Reason(Why.COSTS, ("compass", "jewel")), Reason(Why.BONUS, ("compass",))
    lean = _lean(Advice(("research glass 3",), 50.0, 1.0, (Reason(Why.POINTS, (ScoreSource.GLASS,), 3), *paid)))
    assert SAYS.thoughts.why(lean.reasons, VIEW, ()) == "It costs 1💎, but scores 3 points.", "the tile gives 1🧭"
    brought = Reason(Why.GAINS, ("compass",)), Reason(Why.BONUS, ("compass", "tablet"))
    lean = _lean(
        Advice(("research glass 3",), 50.0, 1.0, (TOLD[Why.POINTS][0], Reason(Why.COSTS, ("coin",)), *brought))
    )
    assert SAYS.thoughts.why(lean.reasons, VIEW, ()) == "It costs 1🪙, but scores 3 points and gains 2🧭 1📜."
    plain = Reason(Why.COSTS, ("compass", "card")), Reason(Why.GAINS, ("compass",))
    assert SAYS.thoughts.why(plain, VIEW, ()) == "It uses a card."


def test_what_a_bonus_tile_brings_is_in_the_sums_or_left_out_with_the_rest() -> None:
    price, points = Reason(Why.COSTS, ("tablet", "arrowhead")), TOLD[Why.POINTS][0]
    row = Reason(Why.GAINS, ("compass",)), Reason(Why.DRAWS, count=1)
    tiles = Reason(Why.BONUS, ("compass", "draw", "exile"))
    full, summed, short, bare = SAYS.thoughts.suggested(
        Advice(("research glass 3",), 50.0, 1.0, (points, tiles, *row, price)), VIEW, ("Ann", "Bob")
    )
    assert full.endswith("takes 3 bonus tiles (+1🧭, draw a card, exile a card), gains 1🧭 and draws 1 card.")
    assert summed.endswith("scores 3 points, takes the bonus tile (exile a card), gains 2🧭 and draws 2 cards.")
    assert short.endswith("It costs 1📜 1🏹, but scores 3 points and gains 2🧭.") and "It" not in bare
    forms = SAYS.thoughts.suggested(Advice(("play hat",), 50.0, 1.0, (points, tiles, *row)), VIEW, ("Ann", "Bob"))
    assert [each.partition("**. ")[2] for each in forms] == [
        "It scores 3 points and draws 2 cards.",
        "It scores 3 points.",
        "",
    ], "nothing is paid: tokens need not be named"


def test_a_hint_gives_the_action_the_result_its_certainty_and_the_reasons() -> None:
    advice = Advice(("dig camp-coins", "pay fear"), 53.6, 0.9, (Reason(Why.GAINS, ("coin", "coin")),))
    assert SAYS.thoughts.advised(advice, VIEW, ("Ann", "Bob")) == (
        "**Dig at Harbour with Fear 🥾**: about 54 points at the end. It gains 2🪙."
    )


def test_a_boon_is_told_to_be_used_up_however_it_is_spent() -> None:
    costs, gains = Reason(Why.COSTS, ("archaeologist", "boon")), Reason(Why.GAINS, ("coin",))
    advice = Advice(("dig camp-coins", "pay boon-1"), 50, 1, (costs, gains))
    told = "It uses an archaeologist and uses up a boon, but gains 1🪙."
    assert all(each.endswith(told) for each in SAYS.thoughts.suggested(advice, VIEW, ("Ann", "Bob"))[:2])
    paying = Stage(["fear"], guardians=[1]).after("dig camp-coins")
    assert suggested(paying, "pay boon-1", Reason(Why.COSTS, ("boon",)), gains).endswith(
        "It uses up a boon, but gains 1🪙."
    )


def test_tokens_that_are_left_are_no_reason_alone() -> None:
    """Doing nothing leaves as much or more."""
    temple, slot = ("temple 2-left", Why.POINTS, ("temple tiles",)), ("idol jewel", Why.GAINS, ("jewel",))
    for action, kind, about in (temple, slot):
        reasons = Reason(Why.COSTS, ("coin",)), Reason(kind, about, 2), TOLD[Why.LEAVES][0]
        assert "leaves" not in SAYS.thoughts.advised(Advice((action,), 50, 1, reasons), VIEW, ("Ann", "Bob"))
    buys = Advice(("buy hat",), 50, 1, (TOLD[Why.POINTS][0], TOLD[Why.LEAVES][0]))
    assert SAYS.thoughts.advised(buys, VIEW, ("Ann", "Bob")).endswith("still leaves you enough to discover L1-3 (3🧭).")


def test_the_price_of_a_plan_is_on_balance_beside_its_first_step_as_beside_all_of_it() -> None:
    reasons = Reason(Why.COSTS, ("coin", "arrowhead")), Reason(Why.GAINS, ("arrowhead",)), TOLD[Why.POINTS][0]
    advice = Advice(("overcome L1-1", "pay hat", "play rope"), 50, 1, reasons)
    forms = SAYS.thoughts.suggested(advice, VIEW, ("Ann", "Bob"))
    assert forms[0].endswith("It costs 1🪙 net, but scores 3 points.")
    assert forms[1].endswith("The whole plan costs 1🪙 net, but scores 3 points.")
    assert not any("The whole plan costs 1🪙, " in each for each in forms)


def test_what_a_plan_both_gains_and_pays_is_told_neither_beside_its_first_step_nor_beside_all_of_it() -> None:
    reasons = Reason(Why.COSTS, ("arrowhead",)), Reason(Why.GAINS, ("arrowhead",)), TOLD[Why.POINTS][0]
    advice = Advice(("overcome L1-1", "pay hat", "play rope"), 50, 1, reasons)
    forms = SAYS.thoughts.suggested(advice, VIEW, ("Ann", "Bob"))
    assert forms[0].endswith("It scores 3 points.")
    assert forms[1].endswith("The whole plan scores 3 points.")
    gained = replace(advice, reasons=(reasons[0], Reason(Why.GAINS, ("arrowhead", "compass"))))
    assert [each.split("**. ")[1] for each in SAYS.thoughts.suggested(gained, VIEW, ("Ann", "Bob"))[:2]] == [
        "It gains 1🧭 net.",
        "The whole plan gains 1🧭 net.",
    ]


def test_only_a_result_that_is_certain_is_told_without_about() -> None:
    for error, told in ((0.0, "54 points at the end."), (0.1, "about 54 points at the end.")):
        assert SAYS.thoughts.advised(Advice(("pass",), 54, error), VIEW, ()).endswith(f"**: {told}")


def test_nothing_is_suggested_where_only_what_does_nothing_is_left() -> None:
    boon = act("boon 1")
    ended = replace(VIEW, legal=(boon, act("end")), in_vain=(boon,))
    assert SAYS.thoughts.suggested(Advice(("end",), 50.0, 1.0, ()), ended, ("Ann", "Bob")) == ()


def test_a_plan_that_slots_an_idol_first_is_not_named_without_a_reason() -> None:
    plan = Advice(("idol tablets", "play stone-key", "upgrade arrowhead"), 50.0, 1.0, ())
    assert not any("A good plan" in each for each in SAYS.thoughts.suggested(plan, VIEW, ("Ann", "Bob")))


def test_a_guided_player_gets_a_suggested_move() -> None:
    reasons = Reason(Why.GAINS, ("coin", "coin")), Reason(Why.DRAWS, count=1)
    advice = Advice(("dig camp-coins", "pay fear"), 53.6, 0.9, reasons)
    assert SAYS.thoughts.suggested(advice, VIEW, ("Ann", "Bob")) == (
        "A good move now: **Dig at Harbour with Fear 🥾**. It gains 2🪙 and draws 1 card.",
        "A good move now: **Dig at Harbour**. It gains 2🪙 and draws 1 card.",
        "A good move now: **Dig at Harbour with Fear 🥾**. It gains 2🪙.",
        "A good move now: **Dig at Harbour**. It gains 2🪙.",
        "A good move now: **Dig at Harbour**.",
    ), "a payment does not make it a plan"
    plan = replace(advice, actions=(*advice.actions, "play hat"))
    assert SAYS.thoughts.suggested(plan, VIEW, ("Ann", "Bob"))[1::2] == (
        "A good move now: **Dig at Harbour, then play Hat**. The whole plan gains 2🪙 and draws 1 card.",
        "A good move now: **Dig at Harbour, then play Hat**. The whole plan gains 2🪙.",
    )


@pytest.mark.parametrize(
    ("actions", "goal"),
    [
        (("play funding-ship", "overcome L1-1", "pay hat"), "overcome the Tide Heron at Wreck (L1-1)"),
        (("buy inscribed-blade", "choose arrowhead", "research glass 2"), "move the magnifying glass to row 1 right"),
        (("first tile", "upgrade tablet"), "trade 1📜 for 1🏹"),
    ],
)
def test_every_short_form_of_a_plan_names_its_goal(actions: tuple[str, ...], goal: str) -> None:
    forms = SAYS.thoughts.suggested(Advice(actions, 50, 1, (TOLD[Why.GAINS][0],)), VIEW, ("Ann", "Bob"))
    _, *shorter, last = forms
    assert shorter and all(each.startswith(f"A good plan: {goal}. First: **") for each in shorter)
    assert last == f"A good plan: {goal}. Press the green button first.", "not as if the goal were the first step"


def test_a_discount_is_not_named_apart_from_the_move_that_it_is_for() -> None:
    plan = Advice(("buy inscribed-blade", "choose arrowhead", "research notebook 4", "recruit 1"), 50, 1)
    moves = "Buy Inscribed Blade, then move the notebook to row 2 right"
    assert SAYS.thoughts.line_of_play(plan, VIEW) == f"{moves} and recruit the Patron"
    assert SAYS.thoughts.beginning(plan, VIEW) == f"{moves} and recruit the Patron"
    gain = Advice(("play army-knife", "choose coin", "research notebook 4"), 50, 1)
    assert "choose the coin and move the notebook" in SAYS.thoughts.line_of_play(gain, VIEW)


def test_what_the_whole_plan_does_stands_beside_all_its_steps_or_how_many_more_there_are() -> None:
    for more, told in (
        ((), ""),
        (("play hat",), " and play Hat"),
        (("play hat", "idol jewel"), ", and 2 more steps"),
    ):
        plan = Advice(("dig camp-coins", "pay fear", "assistant 12", *more), 50, 1, (TOLD[Why.GAINS][0],))
        forms = SAYS.thoughts.suggested(plan, VIEW, ("Ann", "Bob"))
        assert forms[1:] == (
            f"A good move now: **Dig at Harbour, then use the Scout{told}**. The whole plan gains 2🪙 1💎.",
            "A good move now: **Dig at Harbour**.",
        )


def test_the_order_of_a_bonus_tile_and_its_row_is_not_told_twice() -> None:
    stage = Stage(["fear"], glass=2, tablet=9, arrowhead=9, compass=9, coin=9, jewel=9)
    stage.game.state.bonus_tiles = [tuple(BonusTile.EXILE for _ in each) for each in stage.game.state.bonus_tiles]
    stage.do("research glass 4")
    plan = Advice(
        ("first tile", "exile fear"), 50, 1, (Reason(Why.BONUS, ("exile",)), Reason(Why.EXILES, ("fear",), 1))
    )
    first, *_ = SAYS.thoughts.suggested(plan, stage.game.view(0), ("Ann", "Bob"))
    assert first == (
        "A good move now: **Bonus tile first (exile a card), then exile Fear**. It rids you of Fear (1 point)."
    )


def test_a_plan_is_named_after_an_idol_in_a_slot_only_beside_a_reason() -> None:
    plan = Advice(("play stone-key", "idol tablets", "idol jewel"), 50, 1, (TOLD[Why.GAINS][0],))
    _, reasoned, bare = SAYS.thoughts.suggested(plan, VIEW, ("Ann", "Bob"))
    assert reasoned.startswith(
        "A good plan: slot an idol (1🪙 → +1💎, −2 points). First: **Play Stone Key**. The whole "
    )
    assert bare == "A good move now: **Play Stone Key**."


def test_gains_from_which_all_costs_have_been_taken_are_those_in_the_end() -> None:
    reasons = (Reason(Why.COSTS, ("coin",)), Reason(Why.GAINS, ("coin", "tablet")))
    assert SAYS.thoughts.why(reasons, VIEW, ("Ann", "Bob")) == "It gains 1📜 net."
    told = SAYS.thoughts.why((*reasons, TOLD[Why.OPENS][0]), VIEW, ("Ann", "Bob"))
    assert told.startswith("It gains 1📜 net and lets you ") and not told.endswith("net.")


@pytest.mark.parametrize(
    "actions",
    [
        ("idol arrowhead", "boon 3", "exile fear"),
        ("buy coconut-flask", "use coconut-flask", "borrow 11", "upgrade tablet"),
    ],
)
def test_no_plan_is_named_after_what_is_possible_at_once_or_follows_a_main_action(actions: tuple[str, ...]) -> None:
    view = replace(VIEW, legal=(*map(act, (actions[0], "boon 3", "end")),))
    forms = SAYS.thoughts.suggested(Advice(actions, 50, 1, (TOLD[Why.GAINS][0],)), view, ("Ann", "Bob"))
    assert forms and not any("A good plan" in each for each in forms)


def test_a_plan_that_begins_with_its_goal_and_mere_free_actions_are_a_good_start() -> None:
    for actions in (("overcome L1-1", "pay hat", "boon 1", "exile fear"), ("play hat", "play fear", "end")):
        forms = SAYS.thoughts.suggested(Advice(actions, 50, 1, (TOLD[Why.GAINS][0],)), VIEW, ("Ann", "Bob"))
        assert forms[1].startswith("A good move now: **") and "The whole plan gains" in forms[1]


def suggested(stage: Stage, action: str, *reasons: Reason) -> str:
    forms = SAYS.thoughts.suggested(Advice((action,), 50, 1, reasons), stage.game.view(0), ("Ann", "Bob"))
    return forms[0] if forms else ""


def test_a_suggestion_does_not_repeat_its_action_which_names_what_a_slot_costs() -> None:
    reasons = Reason(Why.GAINS, ("jewel",)), Reason(Why.COSTS, ("coin",)), Reason(Why.SLOT, count=2)
    assert suggested(Stage(crates=1, slots=1, coin=1), "idol jewel", *reasons) == (
        "A good move now: **Slot an idol (1🪙 → +1💎, −2 points)**."
    )


@pytest.mark.parametrize(("first", "points"), [("buy stone-key", 1), ("play stone-key", 1), ("idol tablets", 3)])
def test_the_points_of_a_slot_are_those_after_the_earlier_steps(first: str, points: int) -> None:
    view = Stage(["stone-key"], crates=2, slots=1, coin=1, compass=3, tablet=1, artifacts=["stone-key"]).game.view(0)
    said = SAYS.thoughts.line_of_play(Advice((first, "idol jewel"), 50, 1), view)
    assert said.endswith(f"+1💎, −{points} point{'s' if points > 1 else ''})")


def test_an_assistant_that_is_refreshed_is_not_named_again() -> None:
    told = suggested(Stage(["fear"], assistants=[OwnedAssistant(2)]), "refresh 2", Reason(Why.READIES, ("2",), 0))
    assert "**. It can be used again this round (" in told


def test_a_trade_or_a_payment_has_no_reason_that_its_label_says_already() -> None:
    traded = Reason(Why.COSTS, ("tablet",)), Reason(Why.GAINS, ("arrowhead",))
    assert suggested(Stage(["fear"], tablet=1), "upgrade tablet", *traded) == "A good move now: **Trade 1📜 for 1🏹**."
    paying = Stage(["fear", "exploration-car"]).after("dig camp-coins")
    assert suggested(paying, "pay fear", Reason(Why.COSTS, ("card",))).endswith("Pay with Fear 🥾**.")


def test_a_suggestion_without_room_for_its_price_gives_no_reason_either() -> None:
    reasons = (
        Reason(Why.POINTS, (ScoreSource.ITEMS.value,), 2),
        Reason(Why.COSTS, ("compass",)),
        Reason(Why.GAINS, ("coin",)),
    )
    full, shorter = SAYS.thoughts.suggested(Advice(("play hat",), 50, 1, reasons), VIEW, ("Ann", "Bob"))
    assert (
        full.endswith("It costs 1🧭, but scores 2 points and gains 1🪙.")
        and shorter == "A good move now: **Play Hat**."
    )


def test_a_suggestion_names_its_price_and_gain_and_then_always_warns_of_fear() -> None:
    reasons = (Reason(Why.COSTS, ("card", "archaeologist")), Reason(Why.GAINS, ("arrowhead",)), TOLD[Why.RISKS][0])
    full, shorter, shortest = SAYS.thoughts.suggested(Advice(("dig L1-1",), 50, 1, reasons), VIEW, ("Ann", "Bob"))
    priced = "It uses a card and an archaeologist, but gains 1🏹. "
    assert f"{priced}Unless you overcome the " in full
    assert f"{priced}The Tide Heron may bring you Fear." in shorter
    assert shortest.endswith("It gains 1🏹. The Tide Heron may bring you Fear."), "the gain is the last thing to go"
    later = SAYS.thoughts.suggested(Advice(("play exploration-car", "dig L1-1"), 50, 1, reasons), VIEW, ("Ann", "Bob"))
    assert ["Fear" in each for each in later] == [True, *[False] * (len(later) - 1)], "its first step brings none"
    assert later[-2].startswith("A good plan: dig at Wreck (L1-1). First: **Play Exploration (car)**")
    assert later[-2:] == (
        "A good plan: dig at Wreck (L1-1). First: **Play Exploration (car)**.",
        "A good plan: dig at Wreck (L1-1). Press the green button first.",
    )
    price, points = Reason(Why.COSTS, ("compass",)), Reason(Why.POINTS, (ScoreSource.IDOLS.value,), 3)
    new = price, points, Reason(Why.UNKNOWN), Reason(Why.RISKS)
    forms = SAYS.thoughts.suggested(Advice(("discover L1-1",), 50, 1, new), VIEW, ("Ann", "Bob"))
    assert all(each.endswith("bring you Fear.") for each in forms[1:])
    assert all("3 points and adds whatever" in each for each in forms[:-1])
    assert forms[-1].endswith("but scores 3 points. Its guardian may bring you Fear."), (
        "as little as leaves room for news"
    )
    brings = Reason(Why.POINTS, (ScoreSource.ARTIFACTS.value,), 3), Reason(Why.FEAR, count=1)
    for told in SAYS.thoughts.suggested(Advice(("buy serpent-idol",), 50, 1, brings), VIEW, ("Ann", "Bob")):
        assert "brings a Fear card" in told


@pytest.mark.parametrize("kind", [Why.OPENS, Why.PROVIDES])
def test_a_suggestion_says_what_a_move_is_for_where_there_is_room(kind: Why) -> None:
    gains, costs = Reason(Why.GAINS, ("coin",)), Reason(Why.COSTS, ("card", "archaeologist"))
    advice = Advice(("dig camp-coins",), 50, 1, (gains, TOLD[kind][0], costs))
    whole, shorter, _ = SAYS.thoughts.suggested(advice, VIEW, ("Ann", "Bob"))
    assert TOLD[kind][1] in whole and TOLD[kind][1] not in shorter


def test_a_second_fear_is_told_after_the_first() -> None:
    reasons = TOLD[Why.GAINS][0], Reason(Why.FEAR, count=1), TOLD[Why.RISKS][0]
    for told in SAYS.thoughts.suggested(Advice(("dig L1-1",), 50, 1, reasons), VIEW, ("Ann", "Bob")):
        assert re.search(
            r"It brings a Fear card \(−1 point\), but gains .*(gives you another Fear card|bring you another)", told
        )


@pytest.mark.parametrize(
    ("action", "reason", "told"),
    [
        ("pass", Reason(Why.FEAR, ("1",), 1), "The Tide Heron will bring you Fear."),
        ("dig L1-1", TOLD[Why.RISKS][0], "The Tide Heron may bring you Fear."),
    ],
)
def test_fear_is_never_the_only_thing_said_for_a_move(action: str, reason: Reason, told: str) -> None:
    reasons = TOLD[Why.SAVES][0], reason
    for form in SAYS.thoughts.suggested(Advice((action,), 50, 1, reasons), VIEW, ("Ann", "Bob")):
        assert form.endswith(f"**. {told} No other move is better.")


def test_tokens_left_are_no_reason_to_pass() -> None:
    reasons = TOLD[Why.SAVES][0], TOLD[Why.NOTHING_MORE][0]
    assert suggested(Stage(["hat"]), "pass", *reasons) == (
        "A good move now: **Pass for this round**. Nothing else is worth using yet."
    )


def test_to_end_the_turn_is_not_suggested_in_words_that_the_question_has_used() -> None:
    stage = Stage(["funding-car", "fear"]).after("dig camp-coins", "pay fear")
    assert SAYS.turn.question(stage.game.view(0)) == "End your turn, or use a free action first."
    assert suggested(stage, "end", TOLD[Why.NOTHING_MORE][0]) == "Nothing else is worth using yet."


def test_a_card_that_is_used_at_once_is_not_said_to_give_its_effect() -> None:
    reasons = Reason(Why.POINTS, (ScoreSource.ARTIFACTS.value,), 2), Reason(Why.AT_ONCE, ("coconut-flask",))
    advice = Advice(("buy coconut-flask", "use coconut-flask", "borrow 11"), 50, 1, reasons)
    assert SAYS.thoughts.advised(advice, VIEW, ()).endswith("It scores 2 points.")


def test_a_card_suggested_for_its_effect_alone_tells_it() -> None:
    cost = Reason(Why.COSTS, ("card",))
    told = suggested(Stage(["rope"]), "play rope", cost)
    assert told == "A good move now: **Play Rope**. Rope: a card → draw 2 cards.", "that it uses a card is no reason"
    assert suggested(Stage(["fishing-rod"]), "play fishing-rod", cost).endswith(
        "**. Fishing Rod: turn up the top item, then buy an item (−3🪙)."
    )
    buys = suggested(Stage(["fishing-rod"]), "play fishing-rod", cost, Reason(Why.BUYS, ("tent",), 3))
    assert buys.endswith("**. It uses a card, but lets you buy Tent for 3🪙 less."), "which is a better one"
    both = suggested(Stage(["rope"]), "play rope", Reason(Why.COSTS, ("card", "card")))
    assert both.endswith("It uses 2 cards. Rope: a card → draw 2 cards.")


def test_a_price_is_never_named_without_what_it_brings() -> None:
    reasons = (
        Reason(Why.POINTS, (ScoreSource.GLASS.value,), 1),
        Reason(Why.SLOT, count=2),
        Reason(Why.RECRUITS, ("7",), 3),
    )
    told, *_ = SAYS.thoughts.suggested(Advice(("idol jewel", "research glass 2"), 50, 1, reasons), VIEW, ("Ann", "Bob"))
    assert "costs 2 points (for slotting an idol), but scores 1 point and" in told and "for the last 3 rounds" in told


def test_what_is_left_for_a_guardian_includes_the_card_that_it_costs() -> None:
    view = Stage(at=["L1-1"], tiles={"L1-1": 1}, guard={"L1-1": 2}).game.view(0)
    told = SAYS.thoughts.why([Reason(Why.LEAVES, ("overcome L1-1", "coin", "arrowhead"))], view, ())
    assert told.endswith("overcome the Hollow Monkey at Wreck (L1-1) (1🪙 1🏹 and a card).")


def test_there_are_no_brackets_within_brackets() -> None:
    for card in CARD_BY_ID:
        told = SAYS.thoughts.why((Reason(Why.KEEPS, (card,)),), VIEW, ("Ann", "Bob"))
        assert not re.search(r"\([^)]*\(", told)


def test_tokens_that_all_go_into_a_later_action_are_told_once() -> None:
    needs = Reason(Why.PROVIDES, ("research glass 1", "arrowhead"))
    gains = Reason(Why.GAINS, ("arrowhead",))
    assert SAYS.thoughts.why((gains, TOLD[Why.EXILES][0], needs), VIEW, ()) == (
        "It rids you of Fear (1 point) and gets you the 1🏹 you will need to move the magnifying glass to row 1 left."
    )
    more = SAYS.thoughts.why((Reason(Why.GAINS, ("arrowhead", "jewel")), needs), VIEW, ())
    assert more.startswith("It gains 1🏹 1💎 and gets you the 1🏹 ")


def test_recruiting_is_not_given_as_the_reason_to_recruit() -> None:
    forms = suggested(Stage(["fear"]), "recruit 7", Reason(Why.RECRUITS, ("7",), 4), Reason(Why.GAINS, ("coin",)))
    assert forms.endswith("**. It gains 1🪙 and helps you once a round (+1🪙 or +✈️).")


def test_there_is_no_suggestion_where_there_is_one_way_to_pay() -> None:
    stage = Stage(["fear"])
    stage.game.apply("dig camp-coins", 0)
    assert [each.text for each in stage.game.view(0).legal] == ["pay fear", "cancel"]
    assert not suggested(stage, "pay fear", Reason(Why.COSTS, ("card",)))


def test_what_is_gained_without_accepting_is_called_so() -> None:
    assert suggested(Stage(["fear"]), "decline", Reason(Why.GAINS, ("tablet",))).endswith("You still gain 1📜.")


def test_passing_as_the_only_move_is_said_by_the_question_alone() -> None:
    stage = Stage()
    assert [each.text for each in stage.game.view(0).legal] == ["pass"]
    assert not suggested(stage, "pass", Reason(Why.NOTHING_MORE))
    assert SAYS.turn.question(stage.game.view(0)) == "Round I: your turn. Nothing left to do but pass."
    begun = Stage(["funding-car"], items=(), artifacts=()).after("play funding-car")
    assert SAYS.turn.question(begun.game.view(0)) == "Nothing left to do but pass."


def test_there_is_no_suggestion_where_there_is_no_choice() -> None:
    stage = Stage(["fear"])
    stage.game.apply("dig camp-coins", 0)
    stage.game.apply("pay fear", 0)
    assert [each.text for each in stage.game.view(0).legal] == ["end"] and not suggested(stage, "end")


def test_hints_that_differ_only_in_the_site_are_equal() -> None:
    best, same = (Advice((f"discover {site}", "pay exploration-car"), 50, 1) for site in ("L1-1", "L1-2"))
    assert SAYS.thoughts.equal(same, best, VIEW) == "L1-2"
    assert not SAYS.thoughts.equal(replace(same, behind=9.0, doubt=0.1), best, VIEW), "it is worse"
    assert not SAYS.thoughts.equal(Advice(("dig camp-coins", "pay exploration-car"), 50, 1), best, VIEW)


def test_a_review_says_who_did_what_when_and_what_would_have_been_better() -> None:
    played = Advice(("pass",), 44.0, 0.5)
    better = Advice(("dig camp-coins", "pay fear"), 50.0, 0.5, (Reason(Why.GAINS, ("coin", "coin")),))
    moment = Moment(0, 3, 0, played, better, -6.2, 0.4)
    review = Review((0,), (3,), ((50.0, 50.0),), ((5.0, 7.0),), (48, 44), 1, (moment,))
    told = SAYS.thoughts.reviewed(review, [VIEW], ("Ann", "Bob"))
    assert told.headline == "One moment stands out: in round III, Ann lost about 6 points."
    assert told.moments == (
        "**1.** Round III, Ann: “Pass for this round”. “**Dig at Harbour with Fear 🥾**” would have been worth "
        "6 points more (±1). I would have told Ann: “It gains 2🪙.”",
    )
    assert told.sureness.endswith("Luck can still move a result by about ±12 points.")
    for changed, told_as in (
        (replace(moment, better=None, second=better, change=6.2), "a good choice earned Ann about 6 points."),
        (replace(moment, better=None, change=6.2), "luck brought Ann about 6 points."),
        (replace(moment, better=None), "bad luck cost Ann about 6 points."),
    ):
        told = SAYS.thoughts.reviewed(replace(review, moments=(changed,)), [VIEW], ("Ann", "Bob"))
        assert told.headline == f"One moment stands out: in round III, {told_as}"
