"""The facts of the Lost Ark, K1 to K86, and the readings Q1 to Q25 that they rest on, each by its name."""

from __future__ import annotations

from collections import Counter

import pytest

from arnak_bot.games.lost_ark.engine import Challenge, Character, Colour, Difficulty, Game, GameSetup, IllegalAction
from arnak_bot.games.lost_ark.engine import events as happened
from arnak_bot.games.lost_ark.engine.events import Gain
from arnak_bot.games.lost_ark.engine.printed import (
    BORDER,
    BOXES,
    DANGEROUS,
    DIAMOND_EDGE,
    EDGES,
    INNER,
    LETTERS,
    PLACES,
    PRINTED,
    STARTS,
    TERRAIN,
    TILES,
    around,
    places_in,
    tiles_in,
)
from arnak_bot.games.lost_ark.engine.rules.finding import found_parts
from arnak_bot.games.lost_ark.engine.rules.legality import allowance, price
from arnak_bot.games.lost_ark.engine.rules.scoring import challenges_met, score_lines, score_sheets
from arnak_bot.games.lost_ark.engine.state import Phase, Sheet
from tests.lost_ark.stage import (
    ALL_TILES,
    ARK_AT,
    ARK_PLACES,
    ARK_TILES,
    AXIAL,
    after,
    answering,
    at,
    do,
    everything_but,
    filled,
    kinds,
    new_as,
    pass_turn,
    sheet,
    stage,
    texts,
    visited,
)

COLOURS = ["green", "red", "yellow", "blue", "grey"]


def next_to(place: str) -> set[str]:
    return set(places_in(around(PLACES[place])))


# --- things and words -----------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(1, 5))
def test_one_to_four_have_a_sheet_each_K1_Q1(players: int) -> None:
    game = Game.new(GameSetup(players, seed="K1"))
    assert len(game.state.sheets) == len(game.scores()) == players


@pytest.mark.parametrize("players", [0, 5])
def test_nobody_and_five_are_no_table_K1(players: int) -> None:
    with pytest.raises(ValueError, match="1 to 4 players"):
        GameSetup(players)


def test_nothing_on_one_sheet_limits_another_K1_Q2() -> None:
    game = stage(sheet(places="53"), sheet(places="53"))
    do(game, "0 call green", "0 draw 43", "1 walk green", "1 draw 43")
    assert "43" in visited(game, 0) & visited(game, 1)


def test_five_colours_in_their_order_K2() -> None:
    assert [colour.value for colour in Colour] == COLOURS
    assert [tiles_in(EDGES[colour])[0][0] for colour in Colour] + [tiles_in(DIAMOND_EDGE)[0][0]] == list("grybwd")


def test_what_is_printed_on_the_map_K3() -> None:
    assert Counter(terrain.value for terrain in TERRAIN.values()) == {
        "forest": 15,
        "mountain": 15,
        "meadow": 15,
        "ocean": 14,
        "shipwreck": 1,
        "city": 6,
        "road": 8,
        "dangerous": 3,
    }
    assert {colour.value: places.bit_count() for colour, places in PRINTED.items()} == dict(
        zip(COLOURS, (15, 15, 15, 15, 14), strict=True)
    )
    assert (BORDER.bit_count(), INNER.bit_count()) == (32, 45)
    assert [row for row in range(1, 10) for place in TERRAIN if place == f"{row}9"] == [1, 3, 5, 7, 9]


def test_places_touch_as_hexagons_do_K3() -> None:
    for place, (q, r) in AXIAL.items():
        around_it = {(q + 1, r), (q - 1, r), (q, r + 1), (q, r - 1), (q + 1, r - 1), (q - 1, r + 1)}
        assert next_to(place) == {other for other, where in AXIAL.items() if where in around_it}


def test_the_roads_join_all_cities_K3() -> None:
    grey = PRINTED[Colour.GREY]
    for part in ("12", "53", "87"):
        reached = PLACES[part]
        while (more := reached | (around(reached) & grey)) != reached:
            reached = more
        assert (reached & STARTS[Character.MAGE]).bit_count() >= 2


def test_a_place_is_visited_once_in_its_printed_colour_K4() -> None:
    game = after(stage(sheet(places="53", tiles="g1")), "0 call green", "0 draw 43")
    assert game.state.sheets[0].drawn[Colour.GREEN] == PLACES["43"]
    with pytest.raises(IllegalAction, match="has been visited"):
        do(game, "0 draw 43")


def test_a_dangerous_place_is_for_paladins_only_K5() -> None:
    for character, places in (("mage", set()), ("paladin", {"82"})):
        game = after(stage(sheet(character, places="73 92", tiles="b1 b2")), "0 call blue")
        assert at(game, 0, "draw") - {"74", "83"} == places


def test_no_challenge_needs_a_dangerous_place_K5_K72() -> None:
    assert set(challenges_met(sheet(places=everything_but()))) == set(Challenge)


def test_a_ring_with_a_dangerous_place_is_for_paladins_K5() -> None:
    ring = " ".join(sorted(next_to("83") | {"83"}))
    assert found_parts(sheet(places=ring.replace("82", "82=blue"), tiles=ring_tiles("83", dangerous="blue")))
    assert not found_parts(sheet(places=ring.replace("82", ""), tiles=ring_tiles("83", dangerous="blue")))


def ring_tiles(place: str, letter: str = "A", dangerous: str = "grey") -> str:
    """The six tiles of a letter in the colours around a place."""
    colours = [
        next((colour.value for colour in Colour if PRINTED[colour] & PLACES[other]), dangerous)
        for other in sorted(next_to(place))
    ]
    return " ".join(f"{tile}={colour}" for tile, colour in zip(tiles_in(LETTERS[letter]), colours, strict=True))


