"""The league of a server: ratings from finished games between people, and seasons that are told when they end."""

from __future__ import annotations

import random
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest
from openskill.models import PlackettLuce

from arnak_bot.game.options import GameOptions
from arnak_bot.games import GAMES
from arnak_bot.host import Host
from arnak_bot.host.waiting import timestamp
from arnak_bot.kit.league import Member, league, season_called, season_of
from arnak_bot.store import Change, NewTable, NoticeOf, Person, ResultRecord, SeasonLength, Status, Store
from arnak_bot.store.records import TableStatus
from tests.host.stage import ANN, BOB, DAN, EVE, GUILD, Clock, options_with

OPTIONS = options_with()
NEWS = 77


def result(table: int, seat: int, user: int, rank: int, players: int, **more: object) -> ResultRecord:
    given = ResultRecord(table, seat, user, GUILD, "arnak", OPTIONS.game, players, 60 - 5 * rank, rank, 3600)
    return replace(given, **more)  # type: ignore[arg-type]


def game(table: int, *users: int, ranks: tuple[int, ...] = (), **more: object) -> list[ResultRecord]:
    """A finished game, its players in the order of their ranks."""
    ordered = zip(users, ranks or range(1, len(users) + 1), strict=True)
    return [result(table, seat, user, rank, len(users), **more) for seat, (user, rank) in enumerate(ordered)]


def by_user(members: list[Member]) -> dict[int, Member]:
    return {each.user_id: each for each in members}


async def finished(store: Store, ended: str, *users: int, **more: Any) -> None:
    """Write a game that ended at a time."""
    new = NewTable(GUILD, 1000 + random.randrange(10**9), ANN, OPTIONS, ended, "part")
    life = TableStatus(Status.OVER, ended_at=ended)
    await store.add(new, Change(0, 0, ended, life, results=tuple(game(0, *users, **more))))


def test_the_library_still_rates_its_own_published_example_as_it_says() -> None:
    model = PlackettLuce()
    (a, b), (x, y) = model.rate([[model.rating(), model.rating()], [model.rating(), model.rating()]])
    assert a.mu == b.mu == pytest.approx(26.964294621803063) and a.sigma == pytest.approx(8.177962604389991)
    assert x.mu == y.mu == pytest.approx(23.035705378196937) and x.sigma == pytest.approx(8.177962604389991)


def test_one_game_moves_both_by_what_the_library_says() -> None:
    model = PlackettLuce()
    ((won,), (lost,)) = model.rate([[model.rating()], [model.rating()]], ranks=[1, 2])
    first, second = league(game(1, ANN, BOB))
    assert (first.user_id, first.rating, first.spread) == (ANN, round(60 * won.mu), round(120 * won.sigma))
    assert (second.user_id, second.rating) == (BOB, round(60 * lost.mu)) and first.rating > 1500 > second.rating
    assert (first.games, first.won, first.best, first.turn_seconds) == (1, 1, 55, 3600)


def test_a_simulated_league_comes_to_its_true_order() -> None:
    chance, strengths = random.Random(4), dict(enumerate((40, 34, 28, 22, 16, 10), start=1))
    results = []
    for table in range(400):
        seats = chance.sample(list(strengths), chance.choice((2, 3, 4)))
        drawn = sorted(seats, key=lambda user: -chance.gauss(strengths[user], 8))
        results += game(table, *drawn)
    assert [each.user_id for each in league(results)] == list(strengths)


def test_games_with_computers_or_alone_do_not_count_and_a_tie_favours_nobody() -> None:
    assert league([*game(1, ANN, BOB, computers=1), *game(2, ANN)]) == []
    tied = league(game(1, ANN, BOB, ranks=(1, 1)))
    assert [each.rating for each in tied] == [1500, 1500] and [each.won for each in tied] == [1, 1]


def test_who_does_not_wish_to_be_rated_or_was_forgotten_is_an_unknown_opponent() -> None:
    often = [each for table in range(9) for each in game(table, ANN, EVE)]
    against = [*often, *game(9, BOB, EVE)]
    hidden = by_user(league(against, frozenset({EVE})))
    assert hidden.keys() == {ANN, BOB}
    assert hidden[BOB].rating == by_user(league(game(9, BOB, DAN)))[BOB].rating, "nothing is known of her"
    forgotten = [replace(each, user_id=-each.table_id * 10 - 1) if each.user_id == EVE else each for each in against]
    assert by_user(league(forgotten)) == hidden


