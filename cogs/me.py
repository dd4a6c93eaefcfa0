"""/me: a user's preferences, absences, and deleting their data."""

from __future__ import annotations

import contextlib
from dataclasses import replace

from discord import app_commands
from discord.ext import commands

from arnak_bot.game.texts import MOST_SUGGESTED
from arnak_bot.host import LONGEST_PAUSE_DAYS, StaleMessage, TableError, clock
from arnak_bot.refusals import Why
from arnak_bot.store import Ends, Status
from arnak_bot.wording import labels, texts
from arnak_bot.wording.messages import Commands
from cogs import choices, ids
from cogs.campaign import send_campaign
from cogs.choices import Suggestion
from cogs.client import ArnakBot, Interaction, now
from cogs.command_tree import command, everywhere, localized
from cogs.ids import Answer
from cogs.interactions import confirmation, defer, edit_response, reader_words, words_at
from cogs.league import send_own_results
from cogs.messages import awaited_line
from cogs.replies import LastingItem, answer
from cogs.sending import reword, was_edited

MOST_LINKS = 10


class ForgetButton(LastingItem, template=ids.FORGET_BUTTON):
    """Deletes everything stored about whoever presses it, or cancels."""

    async def pressed(self, interaction: Interaction) -> None:
        await interaction.response.defer()
        said = reader_words(interaction).wishes
        if Answer(self.said["what"]) is Answer.NO:
            await edit_response(interaction, said.nothing_forgotten())
            return
        bot = interaction.client
        stale = await bot.host.people.forget(interaction.user.id)
        bot.keeper.soon()
        await bot.outbox_sender.questions.settle_all()
        kept = [message for message in stale if not await _edited(bot, message)][:MOST_LINKS]
        links = [labels.link(message.guild_id, message.channel_id, message.message_id) for message in kept]
        still = [said.still_named(links=", ".join(links))] if links else []
        await edit_response(interaction, "\n".join([said.forgotten(), *still]))


async def _edited(bot: ArnakBot, stale: StaleMessage) -> bool:
    """Remove a name from a message; return whether that worked."""
    message = bot.get_partial_messageable(stale.channel_id).get_partial_message(stale.message_id)
    text = stale.text
    with contextlib.suppress(TableError):
        table = await bot.host.registry.table_in(stale.channel_id)
        if table.status is Status.RUNNING and table.posts.last == stale.message_id:
            text = f"{text}\n{awaited_line(table, bot.host.registry.awaited(table), words_at(bot, table))}"
    return await was_edited(reword(bot.looks.emoji, message, text, stale.kind, pictures=True, buttons=True))


Hour = app_commands.Range[int, 0, 23]


@everywhere
class Me(commands.GroupCog, name="Me", group_name="me", group_description=localized(Commands.me)):
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
        host = interaction.client.host
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
        await answer(interaction, texts.preferences(wished, reader_words(interaction)))

    @preferences.autocomplete("zone")
    async def _zones(self, interaction: Interaction, current: str) -> list[Suggestion]:
        typed = current.casefold().replace(" ", "_")
        fitting = [name for name in clock.time_zones() if typed in name.casefold()]
        return [app_commands.Choice(name=name, value=name) for name in fitting[:MOST_SUGGESTED]]

    @command("me")
    async def away(self, interaction: Interaction, days: app_commands.Range[int, 0, LONGEST_PAUSE_DAYS]) -> None:
        await defer(interaction)
        tables = await interaction.client.host.absence.go_away(interaction.user.id, days)
        for table in tables:
            interaction.client.outbox_sender.nudge(table.id)
            interaction.client.dispatch("seat_changed", table)
        deserted = all(table.is_deserted for table in tables)
        await answer(interaction, labels.away(len(tables), days, now(), reader_words(interaction), deserted=deserted))

    @command("me")
    async def results(self, interaction: Interaction) -> None:
        await send_own_results(interaction)

    @command("me")
    async def campaign(self, interaction: Interaction) -> None:
        await defer(interaction)
        await send_campaign(interaction)

    @command("me")
    async def forget(self, interaction: Interaction) -> None:
        await interaction.client.host.people.require_may_forget(interaction.user.id)
        said = reader_words(interaction).wishes
        yes, no = map(ids.forget_button, Answer)
        view = confirmation(said.forget(), yes, said.keep_data(), no)
        await interaction.response.send_message(said.forget_question(), view=view, ephemeral=True)


def _zone(typed: str) -> str:
    """Raises TableError if there is no time zone with this name."""
    wanted = typed.strip().casefold().replace(" ", "_")
    found = next((name for name in clock.time_zones() if name.casefold() == wanted), None)
    found = found or next((name for name in clock.time_zones() if name.casefold().endswith(f"/{wanted}")), None)
    if found is None:
        raise TableError(Why.NO_SUCH_ZONE)
    return found


async def setup(bot: ArnakBot) -> None:
    bot.add_dynamic_items(ForgetButton)
    await bot.add_cog(Me())
