"""`python -m benchmarks guided`: guided games, one per seed, in which a player follows every suggestion.

The suggestion is the first action of the adviser's first hint, as in the panel; a tap on Pass also ends the turn.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from statistics import fmean

from arnak_bot.game.position import Setup
from arnak_bot.games.arnak.definition import GAME
from arnak_bot.games.arnak.engine import Action, act
from arnak_bot.games.arnak.engine.rules.menu import END
from arnak_bot.games.arnak.players.adviser import ADVISER

MANY = 100
LESSONS = ("dig", "discover", "overcome", "research", "buy")
LAST_OF_LESSONS = 2
"""The round by the end of which each action in `LESSONS` should have been taken."""


@dataclass(frozen=True, slots=True)
class Followed:
    """`met`: in which round each main action was first taken."""

    points: int
    rival: int
    won: bool
    met: dict[str, int]

    @property
    def all_met(self) -> bool:
        return all(self.met.get(each, LAST_OF_LESSONS + 1) <= LAST_OF_LESSONS for each in LESSONS)


def follow(number: int) -> Followed:
    options, met = GAME.guided, dict[str, int]()
    assert options is not None, "Arnak has a guided game"
    game = GAME.new(Setup(1, f"guided {number}", options, GAME.newest_edition))
    advised: list[Action] = []
    while not game.over:
        # asked again after the first action, the adviser would suggest the rest of the hint (a test checks this)
        advised = advised or [act(text) for text in ADVISER.advise(game, 0, f"guided {number}")[0].actions]
        action = advised.pop(0) if advised else END
        met.setdefault(action.verb.value, game.round)
        for each in GAME.follows(action):
            if each in game.legal_actions(0):
                game.apply(each, 0)
    own, rival = game.scores()
    return Followed(own.total, rival.total, own.rank == 1, met)


def guided_table(count: int = MANY) -> Iterator[str]:
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        games = [*pool.map(follow, range(count))]
    met = Counter(lesson for game in games for lesson in LESSONS if game.met.get(lesson, 9) <= LAST_OF_LESSONS)
    yield f"| {count} guided games | of {count} |"
    yield "| --- | ---: |"
    yield f"| won | {sum(game.won for game in games)} |"
    for lesson in LESSONS:
        yield f"| {lesson} by the end of round II | {met[lesson]} |"
    yield f"| all five | {sum(game.all_met for game in games)} |"
    yield f"| points, and the rival's | {fmean(g.points for g in games):.1f}, {fmean(g.rival for g in games):.1f} |"
    missed = [str(number) for number, game in enumerate(games) if not (game.won and game.all_met)]
    yield f"| neither won nor met: seeds | {', '.join(missed) or 'none'} |"
