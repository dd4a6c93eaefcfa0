"""Sessions of people at Discord, written down whole: no message, button or menu changes, comes or goes unseen.

After a change that is meant: `python -m tools.renew`, then read the difference before you commit it.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from difflib import unified_diff
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands
from discord.enums import AppCommandOptionType
from simcord.backend.errors import BackendError

from arnak_bot.games.arnak.definition import GAME as ARNAK
from arnak_bot.games.arnak.engine import Game
from arnak_bot.kit.codec import encode
from cogs.ids import AtSeat, Press, Undo
from tests.discord.conftest import World, finish
from tests.discord.test_campaign import play_chapter
from tests.discord.test_whole_games import COMMANDS
from tests.discord.transcript import Transcript
from tests.host.test_hints import review_of
from tests.samples import all_day

pytestmark = pytest.mark.usefixtures("drawn")

APPROVED = Path(__file__).with_name("approved")
RENEW = "RENEW_TRANSCRIPTS"
SEED = "7"
VERBS = {verb.value: option for verb, (_, option) in COMMANDS.items()}
PAGES = len(ARNAK.texts("en").reference.pages()) - 1


@pytest.fixture(autouse=True)
def same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """A deal follows from the ids that Discord has given: one message more would be another game."""
    monkeypatch.setattr("arnak_bot.host.lobby.game_seed", lambda *_: SEED)


async def commands(at: Transcript) -> None:
    """What Discord is told of the commands: who may use them where, and what their options take.

    A group has its commands in the order in which modules were read, which is not the same for every choice of tests.
    """
    at.lines += [each for root in at.world.bot.tree.get_commands() for each in command(root.to_dict(at.world.bot.tree))]


def command(told: dict[str, Any], indent: str = "") -> Iterator[str]:
    """A command, a group or an option, and below it what it consists of."""
    parts = told.pop("options", [])
    if any(part["type"] == AppCommandOptionType.subcommand.value for part in parts):
        parts.sort(key=lambda part: str(part["name"]))
    yield f"{indent}{told.pop('name')} {json.dumps(told, ensure_ascii=False, sort_keys=True)}"
    for each in parts:
        yield from command(each, f"{indent}    ")


async def lobby(at: Transcript) -> None:
    """A lobby, from its opening to the start of the game."""
    await at.play("Ann: /game help", "Ann: /game join", "Ann: /game new", "Eve chooses Players: 3")
    await at.play("Ann chooses Players: 3", "Eve presses Turns")
    await at.form("Ann", "Turns", shuffle_seats="joined")
    await at.form("Ann", "Time limits", deadline_hours="24", remind_hours="12")
    await at.play("Bob presses Join", "Bob presses Join", "Bob presses Start", "Eve presses Leave")
    await at.play("Eve chooses easy computer", "Ann chooses medium computer", "Eve presses Remove")
    await at.click("Ann", "Remove")  # Bob
    await at.click("Ann", "Remove")  # the computer
    await at.play("Bob presses Join", "Eve presses Learn", "Bob presses Leave", "Ann: /game start", "Bob: /game join")
    await at.play("Ann: /show board", "Ann: /show hand", "Bob: /turn panel")
    await at.slash("Eve", "show board", everyone=True)
    await at.slash("Ann", "show board", everyone=True)
    await at.play("Ann: /game new", "Bob: /game leave", "Bob: /table stop", "Eve presses Help")
    await at.play("Eve chooses Is the deal fair?", "Eve presses Join", "Bob: /game join", "Ann presses Start")
    await at.play("Cleo: /game join", "Ann: /table stop", "Ann presses Go back", "Ann: /table stop")
    await at.play("Ann presses Stop it", "Bob: /game start", "Bob: /turn panel")


async def turns(at: Transcript) -> None:
    """Two players' first turns, by buttons and typed."""
    await at.table("Ann", "Bob", turns="ask", order="joined")
    for step in ("My turn", "What is this?", "My hand", "Log", "Board", "Help"):
        await at.click("Ann", step)
    await at.play("Ann chooses Aviator", "Bob presses My turn", "Eve presses My turn", "Eve presses Board")
    await at.play("Ann chooses ✖")
    await at.slash("Bob", "turn dig", site="camp-coins")
    await at.play("Ann chooses 1. Dig", "Ann: /table undo", "Ann: /table undo", "Ann chooses 2. Dig")
    await at.slash("Ann", "turn do", action="play funding ship")
    await at.click("Ann", "Undo all my steps")
    await at.slash("Ann", "turn do", action="dig nowhere")
    await at.slash("Ann", "turn do", action="dig camp-coins")
    await at.slash("Ann", "turn choose", answer="what")
    for verb, option in VERBS.items():
        await at.slash("Ann", f"turn {verb}", **{option: "nowhere"})
    await at.slash("Ann", "turn pass")
    await at.wait(0.5)  # the panel can be deleted no more
    await at.slash("Ann", "turn end")
    await at.slash("Ann", "turn choose", answer="pay fear")
    await at.play("Ann chooses 1. Play Funding (ship)", "Ann presses Plan my turn")
    await at.slash("Ann", "turn ahead", order="pass")
    await at.slash("Ann", "turn end")
    await at.slash("Ann", "turn ahead", order="pass")
    await at.slash("Ann", "turn ahead", order="none")
    await at.slash("Ann", "turn keep", cards="nothing")
    await at.play("Bob presses My turn", "Bob: /turn pass")
    await at.play("Bob presses Go back", "Bob presses Pass for this round", "Bob presses Yes", "Bob presses My turn")
    await at.slash("Ann", "turn dig", site="camp-jewel", payment="boot")
    await at.slash("Ann", "turn dig", site="camp-jewel", payment="pay funding-ship")
    await at.click("Ann", "My turn")


