"""Copies of plain data: independent ones to play on, frozen ones to show. Knows no game.

Both follow the fields of a dataclass, so that a field that is added later is copied too.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any, TypeVar

__all__ = ["copied", "frozen"]

T = TypeVar("T")


def copied(value: T) -> T:
    """Return an independent copy of lists, dicts and mutable dataclasses; what cannot change is shared."""
    return _copied(value)  # type: ignore[no-any-return]


def _copied(value: Any) -> Any:
    if isinstance(value, list):
        return [_copied(entry) for entry in value]
    if isinstance(value, dict):
        return {key: _copied(entry) for key, entry in value.items()}
    kind: Any = type(value)
    if is_dataclass(value) and not kind.__dataclass_params__.frozen:
        return kind(**{field.name: _copied(getattr(value, field.name)) for field in fields(kind)})
    return value


def frozen(value: Any) -> Any:
    """Return lists as tuples and dicts as tuples of pairs, all the way down.

    >>> frozen({"red": [1, 2]})
    (('red', (1, 2)),)
    """
    if isinstance(value, list | tuple):
        return tuple(frozen(entry) for entry in value)
    if isinstance(value, dict):
        return tuple((key, frozen(entry)) for key, entry in value.items())
    return value
