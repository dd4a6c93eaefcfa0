"""The next action of a seat by rules of thumb, in any position. Reads sheets, changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import log

from arnak_bot.games.lost_ark.engine import Action, Colour, Verb
from arnak_bot.games.lost_ark.engine.actions import action
from arnak_bot.games.lost_ark.engine.printed import (
    PLACES,
    PRINTED,
    STARTS,
    TILES,
    WHOLE_COMPASS,
)
from arnak_bot.games.lost_ark.engine.rules.legality import (
    allowance,
    drawable,
    first_tiles,
    legal_actions,
    may_hunt,
    moving,
    price,
    touching,
)
from arnak_bot.games.lost_ark.engine.setup import GameSetup
from arnak_bot.games.lost_ark.engine.state import Phase, Sheet, State
from arnak_bot.games.lost_ark.players.layings import bits
from arnak_bot.games.lost_ark.players.sights import sight_of

__all__ = ["Style", "answers", "calls", "next_action"]

_CHARACTERS = ("knight", "hunter", "ranger", "druid", "pirate", "paladin", "mage")
_COLOURS, _PLACE_IDS, _TILE_IDS = tuple(Colour), tuple(PLACES), tuple(TILES)
_END, _MINUS = action(Verb.END), action(Verb.MINUS)


@dataclass(frozen=True, slots=True)
class Style:
    """How somebody plays by instinct.

    Attributes:
        against: how much it counts at a call what the colour is worth to the others.
    """

    against: float = 0.0


GREEDY, DENYING = Style(), Style(against=0.5)

Scored = tuple[float, Action]


def next_action(state: State, setup: GameSetup, seat: int, style: Style) -> Action:
    """The action that comes first to mind."""
    sheet = state.sheets[seat]
    match state.phase:
        case Phase.CHARACTER:
            legal = {each.at: each for each in legal_actions(state, setup, seat)}
            return next(legal[each] for each in _CHARACTERS if each in legal)
        case Phase.START:
            return _preparing(sheet)
        case Phase.CALL:
            return max(calls(state, seat, style), key=_score)[1]
        case _:
            return _drawing(state, setup, seat)


def _score(scored: Scored) -> float:
    return scored[0]


# --- before the first turn ------------------------------------------------------------------------


def _preparing(sheet: Sheet) -> Action:
    if not sheet.visited:
        assert sheet.character is not None
        sight = sight_of(sheet)
        return action(Verb.START, at=_PLACE_IDS[max(bits(STARTS[sheet.character]), key=sight.place)])
    sight, identity = sight_of(sheet), _COLOURS.index(sheet.identity)
    if tiles := first_tiles(sheet):
        best = max(bits(tiles), key=lambda tile: sight.keeps(tile, identity) + sight.edge(tile))
        return action(Verb.FIRST, at=_TILE_IDS[best])
    return _END


# --- the call -------------------------------------------------------------------------------------


def calls(state: State, seat: int, style: Style) -> list[Scored]:
    """The colours that may be called, each with its score."""
    mine = not state.sheets[seat].doing.ended
    scored = []
    for colour in _COLOURS:
        places = drawable(state, seat, colour) if seat == state.caller and mine else 0
        own = _walk(state.sheets[seat], colour, places)
        others = 0.0
        if style.against:
            awaited = (at for at, sheet in enumerate(state.sheets) if at != seat and not sheet.done)
            others = sum(_use(state, other, colour) for other in awaited)
        scored.append((own - style.against * others + 10 * bool(places), action(Verb.CALL, colour)))
    best = max(map(_score, scored))
    return [each for each in scored if (each[0] >= 5) is (best >= 5)]


def _walk(sheet: Sheet, colour: Colour, places: int) -> float:
    """What a movement of a colour is worth."""
    if not places:
        return 0.0
    sight = sight_of(sheet)
    worth = sorted(map(sight.place, bits(places)), reverse=True)
    return sum(worth[: allowance(sheet, colour)])


def _use(state: State, seat: int, colour: Colour) -> float:
    """What a call is worth to another seat."""
    sheet = state.sheets[seat]
    fill = 0.0
    if not sheet.compass_full:
        keeps, _ = _best_fill(sheet, colour)
        fill = keeps**0.5
    return max(fill, _walk(sheet, colour, drawable(state, seat, colour)) / 2)


# --- drawing --------------------------------------------------------------------------------------


def _drawing(state: State, setup: GameSetup, seat: int) -> Action:
    sheet, doing = state.sheets[seat], state.sheets[seat].doing
    if doing.owed:
        return action(Verb.PAINT, _paint(sheet, doing.owed))
    colour = moving(state, seat)
    if colour is None:
        if not doing.answered:
            return max(answers(state, setup, seat), key=_score)[1]
        return _free(state, seat) or _END
    places = drawable(state, seat, colour)
    if doing.visits < allowance(sheet, colour) and places:
        sight = sight_of(sheet)
        return action(Verb.DRAW, at=_PLACE_IDS[max(bits(places), key=sight.place)])
    return _free(state, seat) or _END


def _free(state: State, seat: int) -> Action | None:
    """A visit beside the movement, if there is a good one."""
    sheet = state.sheets[seat]
    hunting = may_hunt(state, seat)
    if not (hunting or sheet.diamonds):
        return None
    sight, places = sight_of(sheet), touching(sheet)
    if hunting and (meadows := places & PRINTED[Colour.YELLOW]):
        return action(Verb.MEADOW, at=_PLACE_IDS[max(bits(meadows), key=sight.place)])
    if sheet.diamonds:
        for place, colour in sight.repair():
            if places >> place & 1:
                return action(Verb.DIAMOND, _COLOURS[colour], _PLACE_IDS[place])
        if sheet.compass_full and (near := places & sight.target):
            place = max(bits(near), key=sight.place)
            printed = next(each for each in _COLOURS if PRINTED[each] >> place & 1)
            return action(Verb.DIAMOND, printed, _PLACE_IDS[place])
    return None


def _paint(sheet: Sheet, place: str) -> Colour:
    def total(colour: Colour) -> float:
        drawn = {**sheet.drawn, colour: sheet.drawn[colour] | PLACES[place]}
        return sight_of(replace(sheet, drawn=drawn)).total

    return max(_COLOURS, key=total)


def answers(state: State, setup: GameSetup, seat: int) -> list[Scored]:
    """The answers to a call, each with its score: a fill and a movement of each colour in reach, a minus point."""
    return list(_answers(state, setup, seat))


def _answers(state: State, setup: GameSetup, seat: int) -> Iterator[Scored]:
    sheet, called = state.sheets[seat], state.called
    assert called is not None
    yield 0.0, _MINUS
    for colour in _COLOURS:
        hints = price(sheet, called, colour)
        if hints > sheet.hints:
            continue
        cost = 0.25 * hints
        if not sheet.compass_full:
            keeps, tile = _best_fill(sheet, colour)
            score = 1.0 + 0.3 * log(keeps) if keeps > 0 else -1.0
            yield score - cost, action(Verb.FILL, colour, _TILE_IDS[tile])
        if not setup.solo and (places := drawable(state, seat, colour)):
            yield 0.25 * _walk(sheet, colour, places) - cost, action(Verb.WALK, colour)


def _best_fill(sheet: Sheet, colour: Colour) -> tuple[float, int]:
    """The tile to fill with a colour, and the share of the layings that this keeps."""
    sight, number = sight_of(sheet), _COLOURS.index(colour)
    scored = [(sight.keeps(tile, number), tile) for tile in bits(WHOLE_COMPASS & ~sheet.tiles)]
    return max(((keeps, tile) for keeps, tile in scored), key=lambda each: each[0] + sight.edge(each[1]))
