"""The reasons for beginning a turn in a certain way: what this changes and what it prepares.

Only changes that occur in all of several imagined games count as reasons, so that nothing is claimed about hidden
information; the next action is the one planned in most of them, if it is possible in all of them.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import reduce
from itertools import takewhile
from operator import and_

from arnak_bot.game.thinking import Reason
from arnak_bot.games.arnak.engine import Action, Event, Game, Verb, content
from arnak_bot.games.arnak.engine import events as happened
from arnak_bot.games.arnak.engine.actions import act, site_and_space
from arnak_bot.games.arnak.engine.effects import Buy, Destination, ExileCard, Goods
from arnak_bot.games.arnak.engine.printed import BonusTile
from arnak_bot.games.arnak.engine.resources import Bag, Resource, bag, covers
from arnak_bot.games.arnak.engine.rules.places import guarded_sites
from arnak_bot.games.arnak.engine.rules.scoring import FEAR_TILE_POINTS, ScoreSource, score_sheets
from arnak_bot.games.arnak.engine.state import EMPTY, Player, State
from arnak_bot.games.arnak.engine.travel import COINS_PER_PILOT, PILOT
from arnak_bot.games.arnak.players.planner import followed
from arnak_bot.games.arnak.players.turns import STRONG, Budget, Value, leave_to, main_of, whole_turns, with_turn_ended
from arnak_bot.games.arnak.thoughts import ARCHAEOLOGIST, BOON, CARD, PRICES, Why, subjects
from arnak_bot.kit.reasons import by_weight, of_kinds, with_subjects

_PLAN = Budget(90, before=4, payments=1, endings=5, polished=1)
_LATER_TURNS = replace(STRONG, later=_PLAN)
_IN_MOST = 0.5
_MOST_REASONS = 4


def reasons_for(worlds: Sequence[Game], seat: int, actions: Sequence[Action], value: Value) -> tuple[Reason, ...]:
    found: list[list[Reason]] = []
    ends, happenings, answers = list[Game](), list[list[Event]](), list[tuple[Action, Reason] | None]()
    plans = defaultdict[tuple[Action, Bag], list[Sequence[Action]]](list)
    for world in worlds:
        game, events = world.copy(), list[Event]()
        for action in actions:
            events += game.play(action, seat)
        found.append(list(changes(world.state, game.state, seat, events)))
        if game.question is not None and isinstance(game.question.task, ExileCard):
            found[-1].append(Reason(Why.MAY_EXILE))
        answers.append(_answer(game, seat, value))
        planned = next_turn(game, seat, value)
        ends.append(game)
        happenings.append(events)
        if planned is not None:
            main, price, way = planned
            plans[main, price].append(way)
    anyhow, shared = _of_any_answer(worlds[0], seat, actions)
    sure = [each for each in found[0] if each not in anyhow and all(each in others for others in found[1:])]
    sure = with_subjects(sure, {Why.COSTS: tuple((Counter(subjects(sure, Why.COSTS)) - shared).elements())})
    sure = only_wanted(sure, worlds, seat, value)
    answer, times = Counter(answers).most_common(1)[0]
    if (
        answer is not None
        and times > _IN_MOST * len(worlds)
        and all(answer[0] in end.legal_actions(seat) for end in ends)
    ):
        _, named = answer
        if named.kind == Why.BUYS:
            sure.append(named)
        else:
            sure = [named if each.kind == Why.MAY_EXILE else each for each in sure]
    if plans:
        (following, price), ways = max(plans.items(), key=lambda each: len(each[1]))
        way = ways[0]
        # whatever is drawn, and whatever a new site gives
        certain = all(_goes_on_without_finds(*each, seat, way) for each in zip(ends, happenings, strict=True))
        if len(ways) > _IN_MOST * len(worlds) and certain and not _is_at_new_site(worlds[0], following):
            plan = [*_planned(worlds[0], seat, following, price, way, subjects(found[0], Why.COSTS), value)]
            anyway = bool(of_kinds(plan, (Why.OPENS,))) and _is_next_anyway(worlds[0], seat, actions, following, value)
            sure += [] if anyway else plan
    if any(each.verb is Verb.IDOL for each in actions) and not of_kinds(sure, (Why.OPENS,)):
        sure += _provided(worlds, ends, seat, value)
    return tuple(_most_important(sure))


def _answer(game: Game, seat: int, value: Value) -> tuple[Action, Reason] | None:
    """The best answer if the open question is which card to exile, or buy at a discount, and the reason it gives."""
    task = game.question.task if game.question is not None else None
    if not isinstance(task, ExileCard) and not (isinstance(task, Buy) and task.discount):
        return None
    lines, _ = whole_turns(game, seat, value, _PLAN)
    best = lines[0].actions[0] if lines else None
    if best is not None and best.verb is Verb.EXILE and isinstance(task, ExileCard):
        points = _points_without(best.args[0])
        scores = any(_points_without(each.args[0]) for each in game.answers if each.verb is Verb.EXILE)
        # no new hand follows the last round; where one card scores, the plan may have left it for another turn
        if points or (game.state.round < content.ROUNDS and not scores):
            return best, Reason(Why.EXILES_NEXT, best.args[:1], points)
    if best is not None and best.verb is Verb.BUY and isinstance(task, Buy):
        return best, Reason(Why.BUYS, best.args[:1], min(content.CARD_BY_ID[best.args[0]].cost, task.discount))
    return None


def _of_any_answer(world: Game, seat: int, actions: Sequence[Action]) -> tuple[list[Reason], Counter[str]]:
    """What every answer to the open question brings and costs, which is no reason for one; nothing for declining.

    If a research row gives a compass and exiles a card, the compass is no reason for "Exile Fear".
    """
    answers = [each for each in world.answers if each.verb is not Verb.CANCEL]
    if not actions or actions[0] not in answers or actions[0].verb is Verb.DECLINE:
        return [], Counter()
    results: list[list[Reason]] = []
    for answer in answers:
        game = world.copy()
        events = game.play(answer, seat)
        results.append([*changes(world.state, game.state, seat, events)])
    brought = [each for each in results[0] if all(each in others for others in results[1:])]
    return brought, reduce(and_, (Counter(subjects(each, Why.COSTS)) for each in results))


_PLANS = (Why.LEAVES, Why.OPENS, Why.PROVIDES)
_SUMMED = (Why.GAINS, Why.BONUS, Why.DRAWS)


def _most_important(reasons: list[Reason]) -> list[Reason]:
    """As many reasons as fit into a hint, always with what is prepared, the whole price and what is gained in return.

    All points count as one reason, with those for exiling Fear. What a bonus tile brings and what else is gained and
    drawn stay together, as parts of one sum.
    """
    points = [each for each in reasons if each.kind == Why.POINTS or (each.kind == Why.EXILES and each.count)]
    plans, gains = of_kinds(reasons, _PLANS), of_kinds(reasons, (Why.GAINS,))
    always = [*of_kinds(reasons, PRICES), *points, *plans, *gains]
    others = by_weight([each for each in reasons if each not in always], Why)
    room = _MOST_REASONS - len(plans) - bool(points) - len(gains)
    chosen = [*always, *others[: max(0, room)]]
    chosen += [each for each in of_kinds(reasons, (Why.BOON,)) if each not in chosen]
    if of_kinds(chosen, _SUMMED) and of_kinds(reasons, (Why.BONUS,)):
        chosen += [each for each in of_kinds(reasons, _SUMMED) if each not in chosen]
    return by_weight(chosen, Why)


# --- changes ----------------------------------------------------------------------------------


def changes(before: State, after: State, seat: int, events: Sequence[Event]) -> Iterator[Reason]:
    yield from _points(before, after, seat, events)
    for event in events:
        if event.seat == seat:
            yield from _reasons_from_event(before, after, event, events)
    yield from (each for each in _totals(before, after, seat, events) if each.about or each.count)
    yield from _beside(before, after, seat, events)
    if _rests(before, after, seat, events):
        yield Reason(Why.NOTHING_MORE, count=int(after.players[seat].passed))


def _beside(before: State, after: State, seat: int, events: Sequence[Event]) -> Iterator[Reason]:
    """The guardians that no longer stand beside a seat, without having been overcome, then those of the sites where it
    has dug or discovered: each will give it Fear unless overcome (R42).
    """
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
    certain = [event for event in _before_reveals(events) if event.seat == seat]
    gained, paid = _gained_and_paid(seat, events)
    yield Reason(Why.SLOT, count=len(new.slots) if len(new.slots) > len(old.slots) else 0)
    yield Reason(Why.GAINS, _in_a_row(gained))  # without the tokens of bonus tiles, because the tiles show them
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
        yield Reason(Why.COSTS, (*_in_a_row(paid), *[CARD] * cards, *[ARCHAEOLOGIST] * people, *[BOON] * boons))
    if new.passed and before.round < content.ROUNDS and _rests(before, after, seat, events):
        yield Reason(Why.SAVES, _in_a_row(new.tokens))


def _rests(before: State, after: State, seat: int, events: Sequence[Event]) -> bool:
    return before.players[seat].passed != after.players[seat].passed or not events


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
        case happened.Bought(card=card) | happened.GainedCard(card=card) if (
            content.CARD_BY_ID[card].goods is Goods.ARTIFACT
        ):
            if any(each.source == f"card:{card}" and not _is_in_totals(each) for each in events):
                yield Reason(Why.AT_ONCE, (card,))
        case happened.Bought(card=card) | happened.GainedCard(card=card) if before.round < content.ROUNDS:
            yield Reason(
                Why.LASTS, (card,), 0 if content.CARD_BY_ID[card].exiles_itself else content.ROUNDS - before.round
            )
        case (
            happened.Refreshed(assistant=number)
            | happened.Exchanged(new=number)
            | happened.UpgradedAssistant(assistant=number)
        ):
            for own in after.players[event.seat].assistants:
                if own.number == number and not own.exhausted:
                    yield Reason(Why.READIES, (str(number),), int(own.gold))
        case happened.Exiled(card=card) if _is_gain(event):
            points = _points_without(card)
            if points or before.round < content.ROUNDS:  # no new hand follows the last round
                yield Reason(Why.EXILES, (card,), points)
        case happened.Discovered() | happened.StackTileRevealed():
            yield Reason(Why.UNKNOWN, count=int(isinstance(event, happened.StackTileRevealed)))
        case happened.Dug(site=site) if _is_last_space(before, event.seat, site):
            yield Reason(Why.LAST_SPACE, (site,))
        case _:
            pass


def _is_gain(event: happened.Exiled) -> bool:
    """Whether a card was exiled to get rid of it, rather than by its own effect."""
    return event.card == content.FEAR_TILE or not content.CARD_BY_ID[event.card].exiles_itself


def _points_without(card: str) -> int:
    """The points gained by removing a card: a Fear card costs its owner points, a Fear tile even more."""
    return -FEAR_TILE_POINTS if card == content.FEAR_TILE else max(0, -content.CARD_BY_ID[card].points)


def _is_last_space(before: State, seat: int, site: str) -> bool:
    """Whether the site has one free space left and another active player still has an archaeologist to send there."""
    others = any(_could_dig(player) for at, player in enumerate(before.players) if at != seat)
    return others and before.spaces[content.BOARDS[before.board].site(site)].count(EMPTY) == 1


def _gained_and_paid(seat: int, events: Sequence[Event]) -> tuple[Counter[Resource], Counter[Resource]]:
    """Tokens gained and paid, up to the first reveal; a bonus tile counts only if it trades tokens for others."""
    gained, paid = Counter[Resource](), Counter[Resource]()
    trades = {event.source for event in events if event.seat == seat and isinstance(event, happened.Paid)}
    for event in _before_reveals(events):
        if event.seat != seat or (_is_of_bonus(event) and event.source not in trades):
            continue
        if isinstance(event, happened.Gained):
            gained[event.resource] += event.amount
        elif isinstance(event, happened.Paid):
            paid[event.resource] += event.amount
        elif isinstance(event, happened.PaidTravel):
            paid[Resource.COIN] += COINS_PER_PILOT * event.sources.count(PILOT.label)
    return gained, paid


def _before_reveals(events: Sequence[Event]) -> list[Event]:
    """The events up to the first reveal: what comes of a hidden thing is known only in an imagined game."""
    return [*takewhile(lambda event: not isinstance(event, _REVEALS), events)]


def _is_in_totals(event: Event) -> bool:
    return isinstance(event, happened.Gained | happened.Drew | happened.GainedFear)


def _is_of_bonus(event: Event) -> bool:
    """Whether the event comes from a bonus tile: the hint shows the tile, which already says what it gives."""
    return event.source.startswith(_OF_A_BONUS)


_OF_A_BONUS = "bonus:"
_NEW_CARD = (happened.Bought, happened.GainedCard)
_REVEALS = (happened.SiteRevealed, happened.StackTileRevealed, happened.TopRevealed)
"""Events whose consequences differ between imagined games, or are equal only by chance."""


def _could_dig(player: Player) -> bool:
    """Whether a player still has an archaeologist to send, and a card that may pay for the trip."""
    return not player.passed and player.at_home > 0 and bool(player.hand)


def _in_a_row(tokens: Mapping[Resource, int]) -> tuple[str, ...]:
    return tuple(resource.value for resource in Resource for _ in range(tokens.get(resource, 0)))


# --- what opponents want ----------------------------------------------------------------------


def only_wanted(reasons: Sequence[Reason], worlds: Sequence[Game], seat: int, value: Value) -> list[Reason]:
    """Remove a last-space reason unless an opponent would dig there next in most of the imagined games."""
    return [each for each in reasons if each.kind != Why.LAST_SPACE or _is_wanted(worlds, seat, each.about[0], value)]


def _is_wanted(worlds: Sequence[Game], seat: int, site: str, value: Value) -> bool:
    wanted = 0
    for world in worlds:
        others = [at for at, player in enumerate(world.state.players) if at != seat and _could_dig(player)]
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


def next_turn(game: Game, seat: int, value: Value) -> tuple[Action, Bag, Sequence[Action]] | None:
    """The main action of the seat's next turn in an imagined game, its price in tokens, and all actions until then.

    None if there is none this round. The price is empty unless the seat already has these tokens.
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
    before = [act(text) for _, text in position.log[game.ply :]]
    whole = (*before, *following[0].actions)
    return main, price if covers(tokens, price) else (), whole[: whole.index(main) + 1]


