"""Arnak and Lost Cities at tables side by side: the same commands and buttons, each game by rules of its own."""

from __future__ import annotations

import random

import pytest

from tests.discord.cities import beside, cities, forward, picture, take_turn
from tests.discord.conftest import World
from tests.discord.seen import buttons_of
from tests.discord.test_whole_games import play_on

pytestmark = pytest.mark.simcord(settle_timeout=240)


@pytest.mark.slow
async def test_both_games_are_played_whole_with_a_restart_in_the_middle(world: World) -> None:
    chance, other = random.Random(5), beside(world)
    await world.start_table("Ann", "Bob", board="bird", turns="ask")
    await cities(other, "Bob", "Ann")
    for number in range(200):
        if number == 100:
            fingerprints = [(await town.table()).running.fingerprint() for town in (world, other)]
            await world.restart()
            other = beside(world, other.channel)
            assert [(await town.table()).running.fingerprint() for town in (world, other)] == fingerprints
        if not (table := await world.table()).running.over:
            await play_on(world, chance, until=table.moves + 4)
        if not (await other.table()).running.over:
            await take_turn(other, chance)
    for town in (world, other):
        await forward(town, 1000)  # how many turns a game still takes is chance's
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
