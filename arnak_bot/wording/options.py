"""The texts about a table's options: in commands, in the lobby, and in a server's settings.

Options that every table has are described here; a game describes its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arnak_bot.game.definition import AnyGame
from arnak_bot.game.options import Option, OptionScope, Value
from arnak_bot.game.values import Line, OptionWords, Said
from arnak_bot.kit.option_words import option_words
from arnak_bot.locales import TRANSLATED
from arnak_bot.store import HOST_OPTIONS, Options
from arnak_bot.store.options import GAME_KEY, LINES, values_of
from arnak_bot.wording.languages import words_for
from arnak_bot.wording.messages import Words


def hours(count: Value, words: Words) -> str:
    """Return a number of hours as text: "24 hours", "3 days"."""
    said = words.options
    if not isinstance(count, int) or not count:
        return said.never()
    days, rest = divmod(count, 24)
    return said.hours(count=count) if rest or days < 2 else said.days(count=days)


def level_name(level: str, words: Words) -> str:
    return words.options[f"level.name-{level}"]


def _number(value: Value) -> int:
    assert isinstance(value, int)
    return value


def _language_name(chosen: str) -> str:
    """Return a language's name in that language, so that its speakers can find it."""
    return words_for(chosen).options.language_itself()


def _named(language: str) -> Said:
    return lambda _: _language_name(language)


def _words(option: Option) -> OptionWords:
    return option_words(
        option,
        lambda language: words_for(language).options,
        LINES.get(option.key),
        count=lambda value, _: _number(value),
        after=lambda value, language: hours(value, words_for(language)),
        language=lambda value, _: _language_name(str(value)),
        level=lambda value, language: level_name(str(value), words_for(language)),
    )


HOST_WORDS = {option.key: _words(option) for option in HOST_OPTIONS}
_LANGUAGE = HOST_WORDS["language"]
HOST_WORDS["language"] = replace(
    _LANGUAGE, names={**(_LANGUAGE.names or {}), **{code: _named(code) for code in TRANSLATED}}
)


def words_of(games: Mapping[str, AnyGame]) -> dict[str, OptionWords]:
    """Return the texts of every option that can be chosen if these games are available, by key. Raises LookupError,
    which names the option, if texts, a help text or the name of a choice are missing.
    """
    found = {GAME_KEY: _which_game(games)}
    for game in games.values():
        found |= {option.key: _checked(option, game.option_words) for option in game.options}
    return found | {option.key: _checked(option, HOST_WORDS) for option in HOST_OPTIONS}


def _which_game(games: Mapping[str, AnyGame]) -> OptionWords:
    asked = _words(Option(GAME_KEY.removesuffix("_key"), "game", "", frozenset(OptionScope)))
    return replace(
        asked,
        names={game.key: _titled(game) for game in games.values()},
        proposed=lambda key, _: games[str(key)].title,
    )


def _titled(game: AnyGame) -> Said:
    return lambda _: game.title


def _checked(option: Option, words: Mapping[str, OptionWords]) -> OptionWords:
    about = words.get(option.key)
    if about is None:
        raise LookupError(f"the option {option.key} has no texts")
    silent = option.asked - about.helps.keys()
    if silent:
        raise LookupError(f"the option {option.key} has no help for {' or '.join(sorted(silent))}")
    if {choice.typed for choice in option.choices} != set(about.names or ()):
        raise LookupError(f"the menu of the option {option.key} lacks the name of a choice")
    return about


def in_lobby(options: Options, game: AnyGame, line: Line, words: Words) -> list[str]:
    """Return the texts about the chosen options that belong on this line of the lobby, for a table of this game."""
    values, told = values_of(options), []
    irrelevant = {each.key for each in game.options if each.seats is not None and options.seats not in each.seats}
    if game.adviser is None:
        irrelevant.add("hints")
    if not (values["auto_end"] or game.has_end):
        irrelevant.add("auto_end")
    if values["deadline_hours"] is None:
        irrelevant.add("stand_in")
    for key, about in _words_at(game).items():
        if key not in irrelevant and about.lobby is not None and about.lobby[0] is line:
            told.append(about.lobby[1](values[key], words.language))
    return [text for text in told if text]


def choices_of(option: Option, game: AnyGame, words: Words) -> list[tuple[str, str, Value]]:
    """Return an option's choices in the lobby of a game: for each, its name, the value sent, and the value stored."""
    names = _words_at(game)[option.key].names or {}
    return [
        (names[each.typed](words.language) if names else str(each.typed), str(each.typed), each.value)
        for each in option.offered()
    ]


def name_of(option: Option, game: AnyGame, words: Words) -> str:
    return _words_at(game)[option.key].helps[OptionScope.LOBBY](words.language)


def value_of(option: Option, options: Options, game: AnyGame, words: Words) -> str:
    """Return the text about an option's value in a server's settings."""
    about = _words_at(game)[option.key]
    assert about.proposed is not None, f"{option.key} is a setting of servers"
    return about.proposed(values_of(options)[option.key], words.language)


def _words_at(game: AnyGame) -> dict[str, OptionWords]:
    """Return the texts of all options of a table of this game, in the order in which commands ask for them."""
    own = {option.key: game.option_words[option.key] for option in game.options}
    return own | {option.key: HOST_WORDS[option.key] for option in HOST_OPTIONS}
