"""Whole games through Discord, played as members would: commands, buttons and menus only; nothing grows with them."""

from __future__ import annotations

import random

import pytest
import simcord
from discord.state import ConnectionState

from arnak_bot.games.arnak.engine import Verb, seen_by
from arnak_bot.games.arnak.engine.content import CARD_BY_ID
from arnak_bot.games.arnak.wording import signs
from arnak_bot.games.arnak.wording.messages import ENGLISH
from arnak_bot.host import Table
from cogs import ids
from tests.discord.conftest import World, be_sure, open_panel, pass_turn
from tests.discord.seen import components, text_of

COMMANDS = {
    Verb.DIG: ("dig", "site"),
    Verb.DISCOVER: ("discover", "site"),
    Verb.OVERCOME: ("overcome", "site"),
    Verb.BUY: ("buy", "card"),
    Verb.PLAY: ("play", "card"),
    Verb.RESEARCH: ("research", "step"),
    Verb.TEMPLE: ("temple", "tile"),
    Verb.ASSISTANT: ("assistant", "use"),
    Verb.BOON: ("boon", "guardian"),
    Verb.IDOL: ("idol", "effect"),
    Verb.PASS: ("pass", "card"),
}


async def click_action(world: World, table: Table, actor: simcord.MemberActor, action: str) -> None:
    """Find an action in the panel, turning pages where needed, and choose it there."""
    panel = await open_panel(world, actor)
    for _ in range(6):
        for item in components(panel):
            if item["type"] == 2 and plays(item["custom_id"], action):
                await be_sure(actor, await actor.click(panel.message, custom_id=item["custom_id"]))
                return
            values = [option["value"] for option in item.get("options", [])]
            if action in values:
                result = await actor.select(panel.message, [action], custom_id=item["custom_id"])
                await be_sure(actor, result)
                return
        pages = [(item, option["value"]) for item in components(panel) for option in item.get("options", [])]
        turning = next(((item, value) for item, value in pages if value.startswith("page:")), None)
        assert turning is not None, f"{action} is not in the panel"
        panel = (await actor.select(panel.message, [turning[1]], custom_id=turning[0]["custom_id"])).response
    raise AssertionError(f"{action} was not found on any page")


def plays(custom_id: str, action: str) -> bool:
    """Whether a button plays this action and nothing else, but for passing, which ends the turn too.

    Where nothing is paid yet Undo takes back what would be cancelled, and is the only button for it (R57).
    """
    if action == Verb.CANCEL.value and custom_id.startswith(f"a:{ids.Undo.LAST}:"):
        return True
    actions = custom_id.split(":", 4)[-1].split(">")
    return actions == [action] or (actions[0] == action and action.startswith("pass"))


async def type_action(world: World, table: Table, actor: simcord.MemberActor, action: str) -> None:
    """Type an action as a slash command, having asked for its suggestions first."""
    verb, _, rest = action.partition(" ")
    game = table.running
    if game.question is not None and verb not in COMMANDS:
        offered = await actor.autocomplete(world.channel, "turn choose", "answer", "")
        assert len(offered) == 25 or action in [choice["value"] for choice in offered]
        await be_sure(actor, await actor.slash(world.channel, "turn choose", answer=action))
    elif verb == "end":
        await actor.slash(world.channel, "turn end")
    elif verb == "pass" and not rest:
        await pass_turn(world, actor)
    else:
        command, option = COMMANDS[Verb(verb)]
        offered = await actor.autocomplete(world.channel, f"turn {command}", option, "")
        assert len(offered) == 25 or action in [choice["value"] for choice in offered]
        await be_sure(actor, await actor.slash(world.channel, f"turn {command}", **{option: action}))


async def play_on(world: World, chance: random.Random, until: int | None = None) -> Table:
    """Play at random, half clicked and half typed, until the game is over or a ply is reached."""
    table = await world.table()
    while not table.running.over and (until is None or table.moves < until):
        seat = chance.choice(table.running.seats_to_act)
        hand = table.running.view(seat).own.hand
        legal = [each for each in table.running.legal_actions(seat) if each.text != "keep all" or len(hand) > 1]
        busy = [action for action in legal if action.verb is not Verb.PASS] or legal
        action = chance.choice(busy if chance.random() < 0.4 else legal).text
        before, log = table.moves, table.running.log
        way = click_action if chance.random() < 0.5 or action.startswith(("keep", "done")) else type_action
        await way(world, table, world.actor(table, seat), action)
        table = await world.table()
        assert table.moves > before, f"{action} was not played"
        taken_back = action == Verb.CANCEL.value and table.running.log == log[:-1]  # Undo is its button: see `plays`
        assert taken_back or table.running.log[: len(log) + 1] == (*log, (seat, action))
    return table


