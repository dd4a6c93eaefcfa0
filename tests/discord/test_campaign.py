"""The solo campaign on Discord: the map, playing a chapter, and what its end offers."""

from __future__ import annotations

from itertools import product

import discord
import simcord

from arnak_bot.host import Table
from arnak_bot.store import Status
from cogs import ids
from cogs.ids import Guided
from tests.discord.conftest import World, finish
from tests.discord.seen import answer, forget, labels_of, last_in, said, text_of
from tests.discord.test_forged import forged
from tests.discord.test_solo import direct_message
from tests.rows import table_ids

SECOND = "Chapter 2: The Torn Chart"
CLOSED = "This chapter is still locked."


async def play_chapter(world: World, table: Table, level: str = "able") -> Table:
    """Let a computer play somebody's chapter to its end, and post that."""
    player = table.definition.levels[level](table.chapter)
    while table.status is Status.RUNNING:
        seat = table.running.seats_to_act[0]
        action = player.choose(table.running, seat).text
        await world.bot.host.play.play(table, table.seats[seat].user_id, [action])
    await world.post(table)
    return table


async def table_of(world: World, member: simcord.MemberActor) -> Table:
    """The only table at which somebody sits."""
    [number] = await world.bot.host.registry.store.open_tables_of(member.id)
    return await world.bot.host.registry.table(number)


async def opened(world: World, name: str = "Ann") -> discord.Message:
    """The map that somebody is shown in the channel."""
    return answer(await world.member(name).slash(world.channel, "me campaign")).message


async def test_the_map_comes_with_the_first_chapter_and_what_its_stars_ask_for(world: World) -> None:
    result = await world.ann.slash(world.channel, "me campaign")
    message = answer(result).message
    assert result.ephemeral and message.content.splitlines() == [
        "**Chapter 1: Landfall**",
        "Two boats reach the beach on the same morning. Only one of them is yours.",
        "-# Lost Ruins of Arnak. Bird Temple, the gentlest rival.",
        "☆ Beat the rival",
        "☆ Recruit 2 assistants",
        "☆ Score 64 points or more",
        "-# You have not finished this chapter yet.",
        "Win any of these stars to open the next chapter.",
    ]
    assert labels_of(message) == ["Play chapter 1 in a thread", "Play it in a direct message"]
    [picture] = message.attachments
    begins = "A map with a path through 12 chapters. 1. Landfall; 2. The Torn Chart (locked)"
    assert (picture.description or "").startswith(begins)


async def test_a_chapter_is_played_in_a_direct_message_and_leads_to_the_next_even_after_restarts(world: World) -> None:
    ann = world.ann
    result = await ann.click(await opened(world), label="Play it in a direct message")
    table = await table_of(world, ann)
    assert table.guild_id is None and table.chapter == "landfall" and table.options.solo
    there = f"[our direct messages](https://discord.com/channels/@me/{table.channel_id})"
    assert said(result) == f"Chapter 1 has begun in {there}. Good luck!"
    asked = "Three stars to win: beat the rival, recruit 2 assistants, score 64 points or more."
    assert f"**Chapter 1: Landfall**. {asked}" in text_of(last_in(ann.user.dm_channel))
    await world.restart()
    table = await play_chapter(world, await table_of(world, ann))
    end = last_in(ann.user.dm_channel)
    ended = await world.bot.host.campaign.ended(table)
    assert ended is not None and any(ended.stars)
    shown = "★" * sum(ended.stars) + "☆" * (3 - sum(ended.stars))
    assert f"**Chapter 1: Landfall** {shown}" in text_of(end)
    assert "The journey goes on: **chapter 2, The Torn Chart**." in text_of(end)
    assert labels_of(end)[:3] == ["Chapter 2: The Torn Chart", "Try again", "Map"]
    assert not any(label.startswith("Play again") for label in labels_of(end)), "it would be no chapter"
    message = await opened(world)
    assert message.content.startswith("**Chapter 2: The Torn Chart**"), "the next one without a star"
    again = answer(await ann.select(message, ["landfall"], custom_id=ids.CHAPTERS)).message
    assert again.id == message.id and again.content.startswith("**Chapter 1: Landfall**") and "★" in again.content
    await world.restart()
    begun = await ann.user.click(end, label=SECOND)
    following = await table_of(world, ann)
    assert following.chapter == "torn-chart" and following.channel_id == table.channel_id
    assert following.definition.key == "lost-ark" and said(begun).startswith("Chapter 2 has begun")


