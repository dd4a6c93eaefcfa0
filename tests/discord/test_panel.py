"""The private panel: what buttons say, undo of a turn and by consent, and “What is this?”."""

from __future__ import annotations

from typing import Any

import discord

from arnak_bot.games.arnak.engine.content import ASSISTANT_BY_NUMBER
from arnak_bot.host.tables import TAKEN_BACK
from arnak_bot.refusals import NoAction
from arnak_bot.wording.messages import ENGLISH
from cogs import ids
from tests.discord.conftest import World
from tests.discord.seen import answer
from tests.discord.test_forged import forged, said_by_itself
from tests.discord.test_table import said
from tests.discord.test_taps import Thumb, at_my_turn, at_stage
from tests.discord.test_whole_games import components
from tests.engine.stage import Stage, gold, silver


def labels(thumb: Thumb) -> list[str]:
    return [item["label"] for item in components(thumb.panel) if item.get("label")]


def options(thumb: Thumb) -> dict[str, dict[str, Any]]:
    return {option["value"]: option for item in components(thumb.panel) for option in item.get("options", [])}


async def test_end_turn_is_only_promised_where_it_is_sure(world: World) -> None:
    _, thumb = await at_stage(world, Stage(hand=["fear", "exploration-car", "funding-ship", "whip"]))
    await thumb.my_turn()
    await thumb.choose("dig camp-jewel")
    assert not any("end turn" in label for label in labels(thumb)), "the Jewel Grotto asks something first"
    await thumb.press("Undo: Dig at Jewel Grotto")
    await thumb.choose("dig camp-coins")
    assert labels(thumb)[0].endswith("and end turn")


async def test_one_button_takes_back_what_is_not_paid_yet_R57(world: World) -> None:
    _, thumb = await at_my_turn(world)
    await thumb.my_turn()
    await thumb.choose("dig camp-coins")
    assert "Undo: Dig at Harbour" in labels(thumb)
    assert not any(label.startswith("Take it back") for label in labels(thumb)) and "cancel" not in options(thumb)
    free = next(value for value in options(thumb) if value.startswith("play "))
    await thumb.choose(free)
    offered = [*labels(thumb), *options(thumb)]
    assert "cancel" in offered or any(label.startswith("Take it back") for label in offered), (
        "Undo reaches less far now"
    )


async def test_a_whole_turn_is_undone_with_one_tap(world: World) -> None:
    table, thumb = await at_my_turn(world)
    await thumb.my_turn()
    await thumb.choose("dig camp-coins")
    await thumb.choose(next(value for value in options(thumb) if value.startswith("pay ")))
    before = table.moves
    assert "Undo the whole turn" in labels(thumb)
    await thumb.press("Undo the whole turn")
    assert thumb.panel.content.startswith("2 steps taken back.")
    assert table.running.log == () and table.moves == before + 2


async def test_a_button_of_an_older_panel_changes_nothing_whatever_it_does(world: World) -> None:
    table, thumb = await at_my_turn(world)
    await thumb.my_turn()
    old = table.moves
    await thumb.choose("dig camp-coins")
    before, shown = table.running.log, len(world.channel.history())
    pay = next(each.text for each in table.running.legal_actions())
    for custom_id in (
        ids.do_button(table.id, old, pay),
        ids.do_button(table.id, old, pay, sure=True),
        *(ids.undo_button(table.id, old, how) for how in ids.Undo),
    ):
        stale = await thumb.actor.click(await forged(world, world.channel, custom_id), label="Press me")
        assert "has moved on" in said(stale), custom_id
        assert table.running.log == before and table.moves == old + 1, custom_id
    assert said_by_itself(world) == shown, "nobody else hears of it"
    now = await forged(world, world.channel, ids.do_button(table.id, table.moves, pay))
    await thumb.actor.click(now, label="Press me")
    assert (0, pay) in table.running.log


