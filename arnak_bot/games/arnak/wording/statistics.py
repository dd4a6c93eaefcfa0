"""The statistics of finished games, for a player or a server: a page of sections, each with lines of name and value."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from datetime import timedelta
from statistics import median
from typing import TypeAlias

from arnak_bot.game.values import Result, Statistics
from arnak_bot.games.arnak.engine.content import BOARDS
from arnak_bot.games.arnak.engine.options import board_of, rival_of
from arnak_bot.games.arnak.engine.resources import Resource
from arnak_bot.games.arnak.engine.rules.scoring import ScoreSource
from arnak_bot.games.arnak.figures import Family, Figure, gained, overcome_in, paid, points_from, temple_tiles_worth
from arnak_bot.games.arnak.wording import signs
from arnak_bot.games.arnak.wording.messages import Words
from arnak_bot.games.arnak.wording.tables import source_name
from arnak_bot.kit.numerals import numeral
from arnak_bot.kit.spans import span

__all__ = ["player_page", "server_page"]

Rows: TypeAlias = tuple[tuple[str, str], ...]

FAVOURITES = 5


def won(result: Result) -> bool:
    """Whether a player won; a tie with the rival is no win (R54)."""
    return result.rank == 1


def player_page(results: Sequence[Result], words: Words) -> Statistics:
    """Return the statistics of one player's finished games; counts are sums, points averages a game."""
    said = words.statistics
    if not results:
        return ()
    total = _total(results)
    return (
        (said.title_games(), _games(results, words)),
        (said.title_by_board_and_players(), _by_table(results, words)),
        (said.title_points_a_game(), _points(results, total, words)),
        (said.title_island(), _island(total, words)),
        (said.title_guardians(), _guardians(total, words)),
        (said.title_research(), _research(results, total, words)),
        (said.title_resources_gained_paid(), _resources(total, words)),
        (said.title_cards(), _cards(total, words)),
        (said.title_favourite_cards(), _favourites(total, Family.PLAYED, words)),
        (said.title_assistants(), _assistants(total, words)),
        (said.title_favourite_assistants(), _favourite_assistants(total, words)),
        (said.title_turns(), _turns(results, total, words)),
    )


def _total(results: Sequence[Result]) -> Counter[str]:
    total: Counter[str] = Counter()
    for result in results:
        total.update(result.figures)
    return total


def _games(results: Sequence[Result], words: Words) -> Rows:
    several = [result for result in results if rival_of(result.options) is None]
    said = words.statistics
    rows = [(said.games(), str(len(results)))]
    if several:
        rows.append((said.won_against_others(), said.some_of(count=sum(map(won, several)), games=len(several))))
    rows.append((said.average_points(), _average([result.points for result in results])))
    rows.append((said.best_points(), str(max(result.points for result in results))))
    for difficulty in sorted({rival for result in results if (rival := rival_of(result.options)) is not None}):
        solo = [result for result in results if rival_of(result.options) == difficulty]
        rows.append(
            (said.won_against_rival(difficulty=difficulty), said.some_of(count=sum(map(won, solo)), games=len(solo)))
        )
    return tuple(rows)


def _by_table(results: Sequence[Result], words: Words) -> Rows:
    kinds = sorted({(board_of(result.options), result.players) for result in results})
    rows = []
    for board, players in kinds:
        points = [result.points for result in results if (board_of(result.options), result.players) == (board, players)]
        name = BOARDS[board].name.removesuffix(" Temple")
        heading = words.statistics.by_table(board=name, count=players)
        rows.append((heading, f"{len(points)} / {_average(points)} / {max(points)}"))
    return tuple(rows)


def _points(results: Sequence[Result], total: Mapping[str, int], words: Words) -> Rows:
    return tuple(
        (source_name(source, words), f"{total[points_from(source)] / len(results):.1f}") for source in ScoreSource
    )


