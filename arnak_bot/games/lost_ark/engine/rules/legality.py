"""What a seat may do (movements and their length, answers, free visits), and why not. Changes nothing."""

from __future__ import annotations

from collections.abc import Iterator

from arnak_bot.games.lost_ark.engine import printed
from arnak_bot.games.lost_ark.engine.actions import Action, Verb, action
from arnak_bot.games.lost_ark.engine.printed import Character, Colour, around, places_in, tiles_in
from arnak_bot.games.lost_ark.engine.refusals import Why
from arnak_bot.games.lost_ark.engine.setup import GameSetup
from arnak_bot.games.lost_ark.engine.state import Phase, Sheet, State

KNIGHTS_TILES = 3
FORESTS_FOR_GROVE = 4
_ORDER = {colour: at for at, colour in enumerate(Colour)}
_END = action(Verb.END)
FREE = (Verb.DIAMOND, Verb.DRUID, Verb.MEADOW)
_ANSWERS = (Verb.FILL, Verb.WALK, Verb.MINUS)


def seats_to_act(state: State) -> tuple[int, ...]:
    """The seats that the game is waiting for: one before a call (seat 0 after a joker), none when the game is over."""
    if state.phase in (Phase.CHARACTER, Phase.CALL):
        return (state.caller or 0,)
    return tuple(seat for seat, sheet in enumerate(state.sheets) if not sheet.doing.ended)


def legal_actions(state: State, setup: GameSetup, seat: int) -> tuple[Action, ...]:
    if seat not in seats_to_act(state):
        return ()
    match state.phase:
        case Phase.CHARACTER:
            taken = {sheet.character for sheet in state.sheets}
            return tuple(action(Verb.CHARACTER, at=each) for each in Character if each not in taken)
        case Phase.START:
            return tuple(_preparing(state.sheets[seat]))
        case Phase.CALL:
            return (*_calls(state, seat), *_free(state, seat))
        case _:
            return tuple(_drawing(state, setup, seat))


# --- before the first turn ------------------------------------------------------------------------


def _preparing(sheet: Sheet) -> Iterator[Action]:
    """The actions before the first turn: choosing a starting place, then filling the first tiles (K15, K16)."""
    assert sheet.character is not None
    if not sheet.visited:
        yield from (action(Verb.START, at=place) for place in places_in(printed.STARTS[sheet.character]))
    elif tiles := first_tiles(sheet):
        yield from (action(Verb.FIRST, at=tile) for tile in tiles_in(tiles))
    else:
        yield _END


def first_tiles(sheet: Sheet) -> int:
    """Return the tiles of which one has to be filled before the first turn (K16, K66); none once that has been done."""
    knight = sheet.character is Character.KNIGHT
    if sheet.tiles.bit_count() >= (KNIGHTS_TILES if knight else 1):
        return 0
    return (printed.EDGES[Colour.GREY] if knight else printed.WHOLE_COMPASS) & ~sheet.tiles


# --- the call -------------------------------------------------------------------------------------


def _calls(state: State, seat: int) -> Iterator[Action]:
    """The colours in which the seat can visit a place; all colours if there are none, or if the seat will not move."""
    colours: list[Colour] = []
    if seat == state.caller and not state.sheets[seat].doing.ended:
        colours = [colour for colour in Colour if drawable(state, seat, colour)]
    yield from (action(Verb.CALL, colour) for colour in colours or Colour)  # K30, K36, K82, K85


# --- a movement -----------------------------------------------------------------------------------


def allowance(sheet: Sheet, colour: Colour) -> int:
    """Return how many places a movement of a colour may visit (K20 to K22)."""
    under = printed.EDGES[colour]
    filled = (sheet.tiles & under).bit_count()
    return 1 + filled + (colour is sheet.identity and filled == under.bit_count())


def drawable(state: State, seat: int, colour: Colour) -> int:
    """Return the places that a movement of a colour could visit next, regardless of its allowance (K23, K25)."""
    sheet = state.sheets[seat]
    reach = around(sheet.doing.before or sheet.visited)
    if sheet.character is Character.RANGER and seat == state.caller:
        reach |= around(reach)  # K60
    places = printed.PRINTED[colour]
    if sheet.character is Character.PALADIN:
        places |= printed.DANGEROUS  # K61
    return places & reach & ~sheet.visited


