"""What decides a move is large where a picture is 302 points wide, and nobody takes two of its pieces for one."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PIL import ImageChops

from arnak_bot.games.arnak.engine import Game, GameSetup
from arnak_bot.games.arnak.engine.content import BOARDS, CARD_BY_ID, GUARDIANS, SITE_TILES
from arnak_bot.games.arnak.engine.state import EMPTY, Phase
from arnak_bot.games.arnak.engine.view import SiteView
from arnak_bot.games.arnak.wording.messages import ENGLISH
from images.arnak import glyphs, spaces, track
from images.arnak.board import board_sheet
from images.arnak.cards import HAND_CARD
from images.arnak.choices import Choice, paint_choices
from images.arnak.cliff import cost_box, space_box
from images.arnak.figures_on_map import figure_width
from images.arnak.layout import LAYOUTS, TALL, Layout
from images.arnak.scene import Scene
from images.arnak.sites import site_picture
from images.arnak.tokens import TOKEN_SIZE, token_places, token_size
from images.kit.canvas import Canvas
from images.kit.text import text_width
from tests.pseudo.drawn import listening

COST = 40
"""9.7 points where the picture is 302 points wide: what decides a move."""


def test_what_a_guardian_costs_is_large_on_the_tall_board(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: dict[tuple[str, ...], int] = {}
    monkeypatch.setattr(Canvas, "glyphs", lambda _, at, line, size, *__, **___: drawn.update({tuple(line): size}))
    site_picture.cache_clear()
    for guardian in GUARDIANS:
        drawn.clear()
        seen = SiteView("L2-2", 2, 1, guardian.number, (), 0, (EMPTY,))
        site_picture("snake", TALL.grid, seen, ("A", "B", "C"), ENGLISH, marked=False)
        assert drawn[tuple(glyphs.guardian_cost(guardian.number))] >= COST, guardian.name
    site_picture.cache_clear()


def test_the_name_of_a_site_with_a_guardian_is_legible_or_without_its_last_word(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    squeezed: list[tuple[str, int]] = []
    monkeypatch.setattr(Canvas, "squeezed_text", lambda _, at, text, width, *__: squeezed.append((text, width)))
    site_picture.cache_clear()
    for tile in SITE_TILES:
        seen = SiteView(f"L{tile.level}-3", tile.level, tile.number, 1, (), 0, (EMPTY,))
        site_picture("bird", TALL.grid, seen, ("A", "B", "C"), ENGLISH, marked=False)
    assert "L1-3 Training…" in dict(squeezed)
    site_picture.cache_clear()
    for text, width in squeezed:
        assert text_width(text, TALL.grid.text, bold=True) * 0.72 <= width, text


def test_an_archaeologist_at_a_camp_is_large_and_two_of_one_player_stand_apart(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drawn: list[tuple[int, int]] = []
    monkeypatch.setattr(spaces, "draw_figure", lambda _, seat, initial, foot, height: drawn.append((foot[0], height)))
    site_picture.cache_clear()
    seen = SiteView("camp-coins", 0, 0, 0, (), 0, (1, 1))
    site_picture("bird", TALL.grid, seen, ("A", "B"), ENGLISH, marked=False)
    site_picture.cache_clear()
    (left, high), (right, higher) = drawn
    assert min(high, higher) >= 58 and right - left >= figure_width(60) + 10


@pytest.mark.parametrize("side", BOARDS)
def test_two_tokens_of_one_player_on_a_space_are_apart(side: str) -> None:
    view, height = Game.new(GameSetup(2, side, "apart")).view(None), TALL.track_height
    for space in (each for each in BOARDS[side].research if each.row and not each.lost_temple):
        lying = track._Lying(view.bonus_tiles[space.id], ((1, "glass"), (1, "notebook")), marked=False)
        box = space_box(side, space.id, height)
        (x, y), (beside, below) = token_places(2, track._lane(lying, space, box, cost_box(space, box)).tokens)
        assert max(beside - x, below - y) >= 26, space


def test_tokens_are_larger_where_there_is_room() -> None:
    assert token_size(1, (0, 0, 120, 64)) == 54 > token_size(2, (0, 0, 120, 64)) == TOKEN_SIZE + 3
    assert token_size(4, (0, 0, 100, 40)) == TOKEN_SIZE


@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=lambda layout: layout.name)
def test_a_name_of_ten_letters_is_whole_in_the_title_and_on_the_panels(layout: Layout) -> None:
    """Rather than how many points they are behind on their panels: their points stand there anyway."""
    view = replace(Game.new(GameSetup(4, "bird", "race")).view(None), round=5, points=(40, 12, 13, 14))
    names = ("Clementine", "Wilhelmina", "Evangeline", "Florentina")
    with listening() as heard:
        for seat in range(4):
            acting = replace(view, phase=Phase.TURNS, seats_to_act=(seat,))
            board_sheet(Scene(acting, names, ENGLISH), layout=layout)
        said = [text.text for sheet in heard() for text, _ in sheet.texts]
    assert set(names) <= set(said) and not any(text.endswith("…") for text in said)


@pytest.mark.parametrize(("count", "beyond"), [(2, (30 + HAND_CARD[0], 0)), (3, (0, 28 + HAND_CARD[1]))])
def test_the_number_of_a_choice_covers_nothing_of_its_picture(count: int, beyond: tuple[int, int]) -> None:
    """Two have their text beside them, three below them."""
    choices = [Choice("card", card, "Name\nWhat it does") for card in list(CARD_BY_ID)[:count]]
    plain, numbered = (paint_choices(choices, ENGLISH, numbered=each).image for each in (False, True))
    drawn = ImageChops.difference(plain, numbered).getbbox()
    assert drawn is not None and drawn[0] >= beyond[0] and drawn[1] >= beyond[1]
