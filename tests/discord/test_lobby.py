"""The lobby as people use it: sitting down, starting, a restart, and lobbies from before it was made of components."""

from __future__ import annotations

import discord
import pytest
from discord import ui

from arnak_bot.game.definition import AnyGame
from arnak_bot.game.values import Form
from arnak_bot.games import GAMES
from arnak_bot.games.arnak.definition import GAME as ARNAK
from arnak_bot.games.arnak.wording.messages import ENGLISH
from arnak_bot.host import Host, TableError, lobby_options, options_of
from arnak_bot.host.options import multiplayer_seats
from arnak_bot.refusals import Why
from arnak_bot.store import MessageKind, Status
from cogs import ids
from cogs.ids import AtSeat, Press
from cogs.lobby import in_form, lobby_form, lobby_layout
from cogs.messages import Message
from tests.databases import tamper
from tests.discord.conftest import World, send_form, view_of
from tests.discord.seen import answer, buttons_of, can_be_pressed, last_in, said, sit_down, start, text_of, text_to_send
from tests.discord.strict import units
from tests.discord.test_open_panels import panels
from tests.host.stage import ANN, CHANNEL, GUILD


async def old_lobby(world: World, *, text: str = "**Lost Ruins of Arnak**") -> discord.Message:
    """A lobby as versions before schema 13 have posted it, with Ann in it, and the row that they left of it."""
    await world.ann.slash(world.channel, "game new")
    table = await world.table()
    channel = world.text_channel
    await channel.get_partial_message(world.newest.id).delete()
    await world.env.settle()
    for each in world.channel.history():  # what was posted again
        await channel.get_partial_message(each.id).delete()
    presses = (Press.JOIN, Press.LEAVE, Press.START, Press.HELP)
    buttons: list[ui.Item[ui.View]] = [
        ui.Button(label=each.capitalize(), custom_id=ids.table_button(each, table.id)) for each in presses
    ]
    options = [discord.SelectOption(label=each, value=each) for each in ("able", ids.SEND_AWAY)]
    menu: ui.Select[ui.View] = ui.Select(custom_id=ids.computer_menu(table.id), options=options)
    sent = await channel.send(text, view=view_of(*buttons, menu))
    row = "UPDATE tables SET last_post = ?, last_text = ?, last_kind = NULL"
    tamper(world.database, row, sent.id, text)
    await world.restart()
    return last_in(world.channel)


async def test_whoever_presses_join_sits_down_and_the_message_is_edited(world: World) -> None:
    bob = world.bob
    await world.open_table("Ann", seats=3)
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


@pytest.mark.parametrize("game", [*GAMES])
async def test_who_waits_for_others_reads_how_to_play_alone_if_the_game_allows_it(world: World, game: str) -> None:
    lobby, alone = await world.open_table("Ann", game=game), "To play alone, use `/game solo`."
    assert (alone in text_of(lobby)) is (1 in GAMES[game].seats)
    await world.bob.click(lobby, label="Join")
    assert alone not in text_of(last_in(world.channel))


async def test_signs_of_seats_are_shown_only_once_they_are_drawn(world: World) -> None:
    signs = ("🟢", "🟦", "🔺", "🔶")
    await world.open_table("Ann", seats=3, computers=1)
    lobby = last_in(world.channel)
    await sit_down(world.bob, lobby)
    assert not any(sign in text_of(world.newest) for sign in signs)
    await world.ann.click(lobby, label="Start")
    older, newest = world.channel.history()
    assert all(sign in text_of(newest) for sign in signs[:3]) and not any(sign in text_of(older) for sign in signs)


async def test_who_only_plays_computers_reads_no_time_limits_and_others_may_take_a_computers_seat(world: World) -> None:
    lobby = await world.open_table("Ann", computers=1)
    assert "After 24 hours" not in text_of(lobby) and "Join" not in [each.label for each in buttons_of(lobby)]
    await world.bob.click(lobby, label="Join in a computer’s place")
    assert "**Bob**" in text_of(world.newest) and "After 24 hours" in text_of(world.newest)


