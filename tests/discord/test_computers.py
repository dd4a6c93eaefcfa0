"""Computers at a table as players meet them: in the lobby, in the channel after their turns, and for who is away."""

from __future__ import annotations

from dataclasses import replace
from typing import Any
from unittest.mock import AsyncMock

import pytest

from arnak_bot.game.thinking import Advice, Reason
from arnak_bot.games.arnak.engine.resources import Resource
from arnak_bot.host.lobby import COMPUTER_NAMES
from arnak_bot.host.tables import COMPUTER_SIGN
from arnak_bot.refusals import Why
from arnak_bot.wording.messages import ENGLISH
from cogs import ids
from tests.discord.conftest import World, open_panel, pass_turn, settled
from tests.discord.seen import answer, components, last_in, said, text_of, texts_of
from tests.discord.test_forged import forged

pytestmark = pytest.mark.simcord(settle_timeout=120)


async def test_options_that_make_no_sense_in_a_solo_game_are_refused(world: World) -> None:
    tried: list[tuple[dict[str, Any], str]] = [
        ({"computers": 1, "difficulty": 3}, "`difficulty`"),
        ({"level": "strong"}, "`level`"),
        ({"game": "lost-cities"}, "has no solo game. Add `computers:1` to play against a computer"),
    ]
    for chosen, why in tried:
        refused = answer(await world.ann.slash(world.channel, "game solo", **chosen))
        assert why in refused.content
    assert not world.channel.history()
    await world.ann.click(refused.message, label="Play a computer here")
    table = await world.table()
    assert (table.definition.key, [each.is_computer for each in table.seats]) == ("lost-cities", [False, True])


async def test_several_turns_in_one_message_are_visually_separated(world: World) -> None:
    ann = world.ann
    await world.open_table("Ann", computers=3, order="joined")
    await ann.click(last_in(world.channel), label="Start")
    await pass_turn(world, ann)
    await settled(world)
    told, waits = texts_of(world.newest)
    turns = told.split("\n\n")
    assert len(turns) > 3 and all(turns) and len(waits.splitlines()) == 1
    await world.bot.host.play.play(await world.table(), ann.id, ["done"])
    await settled(world)
    told, waits = texts_of(world.newest)
    parts = told.split("\n\n")
    between = parts[0].splitlines()
    assert between[-1].startswith("Round II begins") and len(parts) > 3
    assert not any(" digs " in line or " passes" in line for line in between)
    assert str(ann.id) in waits and max(len(part.splitlines()) for part in parts) < 10


async def test_the_panel_goes_on_below_the_picture_of_the_computers_turns(world: World) -> None:
    ann = world.ann
    lobby = await world.open_table("Ann", order="joined")
    await ann.select(lobby, ["novice"], custom_id=ids.computer_menu((await world.table()).id))
    await ann.click(last_in(world.channel), label="Start")
    table = await world.table()
    opened = await open_panel(world, ann)
    await world.bob.send(world.channel, "Good luck!")
    asked = answer(await ann.click(opened.message, label="Pass for this round"))
    ended = await ann.click(asked.message, label="Yes, I am sure")
    await settled(world)
    await world.env.settle()  # the panel follows the computers' message
    assert table.running.seats_to_act == (0,)
    (panel,) = [each for each in ended.followups if "a:pick:" in str(components(each))]
    assert panel.content.startswith("**Which cards do you keep?**")
    assert panel.ephemeral and panel.id > world.newest.id


async def test_no_panel_opens_automatically_if_a_player_moves_next(world: World) -> None:
    await world.start_table("Ann", "Bob", order="joined", turns="ask")
    opened = await open_panel(world, world.ann)
    asked = answer(await world.ann.click(opened.message, label="Pass for this round"))
    ended = await world.ann.click(asked.message, label="Yes, I am sure")
    await settled(world)
    assert not ended.followups


async def test_a_game_with_computers_in_a_direct_message_begins_at_once(world: World) -> None:
    ann = world.ann
    await ann.send_dm("hello")
    here = ann.user.dm_channel
    await ann.user.slash("game solo", computers=2, level="novice")
    table = await world.bot.host.registry.table_in(here.id)
    await settled(world)
    assert len(table.seats) == 3 and table.running.seats_to_act == (table.player(ann.id),)
    assert "The rival" not in table.names


