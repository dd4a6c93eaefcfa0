"""Events put together into deeds: what somebody did, what they gave for it, and what came of it. Knows no words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from arnak_bot.engine.events import Event, EventKind
from arnak_bot.engine.state import RIVAL_SEAT

__all__ = ["SILENT", "Deed", "deeds_of"]

SILENT = {
    EventKind.TURN_BEGAN: "whose turn it is stands below every message",
    EventKind.TURN_ENDED: "the next player's turn says it",
    EventKind.CANCELLED: "nothing was paid and nothing has happened (R57)",
    EventKind.DECLINED: "an offer turned down changes nothing",
    EventKind.LOOKED_AT_BONUSES: "what was seen is private; the menu shows it to whoever chooses",
    EventKind.LOOKED_AT_RESCUE: "what was seen is private; the menu shows it to whoever chooses (R40)",
}
"""The kinds of events that nobody needs to be told, and why."""

_HEADS = {
    EventKind.ROUND_BEGAN,
    EventKind.GAME_ENDED,
    EventKind.ROW_REFILLED,
    EventKind.PASSED,
    EventKind.DUG,
    EventKind.DISCOVERED,
    EventKind.ACTIVATED,
    EventKind.OVERCAME,
    EventKind.GUARDIAN_MOVED,
    EventKind.RELOCATED,
    EventKind.BOUGHT,
    EventKind.PLAYED,
    EventKind.RESEARCHED,
    EventKind.TOOK_TEMPLE_TILE,
    EventKind.USED_ASSISTANT,
    EventKind.BORROWED,
    EventKind.USED_BOON,
    EventKind.SLOTTED_IDOL,
    EventKind.KEPT,
    EventKind.RIVAL_TILE,
}
"""What begins a deed. The rest is what comes of one, or what is given for it."""

_PAYMENTS = {EventKind.PAID, EventKind.PAID_TRAVEL, EventKind.PAID_IDOL, EventKind.PUT_DOWN}

_PAID_FIRST = {
    EventKind.DUG,
    EventKind.DISCOVERED,
    EventKind.OVERCAME,
    EventKind.ACTIVATED,
    EventKind.BOUGHT,
    EventKind.PLAYED,
    EventKind.RESEARCHED,
    EventKind.TOOK_TEMPLE_TILE,
}
"""What is paid right before these is their price."""

_PAID_AFTERWARDS = {EventKind.USED_ASSISTANT, EventKind.SLOTTED_IDOL, EventKind.BORROWED}
"""What is paid right after these, for the same reason, is their price."""


_OF_THE_TABLE = {EventKind.ROUND_BEGAN, EventKind.GAME_ENDED, EventKind.ROW_REFILLED}


@dataclass(slots=True)
class Deed:
    """One thing that a seat did (None: the table); `head` is empty where what began it is not among the events.

    `more` are further cards that were played right after the first.
    """

    seat: int | None
    head: Event | None = None
    more: list[Event] = field(default_factory=list)
    price: list[Event] = field(default_factory=list)
    results: list[Event] = field(default_factory=list)

    @property
    def kind(self) -> EventKind | None:
        """What began it."""
        return None if self.head is None else self.head.kind

    @property
    def is_of_the_table(self) -> bool:
        """Whether it happened to the table rather than to somebody."""
        return self.seat is None or self.kind in _OF_THE_TABLE

    @property
    def is_empty(self) -> bool:
        """Whether nothing was given for it and nothing came of it."""
        return not self.price and not self.results


def deeds_of(events: Iterable[Event]) -> list[Deed]:
    """Put events together, in the order in which the deeds began.

    What an effect leads to belongs to the deed that has caused the effect, though another one came in between.
    """
    sorter = _Sorter()
    for event in events:
        sorter.add(event)
    sorter.settle()
    return _merged(deed for deed in sorter.deeds if not (deed.head is None and deed.is_empty))


def _merged(deeds: Iterable[Deed]) -> list[Deed]:
    """Cards that were played one after the other, for tokens and nothing else, are one deed."""
    found: list[Deed] = []
    for deed in deeds:
        last = found[-1] if found else None
        if (
            last is not None
            and deed.head is not None
            and last.seat == deed.seat
            and _is_small(last)
            and _is_small(deed)
        ):
            last.more.append(deed.head)
            last.results += deed.results
        else:
            found.append(deed)
    return found


def _is_small(deed: Deed) -> bool:
    gains = all(event.kind is EventKind.GAINED for event in deed.results)
    return deed.kind is EventKind.PLAYED and not deed.price and bool(deed.results) and gains


class _Sorter:
    """Takes events in their order.

    `owners` says which deed has led to the effects of a source, `unsettled` is what was paid for something to come.
    """

    def __init__(self) -> None:
        self.deeds: list[Deed] = []
        self._owners: dict[tuple[int | None, str], Deed] = {}
        self._unsettled: list[Event] = []

    def add(self, event: Event) -> None:
        if event.kind in (EventKind.TURN_BEGAN, EventKind.TURN_ENDED):
            self.settle()
            self._owners.clear()
            self.deeds.append(Deed(event.seat))  # nothing after it belongs to what came before
        elif event.kind in SILENT:
            return
        elif event.kind in _PAYMENTS:
            price = self._price_of_the_last(event)
            (self._unsettled if price is None else price).append(event)
        elif _begins_a_deed(event) and not self._belongs_to_the_rival(event):
            self._begin(event)
        else:
            self.settle()
            self._owner(event).results.append(event)
            self._claim(event, self._owner(event))

    def settle(self) -> None:
        """What was paid for no deed of its own was paid for the one it came of."""
        for event in self._unsettled:
            owner = self._owner(event)
            travels = event.kind is EventKind.PAID_TRAVEL and owner.head is not None
            (owner.price if travels else owner.results).append(event)
        self._unsettled.clear()

    def _price_of_the_last(self, event: Event) -> list[Event] | None:
        """Where a payment goes that comes after what it is for; None for any other."""
        last = self.deeds[-1] if self.deeds else None
        if last is None or last.head is None or last.results or last.kind not in _PAID_AFTERWARDS or self._unsettled:
            return None
        at_purchase = last.head.source.startswith("assistant:")  # R55: exhausted first, paid for the card after
        if event.kind is not EventKind.PAID or event.source != last.head.source or at_purchase:
            return None
        return last.price

    def _belongs_to_the_rival(self, event: Event) -> bool:
        """Everything the rival does comes of the tile it has turned up; its tile is the deed."""
        last = self.deeds[-1] if self.deeds else None
        if event.seat != RIVAL_SEAT or event.kind is EventKind.RIVAL_TILE or last is None:
            return False
        return last.kind is EventKind.RIVAL_TILE

    def _begin(self, event: Event) -> None:
        price: list[Event] = []
        if event.kind in _PAID_FIRST:
            price = [paid for paid in self._unsettled if (paid.seat, paid.source) == (event.seat, event.source)]
            self._unsettled = [paid for paid in self._unsettled if paid not in price]
        self.settle()
        last = self.deeds[-1] if self.deeds else None
        if last is not None and last.head is not None and self._continues(last, event):
            last.results.append(event)
            self._claim(event, last)
            return
        if last is not None and _gives_way(last, event):
            self.deeds.pop()
        deed = Deed(event.seat, event, price=price)
        self.deeds.append(deed)
        self._claim(event, deed)

    @staticmethod
    def _continues(last: Deed, event: Event) -> bool:
        """Cards that come into the row together are one thing; what is moved to a site activates it (R13).

        A card that was played to pass is told with the pass (R30).
        """
        assert last.head is not None
        if last.kind is EventKind.PASSED and event.kind is EventKind.PLAYED:
            return last.head.subject == event.subject
        if event.kind in (EventKind.ROW_REFILLED, EventKind.ROW_EXILED):
            return last.kind is event.kind
        moved = last.kind in (EventKind.RELOCATED, EventKind.GUARDIAN_MOVED)
        return event.kind is EventKind.ACTIVATED and moved and last.head.target == event.subject

    def _claim(self, event: Event, deed: Deed) -> None:
        for source in _leads_to(event):
            self._owners[event.seat, source] = deed

    def _owner(self, event: Event) -> Deed:
        owner = self._owners.get((event.seat, event.source))
        if owner is not None and event.kind is not EventKind.REACHED_TEMPLE:
            return owner
        last = self.deeds[-1] if self.deeds else None
        in_passing = not event.source or event.kind is EventKind.REACHED_TEMPLE
        if last is not None and in_passing and (last.seat == event.seat or last.kind is EventKind.ROUND_BEGAN):
            return last
        deed = Deed(event.seat)
        self.deeds.append(deed)
        if event.source:
            self._owners[event.seat, event.source] = deed
        return deed


def _begins_a_deed(event: Event) -> bool:
    """A card that leaves the row by itself is a matter of the table; one that an effect exiles comes of the effect."""
    return event.kind in _HEADS or (event.kind is EventKind.ROW_EXILED and event.seat is None)


def _gives_way(last: Deed, event: Event) -> bool:
    """An assistant that buys a card is told with the card (R55)."""
    if last.kind is not EventKind.USED_ASSISTANT or last.head is None:
        return False
    return event.kind is EventKind.BOUGHT and last.is_empty and event.source == f"assistant:{last.head.amount}"


def _leads_to(event: Event) -> tuple[str, ...]:
    """The sources of the effects that an event sets going."""
    subject = event.subject
    match event.kind:
        case EventKind.DUG | EventKind.DISCOVERED | EventKind.ACTIVATED:
            return (f"site:{subject}",)
        case EventKind.BOUGHT | EventKind.PLAYED | EventKind.GAINED_CARD:
            return (f"card:{subject}",)
        case EventKind.RESEARCHED:
            return (f"research:{event.amount}-{subject}",)
        case EventKind.REACHED_TEMPLE:
            return ("temple",)
        case EventKind.USED_ASSISTANT | EventKind.BORROWED:
            return (f"assistant:{event.amount}",)
        case EventKind.USED_BOON:
            return (f"guardian:{event.amount}",)
        case EventKind.SLOTTED_IDOL:
            return (f"slot:{subject}",)
        case EventKind.TOOK_IDOL if subject:
            return (f"idol:{subject}",)
        case EventKind.TOOK_BONUS:
            return (f"bonus:{subject}",)
        case EventKind.STACK_TILE_REVEALED:
            return (f"tile:{event.target}",)
        case _:
            return ()
