"""Values that Discord refuses to send and a forger may: in options of commands, custom ids and menus.

Which commands, options and custom ids there are is read off the command tree and `cogs.ids`: what is new is tried too.
"""

from __future__ import annotations

import contextlib
import itertools
import logging
import re
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from re import _constants as kind  # type: ignore[attr-defined]
from re import _parser as parser  # type: ignore[attr-defined]
from typing import Any

import discord
import pytest
import simcord
from discord import app_commands, ui
from discord.enums import AppCommandOptionType as Kind

from arnak_bot.game.values import Form
from arnak_bot.refusals import Why
from arnak_bot.wording.messages import ENGLISH
from cogs import ids
from cogs.menus import MISSING, MORE
from tests.discord.conftest import World, send_form, view_of
from tests.discord.seen import said
from tests.samples import by_hand

WILD_TEXTS = (
    *("x", "-1", "9" * 40, "٣", "🪙" * 30, "\0", ">"),
    *(MISSING, f"{MISSING}x", MORE, f"{MORE}x", f"{MORE}-1"),
)
WILD_IDS: tuple[object, ...] = ("", "0", "x", "-1", "9" * 40, 7, None, [])
WILD_OF: dict[Kind, tuple[object, ...]] = {
    Kind.string: (*WILD_TEXTS, "x" * 6000, 7, None, [], {}),
    Kind.integer: (-1, 2**63, 10**30, 1.5, True, "7", "x", None, [], {}),
    Kind.boolean: ("true", 2, None, []),
    Kind.user: WILD_IDS,
    Kind.channel: WILD_IDS,
}
"""What Discord would not send for an option; of free text, what nobody means."""
BEGUN: tuple[object, ...] = (7, None, [], "🪙" * 30)
FINE_OF: dict[Kind, object] = {Kind.string: "x", Kind.integer: 1, Kind.boolean: True, Kind.user: "1"}
GROUPS = ("game", "show", "table", "me", "turn")
BEGINNINGS = re.compile("a:learn:(here|thread|private)|a:thread:(new|solo):,*")
"""What anybody may press, whoever sent the button: it begins a game of their own."""
FREE_TEXTS = {("find", "note")}
"""Options in which anything is meant."""
EVERY = by_hand(6, 1)
"""How much is tried, one in so many: the pictures that are drawn in answer take their time."""


@dataclass
class Calm:
    """What must not happen, whatever is sent: a traceback in the log, or anything that changes."""

    world: World
    log: pytest.LogCaptureFixture
    before: str = ""

    def __post_init__(self) -> None:
        self.before = self._kept()

    def _kept(self) -> str:
        """Everything that is kept of people, servers and tables."""
        with contextlib.closing(sqlite3.connect(f"file:{self.world.database}?mode=ro", uri=True)) as kept:
            return "\n".join(kept.iterdump())

    def no_traceback(self, sent: object) -> None:
        """Nobody has to look into it."""
        wrong = [each.getMessage() for each in self.log.records if each.levelno >= logging.ERROR or each.exc_info]
        assert not wrong, (sent, wrong)

    def answered(self, result: simcord.InteractionResult, sent: object) -> None:
        """Whoever sent it has been answered."""
        self.no_traceback(sent)
        assert result.acknowledged, sent

    def nothing_changed(self, sent: object) -> None:
        """Nothing was kept of it."""
        assert self._kept() == self.before, sent


# --- commands -----------------------------------------------------------------------------------


def commands_of(world: World, group: str) -> list[app_commands.Command[Any, ..., Any]]:
    found = world.bot.tree.get_command(group)
    assert isinstance(found, app_commands.Group)
    return [each for each in found.walk_commands() if isinstance(each, app_commands.Command)]


def wild_values(option: app_commands.Parameter) -> Iterator[object]:
    """What to send for an option."""
    yield from WILD_OF[option.type]
    if option.min_value is not None:
        yield option.min_value - 1
    if option.max_value is not None:
        yield option.max_value + 1


def sent_for(command: app_commands.Command[Any, ..., Any], name: str, value: object, **more: object) -> dict[str, Any]:
    """What arrives when somebody sends this value, with something for whatever else is required."""
    assert command.parent is not None
    options: list[dict[str, Any]] = []
    for option in command.parameters:
        if option.display_name == name:
            options.append({"type": option.type.value, "name": name, "value": value, **more})
        elif option.required:
            fine = option.choices[0].value if option.choices else FINE_OF[option.type]
            options.append({"type": option.type.value, "name": option.display_name, "value": fine})
    leaf = {"type": 1, "name": command.name, "options": options}
    return {"id": "1", "name": command.parent.name, "type": 1, "options": [leaf]}


