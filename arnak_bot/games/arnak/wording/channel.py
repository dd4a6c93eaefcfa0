"""Arnak's public texts: what happened, the whole table in words, and the points."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from arnak_bot.game.options import GameOptions
from arnak_bot.game.texts import ChannelTexts
from arnak_bot.games.arnak.engine import Event, GameView, Phase, ScoreSheet, seen_by
from arnak_bot.games.arnak.engine import events as kinds
from arnak_bot.games.arnak.engine.content import BOARDS
from arnak_bot.games.arnak.engine.options import board_of
from arnak_bot.games.arnak.engine.state import RIVAL_SEAT
from arnak_bot.games.arnak.wording import signs, story, tables
from arnak_bot.games.arnak.wording.moments import Great
from arnak_bot.games.arnak.wording.news import LONGEST_NEWS, fear_home, of_rival, situation
from arnak_bot.games.arnak.wording.signs import Speaking
from arnak_bot.games.arnak.wording.summaries import BY_RIVAL, Summary, summaries_of, summed_up
from arnak_bot.kit.limits import clip
from arnak_bot.kit.names import SEAT_SIGNS, Named, by_names, spoken, spoken_all
from arnak_bot.kit.numerals import numeral, signed
from arnak_bot.kit.prose import listed, lower_first

MOST_NEWS = 3


class Channel(Speaking, ChannelTexts[Event, GameView, ScoreSheet]):
    # --- what happened

    def tell(self, events: Sequence[Event], view: GameView, names: Sequence[str]) -> list[str]:
        summaries = summaries_of([seen_by(event, view.viewer) for event in events])
        return [line for each in summaries for line in story.lines(each, view, names, self.words)]

    def paragraphs(
        self, told: Sequence[Named[Event]], view: GameView, names: Sequence[str], before: Sequence[str]
    ) -> list[list[str]]:
        """One paragraph for each turn and each break between rounds; consecutive one-line turns share a paragraph."""
        found: list[list[str]] = []
        short = False
        for called, part in ((called, part) for called, run in by_names(told) for part in _parts(run)):
            lines = self.tell(part, view, called)
            is_short = len(lines) == 1 and not _is_between_rounds(part)
            if is_short and short:
                found[-1] += lines
            elif lines:
                found.append(lines)
                short = is_short
        return found

    def since(self, told: Sequence[Named[Event]], view: GameView) -> list[str]:
        """The most important things that the others did this round (if few, also in the previous one), or what the
        rival did; then how the viewer's situation has changed.
        """
        events, names = [event for _, event in told], told[-1][0] if told else ()
        begun = next((at for at in reversed(range(len(events))) if isinstance(events[at], kinds.RoundBegan)), 0)
        before, now = (self._news(part, view) for part in (told[:begun], told[begun:]))
        if view.rival is not None:
            said = of_rival(events[:begun], events[begun:], view, self.words)
        else:
            said = self._of_others(before, now, view)
        if not (said or begun):
            return []
        moved, lines = view.rival is not None or bool(now), [clip(line, LONGEST_NEWS) for line in said]
        home = [] if view.rival is not None else fear_home(events, view, self.words)
        changed = situation(events, said, view, names, self.words, begun=not moved)
        return [*home, *lines, *changed] if moved else [*home, *changed, *lines]  # changes to the row are newer

    def _of_others(self, before: Sequence[Named[Summary]], now: Sequence[Named[Summary]], view: GameView) -> list[str]:
        great = [each for each in before if _is_highlight(each[1])]
        old = [] if len(now) > 1 else (great or ([] if now else before))[-1:]
        newest = [*reversed(_weightiest(now))]
        newest.sort(key=lambda each: not is_news(each[1]))  # small moves come last
        latest, earlier = (
            [line for names, each in part for line in story.lines(each, view, names, self.words)]
            for part in (newest, old)
        )
        number = numeral(view.round - 1)
        return [*latest, *(self.words.news.in_round(round=number, done=each) for each in earlier)]

    def _news(self, told: Iterable[Named[Event]], view: GameView) -> list[Named[Summary]]:
        of_others = ((names, event) for names, event in told if event.seat not in (None, view.viewer))
        found = summed_up(of_others, view.viewer)
        newest = {names[each.seat or 0]: each for names, each in found if each.head is not None}
        newest |= {names[each.seat or 0]: each for names, each in found if is_news(each)}
        return [(names, each) for names, each in found if is_news(each) or each is newest.get(names[each.seat or 0])]

    # --- before and after

    def turn_line(self, view: GameView, names: Sequence[str]) -> str:
        said, number = self.words.tables, numeral(view.round)
        if view.over:
            return self.words.plain.over_won(winners=self.winners(view.scores, _within_sentence(view, names)))
        who = listed((names[seat] for seat in view.seats_to_act), self.words)
        return (said.to_move_keeping if view.phase is Phase.KEEPING else said.to_move)(round=number, who=who)

    def to_move(self, view: GameView, who: str) -> str:
        said, number = self.words.tables, numeral(view.round)
        return (said.waits_keeping if view.phase is Phase.KEEPING else said.waits)(round=number, who=who)

    def round_name(self, number: int) -> str:
        return self.words.tables.round_name(round=numeral(number))

    def least(self, view: GameView) -> str:
        if view.phase is Phase.KEEPING:
            return self.words.tables.least_keeping()
        return self.words.tables.least() if view.phase is Phase.TURNS and not view.main_taken else ""

    def opening(self, events: Sequence[Event], view: GameView, names: Sequence[str]) -> list[str]:
        """The order of play; in a solo game, the rival's difficulty, red tiles if any (R47) and first move (R46)."""
        said, rival, called = self.words.tables, view.rival, spoken_all(names)
        if rival is None:
            order = (f"{SEAT_SIGNS[at]} {name}" for at, name in enumerate(called))
            return [said.opening(order=" → ".join(order))]
        opening = said.solo_opening(name=called[0], difficulty=rival.difficulty)
        if rival.red_tiles:
            red = listed((signs.rival_action(tile, self.words) for tile in rival.red_tiles), self.words)
            opening = said.solo_opening_with_red_tiles(name=called[0], difficulty=rival.difficulty, tiles=red)
        return [opening, *self.tell([event for event in events if event.seat == RIVAL_SEAT], view, names)]

    def ending(self, sheets: Sequence[ScoreSheet], view: GameView, names: Sequence[str]) -> list[str]:
        announced = super().ending(sheets, view, names)
        return announced if view.rival is None else announced[:1]

    def victory(self, sheets: Sequence[ScoreSheet], view: GameView, names: Sequence[str]) -> str:
        won = sheets[0].rank == 1  # "20 ahead of the rival"
        return super().victory(sheets, view, _within_sentence(view, names) if won else names)

    def tie_decided(self, first: ScoreSheet, view: GameView, names: Sequence[str]) -> str:
        return self.words.tables.won_tie(
            who=names[first.seat],
            points=first.total,
            how="rival" if view.rival is not None else "temple" if first.seat in view.arrivals else "research",
        )

    def thread_name(self, options: GameOptions) -> str:
        return self.words.tables.in_thread_name(board=BOARDS[board_of(options)].name)

    # --- the table

    def table(self, view: GameView, names: Sequence[str]) -> list[str]:
        said, words, called = self.words.tables, self.words, spoken_all(names)
        tops = [
            said.stack_of(assistant=signs.assistant(number, words), count=size)
            for number, size in view.assistant_tops
            if number
        ]
        return [
            f"**{self.turn_line(view, called)}**",
            *tables.row_lines(view, words),
            *tables.site_lines(view, called, words),
            said.assistants_line(assistants=", ".join(tops) or said.none()),
            tables.temple_line(view, called, words),
            *tables.people_lines(view, called, words),
        ]

    def owned(self, view: GameView, seat: int, names: Sequence[str]) -> str:
        """Every card a seat owns, unordered (R16); for the viewer, also what is still in their deck."""
        said, player = self.words.tables, view.players[seat]
        text = said.owns(name=spoken(names[seat]), cards=self._cards(player.cards))
        return f"{text}\n{said.still_in_deck(cards=self._cards(player.deck))}" if seat == view.viewer else text

    def _cards(self, cards: Sequence[tuple[str, int]]) -> str:
        all_of_them = (signs.card(card, self.words) for card, count in cards for _ in range(count))
        return signs.counted(all_of_them, self.words) or self.words.tables.nothing()

    def discarded(self, view: GameView) -> str:
        said, words = self.words.tables, self.words
        items = listed((signs.card(card, words) for card in view.exiled_items), words) or said.none()
        artifacts = listed((signs.card(card, words) for card in view.exiled_artifacts), words) or said.none()
        return f"{said.exiled_items(cards=items)}\n{said.exiled_artifacts(cards=artifacts)}"

    def score_lines(self, sheets: Sequence[ScoreSheet], names: Sequence[str]) -> str:
        lines = []
        for sheet in sorted(sheets, key=lambda each: each.rank):
            parts = (
                f"{tables.source_name(source, self.words)} {signed(points)}" for source, points in sheet.lines if points
            )
            name = spoken(names[sheet.seat])
            lines.append(self.words.tables.score_line(name=name, points=sheet.total, lines=", ".join(parts)))
        return "\n".join(lines)

    def part_name(self, part: str) -> str:
        return self.words.tables[f"part-{part}"]


