"""What is kept of finished games, and the pages that show it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from arnak_bot.game.values import Statistics
from arnak_bot.games.lost_ark.definition import GAME
from arnak_bot.games.lost_ark.engine import Character, Game
from arnak_bot.games.lost_ark.engine.printed import Challenge
from images.lost_ark import pictures
from tests.lost_ark.drawn import played, whole
from tests.lost_ark.stage import everything_but, pass_turn, sheet, stage

REFERENCE = GAME.texts("en").reference
NAMES = {0: "Ann", 1: "Bob", 2: "Cem", 3: "Dan"}


def page_of(*games: Game, user: int = 0) -> dict[str, dict[str, str]]:
    results = [each for table, game in enumerate(games) for each in played(game, table) if each.user_id == user]
    return as_dicts(REFERENCE.player_statistics(results))


def as_dicts(page: Statistics) -> dict[str, dict[str, str]]:
    return {title.partition(" (")[0]: dict(rows) for title, rows in page}


def last_turn(character: str, places: str, *, minus: int = 0) -> Game:
    """A solo game that ends with the next movement."""
    return _ended(stage(sheet(character, places, boxes=29, minus=minus), players=1))


def _ended(game: Game) -> Game:
    while not game.over:
        pass_turn(game)
    return game


MEADOW_LEFT = last_turn("ranger", everything_but("22"), minus=1)
NOTHING_MET = last_turn("mage", "53", minus=1)


def test_a_finished_game_keeps_what_the_score_sheet_counts() -> None:
    game = whole(4)
    for seat, score in enumerate(game.scores()):
        figures = GAME.figures(game, (), seat)
        assert (figures["arks found"], figures["parts found"]) == (score.found, score.parts)
        assert [figures[line.source] for line in score.lines] == [line.count for line in score.lines]
        met = {name for name in figures if ":" in name}
        assert met == {f"{game.state.sheets[seat].character}:{each}" for each in score.challenges}


def test_challenges_are_kept_for_each_character_over_all_games_K72() -> None:
    as_ranger = page_of(MEADOW_LEFT, NOTHING_MET)["Challenges met, by character"]
    assert len(as_ranger) == len(Character) == 7
    met = MEADOW_LEFT.scores()[0].challenges
    assert Challenge.FORESTS in met and Challenge.NO_MINUS not in met
    assert as_ranger["Ranger"].startswith("meadows, forests, ocean, cities, mountains, roads")
    assert {told for name, told in as_ranger.items() if name != "Ranger"} == {"none yet"}


def test_games_are_told_by_players_and_helps() -> None:
    pages = page_of(whole(1), whole(4)), as_dicts(REFERENCE.server_statistics([*played(whole(1), 1)], NAMES))
    assert pages[0]["By players and difficulty"] == {
        "alone, hints and diamonds": "1 / 1 / 4.0",
        "4 players, hints and diamonds": pages[0]["By players and difficulty"]["4 players, hints and diamonds"],
    }
    assert pages[1]["By players and difficulty"] == {"alone, hints and diamonds": "1 / 1 / 4.0"}
    assert REFERENCE.player_statistics([]) == REFERENCE.server_statistics([], NAMES) == ()


def test_the_picture_ticks_what_the_page_names(monkeypatch: pytest.MonkeyPatch) -> None:
    laid_out: list[Sequence[tuple[str, frozenset[Challenge]]]] = []
    monkeypatch.setattr(pictures, "challenge_table", lambda heading, rows: laid_out.append(rows))
    GAME.pictures("en").statistics("Ann", REFERENCE.player_statistics(played(MEADOW_LEFT, 1)))
    ((ranger, *others),) = laid_out
    assert ranger == ("Ranger", frozenset(MEADOW_LEFT.scores()[0].challenges))
    assert {met for _, met in others} == {frozenset()}


def test_results_of_negative_points_have_a_minus_sign() -> None:
    page = page_of(NOTHING_MET)
    assert page["Games"]["average points"].startswith("−") and page["Games"]["best points"].startswith("−")
