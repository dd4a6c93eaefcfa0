"""Parameters of commands that are made from what tables may choose: one declaration, every command that asks for it."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any, TypeVar

from discord import app_commands

from arnak_bot.game.options import Asked, Option
from arnak_bot.game.values import Said
from arnak_bot.games import GAMES
from arnak_bot.host import asked
from arnak_bot.wording.options import words_of
from cogs.translating import in_words

__all__ = ["asks"]

F = TypeVar("F", bound=Callable[..., Any])
_WORDS = words_of(GAMES)


def asks(where: Asked) -> Callable[[F], F]:
    """Let a command ask for every option that may be chosen there, in place of its `**chosen`.

    Each can be left out. What was picked arrives by parameter, as Discord sent it; what was left out as None.
    """

    def ask(callback: F) -> F:
        options = asked(GAMES, where)
        signature = inspect.signature(callback)
        own = [each for each in signature.parameters.values() if each.kind is not inspect.Parameter.VAR_KEYWORD]
        changed: Any = callback  # discord.py reads the parameters of a command from its signature
        changed.__signature__ = signature.replace(parameters=[*own, *map(_parameter, options)])
        app_commands.describe(**{each.parameter: _localized(_WORDS[each.key].helps[where]) for each in options})(
            callback
        )
        app_commands.choices(**{each.parameter: _menu(each) for each in options if each.choices})(callback)
        return callback

    return ask


def _parameter(option: Option) -> inspect.Parameter:
    kind: Any
    if option.choices:
        kind = type(option.choices[0].typed)
    else:
        assert option.numbers is not None, "an option has a menu or is a number"
        kind = app_commands.Range[int, option.numbers[0], option.numbers[-1]]
    return inspect.Parameter(
        option.parameter, inspect.Parameter.POSITIONAL_OR_KEYWORD, default=None, annotation=kind | None
    )


def _menu(option: Option) -> list[app_commands.Choice[Any]]:
    names = _WORDS[option.key].names
    assert names is not None, f"the menu of {option.key} has names"
    return [app_commands.Choice(name=_localized(names[each.typed]), value=each.typed) for each in option.choices]


def _localized(saying: Said) -> app_commands.locale_str:
    return in_words(lambda words: saying(words.language))
