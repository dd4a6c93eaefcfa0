"""What is asked of Discord to tell a table's channel, and what follows from its answers: the real sender and host.

Discord is a client that writes down what it is asked, so that nothing more and nothing else is asked either.
"""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from functools import partial
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock

import discord
import pytest

from arnak_bot.host import Host, Table
from arnak_bot.store import NewPost, NoteKind, Post, PostKind, PostPayload, Posts, PostState, StoreError
from arnak_bot.wording.messages import ENGLISH
from cogs.messages import SILENT, Message
from cogs.outbox import AT_ONCE, OutboxSender
from cogs.pictures import Emoji, Looks, MovedOn, ThreadDrawer, always
from cogs.sending import RefusedPosts, Sender
from tests.discord.seen import text_to_send
from tests.discord.test_components import buttons
from tests.discord.test_mentions import Unable, pinged
from tests.host.moves import pass_turn
from tests.host.stage import ANN, BOB, CHANNEL, GUILD, Clock, lobby, options_with, running
from tests.patience import until

Error = Callable[[], Exception]
POSITIONS = {PostKind.LOBBY, PostKind.TABLE}


def refusal(status: int, code: int = 0, text: str = "No", retry_after: str = "") -> discord.HTTPException:
    kinds = {403: discord.Forbidden, 404: discord.NotFound}
    response = SimpleNamespace(status=status, reason="", headers={"Retry-After": retry_after})
    kind: Any = kinds.get(status, discord.HTTPException)
    made: discord.HTTPException = kind(response, {"code": code, "message": text})
    return made


@dataclass
class Client:
    """A bot's client. `asked`: what Discord was asked to do, as words and numbers; `refuses` is raised, if set.

    Messages are numbered from 1001; while Discord is not `open`, it takes them and does not answer.
    """

    asked: list[tuple[Any, ...]] = field(default_factory=list)
    sent: list[dict[str, Any]] = field(default_factory=list)
    refuses: Error | None = None
    refuses_channels: Error | None = None
    open: asyncio.Event = field(default_factory=asyncio.Event)
    guild: Any = field(default_factory=lambda: SimpleNamespace(preferred_locale=discord.Locale.american_english))
    channel: Any = None
    hangs: Callable[[str, int], bool] = lambda _, __: False
    private_channels: tuple[object, ...] = ()
    waiting: int = 0
    most: int = 0

    def __post_init__(self) -> None:
        self.open.set()
        self.numbers = itertools.count(1001)

    async def answer(self, *what: Any) -> None:
        self.asked.append(what)
        self.waiting += 1
        self.most = max(self.most, self.waiting)
        try:
            await self.open.wait()
            if self.hangs(*what[:2]):
                await asyncio.Event().wait()
        finally:
            self.waiting -= 1
        if self.refuses is not None:
            raise self.refuses()
        if self.refuses_channels is not None and what[0] == "send" and what[1] > 0:
            raise self.refuses_channels()

    def get_partial_messageable(self, channel: int) -> Place:
        return Place(self, channel)

    async def create_dm(self, user: discord.Object) -> Place:
        return Place(self, -user.id)

    def get_guild(self, _: int) -> Any:
        return self.guild

    def get_channel(self, _: int) -> Any:
        return self.channel

    def dispatch(self, event: str, table: Table) -> None:
        self.asked.append((event, table.id))

    async def wait_until_ready(self) -> None:
        await asyncio.Event().wait()  # what is tried again later is not tried in these tests

    def newly_asked(self) -> list[tuple[Any, ...]]:
        asked, self.asked = self.asked, []
        return asked


@dataclass(frozen=True)
class Place:
    """A channel; that of direct messages with a user has a negative number."""

    client: Client
    number: int

    async def send(self, content: str = "", **more: Any) -> Any:
        self.client.sent.append({"content": content, **more})
        await self.client.answer("send", self.number)
        return SimpleNamespace(id=next(self.client.numbers))

    def get_partial_message(self, number: int) -> Any:
        async def edit(**changed: Any) -> None:
            await self.client.answer("edit", number, changed)

        async def delete() -> None:
            await self.client.answer("delete", number)

        return SimpleNamespace(edit=edit, delete=delete)


