"""The game as an object: turns, undo, strict dumps, and who is refused."""

from __future__ import annotations

import json
import random
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest

from arnak_bot.games.lost_cities.definition import GAME
from arnak_bot.games.lost_cities.engine import Card, Colour, Game, GameSetup, IllegalAction, Play, Why
from arnak_bot.games.lost_cities.engine.events import KINDS, Dealt, DrewFromDeck
from arnak_bot.games.lost_cities.engine.state import Player, State
from arnak_bot.games.lost_cities.engine.view import known_to
from arnak_bot.kit.codec import decode, encode
from arnak_bot.kit.knowledge import secret_fields
from tests.lost_cities.saying import TURN
from tests.lost_cities.secrets import permuted
from tests.lost_cities.stage import after, do, stage

OLD_DUMPS = json.loads(Path(__file__).with_name("old_dumps.json").read_text(encoding="utf-8"))
"""Written before there were editions; never renewed."""


def test_an_action_value_is_never_bent_to_a_legal_one() -> None:
    game = stage("red 5", pieces="yellow 1, blue 1, white 1, green 1")
    with pytest.raises(IllegalAction, match="only the researcher is left"):
        game.apply(Play(Card.parse("red 5")))
    game.apply(TURN.meant("play red 5", game.view(0)))
    assert game.log[-1] == (0, "play red 5 researcher")


def test_undo_never_passes_a_draw_from_the_deck_or_from_a_pile() -> None:
    for draw in ("draw", "draw blue"):
        game = after(stage("red 5", piles={"blue": [2]}), "play red 5", draw)
        assert not game.can_undo
        with pytest.raises(IllegalAction, match="that stays"):
            game.undo()


def test_what_undo_cannot_take_back_is_taken_back_where_all_agree_and_chance_stays_as_it_was() -> None:
    game = Game.new(GameSetup(seed="agreed"))
    do(game, game.legal_actions()[-1].text)
    before = game.fingerprint()
    (drew, _) = do(game, "draw")
    game.take_back()
    assert game.fingerprint() == before and game.seat_to_act == 0 and game.can_undo
    assert do(game, "draw")[0] == drew
    game.take_back()
    game.take_back()
    assert game.fingerprint() == Game.new(game.setup).fingerprint()
    with pytest.raises(IllegalAction, match="nothing has been decided") as caught:
        game.take_back()
    assert caught.value.why is Why.NOTHING_DECIDED


def test_a_loaded_game_is_undone_from_where_it_was_loaded() -> None:
    game = stage("red 5, red 6", pieces="red 2")
    loaded = after(Game.from_dict(game.to_dict()), "play red 5")
    loaded.undo()
    assert loaded.fingerprint() == game.fingerprint()


def test_an_open_question_has_its_answers_and_nothing_else_has() -> None:
    game = stage("red 5", pieces="red 2, blue 2", tiles={"red 3": "arrow"})
    assert not game.view(0).answers
    do(game, "play red 5")
    assert [action.text for action in game.view(0).answers] == ["step blue", "step red", "decline"]
    assert not game.view(1).answers and not game.view(None).answers


def test_whoever_is_away_declines_a_step_and_nobody_is_answered_for_who_may_decline() -> None:
    game = after(stage("red 5", pieces="red 2", tiles={"red 3": "arrow"}), "play red 5")
    assert GAME.only_answer(game.view(0)) is None
    away = GAME.least(game, 0)
    assert away.text == "decline" and GAME.declines(away)
    assert not any(map(GAME.declines, game.legal_actions()[:-1]))


def test_a_view_counts_the_decisions_and_shows_the_points_on_the_table() -> None:
    game = after(stage("red 5", pieces="red 2", tiles={"red 3": "points-10"}, points=5), "play red 5")
    view = game.view(1)
    assert (game.ply, view.round, view.points) == (1, 1, (15, 0))
    assert (game.view(0).undoable, view.undoable) == (1, 0)


@pytest.mark.parametrize("name", OLD_DUMPS)
def test_games_of_before_there_were_editions_load(name: str) -> None:
    game = Game.from_dict(OLD_DUMPS[name])
    assert game.setup.edition == 1
    again = Game.new(game.setup)
    for seat, text in game.log:
        again.apply(text, seat)
    assert again.fingerprint() == game.fingerprint()


