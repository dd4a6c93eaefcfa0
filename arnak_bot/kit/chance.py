"""Deterministic randomness: a shuffle is a permutation that depends only on a seed and a label. Nothing here uses
Python's random numbers, so a setup and a log reproduce the same game on every version of Python.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")


def shuffled(items: Iterable[T], seed: str, label: str) -> list[T]:
    """Return `items` in an order determined by `seed` and `label`.

    >>> shuffled("abcd", "s", "letters") == shuffled("abcd", "s", "letters")
    True
    """
    things = list(items)
    prefix = f"{seed}\0{label}\0"
    keys = [sha256(f"{prefix}{at}".encode()).digest() for at in range(len(things))]
    return [things[at] for at in sorted(range(len(things)), key=keys.__getitem__)]
