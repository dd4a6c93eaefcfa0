"""What servers and people are told and may settle: settings, statistics, spectators, the end of a game."""

from __future__ import annotations

from dataclasses import replace
from unittest.mock import AsyncMock

import pytest

from arnak_bot.games.arnak.definition import GAME as ARNAK
from arnak_bot.host import StaleMessage, Table, TableError, clock
from arnak_bot.refusals import Why
from arnak_bot.store import Change, MessageKind, NewTable, Person, ResultRecord, Status, TableStatus
from cogs import me
from cogs.me import _zone
from tests.discord.conftest import World, finish, pass_turn
from tests.discord.moves import dig
from tests.discord.seen import answer, buttons_of, forget, last_in, said, text_of
from tests.discord.test_forged import forged
from tests.discord.test_learn import GUIDED_HERE
from tests.host.stage import ANN, BOB, options_with

pytestmark = pytest.mark.simcord(settle_timeout=120)


async def test_a_multiplayer_game_with_a_computer_counts_for_the_server(world: World) -> None:
    lobby, store, options = world.bot.host.lobby, world.bot.host.registry.store, options_with(seats=3)
    for channel, computers in ((1, 0), (2, 1)):
        table = await lobby.open(world.guild.id, channel, ANN, "Ann", options)
        results = tuple(
            ResultRecord(
                table.id, seat, user, world.guild.id, ARNAK.key, options.game, 3, 50, 1, None, computers=computers
            )
            for seat, user in enumerate((ANN, BOB))
        )
        await store.commit(Change(table.id, table.version, "2026-01-01T00:00:00+00:00", None, results=results))
    told = said(await world.eve.slash(world.channel, "show stats", server=True))
    assert told == "1 game with computers is not counted above."


async def test_games_with_computers_are_counted_separately(world: World) -> None:
    ann, bob = world.ann, world.bob
    store, options = world.bot.host.registry.store, options_with()
    here, elsewhere = world.guild.id, world.guild.id + 1
    played = [
        *((ann, here, 50, 1, 0), (ann, here, 70, 2, 0), (ann, here, 40, 1, 1), (ann, here, 21, 2, 2)),
        (ann, here, 29, 3, 1),
        *((bob, here, 30, 1, 1), (ann, elsewhere, 90, 1, 0)),
    ]
    for user, guild, points, rank, computers in played:
        result = ResultRecord(0, 0, user.id, guild, "arnak", options.game, 3, points, rank, 60, computers=computers)
        new = NewTable(guild, world.channel.id, user.id, options, "", "")
        await store.add(new, Change(0, 0, "", TableStatus(Status.OVER), results=(result,)))

    async def told(**asked: object) -> str:
        shown = await ann.slash(world.channel, "show stats", text=True, **asked)
        return "\n".join(message.content for message in [shown.response, *shown.followups] if message is not None)

    beside = "With computers: 3 games, 30 points on average, 1 won. They are not counted above."
    for asked, games, average in (({}, 3, 70), ({"where": "all"}, 3, 70), ({"where": "guild"}, 2, 60)):
        text = await told(**asked)
        assert text.startswith("**Ann (Lost Ruins of Arnak)**\n") and text.endswith(f"\n{beside}"), asked
        assert f"\ngames: {games}\n" in text and f"\naverage points: {average}.0\n" in text, asked
    pictured = await ann.slash(world.channel, "show stats")
    assert said(pictured) == beside and [each.filename for each in answer(pictured).attachments] == ["statistics.jpg"]
    assert (await told(player=bob.user)).endswith("A computer played in each of these games, at least for a while.")
    assert "games: 2\n" in await told(server=True), "of people alone, in this server alone"
    assert (await told(server=True)).endswith("4 games with computers are not counted above.")
    none = said(await ann.slash(world.channel, "show stats", game="lost-cities"))
    assert none.startswith("There are no finished games")


