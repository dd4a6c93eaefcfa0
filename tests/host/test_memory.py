"""What a table is in memory after each decision is what a fresh start reads, field by field."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest

from arnak_bot.game.definition import TURN
from arnak_bot.games.arnak.definition import KEEPING, PASSES
from arnak_bot.host import Host, Table
from arnak_bot.store import Person, PostKind, VoteKind
from tests.host.moves import pass_turn
from tests.host.stage import ANN, BOB, DAN, EVE, Clock, lobby, running

BESIDE = {"lock", "definition", "announced", "people", "game"}
"""What is not written, or compared by what it says."""


def until(table: Table) -> int:
    """Until when somebody has asked to pause."""
    return next(vote.value for vote in table.votes if vote.motion is VoteKind.PAUSE)


def said(table: Table) -> dict[str, Any]:
    game = None if table.game is None else (table.running.fingerprint(), table.running.log)
    plain = {each.name: getattr(table, each.name) for each in fields(Table) if each.name not in BESIDE}
    return {**plain, "game": game}


async def test_after_every_decision_memory_matches_the_store(host: Host, fresh: Host, clock: Clock) -> None:
    table = await lobby(host, seats=4)
    host.computers.stop_thinking()  # they would act between two steps
    absence = host.absence
    steps = (
        lambda: host.lobby.leave(table, BOB),
        lambda: host.lobby.join(table, BOB, "Bob"),
        lambda: host.lobby.join(table, EVE, "Eve"),
        lambda: host.lobby.seat_computer(table, ANN, "novice"),
        lambda: host.lobby.remove(table, ANN),
        lambda: host.lobby.start(table, ANN),
        lambda: host.play.play(table, ANN, ["pass"]),
        lambda: host.play.undo(table, ANN),
        lambda: host.planning.answer(table, EVE, KEEPING),
        lambda: host.planning.answer(table, EVE, TURN, PASSES),
        lambda: absence.ask_pause(table, BOB, 1),
        lambda: pass_turn(host, table, ANN),
        lambda: absence.vote(table, EVE, VoteKind.PAUSE, 1, until(table)),
        lambda: absence.go_away(BOB, 3),
        lambda: host.play.come_back(table, BOB),
        lambda: absence.offer_seat(table, EVE, 2, DAN),
        lambda: absence.take_seat(table, DAN, "Dan", 2),
        lambda: absence.resign(table, ANN),
        lambda: host.lobby.stop(table, BOB, moderator=True),
    )
    for number, step in enumerate(steps):
        clock.later(0.1)
        await step()  # type: ignore[no-untyped-call]
        assert said(await fresh.registry.table(table.id)) == said(table), number
        assert all(seat.computer or seat.computer_until is None for seat in table.seats)


@pytest.mark.parametrize(("wants", "told"), [(EVE, [2]), (BOB, [])], ids=["the next", "another"])
async def test_only_players_who_want_it_are_told_that_they_are_next(host: Host, wants: int, told: list[int]) -> None:
    table = await running(host)
    await host.people.set_person(wants, Person(heads_up=True))
    await pass_turn(host, table, ANN)
    posts = await host.outbox.of_table(table.id)
    assert [post.facts.seat for post in posts if post.kind is PostKind.HEADS_UP] == told
