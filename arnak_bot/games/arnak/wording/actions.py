"""One description for each kind of action: its menu, its message, its cost, its gain and its picture.

Labels, hints, symbols, menus and pictures are all derived from it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum

from arnak_bot.games.arnak.engine import Action, GameView, Phase, Verb, act, content
from arnak_bot.games.arnak.engine.effects import ExileCard
from arnak_bot.games.arnak.engine.printed import BonusTile
from arnak_bot.games.arnak.wording import gains, short, things
from arnak_bot.games.arnak.wording.gains import SIGNS, WORDS, Choice, Style
from arnak_bot.games.arnak.wording.messages import Words
from arnak_bot.games.arnak.wording.things import Thing


class Menu(StrEnum):
    """The menus for the actions of a turn, in reading order."""

    ANSWER = "answer"
    ISLAND = "island"
    CARDS = "cards"
    RESEARCH = "research"
    FREE = "free"


def _nothing(it: Choice, words: Words, style: Style = SIGNS) -> str:
    return ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown:
    """How the actions of a verb are shown to players.

    `way` is the attribute of the verb's message to use, "" for the message itself. The versions `in_signs` leave out
    what the label already says; an arrow `leads` from the price to the gain. Players have to confirm what is `final`
    if it cannot be undone. `thing` is what the action chooses, to show its picture.
    """

    menu: Menu | None = None
    way: Callable[[Choice], str] = lambda it: ""
    price: Callable[[Choice, Words], str] = _nothing
    gain: Callable[[Choice, Words, Style], str] = _nothing
    price_in_signs: Callable[[Choice, Words], str] | None = None
    gain_in_signs: Callable[[Choice, Words, Style], str] | None = None
    leads: bool = False
    final: bool = False
    thing: Callable[[Choice, Words], Thing | None] = lambda it, words: None


def _from_where(it: Choice) -> str:
    if it.first == content.FEAR_TILE:
        return it.first
    if it.action.args[1:]:
        return "from-hand"
    if it.first in it.view.own.play:
        return "from-play"
    return "from-hand" if it.action in it.view.legal else ""


def _card(it: Choice, words: Words) -> Thing | None:
    return None if it.card is None else things.card(it.card.id, words)


def _unused_card(it: Choice, words: Words) -> Thing | None:
    found = _card(it, words)
    return None if found is None else replace(found, words=words.components.unused())


def _is_lost(it: Choice, words: Words, style: Style = WORDS) -> str:
    """What exiling a card loses, lest its own effect read as a gain."""
    return "" if it.card is None else words.components.exiled(does=short.card(it.card, words))


def _exiled_card(it: Choice, words: Words) -> Thing | None:
    """The card to exile; its name says from where if this kind is in both hand and play area."""
    if it.card is None:
        return None
    said = words.components
    found = replace(things.card(it.card.id, words), words=said.gone())  # the picture has no room for signs
    if act(f"exile {it.first} hand") not in it.view.legal:
        return found
    return replace(found, name=(said.from_hand if it.action.args[1:] else said.from_play)(name=found.name))


_AT_SITE = Shown(gain=gains.of_site, leads=True)
_CARD = Shown(gain=gains.of_card, thing=_card)
_CARD_ALONE = replace(_CARD, gain_in_signs=_nothing)
_JOINS = Shown(
    gain=gains.of_assistant, final=True, thing=lambda it, words: things.assistant(int(it.first), words=words)
)
_CHANGES = Shown(
    gain=gains.of_assistant,
    thing=lambda it, words: things.assistant(it.side[0], gold=it.side[1], words=words) if it.side else None,
)


def _holding(it: Choice) -> str:
    """The attribute "holding" if cards can still be played, unless passing has to be confirmed anyway."""
    plays = any(each.verb is Verb.PLAY and each not in it.view.in_vain for each in it.view.legal)
    return "" if it.view.own.at_home or not plays else "holding"


ACTIONS = {
    Verb.OVERCOME: Shown(
        menu=Menu.ISLAND,
        way=lambda it: "" if it.guardian else "nobody",
        price=gains.price_of_overcoming,
        gain=gains.of_overcoming,
        leads=True,
        thing=lambda it, words: things.guardian(it.guardian, words) if it.guardian else None,
    ),
    Verb.DISCOVER: Shown(menu=Menu.ISLAND, price=gains.price_to_go, gain=gains.of_discovery, leads=True),
    Verb.DIG: replace(_AT_SITE, menu=Menu.ISLAND, price_in_signs=gains.price_to_go),
    Verb.PLAY: replace(_CARD, menu=Menu.CARDS, price=gains.price_to_play, gain=gains.of_use),
    Verb.ASSISTANT: Shown(menu=Menu.CARDS, way=lambda it: "to" if it.action.args[1:] else "", gain=gains.of_assistant),
    Verb.BUY: replace(_CARD, menu=Menu.CARDS, price=gains.price_to_buy),
    Verb.TEMPLE: Shown(
        menu=Menu.RESEARCH,
        price=gains.price_of_temple_tile,
        gain=lambda it, words, _: things.temple(it.first, words).words,
        gain_in_signs=_nothing,
        final=True,
        thing=lambda it, words: things.temple(it.first, words),
    ),
    Verb.RESEARCH: Shown(menu=Menu.RESEARCH, price=gains.price_of_research, gain=gains.of_research, leads=True),
    Verb.PASS: Shown(
        way=lambda it: "with" if it.first else _holding(it), price=gains.price_to_play, gain=gains.of_passing
    ),
    Verb.END: Shown(),
    # free actions
    Verb.BOON: Shown(gain=gains.of_boon),
    Verb.IDOL: Shown(
        price=gains.price_to_slot,
        gain=lambda it, words, style: style.effect(content.SLOT_EFFECT_BY_NAME[it.first].effect, words),
        price_in_signs=_nothing,
        gain_in_signs=_nothing,
        final=True,
    ),
    # answers
    Verb.ACTIVATE: _AT_SITE,
    Verb.RELOCATE: _AT_SITE,
    Verb.GAIN: replace(_CARD, final=True),
    Verb.USE: replace(_CARD, gain=gains.of_use, final=True),
    Verb.DISCARD: Shown(thing=_unused_card),
    Verb.KEEP: replace(_CARD_ALONE, way=lambda it: "all" if it.first == "all" else ""),
    Verb.TOP: _CARD_ALONE,
    Verb.EXILE: replace(_CARD_ALONE, way=_from_where, gain=_is_lost, thing=_exiled_card),
    Verb.RECRUIT: _JOINS,
    Verb.RESCUE: _JOINS,
    Verb.BORROW: replace(_CHANGES, way=lambda it: "to" if it.action.args[1:] else "", final=True),
    Verb.REFRESH: _CHANGES,
    Verb.UPGRADE: replace(_CHANGES, way=lambda it: "" if it.first.isdigit() else it.first),
    Verb.EXCHANGE: replace(_CHANGES, final=True),
    Verb.TAKE: Shown(
        gain=lambda it, words, style: style.effect(content.BONUS_TILE_EFFECTS[BonusTile(it.first)], words),
        gain_in_signs=_nothing,
        final=True,
        thing=lambda it, words: things.bonus(BonusTile(it.first), words),
    ),
    Verb.FIRST: Shown(way=lambda it: it.first),
    Verb.ACCEPT: Shown(way=lambda it: "" if it.asked_price is None else "price"),
    Verb.DONE: Shown(way=lambda it: "more" if it.view.viewer is not None and it.view.own.kept else ""),
    Verb.DECLINE: Shown(way=lambda it: "exile" if isinstance(it.view.task, ExileCard) else ""),
    **dict.fromkeys((Verb.PAY, Verb.CANCEL, Verb.RETURN, Verb.MOVE, Verb.CHOOSE, Verb.DRAW), Shown()),
}
"""How to show the actions of each verb. Among main actions, rare opportunities come first: players want them most."""

_WANTED = {verb: rank for rank, verb in enumerate(ACTIONS)}


def in_words(action: Action, view: GameView, words: Words) -> str:
    """Return the price and gain of an action in words; may be empty."""
    told, it = ACTIONS[action.verb], Choice(action, view)
    return " · ".join(filter(None, (told.price(it, words), told.gain(it, words, WORDS))))


def in_signs(action: Action, view: GameView, words: Words) -> str:
    told, it = ACTIONS[action.verb], Choice(action, view)
    cost = (told.price_in_signs or told.price)(it, words)
    gain = (told.gain_in_signs or told.gain)(it, words, SIGNS)
    joint = "" if not cost else " → " if told.leads else " · " if gain else ""
    return f"{cost}{joint}{gain}"


def thing_of(action: Action, view: GameView, words: Words) -> Thing | None:
    return ACTIONS[action.verb].thing(Choice(action, view), words)


# --- menus ---------------------------------------------------------------------------------------


def in_menu(menu: Menu, view: GameView) -> list[Action]:
    """The viewer's actions in a menu; rare opportunities among main actions come first."""
    actions = (action for action in view.legal if menu_of(action, view) is menu)
    return sorted(actions, key=lambda action: _WANTED[action.verb] if ACTIONS[action.verb].menu else len(_WANTED))


def menu_of(action: Action, view: GameView) -> Menu | None:
    """Return the menu for one of the viewer's actions; None for pass and end, which are buttons."""
    if action in view.free:
        return Menu.FREE
    if view.question is not None or view.phase is Phase.KEEPING:
        return Menu.ANSWER
    return main_menu(action)


def main_menu(action: Action) -> Menu | None:
    """Return the menu of a main action; passing with a card for its pass effect belongs to the cards menu."""
    return Menu.CARDS if action.verb is Verb.PASS and action.args else ACTIONS[action.verb].menu


def is_only_to_pass(view: GameView) -> bool:
    return {action.verb for action in view.legal} == {Verb.PASS}
