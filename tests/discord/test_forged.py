"""Every button and menu, forged: by a stranger, in another channel, on another server, by a moderator of elsewhere.

Whoever writes a bot of their own can put any custom id on a button. Tried are ids made from every template, and all
that the bot has sent while a table lived through its lobby, turns, votes and its end.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import discord
import pytest
import simcord
from discord import ui

from arnak_bot.game.values import Form
from arnak_bot.host import Table
from arnak_bot.store import Status, VoteKind
from arnak_bot.wording.messages import ENGLISH
from cogs import ids
from cogs.ids import Answer, AtSeat, Press, Undo
from cogs.replies import LastingItem
from tests.databases import tamper
from tests.discord.cities import cities, discard, to_act
from tests.discord.conftest import World, finish, open_panel, view_of
from tests.discord.seen import answer, sit_down
from tests.samples import all_day

FORGED = "free coins"
STRANGER = 999
OF_NO_TABLE = (
    *(ids.LEARN_BUTTON, ids.HELP_MENU, ids.THREAD_BUTTON, ids.FIND_BUTTON),
    *(ids.SETTINGS_MENU, ids.SETTING_MENU, ids.SETTING_OFF),
    *(ids.LADDER_BUTTON, ids.LADDER_MENU, ids.FORGET_BUTTON, ids.WEBHOOK_TEST),
    *(ids.CHAPTER_BUTTON, ids.CHAPTER_MENU),
)
FOR_ALL = (Press.LOG, Press.BOARD, Press.HELP, Press.LEARN, Press.WHAT_IS_THIS)
"""What these show is for everybody in the table's channel."""


def made_up(table: int, move: int, actions: Iterable[str], somebody: int) -> list[str]:
    """Ids of every template that name a table, with everything that a word in them may be."""
    panel = [
        *(ids.do_button(table, move, action) for action in actions),
        ids.undo_button(table, move, Undo.LAST),
        ids.pick_menu(table, move, "PLAY"),
        ids.tab_button(table, "RED"),
    ]
    return [
        *(ids.in_trial(mark, each) for mark in ids.Mark for each in panel),
        *(ids.what_if_choice(table, what) for what in ids.WhatIfAction),
        *(ids.plan_button(table, move, how) for how in ids.PlanAction),
        *(ids.table_button(press, table) for press in Press),
        *(ids.do_button(table, move, action, sure=sure) for action in actions for sure in (False, True)),
        *(ids.undo_button(table, move, how) for how in Undo),
        *(ids.vote_button(table, motion, seat, somebody) for motion in VoteKind for seat in (0, 1)),
        *(ids.seat_button(table, seat, somebody) for seat in (0, 1)),
        *(ids.log_page(table, page) for page in (0, 1)),
        *(ids.invite_button(what, table, somebody, somebody) for what in Answer),
        ids.look_menu(table, "HAND"),
        ids.pick_menu(table, move, "PLAY"),
        *(ids.tab_button(table, tab) for tab in ("", "RED")),
        ids.computer_menu(table),
        *(ids.advised_button(table, move, number, sure=sure) for number in (0, 9) for sure in (False, True)),
        *(ids.option_menu(table, key) for key in ("game_key", "seats", "board", "thread")),
        *(ids.form_button(table, form) for form in Form),
        *(ids.at_seat_button(table, what, seat) for what in AtSeat for seat in (0, 1)),
    ]


def about(table: Table, sent: Iterable[str]) -> list[str]:
    """Every id about a table as it is: made up, and sent by the bot at any time. Those `OF_NO_TABLE` are not."""
    actions = [] if table.game is None or table.game.over else [each.text for each in table.game.legal_actions()][:2]
    made = made_up(table.id, table.moves, actions or ["pass"], STRANGER)
    return [each for each in dict.fromkeys([*made, *sent]) if not any(named.fullmatch(each) for named in OF_NO_TABLE)]


async def test_the_test_forges_an_id_for_every_template(world: World) -> None:
    templates: list[Any] = [kind.__discord_ui_compiled_template__ for kind in LastingItem.__subclasses__()]
    made = made_up(7, 1, ["pass"], STRANGER)
    assert {each for each in templates if not any(each.fullmatch(one) for one in made)} == {*OF_NO_TABLE}


async def forged(world: World, channel: simcord.ChannelHandle, custom_id: str) -> discord.Message:
    """A message in a channel with a button or menu of this id."""
    item: ui.Item[ui.View] = ui.Button(label="Press me", custom_id=custom_id)
    if options := [discord.SelectOption(label=each) for each in in_menu(custom_id)]:
        item = ui.Select(custom_id=custom_id, options=options)
    return await world.bot.get_partial_messageable(channel.id).send(FORGED, view=view_of(item))


