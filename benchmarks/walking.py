"""Plays a turn on a simulated Discord, and prints as JSON which project files ran; see `benchmarks.way`.

It runs with the code of any commit, so it only imports what every commit has.
"""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import simcord

import cogs.client

TREE = Path(cogs.client.__file__).parent.parent
ROOMS = ("arnak_bot", "cogs", "images")
SITE = "dig camp-tablets"
_SQL = (sqlite3.Connection, sqlite3.Cursor)


class Walk:
    """The files that were entered, in order, and how many of them before the first commit to the database."""

    def __init__(self) -> None:
        self.files: dict[str, None] = {}
        self.committed: int | None = None
        self._changes: dict[int, int] = {}

    def note(self, frame: FrameType, event: str, argument: Any) -> None:
        if event == "call":
            self.files.setdefault(frame.f_code.co_filename)
        elif event == "c_return" and isinstance(target := getattr(argument, "__self__", None), _SQL):
            connection = target if isinstance(target, sqlite3.Connection) else target.connection
            changed = connection.total_changes > self._changes.setdefault(id(connection), connection.total_changes)
            if changed and not connection.in_transaction and self.committed is None:
                self.committed = len(self.in_rooms())

    def in_rooms(self) -> list[str]:
        """Return the project files that were entered (engines excluded), relative to the project's folder."""
        paths = [Path(name) for name in self.files if name.startswith(str(TREE))]
        inside = [path.relative_to(TREE) for path in paths]
        return [str(path) for path in inside if path.parts[0] in ROOMS and "engine" not in path.parts]


_walk: Walk | None = None


def _profile(frame: FrameType, event: str, argument: Any) -> None:
    if _walk is not None:
        _walk.note(frame, event, argument)


@contextmanager
def _walking(found: dict[str, list[str]], *names: str) -> Iterator[None]:
    """Record the files entered in the block under the last name, and those entered before a commit under the first."""
    global _walk
    _walk = walk = Walk()
    yield
    _walk = None
    found[names[-1]] = walk.in_rooms()
    if len(names) > 1:
        found[names[0]] = walk.in_rooms()[: walk.committed]


async def _play(database: str) -> dict[str, list[str]]:
    bot = cogs.client.ArnakBot(database, random.Random(1), own_emoji=False)
    found: dict[str, list[str]] = {}
    async with simcord.run(bot) as env:
        try:
            await _turn(env, found)
        finally:
            await bot.close()
    return found


async def _turn(env: simcord.Env, found: dict[str, list[str]]) -> None:
    guild = env.create_guild("Camp")
    channel = guild.create_text_channel("arnak")
    ann, bob = (guild.add_member(env.create_user(name)) for name in ("ann", "bob"))
    await ann.slash(channel, "game new")  # for two, unless the server says otherwise
    await bob.click(channel.history()[-1], label="Join")
    await ann.click(channel.history()[-1], label="Start")
    board = channel.history()[-1]
    offered = _items(_answer(await ann.click(board, label="My turn")))
    player = ann if any(item.get("options") for item in offered) else bob
    with _walking(found, "a panel"):
        panel = _answer(await player.click(board, label="My turn"))
    with _walking(found, "an option"):
        await player.autocomplete(channel, "turn dig", "site", "")
    menu = next(item for item in _items(panel) if any(option["value"] == SITE for option in item.get("options", ())))
    with _walking(found, "a dig", "its message"):
        panel = _answer(await player.select(panel.message, [SITE], custom_id=menu["custom_id"]))
    pay = next((item for item in _items(panel) if (item.get("label") or "").startswith("Pay with")), None)
    with _walking(found, "a dig", "its message"):  # older commits ask how to pay; today End turn announces the dig
        end = next(item for item in _items(panel) if item.get("label") == "End turn") if pay is None else pay
        await player.click(panel.message, custom_id=end["custom_id"])


def _answer(result: simcord.InteractionResult) -> Any:
    assert result.response is not None
    return result.response


def _items(panel: Any) -> list[dict[str, Any]]:
    """Buttons and menus, in order."""
    return [item for row in panel.components for item in row["components"]]


if __name__ == "__main__":
    threading.setprofile(_profile)
    sys.setprofile(_profile)
    print(json.dumps(asyncio.run(_play(sys.argv[1]))))
