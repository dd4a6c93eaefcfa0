"""/table settings as a list with menus: each setting is shown, and changed with its menu by those who may."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord
import simcord
from discord import ui
from simcord.components import walk_components

from arnak_bot.games import GAMES
from arnak_bot.games.arnak.wording.messages import ENGLISH
from arnak_bot.host.waiting import timestamp
from arnak_bot.refusals import NothingChanged, Why
from arnak_bot.store import GuildSettings, NewNotice, NoticeOf, SeasonLength, Stoppers
from cogs import ids
from tests.discord.conftest import World, view_of
from tests.discord.seen import answer, said, texts_of
from tests.discord.test_forged import forged

POSTS = ("news", "audit")
OWN, NEW = (ids.settings_menu(group) for group in (0, 1))


async def opened(world: World) -> simcord.ResponseMessage:
    return answer(await world.moderator().slash(world.channel, "table settings"))


def menus(world: World, shown: simcord.ResponseMessage) -> dict[str, dict[str, Any]]:
    """The menus of the answer as it is by now, by custom id."""
    stored = world.gate.backend.get_message(shown.channel_id, shown.id)
    return {each["custom_id"]: each for each in walk_components(stored.components) if each["type"] in (3, 8)}


def menu_of(world: World, shown: simcord.ResponseMessage, key: str) -> dict[str, Any]:
    """The menu of a setting; the ids of channels' menus end in a number that depends on what is chosen."""
    (menu,) = (menu for its_id, menu in menus(world, shown).items() if its_id.split(":")[1:3] == ["setting", key])
    return menu


async def settings(world: World) -> GuildSettings:
    return await world.bot.host.people.guild(world.guild.id)


async def choose(world: World, shown: simcord.ResponseMessage, group: str, key: str, *values: Any) -> None:
    """Name a setting, and choose in its menu."""
    await world.moderator().select(shown.message, [key], custom_id=group)
    await world.moderator().select(shown.message, values, custom_id=menu_of(world, shown, key)["custom_id"])


def lines(shown: simcord.ResponseMessage) -> list[str]:
    return [line.removeprefix("- ") for text in texts_of(shown.message) for line in text.splitlines()]


def line_about(name: str, shown: simcord.ResponseMessage) -> str:
    """The line of a setting among all of them, not among what has changed."""
    (line,) = [each for each in lines(shown) if each.startswith(f"{name}: **") and "(before: " not in each]
    return line


async def test_every_setting_that_a_menu_names_is_shown_with_its_value_and_can_be_changed(world: World) -> None:
    shown = await opened(world)
    assert shown.ephemeral and shown.flags.components_v2
    for group in (OWN, NEW):
        for option in menus(world, shown)[group]["options"]:
            line = line_about(option["label"], shown)
            await world.moderator().select(shown.message, [option["value"]], custom_id=group)
            offered = menus(world, shown)
            if option["value"] == "webhook":
                assert len(offered) == 2 and "To change it, use `/table webhook`." in said_now(shown)
                continue
            menu = menu_of(world, shown, option["value"])
            assert len(offered) == 3, "only the menu of this setting is added"
            assert [each["value"] for each in offered[group]["options"] if each.get("default")] == [option["value"]]
            if menu["type"] == 8:
                continue
            before = await settings(world)
            other = next(each for each in menu["options"] if not each.get("default"))
            await world.moderator().select(shown.message, [other["value"]], custom_id=menu["custom_id"])
            assert await settings(world) != before
            assert line_about(option["label"], shown) != line, option["label"]
            if back := {"game_key": "arnak", "league": "yes"}.get(option["value"]):
                await choose(world, shown, group, option["value"], back)


async def test_a_menu_changes_one_setting_says_so_below_itself_and_leaves_the_others(world: World) -> None:
    shown = await opened(world)
    before = await settings(world)
    await choose(world, shown, OWN, "stop", "moderators")
    stored = world.gate.backend.get_message(shown.channel_id, shown.id)
    found = [each for each in walk_components(stored.components) if each["type"] in (3, 10)]
    menu = menu_of(world, shown, "stop")["custom_id"]
    below = next(at for at, each in enumerate(found) if each.get("custom_id") == menu) + 1
    changed = "Tables may be stopped by: **moderators only** (before: their host and moderators)"
    assert found[below]["content"] == f"**Changed**\n- {changed}"
    await choose(world, shown, OWN, "season", "month")
    await choose(world, shown, NEW, "seats", "4")
    after = replace(before, stoppers=Stoppers.MODERATORS, season=SeasonLength.MONTH)
    assert await settings(world) == replace(after, proposed=replace(before.proposed, seats=4))
    assert {
        "Tables may be stopped by: **moderators only**",
        "League seasons: **a new one every month**",
        "Players: **4**",
    } <= set(lines(shown))


