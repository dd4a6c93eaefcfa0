"""The list of a server's tables: what runs, whose turn it is, where a seat is free; a posted list stays current."""

from __future__ import annotations

import simcord

from tests.discord.conftest import World
from tests.discord.seen import said, texts_in
from tests.discord.strict import RateLimit
from tests.host.stage import options_with


async def asked(world: World) -> str:
    return said(await world.member("Zoe").slash(world.channel, "game list"))


async def posted(world: World) -> simcord.ChannelHandle:
    there = world.guild.create_text_channel("tables")
    result = await world.moderator().slash(there, "game list", stay=True)
    assert said(result) == "Posted. I’ll keep it up to date; pin it if you like."
    return there


async def test_the_list_says_where_tables_are_allowed_and_how_many_look_for_players(world: World) -> None:
    there, games = await posted(world), world.guild.create_text_channel("games")
    await world.ann.slash(world.channel, "game find", game="arnak", players=3)
    await world.moderator().slash(world.channel, "table settings", channel=games)
    await world.bot.keeper.soon(world.guild.id)
    (text,) = texts_in(there)
    assert text == (
        f"No tables on this server. `/game new` in <#{games.id}> opens one.\n"
        "One player is looking for others: `/game find`"
    )


async def test_running_games_say_who_is_to_move_since_when_and_lobbies_where_a_seat_is_free(world: World) -> None:
    table = await world.start_table("Ann", "Bob", order="joined")
    there = world.guild.create_text_channel("second")
    await world.eve.slash(there, "game new", game="lost-cities")
    text = await asked(world)
    link = f"https://discord.com/channels/{world.guild.id}/{world.channel.id}/{table.posts.last}"
    assert f"**Games in progress**\n- Lost Ruins of Arnak with Ann and Bob, {link}: Ann to move; turn began <t:" in text
    assert "\n**Not started yet**\n- Lost Cities" in text and text.endswith(": Eve, one seat free")
    elsewhere = world.env.create_guild("Far")
    far = elsewhere.create_text_channel("far")
    user = elsewhere.add_member(world.env.create_user("far"))
    assert said(await user.slash(far, "game list")).startswith("No tables on this server")


async def test_who_takes_a_break_is_listed_with_its_end_until_it_is_over(world: World) -> None:
    there = await posted(world)
    await world.start_table("Ann", "Bob", order="joined")
    await world.ann.slash(world.channel, "table pause", days=2)
    await world.bob.click(world.newest, label="Agree to the pause")
    await world.wait(minutes=10)
    for text in (await asked(world), *texts_in(there)):
        assert ": Ann (paused until <t:" in text and ") to move; turn began <t:" in text
    await world.wait(hours=50, look_every=1)
    for text in (await asked(world), *texts_in(there)):
        assert ": Ann to move" in text


async def test_a_posted_list_is_edited_when_it_is_no_longer_true(world: World) -> None:
    there = await posted(world)
    assert texts_in(there) == ["No tables on this server. `/game new` opens one."]
    await world.start_table("Ann", "Bob", order="joined")
    await world.wait(minutes=10)
    (text,) = texts_in(there)
    assert "Ann to move" in text
    edited = there.history()[0].edited_at
    await world.wait(minutes=50)
    assert there.history()[0].edited_at == edited is not None, "nothing has changed since"


async def test_an_old_list_is_edited_once_an_hour_and_replaced_where_that_is_refused(world: World) -> None:
    there = await posted(world)
    (first,) = [message.id for message in there.history()]
    await world.wait(hours=2)
    await world.start_table("Ann", "Bob", order="joined")
    world.gate.fail("PATCH", f"/channels/{there.id}/messages/*", lambda: RateLimit(1, 30046, "too many"), times=None)
    await world.wait(hours=1)
    (message,) = there.history()
    assert message.id != first and "Ann to move" in message.content


async def test_a_list_that_was_deleted_is_not_posted_again(world: World) -> None:
    there = await posted(world)
    await there.history()[0].delete()
    await world.start_table("Ann", "Bob")
    await world.wait(hours=2)
    assert texts_in(there) == []
    told = said(await world.moderator().slash(there, "table settings"))
    assert f"The live list of tables in <#{there.id}> was deleted." in told
    await world.moderator().slash(there, "table server", off="list")
    assert await world.bot.host.registry.store.servers.kept() == []


async def test_a_list_posted_elsewhere_replaces_the_one_before_and_survives_a_restart(world: World) -> None:
    first = await posted(world)
    second = world.guild.create_text_channel("again")
    await world.moderator().slash(second, "game list", stay=True)
    assert texts_in(first) == [] and len(texts_in(second)) == 1
    await world.restart()
    await world.start_table("Ann", "Bob", order="joined")
    await world.wait(minutes=10)
    assert "Ann to move" in texts_in(second)[0]


async def test_only_moderators_may_post_the_list(world: World) -> None:
    refused = said(await world.ann.slash(world.channel, "game list", stay=True))
    assert refused == "Only members with the *Manage Server* permission can do this."
    assert world.channel.history() == []


async def test_a_table_in_a_channel_that_the_reader_cannot_see_is_not_listed(world: World) -> None:
    there, hidden = await posted(world), world.channel_without("view_channel")
    lobby, ann = world.bot.host.lobby, world.ann
    await lobby.open(world.guild.id, hidden.id, ann.id, "Ann", options_with())
    await world.wait(minutes=10)
    none = "No tables on this server. `/game new` opens one."
    assert texts_in(there) == [none] and await asked(world) == none
    assert "one free seat" not in said(await world.member("Zoe").slash(there, "game find"))
    await lobby.open(world.guild.id, world.channel.id, ann.id, "Ann", options_with())
    assert "Ann, one seat free" in await asked(world)


async def test_of_more_tables_than_a_message_holds_the_list_says_how_many_it_leaves_out(world: World) -> None:
    for number in range(40):
        channel = world.guild.create_text_channel(f"games-{number}")
        await world.bot.host.lobby.open(world.guild.id, channel.id, world.ann.id, "Ann", options_with())
    for told in (await asked(world), said(await world.member("Zoe").slash(world.channel, "game find"))):
        entries = [line for line in told.splitlines() if " seat" in line and "Ruins" in line]
        (more,) = [line for line in told.splitlines() if line.startswith("… and ")]
        assert 10 < len(entries) < 40 and more == f"… and {40 - len(entries)} more" and len(told) <= 2000
        assert len({len(line) for line in entries}) == 1, "each is whole"
