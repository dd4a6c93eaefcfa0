"""Every option with another value than it would have: through command, settings, lobby, store and restart.

All of it is derived from what is declared, so that an option with a forgotten place fails here by its name.
"""

from __future__ import annotations

import pytest

from arnak_bot.games.arnak.wording.messages import ENGLISH
from arnak_bot.games.options import Asked, Choice, Option, Value
from arnak_bot.host import Table, asked, unless_chosen
from arnak_bot.shelf import SHELF
from arnak_bot.store import Options
from arnak_bot.store.options import values_of
from arnak_bot.wording.options import words_of
from tests.discord.conftest import World
from tests.discord.test_table import said

WORDS = words_of(SHELF)

pytestmark = pytest.mark.simcord(settle_timeout=120)


def another(option: Option, where: Asked) -> Choice:
    """A choice that makes a difference there."""
    return next(
        choice for choice in option.offered() if choice.value != values_of(unless_chosen(SHELF, where))[option.key]
    )


def wanted(where: Asked) -> dict[str, Choice]:
    """Another choice for everything that may be chosen there, by key."""
    return {option.key: another(option, where) for option in asked(SHELF, where)}


def typed(where: Asked) -> dict[str, str | int]:
    """The same as somebody types it."""
    return {option.parameter: another(option, where).typed for option in asked(SHELF, where)}


def differing(options: Options, where: Asked) -> dict[str, Value]:
    """What was lost of the other choices, by key."""
    found = values_of(options)
    return {key: found[key] for key, choice in wanted(where).items() if found[key] != choice.value}


async def newest_table(world: World) -> Table:
    return await world.bot.host.registry.table(max(await world.bot.host.registry.store.table_ids()))


async def restarted(world: World, table: Table) -> Options:
    await world.restart()
    again = await world.bot.host.registry.table(table.id)
    assert again is not table
    return again.options


async def test_a_table_of_several_has_what_its_opener_chose_before_and_after_a_restart(world: World) -> None:
    await world.member("Ann").slash(world.channel, "game new", **typed(Asked.NEW))
    table = await newest_table(world)
    assert not differing(table.options, Asked.NEW), "the command does not pass these on"
    assert not differing(await restarted(world, table), Asked.NEW), "the database does not keep these"


async def test_a_solo_table_has_what_its_player_chose_before_and_after_a_restart(world: World) -> None:
    await world.member("Ann").slash(world.channel, "game solo", **typed(Asked.SOLO))
    table = await newest_table(world)
    assert not differing(table.options, Asked.SOLO), "the command does not pass these on"
    assert not differing(await restarted(world, table), Asked.SOLO), "the database does not keep these"


async def test_a_server_proposes_what_its_moderators_chose_before_and_after_a_restart(world: World) -> None:
    shown = said(await world.moderator().slash(world.channel, "table settings", **typed(Asked.SERVER)))
    for key, choice in wanted(Asked.SERVER).items():
        telling = WORDS[key].proposed
        assert telling is not None, f"/table settings sets {key} and does not say it"
        assert telling(choice.value, ENGLISH.language) in shown, f"/table settings does not say {key}"
        assert telling(choice.value, ENGLISH.language) != telling(
            values_of(unless_chosen(SHELF, Asked.SERVER))[key], ENGLISH.language
        ), f"{key} sounds the same"
    await world.restart()
    assert said(await world.member("Ann").slash(world.channel, "table settings")) == shown.split("\n\n")[0]
    await world.member("Ann").slash(world.channel, "game new")
    assert not differing((await newest_table(world)).options, Asked.SERVER), "/game new does not take these over"


async def test_the_lobby_says_what_was_chosen(world: World) -> None:
    here = {parameter: value for parameter, value in typed(Asked.NEW).items() if parameter != "place"}
    await world.member("Ann").slash(world.channel, "game new", **here)
    posted = world.channel.last_message
    assert posted is not None
    lobby = posted.content
    for option in asked(SHELF, Asked.NEW):
        words = WORDS[option.key].lobby
        if words is None:
            continue  # decided where its words are: nothing is said of it
        value, telling = another(option, Asked.NEW).value, words[1]
        assert telling(value, ENGLISH.language) in lobby, f"the lobby does not say {option.key}"
        assert telling(value, ENGLISH.language) != telling(option.default, ENGLISH.language), (
            f"{option.key} sounds the same in the lobby"
        )


@pytest.mark.parametrize("where", Asked)
def test_every_option_has_its_words_wherever_it_is_asked(where: Asked) -> None:
    for option in asked(SHELF, where):
        words = WORDS[option.key]
        assert where in words.helps, f"{option.key} has no help where it is asked: {where}"
        named = set() if words.names is None else set(words.names)
        assert named == {choice.typed for choice in option.choices}, f"the menu of {option.key} has other names"
        assert (words.proposed is not None) == (Asked.SERVER in option.asked), f"{option.key}: proposed, or not?"
