"""Reads the sentences of a room from its Fluent file, and defines which part of Fluent is supported.

A comment describes each parameter of a message: `# $count (number): cards in hand`. If one means the same in many
messages, it is described once, for a file (`### $path: "the red path"`) or in parameters.ftl for all rooms; the nearest
description applies. A parameter is a text unless its description says number or names one of the code's enums, all of
whose members then need a variant; a text in a selector can only have the values of the variants, unless one of these is
`other`. Anything that could only be evaluated at runtime (functions, dates) is rejected, with a message that names it;
outside its own room, a message can only refer to amounts.ftl.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from fluent.syntax import FluentParser, ast

from arnak_bot.wording.fluent.room import python_name

_PARAMETER = re.compile(r"^\$(?P<name>[a-z][a-z0-9_]*)( \((?P<kind>[\w.]+)\))?: \S")


class MessageError(ValueError):
    """A Fluent file has content that is not supported; the message names the file and the Fluent message."""


@dataclass(frozen=True, slots=True)
class Name:
    """A reference to a parameter."""

    name: str


@dataclass(frozen=True, slots=True)
class Said:
    """A reference to another message in the same room or in amounts.ftl."""

    id: str


@dataclass(frozen=True, slots=True)
class Variant:
    """One variant of a choice: its key (a plural category, a number or a text), and its content."""

    key: str
    parts: Line


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice of text that depends on a parameter, with `default` as the key of the fallback variant."""

    parameter: str
    variants: tuple[Variant, ...]
    default: str


Part = str | Name | Said | Choice
Line = tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class Parameter:
    """A parameter of a message. `values`: the keys of the variants, if no other value is allowed."""

    name: str
    number: bool = False
    values: tuple[str, ...] = ()
    enum: str = ""

    @property
    def type(self) -> str:
        if self.number:
            return "int"
        if self.enum:
            return self.enum
        return f"Literal[{', '.join(map(repr, self.values))}]".replace("'", '"') if self.values else "str"


@dataclass(frozen=True, slots=True)
class Message:
    id: str
    line: Line
    parameters: tuple[Parameter, ...]

    @property
    def method(self) -> str:
        return python_name(self.id)


def explained(text: str) -> dict[str, str]:
    """Return the kinds of the parameters that a file describes for all its messages, by name; "" means text."""
    return _kinds(line.removeprefix("### ") for line in text.splitlines() if line.startswith("### "))


def require_told(names: Iterable[str], messages: Iterable[Message], where: str) -> None:
    """Raises MessageError if no message uses one of these shared parameters."""
    if idle := {*map(python_name, names)} - {each.name for message in messages for each in message.parameters}:
        raise MessageError(f"{where}: nothing says ${', $'.join(sorted(idle))}")


def read(
    text: str,
    where: str,
    english: Mapping[str, Message] | None = None,
    shared: Mapping[str, str] = MappingProxyType({}),
    amounts: str = "",
) -> tuple[Message, ...]:
    """Return the messages of a Fluent file in file order. `english`: for a translation, which needs no comments;
    `shared`: the kinds of the parameters described for all rooms; `amounts`: the Fluent text of messages that this file
    can refer to. Raises MessageError if the file has content that is not supported.
    """
    own_patterns, comments = _patterns(text, where)
    patterns = {**_patterns(amounts, where)[0], **own_patterns}
    own = explained(text)
    common = {**shared, **own}
    lines = {each: _Reading(f"{where}: {each}", patterns).line(pattern) for each, pattern in patterns.items()}
    private = {each: line for each, line in lines.items() if each.startswith("-") or each not in own_patterns}
    used = {each: [*_used(line, lines, (each,), where)] for each, line in lines.items()}
    messages = []
    for each in own_patterns:
        if each in private:
            continue
        if english is None:
            parameters = _parameters(f"{where}: {each}", comments[each], used[each], lines, common)
        elif each not in english:
            raise MessageError(f"{where}: {each} is not a message in English")
        else:
            parameters = english[each].parameters
            if unknown := {name for name, _ in used[each]} - {parameter.name for parameter in parameters}:
                raise MessageError(f"{where}: {each} is never told ${', $'.join(sorted(unknown))}")
        messages.append(Message(each, _with_references_inlined(lines[each], private), parameters))
    require_told(own, messages, where)
    return tuple(messages)


def _kinds(comment: Iterable[str]) -> dict[str, str]:
    return {found["name"]: found["kind"] or "" for line in comment if (found := _PARAMETER.match(line))}


