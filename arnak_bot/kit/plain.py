"""Deep copies of plain data, to play on; fields of dataclasses that are added later are included."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, TypeVar

T = TypeVar("T")


def copied(value: T) -> T:
    """Return a deep copy of lists, dicts and mutable dataclasses; immutable values are shared."""
    plain: Any = value
    kind: Any = type(value)
    if isinstance(value, list):
        plain = [each if type(each) in _SHARED else copied(each) for each in value]
    elif isinstance(value, dict):
        plain = {key: each if type(each) in _SHARED else copied(each) for key, each in value.items()}
    elif (names := _names(kind)) is None:
        _SHARED.add(kind)
    else:
        plain = kind(**{name: copied(getattr(value, name)) for name in names})
    return plain  # type: ignore[no-any-return]


@cache
def _names(kind: Hashable) -> tuple[str, ...] | None:
    """The fields of a mutable dataclass; None for any other type."""
    known: Any = kind
    if is_dataclass(kind) and not known.__dataclass_params__.frozen:
        return tuple(each.name for each in fields(known))
    return None


_SHARED: set[type] = set()
"""The types found to be immutable, so that long lists of them are copied fast."""
