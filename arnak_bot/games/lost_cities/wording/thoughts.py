"""Hints, the look back at a game and what a turn was good for, in words: what is done, and what speaks for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TypeAlias

from arnak_bot.game.thinking import Advice, Reason, Review
from arnak_bot.game.values import Reviewed
from arnak_bot.games.kit import thoughts as thinking
from arnak_bot.games.lost_cities.engine import Action, Card, Colour, Decline, Draw, GameView, Play, Step, parse
from arnak_bot.games.lost_cities.prospects import elsewhere
from arnak_bot.games.lost_cities.thoughts import Why
from arnak_bot.games.lost_cities.wording import prose
from arnak_bot.games.lost_cities.wording.actions import label, stepping, top
from arnak_bot.games.lost_cities.wording.messages import Words

__all__ = ["advised", "deeds", "purpose", "reviewed", "why"]

_STEP = 5
"""All points of the box are multiples of it."""
_AGAINST = (Why.SKIPS, Why.GIVES, Why.LATE, Why.BEHIND)
_BEGINNING = (Why.BEGINS, Why.BEGINS_TWICE)


def advised(advice: Advice, view: GameView, names: Sequence[str], words: Words) -> str:
    """Return a hint: what to do, what to expect of it, of this expedition where there are several, and why."""
    setup, own = view.setup, view.own
    before = sum(score.points for score in own.expeditions)
    expected = advice.worth - elsewhere(setup, view.table.expedition, before, own.tokens)
    said = words.thoughts.advised_at_the_end if setup.expeditions == 1 else words.thoughts.advised_of_expedition
    return said(
        what=deeds(advice, view, words),
        points=prose.points(round(expected), words),
        mostly=_mostly(expected, advice.error, words),
        why=why(advice.reasons, names, words),
    ).rstrip()


def _mostly(expected: float, error: float, words: Words) -> str:
    """How far the end may differ: two games of three end there; nothing where it is sure."""
    low, high = (_STEP * round(points / _STEP) for points in (expected - error, expected + error))
    return words.thoughts.mostly(low=prose.signed(low), high=prose.signed(high)) if low < high else ""


def reviewed(
    review: Review,
    views: Sequence[GameView],
    names: Sequence[str],
    round_name: Callable[[int], str],
    words: Words,
) -> Reviewed:
    """Return a look back; `views` are those of the seats of its moments, as the game stood then."""

    def tell(at: int, advice: Advice) -> tuple[str, str]:
        return deeds(advice, views[at], words), why(advice.reasons, names, words)

    told = thinking.reviewed(review, names, tell, round_name, thinking.words_in(words.language))
    return replace(told, sureness=f"{told.sureness} {words.thoughts.counted()}")


def deeds(advice: Advice, view: GameView, words: Words) -> str:
    """Return what is done in a turn, one thing after the other: "Play red 7, then draw from the deck"."""
    first, *others = map(parse, advice.actions)
    begun = label(first, view, words)
    told = [_following(action, first, view, words) for action in others]
    return words.thoughts.then(deed=begun, others=prose.listed(told, words)) if told else begun


def _following(action: Action, first: Action, view: GameView, words: Words) -> str:
    match action:
        case Step(path):
            return words.thoughts.then_step(path=words.prose.path(path=path), piece=_stepping(path, first, view))
        case Decline():
            return words.thoughts.then_decline()
        case Draw(None):
            return words.thoughts.then_draw()
        case Draw(pile):
            return words.thoughts.then_take(card=prose.card(top(view, pile), words))
        case _:
            raise ValueError(f"a turn has one card, and “{action}” would be another")


def _stepping(path: Colour, first: Action, view: GameView) -> prose.PieceName:
    """Which explorer steps, be it one that has set out in the same turn."""
    if isinstance(first, Play) and first.card.colour is path and view.own.piece(path) is None:
        return prose.piece_name(researcher=first.researcher)
    return stepping(view, path)


# --- reasons ----------------------------------------------------------------------------------


def why(reasons: Sequence[Reason], names: Sequence[str], words: Words) -> str:
    """Return what speaks for it in a sentence, and what against it in another; empty where nothing does."""
    said = words.thoughts
    good, bad = (
        [_said_of(reason, names, words) for reason in reasons if (reason.kind in _AGAINST) is against]
        for against in (False, True)
    )
    sentences = [
        said.because(reasons=prose.listed(good, words)) if good else "",
        (said.but if good else said.because)(reasons=prose.listed(bad, words)) if bad else "",
    ]
    return " ".join(filter(None, sentences))


def purpose(reasons: Sequence[Reason], words: Words) -> str:
    """Return what a turn was good for in few words, for everybody; "" where there is nothing to say."""
    return prose.enumerated([_told(f"purpose-{Why(reason.kind)}", reason, (), words) for reason in reasons], words)


_Fact: TypeAlias = Callable[[Reason, Sequence[str], Words], str | int]

_FACTS: Mapping[str, _Fact] = {
    "path": lambda reason, _, words: words.prose.path(path=Colour(reason.about[0])),
    "city": lambda reason, _, words: words.prose.city(path=Colour(reason.about[0])),
    "card": lambda reason, _, words: prose.card(Card.parse(reason.about[0]), words),
    "name": lambda reason, names, _: names[int(reason.about[-1])],
    "values": lambda reason, _, words: prose.listed(reason.about[1:], words),
    "points": lambda reason, _, words: prose.points(reason.count, words),
    "piece": lambda reason, *_: prose.piece_name(researcher=reason.kind == Why.BEGINS_TWICE),
    "count": lambda reason, *_: len(reason.about) - 1 if reason.kind in _BEGINNING else reason.count,
}
"""What the messages of reasons name."""


def _told(message: str, reason: Reason, names: Sequence[str], words: Words) -> str:
    return words.thoughts.tell(message, lambda fact: _FACTS[fact](reason, names, words))


def _said_of(reason: Reason, names: Sequence[str], words: Words) -> str:
    """What speaks for or against: the message of its kind."""
    kind = Why(reason.kind)
    return _told(Why.BEGINS if kind in _BEGINNING else kind, reason, names, words)
