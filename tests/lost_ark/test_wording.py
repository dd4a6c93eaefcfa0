"""What the Lost Ark says: how a game ended, what a call or a fill would bring, what is asked about first."""

from __future__ import annotations

import re
from typing import Any

import pytest

from arnak_bot.game.thinking import Advice
from arnak_bot.games.lost_ark.definition import GAME
from arnak_bot.games.lost_ark.engine import Characters, Colour, Game, GameSetup, IllegalAction, Phase, parse
from arnak_bot.games.lost_ark.engine.events import Called, TileFilled, TurnClosed
from arnak_bot.games.lost_ark.engine.printed import TILES
from arnak_bot.games.lost_ark.engine.setup import Difficulty
from arnak_bot.games.lost_ark.engine.state import Sheet
from arnak_bot.games.lost_ark.prospects import by_prospect, outlook, parts_left
from arnak_bot.games.lost_ark.wording.messages import ENGLISH
from arnak_bot.kit.names import named
from arnak_bot.wording.panel import panel_text
from tests.lost_ark.stage import (
    ALL_TILES,
    ARK_PLACES,
    ARK_TILES,
    after,
    answering,
    do,
    everything_but,
    pass_turn,
    printed_colour,
    sheet,
    stage,
)

NAMES = ("Ann", "Bea", "Cem", "Dan")
SAYS = GAME.texts("en")
ARK = sheet(places=ARK_PLACES, tiles=ARK_TILES)


def ending(game: Game) -> str:
    return SAYS.channel.ending(game.scores(), game.view(None), NAMES)[0]


def test_an_ending_names_the_winner_and_what_decided_it() -> None:
    assert ending(stage(sheet(found=True, places=ARK_PLACES, tiles=ARK_TILES), sheet())).startswith(
        "**Ann wins:** found the ark"
    )
    assert ending(stage(sheet(), ARK)) == "**Bea wins:** 7 parts of the ark, next best 0 parts."
    assert (
        ending(stage(sheet(hints=1), sheet())) == "**Ann wins, 10 points:** 0 parts of the ark each, so points decide."
    )
    assert ending(stage(sheet(), sheet())) == "**Ann and Bea share the win:** 0 parts of the ark and 5 points each."
    game = stage(sheet(), ARK)
    everybody = SAYS.channel.ending(game.scores(), game.view(None), NAMES)[1]
    assert everybody == "#1 Bea: 7 parts, 5 points · #2 Ann: 0 parts, 5 points"


def test_whoever_loses_alone_or_together_is_told_how_near_they_were() -> None:
    assert ending(stage(ARK, players=1)) == "The ark stays hidden. You found 7 of 7 parts."
    assert ending(stage(ARK, together=True)) == "The ark stays hidden. Most found: 7 of 7 parts."


def test_a_call_says_what_it_lets_the_others_do() -> None:
    view = stage(sheet(), sheet(places="36"), sheet(places="36", tiles=" ".join(TILES))).view(0)
    hints = {action.text: SAYS.turn.hint(action, view) for action in view.legal}
    assert hints["call grey"].endswith("others: 1 can fill, 0 can walk")
    assert hints["call green"].endswith("others: 1 can fill, 2 can walk")


def test_of_two_players_a_call_says_what_the_other_can_do_with_it() -> None:
    full = " ".join(TILES)
    for tiles, grey, green in (
        ("", "fill, not walk", "fill or walk"),
        (full, "neither fill nor walk", "walk, not fill"),
    ):
        view = stage(sheet(), sheet(places="36", tiles=tiles)).view(0)
        hints = {action.text: SAYS.turn.hint(action, view) for action in view.legal}
        assert hints["call grey"].endswith(f"the other player can {grey}")
        assert hints["call green"].endswith(f"the other player can {green}")


def test_a_call_that_leads_nowhere_says_so_and_costs_nothing() -> None:
    view = stage(sheet(places=everything_but(), tiles=ALL_TILES), players=1).view(0)
    assert {SAYS.turn.hint(action, view) for action in view.legal} == {"no place to walk"}
    some = stage(sheet(tiles=ALL_TILES), players=1).view(0)
    assert SAYS.turn.hint(some.legal[0], some).endswith("place · costs 1 point")


def test_a_fill_that_leaves_a_part_no_place_comes_last_and_is_asked_about() -> None:
    own = sheet(tiles="g1 r1 y1")
    game = answering(own)
    view = game.view(1)
    assert outlook(view.own, "d1", Colour.GREEN)["G"] == 0 < parts_left(own)["G"]
    fills = SAYS.turn.panel(view, None).menus[0].actions
    spoils = [fill for fill in fills if by_prospect(view.own, fill)[0]]
    assert spoils and fills[-len(spoils) :] == tuple(spoils)
    for fill in fills:
        assert bool(SAYS.turn.doubt(fill, view, final=False)) == (fill in spoils)
    assert GAME.least(game, 1) == fills[0]


