"""Hints and reviews: calls and answers compared in imagined games, by wins, then by parts, then by points."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import count, islice
from math import sqrt
from statistics import fmean

from arnak_bot.game.thinking import Advice, Look, Reason, Review, is_as_good
from arnak_bot.games.lost_ark.engine import Action, Colour, Game, Verb, parse
from arnak_bot.games.lost_ark.engine.actions import action as to
from arnak_bot.games.lost_ark.engine.printed import NEXT, NUMBERS, Challenge
from arnak_bot.games.lost_ark.engine.rules.finding import ark_found, found_parts, new_parts
from arnak_bot.games.lost_ark.engine.rules.legality import allowance, seats_to_act
from arnak_bot.games.lost_ark.engine.rules.scoring import CHALLENGE_POINTS, MINUS_POINTS, challenges_met
from arnak_bot.games.lost_ark.engine.rules.turn import take
from arnak_bot.games.lost_ark.engine.state import Sheet
from arnak_bot.games.lost_ark.layings import layings_after, layings_left
from arnak_bot.games.lost_ark.players.instinct import PATIENT, next_action, proposals
from arnak_bot.games.lost_ark.players.playout import Ending, to_the_end
from arnak_bot.games.lost_ark.players.sights import sight_of
from arnak_bot.games.lost_ark.players.thinker import decisions_known, ways_in
from arnak_bot.games.lost_ark.prospects import could_fill, spoils
from arnak_bot.games.lost_ark.thoughts import FOR_THE_ARK, SCALES, Why
from arnak_bot.kit.advising import Adviser, Reviewer
from arnak_bot.kit.comparing import Way, error_of, gap, imagined, leaders
from arnak_bot.kit.looking_back import concluded, counts
from arnak_bot.kit.plain import copied
from arnak_bot.kit.reasons import of_kinds, other_than

_FOLLOWED = 5
_CHOOSING = range(2)
_HINTED, _SEVERAL, _HINTED_TO_SEVERAL = range(100, 120), 3, range(100, 110)
_COMPARED = range(1000, 1006), range(1006, 1016), range(1016, 1032)
"""The imagined games used to choose options, to give hints (fewer with several players, as their games take longer),
and to compare with what was played; none is used twice."""
_OTHERS = 2
_MUCH = 25.0
"""An option this far behind the best is not given as a hint, unless the difference may be due to chance."""
_LEAST_DOUBT, _MORE_PARTS = 0.01, 0.5
_CHANCE_GAMES, _FEWER_PARTS = 2, 0.2
"""Differences in games won and in average parts that may be due to chance."""
_WORSE = 0.5
"""A review examines calls, answers and walks that instinct scores lower than the best by at least this much."""
_CHOICES = (Verb.CALL, Verb.MINUS)
_REVIEWED = (Verb.CALL, Verb.FILL, Verb.WALK, Verb.MINUS)
_END = to(Verb.END)
_ON = (Verb.DRAW, Verb.PAINT, Verb.DIAMOND, Verb.DRUID, Verb.MEADOW)


@dataclass(frozen=True, slots=True)
class Outcome:
    """The results of an option in imagined games, which are in the same order for every option."""

    way: Way[Action]
    endings: tuple[Ending, ...]
    all_or_nothing: bool = False
    """Whether only the whole ark wins: without it, parts count for nothing, and points are compared (K71, K85)."""

    @property
    def worths(self) -> tuple[float, ...]:
        return tuple(ending.worth for ending in self.endings)

    @property
    def won(self) -> tuple[float, ...]:
        """Whether each game was won, in percent (0 or 100)."""
        return tuple(100.0 * ending.won for ending in self.endings)

    @property
    def told(self) -> tuple[int, float, int]:
        """The figures shown, most important first: the number of games won, average parts and average points."""
        parts, points = (fmean(each) for each in zip(*((end.parts, end.points) for end in self.endings), strict=True))
        return sum(ending.won for ending in self.endings), round(parts, 1), round(points)

    @property
    def order(self) -> tuple[float, ...]:
        """The numbers of `told`, for sorting. If only the whole ark wins and no game was won, points precede parts."""
        won, parts, points = self.told
        return (won, points, parts) if self.is_lost else (won, parts, points)

    @property
    def is_lost(self) -> bool:
        return self.all_or_nothing and not any(ending.won for ending in self.endings)

    def is_ahead_of(self, other: Outcome) -> bool:
        (won, parts, _), (others, least, _) = self.told, other.told
        return won > others or (won == others and parts - least >= _MORE_PARTS and not self.is_lost)

    def is_worth_some_games(self, other: Outcome) -> bool:
        """Whether it leads all the same if `other` wins one or two games more, which may be chance. A minus point is
        paid now, whatever the games find in the end.
        """
        (won, parts, points), (others, least, fewest) = self.told, other.told
        costly = other.way.actions[0].verb is Verb.MINUS is not self.way.actions[0].verb
        cheaper = points - fewest >= CHALLENGE_POINTS or (costly and fewest - points < CHALLENGE_POINTS)
        more = parts - least >= _MORE_PARTS or (least - parts <= _FEWER_PARTS and cheaper)
        return others - won <= _CHANCE_GAMES and more and not self.is_lost


def followed(ways: Iterable[Way[Action]], worlds: Iterable[Game], seat: int) -> list[Outcome]:
    """The results of each option in all of these imagined games, best first; the order of ties is kept."""
    games = tuple(worlds)
    whole = any(game.setup.only_ark_wins for game in games)
    found = [Outcome(way, tuple(to_the_end(game, way.actions, seat) for game in games), whole) for way in ways]
    return sorted(found, key=lambda outcome: outcome.order, reverse=True)


def played_on(world: Game, seat: int, first: Action) -> tuple[Action, ...]:
    """An action and the seat's automatic actions after it: the places of its movement, and visits with diamonds."""
    state, actions = copied(world.state), [first]
    while True:
        take(state, world.setup, actions[-1], seat)
        if seat not in seats_to_act(state):
            return tuple(actions)
        actions.append(next_action(state, world.setup, seat, PATIENT))
        if actions[-1].verb not in _ON:
            return tuple(actions[:-1])


