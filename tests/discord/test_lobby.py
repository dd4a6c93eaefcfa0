"""The lobby as people use it: sitting down, starting, a restart, and lobbies from before it was made of components."""

from __future__ import annotations

import discord
import pytest
from discord import ui

from arnak_bot.games.arnak.wording.messages import ENGLISH
from arnak_bot.refusals import Why
from arnak_bot.store import MessageKind
from cogs import ids
from cogs.ids import Press
from tests.databases import tamper
from tests.discord.conftest import World
from tests.discord.seen import answer, buttons_of, can_be_pressed, last_in, sit_down, text_of
from tests.discord.test_table import said


async def old_lobby(world: World, *, text: str = "**Lost Ruins of Arnak**") -> discord.Message:
    """A lobby as versions before schema 13 have posted it, with Ann in it, and the row that they left of it."""
    await world.member("Ann").slash(world.channel, "game new")
    table = await world.table()
    channel = world.bot.get_channel(world.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.get_partial_message(world.newest.id).delete()
    await world.env.settle()
    for each in world.channel.history():  # what was posted again
        await channel.get_partial_message(each.id).delete()
    view = ui.View(timeout=None)
    for press in (Press.JOIN, Press.LEAVE, Press.START, Press.HELP):
        view.add_item(ui.Button(label=press.capitalize(), custom_id=ids.table_button(press, table.id)))
    view.add_item(
        ui.Select(
            custom_id=ids.computer_menu(table.id),
            options=[discord.SelectOption(label=each, value=each) for each in ("able", ids.SEND_AWAY)],
        )
    )
    view.stop()
    sent = await channel.send(text, view=view)
    row = "UPDATE tables SET last_post = ?, last_text = ?, last_kind = NULL"
    tamper(world.database, row, sent.id, text)
    await world.restart()
    return last_in(world.channel)


async def test_whoever_presses_join_sits_down_and_the_message_is_edited(world: World) -> None:
    ann, bob = world.member("Ann"), world.member("Bob")
    await ann.slash(world.channel, "game new", seats=3)
    lobby = last_in(world.channel)
    assert lobby.flags.components_v2 and lobby.content == ""
    assert "👤 **Ann** · host" in text_of(lobby) and text_of(lobby).count("Open seat") == 2
    last_seat = [each.custom_id for each in buttons_of(lobby) if each.label == "Join"][-1]
    await bob.click(lobby, custom_id=last_seat)
    (lobby,) = world.channel.history()
    assert "👤 **Bob**" in text_of(lobby) and text_of(lobby).count("Open seat") == 1
    assert "already have a seat" in said(await bob.click(lobby, custom_id=last_seat)), "the button of the next seat"
    await bob.click(lobby, label="Leave")
    assert "Bob" not in text_of(world.newest)


async def test_signs_of_seats_are_shown_only_once_they_are_drawn(world: World) -> None:
    signs = ("🟢", "🟦", "🔺", "🔶")
    await world.member("Ann").slash(world.channel, "game new", seats=3, computers=1)
    lobby = last_in(world.channel)
    await sit_down(world.member("Bob"), lobby)
    assert not any(sign in text_of(world.newest) for sign in signs)
    await world.member("Ann").click(lobby, label="Start")
    older, newest = world.channel.history()
    assert all(sign in newest.content for sign in signs[:3]) and not any(sign in text_of(older) for sign in signs)


async def test_what_remains_of_a_lobby_says_who_played_without_buttons_or_files(world: World) -> None:
    await world.start_table("Ann", "Bob")
    lobby, _ = world.channel.history()
    assert lobby.flags.components_v2 and not can_be_pressed(lobby) and not lobby.attachments
    assert {"👤 **Ann** · host", "👤 **Bob**"} <= set(text_of(lobby).splitlines())


async def test_a_lobby_goes_on_after_a_restart(world: World) -> None:
    await world.member("Ann").slash(world.channel, "game new", computers=1)
    assert (await world.table()).posts.kind is MessageKind.COMPONENTS
    await world.restart()
    assert (await world.table()).posts.kind is MessageKind.COMPONENTS
    lobby = last_in(world.channel)
    refused = await world.member("Eve").click(lobby, label="Remove")
    assert said(refused) == ENGLISH.refusals.refused(why=Why.ONLY_OPENER_SEATS_COMPUTERS)
    await world.member("Ann").click(lobby, label="Remove")
    await sit_down(world.member("Bob"), lobby)
    assert len(world.channel.history()) == 1 and "Bob" in text_of(world.newest)
    await world.member("Ann").click(lobby, label="Start")
    older, newest = world.channel.history()
    assert not can_be_pressed(older) and newest.attachments and not newest.flags.components_v2
    assert (await world.table()).posts.kind is MessageKind.CONTENT


async def test_a_lobby_of_before_works_and_is_replaced_by_one_of_components(world: World) -> None:
    before = await old_lobby(world)
    assert (await world.table()).posts.kind is MessageKind.CONTENT and not before.flags.components_v2
    await world.member("Bob").click(before, label="Join")
    old, new = world.channel.history()
    assert (old.id, old.content) == (before.id, "**Lost Ruins of Arnak**") and not old.components
    assert new.flags.components_v2 and "👤 **Bob**" in text_of(new) and can_be_pressed(new)
    await world.member("Ann").click(new, label="Start")
    assert (await world.table()).game is not None


@pytest.mark.parametrize("chosen", ["able", ids.SEND_AWAY])
async def test_the_menu_of_a_lobby_of_before_seats_and_removes_computers(world: World, chosen: str) -> None:
    before = await old_lobby(world)
    if chosen == ids.SEND_AWAY:
        await world.bot.host.lobby.seat_computer(await world.table(), world.member("Ann").id, "able")
    await world.member("Ann").select(before, [chosen], custom_id=ids.computer_menu((await world.table()).id))
    assert ("🤖 **Sextant**" in text_of(world.newest)) is (chosen == "able")


async def test_a_name_is_taken_out_of_a_message_of_components_too(world: World) -> None:
    await world.member("Ann").slash(world.channel, "game new")
    await world.bot.host.lobby.stop(await world.table(), world.member("Ann").id, moderator=False)
    assert "deleted" in said(await world.member("Ann").slash(world.channel, "me forget"))
    assert "Ann" not in text_of(world.newest) and "someone" in text_of(world.newest)
    assert world.newest.flags.components_v2


async def test_learn_shows_whoever_asks_the_first_page_and_leaves_the_lobby_alone(world: World) -> None:
    await world.member("Ann").slash(world.channel, "game new", game="lost-cities")
    lobby = last_in(world.channel)
    page = await world.member("Eve").click(lobby, label="Learn to play")
    assert page.ephemeral and "1 of " in answer(page).content and text_of(world.newest) == text_of(lobby)
