"""Computers that play for a seat, and players who come back to it."""

from __future__ import annotations

import pytest

from arnak_bot.refusals import Why
from arnak_bot.wording.messages import ENGLISH
from cogs import ids
from cogs.messages import news
from tests.discord.conftest import World, all_passed, open_panel, pass_turn, settled
from tests.discord.moves import (
    decide,
    go_away,
    leave,
    leave_and_pass,
    messages_with,
    named_in,
    overdue,
    panel_of,
    posts,
)
from tests.discord.seen import answer, buttons_of, said, text_of
from tests.discord.test_open_panels import panels
from tests.discord.test_which_game import press

pytestmark = pytest.mark.simcord(settle_timeout=120)


async def test_a_player_whose_turn_the_table_has_ended_reads_it(world: World) -> None:
    _, (ann, bob) = await world.seated("Ann", "Bob", deadline=24, remind=0, order="joined", turns="ask")
    await ann.slash(world.channel, "turn dig", site="camp-coins", payment="pay fear")
    await world.wait(hours=24.5, look_every=4)
    await bob.click(world.newest, label="End Ann’s turn")
    assert posts(world, "Bob has ended Ann’s turn.")
    assert "Your turn was ended for you." in await panel_of(world, ann)


async def test_a_player_who_is_left_out_passes_until_they_come_back(world: World) -> None:
    table, (gone, stays) = await overdue(world, "Ann", "Bob", turns="ask")
    await stays.click(world.newest, label=f"Go on without {table.names[0]}")
    assert table.seats[0].gone and table.running.seats_to_act == (1,)
    assert posts(world, f"{table.names[0]} ⏩ passes"), "it is told who did it"
    await stays.slash(world.channel, "show board", everyone=True)
    assert f"{table.names[0]} ⏩ passes" in text_of(world.newest), "also where it is shown again"
    await pass_turn(world, stays)
    while table.running.round == 1:
        await stays.slash(world.channel, "turn choose", answer="done")
    assert table.running.seats_to_act == (1,), "the one who is gone has passed in round II as well"
    await gone.slash(world.channel, "game join")
    assert not table.seats[0].gone and "is back at the table" in text_of(world.newest)
    await pass_turn(world, stays)
    assert 0 in table.running.seats_to_act


async def test_after_leaving_a_player_out_the_others_may_still_let_a_computer_play(world: World) -> None:
    table, (_, stays) = await overdue(world, "Ann", "Bob")
    assert "may decide, or just wait" in text_of(world.newest)
    await stays.click(world.newest, label=f"Go on without {table.names[0]}")
    (note,) = messages_with(world, "has decided to go on without")
    assert [button.label for button in buttons_of(note)] == ["Let a computer play"]
    await stays.click(note, label="Let a computer play")
    assert not table.seats[0].gone and table.seats[0].computer


async def test_the_panel_of_whoever_has_left_says_so_and_how_to_come_back(world: World) -> None:
    _, (_, gone, _) = await world.seated("Ann", "Bob", "Cleo")
    await open_panel(world, gone)
    await leave(world, gone)
    shown, *_ = panels(world, gone)
    assert shown.content.startswith("**You are out of this game for now. Type `/game join` to take your seat back.**")
    await gone.slash(world.channel, "game join")
    await world.env.settle()
    shown, *_ = panels(world, gone)
    assert shown.content.startswith("**You are waiting for ")


async def test_what_the_host_does_after_leaving_is_not_mixed_with_what_a_computer_did_before(world: World) -> None:
    _, (ann, bob, cleo) = await world.seated("Ann", "Bob", "Cleo", order="joined", level="novice", turns="ask")
    await go_away(world, ann)
    await ann.slash(world.channel, "me away", days=0)
    assert "A computer has played for you: you " in (await open_panel(world, ann)).content
    await leave(world, ann)
    for each in (bob, cleo):
        await pass_turn(world, each)
    await settled(world)
    await ann.slash(world.channel, "game join")
    told = (await open_panel(world, ann)).content.splitlines()
    assert told[1].startswith("I have played for you: you discard ")
    assert told[2].startswith("You have "), "the log has what was before"
    log = text_of(answer(await ann.slash(world.channel, "show log")).message)
    assert "· You ⏩ " in log and "· You 🤖 " in log


