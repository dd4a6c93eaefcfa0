"""The commands beside /turn: tables, look-ups and wishes in one cog. Each maps onto a host call; no rule is decided."""

from __future__ import annotations

from discord.ext import commands

from cogs import groups
from cogs.client import ArnakBot
from cogs.errors import on_command_error
from cogs.lookups import LookUps
from cogs.tables import Tables
from cogs.wishes import Wishes


class Arnak(Tables, LookUps, Wishes, commands.Cog):
    """The commands /game, /show, /table and /me."""

    game = groups.GAME
    show = groups.SHOW
    table = groups.TABLE
    own = groups.ME

    def __init__(self, bot: ArnakBot) -> None:
        self.bot = bot


async def setup(bot: ArnakBot) -> None:
    """Add the cog, and the answer to what goes wrong in any command; called by discord.py."""
    await bot.add_cog(Arnak(bot))
    bot.tree.error(on_command_error)
