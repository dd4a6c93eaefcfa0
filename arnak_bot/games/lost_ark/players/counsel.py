"""Hints and reviews: calls and answers compared in imagined games, by how many of them are won."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean

from arnak_bot.game.thinking import Advice, Look, Reason, Review, is_as_good
from arnak_bot.games.lost_ark.engine import Action, Game, Verb, parse
from arnak_bot.games.lost_ark.engine.rules.legality import price
from arnak_bot.games.lost_ark.engine.rules.turn import take
from arnak_bot.games.lost_ark.engine.state import Sheet
from arnak_bot.games.lost_ark.players.instinct import DENYING, next_action
from arnak_bot.games.lost_ark.players.playout import Ending, to_the_end
from arnak_bot.games.lost_ark.players.sights import layings_left, sight_of
from arnak_bot.games.lost_ark.players.thinker import decisions_known, ways_in
from arnak_bot.games.lost_ark.prospects import could_fill
from arnak_bot.games.lost_ark.thoughts import Why
from arnak_bot.kit.advising import Adviser, Reviewer
from arnak_bot.kit.comparing import Way, error_of, gap, imagined, leaders
from arnak_bot.kit.looking_back import concluded, counts
from arnak_bot.kit.plain import copied

_FOLLOWED = 5
_CHOOSING, _HINTED, _COMPARED = range(2), range(100, 110), (range(1000, 1008), range(1008, 1032))
"""The imagined games in which ways are chosen, told, and compared with what was played; nothing is tested twice."""
_ON = (Verb.DRAW, Verb.PAINT, Verb.DIAMOND, Verb.DRUID, Verb.MEADOW)


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a way to continue came to in imagined games; the same index is the same game for all ways."""

    way: Way[Action]
    endings: tuple[Ending, ...]

    @property
    def worths(self) -> tuple[float, ...]:
        """The figures that are compared."""
        return tuple(ending.worth for ending in self.endings)

    @property
    def won(self) -> tuple[float, ...]:
        """In percent, what is told."""
        return tuple(100.0 * ending.won for ending in self.endings)


def followed(ways: Iterable[Way[Action]], worlds: Iterable[Game], seat: int) -> list[Outcome]:
    """The results of each way in all of these imagined games, best first; the order of ties is kept."""
    games = tuple(worlds)
    found = [Outcome(way, tuple(to_the_end(game, way.actions, seat) for game in games)) for way in ways]
    return sorted(found, key=lambda outcome: fmean(outcome.worths), reverse=True)


def played_on(world: Game, seat: int, first: Action) -> tuple[Action, ...]:
    """An action with what a seat does after it by itself: the places of its movement, visits with diamonds."""
    state, actions = copied(world.state), [first]
    while True:
        take(state, world.setup, actions[-1], seat)
        if state.sheets[seat].doing.ended:
            return tuple(actions)
        then = next_action(state, world.setup, seat, DENYING)
        if then.verb not in _ON:
            return tuple(actions)
        actions.append(then)


def promising(world: Callable[[int], Game], seat: int, but: tuple[Action, ...] = ()) -> list[Way[Action]]:
    """The ways to continue that do best in a few imagined games, each with all that follows by itself."""
    ways = [way for way in ways_in(world(0), seat, DENYING) if way.actions[:1] != but]
    if len(ways) > 1:
        ways = [outcome.way for outcome in followed(ways[:_FOLLOWED], map(world, _CHOOSING), seat)]
    return [Way(played_on(world(0), seat, way.actions[0]), way.worth) for way in ways]


def reasons_for(game: Game, seat: int, actions: Sequence[Action]) -> Iterator[Reason]:
    """What speaks for a way to continue, and against it, on the sheets as they are."""
    (first, *_), state = actions, copied(game.state)
    sheet, setup = state.sheets[seat], game.setup
    before, target = _left(sheet), sight_of(sheet, setup).target
    starved = sum(
        not could_fill(each, first.colour) for at, each in enumerate(state.sheets) if first.colour and at != seat
    )
    for action in actions:
        take(state, setup, action, seat)
    after, visits = _left(sheet), (target & sheet.visited).bit_count()
    if first.verb in (Verb.FILL, Verb.FIRST):
        if before:
            kept = Reason(Why.KEEPS) if after >= before else Reason(Why.LEAVES, (str(before),), after)
            yield kept if after else Reason(Why.LAST)
    elif visits:
        yield Reason(Why.VISITS, count=visits)
    if first.verb is Verb.CALL and starved:
        yield Reason(Why.STARVES, count=starved)
    if first.verb is Verb.MINUS and before:
        yield Reason(Why.SAVES)
    if first.verb in (Verb.FILL, Verb.WALK) and first.colour and state.called:
        hints = price(sheet, state.called, first.colour)
        if hints:
            yield Reason(Why.SHIFTS, count=hints)


