"""Arnak as its host asks for it: what seats have ordered, what answers itself, what a game is remembered by."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Any

from arnak_bot.games.arnak.engine import Action, Event, Game, GameView, IllegalAction, Phase, Verb, write_log
from arnak_bot.games.arnak.engine.actions import act
from arnak_bot.games.arnak.engine.content import BOARDS, newest_edition
from arnak_bot.games.arnak.engine.events import GameEnded, RoundBegan, TurnEnded, seen_by
from arnak_bot.games.arnak.engine.options import OPTIONS, RIVAL, rival_of, setup_from
from arnak_bot.games.arnak.engine.setup import EASIEST_RIVAL, HARDEST_RIVAL
from arnak_bot.games.arnak.engine.steps import Pay, Purpose
from arnak_bot.games.arnak.figures import Figure, figures_of, points_from
from arnak_bot.games.options import GameOptions
from arnak_bot.games.port import Rules, Setup, Standing

__all__ = ["PASS", "RULES", "Keep"]

PASS = act("pass")
RIVAL_NAME = "The rival"
_END = act("end")
_LEAST = (Verb.PASS, Verb.END, Verb.DONE, Verb.DECLINE, Verb.CANCEL)
_DECLINING = (Verb.DECLINE, Verb.CANCEL, Verb.DONE)


class Keep(StrEnum):
    """A player's standing answer for the cards that they hold at the end of a round: they are asked, or not."""

    ASK = "ask"
    NOTHING = "nothing"
    ALL = "all"


_KEEPING = {Keep.NOTHING.value: act("done"), Keep.ALL.value: act("keep all")}


def _new(setup: Setup) -> Game:
    return Game.new(setup_from(setup.options, setup.players, setup.seed, setup.edition, auto_end=setup.ends_turns))


def _begun(game: Game) -> Game:
    return Game.new(game.setup)


def _load(data: dict[str, Any]) -> Game:
    return Game.from_dict(data)


def _ends_turn(events: Sequence[Event]) -> bool:
    return any(isinstance(event, TurnEnded | RoundBegan | GameEnded) for event in events)


def least(game: Game, seat: int) -> Action:
    """The action that brings a seat's turn to its end with the least done: pass, end, decline, or the first answer."""
    legal = game.legal_actions(seat)
    for verb in _LEAST:
        for action in legal:
            if action.verb is verb and not action.args:
                return action
    return (game.answers or legal)[0]


def _is_end(action: Action) -> bool:
    return action.verb is Verb.END


def _declines(action: Action) -> bool:
    return action.verb in _DECLINING


def _follows(action: Action) -> tuple[Action, ...]:
    """Passing ends the turn, for free actions come before it."""
    return (action, _END) if action.verb is Verb.PASS else (action,)


def _only_answer(view: GameView) -> Action | None:
    """The single answer, and nothing else that could change it.

    An action that can be taken back is paid only where Undo still reaches back to before it (R57), and a discovery
    never: what it reveals cannot be put back.
    """
    if view.question is None:
        return None
    task = view.question.task
    pays = isinstance(task, Pay)
    if isinstance(task, Pay) and task.purpose is Purpose.DISCOVER:
        return None
    answers = [action for action in view.answers if not pays or action.verb is not Verb.CANCEL]
    if len(answers) != 1 or answers[0].verb in (Verb.DECLINE, Verb.CANCEL):
        return None
    if answers[0].verb is Verb.PAY and view.free:
        return None
    if len(answers) < len(view.answers) and not view.undoable:
        return None
    return answers[0]


def _order(game: Game, seat: int, standing: Standing) -> Action | None:
    """An order of the seat, or the only thing that is left."""
    wanted = _KEEPING.get(standing.keep)
    if wanted is None and standing.ahead is None and not (standing.auto or standing.ends):
        return None  # what is legal is worked out when somebody looks
    legal = game.legal_actions(seat)
    if wanted in legal:
        return wanted
    if standing.ahead == PASS.text and game.question is None:
        return next((action for action in (PASS, _END) if action in legal), None)
    if standing.auto and legal == (PASS,):
        return PASS
    if standing.ends and legal == (_END,):
        return _END
    return None


def _next_seats(view: GameView) -> tuple[int, ...]:
    if view.phase is not Phase.TURNS or not view.seats_to_act:
        return ()
    acting, count = view.seats_to_act[0], len(view.players)
    order = ((acting + step) % count for step in range(1, count))
    return tuple(seat for seat in order if not view.players[seat].passed)


def _may_order(view: GameView, seat: int, _: str) -> bool:
    return not view.players[seat].passed


def _round_begun(event: Event) -> int | None:
    return event.round if isinstance(event, RoundBegan) else None


def _turn_ended(event: Event) -> int | None:
    return event.seat if isinstance(event, TurnEnded) else None


def _figures(game: Game, events: Sequence[Event], seat: int) -> dict[str, int]:
    return figures_of(events, game.setup.board, seat) | _closing_figures(game, seat)


def _closing_figures(game: Game, seat: int) -> dict[str, int]:
    """What the end of a game adds: points by source, and how far the tokens came."""
    view, sheet = game.view(None), game.scores()[seat]
    player, track = view.players[seat], BOARDS[view.board].research
    figures: dict[str, int] = {points_from(source): points for source, points in sheet.lines}
    figures[Figure.GLASS_ROW], figures[Figure.NOTEBOOK_ROW] = track[player.glass].row, track[player.notebook].row
    figures[Figure.CARDS_OWNED] = sum(count for _, count in player.cards)
    figures[Figure.TOKENS_LEFT] = sum(count for _, count in player.tokens)
    return figures


def _bystanders(options: GameOptions) -> tuple[str, ...]:
    return () if rival_of(options) is None else (RIVAL_NAME,)


def _harder(options: GameOptions) -> GameOptions | None:
    rival = rival_of(options)
    return options.with_choice(RIVAL.key, rival + 1) if rival is not None and rival < HARDEST_RIVAL else None


_GUIDED = GameOptions.of({option.key: option.default for option in OPTIONS} | {RIVAL.key: EASIEST_RIVAL})

RULES: Rules[Game, Action, Event, GameView] = Rules(
    newest_edition=newest_edition,
    new=_new,
    begun=_begun,
    load=_load,
    parse=act,
    seen_by=seen_by,
    ends_turn=_ends_turn,
    least=least,
    refusal=IllegalAction,
    is_end=_is_end,
    declines=_declines,
    follows=_follows,
    only_answer=_only_answer,
    order=_order,
    next_seats=_next_seats,
    may_order=_may_order,
    round_begun=_round_begun,
    turn_ended=_turn_ended,
    figures=_figures,
    bystanders=_bystanders,
    write_log=write_log,
    harder=_harder,
    guided=_GUIDED,
)