async def plans(at: Transcript) -> None:
    """Somebody who waits tries their next turn: only they see it."""
    await at.table("Ann", "Bob", turns="ask", order="joined")
    await at.play("Bob presses My turn", "Bob presses Plan my turn", "Bob chooses ✖", "Bob chooses 1. Dig")
    await at.play("Bob presses Undo", "Bob chooses 1. Dig")
    await at.play("Bob presses Save just this as a button", "Bob presses Plan my turn", "Bob chooses 2. Dig")
    await at.click("Bob", "Pay differently", "Pay with Fear", "Save it as a button", "Cancel plan: Dig at Harbour")
    await at.click("Bob", "Plan my turn", "Pass for this round", "Play it for me", "Cancel plan: Pass", "Go back")
    await at.play("Ann presses My turn", "Ann presses Pass for this round", "Ann presses Yes")
    await at.play("Bob presses My turn", "Bob presses Play your plan")


async def answers(at: Transcript) -> None:
    """Somebody who waits answers what they may be asked later: only they see it."""
    await at.table("Ann", "Bob", turns="ask", order="joined")
    await at.click("Bob", "My turn", "Answer ahead", "＋ At the end of the round", "Keep all cards", "Go back")
    await at.click("Bob", "Plan my turn", "Pass for this round", "Play it for me", "Answer ahead", "Cancel “Keep")
    await at.play("Bob presses Go back", "Ann presses My turn", "Ann presses Pass for this round", "Ann presses Yes")
    await at.play("Bob presses My turn")


async def taking_back(at: Transcript) -> None:
    """What has revealed something is taken back if all agree; what is older cannot be pressed any more."""
    table = await at.table("Ann", "Bob", "Cleo", turns="ask", order="joined")
    state = table.running.state.copy()
    state.players[0].tokens.update(dict.fromkeys(state.players[0].tokens, 9))
    table.game = Game(table.running.setup, state, [])
    await at.play("Ann presses My turn", "Ann chooses 6. Discover", "Ann presses Pay", "Ann: /table undo")
    await at.play("Ann presses Withdraw", "Ann presses Ask to undo")
    for name in ("Ann", "Eve", "Bob", "Bob", "Cleo"):
        await at.click(name, "Let Ann")
    await at.click("Ann", "My turn")


