"""The host: the application layer between a front end and the games. Uses the store; knows nothing about Discord.

A table is a game in a channel. Every call that changes a table takes its lock and makes a decision: it is tried on a
copy, written in one transaction together with its consequences and the messages to send, and only then applied in
memory. A failure, a crash or a cancelled task therefore leaves either the whole decision or none of it.

    host = Host.of(store, GAMES)
    table = await host.lobby.open(guild_id, channel_id, user_id, "Ada", options)
    await host.play.act(table, user_id, "draw")
    await host.outbox.of_table(table.id)  # messages still to be sent to the channel
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime

from arnak_bot.game.definition import AnyGame
from arnak_bot.host.absence import LONGEST_PAUSE_DAYS, Absence, Tally
from arnak_bot.host.campaign import Campaign, Ended, Station
from arnak_bot.host.clock import DatabaseClock
from arnak_bot.host.computers import Computers
from arnak_bot.host.errors import NotSaved, StaleClick, TableBroken, TableError, TableNotFound
from arnak_bot.host.finding import LONGEST_NOTE, Finding
from arnak_bot.host.hints import Hints
from arnak_bot.host.history import History, LoggedTurn, LogNote
from arnak_bot.host.ladder import Ladder
from arnak_bot.host.lobby import Lobby, is_complete, missing_players
from arnak_bot.host.naming import NamesBySpan
from arnak_bot.host.options import asked, chosen_options, default_options, lobby_options, options_of, own_defaults
from arnak_bot.host.outbox import NEVER, Notices, Outbox, first_batches
from arnak_bot.host.people import People
from arnak_bot.host.planning import Plan, Planning
from arnak_bot.host.play import LONGEST_NOTE_AT_TABLE, Play
from arnak_bot.host.ratings import Ratings
from arnak_bot.host.registry import Registry
from arnak_bot.host.share import Pace, Scope, Share, shard_of
from arnak_bot.host.tables import COMPUTER_SIGN, Outcome, Table
from arnak_bot.host.timers import TimerRunner
from arnak_bot.host.waiting import Awaited, deadline_of, next_in_turn
from arnak_bot.host.webhooks import NotAccepted, Webhooks
from arnak_bot.host.what_if import Turn, WhatIf, WhatIfs
from arnak_bot.host.workers import Workers
from arnak_bot.store import Options, StaleMessage, Store

__all__ = [
    "COMPUTER_SIGN",
    "LONGEST_NOTE",
    "LONGEST_NOTE_AT_TABLE",
    "LONGEST_PAUSE_DAYS",
    "NEVER",
    "Awaited",
    "DatabaseClock",
    "Ended",
    "Host",
    "LogNote",
    "LoggedTurn",
    "NamesBySpan",
    "NotAccepted",
    "NotSaved",
    "Options",
    "Outcome",
    "Pace",
    "Plan",
    "Share",
    "StaleClick",
    "StaleMessage",
    "Station",
    "Table",
    "TableBroken",
    "TableError",
    "TableNotFound",
    "Tally",
    "Turn",
    "WhatIf",
    "Workers",
    "asked",
    "chosen_options",
    "deadline_of",
    "default_options",
    "first_batches",
    "is_complete",
    "lobby_options",
    "missing_players",
    "next_in_turn",
    "options_of",
    "own_defaults",
    "shard_of",
]


@dataclass(frozen=True, slots=True)
class Host:
    """The services of one bot, sharing one registry of tables. Create it with `Host.of`."""

    registry: Registry
    lobby: Lobby
    play: Play
    planning: Planning
    absence: Absence
    history: History
    people: People
    timers: TimerRunner
    outbox: Outbox
    finding: Finding
    notices: Notices
    ratings: Ratings
    ladder: Ladder
    webhooks: Webhooks
    computers: Computers
    hints: Hints
    what_ifs: WhatIfs
    campaign: Campaign

    @classmethod
    def of(
        cls,
        store: Store,
        games: Mapping[str, AnyGame],
        clock: Callable[[], datetime] = lambda: datetime.now(UTC),
        chance: random.Random | None = None,
        workers: Workers | None = None,
        scope: Scope | None = None,
    ) -> Host:
        """Build the services; see `Registry` for clock, chance and scope. `workers` defaults to a single process."""
        registry = Registry(store, games, clock, chance, scope)
        absence = Absence(registry)
        thinking = workers or Workers()
        return cls(
            registry,
            Lobby(registry),
            Play(registry),
            Planning(registry),
            absence,
            History(registry),
            People(registry),
            TimerRunner(registry, absence),
            Outbox(registry),
            Finding(registry, Lobby(registry)),
            Notices(registry),
            Ratings(registry),
            Ladder(registry, Lobby(registry)),
            Webhooks(registry, History(registry)),
            Computers(registry, thinking),
            Hints(registry, thinking),
            WhatIfs(registry, History(registry), thinking),
            Campaign(registry),
        )

    async def close(self) -> None:
        """Stop hints and computers, and wait for decisions in progress to finish. The store stays open."""
        await self.hints.close()
        await self.computers.close()
        await self.registry.close()
