"""docs/adding-a-game.md says what is so: its code is code of ours, and its files are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
QUOTED = re.findall(r"```text\n(.*?)```", TEXT, re.DOTALL)
SOURCES = [path.read_text(encoding="utf-8") for path in (ROOT / "tests" / "every_game").glob("*.py")]
TO_BE_WRITTEN = ("arnak_bot/games/noughts/", "images/noughts/", "tests/noughts/", "wording/messages/en/noughts.ftl")
"""What the page tells to write."""


@pytest.mark.parametrize("quoted", QUOTED, ids=range(len(QUOTED)))
def test_quoted_code_is_our_own_code(quoted: str) -> None:
    assert any(quoted in source for source in SOURCES)


def test_some_code_is_quoted() -> None:
    assert len(QUOTED) == 2


def test_the_files_named_on_the_page_exist() -> None:
    named = {path for path in re.findall(r"`([a-z_]+/[\w/.-]+)`", TEXT) if not path.startswith(TO_BE_WRITTEN)}
    assert len(named) > 10
    homes = ("", "arnak_bot", "images/kit")
    missing = [path for path in sorted(named) if not any((ROOT / home / path).exists() for home in homes)]
    assert missing == []
