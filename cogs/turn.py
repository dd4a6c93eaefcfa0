"""/turn for any game: typed actions, answers, and pass and end for games that have them."""

from __future__ import annotations

from discord.ext import commands

from arnak_bot.host import Table
from arnak_bot.kit.spelling import means_advice
from arnak_bot.wording.messages import Commands
from cogs.choices import Suggestion, suggested
from cogs.client import ArnakBot, Interaction
from cogs.command_tree import command, everywhere, localized
from cogs.hints import send_advice
from cogs.interactions import defer
from cogs.notes import open_note
from cogs.play import follow, open_panel_again, renew_panels
from cogs.typed import play_just, play_typed, suggested_actions, texts_for


@everywhere
class Turn(commands.GroupCog, name="Turn", group_name="turn", group_description=localized(Commands.turn)):
    """The subcommands of /turn for every game; a game may add its own to the group."""

    def __init__(self, bot: ArnakBot) -> None:
        self.bot = bot

    @commands.Cog.listener()
    async def on_position(self, table: Table) -> None:
        """Called after a new position of a table was sent."""
        await follow(self.bot, table)

    @commands.Cog.listener()
    async def on_seat_changed(self, table: Table) -> None:
        """Called after a command has handed a seat to a computer or back to its player."""
        await renew_panels(self.bot, table, of=table.seats)  # what they had asked the others for may have lapsed

    @command("turn")
    async def panel(self, interaction: Interaction) -> None:
        await open_panel_again(interaction, await self.bot.table_here(interaction))

    @command("turn")
    async def do(self, interaction: Interaction, action: str) -> None:
        table = await self.bot.table_here(interaction)
        if means_advice(action):
            await defer(interaction)
            await send_advice(interaction, table)
            return
        await play_typed(interaction, table, lambda says, view: says.turn.all_meant(action, view), action)

    @do.autocomplete("action")
    async def _actions(self, interaction: Interaction, current: str) -> list[Suggestion]:
        return await suggested(
            interaction, lambda table, view: suggested_actions(texts_for(interaction, table), table, view, current)
        )

    @command("turn")
    async def choose(self, interaction: Interaction, answer: str) -> None:
        table = await self.bot.table_here(interaction)
        await play_typed(interaction, table, lambda says, view: (says.turn.answer_meant(answer, view),), answer)

    @choose.autocomplete("answer")
    async def _answers(self, interaction: Interaction, current: str) -> list[Suggestion]:
        return await suggested(
            interaction, lambda table, view: texts_for(interaction, table).turn.answers_suggested(current, view)
        )

    @command("turn")
    async def note(self, interaction: Interaction) -> None:
        await open_note(interaction, await self.bot.table_here(interaction))

    @command("turn")
    async def pass_(self, interaction: Interaction) -> None:
        await play_just(interaction, "pass")

    @command("turn")
    async def end(self, interaction: Interaction) -> None:
        await play_just(interaction, "end")


async def setup(bot: ArnakBot) -> None:
    """Add the cog; called by discord.py."""
    await bot.add_cog(Turn(bot))
