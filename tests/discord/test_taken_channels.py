"""Opening a table in a channel that has one: in a thread, with the options just chosen, or somewhere else."""

from __future__ import annotations

from typing import Any

import pytest
import simcord

from arnak_bot.game.options import OptionScope
from arnak_bot.games import GAMES
from arnak_bot.host import Table, asked
from arnak_bot.store import Status
from cogs import ids
from cogs.limits import MOST_THREADS_REACHED
from tests.discord.conftest import World, finish
from tests.discord.seen import answer, can_be_pressed, last_in, said, sit_down, text_of
from tests.discord.test_channels import channel_of_type, place_in
from tests.discord.test_forged import forged
from tests.discord.test_learn import GUIDED_HERE
from tests.discord.test_solo import direct_message
from tests.discord.test_who_did_it import confirmed

OFFER = "Open in a thread"


async def press(world: World, name: str, result: simcord.InteractionResult) -> simcord.InteractionResult:
    assert result.response is not None and result.ephemeral
    return await world.member(name).click(result.response.message, label=OFFER)


async def table_in_the_thread(world: World) -> tuple[simcord.ChannelHandle, Table]:
    (thread,) = world.channel.threads
    return thread, await world.bot.host.registry.table_in(thread.id)


def told_besides(result: simcord.InteractionResult) -> str:
    (told,) = result.followups
    assert told.ephemeral
    return str(told.content)


def offers(result: simcord.InteractionResult) -> bool:
    assert result.response is not None
    return OFFER in str(result.response.components)


async def test_a_channel_with_a_table_offers_a_thread_for_another_with_the_same_options(world: World) -> None:
    await world.open_table("Ann")
    result = await world.bob.slash(world.channel, "game new", game="lost-cities", computers=2)
    assert "free seat" in said(result) and "/game join" in said(result)
    await press(world, "Bob", result)
    thread, table = await table_in_the_thread(world)
    assert table.status is Status.LOBBY and table.options.game_key == "lost-cities"
    assert [seat.is_computer for seat in table.seats] == [False, True, True] and table.seats[0].name == "Bob"
    announced = [message for message in world.channel.history() if not message.is_system()][-1]
    assert "Bob" in text_of(last_in(thread)) and announced.id == thread.id
    assert text_of(announced) == f"The table is in <#{thread.id}>.", "all seats are taken"
    assert said(result) == f"Your table is in <#{thread.id}>." and not offers(result)
    assert (await world.table()).seats[0].name == "Ann"


async def test_a_solo_game_moves_to_a_thread_with_its_options_and_nobody_is_invited(world: World) -> None:
    await world.start_table("Ann", "Bob")
    before = len([message for message in world.channel.history() if not message.is_system()])
    result = await world.cleo.slash(world.channel, "game solo", difficulty=4, board="snake", layout="wide")
    assert said(result).startswith("This channel already has a table. You can open")
    await press(world, "Cleo", result)
    thread, table = await table_in_the_thread(world)
    assert table.status is Status.RUNNING and table.options.solo and table.options.layout == "wide"
    assert (table.options.game["rival"], table.options.game["board"]) == (4, "snake")
    assert last_in(thread).attachments and f"<#{thread.id}>" in said(result)
    assert len([message for message in world.channel.history() if not message.is_system()]) == before


async def test_computers_come_along_into_the_thread(world: World) -> None:
    world.bot.host.computers.stop_thinking()
    await world.open_table("Ann")
    solo = {"game": "lost-ark", "computers": 3, "level": "novice", "turns": "auto"}
    result = await world.bob.slash(world.channel, "game solo", **solo)
    assert offers(result), said(result)
    await press(world, "Bob", result)
    _, table = await table_in_the_thread(world)
    assert [seat.computer for seat in sorted(table.seats, key=lambda seat: seat.user_id)] == [*["novice"] * 3, ""]
    assert table.options.auto_end


async def test_a_seat_is_named_only_to_who_may_take_it_and_a_full_lobby_may_be_watched(world: World) -> None:
    lobby, cleo = await world.open_table("Ann", seats=2), world.cleo
    result = await cleo.slash(world.channel, "game solo")
    assert offers(result) and "free seat" not in said(result), "who wants to play alone needs none"
    result = await world.ann.slash(world.channel, "game new")
    assert said(result).startswith("You already have a table in this channel, which has not started") and offers(result)
    await sit_down(world.bob, lobby)
    assert "welcome to watch" in said(await cleo.slash(world.channel, "game join"))
    result = await cleo.slash(world.channel, "game new")
    assert "free seat" not in said(result) and "already has a table" in said(result) and offers(result)


