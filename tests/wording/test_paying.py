"""What travel is really paid with by default, compared with what the engine then offers first."""

from __future__ import annotations

import random

import pytest

from arnak_bot.games.arnak.definition import GAME
from arnak_bot.games.arnak.engine import Game, GameSetup
from arnak_bot.games.arnak.engine.actions import Action, Verb, act
from arnak_bot.games.arnak.engine.content import BOARDS, CARD_BY_ID
from arnak_bot.games.arnak.engine.resources import bag
from arnak_bot.games.arnak.engine.travel import COINS_PER_PILOT, Icon
from arnak_bot.games.arnak.wording.paying import Price, price_at, price_of_overcoming
from arnak_bot.games.arnak.wording.texts import texts_in
from tests.engine.stage import Stage, silver


def coins_offered_first(game: Game, seat: int, action: Action) -> int | None:
    """The coins of the first payment that is offered after an action; None if none is offered."""
    after = game.copy()
    after.apply(action, seat)
    first = next((each for each in after.view(seat).legal if each.verb is Verb.PAY), None)
    return None if first is None else first.args[0].split("+").count("pilot") * COINS_PER_PILOT


def test_the_coins_told_are_those_of_the_first_payment_offered() -> None:
    seen = coins_told(GameSetup(2, "bird", "paid")) | coins_told(GameSetup(3, "snake", "paid"))
    assert seen >= {0, COINS_PER_PILOT}


def coins_told(setup: GameSetup) -> set[int]:
    """The coins of every dig, discovery and overcome guardian that is possible in three rounds, each compared."""
    game, chance, seen = Game.new(setup), random.Random("paid"), set[int]()
    while not game.over:
        seat = game.seats_to_act[0]
        view = game.view(seat)
        for action in view.legal if game.round < 4 else ():
            site = next((site for site in view.sites if action.args and site.id == action.args[0]), None)
            if site is None or action.verb not in (Verb.DIG, Verb.DISCOVER, Verb.OVERCOME):
                continue
            coins = coins_offered_first(game, seat, action)
            if coins is not None:
                overcome = action.verb is Verb.OVERCOME and view.question is None
                told = price_of_overcoming(view, site.guardian) if overcome else price_at(view, site)
                assert told is not None and told.coins == coins
                seen.add(coins)
        choices = [action for action in view.legal if action.verb not in (Verb.PASS, Verb.CANCEL)]
        game.apply(chance.choice(choices or view.legal), seat)
    return seen


def test_a_boot_is_paid_by_a_card_and_a_car_by_a_pilot() -> None:
    view = Stage(["fear"], coin=2, compass=3).game.view(0)
    sites = {site.id: site for site in view.sites}
    assert price_at(view, sites["camp-coins"]) == Price((), (Icon.BOOT,))
    assert price_at(view, sites["L1-1"]) == Price(bag(compass=3), (), 2)


def test_what_cannot_be_paid_is_told_as_printed() -> None:
    view = Stage(["fear"], coin=1, compass=3).game.view(0)
    printed = BOARDS["bird"].sites[BOARDS["bird"].site("L1-1")].spaces[0]
    assert price_at(view, next(site for site in view.sites if site.id == "L1-1")) == Price(bag(compass=3), printed)


def test_the_discount_of_a_card_leaves_nothing_to_pay_for_its_icon() -> None:
    game = Stage(["sea-turtle", "fear"], compass=3, deck=()).game
    game.apply("play sea-turtle", 0)
    view = game.view(0)
    ships = [
        site for site in view.sites if BOARDS["bird"].sites[BOARDS["bird"].site(site.id)].spaces[0] == (Icon.SHIP,)
    ]
    assert ships and all(price_at(view, site) == Price(bag(compass=3), ()) for site in ships)


def test_the_price_of_what_asks_for_no_payment_is_part_of_a_priced_label() -> None:
    stage = Stage(["hat", "stone-jar"], compass=4, tablet=1, arrowhead=1, jewel=1)
    told = {
        "research glass 2": "Move the magnifying glass to row 1 right for 1💎",
        "buy stone-jar": "Buy Stone Jar for 2🧭",
        "play stone-jar": "Play Stone Jar for 1📜",
        "play hat": "Play Hat",
        "discover L1-3": "Discover L1-3",
    }
    turn, view = texts_in("en").turn, stage.game.view(0)
    assert {text: turn.label_priced(act(text), view) for text in told} == told
    discounted = Stage([], artifacts=["idol-of-ara-anu"], compass=9).after("buy idol-of-ara-anu")
    free = act("research glass 2")
    assert turn.label_priced(free, discounted.game.view(0)) == "Move the magnifying glass to row 1 right"


