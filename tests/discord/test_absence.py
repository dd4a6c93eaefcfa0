"""Players who are late, leave or go away: votes about them, and their seats with new players."""

from __future__ import annotations

import pytest
import simcord

from arnak_bot.host import Table
from arnak_bot.refusals import Why
from arnak_bot.store import Proposal, VoteKind
from arnak_bot.wording.messages import ENGLISH
from cogs import ids
from tests.discord.conftest import World, all_passed, open_panel, pass_turn, settled
from tests.discord.moves import dig, give_seat, go_away, leave, messages_with, named_in, overdue, panel_of, posts
from tests.discord.seen import answer, buttons_of, components, forget, labels_of, said, text_of
from tests.discord.test_forged import forged
from tests.discord.test_open_panels import panels
from tests.discord.test_which_game import press

pytestmark = pytest.mark.simcord(settle_timeout=120)


@pytest.mark.parametrize("how", ["plays", "goes away", "leaves", "is paused", "is replaced"])
async def test_the_vote_about_a_late_player_goes_once_nobody_has_to_decide(world: World, how: str) -> None:
    table, (ann, bob, cleo) = await overdue(world, "Ann", "Bob", "Cleo")
    assert posts(world, f"**{table.names[0]} is out of time.**")
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
            await give_seat(world, ann, world.dan)
    await settled(world)
    assert not posts(world, "is out of time")


async def test_a_half_played_turn_is_completed(world: World) -> None:
    table = await world.start_table("Ann", "Bob", deadline=24, remind=0)
    await world.actor(table, 0).slash(world.channel, "turn dig", site="camp-coins")
    await world.wait(hours=24.5, look_every=4)
    await world.actor(table, 1).click(world.newest, label=f"End {table.names[0]}’s turn")
    assert table.running.seats_to_act == (1,)


async def test_no_seat_is_offered_to_a_bot_and_an_answered_question_has_no_buttons(world: World, table: Table) -> None:
    actor, shown = world.actor(table, 0), len(world.channel.history())
    robot = world.guild.add_member(world.env.create_user("robot", bot=True))
    refused = await actor.slash(world.channel, "table replace", player=world.actor(table, 1), by=robot)
    assert said(refused) == Why.NO_REPLACING_BY_BOTS.sentence(ENGLISH) and refused.ephemeral
    assert len(world.channel.history()) == shown and not table.votes, "nobody is asked"
    left = await actor.click(answer(await actor.slash(world.channel, "game leave")), label="Leave the game")
    assert said(left) == ENGLISH.texts.you_left(plays="yes") and not buttons_of(answer(left).message)


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
    assert "The computer that is playing for you stops." in asked.content
    await bob.click(asked, label="Go back")
    assert table.seats[1].computer and not posts(world, "is back at the table")
    await leave(world, bob)
    assert table.seats[1].gone and not table.seats[1].computer
    assert posts(world, "has left the game") and not posts(world, "is back at the table")
    for command, typed in (("game leave", {}), ("turn do", {"action": "pass"})):
        assert said(await bob.slash(world.channel, command, **typed)) == Why.LEFT.sentence(ENGLISH)


async def test_where_there_is_no_league_nothing_is_said_of_it(world: World) -> None:
    await world.moderator().slash(world.channel, "table server", league=False)
    _, (_, bob) = await overdue(world, "Ann", "Bob")
    await bob.click(world.newest, label="Let a computer play")
    (note,) = posts(world, " lets a computer play for ")
    assert "league" not in note


async def test_the_table_votes_on_a_new_player_for_a_seat_that_is_overdue(world: World) -> None:
    table, (old, asking, voting) = await overdue(world, "Ann", "Bob", "Cleo")
    new = world.eve
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
    table, dan = await world.start_table("Ann", "Bob"), world.dan
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