async def test_names_in_statistics_are_escaped_if_drawing_fails(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await finish(world, await world.start_table("Ann", "Bob"))
    monkeypatch.setattr(type(world.bot.host.people), "name_of", AsyncMock(return_value="**x**"))
    monkeypatch.setattr(type(world.bot.looks), "shown", AsyncMock(return_value=[]))
    told = said(await world.ann.slash(world.channel, "show stats", server=True))
    assert r"\*\*x\*\*: " in told and "\n**x**: " not in told


async def test_forget_removes_a_name_from_the_statistics(world: World) -> None:
    await finish(world, await world.start_table("Ann", "Bob"))
    await forget(world.ann, world.channel)
    server = await world.bob.slash(world.channel, "show stats", server=True, text=True)
    assert "Ann" not in said(server) and "Bob" in said(server)


async def test_forget_removes_a_name_from_the_newest_message_or_links_to_it(world: World) -> None:
    channels = [world.guild.create_text_channel(name) for name in ("one", "two")]
    for channel in channels:
        await world.ann.slash(channel, "game solo")
        table = await world.bot.host.registry.table_in(channel.id)
        assert "Ann" in text_of(channel.history()[-1])
        await world.bot.host.lobby.stop(table, table.opener, moderator=False)
    last = table.posts.last
    world.env.inject_error("PATCH", f"/channels/{channel.id}/messages/*", status=403, times=None)
    answer = said(await forget(world.ann, world.channel))
    assert f"/{channel.id}/{last}" in answer and "which I cannot edit" in answer and answer.count("https://") == 1
    assert "Ann" not in text_of(channels[0].history()[-1]) and "Someone" in text_of(channels[0].history()[-1])


async def test_a_running_table_says_whose_turn_it_is_after_a_name_is_deleted(world: World, table: Table) -> None:
    await world.bot.host.absence.resign(table, world.bob.id)
    await world.post(table)
    last = table.posts.last
    assert last is not None
    await forget(world.bob, world.channel)
    newest = text_of(await world.text_channel.fetch_message(last))
    assert "Bob" not in newest and newest.splitlines()[-1].startswith("Round I: ") and "to move" in newest


async def test_at_most_ten_messages_that_have_a_name_are_linked(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    here = world.guild.id, world.channel.id
    stale = [StaleMessage(*here, number, "", MessageKind.CONTENT) for number in range(1, 13)]
    monkeypatch.setattr(type(world.bot.host.people), "forget", AsyncMock(return_value=stale))
    monkeypatch.setattr(me, "_edited", AsyncMock(return_value=False))
    told = said(await forget(world.ann, world.channel))
    assert told.count("https://") == 10 and f"/{world.channel.id}/1," in told


async def test_forget_asks_once_and_the_question_outlives_a_restart(world: World) -> None:
    await finish(world, await world.start_table("Ann", "Bob"))
    ann, bob = world.ann, world.bob
    asked = answer(await ann.slash(world.channel, "me forget"))
    assert asked.ephemeral and "statistics and ratings" in asked.content and "Kept" in asked.content
    await world.restart()
    result = await ann.click(asked.message, label="Keep it")
    assert said(result) == "Nothing was deleted." and not buttons_of(answer(result).message)
    assert await world.bot.host.people.name_of(ann.id) == "Ann"
    await forget(bob, world.channel)
    assert await world.bot.host.people.name_of(bob.id) is None
    assert await world.bot.host.people.name_of(ann.id) == "Ann"


async def test_forget_is_refused_while_its_user_has_sat_down_since_the_question(world: World) -> None:
    asked = answer(await world.ann.slash(world.channel, "me forget"))
    await world.open_table("Ann")
    result = await world.ann.click(asked.message, label="Delete it all")
    assert f"still have a seat in <#{world.channel.id}>" in result.followups[0].content
    assert (await world.table()).names == ("Ann",)


async def test_tables_can_only_be_opened_where_moderators_allow_it(world: World) -> None:
    ann, moderator = world.ann, world.moderator()
    games, more = world.guild.create_text_channel("games"), world.guild.create_text_channel("more")
    allowed = await moderator.slash(world.channel, "table settings", channel=games)
    assert f"\n- Tables may be opened in: **<#{games.id}>**\n" in said(allowed)
    for command in ("game new", "game solo"):
        assert f"<#{games.id}>" in said(await ann.slash(world.channel, command))
    guided = await forged(world, world.guild.create_text_channel("elsewhere"), GUIDED_HERE)
    (told,) = (await ann.click(guided, label="Press me")).followups
    assert f"<#{games.id}>" in told.content
    await ann.slash(games, "game new")
    assert "Lost Ruins of Arnak" in text_of(last_in(games))
    both = await moderator.slash(world.channel, "table settings", channel=more)
    assert f"\n- Tables may be opened in: **<#{games.id}> and <#{more.id}>**\n" in said(both)
    one = await moderator.slash(world.channel, "table settings", channel=games)
    assert f"\n- Tables may be opened in: **<#{more.id}>**\n" in said(one)
    every = await moderator.slash(world.channel, "table settings", channel=more)
    assert "\n- Tables may be opened in: **every channel**\n" in said(every)
    assert world.channel.history() == []
    await ann.slash(world.channel, "game new")
    assert "Lost Ruins of Arnak" in text_of(world.newest)


async def test_any_player_may_stop_a_table_if_the_server_allows_it(world: World, table: Table) -> None:
    other = world.actor(table, 0 if table.seats[1].user_id == table.opener else 1)
    assert "moderator" in said(await other.slash(world.channel, "table stop"))
    await world.moderator().slash(world.channel, "table settings", stop="players")
    await other.click(answer(await other.slash(world.channel, "table stop")), label="Stop it")
    assert table.status is Status.STOPPED


@pytest.mark.usefixtures("drawn")
async def test_my_board_marks_what_changed_since_my_last_turn(world: World) -> None:
    _, (first, second) = await world.seated("Ann", "Bob", turns="ask")
    await dig(world, first)
    mine = await first.slash(world.channel, "show board")
    theirs = await second.slash(world.channel, "show board")
    own, marked = [await answer(shown).attachments[0].read() for shown in (mine, theirs)]
    assert own != marked, "Ann's own dig is news to Bob only"


async def test_a_log_beyond_replay_blocks_no_board_and_no_turn(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await world.start_table("Ann", "Bob", turns="ask")
    await pass_turn(world, world.actor(table, 0))
    before = said(await world.actor(table, 1).slash(world.channel, "turn panel"))
    assert " passes." in before
    unreadable = AsyncMock(side_effect=TableError(Why.NO_PICTURE))
    monkeypatch.setattr(type(world.bot.host.history), "replayed", unreadable)
    for name in ("Ann", "Bob", "Eve"):
        shown = answer(await world.member(name).slash(world.channel, "show board"))
        assert [each.filename for each in shown.attachments] == ["board.jpg"], name
    panel = said(await world.actor(table, 1).slash(world.channel, "turn panel"))
    news = "\nBob passes." if "\nBob passes." in before else "\nAnn passes."
    assert panel and panel == before.replace(news, ""), "the turn goes on without the news"


async def test_an_unknown_time_zone_is_reported(world: World) -> None:
    ann = world.ann
    refused = said(await ann.slash(world.channel, "me preferences", zone="Atlantis", wake=9))
    assert "do not know this time zone" in refused
    assert await world.bot.host.people.person(ann.id) == Person(), "nothing of it was noted"
    for typed, named in (("pragu", ["Europe/Prague"]), ("new york", ["America/New_York"]), ("atlantis", [])):
        suggested = await ann.autocomplete(world.channel, "me preferences", "zone", typed)
        assert [each["value"] for each in suggested] == named == [each["name"] for each in suggested]
    assert len(await ann.autocomplete(world.channel, "me preferences", "zone", "")) == 25
    await ann.slash(world.channel, "me preferences", zone=" new york ")
    assert (await world.bot.host.people.person(ann.id)).zone == "America/New_York"


def test_every_time_zone_that_is_suggested_is_understood_in_whatever_case() -> None:
    for name in clock.time_zones():
        assert _zone(name) == _zone(f" {name.upper().replace('_', ' ')} ") == name


async def test_a_computer_plays_for_an_absent_player_at_every_table_and_each_channel_is_notified(world: World) -> None:
    await world.start_table("Ann", "Bob", order="joined")
    other = replace(world, channel=world.guild.create_text_channel("other"))
    await other.start_table("Ann", "Bob", order="joined")
    before = [each.channel.last_message for each in (world, other)]
    world.bot.host.computers.stop_thinking()
    await world.ann.slash(world.guild.create_text_channel("elsewhere"), "me away", days=2)
    for each, last in zip((world, other), before, strict=True):
        assert each.channel.last_message != last, "she is away"


@pytest.mark.usefixtures("drawn")
async def test_each_player_is_shown_their_own_hand_by_their_own_name(world: World, table: Table) -> None:
    for seat in table.seats:
        shown = answer(await world.actor(table, seat.seat).slash(world.channel, "show hand"))
        drawing = table.pictures("en").hand(table.view(seat.user_id), table.names)
        assert await shown.attachments[0].read() == drawing.draw()


def awake(since: str, until: str) -> str:
    hours = f"{since} and {until} (Europe/Prague)"
    return f"You may be pinged only between {hours}. Outside these hours no deadline runs for you."


async def test_each_preference_is_saved_without_changing_the_others(world: World) -> None:
    wished: dict[str, object] = {"zone": "prague", "wake": 9, "sleep": 23, "notes": True, "turns": "ask"}
    told = await world.ann.slash(world.channel, "me preferences", layout="wide", **wished)
    lines = [
        awake("9:00", "23:00"),
        "You end your turns yourself.",
        "A plan you keep is not played until you press its button.",
        "You get a silent message when you are next in line.",
        "Your private pictures are wide.",
        "You are rated in the leagues of servers you play on.",
        "To change one of these, type `/me preferences` again and choose an option.",
    ]
    assert said(told).split("\n") == lines and told.ephemeral
    assert said(await world.bob.slash(world.channel, "me preferences")).startswith("You may be pinged at any")
    always = "You may be pinged at any time."
    for wish, line, says in (
        ({"layout": "tall"}, 4, "Your private pictures are tall."),
        ({"layout": "table"}, 4, "Each table decides the shape of your private pictures."),
        ({"rated": False}, 5, "You are not rated in any league."),
        ({"notes": False}, 3, "You get no message when you are next in line."),
        ({"plans": True}, 2, "A plan you keep is played as soon as your turn comes."),
        ({"turns": "table"}, 1, "Each table decides how your turns end."),
        ({"wake": 0}, 0, awake("0:00", "23:00")),
        ({"wake": 23}, 0, f"{always} Your time zone is Europe/Prague: `wake` and `sleep` set when I stay quiet."),
        ({"sleep": 0}, 0, awake("23:00", "0:00")),
        ({}, 0, awake("23:00", "0:00")),
    ):
        lines[line] = says
        assert said(await world.ann.slash(world.channel, "me preferences", **wish)).split("\n") == lines
