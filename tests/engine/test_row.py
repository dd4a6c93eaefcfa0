"""The card row: gaps, sliding, and what the end of a round takes (R22)."""

from __future__ import annotations

import json

from arnak_bot.games.arnak.engine import Game
from arnak_bot.games.arnak.engine.resources import Resource
from arnak_bot.games.arnak.engine.rules.rival import rival_turn
from arnak_bot.games.arnak.engine.rules.turn import Turn
from arnak_bot.games.arnak.engine.state import GAP
from arnak_bot.games.arnak.wording.messages import ENGLISH
from images import arnak as images
from tests.engine.stage import Stage


def test_with_an_empty_deck_the_row_does_not_slide_R22() -> None:
    view = Stage(coin=1, compass=2, item_deck=[], artifact_deck=[]).after("buy watch", "end").game.view(None)
    assert view.item_places == ("hat", GAP, "tent", "dog", "horse")
    assert view.items == ("hat", "tent", "dog", "horse")
    assert view.artifact_places == ("stone-jar",), "the other half has its own deck"


def test_a_deck_that_lasts_for_one_card_slides_once_more_R22() -> None:
    stage = Stage(hand=["ornate-hammer"], coin=1, tablet=1, item_deck=["machete"]).after("buy watch", "end")
    stage.game.apply("pass", 1)
    stage.game.apply("end", 1)
    assert stage.game.view(None).item_places == ("hat", "tent", "dog", "horse", "machete")
    stage.do("play ornate-hammer", "decline", "end")
    assert stage.game.view(None).item_places == ("hat", "tent", "dog", "horse", GAP), "the gap at the far end"
    stage.me.tokens[Resource.COIN] = 3
    stage.do("buy dog", "end")
    assert stage.game.view(None).item_places == ("hat", "tent", GAP, "horse", GAP)


def test_the_end_of_a_round_exiles_only_what_lies_beside_the_staff_R22() -> None:
    stage = Stage(compass=9, items=["hat", "tent", "dog"], item_deck=[], artifact_deck=[]).where(round=3)
    stage.game.state.artifacts = ["mortar", "stone-jar", "sundial"]
    stage.game.state.players[1].passed = True
    stage.do("buy sundial", "use sundial", "end")
    stage.do("pass", "end")
    state, view = stage.game.state, stage.game.view(None)
    assert (state.exiled_artifacts, state.exiled_items) == ([], ["hat"]), "beside the staff was a gap, and the hat"
    assert view.artifact_places == ("mortar", "stone-jar", GAP, GAP), "the staff has moved over the place of the hat"
    assert view.item_places == ("tent", "dog")


def test_a_row_without_decks_stays_where_it_is_to_the_end_R22() -> None:
    stage = Stage(artifacts=["mortar"], items=["hat", "tent", "dog", "axe", "horse"], item_deck=[], artifact_deck=[])
    places = []
    for _ in range(4):
        for player in stage.game.state.players:
            player.hand = []
        stage.do("pass", "end", "pass", "end")
        view = stage.game.view(None)
        places.append((view.artifact_places, view.item_places))
    assert places == [
        ((GAP, GAP), ("tent", "dog", "axe", "horse")),
        ((GAP, GAP, GAP), ("dog", "axe", "horse")),
        ((GAP, GAP, GAP, GAP), ("axe", "horse")),
        ((GAP, GAP, GAP, GAP, GAP), ("horse",)),
    ]


def test_an_old_row_without_gaps_lies_beside_the_staff_R22() -> None:
    stage = Stage(artifacts=["mortar"], items=["hat", "tent"], item_deck=[], artifact_deck=[]).where(round=2)
    view = Game.from_dict(json.loads(json.dumps(stage.game.to_dict()))).view(None)
    assert view.artifact_places == (GAP, "mortar")
    assert view.item_places == ("hat", "tent", GAP, GAP)


def test_the_rival_leaves_a_gap_and_its_arrow_counts_cards_not_places_R53() -> None:
    row = ["hat", "watch", "tent", "gold-pan", "horse"]
    stack = ["overcome-green", "buy-item-green", "research-green", "buy-item-red", "buy-item-green"]
    stage = Stage(rival=0, rival_stack=stack, items=row, item_deck=[])
    places = []
    for _ in range(4):
        rival_turn(Turn(stage.game.state, "x"))
        places.append(stage.game.view(None).item_places)
    assert places == [
        (GAP, "watch", "tent", "gold-pan", "horse"),  # the arrow of the next tile points left
        (GAP, "watch", GAP, "gold-pan", "horse"),  # the highest points
        (GAP, "watch", GAP, "gold-pan", "horse"),  # research
        (GAP, "watch", GAP, "gold-pan", GAP),  # the arrow of the next tile points right
    ]


def test_gaps_survive_a_dump_and_are_drawn_in_their_places_R22() -> None:
    stage = Stage(coin=1, item_deck=[]).after("buy watch", "end")
    again = Game.from_dict(json.loads(json.dumps(stage.game.to_dict())))
    assert again.view(None).item_places == stage.game.view(None).item_places
    dense = stage.game.copy()
    dense.state.items = ["hat", "tent", "dog", "horse"]
    names = ("Ann", "Ben")
    assert images.draw_board(again.view(None), names, words=ENGLISH) != images.draw_board(
        dense.view(None), names, words=ENGLISH
    )