async def test_whoever_comes_back_reads_what_the_computer_has_played_for_them(world: World) -> None:
    _, (late, other) = await overdue(world, "Ann", "Bob")
    await other.click(world.newest, label="Let a computer play")
    await settled(world)
    (note,) = posts(world, " lets a computer play for ")
    assert note.endswith("A game in which a computer has played does not count in the league.")
    panel = await open_panel(world, late)
    assert "A computer has played for you: you " in panel.content
    assert "played for you" not in (await open_panel(world, other)).content
    assert "· You 🤖 " in text_of(answer(await late.slash(world.channel, "show log")).message)


async def test_a_turn_that_a_computer_only_finishes_is_not_told_as_the_computer_s(world: World) -> None:
    table, (ann, _, _) = await world.seated("Ann", "Bob", "Cleo", order="joined", level="novice")
    await ann.slash(world.channel, "turn play", card="exploration-car")
    assert len(table.running.log) == 1
    await go_away(world, ann)
    assert "Ann plays Exploration (car): +1🧭.\nAnn 🤖 digs at Old Battlefield with Fear 🥾: +1🏹." in text_of(
        world.newest
    )
    assert "A computer has played for you: you dig " in (await open_panel(world, ann)).content
    log = text_of(answer(await ann.slash(world.channel, "show log")).message)
    assert "· You play Exploration (car): +1🧭.\n· You 🤖 dig at Old Battlefield" in log


async def test_an_open_panel_follows_when_a_command_takes_the_seat_back(world: World) -> None:
    _, (_, bob, _) = await world.seated("Ann", "Bob", "Cleo", order="joined")
    await open_panel(world, bob)
    await go_away(world, bob)
    assert panels(world, bob)[0].content.startswith("**A computer is playing for you.")
    await bob.slash(world.channel, "show hand")
    await world.env.settle()
    assert panels(world, bob)[0].content.startswith("**You are waiting for Ann.**")


async def test_join_tells_players_that_their_seat_is_theirs_again_or_still_and_where_the_panel_is(world: World) -> None:
    table, (late, other) = await overdue(world, "Ann", "Bob")
    await other.click(world.newest, label="Let a computer play")
    assert table.seats[0].computer
    back = await late.slash(world.channel, "game join")
    assert said(back) == "You are back in your seat. **My turn** opens your panel." and back.ephemeral
    assert not table.seats[0].computer and posts(world, "is back at the table")
    again = await late.slash(world.channel, "game join")
    assert said(again) == "You are already playing here. **My turn** opens your panel."
    assert said(await world.eve.slash(world.channel, "game join")) == Why.STARTED_ALREADY.sentence(ENGLISH)


async def test_while_cards_are_kept_what_a_computer_keeps_is_told_and_the_newest_pass_stays(world: World) -> None:
    ann, bob, cleo = await all_passed(world, "Ann", "Bob", "Cleo", level="novice")
    before = world.newest
    assert (await open_panel(world, ann)).content.splitlines()[1] == "Cleo passes."
    await go_away(world, bob)
    assert await named_in(world, before.id, (ann, bob, cleo)) == [True, False, True]
    assert panels(world, ann)[-1].content.splitlines()[1] == "Cleo passes."
    for each in (cleo, ann):
        await each.slash(world.channel, "turn do", action="done")
    await world.env.settle()
    told = (await open_panel(world, bob)).content
    played = "A computer has played for you: you play Exploration (ship): +1🧭. You dig at Jewel Grotto"
    assert played in told, "its turn comes before what it kept"


async def test_whoever_comes_back_after_leaving_reads_that_the_bot_has_passed_for_them(world: World) -> None:
    _, (ann, bob, cleo) = await world.seated("Ann", "Bob", "Cleo", order="joined")
    await leave_and_pass(world, ann)
    await settled(world)
    await ann.slash(world.channel, "game join")
    gone = "I have played for you: you pass."
    assert (await open_panel(world, ann)).content.splitlines()[:2] == ["**You are waiting for Bob.**", gone]
    await pass_turn(world, bob)
    told = (await open_panel(world, ann)).content.splitlines()
    earlier = "Earlier, I played for you: you pass."
    assert told[:3] == ["**You are waiting for Cleo.**", "Bob passes.", earlier], "the newest move comes first"
    await pass_turn(world, cleo)
    for each in (ann, bob, cleo):
        shown = await each.slash(world.channel, "turn do", action="done")
        await settled(world)
    assert "New: " in answer(shown).content.splitlines()[1], "whose answer begins the round reads the new row"