@pytest.mark.parametrize("sat_here", [False, True])
async def test_game_join_takes_a_seat_that_was_offered(world: World, sat_here: bool) -> None:
    table, (ann, _) = await world.seated("Ann", "Bob")
    offers, new, former = ann, world.dan, "Ann"
    if sat_here:
        await give_seat(world, ann, new)
        offers, new, former = new, ann, "Dan"
    await offers.slash(world.channel, "table replace", player=offers, by=new)
    await panel_of(world, offers)
    await new.slash(world.channel, "game join")
    assert table.seats[0].user_id == new.id
    await settled(world)
    assert posts(world, f"<@{new.id}> has taken {former}’s seat.") and not posts(world, "offers you")
    (closed,) = panels(world, offers)
    assert closed.content == f"<@{new.id}> has taken your seat." and not components(closed)


async def test_a_request_of_a_former_player_loses_its_button(world: World, table: Table) -> None:
    await world.actor(table, 0).slash(world.channel, "table pause", days=1)
    question, other, new = world.newest, world.actor(table, 1), world.dan
    await world.actor(table, 0).slash(world.channel, "table replace", player=world.actor(table, 0), by=new)
    await new.click(world.newest, label="Take the seat")
    await world.env.settle()
    assert question.id not in [each.id for each in world.channel.history()]
    pressed = ids.vote_button(table.id, VoteKind.PAUSE, 0, 4102444800)
    refused = await other.click(await forged(world, world.channel, pressed), label="Press me")
    assert refused.followups[-1].content == "Nobody is asking for this any more."
    assert table.seats[0].paused_until is None


async def test_votes_survive_a_restart(world: World) -> None:
    table, (_, first, second) = await overdue(world, "Ann", "Bob", "Cleo")
    note, name = world.newest, table.names[0]
    await first.click(note, label=f"End {name}’s turn (0 of 2)")
    await world.restart()
    loaded = await world.table()
    assert (world.bot.host.absence.count(loaded, Proposal(VoteKind.PASS, 0, 0))).ayes == 1
    await second.click(note, label=f"End {name}’s turn (1 of 2)")
    assert loaded.running.log[0] == (0, "pass")


async def test_the_channel_names_who_is_left_to_answer_after_a_vote_and_who_has_taken_a_seat(world: World) -> None:
    ann, bob, cleo = await all_passed(world, "Ann", "Bob", "Cleo", deadline=24, remind=0)
    dan = world.dan
    await give_seat(world, cleo, dan)
    await settled(world)
    message = world.newest.id
    assert await named_in(world, message, (ann, bob, cleo, dan)) == [True, True, False, True]
    await world.wait(hours=24.5, look_every=4)
    note = next(each for each in world.channel.history() if "Go on without Bob (0 of 2)" in labels_of(each))
    await ann.click(note, label="Go on without Bob (0 of 2)")
    await dan.click(note, label="Go on without Bob (1 of 2)")
    assert await named_in(world, message, (ann, bob, cleo, dan)) == [True, False, False, True]


async def test_a_late_player_and_the_others_read_it_in_their_panels(world: World) -> None:
    table, (ann, bob) = await overdue(world, "Ann", "Bob")
    late = f"You are out of time, but you can still move. {table.names[1]} may go on without you."
    assert late in await panel_of(world, ann)
    assert f"{table.names[0]} is out of time. You can decide what happens, or just wait." in await panel_of(world, bob)


async def test_votes_of_whoever_s_time_away_is_over_are_asked_for(world: World) -> None:
    table = await world.start_table("Ann", "Bob", "Cleo", deadline=48, remind=0, order="joined")
    await world.actor(table, 1).slash(world.channel, "me away", days=1)
    await world.wait(hours=49, look_every=1)
    (note,) = messages_with(world, "is out of time")
    assert [f"<@{world.actor(table, seat).id}>" in text_of(note) for seat in (1, 2)] == [True, True]
    assert [button.label for button in buttons_of(note)][1] == f"End {table.names[0]}’s turn (0 of 2)"


async def test_an_answer_for_every_round_is_given_at_once_and_nobody_is_asked_any_more(world: World) -> None:
    ann, bob, cleo = await all_passed(world, "Ann", "Bob", "Cleo")
    message = world.newest.id
    await open_panel(world, cleo)
    await cleo.slash(world.channel, "turn keep", cards="nothing")
    assert await named_in(world, message, (ann, bob, cleo)) == [True, True, False]
    assert any(each.content.startswith("**Done. Still choosing: Ann and Bob.**") for each in panels(world, cleo))


