"""What is told in a language is told in it to the last word: told in the one nobody speaks, no English is left."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from arnak_bot.games.arnak.definition import GAME
from arnak_bot.games.arnak.engine import Event, Game, GameSetup, GameView
from arnak_bot.games.arnak.engine.content import BONUS_TILE_EFFECTS, CARD_BY_ID, IDOL_EFFECTS, SLOT_EFFECT_BY_NAME
from arnak_bot.games.arnak.engine.events import KINDS
from arnak_bot.games.arnak.wording import (
    actions,
    effects,
    gains,
    labels,
    moments,
    numbering,
    panel,
    reference,
    short,
    story,
    things,
)
from arnak_bot.games.arnak.wording.messages import LANGUAGES, Words
from arnak_bot.games.arnak.wording.texts import texts_in
from arnak_bot.kit.names import named
from tests.engine.playing import random_game
from tests.wording.happenings import GROUND, examples_of
from tests.wording.sentences import EFFECTS
from tools import pseudo

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Rival")
PLAIN = {*NAMES, "II", "III", "IV", "SS"}
"""Names of players, numerals, and a capital ß."""


@pytest.fixture(scope="module")
def words() -> Iterator[Words]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(LANGUAGES, pseudo.words().language, pseudo.words())
        yield LANGUAGES[pseudo.words().language]


def english(text: str) -> list[str]:
    return [word for word in re.findall(r"[A-Za-z]{2,}", text) if word not in PLAIN]


def all_told(told: Iterator[str]) -> None:
    left = {text: found for text in told if (found := english(text))}
    assert not left


def test_every_event(words: Words) -> None:
    channel = texts_in(words.language).channel

    def told() -> Iterator[str]:
        for kind in KINDS:
            for event in examples_of(kind):
                yield from channel.tell([event], GROUND, NAMES)
                yield from (thing.caption for thing in things.found([event], GROUND, words))

    all_told(told())


def test_every_effect_and_every_component(words: Words) -> None:
    def told() -> Iterator[str]:
        for effect in EFFECTS:
            yield from (effects.effect(effect, words), effects.verb_phrase(effect, words), short.effect(effect, words))
        for card in CARD_BY_ID.values():
            yield from (effects.card(card.id, words), short.card(card, words))
        yield from (short.effect(each, words) for each in (*BONUS_TILE_EFFECTS.values(), *IDOL_EFFECTS.values()))
        yield from (
            f"{short.slot(name, words)} {effects.effect(SLOT_EFFECT_BY_NAME[name].effect, words)}"
            for name in SLOT_EFFECT_BY_NAME
        )
        for key, name in reference.everything(words).items():
            yield from (name, reference.words(key, words))
        yield from (words.components[f"group-{group}"] for group in ("row", "hand", "island", "people", "idols"))
        yield from (words.actions[f"menu-{menu}"] for menu in ("island", "research", "free"))
        yield from (words.actions.menu_cards(plays=plays) for plays in ("yes", "no"))
        yield from (words.actions.menu_answer(verb=verb) for verb in actions.ACTIONS)

    all_told(told())


def test_a_component_is_found_by_its_name_in_the_readers_language_and_in_english(
    words: Words,
) -> None:
    asked = texts_in(words.language).reference
    ostrich, _ = asked.look_up("card:ostrich", None)
    assert ostrich is not None
    assert ostrich.name != "Ostrich"
    assert asked.look_up(ostrich.name, None)[0] == asked.look_up("ostrich", None)[0] == ostrich
    assert (ostrich.name, ostrich.key) in asked.look_up_suggestions(ostrich.name)


def of_choices(view: GameView, words: Words) -> Iterator[str]:
    says = texts_in(words.language).turn
    for action in view.legal:
        yield says.with_hint(action, view)
        yield says.label(action, view, 80)
        yield says.hint(action, view)
        if action.verb == "pay":
            yield from [*labels.labels(action, view, words)][:-1]  # the last is its text
        if (thing := actions.ACTIONS[action.verb].thing(gains.Choice(action, view), words)) is not None:
            yield thing.caption
    yield from (lack for _, _, lack in panel.out_of_reach(view, words))
    yield from (thing.caption for thing in numbering.numbers_of(view, words).things)


@pytest.mark.parametrize(
    "setup", [GameSetup(3, "bird", "told"), GameSetup(1, "snake", "told", rival=4)], ids=["together", "alone"]
)
def test_a_whole_game(setup: GameSetup, words: Words) -> None:
    names = NAMES[: setup.players] if setup.rival is None else (*NAMES[: setup.players], "Rival")
    channel, told = texts_in(words.language).channel, list[str]()

    def hear(game: Game) -> None:
        for seat in game.seats_to_act:
            told.extend(of_choices(game.view(seat), words))

    played = random_game(setup, random.Random(7), hear)
    again, turn = Game.new(setup), list[Event]()
    for seat, text in played.log:
        events = again.apply(text, seat)
        for view in (again.view(seat), again.view(None)):
            told.extend(channel.tell(events, view, names))
            told.append(story.caption(events, view, names, words))
        told.extend(channel.since(named(events, names), again.view((seat + 1) % setup.players)))
        turn += events
        if GAME.ends_turn(events):
            for moment in moments.moments(turn, again.view(None), names, words):
                told.extend((moment.headline, moment.words, moment.alt))
            turn = []
    assert len(told) > 1000
    all_told(iter(told))
