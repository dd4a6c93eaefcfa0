"""A fault gets into functions that are there already, and only into them."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tools.trials import swap

SOURCE = """
from functools import cache

LIMIT = 3
SIGNS = {"coin": lambda count: count + 1}


def price(count):
    def each():
        return 2
    return each() * count


class Table:
    @property
    def seats(self):
        return 4


@cache
def limit():
    return LIMIT
"""


@pytest.fixture
def shop(tmp_path: Path) -> ModuleType:
    """A module of this source."""
    file = tmp_path / "shop.py"
    file.write_text(SOURCE, encoding="utf-8")
    spec = importlib.util.spec_from_file_location("shop", file)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def put_in(module: ModuleType, was: str, new: str) -> int:
    """Put one fault into the functions of a module."""
    assert SOURCE.count(was) == 1 and module.__file__ is not None
    return swap(Path(module.__file__), SOURCE.replace(was, new))


def test_a_function_and_what_is_inside_it(shop: ModuleType) -> None:
    assert shop.price(5) == 10
    assert put_in(shop, "return 2", "return 3") == 1
    assert shop.price(5) == 15


def test_a_property_a_table_of_functions_and_a_cached_function(shop: ModuleType) -> None:
    assert put_in(shop, "return 4", "return None") == 1
    assert shop.Table().seats is None
    assert put_in(shop, "count + 1", "count - 1") == 1
    assert shop.SIGNS["coin"](5) == 4
    assert put_in(shop, "return LIMIT", "return LIMIT + 1") == 1
    assert shop.limit() == 4


def test_code_that_runs_at_import_is_left_to_a_fresh_process(shop: ModuleType) -> None:
    assert put_in(shop, "LIMIT = 3", "LIMIT = 4") == 0
    assert put_in(shop, '"coin"', '"coins"') == 0


READS_ANEW = """
import runpy
from pathlib import Path
import pytest
import shop

@pytest.fixture(scope="session")
def shared():
    yield
    Path("ended-with").write_text(str(shop.limit()))

def test_as_it_was_imported(shared): assert shop.limit() == 3
def test_a_reloaded_module(): assert runpy.run_path("shop.py")["limit"]() == 3
"""
TRY = """
from pathlib import Path
import pytest
from tools.trials import Trial, Trials
from tools.warm_pytest import Failures

here, source = Path.cwd(), Path("shop.py").read_text()
faulty = source.replace("return LIMIT", "return LIMIT + 1")
tests = ("test_shop.py::test_as_it_was_imported", "test_shop.py::test_a_reloaded_module")
trials = [Trial(number, "shop.py", faulty, tests[number:]) for number in range(2)]
pytest.main(["-p", "no:cacheprovider", "test_shop.py"], [Trials(trials, Failures(here / "failed"), here / "ended", 60)])
assert Path("shop.py").read_text() == source
"""


@pytest.mark.whole_check
def test_a_reloaded_module_has_the_fault_too(tmp_path: Path) -> None:
    """A cog is loaded for every bot, from its file; and so are processes that a test starts."""
    (tmp_path / "shop.py").write_text(SOURCE, encoding="utf-8")
    (tmp_path / "test_shop.py").write_text(READS_ANEW, encoding="utf-8")
    path = {**os.environ, "PYTHONPATH": f"{Path(__file__).parents[2]}{os.pathsep}{tmp_path}"}
    subprocess.run([sys.executable, "-c", TRY], cwd=tmp_path, env=path, check=True, capture_output=True)
    ended = [json.loads(line) for line in (tmp_path / "ended").read_text(encoding="utf-8").splitlines()]
    assert [status for _, status, _ in ended] == [1, 1]
    assert (tmp_path / "ended-with").read_text(encoding="utf-8") == "4"  # though the trial stopped at its first test
