"""What a player types at Discord: which action it means, what is suggested meanwhile, and why something is refused."""

from __future__ import annotations

from collections.abc import Sequence

from arnak_bot.engine import matching, reasons, refusals
from arnak_bot.engine.actions import Action, Verb
from arnak_bot.engine.view import GameView
from arnak_bot.wording import signs
from arnak_bot.wording.actions import LABEL_LIMIT, clip, label, label_and_hint

__all__ = ["answer_meant", "answers_suggested", "line", "meant", "reason_why", "suggestions", "why_not_yet"]

_MOST_LISTED = 8
_MOST_CHOICES = 25
NOTHING_TYPED = "?"
NOTHING_TO_PAY = ("There is nothing to pay: leave this out.", NOTHING_TYPED)
"""What stands for nothing in an option that Discord wants filled."""


def meant(typed: str, verbs: frozenset[Verb], view: GameView) -> Action:
    """Find the viewer's legal action of these verbs that was typed or picked.

    Raises:
        IllegalAction: none fits or several do; the message says why, and lists what is near.
    """
    options = [action for action in view.legal if action.verb in verbs]
    return refusals.meant(typed, options, view, face=_face(view), verbs=verbs)


def answer_meant(typed: str, view: GameView) -> Action:
    """Find what was typed among the answers to the open question; a free action only by its full text.

    Without an open question every legal action may be meant.

    Raises:
        IllegalAction: as `meant`.
    """
    free = view.free if view.question is not None else ()
    return refusals.meant(typed, view.answers if free else view.legal, view, free, _face(view))


def _face(view: GameView) -> refusals.Face:
    return refusals.Face(lambda action: label(action, view), "You may", "; ", _MOST_LISTED)


def suggestions(typed: str, verbs: frozenset[Verb], view: GameView) -> list[tuple[str, str]]:
    """Return (label, action text) of the viewer's legal actions that fit what was typed so far, at most 25.

    Where there is none, one line says why; choosing it is answered with the same reason.
    """
    options = [action for action in view.legal if action.verb in verbs]
    return _fitting(typed, options, view) or [_why_empty(typed, options, verbs, view)]


def answers_suggested(typed: str, view: GameView) -> list[tuple[str, str]]:
    """Return (label, action text) of the answers to the open question, or of what else may be chosen now."""
    options = view.answers
    return _fitting(typed, options, view) or [_why_empty(typed, options, frozenset(Verb), view)]


def _fitting(typed: str, options: Sequence[Action], view: GameView) -> list[tuple[str, str]]:
    scene, wanted = refusals.scene_of(view), typed.lower().strip()
    named = [(label_and_hint(action, view), action) for action in options]
    return [
        (name, action.text)
        for name, action in named
        if wanted in f"{name} {action.text}".lower() or (wanted and matching.fits(typed, action, scene))
    ][:_MOST_CHOICES]


def _why_empty(typed: str, options: Sequence[Action], verbs: frozenset[Verb], view: GameView) -> tuple[str, str]:
    reason = reason_why(typed, options, verbs, view)
    return clip(signs.sentence(reason)), clip(typed.strip()) or NOTHING_TYPED


def reason_why(typed: str, options: Sequence[Action], verbs: frozenset[Verb], view: GameView) -> str:
    """Say in a clause why nothing fits what was typed."""
    found = refusals.unmet(typed, view, verbs)
    if found is not None:
        return refusals.words(found[1])
    if options:
        return f"nothing like “{clip(typed.strip(), 40)}” is possible now"
    return refusals.why_nothing(view, verbs)


def why_not_yet(action: Action, view: GameView) -> str:
    """Say why an action that was shown as out of reach is not possible; or that it is by now."""
    reason = reasons.why_not(view, action)
    return f"{label(action, view)} is possible now." if reason is None else signs.sentence(refusals.words(reason))


def line(error: Exception) -> tuple[str, str]:
    """Return the one suggestion that says what is wrong with the table itself."""
    return clip(str(error), LABEL_LIMIT), NOTHING_TYPED
