"""Everything around a table, at a table of Lost Cities: nothing of it is written for that game."""

from __future__ import annotations

import pytest

from arnak_bot.games.lost_cities.engine import Phase, Play
from arnak_bot.host import Table
from tests.discord.cities import a_turn, cities, discard, first_play, forward, labels_of, picture, to_act
from tests.discord.conftest import World
from tests.discord.seen import answer, last_in
from tests.discord.test_table import said
from tests.discord.test_whole_games import components, open_panel

pytestmark = pytest.mark.simcord(settle_timeout=240)

HOUR = 3600.0
TITLE = "Lost Cities: the board game"


# --- opening ------------------------------------------------------------------------------------------


async def test_the_lobby_names_the_game_and_what_was_chosen_of_it(world: World) -> None:
    await world.member("Ann").slash(
        world.channel, "game new", game="lost-cities", seats=3, length="short", columns="either"
    )
    lobby = last_in(world.channel).content
    assert lobby.startswith(f"**{TITLE}** · 3 players")
    assert "One expedition: the short game. Each column may go up or down" in lobby
    assert dict((await world.table()).options.game) == {"length": "short", "columns": "either"}


async def test_an_option_of_another_game_is_refused_kindly(world: World) -> None:
    told = said(await world.member("Ann").slash(world.channel, "game new", game="lost-cities", board="snake"))
    assert TITLE in told and "board" in told and world.channel.last_message is None


async def test_a_thread_of_its_own_is_called_by_the_game(world: World) -> None:
    await world.member("Ann").slash(world.channel, "game new", game="lost-cities", length="short", place="thread")
    assert [thread.name for thread in world.bot.get_guild(world.guild.id).threads] == ["Lost Cities, short: Ann"]  # type: ignore[union-attr]


# --- a turn -------------------------------------------------------------------------------------------


async def test_a_turn_is_my_turn_a_card_and_a_draw(world: World) -> None:
    table = await cities(world, "Ann", "Bob")
    public, actor = world.newest, to_act(world, table)
    assert (await picture(public)).width == 1248 and f"<@{actor.id}> to move" in public.content
    panel = await open_panel(world, actor)
    menu, *buttons = components(panel)
    listed = [option["value"] for option in menu["options"] if not option["value"].startswith("missing:")]
    assert listed == [action.text for action in (await _sorted(table))] and len(listed) == len(set(listed))
    assert menu["placeholder"].startswith("Play or discard a card (") and len(buttons) == 1
    assert (await picture(panel)).size[0] == 1248 and "Play a card on one of your paths" in panel.content
    card = first_play(table)
    panel = answer(await actor.select(panel.message, [card], custom_id=menu["custom_id"]))
    assert labels_of(panel)[0] == "Draw from the deck" and "which ends your turn" in panel.content
    assert f"{table.names[0]} plays" in panel.content
    panel = answer(await actor.click(panel.message, label="Draw from the deck"))
    assert panel.content.startswith("You drew **") and "Your turn is done." in panel.content
    assert panel.message.attachments[0].filename == "hand.jpg"
    assert table.running.log == ((0, card), (0, "draw"))
    assert f"{table.names[0]} plays" in world.newest.content and "draws a card" in world.newest.content


async def _sorted(table: Table) -> list[Play]:
    view = table.running.view(table.running.seats_to_act[0])
    (menu,) = table.texts("en").turn.panel(view, None).menus
    return list(menu.actions)


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


async def test_undo_takes_back_a_card_by_button_and_by_command_but_no_draw(world: World) -> None:
    table = await cities(world, "Ann", "Bob")
    actor, card = to_act(world, table), discard(table)
    panel = answer(await actor.slash(world.channel, "turn do", action=card))
    undo = next(label for label in labels_of(panel) if label.startswith("Undo: Discard"))
    assert "Taken back" in said(await actor.click(panel.message, label=undo)) and table.running.log == ()
    await actor.slash(world.channel, "turn do", action=card)
    assert "Taken back" in said(await actor.slash(world.channel, "table undo")) and table.running.log == ()
    await a_turn(world, table)
    refused = said(await actor.slash(world.channel, "table undo"))
    assert refused and len(table.running.log) == 2


