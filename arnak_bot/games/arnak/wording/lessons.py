"""A guided first game: when each lesson is due. The caller keeps track of which lessons somebody has had."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from arnak_bot.game.thinking import Advice
from arnak_bot.games.arnak.engine import Action, GameView, Phase, Verb, act
from arnak_bot.games.arnak.engine.content import BOARDS, CARD_BY_ID, FEAR, ROUNDS
from arnak_bot.games.arnak.engine.effects import Token
from arnak_bot.games.arnak.engine.printed import CardKind
from arnak_bot.games.arnak.engine.steps import Pay
from arnak_bot.games.arnak.thoughts import FEARED
from arnak_bot.kit.reasons import of_kinds


def _can(view: GameView, *verbs: Verb) -> bool:
    return any(action.verb in verbs for action in view.legal)


def _asks_which(view: GameView, verb: Verb) -> bool:
    return view.question is not None and any(action.verb is verb for action in view.answers)


def _before_main_action(view: GameView, verb: Verb) -> bool:
    return not view.main_taken and _can(view, verb)


def _can_move(view: GameView, token: Token) -> bool:
    moves = (action for action in view.legal if action.verb is Verb.RESEARCH)
    return not view.main_taken and any(action.args[0] == token for action in moves)


def _with_card(view: GameView, verb: Verb, kind: CardKind) -> list[Action]:
    actions = (action for action in view.legal if action.verb is verb)
    return [each for each in actions if each.args[0] in CARD_BY_ID and CARD_BY_ID[each.args[0]].kind is kind]


def _can_buy_first(view: GameView, kind: CardKind) -> bool:
    owned = {CARD_BY_ID[card].kind for card, _ in view.own.cards if card in CARD_BY_ID}
    return not view.main_taken and kind not in owned and bool(_with_card(view, Verb.BUY, kind))


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
    return isinstance(view.task, Pay) and bool(view.task.travel)


MAIN = (Verb.DIG, Verb.DISCOVER, Verb.RESEARCH, Verb.TEMPLE, Verb.BUY)
"""Main actions. Overcoming a guardian later in the same turn can only be an effect of one of them."""

NEVER_PUT_OFF = frozenset({"welcome", "guardian", "discovering"})
"""The lessons that no warning of Fear puts off: the very first one, and those that say where Fear comes from."""


def brings_fear(advice: Advice) -> bool:
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
        _asks_which(view, Verb.RECRUIT) or (view.question is None and _can(view, Verb.ASSISTANT))
    ),
    "exiling": lambda view: _asks_which(view, Verb.EXILE) and any(FEAR in each.args for each in view.answers),
    "welcome": _turn_is_open,
    "overcoming": lambda view: not view.own.guardians and _before_main_action(view, Verb.OVERCOME),
    "fear": lambda view: _turn_is_open(view) and FEAR in view.own.hand and _can(view, Verb.DIG),
    "digging": lambda view: _turn_is_open(view) and view.own.at_home == 1 and _can(view, Verb.DIG, Verb.DISCOVER),
    "idols": lambda view: not view.own.slots and view.question is None and _can(view, Verb.IDOL),
    "guardian": lambda view: view.question is None and guardian_beside(view) > 0,
    "funding": lambda view: (
        view.question is None and any(each in view.free for each in _with_card(view, Verb.PLAY, CardKind.BASIC))
    ),
    "ending": lambda view: view.question is None and view.main_taken and bool(view.free) and _can(view, Verb.END),
    # only discoveries bring idols
    "discovering": lambda view: not (view.own.crates or view.own.slots) and _before_main_action(view, Verb.DISCOVER),
    "glass": lambda view: not view.own.glass and _can_move(view, Token.GLASS),
    "notebook": lambda view: not view.own.notebook and _can_move(view, Token.NOTEBOOK),
    "items": lambda view: _can_buy_first(view, CardKind.ITEM),
    "artifacts": lambda view: _can_buy_first(view, CardKind.ARTIFACT),
    "rival": lambda view: _turn_is_open(view) and view.rival is not None and bool(view.rival.used),
    "paying": lambda view: _asks_for_travel(view) or (_turn_is_open(view) and _can(view, Verb.DIG, Verb.DISCOVER)),
    "playing-artifacts": lambda view: (
        not view.main_taken and any(each not in view.free for each in _with_card(view, Verb.PLAY, CardKind.ARTIFACT))
    ),
    "boons": lambda view: not view.own.used_boons and view.question is None and _can(view, Verb.BOON),
    "temple": lambda view: BOARDS[view.board].research[view.own.glass].lost_temple,
    "last-round": lambda view: view.round == ROUNDS,
    LEADS_TO_MAIN: _only_passing_left,
}
"""When each lesson is due, by its key, the most useful first."""
