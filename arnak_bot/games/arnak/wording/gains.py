"""The costs and gains of actions, grouped by topic. `actions` maps each verb to these."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from arnak_bot.games.arnak.engine import content
from arnak_bot.games.arnak.engine.actions import Action, Verb, site_and_space
from arnak_bot.games.arnak.engine.effects import Borrow, Effect, Token
from arnak_bot.games.arnak.engine.printed import BonusTile, Card, Site
from arnak_bot.games.arnak.engine.state import EMPTY
from arnak_bot.games.arnak.engine.view import GameView, SiteView
from arnak_bot.games.arnak.wording import effects, short, signs
from arnak_bot.games.arnak.wording.messages import Words
from arnak_bot.kit.numerals import numeral


@dataclass(frozen=True, slots=True)
class Style:
    """A way to write gains; `attribute` is the attribute of their messages."""

    attribute: str
    effect: Callable[[Effect | None, Words], str]
    card: Callable[[Card, Words], str]
    assistant: Callable[..., str]


SIGNS = Style(".short", short.effect, short.card, short.assistant)
WORDS = Style("", effects.effect, effects.card_effect, effects.assistant)


def side_of(action: Action, view: GameView) -> tuple[int, bool]:
    """Return the assistant that an action recruits or uses, and whether its gold side is up."""
    number = int(action.args[1] if action.verb is Verb.EXCHANGE else action.args[0])
    if action.verb is Verb.UPGRADE:
        return number, True
    task = view.question.task if view.question is not None else None
    if action.verb is Verb.BORROW:
        return number, isinstance(task, Borrow) and task.gold
    own = () if view.viewer is None else view.players[view.viewer].assistants
    return number, any(each.number == int(action.args[0]) and each.gold for each in own)


def guardian_at(site: str, view: GameView) -> int:
    """Return the guardian at a site; 0 if there is none."""
    return view.sites[content.BOARDS[view.board].site(site)].guardian


def _site(action: Action, view: GameView) -> tuple[Site, SiteView]:
    name, _ = site_and_space(action.args[-1])
    at = content.BOARDS[view.board].site(name)
    return content.BOARDS[view.board].sites[at], view.sites[at]


# --- costs, in signs; empty if nothing is paid or the payment is asked for later ----------------


def price_of_card(action: Action, view: GameView, words: Words) -> str:
    return signs.price(content.CARD_BY_ID[action.args[0]]) if view.question is None else ""


def price_and_travel(action: Action, view: GameView, words: Words) -> str:
    printed = content.CARD_BY_ID[action.args[0]]
    return f"{signs.price(printed)} · {signs.icons(printed.travel)}"


def price_to_play(action: Action, view: GameView, words: Words) -> str:
    return (
        signs.resources(content.CARD_BY_ID[action.args[0]].price_to_play)
        if action.args and view.question is None
        else ""
    )


def travel_to_dig(action: Action, view: GameView, words: Words) -> str:
    _, space = site_and_space(action.args[-1])
    printed, seen = _site(action, view)
    free = space if space is not None else seen.standers.index(EMPTY) if EMPTY in seen.standers else 0
    return signs.icons(printed.spaces[free])


def price_to_discover(action: Action, view: GameView, words: Words) -> str:
    return short.discovery_cost(_site(action, view)[0])


def price_to_overcome(action: Action, view: GameView, words: Words) -> str:
    return short.guardian_cost(guardian_at(action.args[0], view), words)


def price_of_research(action: Action, view: GameView, words: Words) -> str:
    return short.research_cost(content.BOARDS[view.board].research[int(action.args[1])], words)


def price_of_temple_tile(action: Action, view: GameView, words: Words) -> str:
    return short.temple_cost(view.board, action.args[0])


def price_of_slot(action: Action, view: GameView, words: Words) -> str:
    coins = content.SLOT_EFFECT_BY_NAME[action.args[0]].coins
    return f"{coins}🪙" if coins else ""


# --- gains; empty if the label already says everything ---------------------------------------------


def of_site(action: Action, view: GameView, words: Words, style: Style) -> str:
    printed, seen = _site(action, view)
    text = style.effect(content.site_effect(printed, seen.tile), words)
    if not seen.guardian:
        return text
    return _told("guarded", style, words, effect=text, guardian=signs.guardian(seen.guardian, words))


def of_discovery(action: Action, view: GameView, words: Words, style: Style) -> str:
    printed, seen = _site(action, view)
    idol = style.effect(content.IDOL_EFFECTS[seen.idols[0]], words) if seen.idols else ""
    return _told("discover", style, words, idol=idol, level=numeral(printed.level))


def of_overcoming(action: Action, view: GameView, words: Words, style: Style) -> str:
    boon = effects.guardian_boon(guardian_at(action.args[0], view), words)
    return _told("overcome", style, words, worth=signs.guardian_worth(words), boon=boon)


def of_card(action: Action, view: GameView, words: Words, style: Style) -> str:
    printed = content.CARD_BY_ID.get(action.args[0])
    return "" if printed is None else style.card(printed, words)


def of_passing(action: Action, view: GameView, words: Words, style: Style) -> str:
    extra = content.CARD_BY_ID[action.args[0]].pass_effect if action.args else None
    return "" if extra is None else style.effect(extra, words)


def of_assistant(action: Action, view: GameView, words: Words, style: Style) -> str:
    if not action.args[0].isdigit():
        return ""
    number, gold = side_of(action, view)
    use = action.args[1] if action.verb in (Verb.ASSISTANT, Verb.BORROW) and len(action.args) > 1 else ""
    return style.assistant(number, words, gold=gold, use=use)


def of_boon(action: Action, view: GameView, words: Words, style: Style) -> str:
    boon = effects.guardian_boon(int(action.args[0]), words)
    return boon if style is SIGNS else signs.sentence(boon, words)


def of_slot(action: Action, view: GameView, words: Words, style: Style) -> str:
    return style.effect(content.SLOT_EFFECT_BY_NAME[action.args[0]].effect, words)


def of_bonus_tile(action: Action, view: GameView, words: Words, style: Style) -> str:
    return style.effect(content.BONUS_TILE_EFFECTS[BonusTile(action.args[0])], words)


def of_temple_tile(action: Action, view: GameView, words: Words, style: Style) -> str:
    return words.amounts.points(points=content.TEMPLE_STACK_BY_ID[action.args[0]].points)


def of_research(action: Action, view: GameView, words: Words, style: Style) -> str:
    said, board = words.actions, content.BOARDS[view.board]
    space = board.research[int(action.args[1])]
    if space.lost_temple:
        return _told("temple", style, words)
    row, token = board.rows[space.row - 1], Token(action.args[0])
    text, points = style.effect(row.effect_for(token), words), words.amounts.points(points=row.points_for(token))
    for tile in view.bonus_tiles[space.id][:1]:
        if style is SIGNS:
            text = said.with_tile_short(effect=text, tile=short.bonus_tile(tile, words))
        else:
            gives = effects.led_in(
                content.BONUS_TILE_EFFECTS[tile], lambda clause: said.bonus_tile(clause=clause), words
            )
            text = said.with_tile(effect=text, tile=gives)
    return f"{text} · {points}" if style is SIGNS else f"{text} {points}".strip()


def _told(gain: str, style: Style, words: Words, **facts: str) -> str:
    return words.actions.tell(f"gain-{gain}{style.attribute}", facts.__getitem__)