def test_of_several_parts_that_lose_their_place_each_is_said_to_fit_nowhere() -> None:
    own = sheet(tiles="b2=red b4=red w2=red w4=red d2=red g1=red r1=red")
    game, high = answering(own, "red"), answering(own, "red", difficulty="high")
    view = game.view(1)
    fill = next(each for each in view.legal if each.text == "fill red w1")
    letters = "D or E"
    asked = f"After this, no place on your map fits {letters}, unless a diamond helps. Fill it anyway?"
    assert SAYS.turn.doubt(fill, view, final=False) == asked
    assert SAYS.turn.doubt(fill, high.view(1), final=False) == asked.replace(", unless a diamond helps", "")
    assert f"leaves no place for {letters}" in SAYS.turn.hint(fill, view)


def test_a_part_that_fits_nowhere_already_is_not_said_to_lose_its_place() -> None:
    own = sheet(tiles="g1=grey r1=grey y1=grey b1=grey d1=grey")
    view, fill = answering(own, "grey").view(1), parse("fill grey w1")
    assert outlook(own, "w1", Colour.GREY)["G"] == parts_left(own)["G"] == 0 < outlook(own, "w1", Colour.GREY)["D"]
    assert SAYS.turn.hint(fill, view) == "then 1 of 4 under the grey edge"
    assert SAYS.turn.doubt(fill, view, final=False) is None
    bonus = "You can still fill a tile, and a game without minus points earns 5. Take the minus point anyway?"
    only = sheet(tiles=ALL_TILES.replace(" w1=green", ""))
    assert SAYS.turn.doubt(parse("minus"), answering(only).view(1), final=False) == bonus


def test_of_a_tile_only_the_parts_that_keep_fewer_places_than_others_are_told() -> None:
    view = answering(sheet(tiles="b2=red"), "grey").view(1)
    told = [SAYS.turn.hint(parse(f"fill grey {tile}"), view) for tile in ("w1", "g1")]
    assert told == [
        "D could still be in 19 places · then 1 of 4 under the grey edge",
        "then 1 of 4 under the green edge",
    ]


def test_places_of_one_kind_are_counted_off_and_each_kind_is_named_once() -> None:
    view, line = stage(sheet("pirate")).view(0), SAYS.thoughts.line_of_play
    for decisions, said in (
        ("draw 26 draw 36", "Visit ocean places 26 and 36"),
        ("draw 37 draw 36 draw 27", "Visit ocean places 37 and 36, and shipwreck 27"),
        ("draw 37 draw 36 draw 27 paint green", "Visit ocean places 37 and 36, and shipwreck 27 (painted green)"),
        ("draw 75 draw 12 draw 21", "Visit city 12, and roads 75 and 21"),
        ("draw 75 draw 12", "Visit city 12 and road 75"),
        ("paint green draw 36", "Paint it green, then visit ocean 36"),
    ):
        assert line(Advice(tuple(re.findall(r"\w+ \w+", decisions)), 0.0, 0.0, ()), view) == said


def test_where_only_the_ark_wins_a_fill_that_spoils_it_is_asked_about_and_a_minus_point_instead_is_not() -> None:
    own = sheet(tiles=" ".join(ARK_TILES.split()[:5]))
    asked = "After this, the compass as a whole no longer fits your map, unless a new diamond helps. Fill it anyway?"

    def doubts(own: Sheet, **options: Any) -> list[str | None]:
        view = answering(own, players=2, **options).view(1)
        return [SAYS.turn.doubt(parse(text), view, final=False) for text in ("fill green y1", "fill green r4", "minus")]

    bonus = "You can still fill a tile, and a game without minus points earns 5. Take the minus point anyway?"
    assert doubts(own, together=True) == [asked, None, bonus]
    second = sheet(tiles=" ".join(ARK_TILES.split()[:5]), minus=1)
    assert doubts(second, together=True)[2] == "You can still fill a tile. Take the minus point anyway?"
    assert doubts(own)[0] is None, "parts decide, too"
    assert doubts(own, together=True, difficulty="high")[0] == asked.replace(", unless a new diamond helps", "")
    last = sheet(places=ARK_PLACES, tiles=ARK_TILES.replace("y1=grey ", ""))
    assert doubts(last, together=True)[2] is None


def test_the_movement_that_marks_the_last_box_is_asked_about() -> None:
    for boxes, asked in ((28, False), (29, True)):
        game = after(stage(sheet(boxes=boxes)), "0 call grey")
        view = game.view(0)
        draw = next(action for action in view.legal if action.verb == "draw")
        assert bool(SAYS.turn.doubt(draw, view, final=False)) is asked


