"""Tables that go on when life gets in the way: deadlines, votes, new players, pauses, waking hours, closing."""

from __future__ import annotations

import pytest
import simcord

from arnak_bot.games.arnak.engine import Game
from arnak_bot.games.arnak.engine.resources import Resource
from arnak_bot.host import Table
from arnak_bot.refusals import Why
from arnak_bot.store import Status, VoteKind
from arnak_bot.wording.messages import ENGLISH
from cogs import ids
from tests.discord.conftest import World, all_passed, open_panel, pass_turn, settled
from tests.discord.moves import dig, give_seat, go_away, leave, messages_with, named_in, panel_of, posts
from tests.discord.seen import answer, buttons_of, can_be_pressed, forget, labels_of, said, text_of
from tests.discord.test_forged import forged
from tests.discord.test_open_panels import panels
from tests.discord.test_which_game import press
from tests.host.moves import play_out

HOUR = 3600.0
DAY = 24 * HOUR

pytestmark = pytest.mark.simcord(settle_timeout=120)


async def overdue(world: World, *names: str, **options: object) -> tuple[Table, list[simcord.MemberActor]]:
    """A table whose first player has let the deadline of 24 hours pass, and its players by seat."""
    table, players = await world.seated(*names, **{"deadline": 24, "remind": 0, **options})
    world.look_every(hours=4)
    await world.env.advance_time(24.5 * HOUR)
    return table, players


@pytest.mark.parametrize("how", ["plays", "goes away", "leaves", "is paused", "is replaced"])
async def test_the_vote_about_a_late_player_goes_once_nobody_has_to_decide(world: World, how: str) -> None:
    table, (ann, bob, cleo) = await overdue(world, "Ann", "Bob", "Cleo")
    assert posts(world, f"**{table.names[0]} is out of time.**")
    dan = world.member("Dan")
    match how:
        case "plays":
            await pass_turn(world, ann)
        case "goes away":
            await ann.slash(world.channel, "me away", days=2)
        case "leaves":
            await leave(world, ann)
        case "is paused":
            await ann.slash(world.channel, "table pause", days=2)
            question = world.newest
            await bob.click(question, label="Agree to the pause (0 of 2)")
            await cleo.click(question, label="Agree to the pause (1 of 2)")
        case "is replaced":
            await give_seat(world, ann, dan)
    await settled(world)
    assert not posts(world, "is out of time")


async def test_a_half_played_turn_is_completed(world: World) -> None:
    table = await world.start_table("Ann", "Bob", deadline=24, remind=0)
    world.look_every(hours=0.5)
    await world.actor(table, 0).slash(world.channel, "turn dig", site="camp-coins")
    world.look_every(hours=4)
    await world.env.advance_time(24.5 * HOUR)
    await world.actor(table, 1).click(world.newest, label=f"End {table.names[0]}’s turn")
    assert table.running.seats_to_act == (1,)


async def test_a_player_whose_turn_the_table_has_ended_reads_it(world: World) -> None:
    _, (ann, bob) = await world.seated("Ann", "Bob", deadline=24, remind=0, order="joined", turns="ask")
    world.look_every(hours=4)
    await ann.slash(world.channel, "turn dig", site="camp-coins", payment="pay fear")
    await world.env.advance_time(24.5 * HOUR)
    await bob.click(world.newest, label="End Ann’s turn")
    assert "Your turn was ended for you." in await panel_of(world, ann)


async def test_a_player_who_is_left_out_passes_until_they_come_back(world: World) -> None:
    table, (gone, stays) = await overdue(world, "Ann", "Bob", turns="ask")
    await stays.click(world.newest, label=f"Go on without {table.names[0]}")
    assert table.seats[0].gone and table.running.seats_to_act == (1,)
    assert posts(world, f"{table.names[0]} 🤖 passes"), "it is told who did it"
    await stays.slash(world.channel, "show board", everyone=True)
    assert f"{table.names[0]} 🤖 passes" in text_of(world.newest), "also where it is shown again"
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
    assert "go on without" in text_of(world.newest)
    await stays.click(world.newest, label=f"Go on without {table.names[0]}")
    (note,) = messages_with(world, "The table goes on without")
    assert [button.label for button in buttons_of(note)] == ["Let a computer play"]
    await stays.click(note, label="Let a computer play")
    assert not table.seats[0].gone and table.seats[0].computer


async def test_a_seat_cannot_be_offered_to_a_bot_and_an_answered_question_has_no_buttons(
    world: World, table: Table
) -> None:
    actor, shown = world.actor(table, 0), len(world.channel.history())
    robot = world.guild.add_member(world.env.create_user("robot", bot=True))
    refused = await actor.slash(world.channel, "table replace", player=world.actor(table, 1), by=robot)
    assert said(refused) == Why.NO_REPLACING_BY_BOTS.sentence(ENGLISH) and refused.ephemeral
    assert len(world.channel.history()) == shown and not table.votes, "nobody is asked"
    question = await actor.slash(world.channel, "game leave")
    left = await actor.click(answer(question), label="Leave the game")
    assert said(left) == ENGLISH.texts.you_left(plays="yes") and not buttons_of(answer(left).message)


async def test_a_table_stops_when_everybody_has_left(world: World, table: Table) -> None:
    world.look_every(hours=0.5)
    for seat in (1, 0):
        question = await world.actor(table, seat).slash(world.channel, "game leave")
        await world.actor(table, seat).click(answer(question), label="Leave the game")
    assert table.status is Status.STOPPED
    assert text_of(world.newest).startswith(f"<@{world.actor(table, 0).id}> has left, so the game ends here.")


@pytest.mark.parametrize("restarted", [False, True])
async def test_a_request_for_a_pause_that_is_withdrawn_is_told_to_all_and_its_message_goes(
    world: World, restarted: bool
) -> None:
    table, (ann, bob) = await world.seated("Ann", "Bob")
    await ann.slash(world.channel, "table pause", days=3)
    question = world.newest
    assert world.pinged == [str(bob.id)]
    assert "asks for a pause until" in await panel_of(world, bob)
    if restarted:
        await world.restart()
    await ann.slash(world.channel, "table pause", days=0)
    await world.bot.outbox_sender.until_idle()
    assert text_of(world.newest) == f"{table.names[0]} no longer asks for a pause."
    if restarted:  # what was asked before is crossed out when it is pressed
        await bob.click(question, label="Agree to the pause")
        (crossed,) = [each for each in world.channel.history() if each.id == question.id]
        assert text_of(crossed).startswith("~~") and not buttons_of(crossed)
    else:
        assert question.id not in [each.id for each in world.channel.history()]


async def test_what_somebody_asks_for_is_withdrawn_when_they_leave_and_can_be_asked_again(world: World) -> None:
    table, (ann, bob, _) = await world.seated("Ann", "Bob", "Cleo")
    await pass_turn(world, ann)
    await ann.slash(world.channel, "table undo")
    await ann.slash(world.channel, "table pause", days=3)
    assert len(table.votes) == 2
    assert (await panel_of(world, bob)).count(" asks ") == 2
    await leave(world, ann)
    await world.bot.outbox_sender.until_idle()
    assert not table.votes
    assert not posts(world, "asks to take back") and not posts(world, "asks for a pause until")
    assert " asks " not in panels(world, bob)[-1].content
    await ann.slash(world.channel, "game join")
    await ann.slash(world.channel, "table undo")
    await world.bot.outbox_sender.until_idle()
    assert posts(world, "asks to take back")


async def test_an_undo_that_is_granted_leaves_a_request_for_a_pause_open(world: World) -> None:
    table, (ann, bob) = await world.seated("Ann", "Bob")
    await pass_turn(world, ann)
    await ann.slash(world.channel, "table pause", days=3)
    await ann.slash(world.channel, "table undo")
    await bob.click(world.newest, label=f"Give {table.names[0]} the turn back")
    assert table.running.seats_to_act == (0,)
    assert " asks for a pause" in await panel_of(world, bob)


