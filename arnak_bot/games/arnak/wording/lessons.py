"""A guided first game: each thing is explained once, in a sentence or two, the first time the player can do it.

A lesson depends only on what the player may see. The caller keeps track of which lessons somebody has had.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from arnak_bot.games.arnak.engine import Action, GameView, Phase, Verb
from arnak_bot.games.arnak.engine.content import BOARDS, CARD_BY_ID, FEAR
from arnak_bot.games.arnak.engine.effects import Token
from arnak_bot.games.arnak.engine.printed import CardKind
from arnak_bot.games.arnak.engine.steps import Pay

__all__ = ["MOMENTS"]

LAST_ROUND = 5
ARCHAEOLOGISTS = 2


Like: TypeAlias = Callable[[Action, GameView], bool]


def _may(*verbs: Verb, like: Like = lambda action, view: True) -> Callable[[GameView], bool]:
    """The player could do one of these now."""
    return lambda view: any(action.verb in verbs and like(action, view) for action in view.legal)


def _card(kind: CardKind, *, free: bool = False) -> Like:
    """With a card of this kind, as a free action or not."""

    def like(action: Action, view: GameView) -> bool:
        card = CARD_BY_ID.get(action.args[0])
        return card is not None and card.kind is kind and (action in view.free) is free

    return like


def _token(token: Token) -> Like:
    return lambda action, view: action.args[0] == token


def _asked(*verbs: Verb) -> Callable[[GameView], bool]:
    """The open question is answered with one of these."""
    return lambda view: view.question is not None and any(action.verb in verbs for action in view.answers)


def _unasked(comes: Callable[[GameView], bool]) -> Callable[[GameView], bool]:
    """Not while a question is open: other possible actions are no help then."""
    return lambda view: view.question is None and comes(view)


def _main(comes: Callable[[GameView], bool]) -> Callable[[GameView], bool]:
    """The main action of the turn has not been taken yet."""
    return lambda view: not view.main_taken and comes(view)


def _pays_travel(view: GameView) -> bool:
    return view.question is not None and isinstance(view.question.task, Pay) and bool(view.question.task.travel)


def _stands_before_guardian(view: GameView) -> bool:
    return any(site.guardian and view.viewer in site.standers for site in view.sites)


def _has_one_out(view: GameView) -> bool:
    assert view.viewer is not None
    return view.players[view.viewer].at_home == ARCHAEOLOGISTS - 1


def _holds_fear(view: GameView) -> bool:
    assert view.viewer is not None
    return FEAR in view.players[view.viewer].hand


def _only_passing_left(view: GameView) -> bool:
    main = [action for action in view.legal if action not in view.free]
    return view.question is None and not view.main_taken and all(action.verb is Verb.PASS for action in main)


def _at_the_temple(view: GameView) -> bool:
    assert view.viewer is not None
    track = BOARDS[view.board].research
    return track[view.players[view.viewer].glass].row == max(space.row for space in track)


def _turn_is_open(view: GameView) -> bool:
    return view.phase is Phase.TURNS and view.question is None and not view.main_taken


MOMENTS: Mapping[str, Callable[[GameView], bool]] = {
    "keeping": lambda view: view.phase is Phase.KEEPING,
    "paying": _pays_travel,
    "recruiting": _asked(Verb.RECRUIT),
    "exiling": _asked(Verb.EXILE),
    "welcome": _turn_is_open,
    "digging": lambda view: _turn_is_open(view) and _has_one_out(view) and _may(Verb.DIG, Verb.DISCOVER)(view),
    "guardian": _unasked(_stands_before_guardian),
    "funding": _unasked(_may(Verb.PLAY, like=_card(CardKind.BASIC, free=True))),
    "ending": lambda view: view.main_taken and view.question is None and _may(Verb.END)(view),
    "rival": lambda view: _turn_is_open(view) and view.rival is not None and bool(view.rival.used),
    "overcoming": _main(_may(Verb.OVERCOME)),
    "discovering": _main(_may(Verb.DISCOVER)),
    "glass": _main(_may(Verb.RESEARCH, like=_token(Token.GLASS))),
    "notebook": _main(_may(Verb.RESEARCH, like=_token(Token.NOTEBOOK))),
    "items": _main(_may(Verb.BUY, like=_card(CardKind.ITEM))),
    "artifacts": _main(_may(Verb.BUY, like=_card(CardKind.ARTIFACT))),
    "playing-artifacts": _main(_may(Verb.PLAY, like=_card(CardKind.ARTIFACT))),
    "idols": _unasked(_may(Verb.IDOL)),
    "assistants": _unasked(_may(Verb.ASSISTANT)),
    "boons": _unasked(_may(Verb.BOON)),
    "fear": lambda view: _turn_is_open(view) and _holds_fear(view) and _may(Verb.DIG)(view),
    "temple": _at_the_temple,
    "last-round": lambda view: view.round == LAST_ROUND,
    "passing": _only_passing_left,
}
"""When each lesson is due, by its key, the most useful first."""