def test_a_closed_turn_is_a_line_for_each_seat_with_the_places_of_a_movement_together() -> None:
    game = stage(sheet(places="53 54", tiles="w1"), sheet(places="36"))
    do(game, "0 call grey", "0 draw 63", "0 draw 64", "1 fill grey g3", "1 end")
    told = SAYS.channel.tell(do(game, "0 end"), game.view(None), NAMES)
    assert told == ["Ann walks in grey to roads 63 and 64.", "Bea fills g3 grey."]


def test_an_answer_with_hints_says_its_price() -> None:
    game = answering(sheet(hints=1))
    assert SAYS.turn.label(parse("fill red g1"), game.view(1)) == "Fill g1 red for 1 hint"
    assert SAYS.turn.label(parse("fill green g1"), game.view(1)) == "Fill g1 green"
    filled = game.copy()
    events = do(filled, "1 fill red g1")
    assert SAYS.channel.tell(events, game.view(1), NAMES) == ["You fill g1 red for 1 hint."]
    assert SAYS.turn.label(parse("fill red g1"), filled.view(1)) == "Fill g1 red", "it was paid for the call of then"
    events = do(game, "1 walk red", "1 draw 62")
    assert SAYS.channel.tell(events, game.view(1), NAMES) == [
        "You answer with red for 1 hint and walk in red to mountain 62."
    ]


def test_a_minus_point_is_told_when_the_turn_closes() -> None:
    game = stage(sheet(), sheet())
    assert "Bea takes a minus point." in SAYS.channel.tell(pass_turn(game), game.view(None), NAMES)


def post(game: Game, *decisions: str) -> list[str]:
    (lines,) = SAYS.channel.paragraphs(named(do(game, *decisions), NAMES), game.view(None), NAMES, NAMES)
    return lines


def test_the_post_about_a_turn_says_in_three_lines_who_did_what_and_how_far_all_are() -> None:
    game = stage(sheet(places="53 54", tiles="w1"), sheet("druid", places="36", hints=1), sheet(places="36"))
    do(game, "0 call grey", "0 draw 63", "0 draw 64", "1 fill blue g3", "1 end", "2 minus", "2 end")
    assert post(game, "0 end") == [
        "**Ann** calls **grey** and visits 2 places.",
        "Bea fills a tile blue (g3) for 1 hint · Cem takes a minus point.",
        "Ann: 0 parts, 1 tile, 1 box · Bea: 0 parts, 1 tile, 0 boxes · Cem: 0 parts, 0 tiles, 0 boxes",
    ]


def test_a_call_is_a_post_and_is_not_told_twice_where_its_turn_is_over() -> None:
    game = stage(sheet(places="53 54"), sheet(places="36"))
    assert post(game.copy(), "0 call grey") == ["**Ann** calls **grey**."]
    lines = post(game, "0 call grey", "0 draw 63", "0 end", "1 minus", "1 end", "1 call green")
    assert lines[0] == "**Ann** calls **grey** and visits road 63." and lines[2] == "**Bea** calls **green**."


def test_the_die_and_what_a_turn_brings_are_told_in_the_post() -> None:
    game = stage(sheet(diamonds=1, boxes=9, places="53 54"), sheet(places="36"), third=True)
    lines = post(game, "0 call grey", "0 diamond red 44", "0 draw 63", "0 end", "1 minus", "1 end")
    did = "paints meadow 44 red with a diamond, visits road 63, marks box 10 and gets a hint"
    assert lines[0] == f"**Ann** calls **grey**, {did}."
    pass_turn(game)
    assert post(game, "0 minus", "0 end", "1 minus", "1 end")[0].startswith("The die calls **")


def test_after_a_game_alone_the_next_one_may_be_harder_until_nothing_helps_K80() -> None:
    options, offered = GAME.setup(1, "seed").options, list[str]()
    while (harder := GAME.harder(options)) is not None:
        options = harder
        offered.append(SAYS.reference.again_at(options))
    assert offered == ["Play again, medium (only hints)", "Play again, hard (neither)"]
    only_diamonds = GAME.setup(1, "seed", difficulty="medium-diamonds").options
    assert GAME.harder(only_diamonds) == options and "only diamonds" in SAYS.reference.again_at(only_diamonds)


ALMOST = " ".join(tile for tile in ARK_TILES.split() if not tile.startswith("g1="))


