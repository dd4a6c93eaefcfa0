"""What CONTRIBUTING.md says is there, and the steps of its lists that no other test would miss."""

from __future__ import annotations

import re
from dataclasses import fields
from importlib import import_module
from pathlib import Path

import pytest

from arnak_bot.games import GAMES
from arnak_bot.games.arnak.engine.content import ASSISTANT_BY_NUMBER, CARD_BY_ID, GUARDIAN_BY_NUMBER
from arnak_bot.games.arnak.players.worth import assistant_worth, boon_worth, card_worth
from arnak_bot.store.migrate import migrations

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
ROOMS = (ROOT, ROOT / "arnak_bot", ROOT / "arnak_bot/games/arnak", ROOT / "arnak_bot/games/arnak/engine")


def test_every_file_named_on_the_page_exists() -> None:
    named = re.findall(r"(?<![\w/.])((?:[\w-]+/)+[\w.-]+\.(?:py|ftl|md|toml))(?![\w/])", PAGE)
    assert len(named) > 30
    assert [each for each in named if "ROOM" not in each and not any((room / each).exists() for room in ROOMS)] == []


def test_every_module_run_on_the_page_exists() -> None:
    for module in set(re.findall(r"python -m (tools[\w.]*)", PAGE)):
        assert (ROOT / f"{module.replace('.', '/')}.py").is_file(), module


def test_a_migration_that_changes_json_has_a_postgresql_version() -> None:
    """Those up to 12 came before there were databases on a server."""
    for number, file in migrations():
        if number > 12 and "json_" in file.read_text(encoding="utf-8"):
            own = file.with_suffix(".postgresql.sql")
            assert own.exists(), f"{own.name} is missing: PostgreSQL has no json_set"


def engine_of(key: str) -> str:
    return f"arnak_bot/games/{key.replace('-', '_')}/engine"


@pytest.mark.parametrize("key", [key for key in GAMES if (ROOT / engine_of(key) / "setup.py").exists()])
def test_a_log_file_names_every_field_of_the_setup(key: str) -> None:
    """A game without a setup of its own has the log file that all such games have."""
    engine = engine_of(key).replace("/", ".")
    setup, log = import_module(f"{engine}.setup").GameSetup, GAMES[key].log
    missing = {field.name for field in fields(setup)} - {name.replace("-", "_") for name in log.names}
    assert not missing, f"the log file of {key} loses {missing}: {engine_of(key)}"


def test_everything_with_an_effect_has_a_value_for_computers() -> None:
    for card in CARD_BY_ID:
        card_worth(card)
    for number in ASSISTANT_BY_NUMBER:
        for gold in (False, True):
            assistant_worth(number, gold=gold)
    for number in GUARDIAN_BY_NUMBER:
        boon_worth(number)
