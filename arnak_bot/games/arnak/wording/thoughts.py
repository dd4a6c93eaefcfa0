"""Hints and the look back at a game in words: what is done, action by action, and what speaks for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from arnak_bot.games.arnak.engine.actions import Action, Verb, act
from arnak_bot.games.arnak.engine.content import CARD_BY_ID, FEAR_TILE, IDOL_SLOT_POINTS
from arnak_bot.games.arnak.engine.printed import BonusTile
from arnak_bot.games.arnak.engine.resources import Resource
from arnak_bot.games.arnak.engine.rules.scoring import ScoreSource
from arnak_bot.games.arnak.engine.view import GameView
from arnak_bot.games.arnak.thoughts import ARCHAEOLOGIST, CARD, Why
from arnak_bot.games.arnak.wording import short, signs
from arnak_bot.games.arnak.wording.actions import label
from arnak_bot.games.arnak.wording.messages import Words
from arnak_bot.games.arnak.wording.payments import payment
from arnak_bot.games.arnak.wording.tables import source_name
from arnak_bot.games.kit.prose import enumerated, listed
from arnak_bot.games.plain import thinking
from arnak_bot.games.speech import Reviewed
from arnak_bot.games.thinking import Advice, Reason, Review

__all__ = ["advised", "deeds", "reviewed", "why"]


def advised(advice: Advice, view: GameView, words: Words) -> str:
    """Return a hint: what to do, what to expect of it, and why."""
    return thinking.advised(advice, deeds(advice, view, words), why(advice.reasons, view, words), words)


def reviewed(
    review: Review,
    views: Sequence[GameView],
    names: Sequence[str],
    round_name: Callable[[int], str],
    words: Words,
) -> Reviewed:
    """Return a look back; `views` are those of the seats of its moments, as the game stood then."""

    def tell(at: int, advice: Advice) -> tuple[str, str]:
        return deeds(advice, views[at], words), why(advice.reasons, views[at], words)

    return thinking.reviewed(review, names, tell, round_name, words)


def deeds(advice: Advice, view: GameView, words: Words) -> str:
    """Return what is done, one thing after the other; what is paid stands with what it is paid for."""
    told: list[str] = []
    for at, text in enumerate(advice.actions):
        action = act(text)
        if action.verb is Verb.PAY and told:
            told[-1] = words.thoughts.paid(deed=told[-1], sources=payment(action, words))
        elif said := _deed(action, view, words, now=at == 0):
            told.append(said)
    return thinking.in_turn(told or [words.actions.end_turn()], words)


def _deed(action: Action, view: GameView, words: Words, *, now: bool) -> str:
    """An action by its label; what answers a question that is not asked yet is told without it, or not at all."""
    if not now:
        if action.verb in (Verb.ACCEPT, Verb.DECLINE, Verb.FIRST):
            return ""
        if action.verb in (Verb.BORROW, Verb.ASSISTANT):
            action = act(" ".join((action.verb, *action.args[:1])))
    return label(action, view, words=words)


# --- reasons ----------------------------------------------------------------------------------


def why(reasons: Sequence[Reason], view: GameView, words: Words) -> str:
    """Return what speaks for it, for which price, and what it leads to: a sentence or two; empty where nothing does."""
    said = words.thoughts
    price = listed([each for reason in reasons for each in _price_of(reason, words)], words)
    told = [*_points(reasons, words), *_by_verb(reasons, view, words)]
    leads_to = _each(reasons, _LEADS_TO, view, words)
    sentences = []
    if price:
        told_for = said.for_price(price=price, reasons=listed(told, words)) if told else said.costs(price=price)
        sentences.append(told_for)
    elif told:
        sentences.append(said.because(reasons=listed(told, words)))
    if leads_to:
        sentences.append(said.leads_to(what=listed(leads_to, words)))
    return " ".join(sentences)


def _each(reasons: Sequence[Reason], tell: Mapping[Why, Told], view: GameView, words: Words) -> list[str]:
    return [tell[Why(reason.kind)](reason, view, words) for reason in reasons if reason.kind in tell]


def _by_verb(reasons: Sequence[Reason], view: GameView, words: Words) -> list[str]:
    """What it does at once and is good for; what one verb says is told together where the first of it stands."""
    told: list[str] = []
    done: set[Verbal] = set()
    for reason in reasons:
        kind = Why(reason.kind)
        verb = _VERBS.get(kind)
        if verb is None:
            told += _each([reason], _TOLD, view, words)
        elif verb not in done:
            done.add(verb)
            alike = [each for each in reasons if _VERBS.get(Why(each.kind)) is verb]
            told.append(verb(words, listed(_each(alike, _TOLD, view, words), words)))
    return told


def _points(reasons: Sequence[Reason], words: Words) -> list[str]:
    """All points that are had at once, as one reason."""
    lines = [reason for reason in reasons if reason.kind == Why.POINTS]
    points = sum(reason.count for reason in lines)
    sources = [source_name(ScoreSource(reason.about[0]), words) for reason in lines]
    if len(lines) < _SEVERAL:
        return [words.thoughts.scores(points=points, source=source) for source in sources]
    counts = (str(reason.count) for reason in lines)
    parts = [words.thoughts.of_points(points=each, source=source) for each, source in zip(counts, sources, strict=True)]
    return [words.thoughts.scores(points=points, source=enumerated(parts, words))]


_SEVERAL = 2


def _price_of(reason: Reason, words: Words) -> list[str]:
    """What a reason says that it costs, in parts of a list."""
    said = words.thoughts
    match Why(reason.kind):
        case Why.COSTS:
            counts = Counter(reason.about)
            tokens = [each for each in reason.about if each not in (CARD, ARCHAEOLOGIST)]
            parts = [_tokens(tokens)] if tokens else []
            parts += [said.price_cards(count=counts[CARD])] if counts[CARD] else []
            return parts + ([said.price_archaeologists(count=counts[ARCHAEOLOGIST])] if counts[ARCHAEOLOGIST] else [])
        case Why.SLOT:
            return [said.slot(slot=reason.count, points=IDOL_SLOT_POINTS[reason.count - 1])]
        case Why.FEAR:
            return [said.fear(count=reason.count)]
        case _:
            return []


def _exiles(reason: Reason, view: GameView, words: Words) -> str:
    card, *_ = reason.about
    name = words.story.a_fear_tile() if card == FEAR_TILE else signs.card(card, words)
    return words.thoughts.exiles(card=name, points=reason.count)


def _leaves(reason: Reason, view: GameView, words: Words) -> str:
    action, *tokens = reason.about
    return words.thoughts.leaves(tokens=_tokens(tokens), next=label(act(action), view, words=words))


def _following(tell: Callable[[Words, str], str]) -> Callable[[Reason, GameView, Words], str]:
    return lambda reason, view, words: tell(words, label(act(reason.about[0]), view, words=words))


def _bonus(reason: Reason, view: GameView, words: Words) -> str:
    effects = [short.bonus_tile(BonusTile(tile), words) for tile in reason.about]
    return words.thoughts.bonus(count=len(effects), effect=enumerated(effects, words))


def _keeps(reason: Reason, view: GameView, words: Words) -> str:
    card = reason.about[0]
    return words.thoughts.keeps(card=signs.card(card, words), does=short.card(CARD_BY_ID[card], words))


def _tokens(resources: Sequence[str]) -> str:
    counts = Counter(map(Resource, resources))
    return signs.resources(tuple((resource, counts[resource]) for resource in Resource if counts[resource]))


Told: TypeAlias = Callable[[Reason, GameView, Words], str]

_TOLD: Mapping[Why, Told] = {
    Why.ARRIVES: lambda reason, _, words: words.thoughts.arrives(points=reason.count),
    Why.SAFE: lambda reason, view, words: words.thoughts.safe(site=signs.site(view, reason.about[0], words)),
    Why.BOON: lambda reason, _, words: words.thoughts.boon(guardian=signs.guardian(int(reason.about[0]), words)),
    Why.RECRUITS: lambda reason, _, words: words.thoughts.recruits(
        assistant=signs.assistant(int(reason.about[0]), words), rounds=reason.count
    ),
    Why.BONUS: _bonus,
    Why.AT_ONCE: lambda reason, _, words: words.thoughts.at_once(card=signs.card(reason.about[0], words)),
    Why.LASTS: lambda reason, _, words: words.thoughts.lasts(
        card=signs.card(reason.about[0], words), rounds=reason.count
    ),
    Why.GAINS: lambda reason, _, words: _tokens(reason.about),
    Why.DRAWS: lambda reason, _, words: words.thoughts.draws(count=reason.count),
    Why.EXILES: _exiles,
    Why.LAST_SPACE: lambda reason, _, words: words.thoughts.last_space(),
    Why.UNKNOWN: lambda reason, _, words: words.thoughts.unknown(),
    Why.LEAVES: _leaves,
    Why.OPENS: _following(lambda words, action: words.thoughts.opens(next=action)),
    Why.NEXT: _following(lambda words, action: words.thoughts.next(next=action)),
    Why.SAVES: lambda reason, _, words: words.thoughts.saves(tokens=_tokens(reason.about)),
    Why.KEEPS: _keeps,
    Why.ANEW: lambda reason, _, words: words.thoughts.anew(),
    Why.NOTHING_MORE: lambda reason, _, words: words.thoughts.nothing_more(),
}
"""What it does at once and is good for, or what its verb says of it; `why` tells points and prices on their own."""

Verbal: TypeAlias = Callable[[Words, str], str]


def _brings(words: Words, what: str) -> str:
    return words.thoughts.brings(what=what)


def _gives(words: Words, what: str) -> str:
    return words.thoughts.gives(what=what)


def _adds(words: Words, what: str) -> str:
    return words.thoughts.adds(what=what)


def _rids(words: Words, what: str) -> str:
    return words.thoughts.rids(what=what)


def _takes(words: Words, what: str) -> str:
    return words.thoughts.takes(what=what)


_VERBS: Mapping[Why, Verbal] = {
    Why.RECRUITS: _brings,
    Why.GAINS: _brings,
    Why.BOON: _gives,
    Why.AT_ONCE: _gives,
    Why.LASTS: _adds,
    Why.UNKNOWN: _adds,
    Why.EXILES: _rids,
    Why.BONUS: _takes,
    Why.LAST_SPACE: _takes,
}

_LEADS_TO: Mapping[Why, Told] = {
    Why.MORE_POINTS: lambda reason, _, words: words.thoughts.more_points(
        points=reason.count, source=source_name(ScoreSource(reason.about[0]), words)
    ),
    Why.LESS_FEAR: lambda reason, _, words: words.thoughts.less_fear(points=reason.count),
    Why.MORE_TOKENS: lambda reason, _, words: words.thoughts.more_tokens(tokens=_tokens(reason.about)),
    Why.OWNS: lambda reason, _, words: words.thoughts.owns(
        cards=listed([signs.card(card, words) for card in reason.about], words)
    ),
    Why.WITH: lambda reason, _, words: words.thoughts.with_assistants(
        assistants=listed([signs.assistant(int(number), words) for number in reason.about], words)
    ),
    Why.FURTHER: lambda reason, _, words: words.thoughts.further(
        rows=reason.count, source=source_name(ScoreSource(reason.about[0]), words)
    ),
    Why.FEWER_TOKENS: lambda reason, _, words: words.thoughts.fewer_tokens(tokens=_tokens(reason.about)),
}
"""What it has by the end of the round, compared with another way."""
