"""What becomes of votes, requests and offers when a player leaves, returns, or takes somebody else's seat."""

from __future__ import annotations

import pytest

from arnak_bot.host.tables import LEFT
from arnak_bot.refusals import Why
from arnak_bot.wording.messages import ENGLISH
from tests.discord.conftest import World, all_passed, pass_turn, settled
from tests.discord.moves import (
    give_seat,
    labels_now,
    leave,
    leave_and_pass,
    messages_with,
    overdue,
    panel_of,
    posts,
)
from tests.discord.seen import answer, buttons_of, forget, labels_of, said, text_of

pytestmark = pytest.mark.simcord(settle_timeout=120)


async def test_the_last_one_who_has_to_choose_is_named_after_hours(world: World) -> None:
    ann, bob, cleo = await all_passed(world, "Ann", "Bob", "Cleo", turns="ask")
    await world.wait(hours=3)
    for each in (bob, cleo):
        await each.slash(world.channel, "turn keep", cards="nothing")
    await settled(world)
    assert [f"<@{each.id}>" in text_of(world.newest) for each in (ann, bob, cleo)] == [True, False, False]


async def test_who_has_a_seat_is_offered_no_other(world: World) -> None:
    table, (ann, bob, cleo) = await overdue(world, "Ann", "Bob", "Cleo", order="joined")
    dan = world.dan
    await bob.slash(world.channel, "table replace", player=ann, by=dan)
    for each in (cleo, bob):
        await each.slash(world.channel, "table replace", player=each, by=dan)
    await dan.click(world.newest, label="Take the seat")
    await settled(world)
    assert table.seats[1].user_id == dan.id and not table.votes
    assert posts(world, f"**Cleo** keeps the seat, <@{dan.id}>.") and not posts(world, "offers you")
    assert not posts(world, "should <@"), "nor do the others vote about it"


async def test_the_others_decide_about_the_turn_in_which_somebody_leaves(world: World) -> None:
    table, (ann, bob, cleo) = await world.seated("Ann", "Bob", "Cleo", order="joined", level="novice")
    question = answer(await ann.slash(world.channel, "game leave"))
    assert "your simplest moves (a pass: no more turns this round), unless the others" in question.content
    await leave(world, ann)
    (note,) = messages_with(world, "**Ann has left the game on their turn.**")
    assert f"<@{bob.id}> and <@{cleo.id}> may let a computer play, or end the turn" in text_of(note)
    assert "(a pass: no more turns this round)" in text_of(note) and world.pinged == [str(bob.id), str(cleo.id)]
    assert labels_now(world, note.id) == ["Let a computer play (0 of 2)", "End Ann’s turn (0 of 2)"]
    assert table.running.seats_to_act == (0,) and not table.moves
    told = await panel_of(world, bob)
    assert "Ann has left on their turn. You can let a computer play, or end the turn." in told
    assert "out of time" not in told and "not playing any more" not in told
    assert labels_of(answer(await ann.slash(world.channel, "turn panel")).message) == ["What is this?", "Note"]
    await bob.click(note, label="Let a computer play (0 of 2)")
    await cleo.click(note, label="Let a computer play (1 of 2)")
    await settled(world)
    assert table.running.seats_to_act == (1,) and table.by[0] == "novice"
    assert labels_now(world, note.id) == []


async def test_who_has_left_has_no_buttons_about_who_is_late(world: World) -> None:
    _, (_, bob, cleo) = await overdue(world, "Ann", "Bob", "Cleo", order="joined")
    await leave(world, cleo)
    panels = [answer(await each.slash(world.channel, "turn panel")).message for each in (bob, cleo)]
    assert ["End Ann’s turn" in labels_of(each) for each in panels] == [True, False]


