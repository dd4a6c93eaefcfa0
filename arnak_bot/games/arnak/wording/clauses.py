"""A deed in words: what was done, the price, and what came of it in numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby

from arnak_bot.games.arnak.engine.content import GUARDIAN_POINTS, TEMPLE_STACK_BY_ID
from arnak_bot.games.arnak.engine.events import (
    Bought,
    CardPutDown,
    Discovered,
    Drew,
    Dug,
    Event,
    Gained,
    GainedFear,
    GainedTravel,
    Overcame,
    Paid,
    PaidIdol,
    PaidTravel,
    Played,
    ReachedTemple,
    Researched,
    TookIdol,
    TookTempleTile,
)
from arnak_bot.games.arnak.engine.resources import Resource
from arnak_bot.games.arnak.engine.view import GameView
from arnak_bot.games.arnak.pictured import RESOURCE_SIGNS
from arnak_bot.games.arnak.wording import signs
from arnak_bot.games.arnak.wording.deeds import Deed
from arnak_bot.games.arnak.wording.messages import Words
from arnak_bot.games.arnak.wording.payments import sources
from arnak_bot.games.arnak.wording.prompts import origin
from arnak_bot.games.arnak.wording.tellers import comes_of, counted_cards, does, is_summed
from arnak_bot.kit.prose import enumerated, listed

__all__ = ["clause"]

_ISLAND = (Dug, Discovered, Overcame)
_DEEDS_OF_THE_RIVAL = (Dug, Discovered, Overcame, Researched, TookTempleTile, Bought)


def clause(deed: Deed, view: GameView, words: Words) -> str:
    """Return what a deed was, without who did it: "buys Serpent's Gold (3🧭): +Fear +4🪙".

    Empty where there is nothing to tell.
    """
    results = _results(deed, view, words)
    if deed.head is None:
        return _going_on(deed, view, results, words)
    done = (
        _played(deed, words) if deed.more else _priced(deed, _worth(deed, does(deed.head, view, words), words), words)
    )
    return words.story.deed_with_results(deed=done, results=enumerated(results, words)) if results else done


def _going_on(deed: Deed, view: GameView, results: list[str], words: Words) -> str:
    """What came of something that began earlier."""
    if not results:
        return ""
    said, told, events = words.story, enumerated(results, words), deed.results
    homes = [event for event in events if isinstance(event, GainedFear) and event.site]
    if homes and len(homes) == len(events):
        return said.comes_home(results=told)
    source = next((event.source for event in events if event.source), "")
    if source:
        return said.goes_on(source=origin(view, source, words), results=told)
    return said.gets(results=told) if results[0][0] in "+−" else listed(results, words)


def _played(deed: Deed, words: Words) -> str:
    """Cards that were played one after the other."""
    played = (event.card for event in (deed.head, *deed.more) if isinstance(event, Played))
    return words.story.plays(cards=counted_cards(played, words))


def _worth(deed: Deed, done: str, words: Words) -> str:
    """A deed with what arriving at the Lost Temple is worth."""
    arrived = [event.points for event in deed.results if isinstance(event, ReachedTemple)]
    if not arrived or not isinstance(deed.head, Researched):
        return done
    return words.story.deed_worth(deed=done, points=arrived[0])


def _priced(deed: Deed, done: str, words: Words) -> str:
    """A deed with what was given for it: "(3🪙)"; who travels or fights goes "with" it."""
    parts: list[str] = []
    for kind, run in groupby(deed.price, key=type):
        events = list(run)
        if kind is Paid:
            parts.append(_sum_of(events))
        elif kind is PaidIdol:
            parts.append(words.amounts.idols(count=len(events)))
        elif kind is CardPutDown:
            down = [signs.card(event.card, words) for event in events if isinstance(event, CardPutDown)]
            parts.append(words.story.put_down(cards=listed(down, words)))
        else:
            parts += [
                source for event in events if isinstance(event, PaidTravel) for source in _each_source(event, words)
            ]
    if not parts:
        return done
    if isinstance(deed.head, _ISLAND):
        return words.story.deed_with_price(deed=done, price=listed(parts, words))
    return words.story.deed_for_price(deed=done, price=enumerated(parts, words))


def _each_source(event: PaidTravel, words: Words) -> list[str]:
    """Travel sources one by one; equal ones are counted."""
    return [sources("+".join([label] * count), words=words) for label, count in Counter(event.sources).items()]


def _sum_of(payments: Iterable[Event]) -> str:
    total = _tokens(payments)
    return signs.resources(tuple((resource, -total[resource]) for resource in Resource if total[resource]))


# --- what came of it --------------------------------------------------------------------------


def _results(deed: Deed, view: GameView, words: Words) -> list[str]:
    """What came of a deed: what the rival's tile led to, the points, the sum, then whatever else has happened."""
    events = deed.results
    done = [does(event, view, words) for event in events if isinstance(event, _DEEDS_OF_THE_RIVAL)]
    balance = _balance([event for event in events if is_summed(event)], view, words)
    points = _points(events if deed.head is None else [deed.head, *events], words)
    groups: dict[type[Event], list[Event]] = {}
    for event in events:
        if not isinstance(event, _DEEDS_OF_THE_RIVAL) and not is_summed(event):
            groups.setdefault(type(event), []).append(event)
    told = [text for group in groups.values() for text in comes_of(deed, group, view, words)]
    return [*done, *points, *([balance] if balance else []), *told]


