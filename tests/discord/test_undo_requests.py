"""Requests to take a turn or a choice back when somebody leaves, plays or comes back meanwhile."""

from __future__ import annotations

import pytest

from arnak_bot.refusals import OthersHaveActed
from arnak_bot.wording.messages import ENGLISH
from cogs.play import who_would_agree
from tests.discord.conftest import World, all_passed, open_panel, pass_turn, settled
from tests.discord.moves import dig, give_seat, go_away, labels_now, leave, overdue, panel_of, posts
from tests.discord.seen import answer, buttons_of, components, text_of
from tests.discord.test_open_panels import panels
from tests.host.moves import least

pytestmark = pytest.mark.simcord(settle_timeout=120)


async def test_an_undo_that_all_agree_to_once_somebody_leaves_loses_its_question(world: World) -> None:
    table, (ann, bob, cleo) = await world.seated("Ann", "Bob", "Cleo")
    await pass_turn(world, ann)
    await ann.slash(world.channel, "table undo")
    await bob.click(world.newest, label=f"Give {table.names[0]} the turn back (0 of 2)")
    await leave(world, cleo)
    await world.bot.outbox_sender.until_idle()
    assert posts(world, "takes the turn back") and not posts(world, "asks to take back")


async def test_who_is_away_until_some_day_would_have_to_agree(world: World) -> None:
    table, (_, bob) = await world.seated("Ann", "Bob", order="joined", turns="ask")
    await bob.slash(world.channel, "me away", days=1)
    assert who_would_agree(table, 0) == "others" and not table.undoes_alone(0)
    await leave(world, bob)
    assert who_would_agree(table, 0) == "nobody" and table.undoes_alone(0)


async def test_the_end_of_a_turn_can_be_asked_back_by_a_button_until_somebody_acts(world: World) -> None:
    _, (ann, bob) = await world.seated("Ann", "Bob", order="joined", turns="ask")
    await pass_turn(world, ann)
    panel = answer(await ann.slash(world.channel, "turn panel"))
    await ann.click(panel, label="Ask to undo: End turn")
    assert posts(world, "**Ann** asks to take back their last turn")
    await ann.click(panel, label="Withdraw the request")
    await dig(world, bob)
    panel = answer(await ann.slash(world.channel, "turn panel"))
    assert not [each for each in components(panel) if str(each.get("label")).startswith("Ask to undo")]


@pytest.mark.parametrize("how", ["goes away", "leaves", "withdraws"])
async def test_whoever_goes_or_withdraws_it_no_longer_asks_for_an_undo(world: World, how: str) -> None:
    table, (ann, bob, _) = await world.seated("Ann", "Bob", "Cleo", order="joined", turns="ask")
    await pass_turn(world, ann)
    await ann.slash(world.channel, "table undo")
    assert posts(world, "Give Ann the turn back") or posts(world, "asks to take back")
    if how == "leaves":
        await leave(world, ann)
    elif how == "withdraws":
        assert "Ann asks to take back" in await panel_of(world, bob)
        panel = answer(await ann.slash(world.channel, "turn panel"))
        await ann.click(panel.message, label="Withdraw the request")
        assert "I have asked" not in panels(world, ann)[-1].content
        assert "asks to take back" not in panels(world, bob)[-1].content
    else:
        await ann.slash(world.channel, "me away", days=1)
    await settled(world)
    assert posts(world, "Ann no longer asks to take something back.") and not table.votes


async def test_an_undo_that_takes_others_turns_back_says_so(world: World) -> None:
    table, (ann, bob) = await world.seated("Ann", "Bob", order="joined", turns="ask")
    await dig(world, ann)
    await ann.slash(world.channel, "table undo")
    question = world.newest
    assert "and with it what came after" not in text_of(question)
    assert "asks to take back their last turn. <@" in text_of(question)
    plays = next(each.text for each in table.running.legal_actions() if each.text.startswith("play "))
    await world.bot.host.play.play(table, bob.id, [plays])
    await bob.click(question, label=f"Give {table.names[0]} the turn back")
    told = "Ann takes the turn back and plays on. What came after is undone with it."
    assert posts(world, told)


