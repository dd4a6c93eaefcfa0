"""The pictures of the Lost Ark: everything that can be chosen is lit, and what others draw in an open turn is not."""

from __future__ import annotations

import io
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest
from PIL import Image

from arnak_bot.games.lost_ark.definition import GAME
from arnak_bot.games.lost_ark.engine import Colour, Game, GameSetup, Verb
from arnak_bot.games.lost_ark.engine.events import PartsFound, TurnClosed
from arnak_bot.games.lost_ark.engine.printed import AT, LETTERS, PLACES, TILES, Terrain
from arnak_bot.games.lost_ark.examples import example
from arnak_bot.games.lost_ark.players.thinker import LEVELLED
from arnak_bot.games.lost_ark.prospects import parts_left
from arnak_bot.games.lost_ark.wording.reference import Illustration
from images.kit.boxes import Box
from images.kit.canvas import Canvas
from images.lost_ark import compass
from images.lost_ark.compass import draw_compass
from images.lost_ark.counts import BOX
from images.lost_ark.map import draw_lit, draw_map, draw_terrain, map_grid, map_high
from images.lost_ark.marks import choices, news
from images.lost_ark.moments import finds
from images.lost_ark.pieces import draw_filled, tall
from images.lost_ark.theme import SIGNS
from tests.lost_ark.drawn import NAMES, SEATS, drawn, halfway, whole
from tests.lost_ark.stage import ARK_AT, ARK_PLACES, ARK_TILES, after, answering, do, sheet, stage
from tests.pseudo.drawn import listening
from tools.vision import DEFICIENCIES, seen_with

PICTURES = GAME.pictures("en")
_SMALLEST = 20
"""Pixels of a picture as it is sent; what decides a move is larger."""


def board(game: Game, seat: int | None = None) -> bytes:
    view = game.view(seat)
    if seat is None:
        return PICTURES.board((), view, NAMES[: len(view.sheets)], "").draw()
    return PICTURES.panel((), (), view, NAMES[: len(view.sheets)], (), "").draw()


def size(picture: bytes) -> tuple[int, int]:
    with Image.open(io.BytesIO(picture)) as image:
        return image.size


# --- what can be chosen


def moments_to_choose() -> Iterator[Game]:
    """Positions of a whole game in which there is something to choose."""
    for verb in (Verb.START, Verb.FIRST, Verb.CALL, Verb.DRAW, Verb.MINUS):
        yield halfway(4, 0, verb)
    yield answering(sheet(places="53 54 44", hints=2, diamonds=1))
    yield answering(sheet("hunter", "44 45", identity="green"))


def test_every_place_and_tile_that_can_be_chosen_is_lit() -> None:
    seen = set()
    for game in moments_to_choose():
        for seat in game.seats_to_act:
            view = game.view(seat)
            marked = choices(view)
            named = {action.at for action in view.legal if action.at in PLACES or action.at in TILES}
            assert named <= marked.lit | marked.spare and not marked.lit & marked.spare
            seen |= {action.verb for action in view.legal}
    assert len(seen) > 8, "we did look at many kinds"


def test_a_call_lights_its_edge_and_where_one_would_walk() -> None:
    game = stage(sheet(places="53"))
    lit = choices(game.view(0)).lit
    assert {"yellow", "54"} <= lit and {each.at for each in game.legal_actions(0)} == {""}


def test_what_only_a_hint_reaches_is_marked_apart() -> None:
    marked = choices(answering(sheet(places="53", hints=1), "green").view(1))
    assert "43" in marked.lit and {"52", "62"} <= marked.spare


def test_a_number_lies_in_its_place_and_covers_no_sign() -> None:
    width, badges = 132, list[Box]()

    class Listening(Canvas):
        def panel(self, box: Box, *rest: object, **named: object) -> None:
            badges.append(box)

    draw_lit(Listening((width, width), (0, 0, 0)), "34", (0, 0), width, (0, 0, 0))
    assert badges and all(bottom < tall(width) // 2 for _, _, _, bottom in badges)
    for terrain in Terrain:
        drawn: list[tuple[tuple[int, int], Image.Image]] = []
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Canvas, "stamp", lambda canvas, fill, at, mask, to=drawn: to.append((at, mask)))
            draw_terrain(Canvas((1, 1), (0, 0, 0)), terrain, (0, 0), width, (0, 0, 0), raised=True)
        assert len(drawn) == (terrain is not Terrain.ROAD), "a road is its dots"
        for at, mask in drawn:
            ink = mask.point(lambda level: 255 * (level > 100)).getbbox()
            assert ink is not None and at[1] + ink[3] <= min(top for _, top, _, _ in badges), terrain