@dataclass
class Interaction:
    """An interaction whose token is so old."""

    client: Client
    age: timedelta = timedelta()
    channel_id: int = CHANNEL

    def __post_init__(self) -> None:
        self.created_at = discord.utils.utcnow() - self.age
        self.response = SimpleNamespace(type=None)
        self.extras: dict[str, object] = {}
        self.followup = SimpleNamespace(send=self._send)

    async def _send(self, content: str, **more: Any) -> Any:
        self.client.sent.append({"content": content, **more})
        self.client.asked.append(("follow-up",))
        number = next(self.client.numbers)

        async def edit(**changed: Any) -> None:
            self.client.asked.append(("edit by token", number, changed))

        return SimpleNamespace(id=number, edit=edit)


@pytest.fixture
def client() -> Client:
    return Client()


@pytest.fixture
async def outbox(client: Client, host: Host) -> AsyncIterator[OutboxSender]:
    outbox = OutboxSender(cast(Any, client), host, Looks(posts=Unable("drawing", 1.0)))
    yield outbox
    outbox.stop()
    client.open.set()
    await outbox.until_idle()


@pytest.fixture
def sender(client: Client, host: Host) -> Sender:
    tell = AsyncMock(side_effect=AssertionError("nothing is taken up"))
    return Sender(cast(Any, client), Emoji(), RefusedPosts(cast(Any, client), host, tell))


class Queued(ThreadDrawer):
    """Draws what is still wanted, once it may."""

    def __init__(self) -> None:
        super().__init__("queued", 20.0)
        self.may, self.turned_away = asyncio.Event(), 0

    async def draw(self, *_: object, wanted: Callable[[], bool] = always) -> Any:
        await self.may.wait()
        if not wanted():
            self.turned_away += 1
            raise MovedOn
        return b"picture"


async def test_if_two_turns_wait_for_pictures_only_the_newest_is_drawn(client: Client, host: Host) -> None:
    drawer, table = Queued(), await running(host)
    outbox = OutboxSender(cast(Any, client), host, Looks(posts=drawer))
    client.open.set()
    drawer.may.set()
    assert await told(outbox, table) is None
    before = len(client.sent)
    drawer.may.clear()
    await pass_turn(host, table, ANN)
    first = outbox.nudge(table.id)
    for _ in range(9):
        await asyncio.sleep(0.01)
    await pass_turn(host, table, BOB)
    outbox.nudge(table.id)
    drawer.may.set()
    assert await first is None and drawer.turned_away == 1
    (told_both,) = client.sent[before:]
    said = text_to_send(Message(told_both["content"], view=told_both["view"]))
    assert "Ann" in said and "Bob" in said and len(told_both["files"]) == 1
    outbox.stop()


async def told(outbox: OutboxSender, table: Table) -> str | None:
    why = await outbox.send(table.id)
    await asyncio.sleep(0)  # what is tidied
    return why


async def opened(host: Host, channel: int = CHANNEL) -> Table:
    """A lobby of Ann's alone, which its channel has not been told."""
    return await host.lobby.open(GUILD, channel, ANN, "Ann", options_with())


async def until_waiting(client: Client, count: int) -> None:
    """Wait until Discord has taken so many calls, and see whether it takes more."""
    await until(lambda: client.waiting >= count)
    await asyncio.sleep(0.03)
    assert len(client.asked) == client.most == count


def message() -> Message:
    return Message("Hello", plain="Bye", files=[SimpleNamespace(reset=lambda: None)])  # type: ignore[list-item]


def snowflake(age: timedelta) -> int:
    return discord.utils.time_snowflake(discord.utils.utcnow() - age)


