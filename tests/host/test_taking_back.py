"""Undo: a whole turn at once, and past a reveal where all who play agree."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arnak_bot.games.arnak.engine import Verb
from arnak_bot.games.arnak.engine.events import Discovered
from arnak_bot.games.arnak.wording.messages import ENGLISH
from arnak_bot.host import Host, LogNote, StaleClick, Table, TableError
from arnak_bot.host.log_rows import TAKEN_BACK
from arnak_bot.refusals import HasPlayedOn, Impossible, Why
from arnak_bot.store import NoteKind, PostKind, Store, VoteKind
from tests.host.moves import agree, pass_turn, stored
from tests.host.stage import ANN, BOB, EVE, refused, running


async def discovered(host: Host, **options: object) -> tuple[Table, str]:
    """A table of three whose first player has paid for a discovery, which Undo cannot take back."""
    table = await running(host, **options)
    await host.play.play(table, ANN, ["dig camp-compasses"])
    await host.play.play(table, ANN, [table.running.answers[0].text, "end"])
    await pass_turn(host, table, BOB, EVE)
    while not (found := _first(table, Verb.DISCOVER)):
        await host.play.play(table, ANN, [next(text for text in _first(table, Verb.PLAY) if "exploration" in text)])
    await host.play.play(table, ANN, [found[0]])
    payment = table.running.answers[0].text
    await host.play.play(table, ANN, [payment])
    assert not table.running.can_undo
    return table, payment


def _first(table: Table, verb: Verb) -> list[str]:
    return [action.text for action in table.running.legal_actions(0) if action.verb is verb]


async def kinds(store: Store, table: Table) -> list[NoteKind | PostKind | None]:
    """What waits to be told: the notes, and the kinds of everything else."""
    return [post.facts.note or post.kind for post in await store.outbox.of_table(table.id)]


async def test_a_whole_turn_is_undone_at_once_and_the_log_keeps_every_step(host: Host, table: Table) -> None:
    before = table.running.fingerprint()
    await host.play.play(table, ANN, ["dig camp-coins"])
    payment = table.running.answers[0].text
    await host.play.play(table, ANN, [payment])
    assert await host.play.undo(table, ANN) == 1 and table.running.can_undo, "one decision unless more are asked for"
    await host.play.play(table, ANN, [payment])
    assert await host.play.undo(table, ANN, move=4, steps=2) == 2
    assert table.running.fingerprint() == before and table.turn == []
    with pytest.raises(StaleClick):
        await host.play.play(table, ANN, ["dig camp-coins"], move=0)
    record = await stored(host, table)
    assert [move.action for move in record.moves] == ["dig camp-coins", payment, "undo", payment, "undo", "undo"]


async def test_undo_of_many_steps_stops_at_a_reveal(host: Host) -> None:
    table, payment = await discovered(host)
    with pytest.raises(TableError) as error:
        await host.play.undo(table, ANN, steps=9)
    assert isinstance(error.value.refusal, Impossible)
    assert "something was revealed" in error.value.refusal.sentence(ENGLISH)
    assert table.running.log[-1] == (0, payment)


async def test_a_reveal_is_undone_when_everybody_else_agrees(host: Host, fresh: Host, store: Store) -> None:
    table, payment = await discovered(host)
    moves, log = table.moves, table.running.log
    tally = await host.absence.ask_take_back(table, ANN, move=moves)
    assert (tally.ayes, tally.needed, tally.carried) == (0, 2, False)
    assert (await host.absence.ask_take_back(table, ANN)) == tally
    assert (await kinds(store, table)).count(PostKind.VOTE) == 1, "pressed twice, asked once"
    assert not (await host.absence.vote(table, BOB, VoteKind.TAKE_BACK, 0, moves)).carried
    assert (await host.absence.vote(table, BOB, VoteKind.TAKE_BACK, 0, moves)).ayes == 1, "nobody votes twice"
    assert (await host.absence.vote(table, EVE, VoteKind.TAKE_BACK, 0, moves)).carried
    assert table.running.log == log[:-1] and table.running.seat_to_act == 0
    assert payment in [action.text for action in table.running.answers]
    assert NoteKind.AGREED in await kinds(store, table)
    assert [move.action for move in (await stored(host, table)).moves[-2:]] == [payment, TAKEN_BACK]
    logged = await host.history.turns_as_logged(table)
    (((at, taken),),) = [turn.notes for turn in logged if turn.notes]
    assert (at, replace(taken, step=())) == (2, LogNote(ANN, "Ann", VoteKind.TAKE_BACK))
    assert any(isinstance(event, Discovered) for event in taken.step)
    await host.play.undo(table, ANN, steps=9)
    logged = await host.history.turns_as_logged(table)
    assert logged[-1].notes == ((3, taken),), "what is undone afterwards hides nothing"
    again = await fresh.registry.table(table.id)
    assert again.running.fingerprint() == table.running.fingerprint() and again.votes == frozenset()


async def test_while_all_others_are_away_a_reveal_is_undone_once_one_of_them_is_back_and_agrees(host: Host) -> None:
    table, payment = await discovered(host)
    for user in (BOB, EVE):
        await host.absence.go_away(user, 2)
    asked = await host.absence.ask_take_back(table, ANN)
    assert (asked.needed, asked.carried) == (2, False) and not table.seats_of_computers()
    assert [each.name for each in host.absence.yet_to_vote(table, asked)] == ["Bob", "Eve"]
    assert (await agree(host, table, asked, BOB)).carried
    assert payment in [action.text for action in table.running.answers]


async def test_a_request_waits_if_the_only_other_player_goes_away(host: Host) -> None:
    table = await running(host, seats=2)
    await pass_turn(host, table, ANN)
    await host.absence.ask_take_back(table, ANN)
    await host.absence.go_away(BOB, 2)
    assert table.requests and table.running.log == ((0, "pass"), (0, "end"))


async def test_players_threads_show_what_was_taken_back(host: Host, store: Store) -> None:
    table, _ = await discovered(host, panels=True)
    shown = (await kinds(store, table)).count(PostKind.PANELS)
    await agree(host, table, await host.absence.ask_take_back(table, ANN), BOB, EVE)
    assert (await kinds(store, table)).count(PostKind.PANELS) == shown + 1


async def test_nobody_can_agree_to_their_own_or_an_outdated_request(host: Host) -> None:
    table, _ = await discovered(host)
    moves = table.moves
    await host.absence.ask_take_back(table, ANN)
    with refused(Why.OTHERS_DECIDE):
        await host.absence.vote(table, ANN, VoteKind.TAKE_BACK, 0, moves)
    await host.absence.vote(table, BOB, VoteKind.TAKE_BACK, 0, moves)
    while table.running.seat_to_act == 0:
        await host.play.play(table, ANN, [table.running.legal_actions(0)[-1].text])
    assert table.votes == frozenset()
    with refused(HasPlayedOn("Ann")):
        await host.absence.vote(table, EVE, VoteKind.TAKE_BACK, 0, moves)


async def test_permission_is_requested_only_for_what_undo_cannot_reach(host: Host, table: Table) -> None:
    with refused(Why.NOTHING_TO_TAKE_BACK):
        await host.absence.ask_take_back(table, ANN)
    await host.play.play(table, ANN, ["dig camp-coins"])
    with refused(Why.UNDO_WILL_DO):
        await host.absence.ask_take_back(table, ANN)
    with pytest.raises(StaleClick):
        await host.absence.ask_take_back(table, ANN, move=0)
    with refused(Why.NOTHING_TO_TAKE_BACK):
        await host.absence.ask_take_back(table, BOB)


async def test_nothing_is_taken_back_free_once_a_new_round_has_dealt_its_cards(host: Host) -> None:
    """Whoever keeps cards last may be the first to move: nothing but that has been done in the new round."""
    table = await running(host)
    users = (ANN, BOB, EVE)
    await pass_turn(host, table, *users)
    begins = 1  # Ann began the first
    for seat in sorted(range(len(users)), key=lambda seat: seat == begins):
        await host.play.play(table, users[seat], ["done"])
    assert table.running.round == 2 and table.running.seats_to_act == (begins,)
    assert not table.decided(begins) and not table.has_just_announced(begins)
    with refused(Why.NOTHING_TO_TAKE_BACK):
        await host.play.undo(table, users[begins])
    assert not (await host.absence.ask_take_back(table, users[begins])).carried, "the others are asked"
    assert table.running.round == 2
