"""A copy has every field of what was copied and shares none of them; the fields are found, not listed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import MISSING, Field, fields, is_dataclass, replace
from enum import Enum
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import pytest

from arnak_bot.games.arnak.engine import Game, GameSetup
from arnak_bot.games.arnak.engine.effects import Draw
from arnak_bot.games.arnak.engine.resources import Resource
from arnak_bot.games.arnak.engine.state import Player, Rival, State
from arnak_bot.games.arnak.engine.steps import Step
from tests.engine.stage import Stage


def some(kind: Any, before: object = None) -> Any:
    """A value of this type, other than the one before."""
    origin, args = get_origin(kind), get_args(kind)
    if origin is list:
        return [some(args[0])]
    if origin is tuple:
        return (some(args[0]),)
    if origin is dict:
        return dict.fromkeys(Resource, 7)
    if origin in (Union, UnionType):
        return some(next(arg for arg in args if arg is not NoneType))
    if kind is bool:
        return not before
    if kind is int:
        return 77
    if kind is str:
        return "marked"
    if kind is Step:
        return Step(Draw(), "marked")
    if issubclass(kind, Enum):
        return next(each for each in kind if each is not before)
    assert isinstance(kind, type) and is_dataclass(kind), f"say how to make a {kind}"
    hints = get_type_hints(kind)
    needed = [field for field in fields(kind) if field.default is MISSING and field.default_factory is MISSING]
    return kind(**{field.name: some(hints[field.name]) for field in needed})


def shared(one: Any, other: Any, path: str = "it") -> Iterator[str]:
    """Where two values hold the same thing that can change."""
    can_change = isinstance(one, list | dict) or (is_dataclass(one) and not one.__dataclass_params__.frozen)  # type: ignore[union-attr]
    if can_change and one is other:
        yield path
    elif isinstance(one, list):
        for at, (each, its) in enumerate(zip(one, other, strict=True)):
            yield from shared(each, its, f"{path}[{at}]")
    elif is_dataclass(one):
        for field in fields(one):
            yield from shared(getattr(one, field.name), getattr(other, field.name), f"{path}.{field.name}")


FIELDS = [(kind, field) for kind in (State, Player, Rival) for field in fields(kind)]


@pytest.mark.parametrize(("kind", "field"), FIELDS, ids=[f"{kind.__name__}.{field.name}" for kind, field in FIELDS])
def test_a_copy_has_the_field_and_does_not_share_it(kind: Any, field: Field[Any]) -> None:
    plain = some(kind)
    marked = replace(plain, **{field.name: some(get_type_hints(kind)[field.name], getattr(plain, field.name))})
    if field.default is not MISSING or field.default_factory is not MISSING:
        assert marked != plain, "the test marks nothing"
    twin = marked.copy()
    assert type(twin) is kind and twin == marked
    assert not list(shared(marked, twin))


def test_the_test_notices_shared_values() -> None:
    state = some(State)
    assert list(shared(state, replace(state)))[:2] == ["it.players", "it.tiles"]
    alias = state.copy()
    alias.spent_idols = state.spent_idols
    assert list(shared(state, alias)) == ["it.spent_idols"]


def test_a_copy_of_a_game_has_all_of_it() -> None:
    """Undo of the twin needs the base, a table that is told needs the opening."""
    game = Game.new(GameSetup(seed="copy"))
    game.apply("dig camp-coins")
    game.legal_actions()
    twin = game.copy()
    for name in vars(game):
        one, other = getattr(game, name), getattr(twin, name)
        assert one == other, name
        assert one is not other or name in ("setup", "opening", "_first", "_final", "_answers", "_legal"), (
            f"{name} is shared"
        )


def test_undoing_a_decision_undoes_all_of_it() -> None:
    stage = Stage(board="snake", notebook=6, glass=8, crates=1)
    before = stage.game.fingerprint()
    stage.do("research notebook 8")
    assert len(stage.game.state.spent_idols) == 1
    stage.game.undo()
    assert stage.game.fingerprint() == before and not stage.game.state.spent_idols
