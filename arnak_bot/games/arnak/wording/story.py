"""Descriptions of what happened: who did what, what it cost, and the result in numbers.

An event is described by the message of its kind in `story.ftl`, whose parameter names say which values it gets.
Tokens, idols, Fear and drawn cards are combined into one sum.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import reduce
from itertools import groupby
from typing import Any

from arnak_bot.games.arnak.engine import Event, GameView, Resource, seen_by
from arnak_bot.games.arnak.engine import events as kinds
from arnak_bot.games.arnak.engine.content import BOARDS, GUARDIAN_POINTS, TEMPLE_STACK_BY_ID
from arnak_bot.games.arnak.engine.content.rival import RIVAL_TILE_BY_ID, RivalAction
from arnak_bot.games.arnak.engine.state import RIVAL_SEAT
from arnak_bot.games.arnak.pictured import RESOURCE_SIGNS
from arnak_bot.games.arnak.wording import signs
from arnak_bot.games.arnak.wording.messages import Words
from arnak_bot.games.arnak.wording.summaries import BY_RIVAL, ON_ISLAND, Summary, summaries_of
from arnak_bot.kit.names import is_you, told_to
from arnak_bot.kit.numerals import numeral
from arnak_bot.kit.prose import enumerated, listed, lower_first, message_of

SUMMED = frozenset[type[Event]](
    {kinds.Gained, kinds.Paid, kinds.GainedTravel, kinds.GainedFear, kinds.TookIdol, kinds.PaidIdol, kinds.Drew}
)

_TOGETHER = frozenset[type[Event]](
    {
        *(kinds.Played, kinds.CardPutDown, kinds.Exiled, kinds.Topped, kinds.TopRevealed),
        *(kinds.ExiledFromRow, kinds.LeftRow, kinds.RowRefilled),
        *(kinds.Recruited, kinds.Rescued, kinds.UpgradedAssistant, kinds.Refreshed),
    }
)
"""Several events of one of these kinds are described in a single clause; events of other kinds get a clause each."""


def lines(summary: Summary, view: GameView, names: Sequence[str], words: Words) -> list[str]:
    if summary.seat is None:
        return [signs.sentence(each, words) for each in _table_events(summary, view, names, words)]
    told = _clause_about(summary, view, names, words)
    return [signs.sentence(told, words)] if told else []


def caption(events: Iterable[Event], view: GameView, names: Sequence[str], words: Words) -> str:
    """Return the caption for the picture of a turn: what the player did or, failing that, which round it is."""
    summaries = summaries_of([seen_by(event, view.viewer) for event in events])
    mover = next((each.seat for each in summaries if each.seat is not None), None)
    own = [each for each in summaries if each.seat == mover is not None and describe(each, view, words)]
    if mover is None or not own:
        return signs.sentence(words.story.round_began(round=numeral(view.round)), words)
    first, *others = own
    done = [_clause_about(first, view, names, words)]
    done += [
        _clause_about(each, view, names, words) if _source_of(each) else describe(each, view, words) for each in others
    ]
    return signs.sentence(reduce(lambda first, then: words.story.and_then(done=first, next=then), done), words)


def line(who: str, done: str, words: Words) -> str:
    return signs.sentence(words.story.line(who=who, done=done), words)


def _clause_about(summary: Summary, view: GameView, names: Sequence[str], words: Words) -> str:
    """With a subject: "Ann digs at Harbour" or, of what began before, "Hat: Ann gets 1🪙"; may be empty."""
    done = describe(summary, view, words)
    if not done or summary.seat is None:
        return ""
    who = told_to(view.viewer, names, words)[summary.seat]
    source = _source_of(summary)
    if not source or source.startswith(_AT_SITE):  # a site follows what was done there
        return words.story.line(who=who, done=done)
    called = lower_first(who) if summary.seat == view.viewer else who
    return words.story.by_source(origin=signs.origin(view, source, words), done=words.story.line(who=called, done=done))


def _source_of(summary: Summary) -> str:
    """Where what somebody did comes from, if that began earlier; "" if the summary says so itself."""
    events = [] if summary.head is not None else summary.results
    return "" if _is_brought_home(events) else next((event.source for event in events if event.source), "")


def _is_brought_home(events: Sequence[Event]) -> bool:
    return bool(events) and all(isinstance(event, kinds.GainedFear) and event.site for event in events)


_AT_SITE = "site:"


def describe(summary: Summary, view: GameView, words: Words) -> str:
    """Return what somebody did, without a subject: "buys Serpent's Gold (3🧭): +Fear +4🪙"; may be empty."""
    head = summary.head
    if head is None:
        return _continuation(summary, view, words)
    results = _results(summary, view, words)
    (done,) = described([head, *summary.more], summary, view, words)
    price = _price(summary, words)
    travels = any(isinstance(each, kinds.PaidTravel) for each in summary.price)
    if price and (travels or isinstance(head, ON_ISLAND)):  # the price of travelling or fighting follows "with"
        done = words.story.with_price(done=done, price=listed(price, words))
    elif price:
        done = words.story.for_price(done=done, price=enumerated(price, words))
    if isinstance(head, kinds.RivalTurnedUp) and results:
        fails = any(isinstance(each, kinds.RivalRested) or _has_no_guardian(each, summary) for each in summary.results)
        happened = {type(each) for each in summary.results}
        if kinds.Discovered in happened and kinds.GuardianAwoke not in happened:
            results.append(words.story.wakes_nobody())
        if fails or not _in_words(results):
            first, *results = results
            done = words.story.rival_then(done=done, next=first, but="yes" if fails else "no")
    if isinstance(head, kinds.RivalTurnedUp | kinds.Kept) and _in_words(results):
        return listed([done, *results], words)
    if len(results) > 1 and results[-1][0] not in "+−":
        results = [words.story.and_at_last(results=enumerated(results[:-1], words), result=results[-1])]
    return words.story.with_results(done=done, results=enumerated(results, words)) if results else done


def _in_words(results: Sequence[str]) -> bool:
    return all(each[0] not in "+−" for each in results)


def _continuation(summary: Summary, view: GameView, words: Words) -> str:
    """Describe what came of an action that began before these events, after the cards that were spent on it."""
    said, you = words.story, is_you(summary.seat, view.viewer)
    events = [event for event in summary.results if not isinstance(event, kinds.CardPutDown)]
    spent = [event for event in summary.results if isinstance(event, kinds.CardPutDown)]
    results = _results(replace(summary, results=events), view, words)
    amounts = [each[0] in "+−" for each in results]
    if _is_brought_home(events) and not spent:
        return said.comes_home(you=you, results=enumerated(results, words))
    if amounts[:1] == [True]:
        drawn = [event.card for event in events if isinstance(event, kinds.Drew)]
        if len(drawn) == sum(type(event) in SUMMED for event in events) and not _points(events):
            results[0] = said.draws_cards(you=you, cards=_drawn(drawn, words))
        elif not any("+" in each for each in results):
            results = [each.replace("−", "") for each in results]
            results[0] = said.pays(you=you, price=results[0])
        else:
            price, _, gained = results[0].partition(" +")
            if price[0] == "−" and gained:
                results[0] = said.trades(you=you, price=price.replace("−", ""), results=f"+{gained}")
            else:
                results[0] = said.gets(you=you, results=results[0])
            # signs are only needed if losses or Fear are among the results
            if "−" not in results[0] and not any(isinstance(event, kinds.GainedFear) for event in events):
                results = [each.replace("+", "") for each in results]
    done = described(spent, summary, view, words) if spent else []
    done += [enumerated(results, words)] if amounts[-1:] == [True] else results  # no "and" before an amount
    source = _source_of(summary)
    if done and source.startswith(_AT_SITE):
        return said.goes_on_at_site(done=listed(done, words), source=signs.origin(view, source, words))
    return listed(done, words)


def _table_events(summary: Summary, view: GameView, names: Sequence[str], words: Words) -> list[str]:
    """What happened at the table; at the start of a round, the viewer's new hand is listed by name."""
    head = summary.head
    assert head is not None, "every event of the table begins a summary"
    alike = [event for event in summary.results if type(event) is type(head)]
    (told,) = described([head, *alike], summary, view, words)
    own = [signs.card(event.card, words) for event in summary.results if isinstance(event, kinds.Drew) and event.card]
    tells_own = own and view.viewer is not None
    return [told, words.story.has_drawn(cards=listed(own, words))] if tells_own else [told]


