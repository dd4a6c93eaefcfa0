"""What a position is worth: points as the score sheet has them, and prospects that follow the printed costs."""

from __future__ import annotations

import random

import pytest

from arnak_bot.games.arnak.engine import Game, GameSetup
from arnak_bot.games.arnak.engine.content import BOARDS, CARD_BY_ID
from arnak_bot.games.arnak.engine.resources import Resource
from arnak_bot.games.arnak.engine.state import OwnedAssistant
from arnak_bot.games.arnak.players import features
from arnak_bot.games.arnak.players.worth import assistant_worth, boon_worth, card_worth
from tests.engine.playing import BOARD_NAMES, random_game
from tests.engine.stage import Stage


def test_points_are_those_of_the_score_sheet() -> None:
    def check(game: Game) -> None:
        if game.ply % 7 == 0:
            sheets = game.scores()
            assert [features.points_of(game.state, seat) for seat in range(3)] == [sheet.total for sheet in sheets]

    for board in BOARD_NAMES:
        random_game(GameSetup(3, board, "points"), random.Random(2), check)


def test_at_the_end_a_position_is_worth_its_points() -> None:
    game = random_game(GameSetup(seed="end"), random.Random(4))
    assert features.judge(game.state, 0) == game.scores()[0].total


def test_every_board_phase_and_feature_has_its_weight() -> None:
    weights = features.WEIGHTS
    assert weights.keys() == BOARDS.keys()
    for phases in weights.values():
        assert len(phases) == 10 and {len(phase) for phase in phases} == {len(features.Feature)}


def test_everything_printed_has_a_value() -> None:
    assert all(card_worth(card) > 0 for card in CARD_BY_ID)
    for number in range(1, 13):
        assert assistant_worth(number, gold=True) >= assistant_worth(number, gold=False) > 0
    assert all(boon_worth(number) > 0 for number in range(1, 16))


@pytest.mark.parametrize(
    ("board", "glass", "tokens", "points"),
    [
        ("bird", 0, {}, 0),
        ("bird", 0, {"compass": 1, "arrowhead": 1}, 1),
        ("bird", 0, {"jewel": 1, "tablet": 1, "arrowhead": 1}, 2),
        ("bird", 12, {"coin": 1, "compass": 1, "jewel": 1}, 7),
        ("bird", 14, {"coin": 1, "tablet": 2, "jewel": 2}, 8),
        ("bird", 14, {"coin": 1, "tablet": 2, "jewel": 2, "compass": 1, "arrowhead": 1}, 13),
        ("snake", 7, {}, 0),
    ],
)
def test_what_is_within_reach_follows_the_printed_costs(
    board: str, glass: int, tokens: dict[str, int], points: int
) -> None:
    state = Stage(board=board, glass=glass).game.state
    player = state.players[0]
    player.tokens.update({Resource(name): count for name, count in tokens.items()})
    state.arrivals = [0] if BOARDS[board].research[glass].lost_temple else []
    assert features.points_within_reach(board, glass, bool(player.crates), *player.tokens.values()) == points
    assert features.features(state, 0)[features.Feature.WITHIN_REACH] == points


def test_the_snakes_fourth_row_is_within_reach_of_a_player_with_an_idol() -> None:
    assert features.points_within_reach("snake", 7, True, 0, 0, 0, 0, 0) == 1


def test_a_guardian_at_home_is_worse_than_none_unless_it_does_not_frighten() -> None:
    stage = Stage(at=["L1-1"], tiles={"L1-1": 2}, guard={"L1-1": 4}, assistants=[OwnedAssistant(1)])
    assert features.features(stage.game.state, 0)[features.Feature.UNOVERCOME] == -1
    assert features.features(stage.game.state, 1)[features.Feature.UNOVERCOME] == 0
    assert features.features(stage.game.state, 0)[features.Feature.READY_ASSISTANTS] == assistant_worth(1, gold=False)
    assert features.phase_of(stage.game.state, 0) == 0
