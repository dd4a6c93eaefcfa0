"""Hints by computers: hints for whoever may ask, thought once for all who do, and looks back that are kept."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from unittest.mock import AsyncMock

import pytest

from arnak_bot.game.thinking import MOST_ADVICE, Advice, Look, Moment, Review
from arnak_bot.games.arnak.definition import GAME as ARNAK
from arnak_bot.games.arnak.engine import Game
from arnak_bot.games.arnak.engine.content import CARD_BY_ID, ROUNDS
from arnak_bot.games.arnak.engine.events import Passed, Played
from arnak_bot.games.arnak.players.reviewer import ArnakReviewer
from arnak_bot.host import Host, Table, TableError
from arnak_bot.refusals import Why
from arnak_bot.store import Status, Store
from images.arnak.marks import marks_of
from tests.host.moves import play_out
from tests.host.stage import ANN, BOB, CHANNEL, GUILD, Clock, Games, Here, host_on, options_with, refused, running
from tests.host.test_computers import with_computers
from tests.varied import varied

pytestmark = pytest.mark.whole_check


class Hasty(ArnakReviewer):
    """Looks back at three turns alone: whole games take too long to try all day."""

    def stops(self, game: Game) -> tuple[int, ...]:
        return super().stops(game)[-3:]


class Severe(ArnakReviewer):
    """Takes every decision for a mistake."""

    def look(self, game: Game, ply: int, chance: str) -> Look:
        seat, text = game.log[ply]
        played, better = Advice((text,), 20.0, 0.5), Advice(("dig harbor",), 40.0, 0.5)
        return Look(ply, 1, seat, 40.0, 5.0, False, played, better, 20.0, 0.5, better, 20.0, 0.5)


QUICKLY = {"arnak": varied(ARNAK, reviewer=Hasty())}


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A file alone: what is thought is the same on a server."""
    return tmp_path / "arnak.db"


@pytest.fixture
def games() -> Games:
    return QUICKLY


# --- hints ----------------------------------------------------------------------------------------------


async def test_a_player_against_computers_only_may_always_ask_for_hints(host: Host) -> None:
    table = await with_computers(host, 1)
    found = await host.hints.advice(table, ANN)
    legal = {action.text for action in table.running.legal_actions(0)}
    assert 1 <= len(found) <= MOST_ADVICE and all(each.actions[0] in legal for each in found)
    assert [each.worth for each in found] == sorted((each.worth for each in found), reverse=True)


async def test_in_games_between_people_the_table_decides_whether_hints_are_allowed(host: Host) -> None:
    table = await running(host, seats=2)
    with refused(Why.NO_HINTS_HERE):
        await host.hints.advice(table, ANN)
    await host.lobby.stop(table, ANN, moderator=False)
    table = await running(host, seats=2, hints=True)
    assert await host.hints.advice(table, ANN)
    with pytest.raises(TableError):
        await host.hints.advice(table, BOB)


async def test_asking_ten_times_computes_a_hint_once(host: Host, workers: Here) -> None:
    table = await with_computers(host, 1)
    first, *others = await asyncio.gather(*(host.hints.advice(table, ANN) for _ in range(10)))
    assert workers.jobs == 1 and all(each == first for each in others)


async def test_a_failed_hint_is_computed_again(host: Host, workers: Here) -> None:
    table = await with_computers(host, 1)
    workers.failures = 1
    with refused(Why.NOBODY_THINKS):
        await host.hints.advice(table, ANN)
    assert await host.hints.advice(table, ANN)


async def guided(host: Host) -> Table:
    options = replace(options_with(seats=1), game=ARNAK.guided or options_with(rival=1).game)
    return await host.lobby.open_alone(GUILD, CHANNEL, ANN, "Ann", options)


async def test_a_guided_game_plays_on_without_a_suggestion(host: Host, workers: Here) -> None:
    table = await guided(host)
    workers.failures = 1
    assert await host.hints.guidance(table, ANN) is None
    assert await host.hints.guidance(table, ANN) is not None, "the next one is thought of again"
    assert await host.hints.guidance(table, BOB) is None


async def test_a_game_with_an_arranged_opening_does_not_count(host: Host, store: Store) -> None:
    table = await guided(host)
    await play_out(host, table)
    assert table.status is Status.OVER and await store.people.dated_results(user_id=ANN) == []


# --- looking back ---------------------------------------------------------------------------------------


