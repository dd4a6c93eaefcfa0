"""People find each other: who looks for the same game gets a table as soon as they are enough; invitations by name."""

from __future__ import annotations

from typing import Any
from unittest.mock import AsyncMock

import pytest
import simcord
from discord import ui

from arnak_bot.games import GAMES
from arnak_bot.refusals import Why
from arnak_bot.store import Status
from arnak_bot.wording.messages import ENGLISH
from tests.discord.conftest import World, view_of
from tests.discord.seen import answer, buttons_of, can_be_pressed, forget, last_in, said, sit_down, text_of
from tests.discord.strict import RateLimit


async def look(world: World, name: str, game: str = "lost-cities", players: int = 3, note: str = "") -> str:
    typed = {"note": note} if note else {}
    return said(await world.member(name).slash(world.channel, "game find", game=game, players=players, **typed))


def texts(world: World) -> list[str]:
    return [text_of(message) for message in world.channel.history() if message.content]


async def test_when_enough_people_want_the_same_a_table_opens_with_all_of_them(world: World) -> None:
    await look(world, "Ann")
    message = world.newest
    await world.bob.click(message, label="Me too")
    assert "Looking so far: Ann and Bob." in text_of(world.newest)
    await world.ann.click(message, label="Me too")
    assert "Looking so far: Ann and Bob." in text_of(world.newest), "nobody counts twice"
    await world.eve.click(message, label="Me too")
    table = await world.table()
    assert table.status is Status.LOBBY and table.definition.key == "lost-cities"
    assert [seat.name for seat in table.seats] == ["Ann", "Bob", "Eve"] and table.options.seats == 3
    assert table.opener == world.ann.id
    told = [text for text in texts(world) if "you have found each other" in text]
    assert told == [
        f"<@{world.member('Ann').id}>, <@{world.member('Bob').id}> and <@{world.member('Eve').id}>: "
        f"you have found each other for *{table.definition.title}*. **Ann** is the host and starts the game."
    ]
    assert await world.bot.host.finding.seekers(world.guild.id) == []
    await world.ann.click(last_in(world.channel), label="Start")
    assert (await world.table()).game is not None


async def test_in_a_channel_with_a_table_the_new_one_opens_in_a_thread(world: World) -> None:
    running = await world.start_table("Dan", "Zoe")
    await look(world, "Ann", players=2)
    await look(world, "Bob", players=2)
    assert (await world.table()).id == running.id
    found = await world.bot.host.registry.store.open_tables_in_guild(world.guild.id)
    table = await world.bot.host.registry.table(found[-1])
    assert table.channel_id != world.channel.id and [seat.name for seat in table.seats] == ["Ann", "Bob"]


@pytest.mark.parametrize("game", GAMES)
async def test_a_pair_found_in_a_thread_gets_a_table_there_or_in_a_thread_beside_it(world: World, game: str) -> None:
    thread = await world.open_thread("Dan")
    await world.ann.slash(thread, "game find", game=game, players=2)
    await world.bob.click(last_in(thread), label="Me too")
    found = await world.bot.host.registry.store.open_tables_in_guild(world.guild.id)
    table = await world.bot.host.registry.table(found[-1])
    assert [seat.name for seat in table.seats] == ["Ann", "Bob"] and table.definition.key == game
    (own,) = [each for each in world.channel.threads if each.id != thread.id]
    assert table.channel_id == own.id and any("have found each other" in text_of(each) for each in own.history())
    (told,) = [text_of(each) for each in thread.history() if "found each other" in text_of(each)]
    assert told == f"*{GAMES[game].title}* for 2: Ann and Bob have found each other. Their table is in <#{own.id}>."


async def test_a_server_with_tables_in_threads_gets_one_for_who_has_found_each_other(world: World) -> None:
    await world.moderator().slash(world.channel, "table settings", place="thread")
    await look(world, "Ann", players=2)
    assert "Your table is in <#" in await look(world, "Bob", players=2)
    (thread,) = world.channel.threads
    assert thread.name is not None and thread.name.endswith(": Ann"), "who can press Start"
    assert [seat.name for seat in (await world.bot.host.registry.table_in(thread.id)).seats] == ["Ann", "Bob"]


async def test_where_no_table_can_be_opened_nobody_s_wish_is_noted(world: World) -> None:
    voice = world.guild.create_voice_channel("voice")
    await world.dan.slash(voice, "game new")
    told = said(await world.ann.slash(voice, "game find", game="arnak", players=2))
    assert told.endswith("To open another one, type the command in a text channel.")
    assert await world.bot.host.finding.seekers(world.guild.id) == []


