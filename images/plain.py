"""Default pictures for any game, which paints its board and overrides whatever it can show better than a text page."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, Generic, TypeVar

from PIL import Image

from arnak_bot.game.position import Event, ScoreSheet, View
from arnak_bot.game.texts import Texts
from arnak_bot.game.thinking import Review
from arnak_bot.game.values import Drawing, LookUp, Statistics
from arnak_bot.kit.limits import ALT_LIMIT, clip
from arnak_bot.kit.pages import as_text
from arnak_bot.kit.prose import capital
from arnak_bot.kit.thoughts import review_alt
from images.kit.canvas import Canvas
from images.kit.chart import ChartWords, Course, draw_course
from images.kit.film import FILM_ENDING, encoded
from images.kit.pages import NARROW, WIDTH, Below, Section, draw_page
from images.kit.text import text_size
from images.kit.theme import BANNER, NIGHT, WHITE

E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=View)
S = TypeVar("S", bound=ScoreSheet)

_FRAME = 800


class PlainPictures(ABC, Generic[V, S, E]):
    scale: tuple[int, ...] = ()
    """Numbers of points that the axis of a review's chart always includes."""

    def __init__(self, texts: Texts[Any, E, V, S]) -> None:
        self.texts = texts
        self.common = texts.turn.common

    @abstractmethod
    def paint(self, view: V, names: Sequence[str], events: Sequence[E]) -> Canvas:
        """The table as the viewer sees it, with the latest events marked; always the same size within a game."""

    def board(self, events: Sequence[E], view: V, names: Sequence[str], layout: str) -> Drawing:
        return self._table("board", events, view, names)

    def looked_back(self, seen: V, table: V, events: Sequence[E], names: Sequence[str], layout: str) -> Drawing:
        return self.board(events, table, names, layout)

    def panel(
        self, events: Sequence[E], turn: Sequence[E], view: V, names: Sequence[str], points: Sequence[int], layout: str
    ) -> Drawing:
        return self.choosing(view, names, events, turn)

    def choosing(self, view: V, names: Sequence[str], events: Sequence[E], turn: Sequence[E]) -> Drawing:
        return self._table("panel", events, view, names)

    def hand(self, view: V, names: Sequence[str]) -> Drawing:
        assert view.viewer is not None, "a hand is shown to its owner"
        return self._page("hand", names[view.viewer], [(self.texts.turn.hand(view), "")])

    def moments(self, events: Sequence[E], view: V, names: Sequence[str]) -> list[Drawing]:
        return []

    def round(self, number: int, events: Sequence[E], view: V, names: Sequence[str]) -> list[Drawing]:
        """No pictures by default, since the board shows enough."""
        return []

    def scores(self, sheets: Sequence[S], names: Sequence[str], *, so_far: bool = False) -> Drawing:
        said = self.common.plain
        ordered = sorted(sheets, key=lambda sheet: sheet.rank)
        rows = [(f"{sheet.rank}. {names[sheet.seat]}", str(sheet.total)) for sheet in ordered]
        return self._page("scores", said.scores_so_far() if so_far else said.scores(), rows)

    def part(self, part: str, seat: int, events: Sequence[E], view: V, names: Sequence[str]) -> Drawing:
        return self._table(part, events, view, names)

    def film(self, steps: Sequence[tuple[V, tuple[E, ...]]], names: Sequence[str]) -> Drawing:
        def frame(at: int) -> Image.Image:
            board = self.still(steps, at, names).image
            parts = -(-board.width // _FRAME)
            return board.resize((board.width // parts, board.height // parts), Image.Resampling.BOX)

        ending = self.texts.channel.turn_line(steps[-1][0], names)
        alt = clip(self.common.plain.film_alt(turns=len(steps), ending=ending), ALT_LIMIT)
        return Drawing("film", alt, lambda: encoded(len(steps), frame), FILM_ENDING)

    def still(self, steps: Sequence[tuple[V, tuple[E, ...]]], at: int, names: Sequence[str]) -> Canvas:
        """A frame of the film before it is scaled down; by default, the table."""
        view, events = steps[at]
        return self.paint(view, names, events)

    def look_up(self, asked: LookUp, view: V | None = None) -> Drawing:
        return self._page("thing", asked.name, [(asked.told, "")], NARROW)

    def illustration(self, key: str) -> Drawing:
        """The legend, or the topic as text if there is nothing to look up."""
        if self.texts.reference.look_ups():
            return self.legend()
        told = [(topic.text, "") for topic in self.texts.reference.topics() if topic.name == key]
        return self._page("illustration", key, told)

    def banner(self, title: str) -> Drawing:
        return Drawing("banner", title, partial(_titled, title))

    def legend(self) -> Drawing:
        rows = [(f"{each.name}: {each.told}", "") for each in self.texts.reference.look_ups()]
        return self._page("legend", self.common.plain.signs(), rows)

    def statistics(self, name: str, page: Statistics) -> Drawing:
        """The page, without lines whose count is zero unless they are headline numbers at the top."""
        alt = clip(" ".join(as_text(name, page, ALT_LIMIT)), ALT_LIMIT)
        sections = (*page[:1], *_without_zeros(page[1:]))
        return Drawing("statistics", alt, partial(draw_page, name, sections, self.below_statistics(page)))

    def below_statistics(self, page: Statistics) -> Below | None:
        return None

    def review(self, review: Review, names: Sequence[str]) -> Drawing:
        said, rounds = self.common.plain, max(review.rounds, default=1)
        title, drawn = said.how_it_went(), self.texts.thoughts.measured()
        words = ChartWords(
            title, drawn, [capital(self.texts.channel.round_name(number)) for number in range(1, rounds + 1)]
        )
        alt = review_alt(review, names, drawn, self.common)
        return Drawing("review", alt, partial(draw_course, course_of(review, self.scale), tuple(names), words))

    def _table(self, name: str, events: Sequence[E], view: V, names: Sequence[str]) -> Drawing:
        alt = self.texts.channel.board_alt(view, names)
        return Drawing(name, alt, partial(self._painted, view, tuple(names), tuple(events)))

    def _painted(self, view: V, names: Sequence[str], events: Sequence[E]) -> bytes:
        return self.paint(view, names, events).encode()

    def _page(self, name: str, heading: str, rows: Sequence[tuple[str, str]], width: int = WIDTH) -> Drawing:
        said = ". ".join(f"{line}: {value}" if value else line for line, value in rows)
        alt = clip(". ".join(filter(None, [heading, said])), ALT_LIMIT)
        return Drawing(name, alt, partial(draw_page, heading, (("", tuple(rows)),), width=width))


def _titled(title: str) -> bytes:
    (width, height), most = BANNER, 120
    canvas = Canvas(BANNER, NIGHT)
    size = text_size(title, width - 2 * most, most, 30, title=True)
    canvas.text((width // 2, height // 2), title, size, WHITE, title=True, anchor="mm")
    return canvas.encode()


def _without_zeros(page: Statistics) -> Iterator[Section]:
    for title, rows in page:
        if counting := [(line, value) for line, value in rows if any(digit in value for digit in "123456789")]:
            yield title, counting


def course_of(review: Review, scale: tuple[int, ...] = ()) -> Course:
    moments = tuple((review.plies.index(moment.ply), moment.seat) for moment in review.moments)
    return Course(review.rounds, review.expected, review.final, moments, scale)
