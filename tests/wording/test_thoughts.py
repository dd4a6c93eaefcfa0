"""Hints and looks back of Arnak in words: every kind of reason is told, and what is done reads as a player says it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

import pytest

from arnak_bot.game.thinking import Advice, Moment, Reason, Review
from arnak_bot.games.arnak.engine import GameView
from arnak_bot.games.arnak.engine.actions import act
from arnak_bot.games.arnak.engine.content import CARD_BY_ID
from arnak_bot.games.arnak.engine.printed import BonusTile
from arnak_bot.games.arnak.engine.rules.scoring import ScoreSource
from arnak_bot.games.arnak.engine.setup import RIVAL_NAME
from arnak_bot.games.arnak.engine.state import OwnedAssistant
from arnak_bot.games.arnak.thoughts import Why
from arnak_bot.games.arnak.wording.selection import lean
from arnak_bot.games.arnak.wording.texts import texts_in
from tests.engine.stage import Stage

SAYS = texts_in("en")
NAMES = ("Ann", "Bob")
VIEW = Stage(["fear", "hat"], at=["L1-1"], tiles={"L1-1": 1}, guard={"L1-1": 1}, coin=3, compass=4).game.view(0)
_TOLD = (
    (Reason(Why.ARRIVES, count=23), "reaches the Lost Temple for 23 more points"),
    (Reason(Why.POINTS, (ScoreSource.IDOLS.value,), 3), "scores 3 points"),
    (Reason(Why.SAFE, ("L1-1",)), "saves you its Fear card"),
    (Reason(Why.ESCAPES, ("1",)), "escapes the "),
    (Reason(Why.BOON, ("1",)), "gives you the boon of the"),
    (Reason(Why.SLOT, count=4), "costs 4 points (for slotting an idol)"),
    (Reason(Why.RECRUITS, ("1",), 1), "the Patron for the last round"),
    (Reason(Why.BONUS, (BonusTile.TABLET.value,)), "takes the bonus tile (+1📜)"),
    (Reason(Why.AT_ONCE, ("stone-jar",)), "gives you the effect of Stone Jar right away"),
    (Reason(Why.LASTS, ("hat",), 2), "adds Hat to your deck (+1🪙 +1🧭; 2 rounds left)"),
    (Reason(Why.GAINS, ("coin", "coin", "jewel")), "gains 2🪙 1💎"),
    (Reason(Why.DRAWS, count=2), "draws 2 cards"),
    (Reason(Why.EXILES, ("fear",), 1), "rids you of Fear (1 point)"),
    (Reason(Why.MAY_EXILE), "lets you exile a card"),
    (Reason(Why.READIES, ("2",), 1), "lets you use the "),
    (Reason(Why.UNKNOWN), "adds whatever the new site holds"),
    (Reason(Why.LEAVES, ("discover L1-3", *["compass"] * 3)), "still leaves you enough to discover L1-3 (3🧭)"),
    (Reason(Why.OPENS, ("buy hat",)), "lets you buy Hat on your next turn"),
    (
        Reason(Why.COSTS, ("coin", "compass", "compass", "card", "archaeologist")),
        "costs 1🪙 2🧭 and uses a card and an archaeologist",
    ),
    (Reason(Why.LOSES, ("rough-map",), 1), "exiles Rough Map (1 point less)"),
    (Reason(Why.FEAR, count=2), "brings 2 Fear cards (−1 point each)"),
    (Reason(Why.RISKS, ("1",)), "Unless you overcome the "),
    (Reason(Why.KEEPS, ("hat",)), "puts Hat in your next hand ("),
    (Reason(Why.ANEW), "lets you draw a full hand of new cards"),
    (Reason(Why.MORE_POINTS, (ScoreSource.GUARDIANS.value,), 5), "5 points more for a guardian"),
    (Reason(Why.LESS_FEAR, count=1), "1 point less lost to Fear"),
    (Reason(Why.MORE_TOKENS, ("jewel",)), "1💎 more"),
    (Reason(Why.FEWER_TOKENS, ("coin", "coin")), "2🪙 less"),
    (Reason(Why.OWNS, ("hat",)), "Hat in the deck"),
    (Reason(Why.WITH, ("1",)), "on the team"),
    (Reason(Why.FURTHER, (ScoreSource.NOTEBOOK.value,), 1), "the notebook 1 row further"),
    (Reason(Why.SAVES, ("tablet",)), "leaves you 1📜 for the next round"),
    (Reason(Why.NOTHING_MORE), "Nothing else is worth using"),
)
TOLD = {reason.kind: (reason, told) for reason, told in _TOLD}


def costs(*tokens: str) -> Reason:
    return Reason(Why.COSTS, tokens)


def gains(*tokens: str) -> Reason:
    return Reason(Why.GAINS, tokens)


def why(*reasons: Reason) -> str:
    return SAYS.thoughts.why(reasons, VIEW, NAMES)


def advised(actions: Sequence[str], *reasons: Reason, behind: float = 0, doubt: float = 0) -> str:
    return SAYS.thoughts.advised(Advice((*actions,), 50, 1, reasons, behind, doubt), VIEW, NAMES)


def suggestions(actions: Sequence[str], *reasons: Reason, view: GameView = VIEW) -> tuple[str, ...]:
    """A suggestion as it is said with ever less room."""
    return SAYS.thoughts.suggested(Advice((*actions,), 50, 1, reasons), view, NAMES)


def suggested(stage: Stage, action: str, *reasons: Reason) -> str:
    return next(iter(suggestions([action], *reasons, view=stage.game.view(0))), "")


def line_of(*actions: str, view: GameView = VIEW) -> str:
    return SAYS.thoughts.line_of_play(Advice(actions, 50, 1), view)


@pytest.mark.parametrize("kind", [kind for kind in Why if kind is not Why.PREPARES])
def test_every_kind_of_reason_has_a_text(kind: Why) -> None:
    reason, told = TOLD[kind]
    said = why(reason)
    starts = ("It ", "When the computer plays on from both moves, ", "Nothing else ", "Next: ", "Unless ")
    assert said.startswith(starts) and said.endswith(".") and told in said


def test_what_an_effect_has_given_is_told_once() -> None:
    at_once, _ = TOLD[Why.AT_ONCE]
    assert "right away (" in why(at_once)
    assert why(at_once, gains("coin", "coin")) == "It gives you the effect of Stone Jar right away and gains 2🪙."


@pytest.mark.parametrize(
    ("reason", "told"),
    [
        (Reason(Why.ARRIVES, count=23), "23 points for reaching the Lost Temple"),
        (Reason(Why.POINTS, (ScoreSource.IDOLS.value,), 3), "3 points from an idol"),
        (Reason(Why.SLOT, count=4), "an idol’s effect in the fourth slot"),
        (Reason(Why.SAFE, ("L1-1",)), "no Fear from the guardian of"),
        (Reason(Why.BOON, ("1",)), "the boon of the"),
        (Reason(Why.RECRUITS, ("1",), 1), "the Patron for the last round"),
        (Reason(Why.LASTS, ("hat",), 2), "Hat for 2 more rounds"),
        (Reason(Why.EXILES, ("fear",), 1), "a deck without Fear"),
        (Reason(Why.PREPARES, ("discover",)), "tokens to discover a site"),
        (Reason(Why.EXILES, ("fear-tile",), 2), "a deck without a Fear tile"),
        (Reason(Why.PREPARES, ("overcome",)), "tokens to overcome a guardian"),
        (Reason(Why.PREPARES, ("research",)), "tokens for research"),
        (Reason(Why.PREPARES, ("temple",)), "tokens to buy a temple tile"),
        (Reason(Why.PREPARES, ("buy",)), "tokens to buy a card"),
    ],
    ids=lambda value: value.kind if isinstance(value, Reason) else value,
)
def test_every_reason_shown_to_others_is_short(reason: Reason, told: str) -> None:
    assert told in SAYS.thoughts.purpose([reason], VIEW)


def test_several_reasons_are_one_sentence() -> None:
    reasons = [TOLD[kind][0] for kind in (Why.POINTS, Why.GAINS, Why.LEAVES)]
    assert why(*reasons) == "It scores 3 points, gains 2🪙 1💎 and still leaves you enough to discover L1-3 (3🧭)."
    assert why() == ""


def test_the_guardian_beside_a_dig_has_a_sentence_of_its_own() -> None:
    reasons = [TOLD[kind][0] for kind in (Why.COSTS, Why.DRAWS, Why.RISKS)]
    told = "draws 2 cards. Unless you overcome the Tide Heron this round, it gives you a Fear card."
    assert why(*reasons).endswith(told)
    assert why(Reason(Why.FEAR, count=1), Reason(Why.RISKS)) == (
        "It brings a Fear card (−1 point). Its guardian gives you another Fear card unless you overcome it this round."
    )
    assert why(Reason(Why.RISKS)) == "Its guardian gives you a Fear card unless you overcome it this round."


def test_a_short_hint_gives_all_points_and_the_fear_that_is_avoided() -> None:
    points = [Reason(Why.POINTS, (source.value,), 2) for source in (ScoreSource.GLASS, ScoreSource.ARTIFACTS)]
    reasons = (*points, Reason(Why.SAFE, ("L1-1",)), Reason(Why.DRAWS, count=1))
    brief = SAYS.thoughts.brief(Advice(("dig camp-coins",), 50, 1, reasons))
    assert why(*brief.reasons).startswith("It scores 4 points (2 for the ")
    assert [each.kind for each in brief.reasons] == [Why.POINTS, Why.POINTS, Why.SAFE, Why.DRAWS]


def test_what_a_card_does_is_said_if_nothing_else_speaks_for_it() -> None:
    assert advised(["play hat"], costs("card")).endswith(" points at the end. Hat: +1🪙 +1🧭.")
    drawing = advised(["play hat"], costs("card"), Reason(Why.DRAWS, count=1))
    assert drawing.endswith(" It uses a card, but draws 1 card.")


def test_the_points_of_a_card_that_exiles_itself_are_told_with_what_it_does() -> None:
    reasons = costs("coin", "coin"), Reason(Why.LASTS, ("bear-trap",), 0)
    told, *_ = suggestions(("buy bear-trap",), *reasons)
    assert told.endswith(
        "It costs 2🪙, but adds Bear Trap to your deck (exile it, overcome a guardian for free where no other player "
        "is; 1 point if unused)."
    )


def test_a_guardian_overcome_after_the_main_action_is_free() -> None:
    assert line_of("research notebook 1", "overcome L1-1").endswith(" for free")
    assert "for free" not in line_of("play hat", "overcome L1-1")


def test_reasons_with_the_same_verb_share_it() -> None:
    reasons = [TOLD[kind][0] for kind in (Why.RECRUITS, Why.LASTS, Why.GAINS, Why.DRAWS, Why.EXILES, Why.UNKNOWN)]
    assert why(*reasons, Reason(Why.EXILES, ("hat",))) == (
        "It gains the Patron for the last round and 2🪙 1💎, adds Hat to your deck (+1🪙 +1🧭; 2 rounds left) and "
        "whatever the new site holds, draws 2 cards and rids you of Fear (1 point) and Hat. You will draw your better "
        "cards more often."
    )


def test_a_site_tile_that_is_only_used_gives_what_it_shows() -> None:
    reasons = [Reason(Why.UNKNOWN, count=1), costs("compass")]
    assert why(*reasons) == "It costs 1🧭, but gives you whatever the revealed site gives."
    of_both = why(Reason(Why.BOON, ("1",)), reasons[0])
    assert of_both.endswith("for later and whatever the revealed site gives."), "one verb for both"


def test_the_price_comes_first_and_points_of_several_lines_are_one_sum() -> None:
    points = Reason(Why.POINTS, (ScoreSource.GUARDIANS.value,), 5), Reason(Why.POINTS, (ScoreSource.NOTEBOOK.value,), 2)
    assert why(*points, costs("compass", "compass", "card"), Reason(Why.FEAR, count=1)) == (
        "It costs 2🧭, uses a card and brings a Fear card (−1 point), but scores 7 points (5 for a guardian, 2 for the "
        "notebook)."
    )


def test_in_the_last_round_nothing_is_kept_and_a_later_pass_counts_no_cards() -> None:
    assert why(Reason(Why.NOTHING_MORE, count=1)) == "Nothing else is worth doing."
    assert line_of("play funding-ship", "pass") == "Play Funding (ship), then pass for this round"


@pytest.mark.parametrize(
    ("behind", "doubt", "told"),
    [
        (0.2, 0.1, "**Dig at Harbour**: practically as good as option 1."),
        (3.0, 2.0, "**Dig at Harbour**: practically as good as option 1."),
        (3.2, 0.6, "**Dig at Harbour**: about 3 points worse than option 1."),
    ],
)
def test_a_worse_option_is_compared_with_the_first(behind: float, doubt: float, told: str) -> None:
    assert advised(["dig camp-coins"], behind=behind, doubt=doubt) == told


def test_a_good_choice_is_described_with_its_alternative() -> None:
    good = Advice(("dig camp-coins", "pay fear"), 50.0, 0.5, (Reason(Why.MORE_TOKENS, ("coin", "coin")),))
    moment = Moment(0, 3, 0, good, None, 6.2, 0.4, Advice(("pass",), 44.0, 0.5))
    review = Review((0,), (3,), ((50.0, 50.0),), ((5.0, 7.0),), (48, 44), 1, (moment,))
    assert SAYS.thoughts.reviewed(review, [VIEW], NAMES, reader=0).moments == (
        "**1.** Round III, you: “Dig at Harbour with Fear 🥾”. A good choice: 6 points better than "
        "“**Pass for this round**”, the next best (±1). When the computer plays on from both moves, this one ends "
        "the round with 2🪙 more.",
    )


@pytest.mark.parametrize(
    ("expected", "final", "names", "told"),
    [
        ((50, 42), (56, 42), NAMES, "The lead grew most in round II: Ann went from 50 to 56 expected points."),
        ((50, 48), (50, 42), NAMES, "The game turned in round II: Bob went from 48 to 42 expected points."),
        ((50, 48), (54, 42), NAMES, "turned in round II: Ann went from 50 to 54 expected points, Bob from 48 to 42."),
        ((50, 48), (54, 42), ("Ann", RIVAL_NAME), "50 to 54 expected points, the rival from 48 to 42."),
    ],
)
def test_the_round_that_decided_names_only_those_whose_points_changed(
    expected: tuple[float, float], final: tuple[int, int], names: tuple[str, str], told: str
) -> None:
    review = Review((0,), (2,), (expected,), ((5.0, 7.0),), final, 1, ())
    assert told in SAYS.thoughts.reviewed(review, [], names).headline


def test_the_end_of_keeping_says_whether_something_was_kept() -> None:
    assert SAYS.turn.label(act("done"), VIEW) == "Keep nothing"
    kept = replace(VIEW, players=(replace(VIEW.players[0], kept=("hat",)), *VIEW.players[1:]))
    assert SAYS.turn.label(act("done"), kept) == "Keep nothing more"


def test_a_card_that_is_not_fear_is_exiled_for_the_sake_of_the_others() -> None:
    told = why(Reason(Why.EXILES, ("funding-car",)))
    assert told == "It rids you of Funding (car). You will draw your better cards more often."
    assert why(Reason(Why.EXILES, ("fear",), 1)) == "It rids you of Fear (1 point)."
    assert why(Reason(Why.EXILES, ("fear-tile",), 2)) == "It rids you of a Fear tile (2 points)."


def test_a_reason_that_only_older_reviews_give_is_left_out() -> None:
    assert why(Reason("exiles-next", ("fear",), 1), gains("coin"), Reason("last-space", ("L1-1",))) == "It gains 1🪙."


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
    assert line_of(*actions).startswith(told)


def test_what_a_way_both_gains_and_pays_is_no_price_and_what_a_price_gains_stands_beside_it() -> None:
    traded = costs("tablet", "arrowhead", "arrowhead"), gains("arrowhead", "jewel")
    points = Reason(Why.POINTS, (ScoreSource.GLASS,), 1)
    coin, tile = (Reason(Why.BONUS, (token,)) for token in ("coin", "compass"))

    def brief(*reasons: Reason) -> str:
        return why(*SAYS.thoughts.brief(Advice(("research glass 3",), 50, 1, reasons)).reasons)

    def leaned(*reasons: Reason) -> str:
        return why(*lean(Advice(("research glass 3",), 50, 1, reasons)).reasons)

    assert brief(points, *traded) == "It costs 1📜 1🏹 net, but scores 1 point and gains 1💎."
    assert brief(points, *traded, tile).endswith("net, but scores 1 point and gains 1🧭 1💎."), "the tile counts, too"
    said = why(Reason(Why.SLOT, count=2), costs("coin", "compass"), gains("compass", "compass"), coin)
    assert said == "It costs 2 points (for slotting an idol), but gains 1🧭.", "the tile gives the coin back"
    said = why(costs("coin"), coin)
    assert said == "It costs 1🪙, but takes the bonus tile (+1🪙).", "nothing here is on balance"
    said = why(costs("coin", "compass"), gains("coin"), tile)
    assert said == "It costs 1🪙 1🧭, but gains 1🪙 and takes the bonus tile (+1🧭).", "no reason would be left"
    assert leaned(points, costs("compass", "jewel"), tile) == "It costs 1💎, but scores 1 point.", "the tile gives 1🧭"
    brought = costs("coin"), gains("compass"), Reason(Why.BONUS, ("compass", "tablet"))
    assert leaned(points, *brought) == "It costs 1🪙, but scores 1 point and gains 2🧭 1📜."
    assert why(costs("compass", "card"), gains("compass")) == "It uses a card."


def test_what_a_bonus_tile_brings_is_in_the_sums_or_left_out_with_the_rest() -> None:
    price, points = costs("tablet", "arrowhead"), TOLD[Why.POINTS][0]
    row = gains("compass"), Reason(Why.DRAWS, count=1)
    tiles = Reason(Why.BONUS, ("compass", "draw", "exile"))
    full, summed, short, number, bare = suggestions(("research glass 3",), points, tiles, *row, price)
    assert full.endswith("takes 3 bonus tiles (+1🧭, draw a card, exile a card), gains 1🧭 and draws 1 card.")
    assert summed.endswith("scores 3 points, takes the bonus tile (exile a card), gains 2🧭 and draws 2 cards.")
    assert short.endswith("It costs 1📜 1🏹, but scores 3 points and gains 2🧭.") and "It" not in bare
    assert number == f"{bare} About 50 points at the end.", "the number stands for reasons that have no room"
    forms = suggestions(("play hat",), points, tiles, *row)
    assert [each.partition("**. ")[2] for each in forms] == [
        "It scores 3 points and draws 2 cards.",
        "It scores 3 points.",
        "About 50 points at the end.",
        "",
    ], "nothing is paid: tokens need not be named"


def test_a_hint_gives_the_action_the_result_its_certainty_and_the_reasons() -> None:
    advice = Advice(("dig camp-coins", "pay fear"), 53.6, 0.9, (gains("coin", "coin"),))
    told = "**Dig at Harbour with Fear 🥾**: about 54 points at the end. It gains 2🪙."
    assert SAYS.thoughts.advised(advice, VIEW, NAMES) == told


def test_a_boon_is_told_to_be_used_up_however_it_is_spent() -> None:
    told = "It uses an archaeologist and uses up a boon, but gains 1🪙."
    digging = suggestions(["dig camp-coins", "pay boon-1"], costs("archaeologist", "boon"), gains("coin"))
    assert all(each.endswith(told) for each in digging[:2])
    paying = Stage(["fear"], guardians=[1]).after("dig camp-coins")
    assert suggested(paying, "pay boon-1", costs("boon"), gains("coin")).endswith("It uses up a boon, but gains 1🪙.")


def test_tokens_that_are_left_are_no_reason_alone() -> None:
    """Doing nothing leaves as much or more."""
    temple, slot = ("temple 2-left", Why.POINTS, ("temple tiles",)), ("idol jewel", Why.GAINS, ("jewel",))
    for action, kind, about in (temple, slot):
        reasons = costs("coin"), Reason(kind, about, 2), TOLD[Why.LEAVES][0]
        assert "leaves" not in advised((action,), *reasons)
    buys = advised(["buy hat"], TOLD[Why.POINTS][0], TOLD[Why.LEAVES][0])
    assert buys.endswith("still leaves you enough to discover L1-3 (3🧭).")


def test_the_price_of_a_plan_is_on_balance_beside_its_first_step_as_beside_all_of_it() -> None:
    plan = ["overcome L1-1", "pay hat", "play rope"]
    forms = suggestions(plan, costs("coin", "arrowhead"), gains("arrowhead"), TOLD[Why.POINTS][0])
    assert forms[0].endswith("It costs 1🪙 net, but scores 3 points.")
    assert forms[1].endswith("The whole plan costs 1🪙 net, but scores 3 points.")
    assert not any("The whole plan costs 1🪙, " in each for each in forms)


def test_what_a_plan_both_gains_and_pays_is_told_neither_beside_its_first_step_nor_beside_all_of_it() -> None:
    plan = ["overcome L1-1", "pay hat", "play rope"]
    forms = suggestions(plan, costs("arrowhead"), gains("arrowhead"), TOLD[Why.POINTS][0])
    assert forms[0].endswith("It scores 3 points.")
    assert forms[1].endswith("The whole plan scores 3 points.")
    first, second, *_ = suggestions(plan, costs("arrowhead"), gains("arrowhead", "compass"))
    assert first.endswith("**. It gains 1🧭 net.") and second.endswith("**. The whole plan gains 1🧭 net.")


def test_only_a_result_that_is_certain_is_told_without_about() -> None:
    for error, told in ((0.0, "54 points at the end."), (0.1, "about 54 points at the end.")):
        assert SAYS.thoughts.advised(Advice(("pass",), 54, error), VIEW, ()).endswith(f"**: {told}")


def test_nothing_is_suggested_where_only_what_does_nothing_is_left() -> None:
    boon = act("boon 1")
    ended = replace(VIEW, legal=(boon, act("end")), in_vain=(boon,))
    assert suggestions(["end"], view=ended) == ()


def test_a_plan_that_slots_an_idol_first_is_not_named_without_a_reason() -> None:
    forms = suggestions(["idol tablets", "play stone-key", "upgrade arrowhead"])
    assert not any("A good plan" in each for each in forms)


def test_a_guided_player_gets_a_suggested_move() -> None:
    reasons = gains("coin", "coin"), Reason(Why.DRAWS, count=1)
    advice = Advice(("dig camp-coins", "pay fear"), 53.6, 0.9, reasons)
    assert SAYS.thoughts.suggested(advice, VIEW, NAMES) == (
        "A good move now: **Dig at Harbour with Fear 🥾**. It gains 2🪙 and draws 1 card.",
        "A good move now: **Dig at Harbour**. It gains 2🪙 and draws 1 card.",
        "A good move now: **Dig at Harbour with Fear 🥾**. It gains 2🪙.",
        "A good move now: **Dig at Harbour**. It gains 2🪙.",
        "A good move now: **Dig at Harbour**. About 54 points at the end.",
        "A good move now: **Dig at Harbour**.",
    ), "a payment does not make it a plan"
    plan = replace(advice, actions=(*advice.actions, "play hat"))
    assert SAYS.thoughts.suggested(plan, VIEW, NAMES)[1:4:2] == (
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
    forms = suggestions(actions, TOLD[Why.GAINS][0])
    _, *shorter, last = forms
    assert shorter and all(each.startswith(f"A good plan: {goal}. First: **") for each in shorter)
    assert last == f"A good plan: {goal}. Press the green button first.", "not as if the goal were the first step"


def test_a_discount_is_not_named_apart_from_the_move_that_it_is_for() -> None:
    plan = Advice(("buy inscribed-blade", "choose arrowhead", "research notebook 4", "recruit 1"), 50, 1)
    moves = "Buy Inscribed Blade, then move the notebook to row 2 right and recruit the Patron"
    assert SAYS.thoughts.line_of_play(plan, VIEW) == SAYS.thoughts.beginning(plan, VIEW) == moves
    gaining = line_of("play army-knife", "choose coin", "research notebook 4")
    assert "choose the coin and move the notebook" in gaining


@pytest.mark.parametrize(
    ("more", "told"),
    [([], ""), (["play hat"], " and play Hat"), (["play hat", "idol jewel"], ", and 2 more steps")],
)
def test_what_the_whole_plan_does_stands_beside_all_its_steps_or_how_many_more_there_are(
    more: list[str], told: str
) -> None:
    _, *forms = suggestions(["dig camp-coins", "pay fear", "assistant 12", *more], TOLD[Why.GAINS][0])
    assert forms == [
        f"A good move now: **Dig at Harbour, then use the Scout{told}**. The whole plan gains 2🪙 1💎.",
        "A good move now: **Dig at Harbour**. About 50 points at the end.",
        "A good move now: **Dig at Harbour**.",
    ]


def test_the_order_of_a_bonus_tile_and_its_row_is_not_told_twice() -> None:
    stage = Stage(["fear"], glass=2, tablet=9, arrowhead=9, compass=9, coin=9, jewel=9)
    stage.game.state.bonus_tiles = [tuple(BonusTile.EXILE for _ in each) for each in stage.game.state.bonus_tiles]
    stage.do("research glass 4")
    reasons = Reason(Why.BONUS, ("exile",)), Reason(Why.EXILES, ("fear",), 1)
    first, *_ = suggestions(["first tile", "exile fear"], *reasons, view=stage.game.view(0))
    assert first == (
        "A good move now: **Bonus tile first (exile a card), then exile Fear**. It rids you of Fear (1 point)."
    )


def test_a_plan_is_named_after_an_idol_in_a_slot_only_beside_a_reason() -> None:
    _, reasoned, _, bare = suggestions(["play stone-key", "idol tablets", "idol jewel"], TOLD[Why.GAINS][0])
    named = "A good plan: slot an idol (1🪙 → +1💎, −2 points)"
    assert reasoned.startswith(f"{named}. First: **Play Stone Key**. The whole ")
    assert bare == "A good move now: **Play Stone Key**."


def test_gains_from_which_all_costs_have_been_taken_are_those_in_the_end() -> None:
    reasons = (costs("coin"), gains("coin", "tablet"))
    assert why(*reasons) == "It gains 1📜 net."
    told = why(*reasons, TOLD[Why.OPENS][0])
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
    forms = suggestions(actions, TOLD[Why.GAINS][0], view=view)
    assert forms and not any("A good plan" in each for each in forms)


def test_a_plan_that_begins_with_its_goal_and_mere_free_actions_are_a_good_start() -> None:
    for actions in (("overcome L1-1", "pay hat", "boon 1", "exile fear"), ("play hat", "play fear", "end")):
        forms = suggestions(actions, TOLD[Why.GAINS][0])
        assert forms[1].startswith("A good move now: **") and "The whole plan gains" in forms[1]


def test_a_suggestion_does_not_repeat_its_action_which_names_what_a_slot_costs() -> None:
    reasons = gains("jewel"), costs("coin"), Reason(Why.SLOT, count=2)
    assert suggested(Stage(crates=1, slots=1, coin=1), "idol jewel", *reasons) == (
        "A good move now: **Slot an idol (1🪙 → +1💎, −2 points)**. About 50 points at the end."
    )


@pytest.mark.parametrize(("first", "points"), [("buy stone-key", 1), ("play stone-key", 1), ("idol tablets", 3)])
def test_the_points_of_a_slot_are_those_after_the_earlier_steps(first: str, points: int) -> None:
    view = Stage(["stone-key"], crates=2, slots=1, coin=1, compass=3, tablet=1, artifacts=["stone-key"]).game.view(0)
    assert line_of(first, "idol jewel", view=view).endswith(f"+1💎, −{points} point{'s' if points > 1 else ''})")


def test_an_assistant_that_is_refreshed_is_not_named_again() -> None:
    told = suggested(Stage(["fear"], assistants=[OwnedAssistant(2)]), "refresh 2", Reason(Why.READIES, ("2",), 0))
    assert "**. It can be used again this round (" in told


def test_a_trade_or_a_payment_has_no_reason_that_its_label_says_already() -> None:
    traded = costs("tablet"), gains("arrowhead")
    told = suggested(Stage(["fear"], tablet=1), "upgrade tablet", *traded)
    assert told == "A good move now: **Trade 1📜 for 1🏹**. About 50 points at the end."
    paying = Stage(["fear", "exploration-car"]).after("dig camp-coins")
    assert suggested(paying, "pay fear", costs("card")).endswith("Pay with Fear 🥾**. About 50 points at the end.")


def test_a_suggestion_without_room_for_its_price_gives_no_reason_either() -> None:
    points = Reason(Why.POINTS, (ScoreSource.ITEMS.value,), 2)
    full, number, shorter = suggestions(["play hat"], points, costs("compass"), gains("coin"))
    assert full.endswith("It costs 1🧭, but scores 2 points and gains 1🪙.")
    assert number == "A good move now: **Play Hat**. About 50 points at the end."
    assert shorter == "A good move now: **Play Hat**."


def test_a_suggestion_names_its_price_and_gain_and_then_always_warns_of_fear() -> None:
    reasons = (costs("card", "archaeologist"), gains("arrowhead"), TOLD[Why.RISKS][0])
    full, shorter, shortest, number, bare = suggestions(("dig L1-1",), *reasons)
    priced = "It uses a card and an archaeologist, but gains 1🏹. "
    assert f"{priced}Unless you overcome the " in full
    assert f"{priced}The Tide Heron may bring you Fear." in shorter
    assert shortest.endswith("It gains 1🏹. The Tide Heron may bring you Fear."), "the gain is the last thing to go"
    assert number.endswith("(L1-1)**. About 50 points at the end. The Tide Heron may bring you Fear.")
    assert bare.endswith("(L1-1)**. The Tide Heron may bring you Fear."), "beside a lesson that leaves no more room"
    later = suggestions(("play exploration-car", "dig L1-1"), *reasons)
    assert ["Fear" in each for each in later] == [True, *[False] * (len(later) - 1)], "its first step brings none"
    assert later[-2:] == (
        "A good plan: dig at Wreck (L1-1). First: **Play Exploration (car)**.",
        "A good plan: dig at Wreck (L1-1). Press the green button first.",
    )
    points = Reason(Why.POINTS, (ScoreSource.IDOLS.value,), 3)
    forms = suggestions(["discover L1-1"], costs("compass"), points, Reason(Why.UNKNOWN), Reason(Why.RISKS))
    assert all(each.endswith("bring you Fear.") for each in forms[1:])
    assert all("3 points and adds whatever" in each for each in forms[:-3])
    least = "but scores 3 points. Its guardian may bring you Fear."
    assert forms[-3].endswith(least), "as little as leaves room for news"
    assert all(
        "brings a Fear card" in each for each in suggestions(["buy serpent-idol"], points, Reason(Why.FEAR, count=1))
    )


def test_a_suggestion_says_what_a_move_makes_possible_where_there_is_room() -> None:
    reason, told = TOLD[Why.OPENS]
    whole, shorter, *_ = suggestions(["dig camp-coins"], gains("coin"), reason, costs("card", "archaeologist"))
    assert told in whole and told not in shorter


def test_a_second_fear_is_told_after_the_first() -> None:
    reasons = TOLD[Why.GAINS][0], Reason(Why.FEAR, count=1), TOLD[Why.RISKS][0]
    for told in suggestions(("dig L1-1",), *reasons):
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
    forms = suggestions([action], TOLD[Why.SAVES][0], reason)
    assert all(form.endswith(f"**. {told} No other move is better.") for form in forms)


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
    told = advised(["buy coconut-flask", "use coconut-flask", "borrow 11"], *reasons)
    assert told.endswith("It scores 2 points.")


def test_a_card_suggested_for_its_effect_alone_tells_it() -> None:
    cost = costs("card")
    told = suggested(Stage(["rope"]), "play rope", cost)
    assert told == "A good move now: **Play Rope**. Rope: a card → draw 2 cards.", "that it uses a card is no reason"
    rod = suggested(Stage(["fishing-rod"]), "play fishing-rod", cost)
    assert rod.endswith("**. Fishing Rod: turn up the top item, then buy an item (−3🪙).")
    both = suggested(Stage(["rope"]), "play rope", costs("card", "card"))
    assert both.endswith("It uses 2 cards. Rope: a card → draw 2 cards.")


def test_a_price_is_never_named_without_what_it_brings() -> None:
    reasons = Reason(Why.POINTS, (ScoreSource.GLASS.value,), 1), Reason(Why.SLOT, count=2)
    told, *_ = suggestions(["idol jewel", "research glass 2"], *reasons, Reason(Why.RECRUITS, ("7",), 3))
    assert "costs 2 points (for slotting an idol), but scores 1 point and" in told and "for the last 3 rounds" in told


def test_what_is_left_for_a_guardian_includes_the_card_that_it_costs() -> None:
    view = Stage(at=["L1-1"], tiles={"L1-1": 1}, guard={"L1-1": 2}).game.view(0)
    told = SAYS.thoughts.why([Reason(Why.LEAVES, ("overcome L1-1", "coin", "arrowhead"))], view, ())
    assert told.endswith("overcome the Hollow Monkey at Wreck (L1-1) (1🪙 1🏹 and a card).")


def test_there_are_no_brackets_within_brackets() -> None:
    for card in CARD_BY_ID:
        assert not re.search(r"\([^)]*\(", why(Reason(Why.KEEPS, (card,))))


def test_recruiting_is_not_given_as_the_reason_to_recruit() -> None:
    forms = suggested(Stage(["fear"]), "recruit 7", Reason(Why.RECRUITS, ("7",), 4), gains("coin"))
    assert forms.endswith("**. It gains 1🪙 and helps you once a round (+1🪙 or +✈️).")


def test_there_is_no_suggestion_where_there_is_one_way_to_pay() -> None:
    stage = Stage(["fear"]).after("dig camp-coins")
    assert [each.text for each in stage.game.view(0).legal] == ["pay fear", "cancel"]
    assert not suggested(stage, "pay fear", costs("card"))


def test_what_is_gained_without_accepting_is_called_so() -> None:
    assert suggested(Stage(["fear"]), "decline", gains("tablet")).endswith("You still gain 1📜.")


def test_passing_as_the_only_move_is_said_by_the_question_alone() -> None:
    stage = Stage()
    assert [each.text for each in stage.game.view(0).legal] == ["pass"]
    assert not suggested(stage, "pass", Reason(Why.NOTHING_MORE))
    assert SAYS.turn.question(stage.game.view(0)) == "Round I: your turn. Nothing left to do but pass."
    begun = Stage(["funding-car"], items=(), artifacts=()).after("play funding-car")
    assert SAYS.turn.question(begun.game.view(0)) == "Nothing left to do but pass."


def test_there_is_no_suggestion_where_there_is_no_choice() -> None:
    stage = Stage(["fear"]).after("dig camp-coins", "pay fear")
    assert [each.text for each in stage.game.view(0).legal] == ["end"] and not suggested(stage, "end")


def test_hints_that_differ_only_in_the_site_are_equal() -> None:
    best, same = (Advice((f"discover {site}", "pay exploration-car"), 50, 1) for site in ("L1-1", "L1-2"))
    assert SAYS.thoughts.equal(same, best, VIEW) == "L1-2"
    worse = replace(same, behind=9.0, doubt=0.1)
    assert not SAYS.thoughts.equal(worse, best, VIEW)
    assert SAYS.thoughts.equal(worse, replace(best, behind=8.9), VIEW) == "L1-2", "both are worse than another"
    assert not SAYS.thoughts.equal(Advice(("dig camp-coins", "pay exploration-car"), 50, 1), best, VIEW)


def test_a_review_says_who_did_what_when_and_what_would_have_been_better() -> None:
    played = Advice(("pass",), 44.0, 0.5)
    better = Advice(("dig camp-coins", "pay fear"), 50.0, 0.5, (gains("coin", "coin"),))
    moment = Moment(0, 3, 0, played, better, -6.2, 0.4)
    review = Review((0,), (3,), ((50.0, 50.0),), ((5.0, 7.0),), (48, 44), 1, (moment,))
    told = SAYS.thoughts.reviewed(review, [VIEW], NAMES)
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
        told = SAYS.thoughts.reviewed(replace(review, moments=(changed,)), [VIEW], NAMES)
        assert told.headline == f"One moment stands out: in round III, {told_as}"
