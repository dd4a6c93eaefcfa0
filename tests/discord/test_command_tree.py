"""The tree of commands: within Discord's limits, written down as it is, and what its options take, to their edges."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import Mock

import discord
import pytest
from discord import app_commands
from discord.enums import AppCommandOptionType as Kind

from cogs.command_tree import CommandTree
from tests.discord.conftest import World
from tests.discord.test_forged_values import GROUPS
from tools.make_commands import PAGE, commands_page

CHANNELS = (discord.ChannelType.text, discord.ChannelType.category, discord.ChannelType.stage_voice)


def channel(kind: discord.ChannelType) -> app_commands.AppCommandChannel:
    sent = app_commands.AppCommandChannel.__new__(app_commands.AppCommandChannel)
    sent.type = kind
    return sent


def sendable(option: app_commands.Parameter) -> Iterator[tuple[Any, bool]]:
    """What may arrive for an option, each with whether it is to be taken."""
    least, most = option.min_value, option.max_value
    match option.type:
        case _ if option.choices:
            arrives = int if option.type is Kind.integer else str
            yield from ((arrives(choice.value), True) for choice in option.choices)
            yield arrives(99), False
        case Kind.string:
            longest = int(most or 100)
            yield from (("x", True), ("x" * longest, True), ("x" * (longest + 1), False), (7, False))
        case Kind.integer:
            assert least is not None and most is not None, f"{option.name} has no range"
            yield from ((least, True), (most, True), (least - 1, False), (most + 1, False), (True, False), ("7", False))
        case Kind.boolean:
            yield from ((True, True), (False, True), (1, False))
        case Kind.user:
            yield from ((object.__new__(kind), kind is not object) for kind in (discord.User, discord.Member, object))
        case Kind.channel:
            yield from ((channel(kind), kind in (option.channel_types or CHANNELS)) for kind in CHANNELS)


async def test_every_option_accepts_what_it_offers_including_the_limits_and_nothing_else(world: World) -> None:
    tree, heard = world.bot.tree, SimpleNamespace(received_before=lambda _: False)
    assert isinstance(tree, CommandTree)
    tried = 0
    for command in tree.walk_commands():
        for option in command.parameters if isinstance(command, app_commands.Command) else ():
            for value, fine in sendable(option):
                sent: Any = SimpleNamespace(client=heard, command=command, namespace=[(option.display_name, value)])
                if fine:
                    assert await tree.interaction_check(sent), (command.qualified_name, option.name, value)
                else:
                    with pytest.raises(app_commands.CommandSignatureMismatch):
                        await tree.interaction_check(sent)
                tried += 1
            sent = SimpleNamespace(client=heard, command=command, namespace=[("nowhere", "x")])
            with pytest.raises(app_commands.CommandSignatureMismatch):
                await tree.interaction_check(sent)
    assert tried > 200


async def test_a_command_from_another_version_is_passed_on_and_answered_once(world: World) -> None:
    client = SimpleNamespace(received_before=Mock(side_effect=[False, True]))
    sent: Any = SimpleNamespace(id=1, client=client, command=None, namespace=[])
    tree = cast(CommandTree, world.bot.tree)
    assert [await tree.interaction_check(sent) for _ in range(2)] == [True, False]


# --- the tree ---------------------------------------------------------------------------------------

MOST_IN_A_GROUP = 25
MOST_CHARACTERS = 8000
"""Names, descriptions and choices of one command, its subcommands included."""
ROOM_TO_GROW = 5


def groups_of(world: World) -> list[app_commands.Group]:
    return [command for command in world.bot.tree.get_commands() if isinstance(command, app_commands.Group)]


async def test_the_page_lists_the_current_commands(world: World) -> None:
    assert PAGE.read_text(encoding="utf-8") == commands_page(groups_of(world)), "run python -m tools.renew"


async def test_every_group_has_room_to_grow_within_discords_limits_and_works_wherever_the_bot_is(world: World) -> None:
    assert [group.name for group in groups_of(world)] == list(GROUPS)
    for group in groups_of(world):
        assert len(group.commands) <= MOST_IN_A_GROUP - ROOM_TO_GROW
        assert characters(group) <= MOST_CHARACTERS
        contexts = group.allowed_contexts
        assert contexts is not None and contexts.guild and contexts.dm_channel and contexts.private_channel
        assert group.allowed_installs is not None and group.allowed_installs.user and group.allowed_installs.guild


def characters(group: app_commands.Group) -> int:
    total = len(group.name) + len(group.description)
    for command in group.commands:
        assert isinstance(command, app_commands.Command), "groups in groups are hard to find on a phone"
        total += len(command.name) + len(command.description)
        for option in command.parameters:
            total += len(option.display_name) + len(str(option.description))
            total += sum(len(choice.name) + len(str(choice.value)) for choice in option.choices)
    return total
