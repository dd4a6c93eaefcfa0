"""What the computer players think of, and how hints and looks back say it; the rest is in tests/every_game."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from statistics import fmean
from typing import Any

import pytest

from arnak_bot.game.thinking import Advice, Look, Reason
from arnak_bot.games.lost_ark.definition import GAME
from arnak_bot.games.lost_ark.engine import Action, Colour, Game, GameSetup, Verb, parse, printed
from arnak_bot.games.lost_ark.engine.rules.legality import legal_actions, seats_to_act
from arnak_bot.games.lost_ark.engine.rules.turn import close, closed, take
from arnak_bot.games.lost_ark.engine.setup import Characters
from arnak_bot.games.lost_ark.engine.state import Phase, Sheet, State
from arnak_bot.games.lost_ark.layings import ALIKE, LAYINGS, ON, within
from arnak_bot.games.lost_ark.players import adviser
from arnak_bot.games.lost_ark.players.adviser import ADVISER, REVIEWER, Outcome, played_on, reasons_for
from arnak_bot.games.lost_ark.players.instinct import DENYING, GREEDY, PATIENT, next_action, proposals
from arnak_bot.games.lost_ark.players.playout import Ending
from arnak_bot.games.lost_ark.players.sights import sight_of
from arnak_bot.games.lost_ark.players.thinker import LEVELLED
from arnak_bot.games.lost_ark.prospects import is_out_of_reach
from arnak_bot.games.lost_ark.thoughts import FIGURES, Why
from arnak_bot.kit.comparing import Way
from tests.lost_ark.playing import setup_of
from tests.lost_ark.stage import (
    ALL_TILES,
    ARK_PLACES,
    ARK_TILES,
    after,
    answering,
    do,
    everything_but,
    new_as,
    sheet,
    stage,
)
from tests.samples import all_day

NAMES = ("Ann", "Bea")
SAYS = GAME.texts("en").thoughts


def played(setup: GameSetup) -> State:
    """A game in which every action is checked to be legal."""
    state = Game.new(setup).state
    while state.phase is not Phase.OVER:
        seat = seats_to_act(state)[0]
        action = next_action(state, setup, seat, (GREEDY, DENYING)[seat % 2])
        assert action in legal_actions(state, setup, seat), action.text
        take(state, setup, action, seat)
        if closed(state):
            close(state, setup)
    return state


def test_the_compass_lies_on_the_map_in_132_ways_of_31_inner_and_other_places() -> None:
    assert len(LAYINGS) == len({letters for letters, _ in LAYINGS}) == 132
    assert all(
        len(set(letters + tiles)) == 31 == on.bit_count() for (letters, tiles), on in zip(LAYINGS, ON, strict=True)
    )
    assert all(1 << at & printed.INNER for letters, _ in LAYINGS for at in letters) and len(printed.PLACES) == 77


def test_a_tile_lies_beside_its_own_letters_and_no_others() -> None:
    for letters, tiles in LAYINGS:
        for under, tile in zip(tiles, printed.TILES.values(), strict=True):
            near = {letter for letter, at in zip("ABCDEFG", letters, strict=True) if printed.NEXT[at] >> under & 1}
            assert near == {letter for letter, around in printed.LETTERS.items() if around & tile}


def orders(tiles: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """All ways to lay the tiles of a laying: two that say the same may be exchanged."""
    pairs = [(tile, other) for tile, other in enumerate(ALIKE) if other > tile]
    for exchanged in product((False, True), repeat=len(pairs)):
        laid = list(tiles)
        for tile, other in (pair for pair, swap in zip(pairs, exchanged, strict=True) if swap):
            laid[tile], laid[other] = laid[other], laid[tile]
        yield tuple(laid)


@pytest.mark.parametrize(("number", "paladin"), [(number, bool(number % 2)) for number in range(12)])
def test_the_layings_that_a_sheet_allows_agree_with_a_search_written_apart(number: int, paladin: bool) -> None:
    chance = random.Random(number)
    drawn, filled = [0] * 5, [0] * 5
    for place in printed.PLACES.values():
        if chance.random() < 0.4:
            colour = next((at for at, each in enumerate(printed.PRINTED.values()) if each & place), 0)
            drawn[colour if chance.random() < 0.9 else chance.randrange(5)] |= place
    target = list(orders(LAYINGS[chance.randrange(132)][1]))[chance.randrange(8)]
    dangerous = [tile for tile in range(24) if paladin and printed.DANGEROUS >> target[tile] & 1]
    for tile in {*dangerous[:2], *chance.sample(range(24), 4)}:
        has = [
            at for at in range(5) if (drawn[at] | list(printed.PRINTED.values())[at] & ~sum(drawn)) >> target[tile] & 1
        ]
        filled[has[0] if has else 0] |= 1 << tile

    def fits(colour: int, place: int) -> bool:
        if sum(drawn) >> place & 1:
            return bool(drawn[colour] >> place & 1)
        return bool(list(printed.PRINTED.values())[colour] >> place & 1 or (paladin and printed.DANGEROUS >> place & 1))

    told = [(colour, tile) for colour, tiles in enumerate(filled) for tile in printed.bits(tiles)]
    expected = sum(
        1 << at
        for at, (_, tiles) in enumerate(LAYINGS)
        if (paladin or not ON[at] & printed.DANGEROUS)
        and any(all(fits(colour, laid[tile]) for colour, tile in told) for laid in orders(tiles))
    )
    left = within(tuple(drawn), tuple(filled), paladin, 2)
    assert left[0] == expected
    assert left[0] & ~left[1] == left[1] & ~left[2] == 0, "a diamond more rules nothing out"


def test_a_diamond_repairs_a_place_that_is_not_visited_yet_and_no_other() -> None:
    whole = ARK_TILES.replace("r1=red", "r1=blue")
    for places, allowed in ((ARK_PLACES, [0, 0]), (ARK_PLACES.replace("55", ""), [0, 1])):
        own = sheet(places=places, tiles=whole)
        left = within(tuple(own.drawn.values()), tuple(own.filled.values()), False, 1)
        assert [each.bit_count() for each in left] == allowed


@pytest.mark.parametrize("number", all_day(range(0, 64, 9), range(64)))
def test_instinct_plays_every_kind_of_table_to_its_end(number: int) -> None:
    played(setup_of(number, f"instinct {number}"))


def called(seed: str) -> Game:
    """A game of able players in which everybody but the caller may still answer the eighth call."""
    game, able = Game.new(GameSetup(3, seed=seed)), LEVELLED["able"]("able")
    while game.state.turn < 8 or game.state.phase is not Phase.DRAW:
        seat = game.seats_to_act[0]
        game.apply(able.choose(game, seat), seat)
    return game


def test_what_the_others_draw_in_a_turn_changes_no_choice() -> None:
    game, players = called("secret"), [LEVELLED[level]("s") for level in LEVELLED]
    first, second = (seat for seat in game.seats_to_act if seat != game.state.caller)
    chosen = [player.choose(game, second) for player in players]
    game.apply("minus", first)
    assert [player.choose(game, second) for player in players] == chosen


@pytest.mark.slow
def test_hints_can_be_followed_come_in_the_order_of_their_figures_and_know_nothing_of_the_others_answers() -> None:
    game = called("hint")
    first, seat = (seat for seat in game.seats_to_act if seat != game.state.caller)
    given = ADVISER.advise(game, seat, "s")
    told = [next(each for each in advice.reasons if each.kind == "imagined") for advice in given]
    figures = [(each.count, float(each.about[1])) for each in told]
    assert len(figures) > 1 and figures == sorted(figures, reverse=True)
    for advice in given:
        twin = game.copy()
        for text in advice.actions:
            twin.apply(text, seat)
    game.apply("minus", first)
    assert ADVISER.advise(game, seat, "s") == given


def test_a_look_back_stops_at_answers_that_spoil_the_last_way_to_lay_the_compass() -> None:
    game = called("spoiled")
    seat = next(seat for seat in game.seats_to_act if seat != game.state.caller)
    stops = REVIEWER.stops(game)
    assert all(game.log[ply][1].startswith(("fill", "minus")) for ply in stops) and len(stops) > 4
    game.apply("minus", seat)
    assert REVIEWER.stops(game) == (*stops, game.ply - 1)


LEADER = sheet(places=ARK_PLACES, tiles=ARK_TILES.replace("y1=grey ", ""), boxes=28, hints=3)
LAST_TILE = sheet(places=ARK_PLACES, tiles=ARK_TILES.replace("y1=grey ", ""))


@pytest.mark.slow
def test_a_fill_that_spoils_the_ark_for_all_is_a_mistake_and_what_comes_to_mind_first_no_great_choice() -> None:
    game = after(stage(LEADER, LAST_TILE, together=True), "0 call green")
    spoiled, waited = (REVIEWER.weigh(game.copy(), [(1, parse(text))], "s") for text in ("fill green y1", "walk green"))
    assert spoiled.better is not None and spoiled.better.actions[0] == "minus" and 95 < spoiled.expected < 100
    assert waited.better is waited.second is None
    (moment,) = REVIEWER.conclude(game, (spoiled,)).moments
    view = game.view(1)
    (line,) = SAYS.reviewed(REVIEWER.conclude(game, (spoiled,)), [view], NAMES).moments
    assert line.startswith("**1.** Round 1, Bea: Fill y1 green (finds the ark in none of 16 simulated games; 6.0")
    assert "parts on average). “**Take a minus point**” was better: all 16; 7.0 parts." in line
    assert moment.change < -50


def test_hints_are_sorted_by_what_they_tell_and_say_what_else_differs() -> None:
    game = after(stage(LEADER, LAST_TILE, together=True), "0 call green")
    view = game.view(1)
    hints = ADVISER.advise(game, 1, "s")
    first, second = (SAYS.advised(each, view, NAMES) for each in hints)
    assert first.startswith("**Walk in green, then visit forests 47, 93 and 57**: finds the ark in all 20 simulated")
    assert [SAYS.advised(SAYS.brief(each), view, NAMES) for each in hints] == [first, second]
    assert second.startswith(
        "**Take a minus point**: also finds the ark in all 20, with as many parts but 2 points fewer on average."
    )


def test_in_the_middle_of_a_walk_the_reasons_are_those_of_the_places_left() -> None:
    game, able = Game.new(GameSetup(3, seed="begun")), LEVELLED["able"]("able")
    fewer = 0
    while fewer < 2:
        seat = game.seats_to_act[0]
        if game.legal_actions(seat)[0].verb == "draw":
            best = ADVISER.advise(game, seat, "s")[0]
            if len(best.actions) > 1 and visited(best) > 1:
                game.apply(best.actions[0], seat)
                rest = ADVISER.advise(game, seat, "s")[0]
                assert rest.actions == best.actions[1:] and visited(rest) <= visited(best)
                fewer += visited(rest) < visited(best)
        game.apply(able.choose(game, seat), seat)


def visited(advice: Advice) -> int:
    """How many places that it needs the hint says it visits."""
    return sum(each.count for each in advice.reasons if each.kind == "visits")


def test_where_nothing_is_to_be_chosen_a_hint_tells_no_imagined_games() -> None:
    game = after(stage(LEADER, LAST_TILE), "0 call green")
    (only,) = ADVISER.advise(game, 0, "s")
    assert SAYS.advised(only, game.view(0), NAMES) == "**Visit forest 47 and no more**."


@pytest.mark.parametrize(
    ("line", "said", "steps"),
    [
        ("call grey,draw 63", "Call grey, then visit road 63 and no more", 2),
        ("call grey,draw 63,draw 64", "Call grey, then visit roads 63 and 64", 3),
    ],
)
def test_a_hint_to_stop_early_says_so_and_each_place_is_a_step(line: str, said: str, steps: int) -> None:
    view, advice = stage(sheet(places="53 54", tiles="w1")).view(0), Advice((*line.split(","),), 0.0, 0.0)
    assert SAYS.advised(advice, view, NAMES).startswith(f"**{said}**") and SAYS.step_count(advice, view) == steps


def test_a_hint_walks_as_far_as_it_may_and_leaves_what_could_be_painted() -> None:
    """The ark needs the first place alone; the others complete challenges, and cost nothing (K20, K70)."""
    game = stage(sheet("pirate", places="36", tiles=ARK_TILES), LAST_TILE, together=True)
    for call in (each for each in game.legal_actions(0) if each.verb == "call"):
        after = game.copy()
        walk = played_on(after, 0, call)
        for action in walk:
            after.apply(action.text, 0)
        legal = [each for each in after.legal_actions(0) if each.verb == "draw"]
        assert all(printed.TERRAIN[each.at] is printed.Terrain.SHIPWRECK for each in legal), call
    rivals = stage(sheet("pirate", places="36", tiles=ARK_TILES), LAST_TILE)
    alone, together = (sum(len(played_on(each, 0, call)) for call in each.legal_actions(0)) for each in (rivals, game))
    assert alone < together, "against others it would have to call more colours (K30)"


def test_hints_come_before_the_first_turn_and_need_nothing_of_an_empty_sheet() -> None:
    game = Game.new(GameSetup(3, characters=Characters.CHOSEN, seed="choose"))
    while game.state.phase is Phase.CHARACTER:
        (seat,) = game.seats_to_act
        (character,) = ADVISER.advise(game, seat, "s")
        game.apply(character.actions[0], seat)
    (start,) = ADVISER.advise(game, seat, "s")
    assert start.actions[0].startswith("start") and not visited(start)


def test_where_only_a_diamond_could_be_kept_or_spent_a_hint_may_be_to_end_the_turn() -> None:
    game = after(stage(sheet(diamonds=1), sheet(places="36")), "0 call grey")
    while [each.verb for each in game.legal_actions(0) if each.verb in ("draw", "end")] != ["end"]:
        game.apply(game.legal_actions(0)[0], 0)
    (only,) = ADVISER.compared(game, 0, "s")
    advice = ADVISER.told(game, 0, only, [only], "s")
    assert advice is not None and advice.actions == ("end",)


def test_able_calls_starve_the_others_and_a_novice_minds_only_itself() -> None:
    game = stage(sheet(places="53", tiles="g1"), LAST_TILE)
    helping, starving = (
        {call.colour: score for score, call in proposals(game.state, game.setup, 0, style)}
        for style in (GREEDY, DENYING)
    )
    less = {colour: helping[colour] - starving[colour] for colour in helping}
    assert max(less, key=lambda colour: less[colour]) == "grey" and less[Colour.GREY] >= 1 > fmean(less.values())


def test_strong_minds_more_than_able_what_a_fill_rules_out() -> None:
    game = called("spoiled")
    seat = next(seat for seat in game.seats_to_act if seat != game.state.caller)
    able, strong = (
        {answer.text: score for score, answer in proposals(game.state, game.setup, seat, style)}
        for style in (DENYING, PATIENT)
    )
    fills = [text for text in able if text.startswith("fill")]
    less = [able[text] - strong[text] for text in fills]
    assert fills == sorted(fills, key=lambda text: -able[text]) and less == sorted(less) and less[-1] > less[0]


def test_a_look_back_stops_at_calls_that_instinct_finds_odd() -> None:
    game = called("odd")
    while game.state.phase is not Phase.CALL:
        seat = game.seats_to_act[0]
        game.apply(LEVELLED["able"]("able").choose(game, seat), seat)
    (seat,), stops = game.seats_to_act, REVIEWER.stops(game)
    scored = proposals(game.state, game.setup, seat, DENYING)
    for score, call in (scored[0], scored[-1]):
        twin = game.copy()
        twin.apply(call.text, seat)
        odd = score < scored[0][0] - 0.5
        assert REVIEWER.stops(twin) == ((*stops, game.ply) if odd else stops)
    assert scored[-1][0] < scored[0][0] - 0.5


@pytest.mark.parametrize(
    ("endings", "said"),
    [
        ([(True, 5, 3), (False, 7, 9)], "wins 1 of 2 simulated games; 6.0 parts on average."),
        ([(True, 5, 8), (True, 6, 8)], "also wins all 2, but with only 5.5 parts on average."),
        ([(True, 6, 3), (True, 6, 4)], "also wins all 2, with as many parts but 4 points fewer on average."),
        ([(True, 6, 8), (True, 6, 7)], "practically as good."),
        ([(True, 6, 12), (True, 6, 8)], "practically as good. It leaves the compass as it is"),
    ],
)
def test_a_second_hint_says_what_it_has_less_of_than_the_first(endings: list[tuple[bool, int, int]], said: str) -> None:
    game = after(stage(LEADER, LAST_TILE), "0 call green")
    ways = [Way(tuple(map(parse, texts))) for texts in (("walk green", "draw 47"), ("minus",))]
    first = Outcome(ways[0], (Ending(100.0, True, 6, 8, 1),) * 2)
    second = Outcome(ways[1], tuple(Ending(99.0, *ending, 1) for ending in endings))
    advice = ADVISER.told(game, 1, second, [first, second], "s")
    assert advice is not None
    assert SAYS.advised(advice, game.view(1), NAMES).startswith(f"**Take a minus point**: {said}")


@pytest.mark.parametrize(
    ("own", "decisions", "reasons"),
    [
        (LAST_TILE, "fill green y1", [("last", 0)]),
        (LAST_TILE, "minus", [("saves", 0), ("minus", 6)]),
        (LEADER, "fill grey y1", [("finds", 0), ("ark", 0)]),
        (sheet(places="53", tiles="g1"), "minus", [("keeps", 0), ("minus", 6)]),
        (sheet(places="53", tiles="g1", minus=1), "minus", [("keeps", 0), ("minus", 1)]),
        (sheet(places=ARK_PLACES, tiles=ALL_TILES), "minus", []),
        (sheet(places="53", tiles="g1", hints=2), "fill grey y1", [("leaves", 8), ("widens", 2)]),
        (sheet(places="43 44", tiles=ARK_TILES), "walk green,draw 34,draw 35", [("visits", 2)]),
    ],
)
def test_reasons_are_counted_on_the_sheet(own: Sheet, decisions: str, reasons: list[tuple[str, int]]) -> None:
    game = after(stage(sheet(), own), "0 call green")
    found = reasons_for(game, 1, [parse(text) for text in decisions.split(",")])
    assert [(reason.kind, reason.count) for reason in found] == reasons


@pytest.mark.parametrize(("taken", "costs"), [(0, "1 point, and your 5-point bonus for taking none"), (1, "a point")])
def test_a_minus_point_is_advised_with_its_price_even_in_short(taken: int, costs: str) -> None:
    game = after(stage(sheet(), sheet(places="53", tiles="g1", minus=taken)), "0 call green")
    advice = Advice(("minus",), 0.0, 0.0, tuple(reasons_for(game, 1, [parse("minus")])))
    for hint in (advice, SAYS.brief(advice)):
        assert SAYS.why(hint.reasons, game.view(1), NAMES) == (
            f"It leaves every spot where you can find all seven parts together. But it costs {costs}."
        )


def test_a_tile_tells_how_far_the_walks_under_its_edge_then_go() -> None:
    game = after(stage(sheet(), sheet(places="53", tiles="g1", hints=2)), "0 call green")
    reasons = [each for each in reasons_for(game, 1, [parse("fill grey y1")]) if each.kind == Why.WIDENS]
    assert SAYS.why(reasons, game.view(1), NAMES) == "It lets your yellow walks visit 2 places."


def test_a_call_that_only_one_of_two_others_can_fill_starves_one() -> None:
    game = stage(sheet(), sheet(), sheet(tiles=ALL_TILES))
    assert [each.count for each in reasons_for(game, 0, [parse("call grey")]) if each.kind == "starves"] == [1]
    allies = stage(sheet(), sheet(), sheet(tiles=ALL_TILES), together=True)
    assert not [each for each in reasons_for(allies, 0, [parse("call grey")]) if each.kind == "starves"]


def test_the_chart_ends_with_who_won() -> None:
    assert REVIEWER.conclude(stage(LEADER, sheet()), ()).final == (100, 0)


def look(ply: int, round_number: int, expected: float, better: bool = False, spread: float = 5.0) -> Look:
    """A decision of the only player, which cost 30 points if there was a better one."""
    figures = Reason("imagined", ("16", "4.0"), 3)
    advice = Advice(("minus",), expected, 1.0, (figures,))
    other = Advice(("fill green g1",), expected, 1.0, (figures,)) if better else None
    return Look(ply, round_number, 0, expected, spread, False, advice, other, 30.0 * better, 5.0)


@pytest.mark.parametrize(
    ("looks", "said"),
    [
        (
            [look(1, 1, 62.0), look(5, 4, 0.0)],
            "No clear mistakes: nothing cost you much of your chance to win. Ann fell from 62% in round 1 to 0% in "
            "round 4: no single choice explains it, so it was the die, or many small losses.",
        ),
        (
            [look(1, 1, 62.0)],
            "No clear mistakes: nothing cost you much of your chance to win. Ann fell from 62% in round 1 to 0% at the "
            "end: no single choice explains it, so it was the die, or many small losses.",
        ),
        ([look(1, 1, 62.0, better=True), look(5, 4, 0.0)], "One call or answer mattered most."),
        ([look(1, 1, 20.0)], "No clear mistakes: nothing cost you much of your chance to win."),
        ([look(1, 1, 62.0, spread=32.0)], "No clear mistakes: nothing cost you much of your chance to win."),
    ],
)
def test_a_look_back_says_what_the_chart_shows_even_if_no_choice_explains_it(looks: list[Look], said: str) -> None:
    game = answering(sheet(), players=2)
    review = REVIEWER.conclude(stage(sheet(boxes=30), players=1), tuple(looks))
    assert SAYS.reviewed(review, [game.view(1)] * len(review.moments), NAMES[:1]).headline == said


def test_a_look_back_says_nothing_of_a_fall_to_whoever_won() -> None:
    review = REVIEWER.conclude(stage(LEADER, sheet()), (look(1, 1, 95.0), look(5, 4, 5.0)))
    said = SAYS.reviewed(review, (), NAMES).headline
    assert review.final == (100, 0) and "fell" not in said


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3])
def test_the_chances_of_rivals_add_up_to_100_and_none_is_certain(players: int) -> None:
    game = Game.new(GameSetup(players, seed="chances"))
    while not game.over:
        game.apply(next_action(game.state, game.setup, game.seats_to_act[0], PATIENT), game.seats_to_act[0])
    looks = tuple(REVIEWER.look(game, ply, "s") for ply in REVIEWER.stops(game)[::4])
    review = REVIEWER.conclude(game, looks)
    assert review.expected and all(sum(row) == pytest.approx(100) for row in review.expected)
    assert all(0 < each < 100 for row in review.expected for each in row)
    assert all(each > 0 for row in review.spreads for each in row)


def test_the_chart_shows_every_round_even_if_nothing_was_examined_in_it() -> None:
    game = Game.new(GameSetup(2, seed="rounds"))
    while game.round < 6:
        game.apply(next_action(game.state, game.setup, game.seats_to_act[0], PATIENT), game.seats_to_act[0])
    review = REVIEWER.conclude(game, (look(7, 2, 40.0, better=True), look(30, 4, 60.0)))
    assert review.rounds == (1, 2, 3, 4, 5, 6) and [row[0] for row in review.expected] == [40, 40, 40, 60, 60, 60]
    (moment,) = review.moments
    assert review.plies.index(moment.ply) == 1


def test_a_look_back_examines_most_of_a_thoughtless_game_and_little_of_a_good_one() -> None:
    shares = []
    for choose in (lambda game: random.choice(game.legal_actions()), lambda game: next_of(game)):
        game = Game.new(GameSetup(1, seed="thoughtless"))
        random.seed("thoughtless")
        while not game.over and game.round < 12:
            game.apply(choose(game))
        asked = [text for _, text in game.log if text.split()[0] in ("call", "fill", "minus")]
        shares.append(len(REVIEWER.stops(game)) / len(asked))
    assert shares[0] > 0.65 > shares[1] + 0.2


def next_of(game: Game) -> Action:
    """What instinct would do."""
    return next_action(game.state, game.setup, 0, PATIENT)


def test_a_look_back_names_a_walk_to_a_place_that_leads_nowhere() -> None:
    """The colour was right, and the place was not."""
    last = next(place for place in ARK_PLACES.split() if printed.TERRAIN[place] is printed.Terrain.FOREST)
    rest = " ".join(place for place in ARK_PLACES.split() if place != last)
    game = stage(sheet(places=rest, tiles=ARK_TILES, boxes=29), sheet(places="36", boxes=29))
    after = game.copy()
    after.apply("call green", 0)
    useless = next(each for each in after.legal_actions(0) if each.at != last)
    found = REVIEWER.weigh(game.copy(), [(0, parse(text)) for text in ("call green", useless.text, "end")], "s")
    assert found.played.actions == ("call green", useless.text), "without the end of the turn"
    assert found.better is not None and f"draw {last}" in found.better.actions


def test_a_look_back_stops_at_walks_to_places_that_instinct_would_not_choose() -> None:
    game = called("odd")
    while game.state.phase is not Phase.CALL:
        seat = game.seats_to_act[0]
        game.apply(LEVELLED["able"]("able").choose(game, seat), seat)
    (seat,), stops = game.seats_to_act, REVIEWER.stops(game)
    _, call = proposals(game.state, game.setup, seat, PATIENT)[0]
    usual = tuple(action.text for action in played_on(game, seat, call))
    assert REVIEWER.stops(after_all(game, seat, *usual, "end")) == stops
    lines = [(call.text, place, "end") for place in one_place_walks(game, seat, call.text)]
    assert {REVIEWER.stops(after_all(game, seat, *line))[len(stops) :] for line in lines} >= {(game.ply,)}


def after_all(game: Game, seat: int, *texts: str) -> Game:
    twin = game.copy()
    for text in texts:
        twin.apply(text, seat)
    return twin


def one_place_walks(game: Game, seat: int, call: str) -> list[str]:
    """The places that a movement could begin with."""
    return [each.text for each in after_all(game, seat, call).legal_actions(seat) if each.text.startswith("draw")]


def test_a_start_is_advised_with_its_reason() -> None:
    game = Game.new(GameSetup(1, seed="start"))
    (advice,) = ADVISER.advise(game, 0, "s")
    assert advice.actions[0].startswith("start") and [each.kind for each in advice.reasons] == [Why.CENTRAL]


def test_a_start_beside_the_places_of_the_ark_is_advised_for_how_many_it_touches() -> None:
    game = new_as("ranger")
    found = {each.at: list(reasons_for(game, 0, [each])) for each in game.legal_actions(0)}
    assert found["17"] == [Reason(Why.CENTRAL)] and found["18"] == [Reason(Why.NEAR, count=3)] and found["51"] == []
    said = SAYS.advised(Advice(("start 18",), 0.0, 0.0, (*found["18"],)), game.view(0), NAMES[:1])
    assert said.endswith("It lies next to 3 places on a short route to all seven parts.")


@pytest.mark.parametrize("number", range(0, 64, 3))
def test_an_ark_said_to_be_out_of_reach_is_never_found(number: int) -> None:
    setup = setup_of(number, f"reach {number}")
    state, lost = Game.new(setup).state, set[int]()
    while state.phase is not Phase.OVER:
        seat = seats_to_act(state)[0]
        take(state, setup, next_action(state, setup, seat, GREEDY), seat)
        if closed(state):
            close(state, setup)
        now = {at for at, each in enumerate(state.sheets) if is_out_of_reach(each, setup)}
        assert now >= lost and not any(state.sheets[at].found for at in now)
        lost = now


@pytest.mark.parametrize(
    ("own", "options", "lost"),
    [
        (sheet(tiles=" ".join([*printed.TILES][:13]), boxes=19), {"players": 1}, False),
        (sheet(tiles=" ".join([*printed.TILES][:13]), boxes=20), {"players": 1}, True),
        (sheet(tiles=" ".join([*printed.TILES][:13]), boxes=20), {}, False),
        (sheet(places=everything_but(), tiles="g1 r1 y1"), {}, False),
        (sheet(places=everything_but(), tiles="g1 r1 y1 b1 w1 d1", diamonds=3), {}, True),
        (sheet(tiles=ALL_TILES.replace("green", "blue")), {"difficulty": "high"}, False),
        (sheet(tiles="g1=grey r1=grey y1=grey b1=grey w1=grey d1=grey"), {"difficulty": "high"}, True),
        (sheet(tiles="g1=grey r1=grey y1=grey b1=grey w1=grey d1=grey"), {}, False),
        (sheet("druid", tiles="g1=grey r1=grey y1=grey b1=grey w1=grey d1=grey"), {"difficulty": "high"}, False),
    ],
)
def test_the_ark_is_out_of_reach_without_boxes_for_the_tiles_or_a_place_for_a_part(
    own: Sheet, options: dict[str, Any], lost: bool
) -> None:
    game = stage(own, **options)
    assert is_out_of_reach(game.state.sheets[0], game.setup) is lost
    assert any("out of reach" in line for line in GAME.texts("en").turn.status(game.view(0), ())) is lost


def test_a_tile_that_spoils_the_ark_is_said_to_be_no_worse_than_any_other_only_where_that_is_true() -> None:
    told = "It leaves no spot where you can find all seven parts together without a new diamond"
    spare = sheet(places=ARK_PLACES, tiles=" ".join(ARK_TILES.split()[:5]))
    no_tile = f"{told}; no other tile would leave one either"
    forests = " ".join(place for place, bit in printed.PLACES.items() if bit & printed.PRINTED[Colour.GREEN])
    no_walk = sheet(places=f"{ARK_PLACES} {forests}", tiles=ARK_TILES.replace("y1=grey ", ""))
    for own, said in (
        (spare, f"{told}."),
        (LAST_TILE, f"{no_tile}."),
        (no_walk, f"{no_tile} (only a minus point would)."),
    ):
        game = after(stage(LEADER, own), "0 call green")
        assert SAYS.why(tuple(reasons_for(game, 1, [parse("fill green y1")])), game.view(1), NAMES) == said


@pytest.mark.parametrize(("difficulty", "said"), [("easy", ", unless a diamond helps."), ("high", ".")])
def test_a_hint_says_as_the_menu_does_which_part_a_tile_leaves_without_a_place(difficulty: str, said: str) -> None:
    game = after(stage(LEADER, sheet(tiles="g1 r1 y1"), difficulty=difficulty), "0 call green")
    view, fill = game.view(1), parse("fill green d1")
    assert "leaves no place for G" in GAME.texts("en").turn.hint(fill, view)
    assert SAYS.why(tuple(reasons_for(game, 1, [fill])), view, NAMES) == f"It leaves no place for G{said}"


def test_a_reason_is_given_only_for_the_first_option_and_only_if_no_other_is_as_good_in_that_respect(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = after(stage(sheet(), sheet()), "0 call green")
    fills = [Way((each,)) for each in game.legal_actions(1) if each.verb is Verb.FILL][:2]
    found = [Outcome(way, (Ending(50.0, True, 6, 8, 1),) * 2) for way in fills]

    def given(*reasons: Reason | None) -> list[list[str]]:
        """The kinds of the reasons given for both options."""
        of = {way.actions[0].at: [each] if each else [] for way, each in zip(fills, reasons, strict=True)}
        monkeypatch.setattr(adviser, "reasons_for", lambda world, seat, actions: iter(of[actions[0].at]))
        told = [ADVISER.told(game, 1, way, found, "s") for way in found]
        return [[each.kind for each in advice.reasons if each.kind not in FIGURES] for advice in told if advice]

    keeps, few, many = Reason(Why.KEEPS), Reason(Why.LEAVES, ("5", "4"), 3), Reason(Why.LEAVES, ("5", "4"), 4)
    assert given(keeps, Reason(Why.LAST)) == [[Why.KEEPS], [Why.LAST]]
    assert given(keeps, keeps) == [[], []]
    assert given(few, many) == given(many, keeps) == [[], []], "what another option does better speaks for none"
    assert given(many, few) == [[Why.LEAVES], []]
    assert given(None, Reason(Why.VISITS, count=2)) == [[], []]
    assert given(Reason(Why.FINDS, ("A",)), Reason(Why.FINDS, ("A",))) == [[Why.FINDS], [Why.FINDS]], "the aim"
    assert given(Reason(Why.VISITS, count=2), Reason(Why.VISITS, count=1)) == [[Why.VISITS], []]


@pytest.mark.parametrize("alone", [True, False])
def test_without_hope_of_the_whole_ark_points_count_where_parts_win_nothing_K71_K85(alone: bool) -> None:
    game = stage(sheet(places="53", tiles="g1"), players=1) if alone else stage(LEADER, LAST_TILE)
    ways = [Way((each,)) for each in game.legal_actions(0)][:2]
    saves, spends = (
        Outcome(way, (Ending(worth, False, parts, points, 1),) * 20, alone)
        for way, worth, parts, points in zip(ways, (1.8, 4.3), (0, 1), (18, 3), strict=True)
    )
    assert (saves.order > spends.order) is alone and spends.is_ahead_of(saves) is not alone
    if alone:
        found = (saves, spends)
        told = [ADVISER.told(game, 0, way, found, "s") for way in found]
        first, second = (SAYS.advised(each, game.view(0), NAMES[:1]) for each in told if each is not None)
        assert first.endswith("the ark looks out of reach (found in none of 20 simulated games); 18 points on average.")
        assert second.endswith(": 15 points fewer on average.")
        late = stage(sheet(places="53", tiles="g1", boxes=20), players=1).view(0)
        assert told[0] is not None
        certain = SAYS.advised(told[0], late, NAMES[:1])
        assert certain.endswith(": the ark is out of reach; 18 points on average.")


@pytest.mark.parametrize(
    ("fewer", "parts", "points", "leads"),
    [
        *[(1, 6, 9, True), (1, 7, 1, True), (1, 6, 4, True), (2, 6, 1, True), (0, 6, 4, True), (2, 7, 9, True)],
        *[(1, 5, 9, False), (2, 6, -1, False), (3, 7, 9, False)],
    ],
)
def test_one_or_two_games_of_20_do_not_outweigh_parts_points_or_a_minus_point(
    monkeypatch: pytest.MonkeyPatch, fewer: int, parts: int, points: int, leads: bool
) -> None:
    minus, fill = (
        Outcome(Way((parse(text),)), tuple(Ending(1.0, at < won, had, more, 1) for at in range(20)), True)
        for text, won, had, more in (("minus", 15, 6, 4), ("fill green r1", 15 - fewer, parts, points))
    )
    monkeypatch.setattr(adviser, "promising", lambda *_: [minus.way, fill.way])
    monkeypatch.setattr(adviser, "followed", lambda *_: [minus, fill])
    found = ADVISER.compared(stage(sheet(), players=1), 0, "s")
    assert found == ([fill, minus] if leads else [minus, fill])


def test_what_completes_the_ark_is_said_before_all_else_even_in_short() -> None:
    game = after(stage(sheet(), LEADER), "0 call green")
    advice = SAYS.brief(Advice((), 0.0, 0.0, tuple(reasons_for(game, 1, [parse("fill grey y1")]))))
    assert SAYS.why(advice.reasons, game.view(1), NAMES) == "It finds B, C and G and completes the ark."


@pytest.mark.parametrize(
    ("points", "said"), [(17, "a point fewer on average."), (15, "3 points fewer on average. It costs a point.")]
)
def test_what_a_minus_point_costs_is_told_once(points: int, said: str) -> None:
    game = after(stage(sheet(places="53 54", tiles="g1", minus=1), players=1), "0 call grey", "0 draw 63", "0 end")
    fill, minus = Way((game.legal_actions(0)[0],)), Way((parse("minus"),))
    found = [Outcome(way, (Ending(1.0, False, 1, each, 1),) * 20, True) for way, each in ((fill, 18), (minus, points))]
    told = ADVISER.told(game, 0, found[1], found, "s")
    assert told is not None
    assert SAYS.advised(told, game.view(0), NAMES[:1]) == f"**Take a minus point**: {said}"


def test_beside_a_first_hint_that_finds_the_ark_another_says_in_how_many_games_it_does_and_its_parts() -> None:
    game = stage(sheet(places="53", tiles="g1"), players=1)
    ways = [Way((each,)) for each in game.legal_actions(0)][:2]
    lost = Outcome(ways[1], (Ending(1.0, False, 5, 18, 1),) * 20, True)
    best = Outcome(ways[0], (Ending(100.0, True, 7, 9, 1), *lost.endings[1:]), True)
    advice = ADVISER.told(game, 0, lost, [best, lost], "s")
    assert advice is not None
    told = SAYS.advised(advice, game.view(0), NAMES[:1])
    assert ": finds the ark in none of 20 simulated games; 5.0 parts on average." in told


def test_no_option_is_praised_for_an_ark_that_is_not_found_even_halfway_through_a_walk() -> None:
    game = after(stage(sheet(places="43 44", tiles=ARK_TILES), sheet(), together=True), "0 call green")
    for won, kinds in ((1, ["imagined", "visits"]), (0, ["imagined"])):
        rest = Advice(("draw 34",), 0.0, 0.0, (Reason(Why.IMAGINED, ("20", "4.0", "18"), won),))
        assert [each.kind for each in ADVISER.reasons_left(game, 0, rest, "s")] == kinds


@pytest.mark.parametrize("alone", [True, False])
def test_no_diamond_is_spent_on_parts_that_win_nothing_K71(alone: bool) -> None:
    own = sheet(places="53 54=red 44=red", tiles=ALL_TILES, diamonds=3, boxes=20)
    game = stage(own, players=1) if alone else stage(own, sheet(places="87"))
    assert not sight_of(game.state.sheets[0], game.setup).whole
    calls = [each for each in game.legal_actions(0) if each.verb is Verb.CALL]
    verbs = {each.verb for call in calls for each in played_on(game, 0, call)}
    assert Verb.DRAW in verbs and (Verb.DIAMOND in verbs) is not alone


def test_where_a_hint_leaves_places_out_it_says_that_none_of_them_helps() -> None:
    view = stage(sheet(places="36")).view(0)
    why = " None of the places you may still visit brings you closer to what you need."
    for texts, said in ((("draw 42", "end"), why), (("end",), "")):
        now = replace(view, legal=tuple(map(parse, texts)))
        assert SAYS.advised(Advice(("end",), 0.0, 0.0), now, NAMES) == f"**End turn**.{said}"


@pytest.mark.parametrize(
    ("diamonds", "said"),
    [
        (1, " It keeps your diamond for later; unused, it is worth 5 points."),
        (2, " It keeps your 2 diamonds for later; each one unused is worth 5 points."),
        (0, ""),
    ],
)
def test_where_a_hint_ends_a_turn_with_a_diamond_in_hand_it_says_what_that_is_worth(diamonds: int, said: str) -> None:
    game = stage(sheet(places="36", diamonds=diamonds), players=1)
    do(game, f"0 {game.legal_actions(0)[0]}")
    do(game, f"0 {game.legal_actions(0)[0]}")
    view = game.view(0)
    assert Verb.DRAW not in {each.verb for each in view.legal}
    assert SAYS.advised(Advice(("end",), 0.0, 0.0), view, NAMES[:1]) == f"**End turn**.{said}"


def test_alone_all_calls_are_just_as_good_where_nothing_is_left_to_visit_K36() -> None:
    game = stage(sheet(places=everything_but()), players=1)
    first, second, *_ = (SAYS.advised(each, game.view(0), NAMES[:1]) for each in ADVISER.advise(game, 0, "s"))
    assert first.startswith("**Call ") and "just as good" not in first
    assert second.endswith(": just as good.")