async def alone(at: Transcript) -> None:
    """A game for one from its first turn to its end, a long log, and a harder one."""
    await at.slash("Ann", "game solo", difficulty=2, turns="auto", layout="wide")
    await at.slash("Bob", "game join")
    await at.slash("Ann", "table pause", days=1)
    await at.slash("Ann", "me away", days=1)
    await at.play("Ann: /turn pass", "Ann presses Yes")
    at.lines += ["", "## Ann does the least until the game is over"]
    await finish(at.world, await at.world.table())
    await at.play("Ann presses Log", "Ann presses ‹", "Bob presses Play again")
    await at.click("Ann", "Play again (difficulty 3 of 5)", "Play again (difficulty 3 of 5)", "Open in a thread")
    await at.play("Ann presses Play again", "Ann presses Open in a thread", "Ann: /table undo")
    await at.slash("Ann", "show stats", text=True)
    await at.slash("Ann", "me results")
    await at.slash("Ann", "show league", text=True)
    await at.play("Ann: /table results", "Ann: /table webhook")
    await at.slash("Ann", "table server", league=False)
    await at.play("Ann: /table stop", "Ann presses Stop it")


async def journey(at: Transcript) -> None:
    """The campaign: its map, the first chapter played by the book, the next one, and what is still closed."""
    await at.play("Ann: /me campaign", "Ann presses Play chapter 1 in a thread")
    [number] = await at.world.bot.host.registry.store.open_tables_of(at.world.ann.id)
    at.lines += ["", "## Ann plays it to its end"]
    await play_chapter(at.world, await at.world.bot.host.registry.table(number))
    await at.play("Ann: /me campaign", "Ann chooses 1. Landfall", "Ann presses Play it in a direct message")
    await at.play("Eve: /me campaign")


async def noted(at: Transcript) -> None:
    """Somebody writes a note for themselves."""
    await at.table("Ann", "Bob", turns="ask", order="joined")
    await at.play("Bob: /turn note", "Bob: /turn panel", "Bob presses Note")


async def found(at: Transcript) -> None:
    """People find each other, and are invited by name."""
    await at.slash("Ann", "game find")
    await at.slash("Ann", "game find", game="lost-cities", players=3, note="evenings")
    await at.play("Bob presses Me too", "Bob presses Stop looking", "Bob: /game find")
    await at.slash("Bob", "game find", game="lost-cities", players=3)
    await at.slash("Bob", "game new")
    for guest, answer in (("Eve", "Decline"), ("Dan", "Accept")):
        await at.slash("Bob", "game invite", player=at.world.member(guest))
        await at.click("Ann", answer)
        await at.click(guest, answer)
        await at.slash("Bob", "game invite", player=at.world.member(guest))


async def ladder(at: Transcript) -> None:
    """A month of the ladder: it is switched on, played in direct messages, closed to others, and its end is posted."""
    world, news = at.world, at.world.guild.create_text_channel("news")
    world.moderator()
    await at.slash("Ann", "game ladder")
    await at.slash("Ann", "table server", ladder=True)
    await at.slash("Mod", "table server", ladder=True, news=news)
    await at.wait(1)
    await at.slash("Ann", "game ladder")
    await at.click("Ann", "Play Lost Ruins", "Play Lost Cities", "Play Lost Ruins")
    table = await world.bot.host.registry.table_in(world.ann.user.dm_channel.id)
    at.lines += ["", "## Ann does the least until the game is over"]
    await finish(world, table)
    await at.play("Ann: /game ladder", "Bob: /game ladder")
    await at.slash("Bob", "show stats", player=world.ann)
    await at.wait(31 * 24, look_every=24)
    await at.play("Bob: /game ladder", "Bob chooses January")


