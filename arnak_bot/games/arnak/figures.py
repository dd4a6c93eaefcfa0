"""The statistics of each seat, counted from the events of a game and stored by name. Knows no texts, host or clock."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from enum import StrEnum

from arnak_bot.game import values
from arnak_bot.games.arnak.engine import Event, Resource, ScoreSource
from arnak_bot.games.arnak.engine import events as happened
from arnak_bot.games.arnak.engine.content import BOARDS, CARD_BY_ID, FEAR, TEMPLE_STACK_BY_ID
from arnak_bot.games.arnak.engine.effects import Token
from arnak_bot.games.arnak.engine.printed import CardKind


class Figure(StrEnum):
    TURNS = "turns"
    DECISIONS = values.DECISIONS
    UNDONE = values.UNDONE
    ROUNDS_PASSED = "rounds passed"
    DUG_CAMP = "dug camp"
    DUG_1 = "dug level 1"
    DUG_2 = "dug level 2"
    ACTIVATED_CAMP = "activated camp"
    ACTIVATED_1 = "activated level 1"
    ACTIVATED_2 = "activated level 2"
    DISCOVERED_1 = "discovered level 1"
    DISCOVERED_2 = "discovered level 2"
    IDOLS_TAKEN = "idols taken"
    OVERCOME = "guardians overcome"
    OVERCOME_IN_1 = "overcome in round 1"
    OVERCOME_IN_2 = "overcome in round 2"
    OVERCOME_IN_3 = "overcome in round 3"
    OVERCOME_IN_4 = "overcome in round 4"
    OVERCOME_IN_5 = "overcome in round 5"
    GLASS_STEPS = "research glass"
    NOTEBOOK_STEPS = "research notebook"
    TEMPLE_REACHED = "temple reached"
    TEMPLE_TILES = "temple tiles"
    TEMPLE_TILES_2 = "temple tiles worth 2"
    TEMPLE_TILES_6 = "temple tiles worth 6"
    TEMPLE_TILES_11 = "temple tiles worth 11"
    GAINED_COIN = "gained coin"
    GAINED_COMPASS = "gained compass"
    GAINED_TABLET = "gained tablet"
    GAINED_ARROWHEAD = "gained arrowhead"
    GAINED_JEWEL = "gained jewel"
    PAID_COIN = "paid coin"
    PAID_COMPASS = "paid compass"
    PAID_TABLET = "paid tablet"
    PAID_ARROWHEAD = "paid arrowhead"
    PAID_JEWEL = "paid jewel"
    CARDS_DRAWN = "cards drawn"
    CARDS_PLAYED = "cards played"
    CARDS_EXILED = "cards exiled"
    ITEMS_BOUGHT = "items bought"
    ARTIFACTS_BOUGHT = "artifacts bought"
    FEAR_GAINED = "fear gained"
    FEAR_EXILED = "fear exiled"
    ASSISTANTS_RECRUITED = "assistants recruited"
    ASSISTANTS_RESCUED = "assistants rescued"
    ASSISTANTS_USED = "assistants used"
    ASSISTANTS_TO_GOLD = "assistants turned to gold"
    POINTS_GLASS = "points magnifying glass"
    POINTS_NOTEBOOK = "points notebook"
    POINTS_TEMPLE_TILES = "points temple tiles"
    POINTS_IDOLS = "points idols"
    POINTS_IDOL_SLOTS = "points empty idol slots"
    POINTS_GUARDIANS = "points guardians"
    POINTS_ITEMS = "points items"
    POINTS_ARTIFACTS = "points artifacts"
    POINTS_FEAR = "points fear"


class Family(StrEnum):
    """Statistics that are each about one card or assistant, such as "played:hat"."""

    PLAYED = "played"
    BOUGHT = "bought"
    ASSISTANT = "assistant"

    def of(self, thing: str | int) -> str:
        return f"{self}:{thing}"


def gained(resource: Resource) -> Figure:
    return Figure(f"gained {resource}")


def paid(resource: Resource) -> Figure:
    return Figure(f"paid {resource}")


def points_from(source: ScoreSource) -> Figure:
    return Figure(f"points {source}")


def figures_of(events: Iterable[Event], board: str, seat: int) -> dict[str, int]:
    """Count what a seat did in these events. Raises KeyError if there is no statistic for one of them."""
    counts: Counter[str] = Counter()
    round_number = 0
    for event in events:
        if isinstance(event, happened.RoundBegan):
            round_number = event.round
        if event.seat == seat:
            counts.update(dict(_counts(event, board, round_number)))
    return dict(counts)


def _counts(event: Event, board: str, round_number: int) -> tuple[tuple[str, int], ...]:
    match event:
        case happened.Gained(resource=resource, amount=amount):
            return ((gained(resource), amount),)
        case happened.Paid(resource=resource, amount=amount):
            return ((paid(resource), amount),)
        case happened.Dug(site=site):
            return ((_at(board, site, "dug"), 1),)
        case happened.Activated(site=site):
            return ((_at(board, site, "activated"), 1),)
        case happened.Discovered(site=site):
            return ((_at(board, site, "discovered"), 1),)
        case happened.Overcame():
            in_round = Figure(f"overcome in round {round_number}")
            return ((Figure.OVERCOME, 1), (in_round, 1))
        case happened.Bought(card=card):
            item = CARD_BY_ID[card].kind is CardKind.ITEM
            return ((Figure.ITEMS_BOUGHT if item else Figure.ARTIFACTS_BOUGHT, 1), (Family.BOUGHT.of(card), 1))
        case happened.Played(card=card):
            return ((Figure.CARDS_PLAYED, 1), (Family.PLAYED.of(card), 1))
        case happened.Exiled(card=card):
            return ((Figure.CARDS_EXILED, 1), *([(Figure.FEAR_EXILED, 1)] if card == FEAR else []))
        case happened.Researched(token=token):
            return ((Figure.GLASS_STEPS if token is Token.GLASS else Figure.NOTEBOOK_STEPS, 1),)
        case happened.UsedAssistant(assistant=assistant):
            return ((Figure.ASSISTANTS_USED, 1), (Family.ASSISTANT.of(assistant), 1))
        case happened.TookTempleTile(stack=stack):
            return ((Figure.TEMPLE_TILES, 1), (Figure(f"temple tiles worth {TEMPLE_STACK_BY_ID[stack].points}"), 1))
        case _:
            return () if type(event) in _NOT_COUNTED else ((_ONE_EACH[type(event)], 1),)


def _at(board: str, site: str, done: str) -> Figure:
    level = BOARDS[board].sites[BOARDS[board].site(site)].level
    return Figure(f"{done} level {level}" if level else f"{done} camp")


_NOT_COUNTED = frozenset[type[Event]](
    {
        *(happened.TurnBegan, happened.Kept, happened.Cancelled, happened.UnslottedIdol),
        *(happened.SiteRevealed, happened.StackTileRevealed, happened.GuardianAwoke, happened.TopRevealed),
        *(happened.PaidTravel, happened.GainedTravel, happened.IconsArePlanes, happened.GuardedFromFear),
        *(happened.Topped, happened.ExiledFromRow, happened.LookedAtBonuses, happened.LookedAtRescue),
        *(happened.RivalTurnedUp, happened.RivalRested),
        *(happened.Declined, happened.Relocated, happened.Returned, happened.GuardianMoved, happened.UsedBoon),
        *(happened.SlottedIdol, happened.PaidIdol, happened.CardPutDown, happened.GainedCard, happened.TookBonus),
        *(happened.Borrowed, happened.Exchanged, happened.Refreshed),
    }
)
"""The kinds of events that are not counted, some of them because a related event is."""

_ONE_EACH: dict[type[Event], Figure] = {
    happened.TurnEnded: Figure.TURNS,
    happened.Passed: Figure.ROUNDS_PASSED,
    happened.TookIdol: Figure.IDOLS_TAKEN,
    happened.Drew: Figure.CARDS_DRAWN,
    happened.GainedFear: Figure.FEAR_GAINED,
    happened.ReachedTemple: Figure.TEMPLE_REACHED,
    happened.Recruited: Figure.ASSISTANTS_RECRUITED,
    happened.Rescued: Figure.ASSISTANTS_RESCUED,
    happened.UpgradedAssistant: Figure.ASSISTANTS_TO_GOLD,
}
"""The statistic to which each event of a kind adds 1, for the kinds that affect no other statistic."""


def exchanged_in(events: Iterable[Event], seat: int) -> dict[str, int]:
    """What a seat gains (or, if negative, pays) in these events: tokens, travel, idols, Fear and other cards."""
    total = Counter[str]()
    for event in (each for each in events if each.seat == seat):
        match event:
            case happened.Gained(_, _, resource, amount):
                total[resource.value] += amount
            case happened.Paid(_, _, resource, amount):
                total[resource.value] -= amount
            case happened.PaidTravel(_, _, sources):
                total["travel"] -= len(sources)
            case happened.GainedTravel(_, _, icons):
                total["travel"] += len(icons)
            case happened.TookIdol():
                total["idols"] += 1
            case happened.PaidIdol():
                total["idols"] -= 1
            case happened.GainedFear():
                total["fear"] -= 1
            case happened.Drew() | happened.Bought() | happened.GainedCard():
                total["cards"] += 1
            case _:
                pass
    return {kind: amount for kind, amount in total.items() if amount}
