"""A pseudo-language, derived from English with accents and extra length, to spot texts that are not translated.

Anything Discord interprets stays as it is: commands and other code, mentions, times, links, markup. So do the icons in
pictures, and parameters, which are names, numbers or sentences themselves.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from typing import Any

from arnak_bot.games.arnak.wording.messages import HOME as ARNAK
from arnak_bot.games.arnak.wording.messages import Words
from arnak_bot.wording.fluent import Home
from arnak_bot.wording.fluent.compiling import class_of, messages_of, room_class
from arnak_bot.wording.fluent.reading import Choice, Line, Message, Part, Variant

CODE = "qps-ploc"
LONGER = 0.5
"""Extra letters per letter: with the spaces between words, a text grows by 40 percent."""
_ACCENTS = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "åßćďéƒğĥíĵķĺṃńöþǫŕšťüνŵχýžÅΒĆĎÉΦĞĤÍĴĶĹṂŃÖÞǪŔŠŤÜУŴΧÝŽ",
)
"""Accented letters that the fonts used in pictures include."""
_AS_IT_IS = re.compile(r"`[^`]*`|<[^>\s]*>|https?://\S+|/[a-z]+ [a-z]+|/[a-z]+|:[a-z_]+:|@\w+|#[a-z-]+(?:@[a-z]+)?")
"""What Discord interprets (code, mentions, times, links, commands), and the icons in pictures."""


def said_in_pseudo(text: str) -> str:
    """Return a text with accents and extra length, except for the parts that Discord interprets.

    >>> said_in_pseudo("Type `/turn dig`.")
    'Ťýýþéé `/turn dig`.'
    """
    said, at = "", 0
    for found in _AS_IT_IS.finditer(text):
        said += _lengthened(text[at : found.start()]) + found.group()
        at = found.end()
    return said + _lengthened(text[at:])


def _lengthened(text: str) -> str:
    said, owed = "", 0.0
    for letter in text:
        accented = letter.translate(_ACCENTS)
        said += accented
        if accented != letter:
            owed += LONGER
            if letter.lower() in "aeiouy" or owed >= 1:
                said += accented.lower()
                owed -= 1
    return said


def pseudo(message: Message) -> Message:
    return Message(message.id, _line(message.line), message.parameters)


def _line(line: Line) -> Line:
    return tuple(_part(part) for part in line)


def _part(part: Part) -> Part:
    match part:
        case str():
            return said_in_pseudo(part)
        case Choice(parameter, variants, default):
            return Choice(parameter, tuple(Variant(each.key, _line(each.parts)) for each in variants), default)
        case _:
            return part


def words() -> Words:
    said: Words = words_of(ARNAK)
    return said


@cache
def words_of(home: Home) -> Any:
    return import_module(home.package).Words(language=CODE, **_rooms_of(home))


@cache
def _rooms_of(home: Home) -> dict[str, Any]:
    shared = {} if home.over is None else _rooms_of(home.over)
    return {**shared, **{room: _room(home, room) for room in home.rooms()}}


def _room(home: Home, room: str) -> Any:
    lines = ["from __future__ import annotations", "from arnak_bot.wording.fluent.room import Room"]
    lines += room_class(room, [pseudo(message) for message in messages_of(home, room)])
    made: dict[str, Any] = {}
    exec(compile("\n".join(lines), f"{room}.ftl in pseudo", "exec"), made)
    return made[class_of(room)]()
