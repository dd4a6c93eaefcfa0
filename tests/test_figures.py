"""What a finished game is remembered by: every figure is counted, and the pages tell them all."""

from __future__ import annotations

import random
import re
from datetime import UTC, datetime, timedelta
from itertools import chain
from pathlib import Path

import pytest

from arnak_bot.games.arnak.definition import GAME as ARNAK
from arnak_bot.games.arnak.engine import Game, GameSetup
from arnak_bot.games.arnak.engine.events import KINDS, Discovered, Recruited, RoundBegan
from arnak_bot.games.arnak.engine.rules.scoring import ScoreSource
from arnak_bot.games.arnak.figures import _ONE_EACH, Family, Figure, figures_of
from arnak_bot.games.arnak.wording import statistics
from arnak_bot.games.arnak.wording.messages import ENGLISH
from arnak_bot.host.replay import turns_of
from arnak_bot.host.results import results_of, turn_seconds
from arnak_bot.host.tables import Table
from arnak_bot.kit.pages import as_text
from arnak_bot.store import ResultRecord, SeatRecord, Status
from tests.engine.playing import random_game
from tests.host.stage import options_with
from tests.wording.happenings import examples_of

REFERENCE = ARNAK.texts("en").reference
START = datetime(2026, 1, 1, tzinfo=UTC)


def finished(number: int, players: int = 2, board: str = "bird", rival: int | None = None) -> Table:
    """A table whose game was played to its end by random players."""
    setup = GameSetup(players, board, f"figures {number}", rival=rival)
    game = random_game(setup, random.Random(number), lambda _: None)
    seats = tuple(SeatRecord(seat, 10 + seat, f"Player {seat}") for seat in range(players))
    options = options_with(board=board, seats=players, rival=rival)
    return Table(number, 1, 1, 10, Status.OVER, options, seats, ARNAK, "seed", game, started_at=START)


def results(number: int, **options: object) -> list[ResultRecord]:
    table = finished(number, **options)  # type: ignore[arg-type]
    times = [
        (seat, text, (START + timedelta(minutes=at)).isoformat()) for at, (seat, text) in enumerate(table.running.log)
    ]
    return results_of(table, times)


@pytest.fixture(scope="module")
def many() -> list[ResultRecord]:
    played = [result for number in range(24) for result in results(number, board=("bird", "snake")[number % 2])]
    return played + [result for number in range(3) for result in results(100 + number, players=1, rival=number)]


def test_every_player_has_a_result_with_rank_points_and_statistics(many: list[ResultRecord]) -> None:
    table = finished(0)
    sheets = table.running.scores()
    for result, sheet in zip(results(0), sheets, strict=True):
        assert (result.points, result.rank) == (sheet.total, sheet.rank)
        assert sum(result.figures[f"points {source.value}"] for source in ScoreSource) == sheet.total
    assert all(result.turn_seconds is not None and result.turn_seconds > 0 for result in many)


def test_statistics_agree_with_the_log() -> None:
    table = finished(3)
    game = table.running
    for seat in (0, 1):
        texts = [text for acting, text in game.log if acting == seat]
        counted = figures_of(chain.from_iterable(turns_of(table.definition, game)), "bird", seat)
        assert counted["rounds passed"] == sum(text.startswith("pass") for text in texts) == 5
        bought = sum(text.startswith("buy ") for text in texts)
        assert counted.get("items bought", 0) + counted.get("artifacts bought", 0) >= bought
        digs = sum(text.startswith("dig ") for text in texts)
        taken_back = texts.count("cancel")
        assert sum(counted.get(f"dug {level}", 0) for level in ("camp", "level 1", "level 2")) >= digs - taken_back


def test_guardians_are_counted_by_round() -> None:
    for number in range(12):
        for result in results(number):
            rounds = sum(result.figures.get(f"overcome in round {each}", 0) for each in range(1, 6))
            assert rounds == result.figures.get("guardians overcome", 0)


