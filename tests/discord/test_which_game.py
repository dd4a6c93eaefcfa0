"""Arnak and Lost Cities in one bot: what is said is of the game that is meant, and buttons of neither are refused."""

from __future__ import annotations

import discord
import simcord
from discord import ui

from arnak_bot.kit.limits import LABEL_LIMIT
from cogs import ids
from cogs.arnak import VERBS
from cogs.menus import MISSING
from tests.discord.cities import beside, cities, to_act
from tests.discord.conftest import World, view_of
from tests.discord.seen import answer, said
from tests.discord.strict import units
from tests.discord.test_learn import asked_about

TITLE = "Lost Cities: the board game"


async def press(world: World, who: simcord.MemberActor, custom_id: str, chosen: str | None = None) -> str:
    """Press a button that the bot has not made, or choose from such a menu; return what is said of it."""
    item: ui.Item[ui.View]
    if chosen is None:
        item = ui.Button(label="x", custom_id=custom_id)
    else:
        item = ui.Select(custom_id=custom_id, options=[discord.SelectOption(label="x", value=chosen)])
    message = await world.text_channel.send("forged", view=view_of(item))
    if chosen is None:
        result = await who.click(message, custom_id=custom_id)
    else:
        result = await who.select(message, [chosen], custom_id=custom_id)
    return result.followups[-1].content if result.followups else said(result)


# --- where a game is played, it is meant ----------------------------------------------------------------


async def test_help_names_the_order_for_the_next_turn_only_where_there_is_one(world: World) -> None:
    other = beside(world)
    await world.start_table("Ann", "Bob")
    await cities(other, "Ann", "Bob")
    here = answer(await world.ann.slash(world.channel, "game help")).message
    assert "`/turn ahead`" in await asked_about(world, here, "Can you act for me?", "Ann")
    there = answer(await world.ann.slash(other.channel, "game help")).message
    assert "`/table pause`" in await asked_about(world, there, "What if I cannot play for a while?", "Ann")
    assert "Can you act for me?" not in str(there.components)


async def test_refusing_a_verb_of_another_game_names_that_game(world: World) -> None:
    table = await cities(world, "Ann", "Bob")
    actor = to_act(world, table)
    for verb in VERBS:
        options = {each.display_name: "x" for each in verb.parameters[:1] if each.required}
        if verb.name in ("ahead", "keep"):
            options = {each.display_name: str(each.choices[0].value) for each in verb.parameters}
        told = said(await actor.slash(world.channel, f"turn {verb.name}", **options))
        assert told.startswith(f"{TITLE} has no `/turn {verb.name}`. Type your move with `/turn do`, or ")
    (offered,) = await actor.autocomplete(world.channel, "turn play", "card", "")
    assert offered["name"].startswith(f"{TITLE} has no /turn play")
    assert table.running.log == ()


# --- where none is, several may be meant ----------------------------------------------------------------


async def test_a_typed_rule_names_its_game_if_it_could_belong_to_two(world: World) -> None:
    ann = world.ann
    assert said(await ann.slash(world.channel, "show rules", topic="scoring")).startswith("Lost Ruins of Arnak · ")
    assert said(await ann.slash(world.channel, "show rules", topic="lost-cities/Scoring")).startswith(f"{TITLE} · ")
    await cities(world, "Ann", "Bob")
    assert TITLE not in said(await ann.slash(world.channel, "show rules", topic="scoring"))
    await world.bot.host.lobby.stop(await world.table(), ann.id, moderator=False)
    assert said(await ann.slash(world.channel, "show rules", topic="scoring")).startswith("Lost Ruins of Arnak · ")


async def test_suggestions_stay_within_the_limits_however_much_was_typed(world: World) -> None:
    for command, option in (("show card", "name"), ("show rules", "topic")):
        offered = await world.ann.autocomplete(world.channel, command, option, "x" * LABEL_LIMIT)
        assert offered and all(units(each["name"]) <= LABEL_LIMIT >= units(each["value"]) for each in offered)


# --- buttons of no game ---------------------------------------------------------------------------------


async def test_a_menu_value_that_is_not_an_action_of_the_game_is_refused(world: World) -> None:
    table = await cities(world, "Ann", "Bob")
    for chosen in ("dig camp-coins", "elephant", f"{MISSING}dig camp-coins"):
        told = await press(world, to_act(world, table), ids.pick_menu(table.id, 0, "CARD"), chosen)
        assert chosen.removeprefix(MISSING) in told and table.running.log == ()


async def test_a_menu_reveals_no_card_to_spectators(world: World) -> None:
    table = await cities(world, "Ann", "Bob")
    told = await press(world, world.eve, ids.pick_menu(table.id, 0, "CARD"), f"{MISSING}play red 5")
    assert told.startswith("You are not playing at this table")


async def test_a_seat_that_does_not_exist_cannot_be_taken(world: World) -> None:
    table, eve = await cities(world, "Ann", "Bob"), world.eve
    assert await press(world, eve, ids.seat_button(table.id, 9, eve.id)) == "That seat is empty."
