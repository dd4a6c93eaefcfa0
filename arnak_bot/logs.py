"""How the log reads: one line an event, a traceback included, with the numbers of tables and servers and no names."""

from __future__ import annotations

import logging
import re

__all__ = ["OneLine", "event", "set_up"]

_LAYOUT = "%(asctime)s %(levelname)s %(name)s: %(message)s"
_TOKEN = re.compile(r"(/(?:webhooks|interactions)/\d+/)[^/\s]+")
"""What opens a private answer to whoever has it, in the addresses that errors of the network name."""

_log = logging.getLogger("arnak")


class OneLine(logging.Formatter):
    """Writes every record on one line, so that a search for a table finds whole events; without tokens."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the record; what would be lines of their own is joined with bars."""
        text = _TOKEN.sub(r"\1…", super().format(record))
        return " | ".join(line.strip() for line in text.splitlines() if line.strip())


def set_up(level: int = logging.INFO) -> None:
    """Log to the standard error output."""
    handler = logging.StreamHandler()
    handler.setFormatter(OneLine(_LAYOUT))
    logging.basicConfig(level=level, handlers=[handler])


def event(what: str, *, table: int, guild: int | None, **numbers: int | float) -> None:
    """Log that something happened at a table. Only numbers may go with it: no name, hand or seed can slip in."""
    if not _log.isEnabledFor(logging.INFO):
        return
    more = "".join(f" {key}={value}" for key, value in numbers.items())
    _log.info("%s table=%d guild=%s%s", what, table, guild, more)
