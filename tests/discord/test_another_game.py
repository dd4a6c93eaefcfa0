"""The commands of one game at a table of another: they name the game that is played here, and nothing changes."""

from __future__ import annotations

import pytest
import simcord

from arnak_bot.games.arnak.engine import Action
from arnak_bot.games.arnak.engine.actions import act
from arnak_bot.host import Table
from tests.discord.conftest import World, pass_turn
from tests.discord.test_table import said
from tests.varied import varied

TITLE = "Noughts and crosses"


async def at_another(world: World, *without: str) -> tuple[Table, simcord.MemberActor]:
    """A table of another game, `without` some actions, and whoever is to move."""
    table = await world.start_table("Ann", "Bob", turns="ask")

    def parse(text: str) -> Action:
        if text in without:
            raise ValueError(text)
        return act(text)

    table.definition = varied(table.definition, key="noughts", title=TITLE, parse=parse)
    return table, world.actor(table, 0)


@pytest.mark.parametrize(
    ("command", "option", "meanwhile"),
    [("dig", "site", {}), ("dig", "payment", {"site": "coins"}), ("pass", "card", {})],
)
async def test_its_options_suggest_nothing_but_that(
    world: World, command: str, option: str, meanwhile: dict[str, str]
) -> None:
    _, actor = await at_another(world)
    (offered,) = await actor.autocomplete(world.channel, f"turn {command}", option, "", **meanwhile)
    assert offered["name"].startswith(f"{TITLE} has no /turn {command}")


async def test_passing_with_a_card_belongs_to_one_game_and_passing_to_any_that_has_it(world: World) -> None:
    table, actor = await at_another(world)
    result = await actor.slash(world.channel, "turn pass", card="watch")
    assert "has no `/turn pass card`" in said(result) and not table.running.log
    await pass_turn(world, actor)
    assert table.running.log == ((0, "pass"), (0, "end"))


@pytest.mark.parametrize("command", ["pass", "end"])
async def test_a_game_without_passing_or_ending_says_so(world: World, command: str) -> None:
    table, actor = await at_another(world, "pass", "end")
    result = await actor.slash(world.channel, f"turn {command}")
    assert (
        said(result)
        == f"{TITLE} has no `/turn {command}`. Type your move with `/turn do`, or press **My turn** to play or plan it."
    )
    assert not table.running.log


async def test_common_actions_can_be_typed_by_name_in_every_game(world: World) -> None:
    table, actor = await at_another(world)
    offered = await actor.autocomplete(world.channel, "turn do", "action", "dig camp-coins")
    assert [each["value"] for each in offered] == ["dig camp-coins"]
    await actor.slash(world.channel, "turn do", action="dig camp-coins")
    assert table.running.log == ((0, "dig camp-coins"), (0, "pay fear")), "paid for as the menu's option says"