@pytest.mark.parametrize(
    ("hours", "computer", "said"),
    [
        (24, False, "A player has 24 hours for each move. After that, the others may vote to go on without them."),
        (72, True, "A player has 3 days for each move. After that, a computer plays until they are back."),
        (None, False, "There is no time limit."),
        (None, True, "There is no time limit."),
    ],
)
async def test_a_lobby_says_what_happens_after_the_time_for_a_move_only_if_there_is_a_limit(
    host: Host, hours: int | None, computer: bool, said: str
) -> None:
    options = options_of(ARNAK, seats=3, remind_hours=None, deadline_hours=hours, stand_in=computer)
    shown = lobby_layout(await host.lobby.open(GUILD, CHANNEL, ANN, "Ann", options), GAMES, ENGLISH)
    assert f"-# {said}" in text_to_send(Message("", view=shown)).splitlines()


async def test_the_host_can_remove_anybody_else_from_the_lobby_and_nobody_else_can(world: World) -> None:
    lobby = await world.open_table("Ann", seats=3)
    await sit_down(world.eve, lobby)
    table = await world.table()
    of_eve = ids.at_seat_button(table.id, AtSeat.REMOVE, 1)
    assert [each.custom_id for each in buttons_of(world.newest) if each.label == "Remove"] == [of_eve]
    refused = await world.eve.click(lobby, custom_id=of_eve)
    assert said(refused) == ENGLISH.refusals.refused(why=Why.ONLY_OPENER_SEATS_COMPUTERS)
    await world.ann.click(lobby, custom_id=of_eve)
    assert table.names == ("Ann",) and "Eve" not in text_of(world.newest)
    with pytest.raises(TableError) as error:
        await world.bot.host.lobby.remove(table, world.ann.id, 0)
    assert error.value.refusal is Why.NOBODY_SITS_THERE, "the host leaves instead"


@pytest.mark.parametrize("how", ["button", "command"])
async def test_whoever_becomes_the_host_because_the_host_leaves_gets_a_message(world: World, how: str) -> None:
    ann, bob, cleo = map(world.member, ("Ann", "Bob", "Cleo"))
    lobby = await world.open_table("Ann", seats=3)
    for each in (bob, cleo):
        await sit_down(each, lobby)
    await cleo.click(lobby, label="Leave")
    assert bob.user.dm_channel.last_message is None
    if how == "button":
        assert not (await ann.click(lobby, label="Leave")).followups, "the lobby shows it"
    else:
        reply = answer(await ann.slash(world.channel, "game leave"))
        assert reply.content == ENGLISH.texts.you_left_lobby() and reply.ephemeral
    await world.env.settle()
    (note,) = bob.user.dm_channel.history()
    why = "the host of this *Lost Ruins of Arnak* table has left, so you can press **Start** now."
    assert note.content.endswith(why)
    assert f"/{world.channel.id}/{lobby.id}:" in note.content


async def test_anybody_may_stop_a_lobby_that_everybody_has_left(world: World) -> None:
    lobby = await world.open_table("Ann")
    assert "Only Ann, the host" in said(await world.eve.slash(world.channel, "table stop"))
    await world.ann.click(lobby, label="Leave")
    assert ENGLISH.texts.lobby_empty() in text_of(world.newest)
    asked = await world.eve.slash(world.channel, "table stop")
    await world.eve.click(answer(asked).message, label="Close it")
    assert await world.bot.host.registry.store.open_table_in(world.channel.id) is None


async def test_an_abandoned_lobby_tells_strangers_who_can_reopen_it_and_moderators_that_it_closed(world: World) -> None:
    lobby = await world.open_table("Ann")
    await world.wait(days=31, look_every=24)
    assert "Nothing has happened here for a month" in text_of(world.newest)
    closed = Why.CLOSED_UNPLAYED.sentence(ENGLISH)
    assert "Its players can reopen it" in closed
    assert said(await world.bob.slash(world.channel, "game start")) == closed
    assert said(await world.moderator().slash(world.channel, "table stop")) == closed
    await world.ann.slash(world.channel, "game start")
    assert "Ann has reopened this table. Welcome back." in map(text_of, world.channel.history())
    assert lobby.id != world.newest.id and "Open seat" in text_of(world.newest)


