"""The reasons for and against an option for a turn, as its seat sees the table.

How an option compares with the others comes from imagined games (see `adviser`). All other kinds are based only on the
seat's view. No reason contradicts another.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import replace

from arnak_bot.game.thinking import Reason
from arnak_bot.games.lost_cities.engine import Action, Colour, Discard, Draw, Event, Game, Length, Play
from arnak_bot.games.lost_cities.engine import Reason as StepBy
from arnak_bot.games.lost_cities.engine import events as happened
from arnak_bot.games.lost_cities.engine.content import BRIDGE_AFTER, CITY, CROSSINGS_TO_END, STONE_POINTS, stone_points
from arnak_bot.games.lost_cities.engine.rules.scoring import expedition_score
from arnak_bot.games.lost_cities.engine.rules.turn import take
from arnak_bot.games.lost_cities.players.sighted import CardNumbers, DrawNumbers, Table
from arnak_bot.games.lost_cities.thoughts import AGAINST, Why
from arnak_bot.kit.reasons import Row, Rows, agreeing, by_weight, holding, of_kinds, other_than

_FIRST_GOOD = next(stone for stone, points in enumerate(STONE_POINTS, 1) if points > 0)
_DEBT = {researcher: -stone_points(1, researcher=researcher) for researcher in (False, True)}
_NEAR = 3
"""An opponent's explorer at most this many stones behind counts as close to the same artifact."""
_MANY_SKIPPED = 4
_OF_CARD, _OF_DRAW = 2, 1
"""The most reasons given for each half of a turn: the card, and the draw."""

_PLAIN = (Why.STEPS, Why.KEEPS, Why.NOTHING_TO_TAKE, Why.HOPES)
"""Reasons that are only given if there are no others."""
_IDLE: Mapping[str, Container[str]] = {
    **dict.fromkeys((Why.FOLLOWS, Why.SKIPS, Why.KEEPS, Why.HOPES), (Why.ENDS,)),  # there is nothing after the end
    Why.DENIES: (Why.GIVES,),  # somebody gets one card instead of another
}
"""Reasons that can be redundant, each with the reasons that make it redundant."""
SEEN_BY_ALL = (Why.ENDS, Why.FIRST, Why.DENIES)

_CARD_PLAYED: Rows[CardNumbers] = (
    (Row(Why.SKIPS, lambda at: at.goes_on and at.passed >= _MANY_SKIPPED, count=lambda at: at.passed),),
    (
        Row(Why.BEGINS_TWICE, lambda at: at.begins and at.researcher, lambda at: at.following, lambda _: _DEBT[True]),
        Row(Why.BEGINS, lambda at: at.begins, lambda at: at.following, lambda _: _DEBT[False]),
        Row(
            Why.FOLLOWS,
            lambda at: (
                at.goes_on and not at.arrived and not at.is_last and at.following[1:] and at.then_passed < _MANY_SKIPPED
            ),
            lambda at: at.following,
        ),
    ),
)
_CARD_DISCARDED: Rows[CardNumbers] = (
    (
        Row(Why.DEAD, lambda at: not at.begins and not at.fits),
        Row(Why.KEEPS, lambda at: at.begins, lambda at: (at.path,), lambda at: at.left),
    ),
    (Row(Why.GIVES, lambda at: at.takers, lambda at: (at.card, at.takers[0])),),
)
_FROM_DECK: Rows[DrawNumbers] = (
    (Row(Why.ENDS, lambda at: at.deck == 1, count=lambda at: at.caught),),
    (
        Row(Why.HOPES, lambda at: at.hoped, count=lambda at: at.hoped),
        Row(Why.NOTHING_TO_TAKE, lambda at: not any(map(at.table.fits, at.tops))),
    ),
)
_FROM_PILE: Rows[DrawNumbers] = (
    (
        Row(Why.TAKES, lambda at: at.fits, lambda at: (at.card,)),
        Row(Why.GATHERS, lambda at: at.is_unbegun, lambda at: (at.pile,), lambda at: at.gathered),
    ),
    (Row(Why.DENIES, lambda at: at.denied, lambda at: (at.card, at.denied[0])),),
)


def reasons_for(
    game: Game, seat: int, actions: Sequence[Action], beside: Sequence[Sequence[Action]] = ()
) -> tuple[Reason, ...]:
    """The reasons for these actions of one turn, most important first, and then those against them. `beside`: the
    other options, since what all of them have in common is a reason for none.
    """
    of_card, of_draw = _halves(game, seat, actions)
    if beside:
        cards, draws = zip(*(_halves(game, seat, each) for each in beside), strict=True)
        of_card, of_draw = _only_in(of_card, cards), _only_in(of_draw, draws)
        if all(each[-1] == actions[-1] for each in beside):
            of_draw = []
    told = other_than(of_card, (*AGAINST, *_PLAIN))[:_OF_CARD]
    told += other_than(of_draw, _PLAIN)[:_OF_DRAW]
    if not told:
        told = (of_kinds(of_card, _PLAIN) or of_kinds(of_draw, _PLAIN))[:1]
    return (*told, *of_kinds(of_card, AGAINST))


