"""Why a way to play a turn is good: each kind of reason in a position in which it is true, and not where it is not."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest

from arnak_bot.game.thinking import Advice, Reason
from arnak_bot.games.lost_cities.engine import Action, Columns, Game, GameSetup, Length, parse
from arnak_bot.games.lost_cities.engine.imagine import imagine
from arnak_bot.games.lost_cities.engine.rules.turn import take
from arnak_bot.games.lost_cities.players.adviser import ADVISER
from arnak_bot.games.lost_cities.players.reasoning import purposes_of, reasons_for
from arnak_bot.games.lost_cities.players.sighted import Table
from arnak_bot.games.lost_cities.players.thinker import LEVELS, Thinker, ways_to_play
from arnak_bot.games.lost_cities.thoughts import Why
from arnak_bot.kit.computing import play_on
from tests.lost_cities.playing import SETUPS, setup_of
from tests.lost_cities.saying import THOUGHTS
from tests.lost_cities.stage import place_pieces, stage
from tests.samples import all_day

BESIDE = (Why.ALIKE, Why.AHEAD, Why.BEHIND, Why.ONLY)
"""What a way comes to beside others: test_adviser.py."""

Told = tuple[tuple[str, ...], int]
NAMES = ("Ann", "Bob", "Cleo", "Dan")
SEVENS = "red 7, red 7, blue 9, white 3, green 3, green 4"
MANY = "yellow 9, yellow 9, " * 20 + "yellow 9"


def table(
    hand: str = SEVENS, *, bob: str = "", columns: Mapping[str, Sequence[int]] | None = None, **more: Any
) -> Game:
    """A position in which Bob has explorers, too, each on the column that is given, or one that ends with a 0."""
    game = stage(hand, **more)
    place_pieces(game.state.players[1], bob)
    for path, values in (columns or {}).items():
        place = next(colour for colour in game.state.players[1].columns if colour == path)
        game.state.players[1].columns[place] = list(values)
    return game


def reasons(game: Game, *actions: str) -> dict[Why, Told]:
    found = reasons_for(game, 0, [parse(text) for text in actions])
    return {Why(reason.kind): (reason.about, reason.count) for reason in found}


def of_bob(stone: int, **columns: Sequence[int]) -> dict[str, Any]:
    """Bob's explorers, all on the same stone."""
    return {"bob": ", ".join(f"{path} {stone}" for path in columns), "columns": columns}


TRUE: dict[Why, tuple[Callable[[], Game], str, Told]] = {
    Why.ENDS: (lambda: table(pieces="red 6", crossings=4, **of_bob(3, blue=[1])), "play red 7", ((), 1)),
    Why.CITY: (lambda: table(pieces="red 8 researcher"), "play red 7, draw", (("red",), 100)),
    Why.BRIDGE: (lambda: table(pieces="red 6", crossings=1), "play red 7, draw", (("red",), 2)),
    Why.TILE: (lambda: table(pieces="red 4", tiles={"red 5": "points-15"}), "play red 7, draw", ((), 15)),
    Why.FIRST: (
        lambda: table(pieces="red 4", tiles={"red 5": "artifact"}, **of_bob(3, red=[1])),
        "play red 7, draw",
        (("red", "1"), 2),
    ),
    Why.ARTIFACT: (
        lambda: table(pieces="red 4", tiles={"red 5": "artifact"}, tokens=2, artifacts=1),
        "play red 7, draw",
        ((), 4),
    ),
    Why.OUT_OF_DEBT: (lambda: table(pieces="red 3 researcher"), "play red 7, draw", (("red",), 10)),
    Why.BEGINS: (lambda: table("red 2, red 7, red 5"), "play red 2, draw", (("red", "5", "7"), 20)),
    Why.BEGINS_TWICE: (lambda: table("red 2, red 7"), "play red 2 researcher, draw", (("red", "7"), 40)),
    Why.ARROW: (
        lambda: table(pieces="red 4, blue 4", tiles={"red 5": "arrow"}),
        "play red 7, step blue, draw",
        (("blue",), 1),
    ),
    Why.CITY_CARD: (lambda: table(pieces="red 9, blue 4"), "play red 7, step blue, draw", (("blue",), 1)),
    Why.GOES_ON: (
        lambda: table(pieces="red 8, blue 6", tiles={"red 9": "arrow"}, crossings=4),
        "play red 7, decline, draw",
        ((), 0),
    ),
    Why.FOLLOWS: (lambda: table(pieces="red 4"), "play red 7, draw", (("red", "7"), 0)),
    Why.DEAD: (lambda: stage("red 5", pieces="red 4", columns={"red": [7]}), "discard red 5, draw", ((), 0)),
    Why.TAKES: (lambda: table(pieces="red 4", piles={"red": [8]}), "discard green 3, draw red", (("red 8",), 0)),
    Why.GATHERS: (lambda: table(piles={"red": [8]}), "discard green 3, draw red", (("red",), 3)),
    Why.DENIES: (
        lambda: table(piles={"white": [8]}, **of_bob(3, white=[5])),
        "discard green 3, draw white",
        (("white 8", "1"), 0),
    ),
    Why.NOTHING_TO_TAKE: (lambda: table("red 1, red 1, red 1, red 1", piles={"white": [0]}), "draw", ((), 0)),
    Why.STEPS: (lambda: stage("red 7", pieces="red 4"), "play red 7, draw", (("red",), 5)),
    Why.KEEPS: (lambda: stage("red 1, red 2, red 3, red 4"), "discard red 1, draw", (("red",), 3)),
    Why.HOPES: (lambda: stage("red 7", pieces="red 4", columns={"red": [7]}), "draw", ((), 6)),
    Why.SKIPS: (lambda: table(pieces="blue 3"), "play blue 9, draw", ((), 17)),
    Why.GIVES: (lambda: table(**of_bob(3, green=[1])), "discard green 3, draw", (("green 3", "1"), 0)),
}

