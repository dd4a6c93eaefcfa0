"""The arena: pairs of games, a file to go on from, and a table that adds up."""

from __future__ import annotations

from pathlib import Path

import pytest

from arnak_bot.games.arnak.players.arena import Match, Record, interval, play_match, table


def test_an_arena_goes_on_where_it_stopped(tmp_path: Path) -> None:
    match, path = Match("eager", "random", "arena"), tmp_path / "games.jsonl"
    told: list[Record] = []
    play_match(match, 2, path, told.append)
    records = play_match(match, 5, path, told.append)
    assert [record.number for record in told] == [0, 1, 2, 3, 4]
    assert [record.board for record in records] == ["bird", "bird", "snake", "snake", "bird"]
    assert [record.names for record in records[:2]] == [("eager", "random"), ("random", "eager")]
    assert [record.totals for record in play_match(match, 5, path, told.append)] == [each.totals for each in records]
    assert len(told) == 5
    with pytest.raises(ValueError, match="another match"):
        play_match(Match("random", "eager", "arena"), 5, path, told.append)


def test_the_table_says_what_the_games_came_to() -> None:
    match = Match("eager", "random", "table", players=3)
    records = play_match(match, 4, None, lambda record: None)
    lines = {
        cells[0]: cells[1:]
        for cells in ([cell.strip() for cell in line.split("|")[1:-1]] for line in table(match, records).splitlines())
    }
    assert lines[""] == ["eager", "eager, bird", "eager, snake", "random", "random, bird", "random, snake"]
    assert lines["seats"] == ["6", "3", "3", "6", "3", "3"]
    totals = [
        total for record in records for name, total in zip(record.names, record.totals, strict=True) if name == "eager"
    ]
    assert lines["mean points"][0].startswith(f"**{sum(totals) / 6:.1f}**")
    sources = [float(cells[0]) for title, cells in lines.items() if title in records[0].points[0]]
    assert sum(sources) == pytest.approx(sum(totals) / 6, abs=0.5)


def test_the_interval_of_a_rate_is_wilsons() -> None:
    """Newcombe 1998, table I: 81 of 263 and 0 of 20."""
    assert interval(81, 263) == pytest.approx((0.2553, 0.3662), abs=1e-4)
    assert interval(0, 20) == pytest.approx((0, 0.1611), abs=1e-4)
    assert interval(0, 0) == (0, 1)
