"""Everything around a table, at a table of Lost Cities: nothing of it is written for that game."""

from __future__ import annotations

import pytest

from arnak_bot.games.lost_cities.engine import Phase
from tests.discord.cities import cities, first_play, forward, labels_of, picture, to_act
from tests.discord.conftest import World, open_panel
from tests.discord.seen import answer, components, text_of

pytestmark = [pytest.mark.simcord(settle_timeout=240), pytest.mark.usefixtures("drawn")]


async def test_a_turn_is_my_turn_a_card_and_a_draw(world: World) -> None:
    table = await cities(world, "Ann", "Bob")
    public, actor = world.newest, to_act(world, table)
    assert (await picture(public)).width == 1248 and f"<@{actor.id}> to move" in text_of(public)
    panel = await open_panel(world, actor)
    menu, *buttons = components(panel)
    listed = [option["value"] for option in menu["options"] if not option["value"].startswith("missing:")]
    (own,) = table.texts("en").turn.panel(table.view(actor.id), None).menus
    assert listed == [action.text for action in own.actions] and len(listed) == len(set(listed))
    assert menu["placeholder"] == "Play or discard a card" and len(buttons) == 1
    assert (await picture(panel)).size[0] == 1248 and "Play a card, or discard one" in panel.content
    card = first_play(table)
    panel = answer(await actor.select(panel.message, [card], custom_id=menu["custom_id"]))
    assert labels_of(panel)[0] == "Draw from the deck" and "to end your turn" in panel.content
    assert "You play" in panel.content
    panel = answer(await actor.click(panel.message, label="Draw from the deck"))
    assert panel.content.startswith("**You drew ") and "Done. Next: " in panel.content
    assert panel.message.attachments[0].filename == "hand.jpg"
    assert table.running.log == ((0, card), (0, "draw"))
    assert f"{table.names[0]} plays" in text_of(world.newest) and "draws a card" in text_of(world.newest)


@pytest.mark.whole_check
async def test_a_card_that_cannot_be_played_says_why(world: World) -> None:
    table = await cities(world, "Ann", "Bob")
    for _ in range(40):
        panel = await open_panel(world, to_act(world, table))
        lacking = [each for each in components(panel)[0]["options"] if each["value"].startswith("missing:")]
        if lacking:
            break
        table = await forward(world, 2)
    chosen = lacking[0]
    assert "is too low: your" in chosen["description"]
    menu = components(panel)[0]["custom_id"]
    shown = answer(await to_act(world, table).select(panel.message, [chosen["value"]], custom_id=menu))
    assert chosen["description"] in shown.content and table.running.view(None).table.phase is Phase.CARD


async def test_who_is_not_to_move_is_told_so_while_typing(world: World) -> None:
    table = await cities(world, "Ann", "Bob")

    async def told() -> dict[tuple[str, ...], str]:
        return {
            (who.name, *command, text): line["name"]
            for who in (world.actor(table, 1), world.eve)
            for command in (("turn do", "action"), ("turn choose", "answer"))
            for text in ("", " ", "red", "discard", "discard red 5", "elephant")
            for (line,) in [await who.autocomplete(world.channel, *command, text)]
        }

    before = await told()
    watches = "You are not playing at this table, but you are welcome to watch: the pictures, /show log and /show…"
    assert before == {each: watches if each[0] == "eve" else "It is not your turn." for each in before}
    await forward(world, 1000)
    assert await told() == {each: watches if each[0] == "eve" else "The game is over." for each in before}