@pytest.mark.parametrize("leaves", [False, True])
async def test_who_comes_back_while_cards_are_kept_reads_which_then_and_a_round_on(world: World, leaves: bool) -> None:
    ann, bob, cleo = await all_passed(world, "Ann", "Bob", "Cleo", level="novice")
    table = await world.table()
    before = world.newest
    if leaves:
        await leave(world, bob)
    else:
        await bob.slash(world.channel, "me away", days=1)
    await settled(world)
    assert await named_in(world, before.id, (ann, bob, cleo)) == [True, False, True], "only they have yet to answer"
    await bob.slash(world.channel, *["game join"] if leaves else ["turn panel"])
    discards = "discard Funding (car), Exploration (ship), Exploration (car), Funding (ship) and Fear."
    keeps = "keep 4 cards for the next round and discard Fear."
    told = (await open_panel(world, bob)).content.splitlines()
    assert told[1:3] == [
        f"I have played for you: you {discards}" if leaves else f"A computer has played for you: you {keeps}",
        "Cleo passes.",
    ]
    for each in (cleo, ann):
        shown = answer(await each.slash(world.channel, "turn do", action="done")).content.splitlines()
        assert shown[0].startswith("**Done. Still choosing: ") is (each is cleo)
    assert table.running.round == 2 and table.running.seats_to_act == (1,)
    played = f"I have played for you: you {discards}" if leaves else f"A computer has played for you: you {keeps}"
    assert (await open_panel(world, bob)).content.splitlines()[:2] == ["**Round II: your turn.**", played]
    of_ann = "Round I: Cleo discards "
    assert of_ann in (await open_panel(world, ann)).content, "the newest decision, which kept nothing"


async def test_what_was_done_over_several_turns_is_counted_and_what_was_kept_is_no_turn(world: World) -> None:
    table, (ann, bob) = await world.seated("Ann", "Bob", order="joined", turns="ask")
    await leave_and_pass(world, ann)
    for _ in range(2):
        await pass_turn(world, bob)
        await bob.slash(world.channel, "turn do", action="done")
        await settled(world)
    await ann.slash(world.channel, "game join")
    assert table.running.round == 3
    told = (await open_panel(world, ann)).content.splitlines()[1]
    assert told.startswith("I have played 3 turns for you. Most recently: you pass.")


async def test_a_computer_s_turn_of_lost_cities_is_told_once_to_whoever_comes_back(world: World) -> None:
    table = await world.start_table("Ann", "Bob", game="lost-cities", length="short", order="joined", level="novice")
    away = world.actor(table, *table.running.seats_to_act)
    await go_away(world, away)
    told = (await open_panel(world, away)).content.splitlines()[1]
    assert told.startswith("A computer has played for you: you ") and len(told.split(". ")) == 1


async def test_in_the_lost_ark_one_reads_what_a_computer_answered_for_oneself_and_for_others(world: World) -> None:
    names = ("Ann", "Bob", "Cleo")
    table = await world.start_table(*names, game="lost-ark", turns="ask", order="joined", level="novice")
    while table.running.state.called is None or table.running.state.caller != 0:
        await decide(world, *table.running.seats_to_act)
        table = await world.table()
    ann, _, cleo = (world.actor(table, seat) for seat in range(3))
    await go_away(world, cleo)
    table = await world.table()
    assert 2 not in table.running.seats_to_act and 1 in table.running.seats_to_act
    told = (await open_panel(world, cleo)).content.splitlines()
    assert told[1] == "Ann calls green.", "before what answers it"
    assert told[2].startswith("A computer has played for you: you "), "a secret until all have answered"
    while (await world.table()).running.state.called is not None:
        await decide(world, 0)
        await decide(world, 1)
    assert "Cleo 🤖 " in (await open_panel(world, ann)).content, "although she had answered before Ann ended her turn"
    await cleo.slash(world.channel, "me away", days=0)
    while 2 not in table.running.seats_to_act:
        await decide(world, 1)
        table = await world.table()
    told = (await open_panel(world, cleo)).content.splitlines()
    assert told[1] == "Bob calls red."
    assert told[2].startswith("Earlier, a computer played for you: you "), "it is no answer to the new call"


