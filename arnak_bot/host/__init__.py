"""The host: the application layer between a front end and the games. Uses the store; knows nothing about Discord.

A table is a game in a channel. Every call that changes a table takes its lock and makes a decision: it is tried on a
copy, written in one transaction together with its consequences and the messages to send, and only then applied in
memory. A failure, a crash or a cancelled task therefore leaves either the whole decision or none of it.

    host = Host(store, GAMES)
    table = await host.lobby.open(guild_id, channel_id, user_id, "Ada", options)
    await host.play.play(table, user_id, ["draw"])
    await host.outbox.of_table(table.id)  # messages still to be sent to the channel
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from datetime import UTC, datetime

from arnak_bot.game.definition import AnyGame
from arnak_bot.host.absence import LONGEST_PAUSE_DAYS as LONGEST_PAUSE_DAYS
from arnak_bot.host.absence import Absence
from arnak_bot.host.absence import Tally as Tally
from arnak_bot.host.campaign import Campaign
from arnak_bot.host.campaign import Ended as Ended
from arnak_bot.host.campaign import Station as Station
from arnak_bot.host.clock import DatabaseClock as DatabaseClock
from arnak_bot.host.computers import Computers
from arnak_bot.host.errors import StaleClick as StaleClick
from arnak_bot.host.errors import TableBroken as TableBroken
from arnak_bot.host.errors import TableError as TableError
from arnak_bot.host.errors import TableNotFound as TableNotFound
from arnak_bot.host.finding import LONGEST_NOTE as LONGEST_NOTE
from arnak_bot.host.finding import Finding
from arnak_bot.host.hints import Hints
from arnak_bot.host.history import History
from arnak_bot.host.history import LoggedTurn as LoggedTurn
from arnak_bot.host.history import LogNote as LogNote
from arnak_bot.host.ladder import Ladder
from arnak_bot.host.lobby import Lobby
from arnak_bot.host.lobby import is_complete as is_complete
from arnak_bot.host.lobby import missing_players as missing_players
from arnak_bot.host.naming import NamesBySpan as NamesBySpan
from arnak_bot.host.options import asked as asked
from arnak_bot.host.options import chosen_options as chosen_options
from arnak_bot.host.options import default_options as default_options
from arnak_bot.host.options import lobby_options as lobby_options
from arnak_bot.host.options import options_of as options_of
from arnak_bot.host.options import own_defaults as own_defaults
from arnak_bot.host.outbox import NEVER as NEVER
from arnak_bot.host.outbox import Notices, Outbox
from arnak_bot.host.outbox import first_batches as first_batches
from arnak_bot.host.people import People
from arnak_bot.host.planning import Plan as Plan
from arnak_bot.host.planning import Planning
from arnak_bot.host.play import LONGEST_NOTE_AT_TABLE as LONGEST_NOTE_AT_TABLE
from arnak_bot.host.play import Play
from arnak_bot.host.ratings import Ratings
from arnak_bot.host.registry import Registry
from arnak_bot.host.share import Pace as Pace
from arnak_bot.host.share import Scope
from arnak_bot.host.share import Share as Share
from arnak_bot.host.share import shard_of as shard_of
from arnak_bot.host.tables import COMPUTER_SIGN as COMPUTER_SIGN
from arnak_bot.host.tables import HOST_SIGN as HOST_SIGN
from arnak_bot.host.tables import Outcome as Outcome
from arnak_bot.host.tables import Table as Table
from arnak_bot.host.timers import TimerRunner
from arnak_bot.host.waiting import Awaited as Awaited
from arnak_bot.host.waiting import deadline_of as deadline_of
from arnak_bot.host.webhooks import NotAccepted as NotAccepted
from arnak_bot.host.webhooks import Webhooks
from arnak_bot.host.what_if import Turn as Turn
from arnak_bot.host.what_if import WhatIf as WhatIf
from arnak_bot.host.what_if import WhatIfs
from arnak_bot.host.workers import Workers as Workers
from arnak_bot.store import Options as Options
from arnak_bot.store import StaleMessage as StaleMessage
from arnak_bot.store import Store


class Host:
    """The services of one bot, sharing one registry of tables."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        clock: Callable[[], datetime] = lambda: datetime.now(UTC),
        chance: random.Random | None = None,
        workers: Workers | None = None,
        scope: Scope | None = None,
    ) -> None:
        """See `Registry` for clock, chance and scope. `workers` defaults to a single process."""
        workers = workers or Workers()
        self.registry = registry = Registry(store, games, clock, chance, scope)
        self.lobby = Lobby(registry)
        self.play = Play(registry)
        self.planning = Planning(registry)
        self.absence = Absence(registry)
        self.history = History(registry)
        self.people = People(registry)
        self.timers = TimerRunner(registry, self.absence)
        self.outbox = Outbox(registry)
        self.finding = Finding(registry, self.lobby)
        self.notices = Notices(registry)
        self.ratings = Ratings(registry)
        self.ladder = Ladder(registry, self.lobby)
        self.webhooks = Webhooks(registry, self.history)
        self.computers = Computers(registry, workers)
        self.hints = Hints(registry, workers)
        self.what_ifs = WhatIfs(registry, self.history, workers)
        self.campaign = Campaign(registry)

    async def close(self) -> None:
        """Stop hints and computers, and wait for decisions in progress to finish. The store stays open."""
        await self.hints.close()
        await self.computers.close()
        await self.registry.close()
