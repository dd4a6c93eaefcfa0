"""A guided first game: every option is explained in a sentence or two the first time a player has it.

A lesson depends only on what the player may see. The caller keeps track of which lessons somebody has had.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from arnak_bot.game.thinking import Advice
from arnak_bot.games.arnak.engine import Action, GameView, Phase, Verb, act
from arnak_bot.games.arnak.engine.content import BOARDS, CARD_BY_ID, FEAR, ROUNDS
from arnak_bot.games.arnak.engine.effects import Token
from arnak_bot.games.arnak.engine.printed import CardKind
from arnak_bot.games.arnak.engine.steps import Pay
from arnak_bot.games.arnak.thoughts import FEARED
from arnak_bot.kit.reasons import of_kinds

Like: TypeAlias = Callable[[Action, GameView], bool]


def _when_possible(*verbs: Verb, like: Like = lambda action, view: True) -> Callable[[GameView], bool]:
    """Return the condition that some action with one of these verbs is possible now and satisfies `like`."""
    return lambda view: any(action.verb in verbs and like(action, view) for action in view.legal)


def _plays_card_of(kind: CardKind, *, free: bool = False) -> Like:
    """Return the condition that an action uses a card of this kind, and is a free action if (and only if) `free`."""

    def like(action: Action, view: GameView) -> bool:
        card = CARD_BY_ID.get(action.args[0])
        return card is not None and card.kind is kind and (action in view.free) is free

    return like


def _moves_token(token: Token) -> Like:
    return lambda action, view: action.args[0] == token


def _when_asked(*verbs: Verb) -> Callable[[GameView], bool]:
    """Return the condition that an action with one of these verbs answers the open question."""
    return lambda view: view.question is not None and any(action.verb in verbs for action in view.answers)


def _without_question(comes: Callable[[GameView], bool]) -> Callable[[GameView], bool]:
    """Restrict a condition to when no question is open: a lesson about other actions would not help with the answer."""
    return lambda view: view.question is None and comes(view)


def _before_main_action(comes: Callable[[GameView], bool]) -> Callable[[GameView], bool]:
    """Make a condition false once the turn's main action has been taken."""
    return lambda view: not view.main_taken and comes(view)


def _until(done: Callable[[GameView], object], comes: Callable[[GameView], bool]) -> Callable[[GameView], bool]:
    """Make a condition false once the player has done, in this game, what the lesson teaches."""
    return lambda view: not done(view) and comes(view)


def _first_main_action(
    done: Callable[[GameView], object], verb: Verb, *, like: Like = lambda action, view: True
) -> Callable[[GameView], bool]:
    """Return the condition that such a main action is possible, for somebody who has not done this before."""
    return _until(done, _before_main_action(_when_possible(verb, like=like)))


def _owns_card_of(kind: CardKind) -> Callable[[GameView], bool]:
    return lambda view: any(CARD_BY_ID[card].kind is kind for card, _ in view.own.cards if card in CARD_BY_ID)


def guardian_beside(view: GameView) -> int:
    """The number of a guardian beside one of the viewer's archaeologists; 0 if there is none."""
    return next((site.guardian for site in view.sites if site.guardian and view.viewer in site.standers), 0)


def _only_passing_left(view: GameView) -> bool:
    main = [action for action in view.legal if action not in view.free]
    only_passing = not view.main_taken and all(action.verb is Verb.PASS for action in main)
    return view.question is None and only_passing and bool(view.free)


def _turn_is_open(view: GameView) -> bool:
    return view.phase is Phase.TURNS and view.question is None and not view.main_taken


def _asks_for_travel(view: GameView) -> bool:
    return view.question is not None and isinstance(view.question.task, Pay) and bool(view.question.task.travel)


MAIN = (Verb.DIG, Verb.DISCOVER, Verb.RESEARCH, Verb.TEMPLE, Verb.BUY)
"""Main actions. Overcoming a guardian later in the same turn can only be an effect of one of them."""

NEVER_PUT_OFF = frozenset({"welcome", "guardian", "discovering"})
"""The lessons that no warning of Fear puts off: the very first one, and those that say where Fear comes from."""


def brings_fear(advice: Advice) -> bool:
    """Whether the first step of a hint brings Fear, or may bring it."""
    now = act(advice.actions[0]).verb in (*MAIN, Verb.PASS) or len(advice.actions) == 1
    return now and bool(of_kinds(advice.reasons, FEARED))


SPENT = {"fear": FEAR, "boons": "boon"}
"""The lessons about something to pay with, which are due when the advised move spends it, and the name of that."""


def is_spent(what: str, actions: Sequence[str]) -> bool:
    return any(act(each).verb in (Verb.PAY, Verb.DISCARD, Verb.BOON) and what in each for each in actions)


LEADS_TO_MAIN = "passing"
"""The lesson that a free action may make a main action possible; advice to pass would contradict it."""

MOMENTS: Mapping[str, Callable[[GameView], bool]] = {
    "keeping": lambda view: view.phase is Phase.KEEPING,
    "recruiting": lambda view: (
        _when_asked(Verb.RECRUIT)(view) or _without_question(_when_possible(Verb.ASSISTANT))(view)
    ),
    "exiling": lambda view: _when_asked(Verb.EXILE)(view) and any(FEAR in each.args for each in view.answers),
    "welcome": _turn_is_open,
    "fear": lambda view: _turn_is_open(view) and FEAR in view.own.hand and _when_possible(Verb.DIG)(view),
    "digging": lambda view: (
        _turn_is_open(view) and view.own.at_home == 1 and _when_possible(Verb.DIG, Verb.DISCOVER)(view)
    ),
    "idols": _until(lambda view: view.own.slots, _without_question(_when_possible(Verb.IDOL))),
    "guardian": _without_question(lambda view: guardian_beside(view) > 0),
    "funding": _without_question(_when_possible(Verb.PLAY, like=_plays_card_of(CardKind.BASIC, free=True))),
    "ending": _without_question(lambda view: view.main_taken and bool(view.free) and _when_possible(Verb.END)(view)),
    "overcoming": _first_main_action(lambda view: view.own.guardians, Verb.OVERCOME),
    # only discoveries bring idols
    "discovering": _first_main_action(lambda view: view.own.crates or view.own.slots, Verb.DISCOVER),
    "glass": _first_main_action(lambda view: view.own.glass, Verb.RESEARCH, like=_moves_token(Token.GLASS)),
    "notebook": _first_main_action(lambda view: view.own.notebook, Verb.RESEARCH, like=_moves_token(Token.NOTEBOOK)),
    "items": _first_main_action(_owns_card_of(CardKind.ITEM), Verb.BUY, like=_plays_card_of(CardKind.ITEM)),
    "artifacts": _first_main_action(_owns_card_of(CardKind.ARTIFACT), Verb.BUY, like=_plays_card_of(CardKind.ARTIFACT)),
    "rival": lambda view: _turn_is_open(view) and view.rival is not None and bool(view.rival.used),
    "paying": lambda view: (
        _asks_for_travel(view) or (_turn_is_open(view) and _when_possible(Verb.DIG, Verb.DISCOVER)(view))
    ),
    "playing-artifacts": _before_main_action(_when_possible(Verb.PLAY, like=_plays_card_of(CardKind.ARTIFACT))),
    "boons": _until(lambda view: view.own.used_boons, _without_question(_when_possible(Verb.BOON))),
    "temple": lambda view: BOARDS[view.board].research[view.own.glass].lost_temple,
    "last-round": lambda view: view.round == ROUNDS,
    LEADS_TO_MAIN: _only_passing_left,
}
"""When each lesson is due, by its key, the most useful first."""