async def test_an_empty_lobby_stays_where_no_table_can_be_opened(world: World) -> None:
    await world.open_table("Ann")
    await world.ann.slash(world.channel, "game leave")
    await world.bob.slash(world.channel, "game solo", game="lost-cities")
    assert (await world.table()).status is Status.LOBBY


@pytest.mark.parametrize("kind", ["channel", "voice"])
@pytest.mark.parametrize("command", ["game solo", "game new", "game learn"])
async def test_a_lobby_that_everybody_has_left_makes_room_for_another(world: World, kind: str, command: str) -> None:
    place = world.channel if kind == "channel" else place_in(world, channel_of_type(world, kind))
    ann, cleo = world.ann, world.cleo
    await ann.slash(place, "game new")
    lobby = await world.bot.host.registry.table_in(place.id)
    await ann.slash(place, "game leave")
    opened = await cleo.slash(place, command)
    if command == "game learn":
        await cleo.click(answer(opened).message, custom_id=GUIDED_HERE)
    now = await world.bot.host.registry.table_in(place.id)
    assert (lobby.status, now.opener) == (Status.STOPPED, cleo.id) and now.id != lobby.id
    await world.env.settle()
    old, told, *_ = place.history()
    assert not can_be_pressed(old) and f"<@{cleo.id}> closed this lobby. " in text_of(told)


@pytest.mark.parametrize(
    ("kind", "says"),
    [
        ("voice", "in a text channel"),
        ("forum", "in a new post"),
        ("thread", "type the command in <#"),
        ("narrow", "threads here. To open another one, type the command in another channel"),
    ],
)
async def test_where_no_thread_can_be_opened_another_place_is_named(world: World, kind: str, says: str) -> None:
    if kind == "narrow":
        place = world.channel_without("create_public_threads")
    else:
        place = place_in(world, channel_of_type(world, kind))
    await world.ann.slash(place, "game new")
    result = await world.bob.slash(place, "game new")
    assert says in said(result) and not offers(result)
    assert kind != "thread" or f"<#{world.channel.id}>" in said(result)


async def test_a_direct_message_has_room_for_one_table(world: World) -> None:
    await direct_message(world, "Ann")
    await world.ann.user.slash("game solo")
    result = await world.ann.user.slash("game solo")
    assert "/table stop" in said(result) and not offers(result)


async def test_a_server_with_too_many_threads_is_told_what_to_do(world: World) -> None:
    await world.open_table("Ann")
    result = await world.bob.slash(world.channel, "game new")
    world.env.inject_error("POST", "/channels/*/threads", status=400, code=MOST_THREADS_REACHED)
    refused = told_besides(await press(world, "Bob", result))
    assert "Close one" in refused and not world.channel.threads and offers(result)


async def test_the_button_respects_where_tables_are_allowed(world: World) -> None:
    await world.open_table("Ann")
    result = await world.bob.slash(world.channel, "game new")
    other = world.guild.create_text_channel("games")
    await world.moderator().slash(world.channel, "table settings", channel=other)
    assert f"<#{other.id}>" in told_besides(await press(world, "Bob", result)) and not world.channel.threads


@pytest.mark.parametrize("where", [OptionScope.NEW, OptionScope.SOLO])
def test_any_choice_fits_into_the_id_of_a_button(where: OptionScope) -> None:
    texts = [[str(each.typed) for each in option.offered()] for option in asked(GAMES, where)]
    longest: list[Any] = [max(each, key=len) for each in texts]
    custom_id = ids.thread_button(where, longest)
    assert ids.THREAD_BUTTON.fullmatch(custom_id) and len(custom_id) <= ids.LIMIT


async def test_play_again_in_a_channel_with_another_table_offers_a_thread_with_the_same_options(world: World) -> None:
    await finish(world, await world.start_table("Ann", "Bob", board="snake"))
    end = world.newest
    await world.open_table("Dan")
    offered = await world.bob.click(end, label="Play again")
    assert "This channel has a table with a free seat" in said(offered)
    assert "Only those who had a seat" in said(await world.eve.click(end, label="Play again"))
    await press(world, "Bob", offered)
    thread, table = await table_in_the_thread(world)
    assert table.options.game["board"] == "snake" and table.status is Status.LOBBY
    assert [seat.name for seat in table.seats] == ["Bob"] and table.options.seats == 2
    called = [message for message in thread.history() if f"<@{world.member('Ann').id}>" in message.content]
    assert len(called) == 1 and said(offered) == f"Your table is in <#{thread.id}>."
    assert (await world.table()).opener == world.dan.id


