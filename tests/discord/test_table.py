"""What members see and may do at a table: lobby, panel, look-ups, and kind answers to everything else."""

from __future__ import annotations

import io
import random

import discord
import pytest
from PIL import Image

from arnak_bot.games.arnak.engine import replay
from cogs.client import PERMISSIONS
from tests.discord.conftest import World, pass_turn
from tests.discord.seen import answer, buttons_of, last_in
from tests.discord.strict import units
from tests.discord.test_whole_games import click_action, components, open_panel


def said(result: object) -> str:
    """The private text of an interaction."""
    response = getattr(result, "response", None)
    return str(response.content) if response is not None else ""


async def test_the_lobby_shows_who_sits_and_fills_up(world: World) -> None:
    ann, bob, cleo = (world.member(name) for name in ("Ann", "Bob", "Cleo"))
    await ann.slash(world.channel, "game new", board="bird", seats=2)
    lobby = last_in(world.channel)
    assert "Ann" in lobby.content and "1 seat free" in lobby.content
    assert said(await ann.click(lobby, label="Join")) == "You already have a seat at this table."
    await bob.click(lobby, label="Join")
    assert "Ready to start" in world.newest.content
    assert said(await cleo.click(lobby, label="Join")) == "This table is full."
    assert "Only the player who opened" in said(await bob.click(lobby, label="Start"))
    await bob.click(lobby, label="Leave")
    assert "1 seat free" in world.newest.content
    assert "at least two players" in said(await ann.click(lobby, label="Start"))


async def test_joining_leaving_and_starting_by_command(world: World) -> None:
    ann, bob = world.member("Ann"), world.member("Bob")
    await ann.slash(world.channel, "game new")
    await bob.slash(world.channel, "game join")
    assert "Bob" in world.newest.content
    await bob.slash(world.channel, "game leave")
    assert "Bob" not in world.newest.content
    await bob.slash(world.channel, "game join")
    await ann.slash(world.channel, "game start")
    assert world.newest.attachments[0].filename == "board.jpg"
    assert "I pass for you" in said(await bob.slash(world.channel, "game leave"))


async def test_a_channel_has_one_table_and_other_channels_have_their_own(world: World) -> None:
    await world.start_table("Ann", "Bob")
    again = await world.member("Ann").slash(world.channel, "game new")
    assert "This channel already has a table" in said(again) and again.ephemeral
    other = world.guild.create_text_channel("elsewhere")
    await world.member("Ann").slash(other, "game new")
    assert "Lost Ruins of Arnak" in last_in(other).content


async def test_commands_without_a_table_say_what_to_do(world: World) -> None:
    ann = world.member("Ann")
    for command in ("game join", "game start", "show board", "show hand", "show log", "table undo", "turn end"):
        result = await ann.slash(world.channel, command)
        assert "/game new" in said(result), command
        assert result.ephemeral


async def test_commands_before_the_start_say_what_to_do(world: World) -> None:
    ann = world.member("Ann")
    await ann.slash(world.channel, "game new")
    for command in ("show board", "show hand", "show log", "turn end"):
        assert "not started" in said(await ann.slash(world.channel, command)), command


async def test_the_public_message_has_the_picture_the_mention_and_the_buttons(world: World) -> None:
    table = await world.start_table("Ann", "Bob")
    message = world.newest
    assert f"<@{table.seats[0].user_id}>" in message.content
    assert table.commitment not in message.content, "the promise stands in the lobby and behind Help"
    assert [item.label for item in buttons_of(message)] == [
        "My turn",
        "My hand",
        "Log",
        "Board",
        "Help",
    ]
    picture = Image.open(io.BytesIO(await message.attachments[0].read()))
    assert picture.size == (1248, 1560), "tall, for phones"
    alt = message.attachments[0].description or ""
    assert alt.startswith("Round I") and units(alt) <= 1024


