"""The simulated week of `python -m benchmarks week`: plans make games by post strictly faster, in every game."""

from __future__ import annotations

from pathlib import Path

import pytest

from arnak_bot.games import GAMES
from benchmarks.week import ASSUMED, Habit, lived

PAGE = Path(__file__).parents[1] / "docs" / "taps.md"


def test_the_page_with_its_numbers_says_what_is_assumed() -> None:
    said = " ".join(PAGE.read_text(encoding="utf-8").split())
    assert [each for each in ASSUMED if each not in said] == []


@pytest.mark.slow
async def test_kept_plans_make_every_game_faster_for_people_who_look_twice_a_day(tmp_path: Path) -> None:
    weeks = [await lived(habit, tmp_path, tables=2 * len(GAMES), days=4) for habit in Habit]
    for key in GAMES:
        without, plans, answers = (week.turns_a_day(key) for week in weeks)
        assert 0 < without < plans and without < answers, key
    assert weeks[Habit.PLANS].turns_a_day("lost-ark") < weeks[Habit.ANSWERS].turns_a_day("lost-ark"), "others ask most"
