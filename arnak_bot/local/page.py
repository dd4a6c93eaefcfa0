"""The page of the local table: SimCord's preview, extended with a list of channels and kept up to date. SimCord's page
shows one channel, as it was when somebody last acted on that page. There is no public API for more, so this relies on
private names of the version in requirements.txt; `tests/local/test_page.py` shows why.
"""

from __future__ import annotations

import asyncio
import html
import json
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar
from zlib import crc32

import simcord
from simcord.backend.access import can_access_channel
from simcord.builders import ChannelHandle
from simcord.components import walk_components
from simcord.preview import Preview
from simcord.preview._server import PreviewServer

from arnak_bot.wording.messages import ENGLISH

HERE = Path(__file__).parent
LONG = 2.0
"""How many seconds an action may take before pages show its changes so far, such as the progress of a review."""
NUMBERS_OF_PARTS = 1000
"""Ids below this are SimCord's own numbers for the parts of a message."""
DIRECT = "direct"
"""The id that the page uses for a person's own direct messages."""


class TablePage(Preview):
    """Serves every browser the latest state of the place that it has chosen: a channel, a thread or direct messages."""

    _MAX_MEDIA_BYTES = 512 * 1024 * 1024  # SimCord's 128 MiB are used up before a game is over

    def __init__(
        self,
        env: simcord.Env,
        channels: Sequence[ChannelHandle],
        people: Sequence[simcord.MemberActor],
        port: int,
        key: str,
    ) -> None:
        super().__init__(
            env,
            channels[0],
            tuple(people),
            layout="channel",
            display="responsive",
            width=960,
            height=720,
            locale="en-US",
            timezone="UTC",
            presentation_time=None,
            assets=None,
            port=port,
        )
        self._server = _Server(self, port)
        self.capability = key
        self.turns = asyncio.Lock()
        """Held while an action is carried out or the clock is advanced: SimCord refuses a second operation."""
        self._home, self._channels = channels[0], channels
        self._shown: dict[str, int] = {}
        self._read: dict[tuple[int, int], int] = {}
        self._since = 0.0
        """When the action in progress began, on the monotonic clock."""

    async def _action(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        """Carry out what somebody did on a page, in the place shown there, once earlier actions are done. The page may
        be half a second out of date: an action on a button that no longer exists is rejected in any case.
        """
        async with self.turns:
            page = self._pages.get(context_id or "")
            if page is None:
                return await super()._action(context_id, body)
            before = page.channel_id
            if body.get("kind") == "viewer":
                page.channel_id = self._find(body.get("place"), self._member(body.get("viewer_id"))).id
            self._since = time.monotonic()
            with self._in(self._channel(page.channel_id)):
                result = await super()._action(context_id, {**body, "published_revision": page.revision})
            if result["rejected"]:
                page.channel_id = before
            return result

    def _open_page(self, viewer_id: Any = None, target_id: Any = None) -> Any:
        """Open a page for a browser at the newest message of the place that `target_id` names."""
        member = self._member(viewer_id)
        with self._in(self._find(target_id, member)):
            return super()._open_page(member.id)

    def _initial_target(self, viewer: Any, channel_id: int) -> None:
        """Focus no message: a page begins at the end of its channel and follows it."""

    async def _prepare_asset(self, context_id: str | None, asset_id: str, **how: Any) -> tuple[str, bytes, str]:
        """Serve the bot's pictures as they are: SimCord would draw each again, which takes a second or two. A browser
        gets what it was last shown, even if its message has just been deleted.
        """
        record = self._get_page(context_id).assets.get(asset_id)
        blob = None if record is None or record.digest is None else self._blobs.get(record.digest)
        if (
            record is not None
            and blob is not None
            and record.contentType.startswith("image/")
            and not any(how.values())
        ):
            return record.contentType, blob.data, record.filename
        return await super()._prepare_asset(context_id, asset_id, **how)

    def _publish(self, page: Any, *, reason: Any = "action") -> None:
        self._tell_menus_apart(page.channel_id)
        self._shown[page.id] = self._state(page)
        self._advance_presentation_time()  # an action may come long after the page last changed
        super()._publish(page, reason=reason)

    def _tell_menus_apart(self, channel: int) -> None:
        """Forget what was chosen in a menu once another menu takes its place: SimCord's page identifies menus by id.
        Menus that the bot has given ids keep them; SimCord itself only numbers the parts of a message.
        """
        for message in self.env.backend.messages.get(channel, {}).values():
            for component in walk_components(message.components):
                if "options" in component and component["id"] < NUMBERS_OF_PARTS:
                    component["id"] = crc32(component["custom_id"].encode()) >> 1

    def _page_payload(self, page: Any) -> dict[str, Any]:
        """Return what a page shows, updated first if its channel has changed, together with the list of places."""
        waits = self._active_action is not None and time.monotonic() < self._since + LONG
        if not waits and self._shown.get(page.id) != self._state(page):
            self._publish(page, reason="refresh")
        messages = self.env.backend.messages.get(page.channel_id)
        self._read[page.viewer.id, page.channel_id] = max(messages or (0,))
        return {**super()._page_payload(page), "places": list(self._places(page))}

    def _viewer(self, viewer_id: Any) -> Any:
        member = super()._viewer(viewer_id)
        return member.user if self.channel.guild is None else member

    def _member(self, viewer_id: Any) -> simcord.MemberActor:
        member: simcord.MemberActor = self.viewers[0] if viewer_id is None else super()._viewer(viewer_id)
        return member

    def _state(self, page: Any) -> int:
        """Return a value that changes whenever the page has something new to show."""
        messages = self.env.backend.messages.get(page.channel_id, {}).values()
        return hash(repr((page.channel_id, [each for each in messages if each.visible_to(page.viewer.id)])))

    # --- places -------------------------------------------------------------------------------------

    def _all_of(self, member: simcord.MemberActor) -> list[ChannelHandle]:
        """Return the channels, each followed by its threads (newest first), then the person's direct messages."""
        found: list[ChannelHandle] = []
        for channel in self._channels:
            found += [channel, *reversed([each for each in channel.threads if self._is_open(each, member)])]
        return [*found, member.user.dm_channel]

    def _is_open(self, channel: ChannelHandle, member: simcord.MemberActor) -> bool:
        return bool(can_access_channel(self.env, channel.id, member, history=True))

    def _find(self, place: Any, member: simcord.MemberActor) -> ChannelHandle:
        return next((each for each in self._all_of(member) if _place_of(each) == place), self._home)

    def _channel(self, number: int) -> ChannelHandle:
        channel = self.env.backend.channels.get(number)
        if channel is None:
            return self._home
        return ChannelHandle(self.env, None if channel.guild_id is None else self._home.guild, channel)

    @contextmanager
    def _in(self, channel: ChannelHandle) -> Iterator[None]:
        """Make SimCord treat a place as the only channel, while the block runs."""
        before, self.channel = self.channel, channel
        try:
            yield
        finally:
            self.channel = before

    def _places(self, page: Any) -> Iterator[dict[str, Any]]:
        person = page.viewer.id
        for channel in self._all_of(self._member(person)):
            read, messages = self._read.get((person, channel.id), 0), self.env.backend.messages.get(channel.id, {})
            unread = [
                each
                for number, each in messages.items()
                if number > read and each.visible_to(person) and each.author_id != person
            ]
            yield {
                "id": _place_of(channel),
                "name": channel.name or ENGLISH.texts.local_direct(),
                "kind": DIRECT if channel.guild is None else "thread" if channel.is_thread else "channel",
                "unread": len(unread),
                "here": channel.id == page.channel_id,
            }


class _Server(PreviewServer):
    """Serves the page with our own style sheet and transport script; these load SimCord's, served beside them."""

    _STATIC_FILES: ClassVar = {
        **PreviewServer._STATIC_FILES,
        "/preview.css": str(HERE / "page.css"),
        "/transport.js": str(HERE / "page.js"),
        "/simcord.css": "preview.css",
        "/simcord.js": "transport.js",
    }
    _STATIC_CONTENT_TYPES: ClassVar = {**PreviewServer._STATIC_CONTENT_TYPES, str(HERE / "page.css"): "text/css"}

    async def _index(self, request: Any) -> Any:
        response = await super()._index(request)
        texts = ENGLISH.texts
        words = {
            "places": texts.local_places(),
            "restarting": texts.local_restarting(),
            "elsewhere": texts.local_elsewhere(),
        }
        title = f'<title>{html.escape(texts.local_title())}</title><meta name="words" content="%s">'
        response.text = response.text.replace("<title>SimCord Preview</title>", title % html.escape(json.dumps(words)))
        return response


def _place_of(channel: ChannelHandle) -> str:
    return DIRECT if channel.guild is None else str(channel.id)
