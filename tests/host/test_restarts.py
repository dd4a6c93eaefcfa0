"""Restarts at any time, between moves, undos and turns that are taken back: the game is always what its log says."""

from __future__ import annotations

import random

import pytest

from arnak_bot.games import GAMES
from arnak_bot.host import Host, Table, TableError, options_of
from arnak_bot.refusals import Why
from arnak_bot.store import Status, Store
from tests.host.moves import agree
from tests.host.stage import ANN, BOB, EVE, Clock, host_on, started
from tests.samples import by_hand

USERS = (ANN, BOB, EVE)


async def take_back(host: Host, table: Table, user: int) -> None:
    asked = await host.absence.ask_take_back(table, user)
    if not asked.carried:
        await agree(host, table, asked, *(each for each in USERS if table.seat_of(each) not in (None, asked.seat)))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(by_hand(3, 60)))
@pytest.mark.parametrize("key", ["arnak", "lost-ark", "lost-cities"])
async def test_the_log_rebuilds_the_game_whatever_was_undone_and_whenever_it_was_loaded(
    host: Host, store: Store, clock: Clock, key: str, seed: int
) -> None:
    chance, seats = random.Random(seed), 2 if key == "lost-cities" else 3
    table = await started(host, options_of(GAMES[key], seats=seats, shuffle_seats=False), *USERS[:seats])
    done = {"move": 0, "undo": 0, "take back": 0, "restart": 0}
    for _ in range(150):
        user = table.seats[chance.choice(table.running.seats_to_act)].user_id
        anybody, step = chance.choice(USERS[:seats]), chance.choices([*done], [12, 2, 4, 1])[0]
        try:
            match step:
                case "move":
                    await host.play.play(table, user, [chance.choice(table.view(user).legal).text])
                case "undo":
                    await host.play.undo(table, anybody)
                case "take back":
                    await take_back(host, table, anybody)
                case _:
                    host = host_on(store, clock)
                    table = await host.registry.table(table.id)
            done[step] += 1
        except TableError as error:
            assert error.refusal is not Why.OLD_RULES, step
        if table.status is not Status.RUNNING:
            break
        rebuilt = table.definition.begun(table.running)
        for seat, text in table.running.log:
            rebuilt.apply(text, seat)
        assert rebuilt.fingerprint() == table.running.fingerprint(), step
    assert done["restart"] and done["undo"] + done["take back"]
