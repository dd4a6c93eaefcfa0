"""/arnak: the commands of tables, look-ups and wishes in one group. Each maps onto a host call; no rule is decided."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.client import ArnakBot
from cogs.lookups import LookUps
from cogs.tables import Tables
from cogs.wishes import Wishes


@app_commands.allowed_installs(guilds=True, users=True)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
class Arnak(Tables, LookUps, Wishes, commands.GroupCog, group_name="arnak", group_description="Lost Ruins of Arnak"):
    """The /arnak commands."""

    def __init__(self, bot: ArnakBot) -> None:
        self.bot = bot


async def setup(bot: ArnakBot) -> None:
    """Add the cog; called by discord.py."""
    await bot.add_cog(Arnak(bot))
