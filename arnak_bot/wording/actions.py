"""Actions as words a player understands: a label, a hint of cost and gain, and the menu they belong to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from enum import StrEnum

from arnak_bot.engine import naming
from arnak_bot.engine.actions import Action, Verb, site_and_space
from arnak_bot.engine.content import (
    ASSISTANT_BY_NUMBER,
    BOARDS,
    CARD_BY_ID,
    DISCOVER_COMPASSES,
    SITE_TILE_BY_KEY,
    TEMPLE_STACK_BY_ID,
)
from arnak_bot.engine.effects import Borrow, Choose, Effect, PayTo
from arnak_bot.engine.printed import AssistantUse, BonusTile, CardKind
from arnak_bot.engine.resources import Resource
from arnak_bot.engine.state import EMPTY, Phase
from arnak_bot.engine.travel import Icon
from arnak_bot.engine.view import GameView
from arnak_bot.wording import effects, short, signs

LABEL_LIMIT = 100


class Menu(StrEnum):
    """The menus into which the actions of a turn are sorted, in the order a player reads them."""

    ANSWER = "Answer"
    ISLAND = "Island: dig, discover, overcome"
    CARDS = "Cards: play or buy"
    RESEARCH = "Research and temple"
    FREE = "Free actions"


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


def label(action: Action, view: GameView, limit: int = LABEL_LIMIT) -> str:
    """Return an action as a player would say it, at most `limit` characters: said shorter where it must be."""
    if action.verb is Verb.PAY:
        return next((text for text in _payment_labels(action) if len(text) <= limit), action.text.capitalize())
    return clip(_label(action, view), limit)


def clip(text: str, limit: int = LABEL_LIMIT) -> str:
    """Cut a text that Discord would refuse."""
    return text if len(text) <= limit else f"{text[: limit - 1]}…"


def _label(action: Action, view: GameView) -> str:
    first = action.args[0] if action.args else ""
    match action.verb:
        case Verb.DIG | Verb.DISCOVER | Verb.ACTIVATE | Verb.RETURN:
            return f"{_SITE_VERBS[action.verb]} {signs.site(view, first)}"
        case Verb.OVERCOME:
            number = view.sites[BOARDS[view.board].site(first)].guardian
            who = signs.guardian(number) if number else "guardian"
            return f"Overcome the {who} at {signs.site(view, first)}"
        case Verb.RELOCATE | Verb.MOVE:
            what = "Move an archaeologist" if action.verb is Verb.RELOCATE else "Move the guardian"
            return f"{what} from {signs.site(view, first)} to {signs.site(view, action.args[1])}"
        case Verb.RESEARCH:
            return _research_label(action, view)
        case Verb.TEMPLE:
            return f"Take a temple tile worth {naming.stack(first)}"
        case _:
            return _card_label(action, view)


_SITE_VERBS = {
    Verb.DIG: "Dig at",
    Verb.DISCOVER: "Discover",
    Verb.ACTIVATE: "Activate",
    Verb.RETURN: "Take an archaeologist back from",
}


def _card_label(action: Action, view: GameView) -> str:
    first = action.args[0] if action.args else ""
    match action.verb:
        case Verb.BUY | Verb.GAIN | Verb.PLAY | Verb.USE:
            return f"{action.verb.value.capitalize()} {signs.card(first)}"
        case Verb.PASS if first:
            return f"Pass with {signs.card(first)}"
        case Verb.DISCARD:
            return f"Put down {signs.card(first)}"
        case Verb.EXILE:
            return f"Exile {_exiled(action, view)}"
        case Verb.KEEP if first == "all":
            return "Keep all cards"
        case Verb.KEEP | Verb.TOP:
            return f"Keep {signs.card(first)}" if action.verb is Verb.KEEP else f"Put {signs.card(first)} back on top"
        case Verb.DRAW:
            return f"Draw {signs.counted(int(first), 'card')}"
        case _:
            return _other_label(action, view)


def _exiled(action: Action, view: GameView) -> str:
    if action.args[0] == "fear-tile":
        return "a Fear tile"
    assert view.viewer is not None
    in_play = action.args[0] in view.players[view.viewer].play
    return f"{signs.card(action.args[0])} from {'hand' if len(action.args) > 1 or not in_play else 'play'}"


def _other_label(action: Action, view: GameView) -> str:
    first = action.args[0] if action.args else ""
    match action.verb:
        case Verb.ASSISTANT | Verb.BORROW:
            verb = "Use" if action.verb is Verb.ASSISTANT else "Borrow"
            use = f" to {_use(action, view)}" if len(action.args) > 1 else ""
            return f"{verb} the {signs.assistant(int(first))}{use}"
        case Verb.RECRUIT | Verb.RESCUE | Verb.REFRESH:
            return f"{action.verb.value.capitalize()} the {signs.assistant(int(first))}"
        case Verb.EXCHANGE:
            return f"Exchange the {signs.assistant(int(first))} for the {signs.assistant(int(action.args[1]))}"
        case Verb.UPGRADE if first.isdigit():
            return f"Turn the {signs.assistant(int(first))} to gold"
        case Verb.UPGRADE:
            return "Trade 1📜 for 1🏹" if first == Resource.TABLET else "Trade 1🏹 for 1💎"
        case Verb.BOON:
            return f"Use the boon of the {signs.guardian(int(first))}"
        case Verb.IDOL:
            return f"Slot an idol: {short.slot(first)}"
        case Verb.TAKE:
            return f"Take the tile: {short.bonus_tile(BonusTile(first))}"
        case Verb.FIRST:
            return "First the bonus tile" if first == "tile" else "First the row's effect"
        case Verb.CHOOSE:
            return _chosen(first, view)
        case Verb.ACCEPT:
            return _price_label(view)
        case _:
            return _PLAIN.get(action.verb, action.text.capitalize())


def _use(action: Action, view: GameView) -> str:
    """What an assistant with several uses is used for: "gain 2 coins", "travel with a plane"."""
    use = _uses(action, view)[0]
    return f"travel with {signs.icons_in_words(use.travel)}" if use.travel else effects.deed(use.effect)


def _chosen(name: str, view: GameView) -> str:
    """The effect that is chosen, as what is done."""
    task = view.question.task if view.question is not None else None
    options = task.options if isinstance(task, Choose) else ()
    known = "choose to exile a card" if name == "exile" else f"choose the {name}"
    text = next((effects.deed(option.effect) for option in options if option.name == name), known)
    return text[:1].upper() + text[1:]


def _price_label(view: GameView) -> str:
    task = view.question.task if view.question is not None else None
    return f"Pay {short.cost(task.tokens)}" if isinstance(task, PayTo) else "Pay for it"


_PLAIN = {
    Verb.PASS: "Pass for this round",
    Verb.END: "End turn",
    Verb.CANCEL: "Take it back: nothing is paid yet",
    Verb.ACCEPT: "Pay for it",
    Verb.DECLINE: "No, thank you",
    Verb.DONE: "Keep nothing more",
}


def _research_label(action: Action, view: GameView) -> str:
    token, number = action.args
    return f"Move the {naming.token(token)} to {signs.space(view.board, int(number))}"


def payment(action: Action) -> str:
    """Return the sources of a payment in words."""
    text, _, kept = " ".join(action.args).partition(" keep ")
    named = sources(text)
    return f"{named}, keeping {signs.icons_in_words(kept.split('+'))}" if kept else named


def _payment_labels(action: Action) -> Iterable[str]:
    """A payment in words, the fullest first."""
    text, _, kept = " ".join(action.args).partition(" keep ")
    keeping = f", keeping {signs.icons(tuple(Icon(icon) for icon in kept.split('+')))}" if kept else ""
    yield f"Pay with {payment(action)}"
    yield f"Pay with {sources(text)}{keeping}"
    yield f"Pay {sources(text, brief=True)}{keeping}"


def sources(text: str, *, brief: bool = False) -> str:
    """Return travel sources, joined by "+", in words; equal ones are counted."""
    counts = Counter(text.split("+"))
    return signs.listed(_source(label, count, brief=brief) for label, count in counts.items())


def _source(label: str, count: int, *, brief: bool) -> str:
    kind, _, rest = label.partition("-")
    match kind:
        case "pilot":
            return "a pilot (2🪙)" if count == 1 else f"{count} pilots ({2 * count}🪙)"
        case "spare":
            return f"leftover {signs.TRAVEL_SIGNS[Icon(rest)] * count}"
        case "boon":
            name = signs.guardian(int(rest))
            return name if brief else f"the boon of the {name}"
        case "assistant":
            name = signs.assistant(int(rest))
            return name if brief else f"the {name}"
        case _:
            name = signs.card(label)
            name = name if brief else f"{name} {signs.icons(CARD_BY_ID[label].travel)}"
            return name if count == 1 else f"{count}× {name}"


def hint(action: Action, view: GameView) -> str:
    """Return cost and gain of an action in a few signs, at most 100 characters; may be empty."""
    text = _hint(action, view)
    if action in view.in_vain:
        text = f"does nothing now · {text}" if text else "does nothing now"
    return clip(text)


def label_and_hint(action: Action, view: GameView) -> str:
    """Return both on one line; the hint, or its last parts, are left out where they do not fit."""
    name, parts = label(action, view), hint(action, view).split(" · ")
    while parts and len(" · ".join([name, *parts])) > LABEL_LIMIT:
        parts.pop()
    return " · ".join(part for part in (name, *parts) if part)


def mark(action: Action, view: GameView) -> str:
    """Return the one sign that stands beside an action in a menu: what it gains first, or costs; may be empty."""
    text = _hint(action, view)
    _, _, gain = text.partition("→")
    return signs.first_sign(gain) or signs.first_sign(text)


def _hint(action: Action, view: GameView) -> str:
    first = action.args[0] if action.args else ""
    match action.verb:
        case Verb.DIG | Verb.DISCOVER | Verb.OVERCOME | Verb.ACTIVATE | Verb.RELOCATE:
            return _site_hint(action, view)
        case Verb.BUY | Verb.GAIN | Verb.PLAY | Verb.USE | Verb.PASS if first:
            return _card_hint(action, view)
        case Verb.RESEARCH:
            return _research_hint(action, view)
        case Verb.TEMPLE:
            costs = [BOARDS[view.board].temple_costs[at] for at in TEMPLE_STACK_BY_ID[first].costs]
            return " ".join(signs.resources(cost) for cost in costs)
        case Verb.ASSISTANT | Verb.BORROW | Verb.RECRUIT | Verb.RESCUE | Verb.REFRESH | Verb.UPGRADE:
            return _assistant_hint(action, view) if first.isdigit() else ""
        case Verb.EXCHANGE:
            return _side(int(action.args[1]), gold=_is_gold(view, int(first)))
        case Verb.BOON:
            return effects.guardian_boon(int(first))
        case _:
            return ""


def _site_hint(action: Action, view: GameView) -> str:
    name, space = site_and_space(action.args[-1])
    at = BOARDS[view.board].site(name)
    printed, seen = BOARDS[view.board].sites[at], view.sites[at]
    if action.verb is Verb.OVERCOME:
        return f"{short.guardian_cost(seen.guardian)} → 5 points; boon: {effects.guardian_boon(seen.guardian)}"
    gives = _site_effect(view, at)
    guard = f" · guardian: {signs.guardian(seen.guardian)}" if seen.guardian else ""
    if action.verb is Verb.DIG:
        free = seen.standers.index(EMPTY) if space is None else space
        return f"{signs.icons(printed.spaces[free])} → {short.effect(gives)}{guard}"
    if action.verb is Verb.DISCOVER:
        idol = short.idol(seen.idols[0]) if seen.idols else ""
        cost = f"{DISCOVER_COMPASSES[printed.level]}🧭 {signs.icons(printed.spaces[0])}"
        return f"{cost} → idol: {idol}; level {signs.ROMAN[printed.level]} site and its guardian"
    return f"→ {short.effect(gives)}{guard}"


def _site_effect(view: GameView, at: int) -> Effect | None:
    printed = BOARDS[view.board].sites[at]
    if printed.effect is not None:
        return printed.effect
    number = view.sites[at].tile
    return SITE_TILE_BY_KEY[printed.level, number].effect if number else None


def _card_hint(action: Action, view: GameView) -> str:
    printed = CARD_BY_ID[action.args[0]]
    text = short.card(printed)
    if action.verb is Verb.PASS and printed.pass_effect is not None:
        text = short.effect(printed.pass_effect)
    if action.verb is Verb.BUY:
        sign = "🧭" if printed.kind is CardKind.ARTIFACT else "🪙"
        return f"{printed.cost}{sign} · {signs.icons(printed.travel)} · {text}"
    if printed.kind is CardKind.ARTIFACT and action.verb in (Verb.PLAY, Verb.PASS) and view.question is None:
        return f"1📜 · {text}"
    return text


def _research_hint(action: Action, view: GameView) -> str:
    board = BOARDS[view.board]
    space = board.research[int(action.args[1])]
    cost = " ".join(part for part in (signs.resources(space.cost), "an idol" if space.idols else "") if part)
    if space.lost_temple:
        return f"{cost} → choose a bonus tile; points by arrival"
    row = board.rows[space.row - 1]
    gives, points = (row.glass, row.glass_points) if action.args[0] == "glass" else (row.notebook, row.notebook_points)
    tiles = "".join(f" + tile: {short.bonus_tile(tile)}" for tile in view.bonus_tiles[space.id][:1])
    return f"{cost} → {short.effect(gives)}{tiles} · {signs.counted(points, 'point')}"


def _assistant_hint(action: Action, view: GameView) -> str:
    if action.verb is Verb.UPGRADE:
        return _side(int(action.args[0]), gold=True)
    return " or ".join(short.effect(use.effect) for use in _uses(action, view))


def _side(number: int, *, gold: bool) -> str:
    return " or ".join(short.effect(use.effect) for use in ASSISTANT_BY_NUMBER[number].side(gold).uses)


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
