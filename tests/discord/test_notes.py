"""A player's private note at a table: written in a form, shown in their own panel and nowhere else."""

from __future__ import annotations

import pytest
import simcord

from arnak_bot.host import Table, TableError
from cogs import ids
from cogs.ids import Press
from tests.discord.conftest import World
from tests.discord.moves import give_seat
from tests.discord.seen import answer, said, text_of

SECRET = "Bob wants the **hat**; dig L1-3 next"
IN_PANEL = r"-# 📝 Bob wants the \*\*hat\*\*; dig L1\-3 next"


async def write(world: World, member: simcord.MemberActor, text: str) -> simcord.InteractionResult:
    form = await member.slash(world.channel, "turn note")
    return await member.submit_modal(form, {"note": text})


async def panel(world: World, member: simcord.MemberActor) -> str:
    return said(await member.slash(world.channel, "turn panel"))


async def started(world: World) -> Table:
    return await world.start_table("Ann", "Bob", order="joined", turns="ask")


async def test_a_note_is_saved_and_shown_in_the_own_panel_and_nowhere_else(world: World) -> None:
    await started(world)
    assert said(await write(world, world.ann, SECRET)) == "Saved. Your panel shows it, and nobody else sees it."
    assert IN_PANEL in await panel(world, world.ann)
    for command in ("turn panel", "show log", "show board", "show hand"):
        assert "hat" not in said(await world.bob.slash(world.channel, command))
    assert not any("hat" in text_of(message) for message in world.channel.history())
    form = await world.ann.slash(world.channel, "turn note")
    assert SECRET in str(form.modal), "the form has it as it was written"
    assert SECRET not in str((await world.bob.slash(world.channel, "turn note")).modal)


async def test_whoever_waits_has_a_button_and_the_panel_follows(world: World) -> None:
    table = await started(world)
    bob = world.bob
    shown = answer(await bob.slash(world.channel, "turn panel"))
    form = await bob.click(shown.message, custom_id=ids.table_button(Press.NOTE, table.id))
    await bob.submit_modal(form, {"note": "two coins short"})
    assert "-# 📝 two coins short" in await panel(world, bob)
    await write(world, bob, "  ")
    assert "📝" not in (await panel(world, bob)).replace("📝 Note", "")


async def test_a_note_survives_a_restart_and_goes_with_its_player(world: World) -> None:
    await started(world)
    await write(world, world.bob, SECRET)
    await world.restart()
    assert IN_PANEL in await panel(world, world.bob)
    await give_seat(world, world.bob, world.dan)
    assert "**hat" not in await panel(world, world.dan)
    assert "hat" not in await panel(world, world.ann)


async def test_a_note_stays_when_its_player_acts_and_makes_no_panel_stale(world: World) -> None:
    table = await started(world)
    await world.ann.slash(world.channel, "turn panel")
    await write(world, world.bob, SECRET)
    await world.ann.slash(world.channel, "turn do", action="pass")
    await write(world, world.ann, "my own")
    assert [seat.note for seat in table.seats] == ["my own", SECRET]


async def test_somebody_who_does_not_play_here_has_no_note(world: World) -> None:
    table = await started(world)
    assert said(await world.eve.slash(world.channel, "turn note")).startswith("You are not playing at this table")
    with pytest.raises(TableError):  # as a forged form would
        await world.bot.host.play.write_note(table, world.eve.id, "not mine")
    assert [seat.note for seat in table.seats] == ["", ""]