def _goes_on_without_finds(game: Game, before: Sequence[Event], seat: int, actions: Sequence[Action]) -> bool:
    """Whether a seat can take these actions one after the other without the tokens from sites that it revealed on the
    way or in the events `before`."""
    latest, revealed = before, set[str]()
    for action in actions:
        revealed |= {event.source for event in latest if isinstance(event, happened.SiteRevealed)}
        state = game.state.copy()
        for event in latest:
            if isinstance(event, happened.Gained) and event.seat == seat and event.source in revealed:
                state.players[seat].tokens[event.resource] -= event.amount
        game = Game(game.setup, state, [])
        if min(state.players[seat].tokens.values()) < 0 or action not in game.legal_actions(seat):
            return False
        latest = game.play(action, seat)
    return True


def _is_at_new_site(world: Game, following: Action) -> bool:
    """Whether the next action is at a site that is still hidden and therefore differs between imagined games."""
    sites = content.BOARDS[world.state.board].sites
    hidden = {site.id for at, site in enumerate(sites) if site.level and not world.state.tiles[at]}
    return following.verb is not Verb.DISCOVER and any(site_and_space(place)[0] in hidden for place in following.args)


def _planned(
    world: Game, seat: int, following: Action, price: Bag, way: Sequence[Action], spent: Container[str], value: Value
) -> Iterator[Reason]:
    """That the next action becomes possible, or that enough tokens are left for it, although some are spent.

    The next action alone is not a reason: in two cases out of three, the next hint suggests another one.
    """
    state, tokens = world.state, _in_a_row(dict(price))
    if state.main_taken:
        opens = not covers(state.players[seat].tokens, price)
    else:
        opens = world.question is None and not _is_possible(world, seat, following, way, value)
    if opens:
        yield Reason(Why.OPENS, (following.text,))
    elif any(token in spent for token in tokens):
        yield Reason(Why.LEAVES, (following.text, *tokens))