async def test_channels_are_chosen_and_taken_back_in_menus_of_channels(world: World) -> None:
    shown, other = await opened(world), world.guild.create_text_channel("news")
    await choose(world, shown, OWN, "channels", world.channel, other)
    await choose(world, shown, OWN, "news", other)
    await choose(world, shown, OWN, "audit", world.channel)
    now = await settings(world)
    assert (now.channels, now.news, now.audit) == ((world.channel.id, other.id), other.id, world.channel.id)
    assert f"League and ladder results are posted in: **<#{other.id}>**" in lines(shown)
    assert menu_of(world, shown, "audit")["default_values"] == [{"id": world.channel.id, "type": "channel"}]
    await choose(world, shown, OWN, "channels")
    await choose(world, shown, OWN, "news")
    now = await settings(world)
    assert (now.channels, now.news, now.audit) == ((), None, world.channel.id)
    assert "Tables may be opened in: **every channel**" in lines(shown)


async def test_more_channels_than_a_menu_holds_are_changed_with_the_command_only(world: World) -> None:
    many = tuple(world.guild.create_text_channel(f"games-{number}").id for number in range(26))
    await world.bot.host.people.set_guild(world.guild.id, replace(await settings(world), channels=many))
    shown = await opened(world)
    await world.moderator().select(shown.message, ["channels"], custom_id=OWN)
    assert [*menus(world, shown)] == [OWN, NEW]
    assert ENGLISH.wishes.too_many_channels() in said_now(shown)


def said_now(shown: simcord.ResponseMessage) -> str:
    return "\n".join(texts_of(shown.message))


async def command(world: World, name: str, **typed: Any) -> str:
    """What a moderator reads after a command, and then somebody else."""
    return said(await world.moderator().slash(world.channel, f"table {name}", **typed))


async def test_after_a_change_the_answer_begins_with_what_has_changed_and_what_it_was(world: World) -> None:
    news = world.guild.create_text_channel("news")
    told = await command(world, "server", season="month", news=news, audit=news)
    assert told.startswith(
        "**Changed**\n"
        "- League seasons: **a new one every month** (before: none, every game counts)\n"
        f"- League and ladder results are posted in: **<#{news.id}>** (before: no channel)\n"
        f"- Stops, replacements and votes are reported in: **<#{news.id}>** (before: no channel)\n"
        "**Settings of this server**"
    )
    assert (await command(world, "server", season="month")).startswith("Nothing changed; that was already")
    assert (await command(world, "settings", seats=4)).startswith("**Changed**\n- Players: **4** (before: 2)\n**Set")
    assert (await command(world, "settings")).startswith("**Settings of this server**")


async def test_a_menu_of_channels_is_another_one_each_time(world: World) -> None:
    """A client shows what somebody chose last in a menu that it knows, in another setting or after *Turn off* too."""
    shown, there = await opened(world), world.guild.create_text_channel("reports")
    seen = []
    for key in POSTS:
        await choose(world, shown, OWN, key, there)
        seen.append(menu_of(world, shown, key))
        await world.moderator().click(shown.message, label="Turn off")
        seen.append(menu_of(world, shown, key))
    assert len({each["custom_id"] for each in seen}) == len({each["id"] for each in seen}) == 4


async def test_the_same_channel_again_keeps_it_and_off_is_said_in_so_many_words(world: World) -> None:
    there = world.guild.create_text_channel("reports")
    for key in POSTS:
        for _ in range(2):
            await command(world, "server", **{key: there})
            assert getattr(await settings(world), key) == there.id
        told = await command(world, "server", off=key)
        assert told.startswith("**Changed**\n") and f"**no channel** (before: <#{there.id}>)" in told
        assert getattr(await settings(world), key) is None
        assert (await command(world, "server", off=key)).startswith("Nothing changed")
    await world.moderator().slash(there, "game list", stay=True)
    assert f"Live list of tables: **<#{there.id}>**" in await command(world, "settings")
    assert "**no channel** (before: " in await command(world, "server", off="list")
    assert there.history() == [], "the list is gone"
    refused = await world.ann.slash(world.channel, "table server", off="audit")
    assert said(refused) == Why.SETTINGS_NEED_A_MODERATOR.sentence(ENGLISH)


