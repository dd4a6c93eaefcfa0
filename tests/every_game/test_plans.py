"""Plans and answers of every game: no secret flows in, nothing goes on after a reveal, nothing flows out."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from arnak_bot.game.definition import TURN
from arnak_bot.host.plans import Rehearsal, mismatch
from tests.every_game.games import EVERYWHERE, GAMES, KEYS, TRIED, At, played
from tests.samples import by_hand

PLANNED = ("arnak", "lost-ark", "lost-cities", "noughts")
EVERY = 7
"""Which positions of a game are tried; fewer of a long one."""


def planned(key: str, game: Any, seat: int, chance: str, question: str = TURN) -> Any:
    """The position in which a seat plans its turn, or answers a question."""
    return GAMES[key].planned(game, seat, chance, question)


@lru_cache(maxsize=8)
def waiting(at: At, *questions: str) -> list[tuple[Any, int, str]]:
    """Positions of a game with a seat that may plan in them, or answer a question; if none are given, any."""
    definition, steps = GAMES[at[0]], played(at)[:-1]
    return [
        (step.game, seat, question)
        for step in steps[:: max(EVERY, len(steps) // by_hand(20, 1000))]
        for seat in range(TRIED[at[0]].tables[at[1]].players)
        for question in questions or dict.fromkeys((TURN, *definition.questions))
        if seat not in step.game.seats_to_act and definition.planned(step.game, seat, "any", question) is not None
    ]


@lru_cache(maxsize=4)
def asked(at: At, seat: int) -> tuple[str, ...]:
    """What the seat is asked at each step; working it out takes a view of its own."""
    return tuple(GAMES[at[0]].asked(step.game.view(seat)) for step in played(at)[:-1])


def at_random(key: str, game: Any, seat: int, chance: random.Random) -> Rehearsal:
    """A seat's plan, tried at random from a position on until nothing more can be planned."""
    rehearsal = Rehearsal(game, seat)
    while not rehearsal.closed and len(rehearsal.steps) < 12 and seat in rehearsal.game.seats_to_act:
        legal = rehearsal.game.legal_actions(seat)
        rehearsal = rehearsal.then(GAMES[key], chance.choice(legal).text)
    return rehearsal


@KEYS
def test_a_game_with_plans_has_them_at_most_tables(key: str) -> None:
    found = (table.players > 1 and waiting((key, at)) for at, table in enumerate(TRIED[key].tables))
    assert any(found) == (key in PLANNED)


@EVERYWHERE
def test_a_plan_uses_only_what_its_seat_may_know(at: At) -> None:
    permuted, chance = TRIED[at[0]].permuted, random.Random(3)
    for game, seat, question in waiting(at):
        twin = permuted(game, seat, chance)
        plans = [planned(at[0], each, seat, "same", question) for each in (game, twin)]
        assert plans[0].view(seat) == plans[1].view(seat)
        seed = chance.random()
        one, other = (at_random(at[0], plan, seat, random.Random(seed)) for plan in plans)
        assert one.steps == other.steps and one.game.view(seat) == other.game.view(seat)


@EVERYWHERE
def test_a_plan_begins_with_the_seats_turn_or_the_question_and_changes_nothing(at: At) -> None:
    definition = GAMES[at[0]]
    for game, seat, question in waiting(at):
        before = game.fingerprint()
        plan = planned(at[0], game, seat, "any", question)
        assert plan.seats_to_act == (seat,) and not plan.undoable_by(seat)
        assert definition.asked(plan.view(seat)) == (question if question in definition.questions else "")
        at_random(at[0], plan, seat, random.Random(seat))
        assert game.fingerprint() == before


@EVERYWHERE
def test_what_is_shown_of_a_plan_does_not_depend_on_what_was_imagined(at: At) -> None:
    """So nothing is shown of what only a reveal could tell."""
    for game, seat, question in waiting(at):
        seed = f"{seat} {game.ply}"
        one, other = (
            at_random(at[0], planned(at[0], game, seat, imagined, question), seat, random.Random(seed))
            for imagined in ("this", "that")
        )
        assert one.texts == other.texts
        assert one.game.view(seat) == other.game.view(seat)