async def look_ups(at: Transcript) -> None:
    """Everything that can be looked up while a game goes on, and in between."""
    table = await at.table("Ann", "Bob", turns="ask", order="joined")
    await at.slash("Ann", "turn dig", site="camp-coins")
    await at.play("Ann: /turn end", "Eve: /game list")
    for name in ("Ann", "Eve"):
        for command in ("board", "hand", "log", "exile", "scores", "deck", "history", "replay", "mine"):
            await at.slash(name, f"show {command}")
    await at.slash("Bob", "show mine")
    await at.slash("Eve", "show deck", player=at.world.bob)
    await at.slash("Ann", "show deck", player=at.world.eve)
    await at.slash("Eve", "show scores", text=True)
    await at.slash("Eve", "show history", round=1)
    await at.slash("Eve", "show history", round=2)
    await at.slash("Eve", "show board", text=True)
    for part in table.definition.parts:
        await at.slash("Bob", "show board", part=str(part))
    await at.slash("Ann", "show board", part="player", player=at.world.bob)
    await at.slash("Ann", "show board", part="player", player=at.world.eve)
    await at.types("Ann", "show card", "name", "")
    for text in ("hat", "x"):
        await at.types("Ann", "show card", "name", text)
        await at.slash("Ann", "show card", name=text)
        await at.types("Ann", "show rules", "topic", text)
        await at.slash("Ann", "show rules", topic=text)
    await at.types("Bob", "turn do", "action", "dig")
    await at.types("Bob", "turn choose", "answer", "")
    await at.types("Bob", "turn buy", "card", "")
    await at.types("Eve", "turn do", "action", "")
    await at.slash("Eve", "me preferences", layout="wide")
    await at.slash("Eve", "show board")
    await at.slash("Eve", "show history", round=1)
    elsewhere = at.world.guild.create_text_channel("elsewhere")
    await at.slash("Ann", "show board", elsewhere)
    await at.slash("Ann", "show card", elsewhere, name="hat")
    await at.slash("Ann", "show rules", elsewhere, topic="dig")
    await at.slash("Ann", "show rules", elsewhere, topic="arnak/dig")


async def away(at: Transcript) -> None:
    """Reminders, deadlines, votes, pauses, a new player, a computer that stands in, and a table that is closed."""
    await at.table("Ann", "Bob", "Cleo", turns="ask", order="joined", deadline=24, remind=12)
    await at.wait(13, look_every=4)
    await at.wait(12)
    await at.play("Ann presses End Ann", "Eve presses End Ann", "Bob presses End Ann", "Cleo presses End Ann")
    await at.slash("Bob", "table pause", days=0)
    await at.slash("Bob", "table pause", days=3)
    await at.play("Ann presses Agree", "Cleo presses Agree")
    await at.slash("Bob", "table pause", days=0)
    await at.slash("Cleo", "me away", days=2)
    await at.slash("Cleo", "show hand")
    await at.slash("Bob", "table replace", player=at.world.bob, by=at.world.dan)
    await at.play("Eve presses Take", "Dan presses Take")
    await at.slash("Ann", "table replace", player=at.world.cleo, by=at.world.eve)
    await at.slash("Ann", "table replace", player=at.world.eve, by=at.world.bob)
    await at.play("Dan: /game leave", "Dan presses Leave", "Ann presses Let a computer", "Dan: /game join")
    await at.wait(40 * 24)
    await at.play("Eve presses Reopen", "Ann presses Reopen")


async def learning(at: Transcript) -> None:
    """How to play, and the first turn of a guided game."""
    await at.slash("Ann", "game learn")
    for _ in range(PAGES):
        await at.click("Ann", "Next")
    await at.play("Ann presses ‹ Back", "Ann presses Next", "Bob: /game new")
    await at.play("Ann presses Start a guided game here", "Ann presses Open in a thread", "Ann: /game learn")
    for _ in range(PAGES):
        await at.click("Ann", "Next")
    await at.play("Bob: /table stop", "Bob presses Close it")
    await at.play("Ann presses Start a guided game here", "Ann presses My turn", "Ann presses My turn")
    await at.play("Ann chooses 1. Dig", "Bob presses My turn")
    await at.click("Ann", "End turn", "My turn", "What would you do?", "Do all 3", "End turn", "My turn")
    await at.play("Ann presses What would you do?", "Ann presses Why?")
    await at.slash("Ann", "game learn", game="lost-cities")
    await at.play("Ann: /game solo", "Ann presses Open in a thread")


