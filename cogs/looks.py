"""How the messages of one bot look: its own emoji, and its threads for pictures."""

from __future__ import annotations

import io
from dataclasses import dataclass, field, replace

import discord

from arnak_bot.game.values import Drawing
from arnak_bot.kit.limits import ALT_LIMIT, clip
from cogs.drawing import Drawer, DrawingFailed
from cogs.emoji import Emoji

__all__ = ["Looks"]

BOARD_SECONDS, FILM_SECONDS = 20.0, 180.0


@dataclass(frozen=True, slots=True)
class Looks:
    """The emoji and the drawers of one bot.

    Attributes:
        boards: draws what whoever has clicked waits for: the table, hands, cards, sheets.
        posts: draws what channels are sent, so that nobody who clicks waits for other tables' pictures.
        films: draws what takes long: replays and the history of a game.
    """

    emoji: Emoji = field(default_factory=Emoji)
    boards: Drawer = field(default_factory=lambda: Drawer("drawing", BOARD_SECONDS))
    posts: Drawer = field(default_factory=lambda: Drawer("posting", BOARD_SECONDS))
    films: Drawer = field(default_factory=lambda: Drawer("filming", FILM_SECONDS))

    def of_posts(self) -> Looks:
        """The same looks for what channels are sent."""
        return replace(self, boards=self.posts)

    async def shown(self, drawing: Drawing) -> list[discord.File]:
        """Draw a picture aside and wrap it as an attachment with alt text; where it fails there is none."""
        try:
            return [await self._attached(self.boards, drawing)]
        except DrawingFailed:
            return []

    async def filmed(self, drawing: Drawing) -> discord.File:
        """Draw what takes long, and wrap it as an attachment with alt text.

        Raises:
            DrawingFailed: it could not be drawn.
        """
        return await self._attached(self.films, drawing)

    async def _attached(self, drawer: Drawer, drawing: Drawing) -> discord.File:
        data = await drawer.draw(drawing.draw)
        return discord.File(
            io.BytesIO(data), filename=f"{drawing.name}.{drawing.ending}", description=clip(drawing.alt, ALT_LIMIT)
        )

    def close(self) -> None:
        """Let the threads end."""
        self.boards.close()
        self.posts.close()
        self.films.close()