@pytest.mark.parametrize("way", ["draw 27", "diamond red 27"])
def test_the_shipwreck_is_an_ocean_place_and_gives_a_hint_in_whatever_way_K6_K56(way: str) -> None:
    assert PRINTED[Colour.BLUE] & PLACES["27"]
    game = stage(sheet(places="26", diamonds=1))
    events = do(game, "0 call blue", f"0 {way}")
    assert happened.Got(0, Gain.HINT) in events
    assert game.state.sheets[0].hints == 1


def test_the_compass_has_24_tiles_around_seven_letters_K7() -> None:
    touched = Counter(tile for letter in LETTERS.values() for tile in tiles_in(letter))
    assert list(LETTERS) == list("ABCDEFG") and {tiles.bit_count() for tiles in LETTERS.values()} == {6}
    assert Counter(touched.values()) == {3: 6, 2: 6, 1: 12}


def test_four_tiles_lie_under_each_edge_between_two_letters_K8_Q3() -> None:
    between = dict(zip("grybwd", ("FA", "AB", "BC", "CD", "DE", "EF"), strict=True))
    for edge, letters in between.items():
        left, right = letters[0], letters[1]
        touched = [
            "".join(letter for letter, tiles in LETTERS.items() if tiles & TILES[f"{edge}{number}"])
            for number in range(1, 5)
        ]
        assert touched == ["".join(sorted(left + right + "G")), "".join(sorted(left + right)), left, right]
    assert sorted(TILES) == sorted(f"{edge}{number}" for edge in between for number in range(1, 5))


def test_the_right_tile_of_a_wedge_says_what_the_left_one_of_the_next_does_K9() -> None:
    touched = {tile: tuple(letter for letter in LETTERS if LETTERS[letter] & bit) for tile, bit in TILES.items()}
    same = {(tile, other) for tile in TILES for other in TILES if tile < other and touched[tile] == touched[other]}
    assert same == {("g4", "r3"), ("r4", "y3"), ("b3", "y4"), ("b4", "w3"), ("d3", "w4"), ("d4", "g3")}


# --- finding --------------------------------------------------------------------------------------


def test_a_letter_is_found_where_the_colours_around_are_those_of_its_tiles_in_any_order_K10() -> None:
    ring = " ".join(next_to("54"))  # two grey, two green, a red and a yellow one ... as printed
    tiles = ring_tiles("54")
    found = sheet(places=f"{ring} 54", tiles=tiles)
    assert found_parts(found) == {"A": "54"}
    colours = [word.partition("=")[2] for word in tiles.split()]
    turned = " ".join(
        f"{tile}={colour}" for tile, colour in zip(tiles_in(LETTERS["A"]), colours[1:] + colours[:1], strict=True)
    )
    assert found_parts(sheet(places=f"{ring} 54", tiles=turned)) == {"A": "54"}
    assert found_parts(sheet(places=f"{ring} 54=blue", tiles=tiles)) == {"A": "54"}, "its own colour does not matter"
    assert not found_parts(sheet(places=ring, tiles=tiles)), "the place itself is visited"
    assert not found_parts(sheet(places=f"{ring.replace('43', '')} 54", tiles=tiles)), "so is all around"
    assert not found_parts(sheet(places=f"{ring} 54", tiles=tiles.rpartition(" ")[0])), "all six are filled"
    assert not found_parts(sheet(places=f"{ring.replace('43', '43=blue')} 54", tiles=tiles)), "drawn, not printed"


def test_no_part_lies_on_the_border_K10_Q4() -> None:
    ring = " ".join(next_to("28"))
    five = " ".join(f"{tile}={colour}" for tile, colour in zip(tiles_in(LETTERS["A"]), ["blue"] * 6, strict=True))
    assert not found_parts(sheet(places=f"{ring} 28".replace("39", "39=blue"), tiles=five))


def test_letters_lie_on_different_places_and_never_on_neighbours_K11() -> None:
    green = {tile: "green" for letter in "AD" for tile in tiles_in(LETTERS[letter])}  # A and D share no tile
    tiles = " ".join(f"{tile}={colour}" for tile, colour in green.items())

    def parts(*centres: str) -> int:
        places = {place for centre in centres for place in (centre, *next_to(centre))}
        return len(found_parts(sheet(places=" ".join(f"{place}=green" for place in places), tiles=tiles)))

    assert [parts("54"), parts("54", "55"), parts("54", "56"), parts("54", "57")] == [1, 1, 2, 2]


def test_a_place_may_be_in_the_rings_of_several_K11() -> None:
    assert set(found_parts(sheet(places=ARK_PLACES, tiles=ARK_TILES))) == set("ABCDEFG")


@pytest.mark.parametrize("last", ["draw", "diamond", "fill"])
def test_the_ark_is_found_by_whatever_completes_it_K12(last: str) -> None:
    colour = next(word[3:] for word in ARK_TILES.split() if word.startswith("g3"))
    if last == "fill":
        game = answering(sheet(places=ARK_PLACES, tiles=ARK_TILES.replace(f"g3={colour}", "")), colour)
        events = do(game, f"1 fill {colour} g3")
    else:
        game = stage(sheet(), sheet(places=ARK_PLACES.replace(ARK_AT["A"], ""), tiles=ARK_TILES, diamonds=1))
        way = ["1 walk yellow", f"1 draw {ARK_AT['A']}"] if last == "draw" else [f"1 diamond red {ARK_AT['A']}"]
        events = do(game, "0 call yellow", *way)
    assert kinds(events, happened.ArkFound) == [happened.ArkFound(1)]
    assert game.state.sheets[1].found and not game.over
    more = do(game, "1 minus" if last == "diamond" else "1 end")
    assert not kinds(more, happened.ArkFound), "once"


