"""Discord's limits hold in every position that random games reach: panels, messages, ids, logs."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock

import discord
import pytest
from simcord.components import walk_components

from arnak_bot.games import GAMES
from arnak_bot.games.arnak.definition import GAME as ARNAK
from arnak_bot.games.arnak.engine import Game, GameSetup
from arnak_bot.games.arnak.wording.messages import ENGLISH
from arnak_bot.host import Host, options_of
from arnak_bot.kit.limits import clip
from arnak_bot.kit.limits import units as length
from arnak_bot.kit.pages import as_text
from arnak_bot.store import GuildSettings, Person, SeatRecord, VoteKind
from arnak_bot.wording import labels, texts
from cogs import ids
from cogs.limits import LAYOUT_LIMIT, MESSAGE_LIMIT
from cogs.look_ups import newest_first_filled, pages_of
from cogs.messages import Message
from cogs.pictures import Emoji
from cogs.settings_text import State, changes_of, groups_of
from tests.discord.strict import units
from tests.host.stage import options_with
from tests.wording.happenings import TURN

HOST = Host(
    cast(Any, SimpleNamespace(people=None, timers=None, outbox=None, notices=None, servers=None, ladders=None)), GAMES
)
"""Enough of a host for messages: it reads no table."""
LONG_NAMES = tuple(f"{letter * 30}{number}" for number, letter in enumerate("WMQX"))


LONGEST_SEATS = tuple(SeatRecord(seat, 10**18 + seat, name) for seat, name in enumerate(LONG_NAMES))


def check_components(rows: list[dict[str, Any]]) -> None:
    assert len(rows) <= 5
    ids: list[str] = []
    for row in rows:
        assert 1 <= len(row["components"]) <= 5
        for item in row["components"]:
            ids.append(item["custom_id"])
            assert units(item["custom_id"]) <= 100
            assert units(item.get("label")) <= 80 and not (item.get("label") or "").endswith("…")
            assert units(item.get("placeholder")) <= 150
            options = item.get("options", [])
            assert len(options) <= 25
            values = [option["value"] for option in options]
            assert len(set(values)) == len(values)
            for option in options:
                assert 1 <= units(option["label"]) <= 100
                assert 1 <= units(option["value"]) <= 100
                assert units(option.get("description")) <= 100
                assert not option["label"].endswith("…") and not (option.get("description") or "").endswith("…")
    assert len(set(ids)) == len(ids)


def check_layout(message: Message) -> None:
    """A message of components stays within the limits, and shows each of its files with its alt text."""
    parts = list(walk_components(message.view.to_components()))
    assert message.content == "" and len(parts) <= 40
    assert 1 <= sum(units(each["content"]) for each in parts if each["type"] == 10) <= 4000
    items = [item for each in parts if each["type"] == 12 for item in each["items"]]
    shown = [(item["media"]["url"], item["description"]) for item in items]
    assert shown == [(f"attachment://{file.filename}", file.description) for file in message.files]
    assert len(shown) <= 10 and all(1 <= units(alt) <= 1024 for _, alt in shown)
    check_components([each for each in parts if each["type"] == 1])


def test_standing_texts_fit_a_message() -> None:
    assert MESSAGE_LIMIT == 2000, "what Discord takes"
    topics = texts.help_topics(ARNAK, ENGLISH, "proof")
    assert len(topics) <= 25 and max(map(units, topics.values())) <= MESSAGE_LIMIT / 2, "each is a message, kept short"
    assert len(" ".join([*topics.values()][:2]).split()) <= 60, "the first screen"
    options = options_with(seats=4, remind_hours=24, deadline_hours=72)
    assert units(texts.lobby(options, ARNAK, LONGEST_SEATS, 10**18, ENGLISH)) <= LAYOUT_LIMIT
    alone = Game.new(GameSetup(1, "snake", seed="alone", rival=5)).view(0)
    assert len(opening := ARNAK.texts("en").channel.opening((), alone, LONG_NAMES)) == 1 and units(opening[0]) <= 2000


@pytest.mark.parametrize("motion", VoteKind)
def test_votes_and_notes_fit_regardless_of_names(motion: VoteKind) -> None:
    name = LONG_NAMES[0]
    assert units(labels.vote(motion, name, 10, 12, ENGLISH)) <= 80
    assert units(ids.vote_button(10**9, motion, 3, 10**19)) <= 100
    assert units(ids.seat_button(10**9, 3, 10**19)) <= 100
    for text in (
        labels.deadline_passed(name, [10**18] * 3, ENGLISH),
        labels.agreed(motion, name, 10**10, ENGLISH),
        ENGLISH.labels.asks_for_pause(
            name=name,
            who=labels.users([10**18] * 3, ENGLISH),
            until=labels.date(10**10),
            ends=labels.relative(10**10),
        ),
    ):
        assert units(text) <= MESSAGE_LIMIT
    assert units(labels.thread_name("W" * 200, "Arnak, Snake Temple", ENGLISH)) <= 100


def test_settings_and_preferences_fit_a_message() -> None:
    many = tuple(10**18 + number for number in range(500))
    for game in GAMES.values():
        settings = GuildSettings(options_of(game), many, news=10**18, audit=10**18, webhook=f"https://{'w' * 60}.org")
        state = State(settings, 10**18)
        told = [each.text for each in groups_of(state, GAMES, ENGLISH)]
        before = State(GuildSettings(options_of(game), many[::-1]), None)
        told.append(changes_of(before, state, GAMES, ENGLISH))
        assert sum(map(units, told)) <= LAYOUT_LIMIT - 100, "refused posts are listed below"
    assert units(ENGLISH.labels.elsewhere(channels=labels.channels(many, ENGLISH))) <= MESSAGE_LIMIT
    person = Person("America/Argentina/ComodRivadavia", 8, 23, heads_up=True)
    assert units(texts.preferences(person, ENGLISH)) <= MESSAGE_LIMIT


def test_the_newest_page_of_the_log_is_full_and_no_line_is_lost() -> None:
    lines = [f"· line {number} " + "x" * 90 for number in range(50)]
    pages = newest_first_filled(lines)
    assert "\n".join(pages).split("\n") == lines
    assert len(pages) > 2 and units(pages[-1]) > 1700 and all(units(page) <= MESSAGE_LIMIT for page in pages)
    assert newest_first_filled([]) == [""]


COINS = "🪙" * 3000
"""A text of signs that Discord may count twice: in UTF-16 they take two units each."""


def test_a_length_is_counted_in_utf_16_units() -> None:
    for text in ("", "Ann", "é…→", "🪙", "👨‍👩‍👧", "e\u0301"):
        assert length(text) == units(text)


@pytest.mark.parametrize("limit", [1, 2, 3, 80, 99, 100, 1024, 2000])
def test_a_text_of_emoji_is_truncated_between_whole_emoji(limit: int) -> None:
    for text in (COINS, f"x{COINS}", "x" * 3000):
        cut = clip(text, limit)
        assert limit - 1 <= units(cut) <= limit and cut.endswith("…") and text.startswith(cut[:-1])
    assert clip("🪙" * (limit // 2), limit) == "🪙" * (limit // 2), "what fits is left as it is"


def test_every_long_text_is_truncated_by_units() -> None:
    words = ENGLISH
    assert units(labels.thread_name(COINS, "Arnak", ENGLISH)) <= 100
    assert all(units(labels.vote(motion, COINS, 10, 12, ENGLISH)) <= 80 for motion in VoteKind)
    assert all(units(page) <= MESSAGE_LIMIT - 100 for page in newest_first_filled(["🪙" * 90] * 50 + [COINS]))
    statistics = (("Signs", (("🪙" * 30, "1"),) * 60), ("More", ((COINS, "1"),)))
    assert all(units(part) <= MESSAGE_LIMIT for part in as_text("Ann", statistics, MESSAGE_LIMIT))
    for game in GAMES.values():
        says = game.texts(words.language)
        offered = [*says.reference.look_up_suggestions(COINS), *says.reference.rule_suggestions(COINS)]
        assert all(units(name) <= 100 and units(value) <= 100 for name, value in offered)
    view = Game.new(GameSetup(2, "bird", seed="s")).view(0)
    assert all(units(text) <= 100 for pair in TURN.suggested(COINS, view) for text in pair)


def test_own_emoji_are_used_only_if_the_text_fits() -> None:
    emoji = Emoji()
    emoji.note_commands([cast(Any, SimpleNamespace(name="game", id=10**18))])
    text = "🪙" * 985 + " `/game new`"
    assert units(text) < MESSAGE_LIMIT and emoji.with_own_emoji(text, MESSAGE_LIMIT) == text
    worn = f"🪙 </game new:{10**18}>"
    assert emoji.with_own_emoji("🪙 `/game new`", units(worn)) == worn, "it fits just so"
    assert emoji.with_own_emoji("🪙 `/game new`", units(worn) - 1) == "🪙 `/game new`"
    assert emoji.with_own_emoji("`/me away` `/game new`", 100) == f"`/me away` </game new:{10**18}>"


async def test_emoji_that_would_be_too_long_leave_room_for_the_mentions_of_commands() -> None:
    emoji, coin = Emoji(), "<:arnak_coin:1>"
    emoji.note_commands([cast(Any, SimpleNamespace(name="game", id=7))])

    async def there() -> list[object]:
        names = {name for game in GAMES.values() for name in game.emoji.values()}
        return [Coin(f"{game.key.replace('-', '_')}_{name}") for game in GAMES.values() for name in names]

    class Coin(SimpleNamespace):
        def __init__(self, name: str) -> None:
            super().__init__(name=name)

        def __str__(self) -> str:
            return f"<:{self.name}:1>"

    await emoji.load(cast(Any, SimpleNamespace(fetch_application_emojis=there)))
    text, called, worn = "🪙 `/game new`", "🪙 </game new:7>", f"{coin} </game new:7>"
    assert [emoji.with_own_emoji(text, units(each)) for each in (worn, called)] == [worn, called]
    assert emoji.with_own_emoji(text, units(worn) - 1) == called
    assert emoji.with_own_emoji(text, units(called) - 1) == text


@pytest.mark.parametrize("loaded", [0, 3])
async def test_emoji_stay_plain_until_uploaded_others_are_used(loaded: int, caplog: pytest.LogCaptureFixture) -> None:
    emoji, uploaded = Emoji(), list[str]()

    async def upload(*, name: str, image: bytes) -> object:
        assert image
        if len(uploaded) == loaded:
            raise discord.RateLimited(600)
        uploaded.append(name)
        return SimpleNamespace(name=name)

    await emoji.load(
        cast(Any, SimpleNamespace(fetch_application_emojis=AsyncMock(return_value=[]), create_application_emoji=upload))
    )
    signs = {sign for game in GAMES.values() for sign in game.emoji}
    assert sum(emoji.of(sign) != sign for sign in signs) == len(uploaded) == loaded
    assert "falling back to plain ones" in caplog.text


def test_no_icon_with_an_emoji_is_a_prefix_of_another() -> None:
    signs = {sign for game in GAMES.values() for sign in game.emoji}
    assert signs and not [(sign, other) for sign in signs for other in signs - {sign} if other.startswith(sign)]


def test_lines_fill_a_page_to_its_last_unit() -> None:
    assert pages_of(["🪙" * 4, "ab", "c"], room=11) == ["🪙🪙🪙🪙\nab", "c"]
    assert pages_of(["🪙" * 4, "abc"], room=11) == ["🪙🪙🪙🪙", "abc"]
    assert pages_of(["x" * 12], room=11) == ["x" * 10 + "…"]
