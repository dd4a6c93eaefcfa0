"""Why a way to play a turn is good, and what speaks against it, as its seat sees the table.

All of it follows from what the seat sees: nothing that is hidden is looked at. Only how much less somebody else comes
to have, and what is told where nothing else can be said, is found in imagined games. No reason takes another one back.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from arnak_bot.game.thinking import Reason
from arnak_bot.games.lost_cities.engine import Action, Card, Colour, Discard, Draw, Event, Game, Length, Play
from arnak_bot.games.lost_cities.engine import Reason as StepBy
from arnak_bot.games.lost_cities.engine import events as happened
from arnak_bot.games.lost_cities.engine.content import BRIDGE_AFTER, CITY, CROSSINGS_TO_END, STONE_POINTS, stone_points
from arnak_bot.games.lost_cities.engine.rules.turn import take
from arnak_bot.games.lost_cities.players.sighted import Table
from arnak_bot.games.lost_cities.thoughts import Why
from arnak_bot.kit.plain import copied

__all__ = ["AGAINST", "SEEN_BY_ALL", "purposes_of", "reasons_for"]

_FIRST_GOOD = next(stone for stone, points in enumerate(STONE_POINTS, 1) if points > 0)
_NEAR = 3
"""So many stones away somebody may want the same artifact."""
_MANY_SKIPPED, _MANY_TO_COME = 4, 3
_FEW_LEFT, _MANY_GATHERED = 2, 3
_LATE, _SOON = 4, 2
"""So few turns are late to begin a path; so few are the end in sight."""
_OF_CARD, _OF_DRAW = 2, 1
"""How many reasons are told of each half of a turn."""

AGAINST = (Why.SKIPS, Why.GIVES, Why.LATE, Why.BEHIND)
"""What speaks against a way."""
_PLAIN = (Why.STEPS, Why.KEEPS, Why.FAR, Why.SURPLUS, Why.HOPES, Why.NO_PILE)
"""What goes without saying wherever anything else can be said."""
_FOR_LATER = (Why.FOLLOWS, Why.WAITS, Why.LATE, Why.KEEPS, Why.FAR, Why.SURPLUS, Why.HOPES, Why.NO_PLAY)
"""What means nothing where the expedition ends."""
SEEN_BY_ALL = (Why.ENDS, Why.FIRST, Why.USELESS, Why.COVERS, Why.DENIES)
_WEIGHTS = {kind: at for at, kind in enumerate(Why)}


def reasons_for(game: Game, seat: int, actions: Sequence[Action], more: Sequence[Reason] = ()) -> tuple[Reason, ...]:
    """What speaks for these actions, the weightiest first, and then what speaks against them.

    Args:
        actions: what is done of one turn, in order.
        more: reasons that do not follow from what the seat sees.
    """
    of_card, of_draw = _halves(game, seat, actions)
    told = [each for each in of_card if each.kind not in (*AGAINST, *_PLAIN)][:_OF_CARD]
    telling = [each for each in of_draw if each.kind not in _PLAIN]
    told += [each for each in telling if not (told and each.kind == Why.NOTHING_TO_TAKE)][:_OF_DRAW]
    if not told and not more:
        for half in (of_card, of_draw):
            told += [each for each in half if each.kind in _PLAIN][:1]
    return (*told, *more, *(each for each in of_card if each.kind in AGAINST))


def purposes_of(game: Game, seat: int, actions: Sequence[Action]) -> tuple[Reason, ...]:
    """What a turn that was played was good for, as far as everybody sees it; nothing of the hand is given away."""
    found = [each for half in _halves(game, seat, actions) for each in half if each.kind in SEEN_BY_ALL]
    return tuple(each for each in found if each.kind != Why.ENDS or each.count)


def _halves(game: Game, seat: int, actions: Sequence[Action]) -> tuple[list[Reason], list[Reason]]:
    """The reasons of each half of a turn, the weightiest first: of the card and its steps, and of the draw."""
    table = Table(game.view(seat))
    state, alone = copied(game.state), replace(game.setup, length=Length.SHORT)
    of_card, of_draw, events = list[Reason](), list[Reason](), list[Event]()
    for action in actions:
        if isinstance(action, Draw):
            of_draw += _of_draw(table, action)
            break  # what comes of it nobody knows
        if isinstance(action, Discard):
            of_card += _of_discard(table, action.card)
            table.discard(action.card)
        elif isinstance(action, Play):
            of_card += _of_play(table, action)
            table.play(action.card)
            of_card += _what_follows(table, action)
        events += take(state, alone, action)
    of_card += _of_steps(table, events)
    ends = any(each.kind == Why.ENDS for each in (*of_card, *of_draw))
    return _weightiest(_agreeing(of_card, of_card, ends)), _weightiest(_agreeing(of_draw, of_card, ends))


def _agreeing(reasons: list[Reason], of_card: list[Reason], ends: bool) -> list[Reason]:
    """Without what other reasons make idle: what comes after the end, or on a path that is done."""
    kinds = {each.kind for each in of_card}
    done = {each.about[0] for each in of_card if each.kind == Why.CITY}

    def idle(reason: Reason) -> bool:
        if reason.kind == Why.FOLLOWS and reason.about[0] in done:
            return True
        if reason.kind == Why.DENIES and Why.GIVES in kinds:
            return True  # one card for another
        if reason.kind == Why.HURRIES and kinds & {Why.BEGINS, Why.BEGINS_TWICE}:
            return True  # the new explorer costs points, too
        return ends and reason.kind in _FOR_LATER

    return [each for each in reasons if not idle(each)]


def _weightiest(reasons: list[Reason]) -> list[Reason]:
    return sorted(reasons, key=lambda reason: _WEIGHTS[Why(reason.kind)])


# --- a card that is played --------------------------------------------------------------------


def _of_play(table: Table, play: Play) -> Iterator[Reason]:
    card, piece = play.card, table.view.own.piece(play.card.colour)
    if piece is None:
        if table.turns <= _LATE:
            yield Reason(Why.LATE, count=table.turns)
    elif not piece.in_city:
        passed = table.passed_over(card)
        if passed == 0 and not any(table.fits(other) and _before(table, other, card) for other in table.hand):
            yield Reason(Why.CLOSE)
        elif passed is not None and passed >= _MANY_SKIPPED:
            yield Reason(Why.SKIPS, count=passed)


def _before(table: Table, other: Card, card: Card) -> bool:
    """Whether a card of the same path would have to be played before another."""
    if other.colour is not card.colour or other == card:
        return False
    last = table.columns[card.colour][-1]
    return abs(other.value - last) < abs(card.value - last)


def _what_follows(table: Table, play: Play) -> Iterator[Reason]:
    """What a path is begun with, or goes on with."""
    path = play.card.colour
    following = tuple(map(str, table.following(path)))
    piece = table.view.own.piece(path)
    if piece is None:
        kind = Why.BEGINS_TWICE if play.researcher else Why.BEGINS
        yield Reason(kind, (path.value, *following), -stone_points(1, researcher=play.researcher))
    elif not piece.in_city and following:
        yield Reason(Why.FOLLOWS, (path.value, *following))


def _of_steps(table: Table, events: Sequence[Event]) -> Iterator[Reason]:
    """Where explorers come, what they find there, and whether the expedition ends."""
    stones = {path: piece.stone for path, piece in table.view.own.pieces}
    before = dict(stones)
    artifacts, crossings = table.view.own.artifacts + table.view.own.tokens, table.view.table.crossings
    for event in events:
        match event:
            case happened.Stepped(_, path, stone, researcher, by):
                stones[path] = stone
                if by is not None:
                    yield Reason(Why.ARROW if by is StepBy.ARROW else Why.CITY_CARD, (path.value,))
                if stone == CITY:
                    yield Reason(Why.CITY, (path.value,), stone_points(stone, researcher=researcher))
            case happened.BridgeCrossed(_, path, number) if number < CROSSINGS_TO_END:
                crossings = number
                yield Reason(Why.BRIDGE, (path.value,), number)
            case happened.StepDeclined() if _one_would_end_it(stones, crossings):
                yield Reason(Why.GOES_ON)
            case happened.PointsFound(_, _, points):
                yield Reason(Why.TILE, count=points)
            case happened.ArtifactFound(_, path):
                artifacts += 1
                yield _of_artifact(table, path, stones[path], artifacts)
            case happened.ExpeditionEnded():
                yield Reason(Why.ENDS, count=table.caught(table.others))
            case _:  # what moves no explorer of this seat
                pass
    yield from _of_standing(table, before, stones)


def _one_would_end_it(stones: Mapping[Colour, int], crossings: int) -> bool:
    """Whether an explorer stands before the bridge that would be the fifth to be crossed."""
    return crossings == CROSSINGS_TO_END - 1 and BRIDGE_AFTER in stones.values()


def _of_standing(table: Table, before: Mapping[Colour, int], after: Mapping[Colour, int]) -> Iterator[Reason]:
    """What explorers are worth where they have come in the end; a city is told by itself."""
    for path, stone in after.items():
        if path not in before or before[path] == stone or stone == CITY:
            continue
        piece = table.view.own.piece(path)
        researcher = piece is not None and piece.researcher
        worth = stone_points(stone, researcher=researcher)
        if before[path] < _FIRST_GOOD <= stone:
            yield Reason(Why.OUT_OF_DEBT, (path.value,), worth)
        yield Reason(Why.STEPS, (path.value,), worth - stone_points(before[path], researcher=researcher))


def _of_artifact(table: Table, path: Colour, stone: int, artifacts: int) -> Reason:
    behind = [
        (stone - piece.stone, seat)
        for seat in table.others
        if (piece := table.view.players[seat].piece(path)) is not None and 0 < stone - piece.stone <= _NEAR
    ]
    if not behind:
        return Reason(Why.ARTIFACT, count=artifacts)
    away, seat = min(behind)
    return Reason(Why.FIRST, (path.value, str(seat)), away)


# --- a card that is discarded -----------------------------------------------------------------


def _of_discard(table: Table, card: Card) -> Iterator[Reason]:
    """What makes a card one to do without, and what the others may make of it."""
    if table.columns[card.colour]:
        if not table.fits(card):
            yield Reason(Why.DEAD)
        elif sum(map(table.fits, table.hand)) > table.turns:
            yield Reason(Why.SURPLUS, count=table.turns)
        elif passed := table.passed_over(card):
            yield Reason(Why.FAR, count=passed)
    else:
        left = sum(other.colour is card.colour for other in table.hand) - 1
        yield Reason(Why.UNBEGUN if left <= _FEW_LEFT else Why.KEEPS, (card.colour.value,), left)
    takers, covered = table.takers(card), table.top(card.colour)
    if takers:
        yield Reason(Why.GIVES, (str(card), str(takers[0])))
    elif table.all_begun(card.colour):
        yield Reason(Why.USELESS)
    if covered is not None and not takers and (wanting := table.takers(covered)):
        yield Reason(Why.COVERS, (str(covered), str(wanting[0])))
    if not table.fits(card):
        yield from _of_waiting(table, card)


def _of_waiting(table: Table, discarded: Card) -> Iterator[Reason]:
    """Why nothing is played: nothing can go on, or what comes before it may still come."""
    ready = [card for card in table.hand if table.fits(card) and card is not discarded]
    if not ready:
        if any(table.columns.values()):
            yield Reason(Why.NO_PLAY)
        return
    if any(piece.in_city for path, piece in table.view.own.pieces if any(card.colour is path for card in ready)):
        return
    passed = [(count, card.order, card) for card in ready if (count := table.passed_over(card)) is not None]
    if len(passed) == len(ready) and min(passed)[0] >= _MANY_TO_COME and table.turns >= _SOON:
        count, _, card = min(passed)
        yield Reason(Why.WAITS, (str(card),), count)


# --- what is drawn ----------------------------------------------------------------------------


def _of_draw(table: Table, draw: Draw) -> Iterator[Reason]:
    if draw.pile is None:
        yield from _of_deck(table)
        return
    card, ready = table.top(draw.pile), sum(map(table.fits, table.hand))
    assert card is not None, "nothing is drawn from an empty pile"
    if table.fits(card):
        yield Reason(Why.TAKES, (str(card),))
    elif not table.columns[card.colour]:
        gathered = 1 + sum(other.colour is card.colour for other in table.hand)
        if gathered >= _MANY_GATHERED:
            yield Reason(Why.GATHERS, (card.colour.value,), gathered)
    below = table.below(draw.pile)
    given = table.takers(below) if below is not None else []
    if takers := [seat for seat in table.takers(card) if seat not in given]:
        yield Reason(Why.DENIES, (str(card), str(takers[0])))
    if ready > table.turns:
        yield Reason(Why.STALLS, count=table.view.deck_size)


def _of_deck(table: Table) -> Iterator[Reason]:
    caught = table.caught(table.others)
    if table.view.deck_size == 1:
        yield Reason(Why.ENDS, count=caught)
    elif table.turns <= _SOON and caught and not table.caught((table.seat,)):
        yield Reason(Why.HURRIES, count=caught)
    tops = [card for pile in Colour if (card := table.top(pile)) is not None]
    if tops and not any(map(table.fits, tops)):
        yield Reason(Why.NOTHING_TO_TAKE)
    if hoped := table.may_come():
        yield Reason(Why.HOPES, count=hoped)
    elif not tops:
        yield Reason(Why.NO_PILE)
