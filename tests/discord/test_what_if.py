"""What if, as its players meet it: from the log, the film and the look back, through a restart, seen by nobody else."""

from __future__ import annotations

import json
import random
import re
import sqlite3
from contextlib import closing
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from arnak_bot.host import Table
from arnak_bot.store.records import FormerPlayer, former_text
from cogs import ids
from cogs.ids import WhatIfAction
from cogs.what_if import _biggest_first
from tests.discord.conftest import World
from tests.discord.seen import answer, components, said
from tests.discord.test_forged import forged
from tests.discord.test_panel import labels, options
from tests.discord.test_taps import Thumb
from tests.samples import all_day

pytestmark = pytest.mark.simcord(settle_timeout=240)

GAMES = ("arnak", "lost-cities", "lost-ark")


async def finished(world: World, game: str = "lost-ark") -> Table:
    """A game that is over, played by the host alone, at random."""
    length = {"length": "short"} if game == "lost-cities" else {}
    table = await world.start_table("Ann", "Bob", game=game, **length)
    chance, playing = random.Random(3), table.definition.players["random"]
    player: Any = playing(4)
    while not table.running.over:
        seat = chance.choice(table.running.seats_to_act)
        user = table.seats[seat].user_id
        await world.bot.host.play.play(table, user, [player.choose(table.view(user)).text])
    await world.post(table)
    return table


async def chosen(thumb: Thumb, what: WhatIfAction, value: str) -> None:
    """Choose in one of the menus of What if."""
    menu = next(item for item in components(thumb.panel) if item["custom_id"].startswith(f"w:{what}:"))
    thumb.panel = answer(await thumb.actor.select(thumb.panel.message, [value], custom_id=menu["custom_id"]))


async def turned_to(thumb: Thumb, since: int) -> None:
    """Choose a turn, on the page of the menu that has it."""
    while f'"{since}"' not in json.dumps(next(iter(components(thumb.panel)))):
        options = next(iter(components(thumb.panel)))["options"]
        await chosen(thumb, WhatIfAction.TURNS, next(each["value"] for each in options if ":" in each["value"]))
    await chosen(thumb, WhatIfAction.TURNS, str(since))


async def opened(world: World, name: str = "Ann") -> Thumb:
    """Somebody has pressed What if below the log."""
    thumb = Thumb(world, world.member(name))
    thumb.panel = answer(await thumb.actor.slash(world.channel, "show log"))
    await thumb.press("What if …")
    return thumb


def rows(world: World) -> list[str]:
    """All that is stored but attempts."""
    with closing(sqlite3.connect(world.database)) as connection:
        return [line for line in connection.iterdump() if '"what_ifs"' not in line]


async def any_step(thumb: Thumb, chance: random.Random) -> None:
    """Press or choose anything in the panel that plays on."""
    menus = [each for each in components(thumb.panel) if each["custom_id"].startswith("w:pick:")]
    plays = [each for each in components(thumb.panel) if each["custom_id"].startswith("w:do:")]
    listed = [each["value"] for menu in menus for each in menu["options"] if ":" not in each["value"]]
    value: Any = chance.choice([*plays, *listed])
    if isinstance(value, str):
        await thumb.choose(value)
    else:
        thumb.panel = answer(await thumb.actor.click(thumb.panel.message, custom_id=value["custom_id"]))


