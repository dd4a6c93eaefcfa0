"""The travel solver: complete, minimal, and in the order a player wants."""

from __future__ import annotations

from itertools import combinations, permutations

from hypothesis import given
from hypothesis import strategies as st

from arnak_bot.games.arnak.engine.actions import act
from arnak_bot.games.arnak.engine.payment_words import paying
from arnak_bot.games.arnak.engine.travel import Icon, Icons, Source, SourceKind, left_to_pay, ways_to_pay_one_of

PAYS = {
    Icon.BOOT: {Icon.BOOT},
    Icon.CAR: {Icon.CAR, Icon.BOOT},
    Icon.SHIP: {Icon.SHIP, Icon.BOOT},
    Icon.PLANE: set(Icon),
}


def covers(icons: Icons, cost: Icons) -> bool:
    """The plainest possible check: try every order."""
    return any(
        all(wanted in PAYS[given] for given, wanted in zip(order, cost, strict=False))
        for order in permutations(icons, len(cost))
    )


sources = st.lists(
    st.tuples(
        st.sampled_from([kind for kind in SourceKind if kind is not SourceKind.PILOT]),
        st.sampled_from("abcdef"),
        st.lists(st.sampled_from(list(Icon)), min_size=1, max_size=2).map(tuple),
    ).map(lambda parts: Source(*parts)),
    max_size=5,
).map(lambda found: tuple(sorted(found)))
costs = st.lists(st.sampled_from(list(Icon)), min_size=1, max_size=3).map(tuple)


@given(cost=costs, sources=sources, pilots=st.integers(0, 2))
def test_the_solver_finds_all_minimal_ways_and_nothing_else(
    cost: Icons, sources: tuple[Source, ...], pilots: int
) -> None:
    hired = [Source(SourceKind.PILOT, "pilot", (Icon.PLANE,))] * pilots
    everything = [*sources, *hired]
    expected = set()
    for size in range(1, len(cost) + 1):
        for chosen in combinations(everything, size):
            icons = tuple(icon for source in chosen for icon in source.icons)
            smaller = [chosen[:at] + chosen[at + 1 :] for at in range(size)]
            needed = all(not covers(tuple(i for s in rest for i in s.icons), cost) for rest in smaller)
            if covers(icons, cost) and needed:
                expected.add(tuple(sorted(chosen)))
    found = {tuple(sorted(payment.sources)) for payment in ways_to_pay_one_of((cost,), sources, pilots)}
    assert found == expected


@given(cost=costs, sources=sources, pilots=st.integers(0, 2))
def test_coins_come_last_and_fewer_cards_first(cost: Icons, sources: tuple[Source, ...], pilots: int) -> None:
    ways = ways_to_pay_one_of((cost,), sources, pilots)
    prices = [(way.pilots, sum(source.kind is SourceKind.CARD for source in way.sources)) for way in ways]
    assert prices == sorted(prices)


@given(cost=costs, discount=st.lists(st.sampled_from(list(Icon)), max_size=3).map(tuple))
def test_a_discount_never_makes_a_cost_larger_and_covers_only_what_it_may(cost: Icons, discount: Icons) -> None:
    for rest in left_to_pay(cost, discount):
        assert len(cost) - len(discount) <= len(rest) <= len(cost)
        removed = list(cost)
        for icon in rest:
            removed.remove(icon)
        assert covers(discount, tuple(removed))


@given(cost=costs, discount=st.lists(st.sampled_from(list(Icon)), max_size=2).map(tuple), sources=sources)
def test_a_discount_counts_as_its_icons_in_a_payment_R9(
    cost: Icons, discount: Icons, sources: tuple[Source, ...]
) -> None:
    everything = tuple(icon for source in sources for icon in source.icons)[:5]
    paying = (Source(SourceKind.CARD, "all", everything),) if everything else ()
    rests = left_to_pay(cost, discount)
    payable = any(not rest or bool(ways_to_pay_one_of((rest,), paying, 0)) for rest in rests if len(rest) <= 3)
    assert payable is _matches(cost, [*discount, *everything])


def _matches(cost: Icons, icons: list[Icon]) -> bool:
    """The plainest possible check: give the first icon of the cost any payer, and try the rest."""
    if not cost:
        return True
    return any(
        cost[0] in PAYS[icon] and _matches(cost[1:], icons[:at] + icons[at + 1 :]) for at, icon in enumerate(icons)
    )


def test_nothing_to_pay_is_paid_with_nothing() -> None:
    assert [payment.text for payment in ways_to_pay_one_of(((),), (), 0)] == [""]


def test_of_two_leftovers_the_one_that_can_do_less_is_not_offered() -> None:
    both = Source(SourceKind.CARD, "both", (Icon.CAR, Icon.PLANE))
    (payment,) = ways_to_pay_one_of(((Icon.BOOT,),), (both,), 0)
    assert (payment.text, payment.leftover) == ("both", (Icon.PLANE,))


def test_a_text_of_many_words_is_no_payment() -> None:
    """Each of them could mean several sources, so that their readings would double with each word."""
    payments = [act("pay funding-car"), act("pay funding-ship"), act("pay pilot")]
    assert paying(["funding"], payments) == payments[:2]
    assert paying(["pilot"] * 3000, payments) == paying(["funding"] * 60, payments) == []
