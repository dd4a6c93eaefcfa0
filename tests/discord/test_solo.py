"""Solo games against the rival: in a direct message and in a channel, to win or loss."""

from __future__ import annotations

from typing import Any

from arnak_bot.store import Status
from cogs import ids
from tests.discord.conftest import World
from tests.discord.moves import panel_of
from tests.discord.seen import said


async def direct_message(world: World, name: str) -> Any:
    await world.member(name).send_dm("hello")
    return world.member(name).user.dm_channel


async def test_a_panel_that_is_opened_again_tells_what_the_rival_did_at_the_end_of_ones_turn(world: World) -> None:
    await world.ann.slash(world.channel, "game solo")
    table = await world.table()
    for verb in ("dig", "pay", "end"):
        action = next(each.text for each in table.running.legal_actions(0) if each.text.startswith(verb))
        await world.bot.host.play.play(table, world.ann.id, [action])
    assert "The rival digs at Quarry." in await panel_of(world, world.ann)


async def test_a_multiplayer_table_needs_a_channel(world: World) -> None:
    await direct_message(world, "Ann")
    assert "needs a channel on a server" in said(await world.ann.user.slash("game new"))


async def test_who_looks_for_a_table_in_a_direct_message_is_told_how_to_open_one_there(world: World) -> None:
    await direct_message(world, "Ann")
    for command in ("show board", "show mine", "game join", "table stop"):
        told = said(await world.ann.user.slash(command))
        assert "`/game solo` opens one." in told and "/game new" not in told


async def test_play_again_starts_at_once_after_a_game_with_computers_in_a_direct_message(world: World) -> None:
    ann = world.ann
    world.bot.host.computers.stop_thinking()
    await ann.user.slash("game solo", game="lost-cities", computers=1)
    table = await world.bot.host.registry.table_in(ann.user.dm_channel.id)
    await world.bot.host.lobby.stop(table, ann.id, moderator=False)
    table.status = Status.OVER
    await ann.user.slash("game again")
    again = await world.bot.host.registry.table_in(table.channel_id)
    assert again.id != table.id and again.status is Status.RUNNING and again.options.seats == 2


async def test_play_again_seats_the_computers_that_were_added_in_the_lobby(world: World) -> None:
    ann = world.ann
    world.bot.host.computers.stop_thinking()
    await ann.slash(world.channel, "game new", game="lost-cities")
    table = await world.table()
    await ann.select(world.newest, ["able"], custom_id=ids.computer_menu(table.id))
    await ann.click(world.newest, label="Start")
    await world.bot.host.lobby.stop(table, ann.id, moderator=False)
    table.status = Status.OVER
    await ann.slash(world.channel, "game again")
    again = await world.table()
    assert again.id != table.id and [seat.computer for seat in again.seats] == ["", "able"]
    deadlines = table.options.deadline_hours, again.options.deadline_hours
    assert deadlines[0] is None and deadlines[1], "a person may take the computer's seat"