@pytest.mark.parametrize("why", ["left", "late"])
@pytest.mark.parametrize("trouble", ["deleted", "restarted"])
async def test_who_decides_about_a_turn_finds_the_buttons_in_their_panel(world: World, trouble: str, why: str) -> None:
    if why == "left":
        table, (ann, bob, cleo) = await world.seated("Ann", "Bob", "Cleo", order="joined", level="novice")
        await leave(world, ann)
    else:
        table, (ann, bob, cleo) = await overdue(world, "Ann", "Bob", "Cleo", order="joined")
    if trouble == "deleted":
        (note,) = messages_with(world, "Ann has left the game on their turn." if why == "left" else "is out of time")
        await world.bot.get_partial_messageable(world.channel.id).get_partial_message(note.id).delete()
    else:
        await world.restart()
    for at, each in enumerate((bob, cleo)):
        panel = answer(await each.slash(world.channel, "turn panel")).message
        await each.click(panel, label=f"End Ann’s turn ({at} of 2)")
    await settled(world)
    table = await world.table()
    assert {*table.by} == {LEFT} and table.running.seats_to_act == (1,)


async def test_whoever_comes_back_is_asked_about_the_turn_in_which_somebody_left(world: World) -> None:
    hours = {"remind": 12, "deadline": 24}
    _, (ann, bob, cleo) = await world.seated("Ann", "Bob", "Cleo", order="joined", level="novice", **hours)
    await leave(world, ann)
    (note,) = messages_with(world, "Ann has left the game on their turn.")
    await cleo.slash(world.channel, "me away", days=9)
    await settled(world)
    (now,) = messages_with(world, "Ann has left the game on their turn.")
    assert now.id == note.id and f" <@{bob.id}> may let a computer play" in text_of(now)
    assert f"<@{cleo.id}>" not in text_of(now)
    await bob.slash(world.channel, "me away", days=2)
    await settled(world)
    (now,) = messages_with(world, "Ann has left the game on their turn.")
    assert "Nobody is playing now, so the game waits until somebody is back." in text_of(now)
    assert "simplest" not in text_of(now) and labels_of(now) == []
    await bob.slash(world.channel, "me away", days=0)
    await settled(world)
    (now,) = messages_with(world, "Ann has left the game on their turn.")
    assert now.id == world.newest.id != note.id, "the older one has gone"
    assert labels_of(now) == ["Let a computer play", "End Ann’s turn"]
    await world.wait(hours=13, look_every=1)
    assert text_of(world.newest).startswith(f"Just a reminder. <@{bob.id}> to decide: a player has left")
    assert world.pinged == [str(bob.id)]
    await world.wait(hours=12, look_every=1)
    assert "Ann has left the game on their turn." in text_of(world.newest) and world.pinged == [str(bob.id)]
    await bob.click(world.newest, label="End Ann’s turn")
    await settled(world)
    (told,) = posts(world, "Ann has left the game")
    assert told.startswith("Ann has left the game. I make the simplest moves for them, unless the others let")


async def test_who_is_forgotten_after_leaving_on_their_turn_is_named_nowhere(world: World) -> None:
    _, (ann, bob, _) = await world.seated("Ann", "Bob", "Cleo", order="joined", level="novice")
    await leave(world, ann)
    await forget(ann, world.channel)
    (note,) = messages_with(world, "left the game on their turn")
    await bob.click(note, label="End Someone’s turn (0 of 2)")
    await settled(world)
    (told,) = posts(world, "left the game on their turn")
    assert told.startswith("**Someone has left the game on their turn.**") and told.endswith(
        "this round). Bob is the host now."
    )
    assert not any(mention in text for text in posts(world, "to move") for mention in (f"<@{ann.id}>", "<@-"))
    assert posts(world, "to decide: a player has left on their turn.")


async def test_the_button_for_who_has_left_comes_back_with_those_who_may_press_it(world: World) -> None:
    _, (ann, bob, cleo) = await world.seated("Ann", "Bob", "Cleo", order="joined", level="novice")
    await leave(world, cleo)
    (note,) = [each.id for each in world.channel.history() if "Cleo has left the game" in text_of(each)]

    async def labels() -> list[str]:
        await settled(world)
        return labels_now(world, note)

    assert await labels() == ["Let a computer play (0 of 2)"]
    for each, left in ((ann, ["Let a computer play"]), (bob, [])):
        await each.slash(world.channel, "me away", days=1)
        assert await labels() == left
    await ann.slash(world.channel, "me away", days=0)
    assert await labels() == ["Let a computer play"]
    await cleo.slash(world.channel, "game join")
    assert await labels() == []