# --- what is seen


def test_what_others_draw_in_an_open_turn_changes_nobodys_picture_K32() -> None:
    before, after = answering(sheet(places="53 54"), "yellow"), answering(sheet(places="53 54"), "yellow")
    events = do(after, "1 fill yellow g1")
    assert board(after) == board(before) and board(after, 0) == board(before, 0)
    assert board(after, 1) != board(before, 1)
    assert news(events, 1, None) == news(events, 1, 0) == frozenset() and news(events, 1, 1) == {"g1"}


def test_a_closed_turn_marks_what_it_has_coloured() -> None:
    events = do(answering(sheet(places="53"), "green"), "0 draw 33", "0 end", "1 fill green r1", "1 end")
    assert news(events, 0, None) == {"33"} and news(events, 1, None) == {"r1"}


def test_every_open_thing_changes_a_sheet() -> None:
    changes = [
        *(sheet(), sheet(places="53 54"), sheet(places="53=red"), sheet(tiles="g1"), sheet(tiles="g1=red")),
        *(sheet(boxes=1), sheet(marks={"green": 1}), sheet(hints=1), sheet(diamonds=1), sheet(minus=1)),
        *(sheet(identity="red"), sheet("druid")),
    ]
    for at in (0, None):
        pictures = [board(stage(each), at) for each in changes]
        same = [pair for pair in combinations(range(len(changes)), 2) if pictures[pair[0]] == pictures[pair[1]]]
        assert same == ([] if at == 0 else [(0, 6)]), "marks stand on one's own sheet alone"


def test_a_part_that_fits_nowhere_is_struck_through() -> None:
    own = sheet(tiles="b1=grey b2=grey b3=grey y4=grey y2=grey y1=grey")
    assert [letter for letter, places in parts_left(own).items() if not places] == ["C"]
    struck, plain = Canvas((714, 649), (0, 0, 0)), Canvas((714, 649), (0, 0, 0))
    draw_compass(struck, own, 102)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(compass, "parts_left", lambda sheet: dict.fromkeys(LETTERS, 1))
        draw_compass(plain, own, 102)
    assert struck.image.tobytes() != plain.image.tobytes()


def test_a_table_has_one_size_from_its_beginning_to_its_end() -> None:
    for players in SEATS:
        picture = board(halfway(players, 0.5))
        assert len(picture) < 900_000 and size(picture) == size(board(whole(players)))


def test_colours_differ_without_colour() -> None:
    assert len(set(SIGNS.values())) == len(Colour)
    for deficiency in DEFICIENCIES:
        tiles = []
        for colour in Colour:
            canvas = Canvas((46, 54), (255, 255, 255))
            draw_filled(canvas, colour, (23, 27), 46)
            tiles.append(seen_with(canvas.image, deficiency).convert("L"))
        for one, other in combinations(tiles, 2):
            differing = sum(abs(a - b) > 40 for a, b in zip(one.tobytes(), other.tobytes(), strict=True))
            assert differing > 150, deficiency


def test_tokens_are_large_enough_for_a_phone() -> None:
    assert BOX >= 44


# --- finds


def test_a_find_is_told_when_its_turn_closes_and_shows_the_new_part() -> None:
    ring = " ".join(place for place in ARK_PLACES.split() if place != "55")
    game = answering(sheet(places=ring, tiles=ARK_TILES), "red")
    before = set(finds((), game.view(None).sheets))
    events = do(game, "1 walk red", "1 draw 55", "1 end", f"0 {game.legal_actions(0)[0]}")
    events += do(game, "0 end")
    found = list(finds(events, game.view(None).sheets))
    assert not before and [each.seat for each in found] == [1]
    assert dict(found[0].places).items() <= ARK_AT.items() and found[0].parts == 7
    assert "finds the ark" in PICTURES.moments(events, game.view(None), NAMES[:2])[0].alt


def test_a_find_shows_the_parts_that_are_told() -> None:
    game, player = Game.new(GameSetup(2, seed="f42", third=True)), LEVELLED["able"]("x")
    told, shown = list[tuple[int, tuple[str, ...]]](), list[tuple[int, tuple[str, ...]]]()
    while not game.over:
        seat = game.seats_to_act[0]
        closed = [each for each in game.apply(player.choose(game, seat), seat) if isinstance(each, TurnClosed)]
        for event in closed:
            letters = [letter for each in event.drawn if isinstance(each, PartsFound) for letter in each.letters]
            told += [(event.seat, tuple(letters))] if letters else []
        found = finds(closed, game.view(None).sheets)
        shown += [(find.seat, tuple(letter for letter, _ in find.places)) for find in found]
    assert len(told) > 2 and shown == told


