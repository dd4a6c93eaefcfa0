"""What Discord refuses for where it happens: missing permissions, sleeping threads, closed messages, emoji uploads."""

from __future__ import annotations

import base64
import re
from collections.abc import Callable
from typing import Any

import discord
import pytest
from simcord.backend import Backend
from simcord.backend.errors import BackendError, invalid_form_body
from simcord.backend.models import Channel
from simcord.enums import ChannelType

from tests.discord.strict.messages import units

LONGEST_THREAD_NAME = 100
ARCHIVE_DURATIONS = {60, 1440, 4320, 10080}
LARGEST_EMOJI, MOST_EMOJI = 256 * 1024, 2000
_EMOJI_NAME = re.compile(r"\w{2,32}", re.ASCII)
_IMAGE = re.compile(r"data:image/(png|jpeg|gif|webp|avif);base64,(?P<data>.+)", re.DOTALL)
NEWS_THREAD = 10
"""SimCord knows no threads of announcement channels; it keeps them as public ones."""
_THREADS = {
    int(ChannelType.TEXT): {int(ChannelType.PUBLIC_THREAD), int(ChannelType.PRIVATE_THREAD)},
    int(ChannelType.NEWS): {NEWS_THREAD},
}


def check_send(backend: Backend, channel_id: int, *, files: bool, closed_dms: set[int]) -> None:
    """Check that the bot may send here; a thread that sleeps is woken by it, unless it is locked."""
    channel = backend.channels.get(channel_id)
    if channel is None:
        return  # SimCord says so itself
    if channel.guild_id is None:
        if closed_dms & set(channel.recipient_ids):
            raise BackendError(403, 50007, "Cannot send messages to this user")
        return
    _demand(backend, channel, "view_channel")
    if files:
        _demand(backend, channel, "attach_files")
    if channel.is_thread and channel.thread_metadata is not None and channel.thread_metadata.archived:
        if channel.thread_metadata.locked:
            raise BackendError(403, 160005, "Thread is locked")
        backend.edit_channel(channel_id, {}, thread_metadata={"archived": False})


def check_edit(backend: Backend, channel_id: int) -> None:
    """Check that the bot may edit messages here."""
    channel = backend.channels.get(channel_id)
    if channel is None or channel.guild_id is None:
        return
    _demand(backend, channel, "view_channel")
    if channel.is_thread and channel.thread_metadata is not None and channel.thread_metadata.archived:
        raise BackendError(400, 50083, "Thread is archived")


def check_awake(backend: Backend, thread_id: int) -> None:
    """Check that somebody may be added to a thread, or removed."""
    thread = backend.channels.get(thread_id)
    if thread is not None and thread.thread_metadata is not None and thread.thread_metadata.archived:
        raise BackendError(400, 50083, "Thread is archived")


def in_own_thread(backend: Backend, method: str, path: str, go_on: Callable[[], Any]) -> Callable[[], Any]:
    """Do what SimCord does, but as Discord does it in private threads.

    Whoever has opened one may remove others from it without Manage Threads. Nothing in its channel tells of one.
    """
    match method, path.strip("/").split("/"):
        case "DELETE", ["channels", number, "thread-members", user] if user != "@me":
            thread = backend.channels.get(int(number))
            private = thread is not None and thread.type == ChannelType.PRIVATE_THREAD
            if private and thread is not None and thread.owner_id == backend.bot_user.id:
                return lambda: backend.remove_thread_member(int(number), int(user))
        case "POST", ["channels", _, "threads"]:
            return lambda: _told_nobody(backend, go_on)
    return go_on


def _told_nobody(backend: Backend, go_on: Callable[[], Any]) -> Any:
    """Open a thread; of a private one no message tells."""
    tell = backend.create_system_message

    def unless_private(*about: Any, target_channel_id: int, **more: Any) -> Any:
        if backend.channels[target_channel_id].type != ChannelType.PRIVATE_THREAD:
            return tell(*about, target_channel_id=target_channel_id, **more)
        return None

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(backend, "create_system_message", unless_private, raising=False)
        return go_on()


def check_new_thread(backend: Backend, channel_id: int, body: Any) -> None:
    """Check a new thread: what it is called, of what kind it is, and that the channel has such threads."""
    channel = backend.channels.get(channel_id)
    if channel is None or channel.guild_id is None:
        return
    _demand(backend, channel, "view_channel")
    if not 1 <= units(body.get("name")) <= LONGEST_THREAD_NAME:
        raise invalid_form_body("name: Must be between 1 and 100 in length.")
    if int(body.get("auto_archive_duration", 1440)) not in ARCHIVE_DURATIONS:
        raise invalid_form_body("auto_archive_duration: Value must be one of (60, 1440, 4320, 10080).")
    kind = body.get("type", ChannelType.PRIVATE_THREAD)
    if int(kind) not in _THREADS.get(int(channel.type), set()):
        raise BackendError(400, 50024, "Cannot execute action on this channel type")


def as_simulated(kind: int) -> int:
    """Return the kind of thread that SimCord keeps in the place of one that it does not know."""
    return int(ChannelType.PUBLIC_THREAD) if int(kind) == NEWS_THREAD else int(kind)


def check_new_emoji(backend: Backend, body: Any) -> None:
    """Check an emoji of the application's own: name, size, format, and that it is new."""
    name = body.get("name") or ""
    if _EMOJI_NAME.fullmatch(name) is None:
        raise invalid_form_body("name: Must be 2 to 32 letters, digits or underscores.")
    there = backend.application_emojis.values()
    if any(emoji.name == name for emoji in there):
        raise invalid_form_body("name: An emoji with this name exists already.")
    if len(there) >= MOST_EMOJI:
        raise BackendError(400, 30008, "Maximum number of emojis reached (2000)")
    found = _IMAGE.fullmatch(body.get("image") or "")
    if found is None:
        raise invalid_form_body("image: Unsupported image type given.")
    if len(base64.b64decode(found["data"])) > LARGEST_EMOJI:
        raise invalid_form_body("image: File cannot be larger than 256.0 kb.")


def _demand(backend: Backend, channel: Channel, name: str) -> None:
    assert channel.guild_id is not None
    held = discord.Permissions(backend.compute_permissions(channel.guild_id, backend.bot_user.id, channel.id))
    if not (held.view_channel or held.administrator):
        raise BackendError(403, 50001, "Missing Access")
    if not (getattr(held, name) or held.administrator):
        raise BackendError(403, 50013, "Missing Permissions")
