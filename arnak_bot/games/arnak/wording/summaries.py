"""Groups events into summaries: what somebody did, what they paid and what came of it. Contains no texts."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from arnak_bot.games.arnak.engine.events import (
    Activated,
    Borrowed,
    Bought,
    Cancelled,
    CardPutDown,
    Declined,
    Discovered,
    Dug,
    Event,
    Gained,
    GainedCard,
    GameEnded,
    GuardianMoved,
    Kept,
    LeftRow,
    LookedAtBonuses,
    LookedAtRescue,
    Overcame,
    Paid,
    PaidIdol,
    PaidTravel,
    Passed,
    Played,
    ReachedTemple,
    Relocated,
    Researched,
    RivalTurnedUp,
    RoundBegan,
    RowRefilled,
    SlottedIdol,
    StackTileRevealed,
    TookBonus,
    TookIdol,
    TookTempleTile,
    TurnBegan,
    TurnEnded,
    UsedAssistant,
    UsedBoon,
)
from arnak_bot.games.arnak.engine.state import RIVAL_SEAT

__all__ = ["HEADS", "SILENT", "Summary", "summaries_of"]

SILENT: dict[type[Event], str] = {
    TurnBegan: "whose turn it is stands below every message",
    TurnEnded: "the next player's turn says it",
    Cancelled: "nothing was paid and nothing has happened (R57)",
    Declined: "an offer turned down changes nothing",
    LookedAtBonuses: "what was seen is private; the menu shows it to whoever chooses",
    LookedAtRescue: "what was seen is private; the menu shows it to whoever chooses (R40)",
}
"""The kinds of events that are not described, and why."""

HEADS = (
    RoundBegan,
    GameEnded,
    LeftRow,
    RowRefilled,
    Passed,
    Dug,
    Discovered,
    Activated,
    Overcame,
    GuardianMoved,
    Relocated,
    Bought,
    Played,
    Researched,
    TookTempleTile,
    UsedAssistant,
    Borrowed,
    UsedBoon,
    SlottedIdol,
    Kept,
    RivalTurnedUp,
)
"""Events that start a summary. The others are results or payments."""

_PAYMENTS = (Paid, PaidTravel, PaidIdol, CardPutDown)

_PAID_FIRST = (Dug, Discovered, Overcame, Activated, Bought, Played, Researched, TookTempleTile)
"""What is paid right before one of these is its price."""

_PAID_AFTERWARDS = (UsedAssistant, SlottedIdol, Borrowed)
"""What is paid right after one of these, for the same reason, is its price."""


@dataclass(slots=True)
class Summary:
    """One thing that a seat (None: the table) did. `head` is None if the events do not include its start.

    `more` are further cards that were played right after the first.
    """

    seat: int | None
    head: Event | None = None
    more: list[Event] = field(default_factory=list)
    price: list[Event] = field(default_factory=list)
    results: list[Event] = field(default_factory=list)

    @property
    def is_of_the_table(self) -> bool:
        """Whether it happened to the table rather than to a player."""
        return self.seat is None

    @property
    def is_empty(self) -> bool:
        """Whether nothing was paid for it and nothing came of it."""
        return not self.price and not self.results


def summaries_of(events: Iterable[Event]) -> list[Summary]:
    """Group events into summaries, in the order in which the summaries began.

    The results of an effect belong to the summary that caused the effect, even if another one began in between.
    """
    sorter = _Sorter()
    for event in events:
        sorter.add(event)
    sorter.settle()
    return _merged(summary for summary in sorter.summaries if not (summary.head is None and summary.is_empty))


def _merged(summaries: Iterable[Summary]) -> list[Summary]:
    """Merge cards played one after the other that give only tokens into one summary."""
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
    gains = all(isinstance(event, Gained) for event in summary.results)
    return isinstance(summary.head, Played) and not summary.price and bool(summary.results) and gains


class _Sorter:
    """Processes events in order.

    `owners` maps the source of an effect to the summary that caused it; `unsettled` are payments for something to come.
    """

    def __init__(self) -> None:
        self.summaries: list[Summary] = []
        self._owners: dict[tuple[int | None, str], Summary] = {}
        self._unsettled: list[Event] = []

    def add(self, event: Event) -> None:
        if isinstance(event, TurnBegan | TurnEnded):
            self.settle()
            self._owners.clear()
            self.summaries.append(Summary(event.seat))  # nothing after it belongs to what came before
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
        """Assign the payments that no summary has claimed as its price to the summary that caused them."""
        for event in self._unsettled:
            owner = self._owner(event)
            travels = isinstance(event, PaidTravel) and owner.head is not None
            (owner.price if travels else owner.results).append(event)
        self._unsettled.clear()

    def _price_of_the_last(self, event: Event) -> list[Event] | None:
        """Return the last summary's price if this payment belongs to it; otherwise None."""
        last = self.summaries[-1] if self.summaries else None
        if last is None or not isinstance(last.head, _PAID_AFTERWARDS) or last.results or self._unsettled:
            return None
        at_purchase = last.head.source.startswith("assistant:")  # R55: exhausted first, then the card is paid for
        if not isinstance(event, Paid) or event.source != last.head.source or at_purchase:
            return None
        return last.price

    def _belongs_to_the_rival(self, event: Event) -> bool:
        """Whether it belongs to the summary of the rival's tile, as everything else that the rival does."""
        last = self.summaries[-1] if self.summaries else None
        if event.seat != RIVAL_SEAT or isinstance(event, RivalTurnedUp) or last is None:
            return False
        return isinstance(last.head, RivalTurnedUp)

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
        if last is not None and _gives_way(last, event):
            self.summaries.pop()
        summary = Summary(event.seat, event, price=price)
        self.summaries.append(summary)
        self._claim(event, summary)

    @staticmethod
    def _continues(last: Summary, event: Event) -> bool:
        """Whether it continues the last summary: cards refilling the row together, or a site activated by a move (R13).

        A card that was played to pass is described together with the pass (R30).
        """
        match last.head, event:
            case Passed(card=passed_with), Played(card=played):
                return passed_with == played
            case (RowRefilled(), RowRefilled()) | (LeftRow(), LeftRow()):
                return True
            case ((Relocated(end=end) | GuardianMoved(end=end)), Activated(site=site)):
                return end == site
            case _:
                return False

    def _claim(self, event: Event, summary: Summary) -> None:
        for source in _leads_to(event):
            self._owners[event.seat, source] = summary

    def _owner(self, event: Event) -> Summary:
        owner = self._owners.get((event.seat, event.source))
        arrives = isinstance(event, ReachedTemple)
        if owner is not None and not arrives:
            return owner
        last = self.summaries[-1] if self.summaries else None
        in_passing = not event.source or arrives
        if last is not None and in_passing and (last.seat == event.seat or isinstance(last.head, RoundBegan)):
            return last
        summary = Summary(event.seat)
        self.summaries.append(summary)
        if event.source:
            self._owners[event.seat, event.source] = summary
        return summary


