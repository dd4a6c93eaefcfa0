"""Why a way to play a turn is good: each kind of reason in a position in which it is true, and not where it is not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pytest

from arnak_bot.game.thinking import Reason
from arnak_bot.games.arnak.engine import Game
from arnak_bot.games.arnak.engine.actions import Verb, act
from arnak_bot.games.arnak.engine.content import BOARDS
from arnak_bot.games.arnak.engine.events import Drew, Gained
from arnak_bot.games.arnak.engine.imagine import imagine
from arnak_bot.games.arnak.engine.printed import BonusTile
from arnak_bot.games.arnak.engine.resources import bag
from arnak_bot.games.arnak.engine.state import State
from arnak_bot.games.arnak.players import reasoning
from arnak_bot.games.arnak.players.changes import changes
from arnak_bot.games.arnak.players.features import points_of
from arnak_bot.games.arnak.players.reasoning import Plan, reasons_for
from arnak_bot.games.arnak.players.turns import leave_to, main_of, whole_turns
from arnak_bot.games.arnak.thoughts import PRICES, Why
from arnak_bot.kit.reasons import of_kinds
from tests.engine.stage import Stage, gold, silver


def VALUE(state: State, seat: int) -> float:
    """Points and a little for tokens: what is planned then does not change with the weights that are shipped."""
    return points_of(state, seat) + 0.4 * sum(state.players[seat].tokens.values())


@pytest.fixture(autouse=True)
def _valued_simply(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reasoning, "judge", VALUE)


Told = tuple[tuple[str, ...], int]


def rich(hand: Sequence[str] = (), **options: Any) -> Stage:
    return Stage(hand, coin=9, compass=9, tablet=9, arrowhead=9, jewel=9, **options)


def settled(stage: Stage, first: str) -> list[str]:
    """An action with the first answer to each of its questions, without free actions."""
    actions, game = [first], stage.game.copy()
    game.apply(first)
    while game.question is not None and game.undo_floor <= stage.game.ply:
        actions.append(game.answers[0].text)
        game.apply(actions[-1])
    return actions


def imagined(stage: Stage, *actions: str) -> tuple[Reason, ...]:
    """The reasons for actions in games that are imagined."""
    worlds = [imagine(stage.game, 0, f"world {number}") for number in range(4)]
    return reasons_for(worlds, 0, [*map(act, actions)])


def really(stage: Stage, *actions: str) -> tuple[Reason, ...]:
    """The reasons for actions in the game as it is."""
    return reasons_for([stage.game], 0, [*map(act, actions)])


def reasons(stage: Stage, first: str) -> tuple[Reason, ...]:
    return imagined(stage, *settled(stage, first))


def found(stage: Stage, first: str) -> dict[Why, Told]:
    return {Why(reason.kind): (reason.about, reason.count) for reason in reasons(stage, first)}


def before_temple() -> int:
    """A space of the Bird side from which the Lost Temple is one step away."""
    spaces = BOARDS["bird"].research
    return next(space.id for space in spaces if any(spaces[at].lost_temple for at in space.next))


def temple_step() -> str:
    spaces = BOARDS["bird"].research
    return next(f"research glass {at}" for at in spaces[before_temple()].next if spaces[at].lost_temple)


def with_guardian() -> Stage:
    return rich(["fear"], at=["L1-1"], tiles={"L1-1": 1}, guard={"L1-1": 1})


def refreshing() -> Stage:
    return Stage(["ceremonial-rattle"], assistants=[gold(12, exhausted=True)], tablet=1).after("play ceremonial-rattle")


TRUE: dict[Why, tuple[Callable[[], Stage], str, Told]] = {
    Why.ARRIVES: (lambda: rich(glass=before_temple()), temple_step(), ((), 7)),
    Why.POINTS: (with_guardian, "overcome L1-1", (("guardians",), 5)),
    Why.SAFE: (with_guardian, "overcome L1-1", (("L1-1",), 0)),
    Why.ESCAPES: (
        lambda: rich(at=["L1-1"], tiles={"L1-1": 1}, guard={"L1-1": 1}, artifacts=["pathfinders-sandals"]),
        "buy pathfinders-sandals",
        (("1",), 0),
    ),
    Why.BOON: (with_guardian, "overcome L1-1", (("1",), 0)),
    Why.SLOT: (partial(Stage, crates=1, slots=2), "idol tablets", ((), 3)),
    Why.RECRUITS: (lambda: rich(glass=2).where(round=3), "research notebook 1", (("2",), 3)),
    Why.BONUS: (lambda: rich(glass=2), "research glass 4", (("exile",), 0)),
    Why.AT_ONCE: (partial(rich, artifacts=["war-mask"]), "buy war-mask", (("war-mask",), 0)),
    Why.LASTS: (lambda: Stage(coin=3).where(round=2), "buy hat", (("hat",), 3)),
    Why.GAINS: (partial(Stage, ["fear"]), "dig camp-coins", (("coin", "coin"), 0)),
    Why.DRAWS: (partial(Stage, crates=1, coin=1), "idol draw", ((), 1)),
    Why.EXILES: (partial(Stage, ["axe"], play=["fear"]), "play axe", (("fear",), 1)),
    Why.MAY_EXILE: (partial(Stage, ["grappling-hook", "hat"]), "play grappling-hook", ((), 0)),
    Why.READIES: (refreshing, "refresh 12", (("12",), 1)),
    Why.COSTS: (
        partial(Stage, ["exploration-car"], compass=3),
        "discover L1-1",
        ((*["compass"] * 3, "card", "archaeologist"), 0),
    ),
    Why.UNKNOWN: (partial(Stage, ["exploration-car"], compass=3), "discover L1-1", ((), 0)),
    Why.LEAVES: (with_guardian, "overcome L1-1", (("discover L2-3", *["compass"] * 6), 0)),
    Why.OPENS: (partial(Stage, ["fear"]), "dig camp-coins", (("buy hat",), 0)),
    Why.LOSES: (lambda: Stage(["rough-map"]), "play rough-map", (("rough-map",), 1)),
    Why.FEAR: (partial(Stage, compass=2, artifacts=["serpent-idol"]), "buy serpent-idol", ((), 1)),
    Why.RISKS: (partial(Stage, ["exploration-car"], tiles={"L1-1": 1}, guard={"L1-1": 1}), "dig L1-1", (("1",), 0)),
    Why.SAVES: (partial(Stage, coin=1, jewel=1), "pass", (("coin", "jewel"), 0)),
    Why.NOTHING_MORE: (Stage, "pass", ((), 1)),
}


ELSEWHERE = {Why.PREPARES, Why.KEEPS, Why.ANEW, Why.MORE_POINTS, Why.LESS_FEAR, Why.MORE_TOKENS, Why.FEWER_TOKENS}
ELSEWHERE |= {Why.OWNS, Why.WITH, Why.FURTHER}
"""What is told to others, at the end of a round, and of one way compared with another: each has tests of its own."""


def test_a_hint_does_not_promise_the_next_one() -> None:
    """It was another one in two of three cases: the next action is a reason only if this one makes it possible."""
    assert not {Why.LEAVES, Why.OPENS} & found(Stage(["fear", "fear"], items=(), artifacts=()), "dig camp-coins").keys()


@pytest.mark.parametrize("kind", [kind for kind in Why if kind not in ELSEWHERE])
def test_each_kind_of_reason_is_found_where_it_is_true(kind: Why) -> None:
    stage, action, told = TRUE[kind]
    assert found(stage(), action)[kind] == told


@pytest.mark.parametrize(
    ("kind", "stage", "action"),
    [
        (Why.SAFE, lambda: rich(["fear"], at=["L1-1"], tiles={"L1-1": 1}), "dig camp-coins"),
        (Why.LASTS, lambda: Stage(coin=3).where(round=5), "buy hat"),
        (Why.POINTS, lambda: Stage(coin=1, items=["rough-map"]), "buy rough-map"),
        (Why.COSTS, Stage, "pass"),
        (Why.SLOT, partial(Stage, slots=2), "pass"),
        (Why.EXILES, lambda: Stage(["rough-map"]), "play rough-map"),
        (Why.EXILES, lambda: Stage(["axe", "hat"], play=["hat"]).where(round=5), "play axe"),
        (Why.COSTS, lambda: Stage(["rough-map"]), "play rough-map"),
        (Why.SAVES, lambda: Stage(coin=1).where(round=5), "pass"),
        (Why.SAVES, Stage, "pass"),
        (Why.LEAVES, lambda: Stage(["fear"], glass=5, compass=1), "dig camp-coins"),
        (Why.LEAVES, lambda: Stage(["fear", "fear"], compass=9, items=()), "dig camp-coins"),
        (Why.NOTHING_MORE, lambda: Stage(["fear"]), "dig camp-coins"),
        (Why.OPENS, lambda: Stage(["fear", "funding-car", "funding-ship", "funding-car"]), "dig camp-coins"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_no_reason_is_found_where_it_is_not_true(kind: Why, stage: Callable[[], Stage], action: str) -> None:
    assert kind not in found(stage(), action)


def test_something_may_still_be_used_until_the_pass() -> None:
    stage = Stage(["hat"])
    assert found(stage, "pass")[Why.NOTHING_MORE] == ((), 1)
    assert really(stage) == (Reason(Why.NOTHING_MORE),)


def test_what_only_the_search_for_it_missed_is_not_made_possible(monkeypatch: pytest.MonkeyPatch) -> None:
    """ "Play Pickaxe … lets you overcome" was told of an action that needed no Pickaxe."""
    world = Stage(["fear", "funding-car", "funding-ship", "funding-car"]).game

    def narrow(game: Game, *rest: Any) -> Any:
        return ((), None) if game is world else whole_turns(game, *rest)

    monkeypatch.setattr(reasoning, "whole_turns", narrow)
    digs, after = [act("dig camp-compasses"), act("pay fear")], world.copy()
    for action in digs:
        after.play(action, 0)
    planned = reasoning.next_turn(after, 0)
    assert planned is not None and planned.main.verb is Verb.BUY and planned.main not in world.legal_actions(0)
    told = reasoning.reasons_for([world], 0, digs)
    assert of_kinds(told, (Why.GAINS,)) and not of_kinds(told, (Why.OPENS,))


@pytest.mark.parametrize("otherwise", [False, True])
def test_an_answer_opens_nothing_that_another_answer_opens_too(
    monkeypatch: pytest.MonkeyPatch, otherwise: bool
) -> None:
    """ "Lets you buy Stone Key" was told of a trade, and of skipping it, although neither paid for it."""
    stage = Stage(glass=1, coin=1, compass=5, tablet=3, arrowhead=2, jewel=2).after("research glass 4")
    first = stage.game.answers[0]

    def planned(game: Game, *_: Any) -> Any:
        opened = otherwise or game.log[-1][1] == first.text
        return Plan(act("buy hat"), bag(coin=2), ()) if opened else None

    monkeypatch.setattr(reasoning, "next_turn", planned)
    told = reasoning.reasons_for([stage.game], 0, [first])
    assert bool(of_kinds(told, (Why.OPENS,))) is not otherwise


@pytest.mark.parametrize("decks", [("parrot", "parrot", "parrot"), ("parrot", "parrot", "watch")])
def test_nothing_is_promised_that_depends_on_the_card_drawn(
    monkeypatch: pytest.MonkeyPatch, decks: Sequence[str]
) -> None:
    """ "Draws 1 card and lets you play Parrot" was told of a deck in which Parrot might lie second."""
    worlds = [Stage(compass=2, deck=[top]).game for top in decks]

    def planned(game: Game, *_: Any) -> Any:
        leave_to(game, 0)
        plan = Plan(act("play parrot"), (), (act("end"), act("play parrot")))
        return plan if "parrot" in game.state.players[0].hand else None

    monkeypatch.setattr(reasoning, "next_turn", planned)
    told = reasoning.reasons_for(worlds, 0, [act("buy stone-jar")])
    assert of_kinds(told, (Why.DRAWS,)) and bool(of_kinds(told, (Why.OPENS,))) is ("watch" not in decks)


def test_a_card_that_a_bonus_tile_gives_is_told_with_the_tile_alone() -> None:
    game = Stage(["fear"]).game
    drew = [Drew(0, source, "hat") for source in ("bonus:card", "site:L1-1")]
    told = {each.kind: each.count for each in changes(game.state, game.state, 0, drew)}
    assert told[Why.DRAWS] == 1


def test_fear_comes_home_from_a_new_site_and_after_a_pass_beside_a_guardian() -> None:
    assert found(Stage(["exploration-car"], compass=3), "discover L1-1")[Why.RISKS] == ((), 0)
    beside = Stage(["hat"], at=["L1-1"], tiles={"L1-1": 1}, guard={"L1-1": 1})
    assert found(beside, "pass")[Why.FEAR] == (("1",), 1)
    beside.me.guarded = True
    assert Why.FEAR not in found(beside, "pass")


def test_a_pilot_costs_its_coins() -> None:
    told = found(Stage([], coin=4), "dig camp-compasses")
    assert told[Why.COSTS] == (("coin", "coin", "archaeologist"), 0)


def test_a_price_is_what_is_paid_whatever_the_turn_gains() -> None:
    game = Stage(["exploration-car", "exploration-ship"], compass=2).game
    before = game.state.copy()
    actions = ("play exploration-ship", "discover L1-1", "pay exploration-car")
    events = [event for action in actions for event in game.apply(action, 0)]
    told = {each.kind: each.about for each in changes(before, game.state, 0, events)}
    assert told[Why.COSTS][:3] == ("compass",) * 3 and "compass" in told[Why.GAINS]


def test_a_card_that_is_exiled_to_be_rid_of_it_is_no_cost() -> None:
    game = Stage(["axe", "fear"]).game
    before = game.state.copy()
    events = [event for text in ("play axe", "exile fear") for event in game.apply(text, 0)]
    told = {reason.kind: reason.about for reason in changes(before, game.state, 0, events)}
    assert (told[Why.COSTS], told[Why.EXILES]) == (("card",), ("fear",))


def test_a_card_that_draws_others_counts_as_a_cost() -> None:
    assert found(Stage(["horse"]), "play horse")[Why.COSTS] == (("card",), 0)


def test_a_round_that_begins_costs_nobody_a_card() -> None:
    game = Stage(["fear"] * 7).game
    game.state.players[1].passed = True
    before = game.state.copy()
    events = [event for text in ("pass", "end", "done") for event in game.apply(text, 0)]
    assert game.round == 2
    assert Why.COSTS not in {reason.kind for reason in changes(before, game.state, 0, events)}


def test_ending_a_turn_without_options_is_not_explained_as_saving() -> None:
    kinds = {reason.kind for reason in imagined(Stage(coin=1))}
    assert Why.NOTHING_MORE in kinds and Why.SAVES not in kinds


def test_a_card_that_exiles_itself_is_not_a_lasting_gain() -> None:
    assert found(Stage(coin=3, items=("rough-map",)).where(round=2), "buy rough-map")[Why.LASTS] == (("rough-map",), 0)


def test_a_boon_used_at_once_is_not_saved_for_later() -> None:
    stage = with_guardian()
    used = imagined(stage, *settled(stage, "overcome L1-1"), "boon 1")
    assert Why.BOON not in {reason.kind for reason in used}


def test_plans_do_not_rely_on_the_content_of_a_new_site() -> None:
    """In every imagined game another guardian wakes there."""
    for reason in reasons(rich(["exploration-car"] * 4), "discover L1-1"):
        assert not any(text.startswith(("overcome L1-1", "dig L1-1")) for text in reason.about)


def test_the_revealed_gain_of_a_site_is_no_reason_to_discover_it() -> None:
    """Both tiles of this stack give a tablet; the idol found there does so for sure."""
    assert found(Stage(["exploration-car"], compass=3), "discover L1-1")[Why.GAINS] == (("tablet",), 0)


@pytest.mark.parametrize(("following", "certain"), [("buy hat", False), ("research glass 4", True)])
def test_nothing_is_promised_that_a_hidden_site_has_to_pay_for(
    monkeypatch: pytest.MonkeyPatch, following: str, certain: bool
) -> None:
    """ "Lets you move to row 5" was told because all sites that were imagined gave the coin for it."""
    stage = Stage(["exploration-car"], compass=3, arrowhead=1, glass=1)  # the idol of the site gives a tablet
    stage.game.state.site_stacks[0] = [3, 5]  # with a coin on every tile

    def planned(game: Game, *_: Any) -> Any:
        leave_to(game, 0)
        return Plan(act(following), (), (act("end"), act(following)))

    monkeypatch.setattr(reasoning, "next_turn", planned)
    assert (Why.OPENS in found(stage, "discover L1-1")) is certain


@pytest.mark.parametrize(("tiles", "kind"), [([8, 9], Why.FEAR), ([3, 7], Why.DRAWS)])
def test_fear_and_cards_of_a_hidden_site_are_not_certain(tiles: list[int], kind: Why) -> None:
    stage = Stage(["exploration-car"], compass=3)
    stage.game.state.site_stacks[0] = tiles
    assert kind not in found(stage, "discover L1-1"), "every tile that is left brings it, but the stack is hidden"


def test_an_assistant_turned_to_gold_is_a_reason_until_it_is_used() -> None:
    stage = Stage(glass=5, notebook=3, tablet=2, arrowhead=1, assistants=[silver(11, exhausted=True)])
    assert Reason(Why.READIES, ("11",), 1) in really(stage, "research notebook 5", "upgrade 11")
    used = really(stage, "research notebook 5", "upgrade 11", "assistant 11")
    assert not of_kinds(used, (Why.READIES,)) and of_kinds(used, (Why.GAINS,))


def test_at_most_four_reasons_are_given_and_the_next_action_is_one_of_them() -> None:
    given = reasons(with_guardian(), "overcome L1-1")
    weighed = [Why(reason.kind) for reason in given if reason.kind not in PRICES]
    assert weighed == [Why.POINTS, Why.SAFE, Why.BOON, Why.LEAVES]


def test_a_boon_is_told_beside_what_else_a_turn_gains_and_prepares() -> None:
    stage = rich(["fear"], crates=1, at=["L1-1"], tiles={"L1-1": 1}, guard={"L1-1": 1})
    given = {Why(each.kind) for each in really(stage, "idol jewel", *settled(with_guardian(), "overcome L1-1"))}
    assert {Why.POINTS, Why.SAFE, Why.BOON, Why.GAINS, Why.LEAVES} <= given


def test_points_count_as_one_reason() -> None:
    stage = rich(["fear"], at=["L1-1"], tiles={"L1-1": 1}, guard={"L1-1": 1}, crates=1)
    told = imagined(stage, *settled(stage, "overcome L1-1"), "idol draw")
    weighed = [reason.kind for reason in told if reason.kind not in PRICES]
    assert weighed == [Why.POINTS, Why.SAFE, Why.BOON, Why.LEAVES]


def test_the_gain_of_a_bonus_tile_is_given_once() -> None:
    """A tile of the Bird side's research gives a token; what the row itself gives is told beside it."""
    told = found(with_tiles(BonusTile.TABLET, rich(glass=2)), "research glass 4")
    assert told[Why.BONUS] == (("tablet",), 0)
    assert "tablet" not in told.get(Why.GAINS, ((), 0))[0]


