"""What if, in every game: from any turn to the end, alone or against computers; the finished game stays as it was."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from arnak_bot.host import Host, StaleClick, Table
from arnak_bot.host.what_if import Attempt, WhatIf
from arnak_bot.refusals import Why
from arnak_bot.store import Options, SeatRecord, Status, Store
from tests.every_game.games import EVERYWHERE, GAMES, KEYS, TRIED, At, names_at, played
from tests.host.stage import ANN, BOB, EVE, Clock, Here, refused
from tests.samples import by_hand

SOME = [(key, at) for key in GAMES for at in range(len(TRIED[key].tables))[: by_hand(1, 99)]]


@pytest.fixture
async def host(tmp_path: Path) -> AsyncIterator[Host]:
    store = await Store.open(tmp_path / "tables.db")
    host = Host(store, GAMES, Clock(), random.Random(7), workers=Here())
    yield host
    await host.close()
    await store.close()


async def over(host: Host, at: At) -> Table:
    """A table whose game is over. Only its opening is in the store."""
    setup, game = TRIED[at[0]].tables[at[1]], played(at)[-1].game
    options = Options(game_key=at[0], seats=max(2, setup.players), game=setup.options)
    table = await host.lobby.open(1, 5, ANN, "Ann", options)
    table.game, table.status = game.copy(), Status.OVER
    people = zip((ANN, BOB, 20, 21), names_at(at)[: setup.players], strict=False)
    table.seats = tuple(
        SeatRecord(seat, user, name, plans="secret", answers="secret", note="secret")
        for seat, (user, name) in enumerate(people)
    )
    return table


async def standing(host: Host, table: Table, user: int = EVE) -> WhatIf:
    found = await host.what_ifs.stands(table, user)
    assert found is not None
    return found


async def go_on(host: Host, table: Table, chance: random.Random, user: int = EVE) -> WhatIf:
    while True:
        await host.what_ifs.play_others(table, user)
        now = await standing(host, table, user)
        if now.table.running.over:
            return now
        view = now.table.view(user)
        move = now.table.moves
        await host.what_ifs.try_out(table, user, [chance.choice(view.legal).text], move=move)


@pytest.mark.slow
@pytest.mark.parametrize("at", SOME, ids=str)
async def test_every_game_can_be_played_otherwise_to_its_end_and_stays_as_it_was(host: Host, at: At) -> None:
    table = await over(host, at)
    before = table.running.fingerprint(), table.version, table.moves, table.seats
    turns, chance = await host.what_ifs.turns(table), random.Random(5)
    assert [turn.since for turn in turns] == sorted({turn.since for turn in turns}) and turns[0].since == 0
    for turn in (turns[-min(4, len(turns))], turns[-1]):
        await host.what_ifs.begin(table, EVE, turn.since)
        now = await standing(host, table)
        assert now.seat == turn.seat and now.points == now.then and now.last is None
        assert now.table.view(EVE).legal and "secret" not in repr(now.table.seats)
        ended = await go_on(host, table, chance)
        assert ended.then == ended.final == next(each.total for each in table.running.scores() if each.seat == now.seat)
    assert (table.running.fingerprint(), table.version, table.moves, table.seats) == before
    record = await host.registry.store.load(table.id)
    assert record is not None and not record.moves and not await host.people.results(user_id=ANN)


@EVERYWHERE
async def test_what_was_really_played_leads_to_the_same_points(host: Host, at: At) -> None:
    table = await over(host, at)
    turn = (await host.what_ifs.turns(table))[-2:][0]
    await host.what_ifs.begin(table, EVE, turn.since)
    rest, now = [*table.running.log[turn.since :]], await standing(host, table)
    while rest:  # where several answer at once, they may do so in any order
        seat, before = now.table.seat_of(EVE), len(now.attempt.tried)
        rest.remove(following := next(each for each in rest if each[0] == seat))
        await host.what_ifs.try_out(table, EVE, [following[1]])
        now = await standing(host, table)
        for answered in now.attempt.tried[before + 1 :]:
            rest.remove(answered)
    assert now.table.running.over and now.points == now.final == now.then


@pytest.mark.parametrize("key", [key for key in GAMES if GAMES[key].levels])
async def test_computers_play_the_others_and_undo_takes_their_answers_back_too(host: Host, key: str) -> None:
    table = await over(host, (key, 0))
    turns = await host.what_ifs.turns(table)
    turn = turns[-min(4, len(turns))]
    await host.what_ifs.choose(table, EVE, "novice")
    await host.what_ifs.begin(table, EVE, turn.since)
    ended = await go_on(host, table, random.Random(1))
    by = {seat for seat, _ in ended.attempt.tried}
    assert ended.attempt.level == "novice" and by == set(range(len(table.seats)))
    await host.what_ifs.undo(table, EVE, move=ended.table.moves)
    now = await standing(host, table)
    assert now.table.seat_of(EVE) == now.seat == turn.seat and now.seat in now.table.running.seats_to_act
    await host.what_ifs.undo(table, EVE, steps=1000)
    assert (await standing(host, table)).attempt.tried == ()


@KEYS
async def test_nothing_is_tried_before_a_game_is_over_nor_where_there_is_nothing(host: Host, key: str) -> None:
    table = await over(host, (key, 0))
    finished, table.game = table.game, played((key, 0))[3].game
    for refused_now in (
        host.what_ifs.turns(table),
        host.what_ifs.stands(table, ANN),
        host.what_ifs.begin(table, ANN, 0),
        host.what_ifs.choose(table, ANN, ""),
        host.what_ifs.try_out(table, ANN, ["end"]),
        host.what_ifs.undo(table, ANN),
    ):
        with refused(Why.REVIEW_IS_FOR_THE_END):
            await refused_now
    table.game = finished
    assert await host.what_ifs.stands(table, ANN) is None
    for stale in (
        host.what_ifs.begin(table, ANN, len(table.running.log)),
        host.what_ifs.choose(table, ANN, "godlike"),
        host.what_ifs.try_out(table, ANN, ["end"]),
    ):
        with pytest.raises(StaleClick):
            await stale


async def test_everybody_has_an_attempt_of_their_own_and_an_old_button_changes_nothing(host: Host) -> None:
    table = await over(host, ("noughts", 0))
    await asyncio.gather(*(host.what_ifs.begin(table, user, 1) for user in (ANN, BOB)))
    now = await standing(host, table, ANN)
    first = now.table.view(ANN).legal[0].text
    await host.what_ifs.try_out(table, ANN, [first], move=now.table.moves)
    with pytest.raises(StaleClick):
        await host.what_ifs.try_out(table, ANN, [first], move=now.table.moves)
    assert (await standing(host, table, BOB)).attempt.tried == ()
    assert len((await standing(host, table, ANN)).attempt.tried) == 1


async def test_what_a_person_has_tried_is_forgotten_with_them(host: Host) -> None:
    table = await over(host, ("noughts", 0))
    await host.what_ifs.begin(table, EVE, 1)
    await host.what_ifs.begin(table, 30, 1)
    await host.people.forget(EVE)
    assert await host.registry.store.people.what_if(table.id, EVE) is None
    assert await host.registry.store.people.what_if(table.id, 30) is not None


async def test_an_attempt_that_newer_rules_do_not_allow_is_kept_as_far_as_it_goes(host: Host) -> None:
    table = await over(host, ("noughts", 0))
    seat, text = table.running.log[0]
    for no_longer in (text, "juggle"):
        tried = f'{{"since":0,"level":"","tried":[[{seat},"{text}"],[{seat},"{no_longer}"]]}}'
        await host.registry.store.people.set_what_if(table.id, EVE, tried)
        assert (await standing(host, table)).attempt.tried == ((seat, text),)
    for spoiled in ("no JSON", '{"since":99,"level":"","tried":[]}'):
        await host.registry.store.people.set_what_if(table.id, EVE, spoiled)
        assert await host.what_ifs.stands(table, EVE) is None


@pytest.mark.parametrize("key", [*GAMES])
async def test_an_attempt_whose_steps_the_rules_no_longer_know_ends_before_them(host: Host, key: str) -> None:
    table = await over(host, (key, 0))
    turn, *_ = await host.what_ifs.turns(table)
    await host.what_ifs.begin(table, EVE, turn.since)
    seat = (await standing(host, table)).table.running.seats_to_act[0]
    await host.what_ifs._keep(table, EVE, Attempt(turn.since, "", ((seat, "frobnicate 7"), (seat, "dance 3"))))
    assert (await standing(host, table)).attempt.tried == ()