async def test_each_message_is_sent_once_and_keeps_no_buttons(outbox: OutboxSender, client: Client, host: Host) -> None:
    table = await lobby(host, seats=2)
    *_, row = await host.outbox.of_table(table.id)
    assert await told(outbox, table) is None
    assert client.newly_asked() == [("send", CHANNEL)]
    (opened,) = client.sent
    assert opened["nonce"] == f"arnak-{row.id}" and opened["allowed_mentions"] is SILENT
    assert "blue Start a:start:1" in buttons(opened["view"].walk_children()) and opened["content"] == ""
    await host.lobby.start(table, ANN)
    assert await told(outbox, table) is None
    (sent, (_, number, edited)) = client.newly_asked()
    assert (sent, number) == (("send", CHANNEL), 1001) and edited["attachments"] == []
    (text,) = edited["view"].children
    assert "Ann" in text.content and "content" not in edited, "it stays of its kind"
    await pass_turn(host, table, ANN)
    assert await told(outbox, table) is None
    assert [what for what, *_ in client.newly_asked()] == ["send", "edit"]
    for each, mover, users in ((client.sent[1], ANN, set[int]()), (client.sent[2], BOB, {BOB})):
        assert f"<@{mover}>" in text_to_send(Message(each["content"], view=each["view"]))
        assert pinged(Message("", pings=each["allowed_mentions"])) == users, "who has just clicked needs no ping"
    assert await told(outbox, table) is None
    assert client.newly_asked() == [] and len(client.sent) == 3 and await host.outbox.depth() == 0


async def test_only_positions_tidy_and_only_pings_take_a_ping_away(sender: Sender, client: Client, host: Host) -> None:
    table = await lobby(host)
    plain = Posts(5, 5, "before")
    edit: tuple[str, int, dict[str, Any]] = ("edit", 5, {"content": "before", "view": None, "attachments": []})
    for kind in PostKind:
        post = Post(1, table.id, kind, PostPayload(), "", 0, "", "", PostState.WAITING)
        deleted = [("delete", 7)] if kind in {*POSITIONS, PostKind.PING, PostKind.REMIND} else []
        edited = [edit] if kind in POSITIONS else []
        client.refuses = None
        await sender.tidy(table, replace(plain, ping=7), post)
        assert client.newly_asked() == [*deleted, *edited], kind
        await sender.tidy(table, plain, post)
        assert client.newly_asked() == edited, kind
        await sender.tidy(table, Posts(ping=7), post)
        assert client.newly_asked() == deleted, kind
        client.refuses = lambda: refusal(404, 10008)
        await sender.tidy(table, replace(plain, ping=7), post)
        assert client.newly_asked() == [*deleted, *edited], "each is tried once"


async def test_a_lobby_message_is_edited_while_recent_and_there(sender: Sender, client: Client, host: Host) -> None:
    table, limit, second = await lobby(host), timedelta(minutes=50), timedelta(seconds=5)
    assert not await sender.edit_lobby(table, message()) and client.asked == [], "it was never shown"
    for status, age in itertools.product((0, 403, 404), (limit - second, limit + second)):
        client.refuses, young = partial(refusal, status) if status else None, age < limit
        table.posts = Posts(1, snowflake(age))
        shown = message()
        assert await sender.edit_lobby(table, shown) is (young and not status)
        said = {"content": "Hello", "view": shown.view, "attachments": shown.files, "allowed_mentions": SILENT}
        expected = ("edit", table.posts.last, said)
        assert client.newly_asked() == ([expected] if young else [])


async def test_without_membership_the_newest_valid_token_is_used(sender: Sender, client: Client, host: Host) -> None:
    table, limit, second = await lobby(host), timedelta(minutes=14), timedelta(seconds=5)
    client.guild = None
    for interaction, used in (
        (Interaction(client, limit - second), True),
        (Interaction(client, limit + second), False),
        (Interaction(client, channel_id=CHANNEL + 1), False),
    ):
        sender.route(table.id, cast(Any, interaction))
        await sender.send(table, message(), "n")
        assert client.newly_asked() == [("follow-up",) if used else ("send", CHANNEL)]
    follow_up = client.sent[0]
    assert follow_up["allowed_mentions"] is SILENT and follow_up["wait"] and follow_up["files"] and follow_up["view"]


