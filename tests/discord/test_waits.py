"""How long the bot waits, as docs/hosting.md says it to whoever hosts."""

from __future__ import annotations

import importlib
import re
from datetime import timedelta
from pathlib import Path

ROOT = Path(__file__).parents[2]
_ROW = re.compile(r"\| `cogs/(\w+)\.py` `(\w+)` \| ([\d.]+) (s|min) \|$", re.MULTILINE)
PROMISED = {
    (module, name): (float(number), unit)
    for module, name, number, unit in _ROW.findall((ROOT / "docs" / "hosting.md").read_text(encoding="utf-8"))
}


def waits_in(module: str, name: str, unit: str) -> float:
    """How long a wait is, in the unit of the page."""
    wait = getattr(importlib.import_module(f"cogs.{module}"), name)
    if isinstance(wait, timedelta):
        return wait / timedelta(**{{"s": "seconds", "min": "minutes"}[unit]: 1})
    assert name.endswith("_MINUTES") is (unit == "min")
    return float(wait)


FOUND = {(module, name): waits_in(module, name, unit) for (module, name), (_, unit) in PROMISED.items()}
"""Read before the tests at Discord shorten some."""


def test_the_page_gives_the_current_value_of_every_time_limit() -> None:
    assert {wait: number for wait, (number, _) in PROMISED.items()} == FOUND


def test_every_time_limit_is_on_the_page() -> None:
    told = re.compile(r"\b[A-Z]\w*_(?:SECONDS|MINUTES)\b(?=[^#\n]* = [\d.]+)|^[A-Z]\w*(?= = timedelta)", re.MULTILINE)
    sources = {file.stem: file.read_text(encoding="utf-8") for file in (ROOT / "cogs").glob("*.py")}
    assert {(module, name) for module, source in sources.items() for name in told.findall(source)} <= {*PROMISED}
