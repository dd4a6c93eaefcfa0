"""What somebody types who reads another language: understood in English too, and refused in their own words."""

from __future__ import annotations

import pytest

from arnak_bot.games.arnak.engine import Game, GameSetup, IllegalAction, Verb
from arnak_bot.games.arnak.wording.messages import Words
from arnak_bot.games.arnak.wording.texts import texts_in
from arnak_bot.games.arnak.wording.turn import Turn
from tests.pseudo.french import Readers, french_words, is_accented, readers  # noqa: F401

DIG = frozenset({Verb.DIG})


def test_a_topic_is_found_by_its_english_name_and_by_its_own(readers: Readers, french_words: Words) -> None:  # noqa: F811
    own = french_words.rules.travel()
    english, theirs = texts_in("en").reference, texts_in(french_words.language).reference
    assert english.rule("travel").startswith("**Travel**")
    assert theirs.rule("travel") == theirs.rule(own) != english.rule("travel")
    assert theirs.rule(own).startswith(f"**{own}**") and is_accented(theirs.rule(own))


def test_what_is_not_possible_is_refused_in_the_readers_words(readers: Readers, french_words: Words) -> None:  # noqa: F811
    view = Game.new(GameSetup(players=2, board="bird", seed="1")).view(0)
    turn = Turn(texts_in(french_words.language))
    with pytest.raises(IllegalAction) as refused:
        turn.meant("camp-coins", view, frozenset({Verb.OVERCOME}))
    assert is_accented(str(refused.value))
    assert turn.meant("camp-coins", view, DIG).text == "dig camp-coins", "English is understood"
    (line, _), *others = turn.suggested("", view, frozenset({Verb.OVERCOME}))
    assert is_accented(line) and not others
    assert is_accented(french_words.reasons.nothing_to_pay())
