"""The ladder: one deal a month for everybody of a server, one attempt each, sealed until the month is over."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from arnak_bot.game.definition import AnyGame
from arnak_bot.games import GAMES
from arnak_bot.host import Host, Table
from arnak_bot.host.ladder import standing
from arnak_bot.host.options import default_settings
from arnak_bot.host.waiting import timestamp
from arnak_bot.kit.fairness import Proof, commitment_of
from arnak_bot.refusals import Sealed, Why
from arnak_bot.store import LadderPlace, NoticeOf, Status, Store
from dataclasses import replace
from tests.host.stage import ANN, BOB, DAN, EVE, GUILD, Clock, host_on, play_to_the_last_decision, refused

OTHER_GUILD = 2
NEWS = 77
ARNAK = GAMES["arnak"]
END = datetime(2026, 2, 1, tzinfo=UTC)
NAMES = {ANN: "Ann", BOB: "Bob", EVE: "Eve", DAN: "Dan"}
SEALED = Sealed(END)


async def switch_on(host: Host, guild: int = GUILD, **more: Any) -> None:
    await host.people.set_guild(guild, replace(default_settings(host.registry.shelf), ladder=True, **more))


async def attempt(host: Host, user: int, game: AnyGame = ARNAK, guild: int = GUILD) -> Table:
    return await host.ladder.begin(guild, 100 * guild + user, user, NAMES[user], game, None)


async def finished(host: Host, user: int, game: AnyGame = ARNAK) -> Table:
    """An attempt that does as little as possible."""
    table = await attempt(host, user, game)
    who, last = await play_to_the_last_decision(host, table)
    await host.play.act(table, who, last)
    return table


async def secret(host: Host, guild: int = GUILD) -> str:
    return (await host.ladder.months(guild))[0].secret


async def places(host: Host, month: str = "2026-01") -> list[tuple[int, str | None, int | None]]:
    ordered = standing(await host.ladder.places(GUILD, month), "arnak")
    return [(at, each.name, each.points) for at, each in ordered]


async def test_a_server_has_no_ladder_unless_its_moderators_want_one(host: Host) -> None:
    with refused(Why.NO_LADDER):
        await host.ladder.months(GUILD)
    with refused(Why.NO_LADDER):
        await attempt(host, ANN)
    assert not await host.ladder.look()
    await switch_on(host)
    assert [each.month for each in await host.ladder.months(GUILD)] == ["2026-01"]


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
async def test_all_attempts_of_a_month_have_the_same_deal_and_other_servers_and_months_another(
    host: Host, clock: Clock, game: AnyGame
) -> None:
    for guild in (GUILD, OTHER_GUILD):
        await switch_on(host, guild)
    ann, bob = await attempt(host, ANN, game), await attempt(host, BOB, game)
    assert ann.running.fingerprint() == bob.running.fingerprint() and ann.seed == bob.seed
    assert ann.options == bob.options and ann.edition == bob.edition
    assert [each.user_id for each in ann.seats if each.user_id != ANN] == [
        each.user_id for each in bob.seats if each.user_id != BOB
    ]
    assert ann.seat_of(ANN) == bob.seat_of(BOB)
    elsewhere = await attempt(host, EVE, game, OTHER_GUILD)
    clock.later(31 * 24)
    later = await attempt(host, DAN, game)
    assert len({ann.seed, elsewhere.seed, later.seed}) == 3
