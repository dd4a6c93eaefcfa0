"""Whatever goes wrong in a command or behind a button: one kind answer to who did it, one line in the log."""

from __future__ import annotations

import ast
import logging
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, Mock

import discord
import pytest
import simcord
from discord import app_commands
from simcord.backend.errors import BackendError

import cogs
from arnak_bot.games.arnak.engine import IllegalAction
from arnak_bot.games.arnak.wording.messages import ENGLISH
from arnak_bot.host import Table, TableError
from arnak_bot.host.registry import Registry
from arnak_bot.refusals import Why
from cogs import ids
from cogs.pictures import Looks
from cogs.replies import LastingItem, answer_error, on_command_error
from tests.databases import tamper
from tests.discord.conftest import World
from tests.discord.seen import said
from tests.discord.test_forged import forged

SOURCES = sorted(Path(cogs.__file__).parent.glob("*.py"))


@pytest.mark.parametrize("face", ["command", "button"])
async def test_an_error_is_answered_once_and_logged_once_if_unexpected(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, face: str, table: Table
) -> None:
    before, shown, actor = table.running.fingerprint(), len(world.channel.history()), world.actor(table, 0)
    caplog.set_level(logging.INFO)
    errors: list[tuple[Exception, str, list[str]]] = [
        (TableError(Why.LOG_IS_SECRET), Why.LOG_IS_SECRET.sentence(ENGLISH), []),
        (IllegalAction("the table is asleep"), "The table is asleep.", []),
        (TimeoutError(), ENGLISH.texts.went_wrong(), ["WARNING"]),
        (RuntimeError("a mistake of ours"), ENGLISH.texts.went_wrong(), ["ERROR"]),
    ]
    for error, answer, levels in errors:
        caplog.clear()
        with monkeypatch.context() as patch:
            patch.setattr(Registry, "table_in", AsyncMock(side_effect=error))
            patch.setattr(Registry, "table", AsyncMock(side_effect=error))
            result: simcord.InteractionResult
            if face == "command":
                result = await actor.slash(world.channel, "turn dig", site="camp-coins")
            else:
                result = await actor.click(world.newest, label=ENGLISH.labels.my_turn())
        assert said(result) == answer and result.ephemeral and not result.followups
        logged = [record for record in caplog.records if record.levelno >= logging.WARNING]
        assert [record.levelname for record in logged] == levels, error
        assert all(bool(record.exc_info) is (levels == ["ERROR"]) for record in logged), "a mistake of ours is traced"
    assert table.running.fingerprint() == before and len(world.channel.history()) == shown


async def test_no_button_but_stop_does_anything_at_a_table_that_cannot_be_loaded(world: World, table: Table) -> None:
    forged_ids = {press: ids.table_button(press, table.id) for press in ids.Press}
    tamper(world.database, "UPDATE tables SET version = version + 1, options = '' WHERE id = ?", table.id)
    store, opener = world.bot.host.registry.store, world.actor(table, table.player(table.opener_id))
    for press, custom_id in forged_ids.items():
        if press is ids.Press.STOP:
            continue
        told = said(await opener.click(await forged(world, world.channel, custom_id), label="Press me"))
        assert ("How do I take my turn?" if press is ids.Press.HELP else "cannot be loaded") in told, press
        assert await store.open_table_in(world.channel.id) == table.id, press
    nowhere = await forged(world, world.channel, ids.table_button(ids.Press.STOP, 99))
    assert said(await opener.click(nowhere, label="Press me")) == Why.NO_SUCH_TABLE.sentence(ENGLISH)


async def test_an_error_replaces_a_deferred_reply(world: World, monkeypatch: pytest.MonkeyPatch, table: Table) -> None:
    monkeypatch.setattr(type(world.bot.host.play), "settle", AsyncMock(side_effect=TableError(Why.CLOSED_UNPLAYED)))
    result = await world.actor(table, 0).click(world.newest, label=ENGLISH.labels.my_turn())
    assert said(result) == Why.CLOSED_UNPLAYED.sentence(ENGLISH) and not result.followups


@pytest.mark.parametrize("face", ["command", "button"])
async def test_an_interaction_is_answered_even_if_the_acknowledgement_seemed_to_fail(world: World, face: str) -> None:
    table = await world.start_table("Ann", "Bob")
    shown = len(world.channel.history())
    bad_gateway = lambda: BackendError(502, 0, "Bad Gateway")  # noqa: E731
    world.gate.fail("POST", "/interactions/*/callback", bad_gateway, after=True)
    actor = world.actor(table, 0)
    result: simcord.InteractionResult
    if face == "command":
        result = await actor.slash(world.channel, "turn panel")
    else:
        result = await actor.click(world.newest, label=ENGLISH.labels.my_turn())
    assert said(result) == ENGLISH.texts.went_wrong()
    assert len(world.channel.history()) == shown