async def finished(host: Host) -> Table:
    """A short game: Ann passes whenever she may."""
    return await play_out(host, await with_computers(host, 1))


async def test_a_running_game_is_not_reviewed(host: Host) -> None:
    table = await with_computers(host, 1)
    with refused(Why.REVIEW_IS_FOR_THE_END):
        await host.hints.review(table)


async def test_a_review_is_computed_once_and_for_all(host: Host, store: Store, clock: Clock, workers: Here) -> None:
    table = await finished(host)
    far: list[tuple[int, int]] = []
    workers.meanwhile = AsyncMock(side_effect=lambda: far.append(host.hints.progress(table)))
    first, second = await asyncio.gather(host.hints.review(table), host.hints.review(table))
    assert far == [(0, 3), (1, 3), (2, 3), (2, 3)] and host.hints.progress(table) == (0, 0)
    assert first is second and len(first.plies) == len(first.expected) and len(first.final) >= 2
    assert all(moment.change < 0 or moment.better is None for moment in first.moments)
    assert len(await host.hints.scenes(table, first)) == len(first.moments)
    fresh_workers = Here()
    fresh = host_on(store, clock, QUICKLY, fresh_workers)
    again = await fresh.hints.review(await fresh.registry.table(table.id))
    assert again == first and fresh_workers.jobs == 0


def review_of(table: Table, ply: int, *actions: str) -> Review:
    """A review whose one moment began after so many decisions."""
    seat, _ = table.running.log[ply]
    moment = Moment(ply, 1, seat, Advice(actions, 40.0, 0.5), None, 6.0, 0.5)
    return Review((ply,), (1,), ((40.0, 40.0),), ((5.0, 5.0),), (40, 40), 1, (moment,))


async def test_a_moment_shows_the_card_that_was_played_in_it(host: Host) -> None:
    table = await finished(host)
    plays = ((ply, text) for ply, (_, text) in enumerate(table.running.log) if text.startswith("play "))
    ply, text = next((ply, text) for ply, text in plays if not CARD_BY_ID[text.split()[1]].exiles_itself)
    seat, card = table.running.log[ply][0], text.split()[1]
    (scene,) = await host.hints.scenes(table, review_of(table, ply, text))
    assert card in [deed.card for deed in marks_of(scene.events).deeds if isinstance(deed, Played)]
    before, after = (list(view.players[seat].play) for view in (scene.seen, scene.table))
    assert card in after and after.count(card) == before.count(card) + 1
    assert card in scene.seen.players[seat].hand and scene.table.viewer is None


async def test_if_a_moment_ended_the_round_the_table_before_it_is_shown(host: Host) -> None:
    table = await finished(host)
    game, stood = table.running, []
    for ply, (_, text) in enumerate(game.log):
        if text == "pass":
            stood += await host.hints.scenes(table, review_of(table, ply, text))
    assert len(stood) >= ROUNDS
    assert all(scene.table.round == scene.seen.round and not scene.table.over for scene in stood)
    assert all(any(isinstance(event, Passed) for event in scene.events) for scene in stood)


async def test_moves_made_for_somebody_who_left_are_nobodys_mistakes(store: Store, clock: Clock, workers: Here) -> None:
    host = host_on(store, clock, {"arnak": varied(ARNAK, reviewer=Severe())}, workers)
    table = await running(host, seats=2)
    await host.absence.resign(table, BOB)
    await play_out(host, table)
    review = await host.hints.review(table)
    assert {seat for seat, _ in table.running.log} == {0, 1} and {each.seat for each in review.moments} == {0}
    ply = next(ply for ply, (seat, _) in enumerate(table.running.log) if seat == 1)
    (scene,) = await host.hints.scenes(table, review_of(table, ply, "pass"))
    assert scene.names == ("Ann", "Bob ⏩")


async def test_an_unreadable_review_is_computed_again(host: Host, store: Store) -> None:
    table = await finished(host)
    await store.keep_review(table.id, '{"moments": 7}')
    assert await host.hints.kept(table) is None
    review = await host.hints.review(table)
    assert await host.hints.kept(table) == review


async def test_a_game_without_an_adviser_or_reviewer_says_so(store: Store, clock: Clock) -> None:
    host = host_on(store, clock, {"arnak": varied(ARNAK, reviewer=None)}, Here())
    table = await finished(host)
    with refused(Why.NO_REVIEW_OF_THIS):
        await host.hints.review(table)