async def test_a_lobby_goes_on_after_a_restart(world: World) -> None:
    await world.ann.slash(world.channel, "game new", computers=1)
    assert (await world.table()).posts.kind is MessageKind.COMPONENTS
    await world.restart()
    assert (await world.table()).posts.kind is MessageKind.COMPONENTS
    lobby = last_in(world.channel)
    refused = await world.eve.click(lobby, label="Remove")
    assert said(refused) == ENGLISH.refusals.refused(why=Why.ONLY_OPENER_SEATS_COMPUTERS)
    await world.ann.click(lobby, label="Remove")
    await sit_down(world.bob, lobby)
    assert len(world.channel.history()) == 1 and "Bob" in text_of(world.newest)
    await world.ann.click(lobby, label="Start")
    older, newest = world.channel.history()
    assert not can_be_pressed(older) and newest.attachments and newest.flags.components_v2
    assert (await world.table()).posts.kind is MessageKind.COMPONENTS


async def test_a_lobby_of_before_works_and_is_replaced_by_one_of_components(world: World) -> None:
    before = await old_lobby(world)
    assert (await world.table()).posts.kind is MessageKind.CONTENT and not before.flags.components_v2
    await world.bob.click(before, label="Join")
    old, new = world.channel.history()
    assert (old.id, old.content) == (before.id, "**Lost Ruins of Arnak**") and not old.components
    assert new.flags.components_v2 and "👤 **Bob**" in text_of(new) and can_be_pressed(new)
    await world.bob.click(new, label="Leave")
    assert [each.id for each in world.channel.history()] == [old.id, new.id] and "Bob" not in text_of(world.newest)
    await start(new, world.ann, world.bob)
    assert (await world.table()).game is not None


@pytest.mark.parametrize("chosen", ["able", ids.SEND_AWAY])
async def test_the_menu_of_a_lobby_of_before_seats_and_removes_computers(world: World, chosen: str) -> None:
    before = await old_lobby(world)
    if chosen == ids.SEND_AWAY:
        await world.bot.host.lobby.seat_computer(await world.table(), world.ann.id, "able")
    await world.ann.select(before, [chosen], custom_id=ids.computer_menu((await world.table()).id))
    assert ("🤖 **Sextant**" in text_of(world.newest)) is (chosen == "able")


async def test_only_who_opened_the_table_changes_it(world: World) -> None:
    lobby = await world.open_table("Ann", seats=3)
    await sit_down(world.bob, lobby)
    table, before = await world.table(), (await world.table()).options
    refusal = ENGLISH.refusals.refused(why=Why.ONLY_OPENER_CHANGES)
    for name in ("Bob", "Eve"):
        member = world.member(name)
        for key, value in (("game_key", "lost-cities"), ("seats", "4"), ("board", "snake")):
            result = await member.select(lobby, [value], custom_id=ids.option_menu(table.id, key))
            assert said(result) == refusal and result.ephemeral
        for form in (Form.PLAY, Form.TIMES):
            result = await member.click(lobby, custom_id=ids.form_button(table.id, form))
            assert said(result) == refusal and result.modal is None
    assert table.options == before
    await world.ann.click(lobby, label="Leave")
    assert "**Bob** · host" in text_of(world.newest) and ENGLISH.texts.lobby_empty() not in text_of(world.newest)
    await world.choose("Bob", seats=4)
    assert table.options.seats == 4, "whoever has sat here longest goes on"