async def test_an_undo_that_all_agree_to_once_somebody_leaves_loses_its_question(world: World) -> None:
    table, (ann, bob, cleo) = await world.seated("Ann", "Bob", "Cleo")
    await pass_turn(world, ann)
    await ann.slash(world.channel, "table undo")
    await bob.click(world.newest, label=f"Give {table.names[0]} the turn back (0 of 2)")
    await leave(world, cleo)
    await world.bot.outbox_sender.until_idle()
    assert posts(world, "has taken back") and not posts(world, "asks to take back")


async def test_the_panel_of_whoever_has_left_says_so_and_how_to_come_back(world: World) -> None:
    _, (_, gone, _) = await world.seated("Ann", "Bob", "Cleo")
    await open_panel(world, gone)
    await leave(world, gone)
    shown, *_ = panels(world, gone)
    assert shown.content.startswith("**I am playing for you. `/game join` takes your seat back.**")
    await gone.slash(world.channel, "game join")
    await world.env.settle()
    shown, *_ = panels(world, gone)
    assert shown.content.startswith("**You are waiting for ")


async def test_a_pause_asks_fewer_once_somebody_goes_and_nobody_once_its_own_player_does(world: World) -> None:
    table, (ann, bob, cleo) = await world.seated("Ann", "Bob", "Cleo")
    await ann.slash(world.channel, "table pause", days=3)
    question = world.newest

    async def labels() -> list[str]:
        await world.bot.outbox_sender.until_idle()
        await world.env.settle()
        return [
            str(item.label) for each in world.channel.history() if each.id == question.id for item in buttons_of(each)
        ]

    assert await labels() == ["Agree to the pause (0 of 2)"]
    panel = await panel_of(world, ann)
    (until,) = {vote.value for vote in table.votes}
    asked = (
        f"You asked for a pause until <t:{until}:f>. {table.names[1]} and {table.names[2]} can agree in the channel."
    )
    assert asked in panel
    await cleo.slash(world.channel, "me away", days=1)
    assert await labels() == ["Agree to the pause"]
    await cleo.slash(world.channel, "me away", days=0)
    assert await labels() == ["Agree to the pause (0 of 2)"]
    await bob.click(question, label="Agree to the pause (0 of 2)")
    assert await labels() == ["Agree to the pause (1 of 2)"]
    assert f"{table.names[2]} can agree in the channel" in panels(world, ann)[-1].content
    await leave(world, cleo)
    assert await labels() == [] and table.seats[0].paused_until and posts(world, "The table agrees"), "Bob has agreed"


async def test_whoever_lets_a_computer_play_no_longer_asks_for_a_pause(world: World) -> None:
    table, (ann, _, _) = await world.seated("Ann", "Bob", "Cleo")
    await ann.slash(world.channel, "table pause", days=3)
    assert posts(world, "asks for a pause until")
    waits = world.actor(table, 2)
    assert " asks for a pause" in await panel_of(world, waits)
    await go_away(world, ann)
    assert " asks for a pause" not in panels(world, waits)[-1].content
    assert not posts(world, "asks for a pause until") and not table.votes
    assert posts(world, f"{table.names[0]} no longer asks for a pause.")


@pytest.mark.parametrize("leaves", [False, True])
async def test_whoever_goes_no_longer_asks_for_an_undo(world: World, leaves: bool) -> None:
    table, (ann, _, _) = await world.seated("Ann", "Bob", "Cleo", order="joined", turns="ask")
    await pass_turn(world, ann)
    await ann.slash(world.channel, "table undo")
    assert posts(world, "Give Ann the turn back") or posts(world, "asks to take back")
    if leaves:
        await leave(world, ann)
    else:
        await ann.slash(world.channel, "me away", days=1)
    await settled(world)
    assert posts(world, "Ann no longer asks to take something back.") and not table.votes


async def test_what_the_host_does_after_leaving_is_not_mixed_with_what_a_computer_did_before(world: World) -> None:
    _, (ann, bob, cleo) = await world.seated("Ann", "Bob", "Cleo", order="joined", level="novice", turns="ask")
    await go_away(world, ann)
    await ann.slash(world.channel, "me away", days=0)
    told = (await open_panel(world, ann)).content
    assert "Played for you by a computer: you " in told
    await leave(world, ann)
    for each in (bob, cleo):
        await pass_turn(world, each)
    await settled(world)
    await ann.slash(world.channel, "game join")
    assert "Played for you: you pass." in (await open_panel(world, ann)).content


async def test_whoever_keeps_cards_by_command_and_begins_the_round_reads_so(world: World) -> None:
    ann, bob = await all_passed(world, "Ann", "Bob", turns="ask")
    await ann.slash(world.channel, "turn keep", cards="nothing")
    await open_panel(world, bob)
    await bob.slash(world.channel, "turn keep", cards="nothing")
    await settled(world)
    (panel,) = panels(world, bob)[-1:]
    assert panel.content.startswith("**Round II: your turn.**") and "Done for you" not in panel.content
    assert "Which cards do you keep" not in "".join(each.content for each in panels(world, bob))


async def test_to_be_asked_about_leaving_does_not_end_an_absence(world: World) -> None:
    table, (_, bob, _) = await world.seated("Ann", "Bob", "Cleo", order="joined")
    await bob.slash(world.channel, "me away", days=1)
    asked = answer(await bob.slash(world.channel, "game leave"))
    assert "The computer that is playing for you stops then" in asked.content
    await bob.click(asked, label="Go back")
    assert table.seats[1].computer and not posts(world, "is back at the table")
    await leave(world, bob)
    assert table.seats[1].gone and not table.seats[1].computer
    assert posts(world, "has left the game") and not posts(world, "is back at the table")
    for command, typed in (("game leave", {}), ("turn do", {"action": "pass"})):
        assert said(await bob.slash(world.channel, command, **typed)) == Why.LEFT.sentence(ENGLISH)


async def test_whoever_comes_back_reads_what_the_computer_has_played_for_them(world: World) -> None:
    _, (late, other) = await overdue(world, "Ann", "Bob")
    await other.click(world.newest, label="Let a computer play")
    await settled(world)
    (note,) = posts(world, "A computer plays for")
    assert note.endswith("A game in which a computer has played does not count in the league.")
    panel = await open_panel(world, late)
    assert "Played for you by a computer: you " in panel.content
    assert "Played for you" not in (await open_panel(world, other)).content
    assert "· You 🤖 " in text_of(answer(await late.slash(world.channel, "show log")).message)


async def test_a_turn_that_a_computer_only_finishes_is_not_told_as_the_computer_s(world: World) -> None:
    table, (ann, _, _) = await world.seated("Ann", "Bob", "Cleo", order="joined", level="novice")
    await ann.slash(world.channel, "turn play", card="exploration-car")
    assert len(table.running.log) == 1
    await go_away(world, ann)
    told = text_of(world.newest)
    assert "Ann plays Exploration (car): +1🧭.\nAnn 🤖 digs at Old Battlefield with Fear 🥾: +1🏹." in told
    assert "Played for you by a computer: you dig " in (await open_panel(world, ann)).content
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


async def test_what_is_asked_at_a_table_that_is_stopped_has_no_buttons_left(world: World) -> None:
    _, (_, bob, _) = await world.seated("Ann", "Bob", "Cleo")
    await leave(world, bob)
    (left,) = messages_with(world, "has left the game")
    assert buttons_of(left)
    asked = answer(await world.moderator().slash(world.channel, "table stop"))
    await world.moderator().click(asked, label="Stop it")
    await world.bot.outbox_sender.until_idle()
    (left,) = messages_with(world, "has left the game")
    assert not buttons_of(left)