def test_a_fill_and_a_walk_that_find_a_part_say_so_before_and_afterwards() -> None:
    green = next(tile for tile in ARK_TILES.split() if tile.startswith("g1=")).partition("=")[2]
    game = answering(sheet(places=ARK_PLACES, tiles=ALMOST), called=green)
    fill = parse(f"fill {green} g1")
    assert SAYS.turn.hint(fill, game.view(1)).startswith("finds A, F and G · ")
    told = SAYS.channel.tell(do(game, f"1 {fill}"), game.view(1), NAMES)
    assert told == [f"You fill g1 {green}, find A, F and G (7/7) and **find the ark**."]
    ring = [place for place in ARK_PLACES.split() if place != "54"]
    game = after(stage(sheet(places=" ".join(ring), tiles=ARK_TILES), players=1), "0 call yellow")
    draw = parse("draw 54")
    assert SAYS.turn.hint(draw, game.view(0)) == "finds G"
    assert SAYS.channel.tell(do(game, "0 draw 54"), game.view(0), NAMES)[0].endswith(
        ", find G (7/7) and **find the ark**."
    )


def test_what_a_walk_brings_is_told_after_the_walk() -> None:
    game = stage(sheet("druid", boxes=9, places="26 36", tiles="b1"), sheet(places="53"))
    told = SAYS.channel.tell(do(game, "0 call blue", "0 draw 17", "0 draw 37"), game.view(0), NAMES)
    assert told[1] == "You walk in blue to ocean places 17 and 37, mark box 10 and get a hint."
    game = stage(sheet("druid", boxes=9, places="26 36", tiles="b1"), sheet(places="53"))
    turn = do(game, "0 call blue", "0 draw 27", "0 draw 37")
    told = SAYS.channel.tell(turn, game.view(0), NAMES)
    assert told[1] == "You walk in blue to ocean 37 and shipwreck 27, mark box 10 and get 2 hints."
    assert post(game, "0 end", "1 minus", "1 end")[0] == (
        "**Ann** calls **blue**, visits 2 places, marks box 10 and gets 2 hints."
    )


def test_a_place_painted_in_another_colour_does_not_change_the_colour_of_the_walk_K61_K63() -> None:
    game = stage(sheet("paladin", places="12 21", tiles="w1 w2"), sheet(places="53"))
    told = SAYS.channel.tell(do(game, "0 call grey", "0 draw 11", "0 paint red", "0 draw 13"), game.view(0), NAMES)
    assert told[1] == "You walk in grey to road 13 and dangerous place 11 (painted red)."
    game = after(stage(sheet("pirate", places="26"), sheet(places="53")), "0 call blue", "0 draw 27")
    step = do(game, "0 paint red")
    assert SAYS.channel.tell(step, game.view(0), NAMES) == [
        "You walk in blue to shipwreck 27 (painted red) and get a hint."
    ]
    closed = do(game, "0 end", "1 minus", "1 end")
    at_sea = stage(sheet("pirate", places="26", tiles="b1 b2"), sheet(places="53"))
    turn = [*do(at_sea, "0 call blue", "0 draw 37", "0 draw 27"), *(painted := do(at_sea, "0 paint red"))]
    walked = "You walk in blue to ocean 37 and shipwreck 27 (painted red) and get a hint."
    assert SAYS.turn.happened(named(painted, NAMES), turn, at_sea.view(0), NAMES) == [walked], "from its beginning"
    assert "Ann walks in blue to shipwreck 27 (painted red) and gets a hint." in SAYS.channel.tell(
        closed, game.view(1), NAMES
    )


def test_what_the_simplest_move_is_does_not_depend_on_an_answer_that_is_secret() -> None:
    game = stage(sheet(places="33 43"), sheet(places="43 34"))
    assert SAYS.channel.least(game.view(0)) == "a colour is called, and a place visited"
    do(game, "0 call green")
    told = [SAYS.channel.least(game.view(seat)) for seat in (0, 1)]
    assert told == [
        "a place is visited, if none has been yet",
        "a tile is filled or a minus point taken, if that is still to do",
    ]
    do(game, "1 minus")
    assert [SAYS.channel.least(game.view(seat)) for seat in (0, 1)] == told


def test_an_answer_is_only_asked_for_in_the_ways_that_there_are() -> None:
    beside, far = "43 34", "19"
    for places, tiles, asked in (
        (beside, "", "fill a tile, walk, or take a minus point."),
        (far, "", "fill a tile, or take a minus point."),
        (beside, ALL_TILES, "walk, or take a minus point."),
        (far, ALL_TILES, "your only answer is a minus point."),
    ):
        question = SAYS.turn.question(answering(sheet(places=places, tiles=tiles)).view(1))
        assert question == f"**Green** is called: {asked}"


def test_a_minus_point_is_only_asked_about_where_a_fill_would_spoil_no_part() -> None:
    minus = parse("minus")
    assert SAYS.turn.doubt(minus, answering(sheet()).view(1), final=False)
    spoiling = answering(sheet(tiles=ARK_TILES.replace("w1=grey ", "")))
    assert any(action.verb == "fill" for action in spoiling.view(1).legal)
    assert SAYS.turn.doubt(minus, spoiling.view(1), final=False) is None