async def test_a_computers_turn_that_is_given_back_is_told_once_and_the_log_does_not_credit_it(world: World) -> None:
    _, (ann, bob) = await world.seated("Ann", "Bob", order="joined", turns="ask", level="novice")
    await go_away(world, ann)
    await ann.slash(world.channel, "me away", days=0)
    await ann.slash(world.channel, "table undo")
    await bob.click(world.newest, label="Give Ann the turn back")
    told = (await panel_of(world, ann)).splitlines()
    assert told[0].startswith("**A computer has played for you: you dig at ")
    assert told[1] == "End your turn, or use a free action first."
    assert not any("played for you" in line for line in told[1:])
    assert "· Ann took back the end of a turn." in text_of(answer(await bob.slash(world.channel, "show log")).message)


async def test_who_is_given_the_end_of_a_pass_back_is_told_that_the_pass_can_be_undone(world: World) -> None:
    _, (ann, bob) = await world.seated("Ann", "Bob", order="joined", turns="ask")
    await pass_turn(world, ann)
    await ann.slash(world.channel, "table undo")
    await bob.click(world.newest, label="Give Ann the turn back")
    panel = await open_panel(world, ann)
    assert "End your turn, use a free action, or undo the pass." in panel.content
    assert "Undo: Pass for this round" in [each.label for each in buttons_of(panel.message)]


async def test_who_refuses_an_undo_by_playing_is_named(world: World) -> None:
    _, (ann, bob, cleo) = await world.seated("Ann", "Bob", "Cleo", order="joined", turns="ask")
    await dig(world, ann)
    await ann.slash(world.channel, "table undo")
    question = world.newest
    assert "Once Bob makes a move that cannot be undone, it is too late." in text_of(question)
    await bob.click(question, label="Give Ann the turn back (0 of 2)")
    await settled(world)
    (asked,) = posts(world, "asks to take back")
    assert f"<@{cleo.id}>, press the button" in asked and "Once Bob makes a move" in asked


async def test_while_cards_are_kept_an_undo_says_that_the_last_choice_ends_it(world: World) -> None:
    ann, bob, cleo = await all_passed(world, "Ann", "Bob", "Cleo", turns="ask")
    ends = "Once everybody has chosen, it is too late."
    await cleo.slash(world.channel, "table undo")
    assert posts(world, ends) and "Your next move cancels this." in await panel_of(world, cleo)
    asked = "Cleo asks to take back their last turn. "
    assert f"{asked}You can agree until everybody has chosen." in await panel_of(world, ann)
    for each in (ann, bob):
        await each.slash(world.channel, "turn keep", cards="nothing")
    assert posts(world, ends)
    await cleo.slash(world.channel, "turn keep", cards="nothing")
    await settled(world)
    assert not posts(world, ends)


async def test_who_asks_to_choose_again_and_whom_they_ask_read_what_ends_it_and_that_it_has_ended(world: World) -> None:
    ann, bob = await all_passed(world, "Ann", "Bob", turns="ask")
    await ann.slash(world.channel, "turn keep", cards="nothing")
    await ann.slash(world.channel, "table undo")
    ends = "asks to choose again."
    assert posts(world, ends) and ends in await panel_of(world, bob)
    await bob.slash(world.channel, "turn keep", cards="nothing")
    await settled(world)
    assert not posts(world, ends) and posts(world, "The game has gone on, so it is too late for Ann to take that back.")


