"""A solo game in one sitting: each round is one message, edited turn by turn; nothing of it is lost or told twice."""

from __future__ import annotations

import random
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest
from simcord.backend.errors import BackendError

from arnak_bot.host import Table
from arnak_bot.store import Status, StoreError
from arnak_bot.store.outbox import OutboxRows
from tests.discord.conftest import PLENTY, World
from tests.discord.moves import messages_with
from tests.discord.seen import can_be_pressed, text_of
from tests.discord.strict import RateLimit
from tests.discord.test_outbox_sender import FAULTS, SENDS, look
from tests.discord.test_solo import direct_message
from tests.samples import all_day

MOST_MESSAGES = 12


async def solo(world: World, **options: Any) -> Table:
    await world.ann.slash(world.channel, "game solo", **options)
    return await world.table()


async def tell(world: World, table: Table) -> None:
    """Let the bot tell what was decided: its sleeps are on the simulated clock."""
    await world.nudge(table)
    await world.bot.outbox_sender.until_idle()


async def talk(world: World) -> None:
    await world.bob.send(world.channel, "Good luck!")


async def turn(world: World, table: Table, chance: random.Random | None = None) -> None:
    """Play one turn of Ann's, at random or the first site that can be dug, and tell it."""
    seat, moves = table.seat_of(world.ann.id), table.running.ply
    assert seat is not None
    await world.bot.host.computers.wait_until_idle()
    told = len(table.announced), table.announced[-1:]
    for _ in range(PLENTY):
        if table.status is not Status.RUNNING or (len(table.announced), table.announced[-1:]) != told:
            break
        legal = sorted(action.text for action in table.running.legal_actions(seat))
        first = [each for each in legal if each.startswith(("dig", "pay"))]
        text = "end" if "end" in legal else chance.choice(legal) if chance else (first or legal)[0]
        await world.bot.host.play.play(table, world.ann.id, [text])
    assert table.running.ply > moves
    await world.bot.host.computers.wait_until_idle()
    await tell(world, table)


def shown(world: World) -> list[discord.Message]:
    return [message for message in world.channel.history() if message.author == world.bot.user]


@pytest.mark.parametrize("game", all_day(["arnak"], ["arnak", "lost-cities", "lost-ark"]))
async def test_a_whole_solo_game_leaves_few_messages(world: World, game: str) -> None:
    computers = {} if game == "arnak" else {"computers": 1, "level": "novice"}
    table, turns, chance = await solo(world, game=game, **computers), 0, random.Random(5)
    while table.status is Status.RUNNING:
        await turn(world, table, chance)
        turns += 1
    assert len(shown(world)) <= MOST_MESSAGES < turns
    assert [message for message in shown(world) if can_be_pressed(message)] == [world.newest]
    rounds = [any(file.filename.startswith("round") for file in message.attachments) for message in shown(world)]
    assert game != "arnak" or sum(rounds) == 4, "every round keeps its message"
    told = "\n".join(map(text_of, shown(world)))
    assert game != "arnak" or told.count("Ann passes") == 5, "so does its last turn, if cards could be kept after it"
    assert await world.bot.host.outbox.depth() == 0


async def test_a_turn_takes_the_place_of_the_one_before(world: World) -> None:
    table = await solo(world)
    (message,) = shown(world)
    number, before = message.id, text_of(message)
    await turn(world, table)
    (edited,) = shown(world)
    assert edited.id == number and text_of(edited) != before and "Ann digs" in text_of(edited)
    assert edited.attachments[0].filename == "board.jpg" and can_be_pressed(edited)
    assert table.posts.first == table.posts.last == number and world.pinged == []


async def test_a_turn_after_what_somebody_wrote_is_a_message_below_it(world: World) -> None:
    table = await solo(world)
    begun = text_of(world.newest)
    await talk(world)
    await turn(world, table)
    old, new = shown(world)
    assert world.newest.id == new.id == table.posts.last and can_be_pressed(new)
    assert not can_be_pressed(old) and text_of(old) and text_of(old) in begun, "what was said of is still there"


async def test_a_table_that_is_shown_again_is_a_message_of_its_own(world: World) -> None:
    table = await solo(world)
    await world.ann.slash(world.channel, "show board", everyone=True)
    assert len(shown(world)) == 2
    await turn(world, table)
    assert len(shown(world)) == 2 and table.posts.last == world.newest.id


async def later_in_the_game(world: World) -> tuple[Table, int]:
    """A solo game whose newest message is not its first; and which it is."""
    table = await solo(world)
    await talk(world)
    await turn(world, table)
    assert table.posts.first != table.posts.last is not None
    return table, table.posts.last


