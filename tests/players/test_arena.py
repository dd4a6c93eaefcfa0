"""Arnak in the arena, which tests/lost_cities/test_arena.py holds to what it does for every game."""

from __future__ import annotations

import pytest

from arnak_bot.games.__main__ import house_of
from arnak_bot.games.arnak.definition import GAME
from arnak_bot.kit.arena import Match, play_match, table


def test_the_table_shows_the_results_of_the_games() -> None:
    match = Match("eager", "random", "table", 3, ("board=bird", "board=snake"))
    records = play_match(house_of(GAME), match, 4, None, lambda record: None)
    assert [record.kind for record in records] == ["board=bird", "board=bird", "board=snake", "board=snake"]
    lines = {
        cells[0]: cells[1:]
        for cells in ([cell.strip() for cell in line.split("|")[1:-1]] for line in table(match, records).splitlines())
    }
    kinds = ("", ", board=bird", ", board=snake")
    assert lines[""] == [f"{name}{kind}" for name in ("eager", "random") for kind in kinds]
    assert lines["seats"] == ["6", "3", "3", "6", "3", "3"]
    totals = [
        total for record in records for name, total in zip(record.names, record.totals, strict=True) if name == "eager"
    ]
    assert lines["mean points"][0].startswith(f"**{sum(totals) / 6:.1f}**")
    sources = [float(cells[0]) for title, cells in lines.items() if title in records[0].points[0]]
    assert sum(sources) == pytest.approx(sum(totals) / 6, abs=0.5)