def drawbacks_of(game: Game, seat: int, actions: Sequence[Action]) -> list[Reason]:
    return of_kinds(_halves(game, seat, actions)[0], AGAINST)


def _only_in(half: Sequence[Reason], others: Sequence[Sequence[Reason]]) -> list[Reason]:
    """The reasons that not all the other options have, and those against."""
    return [each for each in half if each.kind in AGAINST or not all(each in other for other in others)]


def purposes_of(game: Game, seat: int, actions: Sequence[Action]) -> tuple[Reason, ...]:
    """What a turn visibly achieved, revealing nothing about the hand. A card taken for one's own path is not said to be
    kept from others.
    """
    found = [each for half in _halves(game, seat, actions) for each in half]
    idle = {Reason(Why.ENDS)} | ({*of_kinds(found, (Why.DENIES,))} if of_kinds(found, (Why.TAKES,)) else set())
    return tuple(each for each in of_kinds(found, SEEN_BY_ALL) if each not in idle)


def _halves(game: Game, seat: int, actions: Sequence[Action]) -> tuple[list[Reason], list[Reason]]:
    """The reasons for each half of a turn, most important first: the card and its steps, and the draw."""
    table, alone = Table(game, seat), replace(game.setup, length=Length.SHORT)
    events, cards, of_draw = list[Event](), list[tuple[Rows[CardNumbers], CardNumbers]](), list[Reason]()
    piles = [action.pile for action in actions if isinstance(action, Draw) and action.pile is not None]
    table.taken = table.top(piles[0]) if piles else None
    for action in actions:
        if isinstance(action, Draw):
            rows = _FROM_DECK if action.pile is None else _FROM_PILE
            of_draw += holding(rows, DrawNumbers(table, action.pile))
            break  # the result is unknown
        if isinstance(action, Discard | Play):
            cards.append((_CARD_PLAYED if isinstance(action, Play) else _CARD_DISCARDED, CardNumbers(table, action)))
        events += take(table.state, alone, action)
    of_card = [reason for rows, card in cards for reason in holding(rows, card)]
    of_card += _of_steps(table, events)
    both = (*of_card, *of_draw)
    return by_weight(agreeing(of_card, both, _IDLE), Why), by_weight(agreeing(of_draw, both, _IDLE), Why)


def _of_steps(table: Table, events: Sequence[Event]) -> Iterator[Reason]:
    """The reasons that follow from where explorers arrive, the tiles found there, and the end of the expedition."""
    stones = {path: piece.stone for path, piece in table.stood.items()}
    own = table.before.players[table.seat]
    artifacts, crossings = own.artifacts + own.tokens, table.before.crossings
    free = Counter((each.reason, each.path) for each in events if isinstance(each, happened.Stepped) and each.reason)
    for (by, path), count in free.items():
        yield Reason(Why.ARROW if by is StepBy.ARROW else Why.CITY_CARD, (path.value,), count)
    for event in events:
        match event:
            case happened.Stepped(_, path, stone, researcher):
                stones[path] = stone
                if stone == CITY:
                    yield Reason(Why.CITY, (path.value,), stone_points(stone, researcher=researcher))
            case happened.BridgeCrossed(_, path, number) if number < CROSSINGS_TO_END:
                crossings = number
                yield Reason(Why.BRIDGE, (path.value,), number)
            case happened.StepDeclined() if crossings == CROSSINGS_TO_END - 1 and BRIDGE_AFTER in stones.values():
                yield Reason(Why.GOES_ON)
            case happened.PointsFound(_, _, points):
                yield Reason(Why.TILE, count=points)
            case happened.ArtifactFound(_, path):
                artifacts += 1
                yield _of_artifact(table, path, stones[path], artifacts)
            case happened.ExpeditionEnded():
                yield Reason(Why.ENDS, count=table.caught(table.others))
            case _:  # no other event is a reason
                pass
    total = table.own.points + expedition_score(table.own).path_points
    for path, piece in table.stood.items():  # what each explorer gained in all; a city has its own reason
        stone, stood, researcher = stones[path], piece.stone, piece.researcher
        if stone not in (stood, CITY):
            worth = stone_points(stone, researcher=researcher)
            if stood < _FIRST_GOOD <= stone:
                yield Reason(Why.OUT_OF_DEBT, (path.value,), worth)
            gained = worth - stone_points(stood, researcher=researcher)
            yield Reason(Why.STEPS, (path.value,), min(gained, max(0, total)))  # no total falls below zero (C6)


def _of_artifact(table: Table, path: Colour, stone: int, artifacts: int) -> Reason:
    behind = [
        (stone - piece.stone, seat)
        for seat in table.others
        if (piece := table.before.players[seat].pieces.get(path)) is not None and 0 < stone - piece.stone <= _NEAR
    ]
    if not behind:
        return Reason(Why.ARTIFACT, count=artifacts)
    away, seat = min(behind)
    return Reason(Why.FIRST, (path.value, str(seat)), away)
