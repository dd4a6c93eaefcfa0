"""What people and servers want at every table, and what is remembered of them: wishes, settings, stats, forget."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from statistics import fmean

import discord
from discord import app_commands
from discord.ext import commands

from arnak_bot.game.definition import AnyGame
from arnak_bot.game.options import Asked, Typed
from arnak_bot.host import LONGEST_PAUSE_DAYS, NEVER, StaleMessage, TableError, chosen_options, clock
from arnak_bot.kit.limits import clip
from arnak_bot.kit.names import spoken
from arnak_bot.kit.pages import as_text
from arnak_bot.refusals import Why
from arnak_bot.store import Ends, ResultRecord, Stoppers
from arnak_bot.wording import labels, wishes
from arnak_bot.wording.messages import Commands, Words
from cogs import choices
from cogs.asking import asks
from cogs.client import ArnakBot, Interaction, now
from cogs.groups import ME, SHOW, TABLE
from cogs.limits import DISCORD_TROUBLE, EDIT_SECONDS, MESSAGE_LIMIT
from cogs.replies import answer, complete
from cogs.speaking import reader_words
from cogs.thinking import think
from cogs.translating import localized
from cogs.which import may_name_game

__all__ = ["Wishes"]

Hour = app_commands.Range[int, 0, 23]
MOST_SUGGESTIONS = 25
MOST_LINKS = 10


class Wishes(commands.Cog):
    """The commands about people and servers."""

    bot: ArnakBot

    @ME.command(description=localized(Commands.me_wishes))
    @app_commands.describe(
        zone=localized(Commands.me_wishes_zone),
        wake=localized(Commands.me_wishes_wake),
        sleep=localized(Commands.me_wishes_sleep),
        notes=localized(Commands.me_wishes_notes),
        turns=localized(Commands.me_wishes_turns),
        layout=localized(Commands.me_wishes_layout),
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
        await answer(interaction, wishes.person(wished, reader_words(interaction)))

    @ME.command(description=localized(Commands.me_away))
    @app_commands.describe(days=localized(Commands.me_away_days))
    async def away(self, interaction: Interaction, days: app_commands.Range[int, 0, LONGEST_PAUSE_DAYS]) -> None:
        await think(interaction)
        tables = await self.bot.host.absence.go_away(interaction.user.id, days)
        for table in tables:
            self.bot.telling.nudge(table.id)
        await answer(interaction, labels.away(len(tables), days, now(), reader_words(interaction)))

    @wishes.autocomplete("zone")
    async def _zones(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        typed = current.casefold().replace(" ", "_")
        fitting = [name for name in clock.time_zones() if typed in name.casefold()]
        return [app_commands.Choice(name=name, value=name) for name in fitting[:MOST_SUGGESTIONS]]

    @TABLE.command(description=localized(Commands.table_settings))
    @app_commands.describe(
        channel=localized(Commands.table_settings_channel),
        stop=localized(Commands.table_settings_stop),
    )
    @app_commands.choices(stop=choices.STOPPERS)
    @asks(Asked.SERVER)
    async def settings(
        self,
        interaction: Interaction,
        /,
        channel: app_commands.AppCommandChannel | app_commands.AppCommandThread | None = None,
        stop: str | None = None,
        **chosen: Typed | None,
    ) -> None:
        if interaction.guild_id is None:
            raise TableError(Why.SETTINGS_NEED_A_SERVER)
        now = await self.bot.host.people.guild(interaction.guild_id)
        wanted = replace(now, proposed=chosen_options(self.bot.host.registry.shelf, chosen, now.proposed, Asked.SERVER))
        if stop is not None:
            wanted = replace(wanted, stoppers=Stoppers(stop))
        if channel is not None:
            if channel.type is discord.ChannelType.category:
                raise TableError(Why.NO_TABLES_IN_CATEGORIES)
            wanted = replace(wanted, channels=tuple(sorted({*now.channels} ^ {channel.id})))
        if wanted != now:
            if not interaction.permissions.manage_guild:
                raise TableError(Why.SETTINGS_NEED_A_MODERATOR)
            await self.bot.host.people.set_guild(interaction.guild_id, wanted)
        refused = await self._refused(interaction) if interaction.permissions.manage_guild else ""
        await answer(
            interaction,
            clip(
                f"{wishes.guild(wanted, self.bot.host.registry.shelf, reader_words(interaction))}{refused}",
                MESSAGE_LIMIT,
            ),
        )

    async def _refused(self, interaction: Interaction) -> str:
        """What Discord has refused on this server, with how to mend it; empty if nothing."""
        assert interaction.guild_id is not None
        host = self.bot.host
        refusals = await host.outbox.refusals(interaction.guild_id)
        words = reader_words(interaction)
        lines = [labels.refused_post(each.channel_id, each.why, each.next_at == NEVER, words) for each in refusals]
        return "\n".join(["", words.texts.refused(), *lines]) if lines else ""

    @SHOW.command(description=localized(Commands.show_stats))
    @app_commands.describe(
        player=localized(Commands.show_stats_player),
        where=localized(Commands.show_stats_where),
        server=localized(Commands.show_stats_server),
        text=localized(Commands.show_stats_text),
    )
    @app_commands.choices(where=choices.SCOPE)
    @may_name_game(Commands.show_stats_game)
    async def stats(
        self,
        interaction: Interaction,
        game: str | None = None,
        player: discord.User | None = None,
        where: str = "all",
        server: bool = False,
        text: bool = False,
    ) -> None:
        await think(interaction)
        words = reader_words(interaction)
        host, user = self.bot.host, player or interaction.user
        guild = interaction.guild_id
        if server and guild is None:
            raise TableError(Why.SETTINGS_NEED_A_SERVER)
        if server:
            found, name = (
                await host.people.results(guild_id=guild, game=game),
                str(interaction.guild or words.texts.this_server()),
            )
        else:
            here = guild if where == "guild" else None
            found = await host.people.results(user_id=user.id, guild_id=here, game=game)
            name = user.display_name
        definition, played = self._of_one_game(found)
        results, beside = _told_apart(played, words, server=server)
        says = definition.texts(words.language)
        if server:
            names = {user_id: await self._name(user_id, words) for user_id in {each.user_id for each in results}}
            names = {user_id: spoken(known) for user_id, known in names.items()} if text else names
            page = says.reference.server_statistics(results, names)
        else:
            page = says.reference.player_statistics(results)
        several = len(host.registry.shelf) > 1
        heading, spoken_heading = (
            words.labels.of_game(name=each, game=definition.title) if several else each for each in (name, spoken(name))
        )
        files = (
            [] if text else await self.bot.looks.shown(definition.pictures(words.language).statistics(heading, page))
        )
        if not files:
            for part in [*as_text(spoken_heading, page, MESSAGE_LIMIT), *filter(None, [beside])]:
                await answer(interaction, part)
            return
        await complete(interaction, beside, files=files)

    def _of_one_game(self, results: Sequence[ResultRecord]) -> tuple[AnyGame, list[ResultRecord]]:
        """Return the game that was played most, with its results.

        Raises:
            TableError: there are none of any game that is on the shelf.
        """
        shelf = self.bot.host.registry.shelf
        played = Counter(each.game_key for each in results if each.game_key in shelf)
        if not played:
            raise TableError(Why.NO_GAMES_YET)
        most = max(played, key=lambda key: played[key])
        return shelf[most], [each for each in results if each.game_key == most]

    async def _name(self, user_id: int, words: Words) -> str:
        return await self.bot.host.people.name_of(user_id) or words.texts.someone()

    @ME.command(description=localized(Commands.me_forget))
    async def forget(self, interaction: Interaction) -> None:
        await think(interaction)
        stale = await self.bot.host.people.forget(interaction.user.id)
        kept = [message for message in stale if not await self._edited(message)][:MOST_LINKS]
        places = [labels.link(message.guild_id, message.channel_id, message.message_id) for message in kept]
        words = reader_words(interaction)
        still = [words.labels.still_named(links=", ".join(places))] if places else []
        await answer(interaction, "\n".join([words.texts.forgotten(), *still]))

    async def _edited(self, stale: StaleMessage) -> bool:
        """Take a name out of a message; say whether that could be done."""
        message = self.bot.get_partial_messageable(stale.channel_id).get_partial_message(stale.message_id)
        try:
            async with asyncio.timeout(EDIT_SECONDS):
                await message.edit(content=self.bot.looks.emoji.dressed(stale.text, MESSAGE_LIMIT))
        except DISCORD_TROUBLE:
            return False
        return True


def _told_apart(played: list[ResultRecord], words: Words, *, server: bool) -> tuple[list[ResultRecord], str]:
    """Return the games of people alone, and what is said of those with computers; all, if there are no others."""
    people = [each for each in played if not each.computers]
    others = [each for each in played if each.computers]
    if not others or not people:
        return played, words.texts.stats_only_with_computers() if others else ""
    if server:
        return people, words.texts.stats_of_server_with_computers(games=len({each.table_id for each in others}))
    points, won = round(fmean(each.points for each in others)), sum(each.rank == 1 for each in others)
    return people, words.texts.stats_with_computers(games=len(others), points=points, won=won)


def _zone(typed: str) -> str:
    """Return the time zone that was meant.

    Raises:
        TableError: there is none of this name.
    """
    wanted = typed.strip().casefold().replace(" ", "_")
    found = next((name for name in clock.time_zones() if name.casefold() == wanted), None)
    found = found or next((name for name in clock.time_zones() if name.casefold().endswith(f"/{wanted}")), None)
    if found is None:
        raise TableError(Why.NO_SUCH_ZONE)
    return found