def test_who_finds_the_ark_before_the_call_still_moves_in_this_turn_K30_K12() -> None:
    oceans = " ".join(place for place in places_in(PRINTED[Colour.BLUE]) if place not in ARK_PLACES.split())
    game = stage(sheet(places=f"{ARK_PLACES.replace('45', '')} {oceans}", tiles=ARK_TILES, diamonds=1))
    assert kinds(do(game, "0 diamond yellow 45"), happened.ArkFound)
    assert "call blue" not in texts(game, 0) and "call red" in texts(game, 0)


# --- setup ----------------------------------------------------------------------------------------


def test_characters_are_dealt_at_random_none_twice_K13() -> None:
    dealt = [[own.character for own in Game.new(GameSetup(4, seed=str(seed))).state.sheets] for seed in range(60)]
    assert all(len(set(each)) == 4 for each in dealt)
    assert {character for each in dealt for character in each} == set(Character)


def test_characters_are_chosen_clockwise_from_the_first_seat_none_twice_K13_Q5() -> None:
    game = Game.new(GameSetup(3, characters="chosen", seed="K13"))  # type: ignore[arg-type]
    first = game.state.first
    for step, character in enumerate(("mage", "druid", "knight")):
        seat = (first + step) % 3
        assert game.seats_to_act == (seat,) and len(texts(game, seat)) == 7 - step
        do(game, f"{seat} character {character}")
        assert not game.can_undo
    assert game.seats_to_act == (0, 1, 2)
    assert game.state.sheets[first].character is Character.MAGE


def test_identity_colours_are_thrown_and_may_be_the_same_K14() -> None:
    thrown = [[own.identity for own in Game.new(GameSetup(2, seed=str(seed))).state.sheets] for seed in range(60)]
    assert {colour for each in thrown for colour in each} == set(Colour)
    assert {first == second for first, second in thrown} == {True, False}


def test_one_starts_on_a_place_in_its_printed_colour_without_a_box_or_a_mark_K15_K16() -> None:
    game = new_as("druid")
    own = game.state.sheets[0]
    assert texts(game, 0) == [f"start {place}" for place in places_in(PRINTED[Colour.GREEN])]
    do(game, "0 start 43")
    assert own.drawn[Colour.GREEN] == PLACES["43"] and not own.boxes and not any(own.marks.values())
    assert texts(game, 0) == [f"first {tile}" for tile in TILES]
    do(game, "0 first b2")
    assert own.filled[own.identity] == TILES["b2"] and own.tiles == TILES["b2"]
    assert texts(game, 0) == ["end"]


def test_all_prepare_at_once_and_the_first_seat_is_drawn_K17() -> None:
    firsts: set[tuple[int, ...]] = set()
    for seed in range(30):
        game = Game.new(GameSetup(4, seed=str(seed)))
        assert game.seats_to_act == (0, 1, 2, 3)
        for seat in (3, 1, 0, 2):
            while seat in game.seats_to_act and game.state.phase is Phase.START:
                game.apply(game.legal_actions(seat)[0], seat)
        own = game.state.sheets[0]
        assert not own.boxes and not own.hints and not own.diamonds and not own.minus
        firsts.add(game.seats_to_act)
        order: list[int] = []
        for _ in range(4):
            order += game.seats_to_act
            pass_turn(game)
        assert order == [(order[0] + step) % 4 for step in range(4)]
    assert firsts == {(0,), (1,), (2,), (3,)}


# --- a movement -----------------------------------------------------------------------------------


def test_a_movement_visits_one_place_with_nothing_filled_K20_K24() -> None:
    game = after(stage(sheet(places="44")), "0 call green")
    assert texts(game, 0) == ["draw 34", "draw 35", "draw 43"], "and not none"
    do(game, "0 draw 34")
    assert texts(game, 0) == ["end"]


@pytest.mark.parametrize(
    ("identity", "tiles", "allowed"),
    [
        ("blue", "", 1),
        ("blue", "g1", 2),
        ("blue", "g2=red g3=grey", 3),
        ("blue", "r1 r2 y3", 1),
        ("green", "g1 g2 g4", 4),
        ("blue", "g1 g2 g3 g4", 5),
        ("green", "g1 g2 g3 g4=red", 6),
    ],
)
def test_each_tile_under_the_edge_allows_one_more_K20_K21_K22(identity: str, tiles: str, allowed: int) -> None:
    own = sheet(places="44 67 93", tiles=tiles, identity=identity)  # touch 34 35 43 57 66 92
    assert allowance(own, Colour.GREEN) == allowed
    game = after(stage(own), "0 call green")
    for drawn in range(allowed):
        do(game, f"0 {texts(game, 0, 'draw')[0]}")
        assert "end" in texts(game, 0), "fewer are allowed"
        assert drawn + 1 == game.state.sheets[0].doing.visits
    assert texts(game, 0, "draw") == []


def test_a_movement_visits_places_of_its_colour_K23() -> None:
    game = after(stage(sheet(places="53", tiles="r1 r2 r3")), "0 call red")
    assert at(game, 0, "draw") == {"52", "62"}