async def test_what_is_on_has_a_button_that_turns_it_off(world: World) -> None:
    shown, there = await opened(world), world.guild.create_text_channel("reports")
    await world.moderator().select(shown.message, ["audit"], custom_id=OWN)
    assert not buttons(world, shown), "there is nothing to turn off"
    for key in ("news", "audit", "list"):
        await choose(world, shown, OWN, key, there)
        assert buttons(world, shown) == ["Turn off"]
        listed = [ENGLISH.texts.no_tables_here(channels="", count=0)] if key == "list" else []
        assert [message.content for message in there.history()] == listed
        await world.moderator().click(shown.message, label="Turn off")
        assert not buttons(world, shown) and f"(before: <#{there.id}>)" in said_now(shown)
    await choose(world, shown, OWN, "channels", there)
    await world.moderator().click(shown.message, label="Allow every channel")
    now = await settings(world)
    assert (now.news, now.audit, now.channels) == (None, None, ()) and there.history() == []
    await command(world, "webhook", address="https://example.org/a-secret")
    await world.moderator().select(shown.message, ["webhook"], custom_id=OWN)
    await world.moderator().click(shown.message, label="Turn off")
    assert (await settings(world)).webhook == ""


def buttons(world: World, shown: simcord.ResponseMessage) -> list[str]:
    stored = world.gate.backend.get_message(shown.channel_id, shown.id)
    return [each["label"] for each in walk_components(stored.components) if each["type"] == 2]


CLOSED = {
    "View Channel": discord.PermissionOverwrite(view_channel=False),
    "Send Messages": discord.PermissionOverwrite(send_messages=False),
}


async def test_a_channel_where_the_bot_may_not_write_is_refused_with_what_to_do(world: World) -> None:
    before, moderator = await settings(world), world.moderator()
    seen = discord.PermissionOverwrite(view_channel=True)
    sees: dict[Any, discord.PermissionOverwrite] = {world.guild.roles["moderators"]: seen}
    for lacking, denied in CLOSED.items():
        closed = world.guild.create_text_channel("closed", overwrites={world.guild.default_role: denied, **sees})
        wanted = f"I can’t post in <#{closed.id}>. In its permissions, allow my role *{lacking}*."
        for key in ("news", "audit", "list"):
            if key != "list":
                assert (await command(world, "server", **{key: closed})).startswith(wanted)
            shown = await opened(world)
            await moderator.select(shown.message, [key], custom_id=OWN)
            menu = menu_of(world, shown, key)
            refused = await moderator.select(shown.message, [closed], custom_id=menu["custom_id"])
            (told,) = refused.followups
            assert told.message.content.startswith(wanted), key
        assert await settings(world) == before and closed.history() == []


async def test_pictures_are_asked_for_only_where_they_are_posted(world: World) -> None:
    plain = world.channel_without("attach_files")
    assert (await command(world, "server", audit=plain)).startswith("**Changed**")
    assert (await command(world, "server", news=plain)).endswith("*Attach Files*. Nothing was changed.")


async def test_neither_forums_nor_categories_are_channels_for_posts(world: World) -> None:
    for key in POSTS:
        for place in (world.guild.create_category("games"), world.guild.create_forum_channel("forum")):
            told = await command(world, "server", **{key: place})
            assert told == NothingChanged(Why.NOT_A_PLACE_FOR_POSTS).sentence(ENGLISH)


async def test_without_a_league_nothing_is_said_about_its_seasons(world: World) -> None:
    shown, news = await opened(world), world.guild.create_text_channel("news")
    await choose(world, shown, OWN, "league", "no")
    assert "League: **off**" in lines(shown)
    offered = [each["value"] for each in menus(world, shown)[OWN]["options"]]
    assert "season" not in said_now(shown).lower() and not {"season", "news"} & {*offered}
    told = await command(world, "server", season="month", news=news)
    assert "**a new one every month** (before: none, every game counts). It takes effect when the league is on." in told
    assert "League seasons: **a new one every month**" in await command(world, "server", league=True)


async def test_both_commands_show_everybody_the_same_settings_and_only_managers_change_them(world: World) -> None:
    await command(world, "webhook", address="https://user-content.example.org/a-secret?key=1", names=True)
    shown = {said(await world.ann.slash(world.channel, f"table {name}")) for name in ("settings", "server")}
    told = shown.pop().replace("\\", "")
    assert not shown
    assert "- Finished games are sent to: **user-content.example.org, players by name**" in told
    assert "a-secret" not in told and "key" not in told, "the address may be one"
    options: list[dict[str, Any]] = [{"league": True}, {"season": "none"}, {"ladder": False}]
    options += [{each: world.channel} for each in POSTS]
    others = [("server", typed) for typed in (*options, {"off": "list"})]
    tried = [("settings", {"stop": "opener"}), ("webhook", {}), *others]
    for name, typed in tried:
        refused = said(await world.ann.slash(world.channel, f"table {name}", **typed))
        assert refused == "Only members with the *Manage Server* permission can do this."