async def test_where_there_is_no_league_nothing_is_said_of_it(world: World) -> None:
    await world.moderator().slash(world.channel, "table server", league=False)
    _, (_, bob) = await overdue(world, "Ann", "Bob")
    await bob.click(world.newest, label="Let a computer play")
    (note,) = posts(world, "A computer plays for")
    assert "league" not in note


async def test_join_tells_a_player_that_their_seat_is_theirs_again_or_still_and_where_their_panel_is(
    world: World,
) -> None:
    table, (late, other) = await overdue(world, "Ann", "Bob")
    await other.click(world.newest, label="Let a computer play")
    assert table.seats[0].computer
    back = await late.slash(world.channel, "game join")
    assert said(back) == "You are back in your seat. **My turn** opens your panel." and back.ephemeral
    assert not table.seats[0].computer and any(
        "is back at the table" in text_of(each) for each in world.channel.history()
    )
    again = await late.slash(world.channel, "game join")
    assert said(again) == "You are already playing here. **My turn** opens your panel."
    stranger = await world.member("Eve").slash(world.channel, "game join")
    assert said(stranger) == Why.STARTED_ALREADY.sentence(ENGLISH)


async def test_the_table_votes_on_a_new_player_for_a_seat_that_is_overdue(world: World) -> None:
    table, (old, asking, voting) = await overdue(world, "Ann", "Bob", "Cleo")
    new = world.member("Eve")
    await asking.slash(world.channel, "table replace", player=old.user, by=new.user)
    question = world.newest
    assert "asks: should <@" in question.content
    await voting.click(question, label=f"Replace {table.names[0]} (1 of 2)")
    told = said(await new.slash(world.channel, "turn panel"))
    assert told.startswith(f"You are not playing at this table yet, but {table.names[0]}’s seat has been offered")
    await new.click(world.newest, label="Take the seat")
    assert table.seats[0].user_id == new.id
    assert said(await new.slash(world.channel, "table undo")) == Why.NOTHING_TO_TAKE_BACK.sentence(ENGLISH)
    assert not world.bot.host.absence.overdue(table, 0), "the new player has the whole time"


async def test_a_seat_that_was_offered_can_be_declined(world: World) -> None:
    table, dan = await world.start_table("Ann", "Bob"), world.member("Dan")
    await world.actor(table, 0).slash(world.channel, "table replace", player=world.actor(table, 0), by=dan)
    offered, name = world.newest, table.names[0]
    told = said(await dan.slash(world.channel, "turn panel"))
    assert told.startswith(f"You are not playing at this table yet, but {name}’s seat has been offered to you:")
    refused = await world.actor(table, 1).click(offered, label="Decline")
    assert said(refused) == Why.SEAT_IS_FOR_SOMEBODY_ELSE.sentence(ENGLISH)
    await dan.click(offered, label="Decline")
    assert offered.id not in [each.id for each in world.channel.history()]
    assert world.newest.content == f"<@{dan.id}> has declined {name}’s seat."
    taken = await press(world, dan, ids.seat_button(table.id, 0, dan.id))
    assert taken == Why.SEAT_NOT_OFFERED.sentence(ENGLISH) and table.seats[0].name == name


async def test_a_request_of_a_former_player_loses_its_button(world: World, table: Table) -> None:
    await world.actor(table, 0).slash(world.channel, "table pause", days=1)
    question, other, new = world.newest, world.actor(table, 1), world.member("Dan")
    await world.actor(table, 0).slash(world.channel, "table replace", player=world.actor(table, 0), by=new)
    await new.click(world.newest, label="Take the seat")
    await world.env.settle()
    assert question.id not in [each.id for each in world.channel.history()]
    pressed = ids.vote_button(table.id, VoteKind.PAUSE, 0, 4102444800)
    refused = await other.click(await forged(world, world.channel, pressed), label="Press me")
    assert refused.followups[-1].content == "Nobody is asking for this any more."
    assert table.seats[0].paused_until is None


@pytest.mark.slow
async def test_a_pause_is_agreed_with_the_table_and_stops_the_clock(world: World) -> None:
    table = await world.start_table("Ann", "Bob", deadline=24, remind=12)
    world.look_every(hours=1)
    actor, other = world.actor(table, 0), world.actor(table, 1)
    await actor.slash(world.channel, "table pause", days=5)
    question = world.newest
    assert "asks for a pause until <t:" in question.content
    await other.click(question, label="Agree to the pause")
    assert posts(world, "asks for a pause") == [] and posts(world, "The table agrees")
    assert "You are paused until" in answer(await actor.click(world.newest, label="My turn")).content
    await world.env.advance_time(4.9 * DAY)
    assert posts(world, "The table is waiting") == [] and posts(world, "is out of time") == []
    await world.env.advance_time(0.2 * DAY)
    assert posts(world, "It is your turn now"), "the pause is over"
    await world.env.advance_time(DAY)
    assert len(posts(world, "The table is waiting")) + len(posts(world, "is out of time")) >= 1
    assert world.bot.host.absence.overdue(table, 0)


@pytest.mark.slow
async def test_no_ping_and_no_deadline_at_night(world: World) -> None:
    table = await world.start_table("Ann", "Bob", deadline=24, remind=0, turns="ask")
    world.look_every(hours=0.5)
    sleeper = world.actor(table, 1)
    # The simulated clock begins at midnight UTC: asleep until eight.
    await sleeper.slash(world.channel, "me preferences", zone="UTC", wake=8, sleep=20)
    await pass_turn(world, world.actor(table, 0))
    assert f"<@{sleeper.id}>" in text_of(world.newest)
    assert str(sleeper.id) not in world.pinged, "named, but not pinged"
    await world.env.advance_time(7 * HOUR)
    assert posts(world, "It is your turn now") == []
    await world.env.advance_time(1.5 * HOUR)
    assert f"<@{sleeper.id}>" in posts(world, "It is your turn now")[0]
    await world.env.advance_time(25 * HOUR)
    assert not world.bot.host.absence.overdue(table, 1), "the night does not count"
    await world.env.advance_time(12 * HOUR)
    assert world.bot.host.absence.overdue(table, 1)


async def test_the_next_player_gets_a_direct_message(world: World) -> None:
    table = await world.start_table("Ann", "Bob", "Cleo", turns="ask")
    world.look_every(hours=0.5)
    first, second, third = (world.actor(table, seat) for seat in range(3))
    for each in (first, third):
        await each.slash(world.channel, "me preferences", notes=True)
    await pass_turn(world, first)
    (note,) = third.user.dm_channel.history()
    assert note.content == f"You are next in <#{world.channel.id}>: {table.names[1]} is playing now."
    assert note.flags.silent and first.user.dm_channel.last_message is None
    world.gate.closed_dms.add(third.id)
    world.gate.closed_dms.add(first.id)
    await pass_turn(world, second)
    assert f"<@{third.id}> to move" in text_of(world.newest) and await world.bot.host.outbox.depth() == 0


@pytest.mark.slow
async def test_the_previous_ping_is_removed(world: World) -> None:
    table = await world.start_table("Ann", "Bob", remind=12, turns="ask")
    world.look_every(hours=0.5)
    await world.env.advance_time(13 * HOUR)
    assert len(posts(world, "The table is waiting")) == 1
    await pass_turn(world, world.actor(table, 0))
    assert posts(world, "The table is waiting") == []
    mentioning = messages_with(world, f"<@{table.seats[0].user_id}>")
    assert mentioning == [], "the message of the turn before keeps its story and loses its ping"
    assert not [message for message in world.channel.history()[:-1] if can_be_pressed(message)]


