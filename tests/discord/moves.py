"""What people do at a table by commands and buttons, in several steps, and what they and the channel read then."""

from __future__ import annotations

from collections.abc import Sequence

import discord
import simcord

from arnak_bot.host import Table
from tests.discord.conftest import World, settled
from tests.discord.seen import answer, labels_of, text_of


def messages_with(world: World, part: str) -> list[discord.Message]:
    """The messages of the channel in which this stands."""
    return [message for message in world.channel.history() if part in text_of(message)]


def posts(world: World, part: str) -> list[str]:
    """The same as texts."""
    return list(map(text_of, messages_with(world, part)))


async def named_in(world: World, message_id: int | None, players: Sequence[simcord.MemberActor]) -> list[bool]:
    """Which of these players a message of the channel names, once all has come to rest."""
    await settled(world)
    (told,) = [text_of(each) for each in world.channel.history() if each.id == message_id]
    return [f"<@{each.id}>" in told for each in players]


def labels_now(world: World, message_id: int) -> list[str]:
    """The labels of the buttons below a message of the channel, as they are by now; none where it has gone."""
    return [label for each in world.channel.history() if each.id == message_id for label in labels_of(each)]


async def panel_of(world: World, member: simcord.MemberActor) -> str:
    return answer(await member.slash(world.channel, "turn panel")).content


async def dig(world: World, member: simcord.MemberActor) -> None:
    """Dig at Harbour with Fear, and end the turn: a first turn, whatever the hand."""
    await member.slash(world.channel, "turn dig", site="camp-coins", payment="pay fear")
    await member.slash(world.channel, "turn end")


async def leave(world: World, member: simcord.MemberActor) -> None:
    await member.click(answer(await member.slash(world.channel, "game leave")), label="Leave the game")


async def leave_and_pass(world: World, member: simcord.MemberActor) -> None:
    """Leave in one's own turn, which the others then end."""
    table = await world.table()
    await leave(world, member)
    (question,) = messages_with(world, "has left the game on their turn")
    for each in table.others(table.player(member.id)):
        (end,) = [label for label in labels_now(world, question.id) if label.startswith("End ")]
        await world.actor(table, each.seat).click(question, label=end)
        await settled(world)


async def go_away(world: World, member: simcord.MemberActor) -> None:
    """Go away for a day, and wait until a computer has played what it is to play."""
    await member.slash(world.channel, "me away", days=1)
    await settled(world)


async def give_seat(world: World, member: simcord.MemberActor, newcomer: simcord.MemberActor) -> None:
    """Offer one's seat to somebody who takes it at once."""
    await member.slash(world.channel, "table replace", player=member, by=newcomer)
    await newcomer.click(world.newest, label="Take the seat")


async def overdue(world: World, *names: str, **options: object) -> tuple[Table, list[simcord.MemberActor]]:
    """A table whose first player has let the deadline of 24 hours pass, and its players by seat."""
    table, players = await world.seated(*names, **{"deadline": 24, "remind": 0, **options})
    await world.wait(hours=24.5, look_every=4)
    return table, players


async def decide(world: World, *seats: int) -> None:
    """Let a novice decide once for each of these seats that is to act, and tell the channel."""
    for seat in seats:
        table = await world.table()
        if seat in table.running.seats_to_act:
            action = table.definition.levels["novice"]("decide").choose(table.running, seat)
            await world.bot.host.play.play(table, table.seats[seat].user_id, [action.text])
    await world.post(await world.table())
    await settled(world)
