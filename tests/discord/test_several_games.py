"""Look-ups, statistics, commands and how to play where there are two games: which of them is meant."""

from __future__ import annotations

from dataclasses import replace

import pytest
import simcord

from arnak_bot.game.definition import AnyGame
from arnak_bot.games import GAMES
from arnak_bot.games.arnak.definition import GAME as ARNAK
from arnak_bot.games.arnak.engine import Action
from arnak_bot.games.arnak.engine.actions import act
from arnak_bot.host import Table
from cogs import choices
from cogs.client import Interaction
from cogs.command_tree import command
from tests.discord.conftest import World, finish, pass_turn
from tests.discord.seen import answer, last_in, said
from tests.varied import varied

ANOTHER = "another-arnak"
TITLE = "Noughts and crosses"


@pytest.fixture(autouse=True)
def another() -> AnyGame:
    """Another game: Arnak by another name, whose board cannot be shown in parts."""
    return varied(ARNAK, key=ANOTHER, title="Another Arnak", parts=())


@pytest.fixture
def two_games(monkeypatch: pytest.MonkeyPatch, world: World, another: AnyGame) -> None:
    monkeypatch.setitem(GAMES, ANOTHER, another)


async def open_another(world: World, *names: str) -> None:
    """Open a table of the other game and start it."""
    people = [world.member(name) for name in names]
    host = world.bot.host
    settled = await host.people.guild(world.guild.id)
    options = replace(settled.proposed, game_key=ANOTHER, seats=len(names))
    table = await host.lobby.open(world.guild.id, world.channel.id, people[0].id, names[0], options)
    for name, other in zip(names[1:], people[1:], strict=True):
        await host.lobby.join(table, other.id, name)
    await host.lobby.start(table, people[0].id)
    await world.post(table)


@pytest.mark.usefixtures("two_games")
class TestWhereNoTableIs:
    """All games may be meant."""

    async def test_suggestions_name_their_game_and_are_interleaved_and_looked_up_in_it(self, world: World) -> None:
        offered = await world.ann.autocomplete(world.channel, "show card", "name", "ostrich")
        assert [each["name"] for each in offered[:2]] == ["Ostrich (Lost Ruins of Arnak)", "Ostrich (Another Arnak)"]
        assert [each["value"].partition("/")[0] for each in offered[:2]] == ["arnak", ANOTHER]
        shown = answer(await world.ann.slash(world.channel, "show card", name=offered[1]["value"]))
        assert "Ostrich" in shown.content and shown.message.attachments
        assert "Ostrich" in said(await world.ann.slash(world.channel, "show card", name="ostrich")), "typed"

    async def test_an_unknown_name_is_answered_once_with_the_names_that_are_near_in_any_game(
        self, world: World
    ) -> None:
        for typed, told in (("xyzzy", "Type a few letters"), ("guardian", "Did you mean Ash Jaguar")):
            shown = said(await world.ann.slash(world.channel, "show card", name=typed))
            assert shown.startswith(f"I don’t know anything called “{typed}”. {told}") and "\n" not in shown

    async def test_a_rule_is_explained_by_its_game(self, world: World) -> None:
        offered = await world.ann.autocomplete(world.channel, "show rules", "topic", "reloc")
        assert {each["value"].split("/")[0] for each in offered} == {"arnak", ANOTHER}
        chosen = said(await world.ann.slash(world.channel, "show rules", topic=offered[0]["value"]))
        assert chosen == said(await world.ann.slash(world.channel, "show rules", topic="reloc"))


@pytest.mark.usefixtures("two_games")
class TestAtATable:
    """The game that is played there is meant."""

    async def test_suggestions_are_for_the_game_being_played(self, world: World) -> None:
        await world.start_table("Ann", "Bob")
        offered = await world.ann.autocomplete(world.channel, "show card", "name", "ostrich")
        assert offered[0]["name"] == "Ostrich" and "/" not in offered[0]["value"]

    async def test_what_only_another_game_has_is_shown_with_the_name_of_that_game(self, world: World) -> None:
        await world.start_table("Ann", "Bob")
        shown = answer(await world.ann.slash(world.channel, "show card", name="white path"))
        assert shown.content.startswith("Lost Cities: the board game · **White path**")
        assert shown.message.attachments
        assert "(" not in said(await world.ann.slash(world.channel, "show card", name="hunter")), "the Lost Ark has one"
        assert "Did you mean" in said(await world.ann.slash(world.channel, "show card", name="earring"))


