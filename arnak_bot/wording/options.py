"""What people read about the options of a table: in the commands, in the lobby, and in what a server proposes.

Those of any table have their words here, those of a game are said by the game.
"""

from __future__ import annotations

from collections.abc import Mapping

from arnak_bot.games.levels import LEVELS
from arnak_bot.games.options import Asked, Option, Value
from arnak_bot.games.port import AnyGame
from arnak_bot.games.speech import Line, OptionWords, Said
from arnak_bot.locales import TRANSLATED
from arnak_bot.store import HOST_OPTIONS, Options
from arnak_bot.store.options import AS_THE_SERVER, GAME_KEY, values_of
from arnak_bot.wording.languages import words_for
from arnak_bot.wording.messages import Words

__all__ = ["hours", "in_lobby", "in_settings", "level_meaning", "level_name", "words_of"]


def hours(count: Value, words: Words) -> str:
    """Say a number of hours: "24 hours", "3 days"."""
    said = words.options
    if not isinstance(count, int) or not count:
        return said.never()
    days, rest = divmod(count, 24)
    return said.hours(count=count) if rest or days < 2 else said.days(count=days)


def level_name(level: str, words: Words) -> str:
    """Say how well a computer plays."""
    said = words.options
    return {"novice": said.level_novice, "able": said.level_able, "strong": said.level_strong}[level]()


def level_meaning(level: str, words: Words) -> str:
    """Say what to expect of a computer."""
    said = words.options
    meanings = {"novice": said.level_novice_means, "able": said.level_able_means, "strong": said.level_strong_means}
    return meanings[level]()


def _number(value: Value) -> int:
    assert isinstance(value, int)
    return value


def _itself(chosen: str) -> Said:
    """Every language goes by its own name, so that whoever speaks it finds it."""
    return lambda _: words_for(chosen).options.language_itself()


def _language_proposed(chosen: Value, language: str) -> str:
    if len(TRANSLATED) == 1:
        return ""  # there is nothing to choose
    if not isinstance(chosen, str):
        return words_for(language).options.language_proposed_of_the_server()
    return words_for(language).options.language_proposed(language=words_for(chosen).options.language_itself())


def _level(level: str) -> Said:
    return lambda language: level_name(level, words_for(language))


