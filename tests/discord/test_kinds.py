"""The turn's post as a message of components, and messages of content from before it was one, side by side."""

from __future__ import annotations

import io
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, cast

import discord
import pytest
from discord import ui

from arnak_bot.games import GAMES
from arnak_bot.host import Host, Table
from arnak_bot.store import MessageKind, PostKind, Status, Store
from cogs import ids
from cogs.ids import Press
from cogs.messages import Message
from cogs.outbox import OutboxSender
from cogs.pictures import Looks
from images.kit.theme import SEATS
from tests.corpus import database as corpus
from tests.databases import tamper
from tests.discord.cities import cities, forward
from tests.discord.conftest import PLENTY, World, finish, pass_turn, view_of
from tests.discord.seen import answer, buttons_of, can_be_pressed, forget, last_in, text_of, text_to_send, texts_of
from tests.discord.shortcuts import dot
from tests.discord.test_mentions import Unable
from tests.discord.test_sending import Client
from tests.discord.test_sitting import shown, turn
from tests.host.stage import Clock
from tests.rows import table_ids

OLD = "**The expedition begins.**"


def box_of(message: discord.Message) -> discord.Container:
    (box,) = message.components
    assert isinstance(box, discord.Container)
    return box


def alts_of(message: discord.Message) -> list[str | None]:
    items = [each for part in message.components for each in (part, *getattr(part, "children", ()))]
    galleries = [each for each in items if isinstance(each, discord.MediaGalleryComponent)]
    return [item.description for each in galleries for item in each.items]


def colour(seat: int) -> discord.Colour:
    return discord.Colour.from_rgb(*SEATS[seat].colour)


async def with_old_message(world: World, table: Table) -> discord.Message:
    """The newest message of a table as versions before this one have posted it, and the row that they left of it."""
    channel, newest = world.text_channel, world.newest
    view = view_of(ui.Button(label="My turn", custom_id=ids.table_button(Press.MY_TURN, table.id)))
    sent = await channel.send(OLD, view=view, file=discord.File(io.BytesIO(dot("jpg")), "board.jpg"))
    row = "UPDATE tables SET first_post = ?, last_post = ?, last_text = ?, last_kind = 'content'"
    tamper(world.database, row, sent.id, sent.id, OLD)
    await world.restart()
    await channel.get_partial_message(newest.id).delete()
    return last_in(world.channel)


async def test_a_turn_says_what_happened_shows_it_and_then_names_who_is_to_move(world: World) -> None:
    table = await world.start_table("Ann", "Bob", order="joined", turns="ask", deadline=24)
    await pass_turn(world, world.actor(table, 0))
    await world.env.settle()
    newest, bob = world.newest, world.bob
    box = box_of(newest)
    kinds = ["TextDisplay", "MediaGalleryComponent", "TextDisplay", "ActionRow"]
    assert [type(each).__name__ for each in box.children] == kinds
    told, waits = texts_of(newest)
    assert told == "Ann passes." and f"🟦 <@{bob.id}> to move." in waits and "Deadline: <t:" in waits
    assert [each.label for each in buttons_of(newest)] == ["My turn", "My hand", "Log", "Board", "Help"]
    assert box.accent_colour == colour(1) and world.pinged == [str(bob.id)]
    (alt,) = alts_of(newest)
    assert alt == newest.attachments[0].description and "Bob to move" in (alt or "")


async def test_a_whole_game_ends_in_the_colour_of_its_winner_with_its_scores_in_the_gallery(world: World) -> None:
    await cities(world, "Ann", "Bob")
    table = await forward(world, PLENTY)
    winners = [sheet.seat for sheet in table.running.scores() if sheet.rank == 1]
    assert box_of(world.newest).accent_colour == (colour(winners[0]) if len(winners) == 1 else None)
    assert "scores.jpg" in [file.filename for file in world.newest.attachments]
    assert alts_of(world.newest) == [file.description for file in world.newest.attachments]
    assert f"`{table.seed}`" in texts_of(world.newest)[-1] and not world.pinged
    replay = answer(await world.ann.click(world.newest, label="Replay")).message
    assert [file.filename.rpartition(".")[2] for file in replay.attachments] == ["log", "webp"]