def _provided(worlds: Sequence[Game], ends: Sequence[Game], seat: int, value: Value) -> list[Reason]:
    """What an idol in a slot gives tokens for: the first later action in the round that needs some of them and can be
    paid for with what is then left, if it is the same in most of the imagined games.
    """
    found = Counter(_first_to_need(world, end, seat, value) for world, end in zip(worlds, ends, strict=True))
    return [each for each, times in found.items() if each is not None and times > _IN_MOST * len(worlds)]


def _first_to_need(world: Game, end: Game, seat: int, value: Value) -> Reason | None:
    owned, position = world.state.players[seat].tokens, end.copy()
    gained, left = Counter(end.state.players[seat].tokens), dict(end.state.players[seat].tokens)
    gained.subtract(owned)
    leave_to(position, seat)
    for action in followed(end, seat, (), value, _LATER_TURNS).plan:
        tokens, price = dict(position.state.players[seat].tokens), dict(_price(position.state, action))
        needed = {
            each: min(gained[each], price[each])
            for each in price
            if gained[each] > 0 and max(owned[each], tokens[each] - gained[each]) < price[each]
        }
        if needed and covers(left, tuple(price.items())):  # what is still to be gained may come to nothing
            return Reason(Why.PROVIDES, (action.text, *_in_a_row(needed)))
        position.play(action, seat)
        for each, count in position.state.players[seat].tokens.items():
            left[each] += min(0, count - tokens[each])
    return None


