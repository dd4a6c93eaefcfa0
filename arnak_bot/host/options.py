"""The options of a table: its game, the options that the game declares, and those common to all tables. If the bot has
only one game, nobody is asked to choose.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arnak_bot.game.definition import AnyGame
from arnak_bot.game.options import Choice, Option, OptionScope, Typed, Value, require_options
from arnak_bot.host.errors import TableError
from arnak_bot.refusals import NoComputers, NoSuchOption, OnlyAlone, ReminderTooLate, Why
from arnak_bot.store import HOST_OPTIONS, GuildSettings, Options, ResultRecord
from arnak_bot.store.options import GAME_KEY, chosen, options_from, with_values

_GAME, _SEATS, _LEVEL, _REMIND, _DEADLINE = "game", "seats", "level", "remind", "deadline"
FEWEST_OF_SEVERAL = 2
_REMINDERS = [int(each.typed) for option in HOST_OPTIONS if option.parameter == _REMIND for each in option.choices]
"""After how many hours a reminder may be chosen to come; 0: never."""


# --- which game -------------------------------------------------------------------------------------


def games_for(games: Mapping[str, AnyGame], where: OptionScope) -> tuple[AnyGame, ...]:
    return tuple(game for game in games.values() if where is not OptionScope.SOLO or suits_one(game))


def suits_one(game: AnyGame) -> bool:
    """Whether one person can play a game: alone, or against a computer."""
    return 1 in game.seats or bool(game.levels)


def opponents_of_one(game: AnyGame) -> int:
    """Return how many computers one person plays against: none if the game can be played alone."""
    return 0 if 1 in game.seats else 1


def first_game(games: Mapping[str, AnyGame], where: OptionScope) -> AnyGame:
    """The default game. Raises LookupError if no game can be chosen in this place."""
    return games_for(games, where)[0]


def game_of(games: Mapping[str, AnyGame], options: Options) -> AnyGame:
    """The game of a table after checking the table's options, since the store does not check them. Raises ValueError if
    the game is unknown, or an option is missing, unknown or impossible; the message names it.
    """
    require_options([_which_game(tuple(games.values()))], {GAME_KEY: options.game_key})
    game = games[options.game_key]
    require_options(game.options, dict(options.game))
    return game


def completed_options(games: Mapping[str, AnyGame], stored: Options) -> Options:
    """The options, with those that their game has gained since they were stored."""
    game = games.get(stored.game_key)
    return stored if game is None else replace(stored, game=game.completed(stored.game))


def completed_result(games: Mapping[str, AnyGame], stored: ResultRecord) -> ResultRecord:
    game = games.get(stored.game_key)
    return stored if game is None else replace(stored, options=game.completed(stored.options))


def require_computers(game: AnyGame) -> None:
    if not game.levels:
        raise TableError(NoComputers(game.title))


def multiplayer_seats(game: AnyGame) -> range:
    return range(max(game.seats.start, FEWEST_OF_SEVERAL), game.seats.stop)


# --- available options ----------------------------------------------------------------------------------


def asked(games: Mapping[str, AnyGame], where: OptionScope) -> tuple[Option, ...]:
    """The options available in a given place, in the order in which commands ask for them. This includes the options of
    every game, because the game may be chosen in the same command.
    """
    offered = games_for(games, where)
    which = [_which_game(offered)] if len(offered) > 1 else []
    declared = [option for game in offered for option in game.options]
    options = [option for option in (*which, *declared, *HOST_OPTIONS) if where in option.asked]
    return tuple(_for(offered, option) for option in options)


def _which_game(games: tuple[AnyGame, ...]) -> Option:
    choices = tuple(Choice(game.key, game.key) for game in games)
    return Option(GAME_KEY, _GAME, games[0].key, frozenset(OptionScope), choices)


def _for(games: tuple[AnyGame, ...], option: Option) -> Option:
    """Adapt an option to these games: seats range from the fewest to the most that any of them allows."""
    if option.key != _SEATS:
        return option
    counts = [multiplayer_seats(game) for game in games]
    return replace(option, numbers=range(min(each.start for each in counts), max(each.stop for each in counts)))


def default_options(games: Mapping[str, AnyGame], where: OptionScope) -> Options:
    return own_defaults(first_game(games, where), where)


def own_defaults(game: AnyGame, where: OptionScope | None) -> Options:
    """Those of a table for which none were chosen."""
    return _fitting(game, options_from(game.key, game.options, where))


def _fitting(game: AnyGame, options: Options) -> Options:
    """Adjust the number of seats to the game, in case a server's default was meant for another game."""
    counts = multiplayer_seats(game)
    return options if options.solo else replace(options, seats=min(max(options.seats, counts[0]), counts[-1]))


