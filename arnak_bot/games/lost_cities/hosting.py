"""Lost Cities as its host asks for it: what happens by itself, who is next, what a game is remembered by."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from arnak_bot.games.lost_cities.engine import (
    LOG,
    NEWEST_EDITION,
    Action,
    Decline,
    Discard,
    Draw,
    Event,
    Game,
    GameView,
    IllegalAction,
    parse,
    seen_by,
)
from arnak_bot.games.lost_cities.engine.events import ExpeditionBegan, GameEnded, TurnEnded
from arnak_bot.games.lost_cities.figures import counted
from arnak_bot.games.lost_cities.options import setup_from
from arnak_bot.games.port import Rules, Setup, Standing

__all__ = ["RULES"]


def _newest_edition() -> int:
    return NEWEST_EDITION


def _new(setup: Setup) -> Game:
    return Game.new(setup_from(setup.options, setup.players, setup.seed, setup.edition))


def _begun(game: Game) -> Game:
    return Game.new(game.setup)


def _load(data: dict[str, Any]) -> Game:
    return Game.from_dict(data)


def _ends_turn(events: Sequence[Event]) -> bool:
    return any(isinstance(event, TurnEnded | ExpeditionBegan | GameEnded) for event in events)


def _least(game: Game, seat: int) -> Action:
    """Discard rather than play, for what is discarded can be had again, and take no step that nobody has to take."""
    legal = game.legal_actions(seat)
    least = [action for action in legal if isinstance(action, Discard | Decline) or action == Draw()]
    return (least or legal)[0]


def _declines(action: Action) -> bool:
    return isinstance(action, Decline)


def _only_answer(view: GameView) -> Action | None:
    """The one explorer that has to take a step. A draw is no answer: Undo does not reach back to before it."""
    return view.answers[0] if len(view.answers) == 1 else None


def _order(game: Game, seat: int, standing: Standing) -> Action | None:
    """Where turns end by themselves, the deck is drawn from if there is nothing else to draw from."""
    if not (standing.auto or standing.ends):
        return None
    return Draw() if game.legal_actions(seat) == (Draw(),) else None


def _next_seats(view: GameView) -> tuple[int, ...]:
    """The others, in order: a new expedition goes on with whoever comes after the last one (C6)."""
    count = len(view.players)
    return tuple((seat + step) % count for seat in view.seats_to_act for step in range(1, count))


def _round_begun(event: Event) -> int | None:
    return event.expedition if isinstance(event, ExpeditionBegan) else None


def _turn_ended(event: Event) -> int | None:
    return event.seat if isinstance(event, TurnEnded) else None


def _figures(game: Game, events: Sequence[Event], seat: int) -> dict[str, int]:
    return dict(counted(events, game.setup.players)[seat])


RULES: Rules[Game, Action, Event, GameView] = Rules(
    new=_new,
    begun=_begun,
    load=_load,
    parse=parse,
    seen_by=seen_by,
    ends_turn=_ends_turn,
    least=_least,
    refusal=IllegalAction,
    next_seats=_next_seats,
    turn_ended=_turn_ended,
    write_log=LOG.write,
    newest_edition=_newest_edition,
    declines=_declines,
    only_answer=_only_answer,
    order=_order,
    round_begun=_round_begun,
    figures=_figures,
)
