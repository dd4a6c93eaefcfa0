"""The settings of a server as text: names, values, choices, what has changed, and how to fix what does not work."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from urllib.parse import urlsplit

import discord

from arnak_bot.game.definition import AnyGame
from arnak_bot.game.options import Option, OptionScope
from arnak_bot.host import NEVER, asked, chosen_options, own_defaults
from arnak_bot.kit.limits import clip
from arnak_bot.kit.names import spoken
from arnak_bot.refusals import CannotPostIn, NoThreadsIn
from arnak_bot.store import GuildSettings, LiveKind, Notice, NoticeOf, Options, SeasonLength, Stoppers
from arnak_bot.store.options import GAME_KEY, values_of
from arnak_bot.wording import labels
from arnak_bot.wording.messages import Words
from arnak_bot.wording.options import choices_of, name_of, value_of
from cogs.client import Interaction, server_of
from cogs.notices import LOST
from cogs.places import lacking_in
from cogs.sending import missing_in

_LONGEST_CHANGES = 1200

CHANNELS, STOP, LEAGUE, SEASON, LADDER, NEWS = "channels", "stop", "league", "season", "ladder", "news"
AUDIT, LIST, WEBHOOK = "audit", "list", "webhook"
IN_CHANNELS = (CHANNELS, NEWS, AUDIT, LIST)
YES, NO = "yes", "no"


@dataclass(frozen=True, slots=True)
class State:
    """The settings of a server, the channel of its self-updating list of tables, and whether that list was deleted."""

    settings: GuildSettings
    listed: int | None = None
    list_lost: bool = False

    @property
    def idle(self) -> tuple[str, ...]:
        """The settings that have no effect now."""
        if self.settings.rated:
            return ()
        return (SEASON,) if self.settings.ladder else (SEASON, NEWS)

    def channels_of(self, key: str) -> tuple[int, ...]:
        if key == CHANNELS:
            return self.settings.channels
        only = {NEWS: self.settings.news, AUDIT: self.settings.audit, LIST: self.listed}[key]
        return () if only is None else (only,)

    def may_be_turned_off(self, key: str) -> bool:
        return bool(self.channels_of(key) if key in IN_CHANNELS else key == WEBHOOK and self.settings.webhook)


async def state_here(interaction: Interaction) -> State:
    """Return the settings of this server. Raises TableError outside of servers."""
    bot, guild_id = interaction.client, server_of(interaction)
    kept = await bot.keeper.find(guild_id, LiveKind.TABLES)
    settings = await bot.host.people.guild(guild_id)
    return State(settings) if kept is None else State(settings, kept.channel_id, kept.digest == LOST)


@dataclass(frozen=True, slots=True)
class Setting:
    """A setting to be shown. `choices`: the options in its menu, each a name, the value sent, and whether selected."""

    key: str
    name: str
    value: str
    choices: tuple[tuple[str, str, bool], ...] = ()


@dataclass(frozen=True, slots=True)
class Group:
    """Related settings, with their text, and the placeholder of the menu that lists them."""

    text: str
    asks: str
    settings: Sequence[Setting]


def groups_of(state: State, games: Mapping[str, AnyGame], words: Words) -> tuple[Group, Group]:
    """Return the server's own settings and the defaults of new tables, without settings that have no effect now."""
    said = words.wishes
    own = [each for each in _of_server(state, words) if each.key not in state.idle]
    new = _of_tables(state.settings, games, words)
    return (
        Group(_text(said.settings_head(), own, words), said.choose_setting(), own),
        Group(_text(said.settings_proposed(), new, words), said.choose_default(), new),
    )


def _text(head: str, settings: Sequence[Setting], words: Words) -> str:
    return "\n".join([head, *(words.wishes.setting(name=each.name, value=each.value) for each in settings)])


def changes_of(
    before: State, after: State, games: Mapping[str, AnyGame], words: Words, *, moves_reminder: bool = False
) -> str:
    """`moves_reminder`: a reminder was moved to suit a new deadline."""
    said, lines = words.wishes, list[str]()
    was, now = (
        {each.key: each for each in (*_of_server(state, words), *_of_tables(state.settings, games, words))}
        for state in (before, after)
    )
    usual, usual_before = (
        {each.key: each for each in _of_tables(_by_default(state.settings, games), games, words)}
        for state in (after, before)
    )
    for key, each in now.items():
        old = was.get(key) or usual[key]  # an option that the previous default game lacks
        if old.value != each.value:
            told = said.changed_for_later if key in after.idle else said.changed
            lines.append(told(name=each.name, value=each.value, before=old.value))
    if moves_reminder:
        lines.append(said.reminder_moved())
    for key, each in was.items():
        if key not in now and each.value != usual_before[key].value:
            lines.append(said.dropped(name=each.name, game=was[GAME_KEY].value, before=each.value))
    return clip("\n".join([said.settings_changed(), *lines]), _LONGEST_CHANGES) if lines else said.nothing_changed()


def _of_server(state: State, words: Words) -> list[Setting]:
    said, settings = words.wishes, state.settings
    stoppers = [(said.stopped_by(who=each), each.value, each is settings.stoppers) for each in Stoppers]
    leagues = [(said.league_yes(), YES, settings.rated), (said.league_no(), NO, not settings.rated)]
    ladders = [(said.ladder_yes(), YES, settings.ladder), (said.ladder_no(), NO, not settings.ladder)]
    seasons = [(said.season(length=each), each.value, each is settings.season) for each in SeasonLength]
    values = {key: labels.channels(state.channels_of(key), words) or said.no_channel() for key in IN_CHANNELS}
    if not settings.channels:
        values[CHANNELS] = said.every_channel()
    values[WEBHOOK] = _website(settings, words)
    menus = {STOP: stoppers, LEAGUE: leagues, SEASON: seasons, LADDER: ladders}
    values |= {key: next(name for name, _, chosen in menu if chosen) for key, menu in menus.items()}
    keys = (CHANNELS, STOP, LEAGUE, SEASON, LADDER, NEWS, AUDIT, LIST, WEBHOOK)
    return [Setting(key, said[f"setting-{key}"], values[key], tuple(menus.get(key, ()))) for key in keys]