def promising(world: Callable[[int], Game], seat: int) -> list[Way[Action]]:
    ways = ways_in(world(0), seat, PATIENT)
    if len(ways) > 1:
        found = followed(ways[:_FOLLOWED], map(world, _CHOOSING), seat)
        ways = [outcome.way for outcome in sorted(found, key=lambda outcome: -fmean(outcome.worths))]
    return [Way(played_on(world(0), seat, way.actions[0])) for way in ways]


def reasons_for(game: Game, seat: int, actions: Sequence[Action]) -> Iterator[Reason]:
    (first, *_), state = actions, copied(game.state)
    sheet, setup = state.sheets[seat], game.setup
    before, sight = layings_left(sheet), sight_of(sheet, setup)
    starved = sum(
        not could_fill(each, first.colour) for at, each in enumerate(state.sheets) if first.colour and at != seat
    )
    known, walks = found_parts(sheet), {colour: allowance(sheet, colour) for colour in Colour}
    spoiled = spoils(sheet, first) if first.verb in (Verb.FILL, Verb.FIRST) else ()
    costs = _minus_costs(sheet) if first.verb is Verb.MINUS else 0
    for each in actions:
        take(state, setup, each, seat)
    if letters := new_parts(known, found_parts(sheet)):
        yield Reason(Why.FINDS, letters)
        if ark_found(sheet):
            yield Reason(Why.ARK)
            return
    after, visits = layings_left(sheet), (sight.target & sheet.visited).bit_count() if sight.whole else 0
    if first.verb in (Verb.FILL, Verb.FIRST, Verb.MINUS):
        most = _most_left(game, seat) if before and (after < before or first.verb is Verb.MINUS) else 0
        if spoiled and not after and (most or not before):
            yield Reason(Why.SPOILS, spoiled)
        elif before and first.verb is Verb.MINUS:
            yield Reason(Why.KEEPS if most else Why.SAVES)
        elif before and after < before:
            yield Reason(Why.LEAVES if after else Why.LAST, (str(before), str(most)), after)
        elif before:
            yield Reason(Why.KEEPS)
        if costs:
            yield Reason(Why.MINUS, count=costs)
        for (colour, places), needed in zip(walks.items(), sight.needs, strict=True):
            if places < min(needed, allowance(sheet, colour)):
                yield Reason(Why.WIDENS, (colour,), allowance(sheet, colour))
    elif first.verb is Verb.START:
        near = (NEXT[NUMBERS[first.at]] & sight.target).bit_count()
        if visits or near:
            yield Reason(Why.CENTRAL) if visits else Reason(Why.NEAR, count=near)
    elif visits:
        yield Reason(Why.VISITS, count=visits)
    if first.verb is Verb.CALL and starved and not setup.cooperative:
        yield Reason(Why.STARVES, count=starved)


def _minus_costs(sheet: Sheet) -> int:
    """The points that a minus point costs, and no other answer: with a full compass a movement costs as much (K27)."""
    if sheet.compass_full:
        return 0
    return MINUS_POINTS + (CHALLENGE_POINTS if Challenge.NO_MINUS in challenges_met(sheet) else 0)


def _most_left(game: Game, seat: int) -> int:
    fills = (each for each in game.legal_actions(seat) if each.verb in (Verb.FILL, Verb.FIRST))
    return max((layings_after(fill, game.state, game.setup, seat) for fill in fills), default=0)