FALSE: dict[Why, tuple[Callable[[], Game], str]] = {
    Why.ENDS: (lambda: table(pieces="red 6", crossings=3), "play red 7, draw"),
    Why.CITY: (lambda: table(pieces="red 7"), "play red 7, draw"),
    Why.BRIDGE: (lambda: table(pieces="red 7"), "play red 7, draw"),
    Why.TILE: (lambda: table(pieces="red 4", tiles={"red 6": "points-15"}), "play red 7, draw"),
    Why.FIRST: (lambda: table(pieces="red 4", tiles={"red 5": "artifact"}, **of_bob(5, red=[1])), "play red 7, draw"),
    Why.ARTIFACT: (lambda: table(pieces="red 4"), "play red 7, draw"),
    Why.OUT_OF_DEBT: (lambda: table(pieces="red 4"), "play red 7, draw"),
    Why.BEGINS: (lambda: table(pieces="red 4"), "play red 7, draw"),
    Why.BEGINS_TWICE: (table, "play red 7, draw"),
    Why.ARROW: (lambda: table(pieces="red 4, blue 4"), "play red 7, draw"),
    Why.CITY_CARD: (lambda: table(pieces="red 8, blue 4"), "play red 7, draw"),
    Why.GOES_ON: (
        lambda: table(pieces="red 8, blue 6", tiles={"red 9": "arrow"}, crossings=3),
        "play red 7, decline, draw",
    ),
    Why.FOLLOWS: (lambda: table(pieces="blue 4"), "play blue 9, draw"),
    Why.DEAD: (lambda: table(pieces="red 4"), "discard red 7, draw"),
    Why.TAKES: (lambda: table(pieces="red 4", piles={"white": [8]}), "discard green 3, draw white"),
    Why.GATHERS: (lambda: table(pieces="white 3", piles={"white": [8]}), "discard green 3, draw white"),
    Why.DENIES: (lambda: table(piles={"white": [4]}, **of_bob(3, white=[5])), "discard green 3, draw white"),
    Why.NOTHING_TO_TAKE: (
        lambda: table("red 1, red 1, red 1, red 1", pieces="white 3", piles={"white": [5]}),
        "discard red 1, draw",
    ),
    Why.STEPS: (lambda: table(pieces="red 4"), "play red 7, draw"),
    Why.KEEPS: (lambda: table(pieces="green 4"), "discard green 3, draw"),
    Why.HOPES: (lambda: stage("red 7", pieces="red 4", columns={"red": [7]}), "discard yellow 0, draw"),
    Why.SKIPS: (lambda: stage("red 7", pieces="red 4", columns={"red": [7]}), "play red 7, draw"),
    Why.GIVES: (lambda: table(**of_bob(3, green=[4])), "discard green 3, draw"),
}


def test_every_kind_is_tried_where_it_is_true_and_where_it_is_not() -> None:
    assert set(TRUE) == set(FALSE) == set(Why) - {*BESIDE}


@pytest.mark.parametrize("kind", TRUE)
def test_a_reason_is_told_where_it_is_true(kind: Why) -> None:
    game, actions, told = TRUE[kind]
    assert reasons(game(), *actions.split(", "))[kind] == told


