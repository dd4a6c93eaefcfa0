"""One description for each action: its menu, its message, its cost, its gain and its picture.

Labels, hints, signs, menus and pictures are all derived from it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from enum import StrEnum

from arnak_bot.games.arnak.engine.actions import Action, Verb
from arnak_bot.games.arnak.engine.content import FEAR_TILE
from arnak_bot.games.arnak.engine.effects import PayTo
from arnak_bot.games.arnak.engine.resources import Bag
from arnak_bot.games.arnak.engine.state import Phase
from arnak_bot.games.arnak.engine.view import GameView
from arnak_bot.games.arnak.wording import gains, things
from arnak_bot.games.arnak.wording.gains import SIGNS, WORDS, Style
from arnak_bot.games.arnak.wording.messages import Words
from arnak_bot.games.arnak.wording.things import Thing

__all__ = [
    "ACTIONS",
    "Description",
    "Menu",
    "asked_price",
    "in_signs",
    "in_words",
    "main_menu",
    "menu_of",
    "sorted_by_want",
    "things_of",
]


class Menu(StrEnum):
    """The menus for the actions of a turn, in reading order."""

    ANSWER = "answer"
    ISLAND = "island"
    CARDS = "cards"
    RESEARCH = "research"
    FREE = "free"


def _nothing(action: Action, view: GameView, words: Words, style: Style = SIGNS) -> str:
    return ""


def _no_thing(action: Action, view: GameView, words: Words) -> None:
    return None


def _in_one_way(action: Action, view: GameView) -> str:
    return ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Description:
    """How the actions of a verb are shown to players.

    Attributes:
        menu: the menu of a main action.
        way: the attribute of the verb's message to use; "" for the message itself.
        price: its cost, in signs.
        gain: its effect.
        price_in_signs, gain_in_signs: the same for tight spaces, without what the label already says.
        leads: whether price and gain are joined by an arrow.
        thing: what it chooses, for its picture; None if it does not choose a thing.
    """

    menu: Menu | None = None
    way: Callable[[Action, GameView], str] = _in_one_way
    price: Callable[[Action, GameView, Words], str] = _nothing
    gain: Callable[[Action, GameView, Words, Style], str] = _nothing
    price_in_signs: Callable[[Action, GameView, Words], str] | None = None
    gain_in_signs: Callable[[Action, GameView, Words, Style], str] | None = None
    leads: bool = False
    thing: Callable[[Action, GameView, Words], Thing | None] = _no_thing


# --- variants of an action's message ------------------------------------------------------------


def _guarded(action: Action, view: GameView) -> str:
    return "" if gains.guardian_at(action.args[0], view) else "nobody"


def _from_where(action: Action, view: GameView) -> str:
    first, *more = action.args
    if first == FEAR_TILE:
        return first
    assert view.viewer is not None
    return "from-hand" if more or first not in view.players[view.viewer].play else "from-play"


def _first_word(action: Action, view: GameView) -> str:
    return action.args[0]


def _whom(action: Action, view: GameView) -> str:
    return "" if action.args[0].isdigit() else action.args[0]


def _all(action: Action, view: GameView) -> str:
    return "all" if action.args[0] == "all" else ""


def _with_card(action: Action, view: GameView) -> str:
    return "with" if action.args else ""


def _for_what(action: Action, view: GameView) -> str:
    return "to" if action.args[1:] else ""


def _at_a_price(action: Action, view: GameView) -> str:
    return "" if asked_price(view) is None else "price"


def _after_others(action: Action, view: GameView) -> str:
    return "more" if view.viewer is not None and view.players[view.viewer].kept else ""


def asked_price(view: GameView) -> Bag | None:
    """Return what the open question would have paid; None if it is no longer asked."""
    task = view.question.task if view.question is not None else None
    return task.tokens if isinstance(task, PayTo) else None


_PLAIN = Description()
_AT_SITE = Description(gain=gains.of_site, leads=True)
_CARD = Description(gain=gains.of_card, thing=things.chosen_card)
_CARD_ALONE = replace(_CARD, gain_in_signs=_nothing)
_JOINS = Description(gain=gains.of_assistant, thing=things.both_sides)
_CHANGES = Description(gain=gains.of_assistant, thing=things.one_side)

ACTIONS = {
    Verb.OVERCOME: Description(
        menu=Menu.ISLAND,
        way=_guarded,
        price=gains.price_to_overcome,
        gain=gains.of_overcoming,
        leads=True,
        thing=things.guardian_there,
    ),
    Verb.DISCOVER: Description(menu=Menu.ISLAND, price=gains.price_to_discover, gain=gains.of_discovery, leads=True),
    Verb.DIG: replace(_AT_SITE, menu=Menu.ISLAND, price=gains.travel_to_dig),
    Verb.PLAY: replace(_CARD, menu=Menu.CARDS, price=gains.price_to_play),
    Verb.ASSISTANT: Description(menu=Menu.CARDS, way=_for_what, gain=gains.of_assistant),
    Verb.BUY: replace(_CARD, menu=Menu.CARDS, price=gains.price_of_card, price_in_signs=gains.price_and_travel),
    Verb.TEMPLE: Description(
        menu=Menu.RESEARCH,
        price=gains.price_of_temple_tile,
        gain=gains.of_temple_tile,
        gain_in_signs=_nothing,
        thing=things.chosen_temple_tile,
    ),
    Verb.RESEARCH: Description(menu=Menu.RESEARCH, price=gains.price_of_research, gain=gains.of_research, leads=True),
    Verb.PASS: Description(way=_with_card, price=gains.price_to_play, gain=gains.of_passing),
    Verb.END: _PLAIN,
    # free actions
    Verb.BOON: Description(gain=gains.of_boon),
    Verb.IDOL: Description(
        price=gains.price_of_slot, gain=gains.of_slot, price_in_signs=_nothing, gain_in_signs=_nothing
    ),
    # answers
    Verb.ACTIVATE: _AT_SITE,
    Verb.RELOCATE: _AT_SITE,
    Verb.GAIN: _CARD,
    Verb.USE: _CARD,
    Verb.DISCARD: replace(_CARD_ALONE, thing=things.unused_card),
    Verb.KEEP: replace(_CARD_ALONE, way=_all),
    Verb.TOP: _CARD_ALONE,
    Verb.EXILE: replace(_CARD_ALONE, way=_from_where),
    Verb.RECRUIT: _JOINS,
    Verb.RESCUE: _JOINS,
    Verb.BORROW: replace(_CHANGES, way=_for_what),
    Verb.REFRESH: _CHANGES,
    Verb.UPGRADE: replace(_CHANGES, way=_whom),
    Verb.EXCHANGE: _CHANGES,
    Verb.TAKE: Description(gain=gains.of_bonus_tile, gain_in_signs=_nothing, thing=things.chosen_bonus),
    Verb.FIRST: Description(way=_first_word),
    Verb.ACCEPT: Description(way=_at_a_price),
    Verb.DONE: Description(way=_after_others),
    Verb.PAY: _PLAIN,
    Verb.CANCEL: _PLAIN,
    Verb.DECLINE: _PLAIN,
    Verb.RETURN: _PLAIN,
    Verb.MOVE: _PLAIN,
    Verb.CHOOSE: _PLAIN,
    Verb.DRAW: _PLAIN,
}
"""Main actions in the order of how much a player would want them: rare opportunities come first."""

_WANTED = {verb: rank for rank, verb in enumerate(ACTIONS)}


def in_words(action: Action, view: GameView, words: Words) -> str:
    """Return the price and gain of an action in words; may be empty."""
    told = ACTIONS[action.verb]
    return " · ".join(filter(None, (told.price(action, view, words), told.gain(action, view, words, WORDS))))


def in_signs(action: Action, view: GameView, words: Words) -> str:
    """Return the price and gain of an action in a few signs; may be empty."""
    told = ACTIONS[action.verb]
    cost = (told.price_in_signs or told.price)(action, view, words)
    gain = (told.gain_in_signs or told.gain)(action, view, words, SIGNS)
    joint = " → " if told.leads else " · " if cost and gain else ""
    return f"{cost}{joint}{gain}".lstrip()


# --- menus ---------------------------------------------------------------------------------------


def sorted_by_want(actions: Iterable[Action]) -> list[Action]:
    """Sort the actions of a menu by how much a player would want them: rare opportunities come first."""
    return sorted(actions, key=lambda action: _WANTED[action.verb] if ACTIONS[action.verb].menu else len(_WANTED))


def menu_of(action: Action, view: GameView) -> Menu | None:
    """Return the menu for one of the viewer's actions; None for pass and end, which are buttons."""
    if action in view.free:
        return Menu.FREE
    if view.question is not None or view.phase is Phase.KEEPING:
        return Menu.ANSWER
    return main_menu(action)


def main_menu(action: Action) -> Menu | None:
    """Return the menu of a main action. Passing with a card that has a pass effect is in the cards menu."""
    return Menu.CARDS if action.verb is Verb.PASS and action.args else ACTIONS[action.verb].menu


def things_of(actions: Iterable[Action], view: GameView, words: Words) -> list[tuple[Action, Thing]]:
    """Return the things that these answers choose, each once, with the first answer that chooses it."""
    chosen: dict[Thing, Action] = {}
    for action in actions:
        thing = ACTIONS[action.verb].thing(action, view, words)
        if thing is not None:
            chosen.setdefault(thing, action)
    return [(action, thing) for thing, action in chosen.items()]