async def test_the_panel_is_private_and_shows_hand_question_and_actions(world: World) -> None:
    table = await world.start_table("Ann", "Bob")
    actor = world.actor(table, 0)
    panel = await open_panel(world, actor)
    assert "main action" in panel.content and "🪙 2" in panel.content
    assert panel.attachments[0].filename == "panel.jpg"
    assert "Your hand:" in (panel.attachments[0].description or "")
    labels = [item.get("label") or item.get("placeholder") for item in components(panel)]
    assert any("Island" in str(label) for label in labels) and "Pass for this round" in labels
    await click_action(world, table, actor, "dig camp-coins")
    panel = await open_panel(world, actor)
    assert "how do you pay" in panel.content
    assert "Undo: Dig at Harbour" in [item.get("label") for item in components(panel)]


async def test_undo_by_button_and_by_command(world: World) -> None:
    table = await world.start_table("Ann", "Bob")
    actor = world.actor(table, 0)
    start = table.running.fingerprint()
    await click_action(world, table, actor, "dig camp-coins")
    panel = await open_panel(world, actor)
    undone = await actor.click(panel.message, label="Undo: Dig at Harbour")
    assert "Taken back" in said(undone)
    assert (await world.table()).running.fingerprint() == start
    await actor.slash(world.channel, "turn dig", site="camp-coins")
    await actor.slash(world.channel, "table undo")
    assert (await world.table()).running.fingerprint() == start
    assert "nothing to take back" in said(await actor.slash(world.channel, "table undo"))


async def test_a_dig_and_its_payment_in_one_command(world: World) -> None:
    table = await world.start_table("Ann", "Bob", turns="ask")
    actor = world.actor(table, 0)
    ways = await actor.autocomplete(world.channel, "turn dig", "payment", "", site="camp-tablets")
    assert ways and all(choice["value"].startswith("pay ") for choice in ways)
    await actor.slash(world.channel, "turn dig", site="camp-tablets", payment=ways[0]["value"])
    assert (await world.table()).running.log[-2:] == ((0, "dig camp-tablets"), (0, ways[0]["value"]))


async def test_a_wrong_payment_leaves_the_dig_unplayed(world: World) -> None:
    table = await world.start_table("Ann", "Bob")
    result = await world.actor(table, 0).slash(world.channel, "turn dig", site="camp-coins", payment="a song")
    assert "not possible now" in said(result)
    assert (await world.table()).moves == 0


async def test_options_take_what_players_call_things(world: World) -> None:
    table = await world.start_table("Ann", "Bob")
    await world.actor(table, 0).slash(world.channel, "turn dig", site="quarry")
    assert (await world.table()).running.log[-1] == (0, "dig camp-tablets")


async def test_nonsense_in_an_option_lists_what_is_possible(world: World) -> None:
    table = await world.start_table("Ann", "Bob")
    result = await world.actor(table, 0).slash(world.channel, "turn dig", site="the moon")
    assert "Dig at Harbour" in said(result) and result.ephemeral
    assert (await world.table()).moves == 0


async def test_acting_out_of_turn_gets_a_kind_private_answer(world: World) -> None:
    table = await world.start_table("Ann", "Bob")
    waiting = world.actor(table, 1)
    result = await waiting.slash(world.channel, "turn pass")
    assert said(result) == f"It is not your turn: {table.names[0]} to move." and result.ephemeral
    panel = await open_panel(world, waiting)
    assert "not your turn" in panel.content
    assert [item.get("label") for item in components(panel)] == ["What is this?"]


async def test_a_spectator_may_look_but_not_touch(world: World) -> None:
    await world.start_table("Ann", "Bob")
    eve = world.member("Eve")
    message = last_in(world.channel)
    for label in ("My turn", "My hand"):
        result = await eve.click(message, label=label)
        assert "not playing at this table" in said(result) and result.ephemeral
    assert "**Log, " in said(await eve.click(message, label="Log"))
    assert "It is my turn" in said(await eve.click(message, label="Help"))
    board = await eve.slash(world.channel, "show board")
    assert board.ephemeral and board.response is not None and board.response.attachments


