"""Why something is not possible, as a sentence for the player who tried, and what is possible instead."""

from __future__ import annotations

from arnak_bot.games.lost_cities.engine import (
    Action,
    Card,
    Colour,
    Discard,
    Draw,
    GameView,
    IllegalAction,
    Kind,
    Play,
    Step,
    Why,
)
from arnak_bot.games.lost_cities.wording import words
from arnak_bot.games.lost_cities.wording.actions import label

__all__ = ["say"]

_LISTED = 6


def say(error: IllegalAction, view: GameView) -> str:
    """Return the reason in a sentence or two, with what is near among the legal actions."""
    reason = _sentence(error, view)
    near = [label(action, view) for action in error.near[:_LISTED]]
    if not near or view.viewer is None:
        return reason
    intro = "Did you mean" if error.kind is Kind.AMBIGUOUS else "You may"
    end = "?" if error.kind is Kind.AMBIGUOUS else "."
    listed = words.listed((_inner(name) for name in near), last="or")
    return f"{reason} {intro}: {listed}{end}"


def _inner(name: str) -> str:
    return name[0].lower() + name[1:]


def _sentence(error: IllegalAction, view: GameView) -> str:
    action = error.action
    match error.why:
        case Why.NOT_UNDERSTOOD:
            return f"I do not understand “{error.typed or action}”."
        case Why.SEVERAL:
            return f"“{error.typed}” could mean several things."
        case Why.NONE_FITS:
            return f"Nothing like “{error.typed}” is possible now."
        case Why.NOTHING_TO_UNDO:
            return "There is nothing to take back: your turn has just begun, and a card that was drawn stays drawn."
        case Why.NOTHING_DECIDED:
            return "Nothing has been decided yet."
        case Why.GAME_OVER:
            return "The game is over."
        case Why.NOT_YOUR_TURN:
            return "It is not your turn."
        case Why.PLAY_FIRST:
            return "First play or discard a card; then you draw."
        case Why.STEP_FIRST:
            return "First choose the explorer that takes a step."
        case Why.DRAW_NOW:
            return "You have played your card: now draw one."
        case Why.NO_STEP:
            return (
                "An explorer steps when you play a card of its path; an arrow or a city may let another one step too."
            )
        case _:
            assert action is not None
            return _about(error.why, action, view)


def _about(why: Why, action: Action, view: GameView) -> str:
    """The refusals that are about one card or one path."""
    colour = _colour(action)
    match why:
        case Why.NOT_IN_HAND:
            return f"You do not hold {_card(action)}."
        case Why.TOO_LOW | Why.TOO_HIGH:
            last = words.card(Card(colour, view.own.column(colour)[-1])) if view.viewer is not None else "its last card"
            which = "low" if why is Why.TOO_LOW else "high"
            return f"{_card(action).capitalize()} is too {which}: your {colour.value} column ends with {last}."
        case Why.ALREADY_BEGUN:
            return f"You have begun {words.path(colour)} already: one explorer a path."
        case Why.RESEARCHER_OUT:
            return "Your researcher is on another path; begin this one with an adventurer."
        case Why.ADVENTURERS_OUT:
            return "Your four adventurers are on other paths; begin this one with your researcher."
        case Why.NO_EXPLORER:
            return f"You have no explorer on {words.path(colour)}."
        case Why.IN_CITY:
            return f"Your explorer on {words.path(colour)} has reached its city."
        case Why.PILE_EMPTY:
            return f"There is no {colour.value} card to take: that pile is empty."
        case Why.JUST_DISCARDED:
            return f"You have just discarded the {colour.value} card; you cannot take it back in the same turn."
        case _:
            raise ValueError(f"no words for {why!r}")


def _colour(action: Action) -> Colour:
    match action:
        case Play(card) | Discard(card):
            return card.colour
        case Step(path):
            return path
        case Draw(pile):
            assert pile is not None
            return pile


def _card(action: Action) -> str:
    assert isinstance(action, Play | Discard)
    return words.card(action.card)