def test_undo_never_passes_the_end_of_an_expedition() -> None:
    game = after(stage("red 5", pieces="red 6", crossings=4), "play red 5")
    assert game.round == 2 and not game.can_undo


def test_undo_works_in_the_middle_of_a_chain_of_arrows() -> None:
    game, chain = _game_with_a_choice()
    assert game.view(0).table.owed is not None
    before = game.fingerprint()
    game.apply(game.legal_actions()[0])
    game.undo()
    assert game.fingerprint() == before
    again = Game.from_dict(json.loads(json.dumps(game.to_dict())))
    assert again.view(0).table.owed == game.view(0).table.owed and again.legal_actions() == game.legal_actions()
    again.undo()
    assert again.ply == chain


def _game_with_a_choice() -> tuple[Game, int]:
    """A real game, played by a fixed rule until an arrow asks which explorer steps; and the ply before."""
    game = Game.new(GameSetup(4, seed="a choice"))
    while game.view(0).table.owed is None:
        plays = [action for action in game.legal_actions() if action.verb == "play"]
        game.apply(plays[0] if plays else game.legal_actions()[0])
    return game, game.ply - 1


def test_the_round_and_the_view_tell_the_expedition() -> None:
    game = after(stage(deck="red 1"), "discard yellow 0", "draw")
    assert (game.round, game.view(0).table.expedition, game.view(0).setup.expeditions) == (2, 2, 3)


def test_a_dump_of_another_shape_is_refused() -> None:
    data = json.loads(json.dumps(Game.new(GameSetup()).to_dict()))
    state = data["state"]
    wrong = [
        {**data, "format": 4},
        {**data, "format": True},
        {**data, "format": 1},
        {**data, "setup": {**data["setup"], "edition": 3}},
        {**data, "setup": {**data["setup"], "players": 9}},
        {**data, "state": {**state, "phase": "sleeping"}},
        {**data, "state": {**state, "deck": ["red 05"]}},
        {**data, "state": {**state, "seat": True}},
    ]
    for dump in wrong:
        with pytest.raises(ValueError):
            Game.from_dict(dump)
    assert Game.from_dict(data).to_dict() == data


def test_the_codec_refuses_a_union_it_cannot_read_back() -> None:
    assert decode(list[int | None], encode([1, None])) == [1, None]
    with pytest.raises(ValueError, match="cannot tell"):
        decode(list[int | str], [1])


def test_views_show_every_open_field_and_hide_every_secret_one() -> None:
    assert secret_fields(State) == {"deck", "aside"}
    assert secret_fields(Player) == {"hand"}
    state = Game.new(GameSetup(3, seed="what is seen")).state
    for viewer in (None, 0, 2):
        seen = known_to(viewer, state)
        assert not any(getattr(seen, name) for name in secret_fields(State))
        open_fields = {field.name for field in fields(State)} - {"players", *secret_fields(State)}
        assert all(getattr(seen, name) == getattr(state, name) for name in open_fields)
        assert seen.players == [
            player if seat == viewer else replace(player, hand=[]) for seat, player in enumerate(state.players)
        ]


def test_what_is_done_to_a_view_does_not_reach_the_game() -> None:
    game = Game.new(GameSetup(seed="apart"))
    before, view = game.fingerprint(), game.view(0)
    view.own.hand.clear()
    view.table.tiles[Colour.RED].clear()
    assert game.fingerprint() == before and game.view(0) != view


def test_the_events_with_secrets_are_the_deal_and_the_draw() -> None:
    kinds: tuple[Any, ...] = KINDS  # mypy takes the classes of frozen dataclasses for unhashable
    assert {kind for kind in kinds if secret_fields(kind)} == {Dealt, DrewFromDeck}


def test_what_is_permuted_really_changes() -> None:
    game = Game.new(GameSetup(2, seed="really"))
    other = permuted(game, 0, random.Random(1))
    assert other.fingerprint() != game.fingerprint()
    mine, theirs = game.state, other.state
    assert mine.players[1].hand != theirs.players[1].hand and mine.players[0].hand == theirs.players[0].hand
    assert mine.deck != theirs.deck and sorted(map(str, mine.aside)) != sorted(map(str, theirs.aside))