def _gives_way(last: Summary, event: Event) -> bool:
    """Whether the last summary is absorbed: an assistant that buys a card is described with the card (R55)."""
    if not isinstance(last.head, UsedAssistant) or not isinstance(event, Bought):
        return False
    return last.is_empty and event.source == f"assistant:{last.head.assistant}"


def _leads_to(event: Event) -> tuple[str, ...]:
    """The sources of the effects that an event triggers."""
    match event:
        case Dug(site=site) | Discovered(site=site) | Activated(site=site):
            return (f"site:{site}",)
        case Bought(card=card) | Played(card=card) | GainedCard(card=card):
            return (f"card:{card}",)
        case Researched(token=token, space=space):
            return (f"research:{space}-{token}",)
        case ReachedTemple():
            return ("temple",)
        case UsedAssistant(assistant=number) | Borrowed(assistant=number):
            return (f"assistant:{number}",)
        case UsedBoon(guardian=guardian):
            return (f"guardian:{guardian}",)
        case SlottedIdol(slot=slot):
            return (f"slot:{slot}",)
        case TookIdol(idol=idol) if idol is not None:
            return (f"idol:{idol}",)
        case TookBonus(tile=bonus):
            return (f"bonus:{bonus}",)
        case StackTileRevealed(tile=tile):
            return (f"tile:{tile}",)
        case _:
            return ()
