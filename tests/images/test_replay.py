"""The film of a game: a frame for each turn, captions that stay in their band, small enough to upload."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from arnak_bot.games.arnak.definition import GAME as ARNAK
from arnak_bot.games.arnak.wording import story
from arnak_bot.games.arnak.wording.messages import ENGLISH
from arnak_bot.games.arnak.wording.signs import as_glyphs
from arnak_bot.host.replay import steps_of
from images import arnak as images
from images.arnak import replay
from images.arnak.replay import CAPTION, PICTURE_SIZE, caption_lines
from images.kit import film as kit_film
from images.kit.film import LARGEST
from tests.images.test_golden import stopped

NAMES = ("Mariana", "Tom of the very long and famous family", "相子")


def film(turns: int, **changes: object) -> bytes:
    game, _ = stopped("bird-3-players", 1)
    told = steps_of(ARNAK, game)[:turns]
    captions = [as_glyphs(story.caption(events, view, NAMES, words=ENGLISH)) for view, events in told]
    return images.draw_replay(
        [(view, images.marks_of(events)) for view, events in told], NAMES, captions, words=ENGLISH
    )


@pytest.mark.whole_check
def test_a_film_has_a_frame_for_each_turn_in_true_colours() -> None:
    data = film(8)
    picture = Image.open(io.BytesIO(data))
    assert (picture.format, picture.n_frames) == ("WEBP", 8)  # type: ignore[attr-defined]
    assert picture.size == (PICTURE_SIZE[0], PICTURE_SIZE[1] + CAPTION)
    picture.seek(4)
    assert len(picture.convert("RGB").getcolors(1 << 20) or ()) > 5_000, "no palette of few colours"
    assert data == film(8), "the same game gives the same bytes"
    assert len(data) / 8 * kit_film.MOST_FRAMES < 1.2 * LARGEST


@pytest.mark.whole_check
def test_a_film_that_would_be_too_large_is_made_coarser(monkeypatch: pytest.MonkeyPatch) -> None:
    fine = film(3)
    monkeypatch.setattr(kit_film, "LARGEST", len(fine) - 1)
    coarse = film(3)
    assert len(coarse) < len(fine)
    assert Image.open(io.BytesIO(coarse)).n_frames == 3  # type: ignore[attr-defined]


def test_a_long_game_skips_frames_but_never_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kit_film, "MOST_FRAMES", 3)
    picture = Image.open(io.BytesIO(film(8)))
    assert picture.n_frames == 4  # type: ignore[attr-defined]


@pytest.mark.parametrize("words", ["short", "many words " * 40, "相子 pays 2 and buys a card " * 9, "W" * 300])
def test_a_caption_has_at_most_two_lines_within_its_width(words: str) -> None:
    lines = caption_lines((words, "#coin", words), 768)
    assert 1 <= len(lines) <= 2
    assert all(replay._length(line) <= 768 for line in lines if len(line) > 2)


def test_signs_of_a_caption_become_icons() -> None:
    assert as_glyphs("Ann gains 2🪙 and 1💎.") == ("Ann gains 2", "#coin", " and 1", "#jewel", ".")