def with_tiles(tile: BonusTile, stage: Stage) -> Stage:
    stage.game.state.bonus_tiles = [tuple(tile for _ in each) for each in stage.game.state.bonus_tiles]
    return stage


def test_a_bonus_tile_and_what_else_is_gained_or_drawn_stay_together_among_many_reasons() -> None:
    stage = with_tiles(BonusTile.DRAW, rich(glass=5, notebook=2, crates=2))
    told = really(stage, "idol draw", "idol tablets", "research notebook 4", "first tile", "recruit 2")
    assert {Why.RECRUITS, Why.GAINS, Why.BONUS, Why.DRAWS} < {Why(each.kind) for each in told}


@pytest.mark.parametrize("deck", [(), ("hat",)])
def test_a_tile_that_draws_from_an_empty_deck_is_no_reason(deck: Sequence[str]) -> None:
    told = found(with_tiles(BonusTile.DRAW, rich(glass=2, deck=deck)), "research glass 4")
    assert (Why.BONUS in told) is bool(deck)


def test_what_a_bonus_tile_trades_is_a_price_and_a_gain() -> None:
    had = Stage(["fear"], glass=2, tablet=3, arrowhead=2, compass=3, coin=3, jewel=1)
    stage = with_tiles(BonusTile.UPGRADE, had)
    used = really(stage, "research glass 4", "first tile", "upgrade arrowhead")
    told = {each.kind: each.about for each in used}
    assert "arrowhead" in told[Why.COSTS] and "jewel" in told[Why.GAINS] and told[Why.BONUS] == ("upgrade",)
    declined = really(stage, "research glass 4", "first tile", "decline")
    assert Why.BONUS not in {each.kind for each in declined}, "it is not used"


