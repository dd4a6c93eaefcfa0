"""Durations in words, in any language."""

from __future__ import annotations

from datetime import timedelta

from arnak_bot.wording.messages import Words

__all__ = ["span"]


def span(time: timedelta, words: Words) -> str:
    """A duration in its two largest units: "3 d 4 h"."""
    said = words.prose
    minutes = max(0, int(time.total_seconds())) // 60
    days, hours, rest = minutes // 1440, minutes // 60 % 24, minutes % 60
    parts = [
        *([said.days_short(count=days)] if days else []),
        *([said.hours_short(count=hours)] if hours else []),
        *([said.minutes_short(count=rest)] if rest else []),
    ]
    return " ".join(parts[:2]) or said.less_than_a_minute()
