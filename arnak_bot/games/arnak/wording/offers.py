"""What an action costs and what it gives: in words below an option of a menu or beside a picture, else in signs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from arnak_bot.games.arnak.engine.actions import Action, Verb, site_and_space
from arnak_bot.games.arnak.engine.content import (
    BOARDS,
    BONUS_TILE_EFFECTS,
    CARD_BY_ID,
    IDOL_EFFECTS,
    SLOT_EFFECT_BY_NAME,
    TEMPLE_STACK_BY_ID,
    site_effect,
)
from arnak_bot.games.arnak.engine.effects import Effect, Token
from arnak_bot.games.arnak.engine.printed import BonusTile, Card
from arnak_bot.games.arnak.engine.state import EMPTY
from arnak_bot.games.arnak.engine.view import GameView
from arnak_bot.games.arnak.wording import effects, short, signs
from arnak_bot.games.arnak.wording.actions import side_of
from arnak_bot.games.arnak.wording.messages import Words
from arnak_bot.kit.numerals import numeral

__all__ = ["in_signs", "in_words", "price"]

_AT_SITES = (Verb.DIG, Verb.ACTIVATE, Verb.RELOCATE, Verb.DISCOVER, Verb.OVERCOME)
_ASSISTANTS = (*(Verb.ASSISTANT, Verb.BORROW, Verb.RECRUIT, Verb.RESCUE, Verb.REFRESH, Verb.UPGRADE, Verb.EXCHANGE),)
_CARDS = (Verb.BUY, Verb.GAIN, Verb.PLAY, Verb.USE, Verb.DISCARD, Verb.KEEP, Verb.TOP, Verb.EXILE)
_IN_THE_LABEL = (Verb.IDOL, Verb.TAKE, Verb.TEMPLE, Verb.DISCARD, Verb.KEEP, Verb.TOP, Verb.EXILE)
"""What these give is in their labels, or goes without saying where there is little room."""


@dataclass(frozen=True, slots=True)
class _Form:
    """A form in which gains are said; `attribute` is that of their messages."""

    attribute: str
    effect: Callable[[Effect | None, Words], str]
    card: Callable[[Card, Words], str]
    assistant: Callable[..., str]


_SIGNS = _Form(".short", short.effect, short.card, short.assistant)
_WORDS = _Form("", effects.effect, effects.card_effect, effects.assistant)


def in_words(action: Action, view: GameView, words: Words) -> str:
    """Return price and gain of an action in words; may be empty."""
    return " · ".join(filter(None, (price(action, view, words), _gain(action, view, words, _WORDS))))


def in_signs(action: Action, view: GameView, words: Words) -> str:
    """Return price and gain of an action in a few signs; may be empty."""
    if action.verb is Verb.IDOL:
        return ""  # the label says its price, too
    cost = price(action, view, words)
    gain = "" if action.verb in _IN_THE_LABEL else _gain(action, view, words, _SIGNS)
    if action.verb is Verb.BUY:
        printed = CARD_BY_ID[action.args[0]]
        cost = f"{signs.price(printed)} · {signs.icons(printed.travel)}"
    joint = " → " if action.verb in (*_AT_SITES, Verb.RESEARCH) else " · " if cost and gain else ""
    return f"{cost}{joint}{gain}".lstrip()


def price(action: Action, view: GameView, words: Words) -> str:
    """Return what an action costs, in signs; empty where that is asked later, or nothing."""
    first = action.args[0] if action.args else ""
    match action.verb:
        case Verb.BUY if view.question is None:
            return signs.price(CARD_BY_ID[first])
        case Verb.PLAY | Verb.PASS if first and view.question is None:
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


def _gain(action: Action, view: GameView, words: Words, form: _Form) -> str:
    """What comes of an action; empty where its label says all there is to say."""
    first, more = (*action.args, "", "")[:2]
    match action.verb:
        case verb if verb in _AT_SITES:
            return _of_site(action, view, words, form)
        case verb if verb in _CARDS and first in CARD_BY_ID:
            return form.card(CARD_BY_ID[first], words)
        case Verb.PASS if first:
            extra = CARD_BY_ID[first].pass_effect
            return form.effect(extra, words) if extra is not None else ""
        case Verb.RESEARCH:
            return _of_research(action, view, words, form)
        case Verb.TEMPLE:
            return words.amounts.points(count=TEMPLE_STACK_BY_ID[first].points)
        case verb if verb in _ASSISTANTS and first.isdigit():
            number, gold = side_of(action, view)
            use = more if verb in (Verb.ASSISTANT, Verb.BORROW) else ""
            return form.assistant(number, words, gold=gold, use=use)
        case Verb.BOON:
            boon = effects.guardian_boon(int(first), words)
            return boon if form is _SIGNS else signs.sentence(boon, words)
        case Verb.IDOL:
            return form.effect(SLOT_EFFECT_BY_NAME[first].effect, words)
        case Verb.TAKE:
            return form.effect(BONUS_TILE_EFFECTS[BonusTile(first)], words)
        case _:
            return ""


def _of_site(action: Action, view: GameView, words: Words, form: _Form) -> str:
    name, _ = site_and_space(action.args[-1])
    at = BOARDS[view.board].site(name)
    printed, seen = BOARDS[view.board].sites[at], view.sites[at]
    if action.verb is Verb.OVERCOME:
        boon = effects.guardian_boon(seen.guardian, words)
        return _said("overcome", form, words, worth=signs.guardian_worth(words), boon=boon)
    if action.verb is Verb.DISCOVER:
        idol = form.effect(IDOL_EFFECTS[seen.idols[0]], words) if seen.idols else ""
        return _said("discover", form, words, idol=idol, level=numeral(printed.level))
    text = form.effect(site_effect(printed, seen.tile), words)
    if not seen.guardian:
        return text
    return _said("guarded", form, words, effect=text, guardian=signs.guardian(seen.guardian, words))


def _said(gain: str, form: _Form, words: Words, **facts: str) -> str:
    return words.actions.tell(f"gain-{gain}{form.attribute}", facts.__getitem__)


def _of_research(action: Action, view: GameView, words: Words, form: _Form) -> str:
    said, board = words.actions, BOARDS[view.board]
    space = board.research[int(action.args[1])]
    if space.lost_temple:
        return _said("temple", form, words)
    row, token = board.rows[space.row - 1], Token(action.args[0])
    text, points = form.effect(row.effect_for(token), words), words.amounts.points(count=row.points_for(token))
    for tile in view.bonus_tiles[space.id][:1]:
        if form is _SIGNS:
            text = said.with_tile_short(effect=text, tile=short.bonus_tile(tile, words))
        else:
            gives = effects.led_in(BONUS_TILE_EFFECTS[tile], lambda clause: said.bonus_tile(clause=clause), words)
            text = said.with_tile(effect=text, tile=gives)
    return f"{text} · {points}" if form is _SIGNS else f"{text} {points}".strip()
