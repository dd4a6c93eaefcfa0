"""What a player decides by: numbers that tie the menu to the picture, what is lit, and what the last turn did."""

from __future__ import annotations

import io
import random

import pytest
from PIL import Image

from arnak_bot.games.lost_cities.engine import Card, Colour, Game, GameSetup, Reason
from arnak_bot.games.lost_cities.engine import events as kinds
from arnak_bot.games.lost_cities.wording.channel import in_short, last_turn
from arnak_bot.games.lost_cities.wording.facts import Said
from arnak_bot.games.lost_cities.wording.messages import ENGLISH
from arnak_bot.games.lost_cities.wording.reference import everything
from arnak_bot.games.lost_cities.wording.turn import hand_numbers, numbers_of
from arnak_bot.kit.limits import units
from arnak_bot.kit.names import named
from images.lost_cities.board import DECK_BOX, PILES
from images.lost_cities.ground import stone_box
from images.lost_cities.legend import draw_legend
from images.lost_cities.lookup import draw_look_up
from images.lost_cities.marks import NOTHING_NEW, Marks, Move, marks_of
from images.lost_cities.pictures import LostCitiesPictures
from images.lost_cities.private import draw_private, lit_places
from tests.lost_cities.drawn import draw_board
from tests.lost_cities.playing import random_game, setup_of
from tests.lost_cities.saying import TURN
from tests.lost_cities.secrets import permuted
from tests.lost_cities.stage import cards, do, stage

NAMES = ("Mariana", "Tom of the very long and famous family", "相子", "Ólafur")
PICTURES = LostCitiesPictures("en")


def opened(picture: bytes) -> Image.Image:
    with Image.open(io.BytesIO(picture)) as image:
        return image.convert("RGB")


def size(picture: bytes) -> tuple[int, int]:
    with Image.open(io.BytesIO(picture)) as image:
        return image.size


# --- numbers and lights -----------------------------------------------------------------------


def test_a_card_has_one_number_whatever_is_done_with_it() -> None:
    game = stage("red 5, red 5, blue 3, green 1", pieces="red 3")
    numbers = numbers_of(game.view(0))
    assert numbers["play red 5"] == numbers["discard red 5"] == 4
    assert numbers["play blue 3"] == numbers["play blue 3 researcher"] == numbers["discard blue 3"] == 2
    assert hand_numbers(game.view(0))[Card(Colour.GREEN, 1)] == 3
    assert numbers_of(game.view(1)) == numbers_of(game.view(None)) == {}


def test_paths_and_piles_are_numbered_as_they_are_listed() -> None:
    game = stage("red 5", pieces="red 2, blue 2", tiles={"red 3": "arrow"}, piles={"green": [1], "white": [4]})
    do(game, "play red 5")
    assert numbers_of(game.view(0)) == {"step blue": 1, "step red": 2}
    do(game, "step blue")
    assert numbers_of(game.view(0)) == {"draw": 1, "draw white": 2, "draw green": 3}


def test_everything_legal_has_its_number_and_cards_share_none_with_others() -> None:
    def check(game: Game) -> None:
        view = game.view(game.seat_to_act)
        numbers = numbers_of(view)
        several = len(view.legal) > 1
        assert set(numbers) == ({action.text for action in view.legal} if several else set())
        for box, lit in lit_places(view).items():
            assert bool(lit) == several and box[0] < box[2] and box[1] < box[3]

    random_game(setup_of(1, "numbers"), random.Random(1), check)


def test_what_can_be_chosen_is_lit_where_it_leads() -> None:
    game = stage("red 5, blue 3", pieces="red 3, blue 9", piles={"green": [1]}, tiles={"red 4": "arrow"})
    assert lit_places(game.view(0)) == {stone_box(Colour.RED, 4): (3,), stone_box(Colour.YELLOW, 1): (1,)}, (
        "a card for the city leads to no stone of its own"
    )
    do(game, "discard yellow 0")
    assert lit_places(game.view(0)) == {DECK_BOX: (1,), PILES[Colour.GREEN]: (2,)}
    assert lit_places(game.view(1)) == {}


def test_the_private_picture_is_its_owners_alone_fits_a_phone_and_changes_with_the_question() -> None:
    game = stage("red 5, blue 3", pieces="red 3", piles={"green": [1]})
    choosing = draw_private(game.view(0), NAMES[:2], ENGLISH)
    width, height = size(choosing)
    assert width == 1248 and height * 390 / width < 560, "read without scrolling"
    events = do(game, "play red 5")
    drawing = draw_private(game.view(0), NAMES[:2], ENGLISH, events)
    assert drawing != choosing
    with pytest.raises(ValueError, match="open table"):
        draw_private(game.view(None), NAMES[:2], ENGLISH)
    twin = permuted(game, 0, random.Random(3))
    assert draw_private(twin.view(0), NAMES[:2], ENGLISH, events) == drawing


