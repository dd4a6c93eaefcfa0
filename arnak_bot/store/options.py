"""The options of every table, whatever game is played, and how they are stored as text and read back. Every field of
`Options` is declared once: commands, settings, the lobby and the stored text are derived from these declarations. The
options of the game itself are passed on by key, uninterpreted.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field, fields, replace
from typing import Any

from arnak_bot.game.options import (
    OF_SEVERAL,
    Choice,
    GameOptions,
    Option,
    OptionScope,
    Typed,
    Value,
    require_options,
    with_earlier_values,
)
from arnak_bot.game.thinking import LEVELS
from arnak_bot.game.values import Form, Line
from arnak_bot.locales import LOCALES, TRANSLATED

GAME_KEY = "game_key"
_GAME = "game"
_HOURS = range(1, 24 * 365)
_IN_LOBBY = frozenset({OptionScope.LOBBY})
_EVERYWHERE = OF_SEVERAL | {OptionScope.SOLO}
_WHEN_OPENED = frozenset({OptionScope.NEW, OptionScope.SERVER})
AS_THE_SERVER = "server"
"""The value that Discord sends if a table is to use its server's language."""
_LANGUAGES: Mapping[Typed, Value] = {AS_THE_SERVER: None, **{language: language for language in TRANSLATED}}


def _option(
    parameter: str,
    default: Value,
    asked: AbstractSet[OptionScope],
    choices: Mapping[Typed, Value],
    form: Form | None = None,
    line: Line | None = None,
    **more: Any,
) -> Any:
    """Declare a field that is an option; the field's name becomes the option's key. `choices`: the values in its menu.
    `form` and `line`: where a lobby offers and mentions the option; None: in a place of its own, or nowhere.
    """
    menu = tuple(Choice(value, typed) for typed, value in choices.items())
    option = Option(parameter, parameter, default, frozenset(asked), menu, **more)
    return field(default=default, metadata={"option": option, "form": form, "line": line})


def _asked_for(languages: Sequence[str]) -> AbstractSet[OptionScope]:
    """None while English is the only language."""
    return _EVERYWHERE if len(languages) > 1 else frozenset()


@dataclass(frozen=True, slots=True)
class Options:
    """The options of a table, or a server's defaults for new tables.

    Attributes:
        seats: the number of seats; 1 is a solo game.
        shuffle_seats: the seating order is random; otherwise it is the order of joining.
        auto_end: turns end automatically unless a player wants to be asked; otherwise each ends with a tap on a panel
            that summarizes the turn, so that misclicks can still be undone.
        remind_hours: hours until the player to act is reminded; None: never.
        deadline_hours: hours until the others may decide about a player who does not move; None: never.
        stand_in: a computer takes over from a player whose time has run out; otherwise the others decide.
        starts: the game starts when the last seat is taken; otherwise when its opener starts it.
        pictures: which messages in the channel have a picture: all, only the newest, or those at the end of a round.
        hints: players may ask what a computer would do, even when they play against others.
        panels: each player's panel is in a private thread of their own; otherwise they open it with a button.
        language: the language of the table; None: the server's.
        level: how well computers play; also applies to computers that stand in for players.
    """

    game_key: str
    game: GameOptions
    seats: int = _option(
        "seats", 2, OF_SEVERAL, {}, numbers=range(2, 5), besides=(1,), otherwise={OptionScope.SOLO: 1}, line=Line.TITLE
    )
    shuffle_seats: bool = _option(
        "order", True, _IN_LOBBY, {"shuffled": True, "joined": False}, form=Form.PLAY, line=Line.PLAY
    )
    auto_end: bool = _option("turns", False, _EVERYWHERE, {"auto": True, "ask": False}, form=Form.PLAY, line=Line.PLAY)
    remind_hours: int | None = _option(
        "remind",
        None,
        OF_SEVERAL,
        {hours: hours or None for hours in (0, 12, 24, 48)},
        numbers=_HOURS,
        otherwise={OptionScope.SERVER: 24},
        form=Form.TIMES,
        line=Line.TIMES,
    )
    deadline_hours: int | None = _option(
        "deadline",
        None,
        OF_SEVERAL,
        {hours: hours or None for hours in (0, 24, 48, 72, 168)},
        numbers=_HOURS,
        otherwise={OptionScope.SERVER: 72},
        form=Form.TIMES,
        line=Line.TIMES,
    )
    stand_in: bool = _option(
        "away", False, OF_SEVERAL, {"vote": False, "computer": True}, form=Form.TIMES, line=Line.TIMES
    )
    thread: bool = _option("place", False, _WHEN_OPENED, {"here": False, "thread": True})
    starts: bool = _option("starts", False, OF_SEVERAL, {"asked": False, "full": True}, form=Form.PLAY, line=Line.PLAY)
    pictures: str = _option(
        "pictures",
        "newest",
        OF_SEVERAL,
        {which: which for which in ("newest", "all", "rounds")},
        form=Form.PLACE,
        line=Line.PLAY,
    )
    hints: bool = _option("hints", False, OF_SEVERAL, {"no": False, "yes": True}, form=Form.PLAY, line=Line.PLAY)
    panels: bool = _option(
        "panels", False, OF_SEVERAL, {"asked": False, "thread": True}, form=Form.PLACE, line=Line.PLAY
    )
    layout: str = _option("layout", "tall", _EVERYWHERE, {"wide": "wide", "tall": "tall"}, form=Form.PLACE)
    language: str | None = _option(
        "language", None, _asked_for(TRANSLATED), _LANGUAGES, besides=LOCALES, form=Form.PLACE
    )
    computers: int = _option("computers", 0, frozenset({OptionScope.NEW, OptionScope.SOLO}), {}, numbers=range(4))
    level: str = _option("level", LEVELS[1], _EVERYWHERE, {level: level for level in LEVELS}, form=Form.TIMES)

    @property
    def solo(self) -> bool:
        return self.seats == 1