async def test_a_repeated_interaction_is_done_once(world: World, monkeypatch: pytest.MonkeyPatch, table: Table) -> None:
    actor, state = world.actor(table, 0), world.bot._connection
    take_in = state.parse_interaction_create
    hear = Mock(wraps=take_in)
    monkeypatch.setitem(state.parsers, "INTERACTION_CREATE", hear)
    await actor.slash(world.channel, "turn panel")
    await actor.click(world.newest, label=ENGLISH.labels.my_turn())
    assert hear.call_count == 2
    asked = list[str]()
    monkeypatch.setattr(Registry, "table_in", lambda *_: asked.append("command"))
    monkeypatch.setattr(Registry, "table", lambda *_: asked.append("button"))
    for each in hear.call_args_list:
        take_in(*each.args)
    await world.env.settle()
    assert not asked


def unanswered(kind: discord.InteractionType, error: Exception | None = None) -> tuple[Any, list[str]]:
    """An interaction that nobody has answered, and what it is answered; or what each answer ends in."""
    said: list[str] = []

    async def send_message(text: str, *, ephemeral: bool, view: object) -> None:
        assert ephemeral and view is discord.utils.MISSING
        said.append(text)
        if error is not None:
            raise error

    response = SimpleNamespace(is_done=lambda: False, send_message=send_message)
    client = SimpleNamespace(looks=Looks())
    return SimpleNamespace(type=kind, locale=discord.Locale.american_english, response=response, client=client), said


async def test_a_command_of_another_version_is_answered_but_no_autocomplete(caplog: pytest.LogCaptureFixture) -> None:
    unknown = app_commands.CommandNotFound("dance", [])
    suggesting, said = unanswered(discord.InteractionType.autocomplete)
    await on_command_error(suggesting, unknown)
    assert said == [] and not caplog.records, "nobody has sent it yet"
    sent, said = unanswered(discord.InteractionType.application_command)
    await on_command_error(sent, unknown)
    assert said == [Why.NOT_OFFERED.sentence(ENGLISH)]
    assert [record.levelname for record in caplog.records] == ["WARNING"] and "dance" in caplog.text


@pytest.mark.parametrize("trouble", [TimeoutError(), discord.RateLimited(60), OSError()], ids=repr)
async def test_a_reply_that_discord_rejects_is_not_retried(trouble: Exception) -> None:
    interaction, said = unanswered(discord.InteractionType.component, trouble)
    await answer_error(interaction, TableError(Why.LOG_IS_SECRET))
    assert len(said) == 1, "it is tried once"


async def test_command_errors_are_handled_in_one_place_only(world: World) -> None:
    assert world.bot.tree.on_error is on_command_error
    for command in world.bot.tree.walk_commands():
        if isinstance(command, app_commands.Command):  # which asks its cog and its group, too
            assert not command._has_any_error_handlers(), f"{command.qualified_name} answers errors of its own"


@pytest.mark.usefixtures("world")
async def test_every_persistent_item_handles_errors_in_one_place() -> None:
    kinds = LastingItem.__subclasses__()
    assert len(kinds) >= 9
    for kind in kinds:
        assert "pressed" in vars(kind), f"{kind.__name__} does not define `pressed`"
        assert "callback" not in vars(kind) and "from_custom_id" not in vars(kind), kind.__name__


async def test_every_persistent_item_is_registered_at_the_start(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    registered: list[type[Any]] = []
    monkeypatch.setattr(world.bot, "add_dynamic_items", lambda *items: registered.extend(items))
    for extension in ("buttons", "campaign", "finding", "league", "lobby_buttons", "me", "settings", "table"):
        await world.bot.reload_extension(f"cogs.{extension}")
    assert {kind.__name__ for kind in registered} == {kind.__name__ for kind in LastingItem.__subclasses__()}


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.stem)
def test_no_item_view_or_form_has_its_own_error_handling(source: Path) -> None:
    """Items that last are the only ones: a view, a form or an item of another kind would need an answer to errors."""
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ClassDef) and node.name != LastingItem.__name__:
            bases = {ast.unparse(base).split("[")[0].rpartition(".")[2] for base in node.bases}
            listening = bases & {"Button", "DynamicItem", "LayoutView", "Modal", "Select", "View"}
            assert not listening, f"{source.name}: {node.name}"


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.stem)
def test_no_module_keeps_state_of_a_running_bot(source: Path) -> None:
    """What a module would fill while the bot runs belongs to the bot: two bots in one program share nothing."""
    body = ast.parse(source.read_text(encoding="utf-8")).body
    for node in body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            text = ast.unparse(node.value)
            assert text not in {"{}", "[]", "set()", "dict()", "list()", "None"}, f"{source.name}: {ast.unparse(node)}"
    assert not any(isinstance(node, ast.Global) for each in body for node in ast.walk(each)), source.name
