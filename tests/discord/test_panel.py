"""The private panel: what buttons say, undo of a turn and by consent, and “What is this?”."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import discord
import pytest

from arnak_bot.games.arnak.engine import Game
from arnak_bot.games.arnak.engine.content import ASSISTANT_BY_NUMBER
from arnak_bot.refusals import NoAction
from arnak_bot.wording.messages import ENGLISH
from cogs import ids
from cogs.play import doubt_about
from tests.discord.conftest import World, open_panel
from tests.discord.moves import dig
from tests.discord.seen import answer, components, said, text_of
from tests.discord.test_forged import forged, said_by_itself
from tests.discord.test_taps import Thumb, at_my_turn, at_stage, with_panel
from tests.engine.stage import Stage, gold, silver


def labels(thumb: Thumb) -> list[str]:
    return [item["label"] for item in components(thumb.panel) if item.get("label")]


def options(thumb: Thumb) -> dict[str, dict[str, Any]]:
    return {option["value"]: option for item in components(thumb.panel) for option in item.get("options", [])}


async def test_end_turn_is_only_promised_where_it_is_sure(world: World) -> None:
    _, thumb = await at_stage(world, Stage(hand=["fear", "exploration-car", "funding-ship", "whip"]))
    await thumb.choose("dig camp-jewel")
    await thumb.press("Pay differently")
    assert not any("end turn" in label for label in labels(thumb)), "the Jewel Grotto asks something first"
    await thumb.press("Undo: Dig at Jewel Grotto")
    await thumb.choose("dig camp-coins")
    await thumb.press("Pay differently")
    assert labels(thumb)[0].endswith("and end turn")


async def test_a_payment_that_makes_a_dig_void_is_not_proposed(world: World) -> None:
    _, thumb = await at_stage(world, Stage(hand=["fear"], coin=2))
    await thumb.choose("dig camp-jewel")
    assert "Pay with Fear 🥾" in labels(thumb) and not any("end turn" in label for label in labels(thumb))


async def test_an_option_names_the_cheapest_payment_and_pays_it_and_another_is_a_tap_away(world: World) -> None:
    table, thumb = await at_stage(world, Stage(hand=["fear", "exploration-car"]))
    assert options(thumb)["dig camp-coins"]["label"] == "1. Dig at Harbour with Fear 🥾"
    await thumb.choose("dig camp-coins")
    assert [text for _, text in table.running.log] == ["dig camp-coins", "pay fear"]
    await thumb.press("Pay differently")
    assert [text for _, text in table.running.log] == ["dig camp-coins"]
    await thumb.press("Pay with Exploration (car)")
    assert [text for _, text in table.running.log] == ["dig camp-coins", "pay exploration-car"]


async def test_of_cards_that_pay_alike_an_option_names_the_one_that_is_worth_least(world: World) -> None:
    table, thumb = await at_stage(world, Stage(hand=["dog", "exploration-car", "funding-car"]))
    assert options(thumb)["dig camp-coins"]["label"] == "1. Dig at Harbour with Funding (car)"
    await thumb.choose("dig camp-coins")
    assert [text for _, text in table.running.log] == ["dig camp-coins", "pay funding-car"]


async def test_the_only_thing_that_can_be_used_is_a_green_button_beside_the_one_that_declines(world: World) -> None:
    table, thumb = await at_stage(world, Stage(hand=["fear"], compass=9, artifacts=["serpent-idol"]))
    await thumb.choose("buy serpent-idol")
    use = next(item for item in components(thumb.panel) if (item.get("label") or "").startswith("Use Serpent Idol"))
    assert use["style"] == discord.ButtonStyle.success.value and not options(thumb)
    await thumb.press("Use Serpent Idol")
    assert table.running.log[-1][1] == "use serpent-idol"


async def test_fear_in_hand_and_in_play_are_told_apart_before_and_after_one_is_exiled(world: World) -> None:
    _, thumb = await at_stage(world, Stage(hand=["axe", "fear", "hat"], play=["fear"]))
    await thumb.choose("play axe")
    offered = {value: option["label"] for value, option in options(thumb).items() if value.startswith("exile fear")}
    numbers = {value: label.split(". ")[0] for value, label in offered.items()}
    assert {value: label.split(". ")[1] for value, label in offered.items()} == {
        "exile fear": "Exile Fear from play",
        "exile fear hand": "Exile Fear from hand",
    }
    assert numbers["exile fear"] != numbers["exile fear hand"]
    await thumb.choose("exile fear")
    assert "Undo: Exile Fear from play" in labels(thumb)
    await thumb.press("Undo: Exile Fear from play")
    await thumb.choose("exile fear hand")
    assert "Undo: Exile Fear from hand" in labels(thumb)


async def test_undo_takes_back_all_of_a_move_made_by_one_tap_and_names_it(world: World) -> None:
    table, thumb = await at_stage(world, Stage(hand=["fear", "exploration-car"]))
    await thumb.choose("play exploration-car", "dig camp-coins")
    assert [text for _, text in table.running.log] == ["play exploration-car", "dig camp-coins", "pay fear"]
    await thumb.press("Undo: Dig at Harbour")
    assert thumb.panel.content.startswith("**Undone.**")
    assert [text for _, text in table.running.log] == ["play exploration-car"]
    await thumb.choose("dig camp-coins")
    await thumb.actor.slash(world.channel, "table undo")
    assert [text for _, text in table.running.log] == ["play exploration-car"]


async def test_undo_names_the_guardian_overcome_and_not_the_only_card_that_could_be_spent(world: World) -> None:
    stage = Stage(hand=["fear"], coin=9, arrowhead=9, at=["L1-1"], tiles={"L1-1": 10}, guard={"L1-1": 2})
    table, thumb = await at_stage(world, stage)
    await thumb.choose("overcome L1-1")
    assert table.running.log[-1][1] == "discard fear"
    assert any(label.startswith("Undo: Overcome ") for label in labels(thumb))


async def test_where_there_is_one_way_to_pay_undo_does_not_offer_another(world: World) -> None:
    _, thumb = await at_stage(world, Stage(hand=["fear"]))
    await thumb.choose("dig camp-coins")
    assert "Undo: Dig at Harbour" in labels(thumb) and "Pay differently" not in labels(thumb)


async def test_a_typed_undo_of_a_reveal_asks_the_others(world: World) -> None:
    table, thumb = await at_stage(world, Stage(hand=["exploration-car", "funding-car"], compass=6))
    for text in ("discover L1-1", "pay exploration-car"):
        await world.bot.host.play.play(table, thumb.actor.id, [text])
    asked = await thumb.actor.slash(world.channel, "table undo")
    assert said(asked).startswith("**I have asked ") and len(table.votes) == 1
    assert "asks to take back" in text_of(world.newest)
    other = next(each for each in world.people.values() if each.id != thumb.actor.id)
    asked = await other.slash(world.channel, "turn panel")
    name = table.names[table.player(thumb.actor.id)]
    assert f"{name} asks to take back “{name} discovers " in said(asked).replace("**", "")


@pytest.mark.parametrize("game", ["arnak", "lost-cities", "lost-ark"])
async def test_a_typed_undo_after_end_turn_asks_the_others_in_every_game(world: World, game: str) -> None:
    table = await world.start_table("Ann", "Bob", game=game, order="joined", turns="ask")
    player: Any = table.definition.players["random"](4)
    seat, *_ = table.running.seats_to_act
    while seat in table.running.seats_to_act or table.moves < 4:
        seat, *_ = table.running.seats_to_act
        await world.bot.host.play.play(table, table.seats[seat].user_id, [player.choose(table.running.view(seat)).text])
    asked = await world.actor(table, seat).slash(world.channel, "table undo")
    assert said(asked).startswith("**I have asked ") and [vote.seat for vote in table.votes] == [seat]
    assert "asks to take back their last turn" in text_of(world.newest)


async def test_alone_a_reveal_is_taken_back_without_a_question(world: World) -> None:
    ann = world.ann
    await ann.slash(world.channel, "game solo", turns="ask")
    table = await world.table()
    state = table.running.state.copy()
    state.players[0].tokens.update(dict.fromkeys(state.players[0].tokens, 9))
    table.game = Game(table.running.setup, state, [])
    while not (table.decided(0) and not table.running.undoable_by(0)):
        legal = [action.text for action in table.running.legal_actions()]
        action = next((text for text in legal if text.startswith("discover")), legal[0])
        await world.bot.host.play.play(table, ann.id, [action])
    panel = answer(await ann.slash(world.channel, "turn panel"))
    done = len(table.running.log)
    taken = answer(await ann.click(panel.message, label="Take back (shown in the log)"))
    assert taken.content.startswith("**Undone.**") and len(table.running.log) == done - 1


async def test_taking_back_a_payment_that_revealed_something_takes_back_what_it_paid_for(world: World) -> None:
    table, thumb = await at_stage(world, Stage(hand=["fear", "exploration-car"], tiles={"L1-1": 3}))
    table.seats = (table.seats[0], replace(table.seats[1], gone=True))
    await thumb.my_turn()
    await thumb.choose("dig L1-1")
    assert [text for _, text in table.running.log] == ["dig L1-1", "pay exploration-car"]
    await thumb.press("Take back (shown in the log)")
    assert not table.running.log and "how do you pay" not in thumb.panel.content


@pytest.mark.parametrize(
    ("who", "told"),
    [
        ("another player", "To take it back, the others would have to agree."),
        ("the ladder", "On the ladder, it cannot be taken back."),
    ],
)
async def test_before_a_reveal_one_reads_what_taking_it_back_would_need(world: World, who: str, told: str) -> None:
    asked = await asked_before_a_reveal(world, who)
    assert asked.startswith("**Recruit the ") and asked.splitlines()[0].endswith("?** This reveals something new.")
    assert asked.splitlines()[-1] == told


async def test_alone_nothing_is_asked_before_a_reveal_because_it_can_be_taken_back(world: World) -> None:
    assert await asked_before_a_reveal(world, "a computer") == ""


async def asked_before_a_reveal(world: World, who: str) -> str:
    """What a player is asked before recruiting beside another player, a computer or on the ladder; "" for nothing."""
    table, _ = await at_stage(world, Stage(hand=["fear"], jewel=1, glass=3, notebook=1))
    if who != "another player":
        table.seats = (table.seats[0], replace(table.seats[1], gone=True))
    if who == "the ladder":
        table.sealed_until = datetime(2027, 1, 1, tzinfo=UTC)
    for text in ("research notebook 3", "first row"):
        table.running.apply(text, 0)
    return doubt_about(table, 0, [table.running.legal_actions(0)[0].text], ENGLISH) or ""


async def test_a_discovery_asks_how_to_pay_because_it_cannot_be_undone(world: World) -> None:
    table, thumb = await at_stage(world, Stage(hand=["exploration-car", "funding-car"], compass=6))
    assert "pays" not in options(thumb)["discover L1-1"]["label"]
    await thumb.choose("discover L1-1")
    assert [text for _, text in table.running.log] == ["discover L1-1"]


async def test_a_button_of_an_older_panel_changes_nothing_whatever_it_does(world: World) -> None:
    table, thumb = await at_my_turn(world)
    old = table.moves
    await thumb.actor.slash(world.channel, "turn dig", site="camp-coins")
    before, shown = table.running.log, len(world.channel.history())
    pay = next(each.text for each in table.running.legal_actions())
    for custom_id in (
        ids.do_button(table.id, old, pay),
        ids.do_button(table.id, old, pay, sure=True),
        ids.advised_button(table.id, old, 0),
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


async def test_others_see_no_hand_in_what_is_this(world: World) -> None:
    table, _ = await at_stage(world, Stage(hand=["axe"], items=["watch"]))
    other = await with_panel(world, table, 1)
    await other.press("What is this?")
    assert "card:watch" in options(other) and "card:axe" not in options(other)


async def test_the_hand_comes_with_the_cards_in_play_and_what_assistants_do(world: World) -> None:
    stage = Stage(hand=["axe"], play=["fear"], assistants=[gold(3), silver(1, exhausted=True)], glass=1)
    _, thumb = await at_stage(world, stage)
    hand = await thumb.actor.slash(world.channel, "show hand")
    line = next(line for line in said(hand).splitlines() if "In play" in line)
    assert line.startswith("-# In play: Fear")
    assert f"{ASSISTANT_BY_NUMBER[3].name}: " in line and f"{ASSISTANT_BY_NUMBER[1].name} (used): " in line


async def test_whoever_goes_back_from_a_question_still_reads_what_their_last_step_brought(world: World) -> None:
    table, thumb = await at_my_turn(world, compass=3)
    table.game.state.players[0].hand[:] = ["exploration-car", "hat", "fear"]  # type: ignore[union-attr]
    await thumb.my_turn()
    await thumb.choose("discover L1-1")
    await thumb.press("Pay with ")
    headline = thumb.panel.content.splitlines()[0]
    assert headline.startswith("**🗿 Scriptorium: +1🪙 +2📜, 🏺 Idol: +1📜, 🐾 Ash Jaguar · ")
    back = ids.table_button(ids.Press.BACK, table.id)
    shown = await thumb.actor.click(await forged(world, world.channel, back), custom_id=back)
    assert answer(shown).content.splitlines()[0] == headline


async def test_whoever_goes_back_before_their_first_step_reads_the_news_again(world: World) -> None:
    _, (ann, bob) = await world.seated("Ann", "Bob", order="joined")
    await dig(world, ann)
    panel = await open_panel(world, bob)
    before = panel.content
    asked = answer(await bob.click(panel.message, label="Pass for this round"))
    assert asked.content.endswith("?") and "Ann digs " in before
    assert answer(await bob.click(asked.message, label="Go back")).content == before
