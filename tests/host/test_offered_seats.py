"""Seats that are offered to somebody new: who may take one, and why not."""

from __future__ import annotations

import random
from datetime import UTC, datetime

from arnak_bot.games import GAMES
from arnak_bot.games.lost_cities.engine.events import ExpeditionScored
from arnak_bot.host import Host, Table, options_of
from arnak_bot.refusals import HasYourSeat, NoTimeLimit, NotTheirTurn, TheySitAlready, TimeLeft, Why
from arnak_bot.store import PostKind, Proposal, Store, VoteKind
from tests.host.moves import play_out
from tests.host.stage import ANN, BOB, CHANNEL, DAN, EVE, GUILD, Clock, options_with, refused, running, started


async def test_a_seated_player_cannot_take_a_second_seat(host: Host, table: Table) -> None:
    for seat, user in enumerate((ANN, BOB)):
        await host.absence.offer_seat(table, user, seat, DAN)
    await host.absence.take_seat(table, DAN, "Dan", 0)
    assert table.votes == frozenset(), "Bob's offer is over"
    with refused(Why.SEAT_NOT_OFFERED):
        await host.absence.take_seat(table, DAN, "Dan", 1)
    assert [seat.user_id for seat in table.seats] == [DAN, BOB, EVE]


async def test_a_seat_is_not_offered_to_players_nor_by_strangers_nor_within_its_time(host: Host, table: Table) -> None:
    with refused(TheySitAlready("Bob")):
        await host.absence.offer_seat(table, ANN, 0, BOB)
    with refused(Why.SPECTATOR):
        await host.absence.offer_seat(table, DAN, 0, DAN)
    with refused(TimeLeft("Ann", datetime(2026, 1, 2, tzinfo=UTC))):
        await host.absence.offer_seat(table, BOB, 0, DAN)
    for seat in (-1, 3):
        with refused(Why.NOBODY_SITS_THERE):
            await host.absence.offer_seat(table, BOB, seat, DAN)
        with refused(Why.NOBODY_SITS_THERE):
            await host.absence.take_seat(table, DAN, "Dan", seat)


async def test_without_a_time_limit_nobody_is_late_and_who_was_replaced_reads_by_whom(host: Host) -> None:
    table = await running(host, deadline_hours=None)
    with refused(NoTimeLimit("Ann")):
        await host.absence.offer_seat(table, BOB, 0, DAN)
    await host.absence.offer_seat(table, ANN, 0, DAN)
    await host.absence.take_seat(table, DAN, "Dan", 0)
    with refused(HasYourSeat("Dan")):
        await host.lobby.join(table, ANN, "Ann")


async def test_a_moderator_who_plays_offers_other_seats_only_by_vote_after_the_start(host: Host, table: Table) -> None:
    with refused(Why.MODERATOR_PLAYS):
        await host.absence.offer_seat(table, ANN, 1, DAN, moderator=True)
    waiting = await host.lobby.open(GUILD, CHANNEL + 1, EVE, "Eve", options_with())
    with refused(Why.NOT_STARTED):
        await host.absence.offer_seat(waiting, ANN, 0, DAN, moderator=True)


async def test_a_newcomer_takes_over_from_a_computer_for_good_but_not_from_a_stand_in(host: Host, table: Table) -> None:
    await host.absence.resign(table, EVE)
    for user in (ANN, BOB):
        await host.absence.vote(table, user, VoteKind.COMPUTER, 2)
    assert table.seats[2].computer and not table.seats[2].gone
    await host.absence.offer_seat(table, ANN, 2, DAN)
    assert not host.absence.count(table, Proposal(VoteKind.REPLACE, 2, DAN)).carried
    assert (await host.absence.vote(table, BOB, VoteKind.REPLACE, 2, DAN)).carried
    await host.absence.take_seat(table, DAN, "Dan", 2)
    assert table.seats[2].user_id == DAN and not table.seats[2].computer
    await host.absence.go_away(BOB, 3)
    with refused(NotTheirTurn("Bob")):
        await host.absence.offer_seat(table, ANN, 1, EVE)