async def test_a_message_of_content_is_followed_by_one_of_components_after_an_upgrade(world: World) -> None:
    before = await with_old_message(world, await world.start_table("Ann", "Bob", order="joined", turns="ask"))
    table = await world.table()
    assert table.posts.kind is MessageKind.CONTENT and not before.flags.components_v2
    assert ": your turn." in answer(await world.ann.click(before, label="My turn")).content, "its buttons work"
    await pass_turn(world, world.ann)
    await world.env.settle()
    old, new = world.channel.history()[-2:]
    assert (old.id, old.content) == (before.id, OLD) and not old.components and not old.attachments
    assert new.flags.components_v2 and new.content == "" and "Ann passes." in text_of(new) and can_be_pressed(new)
    assert world.pinged == [str(world.bob.id)]
    await world.restart()
    assert (await world.table()).posts.kind is MessageKind.COMPONENTS
    await pass_turn(world, world.bob)
    await world.env.settle()
    older, newer, newest = world.channel.history()[-3:]
    assert (older.content, text_of(newer)) == (OLD, "Ann passes.") and not can_be_pressed(newer)
    assert "Bob passes." in text_of(newest)


async def test_a_solo_sitting_goes_on_in_a_new_message_and_then_edits_that_one(world: World) -> None:
    await world.ann.slash(world.channel, "game solo")
    before = await with_old_message(world, await world.table())
    table = await world.table()
    await turn(world, table)
    old, new = shown(world)
    assert (old.id, old.content) == (before.id, OLD) and not can_be_pressed(old) and old.attachments
    assert new.flags.components_v2 and can_be_pressed(new) and table.posts.kind is MessageKind.COMPONENTS
    told = text_of(new)
    await turn(world, table)
    assert [each.id for each in shown(world)] == [old.id, new.id] and text_of(shown(world)[1]) != told


async def test_pictures_are_kept_with_alt_texts_but_no_buttons_and_the_colour_of_who_is_awaited(world: World) -> None:
    table = await world.start_table("Ann", "Bob", order="joined", turns="ask", pictures="all")
    assert box_of(world.newest).accent_colour == colour(0)
    for seat in (0, 1):
        before = alts_of(world.newest)
        await pass_turn(world, world.actor(table, seat))
        await world.env.settle()
        old = world.channel.history()[-2]
        assert alts_of(old) == before != [] and not can_be_pressed(old)
        assert text_of(old) and "to move" not in text_of(old)
    assert len(table.running.seats_to_act) == 2 and box_of(world.newest).accent_colour is None
    assert not world.channel.history()[0].attachments, "what is left of a lobby is a line of text"


async def test_forgetting_a_name_leaves_the_buttons_and_pictures_of_a_finished_game(world: World) -> None:
    ann = world.people["Ann"] = world.member("A*n")
    await finish(world, await cities(world, "Ann", "Bob"))
    last = world.newest
    pressed, alts = [each.custom_id for each in buttons_of(last)], alts_of(last)
    assert r"A\*n" in text_of(last) and pressed and alts
    await forget(ann, world.channel)
    await world.env.settle()
    now = world.newest
    assert now.id == last.id and "A" not in text_of(now) and "Someone" in text_of(now)
    assert [each.custom_id for each in buttons_of(now)] == pressed and len(now.attachments) == len(last.attachments)
    assert alts_of(now) == alts


@pytest.mark.parametrize("schema", [12, 13, 16])
async def test_games_of_an_old_database_go_on_in_messages_of_components(schema: int, tmp_path: Path) -> None:
    path = corpus.restore(schema, tmp_path / "arnak.db")
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE tables SET first_post = 70, last_post = 77, last_text = ?", (OLD,))
        connection.execute("DELETE FROM posts")
    store, client = await Store.open(path), Client()
    host = Host(store, GAMES, Clock())
    outbox = OutboxSender(cast(Any, client), host, Looks(posts=Unable("drawing", 1.0)))
    gone_on = 0
    for number in await table_ids(store):
        table = await host.registry.table(number)
        user = None if table.game is None or table.game.over else table.seats[table.running.seats_to_act[0]].user_id
        if table.status is not Status.RUNNING or user is None or user < 0 or table.alone:
            continue
        was = table.posts.kind
        while table.running.seats_to_act and table.seats[table.running.seats_to_act[0]].user_id == user:
            await host.play.play(table, user, [table.running.legal_actions(table.player(user))[-1].text])
            if any(post.kind is PostKind.TABLE for post in await host.outbox.of_table(number)):
                break
        host.computers.play_if_awaited(table)
        await host.computers.wait_until_idle()
        assert await outbox.send(number) is None
        await outbox.until_idle()
        said = next(each for each in reversed(client.sent) if "view" in each)
        assert isinstance(said["view"], ui.LayoutView) and text_to_send(Message("", view=said["view"]))
        assert (table.posts.kind, table.posts.first) == (MessageKind.COMPONENTS, 70)
        edits = [change for what, *rest in client.newly_asked() if what == "edit" for _, change in [rest]]
        assert was is MessageKind.COMPONENTS or {"content": OLD, "view": None}.items() <= edits[0].items()
        gone_on += 1
    assert gone_on
    outbox.stop()
    await host.close()
    await store.close()
