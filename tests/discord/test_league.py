"""The league of a server as its members see it, the files of results, and the post about a season that has ended."""

from __future__ import annotations

import csv
import io
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import simcord

from arnak_bot.host.waiting import timestamp
from arnak_bot.store import Change, NewTable, ResultRecord, SeasonLength, SeatRecord, Status
from arnak_bot.store.records import TableStatus
from cogs.client import now
from tests.discord.conftest import World
from tests.discord.seen import answer, said
from tests.host.stage import options_with

OPTIONS = options_with()
NOBODY = (
    "This league has no games of Lost Ruins of Arnak to rank. The league counts finished games "
    "between people, not those with computers. Other games have leagues of their own: choose one with `game`."
)


async def played(world: World, *names: str, ended: datetime | None = None, guild: int | None = None) -> None:
    """Write a finished game, its players in the order of their ranks."""
    here, at = guild or world.guild.id, timestamp(ended or now())
    store, count = world.bot.host.registry.store, len(names)
    results = tuple(
        ResultRecord(0, seat, world.member(name).id, here, "arnak", OPTIONS.game, count, 60 - seat, seat + 1, 600)
        for seat, name in enumerate(names)
    )
    new = NewTable(here, world.channel.id, world.member(names[0]).id, OPTIONS, at, "")
    seats = tuple(SeatRecord(seat, world.member(name).id, name) for seat, name in enumerate(names))
    life = TableStatus(Status.OVER, ended_at=at)
    await store.add(new, Change(0, 0, at, life, seats=seats, results=results))


async def set_up(world: World, **settings: Any) -> None:
    people, guild_id = world.bot.host.people, world.guild.id
    await people.set_guild(guild_id, replace(await people.guild(guild_id), **settings))


async def in_words(world: World, name: str = "Ann", **asked: object) -> str:
    return said(await world.member(name).slash(world.channel, "show league", text=True, **asked))


async def rows_of(result: simcord.InteractionResult) -> list[dict[str, str]]:
    (file,) = answer(result).attachments
    assert file.filename == "results.csv"
    data: bytes = await file.read()
    return list(csv.DictReader(io.StringIO(data.decode("utf-8-sig"))))


async def test_the_league_is_in_order_with_ratings_wins_records_and_times(world: World) -> None:
    for _ in range(3):
        await played(world, "Ann", "Bob")
    await played(world, "Eve", "Bob", guild=world.guild.id + 1)
    text = await in_words(world)
    assert text.startswith("**Lost Ruins of Arnak, all time**\n**Ratings**\n1. Ann: ")
    assert "\n2. Bob: " in text and "Eve" not in text
    assert "\n**Games won**\nAnn: 3 of 3\nBob: 0 of 3\n" in text
    assert "\n**Most points in a game**\nAnn: 60\nBob: 59\n" in text and "Ann: 10 min" in text
    pictured = await world.bob.slash(world.channel, "show league")
    assert [each.filename for each in answer(pictured).attachments] == ["statistics.jpg"]


async def test_a_league_without_games_or_switched_off_or_in_a_direct_message_says_so(world: World) -> None:
    assert await in_words(world) == NOBODY
    await played(world, "Ann", "Bob")
    await set_up(world, rated=False)
    assert await in_words(world) == "The league is off on this server."


async def test_the_league_is_of_the_game_last_played_in_the_channel(world: World) -> None:
    table = await world.start_table("Ann", "Bob", game="lost-cities")
    await world.bot.host.lobby.stop(table, world.ann.id, moderator=True)
    assert await in_words(world) == NOBODY.replace("Lost Ruins of Arnak", table.definition.title)
    assert await in_words(world, game="arnak") == NOBODY


async def test_who_does_not_wish_to_be_rated_is_in_no_league(world: World) -> None:
    await played(world, "Ann", "Bob")
    answered = said(await world.bob.slash(world.channel, "me preferences", rated=False))
    assert "You are not rated in any league." in answered
    text = await in_words(world)
    assert "1. Ann: " in text and "Bob" not in text


async def test_the_season_before_can_be_asked_for(world: World) -> None:
    await set_up(world, season=SeasonLength.QUARTER)
    await played(world, "Ann", "Bob", ended=datetime(2020, 1, 1, tzinfo=UTC))
    assert await in_words(world) == NOBODY
    this = (await world.bot.host.ratings.season(world.guild.id)).since
    assert this is not None
    await played(world, "Bob", "Ann", ended=this - timedelta(seconds=1))
    assert "1. Bob: " in await in_words(world, last=True)


async def test_a_season_before_without_games_is_said_to_have_had_none(world: World) -> None:
    await set_up(world, season=SeasonLength.QUARTER)
    assert (await in_words(world, last=True)).startswith("No game between people ended in the season before this one.")


async def test_without_seasons_there_is_none_before(world: World) -> None:
    await played(world, "Ann", "Bob")
    no_seasons = "This league has no seasons. Leave out `last` to see its table."
    assert await in_words(world, last=True) == no_seasons


async def test_a_season_that_has_ended_is_posted_with_its_champion_and_table(world: World) -> None:
    there = world.guild.create_text_channel("news")
    await set_up(world, news=there.id, season=SeasonLength.MONTH)
    for _ in range(3):
        await played(world, "Ann", "Bob")
    month = (await world.bot.host.ratings.season(world.guild.id)).until
    assert month is not None and there.history() == []
    await world.wait(seconds=(month - now()).total_seconds(), hours=13, look_every=12)
    (post,) = there.history()
    name = month - timedelta(days=1)
    wins = f"**Ann** wins the **{name:%B %Y}** season of *Lost Ruins of Arnak*!"
    assert post.content == f"{wins} Here are the final standings."
    assert [each.filename for each in post.attachments] == ["statistics.jpg"]
    await world.restart()
    await world.wait(hours=2)
    assert len(there.history()) == 1


async def test_moderators_get_every_game_of_their_server_as_a_file_and_nobody_else_does(world: World) -> None:
    await played(world, "Ann", "=SUM(A1)")
    await played(world, "Ann", "Bob", guild=world.guild.id + 1)
    refused = await world.ann.slash(world.channel, "table results")
    assert said(refused) == "Only members with the *Manage Server* permission can do this."
    rows = await rows_of(await world.moderator().slash(world.channel, "table results"))
    ranked = [("Ann", "60", "1"), ("'=SUM(A1)", "59", "2")]
    assert [(row["player"], row["points"], row["rank"]) for row in rows] == ranked
    assert {row["game"] for row in rows} == {"Lost Ruins of Arnak"}


async def test_everybody_gets_their_own_games_as_a_file_from_every_server(world: World) -> None:
    assert said(await world.ann.slash(world.channel, "me results")) == "There are no finished games to show yet."
    await played(world, "Ann", "Bob")
    await played(world, "Bob", "Ann", guild=world.guild.id + 1)
    rows = await rows_of(await world.ann.slash(world.channel, "me results"))
    assert [(row["player"], row["rank"], row["seat"]) for row in rows] == [("Ann", "1", "1"), ("Ann", "2", "2")]
