"""Typed values to JSON and back, driven by their annotations, and strictly: a gap is never filled in. Knows no game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

__all__ = ["check_keys", "decode", "encode"]

Json = Any
"""What `json` can write: the one place where a type cannot be told."""


def encode(value: object) -> Json:
    """Turn a value made of dataclasses, enums, lists, tuples, dicts and plain values into JSON.

    A dataclass becomes an object with its class name under `is`, so that unions can be read back.
    """
    kind: Any = type(value)
    return _encoder(kind)(value)


_PLAIN = frozenset({str, int, float, bool, NoneType})
"""The types that JSON writes as they are. Most of what a game is made of: lists of them are not looked into further."""


@cache
def _encoder(kind: Any) -> Callable[[Any], Json]:
    """How values of exactly this type become JSON: looked up once a type, for a game has thousands of values."""
    if issubclass(kind, Enum):
        return lambda value: value.value
    if issubclass(kind, list | tuple):
        return lambda value: [entry if type(entry) in _PLAIN else encode(entry) for entry in value]
    if issubclass(kind, Mapping):
        return lambda value: {str(encode(key)): encode(entry) for key, entry in value.items()}
    return _dataclass_encoder(kind) if is_dataclass(kind) else lambda value: value


def _dataclass_encoder(kind: Any) -> Callable[[Any], Json]:
    name, names = kind.__name__, _field_names(kind)
    return lambda value: {"is": name} | {each: encode(getattr(value, each)) for each in names}


def decode(kind: object, data: Json) -> Any:
    """Build a value of type `kind` from what `encode` made of it.

    Raises:
        ValueError: the data does not have exactly the shape of `kind`; a missing or an unknown key is named.
    """
    try:
        return _decoder(kind)(data)
    except (KeyError, TypeError, AttributeError) as error:
        raise ValueError(f"this is not a {getattr(kind, '__name__', kind)}: {error}") from error


def check_keys(what: str, data: Json, expected: AbstractSet[str]) -> None:
    """Hold an object to its keys.

    Raises:
        ValueError: it is no object, or it has other keys; those missing and those unknown are named.
    """
    found = _is(dict, data).keys()
    if found != expected:
        wrong = [f"missing {key}" for key in sorted(expected - found)]
        wrong += [f"unknown {key}" for key in sorted(map(str, found - expected))]
        raise ValueError(f"{what}: {', '.join(wrong)}")


def _is(kind: type, data: Json) -> Any:
    if type(data) is not kind:
        raise TypeError(f"{data!r:.80} should be {kind.__name__}")
    return data


@cache
def _field_names(kind: type) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))


@cache
def _decoder(kind: Any) -> Callable[[Json], Any]:
    origin, args = get_origin(kind), get_args(kind)
    if origin is list:
        entry = _decoder(args[0])
        return lambda data: [entry(each) for each in _is(list, data)]
    if origin is tuple:
        return _tuple_decoder(args)
    if origin is dict:
        return _dict_decoder(args[0], _decoder(args[1]))
    if origin in (Union, UnionType):
        return _union_decoder(args)
    if isinstance(kind, type) and is_dataclass(kind):
        return _dataclass_decoder(kind)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return kind
    return _plain_decoder(kind)


def _plain_decoder(kind: type) -> Callable[[Json], Any]:
    return lambda data: _is(kind, data)


def _dict_decoder(kind: Any, entry: Callable[[Json], Any]) -> Callable[[Json], Any]:
    """An object whose keys are an enum has all of them: an entry that went missing would count as nothing."""
    key = _decoder(kind)
    whole = frozenset(str(each.value) for each in kind) if issubclass(kind, Enum) else None

    def read(data: Json) -> Any:
        if whole is not None:
            check_keys(f"by {kind.__name__}", data, whole)
        return {key(name): entry(each) for name, each in _is(dict, data).items()}

    return read


def _tuple_decoder(args: tuple[Any, ...]) -> Callable[[Json], Any]:
    if len(args) == 2 and args[1] is Ellipsis:
        entry = _decoder(args[0])
        return lambda data: tuple([entry(each) for each in _is(list, data)])
    entries = [_decoder(arg) for arg in args]
    return lambda data: tuple(read(each) for read, each in zip(entries, _is(list, data), strict=True))


def _union_decoder(args: tuple[Any, ...]) -> Callable[[Json], Any]:
    classes: list[Any] = [arg for arg in args if is_dataclass(arg)]
    tagged = {kind.__name__: kind for kind in classes}
    others = [arg for arg in args if arg is not NoneType and not is_dataclass(arg)]

    def read(data: Json) -> Any:
        if data is None and NoneType in args:
            return None
        if isinstance(data, dict) and data.get("is") in tagged:
            return _decoder(tagged[data["is"]])(data)
        if len(others) == 1:
            return _decoder(others[0])(data)
        raise TypeError(f"{data!r:.80} is none of {', '.join(tagged)}")

    return read


def _dataclass_decoder(kind: Any) -> Callable[[Json], Any]:
    name, names = kind.__name__, _field_names(kind)
    keys = frozenset({"is", *names})
    entries: list[Callable[[Json], Any]] = []

    def read(data: Json) -> Any:
        check_keys(name, data, keys)
        if data["is"] != name:
            raise TypeError(f"{data['is']!r:.80} should be {name}")
        if not entries:  # found at the first use: a class may hold itself
            hints = get_type_hints(kind)
            entries.extend(_decoder(hints[each]) for each in names)
        return kind(**{each: entry(data[each]) for each, entry in zip(names, entries, strict=False)})

    return read