@pytest.mark.parametrize("kind", FALSE)
def test_a_reason_is_not_told_where_it_is_not_true(kind: Why) -> None:
    game, actions = FALSE[kind]
    assert kind not in reasons(game(), *actions.split(", "))


def test_the_crossing_that_ends_the_expedition_is_told_as_such() -> None:
    told = reasons(table(pieces="red 6", crossings=4), "play red 7")
    assert Why.ENDS in told and Why.BRIDGE not in told


def of_turn(*texts: str) -> list[Action]:
    return [parse(text) for text in texts]


def test_what_all_options_have_in_common_is_a_reason_for_none() -> None:
    game = stage("red 5, white 2, red 7", pieces="red 4, white 4", columns={"red": [7], "white": [7]})
    red, white, play = (of_turn(text, "draw") for text in ("discard red 5", "discard white 2", "play red 7"))
    assert reasons_for(game, 0, red, [white]) == ()
    assert [each.kind for each in reasons_for(game, 0, red, [white, play])] == [Why.DEAD]


def test_what_all_options_draw_is_a_reason_for_none() -> None:
    game = table(pieces="red 4", piles={"red": [8]})
    taken, deck = of_turn("discard green 3", "draw red"), of_turn("discard white 3", "draw")
    assert Why.TAKES in {each.kind for each in reasons_for(game, 0, taken, [deck])}
    other = of_turn("discard white 3", "draw red")
    assert Why.TAKES not in {each.kind for each in reasons_for(game, 0, taken, [other])}


def test_a_drawback_is_told_even_if_all_options_have_it() -> None:
    game = table(pieces="blue 3, white 3", **of_bob(3, red=[1], green=[1]))
    first, other = of_turn("discard red 7", "draw"), of_turn("discard green 4", "draw")
    assert reasons_for(game, 0, first, [other])[-1].kind == reasons_for(game, 0, other, [first])[-1].kind == Why.GIVES


@pytest.mark.parametrize(("points", "gained"), [(0, 0), (15, 0), (17, 2), (20, 5), (50, 5)])
def test_a_step_gains_only_what_is_not_forgiven_anyway_C6(points: int, gained: int) -> None:
    assert reasons(stage("red 7", pieces="red 1", points=points), "play red 7", "draw")[Why.STEPS] == (("red",), gained)


def test_a_step_that_counts_for_nothing_yet_says_so() -> None:
    game = stage("red 7", pieces="red 1, blue 1", columns={"red": [7]})
    told = reasons_for(game, 0, of_turn("play red 7", "draw"))
    assert (
        THOUGHTS.why(told, game.view(0), NAMES)
        == "It advances on the red path (if the expedition ended now, you would still score 0)."
    )


@pytest.mark.parametrize(
    ("reason", "told"),
    [
        (
            Reason(Why.KEEPS, ("yellow",)),
            "It loses little (it is your only card for the yellow path, still unopened).",
        ),
        (Reason(Why.KEEPS, ("yellow",), 2), "It keeps 2 other cards to begin the yellow path with."),
        (Reason("covers", ("red 8", "1")), ""),  # of an older version
        (
            Reason(Why.NOTHING_TO_TAKE),
            "It leaves the discard piles alone (none has a card for your paths).",
        ),
        (Reason(Why.GATHERS, ("yellow",), 2), "It brings you to 2 cards for the yellow path."),
        (Reason(Why.TAKES, ("red 8",)), "It gets you a card to play on the red path."),
    ],
)
def test_a_reason_is_more_than_the_move_and_says_what_it_counts(reason: Reason, told: str) -> None:
    assert THOUGHTS.why((reason,), table().view(0), NAMES) == told


def test_a_pair_for_a_path_is_a_reason_to_take_a_card() -> None:
    told = reasons(table(piles={"white": [8]}), "discard green 3", "draw white")
    assert told[Why.GATHERS] == (("white",), 2)


def test_no_card_follows_on_a_path_whose_explorer_reaches_the_city() -> None:
    told = reasons(stage("red 7, red 7", pieces="red 8"), "play red 7", "draw")
    assert Why.CITY in told and Why.FOLLOWS not in told


def test_a_card_that_is_taken_from_a_pile_is_among_those_to_play_next() -> None:
    game = stage("red 2, red 4", pieces="red 1", piles={"red": [3]})
    assert reasons(game, "play red 2", "draw red")[Why.FOLLOWS][0] == ("red", "3", "4")
    assert reasons(game, "play red 2", "draw")[Why.FOLLOWS][0] == ("red", "4")


