"""Learning to play, help, and playing again, as newcomers do it."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest

from arnak_bot.game.thinking import Advice
from arnak_bot.games import GAMES
from arnak_bot.games.arnak.definition import GAME as ARNAK
from arnak_bot.games.arnak.engine.resources import Resource
from arnak_bot.games.arnak.wording.messages import ENGLISH
from arnak_bot.games.arnak.wording.texts import texts_in
from arnak_bot.host import Host, Options, Table, options_of
from arnak_bot.store import Status
from cogs import ids
from cogs.panel import Guidance
from cogs.play import guidance_for
from tests.discord.conftest import World, finish
from tests.discord.seen import answer, buttons_of, components, labels_of, said, sit_down, text_of
from tests.discord.test_forged import forged
from tests.host.stage import ANN, CHANNEL, DAN, Clock, Here, running
from tests.rows import table_ids

PAGES = texts_in("en").reference.pages()
GUIDED_HERE = ids.guided_button("arnak", ids.Guided.HERE)
"""The button on the last page."""

STEPS = 30
"""Of a guided game, three rounds or so."""


async def test_a_guided_game_needs_permissions_only_in_its_channel(world: World) -> None:
    ann, channel = world.ann, world.channel_without("attach_files")
    help_ = answer(await ann.slash(channel, "game help")).message
    message = answer(await ann.click(help_, label="Learn to play")).message
    for _ in PAGES[1:]:
        message = answer(await ann.click(message, label="Next ›")).message
    (told,) = (await ann.click(message, label="Start a guided game here")).followups
    assert "Attach Files" in told.content and await table_ids(world.bot.host.registry.store) == []
    begun = answer(await ann.click(message, label="In a direct message")).message
    (table_id,) = await table_ids(world.bot.host.registry.store)
    table = await world.bot.host.registry.table(table_id)
    there = f"[our direct messages](https://discord.com/channels/@me/{table.channel_id})"
    assert table.guild_id is None and there in begun.content and not begun.components
    assert channel.history() == [], "the channel is not told of it"
    private = answer(await ann.user.slash("game learn")).message
    for _ in PAGES[1:]:
        private = answer(await ann.user.click(private, label="Next ›")).message
    assert labels_of(private) == ["‹ Back", "Start a guided game here"], "one is in a direct message already"


async def test_the_last_page_of_a_game_without_a_guided_one_starts_a_game_alone(world: World) -> None:
    ann, pages = world.ann, GAMES["lost-ark"].texts("en").reference.pages()
    message = answer(await ann.slash(world.channel, "game learn", game="lost-ark")).message
    for _ in pages[1:]:
        message = answer(await ann.click(message, label="Next ›")).message
    assert labels_of(message) == ["‹ Back", "Play alone here", "In a direct message"]
    begun = answer(await ann.click(message, label="Play alone here")).message
    assert begun.content == "Your game has begun. Press **My turn** below."
    table = await world.table()
    assert table.definition.key == "lost-ark" and table.options.solo
    assert not (await world.bot.host.people.person(ann.id)).guided


async def test_the_pages_of_a_game_for_two_start_one_against_a_computer(world: World) -> None:
    message = answer(await world.ann.slash(world.channel, "game learn", game="lost-cities")).message
    begun = answer(await world.ann.click(message, label="Play a computer here")).message
    table = await world.table()
    assert table.definition.key == "lost-cities" and table.status is Status.RUNNING
    assert "Your game has begun" in begun.content
    assert sorted(seat.is_computer for seat in table.seats) == [False, True]


async def test_a_guided_game_explains_each_thing_once_in_a_direct_message(world: World) -> None:
    ann = world.ann
    button = await forged(world, world.channel, ids.guided_button("arnak", ids.Guided.PRIVATE))
    await ann.click(button, label="Press me")
    [waiting] = await world.bot.host.people.tables_waiting_for(ann.id)
    assert waiting.channel_id != world.channel.id, "a first game needs no audience"
    assert waiting.guild_id is None, "nor is it one of the server's"
    table = await world.bot.host.registry.table(waiting.table_id)
    assert not table.options.auto_end and table.options.layout == "tall", "as the lessons and a phone want it"
    board = ann.user.dm_channel.last_message
    first = await ann.user.click(board, custom_id=f"a:turn:{table.id}")
    assert "💡 Welcome ashore!" in first.response.message.content
    second = await ann.user.click(board, custom_id=f"a:turn:{table.id}")
    assert "Welcome ashore!" not in second.response.message.content
    assert "💡" in second.response.message.content
    assert len((await world.bot.host.people.person(ann.id)).learned) == 2


async def test_lessons_appear_in_solo_games_and_suggested_moves_only_in_the_guided_game(host: Host) -> None:
    guidance: list[Any] = []

    async def lesson(options: Options, channel: int) -> list[str]:
        table = await host.lobby.open_alone(None, channel, ANN, "Ann", options)
        host.hints.guidance = prepared  # type: ignore[method-assign]
        guidance[:] = [Advice((table.view(ANN).legal[1].text,), 50.0, 5.0), None]
        shown = await guidance_for(host, table, ANN, ENGLISH)
        assert shown.lesson is not None
        await host.people.note_lesson(ANN, shown.lesson.key)
        return [shown.lesson.text, *shown.suggested]

    async def prepared(table: Table, user_id: int) -> Any:
        return guidance[0] if table.options.game == ARNAK.guided else None

    await host.people.begin_lessons(ANN)
    several = await running(host)
    assert several.seat_of(ANN) is not None
    assert [await guidance_for(host, several, each, ENGLISH) for each in (ANN, DAN)] == [Guidance(), Guidance()]
    assert ARNAK.guided is not None
    first, suggested, *_ = await lesson(replace(options_of(ARNAK, seats=1), game=ARNAK.guided), CHANNEL + 1)
    assert first.startswith("Welcome ashore!") and "Dig" in suggested
    (second,) = await lesson(options_of(ARNAK, seats=1, rival=5), CHANNEL + 2)
    assert second != first


@pytest.mark.whole_check
async def test_suggestion_hint_and_lesson_agree_at_every_step_of_a_guided_game(host: Host, clock: Clock) -> None:
    """Whoever follows them is never told another way before the one that was begun is done."""
    host = Host(host.registry.store, GAMES, clock, random.Random(7), workers=Here())
    assert ARNAK.guided is not None
    await host.people.begin_lessons(ANN)
    options = replace(options_of(ARNAK, seats=1), game=ARNAK.guided)
    table = await host.lobby.open_alone(None, CHANNEL, ANN, "Ann", options)
    rest: tuple[str, ...] = ()
    for _ in range(STEPS):
        suggested = await host.hints.guidance(table, ANN)
        best, *_ = await host.hints.advice(table, ANN)
        told, *forms = (await guidance_for(host, table, ANN, ENGLISH)).suggested or [""]
        begins = [first for each in forms for first in re.findall(r"^A good (?:start|plan: .+ First): (.+?)\*\*", each)]
        thoughts, view = table.texts("en").thoughts, table.view(ANN)
        assert suggested == best and (not rest or best.actions == rest)
        brief = thoughts.brief(best)  # where a panel has no room, it leaves out what guardians do later
        lean = replace(brief, reasons=tuple(each for each in brief.reasons if each.kind not in ("safe", "risks")))
        hint, shorter = (thoughts.advised(each, view, table.names) for each in (brief, lean))
        what = re.match(r"\*\*.+?\*\*", hint)
        assert what is not None
        if told and "still gain" not in told and not told.startswith("Nothing else is worth"):
            what_alone = f"A good move now: {what[0]}."
            assert told.startswith(what_alone)
            why = told.removeprefix(what_alone)
            same = [each.lower().endswith(why.lower()) for each in (hint, shorter)]
            assert any(same), "with the same price and reason, or the same points"
            priced = any(reason.kind in thoughts.prices for reason in brief.reasons)
            cheap = not priced or why.startswith(" About ")
            assert cheap or re.search("costs |uses ", told), "what it costs comes before other reasons"
            steps = [(what[0].split(", then "), first.split(", then ")) for first in begins]
            assert all(step.startswith(each) for whole, part in steps for step, each in zip(whole, part, strict=False))
        before = table.moves
        await host.play.play(table, ANN, [best.actions[0]])
        reveals = table.running.undo_floor == table.moves or table.moves > before + 1
        rest = () if reveals else best.actions[1:]


async def test_a_guided_player_is_asked_before_giving_up_what_is_still_possible(world: World) -> None:
    ann = world.ann
    await ann.click(await forged(world, world.channel, GUIDED_HERE), label="Press me")
    table, hints = await world.table(), world.bot.host.hints
    panel = answer(await ann.click(world.newest, label="My turn")).message
    asked = answer(await ann.click(panel, label="Pass for this round")).message
    assert asked.content == "You can still dig, buy a card or play a card. Pass for this round anyway?"
    assert "Pass for this round" in labels_of(answer(await ann.click(asked, label="Go back")).message)
    assert not (await world.table()).view(ann.id).players[0].passed
    hints.guidance = AsyncMock(return_value=Advice(("pass",), 50.0, 5.0))  # type: ignore[method-assign]
    before = table.moves
    again = answer(await ann.click(world.newest, label="My turn")).message
    (suggested,) = [each for each in buttons_of(again) if "pass" in str(each.label).lower()]
    assert suggested.style is discord.ButtonStyle.success, "in place of a second button, which Discord would refuse"
    await ann.click(again, custom_id=suggested.custom_id)
    assert (await world.table()).moves > before, "what is suggested is not doubted"


async def test_what_is_suggested_in_a_guided_game_is_one_green_button(world: World) -> None:
    ann = world.ann
    await ann.click(await forged(world, world.channel, GUIDED_HERE), label="Press me")

    game = (await world.table()).running.copy()
    game.apply("dig camp-coins")
    paid = [each.text for each in game.view(0).answers if each.text.startswith("pay ")][-1]  # not the cheapest

    async def digging(table: Table, user_id: int) -> Advice:
        return Advice(("dig camp-coins", paid)[len(table.running.log) :] or ("end",), 50.0, 5.0)

    world.bot.host.hints.guidance = digging  # type: ignore[method-assign]
    panel = answer(await ann.click(world.newest, label="My turn"))
    labelled = [item for item in components(panel) if item.get("label")]
    do_it = next(item for item in labelled if item["label"].startswith("Do it: Dig at Harbour with "))
    assert do_it["style"] == discord.ButtonStyle.success.value
    await ann.click(panel.message, custom_id=do_it["custom_id"])
    assert [text for _, text in (await world.table()).running.log] == ["dig camp-coins", paid]
    asked = await ann.click(panel.message, label="Pay differently")
    (green,) = [each for each in components(answer(asked)) if each.get("style") == discord.ButtonStyle.success.value]
    assert green["custom_id"].endswith(paid), "not also the cheapest way to pay"


async def test_the_button_for_a_suggestion_plays_its_first_step_with_the_payment_and_agrees_to_what_it_offers(
    host: Host,
) -> None:
    assert ARNAK.guided is not None
    await host.people.begin_lessons(ANN)
    options = replace(options_of(ARNAK, seats=1), game=ARNAK.guided)
    table = await host.lobby.open_alone(None, CHANNEL, ANN, "Ann", options)
    table.running.state.players[0].hand[:] = ["pickaxe", "torch", "fear", "exploration-car", "funding-car"]
    table.running.state.players[0].tokens[Resource.COMPASS] = 1

    async def advised(*actions: str) -> list[str]:
        host.hints.guidance = AsyncMock(return_value=Advice(actions, 50.0, 5.0))  # type: ignore[method-assign]
        return [*(await guidance_for(host, table, ANN, ENGLISH)).advised]

    assert await advised("play pickaxe", "accept", "end") == ["play pickaxe", "accept"]
    assert await advised("play torch", "exile fear") == ["play torch"], "what to exile is not said on the button"
    assert await advised("dig camp-coins", "pay funding-car", "end") == ["dig camp-coins", "pay funding-car"]
    assert await advised("play exploration-car", "play torch") == ["play exploration-car"]


async def asked_about(world: World, message: discord.Message, topic: str, name: str = "Eve") -> str:
    """What help answers somebody about a topic of its menu."""
    menu = next(item for row in message.components for item in row.children if isinstance(item, discord.SelectMenu))  # type: ignore[union-attr]
    value = next(option.value for option in menu.options if option.label == topic)
    return said(await world.member(name).select(message, [value], custom_id=menu.custom_id))


async def test_help_is_by_situation_and_includes_the_icons_and_the_commitment(world: World) -> None:
    await world.ann.slash(world.channel, "game new")
    lobby, commitment = world.newest, (await world.table()).commitment
    asked = answer(await world.eve.click(lobby, label="Help")).message
    assert commitment not in asked.content, "behind a question of its own"
    assert commitment in await asked_about(world, asked, "Is the deal fair?")
    assert commitment[:16] not in text_of(lobby), "promised before anybody else joins, to whoever asks"
    stopping = await world.ann.slash(world.channel, "table stop")
    await world.ann.click(answer(stopping).message, label="Close it")
    table = await world.start_table("Ann", "Bob")
    result = await world.eve.click(world.newest, label="Help")
    shown = answer(result).message
    assert result.ephemeral and "How do I take my turn?" in shown.content
    assert shown.attachments[0].filename.startswith("legend")
    told = await asked_about(world, shown, "Is the deal fair?")
    assert table.commitment in told and told.endswith("anyone can check.")
    assert "/table pause" in await asked_about(world, shown, "What if I cannot play for a while?")
    others = await asked_about(world, shown, "What if somebody else is late, or spoils the game?")
    assert "let a computer play" in others and "`/table stop`" in others
    assert "the host and moderators can remove" in others
    stored = await asked_about(world, shown, "Who makes this, and what is stored?")
    assert "your id and name" in stored and "privacy policy" in stored and "`/me forget`" in stored
    assert "How do I take my turn?" in await asked_about(world, shown, "How do I take my turn?")
    assert table.commitment not in text_of(world.newest), "not a headline"


async def test_help_in_a_direct_message_says_nothing_of_others_and_of_no_server(world: World) -> None:
    ann = world.ann.user
    await ann.slash("game solo")
    asked = answer(await ann.click(ann.dm_channel.last_message, label="Help")).message
    (menu,) = (item for row in asked.components for item in row.children if isinstance(item, discord.SelectMenu))  # type: ignore[union-attr]
    topics = [option.label for option in menu.options]
    wrong = "What if I pressed the wrong thing?"
    assert wrong in topics and not [
        each for each in topics if re.search("somebody else|while I wait|for me|server", each)
    ]
    told = said(await ann.select(asked, [wrong], custom_id=menu.custom_id))
    assert told == f"**{wrong}** **Undo** in My turn, or `/table undo`."


async def test_play_again_opens_a_lobby_and_mentions_the_others(world: World) -> None:
    await world.open_table("Ann", seats=3, board="snake")
    lobby = world.newest
    await sit_down(world.bob, lobby)
    await world.ann.click(lobby, label="Start with 2")
    table = await finish(world, await world.table())
    end = world.newest
    assert "Play again" in labels_of(end)
    eve = await world.eve.click(end, label="Play again")
    assert eve.ephemeral and "Only those who had a seat" in answer(eve).message.content
    for channel in (world.guild.create_text_channel("games"), world.channel):
        await world.moderator().slash(world.channel, "table settings", channel=channel)
        told = await world.ann.click(end, label="Play again")
        assert channel == world.channel or f"<#{channel.id}>" in said(told), "moderators want no table here now"
    again = await world.table()
    assert again.id != table.id and again.options.game["board"] == "snake"
    assert [seat.user_id for seat in again.seats] == [world.ann.id]
    assert again.options.seats == 2, "for as many as have played"
    (call,) = (message for message in world.channel.history() if "opens another table" in message.content)
    assert call.content == f"**Ann** opens another table, with the same options. <@{world.bob.id}>: press Join."
    assert [notice.users for notice in world.gate.notices if notice.message_id == call.id] == [(world.bob.id,)]
    assert "Join" in labels_of(world.newest) or any("Join" in labels_of(each) for each in world.channel.history())