def test_places_of_the_same_movement_do_not_help_each_other_K25_Q6() -> None:
    game = after(stage(sheet(places="53", tiles="g1 g2 g3")), "0 call green", "0 draw 43")
    assert texts(game, 0) == ["end"]


def test_a_free_visit_before_the_movement_does_help_and_one_in_it_does_not_K25_Q6() -> None:
    own = sheet(places="54", tiles="g1 g2 g3", diamonds=1)
    game = after(stage(own), "0 call green", "0 diamond yellow 44")
    assert at(game, 0, "draw") == {"34", "35", "43"}
    game = after(stage(own), "0 call green", "0 draw 43", "0 diamond yellow 44")
    assert at(game, 0, "draw") == set()


def test_a_movement_of_several_places_marks_one_box_and_one_mark_K26_Q7() -> None:
    game = stage(sheet(places="44", tiles="g1 g2"))
    events = do(game, "0 call green", "0 draw 34", "0 draw 35", "0 draw 43", "0 end")
    own = game.state.sheets[0]
    assert own.boxes == [Colour.GREEN] and own.marks[Colour.GREEN] == 1 and sum(own.marks.values()) == 1
    assert kinds(events, happened.BoxMarked) == [happened.BoxMarked(0, 1, Colour.GREEN)]


def test_each_movement_with_a_full_compass_costs_a_point_whoever_calls_K27_K40_Q8() -> None:
    own = sheet(places="44", tiles=ALL_TILES)
    game = after(stage(own, own), "0 call green", "0 draw 34", "0 draw 35", "1 walk green", "1 draw 43", "1 draw 34")
    assert [each.minus for each in game.state.sheets] == [1, 1]


# --- a turn ---------------------------------------------------------------------------------------


def test_one_calls_a_colour_in_which_one_can_visit_a_place_and_cannot_pass_K30() -> None:
    assert texts(stage(sheet(places="53")), 0) == ["call green", "call red", "call yellow", "call grey"]


def test_the_others_answer_with_a_movement_or_a_tile_or_a_minus_point_K31() -> None:
    game = answering(sheet(places="53", tiles="y1"))
    tiles = [tile for tile in TILES if tile != "y1"]
    assert texts(game, 1) == [*(f"fill green {tile}" for tile in tiles), "walk green", "minus"]
    for answer in ("fill green g3", "minus"):
        game = after(answering(sheet(places="53")), f"1 {answer}")
        assert texts(game, 1) == ["end"], "exactly one of them"
    game = after(answering(sheet(places="44", tiles="g1")), "1 walk green")
    assert texts(game, 1) == ["draw 34", "draw 35", "draw 43"]
    do(game, "1 draw 34")
    assert texts(game, 1) == ["draw 35", "draw 43", "end"], "by its own allowance"


def test_after_the_call_all_act_at_the_same_time_and_in_any_order_K32() -> None:
    acts = {0: ["draw 43", "end"], 1: ["walk green", "draw 98", "end"], 2: ["fill green g1", "end"]}
    fingerprints = set()
    for order in ((0, 1, 2), (2, 1, 0), (1, 0, 2)):
        game = after(stage(sheet(places="53"), sheet(places="87"), sheet(places="87")), "0 call green")
        assert len(game.seats_to_act) == 3
        for seat in order:
            do(game, *(f"{seat} {text}" for text in acts[seat]))
        fingerprints.add(repr(game.state.sheets))
        assert game.state.caller == 1 and game.state.phase is Phase.CALL
    assert len(fingerprints) == 1


def test_the_caller_fills_nothing_and_a_tile_never_changes_K33() -> None:
    game = after(stage(sheet(places="53"), sheet(tiles="g1=red")), "0 call green")
    assert not texts(game, 0, "fill") and not texts(game, 0, "minus")
    with pytest.raises(IllegalAction, match="tile is filled"):
        do(game, "1 fill green g1")


def test_only_a_movement_takes_a_box_K34() -> None:
    boxes = []
    for answer in (["walk green", "draw 43"], ["fill green g1"], ["minus"]):
        game = after(answering(sheet(places="53")), *(f"1 {text}" for text in answer), "1 end")
        boxes.append(len(game.state.sheets[1].boxes))
    assert boxes == [1, 0, 0]


def test_a_minus_point_is_always_possible_and_costs_as_much_as_a_movement_with_a_full_compass_K35_K40() -> None:
    game = answering(sheet(places="53", tiles=ALL_TILES))
    assert texts(game, 1) == ["walk green", "minus"]
    events = do(game, "1 minus", "1 end")
    assert happened.Got(1, Gain.MINUS) in events and game.state.sheets[1].minus == 1


def test_who_can_visit_nothing_calls_any_colour_and_marks_a_box_K36_Q9() -> None:
    game = stage(sheet(places=everything_but(), tiles=ALL_TILES))
    assert texts(game, 0) == [f"call {colour}" for colour in COLOURS]
    do(game, "0 call red")
    assert texts(game, 0) == ["end"]
    do(game, "0 end")
    own = game.state.sheets[0]
    assert own.boxes == [Colour.RED] and own.marks[Colour.RED] == 0 and own.minus == 0


def test_who_has_marked_the_last_box_is_done_when_that_action_is_over_K37_Q10() -> None:
    game = stage(sheet(places="53", boxes=BOXES - 1), sheet(places="53", boxes=BOXES - 2), players=2)
    do(game, "0 call green", "0 draw 43")
    assert 0 in game.seats_to_act
    do(game, "0 end", "1 minus", "1 end", "1 call green")
    assert game.seats_to_act == (1,)
    events = do(game, "1 draw 43", "1 end")
    assert game.state.sheets[0].minus == 0
    assert [event.seat for event in kinds(events, happened.TurnClosed)] == [1]


