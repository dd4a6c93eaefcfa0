"""What a finished game is remembered by: figures for each player, counted from what happened. Knows no clock.

A figure is a count under a short name; a name with a colon counts one card, assistant or guardian
("played:hat"). Figures of several games add up.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import datetime
from itertools import chain
from statistics import median

from arnak_bot.engine import Event, EventKind, GameView
from arnak_bot.engine.content import BOARDS, CARD_BY_ID, TEMPLE_STACK_BY_ID
from arnak_bot.engine.printed import CardKind
from arnak_bot.engine.rules.scoring import ScoreSheet
from arnak_bot.host.retelling import turns_of
from arnak_bot.host.tables import TAKEN_BACK, UNDO, Table
from arnak_bot.store import ResultRecord

__all__ = ["figures_of", "results_of"]

_COUNTED = {
    EventKind.TURN_ENDED: "turns",
    EventKind.RELOCATED: "relocated",
    EventKind.RETURNED: "returned",
    EventKind.GUARDIAN_MOVED: "guardians moved",
    EventKind.TOOK_IDOL: "idols taken",
    EventKind.SLOTTED_IDOL: "idols slotted",
    EventKind.PAID_IDOL: "idols paid",
    EventKind.DREW: "cards drawn",
    EventKind.PLAYED: "cards played",
    EventKind.PUT_DOWN: "cards put down",
    EventKind.EXILED: "cards exiled",
    EventKind.GAINED_CARD: "cards gained",
    EventKind.GAINED_FEAR: "fear gained",
    EventKind.TOOK_BONUS: "bonus tiles",
    EventKind.TOOK_TEMPLE_TILE: "temple tiles",
    EventKind.RECRUITED: "assistants recruited",
    EventKind.RESCUED: "assistants rescued",
    EventKind.USED_ASSISTANT: "assistants used",
    EventKind.BORROWED: "assistants borrowed",
    EventKind.UPGRADED_ASSISTANT: "assistants turned to gold",
    EventKind.EXCHANGED: "assistants exchanged",
    EventKind.REFRESHED: "assistants refreshed",
    EventKind.USED_BOON: "boons used",
    EventKind.DECLINED: "effects declined",
    EventKind.REACHED_TEMPLE: "temple reached",
}


def figures_of(events: Iterable[Event], board: str, seat: int) -> dict[str, int]:
    """Count what a seat did, from what has happened."""
    counts: Counter[str] = Counter()
    round_number = 0
    for event in events:
        if event.kind is EventKind.ROUND_BEGAN:
            round_number = event.amount
        if event.seat == seat:
            _count(counts, event, board, round_number)
    return dict(counts)


def _count(counts: Counter[str], event: Event, board: str, round_number: int) -> None:
    name = _COUNTED.get(event.kind)
    if name is not None:
        counts[name] += 1
    match event.kind:
        case EventKind.GAINED:
            counts[f"gained {event.subject}"] += event.amount
        case EventKind.PAID:
            counts[f"paid {event.subject}"] += event.amount
        case EventKind.DUG | EventKind.ACTIVATED | EventKind.DISCOVERED:
            printed = BOARDS[board].sites[BOARDS[board].site(event.subject)]
            counts[f"{event.kind.value} {'camp' if printed.level == 0 else f'level {printed.level}'}"] += 1
        case EventKind.OVERCAME:
            counts["guardians overcome"] += 1
            counts[f"overcome in round {round_number}"] += 1
            counts[f"guardian:{event.amount}"] += 1
        case EventKind.BOUGHT:
            kind = CARD_BY_ID[event.subject].kind
            counts["items bought" if kind is CardKind.ITEM else "artifacts bought"] += 1
            counts[f"bought:{event.subject}"] += 1
        case EventKind.PLAYED:
            counts[f"played:{event.subject}"] += 1
        case EventKind.EXILED if event.subject == "fear":
            counts["fear exiled"] += 1
        case EventKind.RESEARCHED:
            counts[f"research {event.subject}"] += 1
        case EventKind.USED_ASSISTANT:
            counts[f"assistant:{event.amount}"] += 1
        case EventKind.TOOK_TEMPLE_TILE if event.subject in TEMPLE_STACK_BY_ID:
            counts[f"temple tiles worth {TEMPLE_STACK_BY_ID[event.subject].points}"] += 1
        case EventKind.PASSED:
            counts["rounds passed"] += 1
        case _:
            pass


def _closing_figures(view: GameView, seat: int, sheet: ScoreSheet) -> dict[str, int]:
    """What the end of a game adds: points by source, and how far the tokens came."""
    player, track = view.players[seat], BOARDS[view.board].research
    figures = {f"points {source.value}": points for source, points in sheet.lines}
    figures["glass row"], figures["notebook row"] = track[player.glass].row, track[player.notebook].row
    figures["cards owned"] = sum(count for _, count in player.cards)
    figures["tokens left"] = sum(count for _, count in player.tokens)
    return figures


def turn_seconds(times: Sequence[tuple[int, str, str]], started: datetime, seat: int) -> int | None:
    """Return the median time in seconds that a seat took for a turn: from the last move of another to its own last."""
    spans, before, last = [], started, None
    for acting, _, at in times:
        now = datetime.fromisoformat(at)
        if acting == seat:
            last = now
        else:
            if last is not None:
                spans.append((last - before).total_seconds())
                last = None
            before = now
    if last is not None:
        spans.append((last - before).total_seconds())
    return round(median(spans)) if spans else None


def results_of(table: Table, times: Sequence[tuple[int, str, str]]) -> list[ResultRecord]:
    """Return how a finished game went for each of its players, by replaying its log; `times` are those of its moves.

    Raises:
        IllegalAction: an older version of the rules wrote the log.
    """
    game = table.running
    events = list(chain.from_iterable(turns_of(game.setup, game.log)))
    view, sheets = game.view(None), game.scores()
    assert table.started_at is not None
    results = []
    for seat in table.seats:
        figures = figures_of(events, game.setup.board, seat.seat) | _closing_figures(view, seat.seat, sheets[seat.seat])
        figures["undone"] = sum(acting == seat.seat and action in (UNDO, TAKEN_BACK) for acting, action, _ in times)
        figures["decisions"] = sum(acting == seat.seat for acting, _ in game.log)
        results.append(
            ResultRecord(
                table.id,
                seat.seat,
                seat.user_id,
                table.guild_id,
                game.setup.board,
                len(table.seats),
                table.options.rival,
                sheets[seat.seat].total,
                sheets[seat.seat].rank,
                turn_seconds(times, table.started_at, seat.seat),
                figures,
            )
        )
    return results