async def test_a_double_click_and_an_old_panel_change_nothing(world: World) -> None:
    table = await world.start_table("Ann", "Bob", turns="ask")
    actor = world.actor(table, 0)
    panel = await open_panel(world, actor)
    menu = next(item for item in components(panel) if "Island" in item.get("placeholder", ""))
    await actor.slash(world.channel, "turn dig", site="camp-coins")
    stale = await actor.select(panel.message, ["dig camp-tablets"], custom_id=menu["custom_id"])
    assert "has moved on" in said(stale)
    assert [text for _, text in (await world.table()).running.log] == ["dig camp-coins"]


async def test_the_hand_is_shown_to_its_owner_alone(world: World) -> None:
    table = await world.start_table("Ann", "Bob")
    for seat in (0, 1):
        result = await world.actor(table, seat).click(last_in(world.channel), label="My hand")
        assert result.ephemeral and "Your hand:" in said(result)
        other = world.actor(table, 1 - seat)
        assert answer(result).id not in [message.id for message in world.channel.history(viewer=other)]


async def test_the_log_tells_private_things_to_their_owner_only(world: World) -> None:
    table = await world.start_table("Ann", "Bob")
    own = said(await world.actor(table, 0).slash(world.channel, "show log"))
    other = said(await world.actor(table, 1).slash(world.channel, "show log"))
    name = table.names[0]
    assert f"{name} draws 5 cards" in other and f"{name} draws 5 cards" in own
    assert f"{name} has drawn " in own and f"{name} has drawn " not in other


async def test_buttons_work_after_a_restart(world: World) -> None:
    table = await world.start_table("Ann", "Bob")
    actor = world.actor(table, 0)
    message = last_in(world.channel)
    panel = await open_panel(world, actor)
    await world.restart()
    menu = next(item for item in components(panel) if "Island" in item.get("placeholder", ""))
    await actor.select(panel.message, ["dig camp-coins"], custom_id=menu["custom_id"])
    assert (await world.table()).running.log == ((0, "dig camp-coins"),)
    assert "Your hand" in said(await actor.click(message, label="My hand"))


async def test_a_card_is_looked_up_with_picture_and_text(world: World) -> None:
    ann = world.member("Ann")
    offered = await ann.autocomplete(world.channel, "show card", "name", "ost")
    assert {"name": "Ostrich (Lost Ruins of Arnak)", "value": "arnak/card:ostrich"} in offered
    result = await ann.slash(world.channel, "show card", name="ostrich")
    assert "Draw a card" in said(result) and result.ephemeral
    assert result.response is not None
    assert "Ostrich" in (result.response.attachments[0].description or "")


async def test_an_unknown_card_gets_the_nearest_names(world: World) -> None:
    result = await world.member("Ann").slash(world.channel, "show card", name="ostritch")
    assert "Did you mean Ostrich" in said(result) and result.ephemeral


async def test_the_history_shows_the_end_of_a_round(world: World) -> None:
    table = await world.start_table("Ann", "Bob", turns="ask")
    ann = world.actor(table, 0)
    result = await ann.slash(world.channel, "show history", round=1)
    assert result.ephemeral and result.response is not None
    assert (result.response.attachments[0].description or "").startswith("Round I")
    assert "has not started" in said(await ann.slash(world.channel, "show history", round=4))
    every = await ann.slash(world.channel, "show history")
    assert [file.filename for file in answer(every).attachments] == ["round-1.jpg"]


@pytest.mark.whole_check
async def test_the_replay_is_a_log_file_and_a_film_once_the_game_is_over(world: World) -> None:
    table = await world.start_table("Ann", "Bob", turns="ask")
    actor = world.actor(table, 0)
    assert "holds secrets" in said(await actor.slash(world.channel, "show replay"))
    chance = random.Random(1)
    while not table.running.over:
        seat = table.running.seats_to_act[0]
        legal = [action for action in table.running.legal_actions(seat) if action.verb in ("pass", "end", "done")]
        await world.bot.host.play.act(table, table.seats[seat].user_id, chance.choice(legal).text)
    result = await actor.slash(world.channel, "show replay")
    assert result.response is not None
    log, film = [await file.read() for file in result.response.message.attachments]
    assert replay(log.decode()).fingerprint() == table.running.fingerprint()
    frames = Image.open(io.BytesIO(film))
    assert frames.format == "WEBP" and frames.size == (800, 570), "the board with a caption below"
    assert getattr(frames, "n_frames", 1) >= 10
    assert len(film) < 8_000_000