def _within_sentence(view: GameView, names: Sequence[str]) -> Sequence[str]:
    """The names as they are written within a sentence: "the rival"."""
    return names if view.rival is None else (names[0], lower_first(names[1]))


def _parts(events: Iterable[Event]) -> Iterator[list[Event]]:
    """Split the events into turns; what follows the last turn of a round is a separate part."""
    turns: list[list[Event]] = [[]]
    for event in events:
        if isinstance(event, kinds.TurnBegan):
            turns.append([])
        turns[-1].append(event)
    for turn in turns:
        ends = [at for at, event in enumerate(turn, 1) if isinstance(event, kinds.TurnEnded)]
        end = ends[-1] if ends and _is_between_rounds(turn) else 0
        yield from filter(None, (turn[:end], turn[end:]))


def _is_between_rounds(part: Iterable[Event]) -> bool:
    return any(isinstance(event, kinds.RoundBegan | kinds.GameEnded) for event in part)


_NEWS = (*BY_RIVAL, kinds.Passed, kinds.Kept, kinds.RivalTurnedUp)
_NEWS_WITH = (kinds.Recruited, kinds.Rescued, kinds.GainedCard)


def _weightiest(told: Sequence[Named[Summary]]) -> list[Named[Summary]]:
    """The most important events, preferring the newest, in chronological order."""
    by_weight = sorted(range(len(told)), key=lambda at: (_is_highlight(told[at][1]), at))
    return [told[at] for at in sorted(by_weight[-MOST_NEWS:])]


def _is_highlight(summary: Summary) -> bool:
    return any(isinstance(event, Great) for event in (summary.head, *summary.results))


def is_news(summary: Summary) -> bool:
    """Whether to report it to the others: a main action, cards kept or not, a card or assistant gained."""
    kept_none = summary.head is None and any(isinstance(event, kinds.CardPutDown) for event in summary.results)
    gained = any(isinstance(event, _NEWS_WITH) for event in summary.results)
    return isinstance(summary.head, _NEWS) or gained or kept_none