class LostArkAdviser(Adviser[Game, Outcome]):
    __slots__ = ()

    def compared(self, game: Game, seat: int, seed: str) -> list[Outcome]:
        """The best three options, each with a different first action; a single one is not played out."""
        world = imagined(Game.imagined, game, seat, f"{seed} {seat} {decisions_known(game, seat)}")
        ways = leaders(promising(world, seat), lambda actions: actions[0])
        if len(ways) == 1:
            return [Outcome(ways[0], ())]
        games = _HINTED if game.setup.players < _SEVERAL else _HINTED_TO_SEVERAL
        found = followed(ways, map(world, games), seat)
        return sorted(found, key=lambda each: not each.is_worth_some_games(found[0]))

    def told(self, game: Game, seat: int, way: Outcome, found: Sequence[Outcome], seed: str) -> Advice | None:
        world, first = game.imagined(seat, seed), found[0]
        if way is first:
            advice = _advice(world, seat, way)
            others = [{*reasons_for(world, seat, each.way.actions)} for each in found[1:]]
            idle = {each for each in advice.reasons if any(_is_beaten(each, other) for other in others)}
            idle |= {Reason(Why.KEEPS)}.intersection(*others)
        else:
            behind, doubt = gap(first.worths, way.worths)
            if behind > _MUCH and not is_as_good(behind, doubt):
                return None
            advice = _advice(world, seat, way, _beside(first, way), max(0.0, behind), max(_LEAST_DOUBT, doubt))
            idle = {*other_than(reasons_for(world, seat, first.way.actions), (Why.FINDS, Why.ARK))}
            idle |= {each for each in advice.reasons if any(each.kind in scale for scale in SCALES)}
            if Reason(Why.LEVEL, count=MINUS_POINTS) in advice.reasons:  # which says what the minus point costs
                idle.add(Reason(Why.MINUS, count=MINUS_POINTS))
        lost = FOR_THE_ARK if way.is_lost else ()
        return replace(
            advice, reasons=tuple(each for each in advice.reasons if each not in idle and each.kind not in lost)
        )

    def reasons_left(self, game: Game, seat: int, rest: Advice, seed: str) -> tuple[Reason, ...]:
        """The reasons that apply to the sheet as it is now; the expected result is still that of the whole option."""
        figures = of_kinds(rest.reasons, (Why.IMAGINED,))
        lost = FOR_THE_ARK if game.setup.only_ark_wins and any(not each.count for each in figures) else ()
        now = reasons_for(game.imagined(seat, seed), seat, [parse(text) for text in rest.actions])
        return (*figures, *(each for each in now if each.kind not in lost))


def _is_beaten(reason: Reason, others: Iterable[Reason]) -> bool:
    """Whether another option, with the reasons `others`, is better in the very respect that a reason praises."""
    scale = next((scale for scale in SCALES if reason.kind in scale), ())
    ranks: dict[str, int] = {kind: rank for rank, kind in enumerate(scale)}
    return any(
        (ranks[each.kind], each.count) > (ranks[reason.kind], reason.count) for each in others if each.kind in scale
    )


def _beside(first: Outcome, way: Outcome) -> tuple[Reason, ...]:
    """The difference between an option and the first unless it wins fewer games."""
    (won, parts, points), (own, own_parts, own_points) = first.told, way.told
    if own < won:
        return ()
    fewer = own_parts < parts and not way.is_lost
    return (Reason(Why.LEVEL, ("parts",)) if fewer else Reason(Why.LEVEL, count=max(0, points - own_points)),)


def _advice(
    world: Game, seat: int, way: Outcome, beside: tuple[Reason, ...] = (), behind: float = 0.0, doubt: float = 0.0
) -> Advice:
    actions = [action for action in way.way.actions if action != _END] or [_END]
    texts, reasons = tuple(action.text for action in actions), tuple(reasons_for(world, seat, actions))
    if not way.endings:
        return Advice(texts, 0.0, 0.0, reasons)
    won, parts, points = way.told
    figures = Reason(Why.IMAGINED, (str(len(way.endings)), str(parts), str(points)), won)
    return Advice(texts, fmean(way.won), error_of(way.won), (figures, *beside, *reasons), behind, doubt)