async def test_whoever_presses_sits_at_the_table_that_this_opens(world: World) -> None:
    finding, game = world.bot.host.finding, world.bot.host.registry.games["lost-cities"]
    for name in ("Ann", "Bob"):  # Discord did not let their table be opened
        await finding.seek(world.guild.id, world.member(name).id, name, game, 2)
    await look(world, "Eve", players=2)
    assert [seat.name for seat in (await world.table()).seats] == ["Ann", "Eve"]
    assert [each.name for each in await finding.seekers(world.guild.id)] == ["Bob"]


async def renewed(world: World) -> None:
    await world.bot.keeper.soon(world.guild.id)


async def test_me_too_in_the_private_list_changes_the_list_and_the_public_message(world: World) -> None:
    await world.dan.slash(world.guild.create_text_channel("second"), "game new", game="arnak")
    await look(world, "Ann")
    public = world.newest
    shown = answer(await world.bob.slash(world.channel, "game find"))
    assert "*Lost Ruins of Arnak*: one free seat, https://discord.com/" in shown.message.content
    await world.bob.click(shown.message, label=label_with(shown, "Me too: "))
    await renewed(world)
    assert "Looking so far: Ann and Bob." in text_of(world.newest) and world.newest.id == public.id
    stored = world.gate.backend.get_message(shown.channel_id, shown.id)
    assert "Looking so far: Ann and Bob." in stored.content and "type `/game find`" in stored.content
    await world.bob.click(shown.message, label=label_with(stored, "Stop looking: "))
    await renewed(world)
    assert "Looking so far: Ann." in text_of(world.newest) and world.pinged == []


async def test_me_too_in_a_private_list_posts_a_search_that_has_ended_in_the_channel_again(world: World) -> None:
    await look(world, "Ann")
    ended, bob = world.newest, world.bob
    shown = answer(await bob.slash(world.channel, "game find"))
    await world.ann.click(ended, label="Stop looking")
    await bob.click(shown.message, label=label_with(shown, "Me too: "))
    await renewed(world)
    assert "Ann" not in text_of(shown.message) and "Bob" in text_of(shown.message)
    assert world.newest.id != ended.id and "Looking so far: Bob." in text_of(world.newest)
    assert [each.label for each in buttons_of(world.newest)] == ["Me too", "Stop looking"]
    await world.eve.click(world.newest, label="Me too")
    assert "Looking so far: Bob and Eve." in text_of(world.newest)


async def test_the_message_before_goes_where_somebody_looks_for_the_same_and_others_follow(world: World) -> None:
    there = world.guild.create_text_channel("second")
    await look(world, "Ann")
    await world.bob.slash(there, "game find", game="lost-cities", players=3)
    await renewed(world)
    assert "so far: Ann and Bob." in text_of(world.newest) and "so far: Ann and Bob." in text_of(last_in(there))
    await look(world, "Ann", note="tonight")
    await renewed(world)
    (message,) = world.channel.history()
    assert "Bob and Ann (tonight)" in text_of(message) or "Ann (tonight) and Bob" in text_of(message)
    await world.eve.click(last_in(there), label="Me too")
    await renewed(world)
    first = text_of(world.channel.history()[0])
    assert "Eve have found each other. Their table is in" in first and not can_be_pressed(world.channel.history()[0])
    assert await world.bot.host.registry.store.servers.kept() == []


async def test_who_is_forgotten_is_gone_from_the_message_even_where_edits_are_slow(world: World) -> None:
    await look(world, "Ann")
    await world.bob.click(world.newest, label="Me too")
    await world.wait(hours=2)
    path = f"/channels/{world.channel.id}/messages/*"
    world.gate.fail("PATCH", path, lambda: RateLimit(0.01, 30046, "too many"), times=None)
    await forget(world.ann, world.channel)
    await renewed(world)
    assert "Ann" in text_of(world.newest)
    world.gate.heal()
    await world.wait(hours=1)
    assert "(3 players). Looking so far: Bob." in text_of(world.newest) and "Ann" not in text_of(world.newest)
    assert len(world.channel.history()) == 1, "it is not posted again"


