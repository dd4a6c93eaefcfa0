"""A player has one private panel at a table: another one takes its place, and it goes on after the computers' turns."""

from __future__ import annotations

from typing import Any

import pytest
import simcord

from arnak_bot.game.definition import TURN
from arnak_bot.games.arnak.wording.messages import ENGLISH
from arnak_bot.host import Table
from arnak_bot.refusals import Why
from cogs.panel import OpenPanels
from tests.discord.conftest import World, all_passed, open_panel, pass_turn, settled
from tests.discord.moves import leave_and_pass
from tests.discord.seen import answer, buttons_of, can_be_pressed, components, start, text_of, texts_in
from tests.discord.test_places import put_out
from tests.host.moves import DIG

pytestmark = pytest.mark.simcord(settle_timeout=120)

GAMES = ("arnak", "lost-cities", "lost-ark")
SURE = ENGLISH.labels.sure()
QUICK = ("end", "draw", "minus", "decline")


def is_there(world: World, shown: Any) -> bool:
    return shown.message.id in world.env.backend.messages.get(world.channel.id, {})


def panels(world: World, member: simcord.MemberActor) -> list[Any]:
    """A member's private messages that are still there, as they are now, from top to bottom."""
    stored: Any = world.env.backend.messages[world.channel.id].values()
    return [each for each in stored if each.is_ephemeral and each.interaction_metadata["user"]["id"] == str(member.id)]


async def play_turn(world: World, table: Table, member: simcord.MemberActor) -> None:
    """Type a member's turn, as short as possible."""
    seat, before = table.player(member.id), len(table.running.log)
    for _ in range(20):
        if seat not in table.running.seats_to_act or {who for who, _ in table.running.log[before:]} - {seat}:
            break
        legal = sorted(action.text for action in table.running.legal_actions(seat))
        text = next((each for quick in QUICK for each in legal if each.startswith(quick)), legal[0])
        shown: Any = (await member.slash(world.channel, "turn do", action=text)).response
        asked = [] if shown is None else [item for item in components(shown) if item.get("label") == SURE]
        if asked:
            await member.click(shown.message, custom_id=asked[0]["custom_id"])
    await settled(world)


async def with_a_computer(world: World, *names: str, **options: object) -> Table:
    """A started table with a computer in its last seat, in the order in which they sat down."""
    people = [world.member(name) for name in names]
    lobby = await world.open_table(names[0], computers=1, seats=len(names) + 1, level="novice", **options)
    await start(lobby, *people)
    await settled(world)
    return await world.table()


async def test_another_panel_takes_the_place_of_the_earlier_one(world: World) -> None:
    _, (first, second) = await world.seated("Ann", "Bob", turns="ask")
    mine, theirs = await open_panel(world, first), await open_panel(world, second)
    again = await open_panel(world, first)
    typed = answer(await first.slash(world.channel, "turn do", action="dig camp-coins"))
    assert [is_there(world, each) for each in (mine, again, typed, theirs)] == [False, False, True, True]
    pressed = answer(await first.click(typed.message, label="End turn"))
    assert is_there(world, pressed), "a panel that goes on in its own message is not deleted"


async def test_nothing_can_be_pressed_any_more_at_a_stopped_table(world: World, table: Table) -> None:
    people, shown = [world.actor(table, seat) for seat in (0, 1)], world.newest
    assert can_be_pressed(shown) and "to move. Deadline: <t:" in text_of(shown)
    opened = [await open_panel(world, each) for each in people]
    asked = await people[0].slash(world.channel, "table stop")
    await people[0].click(answer(asked).message, label="Stop it")
    await world.env.settle()
    left = next(each for each in world.channel.history() if each.id == shown.id)
    assert not can_be_pressed(left) and "to move" not in text_of(left) and "Deadline" not in text_of(left)
    for member, before in zip(people, opened, strict=True):
        panel = next(each for each in panels(world, member) if each.id == before.message.id)
        assert panel.content == Why.STOPPED.sentence(ENGLISH) and not panel.components


async def test_a_panel_that_waits_for_somebody_else_is_updated_when_the_turn_comes(world: World) -> None:
    _, (first, second) = await world.seated("Ann", "Bob")
    waiting = await open_panel(world, second)
    assert "You are waiting for" in waiting.content
    await pass_turn(world, first)
    await world.env.settle()
    (panel,) = panels(world, second)
    assert panel.id == waiting.message.id and ": your turn." in panel.content
    assert "Pass for this round" in str(panel.components)


