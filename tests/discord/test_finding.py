"""People find each other: who looks for the same game gets a table as soon as they are enough; invitations by name."""

from __future__ import annotations

from typing import Any

import simcord

from arnak_bot.store import Status
from tests.discord.conftest import World
from tests.discord.seen import answer, last_in, text_of
from tests.discord.test_table import said

DAY = 24 * 3600.0


async def look(world: World, name: str, game: str = "lost-cities", players: int = 3, note: str = "") -> str:
    """What somebody reads who looks for players."""
    typed = {"note": note} if note else {}
    return said(await world.member(name).slash(world.channel, "game find", game=game, players=players, **typed))


def texts(world: World) -> list[str]:
    return [text_of(message) for message in world.channel.history() if message.content]


async def test_a_wish_is_told_to_the_channel_with_its_note_and_buttons(world: World) -> None:
    text = await look(world, "Ann", note="evenings,\nslowly")
    assert "Ann (evenings, slowly). 2 more make a table." in text
    assert world.pinged == []


async def test_when_enough_people_want_the_same_a_table_opens_with_all_of_them(world: World) -> None:
    await look(world, "Ann")
    message = world.newest
    await world.member("Bob").click(message, label="Me too")
    assert "Ann and Bob. One more makes a table." in text_of(world.newest)
    await world.member("Ann").click(message, label="Me too")
    assert "Ann and Bob. One more" in text_of(world.newest), "nobody counts twice"
    await world.member("Eve").click(message, label="Me too")
    table = await world.table()
    assert table.status is Status.LOBBY and table.definition.key == "lost-cities"
    assert [seat.name for seat in table.seats] == ["Ann", "Bob", "Eve"] and table.options.seats == 3
    assert table.opener == world.member("Ann").id
    told = [text for text in texts(world) if "have found each other" in text]
    assert told == [
        f"<@{world.member('Ann').id}>, <@{world.member('Bob').id}> and <@{world.member('Eve').id}>: "
        f"you have found each other. Your table for *{table.definition.title}* is open."
    ]
    assert await world.bot.host.finding.seekers(world.guild.id) == []
    await world.member("Ann").click(last_in(world.channel), label="Start")
    assert (await world.table()).game is not None


async def test_in_a_channel_with_a_table_the_new_one_opens_in_a_thread(world: World) -> None:
    running = await world.start_table("Dan", "Zoe")
    await look(world, "Ann", players=2)
    await look(world, "Bob", players=2)
    assert (await world.table()).id == running.id
    found = await world.bot.host.registry.store.open_tables_in_guild(world.guild.id)
    table = await world.bot.host.registry.table(found[-1])
    assert table.channel_id != world.channel.id and [seat.name for seat in table.seats] == ["Ann", "Bob"]


async def test_who_wants_the_same_game_for_another_number_is_told_and_nobody_else(world: World) -> None:
    await look(world, "Ann", players=2)
    await look(world, "Eve", game="arnak", players=3)
    text = await look(world, "Bob", players=3)
    assert text.endswith(f"Also waiting for this game: <@{world.member('Ann').id}>.")
    assert world.pinged == [str(world.member("Ann").id)]


async def test_who_looks_and_where_a_seat_is_free_is_shown_privately_with_buttons(world: World) -> None:
    there = world.guild.create_text_channel("second")
    await world.member("Dan").slash(there, "game new", game="arnak")
    await look(world, "Ann")
    shown = answer(await world.member("Bob").slash(world.channel, "game find"))
    assert "*Lost Ruins of Arnak*: one free seat, https://discord.com/" in shown.message.content
    assert "for 3: Ann. 2 more make a table." in shown.message.content
    result = await world.member("Bob").click(shown.message, label=label_with(shown, "Me too: "))
    assert result is not None
    (first, second) = await world.bot.host.finding.seekers(world.guild.id)
    assert (first.name, second.name) == ("Ann", "Bob")
    mine = answer(await world.member("Bob").slash(world.channel, "game find"))
    await world.member("Bob").click(mine.message, label=label_with(mine, "Not any more: "))
    assert [each.name for each in await world.bot.host.finding.seekers(world.guild.id)] == ["Ann"]


