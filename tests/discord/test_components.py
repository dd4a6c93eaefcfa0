"""What can be pressed below every kind of message, and what it says: looked at beside Discord, without a server."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest

from arnak_bot.game.options import OptionScope
from arnak_bot.game.thinking import Reason
from arnak_bot.game.values import Form, Lesson
from arnak_bot.games import GAMES
from arnak_bot.games.arnak.definition import GAME as ARNAK
from arnak_bot.games.arnak.engine import Game
from arnak_bot.games.arnak.engine.content import CARD_BY_ID
from arnak_bot.host import Awaited, Host, Table, TableError, options_of
from arnak_bot.kit.names import named
from arnak_bot.refusals import Why
from arnak_bot.store import MessageKind, NoteKind, Post, PostKind, PostPayload, PostState, Status, Vote, VoteKind
from arnak_bot.wording import labels
from arnak_bot.wording.messages import ENGLISH
from cogs import ids, messages
from cogs.buttons import ACTIONS
from cogs.me import Me
from cogs.menus import menus_and_buttons
from cogs.messages import Message, lobby_message, play_buttons, round_card, table_message
from cogs.panel import Guidance, Shown, build_panel
from cogs.pictures import DrawingFailed, Emoji, Looks, ThreadDrawer
from cogs.posts import direct_note, message_of
from cogs.questions import deadline_note, may_be_played
from tests.discord.seen import text_to_send
from tests.discord.strict import units
from tests.discord.test_forged_values import TEMPLATES
from tests.discord.test_mentions import Unable, pinged
from tests.host.stage import ANN, BOB, CHANNEL, DAN, EVE, GUILD, Clock, lobby, running

STYLES = {"primary": "blue", "secondary": "grey", "success": "green", "danger": "red"}
"""The colours in which Discord shows them."""


@pytest.fixture
def looks() -> Looks:
    return Looks(boards=Unable("drawing", 1.0))


def buttons(items: Iterable[discord.ui.Item[Any]]) -> list[str]:
    """Each button as its colour, what stands on it and its id."""
    shown = [each for each in items if isinstance(each, discord.ui.Button)]
    return [f"{STYLES[each.style.name]} {each.label} {each.custom_id}" for each in shown]


def menus(items: Iterable[discord.ui.Item[Any]]) -> list[discord.ui.Select[Any]]:
    return [each for each in items if isinstance(each, discord.ui.Select)]


def votes_below(view: discord.ui.LayoutView | discord.ui.View) -> list[str]:
    """The ids of the buttons below a message, without the mark that begins each."""
    return [each.partition(" a:")[2] for each in buttons(view.children)]


def panel(table: Table, user: int, *, hints: bool = False, **pages: int) -> list[discord.ui.Item[discord.ui.View]]:
    return menus_and_buttons(table, table.view(user), pages, Emoji(), ENGLISH, hints=hints)


async def of_post(host: Host, looks: Looks, table: Table, kind: PostKind, **facts: Any) -> Message | None:
    tries = facts.pop("tries", 0)
    post = Post(1, table.id, kind, PostPayload(**facts), "", tries, "", "", PostState.WAITING)
    return await message_of(looks, host, table, [post], ENGLISH)


async def test_a_lobby_lets_people_and_computers_sit_down_until_it_starts(host: Host, looks: Looks) -> None:
    table = await lobby(host, seats=4)
    below = ["grey Leave a:leave:1", "grey Learn to play a:howto:1", "grey Help a:help:1"]
    shown = await lobby_message(looks, table, GAMES, ENGLISH)
    open_seats = ["green Join a:sit:1:2", "green Join a:sit:1:3"]
    forms = ["grey Turns a:form:1:play", "grey Time limits a:form:1:times", "grey Pictures a:form:1:place"]
    below += forms
    removes = ["grey Remove a:remove:1:1", "grey Remove a:remove:1:2", "grey Remove a:remove:1:3"]
    assert buttons(shown.view.walk_children()) == [removes[0], *open_seats, "blue Start with 2 a:start:1", *below]
    assert shown.content == "" != shown.plain and shown.kind is MessageKind.COMPONENTS
    *options, menu = menus(shown.view.walk_children())
    assert [each.custom_id for each in options] == [f"a:option:1:{key}" for key in ("game_key", "seats", "board")]
    assert [each.label for each in options[2].options if each.default] == ["Board: Bird Temple (easier)"]
    assert (menu.custom_id, menu.placeholder) == ("a:computer:1", "Add a computer …")
    assert [option.value for option in menu.options] == ["novice", "able", "strong"]
    assert menu.options[0].label == "easy computer" and menu.options[0].description
    await host.lobby.join(table, EVE, "Eve")
    await host.lobby.seat_computer(table, ANN, "novice")
    full = (await lobby_message(looks, table, GAMES, ENGLISH)).view
    known = {each.id for each in menus(shown.view.walk_children())}
    new = {each.id for each in menus(full.walk_children())}
    assert not known & new, "a client shows no earlier choice in a new menu"
    start, join = "blue Start a:start:1", "grey Join in a computer’s place a:join:1"
    assert buttons(full.walk_children()) == [*removes, start, join, *below], "who joins takes a computer's seat"
    assert not any(each.custom_id == "a:computer:1" for each in menus(full.walk_children()))
    await host.lobby.remove(table, ANN)
    await host.lobby.join(table, DAN, "Dan")
    shown = await lobby_message(looks, table, GAMES, ENGLISH)
    assert buttons(shown.view.walk_children()) == [*removes, start, *below]
    await host.lobby.stop(table, ANN, moderator=False)
    ended = await lobby_message(looks, table, GAMES, ENGLISH)
    (text,) = ended.view.walk_children()
    assert isinstance(text, discord.ui.TextDisplay) and text.content == ended.plain
    assert ended.kind is MessageKind.COMPONENTS, "a message stays of its kind"


async def test_a_table_that_is_played_has_its_buttons_and_one_that_is_over_the_next_game(host: Host) -> None:
    table = await running(host)
    looking = ["grey Log a:log:1", "grey Board a:board:1", "grey Help a:help:1"]
    assert buttons(play_buttons(table, ENGLISH)) == ["blue My turn a:turn:1", "grey My hand a:hand:1", *looking]
    assert buttons(play_buttons(table, ENGLISH, over=True)) == ["green Play again a:again:1", *looking]
    table.status = Status.OVER
    over = buttons(play_buttons(table, ENGLISH, over=True))
    back = ["grey Look back a:review:1", "grey Replay a:replay:1", "grey What if … a:whatif:1"]
    assert over == ["green Play again a:again:1", *back, *looking]
    alone = options_of(ARNAK, seats=1, rival=2)
    solo = await host.lobby.open_alone(GUILD, CHANNEL + 1, BOB, "Bob", alone)
    for won in (False, True):
        while won is False and not solo.running.over:
            await host.play.play(solo, BOB, [ARNAK.least(solo.running, 0).text])
        if won:
            solo.running.state.players[0].guardians += range(1, 16)
        first, second, *_ = buttons(play_buttons(solo, ENGLISH, over=True))
        assert first.startswith("grey " if won else "green ") and first.endswith("a:again:2")
        assert second.startswith("green " if won else "grey ") and second.endswith("a:harder:2")
    solo.options = replace(solo.options, game=options_of(ARNAK, seats=1, rival=5).game)
    assert not any("harder" in each for each in buttons(play_buttons(solo, ENGLISH, over=True)))


async def test_a_long_turn_keeps_its_newest_lines(host: Host, looks: Looks, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await running(host, seats=3)
    for text in ("play exploration-car", "dig camp-coins", "pay fear", "end"):
        await host.play.play(table, ANN, [text])
    outcome, _ = await host.history.last_turn(table)

    async def content() -> str:
        items = (await table_message(looks, host, table, outcome, ENGLISH)).view.walk_children()
        happened, below = [each.content for each in items if isinstance(each, discord.ui.TextDisplay)]
        assert below.startswith(f"Round I: 🟦 <@{BOB}> to move."), "who is to move is never cut"
        return happened

    whole, more = await content(), ENGLISH.texts.more_before()
    told_of = named(outcome.told, table.names)
    paragraphs = table.texts("en").channel.paragraphs(told_of, table.view(None), table.names, table.names)
    *told, no_picture = [line for line in whole.split("\n") if line]
    assert told == [line for paragraph in paragraphs for line in paragraph] and len(told) > 1
    assert no_picture == ENGLISH.texts.no_picture()
    shown = list[str]()
    least = sum(map(units, (no_picture, more)))
    for limit in range(least + 4, units(whole) + units(more) + 3):
        monkeypatch.setattr(messages, "MESSAGE_LIMIT", limit)
        cut = await content()
        assert units(cut) <= limit and cut.endswith(no_picture)
        if cut != whole:
            rest = cut.removeprefix(more)
            assert cut.startswith(f"{more}\n") and whole.endswith(rest)
            next_line = whole.removesuffix(rest).rpartition("\n")[2]
            assert units(cut) + 1 + units(next_line) > limit, "there is room for no further line"
        shown.append(cut)
    assert shown[0] != shown[-1] == whole


async def test_the_panel_offers_actions_and_undo(host: Host) -> None:
    table = await running(host, seats=3)
    first = panel(table, ANN)
    groups = ("ISLAND", "CARDS", "RESEARCH", "FREE")
    assert [menu.custom_id for menu in menus(first)] == [f"a:pick:1:0:{group}" for group in groups]
    assert buttons(first) == ["grey Pass for this round a:do:1:0:pass>end", "grey What is this? a:what:1"]
    assert [item.row for item in first] == [0, 1, 2, 3, 4, 4]
    island = menus(first)[0]
    assert island.placeholder == "Dig, discover or overcome"
    dig = island.options[0]
    assert (dig.label, dig.value, str(dig.emoji)) == ("1. Dig at Harbour with Fear 🥾", "dig camp-coins", "🪙")
    assert dig.description == "Gain 2 coins."
    far = island.options[5]
    assert (far.label, far.value) == ("✖ Discover L1-1", "missing:discover L1-1")
    assert far.description is not None and far.description.endswith("needs 3🧭 more")
    asking = panel(table, ANN, hints=True)
    assert buttons(asking)[-1] == "grey What would you do? a:advice:1"
    assert [str(each.emoji) for each in asking[-2:] if isinstance(each, discord.ui.Button)] == ["🔍", "💡"]
    only = table.running.view(0)
    alone = replace(only, legal=only.legal[-1:])
    offered = menus_and_buttons(table, alone, {}, Emoji(), ENGLISH, hints=True)
    assert not any("advice" in each for each in buttons(offered)), "there is nothing to choose"
    await host.play.play(table, ANN, ["dig camp-coins"])
    pay, help_ = "green Pay with Fear 🥾 and end turn a:do:1:1:pay fear>end", "grey What is this? a:what:1"
    assert buttons(panel(table, ANN)) == [pay, "grey Undo: Dig at Harbour a:undo:1:1", help_]
    free = next(each.text for each in table.running.legal_actions() if each.text.startswith("play exploration"))
    await host.play.play(table, ANN, [free])
    undos = ["grey Undo: Play Exploration (car) a:undo:1:2", "grey Undo all my steps a:undoall:1:2"]
    assert buttons(panel(table, ANN))[1:3] == undos
    waiting = panel(table, BOB)
    assert buttons(waiting) == ["grey What is this? a:what:1", "grey Note a:note:1"] and menus(waiting) == []


async def test_the_panel_begins_with_the_question_or_whom_the_player_is_waiting_for(host: Host, looks: Looks) -> None:
    table = await running(host)

    async def lines(user: int, **more: Any) -> list[str]:
        return (await build_panel(looks, table, user, ENGLISH, Shown(**more))).content.split("\n")

    waits, mine, hand = await lines(BOB)
    assert waits == "**You are waiting for Ann.**" and mine.startswith("You have 1🪙 1🧭 ")
    assert hand.startswith("Your hand: "), "there is no picture of it"
    assert (await lines(BOB, done=True))[0] == "**Done. Next: Ann.**"
    asked = "Round I: your turn."
    assert (await lines(ANN))[0] == f"**{asked}**"
    assert (await lines(ANN, notice="Undone."))[:2] == ["**Undone.**", asked]
    assert (await lines(ANN, news=["Bob passes."]))[:2] == [f"**{asked}**", "Bob passes."]
    taught = await lines(ANN, guidance=Guidance(Lesson("key", "A lesson")), news=["Bob passes."])
    assert taught[:-1] == [f"**{asked}** Bob passes.", "💡 A lesson"]


async def test_the_panel_has_a_button_for_news_that_it_has_no_room_for(host: Host, looks: Looks) -> None:
    table = await running(host)
    news = ["Bob passes.", "Cleo passes.", "Dan passes."]
    for user in (ANN, BOB):
        for count in (2, 3):
            shown = await build_panel(looks, table, user, ENGLISH, Shown(news=news[:count]))
            assert any(each.startswith("grey Log ") for each in buttons(shown.view.children)) == (count == 3)


async def test_a_menu_with_too_many_options_for_discord_has_pages_that_wrap_around(host: Host) -> None:
    table = await running(host, seats=3)
    setup, state = table.running.setup, table.running.state.copy()
    state.players[0].hand = ["axe", *[card for card in CARD_BY_ID if card != "axe"][:50]]
    table.game = Game(setup, state.copy(), [])
    table.game.apply("play axe")
    seen: list[str] = []
    for page, following in ((0, 1), (1, 2), (2, 0)):
        (menu,) = [each for each in menus(panel(table, ANN, ANSWER=page)) if each.custom_id.endswith("ANSWER")]
        *shown, more = [option.value for option in menu.options]
        assert more == f"page:{following}" and f"{following + 1} of 3" in menu.options[-1].label
        assert len(shown) == 24 or page == 2
        seen += shown
    assert len(seen) == len({*seen}) and {*seen} == {each.text for each in table.running.answers} - {"decline"}
    assert menus(panel(table, ANN, ANSWER=3))[0].options[0].value == seen[0], "an old message"
    tried = set[int]()
    for count in range(20, 28):
        state.players[0].hand = ["axe", *[card for card in CARD_BY_ID if card != "axe"][:count]]
        table.game = Game(setup, state.copy(), [])
        table.game.apply("play axe")
        (menu,) = [each for each in menus(panel(table, ANN)) if each.custom_id.endswith("ANSWER")]
        values = [option.value for option in menu.options]
        possible = len(table.running.answers) - 1  # but for `decline`, which is a button
        assert len(values) == min(possible, 25) and ("page:1" in values) is (possible > 25), "one page is not turned"
        tried.add(possible)
    assert {25, 26} <= tried


async def test_only_players_who_are_still_to_act_are_mentioned(host: Host, looks: Looks, clock: Clock) -> None:
    table = await running(host)
    playing = buttons(play_buttons(table, ENGLISH))
    for kind, begins in ((PostKind.PING, "It is your turn now."), (PostKind.REMIND, "Just a reminder.")):
        for seat in (None, 0):
            message = await of_post(host, looks, table, kind, seat=seat)
            assert message is not None and text_to_send(message).startswith(f"{begins} Round I: 🟢 <@{ANN}> to move.")
            assert buttons(message.view.children) == playing
        assert await of_post(host, looks, table, kind, seat=1) is None, "somebody else is to act"
    ahead = PostPayload(seat=1, until=table.running.ply)
    note = direct_note(table, ahead, ENGLISH)
    assert note is not None and f"<#{CHANNEL}>" in note and "Ann" in note
    assert direct_note(table, replace(ahead, until=table.running.ply + 1), ENGLISH) is None
    assert direct_note(table, replace(ahead, seat=None), ENGLISH) is None
    clock.later(24 * 7)
    late = await of_post(host, looks, table, PostKind.DEADLINE, seat=0)
    assert late is not None
    assert votes_below(late.view) == [f"vote:1:{motion}:0:0" for motion in ("computer", "pass", "without")]
    assert [each.partition(" ")[0] for each in buttons(late.view.children)] == ["blue", "blue", "red"]
    assert late.content.startswith(f"**Ann is out of time.** <@{BOB}> and <@{EVE}> may decide")
    assert await of_post(host, looks, table, PostKind.DEADLINE, seat=1) is None
    assert await of_post(host, looks, table, PostKind.DEADLINE) is None
    assert await of_post(host, looks, table, PostKind.CLOSED) is None, "it is open"
    clock.later(24 * 31)
    async for _ in host.timers.run_due():
        pass
    table = await host.registry.table(table.id)
    closed = await of_post(host, looks, table, PostKind.CLOSED)
    assert closed is not None and "a month" in closed.content
    assert buttons(closed.view.children) == ["blue Reopen a:reopen:1"]
    for kind in (PostKind.PING, PostKind.REMIND, PostKind.DEADLINE):
        assert await of_post(host, looks, table, kind, seat=0) is None
    assert direct_note(table, ahead, ENGLISH) is None


async def test_a_motion_has_a_vote_button_while_it_can_still_be_carried(host: Host, looks: Looks) -> None:
    table = await running(host)

    async def vote(motion: VoteKind, value: int = 99, seat: int | None = 1) -> Message | None:
        return await of_post(host, looks, table, PostKind.VOTE, seat=seat, motion=motion, value=value)

    for motion, value, said in (
        (VoteKind.PAUSE, 10**9, f"blue Agree to the pause (0 of 2) a:vote:1:pause:1:{10**9}"),
        (VoteKind.TAKE_BACK, table.moves, f"blue Let Bob take it back (0 of 2) a:vote:1:takeback:1:{table.moves}"),
        (VoteKind.REPLACE, 99, "blue Replace Bob (0 of 2) a:vote:1:replace:1:99"),
    ):
        message = await vote(motion, value)
        assert message is not None and buttons(message.view.children) == [said]
    assert await vote(VoteKind.TAKE_BACK, table.moves + 1) is None, "the game has gone on"
    assert await vote(VoteKind.REOPEN_TURN, table.running.ply) is None, "that is not their last decision"
    assert await vote(VoteKind.REPLACE, seat=None) is None
    assert await of_post(host, looks, table, PostKind.VOTE, seat=1) is None
    table.votes = frozenset({Vote(VoteKind.REPLACE, 1, DAN, 0), Vote(VoteKind.REPLACE, 1, DAN, 2)})
    offered = await vote(VoteKind.REPLACE, DAN)
    answers = [f"green Take the seat a:seat:1:1:{DAN}", f"grey Decline a:seat:1:1:{DAN}:no"]
    assert offered is not None and buttons(offered.view.children) == answers
    assert offered.pings.to_dict()["users"] == [DAN]
    table.status = Status.OVER
    assert await vote(VoteKind.PAUSE) is None


async def test_after_a_player_has_left_the_others_may_let_a_computer_play(host: Host, looks: Looks) -> None:
    table = await running(host)

    async def note(kind: NoteKind, **facts: Any) -> tuple[str, list[str]]:
        message = await of_post(host, looks, table, PostKind.NOTE, note=kind, seat=1, **facts)
        assert message is not None
        return message.content, buttons(message.view.children)

    assert (await note(NoteKind.LEFT))[1] == [], "they are here"
    table.seats = tuple(replace(seat, gone=seat.seat == 1) for seat in table.seats)
    may = ["blue Let a computer play (0 of 2) a:vote:1:computer:1:0"]
    for kind, facts in ((NoteKind.LEFT, {}), (NoteKind.AGREED, {"motion": VoteKind.WITHOUT})):
        text, offered = await note(kind, **facts)
        assert "I make the simplest moves for them, unless the others let a computer play" in text and offered == may
    assert (await note(NoteKind.AGREED, motion=VoteKind.PASS))[1] == []
    assert (await note(NoteKind.BACK))[1] == []
    table.status = Status.STOPPED
    assert (await note(NoteKind.LEFT))[1] == []
    assert "unless" not in (await note(NoteKind.LEFT))[0]


BEFORE = {
    "a:{}:7": "join leave start turn hand log help board stop keep back resign reopen again harder what advice review"
    " why howto plan note againthread harderthread whatif close replay withdraw",
    "p:{}:7:41": "undo undopay undoall plead alone",
    "p:do:7:41:draw 3>{}": "end",
    "p:{}:7:2:1": "keep keepend unasked drop play answer ask",
    "p:tab:7:{}": "RED",
    "p:pick:7:41:{}": "PLAY",
    "w:{}:7:41": "undo undopay undoall plead alone",
    "w:do:7:41:draw 3>{}": "end",
    "w:tab:7:{}": "RED",
    "w:pick:7:41:{}": "PLAY",
    "w:{}:7:38": "from turns others on choices",
    "a:{}:7:41": "undo undopay undoall plead alone",
    "a:{}:7:41:draw 3>end": "do sure",
    "a:{}:7:41:walk red&draw 34>end": "do sure",
    "a:tab:7:{}": "RED",
    "a:vote:7:{}:1:99": "pass without replace pause computer takeback reopenturn",
    "a:pick:7:41:{}": "PLAY",
    "a:look:7:{}": "HAND",
    "a:computer:{}": "7",
    "a:{}:7:2": "sit remove",
    "a:option:7:{}": "seats",
    "a:{}:7:41:2": "advised advisedsure",
    "a:topic:{}": "7",
    "a:form:7:{}": "rules play times place",
    "a:page:7:{}": "12",
    "a:seat:7:1:{}": "1234567890123456789 1234567890123456789:no",
    "a:learn:{}": "lost-cities:0 arnak:12 arnak:here arnak:thread arnak:private 3 here private",
    "a:thread:{}": "new: solo:lost-ark,,,medium-hints,,,,wide",
}
"""The ids that stand below messages of before, which are pressed for as long as the messages are there."""


def test_every_button_that_needs_only_its_table_does_something() -> None:
    assert {*ACTIONS} == {*ids.Press}


def test_custom_ids_of_old_messages_are_still_written_and_read() -> None:
    known = {pattern.format(word) for pattern, words in BEFORE.items() for word in words.split()}
    made = {
        *(ids.table_button(press, 7) for press in ids.Press),
        *(ids.undo_button(7, 41, how) for how in ids.Undo),
        *(ids.in_trial(mark, ids.undo_button(7, 41, how)) for mark in ids.Mark for how in ids.Undo),
        *(ids.in_trial(mark, ids.do_button(7, 41, "draw 3", "end")) for mark in ids.Mark),
        *(ids.in_trial(mark, ids.tab_button(7, "RED")) for mark in ids.Mark),
        *(ids.in_trial(mark, ids.pick_menu(7, 41, "PLAY")) for mark in ids.Mark),
        *(ids.what_if_choice(7, what, 38) for what in ids.WhatIfAction),
        *(ids.plan_button(7, 2, how, 1) for how in ids.PlanAction),
        *(ids.do_button(7, 41, "draw 3", "end", sure=sure) for sure in (False, True)),
        *(ids.do_button(7, 41, "walk red", "draw 34", "end", sure=sure, together=2) for sure in (False, True)),
        *(ids.advised_button(7, 41, 2, sure=sure) for sure in (False, True)),
        ids.tab_button(7, "RED"),
        *(ids.vote_button(7, motion, 1, 99) for motion in VoteKind),
        ids.pick_menu(7, 41, "PLAY"),
        ids.look_menu(7, "HAND"),
        ids.help_menu(7),
        ids.computer_menu(7),
        *(ids.at_seat_button(7, what, 2) for what in ids.AtSeat),
        ids.option_menu(7, "seats"),
        *(ids.form_button(7, form) for form in Form),
        ids.log_page(7, 12),
        *(ids.seat_button(7, 1, 1234567890123456789, what) for what in ids.Answer),
        ids.learn_button("lost-cities", 0),
        ids.learn_button("arnak", 12),
        *(ids.guided_button("arnak", where) for where in ids.Guided),
        ids.thread_button(OptionScope.NEW, ["", "", ""]),
        ids.thread_button(OptionScope.SOLO, ["lost-ark", "", "", "medium-hints", "", "", "", "wide"]),
    }
    without_game = {f"a:learn:{page}" for page in ("3", "here", "private")}  # from when there was one
    assert made == known - without_game
    for each in known:
        assert [bool(template.fullmatch(each)) for template in TEMPLATES.values()].count(True) == 1, each
    assert ids.actions_in("walk red&draw 34>end") == (["walk red", "draw 34", "end"], 2)
    long = "9" * 18
    assert ids.TABLE_BUTTON.fullmatch(f"a:join:{long}") and not ids.TABLE_BUTTON.fullmatch(f"a:join:{long}9")
    assert not any(template.fullmatch(f"{each}\n") for template in TEMPLATES.values() for each in known)


class Quick(ThreadDrawer):
    """Draws in no time what nobody looks at."""

    async def draw(self, *_: object, **__: object) -> Any:
        return b"picture"


async def test_two_newest_moments_are_shown_but_none_at_the_end(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await running(host)
    await host.play.play(table, ANN, ["dig camp-coins"])
    outcome, _ = await host.history.last_turn(table)
    found = [replace(table.pictures("en").legend(), name="moment", alt=f"number {number}") for number in range(4)]
    monkeypatch.setattr(type(table.pictures("en")), "moments", lambda *_: found)

    async def shown(over: bool) -> list[tuple[str, str | None]]:
        looks = Looks(boards=Quick("drawing", 1.0))
        told = await table_message(looks, host, table, replace(outcome, over=over), ENGLISH)
        return [(file.filename.partition(".")[0], file.description) for file in told.files]

    board, *moments = await shown(over=False)
    assert board[0] == "board" and moments == [("moment-1", "number 2"), ("moment-2", "number 3")]
    board, *more = await shown(over=True)
    assert board[0] == "board" and [name for name, _ in more] == ["scores"]


async def test_who_is_awaited_is_pinged_unless_they_clicked_last_with_all_news_in_one(host: Host, looks: Looks) -> None:
    table = await running(host)
    post = Post(1, table.id, PostKind.TABLE, PostPayload(since=0, until=0), "", 0, "", "", PostState.WAITING)
    for presents, tries, pinged_there in (
        ((ANN, ANN), (0, 0), set()),
        ((ANN, ANN), (1, 0), {ANN}),
        ((ANN, ANN), (0, 1), {ANN}),
        ((ANN, None), (0, 0), {ANN}),
        ((None, ANN), (0, 0), set()),
        ((None, BOB), (0, 0), {ANN}),
    ):
        batch = [
            replace(post, id=number, tries=tried, facts=replace(post.facts, present=present))
            for number, (present, tried) in enumerate(zip(presents, tries, strict=True))
        ]
        message = await message_of(looks, host, table, batch, ENGLISH)
        assert message is not None and pinged(message) == pinged_there, (presents, tries)


async def test_a_late_start_announcement_is_posted_once_before_the_following_turns(host: Host, looks: Looks) -> None:
    table = await running(host, seats=3)
    facts = PostPayload(since=0, until=0, opening=True)
    start = Post(1, table.id, PostKind.TABLE, facts, "", 0, "", "", PostState.WAITING)
    for text in ("dig camp-coins", "pay fear", "end"):
        await host.play.play(table, ANN, [text])
    turn = replace(start, id=2, facts=PostPayload(since=0, until=table.running.ply))
    both = await message_of(looks, host, table, [start, turn], ENGLISH)
    alone = await message_of(looks, host, table, [turn], ENGLISH)
    assert both is not None and alone is not None
    begun = table.texts("en").channel.opening((), table.view(None), table.names)
    lines = text_to_send(alone).split("\n")
    assert text_to_send(both).split("\n") == [*begun, *lines] and "digs" in lines[0]


async def test_computers_reasons_are_listed_by_name(host: Host, looks: Looks, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await running(host, seats=3)
    outcome, _ = await host.history.last_turn(table)
    about = ((0, "less fear", (), 2), (1, "less fear", (), 1), (0, "more points", ("cards",), 3))

    async def lines(*reasons: tuple[int, str, tuple[str, ...], int]) -> list[str]:
        return text_to_send(await table_message(looks, host, table, outcome, ENGLISH, reasons=reasons)).split("\n")

    def purpose(self: object, reasons: list[Reason], view: object) -> str:
        return " and ".join(f"{each.kind} {each.count}" for each in reasons)

    monkeypatch.setattr(type(table.texts("en").thoughts), "purpose", purpose)
    without, told = await lines(), await lines(*about)
    why = labels.why([("Ann 🤖", "less fear 2 and more points 3"), ("Bob 🤖", "less fear 1")], ENGLISH)
    assert told == [*without[:-1], why, without[-1]]
    monkeypatch.setattr(messages, "LONGEST_WHY", 20)
    (short,) = {*await lines(*about)} - {*without}
    assert units(short) <= 20 and why.startswith(short[:-1])


def test_computers_with_the_same_purpose_are_named_together() -> None:
    told = labels.why([("Ann 🤖", "less fear"), ("Bob 🤖", "more points"), ("Cleo 🤖", "less fear")], ENGLISH)
    assert told == "-# Ann 🤖 and Cleo 🤖 wanted less fear. Bob 🤖 wanted more points."


async def test_without_a_replayable_log_there_is_no_round_card(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await running(host)
    assert await round_card(Looks(boards=Quick("drawing", 1.0)), host, table, 1, ENGLISH)
    monkeypatch.setattr(host.history, "replayed", AsyncMock(side_effect=TableError(Why.NO_PICTURE)))
    assert await round_card(Looks(boards=Quick("drawing", 1.0)), host, table, 1, ENGLISH) == []


async def test_a_game_without_computers_offers_none_who_helps_out(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await running(host)
    monkeypatch.setattr(type(ARNAK), "levels", {})
    _, view = deadline_note(host, table, 0, ENGLISH)
    assert votes_below(view) == [f"vote:1:{motion}:0:0" for motion in ("pass", "without")]
    table.seats = tuple(replace(seat, gone=seat.seat == 1) for seat in table.seats)
    assert not may_be_played(table, 1)


async def test_nobody_who_clicks_waits_for_the_pictures_of_channels_or_for_replays(host: Host) -> None:
    drawing = (await running(host)).pictures("en").legend()
    looks = Looks(boards=Quick("drawing", 1.0), posts=Unable("posting", 1.0), films=Unable("filming", 1.0))
    assert len(await looks.shown(drawing)) == 1 and await looks.of_posts().shown(drawing) == []
    looks = Looks(boards=Unable("drawing", 1.0), posts=Quick("posting", 1.0), films=Unable("filming", 1.0))
    assert await looks.shown(drawing) == [] and len(await looks.of_posts().shown(drawing)) == 1
    with pytest.raises(DrawingFailed):
        await looks.of_posts().filmed(drawing)


async def test_outdated_posts_are_not_sent(host: Host, looks: Looks, clock: Clock) -> None:
    table = await running(host)
    await host.play.play(table, ANN, ["dig camp-coins"])
    for off in (-1, 0, 1):
        facts = {"seat": 0, "motion": VoteKind.TAKE_BACK, "value": table.moves + off}
        vote = await of_post(host, looks, table, PostKind.VOTE, **facts)
        assert (vote is None) is bool(off)
        note = direct_note(table, PostPayload(seat=1, until=table.running.ply + off), ENGLISH)
        assert (note is None) is bool(off)
    clock.later(25)
    assert await of_post(host, looks, table, PostKind.DEADLINE, seat=0) is not None
    table.seats = (table.seats[0], *(replace(each, gone=True) for each in table.seats[1:]))
    assert await of_post(host, looks, table, PostKind.DEADLINE, seat=0) is None, "nobody is left to decide"
    assert await of_post(host, looks, table, PostKind.CLOSED) is None, "it was not closed"


async def test_an_awaited_computer_is_named_but_not_mentioned(host: Host) -> None:
    table = await running(host)
    computer = Awaited(0, -1, False, None, None, computer="novice")
    told = messages.awaited_line(table, [computer, Awaited(1, BOB, True, None, None)], ENGLISH)
    assert "Ann" in told and f"<@{BOB}>" in told and "<@-1>" not in told


def test_waking_hours_are_hours_of_the_day() -> None:
    for name in ("wake", "sleep"):
        (hour,) = [each for each in Me.preferences.parameters if each.name == name]
        assert (hour.min_value, hour.max_value, hour.required) == (0, 23, False)