def _left(sheet: Sheet) -> int:
    return layings_left(sheet).bit_count()


class LostArkAdviser(Adviser[Game, Outcome]):
    """Suggests at most three calls or answers, or the places of the movement under way."""

    __slots__ = ()

    def compared(self, game: Game, seat: int, seed: str) -> list[Outcome]:
        """The best three, each with a different first action."""
        world = imagined(Game.imagined, game, seat, f"{seed} {seat} {decisions_known(game, seat)}")
        return followed(leaders(promising(world, seat), lambda actions: actions[0]), map(world, _HINTED), seat)

    def told(self, game: Game, seat: int, way: Outcome, found: Sequence[Outcome], seed: str) -> Advice | None:
        """A hint; ways that are clearly worse than the first are not worth one."""
        behind, doubt = gap(found[0].worths, way.worths)
        if way is not found[0] and not is_as_good(behind, doubt) and behind > _MUCH:
            return None
        world = game.imagined(seat, seed)
        return _advice(world, seat, way, behind, doubt)

    def purposes(self, game: Game, seat: int, actions: Sequence[str], seed: str) -> tuple[Reason, ...]:
        """Nothing: what a turn achieved is seen on the sheet."""
        return ()


_MUCH = 25.0


def _advice(world: Game, seat: int, way: Outcome, behind: float = 0.0, doubt: float = 0.0) -> Advice:
    won, parts = sum(ending.won for ending in way.endings), fmean(ending.parts for ending in way.endings)
    imagined_games = Reason(Why.IMAGINED, (str(len(way.endings)), str(round(parts))), won)
    reasons = (imagined_games, *reasons_for(world, seat, way.way.actions))
    texts = tuple(action.text for action in way.way.actions)
    return Advice(texts, fmean(way.won), error_of(way.won), reasons, behind, doubt)


class LostArkReviewer(Reviewer[Game, Action]):
    """Looks at answers while there was more than one way to lay the compass, and at those that lost the last."""

    __slots__ = ()

    parse = staticmethod(parse)

    def is_stop(self, position: Game) -> bool:
        """Whether anybody may still answer."""
        return any(action.verb is Verb.MINUS for at in position.seats_to_act for action in position.legal_actions(at))

    def turns(self, game: Game) -> Iterator[Game]:
        """The game before every answer that filled a tile, or could have, while that made a difference."""
        position = Game.new(game.setup)
        for seat, text in game.log:
            action = parse(text)
            if action.verb in (Verb.FILL, Verb.MINUS) and _left(position.state.sheets[seat]):
                after = position.copy()
                after.carry_out(action, seat)
                if _left(position.state.sheets[seat]) > 1 or not _left(after.state.sheets[seat]):
                    yield position
            position.apply(text, seat)

    def position(self, game: Game, ply: int) -> Game:
        """The game after `ply` decisions."""
        position = Game.new(game.setup)
        for seat, text in game.log[:ply]:
            position.apply(text, seat)
        return position

    def weigh(self, position: Game, played: Sequence[tuple[int, Action]], seed: str) -> Look:
        """Compare the answer with the best alternatives by what its seat knew."""
        seat, first = played[0]
        world = imagined(Game.imagined, position, seat, f"{seed} {seat} {position.ply}")
        own, best = _compared(Way(played_on(world(0), seat, first)), promising(world, seat, (first,))[:2], world, seat)
        lost, error = (0.0, 0.0) if best is own else gap(best.worths, own.worths)
        advice = _advice(world(0), seat, own)
        better = None if best is own else _advice(world(0), seat, best)
        return Look(
            position.ply, position.round, seat, fmean(best.won), error_of(best.won), False, advice, better, lost, error
        )

    def conclude(self, game: Game, looks: tuple[Look, ...]) -> Review:
        """The chances over the game, and the moments that decided it."""
        return concluded(looks, [100 * (sheet.rank == 1) for sheet in game.scores()])


def _compared(
    played: Way[Action], others: list[Way[Action]], world: Callable[[int], Game], seat: int
) -> tuple[Outcome, Outcome]:
    """What was played, and the best of the others if that is better beyond doubt, else what was played again."""
    for games in _COMPARED:
        found = followed([played, *others], map(world, games), seat)
        own, best = next(each for each in found if each.way is played), found[0]
        lost, error = gap(best.worths, own.worths)
        if best is own or lost <= error:
            return own, own
        others = [best.way]
    return own, best if counts(lost, error) else own


ADVISER, REVIEWER = LostArkAdviser(), LostArkReviewer()
