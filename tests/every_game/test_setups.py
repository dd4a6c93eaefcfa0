"""Whatever a table can choose of a game comes through its log file, its dump, the store's text and a replay unchanged.

Which tables there are follows from the declarations: every edition, number of seats and combination of options.
"""

from __future__ import annotations

import json
import random
from collections import defaultdict
from dataclasses import MISSING, Field, fields, replace
from typing import Any

import pytest

from arnak_bot.game.definition import AnyGame
from arnak_bot.game.position import Setup
from arnak_bot.host import options_of
from arnak_bot.store.options import read_options, text_of
from tests.corpus.games import tables_of
from tests.every_game.games import GAMES, KEYS

DECISIONS = 12
SETUPS = {key: tables_of(definition) for key, definition in GAMES.items()}
TABLES = [(key, name) for key, setups in SETUPS.items() for name in setups]


def begun(definition: AnyGame, name: str) -> Any:
    """The game of a table after some decisions."""
    game, chance = definition.new(SETUPS[definition.key][name]), random.Random(name)
    while game.ply < DECISIONS and not game.over:
        seat = chance.choice(game.seats_to_act)
        game.apply(chance.choice(game.legal_actions(seat)), seat)
    return game


@pytest.mark.parametrize("table", TABLES, ids=" ".join)
def test_every_setup_survives_log_dump_and_replay(table: tuple[str, str]) -> None:
    key, name = table
    definition = GAMES[key]
    game = begun(definition, name)
    setup = game.setup
    stored = definition.load(json.loads(json.dumps(game.to_dict())))
    replayed = definition.log.replay(definition.log.write(game, None))
    again = definition.begun(game)
    for each in (stored, replayed, again):
        assert each.setup == setup
    assert stored.fingerprint() == replayed.fingerprint() == game.fingerprint()


@KEYS
def test_no_two_setups_have_the_same_log(key: str) -> None:
    """What a log or a dump does not say would be lost: it could not be told from another table's."""
    definition = GAMES[key]
    texts, dumps = defaultdict(list), defaultdict(list)
    for name, setup in SETUPS[key].items():
        game = definition.new(replace(setup, seed="alike"))
        texts[definition.log.write(game, None)].append(name)
        dumps[json.dumps(game.to_dict(), sort_keys=True)].append(name)
    assert [names for names in (*texts.values(), *dumps.values()) if len(names) > 1] == []


@KEYS
def test_every_field_of_a_setup_is_tried_with_a_value_other_than_its_default(key: str) -> None:
    definition = GAMES[key]
    setups = [definition.new(setup).setup for setup in SETUPS[key].values()]
    only_one = {"edition"} if definition.newest_edition == 1 else set()
    if isinstance(setups[0], Setup):
        only_one.add("ends_turns")  # which the smallest games do not know
    for field in fields(setups[0]):
        tried = [getattr(setup, field.name) for setup in setups]
        assert field.name in only_one or any(value != default_of(field) for value in tried), field.name


def default_of(field: Field[Any]) -> Any:
    """What a field is if nobody says anything."""
    if field.default_factory is not MISSING:
        return field.default_factory()
    return field.default


@KEYS
def test_every_value_of_every_option_survives_the_store(key: str) -> None:
    definition = GAMES[key]
    for option in definition.options:
        values = [*(choice.value for choice in option.offered()), *option.besides]
        assert option.default in values and len(values) > 1
        for value in values:
            options = options_of(definition, **{option.key: value})
            assert read_options(text_of(options)) == options
            assert read_options(text_of(options)).game[option.key] == value