async def test_a_message_sent_with_a_token_is_edited_with_it(sender: Sender, client: Client, host: Host) -> None:
    table, post = await lobby(host), Post(1, 1, PostKind.TABLE, PostPayload(), "", 0, "", "", PostState.WAITING)
    client.guild = None
    sender.route(table.id, cast(Any, Interaction(client)))
    number = await sender.send(table, message(), "n")
    client.asked.clear()
    for how in ("edit by token", "edit"):
        await sender.tidy(table, Posts(number, number, "before"), post)
        assert client.newly_asked() == [(how, number, {"content": "before", "view": None, "attachments": []})]


async def test_what_a_member_may_not_send_goes_by_token_with_files(sender: Sender, client: Client, host: Host) -> None:
    table, rewound = await lobby(host), list[str]()
    said = Message("Hello", files=[cast(Any, SimpleNamespace(reset=lambda: rewound.append("file")))])
    for status in (403, 404):
        client.refuses = partial(refusal, status)
        with pytest.raises(discord.HTTPException):
            await sender.send(table, said, "n")
    sender.route(table.id, cast(Any, Interaction(client)))
    await sender.send(table, said, "n")
    assert rewound == ["file"] and client.asked[-1] == ("follow-up",)
    client.refuses = lambda: refusal(500)
    with pytest.raises(discord.HTTPException):
        await sender.send(table, said, "n")


async def test_only_the_newest_tokens_are_remembered(sender: Sender, client: Client, host: Host) -> None:
    table = await lobby(host)
    client.guild = None
    sender.route(table.id, cast(Any, Interaction(client)))
    for number in range(2, 501):
        sender.route(number, cast(Any, Interaction(client)))
    sender.route(table.id, cast(Any, Interaction(client)))  # the newest again
    sender.route(501, cast(Any, Interaction(client)))
    await sender.send(table, message(), "n")
    assert client.newly_asked() == [("follow-up",)]
    for number in range(500):
        sender.route(1000 + number, cast(Any, Interaction(client)))
    await sender.send(table, message(), "n")
    assert client.newly_asked() == [("send", CHANNEL)]


FAILURES: list[tuple[Error, float, bool]] = [
    (partial(refusal, 400, 50035), 5, False),
    (partial(refusal, 499), 5, False),
    (partial(refusal, 500), 5, True),
    (partial(refusal, 429, retry_after="12.5"), 12.5, False),
    (partial(refusal, 429, retry_after="soon"), 5, False),
    (lambda: discord.RateLimited(77), 77, False),
    (TimeoutError, 5, True),
    (partial(OSError, "reset"), 5, True),
]
"""What Discord answers, in how many seconds it is tried again, and whether it may have arrived."""


async def test_a_failed_message_is_retried_when_discord_says_and_unchanged_if_it_may_have_arrived(
    outbox: OutboxSender, client: Client, host: Host, clock: Clock
) -> None:
    for channel, (error, seconds, doubtful) in enumerate(FAILURES, CHANNEL):
        table = await opened(host, channel)
        client.refuses = error
        assert await told(outbox, table)
        assert client.newly_asked() == [("send", channel)], "nobody else hears of it, and it is tried once"
        (post,) = await host.outbox.of_table(table.id)
        wait = (datetime.fromisoformat(post.next_at) - clock.now).total_seconds()
        assert post.state is PostState.WAITING and wait == pytest.approx(seconds, abs=1), error
        assert post.sent_with == (post.id if doubtful else None), error
        assert outbox.catch_up.is_running()
        client.refuses = None
        assert await told(outbox, table) is None and client.newly_asked() == [("send", channel)]


