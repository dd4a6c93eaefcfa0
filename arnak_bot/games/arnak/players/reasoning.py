"""The reasons for beginning a turn in a certain way: what this changes and what it prepares.

Only changes that occur in all of several imagined games count as reasons, so that nothing is claimed about hidden
information; the next action is the one planned in most of them, if it is possible in all of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass, field
from functools import reduce
from operator import and_

from arnak_bot.game.thinking import Reason
from arnak_bot.games.arnak.engine import Action, Event, Game, Verb, content
from arnak_bot.games.arnak.engine import events as happened
from arnak_bot.games.arnak.engine.actions import act, site_and_space
from arnak_bot.games.arnak.engine.effects import ExileCard
from arnak_bot.games.arnak.engine.resources import Bag, bag, covers
from arnak_bot.games.arnak.engine.state import State
from arnak_bot.games.arnak.players.changes import changes, in_a_row
from arnak_bot.games.arnak.players.features import judge
from arnak_bot.games.arnak.players.turns import Budget, leave_to, main_of, whole_turns, with_turn_ended
from arnak_bot.games.arnak.thoughts import PRICES, Why, subjects
from arnak_bot.kit.reasons import by_weight, of_kinds, with_subjects

_PLAN = Budget(90, before=4, payments=1, endings=5, polished=1)
_MOST_REASONS = 4


def reasons_for(worlds: Sequence[Game], seat: int, actions: Sequence[Action]) -> tuple[Reason, ...]:
    ends = [world.copy() for world in worlds]
    happenings = [[event for action in actions for event in end.play(action, seat)] for end in ends]
    found = [
        [*changes(world.state, end.state, seat, events)]
        for world, end, events in zip(worlds, ends, happenings, strict=True)
    ]
    anyhow, shared = _of_any_answer(worlds[0], seat, actions)
    sure = [each for each in found[0] if each not in anyhow and all(each in others for others in found[1:])]
    sure = with_subjects(sure, {Why.COSTS: tuple((Counter(subjects(sure, Why.COSTS)) - shared).elements())})
    if all(end.question is not None and isinstance(end.question.task, ExileCard) for end in ends):
        sure.append(Reason(Why.MAY_EXILE))
    plan, times = Counter(next_turn(end, seat) for end in ends).most_common(1)[0]
    # whatever is drawn, and whatever a new site gives
    if (
        plan is not None
        and times > len(ends) / 2
        and all(_goes_on_without_finds(*each, seat, plan.way) for each in zip(ends, happenings, strict=True))
        and not _is_at_new_site(worlds[0], plan.main)
    ):
        prepared = [*_prepared(worlds[0], seat, plan, subjects(found[0], Why.COSTS))]
        anyway = of_kinds(prepared, (Why.OPENS,)) and _is_next_anyway(worlds[0], seat, actions, plan.main)
        sure += [] if anyway else prepared
    return tuple(_most_important(sure))


def _of_any_answer(world: Game, seat: int, actions: Sequence[Action]) -> tuple[list[Reason], Counter[str]]:
    """What every answer to the open question brings and costs, which is no reason for one; nothing for declining."""
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


_PLANS = (Why.LEAVES, Why.OPENS)
_SUMMED = (Why.GAINS, Why.BONUS, Why.DRAWS)


def _most_important(reasons: list[Reason]) -> list[Reason]:
    """As many reasons as fit into a hint, always with what is prepared, the whole price and what is gained in return.

    All points count as one reason. What a bonus tile brings stays with what else is gained and drawn, as in one sum.
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


# --- what comes next --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Plan:
    """A seat's next main action, its price in tokens (empty unless it already has them), and all actions until then."""

    main: Action
    price: Bag
    way: tuple[Action, ...] = field(compare=False)


def next_turn(game: Game, seat: int) -> Plan | None:
    """The plan for the seat's next turn in an imagined game; None if there is none this round."""
    tokens = dict(game.state.players[seat].tokens)
    leave_to(game, seat)
    position = with_turn_ended(game, seat, judge, _PLAN)
    if position is None:
        return None
    following, _ = whole_turns(position, seat, judge, _PLAN)
    main = main_of(following[0].actions) if following else None
    if main is None or main.verb is Verb.PASS:
        return None
    price = _price(position.state, main)
    before = [act(text) for _, text in position.log[game.ply :]]
    whole = (*before, *following[0].actions)
    return Plan(main, price if covers(tokens, price) else (), whole[: whole.index(main) + 1])


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
    sites = content.BOARDS[world.state.board].sites
    hidden = {site.id for at, site in enumerate(sites) if site.level and not world.state.tiles[at]}
    return following.verb is not Verb.DISCOVER and any(site_and_space(place)[0] in hidden for place in following.args)


def _prepared(world: Game, seat: int, plan: Plan, spent: Container[str]) -> Iterator[Reason]:
    """That the next action becomes possible, or that enough tokens are left for it, although some are spent.

    The next action alone is not a reason: in two cases out of three, the next hint suggests another one.
    """
    state, tokens = world.state, in_a_row(dict(plan.price))
    if state.main_taken:
        opens = not covers(state.players[seat].tokens, plan.price)
    else:
        opens = world.question is None and not _is_possible(world, seat, plan)
    if opens:
        yield Reason(Why.OPENS, (plan.main.text,))
    elif any(token in spent for token in tokens):
        yield Reason(Why.LEAVES, (plan.main.text, *tokens))


def _is_next_anyway(world: Game, seat: int, actions: Sequence[Action], following: Action) -> bool:
    answers = [each for each in world.answers if each.verb is not Verb.CANCEL]
    for answer in answers if actions[0] in answers else ():
        game = world.copy()
        game.play(answer, seat)
        plan = next_turn(game, seat) if answer != actions[0] else None
        if plan is not None and plan.main == following:
            return True
    return False


def _is_possible(world: Game, seat: int, plan: Plan) -> bool:
    """Whether an action planned for the next turn is already possible in this one, in the planned way or another."""
    game = world.copy()
    for action in (action for action in plan.way if action.verb is not Verb.END):
        if plan.main in game.legal_actions(seat):
            return True
        if action not in game.legal_actions(seat):
            break
        game.play(action, seat)
    lines, _ = whole_turns(world, seat, judge, _PLAN)
    return any(main_of(line.actions) == plan.main for line in lines)


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