def in_menu(custom_id: str) -> tuple[str, ...]:
    if ids.COMPUTER_MENU.fullmatch(custom_id):
        return "novice", ids.SEND_AWAY
    if ids.HELP_MENU.fullmatch(custom_id):
        return "What happened?", "99", "page:1"
    if ids.WHAT_IF_CHOICE.fullmatch(custom_id):
        return {
            f"w:{ids.WhatIfAction.TURNS}": ("0", "page:1", "-1"),
            f"w:{ids.WhatIfAction.OTHERS}": ("alone", "strong"),
        }.get(custom_id.rsplit(":", 2)[0], ())
    if ids.PICK_MENU.fullmatch(custom_id):
        return "pass", "page:1"
    if ids.CHAPTER_MENU.fullmatch(custom_id):
        return "landfall", "temple", "atlantis"
    if ids.OPTION_MENU.fullmatch(custom_id):
        return "lost-cities", "4", "True"
    return ("fear",) if ids.LOOK_MENU.fullmatch(custom_id) else ()


@pytest.fixture
def written(database: Path) -> Iterator[Callable[[], int]]:
    """A number that is another one as soon as anything was written to the database."""
    with closing(sqlite3.connect(database)) as connection:
        yield lambda: int(connection.execute("PRAGMA data_version").fetchone()[0])


def said_by_itself(world: World) -> int:
    """How many messages the bot has sent that nobody forged."""
    return sum(each.text != FORGED for each in world.gate.said)


async def press(
    world: World, channel: simcord.ChannelHandle, actor: simcord.MemberActor, custom_id: str
) -> list[simcord.InteractionResult]:
    """Forge a button and press it, or a menu and choose each option."""
    if chosen := in_menu(custom_id):
        return [await actor.select(await forged(world, channel, custom_id), [each]) for each in chosen]
    return [await actor.click(await forged(world, channel, custom_id), label="Press me")]


async def nothing_comes_of(
    world: World, written: Callable[[], int], channel: simcord.ChannelHandle, actor: simcord.MemberActor, custom_id: str
) -> set[str]:
    """Press something: nothing changes, nobody else sees anything, and the answer is kind. Return what it says."""
    before, shown = written(), said_by_itself(world)
    answers = set()
    for result in await press(world, channel, actor, custom_id):
        found = [each for each in (result.response, *result.followups) if each is not None]
        told = [each for each in found if each.content != FORGED]
        assert told and all(each.ephemeral for each in told), custom_id
        if not custom_id.startswith((f"a:{Press.HELP}:", f"a:{Press.LEARN}:")):  # which know no table
            assert not any(each.attachments for each in told), f"{custom_id} shows a picture"
            assert not any(each.components for each in told), f"{custom_id} gives something to press"
        answers |= {each.content for each in told}
    assert ENGLISH.texts.went_wrong() not in answers and "" not in answers, custom_id
    assert written() == before and said_by_itself(world) == shown, custom_id
    return answers


async def in_a_lobby(world: World) -> Table:
    await world.open_table("Ann", seats=3, level="novice")
    await sit_down(world.bob, world.newest)
    return await world.table()


async def in_a_turn(world: World) -> Table:
    """A table that has seen panels, questions, votes and an offer of a seat; all they sent is forged."""
    table = await cities(world, "Ann", "Bob", "Cleo")
    actor = to_act(world, table)
    await open_panel(world, actor)
    await actor.slash(world.channel, "turn do", action=discard(table))
    await open_panel(world, actor)
    await actor.slash(world.channel, "turn do", action="deck")
    await actor.click(world.newest, label="Log")
    await open_panel(world, to_act(world, table))
    await actor.slash(world.channel, "table pause", days=5)
    await actor.slash(world.channel, "table replace", player=actor.user, by=world.eve.user)
    await world.ann.slash(world.channel, "table stop")
    await actor.slash(world.channel, "game leave")
    return table


async def in_a_turn_of_arnak(world: World) -> Table:
    """A table that has seen the panels of a turn and of a payment, with what can be taken back and pleaded for."""
    table = await world.start_table("Ann", "Bob", turns="ask")
    actor = to_act(world, table)
    await open_panel(world, actor)
    await actor.slash(world.channel, "turn dig", site="camp-coins")
    await actor.slash(world.channel, "turn panel")
    await actor.slash(world.channel, "turn choose", answer="pay fear")
    return table


