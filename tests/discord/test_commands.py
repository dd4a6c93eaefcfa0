"""The tree of commands: within Discord's limits, and written down as it is."""

from __future__ import annotations

from discord import app_commands

from tests.discord.conftest import World
from tools.make_commands import PAGE, commands_page

MOST_IN_A_GROUP = 25
MOST_CHARACTERS = 8000
"""Names, descriptions and choices of one command, its subcommands included."""
ROOM_TO_GROW = 5


def groups_of(world: World) -> list[app_commands.Group]:
    return [command for command in world.bot.tree.get_commands() if isinstance(command, app_commands.Group)]


async def test_the_page_lists_the_current_commands(world: World) -> None:
    assert PAGE.read_text(encoding="utf-8") == commands_page(groups_of(world)), "run python -m tools.renew"


async def test_every_group_has_room_to_grow_within_discords_limits(world: World) -> None:
    assert [group.name for group in groups_of(world)] == ["game", "show", "table", "me", "turn"]
    for group in groups_of(world):
        assert len(group.commands) <= MOST_IN_A_GROUP - ROOM_TO_GROW
        assert characters(group) <= MOST_CHARACTERS


def characters(group: app_commands.Group) -> int:
    total = len(group.name) + len(group.description)
    for command in group.commands:
        assert isinstance(command, app_commands.Command), "groups in groups are hard to find on a phone"
        total += len(command.name) + len(command.description)
        for option in command.parameters:
            total += len(option.display_name) + len(str(option.description))
            total += sum(len(choice.name) + len(str(choice.value)) for choice in option.choices)
    return total


async def test_commands_work_in_direct_messages_and_for_users_who_installed_the_bot(world: World) -> None:
    for group in groups_of(world):
        contexts = group.allowed_contexts
        assert contexts is not None and contexts.guild and contexts.dm_channel and contexts.private_channel
        assert group.allowed_installs is not None and group.allowed_installs.user and group.allowed_installs.guild
