"""docs/first-game.md shows a newcomer's whole first game in pictures that a phone loads at once."""

from __future__ import annotations

import re
from pathlib import Path

from PIL import Image

from tools.first_game import WIDTH

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PAGE = (DOCS / "first-game.md").read_text(encoding="utf-8")
NAMED = re.findall(r"!\[([^]]*)\]\(([^)]+)\)", PAGE)
MOST_BYTES = 1_500_000


def test_every_picture_on_the_page_exists_and_every_picture_is_used() -> None:
    there = {path.relative_to(DOCS).as_posix() for path in (DOCS / "first-game").iterdir()}
    assert {path for _, path in NAMED} == there and len(there) >= 10


def test_pictures_are_as_wide_as_a_phone_and_small() -> None:
    files = [DOCS / path for _, path in NAMED]
    for file in files:
        with Image.open(file) as picture:
            assert (picture.format, picture.width) == ("WEBP", WIDTH), file.name
    assert WIDTH == 390
    assert sum(file.stat().st_size for file in files) < MOST_BYTES


def test_every_picture_has_a_caption() -> None:
    assert all(len(alt) > 20 for alt, _ in NAMED)


def test_the_tour_goes_from_the_first_page_to_another_game() -> None:
    names = [Path(path).stem for _, path in NAMED]
    assert names[0] == "learn" and names[-2:] == ["end", "again"]
    assert names.index("turn") < names.index("discovery") < names.index("end")


def test_the_readme_links_to_it() -> None:
    assert "](docs/first-game.md)" in (ROOT / "README.md").read_text(encoding="utf-8")