def test_the_die_calls_for_a_seat_that_is_done_K38_Q10() -> None:
    called = set()
    for seed in range(40):
        game = stage(sheet(places="53", boxes=BOXES - 1), players=3, seed=str(seed))
        do(game, "0 call green", "0 draw 43", "0 end")
        for seat in (1, 2):
            do(game, f"{seat} minus", f"{seat} end")
        pass_turn(game)
        pass_turn(game)
        assert game.state.caller is None and game.seats_to_act == (1, 2) and game.state.phase is Phase.DRAW
        assert texts(game, 1, "minus")
        called.add(game.state.called)
    assert called == set(Colour)


# --- hints ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("boxes", "hints"), [(8, 0), (9, 1), (10, 0), (19, 1), (29, 0)])
def test_boxes_ten_and_twenty_give_a_hint_K45(boxes: int, hints: int) -> None:
    game = after(stage(sheet(places="53", boxes=boxes)), "0 call green", "0 draw 43")
    assert game.state.sheets[0].hints == hints


def test_hints_are_used_in_answers_and_not_by_the_caller_K46() -> None:
    game = after(stage(sheet(places="53", hints=3), sheet("druid", places="53", hints=3)), "0 call green")
    assert at(game, 0, "draw") == {"43"} and not texts(game, 0, "walk")
    assert {text.split()[1] for text in texts(game, 1, "fill")} == {"green", "red", "yellow", "blue"}


@pytest.mark.parametrize("answer", ["fill red g3", "walk red"])
def test_hints_change_the_colour_for_the_map_or_the_compass_K47(answer: str) -> None:
    game = after(answering(sheet(places="53", hints=2)), f"1 {answer}")
    assert game.state.sheets[1].hints == 1
    if answer == "walk red":
        assert at(game, 1, "draw") == {"52", "62"}
        do(game, "1 draw 52")
        assert game.state.sheets[1].boxes == [Colour.RED]
    else:
        assert game.state.sheets[1].filled[Colour.RED] == TILES["g3"]


def test_a_step_on_the_line_costs_a_hint_and_the_line_is_not_closed_K48() -> None:
    own = sheet("druid")
    assert [price(own, Colour.GREEN, colour) for colour in Colour] == [0, 1, 2, 3, 4]
    assert [price(own, Colour.YELLOW, colour) for colour in Colour] == [2, 1, 0, 1, 2]
    assert price(own, Colour.GREY, Colour.GREEN) == 4


def test_several_hints_go_into_one_answer_K49() -> None:
    game = after(answering(sheet("druid", places="53", hints=3)), "1 fill blue g1")
    assert game.state.sheets[1].hints == 0


def test_what_an_answer_brings_cannot_pay_for_it_K49_Q23() -> None:
    game = answering(sheet("druid", places="26"), "yellow")
    assert not texts(game, 1, "walk"), "the hint of the wreck would pay for going there"
    assert {text.split()[1] for text in texts(game, 1, "fill")} == {"yellow"}


# --- diamonds -------------------------------------------------------------------------------------


def test_a_diamond_visits_a_place_that_touches_in_any_colour_but_no_dangerous_one_K51_K55_Q12_Q14() -> None:
    for character in ("mage", "ranger", "paladin"):
        game = after(stage(sheet(character, places="81", diamonds=1)), "0 call yellow")
        for colour in COLOURS:
            assert at(game, 0, "diamond", colour) == {"71", "72", "91", "92"}
        do(game, "0 diamond yellow 72")
        assert game.state.sheets[0].drawn[Colour.YELLOW] & PLACES["72"]
        assert game.state.sheets[0].diamonds == 0


def test_the_full_diamond_edge_gives_a_diamond_and_no_walking_K52_K53() -> None:
    game = answering(sheet(tiles="d1=red d2 d4"))
    before = [allowance(game.state.sheets[1], colour) for colour in Colour]
    events = do(game, "1 fill green d3")
    assert happened.Got(1, Gain.DIAMOND) in events and game.state.sheets[1].diamonds == 1
    assert [allowance(game.state.sheets[1], colour) for colour in Colour] == before
    game = after(answering(sheet(tiles="d1 d2 d3 d4")), "1 fill green g1")
    assert game.state.sheets[1].diamonds == 0, "once"


@pytest.mark.parametrize(
    ("marks", "diamonds"),
    [
        ({"red": 1, "yellow": 1, "blue": 1, "grey": 1}, 1),
        ({"red": 1, "yellow": 1, "blue": 1}, 0),
        ({"green": 1, "red": 2, "yellow": 3, "blue": 2, "grey": 2}, 1),
        ({"green": 2, "red": 3, "yellow": 3, "blue": 3, "grey": 3}, 0),
        ({"green": 1, "red": 1, "yellow": 1, "blue": 1, "grey": 1}, 0),
    ],
)
def test_a_mark_of_each_colour_gives_a_diamond_and_two_of_each_another_K52(
    marks: dict[str, int], diamonds: int
) -> None:
    game = after(stage(sheet(places="53", marks=marks)), "0 call green", "0 draw 43")
    assert game.state.sheets[0].diamonds == diamonds


