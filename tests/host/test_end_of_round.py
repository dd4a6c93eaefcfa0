"""At the end of a round several players owe an answer; whoever has given theirs is not waited for any more."""

from __future__ import annotations

import random

from arnak_bot.games import GAMES
from arnak_bot.games.arnak.engine import Phase
from arnak_bot.host import Host
from arnak_bot.store import Store, TimerKind
from tests.host.stage import options_with


async def test_who_has_answered_is_neither_awaited_nor_reminded(store: Store) -> None:
    host = Host.of(store, GAMES, chance=random.Random(3))
    table = await host.lobby.open(1, 2, 0, "Ada", options_with(seats=3, auto_end=False, remind_hours=24))
    for user, name in ((1, "Ben"), (2, "Cleo")):
        await host.lobby.join(table, user, name)
    await host.lobby.start(table, 0)
    while table.running.view(None).phase is not Phase.KEEPING:
        seat = table.running.seats_to_act[0]
        legal = [action.text for action in table.running.legal_actions(seat)]
        await host.play.act(table, table.seats[seat].user_id, "pass" if "pass" in legal else legal[0])
    asked = table.running.seats_to_act
    assert len(asked) > 1
    answered, *left = [table.seats[seat] for seat in asked]
    await host.play.act(table, answered.user_id, "keep all")
    assert await host.people.tables_waiting_for(answered.user_id) == []
    for record in left:
        assert [each.table_id for each in await host.people.tables_waiting_for(record.user_id)] == [table.id]
    reminded = {due.seat for due in await store.timers.of_table(table.id) if due.kind is TimerKind.REMIND}
    assert reminded == {record.seat for record in left}
    await host.close()
