"""Groups events into summaries: what somebody did, what they paid and the results. Contains no texts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from arnak_bot.games.arnak.engine import events as kinds
from arnak_bot.games.arnak.engine.events import Event, seen_by
from arnak_bot.games.arnak.engine.state import RIVAL_SEAT
from arnak_bot.kit.names import Named, by_names

SILENT: dict[type[Event], str] = {
    kinds.TurnBegan: "whose turn it is stands below every message",
    kinds.TurnEnded: "the next player's turn says it",
    kinds.Cancelled: "nothing was paid and nothing has happened (R57)",
    kinds.Declined: "an offer turned down changes nothing",
    kinds.LookedAtBonuses: "what was seen is private; the menu shows it to whoever chooses",
    kinds.LookedAtRescue: "what was seen is private; the menu shows it to whoever chooses (R40)",
}
"""The kinds of events that are not described, and why."""

ON_ISLAND = (kinds.Dug, kinds.Discovered, kinds.Overcame)
BY_RIVAL = (*ON_ISLAND, kinds.Researched, kinds.TookTempleTile, kinds.Bought)
"""Main actions that the rival's tiles can also trigger."""

_PAYMENTS = (kinds.Paid, kinds.PaidTravel, kinds.PaidIdol, kinds.CardPutDown)

_PAID_FIRST = (*BY_RIVAL, kinds.Activated, kinds.Played)
"""A payment right before one of these is its price."""

_PAID_AFTERWARDS = (kinds.UsedAssistant, kinds.SlottedIdol, kinds.Borrowed)
"""A payment right after one of these, from the same source, is its price."""

HEADS = (
    *_PAID_FIRST,
    *_PAID_AFTERWARDS,
    *(kinds.GuardianMoved, kinds.Relocated, kinds.UsedBoon, kinds.Passed, kinds.Kept, kinds.RivalTurnedUp),
    *(kinds.RoundBegan, kinds.GameEnded, kinds.LeftRow, kinds.RowRefilled),
)
"""Events that start a summary. All others are results or payments."""


@dataclass(slots=True)
class Summary:
    """One thing that a seat (None: the table) did; `more` are further cards that were played right after the first.

    `head` is None if the events do not include its start.
    """

    seat: int | None
    head: Event | None = None
    more: list[Event] = field(default_factory=list)
    price: list[Event] = field(default_factory=list)
    results: list[Event] = field(default_factory=list)

    @property
    def events(self) -> list[Event]:
        return [*([] if self.head is None else [self.head]), *self.more, *self.price, *self.results]

    @property
    def is_empty(self) -> bool:
        return not self.price and not self.results


def summaries_of(events: Iterable[Event]) -> list[Summary]:
    """Group events into summaries, in the order in which the summaries began.

    The results of an effect belong to the summary that caused it, even if another one began in between.
    """
    sorter = _Sorter()
    for event in events:
        sorter.add(event)
    sorter.settle()
    return _merged(summary for summary in sorter.summaries if not (summary.head is None and summary.is_empty))


def by_last_event(events: Sequence[Event]) -> list[Summary]:
    """The same, in the order in which they ended: what happens during a question comes before the answer."""
    places = {id(event): at for at, event in enumerate(events)}
    return sorted(summaries_of(events), key=lambda each: max(places[id(event)] for event in each.events))


def summed_up(told: Iterable[Named[Event]], viewer: int | None) -> list[Named[Summary]]:
    """Group events as far as a viewer may see them, each summary with the players' names at the time."""
    seen = ((names, seen_by(event, viewer)) for names, event in told)
    return [(names, each) for names, run in by_names(seen) for each in summaries_of(run)]


def _merged(summaries: Iterable[Summary]) -> list[Summary]:
    found: list[Summary] = []
    for summary in summaries:
        last = found[-1] if found else None
        if (
            last is not None
            and summary.head is not None
            and last.seat == summary.seat
            and _is_small(last)
            and _is_small(summary)
        ):
            last.more.append(summary.head)
            last.results += summary.results
        else:
            found.append(summary)
    return found


def _is_small(summary: Summary) -> bool:
    gains = all(isinstance(event, kinds.Gained) for event in summary.results)
    return isinstance(summary.head, kinds.Played) and not summary.price and bool(summary.results) and gains


