"""Legality: one function returns the reason why an action is illegal; actions without a reason are legal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from arnak_bot.games.lost_cities.engine.actions import Action, Decline, Discard, Draw, Play, Step, Verb
from arnak_bot.games.lost_cities.engine.content import ADVENTURERS
from arnak_bot.games.lost_cities.engine.printed import Colour
from arnak_bot.games.lost_cities.engine.refusals import Why
from arnak_bot.games.lost_cities.engine.setup import Columns, GameSetup
from arnak_bot.games.lost_cities.engine.state import Phase, Player, State


def legal_actions(state: State, setup: GameSetup) -> tuple[Action, ...]:
    """Return the legal actions of the seat to act: cards in the order of the paths, with plays before discards."""
    return tuple(action for action in _thinkable(state) if why_not(state, state.seat, action, setup) is None)


def _thinkable(state: State) -> Iterator[Action]:
    if state.phase is Phase.STEP:
        yield from map(Step, Colour)
        yield Decline()
    elif state.phase is Phase.DRAW:
        yield Draw()
        yield from map(Draw, Colour)
    else:
        cards = sorted(set(state.players[state.seat].hand), key=lambda card: card.order)
        for card in cards:
            yield Play(card)
            yield Play(card, researcher=True)
        yield from map(Discard, cards)


def why_not(state: State, seat: int | None, action: Action, setup: GameSetup) -> Why | None:
    if state.phase is Phase.OVER:
        return Why.GAME_OVER
    if seat != state.seat:
        return Why.NOT_YOUR_TURN
    wrong_part = out_of_step(state.phase, action.verb)
    if wrong_part is not None:
        return wrong_part
    player = state.players[seat]
    if isinstance(action, Step):
        return _why_not_step(player, action.path)
    if isinstance(action, Decline):
        return Why.STEP_FIRST if setup.compels_steps else None
    if isinstance(action, Draw):
        return _why_not_draw(state, action.pile)
    if action.card not in player.hand:
        return Why.NOT_IN_HAND
    return _why_not_play(player, action, setup.columns) if isinstance(action, Play) else None


_MOST_NEAR = 8
_PART = {Phase.CARD: (Verb.PLAY, Verb.DISCARD), Phase.STEP: (Verb.STEP, Verb.DECLINE), Phase.DRAW: (Verb.DRAW,)}


OUT_OF_STEP = (Why.STEP_FIRST, Why.NO_STEP, Why.PLAY_FIRST, Why.DRAW_NOW)


def out_of_step(phase: Phase, verb: Verb) -> Why | None:
    """Return why a verb does not belong to this phase: a card is played first, then a card is drawn (C4)."""
    if verb in _PART[phase]:
        return None
    if phase is Phase.STEP:
        return Why.STEP_FIRST
    if phase is Phase.DRAW:
        return Why.DRAW_NOW
    return Why.NO_STEP if verb is Verb.STEP else Why.PLAY_FIRST


def _why_not_play(player: Player, action: Play, columns: Columns) -> Why | None:
    colour = action.card.colour
    if colour not in player.pieces:
        return _why_not_begin(player, researcher=action.researcher)
    if action.researcher:
        return Why.ALREADY_BEGUN
    return why_not_on(player.columns[colour], action.card.value, columns)


def _why_not_begin(player: Player, *, researcher: bool) -> Why | None:
    """A path may begin with any piece that is not on a path yet (C2, C4)."""
    pieces = player.pieces.values()
    if researcher:
        return Why.RESEARCHER_OUT if any(piece.researcher for piece in pieces) else None
    adventurers = sum(not piece.researcher for piece in pieces)
    return Why.ADVENTURERS_OUT if adventurers == ADVENTURERS else None


def why_not_on(column: Sequence[int], value: int, columns: Columns) -> Why | None:
    """Return why a card may not follow others in a column, which never falls or, in the variant, never turns (C4)."""
    first, last = column[0], column[-1]
    if columns is Columns.EITHER and first == last:
        return None
    if last >= first:
        return Why.TOO_LOW if value < last else None
    return Why.TOO_HIGH if value > last else None


def _why_not_step(player: Player, path: Colour) -> Why | None:
    piece = player.pieces.get(path)
    if piece is None:
        return Why.NO_EXPLORER
    return Why.IN_CITY if piece.in_city else None


def _why_not_draw(state: State, pile: Colour | None) -> Why | None:
    """Cards may come from the deck or the top of a pile, but the one just discarded may not be taken (C4, ours)."""
    if pile is None:
        return None
    if not state.piles[pile]:
        return Why.PILE_EMPTY
    return Why.JUST_DISCARDED if pile is state.discarded else None


def near(action: Action, legal: Sequence[Action]) -> tuple[Action, ...]:
    """Return the closest legal actions: those with the same verb and colour, else the same verb or colour, else any."""
    same_verb = [other for other in legal if other.verb is action.verb]
    same_colour = [other for other in legal if action.text.split()[1:2] == other.text.split()[1:2] != []]
    both = [other for other in same_verb if other in same_colour]
    return tuple((both or same_verb or same_colour or list(legal))[:_MOST_NEAR])
