"""What members see and may do at a table: lobby, panel, look-ups, and kind answers to everything else."""

from __future__ import annotations

from arnak_bot.host import Table
from arnak_bot.wording.messages import ENGLISH
from cogs.client import PERMISSIONS
from tests.discord.conftest import World, open_panel, pass_turn
from tests.discord.seen import answer, buttons_of, can_be_pressed, components, forget, last_in, said, start, text_of


async def test_commands_without_a_table_explain_what_to_do(world: World) -> None:
    for command in ("game join", "game start", "show board", "show hand", "show log", "table undo", "turn end"):
        result = await world.ann.slash(world.channel, command)
        assert "/game new" in said(result), command
        assert result.ephemeral


async def test_commands_before_the_start_explain_what_to_do(world: World) -> None:
    await world.ann.slash(world.channel, "game new")
    for command in ("show board", "show hand", "show log", "turn end"):
        assert "not started" in said(await world.ann.slash(world.channel, command)), command
    await world.bob.slash(world.channel, "game join")
    await world.ann.slash(world.channel, "game start")
    assert world.newest.attachments[0].filename == "board.jpg"


async def test_the_hand_is_shown_to_its_owner_alone(world: World, table: Table) -> None:
    for seat in (0, 1):
        result = await world.actor(table, seat).click(last_in(world.channel), label="My hand")
        assert result.ephemeral and "Your hand:" in said(result)
        other = world.actor(table, 1 - seat)
        assert answer(result).id not in [message.id for message in world.channel.history(viewer=other)]


async def test_the_log_shows_private_information_only_to_its_owner(world: World, table: Table) -> None:
    own = said(await world.actor(table, 0).slash(world.channel, "show log"))
    other = said(await world.actor(table, 1).slash(world.channel, "show log"))
    name = table.names[0]
    assert "Round I begins." in other and "Round I begins." in own
    first, second = (text.partition("You have drawn ")[2] for text in (own, other))
    assert first and second and first != second
    assert f"{name} has drawn " not in other and other.count(" drawn ") == 1


async def test_buttons_work_after_a_restart(world: World) -> None:
    _, (actor, _) = await world.seated("Ann", "Bob")
    message = last_in(world.channel)
    panel = await open_panel(world, actor)
    await world.restart()
    menu = next(item for item in components(panel) if "Dig, discover" in item.get("placeholder", ""))
    await actor.select(panel.message, ["dig camp-coins"], custom_id=menu["custom_id"])
    assert (await world.table()).running.log[0] == (0, "dig camp-coins")
    assert "Your hand" in said(await actor.click(message, label="My hand"))


async def test_the_list_of_all_tables_waiting_for_me(world: World) -> None:
    table, (waiting, idle) = await world.seated("Ann", "Bob")
    assert table.waits_since is not None
    since = int(table.waits_since.timestamp())
    link = f"https://discord.com/channels/{world.guild.id}/{world.channel.id}/{table.posts.last}"
    times = f"your turn began <t:{since}:R>, deadline <t:{since + 3 * 24 * 3600}:R>"
    mine = await waiting.slash(world.channel, "show mine")
    assert said(mine) == f"· {link} (Lost Ruins of Arnak): round I, {times}" and mine.ephemeral
    name = table.names[table.running.seats_to_act[0]]
    waits = f"{ENGLISH.texts.nothing_waits_yet()}\n· {link} (Lost Ruins of Arnak): waiting for {name}"
    assert said(await idle.slash(world.channel, "show mine")) == waits
    other = world.guild.create_text_channel("other")
    await waiting.slash(other, "game solo")
    lines = said(await waiting.slash(world.channel, "show mine")).split("\n")
    assert len(lines) == 2 and lines[0] == said(mine) and f"/{other.id}/" in lines[1] and "deadline" not in lines[1]


async def test_a_table_can_be_reposted_for_everyone(world: World) -> None:
    await world.ann.slash(world.channel, "game new")
    await world.ann.slash(world.channel, "show board", everyone=True)
    (lobby,) = world.channel.history()
    assert buttons_of(lobby)[0].label == "Join", "a young lobby is there already"
    await start(lobby, world.ann, world.bob)
    table = await world.table()
    before = world.channel.history()
    shown = await world.actor(table, 1).slash(world.channel, "show board", everyone=True)
    assert shown.response is None, "the channel says it all"
    *older, newest = world.channel.history()
    assert len(older) == len(before) and not any(map(can_be_pressed, older))
    assert newest.attachments[0].filename == "board.jpg"
    assert text_of(newest).endswith(text_of(before[-1]).split("\n")[-1])
    assert f"<@{table.seats[0].user_id}>" in text_of(newest) and world.pinged == [], "that player was pinged before"
    refused = await world.eve.slash(world.channel, "show board", everyone=True)
    assert said(refused).startswith("Only players can post the table for everyone.") and world.newest == newest


async def test_data_is_deleted_on_request_but_not_in_the_middle_of_a_game(world: World, table: Table) -> None:
    ann = world.ann
    assert f"still have a seat in <#{world.channel.id}>" in said(await ann.slash(world.channel, "me forget"))
    await world.bot.host.lobby.stop(table, ann.id, moderator=True)
    assert "deleted" in said(await forget(ann, world.channel))
    await world.restart()
    assert "Ann" not in (await world.table()).names
    assert ann.id not in [seat.user_id for seat in (await world.table()).seats]


async def test_the_bot_asks_for_no_privileged_intent_and_few_permissions(world: World) -> None:
    intents = {name for name, asked in world.bot.intents if asked}
    assert intents == {"guilds", "guild_messages"}, "to see that a message was deleted"
    given = {name for name, given in PERMISSIONS if given}
    assert given == {
        *("read_messages", "send_messages", "attach_files"),
        *("create_public_threads", "create_private_threads", "send_messages_in_threads"),
    }
    assert f"permissions={PERMISSIONS.value}" in world.bot.invite


async def test_a_standing_answer_can_be_set_with_a_command(world: World) -> None:
    table, (first, second) = await world.seated("Ann", "Bob", turns="ask")
    assert "keep nothing" in said(await first.slash(world.channel, "turn keep", cards="nothing"))
    for actor in (first, second):
        await pass_turn(world, actor)
    assert "which cards do you keep?" in text_of(world.newest)
    assert f"<@{table.seats[0].user_id}>" not in text_of(world.newest)
    await second.slash(world.channel, "turn keep", cards="all")
    assert "Round II" in text_of(world.newest)
