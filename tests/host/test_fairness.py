"""Fair by proof: what the lobby promised, what the players added, and what anybody can check at the end."""

from __future__ import annotations

import random

from arnak_bot.games import GAMES
from arnak_bot.games.arnak.engine.logfile import LOG
from arnak_bot.host import Host
from arnak_bot.kit.fairness import commitment_of, game_seed, seat_order
from arnak_bot.refusals import Why
from arnak_bot.store import Store
from tests.host.moves import play_to_the_last_decision
from tests.host.stage import ANN, BOB, CHANNEL, EVE, GUILD, Clock, lobby, options_with, refused, running


async def test_the_commitment_is_made_before_anybody_joins_and_kept(host: Host) -> None:
    table = await host.lobby.open(GUILD, CHANNEL, ANN, "Ann", options_with(seats=3), entropy="1001")
    promised = table.commitment
    await host.lobby.join(table, BOB, "Bob", entropy="1002")
    await host.lobby.join(table, EVE, "Eve", entropy="1003")
    await host.lobby.start(table, ANN)
    assert table.commitment == promised and table.part is not None
    assert promised == commitment_of(table.part)
    assert table.seed == game_seed(table.part, table.joined) and len(table.joined) == 3
    assert list(table.names) == seat_order(["Ann", "Bob", "Eve"], table.seed)


async def test_every_join_changes_the_seed_and_cannot_be_withdrawn(store: Store) -> None:
    seeds = set()
    for channel, (entropy, leaves) in enumerate([("1", False), ("2", False), ("1", True)]):
        host = Host(store, GAMES, Clock(), random.Random(7))
        table = await host.lobby.open(GUILD, channel, ANN, "Ann", options_with(seats=3), entropy="0")
        await host.lobby.join(table, BOB, "Bob", entropy=entropy)
        if leaves:
            await host.lobby.leave(table, BOB)
            await host.lobby.join(table, BOB, "Bob", entropy="9")
        await host.lobby.start(table, ANN)
        assert table.part is not None
        seeds.add(table.seed)
    assert len(seeds) == 3


async def test_the_log_file_of_a_finished_game_proves_it_and_names_nobody(host: Host, fresh: Host) -> None:
    table = await running(host)
    promised = table.commitment
    user, text = await play_to_the_last_decision(host, table)
    with refused(Why.LOG_IS_SECRET):
        await host.history.log_file(table)
    await host.play.play(table, user, [text])
    again = await fresh.registry.table(table.id)
    log = await fresh.history.log_file(again)
    checks = LOG.checks(log, promised)
    assert len(checks) >= 5 and all(check.holds for check in checks), checks
    assert not any(check.holds for check in LOG.checks(log, commitment_of("another"))[1:2])
    assert "Ann" not in log and str(ANN) not in [word for line in log.splitlines() for word in line.split()]


async def test_a_game_that_was_stopped_before_its_end_has_no_log_file_and_nothing_to_look_back_at(host: Host) -> None:
    table = await running(host)
    await host.lobby.stop(table, ANN, moderator=False)
    with refused(Why.STOPPED_UNFINISHED):
        await host.history.log_file(table)
    with refused(Why.STOPPED_UNFINISHED):
        table.finished(host.registry.now())


async def test_a_solo_game_is_provably_fair_too(host: Host) -> None:
    options = options_with(seats=1, rival=1)
    table = await host.lobby.open_alone(None, CHANNEL, ANN, "Ann", options, entropy="5")
    assert table.part is not None and table.seed == game_seed(table.part, table.joined)


async def test_the_hosts_part_of_a_running_game_is_only_in_the_store(host: Host, store: Store) -> None:
    table = await lobby(host)
    assert table.part is not None
    assert all(table.part not in repr(post) for post in await store.outbox.all())
