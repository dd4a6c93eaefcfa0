"""The public texts of the Lost Ark: events, the whole table, the result of a game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from itertools import groupby, takewhile

from arnak_bot.game.texts import ChannelTexts
from arnak_bot.games.lost_ark.engine import Event, GameView, Phase, ScoreSheet, Sheet, seen_by
from arnak_bot.games.lost_ark.engine import events as kinds
from arnak_bot.games.lost_ark.engine.printed import BOXES, HINT_BOXES, Colour
from arnak_bot.games.lost_ark.engine.rules.legality import drawable, moving
from arnak_bot.games.lost_ark.wording.facts import Speaking, together
from arnak_bot.kit.names import Named, YesOrNo, is_you, spoken_all, told_to

_TOLD_BOXES = (*HINT_BOXES, BOXES)


class Channel(Speaking, ChannelTexts[Event, GameView, ScoreSheet]):
    # --- what happened

    def tell(self, events: Sequence[Event], view: GameView, names: Sequence[str]) -> list[str]:
        """A line for each call and each closed turn; for an open turn, the viewer's actions so far."""
        called, lines = told_to(view.viewer, names, self.common), list[str]()
        own: list[kinds.Drawn] = []
        for event in (seen_by(each, view.viewer) for each in events):
            if isinstance(event, kinds.DRAWN):
                own.append(event)
            else:
                if isinstance(event, kinds.TurnClosed) and event.seat == view.viewer:
                    own.clear()
                lines += self._line(event, called, is_you(event.seat, view.viewer))
        if own and view.viewer is not None:
            lines += self._turn(called[view.viewer], own, "yes", moving(view.state, view.viewer))
        return lines

    def logged(self, events: Sequence[Event]) -> Sequence[Event]:
        """The events of a turn, with a seat's actions only where the end of the turn reveals them."""
        closed = {event.seat for event in events if isinstance(event, kinds.TurnClosed)}
        return [seen_by(event, None) if event.seat in closed else event for event in events]

    def _turn(self, name: str, drawn: Sequence[kinds.Drawn], you: YesOrNo, walking: Colour | None = None) -> list[str]:
        """What a seat did; empty if there is nothing to report. `walking`: in which colour it is, in an open turn."""
        did = self._did(_causes_first(drawn), you, walking)
        return [self.words.story.turn(name=name, did=did)] if did else []

    def paragraphs(
        self, told: Sequence[Named[Event]], view: GameView, names: Sequence[str], before: Sequence[str]
    ) -> list[list[str]]:
        """Closed turns in a few icons, then everybody's progress; anything else as in `tell`, but without the colour
        that the die called, which the line that says who is to act mentions.
        """
        lines, far = list[str](), dict[int, str]()
        runs = [(kind, list(run)) for kind, run in groupby(told, key=lambda each: _closes(each[1]))]
        for (kind, part), following in zip(runs, [*(kind for kind, _ in runs[1:]), False], strict=False):
            if kind:
                closed = [event for _, event in part if isinstance(event, kinds.TurnClosed)]
                lines += self._closed(closed, spoken_all(part[0][0]), spoken_all(before))
                far |= {event.seat: self._far(event, spoken_all(names)) for event in closed}
            else:
                lines += self.tell_named(
                    [each for each in part if not (_by_die(each[1]) or (following and _calls(each[1])))], view
                )
            before = next((called for called, event in part if _calls(event)), before)
        return [[*lines, *([" · ".join(far.values())] if far else [])]]

    def since(self, told: Sequence[Named[Event]], view: GameView) -> list[str]:
        """The news about the last call: an answer to an earlier one would read as if it were to this one. Without the
        colour that the die called, because the panel's question mentions it.
        """
        calls = [_call_of(event) for _, event in told]  # not all are in `told`: a seat may have changed hands
        last = next((each for each in reversed(calls) if each is not None), None)
        last = last if view.called is None else (view.caller, view.called)
        begins = max((at for at, call in enumerate(calls, 1) if call not in (None, last)), default=0)
        return together(super().since([(names, event) for names, event in told[begins:] if not _by_die(event)], view))

    def _closed(self, closed: Sequence[kinds.TurnClosed], names: Sequence[str], before: Sequence[str]) -> list[str]:
        """The call, by the name that its player had `before`; the caller's actions, and the others' answers."""
        said, (caller, called) = self.words.story, (closed[0].caller, closed[0].called)
        assert called is not None, "a turn before the first is told in whole"
        did = {event.seat: self._signs(event.drawn) or [self._nothing(event.drawn, "no")] for event in closed}
        colour = self.said.colour(called)
        if caller is None:
            first = said.die_called(colour=colour)
        elif caller in did and names[caller] == before[caller]:
            own = self.said.listed([said.called_it(you="no", colour=colour), *did.pop(caller)])
            first = said.caller_did(name=names[caller], did=own)
        else:
            first = said.called(you="no", name=before[caller], colour=colour)
        others = " · ".join(said.answered(name=names[seat], did=self.said.listed(each)) for seat, each in did.items())
        return [first, said.answers(answers=others)] if others else [first]

    def _nothing(self, drawn: Sequence[kinds.Drawn], you: YesOrNo) -> str:
        """That a seat did nothing: if it had to call, although it could visit no place, it marked a box (K36)."""
        box = any(isinstance(each, kinds.BoxMarked) for each in drawn)
        return (self.words.story.only_a_box if box else self.words.story.nothing)(you=you)

    def _far(self, event: kinds.TurnClosed, names: Sequence[str]) -> str:
        said = self.words.story
        return said.far_of(name=names[event.seat], parts=event.parts, tiles=event.tiles, boxes=event.boxes)

    def _signs(self, drawn: Sequence[kinds.Drawn]) -> list[str]:
        said, told = self.words.story, list[str]()
        for walked, run in groupby(_causes_first(drawn), key=_walks):
            if walked:
                first, *others = [each.place for each in run if isinstance(each, kinds.Visited)]
                places = self.words.amounts.places(count=len(others) + 1) if others else self.said.place(first)
                told.append(said.visits(you="no", places=places))
                continue
            events = list(run)
            for event in dict.fromkeys(events):
                if isinstance(event, kinds.TileFilled):
                    named = self.said.colour(event.colour)
                    told.append(said.fills(you="no", tile=event.tile, colour=named, hints=event.hints))
                else:
                    told.append(self._did([event] * events.count(event), "no"))
        return [*filter(None, told)]

    def _line(self, event: Event, names: Sequence[str], you: YesOrNo) -> list[str]:
        said = self.words.story
        match event:
            case kinds.Called(seat, colour, _):
                named = self.said.colour(colour)
                if seat is None:
                    return [said.die_called(colour=named)]
                return [said.called(you=you, name=names[seat], colour=named)]
            case kinds.CharacterTaken(seat, character):
                return [said.chosen(you=you, name=names[seat], character=self.said.character(character))]
            case kinds.TurnClosed(seat, drawn):
                return self._turn(names[seat], drawn, you) or [
                    said.turn(name=names[seat], did=self._nothing(drawn, you))
                ]
            case _:
                return []

    def _did(self, drawn: Iterable[kinds.Drawn], you: YesOrNo, walking: Colour | None = None) -> str:
        """A seat's actions, without its name; the places of a movement are combined, with the colours it chose."""
        drawn, told = list(drawn), list[str]()
        boxes = [each.colour for each in drawn if isinstance(each, kinds.BoxMarked)]
        for _, run in groupby(drawn, key=_told_with):
            events = list(run)
            visits = [each for each in events if isinstance(each, kinds.Visited)]
            fills = [each for each in events if isinstance(each, kinds.TileFilled) and not each.hints]
            if visits:
                colour = next(iter(boxes), walking or visits[0].colour) if _walks(visits[0]) else visits[0].colour
                painted = {each.place: each.colour for each in visits if each.colour is not colour}
                places = self.said.places([each.place for each in visits], painted)
                facts = {"places": places, "colour": self.said.colour(colour), "you": you}
                told.append(self.words.story.tell(f"visited-{visits[0].how}", facts.__getitem__))
            elif fills:
                tiles, named = self.said.listed(each.tile for each in fills), self.said.colour(fills[0].colour)
                told.append(self.words.story.tile_filled(you=you, tile=tiles, colour=named, hints=0))
            else:
                unlike = ((each, events.count(each)) for each in dict.fromkeys(events))
                told += filter(None, (self._deed(each, you, count, walks=bool(boxes)) for each, count in unlike))
        return self.said.listed(told)

    def _deed(self, event: kinds.Drawn, you: YesOrNo, count: int, *, walks: bool = False) -> str:
        """One of a seat's actions, `count` times; `walks`: a minus point is for walking with a full compass (K27)."""
        said = self.words.story
        match event:
            case kinds.TileFilled(_, tile, colour, hints):
                return said.tile_filled(you=you, tile=tile, colour=self.said.colour(colour), hints=hints)
            case kinds.Walked(_, colour, hints) if hints:
                return said.walked(you=you, colour=self.said.colour(colour), hints=hints)
            case kinds.BoxMarked(_, number, _) if number in _TOLD_BOXES:
                return said.box_marked(you=you, count=number)
            case kinds.Got(_, kinds.Gain.MINUS) if walks:
                return said.walks_for_a_minus(you=you)
            case kinds.Got(_, gain):
                return self.words.story.tell(f"got-{gain}", {"you": you, "count": count}.__getitem__)
            case kinds.PartsFound(_, letters, parts):
                return said.found(you=you, letters=self.said.listed(letters), parts=parts)
            case kinds.ArkFound():
                return said.ark_found(you=you)
            case _:
                return ""

    def opening(self, events: Sequence[Event], view: GameView, names: Sequence[str]) -> list[str]:
        lines = [self.words.story.aim()]
        lines += [self.words.options["third.lobby-on"]] if view.setup.turns_in_round > view.setup.players > 1 else []
        return [*lines, " · ".join(map(self._player, view.sheets, spoken_all(names)))]

    # --- the table

    def to_move(self, view: GameView, who: str) -> str:
        said = self.words.tables
        if view.over:
            return super().to_move(view, who)
        if view.phase is Phase.CHARACTER:
            return said.to_choose_character(who=who)
        if view.phase is Phase.START:
            return (said.to_choose_alone if view.setup.solo else said.to_choose)(who=who)
        if view.called is None:
            return said.to_call(round=view.round, who=who)
        walks: YesOrNo = "yes" if view.caller is None or view.caller in view.seats_to_act else "no"
        answers = partial(said.answers, walks=walks)
        if view.caller is not None:
            if view.setup.solo and not drawable(view.state, view.caller, view.called):
                return said.ends_alone(round=view.round, who=who)
            tell = said.walks_alone if view.setup.solo else answers
        elif view.setup.has_joker:
            tell = answers  # with a joker, the player may have called the colour
        else:
            tell = said.answers_alone if view.setup.solo else said.answers_die
        return tell(round=view.round, colour=self.said.colour(view.called), who=who)

    def least(self, view: GameView) -> str:
        """Says nothing that depends on the viewer's secret answer."""
        said = self.words.tables
        match view.phase:
            case Phase.CALL:
                return said.least_calling()
            case Phase.DRAW:
                return said.least_walking() if view.viewer == view.caller else said.least()
            case _:
                return ""

    def table(self, view: GameView, names: Sequence[str]) -> list[str]:
        return [self.owned(view, seat, names) for seat in range(len(view.sheets))]

    def owned(self, view: GameView, seat: int, names: Sequence[str]) -> str:
        sheet = view.sheets[seat]
        return self.words.tables.seat(player=self._player(sheet, spoken_all(names)[seat]), sheet=self.said.sheet(sheet))

    def _player(self, sheet: Sheet, name: str) -> str:
        said = self.said
        return self.words.tables.player(
            name=name, character=said.character(sheet.character), colour=said.colour(sheet.identity)
        )

    # --- the end

    def ending(self, sheets: Sequence[ScoreSheet], view: GameView, names: Sequence[str]) -> list[str]:
        called = spoken_all(names)
        return [self._decided(sheets, called), *self.ranking_line(sheets, called)]

    def _decided(self, sheets: Sequence[ScoreSheet], names: Sequence[str]) -> str:
        said, first = self.words.tables, [sheet for sheet in sheets if sheet.rank == 1]
        if not first:
            lost = said.lost_alone if len(sheets) == 1 else said.lost_together
            return lost(parts=max(sheet.parts for sheet in sheets))
        who, count = self.said.listed(names[sheet.seat] for sheet in first), len(first)
        points, parts = first[0].total, first[0].parts
        below = [sheet.parts for sheet in sheets if sheet.rank > 1]
        if first[0].found:
            return said.wins_found(names=who, count=count, points=points)
        if below and max(below) < parts:
            behind = self.words.amounts.parts(parts=max(below))
            return said.wins_parts(names=who, count=count, parts=parts, next=behind)
        return said.wins_points(names=who, count=count, parts=parts, points=points)

    def ranking(self, sheets: Sequence[ScoreSheet], names: Sequence[str]) -> list[str]:
        ordered = sorted(sheets, key=lambda sheet: (sheet.rank, -sheet.parts, -sheet.total))
        return [
            self.words.tables.score(rank=at, name=names[sheet.seat], parts=sheet.parts, points=sheet.total)
            for at, sheet in enumerate(ordered, start=1)
        ]


