"""What can be chosen is lit where it lies, each with its number, and no number covers what it points at."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator

import pytest

from arnak_bot.games.arnak.engine import Game, GameSetup
from arnak_bot.games.arnak.engine.actions import Verb
from arnak_bot.games.arnak.engine.view import GameView
from arnak_bot.games.arnak.wording.messages import ENGLISH as WORDS
from arnak_bot.games.arnak.wording.numbering import PlaceKind, numbers_of
from images import arnak as images
from images.arnak.ahead import costs_ahead
from images.arnak.badges import badge_box
from images.arnak.board import OWN_PANEL
from images.arnak.figures_on_map import letters_of
from images.arnak.hand import hand_of
from images.arnak.layout import LAYOUTS, Layout
from images.arnak.lit import LitKind, badges_of, places_of
from images.arnak.panel import panel_of
from images.arnak.players import chosen_on, panels_of
from images.arnak.words import ENGLISH
from images.kit.canvas import Box, overlap, wider
from tests.engine.stage import Stage
from tests.samples import all_day

NAMES = ("Ann", "Tom of the very long and famous family", "相子", "Ólafur")
SETUPS = [
    GameSetup(2, "bird", "lit"),
    GameSetup(4, "snake", "lit"),
    *all_day((), (GameSetup(3, "bird", "lit"), GameSetup(1, "snake", "lit", rival=2))),
]


def turns(setup: GameSetup) -> Iterator[GameView]:
    """Every view in which a player of a whole random game has to decide; nobody passes as
    long as there is a choice, and who can overcome a guardian does.
    """
    game, chance = Game.new(setup), random.Random(f"{setup}")
    while not game.over:
        seat = game.seats_to_act[0]
        view = game.view(seat)
        yield view
        choices = [action for action in view.legal if action.verb not in (Verb.PASS, Verb.CANCEL)]
        overcome = [action for action in choices if action.verb is Verb.OVERCOME]
        game.apply(chance.choice(overcome or choices or view.legal), seat)


def shown(view: GameView, layout: Layout) -> images.Private:
    return panel_of((), (), view, (0,) * len(view.players), layout.name, WORDS)[0]


def boxes_of(view: GameView, layout: Layout, lit: images.Lit) -> dict[tuple[LitKind, str], Box]:
    """The box of each lit place: on the board, on the viewer's panel, and in the hand as a card's position."""
    assert view.viewer is not None
    found: dict[tuple[LitKind, str], Box] = {}
    on_panel = chosen_on(
        view.players[view.viewer],
        panels_of(view, layout)[view.viewer] if lit.on_board.places else (0, 0, *OWN_PANEL),
        costs_ahead(view) if view.viewer in view.seats_to_act else (),
        lit.on_panel,
        ENGLISH,
    )
    hand = hand_of(view, "Ann", ENGLISH, numbers=lit.in_hand).cards
    for place in lit.places:
        if place.kind is LitKind.HAND:
            found[place.kind, place.id] = (hand.index(place.id), 0, 1, 1)
        elif (place.kind.value, place.id) in on_panel:
            found[place.kind, place.id] = on_panel[place.kind.value, place.id]
        else:
            (found[place.kind, place.id],) = places_of(view, layout, images.Lit((place,)))
    return found


@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=lambda layout: layout.name)
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_everything_that_a_menu_numbers_has_a_lit_box(setup: GameSetup, layout: Layout) -> None:
    for view in turns(setup):
        numbers, lit = numbers_of(view, WORDS), shown(view, layout).lit
        if numbers.things:
            continue
        boxes = boxes_of(view, layout, lit)
        numbered = {place.number: boxes[place.kind, place.id] for place in lit.places}
        assert set(numbered) == set(numbers.of.values())


def test_random_games_light_places_of_every_kind_but_the_temple() -> None:
    views = itertools.chain.from_iterable(turns(GameSetup(2, "bird", f"kinds {seed}")) for seed in range(4))
    kinds = {place.kind for view in views for place, _ in numbers_of(view, WORDS).places}
    assert kinds >= set(PlaceKind) - {PlaceKind.TEMPLE}


def test_all_main_and_free_actions_but_the_buttons_below_are_numbered() -> None:
    verbs = set()
    for view in turns(GameSetup(2, "bird", "lit")):
        if view.question is None and view.answers == ():
            left = [action.verb for action in view.legal if action.text not in numbers_of(view, WORDS).of]
            verbs |= set(left)
    assert verbs <= {Verb.PASS, Verb.END}


def test_cards_alike_in_hand_and_in_play_are_shown_and_numbered_apart() -> None:
    game = Stage(["axe", "fear"], play=["fear", "axe"]).game
    game.apply("play axe", 0)
    numbers, private = numbers_of(game.view(0), WORDS), shown(game.view(0), next(iter(LAYOUTS.values())))
    names = {text: numbers.things[number - 1].name for text, number in numbers.of.items()}
    assert names == {"exile fear": "Fear, from play", "exile axe": "Axe", "exile fear hand": "Fear, from hand"}
    assert [choice.words.splitlines()[0] for choice in private.choices] == [each.name for each in numbers.things]
    assert sorted(numbers.of.values()) == [1, 2, 3]


@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=lambda layout: layout.name)
@pytest.mark.parametrize("setup", SETUPS[:2], ids=str)
def test_numbers_keep_apart_and_lie_at_their_places(setup: GameSetup, layout: Layout) -> None:
    for view in itertools.islice(turns(setup), 0, None, 5):
        lit = shown(view, layout).lit
        badges = badges_of(view, layout, lit, letters_of(view, NAMES[: len(view.players)], ENGLISH), ENGLISH)
        for (one, _), (other, _) in itertools.combinations(badges, 2):
            shared = overlap(one, other)
            assert shared is None or (shared[2] - shared[0]) * (shared[3] - shared[1]) < 120, (one, other)
        places = [box for box, _ in badges]
        for box, texts in places_of(view, layout, lit).items():
            assert any(overlap(wider(box, 4, 4), place) for place in places), texts


def test_a_number_goes_to_the_nearest_place_where_it_covers_nothing() -> None:
    assert badge_box((40, 40), (0, 0, 200, 100), (0, 50), ((0, 0, 60, 100),)) == (60, 30, 100, 70)
