"""What life brings to a table, and what one wants to look up, at a table of Lost Cities."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from arnak_bot.games.lost_cities.__main__ import main
from arnak_bot.games.lost_cities.engine import LOG
from arnak_bot.host import Table
from arnak_bot.store import Status
from tests.discord.cities import a_turn, cities, discard, forward, labels_of, picture, to_act
from tests.discord.conftest import World
from tests.discord.seen import answer, buttons_of, last_in
from tests.discord.test_absence import posts
from tests.discord.test_table import said
from tests.discord.test_whole_games import components, open_panel

pytestmark = [pytest.mark.whole_check, pytest.mark.simcord(settle_timeout=240)]

HOUR = 3600.0
TITLE = "Lost Cities: the board game"
TO_THE_END = 1000


# --- when life gets in the way --------------------------------------------------------------------------


async def overdue(world: World) -> Table:
    """A table whose first player has let a day pass."""
    table = await cities(world, "Ann", "Bob", deadline=24, remind=12)
    world.look_every(hours=2)
    await world.env.advance_time(24.5 * HOUR)
    return table


async def test_a_reminder_comes_and_then_the_others_decide(world: World) -> None:
    table = await overdue(world)
    assert len(posts(world, "The table is waiting")) == 1
    note, name = world.newest, table.names[0]
    assert f"{name} is out of time" in note.content
    await world.actor(table, 1).click(note, label=f"Pass for {name} (0 of 1)")
    discarded, drawn = [text for _, text in table.running.log]
    assert discarded.startswith("discard ") and drawn == "draw" and table.running.seats_to_act == (1,)
    assert f"{name} discards" in world.newest.content


async def test_a_player_who_has_left_is_played_for_until_they_come_back(world: World) -> None:
    table = await overdue(world)
    name = table.names[0]
    await world.actor(table, 1).click(world.newest, label=f"Go on without {name} (0 of 1)")
    await a_turn(world, table)
    assert [seat for seat, _ in table.running.log] == [0, 0, 1, 1, 0, 0] and table.running.seats_to_act == (1,)
    await world.actor(table, 0).slash(world.channel, "game join")
    await a_turn(world, table)
    assert table.running.seats_to_act == (0,)


async def test_a_pause_is_agreed_on(world: World) -> None:
    table = await cities(world, "Ann", "Bob", deadline=24)
    await world.actor(table, 0).slash(world.channel, "table pause", days=5)
    await world.actor(table, 1).click(world.newest, label="Agree to the pause (0 of 1)")
    assert not world.bot.host.absence.overdue(table, 0)
    assert table.seats[0].paused_until is not None


async def test_whoever_is_next_gets_a_note(world: World) -> None:
    table = await cities(world, "Ann", "Bob", "Cleo")
    third = world.actor(table, 2)
    await third.slash(world.channel, "me wishes", notes=True)
    await a_turn(world, table)
    note = third.user.dm_channel.history()[-1]
    assert "You are next" in note.content and table.names[1] in note.content


async def test_a_new_player_takes_a_seat(world: World) -> None:
    table = await cities(world, "Ann", "Bob")
    old, new = world.actor(table, 0), world.member("Eve")
    await old.slash(world.channel, "table replace", player=old.user, by=new.user)
    await new.click(world.newest, label="Take the seat")
    assert table.seats[0].user_id == new.id
    assert "Your hand:" in said(await new.slash(world.channel, "show hand"))


async def test_a_table_is_stopped(world: World) -> None:
    table = await cities(world, "Ann", "Bob")
    asked = answer(await world.member("Ann").slash(world.channel, "table stop"))
    await world.member("Ann").click(asked.message, label="Stop it")
    assert table.status is Status.STOPPED


# --- looked up ------------------------------------------------------------------------------------------


async def test_hand_board_piles_and_cards_are_shown_and_told(world: World) -> None:
    table = await cities(world, "Ann", "Bob")
    await a_turn(world, table)
    ann, channel = world.actor(table, 0), world.channel
    hand = answer(await ann.slash(channel, "show hand"))
    assert "Your hand:" in hand.content and (await picture(hand)).width == 850
    assert (await picture(answer(await ann.slash(channel, "show board")))).width == 1248
    words = said(await ann.slash(channel, "show board", text=True))
    assert " to move." in words and "Yellow path:" in words
    assert TITLE in said(await ann.slash(channel, "show board", part="row"))
    mine = said(await ann.slash(channel, "show deck"))
    assert f"{table.names[0]}'s cards:" in mine and "Your hand:" in mine
    theirs = said(await ann.slash(channel, "show deck", player=world.actor(table, 1)))
    assert theirs.startswith(table.names[1]) and "Your hand" not in theirs
    thrown = table.running.log[0][1].removeprefix("discard ")
    assert said(await ann.slash(channel, "show exile")) == f"Discard piles, top first: {thrown}."


async def test_things_and_rules_are_looked_up_at_the_table_as_its_own(world: World) -> None:
    table = await cities(world, "Ann", "Bob")
    ann, channel = world.actor(table, 0), world.channel
    offered = await ann.autocomplete(channel, "show card", "name", "red p")
    assert offered == [{"name": "Red path", "value": "path:red"}]
    shown = answer(await ann.slash(channel, "show card", name="path:red"))
    assert "Now:" in shown.content and (await picture(shown)).width > 1000
    assert "Did you mean Researcher" in said(await ann.slash(channel, "show card", name="reseacher"))
    assert "called exactly “ostrich”" in said(await ann.slash(channel, "show card", name="ostrich"))
    assert said(await ann.slash(channel, "show rules", topic="bridge")).startswith("**End of an expedition**\n")
    panel = await open_panel(world, to_act(world, table))
    menus = answer(await to_act(world, table).click(panel.message, label="What is this?"))
    assert labels_of(menus)[:2] == ["Your hand", "Paths and their tiles"]
    paths = components(menus)[1]
    shown = answer(await to_act(world, table).select(menus.message, ["path:blue"], custom_id=paths["custom_id"]))
    assert shown.content.startswith("**Blue path**") and shown.message.attachments


async def test_the_log_tells_private_things_to_their_owner_only(world: World) -> None:
    table = await cities(world, "Ann", "Bob")
    ann, bob = world.actor(table, 0), world.actor(table, 1)
    await a_turn(world, table)
    mine, theirs = said(await ann.slash(world.channel, "show log")), said(await bob.slash(world.channel, "show log"))
    drawn = table.running.state.players[0].hand[-1]
    assert f"draws {drawn}" in mine and "draws a card" in theirs and f"draws {drawn}" not in theirs


async def test_my_turn_opens_with_what_the_others_did(world: World) -> None:
    table = await cities(world, "Ann", "Bob")
    thrown = discard(table).removeprefix("discard ")
    await a_turn(world, table)
    panel = await open_panel(world, to_act(world, table))
    assert f"{table.names[0]} discards {thrown}" in panel.content


async def test_what_waits_is_named_with_its_game(world: World) -> None:
    table = await cities(world, "Ann", "Bob")
    assert f"({TITLE}): expedition 1" in said(await world.actor(table, 0).slash(world.channel, "show mine"))


async def test_pages_of_how_to_play_are_those_of_the_game(world: World) -> None:
    shown = answer(await world.member("Ann").slash(world.channel, "game learn", game="lost-cities"))
    assert "Five paths to five lost cities" in shown.content and (await picture(shown)).width == 1248
    for label in ("Next ›", "Next ›", "Next ›"):
        shown = answer(await world.member("Ann").click(shown.message, label=label))
    assert "The end of an expedition" in shown.content and shown.message.attachments


# --- the end ----------------------------------------------------------------------------------------------


async def read(message: Any, at: int) -> bytes:
    return bytes(await message.attachments[at].read())


async def test_an_expedition_that_is_over_is_shown_and_the_next_begins(world: World) -> None:
    table = await cities(world, "Ann", "Bob", length="long")
    while table.running.round == 1:
        table = await forward(world, 1)
    message = world.newest
    assert [file.filename for file in message.attachments][-1] == "expedition.jpg"
    assert "Expedition 2 begins" in message.content and "Expedition 2 of 3" in message.content
    assert (message.attachments[-1].description or "").startswith("Expedition I is over")
    history = answer(await to_act(world, table).slash(world.channel, "show history", round=1))
    assert history.message.attachments[0].filename == "round-1.jpg"
    told = said(await to_act(world, table).slash(world.channel, "show history", round=3))
    assert told == "Expedition 3 has not started yet."
    scores = answer(await to_act(world, table).slash(world.channel, "show scores"))
    assert (scores.message.attachments[0].description or "").startswith("The score as it would be now.")


async def test_after_the_end_there_are_scores_a_proven_log_a_film_and_statistics(world: World, tmp_path: Path) -> None:
    table = await cities(world, "Ann", "Bob")
    ann, channel = world.member("Ann"), world.channel
    assert "secret" in said(await ann.slash(channel, "show replay")).lower()
    assert "No finished game" in said(await ann.slash(channel, "show stats", game="lost-cities"))
    table = await forward(world, TO_THE_END)
    assert table.running.over and [each.filename for each in world.newest.attachments][-1] == "scores.jpg"
    lines = said(await ann.slash(channel, "show scores", text=True))
    assert lines.startswith("1. ") and "expedition 1:" in lines
    files = answer(await ann.slash(channel, "show replay")).message
    assert [each.filename for each in files.attachments] == ["lost-cities-1.log", "lost-cities-1.webp"]
    log = tmp_path / "game.log"
    log.write_bytes(await read(files, 0))
    assert LOG.replay(log.read_text(encoding="utf-8")).fingerprint() == table.running.fingerprint()
    assert main(["verify", str(log), "--shown", table.commitment]) == 0
    film = Image.open(io.BytesIO(await read(files, 1)))
    assert film.n_frames > 40  # type: ignore[attr-defined]
    for options in ({}, {"server": True}):
        page = answer(await ann.slash(channel, "show stats", **options))
        assert (await picture(page)).width == 900
    words = said(await ann.slash(channel, "show stats", text=True))
    assert "games: 1" in words and "short, 2 players" in words


async def test_another_game_is_called_with_the_same_options(world: World) -> None:
    await cities(world, "Ann", "Bob", columns="either")
    await forward(world, TO_THE_END)
    assert "Play again" in [button.label for button in buttons_of(world.newest)]
    await world.member("Bob").click(world.newest, label="Play again")
    lobby = last_in(world.channel).content
    assert lobby.startswith(f"**{TITLE}**") and "short game" in lobby
    table = await world.table()
    assert table.status is Status.LOBBY and dict(table.options.game) == {"length": "short", "columns": "either"}