async def test_a_panel_goes_on_below_the_message_that_follows_the_end_of_a_round(world: World) -> None:
    ann = world.ann
    await ann.slash(world.channel, "game solo")
    panel, before = await open_panel(world, ann), world.newest.id
    asked = answer(await ann.click(panel.message, label="Pass for this round"))
    await ann.click(answer(await ann.click(asked.message, label=SURE)).message, label="Keep nothing")
    typed = answer(await ann.slash(world.channel, "turn do", action="dig camp-coins"))
    await ann.click(typed.message, label="End turn")
    await world.env.settle()
    (now,) = panels(world, ann)
    assert now.id > world.newest.id > max(before, typed.message.id) and "Round II: your turn." in now.content


@pytest.mark.parametrize("game", GAMES)
async def test_a_panel_goes_on_after_the_computers_of_somebody_elses_turn(world: World, game: str) -> None:
    table = await with_a_computer(world, "Ann", "Bob", game=game, order="joined")
    people = [world.ann, world.bob]
    (computer,) = {0, 1, 2} - {table.player(member.id) for member in people}
    for _ in range(12):
        to_act = table.running.seats_to_act
        acts, waits = sorted(people, key=lambda member: table.player(member.id) not in to_act)
        mine, before, waiting = table.player(waits.id), len(table.running.log), None
        if mine not in to_act:
            waiting = await open_panel(world, waits)
        await play_turn(world, table, acts)
        if waiting and mine in table.running.seats_to_act and table.running.log[-1][0] == computer:
            break
    assert waiting and mine not in [seat for seat, _ in table.running.log[before:]]
    (panel,) = panels(world, waits)
    assert not is_there(world, waiting) and panel.id > world.newest.id
    question = table.texts("en").turn.question(table.view(waits.id)).replace("**", "")
    assert question in panel.content.replace("**", "") and panel.components


@pytest.mark.slow
async def test_the_panel_of_whoever_waits_for_a_computer_ends_with_the_game(world: World) -> None:
    """The computer is asked to call, so that it may be the last to act."""
    table = await with_a_computer(world, "Ann", game="lost-ark")
    while not table.running.over:
        await play_turn(world, table, world.ann)
    (panel,) = panels(world, world.ann)
    won, *_ = table.texts("en").channel.ending(table.running.scores(), table.view(None), table.names)
    assert panel.content.splitlines()[0] == f"**{won.replace(chr(42) * 2, '')}**"
    assert "Next:" not in panel.content and "Answer" not in str(panel.components)


async def asked_and_waiting(world: World, **options: object) -> tuple[Table, simcord.MemberActor, simcord.MemberActor]:
    """A table of Arnak where somebody is to move, a computer after them, and then somebody who waits."""
    table = await with_a_computer(world, "Ann", "Bob", order="joined", turns="ask", **options)
    (computer,) = {0, 1, 2} - {table.player(world.member(name).id) for name in ("Ann", "Bob")}
    acts, waits = world.actor(table, (computer - 1) % 3), world.actor(table, (computer + 1) % 3)
    if table.player(acts.id) not in table.running.seats_to_act:
        await play_turn(world, table, waits)
    assert table.running.seats_to_act == (table.player(acts.id),)
    return table, acts, waits


async def test_a_plan_stays_without_its_buttons_and_the_panel_opens_below_it(world: World) -> None:
    table, acts, waits = await asked_and_waiting(world)
    opened = await open_panel(world, waits)
    plan = answer(await waits.click(opened.message, label="Plan my turn"))
    await play_turn(world, table, acts)
    kept, panel = panels(world, waits)
    assert kept.id == plan.message.id and "Nothing you tried here was saved" in kept.content
    assert [each["label"] for each in components(kept)] == ["My turn"]
    assert panel.id > world.newest.id > kept.id


async def test_a_panel_that_is_too_old_to_be_changed_stays_and_a_click_shows_what_is_the_case(world: World) -> None:
    table, acts, waits = await asked_and_waiting(world)
    opened = await open_panel(world, waits)
    await world.wait(minutes=15, seconds=1)
    await play_turn(world, table, acts)
    (old,) = panels(world, waits)
    assert old.id == opened.message.id and old.content.startswith("**You are waiting for")
    assert table.running.seats_to_act == (table.player(waits.id),)
    assert components(await open_panel(world, waits)) and is_there(world, opened)


