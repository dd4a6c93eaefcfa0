"""Fitting the weights: games are gone on with, and what games say plainly is found."""

from __future__ import annotations

import json
import random
from pathlib import Path
from statistics import fmean

import pytest

from arnak_bot.games.arnak.engine import Game, GameSetup
from arnak_bot.games.arnak.players.features import Feature, points_of
from arnak_bot.games.arnak.players.turns import LEVELS
from tools.players import fit_players


def test_a_fit_finds_the_weights_that_made_the_points(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Points to come are made up of coins and compasses, and of two that come anyway; boons have a least worth."""
    chance = random.Random(8)
    rows = []
    for _ in range(400):
        figures = [chance.random() * 4 for _ in range(len(Feature) - 1)]
        rows.append([0, 2 + 1.5 * figures[Feature.COIN] - 0.5 * figures[Feature.COMPASS], *figures, 1.0])
    before = [[0.5] * len(Feature) for _ in range(fit_players.PHASES)]
    weights = tmp_path / "weights.json"
    weights.write_text(json.dumps({"weights": {"bird": before, "snake": before}}))
    monkeypatch.setattr(fit_players, "WEIGHTS", weights)
    monkeypatch.setattr(fit_players, "positions", lambda record: record["rows"])
    games = tmp_path / "games.jsonl"
    games.write_text(json.dumps({"board": "bird", "rows": rows}) + "\n")
    fit_players.fit([games], pull=0.001)
    fitted = json.loads(weights.read_text())["weights"]
    found = fitted["bird"][0]
    assert found[Feature.COIN] == pytest.approx(1.5, abs=0.01)
    assert found[Feature.COMPASS] == pytest.approx(-0.5, abs=0.01)
    assert found[Feature.BOONS] == fit_players.LEAST_OF_BOONS
    boons = fmean(row[2 + Feature.BOONS] for row in rows)
    assert found[Feature.JEWEL] == pytest.approx(0, abs=0.01)
    assert found[Feature.ANYWAY] == pytest.approx(2 - fit_players.LEAST_OF_BOONS * boons, abs=0.05)
    assert fitted["bird"][1] == fitted["snake"][0] == before[0], "no games, no change"


@pytest.mark.whole_check
def test_playing_resumes_at_the_end_of_the_file(tmp_path: Path) -> None:
    path, level = tmp_path / "games.jsonl", LEVELS["novice"]
    fit_players.play(path, level, 1, "goes on")
    first = path.read_text()
    fit_players.play(path, level, 2, "goes on")
    lines = path.read_text().splitlines()
    assert path.read_text().startswith(first) and len(lines) == 2
    again = tmp_path / "again.jsonl"
    fit_players.play(again, level, 2, "goes on", fit_players.judging(fit_players.WEIGHTS))
    assert again.read_text() == path.read_text(), "the same seed, the same games"


def test_positions_are_those_of_the_game_that_was_played() -> None:
    game = fit_players.one_game(GameSetup(2, "snake", "positions"), LEVELS["novice"])
    totals = [sheet.total for sheet in game.scores()]
    record = {"players": 2, "board": "snake", "seed": "positions", "totals": totals, "log": game.log}
    rows = list(fit_players.positions(record))
    assert {len(row) for row in rows} == {2 + len(Feature)}
    assert {row[0] for row in rows} == set(range(fit_players.PHASES))
    first = game.log[0][0]
    assert rows[0][:2] == [0, totals[first] - points_of(Game.new(game.setup).state, first)]
