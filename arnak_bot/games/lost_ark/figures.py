"""The statistics of a finished game for each seat: counts from its sheet, and the challenges its character met."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from enum import StrEnum

from arnak_bot.games.lost_ark.engine import Challenge, Character, Event, ScoreSheet
from arnak_bot.games.lost_ark.engine.events import Gain, Got, How, TileFilled, Visited, Walked


class Figure(StrEnum):
    """Statistics in addition to the lines of the score sheet, by their names in the store."""

    FOUND = "arks found"
    PARTS = "parts found"


def figures_of(sheet: ScoreSheet, character: Character) -> dict[str, int]:
    counts = {line.source.value: line.count for line in sheet.lines}
    met = {_met(character, challenge): 1 for challenge in sheet.challenges}
    return {Figure.FOUND: int(sheet.found), Figure.PARTS: sheet.parts, **counts, **met}


def challenges_in(total: Mapping[str, int], character: Character) -> tuple[Challenge, ...]:
    return tuple(challenge for challenge in Challenge if total.get(_met(character, challenge)))


def met_by_anybody(challenge: Challenge) -> tuple[str, ...]:
    return tuple(_met(character, challenge) for character in Character)


def _met(character: Character, challenge: Challenge) -> str:
    return f"{character}:{challenge}"


def exchanged_in(events: Iterable[Event], seat: int) -> dict[str, int]:
    total = Counter[str]()
    for event in events:
        match event:
            case Got(seat=at, gain=gain) if at == seat:
                total[gain] += -1 if gain is Gain.MINUS else 1
            case TileFilled(seat=at, hints=hints) | Walked(seat=at, hints=hints) if at == seat:
                total[Gain.HINT] -= hints
            case Visited(seat=at, how=How.DIAMOND) if at == seat:
                total[Gain.DIAMOND] -= 1
            case _:
                pass
    return {str(kind): amount for kind, amount in total.items() if amount}
