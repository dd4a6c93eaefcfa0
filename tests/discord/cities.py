"""Tables of Lost Cities through Discord, and what any game's turn takes there: shared by the tests."""

from __future__ import annotations

import io
from dataclasses import replace

import simcord
from PIL import Image

from arnak_bot.host import Table
from tests.discord.conftest import World
from tests.discord.seen import components


def beside(world: World, channel: simcord.ChannelHandle | None = None) -> World:
    """The same world, looked at from another channel."""
    return replace(world, channel=channel or world.guild.create_text_channel("cities"))


async def cities(world: World, *names: str, **options: object) -> Table:
    """Start a table of Lost Cities where the world is looked at from."""
    return await world.start_table(*names, **{"game": "lost-cities", "length": "short", "turns": "ask", **options})


async def forward(world: World, decisions: int) -> Table:
    """Let computer players decide for everybody, without a word to the channel until the last of it."""
    table = await world.table()
    able = table.definition.levels["able"]("forward")
    for _ in range(decisions):
        if table.running.over:
            break
        seat = table.running.seats_to_act[0]
        action = able.choose(table.running, seat)
        await world.bot.host.play.play(table, table.seats[seat].user_id, [action.text])
    await world.post(table)
    return table


async def picture(message: object, at: int = 0) -> Image.Image:
    return Image.open(io.BytesIO(await message.attachments[at].read()))  # type: ignore[attr-defined]


def labels_of(message: object) -> list[str]:
    return [str(item.get("label") or item.get("placeholder")) for item in components(message)]


def to_act(world: World, table: Table) -> simcord.MemberActor:
    return world.actor(table, table.running.seats_to_act[0])


def first_play(table: Table) -> str:
    return next(str(each.text) for each in table.running.legal_actions() if each.text.startswith("play"))


def discard(table: Table) -> str:
    return next(str(each.text) for each in table.running.legal_actions() if each.text.startswith("discard"))