def test_a_part_that_is_found_is_said_to_be_where_it_is_and_nowhere_else() -> None:
    view = stage(ARK, sheet()).view(0)
    part = next(thing for thing in SAYS.reference.look_ups() if thing.key == "G")
    assert SAYS.reference.line(part, view) == "Found at meadow 54."


def test_what_happened_since_my_last_turn_leaves_out_what_i_did() -> None:
    game = stage(sheet(places="53 54"), sheet(places="36"))
    events = do(game, "0 call grey", "0 draw 63", "0 end", "1 minus", "1 end")
    assert SAYS.channel.since(named(events, NAMES), game.view(0)) == ["Bea takes a minus point."]
    assert SAYS.channel.since(named(events, NAMES), game.view(1)) == [
        "**Ann** calls **grey**. Ann walks in grey to road 63.",
    ]


def test_the_next_caller_reads_what_all_others_did_before_their_own_answer() -> None:
    game = stage(sheet(places="53 54"), sheet(), sheet(places="36"))
    do(game, "0 call grey", "0 draw 63", "0 end", "2 fill grey g4", "2 end", "1 fill grey w4")
    closed, view = named(do(game, "1 end"), NAMES), game.view(1)
    told, others = SAYS.turn.happened(closed, (), view, NAMES), "Ann walks in grey to road 63. Cem fills g4 grey."
    assert told == [others, "You fill w4 grey."]
    panel = panel_text(SAYS.turn.question(view), news=["Your plan: Call green.", *told])
    assert panel.text.splitlines()[-1] == others, "where there is room for one line"


def test_the_first_caller_of_four_reads_where_all_others_start_and_what_they_fill() -> None:
    game = Game.new(GameSetup(4, seed="c"))
    while game.view(0).phase is not Phase.CALL:
        events = game.apply(game.legal_actions(seat := game.seats_to_act[0])[0], seat)
    (caller,) = game.seats_to_act
    view = game.view(caller)
    for told in (
        SAYS.turn.happened(named(events, NAMES), (), view, NAMES),
        SAYS.channel.since(named(events, NAMES), view),
    ):
        last = panel_text(SAYS.turn.question(view), news=told).text.splitlines()[1]
        assert all(f"{name} starts at" in last for at, name in enumerate(NAMES) if at != caller) and "…" not in last


def test_nobody_reads_of_the_colour_of_others_as_their_own() -> None:
    public = GAME.pictures("en").board((), stage(sheet(), sheet(places="36")).view(None), NAMES[:2], "").alt
    assert "your colour" not in public and public.count(" (Mage, blue): ") == 2


def test_what_changes_every_turn_comes_first_in_what_one_has() -> None:
    rich = stage(sheet(hints=1, diamonds=2), players=1)
    assert SAYS.turn.status(rich.view(0), ()) == ["You have 0/24 tiles · box 0/30 · 0/7 parts · 1💡 2💎"]
    assert SAYS.turn.hand(stage(sheet(), players=1).view(0)) == "0/24 tiles · box 0/30 · 0/7 parts"


def test_the_end_is_said_once_in_a_panel() -> None:
    game = stage(sheet(places="53 54", boxes=29), players=1)
    events = do(game, "0 call grey", "0 draw 63", "0 end")
    assert game.over
    assert [line for line in SAYS.channel.tell(events, game.view(0), NAMES) if "over" in line] == []
    assert SAYS.channel.turn_line(game.view(0), NAMES) == "The game is over."


def test_a_post_names_who_called_and_who_went_on_and_the_players_of_today() -> None:
    game = stage(sheet(), sheet())
    names = [(f"{NAMES[0]}{mark}", NAMES[1]) for mark in (" 🤖", "", " II")]
    call = do(game, "0 call green")
    closed = named(pass_turn(game), names[1])
    (lines,) = SAYS.channel.paragraphs(closed, game.view(None), names[2], names[0])
    assert lines == [
        "**Ann 🤖** calls **green**.",
        "Ann visits forest 43 · Bea takes a minus point.",
        "Ann II: 0 parts, 0 tiles, 1 box · Bea: 0 parts, 0 tiles, 0 boxes",
    ]
    at_once = [*named(call, names[0]), *closed]
    assert SAYS.channel.paragraphs(at_once, game.view(None), names[2], names[1]) == [lines]


