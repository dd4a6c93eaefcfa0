"""What a choice means in words, where there is room for them: below an option of a menu, beside a picture of it."""

from __future__ import annotations

from arnak_bot.engine.actions import Action, Verb, site_and_space
from arnak_bot.engine.content import (
    ASSISTANT_BY_NUMBER,
    BOARDS,
    BONUS_TILE_EFFECTS,
    CARD_BY_ID,
    DISCOVER_COMPASSES,
    GUARDIAN_BY_NUMBER,
    IDOL_EFFECTS,
    SITE_TILE_BY_KEY,
    SLOT_EFFECT_BY_NAME,
    TEMPLE_STACK_BY_ID,
)
from arnak_bot.engine.effects import Borrow
from arnak_bot.engine.printed import BonusTile, CardKind
from arnak_bot.engine.state import EMPTY
from arnak_bot.engine.view import GameView
from arnak_bot.wording import effects, short, signs
from arnak_bot.wording.actions import LABEL_LIMIT, clip, hint

__all__ = ["assistant", "card", "described", "lacking", "meaning", "slot"]

IN_VAIN = "does nothing now"


def described(action: Action, view: GameView, room: int = LABEL_LIMIT) -> str:
    """Return price and effect of an action in words, or in signs where words do not fit; may be empty."""
    words = " · ".join(part for part in (price(action, view), meaning(action, view)) if part)
    if action in view.in_vain:
        words = f"{IN_VAIN} · {words}"
    return words if words and len(words) <= room else clip(hint(action, view), room)


def lacking(action: Action, view: GameView, lack: str) -> str:
    """Return price, effect and, last and always whole, what is lacking for it."""
    room = LABEL_LIMIT - len(lack) - 3
    text = described(action, view, room)
    return f"{text} · {lack}" if text else lack


def price(action: Action, view: GameView) -> str:
    """Return what an action costs, in signs; empty where that is asked later, or nothing."""
    first = action.args[0] if action.args else ""
    match action.verb:
        case Verb.BUY if view.question is None:
            printed = CARD_BY_ID[first]
            return f"{printed.cost}{'🧭' if printed.kind is CardKind.ARTIFACT else '🪙'}"
        case Verb.PLAY if view.question is None and CARD_BY_ID[first].kind is CardKind.ARTIFACT:
            return "1📜"
        case Verb.DIG | Verb.DISCOVER:
            return _travel(action, view)
        case Verb.OVERCOME:
            return short.guardian_cost(view.sites[BOARDS[view.board].site(first)].guardian)
        case Verb.RESEARCH:
            space = BOARDS[view.board].research[int(action.args[1])]
            idol = "an idol" if space.idols else ""
            return " ".join(part for part in (signs.resources(space.cost), idol) if part)
        case Verb.TEMPLE:
            costs = [BOARDS[view.board].temple_costs[at] for at in TEMPLE_STACK_BY_ID[first].costs]
            return " ".join(signs.resources(cost) for cost in costs)
        case Verb.IDOL:
            coins = SLOT_EFFECT_BY_NAME[first].coins
            return f"{coins}🪙" if coins else ""
        case _:
            return ""


def _travel(action: Action, view: GameView) -> str:
    name, space = site_and_space(action.args[-1])
    at = BOARDS[view.board].site(name)
    printed, seen = BOARDS[view.board].sites[at], view.sites[at]
    if action.verb is Verb.DISCOVER:
        return f"{DISCOVER_COMPASSES[printed.level]}🧭 {signs.icons(printed.spaces[0])}"
    free = space if space is not None else seen.standers.index(EMPTY) if EMPTY in seen.standers else 0
    return signs.icons(printed.spaces[free])


