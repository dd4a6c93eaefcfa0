"""Building blocks of statistics pages for any game: totals, averages and rankings of finished games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from arnak_bot.game.values import Result, Sentences, Statistics
from arnak_bot.kit.numerals import signed
from arnak_bot.wording.messages import Words

Rows: TypeAlias = tuple[tuple[str, str], ...]
FAVOURITES = 5


def won(results: Sequence[Result], words: Words) -> str:
    """How many of the games were won: "3 of 7". A shared first place counts; a tie with an automa does not."""
    return words.plain.some_of(count=sum(result.rank == 1 for result in results), games=len(results))


def games(results: Iterable[Result]) -> int:
    """The number of games, each counted once even if several of its players are among the results."""
    return len({result.table_id for result in results})


def players(results: Iterable[Result]) -> int:
    return len({result.user_id for result in results})


def average(results: Sequence[Result]) -> str:
    return f"{sum(result.points for result in results) / len(results):.1f}".replace("-", "−")


def best(results: Sequence[Result]) -> str:
    return signed(max(result.points for result in results))


def total(results: Sequence[Result]) -> Counter[str]:
    found: Counter[str] = Counter()
    for result in results:
        found.update(result.figures)
    return found


def section(said: Sentences, heading: str, total: Mapping[str, int], figures: Iterable[str]) -> tuple[str, Rows]:
    """A section under a heading: the totals of those `figures` that the heading's message has an attribute for."""
    names = said.attributes(heading, figures)
    return said[heading], tuple((said[f"{heading}.{figure}"], str(total.get(figure, 0))) for figure in names)


def by_table(
    results: Sequence[Result], kind: Callable[[Result], Any], line: Callable[[Any, Sequence[Result]], tuple[str, str]]
) -> Rows:
    kinds = sorted({kind(result) for result in results})
    return tuple(line(each, [result for result in results if kind(result) == each]) for each in kinds)


def ranking(results: Sequence[Result], names: Mapping[int, str], words: Words) -> Rows:
    """The players with the most wins; among equals, those with fewer games first."""
    own: dict[int, list[Result]] = {}
    for result in results:
        own.setdefault(result.user_id, []).append(result)
    wins = {user: sum(result.rank == 1 for result in mine) for user, mine in own.items()}
    first = sorted(own, key=lambda user: (-wins[user], len(own[user]), names[user]))[:FAVOURITES]
    return tuple((names[user], won(own[user], words)) for user in first)


def records(results: Sequence[Result], names: Mapping[int, str]) -> Rows:
    """The highest scores; among equals, earlier games first."""
    first = sorted(results, key=lambda result: (-result.points, result.table_id, result.user_id))[:FAVOURITES]
    return tuple((names[result.user_id], signed(result.points)) for result in first)


def best_players(results: Sequence[Result], names: Mapping[int, str], words: Words) -> Statistics:
    said = words.plain
    return (said.title_most_wins(), ranking(results, names, words)), (said.title_best_points(), records(results, names))


def player_page(
    results: Sequence[Result], words: Words, average: Callable[[Sequence[Result]], str] = average
) -> Statistics:
    """One player's games, wins and points: the whole page of a game without its own statistics."""
    said = words.plain
    rows = (
        (said.games(), str(len(results))),
        (said.won(), won(results, words)),
        (said.average_points(), average(results)),
        (said.best_points(), best(results)),
    )
    return ((said.title_games(), rows),)


def server_page(results: Sequence[Result], names: Mapping[int, str], words: Words) -> Statistics:
    said = words.plain
    played = ((said.games(), str(games(results))),)
    return ((said.title_games(), played), (said.title_players(), ranking(results, names, words)))
