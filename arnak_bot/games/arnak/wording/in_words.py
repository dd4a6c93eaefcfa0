"""What a choice means in words, where there is room for them: below an option of a menu, beside a picture of it."""

from __future__ import annotations

from arnak_bot.games.arnak.engine.actions import Action, Verb, site_and_space
from arnak_bot.games.arnak.engine.content import (
    ASSISTANT_BY_NUMBER,
    BOARDS,
    BONUS_TILE_EFFECTS,
    CARD_BY_ID,
    IDOL_EFFECTS,
    SLOT_EFFECT_BY_NAME,
    TEMPLE_STACK_BY_ID,
    site_effect,
)
from arnak_bot.games.arnak.engine.effects import Borrow, Token
from arnak_bot.games.arnak.engine.printed import BonusTile
from arnak_bot.games.arnak.engine.state import EMPTY
from arnak_bot.games.arnak.engine.view import GameView
from arnak_bot.games.arnak.wording import effects, short, signs
from arnak_bot.games.arnak.wording.actions import hint
from arnak_bot.games.arnak.wording.messages import Words
from arnak_bot.kit.limits import LABEL_LIMIT, clip, units
from arnak_bot.kit.numerals import numeral

__all__ = ["assistant", "card", "described", "lacking", "meaning", "slot"]


def described(action: Action, view: GameView, room: int = LABEL_LIMIT, *, words: Words) -> str:
    """Return price and effect of an action in words, or in signs where words do not fit; may be empty."""
    text = " · ".join(part for part in (price(action, view, words), meaning(action, view, words)) if part)
    if action in view.in_vain:
        text = f"{words.actions.in_vain()} · {text}"
    return text if text and units(text) <= room else clip(hint(action, view, words), room)


def lacking(action: Action, view: GameView, lack: str, words: Words) -> str:
    """Return price, effect and, last and always whole, what is lacking for it."""
    room = LABEL_LIMIT - units(lack) - 3
    text = described(action, view, room, words=words)
    return f"{text} · {lack}" if text else lack


def price(action: Action, view: GameView, words: Words) -> str:
    """Return what an action costs, in signs; empty where that is asked later, or nothing."""
    first = action.args[0] if action.args else ""
    match action.verb:
        case Verb.BUY if view.question is None:
            return signs.price(CARD_BY_ID[first])
        case Verb.PLAY if view.question is None:
            return signs.resources(CARD_BY_ID[first].price_to_play)
        case Verb.DIG | Verb.DISCOVER:
            return _travel(action, view)
        case Verb.OVERCOME:
            return short.guardian_cost(view.sites[BOARDS[view.board].site(first)].guardian, words)
        case Verb.RESEARCH:
            return short.research_cost(BOARDS[view.board].research[int(action.args[1])], words)
        case Verb.TEMPLE:
            return short.temple_cost(view.board, first)
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
        return short.discovery_cost(printed)
    free = space if space is not None else seen.standers.index(EMPTY) if EMPTY in seen.standers else 0
    return signs.icons(printed.spaces[free])


def meaning(action: Action, view: GameView, words: Words) -> str:
    """Return what comes of an action, in words; empty where its label says all there is to say."""
    first = action.args[0] if action.args else ""
    match action.verb:
        case Verb.DIG | Verb.ACTIVATE | Verb.RELOCATE | Verb.DISCOVER | Verb.OVERCOME:
            return _of_site(action, view, words)
        case Verb.BUY | Verb.GAIN | Verb.PLAY | Verb.USE | Verb.DISCARD | Verb.KEEP | Verb.TOP | Verb.EXILE if (
            first in CARD_BY_ID
        ):
            return card(first, words)
        case Verb.PASS if first:
            extra = CARD_BY_ID[first].pass_effect
            return effects.effect(extra, words) if extra is not None else ""
        case Verb.RESEARCH:
            return _of_research(action, view, words)
        case Verb.TEMPLE:
            return words.amounts.points(count=TEMPLE_STACK_BY_ID[first].points)
        case Verb.ASSISTANT | Verb.BORROW | Verb.RECRUIT | Verb.RESCUE | Verb.REFRESH | Verb.UPGRADE | Verb.EXCHANGE:
            return _of_assistant(action, view, words) if first.isdigit() else ""
        case Verb.BOON:
            return signs.sentence(effects.guardian_boon(int(first), words), words)
        case Verb.IDOL:
            return slot(first, words)
        case Verb.TAKE:
            return effects.effect(BONUS_TILE_EFFECTS[BonusTile(first)], words)
        case _:
            return ""


def card(card_id: str, words: Words) -> str:
    """Return the effect of a card; a basic one that only travels says so."""
    return effects.card_effect(CARD_BY_ID[card_id], words)


def slot(name: str, words: Words) -> str:
    """Return what slotting an idol for this effect gives, without its price."""
    return effects.effect(SLOT_EFFECT_BY_NAME[name].effect, words)


def assistant(number: int, *, gold: bool, words: Words) -> str:
    """Return what one side of an assistant does."""
    return effects.assistant_side(number, gold=gold, words=words)


def _of_site(action: Action, view: GameView, words: Words) -> str:
    said = words.in_words
    name, _ = site_and_space(action.args[-1])
    at = BOARDS[view.board].site(name)
    printed, seen = BOARDS[view.board].sites[at], view.sites[at]
    if action.verb is Verb.OVERCOME:
        return said.overcome(worth=signs.guardian_worth(words), boon=effects.guardian_boon(seen.guardian, words))
    if action.verb is Verb.DISCOVER:
        idol = effects.effect(IDOL_EFFECTS[seen.idols[0]], words) if seen.idols else ""
        return said.discover(idol=idol, level=numeral(printed.level))
    gives = site_effect(printed, seen.tile)
    text = effects.effect(gives, words) if gives is not None else ""
    if not seen.guardian:
        return text
    return said.guarded(effect=text, guardian=signs.guardian(seen.guardian, words))


def _of_research(action: Action, view: GameView, words: Words) -> str:
    said, board = words.in_words, BOARDS[view.board]
    space = board.research[int(action.args[1])]
    if space.lost_temple:
        return said.temple()
    row = board.rows[space.row - 1]
    token = Token(action.args[0])
    parts = [effects.effect(row.effect_for(token), words)]
    for tile in view.bonus_tiles[space.id][:1]:
        gives = BONUS_TILE_EFFECTS[tile]
        parts.append(effects.led_in(gives, lambda clause: said.bonus_tile(clause=clause), words))
    return f"{' '.join(parts)} {words.amounts.points(count=row.points_for(token))}".strip()


def _of_assistant(action: Action, view: GameView, words: Words) -> str:
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
        return effects.effect(uses[0].effect, words) if uses else ""
    return assistant(number, gold=gold, words=words)
