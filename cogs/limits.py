"""Discord's limits for messages, time limits for its API, the errors that a call can raise, and storable text."""

from __future__ import annotations

from typing import Literal

import aiohttp
import discord

BUTTON_LABEL = 80
MESSAGE_LIMIT = 2000
MOST_FILES = 10
LAYOUT_LIMIT = 4000
"""For all the text in a message made of components."""
DISCORD_TROUBLE = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError, TimeoutError)
"""The errors of a Discord API call: refusals, failures of Discord, and failures of the network."""
RATE_LIMIT_SECONDS = 30.0
"""For longer waits, discord.py raises `RateLimited` instead of sleeping; this is the smallest value that it allows."""
TOO_MANY_REQUESTS = 429
LONGEST_AUTO_ARCHIVE: Literal[10080] = 10080
"""A week in minutes, the longest inactivity after which Discord can be told to archive a thread."""
MOST_THREADS_REACHED = 160006
EDIT_SECONDS = 15.0
"""How many seconds an edit of an old message may take; Discord may delay these repeatedly (error 30046)."""
CALL_SECONDS = 20.0
"""How many seconds one call to Discord may take, from sending the request to the end of the response."""


def limiting_calls() -> aiohttp.TraceConfig:
    """Return an aiohttp trace that sets a time limit for every API call of a client, including interaction responses.

    The clock starts when a request is sent, so the time that discord.py spends waiting for rate limits or between
    retries does not count. Only the first call, which checks the token, keeps aiohttp's default of five minutes. A long
    rate limit raises an error even for interaction responses, for which discord.py would sleep however long it takes.
    """
    trace = aiohttp.TraceConfig()

    async def limit(session: aiohttp.ClientSession, _: object, __: object) -> None:
        session._timeout = aiohttp.ClientTimeout(total=CALL_SECONDS)  # discord.py has no setting for this

    async def refuse_to_wait(_: object, __: object, done: aiohttp.TraceRequestEndParams) -> None:
        wait = retry_after(done.response) if done.response.status == TOO_MANY_REQUESTS else None
        if wait is not None and wait > RATE_LIMIT_SECONDS:
            done.response.close()
            raise discord.RateLimited(wait)

    trace.on_request_start.append(limit)
    trace.on_request_end.append(refuse_to_wait)
    return trace


def retry_after(response: aiohttp.ClientResponse) -> float | None:
    """In seconds; None if the response has no such header."""
    text = response.headers.get("Retry-After", "")
    return float(text) if text.replace(".", "", 1).isdecimal() else None


def storable(text: str) -> str:
    """Remove what a database cannot store: NUL, and halves of surrogate pairs."""
    return text.replace("\0", "").encode(errors="ignore").decode()
