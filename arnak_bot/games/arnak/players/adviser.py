"""Hints: a search like the strong level's, whose best three options are compared in further imagined games."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial, reduce
from math import hypot
from operator import le
from statistics import fmean

from arnak_bot.game.thinking import LEAST_LOSS, MOST_ADVICE, SURE, Advice, Reason, is_as_good
from arnak_bot.games.arnak.engine import Action, Event, Game, Phase, Verb, act
from arnak_bot.games.arnak.engine.content import CARD_BY_ID, FEAR, GUARDIAN_BY_NUMBER, ROUNDS
from arnak_bot.games.arnak.engine.imagine import imagine
from arnak_bot.games.arnak.engine.payment_words import frugal
from arnak_bot.games.arnak.engine.printed import CardKind
from arnak_bot.games.arnak.engine.rules.menu import END
from arnak_bot.games.arnak.engine.state import State
from arnak_bot.games.arnak.players.changes import changes
from arnak_bot.games.arnak.players.expecting import expectation
from arnak_bot.games.arnak.players.features import judge, points_of
from arnak_bot.games.arnak.players.reasoning import next_turn, reasons_for
from arnak_bot.games.arnak.players.thinker import Followed, Thinker, begun, best_turns, followed, tried, way_out
from arnak_bot.games.arnak.players.turns import STRONG, Budget, Level, Value, if_legal, main_of
from arnak_bot.games.arnak.players.worth import card_worth
from arnak_bot.games.arnak.thoughts import PRICES, Why
from arnak_bot.kit import comparing
from arnak_bot.kit.advising import Adviser, relative_to_first
from arnak_bot.kit.comparing import Way, error_of, imagined
from arnak_bot.kit.reasons import of_kinds, other_than

_CHOOSING = replace(STRONG, stages=((10, 2), (6, 2)), enough=5000)
_COMPARING = replace(STRONG, stages=((MOST_ADVICE, 20),), enough=7000)
_TUTOR = replace(
    STRONG,
    first=Budget(260, before=8, payments=2, endings=24, polished=2, fear_first=True),
    later=Budget(40, before=2, payments=1, endings=3, polished=1, fear_first=True),
)
_TUTOR_CHOOSING = replace(_TUTOR, stages=((4, 1), (3, 1)), enough=300)
_TUTOR_COMPARING = replace(_TUTOR, stages=((MOST_ADVICE, 3),), enough=450)
"""The search for the guided game, at every step: a fifth of the usual effort is enough to beat its rival."""
_MISSED = (20.0, 20.0, 6.0, 6.0)
"""The extra value of a first discovery, guardian, research step and purchase: most for what needs preparation."""
_LAST_OF_LESSONS = 2
_FRESH = 100
"""The number of the first game used to compare options; games before it were used to select them."""
_REASONED, _KEEPING_GAMES = 5, 24
_LEAST_DOUBT = 0.1
_NO_MORE, _DECLINE = act("done"), act("decline")
_MOST_BEHIND = 5.0

World = Callable[[int], Game]


class ArnakAdviser(Adviser[Game, Way[Action]]):
    __slots__ = ()

    def compared(self, game: Game, seat: int, seed: str) -> list[Way[Action]]:
        """The best three options; just one for a question that can only be answered by cancelling the action."""
        world = worlds(game, seat, seed)
        if game.state.phase is Phase.KEEPING:
            return ways_to_keep(game, seat, world)
        choosing, level = (_TUTOR_CHOOSING, _TUTOR_COMPARING) if game.setup.opening else (_CHOOSING, _COMPARING)
        value: Value = taught if game.setup.opening else judge
        ways, fresh = leaders(world, seat, choosing, value=value), world(_FRESH)
        direct = direct_trips(fresh, seat, ways)
        found = saving_cards(compared([*ways, *direct.values()], world, seat, level, value), direct)
        if not found:
            worths = tuple(judge(world(number).state, seat) for number in range(2))
            return [Way((way_out(game, seat),), fmean(worths), worths)]
        found = [replace(way, actions=thrifty(fresh, seat, way.actions)) for way in found]
        found = [way for way in found if not _is_vain(fresh, seat, way.actions)] or found
        return acting_first(found, partial(_gains, game, seat, seed))

    def told(self, game: Game, seat: int, way: Way[Action], found: Sequence[Way[Action]], seed: str) -> Advice | None:
        behind, doubt = gap(found[0], way)
        if behind > max(_MOST_BEHIND, SURE * doubt):
            return None
        fresh, off = worlds(game, seat, seed)(_FRESH), expectation(game.state, seat)
        final = _final_points(fresh.copy(), seat, way.actions)
        highest = off.points(found[0].worth, begun(fresh, seat, found[0].actions).state, seat)
        expected = max(highest - found[0].worth + way.worth, float(points_of(game.state, seat)))
        named = way.actions
        while named[1:] and named[-1] == _DECLINE:  # an offer is not turned down unasked
            named = named[:-1]
        return Advice(
            tuple(action.text for action in named) or (END.text,),
            expected if final is None else final,
            hypot(error_of(way.worths, off.spread), off.spread) if final is None else 0.0,
            _reasons(game, seat, way, found, seed),
            behind,
            doubt,
        )

    def in_order(self, told: Sequence[Advice]) -> tuple[Advice, ...]:
        """Put those first that are practically as good as the first; one leads that has all its reasons, and more."""
        alike = [advice for advice in told if advice.is_as_good]
        first = reduce(_with_more_reasons, alike)
        others = (each for each in told if not each.is_as_good)
        return relative_to_first([first, *(each for each in alike if each is not first), *others])

    def reasons_left(self, game: Game, seat: int, rest: Advice, seed: str) -> tuple[Reason, ...]:
        reasons = _from_here(game, seat, [act(text) for text in rest.actions], seed)
        gone = {Why.NOTHING_MORE} - {each.kind for each in rest.reasons}
        return tuple(other_than(reasons, gone))

    def purposes(self, game: Game, seat: int, actions: Sequence[str], seed: str) -> tuple[Reason, ...]:
        if game.state.phase is not Phase.TURNS:
            return ()
        after, events = game.copy(), list[Event]()
        for at, action in enumerate(map(act, actions)):
            if action == END or after.over or seat not in after.seats_to_act or after.state.phase is not Phase.TURNS:
                if actions[at + 1 :] and not after.over:
                    return ()  # after several turns in a row, reasons cannot be matched to turns
                break
            events += after.play(action, seat)
        found = of_kinds(changes(game.state, after.state, seat, events), _SEEN_BY_ALL)
        found.sort(key=lambda reason: _SEEN_BY_ALL.index(Why(reason.kind)))
        return (*found[:_MOST_TOLD], *_prepared(game, after, seat, f"{seed} {seat} {game.ply}"))


def _with_more_reasons(one: Advice, other: Advice) -> Advice:
    """The second option if it costs the same and has all reasons for the first, and more."""
    price, other_price = (of_kinds(each.reasons, PRICES) for each in (one, other))
    return other if price == other_price and {*one.reasons} < {*other.reasons} else one


def taught(state: State, seat: int) -> float:
    """The value of a position in a game for beginners, who should try every main action by the end of round II."""
    if state.round > _LAST_OF_LESSONS:
        return judge(state, seat)
    player = state.players[seat]
    met = (
        bool(player.crates or player.slots),
        bool(player.guardians),
        bool(player.glass),
        any(CARD_BY_ID[card].kind in (CardKind.ITEM, CardKind.ARTIFACT) for card in player.cards),
    )
    return judge(state, seat) - sum(worth for worth, known in zip(_MISSED, met, strict=True) if not known)


def acting_first(found: list[Way[Action]], gains: Callable[[Way[Action]], bool]) -> list[Way[Action]]:
    """Move passing behind the options that gain something and are about as good: saving tokens is no reason to pass."""
    if main_of(found[0].actions) != act(Verb.PASS):
        return found
    acting = [way for way in found[1:] if is_as_good(*gap(found[0], way)) and gains(way)]
    return [*acting, *(way for way in found if way not in acting)]


def _gains(game: Game, seat: int, seed: str, way: Way[Action]) -> bool:
    nothing = (*PRICES, Why.NOTHING_MORE, Why.LEAVES)
    return any(each.kind not in nothing for each in _from_here(game, seat, way.actions, seed))


def direct_trips(game: Game, seat: int, ways: Sequence[Way[Action]]) -> dict[tuple[Action, ...], Way[Action]]:
    """By the actions of an option that plays a card for a cheaper trip: the same trip, paid alike, without the card."""
    found: dict[tuple[Action, ...], Way[Action]] = {}
    mains = [main_of(way.actions) for way in ways]
    for way, main in zip(ways, [*mains], strict=True):
        if main is None or main.verb is not Verb.PLAY:
            continue
        at = way.actions.index(main)
        direct = (*way.actions[:at], *way.actions[at + 1 :])
        travels = any(each.verb in (Verb.DIG, Verb.DISCOVER) and each not in mains for each in direct[at : at + 1])
        if travels and if_legal(game, seat, direct) is not None and begun(game, seat, direct).question is None:
            found[way.actions] = Way(direct)
            mains.append(direct[at])
    return found


def saving_cards(found: Sequence[Way[Action]], direct: Mapping[tuple[Action, ...], Way[Action]]) -> list[Way[Action]]:
    """Leave out each option that does no better than its direct trip without the card, or else that trip."""
    result = {way.actions: way for way in found}
    for played, trip in direct.items():
        better = not is_as_good(*comparing.gap(result[played].worths, result[trip.actions].worths, LEAST_LOSS))
        del result[trip.actions if better else played]
    return [*result.values()]


def thrifty(game: Game, seat: int, actions: tuple[Action, ...]) -> tuple[Action, ...]:
    """The same turn without idle effects, and paid for with Fear if possible: the search tries only a few payments."""
    for at, action in enumerate(actions):
        without = (*actions[:at], *actions[at + 1 :])
        travels = action.verb is Verb.BOON and GUARDIAN_BY_NUMBER[int(action.args[0])].boon_travel  # and nothing more
        if travels and if_legal(game, seat, without) is not None:
            return thrifty(game, seat, without)
    position = game.copy()
    for at, action in enumerate(actions):
        rest = actions[at + 1 :]
        skips = _DECLINE in position.answers and action in position.view(seat).in_vain
        if skips and if_legal(position, seat, (_DECLINE, *rest)) is not None:
            action, actions = _DECLINE, (*actions[:at], _DECLINE, *rest)
        for other in position.answers if action.verb is Verb.PAY else ():
            saves = other.verb is Verb.PAY and all(map(le, frugal(other), frugal(action)))
            if saves and frugal(other) != frugal(action) and if_legal(position, seat, (other, *rest)) is not None:
                action, actions = other, (*actions[:at], other, *rest)
        position.play(action, seat)
    return actions


def _is_vain(game: Game, seat: int, actions: Sequence[Action]) -> bool:
    position, main = game.copy(), main_of(actions)
    for action in actions if main is not None else ():
        if action == main:
            return action in position.view(seat).in_vain
        position.play(action, seat)
    return False


def _reasons(game: Game, seat: int, way: Way[Action], found: Sequence[Way[Action]], seed: str) -> tuple[Reason, ...]:
    """The reasons for an option; "nothing else is worth doing" is left out if another option is as good."""
    if game.state.phase is Phase.KEEPING:
        if way.actions[0].verb is Verb.KEEP:
            return (Reason(Why.KEEPS, way.actions[0].args),)
        return () if game.state.players[seat].kept else (Reason(Why.ANEW),)
    best, *others = found
    reasons = _from_here(game, seat, way.actions, seed)
    if way is best and not any(is_as_good(*gap(best, other)) for other in others):
        return reasons
    return tuple(other_than(reasons, (Why.NOTHING_MORE,)))


def _from_here(game: Game, seat: int, actions: Sequence[Action], seed: str) -> tuple[Reason, ...]:
    world = worlds(game, seat, seed)
    return reasons_for([world(_FRESH + number) for number in range(_REASONED)], seat, actions)


def worlds(game: Game, seat: int, seed: str) -> World:
    """The imagined games in which options are compared: the same all round, so that expectations do not jump."""
    return imagined(imagine, game, seat, f"{seed} {seat} {game.round}")


def gap(best: Way[Action], way: Way[Action]) -> tuple[float, float]:
    if way is best:
        return 0.0, 0.0
    behind, doubt = comparing.gap(best.worths, way.worths, LEAST_LOSS)
    return max(0.0, behind), max(_LEAST_DOUBT, doubt)


def leaders(world: World, seat: int, level: Level, most: int = MOST_ADVICE, value: Value = judge) -> list[Way[Action]]:
    """The best options, each with a different main action; the last one overcomes a guardian if no better one does."""
    turns = best_turns(world(0), seat, value, level)
    found = comparing.leaders(Thinker(level, "", value).weighed(turns, world, seat), main_of, most)
    if not any(map(_overcomes, found)):
        found[most - 1 :] = [*filter(_overcomes, turns)][:1] or found[most - 1 :]
    return found


def _overcomes(way: Way[Action]) -> bool:
    main = main_of(way.actions)
    return main is not None and main.verb is Verb.OVERCOME


def compared(ways: list[Way[Action]], world: World, seat: int, level: Level, value: Value = judge) -> list[Way[Action]]:
    """The options with their results in games that were not used to select them, best first.

    Each is also continued with the plans of the others, so that none is behind just because its plan is worse. The
    worth of the best is based on its own plans: `expectations.json` was measured that way.
    """
    own = {each.actions: list[float]() for each in ways}
    best = {each.actions: list[float]() for each in ways}
    spent = 0
    for number in range(sum(games for _, games in level.stages)):
        if number and spent >= level.enough:
            break
        imagined_game = world(_FRESH + number)
        ends = {actions: _played_out(imagined_game, seat, actions, value, level) for actions in own}
        spent += sum(end.nodes for end in ends.values())
        for actions, end in ends.items():
            plans = [other.plan for others, other in ends.items() if others != actions]
            again = (
                tried(imagined_game, seat, actions, plan, value) for plan in plans if not _is_last(end.state, actions)
            )
            own[actions].append(end.worth - value(end.state, seat) + judge(end.state, seat))
            best[actions].append(max([end.worth, *(worth for worth in again if worth is not None)]))
    if not own:
        return []
    highest, first = max(map(fmean, own.values())), max(map(fmean, best.values()))
    found = [Way(actions, highest - first + fmean(worths), tuple(worths)) for actions, worths in best.items()]
    return sorted(found, key=lambda each: -each.worth)


def _is_last(state: State, actions: Sequence[Action]) -> bool:
    """Whether actions end a seat's game: a pass also ends the turn, as in the panel, and no free action follows it."""
    return state.round == ROUNDS and actions[-1:] != () and actions[-1].verb is Verb.PASS


