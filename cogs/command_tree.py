"""The commands as discord.py calls them, but only with what their options take.

Discord checks what somebody typed before it sends it; what is forged, or was typed into a command as it was before an
update, arrives unchecked.
"""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.enums import AppCommandOptionType as Kind

__all__ = ["CommandTree"]

_TYPES: dict[Kind, tuple[type, ...]] = {
    Kind.string: (str,),
    Kind.integer: (int,),
    Kind.boolean: (bool,),
    Kind.user: (discord.User, discord.Member),
    Kind.channel: (app_commands.AppCommandChannel, app_commands.AppCommandThread),
}
"""What arrives for each kind of option that our commands have."""


LONGEST_TYPED = 100
"""So long is what our suggestions offer at most. Discord lets 6,000 characters be typed; to look for what was meant by
those takes seconds, in which nobody would be answered."""


class CommandTree(app_commands.CommandTree[Any]):
    """Refuses what no option takes; see `on_command_error` for what is answered."""

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Check every value that was sent against the options of its command; let nothing through twice.

        Raises:
            CommandSignatureMismatch: one is of the wrong type, none of the choices, or out of range.
        """
        if interaction.client.heard_before(interaction):
            return False
        command = interaction.command
        if not isinstance(command, app_commands.Command):
            return True  # there is no such command, which discord.py says itself
        options = {option.display_name: option for option in command.parameters}
        try:
            fine = all(name in options and _takes(options[name], value) for name, value in interaction.namespace)
        except (TypeError, ValueError):  # an id that is no number
            fine = False
        if not fine:
            raise app_commands.CommandSignatureMismatch(command)
        return True


def _takes(option: app_commands.Parameter, value: Any) -> bool:
    """Whether an option takes a value."""
    if type(value) not in _TYPES[option.type]:  # to isinstance, true and false are numbers
        return False
    if option.choices:
        return any(value == choice.value for choice in option.choices)
    if option.channel_types:
        return value.type in option.channel_types
    if option.type is Kind.string:
        return len(value) <= LONGEST_TYPED
    if option.type is not Kind.integer:
        return True
    least, most = option.min_value, option.max_value
    return (least is None or value >= least) and (most is None or value <= most)
