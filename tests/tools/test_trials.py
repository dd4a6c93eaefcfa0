"""A fault gets into functions that are there already, and only into them."""

from __future__ import annotations

import importlib.util
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


def test_a_property_a_table_of_functions_and_one_that_remembers(shop: ModuleType) -> None:
    assert put_in(shop, "return 4", "return None") == 1
    assert shop.Table().seats is None
    assert put_in(shop, "count + 1", "count - 1") == 1
    assert shop.SIGNS["coin"](5) == 4
    assert put_in(shop, "return LIMIT", "return LIMIT + 1") == 1
    assert shop.limit() == 4


def test_what_ran_when_the_file_was_read_is_left_to_a_fresh_process(shop: ModuleType) -> None:
    assert put_in(shop, "LIMIT = 3", "LIMIT = 4") == 0
    assert put_in(shop, '"coin"', '"coins"') == 0