class _Sorter:
    """Processes events in order; `_owners` maps the source of an effect to the summary that caused it."""

    def __init__(self) -> None:
        self.summaries: list[Summary] = []
        self._owners: dict[tuple[int | None, str], Summary] = {}
        self._unsettled: list[Event] = []

    def add(self, event: Event) -> None:
        if isinstance(event, kinds.TurnBegan | kinds.TurnEnded):
            self.settle()
            self._owners.clear()
            self.summaries.append(Summary(event.seat))  # later events never belong to a summary before this one
        elif type(event) in SILENT:
            return
        elif isinstance(event, _PAYMENTS):
            price = self._price_of_the_last(event)
            (self._unsettled if price is None else price).append(event)
        elif isinstance(event, HEADS) and not self._belongs_to_the_rival(event):
            self._begin(event)
        else:
            self.settle()
            self._owner(event).results.append(event)
            self._claim(event, self._owner(event))

    def settle(self) -> None:
        """Assign the payments that no summary has claimed as its price to the summaries that caused them."""
        for event in self._unsettled:
            owner = self._owner(event)
            travels = isinstance(event, kinds.PaidTravel) and owner.head is not None
            (owner.price if travels else owner.results).append(event)
        self._unsettled.clear()

    def _price_of_the_last(self, event: Event) -> list[Event] | None:
        """Return the list of what the last summary cost if this payment belongs there; otherwise None."""
        last = self.summaries[-1] if self.summaries else None
        if last is None or not isinstance(last.head, _PAID_AFTERWARDS) or last.results or self._unsettled:
            return None
        at_purchase = last.head.source.startswith("assistant:")  # R55: exhausted first, then the card is paid for
        if not isinstance(event, kinds.Paid) or event.source != last.head.source or at_purchase:
            return None
        return last.price

    def _belongs_to_the_rival(self, event: Event) -> bool:
        """Whether the event belongs to the summary of the rival's tile, like everything else that the rival does."""
        last = self.summaries[-1] if self.summaries else None
        if event.seat != RIVAL_SEAT or isinstance(event, kinds.RivalTurnedUp) or last is None:
            return False
        return isinstance(last.head, kinds.RivalTurnedUp)

    def _begin(self, event: Event) -> None:
        price: list[Event] = []
        if isinstance(event, _PAID_FIRST):
            price = [paid for paid in self._unsettled if (paid.seat, paid.source) == (event.seat, event.source)]
            self._unsettled = [paid for paid in self._unsettled if paid not in price]
        self.settle()
        last = self.summaries[-1] if self.summaries else None
        if last is not None and self._continues(last, event):
            last.results.append(event)
            self._claim(event, last)
            return
        if last is not None and _is_absorbed(last, event):
            self.summaries.pop()
        summary = Summary(event.seat, event, price=price)
        self.summaries.append(summary)
        self._claim(event, summary)

    @staticmethod
    def _continues(last: Summary, event: Event) -> bool:
        """Whether it continues the last summary: a pass with a card (R30), the row, or activation by a move (R13)."""
        match last.head, event:
            case kinds.Passed(card=passed_with), kinds.Played(card=played):
                return passed_with == played
            case (kinds.RowRefilled(), kinds.RowRefilled()) | (kinds.LeftRow(), kinds.LeftRow()):
                return True
            case ((kinds.Relocated(end=end) | kinds.GuardianMoved(end=end)), kinds.Activated(site=site)):
                return end == site
            case _:
                return False

    def _claim(self, event: Event, summary: Summary) -> None:
        for source in _leads_to(event):
            self._owners[event.seat, source] = summary

    def _owner(self, event: Event) -> Summary:
        owner = self._owners.get((event.seat, event.source))
        arrives = isinstance(event, kinds.ReachedTemple)
        if owner is not None and not arrives:
            return owner
        last = self.summaries[-1] if self.summaries else None
        in_passing = not event.source or arrives
        if last is not None and in_passing and (last.seat == event.seat or isinstance(last.head, kinds.RoundBegan)):
            return last
        summary = Summary(event.seat)
        self.summaries.append(summary)
        if event.source:
            self._owners[event.seat, event.source] = summary
        return summary


def _is_absorbed(last: Summary, event: Event) -> bool:
    """Whether this event replaces the last summary: buying with an assistant is described only once (R55)."""
    if not isinstance(last.head, kinds.UsedAssistant) or not isinstance(event, kinds.Bought):
        return False
    return last.is_empty and event.source == f"assistant:{last.head.assistant}"


def _leads_to(event: Event) -> tuple[str, ...]:
    """The sources that later events will name if this event triggered them."""
    match event:
        case kinds.Dug(site=site) | kinds.Discovered(site=site) | kinds.Activated(site=site):
            return (f"site:{site}",)
        case kinds.Bought(card=card) | kinds.Played(card=card) | kinds.GainedCard(card=card):
            return (f"card:{card}",)
        case kinds.Researched(token=token, space=space):
            return (f"research:{space}-{token}",)
        case kinds.ReachedTemple():
            return ("temple",)
        case kinds.UsedAssistant(assistant=number) | kinds.Borrowed(assistant=number):
            return (f"assistant:{number}",)
        case kinds.UsedBoon(guardian=guardian):
            return (f"guardian:{guardian}",)
        case kinds.SlottedIdol(slot=slot):
            return (f"slot:{slot}",)
        case kinds.TookIdol(idol=idol) if idol is not None:
            return (f"idol:{idol}",)
        case kinds.TookBonus(tile=bonus):
            return (f"bonus:{bonus}",)
        case kinds.StackTileRevealed(tile=tile):
            return (f"tile:{tile}",)
        case _:
            return ()