async def test_awaited_players_read_once_why_it_is_closed(outbox: OutboxSender, client: Client, host: Host) -> None:
    table, note = await lobby(host, seats=2), PostPayload(note=NoteKind.REPAIRED)
    closed = partial(refusal, 403, 50013, "Missing Permissions")

    async def heard_by() -> list[int]:
        """Let Discord refuse what waits, again and again; return who is written to besides."""
        heard: list[int] = []
        for _ in range(3):
            client.refuses_channels = closed
            client.asked.clear()
            assert await told(outbox, table) == "Missing Permissions"
            heard += [-place for _, place in client.asked if place < 0]
            assert [place for _, place in client.newly_asked() if place > 0] == [CHANNEL]
            await host.outbox.again(table.id)
        client.refuses_channels = None
        await told(outbox, table)
        return heard

    assert await heard_by() == [], "nobody waits for a lobby"
    await host.lobby.start(table, ANN)
    assert await heard_by() == [ANN]
    for kind, facts, heard in (
        (PostKind.PING, PostPayload(), [ANN]),
        (PostKind.REMIND, PostPayload(), [ANN]),
        (PostKind.NOTE, note, []),
    ):
        await host.outbox.add(table, NewPost(kind, facts))
        assert await heard_by() == heard, kind
    await pass_turn(host, table, ANN)
    assert await heard_by() == [BOB]
    told_directly = [each for each in client.sent if "Missing Permissions" in each["content"]]
    assert len(told_directly) == 4
    assert all(each["silent"] and f"<#{CHANNEL}>" in each["content"] for each in told_directly)
    assert not outbox.catch_up.is_running(), "what is refused for good is not tried every few seconds"


async def test_few_tables_are_told_at_once_and_none_in_a_stop(outbox: OutboxSender, client: Client, host: Host) -> None:
    tables = [await opened(host, CHANNEL + number) for number in range(2 * AT_ONCE + 1)]
    client.open.clear()
    taking = asyncio.create_task(outbox.resume())
    await until_waiting(client, AT_ONCE)
    client.open.set()
    await taking
    assert len(client.newly_asked()) == 2 * AT_ONCE + 1 and client.most == AT_ONCE == 4
    assert not outbox.catch_up.is_running(), "nothing is left"
    for table in tables:
        await host.outbox.add(table, NewPost(PostKind.NOTE, PostPayload(note=NoteKind.REPAIRED)))
    client.open.clear()
    taking = asyncio.create_task(outbox.resume())
    await until_waiting(client, AT_ONCE)
    outbox.stop()
    client.open.set()
    await taking
    assert len(client.asked) == AT_ONCE


