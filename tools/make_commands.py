"""Write docs/commands.md: every command with its options, as in Discord. A test keeps the page up to date.

python -m tools.make_commands
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from discord import app_commands

from arnak_bot.games import GAMES
from cogs.client import COMMANDS, ArnakBot
from cogs.command_tree import extensions_of

PAGE = Path(__file__).parent.parent / "docs" / "commands.md"
WITH_COMMANDS = (*COMMANDS, *extensions_of(GAMES))
HEAD = """\
# Commands

All commands with their options, as Discord shows them. Options in brackets are optional; Discord suggests possible
values while you type. `python -m tools.renew` writes this page, and a test compares it with the code and with Discord's
limits.
"""


def commands_page(groups: Iterable[app_commands.Group]) -> str:
    parts = [HEAD]
    for group in groups:
        parts.append(
            f"\n## /{group.name}\n\n{group.description}.\n\n| command | what it does | options |\n| --- | --- | --- |\n"
        )
        shown = [each for each in group.commands if isinstance(each, app_commands.Command)]
        parts += [_row(group, command) for command in sorted(shown, key=_written)]
    return "".join(parts)


def _written(command: app_commands.Command[Any, ..., Any]) -> tuple[int, int]:
    """By module, in the order of `WITH_COMMANDS`, then by line."""
    return WITH_COMMANDS.index(command.callback.__module__), command.callback.__code__.co_firstlineno


def _row(group: app_commands.Group, command: app_commands.Command[Any, ..., Any]) -> str:
    options = [
        f"`{each.display_name}` {each.description}" if each.required else f"[`{each.display_name}`] {each.description}"
        for each in command.parameters
    ]
    return f"| `/{group.name} {command.name}` | {command.description} | {'; '.join(options)} |\n"


async def _groups() -> list[app_commands.Group]:
    bot = ArnakBot(":memory:")
    for extension in WITH_COMMANDS:
        await bot.load_extension(extension)
    return [command for command in bot.tree.get_commands() if isinstance(command, app_commands.Group)]


if __name__ == "__main__":
    PAGE.write_text(commands_page(asyncio.run(_groups())), encoding="utf-8")