def test_the_pile_just_discarded_to_has_no_light_while_its_owner_chooses_what_to_draw() -> None:
    game = stage("red 5", piles={"green": [1]})
    events = do(game, "discard yellow 0")
    told, untold = (opened(draw_private(game.view(0), NAMES[:2], ENGLISH, each)) for each in (events, ()))
    yellow, green = PILES[Colour.YELLOW], PILES[Colour.GREEN]
    around = (yellow[0] - 6, yellow[1] - 6, yellow[2] + 6, yellow[3] + 6)
    assert told.crop(around).tobytes() == untold.crop(around).tobytes()
    rim = (green[0] - 3, (green[1] + green[3]) // 2)
    assert told.getpixel(rim) != told.getpixel((rim[0] - (green[0] - yellow[0]), rim[1])), "what may be taken is lit"


# --- the last turn ----------------------------------------------------------------------------


def test_the_last_turn_is_marked() -> None:
    game = stage("red 5", pieces="red 2, blue 6", tiles={"red 3": "arrow"}, piles={"green": [1]})
    events = do(game, "play red 5", "step blue", "draw green")
    assert marks_of(events) == Marks(
        0,
        (Move(Colour.RED, 2, 3), Move(Colour.BLUE, 6, 7)),
        played=frozenset({Colour.RED}),
        taken=frozenset({Colour.GREEN}),
        crossed=True,
    )
    assert draw_board(game.view(None), NAMES[:2], ENGLISH, events) != draw_board(game.view(None), NAMES[:2], ENGLISH)


def test_two_steps_of_one_explorer_are_one_move_and_a_path_comes_from_nowhere() -> None:
    steps = [kinds.Stepped(0, Colour.RED, stone, False, reason) for stone, reason in ((4, None), (5, Reason.ARROW))]
    assert marks_of(steps).moves == (Move(Colour.RED, 3, 5),)
    assert marks_of([kinds.PathBegun(1, Colour.BLUE, True)]) == Marks(1, (Move(Colour.BLUE, 0, 1),))


def test_nothing_of_an_expedition_that_is_over_is_marked_on_the_next_one() -> None:
    game = stage("red 5", pieces="red 6", crossings=4)
    events = do(game, "play red 5")
    assert game.round == 2 and marks_of(events) == NOTHING_NEW
    assert in_short(last_turn(events), Said(ENGLISH)) == ()


def test_only_the_last_player_is_told() -> None:
    game = stage("red 5", pieces="red 2", deck="blue 1, blue 1, blue 1")
    events = do(game, "play red 5", "draw")
    events += do(game, f"discard {game.state.players[1].hand[0]}")
    assert marks_of(events).seat == 1 and len(last_turn(events)) == 1


CAPTIONS: dict[str, tuple[list[kinds.Event], str]] = {
    "a step onto points, and a draw": (
        [
            kinds.CardPlayed(0, Card(Colour.RED, 5)),
            kinds.Stepped(0, Colour.RED, 7, False),
            kinds.BridgeCrossed(0, Colour.RED, 1),
            kinds.PointsFound(0, Colour.RED, 15),
            kinds.DrewFromDeck(0, None),
            kinds.TurnEnded(0),
        ],
        "plays red 5 · reaches stone 7 · crosses the bridge (1/5) · +15 #points · draws",
    ),
    "an arrow followed": (
        [
            kinds.CardPlayed(0, Card(Colour.RED, 5)),
            kinds.PathBegun(0, Colour.RED, True),
            kinds.ArrowFound(0, Colour.RED),
            kinds.Stepped(0, Colour.BLUE, 4, True, Reason.ARROW),
            kinds.ArtifactFound(0, Colour.BLUE),
            kinds.DrewFromPile(0, Card(Colour.GREEN, 2)),
        ],
        "plays red 5 · sends the researcher · steps to stone 4 (blue) · +1 #artifact · takes green 2",
    ),
    "an arrow declined": (
        [kinds.CardPlayed(0, Card(Colour.RED, 5)), kinds.ArrowFound(0, Colour.RED), kinds.StepDeclined(0, Colour.RED)],
        "plays red 5 · takes no step",
    ),
    "a city": (
        [kinds.Stepped(0, Colour.RED, 9, False), kinds.CityReached(0, Colour.RED), kinds.ArrowIdle(0, Colour.RED)],
        "reaches the red city · nobody could step",
    ),
    "a discard": ([kinds.CardDiscarded(0, Card(Colour.RED, 5))], "discards red 5"),
    "a deal": ([kinds.Dealt(0, 8, None)], ""),
}


@pytest.mark.parametrize("name", CAPTIONS)
def test_a_turn_in_a_line(name: str) -> None:
    events, line = CAPTIONS[name]
    assert " · ".join(in_short(last_turn(events), Said(ENGLISH))) == line


def test_what_came_of_ones_own_deeds_ends_with_the_card_drawn() -> None:
    game = stage("red 5", pieces="red 6", tiles={"red 7": "points-15"}, deck="blue 1, green 2")
    events = do(game, "play red 5", "draw")
    lines = TURN.happened(named(events, NAMES), (), game.view(0), NAMES)
    assert lines[1] == "You drew **green 2**." and lines[0].endswith("and find 15 points ⭐.") and len(lines) == 2
    (told,) = TURN.happened(named(events, NAMES), (), game.view(1), NAMES)
    assert " plays red 5, steps to " in told and told.endswith("and finds 15 points ⭐.")


# --- great moments, look-ups, the legend, the film ---------------------------------------------


def test_a_city_is_a_moment_and_worth_twice_to_a_researcher() -> None:
    game = stage("red 5", pieces="red 8 researcher")
    events = do(game, "play red 5")
    (moment,) = PICTURES.moments(events, game.view(None), NAMES)
    assert moment.alt.startswith("Mariana reaches the red city. Worth 100 points")
    (own,) = PICTURES.moments(events, game.view(0), NAMES)
    assert own.alt.startswith("You reach the red city. ")
    assert size(moment.draw()) == (1248, 702)
    assert units(moment.alt) <= 1024


def test_the_end_of_an_expedition_is_a_moment_with_a_line_a_player() -> None:
    game = stage("red 5", pieces="red 6", crossings=4, points=10, setup=GameSetup(4, seed="end"))
    events = do(game, "play red 5")
    (moment,) = PICTURES.round(1, events, game.view(None), NAMES)
    told = "Expedition I is over. Mariana took the fifth explorer over a bridge. Mariana 40 points, now 40 points. "
    assert moment.alt.startswith(told)
    assert [moment.alt.count(f"{name} 0 points, now 0 points") for name in NAMES] == [0, 1, 1, 1]
    assert size(moment.draw())[0] == 1248


def test_two_expeditions_that_end_in_one_message_are_told_each_with_its_own_points() -> None:
    game = stage("red 5", pieces="red 6", crossings=4)
    events = do(game, "play red 5")
    game.state.deck = cards("red 1")
    events += do(game, game.legal_actions()[-1].text, "draw")
    for number, numeral in enumerate(("I", "II")):
        (moment,) = PICTURES.round(number + 1, events, game.view(None), NAMES)
        brought = [player.expeditions[number].points for player in game.state.players]
        assert moment.alt.startswith(f"Expedition {numeral} is over. ")
        assert all(f"{name} {points} points, now " in moment.alt for name, points in zip(NAMES, brought, strict=False))


def test_most_turns_are_no_moment() -> None:
    game = stage("red 5", pieces="red 3")
    events, view = do(game, "play red 5"), game.view(None)
    assert PICTURES.moments(events, view, NAMES) == [] and PICTURES.round(1, events, view, NAMES) == []


def test_everything_that_can_be_looked_up_is_drawn() -> None:
    view = stage(tiles={"red 3": "arrow"}).view(0)
    drawn = {each.key: draw_look_up(each.key, ENGLISH) for each in everything(ENGLISH)}
    assert all(size(picture)[0] >= 500 for picture in drawn.values())
    different = {key: picture for key, picture in drawn.items() if key != "stones"}
    assert len(set(different.values())) == len(different), "no two things look alike"
    assert draw_look_up("path:red", ENGLISH, view) != drawn["path:red"], "as it lies in the game"
    for key in ("dragon:red", "card:red 11x", "tile:dragon"):
        with pytest.raises((KeyError, ValueError)):
            draw_look_up(key, ENGLISH)


def test_the_legend_fits_a_phone_and_the_score_says_whether_it_is_the_last() -> None:
    width, height = size(draw_legend(ENGLISH))
    assert width == 1248 and height < 1200
    sheets = stage().scores()
    final, so_far = (PICTURES.scores(sheets, NAMES[:2], so_far=each).draw() for each in (False, True))
    assert final != so_far
