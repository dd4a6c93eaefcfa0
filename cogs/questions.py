"""The questions in a table's channel with buttons to vote with: each is kept up to date while it can be answered."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, TypeAlias

import discord
from discord import ui

from arnak_bot.host import Host, Table
from arnak_bot.store import Post, PostKind, Status, VoteKind
from cogs.interactions import words_at
from cogs.messages import Message, deadline_note, may_be_played, offer, stand_in_button
from cogs.sending import Sender

MOST_QUESTIONS = 500
_Key: TypeAlias = tuple[int, int, VoteKind, int]
"""The table, the seat that a question is about, and the motion with its value."""
_Shown: TypeAlias = tuple[str, list[dict[str, Any]]]


@dataclass(slots=True)
class _Asked:
    """A question's message. `asking`: the user who asks."""

    message_id: int
    asking: int | None
    shown: _Shown


class Questions:
    """Knows the newest messages with questions since the start of the program; `later` runs their edits."""

    def __init__(
        self,
        client: discord.Client,
        host: Host,
        sender: Sender,
        later: Callable[[Coroutine[Any, Any, None]], None],
    ) -> None:
        self._client = client
        self._host = host
        self._sender = sender
        self._later = later
        self._open: dict[_Key, _Asked] = {}

    def sent(self, table: Table, post: Post, message_id: int, message: Message) -> None:
        """Remember a message that has just been sent, if it is a question; it replaces an older one about the same."""
        facts = post.facts
        if facts.seat is None or not message.view.children or not isinstance(message.view, ui.View):
            return
        if post.kind in (PostKind.VOTE, PostKind.DEADLINE):
            motion = facts.motion or VoteKind.PASS
        elif post.kind is PostKind.NOTE:
            motion = VoteKind.COMPUTER
        else:
            return
        key = (table.id, facts.seat, motion, facts.value)
        if (older := self._open.pop(key, None)) is not None:
            self._later(self._sender.close_question(table, older.message_id, keep=_stays(motion)))
        self._open[key] = _Asked(message_id, facts.present, (message.content, message.view.to_components()))
        while len(self._open) > MOST_QUESTIONS:
            del self._open[next(iter(self._open))]

    def knows(self, message_id: int) -> bool:
        """Whether a message is a question that `settle` keeps up to date."""
        return any(asked.message_id == message_id for asked in self._open.values())

    def forget(self, message_id: int) -> None:
        """Ignore a question from now on, because the click that settled it decides what becomes of its message."""
        self._open = {key: asked for key, asked in self._open.items() if asked.message_id != message_id}

    def settle(self, table: Table) -> None:
        """Update a table's questions as the game is now, and close those that can no longer be answered."""
        for key, asked in list(self._open.items()):
            if key[0] != table.id:
                continue
            now = self._now(table, *key[1:], asked)
            if now is None:
                del self._open[key]
                self._later(self._sender.close_question(table, asked.message_id, keep=_stays(key[2])))
                continue
            text, view = now
            if asked.shown != (shown := (text, view.to_components())):
                asked.shown = shown
                self._later(self._sender.renew_question(table, asked.message_id, text, view))

    def _now(self, table: Table, seat: int, motion: VoteKind, value: int, asked: _Asked) -> tuple[str, ui.View] | None:
        """Return a question as it should be now; None if it can no longer be answered."""
        host, words = self._host, words_at(self._client, table)
        if table.status is not Status.RUNNING:
            return None
        if motion is VoteKind.COMPUTER:  # below the note that somebody has left, which stays
            return (asked.shown[0], stand_in_button(host, table, seat, words)) if may_be_played(table, seat) else None
        if not host.absence.is_open(table, motion, seat, value):
            return None
        if motion is VoteKind.PASS:
            return deadline_note(host, table, seat, words) if table.others(seat) else None
        return offer(host, table, host.absence.count(table, motion, seat, value), words, asked.asking)


def _stays(motion: VoteKind) -> bool:
    """Whether the text of a closed question stays, because it says that somebody has left."""
    return motion is VoteKind.COMPUTER