_DECLARED = {each.name: each.metadata for each in fields(Options) if each.metadata}
HOST_OPTIONS: tuple[Option, ...] = tuple(replace(each["option"], key=key) for key, each in _DECLARED.items())
"""The options of every table, in the order in which commands ask for them."""
FORMS: Mapping[str, Form | None] = {key: each["form"] for key, each in _DECLARED.items()}
"""The lobby form that contains an option, by the option's key."""
LINES: Mapping[str, Line | None] = {key: each["line"] for key, each in _DECLARED.items()}
"""Where the lobby mentions an option, by the option's key."""


# --- choosing -------------------------------------------------------------------------------------


def options_from(game_key: str, declared: Sequence[Option], where: OptionScope | None = None) -> Options:
    """The options of a table for which none were chosen, depending on `where` it is opened; None: plain defaults."""

    def unless_chosen(options: Sequence[Option]) -> dict[str, Value]:
        return {each.key: each.default if where is None else each.left_out(where) for each in options}

    given: dict[str, Any] = unless_chosen(HOST_OPTIONS)
    return Options(game_key, GameOptions.of(unless_chosen(declared)), **given)


def with_values(options: Options, values: Mapping[str, Value]) -> Options:
    """`values`: the new ones, by the keys of host or game options. Raises KeyError with a key that does not exist."""
    own = {option.key for option in HOST_OPTIONS}
    given: dict[str, Any] = {key: value for key, value in values.items() if key in own}
    game = options.game
    for key in values.keys() - own:
        game = game.with_choice(key, values[key])
    return replace(options, game=game, **given)


def chosen(declared: Sequence[Option], typed: Mapping[str, Typed | None], otherwise: Options) -> Options:
    """The options chosen with a command (`typed`, by parameter); those left out (None) are as in `otherwise`. Raises
    ValueError if a value is not offered, KeyError if no option has this parameter.
    """
    by_parameter = {option.parameter: option for option in (*declared, *HOST_OPTIONS)}
    picked = [(by_parameter[name], value) for name, value in typed.items() if value is not None]
    return with_values(otherwise, {option.key: option.read(value) for option, value in picked})


def values_of(options: Options) -> dict[str, Value]:
    """By key, including the game's options and the key of the game itself."""
    return {GAME_KEY: options.game_key, **_of_host(options), **dict(options.game)}


# --- the stored text --------------------------------------------------------------------------------


def encoded(options: Options) -> dict[str, Any]:
    return {GAME_KEY: options.game_key, _GAME: dict(options.game), **_of_host(options)}


def _of_host(options: Options) -> dict[str, Value]:
    return {option.key: getattr(options, option.key) for option in HOST_OPTIONS}


def text_of(options: Options) -> str:
    return json.dumps(encoded(options), separators=(",", ":"))


def read_options(data: str | dict[str, Any]) -> Options:
    """Read what `text_of` or `encoded` wrote, strictly: only options added since then are filled in. The options of the
    game are neither checked nor filled in. Raises ValueError, which names the key that is missing, unknown or invalid.
    """
    found = json.loads(data) if isinstance(data, str) else data
    if not isinstance(found, dict) or not isinstance(found.get(_GAME), dict):
        raise ValueError("these are not options")
    if not isinstance(found.get(GAME_KEY), str):
        raise ValueError("these options do not name a game")
    stored = {key: value for key, value in found.items() if key not in (_GAME, GAME_KEY)}
    own: dict[str, Any] = with_earlier_values(HOST_OPTIONS, stored)
    require_options(HOST_OPTIONS, own)
    return Options(found[GAME_KEY], GameOptions.of(found[_GAME]), **own)
