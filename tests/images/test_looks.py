"""Looks: text stays in its box, names in any script, contrast, colours that differ for everybody, the gallery."""

from __future__ import annotations

import dataclasses
import io
import itertools
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageChops, ImageDraw, ImageStat

import images
from arnak_bot.engine import Game, GameSetup
from arnak_bot.engine.content import (
    ASSISTANTS,
    BOARDS,
    BONUS_TILE_EFFECTS,
    CARD_BY_ID,
    GUARDIANS,
    IDOL_EFFECTS,
    SITE_TILES,
    TEMPLE_STACKS,
)
from arnak_bot.engine.resources import Resource
from arnak_bot.engine.state import OwnedAssistant
from arnak_bot.engine.view import PlayerView
from images import glyphs, phrases, theme, words
from images.__main__ import main
from images.art import figure_of, illustration, portrait
from images.canvas import fitted, fitting_size, glyphs_width, icon_mask, shape_mask, text_width, wrapped
from images.cards import HAND_CARD, ROW_CARD, hand_card, name_lines, row_card
from images.chips import LINE, lines_of
from images.cliff import LEFT_EDGE, TEMPLE_HEIGHT, cost_box, edge_signs, row_box, space_box
from images.fonts import named_font
from images.gallery import draw_gallery
from images.layout import TALL
from images.layout import WIDE as WIDE_LAYOUT
from images.names import fitted_name, initial, runs_of, runs_width, shown_name
from images.players import panel_boxes, panel_chips
from images.tiles import tile
from images.track import TOKEN_SIZE
from images.vision import DEFICIENCIES, contrast, seen_with

LONG = "Wolfgang Amadeus Maximilian Mozar"[:32]
WIDE = "W" * 32


@pytest.mark.parametrize("card", CARD_BY_ID)
def test_the_name_of_a_card_stays_on_its_ribbon(card: str) -> None:
    for (width, _), size in ((ROW_CARD, 30), (HAND_CARD, 36)):
        for text, fitting in name_lines(CARD_BY_ID[card].name, width - 14, size):
            assert text_width(text, fitting, bold=True) <= width - 14
            assert "…" not in text and fitting >= 22


@pytest.mark.parametrize("card", CARD_BY_ID)
def test_the_effect_of_a_card_stays_in_its_band(card: str) -> None:
    for (width, _), lines_for, size, least in ((ROW_CARD, 2, 30, 25), (HAND_CARD, 3, 37, 30)):
        phrase = phrases.card(CARD_BY_ID[card], in_hand=width == HAND_CARD[0])
        lines, fitting = phrases.fitting(phrase, width - 16, lines_for, size, least)
        assert lines and all(glyphs_width(line, fitting) <= width - 16 for line in lines)
        assert len(lines) <= 3 and fitting >= least, "legible in the row and on a phone"


def test_no_two_cards_show_the_same() -> None:
    figures = {card: figure_of(card, 48).tobytes() for card in CARD_BY_ID}
    assert len(set(figures.values())) == len(CARD_BY_ID)


def test_items_and_artifacts_lie_on_grounds_that_nobody_mistakes() -> None:
    """Canvas is warm, stone is cold: told apart by hue, and for everybody by lightness and texture."""
    warm, cold = (mean_of(illustration(card, (196, 120), 1, (98, 60))) for card in ("hat", "stone-jar"))
    assert warm[0] > warm[2] + 40 and cold[2] > cold[0] + 20


def mean_of(picture: Image.Image) -> tuple[float, ...]:
    return tuple(ImageStat.Stat(picture).mean)


@pytest.mark.parametrize("number", [assistant.number for assistant in ASSISTANTS])
def test_every_assistant_has_a_face_in_silver_in_gold_and_asleep(number: int) -> None:
    faces = {
        portrait(number, 64, gold=gold, exhausted=exhausted).tobytes()
        for gold in (False, True)
        for exhausted in (False, True)
    }
    assert len(faces) == 4
    assert portrait(number, 64, gold=True) is portrait(number, 64, gold=True)


