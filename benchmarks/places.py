"""For simulations: a channel whose people play one game after another, and a count of the bot's requests."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from arnak_bot.game.definition import AnyGame
from arnak_bot.games import GAMES
from arnak_bot.host import Table, options_of
from benchmarks.measuring import start_table
from cogs.client import ArnakBot
from tests.discord.strict.gate import Request

SEATS = (2, 4, 2, 3, 2, 4)
"""The number of players at each table of a server; every third table plays the same game."""


@dataclass(slots=True)
class Place:
    """A channel with its people (ids and names), who play one game after another."""

    bot: ArnakBot
    guild_id: int
    channel_id: int
    number: int
    people: list[tuple[int, str]]
    table: Table | None = None
    games: int = 0
    _players: dict[int, Any] = field(default_factory=dict)

    @property
    def definition(self) -> AnyGame:
        return [*GAMES.values()][self.number % len(GAMES)]

    @property
    def awaited(self) -> set[int]:
        """The ids of those who are to act."""
        table = self.table
        if table is None or table.game is None or table.game.over:
            return set()
        return {table.seats[seat].user_id for seat in table.game.seats_to_act}

    async def begin(self) -> Table:
        options = options_of(self.definition, seats=len(self.people), remind_hours=24, deadline_hours=72)
        self.games += 1
        self.table = await start_table(self.bot.host, self.guild_id, self.channel_id, self.people, options)
        return self.table

    async def running(self) -> Table:
        return await self.begin() if self.table is None or self.table.running.over else self.table

    def chosen(self, user: int) -> str:
        """As each game's simplest player does: at random."""
        assert self.table is not None
        if user not in self._players:
            self._players[user] = [*self.definition.players.values()][-1](user)
        return str(self._players[user].choose(self.table.view(user)).text)


def counting(asked: Counter[str]) -> Callable[[Request], None]:
    """Return a listener that counts requests to Discord by kind: messages, pictures, edits, deletions, pins."""

    def heard(request: Request) -> None:
        if "/pins" in request.path:
            asked["pins"] += 1
        elif request.method == "POST" and request.path.endswith("/messages"):
            asked["messages"] += 1
            asked["pictures"] += len(request.files)
        elif "/messages/" in request.path:
            asked[{"PATCH": "edits", "DELETE": "deletions"}.get(request.method, request.method)] += 1

    return heard
