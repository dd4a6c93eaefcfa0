"""The strict gate refuses what Discord refuses: a gate that lets everything pass would prove nothing."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import aiohttp
import discord
import pytest
from discord import ui
from simcord.backend.errors import BackendError

from images.arnak import emoji_picture
from tests.discord.conftest import World, view_of
from tests.discord.seen import text_of
from tests.discord.strict import RateLimit
from tests.discord.strict.commands import check as check_tree
from tests.discord.strict.gate import OLD_EDIT_WAITS
from tests.discord.strict.messages import LARGEST_FILE, MEBIBYTE, is_emoji

T = TypeVar("T")


def sized(size: int, alt: str = "") -> discord.File:
    return discord.File(io.BytesIO(b"x" * size), "board.png", description=alt)


def button(**facts: Any) -> ui.View:
    return view_of(ui.Button(**facts))


def menu(emoji: str, label: str = "one") -> ui.View:
    return view_of(ui.Select(custom_id="m", options=[discord.SelectOption(label=label, emoji=emoji)]))


def layout(*items: ui.Item[ui.LayoutView]) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    view._children += items  # discord.py counts, too, and we want to know what Discord says
    for item in items:
        item._view = view
    return view


def section(at: int) -> ui.Section[ui.LayoutView]:
    return ui.Section("x", accessory=ui.Button(label="x", custom_id=str(at)))


def gallery(alt: str) -> ui.MediaGallery[ui.LayoutView]:
    return ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description=alt))


async def refused(sending: Any) -> discord.HTTPException:
    with pytest.raises(discord.HTTPException) as caught:
        await sending
    return caught.value


def begun_by_the_bot(world: World, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
    """Begin something whose sleeps are on the simulated clock."""
    with world.env._bot_scope():
        return asyncio.create_task(work)


BEYOND: dict[str, Callable[[], dict[str, Any]]] = {
    "content": lambda: {"content": "x" * 2001},
    "units": lambda: {"content": "🪙" * 1001},
    "units of alt": lambda: {"file": sized(1, "🪙" * 513)},
    "units of a label": lambda: {"view": button(label="🪙" * 41, custom_id="b")},
    "units of an option": lambda: {"view": menu("🪙", "🪙" * 51)},
    "file": lambda: {"file": sized(LARGEST_FILE + 1)},
    "request": lambda: {"files": [sized(9 * MEBIBYTE) for _ in range(3)]},
    "alt": lambda: {"file": sized(1, "x" * 1025)},
    "no label": lambda: {"view": button(label="", custom_id="b")},
    "label": lambda: {"view": button(label="x" * 81, custom_id="b")},
    "emoji": lambda: {"view": button(emoji="X", custom_id="b")},
    "own emoji": lambda: {"view": button(emoji="<:gone:123456789012345678>", custom_id="b")},
    "menu emoji": lambda: {"view": menu("not one")},
    "nonce": lambda: {"content": "hi", "nonce": "x" * 26},
    "components": lambda: {"view": layout(*(ui.TextDisplay("x") for _ in range(41)))},
    "nested components": lambda: {"view": layout(*(section(at) for at in range(14)))},
    "units of all texts": lambda: {"view": layout(ui.TextDisplay("🪙" * 1000), ui.TextDisplay("🪙" * 1001))},
    "unseen file": lambda: {"view": layout(ui.TextDisplay("x")), "file": sized(1)},
    "alt in a gallery": lambda: {"view": layout(gallery("x" * 1025)), "file": sized(1)},
}


async def test_a_message_beyond_the_limits_is_refused(world: World) -> None:
    for name, facts in BEYOND.items():
        try:
            await world.text_channel.send(**facts())
        except discord.HTTPException as error:
            assert error.status in (400, 413), name
        else:
            pytest.fail(name)
    assert world.channel.history() == []


async def test_a_message_of_components_takes_no_content_and_stays_what_it_is(world: World) -> None:
    sent = await world.text_channel.send(view=layout(ui.TextDisplay("x"), gallery("x" * 1024)), file=sized(1))
    for change in ({"content": "hi"}, {"view": None}, {"content": "hi", "view": None}):
        assert (await refused(sent.edit(**change))).status == 400
    await sent.edit(view=layout(ui.TextDisplay("y")), attachments=[])
    assert sent.flags.components_v2 and text_of(world.newest) == "y"


async def test_eleven_files_are_refused_even_when_some_were_there_before(world: World) -> None:
    sent = await world.text_channel.send(files=[sized(1) for _ in range(8)])
    await sent.edit(attachments=[*sent.attachments, sized(1)])
    assert (await refused(sent.edit(attachments=[*sent.attachments, *[sized(1) for _ in range(3)]]))).code == 50035


@pytest.mark.parametrize("sign", ["🪙", "✈️", "👍🏽", "🏴", "🇨🇿", "1️⃣", "👨‍👩‍👧", "✖", "⛵"])
def test_unicode_emoji_are_recognized(sign: str) -> None:
    assert is_emoji(sign)


@pytest.mark.parametrize("sign", ["", "X", "12", "1", "→", "🪙🪙", "🪙 "])
def test_other_characters_are_not_emoji(sign: str) -> None:
    assert not is_emoji(sign)


async def test_sending_requires_permissions(world: World) -> None:
    for missing, code, files in (("view_channel", 50001, 0), ("send_messages", 50013, 0), ("attach_files", 50013, 1)):
        place = world.bot.get_partial_messageable(world.channel_without(missing).id)
        assert (await refused(place.send("hi", files=[sized(1) for _ in range(files)]))).code == code


async def test_public_threads_are_refused_in_announcement_channels(world: World) -> None:
    news = world.bot.get_channel(world.guild.create_news_channel("news").id)
    assert isinstance(news, discord.TextChannel)
    assert (await refused(news.create_thread(name="a", type=discord.ChannelType.public_thread))).code == 50024
    await news.create_thread(name="a", type=discord.ChannelType.news_thread)


async def test_a_locked_thread_rejects_messages_and_an_archived_one_is_reopened(world: World) -> None:
    thread = await world.text_channel.create_thread(name="a", type=discord.ChannelType.public_thread)
    sent = await thread.send("first")
    await thread.edit(archived=True)
    assert (await refused(sent.edit(content="second"))).code == 50083
    await thread.send("third")
    woken = await world.bot.fetch_channel(thread.id)
    assert isinstance(woken, discord.Thread) and not woken.archived
    await thread.edit(archived=True, locked=True)
    assert (await refused(thread.send("fourth"))).code == 160005
    await world.env.settle()


async def test_edits_of_old_messages_are_rate_limited(world: World) -> None:
    sent = await world.text_channel.send("hi")
    for number in range(6):
        await sent.edit(content=f"young {number}")
    await world.wait(hours=1.1)
    for number in range(3):
        await sent.edit(content=f"old {number}")
    before = world.gate.backend.clock.now()
    waiting = begun_by_the_bot(world, refused(sent.edit(content="once too often")))
    await world.env.advance_time(5 * OLD_EDIT_WAITS)
    error = await waiting
    assert (error.status, error.code) == (429, 30046)
    waited = world.gate.backend.clock.now() - before
    assert waited.total_seconds() == 5 * OLD_EDIT_WAITS, "discord.py asks five times, and sleeps before it gives up"


async def test_discord_py_waits_for_a_rate_limit_and_asks_again(world: World) -> None:
    world.gate.fail("POST", "/channels/*/messages", lambda: RateLimit(20), times=2)
    sending = begun_by_the_bot(world, world.text_channel.send("hi"))
    await world.wait(seconds=30)
    assert world.channel.history() == [] and not sending.done()
    await world.wait(seconds=10)
    assert (await sending).content == "hi"


async def test_discord_py_does_not_wait_longer_than_the_client_allows(world: World) -> None:
    world.bot.http.max_ratelimit_timeout = 30
    world.gate.fail("POST", "/channels/*/messages", lambda: RateLimit(31))
    with pytest.raises(discord.RateLimited) as caught:
        await world.text_channel.send("hi")
    assert caught.value.retry_after == 31


async def test_edits_notify_nobody_and_messages_do(world: World) -> None:
    ann = world.ann
    ping = discord.AllowedMentions(users=[discord.Object(ann.id)])
    sent = await world.text_channel.send("hi")
    await sent.edit(content=f"<@{ann.id}>", allowed_mentions=ping)
    assert world.gate.notices == []
    await world.text_channel.send(f"<@{ann.id}>", allowed_mentions=ping)
    assert [notice.users for notice in world.gate.notices] == [(ann.id,)]


async def test_a_nonce_keeps_a_message_from_being_sent_twice(world: World) -> None:
    first = await world.text_channel.send("hi", nonce="7")
    assert (await world.text_channel.send("hi", nonce="7")).id == first.id
    assert len(world.channel.history()) == 1
    await world.wait(minutes=10)
    await world.text_channel.send("hi", nonce="7")
    assert len(world.channel.history()) == 2, "Discord remembers a nonce for some minutes only"


@pytest.mark.parametrize("error", [aiohttp.ClientOSError, ConnectionResetError, TimeoutError])
async def test_the_network_can_fail_before_and_after_discord_has_done_it(world: World, error: type[Exception]) -> None:
    world.gate.fail("POST", "/channels/*/messages", error, skip=1)
    await world.text_channel.send("passes")
    with pytest.raises(error):
        await world.text_channel.send("lost on the way there")
    world.gate.fail("POST", "/channels/*/messages", error, after=True)
    with pytest.raises(error):
        await world.text_channel.send("lost on the way back")
    assert [text_of(message) for message in world.channel.history()] == ["passes", "lost on the way back"]


async def test_emoji_of_the_application_have_short_names_once_and_a_size(world: World) -> None:
    image = emoji_picture("coin")
    await world.bot.create_application_emoji(name="coin", image=image)
    for name in ("coin", "c", "two words", "x" * 33):
        assert (await refused(world.bot.create_application_emoji(name=name, image=image))).code == 50035
    large = image + b"\0" * 256 * 1024
    assert (await refused(world.bot.create_application_emoji(name="large", image=large))).code == 50035


async def test_the_bot_sees_nothing_of_servers_it_has_not_joined(world: World) -> None:
    world.gate.strangers.add(world.guild.id)
    assert (await refused(world.text_channel.send("hi"))).code == 50001


async def test_a_closed_direct_message_is_refused(world: World) -> None:
    world.gate.closed_dms.add(world.ann.id)
    opened = await world.bot.create_dm(discord.Object(world.ann.id))
    assert (await refused(opened.send("hi"))).code == 50007


def leaf(**facts: Any) -> dict[str, Any]:
    return {"name": "turn", "description": "d", "type": 1, **facts}


WORDY = [leaf(type=3, name=f"o{number}", description="x" * 100) for number in range(20)]


@pytest.mark.parametrize(
    ("command", "installs"),
    [
        (leaf(name="Turn"), {0, 1}),
        (leaf(name="x" * 33), {0, 1}),
        (leaf(description=""), {0, 1}),
        (leaf(description="x" * 101), {0, 1}),
        (leaf(options=[leaf(name=f"n{number}") for number in range(26)]), {0, 1}),
        (leaf(options=[leaf(name="a"), leaf(name="a")]), {0, 1}),
        (leaf(options=[leaf(type=3, name="a"), leaf(type=3, name="b", required=True)]), {0, 1}),
        (leaf(options=[leaf(type=3, name="a", choices=[{"name": "", "value": "v"}])]), {0, 1}),
        (leaf(options=[leaf(name=f"n{number}", options=WORDY) for number in range(5)]), {0, 1}),
        (leaf(integration_types=[0, 1]), {0}),
        (leaf(integration_types=[0], contexts=[0, 2]), {0, 1}),
        (leaf(contexts=[3]), {0, 1}),
    ],
)
def test_a_command_tree_beyond_the_limits_is_refused(command: dict[str, Any], installs: set[int]) -> None:
    with pytest.raises(BackendError):
        check_tree([command], frozenset(installs))


def test_a_plain_command_passes() -> None:
    check_tree([leaf(integration_types=[0, 1], contexts=[0, 1, 2])], frozenset({0, 1}))
