"""/table settings as a message: every setting of a server with its value, and menus for those who may change them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import discord
from discord import ui

from arnak_bot.game.definition import AnyGame
from arnak_bot.game.options import Option, OptionScope
from arnak_bot.host import NEVER, TableError, asked, chosen_options
from arnak_bot.kit.limits import clip
from arnak_bot.refusals import Why
from arnak_bot.store import GuildSettings, Options, SeasonLength, Stoppers
from arnak_bot.store.options import GAME_KEY, values_of
from arnak_bot.wording import labels, wishes
from arnak_bot.wording.messages import Words
from arnak_bot.wording.options import choices_of, name_of, value_of
from cogs import ids
from cogs.client import ArnakBot, Interaction, managed_server
from cogs.interactions import reader_words
from cogs.layouts import stateless_layout
from cogs.limits import LAYOUT_LIMIT
from cogs.replies import LastingItem
from cogs.sending import dressed

__all__ = ["SettingMenu", "SettingsMenu", "save_settings", "send_settings", "settings_list"]

CHANNELS, STOP, LEAGUE, SEASON, NEWS, AUDIT = "channels", "stop", "league", "season", "news", "audit"
_IN_CHANNELS = (CHANNELS, NEWS, AUDIT)
"""The settings that are channels."""
_YES, _NO = "yes", "no"
_PLACES = [each for each in discord.ChannelType if each.name not in ("private", "group", "category")]
"""The kinds of channels in which something can be posted."""


@dataclass(frozen=True, slots=True)
class Setting:
    """A setting as it is shown. `choices`: of its menu, each with its name, what is sent, and whether it is chosen."""

    key: str
    name: str
    value: str
    choices: tuple[tuple[str, str, bool], ...] = ()


def settings_list(settings: GuildSettings, shelf: Mapping[str, AnyGame], words: Words) -> tuple[str, str]:
    """Return the settings of a server as two texts: its own, and what new tables begin with."""
    said = words.wishes
    own = [said.settings_head(), *(_line(each, words) for each in _of_server(settings, words))]
    new = [said.settings_proposed(), *(_line(each, words) for each in _of_tables(settings, shelf, words))]
    return "\n".join(own), "\n".join(new)


def _line(setting: Setting, words: Words) -> str:
    return words.wishes.setting(name=setting.name, value=setting.value)


def _of_server(settings: GuildSettings, words: Words) -> list[Setting]:
    """The settings of the server itself."""
    said = words.wishes
    stoppers = [(said.stopped_by(who=each), each.value, each is settings.stoppers) for each in Stoppers]
    leagues = [(said.league_yes(), _YES, settings.rated), (said.league_no(), _NO, not settings.rated)]
    seasons = [(said.season(length=each), each.value, each is settings.season) for each in SeasonLength]
    everywhere = wishes.channels(settings.channels, words) or said.every_channel()
    channels = {CHANNELS: everywhere, NEWS: _channel(settings.news, words), AUDIT: _channel(settings.audit, words)}
    menus = {STOP: stoppers, LEAGUE: leagues, SEASON: seasons}
    return [
        Setting(key, said[f"setting-{key}"], channels[key])
        if key in channels
        else Setting(key, said[f"setting-{key}"], _chosen(menus[key]), tuple(menus[key]))
        for key in (CHANNELS, STOP, LEAGUE, SEASON, NEWS, AUDIT)
    ]


def _chosen(choices: Sequence[tuple[str, str, bool]]) -> str:
    return next(name for name, _, chosen in choices if chosen)


def _channel(channel_id: int | None, words: Words) -> str:
    return words.wishes.no_channel() if channel_id is None else labels.channel(channel_id)


def _of_tables(settings: GuildSettings, shelf: Mapping[str, AnyGame], words: Words) -> list[Setting]:
    """What a new table of this server begins with."""
    proposed = _proposed(settings, shelf)
    game = shelf[proposed.game_key]
    return [_of_option(option, proposed, game, shelf, words) for option in _options(game, shelf)]


def _proposed(settings: GuildSettings, shelf: Mapping[str, AnyGame]) -> Options:
    """What a server proposes, with another game if its own is no longer played here."""
    return chosen_options(shelf, {}, settings.proposed, OptionScope.SERVER)


def _options(game: AnyGame, shelf: Mapping[str, AnyGame]) -> list[Option]:
    """The options of a table of this game that a server may set."""
    others = {option.key for each in shelf.values() for option in each.options} - {each.key for each in game.options}
    return [option for option in asked(shelf, OptionScope.SERVER) if option.key not in others]


def _of_option(option: Option, proposed: Options, game: AnyGame, shelf: Mapping[str, AnyGame], words: Words) -> Setting:
    if option.key == GAME_KEY:
        games = tuple((each.title, each.key, each is game) for each in shelf.values())
        return Setting(GAME_KEY, words.options["game.in-lobby"], game.title, games)
    in_lobby = OptionScope.LOBBY in option.asked
    name = name_of(option, game, words) if in_lobby else words.wishes[f"setting-{option.key}"]
    now = values_of(proposed)[option.key]
    choices = tuple((text, sent, value == now) for text, sent, value in choices_of(option, game, words))
    return Setting(option.key, name, value_of(option, proposed, game, words), choices)


# --- the message ----------------------------------------------------------------------------------


async def send_settings(interaction: Interaction) -> None:
    """Answer with the settings of a server; with menus for those who may change them.

    Raises:
        TableError: this is not on a server.
    """
    if interaction.guild_id is None:
        raise TableError(Why.SETTINGS_NEED_A_SERVER)
    await interaction.response.send_message(view=await _shown(interaction, interaction.guild_id), ephemeral=True)


async def _shown(interaction: Interaction, guild_id: int, key: str = "") -> ui.LayoutView:
    """The message, with the menu of the setting that is being changed."""
    bot, words = interaction.client, reader_words(interaction)
    settings, shelf = await bot.host.people.guild(guild_id), bot.host.registry.shelf
    own, new = settings_list(settings, shelf, words)
    box: ui.Container[ui.LayoutView] = ui.Container(ui.TextDisplay(own))
    may_change = interaction.permissions.manage_guild
    groups = _of_server(settings, words), _of_tables(settings, shelf, words)
    placeholders = words.wishes.choose_setting(), words.wishes.choose_default()
    for number, (group, placeholder) in enumerate(zip(groups, placeholders, strict=True)):
        if number:
            box.add_item(ui.Separator()).add_item(ui.TextDisplay(new))
        if may_change:
            box.add_item(ui.ActionRow(_which(number, group, placeholder, key)))
            for setting in group:
                if setting.key == key:
                    _add_menu(box, setting, settings, words)
    if may_change and (refused := await _refused(bot, guild_id, words)):
        box.add_item(ui.Separator())
        box.add_item(ui.TextDisplay(clip(refused, LAYOUT_LIMIT - len(own) - len(new))))
    layout = stateless_layout().add_item(box)
    dressed(bot.looks.emoji, "", layout)
    return layout


def _which(number: int, group: Sequence[Setting], placeholder: str, key: str) -> ui.Select[ui.LayoutView]:
    """The menu of a group of settings."""
    menu: ui.Select[ui.LayoutView] = ui.Select(custom_id=ids.settings_menu(number), placeholder=placeholder)
    for each in group:
        menu.add_option(label=clip(each.name), value=each.key, default=each.key == key)
    return menu


def _add_menu(box: ui.Container[ui.LayoutView], setting: Setting, settings: GuildSettings, words: Words) -> None:
    """Add the menu of a setting's values."""
    custom_id = ids.setting_menu(setting.key)
    if setting.key not in _IN_CHANNELS:
        menu: ui.Select[ui.LayoutView] = ui.Select(custom_id=custom_id, placeholder=clip(setting.name))
        for name, sent, chosen in setting.choices:
            menu.add_option(label=clip(name), value=sent, default=chosen)
        box.add_item(ui.ActionRow(menu))
        return
    single = {NEWS: settings.news, AUDIT: settings.audit}
    now = settings.channels if setting.key == CHANNELS else [each for each in [single[setting.key]] if each is not None]
    if len(now) > wishes.MOST_CHANNELS:
        box.add_item(ui.TextDisplay(words.wishes.too_many_channels()))
        return
    empty = words.wishes.choose_channels() if setting.key == CHANNELS else words.wishes.no_channel()
    of_channels: ui.ChannelSelect[ui.LayoutView] = ui.ChannelSelect(
        custom_id=custom_id,
        placeholder=empty,
        channel_types=_PLACES,
        min_values=0,
        max_values=wishes.MOST_CHANNELS if setting.key == CHANNELS else 1,
        default_values=[
            discord.SelectDefaultValue(id=each, type=discord.SelectDefaultValueType.channel) for each in now
        ],
    )
    box.add_item(ui.ActionRow(of_channels))


