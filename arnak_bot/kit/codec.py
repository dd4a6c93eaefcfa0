"""Converts typed values to JSON and back by their annotations, strictly: there are no defaults for missing keys. A
class with a `parse` method is written as text; any other dataclass is an object with exactly its fields as keys. If a
field may hold one of several classes, a `TAGGED` object names its class under `is`. Independent of any one game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import fields, is_dataclass
from enum import Enum
from types import NoneType, UnionType
from typing import Any, Protocol, TypeAlias, Union, get_args, get_origin, get_type_hints, runtime_checkable

Json: TypeAlias = Any
"""Anything `json` can write; the only type that cannot be more precise."""

Reader: TypeAlias = Callable[[Json], Any]
Writer: TypeAlias = Callable[[Any], Json]

_PLAIN = frozenset({str, int, float, bool, NoneType})
"""Types that JSON writes as they are. Most values of a game have one of these types, so they skip the lookup."""


@runtime_checkable
class Textual(Protocol):
    """A value with a text form: `kind.parse(str(value)) == value`; for any other text, `parse` raises ValueError."""

    @classmethod
    def parse(cls, text: str) -> Any: ...


class Codec:
    """Writes and reads values. Readers and writers are cached by type, since a game has thousands of values."""

    def __init__(self, *, tagged: bool = False) -> None:
        self._tag = ("is",) if tagged else ()
        self._writers: dict[Any, Writer] = {}
        self._readers: dict[Any, Reader] = {}

    def encode(self, value: object) -> Json:
        kind: Any = type(value)
        writer = self._writers.get(kind)
        if writer is None:
            writer = self._writers[kind] = self._writer(kind)
        return writer(value)

    def decode(self, kind: object, data: Json) -> Any:
        """Undo `encode`. Raises ValueError if the data is not exactly of this kind; the message says what is wrong."""
        try:
            return self._reader(kind)(data)
        except (KeyError, TypeError, AttributeError) as error:
            raise ValueError(f"this is not a {getattr(kind, '__name__', kind)}: {error}") from error

    # --- writing ------------------------------------------------------------------------------

    def _writer(self, kind: Any) -> Writer:
        encode = self.encode
        if issubclass(kind, Enum):
            return lambda value: value.value
        if issubclass(kind, Textual):
            return str
        if issubclass(kind, list | tuple):
            return lambda value: [entry if type(entry) in _PLAIN else encode(entry) for entry in value]
        if issubclass(kind, Mapping):
            return lambda value: {str(encode(key)): encode(entry) for key, entry in value.items()}
        return self._dataclass_writer(kind) if is_dataclass(kind) else lambda value: value

    def _dataclass_writer(self, kind: Any) -> Writer:
        tag, names = dict.fromkeys(self._tag, kind.__name__), [field.name for field in fields(kind)]
        return lambda value: tag | {name: self.encode(getattr(value, name)) for name in names}

    # --- reading ------------------------------------------------------------------------------

    def _reader(self, kind: Any) -> Reader:
        reader = self._readers.get(kind)
        if reader is None:
            reader = self._readers[kind] = self._new_reader(kind)
        return reader

    def _new_reader(self, kind: Any) -> Reader:
        origin, args = get_origin(kind), get_args(kind)
        if origin is list:
            entry = self._reader(args[0])
            return lambda data: [entry(each) for each in _is(list, data)]
        if origin is tuple:
            return self._tuple_reader(args)
        if origin is dict:
            return self._dict_reader(args[0], self._reader(args[1]))
        if origin in (Union, UnionType):
            return self._union_reader(kind, args)
        if isinstance(kind, type) and issubclass(kind, Enum):
            return kind
        if isinstance(kind, type) and issubclass(kind, Textual):
            return lambda data: kind.parse(_is(str, data))
        if isinstance(kind, type) and is_dataclass(kind):
            return self._dataclass_reader(kind)
        return lambda data: _is(kind, data)

    def _dict_reader(self, kind: Any, entry: Reader) -> Reader:
        """With tags, a dict keyed by an enum must have every key: a missing one would later be read as zero."""
        key = self._reader(kind)
        whole = frozenset(str(each.value) for each in kind) if self._tag and issubclass(kind, Enum) else None

        def read(data: Json) -> Any:
            if whole is not None:
                check_keys(f"by {kind.__name__}", data, whole)
            return {key(name): entry(each) for name, each in _is(dict, data).items()}

        return read

    def _tuple_reader(self, args: tuple[Any, ...]) -> Reader:
        if len(args) == 2 and args[1] is Ellipsis:
            entry = self._reader(args[0])
            return lambda data: tuple([entry(each) for each in _is(list, data)])
        entries = [self._reader(arg) for arg in args]
        return lambda data: tuple(read(each) for read, each in zip(entries, _is(list, data), strict=True))

    def _union_reader(self, kind: Any, args: tuple[Any, ...]) -> Reader:
        classes: list[Any] = [arg for arg in args if self._tag and is_dataclass(arg)]
        tagged = {each.__name__: each for each in classes}
        others = [arg for arg in args if arg is not NoneType and arg not in classes]
        if len(others) > 1:
            raise TypeError(f"the codec cannot tell which type of {kind} is meant")

        def read(data: Json) -> Any:
            if data is None and NoneType in args:
                return None
            if isinstance(data, dict) and data.get("is") in tagged:
                return self._reader(tagged[data["is"]])(data)
            if others:
                return self._reader(others[0])(data)
            raise TypeError(f"{data!r:.80} is not one of {', '.join(tagged)}")

        return read

    def _dataclass_reader(self, kind: Any) -> Reader:
        name, names = kind.__name__, [field.name for field in fields(kind)]
        keys = frozenset({*self._tag, *names})
        entries: list[Reader] = []

        def read(data: Json) -> Any:
            check_keys(name, data, keys)
            if self._tag and data["is"] != name:
                raise TypeError(f"{data['is']!r:.80} should be {name}")
            if not entries:  # resolved on first use, since a class may contain itself
                hints = get_type_hints(kind)
                entries.extend(self._reader(hints[each]) for each in names)
            return kind(**{each: entry(data[each]) for each, entry in zip(names, entries, strict=True)})

        return read


def check_keys(what: str, data: Json, expected: AbstractSet[str]) -> None:
    """Raises TypeError if this is no object, ValueError if its keys are not exactly these; the message names them."""
    found = _is(dict, data).keys()
    if found != expected:
        wrong = [f"missing {key}" for key in sorted(expected - found)]
        wrong += [f"unknown {key}" for key in sorted(map(str, found - expected))]
        raise ValueError(f"{what}: {', '.join(wrong)}")


def _is(kind: type, data: Json) -> Any:
    if type(data) is not kind:
        raise TypeError(f"{data!r:.80} should be {kind.__name__}")
    return data


TAGGED = Codec(tagged=True)
_untagged = Codec()
encode, decode = _untagged.encode, _untagged.decode