def test_diamonds_are_used_at_any_time_that_one_has_something_to_do_K54_Q13() -> None:
    own = sheet(places="53", diamonds=3, tiles=ALL_TILES)
    game = stage(own, own)
    do(game, "0 diamond red 54", "0 call green", "0 diamond red 42", "0 draw 43", "0 diamond red 44", "0 end")
    do(game, "1 diamond red 54", "1 minus", "1 diamond red 42")
    assert [(each.diamonds, len(each.boxes), each.minus) for each in game.state.sheets] == [(0, 1, 1), (1, 0, 1)]
    assert sum(game.state.sheets[0].marks.values()) == 1, "no box, no mark, no point"


def test_a_diamond_never_takes_the_only_place_of_a_movement_that_has_to_be_made_K24() -> None:
    game = after(stage(sheet(places="53", diamonds=1)), "0 call green")
    assert "43" not in at(game, 0, "diamond", "red")
    with pytest.raises(IllegalAction, match="only place where your movement can begin"):
        do(game, "0 diamond red 43")
    game = stage(sheet(places="44", tiles="g1 g2", diamonds=1))
    do(game, "0 call green", "0 draw 34", "0 draw 35", "0 diamond red 43")
    assert "end" in texts(game, 0), "a movement that has begun may have none left"


def test_a_place_of_a_diamond_counts_by_its_drawn_and_by_its_printed_colour_K56() -> None:
    changed = ARK_PLACES.replace("54", "54").split()
    ring = " ".join(f"{place}=blue" if place == "43" else place for place in changed)
    assert len(found_parts(sheet(places=ring, tiles=ARK_TILES))) < 7
    assert Challenge.FORESTS in challenges_met(sheet(places=everything_but().replace("43", "43=blue")))


# --- characters -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("character", "starts"),
    [
        ("ranger", set(places_in(BORDER)) - {"11", "99"}),
        ("paladin", {"12", "15", "32", "53", "76", "87"}),
        ("mage", {"12", "15", "32", "53", "76", "87"}),
        ("pirate", {"26", "28", "17", "18", "37", "38"}),
        ("druid", set(places_in(PRINTED[Colour.GREEN]))),
        ("hunter", set(places_in(PRINTED[Colour.YELLOW]))),
        ("knight", {"12", "15", "32", "53", "76", "87"}),
    ],
)
def test_where_each_character_starts_K60_K61_K62_K63_K64_K65_K66_Q24(character: str, starts: set[str]) -> None:
    assert at(new_as(character), 0, "start") == starts
    assert not starts & {"27", *places_in(DANGEROUS)}


def test_a_ranger_leaves_one_place_out_in_its_own_turn_only_K60() -> None:
    own = sheet("ranger", places="53")
    game = after(stage(own, own), "0 call yellow")
    assert at(game, 0, "draw") == {"54", "41", "44", "61"}
    do(game, "1 walk yellow")
    assert at(game, 1, "draw") == {"54"}


def test_a_paladin_visits_dangerous_places_in_any_colour_and_paints_them_in_any_K61_Q15() -> None:
    game = stage(sheet("paladin", places="81", tiles="y1"))
    assert texts(game, 0) == [f"call {colour}" for colour in COLOURS], "the dangerous place would do for any"
    do(game, "0 call yellow", "0 draw 82")
    assert texts(game, 0) == [f"paint {colour}" for colour in COLOURS]
    do(game, "0 paint grey")
    own = game.state.sheets[0]
    assert own.drawn[Colour.GREY] == PLACES["82"] and own.boxes == [Colour.YELLOW]
    assert at(game, 0, "draw") == {"71", "91"}, "it counts as one place"
    do(game, "0 draw 71")
    assert texts(game, 0) == ["end"]


def test_a_mage_shifts_by_two_steps_with_a_hint_K62_K48() -> None:
    own = sheet("mage")
    assert [price(own, Colour.GREEN, colour) for colour in Colour] == [0, 1, 1, 2, 2]
    game = after(answering(sheet("mage", places="53", hints=2)), "1 fill grey g1")
    assert game.state.sheets[1].hints == 0


def test_a_pirate_paints_the_wreck_in_any_colour_K63_Q15() -> None:
    game = stage(sheet("pirate", places="26"))
    assert "call red" in texts(game, 0)
    do(game, "0 call blue", "0 draw 27")
    assert texts(game, 0) == [f"paint {colour}" for colour in COLOURS] and game.state.sheets[0].hints == 0
    do(game, "0 paint green")
    assert game.state.sheets[0].drawn[Colour.GREEN] == PLACES["27"] and game.state.sheets[0].hints == 1
    game = after(stage(sheet("mage", places="26")), "0 call blue", "0 draw 27")
    assert game.state.sheets[0].drawn[Colour.BLUE] & PLACES["27"] and texts(game, 0) == ["end"]


def test_a_druid_turns_a_forest_grey_for_every_four_green_places_in_its_own_turn_K64_Q16() -> None:
    own = sheet("druid", places="33 34 35 44=green")
    game = stage(own, own)
    assert at(game, 0, "druid") == {"43"}
    do(game, "0 druid 43", "0 call yellow")
    mine = game.state.sheets[0]
    assert mine.drawn[Colour.GREY] == PLACES["43"] and not mine.boxes and not texts(game, 0, "druid")
    assert not texts(game, 1, "druid"), "not in an answer"
    assert not texts(stage(sheet("druid", places="33 34 35 44")), 0, "druid"), "three green ones"
    assert not texts(stage(sheet("mage", places="33 34 35 44=green")), 0, "druid")
    game = stage(sheet("druid", places="33 34 35 44=green 45=green 46=green 22=green 23=green 54", groves=1))
    do(game, "0 druid 43")
    assert not texts(game, 0, "druid"), "eight green places are two uses"


