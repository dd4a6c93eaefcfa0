"""The texts that everybody at a table reads."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic

from arnak_bot.game.options import GameOptions
from arnak_bot.game.texts.part import E, Part, S, V
from arnak_bot.kit.limits import ALT_LIMIT, clip
from arnak_bot.kit.names import Named, by_names, spoken_all
from arnak_bot.kit.prose import listed

_MOST_NEWS = 3


class ChannelTexts(Part, ABC, Generic[E, V, S]):
    """The texts that everybody at a table reads."""

    @abstractmethod
    def tell(self, events: Sequence[E], view: V, names: Sequence[str]) -> list[str]:
        """The events, one line each."""

    def tell_named(self, told: Sequence[Named[E]], view: V) -> list[str]:
        """Like `tell`, with the players' names at the time of each event."""
        return [line for names, run in by_names(told) for line in self.tell(run, view, names)]

    def logged(self, events: Sequence[E]) -> Sequence[E]:
        """The events of a turn as the log tells them, in pieces: each at its place, and nothing twice."""
        return events

    @abstractmethod
    def table(self, view: V, names: Sequence[str]) -> list[str]:
        """The whole table in words, as lines."""

    def board_alt(self, view: V, names: Sequence[str]) -> str:
        """Describe the picture of the table in at most 1,024 characters."""
        return clip(" ".join([self.turn_line(view, names), *self.table(view, names)]), ALT_LIMIT)

    def turn_line(self, view: V, names: Sequence[str]) -> str:
        """The round and whose turn it is."""
        return self.to_move(view, listed((names[seat] for seat in view.seats_to_act), self.common))

    def to_move(self, view: V, who: str) -> str:
        """The round and who the table is waiting for; `who` holds their names or mentions."""
        return self.common.plain.over() if view.over else self.common.plain.to_move(who=who)

    def round_name(self, number: int) -> str:
        """The name of a round within a sentence: "round III"."""
        return self.common.plain.round(number=number)

    def least(self, view: V) -> str:
        """What the simplest move is that the host would make for the viewer now; "" if it only ends their turn."""
        return ""

    def opening(self, events: Sequence[E], view: V, names: Sequence[str]) -> list[str]:
        """The message at the start of a game: the players, and the results of the deal."""
        return [self.common.plain.begins(who=listed(spoken_all(names), self.common)), *self.tell(events, view, names)]

    def paragraphs(
        self, told: Sequence[Named[E]], view: V, names: Sequence[str], before: Sequence[str]
    ) -> list[list[str]]:
        """The events, in the sections of a long message: the turns, and what happens between rounds. `names`: those of
        today; `before`: those at the decision before the events.
        """
        return [self.tell(run, view, called) for called, run in by_names(told)]

    def since(self, told: Sequence[Named[E]], view: V) -> list[str]:
        """What the others have done since the viewer's last move, and with what effect, in at most three lines."""
        others = [(names, event) for names, event in told if event.seat is None or event.seat != view.viewer]
        return self.tell_named(others, view)[-_MOST_NEWS:]

    def ending(self, sheets: Sequence[S], view: V, names: Sequence[str]) -> list[str]:
        """The public announcement of the winners, or that nobody has won; then everybody's points."""
        called = spoken_all(names)
        if all(sheet.rank > 1 for sheet in sheets):
            return [f"**{self.common.plain.nobody_wins()}**"]
        ranking = self.ranking_line(sheets, called)
        return [f"**{self.victory(sheets, view, called)}!**", *ranking]

    def winners(self, sheets: Sequence[S], names: Sequence[str]) -> str:
        first = [sheet for sheet in sheets if sheet.rank == 1]
        who = listed((names[sheet.seat] for sheet in first), self.common)
        return self.common.plain.winners(who=who, count=len(first), points=first[0].total)

    def victory(self, sheets: Sequence[S], view: V, names: Sequence[str]) -> str:
        """Who has won, and by how much or how a tie was decided."""
        won, behind = self.winners(sheets, names), [sheet for sheet in sheets if sheet.rank > 1]
        if not behind:
            return won
        first, second = min(sheets, key=lambda each: each.rank), min(behind, key=lambda each: each.rank)
        if first.total > second.total:
            who = listed((names[sheet.seat] for sheet in behind if sheet.rank == second.rank), self.common)
            return self.common.plain.won_by(winners=won, less=first.total - second.total, who=who)
        return (len(behind) + 1 == len(sheets) and self.tie_decided(first, view, names)) or won

    def tie_decided(self, first: S, view: V, names: Sequence[str]) -> str:
        """Who has won despite a tie on points, and why; "" if the win is shared."""
        return ""

    def ranking(self, sheets: Sequence[S], names: Sequence[str]) -> list[str]:
        ordered = sorted(sheets, key=lambda sheet: (sheet.rank, sheet.seat))
        return [self.score(sheet, names[sheet.seat]) for sheet in ordered]

    def score(self, sheet: S, name: str) -> str:
        """A seat's place and points."""
        return self.common.plain.score(rank=sheet.rank, name=name, points=sheet.total)

    def ranking_line(self, sheets: Sequence[S], names: Sequence[str]) -> list[str]:
        """Everybody's points on one line; nothing if there is only one score sheet."""
        return [" · ".join(self.ranking(sheets, names))] if len(sheets) > 1 else []

    def owned(self, view: V, seat: int, names: Sequence[str]) -> str:
        """A seat's possessions, as far as the viewer may know them."""
        return self.common.plain.all_on_the_table(name=names[seat])

    def discarded(self, view: V) -> str:
        return self.common.plain.nothing_discarded()

    def score_lines(self, sheets: Sequence[S], names: Sequence[str]) -> str:
        return "\n".join(self.ranking(sheets, names))

    def thread_name(self, options: GameOptions) -> str:
        """The name used for a table with these options in the names of its threads; "" for the game's title."""
        return ""

    def part_name(self, part: str) -> str:
        raise ValueError(f"there is no part {part}")
