"""What is out of reach and what is lacking: found by the engine, and true."""

from __future__ import annotations

import random

import pytest

from arnak_bot.games.arnak.engine import Game, GameSetup
from arnak_bot.games.arnak.engine.actions import act
from arnak_bot.games.arnak.engine.reasons import Reason, ReasonKind, out_of_reach, why_not
from arnak_bot.games.arnak.engine.resources import Resource, bag
from arnak_bot.games.arnak.engine.state import Phase
from arnak_bot.games.arnak.wording import panel
from arnak_bot.games.arnak.wording.messages import ENGLISH
from tests.engine.playing import random_game
from tests.engine.stage import Stage


def lacking(stage: Stage) -> dict[str, Reason]:
    return {action.text: reason for action, reason in out_of_reach(stage.game.view(0))}


def test_for_a_card_out_of_reach_the_rest_of_its_price_is_missing() -> None:
    reason = lacking(Stage(coin=1, items=("horse", "hat", "tent", "dog", "watch")))["buy horse"]
    price = dict(reason.cost)[Resource.COIN]
    assert reason.kind is ReasonKind.TOKENS
    assert (reason.have, reason.short) == (bag(coin=1), bag(coin=price - 1))


def test_an_artifact_in_hand_lacks_its_tablet_R20() -> None:
    reason = lacking(Stage(hand=["star-charts"], coin=1))["play star-charts"]
    assert reason.kind is ReasonKind.TOKENS
    assert (reason.cost, reason.short) == (bag(tablet=1), bag(tablet=1))
    stage = Stage(hand=["star-charts"], coin=1, tablet=1)
    assert "play star-charts" not in lacking(stage) and "play star-charts" in stage.texts()


def test_an_item_in_hand_costs_no_tablet_R20() -> None:
    assert "play ostrich" not in lacking(Stage(hand=["ostrich"]))


def test_the_notebook_never_lacks_only_tokens_for_a_row_above_the_glass_R36() -> None:
    level = Stage(glass=1, notebook=1)
    assert not [text for text in lacking(level) if text.startswith("research notebook")]
    above = why_not(level.game.view(0), act("research notebook 3"))
    assert above is not None and above.kind is ReasonKind.ABOVE_GLASS
    behind = lacking(Stage(glass=3, notebook=1))["research notebook 3"]
    assert behind.kind is ReasonKind.TOKENS and behind.short == bag(jewel=1)


def test_the_glass_lacks_tokens_for_any_next_row() -> None:
    assert lacking(Stage(glass=1))["research glass 3"].short == bag(jewel=1)


def test_a_bridge_of_the_snake_lacks_an_idol() -> None:
    assert lacking(Stage(board="snake", glass=6))["research glass 8"].kind is ReasonKind.IDOL_IN_CRATES


def test_a_temple_tile_of_an_empty_stack_is_not_a_matter_of_price() -> None:
    stage = Stage(glass=14)
    costs = why_not(stage.game.view(0), act("temple 11"))
    assert costs is not None and costs.kind is ReasonKind.TOKENS
    stage.game.state.temple_tiles[-1] = 0
    empty = why_not(stage.game.view(0), act("temple 11"))
    assert empty is not None and empty.kind is ReasonKind.STACK_EMPTY


def test_a_guardian_out_of_reach_lacks_a_card_to_put_down() -> None:
    position = {"at": ["L1-1"], "tiles": {"L1-1": 2}, "guard": {"L1-1": 2}}
    reason = lacking(Stage(coin=1, arrowhead=1, **position))["overcome L1-1"]  # type: ignore[arg-type]
    assert reason.kind is ReasonKind.PUT_DOWN


def test_nothing_is_out_of_reach_beside_a_question_or_for_others() -> None:
    stage = Stage(hand=["hat"], coin=3)
    assert out_of_reach(stage.game.view(0))
    assert not out_of_reach(stage.game.view(1)) and not out_of_reach(stage.game.view(None))
    stage.do("dig camp-coins")
    assert not out_of_reach(stage.game.view(0))


def with_tokens(game: Game, seat: int, tokens: dict[Resource, int]) -> Game:
    state = game.state.copy()
    for resource, count in tokens.items():
        state.players[seat].tokens[resource] += count
    return Game(game.setup, state, list(game.log))


@pytest.mark.whole_check
def test_the_missing_amount_is_exactly_what_has_to_be_added() -> None:
    """With what is lacking the price is no hindrance any more; with one token less of it, it still is."""
    seen: set[str] = set()

    def check(game: Game) -> None:
        if game.state.phase is not Phase.TURNS or game.question is not None or game.ply % 7:
            return
        seat = game.seats_to_act[0]
        for action, reason in out_of_reach(game.view(seat)):
            assert action not in game.legal_actions(seat)
            if reason.kind is not ReasonKind.TOKENS:
                continue
            seen.add(str(action.verb))
            short = dict(reason.short)
            assert short and min(short.values()) > 0
            rich = with_tokens(game, seat, short)
            then = why_not(rich.view(seat), action)
            assert then is None or then.kind not in (ReasonKind.TOKENS, ReasonKind.USELESS), (action, reason, then)
            assert (then is None) == (action in rich.legal_actions(seat))
            last = next(iter(short))
            poor = with_tokens(game, seat, {**short, last: short[last] - 1})
            assert action not in poor.legal_actions(seat), (action, reason)

    for number in range(6):
        rival = 2 if number == 5 else None
        setup = GameSetup(1 if rival else 2 + number % 3, ("bird", "snake")[number % 2], f"reach {number}", rival=rival)
        random_game(setup, random.Random(number), check)
    assert seen == {"discover", "overcome", "buy", "play", "research"}


def test_every_action_out_of_reach_has_a_text() -> None:
    for stage in (Stage(hand=["star-charts"], glass=1, coin=1), Stage(board="snake", glass=6)):
        view = stage.game.view(0)
        said = [action for _, action, lack in panel.out_of_reach(view, ENGLISH) if lack.startswith("needs ")]
        assert said == [action for action, _ in out_of_reach(view)]


@pytest.mark.parametrize(
    ("hand", "coins", "lack"),
    [
        (["fear"], 1, "needs 2🧭 more and 🚙"),
        (["fear"], 2, "needs 2🧭 more"),  # a pilot
        (["funding-car"], 0, "needs 2🧭 more"),
    ],
)
def test_where_tokens_and_travel_are_lacking_both_are_told(hand: list[str], coins: int, lack: str) -> None:
    view = Stage(hand, compass=1, coin=coins).game.view(0)
    assert lack in {lack for _, action, lack in panel.out_of_reach(view, ENGLISH) if action.text == "discover L1-1"}
