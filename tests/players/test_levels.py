"""The levels of Arnak are as strong as they are called; tests/every_game has what those of all games have in common."""

from __future__ import annotations

from pathlib import Path

import pytest

from arnak_bot.games.__main__ import house_of
from arnak_bot.games.arnak.definition import GAME
from arnak_bot.games.arnak.players.turns import LEVELS
from arnak_bot.kit.arena import Match, play_match
from tests.samples import by_hand


@pytest.mark.slow
@pytest.mark.parametrize(
    ("better", "worse", "games"), by_hand([("able", "novice", 4)], [("able", "novice", 8), ("strong", "able", 2)])
)
def test_each_level_beats_the_one_below(better: str, worse: str, games: int) -> None:
    """A few games; the arena plays as many as one likes (docs/players.md)."""
    match = Match(better, worse, "ladder", 2, ("board=bird", "board=snake"))
    records = play_match(house_of(GAME), match, games, None, lambda record: None)
    points = dict.fromkeys((better, worse), 0)
    for record in records:
        for name, total in zip(record.names, record.totals, strict=True):
            points[name] += total
    assert points[better] > points[worse]


def test_the_page_says_how_far_each_level_looks() -> None:
    page = Path("docs/players.md").read_text(encoding="utf-8")
    for level in LEVELS.values():
        ahead = f"{level.turns} turns, {level.later.nodes} positions each" if level.stages else "no"
        games = sum(games for _, games in level.stages) or 1
        row = f"| {level.name} | {level.first.nodes} positions | {ahead} | {games} | {level.daydreams} in 100 |"
        assert row in page
