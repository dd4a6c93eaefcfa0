"""Candidates in common worlds: the best of each stage go on, luck is shared, and a head start counts as it says."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from arnak_bot.games.kit.halving import Weighed, weighed

WORTH = {"a": 1.0, "b": 3.0, "c": 2.0, "d": 9.0}


def following(seen: list[tuple[int, str]]) -> Callable[[int, str], float]:
    """What follows candidates and writes down where: a world is worth a hundred times its number more."""

    def follow(world: int, candidate: str) -> float:
        seen.append((world, candidate))
        return WORTH[candidate] + 100 * world

    return follow


def test_the_best_of_each_stage_are_compared_in_more_worlds() -> None:
    seen: list[tuple[int, str]] = []
    found = weighed("abcd", ((3, 2), (2, 1)), int, following(seen))
    assert found == [Weighed("b", 103.0, (3.0, 103.0, 203.0)), Weighed("c", 102.0, (2.0, 102.0, 202.0))]
    assert seen == [(0, "a"), (0, "b"), (0, "c"), (1, "a"), (1, "b"), (1, "c"), (2, "b"), (2, "c")]


def test_no_world_is_begun_once_all_is_spent_but_the_first() -> None:
    seen: list[tuple[int, str]] = []
    found = weighed("ab", ((2, 5), (1, 5)), int, following(seen), spent=lambda: True)
    assert found == [Weighed("b", 3.0, (3.0,))] and len(seen) == 2


def test_nothing_more_is_followed_once_it_is_late_and_a_world_left_half_way_does_not_count() -> None:
    for most, expected in (
        (1, [Weighed("a", 1.0, (1.0,))]),
        (2, [Weighed("b", 3.0, (3.0,)), Weighed("a", 1.0, (1.0,))]),
        (5, [Weighed("b", 3.0, (3.0,)), Weighed("c", 2.0, (2.0,)), Weighed("a", 1.0, (1.0,))]),
    ):
        seen: list[tuple[int, str]] = []
        found = weighed("abc", ((3, 5),), int, following(seen), late=lambda: len(seen) >= most)  # noqa: B023
        assert found == expected and len(seen) == most


def test_a_head_start_counts_as_so_many_worlds() -> None:
    found = weighed("ab", ((2, 1),), int, following([]), head_start=lambda candidate: (ord(candidate) - 97.0, 3.0))
    assert [each.candidate for each in found] == ["b", "a"]
    assert [each.worth for each in found] == [pytest.approx((1 * 3 + 3) / 4), pytest.approx(1 / 4)]


def test_of_equal_candidates_the_earlier_one_is_first() -> None:
    assert [each.candidate for each in weighed("ba", ((2, 2),), int, lambda world, _: float(world))] == ["b", "a"]
