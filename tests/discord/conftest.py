"""The real bot on a simulated Discord, with a server, a channel and members to act as."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from datetime import timedelta
from pathlib import Path
from typing import Any

import discord
import pytest
import simcord
from discord import ui

from arnak_bot.game.values import Form
from arnak_bot.games.arnak.wording.messages import ENGLISH
from arnak_bot.host import Host, Table, Workers, lobby_options
from arnak_bot.host.options import multiplayer_seats
from arnak_bot.host.workers import WorkFailed
from arnak_bot.store import Status, Store
from cogs import ids
from cogs.client import ArnakBot
from cogs.lobby import in_form
from tests.discord.seen import can_be_pressed, components, last_in, start
from tests.discord.shortcuts import draw_dots, look_every
from tests.discord.strict import Gate
from tests.host.stage import Clock, host_on


@dataclass
class World:
    """A running bot with its server. `people` are its members by name."""

    env: simcord.Env
    bot: ArnakBot
    database: Path
    guild: simcord.GuildHandle
    channel: simcord.ChannelHandle
    gate: Gate
    people: dict[str, simcord.MemberActor] = field(default_factory=dict)

    def member(self, name: str) -> simcord.MemberActor:
        if name not in self.people:
            self.people[name] = self.guild.add_member(self.env.create_user(name.lower(), global_name=name))
        return self.people[name]

    @property
    def ann(self) -> simcord.MemberActor:
        return self.member("Ann")

    @property
    def bob(self) -> simcord.MemberActor:
        return self.member("Bob")

    @property
    def cleo(self) -> simcord.MemberActor:
        return self.member("Cleo")

    @property
    def dan(self) -> simcord.MemberActor:
        return self.member("Dan")

    @property
    def eve(self) -> simcord.MemberActor:
        return self.member("Eve")

    def moderator(self) -> simcord.MemberActor:
        """Return a member who may manage the server and its messages, and nothing else."""
        if "Mod" not in self.people:
            may = discord.Permissions(manage_guild=True, manage_messages=True)
            role = self.guild.create_role("moderators", permissions=may)
            user = self.env.create_user("mod", global_name="Mod")
            self.people["Mod"] = self.guild.add_member(user, roles=[role])
        return self.people["Mod"]

    @property
    def newest(self) -> discord.Message:
        """The newest message that everybody sees."""
        return self.channel.history()[-1]

    async def table(self) -> Table:
        """The channel's table as the host knows it."""
        return await self.bot.host.registry.table_in(self.channel.id)

    async def open_table(self, name: str, **options: object) -> discord.Message:
        """Open a table and choose its options in the lobby, as a user would; return the lobby's message."""
        at_once = {key: options.pop(key) for key in ("game", "computers") if key in options}
        await self.member(name).slash(self.channel, "game new", **at_once)
        await self.choose(name, **options)
        return last_in(self.channel)

    def channel_without(self, *permissions: str) -> simcord.ChannelHandle:
        """A further channel, in which everybody is denied these permissions."""
        denied = discord.PermissionOverwrite(**dict.fromkeys(permissions, False))
        return self.guild.create_text_channel("closed", overwrites={self.guild.default_role: denied})

    async def open_thread(self, name: str, **options: object) -> simcord.ChannelHandle:
        """Open a table in a thread of the channel, and return that."""
        await self.member(name).slash(self.channel, "game new", place="thread", **options)
        (thread,) = self.channel.threads
        return thread

    async def choose(self, name: str, **options: object) -> list[simcord.InteractionResult]:
        """Choose options in the newest lobby, by the names of parameters: in its menus, or else in its forms."""
        table, results = await self.table(), []
        member, lobby = self.member(name), last_in(self.channel)
        if len(multiplayer_seats(table.definition)) == 1:  # there is nothing to choose
            assert options.pop("seats", table.options.seats) == table.options.seats
        keys = {each.parameter: each.key for each in lobby_options(table.definition)}
        wanted = {keys[parameter]: str(value) for parameter, value in options.items()}
        for key in [key for key in wanted if ids.option_menu(table.id, key) in self.gate.custom_ids]:
            results.append(await member.select(lobby, [wanted.pop(key)], custom_id=ids.option_menu(table.id, key)))
        for form in Form:
            if here := [option.key for option in in_form(form, table) if option.key in wanted]:
                shown = await member.click(lobby, custom_id=ids.form_button(table.id, form))
                results.append(await send_form(member, shown, **{key: wanted.pop(key) for key in here}))
        assert not wanted, f"the lobby does not offer {wanted}"
        return results

    async def start_table(self, *names: str, **options: object) -> Table:
        """Open a table, let everybody join, and start it, as users would."""
        people = [self.member(name) for name in names]
        await start(await self.open_table(names[0], seats=len(names), **options), *people)
        return await self.table()

    async def seated(self, *names: str, **options: object) -> tuple[Table, list[simcord.MemberActor]]:
        """Start a table as `start_table` does, and return it with its players by seat."""
        table = await self.start_table(*names, **options)
        return table, [self.actor(table, seat) for seat in range(len(names))]

    @property
    def text_channel(self) -> discord.TextChannel:
        """The channel as the bot knows it."""
        channel = self.bot.get_channel(self.channel.id)
        assert isinstance(channel, discord.TextChannel)
        return channel

    async def post(self, table: Table) -> None:
        """Let the bot post what waits to be told of a table."""
        await self.bot.outbox_sender.send(table.id)
        await self.env.settle()

    async def nudge(self, table: Table) -> None:
        """The same as the bot does it by itself: its sleeps are on the simulated clock."""
        with self.env._bot_scope():
            self.bot.outbox_sender.nudge(table.id)
        await self.env.settle()

    def actor(self, table: Table, seat: int) -> simcord.MemberActor:
        user_id = table.seats[seat].user_id
        return next(member for member in self.people.values() if member.id == user_id)

    def look_every(self, hours: float) -> None:
        """Let the bot look at most this often for what is due, so that simulated weeks go by quickly."""
        look_every(self.bot, hours)

    async def wait(self, *, look_every: float | None = None, **time: float) -> None:
        """Let hours or days go by, as a `timedelta` tells them; see `look_every`, which is in hours."""
        if look_every is not None:
            self.look_every(look_every)
        await self.env.advance_time(timedelta(**time).total_seconds())

    @property
    def pinged(self) -> list[str]:
        """The ids of those whom the newest message notified."""
        newest = self.newest.id
        return [str(user) for notice in self.gate.notices if notice.message_id == newest for user in notice.users]

    async def restart(self) -> None:
        """Stop the bot and start a new one on the same database."""
        old, self.bot = self.bot, ArnakBot(str(self.database), random.Random(2), own_emoji=False)
        await self.env.restart_bot(self.bot)
        await old.close()


