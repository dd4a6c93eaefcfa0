"""A quiet channel: older messages of a table lose their pictures, all keep them, or there is one at a round's end."""

from __future__ import annotations

import discord

from arnak_bot.host import Table
from tests.discord.conftest import World, pass_turn
from tests.discord.seen import text_of
from tests.discord.strict import units


async def turn(world: World, table: Table) -> discord.Message:
    before = table.running.round
    await pass_turn(world, world.actor(table, table.running.seats_to_act[0]))
    while table.running.round == before and table.running.legal_actions(table.running.seats_to_act[0])[0].text in (
        "done",
        "keep all",
        "keep nothing",
    ):
        await world.actor(table, table.running.seats_to_act[0]).slash(world.channel, "turn choose", answer="done")
    await world.env.settle()
    return world.newest


def pictured(world: World) -> list[int]:
    return [message.id for message in world.channel.history() if message.attachments]


async def started(world: World, **options: object) -> Table:
    return await world.start_table("Ann", "Bob", order="joined", turns="ask", **options)


async def test_only_the_newest_message_has_a_picture(world: World) -> None:
    table = await started(world)
    for _ in range(2):
        await turn(world, table)
    messages = [message.id for message in world.channel.history()]
    assert len(messages) > 2 and pictured(world) == messages[-1:]
    texts = [text_of(message) for message in world.channel.history()]
    assert "Ann passes." in texts, "its sentence stays"


async def test_a_table_may_have_a_picture_at_the_end_of_each_round_only(world: World) -> None:
    table = await started(world, pictures="rounds")
    assert len(pictured(world)) == 1, "the deal has one"
    newest = await turn(world, table)
    assert not newest.attachments and "could not be drawn" not in text_of(newest)
    shown = await world.ann.slash(world.channel, "show board", everyone=True)
    assert shown is not None and world.newest.attachments, "who asks for it gets it"
    while table.running.round == 1:
        newest = await turn(world, table)
    assert [file.filename for file in newest.attachments] == ["board.jpg", "round.jpg"]
    alt = newest.attachments[1].description or ""
    assert alt.startswith("Round I.") and " begins round II" in alt and units(alt) <= 1024