# --- events of one kind -----------------------------------------------------------------------


def described(events: Sequence[Event], summary: Summary, view: GameView, words: Words) -> list[str]:
    """Return a clause for each of several events of one kind, or a single clause for all of them.

    Raises:
        AttributeError: `story.ftl` has no message for this kind of event.
    """
    runs = [events] if type(events[0]) in _TOGETHER else [[event] for event in events]
    return [_clause(run, summary, view, words) for run in runs]


def _clause(events: Sequence[Event], summary: Summary, view: GameView, words: Words) -> str:
    """The message for events of one kind, with the reason if the choice was the rival's."""
    first = events[0]
    message = f"{message_of(type(first))}{_form(events, summary, view, words)}"
    done = words.story.tell(message, lambda name: _fact(name, events, view, words))
    reason = first.reason if isinstance(first, kinds.Dug | kinds.Discovered | kinds.Overcame | kinds.Bought) else None
    if reason is not None:
        done = words.story.because(done=done, reason=reason)
    return words.story.instead(done=done) if _has_no_guardian(first, summary) else done


def _has_no_guardian(event: Event, summary: Summary) -> bool:
    """Whether the rival made this move because it has no archaeologist at a site with a guardian to overcome (R52)."""
    return (
        isinstance(event, kinds.Researched | kinds.TookTempleTile)
        and isinstance(summary.head, kinds.RivalTurnedUp)
        and RIVAL_TILE_BY_ID[summary.head.tile].action is RivalAction.OVERCOME
    )


