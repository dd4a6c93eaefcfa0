"""What somebody types who reads another language: understood in English too, and refused in their own words."""

from __future__ import annotations

import pytest

from arnak_bot.games.arnak.engine import Game, GameSetup, IllegalAction, Verb
from arnak_bot.games.arnak.wording import rules, typed
from arnak_bot.games.arnak.wording.messages import ENGLISH, Words
from tests.pseudo.french import french_words, is_accented  # noqa: F401

DIG = frozenset({Verb.DIG})


def test_a_topic_is_found_by_its_english_name_and_by_its_own(french_words: Words) -> None:  # noqa: F811
    own = french_words.rules.travel()
    assert own != rules.find_topic("travel", ENGLISH)[0] == "Travel"
    assert rules.find_topic("travel", french_words)[0] == rules.find_topic(own, french_words)[0] == own
    assert is_accented(rules.answer(own, (), words=french_words))


def test_what_is_not_possible_is_refused_in_the_readers_words(french_words: Words) -> None:  # noqa: F811
    view = Game.new(GameSetup(players=2, board="bird", seed="1")).view(0)
    with pytest.raises(IllegalAction) as refused:
        typed.meant("camp-coins", frozenset({Verb.OVERCOME}), view, french_words)
    assert is_accented(str(refused.value))
    assert typed.meant("camp-coins", DIG, view, french_words).text == "dig camp-coins", "English is understood"
    (line, _), *others = typed.suggestions("", frozenset({Verb.OVERCOME}), view, french_words)
    assert is_accented(line) and not others
    assert is_accented(typed.nothing_to_pay(french_words)[0])
