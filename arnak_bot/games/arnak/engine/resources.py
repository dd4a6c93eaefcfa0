"""The five resources, and amounts of them, no matter who owns them."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from functools import lru_cache
from typing import TypeAlias


class Resource(StrEnum):
    """The tokens of the supply (rulebook "Resources"), in the order of the supply board."""

    COIN = "coin"
    COMPASS = "compass"
    TABLET = "tablet"
    ARROWHEAD = "arrowhead"
    JEWEL = "jewel"


Bag: TypeAlias = tuple[tuple[Resource, int], ...]
"""Amounts of resources, in the order of `Resource`, without zeros."""

NOTHING: Bag = ()


@lru_cache(maxsize=1024)
def bag(coin: int = 0, compass: int = 0, tablet: int = 0, arrowhead: int = 0, jewel: int = 0) -> Bag:
    """Build an amount.

    >>> bag(coin=1, jewel=2)
    ((<Resource.COIN: 'coin'>, 1), (<Resource.JEWEL: 'jewel'>, 2))
    """
    counts = (coin, compass, tablet, arrowhead, jewel)
    return tuple((resource, count) for resource, count in zip(Resource, counts, strict=True) if count)


def amount_of(contents: Bag, resource: Resource) -> int:
    for kind, count in contents:
        if kind is resource:
            return count
    return 0


def covers(tokens: Mapping[Resource, int], cost: Bag) -> bool:
    return all(tokens[resource] >= count for resource, count in cost)


def less(cost: Bag, discount: Bag) -> Bag:
    """Return `cost` reduced by `discount`, never below zero (rulebook "discount")."""
    if not discount:
        return cost
    rest = ((resource, count - amount_of(discount, resource)) for resource, count in cost)
    return tuple((resource, count) for resource, count in rest if count > 0)