async def test_a_request_to_choose_again_is_put_to_whoever_takes_the_last_seat_awaited(world: World) -> None:
    ann, bob, cleo = await all_passed(world, "Ann", "Bob", "Cleo", turns="ask")
    table = await world.table()
    for each in (ann, bob):
        await each.slash(world.channel, "turn keep", cards="nothing")
    await bob.slash(world.channel, "table undo")
    await ann.click(world.newest, label="Let Bob take it back (0 of 2)")
    await give_seat(world, cleo, world.eve)
    await settled(world)
    (asked,) = messages_with(world, "**Bob** asks to choose again.")
    assert f"<@{world.eve.id}>" in text_of(asked)
    await world.eve.click(asked, label="Let Bob take it back (1 of 2)")
    assert set(table.running.seats_to_act) == {1, 2}, "Ann has agreed before"


async def test_an_offer_stays_when_the_others_decide_to_go_on(world: World) -> None:
    table, (ann, bob, cleo) = await overdue(world, "Ann", "Bob", "Cleo", order="joined")
    question = messages_with(world, "Ann is out of time")[0]
    assert "the simplest move (a pass: no more turns this round)" in text_of(question)
    await ann.slash(world.channel, "table replace", player=ann, by=world.dan)
    told = await panel_of(world, ann)
    assert "You are out of time" in told and f"You have offered your seat to <@{world.dan.id}>." in told
    assert "Ann is out of time. You can decide" in await panel_of(world, bob)
    for at, each in enumerate((bob, cleo)):
        await each.click(question, label=f"Go on without Ann ({at} of 2)")
    assert posts(world, f"<@{world.dan.id}>, **Ann** offers you") and table.seats[0].gone, "it stays hers to give"


async def test_a_late_players_request_that_ends_with_a_vote_of_the_others_is_told(world: World) -> None:
    table, (ann, bob, cleo) = await overdue(world, "Ann", "Bob", "Cleo", order="joined", level="novice")
    await ann.slash(world.channel, "table pause", days=3)
    question = messages_with(world, "Ann is out of time")[0]
    for at, each in enumerate((bob, cleo)):
        await each.click(question, label=f"Let a computer play ({at} of 2)")
    await settled(world)
    assert posts(world, "Ann no longer asks for a pause.") and not table.votes


async def test_a_new_player_cannot_take_back_the_end_of_a_turn_that_somebody_else_ended(world: World) -> None:
    table = await world.start_table("Ann", "Bob", order="joined", turns="ask")
    ann, dan = world.actor(table, 0), world.dan
    await pass_turn(world, ann)
    await give_seat(world, ann, dan)
    assert said(await dan.slash(world.channel, "table undo")) == "You have nothing to take back." and not table.votes


async def test_many_questions_are_counted_in_the_panel_of_a_new_player(world: World) -> None:
    _, (_, bob, cleo, di) = await overdue(world, "Ann", "Bob", "Cleo", "Di", order="joined")
    await di.slash(world.channel, "table pause", days=3)
    await bob.slash(world.channel, "table pause", days=3)
    await give_seat(world, cleo, world.eve)
    told = await panel_of(world, world.eve)
    assert "3 questions in the channel wait for your answer." in told and "You have taken Cleo’s seat." in told


async def test_whoever_has_offered_their_own_seat_can_take_that_back(world: World) -> None:
    table, (ann, bob) = await world.seated("Ann", "Bob", order="joined")
    await ann.slash(world.channel, "table replace", player=ann, by=world.dan)
    offered = world.newest
    assert "To take it back, press Decline in the channel." in await panel_of(world, ann)
    refused = said(await bob.click(offered, label="Decline"))
    assert refused == Why.SEAT_IS_FOR_SOMEBODY_ELSE.sentence(ENGLISH) and table.votes
    await ann.click(offered, label="Decline")
    await settled(world)
    assert posts(world, f"**Ann** keeps the seat, <@{world.dan.id}>.") and not table.votes


async def test_an_offered_seat_that_a_computer_plays_is_kept_by_coming_back(world: World) -> None:
    _, (ann, bob) = await overdue(world, "Ann", "Bob", order="joined", level="novice")
    panel = answer(await ann.slash(world.channel, "turn panel"))
    await bob.click(world.newest, label="Let a computer play")
    await settled(world)
    await bob.slash(world.channel, "table replace", player=ann, by=world.dan)
    await settled(world)
    assert f"<@{world.dan.id}>. It stays yours if you come back first." in panel.content
    await ann.slash(world.channel, "turn panel")
    await settled(world)
    assert posts(world, f"<@{world.dan.id}>, **Ann** is back and keeps the seat.")