@pytest.mark.slow
async def test_two_members_play_a_whole_game_with_a_restart_during_a_payment(world: World) -> None:
    chance = random.Random(11)
    table = await world.start_table("Ann", "Bob", turns="ask")
    await play_on(world, chance, until=12)
    table = await world.table()
    while (dig := _dig_to_pay(table)) is None:
        assert not table.running.over
        table = await play_on(world, chance, until=table.moves + 1)
    await type_action(world, table, world.actor(table, table.running.seat_to_act or 0), dig)
    asked = [action.text for action in (await world.table()).running.answers]
    assert asked and asked[0].startswith("pay ")
    fingerprint = table.running.fingerprint()

    await world.restart()

    table = await world.table()
    assert table.running.fingerprint() == fingerprint
    assert [action.text for action in table.running.answers] == asked
    await click_action(world, table, world.actor(table, table.running.seat_to_act or 0), asked[0])
    table = await play_on(world, chance)

    assert table.running.over
    last = world.newest
    assert [file.filename for file in last.attachments] == ["board.jpg", "scores.jpg"]
    assert "points" in (last.attachments[1].description or "")
    winner = table.names[next(sheet.seat for sheet in table.running.scores() if sheet.rank == 1)]
    assert winner in text_of(last)
    assert f"`{table.seed}`" in text_of(last), "the seed is told at the end"
    pages = [text_of(message) for message in world.channel.history()][:-1]
    assert not any(table.seed in text for text in pages if table.seed)


def _dig_to_pay(table: Table) -> str | None:
    """A dig that the seat to act has to pay for; None if there is none now."""
    if table.running.question is not None:
        return None
    for action in table.running.legal_actions():
        if action.verb is Verb.DIG:
            ahead = table.running.copy()
            ahead.apply(action)
            ways = [answer for answer in ahead.answers if answer.verb is Verb.PAY]
            if len(ways) > 1:  # a single way pays itself
                return str(action.text)
    return None


@pytest.mark.slow
async def test_four_members_play_and_no_hand_ever_appears_in_public(world: World) -> None:
    chance = random.Random(5)
    table = await world.start_table("Ann", "Bob", "Cleo", "Dan", board="snake")
    seen = 0
    while not table.running.over and table.moves < 160:
        secret = _hidden_cards(table)
        table = await play_on(world, chance, until=table.moves + 1)
        known = _open_cards(table) | await _told_cards(world, table)
        for message in world.channel.history()[seen:]:
            alts = " ".join(file.description or "" for file in message.attachments)
            for name in secret - known:
                assert name not in f"{text_of(message)} {alts}", f"{name} leaked"
        seen = len(world.channel.history())
    assert seen > 20


def _hidden_cards(table: Table) -> set[str]:
    """Names of items and artifacts that are in some hand."""
    hands = [card for player in table.running.state.players for card in player.hand]
    return {signs.card(card, ENGLISH) for card in hands if CARD_BY_ID[card].cost}


async def _told_cards(world: World, table: Table) -> set[str]:
    """Names of cards that the newest turns moved in the open."""
    turns = await world.bot.host.history.turns_as_logged(table)
    told = [event for turn in turns[-3:] for event in turn.events]
    moved = {getattr(seen_by(event, None), "card", None) for event in told}
    return {signs.card(card, ENGLISH) for card in moved if card in CARD_BY_ID}


def _open_cards(table: Table) -> set[str]:
    """Names of cards that anybody may see: played, in the row, exiled."""
    state = table.running.state
    cards = [*state.items, *state.artifacts, *state.exiled_items, *state.exiled_artifacts]
    cards += [card for player in state.players for card in player.play]
    return {signs.card(card, ENGLISH) for card in cards if card}  # a row whose deck is empty has gaps (R22)


async def test_no_view_is_kept_in_memory_after_sending(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[object] = []
    monkeypatch.setattr(ConnectionState, "store_view", lambda state, view, message_id=None: kept.append(view))
    table, (actor, _) = await world.seated("Ann", "Bob", turns="ask")
    await open_panel(world, actor)
    await click_action(world, table, actor, "dig camp-coins")
    await actor.slash(world.channel, "show log")
    await actor.slash(world.channel, "table pause", days=2)
    await actor.slash(world.channel, "table stop")
    await actor.slash(world.channel, "game leave")
    await actor.slash(world.channel, "show board", everyone=True)
    await actor.slash(world.channel, "table replace", player=actor, by=world.cleo)
    assert kept == []
