"""Describes an imagined game as numbers, from one seat's point of view: its points and its prospects."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from enum import IntEnum
from functools import cache, lru_cache
from importlib import resources
from operator import mul
from typing import Any

from arnak_bot.games.arnak.engine.content import (
    ARRIVAL_POINTS,
    BOARDS,
    CARD_BY_ID,
    IDOL_SLOT_POINTS,
    ROUNDS,
    TEMPLE_STACK_BY_ID,
)
from arnak_bot.games.arnak.engine.resources import Resource
from arnak_bot.games.arnak.engine.rules.places import guarded_sites
from arnak_bot.games.arnak.engine.state import State
from arnak_bot.games.arnak.players.worth import assistant_worth, boon_worth, card_worth, tokens_worth
from arnak_bot.kit.numerals import interpolated

Feature = IntEnum(
    "Feature",
    "COIN COMPASS TABLET ARROWHEAD JEWEL HAND DECK SINGLE_USE AT_HOME READY_ASSISTANTS ASSISTANTS IDOL_SLOTS BOONS "
    "UNOVERCOME GLASS NOTEBOOK WITHIN_REACH DISCOVERIES SLOTTED CARDS CARDS_IN_HAND SITES GUARDIANS_ABOUT "
    "ROW_1 ROW_2 ROW_3 ROW_4 ROW_5 ROW_6 ROW_7 ROW_8 ANYWAY",
    start=0,
)
"""The prospects of a seat, in points as estimated by `worth`; from `SLOTTED` to `GUARDIANS_ABOUT`, they are counts.

`WITHIN_REACH` is what the tokens at hand can pay for on the track and in the temple, `UNOVERCOME` minus one for each
guardian that will give the seat Fear unless overcome. Only the row of the magnifying glass is 1. `ANYWAY` is always 1:
its weight is what a seat typically scores from that phase on.
"""

_TOKEN_WORTH = [[tokens_worth(resource, count) for count in range(60)] for resource in Resource]
"""The value of each kind of token by the number of tokens; nobody ever has more tokens than this covers."""

_BOTH = 2
_DIG = 1.3
_SLOT_EFFECT = 2.2
_GLASS_STEPS, _NOTEBOOK_STEPS = 1.1, 0.8
"""How many research steps each token takes per round if its player does not neglect research."""

_BEYOND = 3
"""The value of each further research step once a token has arrived, since it can still buy temple tiles."""

_DISCOVERY, _COMPASSES, _MOST_DISCOVERIES = 4.0, 3, 2
"""The value of a discovery (idol, effect, guardian to overcome), its cost at level I, and the most that are counted."""

_ACTIVE_SHARE = 0.6
"""The share of a round that is assumed to be left for a seat that has not passed."""

_DRAWN = 5


def phase_of(state: State, seat: int) -> int:
    """Which set of weights applies: there are two for each round, before and after the seat has passed."""
    return 2 * (state.round - 1) + state.players[seat].passed


def points_of(state: State, seat: int) -> int:
    """A seat's current score, without the Fear that its archaeologists will bring home."""
    player = state.players[seat]
    arrived = state.arrivals.index(seat) if seat in state.arrivals else None
    points = _research_points(state.board, player.glass, player.notebook, arrived)
    for tile in player.temple_tiles:
        points += TEMPLE_STACK_BY_ID[tile].points
    points += 3 * (len(player.crates) + len(player.slots)) + _EMPTY_SLOTS[len(player.slots)]
    points += 5 * len(player.guardians) - 2 * player.fear_tiles
    return points + sum(map(_CARD_POINTS.__getitem__, player.cards))


_CARD_POINTS = {name: card.points for name, card in CARD_BY_ID.items()}
_EMPTY_SLOTS = tuple(sum(IDOL_SLOT_POINTS[filled:]) for filled in range(len(IDOL_SLOT_POINTS) + 1))


@cache
def _research_points(board: str, glass: int, notebook: int, arrived: int | None) -> int:
    """The points of both research tokens; `arrived`: how many reached the Lost Temple before (None: not there)."""
    glass_points, notebook_points = _row_points(board)
    spaces = BOARDS[board].research
    of_glass = glass_points[spaces[glass].row] if arrived is None else ARRIVAL_POINTS[arrived]
    return of_glass + notebook_points[spaces[notebook].row]


