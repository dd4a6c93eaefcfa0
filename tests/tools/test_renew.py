"""One command renews what is derived, and leaves what is closed as it is."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.corpus import database, games, take
from tests.engine import test_dumps, test_editions
from tools import renew

ROOT = Path(__file__).parents[2]


def test_contributing_names_one_command_for_all_derived_files() -> None:
    named = re.findall(r"python -m ((?:tests|tools)\.[\w.]+)", (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"))
    assert set(named) == {"tools.renew", "tools.gallery", "tools.assets.build_art"}


def test_every_derived_file_is_rewritten_by_renew() -> None:
    modules = {
        ".".join(file.relative_to(ROOT).with_suffix("").parts)
        for file in (ROOT / "tests").rglob("test_*.py")
        if '\nif __name__ == "__main__":' in file.read_text(encoding="utf-8")
    }
    assert modules <= {*renew.DERIVED, *renew.CLOSING}


@pytest.mark.parametrize(
    ("module", "name", "close", "false"),
    [
        (test_editions, "CLOSED", test_editions.close_what_is_new, {"holds": {}, "deals": ""}),
        (test_dumps, "SHAPES", test_dumps.write_what_is_new, {}),
    ],
)
def test_closed_items_are_not_overwritten(
    module: ModuleType,
    name: str,
    close: Callable[[], None],
    false: dict[str, Any],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    known = json.loads(getattr(module, name).read_text(encoding="utf-8"))
    first = next(iter(known))
    file = tmp_path / "closed.json"
    file.write_text(json.dumps({**known, first: false}), encoding="utf-8")
    monkeypatch.setattr(module, name, file)
    close()
    assert json.loads(file.read_text(encoding="utf-8"))[first] == false


def test_nothing_in_the_corpus_is_overwritten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module, glob in ((games, "*/*"), (database, "*")):
        for file in module.FOLDER.glob(glob):
            copy = tmp_path / module.FOLDER.name / file.relative_to(module.FOLDER)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.touch()
        monkeypatch.setattr(module, "FOLDER", tmp_path / module.FOLDER.name)
    monkeypatch.setattr(take, "FOLDER", games.FOLDER)
    take.take()
    assert {file.stat().st_size for file in tmp_path.rglob("*") if file.is_file()} == {0}
