"""Looks: text stays in its box, names in any script, contrast, colours that differ for everybody, the gallery."""

from __future__ import annotations

import importlib
import io
import itertools
import pkgutil
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageChops, ImageDraw, ImageStat

from arnak_bot.games.arnak.engine import Game, GameSetup
from arnak_bot.games.arnak.engine.content import ASSISTANTS, BOARDS, CARD_BY_ID
from arnak_bot.games.arnak.engine.effects import Effect, LookAtRescue, RevealTop
from arnak_bot.games.arnak.engine.resources import Resource
from arnak_bot.games.arnak.wording.messages import ENGLISH, Words
from images import arnak as images
from images.arnak import glyphs, phrases
from images.arnak import theme as arnak_theme
from images.arnak.art import SMALL, figure_of, illustration, portrait
from images.arnak.cards import HAND_CARD, PHONE_CARD, ROW_CARD, hand_card, name_lines, row_card
from images.arnak.cliff import LEFT_EDGE, cost_box, cost_signs, edge_signs, row_box, space_box, temple_height
from images.arnak.layout import TALL
from images.arnak.layout import WIDE as WIDE_LAYOUT
from images.arnak.tokens import TOKEN_SIZE, draw_token
from images.kit import ASSETS, theme
from images.kit.canvas import Canvas
from images.kit.fonts import named_font
from images.kit.keeping import Kept, kept
from images.kit.masks import icon_mask, shape_mask
from images.kit.names import fitted_name, initial, runs_of, runs_width, shown_name
from images.kit.text import fitting_size, glyphs_width, text_width
from tests.samples import examples
from tests.wording.sentences import EFFECTS
from tools.gallery import draw_gallery, main
from tools.vision import DEFICIENCIES, contrast, seen_with

LONG = "Wolfgang Amadeus Maximilian Mozar"[:32]
WIDE = "W" * 32


def test_the_name_of_a_card_stays_on_its_ribbon() -> None:
    for name in (card.name for card in CARD_BY_ID.values()):
        lines = name_lines(name, 148, 36, 30)
        assert " ".join(text for text, _ in lines) == name, "never cut"
        for text, fitting in lines:
            assert text_width(text, fitting, bold=True) * 0.85 <= 148 and fitting >= 30, f"{name}, played"
        for (width, _), size in ((ROW_CARD, 30), (PHONE_CARD, 31), (HAND_CARD, 36)):
            assert text_width(name, size, bold=True) * 0.7 <= width - 10, f"{name}: letters not too narrow to read"


def test_the_effect_of_a_card_stays_in_its_band() -> None:
    bands = ((ROW_CARD, 2, 30, 25), (PHONE_CARD, 2, 32, 30), (HAND_CARD, 3, 37, 30))
    for card, ((width, _), lines_for, size, least) in itertools.product(CARD_BY_ID.values(), bands):
        phrase = phrases.card(card, ENGLISH, in_hand=width == HAND_CARD[0])
        lines, fitting = phrases.fitting(phrase, width - 10, lines_for, size, least)
        assert lines and all(glyphs_width(line, fitting) <= width - 10 for line in lines), card.name
        assert len(lines) <= 3 and fitting >= least, f"{card.name}: legible in the row and on a phone"


@pytest.mark.parametrize("signs_of", [glyphs.effect, phrases.effect], ids=["glyphs", "phrases"])
def test_every_effect_has_signs_wherever_it_may_be_printed(signs_of: Callable[[Effect, Words], object]) -> None:
    without = [effect for effect in EFFECTS if not signs_of(effect, ENGLISH)]
    assert all(isinstance(effect, LookAtRescue | RevealTop) for effect in without), "what is only shown has no signs"


def test_no_two_cards_show_the_same() -> None:
    figures = {card: figure_of(card, 48).tobytes() for card in CARD_BY_ID}
    assert len(set(figures.values())) == len(CARD_BY_ID)


def test_every_figure_and_portrait_has_its_small_copy_and_it_looks_the_same() -> None:
    for folder in ("art", "portraits"):
        whole = {path.name for path in (ASSETS / folder).glob("*.webp")} - {"ground-canvas.webp", "ground-stone.webp"}
        small = {path.name for path in (ASSETS / folder / "small").glob("*.webp")}
        assert small == whole - {"ground-dark.webp", "ground-map.webp"}
    for card in CARD_BY_ID:
        with Image.open(ASSETS / "art" / f"{card}.webp") as picture:
            scaled = picture.convert("RGBA").resize((SMALL, SMALL), Image.Resampling.LANCZOS)
        assert max(ImageStat.Stat(ImageChops.difference(scaled, figure_of(card, SMALL)).getchannel("A")).mean) < 2


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