async def test_in_the_lost_ark_a_call_is_a_turn_and_an_answer_is_not(world: World) -> None:
    names = ("Ann", "Bob", "Cleo")
    table = await world.start_table(*names, game="lost-ark", turns="ask", order="joined", level="novice")
    while table.running.state.called is None or table.running.state.caller != 0:
        await decide(world, *table.running.seats_to_act)
    cleo = world.actor(table, 2)
    await go_away(world, cleo)

    async def news_when_it_is_ann_s_turn_again() -> list[str]:
        while table.running.state.caller == 0:
            await decide(world, *table.running.seats_to_act)
        while table.running.state.caller != 0:
            await decide(world, *table.running.seats_to_act)
        return await news(world.bot.host, table, cleo.id, ENGLISH)

    did = "**you** call **red**. You walk in red to mountains 58, 16 and 39."
    answers = "You fill r4 red. You fill y1 green."
    assert (await news_when_it_is_ann_s_turn_again())[0] == f"A computer has played for you: {did} {answers}"
    did = "**you** call **green**. You walk in green to forests 57 and 66."
    told = await news_when_it_is_ann_s_turn_again()
    assert told[0] == f"A computer has played 2 turns for you. Most recently: {did}"


async def test_a_deadline_is_the_same_before_and_after_somebody_is_back_from_their_time_away(world: World) -> None:
    table = await world.start_table("Ann", "Bob", deadline=24, remind=0, order="joined", level="novice")
    ann = world.actor(table, 0)
    await open_panel(world, ann)
    for seat in range(2):
        await world.actor(table, seat).slash(world.channel, "me away", days=1 + seat)
    await settled(world)
    assert any("Nobody is playing now, so the game waits." in each.content for each in panels(world, ann))
    before = table.deadline(0)
    await world.wait(hours=25, look_every=1)
    await world.bot.host.absence.hand_back(table)
    assert not table.seats[0].computer and table.deadline(0) == before is not None


async def test_an_offer_of_one_s_own_seat_stays_when_one_comes_back_and_that_of_the_table_goes(world: World) -> None:
    _, (ann, bob, _) = await world.seated("Ann", "Bob", "Cleo", order="joined", level="novice")
    await bob.slash(world.channel, "table replace", player=bob.user, by=world.dan.user)
    await bob.slash(world.channel, "me away", days=1)
    await bob.slash(world.channel, "turn panel")
    await world.env.settle()
    assert posts(world, "is back at the table") and posts(world, "offers you their seat")
    await leave(world, ann)
    await bob.slash(world.channel, "table replace", player=ann, by=world.dan)
    assert posts(world, "asks: should")
    await ann.slash(world.channel, "game join")
    await world.env.settle()
    assert not posts(world, "asks: should")


async def test_the_panel_of_a_seat_taken_back_has_its_picture(world: World) -> None:
    table, (ann, _) = await world.seated("Ann", "Bob", order="joined", level="novice")
    await open_panel(world, ann)
    await go_away(world, ann)
    await press(world, ann, ids.table_button(ids.Press.MY_TURN, table.id))
    await settled(world)
    assert panels(world, ann)[-1].attachments


async def test_a_computer_that_finishes_a_choice_leaves_the_mark_on_others_it_has_chosen_for(world: World) -> None:
    ann, bob, cleo = await all_passed(world, "Ann", "Bob", "Cleo", level="novice")
    await ann.slash(world.channel, "turn do", action="done")
    await go_away(world, cleo)
    await bob.slash(world.channel, "turn do", action="keep exploration")
    await go_away(world, bob)
    (kept,) = [text for text in posts(world, "for the next round") if "Bob 🤖 keeps" in text]
    assert "Cleo 🤖 keeps" in kept


async def test_a_computer_that_only_ends_a_turn_gives_no_reason_for_it(world: World) -> None:
    _, (ann, _) = await world.seated("Ann", "Bob", order="joined", turns="ask", level="able")
    await ann.slash(world.channel, "turn dig", site="camp-coins", payment="pay fear")
    await go_away(world, ann)
    assert posts(world, "Ann digs at Harbour") and not posts(world, "wanted")


