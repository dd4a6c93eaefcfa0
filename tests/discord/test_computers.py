"""Computers at a table as players meet them: in the lobby, in the channel after their turns, and for who is away."""

from __future__ import annotations

import discord
import pytest

from arnak_bot.host import Workers
from arnak_bot.host.lobby import COMPUTER_NAMES
from arnak_bot.host.tables import COMPUTER_SIGN
from arnak_bot.wording.messages import ENGLISH
from cogs import messages
from tests.discord.conftest import IN_A_PROCESS, World, pass_turn
from tests.discord.seen import answer, buttons_of, last_in
from tests.discord.test_reminders import HOUR
from tests.discord.test_table import said
from tests.discord.test_which_game import press

pytestmark = pytest.mark.simcord(settle_timeout=120)


def menu_of(message: discord.Message) -> discord.SelectMenu:
    """The menu below a message."""
    rows = [row for row in message.components if isinstance(row, discord.ActionRow)]
    return next(item for row in rows for item in row.children if isinstance(item, discord.SelectMenu))


async def settled(world: World) -> None:
    """Wait until the computers have played, and the channel has been told."""
    await world.bot.host.computers.wait_until_idle()
    await world.bot.outbox_sender.until_idle()


async def test_computers_are_chosen_with_the_command_and_in_the_lobby(world: World) -> None:
    ann = world.member("Ann")
    await ann.slash(world.channel, "game new", seats=4, computers=1, level="novice")
    assert f"{COMPUTER_NAMES[0]} {COMPUTER_SIGN} novice" in world.newest.content
    menu = menu_of(world.newest)
    assert [option.value for option in menu.options] == ["novice", "able", "strong", "away"]
    assert all(option.description for option in menu.options[:3])
    await ann.select(last_in(world.channel), ["strong"], custom_id=menu.custom_id)
    assert f"{COMPUTER_NAMES[1]} {COMPUTER_SIGN} strong" in world.newest.content
    await world.member("Bob").select(last_in(world.channel), ["able"], custom_id=menu.custom_id)
    assert COMPUTER_NAMES[2] not in world.newest.content
    await ann.select(last_in(world.channel), ["away"], custom_id=menu.custom_id)
    assert COMPUTER_NAMES[1] not in world.newest.content


async def test_a_full_lobby_says_that_whoever_joins_takes_a_computers_seat(world: World) -> None:
    ann, bob = world.member("Ann"), world.member("Bob")
    await ann.slash(world.channel, "game new", seats=2, computers=1, level="novice")
    assert "Whoever joins takes a computer's seat." in world.newest.content
    menu = menu_of(world.newest)
    assert menu.placeholder == "Remove a computer …" and [option.value for option in menu.options] == ["away"]
    await bob.click(last_in(world.channel), label="Join")
    assert COMPUTER_NAMES[0] not in world.newest.content and "Whoever joins" not in world.newest.content


async def test_what_has_no_meaning_in_a_solo_game_is_said_and_nothing_begins(world: World) -> None:
    ann = world.member("Ann")
    for chosen, named in (({"computers": 1, "difficulty": 3}, "difficulty"), ({"level": "strong"}, "level")):
        refused = answer(await ann.slash(world.channel, "game solo", **chosen))
        assert f"`{named}`" in refused.content
    assert not world.channel.history()


@pytest.mark.whole_check
async def test_one_message_tells_the_turns_of_three_computers(world: World) -> None:
    ann = world.member("Ann")
    await ann.slash(world.channel, "game new", seats=4, computers=3, level="novice", order="joined")
    await ann.click(last_in(world.channel), label="Start")
    before = len(world.channel.history())
    await pass_turn(world, ann)
    await settled(world)
    new = world.channel.history()[before:]
    assert len(new) == 1
    told = new[0].content
    assert all(f"{name} {COMPUTER_SIGN}" in told for name in COMPUTER_NAMES[:3]) and "Ann" in told
    assert str(ann.id) in told and world.pinged == [str(ann.id)]


