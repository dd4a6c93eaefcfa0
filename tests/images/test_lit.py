"""Everything that can be chosen is shown with its number, large enough for a phone, and no number covers anything."""

from __future__ import annotations

import io
import itertools
import random
from collections.abc import Iterator

import pytest
from PIL import Image, ImageChops, ImageStat

from arnak_bot.games.arnak.engine import Game, GameSetup
from arnak_bot.games.arnak.engine.actions import Verb
from arnak_bot.games.arnak.engine.content import FIRST_EDITION
from arnak_bot.games.arnak.engine.view import GameView
from arnak_bot.games.arnak.wording.messages import ENGLISH
from arnak_bot.games.arnak.wording.numbering import PlaceKind, numbers_of
from images import arnak as images
from images.arnak import chips
from images.arnak.board import lay_own_panel
from images.arnak.frame import BADGE, number_width
from images.arnak.hand import hand_of
from images.arnak.options import Options
from images.arnak.panel import panel_of
from images.arnak.scene import Scene
from images.arnak.small_map import MAP, lay_map
from images.kit.boxes import overlap
from images.kit.canvas import Canvas
from images.kit.names import shown_name
from images.kit.theme import INK
from tests.engine.stage import Stage
from tests.pseudo.drawn import listening, not_right
from tests.samples import all_day

NAMES = ("Ann", "Tom of the very long and famous family", "相子", "Ólafur")
SETUPS = [
    GameSetup(2, "bird", "lit"),
    *all_day((), (GameSetup(4, "snake", "lit"), GameSetup(3, "bird", "lit"), GameSetup(1, "snake", "lit", rival=2))),
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


def shown(view: GameView) -> images.Private:
    return panel_of((), (), view, (0,) * (len(view.players) + (view.rival is not None)), ENGLISH)[0]


def drawn_on_panel(view: GameView, lit: images.Lit) -> list[str]:
    """The numbers in the badges on the viewer's panel."""
    names, drawn = (*NAMES[: len(view.players)], "Rival"), list[str]()
    chips._picture.cache_clear()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Canvas, "badge", lambda _, box, text, size: drawn.append(text))
        lay_own_panel(Canvas((902, 327), INK), Scene(view, names, ENGLISH), (902, 327), lit.on_panel, ())
    chips._picture.cache_clear()
    return drawn


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_everything_that_a_menu_numbers_is_drawn_with_its_number(setup: GameSetup) -> None:
    for view in turns(setup):
        numbers, lit = numbers_of(view, ENGLISH), shown(view).lit
        if numbers.things:
            continue
        hand = hand_of(view, "Ann", ENGLISH).cards
        in_hand = [place.numbers for place in lit.in_hand if place.id in hand]
        drawn = [*drawn_on_panel(view, lit), *(place.numbers for place in lit.on_table), *in_hand]
        assert {int(each) for text in drawn for each in text.split(", ")} == set(numbers.of.values())


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_whatever_is_written_beside_a_choice_is_in_letters_that_a_font_has(setup: GameSetup) -> None:
    written = {line for view in turns(setup) for choice in shown(view).choices for line in choice.words.splitlines()}
    assert "Leaves your deck for good." in written
    assert {line for line in written if shown_name(line, None, ENGLISH.pictures) != line} == set()


def test_random_games_light_places_of_every_kind_but_the_temple() -> None:
    views = itertools.chain.from_iterable(turns(GameSetup(2, "bird", f"kinds {seed}")) for seed in range(4))
    kinds = {place.kind for view in views for place, _ in numbers_of(view, ENGLISH).places}
    assert kinds >= set(PlaceKind) - {PlaceKind.TEMPLE}


def test_all_main_and_free_actions_but_the_buttons_below_are_numbered() -> None:
    verbs = set()
    for view in turns(GameSetup(2, "bird", "lit")):
        if view.question is None and view.answers == ():
            left = [action.verb for action in view.legal if action.text not in numbers_of(view, ENGLISH).of]
            verbs |= set(left)
    assert verbs <= {Verb.PASS, Verb.END}


def test_cards_alike_in_hand_and_in_play_are_shown_and_numbered_apart() -> None:
    game = Stage(["axe", "fear"], play=["fear", "axe"]).game
    game.apply("play axe", 0)
    numbers, private = numbers_of(game.view(0), ENGLISH), shown(game.view(0))
    names = {text: numbers.things[number - 1].name for text, number in numbers.of.items()}
    assert names == {"exile fear": "Fear, from play", "exile axe": "Axe", "exile fear hand": "Fear, from hand"}
    assert [choice.words.splitlines()[0] for choice in private.choices] == [each.name for each in numbers.things]
    assert sorted(numbers.of.values()) == [1, 2, 3]


def test_each_token_that_may_move_to_a_space_has_a_tile_of_its_own() -> None:
    places = [place for view in turns(GameSetup(2, "bird", "lit")) for place in shown(view).lit.on_table]
    spaces = [place for place in places if place.kind is PlaceKind.SPACE]
    assert {place.id.split()[0] for place in spaces} == {"glass", "notebook"}
    assert all("," not in place.numbers for place in spaces)