async def ends(at: Transcript) -> None:
    """How a game ends, what is said of it afterwards, and another one."""
    table = await at.table("Ann", "Bob", turns="ask", order="joined")
    await at.slash("Bob", "show stats")
    at.lines += ["", "## Everybody does the least until the game is over"]
    await finish(at.world, table)
    review = json.dumps(encode(review_of(table, 0, "pass", "end")))
    await at.world.bot.host.registry.store.keep_review(table.id, review)
    await at.click("Eve", "Look back")
    for text in (False, True):
        await at.slash("Ann", "show stats", text=text)
        await at.slash("Ann", "show stats", server=True, text=text)
    await at.slash("Eve", "show stats")
    await at.slash("Ann", "show stats", player=at.world.bob, where="guild", game="arnak")
    await at.slash("Ann", "show stats", game="lost-cities")
    await at.play("Ann: /show scores", "Ann: /show replay", "Ann: /show log", "Ann: /turn pass", "Ann: /me forget")
    await at.play("Ann presses Delete it all", "Eve: /game again", "Bob: /game again")


async def elsewhere(at: Transcript) -> None:
    """Channels that are closed to the bot, or where moderators want no table; direct messages; another server."""
    guild, closed = at.world.guild, discord.PermissionOverwrite(attach_files=False, create_public_threads=False)
    mute = guild.create_text_channel("mute", overwrites={guild.default_role: closed})
    for command in ("game new", "game solo"):
        await at.slash("Ann", command, mute)
    await at.slash("Ann", "game new", mute, place="thread")
    await at.slash("Ann", "table pause", days=2)
    await at.play("Ann: /game again", "Ann: /game review", "Ann: /show replay")
    await at.table("Ann", "Bob", "Cleo", turns="ask", order="joined")
    await at.play("Ann: /game review", "Ann: /game again", "Ann: /game leave", "Ann presses Go back")
    at.world.gate.fail("POST", f"/channels/{at.world.channel.id}/messages", lambda: BackendError(403, 50013, "No"))
    await at.play("Ann: /turn pass", "Ann presses Yes", "Bob: /show mine")
    at.world.moderator()
    await at.slash("Mod", "table settings")
    at.world.gate.fail("POST", f"/channels/{at.world.channel.id}/messages", lambda: BackendError(500, 0, ""))
    await at.slash("Bob", "turn panel")
    await at.slash("Bob", "show board", everyone=True)
    await at.wait(1)
    await at.slash("Eve", "game solo", at.world.guild.create_text_channel("alone"), difficulty=2)


async def cities(at: Transcript) -> None:
    """A turn of another game, and where several games can be meant."""
    at.world.member("Bob")
    await at.slash("Bob", "me preferences", notes=True, layout="wide")
    await at.slash("Ann", "game new", game="arnak", computers=1)
    await at.choose("Ann", "Game: Lost Cities", "Players: 4", "hard computer", "Players: 3")
    await at.play("Ann presses Remove", "Ann presses Remove", "Ann chooses Length: one")
    await at.form("Ann", "Turns", shuffle_seats="joined", hints="yes")
    await at.form("Ann", "Rules", columns="rising")
    await at.slash("Ann", "game solo", game="lost-cities", difficulty=2)
    await at.play("Bob presses Join", "Cleo presses Join", "Ann presses Start", "Ann presses My turn")
    await at.slash("Ann", "turn dig", site="camp-coins")
    await at.slash("Ann", "turn ahead", order="pass")
    await at.slash("Ann", "turn keep", cards="all")
    await at.play("Ann: /turn pass", "Ann chooses 1.", "Bob presses Board", "Bob presses My hand", "Bob: /show mine")
    await at.play("Ann: /show mine")
    await at.slash("Ann", "show board", part="island")
    await at.slash("Ann", "show rules", topic="start")
    await at.slash("Ann", "game learn")