def any_colour(sheet: Sheet) -> int:
    """Return the places whose colour the sheet's character chooses when a movement visits them (K61, K63)."""
    if sheet.character is Character.PALADIN:
        return printed.DANGEROUS
    return printed.SHIPWRECK if sheet.character is Character.PIRATE else 0


def _drawing(state: State, setup: GameSetup, seat: int) -> Iterator[Action]:
    doing = state.sheets[seat].doing
    if doing.owed:
        yield from (action(Verb.PAINT, colour) for colour in Colour)  # K61, K63
        return
    colour = moving(state, seat)
    places = 0 if colour is None else drawable(state, seat, colour)
    if colour is not None:
        if doing.visits < allowance(state.sheets[seat], colour):
            yield from (action(Verb.DRAW, at=place) for place in places_in(places))
    elif not doing.answered:
        yield from _answers(state, setup, seat)
    yield from _free(state, seat)
    if doing.visits or (doing.answered if colour is None else not places):  # K36
        yield _END


def moving(state: State, seat: int) -> Colour | None:
    """Return the colour of a seat's movement in the current turn."""
    return state.called if seat == state.caller else state.sheets[seat].doing.colour


def _answers(state: State, setup: GameSetup, seat: int) -> Iterator[Action]:
    """A movement (not in solo games, K85), a tile or a minus point, in the colours that its hints allow (K31, K47)."""
    sheet, called = state.sheets[seat], state.called
    assert called is not None
    reached = [colour for colour in Colour if price(sheet, called, colour) <= sheet.hints]
    tiles = tiles_in(printed.WHOLE_COMPASS & ~sheet.tiles)
    yield from (action(Verb.FILL, colour, tile) for colour in reached for tile in tiles)
    if not setup.solo:
        yield from (action(Verb.WALK, colour) for colour in reached if drawable(state, seat, colour))
    yield action(Verb.MINUS)


def price(sheet: Sheet, called: Colour, colour: Colour) -> int:
    """Return how many hints it takes to answer with another colour (K48, K62)."""
    steps = abs(_ORDER[called] - _ORDER[colour])
    return (steps + 1) // 2 if sheet.character is Character.MAGE else steps


# --- free visits ----------------------------------------------------------------------------------


def touching(sheet: Sheet) -> int:
    """Return the unvisited places that touch a visited one, except dangerous places (K51, K64, K65)."""
    visited = sheet.visited
    return around(visited) & ~visited & ~printed.DANGEROUS


def _free(state: State, seat: int) -> Iterator[Action]:
    """Visits with diamonds or as druid or hunter, except to the only place where a compulsory movement can begin."""
    sheet = state.sheets[seat]
    if sheet.doing.ended:
        return  # the seat has found the ark and only calls (K82)
    places = touching(sheet) & ~_needed(state, seat)
    if sheet.diamonds:
        yield from (action(Verb.DIAMOND, colour, place) for colour in Colour for place in places_in(places))
    if groves_left(sheet) and seat == state.caller:
        yield from (action(Verb.DRUID, at=place) for place in places_in(places & printed.FORESTS))
    if may_hunt(state, seat):
        yield from (action(Verb.MEADOW, at=place) for place in places_in(places & printed.MEADOWS))


def _needed(state: State, seat: int) -> int:
    """Return the only place where a seat can begin its compulsory movement (K24)."""
    colour = moving(state, seat)
    if colour is None or state.sheets[seat].doing.visits:
        return 0
    places = drawable(state, seat, colour)
    return places if places.bit_count() == 1 else 0


def groves_left(sheet: Sheet) -> int:
    """Return how many forests a druid may turn grey now (K64)."""
    if sheet.character is not Character.DRUID:
        return 0
    return sheet.drawn[Colour.GREEN].bit_count() // FORESTS_FOR_GROVE - sheet.groves


def may_hunt(state: State, seat: int) -> bool:
    """Whether a hunter may visit a meadow in addition to its answer (K65)."""
    sheet = state.sheets[seat]
    hunting = sheet.character is Character.HUNTER and state.called is sheet.identity
    return hunting and seat != state.caller and not sheet.doing.meadow


# --- why not --------------------------------------------------------------------------------------


