"""The command tree: checking, syncing and translating commands, and the extensions that games add."""

from __future__ import annotations

import contextlib
import inspect
import logging
import re
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, TypeAlias, TypeVar

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Where
from discord.enums import AppCommandOptionType as Kind
from discord.ext import commands

from arnak_bot.game.values import Sentences
from arnak_bot.kit.limits import clip
from arnak_bot.wording.languages import words_for
from arnak_bot.wording.messages import ENGLISH, Commands, Words
from cogs.limits import DISCORD_TROUBLE, storable

Group = TypeVar("Group", bound=type[commands.GroupCog])
Callback: TypeAlias = Callable[..., Coroutine[Any, Any, Any]]
_NO_DESCRIPTION = "…"
"""The description that discord.py gives to a parameter without one."""
_TYPES: dict[Kind, tuple[type, ...]] = {
    Kind.string: (str,),
    Kind.integer: (int,),
    Kind.boolean: (bool,),
    Kind.user: (discord.User, discord.Member),
    Kind.channel: (app_commands.AppCommandChannel, app_commands.AppCommandThread),
}


LONGEST_TYPED = 100
"""Discord allows 6,000 characters, but matching such a text would block the event loop for seconds."""


class CommandTree(app_commands.CommandTree[Any]):
    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Drop repeated interactions. Raises CommandSignatureMismatch if a value has the wrong type, is not one of the
        choices, or is out of range.
        """
        if interaction.client.received_before(interaction):
            return False
        command = interaction.command
        if not isinstance(command, app_commands.Command):
            return True  # no such command, which discord.py reports itself
        options = {option.display_name: option for option in command.parameters}
        try:
            fine = all(name in options and _takes(options[name], value) for name, value in interaction.namespace)
        except (TypeError, ValueError):  # an id that is not a number
            fine = False
        if not fine:
            raise app_commands.CommandSignatureMismatch(command)
        return True


def _takes(option: app_commands.Parameter, value: Any) -> bool:
    if type(value) not in _TYPES[option.type]:  # bool is a subclass of int
        return False
    if option.choices:
        return any(value == choice.value for choice in option.choices)
    if option.channel_types:
        return value.type in option.channel_types
    if option.type is Kind.string:
        return len(value) <= (option.max_value or LONGEST_TYPED) and value == storable(value)
    if option.type is not Kind.integer:
        return True
    least, most = option.min_value, option.max_value
    return (least is None or value >= least) and (most is None or value <= most)


ENTRY_POINT = 4
"""The type of the command that opens an application's Activity, which discord.py cannot create."""
INVALID_FORM = 50035

_log = logging.getLogger("arnak")


async def sync_commands(tree: app_commands.CommandTree[discord.Client]) -> list[app_commands.AppCommand]:
    """Sync the commands with Discord; if it rejects them for user installs, which new applications may not allow, for
    servers only. Returns the commands as registered; empty if Discord cannot be reached, which leaves them unchanged.
    Raises CommandSyncFailure if Discord rejects the commands themselves.
    """
    try:
        return await _overwrite(tree)
    except app_commands.CommandSyncFailure:
        contexts = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
        for command in tree.get_commands():
            command.allowed_installs = app_commands.AppInstallationType(guild=True, user=False)
            command.allowed_contexts = contexts
        there = await _overwrite(tree)
        _log.warning(
            "The commands are for servers only: this application does not allow “User Install”. To let people add it "
            "to their accounts, tick that in the developer portal under Installation and start the bot again."
        )
        return there


async def _overwrite(tree: app_commands.CommandTree[discord.Client]) -> list[app_commands.AppCommand]:
    """Like `tree.sync`, but keeps the Entry Point command, without which Discord rejects the others. Raises
    CommandSyncFailure if Discord refuses the commands, and MissingApplicationID if the bot has not logged in.
    """
    http, application = tree.client.http, tree.client.application_id
    if application is None:  # not logged in
        raise app_commands.MissingApplicationID
    commands, translator = tree.get_commands(), tree.translator
    payload = [
        command.to_dict(tree) if translator is None else await command.get_translated_payload(tree, translator)
        for command in commands
    ]
    try:
        kept: list[Any] = [each for each in await http.get_global_commands(application) if each["type"] == ENTRY_POINT]
        await http.bulk_upsert_global_commands(application, payload=[*payload, *kept])
    except DISCORD_TROUBLE as error:
        if isinstance(error, discord.HTTPException) and error.code == INVALID_FORM:
            raise app_commands.CommandSyncFailure(error, commands) from None
        _log.warning("The commands could not be registered and stay as they were until the next start: %r", error)
    with contextlib.suppress(*DISCORD_TROUBLE):
        return await tree.fetch_commands()
    return []


