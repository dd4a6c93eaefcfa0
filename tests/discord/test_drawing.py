"""A picture that fails or hangs holds nobody up: the words go out without it."""

from __future__ import annotations

import threading
from typing import Any

import pytest

from cogs.drawing import Drawer, DrawingFailed
from images.arnak import pictures
from tests.discord.conftest import World, pass_turn
from tests.discord.test_table import said
from tests.discord.test_whole_games import open_panel


def fails(*_: object) -> bytes:
    raise OSError("cannot write mode RGBA as JPEG")


@pytest.fixture
def drawer() -> Drawer:
    return Drawer("test", 0.2)


async def test_what_is_drawn_comes_back(drawer: Drawer) -> None:
    assert await drawer.draw(sum, [1, 2, 3]) == 6


async def test_pictures_are_drawn_on_one_thread_of_their_own(drawer: Drawer) -> None:
    names = {await drawer.draw(lambda: threading.current_thread().name) for _ in range(5)}
    assert names == {"test"}


async def test_a_drawing_that_fails_says_so_and_the_next_one_works(drawer: Drawer) -> None:
    with pytest.raises(DrawingFailed):
        await drawer.draw(fails)
    assert await drawer.draw(len, "four") == 4


async def test_a_drawing_that_hangs_is_given_up_and_replaced(drawer: Drawer) -> None:
    hanging = threading.Event()
    with pytest.raises(DrawingFailed):
        await drawer.draw(hanging.wait)
    assert await drawer.draw(len, "four") == 4, "the next picture gets a new thread"
    hanging.set()


async def test_no_click_waits_for_the_pictures_that_channels_are_sent(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Twenty tables that are told would otherwise draw before a click is answered: one thread draws in turn."""
    table = await world.start_table("Ann", "Bob", turns="ask")
    threads: dict[str, set[str]] = {"draw_board": set(), "draw_private": set()}
    for name, seen in threads.items():
        drawn = getattr(pictures, name)

        def noting(*args: Any, _drawn: Any = drawn, _seen: set[str] = seen, **kwargs: Any) -> bytes:
            _seen.add(threading.current_thread().name)
            result: bytes = _drawn(*args, **kwargs)
            return result

        monkeypatch.setattr(pictures, name, noting)
    await pass_turn(world, world.actor(table, 0))
    await open_panel(world, world.actor(table, 1))
    assert all(threads.values()) and not threads["draw_board"] & threads["draw_private"]


async def test_a_turn_is_told_in_words_when_its_picture_fails(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await world.start_table("Ann", "Bob", turns="ask")
    monkeypatch.setattr(pictures, "draw_board", fails)
    await pass_turn(world, world.actor(table, 0))
    assert world.newest.attachments == [] and "could not be drawn" in world.newest.content
    assert f"<@{table.seats[1].user_id}> to move" in world.newest.content
    assert world.pinged == [str(table.seats[1].user_id)]


async def test_a_turn_is_told_in_words_when_its_picture_hangs(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await world.start_table("Ann", "Bob", turns="ask")
    hanging = threading.Event()
    monkeypatch.setattr(world.bot.looks.posts, "limit", 0.5)
    monkeypatch.setattr(pictures, "draw_board", lambda *_: hanging.wait())
    await pass_turn(world, world.actor(table, 0))
    hanging.set()
    assert f"<@{table.seats[1].user_id}> to move" in world.newest.content


async def test_the_panel_has_the_hand_in_words_when_its_picture_fails(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await world.start_table("Ann", "Bob")
    monkeypatch.setattr(pictures, "draw_private", fails)
    panel = await open_panel(world, world.actor(table, 0))
    assert "Your hand:" in panel.content and panel.attachments == []


async def test_look_ups_come_in_words_when_their_pictures_fail(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await world.start_table("Ann", "Bob")
    for name in ("draw_board", "draw_part", "card_picture", "draw_hand"):
        monkeypatch.setattr(pictures, name, fails)
    actor = world.actor(table, 0)
    assert "Quarry" in said(await actor.slash(world.channel, "show board"))
    assert "Quarry" in said(await actor.slash(world.channel, "show board", part="island"))
    assert "Ostrich" in said(await actor.slash(world.channel, "show card", name="ostrich"))
    assert "could not be drawn" in said(await actor.slash(world.channel, "show history"))
