"""The public texts of Lost Cities: events, the whole table, the score sheets."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby, zip_longest
from operator import itemgetter
from typing import TypeAlias

from arnak_bot.game.options import GameOptions
from arnak_bot.game.texts import ChannelTexts
from arnak_bot.games.lost_cities.engine import Colour, Event, ExpeditionScore, GameView, Length, ScoreSheet, ScoreSource
from arnak_bot.games.lost_cities.engine import events as kinds
from arnak_bot.games.lost_cities.engine.actions import Discard
from arnak_bot.games.lost_cities.engine.content import CITY, CROSSINGS_TO_END
from arnak_bot.games.lost_cities.engine.state import Phase, Player
from arnak_bot.games.lost_cities.wording.facts import Said, Speaking, piece_name
from arnak_bot.games.lost_cities.wording.turn import ends_soon, held
from arnak_bot.kit.knowledge import seen_by
from arnak_bot.kit.limits import ALT_LIMIT, clip
from arnak_bot.kit.names import Named, is_you, spoken, spoken_all, told_to
from arnak_bot.kit.numerals import signed
from arnak_bot.kit.prose import capital, lower_first, message_of

_MESSAGE, _SHORT = 2000, 400
_LINE, _WORDS = 175, 32
_SENTENCE, _WORDS_NEAR_THE_END = 15, 21
"""The most words that leave a panel room for what ends the expedition, with and without the player's points."""
SILENT: dict[type[Event], str] = {
    kinds.TurnEnded: "the next player's turn says it",
    kinds.CityReached: "the step to the city says it",
    kinds.Dealt: "that everybody holds eight cards is said once, when a game begins",
}
"""The kinds of events that are not described, and why."""

_ALONE = (kinds.ExpeditionBegan, kinds.ExpeditionEnded, kinds.ExpeditionScored, kinds.ArtifactsScored, kinds.GameEnded)
"""Events described by a whole sentence, not as part of a turn."""

Row: TypeAlias = tuple[str, tuple[int, ...]]
"""A line of the score sheet: its name, and each player's points."""


