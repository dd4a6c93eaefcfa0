"""How each kind of event is told: one row a kind. A kind without a row raises, and a test names it.

An event is told as what somebody did ("digs at Quarry"), as what came of something else ("wakes the Hollow Monkey"),
as what happened to the table, or in a sum with others ("+2🪙"); who did it and the price are told around it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar

from arnak_bot.games.arnak.engine import events as happened
from arnak_bot.games.arnak.engine.content import BOARDS, CARD_BY_ID, FEAR_TILE
from arnak_bot.games.arnak.engine.events import Event
from arnak_bot.games.arnak.engine.state import RIVAL_SEAT
from arnak_bot.games.arnak.engine.view import GameView
from arnak_bot.games.arnak.wording import signs
from arnak_bot.games.arnak.wording.deeds import Deed
from arnak_bot.games.arnak.wording.messages import Story, Words
from arnak_bot.games.arnak.wording.payments import sources
from arnak_bot.games.arnak.wording.prompts import origin
from arnak_bot.kit.names import spoken
from arnak_bot.kit.prose import listed

__all__ = [
    "TELLERS",
    "Teller",
    "card_name",
    "comes_of",
    "counted_cards",
    "does",
    "happens_to_the_table",
    "is_summed",
    "price_of_card",
]

E = TypeVar("E", bound=Event)
Does: TypeAlias = Callable[[E, GameView, Words], str]
"""Tells what somebody did, without who did it and for what price."""

Comes: TypeAlias = Callable[[Deed, Sequence[E], GameView, Words], list[str]]
"""Tells what came of a deed: its events of one kind together. Empty texts are left out."""

OfTable: TypeAlias = Callable[[Sequence[E], Deed, GameView, Sequence[str], Words], list[str]]
"""Tells what happened to the table, a clause a line: the events of the kind that began it, and what came of them."""


@dataclass(frozen=True, slots=True)
class Teller:
    """The ways in which a kind of event may be told; `sums` is whether it is told in a sum with others."""

    kind: type[object]
    does: Does[Event] | None = None
    comes: Comes[Event] | None = None
    of_table: OfTable[Event] | None = None
    sums: bool = False


def does(event: Event, view: GameView, words: Words) -> str:
    """Return what somebody did: "digs at Quarry".

    Raises:
        ValueError: nobody does that.
    """
    tell = _teller(event).does
    if tell is None:
        raise ValueError(f"nobody does {type(event).__name__}")
    return tell(event, view, words)


def comes_of(deed: Deed, events: Sequence[Event], view: GameView, words: Words) -> list[str]:
    """Return what came of a deed: its events of one kind.

    Raises:
        ValueError: nothing of that kind comes of anything.
    """
    tell = _teller(events[0]).comes
    if tell is None:
        raise ValueError(f"nothing is known to come of {type(events[0]).__name__}")
    return [text for text in tell(deed, events, view, words) if text]


def happens_to_the_table(deed: Deed, view: GameView, names: Sequence[str], words: Words) -> list[str]:
    """Return what happened to the table, a clause a line; nothing where the deed has no beginning.

    Raises:
        ValueError: that does not happen to a table.
    """
    head = deed.head
    if head is None:
        return []
    tell = _teller(head).of_table
    if tell is None:
        raise ValueError(f"{type(head).__name__} does not happen to a table")
    return tell([head, *(each for each in deed.results if type(each) is type(head))], deed, view, names, words)


def is_summed(event: Event) -> bool:
    """Whether an event is told in a sum with others."""
    return _teller(event).sums


def _teller(event: Event) -> Teller:
    try:
        return TELLERS[type(event)]
    except KeyError as error:
        raise ValueError(f"nothing is known of {type(event).__name__}") from error


def price_of_card(card: str, words: Words) -> str:
    """Return a card with what it costs in the row: "Parrot (2🪙)"."""
    return words.story.card_with_price(card=signs.card(card, words), price=signs.price(CARD_BY_ID[card]))


def counted_cards(cards: Iterable[str | None], words: Words) -> str:
    """Return cards by name; equal ones are counted, and what one may not see is "a card"."""
    counts = Counter(_card(card, words) for card in cards)
    return listed((f"{count}× {name}" if count > 1 else name for name, count in counts.items()), words)


def _card(card: str | None, words: Words) -> str:
    return words.story.a_card() if card is None else card_name(card, words)


def card_name(card: str, words: Words) -> str:
    """Return the name of a card, or of a Fear tile, which stands for one."""
    return words.story.a_fear_tile() if card == FEAR_TILE else signs.card(card, words)


# --- what is told by the fields of an event -------------------------------------------------------


_SPELLED: dict[str, Callable[[Any, GameView, Words], str]] = {
    **dict.fromkeys(("site", "start", "end"), lambda place, view, words: signs.site(view, place, words)),
    **dict.fromkeys(("assistant", "old", "new"), lambda number, _, words: signs.assistant(number, words)),
    "guardian": lambda number, _, words: signs.guardian(number, words),
    "card": lambda card, _, words: signs.card(card, words),
    "tile": lambda tile, _, words: signs.tile(tile, words),
}
"""How fields of events are said where they are not what a message is told."""


def _says(message: Callable[..., str]) -> Does[Event]:
    """What somebody did is told by a message that names fields of the event, and why the rival chose it."""

    def tell(event: Event, view: GameView, words: Words) -> str:
        def fact(name: str) -> Any:
            value = getattr(event, name)
            return _SPELLED[name](value, view, words) if name in _SPELLED else value

        return _because(words.story.tell(message.__name__, fact), event, words)

    return tell


def _each(message: Callable[..., str]) -> Comes[Event]:
    """What came of a deed is told event by event."""
    does = _says(message)
    return lambda deed, events, view, words: [does(event, view, words) for event in events]


def _because(deed: str, event: Event, words: Words) -> str:
    """What the rival does, and why it chose this; players need no reason."""
    chosen = (happened.Dug, happened.Discovered, happened.Overcame, happened.Bought, happened.Researched)
    reason = event.reason if isinstance(event, chosen) else None
    return deed if reason is None else words.story.deed_because(deed=deed, reason=reason)


# --- on the island ----------------------------------------------------------------------------


def _finds_site(deed: Deed, events: Sequence[happened.SiteRevealed], view: GameView, words: Words) -> list[str]:
    """Whoever discovers a site is told to have discovered it by its name."""
    return [words.story.finds_tile(tile=signs.tile(event.tile, words)) for event in events if deed.head is None]


def _activates_besides(deed: Deed, events: Sequence[happened.Activated], view: GameView, words: Words) -> list[str]:
    """What is moved to a site activates it: that goes without saying (R13)."""
    return _each(Story.activates)(deed, events, view, words) if deed.head is None else []


def _moves_guardian(event: happened.GuardianMoved, view: GameView, words: Words) -> str:
    guardian, site = signs.guardian(event.guardian, words), signs.site(view, event.end, words)
    return words.story.moves_guardian(guardian=guardian, site=site)


def _travels(deed: Deed, events: Sequence[happened.PaidTravel], view: GameView, words: Words) -> list[str]:
    return [words.story.travels(sources=sources("+".join(event.sources), words=words)) for event in events]


# --- cards ------------------------------------------------------------------------------------


def _passes(event: happened.Passed, view: GameView, words: Words) -> str:
    return words.story.passes_with(card=signs.card(event.card, words)) if event.card else words.story.passes()


def _keeps(event: happened.Kept, view: GameView, words: Words) -> str:
    return words.story.keeps(count=event.cards)


def _plays(event: happened.Played, view: GameView, words: Words) -> str:
    return words.story.plays(cards=signs.card(event.card, words))


def _played_besides(deed: Deed, events: Sequence[happened.Played], view: GameView, words: Words) -> list[str]:
    """A card that is played to pass is told with the pass (R30)."""
    return []


def _buys(event: happened.Bought, view: GameView, words: Words) -> str:
    card, said = signs.card(event.card, words), words.story
    if not event.source:
        return _because(said.buys(card=card), event, words)
    return _because(said.buys_with(card=card, source=_inside(event.source, view, words)), event, words)


def _inside(source: str, view: GameView, words: Words) -> str:
    """Where something comes from, in the middle of a sentence."""
    kind, _, rest = source.partition(":")
    if kind == "assistant":
        return words.story.the_assistant(assistant=signs.assistant(int(rest), words))
    return origin(view, source, words)


def _gains_cards(deed: Deed, events: Sequence[happened.GainedCard], view: GameView, words: Words) -> list[str]:
    said, named = words.story, [(signs.card(event.card, words), event.to) for event in events]
    return [
        said.gains_card_into_play(card=card) if to is None else said.gains_card(card=card, to=to) for card, to in named
    ]


def _exiles(deed: Deed, events: Sequence[happened.Exiled], view: GameView, words: Words) -> list[str]:
    gone = [event.card for event in events]
    if isinstance(deed.head, happened.Played) and gone == [deed.head.card]:
        return [words.story.exiles_it()]
    return [words.story.exiles(cards=counted_cards(gone, words))]


_OfACard: TypeAlias = happened.CardPutDown | happened.ExiledFromRow | happened.TopRevealed | happened.Topped


def _cards(message: Callable[..., str]) -> Comes[_OfACard]:
    """Several cards are told together."""
    return lambda deed, events, view, words: [
        message(words.story, cards=counted_cards((event.card for event in events), words))
    ]


# --- research and assistants ------------------------------------------------------------------


def _researches(event: happened.Researched, view: GameView, words: Words) -> str:
    """Where a token has got to and what that is worth; what the Lost Temple is worth follows from who came first."""
    said, board = words.story, BOARDS[view.board]
    space = board.research[event.space]
    moves = said.researches(token=event.token, space=signs.space(view.board, event.space, words))
    if not space.lost_temple and space.row:
        points = board.rows[space.row - 1].points_for(event.token)
        moves = said.deed_worth(deed=moves, points=points) if points else moves
    return _because(moves, event, words)


def _reaches_temple(deed: Deed, events: Sequence[happened.ReachedTemple], view: GameView, words: Words) -> list[str]:
    """Whoever moves the token there is told at once what it is worth."""
    if isinstance(deed.head, happened.Researched):
        return []
    arrived = any(isinstance(event, happened.Researched) for event in deed.results)
    say = words.story.worth if arrived else words.story.is_at_temple
    return [say(points=event.points) for event in events]


_OfAnAssistant: TypeAlias = happened.Recruited | happened.Rescued | happened.UpgradedAssistant | happened.Refreshed


def _assistants(message: Callable[..., str], of_rival: Callable[..., str] | None = None) -> Comes[_OfAnAssistant]:
    """Several assistants are told together; those that the rival takes leave the game (R51)."""

    def tell(deed: Deed, events: Sequence[_OfAnAssistant], view: GameView, words: Words) -> list[str]:
        by_rival = view.rival is not None and events[0].seat == RIVAL_SEAT
        names = [signs.assistant(event.assistant, words) for event in events]
        people = listed((words.story.the_assistant(assistant=name) for name in names), words)
        return [(of_rival if of_rival is not None and by_rival else message)(words.story, assistants=people)]

    return tell


def _turns_up(event: happened.RivalTurnedUp, view: GameView, words: Words) -> str:
    return words.story.turns_up_tile(tile=signs.rival_tile(event.tile, words))


# --- the table --------------------------------------------------------------------------------


def _round_begins(
    events: Sequence[happened.RoundBegan], deed: Deed, view: GameView, names: Sequence[str], words: Words
) -> list[str]:
    """The round with everybody's new hand; to the viewer, their own by name."""
    said, number = words.story, signs.ROMAN[events[0].round]
    drawn = [event for event in deed.results if isinstance(event, happened.Drew)]
    if not drawn:
        return [said.round_begins(round=number)]
    begins = said.round_begins_with(round=number, hands=_hands(drawn, names, words))
    own = [event.card for event in drawn if event.card]
    if not own or view.viewer is None:
        return [begins]
    cards = listed((signs.card(card, words) for card in own), words)
    return [begins, said.has_drawn(name=spoken(names[view.viewer]), cards=cards)]


