"""/table settings as a message: every setting of a server with its value, and menus for users who may change them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import discord
from discord import ui

from arnak_bot.game.definition import AnyGame
from arnak_bot.game.options import OptionScope
from arnak_bot.host import TableError, chosen_options
from arnak_bot.host.options import is_reminder_moved
from arnak_bot.kit.limits import clip, units
from arnak_bot.refusals import Why
from arnak_bot.store import GuildSettings, LiveKind, SeasonLength, Stoppers
from arnak_bot.wording.labels import MOST_CHANNELS
from arnak_bot.wording.messages import Words
from cogs import ids
from cogs.client import ArnakBot, Interaction, managed_server
from cogs.interactions import button, choice_menu, is_thinking, reader_words
from cogs.layouts import stateless_layout
from cogs.limits import LAYOUT_LIMIT
from cogs.listing import keep_list_in
from cogs.places import deleted_channels, require_public, require_writable
from cogs.replies import LastingItem
from cogs.sending import with_own_emoji
from cogs.settings_text import (
    AUDIT,
    CHANNELS,
    IN_CHANNELS,
    LIST,
    NEWS,
    NO,
    WEBHOOK,
    YES,
    Setting,
    State,
    changes_of,
    groups_of,
    options_of,
    problems_of,
    proposed_by,
    state_here,
)

_PLACES = [each for each in discord.ChannelType if each.name not in ("private", "group", "category")]
_WRITABLE = [each for each in _PLACES if each.name not in ("forum", "media")]
_CHANNEL = discord.SelectDefaultValueType.channel
_IS_ON = {YES: True, NO: False}


# --- the message ----------------------------------------------------------------------------------


async def send_settings(interaction: Interaction, before: State | None = None, *, moves_reminder: bool = False) -> None:
    """Answer with the settings of a server, and with menus if the user may change them. `before`: the settings before a
    change; `moves_reminder`: see `changes_of`. Raises TableError outside of servers.
    """
    view = await _shown(interaction, before=before, moves_reminder=moves_reminder)
    if is_thinking(interaction):
        await interaction.edit_original_response(view=view)
    else:
        await interaction.response.send_message(view=view, ephemeral=True)


async def _shown(
    interaction: Interaction, key: str = "", before: State | None = None, *, moves_reminder: bool = False
) -> ui.LayoutView:
    """The message, with the menu for `key`, if any; changes since `before` are shown below that menu, or at the top."""
    bot, words = interaction.client, reader_words(interaction)
    state, games = await state_here(interaction), bot.host.registry.games
    may_change = interaction.permissions.manage_guild
    chosen = {channel for each in IN_CHANNELS for channel in state.channels_of(each)}
    gone = await deleted_channels(bot, interaction.guild_id, [*chosen]) if may_change else frozenset[int]()
    groups = groups_of(state, games, words)
    change = ""
    if before is not None:
        change = changes_of(before, state, games, words, moves_reminder=moves_reminder)
    box: ui.Container[ui.LayoutView] = ui.Container()
    if change and not key:
        box.add_item(ui.TextDisplay(change)).add_item(ui.Separator())
    for number, group in enumerate(groups):
        if number:
            box.add_item(ui.Separator())
        box.add_item(ui.TextDisplay(group.text))
        if may_change:
            listed = ((each.name, each.key, each.key == key) for each in group.settings)
            box.add_item(ui.ActionRow(choice_menu(ids.settings_menu(number), group.asks, listed)))
            for setting in group.settings:
                if setting.key == key:
                    _add_menu(box, setting, state, gone, words, interaction.id % 2**31)
                    if change:
                        box.add_item(ui.TextDisplay(change))
    if not may_change:
        box.add_item(ui.TextDisplay(words.wishes.settings_read_only()))
    elif problems := await problems_of(interaction, state, gone, words):
        box.add_item(ui.Separator())
        room = LAYOUT_LIMIT - sum(map(units, (change, *(each.text for each in groups))))
        box.add_item(ui.TextDisplay(clip(problems, room)))
    layout = stateless_layout().add_item(box)
    with_own_emoji(bot.looks.emoji, "", layout)
    return layout


def _add_menu(
    box: ui.Container[ui.LayoutView], setting: Setting, state: State, gone: frozenset[int], words: Words, fresh: int
) -> None:
    """Add the menu of a setting's values, and a button to turn it off. `fresh` makes it a new menu each time: a client
    keeps showing the last choice in a menu that it already knows.
    """
    key, said = setting.key, words.wishes
    if key == WEBHOOK:
        box.add_item(ui.TextDisplay(said.webhook_by_command()))
    elif key in IN_CHANNELS:
        _add_channels(box, key, state, gone, words, fresh)
    else:
        menu = choice_menu(ids.setting_menu(key, fresh), clip(setting.name), setting.choices, id=fresh)
        box.add_item(ui.ActionRow(menu))
    if state.may_be_turned_off(key):
        label = said.all_channels() if key == CHANNELS else said.turn_off()
        box.add_item(ui.ActionRow(button(label, ids.setting_off(key))))


def _add_channels(
    box: ui.Container[ui.LayoutView], key: str, state: State, gone: frozenset[int], words: Words, fresh: int
) -> None:
    """Add the menu of a setting whose value is one channel or several; deleted channels are no longer selected."""
    said, several = words.wishes, key == CHANNELS
    now = [each for each in state.channels_of(key) if each not in gone]
    if len(now) > MOST_CHANNELS:
        box.add_item(ui.TextDisplay(said.too_many_channels()))
        return
    of_channels: ui.ChannelSelect[ui.LayoutView] = ui.ChannelSelect(
        id=fresh,
        custom_id=ids.setting_menu(key, fresh),
        placeholder=said.choose_channels() if several else said.no_channel(),
        channel_types=_PLACES if several else _WRITABLE,
        min_values=0,
        max_values=MOST_CHANNELS if several else 1,
        default_values=[discord.SelectDefaultValue(id=each, type=_CHANNEL) for each in now],
    )
    box.add_item(ui.ActionRow(of_channels))


# --- changing settings -----------------------------------------------------------------------------


async def save_settings(interaction: Interaction, now: GuildSettings, wanted: GuildSettings) -> None:
    """Raises TableError if the user may not change the settings."""
    guild_id = managed_server(interaction)
    if wanted != now:
        bot = interaction.client
        await bot.host.people.set_guild(guild_id, wanted)
        bot.keeper.soon(guild_id)  # self-updating messages depend on where tables are allowed
        if wanted.ladder and wanted.news is not None and (now.ladder, now.news) != (True, wanted.news):
            await bot.host.ladder.announce(guild_id, wanted.news)
            bot.notice_sender.nudge()


def in_channel(interaction: Interaction, settings: GuildSettings, key: str, channel_id: int) -> GuildSettings:
    """Return settings with a channel chosen for announcements or for the audit log. Raises TableError if the user may
    not choose it, or the bot may not post there.
    """
    managed_server(interaction)
    require_writable(interaction, channel_id, pictures=key == NEWS)
    return replace(settings, news=channel_id) if key == NEWS else replace(settings, audit=channel_id)


async def turn_off(interaction: Interaction, key: str) -> None:
    """Raises TableError if the user may not do so, or the setting cannot be turned off."""
    guild_id, bot = managed_server(interaction), interaction.client
    if key == WEBHOOK:
        await bot.host.webhooks.set_up(guild_id, "", names=None)
    elif key == LIST:
        await bot.keeper.give_up(guild_id, LiveKind.TABLES)
    elif key not in IN_CHANNELS:
        raise TableError(Why.NOT_OFFERED)
    else:
        now = await bot.host.people.guild(guild_id)
        await save_settings(interaction, now, without(now, key))


def without(settings: GuildSettings, key: str) -> GuildSettings:
    """Return settings without the channels of one setting."""
    if key == CHANNELS:
        return replace(settings, channels=())
    if key == NEWS:
        return replace(settings, news=None)
    return replace(settings, audit=None) if key == AUDIT else settings


async def _choose_channels(interaction: Interaction, now: GuildSettings, key: str, chosen: Sequence[int]) -> None:
    """None turns the setting off. Raises TableError if the bot may not post there, or for a player's own thread."""
    if not chosen:
        await turn_off(interaction, key)
    elif key == CHANNELS:
        for each in chosen:
            require_public(interaction.client, each)
        await save_settings(interaction, now, replace(now, channels=tuple(sorted(chosen))))
    elif key == LIST:
        require_writable(interaction, chosen[0])
        await keep_list_in(interaction.client, managed_server(interaction), chosen[0])
    else:
        await save_settings(interaction, now, in_channel(interaction, now, key, chosen[0]))