async def test_a_menu_that_was_made_up_picks_nothing_and_seats_nobody(world: World) -> None:
    table, thumb = await at_my_turn(world)
    menu, before = ids.pick_menu(table.id, table.moves, "PLAY"), table.running.log
    for chosen in ("page:x", "page:", "moon", "missing:moon"):
        options = [discord.SelectOption(label=chosen)]
        view = discord.ui.View(timeout=None).add_item(discord.ui.Select(custom_id=menu, options=options))
        view.stop()
        message = await world.bot.get_partial_messageable(world.channel.id).send("?", view=view)
        result = await thumb.actor.select(message, [chosen])
        (told,) = result.followups
        assert told.content == NoAction(chosen.removeprefix("missing:")).sentence(ENGLISH), chosen
    assert table.running.log == before


async def test_a_reveal_is_taken_back_by_consent_said_publicly(world: World) -> None:
    stage = Stage(hand=["exploration-car", "funding-car", "exploration-ship", "funding-ship"], compass=6)
    table, thumb = await at_stage(world, stage)
    await thumb.my_turn()
    await thumb.choose("discover L1-1")
    await thumb.press("Pay with")
    assert table.running.state.tiles[table.running.state.tiles.index(2)] == 2
    await thumb.press("Ask to undo: Pay with")
    assert "have asked the others" in thumb.panel.content
    asked = world.newest
    assert "asks to take back their last step" in asked.content
    assert str(world.actor(table, 1).id) in asked.content
    own = await thumb.actor.click(asked, label="Let Bob take it back (0 of 1)")
    assert "for the others to decide" in said(own) and own.ephemeral
    await world.actor(table, 1).click(asked, label="Let Bob take it back (0 of 1)")
    assert "takes back a step that revealed something" in world.newest.content
    assert table.running.log[-1][1] == "discover L1-1" and 2 not in table.running.state.tiles
    record = await world.bot.host.registry.store.load(table.id)
    assert record is not None and record.moves[-1].action == TAKEN_BACK


async def test_what_is_this_tells_any_thing_on_the_table(world: World) -> None:
    stage = Stage(hand=["axe"], items=["watch"], tiles={"L1-1": 2}, guard={"L1-1": 13}, supply=[[1], [2], [3]])
    table, thumb = await at_stage(world, stage)
    await thumb.my_turn()
    await thumb.press("What is this?")
    assert thumb.panel.ephemeral
    offered = options(thumb)
    for key in ("card:axe", "card:watch", "site:1-2", "guardian:13", "assistant:1"):
        assert offered[key]["description"], key
    menu = next(item for item in components(thumb.panel) if "guardian:13" in str(item))
    told = answer(await thumb.actor.select(thumb.panel.message, ["guardian:13"], custom_id=menu["custom_id"]))
    assert "To overcome it: pay 3 tablets" in told.content and told.attachments
    assert components(told), "the menus stay for the next question"
    menu = next(item for item in components(thumb.panel) if "slot:jewel" in str(item))
    told = answer(await thumb.actor.select(thumb.panel.message, ["slot:jewel"], custom_id=menu["custom_id"]))
    assert "Pay 1 coin. Gain 1 jewel" in told.content and [each.filename for each in told.attachments] == ["slot.jpg"]
    other = await world.actor(table, 1).click(world.newest, label="My turn")
    assert "What is this?" in [item.get("label") for item in components(other.response)]


async def test_others_see_no_hand_in_what_is_this(world: World) -> None:
    table, _ = await at_stage(world, Stage(hand=["axe"], items=["watch"]))
    other = Thumb(world, world.actor(table, 1))
    await other.my_turn()
    await other.press("What is this?")
    assert "card:watch" in options(other) and "card:axe" not in options(other)


async def test_the_panel_tells_points_cards_in_play_and_what_assistants_do(world: World) -> None:
    stage = Stage(hand=["axe"], play=["fear"], assistants=[gold(3), silver(1, exhausted=True)], glass=1)
    _, thumb = await at_stage(world, stage)
    await thumb.my_turn()
    line = next(line for line in thumb.panel.content.splitlines() if "so far" in line)
    assert line.startswith("-# ") and "in play: Fear" in line
    assert f"{ASSISTANT_BY_NUMBER[3].name}: " in line and f"{ASSISTANT_BY_NUMBER[1].name} (used): " in line
