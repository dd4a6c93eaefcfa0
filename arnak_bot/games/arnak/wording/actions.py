"""Actions as words a player understands: their labels, and the menus they belong to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import StrEnum

from arnak_bot.games.arnak.engine.actions import Action, Verb
from arnak_bot.games.arnak.engine.content import (
    ASSISTANT_BY_NUMBER,
    BOARDS,
    FEAR_TILE,
)
from arnak_bot.games.arnak.engine.effects import Borrow, Choose, PayTo, Token
from arnak_bot.games.arnak.engine.printed import BonusTile
from arnak_bot.games.arnak.engine.resources import Bag
from arnak_bot.games.arnak.engine.state import Phase
from arnak_bot.games.arnak.engine.travel import Icon
from arnak_bot.games.arnak.engine.view import GameView
from arnak_bot.games.arnak.wording import effects, short, signs
from arnak_bot.games.arnak.wording.messages import Words
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


def labels(action: Action, view: GameView, words: Words) -> Iterator[str]:
    """Yield an action as a player would say it, the fullest first: payments can be said shorter."""
    if action.verb is Verb.PAY:
        yield from _payment_labels(action, words)
        yield action.text.capitalize()
    else:
        yield _label(action, view, words)


def payment(action: Action, words: Words) -> str:
    """Return the sources of a payment in words."""
    text, kept = _parts(action)
    named = signs.sources(text, words=words)
    return words.actions.keeping(sources=named, icons=signs.icons_in_words(kept, words)) if kept else named


def _payment_labels(action: Action, words: Words) -> Iterable[str]:
    """Return a payment as menus name it, the fullest first."""
    said = words.actions
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
    return words.actions.tell(message, lambda name: _fact(name, action, view, words))


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


def _fact(name: str, action: Action, view: GameView, words: Words) -> str | int:
    """What the messages of labels name."""
    first, more = (*action.args, "", "")[:2]
    match name:
        case "site" | "start":
            return signs.site(view, first, words)
        case "end":
            return signs.site(view, more, words)
        case "guardian":
            return signs.guardian(int(first) if action.verb is Verb.BOON else _guardian_at(first, view), words)
        case "assistant" | "old":
            return signs.assistant(int(first), words)
        case "new":
            return signs.assistant(int(more), words)
        case "token":
            return Token(first)
        case "space":
            return signs.space(view.board, int(more), words)
        case "worth":
            return signs.stack(first, words)
        case "card":
            return signs.card(first, words)
        case "count":
            return int(first)
        case "done":
            return _use(action, view, words)
        case "effect":
            return short.slot(first, words) if action.verb is Verb.IDOL else short.bonus_tile(BonusTile(first), words)
        case "price":
            return short.cost(_price(view) or (), words=words)
        case _:
            raise KeyError(name)


def _use(action: Action, view: GameView, words: Words) -> str:
    """What an assistant with several uses is used for: "gain 2 coins", "travel with a plane"."""
    number, gold = side_of(action, view)
    use = next(use for use in ASSISTANT_BY_NUMBER[number].side(gold).uses if use.name == action.args[1])
    if use.travel:
        return words.actions.travel_with(icons=signs.icons_in_words(use.travel, words))
    return effects.verb_phrase(use.effect, words)


def _chosen(name: str, view: GameView, words: Words) -> str:
    """The effect that is chosen, as what is done."""
    task = view.question.task if view.question is not None else None
    options = task.options if isinstance(task, Choose) else ()
    chosen = next((option.effect for option in options if option.name == name), None)
    if chosen is not None:
        return effects.verb_phrase(chosen, words)
    return words.actions.choose_exile() if name == "exile" else words.actions.choose_named(name=name)


def _price(view: GameView) -> Bag | None:
    """What the open question would have paid; None where that is no longer asked."""
    task = view.question.task if view.question is not None else None
    return task.tokens if isinstance(task, PayTo) else None


def side_of(action: Action, view: GameView) -> tuple[int, bool]:
    """Return the assistant whom an action brings or uses, and whether with the gold side up."""
    number = int(action.args[1] if action.verb is Verb.EXCHANGE else action.args[0])
    if action.verb is Verb.UPGRADE:
        return number, True
    task = view.question.task if view.question is not None else None
    if action.verb is Verb.BORROW:
        return number, isinstance(task, Borrow) and task.gold
    own = () if view.viewer is None else view.players[view.viewer].assistants
    return number, any(each.number == int(action.args[0]) and each.gold for each in own)