def test_a_dig_that_costs_nothing_is_told_with_what_is_asked_next() -> None:
    stage = Stage(hand=["passage-shell"], tablet=1).after("play passage-shell")
    dig, activate = act("dig camp-compasses"), act("activate camp-compasses")
    told = texts_in("en").turn.label_paid(dig, activate, stage.game.view(0))
    assert told == "Dig at Lookout, then activate Lookout"


@pytest.mark.parametrize(
    ("limit", "told"),
    [
        (80, "Overcome the Moss Tapir at War Temple (L2-1) with Funding (ship) and 1🪙 1🏹"),
        (70, "Overcome the Moss Tapir with Funding (ship) and 1🪙 1🏹"),
    ],
)
def test_a_button_without_room_for_the_site_of_a_guardian_leaves_it_out(limit: int, told: str) -> None:
    stage = Stage(["funding-ship"], coin=1, arrowhead=1, at=["L2-1"], tiles={"L2-1": 3}, guard={"L2-1": 3})
    overcome, pay, view = act("overcome L2-1"), act("pay funding-ship"), stage.game.view(0)
    assert texts_in("en").turn.label_paid(overcome, pay, view, limit) == told


@pytest.mark.parametrize(
    ("stage", "actions", "answer", "told"),
    [
        (
            Stage(["inscribed-blade"], tablet=3, arrowhead=1, glass=2),
            ["play inscribed-blade", "choose tablets"],
            "research glass 4",
            "Move the magnifying glass to row 2 right · 1🏹 → +1🧭",
        ),
        (
            Stage(["war-club"], tablet=1, at=["L1-1"], tiles={"L1-1": 10}, guard={"L1-1": 13}),
            ["play war-club"],
            "overcome L1-1",
            "Overcome the Stone Scribe at Shrine (L1-1) · 5 points",
        ),
        (Stage(["theodolite"], coin=1), [], "play theodolite", "Play Theodolite"),
    ],
    ids=["research", "guardian", "no discount"],
)
def test_a_button_shows_the_price_that_is_in_force(stage: Stage, actions: list[str], answer: str, told: str) -> None:
    stage.do(*actions)
    assert texts_in("en").turn.with_hint(act(answer), stage.game.view(0)).startswith(told)


def test_a_guardian_overcome_for_free_has_no_price() -> None:
    stage = Stage(["war-club"], tablet=1, at=["L1-1"], tiles={"L1-1": 10}, guard={"L1-1": 13})
    assert price_of_overcoming(stage.game.view(0), 13) is not None
    stage.do("play war-club")
    assert price_of_overcoming(stage.game.view(0), 13) is None


def test_the_price_of_a_card_is_less_the_discount_of_the_assistant_who_buys_it() -> None:
    stage = Stage(coin=9, assistants=[silver(10)]).after("assistant 10")
    full, paid = CARD_BY_ID["horse"].cost, CARD_BY_ID["horse"].cost - 1
    told = texts_in("en").turn.with_hint(act("buy horse"), stage.game.view(0))
    assert f"Buy Horse · {paid}🪙" in told and f"{full}🪙" not in told


def test_fear_pays_rather_than_a_boon_or_an_assistant() -> None:
    stage = Stage(["fear", "exploration-car"], guardians=[1], assistants=[silver(7)]).after("dig camp-coins")
    first, second, third, *_ = GAME.ways_to_pay(stage.game.view(0))
    assert (first.text, second.text, third.text) == ("pay fear", "pay assistant-7", "pay boon-1")
    assert texts_in("en").turn.panel(stage.game.view(0), None).proposal[0] == first


def test_the_cheapest_payment_is_not_made_unasked_if_it_leaves_a_site_nothing_to_work_on_R58() -> None:
    asks, fear = Stage(["fear"], coin=2), act("pay fear")
    asks.do("dig camp-jewel")
    assert GAME.ways_to_pay(asks.game.view(0)) == () and fear in asks.game.view(0).in_vain
    for stage in (Stage(["fear", "fear"], coin=2), Stage(["fear"])):
        stage.do("dig camp-jewel")
        assert GAME.ways_to_pay(stage.game.view(0))[0] == fear
