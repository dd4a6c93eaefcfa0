"""How much is tried all day (`pytest -m "not slow"`): the same tests as with the whole check, on smaller samples."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from hypothesis import settings

__all__ = ["ALL_DAY", "WHOLE", "all_day", "examples"]

ALL_DAY, WHOLE = "all day", "the whole check"
"""The profiles of hypothesis; tests/conftest.py chooses the first where slow tests are left out."""


def all_day(chosen: Iterable[object], every: Iterable[object]) -> list[Any]:
    """Return every case for `parametrize`, those marked slow that are not chosen for all day."""
    wanted = list(chosen)
    cases = list(every)
    assert all(case in cases for case in wanted), f"not among the cases: {wanted}"
    return [case if case in wanted else pytest.param(case, marks=pytest.mark.slow) for case in cases]


def examples(whole: int) -> int:
    """Return how many examples hypothesis tries: all day a quarter of the whole."""
    return whole // 4 if settings.get_current_profile_name() == ALL_DAY else whole
