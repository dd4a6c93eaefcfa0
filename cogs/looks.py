"""How the messages of one bot look: its own emoji, and its two threads for pictures."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import ParamSpec

import discord

from cogs.drawing import Drawer, DrawingFailed
from cogs.emoji import Emoji
from images.arnak import FILE_ENDING

__all__ = ["Looks", "picture"]

P = ParamSpec("P")

BOARD_SECONDS, FILM_SECONDS = 20.0, 180.0


@dataclass(frozen=True, slots=True)
class Looks:
    """The emoji and the drawers of one bot.

    Attributes:
        boards: draws what players wait for: the table, hands, cards, sheets.
        films: draws what takes long: replays and the history of a game.
    """

    emoji: Emoji = field(default_factory=Emoji)
    boards: Drawer = field(default_factory=lambda: Drawer("drawing", BOARD_SECONDS))
    films: Drawer = field(default_factory=lambda: Drawer("filming", FILM_SECONDS))

    async def drawn(
        self, name: str, alt: str, drawing: Callable[P, bytes], *args: P.args, **kwargs: P.kwargs
    ) -> list[discord.File]:
        """Draw a picture aside and wrap it as an attachment with alt text; where it fails there is none."""
        try:
            data = await self.boards.draw(drawing, *args, **kwargs)
        except DrawingFailed:
            return []
        return [picture(name, data, alt)]

    def close(self) -> None:
        """Let the threads end."""
        self.boards.close()
        self.films.close()


def picture(name: str, data: bytes, alt: str) -> discord.File:
    """Wrap picture bytes as an attachment with alt text."""
    return discord.File(io.BytesIO(data), filename=f"{name}.{FILE_ENDING}", description=alt)