def _hands(drawn: Sequence[happened.Drew], names: Sequence[str], words: Words) -> str:
    """How many cards everybody has drawn."""
    counts = Counter(event.seat for event in drawn)
    first, *others = [(spoken(names[seat]), count) for seat, count in counts.items()]
    told = [words.story.draws(name=first[0], count=first[1])]
    told += [words.story.draws_too(name=name, count=count) for name, count in others]
    return listed(told, words)


def _leave_row(
    events: Sequence[happened.LeftRow], deed: Deed, view: GameView, names: Sequence[str], words: Words
) -> list[str]:
    gone = listed((signs.card(event.card, words) for event in events), words)
    return [words.story.leave_row(cards=gone, count=len(events))]


def _come_into_row(
    events: Sequence[happened.RowRefilled], deed: Deed, view: GameView, names: Sequence[str], words: Words
) -> list[str]:
    new = listed((price_of_card(event.card, words) for event in events), words)
    return [words.story.come_into_row(cards=new, count=len(events))]


def _game_ends(
    events: Sequence[happened.GameEnded], deed: Deed, view: GameView, names: Sequence[str], words: Words
) -> list[str]:
    return [words.story.game_ends()]


# --- the rows ---------------------------------------------------------------------------------


def _only(kind: type[E], events: Sequence[Event]) -> list[E]:
    """Events that are known to be of one kind."""
    found: list[E] = [event for event in events if isinstance(event, kind)]
    if len(found) != len(events):
        raise TypeError(f"{events!r:.80} are not all {kind.__name__}")
    return found


