"""A position in figures, as one seat sees its own prospects: its points, and what may still become points.

Reads a game that was imagined; opponents count only by what they leave.
"""

from __future__ import annotations

from enum import IntEnum
from functools import cache, lru_cache

from arnak_bot.games.arnak.engine.content import (
    ARRIVAL_POINTS,
    BOARDS,
    CARD_BY_ID,
    IDOL_SLOT_POINTS,
    ROUNDS,
    TEMPLE_STACK_BY_ID,
)
from arnak_bot.games.arnak.engine.resources import Resource
from arnak_bot.games.arnak.engine.state import Player, State
from arnak_bot.games.arnak.players.worth import TOKENS, assistant_worth, boon_worth, card_worth, exiles_itself, plenty

__all__ = ["Feature", "features", "phase_of", "points_of"]


class Feature(IntEnum):
    """What may still become points; each in points, as `worth` guesses them.

    `WITHIN_REACH` is what research and temple tiles come to that the tokens at hand would pay for, `DISCOVERIES`
    what the compasses would. `ANYWAY` is 1: what a seat comes to make in that phase whatever it has.
    """

    COIN = 0
    COMPASS = 1
    TABLET = 2
    ARROWHEAD = 3
    JEWEL = 4
    HAND = 5
    DECK = 6
    SINGLE_USE = 7
    AT_HOME = 8
    READY_ASSISTANTS = 9
    ASSISTANTS = 10
    IDOL_SLOTS = 11
    BOONS = 12
    UNOVERCOME = 13
    GLASS = 14
    NOTEBOOK = 15
    WITHIN_REACH = 16
    DISCOVERIES = 17
    ANYWAY = 18


_RESOURCES = tuple(Resource)
_TOKEN_WORTH = tuple(TOKENS[resource] for resource in _RESOURCES)
_DIG = 1.3
_SLOT_EFFECT = 2.2
_GLASS_STEPS, _NOTEBOOK_STEPS = 1.1, 0.8
"""How many steps a round a player takes who does not neglect research."""

_BEYOND = 3
"""What a step more is worth to somebody who has arrived: temple tiles."""

_DISCOVERY, _COMPASSES, _MOST_DISCOVERIES = 4.0, 3, 2
"""An idol, the site's effect and a guardian to overcome, for three compasses on level I."""

_ACTIVE_SHARE = 0.6
"""How much of a round is still to come for somebody who has not passed."""

_DRAWN = 5


def phase_of(state: State, seat: int) -> int:
    """Which weights count: two for each round, while the seat still plays and after it has passed."""
    return 2 * (state.round - 1) + state.players[seat].passed


def points_of(state: State, seat: int) -> int:
    """What a seat would score as things stand, without Fear still to come home."""
    player = state.players[seat]
    board = BOARDS[state.board]
    if seat in state.arrivals:
        points = ARRIVAL_POINTS[state.arrivals.index(seat)]
    else:
        points = _row_points(state.board)[0][board.research[player.glass].row]
    points += _row_points(state.board)[1][board.research[player.notebook].row]
    for tile in player.temple_tiles:
        points += TEMPLE_STACK_BY_ID[tile].points
    points += 3 * (len(player.crates) + len(player.slots)) + _EMPTY_SLOTS[len(player.slots)]
    points += 5 * len(player.guardians) - 2 * player.fear_tiles
    for zone in (player.deck, player.hand, player.play, player.aside, player.kept):
        for card in zone:
            points += _CARD_POINTS[card]
    return points


_CARD_POINTS = {name: card.points for name, card in CARD_BY_ID.items()}
_EMPTY_SLOTS = tuple(sum(IDOL_SLOT_POINTS[filled:]) for filled in range(len(IDOL_SLOT_POINTS) + 1))