def _is_next_anyway(world: Game, seat: int, actions: Sequence[Action], following: Action, value: Value) -> bool:
    answers = [each for each in world.answers if each.verb is not Verb.CANCEL]
    for answer in answers if actions[0] in answers else ():
        game = world.copy()
        game.play(answer, seat)
        planned = next_turn(game, seat, value) if answer != actions[0] else None
        if planned is not None and planned[0] == following:
            return True
    return False


def _is_possible(world: Game, seat: int, following: Action, way: Sequence[Action], value: Value) -> bool:
    """Whether an action planned for the next turn is already possible in this one, by following `way` or not."""
    game = world.copy()
    for action in (action for action in way if action.verb is not Verb.END):
        if following in game.legal_actions(seat):
            return True
        if action not in game.legal_actions(seat):
            break
        game.play(action, seat)
    lines, _ = whole_turns(world, seat, value, _PLAN)
    return any(main_of(line.actions) == following for line in lines)


def _price(state: State, action: Action) -> Bag:
    board, first = content.BOARDS[state.board], action.args[0] if action.args else ""
    match action.verb:
        case Verb.DISCOVER:
            return bag(compass=content.DISCOVER_COMPASSES[board.sites[board.site(first)].level])
        case Verb.RESEARCH:
            return board.research[int(action.args[1])].cost
        case Verb.TEMPLE:
            return board.temple_cost(content.TEMPLE_STACK_BY_ID[first])
        case Verb.BUY:
            card = content.CARD_BY_ID[first]
            return ((card.currency, card.cost),)
        case Verb.OVERCOME:
            guardian = state.guardians[board.site(first)]
            return content.GUARDIAN_BY_NUMBER[guardian].tokens if guardian else ()
        case _:
            return ()
