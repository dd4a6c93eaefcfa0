"""A server's ladder: each month one deal per game, which everybody plays once, alone or against a computer.

The month's seeds derive from a secret whose hash is published when the month begins. An attempt is an ordinary table in
direct messages, so that the server's channels, lists, webhooks and moderators see nothing of it; it is secret until the
month is over, in UTC. An attempt not finished by then does not count, but can still be finished.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from arnak_bot.game.definition import AnyGame
from arnak_bot.game.options import OptionScope
from arnak_bot.host.errors import TableError
from arnak_bot.host.lobby import CommonDeal, Lobby
from arnak_bot.host.options import games_for, opponents_of_one
from arnak_bot.host.registry import Registry
from arnak_bot.host.tables import Table
from arnak_bot.host.waiting import timestamp
from arnak_bot.kit.league import Season, season_called, season_of
from arnak_bot.refusals import AttemptRunning, Why
from arnak_bot.store import Attempt, Deal, LadderMonth, LadderPlace, NewNotice, NoticeOf, Options, forgotten_player
from arnak_bot.store.options import options_from


class Ladder:
    def __init__(self, registry: Registry, lobby: Lobby) -> None:
        self._registry = registry
        self._lobby = lobby
        self._rows = registry.store.ladders

    @property
    def now(self) -> Season:
        return season_of(1, self._registry.now())

    def is_over(self, month: str) -> bool:
        """Whether a month has ended, which means that its secret may be revealed."""
        return month < self.now.key

    @property
    def games(self) -> tuple[AnyGame, ...]:
        """The games that can be played alone or against a computer."""
        return games_for(self._registry.games, OptionScope.SOLO)

    async def months(self, guild_id: int) -> list[LadderMonth]:
        """A server's months, newest first, with the current one. Raises TableError if there is no ladder."""
        settings = await self._registry.store.people.guild(guild_id)
        if settings is None or not settings.ladder:
            raise TableError(Why.NO_LADDER)
        await self._open(guild_id, settings.news)
        return await self._rows.months(guild_id)

    async def month(self, guild_id: int, key: str) -> LadderMonth | None:
        """Return a month of a server's ladder; None if it was never opened, or the server no longer has a ladder."""
        settings = await self._registry.store.people.guild(guild_id)
        months = await self._rows.months(guild_id) if settings is not None and settings.ladder else []
        return next((each for each in months if each.month == key), None)

    async def places(self, guild_id: int, month: str) -> list[LadderPlace]:
        return await self._rows.places(guild_id, month)

    async def begin(
        self, guild_id: int, channel_id: int, user_id: int, name: str, game: AnyGame, language: str | None
    ) -> Table:
        """Start a user's attempt at this month's deal of a game, in their direct messages. Raises TableError if the
        server has no ladder, the attempt was already started, or the channel has another table.
        """
        month = next((each for each in await self.months(guild_id) if each.month == self.now.key), None)
        if month is None:
            raise TableError(Why.NO_LADDER)
        own = (user_id, forgotten_player(user_id, month.secret))
        for each in await self._rows.places(guild_id, month.month):
            if each.user_id in own and each.game_key == game.key:
                raise TableError(AttemptRunning(game.title, each.channel_id) if each.runs else Why.ATTEMPT_MADE)
        until = season_called(month.month).until
        assert until is not None, "a month ends"
        given = month.deals.get(game.key) or _deal_of(game)
        attempt = Attempt(guild_id, month.month, game.key, user_id)
        deal = CommonDeal(month.secret, (f"ladder {month.month} {game.key}",), given.edition, until, attempt)
        options = replace(_options_of(game, given), language=language)
        try:
            return await self._lobby.open_alone(None, channel_id, user_id, name, options, deal=deal)
        except TableError as error:
            if error.refusal is Why.CHANNEL_TAKEN:
                raise TableError(Why.DIRECT_MESSAGES_TAKEN) from error
            raise

    async def look(self) -> bool:
        """Open and close the months due on this process's servers; return whether there is news to announce."""
        told, holds = False, self._registry.scope.holds
        for month in await self._rows.over(self.now.key):
            if holds(month.guild_id):
                told |= await self._close(month)
        for guild_id, settings in (await self._registry.store.people.guilds()).items():
            if settings.ladder and holds(guild_id):
                told |= await self._open(guild_id, settings.news)
        return told

    async def announce(self, guild_id: int, news: int) -> None:
        """Announce the current month in a channel that has just been chosen."""
        if not await self._open(guild_id, news):
            await self._registry.store.notices.add([self._opened(guild_id, news)], timestamp(self._registry.now()))

    def _opened(self, guild_id: int, news: int) -> NewNotice:
        return NewNotice(guild_id, NoticeOf.LADDER_OPENED, {"month": self.now.key}, news)

    async def _open(self, guild_id: int, news: int | None) -> bool:
        """Open the current month if nobody has yet; return whether there is something to announce."""
        month, at = self.now.key, timestamp(self._registry.now())
        if any(each.month == month for each in await self._rows.months(guild_id)):
            return False
        secret, deals = self._registry.draw_part(), {game.key: _deal_of(game) for game in self.games}
        notices = [] if news is None else [self._opened(guild_id, news)]
        return await self._rows.open(LadderMonth(guild_id, month, secret, deals), notices, at) and bool(notices)

    async def _close(self, month: LadderMonth) -> bool:
        settings = await self._registry.store.people.guild(month.guild_id)
        played = {each.game_key for each in await self._rows.places(month.guild_id, month.month)}
        news = None if settings is None or not settings.ladder else settings.news
        notices = [
            NewNotice(month.guild_id, NoticeOf.LADDER_CLOSED, {"game": game.key, "month": month.month}, news)
            for game in self.games
            if game.key in played and news is not None
        ]
        return await self._rows.close(month, notices, timestamp(self._registry.now()))


def _deal_of(game: AnyGame) -> Deal:
    return Deal(game.newest_edition, options_from(game.key, game.options, OptionScope.SOLO).game)


def _options_of(game: AnyGame, deal: Deal) -> Options:
    """The same for everybody, whatever the server's or the player's preferences. The computers play at the default
    level, whose choices do not depend on how busy the machine is.
    """
    usual = options_from(game.key, game.options, OptionScope.SOLO)
    chosen = {key: value for key, value in game.completed(deal.options) if key in dict(usual.game)}
    kept = usual.game.of({**dict(usual.game), **chosen})
    return replace(usual, game=kept, computers=opponents_of_one(game))


def standing(places: Sequence[LadderPlace], game_key: str) -> list[tuple[int, LadderPlace]]:
    """Return the finished attempts at a game with their ranks: first the games won, by points, then the others."""
    finished = [each for each in places if each.game_key == game_key and each.points is not None]
    ordered = sorted(finished, key=_rating)
    ratings = [_rating(each) for each in ordered]
    return [(1 + ratings.index(rating), each) for rating, each in zip(ratings, ordered, strict=True)]


def _rating(place: LadderPlace) -> tuple[bool, int]:
    return place.rank != 1, -(place.points or 0)
