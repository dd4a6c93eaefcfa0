"""The Lost Ark at the real bot: a call, answers of both at the same time, undo, the end of the turn."""

from __future__ import annotations

from typing import Any

import pytest
import simcord

from arnak_bot.host import Table
from tests.discord.conftest import World
from tests.discord.seen import answer
from tests.discord.test_whole_games import be_sure, components, open_panel

pytestmark = pytest.mark.simcord(settle_timeout=120)


async def begun(world: World) -> tuple[Table, simcord.MemberActor, simcord.MemberActor]:
    """A table of two that have set up; who calls, who answers."""
    table = await world.start_table("Ann", "Bob", game="lost-ark", turns="ask", order="joined")
    while (table.running.round == 1 and len(table.running.seats_to_act) > 1) or table.running.state.turn == 0:
        seat = table.running.seats_to_act[0]
        action = table.definition.least(table.running, seat)
        await world.bot.host.play.play(table, table.seats[seat].user_id, [action.text])
        table = await world.table()
    await world.bot.outbox_sender.send(table.id)
    await world.env.settle()
    (caller,) = table.running.seats_to_act
    return table, world.actor(table, caller), world.actor(table, 1 - caller)


def offered(panel: Any, menu: str) -> list[dict[str, Any]]:
    """The options of a menu, by its heading."""
    return next(item["options"] for item in components(panel) if (item.get("placeholder") or "").startswith(menu))


async def choose(actor: simcord.MemberActor, panel: Any, menu: str, at: int = 0) -> Any:
    """Choose in a menu of a panel, and return what the panel is then."""
    item = next(item for item in components(panel) if (item.get("placeholder") or "").startswith(menu))
    return answer(await actor.select(panel.message, [item["options"][at]["value"]], custom_id=item["custom_id"]))


async def test_a_call_is_told_and_both_draw_at_once_until_each_has_ended(world: World) -> None:
    table, caller, other = await begun(world)
    panel = await open_panel(world, caller)
    assert "can fill" in offered(panel, "Call a colour")[0]["description"]
    walking = await choose(caller, panel, "Call a colour")
    table = await world.table()
    called, seat = str(table.running.state.called), table.running.state.caller
    assert f"calls **{called}**" in world.newest.content
    assert set(table.running.seats_to_act) == {0, 1}

    filling = await open_panel(world, other)
    filled = await choose(other, filling, "Fill a tile")
    walked = await choose(caller, walking, "Visit a place")
    assert "Undo: Fill" in str(components(filled)) and "Undo: Visit" in str(components(walked))
    before = len(world.channel.history())
    undo = next(item["label"] for item in components(filled) if (item.get("label") or "").startswith("Undo: "))
    filled = answer(await other.click(filled.message, label=undo))
    assert "Taken back." in filled.content and (await world.table()).running.log[-1][1].startswith("draw ")
    filled = await choose(other, filled, "Fill a tile", 1)
    tile = (await world.table()).running.log[-1][1].split()[-1]
    assert f"fills {tile}" in filled.content and f"fills {tile}" not in (await open_panel(world, caller)).content

    await other.click(filled.message, label="End turn")
    assert len(world.channel.history()) == before, "an answer is no news"
    await caller.click(walked.message, label="End turn")
    assert len(world.channel.history()) == before + 1
    assert f"fills {tile} {called}" in world.newest.content and "walks" in world.newest.content
    assert (await world.table()).running.seats_to_act == (1 - seat,)


async def test_a_needless_minus_point_is_asked_about_first(world: World) -> None:
    _, caller, other = await begun(world)
    await choose(caller, await open_panel(world, caller), "Call a colour")
    panel = await open_panel(world, other)
    asked = answer(await other.click(panel.message, label="Take a minus point"))
    assert "You can still fill a tile." in asked.content
    assert (await world.table()).running.log[-1][1].startswith("call ")
    await other.click(asked.message, label="Yes, I am sure")
    assert (await world.table()).running.log[-1][1] == "minus"


@pytest.mark.parametrize(("typed", "meant"), [("g3", "fill "), ("skip", "minus")])
async def test_short_words_mean_the_usual_thing(world: World, typed: str, meant: str) -> None:
    _, caller, other = await begun(world)
    await choose(caller, await open_panel(world, caller), "Call a colour")
    await be_sure(other, await other.slash(world.channel, "turn do", action=typed))
    assert (await world.table()).running.log[-1][1].startswith(meant)