async def test_what_is_typed_is_understood_or_answered_with_what_is_possible(world: World) -> None:
    table = await cities(world, "Ann", "Bob")
    actor = to_act(world, table)
    value = discard(table).removeprefix("discard ")
    offered = await actor.autocomplete(world.channel, "turn do", "action", f"throw away {value}")
    assert [each["value"] for each in offered] == [f"discard {value}"]
    (why,) = await actor.autocomplete(world.channel, "turn do", "action", "elephant")
    assert why["name"].startswith("I do not understand “elephant”.")
    told = said(await actor.slash(world.channel, "turn do", action="elephant"))
    assert told.startswith("I do not understand “elephant”. You can: ") and table.running.log == ()
    assert said(await actor.slash(world.channel, "turn do", action=" ")).startswith("I do not understand “”. You can: ")
    told = said(await actor.slash(world.channel, "turn do", action="draw"))
    assert told.startswith("First play or discard a card") and table.running.log == ()
    await actor.slash(world.channel, "turn do", action=f"throw away {value}")
    offered = await actor.autocomplete(world.channel, "turn choose", "answer", "")
    assert [each["value"] for each in offered] == ["draw"]
    await actor.slash(world.channel, "turn choose", answer="draw")
    assert table.running.log == ((0, f"discard {value}"), (0, "draw"))


async def test_who_is_not_to_move_is_told_so_while_typing(world: World) -> None:
    table = await cities(world, "Ann", "Bob")

    async def told() -> dict[tuple[str, ...], str]:
        return {
            (who.name, *command, text): line["name"]
            for who in (world.actor(table, 1), world.member("Eve"))
            for command in (("turn do", "action"), ("turn choose", "answer"))
            for text in ("", " ", "red", "discard", "discard red 5", "elephant")
            for (line,) in [await who.autocomplete(world.channel, *command, text)]
        }

    before = await told()
    assert before == dict.fromkeys(before, "It is not your turn.")
    await forward(world, 1000)
    assert await told() == dict.fromkeys(before, "The game is over.")


@pytest.mark.parametrize("command", ["dig", "pass", "end"])
async def test_a_verb_of_another_game_names_the_one_that_is_played_here(world: World, command: str) -> None:
    table = await cities(world, "Ann", "Bob")
    options = {"site": "coins"} if command == "dig" else {}
    told = said(await to_act(world, table).slash(world.channel, f"turn {command}", **options))
    assert told == f"{TITLE} has no `/turn {command}`: type `/turn do` instead."


async def test_who_lets_turns_end_by_themselves_draws_where_there_is_only_the_deck(world: World) -> None:
    table = await cities(world, "Ann", "Bob", turns="auto")
    await to_act(world, table).slash(world.channel, "turn do", action=discard(table))
    assert [text for _, text in table.running.log][1:] == ["draw"] and table.running.seats_to_act == (1,)


@pytest.mark.whole_check
async def test_what_ends_the_expedition_is_asked_about_first(world: World) -> None:
    table = await cities(world, "Ann", "Bob")
    while table.running.view(None).deck_size > 1:
        table = await forward(world, 1)
        if table.running.over:
            pytest.skip("the bridges were first")
    if table.running.view(None).table.phase is Phase.CARD:
        await to_act(world, table).slash(world.channel, "turn do", action=discard(table))
    asked = answer(await to_act(world, table).slash(world.channel, "turn do", action="draw"))
    assert asked.content.startswith("This is the last card of the deck") and not table.running.over
    await to_act(world, table).click(asked.message, label="Yes, I am sure")
    assert table.running.over and "points!**" in world.newest.content
