"""Actions as words a player understands: a label, a hint of cost and gain, and the menu they belong to."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from arnak_bot.engine.actions import Action, IllegalAction, Verb, site_and_space
from arnak_bot.engine.content import (
    ASSISTANT_BY_NUMBER,
    BOARDS,
    CARD_BY_ID,
    DISCOVER_COMPASSES,
    SITE_TILE_BY_KEY,
    TEMPLE_STACK_BY_ID,
)
from arnak_bot.engine.effects import Effect
from arnak_bot.engine.printed import AssistantUse, BonusTile, CardKind
from arnak_bot.engine.resources import Resource
from arnak_bot.engine.state import EMPTY, Phase
from arnak_bot.engine.travel import Icon
from arnak_bot.engine.view import GameView
from arnak_bot.wording import effects, signs

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
    return _MENUS.get(action.verb)


def label(action: Action, view: GameView) -> str:
    """Return an action as a player would say it, at most 100 characters."""
    return clip(_label(action, view))


def clip(text: str, limit: int = LABEL_LIMIT) -> str:
    """Cut a text that Discord would refuse."""
    return text if len(text) <= limit else f"{text[: limit - 1]}…"


def _label(action: Action, view: GameView) -> str:
    first = action.args[0] if action.args else ""
    match action.verb:
        case Verb.DIG | Verb.DISCOVER | Verb.ACTIVATE | Verb.RETURN:
            verb = "Take back from" if action.verb is Verb.RETURN else action.verb.value.capitalize()
            return f"{verb} {'at ' if action.verb is Verb.DIG else ''}{signs.site(view, first)}"
        case Verb.OVERCOME:
            number = view.sites[BOARDS[view.board].site(first)].guardian
            who = signs.guardian(number) if number else "the guardian"
            return f"Overcome {who} at {signs.site(view, first)}"
        case Verb.RELOCATE | Verb.MOVE:
            what = "Move" if action.verb is Verb.RELOCATE else "Move the guardian"
            return f"{what} from {signs.site(view, first)} to {signs.site(view, action.args[1])}"
        case Verb.RESEARCH:
            return _research_label(action, view)
        case Verb.TEMPLE:
            return f"Temple tile worth {TEMPLE_STACK_BY_ID[first].points} ({first.partition('-')[2] or 'top'})"
        case Verb.PAY:
            return f"Pay with {payment(action)}"
        case _:
            return _card_label(action, view)


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
            return f"Exile {signs.card(first)} {_exiled_from(action, view)}"
        case Verb.KEEP if first == "all":
            return "Keep all cards"
        case Verb.KEEP | Verb.TOP:
            return f"{'Keep' if action.verb is Verb.KEEP else 'Put on top:'} {signs.card(first)}"
        case Verb.DRAW:
            return f"Draw {first}"
        case _:
            return _other_label(action, view)


def _exiled_from(action: Action, view: GameView) -> str:
    assert view.viewer is not None
    in_play = action.args[0] in view.players[view.viewer].play or action.args[0] == "fear-tile"
    return "from hand" if len(action.args) > 1 or not in_play else "from play"


def _other_label(action: Action, view: GameView) -> str:
    first = action.args[0] if action.args else ""
    match action.verb:
        case Verb.ASSISTANT | Verb.BORROW:
            verb = "Use" if action.verb is Verb.ASSISTANT else "Borrow"
            use = f" for {action.args[1]}" if len(action.args) > 1 else ""
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
            return f"Boon of the {signs.guardian(int(first))}"
        case Verb.IDOL:
            return f"Slot an idol: {effects.slot(first)}"
        case Verb.TAKE:
            return f"Take the tile: {effects.bonus_tile(BonusTile(first))}"
        case Verb.FIRST:
            return "First the bonus tile" if first == "tile" else "First the row's effect"
        case Verb.CHOOSE:
            return f"Choose {first.replace('-', ' and ')}"
        case _:
            return _PLAIN.get(action.verb, action.text.capitalize())


_PLAIN = {
    Verb.PASS: "Pass for this round",
    Verb.END: "End turn",
    Verb.CANCEL: "Take it back: nothing is paid yet",
    Verb.ACCEPT: "Pay for it",
    Verb.DECLINE: "No, thank you",
    Verb.DONE: "Keep nothing more",
}


def _research_label(action: Action, view: GameView) -> str:
    token = "magnifying glass" if action.args[0] == "glass" else "notebook"
    space = BOARDS[view.board].research[int(action.args[1])]
    if space.lost_temple:
        return f"Move the {token} to the Lost Temple"
    return f"Move the {token} to row {space.row}, {space_place(view.board, space.id)}"


def space_place(board: str, space: int) -> str:
    """Say where in its row a research space lies: "left", "middle", "right", or "the only space"."""
    track = BOARDS[board].research
    row = [each.id for each in track if each.row == track[space].row]
    if len(row) == 1:
        return "its only space"
    return ("left", "middle", "right")[row.index(space)] if len(row) == 3 else ("left", "right")[row.index(space)]


def payment(action: Action) -> str:
    """Return the sources of a payment in words."""
    text, _, kept = " ".join(action.args).partition(" keep ")
    named = signs.listed(source(label) for label in text.split("+"))
    return f"{named}, keeping {signs.icons_in_words(kept.split('+'))}" if kept else named


def source(label: str) -> str:
    """Return one travel source in words."""
    kind, _, rest = label.partition("-")
    match kind:
        case "pilot":
            return "a pilot (2🪙)"
        case "spare":
            return f"leftover {signs.TRAVEL_SIGNS[Icon(rest)]}"
        case "boon":
            return f"the boon of the {signs.guardian(int(rest))}"
        case "assistant":
            return f"the {signs.assistant(int(rest))}"
        case _:
            return f"{signs.card(label)} {signs.icons(CARD_BY_ID[label].travel)}"


def hint(action: Action, view: GameView) -> str:
    """Return cost and gain of an action in a few signs, at most 100 characters; may be empty."""
    text = _hint(action, view)
    if action in view.in_vain:
        text = f"does nothing now · {text}" if text else "does nothing now"
    return clip(text)


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
            return effects.assistant_side(int(action.args[1]), gold=_is_gold(view, int(first)))
        case Verb.BOON:
            return effects.guardian_boon(int(first))
        case _:
            return ""


def _site_hint(action: Action, view: GameView) -> str:
    name, space = site_and_space(action.args[-1])
    at = BOARDS[view.board].site(name)
    printed, seen = BOARDS[view.board].sites[at], view.sites[at]
    if action.verb is Verb.OVERCOME:
        return f"{effects.guardian_cost(seen.guardian)} → 5 points; boon: {effects.guardian_boon(seen.guardian)}"
    gives = _site_effect(view, at)
    guard = f" · guardian: {signs.guardian(seen.guardian)}" if seen.guardian else ""
    if action.verb is Verb.DIG:
        free = seen.standers.index(EMPTY) if space is None else space
        return f"{signs.icons(printed.spaces[free])} → {effects.short(gives)}{guard}"
    if action.verb is Verb.DISCOVER:
        idol = effects.idol(seen.idols[0]) if seen.idols else ""
        cost = f"{DISCOVER_COMPASSES[printed.level]}🧭 {signs.icons(printed.spaces[0])}"
        return f"{cost} → idol: {idol}; level {signs.ROMAN[printed.level]} site and its guardian"
    return f"→ {effects.short(gives)}{guard}"


def _site_effect(view: GameView, at: int) -> Effect | None:
    printed = BOARDS[view.board].sites[at]
    if printed.effect is not None:
        return printed.effect
    number = view.sites[at].tile
    return SITE_TILE_BY_KEY[printed.level, number].effect if number else None


def _card_hint(action: Action, view: GameView) -> str:
    printed = CARD_BY_ID[action.args[0]]
    text = effects.card_effect(printed)
    if action.verb is Verb.PASS and printed.pass_effect is not None:
        text = effects.short(printed.pass_effect)
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
    tiles = "".join(f" + tile: {effects.bonus_tile(tile)}" for tile in view.bonus_tiles[space.id][:1])
    return f"{cost} → {effects.short(gives)}{tiles} · {points} points"


def _assistant_hint(action: Action, view: GameView) -> str:
    number = int(action.args[0])
    gold = _is_gold(view, number)
    if action.verb is Verb.UPGRADE:
        return effects.assistant_side(number, gold=True)
    if action.verb is Verb.BORROW:
        gold = view.question is not None and getattr(view.question.task, "gold", False)
    uses: tuple[AssistantUse, ...] = ASSISTANT_BY_NUMBER[number].side(gold).uses
    name = action.args[1] if len(action.args) > 1 else ""
    chosen = [use for use in uses if not name or use.name == name]
    return " or ".join(effects.short(use.effect) for use in chosen)


def _is_gold(view: GameView, number: int) -> bool:
    if view.viewer is None:
        return False
    return any(owned.number == number and owned.gold for owned in view.players[view.viewer].assistants)


def meant(typed: str, verbs: frozenset[Verb], view: GameView) -> Action:
    """Find the viewer's legal action that a player typed or picked: its text, its label or a part of either.

    Raises:
        IllegalAction: none fits or several do; the message lists what is possible.
    """
    legal = [action for action in view.legal if action.verb in verbs]
    wanted = " ".join(typed.lower().split())
    for action in legal:
        if wanted in (action.text.lower(), " ".join(action.args).lower(), label(action, view).lower()):
            return action
    found = [action for action in legal if wanted in f"{action.text} {label(action, view)}".lower()]
    if len(found) == 1:
        return found[0]
    if not legal:
        raise IllegalAction(_nothing_of(verbs, view))
    listed = "; ".join(label(action, view) for action in (found or legal)[:8])
    more = "; …" if len(found or legal) > 8 else ""
    if found:
        raise IllegalAction(f"“{clip(typed, 60)}” fits several things: {listed}{more}")
    raise IllegalAction(f"“{clip(typed, 60)}” is not possible now. You may: {listed}{more}")


def _nothing_of(verbs: frozenset[Verb], view: GameView) -> str:
    if view.question is not None:
        return "First answer the open question: /turn choose, or My turn"
    what = signs.listed(sorted(verb.value for verb in verbs))
    return f"You cannot {what} now. My turn shows what you can do"


def suggestions(typed: str, verbs: frozenset[Verb] | None, view: GameView) -> list[tuple[str, str]]:
    """Return (label, action text) of the viewer's legal actions that fit what was typed so far, at most 25.

    `verbs` None stands for the answers to the open question.
    """
    actions = view.answers if verbs is None else [action for action in view.legal if action.verb in verbs]
    wanted = typed.lower().strip()
    fitting = [
        (clip(" · ".join(part for part in (label(action, view), hint(action, view)) if part)), action.text)
        for action in actions
    ]
    return [(name, text) for name, text in fitting if wanted in f"{name} {text}".lower()][:25]
