"""One description for each effect (its message in `effects.ftl`, and its arguments), and the forms to write it in.

Forms differ in how they write amounts and lists, and in which attribute of the message they use.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cache, lru_cache
from typing import Any, TypeAlias

from arnak_bot.games.arnak.engine import effects as kinds
from arnak_bot.games.arnak.engine.content import ASSISTANT_BY_NUMBER, GUARDIAN_BY_NUMBER
from arnak_bot.games.arnak.engine.effects import Effect, Goods, Option, Token
from arnak_bot.games.arnak.engine.printed import Card
from arnak_bot.games.arnak.engine.resources import Bag, Resource, bag
from arnak_bot.games.arnak.engine.travel import Icon, Icons
from arnak_bot.games.arnak.wording.messages import Effects, Words
from arnak_bot.kit.numerals import ROMAN
from arnak_bot.kit.prose import message_of
from arnak_bot.wording.fluent.room import python_name

ATTRIBUTES = ("", "_short", "_face", "_sign")
"""The forms, as suffixes of the message methods. A message that lacks a form uses the closest one before it."""


@dataclass(frozen=True, slots=True)
class Told:
    """A reference to a message: the name of its method, and the arguments it may use."""

    message: str
    facts: Mapping[str, Fact]


Fact: TypeAlias = Any
"""An argument: text, a number, a `Bag`, `Icons`, ways to travel, options, an effect, a message or list of messages."""


def told(message: Callable[..., str], **facts: Fact) -> Told:
    """Refer to a message by name; its translation is looked up only when the message is written."""
    return Told(message.__name__, facts)


def described(what: Effect) -> Told:
    """Return the message for an effect: by default, the one named after its class, with its fields as arguments."""
    match what:
        case kinds.Gain(tokens):
            return told(Effects.gain, tokens=tokens, each=[told(Effects.gain_one, tokens=(kind,)) for kind in tokens])
        case kinds.GainPer(at_most=at_most) if at_most < 9:
            return told(Effects.at_most, done=_by_its_class(what), count=at_most)
        case kinds.Draw(from_bottom=True):
            return told(Effects.from_bottom, done=_by_its_class(what))
        case kinds.Choose(options, times=1) if discounts := _of_research(options):
            return told(Effects.choose_research, options=options, discounts=discounts)
        case kinds.Choose(options, times):
            return told(Effects.choose_two if times == 2 else Effects.choose_one, options=options, times=times)
        case kinds.PayTo(then, tokens, travel, put_down):
            return told(Effects.pay_to, price=price(tokens, travel, put_down=put_down), then=then)
        case kinds.Archaeologist(camp_for_free=True):
            return told(Effects.dig_at_camp)
        case kinds.Archaeologist(discount=(), compass_discount=0):
            return told(Effects.dig_or_discover)
        case kinds.Archaeologist(discount=icons, compass_discount=0):
            return told(Effects.with_travel_free, icons=icons)
        case kinds.Archaeologist(discount=(_, *_) as icons, compass_discount=count):
            return told(Effects.discovering_for_less, icons=icons, compasses=bag(compass=count), count=count)
        case kinds.Activate(times=2):
            return told(Effects.activate_two_camps, times=2)
        case kinds.Activate(where, level_2_compasses=count) if count:
            return told(Effects.activate_for, where=where, count=count)
        case kinds.ActivateStackTile(level):
            return told(Effects.activate_stack_tile, level=ROMAN[level])
        case kinds.Overcome(anywhere_alone=True):
            return told(Effects.overcome_where_no_other)
        case kinds.Research(token=token, free=True):
            return told(Effects.research_with_notebook if token is Token.NOTEBOOK else Effects.research_free)
        case kinds.Buy(goods, free=True, to=to):
            return told(Effects.gain_artifact) if goods is Goods.ARTIFACT else told(Effects.gain_item, to=to)
        case kinds.Buy(goods, count, top_too=top_too):
            less: dict[str, Fact] = {"coins": bag(coin=count), "compasses": bag(compass=count), "discount": count}
            buying = told(_BUYING[goods], **less)
            return told(Effects.also_turned_up, done=buying) if top_too else buying
        case kinds.Borrow(gold):
            return told(Effects.borrow, side="gold" if gold else "silver")
        case _:
            return _by_its_class(what)


_BUYING: dict[Goods, Callable[..., str]] = {
    Goods.ITEM: Effects.buy_item,
    Goods.ARTIFACT: Effects.buy_artifact,
    Goods.EITHER: Effects.buy_either,
}


def _of_research(options: Sequence[Option]) -> tuple[Bag, ...]:
    """The discounts to choose from, if each of the options is research at a discount; else none."""
    effects = [option.effect for option in options]
    discounts = tuple(each.discount for each in effects if isinstance(each, kinds.Research) and each.discount)
    return discounts if len(discounts) == len(effects) else ()


def _by_its_class(what: Effect) -> Told:
    kind: type = type(what)
    return Told(python_name(message_of(kind)), {each.name: getattr(what, each.name) for each in fields(what)})


def price(tokens: Bag, *travels: Icons, put_down: int = 0) -> list[Told]:
    """Return the messages for a price; `travels` are the possible travel costs (R9)."""
    ways = tuple(icons for icons in travels if icons)
    parts = [told(Effects.pay, tokens=tokens)] if tokens else []
    parts += [told(Effects.travel_with, icons=ways)] if ways else []
    return [*parts, told(Effects.spend_card)] if put_down else parts


@dataclass(frozen=True, eq=False)
class Form:
    """A way to write effects, in one of the `ATTRIBUTES` of their messages.

    `listed` joins the parts of a price, `together` writes effects that are resolved one after the other.
    """

    attribute: str
    tokens: Callable[[Bag, Words], str]
    icons: Callable[[Icons, Words], str]
    listed: Callable[[Iterable[str], Words], str]
    together: Callable[[Sequence[Effect], Words], str]

    def effect(self, what: Effect, words: Words) -> str:
        return _said(self, what, words)

    def price(self, words: Words, tokens: Bag, *travels: Icons, put_down: int = 0) -> str:
        return self.listed([self.say(part, words) for part in price(tokens, *travels, put_down=put_down)], words)

    def boon(self, number: int, words: Words) -> str:
        tile = GUARDIAN_BY_NUMBER[number]
        if tile.boon_travel:
            return self.say(told(Effects.boon_travel, icons=tile.boon_travel), words)
        return self.effect(tile.boon, words)

    def card(self, printed: Card, words: Words, does: str = "") -> tuple[str, ...]:
        """Write a card's effect (or `does`), after "exile this card" and before the pass effect, if it has them."""
        if printed.effect is None:
            return (self.say(told(Effects.only_travel), words),)
        before = [self.say(told(Effects.exile_this), words)] if printed.exiles_itself else []
        passing = [self.say(told(Effects.or_pass, done=printed.pass_effect), words)] if printed.pass_effect else []
        return (*before, does or self.effect(printed.effect, words), *passing)

    def either(self, parts: Sequence[str], words: Words) -> str:
        text, *others = parts or [""]
        for at, each in enumerate(others, 1):
            joint = Effects.option_last if at == len(others) else Effects.option_more
            text = self.say(told(joint, options=text, next=each), words)
        return text

    def assistant(self, number: int, words: Words, *, gold: bool, use: str = "") -> str:
        """Write what one side of an assistant does, or just one of its uses if `use` is given."""
        uses = ASSISTANT_BY_NUMBER[number].side(gold).uses
        return self.either([self.effect(each.effect, words) for each in uses if use in ("", each.name)], words)

    def guardian_cost(self, number: int, words: Words) -> str:
        tile = GUARDIAN_BY_NUMBER[number]
        return self.price(words, tile.tokens, tile.travel, put_down=tile.put_down)

    def say(self, what: Told, words: Words) -> str:
        message = _nearest(type(words.effects), what.message, self.attribute)
        return words.effects.tell(message, lambda name: self._written(what.facts[name], words))

    def _written(self, fact: Fact, words: Words) -> str | int:
        match fact:
            case str() | int():
                return fact
            case Told():
                return self.say(fact, words)
            case list():
                return self.listed([self.say(each, words) for each in fact], words)
            case (Option(), *_):
                return self.either([self.effect(option.effect, words) for option in fact], words)
            case ((Resource(), _), *_):
                return self.tokens(fact, words)
            case (((Resource(), _), *_), *_):
                return self.either([self.tokens(each, words) for each in fact], words)
            case (Icon(), *_):
                return self.icons(fact, words)
            case tuple():
                return self.either([self.icons(icons, words) for icons in fact], words)
            case _:
                return self.effect(fact, words)


@lru_cache(maxsize=2048)
def _said(form: Form, what: Effect, words: Words) -> str:
    return form.together(what.parts, words) if isinstance(what, kinds.All) else form.say(described(what), words)


@cache
def _nearest(room: type[Effects], message: str, attribute: str) -> str:
    for each in reversed(ATTRIBUTES[: ATTRIBUTES.index(attribute) + 1]):
        if hasattr(room, f"{message}{each}"):
            return f"{message}{each}"
    raise LookupError(f"effects.ftl has no message {message.replace('_', '-')}")
