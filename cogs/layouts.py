"""Messages made only of components: text and pictures in a container, and what remains of an older message."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any

import discord
from discord import ui

from arnak_bot.kit.limits import clip, units
from cogs.limits import LAYOUT_LIMIT
from images.kit.theme import SEATS

MOST_IN_A_ROW = 5


def stateless_layout() -> ui.LayoutView:
    """Return an empty layout that discord.py does not keep after sending."""
    layout = ui.LayoutView(timeout=None)
    layout.stop()
    return layout


def plain_layout(text: str) -> ui.LayoutView:
    return stateless_layout().add_item(ui.TextDisplay(text))


def seat_colour(seats: Sequence[int]) -> discord.Colour | None:
    """Return a player's colour, as in the pictures; None unless there is exactly one seat."""
    return discord.Colour.from_rgb(*SEATS[seats[0]].colour) if len(seats) == 1 else None


def boxed(
    parts: Sequence[str | discord.File | ui.Separator[ui.LayoutView]],
    buttons: Sequence[ui.Button[Any]],
    colour: discord.Colour | None = None,
) -> ui.LayoutView:
    """Return a container of texts and pictures in this order, then the buttons. Texts that do not fit are cut."""
    box: ui.Container[ui.LayoutView] = ui.Container(accent_colour=colour)
    room = LAYOUT_LIMIT
    for part in parts:
        if isinstance(part, discord.File):
            box.add_item(gallery(part))
        elif isinstance(part, ui.Separator):
            box.add_item(part)
        elif part and room:
            said = clip(part, room)
            box.add_item(ui.TextDisplay(said))
            room -= units(said)
    for row in discord.utils.as_chunks(buttons, MOST_IN_A_ROW):
        box.add_item(ui.ActionRow(*row))
    return stateless_layout().add_item(box)


def gallery(file: discord.File) -> ui.MediaGallery[ui.LayoutView]:
    """Return a gallery of a single picture with its alt text; a gallery of several would crop them to tiles."""
    return ui.MediaGallery(discord.MediaGalleryItem(file, description=file.description or file.filename))


def remainder(message: discord.Message, text: str, *, buttons: bool) -> ui.LayoutView:
    """Return a layout for a sent message in which `text` replaces all text; pictures are kept, and `buttons`."""
    layout = plain_layout(text)
    for each in message.attachments:
        layout.add_item(ui.MediaGallery(_kept(each)))
    rows = ui.LayoutView.from_message(message, timeout=None).walk_children() if buttons else ()
    for row in rows:
        if isinstance(row, ui.ActionRow):
            layout.add_item(row)
    return layout


def with_last_text(message: discord.Message, text: str) -> ui.LayoutView:
    """Return the layout of a sent message with `text` in place of its last text; pictures and buttons are kept."""
    layout, files = ui.LayoutView.from_message(message, timeout=None), iter(message.attachments)
    layout.stop()
    last: ui.TextDisplay[ui.LayoutView] | None = None
    for item in layout.walk_children():
        if isinstance(item, ui.TextDisplay):
            last = item
        elif isinstance(item, ui.MediaGallery):
            item.items = [*map(_kept, islice(files, len(item.items)))]
    if last is not None:
        last.content = text
    return layout


def _kept(picture: discord.Attachment) -> discord.MediaGalleryItem:
    """A picture of a sent message, referred to in the way that keeps it when the message is edited."""
    return discord.MediaGalleryItem(f"attachment://{picture.filename}", description=picture.description)
