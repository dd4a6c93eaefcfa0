"""The commands of every game in one cog: tables, turns, look-ups and wishes. Each maps onto a host call."""

from __future__ import annotations

from discord.ext import commands

from cogs import groups
from cogs.client import ArnakBot
from cogs.errors import on_command_error
from cogs.lookups import LookUps
from cogs.tables import Tables
from cogs.turn import Turns
from cogs.wishes import Wishes


class General(Tables, LookUps, Turns, Wishes, commands.Cog):
    """The commands /game, /show, /table, /me and /turn."""

    game = groups.GAME
    show = groups.SHOW
    table = groups.TABLE
    own = groups.ME
    turn = groups.TURN

    def __init__(self, bot: ArnakBot) -> None:
        self.bot = bot


async def setup(bot: ArnakBot) -> None:
    """Add the cog, and the answer to what goes wrong in any command; called by discord.py."""
    await bot.add_cog(General(bot))
    bot.tree.error(on_command_error)
