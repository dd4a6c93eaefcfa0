"""The highlights in words: a headline, a sentence next to the player, and the alt text of the picture."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias, assert_never

from arnak_bot.games.arnak.engine import events as kinds
from arnak_bot.games.arnak.engine.content import BOARDS
from arnak_bot.games.arnak.engine.events import Event, seen_by
from arnak_bot.games.arnak.engine.state import RIVAL_SEAT
from arnak_bot.games.arnak.engine.view import GameView
from arnak_bot.games.arnak.wording import effects, signs, story
from arnak_bot.games.arnak.wording.messages import Words
from arnak_bot.games.arnak.wording.summaries import Summary, summaries_of
from arnak_bot.kit.limits import ALT_LIMIT, clip
from arnak_bot.kit.numerals import numeral

__all__ = ["MomentWords", "headline_for_you", "moments"]

Great: TypeAlias = kinds.Discovered | kinds.Overcame | kinds.ReachedTemple | kinds.Rescued
"""Events that are announced to everybody."""


@dataclass(frozen=True, slots=True)
class MomentWords:
    """The texts of one moment; `words` may be empty."""

    headline: str
    words: str
    alt: str


def moments(events: Sequence[Event], view: GameView, names: Sequence[str], words: Words) -> list[MomentWords]:
    """Return the texts for every highlight among the events, in order; `view` is the table afterwards."""
    open_to_all = [seen_by(event, None) for event in events]
    summaries = summaries_of(open_to_all)
    great = [event for event in open_to_all if isinstance(event, Great)]
    return [_words(event, _summary_of(event, summaries), open_to_all, view, names, words) for event in great]


def _summary_of(event: Event, summaries: Sequence[Summary]) -> Summary:
    """The summary that contains an event."""
    return next(each for each in summaries if any(event is its for its in (each.head, *each.results)))


def _words(
    event: Great, summary: Summary, events: Sequence[Event], view: GameView, names: Sequence[str], words: Words
) -> MomentWords:
    name = names[event.seat]
    headline, beside = _headline(event, view, name, words), _beside(event, events, view, words)
    line = story.line(name, story.describe(summary, view, words), words)
    return MomentWords(headline, beside, clip(f"{line} {beside}".rstrip(), ALT_LIMIT))


def _headline(event: Great, view: GameView, name: str, words: Words) -> str:
    match event:
        case kinds.Discovered():
            site = view.sites[BOARDS[view.board].site(event.site)]
            return _said("discovery", words, name=name, tile=f"{site.level}-{site.tile}")
        case kinds.Overcame():
            return _said("overcome", words, name=name, guardian=event.guardian)
        case kinds.Rescued():
            kind = "rescue.by-rival" if _is_rivals(event, view) else "rescue"  # it then leaves the game (R51)
            return _said(kind, words, name=name, assistant=event.assistant)
        case kinds.ReachedTemple():
            return _said("temple", words, name=name)
        case _:
            assert_never(event)


def headline_for_you(kind: str, tile: str, guardian: int, assistant: int, words: Words) -> str:
    """Return the headline of a moment in the second person: what you found, overcame, reached or rescued.

    Raises:
        AttributeError: there is no such kind of moment.
    """
    return _said(f"{kind}.you", words, tile=tile, guardian=guardian, assistant=assistant)


def _said(kind: str, words: Words, **facts: Any) -> str:
    names: dict[str, Callable[[Any, Words], str]] = {
        "tile": signs.tile,
        "guardian": signs.guardian,
        "assistant": signs.assistant,
    }
    return words.moments.tell(kind, lambda name: names[name](facts[name], words) if name in names else facts[name])


def _beside(event: Great, events: Sequence[Event], view: GameView, words: Words) -> str:
    """The sentence next to the player; empty if there is nothing to add."""
    said = words.moments
    match event:
        case kinds.Discovered():
            return _guarded(event, events, view, words)
        case kinds.Overcame() if _is_rivals(event, view):
            return ""  # the rival does not use boons
        case kinds.Overcame():
            return said.boon(boon=effects.guardian_boon(event.guardian, words))
        case kinds.Rescued():
            if _is_rivals(event, view):
                return ""
            return effects.assistant(event.assistant, gold=False, words=words)
        case kinds.ReachedTemple():
            arrived = event.seat in view.arrivals
            return said.arrived(place=view.arrivals.index(event.seat) + 1) if arrived else ""
        case _:
            assert_never(event)


def _is_rivals(event: Event, view: GameView) -> bool:
    return view.rival is not None and event.seat == RIVAL_SEAT


def _guarded(found: kinds.Discovered, events: Sequence[Event], view: GameView, words: Words) -> str:
    level = numeral(view.sites[BOARDS[view.board].site(found.site)].level)
    awoke = [event for event in events if isinstance(event, kinds.GuardianAwoke) and event.site == found.site]
    if not awoke:
        return words.moments.unguarded(level=level)
    return words.moments.guarded(level=level, guardian=signs.guardian(awoke[0].guardian, words))
