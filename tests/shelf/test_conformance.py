"""What every game on the shelf gets for nothing: whole games under the promises of `games/port.py`.

A new game is named in `TABLES` with a few tables it can be played at, and in `PERMUTED` with how to rearrange what a
seat must not know; a game of the shelf that is missing here fails.
"""

from __future__ import annotations

import dataclasses
import io
import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PIL import Image

from arnak_bot.games.port import AnyGame, Setup
from arnak_bot.shelf import ARNAK, LOST_CITIES, SHELF
from tests import test_hidden_information as arnak_secrets
from tests.lost_cities import test_hidden_information as lost_cities_secrets
from tests.shelf.noughts import NOUGHTS

NAMES = ("Ann", "Bob", "Cleo", "Dan")
ACTION_LIMIT, LABEL_LIMIT, ALT_LIMIT, MESSAGE_LIMIT = 80, 100, 1024, 2000

TABLES: dict[str, list[Setup]] = {
    "arnak": [
        ARNAK.setup(2, "conformance", board="bird"),
        ARNAK.setup(1, "conformance", board="snake", rival=2),
        ARNAK.setup(4, "conformance", board="snake"),
    ],
    "lost-cities": [
        LOST_CITIES.setup(2, "conformance", length="short"),
        LOST_CITIES.setup(4, "conformance", columns="either"),
    ],
    "noughts": [NOUGHTS.setup(2, "conformance")],
}
PERMUTED: dict[str, Callable[[Any, int, random.Random], Any]] = {
    "arnak": arnak_secrets.permuted,
    "lost-cities": lost_cities_secrets.permuted,
    "noughts": lambda game, seat, chance: game,  # nothing is secret
}
GAMES: dict[str, AnyGame] = {**SHELF, NOUGHTS.key: NOUGHTS}
EVERYWHERE = pytest.mark.parametrize(
    ("key", "at"),
    [
        (key, at) if at == 0 else pytest.param(key, at, marks=pytest.mark.slow)
        for key, setups in TABLES.items()
        for at in range(len(setups))
    ],
)
"""The first table of each game all day, the others with the whole check."""


def begun(key: str, at: int) -> tuple[AnyGame, Any]:
    """Deal a game."""
    shelved = GAMES[key]
    return shelved, shelved.rules.new(TABLES[key][at])


def played(key: str, at: int, player: str = "random") -> Iterator[tuple[Any, int, Any, tuple[Any, ...]]]:
    """Play a game; yields it before each decision with the seat and the action, and what has happened until then."""
    shelved, game = begun(key, at)
    players = [shelved.players[player](seat) for seat in range(4)]
    events: tuple[Any, ...] = ()
    while not game.over:
        seat = game.seats_to_act[0]
        action = players[seat].choose(game.view(seat))
        yield game, seat, action, events
        events = game.apply(action, seat)
    yield game, -1, None, events


def last(key: str, at: int) -> Any:
    """Return a game that was played to its end."""
    *_, (game, _, _, _) = played(key, at)
    return game


def test_every_game_of_the_shelf_is_tried_here() -> None:
    assert set(GAMES) == set(TABLES) == set(PERMUTED)
    assert all(key == game.key for key, game in GAMES.items())


@EVERYWHERE
def test_whoever_is_waited_for_has_a_legal_action_and_nobody_else(key: str, at: int) -> None:
    for game, _, _, _ in played(key, at):
        seats = range(TABLES[key][at].players)
        for seat in seats:
            assert bool(game.legal_actions(seat)) == (seat in game.seats_to_act)
            assert game.view(seat).legal == game.legal_actions(seat)
        assert game.over == (not game.seats_to_act)
    assert game.ply == len(game.log)
    assert sorted(sheet.seat for sheet in game.scores())[: len(seats)] == list(seats)
    assert min(sheet.rank for sheet in game.scores()) == 1


@EVERYWHERE
def test_every_action_is_read_back_from_its_text(key: str, at: int) -> None:
    for game, seat, _, _ in played(key, at):
        legal = game.legal_actions(seat) if seat >= 0 else ()
        texts = [action.text for action in legal]
        assert len(set(texts)) == len(texts), "one text, one action"
        for action in legal:
            assert len(action.text) <= ACTION_LIMIT
            assert GAMES[key].rules.parse(action.text) == action


@EVERYWHERE
def test_log_and_dump_rebuild_the_same_game(key: str, at: int) -> None:
    shelved, replay = begun(key, at)
    for game, seat, action, _ in played(key, at):
        if game.ply % 7 == 0 or game.over:
            dump = json.loads(json.dumps(game.to_dict()))
            assert shelved.rules.load(dump).fingerprint() == game.fingerprint() == replay.fingerprint()
        if action is not None:
            replay.apply(action.text, seat)


@EVERYWHERE
def test_a_dump_that_lacks_something_is_refused(key: str, at: int) -> None:
    dump = last(key, at).to_dict()
    for missing in dump:
        with pytest.raises(ValueError, match=r"."):
            GAMES[key].rules.load({name: value for name, value in dump.items() if name != missing})


@EVERYWHERE
def test_a_copy_goes_its_own_way_and_what_is_refused_changes_nothing(key: str, at: int) -> None:
    for game, seat, action, _ in played(key, at):
        if action is None or game.ply % 5:
            continue
        before = game.fingerprint()
        game.copy().apply(action, seat)
        with pytest.raises(GAMES[key].rules.refusal) as error:
            game.apply("no such thing at all", seat)
        told = GAMES[key].wording.refused(error.value, game.view(seat))
        assert (told.endswith((".", "?", "!")) and told[:1] != told[:1].lower()) or told.startswith("“"), told
        assert game.fingerprint() == before


