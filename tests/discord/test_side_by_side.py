"""Arnak and Lost Cities at tables side by side: the same commands and buttons, each game by rules of its own."""

from __future__ import annotations

import io
import random
from dataclasses import replace

import pytest
import simcord
from PIL import Image

from arnak_bot.host import Table
from tests.discord.conftest import World
from tests.discord.seen import buttons_of
from tests.discord.test_whole_games import be_sure, click_action, components, play_on

pytestmark = pytest.mark.simcord(settle_timeout=240)

HOUR = 3600.0
LENGTH = {"arnak": 90, "lost-cities": 118}
"""So many decisions are made before people begin to click, where a test wants a game's end."""


def beside(world: World, channel: simcord.ChannelHandle | None = None) -> World:
    """The same world, looked at from another channel."""
    return replace(world, channel=channel or world.guild.create_text_channel("cities"))


async def cities(world: World, *names: str, **options: object) -> Table:
    """Start a table of Lost Cities where the world is looked at from."""
    return await world.start_table(*names, **{"game": "lost-cities", "length": "short", "turns": "ask", **options})


async def forward(world: World, decisions: int) -> Table:
    """Let computer players decide for everybody, without a word to the channel until the last of it."""
    table = await world.table()
    players = [[*table.shelved.players.values()][-1](seat) for seat in range(len(table.seats))]
    for _ in range(decisions):
        if table.running.over:
            break
        seat = table.running.seats_to_act[0]
        action = players[seat].choose(table.running.view(seat))
        await world.bot.host.play.play(table, table.seats[seat].user_id, [action.text])
    await world.bot.telling.told(table.id)
    await world.env.settle()
    return table


async def take_turn(world: World, chance: random.Random) -> Table:
    """Play a turn at random as members do, each decision clicked or typed."""
    table = await world.table()
    (seat,), round_before = table.running.seats_to_act, table.running.round
    actor = world.actor(table, seat)
    while table.running.seats_to_act == (seat,) and table.running.round == round_before:
        action, before = chance.choice(table.running.legal_actions(seat)).text, table.moves
        if chance.random() < 0.5:
            await click_action(world, table, actor, action)
        else:
            offered = await actor.autocomplete(world.channel, "turn do", "action", action)
            assert action in [each["value"] for each in offered]
            await be_sure(actor, await actor.slash(world.channel, "turn do", action=action))
        table = await world.table()
        assert table.moves > before, f"{action} was not played"
    return table


async def picture(message: object, at: int = 0) -> Image.Image:
    """What a message shows."""
    return Image.open(io.BytesIO(await message.attachments[at].read()))  # type: ignore[attr-defined]


def labels_of(message: object) -> list[str]:
    """What stands on the buttons and menus of a message."""
    return [str(item.get("label") or item.get("placeholder")) for item in components(message)]


# --- to the end, and over a restart -------------------------------------------------------------------


async def play_side_by_side(world: World, before: dict[str, int], turns: int) -> None:
    """Play both games in turns with a restart in between, and see both score sheets."""
    chance, other = random.Random(5), beside(world)
    await world.start_table("Ann", "Bob", board="bird", turns="ask")
    await cities(other, "Bob", "Ann")
    for town in (world, other):
        table = await town.table()
        await forward(town, before[table.shelved.key])
    for number in range(turns):
        if number == turns // 2:
            fingerprints = [(await town.table()).running.fingerprint() for town in (world, other)]
            await world.restart()
            other = beside(world, other.channel)
            assert [(await town.table()).running.fingerprint() for town in (world, other)] == fingerprints
        if not (table := await world.table()).running.over:
            await play_on(world, chance, until=table.moves + 4)
        if not (await other.table()).running.over:
            await take_turn(other, chance)
    for town, pictures in ((world, ["board.jpg", "scores.jpg"]), (other, ["board.jpg", "scores.jpg"])):
        table = await town.table()
        assert table.running.over
        end = town.newest
        assert [file.filename for file in end.attachments] == pictures
        winners = [table.names[sheet.seat] for sheet in table.running.scores() if sheet.rank == 1]
        assert all(name in end.content for name in winners) and f"`{table.seed}`" in end.content
        assert "Play again" in [button.label for button in buttons_of(end)]
    assert (await picture(other.newest)).width == 1248
    results = await world.bot.host.people.results(guild_id=world.guild.id)
    assert sorted(each.game_key for each in results) == ["arnak", "arnak", "lost-cities", "lost-cities"]


@pytest.mark.slow
async def test_both_games_are_played_whole_with_a_restart_in_the_middle(world: World) -> None:
    await play_side_by_side(world, {"arnak": 0, "lost-cities": 0}, turns=200)


async def test_the_last_turns_of_both_games_with_a_restart_between_them(world: World) -> None:
    await play_side_by_side(world, {"arnak": 1000, "lost-cities": 125}, turns=24)
