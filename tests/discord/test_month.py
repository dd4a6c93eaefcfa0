"""A month on a server with six tables of three games: what its channels see, and who is pinged.

The bot is the real one, on the strict gate; what people decide goes to its host as a click would. Everybody looks in
about twice a day and plays what waits for them; one look in ten is left out, so that reminders and deadlines come too.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

import pytest
import simcord

from benchmarks.places import SEATS, Place, counting
from tests.discord.conftest import World
from tests.samples import by_hand

pytestmark = [pytest.mark.slow, pytest.mark.simcord(settle_timeout=120)]

DAYS = by_hand(5, 30)
HOURS, SPREAD, LEFT_OUT = (8, 20), 3, 0.1
"""When people look in, by how many hours more or less, and which part of the looks they leave out."""
MOST_PICTURES = 2
"""The pictures of a table that its channel shows at most, once it has been tidied."""


@dataclass(slots=True)
class Seen:
    """A place, and what its channel shows."""

    place: Place
    channel: simcord.ChannelHandle
    since: int = 0
    """The id of the last message before this table's first."""
    looks: dict[int, list[int]] = field(default_factory=dict)

    async def look(self, user: int) -> None:
        place, before, last = self.place, self.place.table, self.channel.last_message
        table = await place.running()
        if table is not before:
            self.since = 0 if last is None else last.id
        while user in place.awaited:
            await place.bot.host.play.play(table, user, [place.chosen(user)])
        await place.bot.outbox_sender.send(table.id)

    def pictures(self) -> int:
        here = [each for each in self.channel.history() if each.id > self.since]
        return sum(len(each.attachments) for each in here)


async def test_in_a_month_of_six_tables_nobody_is_pinged_out_of_turn_and_channels_stay_quiet(
    world: World, record_property: Callable[[str, object], None]
) -> None:
    chance, asked, most = random.Random(30), Counter[str](), 0
    places: dict[int, Seen] = {}
    for number, seats in enumerate(SEATS):
        channel = world.channel if not number else world.guild.create_text_channel(f"table-{number}")
        people = [world.member(f"P{number}{seat}") for seat in range(seats)]
        named = [(each.id, each.name) for each in people]
        places[channel.id] = Seen(Place(world.bot, world.guild.id, channel.id, number, named), channel)
    world.look_every(hours=1)
    world.gate.listener = counting(asked)
    for _ in range(DAYS):
        for seen in places.values():
            seen.looks = {hour: [] for hour in range(24)}
            for user, _ in seen.place.people:
                for hour in HOURS:
                    if chance.random() >= LEFT_OUT:
                        seen.looks[hour + chance.randint(-SPREAD, SPREAD)].append(user)
        for hour in range(24):
            waited = {number: seen.place.awaited for number, seen in places.items()}
            for number, seen in places.items():
                for user in seen.looks[hour]:
                    told = len(world.gate.notices)
                    await seen.look(user)
                    for notice in world.gate.notices[told:]:
                        assert {*notice.users} <= seen.place.awaited | waited[number], "only whose turn it is"
                        waited[notice.channel_id] |= seen.place.awaited
            told = len(world.gate.notices)
            await world.wait(hours=1)
            for notice in world.gate.notices[told:]:
                assert {*notice.users} <= waited[notice.channel_id] | places[notice.channel_id].place.awaited
        most = max(most, *(seen.pictures() for seen in places.values()))
    assert most <= MOST_PICTURES
    assert asked["pins"] == 0, "only moderators pin"
    counts = {**asked, "pings": len(world.gate.notices), "games": sum(each.place.games for each in places.values())}
    record_property("counts", counts)