def _website(settings: GuildSettings, words: Words) -> str:
    """The host to which finished games are sent; the rest of the address may be a secret."""
    said = words.wishes
    if not settings.webhook:
        return said.no_website()
    sent = said.webhook_to_with_names if settings.webhook_names else said.webhook_to
    return sent(host=website(settings))


def website(settings: GuildSettings) -> str:
    return spoken(urlsplit(settings.webhook).hostname or "")


def _of_tables(settings: GuildSettings, games: Mapping[str, AnyGame], words: Words) -> list[Setting]:
    proposed = proposed_by(settings, games)
    game = games[proposed.game_key]
    return [_of_option(option, proposed, game, games, words) for option in options_of(game, games)]


def _by_default(settings: GuildSettings, games: Mapping[str, AnyGame]) -> GuildSettings:
    """Settings that propose the same game with its own defaults."""
    game = games[proposed_by(settings, games).game_key]
    return replace(settings, proposed=own_defaults(game, OptionScope.SERVER))


def proposed_by(settings: GuildSettings, games: Mapping[str, AnyGame]) -> Options:
    """Return a server's default options, with another game if the bot no longer has the default game."""
    return chosen_options(games, {}, settings.proposed, OptionScope.SERVER)


def options_of(game: AnyGame, games: Mapping[str, AnyGame]) -> list[Option]:
    """The options of a game's tables for which a server may set defaults."""
    others = {option.key for each in games.values() for option in each.options} - {each.key for each in game.options}
    return [option for option in asked(games, OptionScope.SERVER) if option.key not in others]


def _of_option(option: Option, proposed: Options, game: AnyGame, games: Mapping[str, AnyGame], words: Words) -> Setting:
    if option.key == GAME_KEY:
        choices = tuple((each.title, each.key, each is game) for each in games.values())
        return Setting(GAME_KEY, words.options["game.in-lobby"], game.title, choices)
    in_lobby = OptionScope.LOBBY in option.asked
    name = name_of(option, game, words) if in_lobby else words.wishes[f"setting-{option.key}"]
    now = values_of(proposed)[option.key]
    choices = tuple((text, sent, value == now) for text, sent, value in choices_of(option, game, words))
    return Setting(option.key, name, value_of(option, proposed, game, words), choices)


async def problems_of(interaction: Interaction, state: State, gone: frozenset[int], words: Words) -> str:
    """Return what does not work on this server, and how to fix it; empty if all is well. `gone`: deleted channels."""
    bot, guild_id, said = interaction.client, interaction.guild_id, words.wishes
    assert guild_id is not None
    refusals = await bot.host.outbox.refusals(guild_id)
    lines = [labels.refused_post(each.channel_id, each.why, each.next_at == NEVER, words) for each in refusals]
    parts = ["\n".join([words.texts.refused(), *lines])] if lines else []
    failing = await bot.host.notices.failing(guild_id)
    late = {each.channel_id for each in failing}
    for key in IN_CHANNELS:
        channels = state.channels_of(key)
        if deleted := gone.intersection(channels):
            parts.append(said.channels_gone(setting=said[f"setting-{key}"], count=len(deleted)))
        for channel_id in (each for each in channels if each not in gone):
            if missing := lacking_in(bot, channel_id, pictures=key in (CHANNELS, NEWS)):
                parts.append(CannotPostIn(channel_id, missing).sentence(words))
            elif key == LIST and state.list_lost:
                parts.append(said.list_is_lost(channel=labels.channel(channel_id)))
            elif key in (NEWS, AUDIT) and channel_id in late:
                parts.append(said.posts_late(channel=labels.channel(channel_id)))
    parts += [each.sentence(words) for each in _without_threads(interaction, state)]
    parts += webhook_problem(state.settings, failing, words)
    return "\n".join(dict.fromkeys(parts))


def webhook_problem(settings: GuildSettings, failing: Sequence[Notice], words: Words) -> list[str]:
    """Describe when a server's webhook began to fail, and for how many games; empty if it accepted all of them."""
    made = [datetime.fromisoformat(each.made_at) for each in failing if each.kind is NoticeOf.WEBHOOK]
    if not (settings.webhook and made):
        return []
    since = labels.relative(min(made))
    return [words.wishes.webhook_fails(host=website(settings), count=len(made), since=since)]


def _without_threads(interaction: Interaction, state: State) -> Iterator[NoThreadsIn]:
    """The game channels (or this one, if all are for games) where the bot may not open the threads that tables need."""
    proposed = state.settings.proposed
    for channel_id in state.settings.channels or filter(None, [interaction.channel_id]):
        channel = interaction.client.get_channel(channel_id)
        if not isinstance(channel, discord.TextChannel) or lacking_in(interaction.client, channel_id, pictures=True):
            continue
        for wanted, flag in ((proposed.thread, "create_public_threads"), (proposed.panels, "create_private_threads")):
            if wanted and (missing := missing_in(channel, flag, in_thread=True)):
                yield NoThreadsIn(channel_id, missing, own=flag == "create_private_threads")
