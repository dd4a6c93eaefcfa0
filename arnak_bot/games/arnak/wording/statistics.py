"""The statistics of finished games in sections, whose lines have a name and a value. `reference` puts them on pages."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from statistics import median

from arnak_bot.game.values import Result
from arnak_bot.games.arnak.engine import Resource, ScoreSource
from arnak_bot.games.arnak.engine.content import BOARDS
from arnak_bot.games.arnak.engine.options import board_of, rival_of
from arnak_bot.games.arnak.figures import Family, gained, paid, points_from
from arnak_bot.games.arnak.wording.messages import Words
from arnak_bot.games.arnak.wording.tables import source_name
from arnak_bot.kit import statistics
from arnak_bot.kit.spans import span
from arnak_bot.kit.statistics import Rows


class Finished:
    """One or more finished games of a player, or of everybody on a server."""

    def __init__(self, results: Sequence[Result], words: Words) -> None:
        self.results = results
        self.words = words
        self.said = words.statistics
        self.total = statistics.total(results)

    def own_games(self) -> Rows:
        said, plain, alike = self.said, self.words.plain, dict[int | None, list[Result]]()
        for result in self.results:
            alike.setdefault(rival_of(result.options), []).append(result)
        several = alike.pop(None, [])
        return (
            (plain.games(), str(len(self.results))),
            *([(said.won_against_others(), statistics.won(several, self.words))] if several else []),
            (plain.average_points(), statistics.average(self.results)),
            (plain.best_points(), statistics.best(self.results)),
            *(
                (said.won_against_rival(difficulty=rival), statistics.won(solo, self.words))
                for rival, solo in sorted((rival, solo) for rival, solo in alike.items() if rival is not None)
            ),
        )

    def all_games(self) -> Rows:
        """The statistics of a server: its games (each counted once), its players, and their averages."""
        said, plain = self.said, self.words.plain
        solo = [each for each in self.results if rival_of(each.options) is not None]
        return (
            (plain.games(), str(statistics.games(self.results))),
            (said.of_them_solo(), str(statistics.games(solo))),
            (plain.players(), str(statistics.players(self.results))),
            (plain.average_points(), statistics.average(self.results)),
            self.usual_turn(),
        )

    def by_table(self) -> Rows:
        def line(kind: tuple[str, int], alike: Sequence[Result]) -> tuple[str, str]:
            name = BOARDS[kind[0]].name.removesuffix(" Temple")
            figures = f"{statistics.games(alike)} / {statistics.average(alike)} / {statistics.best(alike)}"
            return self.said.by_table(board=name, count=kind[1]), figures

        return statistics.by_table(self.results, lambda result: (board_of(result.options), result.players), line)

    def points(self) -> Rows:
        a_game = ((each, self.total[points_from(each)] / len(self.results)) for each in ScoreSource)
        return tuple((source_name(each, self.words), f"{points:.1f}") for each, points in a_game)

    def tokens(self) -> Rows:
        both = ((each, self.total[gained(each)], self.total[paid(each)]) for each in Resource)
        return tuple((self.words.statistics[f"resource-{each}"], f"{won} / {lost}") for each, won, lost in both)

    def favourites(self, family: Family) -> Rows:
        """The most used components of a kind, except starting cards and Fear."""
        prefix = family.of("")
        counts = {key.removeprefix(prefix): count for key, count in self.total.items() if key.startswith(prefix)}
        wanted = {key: count for key, count in counts.items() if not key.startswith(("funding", "exploration", "fear"))}
        best = sorted(wanted.items(), key=lambda item: (-item[1], item[0]))[: statistics.FAVOURITES]
        kind = "assistant" if family is Family.ASSISTANT else "card"
        found = tuple((self.words.names[f"{kind}-{key}"], f"{count}×") for key, count in best)
        return found or ((self.said.none_yet(), "–"),)

    def usual_turn(self) -> tuple[str, str]:
        times = [result.turn_seconds for result in self.results if result.turn_seconds is not None]
        return self.said.usual_time_of_a_turn(), span(timedelta(seconds=median(times)), self.words) if times else "–"
