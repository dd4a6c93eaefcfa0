"""The ladder: one deal a month for everybody of a server, one attempt each, sealed until the month is over."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest

from arnak_bot.game.definition import AnyGame
from arnak_bot.game.options import OptionScope
from arnak_bot.games import GAMES
from arnak_bot.games.arnak.definition import GAME as ARNAK
from arnak_bot.games.lost_cities.definition import GAME as CITIES
from arnak_bot.games.lost_cities.players.thinker import LEVELLED
from arnak_bot.host import Host, Table, TableError
from arnak_bot.host.ladder import standing
from arnak_bot.host.options import default_settings, games_for
from arnak_bot.kit.fairness import Proof, commitment_of
from arnak_bot.refusals import Refusal, Sealed, Why
from arnak_bot.store import NoteKind, Notice, NoticeOf, PostKind, ResultRecord, Status, Store
from tests.databases import Where, tamper
from tests.host.moves import pass_turn, play_out, then_computers
from tests.host.stage import ANN, BOB, DAN, EVE, GUILD, NAMES, Clock, host_on, refused

OTHER_GUILD, NEWS = 2, 77
END = datetime(2026, 2, 1, tzinfo=UTC)
A_MONTH = 31 * 24


async def switch_on(host: Host, guild: int = GUILD, **more: Any) -> None:
    settings = {"ladder": True, **more}
    await host.people.set_guild(guild, replace(default_settings(host.registry.games), **settings))


@pytest.fixture
async def host(host: Host) -> Host:
    """A host on whose server there is a ladder."""
    await switch_on(host)
    return host


async def attempt(host: Host, user: int, game: AnyGame = ARNAK, guild: int = GUILD) -> Table:
    return await host.ladder.begin(guild, 1000 * guild + user, user, NAMES[user], game, None)


async def finished(host: Host, user: int) -> Table:
    return await play_out(host, await attempt(host, user))


async def listed(host: Host, month: str = "2026-01") -> list[tuple[int, str | None]]:
    return [(at, each.name) for at, each in standing(await host.ladder.places(GUILD, month), "arnak")]


async def refusal_of(doing: Awaitable[object]) -> Refusal | None:
    try:
        await doing
    except TableError as error:
        return error.refusal
    return None


async def notices(host: Host) -> list[Notice]:
    """What is to be told of, which is then as good as told."""
    due = [*await host.notices.due()]
    for each in due:
        await host.notices.delivered(each)
    return due


# --- the deal ---------------------------------------------------------------------------------------


async def test_a_server_has_a_ladder_only_if_its_moderators_want_one(fresh: Host) -> None:
    for asked in (fresh.ladder.months(GUILD), attempt(fresh, ANN)):
        with refused(Why.NO_LADDER):
            await asked
    assert not await fresh.ladder.look()
    await switch_on(fresh)
    assert [each.month for each in await fresh.ladder.months(GUILD)] == ["2026-01"]


@pytest.mark.parametrize("game", games_for(GAMES, OptionScope.SOLO), ids=lambda game: game.key)
async def test_the_deal_is_that_of_the_month_the_server_and_the_game(host: Host, clock: Clock, game: AnyGame) -> None:
    await switch_on(host, OTHER_GUILD)
    ann, bob = await attempt(host, ANN, game), await attempt(host, BOB, game)
    assert ann.running.to_dict() == bob.running.to_dict() and (ann.seed, ann.options) == (bob.seed, bob.options)
    assert ann.seat_of(ANN) == bob.seat_of(BOB)
    others = {ANN, BOB}
    of_ann, of_bob = ([each for each in table.seats if each.user_id not in others] for table in (ann, bob))
    assert of_ann == of_bob
    elsewhere = await attempt(host, EVE, game, OTHER_GUILD)
    clock.later(A_MONTH)
    later = await attempt(host, DAN, game)
    assert len({table.seed for table in (ann, elsewhere, later)}) == 3


async def test_games_for_one_are_played_alone_and_others_against_an_able_computer(host: Host) -> None:
    for at, (key, computers) in enumerate({"arnak": [], "lost-cities": ["able"], "lost-ark": []}.items()):
        table = await attempt(host, ANN + at, GAMES[key])
        assert sorted(each.computer for each in table.seats) == ["", *computers]


async def test_what_a_server_proposes_and_what_a_player_prefers_does_not_change_the_deal(host: Host) -> None:
    ann = await attempt(host, ANN)
    proposed = replace(default_settings(host.registry.games).proposed, hints=True, deadline_hours=1, level="strong")
    await switch_on(host, proposed=replace(proposed, game=proposed.game.with_choice("board", "snake")))
    bob = await attempt(host, BOB)
    assert ann.running.to_dict() == bob.running.to_dict() and ann.options == bob.options


async def test_novelties_come_with_the_next_month(host: Host, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = await attempt(host, ANN)
    harder = [replace(each, otherwise={}, default=3) if each.key == "rival" else each for each in ARNAK.options]
    monkeypatch.setattr(type(ARNAK), "options", tuple(harder))
    with monkeypatch.context() as newer:
        newer.setattr(type(ARNAK), "newest_edition", ARNAK.newest_edition + 1)
        bob = await attempt(host, BOB)
    assert bob.edition == ann.edition and bob.running.to_dict() == ann.running.to_dict()
    clock.later(A_MONTH)
    assert (await attempt(host, EVE)).options.game["rival"] == 3


async def test_two_processes_that_open_a_month_at_once_have_one_secret(host: Host, fresh: Host) -> None:
    ann, bob = await asyncio.gather(attempt(host, ANN), attempt(fresh, BOB))
    assert ann.seed == bob.seed


async def test_the_computer_counts_thoughts_and_no_seconds(host: Host) -> None:
    table = await attempt(host, ANN, CITIES)
    game, late = table.running.copy(), iter(range(10**9))
    at_leisure, in_a_hurry = LEVELLED["able"]("x"), LEVELLED["able"]("x", clock=lambda: 1000.0 * next(late))
    for _ in range(60):
        (seat,) = game.seats_to_act
        chosen = at_leisure.choose(game, seat)
        assert in_a_hurry.choose(game, seat) == chosen
        game.apply(chosen, seat)


async def test_the_same_moves_are_answered_by_the_same_moves_of_the_computer(host: Host) -> None:
    logs = []
    for user in (ANN, BOB):
        table = await attempt(host, user, CITIES)
        for _ in range(12):
            await host.computers.wait_until_idle()
            await host.play.play(table, user, [table.running.legal_actions(table.seat_of(user))[0].text])
        await host.computers.wait_until_idle()
        logs.append(table.running.log)
    assert logs[0] == logs[1] and len({seat for seat, _ in logs[0]}) == 2


# --- one attempt ------------------------------------------------------------------------------------


async def test_everybody_has_one_attempt_a_month_game_and_server(host: Host, clock: Clock) -> None:
    await switch_on(host, OTHER_GUILD)
    await finished(host, ANN)
    with refused(Why.ATTEMPT_MADE):
        await attempt(host, ANN)
    other = await attempt(host, ANN, CITIES)
    await attempt(host, ANN, ARNAK, OTHER_GUILD)
    await host.lobby.stop(other, ANN, moderator=False)
    clock.later(A_MONTH)
    await attempt(host, ANN)


async def test_whoever_presses_twice_at_once_gets_one_attempt(host: Host, fresh: Host) -> None:
    both = [each.ladder.begin(GUILD, 50 + at, ANN, "Ann", ARNAK, None) for at, each in enumerate((host, fresh))]
    found = await asyncio.gather(*both, return_exceptions=True)
    assert sorted(type(each).__name__ for each in found) == ["Table", "TableError"]
    assert len(await host.ladder.places(GUILD, "2026-01")) == 1


async def test_an_attempt_needs_direct_messages_without_another_table_and_is_not_used_up_without(host: Host) -> None:
    other = await attempt(host, ANN, CITIES)
    with refused(Why.DIRECT_MESSAGES_TAKEN):
        await attempt(host, ANN)
    await host.lobby.stop(other, ANN, moderator=False)
    await attempt(host, ANN)


async def test_an_attempt_that_is_stopped_or_left_is_used_up_and_counts_as_none(host: Host) -> None:
    await host.lobby.stop(await attempt(host, ANN), ANN, moderator=False)
    await host.absence.resign(await attempt(host, BOB), BOB)
    for user in (ANN, BOB):
        with refused(Why.ATTEMPT_MADE):
            await attempt(host, user)
    assert await listed(host) == []


async def test_an_attempt_cannot_be_given_to_somebody_else(host: Host) -> None:
    table = await attempt(host, ANN, CITIES)
    with refused(Why.ATTEMPT_IS_YOURS):
        await host.absence.offer_seat(table, ANN, table.player(ANN), BOB)


async def test_there_are_no_hints_and_undo_ends_at_what_was_revealed(host: Host) -> None:
    table = await attempt(host, ANN)
    with refused(Why.NO_HINTS_ON_LADDER):
        await host.hints.advice(table, ANN)
    assert not host.hints.may_ask(table)
    await host.play.play(table, ANN, ["pass"])
    await host.play.undo(table, ANN)
    await pass_turn(host, table, ANN)
    with refused(Why.NO_TAKING_BACK_ON_LADDER):
        await host.absence.ask_take_back(table, ANN)


async def test_no_computer_plays_an_attempt_of_somebody_who_is_away(host: Host) -> None:
    table = await then_computers(host, attempt(host, ANN, CITIES))
    before = table.running.log
    assert await then_computers(host, host.absence.go_away(ANN, 5)) == []
    assert table.running.log == before and not table.seats[0].computer


# --- what stays closed ------------------------------------------------------------------------------


async def closed_to(host: Host, table: Table) -> list[Refusal | None]:
    """What comes of asking for whatever tells of a deal."""
    return [await refusal_of(host.history.log_file(table)), await refusal_of(host.hints.review(table))]


async def test_log_and_review_are_closed_to_all_until_the_month_is_over(host: Host, clock: Clock, store: Store) -> None:
    table = await finished(host, ANN)
    clock.now = END.replace(year=2026, month=1, day=31, hour=23, minute=59)
    assert await closed_to(host, table) == [Sealed(END), Sealed(END)]
    again = await host_on(store, clock).registry.table(table.id)
    assert await closed_to(host, again) == [Sealed(END), Sealed(END)], "after a restart"
    clock.now = END
    assert await refusal_of(host.history.log_file(table)) is None


async def test_the_log_proves_that_the_deal_follows_from_the_announced_secret(host: Host, clock: Clock) -> None:
    announced = commitment_of((await host.ladder.months(GUILD))[0].secret)
    table = await finished(host, ANN)
    assert table.commitment == announced
    clock.now = END
    secret = (await host.ladder.months(GUILD))[-1].secret
    assert commitment_of(secret) == announced and secret in await host.history.log_file(table)
    assert Proof(secret, ("ladder 2026-01 arnak",)).seed == table.seed


async def results(host: Host) -> list[list[ResultRecord]]:
    people = host.people
    dated = [result for _, result in await people.dated_results(user_id=ANN)]
    return [await people.results(user_id=ANN), await people.results(user_id=ANN, game="arnak"), dated]


async def test_statistics_and_files_know_of_no_attempt_until_the_month_is_closed(host: Host, clock: Clock) -> None:
    table = await finished(host, ANN)
    assert await results(host) == [[], [], []]
    clock.now = END
    await host.ladder.look()
    assert [[each.table_id for each in found] for found in await results(host)] == [[table.id]] * 3
    assert await host.people.results(guild_id=GUILD) == [], "an attempt belongs to no channel of the server"


async def test_a_server_hears_nothing_of_an_attempt_by_its_list_or_webhook_or_audit(host: Host) -> None:
    await switch_on(host, audit=NEWS, webhook="https://example.org", webhook_secret="x")
    running = await attempt(host, ANN)
    assert await host.registry.store.servers.open_tables(GUILD) == []
    await play_out(host, running)
    await host.lobby.stop(await attempt(host, BOB), BOB, moderator=False)
    assert [each for each in await notices(host) if each.kind not in (NoticeOf.LADDER_OPENED,)] == []


async def test_a_table_that_is_no_attempt_is_not_sealed(host: Host) -> None:
    table = await host.lobby.open_alone(None, 9, ANN, "Ann", (await attempt(host, BOB)).options)
    assert table.sealed_until is None and host.hints.may_ask(table)
    await play_out(host, table)
    assert await host.history.log_file(table) and [len(found) for found in await results(host)] == [1, 1, 1]


# --- the standing -----------------------------------------------------------------------------------


async def test_those_who_have_won_come_first_then_points_and_equals_share_a_place(host: Host, database: Where) -> None:
    tables = {user: (await finished(host, user)).id for user in (ANN, BOB, EVE, DAN)}
    for user, points, rank in ((ANN, 60, 1), (BOB, 80, 2), (EVE, 60, 1), (DAN, 81, 2)):
        tamper(database, f"UPDATE results SET points = {points}, rank = {rank} WHERE table_id = {tables[user]}")
    assert await listed(host) == [(1, "Ann"), (1, "Eve"), (3, "Dan"), (4, "Bob")]


async def test_an_attempt_goes_on_after_a_restart_in_the_middle(host: Host, clock: Clock, store: Store) -> None:
    await host.play.play(await attempt(host, ANN), ANN, ["pass"])
    anew = host_on(store, clock)
    (place,) = await anew.ladder.places(GUILD, "2026-01")
    table = await play_out(anew, await anew.registry.table(place.table_id))
    assert table.sealed_until == END and await listed(anew) == [(1, "Ann")]
    with refused(Why.ATTEMPT_MADE):
        await attempt(anew, ANN)


async def test_an_attempt_not_finished_in_time_counts_as_none_and_can_be_played_on(host: Host, clock: Clock) -> None:
    await finished(host, BOB)
    late = await attempt(host, ANN)
    clock.now = END
    await host.ladder.look()
    await host.ladder.look()
    told = await host.outbox.of_table(late.id)
    assert [each.facts.note for each in told if each.kind is PostKind.NOTE] == [NoteKind.MONTH_OVER], "once, at once"
    await play_out(host, late)
    assert late.status is Status.OVER and await listed(host) == [(1, "Bob")]
    assert await results(host) == [[], [], []], "its deal was known"
    again = await host_on(host.registry.store, clock).registry.table(late.id)
    assert again.status is Status.OVER and await results(host) == [[], [], []], "nor after it was repaired"


async def test_whoever_is_forgotten_stays_in_the_standing_as_a_deleted_player(host: Host) -> None:
    await finished(host, ANN)
    await finished(host, BOB)
    await host.people.forget(ANN)
    assert sorted(await listed(host), key=str) == [(1, "Bob"), (1, None)]
    assert all(each.user_id != ANN for each in await host.ladder.places(GUILD, "2026-01"))
    await host.people.forget(BOB)
    assert await listed(host) == [(1, None), (1, None)], "also several at the same game"


async def test_whoever_is_forgotten_gets_no_second_attempt_and_is_recognized_only_until_the_month_is_over(
    host: Host, clock: Clock
) -> None:
    first, second = await finished(host, ANN), await finished(host, BOB)
    await host.people.forget(ANN)
    with refused(Why.ATTEMPT_MADE):
        await attempt(host, ANN)
    await attempt(host, ANN, CITIES)
    clock.now = END
    await host.ladder.look()
    played = {each.table_id: each.user_id for each in await host.ladder.places(GUILD, "2026-01")}
    assert (played[first.id], played[second.id]) == (-first.id, BOB)
    await host.people.forget(BOB)
    assert [each.user_id for each in await host.ladder.places(GUILD, "2026-01")][:2] == [-first.id, -second.id]


# --- months -----------------------------------------------------------------------------------------


async def test_each_month_begun_and_each_game_of_one_ended_is_news_once(host: Host, clock: Clock, store: Store) -> None:
    await switch_on(host, news=NEWS)
    assert await host.ladder.look() and not await host.ladder.look()
    await finished(host, ANN)
    await attempt(host, BOB, CITIES)
    opened = (GUILD, NEWS, NoticeOf.LADDER_OPENED, {"month": "2026-01"})
    assert [(each.guild_id, each.channel_id, each.kind, each.facts) for each in await notices(host)] == [opened]
    clock.now = END
    anew = host_on(store, clock)
    assert await anew.ladder.look() and not await anew.ladder.look() and not await host.ladder.look()
    assert [(each.kind, each.facts) for each in await notices(anew)] == [
        (NoticeOf.LADDER_CLOSED, {"game": "arnak", "month": "2026-01"}),
        (NoticeOf.LADDER_CLOSED, {"game": "lost-cities", "month": "2026-01"}),
        (NoticeOf.LADDER_OPENED, {"month": "2026-02"}),
    ]


async def test_a_ladder_switched_off_ends_its_month_in_silence_and_begins_no_other(host: Host, clock: Clock) -> None:
    await switch_on(host, news=NEWS)
    table = await finished(host, ANN)
    await notices(host)
    await switch_on(host, news=NEWS, ladder=False)
    assert await closed_to(host, table) == [Sealed(END), Sealed(END)], "others may have played on"
    clock.now = END
    assert not await host.ladder.look() and await notices(host) == []
    assert len((await results(host))[0]) == 1


async def test_the_secret_of_a_month_is_in_no_log_and_no_view(host: Host, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("DEBUG")
    await switch_on(host, news=NEWS)
    table = await finished(host, ANN)
    secret = (await host.ladder.months(GUILD))[0].secret
    told = [caplog.text, repr(table.view(ANN)), repr(table.view(None)), repr(await notices(host))]
    assert not [each for each in told if secret in each or str(table.seed) in each]
