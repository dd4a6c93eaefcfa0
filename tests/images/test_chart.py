"""How a game went: lines stay in their field, names and numbers beside each other, and everything can be read."""

from __future__ import annotations

import io
import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from arnak_bot.game.thinking import Advice, Moment, Review
from arnak_bot.games.arnak.definition import GAME as ARNAK
from images.kit import chart
from images.kit.canvas import Canvas
from images.kit.chart import SIZE, ChartWords, Course, Plot, draw_course
from images.kit.text import text_width
from images.plain import course_of
from tests.samples import examples

WORDS = ChartWords("How the game went", "Points expected at the end", ("I", "II", "III", "IV", "V"))
NAMES = ("Mariana", "W" * 32, "相子", "Ólafur the Elder of Arnak")
LEFT, TOP, RIGHT, BOTTOM = chart._PLOT


def course(seats: int, stops: int = 20, moments: tuple[tuple[int, int], ...] = ()) -> Course:
    """A game that went up and down a little."""
    rounds = tuple(1 + at * 5 // stops for at in range(stops))
    rows = tuple(tuple(50.0 + (at * (seat + 2)) % 9 - seat for seat in range(seats)) for at in range(stops))
    return Course(rounds, rows, tuple(52 - seat for seat in range(seats)), moments)


COURSES = st.integers(2, 4).flatmap(
    lambda seats: st.builds(
        lambda rows, final: Course(tuple(1 + at * 5 // len(rows) for at in range(len(rows))), tuple(rows), final),
        st.lists(st.tuples(*[st.floats(-10, 130)] * seats), min_size=1, max_size=90),
        st.tuples(*[st.integers(-10, 130)] * seats),
    )
)


@given(COURSES)
@settings(max_examples=examples(200), deadline=None)
def test_lines_and_names_stay_in_their_places(drawn: Course) -> None:
    plot = Plot(drawn)
    for seat in range(len(drawn.final)):
        assert all(LEFT <= x <= RIGHT and TOP <= y <= BOTTOM for x, y in plot.line(seat))
    entries = sorted(plot.entries())
    assert entries[0] >= TOP and entries[-1] + chart._ENTRY <= BOTTOM
    assert all(lower - upper >= chart._ENTRY for upper, lower in itertools.pairwise(entries))


@given(COURSES, st.lists(st.tuples(st.floats(0, 0.999), st.integers(0, 3)), max_size=3))
@settings(max_examples=examples(200), deadline=None)
def test_numbers_of_moments_stand_in_the_field_and_none_over_another(
    drawn: Course, places: list[tuple[float, int]]
) -> None:
    moments = tuple(sorted((int(share * len(drawn.rounds)), min(seat, len(drawn.final) - 1)) for share, seat in places))
    found = Plot(Course(drawn.rounds, drawn.expected, drawn.final, moments)).moments()
    half = chart._NUMBER // 2
    assert all(y - half >= TOP and y + half <= BOTTOM for _, y in found)
    for (x, y), (other, high) in itertools.combinations(found, 2):
        assert abs(x - other) >= chart._NUMBER or abs(y - high) >= chart._NUMBER


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_chart_is_a_picture_of_its_size_and_the_same_each_time(seats: int) -> None:
    drawn = course(seats, moments=((3, 0), (4, 1), (18, seats - 1)))
    data = draw_course(drawn, NAMES[:seats], WORDS)
    with Image.open(io.BytesIO(data)) as picture:
        assert picture.size == SIZE
    assert data == draw_course(drawn, NAMES[:seats], WORDS) and len(data) < 500_000


def test_what_must_be_read_is_large_enough_in_a_box_of_550_pixels() -> None:
    assert min(34, 32, 46) * 550 / SIZE[0] >= 14, "rounds, points and totals"
    assert chart._LINE * 550 / SIZE[0] >= 2.5


def test_players_are_told_apart_without_colour_by_shapes_on_their_lines() -> None:
    """Two lines of the same course and colour: what differs is the shape on them and beside them."""
    flat = Course((1, 2), ((50.0, 50.0), (50.0, 50.0)), (60, 40))
    plot = Plot(flat)
    assert plot.line(0)[:2] == plot.line(1)[:2] and plot.entries()[0] < plot.entries()[1]
    assert chart._begins(flat) == [(1, 0), (2, 1)]


@pytest.mark.parametrize(
    ("expected", "step", "ends"),
    [((12.0, 48.0), 10, (10, 50)), ((3.0, 158.0), 20, (0, 160)), ((433.0, 786.0), 50, (400, 800))],
)
def test_games_of_any_size_have_lines_across_that_can_be_read(
    expected: tuple[float, float], step: int, ends: tuple[int, int]
) -> None:
    plot = Plot(Course((1,), (expected,), (round(expected[0]), round(expected[1]))))
    assert plot.step == step and (plot.lowest, plot.highest) == ends
    assert (plot.highest - plot.lowest) // plot.step <= 10


def test_a_game_that_nobody_looked_at_has_an_empty_chart() -> None:
    empty = Course((), (), (3, 5))
    assert Plot(empty).line(0)[0][0] == LEFT
    assert draw_course(empty, NAMES[:2], WORDS)


def test_the_chart_shows_the_moments_of_a_review_where_they_were() -> None:
    played = Advice(("pass",), 40.0, 1.0)
    moments = (Moment(7, 1, 1, played, None, 6.0, 1.0), Moment(30, 2, 0, played, played, -5.0, 1.0))
    review = Review((0, 7, 30), (1, 1, 2), ((50, 49), (50, 52), (44, 52)), ((6, 6),) * 3, (45, 50), 3, moments)
    assert course_of(review).moments == ((1, 1), (2, 0))
    drawing = ARNAK.pictures("en").review(review, ("Ann", "Bob"))
    assert drawing.alt == (
        "How the game went: Points expected at the end. "
        "Ann: 50 expected at the start, 45 at the end. Bob: 49 expected at the start, 50 at the end."
    )
    assert drawing.draw() == drawing.draw()


def test_rounds_whose_names_find_no_room_are_numbers_that_do_not_overlap(monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[tuple[str, int]] = []
    text = Canvas.text

    def noted(canvas: Canvas, at: tuple[int, int], said: str, *more: object, **others: object) -> None:
        if at[1] == BOTTOM + 32:
            written.append((said, at[0]))
        text(canvas, at, said, *more, **others)  # type: ignore[arg-type]

    monkeypatch.setattr(Canvas, "text", noted)
    for rounds in (5, 30):
        written.clear()
        names = tuple(f"Round {number}" for number in range(1, rounds + 1))
        one = Course(tuple(range(1, rounds + 1)), tuple((50.0,) for _ in range(rounds)), (0,))
        draw_course(one, ("Ann",), ChartWords("How it went", "Chance", names))
        assert [said for said, _ in written][:2] == (["Round 1", "Round 2"] if rounds == 5 else ["1", written[1][0]])
        assert "…" not in "".join(said for said, _ in written) and len(written) >= 5
        for (left, at), (right, after) in itertools.pairwise(written):
            assert at + text_width(left, chart._LABEL) // 2 < after - text_width(right, chart._LABEL) // 2


def test_percentages_are_shown_on_their_whole_scale() -> None:
    course = Course((1, 2), ((83.0,), (66.0,)), (100,), scale=(0, 100))
    assert (Plot(course).lowest, Plot(course).highest) == (0, 100)