def _patterns(text: str, where: str) -> tuple[dict[str, ast.Pattern], dict[str, str]]:
    """Return the patterns and comments of a file by the id of their message; attributes under "message.attribute"."""
    patterns: dict[str, ast.Pattern] = {}
    comments: dict[str, str] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            raise MessageError(f"{where}: not Fluent: {_unreadable(entry, text)}")
        if not isinstance(entry, ast.Message | ast.Term):
            continue
        name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
        comment = (entry.comment.content if entry.comment is not None else None) or ""
        found = [(name, entry.value), *((f"{name}.{each.id.name}", each.value) for each in entry.attributes)]
        for each, pattern in found:
            if each in patterns:
                raise MessageError(f"{where}: {each} is defined twice")
            if pattern is not None:
                patterns[each], comments[each] = pattern, comment
    return patterns, comments


def _unreadable(junk: ast.Junk, text: str) -> str:
    """Return the location and the reason: the line's number and text, and the token that the parser expected."""
    told = junk.annotations[0]
    at = told.span.start if told.span is not None else 0
    number = text.count("\n", 0, at) + 1
    return f'line {number}, {text.splitlines()[number - 1].strip()[:80]!r}: {told.message} (nothing said is {{ "" }})'


@dataclass(frozen=True, slots=True)
class _Reading:
    """Reads one message; `where` is used in errors, `known` has all messages of its file."""

    where: str
    known: Mapping[str, ast.Pattern]

    def line(self, pattern: ast.Pattern) -> Line:
        return tuple(map(self._part, pattern.elements))

    def _part(self, said: object) -> Part:
        match said:
            case ast.TextElement():
                return said.value
            case ast.StringLiteral():
                return str(said.parse()["value"])
            case ast.NumberLiteral():
                return said.value
            case ast.VariableReference():
                return Name(said.id.name)
            case ast.Placeable():
                return self._part(said.expression)
            case ast.MessageReference() | ast.TermReference() if getattr(said, "arguments", None) is None:
                name = f"-{said.id.name}" if isinstance(said, ast.TermReference) else said.id.name
                name = f"{name}.{said.attribute.name}" if said.attribute is not None else name
                if name not in self.known:
                    raise MessageError(f"{self.where}: {name} is not in this file")
                return Said(name)
            case ast.SelectExpression():
                return self._choice(said)
            case _:
                raise MessageError(f"{self.where}: {type(said).__name__} is not supported here")

    def _choice(self, said: ast.SelectExpression) -> Choice:
        if not isinstance(said.selector, ast.VariableReference):
            raise MessageError(f"{self.where}: only a parameter can select a variant")
        variants = tuple(Variant(_key(each), self.line(each.value)) for each in said.variants)
        default = next(_key(each) for each in said.variants if each.default)
        return Choice(said.selector.id.name, variants, default)


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def _used(line: Line, lines: Mapping[str, Line], path: tuple[str, ...], where: str) -> Iterator[tuple[str, str | None]]:
    """Return the parameters of a line, including those of messages it refers to; a parameter that selects a variant
    with the key of each variant, any other with None.
    """
    for part in line:
        match part:
            case Name(name):
                yield name, None
            case Said(other):
                if other in path:
                    raise MessageError(f"{where}: {other} refers to itself")
                yield from _used(lines[other], lines, (*path, other), where)
            case Choice(parameter, variants):
                for variant in variants:
                    yield parameter, variant.key
                    yield from _used(variant.parts, lines, path, where)
            case _:
                pass


def _with_references_inlined(line: Line, private: Mapping[str, Line]) -> Line:
    """Replace references to terms and amounts (anything but messages of this room) with what they refer to."""
    parts: list[Part] = []
    for part in line:
        match part:
            case Said(other) if other in private:
                parts += _with_references_inlined(private[other], private)
            case Choice(parameter, variants, default):
                said = tuple(Variant(each.key, _with_references_inlined(each.parts, private)) for each in variants)
                parts.append(Choice(parameter, said, default))
            case _:
                parts.append(part)
    return tuple(parts)


def _parameters(
    where: str,
    comment: str,
    used: Sequence[tuple[str, str | None]],
    lines: Iterable[str],
    common: Mapping[str, str],
) -> tuple[Parameter, ...]:
    """Return the parameters of an English message in the order of their descriptions, the message's own first."""
    message = where.rpartition(": ")[2].partition(".")[0]
    own, heard = _kinds(comment.splitlines()), {name for name, _ in used}
    told = own | {name: kind for name, kind in common.items() if name in heard and name not in own}
    if silent := heard - told.keys():
        raise MessageError(f"{where}: no comment says what ${', $'.join(sorted(silent))} is")
    parameters = []
    for name, kind in told.items():
        if name in heard:
            keys = tuple(dict.fromkeys(key for by, key in used if by == name and key is not None))
            number = kind == "number"
            closed = () if number or "other" in keys else keys
            parameters.append(Parameter(python_name(name), number, closed, "" if number else kind))
        elif not any(each.startswith(f"{message}.") for each in lines):  # attributes share the comment of their message
            raise MessageError(f"{where}: nothing says ${name}")
    return tuple(parameters)
