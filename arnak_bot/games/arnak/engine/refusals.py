"""Refusals in words: why something is impossible, and what would help. A front end may pass words of its own."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from arnak_bot.games.arnak.engine import matching, naming
from arnak_bot.games.arnak.engine.actions import (
    ANY_VERB,
    Action,
    AmbiguousAction,
    IllegalAction,
    NotNow,
    UnknownAction,
    Verb,
    shortened,
)
from arnak_bot.games.arnak.engine.content import CARD_BY_ID
from arnak_bot.games.arnak.engine.effects import Gain, PayTo
from arnak_bot.games.arnak.engine.impossible import asks_to_pay, imagined, unmet
from arnak_bot.games.arnak.engine.payment_words import spends
from arnak_bot.games.arnak.engine.reasons import Reason, ReasonKind
from arnak_bot.games.arnak.engine.resources import Bag, Resource
from arnak_bot.games.arnak.engine.rules.effects import UPGRADES
from arnak_bot.games.arnak.engine.rules.menu import is_free
from arnak_bot.games.arnak.engine.steps import Step
from arnak_bot.games.arnak.engine.travel import may_help
from arnak_bot.games.arnak.engine.view import GameView
from arnak_bot.kit.spelling import words_of
from arnak_bot.kit.typed import NEARLY

_MOST_LISTED = 12
_SAY_ALL = (
    ReasonKind.NUMBER,
    ReasonKind.ALLOWED_BY,
    ReasonKind.NO_SUCH_COLOUR,
    ReasonKind.NO_JOURNEY,
    ReasonKind.IN_ROW,
)


@dataclass(frozen=True, slots=True)
class Refused:
    """Why something typed was refused, as data. `typed` is cut to a readable length; `listed` are the actions that it
    could mean (`several`: all of them legal) or, if there are none, similar or possible ones; `of_verb`: the reason
    applies to a verb in general, because no particular thing was meant."""

    typed: str
    listed: tuple[Action, ...]
    several: bool = False
    reason: Reason | None = None
    of_verb: bool = False

    @property
    def is_quoted(self) -> bool:
        """Whether the refusal quotes the typed text: if it contains words, and if the reason does not say it all."""
        kind = None if self.reason is None else self.reason.kind
        says_all = kind in _SAY_ALL or (kind is ReasonKind.NO_EFFECT and not self.of_verb)
        return not says_all and bool(words_of(self.typed))


@dataclass(frozen=True, slots=True)
class Face:
    """How a front end labels actions, words refusals, and judges how much an action brings of these resources, how much
    cheaper it makes something, or whether what it says of an action mentions a text in lower case."""

    name: Callable[[Action], str]
    say: Callable[[Refused], str]
    brings: Callable[[Action, Bag], int] = lambda action, missing: 0
    saves: Callable[[Action, Bag], int] = lambda action, missing: 0
    mentions: Callable[[Action, str], bool] = lambda action, wanted: False


def _of_verb(reason: Reason) -> str:
    return _NOTHING_AT_ALL.get(reason.kind) or words(reason)


_NOTHING_AT_ALL = {
    ReasonKind.NO_GUARDIAN: "there is no guardian on the island",
    ReasonKind.NOT_AT_SITE: "none of your archaeologists is at a site with a guardian",
    ReasonKind.NOT_IN_HAND: "no card in your hand can be played for its effect now",
    ReasonKind.NO_EFFECT: "no card in your hand can be played for its effect now",
    ReasonKind.NOT_YOUR_ASSISTANT: "you have no assistant",
    ReasonKind.NOT_YOUR_GUARDIAN: "you have not overcome a guardian yet",
    ReasonKind.BOON_USED: "you have already used all your boons",
}
"""The texts for reasons that apply to a verb in general, when no particular thing is meant."""

_OF_VERBS = {f"verb-{kind.name}": text for kind, text in _NOTHING_AT_ALL.items()}
_TEXTS = {kind.name: kind.value for kind in ReasonKind} | _OF_VERBS
REASONS = tuple((each.lower().replace("_", "-"), text) for each, text in _TEXTS.items())
"""The texts of all reasons, with the message ids used in translations: first about a subject, then about a verb."""


def _listed(actions: Sequence[Action]) -> str:
    names = [action.text for action in actions[:_MOST_LISTED]]
    more = len(actions) - len(names)
    return ", ".join([*names, f"and {more} more"] if more > 0 else names)


def _in_plain_words(refused: Refused) -> str:
    listed = _listed(refused.listed)
    if refused.several:
        return f"“{refused.typed}” could mean several things: {listed}"
    if refused.reason is None:
        return f"“{refused.typed}” matches no move right now. Legal: {listed or 'nothing'}"
    why = _of_verb(refused.reason) if refused.of_verb else words(refused.reason)
    said = f"“{refused.typed}” is not possible now: {why}" if refused.is_quoted else f"{why[0].upper()}{why[1:]}"
    return f"{said}. Legal: {listed}" if listed else said


PLAIN = Face(lambda action: action.text, _in_plain_words)
"""The engine's own labels and words: the texts of actions, and sentences in English."""


