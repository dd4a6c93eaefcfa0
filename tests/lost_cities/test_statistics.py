"""What is counted of finished games, and the pages that show it."""

from __future__ import annotations

from functools import cache

from arnak_bot.games.__main__ import line_of
from arnak_bot.games.lost_cities.definition import GAME
from arnak_bot.games.lost_cities.engine import Colour, Event, Game, GameSetup, Length
from arnak_bot.games.lost_cities.engine import events as kinds
from arnak_bot.games.lost_cities.figures import Figure, figures_of
from arnak_bot.store import ResultRecord
from tests.lost_cities.saying import REFERENCE, played
from tests.lost_cities.test_wording import assert_readable

NAMES = {1: "Ann", 2: "Bob"}


@cache
def finished() -> tuple[ResultRecord, ...]:
    """Three long games and a short one of two players."""
    games = []
    for number, length in enumerate([Length.LONG, Length.LONG, Length.LONG, Length.SHORT]):
        game = line_of(GAME).played_by("able", GameSetup(2, length, seed=f"figures {number}"))
        again = Game.new(game.setup)
        events = [event for seat, text in game.log for event in again.apply(text, seat)]
        for sheet in game.scores():
            figures = figures_of(events, sheet.seat)
            games.append(played(number, sheet.seat + 1, 2, length, sheet.total, sheet.rank, figures))
    return tuple(games)


def test_every_figure_is_counted_and_adds_up_to_the_score() -> None:
    total: dict[str, int] = dict.fromkeys(Figure, 0)
    for game in finished():
        counter = game.figures
        points = sum(counter.get(each, 0) for each in (Figure.PATH_POINTS, Figure.TILE_POINTS, Figure.ARTIFACT_POINTS))
        assert points + counter.get(Figure.FORGIVEN, 0) == game.points
        assert counter[Figure.PLAYED] + counter.get(Figure.DISCARDED, 0) == counter[Figure.TURNS]
        for figure in Figure:
            total[figure] += counter.get(figure, 0)
    assert all(amount for figure, amount in total.items() if figure not in (Figure.IDLE, Figure.FORGIVEN)), total
    idle: list[Event] = [kinds.ArrowIdle(0, Colour.RED), kinds.CityCardIdle(1, Colour.RED)]
    assert [figures_of(idle, seat) for seat in (0, 1)] == [{Figure.IDLE: 1}, {Figure.IDLE: 1}]


def test_every_figure_has_its_line_on_a_players_page() -> None:
    mine = [game for game in finished() if game.user_id == 1]
    page = dict(REFERENCE.player_statistics(mine))
    counts = [rows for title, rows in page.items() if title not in ("Games",) and not title.startswith("By players")]
    assert sum(map(len, counts)) == len(Figure)
    assert dict(page["Games"])["games"] == "4"
    assert REFERENCE.player_statistics([]) == ()


def test_games_are_told_by_length_and_players() -> None:
    games = [*finished(), played(9, 1, 3, Length.LONG, 100, 1)]
    for page in (REFERENCE.player_statistics(games), REFERENCE.server_statistics(games, NAMES)):
        (tables,) = [dict(rows) for title, rows in page if title.startswith("By players and length")]
        assert [*tables] == ["long, 2 players", "long, 3 players", "short, 2 players"]
        assert tables["long, 3 players"] == "1 / 100 / 100" and tables["long, 2 players"].startswith("3 / ")
        for title, rows in page:
            assert_readable(title)
            assert all(name and value for name, value in rows)


def test_of_as_many_wins_those_in_fewer_games_come_first() -> None:
    ann_lost, ann_won = played(1, 1, 2, Length.LONG, 5, 2), played(2, 1, 2, Length.LONG, 80, 1)
    bob_won = played(1, 2, 2, Length.LONG, 60, 1)
    page = dict(REFERENCE.server_statistics([ann_lost, ann_won, bob_won], NAMES))
    assert page["Most wins"] == (("Bob", "1 of 1"), ("Ann", "1 of 2"))


def test_a_server_has_its_best() -> None:
    games = [
        played(1, 1, 2, Length.LONG, 80, 1),
        played(1, 2, 2, Length.LONG, -1, 2),
        played(2, 1, 2, Length.SHORT, 10, 1),
        played(2, 2, 2, Length.SHORT, 10, 1),
    ]
    page = dict(REFERENCE.server_statistics(games, NAMES))
    assert page["Most wins"] == (("Ann", "2 of 2"), ("Bob", "1 of 2"))
    assert page["Best points"][0] == ("Ann", "80")
    assert page["Games"] == (("games", "2"), ("players", "2"), ("average points", "24.8"))
    assert dict(dict(REFERENCE.player_statistics(games[1:2]))["Games"])["average points"] == "−1"
    assert REFERENCE.server_statistics([], NAMES) == ()