async def test_a_button_of_a_lost_game_says_so(world: World, monkeypatch: pytest.MonkeyPatch, another: AnyGame) -> None:
    monkeypatch.setitem(GAMES, ANOTHER, another)
    await open_another(world, "Ann", "Bob")
    shown = answer(await world.ann.click(last_in(world.channel), label="Help")).message
    monkeypatch.delitem(GAMES, ANOTHER)
    (told,) = (await world.ann.click(shown, label="Learn to play")).followups
    assert told.content == "I do not have that game."


@pytest.mark.usefixtures("two_games")
async def test_statistics_are_those_of_the_game_played_most(world: World) -> None:
    await finish(world, await world.start_table("Ann", "Bob"))
    for _ in range(2):
        await open_another(world, "Ann", "Bob")
        await finish(world, await world.table())
    told = said(await world.ann.slash(world.channel, "show stats", server=True, text=True))
    assert told.startswith("**Camp (Another Arnak)**") and "games: 2\n" in told


async def test_a_round_that_has_not_begun_has_no_picture(world: World) -> None:
    await world.start_table("Ann", "Bob")
    assert said(await world.ann.slash(world.channel, "show history", round=4)) == "Round IV has not started yet."
    assert said(await world.ann.slash(world.channel, "show history", round=60)) == "Round 60 has not started yet."


@pytest.mark.parametrize(("games", "asks"), [(("arnak",), False), (("arnak", ANOTHER), True)])
def test_a_command_asks_for_its_game_where_there_are_several(
    monkeypatch: pytest.MonkeyPatch, another: AnyGame, games: tuple[str, ...], asks: bool
) -> None:
    known = {"arnak": ARNAK, ANOTHER: another}
    monkeypatch.setattr(choices, "GAMES", {key: known[key] for key in games})

    @command("game")
    @choices.may_name_game
    async def learn(interaction: Interaction, game: str | None = None) -> None:
        del interaction, game

    offered = {each.name: [choice.value for choice in each.choices] for each in learn.parameters}
    assert offered == ({"game": list(games)} if asks else {})


# --- the commands of one game at a table of another ------------------------------------------------------


async def at_another(world: World, *without: str) -> tuple[Table, simcord.MemberActor]:
    """A table of another game, `without` some actions, and whoever is to move."""
    table = await world.start_table("Ann", "Bob", turns="ask")

    def parse(text: str) -> Action:
        if text in without:
            raise ValueError(text)
        return act(text)

    table.definition = varied(table.definition, key="noughts", title=TITLE, parse=parse)
    return table, world.actor(table, 0)


async def test_its_options_suggest_nothing_but_that(world: World) -> None:
    _, actor = await at_another(world)
    options: list[tuple[str, str, dict[str, str]]] = [
        ("dig", "site", {}),
        ("dig", "payment", {"site": "coins"}),
        ("pass", "card", {}),
    ]
    for verb, option, meanwhile in options:
        (offered,) = await actor.autocomplete(world.channel, f"turn {verb}", option, "", **meanwhile)
        assert offered["name"].startswith(f"{TITLE} has no /turn {verb}")


async def test_passing_with_a_card_belongs_to_one_game_and_passing_to_any_that_has_it(world: World) -> None:
    table, actor = await at_another(world)
    result = await actor.slash(world.channel, "turn pass", card="watch")
    assert "has no `/turn pass card`" in said(result) and not table.running.log
    await pass_turn(world, actor)
    assert table.running.log == ((0, "pass"), (0, "end"))


async def test_a_game_without_passing_or_ending_says_so(world: World) -> None:
    table, actor = await at_another(world, "pass", "end")
    how = "Type your move with `/turn do`, or press **My turn** to play or plan it."
    for verb in ("pass", "end"):
        assert said(await actor.slash(world.channel, f"turn {verb}")) == f"{TITLE} has no `/turn {verb}`. {how}"
    assert not table.running.log


async def test_common_actions_can_be_typed_by_name_in_every_game(world: World) -> None:
    table, actor = await at_another(world)
    offered = await actor.autocomplete(world.channel, "turn do", "action", "dig camp-coins")
    assert [each["value"] for each in offered] == ["dig camp-coins"]
    await actor.slash(world.channel, "turn do", action="dig camp-coins")
    assert table.running.log == ((0, "dig camp-coins"), (0, "pay fear")), "paid for as the menu's option says"