def test_a_call_without_a_place_to_visit_marks_a_box_K36() -> None:
    spent = sheet(places=everything_but(), tiles=ALL_TILES)
    (lines,) = SAYS.channel.paragraphs(
        named(pass_turn(stage(spent, spent), "green"), NAMES), stage(spent, spent).view(None), NAMES, NAMES
    )
    assert lines[0].startswith("**Ann** calls **green** and marks a box without a visit.")


def test_the_die_is_named_once_in_a_post_and_once_in_a_panel() -> None:
    game = stage(sheet(places="43 44"), players=1)
    events = [*do(game, "0 call grey"), *do(game, f"0 {game.legal_actions(0)[0]}", "0 end")]
    view = game.view(0)
    (lines,) = SAYS.channel.paragraphs(named(events, NAMES), game.view(None), NAMES, NAMES)
    assert not any("The die" in line for line in lines)
    assert SAYS.channel.turn_line(game.view(None), NAMES).count(str(view.called)) == 1
    assert SAYS.channel.since(named(events, NAMES), view) == []
    assert SAYS.turn.question(view).startswith(f"The die calls **{view.called}**")


def test_points_below_zero_have_a_minus_sign() -> None:
    assert ENGLISH.amounts.points(points=-11) == "−11 points" and ENGLISH.amounts.points(points=1) == "1 point"


def test_the_button_shows_a_sheet_and_no_hand() -> None:
    assert SAYS.turn.my_hand() == "My sheet"


def test_what_the_table_waits_for_is_said_as_a_sentence() -> None:
    alone = stage(sheet(), players=1)
    assert SAYS.channel.turn_line(alone.view(None), NAMES) == "Round 1: Ann to call."
    do(alone, "0 call grey")
    assert SAYS.channel.turn_line(alone.view(None), NAMES) == "Round 1: Ann to walk in grey."
    do(alone, f"0 {alone.legal_actions(0)[0]}", "0 end")
    called = alone.view(None).called
    assert SAYS.channel.turn_line(alone.view(None), NAMES) == f"Round 1: the die called {called}. Ann to fill a tile."
    assert SAYS.turn.question(alone.view(0)).startswith(f"The die calls **{called}**: ")
    done = after(stage(sheet(places=everything_but()), players=1), "0 call green")
    assert SAYS.channel.turn_line(done.view(None), NAMES) == "Round 1: Ann to end the turn."
    setting_up = Game.new(GameSetup(1, seed="set up"))
    assert SAYS.channel.turn_line(setting_up.view(None), NAMES) == "Ann to move. Set up your sheet."
    character, colour = setting_up.view(0).own.character, setting_up.view(0).own.identity
    assert character is not None
    assert SAYS.channel.opening((), setting_up.view(0), NAMES) == [
        "Find the ark’s seven parts: for each, visit a place and the six around it, in the colours of the part’s six "
        "compass tiles.",
        f"Ann ({character.title()}, {colour})",
    ]
    (status,) = SAYS.turn.status(setting_up.view(0), ())
    assert status.startswith(f"{character.title()}: Starts ") and status.endswith(f" Your own colour is {colour}.")


def test_whoever_has_found_the_ark_is_told_to_end_the_turn() -> None:
    *places, last = ARK_PLACES.split()
    game = stage(sheet(places=" ".join(places), tiles=ARK_TILES), sheet())
    do(game, f"0 call {printed_colour(last)}", f"0 draw {last}")
    assert SAYS.turn.question(game.view(0)) == "You have the whole ark: end your turn, and the game ends with it."


def test_the_next_place_is_optional_once_one_is_visited() -> None:
    game = after(stage(sheet(places="43 44", tiles="g1 g2")), "0 call green")
    assert SAYS.turn.question(game.view(0)) == "Visit up to 3 green places."
    do(game, f"0 {game.legal_actions(0)[0]}")
    assert SAYS.turn.question(game.view(0)) == "You may visit up to 2 more green places, or end your turn."
    do(game, f"0 {game.legal_actions(0)[0]}")
    assert SAYS.turn.question(game.view(0)) == "You may visit one more green place, or end your turn."


def test_alone_a_call_can_be_undone_and_in_company_it_stays() -> None:
    alone = stage(sheet(), players=1)
    assert not GAME.ends_turn(do(alone, "0 call grey")), "the table posts the whole turn at once"
    assert alone.view(0).undoable == 1
    alone.undo(0)
    assert alone.view(0).called is None
    in_company = stage(sheet(), sheet(places="36"))
    assert GAME.ends_turn(do(in_company, "0 call grey")) and not in_company.view(0).undoable


