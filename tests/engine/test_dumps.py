"""A dump is read strictly: what is missing or too much is named, and never filled in."""

from __future__ import annotations

import json
from copy import deepcopy
from dataclasses import fields, is_dataclass
from enum import Enum
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest

from arnak_bot.games.arnak.engine import Game, GameSetup
from arnak_bot.games.arnak.engine.dumps import STEPS
from arnak_bot.games.arnak.engine.state import State
from arnak_bot.kit.dumps import newest_format
from tests.engine.stage import Stage, gold

FORMAT = newest_format(STEPS)
SHAPES = Path(__file__).with_name("dump_shapes.json")
"""What a dump of each format holds: a class or an enum a line. An old format's entry is never changed."""
COMMAND = "python -m tools.renew --close"


def dumped(game: Game) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(game.to_dict()))
    return data


def dumps() -> list[dict[str, Any]]:
    """Games with every kind of thing in them: people, the rival, assistants, an unpaid dig with its origin."""
    solo = Game.new(GameSetup(players=1, rival=2, seed="dump"))
    unpaid = Stage(hand=["ostrich", "hat"], assistants=[gold(7)], compass=3, tiles={"L1-1": 1})
    unpaid.do("play ostrich", "discover L1-3")
    return [dumped(solo), dumped(unpaid.game)]


def test_a_dump_with_values_of_the_wrong_type_is_refused() -> None:
    data = dumps()[1]
    state = data["state"]
    for wrong in (
        {**data, "log": "x"},
        {**data, "log": [[0, 1]]},
        {**data, "format": True},
        {**data, "setup": {**data["setup"], "is": "State"}},
        {**data, "state": {**state, "is": "Player"}},
        {**data, "state": {**state, "items": "hat"}},
        {**data, "state": {**state, "seat": True}},
        {**data, "state": {**state, "round": None}},
        {**data, "state": {**state, "phase": "sleeping"}},
        {**data, "state": {**state, "agenda": [{"is": "Step", "task": {"is": "Sleep"}, "source": ""}]}},
        {**data, "state": {**state, "players": [state["seat"]]}},
        [data],
        None,
    ):
        with pytest.raises(ValueError):
            Game.from_dict(wrong)  # type: ignore[arg-type]


def test_a_dump_of_an_unknown_format_is_refused() -> None:
    data = dumps()[0]
    for version in (0, -1, FORMAT + 1, "1", 1.0):
        with pytest.raises(ValueError, match="format"):
            Game.from_dict({**data, "format": version})


def test_reading_a_dump_does_not_change_it() -> None:
    old = json.loads(Path(__file__).with_name("old_dumps.json").read_text(encoding="utf-8"))
    before = deepcopy(old)
    for data in old.values():
        Game.from_dict(data)
    assert old == before


# --- what a dump holds, and the number of its format ------------------------------------------


def shapes() -> dict[str, list[str]]:
    """Every class that a dump can hold with its fields, every enum with its values."""
    found: dict[str, list[str]] = {}

    def walk(kind: Any) -> None:
        for part in get_args(kind):
            walk(part)
        if not isinstance(kind, type) or kind.__name__ in found:
            return
        if issubclass(kind, Enum):
            found[kind.__name__] = sorted(str(each.value) for each in kind)
        elif is_dataclass(kind):
            hints = get_type_hints(kind)
            found[kind.__name__] = [field.name for field in fields(kind)]
            for field in fields(kind):
                walk(hints[field.name])

    walk(GameSetup)
    walk(State)
    return dict(sorted(found.items()))


def test_a_dump_with_new_content_has_a_new_format() -> None:
    known: dict[str, dict[str, list[str]]] = json.loads(SHAPES.read_text(encoding="utf-8"))
    assert max(map(int, known)) == FORMAT, f"{SHAPES.name} knows no format {FORMAT}: {COMMAND}"
    then, now = known[str(FORMAT)], shapes()
    for name, held in then.items():
        assert now.get(name) == held, (
            f"{name} is not what format {FORMAT} says: raise the format by a step in engine/dumps.py that brings "
            f"older dumps up to date, then {COMMAND}"
        )
    new = sorted(now.keys() - then.keys())
    assert not new, f"{SHAPES.name} does not know {', '.join(new)}, which no older dump can hold: {COMMAND}"


def write_what_is_new() -> None:
    """Write down what a dump of today's format holds; what is there stays as it is, and new classes are added."""
    known = json.loads(SHAPES.read_text(encoding="utf-8"))
    known[str(FORMAT)] = dict(sorted({**shapes(), **known.get(str(FORMAT), {})}.items()))
    entries = [
        f' "{number}": {{\n'
        + ",\n".join(f"  {json.dumps(name)}: {json.dumps(held)}" for name, held in entry.items())
        + "\n }"
        for number, entry in known.items()
    ]
    SHAPES.write_text("{\n" + ",\n".join(entries) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    write_what_is_new()