def _counted(total: Mapping[str, int], *lines: tuple[str, Figure]) -> Rows:
    return tuple((name, str(total[figure])) for name, figure in lines)


def _island(total: Mapping[str, int], words: Words) -> Rows:
    said = words.statistics
    places = [
        (said.digs_at_camps(), Figure.DUG_CAMP),
        (said.digs_at_level_i(), Figure.DUG_1),
        (said.digs_at_level_ii(), Figure.DUG_2),
        (said.camps_activated(), Figure.ACTIVATED_CAMP),
        (said.level_i_activated(), Figure.ACTIVATED_1),
        (said.level_ii_activated(), Figure.ACTIVATED_2),
        (said.level_i_discovered(), Figure.DISCOVERED_1),
        (said.level_ii_discovered(), Figure.DISCOVERED_2),
    ]
    others = [
        (said.archaeologists_relocated(), Figure.RELOCATED),
        (said.archaeologists_taken_back(), Figure.RETURNED),
        (said.idols_taken(), Figure.IDOLS_TAKEN),
        (said.idols_slotted(), Figure.IDOLS_SLOTTED),
        (said.idols_paid(), Figure.IDOLS_PAID),
    ]
    return _counted(total, *places, *others)


def _guardians(total: Mapping[str, int], words: Words) -> Rows:
    said = words.statistics
    rounds = [(said.in_round(round=numeral(number)), overcome_in(number)) for number in range(1, 6)]
    return _counted(
        total,
        (said.overcome(), Figure.OVERCOME),
        *rounds,
        (said.boons_used(), Figure.BOONS_USED),
        (said.moved(), Figure.GUARDIANS_MOVED),
    )


def _research(results: Sequence[Result], total: Mapping[str, int], words: Words) -> Rows:
    said = words.statistics
    tiles = [(said.temple_tiles_worth(points=points), temple_tiles_worth(points)) for points in (2, 6, 11)]
    return (
        *_counted(
            total,
            (said.magnifying_glass_steps(), Figure.GLASS_STEPS),
            (said.notebook_steps(), Figure.NOTEBOOK_STEPS),
            (said.temple_reached(), Figure.TEMPLE_REACHED),
            *tiles,
            (said.bonus_tiles(), Figure.BONUS_TILES),
        ),
        (said.average_row_of_the_glass(), f"{total[Figure.GLASS_ROW] / len(results):.1f}"),
        (said.average_row_of_the_notebook(), f"{total[Figure.NOTEBOOK_ROW] / len(results):.1f}"),
    )


def _resources(total: Mapping[str, int], words: Words) -> Rows:
    return tuple(
        (words.statistics.resource(resource=resource), f"{total[gained(resource)]} / {total[paid(resource)]}")
        for resource in Resource
    )


def _cards(total: Mapping[str, int], words: Words) -> Rows:
    said = words.statistics
    return _counted(
        total,
        (said.drawn(), Figure.CARDS_DRAWN),
        (said.played_for_their_effect(), Figure.CARDS_PLAYED),
        (said.put_down_unused(), Figure.CARDS_PUT_DOWN),
        (said.items_bought(), Figure.ITEMS_BOUGHT),
        (said.artifacts_bought(), Figure.ARTIFACTS_BOUGHT),
        (said.gained_otherwise(), Figure.CARDS_GAINED),
        (said.exiled(), Figure.CARDS_EXILED),
        (said.fear_gained(), Figure.FEAR_GAINED),
        (said.fear_exiled(), Figure.FEAR_EXILED),
        (said.owned_at_the_end(), Figure.CARDS_OWNED),
    )


def _assistants(total: Mapping[str, int], words: Words) -> Rows:
    said = words.statistics
    return _counted(
        total,
        (said.recruited(), Figure.ASSISTANTS_RECRUITED),
        (said.rescued(), Figure.ASSISTANTS_RESCUED),
        (said.used(), Figure.ASSISTANTS_USED),
        (said.turned_to_gold(), Figure.ASSISTANTS_TO_GOLD),
        (said.exchanged(), Figure.ASSISTANTS_EXCHANGED),
        (said.refreshed(), Figure.ASSISTANTS_REFRESHED),
        (said.borrowed(), Figure.ASSISTANTS_BORROWED),
    )