@pytest.mark.parametrize("typed", [False, True])
async def test_whoever_also_wants_to_play_again_joins_the_table_that_has_been_opened(world: World, typed: bool) -> None:
    await finish(world, await world.start_table("Ann", "Bob", board="snake"))
    end, bob = world.newest, world.bob
    await world.ann.click(end, label="Play again")
    await (bob.slash(world.channel, "game again") if typed else bob.click(end, label="Play again"))
    assert [seat.name for seat in (await world.table()).seats] == ["Ann", "Bob"]
    assert "All seats are taken: **Ann** can press" in text_of(world.newest), "the lobby says so"
    again = said(await bob.click(end, label="Play again"))
    assert again.startswith("You already have a table in this channel, which has not started yet")


async def test_play_again_offers_a_thread_where_the_table_that_has_been_opened_plays_otherwise(world: World) -> None:
    await finish(world, await world.start_table("Ann", "Bob", board="snake"))
    end = world.newest
    await world.open_table("Ann", board="bird")
    assert "This channel has a table with a free seat" in said(await world.bob.click(end, label="Play again"))


async def test_a_harder_solo_game_stays_harder_in_the_thread_that_is_offered_for_it(world: World) -> None:
    await world.ann.slash(world.channel, "game solo", difficulty=2)
    await finish(world, await world.table())
    end = world.newest
    await world.open_table("Dan")
    await press(world, "Ann", await world.ann.click(end, label="Play again (difficulty 3 of 5)"))
    _, table = await table_in_the_thread(world)
    assert table.options.game["rival"] == 3 and table.status is Status.RUNNING


async def test_commands_about_the_game_before_know_it_although_its_rematch_is_open(world: World) -> None:
    await world.ann.slash(world.channel, "game new")
    nothing_before = said(await world.ann.slash(world.channel, "show replay"))
    not_started = "This table has not started yet."
    assert nothing_before == f"{not_started} Once enough people have joined, its host can start it with `/game start`."
    await confirmed(world, world.ann)
    await finish(world, await world.start_table("Ann", "Bob"))
    await world.ann.click(world.newest, label="Play again")
    assert "Only those who had a seat" in said(await world.eve.slash(world.channel, "game again"))
    for looks_back in ("game review", "show replay"):
        told = said(await world.bob.slash(world.channel, looks_back))
        assert told == f"{not_started} For the previous game, use the buttons below its last message."


async def test_a_guided_game_in_a_channel_with_a_table_is_offered_in_a_thread(world: World) -> None:
    await world.open_table("Dan")
    ann = world.ann
    offered = await ann.click(await forged(world, world.channel, GUIDED_HERE), label="Press me")
    assert "free seat" not in said(offered) and offers(offered)
    assert not (await world.bot.host.people.person(ann.id)).guided, "no lessons before there is a game"
    assert offered.response is not None
    await ann.click(offered.response.message, label=OFFER)
    thread, table = await table_in_the_thread(world)
    assert table.options.game == table.definition.guided and table.status is Status.RUNNING
    assert f"<#{thread.id}>" in said(offered) and not offers(offered)
    assert (await world.bot.host.people.person(ann.id)).guided


async def test_a_guided_game_in_direct_messages_that_have_a_table_is_not_offered_a_thread(world: World) -> None:
    direct = await direct_message(world, "Ann")
    await world.ann.user.slash("game solo")
    message = await forged(world, direct, GUIDED_HERE)
    result = await world.ann.user.click(message, label="Press me")
    assert "/table stop" in said(result) and not offers(result)


async def test_whoever_has_a_game_in_direct_messages_already_can_go_on_with_it(world: World) -> None:
    ann = world.ann.user
    await ann.slash("game solo")
    again = answer(await ann.slash("game solo")).message
    assert again.content.startswith("You already have a game here. Finish it, or end it with `/table stop`")
    assert "your turn" in said(await ann.click(again, label="My turn"))