def bare(table: Table) -> Game:
    """The game with empty hands: nothing is left to do after the main action."""
    state = table.running.state.copy()
    for player in state.players:
        player.hand = []
    return Game(table.running.setup, state, list(table.running.log))


async def test_each_player_chooses_how_their_turns_end(world: World) -> None:
    table = await world.start_table("Ann", "Bob", turns="ask")
    world.look_every(hours=0.5)
    await world.actor(table, 1).slash(world.channel, "me preferences", turns="auto")
    await world.actor(table, 0).slash(world.channel, "turn dig", site="camp-coins", payment="pay fear")
    assert table.running.seats_to_act == (0,), "Ann wants to be asked, as the table has it"
    await world.actor(table, 0).slash(world.channel, "turn end")
    second = table.running.view(1)
    table.game = bare(table)
    table.running.state.players[1].tokens.update({Resource.COIN: 9})
    await world.actor(table, 1).slash(world.channel, "turn buy", card=table.running.state.items[0])
    assert second.players[1].hand and (1, "end") in table.running.log


@pytest.mark.slow
async def test_a_month_without_any_action_closes_the_table_and_it_can_be_reopened(world: World) -> None:
    table = await world.start_table("Ann", "Bob", remind=0, deadline=0)
    world.look_every(hours=12)
    before = table.running.fingerprint()
    await world.env.advance_time(29 * DAY)
    assert table.status is Status.RUNNING
    await world.env.advance_time(1.5 * DAY)
    assert table.closed and "closed this table" in text_of(world.newest)
    closed = world.newest
    assert "closed because nothing happened" in said(await world.actor(table, 0).slash(world.channel, "turn pass"))
    assert "Its players can reopen it" in said(await world.member("Eve").click(closed, label="Reopen"))
    await world.actor(table, 1).click(closed, label="Reopen")
    assert table.status is Status.RUNNING and table.running.fingerprint() == before
    await pass_turn(world, world.actor(table, 0))
    assert table.running.log


@pytest.mark.slow
async def test_a_closed_table_survives_a_restart_and_start_reopens_it(world: World) -> None:
    table = await world.start_table("Ann", "Bob", remind=0, deadline=0)
    world.look_every(hours=12)
    await world.env.advance_time(31 * DAY)
    await world.restart()
    loaded = await world.table()
    assert loaded is not table and loaded.closed
    await world.actor(loaded, 0).slash(world.channel, "game start")
    assert loaded.status is Status.RUNNING and "to move" in text_of(world.newest)


@pytest.mark.slow
async def test_a_new_table_can_be_opened_in_place_of_a_closed_one(world: World) -> None:
    await world.start_table("Ann", "Bob", remind=0, deadline=0)
    world.look_every(hours=12)
    await world.env.advance_time(31 * DAY)
    closed = world.newest
    await world.member("Eve").slash(world.channel, "game new")
    assert "Another table has opened" in said(await world.member("Ann").click(closed, label="Reopen"))


@pytest.mark.slow
async def test_after_a_restart_the_notice_about_a_deadline_is_sent_once(world: World) -> None:
    table = await world.start_table("Ann", "Bob", deadline=24, remind=0)
    world.look_every(hours=0.5)
    assert table.waits_since is not None
    await world.env.advance_time(23.9 * HOUR)
    await world.restart()
    world.look_every(hours=0.5)
    await world.env.advance_time(HOUR)
    await world.restart()
    world.look_every(hours=0.5)
    await world.env.advance_time(HOUR)
    assert len(posts(world, "is out of time")) == 1


async def test_votes_survive_a_restart(world: World) -> None:
    table, (_, first, second) = await overdue(world, "Ann", "Bob", "Cleo")
    note, name = world.newest, table.names[0]
    await first.click(note, label=f"End {name}’s turn (0 of 2)")
    await world.restart()
    loaded = await world.table()
    assert (world.bot.host.absence.count(loaded, VoteKind.PASS, 0, 0)).ayes == 1
    await second.click(note, label=f"End {name}’s turn (1 of 2)")
    assert loaded.running.log[0] == (0, "pass")


@pytest.mark.slow
async def test_players_who_are_asleep_are_not_pinged_about_a_vote(world: World) -> None:
    table = await world.start_table("Ann", "Bob", "Cleo", deadline=24, remind=0)
    world.look_every(hours=1)
    await world.actor(table, 1).slash(world.channel, "me preferences", zone="UTC", wake=8, sleep=20)
    await world.env.advance_time(25 * HOUR)  # one in the morning
    assert "is out of time" in text_of(world.newest)
    assert world.pinged == [str(table.seats[2].user_id)]


async def test_leaving_a_solo_game_stops_it(world: World) -> None:
    ann = world.member("Ann")
    await ann.slash(world.channel, "game solo", difficulty=1)
    table = await world.table()
    question = await ann.slash(world.channel, "game leave")
    assert "it ends here" in said(question) and "pass" not in said(question)
    await ann.click(answer(question), label="Leave the game")
    assert table.status is Status.STOPPED and f"<@{ann.id}> has left, so the game ends here" in text_of(world.newest)


async def test_mentioning_the_bot_does_nothing(world: World, table: Table) -> None:
    before = len(world.channel.history())
    await world.actor(table, 0).send(world.channel, f"<@{world.bot.user.id}> dig")  # type: ignore[union-attr]
    assert len(world.channel.history()) == before + 1


async def test_a_player_who_has_just_moved_is_not_pinged_for_their_own_next_turn(world: World) -> None:
    _, (first, second) = await world.seated("Ann", "Bob", turns="ask")
    await pass_turn(world, first)
    assert world.pinged == [str(second.id)]
    await dig(world, second)
    assert f"<@{second.id}>" in text_of(world.newest) and world.pinged == [], "Ann has passed: Bob goes on"


async def test_naming_a_user_who_does_not_play_is_reported(world: World, table: Table) -> None:
    ann, eve = world.actor(table, 0), world.member("Eve")
    for command, options in (
        ("table replace", {"player": eve.user, "by": eve.user}),
        ("show deck", {"player": eve.user}),
        ("show board", {"part": "player", "player": eve.user}),
    ):
        assert "Eve is not playing at this table" in said(await ann.slash(world.channel, command, **options))


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
    assert "Played for you by a computer: you play Exploration (ship): +1🧭. You dig at Jewel Grotto" in told, (
        "its turn comes before what it kept"
    )


async def test_whoever_comes_back_after_leaving_reads_that_the_bot_has_passed_for_them(world: World) -> None:
    _, (ann, bob, cleo) = await world.seated("Ann", "Bob", "Cleo", order="joined")
    await leave(world, ann)
    await settled(world)
    await ann.slash(world.channel, "game join")
    gone = "Played for you: you pass."
    assert (await open_panel(world, ann)).content.splitlines()[:2] == ["**You are waiting for Bob.**", gone]
    await pass_turn(world, bob)
    told = (await open_panel(world, ann)).content.splitlines()
    assert told[:3] == ["**You are waiting for Cleo.**", "Bob passes.", gone], "the newest move comes first"
    await pass_turn(world, cleo)
    for each in (ann, bob, cleo):
        shown = await each.slash(world.channel, "turn do", action="done")
        await settled(world)
    assert "New: " in answer(shown).content.splitlines()[1], "whose answer begins the round reads the new row"