async def test_names_are_sent_only_to_an_address(world: World) -> None:
    told = await command(world, "webhook", names=True)
    assert told == Why.NO_WEBHOOK_YET.sentence(ENGLISH) and not (await settings(world)).webhook_names
    await command(world, "webhook", address="https://example.org/", names=True)
    assert await command(world, "webhook", address="off", names=True) == ENGLISH.wishes.no_webhook()
    assert not (await settings(world)).webhook
    assert not (await settings(world)).webhook_names, "the next address gets pseudonyms unless names are chosen again"


async def test_others_see_the_list_without_menus_and_change_nothing(world: World) -> None:
    shown = answer(await world.ann.slash(world.channel, "table settings"))
    assert "Tables may be opened in: **every channel**" in lines(shown) and not menus(world, shown)
    before = await settings(world)
    for custom_id in (OWN, ids.setting_menu("stop")):
        refused = await world.ann.select(await menu_with(world, custom_id, "players"), ["players"])
        assert said(refused) == Why.SETTINGS_NEED_A_MODERATOR.sentence(ENGLISH)
    refused = await world.ann.click(await forged(world, world.channel, ids.setting_off("channels")), label="Press me")
    assert said(refused) == Why.SETTINGS_NEED_A_MODERATOR.sentence(ENGLISH)
    assert await settings(world) == before


async def test_a_choice_that_is_not_offered_changes_nothing(world: World) -> None:
    before = await settings(world)
    for key in ("stop", "season", "league", "seats", "board", "length", "webhook", "news"):
        refused = await world.moderator().select(await menu_with(world, ids.setting_menu(key), "forged"), ["forged"])
        assert refused.followups or said(refused) == Why.NOT_OFFERED.sentence(ENGLISH), key
        assert await settings(world) == before


async def menu_with(world: World, custom_id: str, value: str) -> discord.Message:
    """A message with a menu that the bot has not sent."""
    menu: ui.Select[ui.View] = ui.Select(custom_id=custom_id, options=[discord.SelectOption(label=value)])
    return await world.text_channel.send("forged", view=view_of(menu))


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


async def test_of_several_changes_all_are_made_or_none(world: World) -> None:
    before, there = await settings(world), world.guild.create_text_channel("reports")
    closed = world.channel_without("send_messages")
    told = await command(world, "server", ladder=True, season="month", audit=there, news=closed)
    assert told.startswith("I can’t post in ") and told.endswith(" Nothing was changed.")
    assert await settings(world) == before
    await command(world, "server", audit=world.channel, news=there)
    told = await command(world, "server", off="audit", audit=there)
    assert f"**<#{there.id}>** (before: <#{world.channel.id}>)" in told and (await settings(world)).audit == there.id
    await command(world, "server", off="news", league=False)
    assert ((await settings(world)).news, (await settings(world)).rated) == (None, False)


async def test_a_reminder_that_could_never_come_is_refused_or_moved_with_a_new_deadline(world: World) -> None:
    never = "A reminder after 2 days could never come, because the time for a move ends after 24 hours."
    assert (await command(world, "settings", remind=48, deadline=24)).startswith(never)
    assert "**Changed**" in await command(world, "settings", remind=48)
    told = await command(world, "settings", deadline=24)
    changed = "Reminder for whoever is to move: **12 hours** (before: 2 days)\n- Deadline for a move: **24 hours**"
    moved = ENGLISH.wishes.reminder_moved()
    assert changed in told.partition("**Settings of this server**")[0] and moved in told
    assert moved not in await command(world, "settings", remind=24, deadline=72), "both were chosen"
    assert "**Changed**" in await command(world, "settings", remind=12, deadline=24)
    shown, seen = await opened(world), []
    for _ in range(2):
        await choose(world, shown, NEW, "remind_hours", "48")
        seen.append(menu_of(world, shown, "remind_hours"))
    assert seen[0]["id"] != seen[1]["id"], "a client forgets what was refused"
    assert not any(each.get("default") for each in seen[1]["options"] if each["value"] == "48")


