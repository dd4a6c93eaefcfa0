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

_ISLAND = (
    *(Figure.DUG_CAMP, Figure.DUG_1, Figure.DUG_2, Figure.ACTIVATED_CAMP, Figure.ACTIVATED_1, Figure.ACTIVATED_2),
    *(Figure.DISCOVERED_1, Figure.DISCOVERED_2, Figure.RELOCATED, Figure.RETURNED),
    *(Figure.IDOLS_TAKEN, Figure.IDOLS_SLOTTED, Figure.IDOLS_PAID),
)
_GUARDIANS = (
    *(Figure.OVERCOME, Figure.OVERCOME_IN_1, Figure.OVERCOME_IN_2, Figure.OVERCOME_IN_3, Figure.OVERCOME_IN_4),
    *(Figure.OVERCOME_IN_5, Figure.BOONS_USED, Figure.GUARDIANS_MOVED),
)
_RESEARCH = (
    *(Figure.GLASS_STEPS, Figure.NOTEBOOK_STEPS, Figure.TEMPLE_REACHED),
    *(Figure.TEMPLE_TILES_2, Figure.TEMPLE_TILES_6, Figure.TEMPLE_TILES_11, Figure.BONUS_TILES),
)
_CARDS = (
    *(Figure.CARDS_DRAWN, Figure.CARDS_PLAYED, Figure.CARDS_PUT_DOWN, Figure.ITEMS_BOUGHT, Figure.ARTIFACTS_BOUGHT),
    *(Figure.CARDS_GAINED, Figure.CARDS_EXILED, Figure.FEAR_GAINED, Figure.FEAR_EXILED, Figure.CARDS_OWNED),
)
_ASSISTANTS = (
    *(Figure.ASSISTANTS_RECRUITED, Figure.ASSISTANTS_RESCUED, Figure.ASSISTANTS_USED, Figure.ASSISTANTS_TO_GOLD),
    *(Figure.ASSISTANTS_EXCHANGED, Figure.ASSISTANTS_REFRESHED, Figure.ASSISTANTS_BORROWED),
)
_TURNS = (Figure.TURNS, Figure.DECISIONS, Figure.UNDONE, Figure.DECLINED, Figure.TOKENS_LEFT)


def player_page(results: Sequence[Result], words: Words) -> Statistics:
    """Return the statistics of one player's finished games: counts are totals, points are averages per game."""
    said, total = words.statistics, statistics.total(results)
    if not results:
        return ()
    points = ((source_name(each, words), _a_game(points_from(each), results, total)) for each in ScoreSource)
    rows = (Figure.GLASS_ROW, Figure.NOTEBOOK_ROW)
    on_average = ((words.statistics[f"average-{each}"], _a_game(each, results, total)) for each in rows)
    tokens = ((said.resource(resource=each), f"{total[gained(each)]} / {total[paid(each)]}") for each in Resource)
    return (
        (said.title_games(), _games(results, words)),
        (said.title_by_board_and_players(), _by_table(results, words)),
        (said.title_points_a_game(), tuple(points)),
        (said.title_island(), _sums(total, _ISLAND, words)),
        (said.title_guardians(), _sums(total, _GUARDIANS, words)),
        (said.title_research(), (*_sums(total, _RESEARCH, words), *on_average)),
        (said.title_resources_gained_paid(), tuple(tokens)),
        (said.title_cards(), _sums(total, _CARDS, words)),
        (said.title_favourite_cards(), _favourites(total, Family.PLAYED, words)),
        (said.title_assistants(), _sums(total, _ASSISTANTS, words)),
        (said.title_favourite_assistants(), _favourites(total, Family.ASSISTANT, words)),
        (said.title_turns(), (_usual_turn(results, words), *_sums(total, _TURNS, words))),
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
        (said.title_guardians(), _sums(total, _GUARDIANS, words)),
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


def _sums(total: Mapping[str, int], figures: Sequence[Figure], words: Words) -> Rows:
    return statistics.sums(total, {figure: words.statistics[figure] for figure in figures})


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