@cache
def _row_points(board: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    rows = BOARDS[board].rows
    return (0, *(row.glass_points for row in rows)), (0, *(row.notebook_points for row in rows))


def features(state: State, seat: int) -> list[float]:
    """Return the values of `Feature`, in its order."""
    player, rounds = state.players[seat], ROUNDS - state.round
    active = not player.passed
    if not active and not rounds:
        return [0.0] * len(Feature)
    tokens, cards, arrivals = player.tokens, player.cards, state.arrivals
    drawn = min(1.0, _DRAWN / max(1, len(cards)))
    ready = later = 0.0
    for owned in player.assistants:
        worth = assistant_worth(owned.number, gold=owned.gold)
        later += worth * rounds
        if active and not owned.exhausted:
            ready += worth
    filled, ahead = len(player.slots), rounds + (_ACTIVE_SHARE if active else 0.0)
    return [
        *[worth[count] for worth, count in zip(_TOKEN_WORTH, tokens.values(), strict=True)],
        sum(map(_CARD_WORTH.__getitem__, player.hand)) if active else 0.0,
        rounds * drawn * sum(map(_LASTING_WORTH.__getitem__, cards)) if rounds else 0.0,
        sum(map(_SINGLE_WORTH.__getitem__, cards)) if rounds else 0.0,
        _DIG * min(player.at_home, len(player.hand)) if active else 0.0,
        ready,
        later,
        sum(_SLOT_GAINS[filled : filled + len(player.crates)]) if player.crates else 0.0,
        sum(boon_worth(number) for number in player.guardians if number not in player.used_boons),
        0 if player.guarded or player.at_home == _BOTH else -len(guarded_sites(state, seat)),
        *_research(state.board, player.glass, player.notebook, seat in arrivals, len(arrivals), ahead),
        points_within_reach(state.board, player.glass, bool(player.crates), *tokens.values()),
        _DISCOVERY * min(_MOST_DISCOVERIES, tokens[Resource.COMPASS] // _COMPASSES),
        filled,
        len(cards),
        len(player.hand) if active else 0.0,
        len(state.tiles) - state.tiles.count(0),
        len(state.guardians) - state.guardians.count(0),
        *_ROWS[BOARDS[state.board].research[player.glass].row],
        1.0,
    ]


_ROWS = tuple(tuple(float(row == at) for at in range(1, 9)) for row in range(9))

_CARD_WORTH = {name: card_worth(name) for name in CARD_BY_ID}
_SINGLE_WORTH = {name: worth if CARD_BY_ID[name].exiles_itself else 0.0 for name, worth in _CARD_WORTH.items()}
_LASTING_WORTH = {name: 0.8 if CARD_BY_ID[name].exiles_itself else worth for name, worth in _CARD_WORTH.items()}


_SLOT_GAINS = tuple(max(0.0, _SLOT_EFFECT - points) for points in IDOL_SLOT_POINTS)
"""The gain from moving an idol from its crate into each slot: the slot's effect less the points of the empty slot."""


@lru_cache(maxsize=65536)
def _research(
    name: str, glass: int, notebook: int, has_arrived: bool, arrivals: int, rounds: float
) -> tuple[float, float]:
    """The further points that the research tokens may score at the usual pace; arriving first is worth most."""
    board = BOARDS[name]
    glass_points, notebook_points = _row_points(name)
    row, notes = board.research[glass].row, board.research[notebook].row
    last = len(board.rows) + 1
    arrival = ARRIVAL_POINTS[min(arrivals, len(ARRIVAL_POINTS) - 1)]
    far = row + _GLASS_STEPS * rounds
    if has_arrived:
        to_come = _BEYOND * _GLASS_STEPS * rounds
    else:
        to_come = interpolated((*glass_points, arrival), far) + _BEYOND * max(0.0, far - last) - glass_points[row]
    book = min(float(last - 1), far, notes + _NOTEBOOK_STEPS * rounds)
    return to_come, max(0.0, interpolated(notebook_points, book) - notebook_points[notes])


@lru_cache(maxsize=65536)
def points_within_reach(board: str, glass: int, has_idol: bool, *tokens: int) -> int:
    """The most points that the magnifying glass and temple tiles could add with just these tokens."""
    printed = BOARDS[board]
    space = printed.research[glass]
    if space.lost_temple:
        return _temple_points(board, *tokens)
    here, most = _row_points(board)[0], 0
    for at in space.next:
        step = printed.research[at]
        cost = dict(step.cost)
        left = [owned - cost.get(resource, 0) for resource, owned in zip(Resource, tokens, strict=True)]
        if min(left) >= 0 and (has_idol or not step.idols):
            arrived = ARRIVAL_POINTS[0] if step.lost_temple else here[step.row]
            further = points_within_reach(board, at, has_idol and not step.idols, *left)
            most = max(most, arrived - here[space.row] + further)
    return most


def _temple_points(board: str, *tokens: int) -> int:
    """The points of the temple tiles that these tokens can buy: tiles worth 11 first, then 6, then 2."""
    owned = dict(zip(Resource, tokens, strict=True))
    times = [min(owned[resource] // count for resource, count in cost) for cost in BOARDS[board].temple_costs]
    whole = min(times)
    left, middle, right = (count - whole for count in times)
    pairs = min(middle, left + right)
    return 11 * whole + 6 * pairs + 2 * (left + middle + right - 2 * pairs)


Weights = Mapping[str, Sequence[Sequence[float]]]
"""The weights by board, by phase (`phase_of`), and by feature."""


def stored(name: str) -> dict[str, Any]:
    text = resources.files("arnak_bot.games.arnak.players").joinpath(name).read_text(encoding="utf-8")
    content: dict[str, Any] = json.loads(text)
    return content


WEIGHTS: Weights = stored("weights.json")["weights"]


def judge(state: State, seat: int, weights: Weights = WEIGHTS) -> float:
    """Estimate a seat's final score: its current points, and its prospects weighted by board and round."""
    of_phase = weights[state.board][phase_of(state, seat)]
    worth: float = points_of(state, seat) + sum(map(mul, of_phase, features(state, seat)))
    return worth