@pytest.mark.parametrize(
    ("name", "words"),
    [("Tide Heron", "guardian"), ("Scout", "Gold:"), ("Armoury", "level I"), ("Idol: coin", "3 points")],
)
async def test_tiles_guardians_assistants_and_idols_are_looked_up_too(world: World, name: str, words: str) -> None:
    result = await world.member("Ann").slash(world.channel, "show card", name=name)
    assert words in said(result) and result.ephemeral
    assert result.response is not None
    picture = Image.open(io.BytesIO(await result.response.message.attachments[0].read()))
    assert picture.width == 800


async def test_rules_are_answered(world: World) -> None:
    ann = world.member("Ann")
    offered = await ann.autocomplete(world.channel, "show rules", "topic", "reloc")
    assert {"name": "Relocate (Lost Ruins of Arnak)", "value": "arnak/Relocate"} in offered
    assert "another discovered site" in said(await ann.slash(world.channel, "show rules", topic="relocate"))
    assert "know no rule about" in said(await ann.slash(world.channel, "show rules", topic="chess"))


async def test_decks_exile_and_scores_are_told(world: World) -> None:
    table = await world.start_table("Ann", "Bob")
    actor, other = world.actor(table, 0), world.actor(table, 1)
    own = said(await actor.slash(world.channel, "show deck"))
    assert "2× Fear" in own and "Still in your deck" in own
    theirs = said(await actor.slash(world.channel, "show deck", player=other))
    assert "2× Fear" in theirs and "Still in your deck" not in theirs
    eve = world.member("Eve")
    assert said(await actor.slash(world.channel, "show deck", player=eve)) == "Eve is not playing at this table."
    assert "not playing" in said(await eve.slash(world.channel, "show deck"))
    assert said(await eve.slash(world.channel, "show deck", player=actor)).startswith(own.split("\n")[0][:8])
    for viewer, named, seat in ((actor, None, 0), (other, None, 1), (eve, None, 0), (actor, other, 1)):
        options = {} if named is None else {"player": named}
        board = answer(await viewer.slash(world.channel, "show board", part="player", **options))
        assert f" to move. {table.names[seat]}: " in (board.attachments[0].description or ""), (viewer, named)
    assert "none" in said(await actor.slash(world.channel, "show exile"))
    shown = await actor.slash(world.channel, "show scores")
    assert [file.filename for file in answer(shown).attachments] == ["scores.jpg"]
    assert f"{table.names[0]} 8 points" in (answer(shown).attachments[0].description or "")
    assert f"{table.names[0]} 8" in said(await actor.slash(world.channel, "show scores", text=True))


async def test_the_board_in_words(world: World) -> None:
    await world.start_table("Ann", "Bob")
    result = await world.member("Eve").slash(world.channel, "show board", text=True)
    assert "Quarry: +2📜" in said(result) and result.ephemeral and units(said(result)) <= 2000


async def test_all_tables_that_wait_for_me(world: World) -> None:
    table = await world.start_table("Ann", "Bob")
    waiting, idle = world.actor(table, 0), world.actor(table, 1)
    assert table.waits_since is not None
    since = int(table.waits_since.timestamp())
    link = f"https://discord.com/channels/{world.guild.id}/{world.channel.id}/{table.posts.last}"
    times = f"your turn began <t:{since}:R>, deadline <t:{since + 3 * 24 * 3600}:R>"
    mine = await waiting.slash(world.channel, "show mine")
    assert said(mine) == f"· {link} (Lost Ruins of Arnak): round I, {times}" and mine.ephemeral
    assert "No table is waiting" in said(await idle.slash(world.channel, "show mine"))
    other = world.guild.create_text_channel("other")
    await waiting.slash(other, "game solo")
    lines = said(await waiting.slash(world.channel, "show mine")).split("\n")
    assert len(lines) == 2 and lines[0] == said(mine) and f"/{other.id}/" in lines[1] and "deadline" not in lines[1]


