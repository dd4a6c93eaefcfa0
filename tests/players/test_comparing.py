"""Ways in common worlds: the best of each stage go on, luck is shared, and first thoughts count as they say."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from arnak_bot.kit.comparing import Way, leaders, weighed

WORTH = {"a": 1.0, "b": 3.0, "c": 2.0, "d": 9.0}


def ways(names: str, first: Sequence[float] = (0.0,) * 4) -> list[Way[str]]:
    return [Way((name,), worth) for name, worth in zip(names, first, strict=False)]


def following(seen: list[tuple[int, str]]) -> Callable[[int, Way[str]], tuple[float, int]]:
    """What follows ways and writes down where: a world is worth a hundred times its number more."""

    def follow(world: int, way: Way[str]) -> tuple[float, int]:
        seen.append((world, way.actions[0]))
        return WORTH[way.actions[0]] + 100 * world, 10

    return follow


def test_the_best_of_each_stage_are_compared_in_more_worlds() -> None:
    seen: list[tuple[int, str]] = []
    found = weighed(ways("abcd"), ((3, 2), (2, 1)), int, following(seen))
    assert found == [Way(("b",), 103.0, (3.0, 103.0, 203.0)), Way(("c",), 102.0, (2.0, 102.0, 202.0))]
    assert seen == [(0, "a"), (0, "b"), (0, "c"), (1, "a"), (1, "b"), (1, "c"), (2, "b"), (2, "c")]


@pytest.mark.parametrize(("enough", "worlds"), [(0, 1), (20, 1), (21, 2), (40, 2), (1000, 5)])
def test_only_the_first_world_is_started_once_the_effort_is_spent(enough: int, worlds: int) -> None:
    seen: list[tuple[int, str]] = []
    found = weighed(ways("ab"), ((2, 5),), int, following(seen), enough=enough)
    assert found[0].actions == ("b",) and len(seen) == 2 * worlds


def test_after_the_time_limit_nothing_is_played_out_and_an_unfinished_world_does_not_count() -> None:
    for most, expected in (
        (1, [Way(("a",), 1.0, (1.0,))]),
        (2, [Way(("b",), 3.0, (3.0,)), Way(("a",), 1.0, (1.0,))]),
        (5, [Way(("b",), 3.0, (3.0,)), Way(("c",), 2.0, (2.0,)), Way(("a",), 1.0, (1.0,))]),
    ):
        seen: list[tuple[int, str]] = []
        found = weighed(ways("abc"), ((3, 5),), int, following(seen), late=lambda: len(seen) >= most)  # noqa: B023
        assert found == expected and len(seen) == most


def test_the_quick_estimate_counts_as_several_worlds() -> None:
    found = weighed(ways("ab", (0.0, 1.0)), ((2, 1),), int, following([]), trust=3.0)
    assert [each.actions for each in found] == [("b",), ("a",)]
    assert [each.worth for each in found] == [pytest.approx((1 * 3 + 3) / 4), pytest.approx(1 / 4)]


def test_among_equal_options_the_earlier_one_is_first() -> None:
    found = weighed(ways("ba"), ((2, 2),), int, lambda world, _: (float(world), 1))
    assert [each.actions for each in found] == [("b",), ("a",)]


def test_each_leader_is_based_on_a_different_action() -> None:
    found = [Way(tuple(name)) for name in ("ax", "ay", "bx", "cx", "dx")]
    assert leaders(found, lambda actions: actions[0]) == [found[0], found[2], found[3]]
    assert leaders(found, lambda actions: actions[1], most=1) == found[:1]
