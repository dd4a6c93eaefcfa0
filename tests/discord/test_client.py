"""What the bot itself remembers, takes up and leaves alone: without a Discord."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import partial
from itertools import product
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock, call

import discord
import pytest

from cogs.client import ArnakBot

HEARD = discord.InteractionType


@pytest.fixture
async def bot(tmp_path: Path) -> AsyncIterator[ArnakBot]:
    bot = ArnakBot(str(tmp_path / "arnak.db"), own_emoji=False)
    yield bot
    await bot.close()


async def test_recent_interactions_are_remembered_and_the_oldest_are_forgotten_first(bot: ArnakBot) -> None:
    def heard(number: int) -> bool:
        return bot.received_before(cast(Any, SimpleNamespace(id=number)))

    assert not any(heard(number) for number in range(1000))
    assert heard(0), "all of them are known"
    assert not heard(1000), "one more"
    assert [heard(number) for number in (1, 2, 999, 1000)] == [True] * 4
    assert not heard(0)


async def test_work_of_others_is_resumed_unless_this_bot_stops(bot: ArnakBot, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []

    computers, posts = (AsyncMock(side_effect=partial(done.append, what)) for what in ("computers", "posts"))
    for ready, resting in product((True, False), repeat=2):
        monkeypatch.setattr(bot, "is_ready", partial(bool, ready))
        bot.host = cast(Any, SimpleNamespace(computers=SimpleNamespace(resume_all=computers)))
        bot.outbox_sender = cast(Any, SimpleNamespace(resting=resting, resume=posts))
        bot.notice_sender = cast(Any, SimpleNamespace(nudge=lambda: done.append("notices")))
        await bot._take_up()
        assert done == (["computers", "posts", "notices"] if ready and not resting else []), (ready, resting)
        done.clear()


async def test_a_command_or_click_gives_a_player_their_seat_back_but_autocomplete_does_not(bot: ArnakBot) -> None:
    nudged: list[int] = []
    table: Any = SimpleNamespace(id=7, channel_id=5, seat_of=lambda user: 0)
    kinds = (HEARD.application_command, HEARD.component, HEARD.autocomplete)

    found, come_back = AsyncMock(return_value=table), AsyncMock()
    registry, play = SimpleNamespace(table_in=found, table=found), SimpleNamespace(come_back=come_back)
    bot.host = cast(Any, SimpleNamespace(registry=registry, play=play))
    bot.outbox_sender = cast(Any, SimpleNamespace(nudge=nudged.append))
    for kind, back in product(kinds, (True, False)):
        user, come_back.return_value = SimpleNamespace(id=9), back
        interaction: Any = SimpleNamespace(type=kind, channel_id=5, channel=None, message=None, user=user)
        assert await bot.table_here(interaction) is table and await bot.table_clicked(interaction, 7) is table
        clicks = kind is not HEARD.autocomplete
        assert come_back.await_args_list == ([call(table, 9)] * 2 if clicks else [])
        assert nudged == ([7] * 2 if clicks and back else [])
        come_back.reset_mock()
        nudged.clear()


async def test_a_bot_shutting_down_neither_posts_nor_thinks_and_one_never_started_can_shut_down(bot: ArnakBot) -> None:
    bot.stop_working()
    rested: list[str] = []
    bot.outbox_sender = cast(Any, SimpleNamespace(stop=partial(rested.append, "posts")))
    bot.notice_sender = cast(Any, SimpleNamespace(stop=partial(rested.append, "notices")))
    bot.keeper = cast(Any, SimpleNamespace(stop=partial(rested.append, "kept messages")))
    bot.host = cast(Any, SimpleNamespace(computers=SimpleNamespace(stop_thinking=partial(rested.append, "computers"))))
    bot._store = cast(Any, object())
    bot.stop_working()
    assert sorted(rested) == ["computers", "kept messages", "notices", "posts"]


async def test_messages_are_never_treated_as_commands(bot: ArnakBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot, "process_commands", lambda _: pytest.fail("messages are none of its business"))
    author = SimpleNamespace(bot=False)
    await bot.on_message(cast(Any, SimpleNamespace(author=author, content="@arnak help")))
    assert list(bot.commands) == [] and bot.allowed_mentions is not None
    assert bot.allowed_mentions.to_dict() == discord.AllowedMentions.none().to_dict()
    assert bot._connection._messages is None, "none is kept"
