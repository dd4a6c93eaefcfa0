"""The tree of commands, by situation. Each cog hangs its commands on a group; each group has room to grow."""

from __future__ import annotations

from discord import app_commands

from arnak_bot.wording.messages import Commands
from cogs.translating import localized

__all__ = ["GAME", "ME", "SHOW", "TABLE", "TURN"]


def _group(name: str, description: app_commands.locale_str) -> app_commands.Group:
    """Make a group that can be used in servers and direct messages, and by whoever has installed the bot."""
    return app_commands.Group(
        name=name,
        description=description,
        allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True),
    )


GAME = _group("game", localized(Commands.game))
SHOW = _group("show", localized(Commands.show))
TABLE = _group("table", localized(Commands.table))
ME = _group("me", localized(Commands.me))
TURN = _group("turn", localized(Commands.turn))
