"""What Discord makes links and mentions of: the exact text, which nobody sees before Discord does."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from functools import partial

import pytest

from arnak_bot.store import Person
from arnak_bot.wording import labels, texts
from arnak_bot.wording.messages import ENGLISH


@pytest.mark.parametrize(
    ("guild", "message", "link"),
    [
        (1, 7, "https://discord.com/channels/1/5/7"),
        (None, 7, "https://discord.com/channels/@me/5/7"),
        (1, None, "<#5>"),
        (None, None, "https://discord.com/channels/@me/5"),
    ],
)
def test_a_link_leads_to_a_message_on_a_server_or_in_direct_messages_or_else_to_the_channel(
    guild: int | None, message: int | None, link: str
) -> None:
    assert labels.link(guild, 5, message) == link
    told = labels.looking_back(timedelta(days=2), guild, 5, message, ENGLISH)
    assert (f"]({link})" in told) is (message is not None)


def test_times_are_shown_in_everybodys_own_zone() -> None:
    at = datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC)
    second = int(at.timestamp())
    assert labels.relative(at) == labels.relative(second) == f"<t:{second}:R>"
    assert labels.date(at) == labels.date(second) == f"<t:{second}:f>"


def test_a_player_is_mentioned_with_the_end_of_a_pause_and_the_time_they_have() -> None:
    until = datetime(2026, 1, 2, tzinfo=UTC)
    assert labels.mention(1, 42, "Bob", None, ENGLISH).endswith(" <@42>")
    paused = labels.mention(1, 42, "Bob", until, ENGLISH)
    assert paused.endswith(f" Bob (paused until {labels.date(until)})") and "<@42>" not in paused
    assert labels.with_deadline("Ann", [], ENGLISH) == "Ann"
    assert labels.with_deadline("Ann", [until], ENGLISH) == f"Ann Deadline: {labels.relative(until)}."
    both = [until + timedelta(days=1), until]
    assert labels.with_deadline("Ann", both, ENGLISH) == f"Ann First deadline: {labels.relative(until)}."
    assert labels.with_deadline("Ann", [until, until], ENGLISH) == f"Ann Deadline: {labels.relative(until)}."
    waits = labels.waiting_table("<#5>", "round II", None, None, ENGLISH)
    assert "<#5>" in waits and "<t:" not in waits
    since_and_until = labels.waiting_table("<#5>", "round II", until, until + timedelta(days=1), ENGLISH)
    assert all(labels.relative(each) in since_and_until for each in both)


def test_if_everybody_else_is_asleep_the_text_still_says_that_the_others_decide() -> None:
    assert " The others may decide, " in labels.deadline_passed("Ann", (), ENGLISH)


def test_a_review_says_how_far_it_is_and_when_it_will_be_ready_as_soon_as_that_can_be_told() -> None:
    then = datetime(2026, 1, 2, tzinfo=UTC)
    told = partial(labels.review_progress, begun=(4, then), now=then + timedelta(seconds=10), words=ENGLISH)
    assert told(0, 0) == "Looking back at the game: this takes about a minute …"
    assert told(4, 38) == "Looking back at the game, turn by turn: 4 of 38 …"
    ready = labels.relative(then + timedelta(seconds=70))
    assert told(9, 39) == f"Looking back at the game, turn by turn: 9 of 39, ready {ready} …"


def test_preferences_say_where_to_set_the_time_zone_until_it_is_set() -> None:
    hours = {zone: texts.preferences(Person(zone, 8, 23), ENGLISH) for zone in ("UTC", "Europe/Prague")}
    assert [zone for zone, text in hours.items() if "Set your `zone`." in text] == ["UTC"]