def _form(events: Sequence[Event], summary: Summary, view: GameView, words: Words) -> str:
    """The attribute of the message; "": the message itself."""
    first = events[0]
    for_you = summary.head is not None and first is not summary.head and first.seat == view.viewer
    match first:
        case kinds.Passed(card=with_what) | kinds.Bought(source=with_what) if with_what:
            return ".with"
        case kinds.CardPutDown(source=""):
            return ".after-the-round"
        case kinds.GainedCard(to=None):
            return ".into-play-you" if for_you else ".into-play"
        case kinds.Exiled(card=card) if (
            isinstance(summary.head, kinds.Played) and [card] == [summary.head.card] and not events[1:]
        ):
            return ".itself"
        case kinds.RivalRested(tile=tile, cause=cause):
            return f".{RIVAL_TILE_BY_ID[tile].action if cause is kinds.RestCause.NOTHING_THERE else cause}"
        case kinds.Recruited() | kinds.Rescued() | kinds.Researched() | kinds.TookBonus() if (
            view.rival is not None and first.seat == RIVAL_SEAT
        ):
            return ".by-rival"  # its assistants and bonus tiles leave the game, and it has no notebook (R51)
        case _ if for_you and f"{message_of(type(first))}.you" in words.story:
            return ".you"  # after a colon, "exile Fear" would read as an order
        case _:
            return ""


