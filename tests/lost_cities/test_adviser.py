"""Hints and looking back: what may be advised, from what is known alone, and what is held against whom."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache

import pytest

from arnak_bot.game.thinking import LEAST_LOSS, MOST_ADVICE, Advice, Look, Reason
from arnak_bot.games.lost_cities.definition import GAME as LOST_CITIES
from arnak_bot.games.lost_cities.engine import Columns, Game, GameSetup, Length, Phase, parse
from arnak_bot.games.lost_cities.engine.imagine import imagine
from arnak_bot.games.lost_cities.engine.setup import FIRST_EDITION
from arnak_bot.games.lost_cities.players.adviser import ADVISER, REVIEWER, Outcome, followed, without_drawback_first
from arnak_bot.games.lost_cities.players.thinker import LEVELS, Thinker, ways_to_play
from arnak_bot.games.lost_cities.prospects import elsewhere, to_come
from arnak_bot.games.lost_cities.thoughts import AGAINST, Why
from arnak_bot.kit.comparing import Way
from tests.lost_cities.stage import place_pieces, stage
from tests.samples import by_hand

pytestmark = pytest.mark.whole_check

SAYS = LOST_CITIES.texts("en")
NAMES = ("Ann", "Bob", "Cleo", "Dan")
READY = "red 1, red 3, red 4, red 6, red 8, red 9, yellow 0, yellow 0"
"""A hand that calls for the red path."""


@cache
def able_game(players: int = 2, columns: str = "rising", length: str = "short") -> tuple[Game, ...]:
    """Positions of a game among players of the able level, every so many decisions, and its end."""
    game, found = Game.new(GameSetup(players, Length(length), Columns(columns), "counsel")), list[Game]()
    able = Thinker(LEVELS["able"], "counsel")
    while not game.over:
        if game.ply % 29 == 8:
            found.append(game.copy())
        game.apply(able.choose(game, game.state.seat))
    return (*found, game)


@cache
def advised(players: int = 2, columns: str = "rising", length: str = "short") -> list[tuple[Game, Sequence[Advice]]]:
    """Some of these positions, and the hints to them."""
    positions = able_game(players, columns, length)[: -1 : 2 if players == 2 else by_hand(4, 2)]
    return [(game.copy(), ADVISER.advise(game, game.state.seat, "tested")) for game in positions]


@cache
def looks() -> dict[int, Look]:
    """Looks back at turns of a game of two, its last ones all of them."""
    game = able_game()[-1]
    *early, _, _, _, _, _, _ = stops = REVIEWER.stops(game)
    return {ply: REVIEWER.look(game, ply, "tested") for ply in (*early[:: by_hand(5, 1)], *stops[-6:])}


# --- ways to play a turn ----------------------------------------------------------------------


def test_a_way_is_a_whole_turn() -> None:
    for game in able_game()[:-1]:
        ways = ways_to_play(imagine(game, game.state.seat, "any"))
        assert len({way.actions for way in ways}) == len(ways) >= 1
        assert [way.worth for way in ways] == sorted((way.worth for way in ways), reverse=True)
        for way in ways:
            after, seat = game.copy(), game.state.seat
            for action in way.actions:
                assert after.state.seat == seat and not after.over
                after.apply(action, seat)
            assert after.over or after.state.seat != seat or after.round != game.round


def test_a_step_that_an_arrow_gives_belongs_to_the_turn() -> None:
    hand = "red 7, red 8, white 9, white 10, green 9, green 10, yellow 9, yellow 10"
    game = stage(hand, pieces="red 4, blue 4", columns={"red": [7]}, tiles={"red 5": "arrow"})
    ways = [way.actions for way in ways_to_play(game) if way.actions[0] == parse("play red 7")]
    assert {actions[1].text for actions in ways} == {"step red", "step blue"}
    assert all(actions[2].text == "draw" for actions in ways)


def test_nothing_is_drawn_where_the_fifth_explorer_crosses_C6() -> None:
    game = stage("red 7", pieces="red 6", crossings=4)
    assert (parse("play red 7"),) in [way.actions for way in ways_to_play(game)]
    (found,) = followed([Way((parse("play red 7"),), 0.0)], [imagine(game, 0, "any")], 0)
    assert found.points[0][0] - to_come(game.setup, 1)[0] > 20


# --- hints ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "columns", "length"),
    [(2, "rising", "short"), (3, "either", "short")],
)
def test_what_is_advised_can_be_done_and_each_hint_begins_otherwise(players: int, columns: str, length: str) -> None:
    untouched = [game.fingerprint() for game in able_game(players, columns, length)[:-1]]
    for game, given in advised(players, columns, length):
        seat = game.state.seat
        assert 1 <= len(given) <= MOST_ADVICE == len({each.actions[0] for each in given}) + MOST_ADVICE - len(given)
        for advice in given:
            after = game.copy()
            for text in advice.actions:
                after.apply(text, seat)
            assert advice.worth >= 0 and advice.error >= 0 and any(each.kind not in AGAINST for each in advice.reasons)
        assert game.fingerprint() in untouched


@pytest.mark.whole_check
def test_in_the_middle_of_a_turn_the_rest_of_it_is_advised() -> None:
    game = stage("red 7", pieces="red 4", piles={"red": [9], "blue": [0]}, crossings=4)
    game.apply("play red 7")
    given = ADVISER.advise(game, 0, "tested")
    assert game.state.phase is Phase.DRAW and {advice.actions for advice in given} <= {
        ("draw",),
        ("draw red",),
        ("draw blue",),
    }


OF_DRAWS = {
    *(Why.ENDS, Why.NOTHING_TO_TAKE, Why.TAKES, Why.GATHERS, Why.DENIES, Why.HOPES),
}


def test_once_a_card_is_played_the_reasons_are_those_of_the_draw() -> None:
    done: set[str] = set()
    for game, (best, *_) in advised():
        seat, begun = game.state.seat, game.copy()
        begun.apply(best.actions[0], seat)
        if begun.state.phase is Phase.DRAW:
            rest, *_ = ADVISER.advise(begun, seat, "tested")
            assert rest.actions == best.actions[1:] and {each.kind for each in rest.reasons} <= OF_DRAWS
            done |= {each.kind for each in best.reasons} - OF_DRAWS
    assert done, "the card had reasons of its own"


@pytest.mark.whole_check
def test_a_hand_that_calls_for_a_path_is_told_to_begin_it() -> None:
    best = ADVISER.advise(stage(READY), 0, "tested")[0]
    assert best.actions[0] in ("play red 1", "play red 1 researcher")
    told = SAYS.thoughts.advised(best, stage(READY).view(0), NAMES)
    assert "the red path" in told and "with your 3, 4, 6, 8 and 9 to follow)" in told


def hinted(best: Sequence[float], other: Sequence[float]) -> list[tuple[str, int]]:
    """What is said of two draws beside each other, the second of which nothing can be said but what it came to."""
    game = stage("yellow 5, " * 8, pieces="yellow 9, red 9", columns={"red": [9]}, piles={"red": [2]})
    game.apply("discard yellow 5")
    ways = [Way((parse(text),), 0.0) for text in ("draw", "draw red")]
    outcomes = [
        Outcome(way, 0, tuple((worth, 0.0) for worth in points))
        for way, points in zip(ways, (best, other), strict=True)
    ]
    told = ADVISER.told(game, 0, outcomes[1], outcomes, "")
    why = SAYS.thoughts.why(told.reasons, game.view(0), NAMES)
    assert why and why in SAYS.thoughts.advised(told, game.view(0), NAMES)
    return [(reason.kind, reason.count) for reason in told.reasons]


def test_of_what_nothing_speaks_for_it_is_said_what_it_comes_to_beside_the_best() -> None:
    assert hinted((50, 60, 50, 60), (51, 60, 50, 59)) == [(Why.ALIKE, 0)]
    assert hinted((50, 60, 50, 60), (40, 51, 41, 50)) == [(Why.BEHIND, 10)]


def test_the_only_way_and_a_bare_best_one_are_said_to_be_so() -> None:
    game = stage("yellow 5, " * 8, pieces="yellow 9")
    game.apply("discard yellow 5")
    one, other = (Outcome(Way((parse("draw"),), 0.0), 0, ((points, 0.0), (points, 0.0))) for points in (50.0, 44.0))
    assert [(each.kind, each.count) for each in ADVISER.told(game, 0, one, [one], "").reasons] == [(Why.ONLY, 0)]
    assert [(each.kind, each.count) for each in ADVISER.told(game, 0, one, [one, other], "").reasons] == [
        (Why.AHEAD, 6)
    ]


def came_to(points: float, *texts: str) -> Outcome:
    return Outcome(Way(tuple(map(parse, texts)), 0.0), 0, ((points, 0.0), (points, 0.0)))


def test_a_good_card_that_is_discarded_for_somebody_else_is_told_with_what_that_is_worth() -> None:
    game = stage("white 10, red 6", pieces="white 6, red 2", columns={"white": [9]}, piles={"white": [9]})
    place_pieces(game.state.players[1], "white 3")
    found = [came_to(115, "discard white 10", "draw"), came_to(91, "play red 6", "draw")]
    told = ADVISER.told(game, 0, found[0], found, "")
    assert SAYS.thoughts.why(told.reasons, game.view(0), NAMES) == (
        "It is 24 points better than the next best. But it leaves white 10 to Bob, who can play it."
    )


def test_a_path_that_hardly_any_card_can_follow_is_compared_with_the_next_best() -> None:
    game = stage("red 10, white 3")
    found = [came_to(40, "play red 10", "draw"), came_to(34, "play white 3", "draw")]
    told = ADVISER.told(game, 0, found[0], found, "")
    assert SAYS.thoughts.why(told.reasons, game.view(0), NAMES) == (
        "It is 6 points better than the next best and opens the red path (20 points to earn back, no card to follow "
        "yet)."
    )


@pytest.mark.parametrize(("other", "first"), [(35.0, "discard yellow 3"), (30.0, "discard red 2")])
def test_an_option_that_is_practically_as_good_and_has_no_drawback_goes_first(other: float, first: str) -> None:
    game = stage("red 2, yellow 3", pieces="red 3, yellow 3", columns={"red": [6], "yellow": [9]})
    place_pieces(game.state.players[1], "red 1")
    found = [came_to(35.25, "discard red 2", "draw"), came_to(other, "discard yellow 3", "draw")]
    best, second = without_drawback_first(game, 0, found)
    assert best.way.actions[0].text == first
    assert {best, second} == {*found}


@pytest.mark.parametrize(("other", "first"), [((39.0, 26.0), "discard yellow 3"), ((37.0, 22.0), "discard red 2")])
def test_a_drawback_does_not_outweigh_more_points_than_would_count_as_a_mistake(
    other: tuple[float, float], first: str
) -> None:
    """On average 2.5 and 5.5 points behind, and in games so different that both are practically as good."""
    game = stage("red 2, yellow 3", pieces="red 3, yellow 3", columns={"red": [6], "yellow": [9]})
    place_pieces(game.state.players[1], "red 1")
    best = came_to(35.0, "discard red 2", "draw")
    safe = Outcome(Way((parse("discard yellow 3"), parse("draw")), 0.0), 0, tuple((each, 0.0) for each in other))
    leading, _ = without_drawback_first(game, 0, [best, safe])
    assert leading.way.actions[0].text == first


def test_options_that_are_practically_as_good_as_the_first_come_before_those_that_are_worse() -> None:
    game = stage("red 2, red 5, yellow 3", pieces="red 3, yellow 3", columns={"red": [6], "yellow": [9]})
    texts = ("discard red 2", "discard red 5", "discard yellow 3")
    results = ((35.0, 35.0), (31.0, 31.0), (38.0, 23.0))  # the last is at times far better, and at times far worse
    ways = zip(texts, results, strict=True)
    found = [Outcome(Way((parse(text),)), 0, tuple((each, 0.0) for each in points)) for text, points in ways]
    listed = without_drawback_first(game, 0, found)
    assert [each.way.actions[0].text for each in listed] == ["discard red 2", "discard yellow 3", "discard red 5"]
    kinds = [[each.kind for each in ADVISER.told(game, 0, way, listed, "").reasons] for way in listed]
    assert Why.AHEAD not in kinds[0] and Why.ALIKE in kinds[1] and Why.BEHIND in kinds[2]


def test_of_options_that_are_alike_in_everything_only_the_first_says_why() -> None:
    game = stage("red 2, yellow 3", pieces="red 3, yellow 3", columns={"red": [6], "yellow": [9]})
    found = [came_to(35, "discard red 2", "draw"), came_to(35, "discard yellow 3", "draw")]
    assert [[each.kind for each in ADVISER.told(game, 0, way, found, "").reasons] for way in found] == [
        [Why.DEAD],
        [Why.ALIKE],
    ]


def test_a_bare_end_of_the_expedition_is_advised_with_the_difference_to_the_next_best() -> None:
    game = stage("red 7", pieces="red 6", columns={"red": [7]}, crossings=4)
    end, other = (
        Outcome(Way((parse(text),), 0.0), 0, ((points, 0.0), (points, 0.0)))
        for text, points in (("play red 7", 50.0), ("discard red 7", 35.0))
    )
    assert ADVISER.told(game, 0, end, [end, other], "").reasons == (Reason(Why.AHEAD, count=15), Reason(Why.ENDS))


def test_of_several_expeditions_a_hint_tells_what_this_one_brings() -> None:
    game = stage(setup=GameSetup(length=Length.LONG, seed="stage"))
    advice = Advice(("discard yellow 0", "draw"), 100 + elsewhere(game.setup, 1, 0, 0), 20.2)
    told = SAYS.thoughts.advised(advice, game.view(0), NAMES)
    assert (
        told == "**Discard yellow 0, then draw from the deck**: about 100 points this expedition, artifacts included."
    )
    short = stage(setup=GameSetup(length=Length.SHORT, seed="stage"))
    sure = Advice(("discard yellow 0", "draw"), 100, 0.0)
    assert SAYS.thoughts.advised(sure, short.view(0), NAMES).endswith("about 100 points at the end.")


# --- looking back -----------------------------------------------------------------------------


@cache
def with_a_blunder() -> Game:
    """A game that the first seat begins with the researcher, and with a card after which nearly nothing can follow."""
    game = Game.new(GameSetup(2, Length.SHORT, seed="counsel", edition=FIRST_EDITION))
    able, card = (
        Thinker(LEVELS["able"], "on"),
        max(game.state.players[0].hand, key=lambda card: card.value),
    )
    game.apply(f"play {card} researcher")
    while not game.over:
        game.apply(able.choose(game, game.state.seat))
    return game


@cache
def look_at_blunder() -> Look:
    return REVIEWER.look(with_a_blunder(), 0, "tested")


def test_it_looks_where_turns_begin() -> None:
    game = able_game()[-1]
    stops = REVIEWER.stops(game)
    assert stops[0] == 0 and list(stops) == sorted(set(stops))
    for ply in stops:
        position = REVIEWER.position(game, ply)
        assert position.ply == ply and position.state.phase is Phase.CARD
    with pytest.raises(ValueError, match="no turn with a choice began after 1 decisions"):
        REVIEWER.look(game, 1, "tested")


@pytest.mark.whole_check
def test_a_blunder_that_was_planted_is_found() -> None:
    found = look_at_blunder()
    assert found.played.actions[0].endswith("10 researcher") and found.better is not None and found.better.reasons
    assert found.lost > max(LEAST_LOSS, 2 * found.error)
    (moment,) = REVIEWER.conclude(with_a_blunder(), (found,)).moments
    assert (moment.ply, moment.better, moment.change) == (0, found.better, -found.lost)


def test_what_the_chart_expects_comes_from_games_that_had_no_part_in_the_choice() -> None:
    """Twelve games in which the best of three was chosen say too much, and a different thing every turn."""
    found, position = look_at_blunder(), REVIEWER.position(with_a_blunder(), 0)
    assert found.better is not None
    way = Way(tuple(map(parse, found.better.actions)), 0.0)
    worlds = [imagine(position, 0, f"tested 0 {2000 + number}") for number in range(20)]
    (steady,) = followed([way], worlds, 0)
    assert found.expected == steady.own and found.spread == steady.spread


def test_a_look_is_made_from_what_the_seat_knew_then() -> None:
    """The log of what came later is there, and so is everything hidden: both are left alone."""
    game = with_a_blunder()
    before, cut = game.fingerprint(), REVIEWER.position(game, 9)
    assert REVIEWER.look(cut, 0, "tested") == look_at_blunder()
    assert game.fingerprint() == before


def test_what_was_best_is_not_held_against_anybody() -> None:
    for found in looks().values():
        assert (found.better is None) == (found.lost == 0.0)
        assert found.better is None or found.better.actions != found.played.actions
    assert any(found.better is None for found in looks().values())


def test_the_same_mistake_made_again_is_named_once_where_it_cost_most() -> None:
    game, found = with_a_blunder(), look_at_blunder()
    assert found.better is not None

    def look(at: int, seat: int, lost: float) -> Look:
        return Look(at, 1, seat, 50, 5, False, found.played, found.better, lost, 0.5)

    looks = (look(0, 0, 9), look(4, 0, 12), look(6, 1, 5))
    assert [(moment.ply, moment.change) for moment in REVIEWER.conclude(game, looks).moments] == [(4, -12), (6, -5)]


def test_what_is_expected_counts_the_expeditions_to_come() -> None:
    setup = GameSetup(seed="stage")
    for expedition in (1, 2, 3):
        position = stage(setup=setup)
        position.state.expedition = expedition
        (found,) = followed([Way((parse("discard yellow 0"), parse("draw")), 0.0)], [imagine(position, 0, "any")], 0)
        assert found.points[0][1] > to_come(setup, expedition)[0] - 200
    assert to_come(setup, 3) == (0.0, 0.0) and to_come(setup, 1)[0] == 2 * to_come(setup, 2)[0]


def test_a_name_in_a_hint_is_kept_from_markdown_once() -> None:
    game = stage("red 5, blue 3", pieces="red 3")
    told = SAYS.thoughts.why((Reason(Why.GIVES, ("red 5", "1")),), game.view(0), ("Ann", "b_b"))
    assert r"b\_b" in told and r"\\" not in told


def test_every_turn_of_a_game_can_be_looked_back_at_and_told() -> None:
    game = able_game()[-1]
    review = REVIEWER.conclude(game, tuple(looks().values()))
    views = [REVIEWER.position(game, moment.ply).view(moment.seat) for moment in review.moments]
    told = SAYS.thoughts.reviewed(review, views, NAMES[:2], reader=0)
    assert review.moments and len(told.moments) == len(review.moments)
    for moment, line in zip(review.moments, told.moments, strict=True):
        assert (f"I would have told {NAMES[1]}: “" in line) is (moment.seat == 1), "“you” is whoever moved"
        assert (", you: “" in line) is (moment.seat == 0)
    counted = "A difference is what you gain, plus half of what your strongest opponent loses."
    assert counted in told.sureness
    assert counted not in SAYS.thoughts.reviewed(replace(review, moments=()), (), NAMES[:2]).sureness
    off = [abs(expected - final) for expected, final in zip(review.expected[-1], review.final, strict=True)]
    assert max(off) <= 60