@pytest.mark.parametrize("tile", SITE_TILES, ids=lambda tile: f"{tile.level}-{tile.number}")
def test_the_effect_of_a_site_stays_on_its_tile(tile: object) -> None:
    line = glyphs.effect(tile.effect)  # type: ignore[attr-defined]
    for width in (234 - 16, 234 - 106 - 16):
        assert glyphs_width(line, fitting_size(line, 40, width)) <= width
    assert fitted(tile.name, 112, 25, 16, bold=True)[0] == tile.name, "beside a guardian, too"  # type: ignore[attr-defined]


@pytest.mark.parametrize("number", range(1, 16))
def test_the_cost_and_the_boon_of_a_guardian_stay_on_its_ground(number: int) -> None:
    assert number in {guardian.number for guardian in GUARDIANS}
    for line, width, size in ((glyphs.guardian_cost(number), 86, 32), (glyphs.boon(number), 42, 30)):
        assert glyphs_width(line, fitting_size(line, size, width)) <= width


@pytest.mark.parametrize("number", [assistant.number for assistant in ASSISTANTS])
def test_what_an_assistant_does_stays_on_its_tile(number: int) -> None:
    for gold in (False, True):
        line = glyphs.assistant(number, gold=gold)
        assert glyphs_width(line, fitting_size(line, 44, HAND_CARD[0] - 44)) <= HAND_CARD[0] - 44
    silver = glyphs.assistant(number, gold=False)
    assert glyphs_width(silver, fitting_size(silver, 26, 41)) <= 41 or len(silver) > 3


@pytest.mark.parametrize("board", BOARDS)
def test_costs_and_effects_of_the_track_stay_in_their_places(board: str) -> None:
    for row in BOARDS[board].rows:
        for line in map(edge_signs, (row.glass, row.notebook)):
            low, least = (LEFT_EDGE - 47 - 32, 20) if len(line) == 1 else (LEFT_EDGE - 47, 18)
            for width, size, legible in ((LEFT_EDGE - 47, 32, 18), (low, 23, least)):
                fitting = fitting_size(line, size, width)
                assert glyphs_width(line, fitting) <= width and fitting >= legible
    for space in BOARDS[board].research:
        for height in (WIDE_LAYOUT.track_height, TALL.track_height):
            plate = cost_box(space, space_box(BOARDS[board], space, height)) if space.row < 8 else None
            if plate is not None:
                line = [*glyphs.tokens(space.cost), *(["#idol"] * space.idols)]
                assert glyphs_width(line, fitting_size(line, 31, plate[2] - plate[0] - 6)) <= plate[2] - plate[0]


@pytest.mark.parametrize("height", [590, 738])
def test_rows_of_the_track_lie_above_each_other_and_tokens_have_thirty_pixels(height: int) -> None:
    edges = [row_box(row, height) for row in range(8)]
    for (top, _), (_, bottom) in itertools.pairwise(edges):
        assert bottom < top
    assert edges[-1][0] >= TEMPLE_HEIGHT and all(bottom - top >= TOKEN_SIZE >= 30 for top, bottom in edges)


@pytest.mark.parametrize("name", ["Ann", LONG, WIDE, "i" * 32, "Ω" * 32, "漢字" * 16, "שלום " * 6, "🎲" * 32])
@pytest.mark.parametrize(("width", "size", "smallest"), [(186, 40, 22), (196, 32, 20), (290, 36, 20)])
def test_a_name_of_32_characters_stays_in_its_box(name: str, width: int, size: int, smallest: int) -> None:
    runs, fitting = fitted_name(name, 0, width, size, smallest)
    assert runs and runs_width(runs, fitting) <= width
    assert smallest <= fitting <= size


def a_player(**changes: object) -> PlayerView:
    return dataclasses.replace(Game.new(GameSetup(4, "bird", "panel")).view(None).players[0], **changes)  # type: ignore[arg-type]


@pytest.mark.parametrize("count", [0, 7, 10, 44, 99])
@pytest.mark.parametrize("size", [(312, 180), (390, 180), (676, 142), (624, 180), (676, 285), (676, 487)])
def test_the_resources_of_a_panel_are_all_drawn(count: int, size: tuple[int, int]) -> None:
    """Five resources, three counts: whatever the numbers are, every chip finds a place inside its panel."""
    player = a_player(tokens=tuple((resource, count) for resource in Resource), hand_size=9, deck_size=12)
    chips = panel_chips(player, {}, *size)
    lines = lines_of(chips[:8], size[0] - 20)
    assert all(sum(chip.width + 8 for chip in line) <= size[0] - 12 for line in lines)
    assert len(lines) * LINE <= size[1] - 48


