"""The statistics of finished games, for a player or a server: a page of sections, each with lines of name and value."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from datetime import timedelta
from statistics import median
from typing import TypeAlias

from arnak_bot.engine.content import BOARDS
from arnak_bot.engine.resources import Resource
from arnak_bot.engine.rules.scoring import ScoreSource
from arnak_bot.store import ResultRecord
from arnak_bot.wording import signs
from arnak_bot.wording.labels import span

__all__ = ["Page", "as_text", "player_page", "server_page"]

Rows: TypeAlias = tuple[tuple[str, str], ...]
Page: TypeAlias = tuple[tuple[str, Rows], ...]
"""Sections of (title, lines), each line a name and a value."""

FAVOURITES = 5
_LEVELS = (("camp", "camps"), ("level 1", "level I sites"), ("level 2", "level II sites"))


def won(result: ResultRecord) -> bool:
    """Whether a player won; a tie with the rival is no win (R54)."""
    return result.rank == 1


def player_page(results: Sequence[ResultRecord]) -> Page:
    """Return the statistics of one player's finished games; counts are sums, points averages a game."""
    if not results:
        return ()
    total = _total(results)
    return (
        ("Games", _games(results)),
        ("By board and players", _by_table(results)),
        ("Points a game", _points(results, total)),
        ("Island", _island(total)),
        ("Guardians", _guardians(total)),
        ("Research", _research(results, total)),
        ("Resources gained / paid", _resources(total)),
        ("Cards", _cards(total)),
        ("Favourite cards", _favourites(total, "played:", signs.card)),
        ("Assistants", _assistants(total)),
        ("Favourite assistants", _favourite_assistants(total)),
        ("Turns", _turns(results, total)),
    )


def _total(results: Sequence[ResultRecord]) -> Counter[str]:
    total: Counter[str] = Counter()
    for result in results:
        total.update(result.figures)
    return total


def _games(results: Sequence[ResultRecord]) -> Rows:
    several = [result for result in results if result.rival is None]
    rows = [("games", str(len(results)))]
    if several:
        rows.append(("won against others", f"{sum(map(won, several))} of {len(several)}"))
    rows.append(("average points", _average([result.points for result in results])))
    rows.append(("best points", str(max(result.points for result in results))))
    for difficulty in sorted({result.rival for result in results if result.rival is not None}):
        solo = [result for result in results if result.rival == difficulty]
        rows.append((f"won against rival {difficulty}", f"{sum(map(won, solo))} of {len(solo)}"))
    return tuple(rows)


def _by_table(results: Sequence[ResultRecord]) -> Rows:
    kinds = sorted({(result.board, result.players) for result in results})
    rows = []
    for board, players in kinds:
        points = [result.points for result in results if (result.board, result.players) == (board, players)]
        who = "solo" if players == 1 else f"{players} players"
        name = BOARDS[board].name.removesuffix(" Temple")
        rows.append((f"{name}, {who}: games / average / best", f"{len(points)} / {_average(points)} / {max(points)}"))
    return tuple(rows)


def _points(results: Sequence[ResultRecord], total: Mapping[str, int]) -> Rows:
    return tuple((source.value, f"{total[f'points {source.value}'] / len(results):.1f}") for source in ScoreSource)


def _counted(total: Mapping[str, int], *lines: tuple[str, str]) -> Rows:
    return tuple((name, str(total[figure])) for name, figure in lines)


def _island(total: Mapping[str, int]) -> Rows:
    digs = [(f"digs at {name}", f"dug {level}") for level, name in _LEVELS]
    activated = [(f"{name} activated", f"activated {level}") for level, name in _LEVELS]
    found = [(f"{name} discovered", f"discovered {level}") for level, name in _LEVELS[1:]]
    others = [
        ("archaeologists relocated", "relocated"),
        ("archaeologists taken back", "returned"),
        ("idols taken", "idols taken"),
        ("idols slotted", "idols slotted"),
        ("idols paid", "idols paid"),
    ]
    return _counted(total, *digs, *activated, *found, *others)


def _guardians(total: Mapping[str, int]) -> Rows:
    rounds = [(f"in round {signs.ROMAN[number]}", f"overcome in round {number}") for number in range(1, 6)]
    return _counted(
        total,
        ("overcome", "guardians overcome"),
        *rounds,
        ("boons used", "boons used"),
        ("moved", "guardians moved"),
    )


def _research(results: Sequence[ResultRecord], total: Mapping[str, int]) -> Rows:
    tiles = [(f"temple tiles worth {points}", f"temple tiles worth {points}") for points in (2, 6, 11)]
    return (
        *_counted(
            total,
            ("magnifying glass steps", "research glass"),
            ("notebook steps", "research notebook"),
            ("temple reached", "temple reached"),
            *tiles,
            ("bonus tiles", "bonus tiles"),
        ),
        ("average row of the glass", f"{total['glass row'] / len(results):.1f}"),
        ("average row of the notebook", f"{total['notebook row'] / len(results):.1f}"),
    )


