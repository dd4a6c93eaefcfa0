"""Buttons and menus as letters, not listeners: what is clicked finds its table by its custom id.

discord.py keeps every view it has sent and that may still be clicked, for ever where there is no timeout; one that
is stopped before it is sent is not kept. The dynamic items registered at the start answer the clicks.
"""

from __future__ import annotations

from discord import ui

__all__ = ["unheard"]


def unheard() -> ui.View:
    """Return an empty view that discord.py forgets once it is sent."""
    view = ui.View(timeout=None)
    view.stop()
    return view
