"""What a seat's actions changed for it, as reasons for them, independent of any evaluation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterator, Mapping, Sequence
from itertools import takewhile

from arnak_bot.game.thinking import Reason
from arnak_bot.games.arnak.engine import Event, content
from arnak_bot.games.arnak.engine import events as happened
from arnak_bot.games.arnak.engine.effects import Destination, Goods
from arnak_bot.games.arnak.engine.printed import BonusTile
from arnak_bot.games.arnak.engine.resources import Resource
from arnak_bot.games.arnak.engine.rules.places import guarded_sites
from arnak_bot.games.arnak.engine.rules.scoring import FEAR_TILE_POINTS, ScoreSource, score_sheets
from arnak_bot.games.arnak.engine.state import State
from arnak_bot.games.arnak.engine.travel import COINS_PER_PILOT, PILOT
from arnak_bot.games.arnak.thoughts import ARCHAEOLOGIST, BOON, CARD, Why


def changes(before: State, after: State, seat: int, events: Sequence[Event]) -> Iterator[Reason]:
    yield from _points(before, after, seat, events)
    for event in events:
        if event.seat == seat:
            yield from _reasons_from_event(before, after, event, events)
    yield from (each for each in _totals(before, after, seat, events) if each.about or each.count)
    yield from _beside(before, after, seat, events)
    passed = after.players[seat].passed
    if not events or passed != before.players[seat].passed:
        if passed and before.round < content.ROUNDS and any(after.players[seat].tokens.values()):
            yield Reason(Why.SAVES, in_a_row(after.players[seat].tokens))
        yield Reason(Why.NOTHING_MORE, count=int(passed))


def _beside(before: State, after: State, seat: int, events: Sequence[Event]) -> Iterator[Reason]:
    """The guardians that a seat no longer stands beside, then those it now does: each brings Fear (R42)."""
    player, board = after.players[seat], content.BOARDS[after.board]
    if after.round != before.round or player.guarded:
        return
    overcome = {event.site for event in events if isinstance(event, happened.Overcame)}
    old, new = guarded_sites(before, seat), guarded_sites(after, seat)
    for at in set(old) - set(new) if len(new) < len(old) else ():
        if board.sites[at].id not in overcome:
            yield Reason(Why.ESCAPES, (str(before.guardians[at]),))
    for event in events if not player.passed else ():
        if isinstance(event, happened.Dug | happened.Discovered) and event.seat == seat and event.site not in overcome:
            at = board.site(event.site)
            if isinstance(event, happened.Dug) and at in new:
                yield Reason(Why.RISKS, (str(after.guardians[at]),))
            elif isinstance(event, happened.Discovered) and seat in after.spaces[at]:
                yield Reason(Why.RISKS)  # the guardian wakes once the effect of the site is resolved


def _totals(before: State, after: State, seat: int, events: Sequence[Event]) -> Iterator[Reason]:
    """What a seat's actions gave and cost in total; a reason is empty if there was nothing of its kind."""
    own, old, new = [event for event in events if event.seat == seat], before.players[seat], after.players[seat]
    # what comes of a hidden thing is known only in an imagined game
    before_reveals = takewhile(lambda event: not isinstance(event, _REVEALS), events)
    certain = [event for event in before_reveals if event.seat == seat]
    gained, paid = _gained_and_paid(certain, {event.source for event in own if isinstance(event, happened.Paid)})
    yield Reason(Why.SLOT, count=len(new.slots) if len(new.slots) > len(old.slots) else 0)
    yield Reason(Why.GAINS, in_a_row(gained))  # without the tokens of bonus tiles, because the tiles show them
    taken = [event.tile.value for event in own if isinstance(event, happened.TookBonus)]
    idle = {event.source for event in own if isinstance(event, happened.Declined)}
    if not any(isinstance(event, happened.Drew) and _is_of_bonus(event) for event in own):  # the deck is empty
        idle.add(f"{_OF_A_BONUS}{BonusTile.DRAW}")
    yield Reason(Why.BONUS, tuple(tile for tile in taken if f"{_OF_A_BONUS}{tile}" not in idle))
    drawn = sum(isinstance(event, happened.Drew) for event in own)
    yield Reason(Why.DRAWS, count=sum(isinstance(each, happened.Drew) and not _is_of_bonus(each) for each in certain))
    passes = after.round == before.round and new.passed and not old.passed
    comes_home = () if new.guarded or not passes else guarded_sites(after, seat)
    home = [str(after.guardians[at]) for at in comes_home for _ in range(after.spaces[at].count(seat))]
    yield Reason(Why.FEAR, tuple(home), len(home))
    yield Reason(Why.FEAR, count=sum(isinstance(event, happened.GainedFear) for event in certain))
    if after.round == before.round:
        come = sum(isinstance(event, happened.GainedCard) and event.to is Destination.HAND for event in events)
        cards, people = len(old.hand) + drawn + come - len(new.hand), old.at_home - new.at_home
        exiled = Counter(event.card for event in own if isinstance(event, happened.Exiled) and _is_gain(event))
        lost = Counter(event.card for event in own if isinstance(event, happened.Exiled) and not _is_gain(event))
        cards -= sum(((exiled + lost) & (Counter(old.hand) - Counter(new.hand))).values())
        for card in lost:
            yield Reason(Why.LOSES, (card,), content.CARD_BY_ID[card].points)
        boons = len({*old.guardians} & {*new.used_boons} - {*old.used_boons})
        yield Reason(Why.COSTS, (*in_a_row(paid), *[CARD] * cards, *[ARCHAEOLOGIST] * people, *[BOON] * boons))


