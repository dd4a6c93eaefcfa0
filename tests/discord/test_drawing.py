"""A picture that fails or hangs holds nobody up: the words go out without it."""

from __future__ import annotations

import asyncio
import os
import threading
import time
from collections.abc import AsyncIterator
from typing import Any

import pytest

from arnak_bot.host import Table, Workers
from cogs.pictures import Drawer, DrawingFailed, MovedOn, ProcessDrawer, ThreadDrawer, Turns
from images.arnak import pictures
from tests.discord.conftest import IN_A_PROCESS, World, open_panel, pass_turn
from tests.discord.seen import said, text_of

pytestmark = pytest.mark.usefixtures("drawn")


def fails(*_: object) -> bytes:
    raise OSError("cannot write mode RGBA as JPEG")


@pytest.fixture
def drawer() -> Drawer:
    return ThreadDrawer("test", 0.2)


async def test_a_picture_that_nobody_is_waiting_for_is_not_drawn(drawer: Drawer) -> None:
    drawer.limit, first, drawn = 60, threading.Event(), list[str]()
    hanging = asyncio.create_task(drawer.draw(first.wait))
    waiting = asyncio.create_task(drawer.draw(drawn.append, "a"))
    await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.sleep(0)
    first.set()
    await hanging
    await drawer.draw(drawn.append, "b")
    assert drawn == ["b"]


@pytest.fixture
async def workers(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Workers]:
    monkeypatch.setattr(Workers, "run", IN_A_PROCESS)
    workers = Workers(1, 20.0)
    yield workers
    await workers.close()


async def test_pictures_are_drawn_in_processes_that_several_drawers_share(workers: Workers) -> None:
    turns = Turns(1)
    first, second = (ProcessDrawer(name, 20.0, workers, turns, 0) for name in ("first", "second"))
    where = {await drawer.draw(os.getpid) for drawer in (first, second)}
    assert where == {await workers.run(os.getpid)} and os.getpid() not in where
    with pytest.raises(DrawingFailed):
        await first.draw(fails)
    assert await second.draw(len, "four") == 4


async def test_a_picture_that_is_not_wanted_when_its_turn_comes_is_not_drawn(drawer: Drawer, workers: Workers) -> None:
    for each in (drawer, ProcessDrawer("apart", 20.0, workers, Turns(1), 0)):
        with pytest.raises(MovedOn):
            await each.draw(fails, wanted=lambda: False)


async def test_a_process_survives_when_its_caller_stops_waiting(workers: Workers) -> None:
    drawer = ProcessDrawer("apart", 20.0, workers, Turns(1), 0)
    process = await drawer.draw(os.getpid)
    waiting = asyncio.create_task(drawer.draw(time.sleep, 0.2))
    await asyncio.sleep(0.05)
    waiting.cancel()
    assert await drawer.draw(os.getpid) == process, "it keeps what it has drawn for the next picture"


async def test_a_process_that_hangs_is_replaced(workers: Workers) -> None:
    drawer = ProcessDrawer("apart", 20.0, workers, Turns(1), 0)
    before, workers.seconds = await drawer.draw(os.getpid), 0.5
    with pytest.raises(DrawingFailed):
        await drawer.draw(time.sleep, 60)
    workers.seconds = 20.0
    assert await drawer.draw(os.getpid) != before


async def test_a_click_takes_priority_over_channels_that_queued_earlier() -> None:
    turns, order = Turns(1), list[str]()

    async def take(name: str, rank: int) -> None:
        async with turns.taken(rank):
            order.append(name)
            await asyncio.sleep(0)

    asked = (("running", 1), ("channel", 1), ("left", 0), ("click", 0), ("other channel", 1), ("late click", 0))
    tasks = {name: asyncio.create_task(take(name, rank)) for name, rank in asked}
    await asyncio.sleep(0)
    tasks["left"].cancel()
    await asyncio.wait(tasks.values())
    assert order == ["running", "click", "late click", "channel", "other channel"]
    await take("afterwards", 1)
    assert order[-1] == "afterwards"


def running(kind: type[threading.Thread], name: str = "") -> list[threading.Thread]:
    return [each for each in threading.enumerate() if type(each) is kind and each.name.startswith(name)]


async def test_drawing_threads_and_timers_end_with_their_drawer_and_do_not_keep_the_program_alive() -> None:
    drawer, begin, hanging = ThreadDrawer("short-lived", 77.0), threading.Event(), threading.Event()

    def draw() -> None:
        begin.set()
        hanging.wait()

    drawing = asyncio.create_task(drawer.draw(draw))
    await asyncio.to_thread(begin.wait)
    limits = [each for each in running(threading.Timer) if getattr(each, "interval", 0) == 77.0]
    (thread,), (limit,) = running(threading.Thread, "short-lived"), limits
    assert thread.daemon and limit.daemon
    hanging.set()
    await drawing
    limit.join(5)
    assert not limit.is_alive() and thread.is_alive(), "the next picture is drawn on the same thread"
    await drawer.close()
    thread.join(5)
    assert not thread.is_alive()
    assert await drawer.draw(len, "four") == 4, "and begins anew if it has to"
    await drawer.close()


async def test_the_log_reports_why_drawings_failed(drawer: Drawer, caplog: pytest.LogCaptureFixture) -> None:
    for drawing, why in ((fails, "cannot write mode RGBA"), (threading.Event().wait, "more than 0.2 seconds")):
        caplog.clear()
        with pytest.raises(DrawingFailed):
            await drawer.draw(drawing)
        (record,) = caplog.records
        assert record.levelname == "WARNING" and why in caplog.text
        assert await drawer.draw(len, "four") == 4, "the next picture is drawn"


async def test_no_click_waits_for_pictures_sent_to_channels(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
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


async def test_a_turn_is_posted_as_text_when_its_picture_fails(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await world.start_table("Ann", "Bob", turns="ask")
    monkeypatch.setattr(pictures, "draw_board", fails)
    await pass_turn(world, world.actor(table, 0))
    assert world.newest.attachments == [] and "could not be drawn" in text_of(world.newest)
    assert f"<@{table.seats[1].user_id}> to move" in text_of(world.newest)
    assert world.pinged == [str(table.seats[1].user_id)]


async def test_a_turn_is_posted_without_describable_highlights(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await world.start_table("Ann", "Bob", turns="ask")
    monkeypatch.setattr(pictures, "moments_of", fails)
    await pass_turn(world, world.actor(table, 0))
    assert len(world.newest.attachments) == 1
    assert world.pinged == [str(table.seats[1].user_id)]


async def test_the_panel_lists_the_hand_in_words(world: World, monkeypatch: pytest.MonkeyPatch, table: Table) -> None:
    monkeypatch.setattr(pictures, "draw_private", fails)
    panel = await open_panel(world, world.actor(table, 0))
    assert "Your hand:" in panel.content and panel.attachments == []


async def test_look_ups_without_pictures_are_texts(world: World, monkeypatch: pytest.MonkeyPatch, table: Table) -> None:
    for name in ("draw_board", "draw_part", "tile_picture", "draw_hand"):
        monkeypatch.setattr(pictures, name, fails)
    actor = world.actor(table, 0)
    assert "Quarry" in said(await actor.slash(world.channel, "show board"))
    assert "Quarry" in said(await actor.slash(world.channel, "show board", part="island"))
    assert "Ostrich" in said(await actor.slash(world.channel, "show card", name="ostrich"))
    assert "could not be drawn" in said(await actor.slash(world.channel, "show history"))