class LostArkReviewer(Reviewer[Game, Action]):
    """Reviews fills while several placements are left, fills that lose the last one, and what instinct rejects."""

    __slots__ = ()

    parse = staticmethod(parse)

    def is_stop(self, position: Game) -> bool:
        return any(action.verb in _CHOICES for at in position.seats_to_act for action in position.legal_actions(at))

    def turns(self, game: Game) -> Iterator[Game]:
        position, played = Game.new(game.setup), [(seat, parse(text)) for seat, text in game.log]
        for at, (seat, action) in enumerate(played):
            if action.verb in _REVIEWED and _worth_a_look(position, seat, _line(played[at:])):
                yield position
            position.apply(action, seat)

    def weigh(self, position: Game, played: Sequence[tuple[int, Action]], seed: str) -> Look:
        """Compare what was played with the best alternatives; a choice that instinct would also make is not praised."""
        seat, ply = played[0][0], position.ply
        world = imagined(Game.imagined, position, seat, f"{seed} {seat} {ply}")
        own, other, obvious = _compared(_line(played), world, seat)
        lost, error = gap(other.worths, own.worths)
        chances = _chances(max(own, other, key=lambda each: each.order).endings)
        told, beside = _advice(world(0), seat, own), _advice(world(0), seat, other)
        everybody = () if position.setup.cooperative else chances
        look = Look(ply, position.round, seat, *chances[seat], False, told, None, 0.0, 0.0, everybody=everybody)
        if other.is_ahead_of(own) and counts(lost, error):
            return replace(look, better=beside, lost=lost, error=error)
        if own.is_ahead_of(other) and counts(-lost, error) and not obvious:
            return replace(look, second=beside, gained=-lost, gain_error=error)
        return look

    def conclude(self, game: Game, looks: tuple[Look, ...]) -> Review:
        final = [100 * (sheet.rank == 1) for sheet in game.scores()]
        return _in_every_round(concluded(looks, final, lambda look: look.everybody), game.round)


def _chances(endings: Sequence[Ending]) -> tuple[tuple[float, float], ...]:
    """Each seat's chance to win in percent, with its standard error. One more game, in which all outcomes are equally
    likely, is counted, so that no few games make anything certain.
    """
    games = len(endings) + 1
    even = 1 / max(2, len(endings[0].shares))
    chances = [(sum(shares) + even) / games for shares in zip(*(each.shares for each in endings), strict=True)]
    return tuple((100 * chance, 100 * sqrt(chance * (1 - chance) / games)) for chance in chances)


def _in_every_round(review: Review, last: int) -> Review:
    """The review with a position in every round, for the chart: the one before where nothing was examined."""
    if not review.rounds:
        return review
    bare = ((each, max(0, bisect(review.rounds, each) - 1)) for each in {*range(1, last + 1)} - {*review.rounds})
    rounds, at = zip(*sorted([*zip(review.rounds, count()), *bare]), strict=True)
    return replace(
        review,
        rounds=rounds,
        plies=tuple(
            review.plies[stop] if review.rounds[stop] <= each else 0 for each, stop in zip(rounds, at, strict=True)
        ),
        expected=tuple(review.expected[stop] for stop in at),
        spreads=tuple(review.spreads[stop] for stop in at),
    )


def _line(played: Sequence[tuple[int, Action]]) -> tuple[Action, ...]:
    """The actions of the seat that acts first, up to the end of its turn; if that is not among them, only the first."""
    own = [action for by, action in played if by == played[0][0]]
    ends = next((at for at, action in enumerate(own, start=1) if action.verb is Verb.END), 1)
    return tuple(own[:ends])


def _worth_a_look(position: Game, seat: int, line: tuple[Action, ...]) -> bool:
    first, scored = line[0], proposals(position.state, position.setup, seat, PATIENT)
    if all(each != first for score, each in scored if score > scored[0][0] - _WORSE):
        return True
    if first.verb in (Verb.CALL, Verb.WALK):
        best = _walked(position, seat, played_on(position, seat, first))
        return len(line) > 1 and _walked(position, seat, line) < best - _WORSE
    left = layings_left(position.state.sheets[seat])
    return left > 1 or (left == 1 and not layings_after(first, position.state, position.setup, seat))


def _walked(position: Game, seat: int, line: Sequence[Action]) -> float:
    sight = sight_of(position.state.sheets[seat], position.setup)
    return sum(sight.place(NUMBERS[action.at]) for action in line if action.verb is Verb.DRAW)


def _compared(line: tuple[Action, ...], world: Callable[[int], Game], seat: int) -> tuple[Outcome, Outcome, bool]:
    """The line played, the best alternative in the same games, and whether instinct would have begun the same way."""
    likely = [way.actions[0] for way in ways_in(world(0), seat, PATIENT)]
    obvious, own_line = likely[0] == line[0], line if len(line) > 1 else played_on(world(0), seat, line[0])
    usual = (played_on(world(0), seat, action) for action in likely)
    other = islice((each for each in usual if {*each} != {*own_line} - {_END}), _OTHERS)
    played, *others = map(Way, (own_line, *other))
    for games in _COMPARED:
        found = followed([played, *others], map(world, games), seat)
        own = next(each for each in found if each.way is played)
        best = next((each for each in found if each is not own), own)
        lost, error = gap(best.worths, own.worths)
        if abs(lost) <= error or (obvious and lost < 0):
            break
        others = [best.way]
    return own, best, obvious


ADVISER, REVIEWER = LostArkAdviser(), LostArkReviewer()
