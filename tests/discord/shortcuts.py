"""What saves time where nobody looks: dots in place of pictures, and loops that look seldom for what is due."""

from __future__ import annotations

import io
from dataclasses import replace
from functools import cache, partial

import discord
import pytest
from discord.ext import commands
from PIL import Image

from arnak_bot.game.values import Drawing
from cogs.pictures import Looks
from cogs.timers import RepeatingCog


def draw_dots(patch: pytest.MonkeyPatch) -> None:
    """Draw a dot for every picture, by the same threads: a board takes longer than a whole click."""
    shown, filmed = Looks.shown, Looks.filmed

    async def dot_shown(looks: Looks, drawing: Drawing) -> list[discord.File]:
        return await shown(looks, replace(drawing, draw=partial(dot, drawing.ending)))

    async def dot_filmed(looks: Looks, drawing: Drawing) -> discord.File:
        return await filmed(looks, replace(drawing, draw=partial(dot, drawing.ending)))

    patch.setattr(Looks, "shown", dot_shown)
    patch.setattr(Looks, "filmed", dot_filmed)


@cache
def dot(ending: str) -> bytes:
    data = io.BytesIO()
    Image.new("RGB", (1, 1)).save(data, {"jpg": "JPEG"}.get(ending, ending.upper()))
    return data.getvalue()


def look_every(bot: commands.AutoShardedBot, hours: float) -> None:
    """Let a bot look at most this often for what is due, so that simulated weeks go by quickly."""
    for name, cog in bot.cogs.items():
        if isinstance(cog, RepeatingCog) and (cog.minutes / 60 < hours or name == "TimerCog"):
            cog.loop.change_interval(hours=hours)
            cog.loop.restart()