def test_a_hunter_visits_a_meadow_when_another_calls_its_identity_colour_K65() -> None:
    own = sheet("hunter", places="53", identity="green", tiles=ALL_TILES)
    game = after(stage(own, own), "0 call green")
    assert at(game, 1, "meadow") == {"54"} and not texts(game, 0, "meadow"), "another has to call it"
    do(game, "1 meadow 54", "1 minus")
    mine = game.state.sheets[1]
    assert mine.drawn[Colour.YELLOW] == PLACES["54"] and not mine.boxes and mine.minus == 1
    assert not texts(game, 1, "meadow"), "once"
    game = after(answering(sheet("hunter", places="53", identity="green", hints=1), "red"), "1 fill green g1")
    assert not texts(game, 1, "meadow"), "what is called counts, not what hints make of it"


def test_a_knight_fills_three_tiles_under_the_grey_edge_K66_Q17() -> None:
    game = after(new_as("knight"), "0 start 53")
    assert at(game, 0, "first") == {"w1", "w2", "w3", "w4"}
    do(game, "0 first w4", "0 first w1", "0 first w2")
    own = game.state.sheets[0]
    assert texts(game, 0) == ["end"] and filled(game) == {"w1", "w2", "w4"} and own.filled[own.identity] == own.tiles


# --- end and result -------------------------------------------------------------------------------


def almost() -> Sheet:
    """A sheet on which one yellow place is missing for the ark."""
    return sheet(places=ARK_PLACES.replace("45", ""), tiles=ARK_TILES)


def test_the_game_ends_with_the_turn_in_which_somebody_finds_the_ark_K70() -> None:
    game = after(stage(almost(), sheet(places="53")), "0 call yellow", "0 draw 45", "0 end")
    assert not game.over and game.seats_to_act == (1,), "all answers are given"
    events = do(game, "1 minus", "1 end")
    assert game.over and events[-1] == happened.GameEnded((0,)) and not game.legal_actions()
    assert [event.parts for event in kinds(events, happened.TurnClosed)] == [7, 0]
    assert [(each.rank, each.found, each.parts) for each in game.scores()] == [(1, True, 7), (2, False, 0)]


def test_two_who_find_it_in_the_same_turn_compare_points_K70_Q18() -> None:
    for minus, ranks in ((0, [1, 1]), (3, [1, 2])):
        game = stage(almost(), almost())
        game.state.sheets[1].minus = minus
        do(game, "0 call yellow", "0 draw 45", "0 end", "1 walk yellow", "1 draw 45", "1 end")
        assert [each.rank for each in game.scores()] == ranks


def test_the_game_ends_when_every_seat_is_done_and_most_parts_win_K70() -> None:
    own = sheet(places="53", boxes=BOXES - 1)
    game = after(stage(own, own), "0 call green", "0 draw 43", "0 end", "1 walk green", "1 draw 43", "1 end")
    assert game.over
    ring = " ".join(next_to("54"))
    one = sheet(places=f"{ring} 54", tiles=ring_tiles("54"), minus=40)
    assert [each.rank for each in score_sheets([sheet(hints=3), one], GameSetup())] == [2, 1]


def test_points_K71_Q19() -> None:
    own = sheet(places="53", hints=2, diamonds=3, minus=4, boxes=12)
    assert [(line.source.value, line.count, line.points) for line in score_lines(own)] == [
        ("hints", 2, 10),
        ("diamonds", 3, 15),
        ("challenges", 0, 0),
        ("found early", 0, 0),
        ("minus points", 4, -4),
    ]
    own.found = True
    assert [line.points for line in score_lines(own)] == [10, 15, 0, 18, -4]
    assert sum(line.points for line in score_lines(sheet())) == 5, "no minus point is a challenge"


@pytest.mark.parametrize(
    ("challenge", "needed"),
    [
        ("plains", "44"),
        ("forests", "43"),
        ("ocean", "27"),
        ("cities", "53"),
        ("mountains", "55"),
        ("roads", "42"),
        ("borders", "39"),
    ],
)
def test_challenges_K72(challenge: str, needed: str) -> None:
    assert challenge in challenges_met(sheet(places=everything_but("95" if challenge == "roads" else "42")))
    assert challenge not in challenges_met(sheet(places=everything_but(needed)))
    assert challenges_met(sheet(minus=1)) == () and challenges_met(sheet()) == (Challenge.NO_MINUS,)


def test_parts_count_with_a_compass_that_is_not_full_K70_Q22() -> None:
    ring = " ".join(next_to("54"))
    (own, _) = stage(sheet(places=f"{ring} 54", tiles=ring_tiles("54"))).scores()
    assert own.parts == 1 and not own.found


# --- kinds of game --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("difficulty", "hints", "diamonds"),
    [("easy", 1, 1), ("medium-hints", 1, 0), ("medium-diamonds", 0, 1), ("high", 0, 0)],
)
def test_difficulty_takes_hints_or_diamonds_or_both_away_K80_Q20(difficulty: str, hints: int, diamonds: int) -> None:
    marks = {colour: 1 for colour in COLOURS if colour != "blue"}
    game = stage(sheet(places="26", marks=marks), difficulty=difficulty)
    events = do(game, "0 call blue", "0 draw 27")
    assert (game.state.sheets[0].hints, game.state.sheets[0].diamonds) == (hints, diamonds)
    assert len(kinds(events, happened.Got)) == hints + diamonds
    assert set(map(str, Difficulty)) == {"easy", "medium-hints", "medium-diamonds", "high"}


