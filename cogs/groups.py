"""The tree of commands, by situation. Each cog hangs its commands on a group; each group has room to grow."""

from __future__ import annotations

from discord import app_commands

__all__ = ["GAME", "ME", "SHOW", "TABLE"]


def _group(name: str, description: str) -> app_commands.Group:
    """Make a group that can be used in servers and direct messages, and by whoever has installed the bot."""
    return app_commands.Group(
        name=name,
        description=description,
        allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True),
    )


GAME = _group("game", "Begin, join and leave games, and learn to play")
SHOW = _group("show", "Look at the table, your hand, the story, the rules, the figures")
TABLE = _group("table", "Take back, pause, replace, stop; settings of the server")
ME = _group("me", "What you want at every table, and what is stored about you")
