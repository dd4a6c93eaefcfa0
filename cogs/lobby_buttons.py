"""What the buttons and menus of a lobby do. Custom ids can be forged: the host checks who may do what."""

from __future__ import annotations

from arnak_bot.host import Table
from cogs import ids
from cogs.client import Interaction
from cogs.ids import AtSeat
from cogs.interactions import defer
from cogs.learn import send_page
from cogs.replies import LastingItem, sending_posts

__all__ = ["AtSeatButton", "ComputerMenu", "join", "leave", "teach"]


async def join(interaction: Interaction, table: Table) -> None:
    """Take a seat in the lobby, or return to a running game."""
    user = interaction.user
    await interaction.client.host.lobby.join(table, user.id, user.display_name, entropy=str(interaction.id))
    await _refresh(interaction, table)


async def leave(interaction: Interaction, table: Table) -> None:
    """Give up a seat in the lobby."""
    await interaction.client.host.lobby.leave(table, interaction.user.id)
    await _refresh(interaction, table)


async def teach(interaction: Interaction, table: Table) -> None:
    """Show whoever asks how the game of this table is played."""
    await defer(interaction)
    await send_page(interaction, table.definition, 0)


async def _refresh(interaction: Interaction, table: Table) -> None:
    """Acknowledge a lobby button. The lobby message itself is updated by the outbox."""
    async with sending_posts(interaction, table):
        await interaction.response.defer()


class AtSeatButton(LastingItem, template=ids.AT_SEAT_BUTTON):
    """Sits down, or removes the computer from this seat. Who sits down gets the first free seat, not a certain one."""

    async def pressed(self, interaction: Interaction) -> None:
        table = await interaction.client.table_clicked(interaction, self.table_id)
        if AtSeat(self.said["what"]) is AtSeat.SIT:
            await join(interaction, table)
            return
        seat = int(self.said["seat"])
        await interaction.client.host.lobby.send_computer_away(table, interaction.user.id, seat)
        await _refresh(interaction, table)


class ComputerMenu(LastingItem, template=ids.COMPUTER_MENU):
    """Seats a computer of the chosen level. The menus of older versions also remove the last one."""

    async def pressed(self, interaction: Interaction) -> None:
        lobby, user, chosen = interaction.client.host.lobby, interaction.user.id, self.chosen
        table = await interaction.client.table_clicked(interaction, self.table_id)
        if chosen == ids.SEND_AWAY:
            await lobby.send_computer_away(table, user)
        elif chosen in table.definition.levels:
            await lobby.seat_computer(table, user, chosen)
        await _refresh(interaction, table)
