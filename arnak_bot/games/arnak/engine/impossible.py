"""The impossible action that typed text most likely means, and what prevents it.

`matching` compares texts with actions, `reasons` knows what prevents an action, and `refusals` tells the player.
"""

from __future__ import annotations

from collections.abc import Sequence

from arnak_bot.games.arnak.engine import naming, reasons
from arnak_bot.games.arnak.engine.actions import ANY_VERB, Action, Verb, act, shortened
from arnak_bot.games.arnak.engine.matching import beside_question, candidates, resource_alone, scene_of
from arnak_bot.games.arnak.engine.payment_words import paid_with
from arnak_bot.games.arnak.engine.reasons import Reason, ReasonKind
from arnak_bot.games.arnak.engine.state import Phase
from arnak_bot.games.arnak.engine.travel import PILOT
from arnak_bot.games.arnak.engine.view import GameView
from arnak_bot.kit.spelling import other_colour, words_of
from arnak_bot.kit.typed import BY_WHOLE_WORDS, NAMED, NEARLY, Step


def unmet(
    typed: str, options: Sequence[Action], view: GameView, verbs: frozenset[Verb] = ANY_VERB
) -> tuple[Action | None, Reason | None]:
    """Without an action, the reason is about a verb in general: no particular thing was meant. Without a reason, the
    text means something possible, or nothing."""
    verbs = _meant_verbs(typed, view, verbs)
    thought = imagined(typed, view, verbs) or imagined(typed, view, verbs, NEARLY)
    found = reasons.likeliest(view, thought)
    if found is None:
        because = _already_overcome(typed, view) or _other_colour(typed, view)
        because = because or _nothing_because(typed, options, view, verbs)
        return None, because or _empty_number(typed, options, view, verbs)
    plays = reasons.imaginable(view, {Verb.PLAY})
    if found[1].kind is ReasonKind.MAIN_TAKEN and {*plays} <= {*thought}:  # "card" means one in the hand first
        found = reasons.likeliest(view, plays) or found
    action, reason = found
    if _means_another(typed, action, reason, verbs):
        return None, None
    if not reasons.asks_for(view, action.verb) and beside_question(typed, view, verbs):
        return None, None
    any_of_verb = len(thought) > 1 and {*reasons.imaginable(view, {action.verb})} <= {*thought}
    return None if any_of_verb else action, reason


def imagined(
    typed: str, view: GameView, verbs: frozenset[Verb], steps: Sequence[Step] = BY_WHOLE_WORDS
) -> Sequence[Action]:
    """The actions that the typed text may mean, possible or not: payments, or answers that it names, if there are any.
    Answers that nobody asks for are not meant."""
    words, scene, asked = words_of(typed), scene_of(view), {action.verb for action in view.answers}
    pays = Verb.PAY in verbs and (Verb.PAY in asked or not _PAYING.isdisjoint(words))
    if pays and (paid := paid_with(words)):
        return [act(f"{Verb.PAY} {'+'.join(spent)}") for spent in paid]
    answers = reasons.imaginable(view, verbs & asked)
    others = reasons.imaginable(view, verbs - (reasons.WHY_NO_ANSWER.keys() - asked))
    return candidates(typed, answers, scene, steps=(NAMED,)) or candidates(typed, others, scene, steps=steps)


_PAYING = frozenset({Verb.PAY.value, PILOT.label})


def _meant_verbs(typed: str, view: GameView, verbs: frozenset[Verb]) -> frozenset[Verb]:
    bare = _bare_verb(typed)
    if bare and bare <= verbs:
        return bare  # "draw" is not about the idol slot that draws a card
    acts = view.phase is Phase.TURNS and view.viewer in view.seats_to_act and view.question is None
    if acts and verbs == ANY_VERB and resource_alone(typed) is not None:
        return verbs - {Verb.IDOL}  # nor is "jewel" about the slot that gives one
    return verbs


def _means_another(typed: str, action: Action, reason: Reason, verbs: frozenset[Verb]) -> bool:
    """Whether the text only says what the action would bring: "plane" is not about the assistant who offers one."""
    if action.verb is Verb.IDOL:
        return len(verbs) > 1 and resource_alone(typed) is not None
    return reason.kind is ReasonKind.NOT_YOUR_ASSISTANT and {*words_of(typed)} <= {*action.args[1:]}


def asks_to_pay(view: GameView) -> bool:
    return reasons.asks_for(view, Verb.PAY)


def _bare_verb(typed: str) -> frozenset[Verb]:
    return _first_verb(typed) if len(words_of(typed)) == 1 else frozenset()


def _first_verb(typed: str) -> frozenset[Verb]:
    """The verb that the typed text starts with, if it does."""
    said = (Verb.UPGRADE if word == "trade" else word for word in words_of(typed)[:1])
    return frozenset(Verb(word) for word in said if word in ANY_VERB)


_EVERYDAY = frozenset(
    {Verb.USE, Verb.MOVE, Verb.TAKE, Verb.GAIN, Verb.FIRST, Verb.TOP, Verb.CHOOSE, Verb.RETURN, Verb.DONE}
)
"""Verbs that also begin sentences about something else."""


def _empty_number(typed: str, options: Sequence[Action], view: GameView, verbs: frozenset[Verb]) -> Reason | None:
    """A long number as the reason, if the rest of the text means something without it, or the question beside it."""
    words = words_of(typed)
    number = next((word for word in words if word.isdecimal() and len(word) > 1), None)
    rest = " ".join(word for word in words if word != number)
    if number is None or not (imagined(rest, view, verbs) or candidates(rest, options, scene_of(view))):
        return None
    beside = view.answers and not asks_to_pay(view) and not candidates(rest, view.answers, scene_of(view))
    return Reason(ReasonKind.QUESTION) if beside else Reason(ReasonKind.NUMBER, shortened(number))


def _already_overcome(typed: str, view: GameView) -> Reason | None:
    if Verb.OVERCOME not in _first_verb(typed) or view.viewer is None:
        return None
    boons = imagined(" ".join(words_of(typed)[1:]), view, frozenset({Verb.BOON}))
    named = [number for number in view.own.guardians if [str(number)] == [each.args[0] for each in boons]]
    return Reason(ReasonKind.OVERCOME, f"the {naming.guardian(named[0])}") if named else None


def _other_colour(typed: str, view: GameView) -> Reason | None:
    colour = other_colour(typed, _SIDES) if view.viewer in view.seats_to_act else ""
    return Reason(ReasonKind.NO_SUCH_COLOUR, colour) if colour else None


_SIDES = ("gold", "silver")
"""The only colours in the game: those of an assistant's sides."""


def _nothing_because(typed: str, options: Sequence[Action], view: GameView, verbs: frozenset[Verb]) -> Reason | None:
    """Why nothing with the typed verb (without options: with any of `verbs`) is possible now; None if something is."""
    alone = _bare_verb(typed) or _first_verb(typed) - _EVERYDAY or (frozenset() if options else verbs)
    if not alone or any(action.verb in alone for action in view.legal):
        return None
    found = reasons.likeliest(view, reasons.imaginable(view, alone))
    if found is not None:
        return found[1]
    return Reason(ReasonKind.NOTHING_OWED if alone == {Verb.PAY} else ReasonKind.NOT_ASKED)