@pytest.mark.parametrize("leaves", [False, True])
async def test_whoever_comes_back_while_cards_are_kept_reads_which_and_again_once_the_round_has_begun(
    world: World, leaves: bool
) -> None:
    ann, bob, cleo = await all_passed(world, "Ann", "Bob", "Cleo", level="novice")
    table = await world.table()
    before = world.newest
    if leaves:
        await leave(world, bob)
    else:
        await bob.slash(world.channel, "me away", days=1)
    await settled(world)
    named = await named_in(world, before.id, (ann, bob, cleo))
    assert named == [True, False, True], "only they have yet to answer"
    await bob.slash(world.channel, *["game join"] if leaves else ["turn panel"])
    discards = "discard Funding (car), Exploration (ship), Exploration (car), Funding (ship) and Fear."
    keeps = "keep 4 cards for the next round and discard Fear."
    told = (await open_panel(world, bob)).content.splitlines()
    assert told[1:] == [
        f"Played for you: you {discards}" if leaves else f"Played for you by a computer: you {keeps}",
        "Cleo passes.",
    ]
    for each in (cleo, ann):
        shown = answer(await each.slash(world.channel, "turn do", action="done")).content.splitlines()
        assert shown[0].startswith("**Done. Next: ") is (each is cleo)
    assert table.running.round == 2 and table.running.seats_to_act == (1,)
    played = f"Played for you: you {discards}" if leaves else f"Played for you by a computer: you {keeps}"
    assert (await open_panel(world, bob)).content.splitlines()[:2] == ["**Round II: your turn.**", played]
    of_ann = "Round I: Cleo discards "
    assert of_ann in (await open_panel(world, ann)).content, "the newest decision, which kept nothing"


async def test_what_was_done_over_several_turns_is_counted_and_what_was_kept_is_no_turn(world: World) -> None:
    table, (ann, bob) = await world.seated("Ann", "Bob", order="joined", turns="ask")
    await leave(world, ann)
    for _ in range(2):
        await pass_turn(world, bob)
        await bob.slash(world.channel, "turn do", action="done")
        await settled(world)
    await ann.slash(world.channel, "game join")
    assert table.running.round == 3
    told = (await open_panel(world, ann)).content.splitlines()[1]
    assert told.startswith("Played for you, 3 turns. Most recently: you pass.")


async def test_a_pause_is_shown_in_the_panel_of_whoever_waits(world: World) -> None:
    _, (ann, bob) = await world.seated("Ann", "Bob", order="joined")
    await bob.slash(world.channel, "table pause", days=3)
    assert "You are paused" not in await panel_of(world, bob)
    await ann.click(world.newest, label="Agree to the pause")
    assert "You are paused until " in await panel_of(world, bob)
    assert "You are paused" not in await panel_of(world, ann)


async def test_a_request_for_a_pause_stays_in_the_panel_of_whoever_begins_their_turn_by_a_click(world: World) -> None:
    _, (ann, bob) = await world.seated("Ann", "Bob", order="joined")
    await ann.slash(world.channel, "table pause", days=3)
    asks = "Ann asks for a pause until "
    played = answer(await ann.slash(world.channel, "turn pass")).message
    await ann.click(played, label=ENGLISH.labels.sure())
    passed = answer(await pass_turn(world, bob)).content.splitlines()
    assert passed[0] == "**Which cards do you keep?**" and passed[1].startswith(asks)
    await ann.slash(world.channel, "turn do", action="done")
    begun = answer(await bob.slash(world.channel, "turn do", action="done")).content
    assert asks in begun


async def decide(world: World, *seats: int) -> None:
    """Let a novice decide once for each of these seats that is to act, and tell the channel."""
    for seat in seats:
        table = await world.table()
        if seat in table.running.seats_to_act:
            action = table.definition.levels["novice"]("decide").choose(table.running, seat)
            await world.bot.host.play.play(table, table.seats[seat].user_id, [action.text])
    await world.post(await world.table())
    await settled(world)


async def test_a_computer_s_turn_of_lost_cities_is_told_once_to_whoever_comes_back(world: World) -> None:
    table = await world.start_table("Ann", "Bob", game="lost-cities", length="short", order="joined", level="novice")
    away = world.actor(table, *table.running.seats_to_act)
    await go_away(world, away)
    told = (await open_panel(world, away)).content.splitlines()[1]
    assert told.startswith("Played for you by a computer: you ") and len(told.split(". ")) == 1


async def test_in_the_lost_ark_one_reads_what_a_computer_answered_for_oneself_and_for_others(world: World) -> None:
    names = ("Ann", "Bob", "Cleo")
    table = await world.start_table(*names, game="lost-ark", turns="ask", order="joined", level="novice")
    while table.running.state.called is None or table.running.state.caller != 0:
        await decide(world, *table.running.seats_to_act)
        table = await world.table()
    ann, bob = (world.actor(table, seat) for seat in range(2))
    await go_away(world, bob)
    table = await world.table()
    assert 1 not in table.running.seats_to_act and 2 in table.running.seats_to_act
    assert "\nPlayed for you by a computer: you " in (await open_panel(world, bob)).content, (
        "a secret until all have answered"
    )
    while (await world.table()).running.state.called is not None:
        await decide(world, 0)
        await decide(world, 2)
    assert "Bob 🤖 " in (await open_panel(world, ann)).content, "although he had answered before Ann ended her turn"


async def test_the_channel_names_who_is_left_to_answer_after_a_vote_and_who_has_taken_a_seat(world: World) -> None:
    ann, bob, cleo = await all_passed(world, "Ann", "Bob", "Cleo", deadline=24, remind=0)
    dan = world.member("Dan")
    await give_seat(world, cleo, dan)
    await settled(world)
    message = world.newest.id
    assert await named_in(world, message, (ann, bob, cleo, dan)) == [True, True, False, True]
    world.look_every(hours=4)
    await world.env.advance_time(24.5 * HOUR)
    note = next(each for each in world.channel.history() if "Go on without Bob (0 of 2)" in labels_of(each))
    await ann.click(note, label="Go on without Bob (0 of 2)")
    await dan.click(note, label="Go on without Bob (1 of 2)")
    assert await named_in(world, message, (ann, bob, cleo, dan)) == [True, False, False, True]


async def test_a_late_player_and_the_others_read_it_in_their_panels(world: World) -> None:
    table, (ann, bob) = await overdue(world, "Ann", "Bob")
    late = "You are out of time: the others may go on without you, but you can still move."
    assert late in await panel_of(world, ann)
    told = f"{table.names[0]} is out of time. You can decide in the channel what happens."
    assert told in await panel_of(world, bob)


async def test_a_pause_is_granted_when_nobody_is_left_to_agree_and_asked_for_again_in_one_place(world: World) -> None:
    table, (ann, bob, cleo) = await world.seated("Ann", "Bob", "Cleo", order="joined")
    await ann.slash(world.channel, "table pause", days=3)
    await ann.slash(world.channel, "table pause", days=5)
    await world.env.settle()
    (question,) = messages_with(world, "asks for a pause")
    await go_away(world, bob)
    question = next(each for each in world.channel.history() if each.id == question.id)
    assert f"<@{bob.id}>" not in text_of(question) and f"<@{cleo.id}>" in text_of(question), "only who has to agree"
    await cleo.slash(world.channel, "me away", days=1)
    assert table.seats[0].paused_until is not None and posts(world, "Ann is paused until"), "nobody was left to agree"


async def test_a_request_for_a_pause_that_would_be_over_is_no_longer_shown(world: World) -> None:
    _, (ann, bob) = await world.seated("Ann", "Bob", order="joined")
    await ann.slash(world.channel, "table pause", days=1)
    for each, told in ((ann, "You asked for a pause until"), (bob, "asks for a pause until")):
        assert told in await panel_of(world, each)
    await world.env.advance_time(25 * HOUR)
    for each in (ann, bob):
        assert "pause" not in await panel_of(world, each)


async def test_an_undo_that_takes_others_turns_back_says_so(world: World) -> None:
    table, (ann, bob) = await world.seated("Ann", "Bob", order="joined", turns="ask")
    await dig(world, ann)
    await ann.slash(world.channel, "table undo")
    question = world.newest
    assert "and with it what came after" not in text_of(question)
    assert "what has been seen stays seen." in text_of(question)
    plays = next(each.text for each in table.running.legal_actions() if each.text.startswith("play "))
    await world.bot.host.play.act(table, bob.id, plays)
    await bob.click(question, label=f"Give {table.names[0]} the turn back")
    told = "Ann has taken back the end of their turn, and with it what came after, and plays on; the log shows it."
    assert posts(world, told)


