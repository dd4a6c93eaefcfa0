"""The page of the docs names tests that exist, every ruling has one, and every verb is explained."""

from __future__ import annotations

import re
from pathlib import Path

from arnak_bot.games.lost_cities.engine import Verb

HERE = Path(__file__).parent
PAGE = (HERE.parents[1] / "docs" / "lost-cities.md").read_text(encoding="utf-8")


def _tests(*files: str) -> set[str]:
    written = "".join((HERE / file).read_text(encoding="utf-8") for file in files)
    return set(re.findall(r"def (test_\w+)", written))


def test_every_test_of_the_page_exists_and_every_test_of_the_sheet_is_on_the_page() -> None:
    named = set(re.findall(r"`(test_\w+)`", PAGE))
    sheet = _tests("test_sheet.py")
    assert named <= sheet | _tests("test_facts.py")
    assert sheet - named == {"test_the_game_is_over_for_every_seat"}


def test_every_ruling_has_a_test_of_its_name() -> None:
    facts = _tests("test_facts.py")
    for number in range(1, 10):
        assert [name for name in facts if name.endswith(f"_C{number}")], f"C{number}"


def test_the_page_lists_every_verb() -> None:
    for verb in Verb:
        assert f"| `{verb.value}" in PAGE
