"""The ladder as the members of a server see it: /game ladder, an attempt in direct messages, and what stays closed."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest
import simcord

from arnak_bot.games.arnak.engine import Game
from arnak_bot.host import Table
from arnak_bot.kit.fairness import commitment_of
from arnak_bot.wording import labels
from arnak_bot.wording.messages import ENGLISH
from cogs import ids
from cogs.client import now
from cogs.ids import Press
from cogs.messages import _seed
from tests.discord.conftest import PLENTY, World, finish, settled
from tests.discord.seen import answer, buttons_of, said, text_of
from tests.discord.test_forged import about, press
from tests.engine.secrets import permuted
from tests.samples import all_day

LADDER = "game ladder"


async def switched_on(world: World) -> simcord.ChannelHandle:
    """Let a moderator switch the ladder on, and return the channel for its news."""
    news = world.guild.create_text_channel("news")
    await world.moderator().slash(world.channel, "table server", ladder=True, news=news)
    return news


async def shown(world: World, name: str) -> discord.Message:
    return answer(await world.member(name).slash(world.channel, LADDER)).message


async def begun(world: World, name: str, game: str = "Lost Ruins of Arnak") -> Table:
    actor = world.member(name)
    await actor.click(await shown(world, name), label=f"Play {game}")
    await world.env.settle()
    return await world.bot.host.registry.table_in(actor.user.dm_channel.id)


def newest_to(world: World, name: str) -> discord.Message:
    newest = world.member(name).user.dm_channel.last_message
    assert newest is not None
    return newest


async def secret(world: World) -> str:
    return (await world.bot.host.ladder.months(world.guild.id))[0].secret


async def month_ends(world: World) -> None:
    until = world.bot.host.ladder.now.until
    assert until is not None
    await world.wait(seconds=(until - now()).total_seconds(), hours=12, minutes=1, look_every=12)
    await world.env.settle()


async def test_a_server_without_a_ladder_says_how_to_get_one(world: World) -> None:
    told = said(await world.ann.slash(world.channel, LADDER))
    how = "Somebody with *Manage Server* can turn it on: `/table server ladder:True`."
    assert told == f"This server has no ladder. {how}"
    assert said(await world.ann.user.slash(LADDER)) == "Each server has its own ladder: use this on a server."


async def test_a_month_from_its_opening_to_its_end(world: World) -> None:
    news = await switched_on(world)
    ladder = await shown(world, "Ann")
    proof = commitment_of(await secret(world))
    assert ladder.content.startswith(f"**The ladder, {now():%B %Y}**\nEverybody on this server gets the same deal.")
    assert f"SHA-256 `{proof}`" in ladder.content and (await secret(world)) not in ladder.content
    assert [each.label for each in buttons_of(ladder)] == [f"Play {game.title}" for game in world.bot.host.ladder.games]
    (opened,) = news.history()
    assert proof in opened.content and len(buttons_of(opened)) == 3 and not world.gate.notices
    table = await begun(world, "Ann")
    assert table.guild_id is None and table.channel_id == world.ann.user.dm_channel.id
    bob = await world.bob.click(opened, label="Play Lost Ruins of Arnak")
    await world.env.settle()
    begins = "Your attempt at *Lost Ruins of Arnak* has begun, in your direct messages with me: https://"
    assert said(bob).startswith(begins)
    other = await world.bot.host.registry.table_in(world.bob.user.dm_channel.id)
    assert other.running.to_dict() == table.running.to_dict()
    await finish(world, table)
    again = await shown(world, "Ann")
    points = table.running.scores()[0].total
    ranked = rf"\n1\. Ann: {points} points(, game lost)?\nOne attempt is still in progress or was given up\."
    assert re.search(ranked, again.content)
    assert "Play Lost Ruins of Arnak" not in [each.label for each in buttons_of(again)]
    await month_ends(world)
    closed, next_one = news.history()[1:]
    assert "is over: *Lost Ruins of Arnak*" in closed.content and "One attempt was not finished." in closed.content
    assert table.part is not None and table.part in closed.content and proof in closed.content
    assert [each.filename.rpartition(".")[2] for each in closed.attachments] == ["log", "webp"]
    log = (await closed.attachments[0].read()).decode()
    assert table.part in log and str(table.seed) in log
    assert "is open" in next_one.content and proof not in next_one.content


async def test_the_end_of_an_attempt_shows_no_seed_and_its_player_gets_no_log_film_or_review(world: World) -> None:
    await switched_on(world)
    table = await finish(world, await begun(world, "Ann"))
    ann = world.ann.user
    last = ann.dm_channel.last_message
    assert last is not None
    end = text_of(last)
    until = table.sealed_until
    assert until is not None and str(table.seed) not in end
    assert "That was your attempt on the ladder." in end and "animation and review stay hidden until" in end
    closed = f"Others may still play this deal on the ladder, so this stays hidden until {labels.date(until)}."
    for command in ("show replay", "game review"):
        assert said(await ann.slash(command)) == closed
    assert [each.label for each in buttons_of(last)] == ["Log", "Board", "Help"], "nothing is offered that is closed"
    log = answer(await ann.slash("show log")).message
    assert said(await ann.click(log, label="What if …")) == closed
    assert answer(await ann.slash("show board")).message.attachments, "what they have seen they may see again"
    assert said(await ann.slash("show stats", text=True)) == "There are no finished games to show yet."
    await world.ann.slash(world.channel, "me results")
    await world.restart()
    assert said(await ann.slash("show replay")) == closed, "after a restart"
    await month_ends(world)
    replay = answer(await ann.slash("show replay")).message
    assert [each.filename.rpartition(".")[2] for each in replay.attachments] == ["log", "webp"]


async def test_an_attempt_that_is_still_running_is_linked_and_giving_it_up_is_a_warned_choice(world: World) -> None:
    news = await switched_on(world)
    await shown(world, "Ann")
    (opened,) = news.history()
    table, ann = await begun(world, "Ann"), world.ann
    link = f"https://discord.com/channels/@me/{table.channel_id}"
    running = f"Your attempt at *Lost Ruins of Arnak* is still in progress: {link}. "
    running += "Press **My turn** or type `/turn panel` there to play on."
    assert running in (await shown(world, "Ann")).content and running not in (await shown(world, "Bob")).content
    assert said(await ann.click(opened, label="Play Lost Ruins of Arnak")) == running
    for command in ("table stop", "game leave"):
        assert "This is your **only attempt** at this deal." in said(await ann.user.slash(command))
    assert "stopping gives it up" in said(await ann.user.slash("game solo"))
    assert "stays hidden until" in said(await ann.user.slash("show replay")), "which is later than its end"
    campaign = answer(await ann.slash(world.channel, "me campaign")).message
    (taken,) = (await ann.click(campaign, label="Play it in a direct message")).followups
    assert taken.content.startswith("You already have a game in your direct messages with me.")
    await world.bot.host.lobby.stop(table, ann.id, moderator=False)
    await world.bot.outbox_sender.send(table.id)
    told = text_of(newest_to(world, "Ann"))
    assert told.startswith("You have given up your attempt on the ladder: it doesn’t count"), told
    gone, theirs = [(await shown(world, name)).content for name in ("Ann", "Bob")]
    assert running not in gone and "You gave up your attempt at *Lost Ruins of Arnak*." in gone
    assert "You gave up" not in theirs and "One attempt is still in progress or was given up." in theirs
    assert "One attempt is" not in gone, "it is told once"
    refused = said(await ann.click(opened, label="Play Lost Ruins of Arnak"))
    assert refused == "You have had your attempt at this month’s deal. There is a new one next month."


async def test_who_has_closed_their_direct_messages_is_told_how_to_open_them_or_to_play_without(world: World) -> None:
    await switched_on(world)
    world.gate.closed_dms.add(world.ann.id)
    begun = await world.ann.click(await shown(world, "Ann"), label="Play Lost Ruins of Arnak")
    await world.env.settle()
    told = said(begun)
    assert not begun.followups and "has begun" not in told, "one message, and a true one"
    assert "*Privacy Settings*, and allow *Direct Messages*" in told and "`/turn panel`" in told
    assert "moderator" not in told
    panel = answer(await world.ann.user.slash("turn panel"))
    assert buttons_of(panel.message), "by commands it can be played"


async def test_a_game_that_outlasts_its_month_is_told_so_and_old_buttons_begin_nothing(world: World) -> None:
    news = await switched_on(world)
    old = await shown(world, "Bob")
    await world.wait(days=5, look_every=24)
    table = await begun(world, "Ann", "Lost Cities: the board game")
    last = newest_to(world, "Ann")
    assert "This is your only attempt at this ladder deal" in text_of(last), "whoever begins"
    pinged = [notice for notice in world.gate.notices if notice.message_id == last.id]
    assert not pinged, "who has just pressed the button is here"
    await month_ends(world)
    assert not buttons_of(news.history()[0]) and "This month is over." in news.history()[0].content
    assert table.part is not None and table.part in news.history()[0].content
    bob = await world.bob.click(old, label="Play Lost Ruins of Arnak")
    assert said(bob) == "That month is over. `/game ladder` shows this month’s ladder."
    panel = answer(await world.ann.user.slash("turn panel"))
    assert "no longer counts on the ladder" in text_of(panel.message), "nor in the hour before the month is closed"
    late = newest_to(world, "Ann")
    assert "no longer counts on the ladder" in text_of(late), "before anything is played"
    for _ in range(PLENTY):
        if newest_to(world, "Ann") != late and "no longer counts on the ladder" in text_of(newest_to(world, "Ann")):
            break
        seat = table.player(world.ann.id)
        if seat in table.running.seats_to_act:
            legal = sorted(action.text for action in table.running.legal_actions(seat))
            await world.bot.host.play.play(table, world.ann.id, legal[:1])
            await world.post(table)
        await settled(world)
    else:
        raise AssertionError("the player is never told")


async def test_a_channel_chosen_later_gets_the_opening_post_and_another_one_takes_it_over(world: World) -> None:
    await world.moderator().slash(world.channel, "table server", ladder=True)
    await shown(world, "Ann")
    news, other = (world.guild.create_text_channel(name) for name in ("news", "other"))
    for channel in (news, other):
        await world.moderator().slash(world.channel, "table server", news=channel)
        await world.env.settle()
        (opened,) = channel.history()
        assert "is open until" in opened.content and len(buttons_of(opened)) == 3
    assert not news.history(), "there is one such post"


# --- what others can find out -----------------------------------------------------------------------


async def asked(world: World, result: simcord.InteractionResult) -> str:
    """All that an answer says and shows, without what depends on the time or the number of a message."""
    await world.env.settle()
    found = [each.message for each in (result.response, *result.followups) if each is not None]
    assert found, "everybody is answered"
    return "\n".join(
        f"{text_of(each)} {[file.filename for file in each.attachments]} {[item.label for item in buttons_of(each)]}"
        for each in found
    )


COMMANDS: tuple[tuple[str, dict[str, Any]], ...] = (
    *((command, {}) for command in (LADDER, "game list", "game help", "game review", "table results", "table undo")),
    *((f"show {what}", {}) for what in ("log", "board", "hand", "replay", "history", "exile", "scores", "mine")),
    ("show board", {"text": True}),
    ("show league", {"text": True}),
    ("show stats", {"server": True, "text": True}),
)


async def found_out(world: World, forged: list[str]) -> list[str]:
    """What a member and a moderator get to see of an attempt: by commands, and by every button that they can forge."""
    told = [text_of(message) for message in world.channel.history() if message.content != "free coins"]
    for actor in (world.bob, world.moderator()):
        for command, options in COMMANDS:
            told.append(f"{command}: {await asked(world, await actor.slash(world.channel, command, **options))}")
        of_ann = await actor.slash(world.channel, "show stats", player=world.ann, text=True)
        told.append(await asked(world, of_ann))
        for custom_id in forged:
            pressed = await press(world, world.channel, actor, custom_id)
            told += [f"{custom_id}: {await asked(world, each)}" for each in pressed]
    return told


@pytest.mark.parametrize("over", all_day([False], [False, True]), ids=["in the middle", "at its end"])
async def test_nothing_that_others_find_out_depends_on_the_deal_or_how_it_is_played(world: World, over: bool) -> None:
    await switched_on(world)
    table = await begun(world, "Ann")
    ann = world.ann.user
    await ann.click(ann.dm_channel.last_message, label="My turn")
    if over:
        await finish(world, table)
    forged = about(table, [*world.gate.custom_ids])
    shown_before = await found_out(world, forged)
    assert not [each for each in shown_before if str(table.seed) in each or await secret(world) in each]
    table.game, table.seed = Game.new(replace(table.running.setup, seed="another")), "another"
    assert await found_out(world, forged) == shown_before


async def test_even_in_the_channel_of_an_attempt_nobody_else_could_look_at_it(world: World) -> None:
    await switched_on(world)
    table = await begun(world, "Ann")
    table.channel_id = world.channel.id
    assert table.sealed_until is not None
    until = labels.date(table.sealed_until)
    closed = f"Others may still play this deal on the ladder, so this stays hidden until {until}."
    for actor in (world.bob, world.moderator()):
        for what in (Press.LOG, Press.BOARD, Press.MY_HAND, Press.MY_TURN, Press.WHAT_IS_THIS, Press.REVIEW):
            (result,) = await press(world, world.channel, actor, ids.table_button(what, table.id))
            assert [each.content for each in result.followups or [answer(result)]] == [closed]


async def test_what_a_player_sees_depends_on_nothing_hidden(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await switched_on(world)
    table = await begun(world, "Ann")
    ann, told = world.ann.user, []
    original, history = table.running, world.bot.host.history
    happened = await history.news(table, 0)  # a replay with another seed would tell of another deal
    monkeypatch.setattr(history, "news", AsyncMock(return_value=happened))
    for game in (original, permuted(original, 0, random.Random(5)), permuted(original, 0, random.Random(6))):
        table.game, table.seed = game, str(game.setup.seed)
        looked = [
            await ann.slash("show board", text=True),
            *[await ann.slash(f"show {what}") for what in ("hand", "deck", "exile")],
            await ann.slash("show scores", text=True),
            await ann.slash("turn panel"),
            await ann.slash("game help"),
        ]
        told.append([await asked(world, each) for each in looked])
    assert told[0] == told[1] == told[2]


def test_the_end_of_a_game_that_does_not_count_has_its_small_print_on_a_line_of_its_own() -> None:
    table: Any = SimpleNamespace(sealed_until=1, ended_at=2, counts_on_ladder=False, seed="x")
    host: Any = None
    first, second = _seed(host, table, ENGLISH).splitlines()
    assert first == ENGLISH.ladder.end_too_late() and second.startswith("-# Provably fair")
