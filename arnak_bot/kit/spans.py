"""Durations in words, in any language."""

from __future__ import annotations

from datetime import timedelta

from arnak_bot.wording.messages import Words


def span(time: timedelta, words: Words) -> str:
    """A duration in its two largest units: "3 days 4 hours"."""
    said = words.prose
    minutes = max(0, int(time.total_seconds())) // 60
    days, hours, rest = minutes // 1440, minutes // 60 % 24, minutes % 60
    counts = ((said.span_days, days), (said.span_hours, hours), (said.span_minutes, rest))
    parts = [say(count=count) for say, count in counts if count]
    return " ".join(parts[:2]) or said.less_than_a_minute()
