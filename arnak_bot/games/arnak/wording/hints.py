"""Actions as menus show them: a label, and as much of a hint about costs and gains as fits."""

from __future__ import annotations

import re

from arnak_bot.games.arnak.engine import Action, GameView
from arnak_bot.games.arnak.engine.resources import Bag
from arnak_bot.games.arnak.pictured import RESOURCE_SIGNS
from arnak_bot.games.arnak.wording import actions, signs
from arnak_bot.games.arnak.wording.labels import labels
from arnak_bot.games.arnak.wording.messages import ENGLISH, Words
from arnak_bot.kit.limits import LABEL_LIMIT, clip, units


def label(action: Action, view: GameView, limit: int, words: Words) -> str:
    *fuller, shortest = labels(action, view, words)
    return next((text for text in fuller if units(text) <= limit), clip(shortest, limit))


def hint(action: Action, view: GameView, words: Words, room: int = LABEL_LIMIT) -> str:
    """Return the price and the gain in words, or in symbols if the words do not fit."""
    text = _in_vain(action, view, words) or actions.in_words(action, view, words)
    return text if units(text) <= room else clip(_as_far_as_it_fits(_in_signs(action, view, words)), room)


def lacking(action: Action, view: GameView, lack: str, words: Words) -> str:
    """Return the hint, followed by what is missing (`lack`), which is never cut off."""
    return " · ".join(filter(None, (hint(action, view, words, LABEL_LIMIT - units(lack) - 3), lack)))


def with_hint(action: Action, view: GameView, words: Words) -> str:
    """Return the label and the hint on one line, in symbols; parts at the end that do not fit are left out."""
    return _as_far_as_it_fits([label(action, view, LABEL_LIMIT, words), *_in_signs(action, view, words)])


def sign(action: Action, view: GameView) -> str:
    text = actions.in_signs(action, view, ENGLISH)  # symbols are the same in every language
    _, _, gain = text.partition("→")
    return signs.first_sign(gain) or signs.first_sign(text)


def brings(action: Action, missing: Bag, view: GameView) -> int:
    """How much of these resources an action's gain, in symbols, has, or by how much it makes something cheaper."""
    signs_missing = "|".join(RESOURCE_SIGNS[resource] for resource, _ in missing)
    told = actions.in_signs(action, view, ENGLISH)
    counts = [] if action in view.in_vain else re.findall(rf"[+−→](\d*)(?:{signs_missing})", told)
    return sum(int(count or 1) for count in counts)


def _in_signs(action: Action, view: GameView, words: Words) -> list[str]:
    told = _in_vain(action, view, words) or actions.in_signs(action, view, words)
    return told.split(" · ") if told else []


def _in_vain(action: Action, view: GameView, words: Words) -> str:
    return words.actions.in_vain() if action in view.in_vain else ""


def _as_far_as_it_fits(parts: list[str]) -> str:
    while len(parts) > 1 and units(" · ".join(parts)) > LABEL_LIMIT:
        parts = parts[:-1]
    return clip(" · ".join(parts))