def test_a_card_that_skips_many_is_none_to_play_next() -> None:
    game = stage("red 2, red 4, red 9", pieces="red 1")
    assert reasons(game, "play red 2", "draw")[Why.FOLLOWS][0] == ("red", "4", "9")
    assert Why.SKIPS in reasons(game, "play red 9", "draw")
    assert Why.FOLLOWS not in reasons(stage("red 2, red 9", pieces="red 1"), "play red 2", "draw")


def test_nothing_follows_on_ones_last_turn() -> None:
    for deck, follows in (("green 1, green 2, green 3", True), ("green 1, green 2", False)):
        game = stage("red 2, red 3", pieces="red 1", deck=deck)
        assert (Why.FOLLOWS in reasons(game, "play red 2", "draw")) is follows


def test_the_last_card_of_the_deck_ends_the_expedition() -> None:
    assert reasons(table(deck="red 1"), "play red 7", "draw")[Why.ENDS] == ((), 0)


def test_in_the_variant_cards_follow_in_the_direction_in_which_more_do() -> None:
    game = table("red 8, red 7, red 5, red 9", setup=GameSetup(columns=Columns.EITHER, seed="stage"))
    assert reasons(game, "play red 8", "draw")[Why.BEGINS] == (("red", "7", "5"), 20)


# --- reasons agree with each other ------------------------------------------------------------

OPPOSED = (
    ({Why.DENIES}, {Why.GIVES}),
    ({Why.ENDS}, {Why.FOLLOWS, Why.SKIPS, Why.HOPES, Why.KEEPS}),
    ({Why.NOTHING_TO_TAKE}, {Why.TAKES, Why.GATHERS, Why.DENIES}),
    ({Why.DEAD}, {Why.KEEPS}),
)
"""What cannot be said of one turn in one breath, whatever cards and paths it is about."""
OPPOSED_OF_A_PATH = (
    ({Why.CITY}, {Why.FOLLOWS, Why.OUT_OF_DEBT, Why.STEPS}),
    ({Why.DEAD}, {Why.GATHERS, Why.BEGINS, Why.BEGINS_TWICE, Why.FOLLOWS}),
)
"""What cannot be said of one path."""


def against_each_other(told: Sequence[Reason]) -> list[tuple[str, str]]:
    """Which reasons take each other back."""
    return [
        (one.kind, other.kind)
        for one in told
        for other in told
        if any(one.kind in some and other.kind in others for some, others in OPPOSED)
        or (
            any(one.kind in some and other.kind in others for some, others in OPPOSED_OF_A_PATH)
            and {*one.about} & {*other.about}
        )
    ]


@pytest.mark.parametrize("number", all_day(range(13, 24, 5), range(len(SETUPS), 2 * len(SETUPS))))
def test_no_reason_takes_another_one_back(number: int) -> None:
    """Every way that instinct thinks of, in every eighth position of a game of each kind."""
    game, able, asked = Game.new(setup_of(number, f"agree {number}")), Thinker(LEVELS["able"], "agree"), 0
    while not game.over:
        if game.ply % 8 == number % 8:
            seat = game.state.seat
            for way in ways_to_play(imagine(game, seat, "any")):
                told = reasons_for(game, seat, way.actions)
                assert against_each_other(told) == [], (game.log, way.actions)
                asked += 1
        game.apply(able.choose(game, game.state.seat))
    assert asked >= 30


@pytest.mark.parametrize(
    ("card", "deck", "columns", "given"),
    [
        ("green 1", MANY, Columns.RISING, True),
        ("green 2", MANY, Columns.RISING, False),
        ("green 10", MANY, Columns.RISING, False),
        ("green 10", MANY, Columns.EITHER, True),
        ("green 1", "red 1, red 1, red 1, red 1", Columns.RISING, False),
    ],
)
def test_a_card_to_begin_a_path_with_is_given_to_whoever_has_not_begun_it(
    card: str, deck: str, columns: Columns, given: bool
) -> None:
    game = stage(f"{card}, red 7", deck=deck, setup=GameSetup(columns=columns, seed="stage"))
    assert (reasons(game, f"discard {card}", "draw").get(Why.GIVES) == ((card, "1"), 0)) is given


def test_a_card_is_not_kept_from_whoever_finds_another_one_below_it() -> None:
    game = table(piles={"white": [6, 8]}, **of_bob(3, white=[5]))
    assert Why.DENIES not in reasons(game, "discard green 3", "draw white")


def test_what_is_given_to_one_is_not_made_good_by_what_is_kept_from_another() -> None:
    game = table(piles={"white": [8]}, **of_bob(3, white=[5], green=[1]))
    assert Why.DENIES in reasons(game, "discard red 7", "draw white")
    told = reasons(game, "discard green 3", "draw white")
    assert Why.GIVES in told and Why.DENIES not in told


