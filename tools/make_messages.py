"""Write the accessors of all sentences, a module beside each Fluent file. A test holds them to the files.

python -m tools.make_messages

Sentences are formatted by this code and not by fluent.runtime: docs/decisions.md says why. A translation
is a class over the English one, so that a sentence that nobody has translated yet is English.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from tools.fluent_files import Choice, Line, Message, MessageError, Name, Said, Variant, python_name, read
from tools.plural_tests import PLURALS, plural_test

__all__ = ["ARNAK", "HOMES", "HOST", "LOST_CITIES", "Home", "accessors", "class_of", "files", "index", "messages_of"]

ROOT = Path(__file__).parent.parent
ENGLISH = "en"
INDENT = "    "


@dataclass(frozen=True, slots=True)
class Home:
    """A folder with a folder for each language, in which each room has its Fluent file.

    Attributes:
        over: the home whose sentences can be said here, too: those of the host, at a table of a game.
    """

    package: str
    over: Home | None = None

    @property
    def folder(self) -> Path:
        """Where it is."""
        return ROOT / self.package.replace(".", "/")

    @property
    def languages(self) -> list[str]:
        """The folders of the languages that it has sentences in, English first."""
        found = {path.parent.name for path in self.folder.glob("*/*.ftl")} | set(
            self.over.languages if self.over else ()
        )
        return [ENGLISH, *sorted(found - {ENGLISH})]

    def rooms(self, language: str) -> list[str]:
        """The rooms that have a file in a language."""
        return sorted(path.stem for path in (self.folder / language).glob("*.ftl"))


HOST = Home("arnak_bot.wording.messages")
ARNAK = Home("arnak_bot.games.arnak.wording.messages", over=HOST)
LOST_CITIES = Home("arnak_bot.games.lost_cities.wording.messages")
HOMES = (HOST, ARNAK, LOST_CITIES)


def code_of(folder: str) -> str:
    """Return what Discord calls the language of a folder: "pt_BR" is pt-BR."""
    return folder.replace("_", "-")


def class_of(room: str) -> str:
    """Return the class that says the sentences of a room."""
    return "".join(word.capitalize() for word in room.split("_"))


def messages_of(home: Home, room: str, language: str = ENGLISH) -> tuple[Message, ...]:
    """Return the messages of a room in a language."""
    path = home.folder / language / f"{room}.ftl"
    where = f"{language}/{path.name}"
    text = path.read_text(encoding="utf-8")
    if language == ENGLISH:
        return read(text, where)
    return read(text, where, {message.id: message for message in messages_of(home, room)})


def accessors(room: str, messages: Iterable[Message], language: str, over: str | None = None) -> str:
    """Return the module that says the messages of a room; a translation goes over the English module `over`."""
    body = list(messages)
    taught = any(parameter.values for message in body for parameter in message.parameters)
    lines = [
        f'"""The sentences of {room}.ftl. Made by `python -m tools.make_messages`: change that file, not this one."""'
    ]
    lines += ["", "from __future__ import annotations", ""]
    enums = sorted({parameter.enum for message in body for parameter in message.parameters if parameter.enum})
    kinds = [*(["TYPE_CHECKING"] if enums else []), *(["Literal"] if taught else [])]
    lines += [f"from typing import {', '.join(kinds)}", ""] if kinds else []
    lines += ["if TYPE_CHECKING:"] if enums else []
    lines += [f"{INDENT}from {enum.rpartition('.')[0]} import {enum.rpartition('.')[2]}" for enum in enums]
    lines += [""] if enums else []
    lines += [f"from {over} import {class_of(room)} as English", ""] if over is not None else []
    base = "(English)" if over is not None else ""
    lines += ["", f"class {class_of(room)}{base}:", f'{INDENT}"""What {room} says in {language}."""', ""]
    lines.append(f"{INDENT}__slots__ = ()")
    known = {message.id: message for message in body}
    for message in body:
        lines += ["", *(f"{INDENT}{line}" for line in _accessor(message, known, language))]
    return "\n".join(lines) + "\n"


def _accessor(message: Message, known: Mapping[str, Message], language: str) -> Iterator[str]:
    told = "".join(f", {each.name}: {each.type}" for each in message.parameters)
    yield f"def {message.accessor}(self{', *' if told else ''}{told}) -> str:"
    for line in _Saying(message, known, language).lines():
        yield f"{INDENT}{line}"


class _Saying:
    """Writing the body of one accessor: what depends on a parameter is worked out first, then all is said at once."""

    def __init__(self, message: Message, known: Mapping[str, Message], language: str) -> None:
        self._message = message
        self._known = known
        self._language = language
        self._numbers = {each.name for each in message.parameters if each.number}
        self._parts = 0

    def lines(self) -> Iterator[str]:
        """The statements of the body."""
        yield from self._result(self._message.line, "return ")

    def _result(self, line: Line, start: str) -> Iterator[str]:
        """Statements that end in `start` and the text of a line."""
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
                    text += f"{{{python_name(parameter)}}}"
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
            raise MessageError(f"{self._message.id}: {other} is not translated, and cannot be said in it")
        return f"{said.accessor}({', '.join(f'{each.name}={each.name}' for each in said.parameters)})"

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
            raise MessageError(f"{self._message.id}: ${parameter} is a number, and never {variant.key}")
        return f"{name} == {variant.key}"


def index(home: Home, rooms: Sequence[str], languages: Mapping[str, Sequence[str]]) -> str:
    """Return the module that puts the rooms of each language together."""
    lines = ['"""All sentences in all languages. Made by `python -m tools.make_messages`: change the Fluent files."""']
    lines += ["", "from __future__ import annotations", "", "from dataclasses import dataclass", ""]
    lines += [f"from {home.package}.{ENGLISH}.{room} import {class_of(room)}" for room in rooms]
    for language, translated in languages.items():
        if language != ENGLISH:
            lines += [f"from {home.package}.{language} import {room} as {language}_{room}" for room in translated]
    shared = [] if home.over is None else home.over.rooms(ENGLISH)
    if home.over is not None:
        lines.append(f"from {home.over.package} import ENGLISH as SHARED")
        lines += [f"from {home.over.package} import LANGUAGES as SHARED_LANGUAGES"] if len(languages) > 1 else []
        lines.append(f"from {home.over.package} import Words as Shared")
    lines += ["", '__all__ = ["ENGLISH", "LANGUAGES", "Words"]', "", ""]
    lines += ["@dataclass(frozen=True, slots=True)", "class Words:" if home.over is None else "class Words(Shared):"]
    lines += [f'{INDENT}"""Everything that can be said in one language, a field for each room."""', ""]
    lines += [f"{INDENT}language: str"] if home.over is None else []
    lines += [*(f"{INDENT}{room}: {class_of(room)}" for room in rooms), "", ""]
    for language, translated in languages.items():
        said = [
            f"{room}={f'{language}_{room}.' if language != ENGLISH and room in translated else ''}{class_of(room)}()"
            for room in rooms
        ]
        theirs = "SHARED" if language == ENGLISH else f'SHARED_LANGUAGES.get("{code_of(language)}", SHARED)'
        said = [*(f"{room}={theirs}.{room}" for room in shared), *said]
        name = _constant(language)
        lines += [
            f"{name} = Words(",
            f'{INDENT}language="{code_of(language)}",',
            *(f"{INDENT}{each}," for each in said),
            ")",
        ]
    lines.append(f"LANGUAGES = {{words.language: words for words in ({', '.join(map(_constant, languages))},)}}")
    return "\n".join(lines) + "\n"


def _constant(folder: str) -> str:
    return "ENGLISH" if folder == ENGLISH else folder.upper()


def files(home: Home) -> dict[Path, str]:
    """Return all modules of a home by their paths."""
    made: dict[Path, str] = {}
    languages = {language: home.rooms(language) for language in home.languages}
    for language, rooms in languages.items():
        made[home.folder / language / "__init__.py"] = f'"""What is said in {language}."""\n'
        for room in rooms:
            over = f"{home.package}.{ENGLISH}.{room}" if language != ENGLISH else None
            made[home.folder / language / f"{room}.py"] = accessors(
                room, messages_of(home, room, language), language, over
            )
    made[home.folder / "__init__.py"] = index(home, languages[ENGLISH], languages)
    return made


if __name__ == "__main__":
    for each in HOMES:
        for path, text in files(each).items():
            path.write_text(text, encoding="utf-8")