def _fact(name: str, events: Sequence[Any], view: GameView, words: Words) -> Any:
    """Return the value for a parameter of the messages: a field of the first event, or computed from all of them."""
    first = events[0]
    match name:
        case "site" | "start" | "end":
            return signs.site(view, getattr(first, name), words)
        case "assistant" | "old" | "new":
            return signs.assistant(getattr(first, name), words)
        case "assistants":
            people = (signs.assistant(event.assistant, words) for event in events)
            return listed((words.story.the_assistant(assistant=each) for each in people), words)
        case "guardian":
            return signs.guardian(first.guardian, words)
        case "tile":
            return (signs.rival_tile if isinstance(first, kinds.RivalTurnedUp) else signs.tile)(first.tile, words)
        case "space":
            return signs.space(view.board, first.space, words)
        case "card":
            return signs.card(first.card, words)
        case "cards":
            return _cards(events, words)
        case "count":
            return first.cards if isinstance(first, kinds.Kept) else len(events)
        case "source":
            return _inside_sentence(first.source, view, words)
        case "sources":
            return signs.sources("+".join(first.sources), words=words)
        case "round":
            return numeral(first.round)
        case "you":
            return is_you(first.seat, view.viewer)
        case _:
            return getattr(first, name)


def _cards(events: Sequence[Any], words: Words) -> str:
    match events[0]:
        case kinds.RowRefilled():
            return listed((signs.with_price(event.card, words) for event in events), words)
        case kinds.LeftRow():
            return listed((signs.card(event.card, words) for event in events), words)
        case _:
            return signs.counted((signs.card_name(event.card, words) for event in events), words)


def _inside_sentence(source: str, view: GameView, words: Words) -> str:
    kind, _, rest = source.partition(":")
    if kind == "assistant":
        return words.story.the_assistant(assistant=signs.assistant(int(rest), words))
    return signs.origin(view, source, words)


def _worth(event: Event | None, results: Sequence[Event], view: GameView, words: Words) -> list[str]:
    """The points that a research token scores in its new row or, at the Lost Temple, by arriving there."""
    if not isinstance(event, kinds.Researched):
        return []
    arrived = next((each.points for each in results if isinstance(each, kinds.ReachedTemple)), 0)
    board = BOARDS[view.board]
    space = board.research[event.space]
    points = arrived if space.lost_temple else space.row and board.rows[space.row - 1].points_for(event.token)
    return [words.story.now_worth(points=points)] if points else []


# --- the price --------------------------------------------------------------------------------


def _price(summary: Summary, words: Words) -> list[str]:
    parts: list[str] = []
    for kind, run in groupby(summary.price, key=type):
        events = list(run)
        if kind is kinds.Paid:
            total = _tokens(events)
            parts.append(signs.resources(tuple((each, -total[each]) for each in Resource if total[each])))
        elif kind is kinds.PaidIdol:
            parts.append(words.amounts.idols(count=len(events)))
        elif kind is kinds.CardPutDown:
            down = [signs.card(event.card, words) for event in events if isinstance(event, kinds.CardPutDown)]
            parts.append(words.story.put_down(cards=listed(down, words)))
        else:
            travels = (Counter(event.sources) for event in events if isinstance(event, kinds.PaidTravel))
            used = (each for counts in travels for each in counts.items())
            parts += [signs.source(label, count, words=words) for label, count in used]
    return parts


# --- results ----------------------------------------------------------------------------------


def _results(summary: Summary, view: GameView, words: Words) -> list[str]:
    """What the rival's tile led to, the site tile used, the points, the sum of gains and losses, then the rest."""
    events, summed = summary.results, list[Event]()
    done, groups = list[str](), dict[type[Event], list[Event]]()
    for event in events:
        if type(event) in SUMMED:
            summed.append(event)
        elif isinstance(event, BY_RIVAL):
            told, worth = described([event], summary, view, words), _worth(event, events, view, words)
            done += [words.story.moved_by_rival(done=told[0], worth=worth[0])] if worth else told
        elif isinstance(event, kinds.StackTileRevealed):  # what the tile gave is in the sum
            done += described([event], summary, view, words)
        elif not _goes_without_saying(event, summary):
            groups.setdefault(type(event), []).append(event)
    points = _points(events if summary.head is None else [summary.head, *events])
    done += _worth(summary.head, events, view, words)
    done += [f"+{words.amounts.points(points=points)}"] if points else []
    if summed and (balance := _balance(summed, view, words)):
        done.append(balance)
    for group in groups.values():
        done += described(group, summary, view, words)
        done += [worth for event in group for worth in _worth(event, events, view, words)]
    return done


