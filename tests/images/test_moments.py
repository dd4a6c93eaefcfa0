"""Moments: found in what happened, drawn with their sentence, and never with anything private."""

from __future__ import annotations

import io
from dataclasses import replace

import pytest
from PIL import Image, ImageChops, ImageStat

from arnak_bot.games.arnak.engine import Game, GameSetup
from arnak_bot.games.arnak.engine import events as happened
from arnak_bot.games.arnak.engine.content import ASSISTANTS, BOARDS, GUARDIANS, SITE_TILES
from arnak_bot.games.arnak.engine.printed import IdolKind
from arnak_bot.games.arnak.engine.resources import Resource
from arnak_bot.games.arnak.engine.view import GameView
from arnak_bot.games.arnak.wording.messages import ENGLISH
from images import arnak as images
from images.arnak.guardians import guardian_figure, large_figure
from images.arnak.moments import FIGURE, SIZE, Moment, MomentKind, draw_moment, moments_of
from images.kit import ASSETS
from images.kit.paintings import read_painting
from tests.engine.playing import BOARD_NAMES
from tools.assets.enlarge import enlarged_place

NAMES = ("Ann", "Bob", "相子 of the very long and famous family", "Dan")


def view_with(site: str, tile: int) -> GameView:
    """A table on which a tile has just come to light."""
    view = Game.new(GameSetup(2, "bird", "moments")).view(None)
    sites = tuple(replace(each, tile=tile) if each.id == site else each for each in view.sites)
    return replace(view, sites=sites)


def test_a_discovery_is_found_with_its_guardian_and_what_it_gave() -> None:
    events = (
        happened.Discovered(1, "", "L1-2"),
        happened.TookIdol(1, "", IdolKind.COMPASS),
        happened.SiteRevealed(1, "", "L1-2", "1-8"),
        happened.Gained(1, "", Resource.JEWEL, 1),
        happened.GuardianAwoke(1, "", "L1-2", 6),
    )
    (moment,) = moments_of(view_with("L1-2", 8), events)
    assert moment == Moment(MomentKind.DISCOVERY, 1, "bird", "L1-2", "1-8", 6, gains=(("idol", 1), ("jewel", 1)))


def test_a_guardian_overcome_a_temple_and_a_rescue_are_found() -> None:
    view = view_with("L1-2", 8)
    for event, expected in (
        (
            happened.Overcame(0, "", "L1-2", 6),
            Moment(MomentKind.OVERCOME, 0, "bird", "L1-2", "1-8", 6, gains=(("points", 5),)),
        ),
        (
            happened.ReachedTemple(1, "", 23),
            Moment(MomentKind.TEMPLE, 1, "bird", gains=(("points", 23),)),
        ),
        (happened.Rescued(0, "", 7), Moment(MomentKind.RESCUE, 0, "bird", assistant=7)),
    ):
        assert moments_of(view, (event,)) == (expected,)


@pytest.mark.parametrize("camp", [site.id for site in BOARDS["bird"].sites if not site.level])
def test_a_guardian_that_moved_to_a_camp_is_overcome_there(camp: str) -> None:
    """Where no tile lies, the camp is the landscape."""
    (moment,) = moments_of(view_with("L1-2", 8), (happened.Overcame(0, "", camp, 6),))
    assert moment.tile == camp
    assert size_of(draw_moment(moment, NAMES, "Ann overcame a guardian", words=ENGLISH)) == SIZE


def test_a_turn_without_a_great_moment_has_none() -> None:
    assert moments_of(view_with("L1-2", 8), (happened.Dug(0, "", "camp-coins"),)) == ()


def size_of(data: bytes) -> tuple[int, int]:
    with Image.open(io.BytesIO(data)) as picture:
        return picture.size


@pytest.mark.parametrize("tile", SITE_TILES, ids=lambda tile: f"{tile.level}-{tile.number}")
def test_every_discovery_is_drawn(tile: object) -> None:
    key = f"{tile.level}-{tile.number}"  # type: ignore[attr-defined]
    gains = (("idol", 2), ("tablet", 2), ("jewel", 1), ("fear", 1), ("draw", 1))
    moment = Moment(MomentKind.DISCOVERY, 2, "snake", "L1-1", key, 3, gains=gains)
    headline = "A headline that is much too long to stay on one line of this picture"
    data = draw_moment(moment, NAMES, headline, "Words " * 40, words=ENGLISH)
    assert size_of(data) == SIZE and len(data) < 400_000
    assert data == draw_moment(moment, NAMES, headline, "Words " * 40, words=ENGLISH)


@pytest.mark.parametrize("number", [guardian.number for guardian in GUARDIANS])
def test_every_guardian_overcome_is_drawn(number: int) -> None:
    moment = Moment(MomentKind.OVERCOME, 0, "bird", "L1-1", "1-4", number, gains=(("points", 5),))
    assert size_of(draw_moment(moment, NAMES, "Overcome", words=ENGLISH)) == SIZE


@pytest.mark.parametrize("number", [guardian.number for guardian in GUARDIANS])
def test_a_guardian_overcome_is_half_as_high_as_its_picture_or_nearly_half_as_wide(number: int) -> None:
    figure, _ = large_figure(number)
    assert figure.height * 2 >= SIZE[1] or figure.width * 20 >= SIZE[0] * 9


@pytest.mark.parametrize("number", [assistant.number for assistant in ASSISTANTS])
def test_every_rescue_is_drawn(number: int) -> None:
    assert (
        size_of(draw_moment(Moment(MomentKind.RESCUE, 1, "snake", assistant=number), NAMES, "Rescued", words=ENGLISH))
        == SIZE
    )


@pytest.mark.parametrize("board", BOARD_NAMES)
def test_the_lost_temple_is_drawn_on_both_sides(board: str) -> None:
    moment = Moment(MomentKind.TEMPLE, 3, board, gains=(("points", 19),))
    assert size_of(images.draw_moment(moment, NAMES, "The Lost Temple", "", words=ENGLISH)) == SIZE


def test_the_stored_pictures_show_what_enlarging_the_paintings_shows() -> None:
    """Whoever paints a place or a guardian again has to run `python -m tools.assets.enlarge`."""
    places = [(read_painting("places/large", key), enlarged_place(key)) for key in stems("places")]
    figures = []
    for number in map(int, stems("guardians")):
        figure, (picture, mask) = guardian_figure(number, FIGURE), large_figure(number)
        figures += [(picture, figure.convert("RGB")), (mask, figure.getchannel("A"))]
    for stored, enlarged in (*places, *figures):
        assert stored.size == enlarged.size and stored.mode == enlarged.mode
        assert max(ImageStat.Stat(ImageChops.difference(stored, enlarged)).mean) < 3


def stems(folder: str) -> list[str]:
    return [path.stem for path in (ASSETS / folder).glob("*.jpg")]