async def test_another_game_comes_with_its_own_options_and_keeps_those_of_every_table(world: World) -> None:
    lobby = await world.open_table("Ann", board="snake", turns="auto", seats=4)
    await world.ann.select(lobby, ["lost-cities"], custom_id=ids.option_menu(1, "game_key"))
    table, shown = await world.table(), text_of(world.newest)
    assert table.definition.key == "lost-cities" and table.options.auto_end and table.options.seats == 4
    assert shown.startswith("## Lost Cities") and "Three expeditions." in shown and "Temple" not in shown
    await world.choose("Ann", length="short", columns="either")
    await sit_down(world.bob, lobby)
    await world.ann.click(lobby, label="Start with 2")
    assert dict(table.options.game)["length"] == "short" and table.running.setup.length == "short"


async def test_nobody_loses_a_seat_because_fewer_are_wanted(world: World) -> None:
    lobby = await world.open_table("Ann", seats=4, computers=1)
    for name in ("Bob", "Cleo"):
        await sit_down(world.member(name), lobby)
    (refused,) = await world.choose("Ann", seats=2)
    assert "3 people already have seats here" in said(refused) and (await world.table()).options.seats == 4
    (changed,) = await world.choose("Ann", seats=3)
    assert [each.content for each in changed.followups] == ["1 computer has left: there is no seat for it any more."]
    assert (await world.table()).names == ("Ann", "Bob", "Cleo")


async def test_a_form_is_taken_over_after_a_restart_too(world: World) -> None:
    lobby = await world.open_table("Ann")
    shown = await world.ann.click(lobby, label="Time limits")
    assert shown.modal is not None and not world.bot._connection._view_store._modals, "nothing is kept of it"
    await world.restart()
    await send_form(world.ann, shown, remind_hours="48", stand_in="computer")
    options = (await world.table()).options
    assert (options.remind_hours, options.deadline_hours, options.stand_in) == (48, 72, True)


async def test_a_deadline_before_the_reminder_moves_the_reminder_and_says_so(world: World) -> None:
    lobby = await world.open_table("Ann", remind=24, deadline=72)
    shown = await world.ann.click(lobby, label="Time limits")
    changed = await send_form(world.ann, shown, remind_hours="24", deadline_hours="24")
    told = "The reminder now comes after 12 hours, before the deadline."
    assert [each.content for each in changed.followups] == [told]
    shown = await world.ann.click(world.newest, label="Time limits")
    refused = await send_form(world.ann, shown, remind_hours="48", deadline_hours="24")
    assert "A reminder after 2 days could never come" in said(refused)
    options = (await world.table()).options
    assert (options.remind_hours, options.deadline_hours) == (12, 24)


async def test_a_form_of_what_is_played_no_more_is_refused_kindly(world: World) -> None:
    lobby = await world.open_table("Ann", game="lost-cities")
    shown = await world.ann.click(lobby, label="Rules")
    await world.ann.select(lobby, ["arnak"], custom_id=ids.option_menu(1, "game_key"))
    late = await send_form(world.ann, shown)
    assert said(late) == ENGLISH.refusals.refused(why=Why.NOT_IN_LOBBY) and late.ephemeral
    again = await world.ann.click(world.newest, label="Turns")
    await world.bot.host.lobby.join(await world.table(), world.bob.id, "Bob")
    await world.bot.host.lobby.start(await world.table(), world.ann.id)
    assert said(await send_form(world.ann, again)) == ENGLISH.refusals.refused(why=Why.STARTED_ALREADY)