async def people(at: Transcript) -> None:
    """What people and servers want, and what is stored of them."""
    await at.slash("Ann", "me preferences")
    await at.slash("Ann", "me preferences", zone="berlin", wake=8, sleep=22, notes=True, turns="auto", layout="tall")
    await at.slash("Ann", "me preferences", layout="table", notes=False)
    await at.slash("Ann", "me preferences", zone="atlantis")
    await at.types("Ann", "me preferences", "zone", "berl")
    await at.types("Ann", "me preferences", "zone", "new y")
    await at.types("Ann", "me preferences", "zone", "")
    await at.slash("Ann", "me away", days=3)
    await at.play("Ann: /me forget", "Ann presses Delete it all", "Ann: /table settings")
    await at.slash("Ann", "table settings", seats=3)
    at.world.moderator()
    await at.slash("Mod", "table settings", seats=3, stop="moderators", turns="ask")
    await at.choose("Mod", "How turns end", "on its own")
    games = at.world.guild.create_text_channel("games")
    await at.slash("Mod", "table settings", channel=games)
    await at.slash("Ann", "game new")
    await at.slash("Mod", "table settings", channel=games)
    await at.slash("Mod", "table server", audit=games)
    await at.play("Mod chooses Stops, replacements and votes are reported in", "Mod presses Turn off")
    await at.slash("Ann", "game new", place="thread")
    await at.play("Ann: /game new", "Ann: /table stop", "Mod: /table stop", "Mod presses Close it")


async def typing(at: Transcript) -> None:
    """What people type, with a computer between two players: played, offered as buttons, and a panel that goes on."""
    await at.slash("Ann", "game new", computers=1)
    await at.form("Ann", "Turns", shuffle_seats="joined")
    await at.play("Ann chooses Players: 3", "Bob presses Join", "Ann presses Start", "Bob presses My turn")
    told = (
        "hey can i dig please",
        "the coin place",
        "lookout with the ship",
        "i'm done",
        "harbor with fear plz",
        "finish",
    )
    for action in told:
        await at.slash("Ann", "turn do", action=action)
    await at.play("Ann presses End turn", "Bob: /turn panel")
    await at.slash("Ann", "turn do", action="donkey")


SESSIONS: dict[str, Callable[[Transcript], Awaitable[None]]] = {
    each.__name__: each
    for each in (
        *(commands, lobby, turns, plans, answers, taking_back, alone, found, noted, ladder, journey),
        *(look_ups, away, learning, ends, elsewhere, cities, people, typing),
    )
}
ALL_DAY = ("commands", "turns", "answers", "taking_back", "found", "noted", "look_ups", "cities", "people", "typing")
"""Turns, and what is short: together a third of the time. `python -m tools.renew` plays every session."""


@pytest.mark.parametrize(
    "name",
    [
        *all_day(ALL_DAY, [name for name in SESSIONS if name != "journey"], "whole_check"),
        pytest.param("journey", marks=pytest.mark.slow),
    ],
)
async def test_a_session_is_as_approved(world: World, name: str) -> None:
    transcript = Transcript(world)
    file = APPROVED / f"{name}.txt"
    try:
        await SESSIONS[name](transcript)
    finally:
        if os.environ.get(RENEW):
            file.write_text(transcript.text, encoding="utf-8")
    approved = file.read_text(encoding="utf-8").splitlines()
    found = list(unified_diff(approved, transcript.text.splitlines(), f"approved/{name}.txt", "now", lineterm=""))
    assert not found, "\n".join([*found[:60], "", "If this is meant: python -m tools.renew"])


async def test_every_command_and_button_is_tried_in_some_session(world: World) -> None:
    told = "".join(file.read_text(encoding="utf-8") for file in APPROVED.glob("*"))
    commands = [each for each in world.bot.tree.walk_commands() if isinstance(each, app_commands.Command)]
    assert [each.qualified_name for each in commands if f": /{each.qualified_name}" not in told] == []
    buttons = (*Press, *Undo, "do", "sure", "pick", "look", "page", "computer", "learn", "seat", "vote", "ladder")
    buttons = (*buttons, *AtSeat, "option", "form", "settings", "setting", "settingoff")
    assert [each for each in buttons if f"a:{each}:" not in told] == []


def test_every_approved_file_belongs_to_a_session() -> None:
    assert {file.stem for file in APPROVED.glob("*")} == set(SESSIONS)


if __name__ == "__main__":
    APPROVED.mkdir(exist_ok=True)
    tests = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", __file__]
    sys.exit(subprocess.run(tests, env={**os.environ, RENEW: "yes"}).returncode)