@pytest.mark.parametrize("number", [assistant.number for assistant in ASSISTANTS])
@pytest.mark.parametrize("gold", [False, True])
def test_the_panel_says_what_an_assistant_does_and_whether_it_is_used(number: int, gold: bool) -> None:
    fresh, used = OwnedAssistant(number, gold), OwnedAssistant(number, gold, exhausted=True)
    for width in (676, 312):
        drawn = {panel_chips(a_player(assistants=(owned,)), {}, width, 180)[8].width for owned in (fresh, used)}
        assert all(chip <= width - 20 for chip in drawn) and len(drawn) == 2


@pytest.mark.parametrize("size", [(312, 180), (676, 142)])
def test_even_a_compact_panel_shows_both_assistants(size: tuple[int, int]) -> None:
    """Eight chips of resources and counts come first, then the assistants: all on the lines the panel has."""
    player = a_player(assistants=(OwnedAssistant(10, True), OwnedAssistant(4, True)), play=("hat", "axe", "rope"))
    chips = panel_chips(player, {}, *size)
    lines = lines_of(chips[:10], size[0] - 20)
    assert len(lines) <= (size[1] - 48) // LINE


@pytest.mark.parametrize("movers", [(0,), (2,), (0, 1), ()])
@pytest.mark.parametrize("stacked", [True, False])
def test_whoever_moves_has_a_panel_twice_as_large(movers: tuple[int, ...], stacked: bool) -> None:
    boxes = panel_boxes((8, 814, 1592, 994), 4, movers, stacked=stacked)
    lengths = [box[3] - box[1] if stacked else box[2] - box[0] for box in boxes]
    for seat, length in enumerate(lengths):
        assert abs(length - min(lengths) * (2 if movers == (seat,) else 1)) <= 4
    assert boxes[0][:2] == (8, 814) and boxes[-1][2:] == (1592, 994)


@given(st.text(max_size=32))
@settings(max_examples=300, deadline=None)
def test_no_name_is_ever_drawn_with_boxes(name: str) -> None:
    text = shown_name(name, 2)
    assert text and all(run.text for run in runs_of(text))
    missing = {run.font: missing_glyph(run.font) for run in runs_of(text)}
    for run in runs_of(text):
        for character in run.text.replace(" ", ""):
            assert drawn(character, run.font) != missing[run.font], f"{character!r} would be a box"
    assert runs_width(*fitted_name(name, 2, 186, 40, 22)) <= 186


def drawn(character: str, font: str) -> bytes:
    picture = Image.new("L", (80, 80))
    ImageDraw.Draw(picture).text((10, 10), character, fill=255, font=named_font(font, 32))
    return picture.tobytes()


def missing_glyph(font: str) -> bytes:
    return drawn("\U0010fffd", font)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ann 🎲", "Ann"),
        ("🎲🎲", "Red"),
        ("  ", "Red"),
        ("\u202eevil", "evil"),
        ("Ólafur Þór", "Ólafur Þór"),
        ("Δημήτρης", "Δημήτρης"),
        ("Наташа", "Наташа"),
        ("田中愛子", "田中愛子"),
        ("김민준", "김민준"),
        ("أحمد", "أحمد"),
        ("דנה", "דנה"),
        ("अनीता", "अनीता"),
        ("สมชาย", "สมชาย"),
        ("ნინო", "ნინო"),
        ("Արամ", "Արամ"),
        ("𒀀𒁀", "Red"),
    ],
)
def test_names_in_any_script_are_drawn_or_shown_as_the_seat(name: str, shown: str) -> None:
    assert shown_name(name, 2) == shown


@pytest.mark.parametrize(("name", "letter"), [("ann", "A"), ("Ólafur", "Ó"), ("田中", "R"), ("🎲", "R"), ("7up", "7")])
def test_the_letter_on_a_token_is_of_the_name_or_the_seat(name: str, letter: str) -> None:
    assert initial(name, 2) == letter


