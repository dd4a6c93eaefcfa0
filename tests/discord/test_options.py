"""Every option with another value than it would have: through command, settings, lobby, store and restart.

All of it is derived from what is declared, so that an option with a forgotten place fails here by its name.
"""

from __future__ import annotations

import pytest

from arnak_bot.game.definition import AnyGame
from arnak_bot.game.options import Choice, Option, OptionScope, Value
from arnak_bot.games import GAMES
from arnak_bot.games.arnak.wording.messages import ENGLISH
from arnak_bot.host import Table, asked, chosen_options, default_options
from arnak_bot.host.options import multiplayer_seats
from arnak_bot.store import HOST_OPTIONS, Options
from arnak_bot.store.options import GAME_KEY, values_of
from arnak_bot.wording.options import words_of
from tests.discord.conftest import World
from tests.discord.seen import said, text_of
from tests.rows import table_ids

WORDS = words_of(GAMES)

pytestmark = pytest.mark.simcord(settle_timeout=120)


EACH_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
ALONE = pytest.mark.parametrize("game", [game for game in GAMES.values() if 1 in game.seats], ids=lambda game: game.key)


def offered(where: OptionScope, game: AnyGame) -> list[Option]:
    """What a table of a game may choose there, which game it is too.

    Alone or with computers: what belongs to the one has no meaning for the other (`test_computers.py`).
    """
    own = {option.key for option in (*game.options, *HOST_OPTIONS)}
    others = {option.key for each in GAMES.values() for option in each.options} - own
    if not game.levels or (where is OptionScope.SOLO and 1 in game.seats):
        others.add("computers")
    if where is OptionScope.SOLO and 1 in game.seats:
        others.add("level")
    if len(multiplayer_seats(game)) == 1:
        others.add("seats")
    return [option for option in asked(GAMES, where) if option.key not in others]


def plain(where: OptionScope, game: AnyGame) -> dict[str, Value]:
    """What a table has that chooses nothing but its game, by key."""
    return values_of(chosen_options(GAMES, {"game": game.key}, default_options(GAMES, where), where))


def another(option: Option, where: OptionScope, game: AnyGame) -> Choice:
    """A choice that makes a difference there; of the game, that one."""
    if option.key == GAME_KEY:
        return Choice(game.key, game.key)
    offered = [choice for choice in option.offered() if option.key != "seats" or choice.value in game.seats]
    return next(choice for choice in offered if choice.value != plain(where, game)[option.key])


def wanted(where: OptionScope, game: AnyGame) -> dict[str, Choice]:
    """Another choice for everything that may be chosen there, by key."""
    return {option.key: another(option, where, game) for option in offered(where, game)}


def typed(where: OptionScope, game: AnyGame) -> dict[str, str | int]:
    return {option.parameter: another(option, where, game).typed for option in offered(where, game)}


def differing(options: Options, where: OptionScope, game: AnyGame) -> dict[str, Value]:
    """What was lost of the other choices, by key."""
    found = values_of(options)
    return {key: found[key] for key, choice in wanted(where, game).items() if found[key] != choice.value}


async def newest_table(world: World) -> Table:
    return await world.bot.host.registry.table(max(await table_ids(world.bot.host.registry.store)))


async def restarted(world: World, table: Table) -> Options:
    await world.restart()
    again = await world.bot.host.registry.table(table.id)
    assert again is not table
    return again.options


@EACH_GAME
async def test_a_multiplayer_table_keeps_its_openers_choices_across_a_restart(world: World, game: AnyGame) -> None:
    await world.ann.slash(world.channel, "game new", **typed(OptionScope.NEW, game))
    table = await newest_table(world)
    assert not differing(table.options, OptionScope.NEW, game), "the command does not pass these on"
    assert not differing(await restarted(world, table), OptionScope.NEW, game), "the database does not keep these"


@EACH_GAME
async def test_a_lobby_changes_and_shows_all_that_it_offers_also_after_a_restart(world: World, game: AnyGame) -> None:
    await world.open_table("Ann", game=game.key)
    chosen = {key: value for key, value in typed(OptionScope.LOBBY, game).items() if key != "game"}
    seats = {key: chosen.pop(key) for key in ("seats",) if key in chosen}
    await world.choose("Ann", **chosen)
    await world.choose("Ann", **seats)  # which may put away what matters for two alone
    table = await newest_table(world)
    lobby = text_of(world.newest)
    for option in offered(OptionScope.LOBBY, game):
        words = WORDS[option.key].lobby
        if words is None or (option.key == "hints" and game.adviser is None):
            continue  # decided where its words are: nothing is said of it, or nobody gives any here
        value, telling = another(option, OptionScope.LOBBY, game).value, words[1]
        told, usual = (telling(each, ENGLISH.language) for each in (value, option.default))
        applies = option.seats is None or table.options.seats in option.seats
        assert (told in lobby) is applies, f"the lobby does not say {option.key}"
        assert told != usual, f"{option.key} sounds the same in the lobby"
    assert not differing(table.options, OptionScope.LOBBY, game), "the lobby does not pass these on"
    assert not differing(await restarted(world, table), OptionScope.LOBBY, game), "the database does not keep these"


@ALONE
async def test_a_solo_table_keeps_its_players_choices_across_a_restart(world: World, game: AnyGame) -> None:
    await world.ann.slash(world.channel, "game solo", **typed(OptionScope.SOLO, game))
    table = await newest_table(world)
    assert not differing(table.options, OptionScope.SOLO, game), "the command does not pass these on"
    assert not differing(await restarted(world, table), OptionScope.SOLO, game), "the database does not keep these"


@EACH_GAME
async def test_a_servers_defaults_survive_a_restart(world: World, game: AnyGame) -> None:
    shown = said(await world.moderator().slash(world.channel, "table settings", **typed(OptionScope.SERVER, game)))
    values = [line.rpartition(": **")[2] for line in shown.splitlines()]
    for key, choice in wanted(OptionScope.SERVER, game).items():
        telling = WORDS[key].proposed
        assert telling is not None, f"/table settings sets {key} and does not say it"
        value = telling(choice.value, ENGLISH.language)
        assert value and f"{value}**" in values, f"/table settings does not say {key}"
        if key != GAME_KEY:
            before = plain(OptionScope.SERVER, game)[key]
            assert value != telling(before, ENGLISH.language), f"{key} sounds the same"
    await world.restart()
    changed, head, everything = shown.partition("**Settings of this server**")
    assert changed.startswith("**Changed**\n")
    now = said(await world.ann.slash(world.channel, "table settings"))
    assert now == f"{head}{everything}\n{ENGLISH.wishes.settings_read_only()}"
    await world.ann.slash(world.channel, "game new")
    options = (await newest_table(world)).options
    assert not differing(options, OptionScope.SERVER, game), "/game new does not take these over"


@pytest.mark.parametrize("where", OptionScope)
def test_every_option_has_texts_everywhere_it_can_be_chosen(where: OptionScope) -> None:
    for option in asked(GAMES, where):
        words = WORDS[option.key]
        assert where in words.helps, f"{option.key} has no help where it is asked: {where}"
        named = set() if words.names is None else set(words.names)
        offered = {choice.typed for choice in option.choices}
        fewer_alone = where is OptionScope.SOLO and offered < named  # not every game is for one
        assert named == offered or fewer_alone, f"the menu of {option.key} has other names"
        assert (words.proposed is not None) == (OptionScope.SERVER in option.asked), f"{option.key}: proposed, or not?"