def _changed(settings: GuildSettings, games: Mapping[str, AnyGame], key: str, sent: Sequence[str]) -> GuildSettings:
    """Return settings after a choice in a menu, which may be forged. Raises TableError if it is not offered."""
    try:
        (choice,) = sent
        match key:
            case "stop":
                return replace(settings, stoppers=Stoppers(choice))
            case "league":
                return replace(settings, rated=_IS_ON[choice])
            case "ladder":
                return replace(settings, ladder=_IS_ON[choice])
            case "season":
                return replace(settings, season=SeasonLength(choice))
        game = games[proposed_by(settings, games).game_key]
        (option,) = (each for each in options_of(game, games) if each.key == key)
        (typed,) = (each.typed for each in option.offered() if str(each.typed) == choice)
    except (ValueError, KeyError) as error:
        raise TableError(Why.NOT_OFFERED) from error
    proposed = chosen_options(games, {option.parameter: typed}, settings.proposed, OptionScope.SERVER)
    return replace(settings, proposed=proposed)


class SettingsMenu(LastingItem, template=ids.SETTINGS_MENU):
    async def pressed(self, interaction: Interaction) -> None:
        managed_server(interaction)
        await interaction.response.edit_message(view=await _shown(interaction, self.chosen))


class SettingMenu(LastingItem, template=ids.SETTING_MENU):
    async def pressed(self, interaction: Interaction) -> None:
        managed_server(interaction)
        key, item, before = self.said["key"], self.item, await state_here(interaction)
        of_channels, now, moved = isinstance(item, ui.ChannelSelect), before.settings, False
        if of_channels is not (key in IN_CHANNELS):
            raise TableError(Why.NOT_OFFERED)
        await interaction.response.defer()
        if isinstance(item, ui.ChannelSelect):
            await _choose_channels(interaction, now, key, [each.id for each in item.values])
        else:
            games = interaction.client.host.registry.games
            try:
                wanted = _changed(now, games, key, self.all_chosen)
            except TableError:  # show what is still chosen
                await interaction.edit_original_response(view=await _shown(interaction, key))
                raise
            await save_settings(interaction, now, wanted)
            chosen = self.chosen if key == "remind_hours" else None
            moved = is_reminder_moved(now.proposed, wanted.proposed, chosen)
        await interaction.edit_original_response(view=await _shown(interaction, key, before, moves_reminder=moved))


class SettingOff(LastingItem, template=ids.SETTING_OFF):
    async def pressed(self, interaction: Interaction) -> None:
        managed_server(interaction)
        before, key = await state_here(interaction), self.said["key"]
        await interaction.response.defer()
        await turn_off(interaction, key)
        await interaction.edit_original_response(view=await _shown(interaction, key, before))


async def setup(bot: ArnakBot) -> None:
    bot.add_dynamic_items(SettingsMenu, SettingMenu, SettingOff)