def _points(events: Iterable[Event], words: Words) -> list[str]:
    """Points that a deed is worth for good."""
    points = 0
    for event in events:
        if isinstance(event, Overcame):
            points += GUARDIAN_POINTS
        elif isinstance(event, TookTempleTile):
            points += TEMPLE_STACK_BY_ID[event.stack].points
    return [f"+{words.amounts.points(count=points)}"] if points else []


def _balance(events: Sequence[Event], view: GameView, words: Words) -> str:
    """What was won and lost, as signs: "−1📜 +1🏹", "+Fear +4🪙", "+2 cards"."""
    if not events:
        return ""
    total = _tokens(events)
    lost = [f"−{-total[each]}{RESOURCE_SIGNS[each]}" for each in Resource if total[each] < 0]
    won = [f"+{total[each]}{RESOURCE_SIGNS[each]}" for each in Resource if total[each] > 0]
    parts = [*lost, *_fears(events, view, words), *won]
    kinds = Counter(type(event) for event in events)
    idols = kinds[TookIdol] - kinds[PaidIdol]
    if idols:
        parts.append(f"{'+' if idols > 0 else '−'}{words.amounts.idols(count=abs(idols))}")
    icons = tuple(icon for event in events if isinstance(event, GainedTravel) for icon in event.icons)
    if icons:
        parts.append(f"+{signs.icons(icons)}")
    drawn = [event.card for event in events if isinstance(event, Drew)]
    if drawn:
        parts.append(f"+{_drawn(drawn, words)}")
    return " ".join(parts) or ("+0" if total else "")


def _drawn(cards: Sequence[str | None], words: Words) -> str:
    """Cards that were drawn, by name for whoever sees all of them."""
    count = words.amounts.cards(count=len(cards))
    seen = [signs.card(card, words) for card in cards if card is not None]
    return words.story.cards_named(cards=count, names=listed(seen, words)) if len(seen) == len(cards) else count


def _tokens(events: Iterable[Event]) -> Counter[Resource]:
    total: Counter[Resource] = Counter()
    for event in events:
        if isinstance(event, Gained):
            total[event.resource] += event.amount
        elif isinstance(event, Paid):
            total[event.resource] -= event.amount
    return total


def _fears(events: Sequence[Event], view: GameView, words: Words) -> list[str]:
    """Fear by what it came from: cards, and tiles where the cards ran out (R18)."""
    said = words.story
    found: Counter[tuple[bool, int, str]] = Counter()
    for event in events:
        if isinstance(event, GainedFear):
            found[event.is_tile, event.guardian if event.site else 0, event.site] += 1
    parts = []
    for (is_tile, guardian, site), count in found.items():
        fear = said.fear_tiles(count=count) if is_tile else said.fear(count=count)
        if site:
            place = signs.site(view, site, words)
            fear = said.fear_from(fear=fear, guardian=signs.guardian(guardian, words), site=place)
        parts.append(f"+{fear}")
    return parts