def label_with(shown: object, start: str) -> str:
    rows: Any = shown.components  # type: ignore[attr-defined]
    labels = [str(item["label"]) for row in rows for item in row["components"]]
    return next(label for label in labels if label.startswith(start))


async def test_a_wish_ends_with_its_button_after_two_weeks_or_with_another_one(world: World) -> None:
    await look(world, "Ann")
    message = world.newest
    await world.member("Ann").click(message, label="Not any more")
    assert message.id == world.newest.id and text_of(world.newest).startswith("Nobody is looking for players of *")
    await look(world, "Ann")
    await look(world, "Ann", game="arnak")
    assert [each.game_key for each in await world.bot.host.finding.seekers(world.guild.id)] == ["arnak"]
    await world.env.advance_time(15 * DAY)
    assert await world.bot.host.finding.seekers(world.guild.id) == []


async def test_a_wish_survives_a_restart_and_is_forgotten_with_its_person(world: World) -> None:
    await look(world, "Ann", players=2)
    message = world.newest
    await world.restart()
    assert [each.name for each in await world.bot.host.finding.seekers(world.guild.id)] == ["Ann"]
    await world.member("Ann").slash(world.channel, "me forget")
    await world.member("Bob").click(message, label="Me too")
    assert [each.name for each in await world.bot.host.finding.seekers(world.guild.id)] == ["Bob"]


async def test_two_hosts_that_open_the_same_table_open_it_once(world: World) -> None:
    await look(world, "Ann", players=2)
    finding = world.bot.host.finding
    bob, guild_id = world.member("Bob"), world.guild.id
    game = world.bot.host.registry.shelf["lost-cities"]
    people = await finding.seek(guild_id, bob.id, "Bob", game, 2)
    options = await finding.options(guild_id, game, 2)
    assert await finding.open(guild_id, 1, people, options) is not None
    assert await finding.open(guild_id, 2, people, options) is None
    assert len(await world.bot.host.registry.store.open_tables_in_guild(guild_id)) == 1


# --- invitations -------------------------------------------------------------------------------------


async def invited(world: World, guest: str = "Eve") -> simcord.InteractionResult:
    await world.open_table("Ann", seats=3)
    return await world.member("Ann").slash(world.channel, "game invite", player=world.member(guest).user)


async def test_an_invitation_calls_the_guest_who_accepts_and_sits_down(world: World) -> None:
    await invited(world)
    eve = world.member("Eve")
    message = world.newest
    assert message.content == f"<@{eve.id}>, Ann invites you to play *Lost Ruins of Arnak* here."
    assert world.pinged == [str(eve.id)]
    refused = await world.member("Bob").click(message, label="Accept")
    assert said(refused) == "This invitation is for somebody else."
    await eve.click(message, label="Accept")
    assert [seat.name for seat in (await world.table()).seats] == ["Ann", "Eve"]
    assert f"<@{eve.id}> has accepted and takes a seat." in texts(world)


async def test_an_invitation_can_be_declined(world: World) -> None:
    await invited(world)
    await world.member("Eve").click(world.newest, label="Decline")
    assert text_of(world.newest) == f"<@{world.member('Eve').id}> cannot play this time."
    assert len((await world.table()).seats) == 1


async def test_only_who_sits_may_invite_and_only_where_a_seat_is_free(world: World) -> None:
    eve = world.member("Eve").user
    await world.open_table("Ann", seats=2)
    stranger = await world.member("Dan").slash(world.channel, "game invite", player=eve)
    assert said(stranger).startswith("You are not playing at this table") and world.pinged == []
    own = await world.member("Ann").slash(world.channel, "game invite", player=world.member("Ann").user)
    assert said(own) == "You already have a seat at this table."
    await world.member("Bob").slash(world.channel, "game join")
    full = await world.member("Ann").slash(world.channel, "game invite", player=eve)
    assert said(full) == "No table with a free seat is waiting for players here. `/game new` opens one."