@EVERYWHERE
def test_a_plan_means_the_same_in_the_game_itself_when_the_turn_comes(at: At) -> None:
    """Whoever plans while another's turn ends finds the same plan possible, or is told what differs."""
    definition, steps = GAMES[at[0]], played(at)
    fits = 0
    for game, seat, _ in waiting(at, TURN):
        order = at_random(at[0], planned(at[0], game, seat, "any"), seat, random.Random(seat)).steps
        later = next((step.game for step in steps if step.game.ply > game.ply and step.seat == seat), None)
        if later is None or seat not in later.seats_to_act:
            continue
        differs = mismatch(definition, later, seat, order)
        fits += differs is None
        assert differs is None or differs.error is not None or differs.worse is not None or order[-1].final
    assert fits or at[0] not in PLANNED or TRIED[at[0]].tables[at[1]].players == 1


@EVERYWHERE
def test_whether_an_answer_fits_when_it_is_asked_depends_only_on_what_its_seat_may_know(at: At) -> None:
    """And it fits unless the seat has acted since, or pays more."""
    definition, permuted, chance = GAMES[at[0]], TRIED[at[0]].permuted, random.Random(4)
    fits, several, others = 0, TRIED[at[0]].tables[at[1]].players > 1, [q for q in definition.questions if q != TURN]
    for game, seat, question in waiting(at, *others) if others else ():
        order = at_random(at[0], planned(at[0], game, seat, "any", question), seat, random.Random(seat)).steps
        for step, now in zip(played(at)[:-1], asked(at, seat), strict=True):
            if step.game.ply > game.ply and now == question:
                differs, twin = mismatch(definition, step.game, seat, order), permuted(step.game, seat, chance)
                assert (mismatch(definition, twin, seat, order) is None) == (differs is None)
                fits += differs is None
                break
    assert fits or not several or not others


@EVERYWHERE
def test_what_fits_leaves_no_less_than_was_planned_and_learns_nothing_before_its_last_step(at: At) -> None:
    """Counted in what the players own, not in what the plan says of itself."""
    definition, permuted, chance = GAMES[at[0]], TRIED[at[0]].permuted, random.Random(5)
    owned: Callable[[Any, int], dict[str, int]] = OWNED.get(at[0], lambda view, seat: {})
    compared = fits = 0
    for game, seat, question in waiting(at):
        start = planned(at[0], game, seat, "any", question)
        plan = at_random(at[0], start, seat, random.Random(seat))
        later = when_it_comes(at, game, seat, question)
        if later is None or mismatch(definition, later, seat, plan.steps) is not None:
            continue
        real, twin = later.copy(), permuted(later.copy(), seat, chance)
        for step in plan.steps[:-1] if plan.closed else plan.steps:
            for each in (real, twin):
                each.apply(step.action, seat)
            assert real.can_undo and real.view(seat) == twin.view(seat)
        games: tuple[Any, ...] = (start, plan.game, later, real)
        then, planned_then, before, after = (owned(each.view(seat), seat) for each in games)
        for kind, amount in then.items():
            gained = planned_then[kind] - amount
            assert after[kind] - before[kind] >= gained, kind
            compared += bool(gained)
        fits += 1
    alone = TRIED[at[0]].tables[at[1]].players == 1
    assert fits or alone or at[0] not in PLANNED
    assert compared > 5 or alone or at[0] not in ("arnak", "lost-ark"), (
        "else a turn seldom brings anything that is owned"
    )


def when_it_comes(at: At, game: Any, seat: int, question: str) -> Any:
    """The position after this one in which the seat's turn begins, or the question is asked; None if it is not."""
    wanted = question if question in GAMES[at[0]].questions else ""
    return next(
        (
            step.game
            for step, now in zip(played(at)[:-1], asked(at, seat), strict=True)
            if step.game.ply > game.ply
            and (step.seat == seat or wanted not in ("", TURN))
            and seat in step.game.seats_to_act
            and now == wanted
        ),
        None,
    )


OWNED: dict[str, Callable[[Any, int], dict[str, int]]] = {
    "arnak": lambda view, seat: {str(kind): view.players[seat].owns(kind) for kind, _ in view.players[seat].tokens},
    "lost-ark": lambda view, seat: {
        "hints": view.sheets[seat].hints,
        "diamonds": view.sheets[seat].diamonds,
        "minus": -view.sheets[seat].minus,
    },
    "lost-cities": lambda view, seat: {"points": view.points[seat]},
}
"""What a seat owns, by game, as its view shows it."""


def test_a_game_without_plans_says_so() -> None:
    sealed = GAMES["sealed"]
    assert sealed.planned(sealed.new(TRIED["sealed"].tables[0]), 0, "any") is None
    assert sealed.exchanged((), 0) == {} and sealed.questions == ()
    assert sealed.asked(None) == "" and not sealed.stays("any", ["end"])
