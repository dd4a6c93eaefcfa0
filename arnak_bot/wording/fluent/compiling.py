"""Compiles the Fluent files of a folder into one Python module: a class for each room (file), a method per message.

Sentences are formatted by the compiled code instead of fluent.runtime: docs/decisions.md says why. The class of a
translation is a subclass of the English one, so that sentences without a translation are in English.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain

from arnak_bot.wording.fluent.home import AMOUNTS, ENGLISH, PARAMETERS, Home
from arnak_bot.wording.fluent.plurals import PLURALS, plural_test
from arnak_bot.wording.fluent.reading import (
    Choice,
    Line,
    Message,
    MessageError,
    Name,
    Said,
    Variant,
    explained,
    read,
    require_told,
)
from arnak_bot.wording.fluent.room import python_name

INDENT = "    "


def code_of(folder: str) -> str:
    """Return Discord's locale for a folder: "pt_BR" is pt-BR."""
    return folder.replace("_", "-")


def class_of(room: str, language: str = ENGLISH) -> str:
    name = "".join(word.capitalize() for word in room.split("_"))
    return name if language == ENGLISH else f"{name}_{language}"


def messages_of(home: Home, room: str, language: str = ENGLISH) -> tuple[Message, ...]:
    where = f"{home.package.replace('.', '/')}/{language}/{room}.ftl"
    text, amounts = home.text(room, language), home.text(AMOUNTS, language)
    if language == ENGLISH:
        return read(text, where, shared=explained(home.text(PARAMETERS, ENGLISH)), amounts=amounts)
    english = {message.id: message for message in messages_of(home, room)}
    return read(text, where, english, amounts=amounts)


def module(home: Home) -> str:
    """Return the Python source for all sentences of a home, in every language."""
    said = {
        language: {room: messages_of(home, room, language) for room in home.rooms(language)}
        for language in home.languages
    }
    english = [*chain.from_iterable(said[ENGLISH].values())]
    require_told(explained(home.text(PARAMETERS, ENGLISH)), english, f"{PARAMETERS}.ftl")
    lines = ["from __future__ import annotations", "from dataclasses import dataclass"]
    lines += ["from arnak_bot.wording.fluent.home import Home", "from arnak_bot.wording.fluent.room import Room"]
    lines += ["HOME: Home", "from typing import TYPE_CHECKING, Literal", "if TYPE_CHECKING:", f"{INDENT}pass"]
    lines += _enums(english)
    if home.over is not None:
        lines += [f"from {home.over.package} import LANGUAGES as SHARED, Words as Shared"]
    for language, theirs in said.items():
        for room, messages in theirs.items():
            lines += room_class(room, messages, language)
    lines += ["@dataclass(frozen=True, slots=True)", "class Words:" if home.over is None else "class Words(Shared):"]
    lines += [f'{INDENT}"""Everything that can be said in one language, a field for each room."""']
    lines += [f"{INDENT}language: str"] if home.over is None else []
    lines += [f"{INDENT}{room}: {class_of(room)}" for room in said[ENGLISH]]
    lines.append("LANGUAGES: dict[str, Words] = {}")
    for language, theirs in said.items():
        code = code_of(language)
        shared = f'SHARED.get("{code}", SHARED["{ENGLISH}"])'
        rooms = [f"{room}={shared}.{room}" for room in (home.over.rooms() if home.over else ())]
        rooms += [f"{room}={class_of(room, language if room in theirs else ENGLISH)}()" for room in said[ENGLISH]]
        lines.append(f'LANGUAGES["{code}"] = Words(language="{code}", {", ".join(rooms)})')
    lines.append(f'ENGLISH: Words = LANGUAGES["{ENGLISH}"]')
    lines += ["def words_in(language: str) -> Words:", f"{INDENT}return LANGUAGES.get(language, ENGLISH)"]
    return "\n".join(lines) + "\n"


def _enums(messages: Iterable[Message]) -> list[str]:
    modules = {each.enum.rpartition(".")[0] for message in messages for each in message.parameters if each.enum}
    return [f"{INDENT}import {each}" for each in sorted(modules)]


def room_class(room: str, messages: Iterable[Message], language: str = ENGLISH) -> Iterator[str]:
    known = {message.id: message for message in messages}
    base = "Room" if language == ENGLISH else class_of(room)
    yield f"class {class_of(room, language)}({base}):"
    yield f'{INDENT}"""What {room} says in {language}."""'
    yield f"{INDENT}__slots__ = ()"
    for message in known.values():
        for line in _Method(message, known, language).lines():
            yield f"{INDENT}{line}"


class _Method:
    """Writes one method: first the parts that depend on a parameter, then the text as a whole."""

    def __init__(self, message: Message, known: Mapping[str, Message], language: str) -> None:
        self._message = message
        self._known = known
        self._language = language
        self._numbers = {each.name for each in message.parameters if each.number}
        self._parts = 0

    def lines(self) -> Iterator[str]:
        told = "".join(f", {each.name}: {each.type}" for each in self._message.parameters)
        yield f"def {self._message.method}(self{', *' if told else ''}{told}) -> str:"
        for line in self._result(self._message.line, "return "):
            yield f"{INDENT}{line}"

    def _result(self, line: Line, start: str) -> Iterator[str]:
        """Return the statements that build a line's text and put it after `start` ("return " or "NAME = ")."""
        if len(line) == 1 and isinstance(line[0], Choice):
            yield from self._choice(line[0], start)
            return
        text, worked_out = "", False
        for part in line:
            match part:
                case Choice():
                    self._parts += 1
                    name = f"part_{self._parts}"
                    yield from self._choice(part, f"{name} = ")
                    text += f"{{{name}}}"
                    worked_out = True
                case Name(parameter):
                    name = python_name(parameter)
                    text += f"{{self._number({name})}}" if name in self._numbers else f"{{{name}}}"
                    worked_out = True
                case Said(other):
                    text += f"{{self.{self._call(other)}}}"
                    worked_out = True
                case str():
                    text += json.dumps(part, ensure_ascii=False)[1:-1].replace("{", "{{").replace("}", "}}")
        yield f'{start}f"{text}"' if worked_out else f"{start}{json.dumps(''.join(map(str, line)), ensure_ascii=False)}"

    def _call(self, other: str) -> str:
        said = self._known.get(other)
        if said is None:
            raise MessageError(f"{self._message.id}: {other} is not translated, so it cannot be used here")
        return f"{said.method}({', '.join(f'{each.name}={each.name}' for each in said.parameters)})"

    def _choice(self, choice: Choice, start: str) -> Iterator[str]:
        others = [each for each in choice.variants if each.key != choice.default]
        word = "if"
        for variant in others:
            yield f"{word} {self._test(choice.parameter, variant)}:"
            yield from self._indented(variant, start)
            word = "elif"
        last = next(each for each in choice.variants if each.key == choice.default)
        if not others:
            yield from self._result(last.parts, start)
            return
        yield "else:"
        yield from self._indented(last, start)

    def _indented(self, variant: Variant, start: str) -> Iterator[str]:
        for line in self._result(variant.parts, start):
            yield f"{INDENT}{line}"

    def _test(self, parameter: str, variant: Variant) -> str:
        name = python_name(parameter)
        if name not in self._numbers:
            return f"{name} == {json.dumps(variant.key, ensure_ascii=False)}"
        if variant.key in PLURALS:
            return plural_test(code_of(self._language), variant.key, name)
        if not variant.key.isdigit():
            raise MessageError(f"{self._message.id}: ${parameter} is a number and never equals {variant.key}")
        return f"{name} == {variant.key}"