async def test_a_chapter_without_a_star_offers_only_another_try_and_the_map(world: World) -> None:
    ann = world.ann
    await ann.click(await opened(world), label="Play it in a direct message")
    await finish(world, await table_of(world, ann))
    end = last_in(ann.user.dm_channel)
    assert "**Chapter 1: Landfall** ☆☆☆" in text_of(end)
    assert "Win any of these stars to open the next chapter." in text_of(end)
    assert labels_of(end)[:2] == ["Try again", "Map"]
    shown = answer(await ann.user.click(end, label="Map")).message
    assert shown.content.startswith("**Chapter 1: Landfall**") and "-# Your best game: " in shown.content
    await ann.user.click(end, label="Try again")
    assert (await table_of(world, ann)).chapter == "landfall"


async def test_a_chapter_that_is_being_played_is_gone_on_with_and_not_begun_again(world: World) -> None:
    ann = world.ann
    await ann.click(await opened(world), label="Play chapter 1 in a thread")
    table = await table_of(world, ann)
    thread = world.bot.get_channel(table.channel_id)
    assert isinstance(thread, discord.Thread) and thread.name == "Chapter 1, Landfall: Ann"
    playing = f"You are playing this chapter in <#{thread.id}>. "
    playing += "To go on, press **My turn** there or type `/turn panel`."
    shown = await opened(world)
    assert shown.content.endswith(f"\n{playing}") and not labels_of(shown)
    for where in (Guided.IN_THREAD, Guided.PRIVATE):
        button = await forged(world, world.channel, ids.chapter_button("landfall", where))
        assert said(await ann.click(button, custom_id=ids.chapter_button("landfall", where))) == playing
    assert (await table_of(world, ann)).id == table.id


async def test_a_chapter_is_played_in_a_thread_of_its_own_and_the_next_one_there_too(world: World) -> None:
    ann = world.ann
    running = await world.start_table("Dan", "Zoe")
    await ann.click(await opened(world), label="Play chapter 1 in a thread")
    table = await table_of(world, ann)
    assert table.guild_id == world.guild.id and table.channel_id != world.channel.id
    assert (await world.table()).id == running.id, "a table in the channel is not in its way"
    await play_chapter(world, table)
    message_id = table.posts.last
    thread = world.bot.get_channel(table.channel_id)
    assert isinstance(thread, discord.Thread) and message_id is not None
    await ann.click(await thread.fetch_message(message_id), label=SECOND)
    assert (await table_of(world, ann)).channel_id == thread.id


async def test_a_forged_button_opens_no_closed_chapter(world: World) -> None:
    for where, (key, told) in product(Guided, (("temple", CLOSED), ("atlantis", "There is no such chapter."))):
        message = await forged(world, world.channel, ids.chapter_button(key, where))
        assert said(await world.ann.click(message, label="Press me")).startswith(told)
    assert await table_ids(world.bot.host.registry.store) == []


async def test_a_forged_menu_tells_how_a_closed_chapter_is_opened(world: World) -> None:
    message = await forged(world, world.channel, ids.CHAPTERS)
    told = said(await world.ann.select(message, ["temple"], custom_id=ids.CHAPTERS))
    assert told.startswith("**Chapter 12: ") and told.endswith("-# Win a star in chapter 11 to open this one.")
    told = said(await world.ann.select(message, ["atlantis"], custom_id=ids.CHAPTERS))
    assert told.startswith("There is no such chapter.")


async def test_where_moderators_want_no_tables_the_campaign_is_played_in_direct_messages(world: World) -> None:
    games, message = world.guild.create_text_channel("games"), await opened(world)
    await world.moderator().slash(world.channel, "table settings", channel=games)
    refused = await world.ann.click(message, label="Play chapter 1 in a thread")
    assert f"<#{games.id}>" in refused.followups[-1].content
    await world.ann.click(message, label="Play it in a direct message")
    assert (await table_of(world, world.ann)).guild_id is None


async def test_direct_messages_that_have_a_table_say_so(world: World) -> None:
    await direct_message(world, "Ann")
    await world.ann.user.slash("game solo")
    message = answer(await world.ann.user.slash("me campaign")).message
    assert labels_of(message) == ["Play chapter 1"]
    assert "/table stop" in said(await world.ann.user.click(message, label="Play chapter 1"))


async def test_forgetting_takes_the_stars_along(world: World) -> None:
    await world.ann.click(await opened(world), label="Play it in a direct message")
    await play_chapter(world, await table_of(world, world.ann))
    await forget(world.ann, world.channel)
    assert (await opened(world)).content.startswith("**Chapter 1: Landfall**")
