"""What any table chooses, whatever is played there; and how it becomes one text of the database, and is read back.

Every field of `Options` declares itself once: commands, settings, lobby and the stored text are made from these
declarations. What a table chooses of its game is passed on by key, unread.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field, fields, replace
from typing import Any

from arnak_bot.game.options import Asked, Choice, GameOptions, Option, Typed, Value, demand_options
from arnak_bot.game.thinking import LEVELS
from arnak_bot.locales import LOCALES, TRANSLATED

__all__ = [
    "AS_THE_SERVER",
    "GAME_KEY",
    "HOST_OPTIONS",
    "Options",
    "chosen",
    "encoded",
    "options_from",
    "read_options",
    "text_of",
    "values_of",
    "with_values",
]

GAME_KEY = "game_key"
"""The key of which game is played."""
_GAME = "game"
"""The key of what is chosen of the game."""
_HOURS = range(1, 24 * 365)
_WHEN_OPENED = frozenset({Asked.NEW})
_OF_SEVERAL = frozenset({Asked.NEW, Asked.SERVER})
_EVERYWHERE = frozenset(Asked)
AS_THE_SERVER = "server"
"""What Discord sends where a table is to speak the language that its server prefers."""


def _option(parameter: str, default: Value, asked: AbstractSet[Asked], *choices: Choice, **more: Any) -> Any:
    """A field that is an option; its name is the key."""
    option = Option("", parameter, default, frozenset(asked), choices, **more)
    return field(default=default, metadata={"option": option})


def _asked_for(languages: Sequence[str]) -> AbstractSet[Asked]:
    """Where the language is asked for: nowhere while there is no other than English."""
    return _EVERYWHERE if len(languages) > 1 else frozenset()


def _languages(languages: Sequence[str]) -> list[Choice]:
    return [Choice(None, AS_THE_SERVER), *(Choice(language, language) for language in languages)]


@dataclass(frozen=True, slots=True)
class Options:
    """What a table has chosen, and what a server proposes to choose.

    Attributes:
        game_key: which game is played.
        game: what it has chosen of its game's options.
        seats: how many may sit; 1 is a solo game.
        shuffle_seats: who begins is drawn; else the seats stay in the order of joining.
        auto_end: turns end by themselves unless a player wants to be asked; else each ends with a tap on a panel that
            says what it did, so that a misclick is seen while it can be undone.
        remind_hours: after how long whoever is to act is reminded; None: never.
        deadline_hours: after how long the others may decide about a player who does not move; None: never.
        thread: a thread of its own was wanted for it.
        layout: the shape of the pictures.
        language: what everybody at the table reads; None: what its server prefers.
        computers: how many of the seats computers take.
        level: how well they play, and whoever of them plays for somebody who is away.
        stand_in: a computer plays for somebody whose time has run out; else the others decide.
        hints: players may ask what a computer would do, though others sit there too.
    """

    game_key: str
    game: GameOptions
    seats: int = _option("seats", 2, _OF_SEVERAL, numbers=range(2, 5), besides=(1,), otherwise={Asked.SOLO: 1})
    shuffle_seats: bool = _option("order", True, _WHEN_OPENED, Choice(True, "shuffled"), Choice(False, "joined"))
    auto_end: bool = _option("turns", False, _EVERYWHERE, Choice(True, "auto"), Choice(False, "ask"))
    remind_hours: int | None = _option(
        "remind",
        None,
        _OF_SEVERAL,
        *(Choice(hours or None, hours) for hours in (0, 12, 24, 48)),
        numbers=_HOURS,
        otherwise={Asked.SERVER: 24},
    )
    deadline_hours: int | None = _option(
        "deadline",
        None,
        _OF_SEVERAL,
        *(Choice(hours or None, hours) for hours in (0, 24, 48, 72, 168)),
        numbers=_HOURS,
        otherwise={Asked.SERVER: 72},
    )
    thread: bool = _option("place", False, _OF_SEVERAL, Choice(False, "here"), Choice(True, "thread"))
    layout: str = _option("layout", "tall", _EVERYWHERE, Choice("wide", "wide"), Choice("tall", "tall"))
    language: str | None = _option("language", None, _asked_for(TRANSLATED), *_languages(TRANSLATED), besides=LOCALES)

    computers: int = _option("computers", 0, frozenset({Asked.NEW, Asked.SOLO}), numbers=range(4))
    level: str = _option("level", LEVELS[1], _EVERYWHERE, *(Choice(level, level) for level in LEVELS))
    stand_in: bool = _option("away", False, _OF_SEVERAL, Choice(False, "vote"), Choice(True, "computer"))
    hints: bool = _option("hints", False, _OF_SEVERAL, Choice(False, "no"), Choice(True, "yes"))

    @property
    def solo(self) -> bool:
        """Whether it is a game for one."""
        return self.seats == 1


HOST_OPTIONS: tuple[Option, ...] = tuple(
    replace(each.metadata["option"], key=each.name) for each in fields(Options) if each.name not in (_GAME, GAME_KEY)
)
"""What any table chooses, in the order in which commands ask for it."""


# --- choosing -------------------------------------------------------------------------------------


def options_from(game_key: str, declared: Sequence[Option], where: Asked | None = None) -> Options:
    """Return what a table has that leaves every option out; `declared` are those of its game.

    `where` it is opened may make a difference; None: the defaults.
    """

    def unless_chosen(options: Sequence[Option]) -> dict[str, Value]:
        return {each.key: each.default if where is None else each.left_out(where) for each in options}

    given: dict[str, Any] = unless_chosen(HOST_OPTIONS)
    return Options(game_key, GameOptions.of(unless_chosen(declared)), **given)


def with_values(options: Options, values: Mapping[str, Value]) -> Options:
    """Return options with other values for some keys, of the host or of the game.

    Raises:
        KeyError: there is no such option; it is named.
    """
    own = {option.key for option in HOST_OPTIONS}
    given: dict[str, Any] = {key: value for key, value in values.items() if key in own}
    game = options.game
    for key in values.keys() - own:
        game = game.with_choice(key, values[key])
    return replace(options, game=game, **given)


def chosen(declared: Sequence[Option], typed: Mapping[str, Typed | None], otherwise: Options) -> Options:
    """Return what somebody chose by command, parameter by parameter; None is a parameter that was left out.

    Raises:
        ValueError: a value is not offered.
        KeyError: no option has this parameter.
    """
    by_parameter = {option.parameter: option for option in (*declared, *HOST_OPTIONS)}
    picked = [(by_parameter[name], value) for name, value in typed.items() if value is not None]
    return with_values(otherwise, {option.key: option.read(value) for option, value in picked})


def values_of(options: Options) -> dict[str, Value]:
    """Return every option's value by its key, the game's and which game it is too."""
    own = {option.key: getattr(options, option.key) for option in HOST_OPTIONS}
    return {GAME_KEY: options.game_key, **own, **dict(options.game)}


# --- the text of the database -----------------------------------------------------------------------


def encoded(options: Options) -> dict[str, Any]:
    """Return options as JSON has them: the game's key and its options apart, and the host's by key."""
    own = {option.key: getattr(options, option.key) for option in HOST_OPTIONS}
    return {GAME_KEY: options.game_key, _GAME: dict(options.game), **own}


def text_of(options: Options) -> str:
    """Return the text under which options are stored."""
    return json.dumps(encoded(options), separators=(",", ":"))


def read_options(data: str | dict[str, Any]) -> Options:
    """Read what `text_of` or `encoded` wrote, strictly: nothing is filled in.

    What belongs to the game is not looked into.

    Raises:
        ValueError: a key is missing or unknown, or a value impossible; it is named.
    """
    found = json.loads(data) if isinstance(data, str) else data
    if not isinstance(found, dict) or not isinstance(found.get(_GAME), dict):
        raise ValueError("these are no options")
    if not isinstance(found.get(GAME_KEY), str):
        raise ValueError("these options name no game")
    demand_options(HOST_OPTIONS, {key: value for key, value in found.items() if key not in (_GAME, GAME_KEY)})
    own = {option.key: found[option.key] for option in HOST_OPTIONS}
    return Options(found[GAME_KEY], GameOptions.of(found[_GAME]), **own)