@pytest.mark.parametrize("how", ["comes back", "plays on"])
async def test_whoever_is_asked_to_take_a_seat_is_told_that_its_player_keeps_it(world: World, how: str) -> None:
    _, (ann, bob, _) = await overdue(world, "Ann", "Bob", "Cleo", order="joined")
    dan = world.dan
    if how == "comes back":
        await leave_and_pass(world, ann)
    await bob.slash(world.channel, "table replace", player=ann, by=dan)
    assert posts(world, f"**Bob** asks: should <@{dan.id}> take")
    if how == "comes back":
        await ann.slash(world.channel, "game join")
        told = f"<@{dan.id}>, **Ann** is back and keeps the seat."
    else:
        await pass_turn(world, ann)
        told = f"**Ann** keeps the seat, <@{dan.id}>."
    await settled(world)
    assert posts(world, told) == [told] and not posts(world, "**Bob** asks") and not posts(world, "Ann is back at")


async def test_the_log_keeps_the_order_of_undos_and_new_players(world: World) -> None:
    _, (ann, bob, cleo) = await world.seated("Ann", "Bob", "Cleo", order="joined", turns="ask")
    await pass_turn(world, ann)
    for old, new in ((cleo, world.eve), (bob, world.dan)):
        await give_seat(world, old, new)
    await ann.slash(world.channel, "table undo")
    for at, each in enumerate((world.dan, world.eve)):
        await each.click(world.newest, label=f"Give Ann the turn back ({at} of 2)")
    log = text_of(answer(await world.dan.slash(world.channel, "show log")).message).splitlines()
    assert log[-3:] == [
        "· Eve has taken Cleo’s seat.",
        "· You have taken Bob’s seat.",
        "· Ann took back the end of a turn.",
    ]


async def test_while_somebodys_seat_is_offered_the_others_read_that_they_are_late_or_gone(world: World) -> None:
    _, (ann, bob, cleo) = await overdue(world, "Ann", "Bob", "Cleo", order="joined", level="novice")
    for each in (bob, cleo):
        await each.slash(world.channel, "table replace", player=ann, by=world.dan)
    told = await panel_of(world, bob)
    assert "Ann is out of time." in told and f"Ann’s seat has been offered to <@{world.dan.id}>." in told
    await leave(world, ann)
    told = await panel_of(world, bob)
    assert "Ann has left on their turn." in told and f"Ann’s seat has been offered to <@{world.dan.id}>." in told


@pytest.mark.parametrize("how", ["leaves", "gives the seat away", "is left behind", "is not the host"])
async def test_whoever_becomes_the_host_of_a_running_game_gets_a_message(world: World, how: str) -> None:
    _, (ann, bob, cleo) = await overdue(world, "Ann", "Bob", "Cleo", order="joined")
    question = messages_with(world, "Ann is out of time")[0]
    if how == "is left behind":
        for at, each in enumerate((bob, cleo)):
            await each.click(question, label=f"Go on without Ann ({at} of 2)")
    elif how == "gives the seat away":
        await give_seat(world, ann, world.dan)
    else:
        await leave(world, ann if how == "leaves" else cleo)
    await settled(world)
    told = [
        each.content
        for member in (world.dan, ann, bob, cleo)
        if member.user.dm_channel is not None
        for each in member.user.dm_channel.history()
    ]
    news = ": you are the host of this *Lost Ruins of Arnak* table now."
    assert [each.endswith(news) for each in told] == [True] * (how != "is not the host")
    assert bool(posts(world, "Bob is the host now.")) == (how in ("leaves", "is left behind"))
    if how == "leaves":
        assert said(await ann.slash(world.channel, "game join")).endswith(
            "**My turn** opens your panel. Bob is the host."
        )
    host = world.dan if how == "gives the seat away" else ann if how == "is not the host" else bob
    stopped = answer(await host.slash(world.channel, "table stop"))
    assert "Stop it" in [each.label for each in buttons_of(stopped.message)]
