"""How the bot's own tasks are named, so that a stop knows what to wait for. Knows nothing of what they do."""

from __future__ import annotations

__all__ = ["WORK"]

WORK = "arnak: "
"""How the names of the bot's own tasks begin that a stop waits for."""