def _resources(total: Mapping[str, int]) -> Rows:
    return tuple(
        (resource.value, f"{total[f'gained {resource.value}']} / {total[f'paid {resource.value}']}")
        for resource in Resource
    )


def _cards(total: Mapping[str, int]) -> Rows:
    return _counted(
        total,
        ("drawn", "cards drawn"),
        ("played for their effect", "cards played"),
        ("put down unused", "cards put down"),
        ("items bought", "items bought"),
        ("artifacts bought", "artifacts bought"),
        ("gained otherwise", "cards gained"),
        ("exiled", "cards exiled"),
        ("Fear gained", "fear gained"),
        ("Fear exiled", "fear exiled"),
        ("owned at the end", "cards owned"),
    )


def _assistants(total: Mapping[str, int]) -> Rows:
    return _counted(
        total,
        ("recruited", "assistants recruited"),
        ("rescued", "assistants rescued"),
        ("used", "assistants used"),
        ("turned to gold", "assistants turned to gold"),
        ("exchanged", "assistants exchanged"),
        ("refreshed", "assistants refreshed"),
        ("borrowed", "assistants borrowed"),
    )


def _favourites(total: Mapping[str, int], prefix: str, name: Callable[[str], str]) -> Rows:
    """The most used of a kind; starting cards and Fear are nobody's favourites."""
    counts = {key.removeprefix(prefix): count for key, count in total.items() if key.startswith(prefix)}
    wanted = {key: count for key, count in counts.items() if not key.startswith(("funding", "exploration", "fear"))}
    best = sorted(wanted.items(), key=lambda item: (-item[1], item[0]))[:FAVOURITES]
    return tuple((name(key), f"{count}×") for key, count in best) or (("none yet", "–"),)


def _favourite_assistants(total: Mapping[str, int]) -> Rows:
    return _favourites(total, "assistant:", lambda number: signs.assistant(int(number)))


def _usual_turn(results: Sequence[ResultRecord]) -> str:
    times = [result.turn_seconds for result in results if result.turn_seconds is not None]
    return span(timedelta(seconds=median(times))) if times else "–"


def _turns(results: Sequence[ResultRecord], total: Mapping[str, int]) -> Rows:
    return (
        ("usual time of a turn", _usual_turn(results)),
        *_counted(
            total,
            ("turns", "turns"),
            ("decisions", "decisions"),
            ("taken back", "undone"),
            ("effects declined", "effects declined"),
            ("tokens left at the end", "tokens left"),
        ),
    )


def server_page(results: Sequence[ResultRecord], names: Mapping[int, str]) -> Page:
    """Return the statistics of a server's finished games; `names` by user id."""
    if not results:
        return ()
    total = _total(results)
    games = len({result.table_id for result in results})
    solo = len({result.table_id for result in results if result.rival is not None})
    return (
        (
            "Games",
            (
                ("games", str(games)),
                ("of them solo", str(solo)),
                ("players", str(len({result.user_id for result in results}))),
                ("average points", _average([result.points for result in results])),
                ("usual time of a turn", _usual_turn(results)),
            ),
        ),
        ("By board and players", _by_table(results)),
        ("Most wins", _ranking(results, names)),
        ("Best points", _records(results, names)),
        ("Guardians", _guardians(total)),
        ("Most played cards", _favourites(total, "played:", signs.card)),
        ("Most bought cards", _favourites(total, "bought:", signs.card)),
        ("Most used assistants", _favourite_assistants(total)),
    )


def _ranking(results: Sequence[ResultRecord], names: Mapping[int, str]) -> Rows:
    played: Counter[int] = Counter(result.user_id for result in results)
    wins: Counter[int] = Counter(result.user_id for result in results if won(result))
    best = sorted(played, key=lambda user: (-wins[user], played[user], names[user]))[:FAVOURITES]
    return tuple((names[user], f"{wins[user]} of {played[user]}") for user in best)


def _records(results: Sequence[ResultRecord], names: Mapping[int, str]) -> Rows:
    best = sorted(results, key=lambda result: (-result.points, result.table_id))[:FAVOURITES]
    return tuple((names[result.user_id], str(result.points)) for result in best)


def _average(points: Sequence[int]) -> str:
    return f"{sum(points) / len(points):.1f}"


def as_text(name: str, page: Page, limit: int) -> list[str]:
    """Return a page in words, in parts of at most `limit` characters."""
    parts = [f"**{name}**"]
    for title, rows in page:
        block = f"**{title}**\n" + "\n".join(f"{line}: {value}" for line, value in rows)
        if len(parts[-1]) + len(block) + 2 > limit:
            parts.append(block[:limit])
        else:
            parts[-1] += f"\n{block}"
    return parts
