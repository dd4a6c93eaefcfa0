"""Finding people to play with on a server: who is looking, and whether there are enough of them for a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta

from arnak_bot.game.definition import AnyGame
from arnak_bot.host.errors import TableError
from arnak_bot.host.lobby import Lobby
from arnak_bot.host.options import multiplayer_seats
from arnak_bot.host.registry import Registry
from arnak_bot.host.tables import Table
from arnak_bot.host.waiting import timestamp
from arnak_bot.kit.limits import clip
from arnak_bot.refusals import SeatCount
from arnak_bot.store import Moved, OpenTable, Options, Seeker, Status
from arnak_bot.store.options import options_from

LONGEST_NOTE = 80
_LASTS = timedelta(days=14)
"""How long a request stays open."""


class Finding:
    def __init__(self, registry: Registry, lobby: Lobby) -> None:
        self._registry = registry
        self._lobby = lobby
        self._rows = registry.store.servers

    async def seekers(self, guild_id: int) -> list[Seeker]:
        """Return who is looking for players on a server, longest waiting first."""
        found = await self._rows.seekers(guild_id, timestamp(self._registry.now() - _LASTS))
        return [each for each in found if each.game_key in self._registry.games]

    async def lobbies(self, guild_id: int) -> list[OpenTable]:
        """Return a server's lobbies that have a free seat."""
        tables = await self._rows.open_tables(guild_id)
        return [each for each in tables if each.status is Status.LOBBY and each.free and each.game_key is not None]

    async def seek(
        self, guild_id: int, user_id: int, name: str, game: AnyGame, seats: int, note: str = ""
    ) -> Sequence[Seeker]:
        """Record that somebody is looking for players, replacing their previous request. Returns the people looking for
        the same game and number of players, at most as many as fit at a table: the others in the order in which they
        asked, then the user. There may be enough of them for a table. Raises TableError if `seats` is impossible.
        """
        if seats not in multiplayer_seats(game):
            raise TableError(SeatCount(game.title, tuple(multiplayer_seats(game))))
        note = clip(" ".join(note.split()), LONGEST_NOTE)
        seeker = Seeker(guild_id, user_id, name, game.key, seats, note, timestamp(self._registry.now()))
        await self._rows.seek(seeker)
        others = [each for each in await self._all_alike(guild_id, game.key, seats) if each.user_id != user_id]
        return [*others[: seats - 1], seeker]

    async def alike(self, guild_id: int, game_key: str, seats: int) -> Sequence[Seeker]:
        """Return who is looking for this game with this number of players, at most as many as fit at a table."""
        return (await self._all_alike(guild_id, game_key, seats))[:seats]

    async def _all_alike(self, guild_id: int, game_key: str, seats: int) -> list[Seeker]:
        found = await self.seekers(guild_id)
        return [each for each in found if (each.game_key, each.seats) == (game_key, seats)]

    async def request_of(self, guild_id: int, user_id: int) -> Seeker | None:
        return next((each for each in await self.seekers(guild_id) if each.user_id == user_id), None)

    async def withdraw_request(self, guild_id: int, user_id: int) -> None:
        await self._rows.withdraw_request(guild_id, user_id)

    async def options(self, guild_id: int, game: AnyGame, seats: int) -> Options:
        """The server's defaults, adapted to the game."""
        proposed = (await self._registry.settings(guild_id)).proposed
        if proposed.game_key != game.key:
            own = options_from(game.key, game.options)
            proposed = replace(proposed, game_key=game.key, game=own.game)
        return replace(proposed, seats=seats, computers=0)

    async def open(self, guild_id: int, channel_id: int, people: Sequence[Seeker], options: Options) -> Table | None:
        """Open a table for people looking for the same game; None if one of them has stopped looking. Raises TableError
        if the channel already has an open table.
        """
        seated = [(each.user_id, each.name) for each in people]
        entropy = " ".join(each.asked_at for each in people)
        try:
            return await self._lobby.open_for(guild_id, channel_id, seated, options, entropy=entropy)
        except Moved:
            return None
