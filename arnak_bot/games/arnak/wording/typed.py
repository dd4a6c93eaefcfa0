"""Understands what the active player types: which action is meant, what to suggest, and why nothing fits."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from arnak_bot.game.texts import MOST_SUGGESTED, NOTHING_TYPED
from arnak_bot.games.arnak.engine import Action, GameView, IllegalAction, Verb, matching, refusals
from arnak_bot.games.arnak.wording import hints, signs
from arnak_bot.games.arnak.wording.messages import Words
from arnak_bot.games.arnak.wording.reasons import said_of, why_nothing
from arnak_bot.kit.limits import LABEL_LIMIT, clip

ANY_VERB = frozenset(Verb)


def face(view: GameView, words: Words) -> refusals.Face:
    """Return the labels and refusals that the engine uses when it matches typed text."""

    def name(action: Action) -> str:
        return hints.label(action, view, LABEL_LIMIT, words)

    return refusals.Face(name, lambda refused: said_of(refused, name, words))


def suggested(
    typed: str, options: Sequence[Action], view: GameView, words: Words, verbs: frozenset[Verb] = ANY_VERB
) -> list[tuple[str, str]]:
    """Suggest the options that fit, as pairs (label, text), or say why none does."""
    scene, wanted = refusals.scene_of(view), typed.lower().strip()
    named = [(hints.with_hint(action, view, words), action) for action in options]
    fitting = [each for each in named if wanted and matching.fits(typed, each[1], scene)]
    holding = [each for each in named if each not in fitting and wanted in f"{each[0]} {each[1].text}".lower()]
    found = [(name, action.text) for name, action in (*fitting, *holding)]
    if not found and wanted:
        with suppress(IllegalAction):
            action = refusals.meant(typed, options, view, verbs=verbs)
            found = [(hints.with_hint(action, view, words), action.text)]
    if found:
        return found[:MOST_SUGGESTED]
    why = signs.sentence(why_nothing(typed, options, verbs, view, words), words)
    return [(clip(why), clip(typed.strip()) or NOTHING_TYPED)]
