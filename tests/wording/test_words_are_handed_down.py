"""Whoever calls what is said in words hands the words down: a call that forgets them would speak English.

While functions have English words for a default, the type checker cannot see that; here every call is looked at.
"""

from __future__ import annotations

import ast
import importlib
import inspect
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
ROOMS = ("arnak_bot.games.arnak.wording", "arnak_bot.kit", "arnak_bot.wording", "images")
SOURCES = sorted(
    [*ROOT.glob("cogs/*.py"), *ROOT.glob("arnak_bot/wording/*.py"), *ROOT.glob("arnak_bot/games/arnak/wording/*.py")]
)
"""What pictures draw is looked at in tests/pseudo/test_pictures.py: some of it is signs alone and needs no words."""


def names_in(tree: ast.Module) -> dict[str, Any]:
    """What the names of a module stand for that come from the rooms with words."""
    found: dict[str, Any] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith(ROOMS):
            module = importlib.import_module(node.module)
            for each in node.names:
                value = getattr(module, each.name, None)
                found[each.asname or each.name] = value or importlib.import_module(f"{node.module}.{each.name}")
        elif isinstance(node, ast.Import):
            found |= {each.name: importlib.import_module(each.name) for each in node.names if each.name in ROOMS}
    return found


def called(function: ast.expr, names: dict[str, Any], own: Any) -> Any:
    """What is called; None where that is nothing of ours."""
    match function:
        case ast.Name(id=name):
            return names.get(name) or getattr(own, name, None)
        case ast.Attribute(value=ast.Name(id=name), attr=attr) if inspect.ismodule(names.get(name)):
            return getattr(names[name], attr, None)
    return None


def forgotten(source: Path) -> Iterator[str]:
    """Every call that leaves out words which it could hand down."""
    tree = ast.parse(source.read_text("utf-8"))
    own = importlib.import_module(".".join(source.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"))
    names = names_in(tree)
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        function = called(node.func, names, own)
        if not callable(function) or inspect.isclass(function):
            continue
        function = inspect.unwrap(function)
        parameters = list(inspect.signature(function).parameters) if inspect.isfunction(function) else []
        if "words" not in parameters or any(isinstance(each, ast.Starred) for each in node.args):
            continue
        given = {each.arg for each in node.keywords} | set(parameters[: len(node.args)])
        if "words" not in given and None not in given:
            yield f"{source.name}:{node.lineno} {ast.unparse(node.func)}"


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_every_call_passes_the_words_on(source: Path) -> None:
    assert list(forgotten(source)) == []