def _played_out(world: Game, seat: int, actions: tuple[Action, ...], value: Value, level: Level) -> Followed:
    if not _is_last(world.state, actions):
        return followed(world, seat, actions, value, level)
    state = begun(world, seat, actions).state
    return Followed(value(state, seat), 0, state)


def _final_points(world: Game, seat: int, actions: Sequence[Action]) -> float | None:
    """A seat's points after an option that ends the game; None for any other, whose result is not certain yet."""
    for action in (*actions, END) if not actions or _is_last(world.state, actions) else ():
        world.play(action, seat)
    return float(world.scores()[seat].total) if world.over else None


# --- the end of a round -----------------------------------------------------------------------


def ways_to_keep(game: Game, seat: int, world: World) -> list[Way[Action]]:
    """The options for keeping a card, best first; keeping no more only if that is best. The others keep nothing."""
    hand, legal = sorted({*game.state.players[seat].hand} - {FEAR}), game.legal_actions(seat)
    cards = sorted(hand, key=card_worth, reverse=True)[: MOST_ADVICE - 1]
    ways = [way for way in (*(act(f"keep {card}") for card in cards), _NO_MORE) if way in legal]
    games = [world(number) for number in range(_KEEPING_GAMES)]
    came_to = [(way, tuple(_kept(each.copy(), seat, way) for each in games)) for way in ways]
    found = [Way((way,), fmean(worths), worths) for way, worths in came_to]
    best, *others = sorted(found, key=lambda each: -each.worth)
    return [best, *(way for way in others if way.actions != (_NO_MORE,))]


