"""Two games in one bot: which one is asked for, what each may choose, and tables of both beside each other."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arnak_bot.doctor import Problem, examine
from arnak_bot.game.definition import AnyGame
from arnak_bot.game.options import Choice, GameOptions, Option, OptionScope, Value
from arnak_bot.game.values import OptionWords
from arnak_bot.games.arnak.definition import GAME as ARNAK
from arnak_bot.games.arnak.wording.messages import ENGLISH
from arnak_bot.host import Host, Options, TableBroken, TableError, asked, chosen_options, default_options, options_of
from arnak_bot.refusals import Impossible, NoSuchOption, NotForOne, OnlyAlone, SeatCount, Why
from arnak_bot.store import GuildSettings, Status, Store
from arnak_bot.wording.options import value_of, words_of
from tests.databases import Where
from tests.host.moves import play_out
from tests.host.stage import ANN, BOB, CHANNEL, EVE, GUILD, Clock, Games, host_on, options_with, refused, started
from tests.rows import table_ids
from tests.varied import varied

TIDE = Option(
    "tide",
    "tide",
    "low",
    frozenset({OptionScope.LOBBY, OptionScope.SERVER}),
    (Choice("low", "low"), Choice("high", "high")),
)
COAST: AnyGame = varied(
    ARNAK,
    key="coast",
    title="The Coast",
    levels={},
    seats=range(2, 4),
    options=(TIDE,),
    option_words={
        "tide": OptionWords(
            {OptionScope.LOBBY: lambda _: "Which tide", OptionScope.SERVER: lambda _: "Which tide"},
            names={"low": lambda _: "low", "high": lambda _: "high"},
            lobby=None,
            proposed=lambda tide, _: f"{tide} tide",
        )
    },
    new=lambda setup: ARNAK.new(replace(setup, options=GameOptions.with_defaults(ARNAK.options, {}))),
    automa_names=lambda _: (),
)
"""It is played by the rules of the first, on a board that nobody chooses."""
BOTH: dict[str, AnyGame] = {ARNAK.key: ARNAK, COAST.key: COAST}


def coast_with(**values: Value) -> Options:
    """The defaults of a table of the second game but for some options."""
    return options_of(COAST, **values)


@pytest.fixture
def games() -> Games:
    return BOTH


# --- which game, and what it may choose ---------------------------------------------------------------


@pytest.mark.parametrize("where", OptionScope)
def test_nobody_is_asked_which_game_while_there_is_one(where: OptionScope) -> None:
    assert "game" not in {option.parameter for option in asked({"arnak": ARNAK}, where)}
    assert default_options({"coast": COAST}, OptionScope.NEW).game_key == "coast"


def test_with_two_games_the_game_is_the_first_option_followed_by_the_options_of_both() -> None:
    options = asked(BOTH, OptionScope.SERVER)
    arnaks = [option.parameter for option in ARNAK.options if OptionScope.SERVER in option.asked]
    assert [option.parameter for option in options][: len(arnaks) + 2] == ["game", *arnaks, "tide"]
    assert [option.parameter for option in asked(BOTH, OptionScope.NEW)] == ["game", "place", "computers"]
    assert [choice.typed for choice in options[0].choices] == [ARNAK.key, COAST.key]
    assert words_of(BOTH)["game_key"].names is not None


def test_for_solo_games_only_games_with_a_solo_mode_are_offered() -> None:
    two = {"arnak": ARNAK, "coast": COAST}
    assert not {"game", "tide"} & {option.parameter for option in asked(two, OptionScope.SOLO)}
    assert {"board", "tide"} & {option.parameter for option in asked({"coast": COAST}, OptionScope.SOLO)} == set()


@pytest.mark.parametrize(("games", "counts"), [(BOTH, range(2, 5)), ({"coast": COAST}, range(2, 4))])
def test_the_numbers_of_seats_offered_cover_all_games(games: dict[str, AnyGame], counts: range) -> None:
    [seats] = [option for option in asked(games, OptionScope.SERVER) if option.key == "seats"]
    assert seats.numbers == counts


def test_a_game_other_than_the_servers_default_has_its_own_options_and_seats() -> None:
    proposed = options_with(board="snake", seats=4, remind_hours=12)
    chosen = chosen_options(BOTH, {"game": "coast", "tide": "high"}, proposed, OptionScope.NEW)
    assert chosen == coast_with(tide="high", seats=3, remind_hours=12)
    assert chosen_options(BOTH, {"game": None}, chosen, OptionScope.NEW) == chosen
    back = chosen_options(BOTH, {"game": "arnak"}, chosen, OptionScope.NEW)
    assert back == options_with(seats=3, remind_hours=12), "what was proposed of the other game is gone"


def test_a_chosen_number_of_seats_is_not_changed_silently() -> None:
    assert chosen_options(BOTH, {"game": "coast", "seats": 4}, options_with(), OptionScope.NEW).seats == 4


@pytest.mark.parametrize(("game", "option"), [("coast", "board"), ("arnak", "tide")])
def test_an_option_of_another_game_is_refused_by_name(game: str, option: str) -> None:
    with refused(NoSuchOption(option, BOTH[game].title)):
        chosen_options(BOTH, {"game": game, option: "high", "seats": 2}, options_with(), OptionScope.NEW)


def test_an_option_without_effect_in_a_solo_game_is_refused_by_name() -> None:
    otherwise = default_options(BOTH, OptionScope.SOLO)
    with refused(OnlyAlone("difficulty")):
        chosen_options(BOTH, {"computers": 1, "difficulty": 3}, otherwise, OptionScope.SOLO)
    with refused(Why.LEVEL_WITHOUT_COMPUTERS):
        chosen_options(BOTH, {"level": "strong"}, otherwise, OptionScope.SOLO)
    assert chosen_options(BOTH, {"computers": 1, "level": "strong"}, otherwise, OptionScope.SOLO).level == "strong"
    assert chosen_options(BOTH, {"difficulty": 3}, otherwise, OptionScope.SOLO).solo


def test_defaults_for_a_game_that_no_longer_exists_are_ignored() -> None:
    chosen = chosen_options({"arnak": ARNAK}, {}, coast_with(remind_hours=12), OptionScope.NEW)
    assert chosen == options_with(remind_hours=12)


async def test_a_servers_defaults_are_stored_with_their_game_and_shown(host: Host) -> None:
    settings = GuildSettings(coast_with(tide="high"))
    await host.people.set_guild(GUILD, settings)
    assert await host.people.guild(GUILD) == settings
    assert value_of(TIDE, settings.proposed, COAST, ENGLISH) == "high tide"


# --- tables of both -----------------------------------------------------------------------------------


async def test_a_table_stays_with_its_game_after_a_restart(host: Host, fresh: Host) -> None:
    other = await started(host, coast_with(seats=2), ANN, BOB)
    solo = await host.lobby.open_alone(GUILD, CHANNEL + 1, EVE, "Eve", options_with(rival=1))
    assert other.names in (("Ann", "Bob"), ("Bob", "Ann")) and solo.names == ("Eve", "The rival")
    await host.play.play(other, other.seats[0].user_id, ["pass"])
    assert [(await fresh.registry.table(each.id)).definition.key for each in (other, solo)] == ["coast", "arnak"]
    again = await fresh.registry.table(other.id)
    assert again.running.fingerprint() == other.running.fingerprint() and again.moves == 1
    with pytest.raises(TableError) as error:
        await fresh.play.play(again, again.seats[0].user_id, ["pass"])
    assert isinstance(error.value.refusal, Impossible) and error.value.refusal.game is COAST


async def test_a_table_of_a_lost_game_can_be_stopped(host: Host, store: Store, clock: Clock, database: Where) -> None:
    table = await host.lobby.open(GUILD, CHANNEL, ANN, "Ann", coast_with())
    left = host_on(store, clock, {"arnak": ARNAK})
    with pytest.raises(TableBroken) as broken:
        await left.registry.table(table.id)
    assert "game_key cannot be 'coast'" in broken.value.refusal.sentence(ENGLISH)
    assert examine(database, {"arnak": ARNAK}, clock()).tables_with(Problem.BROKEN) == [table.id]
    assert examine(database, BOTH, clock()).well
    await left.lobby.stop_broken(table.id, ANN, moderator=False)
    assert (await host.registry.table(table.id)).status is Status.STOPPED


async def test_no_more_players_than_the_game_allows_and_one_only_if_it_has_a_solo_mode(host: Host) -> None:
    for seats in (1, 4):
        with refused(SeatCount("The Coast", (2, 3))):
            await host.lobby.open(GUILD, CHANNEL, ANN, "Ann", coast_with(seats=seats))
    with refused(NotForOne("The Coast")):
        await host.lobby.open_alone(GUILD, CHANNEL, ANN, "Ann", coast_with(seats=1))
    with refused(Why.CANNOT_BE_DEALT):
        await host.lobby.open_alone(GUILD, CHANNEL, ANN, "Ann", options_with(rival=None))
    assert await table_ids(host.registry.store) == []


async def test_options_of_another_game_never_reach_a_table(host: Host) -> None:
    mixed = replace(options_with(), game=coast_with().game)
    with pytest.raises(ValueError, match=r"missing rival.*unknown tide"):
        await host.lobby.open(GUILD, CHANNEL, ANN, "Ann", mixed)


async def test_results_can_be_selected_by_game(host: Host) -> None:
    for channel, options in ((1, coast_with(tide="high")), (2, options_with())):
        await play_out(host, await started(host, options, ANN, BOB, channel=channel))
    every = await host.people.results(user_id=ANN)
    expected = [("coast", GameOptions.of({"tide": "high"})), ("arnak", options_with().game)]
    assert [(each.game_key, each.options) for each in every] == expected
    assert await host.people.results(user_id=ANN, game="coast") == every[:1]
    assert await host.people.results(user_id=ANN, guild_id=GUILD, game="arnak") == every[1:]
    assert {each.game_key for each in await host.people.results(guild_id=GUILD, game="arnak")} == {"arnak"}
