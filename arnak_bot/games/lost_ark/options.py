"""The table options of the Lost Ark."""

from __future__ import annotations

from dataclasses import replace

from arnak_bot.game.options import OF_SEVERAL, Choice, Option, OptionScope, menu_of
from arnak_bot.games.lost_ark.engine.setup import Characters, Difficulty

_ALONE = frozenset({OptionScope.SOLO})


def _switch(key: str, asked: frozenset[OptionScope]) -> Option:
    return Option(key, key, False, asked, (Choice(False, "off"), Choice(True, "on")))


DIFFICULTY = menu_of("difficulty", map(str, Difficulty), OF_SEVERAL | _ALONE, "helps")
"""The help available (K80)."""
CHARACTERS = menu_of("characters", map(str, Characters), OF_SEVERAL | _ALONE)
"""How characters are assigned to seats (K13)."""
TOGETHER = _switch("together", OF_SEVERAL)
"""All win or all lose (K82)."""
THIRD = replace(_switch("third", OF_SEVERAL), seats=range(2, 3))
"""For two players: the die has turns of its own (K86)."""
JOKER = _switch("joker", _ALONE)
"""For solo games: a six lets the player choose (K85)."""
OPTIONS = (DIFFICULTY, CHARACTERS, TOGETHER, THIRD, JOKER)