@pytest.mark.parametrize("number", [assistant.number for assistant in ASSISTANTS])
def test_what_an_assistant_does_stays_on_its_tile(number: int) -> None:
    for gold in (False, True):
        line = glyphs.assistant(number, ENGLISH, gold=gold)
        assert glyphs_width(line, fitting_size(line, 44, HAND_CARD[0] - 44)) <= HAND_CARD[0] - 44
    silver = glyphs.assistant(number, ENGLISH, gold=False)
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
            plate = cost_box(space, space_box(board, space.id, height)) if space.row < 8 else None
            if plate is not None:
                line = cost_signs(space)
                assert glyphs_width(line, fitting_size(line, 31, plate[2] - plate[0] - 6)) <= plate[2] - plate[0]


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("height", [590, 738])
def test_rows_of_the_track_lie_above_each_other_and_tokens_have_room(board: str, height: int) -> None:
    edges = [row_box(BOARDS[board], row, height) for row in range(8)]
    for (top, _), (_, bottom) in itertools.pairwise(edges):
        assert bottom < top
    assert edges[-1][0] >= temple_height(height) and all(
        bottom - top >= (TOKEN_SIZE if height == TALL.track_height else 38) for top, bottom in edges
    )


@pytest.mark.parametrize("name", ["Ann", LONG, WIDE, "i" * 32, "Ω" * 32, "漢字" * 16, "שלום " * 6, "🎲" * 32])
@pytest.mark.parametrize(("width", "size", "smallest"), [(186, 40, 22), (196, 32, 20), (290, 36, 20)])
def test_a_name_of_32_characters_stays_in_its_box(name: str, width: int, size: int, smallest: int) -> None:
    runs, fitting = fitted_name(name, 0, width, size, smallest)
    assert runs and runs_width(runs, fitting) <= width
    assert smallest <= fitting <= size


@given(st.text(max_size=32))
@settings(max_examples=examples(300), deadline=None)
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
    (theme.POINTS, theme.BRASS),  # over the leaves of a laurel
    (theme.INK, theme.BLOCKED_GROUND),
    (theme.WHITE, theme.WON),
    (theme.LOST, theme.LIGHT),
    (theme.POINTS, theme.ON_LEAVES),  # the score of who leads
    *((arnak_theme.ON_DARK[resource.value], theme.PLATE) for resource in Resource),  # the line of the last move
    *((theme.INK, head) for head in arnak_theme.SITE_HEADS.values()),
    *((look.colour, theme.PAPER) for look in theme.SEATS),
    *((look.colour, theme.LIGHT) for look in theme.SEATS),  # the outline of the next step
    *((theme.WHITE, look.colour) for look in theme.SEATS),
]
LARGE_PAIRS = [
    (theme.BLOCKED_SIGN, theme.BLOCKED_GROUND),
    (theme.ACCENT, theme.LIGHT),  # the flag of who starts
    (theme.POINTS, theme.CANVAS),  # the disc of who leads
    *((theme.ON_LEAVES, look.colour) for look in theme.SEATS),
    (theme.WHITE, theme.ACCENT),
    (theme.SOFT_INK, theme.CANVAS),
    *((shade, theme.LIGHT) for shade in arnak_theme.RESOURCES.values()),
    *((shade, theme.TOKEN) for shade in arnak_theme.ON_TOKEN.values()),
    *((arnak_theme.ON_DARK[resource.value], theme.DANGER) for resource in Resource),
]


def test_text_has_the_contrast_of_wcag_aa() -> None:
    assert not [(ink, ground) for ink, ground in TEXT_PAIRS if contrast(ink, ground) < 4.5]


def test_large_figures_and_signs_have_the_contrast_of_wcag_aa() -> None:
    assert not [(ink, ground) for ink, ground in LARGE_PAIRS if contrast(ink, ground) < 3]


def overlap(one: Image.Image, other: Image.Image) -> float:
    """The share of two masks that they have in common."""
    common = sum(ImageChops.darker(one, other).tobytes())
    return common / max(1, sum(ImageChops.lighter(one, other).tobytes()))