async def test_an_old_message_is_edited_once_an_hour_at_most(world: World) -> None:
    await look(world, "Ann")
    await world.wait(hours=2)
    finding, game = world.bot.host.finding, world.bot.host.registry.games["lost-cities"]
    for name, shown in (("Bob", "Ann and Bob"), ("Bea", "Ann and Bob")):
        await finding.withdraw_request(world.guild.id, world.bob.id)
        await finding.seek(world.guild.id, world.member(name).id, name, game, 3)
        await renewed(world)
        assert shown in text_of(world.newest)
    await world.wait(seconds=3700)
    assert "Ann and Bea" in text_of(world.newest)


async def test_who_wants_the_same_game_for_another_number_is_told_and_nobody_else(world: World) -> None:
    await look(world, "Ann", players=2)
    await look(world, "Eve", game="arnak", players=3)
    text = await look(world, "Bob", players=3)
    assert text.endswith(f"with a different number of players: <@{world.member('Ann').id}>.")
    assert world.pinged == [str(world.ann.id)]
    await look(world, "Bob", players=4)
    assert "different number" not in await look(world, "Bob", players=3), "Ann knows of Bob's search"
    assert world.pinged == []


def label_with(shown: object, start: str) -> str:
    rows: Any = shown.components  # type: ignore[attr-defined]
    labels = [str(item["label"]) for row in rows for item in row["components"]]
    return next(label for label in labels if label.startswith(start))


async def test_a_wish_ends_with_its_button_after_two_weeks_or_with_another_one(world: World) -> None:
    await look(world, "Ann")
    message = world.newest
    await world.ann.click(message, label="Stop looking")
    assert message.id == world.newest.id and text_of(world.newest).startswith("Nobody is looking for players for *")
    await look(world, "Ann")
    await look(world, "Ann", game="arnak")
    assert [each.game_key for each in await world.bot.host.finding.seekers(world.guild.id)] == ["arnak"]
    await world.restart()
    await world.wait(days=14, hours=13, look_every=12)
    assert await world.bot.host.finding.seekers(world.guild.id) == []
    assert text_of(world.newest).startswith("Nobody is looking for players for *") and not can_be_pressed(world.newest)


async def test_who_now_looks_for_something_else_is_told_what_they_no_longer_look_for(world: World) -> None:
    ann, title = world.ann, GAMES["lost-cities"].title
    for game in ("lost-cities", "lost-cities", "arnak"):
        result = await ann.slash(world.channel, "game find", game=game, players=3)
        told = [each.message.content for each in result.followups]
        one = [f"You can look for only one game at a time, so your search for *{title}* (3 players) has ended."]
        assert told == (one if game == "arnak" else []) and all(each.ephemeral for each in result.followups)


async def test_who_names_no_game_keeps_the_game_they_looked_for_and_is_told_which_it_is(world: World) -> None:
    await look(world, "Ann", players=2)
    result = await world.ann.slash(world.channel, "game find", players=3)
    title = GAMES["lost-cities"].title
    assert f"**2 more players wanted** for *{title}* (3 players)" in text_of(world.newest)
    (told,) = [each.message.content for each in result.followups]
    assert told.startswith(f"You didn’t name a game, so I chose *{title}*.")
    assert told.endswith(f"your search for *{title}* (2 players) has ended.")
    first = await world.bob.slash(world.channel, "game find", players=4)
    assert first.followups[-1].message.content.startswith("You didn’t name a game, so I chose *Lost Ruins of Arnak*.")


async def test_who_names_neither_game_nor_number_looks_for_as_many_as_before(world: World) -> None:
    await look(world, "Ann", players=3)
    await world.ann.slash(world.channel, "game find", note="hi")
    assert "(3 players)" in text_of(world.newest)


async def test_whose_new_search_opens_a_table_here_is_told_what_has_ended_too(world: World) -> None:
    await look(world, "Ann", players=3)
    await world.bob.slash(world.channel, "game find", game="arnak", players=2)
    found = await world.ann.slash(world.channel, "game find", game="arnak", players=2)
    assert world.newest and said(found).startswith("You can look for only one game at a time")


async def test_a_changed_search_leaves_no_message_unless_somebody_else_is_in_it(world: World) -> None:
    await look(world, "Ann")
    await look(world, "Ann", game="arnak")
    (only,) = world.channel.history()
    assert "*Lost Ruins of Arnak*" in text_of(only)
    await world.bob.click(only, label="Me too")
    await look(world, "Ann")
    await renewed(world)
    kept, newest = world.channel.history()
    assert "Looking so far: Bob." in text_of(kept) and "Looking so far: Ann." in text_of(newest)
    await world.bob.click(newest, label="Me too")
    assert [each.id for each in world.channel.history()] == [newest.id]


