"""A month on a server with six tables of three games: what its channels see, and who is pinged.

The bot is the real one, on the strict gate; what people decide goes to its host as a click would. Everybody looks in
about twice a day and plays what waits for them; one look in ten is left out, so that reminders and deadlines come too.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest
import simcord

from arnak_bot.game.definition import AnyGame
from arnak_bot.games import GAMES
from arnak_bot.host import Table, options_of
from tests.discord.conftest import World
from tests.discord.strict.gate import Request
from tests.samples import by_hand

pytestmark = [pytest.mark.slow, pytest.mark.simcord(settle_timeout=120)]

DAYS, SEATS = by_hand(5, 30), (2, 4, 2, 3, 2, 4)
"""How long it takes, and the players of each table; every third plays the same game."""
HOURS, SPREAD, LEFT_OUT = (8, 20), 3, 0.1
"""When people look in, by how many hours more or less, and which part of the looks they leave out."""
MOST_PICTURES = 2
"""The pictures of a table that its channel shows at most, once it has been tidied."""


@dataclass(slots=True)
class Place:
    """A channel with its people, who play one game after the other."""

    world: World
    number: int
    channel: simcord.ChannelHandle
    people: list[simcord.MemberActor]
    table: Table | None = None
    since: int = 0
    """The id of the last message before this table's first."""
    games: int = 0
    looks: dict[int, list[int]] = field(default_factory=dict)

    @property
    def definition(self) -> AnyGame:
        return [*GAMES.values()][self.number % len(GAMES)]

    @property
    def awaited(self) -> set[int]:
        """Those whose turn it is."""
        table = self.table
        if table is None or table.game is None or table.game.over:
            return set()
        return {table.seats[seat].user_id for seat in table.game.seats_to_act}

    async def begin(self) -> None:
        """Open the next table, and start it."""
        host, (opener, *others) = self.world.bot.host, [(each.id, each.name) for each in self.people]
        options = options_of(self.definition, seats=len(self.people), remind_hours=24, deadline_hours=72)
        last = self.channel.last_message
        self.since, self.games = 0 if last is None else last.id, self.games + 1
        self.table = await host.lobby.open(self.world.guild.id, self.channel.id, *opener, options)
        for other in others:
            await host.lobby.join(self.table, *other)
        await host.lobby.start(self.table, opener[0])

    async def look(self, user: int) -> None:
        """Somebody looks in, and plays what waits for them."""
        table, host = self.table, self.world.bot.host
        if table is None or table.running.over:
            await self.begin()
            table = self.table
        assert table is not None
        player: Any = [*self.definition.players.values()][-1](user)
        while not table.running.over and user in self.awaited:
            await host.play.act(table, user, player.choose(table.view(user)).text)
        await self.world.bot.outbox_sender.send(table.id)

    def pictures(self) -> int:
        """How many pictures of this table its channel shows."""
        here = [each for each in self.channel.history() if each.id > self.since]
        return sum(len(each.attachments) for each in here)


def counting(asked: Counter[str]) -> Callable[[Request], None]:
    """Count what is asked of Discord: messages, pictures, edits, pins."""

    def heard(request: Request) -> None:
        what = request.path.rpartition("/")[2] if "pins" not in request.path else "pins"
        if request.method == "POST" and what == "messages":
            asked["messages"] += 1
            asked["pictures"] += len(request.files)
        elif request.method == "PATCH" and "/messages/" in request.path:
            asked["edits"] += 1
        elif "pins" in request.path:
            asked["pins"] += 1

    return heard


async def test_in_a_month_of_six_tables_nobody_is_pinged_out_of_turn_and_channels_stay_quiet(
    world: World, record_property: Callable[[str, object], None]
) -> None:
    chance, asked, most = random.Random(30), Counter[str](), 0
    places = []
    for number, seats in enumerate(SEATS):
        channel = world.channel if not number else world.guild.create_text_channel(f"table-{number}")
        places.append(Place(world, number, channel, [world.member(f"P{number}{seat}") for seat in range(seats)]))
    world.look_every(hours=1)
    world.gate.listener = counting(asked)
    for _ in range(DAYS):
        for place in places:
            place.looks = {hour: [] for hour in range(24)}
            for person in place.people:
                for hour in HOURS:
                    if chance.random() >= LEFT_OUT:
                        place.looks[hour + chance.randint(-SPREAD, SPREAD)].append(person.id)
        for hour in range(24):
            waited = {place.channel.id: place.awaited for place in places}
            for place in places:
                for user in place.looks[hour]:
                    told = len(world.gate.notices)
                    await place.look(user)
                    for notice in world.gate.notices[told:]:
                        assert {*notice.users} <= place.awaited | waited[place.channel.id], "only whose turn it is"
                        waited[notice.channel_id] |= place.awaited
            told = len(world.gate.notices)
            await world.env.advance_time(3600)
            for notice in world.gate.notices[told:]:
                assert {*notice.users} <= waited[notice.channel_id] | places_of(places, notice.channel_id).awaited
        most = max(most, *(place.pictures() for place in places))
    assert most <= MOST_PICTURES
    assert asked["pins"] == 0, "only moderators pin"
    counts = {**asked, "pings": len(world.gate.notices), "games": sum(place.games for place in places)}
    record_property("counts", counts)


def places_of(places: list[Place], channel_id: int) -> Place:
    """The place that is a channel."""
    return next(each for each in places if each.channel.id == channel_id)
