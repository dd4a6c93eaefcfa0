"""Random whole games of the Lost Ark, and what must hold at every step of them."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import combinations

from arnak_bot.games.lost_ark.engine import Character, Difficulty, Game, GameSetup, parse
from arnak_bot.games.lost_ark.engine.printed import BOXES, DANGEROUS, WHOLE_COMPASS
from arnak_bot.games.lost_ark.engine.setup import Characters
from arnak_bot.games.lost_ark.engine.state import Phase, Sheet

KINDS = [(players, together) for players in range(1, 5) for together in (False, True)]


def setup_of(number: int, seed: str) -> GameSetup:
    players, together = KINDS[number % len(KINDS)]
    difficulty = list(Difficulty)[number // len(KINDS) % 4]
    odd = bool(number // 3 % 2)
    return GameSetup(players, difficulty, together, odd, odd, list(Characters)[number // 5 % 2], seed)


def random_game(setup: GameSetup, chance: random.Random, check: Callable[[Game], None] | None = None) -> Game:
    return played_on(Game.new(setup), chance, check)


def played_on(game: Game, chance: random.Random, check: Callable[[Game], None] | None = None) -> Game:
    """Play at random, verb by verb, so that the many ways to use a diamond do not crowd out the rest."""
    while not game.over:
        seat = chance.choice(game.seats_to_act)
        legal = game.legal_actions(seat)
        assert legal, f"no legal action at ply {game.ply}"
        verb = chance.choice(sorted({action.verb for action in legal}))
        game.apply(chance.choice([action for action in legal if action.verb is verb]), seat)
        if check is not None:
            check(game)
    return game


def check_invariants(game: Game) -> None:
    """Nothing negative, nothing doubled, nothing that the options exclude, and somebody who can act."""
    state, setup = game.state, game.setup
    for sheet in state.sheets:
        _check_sheet(sheet, setup)
    characters = [sheet.character for sheet in state.sheets if sheet.character]
    assert len(set(characters)) == len(characters)
    assert (game.seats_to_act == ()) is game.over is (state.phase is Phase.OVER)
    for seat in range(setup.players):
        found = [action.text for action in game.legal_actions(seat)]
        assert bool(found) == (seat in game.seats_to_act) and len(set(found)) == len(found)
        assert [parse(text) for text in found] == list(game.legal_actions(seat))
        assert max(map(len, found), default=0) <= 80
    for score in game.scores():
        assert score.total == sum(line.points for line in score.lines)


def _check_sheet(sheet: Sheet, setup: GameSetup) -> None:
    for painted in (sheet.drawn, sheet.filled):
        assert not any(first & second for first, second in combinations(painted.values(), 2))
    counted = (sheet.hints, sheet.diamonds, sheet.minus, sheet.groves, *sheet.marks.values())
    assert min(counted) >= 0 and sheet.hints <= 3 and sheet.diamonds <= 3
    assert setup.with_hints or not sheet.hints
    assert setup.with_diamonds or not sheet.diamonds
    assert sum(sheet.marks.values()) <= len(sheet.boxes) <= BOXES
    assert not sheet.tiles & ~WHOLE_COMPASS
    assert sheet.character is Character.PALADIN or not sheet.visited & DANGEROUS
    assert sheet.compass_full or not sheet.found
    if setup.solo:
        assert sheet.minus <= 2 * BOXES
