"""How much is tried all day (`pytest -m "not slow"`), with the whole check, and by hand (`SAMPLES=large`).

The tests are the same ones; the samples differ. Hypothesis tries the same examples every time, others by hand.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Any, TypeVar

import pytest
from hypothesis import settings

T = TypeVar("T")

ALL_DAY, WHOLE = "all day", "the whole check"
"""The profiles of hypothesis; tests/conftest.py chooses the first where slow tests are left out."""


def all_day(chosen: Iterable[object], every: Iterable[object], mark: str = "slow") -> list[Any]:
    """Return every case for `parametrize`, those marked as slow (or with `mark`) that are not chosen for all day."""
    wanted = list(chosen)
    cases = list(every)
    assert all(case in cases for case in wanted), f"not among the cases: {wanted}"
    return [case if case in wanted else pytest.param(case, marks=getattr(pytest.mark, mark)) for case in cases]


def examples(whole: int) -> int:
    """Return how many examples hypothesis tries: all day a quarter of the whole."""
    return whole // 4 if settings.get_current_profile_name() == ALL_DAY else whole


def by_hand(checked: T, large: T) -> T:
    """Return how much the whole check tries; with SAMPLES=large in the environment, what takes many minutes."""
    return large if os.environ.get("SAMPLES") == "large" else checked
