"""Every kind of effect is said in every form; see effects.ftl for which form may stand in for another."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from arnak_bot.games.arnak.engine.content import CARD_BY_ID
from arnak_bot.games.arnak.engine.effects import All, Effect
from arnak_bot.games.arnak.wording import short
from arnak_bot.games.arnak.wording.forms import ATTRIBUTES, Told, described
from arnak_bot.games.arnak.wording.messages import ENGLISH
from arnak_bot.games.arnak.wording.messages import HOME as ARNAK
from arnak_bot.wording.fluent.compiling import messages_of
from arnak_bot.wording.fluent.reading import Message
from tests.wording.sentences import EFFECTS, NUMBERED

FILE = ARNAK.folder / "en" / "effects.ftl"
MESSAGES = {message.method: message for message in messages_of(ARNAK, "effects")}
LONGEST_HINT = 60
KINDS = [kind for kind in Effect.__args__ if kind is not All]


def messages(told: Told) -> Iterator[str]:
    """The messages that say an effect, those that others are told included."""
    yield told.message
    for fact in told.facts.values():
        for each in fact if isinstance(fact, list) else [fact]:
            if isinstance(each, Told):
                yield from messages(each)


def has_words(message: Message) -> bool:
    """Whether there is more in a message than signs that stay together, and what it is told."""
    text = " ".join(part for part in message.line if isinstance(part, str))
    return bool(re.search(r"[a-zA-Z|]", re.sub(r"#[a-z@-]+", "", text)))


@pytest.mark.parametrize("form", ATTRIBUTES, ids=lambda form: form.removeprefix("_") or "sentence")
def test_every_kind_of_effect_has_a_text_in_every_form(form: str) -> None:
    """Where a form is missing, what is said in its place is short enough for a menu, or in a picture has no words."""
    examples = list(dict.fromkeys([*EFFECTS, *NUMBERED]))
    unsaid = {kind.__name__ for kind in KINDS} - {type(each).__name__ for each in examples}
    assert not unsaid, f"tests/wording/sentences.py has no example of {unsaid}"
    for what in (each for each in examples if type(each) in KINDS):
        for message in messages(described(what)):
            assert message in MESSAGES, f"{FILE} does not say {what}: there is no {message}"
            said = [f"{message}{each}" for each in ATTRIBUTES[: ATTRIBUTES.index(form) + 1]]
            nearest = next(each for each in reversed(said) if each in MESSAGES)
            missing = f"{FILE} has no {said[-1]}, to say {what}"
            if form == "_short" and nearest != said[-1]:
                assert len(short.effect(what, ENGLISH)) <= LONGEST_HINT, missing
            elif nearest != said[-1]:
                assert not has_words(MESSAGES[nearest]), missing


def test_a_discount_on_research_is_said_in_words_and_archaeologists_are_on_the_island_in_menus_too() -> None:
    assert short.card(CARD_BY_ID["idol-of-ara-anu"], ENGLISH) == "research or a temple tile for 1💎 less"
    assert short.card(CARD_BY_ID["theodolite"], ENGLISH) == "+1🪙, +1🧭 for each archaeologist on the island"


def test_research_at_a_choice_of_discounts_is_said_once_in_menus() -> None:
    assert short.card(CARD_BY_ID["inscribed-blade"], ENGLISH) == "research or a temple tile for 1🏹 or 2📜 less"
