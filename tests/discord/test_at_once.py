"""Tables at which all act at once, at the real bot: open panels, undo, secrets, restarts, whoever is away, computers.

They play sealed numbers: everybody picks in secret, and sees what the others have picked when all have ended.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import simcord

from arnak_bot.host import Table
from tests.discord.cities import labels_of
from tests.discord.conftest import World, open_panel
from tests.discord.seen import answer, components, said, text_of
from tests.discord.test_added_game import the_bot, with_game
from tests.discord.test_reminders import reminders
from tests.every_game.sealed import SEALED

pytestmark = pytest.mark.simcord(settle_timeout=120)

STALE = "The game has moved on"


@pytest.fixture(autouse=True)
def sealed_too(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Sealed numbers, in addition to the other games."""
    yield from with_game(monkeypatch, SEALED)


@pytest.fixture
def simcord_bot(database: Path, sealed_too: None) -> Any:
    return the_bot()(str(database), random.Random(1), own_emoji=False)


async def begin(world: World, *names: str, **options: object) -> list[simcord.MemberActor]:
    """Start a table of sealed numbers; return its players by seat."""
    await world.start_table(*names, game="sealed", turns="ask", order="joined", **options)
    return [world.member(name) for name in names]


async def pick(actor: simcord.MemberActor, panel: Any, number: int) -> Any:
    """Choose a number in the menu of a panel, and return what that panel is then."""
    menu = next(item for item in components(panel) if item["custom_id"].startswith("a:pick:"))
    return answer(await actor.select(panel.message, [f"pick {number}"], custom_id=menu["custom_id"]))


def log_of(table: Table) -> list[tuple[int, str]]:
    return list(table.running.log)


def awaited(text: str) -> list[int]:
    """The ids of those who are to move, as a message mentions them."""
    return [int(user) for user in re.findall(r"<@(\d+)>", text.partition(" to move.")[0])]


def public(world: World) -> str:
    """All that the channel has read, alt texts included."""
    return "\n".join(
        "\n".join([text_of(message), *(each.description or "" for each in message.attachments)])
        for message in world.channel.history()
    )


async def test_open_panels_stay_valid_when_others_answer_and_each_player_undoes_their_own(world: World) -> None:
    ann, bob, cleo = await begin(world, "Ann", "Bob", "Cleo")
    assert awaited(text_of(world.newest)) == [ann.id, bob.id, cleo.id]
    assert sorted(world.pinged) == sorted(str(each.id) for each in (bob, cleo)), "Ann has just clicked"
    first, second, third = [await open_panel(world, each) for each in (ann, bob, cleo)]
    first = await pick(ann, first, 4)
    second = await pick(bob, second, 2)
    assert "Bob picks 2." in second.content and STALE not in second.content
    first = answer(await ann.click(first.message, label="Undo: Pick 4"))
    assert "Undone." in first.content
    assert log_of(await world.table()) == [(1, "pick 2")]
    await world.restart()
    first = await pick(ann, first, 5)
    assert "You have picked 5." in first.content
    second = await pick(bob, second, 3)
    assert labels_of(second)[1:4] == ["End turn", "Undo: Pick 3", "Undo all my steps"]
    assert "Undo: Pick 5" in labels_of(await open_panel(world, ann)), "though Bob has decided since"
    second = answer(await bob.click(second.message, label="Undo all my steps"))
    assert "All your steps are undone." in second.content
    third = await pick(cleo, third, 1)
    assert STALE not in third.content
    assert log_of(await world.table()) == [(0, "pick 5"), (2, "pick 1")]


async def test_nobody_sees_an_answer_before_all_turns_have_ended(world: World) -> None:
    ann, bob, cleo = await begin(world, "Ann", "Bob", "Cleo")
    others = await open_panel(world, bob)
    own = await pick(ann, await open_panel(world, ann), 4)
    before = len(world.channel.history())
    assert "**Done. Still to play: Bob and Cleo.**" in answer(await ann.click(own.message, label="End turn")).content
    others = await pick(bob, others, 2)
    opened = await open_panel(world, cleo)
    seen = [answer(await each.slash(world.channel, "show log")).content for each in (bob, cleo)]
    seen += [said(await cleo.slash(world.channel, "show board", text=True)), public(world), opened.content]
    assert not [text for text in (*seen, others.content) if "Ann picks" in text or "4" in text.split("**")[0]]
    assert len(world.channel.history()) == before, "an answer is no news"
    await bob.click(others.message, label="End turn")
    last = await pick(cleo, opened, 1)
    await cleo.click(last.message, label="End turn")
    assert len(world.channel.history()) == before + 1
    assert "Ann had picked 4 and scores 4." in text_of(world.newest)
    assert sorted(world.pinged) == sorted(str(each.id) for each in (ann, bob)), "Cleo has just clicked"
    assert (await world.table()).running.round == 2


@pytest.mark.slow
async def test_all_players_who_have_not_answered_are_reminded_in_one_message(world: World) -> None:
    ann, bob, cleo = await begin(world, "Ann", "Bob", "Cleo", remind=12)
    await ann.slash(world.channel, "turn do", action="pick 4")
    await ann.slash(world.channel, "turn end")
    await world.wait(hours=13, look_every=0.5)
    (reminder,) = reminders(world)
    assert awaited(reminder) == [bob.id, cleo.id]
