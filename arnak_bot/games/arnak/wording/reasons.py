"""Why something is not possible now, in words. The engine finds the reason; this module phrases it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from arnak_bot.games.arnak.engine import Action
from arnak_bot.games.arnak.engine.reasons import Reason, ReasonKind
from arnak_bot.games.arnak.engine.refusals import Refused
from arnak_bot.games.arnak.wording import signs
from arnak_bot.games.arnak.wording.messages import Words

_MOST_LISTED = 8


def clause(reason: Reason, words: Words) -> str:
    """Return a reason as a clause without a capital or a full stop."""
    facts = {
        "subject": reason.subject,
        "cost": signs.resources_in_words(reason.cost, words, reason.travel),
        "owned": _owned(reason, words),
        "travel": signs.icons_in_words(reason.travel, words),
    }
    return words.reasons.tell(reason.kind.name, facts.__getitem__)


def _owned(reason: Reason, words: Words) -> str:
    if len(reason.cost) == 1 and reason.have and not reason.travel:
        return str(reason.have[0][1])
    return signs.resources_in_words(reason.have, words)


def because(reason: Reason, words: Words, of_verb: bool) -> str:
    """Return a reason as a clause; `of_verb`: about a verb in general, because no particular thing is meant."""
    if not of_verb or f"verb-{reason.kind.name}" not in words.reasons:
        return clause(reason, words)
    return words.reasons[f"verb-{reason.kind.name}"]


def said_of(refused: Refused, name: Callable[[Action], str], words: Words, asked: str = "") -> str:
    """Return why typed input is refused, without a full stop; `name` labels an action, `asked` is the open question."""
    said = words.reasons
    options = _options(refused.listed, name, words)
    if refused.several:
        return said.several(typed=refused.typed, listed=options)
    if refused.reason is None:
        if not options:
            return said.not_possible_at_all(typed=refused.typed)
        return said.not_possible(typed=refused.typed, listed=options)
    if asked and refused.reason.kind is ReasonKind.QUESTION:
        why = said.answer_first(question=asked)
    else:
        why = because(refused.reason, words, refused.of_verb)
    if refused.is_quoted:
        why = said.not_possible_because(typed=refused.typed, why=why)
    else:
        why = signs.sentence(why, words).removesuffix(".")
    return said.you_may(why=why, listed=options) if options else why


def _options(actions: Sequence[Action], name: Callable[[Action], str], words: Words) -> str:
    names = [name(action) for action in actions[: _MOST_LISTED if len(actions) > _MOST_LISTED + 1 else None]]
    more = len(actions) - len(names)
    return "; ".join([*names, words.reasons.and_more(count=more)] if more > 0 else names)
