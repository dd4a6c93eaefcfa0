"""Checks the log of a finished game against what was promised before it began."""

from __future__ import annotations

from arnak_bot.games.arnak.engine.logfile import LogError, read_file, replay
from arnak_bot.games.kit import verify
from arnak_bot.games.kit.verify import Check

__all__ = ["Check", "checks_of"]


def checks_of(text: str, shown: str = "") -> list[Check]:
    """Check a log file. `shown` is the sha256 that the channel saw before the game; "" if nobody noted it.

    Raises:
        LogError: the text is no log at all.
    """
    return verify.checks_of(read_file(text), lambda: replay(text), LogError, shown)
