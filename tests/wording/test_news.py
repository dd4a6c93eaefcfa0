"""Since your last turn: what was taken, who overtook, what left the row, what came home with one's people."""

from __future__ import annotations

from dataclasses import replace

from arnak_bot.games.arnak.engine import GameView
from arnak_bot.games.arnak.engine.effects import Token
from arnak_bot.games.arnak.engine.events import (
    Bought,
    Dug,
    Event,
    Gained,
    GainedFear,
    Overcame,
    Paid,
    Researched,
    RowRefilled,
    TurnEnded,
)
from arnak_bot.games.arnak.engine.resources import Resource
from arnak_bot.games.arnak.wording import story
from arnak_bot.games.arnak.wording.messages import ENGLISH
from tests.engine.stage import Stage

NAMES = ("Ann", "Bob")
TAKEN: tuple[Event, ...] = (
    Dug(1, "", "L1-1"),
    Gained(1, "site:L1-1", Resource.JEWEL, 1),
    TurnEnded(1, ""),
)


def view(**there: object) -> GameView:
    return Stage(hand=["fear"], tiles={"L1-1": 10}, guard={"L1-1": 4}, **there).game.view(0)  # type: ignore[arg-type]


def test_a_site_that_somebody_has_filled_is_named() -> None:
    assert story.since(TAKEN, view(others=["L1-1"]), NAMES, words=ENGLISH) == [
        "Bob digs at Shrine (L1-1): +1💎.",
        "No space is left at Shrine (L1-1).",
    ]


def test_a_site_that_is_free_again_is_not_called_taken() -> None:
    assert story.since(TAKEN, view(), NAMES, words=ENGLISH) == ["Bob digs at Shrine (L1-1): +1💎."]


def with_glass(mine: int, theirs: int) -> GameView:
    now = view()
    me, other = now.players
    return replace(now, players=(replace(me, glass=mine), replace(other, glass=theirs)))


def test_whoever_has_overtaken_is_named_with_ones_own_place() -> None:
    step = (Researched(1, "", Token.GLASS, 4),)
    told = story.since(step, with_glass(mine=1, theirs=4), NAMES, words=ENGLISH)
    assert told[1:] == ["Bob has overtaken your magnifying glass: it is second now."]


def test_drawing_level_and_being_ahead_already_is_not_overtaking() -> None:
    step = (Researched(1, "", Token.GLASS, 4),)
    assert len(story.since(step, with_glass(mine=3, theirs=4), NAMES, words=ENGLISH)) == 1, "row 2 beside row 2"
    assert len(story.since(step, with_glass(mine=0, theirs=4), NAMES, words=ENGLISH)) == 1, "ahead before, ahead now"


def test_what_left_the_row_and_what_came_is_told_with_its_price() -> None:
    events = (
        Paid(1, "", Resource.COIN, 2),
        Bought(1, "", "parrot"),
        RowRefilled("hat"),
        RowRefilled("rope"),
    )
    assert story.since(events, view(), NAMES, words=ENGLISH) == [
        "Bob buys Parrot (2🪙).",
        "Gone from the row: Parrot. New: Hat (1🪙).",
    ], "the rope has left the row again"


def test_fear_that_ones_own_people_brought_home_says_from_whom() -> None:
    events: tuple[Event, ...] = (*TAKEN, GainedFear(0, "", False, "L1-1", 4))
    assert "Ann comes home: +Fear from the Gilded Boar at Shrine (L1-1)." in story.since(
        events, view(), NAMES, words=ENGLISH
    )


def test_a_great_moment_is_told_before_newer_trifles() -> None:
    digs = [Dug(1, "", camp) for camp in ("camp-coins", "camp-tablets", "camp-jewel")]
    events: tuple[Event, ...] = (Overcame(1, "", "L1-1", 4), *digs)
    told = story.since(events, view(), NAMES, words=ENGLISH)
    assert told[0] == "Bob overcomes the Gilded Boar at Shrine (L1-1): +5 points." and len(told) == 3


def test_nothing_is_news_where_only_oneself_has_moved() -> None:
    assert story.since((Dug(0, "", "camp-coins"),), view(), NAMES, words=ENGLISH) == []
