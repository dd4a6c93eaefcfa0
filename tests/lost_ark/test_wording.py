"""What the Lost Ark says: how a game ended, what a call or a fill would bring, what is asked about first."""

from __future__ import annotations

import pytest

from arnak_bot.games.lost_ark.definition import GAME
from arnak_bot.games.lost_ark.engine import Colour, Game, parse
from arnak_bot.games.lost_ark.engine.printed import TILES
from arnak_bot.games.lost_ark.prospects import by_prospect, outlook
from tests.lost_ark.stage import ARK_PLACES, ARK_TILES, answering, do, pass_turn, sheet, stage

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
    assert everybody == "1. Bea: 7 parts, 5 points · 2. Ann: 0 parts, 5 points"


@pytest.mark.parametrize("options", [{"players": 1}, {"players": 2, "together": True}])
def test_whoever_loses_alone_or_together_is_told_how_near_they_were(options: dict[str, int]) -> None:
    assert ending(stage(ARK, **options)) == "The ark stays hidden this time. Most found: 7 parts."


def test_a_call_says_what_it_lets_the_others_do() -> None:
    game = stage(sheet(), sheet(places="36"), sheet(places="36", tiles=" ".join(TILES)))
    view = game.view(0)
    hints = {action.text: SAYS.turn.hint(action, view) for action in view.legal}
    assert hints["call grey"].endswith("others: 1 can fill, 0 can walk")
    assert hints["call green"].endswith("others: 1 can fill, 2 can walk")


def test_a_fill_that_leaves_a_part_no_place_comes_last_and_is_asked_about() -> None:
    own = sheet(tiles="g1=grey r1=grey y1=grey b1=grey w1=grey")
    game = answering(own)
    view = game.view(1)
    assert outlook(view.own, "d1", Colour.GREY)["G"] == 0 < outlook(sheet(), "d1", Colour.GREY)["G"]
    fills = SAYS.turn.panel(view, None).menus[0].actions
    spoils = [fill for fill in fills if by_prospect(view.own, fill)[0]]
    assert spoils and fills[-len(spoils) :] == tuple(spoils)
    for fill in fills:
        assert bool(SAYS.turn.doubt(fill, view, final=False)) == (fill in spoils)
    assert GAME.least(game, 1) == fills[0]


def test_the_movement_that_marks_the_last_box_is_asked_about() -> None:
    for boxes, asked in ((28, False), (29, True)):
        game = stage(sheet(boxes=boxes))
        do(game, "0 call grey")
        view = game.view(0)
        draw = next(action for action in view.legal if action.verb == "draw")
        assert bool(SAYS.turn.doubt(draw, view, final=False)) is asked


def test_a_closed_turn_is_a_line_for_each_seat_with_the_places_of_a_movement_together() -> None:
    game = stage(sheet(places="53 54", tiles="w1"), sheet(places="36"))
    do(game, "0 call grey", "0 draw 63", "0 draw 64", "1 fill grey g3", "1 end")
    told = SAYS.channel.tell(do(game, "0 end"), game.view(None), NAMES)
    assert told == ["Ann walks grey: road 63 and road 64.", "Bea fills g3 grey."]


def test_an_answer_with_hints_says_its_price() -> None:
    game = answering(sheet(hints=1))
    assert SAYS.turn.label(parse("fill red g1"), game.view(1)) == "Fill g1 red for 1 hint"
    assert SAYS.turn.label(parse("fill green g1"), game.view(1)) == "Fill g1 green"
    do(game, "1 walk red")
    assert SAYS.channel.tell(game.apply(game.legal_actions(1)[0], 1), game.view(1), NAMES)


def test_a_minus_point_is_told_when_the_turn_closes() -> None:
    game = stage(sheet(), sheet())
    assert "Bea takes a minus point." in SAYS.channel.tell(pass_turn(game), game.view(None), NAMES)


def post(game: Game, *decisions: str) -> list[str]:
    """What the channel reads about these decisions."""
    (lines,) = SAYS.channel.paragraphs(do(game, *decisions), game.view(None), NAMES)
    return lines


def test_the_post_about_a_turn_says_in_three_lines_who_did_what_and_how_far_all_are() -> None:
    game = stage(sheet(places="53 54", tiles="w1"), sheet("druid", places="36", hints=1), sheet(places="36"))
    do(game, "0 call grey", "0 draw 63", "0 draw 64", "1 fill blue g3", "1 end", "2 minus", "2 end")
    assert post(game, "0 end") == [
        "**Ann** called **grey**: walks 2.",
        "Bea fills g3 blue · Cem −1",
        "Parts of 7, tiles of 24, boxes of 30: Ann 0, 1, 1 · Bea 0, 1, 0 · Cem 0, 0, 0",
    ]


def test_a_call_is_a_post_and_is_not_told_twice_where_its_turn_is_over() -> None:
    game = stage(sheet(places="53 54"), sheet(places="36"))
    assert post(game.copy(), "0 call grey") == ["**Ann** calls **grey**."]
    lines = post(game, "0 call grey", "0 draw 63", "0 end", "1 minus", "1 end", "1 call green")
    assert lines[0] == "**Ann** called **grey**: walks 1." and lines[2] == "**Bea** calls **green**."


def test_the_die_and_what_a_turn_brings_are_told_in_the_post() -> None:
    game = stage(sheet(diamonds=1, boxes=9, places="53 54"), sheet(places="36"), third=True)
    lines = post(game, "0 call grey", "0 diamond red 44", "0 draw 63", "0 end", "1 minus", "1 end")
    assert (
        lines[0] == "**Ann** called **grey**: paints meadow 44 red with a diamond, marks box 10, gets a hint, walks 1."
    )
    pass_turn(game)
    assert post(game, "0 minus", "0 end", "1 minus", "1 end")[0].startswith("The die calls **")


def test_after_a_game_alone_the_next_one_may_be_harder_until_nothing_helps_K80() -> None:
    options, offered = GAME.setup(1, "seed").options, list[str]()
    while (harder := GAME.harder(options)) is not None:
        options = harder
        offered.append(SAYS.reference.again_at(options))
    assert offered == ["Again with hints only", "Again, no hints or diamonds"]
    only_diamonds = GAME.setup(1, "seed", difficulty="medium-diamonds").options
    assert GAME.harder(only_diamonds) == options and "diamonds only" in SAYS.reference.again_at(only_diamonds)
