"""Why a way to begin a turn is good: what it changes, compared before and after, and what it prepares.

Looked at in several imagined games. Only what is the same in all of them is a reason, so that nothing is claimed of
what is still hidden; what comes next is what is planned in most of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import takewhile

from arnak_bot.game.thinking import Reason
from arnak_bot.games.arnak.engine import Action, Event, Game, Verb
from arnak_bot.games.arnak.engine import events as happened
from arnak_bot.games.arnak.engine.actions import site_and_space
from arnak_bot.games.arnak.engine.content import (
    BOARDS,
    CARD_BY_ID,
    DISCOVER_COMPASSES,
    FEAR_TILE,
    GUARDIAN_BY_NUMBER,
    ROUNDS,
    TEMPLE_STACK_BY_ID,
)
from arnak_bot.games.arnak.engine.effects import Destination, Goods
from arnak_bot.games.arnak.engine.resources import Bag, Resource, bag, covers
from arnak_bot.games.arnak.engine.rules.menu import is_free
from arnak_bot.games.arnak.engine.rules.scoring import FEAR_TILE_POINTS, ScoreSource, score_sheets
from arnak_bot.games.arnak.engine.state import EMPTY, Player, State
from arnak_bot.games.arnak.engine.travel import COINS_PER_PILOT, PILOT
from arnak_bot.games.arnak.players.turns import Budget, Value, leave_to, whole_turns, with_turn_ended
from arnak_bot.games.arnak.thoughts import ARCHAEOLOGIST, CARD, Why

__all__ = ["PRICES", "changes", "main_of", "next_main", "only_wanted", "reasons_for"]

_PLAN = Budget(90, before=4, payments=1, endings=5, polished=1)
_IN_MOST = 0.5
_MOST_REASONS = 4


def main_of(actions: Sequence[Action]) -> Action | None:
    """The action around which a turn is played; None where there are free ones alone."""
    return next((action for action in actions if not is_free(action)), None)


def reasons_for(worlds: Sequence[Game], seat: int, actions: Sequence[Action], value: Value) -> tuple[Reason, ...]:
    """What speaks for beginning with these actions, the weightiest first."""
    found: list[list[Reason]] = []
    plans: Counter[tuple[Action, Bag]] = Counter()
    for world in worlds:
        game, events = world.copy(), list[Event]()
        for action in actions:
            events += game.carry_out(action, seat)
        found.append(list(changes(world.state, game, seat, events)))
        plan = next_main(game, seat, value)
        if plan is not None:
            plans[plan] += 1
    sure = [reason for reason in found[0] if all(reason in others for others in found[1:])]
    sure = only_wanted(sure, worlds, seat, value)
    if plans:
        ((following, price), times), *_ = plans.most_common(1)
        if times > _IN_MOST * len(worlds) and not _is_of_a_new_site(worlds[0], following):
            sure.append(_planned(worlds[0], seat, following, price, value))
    sure.sort(key=lambda reason: _WEIGHTS[Why(reason.kind)])
    return tuple(_weightiest(sure))


_WEIGHTS = {kind: at for at, kind in enumerate(Why)}
PRICES = (Why.COSTS, Why.SLOT, Why.FEAR)
_PLANS = (Why.LEAVES, Why.OPENS, Why.NEXT)


def _weightiest(reasons: list[Reason]) -> list[Reason]:
    """As many as somebody reads; what comes next is always among them, and the whole price beside them.

    Points at once are one reason, whichever lines of the score sheet they are of.
    """
    price = [reason for reason in reasons if reason.kind in PRICES]
    points = [reason for reason in reasons if reason.kind == Why.POINTS]
    plans = [reason for reason in reasons if reason.kind in _PLANS]
    others = [reason for reason in reasons if reason not in (*price, *points, *plans)]
    room = _MOST_REASONS - len(plans) - bool(points)
    told = [*price, *points, *others[:room], *plans]
    return sorted(told, key=lambda reason: _WEIGHTS[Why(reason.kind)])


# --- what changes -----------------------------------------------------------------------------


def changes(before: State, game: Game, seat: int, events: Sequence[Event]) -> Iterator[Reason]:
    """What has changed for a seat with what it did, however it looks from now on."""
    after = game.state
    yield from _points(before, after, seat)
    for event in events:
        if event.seat == seat:
            yield from (reason for reason in _told(before, event, events) if not _is_used_up(reason, after, seat))
    yield from _sums(seat, events)
    yield from _costs(before, after, seat, events)
    if before.players[seat].passed != after.players[seat].passed or not events:
        yield from _at_rest(before, after, seat)


def _points(before: State, after: State, seat: int) -> Iterator[Reason]:
    """What is had at once, the most first; an idol slot that is filled is told as such."""
    arrived = seat in after.arrivals and seat not in before.arrivals
    old, new = (dict(score_sheets(state)[seat].lines) for state in (before, after))
    more = sorted(((new[source] - old[source], source) for source in ScoreSource), key=lambda each: -each[0])
    for points, source in more:
        if source is ScoreSource.FEAR:
            continue  # told with the card that is exiled, or taken
        if points > 0 and arrived and source is ScoreSource.GLASS:
            yield Reason(Why.ARRIVES, count=points)
        elif points > 0:
            yield Reason(Why.POINTS, (source.value,), points)
    filled = len(after.players[seat].slots)
    if filled > len(before.players[seat].slots):
        yield Reason(Why.SLOT, count=filled)


def _is_used_up(reason: Reason, after: State, seat: int) -> bool:
    """Whether it is of a boon that has been used since."""
    return reason.kind == Why.BOON and int(reason.about[0]) in after.players[seat].used_boons


def _told(before: State, event: Event, events: Sequence[Event]) -> Iterator[Reason]:
    """Reasons that an event is by itself."""
    match event:
        case happened.Overcame(seat=seat, site=site, guardian=guardian):
            if seat in before.spaces[BOARDS[before.board].site(site)]:
                yield Reason(Why.SAFE, (site,))
            yield Reason(Why.BOON, (str(guardian),))
        case happened.Recruited(assistant=number) | happened.Rescued(assistant=number):
            yield Reason(Why.RECRUITS, (str(number),), 1 + ROUNDS - before.round)
        case happened.Bought(card=card) | happened.GainedCard(card=card) if CARD_BY_ID[card].goods is Goods.ARTIFACT:
            if any(each.source == f"card:{card}" and not _is_a_sum(each) for each in events):
                yield Reason(Why.AT_ONCE, (card,))
        case happened.Bought(card=card) | happened.GainedCard(card=card) if before.round < ROUNDS:
            yield Reason(Why.LASTS, (card,), 0 if CARD_BY_ID[card].exiles_itself else ROUNDS - before.round)
        case happened.Exiled(card=card) if card == FEAR_TILE or not CARD_BY_ID[card].exiles_itself:
            yield Reason(Why.EXILES, (card,), _points_without(card))
        case happened.Discovered():
            yield Reason(Why.UNKNOWN)
        case happened.Dug(site=site) if _is_last_space(before, event.seat, site):
            yield Reason(Why.LAST_SPACE, (site,))
        case _:
            pass


def _points_without(card: str) -> int:
    """What it brings to be rid of a card: a Fear card counts against its owner, a Fear tile more so."""
    return -FEAR_TILE_POINTS if card == FEAR_TILE else max(0, -CARD_BY_ID[card].points)


def _is_last_space(before: State, seat: int, site: str) -> bool:
    """Whether others who still play have somebody to send there too, and there is room for one."""
    others = any(_could_go(player) for at, player in enumerate(before.players) if at != seat)
    return others and before.spaces[BOARDS[before.board].site(site)].count(EMPTY) == 1


def _sums(seat: int, events: Sequence[Event]) -> Iterator[Reason]:
    """What is won in all; the tokens of a bonus tile stand on the tile, and are not told twice."""
    won = _in_a_row(_net(seat, events))
    if won:
        yield Reason(Why.GAINS, won)
    tiles = tuple(event.tile.value for event in events if isinstance(event, happened.TookBonus) and event.seat == seat)
    if tiles:
        yield Reason(Why.BONUS, tiles)
    drawn = sum(isinstance(event, happened.Drew) and event.seat == seat for event in events)
    if drawn:
        yield Reason(Why.DRAWS, count=drawn)
    fear = sum(isinstance(event, happened.GainedFear) and event.seat == seat for event in events)
    if fear:
        yield Reason(Why.FEAR, count=fear)


def _net(seat: int, events: Sequence[Event]) -> Counter[Resource]:
    """Tokens won less tokens paid, up to the first thing that is revealed, without those of bonus tiles."""
    found: Counter[Resource] = Counter()
    for event in takewhile(lambda event: not isinstance(event, _REVEALS), events):
        if isinstance(event, happened.Gained) and event.seat == seat and not event.source.startswith(_OF_A_BONUS):
            found[event.resource] += event.amount
        elif isinstance(event, happened.Paid) and event.seat == seat:
            found[event.resource] -= event.amount
        elif isinstance(event, happened.PaidTravel) and event.seat == seat:
            found[Resource.COIN] -= COINS_PER_PILOT * event.sources.count(PILOT.label)
    return found


def _is_a_sum(event: Event) -> bool:
    """Whether it is told with what is won, drawn or taken in all."""
    return isinstance(event, happened.Gained | happened.Drew | happened.GainedFear)


def _costs(before: State, after: State, seat: int, events: Sequence[Event]) -> Iterator[Reason]:
    """What it takes: tokens that are not won back by the same, cards out of the hand, archaeologists sent out."""
    if after.round != before.round:
        return
    taken = [*_in_a_row(-_net(seat, events))]
    old, new = before.players[seat], after.players[seat]
    come = sum(isinstance(event, happened.Drew) and event.seat == seat for event in events)
    come += sum(isinstance(event, happened.GainedCard) and event.to is Destination.HAND for event in events)
    taken += [CARD] * (len(old.hand) + come - len(new.hand))
    taken += [ARCHAEOLOGIST] * (old.at_home - new.at_home)
    if taken:
        yield Reason(Why.COSTS, tuple(taken))


_OF_A_BONUS = "bonus:"
_REVEALS = (happened.SiteRevealed, happened.StackTileRevealed, happened.TopRevealed)
"""What comes after one of these is different in every imagined game, or the same by chance alone."""


def _at_rest(before: State, after: State, seat: int) -> Iterator[Reason]:
    """For whoever passes, or ends a turn with nothing more done."""
    yield Reason(Why.NOTHING_MORE)
    tokens = _in_a_row(after.players[seat].tokens)
    if tokens and after.players[seat].passed and before.round < ROUNDS:
        yield Reason(Why.SAVES, tokens)


def _could_go(player: Player) -> bool:
    """Whether somebody still has an archaeologist to send, and a card that may get it there."""
    return not player.passed and player.at_home > 0 and bool(player.hand)


def _in_a_row(tokens: Mapping[Resource, int]) -> tuple[str, ...]:
    return tuple(resource.value for resource in Resource for _ in range(tokens.get(resource, 0)))


# --- what others want -------------------------------------------------------------------------


def only_wanted(reasons: Sequence[Reason], worlds: Sequence[Game], seat: int, value: Value) -> list[Reason]:
    """The reasons without a last space that in most of the imagined games no opponent would dig at next."""
    return [each for each in reasons if each.kind != Why.LAST_SPACE or _is_wanted(worlds, seat, each.about[0], value)]


def _is_wanted(worlds: Sequence[Game], seat: int, site: str, value: Value) -> bool:
    wanted = 0
    for world in worlds:
        others = [at for at, player in enumerate(world.state.players) if at != seat and _could_go(player)]
        wanted += any(_would_dig(world, other, site, value) for other in others)
    return wanted > _IN_MOST * len(worlds)


def _would_dig(world: Game, other: int, site: str, value: Value) -> bool:
    state = world.state.copy()
    state.seat = other
    game = Game(world.setup, state, [])
    leave_to(game, other)
    lines, _ = whole_turns(game, other, value, _PLAN)
    main = main_of(lines[0].actions) if lines else None
    return main is not None and main.verb is Verb.DIG and main.args[0] == site


# --- what comes next --------------------------------------------------------------------------


def next_main(game: Game, seat: int, value: Value) -> tuple[Action, Bag] | None:
    """The main action of this seat's next turn as it would be played in an imagined game; None: none this round.

    With it the tokens that it takes, where the seat has them as soon as it has done what it is advised to.
    """
    tokens = dict(game.state.players[seat].tokens)
    leave_to(game, seat)
    position = with_turn_ended(game, seat, value, _PLAN)
    if position is None:
        return None
    following, _ = whole_turns(position, seat, value, _PLAN)
    main = main_of(following[0].actions) if following else None
    if main is None or main.verb is Verb.PASS:
        return None
    price = _price(position.state, main)
    return main, price if covers(tokens, price) else ()


def _is_of_a_new_site(world: Game, following: Action) -> bool:
    """Whether it is done at a site that nobody has seen yet: what is there is another thing in every imagined game."""
    sites = BOARDS[world.state.board].sites
    hidden = {site.id for at, site in enumerate(sites) if site.level and not world.state.tiles[at]}
    return following.verb is not Verb.DISCOVER and any(site_and_space(place)[0] in hidden for place in following.args)


def _planned(world: Game, seat: int, following: Action, price: Bag, value: Value) -> Reason:
    """What comes next, with the tokens that are left for it, or that it was not possible before."""
    if world.question is None and not world.state.main_taken and not _is_possible(world, seat, following, value):
        return Reason(Why.OPENS, (following.text,))
    tokens = _in_a_row(dict(price))
    return Reason(Why.LEAVES, (following.text, *tokens)) if tokens else Reason(Why.NEXT, (following.text,))


def _is_possible(world: Game, seat: int, following: Action, value: Value) -> bool:
    """Whether it could be done this turn, after free actions if need be."""
    if following in world.legal_actions(seat):
        return True
    lines, _ = whole_turns(world, seat, value, _PLAN)
    return any(main_of(line.actions) == following for line in lines)


def _price(state: State, action: Action) -> Bag:
    """The tokens that an action takes as printed."""
    board, first = BOARDS[state.board], action.args[0] if action.args else ""
    match action.verb:
        case Verb.DISCOVER:
            return bag(compass=DISCOVER_COMPASSES[board.sites[board.site(first)].level])
        case Verb.RESEARCH:
            return board.research[int(action.args[1])].cost
        case Verb.TEMPLE:
            costs: Counter[Resource] = Counter()
            for at in TEMPLE_STACK_BY_ID[first].costs:
                costs.update(dict(board.temple_costs[at]))
            return tuple(costs.items())
        case Verb.BUY:
            card = CARD_BY_ID[first]
            return ((card.currency, card.cost),)
        case Verb.OVERCOME:
            guardian = state.guardians[board.site(first)]
            return GUARDIAN_BY_NUMBER[guardian].tokens if guardian else ()
        case _:
            return ()