async def told_once_in_place_of(world: World, table: Table, old: int) -> None:
    """The turn is told by a new message, once; the old one is gone."""
    newest = shown(world)[-1]
    assert newest.id == table.posts.last != old and can_be_pressed(newest)
    assert old not in [message.id for message in shown(world)]
    assert len(messages_with(world, text_of(newest).splitlines()[0])) == 1
    assert await world.bot.host.outbox.depth() == 0


@pytest.mark.parametrize("after", [False, True], ids=["refused", "arrived"])
@pytest.mark.parametrize("fault", ["500", "403", "404", "timeout", "reset"])
async def test_an_edit_that_fails_is_replaced_by_a_new_message(world: World, fault: str, after: bool) -> None:
    table, old = await later_in_the_game(world)
    world.gate.fail(*SENDS["edit"], FAULTS[fault], after=after, times=None)
    await turn(world, table)
    world.gate.heal()
    await told_once_in_place_of(world, table, old)
    await turn(world, table)
    assert table.posts.last == shown(world)[-1].id and len(shown(world)) == 2, "the next turn is edited again"


@pytest.mark.parametrize("fault", ["500", "reset"])
async def test_without_a_connection_a_turn_is_told_later_and_once(world: World, fault: str) -> None:
    table, old = await later_in_the_game(world)
    world.gate.fail(*SENDS["everything"], FAULTS[fault], times=None)
    await turn(world, table)
    assert await world.bot.host.outbox.depth() == 1
    world.gate.heal()
    await look(world, 10)
    await told_once_in_place_of(world, table, old)


async def test_a_message_that_may_not_be_edited_now_is_replaced(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    table, old = await later_in_the_game(world)
    monkeypatch.setattr("cogs.sending.EDIT_SECONDS", 0.2)
    world.gate.fail(*SENDS["edit"], lambda: RateLimit(12, 30046, "too many"), times=None)
    await turn(world, table)
    await look(world, 1)
    await told_once_in_place_of(world, table, old)


async def test_a_message_too_old_to_be_edited_is_deleted_below_a_new_one_and_the_first_one_stays(world: World) -> None:
    table = await solo(world)
    first = table.posts.last
    await world.wait(minutes=51)
    await turn(world, table)
    assert [message.id for message in shown(world)] == [first, table.posts.last]
    await world.wait(minutes=51)
    old = table.posts.last
    assert old is not None
    await turn(world, table)
    await told_once_in_place_of(world, table, old)
    assert [message.id for message in shown(world)] == [first, table.posts.last]


async def test_after_a_restart_the_same_message_goes_on(world: World) -> None:
    await turn(world, await solo(world))
    await world.restart()
    table = await world.table()
    await turn(world, table)
    assert [message.id for message in shown(world)] == [table.posts.first] == [table.posts.last]


async def test_an_edit_not_noted_before_a_stop_is_made_again(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await solo(world)
    with monkeypatch.context() as patch:
        patch.setattr(OutboxRows, "delivered", AsyncMock(side_effect=StoreError("The database is locked.")))
        await turn(world, table)
    told = text_of(world.newest)
    await world.restart()
    await look(world, 10)
    (message,) = shown(world)
    assert text_of(message) == told and "Ann digs" in told and await world.bot.host.outbox.depth() == 0


async def test_a_message_that_was_deleted_is_not_missed(world: World) -> None:
    table = await solo(world)
    before = world.newest
    world.gate.fail(*SENDS["edit"], lambda: BackendError(404, 10008, "Unknown Message"), times=None)
    await turn(world, table)
    assert world.newest.id != before.id and "Ann digs" in text_of(world.newest)


async def test_a_direct_message_has_one_message_a_round_too(world: World) -> None:
    channel, ann = await direct_message(world, "Ann"), world.ann
    await ann.user.slash("game solo")
    table = await world.bot.host.registry.table_in(channel.id)
    first = table.posts.last
    await turn(world, table)
    assert first is not None and table.posts.last == first
    await turn(world, table, random.Random(1))
    assert [each.id for each in channel.history() if each.author == world.bot.user] == [first]


async def test_after_a_lobby_the_first_turn_is_a_message_of_its_own(world: World) -> None:
    world.bot.host.computers.stop_thinking()
    lobby = await world.open_table("Ann", computers=1, order="joined")
    await world.ann.click(lobby, label="Start")
    assert len(shown(world)) == 2 and not can_be_pressed(shown(world)[0]) and can_be_pressed(world.newest)
