"""The next action of a seat in any position, by rules of thumb. Reads sheets without changing them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from math import log
from operator import itemgetter

from arnak_bot.games.lost_ark.engine import Action, Colour, GameSetup, Phase, Sheet, State, Verb, printed
from arnak_bot.games.lost_ark.engine.actions import action
from arnak_bot.games.lost_ark.engine.printed import PLACES, bits
from arnak_bot.games.lost_ark.engine.rules import legality
from arnak_bot.games.lost_ark.engine.rules.legality import drawable, moving
from arnak_bot.games.lost_ark.players.sights import sight_of

_CHARACTERS = ("knight", "hunter", "ranger", "druid", "pirate", "paladin", "mage")
_COLOURS, _PLACE_IDS, _TILE_IDS = tuple(Colour), tuple(PLACES), tuple(printed.TILES)
_score = itemgetter(0)
_END, _MINUS = action(Verb.END), action(Verb.MINUS)


@dataclass(frozen=True, slots=True)
class Style:
    against: float = 0.0  # when calling, how much a colour's value to the others counts against it
    keep: float = 0.45  # when answering, the weight of the placements that a fill leaves open
    walk: float = 0.25  # the value of a movement relative to a fill
    hint: float = 0.25  # the cost of a hint


_FILLS = 4
GREEDY, DENYING = Style(), Style(against=1.0)
PATIENT = Style(against=1.0, keep=0.7, walk=0.2, hint=0.4)
"""Prefers waiting, or a minus point, to filling a tile that leaves few placements."""

Scored = tuple[float, Action]


def next_action(
    state: State, setup: GameSetup, seat: int, style: Style, waver: Callable[[], float] = lambda: 0.0
) -> Action:
    """The action with the best score; `waver` is added to the score of each call."""
    sheet = state.sheets[seat]
    match state.phase:
        case Phase.CHARACTER:
            legal = {each.at: each for each in legality.legal_actions(state, setup, seat)}
            return next(legal[each] for each in _CHARACTERS if each in legal)
        case Phase.START:
            return _preparing(sheet, setup)
        case Phase.CALL:
            return max((score + waver(), call.text, call) for score, call in calls(state, setup, seat, style))[2]
        case _:
            return _drawing(state, setup, seat, style)


def proposals(state: State, setup: GameSetup, seat: int, style: Style) -> list[Scored]:
    """The calls or answers worth considering, best first; empty if neither is due."""
    if state.phase is Phase.CALL:
        found = calls(state, setup, seat, style)
    elif state.phase is Phase.DRAW and moving(state, seat) is None and not state.sheets[seat].doing.answered:
        found = list(_answers(state, setup, seat, style, _FILLS))
    else:
        return []
    return sorted(found, key=_score, reverse=True)


# --- before the first turn ------------------------------------------------------------------------


def _preparing(sheet: Sheet, setup: GameSetup) -> Action:
    sight, identity = sight_of(sheet, setup), _COLOURS.index(sheet.identity)
    if not sheet.visited:
        assert sheet.character is not None
        return action(Verb.START, at=_PLACE_IDS[max(bits(printed.STARTS[sheet.character]), key=sight.place)])
    if tiles := legality.first_tiles(sheet):
        best = max(bits(tiles), key=lambda tile: sight.keeps(tile, identity) + sight.edge(tile))
        return action(Verb.FIRST, at=_TILE_IDS[best])
    return _END


# --- the call -------------------------------------------------------------------------------------


def calls(state: State, setup: GameSetup, seat: int, style: Style) -> list[Scored]:
    sheet = state.sheets[seat]
    moves = seat == state.caller and not sheet.doing.ended
    reached = {colour: drawable(state, seat, colour) if moves else 0 for colour in Colour}
    colours = [colour for colour in Colour if reached[colour]] or [*Colour]
    others = [at for at, other in enumerate(state.sheets) if at != seat and not other.done and style.against]
    scored = []
    for colour in colours:
        used = style.against * sum(_use(state, setup, at, colour) for at in others)
        scored.append((_walk(setup, sheet, colour, reached[colour]) - used, action(Verb.CALL, colour)))
    return scored


def _walk(setup: GameSetup, sheet: Sheet, colour: Colour, places: int) -> float:
    if not places:
        return 0.0
    sight = sight_of(sheet, setup)
    best, *others = sorted(map(sight.place, bits(places)), reverse=True)[: legality.allowance(sheet, colour)]
    return best + sum(each for each in others if each > 0)


def _use(state: State, setup: GameSetup, seat: int, colour: Colour) -> float:
    sheet = state.sheets[seat]
    fill = 0.0
    if not sheet.compass_full:
        keeps, _ = sight_of(sheet, setup).fills(_COLOURS.index(colour))[0]
        fill = keeps**0.5
    return max(fill, _walk(setup, sheet, colour, drawable(state, seat, colour)) / 2)


# --- drawing --------------------------------------------------------------------------------------


def _drawing(state: State, setup: GameSetup, seat: int, style: Style) -> Action:
    sheet, doing = state.sheets[seat], state.sheets[seat].doing
    if doing.owed:
        return action(Verb.PAINT, _paint(setup, sheet, doing.owed))
    colour = moving(state, seat)
    if colour is None:
        if not doing.answered:
            return max(_answers(state, setup, seat, style), key=_score)[1]
        return _free(state, setup, seat) or _END
    places = drawable(state, seat, colour)
    if doing.visits < legality.allowance(sheet, colour) and places:
        sight = sight_of(sheet, setup)
        best = max(bits(places), key=sight.place)
        if not doing.visits or sight.place(best) > 0:
            return action(Verb.DRAW, at=_PLACE_IDS[best])
        if setup.only_ark_wins and (farther := _farther(sheet, [at for at in bits(places) if sight.place(at) >= 0])):
            return farther
    return _free(state, setup, seat) or _END


def _farther(sheet: Sheet, places: Iterable[int]) -> Action | None:
    """Visit another of these places, none of which the ark needs: that costs nothing, may complete a challenge and
    gives access to more places. Places whose colour could be chosen are saved until they are needed. Not done against
    opponents, where it would only widen the choice of colours to call (K30): a seat that did so won 35% of 120 games
    against one that did not.
    """

    def worth(place: int) -> tuple[float, int]:
        left = [(each & ~sheet.visited).bit_count() for each in printed.CHALLENGE_PLACES.values() if each >> place & 1]
        return sum(1 / each for each in left), (printed.NEXT[place] & ~sheet.visited).bit_count()

    saved = legality.any_colour(sheet)
    best = max((at for at in places if not saved >> at & 1), key=worth, default=None)
    return None if best is None else action(Verb.DRAW, at=_PLACE_IDS[best])


def _free(state: State, setup: GameSetup, seat: int) -> Action | None:
    sheet = state.sheets[seat]
    hunting = legality.may_hunt(state, seat)
    if not (hunting or sheet.diamonds):
        return None
    sight, places = sight_of(sheet, setup), legality.touching(sheet)
    if hunting and (meadows := places & printed.PRINTED[Colour.YELLOW]):
        return action(Verb.MEADOW, at=_PLACE_IDS[max(bits(meadows), key=sight.place)])
    if sheet.diamonds and (sight.whole or not setup.only_ark_wins):  # a diamond is worth 5 points, a part none (K71)
        for place, colour in sight.repair():
            if places >> place & 1:
                return action(Verb.DIAMOND, _COLOURS[colour], _PLACE_IDS[place])
        if sheet.compass_full and (near := places & sight.target):
            place_id = _PLACE_IDS[max(bits(near), key=sight.place)]
            return action(Verb.DIAMOND, printed.COLOUR_OF[place_id], place_id)
    return None


def _paint(setup: GameSetup, sheet: Sheet, place: str) -> Colour:
    def total(colour: Colour) -> float:
        drawn = {**sheet.drawn, colour: sheet.drawn[colour] | PLACES[place]}
        return sight_of(replace(sheet, drawn=drawn), setup).total

    return max(_COLOURS, key=total)


def _answers(state: State, setup: GameSetup, seat: int, style: Style, fills: int = 1) -> Iterator[Scored]:
    """The best fills and a movement in each colour that the hints allow, and a minus point, each with its score."""
    sheet, called = state.sheets[seat], state.called
    assert called is not None
    yield 0.0, _MINUS
    for number, colour in enumerate(_COLOURS):
        hints = legality.price(sheet, called, colour)
        if hints > sheet.hints:
            continue
        cost = style.hint * hints
        if not sheet.compass_full:
            for keeps, tile in sight_of(sheet, setup).fills(number)[: 1 if hints else fills]:
                worth = 1.0 + style.keep * log(keeps) if keeps > 0 else -1.0
                yield worth - cost, action(Verb.FILL, colour, _TILE_IDS[tile])
        if not setup.solo and (places := drawable(state, seat, colour)):
            yield style.walk * _walk(setup, sheet, colour, places) - cost, action(Verb.WALK, colour)
