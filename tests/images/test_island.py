"""The island: sites keep to their places and are legible, faces and figures are told apart, the last move."""

from __future__ import annotations

import itertools
from dataclasses import replace
from typing import get_args

import pytest
from PIL import Image, ImageChops, ImageStat

from arnak_bot.games.arnak.engine import Game, GameSetup, content
from arnak_bot.games.arnak.engine import events as happened
from arnak_bot.games.arnak.engine.content.island import CAMPS
from arnak_bot.games.arnak.engine.effects import Token
from arnak_bot.games.arnak.engine.printed import IdolKind
from arnak_bot.games.arnak.engine.resources import Resource
from arnak_bot.games.arnak.engine.state import EMPTY, RIVAL_SEAT
from arnak_bot.games.arnak.engine.view import SiteView
from arnak_bot.games.arnak.players.eager_player import EagerPlayer
from arnak_bot.games.arnak.wording.messages import ENGLISH
from images import arnak as images
from images.arnak import track
from images.arnak.cards import name_lines
from images.arnak.figures_on_map import figure_picture
from images.arnak.ground import in_light, table
from images.arnak.guardians import guardian_picture
from images.arnak.headline import deed_line, draw_headline
from images.arnak.island import draw_island, idol_label, label_strip
from images.arnak.layout import LAYOUTS, TALL, WIDE, Layout
from images.arnak.marks import Deed, Marks, Outcome, Step, marks_of
from images.arnak.places import place_picture
from images.arnak.players import panel_boxes
from images.arnak.scene import Scene
from images.arnak.sites import SitePicture, site_picture
from images.arnak.temple import temple_picture
from images.arnak.theme import ROUND_LIGHTS
from images.arnak.title import race
from images.arnak.tokens import tokens_on
from images.arnak.track import draw_track
from images.arnak.trail import draw_outcome, draw_trail, trail_points
from images.kit.boxes import Box, overlap, shifted
from images.kit.canvas import Canvas
from images.kit.paintings import read_painting
from images.kit.text import fitted, text_width
from images.kit.theme import INK
from tests.engine.stage import Stage
from tests.pseudo.drawn import listening, not_right
from tests.samples import all_day

SMALLEST_ON_A_PHONE = 30
"""Of the 1,248 pixels of the tall layout: 9 points on a phone of 390."""

ALL = [pytest.param(layout, id=layout.name) for layout in LAYOUTS.values()]
TALL_ALL_DAY = all_day([TALL], LAYOUTS.values())


@pytest.mark.parametrize("board", content.BOARDS)
@pytest.mark.parametrize("layout", ALL)
def test_sites_keep_apart_and_on_the_island(layout: Layout, board: str) -> None:
    boxes = [layout.grid.box(site) for site in content.BOARDS[board].sites]
    width, height = layout.grid.size
    for left, top, right, bottom in boxes:
        assert left >= 0 and top >= 0 and right <= width and bottom <= height
    for one, other in itertools.combinations(boxes, 2):
        assert not overlap(one, other)


@pytest.mark.parametrize("layout", ALL)
def test_the_order_of_the_rows_is_that_of_the_rules(layout: Layout) -> None:
    sites = content.BOARDS["bird"].sites
    heights = {row: {layout.grid.box(site)[1] for site in sites if site.row == row} for row in range(4)}
    assert min(heights[0]) > max(heights[1]) > max(heights[2]) > max(heights[3])


@pytest.mark.parametrize("layout", ALL)
def test_the_parts_of_the_board_do_not_overlap(layout: Layout) -> None:
    width, height = layout.size
    left, top = layout.island
    parts = [
        layout.title,
        layout.headline,
        (left, top, left + layout.grid.size[0], top + layout.grid.size[1]),
        (*layout.track, layout.track[0] + 548, layout.track[1] + layout.track_height),
        *panel_boxes(layout.players, 4, (0,), stacked=layout.stacked),
    ]
    for artifacts in range(1, 6):
        cards = [layout.place(at, artifacts) for at in range(6)]
        wide, high = layout.card
        row = [(x, y, x + wide, y + high) for x, y in cards]
        for one, other in itertools.combinations([*parts, *row, *filter(None, [layout.staff(artifacts)])], 2):
            assert not overlap(one, other), (artifacts, one, other)
        assert all(x >= 0 and y >= 0 and x + wide <= width and y + high <= height for x, y in cards)