async def test_a_request_of_ones_own_is_told_before_earlier_steps(world: World) -> None:
    _, (ann, _) = await world.seated("Ann", "Bob", order="joined", turns="ask")
    await ann.slash(world.channel, "table pause", days=2)
    await ann.slash(world.channel, "turn play", card="funding (car)")
    await ann.slash(world.channel, "turn dig", site="camp-coins", payment="pay fear")
    told = await panel_of(world, ann)
    assert "You asked for a pause until" in told and "Earlier this turn" not in told


async def test_somebody_whose_time_away_is_over_is_asked_even_if_nobody_else_plays(world: World) -> None:
    table, (ann, bob) = await world.seated("Ann", "Bob", order="joined", level="novice")
    await bob.slash(world.channel, "me away", days=3)
    reply = said(await ann.slash(world.channel, "me away", days=1))
    assert reply.endswith("Nobody else is playing now either, so the game waits.")
    await world.wait(hours=26, look_every=1)
    await settled(world)
    assert posts(world, "Ann is playing again: their time away is over.")
    (position,) = [text_of(each) for each in world.channel.history() if each.id == table.posts.last]
    assert f"<@{ann.id}> to move" in position


async def test_the_player_of_an_offered_seat_reads_to_whom_it_is_offered(world: World) -> None:
    _, (late, bob) = await overdue(world, "Ann", "Bob")
    await bob.slash(world.channel, "table replace", player=late, by=world.dan)
    told = await panel_of(world, late)
    assert f"Your seat has been offered to <@{world.dan.id}>. It stays yours if you make your move first." in told
    await bob.slash(world.channel, "table replace", player=bob, by=world.eve)
    told = await panel_of(world, bob)
    assert f"You have offered your seat to <@{world.member('Eve').id}>." in told


async def test_moves_keep_the_name_of_whoever_made_them_when_a_seat_changes_hands(world: World) -> None:
    _, (ann, bob) = await world.seated("Ann", "Bob", order="joined", turns="ask")
    await dig(world, ann)
    await bob.slash(world.channel, "turn dig", site="camp-compasses", payment="pay fear")
    await bob.slash(world.channel, "turn end")
    await give_seat(world, ann, world.dan)
    await pass_turn(world, world.dan)
    log = text_of(answer(await bob.slash(world.channel, "show log")).message)
    assert "· Ann digs at Harbour" in log and "· Dan passes." in log
    await forget(ann, world.channel)
    log = text_of(answer(await bob.slash(world.channel, "show log")).message)
    assert "Ann" not in log and "· Someone digs at Harbour" in log and "· Dan passes." in log


async def test_a_board_shown_again_tells_a_turn_under_the_name_of_whoever_played_it(world: World) -> None:
    _, (ann, bob) = await world.seated("Ann", "Bob", order="joined", turns="ask")
    await dig(world, ann)
    await give_seat(world, ann, world.dan)
    await bob.slash(world.channel, "show board", everyone=True)
    await settled(world)
    assert "Ann digs at Harbour" in text_of(world.newest)
    await forget(ann, world.channel)
    await settled(world)
    assert "Someone digs at Harbour" in text_of(world.newest) and "Ann" not in text_of(world.newest)


async def test_a_vote_that_is_complete_once_somebody_has_gone_away_is_carried_out(world: World) -> None:
    _, (ann, bob, cleo) = await overdue(world, "Ann", "Bob", "Cleo", order="joined")
    dan = world.dan
    await bob.slash(world.channel, "table replace", player=ann, by=dan)
    await cleo.slash(world.channel, "me away", days=1)
    (offered,) = messages_with(world, f"<@{dan.id}>, you are offered Ann’s")
    assert [each.id for each in offered.mentions] == [dan.id], "a new message, which pings"
    await cleo.slash(world.channel, "me away", days=0)
    await dan.click(offered, label="Take the seat")
    assert (await world.table()).seats[0].user_id == dan.id, "the offer stays when she is back"