async def test_my_turn_opens_with_what_the_others_did(world: World) -> None:
    table = await world.start_table("Ann", "Bob", turns="ask")
    first, second = world.actor(table, 0), world.actor(table, 1)
    assert "Since your last turn" not in (await open_panel(world, first)).content, "nothing has happened yet"
    await pass_turn(world, first)
    panel = await open_panel(world, second)
    assert f"Since your last turn**\n· {table.names[0]} passes." in panel.content


async def test_the_log_turns_its_pages(world: World) -> None:
    table = await world.start_table("Ann", "Bob", "Cleo", turns="ask")
    chance = random.Random(3)
    while table.moves < 150:
        seat = table.running.seats_to_act[0]
        action = chance.choice(table.running.legal_actions(seat))
        await world.bot.host.play.act(table, table.seats[seat].user_id, action.text)
    actor = world.actor(table, 0)
    newest = await actor.slash(world.channel, "show log")
    count = int(said(newest).split(" of ")[1].split("*")[0])
    assert count >= 3 and f"page {count} of {count}" in said(newest)
    shown, lines = newest, said(newest).split("\n")[1:]
    for page in range(count - 1, 0, -1):
        buttons = [item.label for item in buttons_of(answer(shown).message)]
        assert buttons == ["‹ Earlier", "Later ›"][: 1 if page == count - 1 else 2]
        shown = await actor.click(answer(shown).message, label="‹ Earlier")
        assert said(shown).startswith(f"**Log, page {page} of {count}**\n")
        lines = [*said(shown).split("\n")[1:], *lines]
    assert [item.label for item in buttons_of(answer(shown).message)] == ["Later ›"]
    for page in range(2, count + 1):
        shown = await actor.click(answer(shown).message, label="Later ›")
        assert f"page {page} of {count}" in said(shown)
    assert lines[0].startswith("· Round I begins") and all(line.startswith("· ") for line in lines)


async def test_only_the_opener_or_a_moderator_stops_a_table_and_is_asked_first(world: World) -> None:
    await world.start_table("Ann", "Bob")
    assert "Only the player who opened" in said(await world.member("Bob").slash(world.channel, "table stop"))
    ann = world.member("Ann")
    before = [message.content for message in world.channel.history()]
    for command, yes in (("table stop", "Stop it"), ("game leave", "Leave the game")):
        asked = await ann.slash(world.channel, command)
        assert asked.ephemeral
        assert [button.label for button in buttons_of(answer(asked).message)] == [yes, "Play on"]
        kept = answer(await ann.click(answer(asked).message, label="Play on"))
        assert kept.content == "The table goes on." and not kept.message.components
    assert (await world.table()).status == "running"
    assert [message.content for message in world.channel.history()] == before, "nobody else hears of it"
    asked = await ann.slash(world.channel, "table stop")
    stopped = answer(await ann.click(answer(asked).message, label="Stop it"))
    assert not stopped.message.components
    assert (await world.table()).status == "stopped"
    told = "This table was stopped. `/game new` opens another one."
    assert stopped.content == told == world.newest.content and len(world.channel.history()) == len(before) + 1
    await ann.slash(world.channel, "game new")
    assert "seat free" in world.newest.content


