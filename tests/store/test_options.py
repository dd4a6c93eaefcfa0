"""What a table has chosen as one text: every option comes back as it was, and nothing is filled in or passed over."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, get_type_hints

import pytest

from arnak_bot.game.options import Choice, GameOptions, Option, OptionScope, menu_of
from arnak_bot.games.arnak.definition import GAME as ARNAK
from arnak_bot.games.arnak.engine.options import OPTIONS
from arnak_bot.games.arnak.wording.messages import ENGLISH
from arnak_bot.host import Host, TableBroken
from arnak_bot.host.options import game_of
from arnak_bot.kit.codec import decode
from arnak_bot.store import HOST_OPTIONS, Options, Store
from arnak_bot.store.options import _asked_for, encoded, options_from, read_options, text_of, values_of, with_values
from tests.databases import Where, tamper
from tests.host.stage import ANN, CHANNEL, GUILD, Clock, host_on, lobby, options_with

DECLARED = (*OPTIONS, *HOST_OPTIONS)


def another(option: Option) -> Any:
    """A value of an option that is not its default."""
    return next(choice.value for choice in option.offered() if choice.value != option.default)


EVERY_OTHER = options_with(**{option.key: another(option) for option in DECLARED})


@pytest.mark.parametrize("option", DECLARED, ids=lambda option: option.key)
def test_every_option_is_read_as_it_was_written(option: Option) -> None:
    options = options_with(**{option.key: another(option)})
    assert values_of(options)[option.key] == another(option), f"{option.key} is not held"
    assert read_options(text_of(options)) == options != options_with(), f"{option.key} is not stored"


@pytest.mark.parametrize("option", HOST_OPTIONS, ids=lambda option: option.key)
def test_what_is_declared_fits_the_type_of_the_field(option: Option) -> None:
    hint = get_type_hints(Options)[option.key]
    for value in (option.default, *option.besides, *(choice.value for choice in option.offered())):
        assert decode(hint, value) == value and option.allows(value)
    for where in option.asked:
        assert option.allows(option.left_out(where)), f"{option.key} cannot be what it is unless chosen"


def without(key: str) -> Callable[[dict[str, Any]], None]:
    return lambda data: data.pop(key)


def having(key: str, value: object) -> Callable[[dict[str, Any]], None]:
    return lambda data: data.__setitem__(key, value)


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        *[(without(option.key), f"missing {option.key}") for option in HOST_OPTIONS if option.before is ...],
        (without("game"), "not options"),
        (without("game_key"), "not name a game"),
        (having("game_key", 7), "not name a game"),
        (having("weather", "rain"), "unknown weather"),
        (having("seats", 9), "seats cannot be 9"),
        (having("seats", 0), "seats cannot be 0"),
        (having("computers", 4), "computers cannot be 4"),
        (having("seats", "2"), "seats cannot be '2'"),
        (having("auto_end", 1), "auto_end cannot be 1"),
        (having("layout", "round"), "layout cannot be 'round'"),
        (having("remind_hours", -3), "remind_hours cannot be -3"),
        (having("layout", ["tall"]), "layout cannot be"),
    ],
)
def test_missing_unknown_and_impossible_options_are_named(spoil: Callable[[dict[str, Any]], None], said: str) -> None:
    data = encoded(EVERY_OTHER)
    spoil(data)
    with pytest.raises(ValueError, match=said):
        read_options(data)


@pytest.mark.parametrize(
    ("chosen", "said"),
    [
        ({"board": "bird"}, "missing rival"),
        ({"board": "bird", "rival": None, "moon": 1}, "unknown moon"),
        ({"board": "moon", "rival": None}, "board cannot be 'moon'"),
        ({"board": "bird", "rival": 6}, "rival cannot be 6"),
        ({"board": "bird", "rival": True}, "rival cannot be True"),
    ],
)
def test_a_games_options_are_checked_against_their_declarations(chosen: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        game_of({ARNAK.key: ARNAK}, replace(options_with(), game=GameOptions.of(chosen)))


def test_an_option_that_does_not_exist_cannot_be_chosen() -> None:
    with pytest.raises(KeyError, match="weather"):
        with_values(EVERY_OTHER, {"weather": "rain"})


@pytest.mark.parametrize(
    ("option", "typed"),
    [
        (Option("a", "a", 1, frozenset({OptionScope.NEW}), (Choice(1, "one"),)), "two"),
        (DECLARED[0], 7),
        (DECLARED[0], "x"),
    ],
)
def test_a_value_that_is_not_offered_cannot_be_chosen(option: Option, typed: str | int) -> None:
    with pytest.raises(ValueError, match=f"{option.key} cannot be chosen"):
        option.read(typed)


@pytest.mark.parametrize(
    ("key", "parameter"), [("last-stone", ""), ("last_stone", "last-stone"), ("Stone", ""), ("", "")]
)
def test_an_option_whose_name_commands_or_menus_would_not_accept_cannot_be_declared(key: str, parameter: str) -> None:
    """Discord would refuse the command, or the menu in the lobby would not answer."""
    with pytest.raises(ValueError, match="use 1 to 32 lower-case letters and _"):
        menu_of(key, ("wins", "loses"), parameter=parameter)


def test_the_value_of_an_omitted_option_depends_on_where_the_table_is_opened() -> None:
    found = [
        options_from("arnak", OPTIONS, where) for where in (None, OptionScope.NEW, OptionScope.SERVER, OptionScope.SOLO)
    ]
    times = [(each.seats, each.remind_hours, each.deadline_hours) for each in found]
    assert times == [(2, None, None), (2, None, None), (2, 24, 72), (1, None, None)]


def test_the_language_is_asked_for_as_soon_as_there_are_two() -> None:
    assert [len(_asked_for(languages)) for languages in (["en"], ["en", "de"])] == [0, 3]


@pytest.mark.parametrize("spoiled", ["{}", "nonsense", "[]"])
async def test_a_table_with_unreadable_options_can_be_stopped(store: Store, database: Where, spoiled: str) -> None:
    table = await lobby(host_on(store, Clock()))
    tamper(database, f"UPDATE tables SET options = '{spoiled}'")
    fresh: Host = host_on(store, Clock())
    with pytest.raises(TableBroken) as broken:
        await fresh.registry.table(table.id)
    told = broken.value.refusal.sentence(ENGLISH)
    assert "its stored data cannot be read (" in told and told.endswith("can stop it with `/table stop`.")
    await fresh.lobby.stop_broken(table.id, ANN, moderator=False)
    assert (await fresh.lobby.open(GUILD, CHANNEL, ANN, "Ann", options_with())).id != table.id


def test_every_table_option_is_read_somewhere() -> None:
    root = Path(__file__).parents[2]
    files = [file for room in ("arnak_bot/host", "cogs") for file in (root / room).rglob("*.py")]
    sources = "".join(file.read_text(encoding="utf-8") for file in files)
    unread = [option.key for option in HOST_OPTIONS if f"options.{option.key}" not in sources]
    assert unread == [], "choosing what neither host nor cogs read changes nothing"