@cache
def _row_points(board: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    rows = BOARDS[board].rows
    return (0, *(row.glass_points for row in rows)), (0, *(row.notebook_points for row in rows))


def features(state: State, seat: int) -> list[float]:
    """The figures of `Feature`, in its order."""
    player = state.players[seat]
    active = not player.passed
    rounds = ROUNDS - state.round
    if not active and not rounds:
        return [0.0] * len(Feature)
    tokens = player.tokens
    found = [
        worth * plenty(resource, tokens[resource]) for resource, worth in zip(_RESOURCES, _TOKEN_WORTH, strict=True)
    ]
    found.append(sum(map(card_worth, player.hand)) if active else 0.0)
    found += _deck(player, rounds) if rounds else [0.0, 0.0]
    found.append(_DIG * min(player.at_home, len(player.hand)) if active else 0.0)
    ready = later = 0.0
    for owned in player.assistants:
        worth = assistant_worth(owned.number, gold=owned.gold)
        later += worth * rounds
        if active and not owned.exhausted:
            ready += worth
    found += [ready, later]
    found.append(_slots(player))
    found.append(sum(boon_worth(number) for number in player.guardians if number not in player.used_boons))
    found.append(_unovercome(state, seat, player))
    found += _research(state, seat, player, rounds + (_ACTIVE_SHARE if active else 0.0))
    found.append(points_within_reach(state.board, player.glass, bool(player.crates), *tokens.values()))
    found.append(_DISCOVERY * min(_MOST_DISCOVERIES, tokens[Resource.COMPASS] // _COMPASSES))
    found.append(1.0)
    return found


def _deck(player: Player, rounds: int) -> list[float]:
    """What the rounds to come will bring to the hand, and cards that can be used but once."""
    count, worth, single = 0, 0.0, 0.0
    for zone in (player.deck, player.hand, player.play, player.aside, player.kept):
        for card in zone:
            count += 1
            if exiles_itself(card):
                single += card_worth(card)
                worth += 0.8
            else:
                worth += card_worth(card)
    return [rounds * worth * min(1.0, _DRAWN / max(1, count)), single]


def _slots(player: Player) -> float:
    """Idols in crates that may yet be worth more in a slot than the slot is empty."""
    filled = len(player.slots)
    usable = min(len(player.crates), len(IDOL_SLOT_POINTS) - filled)
    return sum(max(0.0, _SLOT_EFFECT - IDOL_SLOT_POINTS[filled + at]) for at in range(usable))


def _unovercome(state: State, seat: int, player: Player) -> float:
    """Guardians on the seat's sites: one comes home with Fear from each, unless it is overcome."""
    if player.guarded:
        return 0.0
    count = 0
    for standers, guardian in zip(state.spaces, state.guardians, strict=True):
        if guardian and seat in standers:
            count += 1
    return -1.0 * count


def _research(state: State, seat: int, player: Player, rounds: float) -> list[float]:
    """How many points more the tokens may come to score, at a usual pace; arriving first is worth most."""
    board = BOARDS[state.board]
    glass_points, notebook_points = _row_points(state.board)
    row, notes = board.research[player.glass].row, board.research[player.notebook].row
    last = len(board.rows) + 1
    arrived = seat in state.arrivals
    arrival = ARRIVAL_POINTS[min(len(state.arrivals), len(ARRIVAL_POINTS) - 1)]
    far = row + _GLASS_STEPS * rounds
    if arrived:
        glass = _BEYOND * _GLASS_STEPS * rounds
    else:
        glass = _between((*glass_points, arrival), far) + _BEYOND * max(0.0, far - last) - glass_points[row]
    book = min(float(last - 1), far, notes + _NOTEBOOK_STEPS * rounds)
    return [glass, max(0.0, _between(notebook_points, book) - notebook_points[notes])]


@lru_cache(maxsize=65536)
def points_within_reach(
    board: str, glass: int, has_idol: bool, coin: int, compass: int, tablet: int, arrowhead: int, jewel: int
) -> int:
    """The most points more that the magnifying glass and temple tiles could score for these tokens alone."""
    printed = BOARDS[board]
    space = printed.research[glass]
    if space.lost_temple:
        return _temple_points(board, coin, compass, tablet, arrowhead, jewel)
    here, most = _row_points(board)[0], 0
    for at in space.next:
        step = printed.research[at]
        cost = dict(step.cost)
        left = [
            owned - cost.get(resource, 0)
            for resource, owned in zip(_RESOURCES, (coin, compass, tablet, arrowhead, jewel), strict=True)
        ]
        if min(left) >= 0 and (has_idol or not step.idols):
            arrived = ARRIVAL_POINTS[0] if step.lost_temple else here[step.row]
            further = points_within_reach(board, at, has_idol and not step.idols, *left)
            most = max(most, arrived - here[space.row] + further)
    return most


def _temple_points(board: str, *tokens: int) -> int:
    """The points of the temple tiles that tokens pay for: as many as may be of each set of costs."""
    owned = dict(zip(_RESOURCES, tokens, strict=True))
    times = [min(owned[resource] // count for resource, count in cost) for cost in BOARDS[board].temple_costs]
    whole = min(times)
    left, middle, right = (count - whole for count in times)
    pairs = min(middle, left + right)
    return 11 * whole + 6 * pairs + 2 * (left + middle + right - 2 * pairs)


def _between(points: tuple[int, ...], row: float) -> float:
    low = int(row)
    if low + 1 >= len(points):
        return points[-1]
    return points[low] + (points[low + 1] - points[low]) * (row - low)