async def test_where_no_tables_are_allowed_none_are_offered(world: World) -> None:
    await look(world, "Ann")
    await world.moderator().slash(world.channel, "table settings", channel=world.guild.create_text_channel("games"))
    only = "On this server, tables can only be opened in <#"
    shown = answer(await world.bob.slash(world.channel, "game find"))
    assert only in shown.message.content and not shown.components
    assert label_with(answer(await world.ann.slash(world.channel, "game find")), "Stop looking: ")
    assert said(await world.bob.slash(world.channel, "game list")).startswith(only)
    for command in ("turn panel", "table stop", "show board"):
        refused = said(await world.bob.slash(world.channel, command))
        assert refused.startswith(f"There is no table in this channel. {only}")
    refused = said(await world.bob.slash(world.channel, "game invite", player=world.ann.user))
    assert refused.startswith(f"There is no table in this channel. {only}")
    chapter = answer(await world.bob.slash(world.channel, "me campaign"))
    assert [each.label for each in buttons_of(chapter.message)] == ["Play it in a direct message"]


async def test_what_people_noted_is_told_to_all_of_them_once_they_have_found_each_other(world: World) -> None:
    await look(world, "Ann", players=2, note="evenings,\nslowly")
    await look(world, "Bob", players=2, note="I am new to it")
    found = next(text_of(each) for each in world.channel.history() if "you have found each other" in text_of(each))
    assert found.endswith("\n> Ann (evenings, slowly)\n> Bob (I am new to it)")


async def test_a_search_says_where_tables_are_allowed_once_they_no_longer_are_here(world: World) -> None:
    await look(world, "Ann")
    posted = world.newest
    await world.moderator().slash(world.channel, "table settings", channel=world.guild.create_text_channel("games"))
    await renewed(world)
    message = next(each for each in world.channel.history() if each.id == posted.id)
    assert "\nThis channel no longer has tables. To join in, type `/game find` in <#" in text_of(message)
    assert [each.label for each in buttons_of(message)] == ["Stop looking"]
    await world.ann.click(message, label="Stop looking")
    message = next(each for each in world.channel.history() if each.id == posted.id)
    assert text_of(message).startswith("Nobody is looking") and not buttons_of(message)


async def test_a_wish_survives_a_restart_and_is_forgotten_with_its_person(world: World) -> None:
    await look(world, "Ann", players=2)
    message = world.newest
    await world.restart()
    assert [each.name for each in await world.bot.host.finding.seekers(world.guild.id)] == ["Ann"]
    await forget(world.ann, world.channel)
    assert await world.bot.host.finding.seekers(world.guild.id) == []
    await renewed(world)
    assert world.newest.id == message.id and "Ann" not in text_of(world.newest)


async def test_two_hosts_that_open_the_same_table_open_it_once(world: World) -> None:
    await look(world, "Ann", players=2)
    finding = world.bot.host.finding
    bob, guild_id = world.bob, world.guild.id
    game = world.bot.host.registry.games["lost-cities"]
    people = await finding.seek(guild_id, bob.id, "Bob", game, 2)
    options = await finding.options(guild_id, game, 2)
    assert await finding.open(guild_id, 1, people, options) is not None
    assert await finding.open(guild_id, 2, people, options) is None
    assert len(await world.bot.host.registry.store.open_tables_in_guild(guild_id)) == 1