def test_a_turn_ends_for_everybody_at_once_and_the_plan_of_a_call_once_it_is_made() -> None:
    game = stage(sheet(), sheet(places="36"))
    assert [GAME.plans_end(event) for event in do(game, "0 call grey")] == [0]
    do(game, "1 minus", "1 end")
    drawn = do(game, f"0 {game.legal_actions(0)[0]}")
    assert [GAME.turn_ended(event) for event in drawn] == [None] * len(drawn)
    closed = [event for event in do(game, "0 end") if GAME.turn_ended(event) is not None]
    assert [(GAME.turn_ended(event), GAME.plans_end(event)) for event in closed] == [(0, None), (1, None)]


def test_everything_on_a_sheet_can_be_looked_up() -> None:
    view = stage(sheet("druid"), sheet("knight", places="36")).view(0)
    groups = {group.key: group.things for group in SAYS.reference.groups(view)}
    assert [thing.name for thing in groups["CHARACTERS"]] == ["Druid", "Knight"]
    assert [thing.key for thing in groups["PARTS"]] == [*"ABCDEFG"]
    assert groups["PARTS"][0].told.startswith("A could still be in ")
    told = {thing.key: thing.told for thing in groups["CHALLENGES"]}
    assert len(told) == 8 and told["cities"].endswith("5 to go.")
    assert told["no-minus"].endswith("5 points at the end.")
    missed = {thing.key: thing.told for thing in SAYS.reference.groups(stage(sheet(minus=2)).view(0))[2].things}
    assert missed["no-minus"].endswith("5 points at the end. Missed.")
    assert {"hint", "jewel", "edge", "wreck"} <= {thing.key for thing in groups["SIGNS"]}
    for things in groups.values():
        for thing in things:
            found, text = SAYS.reference.look_up(thing.key, view)
            assert found is not None and thing.name in text and "…" not in thing.told
    choosing = Game.new(GameSetup(2, characters=Characters.CHOSEN, seed="choose"))
    assert len(SAYS.reference.groups(choosing.view(0))[0].things) == 7


@pytest.mark.parametrize("third", [True, False])
def test_the_opening_says_that_the_die_calls_as_well_K86(third: bool) -> None:
    game = Game.new(GameSetup(2, third=third, seed="third"))
    told = " ".join(GAME.texts("en").channel.opening((), game.view(None), ("Ann", "Bob")))
    assert ("The die calls after you both" in told) is third


def test_who_chooses_the_mage_where_there_are_no_hints_is_told_so_K80() -> None:
    for difficulty in Difficulty:
        view = Game.new(GameSetup(2, difficulty, characters=Characters.CHOSEN, seed="c0")).view(0)
        told = {action.at: SAYS.turn.hint(action, view) or "" for action in view.legal}
        warned = [at for at, hint in told.items() if hint.endswith("this game has no hints")]
        assert "mage" in told and warned == ([] if view.setup.with_hints else ["mage"])


def test_how_to_play_says_when_the_game_ends_who_one_is_and_which_colours_are_neighbours() -> None:
    pages = {page.title: page.text for page in SAYS.reference.pages()}
    assert "the game ends with that turn" in pages["The lost ark"] and "30 boxes" in pages["The lost ark"]
    assert all(word in pages["Who you are"] for word in ("character", "druid in a forest", "own colour"))
    assert "skull are dangerous: only the paladin" in pages["How far you walk"]
    helps = pages["Hints, diamonds, points"]
    assert "grey and green are not neighbours" in helps and "walked once in each of the five colours" in helps


def test_a_line_of_the_settings_has_one_colon() -> None:
    options = ENGLISH.options
    for option in GAME.options:
        choices = [options[f"{option.key}.name-{choice.typed}"] for choice in option.choices]
        names = [options[key] for key in (f"{option.key}.in-lobby",) if key in options]
        assert choices and not any(":" in text for text in (*names, *choices))


def test_a_hunter_whose_colour_is_called_is_told_of_the_free_visit_K65() -> None:
    own = sheet("hunter", places="53", identity="green", tiles=ALL_TILES)
    game = after(stage(own, own), "0 call green")
    assert SAYS.turn.question(game.view(1)).endswith("As a hunter, you may also visit a meadow.")
    do(game, "1 meadow 54")
    assert "hunter" not in SAYS.turn.question(game.view(1))


def test_the_question_names_what_is_called_and_no_line_above_it_repeats_that() -> None:
    game = stage(sheet(), sheet())
    called = game.apply("call green", 0)
    assert SAYS.turn.happened(named(called, NAMES), called, game.view(1), NAMES) == []
    assert SAYS.turn.happened(named(called, NAMES), called, game.view(0), NAMES) == ["**You** call **green**."]


def test_several_typed_places_are_suggested_as_one_movement() -> None:
    game = after(stage(sheet(places="43 44", tiles=ALL_TILES)), "0 call green")
    assert SAYS.turn.suggested("33 34", game.view(0))[0][0] == "Visit forests 33 and 34"
    for typed in ("43 33", "green 53"):
        (told, sent), *_ = SAYS.turn.suggested(typed, game.view(0))
        with pytest.raises(IllegalAction) as refused:
            SAYS.turn.all_meant(sent, game.view(0))
        assert SAYS.turn.refused(refused.value).startswith(told), "what is impossible is not suggested"