async def test_a_closed_table_says_so_in_the_panel_and_a_replaced_player_s_panel_is_closed(world: World) -> None:
    table = await world.start_table("Ann", "Bob", order="joined")
    bob, dan = world.actor(table, 1), world.member("Dan")
    panel = await open_panel(world, bob)
    await give_seat(world, bob, dan)
    await world.env.settle()
    assert (
        panels(world, bob)[-1].content == f"<@{dan.id}> has taken your seat." and not panels(world, bob)[-1].components
    )
    assert panel.message.id == panels(world, bob)[-1].id
    table.closed_at = table.started_at
    shown = answer(await dan.slash(world.channel, "turn panel"))
    assert shown.content.startswith(f"**{Why.CLOSED_UNPLAYED.sentence(ENGLISH)}**")


async def test_votes_of_whoever_s_time_away_is_over_are_asked_for(world: World) -> None:
    table = await world.start_table("Ann", "Bob", "Cleo", deadline=48, remind=0, order="joined")
    world.look_every(hours=1)
    await world.actor(table, 1).slash(world.channel, "me away", days=1)
    await world.env.advance_time(49 * HOUR)
    (note,) = messages_with(world, "is out of time")
    assert [f"<@{world.actor(table, seat).id}>" in text_of(note) for seat in (1, 2)] == [True, True]
    assert [button.label for button in buttons_of(note)][1] == f"End {table.names[0]}’s turn (0 of 2)"


async def test_a_deadline_is_the_same_before_and_after_somebody_is_back_from_their_time_away(world: World) -> None:
    table = await world.start_table("Ann", "Bob", deadline=24, remind=0, order="joined", level="novice")
    world.look_every(hours=1)
    ann = world.actor(table, 0)
    await open_panel(world, ann)
    for seat in range(2):
        await world.actor(table, seat).slash(world.channel, "me away", days=1 + seat)
    await settled(world)
    assert any("Nobody is playing now, so the game waits." in each.content for each in panels(world, ann))
    before = table.deadline(0)
    await world.env.advance_time(25 * HOUR)
    await world.bot.host.absence.hand_back(table)
    assert not table.seats[0].computer and table.deadline(0) == before is not None


async def test_an_answer_for_every_round_is_given_at_once_and_nobody_is_asked_any_more(world: World) -> None:
    ann, bob, cleo = await all_passed(world, "Ann", "Bob", "Cleo")
    message = world.newest.id
    await open_panel(world, cleo)
    await cleo.slash(world.channel, "turn keep", cards="nothing")
    assert await named_in(world, message, (ann, bob, cleo)) == [True, True, False]
    assert any(each.content.startswith("**Done. Next: Ann and Bob.**") for each in panels(world, cleo))


async def test_when_the_host_has_left_the_next_player_may_stop_the_table(world: World) -> None:
    _, (ann, bob, _) = await world.seated("Ann", "Bob", "Cleo", order="joined")
    asked = answer(await ann.slash(world.channel, "game leave")).message
    assert "Only Ann, the host" in said(await bob.slash(world.channel, "table stop"))
    await ann.click(asked, label="Leave the game")
    assert "Stop this table for everyone?" in said(await bob.slash(world.channel, "table stop"))


async def test_the_panel_of_a_finished_game_says_who_has_won(world: World) -> None:
    table = await world.start_table("Ann", "Bob", game="lost-ark", order="joined")
    await play_out(world.bot.host, table)
    told = (await panel_of(world, world.actor(table, 0))).splitlines()[0]
    assert told.startswith("**") and " win" in told


async def test_an_offer_of_one_s_own_seat_stays_when_one_comes_back_and_that_of_the_table_goes(world: World) -> None:
    _, (ann, bob, _) = await world.seated("Ann", "Bob", "Cleo", order="joined", level="novice")
    dan = world.member("Dan")
    await bob.slash(world.channel, "table replace", player=bob.user, by=dan.user)
    await bob.slash(world.channel, "me away", days=1)
    await bob.slash(world.channel, "turn panel")
    await world.env.settle()
    assert posts(world, "is back at the table") and posts(world, "offers you their seat")
    await leave(world, ann)
    await bob.slash(world.channel, "table replace", player=ann, by=dan)
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


async def test_a_turn_of_a_computer_that_is_given_back_is_told_once_and_the_log_does_not_credit_it(
    world: World,
) -> None:
    _, (ann, bob) = await world.seated("Ann", "Bob", order="joined", turns="ask", level="novice")
    await go_away(world, ann)
    await ann.slash(world.channel, "me away", days=0)
    await ann.slash(world.channel, "table undo")
    await bob.click(world.newest, label="Give Ann the turn back")
    told = (await panel_of(world, ann)).splitlines()
    assert (
        told[0].startswith("**Played for you by a computer: you dig at ")
        and told[1] == "End your turn, or use a free action first."
    )
    assert not any("Played for you" in line for line in told[1:])
    log = text_of(answer(await bob.slash(world.channel, "show log")).message)
    assert "· Ann took back the end of a turn." in log


async def test_a_pause_that_is_granted_leaves_a_request_to_undo_open_and_who_has_agreed_is_not_asked_again(
    world: World,
) -> None:
    _, (ann, bob, cleo) = await world.seated("Ann", "Bob", "Cleo", order="joined", turns="ask")
    await dig(world, ann)
    await ann.slash(world.channel, "table undo")
    undo = world.newest
    await ann.slash(world.channel, "table pause", days=2)
    pause = world.newest
    await bob.click(pause, label="Agree to the pause (0 of 2)")
    await settled(world)
    (asked,) = posts(world, "asks for a pause")
    assert f"<@{cleo.id}>, press" in asked and f"<@{bob.id}>" not in asked
    await cleo.click(pause, label="Agree to the pause (1 of 2)")
    await settled(world)
    assert posts(world, "asks to take back") and "I have asked Bob and Cleo" in await panel_of(world, ann)
    for at, each in enumerate((bob, cleo)):
        await each.click(undo, label=f"Give Ann the turn back ({at} of 2)")
    assert posts(world, "Ann has taken back the end of their turn")


async def test_cards_taken_back_make_the_channel_name_their_player_again_and_the_offer_ends_with_the_choice(
    world: World,
) -> None:
    ann, bob, cleo = await all_passed(world, "Ann", "Bob", "Cleo")
    await ann.slash(world.channel, "turn do", action="done")
    await ann.slash(world.channel, "table undo")
    told = "I have asked Bob and Cleo. Once everybody has chosen, it is too late."
    assert told in await panel_of(world, ann)
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


async def test_the_count_beside_an_offer_follows_who_has_a_vote(world: World) -> None:
    _, (_, bob, cleo) = await world.seated("Ann", "Bob", "Cleo", order="joined", level="novice")
    await leave(world, cleo)
    await settled(world)

    def offered() -> list[str | None]:
        (note,) = messages_with(world, "Cleo has left the game.")
        return [button.label for button in buttons_of(note)]

    assert offered() == ["Let a computer play (0 of 2)"]
    await go_away(world, bob)
    assert offered() == ["Let a computer play"]
    await cleo.slash(world.channel, "game join")
    await settled(world)
    assert offered() == []


