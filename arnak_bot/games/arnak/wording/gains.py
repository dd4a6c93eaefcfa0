"""The costs and gains of an action, based on the components that it names. `actions` maps verbs to these functions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from arnak_bot.games.arnak.engine import GameView, SiteView, content
from arnak_bot.games.arnak.engine.actions import Action, Verb, site_and_space
from arnak_bot.games.arnak.engine.effects import Borrow, Buy, Effect, Overcome, PayTo, Research, Token
from arnak_bot.games.arnak.engine.printed import Board, Card, Site
from arnak_bot.games.arnak.engine.resources import NOTHING, Bag, bag, less
from arnak_bot.games.arnak.engine.steps import BuyWithAssistant
from arnak_bot.games.arnak.wording import effects, short, signs
from arnak_bot.games.arnak.wording.messages import Words
from arnak_bot.games.arnak.wording.paying import printed_price_at
from arnak_bot.kit.numerals import numeral


@dataclass(frozen=True, slots=True)
class Style:
    """A way to write gains; `attribute` is the message attribute to use."""

    attribute: str
    effect: Callable[[Effect | None, Words], str]
    card: Callable[[Card, Words], str]
    assistant: Callable[..., str]


SIGNS = Style(".short", short.effect, short.card, short.assistant)
WORDS = Style("", effects.effect, effects.card_effect, effects.assistant)


@dataclass(frozen=True, slots=True)
class Choice:
    """One of the viewer's actions, and the components that it names."""

    action: Action
    view: GameView

    @property
    def first(self) -> str:
        return self.action.args[0] if self.action.args else ""

    @property
    def card(self) -> Card | None:
        return content.CARD_BY_ID.get(self.first)

    @property
    def board(self) -> Board:
        return content.BOARDS[self.view.board]

    @property
    def site(self) -> tuple[Site, SiteView]:
        """The site that the action leads to, as printed and as it is now."""
        at = self.board.site(site_and_space(self.action.args[-1])[0])
        return self.board.sites[at], self.view.sites[at]

    @property
    def guardian(self) -> int:
        """The guardian at the first site named, or the one whose boon is used; 0 if there is none."""
        if self.action.verb is Verb.BOON:
            return int(self.first)
        return self.view.sites[self.board.site(self.first)].guardian

    @property
    def asked_price(self) -> Bag | None:
        """The tokens to pay if the viewer accepts what the open question offers; None if it asks something else."""
        return self.view.task.tokens if isinstance(self.view.task, PayTo) else None

    @property
    def side(self) -> tuple[int, bool] | None:
        """The assistant that is recruited or used, and whether its gold side is up; None if there is none."""
        if not self.first.isdigit():
            return None
        number = int(self.action.args[1] if self.action.verb is Verb.EXCHANGE else self.first)
        if self.action.verb is Verb.UPGRADE:
            return number, True
        if self.action.verb is Verb.BORROW:
            return number, isinstance(self.view.task, Borrow) and self.view.task.gold
        return number, self.is_gold(int(self.first))

    def is_gold(self, assistant: int) -> bool:
        own = () if self.view.viewer is None else self.view.own.assistants
        return any(each.number == assistant and each.gold for each in own)


# --- costs, in symbols; empty if nothing is paid or the payment is asked for later ----------------


def price_of_card(it: Choice, words: Words) -> str:
    assert it.card is not None, "only called for what is bought"
    if it.view.question is None:
        return signs.price(it.card)
    task = it.view.task
    if isinstance(task, BuyWithAssistant):
        task = content.ASSISTANT_BY_NUMBER[task.number].side(it.is_gold(task.number)).uses[0].effect
    return signs.resources(it.card.price(task.discount)) or words.actions.free() if isinstance(task, Buy) else ""


def price_to_buy(it: Choice, words: Words) -> str:
    """Return the price of a card, with its travel icons and points, which its effect does not mention."""
    assert it.card is not None, "only called for what is bought"
    points = words.amounts.points(points=it.card.points) if it.card.points else ""
    return " · ".join(filter(None, (price_of_card(it, words), signs.icons(it.card.travel), points)))


def price_to_play(it: Choice, words: Words) -> str:
    return signs.resources(it.card.price_to_play) if it.card is not None and it.view.question is None else ""


def price_to_go(it: Choice, words: Words) -> str:
    (_, seen), (_, space) = it.site, site_and_space(it.action.args[-1])
    pay = printed_price_at(it.view, seen, space, discovered=it.action.verb is not Verb.DISCOVER)
    return short.cost(pay.tokens, *pay.travels, words=words)


