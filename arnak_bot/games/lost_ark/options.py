"""The options of a table of the Lost Ark: their declarations, and the setup that follows from the choices."""

from __future__ import annotations

from dataclasses import replace

from arnak_bot.game.options import Choice, GameOptions, Option, OptionScope
from arnak_bot.games.lost_ark.engine.setup import NEWEST_EDITION, Characters, Difficulty, GameSetup

__all__ = ["CHARACTERS", "DIFFICULTY", "JOKER", "OPTIONS", "THIRD", "TOGETHER", "setup_from"]

_FOR_THIRD = 2
_SEVERAL, _ALONE = frozenset({OptionScope.LOBBY, OptionScope.SERVER}), frozenset({OptionScope.SOLO})
_ANY = _SEVERAL | _ALONE


def _one_of(key: str, parameter: str, default: Difficulty | Characters) -> Option:
    return Option(key, parameter, default.value, _ANY, tuple(Choice(each.value, each.value) for each in type(default)))


def _switch(key: str, asked: frozenset[OptionScope]) -> Option:
    return Option(key, key, False, asked, (Choice(False, "off"), Choice(True, "on")))


DIFFICULTY = _one_of("difficulty", "helps", Difficulty.EASY)
"""The available helps (K80)."""
CHARACTERS = _one_of("characters", "characters", Characters.RANDOM)
"""How characters are assigned to seats (K13)."""
TOGETHER = _switch("together", _SEVERAL)
"""All win or all lose (K82)."""
THIRD = replace(_switch("third", _SEVERAL), seats=range(_FOR_THIRD, _FOR_THIRD + 1))
"""For two players: the die has turns of its own (K86)."""
JOKER = _switch("joker", _ALONE)
"""For solo games: a six lets the player choose (K85)."""
OPTIONS = (DIFFICULTY, CHARACTERS, TOGETHER, THIRD, JOKER)


def setup_from(options: GameOptions, players: int, seed: str, edition: int = NEWEST_EDITION) -> GameSetup:
    """Return the setup for a table's options; options that are irrelevant for its number of seats are ignored.

    Raises:
        ValueError: the setup is impossible.
    """
    return GameSetup(
        players,
        Difficulty(str(options[DIFFICULTY.key])),
        together=bool(options[TOGETHER.key]) and players > 1,
        third=bool(options[THIRD.key]) and players == _FOR_THIRD,
        joker=bool(options[JOKER.key]) and players == 1,
        characters=Characters(str(options[CHARACTERS.key])),
        seed=seed,
        edition=edition,
    )
