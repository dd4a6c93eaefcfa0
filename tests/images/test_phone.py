"""What is read on a phone: nothing written on the tall board is lower than 30 of its 1,248 pixels."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest

from arnak_bot.games.arnak.engine import Event, Game, GameSetup
from arnak_bot.games.arnak.engine.content import BOARDS, CARD_BY_ID, SITE_TILES
from arnak_bot.games.arnak.engine.events import TurnBegan
from arnak_bot.games.arnak.engine.state import BLOCKED, EMPTY
from arnak_bot.games.arnak.engine.view import SiteView
from arnak_bot.games.arnak.figures import Figure
from arnak_bot.games.arnak.players.eager_player import EagerPlayer
from arnak_bot.games.arnak.wording.messages import ENGLISH
from images import arnak as images
from images.arnak.cards import PHONE_CARD, hand_card, row_card
from images.arnak.layout import TALL
from images.arnak.sites import site_picture
from images.kit import canvas
from images.kit.chart import ChartWords, Course, draw_course
from images.kit.fonts import Lettering, lettered
from images.kit.journey import Stop, draw_journey, place_of
from tests.images.test_remembered import forget_everything

SMALLEST_TITLE = 34
"""8 points where the picture is 302 points wide."""
SMALLEST = 30
"""9 points on a phone that is 390 points wide."""

NAMES = ("Mariana", "Tom of the very long and famous family", "相子", "Ólafur")


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[tuple[int, str]]]:
    """Every text set while a picture is drawn, with its height; nothing is taken from memory."""
    found: list[tuple[int, str]] = []

    def listening(text: str, font: str, size: int, anchor: str) -> Lettering:
        found.append((size, text))
        return lettered(text, font, size, anchor)

    forget_everything()
    monkeypatch.setattr(canvas, "lettered", listening)
    yield found


def stages(setup: GameSetup) -> Iterator[tuple[Game, tuple[Event, ...]]]:
    """A game every forty decisions, and its end, with what the decisions since the last turn did."""
    game, player, turn = Game.new(setup), EagerPlayer(5), tuple[Event, ...]()
    yield game, turn
    while not game.over:
        seat = game.seats_to_act[0]
        events = game.apply(player.choose(game.view(seat)), seat)
        turn = events if turn and isinstance(turn[-1], TurnBegan) else turn + events
        if game.over or len(game.log) % 40 == 0:
            yield game, turn


@pytest.mark.parametrize(
    "setup",
    [
        GameSetup(2, "bird", "phone"),
        pytest.param(GameSetup(3, "snake", "phone"), marks=pytest.mark.slow),
        pytest.param(GameSetup(4, "bird", "phone"), marks=pytest.mark.slow),
        GameSetup(1, "snake", "phone", rival=3),
    ],
    ids=["two", "three", "four", "solo"],
)
def test_nothing_on_the_tall_board_is_lower_than_thirty_pixels(
    setup: GameSetup, written: list[tuple[int, str]]
) -> None:
    names = (NAMES[0], "The rival") if setup.rival is not None else NAMES[: setup.players]
    for game, turn in stages(setup):
        images.draw_board(game.view(None), names, images.marks_of(turn), "tall", words=ENGLISH)
    assert len(written) > 500, "we did listen"
    assert {(size, text) for size, text in written if size < SMALLEST} == set()


def test_nothing_on_a_site_with_any_guardian_is_lower_than_thirty_pixels(written: list[tuple[int, str]]) -> None:
    for tile, number, stander in itertools.product(SITE_TILES, range(1, 16, 7), (EMPTY, BLOCKED, 2)):
        for site in BOARDS["snake"].sites:
            if site.level == tile.level:
                seen = SiteView(site.id, tile.level, tile.number, number, (), 0, (stander,))
                site_picture("snake", TALL.grid, seen, ("A", "B", "C"), ENGLISH, marked=False)
    assert {(size, text) for size, text in written if size < SMALLEST} == set()


def test_nothing_on_a_card_of_the_hand_is_lower_than_thirty_pixels(written: list[tuple[int, str]]) -> None:
    for card in CARD_BY_ID:
        hand_card(card, ENGLISH)
    assert {(size, text) for size, text in written if size < SMALLEST} == set()


def test_nothing_on_a_card_of_the_tall_row_is_lower_than_thirty_pixels(written: list[tuple[int, str]]) -> None:
    assert TALL.card == PHONE_CARD
    for card in CARD_BY_ID:
        row_card(card, TALL.card, words=ENGLISH)
    assert {(size, text) for size, text in written if size < SMALLEST} == set()


def test_the_map_of_the_campaign_is_read_on_a_phone(written: list[tuple[int, str]]) -> None:
    """All of it, though the picture is only 302 points wide beside the bot's picture; a long title is cut."""
    title = "A title that nobody would give to a chapter"
    for at in range(12):
        stops = [Stop(each + 1, title, "1-1", (True, False, True), each <= at, each == at) for each in range(12)]
        assert draw_journey(stops, "The Journey", "36 of 36 stars")
    assert min(size for size, _ in written) >= SMALLEST_TITLE
    assert {place_of(at) for at in range(12)} == {(x, y) for x in (226, 624, 1022) for y in (316, 656, 996, 1336)}


LONG = "Bartholomew the Elder of Arnak"


def test_a_long_name_is_cut_rather_than_small_on_the_cards_that_end_a_round_and_a_game(
    written: list[tuple[int, str]],
) -> None:
    game = Game.new(GameSetup(4, "bird", "names"))
    done: list[dict[str, int]] = [{Figure.DUG_CAMP: 1}] * 4
    assert images.draw_round(game.view(None), (LONG,) * 4, 1, done, f"{LONG} discovered a site", words=ENGLISH)
    assert images.draw_scores(game.scores(), (LONG,) * 4, ENGLISH)
    course = Course((1, 1), ((1.0,) * 4, (2.0,) * 4), (1, 2, 3, 4), ())
    assert draw_course(course, (LONG,) * 4, ChartWords("", "", ("I",)))
    sizes = [size for size, text in written if text.startswith("Barth")]
    assert len(sizes) >= 12 and min(sizes) >= SMALLEST
    assert any(text.endswith("…") for _, text in written)


def test_the_name_of_a_camp_is_on_two_lines_rather_than_squeezed(written: list[tuple[int, str]]) -> None:
    for site in BOARDS["snake"].sites:
        if not site.level:
            seen = SiteView(site.id, 0, 0, 0, (), 0, (EMPTY, EMPTY))
            site_picture("snake", TALL.grid, seen, ("A", "B", "C"), ENGLISH, marked=False)
    assert {"Old", "Battlefield", "Jewel Grotto"} <= {text for _, text in written}