async def test_what_a_lobby_does_not_offer_is_refused(host: Host) -> None:
    table = await host.lobby.open(GUILD, CHANNEL, ANN, "Ann", options_of(ARNAK))
    for sent in ({"thread": "True"}, {"seats": "5"}, {"seats": "x"}, {"rival": "3"}, {"nothing": "1"}):
        with pytest.raises(TableError) as refused:
            await host.lobby.change(table, ANN, sent)
        assert refused.value.refusal is Why.NOT_IN_LOBBY, sent


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
async def test_every_option_is_in_a_menu_or_a_form_within_discords_limits(host: Host, game: AnyGame) -> None:
    counts = multiplayer_seats(game)
    table = await host.lobby.open(GUILD, CHANNEL, ANN, "W" * 32, options_of(game, seats=counts[0]))
    for seats in counts:
        if seats > counts[0]:
            await host.lobby.change(table, ANN, {"seats": str(seats)})
        layout = lobby_layout(table, GAMES, ENGLISH)
        assert layout.total_children_count <= 40 and layout.content_length() <= 4000
        menus = {str(each.custom_id).split(":")[-1] for each in layout.walk_children() if isinstance(each, ui.Select)}
        forms = [option.key for form in Form for option in in_form(form, table)]
        relevant = [each for each in lobby_options(game) if each.seats is None or seats in each.seats]
        wanted = {each.key for each in relevant if len(each.offered()) > 1}
        assert len(forms) == len(set(forms)) and {*forms, *menus} - {"game_key", str(table.id)} == wanted
        for form in Form:
            labels = [child.text for child in lobby_form(form, table, ENGLISH).children if isinstance(child, ui.Label)]
            assert len(labels) <= 5, f"{form} has room for five"
            assert all(units(label) <= 45 for label in labels)
    for level in game.levels:
        await host.lobby.seat_computer(table, ANN, level)
    assert lobby_layout(table, GAMES, ENGLISH).total_children_count <= 40


async def test_what_an_older_version_offered_is_no_obstacle(host: Host) -> None:
    table = await host.lobby.open(GUILD, CHANNEL, ANN, "Ann", options_of(ARNAK, seats=2, remind_hours=36))
    (remind, *_) = lobby_form(Form.TIMES, table, ENGLISH).children
    assert isinstance(remind, ui.Label) and isinstance(remind.component, ui.Select)
    assert not remind.component.required and not any(each.default for each in remind.component.options)


async def test_a_lobby_that_is_to_start_by_itself_starts_with_its_last_seat(world: World) -> None:
    lobby = await world.open_table("Ann", seats=3, starts="full")
    assert "The game starts as soon as the last seat is taken." in text_of(lobby)
    await sit_down(world.bob, lobby)
    assert (await world.table()).game is None
    table, ann = await world.table(), world.ann
    await world.bot.host.lobby.seat_computer(table, ann.id, "able")
    await world.post(table)
    assert "The game starts" not in text_of(world.newest), "a computer has the last seat: Start is pressed"
    await world.bot.host.lobby.remove(table, ann.id)
    await world.post(table)
    await sit_down(world.eve, lobby)
    table = await world.table()
    assert table.status is Status.RUNNING and len(table.seats) == 3
    await world.restart()
    assert (await world.table()).running.seats_to_act


@pytest.mark.parametrize("starts", ["full", "asked"])
async def test_what_is_left_of_a_lobby_says_what_began(world: World, starts: str) -> None:
    seats = 3 if starts == "asked" else 2
    lobby = await world.open_table("Ann", seats=seats, starts=starts)
    await sit_down(world.bob, lobby)
    if starts == "asked":
        assert "3 players" in text_of(world.channel.history()[0])
        await world.ann.click(lobby, label="Start with 2")
    await world.env.settle()
    lobby = world.channel.history()[0]
    assert lobby.flags.components_v2 and not can_be_pressed(lobby) and not lobby.attachments
    left = text_of(lobby)
    assert {"👤 **Ann** · host", "👤 **Bob**"} <= set(left.splitlines()) and left.count("👤") == 2
    assert "2 players" in left and "3 players" not in left


async def test_a_question_about_a_lobby_stops_no_game_that_has_started_since(world: World) -> None:
    lobby = await world.open_table("Ann", seats=2)
    ann = world.ann
    asked = answer(await ann.slash(world.channel, "table stop"))
    assert asked.content == "Close this lobby for everyone? `/game new` opens another one."
    await start(lobby, ann, world.bob)
    await ann.click(asked, label="Close it")
    (refused,) = [each for each in panels(world, ann) if each.id == asked.id]
    assert (await world.table()).status is Status.RUNNING
    assert refused.content == "The game has started since you were asked. `/table stop` asks about the game."
    assert not refused.components