async def test_a_request_of_ones_own_is_told_before_earlier_steps(world: World) -> None:
    _, (ann, _) = await world.seated("Ann", "Bob", order="joined", turns="ask")
    await ann.slash(world.channel, "table pause", days=2)
    await ann.slash(world.channel, "turn play", card="funding (car)")
    await ann.slash(world.channel, "turn dig", site="camp-coins", payment="pay fear")
    told = await panel_of(world, ann)
    assert "You asked for a pause until" in told and "Earlier this turn" not in told


async def test_the_panels_of_a_game_that_its_last_player_leaves_say_so(world: World) -> None:
    _, (ann, bob) = await world.seated("Ann", "Bob", order="joined")
    for each in (bob, ann):
        await open_panel(world, each)
    for each in (bob, ann):
        await leave(world, each)
    await settled(world)
    for reader, who in ((bob, f"<@{ann.id}> has"), (ann, "You have")):
        assert f"{who} left, so the game ends here. `/game new` opens another one." in [
            each.content for each in panels(world, reader)
        ]


async def test_whoever_comes_back_decides_about_somebody_whose_time_ran_out_meanwhile(world: World) -> None:
    table, (ann, bob) = await world.seated("Ann", "Bob", deadline=24, remind=0, order="joined", level="novice")
    await bob.slash(world.channel, "me away", days=9)
    world.look_every(hours=4)
    await world.env.advance_time(25 * HOUR)
    assert not posts(world, "is out of time")
    await bob.slash(world.channel, "me away", days=0)
    await settled(world)
    assert posts(world, "**Ann is out of time.**") and table.running.seats_to_act == (0,)
    await ann.slash(world.channel, "turn panel")
    assert "You are out of time" in panels(world, ann)[-1].content


async def test_somebody_whose_time_away_is_over_is_asked_even_if_nobody_else_plays(world: World) -> None:
    table, (ann, bob) = await world.seated("Ann", "Bob", order="joined", level="novice")
    await bob.slash(world.channel, "me away", days=3)
    reply = said(await ann.slash(world.channel, "me away", days=1))
    assert reply.endswith("Nobody else is playing now either, so the game waits.")
    world.look_every(hours=1)
    await world.env.advance_time(26 * HOUR)
    await settled(world)
    assert posts(world, "Ann is playing again: their time away is over.")
    (position,) = [text_of(each) for each in world.channel.history() if each.id == table.posts.last]
    assert f"<@{ann.id}> to move" in position


async def test_who_refuses_an_undo_by_playing_is_named(world: World) -> None:
    _, (ann, bob, cleo) = await world.seated("Ann", "Bob", "Cleo", order="joined", turns="ask")
    await dig(world, ann)
    await ann.slash(world.channel, "table undo")
    question = world.newest
    assert "As soon as Bob plays, it may be too late." in text_of(question)
    await bob.click(question, label="Give Ann the turn back (0 of 2)")
    await settled(world)
    (asked,) = posts(world, "asks to take back")
    assert f"<@{cleo.id}>, press the button" in asked and "As soon as Bob plays" in asked


async def test_the_player_of_an_offered_seat_reads_to_whom_it_is_offered(world: World) -> None:
    _, (late, bob) = await overdue(world, "Ann", "Bob")
    dan = world.member("Dan")
    await bob.slash(world.channel, "table replace", player=late, by=dan)
    told = await panel_of(world, late)
    assert f"Your seat has been offered to <@{dan.id}>. It stays yours if you end your turn first." in told
    await bob.slash(world.channel, "table replace", player=bob, by=world.member("Eve"))
    told = await panel_of(world, bob)
    assert f"You have offered your seat to <@{world.member('Eve').id}>." in told


async def test_moves_keep_the_name_of_whoever_made_them_when_a_seat_changes_hands(world: World) -> None:
    table = await world.start_table("Ann", "Bob", order="joined", turns="ask")
    ann, bob, dan = world.actor(table, 0), world.actor(table, 1), world.member("Dan")
    await dig(world, ann)
    await bob.slash(world.channel, "turn dig", site="camp-compasses", payment="pay fear")
    await bob.slash(world.channel, "turn end")
    await give_seat(world, ann, dan)
    await pass_turn(world, dan)
    log = text_of(answer(await bob.slash(world.channel, "show log")).message)
    assert "Round I begins: Ann" in log and "· Ann digs at Harbour" in log and "· Dan passes." in log
    await forget(ann, world.channel)
    log = text_of(answer(await bob.slash(world.channel, "show log")).message)
    assert "Ann" not in log and "· Someone digs at Harbour" in log and "· Dan passes." in log


async def test_a_board_shown_again_tells_a_turn_under_the_name_of_whoever_played_it(world: World) -> None:
    table = await world.start_table("Ann", "Bob", order="joined", turns="ask")
    ann, bob, dan = world.actor(table, 0), world.actor(table, 1), world.member("Dan")
    await dig(world, ann)
    await give_seat(world, ann, dan)
    await bob.slash(world.channel, "show board", everyone=True)
    await settled(world)
    assert "Ann digs at Harbour" in text_of(world.newest)
    await forget(ann, world.channel)
    await settled(world)
    assert "Someone digs at Harbour" in text_of(world.newest) and "Ann" not in text_of(world.newest)


async def test_an_offer_is_over_once_another_is_made_it_is_declined_or_the_player_is_back(world: World) -> None:
    _, (ann, bob, cleo) = await overdue(world, "Ann", "Bob", "Cleo", order="joined")
    dan, eve = world.member("Dan"), world.member("Eve")
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
    await leave(world, ann)
    assert f"Ann is not playing any more; the seat has been offered to <@{dan.id}>." in await panel_of(world, bob)
    assert f"Your seat has been offered to <@{dan.id}>. `/game join` keeps it." in await panel_of(world, ann)
    await ann.slash(world.channel, "game join")
    assert "Your seat" not in await panel_of(world, ann)
    assert posts(world, f"<@{dan.id}>, **Ann** is back and keeps the seat.") and not posts(world, "Ann is back at")
    await leave(world, ann)
    await bob.slash(world.channel, "table replace", player=ann, by=dan)
    assert posts(world, f"**Bob** asks: should <@{dan.id}> take"), "it can be asked again"
    told = await panel_of(world, bob)
    assert f"You agree that <@{dan.id}> takes Ann’s seat. Cleo can agree in the channel." in told


async def test_a_seat_that_a_moderator_offers_says_so_to_everybody_whom_it_concerns(world: World) -> None:
    table = await world.start_table("Ann", "Bob", order="joined")
    bob, dan, mod = world.actor(table, 1), world.member("Dan"), world.moderator()
    await mod.slash(world.channel, "table replace", player=bob, by=dan)
    (offered,) = messages_with(world, "(a moderator) offers you")
    assert {each.id for each in offered.mentions} == {bob.id, dan.id, mod.id}
    assert f"A moderator has offered your seat to <@{dan.id}>." in await panel_of(world, bob)


async def test_a_vote_that_is_complete_once_somebody_has_gone_away_is_carried_out(world: World) -> None:
    _, (ann, bob, cleo) = await overdue(world, "Ann", "Bob", "Cleo", order="joined")
    dan = world.member("Dan")
    await bob.slash(world.channel, "table replace", player=ann, by=dan)
    await cleo.slash(world.channel, "me away", days=1)
    (offered,) = messages_with(world, f"<@{dan.id}>, you are offered Ann’s")
    assert [each.id for each in offered.mentions] == [dan.id], "a new message, which pings"
    await cleo.slash(world.channel, "me away", days=0)
    await dan.click(offered, label="Take the seat")
    assert (await world.table()).seats[0].user_id == dan.id, "the offer stays when she is back"


async def test_a_computer_plays_once_the_only_one_left_to_decide_has_voted_for_it(world: World) -> None:
    _, (_, bob, cleo) = await overdue(world, "Ann", "Bob", "Cleo", order="joined")
    question = messages_with(world, "Ann is out of time")[0]
    await bob.click(question, label="Let a computer play (0 of 2)")
    assert not (await world.table()).seats[0].computer
    await leave(world, cleo)
    assert (await world.table()).seats[0].computer


