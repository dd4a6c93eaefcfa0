"""The log format: one line per event, tracebacks included, with the ids of tables and servers but no names."""

from __future__ import annotations

import logging
import re

_LAYOUT = "%(asctime)s %(levelname)s %(name)s: %(message)s"
_TOKEN = re.compile(r"(/(?:webhooks|interactions)/\d+/)[^/\s]+")
"""The tokens in the URLs of network errors. Anybody who has one can use the webhook or interaction."""

_log = logging.getLogger("arnak")


class OneLine(logging.Formatter):
    """Formats every record as one line without tokens, so that a search for a table finds complete events."""

    def format(self, record: logging.LogRecord) -> str:
        text = _TOKEN.sub(r"\1…", super().format(record))
        return " | ".join(line.strip() for line in text.splitlines() if line.strip())


def set_up(level: int = logging.INFO) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(OneLine(_LAYOUT))
    logging.basicConfig(level=level, handlers=[handler])


def event(what: str, *, table: int, guild: int | None, **numbers: int | float) -> None:
    """Log an event at a table. Only numbers are accepted, so that no name, hand or seed can leak."""
    if not _log.isEnabledFor(logging.INFO):
        return
    more = "".join(f" {key}={value}" for key, value in numbers.items())
    _log.info("%s table=%d guild=%s%s", what, table, guild, more)