def test_a_player_has_at_least_53_statistics(many: list[ResultRecord]) -> None:
    mine = [result for result in many if result.user_id == 10]
    page = REFERENCE.player_statistics(mine)
    lines = [(title, name) for title, rows in page for name, _ in rows]
    assert len(lines) == len(set(lines)) >= 53


def counted_from_examples() -> set[str]:
    """Every figure that any event of any kind counts for, in any round."""
    found: set[str] = set()
    for kind in KINDS:
        for event in examples_of(kind):
            if isinstance(event, Discovered) and event.site.startswith("camp"):
                continue  # known from the start
            for number in range(1, 6):
                found |= set(figures_of([RoundBegan(number), event], "bird", 0))
    return found


def test_every_statistic_is_counted_and_nothing_else(many: list[ResultRecord]) -> None:
    known = {figure for result in many for figure in result.figures} | counted_from_examples()
    families = tuple(family.of("") for family in Family)
    assert {figure for figure in known if not figure.startswith(families)} == set(Figure)


def test_every_kind_of_event_needs_a_declared_statistic(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(_ONE_EACH, Recruited)
    with pytest.raises(KeyError, match="Recruited"):
        figures_of([RoundBegan(1), *examples_of(Recruited)], "bird", 0)


def test_pages_refer_to_statistics_only_by_name() -> None:
    """A line that asks for anything else would always read 0."""
    headings = ("island", "guardians", "research", "cards", "assistants", "turns")
    told = [name for heading in headings for name in ENGLISH.statistics.attributes(heading, Figure)]
    assert len({*told}) == len(told) > 30
    assert not re.findall(r"""total\[f?["']""", Path(statistics.__file__).read_text(encoding="utf-8"))


def test_a_page_counts_wins_and_solo_games(many: list[ResultRecord]) -> None:
    page = dict(REFERENCE.player_statistics([result for result in many if result.user_id == 10]))
    games = dict(page["Games"])
    wins = sum(result.rank == 1 for result in many if result.user_id == 10 and result.players > 1)
    assert games["games"] == "27" and games["won against others"] == f"{wins} of 24"
    assert {f"won against rival {difficulty}" for difficulty in range(3)} <= set(games)
    assert any("Bird, 2 players" in name for name, _ in page["By board and players"])


def test_the_page_of_a_server_names_its_best(many: list[ResultRecord]) -> None:
    page = dict(REFERENCE.server_statistics(many, {10: "Ann", 11: "Bob"}))
    assert dict(page["Games"])["games"] == "27" and dict(page["Games"])["solo games"] == "3"
    assert {name for name, _ in page["Most wins"]} == {"Ann", "Bob"}
    best = max(many, key=lambda result: result.points)
    assert page["Best points"][0][1] == str(best.points)


def test_pages_in_words_fit_messages(many: list[ResultRecord]) -> None:
    parts = as_text("W" * 32, REFERENCE.player_statistics(many), 2000)
    assert parts and all(0 < len(part) <= 2000 for part in parts)


def test_no_games_make_an_empty_page() -> None:
    assert REFERENCE.player_statistics([]) == () == REFERENCE.server_statistics([], {})


@pytest.mark.parametrize(
    ("moves", "seconds"),
    [
        ([(0, 10), (0, 20), (1, 50), (0, 60)], 15),  # turns of 20 and 10 seconds
        ([(1, 100), (0, 160)], 60),
        ([(1, 100)], None),
    ],
)
def test_the_usual_time_of_a_turn_is_a_median(moves: list[tuple[int, int]], seconds: int | None) -> None:
    times = [(seat, "act", (START + timedelta(seconds=at)).isoformat()) for seat, at in moves]
    assert turn_seconds(times, START, 0) == seconds


def test_an_unfinished_table_has_no_length() -> None:
    table = finished(1)
    assert table.duration is None
    table.ended_at = START + timedelta(days=2, hours=3)
    assert table.duration == timedelta(days=2, hours=3)
    assert isinstance(table.running, Game)