async def played_to_its_end(world: World) -> Table:
    table = await finish(world, await world.start_table("Ann", "Bob"))
    assert table.status is Status.OVER
    return table


async def stopped(world: World) -> Table:
    table = await in_a_turn(world)
    asked = answer(await world.ann.slash(world.channel, "table stop"))
    await world.ann.click(asked.message, label="Stop it")
    assert table.status is Status.STOPPED
    return table


async def broken(world: World) -> Table:
    """A table whose game cannot be loaded any more."""
    table = await in_a_turn(world)
    spoiled = "options = json_set(options, '$.game.columns', 'moon')"
    tamper(world.database, f"UPDATE tables SET version = version + 1, snapshot = NULL, {spoiled}")
    return table


Forger = tuple[simcord.MemberActor, simcord.ChannelHandle]


def stranger_elsewhere(world: World) -> Forger:
    return world.member("Stranger"), world.guild.create_text_channel("elsewhere")


def moderator_elsewhere(world: World) -> Forger:
    return world.moderator(), world.guild.create_text_channel("elsewhere")


def moderator_of_another_server(world: World) -> Forger:
    other = world.env.create_guild("Another camp")
    role = other.create_role("moderators", permissions=discord.Permissions(manage_guild=True, manage_messages=True))
    return other.add_member(world.env.create_user("far"), roles=[role]), other.create_text_channel("far")


ARRANGED = (in_a_lobby, in_a_turn, in_a_turn_of_arnak, played_to_its_end, stopped, broken)


@pytest.mark.parametrize("arranged", all_day([in_a_lobby, in_a_turn, broken], ARRANGED), ids=lambda each: each.__name__)
async def test_a_forged_button_has_no_effect_outside_the_tables_channel(
    world: World, written: Callable[[], int], arranged: Callable[[World], Awaitable[Table]]
) -> None:
    table = await arranged(world)
    sent = [*world.gate.custom_ids]
    for forger in (stranger_elsewhere, moderator_elsewhere, moderator_of_another_server):
        actor, channel = forger(world)
        for custom_id in about(table, sent):
            assert len(await nothing_comes_of(world, written, channel, actor, custom_id)) == 1, custom_id


@pytest.mark.parametrize(
    "arranged",
    all_day([in_a_turn], [in_a_lobby, in_a_turn, in_a_turn_of_arnak, stopped]),
    ids=lambda each: each.__name__,
)
async def test_a_stranger_changes_and_learns_nothing(world: World, written: Callable[[], int], arranged: Any) -> None:
    table = await arranged(world)
    sent = [*world.gate.custom_ids]
    sits = [ids.at_seat_button(table.id, AtSeat.SIT, seat) for seat in range(4)]
    joins = {ids.table_button(Press.JOIN, table.id), *sits} if table.status is Status.LOBBY else set()
    open_to_all = {ids.table_button(press, table.id) for press in FOR_ALL}
    for custom_id in about(table, sent):
        if custom_id in joins or custom_id == ids.table_button(Press.KEEP_PLAYING, table.id):
            continue  # everybody may sit down; and to keep playing only takes a question back, the forger's own
        edits = any(each.fullmatch(custom_id) for each in (ids.LOG_PAGE, ids.LOOK_MENU))  # the forger's own message
        if edits or custom_id in open_to_all:
            before, shown = written(), said_by_itself(world)
            for result in await press(world, world.channel, world.member("Stranger"), custom_id):
                told = [each for each in (result.response, *result.followups) if each is not None]
                alts = [file.description or "" for each in told for file in each.attachments]
                assert told and not any("Your hand" in text for text in (*(each.content for each in told), *alts))
                assert edits or all(each.ephemeral or each.content == FORGED for each in told), custom_id
            assert written() == before and said_by_itself(world) == shown, custom_id
        else:
            await nothing_comes_of(world, written, world.channel, world.member("Stranger"), custom_id)


async def test_a_player_does_not_become_a_moderator_in_another_channel(world: World, table: Table) -> None:
    other = next(world.actor(table, seat) for seat in (0, 1) if table.seats[seat].user_id != table.opener)
    message = await forged(world, world.guild.create_text_channel("elsewhere"), ids.table_button(Press.STOP, table.id))
    channel = world.bot.get_channel(message.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.set_permissions(channel.guild.default_role, manage_messages=True)
    result = await other.click(message, label="Press me")
    assert "the host of this table, or a moderator can stop it." in answer(result).content
    assert table.status is Status.RUNNING