def test_a_turn_is_named_for_its_main_action() -> None:
    assert main_of([act("play funding-car"), act("dig camp-coins"), act("pay fear")]) == act("dig camp-coins")
    assert main_of([act("play funding-car")]) is None


def after_research() -> Stage:
    return rich(["fear", "funding-car"], glass=2).after("research glass 4", "first tile")


def test_what_comes_of_every_answer_is_no_reason_for_one_of_them() -> None:
    stage = after_research()
    (exiled, *_) = [each.text for each in stage.game.answers if each.verb is Verb.EXILE and "fear" in each.args]
    gained = [event for event in stage.game.copy().apply(exiled, 0) if isinstance(event, Gained)]
    assert gained, "the reward of the row comes after the answer"
    kinds = {reason.kind for reason in reasons(stage, exiled)}
    assert Why.EXILES in kinds and Why.GAINS not in kinds


def test_the_only_way_to_pay_has_no_reason() -> None:
    told = {reason.kind for reason in reasons(Stage(["fear"]).after("dig camp-coins"), "pay fear")}
    assert not told & {Why.GAINS, Why.COSTS}


def test_what_is_left_after_declining_is_still_said() -> None:
    assert Why.GAINS in {reason.kind for reason in reasons(after_research(), "decline")}


def test_a_boon_is_part_of_the_price_unless_it_was_won_on_the_way() -> None:
    paid = imagined(Stage([], guardians=[1]), "dig camp-coins", "pay boon-1")
    (price,) = of_kinds(paid, (Why.COSTS,))
    assert price.about == ("archaeologist", "boon")
    stage = rich(["fear"], at=["L1-1"], tiles={"L1-1": 1}, guard={"L1-1": 2})
    (price,) = of_kinds(really(stage, "overcome L1-1", "discard fear", "boon 2", "exile fear"), (Why.COSTS,))
    assert "boon" not in price.about


def test_what_every_answer_costs_is_no_price_of_one_of_them() -> None:
    stage = Stage(["fear", "exploration-car"], coin=2).after("dig camp-coins")
    assert {"pay fear", "pay pilot"} <= {action.text for action in stage.game.answers}
    assert found(stage, "pay fear")[Why.COSTS] == (("card",), 0), "the archaeologist is sent in any case"
    assert found(stage, "pay pilot")[Why.COSTS] == (("coin", "coin"), 0)