def _row(
    kind: type[E],
    does: Does[E] | None = None,
    comes: Comes[E] | None = None,
    of_table: OfTable[E] | None = None,
    *,
    sums: bool = False,
) -> Teller:
    """What tells one kind, as what tells any event and is only ever given its kind."""
    return Teller(
        kind,
        None if does is None else lambda event, view, words: does(_only(kind, [event])[0], view, words),
        None if comes is None else lambda deed, events, view, words: comes(deed, _only(kind, events), view, words),
        None
        if of_table is None
        else lambda events, deed, view, names, words: of_table(_only(kind, events), deed, view, names, words),
        sums,
    )


_ROWS = (
    _row(happened.RoundBegan, of_table=_round_begins),
    _row(happened.GameEnded, of_table=_game_ends),
    _row(happened.LeftRow, of_table=_leave_row),
    _row(happened.RowRefilled, of_table=_come_into_row),
    _row(happened.Passed, _passes),
    _row(happened.Kept, _keeps),
    _row(happened.Dug, _says(Story.digs)),
    _row(happened.Discovered, _says(Story.discovers)),
    _row(happened.SiteRevealed, comes=_finds_site),
    _row(happened.StackTileRevealed, comes=_each(Story.resolves_tile)),
    _row(happened.GuardianAwoke, comes=_each(Story.wakes)),
    _row(happened.Activated, _says(Story.activates), _activates_besides),
    _row(happened.Overcame, _says(Story.overcomes)),
    _row(happened.GuardianMoved, _moves_guardian),
    _row(happened.Relocated, _says(Story.relocates)),
    _row(happened.Returned, comes=_each(Story.takes_back)),
    _row(happened.TookIdol, sums=True),
    _row(happened.SlottedIdol, _says(Story.slots_idol)),
    _row(happened.UnslottedIdol, comes=_each(Story.unslots_idol)),
    _row(happened.PaidIdol, sums=True),
    _row(happened.Gained, sums=True),
    _row(happened.Paid, sums=True),
    _row(happened.PaidTravel, comes=_travels),
    _row(happened.GainedTravel, sums=True),
    _row(happened.GainedFear, sums=True),
    _row(happened.IconsArePlanes, comes=_each(Story.all_are_planes)),
    _row(happened.GuardedFromFear, comes=_each(Story.safe_from_fear)),
    _row(happened.Drew, sums=True),
    _row(happened.Bought, _buys),
    _row(happened.GainedCard, comes=_gains_cards),
    _row(happened.Played, _plays, _played_besides),
    _row(happened.CardPutDown, comes=_cards(Story.puts_down)),
    _row(happened.Exiled, comes=_exiles),
    _row(happened.Topped, comes=_cards(Story.puts_back_on_top)),
    _row(happened.TopRevealed, comes=_cards(Story.turns_up)),
    _row(happened.ExiledFromRow, comes=_cards(Story.exiles_from_row)),
    _row(happened.Researched, _researches),
    _row(happened.ReachedTemple, comes=_reaches_temple),
    _row(happened.TookBonus, comes=_each(Story.takes_bonus)),
    _row(happened.TookTempleTile, _says(Story.takes_temple_tile)),
    _row(happened.Recruited, comes=_assistants(Story.recruits, Story.takes_away)),
    _row(happened.Rescued, comes=_assistants(Story.rescues, Story.takes_away)),
    _row(happened.UsedAssistant, _says(Story.uses_assistant)),
    _row(happened.Borrowed, _says(Story.borrows)),
    _row(happened.UpgradedAssistant, comes=_assistants(Story.turns_to_gold)),
    _row(happened.Exchanged, comes=_each(Story.exchanges)),
    _row(happened.Refreshed, comes=_assistants(Story.refreshes)),
    _row(happened.UsedBoon, _says(Story.uses_boon)),
    _row(happened.RivalTurnedUp, _turns_up),
    _row(happened.RivalRested, comes=_each(Story.finds_nothing)),
)

TELLERS: dict[type[object], Teller] = {row.kind: row for row in _ROWS}
"""Every kind but the silent ones."""
