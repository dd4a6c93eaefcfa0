"""Command options: their parameters, choices and autocomplete."""

from __future__ import annotations

import contextlib
import inspect
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar

from discord import app_commands
from discord.app_commands import Choice

from arnak_bot.game.definition import AnyGame
from arnak_bot.game.options import Option, OptionScope
from arnak_bot.game.texts import NOTHING_TYPED
from arnak_bot.game.values import Said
from arnak_bot.games import GAMES
from arnak_bot.host import Table, TableError, asked
from arnak_bot.kit.limits import LABEL_LIMIT, clip
from arnak_bot.refusals import Why
from arnak_bot.store import Ends, SeasonLength, Stoppers
from arnak_bot.wording.messages import Commands, Words
from arnak_bot.wording.options import words_of
from cogs.client import Interaction
from cogs.command_tree import in_words, localized, menu
from cogs.interactions import reader_words

F = TypeVar("F", bound=Callable[..., Any])
_WORDS = words_of(GAMES)
MOST_OPTIONS = 25
_NO_OPTIONS = ("self", "interaction")
_MARKS = re.compile(r"[*`\\]")


def asks(where: OptionScope) -> Callable[[F], F]:
    """Give a command a parameter for every available table option, in place of its `**chosen`.

    All are optional. Values arrive by parameter name as Discord sent them, and as None if left out. Discord allows at
    most 25 parameters per command; further options are only in the menus of the lobby and the settings.
    """

    def ask(callback: F) -> F:
        own = [each for each in _parameters(callback) if each.kind is not inspect.Parameter.VAR_KEYWORD]
        options = asked(GAMES, where)[: MOST_OPTIONS - len([each for each in own if each.name not in _NO_OPTIONS])]
        set_parameters(callback, [*own, *map(_parameter, options)])
        helps = {each.parameter: _localized(_WORDS[each.key].helps[where]) for each in options}
        app_commands.describe(**helps)(callback)
        app_commands.choices(**{each.parameter: _menu(each) for each in options if each.choices})(callback)
        return callback

    return ask


def _parameters(callback: Callable[..., Any]) -> Iterable[inspect.Parameter]:
    return inspect.signature(callback).parameters.values()


def set_parameters(callback: Any, parameters: Sequence[inspect.Parameter]) -> None:
    """Change the signature of a command's callback, from which discord.py reads the parameters."""
    callback.__signature__ = inspect.signature(callback).replace(parameters=parameters)


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


WHOLE = "all"
"""The value in `PART` that stands for the whole board."""
PARTS = {part: game for game in GAMES.values() for part in game.parts}


def _called(part: str) -> Callable[[Words], str]:
    return lambda words: PARTS[part].texts(words.language).channel.part_name(part)


MY_LAYOUT = menu("my-layout", "wide", "tall", "table")
MY_ENDS = menu("my-ends", Ends.AUTO, Ends.ASK, Ends.TABLE)
PART = [
    Choice(name=localized(Commands.part_all), value=WHOLE),
    *(Choice(name=in_words(_called(part)), value=str(part)) for part in PARTS),
]
STOPPERS = menu("stoppers", *Stoppers)
SEASONS = menu("seasons", *SeasonLength)
OFF = menu("off", "news", "audit", "list", "webhook")
"""What a server may turn off; the values are keys of its settings."""
SCOPE = menu("scope", "all", "guild")


GAME = "game"


def may_name_game(callback: F) -> F:
    """Give a command a `game` parameter, unless the bot has only one game."""
    if len(GAMES) > 1:
        names = [app_commands.Choice(name=game.title, value=game.key) for game in GAMES.values()]
        return app_commands.choices(**{GAME: names})(callback)
    set_parameters(callback, [each for each in _parameters(callback) if each.name != GAME])
    return callback


def game_named(interaction: Interaction, key: str | None) -> AnyGame:
    """None: the default game. Raises TableError for an unknown key."""
    games = interaction.client.host.registry.games
    game = next(iter(games.values())) if key is None else games.get(key)
    if game is None:
        raise TableError(Why.NO_SUCH_GAME)
    return game


async def named_or_here(interaction: Interaction, key: str | None) -> AnyGame:
    """None: the game last played in this channel, or else the default game. Raises TableError for an unknown key."""
    if key is None:
        with contextlib.suppress(TableError):
            return (await interaction.client.table_here(interaction, takes_part=False)).definition
    return game_named(interaction, key)


@dataclass(frozen=True, slots=True)
class GamesInQuestion:
    """The games that a look-up may refer to: the one played in this channel, before the `others`, or else all."""

    table: Table | None
    games: tuple[AnyGame, ...]
    others: tuple[AnyGame, ...] = ()

    def view(self, user_id: int) -> Any:
        """The user's view of the game played in this channel; None if there is none."""
        return None if self.table is None or self.table.game is None else self.table.view(user_id)

    def sent(self, game: AnyGame, key: str) -> str:
        """Return the value of a suggestion, including its game if there are several."""
        return key if len(self.games) == 1 else f"{game.key}/{key}"

    def meant(self, sent: str) -> tuple[tuple[AnyGame, ...], str]:
        """Return the games that a value may belong to, and the value without the game."""
        key, _, rest = sent.partition("/")
        named = tuple(game for game in self.games if game.key == key)
        return (named, rest) if named and rest else (self.games, sent)


async def asked_here(interaction: Interaction) -> GamesInQuestion:
    games = tuple(interaction.client.host.registry.games.values())
    with contextlib.suppress(TableError):
        table = await interaction.client.table_here(interaction, takes_part=False)
        if table.status.is_open:
            others = tuple(game for game in games if game != table.definition)
            return GamesInQuestion(table, (table.definition,), others)
    return GamesInQuestion(None, games)


Suggestion: TypeAlias = app_commands.Choice[str | int | float]
"""discord.py requires a union type for choices; all of ours are strings."""


async def suggested(
    interaction: Interaction, fitting: Callable[[Table, Any], Sequence[tuple[str, str]]]
) -> list[Suggestion]:
    """Return suggestions for a player of this channel's table, from their view; or one line that states the problem.

    `fitting` returns pairs of (label, text) for a table and a view of it; it may raise TableError.
    """
    try:
        table = await interaction.client.table_here(interaction)
        table.player(interaction.user.id)
        lines = fitting(table, table.view(interaction.user.id))
    except TableError as error:
        refused = _MARKS.sub("", error.refusal.sentence(reader_words(interaction)))
        lines = [(clip(refused, LABEL_LIMIT), NOTHING_TYPED)]
    return [app_commands.Choice(name=_MARKS.sub("", name), value=text) for name, text in lines]  # which are plain text
