"""The gate itself: every request passes here, is checked, may be made to fail, and is noted if it pings somebody.

It stands where SimCord hands a request to its routes, so that discord.py's own code above stays the real one. What
SimCord leaves out of discord.py's HTTP client, waiting for a rate limit, is in `rates`.
What is checked lives in the other files, a room of Discord each; the numbers are those of its documentation.
"""

from __future__ import annotations

import fnmatch
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

import discord
import pytest
from simcord import _dpy_internals, interactions
from simcord.backend import Backend
from simcord.backend.errors import BackendError
from simcord.components import walk_components
from simcord.http import router
from simcord.http.client import FakeHTTPClient, FakeWebhookAdapter

from tests.discord.strict import commands, messages, places
from tests.discord.strict.rates import RateLimit, RateLimits, waiting_for_rate_limits

Answer = Callable[[], Exception]
"""Makes the error that a request ends in."""

MOST_FOLLOW_UPS = 5
"""After an interaction of an application that is not installed in the server."""
NONCE_LASTS = timedelta(minutes=5)
OLD = timedelta(hours=1)
MOST_OLD_EDITS = 3
"""Edits to messages older than an hour that Discord takes of a channel in an hour; the true number is not published."""
OLD_EDIT_WAITS = 10.0
"""So many seconds Discord asks to wait then; the true number is not published either."""
_SILENT = 1 << 12


@dataclass(frozen=True, slots=True)
class Notice:
    """A message that notified somebody: whom, and whether without a sound."""

    channel_id: int
    message_id: int
    users: tuple[int, ...]
    silent: bool


@dataclass(frozen=True, slots=True)
class Said:
    """A new message that everybody in a channel sees: its text, whom it may ping, whether roles, too."""

    channel_id: int
    text: str
    users: tuple[int, ...]
    wide: bool


@dataclass(frozen=True, slots=True)
class Request:
    """What was asked of Discord, and what it answered; None where it did not."""

    method: str
    path: str
    body: Any
    files: tuple[Any, ...]
    answer: Any


@dataclass(slots=True)
class Fault:
    """Requests that fail: `skip` of them still pass, then `times` fail (None: until healed).

    With `after` Discord has done what was asked before the connection breaks.
    """

    method: str
    path: str
    error: Answer
    times: int | None
    after: bool
    skip: int


