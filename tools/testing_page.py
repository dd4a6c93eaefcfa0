"""The results in docs/testing.md: each is between two markers and is written by the command that measures it."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = Path(__file__).parent.parent / "docs" / "testing.md"


def with_section(page: str, name: str, text: str) -> str:
    """Return the page with the text between the markers of this name replaced.

    >>> with_section("a <!-- x --> old <!-- /x --> b", "x", "new")
    'a <!-- x -->\\nnew\\n<!-- /x --> b'

    Raises:
        ValueError: the page has no such markers.
    """
    marks = re.compile(rf"(<!-- {name} -->).*?(<!-- /{name} -->)", re.DOTALL)
    if marks.search(page) is None:
        raise ValueError(f"docs/testing.md has no section {name}")
    return marks.sub(lambda found: f"{found[1]}\n{text}\n{found[2]}", page)


def write_section(name: str, text: str) -> None:
    PAGE.write_text(with_section(PAGE.read_text(encoding="utf-8"), name, text), encoding="utf-8")
