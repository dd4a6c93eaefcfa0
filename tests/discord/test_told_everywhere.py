"""Whatever happens in a game is told in the panel, in the channel and in the log, and its numbers are true.

Real games, found by playing, not events built by hand: a turn of every kind is typed by a member, and what they are
told is compared with what their tokens were before and after. Which kinds there are is derived from the engine.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from arnak_bot.games.arnak.engine import Event, Game, GameSetup
from arnak_bot.games.arnak.engine.content import FIRST_EDITION
from arnak_bot.games.arnak.engine.events import KINDS, RoundBegan, SiteRevealed, seen_by
from arnak_bot.games.arnak.engine.resources import Resource
from arnak_bot.games.arnak.pictured import RESOURCE_SIGNS
from arnak_bot.games.arnak.wording.summaries import SILENT
from arnak_bot.host import Table
from tests.discord.conftest import World, be_sure
from tests.discord.seen import said, text_of
from tests.wording.happenings import CHANNEL

GAMES = (19, 104, 26, 68, 12)
"""Random games that have everything between them; a kind that none has fails the first test here."""
NAMED_BY_WHAT_LED_TO_IT = {SiteRevealed}
"""Told with the name of the place in “discovers Shrine (L1-1)”, which the table shows by then."""
FORWARD = ("research", "temple", "rescue", "move", "discover", "use", "play", "buy")
IDLE = ("pass", "end", "decline", "cancel")


def kinds_of(events: tuple[Event, ...]) -> set[type[Event]]:
    return {type(event) for event in events} - set(SILENT)


@dataclass(frozen=True)
class Turn:
    """A turn of a game: the game before it, the seat, what it does, and the kinds of events that come of it."""

    before: Game
    seat: int
    actions: tuple[str, ...]
    kinds: frozenset[type[Event]]


def turns_of_game(number: int) -> Iterator[Turn]:
    """Play a game at random, more or less bent on getting on; even numbers are games of two, odd ones solo."""
    rival = 2 if number % 2 else None
    side = ("bird", "snake")[number // 2 % 2]
    game = Game.new(GameSetup(2 - number % 2, side, f"told {number}", rival=rival, edition=FIRST_EDITION))
    chance = random.Random(number)
    while not game.over:
        before, seat = game.copy(), game.seats_to_act[0]
        actions: list[str] = []
        kinds: set[type[Event]] = set()
        while not game.over and game.seats_to_act[0] == seat and "end" not in actions:
            action = _some_action(game, seat, number, chance)
            actions.append(action)
            kinds |= kinds_of(game.apply(action, seat))
            if RoundBegan in kinds:  # whoever keeps cards has done so: what follows is another turn
                break
        yield Turn(before, seat, tuple(actions), frozenset(kinds))


def _some_action(game: Game, seat: int, number: int, chance: random.Random) -> str:
    legal = game.legal_actions(seat)
    busy = [a for a in legal if a.verb not in IDLE and not (number % 3 == 2 and a.verb == "idol")] or list(legal)
    forward = [action for action in legal if action.verb in FORWARD]
    return chance.choice(forward if forward and chance.random() < (number % 3) * 0.4 else busy).text


def told_change(lines: list[str], name: str) -> dict[Resource, int]:
    """What somebody's tokens have changed by, as the story tells it: +2🪙 is a gain, every other number a price."""
    own = "\n".join(line for line in lines if line.startswith(name))
    change = dict.fromkeys(Resource, 0)
    for resource in Resource:
        for plus, count in re.findall(rf"(\+?)(\d+){RESOURCE_SIGNS[resource]}", own):
            change[resource] += int(count) if plus else -int(count)
    return change


def true_change(before: Game, after: Game, seat: int) -> dict[Resource, int]:
    old, new = before.state.players[seat].tokens, after.state.players[seat].tokens
    return {resource: new[resource] - old[resource] for resource in Resource}