@dataclass(slots=True)
class Gate:
    """What real Discord knows and refuses. `installs`: how the application may be installed (0 server, 1 user).

    In the servers of `strangers` the bot is no member: only interactions reach them. With `only_private` members may
    not use external apps there: whatever answers an interaction is private. In `closed_dms` are the users who take no
    direct message. `custom_ids` has every button and menu that was ever sent. `old_edit_waits`: the seconds to wait at
    error 30046.
    """

    _backend: Backend | None = None
    installs: frozenset[int] = frozenset({0, 1})
    strangers: set[int] = field(default_factory=set)
    only_private: bool = False
    closed_dms: set[int] = field(default_factory=set)
    entry_points: list[dict[str, Any]] = field(default_factory=list)
    old_edit_waits: float = OLD_EDIT_WAITS
    rates: RateLimits | None = None
    """How often Discord lets itself be asked; None: as often as anybody likes, and it answers at once."""
    forged: dict[str, Any] | None = None
    """What interactions say in place of what the simulated client has put together."""
    notices: list[Notice] = field(default_factory=list)
    said: list[Said] = field(default_factory=list)
    listener: Callable[[Request], None] = lambda _: None
    """Hears of every request that has passed."""
    custom_ids: dict[str, dict[str, Any]] = field(default_factory=dict)
    faults: list[Fault] = field(default_factory=list)
    _follow_ups: Counter[str] = field(default_factory=Counter)
    _nonces: dict[tuple[str, str], tuple[datetime, Any]] = field(default_factory=dict)
    _old_edits: list[tuple[str, datetime]] = field(default_factory=list)

    @classmethod
    def raised(cls, patch: pytest.MonkeyPatch) -> Gate:
        """Put a gate before the routes of the simulated Discord that starts next, for as long as the patch holds."""
        gate, dispatch, payload = cls(), router.dispatch, interactions.base_payload
        install, request, answer = _dpy_internals.install_http, FakeHTTPClient.request, FakeWebhookAdapter.request

        def guarded(backend: Backend, method: str, path: str, **request: Any) -> Any:
            gate._backend = backend
            own = places.in_own_thread(backend, method, path, lambda: dispatch(backend, method, path, **request))
            return gate.let_through(method, path, request, own)

        def authorized(backend: Backend, **facts: Any) -> Any:
            record, sent = payload(backend, **{**facts, "data": gate.forged or facts["data"]})
            guild, user = facts["guild_id"], facts["user_id"]
            owner = {"1": str(user)} if guild in gate.strangers else {"0": str(guild or 0)}
            sent["authorizing_integration_owners"] = owner
            return record, sent

        def installed(client: discord.Client, http: FakeHTTPClient) -> None:
            http.max_ratelimit_timeout = client.http.max_ratelimit_timeout
            install(client, http)

        async def requested(http: FakeHTTPClient, route: discord.http.Route, **more: Any) -> Any:
            if gate.rates is not None:
                return await gate.rates.ask(http, route, lambda: request(http, route, **more), files=more.get("files"))
            return await waiting_for_rate_limits(lambda: request(http, route, **more), http.max_ratelimit_timeout)

        async def answered(adapter: FakeWebhookAdapter, *route: Any, **more: Any) -> Any:
            if gate.rates is not None:
                await gate.rates.travel()
            return await waiting_for_rate_limits(lambda: answer(adapter, *route, **more), None)

        patch.setattr(_dpy_internals, "install_http", installed)
        patch.setattr(FakeHTTPClient, "request", requested)
        patch.setattr(FakeWebhookAdapter, "request", answered)
        patch.setattr(router, "dispatch", guarded)
        patch.setattr(interactions, "base_payload", authorized)
        return gate

    @property
    def backend(self) -> Backend:
        assert self._backend is not None, "nothing has been asked of Discord yet"
        return self._backend

    # --- faults -----------------------------------------------------------------------------------

    def fail(
        self, method: str, path: str, error: Answer, *, times: int | None = 1, after: bool = False, skip: int = 0
    ) -> None:
        """Let requests fail whose path fits a pattern; see `Fault`."""
        self.faults.append(Fault(method, path, error, times, after, skip))

    def heal(self) -> None:
        self.faults.clear()

    def _fault_of(self, method: str, path: str) -> Fault | None:
        for fault in self.faults:
            if fault.method not in (method, "*") or not fnmatch.fnmatch(path, fault.path):
                continue
            if fault.skip:
                fault.skip -= 1
                continue
            if fault.times is not None:
                fault.times -= 1
                if not fault.times:
                    self.faults.remove(fault)
            return fault
        return None

    # --- requests ---------------------------------------------------------------------------------

    def let_through(self, method: str, path: str, request: dict[str, Any], go_on: Callable[[], Any]) -> Any:
        """Check a request, carry it out, and note what it led to."""
        fault = self._fault_of(method, path)
        if fault is not None and not fault.after:
            raise fault.error()
        body: Any = request.get("json")
        if self.only_private and method == "POST" and fnmatch.fnmatch(path, "/webhooks/*/*"):
            body["flags"] = body.get("flags", 0) | discord.MessageFlags(ephemeral=True).value
        edits = self._check(method, path.strip("/").split("/"), request)
        if isinstance(body, dict) and body.get("type") != discord.InteractionResponseType.modal.value:
            sent = walk_components((body.get("data") or body).get("components") or [])
            self.custom_ids |= {each["custom_id"]: each for each in sent if "custom_id" in each}
        known = self._answer_to_duplicate(path, body)
        if known is not None:
            return known
        answer = None
        try:
            answer = go_on()
        finally:
            files = tuple(request.get("files") or ())
            self.listener(Request(method, path, request.get("json"), files, answer))
        if method == "POST":
            self._note(path, body, answer, edits=edits)
        if fnmatch.fnmatch(path, "/applications/*/commands"):
            answer = [*answer, *self.entry_points]
        if fault is not None:
            raise fault.error()
        return answer

    def _check(self, method: str, path: list[str], request: dict[str, Any]) -> bool:
        """Refuse what Discord refuses; return whether this only edits a message that stands already."""
        body: Any = request.get("json")  # a form or nothing where nothing below reads it
        files = request.get("files") or []
        match method, path:
            case "PUT", ["applications", _, "commands"]:
                request["json"] = commands.without_entry_points(body, self.entry_points)
                commands.check(request["json"], self.installs)
            case "POST", ["applications", _, "emojis"]:
                places.check_new_emoji(self.backend, body)
            case "POST", ["channels", channel, "threads"]:
                self._require_member(int(channel))
                places.check_new_thread(self.backend, int(channel), body)
                request["json"] = {**body, "type": places.as_simulated(body["type"])}
            case "POST", ["channels", channel, "messages"]:
                self._require_member(int(channel))
                places.check_send(self.backend, int(channel), files=bool(files), closed_dms=self.closed_dms)
                messages.check(self.backend, body, files)
            case "PATCH", ["channels", channel, "messages", message]:
                self._require_member(int(channel))
                places.check_edit(self.backend, int(channel))
                self._check_age(channel, message)
                messages.check(self.backend, body, files, before=messages.attached(self.backend, channel, message))
            case "PUT" | "DELETE", ["channels", thread, "thread-members", _]:
                self._require_member(int(thread))
                places.check_awake(self.backend, int(thread))
            case _, ["channels", channel, *_]:
                self._require_member(int(channel))
            case "POST", ["interactions", _, _, "callback"]:
                messages.check_callback(self.backend, body, files)
                return int(body["type"]) not in (messages.REPLY, messages.DEFERRED_REPLY)
            case "POST", ["webhooks", _, token]:
                messages.check(self.backend, body, files)
                return self._follow_up(token)
            case "PATCH", ["webhooks", *_]:
                messages.check(self.backend, body, files)
            case _:
                pass
        return False

    def _require_member(self, channel_id: int) -> None:
        """The bot sees nothing of a server that it is no member of."""
        channel = self.backend.channels.get(channel_id)
        if channel is not None and channel.guild_id in self.strangers:
            raise BackendError(403, 50001, "Missing Access")

    def _follow_up(self, token: str) -> bool:
        """Count follow-ups where they are counted; say whether this one completes a deferred answer."""
        number = self.backend.interaction_tokens.get(token)
        record = None if number is None else self.backend.interactions[number]
        if record is None:
            return False
        if record.guild_id in self.strangers and not record.loading:
            self._follow_ups[token] += 1
            if self._follow_ups[token] > MOST_FOLLOW_UPS:
                raise BackendError(400, 40094, "This interaction has reached the maximum number of follow-up messages")
        return bool(record.loading)

    def _check_age(self, channel: str, message: str) -> None:
        """Old messages are edited rarely: error 30046."""
        now = self.backend.clock.now()
        if now - messages.made_at(int(message)) <= OLD:
            return
        self._old_edits = [(place, at) for place, at in self._old_edits if now - at < OLD]
        if sum(place == channel for place, _ in self._old_edits) >= MOST_OLD_EDITS:
            why = "Maximum number of edits to messages older than 1 hour reached. Try again later."
            raise RateLimit(self.old_edit_waits, 30046, why)
        self._old_edits.append((channel, now))

    def unanswered(self) -> list[str]:
        """What was sent or pressed and not acknowledged, or still says “thinking…”; suggestions are owed to nobody."""
        there = {number for of_channel in self.backend.messages.values() for number in of_channel}
        return [
            each.command_name or f"what was pressed below {each.source_message_id}"
            for each in self.backend.interactions.values()
            if each.type != discord.InteractionType.autocomplete.value
            and (not each.responded or (each.loading and each.message_id in there))
        ]

    # --- what requests lead to ----------------------------------------------------------------------

    def _answer_to_duplicate(self, path: str, body: Any) -> Any:
        """The message that was made with the same nonce a short while ago, where the sender asked for that."""
        nonce = body.get("nonce") if isinstance(body, dict) and body.get("enforce_nonce") else None
        if nonce is None:
            return None
        made, answer = self._nonces.get((path, str(nonce)), (None, None))
        return answer if made is not None and self.backend.clock.now() - made < NONCE_LASTS else None

    def _note(self, path: str, body: Any, answer: Any, *, edits: bool) -> None:
        """Remember a nonce, and whom a new message notifies; edits notify nobody."""
        if isinstance(body, dict) and body.get("enforce_nonce") and path.endswith("/messages"):
            self._nonces[path, str(body["nonce"])] = (self.backend.clock.now(), answer)
        made = answer.get("resource", {}).get("message", answer) if isinstance(answer, dict) else {}
        if edits or "channel_id" not in made or "author" not in made:
            return
        stored = self.backend.get_message(int(made["channel_id"]), int(made["id"]))
        if not stored.is_ephemeral and isinstance(body, dict):
            allowed = (body.get("data") or body).get("allowed_mentions") or {"parse": ["everyone", "roles", "users"]}
            wide = bool(allowed.get("parse") or allowed.get("roles"))
            shown = [each["content"] for each in walk_components(stored.components) if "content" in each]
            text = "\n".join([stored.content, *shown])
            self.said.append(Said(stored.channel_id, text, tuple(map(int, allowed.get("users", ()))), wide))
        if stored.ping_user_ids and not stored.is_ephemeral:
            users = tuple(sorted(stored.ping_user_ids))
            self.notices.append(Notice(stored.channel_id, stored.id, users, bool(stored.flags & _SILENT)))
