"""Typed values to JSON and back, driven by their annotations, and strict both ways. Knows no game.

A value whose class can `parse` its own text is written as that text; every other dataclass is an object
with exactly the keys of its fields.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, Protocol, TypeAlias, Union, get_args, get_origin, get_type_hints, runtime_checkable

__all__ = ["Textual", "decode", "encode"]

Json: TypeAlias = Any
"""What `json` can write: the one place where a type cannot be told."""

Reader: TypeAlias = Callable[[Json], Any]


@runtime_checkable
class Textual(Protocol):
    """A value with a text form: `kind.parse(str(value)) == value`, and ValueError for any other text."""

    @classmethod
    def parse(cls, text: str) -> Any:
        """Read the text of a value."""
        ...


def encode(value: object) -> Json:
    """Turn a value made of dataclasses, enums, lists, tuples, dicts and plain values into JSON."""
    kind: Any = type(value)
    return _writer(kind)(value)


@cache
def _writer(kind: Any) -> Callable[[Any], Json]:
    if issubclass(kind, Enum):
        return lambda value: value.value
    if issubclass(kind, Textual):
        return str
    if issubclass(kind, list | tuple):
        return lambda value: [encode(entry) for entry in value]
    if issubclass(kind, dict):
        return lambda value: {str(encode(key)): encode(entry) for key, entry in value.items()}
    if is_dataclass(kind):
        names = tuple(field.name for field in fields(kind))
        return lambda value: {name: encode(getattr(value, name)) for name in names}
    return lambda value: value


def decode(kind: object, data: Json) -> Any:
    """Build a value of type `kind` from what `encode` made of it.

    Raises:
        ValueError: the data does not have exactly the shape of `kind`; a missing or an unknown key is named.
    """
    try:
        return _reader(kind)(data)
    except (KeyError, TypeError, AttributeError) as error:
        raise ValueError(f"this is not a {getattr(kind, '__name__', kind)}: {error}") from error


@cache
def _reader(kind: Any) -> Reader:
    origin, args = get_origin(kind), get_args(kind)
    if origin is list:
        return _list_reader(_reader(args[0]))
    if origin is tuple:
        return _tuple_reader(args)
    if origin is dict:
        return _dict_reader(_reader(args[0]), _reader(args[1]))
    if origin in (Union, UnionType):
        return _optional_reader(kind, args)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return kind
    if isinstance(kind, type) and issubclass(kind, Textual):
        return _text_reader(kind)
    if isinstance(kind, type) and is_dataclass(kind):
        return _dataclass_reader(kind)
    return _plain_reader(kind)


def _list_reader(entry: Reader) -> Reader:
    def read(data: Json) -> Any:
        return [entry(each) for each in _is(list, data)]

    return read


def _dict_reader(key: Reader, entry: Reader) -> Reader:
    def read(data: Json) -> Any:
        return {key(name): entry(each) for name, each in _is(dict, data).items()}

    return read


def _tuple_reader(args: tuple[Any, ...]) -> Reader:
    if len(args) == 2 and args[1] is Ellipsis:
        entry = _reader(args[0])
        return lambda data: tuple(entry(each) for each in _is(list, data))
    entries = [_reader(arg) for arg in args]
    return lambda data: tuple(read(each) for read, each in zip(entries, _is(list, data), strict=True))


def _optional_reader(kind: Any, args: tuple[Any, ...]) -> Reader:
    others = [arg for arg in args if arg is not NoneType]
    if len(others) != 1 or len(others) == len(args):
        raise TypeError(f"the codec reads no other union than “X | None”, and not {kind}")
    some = _reader(others[0])
    return lambda data: None if data is None else some(data)


def _text_reader(kind: Any) -> Reader:
    return lambda data: kind.parse(_is(str, data))


def _plain_reader(kind: type) -> Reader:
    return lambda data: _is(kind, data)


def _dataclass_reader(kind: Any) -> Reader:
    hints = get_type_hints(kind)
    names = {field.name for field in fields(kind)}

    def read(data: Json) -> Any:
        wrong = names ^ set(_is(dict, data))
        if wrong:
            raise ValueError(f"{kind.__name__}: missing or unknown {', '.join(sorted(wrong))}")
        return kind(**{name: _reader(hints[name])(data[name]) for name in data})

    return read


def _is(kind: type, data: Json) -> Any:
    if type(data) is not kind:
        raise TypeError(f"{data!r:.80} should be of type {kind.__name__}")
    return data