PLENTY = 1000
"""More actions than any game takes that is played by the shortest way."""


async def finish(world: World, table: Table) -> Table:
    """Play a table to its end by the shortest way: everybody passes at once, keeps nothing, answers the first."""
    for _ in range(PLENTY):
        if table.status is Status.OVER:
            break
        game = table.running
        seat = game.seats_to_act[0]
        legal = {action.text for action in game.legal_actions(seat)}
        text = next(each for each in ("pass", "end", "done", sorted(legal)[0]) if each in legal)
        await world.bot.host.play.play(table, table.seats[seat].user_id, [text])
    await world.post(table)
    return table


def view_of(*items: ui.Item[ui.View]) -> ui.View:
    """A view that discord.py does not keep, as if the bot had restarted since it was sent."""
    view = ui.View(timeout=None)
    for item in items:
        view.add_item(item)
    view.stop()
    return view


async def send_form(
    member: simcord.MemberActor, shown: simcord.InteractionResult, **changed: str
) -> simcord.InteractionResult:
    """Send a form back as it was shown, but for what is changed."""
    assert shown.modal is not None, "no form was shown"
    menus = [each["component"] for each in shown.modal["components"]]
    before = {menu["custom_id"]: [each["value"] for each in menu["options"] if each.get("default")] for menu in menus}
    return await member.submit_modal(shown, {**before, **{key: [value] for key, value in changed.items()}})


