"""What a player types at Discord: which action it means, what is suggested meanwhile, and why nothing fits."""

from __future__ import annotations

from collections.abc import Sequence

from arnak_bot.games.kit.limits import LABEL_LIMIT, clip
from arnak_bot.games.lost_cities.engine import Action, GameView, IllegalAction, Kind, Why, typed
from arnak_bot.games.lost_cities.engine.refusals import seen_as
from arnak_bot.games.lost_cities.engine.rules.legality import why_not
from arnak_bot.games.lost_cities.engine.view import known_state
from arnak_bot.games.lost_cities.wording import refusals
from arnak_bot.games.lost_cities.wording.actions import with_hint
from arnak_bot.games.lost_cities.wording.messages import ENGLISH, Words

__all__ = ["meant", "suggestions", "why_not_yet"]

_MOST = 25
NOTHING_TYPED = "?"
"""What a suggestion sends that only says why there is none, where nothing was typed."""


def meant(text: str, view: GameView) -> Action:
    """Find the viewer's action that somebody means who types `text`.

    Raises:
        IllegalAction: none fits or several do; it knows what is near. Or the viewer is not to act.
    """
    with seen_as(lambda: view):
        if (why := _not_to_act(view)) is not None:
            raise IllegalAction(why)
        return typed.find(text, view.legal, view.table.phase, lambda action: _why_not(action, view))


def _not_to_act(view: GameView) -> Why | None:
    if view.over:
        return Why.GAME_OVER
    return None if view.viewer in view.seats_to_act else Why.NOT_YOUR_TURN


def _why_not(action: Action, view: GameView) -> Why | None:
    return _not_to_act(view) or why_not(known_state(view), view.table.seat, action, view.setup)


def suggestions(text: str, view: GameView, words: Words) -> list[tuple[str, str]]:
    """Return (label with hint, action text) of what fits what was typed so far, at most 25; English is understood.

    What is meant in other words is suggested, too. Where nothing is, one line says why.
    """
    found = _fitting(text, view, words)
    if found:
        return _named(found, view, words)
    try:
        return _named([meant(text, view)], view, words)
    except IllegalAction as error:
        if error.kind is Kind.AMBIGUOUS:
            return _named(error.near, view, words)
        return [(clip(refusals.say(error, view, words)), clip(text.strip(), LABEL_LIMIT) or NOTHING_TYPED)]


def _fitting(text: str, view: GameView, words: Words) -> list[Action]:
    wanted, found = text.lower().split(), []
    for action in view.legal:
        known = f"{with_hint(action, view, words)} {with_hint(action, view, ENGLISH)} {action.text}".lower()
        if all(word in known for word in wanted):
            found.append(action)
    return found


def _named(actions: Sequence[Action], view: GameView, words: Words) -> list[tuple[str, str]]:
    return [(clip(with_hint(action, view, words)), action.text) for action in actions[:_MOST]]


def why_not_yet(action: Action, view: GameView, words: Words) -> str:
    """Say why an action that was shown as out of reach is not possible; or that it is by now."""
    why = _why_not(action, view)
    if why is None:
        return words.refusals.possible_now(action=refusals.named(action, view, words))
    near = typed.near(action, view.legal)
    return refusals.say(IllegalAction(why, action, near), view, words)
