"""What the panel of the Lost Ark offers, and what is understood when it is typed: answers in two taps."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from arnak_bot.game.values import Menu
from arnak_bot.games.lost_ark.definition import GAME
from arnak_bot.games.lost_ark.engine import Action, Game, GameSetup, IllegalAction, Verb, Why, parse
from arnak_bot.games.lost_ark.prospects import by_prospect
from tests.lost_ark.stage import ALL_TILES, after, answering, at, do, everything_but, new_as, sheet, stage, texts

SAYS = GAME.texts("en").turn


def menus(game: Game, seat: int = 1) -> dict[str, Menu[Action]]:
    return {menu.key: menu for menu in SAYS.panel(game.view(seat), None).menus}


def meant(game: Game, typed: str, seat: int = 1) -> list[str]:
    return [action.text for action in SAYS.all_meant(typed, game.view(seat))]


def refusal(game: Game, typed: str, seat: int = 1) -> IllegalAction:
    with pytest.raises(IllegalAction) as refused:
        meant(game, typed, seat)
    return refused.value


def answer(game: Game, typed: str, seat: int = 1) -> str:
    """What somebody reads who types what is impossible."""
    return SAYS.refused(refusal(game, typed, seat))


def likely(game: Game, typed: str, seat: int = 1) -> list[str]:
    """What is offered to somebody who types what is impossible."""
    return [action.text for action in SAYS.likely(refusal(game, typed, seat), typed, game.view(seat))]


def told(menu: Menu[Action]) -> list[str]:
    return [action.text for action in menu.actions]


def test_a_walk_is_one_menu_of_the_places_within_reach_of_which_the_allowance_says_how_many() -> None:
    walk = menus(answering(sheet(places="43 44", tiles="g1")))["WALK"]
    assert (walk.first, walk.most) == (parse("walk green"), 2)
    assert told(walk) == ["draw 33", "draw 34", "draw 35"]
    assert walk.heading == "Walk in green: visit up to 2 of 3 places" and walk.counted


def test_a_start_names_the_colours_around_it() -> None:
    view = Game.new(GameSetup(2, seed="starts")).view(0)
    assert {action.text: SAYS.hint(action, view) for action in view.legal} == {
        "start 12": "next to yellow and grey",
        "start 15": "next to red and grey",
        "start 32": "next to green, yellow and grey",
        "start 53": "next to green, red, yellow and grey",
        "start 76": "next to green, red, blue and grey",
        "start 87": "next to green, red and grey",
    }


def test_a_walk_costs_a_point_once_the_compass_is_full() -> None:
    game = answering(sheet(places="43 44", tiles=ALL_TILES))
    assert menus(game)["WALK"].heading.endswith("places · costs 1 point")
    assert "FILL" not in menus(game)


def test_the_caller_chooses_the_rest_of_the_movement_at_once() -> None:
    game = after(stage(sheet(places="43 44", tiles="g1 g2")), "0 call green")
    assert menus(game, 0)["PLACE"].most == 3
    do(game, f"0 {menus(game, 0)['PLACE'].actions[0]}")
    assert menus(game, 0)["PLACE"].most == min(2, len(menus(game, 0)["PLACE"].actions))


def test_a_place_that_asks_for_its_colour_comes_last_and_only_one_of_them_fits() -> None:
    paladin = sheet("paladin", places="12 72", tiles="y1 y2 y3 y4", identity="yellow")
    do(game := stage(paladin), "0 call yellow")
    places = menus(game, 0)["PLACE"]
    dangerous = [text for text in told(places) if text in ("draw 11", "draw 82", "draw 99")]
    assert len(dangerous) == 2 and told(places)[-2:] == dangerous
    assert places.most == len(places.actions) - 1 == 5
    for action in places.actions[: places.most]:
        game.apply(action, 0)


def test_every_free_tile_is_offered_and_of_two_that_say_the_same_the_one_under_the_better_edge_comes_first_K9() -> None:
    game = answering(sheet(tiles="g1"))
    view = game.view(1)
    fills = SAYS.panel(view, None).menus[0].actions
    assert {action.at for action in fills} == at(game, 1, "fill", "green") and len(fills) == 23
    better, other = (action for action in fills if action.at in ("g4", "r3"))
    edge = "then 2 of 4 under the green edge" if better.at == "g4" else "then 1 of 4 under the red edge"
    assert SAYS.hint(better, view).endswith(f"touches only A, same as {other.at} · {edge}")
    assert f"touches only A, same as {better.at} · " in SAYS.hint(other, view)


def test_an_edge_is_better_the_more_places_of_its_colour_are_left_K9() -> None:
    for places, better in (("33 34 35 43 53", "r3"), ("51 52 63 41 53", "g4")):
        tiles = told(menus(answering(sheet(places=places)))["FILL"])
        assert tiles.index(f"fill green {better}") < tiles.index(f"fill green {'g4' if better == 'r3' else 'r3'}")


@pytest.mark.parametrize(("filled", "better"), [("", "g3"), ("d1 d2 d3", "d4")])
def test_the_diamond_edge_is_better_once_most_of_it_is_filled(filled: str, better: str) -> None:
    def first(**options: Any) -> str:
        tiles = told(menus(answering(sheet(tiles=filled), **options))["FILL"])
        return min(("g3", "d4"), key=lambda tile: tiles.index(f"fill green {tile}"))

    assert first() == better
    assert first(difficulty="high") == "g3", "there are no diamonds"


def test_a_knight_is_offered_every_tile_under_the_grey_edge_at_the_start_K66() -> None:
    game = new_as("knight")
    game.apply(game.legal_actions(0)[0], 0)
    panel = SAYS.panel(game.view(0), None)
    assert told(panel.menus[0]) == ["first w1", "first w2", "first w3", "first w4"]
    assert SAYS.question(game.view(0)).startswith("Fill 3 tiles under the grey edge")
    for tile in ("w1", "w2"):
        game.apply(f"first {tile}", 0)
    assert SAYS.question(game.view(0)).startswith("Fill one more tile under the grey edge")


def test_a_hint_turns_the_menus_to_another_colour_and_says_its_price() -> None:
    game = answering(sheet("druid", places="43 44", hints=2))
    panel = SAYS.panel(game.view(1), None)
    assert [(tab.key, tab.name) for tab in panel.tabs] == [
        ("RED", "💡 In red, for 1 hint"),
        ("YELLOW", "💡 In yellow, for 2 hints"),
    ]
    assert [menu.key for menu in panel.menus if menu.tab == ""] == ["FILL", "WALK"]
    assert [menu.key for menu in panel.menus if menu.tab == "YELLOW"] == ["FILLYELLOW", "WALKYELLOW"]
    assert menus(game)["FILLYELLOW"].heading == "Fill a tile yellow for 2 hints"
    assert menus(game)["WALKYELLOW"].heading.startswith("Walk in yellow for 2 hints: ")


def test_a_diamond_asks_for_its_colour_and_then_for_the_place() -> None:
    game = answering(sheet(diamonds=1))
    panel = SAYS.panel(game.view(1), None)
    assert [(tab.key, tab.under) for tab in panel.tabs] == [
        ("DIAMOND", ""),
        *((f"DIAMOND{colour}", "DIAMOND") for colour in ("GREEN", "RED", "YELLOW", "BLUE", "GREY")),
    ]
    assert {action.text.split()[1] for action in menus(game)["DIAMONDRED"].actions} == {"red"}


@pytest.mark.parametrize(
    ("typed", "actions"),
    [
        ("green 33 34", ["walk green", "draw 33", "draw 34"]),
        ("33 34", ["walk green", "draw 33", "draw 34"]),
        ("walk red 55", ["walk red", "draw 55"]),
        ("diamond gray 34", ["diamond grey 34"]),
        ("34", ["walk green", "draw 34"]),
        ("g3", ["fill green g3"]),
        ("fill forest inner", ["fill green g1"]),
        ("fill green inner", ["fill green g1"]),
        ("mountain left", ["fill green r3"]),
        ("fill red diamond middle", ["fill red d2"]),
        ("skip", ["minus"]),
        ("pass", ["minus"]),
        ("diamond yellow 34", ["diamond yellow 34"]),
        ("i want to walk green 33 34 plz", ["walk green", "draw 33", "draw 34"]),
        ("34 please", ["walk green", "draw 34"]),
        ("fill the forrest inner", ["fill green g1"]),
        ("mountian left pls", ["fill green r3"]),
    ],
)
def test_short_words_mean_a_whole_answer(typed: str, actions: list[str]) -> None:
    game = answering(sheet(places="43 44", tiles="g4", hints=1, diamonds=1))
    assert meant(game, typed) == actions
    assert meant(game, SAYS.suggested(typed, game.view(1))[0][1]) == actions


def test_grey_may_be_spelled_gray() -> None:
    assert meant(stage(sheet(places="43 44")), "call gray", 0) == ["call grey"]


def test_the_words_of_a_question_alone_offer_what_it_asks_for() -> None:
    game = answering(sheet(places="43 44"))
    for typed in ("fill a tile", "fill a green tile", "green"):
        assert answer(game, typed).startswith(f"“{typed}” could mean ")
        assert likely(game, typed)[0].startswith("fill ")


def test_a_call_is_typed_with_its_movement_and_a_movement_without_its_colour() -> None:
    game = stage(sheet(places="43 44", tiles="g1 g2"))
    assert meant(game, "green 33 34", 0) == ["call green", "draw 33", "draw 34"]
    do(game, "0 call green")
    assert meant(game, "green 33 34", 0) == meant(game, "33 34", 0) == ["draw 33", "draw 34"]
    for typed in ("red 33 34", "33 34 forty", "green red 33 34"):
        with pytest.raises(IllegalAction):
            meant(game, typed, 0)


@pytest.mark.parametrize(
    ("typed", "called", "why"),
    [
        ("pass", False, "First call a colour."),
        ("end turn", False, "First call a colour."),
        ("fill a tile", False, "First call a colour."),
        ("use a diamond", False, "You have no diamond."),
        ("call red", True, "Green has been called: fill a tile, walk, or take a minus point."),
        ("Done", True, "First answer the call: fill a tile, walk, or take a minus point."),
        ("PASS", None, "First choose where you start."),
        ("call", None, "First choose where you start."),
        ("walk", None, "First choose where you start."),
        ("roll", False, "First call a colour."),
        ("stay", False, "First call a colour."),
        ("roll the dice please", True, "First answer the call: fill a tile, walk, or take a minus point."),
    ],
)
def test_what_is_typed_but_impossible_is_refused_with_the_reason(typed: str, called: bool | None, why: str) -> None:
    new, own = Game.new(GameSetup(2, seed="starts")), sheet(places="43 44")
    game, seat = (new, 0) if called is None else (answering(own), 1) if called else (stage(own), 0)
    assert answer(game, typed, seat) == why
    assert SAYS.suggested(typed, game.view(seat)) == [(why, typed)]


@pytest.mark.parametrize("called", [True, False, None])
def test_words_that_mean_nothing_get_examples(called: bool | None) -> None:
    new, own = new_as("mage"), sheet(places="43 44", hints=1, diamonds=1)
    game, seat = (new, 0) if called is None else (answering(own), 1) if called else (stage(own), 0)
    examples = {
        True: "fill g1 green, walk in green, take a minus point or paint forest 33 green (diamond)",
        False: "call green or paint forest 33 green (diamond)",
        None: "start at city 12, start at city 15, start at city 32 or start at city 53",
    }
    refused = refusal(game, "fly", seat)
    why = "No possible move matches “fly” (My turn shows what you can do)."
    assert SAYS.refused(refused) == f"{why} You can, for example: {examples[called]}."
    assert SAYS.why(refused) == "" and not SAYS.likely(refused, "fly", game.view(seat))


@pytest.mark.parametrize("typed", ["tile", "a tile", "tiles"])
def test_a_tile_without_a_name_means_to_fill_one(typed: str) -> None:
    first = new_as("mage")
    do(first, f"0 {first.legal_actions(0)[0]}")
    for game, seat in ((answering(sheet(places="43 44")), 1), (first, 0)):
        assert answer(game, typed, seat).startswith(f"“{typed}” could mean any of 24 moves, for example fill g1 ")
    assert answer(stage(sheet(places="43 44")), typed, 0) == "First call a colour."


@pytest.mark.parametrize("typed", ["red", "in red", "fill red", "fill a red tile", "red for a hint"])
def test_a_colour_that_a_hint_reaches_means_first_what_is_done_in_it_and_then_the_tiles_of_its_edge(typed: str) -> None:
    own = sheet(places="43 44", tiles=ALL_TILES.replace(" r1=green", "").replace(" y4=green", ""), hints=1)
    game = answering(own)
    walks, offered = [] if "fill" in typed else ["walk red"], likely(game, typed)
    assert sorted(offered[:2]) == ["fill red r1", "fill red y4"] and offered[2:] == [*walks, "fill green r1"]
    assert [text for _, text in SAYS.suggested(typed, game.view(1))] == offered
    assert meant(answering(replace(own, hints=0)), "fill red") == ["fill green r1"]


def test_of_many_tiles_in_a_colour_that_a_hint_reaches_the_best_are_offered_beside_the_other_meanings() -> None:
    game = answering(sheet(places="43 44", hints=1))
    view, offered = game.view(1), likely(game, "red")
    fills = sorted(
        (each for each in view.legal if each.text.startswith("fill red ")), key=lambda fill: by_prospect(view.own, fill)
    )
    best = [fill.text for fill in fills[:5]]
    assert offered == [*best, "walk red", *(f"fill green r{number}" for number in (1, 2, 3, 4))]
    assert len(offered) == SAYS.most_likely


def test_a_word_for_more_moves_than_are_listed_says_how_many_they_are() -> None:
    assert answer(answering(sheet(places="43 44")), "fill") == (
        "“fill” could mean any of 24 moves, for example fill g1 green, fill g2 green, fill g3 green or fill g4 green."
    )


@pytest.mark.parametrize(
    ("typed", "sentence", "count"),
    [
        ("fill", "“fill” could mean any of 24 moves, for example fill g1 red, ", 24),
        ("fill a tile", "“fill a tile” could mean any of 24 moves, for example fill g1 red, ", 24),
        ("red", "“red” could mean any of 24 moves, for example fill g1 red, ", 24),
        ("diamond", "“diamond” could mean fill d1 red, fill d2 red, fill d3 red or fill d4 red.", 4),
        ("end", "First fill a tile of your compass.", 1),
        ("call", "First fill a tile of your compass.", 1),
    ],
)
def test_the_words_for_a_first_tile_offer_the_tiles(typed: str, sentence: str, count: int) -> None:
    game = after(new_as("paladin"), "0 start 12")
    assert answer(game, typed, 0).startswith(sentence)
    suggested = SAYS.suggested(typed, game.view(0))
    assert len(suggested) == count and all(text.startswith("first ") for _, text in suggested) is (count > 1)


@pytest.mark.parametrize("typed", ["start", "start at green", "green", "walk in green"])
def test_the_words_for_a_start_offer_the_places_to_start_at(typed: str) -> None:
    game = new_as("ranger")
    assert answer(game, typed, 0).startswith(f"“{typed}” could mean ")
    suggested = [text for _, text in SAYS.suggested(typed, game.view(0))]
    assert suggested and all(text.startswith("start ") for text in suggested)


@pytest.mark.parametrize("typed", ["walk", "fill", "minus", "call"])
def test_who_has_walked_and_types_a_verb_reads_what_the_panel_says(typed: str) -> None:
    game = after(stage(sheet(places="43 44", tiles="g1 g2")), "0 call green")
    while (action := game.legal_actions(0)[0]).text != "end":
        game.apply(action, 0)
    assert answer(game, typed, 0) == "End your turn, or undo what you chose."


@pytest.mark.parametrize("typed", ["fill", "walk", "diamond", "red", "call"])
def test_who_has_filled_the_first_tile_reads_what_the_panel_says(typed: str) -> None:
    game = new_as("mage")
    do(game, f"0 {game.legal_actions(0)[0]}", "0 first g1")
    view = game.view(0)
    assert answer(game, typed, 0) == SAYS.question(view) == "Confirm, or undo what you chose."
    assert [SAYS.label(each, view) for each in view.legal] == ["Confirm"]
    assert [meant(game, each, 0) for each in ("confirm", "end", "end turn")] == [["end"]] * 3
    assert SAYS.suggested(typed, view) == [(SAYS.question(view), typed)]


def test_who_is_walking_and_types_walk_is_understood_as_visiting() -> None:
    game = after(stage(sheet(places="43 44", tiles="g1 g2")), "0 call green")
    walk, *same = (
        (answer(game, typed, 0).removeprefix(f"“{typed}”"), likely(game, typed, 0))
        for typed in ("walk", "visit", "walk in green")
    )
    assert walk[0].startswith(" could mean ") and same == [walk, walk]


def test_who_may_not_walk_is_told_why() -> None:
    assert answer(answering(sheet(places="98"), called="blue"), "walk") == "You can reach no place of that colour."


def test_a_place_of_another_colour_is_refused_for_that_by_name_and_by_number() -> None:
    game = after(stage(sheet(places="43 44", tiles="g1 g2")), "0 call green")
    for typed in ("52", "visit mountain 52"):
        with pytest.raises(IllegalAction) as refused:
            SAYS.all_meant(typed, game.view(0))
        assert str(refused.value.action) == "draw 52" and SAYS.why(refused.value).startswith("That place is not the")


def test_a_filled_tile_is_the_reason_in_whatever_colour_it_is_typed() -> None:
    game = answering(sheet(places="43 44", tiles="g1"))
    for typed in ("g1", "green g1", "fill g1 green", "fill g1 red", "g1 purple"):
        assert answer(game, typed) == "That tile is already filled."
    said = "Green is called. Changing it to red costs 1 hint (💡); you have none."
    assert answer(game, "fill g2 red") == said


def test_a_first_tile_in_another_colour_is_refused_for_that() -> None:
    game = after(new_as("knight"), "0 start 12")
    own = game.view(0).own.identity
    other = "red" if own == "green" else "green"
    for typed in (f"fill w1 {other}", f"{other} w1"):
        assert answer(game, typed, 0) == f"Your first tile is filled in your own colour, {own}."
        assert likely(game, typed, 0) == ["first w1"]
    do(game, "0 first w1")
    assert answer(game, f"fill w1 {own}", 0) == "That tile is already filled."
    assert answer(game, "fill g1", 0) == "A knight’s first tiles lie under the grey edge."


@pytest.mark.parametrize(("hints", "has"), [(0, "none"), (1, "only 1")])
def test_a_colour_for_which_the_hints_do_not_suffice_is_refused_with_its_price(hints: int, has: str) -> None:
    game = answering(sheet("ranger", places="43 44", hints=hints))
    assert answer(game, "yellow") == f"Green is called. Changing it to yellow costs 2 hints (💡); you have {has}."
    assert likely(game, "yellow") == []
    assert likely(game, "fill g1 yellow")[0] == "fill green g1"


def test_a_colour_alone_is_refused_as_a_call_of_it_where_no_tile_is_left() -> None:
    full = answering(sheet(places="43 44", tiles=ALL_TILES))
    assert answer(full, "red") == "Green has been called: walk, or take a minus point."


def alone_to_answer() -> Game:
    """Somebody alone has walked, and the die has called."""
    game = after(stage(sheet(), players=1), "0 call grey")
    do(game, f"0 {game.legal_actions(0)[0]}", "0 end")
    return game


@pytest.mark.parametrize("typed", ["", "  ", "\u3000"])
def test_no_words_mean_no_action_not_even_the_only_one(typed: str) -> None:
    game = after(stage(sheet(), players=1), "0 call grey", "0 draw 63")
    assert texts(game, 0) == ["end"] and refusal(game, typed, 0).why is Why.NOT_UNDERSTOOD


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("end", "First answer the die: fill a tile, or take a minus point."),
        ("call", "The die has called {called}: fill a tile, or take a minus point."),
        ("walk", "Playing alone, you answer the die with a tile or a minus point."),
    ],
)
def test_alone_it_is_the_die_that_is_answered_and_nobody_walks(typed: str, why: str) -> None:
    game = alone_to_answer()
    called = game.view(0).called
    assert answer(game, typed, 0) == why.format(called=called)
    do(game, f"0 fill {called} g1")
    for text, told in (
        ("minus", "You have already answered the die. End your turn, or undo what you chose."),
        ("meadow 54", "A hunter does this once each time the die calls the hunter’s own colour."),
    ):
        assert SAYS.why_not_yet(parse(text), game.view(0)) == told


@pytest.mark.parametrize("typed", ["walk", "fill", "fill a tile", "call", "red", "minus", "g1"])
@pytest.mark.parametrize("players", [1, 2])
def test_who_has_answered_reads_what_is_left_to_do(typed: str, players: int) -> None:
    game = alone_to_answer() if players == 1 else answering(sheet(places="43 44"))
    seat, who = players - 1, "die" if players == 1 else "call"
    do(game, f"{seat} fill {game.view(seat).called} g1")
    refused = refusal(game, typed, seat)
    told = f"You have already answered the {who}. End your turn, or undo what you chose."
    assert SAYS.refused(refused) == SAYS.why(refused) == told
    assert SAYS.suggested(typed, game.view(seat)) == [(told, typed)]


def test_who_has_answered_with_a_walk_reads_how_far_it_may_go() -> None:
    game = after(answering(sheet(places="43 44", tiles="g1 g2")), "1 walk green", "1 draw 33")
    told = "You have already answered the call. You may visit up to 2 more green places, or end your turn."
    assert answer(game, "fill") == told


@pytest.mark.parametrize("typed", ["roll", "stay", "roll the die plz"])
def test_who_asks_for_the_die_is_offered_the_end_of_the_turn_as_soon_as_it_is_possible(typed: str) -> None:
    game = after(stage(sheet(places="43 44"), players=1), "0 call green")
    assert answer(game, typed, 0) == "First visit a place."
    do(game, "0 draw 33")
    assert likely(game, typed, 0) == ["end"]


def test_who_has_called_reads_what_their_own_call_lets_them_do() -> None:
    game = after(stage(sheet(places="43 44", tiles="g1 g2"), players=1), "0 call green")
    assert answer(game, "call red", 0) == "You have already called green. Visit up to 3 green places."
    assert answer(game, "minus", 0) == "That is for answering the die. This is your own turn: walk."


@pytest.mark.parametrize("typed", ["blue", "call blue"])
def test_a_call_that_is_impossible_gets_the_reason_and_no_other_colour_as_its_meaning(typed: str) -> None:
    game = stage(sheet(places="43 44"))
    assert answer(game, typed, 0) == (
        "You can reach no place of that colour. You can: call green, call red, call yellow or call grey."
    )
    assert not likely(game, typed, 0)


def test_what_is_called_to_be_passed_is_a_minus_point() -> None:
    assert GAME.parse("pass") == parse("minus")


@pytest.mark.parametrize(("tiles", "asked"), [("", "then a die gives"), (ALL_TILES, "Call a colour and walk in it.")])
def test_who_plays_alone_is_not_told_of_others(tiles: str, asked: str) -> None:
    assert asked in GAME.texts("en").turn.question(stage(sheet(tiles=tiles), players=1).view(0))


def test_no_more_places_are_asked_for_than_can_be_reached() -> None:
    game = after(stage(sheet(places="22", tiles=ALL_TILES)), "0 call yellow")
    assert len(game.view(0).legal) == 1
    assert GAME.texts("en").turn.question(game.view(0)) == "Visit a yellow place."


def test_where_nothing_is_left_to_visit_or_to_fill_one_button_calls_and_ends_or_takes_the_minus_point_K36() -> None:
    spent = sheet(places=everything_but(), tiles=ALL_TILES)
    game = stage(spent, spent)
    first, *_ = SAYS.panel(game.view(0), None).closing
    assert [action.text for action in first] == ["call green", "end"]
    assert SAYS.label(first[0], game.view(0)) == "Call green (nothing to visit; marks a box)"
    assert told(menus(game, 0)["CALL"]) == ["call red", "call yellow", "call blue", "call grey"]
    do(game, "0 call green", "0 end")
    assert [[action.text for action in closing] for closing in SAYS.panel(game.view(1), None).closing] == [
        ["minus", "end"]
    ]


def test_a_call_that_leads_somewhere_and_a_minus_point_that_may_be_avoided_end_nothing() -> None:
    game = answering(sheet(places="43 44"))
    assert [[action.text for action in closing] for closing in SAYS.panel(game.view(1), None).closing] == [["minus"]]
    assert not SAYS.panel(stage(sheet()).view(0), None).closing


def test_the_first_tile_says_nothing_of_parts_that_still_fit_nearly_everywhere() -> None:
    game = new_as("mage")
    game.apply(game.legal_actions(0)[0], 0)
    view = game.view(0)
    assert {each.verb for each in view.legal} == {Verb.FIRST}
    assert all("of 4 under" in SAYS.hint(each, view) or "fits the same" in SAYS.hint(each, view) for each in view.legal)
    assert not any("still" in SAYS.hint(each, view) for each in view.legal)


@pytest.mark.parametrize("character", ["ranger", "paladin", "mage", "pirate"])
def test_the_question_for_the_first_tile_says_how_tiles_are_named_and_the_colour_once(character: str) -> None:
    game = new_as(character)
    do(game, f"0 {game.legal_actions(0)[0]}")
    view = game.view(0)
    asked, colour = SAYS.question(view), view.own.identity
    names = "named after its edge: g1 green, w1 grey, d1 diamond"
    assert asked == f"Fill one compass tile ({names}) with your colour, {colour}."
    assert SAYS.status(view, ()) == []
    do(game, "0 first g1")
    assert SAYS.status(game.view(0), ()) == [], "said before the start"


def test_a_pirate_reads_whose_colour_is_chosen() -> None:
    told = "Pirate: Starts beside the shipwreck; chooses the shipwreck’s colour when visiting it on a blue walk."
    assert SAYS.status(new_as("pirate").view(0), ())[0].startswith(told)


def test_a_tile_is_suggested_by_its_own_name_not_by_one_in_a_hint() -> None:
    view = answering(sheet()).view(1)
    for typed, tile in (("fill w1", "w1"), ("w4", "w4"), ("d2", "d2")):
        assert {text.split()[-1] for _, text in SAYS.suggested(typed, view)} == {tile}


@pytest.mark.parametrize("typed", ["g3", "fill g3", "Fill g3 green", "fill green g3"])
def test_a_tile_that_is_filled_already_is_refused_with_that_reason(typed: str) -> None:
    assert answer(answering(sheet(tiles="g3")), typed) == "That tile is already filled."
