"""The game as an object: legality, undo, views, dumps, the forgiving parser."""

from __future__ import annotations

import json
from typing import Any, cast

import pytest

from arnak_bot.games.arnak.engine import (
    Action,
    AmbiguousAction,
    Game,
    GameSetup,
    IllegalAction,
    NotNow,
    UnknownAction,
    matching,
)
from arnak_bot.games.arnak.engine.events import KINDS, Drew, LookedAtBonuses, LookedAtRescue, Topped, seen_by
from arnak_bot.kit.knowledge import secret_fields
from tests.engine.stage import Stage
from tests.wording.happenings import example_of

BIRD = matching.Scene("bird")


def test_parsing_ignores_case_and_spaces_and_accepts_unique_prefixes() -> None:
    legal = Stage(hand=["fear"], coin=1).game.legal_actions()
    typed = {"  DIG   camp-TABLETS ": "dig camp-tablets", "dig camp-t": "dig camp-tablets", "b h": "buy hat"}
    for text, meant in typed.items():
        assert [found.text for found in matching.candidates(text, legal, BIRD)] == [meant]


def test_no_other_action_is_guessed_if_an_impossible_one_is_named() -> None:
    """One letter away from the Pack Donkey is the boon of the Hollow Monkey."""
    stage = Stage(hand=["fear"], guardians=[2])
    assert "boon 2" in stage.texts()
    with pytest.raises(NotNow, match="Pack Donkey is neither in your hand nor in the row"):
        stage.game.apply("donkey")
    stage.game.apply("monkez")
    assert stage.me.used_boons == [2]


def test_an_ambiguous_or_impossible_text_lists_what_is_legal() -> None:
    game = Stage(hand=["fear"]).game
    before = game.fingerprint()
    with pytest.raises(AmbiguousAction, match=r"several things: dig camp-coins, dig camp-compasses"):
        game.apply("dig camp-c")
    with pytest.raises(UnknownAction, match=r"matches no move right now. Legal: dig camp-coins"):
        game.apply("fly to the moon")
    with pytest.raises(UnknownAction, match=r"matches no move right now"):
        game.apply("")
    with pytest.raises(NotNow, match="you still have to take your main action"):
        game.apply("end turn")
    assert game.fingerprint() == before


def test_an_action_out_of_turn_is_refused_and_changes_nothing() -> None:
    game = Game.new(GameSetup(seed="x"))
    before = game.fingerprint()
    with pytest.raises(IllegalAction, match="not your turn"):
        game.apply("pass", 1)
    with pytest.raises(IllegalAction, match="not possible now"):
        game.apply(Action("end"))
    assert game.fingerprint() == before


def test_an_action_value_is_never_guessed_from_a_prefix() -> None:
    stage = Stage(hand=["watch"])
    with pytest.raises(IllegalAction):
        stage.game.apply(Action("pass wat"))
    stage.game.apply("pass wat")
    assert stage.game.log[-1] == (0, "pass watch")


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"players": 5}, "2 to 4"),
        ({"players": 1}, "difficulty 0 to 5"),
        ({"players": 1, "rival": 6}, "difficulty 0 to 5"),
        ({"players": 2, "rival": 1}, "solo games only"),
        ({"players": 0}, "2 to 4"),
        ({"board": "moon"}, "no board"),
    ],
)
def test_an_impossible_setup_is_refused(wrong: dict[str, object], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        GameSetup(**wrong)  # type: ignore[arg-type]


def test_undo_never_passes_the_end_of_a_turn() -> None:
    game = Game.new(GameSetup(seed="undo"))
    game.apply("pass")
    assert game.can_undo
    game.apply("end")
    assert not game.can_undo
    with pytest.raises(IllegalAction, match="cannot be undone"):
        game.undo()


def test_undo_in_a_loaded_game_does_not_need_the_older_part_of_its_log() -> None:
    game = Game.new(GameSetup(seed="undo"))
    game.apply("pass")
    game.apply("end")
    data = game.to_dict()
    data["log"][0] = [0, "an action of older rules"]
    loaded = Game.from_dict(json.loads(json.dumps(data)))
    before = loaded.fingerprint()
    loaded.apply("pass")
    twin = loaded.copy()
    loaded.undo()
    assert loaded.fingerprint() == before
    twin.undo()
    assert twin.fingerprint() == before


def test_undo_works_in_the_middle_of_a_half_paid_dig() -> None:
    game = Game.new(GameSetup(seed="undo"))
    start = game.fingerprint()
    game.apply("dig camp-coins")
    asked = [action.text for action in game.answers]
    assert asked[-1] == "cancel" and len(asked) > 1 and all(text.startswith("pay ") for text in asked[:-1])
    again = Game.from_dict(json.loads(json.dumps(game.to_dict())))
    assert [action.text for action in again.answers] == asked
    again.undo()
    assert again.fingerprint() == start


REVEALS = [
    ("a drawn card", {"hand": ["horse"]}, ["play horse"]),
    ("a site tile and a guardian", {"hand": ["dog"], "compass": 3}, ["discover L1-1", "pay dog"]),
    ("the top of a deck", {"hand": ["fishing-rod"]}, ["play fishing-rod"]),
    ("the next assistant of a stack", {"jewel": 1, "glass": 2}, ["research notebook 2", "recruit 2"]),
    ("the bonus stack", {"glass": 12, "coin": 1, "compass": 1, "jewel": 1}, ["research glass 14"]),
    ("a tile of a site stack", {"hand": ["guiding-stone"], "tablet": 1}, ["play guiding-stone"]),
    ("the rescue stack", {"board": "snake", "glass": 6, "crates": 1}, ["research glass 8"]),
    ("cards of an earring", {"hand": ["obsidian-earring"], "tablet": 1}, ["play obsidian-earring", "draw 1"]),
]


@pytest.mark.parametrize(("what", "position", "actions"), REVEALS, ids=[row[0] for row in REVEALS])
def test_undo_never_passes_a_reveal(what: str, position: dict[str, object], actions: list[str]) -> None:
    stage = Stage(**position)  # type: ignore[arg-type]
    stage.do(*actions)
    assert not stage.game.can_undo


def test_cards_that_an_earring_shows_are_seen_by_their_player_alone() -> None:
    game = Stage(hand=["crystal-earring"], tablet=1).after("play crystal-earring", "draw 3").game
    assert [len(game.view(viewer).players[0].drawn) for viewer in (0, 1, None)] == [3, 0, 0]


def test_a_view_for_a_seat_that_does_not_exist_is_refused() -> None:
    with pytest.raises(ValueError, match="no seat 2"):
        Game.new(GameSetup(players=2)).view(2)


def test_a_secret_in_an_event_of_any_kind_is_visible_only_to_its_seat() -> None:
    """The kinds with secrets are listed here by hand: a field that is marked, or no longer is, is looked at twice."""
    secret = {kind: names for kind in KINDS if (names := secret_fields(cast(Any, kind)))}
    assert secret == {
        Drew: {"card"},
        Topped: {"card"},
        LookedAtBonuses: {"tiles"},
        LookedAtRescue: {"assistants"},
    }
    for kind, names in secret.items():
        event = example_of(kind)
        assert seen_by(event, 0) == event
        for other in (1, None):
            seen = seen_by(event, other)
            assert {name for name in names if getattr(seen, name) is not None} == set()