async def test_no_thread_is_left_of_a_table_that_comes_to_nothing(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.start_table("Dan", "Zoe")
    await look(world, "Ann", players=2)
    finding = world.bot.host.finding
    with monkeypatch.context() as patch:
        patch.setattr(finding, "open", AsyncMock(return_value=None))  # as if Ann had withdrawn just now
        told = await look(world, "Bob", players=2)
    assert told == Why.FOUND_TOO_LATE.sentence(ENGLISH) and world.channel.threads == []


# --- invitations -------------------------------------------------------------------------------------


async def invited(world: World, guest: str = "Eve") -> simcord.InteractionResult:
    await world.open_table("Ann", seats=3)
    return await world.ann.slash(world.channel, "game invite", player=world.member(guest).user)


async def test_who_takes_the_last_seat_of_a_lobby_that_starts_by_itself_is_announced_by_the_game(world: World) -> None:
    await world.open_table("Ann", seats=2, starts="full")
    await world.ann.slash(world.channel, "game invite", player=world.eve.user)
    await world.eve.click(world.newest, label="Accept")
    assert (await world.table()).status is Status.RUNNING
    assert not any("accepted" in text for text in texts(world))


@pytest.mark.parametrize("by", ["", ":{ann}", ":{dan}"])
async def test_an_invitation_that_was_not_sent_is_answered_without_telling_anybody(world: World, by: str) -> None:
    """It is from an older version, or forged."""
    lobby = await world.open_table("Ann", seats=3)
    eve, table = world.eve, await world.table()
    inviter = by.format(ann=world.ann.id, dan=world.dan.id)
    accept: ui.Button[ui.View] = ui.Button(label="Accept", custom_id=f"a:invite:yes:{table.id}:{eve.id}{inviter}")
    await world.text_channel.send("Come!", view=view_of(accept))
    await eve.click(world.newest, label="Accept")
    assert len(table.seats) == 2 and len(world.channel.history()) == len([lobby, "the invitation"])
    assert text_of(world.newest) == f"<@{eve.id}> has accepted and taken a seat."


@pytest.mark.parametrize("inviter", ["Ann", "Dan"])
async def test_the_answer_is_told_once_to_an_inviter_who_sits_at_the_table(world: World, inviter: str) -> None:
    await invited(world)
    eve, table = world.eve, await world.table()
    custom_id = f"a:invite:no:{table.id}:{eve.id}:{world.member(inviter).id}"
    for _ in range(2):  # once it is answered, nobody is told again
        await world.text_channel.send("Come!", view=view_of(ui.Button(label="Decline", custom_id=custom_id)))
        await eve.click(world.newest, label="Decline")
    told = [each for each in texts(world) if each.endswith(", Eve can’t play this time.")]
    assert told == ([f"<@{world.ann.id}>, Eve can’t play this time."] if inviter == "Ann" else [])


async def test_only_who_sits_may_invite_and_only_where_a_seat_is_free(world: World) -> None:
    eve = world.eve.user
    await world.open_table("Ann", seats=2)
    stranger = await world.dan.slash(world.channel, "game invite", player=eve)
    assert said(stranger) == "Only somebody with a seat here can invite others. If one is free, press **Join**."
    assert world.pinged == []
    own = await world.ann.slash(world.channel, "game invite", player=world.ann.user)
    assert said(own) == "You already have a seat at this table."
    await world.bob.slash(world.channel, "game join")
    full = await world.ann.slash(world.channel, "game invite", player=eve)
    assert said(full) == Why.NO_SEAT_LEFT_TO_OFFER.sentence(ENGLISH)
    assert said(await world.bob.slash(world.channel, "game invite", player=eve)) == Why.NO_SEAT_LEFT.sentence(ENGLISH)
    assert said(await world.dan.slash(world.channel, "game list")).endswith("Ann and Bob, all seats taken")


async def test_an_invitation_waits_for_its_guest_and_a_full_lobby_for_its_host(world: World) -> None:
    await world.open_table("Ann", seats=2)
    ann, eve = world.ann, world.eve
    await ann.slash(world.channel, "game invite", player=eve.user)
    assert "you are invited" in said(await eve.slash(world.channel, "show mine"))
    assert said(await ann.slash(world.channel, "show mine")).startswith("No table is waiting")
    await world.bob.slash(world.channel, "game join")
    assert "All seats are taken: **Ann** can press **Start**." in text_of(world.channel.history()[0])
    assert "are taken. Press **Start**." in said(await ann.slash(world.channel, "show mine"))
    assert said(await world.bob.slash(world.channel, "show mine")).startswith("No table is waiting")
    await ann.slash(world.channel, "game start")
    assert "you are invited" not in said(await eve.slash(world.channel, "show mine"))


async def test_who_has_no_seat_in_a_lobby_is_told_so_in_plain_words(world: World) -> None:
    await world.open_table("Ann")
    assert said(await world.dan.slash(world.channel, "turn do", action="x")) == Why.NO_SEAT_IN_LOBBY.sentence(ENGLISH)
    (offered,) = await world.dan.autocomplete(world.channel, "turn do", "action", "x")
    assert offered["name"].startswith("This game has not started yet, and you have no seat at its table.")


async def test_a_guest_is_pinged_once_for_a_table(world: World) -> None:
    await invited(world)
    eve, ann = world.eve, world.ann
    again = "Eve has already been invited, so I won’t ping them again. They can still join with `/game join`."
    before = len(world.channel.history())
    assert said(await ann.slash(world.channel, "game invite", player=eve.user)) == again
    await world.restart()
    assert said(await ann.slash(world.channel, "game invite", player=eve.user)) == again
    await eve.click(last_in(world.channel), label="Decline")
    before += 1
    await world.wait(minutes=10)
    assert said(await ann.slash(world.channel, "game invite", player=eve.user)) == again
    assert len(world.channel.history()) == before
    await ann.slash(world.channel, "game invite", player=world.bob.user)
    assert world.pinged == [str(world.bob.id)]
    assert said(await ann.slash(world.channel, "game invite", player=eve.user)) == again


async def test_an_invitation_ends_with_the_lobby_or_when_the_guest_takes_a_seat_otherwise(world: World) -> None:
    lobby = await world.open_table("Ann", seats=3)
    ann, bob, eve = (world.member(name) for name in ("Ann", "Bob", "Eve"))
    for guest in (bob, eve):
        await ann.slash(world.channel, "game invite", player=guest.user)
    await world.wait(minutes=10)
    assert [can_be_pressed(each) for each in world.channel.history()[-2:]] == [True, True]
    await sit_down(bob, lobby)
    they = said(await ann.slash(world.channel, "game invite", player=bob.user))
    assert they == "Bob already has a seat at this table."
    await world.env.settle()
    assert f"<@{bob.id}> has accepted and taken a seat." in texts(world)
    await ann.click(lobby, label="Start with 2")
    await world.env.settle()
    assert "This invitation has expired: the game has started, or the table was stopped." in texts(world)
    assert await world.bot.host.registry.store.servers.kept() == []


async def test_who_is_forgotten_is_no_longer_remembered_as_a_guest(world: World) -> None:
    await invited(world)
    await forget(world.eve, world.channel)
    assert await world.bot.host.registry.store.servers.kept() == []


async def test_an_invitation_typed_outside_the_lobbys_thread_is_sent_there(world: World) -> None:
    thread = await world.open_thread("Ann")
    told = said(await world.ann.slash(world.channel, "game invite", player=world.eve.user))
    assert told == f"Your table that waits for players is in <#{thread.id}>. Type `/game invite` there."


async def test_somebody_with_a_seat_cannot_decline(world: World) -> None:
    await world.open_table("Ann", seats=3)
    await world.ann.slash(world.channel, "game invite", player=world.bob.user)
    await world.bot.host.lobby.join(await world.table(), world.bob.id, "Bob")
    assert said(await world.bob.click(world.newest, label="Decline")) == Why.SEATED_ALREADY.sentence(ENGLISH)
    assert "can’t play this time" not in "".join(texts(world))


async def test_me_too_on_ones_own_wish_keeps_its_note_and_stop_by_others_keeps_theirs(world: World) -> None:
    await look(world, "Ann", note="evenings")
    message, eve = world.newest, world.eve
    assert said(await world.ann.click(message, label="Me too")) == Why.LOOKS_ALREADY.sentence(ENGLISH)
    assert "Ann (evenings)" in text_of(world.newest)
    other = await look(world, "Eve", players=4)
    assert said(await eve.click(message, label="Stop looking")) == Why.DOES_NOT_LOOK.sentence(ENGLISH)
    assert "Eve" in other and len(await world.bot.host.finding.seekers(world.guild.id)) == 2


@pytest.mark.parametrize("by_button", [False, True])
async def test_a_match_elsewhere_is_told_in_the_first_message(world: World, by_button: bool) -> None:
    await look(world, "Ann", players=2)
    first, bob = world.newest.id, world.bob
    if by_button:
        shown = answer(await bob.slash(world.channel, "game find"))
        await bob.click(shown.message, label=label_with(shown, "Me too: "))
    else:
        await bob.slash(world.channel, "game find", game="lost-cities", players=2)
    await renewed(world)
    (kept,) = [text_of(each) for each in world.channel.history() if each.id == first]
    assert "Ann and Bob have found each other. Their table is in" in kept


async def test_a_lobby_that_everybody_has_left_is_listed_without_names(world: World) -> None:
    await world.open_table("Ann", seats=3)
    await world.ann.slash(world.channel, "game leave")
    assert ": nobody yet, 3 seats free" in said(await world.bob.slash(world.channel, "game list"))
