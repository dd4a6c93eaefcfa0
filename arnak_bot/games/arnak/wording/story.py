"""Events as a story: one line for each thing somebody did, with its price and what came of it in numbers.

The channel, the log, the news, the panel and the captions of a replay all tell it with this. Private parts are told to
their owner only.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from arnak_bot.games.arnak.engine.events import (
    Bought,
    Discovered,
    Dug,
    Event,
    GainedCard,
    GainedFear,
    GameEnded,
    Overcame,
    Passed,
    ReachedTemple,
    Recruited,
    Rescued,
    Researched,
    RivalTurnedUp,
    RoundBegan,
    TookTempleTile,
    TurnBegan,
    TurnEnded,
    seen_by,
)
from arnak_bot.games.arnak.engine.view import GameView
from arnak_bot.games.arnak.wording import signs
from arnak_bot.games.arnak.wording.clauses import clause
from arnak_bot.games.arnak.wording.deeds import Deed, deeds_of
from arnak_bot.games.arnak.wording.messages import Words
from arnak_bot.games.arnak.wording.news import situation
from arnak_bot.games.arnak.wording.tellers import happens_to_the_table
from arnak_bot.kit.limits import clip
from arnak_bot.kit.names import spoken

__all__ = ["caption", "paragraphs", "since", "tell", "tell_own_first"]

LONGEST_NEWS = 180


def tell(
    events: Iterable[Event], view: GameView, names: Sequence[str], room: int | None = None, *, words: Words
) -> list[str]:
    """Return a line for each thing that was done, as the viewer of `view` may read it; cut to `room` characters."""
    deeds = deeds_of([seen_by(event, view.viewer) for event in events])
    lines = [line for deed in deeds for line in _lines(deed, view, names, words)]
    return lines if room is None else [clip(line, room) for line in lines]


def paragraphs(events: Iterable[Event], view: GameView, names: Sequence[str], words: Words) -> list[list[str]]:
    """Return the lines of `tell` set apart: each turn, and what happens between two rounds.

    Turns of a line each that follow each other stay together.
    """
    found: list[list[str]] = []
    short = False
    for part in _parts(events):
        lines = tell(part, view, names, words=words)
        is_short = len(lines) == 1 and not _is_between_rounds(part)
        if is_short and short:
            found[-1] += lines
        elif lines:
            found.append(lines)
            short = is_short
    return found


def _parts(events: Iterable[Event]) -> Iterator[list[Event]]:
    """The events turn by turn; where a round ends, what comes after its last turn is a part of its own."""
    part: list[Event] = []
    for event in events:
        if isinstance(event, TurnBegan):
            yield from _ended(part)
            part = []
        part.append(event)
    yield from _ended(part)


def _ended(part: list[Event]) -> Iterator[list[Event]]:
    ends = [at for at, event in enumerate(part, 1) if isinstance(event, TurnEnded)]
    if ends and _is_between_rounds(part):
        yield part[: ends[-1]]
        yield part[ends[-1] :]
    else:
        yield part


def _is_between_rounds(part: Iterable[Event]) -> bool:
    return any(isinstance(event, RoundBegan | GameEnded) for event in part)


def tell_own_first(events: Iterable[Event], view: GameView, names: Sequence[str], most: int, words: Words) -> list[str]:
    """Return at most `most` lines on what was done: what the viewer did and met, then the newest of the rest.

    They stand in the order in which they came about; one line is always another's, where there is one.
    """
    told: list[tuple[bool, str]] = []
    for deed in deeds_of([seen_by(event, view.viewer) for event in events]):
        mine = deed.seat is not None and deed.seat == view.viewer
        told += [(mine, line) for line in _lines(deed, view, names, words)]
    own = [at for at, (mine, _) in enumerate(told) if mine][:most]
    others = [at for at, (mine, _) in enumerate(told) if not mine]
    newest = others[-max(1, most - len(own)) :]
    return [told[at][1] for at in sorted([*own, *newest])]


def since(events: Sequence[Event], view: GameView, names: Sequence[str], most: int = 3, *, words: Words) -> list[str]:
    """Return short lines on what has happened since the viewer last moved, and how their situation has changed.

    Of what the others did at most `most` lines: the great moments first, then the newest.
    """
    others = [event for event in events if event.seat is not None and event.seat != view.viewer]
    deeds = [deed for deed in deeds_of([seen_by(event, view.viewer) for event in others]) if _is_news(deed)]
    by_weight = sorted(range(len(deeds)), key=lambda at: (_is_great(deeds[at]), at))[-most:]
    told = [clip(line, LONGEST_NEWS) for at in sorted(by_weight) for line in _lines(deeds[at], view, names, words)]
    changed = [*_came_home(events, view, names, words), *situation(events, view, names, words)]
    return [*told, *changed] if told else []


def _came_home(events: Iterable[Event], view: GameView, names: Sequence[str], words: Words) -> list[str]:
    """The Fear that the viewer's own archaeologists brought home at the end of a round (R42)."""
    own = [event for event in events if event.seat == view.viewer and isinstance(event, GainedFear) and event.site]
    return [line for deed in deeds_of(own) for line in _lines(deed, view, names, words)]


def caption(events: Iterable[Event], view: GameView, names: Sequence[str], words: Words) -> str:
    """Return what a turn did as the caption of its picture: what whoever moved did, or else which round it is."""
    deeds = deeds_of([seen_by(event, view.viewer) for event in events])
    mover = next((deed.seat for deed in deeds if not deed.is_of_the_table), None)
    told = [text for deed in deeds if deed.seat == mover and mover is not None and (text := clause(deed, view, words))]
    if mover is None or not told:
        return signs.sentence(words.story.round_begins(round=signs.ROMAN[view.round]), words)
    done, *more = told
    for each in more:
        done = words.story.deed_more(deeds=done, next=each)
    return signs.sentence(words.story.line(who=spoken(names[mover]), deed=done), words)


_NEWS = (Passed, Dug, Discovered, Overcame, Bought, Researched, TookTempleTile, RivalTurnedUp)
_NEWS_WITH = (Recruited, Rescued, GainedCard)
_GREAT = (Discovered, Overcame, ReachedTemple, Rescued)


def _is_great(deed: Deed) -> bool:
    """Whether it is one of the moments that everybody should hear of."""
    return any(isinstance(event, _GREAT) for event in (deed.head, *deed.results))


def _is_news(deed: Deed) -> bool:
    """Whether the others would want to know: main actions, and cards and people gained."""
    return isinstance(deed.head, _NEWS) or any(isinstance(event, _NEWS_WITH) for event in deed.results)


def _lines(deed: Deed, view: GameView, names: Sequence[str], words: Words) -> list[str]:
    if deed.seat is None:
        return [signs.sentence(line, words) for line in happens_to_the_table(deed, view, names, words)]
    text = clause(deed, view, words)
    return [signs.sentence(words.story.line(who=spoken(names[deed.seat]), deed=text), words)] if text else []