async def test_no_panel_opens_for_somebody_who_had_none(world: World) -> None:
    table, acts, waits = await asked_and_waiting(world)
    for each in panels(world, waits):
        world.env.backend.delete_message(each.channel_id, each.id)
    world.bot.open_panels = OpenPanels()
    await play_turn(world, table, acts)
    assert panels(world, waits) == [] and table.running.seats_to_act == (table.player(waits.id),)


@pytest.mark.parametrize("game", GAMES)
async def test_a_panel_stays_in_its_message_while_the_picture_changes_above_it(world: World, game: str) -> None:
    ann = world.ann
    await ann.slash(world.channel, "game solo", game=game, computers=1, level="novice")
    await settled(world)
    table = await world.table()
    for _ in range(3):
        await play_turn(world, table, ann)
        (panel,) = panels(world, ann)
        assert panel.id > world.newest.id and panel.components
        question = table.texts("en").turn.question(table.view(ann.id)).replace("**", "")
        assert question in panel.content.replace("**", "")


@pytest.fixture
async def private_world(world: World) -> World:
    """A server without the bot where members may not use external apps: all that the bot says is private."""
    await put_out(world)
    world.gate.only_private = True
    return world


@pytest.mark.parametrize("game", GAMES)
async def test_where_all_is_private_panel_and_picture_open_again_on_a_reload(private_world: World, game: str) -> None:
    world, ann = private_world, private_world.ann
    await ann.slash(world.channel, "game solo", game=game, **({} if game == "arnak" else {"computers": 1}))
    await settled(world)
    shown = panels(world, ann)
    assert shown and all(each.is_ephemeral for each in world.env.backend.messages[world.channel.id].values())
    result = await ann.slash(world.channel, "turn panel")
    table = await world.table()
    board, panel = [each for each in panels(world, ann) if each.id > shown[-1].id and each.components]
    assert board.attachments and table.posts.last == board.id < panel.id
    assert table.texts("en").turn.question(table.view(ann.id)).replace("**", "") in panel.content.replace("**", "")
    await play_turn(world, table, ann)
    assert table.running.log and result.ephemeral


async def test_where_all_is_private_the_panel_goes_on_after_the_computers(private_world: World) -> None:
    world, ann = private_world, private_world.ann
    await ann.slash(world.channel, "game solo", computers=1, level="novice", turns="ask")
    await settled(world)
    table = await world.table()
    await ann.slash(world.channel, "turn panel")
    for _ in range(3):
        await play_turn(world, table, ann)
        *_, panel = panels(world, ann)
        assert components(panel) and table.texts("en").turn.question(table.view(ann.id)) in panel.content


async def test_a_public_message_is_not_posted_again_with_the_panel(world: World) -> None:
    await world.start_table("Ann", "Bob")
    before = [message.id for message in world.channel.history()]
    opened = answer(await world.ann.slash(world.channel, "turn panel"))
    assert opened.ephemeral and [message.id for message in world.channel.history()] == before


async def given_back(world: World, *more: str) -> list[simcord.MemberActor]:
    """Ann has ended her turn and asks for it back; her panel and Bob's, whose turn it is, are open."""
    table, people = await world.seated("Ann", "Bob", *more, order="joined", turns="ask")
    for text in DIG:
        await world.bot.host.play.play(table, people[0].id, [text])
    await world.nudge(table)
    for member in people[:2]:
        await open_panel(world, member)
    await people[0].slash(world.channel, "table undo")
    return people