async def test_a_player_can_be_away_for_some_days_and_their_next_click_returns_the_seat(world: World) -> None:
    ann, bob = world.ann, world.bob
    table = await world.start_table("Ann", "Bob", order="joined", level="novice")
    assert "at one table until" in said(await ann.slash(world.channel, "me away", days=3))
    await settled(world)
    channel = [text_of(message) for message in world.channel.history()]
    assert any("A computer plays for Ann until <t:" in text for text in channel)
    assert f"Ann {COMPUTER_SIGN}" in text_of(world.newest) and world.pinged == [str(bob.id)]
    assert f"Ann {COMPUTER_SIGN}" in said(await bob.slash(world.channel, "show log"))
    for look in ("show league", "game help", "game learn"):
        await ann.slash(world.channel, look)
    await ann.slash(world.channel, "show rules", topic="Fear")
    assert not any("is back" in text_of(message) for message in world.channel.history()), "looking is not playing"
    await ann.click(last_in(world.channel), label="My turn")
    assert "Ann is back at the table." in text_of(world.newest)
    assert "No computer is playing for you" in said(await ann.slash(world.channel, "me away", days=0))
    for person in (ann, bob):
        assert "the game waits" not in text_of(world.newest)
        await person.slash(world.channel, "me away", days=3)
        await settled(world)
    channel = [text_of(message) for message in world.channel.history()]
    waits = [text for text in channel if text.endswith("the game waits until somebody is back.")]
    assert any("Bob is away until" in text for text in waits)
    (position,) = [text_of(each) for each in world.channel.history() if each.id == table.posts.last]
    assert position.endswith("Nobody is playing now, so the game waits until somebody is back."), "and no deadline"
    await bob.slash(world.channel, "me away", days=0)
    await settled(world)
    (position,) = [text_of(each) for each in world.channel.history() if each.id == table.posts.last]
    assert f"<@{bob.id}> to move" in position


async def test_computer_turns_before_the_first_player_are_announced_with_the_opening(world: World) -> None:
    ann = world.ann
    for _ in range(6):
        await world.open_table("Ann")
        await ann.select(last_in(world.channel), ["novice"], custom_id=ids.computer_menu((await world.table()).id))
        await ann.click(last_in(world.channel), label="Start")
        await settled(world)
        table, told = await world.table(), text_of(world.newest)
        if table.player(ann.id) == 1:
            break
        await ann.slash(world.channel, "table stop")
        await world.bot.host.lobby.stop(table, ann.id, moderator=False)
    assert "The expedition begins." in told and told.count(f"{COMPUTER_NAMES[0]} {COMPUTER_SIGN}") >= 2


async def test_who_is_away_from_a_game_of_their_own_hears_that_it_waits(world: World) -> None:
    await world.ann.slash(world.channel, "game solo")
    before = world.newest.id
    assert said(await world.ann.slash(world.channel, "me away", days=3)) == ENGLISH.texts.away_nowhere()
    await settled(world)
    assert world.newest.id == before, "nothing is promised in the channel"


async def test_a_stopped_table_says_so_in_place_of_a_panel(world: World) -> None:
    ann = world.ann
    await ann.slash(world.channel, "game solo")
    older = await forged(world, world.channel, ids.table_button(ids.Press.MY_TURN, (await world.table()).id))
    await ann.click(answer(await ann.slash(world.channel, "table stop")), label="Stop it")
    stopped = Why.STOPPED.sentence(ENGLISH)
    assert said(await ann.click(older, label="Press me")) == stopped
    assert said(await ann.slash(world.channel, "turn panel")) == stopped