@pytest.mark.parametrize("when", ["between two rounds", "at the start"])
async def test_the_log_says_that_a_choice_was_taken_back_where_all_choose(world: World, when: str) -> None:
    if when == "at the start":
        table, (ann, bob) = await world.seated("Ann", "Bob", game="lost-ark", order="joined")
        while 0 in table.running.seats_to_act:
            await least(world.bot.host, table, ann.id)
    else:
        ann, bob = await all_passed(world, "Ann", "Bob", turns="ask")
        await ann.slash(world.channel, "turn keep", cards="nothing")
    await ann.slash(world.channel, "table undo")
    await bob.click(world.newest, label=buttons_of(world.newest)[0].label)
    await settled(world)
    assert posts(world, "Ann can choose again; the log shows it.")
    for reader, who in ((ann, "You"), (bob, "Ann")):
        log = text_of(answer(await reader.slash(world.channel, "show log")).message).splitlines()
        assert log[-1] == f"· {who} may choose again."


async def test_whoever_asks_for_an_undo_or_has_agreed_reads_who_has_yet_to_agree(world: World) -> None:
    table, (ann, bob, _) = await world.seated("Ann", "Bob", "Cleo", order="joined", turns="ask")
    await pass_turn(world, ann)
    await bob.slash(world.channel, "turn dig", site="camp-coins", payment="pay fear")
    await ann.slash(world.channel, "table undo")
    await bob.click(world.newest, label="Give Ann the turn back (0 of 2)")
    agreed = "Ann can take back their last turn once Cleo agrees too; making a move you can’t undo counts as a no."
    assert agreed in await panel_of(world, bob)
    told = "Bob agrees. I have asked Cleo. Once Bob makes a move that cannot be undone, it is too late."
    assert told in await panel_of(world, ann)
    await world.actor(table, 2).click(world.newest, label="Give Ann the turn back (1 of 2)")
    await give_seat(world, ann, world.dan)
    await pass_turn(world, world.dan)
    log = text_of(answer(await bob.slash(world.channel, "show log")).message)
    assert "· Ann took back the end of a turn." in log and "Dan took" not in log


async def test_who_is_asked_for_an_undo_can_agree_in_their_panel(world: World) -> None:
    table, (ann, bob, cleo) = await world.seated("Ann", "Bob", "Cleo", order="joined", turns="ask")
    await dig(world, ann)
    await ann.slash(world.channel, "table undo")
    question = world.newest.id
    for asked, count in ((bob, 0), (cleo, 1)):
        assert labels_now(world, question) == [f"Give Ann the turn back ({count} of 2)"]
        shown = answer(await asked.slash(world.channel, "turn panel"))
        await asked.click(shown.message, label=f"Give Ann the turn back ({count} of 2)")
        await settled(world)
        labels = [item.get("label") for item in components(panels(world, asked)[-1])]
        assert labels and "Give Ann the turn back" not in str(labels)
    assert table.running.seats_to_act == (0,) and not posts(world, "asks to take back")
    assert panels(world, bob)[-1].content.startswith("**You are waiting for Ann.**")


async def test_a_panel_says_if_it_is_too_late_to_agree_and_stays_a_panel(world: World) -> None:
    table, (ann, bob, cleo) = await world.seated("Ann", "Bob", "Cleo", order="joined", turns="ask")
    await dig(world, ann)
    await ann.slash(world.channel, "table undo")
    shown = answer(await cleo.slash(world.channel, "turn panel"))
    for action in ("pass", "end"):
        await world.bot.host.play.play(table, bob.id, [action])
    await cleo.click(shown.message, label="Give Ann the turn back (0 of 2)")
    told = panels(world, cleo)[-1].content
    assert told.startswith(f"**{OthersHaveActed('Bob').sentence(ENGLISH)}**\nRound I: your turn.")


async def test_who_is_out_of_time_still_reads_until_when_they_can_agree(world: World) -> None:
    table, (ann, bob) = await overdue(world, "Ann", "Bob", game="lost-ark", order="joined", turns="ask")
    while table.player(bob.id) in table.running.seats_to_act:
        await least(world.bot.host, table, bob.id)
    await bob.slash(world.channel, "table undo")
    told = await panel_of(world, ann)
    assert "\nBob asks to choose again. You can agree until you have chosen.\n" in told
    assert told.splitlines()[2].startswith("You are out of time, but you can still move.")