async def test_a_turn_given_back_is_told_without_its_moves_and_open_panels_follow(world: World) -> None:
    ann, bob = await given_back(world)
    (asked,), (theirs,) = panels(world, ann), panels(world, bob)
    told = "I have asked Bob. Once Bob makes a move that cannot be undone, it is too late."
    assert asked.content.startswith(f"**{told}**")
    assert "I have asked Bob." in answer(await ann.slash(world.channel, "turn panel")).content, "it waits"
    (asked,) = panels(world, ann)
    assert "<@" in text_of(world.newest) and text_of(world.newest).endswith("To refuse, just play your turn.")
    asks = "\nAnn asks to take back their last turn. "
    asks += "Agree before you make a move that cannot be undone."
    assert asks in theirs.content and asks not in asked.content
    await bob.click(world.newest, label="Give Ann the turn back")
    note, position = [text_of(each) for each in world.channel.history()[-2:]]
    assert note == "Ann takes the turn back and plays on."
    assert position.startswith("Round I: ") and f"<@{ann.id}> to move." in position and world.pinged == [str(ann.id)]
    (mine,), (waits,) = panels(world, ann), panels(world, bob)
    assert (mine.id, waits.id) == (asked.id, theirs.id)
    assert "your turn" in mine.content and "asked" not in mine.content and components(mine)
    assert waits.content.startswith("**You are waiting for Ann.**")
    assert "Ann digs" not in waits.content, "what can be taken back is not told"
    await ann.slash(world.channel, "table undo")
    assert "Ann digs" not in panels(world, bob)[-1].content, "nor is what was"
    await play_turn(world, await world.table(), ann)
    assert "your turn" in panels(world, bob)[-1].content, "it goes on when the turn comes again"
    await world.bot.outbox_sender.until_idle()
    assert "Round I" not in texts_in(world.channel), "what told nothing leaves no stub"


async def test_whoever_ends_a_turn_instead_of_agreeing_refuses_and_the_asker_is_told(world: World) -> None:
    ann, bob = await given_back(world)
    await play_turn(world, await world.table(), bob)
    await world.env.settle()
    told = " ".join(text_of(each) for each in world.channel.history())
    assert "Bob has played on, so it is too late for Ann to take that back." in told
    assert "asks to take back" not in told, "the question is gone"
    assert "asks to take back" not in panels(world, ann)[-1].content + panels(world, bob)[-1].content


async def test_the_panel_of_whoever_waits_follows_when_their_plan_is_played(world: World) -> None:
    table, (ann, bob, cleo) = await world.seated("Ann", "Bob", "Cleo", order="joined", turns="ask")
    await play_turn(world, table, ann)
    await world.bot.host.planning.answer(table, cleo.id, TURN, ("pass", "end"))
    assert "When your turn comes" in (await open_panel(world, cleo)).content
    await pass_turn(world, bob)
    assert world.actor(table, table.running.seats_to_act[0]).id == ann.id
    assert panels(world, cleo)[-1].content.startswith("**You are waiting for Ann.**")
    assert "When your turn comes" not in panels(world, cleo)[-1].content


async def test_the_channel_names_only_those_who_have_yet_to_keep_cards(world: World) -> None:
    ann, bob, cleo = await all_passed(world, "Ann", "Bob", "Cleo")
    before = world.newest
    assert all(f"<@{each.id}>" in text_of(before) for each in (ann, bob, cleo))
    await bob.slash(world.channel, "turn do", action="done")
    await world.env.settle()
    after = next(each for each in world.channel.history() if each.id == before.id)
    assert [f"<@{each.id}>" in text_of(after) for each in (ann, bob, cleo)] == [True, False, True]
    assert text_of(after).split("\n")[:-1] == text_of(before).split("\n")[:-1] and can_be_pressed(after)
    assert [each.filename for each in after.attachments] == [each.filename for each in before.attachments]
    for each in (cleo, ann):
        await each.slash(world.channel, "turn do", action="done")
    await world.env.settle()
    assert world.newest.id != before.id and "Round II: " in text_of(world.newest)


async def test_what_is_left_of_a_turn_after_an_undo_is_not_told_until_the_turn_ends(world: World) -> None:
    table, (ann, bob) = await world.seated("Ann", "Bob", order="joined", turns="ask")
    await open_panel(world, bob)
    for step in ("dig camp-coins", "play exploration-ship"):
        await ann.slash(world.channel, "turn do", action=step)
    await ann.slash(world.channel, "table undo")
    assert [text for _, text in table.running.log] == ["dig camp-coins", "pay fear"]
    assert "Ann" not in panels(world, bob)[-1].content.replace("waiting for Ann", "")
    await ann.slash(world.channel, "turn end")
    await world.env.settle()
    assert "Ann digs at Harbour" in panels(world, bob)[-1].content