def test_the_map_has_room_for_all_places() -> None:
    canvas = Canvas((9 * 132, map_high(132)), (0, 0, 0))
    draw_map(canvas, sheet(), 132)
    for place in PLACES:
        x, y = map_grid(132).at(*AT[place])
        assert 66 <= x <= 9 * 132 - 66 and 76 <= y <= map_high(132) - 76


def test_every_page_of_how_to_play_has_its_picture() -> None:
    assert {page.illustration for page in GAME.texts("en").reference.pages()} == {*Illustration}


@pytest.mark.parametrize("players", GAME.seats)
def test_every_number_of_players_has_a_table_of_its_size(players: int) -> None:
    assert size(board(stage(*[sheet()] * players, players=players))) == (1248, {1: 1966, 2: 1128}.get(players, 2140))


def test_ones_own_sheet_names_those_who_are_awaited() -> None:
    waiting = after(answering(sheet(places="53")), "1 minus", "1 end")
    one, other = (PICTURES.hand(waiting.view(1), (name, "Bob")).draw() for name in ("Ann", "Cleo"))
    assert one != other


def test_nobody_is_awaited_in_the_picture_of_a_finished_game() -> None:
    ended = whole(4)
    assert ended.over and ended.view(None).called is not None
    assert "to move" not in PICTURES.board((), ended.view(None), NAMES, "").alt
    assert "can choose" not in PICTURES.hand(ended.view(0), NAMES).alt
    assert "can choose" in PICTURES.hand(stage(sheet(), sheet(places="36")).view(0), NAMES).alt


def test_a_part_that_is_found_is_drawn_where_it_is_and_no_other_place_is_said_to_fit() -> None:
    things = {thing.key: thing for thing in GAME.texts("en").reference.look_ups()}
    almost = " ".join(tile for tile in ARK_TILES.split() if not tile.startswith("g1="))
    for tiles, there, elsewhere in ((ARK_TILES, True, False), (almost, False, True)):
        view = stage(sheet(places=ARK_PLACES, tiles=tiles), sheet()).view(0)
        with listening() as heard:
            PICTURES.look_up(things["G"], view).draw()
            texts = " ".join(text.text for page in heard() for text, _ in page.texts)
        assert ("Found at meadow 54." in texts) is there
        assert ("could still hold it" in texts or "Fits on no other place" in texts) is elsewhere


@pytest.mark.whole_check
def test_no_text_is_smaller_than_may_be_read_on_a_phone() -> None:
    with listening() as heard:
        for picture in drawn().values():
            picture.draw()
        texts = {(text.size, text.text) for sheet in heard() for text, _ in sheet.texts}
    assert len(texts) > 100
    assert {text for text in texts if text[0] < _SMALLEST} == set()


def test_the_seal_beside_the_winner_says_that_its_number_counts_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []
    write = Canvas.text

    def noted(canvas: Canvas, at: tuple[int, int], text: str, *rest: Any, **more: Any) -> None:
        written.append(text)
        write(canvas, at, text, *rest, **more)

    monkeypatch.setattr(Canvas, "text", noted)
    PICTURES.scores(whole(4).scores(), NAMES).draw()
    assert "parts" in written


def test_a_long_sentence_takes_two_lines_and_a_free_quarter_explains_the_numbers() -> None:
    game = stage(*[sheet()] * 3, players=3)
    names = (
        "Bartholomew of the Lost Ark and of all its lands and seas and skies",
        "Tom of the very long and famous family",
        "Ólafur",
    )
    with listening() as heard:
        PICTURES.board((), game.view(None), names, "").draw()
        said = {text.text: text.size for drawing in heard() for text, _ in drawing.texts}
    assert said["Boxes marked, of 30."] >= 30
    assert [size for text, size in said.items() if text.endswith("to call.")] == [36]


def test_the_score_sheet_of_a_lost_game_has_a_lower_banner_as_it_names_no_winner() -> None:
    won, lost = (sheet(places=ARK_PLACES, tiles=ARK_TILES, found=found) for found in (True, False))
    games = [stage(own, players=1) for own in (won, lost)]
    high, low = (size(PICTURES.scores(game.scores(), NAMES).draw())[1] for game in games)
    assert high - low == 90


def test_how_to_play_shows_somebody_about_to_answer_with_two_parts_found_and_then_the_end() -> None:
    shown = example()
    assert (
        any(action.verb is Verb.FILL for action in shown.mine.legal) and shown.mine.scores[shown.mine.seat].parts == 2
    )
    assert (shown.table.viewer, shown.table.round) == (None, shown.mine.round) and shown.end.over