@dataclass(frozen=True, slots=True)
class Input:
    """What a viewer typed. If it follows a command that implies certain `verbs`, it is about actions with them."""

    typed: str
    view: GameView
    face: Face = PLAIN
    verbs: frozenset[Verb] = ANY_VERB


def words(reason: Reason) -> str:
    """Return a reason as a clause, without a capital letter or a full stop.

    >>> from arnak_bot.games.arnak.engine.resources import bag
    >>> words(Reason(ReasonKind.TOKENS, "Pack Donkey", bag(coin=4), bag(coin=2)))
    'Pack Donkey costs 4 coins; you have 2'
    """
    return reason.kind.format(
        subject=reason.subject,
        cost=naming.resources(reason.cost, reason.travel),
        owned=_owned(reason),
        travel=naming.resources((), reason.travel),
    )


def _owned(reason: Reason) -> str:
    if len(reason.cost) == 1 and reason.have and not reason.travel:
        return str(reason.have[0][1])
    return naming.listed([naming.counted(count, resource.value) for resource, count in reason.have])


# --- finding what was meant, or refusing ------------------------------------------------------


def meant(given: Input, options: Sequence[Action], free: Sequence[Action] = ()) -> Action:
    """Find the viewer's action that is meant among `options`; those in `free` have to be typed in full. Raises
    UnknownAction, AmbiguousAction or NotNow, whose message says why, and lists similar actions."""
    typed, view, scene = given.typed, given.view, matching.scene_of(given.view)
    found = matching.candidates(typed, options, scene, free, given.face.name)
    if not found and not imagined(typed, view, given.verbs):  # guess no other if an impossible one was clearly meant
        found = matching.candidates(typed, options, scene, steps=NEARLY)
    if not found:
        every = (*options, *free)
        raise refusal(given, every, matching.near(typed, every, scene))
    more = () if found[0].verb is Verb.PAY else bringing_resource(given)
    if more:  # "coin" is no more one camp than any other way
        found = [each for each in options if each in found or each in more]
    if len(found) > 1 or not _is_plain(given, found[0]):
        raise _choice(given, bought_last(found))
    return found[0]


def _is_plain(given: Input, found: Action) -> bool:
    """Whether an action may be played without a question, as the text says what it does: not "boon" alone, and not
    "2 coins", of which it may bring fewer."""
    if found.verb in _SPENT_FOR_GOOD and matching.names_only_verb(given.typed, found):
        return False
    count = _count(given)
    answers = given.view.question is not None and found in given.view.answers
    return not count or (answers and not 0 < _brought(given, found) < count)


_SPENT_FOR_GOOD = (Verb.BOON, Verb.IDOL)
"""Verbs of actions that are not played on a word for their kind alone."""


