"""A stop, a pause and a replacement say who did it and for whom, once: no private answer repeats the public one."""

from __future__ import annotations

import re

import pytest
import simcord

from arnak_bot.games import GAMES
from arnak_bot.host import Table
from arnak_bot.store import NewPost, NoteKind, PostKind, PostPayload, Status
from arnak_bot.wording.messages import ENGLISH
from tests.discord.conftest import World
from tests.discord.moves import overdue
from tests.discord.seen import answer, buttons_of, said, text_of


def public(world: World) -> list[str]:
    return [text_of(message) for message in world.channel.history()]


async def confirmed(world: World, member: simcord.MemberActor) -> simcord.InteractionResult:
    question = answer(await member.slash(world.channel, "table stop")).message
    (sure, *_) = buttons_of(question)
    result = await member.click(question, label=sure.label)
    stored = world.gate.backend.messages[world.channel.id]
    assert question.id not in stored and not result.followups, "the question is gone, and nothing is said instead"
    return result


async def test_a_stop_names_the_player_who_stopped_the_table(world: World, table: Table) -> None:
    before, ann = len(public(world)), world.ann
    await confirmed(world, ann)
    assert table.status is Status.STOPPED
    assert public(world)[before:] == [f"<@{ann.id}> stopped this table. `/game new` opens another one."]
    assert world.pinged == []


async def test_a_stop_by_a_moderator_says_so(world: World) -> None:
    await world.start_table("Ann", "Bob")
    before, mod = len(public(world)), world.moderator()
    await confirmed(world, mod)
    assert public(world)[before:] == [f"<@{mod.id}> stopped this table as a moderator. `/game new` opens another one."]


async def test_a_stop_that_an_older_version_did_not_tell_yet_is_told_without_a_name(world: World, table: Table) -> None:
    await world.bot.host.outbox.add(table, NewPost(PostKind.NOTE, PostPayload(note=NoteKind.STOPPED)))
    await world.post(table)
    assert text_of(world.newest) == ENGLISH.texts.stopped()


async def test_where_nobody_else_plays_a_pause_is_answered_privately(world: World) -> None:
    await world.ann.slash(world.channel, "game solo")
    before = len(public(world))
    assert said(await world.ann.slash(world.channel, "table pause", days=2)).startswith("Enjoy your pause")
    assert said(await world.ann.slash(world.channel, "table pause", days=0)).startswith("Welcome back")
    assert len(public(world)) == before


@pytest.mark.simcord(settle_timeout=120)
async def test_a_vote_about_a_seat_names_who_asks_for_it_and_that_the_table_offers_it(world: World) -> None:
    table, (late, asking, voter) = await overdue(world, "Ann", "Bob", "Cleo")
    eve = world.eve
    assert said(await asking.slash(world.channel, "table replace", player=late.user, by=eve.user)) == ""
    asked = f"**{table.names[1]}** asks: should <@{eve.id}> take {table.names[0]}’s seat?"
    assert text_of(world.newest) == f"{asked} <@{voter.id}>, press the button if you agree."
    assert world.pinged == [str(voter.id)]
    await voter.click(world.newest, label=f"Replace {table.names[0]} (1 of 2)")
    offered = f"<@{eve.id}>, you are offered {table.names[0]}’s seat, just as it stands."
    assert text_of(world.newest) == offered and world.pinged == [str(eve.id)]


async def test_a_pause_of_who_is_to_move_shows_the_table_again_without_a_deadline(world: World) -> None:
    await world.start_table("Ann", "Bob", order="joined", deadline=24)
    before = re.findall(r"Deadline: <t:(\d+):R>", text_of(world.newest))
    await world.ann.slash(world.channel, "table pause", days=5)
    await world.bob.click(world.newest, label="Agree to the pause")
    note, shown = public(world)[-2:]
    assert note.startswith("Bob agrees: ") and "Ann (paused until <t:" in shown and "Deadline" not in shown
    assert world.pinged == []
    await world.ann.slash(world.channel, "table pause", days=0)
    note, shown = public(world)[-2:]
    assert note == "Ann has ended their pause." and re.findall(r"Deadline: <t:(\d+):R>", shown) == before


@pytest.mark.parametrize("game", GAMES)
async def test_who_offers_a_seat_and_to_whom_is_said_once_but_not_how_the_game_began(world: World, game: str) -> None:
    table = await world.start_table("Ann", "Bob", game=game, order="joined")
    before, count = "\n".join(public(world)).splitlines(), len(public(world))
    bob, dan = world.bob, world.dan
    offered = await bob.slash(world.channel, "table replace", player=bob.user, by=dan.user)
    assert said(offered) == "" and len(public(world)) == count + 1
    assert text_of(world.newest) == f"<@{dan.id}>, **Bob** offers you their seat, just as it stands."
    await dan.click(world.newest, label="Take the seat")
    await world.env.settle()
    assert public(world)[count] == f"<@{dan.id}> has taken Bob’s seat."
    assert table.seat_of(bob.id) is None and table.seat_of(dan.id) is not None
    (whose_turn,) = text_of(world.newest).splitlines()
    assert f"<@{world.member('Ann').id}>" in whose_turn and world.newest.attachments
    assert not world.pinged, "Ann was pinged when her turn began"
    now = "\n".join(public(world)).splitlines()
    assert all(now.count(line) <= before.count(line) for line in before if line != whose_turn), now