async def test_votes_of_whoever_had_a_seat_before_are_not_those_of_its_new_player(world: World) -> None:
    _, (ann, bob, cleo) = await overdue(world, "Ann", "Bob", "Cleo", order="joined")
    eve = world.member("Eve")
    question = messages_with(world, "Ann is out of time")[0]
    await bob.click(question, label="Go on without Ann (0 of 2)")
    await give_seat(world, bob, eve)
    told = await panel_of(world, eve)
    assert "You have taken Bob’s seat. The log shows what happened before." in told
    await cleo.click(question, label="Go on without Ann (0 of 2)")
    assert not (await world.table()).seats[0].gone, "Eve is asked, too"
    await pass_turn(world, ann)
    await pass_turn(world, eve)
    assert "You have taken" not in await panel_of(world, eve)
    log = text_of(answer(await ann.slash(world.channel, "show log")).message)
    assert "· Eve has taken Bob’s seat.\n· You pass.\n· Eve passes." in log


async def test_while_cards_are_kept_an_undo_says_that_the_last_choice_ends_it(world: World) -> None:
    ann, bob, cleo = await all_passed(world, "Ann", "Bob", "Cleo", turns="ask")
    ends = "Once everybody has chosen, it is too late."
    await cleo.slash(world.channel, "table undo")
    assert posts(world, ends) and "Your next move cancels this." in await panel_of(world, cleo)
    asked = "Cleo asks to take back the end of their turn. You can agree in the channel until everybody has chosen."
    assert asked in await panel_of(world, ann)
    for each in (ann, bob):
        await each.slash(world.channel, "turn keep", cards="nothing")
    assert posts(world, ends)
    await cleo.slash(world.channel, "turn keep", cards="nothing")
    await settled(world)
    assert not posts(world, ends)


async def test_who_asks_to_choose_again_and_whom_they_ask_read_what_ends_it_and_that_it_has_ended(world: World) -> None:
    ann, bob = await all_passed(world, "Ann", "Bob", turns="ask")
    await ann.slash(world.channel, "turn keep", cards="nothing")
    offered = answer(await ann.slash(world.channel, "table undo"))
    await ann.click(offered.message, label=next(each.label for each in buttons_of(offered.message)))
    ends = "asks to choose again."
    assert posts(world, ends) and ends in await panel_of(world, bob)
    await bob.slash(world.channel, "turn keep", cards="nothing")
    await settled(world)
    assert not posts(world, ends) and posts(world, "Bob has played on, so it is too late for Ann to take that back.")


async def test_whoever_has_agreed_to_an_undo_reads_who_has_yet_to_agree(world: World) -> None:
    table = await world.start_table("Ann", "Bob", "Cleo", order="joined", turns="ask")
    ann, bob, dan = world.actor(table, 0), world.actor(table, 1), world.member("Dan")
    await pass_turn(world, ann)
    await bob.slash(world.channel, "turn dig", site="camp-coins", payment="pay fear")
    await ann.slash(world.channel, "table undo")
    await bob.click(world.newest, label="Give Ann the turn back (0 of 2)")
    agreed = "Ann can take back the end of their turn once Cleo agrees too; ending your turn first refuses it."
    assert agreed in await panel_of(world, bob)
    await world.actor(table, 2).click(world.newest, label="Give Ann the turn back (1 of 2)")
    await give_seat(world, ann, dan)
    await pass_turn(world, dan)
    log = text_of(answer(await bob.slash(world.channel, "show log")).message)
    assert "· Ann took back the end of a turn." in log and "Dan took" not in log


async def test_the_log_tells_a_new_player_who_made_the_moves_in_their_seat(world: World) -> None:
    table = await world.start_table("Ann", "Bob", order="joined", turns="ask")
    ann, dan = world.actor(table, 0), world.member("Dan")
    await ann.slash(world.channel, "turn dig", site="camp-coins", payment="pay fear")
    await give_seat(world, ann, dan)
    log = text_of(answer(await dan.slash(world.channel, "show log")).message).splitlines()
    assert log[-2].startswith("· Ann digs at Harbour") and log[-1] == "· Dan has taken Ann’s seat."


async def test_the_log_has_a_line_for_each_change_of_a_seats_player_in_the_order_of_the_game(world: World) -> None:
    table = await world.start_table("Ann", "Bob", order="joined", turns="ask")
    ann, bob, cleo, dan, eve = world.actor(table, 0), world.actor(table, 1), *map(world.member, ("Cleo", "Dan", "Eve"))
    for old, new in ((bob, cleo), (cleo, dan)):
        await give_seat(world, old, new)
    await pass_turn(world, ann)
    await give_seat(world, ann, eve)
    log = text_of(answer(await dan.slash(world.channel, "show log")).message).splitlines()
    assert log[-4:] == [
        "· Cleo has taken Bob’s seat.",
        "· Dan has taken Cleo’s seat.",
        "· Ann passes.",
        "· Eve has taken Ann’s seat.",
    ]


async def test_who_has_chosen_cards_is_named_also_if_their_seat_has_changed_hands_since(world: World) -> None:
    ann, bob = await all_passed(world, "Ann", "Bob", level="novice")
    dan = world.member("Dan")
    await ann.slash(world.channel, "turn keep", cards="nothing")
    await give_seat(world, ann, dan)
    await go_away(world, bob)
    told = "\n".join(posts(world, "Round II"))
    assert "Ann discards" in told and "Dan discards" not in told and "Bob 🤖" in told


async def test_neither_what_was_chosen_before_nor_having_left_is_told_to_the_wrong_player(world: World) -> None:
    ann, bob, cleo = await all_passed(world, "Ann", "Bob", "Cleo", level="novice")
    dan = world.member("Dan")
    await ann.slash(world.channel, "turn keep", cards="nothing")
    await give_seat(world, ann, dan)
    told = await panel_of(world, dan)
    chosen = "You have taken Ann’s seat, which has answered already: with `/table undo` you can ask to choose again."
    assert chosen in told and "You discard" not in told
    await leave(world, bob)
    gone = "is not playing any more"
    assert gone not in await panel_of(world, bob) and f"Bob {gone}." in await panel_of(world, cleo)


async def test_who_has_to_act_reads_that_somebody_has_left_before_older_news_until_they_have_acted(
    world: World,
) -> None:
    _, (ann, bob, cleo) = await world.seated("Ann", "Bob", "Cleo", order="joined", turns="ask")
    for actor, site in ((ann, "tablets"), (bob, "compass"), (cleo, "coins")):
        await actor.slash(world.channel, "turn do", action=f"dig {site} with fear")
        await actor.slash(world.channel, "turn do", action="end")
    await leave(world, cleo)
    left = "Cleo is not playing any more."
    _, newest, told = (await panel_of(world, ann)).splitlines()
    assert newest.startswith("Cleo digs") and told.startswith(left)
    for actor in (ann, bob):
        await pass_turn(world, actor)
    for actor in (ann, bob):
        await actor.slash(world.channel, "turn do", action="keep nothing")
    told = await panel_of(world, bob)
    assert "Round II: your turn." in told and left not in told, "Bob has acted since, so there is room for the news"


async def test_who_has_asked_about_a_seat_is_named_also_while_away(world: World) -> None:
    _, (ann, bob, cleo) = await overdue(world, "Ann", "Bob", "Cleo", order="joined")
    dan = world.member("Dan")
    await bob.slash(world.channel, "table replace", player=ann, by=dan)
    await bob.slash(world.channel, "me away", days=1)
    assert f"Bob asks whether <@{dan.id}> should take Ann’s seat." in await panel_of(world, cleo)