async def test_votes_of_whoever_had_a_seat_before_are_not_those_of_its_new_player(world: World) -> None:
    _, (ann, bob, cleo) = await overdue(world, "Ann", "Bob", "Cleo", order="joined")
    eve = world.eve
    question = messages_with(world, "Ann is out of time")[0]
    await bob.click(question, label="Go on without Ann (0 of 2)")
    await give_seat(world, bob, eve)
    assert "You have taken Bob’s seat. The log shows what happened before." in await panel_of(world, eve)
    await cleo.click(question, label="Go on without Ann (0 of 2)")
    assert not (await world.table()).seats[0].gone, "Eve is asked, too"
    await pass_turn(world, ann)
    await pass_turn(world, eve)
    assert "You have taken" not in await panel_of(world, eve)
    log = text_of(answer(await ann.slash(world.channel, "show log")).message)
    assert "· Eve has taken Bob’s seat.\n· You pass.\n· Eve passes." in log


async def test_the_log_tells_a_new_player_who_made_the_moves_in_their_seat(world: World) -> None:
    table = await world.start_table("Ann", "Bob", order="joined", turns="ask")
    ann, dan = world.actor(table, 0), world.dan
    await ann.slash(world.channel, "turn dig", site="camp-coins", payment="pay fear")
    await give_seat(world, ann, dan)
    log = text_of(answer(await dan.slash(world.channel, "show log")).message).splitlines()
    assert log[-2].startswith("· Ann digs at Harbour") and log[-1] == "· You have taken Ann’s seat."


async def test_the_log_has_a_line_for_each_change_of_a_seats_player_in_the_order_of_the_game(world: World) -> None:
    table = await world.start_table("Ann", "Bob", order="joined", turns="ask")
    ann, bob, cleo, dan, eve = world.actor(table, 0), world.actor(table, 1), *map(world.member, ("Cleo", "Dan", "Eve"))
    for old, new in ((bob, cleo), (cleo, dan)):
        await give_seat(world, old, new)
    await pass_turn(world, ann)
    await give_seat(world, ann, eve)
    log = text_of(answer(await dan.slash(world.channel, "show log")).message).splitlines()
    took = ["· Cleo has taken Bob’s seat.", "· You have taken Cleo’s seat."]
    assert log[-4:] == [*took, "· Ann passes.", "· Eve has taken Ann’s seat."]


async def test_the_log_says_you_for_what_its_reader_did_in_any_seat_and_for_nothing_else(world: World) -> None:
    _, (ann, bob) = await world.seated("Ann", "Bob", order="joined", turns="ask")
    await pass_turn(world, ann)
    await ann.slash(world.channel, "table undo")
    await bob.click(world.newest, label="Give Ann the turn back")
    await give_seat(world, bob, world.dan)
    await give_seat(world, ann, bob)

    async def read_by(member: simcord.MemberActor) -> list[str]:
        log = text_of(answer(await member.slash(world.channel, "show log")).message).splitlines()
        return [line.removeprefix("· ") for line in log[-4:]]

    took_back, theirs = "took back the end of a turn.", "has taken your seat."
    assert await read_by(ann) == ["You pass.", f"You {took_back}", "Dan has taken Bob’s seat.", f"Bob {theirs}"]
    assert await read_by(bob) == ["Ann passes.", f"Ann {took_back}", f"Dan {theirs}", "You have taken Ann’s seat."]


async def test_a_panel_leaves_out_what_was_done_in_a_seat_before_its_player_took_it(world: World) -> None:
    _, (ann, bob, cleo) = await world.seated("Ann", "Bob", "Cleo", order="joined", turns="ask")
    dan = world.dan
    await dig(world, ann)
    await pass_turn(world, bob)
    assert "Ann digs" in (told := await panel_of(world, cleo)) and "Bob passes" in told
    for old, new in ((bob, dan), (ann, bob), (dan, ann)):
        await give_seat(world, old, new)
    for reader in (ann, bob, cleo):
        told = await panel_of(world, reader)
        assert "dig" not in told and "passes" not in told and "Round I" in await panel_of(world, cleo)
    log = text_of(answer(await cleo.slash(world.channel, "show log")).message)
    assert "· Ann digs" in log and "· Bob passes" in log
    await cleo.slash(world.channel, "turn dig", site="camp-tablets", payment="pay fear")
    await give_seat(world, cleo, dan)
    assert "dig" not in answer(await dan.slash(world.channel, "turn end")).content