@pytest.mark.parametrize("boxes", [0, BOXES - 1])
def test_together_who_has_found_it_goes_on_calling_without_moving_K82_Q21(boxes: int) -> None:
    oceans = " ".join(place for place in places_in(PRINTED[Colour.BLUE]) if place not in ARK_PLACES.split())
    finder = sheet(places=f"{ARK_PLACES.replace('45', '')} {oceans}", tiles=ARK_TILES, boxes=boxes)
    game = stage(finder, sheet(places="53"), together=True)
    do(game, "0 call yellow", "0 draw 45", "0 end", "1 minus", "1 end")
    assert not game.over and game.seats_to_act == (1,)
    do(game, "1 call green")
    assert game.seats_to_act == (1,), "it answers nothing"
    do(game, "1 draw 43", "1 end")
    game.state.sheets[0].diamonds = 1
    assert texts(game, 0) == [f"call {colour}" for colour in COLOURS]
    do(game, "0 call blue")
    assert game.seats_to_act == (1,) and len(game.state.sheets[0].boxes) == boxes + 1


def test_together_all_win_when_all_have_found_it_K82() -> None:
    game = after(stage(almost(), almost(), together=True), "0 call yellow", "0 draw 45", "0 end", "1 minus", "1 end")
    assert not game.over
    events = do(game, "1 call yellow", "1 draw 45", "1 end")
    assert game.over and events[-1] == happened.GameEnded((0, 1))
    assert [each.rank for each in game.scores()] == [1, 1]


def test_together_all_lose_when_the_others_are_done_K82() -> None:
    game = stage(almost(), sheet(places="53", boxes=BOXES - 1), together=True)
    events = do(game, "0 call yellow", "0 draw 45", "0 end", "1 walk yellow", "1 draw 54", "1 end")
    assert game.over and events[-1] == happened.GameEnded(()) and [each.rank for each in game.scores()] == [2, 2]


def test_alone_one_moves_and_then_the_die_calls_K85_Q11() -> None:
    called = set()
    for seed in range(40):
        game = stage(sheet(places="53", hints=3), players=1, seed=str(seed))
        do(game, "0 call green", "0 draw 43", "0 end")
        assert game.state.caller is None and game.seats_to_act == (0,)
        assert {text.split()[0] for text in texts(game, 0)} == {"fill", "minus"}, "and no movement"
        assert len({text.split()[1] for text in texts(game, 0, "fill")}) > 1, "hints shift the die (Q11)"
        called.add(game.state.called)
        do(game, "0 minus", "0 end")
        assert game.state.caller == 0 and game.round == 2
    assert called == set(Colour)


def test_the_die_is_thrown_once_more_for_each_of_its_turns_K38_K85() -> None:
    game = stage(sheet("ranger", places="53"), players=1)
    called = set()
    while not game.over:
        called.add(game.state.called)
        pass_turn(game)
    assert called >= set(Colour)


def test_alone_a_six_is_thrown_again_or_lets_one_choose_K85_Q11() -> None:
    chose = Counter[bool]()
    for seed in range(60):
        game = stage(sheet("hunter", places="53", identity="red"), players=1, joker=True, seed=str(seed))
        do(game, "0 call green", "0 draw 43", "0 end")
        chose[game.state.called is None] += 1
        if game.state.called is None:
            assert texts(game, 0) == [f"call {colour}" for colour in COLOURS]
            do(game, "0 call red")
            assert texts(game, 0, "meadow"), "the die is the opponent (Q11)"
            assert "fill red g1" in texts(game, 0) and "minus" in texts(game, 0)
    assert 3 <= chose[True] <= 20


def test_alone_with_a_full_compass_no_die_is_thrown_and_each_movement_costs_a_point_K85() -> None:
    game = stage(sheet(places="53", tiles=ALL_TILES), players=1)
    for turn in range(1, 4):
        pass_turn(game)
        assert game.state.caller == 0 and game.state.sheets[0].minus == turn and game.round == turn + 1


def test_alone_it_ends_with_the_ark_or_the_last_box_K85() -> None:
    game = stage(almost(), players=1)
    events = do(game, "0 call yellow", "0 draw 45", "0 end")
    assert game.over and events[-1] == happened.GameEnded((0,)) and game.scores()[0].rank == 1
    game = stage(sheet(places="53", boxes=BOXES - 1), players=1, together=True)
    events = do(game, "0 call green", "0 draw 43", "0 end")
    assert game.over and events[-1] == happened.GameEnded(()) and game.scores()[0].rank == 2


def test_a_thrown_third_has_a_turn_after_the_two_K86_Q25() -> None:
    callers: list[list[int | None]] = []
    for third in (True, False):
        game = stage(sheet(places="53"), players=2, third=third)
        callers.append([])
        for _ in range(7):
            callers[-1].append(game.state.caller)
            if game.state.caller is None:
                assert game.seats_to_act == (0, 1)
            pass_turn(game)
    assert callers == [[0, 1, None, 0, 1, None, 0], [0, 1, 0, 1, 0, 1, 0]]


def test_the_third_is_thrown_for_two_only_and_the_joker_for_one_only_K85_K86() -> None:
    assert [GameSetup(players, third=True).turns_in_round for players in range(1, 5)] == [2, 3, 3, 4]
    assert [GameSetup(players, joker=True).has_joker for players in range(1, 5)] == [True, False, False, False]
    assert [GameSetup(players, together=True).cooperative for players in range(1, 5)] == [False, True, True, True]