def meaning(action: Action, view: GameView) -> str:
    """Return what comes of an action, in words; empty where its label says all there is to say."""
    first = action.args[0] if action.args else ""
    match action.verb:
        case Verb.DIG | Verb.ACTIVATE | Verb.RELOCATE | Verb.DISCOVER | Verb.OVERCOME:
            return _of_site(action, view)
        case Verb.BUY | Verb.GAIN | Verb.PLAY | Verb.USE | Verb.DISCARD | Verb.KEEP | Verb.TOP | Verb.EXILE if (
            first in CARD_BY_ID
        ):
            return card(first)
        case Verb.PASS if first:
            extra = CARD_BY_ID[first].pass_effect
            return effects.effect(extra) if extra is not None else ""
        case Verb.RESEARCH:
            return _of_research(action, view)
        case Verb.TEMPLE:
            return signs.counted(TEMPLE_STACK_BY_ID[first].points, "point")
        case Verb.ASSISTANT | Verb.BORROW | Verb.RECRUIT | Verb.RESCUE | Verb.REFRESH | Verb.UPGRADE | Verb.EXCHANGE:
            return _of_assistant(action, view) if first.isdigit() else ""
        case Verb.BOON:
            return signs.sentence(effects.guardian_boon(int(first)))
        case Verb.IDOL:
            return slot(first)
        case Verb.TAKE:
            return effects.effect(BONUS_TILE_EFFECTS[BonusTile(first)])
        case _:
            return ""


def card(card_id: str) -> str:
    """Return the effect of a card; a basic one that only travels says so."""
    return effects.card_effect(CARD_BY_ID[card_id])


def slot(name: str) -> str:
    """Return what slotting an idol for this effect gives, without its price."""
    return effects.effect(SLOT_EFFECT_BY_NAME[name].effect)


def assistant(number: int, *, gold: bool) -> str:
    """Return what one side of an assistant does."""
    return effects.assistant_side(number, gold=gold)


def _of_site(action: Action, view: GameView) -> str:
    name, _ = site_and_space(action.args[-1])
    at = BOARDS[view.board].site(name)
    printed, seen = BOARDS[view.board].sites[at], view.sites[at]
    if action.verb is Verb.OVERCOME:
        return f"5 points; its boon: {effects.guardian_boon(seen.guardian)}"
    if action.verb is Verb.DISCOVER:
        idol = effects.effect(IDOL_EFFECTS[seen.idols[0]]) if seen.idols else ""
        return f"Idol: {idol} Then a level {signs.ROMAN[printed.level]} site with its guardian"
    gives = printed.effect
    if gives is None and seen.tile:
        gives = SITE_TILE_BY_KEY[printed.level, seen.tile].effect
    text = effects.effect(gives) if gives is not None else ""
    if not seen.guardian:
        return text
    return f"{text} The {GUARDIAN_BY_NUMBER[seen.guardian].name} stands there: Fear, unless you overcome it"


def _of_research(action: Action, view: GameView) -> str:
    board = BOARDS[view.board]
    space = board.research[int(action.args[1])]
    if space.lost_temple:
        return "Choose a bonus tile; points by arrival"
    row = board.rows[space.row - 1]
    gives, points = (row.glass, row.glass_points) if action.args[0] == "glass" else (row.notebook, row.notebook_points)
    parts = [effects.effect(gives)] if gives is not None else []
    tiles = view.bonus_tiles[space.id]
    if tiles:
        tile = effects.effect(BONUS_TILE_EFFECTS[tiles[0]]).rstrip(".")
        parts.append(f"Bonus tile: {tile[:1].lower()}{tile[1:]}.")
    return f"{' '.join(parts)} {signs.counted(points, 'point')}".strip()


def _of_assistant(action: Action, view: GameView) -> str:
    number = int(action.args[1] if action.verb is Verb.EXCHANGE else action.args[0])
    own = {} if view.viewer is None else {each.number: each.gold for each in view.players[view.viewer].assistants}
    match action.verb:
        case Verb.UPGRADE:
            gold = True
        case Verb.EXCHANGE:
            gold = own.get(int(action.args[0]), False)
        case Verb.BORROW:
            task = view.question.task if view.question is not None else None
            gold = task.gold if isinstance(task, Borrow) else False
        case _:
            gold = own.get(number, False)
    if action.verb in (Verb.ASSISTANT, Verb.BORROW) and len(action.args) > 1:
        uses = [use for use in ASSISTANT_BY_NUMBER[number].side(gold).uses if use.name == action.args[1]]
        return effects.effect(uses[0].effect) if uses else ""
    return assistant(number, gold=gold)
