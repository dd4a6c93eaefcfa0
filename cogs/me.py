"""/me: a user's preferences, absences, and deleting their data."""

from __future__ import annotations

from dataclasses import replace

from discord import app_commands
from discord.ext import commands

from arnak_bot.game.texts import MOST_SUGGESTED
from arnak_bot.host import LONGEST_PAUSE_DAYS, TableError, clock
from arnak_bot.refusals import Why
from arnak_bot.store import Ends
from arnak_bot.wording import labels, wishes
from arnak_bot.wording.messages import Commands
from cogs import choices
from cogs.campaign import send_campaign
from cogs.choices import Suggestion
from cogs.client import ArnakBot, Interaction, now
from cogs.command_tree import command, everywhere, localized
from cogs.forgetting import ForgetButton, ask_to_forget
from cogs.interactions import defer, reader_words
from cogs.league import send_own_results
from cogs.replies import answer

Hour = app_commands.Range[int, 0, 23]


@everywhere
class Me(commands.GroupCog, name="Me", group_name="me", group_description=localized(Commands.me)):
    def __init__(self, bot: ArnakBot) -> None:
        self.bot = bot

    @command("me")
    @app_commands.choices(turns=choices.MY_ENDS, layout=choices.MY_LAYOUT)
    async def preferences(
        self,
        interaction: Interaction,
        zone: str | None = None,
        wake: Hour | None = None,
        sleep: Hour | None = None,
        notes: bool | None = None,
        turns: str | None = None,
        plans: bool | None = None,
        layout: str | None = None,
        rated: bool | None = None,
    ) -> None:
        host = self.bot.host
        person = await host.people.person(interaction.user.id)
        if zone is not None:
            person = replace(person, zone=_zone(zone))
        wished = replace(
            person,
            wake=person.wake if wake is None else wake,
            sleep=person.sleep if sleep is None else sleep,
            heads_up=person.heads_up if notes is None else notes,
            ends=person.ends if turns is None else Ends(turns),
            at_once=person.at_once if plans is None else plans,
            rated=person.rated if rated is None else rated,
            layout=person.layout if layout is None else None if layout == "table" else layout,
        )
        await host.people.set_person(interaction.user.id, wished)
        await answer(interaction, wishes.person(wished, reader_words(interaction)))

    @preferences.autocomplete("zone")
    async def _zones(self, interaction: Interaction, current: str) -> list[Suggestion]:
        typed = current.casefold().replace(" ", "_")
        fitting = [name for name in clock.time_zones() if typed in name.casefold()]
        return [app_commands.Choice(name=name, value=name) for name in fitting[:MOST_SUGGESTED]]

    @command("me")
    async def away(self, interaction: Interaction, days: app_commands.Range[int, 0, LONGEST_PAUSE_DAYS]) -> None:
        await defer(interaction)
        tables = await self.bot.host.absence.go_away(interaction.user.id, days)
        for table in tables:
            self.bot.outbox_sender.nudge(table.id)
            self.bot.dispatch("seat_changed", table)
        await answer(interaction, labels.away(len(tables), days, now(), reader_words(interaction)))

    @command("me")
    async def results(self, interaction: Interaction) -> None:
        await send_own_results(interaction)

    @command("me")
    async def campaign(self, interaction: Interaction) -> None:
        await defer(interaction)
        await send_campaign(interaction)

    @command("me")
    async def forget(self, interaction: Interaction) -> None:
        await ask_to_forget(interaction)


def _zone(typed: str) -> str:
    """Return the time zone that was typed.

    Raises:
        TableError: there is none with this name.
    """
    wanted = typed.strip().casefold().replace(" ", "_")
    found = next((name for name in clock.time_zones() if name.casefold() == wanted), None)
    found = found or next((name for name in clock.time_zones() if name.casefold().endswith(f"/{wanted}")), None)
    if found is None:
        raise TableError(Why.NO_SUCH_ZONE)
    return found


async def setup(bot: ArnakBot) -> None:
    """Add the cog and its button; called by discord.py."""
    bot.add_dynamic_items(ForgetButton)
    await bot.add_cog(Me(bot))