TEXT_PAIRS = [
    (theme.INK, theme.LIGHT),
    (theme.INK, theme.PAPER),
    (theme.INK, theme.CANVAS),
    (theme.INK, theme.STONE),
    (theme.INK, theme.BRASS),
    (theme.SOFT_INK, theme.LIGHT),
    (theme.SOFT_INK, theme.PAPER),
    (theme.WHITE, theme.PLATE),
    (theme.WHITE, theme.DANGER),
    (theme.LIGHT, theme.FEAR),
    (theme.WHITE, theme.SLATE),
    (theme.WHITE, theme.LEATHER),
    (theme.ON_LEAVES, theme.LEATHER),
    (theme.ON_LEAVES, theme.PLATE),
    (theme.HEADING, theme.LIGHT),
    (theme.POINTS, theme.LIGHT),
    *((look.colour, theme.PAPER) for look in theme.SEATS),
    *((theme.WHITE, look.colour) for look in theme.SEATS),
]
LARGE_PAIRS = [
    *((theme.ON_LEAVES, look.colour) for look in theme.SEATS),
    (theme.WHITE, theme.ACCENT),
    (theme.SOFT_INK, theme.CANVAS),
    *((shade, theme.LIGHT) for shade in theme.RESOURCES.values()),
    *((theme.ON_DARK[resource.value], theme.PLATE) for resource in Resource),
    *((theme.ON_DARK[resource.value], theme.DANGER) for resource in Resource),
]


@pytest.mark.parametrize(("ink", "ground"), TEXT_PAIRS)
def test_text_has_the_contrast_of_wcag_aa(ink: theme.Colour, ground: theme.Colour) -> None:
    assert contrast(ink, ground) >= 4.5


@pytest.mark.parametrize(("ink", "ground"), LARGE_PAIRS)
def test_large_figures_and_signs_have_the_contrast_of_wcag_aa(ink: theme.Colour, ground: theme.Colour) -> None:
    assert contrast(ink, ground) >= 3


THINGS = [
    *(("silver", str(assistant.number)) for assistant in ASSISTANTS),
    *(("gold", str(assistant.number)) for assistant in ASSISTANTS),
    *(("guardian", str(guardian.number)) for guardian in GUARDIANS),
    *(("site", f"{tile.level}-{tile.number}") for tile in SITE_TILES),
    *(("idol", kind) for kind in IDOL_EFFECTS),
    *(("bonus", kind) for kind in BONUS_TILE_EFFECTS),
    *(("temple", stack.id) for stack in TEMPLE_STACKS),
]


@pytest.mark.parametrize(("kind", "name"), THINGS)
def test_every_thing_one_can_choose_has_a_picture_of_its_own(kind: str, name: str) -> None:
    drawn = tile(kind, name)
    assert drawn.size == HAND_CARD
    assert ImageStat.Stat(drawn.convert("L")).stddev[0] > 20, "something stands on it"


@pytest.mark.parametrize("count", range(1, 13))
def test_choices_stand_side_by_side_no_wider_than_the_tall_board(count: int) -> None:
    choices = [images.Choice("silver", str(1 + at), f"Name {at}\n{'some words ' * at}") for at in range(count)]
    picture = Image.open(io.BytesIO(images.draw_choices(choices)))
    assert picture.width == TALL.size[0] and picture.height < 4 * TALL.size[1] // 2
    fewer = Image.open(io.BytesIO(images.draw_choices(choices[:1])))
    assert fewer.height <= picture.height


def test_the_profile_loses_no_figure_but_zeros() -> None:
    """With more lines than great numbers the rest of the first section stands below; a line of zeros takes no room."""
    rows = tuple((f"line {at}", str(at + 1)) for at in range(8))
    heights = [Image.open(io.BytesIO(images.draw_statistics("Ann", page))).height for page in (
        (("Games", rows[:5]),), (("Games", rows),), (("Games", rows), ("Empty", (("none", "0"), ("no", "0 / 0")))),
    )]  # fmt: skip
    assert heights[0] < heights[1] == heights[2]


def test_a_round_card_shows_no_line_in_which_nothing_happened() -> None:
    view = Game.new(GameSetup(2, "bird", "round")).view(None)
    quiet, busy = ({"cards played": 2}, {}), ({"cards played": 2, "dug camp": 1}, {"items bought": 1})
    heights = [
        Image.open(io.BytesIO(images.draw_round(view, ("Ann", "Bob"), 1, done))).height for done in (quiet, busy)
    ]
    assert heights[1] - heights[0] == 2 * 56
    plain = images.draw_round(view, ("Ann", "Bob"), 1, busy)
    assert images.draw_round(view, ("Ann", "Bob"), 1, busy, "Bob bought an item") != plain