async def test_cards_taken_back_make_the_channel_name_their_player_and_the_offer_ends_on_choosing(world: World) -> None:
    ann, bob, cleo = await all_passed(world, "Ann", "Bob", "Cleo")
    await ann.slash(world.channel, "turn do", action="done")
    await ann.slash(world.channel, "table undo")
    assert "I have asked Bob and Cleo. Once everybody has chosen, it is too late." in await panel_of(world, ann)
    for at, each in enumerate((bob, cleo)):
        await each.click(world.newest, label=f"Let Ann take it back ({at} of 2)")
    await settled(world)
    named = world.newest
    assert [f"<@{each.id}>" in text_of(named) for each in (ann, bob, cleo)] == [True, True, True]
    assert ann.id in {each.id for each in named.mentions}, "she is awaited again"
    await ann.slash(world.channel, "turn do", action="done")
    await ann.slash(world.channel, "table undo")
    for each in (bob, cleo):
        await each.slash(world.channel, "turn do", action="done")
    await settled(world)
    assert not posts(world, "asks to take back")


async def test_whoever_comes_back_decides_about_somebody_whose_time_ran_out_meanwhile(world: World) -> None:
    table, (ann, bob) = await world.seated("Ann", "Bob", deadline=24, remind=0, order="joined", level="novice")
    await bob.slash(world.channel, "me away", days=9)
    await world.wait(hours=25, look_every=4)
    assert not posts(world, "is out of time")
    await bob.slash(world.channel, "me away", days=0)
    await settled(world)
    assert posts(world, "**Ann is out of time.**") and table.running.seats_to_act == (0,)
    await ann.slash(world.channel, "turn panel")
    assert "You are out of time" in panels(world, ann)[-1].content


async def test_an_offer_is_over_once_another_is_made_it_is_declined_or_the_player_is_back(world: World) -> None:
    _, (ann, bob, cleo) = await overdue(world, "Ann", "Bob", "Cleo", order="joined")
    dan, eve = world.dan, world.eve
    for newcomer in (dan, eve):
        await cleo.slash(world.channel, "table replace", player=cleo, by=newcomer)
    told = await panel_of(world, cleo)
    assert f"<@{eve.id}>" in told and f"<@{dan.id}>" not in told and not posts(world, f"<@{dan.id}>, **Cleo** offers")
    (offered,) = messages_with(world, f"<@{eve.id}>, **Cleo** offers")
    await eve.click(offered, label="Decline")
    assert "You have offered" not in panels(world, cleo)[-1].content, "it follows"
    await panel_of(world, bob)
    await settled(world)
    assert posts(world, f"<@{eve.id}> has declined Cleo’s seat."), "it stays"
    await cleo.slash(world.channel, "table replace", player=cleo, by=eve)
    assert posts(world, f"<@{eve.id}>, **Cleo** offers")
    await bob.slash(world.channel, "table replace", player=ann, by=dan)
    assert "2 questions in the channel wait for your answer." in await panel_of(world, cleo), "and Ann is late"
    await cleo.slash(world.channel, "table replace", player=ann, by=dan)
    assert "asks whether" not in await panel_of(world, cleo)
    told = await panel_of(world, ann)
    assert "offered to" in told and "You are out of time" in told
    await leave_and_pass(world, ann)
    assert f"Ann is not playing any more; the seat has been offered to <@{dan.id}>." in await panel_of(world, bob)
    assert f"Your seat has been offered to <@{dan.id}>. `/game join` keeps it." in await panel_of(world, ann)
    await ann.slash(world.channel, "game join")
    assert "Your seat" not in await panel_of(world, ann)
    assert posts(world, f"<@{dan.id}>, **Ann** is back and keeps the seat.") and not posts(world, "Ann is back at")
    await leave(world, ann)
    await bob.slash(world.channel, "table replace", player=ann, by=dan)
    assert posts(world, f"**Bob** asks: should <@{dan.id}> take"), "it can be asked again"
    assert f"You agree that <@{dan.id}> takes Ann’s seat. Cleo can agree in the channel." in await panel_of(world, bob)


async def test_a_computer_plays_once_the_only_one_left_to_decide_has_voted_for_it(world: World) -> None:
    _, (_, bob, cleo) = await overdue(world, "Ann", "Bob", "Cleo", order="joined")
    await bob.click(messages_with(world, "Ann is out of time")[0], label="Let a computer play (0 of 2)")
    assert not (await world.table()).seats[0].computer
    await leave(world, cleo)
    assert (await world.table()).seats[0].computer