async def test_whoever_takes_a_seat_that_has_passed_reads_so_until_the_round_is_over(world: World) -> None:
    _, (ann, bob) = await world.seated("Ann", "Bob", order="joined", turns="ask")
    await pass_turn(world, ann)
    for old, new, passed in ((ann, world.dan, True), (bob, world.eve, False)):
        await give_seat(world, old, new)
        told = await panel_of(world, new)
        assert "You have taken " in told and ("’s seat, which has passed for this round. The log" in told) is passed
    await pass_turn(world, world.eve)
    assert "which has passed" not in await panel_of(world, world.dan)


async def test_who_has_chosen_cards_is_named_also_if_their_seat_has_changed_hands_since(world: World) -> None:
    ann, bob = await all_passed(world, "Ann", "Bob", level="novice")
    await ann.slash(world.channel, "turn keep", cards="nothing")
    await give_seat(world, ann, world.dan)
    await go_away(world, bob)
    told = "\n".join(posts(world, "Round II"))
    assert "Ann discards" in told and "Dan discards" not in told and "Bob 🤖" in told


async def test_neither_what_was_chosen_before_nor_having_left_is_told_to_the_wrong_player(world: World) -> None:
    ann, bob, cleo = await all_passed(world, "Ann", "Bob", "Cleo", level="novice")
    await ann.slash(world.channel, "turn keep", cards="nothing")
    await give_seat(world, ann, world.dan)
    told = await panel_of(world, world.dan)
    chosen = "You have taken Ann’s seat, which is done for now: with `/table undo` you can ask to choose again."
    assert chosen in told and "You discard" not in told
    await leave(world, bob)
    gone = "is not playing any more"
    assert gone not in await panel_of(world, bob) and f"Bob {gone}: in the channel you can" in await panel_of(
        world, cleo
    )


async def test_who_has_to_act_reads_that_somebody_has_left_before_older_news_until_they_act(world: World) -> None:
    _, (ann, bob, cleo) = await world.seated("Ann", "Bob", "Cleo", order="joined", turns="ask")
    for actor, site in ((ann, "tablets"), (bob, "compass"), (cleo, "coins")):
        await actor.slash(world.channel, "turn do", action=f"dig {site} with fear")
        await actor.slash(world.channel, "turn do", action="end")
    await leave(world, cleo)
    left = "Cleo is not playing any more: in the channel you can let a computer play."
    _, told, newest, has = (await panel_of(world, ann)).splitlines()
    assert newest.startswith("Cleo digs") and told == left and has.startswith("You have ")
    for actor in (ann, bob):
        await pass_turn(world, actor)
    for actor in (ann, bob):
        await actor.slash(world.channel, "turn do", action="keep nothing")
    told = await panel_of(world, bob)
    assert "Round II: your turn." in told and left not in told, "Bob has acted since, so there is room for the news"


async def test_all_who_have_left_are_named_in_one_line(world: World) -> None:
    _, (ann, *others) = await world.seated("Ann", "Bob", "Cleo", "Dan", order="joined", level="novice")
    for each in others[1:]:
        await leave(world, each)
    told = "Cleo and Dan are not playing any more: in the channel you can let computers play."
    assert told in await panel_of(world, ann)


async def test_who_has_asked_about_a_seat_is_named_also_while_away(world: World) -> None:
    _, (ann, bob, cleo) = await overdue(world, "Ann", "Bob", "Cleo", order="joined")
    await bob.slash(world.channel, "table replace", player=ann, by=world.dan)
    await bob.slash(world.channel, "me away", days=1)
    assert f"Bob asks whether <@{world.dan.id}> should take Ann’s seat." in await panel_of(world, cleo)