async def _refused(bot: ArnakBot, guild_id: int, words: Words) -> str:
    """Return which posts Discord refused on this server and how to fix it; empty if none."""
    refusals = await bot.host.outbox.refusals(guild_id)
    lines = [labels.refused_post(each.channel_id, each.why, each.next_at == NEVER, words) for each in refusals]
    return "\n".join([words.texts.refused(), *lines]) if lines else ""


# --- changing them --------------------------------------------------------------------------------


async def save_settings(interaction: Interaction, now: GuildSettings, wanted: GuildSettings) -> None:
    """Save the settings of a server if they have changed.

    Raises:
        TableError: the user may not change them.
    """
    if wanted != now:
        await interaction.client.host.people.set_guild(managed_server(interaction), wanted)


def _changed(settings: GuildSettings, shelf: Mapping[str, AnyGame], key: str, sent: Sequence[str]) -> GuildSettings:
    """Return settings after a choice in a menu; it may be forged.

    Raises:
        TableError: it is not offered.
    """
    if key in _IN_CHANNELS:
        chosen = tuple(sorted(int(each) for each in sent))
        if key == CHANNELS:
            return replace(settings, channels=chosen)
        channel = chosen[0] if chosen else None
        return replace(settings, news=channel) if key == NEWS else replace(settings, audit=channel)
    try:
        (choice,) = sent
        match key:
            case "stop":
                return replace(settings, stoppers=Stoppers(choice))
            case "league":
                return replace(settings, rated={_YES: True, _NO: False}[choice])
            case "season":
                return replace(settings, season=SeasonLength(choice))
        game = shelf[_proposed(settings, shelf).game_key]
        (option,) = (each for each in _options(game, shelf) if each.key == key)
        (typed,) = (each.typed for each in option.offered() if str(each.typed) == choice)
    except (ValueError, KeyError) as error:
        raise TableError(Why.NOT_OFFERED) from error
    return replace(
        settings, proposed=chosen_options(shelf, {option.parameter: typed}, settings.proposed, OptionScope.SERVER)
    )


class SettingsMenu(LastingItem, template=ids.SETTINGS_MENU):
    """Shows the menu of a setting."""

    async def pressed(self, interaction: Interaction) -> None:
        guild_id = managed_server(interaction)
        await interaction.response.edit_message(view=await _shown(interaction, guild_id, self.chosen))


class SettingMenu(LastingItem, template=ids.SETTING_MENU):
    """Changes a setting, and shows what it is now."""

    async def pressed(self, interaction: Interaction) -> None:
        guild_id, people, key = managed_server(interaction), interaction.client.host.people, self.said["key"]
        item = self.item
        of_channels = isinstance(item, ui.ChannelSelect)
        if of_channels is not (key in _IN_CHANNELS):
            raise TableError(Why.NOT_OFFERED)
        sent = [str(each.id) for each in item.values] if isinstance(item, ui.ChannelSelect) else self.all_chosen
        now = await people.guild(guild_id)
        await save_settings(interaction, now, _changed(now, interaction.client.host.registry.shelf, key, sent))
        await interaction.response.edit_message(view=await _shown(interaction, guild_id, key))


async def setup(bot: ArnakBot) -> None:
    """Add the menus; called by discord.py."""
    bot.add_dynamic_items(SettingsMenu, SettingMenu)