def _points(before: State, after: State, seat: int, events: Sequence[Event]) -> Iterator[Reason]:
    """Immediate points, the highest first; without those of a new card that will exile itself before the end."""
    arrived = seat in after.arrivals and seat not in before.arrivals
    old, new = (dict(score_sheets(state)[seat].lines) for state in (before, after))
    came = (each.card for each in events if each.seat == seat and isinstance(each, _NEW_CARD))
    passing = [card for each in came if (card := content.CARD_BY_ID[each]).exiles_itself]
    new[ScoreSource.ITEMS] -= sum(card.points for card in passing if before.round < content.ROUNDS)
    more = sorted(((new[source] - old[source], source) for source in ScoreSource), key=lambda each: -each[0])
    for points, source in more:
        if source is ScoreSource.FEAR or points <= 0:
            continue  # Fear has its own reasons: the card exiled, or the Fear taken
        if arrived and source is ScoreSource.GLASS:
            yield Reason(Why.ARRIVES, count=points)
        else:
            yield Reason(Why.POINTS, (source.value,), points)


def _reasons_from_event(before: State, after: State, event: Event, events: Sequence[Event]) -> Iterator[Reason]:
    match event:
        case happened.Overcame(seat=seat, site=site, guardian=guardian):
            if seat in before.spaces[content.BOARDS[before.board].site(site)]:
                yield Reason(Why.SAFE, (site,))
            if guardian not in after.players[seat].used_boons:
                yield Reason(Why.BOON, (str(guardian),))
        case happened.Recruited(assistant=number) | happened.Rescued(assistant=number):
            yield Reason(Why.RECRUITS, (str(number),), 1 + content.ROUNDS - before.round)
        case happened.Bought(card=name) | happened.GainedCard(card=name):
            card = content.CARD_BY_ID[name]
            if card.goods is Goods.ARTIFACT:
                if any(each.source == f"card:{name}" and not isinstance(each, _IN_TOTALS) for each in events):
                    yield Reason(Why.AT_ONCE, (name,))
            elif before.round < content.ROUNDS:
                yield Reason(Why.LASTS, (name,), 0 if card.exiles_itself else content.ROUNDS - before.round)
        case (
            happened.Refreshed(assistant=number)
            | happened.Exchanged(new=number)
            | happened.UpgradedAssistant(assistant=number)
        ):
            for own in after.players[event.seat].assistants:
                if own.number == number and not own.exhausted:
                    yield Reason(Why.READIES, (str(number),), int(own.gold))
        case happened.Exiled(card=name) if _is_gain(event):
            points = -FEAR_TILE_POINTS if name == content.FEAR_TILE else max(0, -content.CARD_BY_ID[name].points)
            if points or before.round < content.ROUNDS:  # no new hand follows the last round
                yield Reason(Why.EXILES, (name,), points)
        case happened.Discovered() | happened.StackTileRevealed():
            yield Reason(Why.UNKNOWN, count=int(isinstance(event, happened.StackTileRevealed)))
        case _:
            pass


def _is_gain(event: happened.Exiled) -> bool:
    """Whether a card was exiled to get rid of it, rather than by its own effect."""
    return event.card == content.FEAR_TILE or not content.CARD_BY_ID[event.card].exiles_itself


def _gained_and_paid(events: Sequence[Event], trades: Container[str]) -> tuple[Counter[Resource], Counter[Resource]]:
    """Tokens gained and paid; a bonus tile counts only if it is one of `trades`, which cost tokens."""
    gained, paid = Counter[Resource](), Counter[Resource]()
    for event in events:
        if _is_of_bonus(event) and event.source not in trades:
            continue
        if isinstance(event, happened.Gained):
            gained[event.resource] += event.amount
        elif isinstance(event, happened.Paid):
            paid[event.resource] += event.amount
        elif isinstance(event, happened.PaidTravel):
            paid[Resource.COIN] += COINS_PER_PILOT * event.sources.count(PILOT.label)
    return gained, paid


def _is_of_bonus(event: Event) -> bool:
    """Whether the event comes from a bonus tile: the hint shows the tile, which already says what it gives."""
    return event.source.startswith(_OF_A_BONUS)


_OF_A_BONUS = "bonus:"
_IN_TOTALS = (happened.Gained, happened.Drew, happened.GainedFear)
_NEW_CARD = (happened.Bought, happened.GainedCard)
_REVEALS = (happened.SiteRevealed, happened.StackTileRevealed, happened.TopRevealed)
"""Events whose consequences differ between imagined games, or are equal only by chance."""


def in_a_row(tokens: Mapping[Resource, int]) -> tuple[str, ...]:
    return tuple(resource.value for resource in Resource for _ in range(tokens.get(resource, 0)))
