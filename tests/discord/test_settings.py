"""/table settings as a list with menus: each setting is shown, and changed with its menu by those who may."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
import simcord
from simcord.components import walk_components

from arnak_bot.games import GAMES
from arnak_bot.games.arnak.wording.messages import ENGLISH
from arnak_bot.refusals import Why
from arnak_bot.store import GuildSettings, SeasonLength, Stoppers
from cogs import ids
from tests.discord.conftest import World
from tests.discord.seen import answer, texts_of
from tests.discord.test_table import said

OWN, NEW = (ids.settings_menu(group) for group in (0, 1))


async def opened(world: World) -> simcord.ResponseMessage:
    return answer(await world.moderator().slash(world.channel, "table settings"))


def menus(world: World, shown: simcord.ResponseMessage) -> dict[str, dict[str, Any]]:
    """The menus of the answer as it is by now, by custom id."""
    stored = world.gate.backend.get_message(shown.channel_id, shown.id)
    return {each["custom_id"]: each for each in walk_components(stored.components) if each["type"] in (3, 8)}


async def settings(world: World) -> GuildSettings:
    return await world.bot.host.people.guild(world.guild.id)


async def choose(world: World, shown: simcord.ResponseMessage, group: str, key: str, *values: Any) -> None:
    """Name a setting, and choose in its menu."""
    await world.moderator().select(shown.message, [key], custom_id=group)
    await world.moderator().select(shown.message, values, custom_id=ids.setting_menu(key))


def lines(shown: simcord.ResponseMessage) -> list[str]:
    return [line.removeprefix("- ") for text in texts_of(shown.message) for line in text.splitlines()]


async def test_every_setting_that_a_menu_names_is_shown_with_its_value_and_can_be_changed(world: World) -> None:
    shown = await opened(world)
    assert shown.ephemeral and shown.flags.components_v2
    for group in (OWN, NEW):
        for option in menus(world, shown)[group]["options"]:
            (line,) = [each for each in lines(shown) if each.startswith(f"{option['label']}: **")]
            await world.moderator().select(shown.message, [option["value"]], custom_id=group)
            offered = menus(world, shown)
            menu = offered[ids.setting_menu(option["value"])]
            assert len(offered) == 3, "only the menu of this setting is added"
            assert [each["value"] for each in offered[group]["options"] if each.get("default")] == [option["value"]]
            if menu["type"] == 8:
                continue
            before = await settings(world)
            other = next(each for each in menu["options"] if not each.get("default"))
            await world.moderator().select(shown.message, [other["value"]], custom_id=menu["custom_id"])
            assert await settings(world) != before
            (now,) = [each for each in lines(shown) if each.startswith(f"{option['label']}: **")]
            assert now != line, option["label"]
            if option["value"] == "game_key":
                await choose(world, shown, NEW, "game_key", "arnak")


async def test_a_menu_changes_one_setting_and_leaves_the_others(world: World) -> None:
    shown = await opened(world)
    before = await settings(world)
    await choose(world, shown, OWN, "stop", "moderators")
    await choose(world, shown, OWN, "season", "month")
    await choose(world, shown, NEW, "seats", "4")
    after = replace(before, stoppers=Stoppers.MODERATORS, season=SeasonLength.MONTH)
    assert await settings(world) == replace(after, proposed=replace(before.proposed, seats=4))
    assert {
        "Tables may be stopped by: **moderators only**",
        "Seasons of the league: **a season each month**",
        "Players: **4**",
    } <= set(lines(shown))


async def test_channels_are_chosen_and_taken_back_in_menus_of_channels(world: World) -> None:
    shown, other = await opened(world), world.guild.create_text_channel("news")
    await choose(world, shown, OWN, "channels", world.channel, other)
    await choose(world, shown, OWN, "news", other)
    await choose(world, shown, OWN, "audit", world.channel)
    now = await settings(world)
    assert (now.channels, now.news, now.audit) == ((world.channel.id, other.id), other.id, world.channel.id)
    assert f"Results of seasons are posted in: **<#{other.id}>**" in lines(shown)
    menu = menus(world, shown)[ids.setting_menu("audit")]
    assert menu["default_values"] == [{"id": world.channel.id, "type": "channel"}]
    await choose(world, shown, OWN, "channels")
    await choose(world, shown, OWN, "news")
    now = await settings(world)
    assert (now.channels, now.news, now.audit) == ((), None, world.channel.id)
    assert "Tables may be opened in: **every channel**" in lines(shown)


async def test_more_channels_than_a_menu_holds_are_changed_with_the_command_only(world: World) -> None:
    many = tuple(10**18 + number for number in range(26))
    await world.bot.host.people.set_guild(world.guild.id, replace(await settings(world), channels=many))
    shown = await opened(world)
    await world.moderator().select(shown.message, ["channels"], custom_id=OWN)
    assert ids.setting_menu("channels") not in menus(world, shown)
    assert ENGLISH.wishes.too_many_channels() in said_now(shown)


def said_now(shown: simcord.ResponseMessage) -> str:
    return "\n".join(texts_of(shown.message))


async def test_others_see_the_list_without_menus_and_change_nothing(world: World) -> None:
    ann = world.member("Ann")
    shown = answer(await ann.slash(world.channel, "table settings"))
    assert "Tables may be opened in: **every channel**" in lines(shown) and not menus(world, shown)
    before = await settings(world)
    for custom_id in (OWN, ids.setting_menu("stop")):
        forged = {"type": 3, "custom_id": custom_id, "options": [{"label": "all", "value": "players"}]}
        world.gate.backend.get_message(shown.channel_id, shown.id).components.append(
            {"type": 1, "components": [forged | {"min_values": 1, "max_values": 1}]}
        )
        refused = await ann.select(shown.message, ["players"], custom_id=custom_id)
        assert said(refused) == Why.SETTINGS_NEED_A_MODERATOR.sentence(ENGLISH)
    assert await settings(world) == before


@pytest.mark.parametrize("key", ["stop", "season", "league", "seats", "board", "length", "webhook", "news"])
async def test_a_choice_that_is_not_offered_changes_nothing(world: World, key: str) -> None:
    shown = await opened(world)
    stored = world.gate.backend.get_message(shown.channel_id, shown.id)
    menu = next(each for each in walk_components(stored.components) if each["type"] == 3)
    menu["custom_id"] = ids.setting_menu(key)
    menu["options"] = [{"label": "forged", "value": "forged"}]
    before = await settings(world)
    refused = await world.moderator().select(shown.message, ["forged"], custom_id=menu["custom_id"])
    assert refused.followups or said(refused) == Why.NOT_OFFERED.sentence(ENGLISH)
    assert await settings(world) == before


async def test_the_menus_work_after_a_restart(world: World) -> None:
    shown = await opened(world)
    await world.restart()
    await choose(world, shown, NEW, "game_key", "lost-cities")
    assert (await settings(world)).proposed.game_key == "lost-cities"
    assert "Game: **Lost Cities: the board game**" in lines(shown) and "Length: **" in said_now(shown)
    assert "Board: **" not in said_now(shown), "what belongs to another game is not shown"


async def test_a_server_whose_game_is_gone_is_shown_what_a_new_table_would_have(world: World) -> None:
    gone = replace((await settings(world)).proposed, game_key="gone")
    await world.bot.host.people.set_guild(world.guild.id, replace(await settings(world), proposed=gone))
    shown = await opened(world)
    assert f"Game: **{next(iter(GAMES.values())).title}**" in lines(shown)
    await choose(world, shown, NEW, "board", "snake")
    assert (await settings(world)).proposed.game_key == "arnak"