async def test_a_hint_is_played_in_full_however_long_it_is(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await world.start_table("Ann", "Bob", order="joined", turns="ask", hints="yes")
    ann, after, line = world.ann, table.running.copy(), list[str]()
    for wanted in ("dig", "pay", *["play"] * 4):
        found = [action.text for action in after.legal_actions(0) if action.text.startswith(wanted)]
        line += found[:1]
        after.apply(line[-1], 0) if found else None
    assert len(line) == 5
    monkeypatch.setattr(world.bot.host.hints, "advice", AsyncMock(return_value=(Advice((*line,), 50.0, 5.0),)))
    told = answer(await ann.click((await open_panel(world, ann)).message, label="What would you do?"))
    assert not any(text in str(components(told)) for text in line), "which an id has no room for"
    await ann.click(told.message, label="Do all 4")
    assert [text for _, text in (await world.table()).running.log] == line


async def test_a_hint_that_reveals_a_thing_later_is_asked_about(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await world.start_table("Ann", "Bob", order="joined", turns="ask", hints="yes")
    me = table.running.state.players[0]
    me.tokens.update(dict.fromkeys(Resource, 9))
    me.glass = 2
    ann, after, line = world.ann, table.running.copy(), list[str]()
    for wanted in ("play", "research notebook", "recruit"):
        line.append(next(action.text for action in after.legal_actions(0) if action.text.startswith(wanted)))
        after.apply(line[-1], 0)
    monkeypatch.setattr(world.bot.host.hints, "advice", AsyncMock(return_value=(Advice((*line,), 50.0, 5.0),)))
    told = answer(await ann.click((await open_panel(world, ann)).message, label="What would you do?"))
    asked = answer(await ann.click(told.message, label="Do all 3"))
    assert "the others would have to agree" in asked.content and not (await world.table()).running.log


async def test_equal_hints_say_so_and_repeat_no_reasons(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await world.start_table("Ann", "Bob", order="joined", turns="ask", hints="yes")
    ann, why = world.ann, (Reason("costs", ("card",)),)
    sites = ("camp-coins", "camp-compasses")
    best, same = (Advice((f"dig {each}",), 50.0, 5.0, why, 0.1 * at) for at, each in enumerate(sites))
    advised = best, same, Advice(("buy hat",), 50.0, 5.0, why, 0.2, 0.3)
    monkeypatch.setattr(world.bot.host.hints, "advice", AsyncMock(return_value=advised))
    told = text_of(answer(await ann.click((await open_panel(world, ann)).message, label="What would you do?")).message)
    assert "It uses a card. Just as good: Lookout." in told
    assert told.endswith("practically as good as option 1, for the same reasons."), "not again which"
    worse = (replace(each, behind=each.behind + 3, doubt=0.1) for each in (best, same))
    monkeypatch.setattr(world.bot.host.hints, "advice", AsyncMock(return_value=(advised[2], *worse)))
    told = text_of(answer(await ann.click((await open_panel(world, ann)).message, label="What would you do?")).message)
    assert "2. **Dig at Harbour**: about 3 points worse" in told and "Just as good: Lookout." in told


async def test_why_is_offered_only_where_full_hints_say_more(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """That taking a coin gains a coin is no more. What only the other options have, or is short, is told at once."""
    await world.start_table("Ann", "Bob", order="joined", turns="ask", hints="yes")
    ann, common = world.ann, Reason("boon", ("1",))
    leaves = Reason("leaves", ("buy hat", "coin"))
    cases: list[tuple[tuple[Reason, ...], tuple[Reason, ...], bool]] = [
        ((), (leaves,), False),
        ((Reason("gains", ("coin",)),), (leaves,), False),
        ((leaves,), (), False),
        ((leaves,), (leaves,), True),
    ]
    for more, others, offered in cases:
        second = Advice(("buy watch",), 50.0, 5.0, (common, *others), 9, 1)
        first = Advice(("take coin",), 50.0, 5.0, (common, Reason("fear", count=1), *more))
        monkeypatch.setattr(world.bot.host.hints, "advice", AsyncMock(return_value=(first, second)))
        told = answer(await ann.click((await open_panel(world, ann)).message, label="What would you do?"))
        assert ("Why?" in str(components(told))) is offered, more
        assert ("leaves you enough to buy Hat" in text_of(told.message)) is not offered, more


async def test_a_table_that_was_stopped_in_its_lobby_says_so_and_keeps_none_of_its_promises(world: World) -> None:
    ann = world.ann
    await ann.slash(world.channel, "game new")
    await ann.click(answer(await ann.slash(world.channel, "table stop")), label="Close it")
    assert said(await ann.slash(world.channel, "game review")) == Why.STOPPED.sentence(ENGLISH)
    told = [text_of(message) for message in world.channel.history()]
    assert any("Bird Temple" in each for each in told) and not any("remind" in each for each in told)
