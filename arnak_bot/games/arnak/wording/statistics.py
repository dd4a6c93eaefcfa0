"""The statistics of finished games, for a player or a server: a page of sections, each with lines of name and value."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import timedelta
from statistics import median

from arnak_bot.game.values import Result, Statistics
from arnak_bot.games.arnak.engine.content import BOARDS
from arnak_bot.games.arnak.engine.options import board_of, rival_of
from arnak_bot.games.arnak.engine.resources import Resource
from arnak_bot.games.arnak.engine.rules.scoring import ScoreSource
from arnak_bot.games.arnak.figures import Family, Figure, gained, paid, points_from
from arnak_bot.games.arnak.wording.messages import Words
from arnak_bot.games.arnak.wording.tables import source_name
from arnak_bot.kit import statistics
from arnak_bot.kit.spans import span
from arnak_bot.kit.statistics import Rows

__all__ = ["player_page", "server_page"]


def player_page(results: Sequence[Result], words: Words) -> Statistics:
    """Return the statistics of one player's finished games: counts are totals, points are averages per game."""
    said, total = words.statistics, statistics.total(results)
    if not results:
        return ()
    points = ((source_name(each, words), _a_game(points_from(each), results, total)) for each in ScoreSource)
    rows = (Figure.GLASS_ROW, Figure.NOTEBOOK_ROW)
    on_average = ((words.statistics[f"average-{each}"], _a_game(each, results, total)) for each in rows)
    research, steps = statistics.section(said, "research", total, Figure)
    turns, counts = statistics.section(said, "turns", total, Figure)
    tokens = ((said.resource(resource=each), f"{total[gained(each)]} / {total[paid(each)]}") for each in Resource)
    return (
        (said.title_games(), _games(results, words)),
        (said.title_by_board_and_players(), _by_table(results, words)),
        (said.title_points_a_game(), tuple(points)),
        statistics.section(said, "island", total, Figure),
        statistics.section(said, "guardians", total, Figure),
        (research, (*steps, *on_average)),
        (said.title_resources_gained_paid(), tuple(tokens)),
        statistics.section(said, "cards", total, Figure),
        (said.title_favourite_cards(), _favourites(total, Family.PLAYED, words)),
        statistics.section(said, "assistants", total, Figure),
        (said.title_favourite_assistants(), _favourites(total, Family.ASSISTANT, words)),
        (turns, (_usual_turn(results, words), *counts)),
    )


def server_page(results: Sequence[Result], names: Mapping[int, str], words: Words) -> Statistics:
    """Return the statistics of a server's finished games; `names` is keyed by user id."""
    said, total = words.statistics, statistics.total(results)
    if not results:
        return ()
    games = (
        (said.games(), str(len({result.table_id for result in results}))),
        (said.of_them_solo(), str(len({each.table_id for each in results if rival_of(each.options) is not None}))),
        (said.players(), str(len({result.user_id for result in results}))),
        (said.average_points(), statistics.average(results)),
        _usual_turn(results, words),
    )
    return (
        (said.title_games(), games),
        (said.title_by_board_and_players(), _by_table(results, words)),
        (said.title_most_wins(), statistics.ranking(results, names, words)),
        (said.title_best_points(), statistics.records(results, names)),
        statistics.section(said, "guardians", total, Figure),
        (said.title_most_played_cards(), _favourites(total, Family.PLAYED, words)),
        (said.title_most_bought_cards(), _favourites(total, Family.BOUGHT, words)),
        (said.title_most_used_assistants(), _favourites(total, Family.ASSISTANT, words)),
    )


def _games(results: Sequence[Result], words: Words) -> Rows:
    said, alike = words.statistics, dict[int | None, list[Result]]()
    for result in results:
        alike.setdefault(rival_of(result.options), []).append(result)
    several = alike.pop(None, [])
    return (
        (said.games(), str(len(results))),
        *([(said.won_against_others(), statistics.won(several, words))] if several else []),
        (said.average_points(), statistics.average(results)),
        (said.best_points(), statistics.best(results)),
        *(
            (said.won_against_rival(difficulty=rival), statistics.won(solo, words))
            for rival, solo in sorted((rival, solo) for rival, solo in alike.items() if rival is not None)
        ),
    )


def _by_table(results: Sequence[Result], words: Words) -> Rows:
    def line(kind: tuple[str, int], alike: Sequence[Result]) -> tuple[str, str]:
        name = BOARDS[kind[0]].name.removesuffix(" Temple")
        figures = f"{len(alike)} / {statistics.average(alike)} / {statistics.best(alike)}"
        return words.statistics.by_table(board=name, count=kind[1]), figures

    return statistics.by_table(results, lambda result: (board_of(result.options), result.players), line)


def _a_game(figure: Figure, results: Sequence[Result], total: Mapping[str, int]) -> str:
    return f"{total[figure] / len(results):.1f}"


def _favourites(total: Mapping[str, int], family: Family, words: Words) -> Rows:
    """The most used of a kind, leaving out starting cards and Fear."""
    prefix = family.of("")
    counts = {key.removeprefix(prefix): count for key, count in total.items() if key.startswith(prefix)}
    wanted = {key: count for key, count in counts.items() if not key.startswith(("funding", "exploration", "fear"))}
    best = sorted(wanted.items(), key=lambda item: (-item[1], item[0]))[: statistics.FAVOURITES]
    kind = "assistant" if family is Family.ASSISTANT else "card"
    return tuple((words.names[f"{kind}-{key}"], f"{count}×") for key, count in best) or (
        (words.statistics.none_yet(), "–"),
    )


def _usual_turn(results: Sequence[Result], words: Words) -> tuple[str, str]:
    times = [result.turn_seconds for result in results if result.turn_seconds is not None]
    return words.statistics.usual_time_of_a_turn(), span(timedelta(seconds=median(times)), words) if times else "–"
