"""The gallery in the docs shows every picture that its tool makes, and stays small."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools.best_pictures import FOLDER, SCENES, main

PAGE = FOLDER.parent / "gallery.md"


def test_the_gallery_shows_each_of_its_pictures_once_and_no_other() -> None:
    shown = re.findall(r"\(gallery/([a-z-]+\.webp)\)", PAGE.read_text(encoding="utf-8"))
    assert sorted(shown) == sorted(path.name for path in FOLDER.iterdir())
    assert {name.removeprefix("before-").removesuffix(".webp") for name in shown} == set(SCENES) and len(SCENES) == 12


def test_the_pictures_of_the_gallery_are_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 2_000_000


@pytest.mark.slow
def test_every_scene_is_drawn(tmp_path: Path) -> None:
    main(tmp_path)
    assert {path.stem for path in tmp_path.iterdir()} == set(SCENES)
