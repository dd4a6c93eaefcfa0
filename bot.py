"""The entry point: read the settings, create the bot, and run it on Discord or on the local table."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import os
import re
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from dataclasses import dataclass

import aiohttp
import discord

from arnak_bot import logs
from arnak_bot.settings import SettingsError, read_env_file
from arnak_bot.stopping import until_signal
from arnak_bot.store import DEFAULT_DATABASE, StoreError
from arnak_bot.store.backends import backend_of
from cogs.client import ArnakBot, finish
from cogs.health import MetricsTaken, serve_health

DEFAULT_PORT = 8137
LOOPBACK = "127.0.0.1"
MOST_PORTS = 65535
MOST_PROCESSES = 64
MOST_SHARDS = 1000
LATER = {429, 500, 502, 503, 504}
"""The HTTP status codes with which Discord asks clients to try again later."""
SWITCH_SECONDS = 0.0005
"""How long a drawing thread may hold the GIL while other threads wait: a click switches threads about ten times, so
Python's default of 5 ms would add up (`python -m benchmarks host`).
"""

_log = logging.getLogger("arnak")


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings from the environment and .env. Without a token, the bot runs the local table."""

    token: str
    database: str
    port: int
    metrics_host: str
    metrics_port: int | None
    workers: int
    drawing: int
    shards: int | None

    @classmethod
    def read(cls) -> Settings:
        """Read the variables listed in `_HELP`. Raises SettingsError if one is invalid, or .env cannot be read."""
        read_env_file()
        return cls(
            token=_token(),
            database=_setting("DATABASE") or DEFAULT_DATABASE,
            port=_number("LOCAL_PORT", DEFAULT_PORT, MOST_PORTS, 0, "port number"),
            metrics_host=_setting("METRICS_HOST") or LOOPBACK,
            metrics_port=_number("METRICS_PORT", 0, MOST_PORTS, 0, "port number") if _setting("METRICS_PORT") else None,
            workers=_number("COMPUTER_PROCESSES", 1, MOST_PROCESSES),
            drawing=_number("DRAWING_PROCESSES", _spare_processors(), MOST_PROCESSES, least=0),
            shards=_number("SHARDS", 1, MOST_SHARDS) if _setting("SHARDS") else None,
        )


def _setting(name: str) -> str:
    return os.environ.get(name, "").strip()


def _token() -> str:
    """ "" if there is none. Raises SettingsError if the value is not a token."""
    token = _setting("DISCORD_TOKEN")
    if token and not re.fullmatch(r"[\w-]+\.[\w-]+\.[\w-]+", token, re.ASCII):
        raise SettingsError(
            "DISCORD_TOKEN is not a bot's token, which has three parts joined by dots and no spaces. Copy it from the "
            "page Bot of the developer portal; the client secret and the public key are something else."
        )
    return token


def _spare_processors() -> int:
    """The default number of drawing processes: one per processor besides the first, but at most two to save memory."""
    return min((os.cpu_count() or 1) - 1, 2)


def _number(name: str, default: int, most: int, least: int = 1, kind: str = "number") -> int:
    """Raises SettingsError unless the setting is a number from `least` to `most`."""
    text = _setting(name) or str(default)
    if not text.isdecimal() or not least <= int(text) <= most:
        raise SettingsError(f"{name} should be a {kind} from {least} to {most}, not “{text}”.")
    return int(text)


@asynccontextmanager
async def _metrics(bot: ArnakBot, settings: Settings) -> AsyncIterator[None]:
    """Serve metrics and health meanwhile, if set so. Raises MetricsTaken if the address is not available."""
    if settings.metrics_port is None:
        yield
        return
    async with serve_health(bot, settings.metrics_host, settings.metrics_port) as port:
        _log.info("Metrics and health at http://%s:%s", settings.metrics_host, port)
        yield


async def run_on_discord(settings: Settings) -> None:
    """Run until SIGTERM or Ctrl-C; then finish work in progress, disconnect from Discord and close the database. Raises
    MetricsTaken if the address for metrics is not available, StoreError if the database cannot be used, or another bot
    uses it without sharing the work.
    """
    async with AsyncExitStack() as stack:
        place = backend_of(settings.database)
        stack.enter_context(place.alone() if settings.shards is None else place.shared())
        bot = await stack.enter_async_context(
            ArnakBot(settings.database, workers=settings.workers, drawing=settings.drawing, shards=settings.shards)
        )
        await stack.enter_async_context(_metrics(bot, settings))
        await until_signal(bot.start(settings.token))
        await finish(bot)
    _log.info("Stopped")


_HELP = """\
Host games on Discord. Without a token, open the local table in your browser.

Settings are environment variables, or lines in .env (copy .env.example):
  DISCORD_TOKEN       the bot's token from the developer portal
  DATABASE            a SQLite file, or postgresql://...
  LOCAL_PORT          the port of the local table
  METRICS_PORT        serves /metrics and /health there
  METRICS_HOST        the address they are served at
  COMPUTER_PROCESSES  how many processes think for computer players
  DRAWING_PROCESSES   how many processes draw pictures; 0 to draw in the bot's own
  SHARDS              the number of shards, where several processes share the work

docs/hosting.md explains each of them."""


def main(arguments: Sequence[str] = ()) -> int:
    """Run the bot; return the exit status."""
    argparse.ArgumentParser(
        "python bot.py", description=_HELP, formatter_class=argparse.RawDescriptionHelpFormatter
    ).parse_args(arguments)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # this bot does not use voice
    logs.set_up()
    sys.setswitchinterval(SWITCH_SECONDS)
    try:
        settings = Settings.read()
        if settings.token:
            asyncio.run(run_on_discord(settings))
        else:
            logging.getLogger().setLevel(logging.WARNING)
            logging.getLogger("discord").setLevel(logging.ERROR)  # hides warnings that SimCord causes
            if sys.stderr.isatty():
                print("Starting the local table ...", file=sys.stderr, flush=True)
            from arnak_bot import local  # imports the simulated Discord, which the real bot does not need

            def made() -> ArnakBot:
                return ArnakBot(settings.database, own_emoji=False, workers=settings.workers, drawing=settings.drawing)

            def metrics(bot: ArnakBot) -> AbstractAsyncContextManager[None]:
                return _metrics(bot, settings)

            quietly = contextlib.suppress(KeyboardInterrupt)
            with quietly, backend_of(settings.database).alone(), quietly:  # inside, too: a lock that was lost is told
                key = local.read_key(settings.database)
                serving = local.serve(made, lambda bot: bot.host, metrics, finish, settings.port, key)
                asyncio.run(until_signal(serving))
        return 0
    except (SettingsError, StoreError, MetricsTaken) as error:
        print(error, file=sys.stderr)
    except aiohttp.ClientConnectionError as error:
        print(f"Discord cannot be reached ({error}). Check the network and start again.", file=sys.stderr)
    except discord.LoginFailure:
        print("Discord does not accept this DISCORD_TOKEN. Copy it again from the developer portal.", file=sys.stderr)
    except (discord.HTTPException, discord.RateLimited) as error:
        if isinstance(error, discord.HTTPException) and error.status not in LATER:
            raise
        print(f"Discord is not letting the bot in right now ({error}). Try again in a while.", file=sys.stderr)
    except discord.ConnectionClosed:
        pass  # the log gives the reason
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