def price_of_research(it: Choice, words: Words) -> str:
    space = it.board.research[int(it.action.args[1])]
    if isinstance(it.view.task, Research) and it.view.task.free:
        return ""
    cost = less(space.cost, _off_research(it))
    return " ".join(filter(None, (signs.resources(cost), words.effects.an_idol() if space.idols else "")))


def price_of_temple_tile(it: Choice, words: Words) -> str:
    costs = (it.board.temple_costs[at] for at in content.TEMPLE_STACK_BY_ID[it.first].costs)
    return " ".join(filter(None, (signs.resources(less(cost, _off_research(it))) for cost in costs)))


def _off_research(it: Choice) -> Bag:
    return it.view.task.discount if isinstance(it.view.task, Research) else NOTHING


def price_of_overcoming(it: Choice, words: Words) -> str:
    return "" if isinstance(it.view.task, Overcome) else short.guardian_cost(it.guardian, words)


def price_to_slot(it: Choice, words: Words) -> str:
    """Return the coins to pay; the label says which points are lost."""
    return signs.resources(bag(coin=content.SLOT_EFFECT_BY_NAME[it.first].coins))


def points_to_slot(it: Choice, words: Words) -> str:
    """Return the points lost with the slot, which scores only while it is empty."""
    slot = 0 if it.view.viewer is None else it.view.own.slots
    return "".join(f"−{words.amounts.points(points=points)}" for points in content.IDOL_SLOT_POINTS[slot : slot + 1])


PRICES = {
    Verb.BUY: price_of_card,
    Verb.PLAY: price_to_play,
    Verb.RESEARCH: price_of_research,
    Verb.TEMPLE: price_of_temple_tile,
}
"""For prices in tokens that are shown neither in an action's label nor in its payment."""


# --- gains; empty if the label already says everything ---------------------------------------------


def of_site(it: Choice, words: Words, style: Style) -> str:
    printed, seen = it.site
    text = style.effect(content.site_effect(printed, seen.tile), words)
    if not seen.guardian:
        return text
    return _told("guarded", style, words, effect=text, guardian=signs.guardian(seen.guardian, words))


def of_discovery(it: Choice, words: Words, _: Style) -> str:
    printed, seen = it.site
    idol = short.effect(content.IDOL_EFFECTS[seen.idols[0]], words) if seen.idols else ""
    return words.actions.gain_discover(idol=idol, level=numeral(printed.level))


def of_overcoming(it: Choice, words: Words, style: Style) -> str:
    boon = effects.guardian_boon(it.guardian, words)
    return _told("overcome", style, words, worth=signs.guardian_worth(words), boon=boon)


def of_card(it: Choice, words: Words, style: Style) -> str:
    return "" if it.card is None else style.card(it.card, words)


def of_use(it: Choice, words: Words, style: Style) -> str:
    return "" if it.card is None else style.card(replace(it.card, pass_effect=None), words)


def of_passing(it: Choice, words: Words, style: Style) -> str:
    extra = None if it.card is None else it.card.pass_effect
    return "" if extra is None else style.effect(extra, words)


def of_assistant(it: Choice, words: Words, style: Style) -> str:
    if it.side is None:
        return ""
    number, gold = it.side
    use = it.action.args[1] if it.action.verb in (Verb.ASSISTANT, Verb.BORROW) and len(it.action.args) > 1 else ""
    if use and style is WORDS:
        return ""  # the label says it in words
    return style.assistant(number, words, gold=gold, use=use)


def of_boon(it: Choice, words: Words, style: Style) -> str:
    boon = effects.guardian_boon(it.guardian, words)
    return boon if style is SIGNS else signs.sentence(boon, words)


def of_research(it: Choice, words: Words, style: Style) -> str:
    said, space = words.actions, it.board.research[int(it.action.args[1])]
    if space.lost_temple:
        return _told("temple", style, words)
    row, token = it.board.rows[space.row - 1], Token(it.first)
    before = it.board.research[it.view.own.space_of(token)].row
    gained = row.points_for(token) - (it.board.rows[before - 1].points_for(token) if before else 0)
    text = style.effect(row.effect_for(token), words)
    points = f"+{words.amounts.points(points=gained)}" if gained else ""
    for tile in it.view.bonus_tiles[space.id][:1]:
        gives = content.BONUS_TILE_EFFECTS[tile]
        if style is SIGNS:
            text = said.with_tile_short(effect=text, tile=short.effect(gives, words))
        else:
            told = effects.led_in(gives, lambda clause: said.bonus_tile(clause=clause), words)
            text = said.with_tile(effect=text, tile=told)
    return (" · " if style is SIGNS else " ").join(filter(None, (text, points)))


def _told(gain: str, style: Style, words: Words, **facts: str) -> str:
    return words.actions.tell(f"gain-{gain}{style.attribute}", facts.__getitem__)