HOST_WORDS: dict[str, OptionWords] = {
    "seats": OptionWords(
        {
            Asked.NEW: lambda language: words_for(language).options.seats_help(),
            Asked.SERVER: lambda language: words_for(language).options.seats_server_help(),
        },
        names=None,
        lobby=(Line.TITLE, lambda count, language: words_for(language).options.seats_lobby(count=_number(count))),
        proposed=lambda count, language: words_for(language).options.seats_proposed(count=_number(count)),
    ),
    "shuffle_seats": OptionWords(
        {Asked.NEW: lambda language: words_for(language).options.order_help()},
        names={
            "shuffled": lambda language: words_for(language).options.order_shuffled(),
            "joined": lambda language: words_for(language).options.order_joined(),
        },
        lobby=None,
        proposed=None,
    ),
    "auto_end": OptionWords(
        {
            Asked.NEW: lambda language: words_for(language).options.turns_help(),
            Asked.SOLO: lambda language: words_for(language).options.turns_solo_help(),
            Asked.SERVER: lambda language: words_for(language).options.turns_server_help(),
        },
        names={
            "auto": lambda language: words_for(language).options.turns_auto(),
            "ask": lambda language: words_for(language).options.turns_ask(),
        },
        lobby=(
            Line.PLAY,
            lambda by_themselves, language: (
                words_for(language).options.turns_lobby_auto()
                if by_themselves
                else words_for(language).options.turns_lobby_ask()
            ),
        ),
        proposed=lambda by_themselves, language: (
            words_for(language).options.turns_proposed_auto()
            if by_themselves
            else words_for(language).options.turns_proposed_ask()
        ),
    ),
    "remind_hours": OptionWords(
        {
            Asked.NEW: lambda language: words_for(language).options.remind_help(),
            Asked.SERVER: lambda language: words_for(language).options.remind_server_help(),
        },
        names={
            0: lambda language: words_for(language).options.remind_off(),
            12: lambda language: words_for(language).options.remind_12(),
            24: lambda language: words_for(language).options.remind_24(),
            48: lambda language: words_for(language).options.remind_48(),
        },
        lobby=(
            Line.TIMES,
            lambda count, language: (
                words_for(language).options.remind_lobby(after=hours(count, words_for(language))) if count else ""
            ),
        ),
        proposed=lambda count, language: words_for(language).options.remind_proposed(
            after=hours(count, words_for(language))
        ),
    ),
    "deadline_hours": OptionWords(
        {
            Asked.NEW: lambda language: words_for(language).options.deadline_help(),
            Asked.SERVER: lambda language: words_for(language).options.deadline_server_help(),
        },
        names={
            0: lambda language: words_for(language).options.deadline_never(),
            24: lambda language: words_for(language).options.deadline_24(),
            48: lambda language: words_for(language).options.deadline_48(),
            72: lambda language: words_for(language).options.deadline_72(),
            168: lambda language: words_for(language).options.deadline_168(),
        },
        lobby=(
            Line.TIMES,
            lambda count, language: (
                words_for(language).options.deadline_lobby(after=hours(count, words_for(language))) if count else ""
            ),
        ),
        proposed=lambda count, language: words_for(language).options.deadline_proposed(
            after=hours(count, words_for(language))
        ),
    ),
    "thread": OptionWords(
        {
            Asked.NEW: lambda language: words_for(language).options.place_help(),
            Asked.SERVER: lambda language: words_for(language).options.place_server_help(),
        },
        names={
            "here": lambda language: words_for(language).options.place_here(),
            "thread": lambda language: words_for(language).options.place_thread(),
        },
        lobby=None,
        proposed=lambda of_its_own, language: (
            words_for(language).options.place_proposed_thread()
            if of_its_own
            else words_for(language).options.place_proposed_here()
        ),
    ),
    "layout": OptionWords(
        {
            Asked.NEW: lambda language: words_for(language).options.layout_help(),
            Asked.SOLO: lambda language: words_for(language).options.layout_help(),
            Asked.SERVER: lambda language: words_for(language).options.layout_server_help(),
        },
        names={
            "wide": lambda language: words_for(language).options.layout_wide(),
            "tall": lambda language: words_for(language).options.layout_tall(),
        },
        lobby=None,
        proposed=lambda shape, language: (
            words_for(language).options.layout_proposed_wide()
            if shape == "wide"
            else words_for(language).options.layout_proposed_tall()
        ),
    ),
    "language": OptionWords(
        {
            Asked.NEW: lambda language: words_for(language).options.language_help(),
            Asked.SOLO: lambda language: words_for(language).options.language_help(),
            Asked.SERVER: lambda language: words_for(language).options.language_server_help(),
        },
        names={
            AS_THE_SERVER: lambda language: words_for(language).options.language_of_the_server(),
            **{code: _itself(code) for code in TRANSLATED},
        },
        lobby=None,
        proposed=_language_proposed,
    ),
    "computers": OptionWords(
        {
            Asked.NEW: lambda language: words_for(language).options.computers_help(),
            Asked.SOLO: lambda language: words_for(language).options.computers_solo_help(),
        },
        names=None,
        lobby=None,
        proposed=None,
    ),
    "level": OptionWords(
        {
            Asked.NEW: lambda language: words_for(language).options.level_help(),
            Asked.SOLO: lambda language: words_for(language).options.level_help(),
            Asked.SERVER: lambda language: words_for(language).options.level_server_help(),
        },
        names={level: _level(level) for level in LEVELS},
        lobby=None,
        proposed=lambda level, language: words_for(language).options.level_proposed(
            level=level_name(str(level), words_for(language))
        ),
    ),
    "stand_in": OptionWords(
        {
            Asked.NEW: lambda language: words_for(language).options.away_help(),
            Asked.SERVER: lambda language: words_for(language).options.away_server_help(),
        },
        names={
            "vote": lambda language: words_for(language).options.away_vote(),
            "computer": lambda language: words_for(language).options.away_computer(),
        },
        lobby=(
            Line.TIMES,
            lambda stands_in, language: words_for(language).options.away_lobby() if stands_in else "",
        ),
        proposed=lambda stands_in, language: words_for(language).options.away_proposed() if stands_in else "",
    ),
    "hints": OptionWords(
        {
            Asked.NEW: lambda language: words_for(language).options.hints_help(),
            Asked.SERVER: lambda language: words_for(language).options.hints_server_help(),
        },
        names={
            "no": lambda language: words_for(language).options.hints_no(),
            "yes": lambda language: words_for(language).options.hints_yes(),
        },
        lobby=(Line.PLAY, lambda given, language: words_for(language).options.hints_lobby() if given else ""),
        proposed=lambda given, language: words_for(language).options.hints_proposed() if given else "",
    ),
}