def _favourites(
    total: Mapping[str, int], family: Family, words: Words, name: Callable[[str, Words], str] = signs.card
) -> Rows:
    """The most used of a kind; starting cards and Fear are nobody's favourites."""
    prefix = family.of("")
    counts = {key.removeprefix(prefix): count for key, count in total.items() if key.startswith(prefix)}
    wanted = {key: count for key, count in counts.items() if not key.startswith(("funding", "exploration", "fear"))}
    best = sorted(wanted.items(), key=lambda item: (-item[1], item[0]))[:FAVOURITES]
    return tuple((name(key, words), f"{count}×") for key, count in best) or ((words.statistics.none_yet(), "–"),)


def _favourite_assistants(total: Mapping[str, int], words: Words) -> Rows:
    return _favourites(total, Family.ASSISTANT, words, lambda number, said: signs.assistant(int(number), said))


def _usual_turn(results: Sequence[Result], words: Words) -> str:
    times = [result.turn_seconds for result in results if result.turn_seconds is not None]
    return span(timedelta(seconds=median(times)), words) if times else "–"


def _turns(results: Sequence[Result], total: Mapping[str, int], words: Words) -> Rows:
    said = words.statistics
    return (
        (said.usual_time_of_a_turn(), _usual_turn(results, words)),
        *_counted(
            total,
            (said.turns(), Figure.TURNS),
            (said.decisions(), Figure.DECISIONS),
            (said.taken_back(), Figure.UNDONE),
            (said.effects_declined(), Figure.DECLINED),
            (said.tokens_left_at_the_end(), Figure.TOKENS_LEFT),
        ),
    )


def server_page(results: Sequence[Result], names: Mapping[int, str], words: Words) -> Statistics:
    """Return the statistics of a server's finished games; `names` by user id."""
    said = words.statistics
    if not results:
        return ()
    total = _total(results)
    games = len({result.table_id for result in results})
    solo = len({result.table_id for result in results if rival_of(result.options) is not None})
    return (
        (
            said.title_games(),
            (
                (said.games(), str(games)),
                (said.of_them_solo(), str(solo)),
                (said.players(), str(len({result.user_id for result in results}))),
                (said.average_points(), _average([result.points for result in results])),
                (said.usual_time_of_a_turn(), _usual_turn(results, words)),
            ),
        ),
        (said.title_by_board_and_players(), _by_table(results, words)),
        (said.title_most_wins(), _ranking(results, names, words)),
        (said.title_best_points(), _records(results, names)),
        (said.title_guardians(), _guardians(total, words)),
        (said.title_most_played_cards(), _favourites(total, Family.PLAYED, words)),
        (said.title_most_bought_cards(), _favourites(total, Family.BOUGHT, words)),
        (said.title_most_used_assistants(), _favourite_assistants(total, words)),
    )


def _ranking(results: Sequence[Result], names: Mapping[int, str], words: Words) -> Rows:
    played: Counter[int] = Counter(result.user_id for result in results)
    wins: Counter[int] = Counter(result.user_id for result in results if won(result))
    best = sorted(played, key=lambda user: (-wins[user], played[user], names[user]))[:FAVOURITES]
    return tuple((names[user], words.statistics.some_of(count=wins[user], games=played[user])) for user in best)


def _records(results: Sequence[Result], names: Mapping[int, str]) -> Rows:
    best = sorted(results, key=lambda result: (-result.points, result.table_id))[:FAVOURITES]
    return tuple((names[result.user_id], str(result.points)) for result in best)


def _average(points: Sequence[int]) -> str:
    return f"{sum(points) / len(points):.1f}"
