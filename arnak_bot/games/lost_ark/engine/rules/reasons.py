"""Why an action is not legal: the reason a player would want to know first. What is legal is decided in `legality`."""

from __future__ import annotations

from arnak_bot.games.lost_ark.engine.actions import Action, Verb
from arnak_bot.games.lost_ark.engine.printed import DANGEROUS, FORESTS, MEADOWS, PLACES, PRINTED, TILES, Character
from arnak_bot.games.lost_ark.engine.refusals import Why
from arnak_bot.games.lost_ark.engine.rules import legality
from arnak_bot.games.lost_ark.engine.setup import GameSetup
from arnak_bot.games.lost_ark.engine.state import Phase, Sheet, State

FREE = (Verb.DIAMOND, Verb.DRUID, Verb.MEADOW)
_ANSWERS = (Verb.FILL, Verb.WALK, Verb.MINUS)


def why_not(state: State, setup: GameSetup, seat: int, action: Action) -> Why | None:
    """Return why a seat may not do this now; None if it may."""
    legal = legality.legal_actions(state, setup, seat)
    if action in legal:
        return None
    if state.phase is Phase.OVER:
        return Why.GAME_OVER
    if seat not in legality.seats_to_act(state):
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
    if not legality.first_tiles(sheet):
        return Why.END_NOW
    if action.verb is not Verb.FIRST:
        return Why.FILL_FIRST_TILE
    return Why.TILE_FILLED if TILES[action.at] & sheet.tiles else Why.WRONG_EDGE


def _why_not_move(state: State, seat: int, action: Action) -> Why:
    sheet, colour = state.sheets[seat], legality.moving(state, seat)
    if action.verb is Verb.END:
        return Why.ANSWER_FIRST if colour is None else Why.DRAW_FIRST
    if action.verb is Verb.PAINT:
        return Why.NOTHING_TO_PAINT
    if action.verb is not Verb.DRAW:
        return Why.ANSWERED if sheet.doing.answered else Why.CALLED
    if colour is None:
        return Why.NO_MOVEMENT if sheet.doing.answered else Why.ANSWER_FIRST
    place = PLACES[action.at]
    if place & sheet.visited:
        return Why.VISITED
    if place & DANGEROUS and sheet.character is not Character.PALADIN:
        return Why.DANGEROUS
    if not place & (PRINTED[colour] | DANGEROUS):
        return Why.OTHER_COLOUR
    return Why.ALLOWANCE_USED if place & legality.drawable(state, seat, colour) else Why.NOT_TOUCHING


def _why_not_answer(state: State, setup: GameSetup, seat: int, action: Action) -> Why:
    sheet = state.sheets[seat]
    if seat == state.caller:
        return Why.ONLY_ANSWERS
    if sheet.doing.answered:
        return Why.ANSWERED
    if action.verb is Verb.WALK and setup.solo:
        return Why.NO_WALKING_ALONE
    assert state.called is not None and action.colour is not None
    if legality.price(sheet, state.called, action.colour) > sheet.hints:
        return Why.TOO_FEW_HINTS
    return Why.NO_PLACE_OF_COLOUR if action.verb is Verb.WALK else Why.TILE_FILLED


def _why_not_visit(state: State, seat: int, action: Action) -> Why:
    """Why a diamond, a druid or a hunter may not visit a place."""
    sheet, place = state.sheets[seat], PLACES[action.at]
    if action.verb is Verb.DIAMOND and not sheet.diamonds:
        return Why.NO_DIAMOND
    if action.verb is Verb.DRUID and not (legality.groves_left(sheet) and seat == state.caller):
        return Why.NO_GROVE
    if action.verb is Verb.MEADOW and not legality.may_hunt(state, seat):
        return Why.NO_HUNT
    if place & sheet.visited:
        return Why.VISITED
    if place & DANGEROUS:
        return Why.DANGEROUS
    if (action.verb is Verb.DRUID and not place & FORESTS) or (action.verb is Verb.MEADOW and not place & MEADOWS):
        return Why.OTHER_TERRAIN
    return Why.LAST_PLACE if place & legality.touching(sheet) else Why.NOT_TOUCHING
