"""Actions as words a player understands: a label, a hint of cost and gain, and the menu they belong to."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from enum import StrEnum
from typing import TypeAlias

from arnak_bot.games.arnak.engine.actions import Action, Verb, site_and_space
from arnak_bot.games.arnak.engine.content import (
    ASSISTANT_BY_NUMBER,
    BOARDS,
    CARD_BY_ID,
    FEAR_TILE,
    site_effect,
)
from arnak_bot.games.arnak.engine.effects import Borrow, Choose, PayTo, Token
from arnak_bot.games.arnak.engine.printed import AssistantUse, BonusTile, CardKind
from arnak_bot.games.arnak.engine.resources import Bag
from arnak_bot.games.arnak.engine.state import EMPTY, Phase
from arnak_bot.games.arnak.engine.travel import Icon
from arnak_bot.games.arnak.engine.view import GameView
from arnak_bot.games.arnak.wording import effects, short, signs
from arnak_bot.games.arnak.wording.messages import ENGLISH, Words
from arnak_bot.kit.limits import LABEL_LIMIT, clip, units
from arnak_bot.kit.numerals import numeral
from arnak_bot.kit.prose import capital


class Menu(StrEnum):
    """The menus into which the actions of a turn are sorted, in the order a player reads them."""

    ANSWER = "answer"
    ISLAND = "island"
    CARDS = "cards"
    RESEARCH = "research"
    FREE = "free"


_MENUS = {
    Verb.DIG: Menu.ISLAND,
    Verb.DISCOVER: Menu.ISLAND,
    Verb.OVERCOME: Menu.ISLAND,
    Verb.BUY: Menu.CARDS,
    Verb.PLAY: Menu.CARDS,
    Verb.ASSISTANT: Menu.CARDS,
    Verb.RESEARCH: Menu.RESEARCH,
    Verb.TEMPLE: Menu.RESEARCH,
}


_WANTED = {
    verb: rank
    for rank, verb in enumerate(
        (Verb.OVERCOME, Verb.DISCOVER, Verb.DIG, Verb.PLAY, Verb.ASSISTANT, Verb.BUY, Verb.TEMPLE, Verb.RESEARCH)
    )
}


def sorted_by_want(actions: Iterable[Action]) -> list[Action]:
    """Sort the actions of a menu by what a player would want: what is rarely possible comes first."""
    return sorted(actions, key=lambda action: _WANTED.get(action.verb, len(_WANTED)))


def menu_of(action: Action, view: GameView) -> Menu | None:
    """Return the menu an action of the viewer is found in; None for pass and end, which are buttons."""
    if action in view.free:
        return Menu.FREE
    if view.question is not None or view.phase is Phase.KEEPING:
        return Menu.ANSWER
    return main_menu(action)


def main_menu(action: Action) -> Menu | None:
    """Return the menu of a main action; passing with a card that gives something for it is found among the cards."""
    return Menu.CARDS if action.verb is Verb.PASS and action.args else _MENUS.get(action.verb)


def label(action: Action, view: GameView, limit: int = LABEL_LIMIT, *, words: Words) -> str:
    """Return an action as a player would say it, at most `limit` characters: said shorter where it must be."""
    if action.verb is Verb.PAY:
        fitting = (text for text in _payment_labels(action, words) if units(text) <= limit)
        return next(fitting, action.text.capitalize())
    return clip(_label(action, view, words), limit)


def payment(action: Action, words: Words) -> str:
    """Return the sources of a payment in words."""
    text, kept = _parts(action)
    named = signs.sources(text, words=words)
    return words.payments.keeping(sources=named, icons=signs.icons_in_words(kept, words)) if kept else named


def _payment_labels(action: Action, words: Words) -> Iterable[str]:
    """Return a payment as menus name it, the fullest first."""
    said = words.payments
    text, kept = _parts(action)
    yield said.pay_with(sources=payment(action, words))
    full, brief = signs.sources(text, words=words), signs.sources(text, brief=True, words=words)
    if kept:
        icons = signs.icons(tuple(kept))
        full, brief = said.keeping(sources=full, icons=icons), said.keeping(sources=brief, icons=icons)
    yield said.pay_with(sources=full)
    yield said.pay_shortly(sources=brief)


def _parts(action: Action) -> tuple[str, list[Icon]]:
    """The sources of a payment, joined by "+", and what is kept of them."""
    text, _, kept = " ".join(action.args).partition(" keep ")
    return text, [Icon(icon) for icon in kept.split("+")] if kept else []


def _label(action: Action, view: GameView, words: Words) -> str:
    if action.verb is Verb.CHOOSE:
        return capital(_chosen(action.args[0], view, words))
    how = _how(action, view)
    message = f"{action.verb}.{how}" if how else action.verb
    if message not in words.actions:
        return action.text.capitalize()
    return words.actions.tell(message, lambda fact: _FACTS[fact](action, view, words))


def _how(action: Action, view: GameView) -> str:
    """The attribute of the message of its verb that says an action; "" for the message itself."""
    first, more = (*action.args, "", "")[:2]
    match action.verb:
        case Verb.OVERCOME:
            return "" if _guardian_at(first, view) else "nobody"
        case Verb.EXILE if first != FEAR_TILE:
            assert view.viewer is not None
            return "from-hand" if more or first not in view.players[view.viewer].play else "from-play"
        case Verb.EXILE | Verb.FIRST:
            return first
        case Verb.UPGRADE:
            return "" if first.isdigit() else first
        case Verb.KEEP:
            return "all" if first == "all" else ""
        case Verb.PASS:
            return "with" if first else ""
        case Verb.ASSISTANT | Verb.BORROW:
            return "to" if more else ""
        case Verb.ACCEPT:
            return "" if _price(view) is None else "price"
        case Verb.DONE:
            return "more" if view.viewer is not None and view.players[view.viewer].kept else ""
        case _:
            return ""


def _guardian_at(site: str, view: GameView) -> int:
    return view.sites[BOARDS[view.board].site(site)].guardian


def _guardian(action: Action, view: GameView) -> int:
    """The one whose boon is used, or who stands at the site."""
    return int(action.args[0]) if action.verb is Verb.BOON else _guardian_at(action.args[0], view)


def _effect(action: Action, words: Words) -> str:
    """What a slot or a tile gives, in signs."""
    first = action.args[0]
    return short.slot(first, words) if action.verb is Verb.IDOL else short.bonus_tile(BonusTile(first), words)


_Fact: TypeAlias = Callable[[Action, GameView, Words], str | int]

_FACTS: Mapping[str, _Fact] = {
    **dict.fromkeys(("site", "start"), lambda action, view, words: signs.site(view, action.args[0], words)),
    "end": lambda action, view, words: signs.site(view, action.args[1], words),
    "guardian": lambda action, view, words: signs.guardian(_guardian(action, view), words),
    "token": lambda action, *_: Token(action.args[0]),
    "space": lambda action, view, words: signs.space(view.board, int(action.args[1]), words),
    "worth": lambda action, _, words: signs.stack(action.args[0], words),
    "card": lambda action, _, words: signs.card(action.args[0], words),
    "count": lambda action, *_: int(action.args[0]),
    **dict.fromkeys(("assistant", "old"), lambda action, _, words: signs.assistant(int(action.args[0]), words)),
    "new": lambda action, _, words: signs.assistant(int(action.args[1]), words),
    "deed": lambda action, view, words: _use(action, view, words),
    "effect": lambda action, _, words: _effect(action, words),
    "price": lambda _, view, words: short.cost(_price(view) or (), words=words),
}
"""What the messages of labels name."""


def _use(action: Action, view: GameView, words: Words) -> str:
    """What an assistant with several uses is used for: "gain 2 coins", "travel with a plane"."""
    use = _uses(action, view)[0]
    if use.travel:
        return words.actions.travel_with(icons=signs.icons_in_words(use.travel, words))
    return effects.deed(use.effect, words)


def _chosen(name: str, view: GameView, words: Words) -> str:
    """The effect that is chosen, as what is done."""
    task = view.question.task if view.question is not None else None
    options = task.options if isinstance(task, Choose) else ()
    chosen = next((option.effect for option in options if option.name == name), None)
    if chosen is not None:
        return effects.deed(chosen, words)
    return words.actions.choose_exile() if name == "exile" else words.actions.choose_named(name=name)


def _price(view: GameView) -> Bag | None:
    """What the open question would have paid; None where that is no longer asked."""
    task = view.question.task if view.question is not None else None
    return task.tokens if isinstance(task, PayTo) else None


def hint(action: Action, view: GameView, words: Words) -> str:
    """Return cost and gain of an action in a few signs, at most 100 characters; may be empty.

    The last parts are left out where they do not fit.
    """
    text = _hint(action, view, words)
    parts = [*([words.actions.in_vain()] if action in view.in_vain else []), *([text] if text else [])]
    parts = " · ".join(parts).split(" · ")
    while len(parts) > 1 and units(" · ".join(parts)) > LABEL_LIMIT:
        parts.pop()
    return clip(" · ".join(parts))


def label_and_hint(action: Action, view: GameView, words: Words) -> str:
    """Return both on one line; the hint, or its last parts, are left out where they do not fit."""
    name, parts = label(action, view, words=words), hint(action, view, words).split(" · ")
    while parts and units(" · ".join([name, *parts])) > LABEL_LIMIT:
        parts.pop()
    return " · ".join(part for part in (name, *parts) if part)


def mark(action: Action, view: GameView) -> str:
    """Return the one sign that stands beside an action in a menu: what it gains first, or costs; may be empty."""
    text = _hint(action, view, ENGLISH)  # signs are the same in every language
    _, _, gain = text.partition("→")
    return signs.first_sign(gain) or signs.first_sign(text)


def _hint(action: Action, view: GameView, words: Words) -> str:
    first = action.args[0] if action.args else ""
    match action.verb:
        case Verb.DIG | Verb.DISCOVER | Verb.OVERCOME | Verb.ACTIVATE | Verb.RELOCATE:
            return _site_hint(action, view, words)
        case Verb.BUY | Verb.GAIN | Verb.PLAY | Verb.USE | Verb.PASS if first:
            return _card_hint(action, view, words)
        case Verb.RESEARCH:
            return _research_hint(action, view, words)
        case Verb.TEMPLE:
            return short.temple_cost(view.board, first)
        case Verb.ASSISTANT | Verb.BORROW | Verb.RECRUIT | Verb.RESCUE | Verb.REFRESH | Verb.UPGRADE:
            return _assistant_hint(action, view, words) if first.isdigit() else ""
        case Verb.EXCHANGE:
            return _side(int(action.args[1]), gold=_is_gold(view, int(first)), words=words)
        case Verb.BOON:
            return effects.guardian_boon(int(first), words)
        case _:
            return ""


def _site_hint(action: Action, view: GameView, words: Words) -> str:
    said = words.actions
    name, space = site_and_space(action.args[-1])
    at = BOARDS[view.board].site(name)
    printed, seen = BOARDS[view.board].sites[at], view.sites[at]
    if action.verb is Verb.OVERCOME:
        cost, boon = short.guardian_cost(seen.guardian, words), effects.guardian_boon(seen.guardian, words)
        return said.hint_overcome(cost=cost, worth=signs.guardian_worth(words), boon=boon)
    if action.verb is Verb.DISCOVER:
        idol = short.idol(seen.idols[0], words) if seen.idols else ""
        return said.hint_discover(cost=short.discovery_cost(printed), idol=idol, level=numeral(printed.level))
    text = f"→ {short.effect(site_effect(printed, seen.tile), words)}"
    if action.verb is Verb.DIG:
        free = seen.standers.index(EMPTY) if space is None else space
        text = f"{signs.icons(printed.spaces[free])} {text}"
    if not seen.guardian:
        return text
    return f"{text} · {said.guarded(guardian=signs.guardian(seen.guardian, words))}"


def _card_hint(action: Action, view: GameView, words: Words) -> str:
    printed = CARD_BY_ID[action.args[0]]
    text = short.card(printed, words)
    if action.verb is Verb.PASS and printed.pass_effect is not None:
        text = short.effect(printed.pass_effect, words)
    if action.verb is Verb.BUY:
        return f"{signs.price(printed)} · {signs.icons(printed.travel)} · {text}"
    if printed.kind is CardKind.ARTIFACT and action.verb in (Verb.PLAY, Verb.PASS) and view.question is None:
        return f"{signs.resources(printed.price_to_play)} · {text}"
    return text


def _research_hint(action: Action, view: GameView, words: Words) -> str:
    board = BOARDS[view.board]
    space = board.research[int(action.args[1])]
    cost = short.research_cost(space, words)
    if space.lost_temple:
        return words.actions.hint_temple(cost=cost)
    row = board.rows[space.row - 1]
    token = Token(action.args[0])
    text = f"{cost} → {short.effect(row.effect_for(token), words)}"
    for tile in view.bonus_tiles[space.id][:1]:
        text = words.actions.with_tile(effect=text, tile=short.bonus_tile(tile, words))
    return f"{text} · {words.amounts.points(count=row.points_for(token))}"


def _assistant_hint(action: Action, view: GameView, words: Words) -> str:
    if action.verb is Verb.UPGRADE:
        return _side(int(action.args[0]), gold=True, words=words)
    return short.either([short.effect(use.effect, words) for use in _uses(action, view)], words)


def _side(number: int, *, gold: bool, words: Words) -> str:
    uses = ASSISTANT_BY_NUMBER[number].side(gold).uses
    return short.either([short.effect(use.effect, words) for use in uses], words)


def _uses(action: Action, view: GameView) -> list[AssistantUse]:
    """What an assistant can be used for; where the action says what for, only that."""
    number = int(action.args[0])
    task = view.question.task if view.question is not None else None
    gold = task.gold if action.verb is Verb.BORROW and isinstance(task, Borrow) else _is_gold(view, number)
    name = action.args[1] if len(action.args) > 1 else ""
    return [use for use in ASSISTANT_BY_NUMBER[number].side(gold).uses if name in ("", use.name)]


def _is_gold(view: GameView, number: int) -> bool:
    if view.viewer is None:
        return False
    return any(owned.number == number and owned.gold for owned in view.players[view.viewer].assistants)
