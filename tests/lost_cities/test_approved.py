"""Approved sentences of Lost Cities: what players read about everything there is. No wording changes unseen.

After a change that is meant: `python -m tools.renew`, then read the difference.
"""

from __future__ import annotations

import re
from difflib import unified_diff
from functools import cache
from pathlib import Path

import pytest

from arnak_bot.games.lost_cities.engine import Colour, Tile, Verb, Why
from arnak_bot.games.lost_cities.engine.events import KINDS
from arnak_bot.games.lost_cities.wording.channel import SILENT
from arnak_bot.games.lost_cities.wording.messages import ENGLISH, LANGUAGES
from arnak_bot.games.lost_cities.wording.messages import HOME as LOST_CITIES
from arnak_bot.kit.limits import units
from arnak_bot.wording.messages import HOME as HOST
from arnak_bot.wording.messages import LANGUAGES as COMMON
from tests.lost_cities.sentences import NAMES
from tests.lost_cities.sentences import ROOMS as SENTENCES
from tests.lost_cities.signs import of_signs
from tests.lost_cities.test_wording import assert_readable
from tools import pseudo

APPROVED = Path(__file__).with_name("approved")
COMMAND = "python -m tools.renew"
ROOMS = {**SENTENCES, "signs": of_signs}
MOST = 3000
_MOST_SHOWN = 40
_FEWEST = 20
AS_TYPED = {"game", "new", "five", "red", "an", "elephant", "SS", *NAMES}
"""Words that somebody typed or is called, which stand in the middle of sentences as they are; and a capital ß."""


@cache
def lines_of(room: str) -> tuple[tuple[str, str], ...]:
    return tuple(ROOMS[room](ENGLISH))


def text_of(room: str) -> str:
    return "".join(f"{key}: {words}\n" for key, words in lines_of(room))


@pytest.mark.parametrize("room", ROOMS)
def test_every_sentence_is_as_approved(room: str) -> None:
    file = APPROVED / f"{room}.txt"
    approved = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    found = list(unified_diff(approved, text_of(room).splitlines(), f"approved/{room}.txt", "now", n=0, lineterm=""))
    shown = "\n".join(found[:_MOST_SHOWN])
    assert not found, f"{shown}\n{len(found)} lines\n\nIf this is meant: {COMMAND}"


def test_every_approved_file_belongs_to_a_room() -> None:
    assert {file.stem for file in APPROVED.glob("*")} == set(ROOMS)


@pytest.mark.parametrize("room", ROOMS)
def test_nothing_is_said_by_two_names(room: str) -> None:
    keys = [key for key, _ in lines_of(room)]
    assert len(keys) == len(set(keys)) > _FEWEST


def test_every_kind_has_its_sentences() -> None:
    told = {key.split("(")[0] for key, words in lines_of("events") if words and key.endswith(")")}
    assert told == {kind.__name__ for kind in KINDS} - {kind.__name__ for kind in SILENT}
    taken = {key.split(": ")[1].split()[0] for key, _ in lines_of("actions") if ": " in key}
    assert taken == {verb.value for verb in Verb}
    assert {key.split()[0] for key, words in lines_of("refusals") if words} >= {why.name for why in Why}
    known = {key for key, words in lines_of("components") if words}
    assert {f"path:{colour}" for colour in Colour} | {f"tile:{tile}" for tile in Tile} <= known


@pytest.mark.parametrize("room", [room for room in SENTENCES if room != "statistics"])
def test_every_sentence_reads_well(room: str) -> None:
    for _, text in lines_of(room):
        if text:
            assert_readable(text.removesuffix("…"), MOST)


@pytest.mark.parametrize("room", SENTENCES)
def test_nothing_is_built_outside_the_files(room: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the language nobody speaks no English word is left."""
    words = pseudo.words_of(LOST_CITIES)
    monkeypatch.setitem(LANGUAGES, words.language, words)
    monkeypatch.setitem(COMMON, words.language, pseudo.words_of(HOST))
    for key, text in SENTENCES[room](words):
        plain = set(re.findall(r"[A-Za-z]{2,}", re.sub(r"“[^”]*”|`[^`]*`", "", text)))
        assert not plain - AS_TYPED, f"{key}: {text}"


@pytest.mark.parametrize("room", ["actions", "prompts", "refusals", "components", "tables"])
def test_nothing_overflows_in_the_language_nobody_speaks(room: str) -> None:
    most = {"tables": 2000, "actions": 600}.get(room, 1500)
    for key, text in ROOMS[room](pseudo.words_of(LOST_CITIES)):
        assert len(text) <= most, key
        assert not key.endswith("alt") or units(text) <= 1024


if __name__ == "__main__":
    APPROVED.mkdir(exist_ok=True)
    for name in ROOMS:
        (APPROVED / f"{name}.txt").write_text(text_of(name), encoding="utf-8")
