"""The solo campaign: its chapters in order, and a user's progress. Stars are derived from
the results of finished games, so progress is not stored.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from arnak_bot.game.definition import AnyGame
from arnak_bot.game.values import Chapter
from arnak_bot.host.errors import TableError
from arnak_bot.host.options import options_of
from arnak_bot.host.registry import Registry
from arnak_bot.host.tables import Table
from arnak_bot.refusals import ChapterRunning, Why
from arnak_bot.store import Options

NO_STARS = (False, False, False)


@dataclass(frozen=True, slots=True)
class Station:
    """A chapter and a user's progress in it. `stars`: those that the user's best game earned, for winning, for the
    goal, for points. `points`of that game; None if none was finished. `is_open`: whether they may play it.
    """

    game: AnyGame
    chapter: Chapter
    stars: tuple[bool, bool, bool]
    points: int | None
    is_open: bool


@dataclass(frozen=True, slots=True)
class Ended:
    """The stars of a game of a chapter that has just been played, and the next chapter, if any."""

    game: AnyGame
    chapter: Chapter
    stars: tuple[bool, bool, bool]
    following: tuple[AnyGame, Chapter] | None


class Campaign:
    """The chapters of all games, ordered by number."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry

    @property
    def chapters(self) -> Mapping[str, tuple[AnyGame, Chapter]]:
        found = [(game, chapter) for game in self._registry.games.values() for chapter in game.chapters]
        return {chapter.key: (game, chapter) for game, chapter in sorted(found, key=lambda pair: pair[1].number)}

    async def progress(self, user_id: int) -> tuple[Station, ...]:
        """Return a user's progress by chapter. A chapter is open if it is the first or the previous one has a star."""
        best: dict[str, tuple[tuple[bool, bool, bool], int]] = {}
        for key, result in await self._registry.store.people.chapters(user_id):
            if key in self.chapters:
                ended = self.chapters[key][1].stars(result), result.points
                best[key] = max(best.get(key, ended), ended, key=lambda each: (sum(each[0]), each[1]))
        stations: list[Station] = []
        for key, (game, chapter) in self.chapters.items():
            stars, points = best.get(key, (NO_STARS, None))
            is_open = not stations or any(stations[-1].stars)
            stations.append(Station(game, chapter, stars, points, is_open))
        return tuple(stations)

    def named(self, stations: Sequence[Station], key: str) -> Station:
        """Raises TableError if there is none."""
        found = next((each for each in stations if each.chapter.key == key), None)
        if found is None:
            raise TableError(Why.NO_SUCH_CHAPTER)
        return found

    async def running(self, user_id: int, key: str) -> ChapterRunning | None:
        for table in await self._registry.open_tables_of(user_id):
            if table.chapter == key:
                return ChapterRunning(table.guild_id, table.channel_id)
        return None

    async def options(self, user_id: int, key: str) -> Options:
        """Raises TableError if there is no such chapter, it is not open for the user, or they are playing it."""
        station = self.named(await self.progress(user_id), key)
        if not station.is_open:
            raise TableError(Why.CHAPTER_LOCKED)
        if (running := await self.running(user_id, key)) is not None:
            raise TableError(running)
        return replace(options_of(station.game, seats=1), game=station.chapter.options)

    async def ended(self, table: Table) -> Ended | None:
        """Return the result of a table's chapter; None if the table is not part of the campaign or has no result."""
        if table.chapter not in self.chapters:
            return None
        results = await self._registry.store.people.dated_results(table_id=table.id)
        if not results:
            return None
        keys = list(self.chapters)
        (_, result), (game, chapter) = results[0], self.chapters[table.chapter]
        following = next(iter(keys[keys.index(table.chapter) + 1 :]), None)
        return Ended(game, chapter, chapter.stars(result), self.chapters[following] if following else None)
