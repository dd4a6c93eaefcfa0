"""Write type stubs for all messages: one beside each package of messages (not kept in git).

python -m tools.message_stubs
"""

from __future__ import annotations

import sys
from importlib import import_module

from arnak_bot.wording.fluent import Home
from arnak_bot.wording.fluent.compiling import messages_of, module
from arnak_bot.wording.fluent.home import ROOT
from arnak_bot.wording.fluent.reading import Message, MessageError


def homes() -> tuple[Home, ...]:
    """The host's, and each game's."""
    games = sorted((ROOT / "arnak_bot/games").glob("*/wording/messages/__init__.py"))
    packages = [".".join(path.parent.relative_to(ROOT).parts) for path in games]
    return tuple(import_module(package).HOME for package in ("arnak_bot.wording.messages", *packages))


def require_all_members(message: Message) -> None:
    """Raises `MessageError` if a member of an enum has no variant, or a variant is not a member."""
    for parameter in message.parameters:
        if parameter.enum and parameter.values:
            package, _, name = parameter.enum.rpartition(".")
            members = {member.value for member in getattr(import_module(package), name)}
            if wrong := members ^ set(parameter.values):
                raise MessageError(f"{message.id}: not the members of {name}: {', '.join(sorted(wrong))}")


def write(home: Home) -> None:
    for room in home.rooms():
        for message in messages_of(home, room):
            require_all_members(message)
    stub, text = home.folder / "__init__.pyi", module(home)
    if not stub.is_file() or stub.read_text(encoding="utf-8") != text:
        stub.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    try:
        for each in homes():
            write(each)
    except MessageError as error:
        sys.exit(str(error))