class Channel(Speaking, ChannelTexts[Event, GameView, ScoreSheet]):
    # --- what happened

    def tell(self, events: Sequence[Event], view: GameView, names: Sequence[str]) -> list[str]:
        """One line for each sequence of events of the same seat; finding an arrow is not mentioned if it was used."""
        called, lines = told_to(view.viewer, names, self.common), list[str]()
        seen = [
            seen_by(event, view.viewer)
            for event, after in zip_longest(events, events[1:])
            if type(event) not in SILENT
            and not (isinstance(event, kinds.ArrowFound) and isinstance(after, kinds.Stepped))
        ]
        for (seat, alone), run in groupby(seen, key=lambda event: (event.seat, isinstance(event, _ALONE))):
            told = [
                f"{self.event(event, called, view)} {self._lead(event, seen, called, view)}".rstrip() for event in run
            ]
            if alone:
                lines += told
            else:
                lines.append(self.words.story.did(name=called[seat or 0], deeds=self.said.listed(told)))
        return lines

    def event(self, event: Event, names: Sequence[str], view: GameView) -> str:
        """Describe an event: a verb phrase without the player's name, or a whole sentence."""
        you, only = is_you(event.seat, view.viewer), "yes" if view.setup.expeditions == 1 else "no"
        return self.said.tell(self.words.story, message_of(type(event)), event, names=names, you=you, only=only)

    def _lead(self, event: Event, events: Iterable[Event], names: Sequence[str], view: GameView) -> str:
        """Who leads, behind the end of an expedition, with everybody's points, highest first; "" behind the last."""
        if not isinstance(event, kinds.ExpeditionEnded) or event.expedition == view.setup.expeditions:
            return ""
        scored = [
            each for each in events if isinstance(each, kinds.ExpeditionScored) and each.expedition == event.expedition
        ]
        if len(scored) < 2:
            return ""
        said, called = self.words.story, [*names]
        if view.viewer is not None:
            called[view.viewer] = lower_first(called[view.viewer])
        first, second, *more = ordered = sorted(scored, key=lambda each: -each.total)
        ahead = [each for each in ordered if each.total == first.total]
        if more:
            points = self.said.listed(
                said.has_in_all(name=called[each.seat], total=str(each.total)) for each in ordered
            )
        else:
            points = said.two_totals(total=str(first.total), next=str(second.total))
        return said.leads(
            names=capital(self.said.listed(called[each.seat] for each in ahead)),
            count=len(ahead),
            you=is_you(first.seat, view.viewer),
            less=first.total - second.total,
            points=points,
        )

    def since(self, told: Sequence[Named[Event]], view: GameView) -> list[str]:
        """What the others did, in short forms if sentences would leave a panel no room for what ends the expedition.
        After an expedition, its end and everybody's points come first, and the moves before its end last.
        """
        began = max((at for at, (_, event) in enumerate(told) if isinstance(event, kinds.ExpeditionBegan)), default=-1)
        end = max((at for at, (_, each) in enumerate(told) if isinstance(each, kinds.ExpeditionEnded)), default=began)
        if end >= began:
            first, *others = self._since(told, view) or [""]
            return [f"{self._drawn(view)} {first}".lstrip(), *others] if first else []
        ended = self.tell([event for _, event in told[end:began]], view, told[end][0])[:1]
        moves = [(names, event) for names, event in told[:end] if not isinstance(event, _ALONE)]
        before = " ".join(self._since(moves, view))
        earlier = [self.words.story.before_that(moves=before)] if before else []
        return [*ended, *self._since(told[began + 1 :], view), *earlier]

    def _since(self, told: Sequence[Named[Event]], view: GameView) -> list[str]:
        left_out = (kinds.DrewFromDeck, kinds.ArtifactsScored)  # the score sheets have everybody's artifacts
        seen = [(names, event) for names, event in told if not isinstance(event, left_out)]
        others = [(names, event) for names, event in seen if event.seat not in (None, view.viewer)]
        if others:  # a panel has no room to mention the new expedition as well
            seen = [(names, event) for names, event in seen if not isinstance(event, kinds.ExpeditionBegan)]
        lines = super().since(seen, view)
        drawn = len(self._drawn(view).split())
        fits = len(lines) <= 1 and _fits(" ".join(lines), _SENTENCE - drawn)
        if fits or any(isinstance(event, _ALONE) for _, event in seen):
            return [clip(line, _SHORT) for line in lines]
        plain = [(names, event) for names, event in others if not _is_step(event)]
        without_draws = [(names, event) for names, event in plain if not isinstance(event, kinds.DrewFromPile)]
        forms = [self._in_short(each) for each in (others, plain, without_draws)]
        most = (_WORDS_NEAR_THE_END if ends_soon(view) else _WORDS) - drawn
        return [clip(next((each for each in forms if _fits(each, most)), forms[-1]), _SHORT)]

    def _drawn(self, view: GameView) -> str:
        """What the viewer drew at the end of their last turn, the last card in hand; "" if it is from a pile."""
        if view.viewer not in view.seats_to_act or view.table.phase is not Phase.CARD:
            return ""
        own = view.own
        if not any(own.columns.values()) or own.hand[-1] in own.known:
            return ""
        return self.words.story.you_drew(card=self.said.card(own.hand[-1]))

    def _in_short(self, told: Iterable[Named[Event]]) -> str:
        deeds = ((names[event.seat or 0], event) for names, event in told if isinstance(event, _DEEDS))
        lines = list[str]()
        for name, run in groupby(deeds, key=itemgetter(0)):
            did = self.said.listed(_with_gains(in_short([event for _, event in run], self.said)))
            lines.append(self.words.story.in_short(name=spoken(name), deeds=did))
        return " ".join(lines).replace(" #points", "⭐").replace(" #artifact", "🏺")

    # --- before and after

    def turn_line(self, view: GameView, names: Sequence[str]) -> str:
        if view.over:
            return self.common.plain.over_won(winners=self.winners(view.scores, names))
        return super().turn_line(view, names)

    def to_move(self, view: GameView, who: str) -> str:
        if view.setup.expeditions == 1:
            return self.common.plain.to_move(who=who)
        return self.words.tables.to_move(number=view.table.expedition, count=view.setup.expeditions, who=who)

    def round_name(self, number: int) -> str:
        return self.words.tables.round_name(number=number)

    def least(self, view: GameView) -> str:
        return self.words.tables.least() if any(isinstance(each, Discard) for each in view.legal) else ""

    def opening(self, events: Sequence[Event], view: GameView, names: Sequence[str]) -> list[str]:
        name, said = spoken_all(names)[view.table.starter], self.words.tables
        begins = said.opening_short if view.setup.expeditions == 1 else said.opening
        return [self.words.story.aim(), begins(name=name)]

    def thread_name(self, options: GameOptions) -> str:
        return self.words.tables.in_thread_name(length=Length(str(options["length"])))

    # --- the table

    def table(self, view: GameView, names: Sequence[str]) -> list[str]:
        called = spoken_all(names)
        lines = [self.turn_line(view, called), self._progress(view)]
        lines += [self._path(view, colour, called) for colour in Colour]
        lines += map(self._player, view.players, called)
        lines += [
            self._played(player, name) for player, name in zip(view.players, called, strict=False) if player.pieces
        ]
        return [*lines, self.discarded(view)]

    def _progress(self, view: GameView) -> str:
        cards = self.said.prose.cards(count=view.deck_size)
        return self.words.tables.progress(number=view.table.crossings, most=CROSSINGS_TO_END, cards=cards)

    def _player(self, player: Player, name: str) -> str:
        words, said = self.words.tables, self.said
        paths = [
            words.player_path(
                colour=said.prose.colour(path=colour), stone=piece.stone, piece=piece_name(researcher=piece.researcher)
            )
            for colour in Colour
            if (piece := player.pieces.get(colour)) is not None
        ]
        return words.player_line(
            name=name,
            points=said.points(player.points),
            artifacts=said.prose.artifacts(count=player.artifacts + player.tokens),
            paths=said.enumerated(paths) or words.no_explorer(),
        )

    def _path(self, view: GameView, colour: Colour, names: Sequence[str]) -> str:
        words, prose = self.words.tables, self.said.prose
        standing = [
            words.stands(
                name=name,
                place=self.said.place(piece, self.said.stands(piece.stone)),
                piece=piece_name(researcher=piece.researcher),
            )
            for player, name in zip(view.players, names, strict=False)
            if (piece := player.pieces.get(colour)) is not None
        ]
        tiles = [
            words.tile_at(tile=prose.tile(tile=tile), stone=at)
            for at, tile in enumerate(view.table.tiles[colour], start=1)
            if tile is not None
        ]
        return words.path_line(
            path=self.said.path_title(colour),
            there=self.said.listed(standing) or words.nobody_yet(),
            tiles=self.said.enumerated(tiles) or words.no_tiles(),
        )

    def _played(self, player: Player, name: str) -> str:
        words = self.words.tables
        columns = self.said.by_colour((colour, self.said.column(values)) for colour, values in player.columns.items())
        line = words.cards_line(name=name, columns=columns or words.none_played())
        return f"{line} {words.known(cards=self.said.cards(player.known))}" if player.known else line

    def owned(self, view: GameView, seat: int, names: Sequence[str]) -> str:
        player, name = view.players[seat], spoken_all(names)[seat]
        lines = [self._player(player, name), self._played(player, name)]
        return "\n".join([*lines, held(view, self.said)] if seat == view.viewer else lines)

    def discarded(self, view: GameView) -> str:
        """The discard piles, top card first."""
        said, words = self.said, self.words.tables
        piles = ((colour, said.enumerated(map(str, reversed(values)))) for colour, values in view.table.piles.items())
        told = said.by_colour(piles)
        return words.piles(piles=told) if told else words.no_piles()

    # --- the score sheets

    def score_lines(self, sheets: Sequence[ScoreSheet], names: Sequence[str]) -> str:
        called = spoken_all(names)
        lines = self.ranking(sheets, called)
        for sheet in sheets:
            lines += [
                self.words.scores.expedition(name=called[sheet.seat], number=number, told=self._scored(score))
                for number, score in enumerate(sheet.expeditions, start=1)
            ]
        return clip("\n".join(lines), _MESSAGE)

    def _scored(self, score: ExpeditionScore) -> str:
        said, prose = self.words.scores, self.said.prose
        paths = [
            said.path(
                colour=prose.colour(path=path.path),
                points=signed(path.points),
                place=(self.said.stands if path.researcher else self.said.at)(path.stone),
                piece=piece_name(researcher=path.researcher),
            )
            for path in score.paths
        ]
        told = [self.said.listed(paths) or said.nobody_set_out()]
        told += [said.found(points=self.said.points(score.tiles))] if score.tiles else []
        return "; ".join([*told, *([prose.artifacts(count=score.artifacts)] if score.artifacts else [])])

    def score(self, sheet: ScoreSheet, name: str) -> str:
        points, tokens = self.said.points(sheet.total), self.said.prose.artifact_tokens(count=sheet.tokens)
        return self.words.scores.ranked(rank=sheet.rank, name=name, points=points, tokens=tokens)

    def tie_decided(self, first: ScoreSheet, view: GameView, names: Sequence[str]) -> str:
        return self.words.scores.won_tie(name=names[first.seat], total=first.total, count=first.tokens)

    def leaders(self, sheets: Sequence[ScoreSheet], names: Sequence[str]) -> str:
        """Who would win if the game ended now, with their points."""
        first = [sheet for sheet in sheets if sheet.rank == 1]
        who = self.said.listed(names[sheet.seat] for sheet in first)
        return self.words.scores.leaders(names=who, points=self.said.points(first[0].total), count=len(first))

    # --- for pictures

    def board_alt(self, view: GameView, names: Sequence[str]) -> str:
        players = map(self._player, view.players, names)
        told = [self.turn_line(view, names), self._progress(view), *players, self.discarded(view)]
        return clip(" ".join(told), ALT_LIMIT)

    def score_alt(self, sheets: Sequence[ScoreSheet], names: Sequence[str], *, so_far: bool = False) -> str:
        leading = self.leaders(sheets, names) if so_far else self.winners(sheets, names)
        sheet = ". ".join([leading, *self.ranking(sheets, names)])
        return clip(self.common.plain.score_so_far_alt(sheet=sheet) if so_far else sheet, ALT_LIMIT)