async def pass_turn(world: World, actor: simcord.MemberActor) -> Any:
    """Pass with /turn pass, which ends the turn; say yes where it asks whether that is meant."""
    result = await actor.slash(world.channel, "turn pass")
    return await be_sure(actor, result) or result


async def open_panel(world: World, actor: simcord.MemberActor) -> Any:
    """Press My turn below the newest public message that has it."""
    public = next(message for message in reversed(world.channel.history()) if can_be_pressed(message))
    result = await actor.click(public, label="My turn")
    assert result.response is not None and result.ephemeral
    return result.response


async def be_sure(actor: simcord.MemberActor | simcord.UserHandle, result: Any) -> Any:
    """Confirm a step that the panel asks about first, and return what comes of it; None where nothing is asked."""
    asked, sure = result.response, ENGLISH.labels.sure()
    if asked is not None and any(item.get("label") == sure for item in components(asked)):
        return await actor.click(asked.message, label=sure)
    return None


async def settled(world: World) -> None:
    """Wait until the computers have played, the channel has been told, and panels have followed."""
    await world.bot.host.computers.wait_until_idle()
    await world.bot.outbox_sender.until_idle()
    await world.env.settle()


async def all_passed(world: World, *names: str, **options: Any) -> list[simcord.MemberActor]:
    """The players of a table at which all have passed, in this order, so that they choose which cards to keep."""
    _, players = await world.seated(*names, order="joined", **options)
    for each in players:
        await pass_turn(world, each)
    return players


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "arnak.db"


@pytest.fixture
def simcord_bot(database: Path) -> ArnakBot:
    return ArnakBot(str(database), random.Random(1), own_emoji=False)


@pytest.fixture(autouse=True)
def gate(monkeypatch: pytest.MonkeyPatch) -> Gate:
    """The strict gate, before whatever simulated Discord a test starts."""
    return Gate.raised(monkeypatch)


@pytest.fixture(autouse=True)
def events_settle_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The simulated Discord waits, in real time, for whatever the bot is about to do."""
    monkeypatch.setattr("cogs.sending.SETTLED_SECONDS", 0.0)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def host(database: Path, clock: Clock) -> AsyncIterator[Host]:
    """A host without Discord, whose clock is moved by hand."""
    store = await Store.open(database)
    yield host_on(store, clock)
    await store.close()


@pytest.fixture(autouse=True)
def pictures_have_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine a picture may take longer than players would wait for it."""
    monkeypatch.setattr("cogs.pictures.BOARD_SECONDS", 600.0)


@pytest.fixture
def drawn() -> None:
    """Asked for by tests that look at pictures: these are drawn. Elsewhere each is a dot."""


@pytest.fixture(autouse=True)
def dots_for_pictures(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw a dot in place of what nobody looks at, by the same threads: a board takes longer than a whole click."""
    if "drawn" in request.fixturenames:
        return
    draw_dots(monkeypatch)


IN_A_PROCESS = Workers.run


@pytest.fixture(autouse=True)
def computers_think_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Start no process for the computers of each bot; a test that wants one gives `Workers` back `IN_A_PROCESS`."""

    async def run(_: Workers, work: Callable[..., object], *arguments: object) -> object:
        try:
            return await asyncio.to_thread(work, *arguments)
        except Exception as error:
            raise WorkFailed(str(error)) from error

    monkeypatch.setattr(Workers, "run", run)


@pytest.fixture
async def world(simcord_env: simcord.Env, simcord_bot: ArnakBot, database: Path, gate: Gate) -> AsyncIterator[World]:
    guild = simcord_env.create_guild("Camp")
    world = World(simcord_env, simcord_bot, database, guild, guild.create_text_channel("arnak"), gate)
    yield world
    unanswered = world.gate.unanswered()
    await world.bot.close()
    assert not unanswered, "whoever sends or presses something is answered, whatever comes of it"


@pytest.fixture
async def table(world: World) -> Table:
    """A running game of Ann and Bob."""
    return await world.start_table("Ann", "Bob")
