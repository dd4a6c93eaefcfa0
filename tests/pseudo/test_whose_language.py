"""Whose language, from the members' side: everybody reads private answers in their own, and a table speaks one."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from arnak_bot.game.options import OptionScope
from arnak_bot.games import GAMES
from arnak_bot.games.arnak.wording.messages import ENGLISH, Words
from arnak_bot.host import Table, default_options
from arnak_bot.store import GuildSettings
from arnak_bot.store.options import with_values
from tests.discord.conftest import World, database, gate, simcord_bot, world  # noqa: F401
from tests.discord.seen import answer, buttons_of, last_in, text_of
from tests.pseudo.french import FRENCH, Readers, french_words, is_accented, is_english, readers  # noqa: F401
from tests.pseudo.in_pseudo import READ_BY_DISCORD, nothing_is_english, read

pytestmark = [pytest.mark.whole_check, pytest.mark.simcord(settle_timeout=120)]


def labels_of(message: Any) -> list[str]:
    """What stands on the buttons below a message."""
    return [button.label or "" for button in buttons_of(message)]


def whole(message: Any) -> str:
    """All that a message says, without what Discord reads."""
    return READ_BY_DISCORD.sub(" ", "\n".join(read(message)))


@pytest.fixture
async def table(readers: Readers, world: World) -> Table:  # noqa: F811
    """A table of a server that prefers English, of Ann who reads English and Bob who reads French."""
    readers.read(world.member("Bob"))
    return await world.start_table("Ann", "Bob")


def seat_of(table: Table, world: World, name: str) -> int:  # noqa: F811
    seat = table.seat_of(world.member(name).id)
    assert seat is not None
    return seat


async def test_commands_are_registered_in_every_available_language(
    readers: Readers,  # noqa: F811
    world: World,  # noqa: F811
) -> None:
    there = await world.bot.tree.fetch_commands()
    assert all(command.description_localizations for command in there if command.description)


async def test_the_channel_keeps_the_servers_language_while_one_user_reads_french(
    world: World,  # noqa: F811
    table: Table,
    readers: Readers,  # noqa: F811
) -> None:
    public = last_in(world.channel)
    assert is_english(whole(public)) and ENGLISH.labels.my_turn() in labels_of(public)
    ann = await world.member("Ann").click(public, label=ENGLISH.labels.my_turn())
    bob = await world.member("Bob").click(public, label=ENGLISH.labels.my_turn())
    assert is_english(whole(answer(ann).message))
    panel = answer(bob).message
    assert readers.words.labels.what_is_this() in labels_of(panel)
    assert is_accented(panel.content.splitlines()[0])
    assert (panel.attachments[0].description or "").startswith(readers.words.prompts.hand(cards="")[:8])
    assert is_english(whole(last_in(world.channel)))


async def test_a_french_users_move_is_announced_in_english(world: World, table: Table) -> None:  # noqa: F811
    first = world.actor(table, table.running.seats_to_act[0])
    result = await first.slash(world.channel, "turn dig", site="camp-coins", payment="")
    assert result.response is not None
    for message in world.channel.history():
        assert is_english(whole(message)), text_of(message)


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("game help", {}),
        ("game learn", {}),
        ("show mine", {}),
        ("me preferences", {}),
        ("table settings", {}),
        ("turn keep", {"cards": "ask"}),
        ("game leave", {}),
        ("table undo", {}),
        ("show replay", {}),
    ],
)
async def test_a_private_answer_is_in_the_readers_language(
    world: World,  # noqa: F811
    table: Table,
    command: str,
    options: dict[str, Any],
) -> None:
    """Errors, too: nothing is to be undone, and the log is secret while the game runs."""
    ann = await world.member("Ann").slash(world.channel, command, **options)
    bob = await world.member("Bob").slash(world.channel, command, **options)
    assert is_english(whole(answer(ann).message))
    said = answer(bob).message
    assert is_accented(READ_BY_DISCORD.sub(" ", text_of(said))), text_of(said)
    assert all(is_accented(label) for label in labels_of(said) if len(label) > 3)


async def test_a_refusal_is_in_the_language_of_the_user_who_asked(
    world: World,  # noqa: F811
    table: Table,
    readers: Readers,  # noqa: F811
) -> None:
    waiting = next(name for name in ("Ann", "Bob") if seat_of(table, world, name) not in table.running.seats_to_act)
    readers.locales.clear()
    readers.read(world.member(waiting))
    awaited = table.names[table.running.seats_to_act[0]]
    said = answer(await world.member(waiting).slash(world.channel, "turn end")).message.content
    assert said == readers.words.refusals.not_your_turn(awaited=awaited)


async def its_server_prefers_french(world: World) -> None:  # noqa: F811
    """Move to a server that prefers French; its members use Discord in English."""
    world.guild = world.env.create_guild("Campement", preferred_locale=FRENCH)
    world.channel = world.guild.create_text_channel("arnak")


async def it_has_chosen_french(world: World) -> None:  # noqa: F811
    """The server prefers English, but its moderators want French tables."""
    wanted = GuildSettings(with_values(default_options(GAMES, OptionScope.SERVER), {"language": FRENCH}))
    await world.bot.host.people.set_guild(world.guild.id, wanted)


@pytest.fixture
async def french_by_choice(readers: Readers, world: World) -> Words:  # noqa: F811
    """Tables are French here."""
    await it_has_chosen_french(world)
    return readers.words


@pytest.mark.parametrize("because", [its_server_prefers_french, it_has_chosen_french], ids=lambda each: each.__name__)
async def test_a_french_table_posts_in_french_but_replies_in_the_readers_language(
    world: World,  # noqa: F811
    readers: Readers,  # noqa: F811
    because: Callable[[World], Awaitable[None]],
) -> None:
    await because(world)
    french = readers.words
    ann, bob = world.member("Ann"), world.member("Bob")
    await ann.slash(world.channel, "game new")
    lobby = last_in(world.channel)
    nothing_is_english(lobby)
    await bob.click(lobby, label=french.labels.join())
    nothing_is_english(last_in(world.channel))
    await ann.click(last_in(world.channel), label=french.labels.start())
    public = last_in(world.channel)
    assert labels_of(public)[:2] == [french.labels.my_turn(), french.labels.my_hand()]
    assert is_accented(READ_BY_DISCORD.sub(" ", text_of(public).splitlines()[-1]))
    table = await world.table()
    mine = await world.actor(table, table.running.seats_to_act[0]).click(public, label=french.labels.my_turn())
    assert is_english(whole(answer(mine).message))


async def test_a_vote_is_put_to_the_channel_in_its_language(
    world: World,  # noqa: F811
    french_by_choice: Words,
) -> None:
    await _started(world, french_by_choice)
    await world.member("Ann").slash(world.channel, "table pause", days=3)
    vote = last_in(world.channel)
    nothing_is_english(vote)
    agreed = await world.member("Bob").click(vote, label=labels_of(vote)[0])
    assert not agreed.followups
    nothing_is_english(last_in(world.channel))


async def _started(world: World, french: Words, **options: Any) -> Table:  # noqa: F811
    ann, bob = world.member("Ann"), world.member("Bob")
    await ann.slash(world.channel, "game new", **options)
    await bob.click(last_in(world.channel), label=french.labels.join())
    await ann.click(last_in(world.channel), label=french.labels.start())
    return await world.table()
