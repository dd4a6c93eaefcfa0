"""The levels of the computer players: in how many imagined games each compares what it might do."""

from __future__ import annotations

from dataclasses import dataclass

from arnak_bot.games.kit.halving import Stages

__all__ = ["LEVELS", "Level", "level_named"]


@dataclass(frozen=True, slots=True)
class Level:
    """How one level thinks.

    Attributes:
        name: what players call it.
        stages: how many actions are followed, and in how many imagined games more; the best of each stage go on to
            the next. None: the instinct decides.
        decisions: after so many decisions in imagined games no further one is begun.
        seconds: after so long none is begun either; on a machine that is not overloaded that never comes first.
        daydreams: how often, in a hundred decisions, it takes not the best but one of the next best.
    """

    name: str
    stages: Stages = ()
    decisions: int = 0
    seconds: float = 0.0
    daydreams: int = 0


LEVELS: tuple[Level, ...] = (
    Level("novice", daydreams=35),
    Level("able"),
    Level("strong", ((5, 12), (3, 20), (2, 40)), decisions=20000, seconds=5.0),
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