async def test_a_bot_shutting_down_drops_work_that_nobody_waits_for(
    outbox: OutboxSender, client: Client, host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.sending.SETTLED_SECONDS", 60)
    table = await lobby(host, seats=2)
    await told(outbox, table)
    before = asyncio.all_tasks()
    client.hangs = lambda what, place: what == "edit" or place < 0
    await host.lobby.start(table, ANN)
    await told(outbox, table)
    outbox.direct.send_to_all([ANN], "hi")
    outbox.refused.check_again(GUILD)
    await host.outbox.add(table, NewPost(PostKind.NOTE, PostPayload(note=NoteKind.REPAIRED)))
    client.refuses_channels = partial(refusal, 400)
    await told(outbox, table)
    assert len(asyncio.all_tasks() - before) == 4 and outbox.catch_up.is_running()
    outbox.stop()
    for _ in range(5):
        await asyncio.sleep(0)
    assert asyncio.all_tasks() == before and outbox.resting


async def test_nothing_is_tidied_after_shutdown(outbox: OutboxSender, client: Client, host: Host) -> None:
    table = await lobby(host, seats=2)
    await told(outbox, table)
    client.newly_asked()
    await host.lobby.start(table, ANN)
    outbox.stop()
    assert await told(outbox, table) is None
    assert client.newly_asked() == [("send", CHANNEL)], "what is decided is told, and older messages stay as they are"


@pytest.mark.parametrize("known", [True, False])
async def test_a_table_is_stopped_only_if_its_channel_is_known_to_be_gone(
    outbox: OutboxSender, client: Client, host: Host, known: bool
) -> None:
    client.channel = object() if known else None
    for channel, error, gone in (
        (CHANNEL, partial(refusal, 404, 10003, "Unknown Channel"), not known),
        (CHANNEL + 1, partial(refusal, 404, 10004, "Unknown Guild"), not known),
        (CHANNEL + 2, partial(refusal, 403, 50001, "Missing Access"), False),
        (CHANNEL + 3, partial(refusal, 404, 10008, "Unknown Message"), False),
    ):
        table = await opened(host, channel)
        client.refuses = error
        why = await told(outbox, table)
        assert client.newly_asked() == [("send", channel), *([("table_place_gone", table.id)] if gone else [])]
        refusals = [each.table_id for each in await host.outbox.refusals()]
        assert await host.outbox.depth() == 0 and (table.id in refusals) is not gone
        assert why is not None and ("mention me" in why) is (channel == CHANNEL + 2 and not known)


async def test_failed_direct_messages_stop_no_servers_table(outbox: OutboxSender, client: Client, host: Host) -> None:
    table = await host.lobby.open(None, CHANNEL, ANN, "Ann", options_with())
    client.refuses = partial(refusal, 404, 10003, "Unknown Channel")
    assert await told(outbox, table) == "Unknown Channel"
    assert client.newly_asked() == [("send", CHANNEL)] and len(await host.outbox.refusals()) == 1


async def test_what_automod_blocks_is_refused_for_good(outbox: OutboxSender, client: Client, host: Host) -> None:
    for channel, code in enumerate((200000, 200001), CHANNEL):
        table = await opened(host, channel)
        client.refuses = partial(refusal, 400, code, "Blocked")
        assert await told(outbox, table) == "Blocked"
        assert table.id in [each.table_id for each in await host.outbox.refusals()]
    assert not outbox.catch_up.is_running()


async def test_our_own_bugs_are_logged_with_a_traceback_database_errors_without_and_both_are_retried(
    outbox: OutboxSender, host: Host, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = await opened(host)
    for error, traced in ((StoreError("Away."), False), (RuntimeError("a mistake"), True)):
        with monkeypatch.context() as patch:
            patch.setattr(type(host.outbox), "of_table", AsyncMock(side_effect=error))
            caplog.clear()
            assert await told(outbox, table) == ENGLISH.texts.went_wrong()
        (record,) = caplog.records
        assert record.levelname == "ERROR" and bool(record.exc_info) is traced
        assert outbox.catch_up.is_running()
        outbox.catch_up.cancel()
        await asyncio.sleep(0)
    assert await told(outbox, table) is None


async def test_an_edited_lobby_is_still_the_newest_message(outbox: OutboxSender, client: Client, host: Host) -> None:
    table, number = await opened(host), snowflake(timedelta(minutes=1))
    client.numbers = itertools.count(number)
    await told(outbox, table)
    await host.lobby.join(table, BOB, "Bob")
    client.newly_asked()
    assert await told(outbox, table) is None
    ((what, edited, changed),) = client.newly_asked()
    assert (what, edited) == ("edit", number) and "Bob" in str(changed["view"].to_components())
    assert len(client.sent) == 1 and table.posts.last == number and "Bob" in table.posts.text


async def test_a_turn_announced_first_pings_whatever_follows(outbox: OutboxSender, client: Client, host: Host) -> None:
    table = await lobby(host, seats=2)
    await host.lobby.start(table, ANN)
    await told(outbox, table)
    client.sent.clear()
    await pass_turn(host, table, ANN)
    await host.outbox.add(table, NewPost(PostKind.NOTE, PostPayload(note=NoteKind.REPAIRED)))
    await told(outbox, table)
    assert [[user.id for user in each["allowed_mentions"].users or ()] for each in client.sent] == [[BOB], []]


async def test_who_blocks_messages_delays_none_others_wait(outbox: OutboxSender, client: Client, host: Host) -> None:
    table = await lobby(host, seats=2)
    await host.lobby.start(table, ANN)
    await told(outbox, table)
    for error, left in ((partial(refusal, 403), 0), (partial(refusal, 404), 0), (partial(refusal, 500), 1)):
        await host.outbox.add(table, NewPost(PostKind.HEADS_UP, PostPayload(seat=1, until=table.running.ply)))
        client.refuses = error
        client.newly_asked()
        await outbox.resume()
        assert client.newly_asked() == [("send", -BOB)] and await host.outbox.depth() == left
        assert outbox.catch_up.is_running() is bool(left), "looked for again only where something is left"