@pytest.mark.parametrize("game", all_day(["arnak"], GAMES))
async def test_the_end_of_every_game_is_played_otherwise_in_the_panel(world: World, game: str) -> None:
    table = await finished(world, game)
    before = rows(world), table.running.fingerprint(), len(world.channel.history())
    ann, chance = await opened(world), random.Random(2)
    assert ann.panel.content.startswith("**Pick a turn and play it another way.** Only you see this.")
    told = next(iter(components(ann.panel)))["placeholder"]
    assert told == "Choose a turn: your best-scoring ones come first"
    turns = await world.bot.host.what_ifs.turns(table)
    await world.bot.host.what_ifs.begin(table, ann.actor.id, turns[-5].since)
    ann = await opened(world)
    await ann.press("Go on")
    assert "with the buttons and menus below it" in said(await ann.actor.slash(world.channel, "turn do", action="pass"))
    assert "Play on from here." in ann.panel.content and "in the real game, " in ann.panel.content
    for _ in range(60):
        if "so far" not in ann.panel.content:
            break
        await any_step(ann, chance)
    now = await world.bot.host.what_ifs.stands(table, ann.actor.id)
    assert now is not None and now.table.running.over
    assert f"{now.points} point" in ann.panel.content and f"In the real game it was {now.final}." in ann.panel.content
    assert labels(ann)[1:] == ["Start over", "Another turn …"] and labels(ann)[0].startswith("Undo: ")
    await ann.press("Undo: ")
    assert "so far" in ann.panel.content
    await ann.press("Start over")
    assert "Play on from here" in ann.panel.content
    assert (rows(world), table.running.fingerprint(), len(world.channel.history())) == before


async def test_computers_answer_and_a_restart_in_the_middle_changes_nothing(world: World) -> None:
    table = await finished(world)
    bob = await opened(world, "Bob")
    turn = (await world.bot.host.what_ifs.turns(table))[2]
    await chosen(bob, WhatIfAction.OTHERS, "novice")
    await turned_to(bob, turn.since)
    assert "point" in bob.panel.content
    for _ in range(4):
        await any_step(bob, random.Random(1))
    before = await world.bot.host.what_ifs.stands(table, bob.actor.id)
    assert before is not None and {seat for seat, _ in before.attempt.tried} == {0, 1}
    await world.restart()
    again = await world.table()
    after = await world.bot.host.what_ifs.stands(again, bob.actor.id)
    assert after is not None and after.attempt == before.attempt and again.running.fingerprint()
    await bob.press("Undo: ")
    undone = await world.bot.host.what_ifs.stands(again, bob.actor.id)
    assert undone is not None and len(undone.attempt.tried) < len(before.attempt.tried)


async def test_undo_names_a_pass_and_takes_it_back_with_the_end_of_its_turn(world: World) -> None:
    table, what_ifs = await finished(world, "arnak"), world.bot.host.what_ifs
    ann = world.ann.id
    await what_ifs.begin(table, ann, 0)
    for played in (["dig camp-coins", "pay fear", "end"], ["pass", "end"]):
        await what_ifs.try_out(table, ann, played)
    now = await what_ifs.stands(table, ann)
    assert now is not None and now.last is not None and now.last[1].text == "pass"
    for left in (3, 2):
        await what_ifs.undo(table, ann)
        now = await what_ifs.stands(table, ann)
        assert now is not None and len(now.attempt.tried) == left


async def test_a_turn_is_listed_by_who_did_what_in_all_of_it_and_you_are_who_is_played(world: World) -> None:
    table = await finished(world, "arnak")
    assert f"a:whatif:{table.id}" in str(world.newest.components), "the final message leads there"
    ann = Thumb(world, world.ann)
    ann.panel = answer(await ann.actor.slash(world.channel, "show replay"))
    assert labels(ann) == ["What if …"], "so does the film"
    ann = await opened(world)
    menu = next(item for item in components(ann.panel) if item["custom_id"].startswith("w:turns:"))
    listed = [each for each in menu["options"] if each["value"].isdecimal()]
    assert len(listed) > 10 and not any(each["label"].startswith(("Ann ", "Bob ", "You ")) for each in listed)
    assert all(re.match(r"(You|Bob) · Round \w+ · turn \d+$", each["description"]) for each in listed)
    turns = await world.bot.host.what_ifs.turns(table)
    if len(turns) > len(listed):
        own = [turn for turn in turns if table.seats[turn.seat].user_id == ann.actor.id]
        first = [each["description"].startswith("You") for each in listed]
        assert sum(first) == min(len(own), len(first)), "one's own come first"
    await turned_to(ann, next(turn for turn in turns if table.seats[turn.seat].user_id != ann.actor.id).since)
    assert "You play Bob. Bob: " in ann.panel.content and "You: " not in ann.panel.content