def _goes_without_saying(event: Event, summary: Summary) -> bool:
    """Whether something else implies the event: a discovery, a move (R13), a pass with a card (R30), or points."""
    if isinstance(event, kinds.ReachedTemple):
        return any(isinstance(each, kinds.Researched) for each in (summary.head, *summary.results))
    return isinstance(event, kinds.SiteRevealed | kinds.Activated | kinds.Played) and summary.head is not None


def _points(events: Iterable[Event]) -> int:
    """The points for temple tiles and guardians, which cannot be lost again."""
    found = [*events]
    tiles = [TEMPLE_STACK_BY_ID[event.stack].points for event in found if isinstance(event, kinds.TookTempleTile)]
    return sum(tiles) + GUARDIAN_POINTS * sum(isinstance(event, kinds.Overcame) for event in found)


def _balance(events: Sequence[Event], view: GameView, words: Words) -> str:
    """Gains and losses in symbols: "−1📜 +1🏹", "+Fear +4🪙", "+2 cards"."""
    total = _tokens(events)
    lost = [f"−{-total[each]}{RESOURCE_SIGNS[each]}" for each in Resource if total[each] < 0]
    won = [f"+{total[each]}{RESOURCE_SIGNS[each]}" for each in Resource if total[each] > 0]
    parts = [*lost, *_fears(events, view, words), *won]
    counts = Counter(type(event) for event in events)
    idols = counts[kinds.TookIdol] - counts[kinds.PaidIdol]
    if idols:
        parts.append(f"{'+' if idols > 0 else '−'}{words.amounts.idols(count=abs(idols))}")
    icons = tuple(icon for event in events if isinstance(event, kinds.GainedTravel) for icon in event.icons)
    if icons:
        parts.append(f"+{signs.icons(icons)}")
    drawn = [event.card for event in events if isinstance(event, kinds.Drew)]
    if drawn:
        count, named = words.amounts.cards(count=len(drawn)), _drawn(drawn, words)
        parts.append(f"+{count if named == count else words.story.cards_named(cards=count, names=named)}")
    return " ".join(parts) or ("+0" if total else "")


def _drawn(cards: Sequence[str | None], words: Words) -> str:
    """Cards that were drawn, by name if the viewer sees all of them."""
    seen = [signs.card(card, words) for card in cards if card is not None]
    return listed(seen, words) if len(seen) == len(cards) else words.amounts.cards(count=len(cards))


def _tokens(events: Iterable[Event]) -> Counter[Resource]:
    total: Counter[Resource] = Counter()
    for event in events:
        if isinstance(event, kinds.Gained):
            total[event.resource] += event.amount
        elif isinstance(event, kinds.Paid):
            total[event.resource] -= event.amount
    return total


def _fears(events: Sequence[Event], view: GameView, words: Words) -> list[str]:
    """The Fear gained from each source: as cards, or as tiles if the cards have run out (R18)."""
    said = words.story
    found: Counter[tuple[bool, int, str]] = Counter()
    for event in events:
        if isinstance(event, kinds.GainedFear):
            found[event.is_tile, event.guardian if event.site else 0, event.site] += 1
    parts = []
    for (is_tile, guardian, site), count in found.items():
        fear = said.fear_tiles(count=count) if is_tile else said.fear(count=count)
        if site:
            place = signs.site(view, site, words)
            fear = said.fear_from(fear=fear, guardian=signs.guardian(guardian, words), site=place)
        parts.append(f"+{fear}")
    return parts
