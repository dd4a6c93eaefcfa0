"""The pictures of the Lost Ark with texts in one language, each with its alt text. The only layout is for phones."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from arnak_bot.game.values import Drawing, LookUp, Statistics
from arnak_bot.games.lost_ark.engine.events import Event, GameEnded
from arnak_bot.games.lost_ark.engine.printed import LETTERS, Colour
from arnak_bot.games.lost_ark.engine.rules.finding import found_parts
from arnak_bot.games.lost_ark.engine.rules.scoring import ScoreSheet
from arnak_bot.games.lost_ark.engine.view import GameView
from arnak_bot.games.lost_ark.examples import NAMES, example
from arnak_bot.games.lost_ark.wording.facts import Speaking
from arnak_bot.games.lost_ark.wording.reference import Illustration
from arnak_bot.games.lost_ark.wording.texts import texts_in
from arnak_bot.kit.limits import ALT_LIMIT, clip
from images.kit.canvas import Canvas
from images.kit.pages import Below
from images.kit.scores import draw_score_sheet
from images.lost_ark.counts import challenge_table
from images.lost_ark.legend import draw_legend
from images.lost_ark.letter import draw_letter
from images.lost_ark.map import draw_banner
from images.lost_ark.marks import Marked, choices, news
from images.lost_ark.moments import Find, draw_end, draw_find, finds
from images.lost_ark.pieces import draw_seal
from images.lost_ark.sheet import Shown, paint_sheet, paint_table
from images.lost_ark.theme import DEEP
from images.plain import PlainPictures


class LostArkPictures(Speaking, PlainPictures[GameView, ScoreSheet, Event]):
    scale = (0, 100)

    def __init__(self, language: str) -> None:
        super().__init__(texts_in(language))

    def paint(self, view: GameView, names: Sequence[str], events: Sequence[Event]) -> Canvas:
        fresh = [Marked(fresh=news(events, seat, view.viewer)) for seat in range(len(view.sheets))]
        shown = [self._shown(view, seat, names, marked) for seat, marked in enumerate(fresh)]
        return paint_table(shown, self._said_of(view, names), _called(view), self.words)

    def choosing(self, view: GameView, names: Sequence[str], events: Sequence[Event], turn: Sequence[Event]) -> Drawing:
        return self._own(view, tuple(names), (*events, *turn))

    def looked_back(
        self, seen: GameView, table: GameView, events: Sequence[Event], names: Sequence[str], layout: str
    ) -> Drawing:
        return self._own(seen, tuple(names), ())

    def hand(self, view: GameView, names: Sequence[str]) -> Drawing:
        return self._own(view, tuple(names), ())

    def moments(self, events: Sequence[Event], view: GameView, names: Sequence[str]) -> list[Drawing]:
        found = [self._find(find, view, names) for find in finds(events, view.sheets)]
        return [*found, *(self._end(view, names) for event in events if isinstance(event, GameEnded))]

    def _find(self, find: Find, view: GameView, names: Sequence[str]) -> Drawing:
        said, sheet, name = self.words.pictures, view.sheets[find.seat], names[find.seat]
        letters, places = zip(*find.places, strict=True)
        if sheet.found:
            headline, told = said.ark(name=name), said.ark_told()
        else:
            headline = said.find(name=name, letters=self.said.listed(letters), count=len(letters))
            told = said.find_told(places=self.said.listed(map(self.said.place, places)), parts=find.parts)
        drawn = partial(draw_find, find, sheet, name, headline, told)
        return Drawing("find", clip(f"{headline} {told}", ALT_LIMIT), drawn)

    def _end(self, view: GameView, names: Sequence[str]) -> Drawing:
        (told, *_), first = self.texts.channel.ending(view.scores, view, names), _first(view.scores)
        headline, _, rest = told.replace("*", "").partition(":")
        drawn = partial(draw_end, view.sheets[first.seat], first, names[first.seat], headline, rest.strip())
        return Drawing("end", clip(told.replace("*", ""), ALT_LIMIT), drawn)

    def still(self, steps: Sequence[tuple[GameView, tuple[Event, ...]]], at: int, names: Sequence[str]) -> Canvas:
        """A frame of the film, which shows the winner's sheet being filled in."""
        view, events = steps[at]
        return self._sheet(view, _first(steps[-1][0].scores).seat, names, events)

    def scores(self, sheets: Sequence[ScoreSheet], names: Sequence[str], *, so_far: bool = False) -> Drawing:
        said, plain = self.words.pictures, self.common.plain
        title = plain.score_so_far() if so_far else plain.final_score()
        table: list[tuple[str, tuple[int, ...] | tuple[str, ...]]] = [
            (said.score_parts(), tuple(f"{sheet.parts}/{len(LETTERS)}" for sheet in sheets))
        ]
        table += [
            (self.words.pictures[f"score-{lines[0].source.name}"], tuple(line.points for line in lines))
            for lines in zip(*(sheet.lines for sheet in sheets), strict=True)
        ]
        table.append((said.score_total(), tuple(sheet.total for sheet in sheets)))
        alt = clip(f"{title}. {self.texts.channel.score_lines(sheets, names)}", ALT_LIMIT)
        crest = partial(_parts, [said.seal_parts(count=count) for count in range(len(LETTERS) + 1)])
        parts = (tuple(sheets), tuple(names), table, DEEP, _ark, crest)
        return Drawing("scores", alt, partial(draw_score_sheet, title, *parts))

    def below_statistics(self, page: Statistics) -> Below | None:
        heading = self.words.statistics.challenges()
        rows = [(name, self.said.challenges_named(told)) for name, told in dict(page).get(heading, ())]
        return challenge_table(heading, rows) if rows else None

    def look_up(self, asked: LookUp, view: GameView | None = None) -> Drawing:
        if asked.key not in LETTERS:
            return super().look_up(asked, view)
        own = None if view is None or view.viewer is None else view.own
        drawn = partial(draw_letter, asked.key, asked.name, asked.told, self.said, own)
        return Drawing("part", clip(f"{asked.name}. {asked.told}", ALT_LIMIT), drawn)

    def illustration(self, key: str) -> Drawing:
        shown = example()
        match Illustration(key):
            case Illustration.END:
                return self._end(shown.end, NAMES)
            case Illustration.SHEET:
                return self.panel((), (), shown.mine, NAMES, (), "")
            case Illustration.TABLE:
                return self.board((), shown.table, NAMES, "")
            case Illustration.PART:
                parts = found_parts(shown.mine.own)
                things = self.texts.reference.look_ups()
                return self.look_up(next(each for each in things if each.key in parts), shown.mine)
            case Illustration.LEGEND:
                return self.legend()

    def banner(self, title: str) -> Drawing:
        return Drawing("banner", title, draw_banner)

    def legend(self) -> Drawing:
        return Drawing("legend", self.words.pictures.legend_alt(), partial(draw_legend, self.words))

    def _own(self, view: GameView, names: tuple[str, ...], events: tuple[Event, ...]) -> Drawing:
        sheet = self.texts.channel.owned(view, view.seat, names)
        alt = self.words.pictures.sheet_alt(sheet=sheet, lit="yes" if view.legal else "no")
        return Drawing("sheet", clip(alt, ALT_LIMIT), partial(self._own_drawn, view, names, events))

    def _own_drawn(self, view: GameView, names: tuple[str, ...], events: tuple[Event, ...]) -> bytes:
        return self._sheet(view, view.seat, names, events).encode()

    def _sheet(self, view: GameView, seat: int, names: Sequence[str], events: Sequence[Event]) -> Canvas:
        fresh = news(events, seat, view.viewer)
        marked = choices(view, fresh) if seat == view.viewer else Marked(fresh=fresh)
        return paint_sheet(self._shown(view, seat, names, marked), self._said_of(view, names), _called(view))

    def _shown(self, view: GameView, seat: int, names: Sequence[str], marked: Marked) -> Shown:
        sheet = view.sheets[seat]
        return Shown(sheet, seat, names[seat], self.said.character(sheet.character), marked)

    def _said_of(self, view: GameView, names: Sequence[str]) -> tuple[str, str]:
        """The round, and the question to the viewer or what everybody is waiting for."""
        asked = self.texts.turn.question(view) if view.legal else self.texts.channel.turn_line(view, names)
        return self.words.pictures.round(round=view.round), asked.replace("*", "")


def _first(sheets: Sequence[ScoreSheet]) -> ScoreSheet:
    """The winner, or whoever found the most parts."""
    return min(sheets, key=lambda sheet: (sheet.rank, -sheet.parts, -sheet.total))


def _ark(canvas: Canvas, sheet: ScoreSheet, at: tuple[int, int]) -> None:
    if sheet.found:
        draw_seal(canvas, "", (at[0] + 24, at[1]), 50, found=True)


def _parts(words: Sequence[str], canvas: Canvas, sheet: ScoreSheet, at: tuple[int, int]) -> None:
    """Draw a seal with the winner's number of parts, labelled so that nobody takes it for their points."""
    draw_seal(canvas, "", at, 122, found=True)
    canvas.text((at[0], at[1] - 18), str(sheet.parts), 60, DEEP, title=True, anchor="mm")
    canvas.fitted_text((at[0], at[1] + 26), words[sheet.parts], 84, 32, DEEP, bold=True, anchor="mm")


pictures_in = LostArkPictures


def _called(view: GameView) -> Colour | None:
    return None if view.over else view.called
