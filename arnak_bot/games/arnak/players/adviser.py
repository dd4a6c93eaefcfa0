"""Hints: the best ways to play on for a seat, with what each may be expected to come to, and why.

It thinks as the strong level does, in imagined games, and then compares the best three, each around a main action of
its own, in further games that are the same for all three. What cannot be known changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import hypot
from statistics import fmean

from arnak_bot.game.thinking import LEAST_LOSS, MOST_ADVICE, SURE, Advice, Reason, is_as_good
from arnak_bot.games.arnak.engine import Action, Game, Phase, Verb
from arnak_bot.games.arnak.engine.actions import act
from arnak_bot.games.arnak.engine.content import FEAR
from arnak_bot.games.arnak.engine.imagine import imagine
from arnak_bot.games.arnak.engine.rules.menu import END
from arnak_bot.games.arnak.players.expecting import expectation
from arnak_bot.games.arnak.players.features import judge
from arnak_bot.games.arnak.players.planner import best_turns, followed, tried
from arnak_bot.games.arnak.players.purposes import purposes_of
from arnak_bot.games.arnak.players.reasoning import main_of, reasons_for
from arnak_bot.games.arnak.players.thinker import Thinker, way_out
from arnak_bot.games.arnak.players.turns import STRONG, Level, leave_to
from arnak_bot.games.arnak.players.worth import card_worth
from arnak_bot.games.arnak.thoughts import Why
from arnak_bot.kit import comparing
from arnak_bot.kit.advising import Adviser
from arnak_bot.kit.comparing import Way, error_of, imagined
from arnak_bot.kit.reasons import of_kinds

__all__ = ["ADVISER", "ArnakAdviser", "compared", "leaders", "worlds"]

_CHOOSING = replace(STRONG, stages=((10, 2), (6, 2)), enough=5000)
_COMPARING = replace(STRONG, stages=((MOST_ADVICE, 20),), enough=7000)
_FRESH = 100
"""Games from this number on had no part in choosing what is compared in them."""
_REASONED, _KEEPING_GAMES = 5, 24
_LEAST_DOUBT = 0.1
"""No difference is known better than this, even where all games agree."""
_MOST_BEHIND = 5.0
"""What costs more points than this is not advised at all."""

World = Callable[[int], Game]


class ArnakAdviser(Adviser[Game, Way[Action]]):
    """Ways to play a turn, each around a main action of its own, or what to keep for the next round."""

    __slots__ = ()

    def compared(self, game: Game, seat: int, seed: str) -> list[Way[Action]]:
        """The best three; a question that only taking the action back would answer has one answer."""
        world = worlds(game, seat, seed)
        if game.state.phase is Phase.KEEPING:
            return ways_to_keep(game, seat, world)
        return compared(leaders(world, seat), world, seat, _COMPARING) or [_way_out(game, seat, world)]

    def told(self, game: Game, seat: int, way: Way[Action], found: Sequence[Way[Action]], seed: str) -> Advice | None:
        """What it comes to, and why; not what costs much, beyond doubt: nobody is helped by the third best of two."""
        behind, doubt = gap(found[0], way)
        if behind > max(_MOST_BEHIND, SURE * doubt):
            return None
        off = expectation(game.state, seat)
        return Advice(
            tuple(action.text for action in way.actions) or (END.text,),
            off.points(way.worth, game.state, seat),
            hypot(error_of(way.worths, off.spread), off.spread),
            _reasons(game, seat, way, found, seed),
            behind,
            doubt,
        )

    def purposes(self, game: Game, seat: int, actions: Sequence[str], seed: str) -> tuple[Reason, ...]:
        """What a turn was good for, as the others may hear it."""
        return purposes_of(game, seat, [act(text) for text in actions], f"{seed} {seat} {game.ply}")


def _reasons(game: Game, seat: int, way: Way[Action], found: Sequence[Way[Action]], seed: str) -> tuple[Reason, ...]:
    """Why a way is good: only where nothing else is as good can it be said that nothing else is worth doing."""
    if game.state.phase is Phase.KEEPING:
        return _reasons_to_keep(game, seat, way.actions[0])
    world, (best, *others) = worlds(game, seat, seed), found
    fresh = [world(_FRESH + number) for number in range(_REASONED)]
    reasons = reasons_for(fresh, seat, way.actions, judge)
    if way is best and not any(is_as_good(*gap(best, other)) for other in others):
        return reasons
    return tuple(of_kinds(reasons, (Why.NOTHING_MORE,), other=True))


def worlds(game: Game, seat: int, seed: str) -> World:
    """The imagined games in which a seat's ways are compared, by number.

    They are the same through a round as far as nothing is revealed, so that what may be expected does not change from
    one turn to the next because other cards are imagined.
    """
    return imagined(imagine, game, seat, f"{seed} {seat} {game.round}")


def gap(best: Way[Action], way: Way[Action]) -> tuple[float, float]:
    """How much more the best came to in the same imagined games, and the standard error of that."""
    if way is best:
        return 0.0, 0.0
    behind, doubt = comparing.gap(best.worths, way.worths, LEAST_LOSS)
    return max(0.0, behind), max(_LEAST_DOUBT, doubt)


def leaders(world: World, seat: int, level: Level = _CHOOSING, most: int = MOST_ADVICE) -> list[Way[Action]]:
    """The best ways to play on, each around a main action of its own."""
    ways = Thinker(level, "").weighed(best_turns(world(0), seat, judge, level), world, seat)
    return comparing.leaders(ways, main_of, most)


def compared(ways: list[Way[Action]], world: World, seat: int, level: Level) -> list[Way[Action]]:
    """The ways with what they come to in games that had no part in choosing them, the best first.

    In each game every one is followed by a plan of its own and by those of the others, as far as these can be done
    there, and the best of them counts: so that none is behind for a worse plan alone. What the best is worth is told
    by plans of its own, as `expectations.json` was measured.
    """
    own = {each.actions: list[float]() for each in ways}
    best = {each.actions: list[float]() for each in ways}
    spent = 0
    for number in range(sum(games for _, games in level.stages)):
        if number and spent >= level.enough:
            break
        imagined_game = world(_FRESH + number)
        leave_to(imagined_game, seat)
        ends = {actions: followed(imagined_game, seat, actions, judge, level) for actions in own}
        spent += sum(end.nodes for end in ends.values())
        for actions, end in ends.items():
            plans = [other.plan for others, other in ends.items() if others != actions]
            again = (tried(imagined_game, seat, actions, plan, judge) for plan in plans)
            own[actions].append(end.worth)
            best[actions].append(max([end.worth, *(worth for worth in again if worth is not None)]))
    if not own:
        return []
    highest, first = max(map(fmean, own.values())), max(map(fmean, best.values()))
    found = [Way(actions, highest - first + fmean(worths), tuple(worths)) for actions, worths in best.items()]
    return sorted(found, key=lambda each: -each.worth)


def _way_out(game: Game, seat: int, world: World) -> Way[Action]:
    """A question that only taking the action back would answer."""
    worths = tuple(judge(world(number).state, seat) for number in range(2))
    return Way((way_out(game, seat),), sum(worths) / len(worths), worths)


# --- the end of a round -----------------------------------------------------------------------


def ways_to_keep(game: Game, seat: int, world: World) -> list[Way[Action]]:
    """Keeping nothing, and the cards that seem best to keep, with what the next round is judged to be worth then, the
    best first; the others are taken to keep nothing."""
    hand, legal = sorted({*game.state.players[seat].hand} - {FEAR}), game.legal_actions(seat)
    cards = sorted(hand, key=card_worth, reverse=True)[: MOST_ADVICE - 1]
    ways = [way for way in (*(act(f"keep {card}") for card in cards), act("done")) if way in legal]
    games = [world(number) for number in range(_KEEPING_GAMES)]
    found = []
    for way in ways:
        worths = tuple(_kept(each.copy(), seat, way) for each in games)
        found.append(Way((way,), fmean(worths), worths))
    return sorted(found, key=lambda each: -each.worth)


def _reasons_to_keep(game: Game, seat: int, way: Action) -> tuple[Reason, ...]:
    """Which hand it makes: one with a card in it, or a new one."""
    if way.verb is Verb.KEEP:
        return (Reason(Why.KEEPS, way.args),)
    return () if game.state.players[seat].kept else (Reason(Why.ANEW),)


def _kept(game: Game, seat: int, way: Action) -> float:
    """What the next round's hand is judged to be worth after this answer, and nothing more kept."""
    game.carry_out(way, seat)
    while game.state.phase is Phase.KEEPING:
        game.carry_out(act("done"), game.seats_to_act[0])
    return judge(game.state, seat)


ADVISER = ArnakAdviser()