# --- for pictures -------------------------------------------------------------------------------


def score_rows(sheets: Sequence[ScoreSheet], said: Said) -> list[Row]:
    """Return the lines of the sheet, without those about debt if nobody had any."""
    words, several, rows = said.words.scores, len(sheets[0].expeditions) > 1, list[Row]()
    for lines in zip(*(sheet.lines for sheet in sheets), strict=True):
        source, expedition = lines[0].source, lines[0].expedition
        forgiven = source in (ScoreSource.FORGIVEN, ScoreSource.FORGIVEN_AT_END)
        if not forgiven or any(line.points for line in lines):
            name = words[source]
            if several and expedition:
                name = said.words.scores.of_expedition(source=name, expedition=expedition)
            rows.append((name, tuple(line.points for line in lines)))
    return [*rows, (words.total(), tuple(sheet.total for sheet in sheets))]


_DEEDS = tuple({*kinds.KINDS} - {*SILENT, *_ALONE, kinds.ArrowFound})
"""The events that make up a turn; finding an arrow is mentioned with the step."""


def _fits(line: str, most: int) -> bool:
    return len(line) <= _LINE and len(line.split()) <= most


def _is_step(event: Event) -> bool:
    """Whether an event is just a card beginning a path, or moving an adventurer to a stone other than the city."""
    if not isinstance(event, kinds.Stepped):
        return isinstance(event, kinds.PathBegun)
    return event.reason is None and not event.researcher and event.stone < CITY