def chosen_options(
    games: Mapping[str, AnyGame], typed: Mapping[str, Typed | None], otherwise: Options, where: OptionScope
) -> Options:
    """The options chosen in a command (`typed`, by parameter); those left out (None) come from `otherwise`. If the game
    differs from that of `otherwise`, its own defaults apply instead.

    Raises:
        TableError: an option belongs to a different game, or makes no sense here, or a chosen reminder never comes.
        ValueError: a value is not one of the choices.
        KeyError: no option has this parameter.
    """
    game = games.get(str(typed.get(_GAME) or otherwise.game_key)) or first_game(games, where)
    if game.key != otherwise.game_key:
        otherwise = replace(otherwise, game_key=game.key, game=own_defaults(game, where).game)
    picked = {parameter: value for parameter, value in typed.items() if parameter != _GAME and value is not None}
    own = {option.parameter for option in (*game.options, *HOST_OPTIONS)}
    others = {option.parameter for each in games.values() for option in each.options} - own
    for parameter in picked.keys() & others:
        raise TableError(NoSuchOption(parameter, game.title))
    options = chosen(game.options, picked, otherwise)
    if _REMIND in picked or _DEADLINE in picked:
        options = _with_reminder_in_time(options, wanted=_REMIND in picked)
    if where is OptionScope.SOLO:
        _require_sense(game, picked, alone=not options.computers)
        if options.computers:
            return _without_solo_options(game, options)
    if _SEATS in picked:
        return options
    return _fitting(game, replace(options, seats=max(options.seats, 1 + options.computers)))


def changed_options(games: Mapping[str, AnyGame], options: Options, sent: Mapping[str, str]) -> Options:
    """A table's options after a change in its lobby. `sent`: values by key as menus send them, possibly forged. A new
    game brings its own defaults, and the number of seats is adjusted to it. Raises TableError if an option or a value
    is not offered in the lobby, or a chosen reminder never comes.
    """
    game = games.get(sent.get(GAME_KEY, options.game_key))
    if game is None:
        raise TableError(Why.NO_SUCH_GAME)
    if game.key != options.game_key:
        own = own_defaults(game, OptionScope.LOBBY).game
        options = _fitting(game, replace(options, game_key=game.key, game=own))
    offered = {option.key: option for option in lobby_options(game)}
    values = {}
    for key, typed in sent.items():
        if key == GAME_KEY:
            continue
        found = [each.value for each in (offered[key].offered() if key in offered else ()) if str(each.typed) == typed]
        if not found:
            raise TableError(Why.NOT_IN_LOBBY)
        values[key] = found[0]
    wanted = values.get("remind_hours", options.remind_hours) != options.remind_hours
    options = with_values(options, values)
    return _with_reminder_in_time(options, wanted=wanted) if {"remind_hours", "deadline_hours"} & {*values} else options


def is_reminder_moved(before: Options, now: Options, chosen: Typed | None) -> bool:
    """Whether a reminder was moved to suit a deadline; `chosen`: the hours that were chosen for it, if any."""
    return now.remind_hours != before.remind_hours and str(now.remind_hours or 0) != str(chosen)


def _with_reminder_in_time(options: Options, *, wanted: bool) -> Options:
    """Move a reminder that would come after the time for a move, unless it is `wanted` then: to the last time offered
    in the first half of that time.
    """
    remind, deadline = options.remind_hours, options.deadline_hours
    if remind is None or deadline is None or remind < deadline:
        return options
    if wanted:
        raise TableError(ReminderTooLate(remind, deadline))
    return replace(options, remind_hours=max(hours for hours in _REMINDERS if 2 * hours <= deadline) or None)


def lobby_options(game: AnyGame) -> tuple[Option, ...]:
    """Return the options that may be changed in the lobby of a game: its own, then those of every table."""
    return tuple(_for((game,), each) for each in (*game.options, *HOST_OPTIONS) if OptionScope.LOBBY in each.asked)


def _require_sense(game: AnyGame, picked: Mapping[str, Typed], *, alone: bool) -> None:
    """Check that the options chosen for solo play make sense, either `alone` or against computers."""
    if alone and _LEVEL in picked:
        raise TableError(Why.LEVEL_WITHOUT_COMPUTERS)
    for option in game.options:
        if not alone and option.parameter in picked and OptionScope.LOBBY not in option.asked:
            raise TableError(OnlyAlone(option.parameter))


def _without_solo_options(game: AnyGame, options: Options) -> Options:
    """Drop the options that only apply to playing alone, for somebody who plays against computers."""
    chosen = options.game
    for option in game.options:
        if OptionScope.LOBBY not in option.asked:
            chosen = chosen.with_choice(option.key, option.default)
    return replace(options, game=chosen, seats=1 + options.computers)


def options_of(game: AnyGame, **values: Value) -> Options:
    """A game's options with these values by key (KeyError if there is no such option), and defaults for the rest."""
    return with_values(own_defaults(game, None), values)


def default_settings(games: Mapping[str, AnyGame]) -> GuildSettings:
    return GuildSettings(default_options(games, OptionScope.SERVER))
