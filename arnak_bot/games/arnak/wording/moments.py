"""The highlights in words: a headline, a sentence beside the player's figure, and the picture's alt text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias, assert_never

from arnak_bot.games.arnak.engine import Event, GameView, seen_by
from arnak_bot.games.arnak.engine import events as kinds
from arnak_bot.games.arnak.engine.content import BOARDS
from arnak_bot.games.arnak.engine.state import RIVAL_SEAT
from arnak_bot.games.arnak.wording import effects, signs, story
from arnak_bot.games.arnak.wording.messages import Words
from arnak_bot.games.arnak.wording.summaries import Summary, summaries_of
from arnak_bot.kit.limits import ALT_LIMIT, clip
from arnak_bot.kit.numerals import numeral

Great: TypeAlias = kinds.Discovered | kinds.Overcame | kinds.ReachedTemple | kinds.Rescued
"""The kinds of events that are announced to everybody."""


@dataclass(frozen=True, slots=True)
class MomentWords:
    """The texts of one highlight; `words`, the sentence beside the player's figure, may be empty."""

    headline: str
    words: str
    alt: str


def moments(events: Sequence[Event], view: GameView, names: Sequence[str], words: Words) -> list[MomentWords]:
    """Return the texts for every highlight among the events, in order; `view` is the table afterwards."""
    open_to_all = [seen_by(event, None) for event in events]
    summaries = summaries_of(open_to_all)
    great = [event for event in open_to_all if isinstance(event, Great)]
    return [_words(event, summaries, open_to_all, view, names, words) for event in great]


def _words(
    event: Great,
    summaries: Sequence[Summary],
    events: Sequence[Event],
    view: GameView,
    names: Sequence[str],
    words: Words,
) -> MomentWords:
    said, name, beside = words.moments, names[event.seat], ""
    is_rivals = view.rival is not None and event.seat == RIVAL_SEAT
    match event:
        case kinds.Discovered():
            site = view.sites[BOARDS[view.board].site(event.site)]
            headline = said.discovery(name=name, tile=signs.tile(f"{site.level}-{site.tile}", words))
            beside = _guarded(event, events, view, words)
        case kinds.Overcame():
            headline = said.overcome(name=name, guardian=signs.guardian(event.guardian, words))
            if not is_rivals:  # the rival does not use boons
                beside = said.boon(boon=effects.guardian_boon(event.guardian, words))
        case kinds.Rescued():
            tell = said.rescue_by_rival if is_rivals else said.rescue  # the rival's assistant leaves the game (R51)
            headline = tell(name=name, assistant=signs.assistant(event.assistant, words))
            beside = "" if is_rivals else effects.assistant(event.assistant, gold=False, words=words)
        case kinds.ReachedTemple():
            headline = said.temple(name=name)
            if event.seat in view.arrivals:
                beside = said.arrived(place=view.arrivals.index(event.seat) + 1)
        case _:
            assert_never(event)
    summary = next(each for each in summaries if any(event is its for its in (each.head, *each.results)))
    line = story.line(name, story.describe(summary, view, words), words)
    return MomentWords(headline, beside, clip(f"{line} {beside}".rstrip(), ALT_LIMIT))


def headline_for_you(kind: str, tile: str, guardian: int, assistant: int, words: Words) -> str:
    """Return the headline of a moment in the second person: what you found, overcame, reached or rescued.

    Raises:
        AttributeError: there is no such kind of moment.
    """
    facts = {
        "tile": lambda: signs.tile(tile, words),
        "guardian": lambda: signs.guardian(guardian, words),
        "assistant": lambda: signs.assistant(assistant, words),
    }
    return words.moments.tell(f"{kind}.you", lambda name: facts[name]())


def _guarded(found: kinds.Discovered, events: Sequence[Event], view: GameView, words: Words) -> str:
    level = numeral(view.sites[BOARDS[view.board].site(found.site)].level)
    awoke = [event for event in events if isinstance(event, kinds.GuardianAwoke) and event.site == found.site]
    if not awoke:
        return words.moments.unguarded(level=level)
    return words.moments.guarded(level=level, guardian=signs.guardian(awoke[0].guardian, words))