def test_where_an_explorer_comes_in_the_end_is_what_it_is_worth() -> None:
    game = table(pieces="red 3, blue 9", tiles={"red 4": "arrow"})
    assert reasons(game, "play red 7", "step red", "draw")[Why.OUT_OF_DEBT] == (("red",), 10)


@pytest.mark.parametrize("piles", [{}, {"red": [9]}])
def test_a_bare_draw_has_a_reason(piles: dict[str, Sequence[int]]) -> None:
    game = stage("red 7", pieces="red 4", piles=piles)
    game.apply("play red 7")
    assert THOUGHTS.why(reasons_for(game, 0, [parse("draw")]), game.view(0), NAMES) == (
        f"It may draw one of {7 - len(piles)} unseen cards that fit your paths."
    )


@pytest.mark.parametrize("action", ["play red 7", "discard red 7"])
def test_a_card_that_is_played_or_discarded_first_is_none_that_could_still_come(action: str) -> None:
    game = stage("red 7, white 2", pieces="red 4", columns={"red": [7]})
    table = Table(game, 0)
    take(table.state, game.setup, parse(action))
    assert table.may_come() == 6, "red 8, 9 and 10, twice each"


def test_what_speaks_against_it_is_said_in_a_sentence_of_its_own() -> None:
    game = table(**of_bob(3, green=[1]))
    told = reasons_for(game, 0, [parse("discard green 3"), parse("draw")])
    assert THOUGHTS.why(told, game.view(0), NAMES) == (
        "It keeps 1 other card to begin the green path with. But it leaves green 3 to Bob, who can play it."
    )
    assert THOUGHTS.why(told[-1:], game.view(0), NAMES) == "It leaves green 3 to Bob, who can play it."
    assert THOUGHTS.why((), game.view(0), NAMES) == ""


def test_the_others_hear_what_they_have_seen_and_nothing_of_the_hand() -> None:
    game = table(piles={"green": [7], "white": [8]}, pieces="red 4", **of_bob(3, green=[5], white=[5]))
    told = purposes_of(game, 0, [parse("discard green 3"), parse("draw white")])
    older = Reason("covers", ("green 7", "1"))
    assert THOUGHTS.purpose((older, *told), game.view(0)) == "to keep white 8 out of other hands"
    other = table("white 1, green 3", piles={"green": [7], "white": [8]}, **of_bob(3, green=[5], white=[5]))
    assert purposes_of(other, 0, [parse("discard green 3"), parse("draw white")]) == told
    assert purposes_of(table(pieces="red 6", crossings=4), 0, [parse("play red 7")]) == ()
    own = table("red 5", piles={"white": [8]}, pieces="red 4, white 3", **of_bob(3, white=[5]))
    denies = [each.kind for each in purposes_of(own, 0, [parse("play red 5"), parse("draw white")])]
    assert Why.DENIES not in denies, "it takes the card for its own path"


class Prepared:
    """A computer that plays red 7 and draws from the deck."""

    def __init__(self, _: object) -> None:
        pass

    def choose(self, game: Game, seat: int) -> Action:
        wanted = (parse("play red 7"), parse("draw"))
        return next(each for each in wanted if each in game.legal_actions(seat))


@pytest.mark.parametrize(("deck", "told"), [("red 5, red 6", [Why.FIRST]), ("red 5", [])])
def test_what_a_turn_was_good_for_is_not_told_once_the_next_expedition_has_begun(deck: str, told: list[Why]) -> None:
    setup = GameSetup(length=Length.LONG, seed="stage")
    tiles = {"red 5": "artifact"}
    game = table("red 7, green 3", setup=setup, deck=deck, pieces="red 4", tiles=tiles, **of_bob(3, red=[1]))
    decided, found = play_on(lambda _: game, {}, {0: Prepared}, "seed", ADVISER)
    assert [text for _, text in decided] == ["play red 7", "draw"]
    assert [(seat, reason.kind) for seat, reason in found] == [(0, kind) for kind in told]


def test_a_short_hint_compares_itself_with_the_first_and_has_a_reason_of_its_own() -> None:
    alike, opens = Reason(Why.ALIKE), Reason(Why.BEGINS, ("yellow", "7"), 20)
    advice = Advice(("play yellow 2 adventurer", "draw"), 50.0, 5.0, (alike, opens, Reason(Why.HOPES, count=2)))
    assert THOUGHTS.brief(advice).reasons == (alike, opens)