@pytest.mark.parametrize("group", GROUPS)
async def test_forged_command_options_are_refused(world: World, group: str, caplog: pytest.LogCaptureFixture) -> None:
    table = await world.start_table("Ann", "Bob", turns="ask")
    free = world.guild.create_text_channel("free")
    ann = world.actor(table, table.running.seats_to_act[0])
    calm = Calm(world, caplog)
    channels, first = itertools.cycle((world.channel, free)), itertools.cycle(range(EVERY))
    for command in commands_of(world, group):
        for option in command.parameters:
            for channel, value in zip(channels, [*wild_values(option)][next(first) :: EVERY], strict=False):
                sent = command.qualified_name, option.display_name, value
                world.gate.forged = sent_for(command, option.display_name, value)
                result = await ann.slash(channel, "show mine")
                calm.answered(result, sent)
                assert said(result) or result.followups, sent
            if (command.name, option.display_name) in FREE_TEXTS:
                calm = Calm(world, caplog)
            calm.nothing_changed(sent)


@pytest.mark.parametrize("group", GROUPS)
async def test_forged_beginnings_get_no_suggestions(world: World, group: str, caplog: pytest.LogCaptureFixture) -> None:
    table = await world.start_table("Ann", "Bob", turns="ask")
    ann = world.actor(table, table.running.seats_to_act[0])
    calm = Calm(world, caplog)
    for command in commands_of(world, group):
        for option in command.parameters:
            for value in BEGUN if option.autocomplete else ():
                world.gate.forged = sent_for(command, option.display_name, value, focused=True)
                await ann.autocomplete(world.channel, "show card", "name", "x")
                calm.no_traceback((command.qualified_name, option.display_name, value))
    calm.nothing_changed(group)


async def test_text_longer_than_any_suggestion_is_not_searched(world: World) -> None:
    (card,) = [each for each in commands_of(world, "show") if each.name == "card"]
    for length, fine in ((100, True), (101, False)):
        text = "pistol".ljust(length, "x")
        answer = said(await world.ann.slash(world.channel, "show card", name=text))
        assert ("not one of the choices" in answer) is not fine
        world.gate.forged = sent_for(card, "name", "pistol".ljust(length), focused=True)
        assert bool(await world.ann.autocomplete(world.channel, "show card", "name", "x")) is fine
        world.gate.forged = None


async def test_a_forged_channel_is_refused_when_resolved(world: World, caplog: pytest.LogCaptureFixture) -> None:
    calm = Calm(world, caplog)
    (settings,) = [each for each in commands_of(world, "table") if each.name == "settings"]
    sent = sent_for(settings, "channel", str(world.channel.id))
    resolved = {"id": str(world.channel.id), "name": "dm", "type": 1, "permissions": "0"}
    world.gate.forged = {**sent, "resolved": {"channels": {resolved["id"]: resolved}}}
    assert "not one of the choices" in said(await world.moderator().slash(world.channel, "show mine"))
    calm.no_traceback(sent)


# --- buttons and menus --------------------------------------------------------------------------

TEMPLATES = {
    name: each for name, each in vars(ids).items() if isinstance(each, re.Pattern) and each is not ids.NOTE_FORM
}
"""Those of buttons and menus: a note's form is tried with the notes."""
OFTEN = 40
"""More often than any template repeats a thing without saying how often."""


def samples(parsed: Any, fine: dict[int, str]) -> list[str]:
    """Texts that fit a template: every word, and of numbers and names the shortest and the longest."""
    found = [""]
    for what, how in parsed:
        found = ["".join(pair) for pair in itertools.product(found, _samples_of(what, how, fine))]
    return found


def _samples_of(what: Any, how: Any, fine: dict[int, str]) -> list[str]:
    match what:
        case kind.LITERAL:
            return [chr(how)]
        case kind.BRANCH:
            return [each for branch in how[1] for each in samples(branch, fine)]
        case kind.SUBPATTERN:
            return [fine[how[0]]] if how[0] in fine else samples(how[3], fine)
        case kind.IN:
            return [each for inner, much in how for each in _samples_of(inner, much, fine)]
        case kind.RANGE:
            return [chr(how[0]), chr(how[1])]
        case kind.CATEGORY if how is kind.CATEGORY_DIGIT:
            return ["0", "9", "\u0663"]
        case kind.MAX_REPEAT:
            least, most, inner = how
            if inner[0][0] is kind.ANY:
                return list(WILD_TEXTS)
            counts = dict.fromkeys((least, min(most, OFTEN)))
            return list(dict.fromkeys(each * count for each in samples(inner, fine) for count in counts))
    raise NotImplementedError(f"templates had no {what} before")


def forged_ids(template: re.Pattern[str], fine: dict[str, str]) -> list[str]:
    """Ids that fit a template in which one thing is wild and the others are fine, each thing in turn."""
    parsed, known = parser.parse(template.pattern), template.groupindex
    held = {number: fine[name] for name, number in known.items() if name in fine}
    wild = [{key: text for key, text in held.items() if key != free} for free in (None, *held)]
    found = dict.fromkeys(text for each in wild for text in samples(parsed, each))
    return [each for each in found if len(each) <= ids.LIMIT and not BEGINNINGS.fullmatch(each)]


