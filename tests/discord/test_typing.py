"""Typed commands through the real bot: understood by name, refused with the reason, never guessing what costs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pytest
import simcord

from arnak_bot.games.arnak.wording.messages import ENGLISH
from arnak_bot.games.lost_ark.prospects import by_prospect
from arnak_bot.host import Table
from tests.discord.cities import cities, forward, to_act
from tests.discord.conftest import World, open_panel, pass_turn
from tests.discord.seen import answer, components, labels_of, said, text_of
from tests.engine.stage import Stage
from tests.lost_ark.stage import answering, new_as
from tests.lost_ark.stage import sheet as ark_sheet
from tests.lost_ark.stage import stage as ark_stage
from tests.lost_cities.stage import stage as cities_stage
from tests.typed_inputs import POSITIONS

TOO_EARLY = "temple tiles can be taken only once your magnifying glass is at the Lost Temple."


async def at_table(world: World, position: str) -> tuple[Table, simcord.MemberActor]:
    """A table of two in one of the positions that typed inputs are tried in, and whoever is to move."""
    table = await world.start_table("Ann", "Bob", turns="ask")
    put(table, position)
    return table, world.actor(table, 0)


def put(table: Table, position: str) -> None:
    """Put a table on which nothing was decided into another position."""
    table.game = POSITIONS[position]()
    table.moves = table.game.ply


def last(table: Table) -> str:
    text: str = table.running.log[-1][1]
    return text


@pytest.mark.parametrize(
    ("position", "command", "options", "action"),
    [
        ("start", "buy", {"card": "donkey"}, "buy pack-donkey"),
        ("start", "dig", {"site": "coins", "payment": "fear"}, "pay fear"),
        ("start", "discover", {"site": "L1 2", "payment": "2 coins"}, "pay pilot"),
        ("start", "play", {"card": "the Watch"}, "play watch"),
        ("start", "research", {"step": "magnifying glass 2"}, "research glass 2"),
        ("start", "choose", {"answer": "sea turtle"}, "buy sea-turtle"),
        ("two icons", "choose", {"answer": "Funding (car) and a pilot"}, "pay funding-car+pilot"),
        ("two boots", "choose", {"answer": "fear and fear"}, "pay fear+fear"),
        ("temple", "temple", {"tile": "6 left"}, "temple 6-left"),
        ("grotto", "choose", {"answer": "idol jewel"}, "idol jewel"),
        ("grotto", "do", {"action": "the hat"}, "discard hat"),
        ("grotto", "idol", {"effect": "jewel"}, "idol jewel"),
    ],
)
async def test_names_are_known(world: World, position: str, command: str, options: dict[str, str], action: str) -> None:
    table, actor = await at_table(world, position)
    await actor.slash(world.channel, f"turn {command}", **options)
    assert last(table) == action


async def test_another_move_while_a_payment_is_open_is_answered_with_the_question(world: World) -> None:
    table = await world.start_table("Ann", "Bob", turns="ask")
    table.game = Stage(hand=["fear", "exploration-car"], compass=9, coin=9, items=["fishing-rod", "hat"]).game
    ann = world.actor(table, 0)
    await world.bot.host.play.play(table, ann.id, ["dig camp-tablets"])
    for command, typed in (
        *(("do", {"action": typed}) for typed in ("get the fishng rod pls", "buy fishing rod", "pass", "dig coins")),
        *(("dig", {"site": "camp-coins"}), ("buy", {"card": "hat"})),
        *(("research", {"step": "glass"}), ("pass", {}), ("pass", {"card": "fear"}), ("end", {})),
    ):
        told = answer(await ann.slash(world.channel, f"turn {command}", **typed))
        assert told.content.endswith("is not possible now: first answer “Quarry: how do you pay 🥾?”."), typed
        assert labels_of(told.message) == ["My turn"]
    fear = said(await ann.slash(world.channel, "turn play", card="fear"))
    assert fear == "“fear” matches no move right now. You can: Pay with Fear 🥾."
    panel = await ann.click(told.message, label="My turn")
    assert "Quarry: how do you pay" in said(panel)


@pytest.mark.parametrize(("hints", "told"), [("yes", "**What I would do:**"), ("no", "Hints from a computer are off")])
async def test_asking_for_advice_in_words_gets_it_or_the_reason_why_not(world: World, hints: str, told: str) -> None:
    await world.start_table("Ann", "Bob", order="joined", turns="ask", hints=hints)
    result = await world.ann.slash(world.channel, "turn do", action="What would you do?")
    assert said(result).startswith(told) and result.ephemeral
    helped = said(await world.ann.slash(world.channel, "turn do", action="help me"))
    assert helped.startswith("`/game help` has") and helped.endswith("type “hint”." if hints == "yes" else "situation.")


async def test_who_asks_what_they_can_do_gets_their_panel(world: World) -> None:
    await world.start_table("Ann", "Bob", order="joined", turns="ask")
    (offered,) = await world.ann.autocomplete(world.channel, "turn do", "action", "what can i do")
    panel = answer(await world.ann.slash(world.channel, "turn do", action=offered["value"]))
    assert panel.content.startswith("**Round I: your turn.**") and panel.ephemeral


@pytest.mark.parametrize(
    ("typed", "command"),
    [
        ("help", "`/game help` has"),
        ("leave", "`/game leave` gives"),
        ("quit", "`/game leave` gives"),
        ("the rules please", "`/show rules` answers"),
        ("log", "`/show log` shows"),
        ("Scores", "`/show scores` shows"),
        ("board", "`/show board` shows"),
        ("note", "`/turn note` opens"),
        ("plan", "To plan your next turn, press **My turn**"),
        ("stop", "`/table stop` stops"),
    ],
)
async def test_a_word_for_another_command_is_answered_with_that_command(world: World, typed: str, command: str) -> None:
    table, actor = await at_table(world, "start")
    (offered,) = await actor.autocomplete(world.channel, "turn do", "action", typed)
    assert (offered["name"], offered["value"]) == (typed, typed)
    assert said(await actor.slash(world.channel, "turn do", action=typed)).startswith(command)
    assert not table.running.log


@pytest.mark.parametrize("typed", ["undo", "oh and undo that", "take it back"])
async def test_a_typed_undo_does_what_the_button_does(world: World, typed: str) -> None:
    table, actor = await at_table(world, "start")
    await actor.slash(world.channel, "turn do", action="dig coins")
    (offered,) = await actor.autocomplete(world.channel, "turn do", "action", typed)
    assert (offered["name"], offered["value"]) == ("Undo: Dig at Harbour", typed)
    told = said(await actor.slash(world.channel, "turn do", action=typed))
    assert told.startswith("**Undone.**") and table.running.log == ()


@pytest.mark.parametrize("ended", [False, True])
async def test_a_typed_undo_that_costs_something_is_one_button(world: World, ended: bool) -> None:
    table = await world.start_table("Ann", "Bob", turns="ask")
    table.game = Stage(hand=["exploration-car", "funding-car"], compass=6).game
    ann = world.actor(table, 0)
    for text in (
        ("dig camp-tablets", "pay exploration-car", "end") if ended else ("discover L1-1", "pay exploration-car")
    ):
        await world.bot.host.play.play(table, ann.id, [text])
    (suggestion,) = await ann.autocomplete(world.channel, "turn do", "action", "undo")
    assert suggestion["name"] == "undo"
    offer = answer(await ann.slash(world.channel, "turn do", action="undo"))
    assert offer.content == "To take it back, the others would have to agree." and not table.votes
    (button,) = components(offer)
    assert button["label"].startswith("Ask to undo: ")
    await ann.click(offer.message, custom_id=button["custom_id"])
    assert len(table.votes) == 1


@pytest.mark.parametrize(
    ("texts", "named"),
    [
        (
            ("discover L1-1", "pay exploration-car"),
            "Taking back “Pay with Exploration (car)” will be shown in the log.",
        ),
        (("pass", "end"), "Taking back the end of your turn will be shown in the log."),
    ],
)
async def test_a_typed_undo_that_needs_nobody_names_what_goes(world: World, texts: Sequence[str], named: str) -> None:
    await world.ann.slash(world.channel, "game solo", difficulty=1)
    table = await world.table()
    table.game = Stage(hand=["exploration-car", "funding-car"], compass=6, rival=1, rival_stack=["dig-tablet"]).game
    for text in texts:
        await world.bot.host.play.play(table, world.ann.id, [text])
    offer = answer(await world.ann.slash(world.channel, "turn do", action="undo"))
    assert offer.content == named
    assert [item["label"] for item in components(offer)] == ["Take back (shown in the log)"]


async def test_an_undo_is_suggested_as_typed_while_another_is_to_move(world: World) -> None:
    _, (_, waiting) = await world.seated("Ann", "Bob", turns="ask")
    (offered,) = await waiting.autocomplete(world.channel, "turn do", "action", "undo")
    assert (offered["name"], offered["value"]) == ("undo", "undo")


async def test_a_long_sentence_is_answered_with_the_advice_to_type_fewer_words(world: World) -> None:
    _, actor = await at_table(world, "start")
    told = said(await actor.slash(world.channel, "turn do", action="please dig at the harbour " * 5))
    assert told.startswith("That is too long, ") and "in a few words" in told


async def test_a_typed_undo_of_nothing_says_so(world: World) -> None:
    _, actor = await at_table(world, "start")
    assert said(await actor.slash(world.channel, "turn do", action="undo")) == "You have nothing to take back."


@pytest.mark.parametrize("typed", ["dig coins", "harbor", "dig at the harbor plz"])
async def test_what_is_typed_is_paid_for_as_the_menu_does(world: World, typed: str) -> None:
    table, actor = await at_table(world, "start")
    (offered,) = await actor.autocomplete(world.channel, "turn do", "action", typed)
    assert offered["value"] == "dig camp-coins"
    await actor.slash(world.channel, "turn do", action=typed)
    assert table.running.log == ((0, "dig camp-coins"), (0, "pay fear"))


async def test_what_is_typed_with_its_payment_is_suggested_as_what_it_does(world: World) -> None:
    table, actor = await at_table(world, "start")
    typed = "coins with fear"
    (offered,) = await actor.autocomplete(world.channel, "turn do", "action", typed)
    assert (offered["name"], offered["value"]) == ("Dig at Harbour with Fear 🥾", typed)
    await actor.slash(world.channel, "turn do", action=offered["value"])
    assert table.running.log == ((0, "dig camp-coins"), (0, "pay fear"))


async def test_misspelled_input_is_suggested_as_what_would_be_offered(world: World) -> None:
    table, actor = await at_table(world, "start")
    typed = "buy pak donky"
    offered = await actor.autocomplete(world.channel, "turn do", "action", typed)
    assert [each["value"] for each in offered] == ["buy pack-donkey"]
    assert "Did you mean **Buy Pack Donkey**?" in said(await actor.slash(world.channel, "turn do", action=typed))
    assert not table.running.log


async def test_passing_is_understood_in_a_conversation_and_asks_nevertheless(world: World) -> None:
    table, actor = await at_table(world, "start")
    asked = await actor.slash(world.channel, "turn do", action="pass plz")
    assert "You still have both archaeologists at home" in said(asked) and not table.running.log


async def test_a_refusal_says_why_and_changes_nothing(world: World) -> None:
    table, actor = await at_table(world, "start")
    for position, command, options, says in (
        ("poor", "buy", {"card": "donkey"}, "Pack Donkey costs 4 coins; you have 2. You can: Buy Hat"),
        ("poor", "temple", {"tile": "11"}, TOO_EARLY),
        ("full", "dig", {"site": "shrine"}, "Shrine (L1-1) is full"),
        ("start", "end", {}, "you still have to take your main action"),
        ("start", "play", {"card": "pathfinder's staff"}, "this would do nothing"),
        ("start", "dig", {"site": "coins", "payment": "pilot pilot"}, "you cannot pay it that way"),
        ("at home with one coin", "do", {"action": "discover L1-1 with pilot"}, "a pilot costs 2 coins; you have 1"),
        ("at home with one coin", "do", {"action": "dig harbour with hat"}, "Hat is not in your hand. Did you mean"),
        ("at home with one coin", "do", {"action": "pilot"}, "so say where to go. You can: Dig at Harbour;"),
        ("full", "do", {"action": "dig shrine with fear"}, "Shrine (L1-1) is full"),
    ):
        put(table, position)
        before = table.running.fingerprint()
        result = await actor.slash(world.channel, f"turn {command}", **options)
        assert says in said(result) and result.ephemeral, (position, command)
        assert table.running.fingerprint() == before, (position, command)


async def test_pass_asks_and_ends_the_turn_as_its_button_does(world: World) -> None:
    table, actor = await at_table(world, "start")
    asked = await actor.slash(world.channel, "turn pass")
    assert "You still have both archaeologists at home and 5 cards in hand" in said(asked) and asked.ephemeral
    assert [item["label"] for item in components(asked.response)] == [ENGLISH.labels.sure(), ENGLISH.labels.go_back()]
    assert not table.running.log
    panel = await open_panel(world, actor)
    assert said(await actor.click(panel.message, label="Pass for this round")) == said(asked)
    await pass_turn(world, actor)
    assert table.running.log == ((0, "pass"), (0, "end")) and table.running.seats_to_act == (1,)


async def test_pass_accepts_just_the_name_of_a_card_with_a_pass_effect(world: World) -> None:
    table, actor = await at_table(world, "start")
    result: Any = await actor.slash(world.channel, "turn pass", card="watch")
    await actor.click(result.response.message, label=ENGLISH.labels.sure())
    assert table.running.log == ((0, "pass watch"), (0, "end"))


async def test_exiling_a_good_card_needs_confirmation_when_typed_too(world: World) -> None:
    table, actor = await at_table(world, "exiling")
    result = await actor.slash(world.channel, "turn choose", answer="hat")
    assert "Hat is worth 1 point" in said(result) and last(table) == "play axe"


async def test_without_suggestions_one_line_gives_the_reason_and_choosing_it_repeats_the_reason(world: World) -> None:
    table, actor = await at_table(world, "start")
    for position, command, option, typed, line in (
        ("poor", "temple", "tile", "", f"T{TOO_EARLY[1:]}"),
        ("away", "dig", "site", "", "You have no archaeologist at home."),
        ("poor", "buy", "card", "donk", "No move like “donk” right now."),
        ("poor", "buy", "card", "donkey", "Pack Donkey costs 4 coins; you have 2."),
        ("poor", "do", "action", "buy donkey with coins", "Pack Donkey costs 4 coins; you have 2."),
        ("poor", "boon", "guardian", "", "You have not overcome a guardian yet."),
        ("one icon", "buy", "card", "", "You have to answer the open question first."),
        ("done", "choose", "answer", "xyzzy", "No move like “xyzzy” right now."),
    ):
        put(table, position)
        before = table.running.fingerprint()
        offered, *named = await actor.autocomplete(world.channel, f"turn {command}", option, typed)
        assert offered["name"] == line and (not named or command == "do"), "which names the few moves instead"
        result = await actor.slash(world.channel, f"turn {command}", **{option: offered["value"]})
        assert result.ephemeral, line
        first = "First answer “L1-1: how do you pay 3🧭 🚙?”"
        repeated = said(result).replace(first, "You have to answer the open question first")
        assert "matches no move right now" in repeated or line.removesuffix(".") in repeated
        assert table.running.fingerprint() == before, line


async def test_an_option_suggests_what_is_legal_for_its_verb_and_nothing_else(world: World) -> None:
    table, actor = await at_table(world, "start")
    for position, command, option, opens in (
        ("start", "dig", "site", "dig "),
        ("start", "discover", "site", "discover "),
        ("guarded", "overcome", "site", "overcome "),
        ("start", "buy", "card", "buy "),
        ("start", "play", "card", "play "),
        ("start", "research", "step", "research "),
        ("temple", "temple", "tile", "temple "),
        ("assistants", "assistant", "use", "assistant "),
        ("grotto", "idol", "effect", "idol "),
        ("start", "pass", "card", "pass"),
    ):
        put(table, position)
        legal = {action.text for action in table.running.legal_actions(0) if action.text.startswith(opens)}
        offered = await actor.autocomplete(world.channel, f"turn {command}", option, "")
        assert legal and {each["value"] for each in offered} <= legal, command
        assert len(offered) == min(len(legal), 25), command


@pytest.mark.parametrize(("command", "option"), [("do", "action"), ("choose", "answer")])
async def test_anything_and_answers_are_suggested_from_what_is_legal(world: World, command: str, option: str) -> None:
    table, actor = await at_table(world, "two icons")
    legal = {action.text for action in table.running.legal_actions(0)}
    offered = await actor.autocomplete(world.channel, f"turn {command}", option, "")
    assert offered and {each["value"] for each in offered} <= legal


@pytest.mark.parametrize(("command", "site"), [("dig", "camp-coins"), ("discover", "L1-2")])
async def test_a_payment_is_suggested_for_the_site_that_was_typed(world: World, command: str, site: str) -> None:
    table, actor = await at_table(world, "start")
    offered = await actor.autocomplete(world.channel, f"turn {command}", "payment", "", site=site)
    game = table.running.copy()
    game.apply(f"{command} {site}")
    assert {each["value"] for each in offered} <= {action.text for action in game.legal_actions(0)}
    assert all(each["value"].startswith("pay ") for each in offered) and not table.running.log


async def test_without_a_table_or_a_seat_the_suggestions_explain_that(world: World) -> None:
    (offered,) = await world.eve.autocomplete(world.channel, "turn dig", "site", "")
    assert "no table" in offered["name"].lower()
    await world.start_table("Ann", "Bob")
    (offered,) = await world.eve.autocomplete(world.channel, "turn dig", "site", "")
    assert offered["name"].startswith("You are not playing at this table")


@pytest.mark.parametrize("game", ["arnak", "lost-cities", "lost-ark"])
async def test_in_every_game_a_spectator_is_told_so_by_the_suggestions(world: World, game: str) -> None:
    await world.start_table("Ann", "Bob", game=game)
    for command, option in (("turn do", "action"), ("turn choose", "answer")):
        for typed in ("", "start", "?"):
            (offered,) = await world.eve.autocomplete(world.channel, command, option, typed)
            assert offered["name"].startswith("You are not playing at this table"), (command, typed)


async def test_a_payment_is_suggested_only_if_there_is_something_to_pay(world: World) -> None:
    _, actor = await at_table(world, "guarded")
    (offered,) = await actor.autocomplete(world.channel, "turn overcome", "payment", "", site="boar")
    assert offered["name"] == "There is nothing to pay: leave this out."
    (offered,) = await actor.autocomplete(world.channel, "turn dig", "payment", "", site="the moon")
    assert "the moon" in offered["name"]


async def test_a_name_is_never_read_as_markdown(world: World) -> None:
    names = ("**Ann** [x](https://e.x)", "<@1> `Bob`\n# big")
    table = await world.start_table(*names, turns="ask")
    await pass_turn(world, world.actor(table, 0))
    content = text_of(world.newest)
    for raw in ("**Ann**", "[x](", "`Bob`", "\n# big"):
        assert raw not in content
    assert r"\*\*Ann\*\*" in content or r"\`Bob\`" in content
    alt = world.newest.attachments[0].description or ""
    assert "**Ann**" in alt, "descriptions of pictures know no markdown"
    panel = await open_panel(world, world.actor(table, 1))
    assert "**Ann**" not in panel.content and "`Bob`" not in panel.content


async def test_cards_and_rules_are_found_by_what_people_type(world: World) -> None:
    ann = world.ann
    assert "**Pack Donkey**" in said(await ann.slash(world.channel, "show card", name="donkey"))
    found = said(await ann.slash(world.channel, "show card", name="flask"))
    assert found.startswith("**Flask**") and "See also: Coconut Flask." in found
    several = said(await ann.slash(world.channel, "show card", name="earring"))
    assert "Did you mean Crystal Earring or Obsidian Earring?" in several
    assert "· **Scoring**\n" in said(await ann.slash(world.channel, "show rules", topic="win"))
    assert "· **Archaeologists**\n" in said(await ann.slash(world.channel, "show rules", topic="meeple"))
    assert "Buy an item, Buy an artifact" in said(await ann.slash(world.channel, "show rules", topic="buy"))


# --- what was likely meant --------------------------------------------------------------------------


def offered(result: simcord.InteractionResult) -> dict[str, str]:
    """The offered buttons: what stands on them, and their ids."""
    return {item["label"]: item["custom_id"] for item in components(answer(result))}


@pytest.mark.parametrize(
    ("command", "typed", "played"),
    [
        ("do", "coins with fear", ("dig camp-coins", "pay fear")),
        ("do", "can i dig for coins using the fear plz", ("dig camp-coins", "pay fear")),
        ("do", "harbor, paying a pilot", ("dig camp-coins", "pay pilot")),
        ("dig", "coins with the watch", ("dig camp-coins", "pay watch")),
        ("do", "discover L1-2 with 2 coins", ("discover L1-2", "pay pilot")),
    ],
)
async def test_a_typed_payment_is_played_too(world: World, command: str, typed: str, played: tuple[str, ...]) -> None:
    table, actor = await at_table(world, "start")
    await actor.slash(world.channel, f"turn {command}", **{"do": {"action": typed}, "dig": {"site": typed}}[command])
    assert [text for _, text in table.running.log] == [*played]


@pytest.mark.parametrize(
    "typed", ["buy me the pigeon plz", "get the pigeon", "buy me the pigoen plz", "carrier pigeon"]
)
async def test_a_card_in_the_row_is_bought_whatever_is_said_around_its_name(world: World, typed: str) -> None:
    table, actor = await at_table(world, "start")
    table.game = Stage(["fear"], items=("carrier-pigeon", "hat", "sea-turtle", "dog", "horse"), coin=9).game
    await actor.slash(world.channel, "turn do", action=typed)
    assert table.running.log[0] == (0, "buy carrier-pigeon")


async def test_one_likely_meaning_that_costs_something_is_offered_as_a_button_that_plays_it(world: World) -> None:
    table, actor = await at_table(world, "start")
    for command, option in (("do", "action"), ("dig", "site")):
        result = await actor.slash(world.channel, f"turn {command}", **{option: "the coin place"})
        assert said(result) == "Did you mean **Dig at Harbour with Fear 🥾**?"
        assert list(offered(result)) == ["Dig at Harbour with Fear 🥾"] and result.ephemeral and not table.running.log
    await actor.click(answer(result).message, label="Dig at Harbour with Fear 🥾")
    assert table.running.log == ((0, "dig camp-coins"), (0, "pay fear"))


async def test_the_end_of_a_turn_is_not_guessed_but_offered(world: World) -> None:
    table, actor = await at_table(world, "done")
    seat = table.running.seats_to_act
    for typed in ("finish my turn", "i'm done", "pass", "that's all", "skip"):
        result = await actor.slash(world.channel, "turn do", action=typed)
        assert said(result).endswith("Did you mean **End turn**?")
        assert list(offered(result)) == ["End turn"] and table.running.seats_to_act == seat
        *_, suggestion = await actor.autocomplete(world.channel, "turn do", "action", typed)
        assert suggestion["value"] == "end"
        assert ("you have taken your main action" in said(result)) is (typed == "pass")
    await actor.click(answer(result).message, label="End turn")
    assert table.running.seats_to_act != seat


async def test_passing_is_not_guessed_but_offered_with_what_is_given_up(world: World) -> None:
    table, actor = await at_table(world, "start")
    result = await actor.slash(world.channel, "turn do", action="skip")
    assert said(result).splitlines()[0] == "Did you mean **Pass for this round**?"
    assert "You still have both archaeologists at home" in said(result) and not table.running.log
    await actor.click(answer(result).message, label="Pass for this round")
    assert table.running.log[0] == (0, "pass")


@pytest.mark.parametrize("typed", ["coins", "harbor with fear plz", "harbour by car", "dig at harbour with fear"])
async def test_a_full_site_is_the_reason_whatever_is_said_around_it(world: World, typed: str) -> None:
    _, actor = await at_table(world, "full")
    result = await actor.slash(world.channel, "turn do", action=typed)
    assert " is not possible now: Harbour is full. " in said(result) and [*offered(result)] == ["My turn"]


async def test_a_number_means_what_carries_it_in_the_panel(world: World) -> None:
    table, actor = await at_table(world, "start")
    panel = await open_panel(world, actor)
    options = [each for menu in components(panel) for each in menu.get("options", ())]
    numbered = {each["label"].partition(".")[0]: each["value"] for each in options if each["label"][0].isdecimal()}
    number = next(each for each, action in numbered.items() if action == "buy hat")
    (suggestion, *_) = await actor.autocomplete(world.channel, "turn do", "action", number)
    assert suggestion["value"] == "buy hat"
    await actor.slash(world.channel, "turn do", action=number)
    assert last(table) == "buy hat"


async def test_a_number_that_the_game_reads_differently_asks_which(world: World) -> None:
    table, actor = await at_table(world, "recruiting")
    result = await actor.slash(world.channel, "turn choose", answer="2")
    assert list(offered(result)) == [label_of(table, text) for text in ("recruit 4", "recruit 2")]


async def test_a_number_of_a_card_of_lost_cities_offers_all_that_can_be_done_with_it(world: World) -> None:
    table = await cities(world, "Ann", "Bob")
    card = legal(table, "discard")[0].removeprefix("discard ")
    result = await to_act(world, table).slash(world.channel, "turn do", action="1")
    uses = [label_of(table, each) for each in legal(table, "") if card in each]
    assert len(uses) > 1 and {*uses} <= {*offered(result)}


async def test_in_lost_cities_a_bare_discard_or_play_offers_all_of_them(world: World) -> None:
    table = await cities(world, "Ann", "Bob")
    for typed in ("discard", "play"):
        result = await to_act(world, table).slash(world.channel, "turn do", action=typed)
        assert list(offered(result)) == [label_of(table, text) for text in legal(table, f"{typed} ")]
        assert said(result) == f"Which do you mean by “{typed}”?"


async def test_a_bare_dig_offers_every_site(world: World) -> None:
    table, actor = await at_table(world, "start")
    sites = [label_of(table, text) for text in legal(table, "dig ")]
    found = offered(await actor.slash(world.channel, "turn do", action="dig"))
    assert len(found) == len(sites) == 5 and all(label.startswith("Dig at ") for label in found)


async def test_a_few_likely_meanings_get_a_button_each(world: World) -> None:
    table, actor = await at_table(world, "start")
    result = await actor.slash(world.channel, "turn do", action="glass")
    assert said(result) == "Which do you mean by “glass”?"
    rows = [f"Move the magnifying glass to row 1 {side}" for side in ("left", "right")]
    assert list(offered(result)) == rows
    await actor.click(answer(result).message, label="Move the magnifying glass to row 1 right")
    assert table.running.log[0] == (0, "research glass 2")
    put(table, "two boots")
    assert list(offered(await actor.slash(world.channel, "turn choose", answer="fear"))) == [
        "Pay with 2× Fear 🥾", "Pay with Fear 🥾 and Watch ⛵", "Pay with Fear 🥾 and a pilot (2🪙)"
    ]  # fmt: skip


async def test_the_only_move_of_the_kind_that_was_typed_is_offered(world: World) -> None:
    table, actor = await at_table(world, "start")
    table.game = Stage(["fear", "fear"], jewel=1).game
    (step,) = [action for action in table.running.view(0).legal if action.text.startswith("research")]
    result = await actor.slash(world.channel, "turn do", action="research with the jewel")
    assert said(result) == f"Did you mean **{label_of(table, step.text)}**?"


async def test_every_site_that_can_be_discovered_gets_a_button(world: World) -> None:
    _, actor = await at_table(world, "start")
    result = await actor.slash(world.channel, "turn do", action="l1")
    assert said(result) == "Which do you mean by “l1”?"
    assert list(offered(result)) == [f"Discover L1-{number}" for number in range(1, 9)]


async def test_what_is_not_possible_or_could_be_anything_is_offered_no_move(world: World) -> None:
    table, actor = await at_table(world, "start")
    for position, typed in (
        ("poor", "xyzzy"),
        *(("start", typed) for typed in ("buy me the pigeon plz", "fear", "with pilot")),
    ):
        put(table, position)
        result = await actor.slash(world.channel, "turn do", action=typed)
        assert [*offered(result)] == ["My turn"] and said(result), typed


async def test_the_moves_that_a_refusal_names_get_buttons_if_they_are_few(world: World) -> None:
    table, actor = await at_table(world, "poor")
    result = await actor.slash(world.channel, "turn do", action="donkey")
    assert said(result).endswith("you have 2. You can: Play Funding (car); Dig at Harbour; Buy Hat.")
    assert [*offered(result)] == ["Play Funding (car)", "Dig at Harbour with Funding (car)", "Buy Hat"]
    await actor.click(answer(result).message, label="Buy Hat")
    assert last(table) == "buy hat"


async def test_the_few_free_actions_that_bring_what_is_missing_get_buttons(world: World) -> None:
    table, actor = await at_table(world, "start")
    table.game = Stage(["exploration-car", "fear"], compass=2, coin=2).game
    result = await actor.slash(world.channel, "turn do", action="discover L1-3")
    assert said(result) == (
        "“Discover L1-3” is not possible now: discovering L1-3 costs 3 compasses and a ship; you have 2 compasses. "
        "You can: Play Exploration (car)."
    )
    await actor.click(answer(result).message, label="Play Exploration (car)")
    assert last(table) == "play exploration-car"


async def test_a_free_action_beside_a_question_is_offered_unless_its_full_text_is_typed(world: World) -> None:
    table, actor = await at_table(world, "grotto")
    result = await actor.slash(world.channel, "turn choose", answer="tablets")
    assert said(result) == "Did you mean **Slot an idol (+2📜, −1 point)**?" and last(table) == "pay fear"
    put(table, "assistants")
    result = await actor.slash(world.channel, "turn choose", answer="plane")
    assert said(result) == "Did you mean **Use the Aviator to travel with a plane**?"
    assert last(table) == "dig camp-coins"


@pytest.mark.parametrize(
    ("position", "typed", "told", "offers"),
    [
        (
            "exiling",
            "exile fear and end turn",
            "Type one move at a time. Did you mean **Exile Fear from play**?",
            "exile fear",
        ),
        ("keeping", "keep fear, hat", "Type one move at a time. Did you mean **Keep Fear**?", "keep fear"),
        ("keeping", "keep watch and hat", "“Keep Watch” is not possible now: Watch is not in your hand.", ""),
        (
            "poor",
            "buy pack donkey and pass",
            "Type one move at a time. “buy pack donkey” is not possible now: Pack Donkey costs 4 coins; you have 2. "
            "You can: Play Funding (car); Dig at Harbour; Buy Hat.",
            "play funding-car",
        ),
        (
            "start",
            "buy machete and end turn",
            "Type one move at a time. “Buy Machete” is not possible now: Machete is not in the row. You can: "
            "Buy Stone Jar; Buy Pack Donkey; Buy Hat; Buy Sea Turtle; Buy Dog; Buy Horse.",
            "",
        ),
        (
            "start",
            "dig coins and end turn",
            "Type one move at a time. Did you mean **Dig at Harbour with Fear 🥾**?",
            "",
        ),
    ],
)
async def test_several_moves_in_a_line_offer_the_first_or_say_why_that_is_not_possible(
    world: World, position: str, typed: str, told: str, offers: str
) -> None:
    table, actor = await at_table(world, position)
    before = table.running.log
    result = await actor.slash(world.channel, "turn do", action=typed)
    assert said(result) == told and table.running.log == before
    if offers:
        await actor.click(answer(result).message, label=next(iter(offered(result))))
        assert offers in [text for _, text in table.running.log]


async def test_why_a_likely_meaning_is_unusual_is_said_beside_its_button(world: World) -> None:
    table, actor = await at_table(world, "exiling")
    result = await actor.slash(world.channel, "turn choose", answer="exil hat")
    assert list(offered(result)) == ["Exile Hat from hand"] and "Hat is worth 1 point" in said(result)
    await actor.click(answer(result).message, label="Exile Hat from hand")
    assert last(table) == "exile hat"


async def test_a_button_of_an_earlier_position_is_answered_with_the_present_one(world: World) -> None:
    table, actor = await at_table(world, "start")
    result = await actor.slash(world.channel, "turn do", action="the coin place")
    await actor.slash(world.channel, "turn do", action="buy hat")
    before = table.running.log
    stale = await actor.click(answer(result).message, label="Dig at Harbour with Fear 🥾")
    assert table.running.log == before and "has moved on" in said(stale)


async def test_in_lost_cities_a_card_that_cannot_be_played_is_offered_to_be_discarded(world: World) -> None:
    table = await cities(world, "Ann", "Bob")
    while not (stuck := [each for each in legal(table, "discard") if not legal(table, f"play {each[8:]}")]):
        await forward(world, 1)
    card = stuck[0].removeprefix("discard ")
    result = await to_act(world, table).slash(world.channel, "turn do", action=f"play {card}")
    assert list(offered(result)) == [label_of(table, stuck[0])]
    assert said(result).endswith(f"Did you mean **{label_of(table, stuck[0])}**?") and "You can" not in said(result)
    assert said(result).split(" Did you mean")[0].endswith("."), "why it cannot be played is said first"
    await to_act(world, table).click(answer(result).message, label=label_of(table, stuck[0]))
    assert stuck[0] in [text for _, text in table.running.log]


async def test_what_is_typed_is_escaped_in_a_refusal_but_not_in_a_suggestion(world: World) -> None:
    table, typed = await cities(world, "Ann", "Bob"), "[x](https://x.y)"
    (offered,) = await to_act(world, table).autocomplete(world.channel, "turn do", "action", typed)
    assert offered["name"].startswith(f"I do not understand “{typed}”.")
    told = said(await to_act(world, table).slash(world.channel, "turn do", action=typed))
    assert told.startswith(r"I do not understand “\[x\]\(https\://x\.y\)”.")


@pytest.mark.parametrize("typed", ["throw away {}", "discard the {} plz", "i want to toss my {}"])
async def test_in_lost_cities_a_discard_is_played_in_whatever_words(world: World, typed: str) -> None:
    table = await cities(world, "Ann", "Bob")
    card = legal(table, "discard")[0].removeprefix("discard ")
    await to_act(world, table).slash(world.channel, "turn do", action=typed.format(card))
    assert table.running.log[0][1] == f"discard {card}"


async def ark_until(world: World, verb: str) -> tuple[Table, int]:
    """A table of the Lost Ark played until something may be done; and the seat that is to act."""
    table = await world.start_table("Ann", "Bob", game="lost-ark", order="joined", turns="ask")
    while not legal(table, verb):
        seat = table.running.seats_to_act[0]
        await world.bot.host.play.play(table, table.seats[seat].user_id, sorted(legal(table, "", seat))[:1])
    return table, table.running.seats_to_act[0]


async def test_in_the_lost_ark_a_tile_in_another_colour_is_offered_in_that_of_the_call(world: World) -> None:
    table, seat = await ark_until(world, "fill")
    tiles = [text for text in legal(table, "fill", seat) if text.split()[1] == table.running.view(seat).called]
    tile, actor = tiles[0].split()[2], world.actor(table, seat)
    result = await actor.slash(world.channel, "turn do", action=f"{tile} purple")
    assert said(result) == f"There is no purple here. Did you mean **{label_of(table, tiles[0], seat)}**?"
    await actor.click(answer(result).message, label=label_of(table, tiles[0], seat))
    assert table.running.log[-1] == (seat, tiles[0])


async def test_in_the_lost_ark_a_word_for_many_fills_offers_the_best_in_the_called_colour(world: World) -> None:
    table = await world.start_table("Ann", "Bob", game="lost-ark", order="joined", turns="ask")
    table.game = answering(ark_sheet(places="43 44", tiles="r1", hints=3))
    view = table.running.view(1)
    for typed, others in (("green", ["walk green"]), ("fill", [])):
        result = await world.actor(table, 1).slash(world.channel, "turn do", action=typed)
        assert said(result) == f"Which do you mean by “{typed}”? **My turn** shows the rest."
        fills = sorted(
            (each for each in view.legal if each.text.startswith("fill green")), key=partial(by_prospect, view.own)
        )
        best = [*(each.text for each in fills[: 10 - len(others)]), *others]
        assert list(offered(result)) == [*(label_of(table, each, 1) for each in best), "My turn"]


async def test_in_the_lost_ark_a_walk_that_is_not_possible_is_refused_as_anything_else(world: World) -> None:
    table = await world.start_table("Ann", "Bob", game="lost-ark", order="joined", turns="ask")
    table.game = answering(ark_sheet(places="43 44"))
    for typed, why in (("walk 44 45", "You have already visited that place."), ("visit 87", "That place ")):
        result = await world.actor(table, 1).slash(world.channel, "turn do", action=typed)
        assert said(result).startswith(why) and list(offered(result)) == ["My turn"]
    assert not table.running.view(1).own.doing.answered


async def test_in_the_lost_ark_the_end_of_a_set_up_is_offered(world: World) -> None:
    table, seat = await ark_until(world, "end")
    actor = world.actor(table, seat)
    result = await actor.slash(world.channel, "turn do", action="ok i'm done")
    assert said(result).endswith("Did you mean **Confirm**?")
    await actor.click(answer(result).message, label="Confirm")
    assert (seat, "end") in table.running.log


_HAND = "blue 1, blue 2, blue 9, white 1, white 6, white 8, green 7, red 8"
_WHITE_USES = (("play", 6), ("play", 8), ("discard", 1), ("discard", 6), ("discard", 8))


def to_play() -> Any:
    """Lost Cities: two paths lead to an arrow, and blue 2 is too low to be played."""
    paths = {"blue": [1, 3], "white": [2], "green": [5]}
    arrows = {"blue 2": "arrow", "white 3": "arrow"}
    return cities_stage(_HAND, pieces="blue 1, white 2, green 3, red 1 researcher", columns=paths, tiles=arrows)


def no_arrow() -> Any:
    """Lost Cities: no arrow is within reach."""
    return cities_stage(_HAND, pieces="blue 1, white 2", columns={"blue": [1, 3], "white": [2]})


def to_step() -> Any:
    """The same, after an arrow was found."""
    game = to_play()
    game.apply("play white 6", 0)
    return game


def to_start() -> Any:
    """The Lost Ark alone, before the start is chosen."""
    return new_as("ranger", players=1)


def to_call() -> Any:
    """The Lost Ark alone, at the beginning of a round."""
    return ark_stage(ark_sheet(places="43 44", tiles="r1"), players=1)


def to_fill() -> Any:
    """The Lost Ark alone, once the die has called."""
    game = to_call()
    for text in ("call grey", "draw 42", "end"):
        game.apply(text, 0)
    return game


def filled() -> Any:
    """The Lost Ark alone, once the die is answered."""
    game = to_fill()
    game.apply(f"fill {game.view(0).called} g1", 0)
    return game


_IN_THE_LOST_ARK = (to_start, to_call, to_fill, filled)
_ANSWERED = "You have already answered the die. End your turn, or undo what you chose."


@pytest.mark.parametrize(
    ("position", "typed", "sentence", "actions"),
    [
        (to_play, "arrow", None, ["play blue 9", "play white 6", "play white 8"]),
        (to_play, "pla", None, ["play blue 9", "play white 6", "play white 8", "play green 7", "play red 8"]),
        (to_play, "play wh", None, ["play white 6", "play white 8"]),
        (to_play, "green", None, ["play green 7", "discard green 7"]),
        (to_play, "w 6", None, ["play white 6", "discard white 6"]),
        (to_play, "white", None, [f"{verb} white {value}" for verb, value in _WHITE_USES]),
        (to_play, "end", "First play or discard a card; then you draw.", []),
        (to_play, "pass", "First play or discard a card; then you draw.", []),
        (to_play, "play white 7", "You don’t have white 7 in your hand.", []),
        (to_play, "blue 2", "Blue 2 is too low: your blue column ends with blue 3.", ["discard blue 2"]),
        (no_arrow, "arrow", "First play a card that reaches an arrow.", []),
        (no_arrow, "artifact", "First play a card that reaches an artifact.", []),
        (no_arrow, "city", "First play a card that reaches a city.", []),
        (no_arrow, "explorer", "An explorer steps when you play a card of its path;", []),
        (to_step, "explorer", None, ["step blue", "step white", "step green", "step red"]),
        (to_step, "arrow", None, ["step blue", "step white", "step green", "step red"]),
        (to_step, "take", "First choose which explorer takes a step, or take no step.", []),
        (to_step, "end", "First choose which explorer takes a step, or take no step.", []),
        (to_start, "walk", "First choose where you start.", []),
        (to_start, "visit 87", "First choose where you start.", []),
        (no_arrow, "city 5", "First play a card that reaches a city.", []),
        (to_play, "purple 5", "There is no purple here.", []),
        (to_play, "play purple 6", "There is no purple here.", ["play white 6"]),
        (to_call, "call pruple", "There is no purple here.", ["call green", "call red", "call yellow", "call grey"]),
        (to_call, "visit purple", "There is no purple here.", []),
        (to_call, "roll", "First call a colour.", []),
        (to_call, "stay", "First call a colour.", []),
        (to_call, "visit 87", "First call a colour.", []),
        (to_call, "fill b9", "First call a colour.", []),
        (to_start, "fill a", "First choose where you start.", []),
        *((filled, typed, _ANSWERED, []) for typed in ("walk", "call", "fill")),
        (filled, "roll", None, ["end"]),
        (to_fill, "green", "The die says {called}. Changing it to green costs 1 hint (💡); you have none.", []),
        (to_fill, "diamond", "You have no diamond.", []),
        (to_fill, "end", "First answer the die: fill a tile, or take a minus point.", []),
        (to_fill, "edge", "No possible move matches “edge” (My turn shows what you can do).", []),
        (to_fill, "fill forest", None, [f"fill {{called}} g{number}" for number in (1, 2, 3, 4)]),
    ],
)
async def test_what_is_suggested_is_what_the_answer_says_and_offers(
    world: World, position: Callable[[], Any], typed: str, sentence: str | None, actions: list[str]
) -> None:
    game = position()
    if position in _IN_THE_LOST_ARK:
        await world.ann.slash(world.channel, "game solo", game="lost-ark", turns="ask")
        table = await world.table()
    else:
        table = await world.start_table("Ann", "Bob", game="lost-cities", order="joined", turns="ask")
    table.game, table.moves = game, game.ply
    called, ann = str(getattr(game.view(0), "called", "")), world.actor(table, 0)
    suggestions = await ann.autocomplete(world.channel, "turn do", "action", typed)
    result = await ann.slash(world.channel, "turn do", action=typed)
    reason = [each["name"] for each in suggestions if each["value"] == typed]
    assert [each["value"] for each in suggestions[len(reason) :]] == [each.format(called=called) for each in actions]
    labels = [label_of(table, each.format(called=called)) for each in actions]
    assert list(offered(result)) == (labels or ["My turn"])
    assert len(reason) == (sentence is not None)
    for told in (*reason, *([said(result)] if sentence else [])):
        assert told.startswith(str(sentence).format(called=called))
    assert table.running.ply == game.ply, "nothing was played"


async def test_in_arnak_a_card_means_one_to_play_and_then_one_to_buy(world: World) -> None:
    table, actor = await at_table(world, "start")
    table.game = Stage(["funding-car", "exploration-car", "mortar"], tablet=1, coin=3, items=("hat", "watch")).game
    uses = ["play mortar", "play funding-car", "play exploration-car", "buy hat", "buy watch"]
    suggestions = await actor.autocomplete(world.channel, "turn do", "action", "card")
    result = await actor.slash(world.channel, "turn do", action="card")
    assert [each["value"] for each in suggestions] == uses
    assert [*offered(result)] == [label_of(table, each) for each in uses]


async def test_in_the_lost_ark_the_words_for_a_first_tile_suggest_every_tile(world: World) -> None:
    table = await world.start_table("Ann", "Bob", game="lost-ark", order="joined", turns="ask")
    table.game = new_as("paladin")
    table.running.apply("start 12", 0)
    tiles = legal(table, "first", 0)
    for typed in ("fill", "fill a tile", "red"):
        suggestions = await world.actor(table, 0).autocomplete(world.channel, "turn do", "action", typed)
        assert [each["value"] for each in suggestions] == tiles and len(tiles) == 24


async def test_the_word_being_typed_is_completed_even_where_it_is_refused_so_far(world: World) -> None:
    table = await world.start_table("Ann", "Bob", game="lost-cities", order="joined", turns="ask")
    table.game = cities_stage("green 10, red 8", pieces="green 1 researcher")
    refused, *completed = await world.actor(table, 0).autocomplete(world.channel, "turn do", "action", "play green 1")
    assert refused["name"].startswith("You don’t have green 1 in your hand.")
    assert [each["value"] for each in completed] == ["play green 10"]


async def test_what_would_be_played_is_suggested_without_others_that_have_the_same_words(world: World) -> None:
    table = await world.start_table("Ann", "Bob", game="lost-cities", order="joined", turns="ask")
    table.game = cities_stage("yellow 4, red 8")
    (suggestion,) = await world.actor(table, 0).autocomplete(world.channel, "turn do", "action", "yellow 4 play")
    assert suggestion["value"] == "play yellow 4"


@pytest.mark.parametrize("game", ["arnak", "lost-cities", "lost-ark"])
async def test_before_anything_is_typed_there_are_suggestions_or_the_reason_why_not(world: World, game: str) -> None:
    table = await world.start_table("Ann", "Bob", game=game, order="joined", turns="ask")
    for _ in range(12):
        to_move = table.running.seats_to_act
        for seat in (0, 1):
            suggestions = await world.actor(table, seat).autocomplete(world.channel, "turn do", "action", "")
            known = {action.text for action in table.running.legal_actions(seat)}
            assert suggestions and ({each["value"] for each in suggestions} <= known) is (seat in to_move)
        text = table.running.legal_actions(to_move[0])[-1].text
        await world.bot.host.play.play(table, table.seats[to_move[0]].user_id, [text])


def legal(table: Table, begin: str, seat: int | None = None) -> list[str]:
    return [each.text for each in table.running.legal_actions(seat) if each.text.startswith(begin)]


def label_of(table: Table, action: str, seat: int | None = None) -> str:
    view = table.running.view(table.running.seats_to_act[0] if seat is None else seat)
    label: str = table.texts("en").turn.label(table.definition.parse(action), view)
    return label
