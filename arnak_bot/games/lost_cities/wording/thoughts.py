"""Hints, the look back at a game and what a turn was good for, in words: what is done, and what speaks for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from arnak_bot.games.lost_cities.engine import Action, Card, Colour, Decline, Draw, GameView, Play, Step, parse
from arnak_bot.games.lost_cities.prospects import elsewhere
from arnak_bot.games.lost_cities.thoughts import Why
from arnak_bot.games.lost_cities.wording import prose
from arnak_bot.games.lost_cities.wording.actions import label, stepping, top
from arnak_bot.games.lost_cities.wording.messages import Words
from arnak_bot.games.plain import thinking
from arnak_bot.games.speech import Reviewed
from arnak_bot.games.thinking import Advice, Reason, Review

__all__ = ["advised", "deeds", "purpose", "reviewed", "why"]

_STEP = 5
"""All points of the box are multiples of it."""
_AGAINST = (Why.SKIPS, Why.GIVES, Why.LATE, Why.BEHIND)


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
    saying, said = _Saying(names, words), words.thoughts
    good, bad = (
        [_TOLD[Why(reason.kind)](saying, reason) for reason in reasons if (reason.kind in _AGAINST) is against]
        for against in (False, True)
    )
    sentences = [
        said.because(reasons=prose.listed(good, words)) if good else "",
        (said.but if good else said.because)(reasons=prose.listed(bad, words)) if bad else "",
    ]
    return " ".join(filter(None, sentences))


def purpose(reasons: Sequence[Reason], words: Words) -> str:
    """Return what a turn was good for in few words, for everybody; "" where there is nothing to say."""
    saying = _Saying((), words)
    return prose.enumerated([_PURPOSES[Why(reason.kind)](saying, reason) for reason in reasons], words)


@dataclass(frozen=True, slots=True)
class _Saying:
    """What the parts of reasons are called."""

    names: Sequence[str]
    words: Words

    def path(self, reason: Reason) -> str:
        """The path that a reason is about."""
        return self.words.prose.path(path=Colour(reason.about[0]))

    def city(self, reason: Reason) -> str:
        """The city that a reason is about."""
        return self.words.prose.city(path=Colour(reason.about[0]))

    def card(self, reason: Reason) -> str:
        """The card that a reason is about."""
        return prose.card(Card.parse(reason.about[0]), self.words)

    def name(self, reason: Reason) -> str:
        """The player that a reason is about, named last."""
        return self.names[int(reason.about[-1])]

    def values(self, reason: Reason) -> str:
        """The values of the cards that a reason names after a path."""
        return prose.listed(reason.about[1:], self.words)

    def points(self, reason: Reason) -> str:
        """As many points as a reason counts."""
        return prose.points(reason.count, self.words)


def _begins(said: _Saying, reason: Reason) -> str:
    return said.words.thoughts.begins(
        path=said.path(reason),
        points=said.points(reason),
        values=said.values(reason),
        piece=prose.piece_name(researcher=reason.kind == Why.BEGINS_TWICE),
        count=len(reason.about) - 1,
    )


_Telling = Callable[[_Saying, Reason], str]

_TOLD: Mapping[Why, _Telling] = {
    Why.ENDS: lambda said, reason: said.words.thoughts.ends(count=reason.count),
    Why.CITY: lambda said, reason: said.words.thoughts.city(city=said.city(reason), points=said.points(reason)),
    Why.BRIDGE: lambda said, reason: said.words.thoughts.bridge(path=said.path(reason), count=reason.count),
    Why.TILE: lambda said, reason: said.words.thoughts.tile(count=reason.count),
    Why.FIRST: lambda said, reason: said.words.thoughts.first(name=said.name(reason), count=reason.count),
    Why.ARTIFACT: lambda said, reason: said.words.thoughts.artifact(count=reason.count),
    Why.OUT_OF_DEBT: lambda said, reason: said.words.thoughts.out_of_debt(
        path=said.path(reason), points=said.points(reason)
    ),
    Why.BEGINS: _begins,
    Why.BEGINS_TWICE: _begins,
    Why.ARROW: lambda said, reason: said.words.thoughts.arrow(path=said.path(reason)),
    Why.CITY_CARD: lambda said, reason: said.words.thoughts.city_card(path=said.path(reason)),
    Why.GOES_ON: lambda said, _: said.words.thoughts.goes_on(),
    Why.FOLLOWS: lambda said, reason: said.words.thoughts.follows(path=said.path(reason), values=said.values(reason)),
    Why.CLOSE: lambda said, _: said.words.thoughts.close(),
    Why.DEAD: lambda said, _: said.words.thoughts.dead(),
    Why.UNBEGUN: lambda said, reason: said.words.thoughts.unbegun(path=said.path(reason), count=reason.count),
    Why.USELESS: lambda said, _: said.words.thoughts.useless(),
    Why.COVERS: lambda said, reason: said.words.thoughts.covers(card=said.card(reason), name=said.name(reason)),
    Why.WAITS: lambda said, reason: said.words.thoughts.waits(card=said.card(reason), count=reason.count),
    Why.NO_PLAY: lambda said, _: said.words.thoughts.no_play(),
    Why.TAKES: lambda said, reason: said.words.thoughts.takes(card=said.card(reason)),
    Why.GATHERS: lambda said, reason: said.words.thoughts.gathers(path=said.path(reason), count=reason.count),
    Why.DENIES: lambda said, reason: said.words.thoughts.denies(card=said.card(reason), name=said.name(reason)),
    Why.STALLS: lambda said, reason: said.words.thoughts.stalls(count=reason.count),
    Why.HURRIES: lambda said, reason: said.words.thoughts.hurries(count=reason.count),
    Why.NOTHING_TO_TAKE: lambda said, _: said.words.thoughts.nothing_to_take(),
    Why.STEPS: lambda said, reason: said.words.thoughts.steps(path=said.path(reason), points=said.points(reason)),
    Why.KEEPS: lambda said, reason: said.words.thoughts.keeps(path=said.path(reason), count=reason.count),
    Why.FAR: lambda said, reason: said.words.thoughts.far(count=reason.count),
    Why.SURPLUS: lambda said, reason: said.words.thoughts.surplus(count=reason.count),
    Why.HOPES: lambda said, reason: said.words.thoughts.hopes(count=reason.count),
    Why.NO_PILE: lambda said, _: said.words.thoughts.no_pile(),
    Why.ALIKE: lambda said, _: said.words.thoughts.alike(),
    Why.AHEAD: lambda said, reason: said.words.thoughts.ahead(count=reason.count),
    Why.ONLY: lambda said, _: said.words.thoughts.only(),
    Why.BEHIND: lambda said, reason: said.words.thoughts.behind(count=reason.count),
    Why.HINDERS: lambda said, reason: said.words.thoughts.hinders(name=said.name(reason), count=reason.count),
    Why.SKIPS: lambda said, reason: said.words.thoughts.skips(count=reason.count),
    Why.GIVES: lambda said, reason: said.words.thoughts.gives(card=said.card(reason), name=said.name(reason)),
    Why.LATE: lambda said, reason: said.words.thoughts.late(count=reason.count),
}

_PURPOSES: Mapping[Why, _Telling] = {
    Why.ENDS: lambda said, reason: said.words.thoughts.purpose_ends(count=reason.count),
    Why.FIRST: lambda said, reason: said.words.thoughts.purpose_first(count=reason.count),
    Why.USELESS: lambda said, _: said.words.thoughts.purpose_useless(),
    Why.COVERS: lambda said, reason: said.words.thoughts.purpose_covers(card=said.card(reason)),
    Why.DENIES: lambda said, reason: said.words.thoughts.purpose_denies(card=said.card(reason)),
}