def _with_gains(told: Iterable[str]) -> list[str]:
    """Put what was found in brackets behind the step that found it: "reaches stone 4 (+10 #points)"."""
    deeds = list[str]()
    for each in told:
        if deeds and each.startswith("+"):
            before = deeds.pop()
            each = f"{before[:-1]}, {each})" if before.endswith(")") else f"{before} ({each})"
        deeds.append(each)
    return deeds


def last_turn(events: Sequence[Event]) -> tuple[Event, ...]:
    """Return the events of the seat that acted last in the latest expedition; empty if nobody has acted in it."""
    began = max((at for at, event in enumerate(events) if isinstance(event, kinds.ExpeditionBegan)), default=0)
    done = [event for event in events[began:] if isinstance(event, _DEEDS)]
    turns = [tuple(turn) for _, turn in groupby(done, key=lambda event: event.seat)]
    return turns[-1] if turns else ()


def in_short(turn: Sequence[Event], said: Said) -> tuple[str, ...]:
    """Return short descriptions of a turn's events with icons ("+10 #points"), without the player's name."""
    only = next((event.card.colour for event in turn if isinstance(event, kinds.CardPlayed)), None)

    def deed(event: Event) -> str:
        nonlocal only
        at = "other"
        if isinstance(event, kinds.Stepped):
            only = only if event.path is only else None
            at = "city" if event.stone == CITY else "only" if only else "other"
        return said.tell(said.words.story, f"{message_of(type(event))}.short", event, at=at)

    return tuple(map(deed, turn))