def test_there_is_no_choice_among_nothing_and_no_unknown_thing() -> None:
    with pytest.raises(ValueError, match="nothing to choose"):
        images.draw_choices([])
    with pytest.raises(KeyError):
        images.draw_choices([images.Choice("unicorn", "1", "Name")])


def test_the_legend_names_every_sign_of_the_pictures_once() -> None:
    """Whatever sign an effect, a cost, a row of the track or a panel uses, the legend says what it means."""
    explained = [sign for _, entries in words.LEGEND for signs, _ in entries for sign in signs if sign.startswith("#")]
    assert len(explained) == len(set(explained))
    used = {
        sign.partition("@")[0]
        for card in CARD_BY_ID.values()
        for part in phrases.card(card, in_hand=True)
        for sign in part
        if sign.startswith("#")
    }
    used |= {
        sign.partition("@")[0]
        for board in BOARDS.values()
        for row in board.rows
        for effect in (row.glass, row.notebook)
        for sign in edge_signs(effect)
        if sign.startswith("#")
    }
    assert used <= {sign.partition("@")[0] for sign in explained}


def test_every_line_of_the_legend_fits_its_column() -> None:
    for _, entries in words.LEGEND:
        for signs, meaning in entries:
            assert len(wrapped(meaning, 458, 30)) <= 2
            assert glyphs_width(signs, 44) <= 104


def overlap(one: Image.Image, other: Image.Image) -> float:
    """The share of two masks that they have in common."""
    common = sum(ImageChops.darker(one, other).tobytes())
    return common / max(1, sum(ImageChops.lighter(one, other).tobytes()))


@pytest.mark.parametrize(("one", "other"), list(itertools.combinations(Resource, 2)))
def test_resources_are_told_apart_by_their_silhouette_alone(one: Resource, other: Resource) -> None:
    assert overlap(icon_mask(one.value, 16), icon_mask(other.value, 16)) < 0.75


def test_players_are_told_apart_by_their_shape_alone() -> None:
    for one, other in itertools.combinations(theme.SEATS, 2):
        assert one.shape is not other.shape and one.name[0] != other.name[0]
        assert overlap(shape_mask(one.shape, 22), shape_mask(other.shape, 22)) < 0.9


def as_seen(shade: theme.Colour, deficiency: str) -> theme.Colour:
    seen = seen_with(Image.new("RGB", (1, 1), shade), deficiency).getpixel((0, 0))
    assert isinstance(seen, tuple)
    return seen[0], seen[1], seen[2]


@pytest.mark.parametrize("deficiency", DEFICIENCIES)
def test_the_board_can_be_read_with_a_colour_vision_deficiency(deficiency: str) -> None:
    data = images.draw_board(Game.new(GameSetup(4, "bird", "eyes")).view(None), ("Ann", "Bob", "Cleo", "Dan"))
    seen = seen_with(Image.open(io.BytesIO(data)), deficiency)
    assert seen.size == (1600, 1000)
    for ink, ground in TEXT_PAIRS:
        assert contrast(*(as_seen(shade, deficiency) for shade in (ink, ground))) >= 3.5


def test_cards_are_remembered_and_the_memory_is_bounded() -> None:
    assert row_card("hat") is row_card("hat") and hand_card("hat") is hand_card("hat")
    assert row_card.cache_info().maxsize is not None and images.draw_board.cache_info().maxsize is not None


@pytest.mark.slow
def test_the_gallery_shows_every_picture(tmp_path: Path) -> None:
    count = draw_gallery(tmp_path)
    page = (tmp_path / "index.html").read_text(encoding="utf-8")
    written = {path.name for path in tmp_path.iterdir()} - {"index.html"}
    assert count == len(written) and all(f'src="{name}"' in page for name in written)
    assert {f"card-{card}.png" for card in CARD_BY_ID} <= written
    assert all(len((tmp_path / name).read_bytes()) < 700_000 for name in written if name.startswith("board-"))


def test_the_command_says_how_it_is_used(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2 and "gallery OUT" in capsys.readouterr().err