@pytest.mark.slow
async def test_a_turn_of_many_is_found_by_turning_the_page(world: World) -> None:
    table = await finished(world, "lost-cities")
    ann = await opened(world)
    turns, found = {str(turn.since) for turn in await world.bot.host.what_ifs.turns(table)}, set[str]()
    while not found & set(options(ann)):
        found |= turns & set(options(ann))
        await chosen(ann, WhatIfAction.TURNS, next(each for each in options(ann) if each.startswith("page:")))
    assert found == turns


async def test_nobody_else_sees_anything_of_it(world: World, caplog: pytest.LogCaptureFixture) -> None:
    table = await finished(world)
    caplog.set_level("DEBUG", "arnak")

    async def seen() -> list[str]:
        shown = [await world.bob.slash(world.channel, f"show {what}") for what in ("log", "stats")]
        return [*(answer(each).content for each in shown), *(each.content for each in world.channel.history())]

    before = await seen()
    ann = await opened(world)
    await turned_to(ann, (await world.bot.host.what_ifs.turns(table))[3].since)
    await any_step(ann, random.Random(1))
    assert await seen() == before and not caplog.text
    bob = await opened(world, "Bob")
    assert "in the real game" not in bob.panel.content, "an attempt is its person's alone"


async def test_a_turn_is_listed_under_the_name_of_whoever_had_the_seat(world: World) -> None:
    table = await finished(world)
    until = 9
    table.seats = (*(replace(seat, former=former_text([FormerPlayer(until, 7, "Fay")])) for seat in table.seats),)
    ann = await opened(world)
    listed = {each["value"]: each.get("description", "") for each in next(iter(components(ann.panel)))["options"]}
    told = {said for since, said in listed.items() if since.isdecimal() and int(since) < until}
    assert told and all(each.startswith("Fay · ") for each in told), told
    assert any(each.startswith("You · ") for each in listed.values())


async def test_a_spectator_may_look_on_but_no_stranger_elsewhere_nor_anybody_at_a_made_up_turn(world: World) -> None:
    table = await finished(world)
    eve = await opened(world, "Eve")
    await turned_to(eve, 0)
    assert table.names[table.running.log[0][0]] + ": " in eve.panel.content
    elsewhere, stranger = world.guild.create_text_channel("elsewhere"), world.member("Stranger")
    posted = await forged(world, elsewhere, ids.what_if_choice(table.id, WhatIfAction.FROM, 0))
    refused = answer(await stranger.click(posted, label="Press me"))
    assert refused.ephemeral and not refused.attachments
    assert await world.bot.host.registry.store.people.what_if(table.id, stranger.id) is None
    for since in (999999999, len(table.running.log)):
        posted = await forged(world, world.channel, ids.what_if_choice(table.id, WhatIfAction.FROM, since))
        shown = answer(await world.ann.click(posted, label="Press me"))
        assert shown.ephemeral and "The game has moved on" in shown.content


def test_the_first_turn_of_a_game_counts_with_all_its_points() -> None:
    turns: Any = [SimpleNamespace(seat=0, points=(10, 8))]
    turns += [SimpleNamespace(seat=0, points=(10 + at, 8)) for at in range(1, 40)]
    assert _biggest_first(turns, 0)[0][0] == 1
    turns[0].points = (0, 8)
    turns[1:] = [SimpleNamespace(seat=0, points=(at, 8)) for at in range(1, 40)]
    assert _biggest_first(turns, 0)[0][0] == 2, "it gained nothing"
    turns[30].points = (90, 8)
    assert [number for number, _ in _biggest_first(turns, 0)][:3] == [31, 2, 3], "as the menu says"