def _kept(game: Game, seat: int, way: Action) -> float:
    game.play(way, seat)
    while game.state.phase is Phase.KEEPING:
        game.play(_NO_MORE, game.seats_to_act[0])
    return judge(game.state, seat)


# --- what the others are told -----------------------------------------------------------------

_SEEN_BY_ALL = (*(Why.ARRIVES, Why.SLOT, Why.POINTS, Why.SAFE, Why.BOON, Why.RECRUITS, Why.LASTS, Why.EXILES),)
"""Reasons that are public, the most important first; the turn summary mentions gains and draws anyway."""
_PLANS = (Verb.DISCOVER, Verb.OVERCOME, Verb.RESEARCH, Verb.TEMPLE, Verb.BUY)
"""The kinds of next action that the other players are told about. They have to guess the place or card."""
_MOST_TOLD = 2


def _prepared(before: Game, after: Game, seat: int, chance: str) -> tuple[Reason, ...]:
    if after.over or after.state.phase is not Phase.TURNS or after.state.players[seat].passed:
        return ()
    plan = next_turn(imagine(after, seat, chance), seat)
    if plan is None or plan.main.verb not in _PLANS or plan.main in before.legal_actions(seat):
        return ()
    return (Reason(Why.PREPARES, (plan.main.verb.value,)),)


ADVISER = ArnakAdviser()
