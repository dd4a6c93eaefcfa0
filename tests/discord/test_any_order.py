"""Moves, undos, requests, votes and absences in any order: every open panel says what is true now."""

from __future__ import annotations

import random
import re
from typing import Any

import discord
import pytest
import simcord

from arnak_bot.host import Table
from arnak_bot.host.taking_back import asked_before, asked_of
from arnak_bot.store import Status, VoteKind
from tests.discord.conftest import World, settled
from tests.discord.seen import buttons_of, components
from tests.samples import by_hand

NAMES = ("Ann", "Bob", "Cleo")
_AWAITED = re.compile(r"(?:You are waiting for|Next:|Still choosing:|Still to play:) ([^.]*)")
_UNDOES = re.compile(f"{VoteKind.TAKE_BACK}|{VoteKind.REOPEN_TURN}")
COMMANDS: dict[str, dict[str, Any]] = {"turn panel": {}, "me away": {"days": 2}, "game leave": {}, "game join": {}}


class Players:
    """Three players who do anything at any time, and what they have been shown in private."""

    def __init__(self, world: World, seed: int) -> None:
        self.world, self.chance, self.shown = world, random.Random(seed), dict[int, Any]()

    async def send(self, actor: simcord.MemberActor, command: str, press: str = "", **options: Any) -> None:
        """Send a command, and press the first button of the answer whose label or custom id matches `press`."""
        result = await actor.slash(self.world.channel, command, **options)
        if (answer := result.response) is None:
            return
        self.shown[answer.id] = answer
        buttons = [item for item in components(answer) if item.get("custom_id")]
        wanted = [each for each in buttons if re.search(press, f"{each.get('label')} {each['custom_id']}", re.I)]
        if press and wanted:
            result = await actor.click(answer.message, custom_id=wanted[0]["custom_id"])
            self.shown |= {} if result.response is None else {result.response.id: result.response}

    async def step(self, table: Table) -> None:
        actor, any_of = self.world.member(self.chance.choice(NAMES)), self.chance.choices
        seldom = [35, 25, 12, 3, 12, 6, 6] if table.requests else [60, 20, 12, 3, 3, 1, 1]
        match any_of(["move", "undo", "vote", *COMMANDS], seldom)[0]:
            case "move":
                actor = self.world.actor(table, self.chance.choice(table.running.seats_to_act))
                action = self.chance.choice(table.view(actor.id).legal).text
                await self.send(actor, "turn do", "a:sure", action=action)
            case "undo" if self.chance.random() < 0.3:
                await self.send(actor, "turn do", action="undo")
            case "undo":
                await self.send(actor, "table undo", any_of(["take back|undo", ""], [7, 3])[0])
            case "vote":
                for message, vote in self.votes()[-1:]:
                    pressed = await actor.click(message, custom_id=vote)
                    told = " ".join(each.content for each in pressed.followups)
                    assert "too late" not in told, "what can be agreed to can be done"
            case command:
                await self.send(actor, command, "leave" if command == "game leave" else "", **COMMANDS[command])
        await settled(self.world)

    def votes(self) -> list[tuple[discord.Message, str]]:
        """The messages in the channel with which something can be agreed to, and the custom ids of their buttons."""
        messages = self.world.channel.history()
        posted = [(message, str(each.custom_id)) for message in messages for each in buttons_of(message)]
        return [(message, each) for message, each in posted if each.startswith("a:vote")]

    def panel(self, table: Table, name: str) -> str:
        """What a player's open panel says; "" if it does not say how the game stands."""
        user = self.world.member(name).id
        seat, newest = table.seat_of(user), self.world.bot.open_panels.newest(table, user)
        if seat is None or table.seats[seat].gone or table.seats[seat].computer or newest is None or newest.planning:
            return ""
        return self.shown[newest.message.id].content if newest.message.id in self.shown else ""


@pytest.mark.slow
@pytest.mark.simcord(settle_timeout=120)
@pytest.mark.parametrize("seed", by_hand((8, 11), range(60)))
@pytest.mark.parametrize("game", ["lost-ark", "arnak"])
async def test_open_panels_name_who_is_awaited_and_only_open_requests(world: World, game: str, seed: int) -> None:
    table = await world.start_table(*NAMES, game=game, order="joined", turns="ask" if seed % 2 else "auto")
    players, read = Players(world, seed), 0
    for name in NAMES:
        await players.send(world.member(name), "turn panel")
    for _ in range(60):
        table = await world.table()
        if table.status is not Status.RUNNING:
            break
        await players.step(table)
        table = await world.table()
        if table.status is Status.RUNNING:
            await world.env.settle()
            asked: dict[str, set[int]] = {}
            for vote in table.requests:
                awaited = world.bot.host.absence.yet_to_vote(table, vote)
                asked[f"{vote.motion}:{vote.seat}:{vote.value}"] = {each.user_id for each in awaited}
            posts = [(message, each.split(":", 3)[3]) for message, each in players.votes()]
            shown = {each: {*message.raw_mentions} for message, each in posts if _UNDOES.match(each)}
            assert shown == asked, "each request has one post, which names who has yet to agree"
        for name in NAMES if table.status is Status.RUNNING else ():
            if not (said := players.panel(table, name)):
                continue
            seat, read = table.player(world.member(name).id), read + 1
            acting = {table.names[each] for each in table.running.seats_to_act}
            waits = [_AWAITED.findall(line)[-1] for line in said.split("\n") if _AWAITED.search(line)]
            assert bool(waits) == (name not in acting), said
            assert not waits or {each for each in NAMES if each in waits[0]} == acting, said
            assert "do you agree?" not in said.casefold() or asked_of(table, world.member(name).id), said
            assert "I have asked" not in said or asked_before(table, seat) is not None, said
    assert read
