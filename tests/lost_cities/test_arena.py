"""The arena of the kit, with Lost Cities and once Arnak: pairs of games, a file to go on from, a table that adds up."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from arnak_bot.games.__main__ import house_of
from arnak_bot.games.arnak.definition import GAME as ARNAK
from arnak_bot.games.lost_cities.definition import GAME
from arnak_bot.kit.arena import House, Match, Record, interval, one_game, play_match, run, table

KINDS = ("length=short columns=rising", "length=short columns=either")
HOUSE = house_of(GAME)


def test_an_arena_goes_on_where_it_stopped(tmp_path: Path) -> None:
    match, path = Match("able", "novice", "arena", 2, KINDS), tmp_path / "kept" / "games.jsonl"
    told: list[Record] = []
    play_match(HOUSE, match, 2, path, told.append)
    records = play_match(HOUSE, match, 5, path, told.append)
    assert [record.number for record in told] == [0, 1, 2, 3, 4]
    assert [record.kind for record in records] == [*KINDS[:1] * 2, *KINDS[1:] * 2, KINDS[0]]
    assert [record.names for record in records[:2]] == [("able", "novice"), ("novice", "able")]
    again = play_match(HOUSE, match, 5, path, told.append)
    assert [record.totals for record in again] == [record.totals for record in records] and len(told) == 5
    with pytest.raises(ValueError, match="a different match"):
        play_match(HOUSE, Match("novice", "able", "arena", 2, KINDS), 5, path, told.append)


@pytest.mark.parametrize(
    ("house", "one", "other", "kinds"),
    [(HOUSE, "novice", "able", KINDS), (house_of(ARNAK), "eager", "random", ("board=bird", "board=snake"))],
    ids=["lost-cities", "arnak"],
)
def test_the_table_says_what_the_games_came_to(house: House[Any], one: str, other: str, kinds: tuple[str, ...]) -> None:
    match = Match(one, other, "table", 3, kinds)
    records = play_match(house, match, 4, None, lambda record: None)
    assert [record.kind for record in records] == [kind for kind in kinds for _ in range(2)]
    lines = {
        cells[0]: cells[1:]
        for cells in ([cell.strip() for cell in line.split("|")[1:-1]] for line in table(match, records).splitlines())
    }
    assert lines[""] == [name + kind for name in (one, other) for kind in ("", *(f", {kind}" for kind in kinds))]
    assert lines["seats"] == ["6", "3", "3", "6", "3", "3"]
    totals = [t for record in records for name, t in zip(record.names, record.totals, strict=True) if name == one]
    assert lines["mean points"][0].startswith(f"**{sum(totals) / 6:.1f}**")
    sources = [float(cells[0]) for title, cells in lines.items() if title in records[0].points[0]]
    assert sum(sources) == pytest.approx(sum(totals) / 6, abs=0.5)


def test_the_command_tells_each_game_and_the_table() -> None:
    said: list[str] = []
    run(HOUSE, said.append, ["able", "novice", "--games", "1", "--table", "length=short"])
    assert len(said) == 2 and said[0].startswith("game 0, length=short: able ")
    assert "| seats | 1 | 1 |" in said[1]


def test_a_game_that_does_not_end_is_a_fault() -> None:
    with pytest.raises(RuntimeError, match="never ends"):
        one_game(replace(HOUSE, longest=20), Match("able", "random", "endless", 2, KINDS), 0)


def test_the_interval_of_a_rate_is_wilsons() -> None:
    """Newcombe 1998, table I: 81 of 263 and 0 of 20."""
    assert interval(81, 263) == pytest.approx((0.2553, 0.3662), abs=1e-4)
    assert interval(0, 20) == pytest.approx((0, 0.1611), abs=1e-4)
    assert interval(0, 0) == (0, 1)