@pytest.mark.parametrize("typed", ["skull", "skulls", "dangerous", "visit a dangerous place"])
def test_a_typed_skull_means_a_dangerous_place_or_is_said_to_be_out_of_reach(typed: str) -> None:
    turn, paladin = SAYS.turn, sheet("paladin", places="12 21", tiles="w1 w2")
    game = after(stage(paladin, sheet(places="53")), "0 call grey")
    assert turn.meant(typed, game.view(0)).text == "draw 11"
    assert [text for _, text in turn.suggested(typed, game.view(0))] == ["draw 11"]
    far = after(stage(sheet("paladin", places="53"), sheet(places="53")), "0 call grey")
    for view, said in (
        (far.view(0), "You cannot visit a dangerous place (skull) now."),
        (stage(paladin, sheet(places="53")).view(0), "First call a colour."),
        (game.view(1), "Only a paladin can visit dangerous places (skulls)."),
    ):
        with pytest.raises(IllegalAction) as caught:
            turn.meant(typed, view)
        assert turn.refused(caught.value).startswith(said)
        assert turn.suggested(typed, view)[0][0].startswith(said)
    answers = answering(paladin, called="grey").view(1)
    assert turn.meant(typed, answers).text == "walk grey", "which a skull is one step from"


def test_what_was_done_earlier_is_called_without_what_it_would_cost_now() -> None:
    view, walk = answering(sheet("mage", places="53 54", hints=3), called="green").view(1), parse("walk red")
    assert (SAYS.turn.label(walk, view), SAYS.turn.label_done(walk, view)) == ("Walk in red for 1 hint", "Walk in red")


def test_tiles_filled_with_the_same_colour_are_told_together() -> None:
    filled = tuple(TileFilled(0, tile, Colour.BLUE, 0) for tile in ("w3", "w2", "w4"))
    told = SAYS.channel.tell((TurnClosed(0, filled, 0, 3, 0, None, None),), stage(sheet(), sheet()).view(None), NAMES)
    assert told == ["Ann fills w3, w2 and w4 blue."]


def test_walking_with_a_full_compass_is_said_to_cost_the_minus_point_K27() -> None:
    game = stage(sheet(places="53", tiles=ALL_TILES), sheet())
    events = do(game, "0 call yellow", "0 draw 54")
    told = " ".join(GAME.texts("en").turn.happened(named(events, ("Ann", "Bob")), (), game.view(0), ("Ann", "Bob")))
    assert "take a minus point for walking with a full compass" in told


def test_after_a_walk_the_call_that_began_it_is_not_told_again() -> None:
    game = stage(sheet(places="53 54"), sheet(places="36"))
    call = do(game, "0 call grey")
    walk = do(game, "0 draw 63")
    told = [SAYS.turn.happened(named(each, NAMES), (), game.view(0), NAMES) for each in (call, (*call, *walk))]
    assert told == [["**You** call **grey**."], ["You walk in grey to road 63."]]


def test_the_news_begin_with_the_last_call() -> None:
    game = stage(sheet(), sheet(places="36"))
    told = [*do(game, "0 call grey", "1 fill grey g1", "1 end")]
    told += do(game, f"0 {game.legal_actions(0)[0]}")
    told += do(game, "0 end", "1 call red")
    assert any(isinstance(event, TileFilled | TurnClosed) for event in told)
    news = SAYS.channel.since(named(told, NAMES), game.view(0))
    assert news == ["**Bea** calls **red**."], "what was filled for grey would read as an answer to red"
    left_out = [event for event in told if event != Called(1, Colour.RED)]
    assert not SAYS.channel.since(named(left_out, NAMES), game.view(0)), "somebody has taken the caller's seat"
    closed = do(game, f"1 {game.legal_actions(1)[0]}", "1 end", "0 minus", "0 end")
    seen = SAYS.channel.since(named([*left_out, *closed], NAMES), game.view(0))
    assert "green" not in " ".join(seen) and "grey" not in " ".join(seen), "only what came of the last call"


def test_places_painted_with_diamonds_are_told_by_colour() -> None:
    game = stage(sheet("mage", places="26", diamonds=2), sheet(places="53"))
    red, grey = do(game, "0 call blue", "0 diamond red 16"), do(game, "0 diamond grey 37")
    told = SAYS.channel.tell([*red, *grey], game.view(0), NAMES)[-1]
    assert told == "You paint mountain 16 red with a diamond and paint ocean 37 grey with a diamond."
