"""The levels of the computer players: how far each looks, in positions and imagined games; the clock only as a cap."""

from __future__ import annotations

from dataclasses import dataclass

from arnak_bot.games.arnak.players.turns import Budget

__all__ = ["LEVELS", "Level", "level_named"]


@dataclass(frozen=True, slots=True)
class Level:
    """How one level thinks.

    Attributes:
        name: what players call it.
        weights: which weights it judges by.
        first: the budget of the turn that is to be played.
        later: the budget of each turn after that.
        turns: how many turns of its own it looks ahead after this one.
        stages: how many ways to play the turn are followed, and in how many imagined games more; the best of each
            stage go on to the next.
        opponents: the budget of each turn of an opponent meanwhile; None: they are taken to have passed.
        nodes: positions after which no further game is imagined for a decision.
        seconds: a cap of the clock, after which no further game is imagined either; positions are spent long before.
        daydreams: how often, in a hundred decisions, it takes not the best but one of the next best.
    """

    name: str
    weights: str
    first: Budget
    later: Budget | None = None
    turns: int = 0
    stages: tuple[tuple[int, int], ...] = ()
    opponents: Budget | None = None
    nodes: int = 0
    seconds: float = 5.0
    daydreams: int = 0


LEVELS: tuple[Level, ...] = (
    Level("novice", "weights", Budget(30, before=1, payments=1, endings=3, polished=0), daydreams=30),
    Level("able", "weights", Budget(60, before=2, payments=1, endings=4, polished=1)),
    Level(
        "strong",
        "weights",
        Budget(600, before=16, payments=3, endings=24, polished=4),
        Budget(120, before=5, payments=2, endings=6, polished=1),
        turns=7,
        stages=((8, 1), (5, 2), (3, 3)),
        nodes=6000,
    ),
)


def level_named(name: str) -> Level:
    """Find a level.

    Raises:
        ValueError: there is none of that name; it says which there are.
    """
    for level in LEVELS:
        if level.name == name:
            return level
    raise ValueError(f"there is no level “{name}”; there are {', '.join(level.name for level in LEVELS)}")