@EVERYWHERE
def test_undo_leads_back_to_the_game_before(key: str, at: int) -> None:
    undone = 0
    for game, seat, action, _ in played(key, at):
        if action is None:
            continue
        after = game.copy()
        after.apply(action, seat)
        if after.can_undo:
            after.undo()
            assert after.fingerprint() == game.fingerprint()
            undone += 1
        else:
            with pytest.raises(GAMES[key].rules.refusal):
                after.undo()
        if undone >= 25:
            break


@EVERYWHERE
def test_what_a_seat_must_not_know_changes_nothing_that_it_sees(key: str, at: int) -> None:
    chance = random.Random(5)
    for game, seat, _, events in played(key, at):
        if seat < 0 or game.ply % 6:
            continue
        twin = PERMUTED[key](game, seat, chance)
        assert twin.view(seat) == game.view(seat)
        assert said(key, twin, seat, ()) == said(key, game, seat, ())
        seen = [GAMES[key].rules.seen_by(event, None) for event in events]
        assert seen == [GAMES[key].rules.seen_by(event, None) for event in seen], "hidden once, hidden for good"


def said(key: str, game: Any, seat: int | None, events: tuple[Any, ...]) -> list[str]:
    """All that a seat, or everybody, is told of a game."""
    words, view = GAMES[key].wording, game.view(seat)
    told = [words.turn_line(view, NAMES), words.board_alt(view, NAMES), *words.table(view, NAMES)]
    told += words.tell(events, view, NAMES)
    if seat is not None:
        told += [words.question(view), words.status(view), words.hand(view)]
        for menu in words.menus(view):
            told += [menu.heading, *(words.label(each, view) for each in menu.actions)]
    return told


@EVERYWHERE
def test_everything_that_happens_and_can_be_done_has_words_within_discords_limits(key: str, at: int) -> None:
    words = GAMES[key].wording
    for game, seat, _, events in played(key, at):
        for reader in (None, seat) if seat >= 0 else (None,):
            told = said(key, game, reader, events)
            assert all(text.strip() for text in told), told
            assert all(len(text) <= MESSAGE_LIMIT for text in told)
        assert len(words.board_alt(game.view(None), NAMES)) <= ALT_LIMIT
        if seat < 0 or game.ply % 3:
            continue
        view = game.view(seat)
        menus = words.menus(view)
        listed = [action for menu in menus for action in menu.actions]
        assert sorted(action.text for action in listed) == sorted(action.text for action in view.legal)
        for menu in menus:
            labels = [words.label(action, view) for action in menu.actions]
            assert all(1 <= len(label) <= LABEL_LIMIT for label in (*labels, menu.heading))
            assert all(len(words.hint(action, view)) <= LABEL_LIMIT for action in menu.actions)
    assert len(words.score_alt(game.scores(), NAMES)) <= ALT_LIMIT


@EVERYWHERE
def test_a_seat_that_is_away_is_brought_to_the_end_of_the_game(key: str, at: int) -> None:
    shelved, game = begun(key, at)
    for _ in range(5000):
        if game.over:
            break
        seat = game.seats_to_act[0]
        action = shelved.rules.least(game, seat)
        assert action in game.legal_actions(seat)
        game.apply(action, seat)
    assert game.over


@EVERYWHERE
def test_a_turn_ends_now_and_then_and_the_game_with_one(key: str, at: int) -> None:
    ends = [GAMES[key].rules.ends_turn(events) for _, _, _, events in played(key, at)][1:]
    assert ends[-1] and any(ends[:-1])


@EVERYWHERE
def test_every_player_plays_a_legal_game_the_same_one_for_the_same_seed(key: str, at: int) -> None:
    for player in GAMES[key].players:
        games = []
        for _ in range(2):
            *_, (game, _, _, _) = played(key, at, player)
            games.append(game.log)
        assert games[0] == games[1], player


@EVERYWHERE
def test_pictures_are_pictures_and_the_same_view_gives_the_same_bytes(key: str, at: int) -> None:
    draw, positions = GAMES[key].pictures, [0, 9]
    for game, seat, _, events in played(key, at):
        if game.ply in positions and seat >= 0:
            view, private = game.view(None), game.view(seat)
            for layout in ("tall", "wide"):
                board = draw.board(view, NAMES, events, layout)
                assert board == draw.board(view, NAMES, events, layout)
                Image.open(io.BytesIO(board)).verify()
            Image.open(io.BytesIO(draw.hand(private, NAMES[seat]))).verify()
    Image.open(io.BytesIO(draw.scores(game.scores(), NAMES))).verify()


@pytest.mark.parametrize("share", [6, pytest.param(1, marks=pytest.mark.slow)])
@pytest.mark.parametrize("key", GAMES)
def test_everything_that_can_be_looked_up_is_found_and_explained(key: str, share: int) -> None:
    words = GAMES[key].wording
    view = begun(key, 0)[1].view(None)
    asked = words.look_ups()
    assert asked and len({each.key for each in asked}) == len(asked)
    for each in asked[::share]:
        assert words.look_up(each.key) == each
        assert words.look_up(each.name) is not None
        assert 1 <= len(words.explain(each, view)) <= MESSAGE_LIMIT
    assert words.look_up("nothing is called this way") is None
    assert all(topic and 1 <= len(text) <= MESSAGE_LIMIT for topic, text in words.topics().items())


@pytest.mark.parametrize("key", GAMES)
def test_options_are_data_and_those_that_no_table_can_choose_are_refused(key: str) -> None:
    shelved = GAMES[key]
    assert len({option.key for option in shelved.options}) == len(shelved.options)
    for option in shelved.options:
        assert option.allows(option.default)
    impossible = dataclasses.replace(TABLES[key][0], players=max(shelved.seats) + 1)
    with pytest.raises(ValueError, match=r"."):
        shelved.rules.new(impossible)
