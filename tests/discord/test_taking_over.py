"""Somebody takes over a seat: the channel sees whose turn it is, and is not told again what it has been told."""

from __future__ import annotations

import pytest

from arnak_bot.games import GAMES
from tests.discord.conftest import World
from tests.discord.seen import text_of


async def hand_over(world: World, old: str, new: str) -> None:
    user, guest = world.member(old), world.member(new)
    await user.slash(world.channel, "table replace", player=user.user, by=guest.user)
    await guest.click(world.newest, label="Take the seat")


def lines(world: World) -> list[str]:
    return [line for message in world.channel.history() for line in text_of(message).splitlines()]


@pytest.mark.parametrize("game", GAMES)
async def test_a_seat_taken_over_does_not_tell_again_how_the_game_began(world: World, game: str) -> None:
    await world.start_table("Ann", "Bob", game=game, order="joined")
    before = lines(world)
    await hand_over(world, "Bob", "Dan")
    (whose_turn,) = text_of(world.newest).splitlines()
    assert f"<@{world.member('Ann').id}>" in whose_turn and world.newest.attachments
    assert not world.pinged, "Ann was pinged when her turn began"
    now = lines(world)
    assert any("has taken Bob’s seat" in line for line in now)
    assert all(now.count(line) <= before.count(line) for line in before if line != whose_turn), now
