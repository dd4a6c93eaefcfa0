"""A version with another option reads the tables, servers and results of versions that did not have it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest

from arnak_bot.game.definition import AnyGame
from arnak_bot.game.options import OF_SEVERAL, Choice, Option, OptionScope
from arnak_bot.games.arnak.wording.messages import ENGLISH
from arnak_bot.host import Host, TableBroken, chosen_options, options_of
from arnak_bot.kit.league import season_of
from arnak_bot.kit.option_words import untranslated
from arnak_bot.store import GuildSettings, Store
from arnak_bot.store import options as stored_options
from arnak_bot.wording.options import value_of
from tests.databases import Where, tamper
from tests.every_game.noughts import NOUGHTS, SIZE
from tests.host.stage import ANN, BOB, CHANNEL, GUILD, Clock, host_on
from tests.varied import varied

WIND = Option("wind", "wind", "strong", OF_SEVERAL, (Choice("strong", "strong"), Choice("calm", "calm")), before="calm")
"""New tables are windy; those that were opened before there was any wind are not."""


def with_options(*options: Option) -> AnyGame:
    words = {option.key: untranslated(option, option.key, "{}") for option in options}
    rated = {"rated": lambda options: options["wind"] == "calm"} if WIND in options else {}
    return varied(NOUGHTS, options=options, option_words=words, **rated)


EARLIER, NOW = with_options(SIZE), with_options(SIZE, WIND)
SIZES_ONLY, WINDY = {"size": 4}, {"size": 4, "wind": "calm"}


def host_with(game: AnyGame, store: Store, clock: Clock) -> Host:
    return host_on(store, clock, {game.key: game})


async def opened(host: Host, game: AnyGame, channel: int, **options: int) -> int:
    table = await host.lobby.open(GUILD, channel, ANN, "Ann", options_of(game, shuffle_seats=False, **options))
    await host.lobby.join(table, BOB, "Bob")
    return table.id


async def play_on(host: Host, number: int, decisions: int) -> None:
    table = await host.registry.table(number)
    for _ in range(decisions):
        if not table.running.over:
            seat = table.running.seats_to_act[0]
            await host.play.play(table, table.seats[seat].user_id, [table.running.legal_actions(seat)[0].text])


async def chosen_by(host: Host, number: int) -> Mapping[str, object]:
    return dict((await host.registry.table(number)).options.game)


async def test_tables_of_before_have_the_earlier_value_and_continue(store: Store, clock: Clock) -> None:
    then = host_with(EARLIER, store, clock)
    lobby, running = [await opened(then, EARLIER, CHANNEL + more, size=4) for more in range(2)]
    await then.lobby.start(await then.registry.table(running), ANN)
    await play_on(then, running, 4)
    now = host_with(NOW, store, clock)
    assert [await chosen_by(now, each) for each in (lobby, running)] == [WINDY, WINDY]
    assert (await now.registry.table(running)).running.setup.options["wind"] == "calm"
    await play_on(now, running, 2)
    again = host_with(NOW, store, clock)
    assert (await again.registry.table(running)).running.log == (await now.registry.table(running)).running.log
    assert await chosen_by(again, await opened(again, NOW, CHANNEL + 2)) == {"size": 3, "wind": "strong"}


async def test_servers_and_results_of_before_have_the_earlier_value(store: Store, clock: Clock) -> None:
    then = host_with(EARLIER, store, clock)
    await then.people.set_guild(GUILD, GuildSettings(options_of(EARLIER, **SIZES_ONLY)))
    number = await opened(then, EARLIER, CHANNEL)
    await then.lobby.start(await then.registry.table(number), ANN)
    await play_on(then, number, 100)
    now = host_with(NOW, store, clock)
    settings = await now.people.guild(GUILD)
    assert value_of(WIND, settings.proposed, NOW, ENGLISH) == "calm"
    chosen = chosen_options(now.registry.games, {"remind": 12}, settings.proposed, OptionScope.NEW)
    table = await now.lobby.open(GUILD, CHANNEL, ANN, "Ann", chosen)
    assert dict(table.options.game) == WINDY
    results = [
        *await now.people.results(user_id=ANN),
        *(each for _, each in await now.people.dated_results(user_id=ANN)),
    ]
    assert {each.options["wind"] for each in results} == {"calm"}
    assert {each.user_id for each in await now.ratings.league(GUILD, NOW, season_of(0, clock.now))} == {ANN, BOB}


async def test_a_month_of_the_ladder_is_dealt_on_as_it_began(store: Store, clock: Clock) -> None:
    alone = {"seats": range(1, 3)}
    then = host_with(varied(EARLIER, **alone), store, clock)
    await then.people.set_guild(GUILD, GuildSettings(options_of(EARLIER), ladder=True))
    await then.ladder.look()
    game = varied(NOW, **alone)
    attempt = await host_with(game, store, clock).ladder.begin(GUILD, CHANNEL, ANN, "Ann", game, None)
    assert attempt.options.game["wind"] == "calm"


async def test_a_log_of_before_is_played_again(store: Store, clock: Clock) -> None:
    then = host_with(EARLIER, store, clock)
    number = await opened(then, EARLIER, CHANNEL)
    await then.lobby.start(await then.registry.table(number), ANN)
    await play_on(then, number, 100)
    game = (await then.registry.table(number)).running
    assert NOW.log.replay(EARLIER.log.write(game, None)).setup.options["wind"] == "calm"


async def test_an_option_that_always_existed_is_still_required(store: Store, clock: Clock, database: Where) -> None:
    number = await opened(host_with(EARLIER, store, clock), EARLIER, CHANNEL)
    tamper(database, "UPDATE tables SET options = replace(options, ?, '')", '"size":3')
    with pytest.raises(TableBroken, match="missing size"):
        await host_with(NOW, store, clock).registry.table(number)


async def test_an_option_of_every_game_is_read_with_its_earlier_value(
    store: Store, clock: Clock, database: Where, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`hints` stands for it: rows that lack it are those of before."""
    then = host_with(EARLIER, store, clock)
    number = await opened(then, EARLIER, CHANNEL, size=4)
    await then.lobby.start(await then.registry.table(number), ANN)
    await then.people.set_guild(GUILD, GuildSettings(options_of(EARLIER)))
    tamper(database, "UPDATE tables SET options = replace(options, ?, '')", '"hints":false,')
    tamper(database, "UPDATE guilds SET settings = replace(settings, ?, '')", '"hints": false, ')
    with pytest.raises(TableBroken, match="missing hints"):
        await host_with(EARLIER, store, clock).registry.table(number)
    newer = [replace(each, before=True) if each.key == "hints" else each for each in stored_options.HOST_OPTIONS]
    monkeypatch.setattr(stored_options, "HOST_OPTIONS", tuple(newer))
    now = host_with(EARLIER, store, clock)
    assert (await now.registry.table(number)).options.hints
    assert (await now.people.guild(GUILD)).proposed.hints
    [waiting] = await now.people.tables_waiting_for(ANN)
    [listed] = await store.servers.open_tables(GUILD)
    assert waiting.options is not None and waiting.options.game_key == listed.game_key == EARLIER.key
