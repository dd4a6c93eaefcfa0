"""What a player types at Discord: which action it means, what is suggested meanwhile, and why something is refused."""

from __future__ import annotations

from collections.abc import Sequence

from arnak_bot.games.arnak.engine import matching, reasons, refusals
from arnak_bot.games.arnak.engine.actions import Action, Verb
from arnak_bot.games.arnak.engine.view import GameView
from arnak_bot.games.arnak.wording import signs
from arnak_bot.games.arnak.wording.actions import label
from arnak_bot.games.arnak.wording.messages import Words
from arnak_bot.games.arnak.wording.offers import label_and_hint
from arnak_bot.games.arnak.wording.reasons import clause, of_verb, said_of
from arnak_bot.kit.limits import LABEL_LIMIT, clip

__all__ = ["answer_meant", "answers_suggested", "line", "meant", "reason_why", "suggestions", "why_not_yet"]

_MOST_CHOICES = 25
NOTHING_TYPED = "?"
"""What stands for nothing in an option that Discord wants filled."""

ANYTHING = frozenset(Verb)
"""The verbs of an action that may be any."""


def meant(typed: str, verbs: frozenset[Verb], view: GameView, words: Words) -> Action:
    """Find the viewer's legal action of these verbs that was typed or picked.

    Raises:
        IllegalAction: none fits or several do; the message says why, and lists what is near.
    """
    options = [action for action in view.legal if action.verb in verbs]
    return refusals.meant(typed, options, view, face=_face(view, words), verbs=verbs)


def answer_meant(typed: str, view: GameView, words: Words) -> Action:
    """Find what was typed among the answers to the open question; a free action only by its full text.

    Without an open question every legal action may be meant.

    Raises:
        IllegalAction: as `meant`.
    """
    free = view.free if view.question is not None else ()
    return refusals.meant(typed, view.answers if free else view.legal, view, free, _face(view, words))


def _face(view: GameView, words: Words) -> refusals.Face:
    def name(action: Action) -> str:
        return label(action, view, words=words)

    return refusals.Face(name, lambda refused: said_of(refused, name, words))


def nothing_to_pay(words: Words) -> tuple[str, str]:
    """Return the one suggestion where a payment was typed ahead and nothing is to be paid."""
    return words.reasons.nothing_to_pay(), NOTHING_TYPED


def suggestions(typed: str, verbs: frozenset[Verb], view: GameView, words: Words) -> list[tuple[str, str]]:
    """Return (label, action text) of the viewer's legal actions that fit what was typed so far, at most 25.

    Where there is none, one line says why; choosing it is answered with the same reason.
    """
    options = [action for action in view.legal if action.verb in verbs]
    return _fitting(typed, options, view, words) or [_why_empty(typed, options, verbs, view, words)]


def answers_suggested(typed: str, view: GameView, words: Words) -> list[tuple[str, str]]:
    """Return (label, action text) of the answers to the open question, or of what else may be chosen now."""
    options = view.answers
    return _fitting(typed, options, view, words) or [_why_empty(typed, options, ANYTHING, view, words)]


def _fitting(typed: str, options: Sequence[Action], view: GameView, words: Words) -> list[tuple[str, str]]:
    scene, wanted = refusals.scene_of(view), typed.lower().strip()
    named = [(label_and_hint(action, view, words), action) for action in options]
    return [
        (name, action.text)
        for name, action in named
        if wanted in f"{name} {action.text}".lower() or (wanted and matching.fits(typed, action, scene))
    ][:_MOST_CHOICES]


def _why_empty(
    typed: str, options: Sequence[Action], verbs: frozenset[Verb], view: GameView, words: Words
) -> tuple[str, str]:
    reason = reason_why(typed, options, verbs, view, words)
    return clip(signs.sentence(reason, words)), clip(typed.strip()) or NOTHING_TYPED


def reason_why(typed: str, options: Sequence[Action], verbs: frozenset[Verb], view: GameView, words: Words) -> str:
    """Say in a clause why nothing fits what was typed."""
    found = refusals.unmet(typed, view, verbs)
    if found is not None:
        return clause(found[1], words)
    if options:
        return words.reasons.nothing_like_it(typed=clip(typed.strip(), 40))
    because = refusals.nothing_because(view, verbs)
    return "" if because is None else of_verb(because, words)


def why_not_yet(action: Action, view: GameView, words: Words) -> str:
    """Say why an action that was shown as out of reach is not possible; or that it is by now."""
    reason = reasons.why_not(view, action)
    if reason is None:
        return words.reasons.possible_now(action=label(action, view, words=words))
    return signs.sentence(clause(reason, words), words)


def line(refused: str) -> tuple[str, str]:
    """Return the one suggestion that says what is wrong with the table itself."""
    return clip(refused, LABEL_LIMIT), NOTHING_TYPED
