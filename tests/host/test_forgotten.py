"""Who asks to be forgotten after a life at many tables stands in no row of the database."""

from __future__ import annotations

import json
from pathlib import Path

from arnak_bot.host import Host, Table
from arnak_bot.store import Person, Store
from tests.databases import Where, cells_with
from tests.host.moves import pass_turn, shown
from tests.host.stage import ANN, BOB, DAN, EVE, GUILD, Clock, host_on, options_with

ZOE, NAME = 987654321987654321, "*Zoë*"


def spelled(name: str) -> str:
    return name.replace("*", r"\*")


CALLED = (str(ZOE), NAME, spelled(NAME), json.dumps(NAME)[1:-1])
"""What she is known by: her id, and her name as it is, as a message spells it and as JSON has it."""


async def played_by(host: Host, channel: int, *users: int) -> Table:
    """A running game, each of whose newest messages says who sits there."""
    names = {ANN: "Ann", BOB: "Bob", EVE: "Eve", ZOE: NAME}
    options = options_with(seats=len(users), shuffle_seats=False, remind_hours=12, deadline_hours=24)
    table = await host.lobby.open(GUILD, channel, users[0], names[users[0]], options)
    for user in users[1:]:
        await host.lobby.join(table, user, names[user])
    await host.lobby.start(table, users[0])
    return table


async def test_a_user_forgotten_after_many_tables_is_in_no_row(store: Store, database: Where, clock: Clock) -> None:
    host = host_on(store, clock)
    left = await played_by(host, 1, ANN, ZOE, BOB)
    await host.people.set_person(ZOE, Person("Europe/Prague", 8, 22, learned=("digging",)))
    await host.play.play(left, ANN, ["pass"])
    await host.absence.resign(left, ZOE)
    replaced = await played_by(host, 2, ZOE, BOB)
    await host.absence.offer_seat(replaced, ZOE, 0, DAN)
    await host.absence.take_seat(replaced, DAN, "Dan", 0)
    offered = await played_by(host, 3, ANN, BOB)
    await host.absence.offer_seat(offered, ANN, 0, ZOE)
    stopped = await played_by(host, 4, ZOE, BOB)
    await pass_turn(host, stopped, ZOE)
    await host.lobby.stop(stopped, ZOE, moderator=False)
    for table in (left, replaced, offered, stopped):
        await shown(host.registry.store, table.id, table.id * 100, f"{spelled(NAME)} <@{ZOE}>")
    assert {kind for kind, _ in cells_with(database, *CALLED)} == {"tables", "seats", "votes", "posts", "people"}
    await host_on(store, clock).people.forget(ZOE)
    assert cells_with(database, *CALLED) == []
    await host.absence.offer_seat(await host.registry.table(offered.id), BOB, 1, DAN)
    assert cells_with(database, *CALLED) == [], "what a program still knew is written again"


async def test_what_was_deleted_is_overwritten_in_the_file(tmp_path: Path, clock: Clock) -> None:
    file = tmp_path / "arnak.db"
    store = await Store.open(file)
    await host_on(store, clock).people.set_person(ZOE, Person("Antarctica/Troll", 8, 22))
    await store.close()
    assert b"Antarctica/Troll" in file.read_bytes()
    store = await Store.open(file)
    await host_on(store, clock).people.forget(ZOE)
    await store.close()
    assert b"Antarctica/Troll" not in file.read_bytes()