@pytest.mark.parametrize("count", range(1, 23))
def test_tiles_stay_on_the_picture_and_apart(count: int) -> None:
    options = Options(tuple(images.LitPlace(PlaceKind.CARD, str(at), str(at)) for at in range(count)))
    for left, top, right, bottom in options.boxes:
        assert left >= 0 and right <= 1248 and top >= 0 and bottom <= options.height
        assert right - left >= 298, "a quarter of the picture"
    assert not any(overlap(one, other) for one, other in itertools.combinations(options.boxes, 2))


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_tile_says_all_in_letters_that_a_phone_shows_and_its_number_covers_nothing(setup: GameSetup) -> None:
    """Over whole games: texts stay on their plates, none is lower than 30 of 1,248 pixels or lies under the number."""
    seen = set[tuple[object, ...]]()
    for view in turns(setup):
        scene = Scene(view, NAMES[: len(view.players)], ENGLISH)
        for place in shown(view).lit.on_table:
            key = (place, view.sites if place.kind in (PlaceKind.SITE, PlaceKind.GUARDIAN) else ())
            if key in seen or (len(seen) > 60 and len(seen) % 7):
                seen.add(key)
                continue
            seen.add(key)
            options = Options((place,) * 7)  # the smaller size
            with listening() as heard:
                options.lay(Canvas((1248, options.height), INK), scene)
                (left, top, right, bottom), sheets = options.boxes[0], heard()
            badge = (2, 2, number_width(place.numbers) - 2, BADGE)
            for sheet in sheets:
                if sheet.image.size != (right - left, bottom - top):
                    continue
                boxes = [each.box for each, _ in sheet.texts] + [sign for sign, _ in sheet.icons]
                assert not any(overlap(badge, box) for box in boxes), place
                assert all(each.size >= 30 for each, _ in sheet.texts), (place, [each for each, _ in sheet.texts])
                assert [wrong for wrong in not_right(sheet, ()) if "leaves" in wrong] == [], place


def test_a_place_that_is_not_there_is_refused() -> None:
    scene = Scene(Game.new(GameSetup(2, "bird", "lit")).view(0), ("A", "B"), ENGLISH)
    for place in ((PlaceKind.CARD, "no-card"), (PlaceKind.SITE, "L9-9"), (PlaceKind.TEMPLE, "7")):
        with pytest.raises((KeyError, ValueError)):
            Options((images.LitPlace(*place, "1"),)).lay(Canvas((1248, 400), INK), scene)


def test_the_small_map_is_dim_but_for_what_can_be_chosen() -> None:
    scene = Scene(Game.new(GameSetup(2, "bird", "lit")).view(0), ("A", "B"), ENGLISH)
    bare, lit = Canvas(MAP, INK), Canvas(MAP, INK)
    lay_map(bare, scene, ())
    lay_map(lit, scene, (images.LitPlace(PlaceKind.SITE, "camp-jewel", "3"),))
    box = ImageChops.difference(bare.image, lit.image).getbbox()
    assert box is not None and box[2] - box[0] < 90 and box[3] - box[1] < 110
    assert sum(ImageStat.Stat(lit.image.crop(box)).mean) > sum(ImageStat.Stat(bare.image.crop(box)).mean) * 1.3


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_numbers_go_down_the_picture_panel_tiles_hand(setup: GameSetup) -> None:
    for view in turns(setup):
        lit = shown(view).lit
        parts = [[place.numbers for place in part] for part in (lit.on_panel, lit.on_table, lit.in_hand)]
        numbers = [int(number) for part in parts for text in part for number in text.split(", ")]
        assert numbers == sorted(numbers) == list(range(1, len(numbers) + 1))


def test_every_tile_and_card_says_what_can_be_done_with_it() -> None:
    verbs = dict[PlaceKind, set[str]]()
    for view in turns(GameSetup(2, "snake", "lit", edition=FIRST_EDITION)):
        for place in shown(view).lit.places:
            verbs.setdefault(place.kind, set()).add(place.verb)
    assert verbs[PlaceKind.SITE] >= {"dig", "discover"} and verbs[PlaceKind.GUARDIAN] == {"overcome"}
    assert verbs[PlaceKind.SPACE] == {"research"} and "buy" in verbs[PlaceKind.CARD] and "play" in verbs[PlaceKind.HAND]
    assert all(word for words in verbs.values() for word in words)


def test_few_choices_lie_beside_the_panel_or_the_map_and_leave_no_line_half_empty() -> None:
    view = next(turns(GameSetup(2, "bird", "few")))
    kind, ids = PlaceKind.SITE, ("camp-coins", "camp-compasses", "camp-tablets")
    heights = []
    for count in (1, 2, 3):
        lit = images.Lit(tuple(images.LitPlace(kind, site, str(at)) for at, site in enumerate(ids[:count], 1)))
        drawn = images.draw_private(view, ("Ann", "Bob"), images.Private(lit=lit), ENGLISH)
        heights.append(Image.open(io.BytesIO(drawn)).height)
    one, two, three = heights
    assert one < three - MAP[1] and two < three


def test_a_panel_in_which_only_a_pass_is_left_shows_what_its_player_has_and_says_so() -> None:
    view = Stage([]).game.view(0)
    private = shown(view)
    assert private.shows_panel and private.rest == "You can only pass."
    assert panel_of((), (), view, (0, 0), ENGLISH)[1] == [private.rest]
    assert not shown(Stage(["fear"]).game.view(0)).rest, "there is a site to dig at"
    assert images.draw_private(view, NAMES[:2], private, words=ENGLISH)
