"""What Discord refuses in a command tree: names, descriptions, counts, sizes, contexts and installations."""

from __future__ import annotations

import functools
import json
from collections.abc import Iterator
from typing import Any

import regex
from simcord.backend.errors import BackendError, invalid_form_body

from tests.discord.strict.messages import units

MOST_COMMANDS, MOST_OPTIONS, MOST_CHOICES = 100, 25, 25
LONGEST_NAME, LONGEST_TEXT, LARGEST_COMMAND = 32, 100, 8000
CHAT, SUBCOMMAND, GROUP = 1, 1, 2
ENTRY_POINT = 4
CONTEXTS = {0, 1, 2}
PRIVATE_CHANNEL, USER_INSTALL = 2, 1
_NAME = regex.compile(r"[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}")


def check(tree: list[dict[str, Any]], installs: frozenset[int]) -> None:
    """Check a whole tree before it replaces the old one."""
    _check(json.dumps(tree), installs)


@functools.cache
def _check(text: str, installs: frozenset[int]) -> None:
    """Check each tree only once: hundreds of bots send the same one."""
    tree: list[dict[str, Any]] = json.loads(text)
    _demand(sum(each.get("type", CHAT) == CHAT for each in tree) <= MOST_COMMANDS, "0", "Too many commands")
    for at, command in enumerate(tree):
        where = str(at)
        _check_level(command, where, depth=0)
        size = sum(units(text) for text in _texts(command))
        _demand(size <= LARGEST_COMMAND, where, f"Command exceeds maximum size (8000): {size}")
        types, contexts = set(command.get("integration_types") or []), set(command.get("contexts") or [])
        _demand(types <= {0, 1} and contexts <= CONTEXTS, where, "Value must be one of (0, 1, 2).")
        _demand(types <= installs, where, "Your application does not support this integration type.")
        may_be_private = PRIVATE_CHANNEL not in contexts or USER_INSTALL in types
        _demand(may_be_private, where, "PRIVATE_CHANNEL needs USER_INSTALL.")


def without_entry_points(tree: list[dict[str, Any]], there: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return what is sent besides the Entry Point command, of which SimCord knows nothing."""
    if [command for command in tree if command.get("type") == ENTRY_POINT] != there:
        why = "You cannot remove this app's Entry Point command in a bulk update operation."
        raise BackendError(400, 50240, f"{why} Please include the Entry Point command in your update request.")
    return [command for command in tree if command not in there]


def _check_level(command: dict[str, Any], where: str, depth: int) -> None:
    name = command["name"]
    fine = _NAME.fullmatch(name) is not None and name == name.lower()
    _demand(fine, where, f"Command name is invalid: {name}")
    _demand(1 <= units(command.get("description")) <= LONGEST_TEXT, where, f"description of {name}: 1 to 100")
    for called in _localized(command, "name"):
        fine = _NAME.fullmatch(called) is not None and called == called.lower()
        _demand(fine, where, f"Command name is invalid: {called}")
    for said in _localized(command, "description"):
        _demand(1 <= units(said) <= LONGEST_TEXT, where, f"description of {name}, {said!r}: 1 to 100")
    options = command.get("options") or []
    _demand(len(options) <= MOST_OPTIONS, where, f"options of {name}: Must be 25 or fewer in length.")
    names = [option["name"] for option in options]
    _demand(len(set(names)) == len(names), where, f"options of {name}: names must be unique.")
    for locale in {each for option in options for each in option.get("name_localizations") or {}}:
        called_there = [(option.get("name_localizations") or {}).get(locale, option["name"]) for option in options]
        _demand(len(set(called_there)) == len(called_there), where, f"options of {name}: unique in {locale}, too.")
    required = [bool(option.get("required")) for option in options if option.get("type") not in (SUBCOMMAND, GROUP)]
    _demand(required == sorted(required, reverse=True), where, f"options of {name}: required ones come first.")
    for option in options:
        _demand(option.get("type") != GROUP or depth == 0, where, "Groups of commands nest once.")
        _check_level(option, where, depth + 1)
        choices = option.get("choices") or []
        _demand(len(choices) <= MOST_CHOICES, where, f"choices of {option['name']}: Must be 25 or fewer in length.")
        _demand(not (choices and option.get("autocomplete")), where, "choices exclude autocomplete.")
        for choice in choices:
            for text in (choice["name"], *_localized(choice, "name")):
                _demand(1 <= units(text) <= LONGEST_TEXT, where, f"choice {text!r}: 1 to 100")
            value = choice["value"]
            _demand(
                not isinstance(value, str) or 1 <= units(value) <= LONGEST_TEXT, where, f"choice {value!r}: 1 to 100"
            )


def _texts(command: dict[str, Any]) -> Iterator[str]:
    """The texts that count for the size of a command; of one in several languages, the longest."""
    yield max((command["name"], *_localized(command, "name")), key=units)
    yield max((command.get("description") or "", *_localized(command, "description")), key=units)
    for choice in command.get("choices") or []:
        yield max((choice["name"], *_localized(choice, "name")), key=units)
        yield str(choice["value"])
    for option in command.get("options") or []:
        yield from _texts(option)


def _localized(thing: dict[str, Any], what: str) -> list[str]:
    """What it is called, or what is said of it, in other languages."""
    return list((thing.get(f"{what}_localizations") or {}).values())


def _demand(fine: bool, where: str, why: str) -> None:
    if not fine:
        details = {where: {"_errors": [{"code": "BASE_TYPE_BAD", "message": why}]}}
        raise invalid_form_body(errors=details)