def test_after_few_games_a_player_comes_last_whatever_they_won() -> None:
    often = [each for table in range(5) for each in game(table, ANN, BOB)]
    members = league([*often, *game(9, EVE, ANN)])
    assert [each.user_id for each in members] == [ANN, BOB, EVE]
    assert [each.provisional for each in members] == [False, False, True]


def test_seasons_are_months_or_quarters_and_name_the_one_before() -> None:
    at = datetime(2026, 1, 31, 23, 59, tzinfo=UTC)
    month, quarter = season_of(1, at), season_of(3, at)
    assert (month.key, quarter.key) == ("2026-01", "2026-Q1")
    assert month.before is not None and month.before.key == "2025-12" and month.before.until == month.since
    assert quarter.before is not None and quarter.before.key == "2025-Q4" and quarter.before.until == quarter.since
    assert season_of(0, at).before is None
    for each in (month, quarter, season_of(0, at)):
        assert season_called(each.key) == each


async def test_a_league_counts_what_ended_in_its_season_on_its_server(host: Host, store: Store, clock: Clock) -> None:
    clock.now = datetime(2026, 3, 10, tzinfo=UTC)
    await finished(store, "2026-02-28T23:59:59+00:00", ANN, BOB)
    await finished(store, "2026-03-01T00:00:00+00:00", EVE, BOB)
    arnak, march = GAMES["arnak"], season_of(1, clock.now)
    assert march.before is not None
    assert by_user(await host.ratings.league(GUILD, arnak, march)).keys() == {EVE, BOB}
    assert by_user(await host.ratings.league(GUILD, arnak, march.before)).keys() == {ANN, BOB}
    assert by_user(await host.ratings.league(GUILD, arnak, season_of(0, clock.now))).keys() == {ANN, BOB, EVE}
    assert await host.ratings.league(GUILD + 1, arnak, march) == []
    assert await host.ratings.league(GUILD, GAMES["lost-cities"], march) == []
    await host.people.set_person(BOB, Person(rated=False))
    assert by_user(await host.ratings.league(GUILD, arnak, march)).keys() == {EVE}
    await host.people.forget(EVE)
    assert await host.ratings.league(GUILD, arnak, march) == []


async def test_a_game_that_all_win_or_lose_together_does_not_count(host: Host, store: Store, clock: Clock) -> None:
    ark = GAMES["lost-ark"]
    chosen = {option.key: option.default for option in ark.options}
    for together in (True, False):
        told = GameOptions.of({**chosen, "together": together})
        await finished(store, "2026-01-01T00:00:00+00:00", ANN, BOB, game_key="lost-ark", options=told)
    members = await host.ratings.league(GUILD, ark, season_of(0, clock.now))
    assert [each.games for each in members] == [1, 1]


async def test_the_end_of_a_season_is_told_once_a_game(host: Host, fresh: Host, store: Store, clock: Clock) -> None:
    clock.now = datetime(2026, 2, 20, tzinfo=UTC)
    await finished(store, timestamp(clock.now), ANN, BOB)
    settings = await host.people.guild(GUILD)
    await host.people.set_guild(GUILD, replace(settings, news=NEWS, season=SeasonLength.MONTH))
    assert not await host.ratings.close_seasons(), "nothing was played in January"
    clock.now = datetime(2026, 3, 1, tzinfo=UTC)
    assert await host.ratings.close_seasons()
    assert not await host.ratings.close_seasons() and not await fresh.ratings.close_seasons()
    (notice,) = await fresh.notices.due()
    assert (notice.kind, notice.channel_id) == (NoticeOf.SEASON, NEWS)
    assert notice.facts == {"game": "arnak", "season": "2026-02"}


@pytest.mark.parametrize("without", [{"news": None}, {"rated": False}, {"season": SeasonLength.NONE}])
async def test_without_seasons_league_or_channel_no_news(host: Host, store: Store, without: dict[str, object]) -> None:
    await finished(store, "2025-12-20T00:00:00+00:00", ANN, BOB)
    settings = replace(await host.people.guild(GUILD), news=NEWS, season=SeasonLength.QUARTER)
    await host.people.set_guild(GUILD, replace(settings, **without))  # type: ignore[arg-type]
    assert not await host.ratings.close_seasons() and not await host.notices.due()
