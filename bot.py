"""The front door: read the settings, build the bot, and run it on Discord or on the local table."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from dataclasses import dataclass

import aiohttp
import discord
from dotenv import load_dotenv

from arnak_bot.stopping import until_told
from arnak_bot.store import StoreError
from cogs.client import ArnakBot
from cogs.stopping import finish

DEFAULT_DATABASE = "data/arnak.db"
DEFAULT_PORT = 8137

_log = logging.getLogger("arnak")


@dataclass(frozen=True, slots=True)
class Settings:
    """What the environment (or .env) says. An empty token means the local table."""

    token: str
    database: str
    port: int

    @classmethod
    def read(cls) -> Settings:
        """Read DISCORD_TOKEN, DATABASE and LOCAL_PORT.

        Raises:
            ValueError: LOCAL_PORT is not a port number.
        """
        load_dotenv()
        port = os.environ.get("LOCAL_PORT", "").strip() or str(DEFAULT_PORT)
        if not port.isdecimal() or int(port) > 65535:
            raise ValueError(f"LOCAL_PORT should be a port number from 0 to 65535, not “{port}”.")
        return cls(
            token=os.environ.get("DISCORD_TOKEN", "").strip(),
            database=os.environ.get("DATABASE", "").strip() or DEFAULT_DATABASE,
            port=int(port),
        )


async def run_on_discord(bot: ArnakBot, token: str) -> None:
    """Run until SIGTERM or Ctrl-C; then let what is under way finish, leave Discord and close the database."""
    async with bot:
        await until_told(bot.start(token))
        await finish(bot)
    _log.info("Stopped")


def main() -> int:
    """Run the bot; return the exit status."""
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # this bot never speaks
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    try:
        settings = Settings.read()
        if settings.token:
            asyncio.run(run_on_discord(ArnakBot(settings.database), settings.token))
        else:
            logging.getLogger().setLevel(logging.WARNING)
            logging.getLogger("discord").setLevel(logging.ERROR)  # SimCord probes a client without intents
            from arnak_bot import local  # needs the simulated Discord, which a real bot does not load

            local.run(lambda: ArnakBot(settings.database, own_emoji=False), lambda bot: bot.host, finish, settings.port)
    except (ValueError, StoreError) as error:
        print(error, file=sys.stderr)
        return 2
    except aiohttp.ClientConnectionError as error:
        print(f"Discord cannot be reached ({error}). Check the network and start again.", file=sys.stderr)
        return 2
    except discord.LoginFailure:
        print("Discord does not accept this DISCORD_TOKEN. Copy it anew from the developer portal.", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
