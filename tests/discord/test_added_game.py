"""Noughts and crosses at tables of the real bot: what a game gets that is added to the list, and nothing else.

The one line is in the fixture `noughts_too`. What commands ask depends on the games when they are made, so the cogs are
imported anew for these tests.
"""

from __future__ import annotations

import importlib
import io
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import simcord
from PIL import Image

from arnak_bot.game.definition import AnyGame
from arnak_bot.games import GAMES
from arnak_bot.host import Table
from arnak_bot.store import Status
from cogs import ids
from tests.discord import conftest
from tests.discord.cities import labels_of, picture
from tests.discord.conftest import World, open_panel
from tests.discord.moves import leave
from tests.discord.seen import answer, buttons_of, components, last_in, said, start, text_of, texts_in
from tests.every_game.noughts import NOUGHTS

pytestmark = pytest.mark.simcord(settle_timeout=120)

WON = ["a1", "b1", "a2", "b2", "a3"]
"""Who begins has a full row of three."""


@pytest.fixture(autouse=True)
def noughts_too(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Noughts and crosses, in addition to the other games."""
    yield from with_game(monkeypatch, NOUGHTS)


def with_game(monkeypatch: pytest.MonkeyPatch, game: AnyGame) -> Iterator[None]:
    """Add a game to those of the bot, for as long as a fixture lasts."""
    monkeypatch.setitem(GAMES, game.key, game)
    for name in cogs_loaded():
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setattr(conftest, "ArnakBot", the_bot())
    monkeypatch.setattr("cogs.sending.SETTLED_SECONDS", 0.0)
    yield
    for name in cogs_loaded():
        del sys.modules[name]


def cogs_loaded() -> list[str]:
    return [name for name in sys.modules if name.partition(".")[0] == "cogs"]


def the_bot() -> Any:
    """The bot as it is imported now."""
    return importlib.import_module("cogs.client").ArnakBot


@pytest.fixture
def simcord_bot(database: Path, noughts_too: None) -> Any:
    return the_bot()(str(database), random.Random(1), own_emoji=False)


async def begin(world: World, *names: str, **options: object) -> Table:
    """Open a table of noughts and crosses as users do, and start it; turns end when the player says so."""
    people = [world.member(name) for name in names]
    chosen = {"game": "noughts", "turns": "ask", "order": "joined", **options}
    await start(await world.open_table(names[0], **chosen), *people)
    return await world.table()


async def mark(world: World, *squares: str) -> Table:
    """Let whoever's turn it is mark these squares one after the other, by typing, and end their turns."""
    for square in squares:
        table = await world.table()
        actor = world.actor(table, table.running.seats_to_act[0])
        await actor.slash(world.channel, "turn do", action=square)
        await actor.slash(world.channel, "turn end")
    return await world.table()


async def test_it_is_chosen_by_name_with_its_own_option_shown_in_the_lobby(world: World) -> None:
    await world.open_table("Ann", game="noughts", size=4)
    lobby = text_of(last_in(world.channel))
    assert lobby.startswith("## Noughts and crosses") and "4 in a row win." in lobby
    assert "Arnak" not in lobby and "Bird" not in lobby
    table = await world.table()
    assert (table.definition.key, dict(table.options.game)) == ("noughts", {"size": 4})


async def test_a_server_proposes_it_with_its_own_option_and_no_other_and_nobody_plays_it_alone(world: World) -> None:
    moderator = world.moderator()
    told = said(await moderator.slash(world.channel, "table settings", game="noughts", board="snake"))
    assert "Noughts and crosses" in told and "board" in told
    told = said(await moderator.slash(world.channel, "table settings", game="arnak", size=4))
    assert "Lost Ruins of Arnak" in told and "size" in told
    told = said(await moderator.slash(world.channel, "table settings", game="noughts", size=4))
    assert "Noughts and crosses" in told and "4 in a row" in told
    await world.ann.slash(world.channel, "game new")
    assert "4 in a row win." in text_of(last_in(world.channel))
    with pytest.raises(simcord.OptionError):
        await world.ann.slash(world.channel, "game solo", game="noughts")


async def test_a_table_has_as_many_seats_as_the_game_allows(world: World) -> None:
    lobby = await world.open_table("Ann", game="arnak", seats=4, computers=2)
    (changed,) = [await world.ann.select(lobby, ["noughts"], custom_id=ids.option_menu(1, "game_key"))]
    assert changed.followups[0].content.startswith("The table now has 2 seats, to suit Noughts and crosses.")
    assert changed.followups[0].content.endswith("2 computers have left: there are no seats for them any more.")
    assert text_of(last_in(world.channel)).count("Open seat") == 1
    refused = await world.ann.select(lobby, ["noughts"], custom_id=ids.option_menu(1, "game_key"))
    assert not refused.followups, "nothing has changed"


async def test_the_channel_sees_the_board_and_a_turn_by_menu_and_buttons_with_a_change_of_mind(world: World) -> None:
    table = await begin(world, "Ann", "Bob")
    message = world.newest
    assert f"<@{world.member('Ann').id}> to move." in text_of(message)
    assert (await picture(message)).size == (800, 800)
    assert (message.attachments[0].description or "").startswith("Ann to move. a1 b1 c1")
    assert "A new game begins: Ann and Bob." in "\n".join(texts_in(world.channel))
    assert [button.label for button in buttons_of(message)][:2] == ["My turn", "Log"], "it has no hands"
    ann, bob = world.actor(table, 0), world.actor(table, 1)
    panel = await open_panel(world, ann)
    assert labels_of(panel)[0] == "Which move?" and "What do you do?" in panel.content
    assert "What is this?" not in labels_of(panel), "nothing on the table can be looked up"
    assert (await picture(panel)).size == (800, 800)
    menu = components(panel)[0]
    assert [option["label"] for option in menu["options"]][:2] == ["1. Mark a1", "2. Mark b1"]
    panel = answer(await ann.select(panel.message, ["mark b2"], custom_id=menu["custom_id"]))
    assert "Ann marks b2 with O." in panel.content
    assert labels_of(panel)[:2] == ["End turn", "Undo: Mark b2"]
    panel = answer(await ann.click(panel.message, label="Undo: Mark b2"))
    assert "Undone." in panel.content and table.running.log == ()
    menu = components(panel)[0]
    panel = answer(await ann.select(panel.message, ["mark a1"], custom_id=menu["custom_id"]))
    await ann.click(panel.message, label="End turn")
    assert (await world.table()).running.log == ((0, "mark a1"), (0, "end"))
    assert "Ann marks a1 with O." in text_of(world.newest) and f"<@{bob.id}> to move." in text_of(world.newest)
    waits = await open_panel(world, ann)
    assert "Which move?" not in "".join(labels_of(waits))


async def test_a_turn_that_is_typed(world: World) -> None:
    table = await begin(world, "Ann", "Bob")
    ann = world.actor(table, 0)
    offered = await ann.autocomplete(world.channel, "turn do", "action", "c")
    assert [(each["name"], each["value"]) for each in offered] == [(f"Mark c{at}", f"mark c{at}") for at in (1, 2, 3)]
    await ann.slash(world.channel, "turn do", action="MARK C3")
    assert table.running.log == ((0, "mark c3"),)
    assert "“mark c3”" in said(await ann.slash(world.channel, "turn do", action="mark c3"))
    await ann.slash(world.channel, "table undo")
    assert table.running.log == ()
    await ann.slash(world.channel, "turn choose", answer="a2")
    await ann.slash(world.channel, "turn end")
    assert table.running.log == ((0, "mark a2"), (0, "end"))
    assert "You are waiting for Bob." in said(await ann.slash(world.channel, "turn do", action="b1"))


async def test_mistyped_input_gets_a_helpful_reply(world: World) -> None:
    table = await begin(world, "Ann", "Bob")
    ann = world.actor(table, 0)
    asked = await ann.slash(world.channel, "turn do", action="mark")
    assert said(asked) == "Which do you mean by “mark”?" and len(components(answer(asked))) == 9
    assert "“chess”" in said(await ann.slash(world.channel, "turn do", action="chess"))
    for command, options in (("pass", {}), ("dig", {"site": "shrine"}), ("keep", {"cards": "all"})):
        assert "Noughts and crosses" in said(await ann.slash(world.channel, f"turn {command}", **options)), command
    assert table.running.log == ()


async def test_the_end_is_announced_after_a_restart_and_the_next_table_has_the_same_options(world: World) -> None:
    await begin(world, "Ann", "Bob")
    before = (await mark(world, *WON[:2])).running.fingerprint()
    await world.restart()
    assert (await world.table()).running.fingerprint() == before
    table = await mark(world, *WON[2:])
    assert table.status is Status.OVER
    told = "\n".join(texts_in(world.channel))
    assert "Ann has a full row." in told and "**Ann wins with 1 point, 1 ahead of Bob!**" in told
    names = [attachment.filename for message in world.channel.history() for attachment in message.attachments]
    assert "scores.jpg" in names
    ending = next(message for message in reversed(world.channel.history()) if buttons_of(message))
    await world.bob.click(ending, label="Play again")
    assert any(text_of(message).startswith("## Noughts and crosses") for message in world.channel.history()[-2:])


async def test_everything_can_be_shown(world: World) -> None:
    await begin(world, "Ann", "Bob")
    await mark(world, "a1", "b1")
    ann = world.ann
    assert (await picture(answer(await ann.slash(world.channel, "show board")))).size == (800, 800)
    assert "O X c1" in said(await ann.slash(world.channel, "show board", text=True))
    log = said(await ann.slash(world.channel, "show log"))
    assert "Ann marks a1 with O." in log and "Bob marks b1 with X." in log
    assert "#1 Ann: 0 points" in said(await ann.slash(world.channel, "show scores", text=True))
    assert answer(await ann.slash(world.channel, "show scores")).message.attachments
    assert answer(await ann.slash(world.channel, "show hand")).message.attachments
    assert "is on the table" in said(await ann.slash(world.channel, "show deck"))
    assert said(await ann.slash(world.channel, "show exile")) == "Nothing has left play yet."
    assert "A full row of your signs" in said(await ann.slash(world.channel, "show rules", topic="goal"))
    assert "whoever begins" in said(await ann.slash(world.channel, "show card", name="nought"))
    offered = await ann.autocomplete(world.channel, "show card", "name", "")
    assert [each["name"] for each in offered] == ["Nought", "Cross"]
    assert "Noughts and crosses" in said(await ann.slash(world.channel, "show board", part="island"))
    assert "(Noughts and crosses)" in said(await ann.slash(world.channel, "show mine"))
    help_page = answer(await ann.slash(world.channel, "game help")).message
    assert "a:learn:noughts:0" in [button.custom_id for button in buttons_of(help_page)]


async def test_a_finished_game_is_a_log_file_a_film_and_statistics(world: World) -> None:
    await begin(world, "Ann", "Bob")
    table = await mark(world, *WON)
    ann = world.ann
    shown = answer(await ann.slash(world.channel, "show replay")).message
    files = {attachment.filename.rpartition(".")[2]: await attachment.read() for attachment in shown.attachments}
    assert set(files) == {"log", "webp"}
    assert NOUGHTS.log.replay(files["log"].decode()).fingerprint() == table.running.fingerprint()
    film = Image.open(io.BytesIO(files["webp"]))
    assert film.n_frames >= 5  # type: ignore[attr-defined]
    history = answer(await ann.slash(world.channel, "show history"))
    assert history.message.attachments or history.content
    told = said(await ann.slash(world.channel, "show stats", text=True))
    assert "won: 1 of 1" in told and "Noughts and crosses" in told
    assert "Bob: 0 of 1" in said(await ann.slash(world.channel, "show stats", text=True, server=True))
    assert answer(await ann.slash(world.channel, "show stats")).message.attachments


async def test_how_to_play_is_shown_page_by_page(world: World) -> None:
    page = answer(await world.ann.slash(world.channel, "game learn", game="noughts")).message
    assert "**Goal**" in page.content and page.attachments
    assert "**Turn**" in answer(await world.ann.click(page, label="Next ›")).message.content


async def test_the_bot_moves_for_somebody_who_has_left(world: World) -> None:
    table = await begin(world, "Ann", "Bob")
    bob = world.actor(table, 1)
    await leave(world, bob)
    await mark(world, "c3")
    assert (await world.table()).running.log[2:] == ((1, "mark a1"), (1, "end"))