def _choice(given: Input, found: Sequence[Action]) -> IllegalAction:
    """The refusal to choose between several actions, or to play a single one that the player should see first. If a
    number is typed, only what brings as many is offered; if nothing does, that is the reason."""
    if count := _count(given):
        brought = {each: _brought(given, each) for each in (*found, *given.view.legal)}
        most = max(brought.values())
        if 0 < most < count:
            reason = Reason(ReasonKind.TOO_FEW)
            return _not_now(given, Refused(shortened(given.typed), tuple(found), reason=reason), found)
        enough = [each for each, amount in brought.items() if amount >= count]
        found = [each for each in found if each in enough] or enough or found
    message = given.face.say(Refused(shortened(given.typed), tuple(found), several=len(found) > 1))
    return AmbiguousAction(message, found) if len(found) > 1 else UnknownAction(message, found)


def _not_now(given: Input, refused: Refused, helpful: Sequence[Action]) -> NotNow:
    error = NotNow(given.face.say(refused), helpful)
    error.facts = refused, given.view
    return error


def _count(given: Input) -> int:
    """How many of a resource the text asks for, if it says nothing else; 0 without a number, or where it pays."""
    words = words_of(_GAINING.sub("", given.typed, 1))
    gains = _wanted(given) is not None and not asks_to_pay(given.view)
    return int(words[0]) if gains and words[0].isdecimal() else 0


def _wanted(given: Input) -> Resource | None:
    """The typed resource, if nothing else was typed, except for a number and a word for getting it."""
    return matching.resource_alone(_GAINING.sub("", given.typed, 1))


def _brought(given: Input, action: Action) -> int:
    """How much an action brings of the resource that is typed alone; 0 if the front end does not know."""
    resource = _wanted(given)
    return 0 if resource is None else given.face.brings(action, ((resource, 1),))


def bought_last(actions: Sequence[Action]) -> list[Action]:
    """The actions in order, but purchases last: "card" means a card in the hand before one in the row."""
    return sorted(actions, key=lambda each: each.verb is Verb.BUY)


def refusal(given: Input, options: Sequence[Action], alike: Sequence[Action] = ()) -> IllegalAction:
    """Return the refusal for typed text that means no legal action, with the reason if it is known."""
    typed, view, face = given.typed, given.view, given.face
    action, reason = unmet(typed, options, view, given.verbs)
    dear = reason is not None and reason.kind is ReasonKind.TOKENS and asks_to_pay(view)
    if not dear and (found := bringing(given, options, reason)):
        if reason is None or reason.kind is not ReasonKind.NOT_ASKED or _wanted(given):
            return _choice(given, found)
        return _not_now(given, Refused(shortened(typed), (*found,), reason=Reason(ReasonKind.ALLOWED_BY)), found)
    if reason is None:
        alike = alike or matching.partly(typed, options, matching.scene_of(view))
        if alike and _count(given):
            return _choice(given, alike)
        refused = Refused(shortened(typed), tuple(_in_order(options, alike)))
        error = UnknownAction(face.say(refused), alike)
        error.facts = refused, view
        return error
    short = reason.short
    helpful = [each for each in options if short and (face.brings(each, short) or face.saves(each, short))]
    enough = alike if reason.kind is ReasonKind.NUMBER else _enough(helpful, reason, face)
    listed = enough or _to_list(options, alike, helpful, action, reason)
    offered = listed if len(listed) <= _FEW and not view.answers else enough
    return _not_now(given, Refused(shortened(typed), tuple(listed), reason=reason, of_verb=action is None), offered)


# --- what would help --------------------------------------------------------------------------


def bringing(given: Input, options: Sequence[Action], reason: Reason | None) -> list[Action]:
    """The options that bring what is typed, although none is called so: "exile fear" may mean an assistant's use, and
    "jewel" a site where there is one. `reason`: what `unmet` says prevents it."""
    if found := bringing_resource(replace(given, typed=_GAINING.sub("", given.typed, 1))):
        return found
    match reason:
        case Reason(kind=ReasonKind.NOT_ASKED):
            among, wanted = options, words_of(given.typed)[:1]
        case Reason(kind=ReasonKind.QUESTION):
            among, wanted = given.view.answers, words_of(given.typed)
        case _:
            return []
    return [each for each in among if wanted and all(given.face.mentions(each, word) for word in wanted)]