async def test_the_panel_of_whoever_ends_their_turn_goes_on_when_a_computer_plays_for_the_next(world: World) -> None:
    _, (ann, bob, cleo) = await world.seated("Ann", "Bob", "Cleo", order="joined", level="novice", turns="ask")
    await bob.slash(world.channel, "me away", days=1)
    await open_panel(world, cleo)
    done = answer(await ann.slash(world.channel, "turn do", action="dig camp-coins"))
    await ann.click(done.message, label="End turn")
    await settled(world)
    assert "your turn" in panels(world, cleo)[-1].content
    headline, news, *_ = panels(world, ann)[-1].content.splitlines()
    assert headline == "**You are waiting for Cleo.**" and news.startswith("Bob 🤖 ")


@pytest.mark.parametrize("how", ["away", "leaves"])
async def test_the_panel_of_whoever_waits_goes_on_when_somebody_goes_in_their_turn(world: World, how: str) -> None:
    _, (ann, bob, cleo) = await world.seated("Ann", "Bob", "Cleo", order="joined")
    for waits in (bob, cleo):
        assert (await open_panel(world, waits)).content.startswith("**You are waiting for Ann.**")
    await open_panel(world, ann)
    if how == "away":
        await ann.slash(world.channel, "me away", days=1)
    else:
        await leave_and_pass(world, ann)
    await settled(world)
    assert "your turn" in panels(world, bob)[-1].content
    assert panels(world, cleo)[-1].content.startswith("**You are waiting for Bob.**")
    if how == "away":  # Ann's own panel offers nothing that somebody else has done for her
        assert panels(world, ann)[0].content.startswith("**A computer is playing for you.")


async def test_who_votes_twice_is_told_that_their_vote_counts(world: World) -> None:
    _ann, bob, _cleo = await given_back(world, "Cleo")
    question = world.newest
    first = await bob.click(question, label="Give Ann the turn back (0 of 2)")
    assert not first.followups
    second = await bob.click(question, label="Give Ann the turn back (1 of 2)")
    (told,) = second.followups
    assert told.ephemeral and told.message.content == "You have already voted: 1 of 2 so far."


async def test_what_only_follows_from_the_end_of_a_turn_is_no_headline(world: World) -> None:
    """ "Bow and Arrows joins the row." stood above all when somebody had bought a card and ended their turn."""
    table, (ann, _) = await world.seated("Ann", "Bob", order="joined", turns="ask")
    buys = next(action.text for action in table.running.legal_actions(0) if action.text.startswith("buy "))
    for typed in (buys, "end"):
        await ann.slash(world.channel, "turn do", action=typed)
    headline, joined, *_ = panels(world, ann)[-1].content.splitlines()
    assert headline == "**Done. Next: Bob.**" and joined.endswith("joins the row.")


async def test_a_plan_says_when_the_turn_has_come_and_then_has_only_the_button_to_the_panel(world: World) -> None:
    _, (first, second) = await world.seated("Ann", "Bob")
    plan = answer(await second.click((await open_panel(world, second)).message, label="Plan my turn"))
    await pass_turn(world, first)
    await world.env.settle()
    (shown,) = [each for each in panels(world, second) if each.id == plan.message.id]
    assert shown.content.startswith("**Round I: your turn.** Nothing you tried here was saved.")
    assert [each["label"] for each in components(shown)] == ["My turn"] and shown.attachments
    panel = answer(await second.click(plan.message, label="My turn"))
    assert panel.message.id == shown.id and "Round I: your turn." in panel.content


async def test_a_lesson_counts_as_read_only_in_a_panel_that_stays(world: World) -> None:
    ann = world.ann
    message = answer(await ann.slash(world.channel, "game learn")).message
    while "Start a guided game here" not in [button.label for button in buttons_of(message)]:
        message = answer(await ann.click(message, label="Next ›")).message
    await ann.click(message, label="Start a guided game here")
    await ann.click(world.newest, label="My turn")
    read = set[str]()
    for typed in (None, "coins with fear", "end", "pass", "end", "done"):
        if typed is not None:
            await world.eve.send(world.channel, "How is it going?")  # so the next message is a new one
            await ann.slash(world.channel, "turn do", action=typed)
            await world.bot.outbox_sender.until_idle()
            await world.env.settle()
        read |= {line for line in panels(world, ann)[-1].content.splitlines() if line.startswith("💡")}
    assert len(read) == len((await world.bot.host.people.person(ann.id)).learned) > 2
