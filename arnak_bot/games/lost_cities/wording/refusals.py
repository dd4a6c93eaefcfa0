"""Why something is not possible, as a sentence for the player who tried, and what is possible instead."""

from __future__ import annotations

from arnak_bot.games.lost_cities.engine import (
    Action,
    Card,
    Colour,
    Decline,
    Discard,
    Draw,
    GameView,
    IllegalAction,
    Kind,
    Phase,
    Play,
    Step,
    Why,
)
from arnak_bot.games.lost_cities.engine.rules.legality import why_not_on
from arnak_bot.games.lost_cities.wording import prose
from arnak_bot.games.lost_cities.wording.actions import stepping, top
from arnak_bot.games.lost_cities.wording.messages import Words

__all__ = ["named", "not_yet", "say"]

_LISTED = 6


def say(error: IllegalAction, view: GameView | None, words: Words) -> str:
    """Return the reason in a sentence or two, with what is near among the legal actions.

    Nothing is near, and `view` may be None, where nobody was to act, or something was to be taken back.
    """
    reason = _sentence(error, view, words)
    if not error.near or view is None or view.viewer is None:
        return reason
    near = prose.either((named(action, view, words) for action in error.near[:_LISTED]), words)
    if error.kind is Kind.AMBIGUOUS:
        return words.refusals.did_you_mean(reason=reason, actions=near)
    return words.refusals.you_may(reason=reason, actions=near)


def not_yet(view: GameView, words: Words) -> list[tuple[Action, str]]:
    """Return what the viewer might look for among what they can do now, each with why it cannot be done.

    That is: cards of the hand that no column takes, explorers in their cities, and the card just discarded.
    """
    if view.viewer not in view.seats_to_act:
        return []
    match view.table.phase:
        case Phase.CARD:
            legal = {action.card for action in view.legal if isinstance(action, Play)}
            found = [(card, _too_far(card, view)) for card in sorted({*view.own.hand} - legal, key=_order)]
            return [(Play(card), _about(why, Play(card), view, words)) for card, why in found]
        case Phase.STEP:
            done = [Step(path) for path, piece in view.own.pieces if piece.in_city]
            return [(step, _about(Why.IN_CITY, step, view, words)) for step in done]
        case _:
            gone = [] if view.table.discarded is None else [Draw(view.table.discarded)]
            return [(draw, _about(Why.JUST_DISCARDED, draw, view, words)) for draw in gone]


def _order(card: Card) -> tuple[int, int]:
    return card.order


def _too_far(card: Card, view: GameView) -> Why:
    """A path can always be begun, so that a card that cannot be played does not fit its column."""
    why = why_not_on(view.own.column(card.colour), card.value, view.setup.columns)
    assert why is not None
    return why


def named(action: Action, view: GameView, words: Words) -> str:
    """An action in the middle of a sentence."""
    said = words.refusals
    match action:
        case Play(card, researcher):
            name, piece = prose.card(card, words), view.own.piece(card.colour)
            if piece is None:
                return said.begin(card=name, piece=prose.piece_name(researcher=researcher))
            return said.play_from_city(card=name) if piece.in_city else said.play(card=name)
        case Discard(card):
            return said.discard(card=prose.card(card, words))
        case Step(path):
            return said.step(path=words.prose.path(path=path), piece=stepping(view, path))
        case Decline():
            return said.decline()
        case Draw(None):
            return said.draw()
        case Draw(pile):
            return said.take(card=prose.card(top(view, pile), words))


def _sentence(error: IllegalAction, view: GameView | None, words: Words) -> str:
    action, said = error.action, words.refusals
    match error.why:
        case Why.NOT_UNDERSTOOD:
            return said.not_understood(typed=error.typed or str(action or ""))
        case Why.SEVERAL:
            return said.several(typed=error.typed)
        case Why.NONE_FITS:
            return said.none_fits(typed=error.typed)
        case Why.NOTHING_TO_UNDO:
            return said.nothing_to_undo()
        case Why.NOTHING_DECIDED:
            return said.nothing_decided()
        case Why.GAME_OVER:
            return said.game_over()
        case Why.NOT_YOUR_TURN:
            return said.not_your_turn()
        case Why.PLAY_FIRST:
            return said.play_first()
        case Why.STEP_FIRST:
            return said.step_first()
        case Why.DRAW_NOW:
            return said.draw_now()
        case Why.NO_STEP:
            return said.no_step()
        case _:
            assert action is not None and view is not None
            return _about(error.why, action, view, words)


def _about(why: Why, action: Action, view: GameView, words: Words) -> str:
    """The refusals that are about one card or one path."""
    colour, said = _colour(action), words.refusals
    match why:
        case Why.NOT_IN_HAND:
            return said.not_in_hand(card=prose.card(_card(action), words))
        case Why.TOO_LOW | Why.TOO_HIGH:
            card = prose.card_title(_card(action), words)
            last = prose.card(Card(colour, view.own.column(colour)[-1]), words)
            column = words.prose.colour(path=colour)
            too = said.too_low if why is Why.TOO_LOW else said.too_high
            return too(card=card, colour=column, last=last)
        case Why.ALREADY_BEGUN:
            return said.already_begun(path=words.prose.path(path=colour))
        case Why.RESEARCHER_OUT:
            return said.researcher_out()
        case Why.ADVENTURERS_OUT:
            return said.adventurers_out()
        case Why.NO_EXPLORER:
            return said.no_explorer(path=words.prose.path(path=colour))
        case Why.IN_CITY:
            return said.in_city(path=words.prose.path(path=colour))
        case Why.PILE_EMPTY:
            return said.pile_empty(colour=words.prose.colour(path=colour))
        case Why.JUST_DISCARDED:
            return said.just_discarded(colour=words.prose.colour(path=colour))
        case _:
            raise ValueError(f"no words for {why!r}")


def _colour(action: Action) -> Colour:
    match action:
        case Play(card) | Discard(card):
            return card.colour
        case Step(path):
            return path
        case Draw(pile) if pile is not None:
            return pile
        case _:
            raise ValueError(f"“{action}” is about no path")


def _card(action: Action) -> Card:
    assert isinstance(action, Play | Discard)
    return action.card
