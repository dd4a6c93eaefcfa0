"""Pages of statistics that need no more than ranks and points. Knows no game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from arnak_bot.game.values import Result, Statistics
from arnak_bot.wording.messages import Words

__all__ = ["player_page", "server_page"]


def player_page(results: Sequence[Result], words: Words) -> Statistics:
    """Return games, wins and points of one player; nothing without a finished game."""
    if not results:
        return ()
    said, points = words.plain, [result.points for result in results]
    rows = (
        (said.games(), str(len(results))),
        (said.won(), _won(results, words)),
        (said.average_points(), f"{sum(points) / len(points):.1f}"),
        (said.best_points(), str(max(points))),
    )
    return ((said.title_games(), rows),)


def server_page(results: Sequence[Result], names: Mapping[int, str], words: Words) -> Statistics:
    """Return the games of a server, and how many of theirs everybody has won; nothing without a finished game."""
    if not results:
        return ()
    said = words.plain
    by_user = {user: [each for each in results if each.user_id == user] for user in dict.fromkeys(names)}
    rows = sorted(
        ((names[user], _won(own, words), own) for user, own in by_user.items() if own),
        key=lambda row: (-sum(each.rank == 1 for each in row[2]), row[0]),
    )
    games = ((said.games(), str(len({result.table_id for result in results}))),)
    return ((said.title_games(), games), (said.title_players(), tuple((name, won) for name, won, _ in rows)))


def _won(results: Sequence[Result], words: Words) -> str:
    return words.plain.some_of(count=sum(result.rank == 1 for result in results), games=len(results))
