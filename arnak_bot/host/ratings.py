"""Each server's league: its members, and the announcement of seasons that have ended."""

from __future__ import annotations

from arnak_bot.game.definition import AnyGame
from arnak_bot.host.registry import Registry
from arnak_bot.host.waiting import timestamp
from arnak_bot.kit.league import Member, Season, league, season_of
from arnak_bot.store import NewNotice, NoticeOf


class Ratings:
    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._rows = registry.store.people

    async def league(self, guild_id: int, game: AnyGame, season: Season) -> list[Member]:
        """Return a server's league in one game, best first. Cooperative games do not count."""
        since, until = (None if at is None else timestamp(at) for at in (season.since, season.until))
        results = await self._rows.dated_results(guild_id=guild_id, game=game.key, since=since, until=until)
        rated = [result for _, result in results if game.rated(game.completed(result.options))]
        return league(rated, await self._rows.unrated(guild_id))

    async def season(self, guild_id: int) -> Season:
        settings = await self._rows.guild(guild_id)
        return season_of(0 if settings is None else settings.season.months, self._registry.now())

    async def close_seasons(self) -> bool:
        """End the seasons that are over on servers with a news channel; queue a notice for each game played in them.
        Returns whether there is something to announce.
        """
        told = False
        for guild_id, settings in (await self._rows.guilds()).items():
            if settings.news is None or not settings.rated or not self._registry.scope.holds(guild_id):
                continue
            ended = season_of(settings.season.months, self._registry.now()).before
            if ended is not None and not await self._rows.season_closed(guild_id, ended.key):
                told |= await self._close(guild_id, ended, settings.news)
        return told

    async def _close(self, guild_id: int, season: Season, channel_id: int) -> bool:
        notices = [
            NewNotice(guild_id, NoticeOf.SEASON, {"game": key, "season": season.key}, channel_id)
            for key, game in self._registry.games.items()
            if await self.league(guild_id, game, season)
        ]
        return await self._rows.close_season(guild_id, season.key, notices, timestamp(self._registry.now()))