def test_resources_are_told_apart_by_their_silhouette_alone() -> None:
    for one, other in itertools.combinations(Resource, 2):
        assert overlap(icon_mask(one.value, 16), icon_mask(other.value, 16)) < 0.75, (one, other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("glass", "notebook"),
        ("blocked", "starter"),
        ("artifact", "item"),
        ("put-down", "exile"),
        ("put-down", "tablet"),
    ],
)
def test_signs_that_stand_beside_each_other_are_told_apart_by_their_silhouette_alone(one: str, other: str) -> None:
    assert overlap(icon_mask(one, 16), icon_mask(other, 16)) < 0.6


def test_the_two_tokens_of_a_player_are_told_apart_by_their_outline_alone() -> None:
    """The glass has a handle, the notebook lies on a page: for every shape, at the size of a crowded space."""
    for seat in range(len(theme.SEATS)):
        outlines = [outline_of(seat, token) for token in ("glass", "notebook")]
        assert overlap(*outlines) < 0.88, theme.SEATS[seat].name


def outline_of(seat: int, token: str) -> Image.Image:
    canvas = Canvas((48, 48), theme.DANGER)
    draw_token(canvas, seat, token, (8, 8), 24)
    ground = Image.new("RGB", (48, 48), theme.DANGER)
    return ImageChops.difference(canvas.image, ground).convert("L").point([0] + [255] * 255)


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
    data = images.draw_board(
        Game.new(GameSetup(4, "bird", "eyes")).view(None), ("Ann", "Bob", "Cleo", "Dan"), words=ENGLISH
    )
    seen = seen_with(Image.open(io.BytesIO(data)), deficiency)
    assert seen.size == (1600, 1000)
    for ink, ground in TEXT_PAIRS:
        assert contrast(*(as_seen(shade, deficiency) for shade in (ink, ground))) >= 3.5


def test_cards_are_remembered() -> None:
    assert row_card("hat", words=ENGLISH) is row_card("hat", words=ENGLISH) and hand_card("hat", ENGLISH) is hand_card(
        "hat", ENGLISH
    )


def test_what_is_remembered_is_bounded_by_its_bytes() -> None:
    calls = []

    @kept(megabytes=1)
    def sheet(number: int) -> Image.Image:
        calls.append(number)
        return Image.new("RGB", (250, 250), (number, 0, 0))  # a quarter of a megabyte

    first = sheet(0)
    for number in range(5):
        assert sheet(number) is sheet(number)
    assert sheet.store.held <= 1 << 20 and calls == [0, 1, 2, 3, 4]
    assert sheet(0) is not first, "the oldest made room"
    sheet.cache_clear()
    assert sheet.store.held == 0


def test_a_picture_larger_than_its_memory_is_remembered_alone() -> None:
    @kept(megabytes=0.01)
    def sheet(number: int) -> bytes:
        return bytes(50_000 + number)

    assert sheet(1) is sheet(1) and sheet(2) is sheet(2) and sheet.store.held == 50_002


def test_all_that_is_remembered_of_pictures_is_bounded_by_bytes() -> None:
    """A cache by count may hold numbers, words and a few ready-made things, and no pictures of any size."""
    for module in pkgutil.walk_packages(sys.modules["images"].__path__, "images."):
        importlib.import_module(module.name)
    modules = [module for name, module in sys.modules.items() if name.startswith("images.")]
    held = {id(each): each for module in modules for each in vars(module).values() if isinstance(each, Kept)}
    assert len(held) >= 50
    assert sum(each.store.megabytes for each in held.values()) <= 200


@pytest.mark.slow
def test_the_gallery_shows_every_picture(tmp_path: Path) -> None:
    count = draw_gallery(tmp_path)
    page = (tmp_path / "index.html").read_text(encoding="utf-8")
    written = {path.name for path in tmp_path.iterdir()} - {"index.html"}
    assert count == len(written) and all(f'src="{name}"' in page for name in written)
    assert {f"card-{card}.jpg" for card in CARD_BY_ID} <= written
    assert all(len((tmp_path / name).read_bytes()) < 700_000 for name in written if name.startswith("board-"))


@pytest.mark.parametrize(("arguments", "status"), [(["--help"], 0), ([], 2), (["--small"], 2), (["one", "two"], 2)])
def test_the_command_says_how_it_is_used(
    arguments: list[str],
    status: int,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == status and "tools.gallery [-h] OUT" in "".join(capsys.readouterr())
    assert [*tmp_path.iterdir()] == []
