"""Hints and the look back at a game in words: what is done, action by action, and what speaks for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from arnak_bot.games.arnak.engine.actions import Action, Verb, act
from arnak_bot.games.arnak.engine.content import FEAR_TILE, IDOL_SLOT_POINTS
from arnak_bot.games.arnak.engine.printed import BonusTile
from arnak_bot.games.arnak.engine.resources import Resource
from arnak_bot.games.arnak.engine.rules.scoring import ScoreSource
from arnak_bot.games.arnak.engine.view import GameView
from arnak_bot.games.arnak.thoughts import Why
from arnak_bot.games.arnak.wording import short, signs
from arnak_bot.games.arnak.wording.actions import label
from arnak_bot.games.arnak.wording.messages import Words
from arnak_bot.games.arnak.wording.payments import payment
from arnak_bot.games.arnak.wording.tables import source_name
from arnak_bot.games.kit.prose import listed
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
    """Return what speaks for it in a sentence; empty where nothing does."""
    told = [_TOLD[Why(reason.kind)](reason, view, words) for reason in reasons]
    return words.thoughts.because(reasons=listed(told, words)) if told else ""


def _slot(reason: Reason, view: GameView, words: Words) -> str:
    return words.thoughts.slot(slot=reason.count, points=IDOL_SLOT_POINTS[reason.count - 1])


def _exiles(reason: Reason, view: GameView, words: Words) -> str:
    card, *_ = reason.about
    name = words.story.a_fear_tile() if card == FEAR_TILE else signs.card(card, words)
    return words.thoughts.exiles(card=name, points=reason.count)


def _leaves(reason: Reason, view: GameView, words: Words) -> str:
    action, *tokens = reason.about
    return words.thoughts.leaves(tokens=_tokens(tokens), next=label(act(action), view, words=words))


def _following(tell: Callable[[Words, str], str]) -> Callable[[Reason, GameView, Words], str]:
    return lambda reason, view, words: tell(words, label(act(reason.about[0]), view, words=words))


def _tokens(resources: Sequence[str]) -> str:
    counts = Counter(map(Resource, resources))
    return signs.resources(tuple((resource, counts[resource]) for resource in Resource if counts[resource]))


_TOLD: dict[Why, Callable[[Reason, GameView, Words], str]] = {
    Why.ARRIVES: lambda reason, _, words: words.thoughts.arrives(points=reason.count),
    Why.POINTS: lambda reason, _, words: words.thoughts.scores(
        points=reason.count, source=source_name(ScoreSource(reason.about[0]), words)
    ),
    Why.SAFE: lambda reason, view, words: words.thoughts.safe(site=signs.site(view, reason.about[0], words)),
    Why.BOON: lambda reason, _, words: words.thoughts.boon(guardian=signs.guardian(int(reason.about[0]), words)),
    Why.SLOT: _slot,
    Why.RECRUITS: lambda reason, _, words: words.thoughts.recruits(
        assistant=signs.assistant(int(reason.about[0]), words), rounds=reason.count
    ),
    Why.BONUS: lambda reason, _, words: words.thoughts.bonus(
        effect=short.bonus_tile(BonusTile(reason.about[0]), words)
    ),
    Why.AT_ONCE: lambda reason, _, words: words.thoughts.at_once(card=signs.card(reason.about[0], words)),
    Why.LASTS: lambda reason, _, words: words.thoughts.lasts(
        card=signs.card(reason.about[0], words), rounds=reason.count
    ),
    Why.GAINS: lambda reason, _, words: words.thoughts.gains(tokens=_tokens(reason.about)),
    Why.DRAWS: lambda reason, _, words: words.thoughts.draws(count=reason.count),
    Why.EXILES: _exiles,
    Why.LAST_SPACE: lambda reason, _, words: words.thoughts.last_space(),
    Why.UNKNOWN: lambda reason, _, words: words.thoughts.unknown(),
    Why.LEAVES: _leaves,
    Why.OPENS: _following(lambda words, action: words.thoughts.opens(next=action)),
    Why.NEXT: _following(lambda words, action: words.thoughts.next(next=action)),
    Why.FEAR: lambda reason, _, words: words.thoughts.fear(count=reason.count),
    Why.SAVES: lambda reason, _, words: words.thoughts.saves(tokens=_tokens(reason.about)),
    Why.NOTHING_MORE: lambda reason, _, words: words.thoughts.nothing_more(),
}
