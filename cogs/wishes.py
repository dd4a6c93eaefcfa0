"""What people and servers want at every table, and what is remembered of them: wishes, settings, stats, forget."""

from __future__ import annotations

from dataclasses import replace

import discord
from discord import app_commands
from discord.ext import commands

import images
from arnak_bot.host import StaleMessage, TableError, clock
from arnak_bot.names import spoken
from arnak_bot.store import Ends, Stoppers
from arnak_bot.wording import labels, statistics, texts, wishes
from arnak_bot.wording.actions import clip
from arnak_bot.wording.tables import ALT_LIMIT
from cogs import choices
from cogs.client import ArnakBot
from cogs.emoji import dressed
from cogs.groups import ME, SHOW, TABLE
from cogs.replies import DISCORD_TROUBLE, MESSAGE_LIMIT, answer, complete, drawn, kindly, think

__all__ = ["Wishes"]

Interaction = discord.Interaction[ArnakBot]
Hour = app_commands.Range[int, 0, 23]
MOST_SUGGESTIONS = 25
MOST_LINKS = 10


class Wishes(commands.Cog):
    """The commands about people and servers."""

    bot: ArnakBot

    @ME.command(description="What you want at every table: waking hours, notes, how your turns end")
    @app_commands.describe(
        zone="Your time zone: type a city",
        wake="From this hour on you may be pinged",
        sleep="From this hour on you are not pinged and no deadline runs",
        notes="A silent note in a direct message when you are next",
        turns="How your turns end",
        layout="The shape of the pictures that only you see",
    )
    @app_commands.choices(turns=choices.MY_ENDS, layout=choices.MY_LAYOUT)
    async def wishes(
        self,
        interaction: Interaction,
        zone: str | None = None,
        wake: Hour | None = None,
        sleep: Hour | None = None,
        notes: bool | None = None,
        turns: str | None = None,
        layout: str | None = None,
    ) -> None:
        async with kindly(interaction):
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
                layout=person.layout if layout is None else None if layout == "table" else layout,
            )
            await host.people.set_person(interaction.user.id, wished)
            await answer(interaction, wishes.person(wished))

    @wishes.autocomplete("zone")
    async def _zones(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        typed = current.casefold().replace(" ", "_")
        fitting = [name for name in clock.time_zones() if typed in name.casefold()]
        return [app_commands.Choice(name=name, value=name) for name in fitting[:MOST_SUGGESTIONS]]

    @TABLE.command(description="Settings of this server, for moderators; without options they are shown")
    @app_commands.describe(
        channel="Allow tables in this channel, or forbid them again; none chosen: everywhere",
        stop="Who may stop tables",
        board="What /game new proposes: the side of the board",
        seats="What /game new proposes: how many players",
        turns="What /game new proposes: how a turn ends",
        remind="What /game new proposes: when to remind",
        deadline="What /game new proposes: after how long the others may decide",
        place="What /game new proposes: here, or in a thread",
        layout="What /game new proposes: the shape of the pictures",
    )
    @app_commands.choices(stop=choices.STOPPERS, board=choices.BOARD, turns=choices.END)
    @app_commands.choices(place=choices.PLACE, layout=choices.LAYOUT)
    @app_commands.choices(remind=choices.REMIND, deadline=choices.DEADLINE)
    async def settings(
        self,
        interaction: Interaction,
        channel: discord.TextChannel | None = None,
        stop: str | None = None,
        board: str | None = None,
        seats: app_commands.Range[int, 2, 4] | None = None,
        turns: str | None = None,
        remind: int | None = None,
        deadline: int | None = None,
        place: str | None = None,
        layout: str | None = None,
    ) -> None:
        async with kindly(interaction):
            if interaction.guild_id is None:
                raise TableError(texts.SETTINGS_NEED_A_SERVER)
            now = await self.bot.host.people.guild(interaction.guild_id)
            wanted = choices.chosen(
                now,
                board=board,
                seats=seats,
                turns=turns,
                remind=remind,
                deadline=deadline,
                place=place,
                layout=layout,
            )
            if stop is not None:
                wanted = replace(wanted, stoppers=Stoppers(stop))
            if channel is not None:
                wanted = replace(wanted, channels=tuple(sorted({*now.channels} ^ {channel.id})))
            if wanted != now:
                if not interaction.permissions.manage_guild:
                    raise TableError(texts.SETTINGS_NEED_A_MODERATOR)
                await self.bot.host.people.set_guild(interaction.guild_id, wanted)
            refused = await self._refused(interaction) if interaction.permissions.manage_guild else ""
            await answer(interaction, clip(f"{wishes.guild(wanted)}{refused}", MESSAGE_LIMIT))

    async def _refused(self, interaction: Interaction) -> str:
        """What Discord has refused on this server, with how to mend it; empty if nothing."""
        assert interaction.guild_id is not None
        host = self.bot.host
        refusals = await host.outbox.refusals(interaction.guild_id)
        lines = [labels.refused_post(each.channel_id, each.why) for each in refusals]
        return "\n".join(["", texts.REFUSED, *lines]) if lines else ""

    @SHOW.command(description="Statistics of finished games: yours, somebody else's, or this server's")
    @app_commands.describe(
        player="Whose games; yours if you leave this out",
        where="Games everywhere, or only those on this server",
        server="The statistics of this server instead of a player's",
        text="In words instead of a picture",
    )
    @app_commands.choices(where=choices.SCOPE)
    async def stats(
        self,
        interaction: Interaction,
        player: discord.User | None = None,
        where: str = "all",
        server: bool = False,
        text: bool = False,
    ) -> None:
        async with kindly(interaction):
            await think(interaction)
            host, user = self.bot.host, player or interaction.user
            guild = interaction.guild_id
            if server and guild is None:
                raise TableError(texts.SETTINGS_NEED_A_SERVER)
            if server:
                results, name = await host.people.results(guild_id=guild), str(interaction.guild or texts.THIS_SERVER)
                names = {user_id: await self._name(user_id) for user_id in {each.user_id for each in results}}
                names = {user_id: spoken(found) for user_id, found in names.items()} if text else names
                page = statistics.server_page(results, names)
            else:
                here = guild if where == "guild" else None
                results, name = await host.people.results(user_id=user.id, guild_id=here), user.display_name
                page = statistics.player_page(results)
            if not results:
                raise TableError(texts.NO_GAMES_YET)
            spoken_words = statistics.as_text(spoken(name), page, MESSAGE_LIMIT)
            alt = clip(" ".join(statistics.as_text(name, page, MESSAGE_LIMIT)), ALT_LIMIT)
            files = [] if text else await drawn("statistics", alt, images.draw_statistics, name, page)
            if not files:
                for part in spoken_words:
                    await answer(interaction, part)
                return
            await complete(interaction, files=files)

    async def _name(self, user_id: int) -> str:
        return await self.bot.host.people.name_of(user_id) or texts.SOMEONE

    @ME.command(description="Delete everything stored about you (not while you are playing)")
    async def forget(self, interaction: Interaction) -> None:
        async with kindly(interaction):
            await think(interaction)
            stale = await self.bot.host.people.forget(interaction.user.id)
            kept = [message for message in stale if not await self._edited(message)][:MOST_LINKS]
            places = [labels.link(message.guild_id, message.channel_id, message.message_id) for message in kept]
            await answer(interaction, "\n".join([texts.FORGOTTEN, *([labels.still_named(places)] if places else [])]))

    async def _edited(self, stale: StaleMessage) -> bool:
        """Take a name out of a message; say whether that could be done."""
        message = self.bot.get_partial_messageable(stale.channel_id).get_partial_message(stale.message_id)
        try:
            await message.edit(content=dressed(stale.text, MESSAGE_LIMIT))
        except DISCORD_TROUBLE:
            return False
        return True


def _zone(typed: str) -> str:
    """Return the time zone that was meant.

    Raises:
        TableError: there is none of this name.
    """
    wanted = typed.strip().casefold().replace(" ", "_")
    found = next((name for name in clock.time_zones() if name.casefold() == wanted), None)
    found = found or next((name for name in clock.time_zones() if name.casefold().endswith(f"/{wanted}")), None)
    if found is None:
        raise TableError(texts.NO_SUCH_ZONE)
    return found
