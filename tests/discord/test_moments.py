"""Great moments in the channel, pictures in one's own layout, and a log that says what the channel said."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from arnak_bot.games.arnak.engine.events import Discovered, Event
from arnak_bot.games.arnak.players.eager_player import EagerPlayer
from arnak_bot.host import Table
from tests.discord.conftest import World
from tests.discord.seen import answer, said, text_of
from tests.discord.strict import units

pytestmark = pytest.mark.usefixtures("drawn")

WIDE, TALL = (1600, 1000), (1248, 1560)


async def play_until(world: World, table: Table, kind: type[Event]) -> None:
    """Let the host play, and the channel be told turn by turn, until something of this kind was told."""
    player = EagerPlayer(4)
    told = False
    while not told:
        game = table.running
        seat = game.seats_to_act[0]
        outcome = await world.bot.host.play.play(
            table, table.seats[seat].user_id, [player.choose(game.view(seat)).text]
        )
        assert not outcome.over, "the moment comes before the end"
        if outcome.told:
            await world.bot.outbox_sender.send(table.id)
            told = any(type(event) is kind for event in outcome.told)
    await world.env.settle()


async def test_a_discovery_has_a_picture_of_its_own_with_alt_text(world: World, table: Table) -> None:
    await play_until(world, table, Discovered)
    board, moment = world.newest.attachments[:2]
    assert (board.filename, moment.filename) == ("board.jpg", "discovery-1.jpg")
    data = await moment.read()
    assert Image.open(io.BytesIO(data)).size == (1200, 675) and len(data) < 250_000
    alt = moment.description or ""
    assert " discovers " in alt and "guarded by the " in alt and units(alt) <= 1024
    line = alt.partition(" A site of level")[0]
    assert line in text_of(world.newest), "the picture says the same as the message"


async def shown_size(world: World, name: str) -> tuple[int, int]:
    shown = await world.member(name).slash(world.channel, "show board")
    return Image.open(io.BytesIO(await answer(shown).attachments[0].read())).size


async def test_everyone_chooses_the_layout_of_the_pictures_that_only_they_see(world: World) -> None:
    await world.start_table("Ann", "Bob")
    ann = world.ann
    assert await shown_size(world, "Ann") == TALL
    assert "private pictures are wide" in said(await ann.slash(world.channel, "me preferences", layout="wide"))
    await world.restart()
    assert await shown_size(world, "Ann") == WIDE
    history = await ann.slash(world.channel, "show history", round=1)
    assert Image.open(io.BytesIO(await answer(history).attachments[0].read())).size == WIDE
    assert await shown_size(world, "Bob") == TALL, "everybody else's stay as the table has it"
    await ann.slash(world.channel, "show board", everyone=True)
    assert Image.open(io.BytesIO(await world.newest.attachments[0].read())).size == TALL, "the channel's, too"
    told = said(await ann.slash(world.channel, "me preferences", layout="table"))
    assert "Each table decides the shape of your private pictures" in told
    assert await shown_size(world, "Ann") == TALL
