"""The words of pictures: messages with signs in them, in any script, remembered for whom they were drawn."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PIL import Image, ImageChops

from arnak_bot.games.arnak.engine import Game, GameSetup
from arnak_bot.games.arnak.engine.content import BOARDS, BONUS_TILE_EFFECTS, GUARDIANS, IDOL_EFFECTS, SITE_TILES
from arnak_bot.games.arnak.wording.messages import ENGLISH, Pictures
from images import arnak as images
from images.arnak import glyphs
from images.arnak.cliff import edge_signs
from images.arnak.legend import draw_short_legend, unnamed_signs
from images.kit import phrasing
from images.kit.canvas import Canvas
from images.kit.fonts import MAIN, TITLE
from images.kit.masks import STROKES
from images.kit.names import readable, runs_in, shown_name
from images.kit.text import glyphs_width, in_lines, text_width, wrapped
from images.kit.theme import INK


class Japanese(Pictures):
    """As a translation is: a class over the English one."""

    def legend_title(self) -> str:
        return "記号の意味"

    def seat(self, *, seat: int) -> str:
        return ("緑", "青", "赤", "橙")[seat]


JAPANESE = replace(ENGLISH, pictures=Japanese())


def test_a_message_is_parted_into_signs_and_the_words_between_them() -> None:
    assert phrasing.line("took 6 #points, #assistant@gold") == ("took 6 ", "#points", ", ", "#assistant@gold")
    assert phrasing.parts("send #archaeologist | #boot free | ") == (("send", "#archaeologist"), ("#boot", "free"))


def test_where_there_is_room_for_signs_alone_there_is_no_word() -> None:
    """Sites, edges, boons and small tiles are drawn without words, and so are asked for none; a font has the rest."""
    lines = [
        *(
            edge_signs(effect)
            for board in BOARDS.values()
            for row in board.rows
            for effect in (row.glass, row.notebook)
        ),
        *(glyphs.bare(tile.effect) for tile in SITE_TILES),
        *(glyphs.boon(guardian.number) for guardian in GUARDIANS),
        *(glyphs.idol(idol) for idol in IDOL_EFFECTS),
        *(glyphs.bonus(bonus) for bonus in BONUS_TILE_EFFECTS),
    ]
    texts = [glyph for line in lines for glyph in line if not glyph.startswith("#")]
    assert texts and not [text for text in texts if any(map(str.isalpha, text))]
    assert {text for text in texts if shown_name(text, None, ENGLISH.pictures) != text} <= {*STROKES}


def test_words_are_set_in_a_font_that_has_their_letters() -> None:
    assert [run.font for run in runs_in("ROUND IV", TITLE)] == [TITLE]
    assert [run.font for run in runs_in("SKÓRE: VÍTĚZ", TITLE)] == [MAIN]
    assert [run.font for run in runs_in("free slot ✓", "AlegreyaSans-Medium")] == ["AlegreyaSans-Medium"]
    assert [run.font for run in runs_in("Карты 5", "AlegreyaSans-Medium")] == ["AlegreyaSans-Medium"]
    assert {run.font for run in runs_in("手札", "AlegreyaSans-Medium")} == {"NotoSans-jp"}


@pytest.mark.parametrize("name", ["محمد بن عبد الله", "דנה לוי"])
def test_a_name_read_from_the_right_keeps_its_place_in_a_sentence(name: str) -> None:
    for before, behind in (("", " discovers the Shrine"), ("It is the turn of ", ""), ("The dig of ", " is over")):
        assert [run.text for run in runs_in(f"{before}{name}{behind}", MAIN)] == [*filter(None, (before, name, behind))]
    assert [run.text for run in runs_in(name, MAIN)] == [name], "alone it is read from the right as it is"
    assert text_width("手札", 30) > 50


def test_a_name_that_cannot_be_drawn_is_the_colour_of_its_seat_in_the_words_of_the_reader() -> None:
    english, japanese = ENGLISH.pictures, JAPANESE.pictures
    assert readable(("Ann", "\U0001f980"), english) == ("Ann", "Blue")
    assert readable(("Ann", "\U0001f980"), japanese) == ("Ann", "青")
    assert readable(readable(("Ann", "\U0001f980"), japanese), english) == ("Ann", "青"), "it stays as it is"


def test_pictures_are_remembered_for_the_words_they_were_drawn_with() -> None:
    assert images.draw_legend(JAPANESE) != images.draw_legend(ENGLISH) == images.draw_legend(ENGLISH)
    view, names = Game.new(GameSetup(2, "bird", "words")).view(None), ("Ann", "\U0001f980")
    english = images.draw_board(view, names, words=ENGLISH)
    assert images.draw_board(view, names, words=JAPANESE) != english == images.draw_board(view, names, words=ENGLISH)


@pytest.mark.parametrize("most", [1, 2, 3])
def test_a_text_finds_room_on_so_many_lines_before_anything_is_lost(most: int) -> None:
    text = "It gives two tablets, and a guardian awakes that somebody should overcome"
    lines, size = in_lines(text, 500, most, 40, 12)
    assert len(lines) <= most and " ".join(lines) == text
    assert all(text_width(line, size) <= 500 for line in lines)
    assert len(wrapped(text, 500, 40)) > 2, "it would not have fitted"
    assert in_lines("", 500, most, 40, 12) == ((), 40)


def test_what_does_not_fit_at_the_smallest_size_is_left_for_whoever_draws_it_to_cut() -> None:
    lines, size = in_lines("one two three four five six", 60, 2, 40, 30)
    assert (len(lines), size, " ".join(lines)) == (2, 30, "one two three four five six")


def test_a_sign_that_is_no_resource_has_its_word_before_it_where_there_is_room() -> None:
    line = glyphs.worded(("#fear", "2", "#tablet", "#draw"), ENGLISH)
    assert line == ("Fear", "#fear", "2", "#tablet", "draw", "#draw")


def test_a_number_stands_nearer_to_what_it_counts_than_to_what_is_before_it() -> None:
    parts = glyphs_width(["#coin"], 40) + glyphs_width(["2", "#tablet"], 40)
    assert glyphs_width(["#coin", "2", "#tablet"], 40) >= parts + 6


def test_the_line_below_the_island_names_the_signs_that_stand_on_the_board_alone() -> None:
    view = Game.new(GameSetup(4, "bird", "legend")).view(None)
    seen = unnamed_signs(view)
    assert "#assistant" in seen and "#put-down" not in seen, "no guardian asks for a card yet"
    guarded = replace(view.sites[-1], guardian=2)
    signs = unnamed_signs(replace(view, sites=(*view.sites[:-1], guarded)))
    assert signs[:2] == ("#guardian", "#put-down"), "what all guardians are worth, which none of them shows"


@pytest.mark.parametrize("room", [90, 200, 400, 900])
def test_the_short_legend_stays_in_its_box(room: int) -> None:
    canvas, box = Canvas((1000, 60), INK), (950 - room, 10, 950, 50)
    draw_short_legend(canvas, Game.new(GameSetup(4, "bird", "legend")).view(None), box, ENGLISH)
    drawn = ImageChops.difference(canvas.image, Image.new("RGB", (1000, 60), INK)).getbbox()
    assert drawn is None if room < 100 else drawn is not None and drawn[0] >= box[0] and drawn[2] <= box[2]
