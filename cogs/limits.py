"""Discord's limits for messages, time limits for its API, and the errors a call can end in."""

from __future__ import annotations

import aiohttp
import discord

__all__ = ["DISCORD_TROUBLE", "EDIT_SECONDS", "MESSAGE_LIMIT", "RATE_LIMIT_SECONDS", "limiting_calls", "retry_after"]

MESSAGE_LIMIT = 2000
DISCORD_TROUBLE = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError, TimeoutError)
"""What asking something of Discord can end in: its refusals, its failures, and those of the network."""
RATE_LIMIT_SECONDS = 30.0
"""A longer wait that Discord asks for is not slept through, but raised as `RateLimited`; discord.py's smallest."""
TOO_MANY_REQUESTS = 429
EDIT_SECONDS = 15.0
"""So long an edit of an old message may take, which Discord may ask to wait for again and again (error 30046)."""
CALL_SECONDS = 20.0
"""So long one call to Discord may take, from sending to the end of the answer."""


def limiting_calls() -> aiohttp.TraceConfig:
    """Return an aiohttp trace that gives every API call of a client a time limit, interaction responses included.

    The time is counted from sending: discord.py's waits for rate limits and between retries are not included. Only the
    first call, which checks the token, keeps aiohttp's five minutes. Long rate limits are also raised for interaction
    responses, where discord.py would sleep however long they are.
    """
    trace = aiohttp.TraceConfig()

    async def limit(session: aiohttp.ClientSession, _: object, __: object) -> None:
        session._timeout = aiohttp.ClientTimeout(total=CALL_SECONDS)  # discord.py has no setting for it

    async def refuse_to_wait(_: object, __: object, done: aiohttp.TraceRequestEndParams) -> None:
        wait = retry_after(done.response) if done.response.status == TOO_MANY_REQUESTS else None
        if wait is not None and wait > RATE_LIMIT_SECONDS:
            done.response.close()
            raise discord.RateLimited(wait)

    trace.on_request_start.append(limit)
    trace.on_request_end.append(refuse_to_wait)
    return trace


def retry_after(response: aiohttp.ClientResponse) -> float | None:
    """Return the number of seconds Discord asks to wait, if it does."""
    text = response.headers.get("Retry-After", "")
    return float(text) if text.replace(".", "", 1).isdecimal() else None
