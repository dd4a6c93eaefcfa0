"""Every sentence that the game can say, through a small grammar check: in singular and plural, nothing cut."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import is_dataclass, replace

import pytest

from arnak_bot.game.texts import topics_of
from arnak_bot.games.arnak.engine import Event, Game, GameSetup, GameView, refusals
from arnak_bot.games.arnak.engine import steps as stages
from arnak_bot.games.arnak.engine.content import CARD_BY_ID
from arnak_bot.games.arnak.engine.events import KINDS, ExiledFromRow, LeftRow
from arnak_bot.games.arnak.engine.reasons import Reason, ReasonKind, imaginable, why_not
from arnak_bot.games.arnak.engine.refusals import words
from arnak_bot.games.arnak.engine.resources import bag
from arnak_bot.games.arnak.engine.steps import Step
from arnak_bot.games.arnak.engine.travel import Icon
from arnak_bot.games.arnak.wording import effects, labels, reference, short
from arnak_bot.games.arnak.wording.actions import ACTIONS
from arnak_bot.games.arnak.wording.gains import Choice
from arnak_bot.games.arnak.wording.messages import ENGLISH
from arnak_bot.games.arnak.wording.panel import out_of_reach
from arnak_bot.kit.prose import message_of
from arnak_bot.wording import texts
from tests.engine.playing import random_game
from tests.engine.stage import Stage
from tests.samples import all_day
from tests.wording.happenings import CHANNEL, GROUND, TURN, examples_of
from tests.wording.sentences import EFFECTS, NUMBERED, STAGES

NAMES = ("Ann", "Bob", "Cleo", "Dan")
_NOUNS = (
    "coin|compass|tablet|arrowhead|jewel|point|card|boot|car|ship|plane|pilot|guardian|idol|seat|player|hour|day|action"
)

WRONG = {
    "a plural after 1": re.compile(rf"(?<![\d.×−+-])1 (?:free )?(?:{_NOUNS})e?s\b"),
    "a singular after a number": re.compile(rf"(?<![\d.LI-])(?:0|[2-9]|\d\d+) (?:free )?(?:{_NOUNS})\b(?! of| deck)"),
    "a doubled word": re.compile(r"\b([A-Za-z]{2,}) \1\b"),
    "two verbs": re.compile(r"\bto you may\b|\bmay you\b|\bto may\b|\bcannot (?:temple|idol|boon)\b"),
    "a before a vowel": re.compile(r"\b[Aa] [aeioAEIO]\w"),
    "an before a consonant": re.compile(r"\b[Aa]n (?!hour)[bcdfgjklmnpqrstvwxyzBCDFGJKLMNPQRSTVWXYZ]"),
    "something cut": re.compile(r"…$"),
    "double spaces": re.compile(r"\S  \S"),
    "a space before a stop": re.compile(r" [.,;:?!](?:\s|$)"),
    "double stops": re.compile(r"\.\.|,,|;;|[.,;:] ?[.,;](?!\w)|\?\.|:\s*:"),
    "a name of the program": re.compile(r"\bNone\b|[{}]|\w+\.[A-Z]{3,}|<\w+ object|camp-|spare-|assistant-\d|boon-\d"),
    "empty brackets": re.compile(r"\(\s*\)|“\s*”"),
}


def faults(text: str) -> list[str]:
    return [name for name, pattern in WRONG.items() if pattern.search(text)]


def check(text: str) -> None:
    assert text.strip(), "a sentence says nothing"
    assert not faults(text), f"{faults(text)}: {text!r}"


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("You may pay 1 compass to you may overcome a guardian.", "two verbs"),
        ("1 points", "a plural after 1"),
        ("Ann: 2 coin", "a singular after a number"),
        ("gain 1 t…", "something cut"),
        ("Overcome a Eagle", "a before a vowel"),
        ("You cannot temple now", "two verbs"),
        ("the the card", "a doubled word"),
        ("Done..", "double stops"),
    ],
)
def test_the_check_finds_earlier_mistakes(text: str, fault: str) -> None:
    assert fault in faults(text)


# --- what is printed --------------------------------------------------------------------------


def test_every_effect_reads_well_in_full_and_in_short() -> None:
    for each in EFFECTS:
        check(effects.effect(each, ENGLISH))
        check(effects.verb_phrase(each, ENGLISH))
        check(short.effect(each, ENGLISH))
        assert len(short.effect(each, ENGLISH)) <= 90, short.effect(each, ENGLISH)


def test_every_number_of_things_reads_well() -> None:
    for each in NUMBERED:
        check(effects.effect(each, ENGLISH))
        check(short.effect(each, ENGLISH))


def test_every_card_tile_and_topic_reads_well() -> None:
    for card in CARD_BY_ID.values():
        check(effects.card(card.id, ENGLISH))
        check(short.card(card, ENGLISH))
        assert len(short.card(card, ENGLISH)) <= 85, short.card(card, ENGLISH)
    for key in reference.everything(ENGLISH):
        check(reference.words(key, ENGLISH))
    for topic in topics_of(ENGLISH.rules):
        check(topic.name)
        check(topic.text)
    for value in vars(texts).values():
        if isinstance(value, str) and not value.startswith(("arnak_bot", "/")) and value != texts.__doc__:
            for line in value.replace("  ", " ").format(who="Ann", why="no access").splitlines():
                check(line or "-")


# --- questions --------------------------------------------------------------------------------


def test_every_question_reads_well() -> None:
    view = Stage(hand=["fear"]).game.view(0)
    asked = [*EFFECTS, *STAGES]
    assert {type(task) for task in STAGES} | {stages.TakeIdols, stages.RevealSite, stages.AwakenGuardian} >= {
        kind for kind in vars(stages).values() if isinstance(kind, type) and is_dataclass(kind) and kind is not Step
    }
    for task in asked:
        if f"ask-{message_of(type(task))}" in ENGLISH.prompts:
            for source in ("card:ostrich", "site:L1-1", "tile:1-1", "guardian:3", "assistant:7", "research:3-glass"):
                check(TURN.question(replace(view, question=Step(task, source))))


# --- what happens -----------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_every_event_reads_well_once_and_twice(kind: type[Event]) -> None:
    for event in examples_of(kind):
        for run in ([event], [event, event]):
            for line in CHANNEL.tell(run, GROUND, NAMES):
                assert line.endswith(".")
                check(line)


def test_what_an_effect_exiles_from_the_row_has_its_verb() -> None:
    view = Stage(hand=["fear"]).game.view(None)
    assert CHANNEL.tell([ExiledFromRow(0, "", "hat")], view, NAMES) == ["Ann exiles Hat from the row."]
    assert CHANNEL.tell([LeftRow("hat")], view, NAMES) == ["Hat leaves the row."]


# --- refusals ---------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ReasonKind)
def test_every_reason_reads_well_in_singular_and_plural(kind: ReasonKind) -> None:
    for count in (1, 2):
        cost = bag(coin=count, jewel=count)
        have = tuple((resource, count - 1) for resource, _ in cost)
        for subject in ("Hat", "the Hunter"):
            text = words(Reason(kind, subject, cost, have, (Icon.CAR,) * count))
            check(text)
            check(refusals._NOTHING_AT_ALL.get(kind, text))
            assert len(text) < 100 and not text.endswith(".")


# --- whole games ------------------------------------------------------------------------------


def every_sentence(view: GameView) -> Iterator[str]:
    """Everything that the panel and the commands may say in a position, but for what may be empty."""
    yield from (
        TURN.question(view),
        TURN.hand(view),
        TURN.status(view, [view.ply] * len(view.players))[-1],
    )
    for action in view.legal:
        for limit in (80, 100):
            assert len(TURN.label(action, view, limit)) <= limit
            yield TURN.label(action, view, limit)
        yield TURN.with_hint(action, view)
        if told := TURN.hint(action, view):
            yield told
        for final in (False, True):
            if doubt := TURN.doubt(action, view, final=final):
                yield doubt
        if (thing := ACTIONS[action.verb].thing(Choice(action, view), ENGLISH)) is not None:
            yield from (thing.name, *thing.words.splitlines())
    for _, action, lack in out_of_reach(view, ENGLISH):
        yield from (
            ENGLISH.labels.lacking(name=TURN.label(action, view)),
            labels.lacking(action, view, lack, ENGLISH),
            lack,
        )
    for action in imaginable(view, {action.verb for action in view.legal}):
        if (reason := why_not(view, action)) is not None:
            yield words(reason)


@pytest.mark.parametrize("number", all_day((3,), range(6)))
def test_whole_games_read_well(number: int) -> None:
    players, rival = ((2, None), (3, None), (4, None), (1, number))[number % 4]
    setup = GameSetup(players, ("bird", "snake")[number % 2], seed=f"grammar {number}", rival=rival)
    names = (*NAMES[:players], "The rival")
    chance = random.Random(number)
    seen: set[str] = set()

    def read(game: Game) -> None:
        for seat in game.seats_to_act:
            seen.update(every_sentence(game.view(seat)))
        if chance.random() < 0.1:
            seen.update(CHANNEL.table(game.view(None), names))

    game = random_game(setup, chance, read)
    replayed = Game.new(setup)
    for seat, text in game.log:
        seen.update(CHANNEL.tell(replayed.apply(text, seat), replayed.view(None), names))
    for text in seen:
        check(text)