def test_the_games_have_every_kind_of_event() -> None:
    met = {kind for number in GAMES for turn in turns_of_game(number) for kind in turn.kinds}
    assert met == set(KINDS) - set(SILENT)


@pytest.mark.parametrize("number", GAMES)
def test_the_gains_in_the_story_match_the_change_in_tokens(number: int) -> None:
    for turn in turns_of_game(number):
        game = turn.before.copy()
        events = [event for action in turn.actions for event in game.apply(action, turn.seat)]
        lines = CHANNEL.tell(events, game.view(None), ("Ann", "Bob") if number % 2 == 0 else ("Ann", "The rival"))
        name = ("Ann", "Bob")[turn.seat]
        assert told_change(lines, name) == true_change(turn.before, game, turn.seat), (lines, turn.actions)


def few_turns(parity: int) -> list[Turn]:
    """Turns of the games of two (parity 0) or of solo games (1) that have every kind of event these games have."""
    turns = [turn for number in GAMES if number % 2 == parity for turn in turns_of_game(number)]
    wanted = {kind for turn in turns for kind in turn.kinds}
    chosen: list[Turn] = []
    while wanted:
        best = max(turns, key=lambda turn: len(wanted & turn.kinds))
        chosen.append(best)
        wanted -= best.kinds
    return chosen


@pytest.mark.slow
@pytest.mark.parametrize("parity", [0, 1], ids=["two players", "solo"])
async def test_panel_channel_and_log_say_what_came_of_it(world: World, parity: int) -> None:
    if parity:
        await world.ann.slash(world.channel, "game solo", difficulty=2)
        table = await world.table()
    else:
        table = await world.start_table("Ann", "Bob", turns="ask")
    for turn in few_turns(parity):
        actor = world.actor(table, turn.seat)
        table.game = turn.before.copy()
        panels, events = await typed(world, table, turn)
        everybody, mine = told_to_all(table, events), told_to(turn.seat, table, events)
        log, own = [said(await each.slash(world.channel, "show log")) for each in (world.eve, actor)]
        name = table.names[turn.seat]
        change = true_change(turn.before, table.running, turn.seat)
        assert told_change(everybody, name) == change
        for line in everybody:
            assert line in text_of(world.newest), "the channel"
            assert line in log, "the log"
        for line in mine:
            if line.startswith(name):
                assert any(line in text for text in (*panels, own)), (line, panels)  # what is too long for a panel
        for kind in turn.kinds - NAMED_BY_WHAT_LED_TO_IT:
            without = [event for event in events if not isinstance(event, kind)]
            again = told_to_all(table, without), told_to(turn.seat, table, without)
            assert again != (everybody, mine), kind.__name__  # the hands of a new round are told to their owners alone


def told_to_all(table: Table, events: list[Event]) -> list[str]:
    return CHANNEL.tell(events, table.view(None), table.names)


def told_to(seat: int, table: Table, events: list[Event]) -> list[str]:
    return CHANNEL.tell([seen_by(event, seat) for event in events], table.running.view(seat), table.names)


async def typed(world: World, table: Table, turn: Turn) -> tuple[list[str], list[Event]]:
    """Let the member on the turn's seat type it; return what their panels say, and what has happened."""
    actor = world.actor(table, turn.seat)
    panels: list[str] = []
    expected = turn.before.copy()
    events: list[Event] = []
    for action in turn.actions:
        verb, _, what = action.partition(" ")
        if verb in ("dig", "overcome"):  # its payment is typed next, and need not be the cheapest
            result: Any = await actor.slash(world.channel, f"turn {verb}", site=what)
        else:
            result = await actor.slash(world.channel, "turn do", action=action)
        panels.append(said(result))
        sure = await be_sure(actor, result)
        panels.append(said(sure) if sure is not None else "")
        events += expected.apply(action, turn.seat)
    assert table.running.fingerprint() == expected.fingerprint(), turn.actions
    return panels, events