@pytest.mark.parametrize("board", content.BOARDS)
@pytest.mark.parametrize("layout", ALL)
def test_the_ground_is_painted_for_each_round_in_a_light_of_its_own(board: str, layout: Layout) -> None:
    painted = [table(board, layout.name, number) for number in range(1, 6)]
    assert all(picture.size == layout.size for picture in painted)
    for one, other in itertools.pairwise(painted):
        assert sum(ImageStat.Stat(ImageChops.difference(one, other)).mean) > 5


@pytest.mark.parametrize("board", content.BOARDS)
@pytest.mark.parametrize("number", all_day((1, 5), range(1, 6)))
def test_the_light_of_a_round_falls_softly_and_has_no_edge(board: str, number: int) -> None:
    grey = Image.new("RGB", TALL.size, (128, 128, 128))
    lit = in_light(grey, ROUND_LIGHTS[board][number - 1])
    for step in ((1, 0), (0, 1)):
        edges = ImageChops.difference(lit, ImageChops.offset(lit, *step)).crop((1, 1, *TALL.size))
        assert max(edges.tobytes()) <= 2
    assert lit.tobytes() != grey.tobytes()


@pytest.mark.parametrize("wanted", [(64, 48), (186, 131), (320, 240), (400, 300)])
def test_a_painting_is_read_no_larger_than_it_has_to_be(wanted: tuple[int, int]) -> None:
    whole, read = read_painting("places", "1-1"), read_painting("places", "1-1", wanted)
    assert wanted[0] <= read.width < 2 * max(wanted[0], whole.width // 8) and read.height >= wanted[1]
    fitting = whole.resize(read.size, Image.Resampling.BOX)
    assert max(ImageStat.Stat(ImageChops.difference(fitting, read)).mean) < 2, "and looks the same"


def test_every_place_has_a_picture_of_its_own() -> None:
    keys = [f"{tile.level}-{tile.number}" for tile in content.SITE_TILES] + [camp.id for camp in CAMPS]
    seen = {place_picture(key, (64, 48)).tobytes() for key in keys}
    assert len(seen) == len(keys) == 21


def test_every_guardian_has_a_face_of_its_own() -> None:
    assert len({guardian_picture(guardian.number, 64).tobytes() for guardian in content.GUARDIANS}) == 15


@pytest.mark.parametrize(("one", "other"), list(itertools.combinations(range(1, 16), 2)))
def test_guardians_are_told_apart_without_colour(one: int, other: int) -> None:
    faces = [guardian_picture(number, 32).convert("L") for number in (one, other)]
    assert ImageStat.Stat(ImageChops.difference(*faces)).mean[0] > 8


@pytest.mark.parametrize("layout", ALL)
def test_names_stay_on_their_slips(layout: Layout) -> None:
    grid = layout.grid
    named = [(tile.name, grid.site[0]) for tile in content.SITE_TILES] + [(camp.name, grid.camp[0]) for camp in CAMPS]
    for name, width in named:
        lines = name_lines(name, width - 16, grid.text, grid.text)
        assert all(text_width(line, grid.text, bold=True) <= width - 16 for line, _ in lines), name


def test_no_name_of_a_place_is_too_small_for_a_phone() -> None:
    assert LAYOUTS["tall"].grid.text >= SMALLEST_ON_A_PHONE and LAYOUTS["tall"].grid.sign >= SMALLEST_ON_A_PHONE


@pytest.mark.parametrize("layout", ALL)
@pytest.mark.parametrize("tile", content.SITE_TILES, ids=lambda tile: f"{tile.level}-{tile.number}")
def test_every_tile_is_drawn_with_and_without_a_guardian(tile: object, layout: Layout) -> None:
    level, number = tile.level, tile.number  # type: ignore[attr-defined]
    site = f"L{level}-1"
    drawn = set()
    for guardian in (0, 1, 8, 15):
        for stander in (EMPTY, 2):
            seen = SiteView(site, level, number, guardian, (), 0, (stander,))
            picture = site_picture("bird", layout.grid, seen, ("A", "B", "C", "D"), ENGLISH, marked=False).image
            assert picture.size == layout.grid.site
            drawn.add(picture.tobytes())
    assert len(drawn) == 8


@pytest.mark.parametrize("layout", ALL)
def test_a_trail_leaves_the_label_strip_idols_to_be_read(layout: Layout) -> None:
    view = Game.new(GameSetup(2, "bird", "marks")).view(None)
    steps = tuple(Step(0, "", site.id) for site in view.sites if not site.discovered)

    def drawn(marks: Marks) -> Image.Image:
        canvas = Canvas(layout.grid.size, INK)
        draw_island(canvas, Scene(view, ("A", "B"), ENGLISH), layout, marks)
        return canvas.image

    bare, crossed, written = drawn(Marks()), drawn(Marks(steps=steps)), 0
    for printed, seen in zip(content.BOARDS["bird"].sites, view.sites, strict=True):
        if not seen.discovered and any(idol_label(kind, ENGLISH) for kind in seen.idols):
            place, written = label_strip(layout.grid, layout.grid.box(printed)), written + 1
            assert bare.crop(place).tobytes() == crossed.crop(place).tobytes()
    assert written > 1 and bare.tobytes() != crossed.tobytes()


@pytest.mark.parametrize("layout", ALL)
def test_what_a_site_has_just_given_covers_only_its_landscape(layout: Layout) -> None:
    roomy = 0
    for tile in content.SITE_TILES:
        seen = SiteView(f"L{tile.level}-1", tile.level, tile.number, 0, (), 0, (2,))
        image, (left, top, right, bottom), *_ = site_picture(
            "bird", layout.grid, seen, ("A", "B", "C"), ENGLISH, marked=False
        )
        width, height = image.size
        landscape = place_picture(f"{tile.level}-{tile.number}", (width - 6, height - 6))
        assert left >= layout.grid.figure and right == width
        area = (width // 2, top, width - 20, bottom)
        assert image.crop(area).tobytes() == landscape.crop(shifted(area, -3, -3)).tobytes()
        roomy += bottom - top >= layout.grid.sign - 3
    assert roomy > len(content.SITE_TILES) // 2, "most have room for it"


@pytest.mark.parametrize(("one", "other"), list(itertools.combinations(range(4), 2)))
def test_archaeologists_are_told_apart_by_their_silhouette_alone(one: int, other: int) -> None:
    first, second = figure_picture(one, "A", 66)[1], figure_picture(other, "A", 66)[1]
    body = (0, 30, first.width, first.height)
    first, second = first.crop(body), second.crop(body)
    common = ImageStat.Stat(ImageChops.darker(first, second)).sum[0]
    assert common / ImageStat.Stat(ImageChops.lighter(first, second)).sum[0] < 0.92


def test_a_dig_is_told_by_a_step_and_what_it_gave() -> None:
    marks = marks_of(tuple(Stage(hand=["fear"]).do("dig camp-coins", "pay fear")))
    assert marks.steps == (Step(0, "", "camp-coins"),)
    assert marks.outcomes == (Outcome("camp-coins", (("coin", 2),)),)


def test_what_a_site_gives_is_told_of_it_though_a_free_action_came_between() -> None:
    events = (
        happened.Discovered(0, "", "L1-3"),
        happened.TookIdol(0, "site:L1-3", IdolKind.COIN),
        happened.SlottedIdol(0, "", "arrowhead"),
        happened.Gained(0, "slot:arrowhead", Resource.ARROWHEAD, 1),
        happened.Gained(0, "idol:coin", Resource.COIN, 1),
        happened.Gained(0, "site:L1-3", Resource.JEWEL, 1),
    )
    assert marks_of(events).outcomes == (Outcome("L1-3", (("idol", 1), ("coin", 1), ("jewel", 1))),)


def test_what_a_card_gives_is_not_told_of_a_site() -> None:
    stage = Stage(hand=["fear", "fear", "funding-car"])
    marks = marks_of(tuple(stage.do("play funding-car", "dig camp-compasses", "pay fear")))
    assert marks.outcomes == (Outcome("camp-compasses", (("compass", 2),)),)
    assert (0, Resource.COIN.value, 1) in marks.tokens


def test_what_whole_games_do_to_the_tokens_is_told_with_the_coins_for_pilots_R5() -> None:
    """And what they do to Fear: gained, brought home, exiled."""
    pilots, fear = 0, set[int]()
    for seed in range(6):
        game = Game.new(GameSetup(3, "snake", f"pilots {seed}"))
        seated = [EagerPlayer(f"{seed} {seat}") for seat in range(3)]
        while not game.over:
            seat, before = game.seats_to_act[0], game.view(None).players
            events = game.apply(seated[seat].choose(game.view(seat)), seat)
            pilots += sum(isinstance(event, happened.PaidTravel) and "pilot" in event.sources for event in events)
            found = {
                (player.seat, resource.value, count - was)
                for player, old in zip(game.view(None).players, before, strict=True)
                for (resource, count), (_, was) in zip(player.tokens, old.tokens, strict=True)
                if count != was
            }
            for player, old in zip(game.view(None).players, before, strict=True):
                if change := player.fear + player.fear_tiles - old.fear - old.fear_tiles:
                    found.add((player.seat, content.FEAR, change))
                    fear.add(change)
            assert set(marks_of(events).tokens) == found, events
    assert pilots > 5, "somebody hired one"
    assert {-1, 1} <= fear


def test_neither_a_new_hand_nor_the_fear_of_another_is_told_of_the_site_where_somebody_dug() -> None:
    dug = happened.Dug(RIVAL_SEAT, "", "camp-coins")
    assert marks_of((dug, happened.GainedFear(0, ""))).outcomes == ()
    assert (
        marks_of((happened.Dug(0, "", "camp-coins"), happened.RoundBegan(2), happened.Drew(0, "", "hat"))).outcomes
        == ()
    )


@pytest.mark.parametrize("layout", ALL)
def test_a_trail_ends_at_its_site_and_stays_on_the_island(layout: Layout) -> None:
    boxes = {site.id: layout.grid.box(site) for site in content.BOARDS["bird"].sites}
    width, height = layout.grid.size
    for target, box in boxes.items():
        for source in ("", "camp-jewel", "L2-1"):
            points = trail_points(layout.grid, Step(0, source, target), boxes)
            if not source and target.startswith("camp"):
                assert points == [], "a camp lies on the shore"
                continue
            assert all(0 <= x <= width and 0 <= y <= height for x, y in points)
            assert box[0] <= points[-1][0] <= box[2] and box[1] <= points[-1][1] <= box[3]


@pytest.mark.parametrize("layout", ALL)
def test_no_crumbs_of_a_trail_are_left_in_the_gaps_between_sites(layout: Layout) -> None:
    boxes = {site.id: layout.grid.box(site) for site in content.BOARDS["bird"].sites}
    sites = list(boxes.values())

    def trail(covered: list[Box]) -> Image.Image:
        canvas = Canvas(layout.grid.size, INK)
        draw_trail(canvas, layout.grid, Step(0, "", "L2-2"), boxes, covered)
        return canvas.image

    bare, crowded = trail([]), trail([*sites, (0, 0, layout.grid.size[0], layout.grid.tops[0])])
    assert bare.getcolors(1) is None, "all of it is seen where nothing covers it"
    assert crowded.getcolors(1) is not None, "and nothing where everything is covered"
    some = trail(sites[:9])
    for site in sites[:9]:
        assert some.crop(site).getcolors(1) is not None, "no sign is cut by the edge of a site"


def test_what_a_site_has_just_given_leaves_a_long_name_to_be_read() -> None:
    grid, outcome, box = WIDE.grid, Outcome("camp-arrowhead", (("arrowhead", 1),)), (100, 100, 286, 231)

    def drawn(label: tuple[int, int], *, guarded: bool = False) -> Box | None:
        canvas = Canvas(grid.size, INK)
        site = SitePicture(Image.new("RGB", (186, 131)), (180, 36, 186, 90), label, guarded)
        draw_outcome(canvas, grid, outcome, box, site)
        return ImageChops.difference(canvas.image, Image.new("RGB", grid.size, INK)).getbbox()

    beside, below = drawn((60, 36)), drawn((180, 36))
    assert beside and 100 < beside[1] < 136 and beside[2] <= 286, "beside a short name, inside the frame"
    assert below and below[1] >= 136 and below[2] <= 286, "below a long one"
    assert drawn((180, 36), guarded=True) is None, "nowhere, rather than on what the site gives"


@pytest.mark.parametrize("layout", ALL)
def test_what_a_guarded_site_has_just_given_never_lies_on_what_it_gives(layout: Layout) -> None:
    """Its upper half is full: the gains stand at the left of the guardian's face, right below the label."""
    words, grid = ENGLISH, layout.grid
    for printed in content.BOARDS["bird"].sites:
        if not printed.level:
            continue
        for tile in (tile for tile in content.SITE_TILES if tile.level == printed.level):
            seen = SiteView(printed.id, printed.level, tile.number, 3, (), 0, (1,))
            site = site_picture("bird", grid, seen, ("A", "B"), words, marked=True)
            for wide in range(40, site.image.width, 8):
                left = site.image.width - wide
                assert site.room_for(left, 37) is None or left >= min(site.free[0], site.label[0])


@pytest.mark.parametrize("gains", [(("coin", 1),), (("idol", 1), ("coin", 2), ("compass", 3), ("jewel", 1))])
@pytest.mark.parametrize("layout", ALL)
def test_what_a_site_has_just_given_lies_inside_its_frame(layout: Layout, gains: tuple[tuple[str, int], ...]) -> None:
    for printed in content.BOARDS["bird"].sites[:9]:
        box = layout.grid.box(printed)
        seen = SiteView(printed.id, printed.level, 1, 0, (), 0, (0, -1)[: len(printed.spaces)])
        site = site_picture("bird", layout.grid, seen, ("A", "B"), ENGLISH, marked=True)
        canvas = Canvas(layout.grid.size, INK)
        draw_outcome(canvas, layout.grid, Outcome(printed.id, gains), box, site)
        drawn = ImageChops.difference(canvas.image, Image.new("RGB", layout.grid.size, INK)).getbbox()
        assert drawn is not None
        assert box[0] < drawn[0] and box[1] < drawn[1] and drawn[2] < box[2] and drawn[3] < box[3]


@pytest.mark.parametrize("number", range(5))
def test_what_a_camp_has_just_given_covers_neither_its_name_nor_what_it_gives(number: int) -> None:
    printed = [site for site in content.BOARDS["bird"].sites if not site.level][number]
    seen = SiteView(printed.id, 0, 0, 0, (), 0, (0, -1))
    site = site_picture("bird", TALL.grid, seen, ("A", "B"), ENGLISH, marked=True)
    for left in range(site.free[0], site.image.width - 60, 10):
        down = site.room_for(left, 37)
        assert down is not None and site.label[1] <= down <= site.free[3] - 37


def test_of_a_long_turn_the_main_action_is_told_and_where_something_is_left_out() -> None:
    """A card without lightning is a main action (R20), one with it an aside."""
    view = Game.new(GameSetup(2, "bird", "caption")).view(None)
    main = next(card for card in content.CARD_BY_ID.values() if card.effect is not None and not card.free).id
    free = next(card for card in content.CARD_BY_ID.values() if card.free).id
    asides = tuple(happened.Played(0, "", free) for _ in range(9))
    said = {}
    for deeds in ((happened.Played(0, "", main), *asides), (*asides, happened.Played(0, "", main))):
        with listening() as heard:
            scene = Scene(view, ("Ann", "Bob"), ENGLISH)
            draw_headline(Canvas(TALL.size, INK), scene, Marks(deeds=deeds), TALL.headline)
            said[deeds[0].card] = " ".join(text.text for sheet in heard() for text, _ in sheet.texts)
    assert all(content.CARD_BY_ID[main].name in line for line in said.values())
    assert said[main].index(content.CARD_BY_ID[main].name) < said[main].index("…")
    assert said[free].index("…") < said[free].index(content.CARD_BY_ID[main].name)


def test_the_first_at_the_temple_and_the_last_round_are_told() -> None:
    view = replace(Game.new(GameSetup(2, "bird", "last")).view(None), round=5)
    for points, is_first in ((content.ARRIVAL_POINTS[0], True), (content.ARRIVAL_POINTS[1], False)):
        line = " ".join(deed_line(view, happened.ReachedTemple(0, "", points), ENGLISH))
        assert ("first" in line) is is_first
    with listening() as heard:
        images.draw_board(view, ("Ann", "Bob"), layout="tall", words=ENGLISH)
        said = [text.text for sheet in heard() for text, _ in sheet.texts]
    assert {"LAST", "V"} <= set(said) and "to move" not in said


@pytest.mark.parametrize(
    ("points", "said"), [((21, 23), "2 points behind"), ((23, 22), "1 point ahead"), ((9, 9), "level")]
)
def test_the_race_is_told_in_the_last_round(points: tuple[int, ...], said: str) -> None:
    assert race(points, 0, ENGLISH) == said


def test_who_has_won_is_named() -> None:
    game = Game.new(GameSetup(1, "bird", "won", rival=1))
    while not game.over:
        legal = game.legal_actions(0)
        game.apply(next((action for action in legal if action.text in ("pass", "end", "done")), legal[0]), 0)
    assert [sheet.seat for sheet in game.scores() if sheet.rank == 1] == [RIVAL_SEAT]
    with listening() as heard:
        images.draw_board(game.view(None), ("Ann", "The rival"), words=ENGLISH)
        said = [text.text for sheet in heard() if sheet.image.size == (350, 96) for text, _ in sheet.texts]
    own, rival = (sheet.total for sheet in game.scores())
    assert said[-3:] == ["R", "The rival", f"won by {rival - own} points"]


def test_the_last_move_is_seen_on_the_board() -> None:
    view = Game.new(GameSetup(2, "bird", "marks")).view(None)
    names = ("Ann", "Bob")
    plain = images.draw_board(view, names, words=ENGLISH)
    trail = images.draw_board(view, names, Marks(steps=(Step(0, "", "L2-2"),)), words=ENGLISH)
    won = images.draw_board(view, names, Marks(outcomes=(Outcome("camp-coins", (("coin", 2),)),)), words=ENGLISH)
    light = images.draw_board(view, names, Marks(sites=frozenset({"L2-3"})), words=ENGLISH)
    two = images.draw_board(view, names, Marks(steps=(Step(0, "", "L2-2"), Step(0, "", "L2-3"))), words=ENGLISH)
    told = images.draw_board(view, names, Marks(deeds=(happened.Dug(0, "", "camp-coins"),)), words=ENGLISH)
    assert len({plain, trail, won, light, two, told}) == 6


def every_deed() -> list[Deed]:
    """One of each kind, with the longest names there are."""
    card = max(content.CARD_BY_ID, key=lambda card: len(content.CARD_BY_ID[card].name))
    guardian = max(content.GUARDIANS, key=lambda guardian: len(guardian.name)).number
    return [
        happened.Dug(0, "", "L2-3"),
        happened.Discovered(0, "", "L2-3"),
        happened.Overcame(0, "", "L2-3", guardian),
        happened.Relocated(0, "", "L1-1", "L2-3"),
        happened.Researched(0, "", Token.NOTEBOOK, 4),
        happened.ReachedTemple(0, "", 11),
        happened.TookTempleTile(0, "", "11"),
        happened.Bought(0, "", card),
        happened.Played(0, "", card),
        happened.UsedAssistant(0, "", 1),
        happened.UsedBoon(0, "", guardian),
        happened.Passed(0, ""),
        happened.RivalRested(0, "", "discover-red", happened.RestCause.ALL_OUT),
    ]


def test_every_kind_of_deed_is_drawn() -> None:
    assert {type(deed) for deed in every_deed()} == set(get_args(Deed))


@pytest.mark.whole_check
@pytest.mark.parametrize("layout", TALL_ALL_DAY)
@pytest.mark.parametrize("names", [("Ann", "Bob"), pytest.param(("W" * 32, "M" * 32), marks=pytest.mark.slow)])
def test_the_headline_stays_in_its_box_and_says_the_latest_move_in_full(layout: Layout, names: tuple[str, ...]) -> None:
    view = Game.new(GameSetup(2, "bird", "headline")).view(None)
    tokens = tuple((0, resource.value, -3) for resource in Resource)
    pairs = [(one, replace(other, seat=1)) for one, other in itertools.product(every_deed(), repeat=2)]
    for deeds in (*((deed,) for deed in every_deed()), *pairs, tuple(every_deed())):
        canvas = Canvas(layout.size, INK)
        with listening() as heard:
            scene = Scene(view, names, ENGLISH)
            draw_headline(canvas, scene, Marks(deeds=deeds, tokens=tokens), layout.headline)
            said = [text for sheet in heard() for text, _ in sheet.texts]
            assert [wrong for sheet in heard() for wrong in not_right(sheet, names)] == [], deeds
        assert ImageChops.difference(canvas.image, Image.new("RGB", layout.size, INK)).getbbox() == layout.headline
        assert all(text.size >= SMALLEST_ON_A_PHONE for text in said)
        told = " ".join(text.text for text in said).split()
        latest = deed_line(view, deeds[-1], ENGLISH)
        assert all(word in told for part in latest if not part.startswith("#") for word in part.split()), deeds


@pytest.mark.parametrize("layout", TALL_ALL_DAY)
@pytest.mark.parametrize("setup", [GameSetup(2, "bird", "said"), GameSetup(1, "snake", "said", rival=3)], ids=str)
def test_the_headline_of_every_turn_of_a_game_says_its_main_action_in_full(setup: GameSetup, layout: Layout) -> None:
    game, player, turn, names = (
        Game.new(setup),
        EagerPlayer(4),
        tuple[happened.Event, ...](),
        ("Bartholomew", "The rival"),
    )
    while not game.over:
        seat = game.seats_to_act[0]
        turn += game.apply(player.choose(game.view(seat)), seat)
        if not turn or not isinstance(turn[-1], happened.TurnBegan) or not marks_of(turn).deeds:
            continue
        marks, view, turn = marks_of(turn), game.view(None), ()
        own = [deed for deed in marks.deeds if deed.seat == marks.deeds[-1].seat]
        free = (happened.UsedAssistant, happened.UsedBoon)
        main = [
            d
            for d in own
            if not (isinstance(d, free) or (isinstance(d, happened.Played) and content.CARD_BY_ID[d.card].free))
        ]
        with listening() as heard:
            draw_headline(Canvas(layout.size, INK), Scene(view, names, ENGLISH), marks, layout.headline)
            told = " ".join(text.text for sheet in heard() for text, _ in sheet.texts).split()
        said = deed_line(view, (main or own)[-1], ENGLISH)
        assert all(word in told for part in said if not part.startswith("#") for word in part.split()), (said, told)


@pytest.mark.parametrize("layout", ALL)
def test_the_whole_name_of_every_guardian_finds_room(layout: Layout) -> None:
    grid = layout.grid
    room = grid.site[0] - 2
    if grid.site[0] > 1.5 * grid.site[1]:  # beside the id
        room -= text_width("L2-4", grid.text, bold=True) + 20
    for guardian in content.GUARDIANS:
        assert fitted(guardian.name, room, grid.text, 22 if room < 180 else grid.text, bold=True)[0] == guardian.name


@pytest.mark.parametrize("side", content.BOARDS)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("layout", ALL)
def test_every_token_of_a_whole_game_is_44_pixels_high_and_a_part_of_each_is_seen(
    layout: Layout, players: int, side: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Wherever it is drawn: on a space, at the start, or waiting at the temple."""
    drawn: list[tuple[int, tuple[int, int], int]] = []
    monkeypatch.setattr(Canvas, "seat", lambda canvas, seat, at, size, **_: drawn.append((seat, at, size)))
    rival = 1 if players == 1 else None
    game, player, size = (
        Game.new(GameSetup(players, side, "tokens", rival=rival, edition=content.FIRST_EDITION)),
        EagerPlayer(2),
        (548, layout.track_height),
    )
    stood, crowd = set[tuple[object, ...]](), 0
    while not game.over:
        view = game.view(None)
        stands = tuple(tuple(tokens_on(view, space)) for space in range(len(content.BOARDS[side].research) - 1))
        if stands not in stood:
            stood.add(stands)
            drawn.clear()
            track._foot.cache_clear()
            temple_picture.cache_clear()
            draw_track(Canvas(size, INK), Scene(view, (), ENGLISH), frozenset(), layout.track_height)
            tokens = [(seat, at) for seat, at, high in drawn if high >= 44]
            assert len(tokens) == sum(map(len, stands)) + len(view.arrivals), "each is 44 pixels high"
            for (_, one), (_, other) in itertools.combinations(tokens, 2):
                least = 15 if max(map(len, stands)) <= 4 else 12
                assert max(abs(one[0] - other[0]), abs(one[1] - other[1])) >= least
            crowd = max(crowd, *map(len, stands))
        seat = game.seats_to_act[0]
        game.apply(player.choose(game.view(seat)), seat)
    assert len(stood) > 10 and crowd >= min(players, 3)


def test_a_dig_of_the_rival_is_told_at_its_site() -> None:
    """The reason of its choice is no site."""
    events = (happened.Dug(1, "", "camp-coins", happened.Reason.RIGHT), happened.Gained(1, "", Resource.COIN, 1))
    marks = marks_of(events)
    assert marks.sites == {"camp-coins"} and marks.outcomes == (Outcome("camp-coins", (("coin", 1),)),)


@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_a_guardian_that_has_moved_to_a_camp_is_drawn_there(layout: str) -> None:
    """It can be moved anywhere, and a camp has two spaces."""
    view = Game.new(GameSetup(4, "bird", "moved")).view(None)
    pictures = set()
    for standers in ((EMPTY, EMPTY), (EMPTY, 2), (0, 1)):
        camp = replace(view.sites[0], guardian=8, standers=standers)
        assert camp.id in {each.id for each in CAMPS}
        seen = replace(view, sites=(camp, *view.sites[1:]))
        pictures.add(images.draw_board(seen, ("Ann", "Bob", "Cleo", "Dan"), layout=layout, words=ENGLISH))
    assert len(pictures) == 3
