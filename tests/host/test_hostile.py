"""What people do who mean no good, or are only quick, as the host sees it: everything twice, and clocks that jump."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest

from arnak_bot.host import Host, StaleClick, Table, TableError
from arnak_bot.refusals import NoAction
from arnak_bot.store import Store, VoteKind
from tests.host.moves import pass_turn, run_due
from tests.host.stage import ANN, BOB, CHANNEL, EVE, GUILD, Clock, lobby, options_with, refused, running


async def test_two_starts_at_once_start_once(host: Host) -> None:
    table = await lobby(host)
    done = await asyncio.gather(*(host.lobby.start(table, ANN) for _ in range(2)), return_exceptions=True)
    assert sorted(isinstance(each, TableError) for each in done) == [False, True]
    assert sum(post.facts.opening for post in await host.outbox.of_table(table.id)) == 1


async def test_a_hundred_clicks_on_one_button_make_one_move(host: Host, table: Table) -> None:
    clicks = [host.play.play(table, ANN, ["pass"], move=0) for _ in range(100)]
    done = await asyncio.gather(*clicks, return_exceptions=True)
    assert sum(not isinstance(each, BaseException) for each in done) == 1
    assert all(isinstance(each, StaleClick) for each in done if isinstance(each, BaseException))
    assert table.moves == 1


@pytest.mark.parametrize("second", ["end", "play machete", "fly to the moon"])
async def test_joined_actions_do_not_tell_what_the_first_reveals(host: Host, table: Table, second: str) -> None:
    table.running.state.players[0].hand[:] = ["flask"]  # it draws cards, of which a refusal might tell
    with refused(NoAction(second)):
        await host.play.play(table, ANN, ["play flask", second], move=0, together=2)
    assert table.moves == 0 and table.view(ANN).own.hand == ("flask",)


@pytest.mark.parametrize("motion", list(VoteKind))
async def test_a_vote_about_anybody_is_counted_or_refused_with_a_reason(host: Host, motion: VoteKind) -> None:
    table = await running(host)
    for seat in (0, 2, 3, 9):
        try:
            await host.absence.vote(table, BOB, motion, seat, 2**62)
        except TableError as error:
            assert str(error)


async def test_a_clock_that_goes_back_an_hour_neither_loses_nor_hangs_anything(host: Host, clock: Clock) -> None:
    table = await running(host)
    await pass_turn(host, table, ANN)
    clock.now -= timedelta(hours=1)
    await pass_turn(host, table, BOB)
    await run_due(host)
    clock.later(14)
    assert table.id in [number async for changed in host.timers.run_due() for number in changed], "the reminder came"
    await pass_turn(host, table, EVE)
    assert table.id in await host.outbox.tables_with_due_posts(clock.now)


async def test_a_table_that_is_loaded_while_it_is_being_opened_is_one_object(
    host: Host, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    add = store.add

    async def slowly(*arguments: object) -> int:
        number = await add(*arguments)  # type: ignore[arg-type]
        seen.append(await host.registry.table(number))
        return number

    seen: list[Table] = []
    monkeypatch.setattr(store, "add", slowly)
    table = await host.lobby.open(GUILD, CHANNEL, ANN, "Ann", options_with())
    assert table is seen[0] is await host.registry.table(table.id)
