"""Approved sentences: what players read about everything there is, word for word. No wording changes unseen.

After a change that is meant: `python -m tools.renew`, then read the difference before you commit it.
"""

from __future__ import annotations

from difflib import unified_diff
from functools import cache
from pathlib import Path

import pytest

from arnak_bot.games.arnak.engine.actions import Verb
from arnak_bot.games.arnak.engine.effects import Effect
from arnak_bot.games.arnak.engine.events import KINDS
from arnak_bot.games.arnak.wording.summaries import SILENT
from arnak_bot.refusals import Why
from arnak_bot.wording.messages import ENGLISH
from tests.wording.sentences import ROOMS

APPROVED = Path(__file__).with_name("approved")
COMMAND = "python -m tools.renew"
_MOST_SHOWN = 40


@cache
def lines_of(room: str) -> tuple[tuple[str, str], ...]:
    return tuple(ROOMS[room]())


def text_of(room: str) -> str:
    return "".join(f"{key}: {words}\n" for key, words in lines_of(room))


def differences(room: str) -> list[str]:
    file = APPROVED / f"{room}.txt"
    approved = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return list(unified_diff(approved, text_of(room).splitlines(), f"approved/{room}.txt", "now", n=0, lineterm=""))


@pytest.mark.parametrize("room", ROOMS)
def test_every_sentence_is_as_approved(room: str) -> None:
    found = differences(room)
    more = f"\nand {len(found) - _MOST_SHOWN} lines more" if len(found) > _MOST_SHOWN else ""
    shown = "\n".join(found[:_MOST_SHOWN])
    assert not found, f"{shown}{more}\n\nIf this is meant: {COMMAND}"


def test_every_approved_file_belongs_to_a_room() -> None:
    assert {file.stem for file in APPROVED.glob("*")} == set(ROOMS)


@pytest.mark.parametrize("room", ROOMS)
def test_no_sentence_has_two_names(room: str) -> None:
    keys = [key for key, _ in lines_of(room)]
    assert len(keys) == len(set(keys)) > 20


def test_a_variant_is_approved_under_its_own_name_which_a_new_one_does_not_change() -> None:
    approved = dict(lines_of("messages"))
    named = {f"refusals.refused {why}" for why in Why}
    assert {key for key in approved if key.startswith("refusals.refused ")} <= named
    assert approved[f"refusals.refused {Why.GAME_OVER}"] == ENGLISH.refusals.refused(why=Why.GAME_OVER)


def test_every_kind_has_its_sentences() -> None:
    events = {key.split()[0] for key, words in lines_of("events") if words and not key.endswith(("found", "and undo"))}
    assert events == {kind.__name__ for kind in KINDS} - {kind.__name__ for kind in SILENT}
    assert {key.split()[0] for key, words in lines_of("actions") if words} == {verb.value for verb in Verb}
    effects = text_of("effects")
    assert [kind.__name__ for kind in Effect.__args__ if f"{kind.__name__}(" not in effects] == []


if __name__ == "__main__":
    APPROVED.mkdir(exist_ok=True)
    for name in ROOMS:
        (APPROVED / f"{name}.txt").write_text(text_of(name), encoding="utf-8")