async def test_a_table_is_shown_anew_to_everyone(world: World) -> None:
    await world.member("Ann").slash(world.channel, "game new", seats=2)
    await world.member("Ann").slash(world.channel, "show board", everyone=True)
    (lobby,) = world.channel.history()
    assert buttons_of(lobby)[0].label == "Join", "a young lobby is there already"
    await world.member("Bob").click(lobby, label="Join")
    await world.member("Ann").click(lobby, label="Start")
    table = await world.table()
    before = world.channel.history()
    shown = await world.actor(table, 1).slash(world.channel, "show board", everyone=True)
    assert shown.response is None, "the channel says it all"
    *older, newest = world.channel.history()
    assert len(older) == len(before) and not any(message.components for message in older)
    assert newest.attachments[0].filename == "board.jpg" and newest.content.endswith(before[-1].content.split("\n")[-1])
    assert world.pinged == [str(table.seats[0].user_id)]
    refused = await world.member("Eve").slash(world.channel, "show board", everyone=True)
    assert "not playing" in said(refused) and world.newest == newest


async def test_missing_permissions_are_named_before_a_table_opens(world: World) -> None:
    closed = world.guild.create_text_channel(
        "closed",
        overwrites={world.guild.default_role: discord.PermissionOverwrite(attach_files=False)},
    )
    result = await world.member("Ann").slash(closed, "game new")
    assert "attach files" in said(result)


async def test_where_the_bot_may_not_post_the_interaction_is_answered_in_public(world: World) -> None:
    table = await world.start_table("Ann", "Bob", turns="ask")
    actor = world.actor(table, 0)
    world.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, message="Missing Permissions")
    await pass_turn(world, actor)
    assert f"<@{table.seats[1].user_id}>" in world.newest.content
    assert world.newest.attachments[0].filename == "board.jpg"


async def test_data_is_deleted_on_request_but_not_in_the_middle_of_a_game(world: World) -> None:
    table = await world.start_table("Ann", "Bob")
    ann = world.member("Ann")
    assert "still in a game" in said(await ann.slash(world.channel, "me forget"))
    await world.bot.host.lobby.stop(table, ann.id, moderator=True)
    assert "deleted" in said(await ann.slash(world.channel, "me forget"))
    await world.restart()
    assert "Ann" not in (await world.table()).names
    assert ann.id not in [seat.user_id for seat in (await world.table()).seats]


async def test_the_command_tree_keeps_discords_limits(world: World) -> None:
    for group in world.bot.tree.get_commands():
        assert isinstance(group, discord.app_commands.Group)
        assert len(group.commands) <= 25
        for command in group.commands:
            assert isinstance(command, discord.app_commands.Command)
            assert units(command.description) <= 100
            assert all(units(parameter.description) <= 100 for parameter in command.parameters)
            assert len(command.parameters) <= 25


async def test_the_bot_asks_for_no_privileged_intent_and_few_permissions(world: World) -> None:
    intents = world.bot.intents
    assert {name for name, asked in intents if asked} == {"guilds", "guild_messages"}, (
        "to see that a message was deleted"
    )
    needed = {"read_messages", "send_messages", "attach_files", "create_public_threads", "send_messages_in_threads"}
    assert {name for name, given in PERMISSIONS if given} == needed
    assert f"permissions={PERMISSIONS.value}" in world.bot.invite


@pytest.mark.parametrize("label", ["Log", "Board", "Help"])
async def test_public_buttons_answer_privately(world: World, label: str) -> None:
    table = await world.start_table("Ann", "Bob")
    result = await world.actor(table, 0).click(last_in(world.channel), label=label)
    assert result.ephemeral and units(said(result)) <= 2000


async def test_a_standing_answer_is_given_by_command(world: World) -> None:
    table = await world.start_table("Ann", "Bob", turns="ask")
    first, second = world.actor(table, 0), world.actor(table, 1)
    assert "keep nothing" in said(await first.slash(world.channel, "turn keep", cards="nothing"))
    for actor in (first, second):
        await pass_turn(world, actor)
    assert "which cards do you keep?" in world.newest.content
    assert f"<@{table.seats[0].user_id}>" not in world.newest.content
    await second.slash(world.channel, "turn keep", cards="all")
    assert "Round II" in world.newest.content