_GAINING = re.compile(r"^\s*(gain|get|take|choose) ", re.IGNORECASE)


def bringing_resource(given: Input) -> list[Action]:
    """The moves, or answers to the open question, that bring the resource that is typed alone, if nothing else was; at
    a payment, the ways to pay with it, and free actions that it may mean."""
    typed, view, resource = given.typed, given.view, matching.resource_alone(given.typed)
    if resource is None or given.verbs != ANY_VERB:
        return []
    if asks_to_pay(view):
        return [*(each for each in view.answers if spends(each, resource)), *matching.beside_question(typed, view)]
    paying = _PAYING if resource in _offered(view.question) else ()
    among = view.legal if view.question is None else view.answers
    return [
        each
        for each in among
        if each.verb in paying or _trades_for(each, resource) or given.face.brings(each, ((resource, 1),))
    ]


def _trades_for(action: Action, resource: Resource) -> bool:
    traded = action.verb is Verb.UPGRADE and not action.args[0].isdigit()
    return traded and resource in dict(UPGRADES[Resource(action.args[0])])


_PAYING = (Verb.ACCEPT, Verb.DISCARD)
"""The answers that pay for what a question offers."""


def _offered(question: Step | None) -> set[Resource]:
    """The resources that a question offers for a payment, and those that it asks for."""
    match question:
        case Step(task=PayTo(then=then, tokens=paid)):
            return {resource for resource, _ in (*paid, *(then.tokens if isinstance(then, Gain) else ()))}
        case _:
            return set()


def _enough(helpful: Sequence[Action], reason: Reason, face: Face) -> Sequence[Action]:
    """The free actions among those that help, if they are few, together bring all that is missing, and play no card
    that may be needed for travel."""
    free = [each for each in helpful if is_free(each)]
    bring_all = all(sum(face.brings(each, (lack,)) for each in free) >= lack[1] for lack in reason.short)
    played = (CARD_BY_ID[each.args[0]] for each in free if each.verb is Verb.PLAY)
    needed = any(may_help(card.travel, reason.travel) for card in played)
    return free if bring_all and len(free) <= _FEW and not needed else ()


_FEW = 3


def _to_list(
    options: Sequence[Action], alike: Sequence[Action], helpful: Sequence[Action], action: Action | None, reason: Reason
) -> list[Action]:
    """The options that are like the action or help with it or, if there are none, all of them unless the reason says
    what to do instead."""
    if reason.kind in (ReasonKind.QUESTION, ReasonKind.NOT_EXACT):  # the answers to a question are listed first
        alike = ()
    elif reason.kind is ReasonKind.IN_ROW and action is not None:
        return [each for each in options if each.verb is Verb.BUY and each.args == action.args]
    elif reason.kind is ReasonKind.NO_SUCH_COLOUR:
        return [*alike]
    elif reason.kind is ReasonKind.NO_JOURNEY:
        alike = [each for each in options if each.verb in (Verb.DIG, Verb.DISCOVER)]
    elif not alike and action is not None and reason.kind is not ReasonKind.NO_EFFECT:
        alike = [each for each in options if each.verb is action.verb]
    among = [*alike, *helpful]
    if reason.kind is ReasonKind.TRAVEL and not among:
        helpful = [each for each in options if is_free(each)]
    return _in_order(options, among, helpful)


def _in_order(options: Sequence[Action], among: Sequence[Action], helpful: Sequence[Action] = ()) -> list[Action]:
    """Those in `among` or, if there are none, all options: free ones that may help first, passing last."""
    return sorted(
        [each for each in options if not among or each in among],
        key=lambda each: (each.verb is Verb.PASS, each not in helpful, each in helpful and not is_free(each)),
    )
