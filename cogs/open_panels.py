"""The open private panels: each player has at most one per table, which is updated after the others' turns.

Kept only in memory. A panel that can no longer be edited (its interaction has expired after 15 minutes, or the bot was
restarted) stays as it is; clicking on it shows the current position.
"""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import discord

from arnak_bot.host import Table
from arnak_bot.refusals import Why
from cogs.interactions import reader_words
from cogs.limits import DISCORD_TROUBLE


@dataclass(slots=True)
class OpenPanel:
    """A panel's message, and the newest interaction that can edit it.

    `waits_for`: if the panel tells its player to wait, the number of decisions before this turn, then the seats to wait
    for; otherwise empty. `planning`: it shows a plan, and so is not updated.
    """

    message: discord.InteractionMessage | discord.WebhookMessage
    interaction: discord.Interaction[Any]
    waits_for: tuple[int, ...] = ()
    planning: bool = False


@dataclass(slots=True)
class OpenPanels:
    """The newest panel of each player at each table."""

    _newest: dict[tuple[int, int], OpenPanel] = field(default_factory=dict)
    _followed: Counter[int] = field(default_factory=Counter)

    @contextlib.contextmanager
    def followed(self, table: Table) -> Iterator[None]:
        """Note that, while the block runs, a click at the table will also update the waiting players' panels."""
        self._followed[table.id] += 1
        try:
            yield
        finally:
            self._followed[table.id] -= 1
            self._followed += Counter()  # drops tables whose count is 0

    def is_followed(self, table: Table) -> bool:
        """Whether a click that is being handled will also update the panels of a table's waiting players."""
        return table.id in self._followed

    async def opened(self, table: Table, panel: OpenPanel) -> None:
        """Record a player's panel, and delete the message with their previous one."""
        key = (table.id, panel.interaction.user.id)
        before = self._newest.pop(key, panel)
        older, self._newest[key] = sorted((before, panel), key=lambda each: each.interaction.id)
        self._forget_expired()
        if before.message.id != panel.message.id and not older.planning and not older.interaction.is_expired():
            with contextlib.suppress(*DISCORD_TROUBLE):  # the player may have dismissed it
                await older.message.delete()

    def newest(self, table: Table, user_id: int) -> OpenPanel | None:
        return self._newest.get((table.id, user_id))

    def take_waiting(self, table: Table, user_id: int) -> OpenPanel | None:
        """Return a player's panel if it is waiting and can still be edited, and mark it as no longer waiting."""
        panel = self.newest(table, user_id)
        if panel is None or not panel.waits_for or panel.interaction.is_expired():
            return None
        panel.waits_for = ()
        return panel

    async def close(self, table: Table, of: int | None = None, said: str = "") -> None:
        """Replace all panels of a table, or only that of the user `of`, with the text `said`.

        "" stands for the sentence saying that the table was stopped.
        """
        for key in [key for key in self._newest if key[0] == table.id and of in (None, key[1])]:
            panel = self._newest.pop(key)
            text = said or Why.STOPPED.sentence(reader_words(panel.interaction))
            with contextlib.suppress(*DISCORD_TROUBLE):  # it may be gone, or too old to edit
                await panel.message.edit(content=text, view=None)

    def _forget_expired(self) -> None:
        """Forget panels that can no longer be edited; the newest come last."""
        while self._newest:
            first = next(iter(self._newest))
            if not self._newest[first].interaction.is_expired():
                return
            del self._newest[first]