async def test_a_change_of_game_names_what_is_chosen_for_it_and_which_defaults_are_dropped(world: World) -> None:
    told = await command(world, "settings", game="lost-cities", length="short")
    changed = told.partition("**Settings of this server**")[0].splitlines()
    assert [line.partition(":")[0] for line in changed[1:]] == ["- Game", "- Length"]
    assert "(before: three expeditions)" in changed[-1]
    await command(world, "settings", game="lost-ark", third="on")
    told = await command(world, "settings", game="arnak")
    why = "**dropped**, because only Searching for the Lost Ark has it (before: "
    assert f"- With two players, the die also calls: {why}" in told
    assert told.count("**dropped**") == 1, "what was not chosen is not lost"


# --- what does not work: deleted channels, permissions, posts that do not arrive -------------------


async def test_posts_that_do_not_arrive_are_listed_with_what_to_do(world: World) -> None:
    news, reports = world.guild.create_text_channel("news"), world.guild.create_text_channel("reports")
    await command(world, "server", news=news, audit=reports)
    await command(world, "webhook", address="https://example.org/a-secret")
    await command(world, "settings", panels="thread", channel=news)
    assert "I can’t" not in await command(world, "settings") and "trying" not in await command(world, "settings")
    channel = world.bot.get_channel(news.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.set_permissions(channel.guild.me, send_messages=False)
    notices, guild = world.bot.host.notices, world.guild.id
    failing = [NewNotice(guild, NoticeOf.WEBHOOK, {"table": 1}, None), NewNotice(guild, NoticeOf.AUDIT, {}, reports.id)]
    registry = world.bot.host.registry
    await registry.store.notices.add(failing, timestamp(registry.now()))
    for each in await notices.due():
        await notices.failed(each, "status 500")
    told = (await command(world, "settings")).replace("\\", "")
    for line in (
        f"I can’t post in <#{news.id}>. In its permissions, allow my role *Send Messages*.",
        f"Discord did not accept a post in <#{reports.id}>. I keep trying for three days.",
        "example.org has not accepted a game that ended <t:",
        "I give each game up after three days; `/table results` has them all. `/table webhook` changes the address.",
    ):
        assert line in told, line
    assert "I can’t post" not in said(await world.ann.slash(world.channel, "table settings"))


async def test_a_channel_for_games_that_is_closed_to_the_bot_is_warned_of_with_what_is_denied(world: World) -> None:
    closed = world.channel_without("send_messages")
    threadless = world.channel_without("create_public_threads", "create_private_threads")
    wanted = f"I can’t post in <#{closed.id}>. In its permissions, allow my role *Send Messages*."
    assert wanted in await command(world, "settings", channel=closed)
    assert wanted in await command(world, "settings"), "later, too"
    told = await command(world, "settings", channel=threadless, place="thread", panels="thread")
    for line in (
        f"I can’t open tables in threads of <#{threadless.id}>. In its permissions, allow my role "
        "*Create Public Threads*.",
        f"I can’t open private threads for players in <#{threadless.id}>. In its permissions, allow my role "
        "*Create Private Threads*. That takes effect with the next table.",
    ):
        assert line in told, line
    assert f"threads of <#{closed.id}>" not in told
    await command(world, "settings", channel=closed)
    await command(world, "settings", channel=threadless)
    assert "I can’t" not in await command(world, "settings")
    world.channel = threadless
    assert f"private threads for players in <#{threadless.id}>" in await command(world, "settings"), "where all are"


async def test_deleted_channels_are_reported_and_nobody_is_sent_to_them(world: World) -> None:
    games, other = world.guild.create_text_channel("games"), world.guild.create_text_channel("other")
    await command(world, "server", news=other)
    await command(world, "settings", channel=games)
    await command(world, "settings", channel=other)
    for channel in (games, other):
        found = world.bot.get_channel(channel.id)
        assert isinstance(found, discord.TextChannel)
        await found.delete()
        await world.env.settle()
        if channel is games:
            refused = said(await world.ann.slash(world.channel, "game new"))
            assert refused.startswith(f"On this server, tables can only be opened in <#{other.id}>. Alone")
    refused = said(await world.ann.slash(world.channel, "game new"))
    assert "channels that have been deleted. Somebody with *Manage Server* can choose others" in refused
    told = await command(world, "settings")
    assert "2 channels chosen for “Tables may be opened in” have been deleted." in told
    assert "The channel chosen for “League and ladder results are posted in” has been deleted." in told
    shown = await opened(world)
    await world.moderator().select(shown.message, ["channels"], custom_id=OWN)
    assert not menu_of(world, shown, "channels").get("default_values")
    await command(world, "settings", channel=world.channel)
    assert (await settings(world)).channels == (world.channel.id,), "a new choice takes the place of what is gone"
