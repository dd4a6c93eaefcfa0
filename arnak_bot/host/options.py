"""What the tables of this host may choose: what any table chooses, together with what its game declares."""

from __future__ import annotations

from collections.abc import Mapping

from arnak_bot.games.arnak.engine.options import OPTIONS
from arnak_bot.games.options import Asked, Option, Typed, Value, demand_options
from arnak_bot.store import HOST_OPTIONS, GuildSettings, Options
from arnak_bot.store.options import chosen, options_from, with_values

__all__ = ["asked", "chosen_options", "demand_game", "options_with", "proposal", "unless_chosen"]


def asked(where: Asked) -> tuple[Option, ...]:
    """Return the options that may be chosen somewhere, in the order in which commands ask for them."""
    return tuple(option for option in (*OPTIONS, *HOST_OPTIONS) if where in option.asked)


def unless_chosen(where: Asked) -> Options:
    """Return what a table has if every option is left out."""
    return options_from(OPTIONS, where)


def chosen_options(typed: Mapping[str, Typed | None], otherwise: Options) -> Options:
    """Return what somebody chose by command, parameter by parameter; None is a parameter that was left out.

    Raises:
        ValueError: a value is not offered.
        KeyError: no option has this parameter.
    """
    return chosen(OPTIONS, typed, otherwise)


def options_with(**values: Value) -> Options:
    """Return the defaults but for some options, by key.

    Raises:
        KeyError: there is no such option.
    """
    return with_values(options_from(OPTIONS), values)


def proposal() -> GuildSettings:
    """Return the settings of a server whose moderators have settled nothing."""
    return GuildSettings(unless_chosen(Asked.SERVER))


def demand_game(options: Options) -> None:
    """Check what a table has chosen of its game's options; the store does not.

    Raises:
        ValueError: one is missing, unknown or impossible; it is named.
    """
    demand_options(OPTIONS, dict(options.game))
