"""What every game on the games gets for nothing: its pictures are pictures, say in words what they show, and fit."""

from __future__ import annotations

import io
import pickle
import random

import pytest
from PIL import Image

from arnak_bot.game.values import Drawing
from images.kit.theme import BANNER
from images.plain import PlainPictures
from tests.every_game.games import EVERYWHERE, GAMES, KEYS, TRIED, At, names_at, played

ALT_LIMIT = 1024
LARGEST = 8_000_000
LAYOUTS = ("wide", "tall")


def shown(drawing: Drawing) -> bytes:
    """Draw it as another process would, and return the bytes of what must be a picture."""
    data: bytes = pickle.loads(pickle.dumps(drawing.draw))()
    assert len(data) <= LARGEST
    picture = Image.open(io.BytesIO(data))
    assert {"JPEG": "jpg", "PNG": "png", "WEBP": "webp"}[picture.format or ""] == drawing.ending
    assert min(picture.size) >= 100
    picture.verify()
    assert 1 <= len(drawing.alt) <= ALT_LIMIT and drawing.alt.strip() == drawing.alt
    assert drawing.name and drawing.name.replace("-", "").replace("_", "").isalnum()
    return data


@EVERYWHERE
def test_the_table_and_the_panel_have_pictures(at: At) -> None:
    draws, names = GAMES[at[0]].pictures("en"), names_at(at)
    steps = played(at)
    for step in (steps[0], steps[min(9, len(steps) - 2)], steps[-1]):
        opened = step.game.view(None)
        for layout in LAYOUTS:
            shown(draws.board(step.events, opened, names, layout))
            for seat in step.game.seats_to_act or range(TRIED[at[0]].tables[at[1]].players):
                shown(draws.panel(step.events, step.events, step.game.view(seat), names, opened.points, layout))
        shown(draws.hand(step.game.view(0), names))


@EVERYWHERE
def test_hidden_information_changes_no_pixel(at: At) -> None:
    draws, names, chance = GAMES[at[0]].pictures("en"), names_at(at), random.Random(3)
    step = played(at)[min(12, len(played(at)) - 2)]
    twin = TRIED[at[0]].permuted(step.game, step.seat, chance)
    views = step.game.view(step.seat), twin.view(step.seat)
    panels = [draws.panel((), (), view, names, (), "tall") for view in views]
    assert panels[0].draw() == panels[1].draw() and panels[0].alt == panels[1].alt
    boards = [draws.board((), game.view(None), names, "tall") for game in (step.game, twin)]
    assert boards[0].draw() == boards[1].draw() and boards[0].alt == boards[1].alt


@EVERYWHERE
def test_parts_moments_and_rounds_are_pictures(at: At) -> None:
    draws, names = GAMES[at[0]].pictures("en"), names_at(at)
    steps = played(at)
    view, everything = steps[-1].game.view(None), [event for step in steps for event in step.events]
    for part in GAMES[at[0]].parts:
        shown(draws.part(part, 0, (), view, names))
    for moment in draws.moments(everything, view, names)[-2:]:
        shown(moment)
    for drawing in draws.round(1, everything, view, names):
        shown(drawing)


@EVERYWHERE
def test_the_score_sheet_is_a_picture_and_names_everybody(at: At) -> None:
    draws, names = GAMES[at[0]].pictures("en"), names_at(at)
    for step, so_far in ((played(at)[len(played(at)) // 2], True), (played(at)[-1], False)):
        drawing = draws.scores(step.game.scores(), names, so_far=so_far)
        shown(drawing)
        assert all(name in drawing.alt for name in names)


@EVERYWHERE
def test_a_whole_game_is_a_film_with_a_frame_for_each_turn(at: At) -> None:
    draws, names = GAMES[at[0]].pictures("en"), names_at(at)
    ends = [step for step in played(at) if GAMES[at[0]].ends_turn(step.events)]
    film = draws.film([(step.game.view(None), step.events) for step in (*ends[:2], ends[-1])], names)
    data = film.draw()
    assert len(data) <= LARGEST and 1 <= len(film.alt) <= ALT_LIMIT
    picture = Image.open(io.BytesIO(data))
    assert (picture.format, picture.n_frames, film.ending) == ("WEBP", 3, "webp")  # type: ignore[attr-defined]


@pytest.mark.parametrize("share", [40, pytest.param(1, marks=pytest.mark.slow)])
@KEYS
def test_everything_that_can_be_looked_up_has_a_picture(key: str, share: int) -> None:
    says, draws = GAMES[key].texts("en"), GAMES[key].pictures("en")
    for each in says.reference.look_ups()[::share]:
        found, _ = says.reference.look_up(each.key, None)
        assert found is not None
        shown(draws.look_up(found))


@KEYS
def test_a_lobby_has_a_low_picture_of_its_game_that_is_drawn_once(key: str) -> None:
    banner = GAMES[key].pictures("en").banner(GAMES[key].title)
    data = banner.draw()
    assert Image.open(io.BytesIO(data)).size == BANNER and banner.alt == GAMES[key].title
    assert len(data) < 128 * 1024, "it is sent again with every change of the lobby"
    assert banner.draw() is data or type(GAMES[key].pictures("en")).banner is PlainPictures.banner


@KEYS
def test_how_to_play_pages_are_illustrated_and_the_icons_explained(key: str) -> None:
    draws = GAMES[key].pictures("en")
    shown(draws.legend())
    for page in GAMES[key].texts("en").reference.pages():
        shown(draws.illustration(page.illustration))


@KEYS
def test_icons_with_their_own_emoji_have_pictures_that_discord_accepts(key: str) -> None:
    for name in GAMES[key].emoji.values():
        assert 2 <= len(name) <= 32 and name.replace("_", "").isalnum()
        data = GAMES[key].emoji_picture(name)
        assert len(data) <= 256 * 1024
        Image.open(io.BytesIO(data)).verify()
