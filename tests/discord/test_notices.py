"""A server's moderators are told, in a channel of their choice, what was decided at its tables: once, and nobody is
pinged."""

from __future__ import annotations

from collections.abc import Awaitable
from dataclasses import replace

import pytest
import simcord

from arnak_bot.games import GAMES
from arnak_bot.host import Table
from arnak_bot.store import VoteKind
from arnak_bot.wording.messages import ENGLISH
from tests.discord.conftest import World
from tests.discord.moves import give_seat
from tests.discord.seen import texts_in
from tests.discord.test_moderators import open_lobby
from tests.discord.test_outbox_sender import FAULTS
from tests.discord.test_who_did_it import confirmed


async def audited(world: World) -> simcord.ChannelHandle:
    """Let the server's moderators be told in a channel of their own."""
    there = world.guild.create_text_channel("moderators")
    people, guild_id = world.bot.host.people, world.guild.id
    await people.set_guild(guild_id, replace(await people.guild(guild_id), audit=there.id))
    return there


async def stopped(world: World) -> Table:
    table = await world.start_table("Ann", "Bob", order="joined")
    await confirmed(world, world.ann)
    return table


def at_table(world: World, game: str = "arnak") -> str:
    """What a line begins with: the game, and a link to the table's newest message but for a note about it."""
    (message,) = [each for each in world.channel.history() if each.attachments][-1:]
    return f"*{GAMES[game].title}*, https://discord.com/channels/{world.guild.id}/{world.channel.id}/{message.id}"


async def test_without_a_channel_of_their_choice_nothing_is_noted(world: World) -> None:
    await stopped(world)
    await world.env.settle()
    assert not await world.bot.host.notices.due()


async def test_a_replacement_is_told_and_a_turn_is_not(world: World) -> None:
    there = await audited(world)
    await world.start_table("Ann", "Bob", order="joined")
    await give_seat(world, world.bob, world.dan)
    await world.env.settle()
    (line,) = texts_in(there)
    assert line.endswith(f": <@{world.dan.id}> took over Bob’s seat.")


async def test_a_closed_lobby_is_not_reported_as_a_stopped_game(world: World) -> None:
    there = await audited(world)
    table, mod = await open_lobby(world), world.moderator().id
    await world.bot.host.lobby.stop(table, mod, moderator=True)
    await world.bot.outbox_sender.send(table.id)
    await world.bot.notice_sender.nudge()
    assert texts_in(there)[-1].endswith(f": <@{mod}> closed the lobby as a moderator.")


@pytest.mark.parametrize("game", [key for key, game in GAMES.items() if 3 in game.seats and game.levels])
async def test_every_line_names_the_game_the_table_and_who_did_what(world: World, game: str) -> None:
    there = await audited(world)
    table = await world.start_table("Ann", "Bob", "Cleo", game=game, order="joined", deadline=0)
    absence, (ann, bob, cleo) = world.bot.host.absence, [world.member(name).id for name in ("Ann", "Bob", "Cleo")]
    until = (await absence.ask_pause(table, ann, 1)).value

    def seat_of(user_id: int) -> int:
        return next(each.seat for each in table.seats if each.user_id == user_id)

    async def told(*done: Awaitable[object]) -> str:
        for each in done:
            await each
        await world.bot.outbox_sender.send(table.id)
        await world.bot.notice_sender.nudge()
        link = f"https://discord.com/channels/{world.guild.id}/{world.channel.id}/{table.posts.last}"
        start, line = f"*{GAMES[game].title}*, {link}: ", texts_in(there)[-1]
        assert line.startswith(start), line
        return line.removeprefix(start)

    votes = [absence.vote(table, each, VoteKind.PAUSE, seat_of(ann), until) for each in (bob, cleo)]
    assert await told(*votes) == f"The table agreed to a pause for Ann until <t:{until}:f>."
    assert await told(absence.resign(table, cleo)) == "Cleo left the game."
    votes = [absence.vote(table, each, VoteKind.COMPUTER, seat_of(cleo)) for each in (ann, bob)]
    assert await told(*votes) == "The table decided to let a computer play for Cleo."
    stop = world.bot.host.lobby.stop(table, world.moderator().id, moderator=True)
    assert await told(stop) == f"<@{world.moderator().id}> stopped the table as a moderator."
    said = "\n".join(texts_in(there))
    assert "here" not in said and "`/" not in said, "nothing in it is addressed to the players"


async def test_a_computer_that_takes_over_as_time_ran_out_is_not_told_as_a_decision_of_the_table(world: World) -> None:
    there = await audited(world)
    await world.start_table("Ann", "Bob", order="joined", away="computer")
    await world.wait(hours=74, look_every=1)
    (line,) = texts_in(there)
    assert line.endswith(": Ann’s time had run out, so a computer took over until they are back.")


@pytest.mark.parametrize("motion", VoteKind)
def test_each_vote_has_a_line_of_its_own(motion: VoteKind) -> None:
    line = ENGLISH.audit.agreed(motion=motion, name="Ann", until="tomorrow")
    told = ENGLISH.labels.agreed(motion=motion, name="Ann", until="tomorrow", after="nothing", by="Bob")
    assert "Ann" in line and line != told


async def test_a_closed_table_and_who_reopens_it_are_told(world: World) -> None:
    there, table = await audited(world), await world.start_table("Ann", "Bob", order="joined")
    await world.wait(days=32, look_every=6)
    assert table.closed and texts_in(there)[-1].endswith(": Closed, because nothing had happened for a month.")
    await world.bob.slash(world.channel, "game start")
    await world.env.settle()
    assert texts_in(there)[-1].endswith(f": <@{world.member('Bob').id}> reopened the table.")


async def test_a_moderator_who_offers_a_seat_is_named(world: World) -> None:
    there, mod = await audited(world), world.moderator()
    await world.start_table("Ann", "Bob", order="joined")
    await mod.slash(world.channel, "table replace", player=world.bob, by=world.dan)
    await world.env.settle()
    (line,) = texts_in(there)
    assert line.split(": ", 1)[1] == f"<@{mod.id}> offered Bob’s seat to <@{world.dan.id}>, as a moderator."


@pytest.mark.parametrize("fault", FAULTS)
async def test_a_line_that_fails_is_told_later_and_only_once_without_a_ping(world: World, fault: str) -> None:
    there = await audited(world)
    world.gate.fail("POST", f"/channels/{there.id}/messages", FAULTS[fault], times=None)
    await stopped(world)
    await world.env.settle()
    assert texts_in(there) == []
    world.gate.heal()
    await world.wait(hours=1)
    told = f"{at_table(world)}: <@{world.ann.id}> stopped the table."
    assert texts_in(there) == [told] and not await world.bot.host.notices.due()
    assert not any(notice.users for notice in world.gate.notices if notice.channel_id == there.id)


async def test_a_line_is_given_up_after_three_days(world: World) -> None:
    there = await audited(world)
    world.gate.fail("POST", f"/channels/{there.id}/messages", FAULTS["404"], times=None)
    await stopped(world)
    await world.env.settle()
    await world.wait(days=3, hours=2, look_every=1)
    world.gate.heal()
    await world.wait(hours=3)
    assert texts_in(there) == [] and not await world.bot.host.notices.due()


async def test_a_line_left_by_a_stop_is_sent_after_the_restart_and_names_nobody_who_is_forgotten(world: World) -> None:
    there = await audited(world)
    world.bot.notice_sender.stop()
    await stopped(world)
    await world.bot.host.people.forget(world.ann.id)
    await world.restart()
    await world.wait(minutes=10)
    assert texts_in(there) == [f"{at_table(world)}: The table was stopped."]
