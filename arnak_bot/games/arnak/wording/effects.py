"""Effects, cards and tiles as sentences in our own words, assembled from the vocabulary of effects."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from arnak_bot.games.arnak.engine import content
from arnak_bot.games.arnak.engine import effects as kinds
from arnak_bot.games.arnak.engine.effects import All, Borrow, Effect
from arnak_bot.games.arnak.engine.printed import Card
from arnak_bot.games.arnak.wording import signs
from arnak_bot.games.arnak.wording.forms import Form
from arnak_bot.games.arnak.wording.messages import Words
from arnak_bot.kit.prose import listed

_OFFERED = (
    *(kinds.Archaeologist, kinds.Buy, kinds.ExileCard, kinds.GainFromExile, kinds.Overcome),
    *(kinds.PayTo, kinds.Refresh, kinds.Research, kinds.Upgrade),
)
"""Effects that may be declined."""


def effect(what: Effect | None, words: Words) -> str:
    """Return an effect as one or more short sentences; empty if the effect is unknown."""
    return "" if what is None else led_in(what, lambda clause: signs.sentence(clause, words), words)


def led_in(what: Effect, say: Callable[[str], str], words: Words) -> str:
    """Return an effect as one or more short sentences; `say` turns the first clause into a sentence."""
    first, *others = what.parts if isinstance(what, All) else (what,)
    return " ".join([say(_clause(first, words)), *(effect(other, words) for other in others)])


def _clause(what: Effect, words: Words) -> str:
    """An effect as an instruction or, if it can be declined, as something that "you may" do."""
    done = verb_phrase(what, words)
    return words.effects.may(done=done) if isinstance(what, _OFFERED) else done


def _done_together(several: Sequence[Effect], words: Words) -> str:
    first, *others = several
    text = verb_phrase(first, words)
    for part in others:
        join = words.effects.then_may if isinstance(part, _OFFERED) else words.effects.and_also
        text = join(done=text, clause=_clause(part, words))
    return text


_IN_WORDS = Form("", signs.resources_in_words, signs.icons_in_words, listed, _done_together)
verb_phrase = _IN_WORDS.effect
"""An effect as a verb phrase: "draw a card", "pay 1 compass to gain 1 jewel"."""
guardian_cost = _IN_WORDS.guardian_cost
guardian_boon = _IN_WORDS.boon


def card_effect(printed: Card, words: Words) -> str:
    match printed.effect:
        case None:
            does = ""
        case All((first, Borrow(gold))):
            does = f"{effect(first, words)} {words.effects.use_a_side(side='gold' if gold else 'silver')}"
        case what:
            does = effect(what, words)
    return " ".join(_IN_WORDS.card(printed, words, does))


def card(card_id: str, words: Words) -> str:
    said, printed = words.effects, content.CARD_BY_ID[card_id]
    does = card_effect(printed, words)
    if printed.effect:
        does = said.free_action(effect=does) if printed.free else said.main_action(effect=does)
    return said.card(
        card=signs.card(card_id, words),
        kind=printed.kind,
        price=words.amounts.tokens(count=printed.cost, resource=printed.currency),
        signs=signs.icons(printed.travel),
        icons=signs.icons_in_words(printed.travel, words),
        effect=does,
        points=printed.points,
    )


def plain(text: str) -> str:
    """Return a text without symbols and markup, for alt texts and for fonts that lack emoji."""
    kept = "".join(character for character in text.replace("**", "") if ord(character) < 0x2600)
    lines = (re.sub(r": \((.*)\)$", r": \1", " ".join(line.split())) for line in kept.splitlines())
    return "\n".join(re.sub(r" ?\(\W*\)", "", line) for line in lines)


def assistant(number: int, words: Words, *, gold: bool, use: str = "") -> str:
    side, or_else = content.ASSISTANT_BY_NUMBER[number].side(gold), words.effects.or_else
    first, *others = [each.effect for each in side.uses if use in ("", each.name)]
    alternatives = (led_in(each, lambda clause: or_else(clause=clause), words) for each in others)
    text = " ".join([effect(first, words), *alternatives])
    return words.effects.main_action(effect=text) if side.main_action and not use else text
