"""The names of tables' threads, which reflect the options chosen in the lobby, as far as Discord allows."""

from __future__ import annotations

import contextlib

import discord

from arnak_bot.game.definition import AnyGame
from arnak_bot.host import Options, Table
from arnak_bot.wording import labels
from arnak_bot.wording.messages import Words
from cogs.limits import DISCORD_TROUBLE


def name_of_thread(game: AnyGame, options: Options, opener: str, words: Words) -> str:
    """Return the name of the thread of a table with these options."""
    return labels.thread_name(opener, game.thread_name(words.language, options.game), words)


def lobby_thread_name(table: Table, words: Words) -> str:
    """Return the name that a lobby's thread should have."""
    opener = table.seat_of(table.opener)
    return name_of_thread(table.definition, table.options, "" if opener is None else table.names[opener], words)


class ThreadNames:
    """Renames threads, each at most once per call of `rename`. Those not yet renamed at a restart keep their names."""

    def __init__(self) -> None:
        self._wanted: dict[int, tuple[discord.Thread, str]] = {}

    def follow(self, thread: discord.Thread, before: str, wanted: str) -> None:
        """Rename a thread later if it still has the name `before`, and nobody has given it another one."""
        if wanted != before and (thread.name == before or thread.id in self._wanted):
            self._wanted[thread.id] = (thread, wanted)

    async def rename(self) -> None:
        """Rename the threads whose tables have changed."""
        wanted, self._wanted = self._wanted, {}
        for thread, name in wanted.values():
            if thread.name != name:
                with contextlib.suppress(*DISCORD_TROUBLE):
                    await thread.edit(name=name)