async def forge(world: World, name: str) -> tuple[simcord.MemberActor, list[str]]:
    """Start a table; return who forges, and ids about that table with one thing wild each.

    Whoever is to move presses what is forged; where the word alone says it all, somebody else.
    """
    table = await world.start_table("Ann", "Bob", turns="ask")
    player = world.actor(table, table.running.seats_to_act[0])
    fine = {"table": table.id, "move": table.moves, "seat": 1, "user": player.id, "value": 0}
    actor = player if set(TEMPLATES[name].groupindex) - {"what", "table"} else world.eve
    return actor, forged_ids(TEMPLATES[name], {key: str(number) for key, number in fine.items()})


@pytest.mark.parametrize("name", TEMPLATES)
async def test_forged_buttons_and_menus_are_refused(world: World, name: str, caplog: pytest.LogCaptureFixture) -> None:
    actor, forged = await forge(world, name)
    place = world.bot.get_partial_messageable(world.guild.create_text_channel("forge").id)
    await world.eve.slash(world.channel, "show mine")
    calm = Calm(world, caplog)
    for custom_id in forged[:: EVERY if len(forged) > EVERY else 1]:
        button: ui.Button[ui.View] = ui.Button(label="Press me", custom_id=custom_id)
        sent = await place.send("free coins", view=view_of(button))
        calm.answered(await actor.click(sent, custom_id=custom_id), custom_id)
    calm.nothing_changed(name)


@pytest.mark.parametrize("name", TEMPLATES)
async def test_values_on_no_menu_are_refused(world: World, name: str, caplog: pytest.LogCaptureFixture) -> None:
    """A menu with the id of anything that can be pressed, in which nothing was chosen, or what is not there."""
    actor, (custom_id, *_) = await forge(world, name)
    option = discord.SelectOption(label="coins", value="coins")
    menu: ui.Select[ui.View] = ui.Select(custom_id=custom_id, options=[option])
    place = world.bot.get_partial_messageable(world.channel.id)
    calm = Calm(world, caplog)
    for values in ([], *([text] for text in WILD_TEXTS[:: -max(1, EVERY // 3)]), ["x", "y"]):
        world.gate.forged = None
        sent = await place.send("free coins", view=view_of(menu))
        world.gate.forged = {"custom_id": custom_id, "component_type": 3, "values": values}
        calm.answered(await actor.select(sent, ["coins"], custom_id=custom_id), (custom_id, values))
    calm.nothing_changed(name)


# --- forms --------------------------------------------------------------------------------------

WILD_ITEMS: tuple[object, ...] = (
    *(None, {}, {"component": None}, {"component": {"custom_id": "note"}}),
    *({"component": {"custom_id": key, "values": values}} for key in ("turns", "x", 7) for values in (["x"], [7], "x")),
    *({"component": {"custom_id": key, "value": text}} for key, text in (("x", "x"), ("turns", "x"), ("note", 7))),
)


@pytest.mark.parametrize("components", [None, *([each] for each in WILD_ITEMS)], ids=repr)
async def test_forged_forms_are_refused(world: World, components: object, caplog: pytest.LogCaptureFixture) -> None:
    await world.open_table("Ann", seats=3)
    lobby = await world.table()
    note = await world.ann.slash(world.channel, "turn note")
    turns = await world.ann.click(world.newest, custom_id=ids.form_button(lobby.id, Form.PLAY))
    calm = Calm(world, caplog)
    for shown, sending in ((note, world.ann.submit_modal(note, {})), (turns, send_form(world.ann, turns))):
        assert shown.modal is not None
        world.gate.forged = {"custom_id": shown.modal["custom_id"], "components": components}
        refused = Why.NOT_OFFERED.sentence(ENGLISH), Why.NOT_IN_LOBBY.sentence(ENGLISH)
        assert said(await sending) in refused
    calm.no_traceback(components)
    calm.nothing_changed(components)


async def test_a_form_without_its_text_does_not_erase_the_note(world: World) -> None:
    await world.open_table("Ann")
    table = await world.table()
    await world.ann.submit_modal(await world.ann.slash(world.channel, "turn note"), {"note": "mine"})
    shown = await world.ann.slash(world.channel, "turn note")
    world.gate.forged = {"custom_id": ids.note_form(table.id), "components": []}
    assert said(await world.ann.submit_modal(shown, {})) == Why.NOT_OFFERED.sentence(ENGLISH)
    assert table.seats[0].note == "mine"


async def test_what_no_database_can_store_is_left_out(world: World, caplog: pytest.LogCaptureFixture) -> None:
    """NUL, and halves of surrogate pairs, in a name, a note and a command."""
    world.people["odd"] = world.guild.add_member(world.env.create_user("odd", global_name="O\0d\ud800d"))
    await world.open_table("odd")
    table, calm = await world.table(), Calm(world, caplog)
    odd = world.people["odd"]
    form = await odd.slash(world.channel, "turn note")
    await odd.submit_modal(form, {"note": "\ud83e buy \0the hat"})
    assert (table.seats[0].name, table.seats[0].note) == ("Odd", "buy the hat")
    assert "not one of the choices" in said(await odd.slash(world.channel, "game find", note="\ud800"))
    calm.no_traceback("odd")