async def test_many_turns_in_one_message_are_set_apart(world: World) -> None:
    ann = world.member("Ann")
    await ann.slash(world.channel, "game new", seats=4, computers=3, level="able", order="joined")
    await ann.click(last_in(world.channel), label="Start")
    await pass_turn(world, ann)
    await settled(world)
    *turns, last = world.newest.content.split("\n\n")
    assert len(turns) > 3 and all(turns) and len(last.splitlines()) == 1
    await world.bot.host.play.act(await world.table(), ann.id, "done")
    await settled(world)
    *parts, last = world.newest.content.split("\n\n")
    between = parts[0].splitlines()
    assert between[-1].startswith("Round II begins") and len(parts) > 3
    assert not any(" digs " in line or " passes" in line for line in between)
    assert str(ann.id) in last and max(len(part.splitlines()) for part in parts) < 10


async def test_what_has_no_room_in_a_message_is_behind_log(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(messages, "MESSAGE_LIMIT", 600)
    monkeypatch.setattr(Workers, "run", IN_A_PROCESS)
    ann = world.member("Ann")
    await ann.slash(world.channel, "game new", seats=4, computers=3, level="novice", order="joined")
    await ann.click(last_in(world.channel), label="Start")
    await pass_turn(world, ann)
    await settled(world)
    first, *told, last = world.newest.content.splitlines()
    assert first == ENGLISH.texts.more_before() and "Ann passes." not in told
    assert str(ann.id) in last and len(world.newest.content) <= 600
    log = answer(await ann.click(last_in(world.channel), label="Log"))
    assert "Ann passes." in log.content


async def test_a_game_with_computers_in_a_direct_message_begins_at_once(world: World) -> None:
    ann = world.member("Ann")
    await ann.send_dm("hello")
    here = ann.user.dm_channel
    await ann.user.slash("game solo", computers=2, level="novice")
    table = await world.bot.host.registry.table_in(here.id)
    await settled(world)
    assert len(table.seats) == 3 and table.running.seats_to_act == (table.player(ann.id),)
    assert "The rival" not in table.names


@pytest.mark.whole_check
async def test_a_player_asks_what_a_computer_would_do(world: World) -> None:
    ann = world.member("Ann")
    await ann.slash(world.channel, "game new", seats=2, computers=1, level="novice", order="joined")
    await ann.click(last_in(world.channel), label="Start")
    panel = answer(await ann.click(last_in(world.channel), label="My turn"))
    told = answer(await ann.click(panel.message, label="What would you do?"))
    assert told.content.startswith("**What I would do:**\n1. ") and "2. " in told.content
    assert "because" not in told.content and len(told.content.splitlines()) <= 4, "one reason each"
    assert [each.label for each in buttons_of(told.message)][:2] == ["Do 1", "Do 2"]
    assert any(button.label == "My turn" for button in buttons_of(last_in(world.channel)))
    brief = told.content
    in_full = answer(await ann.click(told.message, label="Why?"))
    assert len(in_full.content) > len(brief)
    table = await world.table()
    before, once_more = table.moves, buttons_of(told.message)[0].custom_id
    await ann.click(in_full.message, label="Do 2")
    assert table.moves > before
    assert once_more is not None
    moved_on = (await world.table()).moves
    assert not (await press(world, ann, once_more)).startswith("**What I would do") and once_more.startswith("a:do:")
    assert (await world.table()).moves == moved_on, "the position has moved on"


async def test_where_others_play_there_are_hints_only_if_the_table_has_chosen_them(world: World) -> None:
    await world.start_table("Ann", "Bob", order="joined")
    panel = answer(await world.member("Ann").click(world.newest, label="My turn"))
    assert "What would you do?" not in str(panel.components)


async def to_the_end(world: World, user_id: int) -> None:
    """Let a user do the least that is possible until the game is over."""
    table, host = await world.table(), world.bot.host
    while not table.running.over:
        await host.computers.wait_until_idle()
        seat = table.player(user_id)
        if seat in table.running.seats_to_act:
            await host.play.act(table, user_id, table.definition.least(table.running, seat).text)
    world.bot.outbox_sender.nudge(table.id)
    await settled(world)


@pytest.mark.whole_check
async def test_games_with_computers_are_counted_apart(world: World) -> None:
    ann = world.member("Ann")
    await ann.slash(world.channel, "game new", seats=2, computers=1, level="novice", order="joined")
    await ann.click(last_in(world.channel), label="Start")
    await to_the_end(world, ann.id)
    only = await ann.slash(world.channel, "show stats")
    assert said(only) == "All of these games were played with computers."
    await world.start_table("Ann", "Bob")
    for name in ("Ann", "Bob"):
        await world.member(name).slash(world.channel, "turn pass")
    host, table = world.bot.host, await world.table()
    while not table.running.over:
        seat = table.running.seats_to_act[0]
        await host.play.act(table, table.seats[seat].user_id, table.definition.least(table.running, seat).text)
    told = said(await ann.slash(world.channel, "show stats"))
    assert told.startswith("With computers: 1 game, ") and told.endswith("It is not counted above.")
    server = said(await ann.slash(world.channel, "show stats", server=True))
    assert server == "1 game with computers is not counted above."


async def test_who_travels_says_for_how_long_and_their_next_click_gives_the_seat_back(world: World) -> None:
    ann, bob = world.member("Ann"), world.member("Bob")
    await world.start_table("Ann", "Bob", order="joined", level="novice")
    assert "at 1 table until" in said(await ann.slash(world.channel, "me away", days=3))
    await settled(world)
    channel = [message.content for message in world.channel.history()]
    assert any("A computer plays for Ann until <t:" in text for text in channel)
    assert f"Ann {COMPUTER_SIGN}" in world.newest.content and world.pinged == [str(bob.id)]
    log = said(await bob.slash(world.channel, "show log"))
    assert f"Ann {COMPUTER_SIGN}" in log
    await ann.click(last_in(world.channel), label="My turn")
    assert "Ann is back at the table." in world.newest.content
    assert "No computer is playing for you" in said(await ann.slash(world.channel, "me away", days=0))


async def test_the_others_let_a_computer_play_for_somebody_who_is_late(world: World) -> None:
    bob = world.member("Bob")
    await world.start_table("Ann", "Bob", order="joined", level="novice", deadline=24)
    world.look_every(hours=1)
    await world.env.advance_time(26 * HOUR)
    assert "let a computer play until Ann is back" in world.newest.content
    await bob.click(last_in(world.channel), label="Let a computer play (0 of 1)")
    await settled(world)
    told = [message.content for message in world.channel.history()[-2:]]
    assert "A computer plays for Ann until they are back" in told[0] and f"Ann {COMPUTER_SIGN}" in told[1]


async def test_what_computers_do_before_the_first_player_is_told_with_the_opening(world: World) -> None:
    ann = world.member("Ann")
    for _ in range(6):
        await ann.slash(world.channel, "game new", seats=2, computers=1, level="novice")
        await ann.click(last_in(world.channel), label="Start")
        await settled(world)
        table, told = await world.table(), world.newest.content
        if table.player(ann.id) == 1:
            break
        await ann.slash(world.channel, "table stop")
        await world.bot.host.lobby.stop(table, ann.id, moderator=False)
    assert "The expedition begins." in told and told.count(f"{COMPUTER_NAMES[0]} {COMPUTER_SIGN}") >= 2


@pytest.mark.parametrize("label", ["My hand", "Board", "My turn"])
async def test_any_click_gives_the_seat_back(world: World, label: str) -> None:
    ann = world.member("Ann")
    await world.start_table("Ann", "Bob", order="joined", level="novice")
    await ann.slash(world.channel, "me away", days=3)
    await settled(world)
    await ann.click(last_in(world.channel), label=label)
    await settled(world)
    assert (await world.table()).seats[0].computer == ""
    assert "Ann is back at the table." in world.newest.content


async def test_so_many_seats_are_opened_as_the_computers_need_and_one_is_left_for_a_player(world: World) -> None:
    ann = world.member("Ann")
    answered = await ann.slash(world.channel, "game new", seats=2, computers=2)
    assert said(answered).startswith("At least one seat has to be for a person")
    await ann.slash(world.channel, "game new", computers=3)
    table = await world.table()
    assert len(table.seats) == table.options.seats == 4
