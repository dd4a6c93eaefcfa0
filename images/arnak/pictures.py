"""Arnak's pictures in one language, as requested by the host, each with its alt text."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from arnak_bot.game.thinking import Review
from arnak_bot.game.values import Drawing, LookUp, Statistics
from arnak_bot.games.arnak.engine.content import ROUNDS
from arnak_bot.games.arnak.engine.events import Event
from arnak_bot.games.arnak.engine.rules.scoring import ScoreSheet
from arnak_bot.games.arnak.engine.view import GameView
from arnak_bot.games.arnak.examples import FOUR, NAMES, example_views, whole_island
from arnak_bot.games.arnak.figures import figures_of
from arnak_bot.games.arnak.pictured import Part
from arnak_bot.games.arnak.wording import effects, moments, reference, signs, story, tables
from arnak_bot.games.arnak.wording.messages import words_in
from arnak_bot.games.arnak.wording.reference import Illustration
from arnak_bot.games.arnak.wording.texts import texts_in
from arnak_bot.kit.limits import ALT_LIMIT, clip
from arnak_bot.kit.numerals import numeral
from arnak_bot.kit.pages import as_text
from arnak_bot.kit.thoughts import review_alt
from images.arnak.art import paper
from images.arnak.board import draw_board, draw_part
from images.arnak.choices import tile_picture
from images.arnak.emoji import emoji_picture as emoji_picture  # the host finds it here
from images.arnak.figures_on_map import letter_of
from images.arnak.ground import draw_banner
from images.arnak.hand import draw_hand
from images.arnak.legend import draw_legend
from images.arnak.marks import marks_of
from images.arnak.moments import draw_moment, moments_of
from images.arnak.panel import panel_of
from images.arnak.private import draw_private
from images.arnak.replay import draw_replay
from images.arnak.round_card import draw_round, round_lines
from images.arnak.score import draw_scores
from images.arnak.statistics import draw_statistics
from images.kit.chart import SIZE as CHART_SIZE
from images.kit.chart import ChartWords, draw_course
from images.kit.film import FILM_ENDING
from images.kit.names import readable
from images.plain import course_of


class ArnakPictures:
    def __init__(self, language: str) -> None:
        self._texts = texts_in(language)
        self._words = words_in(language)

    def panel(
        self,
        events: Sequence[Event],
        turn: Sequence[Event],
        view: GameView,
        names: Sequence[str],
        points: Sequence[int],
        layout: str,
    ) -> Drawing:
        """For waiting players, just the hand. Made for a phone, whichever layout is requested."""
        if view.own.seat not in view.seats_to_act:
            return self.hand(view, names)
        private, said = panel_of(events, turn, view, points, self._words)
        alt = clip(" ".join([*said, self._texts.turn.hand(view) if private.hand else ""]), ALT_LIMIT)
        drawn = partial(draw_private, view, tuple(names), private, words=self._words)
        return Drawing("panel", alt, drawn)

    def hand(self, view: GameView, names: Sequence[str]) -> Drawing:
        drawn = partial(draw_hand, view, names[view.own.seat], words=self._words)
        return Drawing("hand", clip(self._texts.turn.hand(view), ALT_LIMIT), drawn)

    def board(self, events: Sequence[Event], view: GameView, names: Sequence[str], layout: str) -> Drawing:
        marks, turn_line = marks_of(tuple(events)), self._texts.channel.turn_line(view, names)
        alt = tables.board_alt(view, turn_line, names, self._words)
        return Drawing("board", alt, partial(draw_board, view, tuple(names), marks, layout, words=self._words))

    def looked_back(
        self, seen: GameView, table: GameView, events: Sequence[Event], names: Sequence[str], layout: str
    ) -> Drawing:
        return self.board(events, table, names, layout)

    def moments(self, events: Sequence[Event], view: GameView, names: Sequence[str]) -> list[Drawing]:
        happened, drawings = tuple(events), []
        found = zip(moments_of(view, happened), moments.moments(happened, view, names, self._words), strict=True)
        for moment, said in found:
            drawn = partial(draw_moment, moment, tuple(names), said.headline, said.words, words=self._words)
            drawings.append(Drawing(moment.kind.value, said.alt, drawn))
        return drawings

    def round(self, number: int, events: Sequence[Event], view: GameView, names: Sequence[str]) -> list[Drawing]:
        words = self._words
        figures = [figures_of(events, view.board, seat) for seat in range(len(view.players) + (view.rival is not None))]
        headline = tables.round_headline(names, figures, words)
        lines = [(name, counted) for _, name, counted in round_lines(words)]
        alt = tables.round_alt(view, names, number, lines, figures, words)
        drawn = partial(draw_round, view, tuple(names), number, figures, headline, words=words)
        return [Drawing("round", alt, drawn)]

    def scores(self, sheets: Sequence[ScoreSheet], names: Sequence[str], *, so_far: bool = False) -> Drawing:
        alt = tables.score_alt(sheets, names, self._words, so_far=so_far)
        drawn = partial(draw_scores, tuple(sheets), tuple(names), so_far=so_far, words=self._words)
        return Drawing("scores", alt, drawn)

    def part(self, part: str, seat: int, events: Sequence[Event], view: GameView, names: Sequence[str]) -> Drawing:
        chosen, marks = Part(part), marks_of(tuple(events))
        alt = tables.part_alt(view, self._texts.channel.turn_line(view, names), names, chosen, seat, self._words)
        return Drawing(part, alt, partial(draw_part, view, tuple(names), chosen, seat, marks, words=self._words))

    def film(self, steps: Sequence[tuple[GameView, tuple[Event, ...]]], names: Sequence[str]) -> Drawing:
        words = self._words
        marked = [(view, marks_of(events)) for view, events in steps]
        captions = [signs.as_glyphs(story.caption(events, view, names, words)) for view, events in steps]
        ending = self._texts.channel.turn_line(steps[-1][0], names)
        alt = words.plain.film_alt(turns=len(steps), ending=ending)
        drawn = partial(draw_replay, marked, tuple(names), captions, words=words)
        return Drawing("film", alt, drawn, FILM_ENDING)

    def look_up(self, asked: LookUp, view: GameView | None = None) -> Drawing:
        plain, (kind, _, thing) = effects.plain(reference.words(asked.key, self._words)), asked.key.partition(":")
        drawn = partial(tile_picture, kind, thing, plain, words=self._words)
        return Drawing(kind, clip(plain, ALT_LIMIT), drawn)

    def illustration(self, key: str) -> Drawing:
        what = Illustration(key)
        if what is Illustration.LEGEND:
            return self.legend()
        opening, end = example_views()
        match what:
            case Illustration.ISLAND:
                return self.part(what.value, 0, (), whole_island(), FOUR)
            case Illustration.ROW | Illustration.TRACK:
                return self.part(what.value, 0, (), opening, NAMES)
            case Illustration.HAND:
                return self.hand(opening, NAMES)
            case Illustration.SCORES:
                return self.scores(end.scores, NAMES)

    def banner(self, title: str) -> Drawing:
        return Drawing("banner", title, draw_banner)

    def legend(self) -> Drawing:
        alt = self._words.tables.legend_alt()
        return Drawing("legend", alt, partial(draw_legend, words=self._words))

    def statistics(self, name: str, page: Statistics) -> Drawing:
        alt = clip(" ".join(as_text(name, page, ALT_LIMIT)), ALT_LIMIT)
        return Drawing("statistics", alt, partial(draw_statistics, name, page, words=self._words))

    def review(self, review: Review, names: Sequence[str]) -> Drawing:
        said = self._words.plain
        title, drawn = said.how_it_went(), said.points_expected()
        letters = tuple(letter_of(name, seat, self._words) for seat, name in enumerate(names))
        chart = ChartWords(title, drawn, tuple(map(numeral, range(1, ROUNDS + 1))), letters)
        shown = readable(names, self._words.pictures)
        alt = review_alt(review, names, drawn, self._words)
        return Drawing("review", alt, partial(draw_course, course_of(review), shown, chart, paper(CHART_SIZE)))


pictures_in = ArnakPictures
"""Called with a language code; texts that are not translated are in English."""