def words_of(shelf: Mapping[str, AnyGame]) -> dict[str, OptionWords]:
    """Return the words of every option that may be chosen where these games are played, by key.

    Raises:
        LookupError: one has none, no help somewhere where it is asked, or not a name for each choice; it is named.
    """
    found = {GAME_KEY: _which_game(shelf)}
    for game in shelf.values():
        found |= {option.key: _checked(option, game.option_words) for option in game.options}
    return found | {option.key: _checked(option, HOST_WORDS) for option in HOST_OPTIONS}


def _which_game(shelf: Mapping[str, AnyGame]) -> OptionWords:
    return OptionWords(
        {
            Asked.NEW: lambda language: words_for(language).options.game_help(),
            Asked.SOLO: lambda language: words_for(language).options.game_help(),
            Asked.SERVER: lambda language: words_for(language).options.game_server_help(),
        },
        names={game.key: _titled(game) for game in shelf.values()},
        lobby=None,
        proposed=lambda key, _: shelf[str(key)].title if len(shelf) > 1 and key in shelf else "",
    )


def _titled(game: AnyGame) -> Said:
    return lambda _: game.title


def _checked(option: Option, words: Mapping[str, OptionWords]) -> OptionWords:
    about = words.get(option.key)
    if about is None:
        raise LookupError(f"the option {option.key} has no words")
    silent = option.asked - about.helps.keys()
    if silent:
        raise LookupError(f"the option {option.key} has no help for {' or '.join(sorted(silent))}")
    if {choice.typed for choice in option.choices} != set(about.names or ()):
        raise LookupError(f"the menu of the option {option.key} has not a name for each choice")
    return about


def in_lobby(options: Options, game: AnyGame, line: Line, words: Words) -> list[str]:
    """Return what a line of the lobby says of what was chosen, for a table of this game."""
    values, told = values_of(options), []
    for key, about in _words_at(game).items():
        if key == "hints" and game.adviser is None:
            continue  # nobody gives any
        if about.lobby is not None and about.lobby[0] is line:
            told.append(about.lobby[1](values[key], words.language))
    return [text for text in told if text]


def in_settings(options: Options, shelf: Mapping[str, AnyGame], words: Words) -> list[str]:
    """Return what is said of each option that a server proposes; of its game's nothing, where it is not played here."""
    values = values_of(options)
    game = shelf.get(options.game_key)
    about = {GAME_KEY: _which_game(shelf), **(HOST_WORDS if game is None else _words_at(game))}
    told = [each.proposed(values[key], words.language) for key, each in about.items() if each.proposed is not None]
    return [text for text in told if text]


def _words_at(game: AnyGame) -> dict[str, OptionWords]:
    """The words of all that a table of a game chooses, in the order in which commands ask for it."""
    own = {option.key: game.option_words[option.key] for option in game.options}
    return own | {option.key: HOST_WORDS[option.key] for option in HOST_OPTIONS}