def why_not(state: State, setup: GameSetup, seat: int, action: Action) -> Why | None:
    legal = legal_actions(state, setup, seat)
    if action in legal:
        return None
    if state.phase is Phase.OVER:
        return Why.GAME_OVER
    if seat not in seats_to_act(state):
        ended = state.phase in (Phase.START, Phase.DRAW) and 0 <= seat < len(state.sheets)
        return Why.ENDED if ended else Why.NOT_YOUR_TURN
    done = seat == state.caller and [each.verb for each in legal] == [Verb.END]
    if done and action.verb not in (Verb.DRAW, *FREE):
        return Why.END_NOW
    sheet = state.sheets[seat]
    match state.phase:
        case Phase.CHARACTER:
            return Why.CHARACTER_TAKEN if action.verb is Verb.CHARACTER else Why.CHOOSE_CHARACTER
        case Phase.START:
            return _why_not_prepare(sheet, action)
        case Phase.CALL if action.verb not in FREE:
            return Why.NO_PLACE_OF_COLOUR if action.verb is Verb.CALL else Why.CALL_FIRST
    if sheet.doing.owed:
        return Why.PAINT_FIRST
    if action.verb in FREE:
        return _why_not_visit(state, seat, action)
    if action.verb in _ANSWERS:
        return _why_not_answer(state, setup, seat, action)
    return _why_not_move(state, seat, action)


def _why_not_prepare(sheet: Sheet, action: Action) -> Why:
    if not sheet.visited:
        return Why.NO_START if action.verb is Verb.START else Why.CHOOSE_START
    if not first_tiles(sheet):
        return Why.END_NOW
    if action.verb not in (Verb.FIRST, Verb.FILL):
        return Why.FILL_FIRST_TILE
    tile = printed.TILES[action.at]
    if tile & sheet.tiles:
        return Why.TILE_FILLED
    return Why.OWN_COLOUR if tile & first_tiles(sheet) else Why.WRONG_EDGE


def _why_not_move(state: State, seat: int, action: Action) -> Why:
    sheet, colour = state.sheets[seat], moving(state, seat)
    if action.verb is Verb.END:
        return Why.ANSWER_FIRST if colour is None else Why.DRAW_FIRST
    if action.verb is Verb.PAINT:
        return Why.NOTHING_TO_PAINT
    if action.verb is not Verb.DRAW:
        return Why.ANSWERED if sheet.doing.answered else Why.CALLED
    if colour is None:
        return Why.NO_MOVEMENT if sheet.doing.answered else Why.ANSWER_FIRST
    place = printed.PLACES[action.at]
    if place & sheet.visited:
        return Why.VISITED
    if place & printed.DANGEROUS and sheet.character is not Character.PALADIN:
        return Why.DANGEROUS
    if not place & (printed.PRINTED[colour] | printed.DANGEROUS):
        return Why.OTHER_COLOUR
    return Why.ALLOWANCE_USED if place & drawable(state, seat, colour) else Why.NOT_TOUCHING


def _why_not_answer(state: State, setup: GameSetup, seat: int, action: Action) -> Why:
    sheet = state.sheets[seat]
    if seat == state.caller:
        return Why.ONLY_ANSWERS
    if sheet.doing.answered:
        return Why.ANSWERED
    if action.verb is Verb.WALK and setup.solo:
        return Why.NO_WALKING_ALONE
    assert state.called is not None and action.colour is not None
    if action.verb is Verb.FILL and printed.TILES[action.at] & sheet.tiles:
        return Why.TILE_FILLED
    return Why.TOO_FEW_HINTS if price(sheet, state.called, action.colour) > sheet.hints else Why.NO_PLACE_OF_COLOUR


def _why_not_visit(state: State, seat: int, action: Action) -> Why:
    """Why a diamond, a druid or a hunter may not visit a place."""
    sheet, place = state.sheets[seat], printed.PLACES[action.at]
    if action.verb is Verb.DIAMOND and not sheet.diamonds:
        return Why.NO_DIAMOND
    if action.verb is Verb.DRUID and not (groves_left(sheet) and seat == state.caller):
        return Why.NO_GROVE
    if action.verb is Verb.MEADOW and not may_hunt(state, seat):
        return Why.NO_HUNT
    if place & sheet.visited:
        return Why.VISITED
    if place & printed.DANGEROUS:
        return Why.DANGEROUS
    if not place & {Verb.DRUID: printed.FORESTS, Verb.MEADOW: printed.MEADOWS}.get(action.verb, place):
        return Why.OTHER_TERRAIN
    return Why.LAST_PLACE if place & touching(sheet) else Why.NOT_TOUCHING
