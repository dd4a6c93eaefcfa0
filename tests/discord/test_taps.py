"""How many taps a turn takes from the public message: counted here, told in docs/taps.md.

A tap is a button pressed or an option of a menu chosen (opening the menu is part of choosing).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import simcord

from arnak_bot.engine import Game
from arnak_bot.engine.content import CARD_BY_ID
from arnak_bot.host import Table
from tests.discord.conftest import World
from tests.discord.test_table import said
from tests.discord.test_whole_games import components, open_panel

PAGE = Path(__file__).parents[2] / "docs" / "taps.md"


class Thumb:
    """A player's thumb on a phone: presses and chooses, and counts."""

    def __init__(self, world: World, actor: simcord.MemberActor) -> None:
        self.world, self.actor, self.taps = world, actor, 0
        self.panel: Any = None

    async def my_turn(self) -> None:
        self.taps += 1
        self.panel = await open_panel(self.world, self.actor)

    async def press(self, beginning: str, ending: str = "") -> None:
        self.taps += 1
        named = [(item.get("label") or "", item) for item in components(self.panel)]
        button = next(item for name, item in named if name.startswith(beginning) and name.endswith(ending))
        self.panel = (await self.actor.click(self.panel.message, custom_id=button["custom_id"])).response

    async def choose(self, action: str) -> None:
        self.taps += 1
        menu = next(item for item in components(self.panel) if action in _values(item))
        result = await self.actor.select(self.panel.message, [action], custom_id=menu["custom_id"])
        self.panel = result.response


def _values(item: dict[str, Any]) -> list[str]:
    return [option["value"] for option in item.get("options", [])]


async def at_my_turn(world: World, **tokens: int) -> tuple[Table, Thumb]:
    """A table of two whose first player has the tokens it needs."""
    table = await world.start_table("Ann", "Bob")
    state = table.running.state.copy()
    state.players[0].tokens.update(tokens)  # type: ignore[arg-type]
    table.game = Game(table.running.setup, state, [])
    return table, Thumb(world, world.actor(table, 0))


def told(kind: str) -> tuple[int, int]:
    """The taps and public messages that docs/taps.md tells for a kind of turn."""
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if cells[0] == kind:
            return int(cells[1]), int(cells[2])
    raise AssertionError(f"docs/taps.md has no row “{kind}”")


async def finish(world: World, table: Table, thumb: Thumb, kind: str, most: int, before: int) -> None:
    """The turn has ended, in as many taps and messages as the page says, and no more than allowed."""
    assert table.running.seat_to_act == 1
    messages = len(world.channel.history()) - before
    assert (thumb.taps, messages) == told(kind)
    assert thumb.taps <= most


async def test_a_plain_dig(world: World) -> None:
    table, thumb = await at_my_turn(world)
    before = len(world.channel.history())
    await thumb.my_turn()
    await thumb.choose("dig camp-tablets")
    await thumb.press("Pay with", ending="and end turn")
    await finish(world, table, thumb, "a plain dig", 3, before)


async def test_a_purchase(world: World) -> None:
    table, thumb = await at_my_turn(world, coin=9)
    before = len(world.channel.history())
    await thumb.my_turn()
    await thumb.choose(f"buy {table.running.state.items[0]}")
    await thumb.press("End turn")
    await finish(world, table, thumb, "a purchase", 3, before)


async def test_a_research_step(world: World) -> None:
    table, thumb = await at_my_turn(world, jewel=1)
    before = len(world.channel.history())
    await thumb.my_turn()
    await thumb.choose("research glass 2")
    await thumb.press("End turn")
    await finish(world, table, thumb, "a research step", 3, before)


async def test_passing_when_nothing_is_left_to_do(world: World) -> None:
    table, thumb = await at_my_turn(world)
    table.running.state.players[0].at_home = 0
    before = len(world.channel.history())
    await thumb.my_turn()
    await thumb.press("Pass for this round")
    await finish(world, table, thumb, "passing", 2, before)


async def test_passing_early_is_asked_about_once(world: World) -> None:
    table, thumb = await at_my_turn(world)
    before = len(world.channel.history())
    await thumb.my_turn()
    await thumb.press("Pass for this round")
    assert "both archaeologists at home and 5 cards in hand" in thumb.panel.content
    assert table.moves == 0
    await thumb.press("Yes, I am sure")
    await finish(world, table, thumb, "passing with archaeologists at home and cards in hand", 3, before)


async def test_going_back_from_a_doubtful_step_changes_nothing(world: World) -> None:
    table, thumb = await at_my_turn(world)
    await thumb.my_turn()
    await thumb.press("Pass for this round")
    await thumb.press("Go back")
    assert table.moves == 0 and "main action" in thumb.panel.content


async def test_exiling_a_good_card_is_asked_about_once(world: World) -> None:
    table, thumb = await at_my_turn(world)
    state = table.running.state.copy()
    state.players[0].hand = ["axe", "horse", "fear"]
    table.game = Game(table.running.setup, state, [])
    await thumb.my_turn()
    await thumb.choose("play axe")
    await thumb.choose("exile horse")
    assert "Horse is worth 1 point" in thumb.panel.content
    await thumb.press("Go back")
    await thumb.choose("exile fear")
    assert (0, "exile fear") in table.running.log


async def test_what_is_out_of_reach_is_shown_with_what_is_missing(world: World) -> None:
    _, thumb = await at_my_turn(world, coin=0)
    await thumb.my_turn()
    options = [option for item in components(thumb.panel) for option in item.get("options", [])]
    lacking = {option["label"]: option["description"] for option in options if option["label"].startswith("✖")}
    assert lacking["✖ Discover L2-1"].startswith("6🧭 ") and " · Idol: " in lacking["✖ Discover L2-1"]
    assert lacking["✖ Discover L2-1"].endswith(("needs 6🧭 more", "needs 5🧭 more", "needs 4🧭 more"))
    bought = [text.split(" · ") for name, text in lacking.items() if name.startswith("✖ Buy")]
    assert bought and all(len(parts) >= 3 and parts[-1].endswith("more") for parts in bought)
    menu = next(item for item in components(thumb.panel) if any(v.startswith("missing:") for v in _values(item)))
    value = next(value for value in _values(menu) if value.startswith("missing:"))
    result = await thumb.actor.select(thumb.panel.message, [value], custom_id=menu["custom_id"])
    assert "costs" in said(result) and ", you have " in said(result)


@pytest.mark.parametrize("count", [26, 60])
async def test_more_than_25_options_page(world: World, count: int) -> None:
    table, thumb = await at_my_turn(world)
    state = table.running.state.copy()
    state.players[0].hand = ["axe", *[card for card in CARD_BY_ID if card != "axe"][:count]]
    table.game = Game(table.running.setup, state, [])
    thumb.panel = (await thumb.actor.slash(world.channel, "turn play", card="axe")).response
    seen: set[str] = set()
    for _ in range(-(-(count + 2) // 24)):
        menu = next(item for item in components(thumb.panel) if "Answer" in (item.get("placeholder") or ""))
        assert len(menu["options"]) <= 25
        seen |= {value for value in _values(menu) if not value.startswith("page:")}
        await thumb.choose(next(value for value in _values(menu) if value.startswith("page:")))
    assert seen == {action.text for action in table.running.answers} - {"decline"}, "turning it down is a button"
