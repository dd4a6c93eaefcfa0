"""What takes a permission at Discord takes that very one: with all others it is refused, with it alone it is done."""

from __future__ import annotations

import discord
import simcord

from arnak_bot.host import Table
from arnak_bot.refusals import OnlyStoppers, Why
from arnak_bot.store import NewPost, NoteKind, PostKind, PostPayload, Status, Stoppers
from arnak_bot.wording.messages import ENGLISH
from cogs import ids
from tests.databases import tamper
from tests.discord.conftest import World
from tests.discord.moves import panel_of
from tests.discord.seen import answer, said, text_of
from tests.discord.test_forged import forged

STOPS, SETS = discord.Permissions(manage_messages=True), discord.Permissions(manage_guild=True)
ADMINISTRATOR = discord.Permissions(administrator=True)
NOT_YOURS = OnlyStoppers(Stoppers.OPENER, "Ann").sentence(ENGLISH), Why.ONLY_OPENER_STOPS.sentence(ENGLISH)
SURE = ENGLISH.labels.stop_it()


def holder(world: World, permissions: discord.Permissions) -> simcord.MemberActor:
    role = world.guild.create_role("role", permissions=permissions)
    return world.guild.add_member(world.env.create_user(f"who-{permissions.value}"), roles=[role])


def others_and_holder(world: World, permission: discord.Permissions) -> tuple[simcord.MemberActor, simcord.MemberActor]:
    """Somebody who may do all but this, and is no administrator; and somebody who may do this alone."""
    return holder(world, discord.Permissions.all() & ~(permission | ADMINISTRATOR)), holder(world, permission)


async def open_lobby(world: World) -> Table:
    await world.ann.slash(world.channel, "game new")
    return await world.table()


async def test_only_users_who_can_manage_messages_may_stop_the_tables_of_others(world: World) -> None:
    others, warden = others_and_holder(world, STOPS)
    table = await open_lobby(world)
    stop = await forged(world, world.channel, ids.table_button(ids.Press.STOP, table.id))
    for broken in (False, True):
        if broken:  # what cannot be loaded is asked about elsewhere
            table = await open_lobby(world)
            stop = await forged(world, world.channel, ids.table_button(ids.Press.STOP, table.id))
            tamper(world.database, "UPDATE tables SET version = version + 1, options = '' WHERE id = ?", table.id)
        by_command = await others.slash(world.channel, "table stop")
        assert said(by_command) == NOT_YOURS[broken] and by_command.ephemeral, broken
        assert not answer(by_command).components, broken
        assert said(await others.click(stop, label="Press me")) == NOT_YOURS[broken], broken
        assert await world.bot.host.registry.store.open_table_in(world.channel.id) == table.id
        asked = await warden.slash(world.channel, "table stop")
        shown = len(world.channel.history())
        stopped = await warden.click(answer(asked).message, label=SURE if broken else ENGLISH.labels.close_it())
        assert [each for each in stopped.followups if each.ephemeral] == [], "it is said once, to everybody"
        assert await world.bot.host.registry.store.open_table_in(world.channel.id) is None
        by = ENGLISH.labels.stopped_by if broken else ENGLISH.labels.stopped_by_moderator
        assert text_of(world.newest) == by(who=f"<@{warden.id}>", lobby="no" if broken else "yes")
        assert world.pinged == []
        assert len(world.channel.history()) == shown + 1, broken


async def test_a_moderator_may_remove_anybody_but_the_host_from_a_lobby(world: World) -> None:
    others, warden = others_and_holder(world, STOPS)
    table = await open_lobby(world)
    await world.bob.click(world.newest, label="Join")
    refused = await others.click(world.newest, label="Remove")
    assert said(refused) == ENGLISH.refusals.refused(why=Why.ONLY_OPENER_SEATS_COMPUTERS)
    replaced = await warden.slash(world.channel, "table replace", player=world.bob, by=world.cleo)
    assert "the host and moderators can press **Remove** beside a name" in said(replaced)
    await warden.click(world.newest, label="Remove")
    assert [seat.name for seat in table.seats] == ["Ann"] and "Bob" not in text_of(world.newest)
    ann = await forged(world, world.channel, ids.at_seat_button(table.id, ids.AtSeat.REMOVE, 0))
    await warden.click(ann, label="Press me")
    assert [seat.name for seat in table.seats] == ["Ann"]


async def test_only_users_who_can_manage_the_server_see_settings_and_refused_posts(world: World) -> None:
    others, keeper = others_and_holder(world, SETS)
    table, host = await open_lobby(world), world.bot.host
    await host.outbox.add(table, NewPost(PostKind.NOTE, PostPayload(note=NoteKind.REPAIRED)))
    await host.outbox.failed(await host.outbox.of_table(table.id), "no room here", permanent=True)
    before = await host.people.guild(world.guild.id)
    for options in ({"stop": "players"}, {"seats": 3}, {"channel": world.channel}):
        refused = await others.slash(world.channel, "table settings", **options)
        assert said(refused) == Why.SETTINGS_NEED_A_MODERATOR.sentence(ENGLISH) and refused.ephemeral
    assert await host.people.guild(world.guild.id) == before
    shown = await others.slash(world.channel, "table settings")
    assert shown.ephemeral and "no room here" not in said(shown)
    changed = await keeper.slash(world.channel, "table settings", stop="players")
    assert changed.ephemeral and "no room here" in said(changed)
    assert (await host.people.guild(world.guild.id)).stoppers is Stoppers.PLAYERS


async def test_refused_posts_on_another_server_are_not_shown_here(world: World) -> None:
    _, keeper = others_and_holder(world, SETS)
    other = world.env.create_guild("Another camp")
    away = other.add_member(world.env.create_user("far"))
    await away.slash(channel := other.create_text_channel("far"), "game new")
    host = world.bot.host
    table = await host.registry.table_in(channel.id)
    await host.outbox.add(table, NewPost(PostKind.NOTE, PostPayload(note=NoteKind.REPAIRED)))
    await host.outbox.failed(await host.outbox.of_table(table.id), "no room here", permanent=True)
    assert "no room here" not in said(await keeper.slash(world.channel, "table settings"))
    assert table.status is Status.LOBBY


async def test_a_moderator_who_does_not_play_may_offer_any_seat_of_a_running_game(world: World) -> None:
    others, warden = others_and_holder(world, STOPS)
    table = await world.start_table("Ann", "Bob", order="joined")
    bob, dan = world.bob, world.dan
    replacing = {"player": bob.user, "by": dan.user}
    assert "not playing at this table" in said(await others.slash(world.channel, "table replace", **replacing))
    await warden.slash(world.channel, "table replace", **replacing)
    offers = f"<@{dan.id}>, <@{warden.id}> (a moderator) offers you <@{bob.id}>’s seat, just as it stands."
    assert text_of(world.newest) == offers and world.pinged == [str(bob.id), str(dan.id)]
    assert f"A moderator has offered your seat to <@{dan.id}>." in await panel_of(world, bob)
    await dan.click(world.newest, label="Take the seat")
    assert table.seats[1].user_id == dan.id
    await warden.slash(world.channel, "table replace", player=dan.user, by=warden.user)
    taking = f"<@{warden.id}>, as a moderator you can take <@{dan.id}>’s seat, just as it stands."
    assert text_of(world.newest) == taking
