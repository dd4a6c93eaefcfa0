"""A language nobody speaks, made from English: accented, and longer, so that one can see what is built by hand.

What Discord reads stays as it is: commands and other code, mentions, times, links, marks. So do signs of pictures, and
parameters, which are names, numbers or sentences of their own.
"""

from __future__ import annotations

import re
from importlib import import_module
from typing import TYPE_CHECKING, Any

from arnak_bot.wording.fluent import Home
from arnak_bot.wording.fluent.compiling import class_of, messages_of, room_class
from arnak_bot.wording.fluent.reading import Choice, Line, Message, Part, Variant
from tools.message_stubs import ARNAK

if TYPE_CHECKING:
    from arnak_bot.games.arnak.wording.messages import Words

__all__ = ["CODE", "LONGER", "pseudo", "said_in_pseudo", "words", "words_of"]

CODE = "qps-ploc"
LONGER = 0.5
"""More letters for each: with the blanks between words, a text grows by 40 percent."""
_ACCENTS = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "åßćďéƒğĥíĵķĺṃńöþǫŕšťüνŵχýžÅΒĆĎÉΦĞĤÍĴĶĹṂŃÖÞǪŔŠŤÜУŴΧÝŽ",
)
"""Letters that the fonts of pictures have."""
_AS_IT_IS = re.compile(r"`[^`]*`|<[^>\s]*>|https?://\S+|/[a-z]+ [a-z]+|/[a-z]+|:[a-z_]+:|@\w+|#[a-z-]+(?:@[a-z]+)?")
"""What Discord reads: code, mentions and times, links, commands; and what pictures read: signs."""


def said_in_pseudo(text: str) -> str:
    """Return a text accented and longer; what Discord reads in it stays as it is.

    >>> said_in_pseudo("Type `/turn dig`.")
    'Ťýýþéé `/turn dig`.'
    """
    said, at = "", 0
    for found in _AS_IT_IS.finditer(text):
        said += _longer(text[at : found.start()]) + found.group()
        at = found.end()
    return said + _longer(text[at:])


def _longer(text: str) -> str:
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
    """Return a message of English in the language nobody speaks."""
    return Message(message.id, _line(message.line), message.parameters, message.comment)


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
    """Return everything that can be said at a table of Arnak, the host's words too, in the language nobody speaks."""
    said: Words = words_of(ARNAK)
    return said


def words_of(home: Home) -> Any:
    """Return everything that is said of a home, in the language nobody speaks: its `Words`."""
    return import_module(home.package).Words(language=CODE, **_rooms_of(home))


def _rooms_of(home: Home) -> dict[str, Any]:
    shared = {} if home.over is None else _rooms_of(home.over)
    return {**shared, **{room: _room(home, room) for room in home.rooms()}}


def _room(home: Home, room: str) -> Any:
    lines = ["from __future__ import annotations", "from arnak_bot.wording.fluent.room import Room"]
    lines += room_class(room, [pseudo(message) for message in messages_of(home, room)])
    made: dict[str, Any] = {}
    exec(compile("\n".join(lines), f"{room}.ftl in pseudo", "exec"), made)
    return made[class_of(room)]()