_SAYING = "saying"
_NAMES = frozenset({Where.command_name, Where.group_name, Where.parameter_name})
_A_NAME = re.compile(r"[-_'\w]{1,32}")


def localized(saying: Callable[[Commands], str]) -> app_commands.locale_str:
    """Return a description or a choice in English, with its translations."""
    return in_words(lambda words: saying(words.commands))


def in_words(saying: Callable[[Words], str]) -> app_commands.locale_str:
    """Like `localized`, for texts that are not part of the command messages."""
    return app_commands.locale_str(clip(saying(ENGLISH)), **{_SAYING: saying})


def _of_commands(words: Words) -> Sentences:
    return words.commands


def menu(
    family: str, *values: str, said: Callable[[Words], Sentences] = _of_commands
) -> list[app_commands.Choice[str]]:
    """Return the choices of a parameter; the name of each is the message for its value in this family of messages."""
    return [app_commands.Choice(name=_message(f"{family}-{value}", said), value=str(value)) for value in values]


def _message(message_id: str, said: Callable[[Words], Sentences]) -> app_commands.locale_str:
    return in_words(lambda words: said(words)[message_id])


def command(
    group: str, said: Callable[[Words], Sentences] = _of_commands
) -> Callable[[Callback], app_commands.Command[Any, ..., Any]]:
    """Make a function a command of the same name, without an underscore at the end. Its texts are messages named after
    its group, itself and its parameters; `said`: where these are among the `Words`. Raises LookupError if a parameter
    has no text.
    """

    def make(callback: Callback) -> app_commands.Command[Any, ..., Any]:
        name = callback.__name__.rstrip("_")
        texts = {each: f"{group}-{name}-{each}" for each in inspect.signature(callback).parameters}
        own = {each: message_id for each, message_id in texts.items() if message_id in said(ENGLISH)}
        app_commands.describe(**{each: _message(message_id, said) for each, message_id in own.items()})(callback)
        as_command = app_commands.command(name=name, description=_message(f"{group}-{name}", said))
        made: app_commands.Command[Any, ..., Any] = as_command(callback)
        for each in made.parameters:
            if str(each.description) == _NO_DESCRIPTION:
                raise LookupError(f"no message {texts[each.name]}")
        return made

    return make


class CommandTranslator(app_commands.Translator):
    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """Return a text in a locale's language; None if that is the same as in English."""
        words = words_for(locale.value)
        if words is ENGLISH:
            return None
        said = _name(string.message, words) if context.location in _NAMES else _text(string, words)
        return None if said == string.message else said


def _name(name: str, words: Words) -> str | None:
    """Return a translated name; None if Discord would reject it."""
    said = words.commands.called(name=name)
    return said if _A_NAME.fullmatch(said) and said == said.lower() else None


def _text(string: app_commands.locale_str, words: Words) -> str | None:
    saying = string.extras.get(_SAYING)
    if saying is None:
        return None  # suggestions are in the reader's language already
    return clip(saying(words))


_EXTENSIONS: dict[str, tuple[str, ...]] = {"arnak": ("cogs.arnak",)}
"""The extensions of each game, by its key."""


def extensions_of(games: Iterable[str]) -> tuple[str, ...]:
    return tuple(extension for key in games for extension in _EXTENSIONS.get(key, ()))


def everywhere(cog: Group) -> Group:
    """Allow a group of commands on servers, in direct messages, and for users who have installed the bot."""
    cog = app_commands.allowed_installs(guilds=True, users=True)(cog)
    return app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)(cog)
