"""Undo ends wherever something hidden was seen: by rule, an outcome that depends on what its player could not know."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from arnak_bot.games.arnak.engine import Action, Game, GameSetup, GameView, Verb
from arnak_bot.games.arnak.engine.content import CARD_BY_ID
from arnak_bot.games.arnak.engine.imagine import imagine
from tests.engine.secrets import SETUPS, positions
from tests.engine.stage import Stage
from tests.samples import all_day


def outcomes(game: Game, action: Action, seat: int) -> Iterator[GameView]:
    """What the seat sees after an action, in games that agree with what it knew before."""
    for chance in ("one", "another"):
        world = imagine(game, seat, chance)
        world.apply(action, seat)
        yield world.view(seat)


def has_revealed(game: Game, action: Action, seat: int) -> bool:
    """Whether an action shows its seat what it could not know."""
    first, *others = outcomes(game, action, seat)
    return any(other != first for other in others)


def with_what_follows(game: Game, action: Action, questions: int = 2) -> Iterator[tuple[Game, Action, Game]]:
    """An action and answers to what it asks: the position before, what was done, and the position after."""
    after = game.copy()
    after.apply(action)
    yield game, action, after
    if after.question is not None and questions:
        for answer in [each for each in after.answers if each.verb is not Verb.CANCEL][:2]:
            yield from with_what_follows(after, answer, questions - 1)


def test_nothing_that_a_card_revealed_can_be_undone() -> None:
    for card in CARD_BY_ID:
        stage = Stage(hand=[card, "fear"], slots=1, coin=9, compass=9, tablet=3, arrowhead=3, jewel=3)
        for playing in stage.game.legal_actions():
            if playing.text == f"play {card}":
                for before, action, after in with_what_follows(stage.game, playing):
                    assert not (after.can_undo and has_revealed(before, action, 0)), f"{card}: {action}"


def test_precision_compass_reveals_a_card_so_that_undo_ends_there_R24() -> None:
    stage = Stage(hand=["precision-compass"], compass=3).after("play precision-compass")
    assert stage.game.state.artifact_top_known and not stage.game.can_undo
    known = Stage(hand=["precision-compass"], compass=3).where(artifact_top_known=True).after("play precision-compass")
    assert known.game.can_undo, "that card lay open before"


@pytest.mark.parametrize("setup", all_day(SETUPS[::4], SETUPS), ids=str)
def test_nothing_that_was_revealed_in_a_game_can_be_undone(setup: tuple[int, str, int | None]) -> None:
    players, board, rival = setup
    chance, compared = random.Random(f"reveals {setup}"), 0
    for game, _ in positions(GameSetup(players, board, f"reveals {setup}", rival=rival), chance, 0.1):
        seat = chance.choice(game.seats_to_act)
        action = chance.choice(game.legal_actions(seat))
        after = game.copy()
        after.apply(action, seat)
        if after.can_undo:
            compared += 1
            assert not has_revealed(game, action, seat), action.text
    assert compared >= 3