def _closes(event: Event) -> bool:
    """Whether an event ends a turn that began with a call."""
    return isinstance(event, kinds.TurnClosed) and event.called is not None


def _calls(event: Event) -> bool:
    return isinstance(event, kinds.Called)


def _call_of(event: Event) -> tuple[int | None, Colour | None] | None:
    """The seat and the colour of the call that an event is, or answers."""
    match event:
        case kinds.Called(seat, colour, _):
            return seat, colour
        case kinds.TurnClosed():
            return event.caller, event.called
        case _:
            return None


def _by_die(event: Event) -> bool:
    return isinstance(event, kinds.Called) and event.seat is None


def _told_with(event: kinds.Drawn) -> object:
    """A key for events told together: the visits of a walk, others of one kind and colour, and tiles of one colour."""
    match event:
        case kinds.Visited(_, _, colour, how):
            return how, None if _walks(event) else colour
        case kinds.TileFilled(hints=0):
            return event.colour
        case _:
            return None


def _walks(event: kinds.Drawn) -> bool:
    return isinstance(event, kinds.Visited) and event.how is kinds.How.MOVEMENT


def _causes_first(drawn: Sequence[kinds.Drawn]) -> list[kinds.Drawn]:
    """Put a walk before the box that it marks and the gains from that box, and the last part before the whole ark."""
    ordered = sorted(drawn, key=lambda event: isinstance(event, kinds.ArkFound))
    box = next((at for at, event in enumerate(ordered) if isinstance(event, kinds.BoxMarked)), len(ordered))
    walk = list(takewhile(lambda each: _walks(each) or isinstance(each, kinds.BoxMarked | kinds.Got), ordered[box:]))
    return [*ordered[:box], *sorted(walk, key=lambda event: not _walks(event)), *ordered[box + len(walk) :]]
