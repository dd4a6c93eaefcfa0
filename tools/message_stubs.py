"""Write type stubs for all sentences: one beside each package of messages (not kept in git).

python -m tools.message_stubs
"""

from __future__ import annotations

import sys
from importlib import import_module

from arnak_bot.wording.fluent import Home
from arnak_bot.wording.fluent.compiling import messages_of, module
from arnak_bot.wording.fluent.reading import Message, MessageError

__all__ = ["ARNAK", "HOMES", "HOST", "LOST_ARK", "LOST_CITIES", "require_all_members"]

HOST = Home("arnak_bot.wording.messages")
ARNAK = Home("arnak_bot.games.arnak.wording.messages", over=HOST)
LOST_CITIES = Home("arnak_bot.games.lost_cities.wording.messages")
LOST_ARK = Home("arnak_bot.games.lost_ark.wording.messages")
HOMES = (HOST, ARNAK, LOST_ARK, LOST_CITIES)


def require_all_members(message: Message) -> None:
    """Check that a message has a variant for every member of its enums.

    Raises:
        MessageError: a member has no variant, or a variant is not a member.
    """
    for parameter in message.parameters:
        if parameter.enum and parameter.values:
            package, _, name = parameter.enum.rpartition(".")
            members = {member.value for member in getattr(import_module(package), name)}
            if wrong := members ^ set(parameter.values):
                raise MessageError(f"{message.id}: not the members of {name}: {', '.join(sorted(wrong))}")


def write(home: Home) -> None:
    """Write the stub of a home if it has changed."""
    for room in home.rooms():
        for message in messages_of(home, room):
            require_all_members(message)
    stub, text = home.folder / "__init__.pyi", module(home)
    if not stub.is_file() or stub.read_text(encoding="utf-8") != text:
        stub.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    try:
        for each in HOMES:
            write(each)
    except MessageError as error:
        sys.exit(str(error))