async def test_a_seat_is_offered_to_the_same_user_only_once(host: Host, store: Store, table: Table) -> None:
    await host.absence.offer_seat(table, ANN, 0, DAN)
    with refused(Why.OFFERED_ALREADY):
        await host.absence.offer_seat(table, ANN, 0, DAN)
    assert [post.kind for post in await store.outbox.of_table(table.id)].count(PostKind.VOTE) == 1


async def test_only_the_invited_take_a_seat_and_only_while_it_is_empty(host: Host, clock: Clock, table: Table) -> None:
    clock.later(25)
    await host.absence.offer_seat(table, BOB, 0, DAN)
    with refused(Why.SEAT_NOT_OFFERED):
        await host.absence.take_seat(table, DAN, "Dan", 0)  # Eve has not agreed
    await host.absence.offer_seat(table, EVE, 0, DAN)
    with refused(Why.SEAT_NOT_OFFERED):
        await host.absence.take_seat(table, 99, "Somebody", 0)
    with refused(Why.SEAT_NOT_OFFERED):
        await host.absence.take_seat(table, DAN, "Dan", 1)
    await host.absence.go_away(EVE, 3)  # another seat changes: the offer stays
    await host.absence.take_seat(table, DAN, "Dan", 0)
    assert table.seats[0].user_id == DAN and table.names[0] == "Dan"


async def test_a_seat_whose_player_has_come_back_is_not_taken_from_them(host: Host, table: Table) -> None:
    await host.absence.resign(table, ANN)
    for user in (BOB, EVE):
        await host.absence.offer_seat(table, user, 0, DAN)
    await host.lobby.join(table, ANN, "Ann")
    with refused(Why.SEAT_NOT_OFFERED):
        await host.absence.take_seat(table, DAN, "Dan", 0)
    await host.absence.resign(table, ANN)
    await host.absence.offer_seat(table, BOB, 0, DAN)  # it can be asked again
    assert not host.absence.count(table, Proposal(VoteKind.REPLACE, 0, DAN)).carried


async def test_no_seat_is_taken_once_the_game_is_over(host: Host, table: Table) -> None:
    await host.absence.offer_seat(table, BOB, 1, DAN)
    await play_out(host, table)
    with refused(Why.SEAT_NOT_OFFERED):
        await host.absence.take_seat(table, DAN, "Dan", 1)
    assert table.seats[1].user_id == BOB


async def test_declining_a_seat_withdraws_that_offer_alone(host: Host, clock: Clock, table: Table) -> None:
    clock.later(25)
    for voter in (BOB, EVE):
        await host.absence.offer_seat(table, voter, 0, DAN)
    await host.absence.vote(table, BOB, VoteKind.PASS, 0)
    with refused(Why.SEAT_NOT_OFFERED):
        await host.absence.decline_seat(table, 99, 0)
    with refused(Why.NOBODY_SITS_THERE):
        await host.absence.decline_seat(table, DAN, 3)
    await host.absence.decline_seat(table, DAN, 0)
    assert {(vote.motion, vote.voter) for vote in table.votes} == {(VoteKind.PASS, 1)}
    for again in (host.absence.decline_seat(table, DAN, 0), host.absence.take_seat(table, DAN, "Dan", 0)):
        with refused(Why.SEAT_NOT_OFFERED):
            await again


async def test_points_of_a_seat_are_told_in_panels_also_right_after_it_has_changed_hands(host: Host) -> None:
    table = await started(host, options_of(GAMES["lost-cities"], seats=3, shuffle_seats=False), ANN, BOB, EVE)
    chance = random.Random(1)
    while True:
        (seat,) = table.running.seats_to_act
        text = chance.choice(table.running.legal_actions(seat)).text
        if any(isinstance(event, ExpeditionScored) for event in table.running.copy().apply(text, seat)):
            break
        await host.play.play(table, table.seats[seat].user_id, [text])
    taken, reader = (seat - 1) % 3, (seat - 2) % 3
    await host.absence.offer_seat(table, table.seats[taken].user_id, taken, DAN)
    await host.absence.take_seat(table, DAN, "Dan", taken)
    outcome = await host.play.play(table, table.seats[seat].user_id, [text])
    for told in (outcome.happened, (await host.history.news(table, reader)).told):
        assert {event.seat for _, event in told if isinstance(event, ExpeditionScored)} == {0, 1, 2}
