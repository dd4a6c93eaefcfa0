"""Panels, choices, the legend, the profile and the round card: what stands on them is all there and in its place."""

from __future__ import annotations

import dataclasses
import io
import itertools

import pytest
from PIL import Image, ImageStat

from arnak_bot.games.arnak.engine import Game, GameSetup, content
from arnak_bot.games.arnak.engine.resources import Resource
from arnak_bot.games.arnak.engine.state import OwnedAssistant
from arnak_bot.games.arnak.engine.view import PlayerView
from arnak_bot.games.arnak.figures import Figure
from arnak_bot.games.arnak.pictured import Part
from arnak_bot.games.arnak.players.eager_player import EagerPlayer
from arnak_bot.games.arnak.wording.messages import ENGLISH
from images import arnak as images
from images.arnak import chips, legend, phrases
from images.arnak.cards import HAND_CARD, figure_room
from images.arnak.chips import LINE, TEXT, Chip, changed, lines_high, lines_in, lines_of, more, number
from images.arnak.choices import paint_choices
from images.arnak.cliff import edge_signs
from images.arnak.layout import LAYOUTS, TALL, WIDE, Layout
from images.arnak.panel_head import HEAD, Head
from images.arnak.players import _chips, _Units, draw_player, panel_boxes, panels_of
from images.arnak.possessions import Told, by_name, by_picture, owned
from images.arnak.tiles import tile
from images.kit import theme
from images.kit.canvas import Canvas
from images.kit.text import text_width
from tests.pseudo.drawn import listening


def a_player(**changes: object) -> PlayerView:
    """Somebody with two of everything and an idol in a slot."""
    player = Game.new(GameSetup(4, "bird", "panel")).view(None).players[0]
    own: dict[str, object] = {"tokens": tuple((resource, 2) for resource in Resource), "slots": 1}
    return dataclasses.replace(player, **(own | changes))  # type: ignore[arg-type]


def chips_of(player: PlayerView, changes: tuple[tuple[str, int], ...], width: int, height: int) -> list[Chip]:
    return _chips(Told(player, changes, ENGLISH, close=width < 640), _Units(width, height))


@pytest.mark.parametrize("count", [0, 7, 10, 44, 99])
@pytest.mark.parametrize(
    "size", [(312, 180), (390, 180), (676, 142), (624, 180), (788, 180), (676, 285), (676, 365), (676, 487)]
)
def test_the_resources_of_a_panel_are_all_drawn(count: int, size: tuple[int, int]) -> None:
    """Five resources, three counts: whatever the numbers are, every chip finds a place inside its panel."""
    player = a_player(tokens=tuple((resource, count) for resource in Resource), hand_size=9, deck_size=12)
    chips = chips_of(player, (), *size)
    lines = lines_of(chips[: 8 if count or size[0] >= 640 else 3], size[0] - 20)
    assert all(sum(chip.width + 8 for chip in line) <= size[0] - 12 for line in lines)
    assert len(lines) * LINE <= size[1] - 48


@pytest.mark.parametrize(("width", "shown"), [(356, 3), (520, 3), (676, 5), (788, 5)])
def test_beside_others_only_the_tokens_that_one_has_or_has_just_spent_are_counted(width: int, shown: int) -> None:
    """Where there is room for all, each has its place; elsewhere figures are as large without the zeros."""
    tokens = tuple(zip(Resource, (3, 0, 1, 0, 0), strict=True))
    chips = chips_of(a_player(tokens=tokens), ((Resource.COMPASS, -2),), width, 180)
    counts = chips_of(a_player(tokens=()), (), width, 180)
    assert len(chips) - len(counts) == shown
    assert chips[0].width == chips_of(a_player(tokens=tokens), (), 788, 180)[0].width


def before_assistants(width: int) -> int:
    """Five resources, archaeologists, hand and deck (beside others in one), Fear, idol slots."""
    return 9 if width < 640 else 10


@pytest.mark.parametrize("number", [assistant.number for assistant in content.ASSISTANTS])
@pytest.mark.parametrize("gold", [False, True])
def test_the_panel_says_what_an_assistant_does_and_whether_it_is_used(number: int, gold: bool) -> None:
    fresh, used = OwnedAssistant(number, gold), OwnedAssistant(number, gold, exhausted=True)
    for width in (676, 312):
        drawn = {
            chips_of(a_player(assistants=(each,)), (), width, 180)[before_assistants(width)].width
            for each in (fresh, used)
        }
        assert all(chip <= width - 20 for chip in drawn) and len(drawn) == 2


@pytest.mark.parametrize("size", [(396, 219), (676, 142)])
def test_even_a_compact_panel_shows_both_assistants(size: tuple[int, int]) -> None:
    """Resources, counts, Fear and idols come first, then the assistants: all on the lines the panel has."""
    player = a_player(assistants=(OwnedAssistant(10, True), OwnedAssistant(4, True)), play=("hat", "axe", "rope"))
    chips = chips_of(player, (), *size)
    assert len(lines_of(chips[: before_assistants(size[0]) + 2], size[0] - 20)) <= (size[1] - 48) // LINE


def test_every_panel_of_four_on_a_phone_has_three_lines_and_that_of_the_mover_four() -> None:
    left, top, right, bottom = TALL.players
    heights = [box[3] - box[1] for box in panel_boxes((left, top, right, bottom), 4, (1,), stacked=True)]
    assert [lines_high(height - HEAD - 4) for height in heights] == [3, 4, 3, 3]


@pytest.mark.parametrize("size", [(380, 219), (676, 168), (676, 210)])
def test_cards_in_play_are_named_where_all_names_fit_and_counted_everywhere(size: tuple[int, int]) -> None:
    artifacts = tuple(card.id for card in content.EDITIONS[content.FIRST_EDITION].artifacts)[-14:]
    few, many = a_player(play=("rope", "fear", "fear")), a_player(play=artifacts)
    counts = [len(chips_of(player, (), *size)) - before_assistants(size[0]) for player in (few, many)]
    assert counts == [3, 15], "in play: Rope, Fear ×2; and fourteen pictures"


def test_only_items_and_artifacts_in_play_get_a_picture() -> None:
    """Everybody has Fear and the cards of the start: they are named, and never the largest art of a panel."""
    play = ("fear", "hat", "funding-car", "stone-jar")
    assert Told(a_player(play=play), (), ENGLISH, close=False).pictured == ("hat", "stone-jar")
    with listening() as heard:
        player = a_player(play=("fear", "hat", "funding-car"))
        canvas = Canvas((700, 400), theme.PAPER)
        head = Head(player.seat, "Ann", to_move=True, passed=player.passed, starts=False)
        draw_player(canvas, Told(player, (), ENGLISH, close=False), head, (0, 0, 676, 365))
        assert {"Fear", "Funding"} <= {text.text for sheet in heard() for text, _ in sheet.texts}


def test_fear_that_is_gained_is_not_welcome_and_fear_that_is_exiled_is() -> None:
    """Its plate is full where it is good for whoever has the panel, as that of tokens."""
    fear = {
        change: chips_of(a_player(tokens=()), (("fear", change),) if change else (), 676, 180) for change in (0, 1, -1)
    }
    wider = [chip.width for chip in fear[1] if chip not in fear[0]]
    assert len(wider) == 1 and wider == [chip.width for chip in fear[-1] if chip not in fear[0]]
    shares = {}
    for change, welcome in ((1, False), (-1, True)):
        canvas = Canvas((130, LINE), theme.PAPER)
        next(chip for chip in fear[change] if chip not in fear[0]).draw(canvas, 0, 0)
        shares[welcome] = sum(count for count, colour in canvas.image.getcolors(1 << 16) or () if colour == theme.WON)
    assert shares[True] > 200 > shares[False] == 0


def test_cards_in_play_of_the_same_name_are_counted_together() -> None:
    """A car or a ship is on them, which is for travelling, and they lie there now."""
    play = ("funding-car", "fear", "funding-ship", "exploration-car", "fear")
    for cards in (by_name(play, ENGLISH, pictured=True)[1:], by_picture(play)):
        assert [chip.counts for chip in cards] == [2, 1, 2]


def test_no_name_of_a_card_in_play_is_cut_and_those_left_out_are_counted_at_the_end() -> None:
    play = ("pathfinders-sandals", "obsidian-earring", "exploration-car", "hat", "fear", "fear", "funding-car")
    tokens = tuple((resource, int(resource is Resource.COIN)) for resource in Resource)
    player = a_player(tokens=tokens, slots=0, play=play, assistants=(OwnedAssistant(10, True, True),))
    shown = chips_of(player, (), 436, 220)
    named = by_name(play, ENGLISH, pictured=False)[1:]
    left_out = [chip for chip in named if chip not in shown]
    assert left_out and left_out == list(named[-len(left_out) :]), "the oldest, for which there is no room"
    assert shown[-1] == more(sum(chip.counts for chip in left_out), ENGLISH)


def test_which_guardians_were_overcome_is_seen_whether_or_not_their_boons_are_used() -> None:
    used, unused = (
        owned(Told(a_player(guardians=(3, 5), used_boons=boons), (), ENGLISH, close=False), in_words=True)
        for boons in ((3, 5), ())
    )
    assert len(used) == len(unused) and len({*used[-2:], *unused[-2:]}) == 4


def test_idols_in_the_crates_have_a_word_where_there_is_room_for_words() -> None:
    told = Told(a_player(crates=2), (), ENGLISH, close=False)
    widths = [sum(chip.width for chip in owned(told, in_words=each)) for each in (True, False)]
    without = Told(a_player(), (), ENGLISH, close=False)
    plain = [sum(chip.width for chip in owned(without, in_words=each)) for each in (True, False)]
    assert widths[0] - plain[0] > widths[1] - plain[1] + text_width("idols", TEXT)


@pytest.mark.parametrize("height", [180, 241, 361, 365])
@pytest.mark.parametrize("cards", [1, 3, 4, 5, 6])
def test_a_panel_on_a_phone_leaves_nothing_out_where_names_find_the_room_that_cards_do_not(
    height: int, cards: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def leaves_out(hidden: int, words: object) -> Chip:
        raise AssertionError(f"{hidden} more")

    monkeypatch.setattr(chips, "more", leaves_out)
    used = (OwnedAssistant(10, True, True), OwnedAssistant(4, True, True))
    play = ("exploration-car", "funding-ship", "fear", "funding-car", "fear", "hat")[:cards]
    player = a_player(
        assistants=used, guardians=(3, 5), used_boons=(3, 5), slots=3, temple_tiles=("2-left",), play=play
    )
    canvas = Canvas((676, height), theme.PAPER)
    head = Head(player.seat, "Ada", to_move=False, passed=player.passed, starts=True)
    draw_player(canvas, Told(player, (), ENGLISH, close=False), head, (0, 0, 676, height))
    assert canvas.image.getcolors(2) is None


def test_beside_others_no_card_in_play_is_left_out_without_a_word() -> None:
    """Each is named or shown, with how many there are of it; or it is told how many more there are."""
    play = ("rope", "fear", "fear", "fear", "hat", "axe", "watch", "funding-car")
    used = (OwnedAssistant(10, True, True), OwnedAssistant(4, True, True))
    tokens, changes = tuple((resource, 2) for resource in Resource), tuple((resource, -1) for resource in Resource)
    for player in (a_player(play=play), a_player(play=play, assistants=used, guardians=(3,), used_boons=(3,))):
        for spent in ((), changes):
            chips = chips_of(dataclasses.replace(player, tokens=tokens), spent, 436, 220)
            kept = [chip for line in lines_in(chips, 416, lines_high(220 - HEAD - 4), ENGLISH) for chip in line]
            counted = sum(chip.counts for chip in kept if chip in by_picture(play) or chip in every_name(play))
            hidden = next((count for count in range(1, 20) if more(count, ENGLISH) in kept), 0)
            assert counted + hidden >= len(play)


def every_name(play: tuple[str, ...]) -> list[Chip]:
    return [chip for pictured in (True, False) for chip in by_name(play, ENGLISH, pictured=pictured)]


def test_what_is_gained_after_a_deed_has_a_plus() -> None:
    """Exiling a card for two coins is not exiling two."""
    assert phrases.card(content.CARD_BY_ID["mortar"], ENGLISH) == (("#exile", "exile"), ("+2", "#coin"))
    assert phrases.card(content.CARD_BY_ID["horse"], ENGLISH)[-1] == ("+", "#coin", "#compass")


def test_a_panel_says_who_leads_and_who_has_as_many_points() -> None:
    view = Game.new(GameSetup(3, "bird", "leads")).view(None)
    seen = {}
    for points in ((9, 8, 7), (9, 9, 7), (9, 9, 9)):
        seen[points] = images.draw_part(
            dataclasses.replace(view, points=points), ("A", "B", "C"), Part.PLAYER, 0, words=ENGLISH
        )
    alone, tied, all_tied = seen.values()
    assert alone != tied == all_tied


@pytest.mark.parametrize(("ranks", "word"), [((1, 2), "won"), ((1, 1), "tied")])
def test_a_panel_says_who_has_won_by_rank_where_points_are_equal(ranks: tuple[int, ...], word: str) -> None:
    """R45: as many points do not make a tie where somebody reached the temple earlier."""
    game = Game.new(GameSetup(2, "bird", "won"))
    while not game.over:
        seat = game.seats_to_act[0]
        legal = game.legal_actions(seat)
        game.apply(next((action for action in legal if action.text in ("pass", "end", "done")), legal[0]), seat)
    view = game.view(None)
    scores = tuple(dataclasses.replace(sheet, rank=rank) for sheet, rank in zip(view.scores, ranks, strict=True))
    with listening() as heard:
        images.draw_board(dataclasses.replace(view, scores=scores, points=(9, 9)), ("Ann", "Bob"), words=ENGLISH)
        said = [text.text for sheet in heard() for text, _ in sheet.texts]
    assert said.count(word) == ranks.count(1)
    assert "leads" not in said


@pytest.mark.parametrize(("count", "stacked"), [(2, True), (2, False), (3, False), (4, False)])
def test_two_and_all_beside_each_other_share_their_place_evenly_whoever_moves(count: int, stacked: bool) -> None:
    area = (8, 814, 1592, 994)
    ways = {panel_boxes(area, count, movers, stacked=stacked) for movers in ((0,), (1,), (0, 1), ())}
    assert len(ways) == 1, "nothing jumps when the turn passes"
    (boxes,) = ways
    at = 1 if stacked else 0
    lengths = [box[at + 2] - box[at] for box in boxes]
    assert max(lengths) - min(lengths) <= 2
    assert boxes[0][:2] == (8, 814) and boxes[-1][2:] == (1592, 994)


@pytest.mark.parametrize("layout", [WIDE, TALL], ids=["wide", "tall"])
def test_the_rival_leaves_the_player_two_thirds_even_when_nobody_moves(layout: Layout) -> None:
    view = Game.new(GameSetup(1, "bird", "beside", rival=1)).view(None)
    moving, idle = panels_of(view, layout), panels_of(dataclasses.replace(view, seats_to_act=()), layout)
    assert moving == idle
    at = 1 if layout.stacked else 0
    player, rival = (box[at + 2] - box[at] for box in moving)
    assert abs(player - 2 * rival) <= 3


@pytest.mark.parametrize("movers", [(0,), (2,), (0, 1), ()])
@pytest.mark.parametrize(("count", "larger"), [(3, 2), (4, 1.25)])
def test_of_several_below_each_other_whoever_moves_has_a_larger_panel(
    count: int, movers: tuple[int, ...], larger: float
) -> None:
    boxes = panel_boxes((8, 814, 1592, 994), count, movers, stacked=True)
    lengths = [box[3] - box[1] for box in boxes]
    for seat, length in enumerate(lengths):
        assert abs(length - min(lengths) * (larger if movers == (seat,) else 1)) <= 4
    assert boxes[0][:2] == (8, 814) and boxes[-1][2:] == (1592, 994)


THINGS = [
    *(("silver", str(assistant.number)) for assistant in content.ASSISTANTS),
    *(("gold", str(assistant.number)) for assistant in content.ASSISTANTS),
    *(("guardian", str(guardian.number)) for guardian in content.GUARDIANS),
    *(("site", f"{tile.level}-{tile.number}") for tile in content.SITE_TILES),
    *(("idol", kind) for kind in content.IDOL_EFFECTS),
    *(("slot", slot.name) for slot in content.IDOL_SLOT_EFFECTS),
    *(("bonus", kind) for kind in content.BONUS_TILE_EFFECTS),
    *(("temple", stack.id) for stack in content.TEMPLE_STACKS),
]


@pytest.mark.parametrize(("kind", "name"), THINGS)
def test_every_thing_one_can_choose_has_a_picture_of_its_own(kind: str, name: str) -> None:
    drawn = tile(kind, name, ENGLISH)
    assert drawn.size == HAND_CARD
    assert ImageStat.Stat(drawn.convert("L")).stddev[0] > 20, "something stands on it"


@pytest.mark.parametrize("count", range(1, 13))
def test_choices_stand_side_by_side_no_wider_than_the_tall_board(count: int) -> None:
    choices = [images.Choice("silver", str(1 + at), f"Name {at}\n{'some words ' * at}") for at in range(count)]
    picture = Image.open(io.BytesIO(paint_choices(choices, ENGLISH).encode()))
    assert picture.width == TALL.size[0] and picture.height < 4 * TALL.size[1] // 2
    fewer = Image.open(io.BytesIO(paint_choices(choices[:1], ENGLISH).encode()))
    assert fewer.height <= picture.height


def test_a_single_thing_that_is_only_shown_is_narrow_so_that_its_text_is_large_on_a_phone() -> None:
    choice = images.Choice("silver", "1", "Name\nsome words")
    assert paint_choices([choice], ENGLISH, numbered=False).image.width == 640
    assert paint_choices([choice] * 2, ENGLISH, numbered=False).image.width == TALL.size[0]


@pytest.mark.parametrize(("count", "size"), [(5, 44), (9, 38), (40, 32)])
def test_a_text_beside_its_picture_is_as_large_as_there_is_room(count: int, size: int) -> None:
    with listening() as heard:
        paint_choices([images.Choice("silver", "1", f"Name\n{'some words ' * count}")] * 2, ENGLISH)
        assert {text.size for sheet in heard() for text, _ in sheet.texts if text.text.startswith("some")} == {size}


def test_the_profile_loses_no_figure_but_zeros() -> None:
    """With more lines than great numbers the rest of the first section stands below; a line of zeros takes no room."""
    rows = tuple((f"line {at}", str(at + 1)) for at in range(8))
    heights = [Image.open(io.BytesIO(images.draw_statistics("Ann", page, ENGLISH))).height for page in (
        (("Games", rows[:5]),), (("Games", rows),), (("Games", rows), ("Empty", (("none", "0"), ("no", "0 / 0")))),
    )]  # fmt: skip
    assert heights[0] < heights[1] == heights[2]


def test_a_round_card_shows_no_line_in_which_nothing_happened() -> None:
    view = Game.new(GameSetup(2, "bird", "round")).view(None)
    quiet: tuple[dict[str, int], ...] = ({"cards played": 2}, {})
    busy = ({"cards played": 2, "dug camp": 1}, {"items bought": 1})
    heights = [
        Image.open(io.BytesIO(images.draw_round(view, ("Ann", "Bob"), 1, done, words=ENGLISH))).height
        for done in (quiet, busy)
    ]
    assert heights[1] - heights[0] == 2 * 56
    plain = images.draw_round(view, ("Ann", "Bob"), 1, busy, words=ENGLISH)
    assert images.draw_round(view, ("Ann", "Bob"), 1, busy, "Bob bought an item", words=ENGLISH) != plain


def test_the_round_card_of_a_solo_game_names_the_rival_who_begins_the_next_round_R46() -> None:
    view = Game.new(GameSetup(1, "bird", "round", rival=1)).view(None)
    cards = {images.draw_round(view, ("Ann", rival), 1, [{}], words=ENGLISH) for rival in ("Rex", "Max")}
    assert len(cards) == 2, "the rival has no column here: the name stands where it says who begins"


def test_there_is_no_choice_among_nothing_and_no_unknown_thing() -> None:
    with pytest.raises(ValueError, match="nothing to choose"):
        paint_choices([], ENGLISH)
    with pytest.raises(KeyError):
        paint_choices([images.Choice("unicorn", "1", "Name")], ENGLISH)


def test_the_legend_names_every_sign_of_the_pictures_once() -> None:
    """Whatever sign an effect, a cost, a row of the track or a panel uses, the legend says what it means."""
    assert len(legend.SIGNS) == len({*legend.SIGNS})
    used = {
        sign.partition("@")[0]
        for card in content.CARD_BY_ID.values()
        for part in phrases.card(card, ENGLISH, in_hand=True)
        for sign in part
        if sign.startswith("#")
    }
    used |= {
        sign.partition("@")[0]
        for board in content.BOARDS.values()
        for row in board.rows
        for effect in (row.glass, row.notebook)
        for sign in edge_signs(effect)
        if sign.startswith("#")
    }
    assert used <= {f"#{sign}" for sign in legend.SIGNS}


@pytest.mark.whole_check
def test_every_icon_that_a_game_draws_is_in_the_legend() -> None:
    """The board, hands, round cards and moments of whole games; guardians and assistants are portraits, no signs."""
    with listening() as heard:
        for setup in (
            GameSetup(2, "bird", "signs"),
            GameSetup(4, "snake", "signs"),
            GameSetup(1, "snake", "signs", rival=2),
        ):
            draw_a_game(setup)
        drawn = {sign for sheet in heard() for sign in sheet.signs if not sign.startswith(("guardian-", "assistant-"))}
    assert drawn <= {*legend.SIGNS} and len(drawn) > 30


def draw_a_game(setup: GameSetup) -> None:
    game, player = Game.new(setup), EagerPlayer(2)
    names = ("Ann", "Bob", "Cleo", "Dan")[: max(2, setup.players)]
    for at in itertools.count():
        if not at % 30 or game.over:
            view = game.view(None)
            for layout in LAYOUTS:
                images.draw_board(view, names, layout=layout, words=ENGLISH)
            images.draw_round(view, names, 1, [dict.fromkeys(Figure, 1) for _ in names], "", words=ENGLISH)
            for seat in () if game.over else game.seats_to_act:
                images.draw_hand(game.view(seat), names[seat], ENGLISH)
        if game.over:
            return
        seat = game.seats_to_act[0]
        game.apply(player.choose(game.view(seat)), seat)


def test_what_finds_no_room_on_a_panel_is_counted_on_it() -> None:
    chips = [Chip(90, lambda canvas, x, y: None) for _ in range(10)]
    label = Chip(90, lambda canvas, x, y: None, counts=0)
    lines = lines_in([*chips[:5], label, *chips[5:]], 300, 2, ENGLISH)
    shown = [chip for line in lines for chip in line]
    assert len(lines) == 2 and sum(chip in chips for chip in shown) == 5
    assert shown[-1].width == more(5, ENGLISH).width and label not in shown
    assert lines_in(chips[:6], 300, 2, ENGLISH) == lines_of(chips[:6], 300), "nothing is counted where all find room"


def test_what_was_won_and_what_was_lost_differ_in_more_than_their_sign() -> None:
    """A full round plate and an empty frame: told apart without colour, at the size of a phone."""
    plates = []
    for change in (2, -2):
        canvas = Canvas((120, LINE), theme.LIGHT)
        changed(number("3", "coin", theme.INK, theme.INK), change, welcome=change > 0).draw(canvas, 0, 0)
        plates.append(canvas.image.crop((60, 8, 104, 36)).convert("L"))
    won, lost = (ImageStat.Stat(plate).mean[0] for plate in plates)
    assert lost - won > 40


def test_a_figure_moves_out_from_under_the_signs_of_its_card_or_shrinks() -> None:
    """A price pill lay over the tent, the journal and the balloon."""
    free = figure_room("tent", 198, 62, 70, ())
    assert free == (62, 198 * 58 // 100)
    pill, points = (5, 69, 72, 96), (144, 43, 194, 93)
    figure, centre = figure_room("tent", 198, 62, 70, (pill, points))
    assert figure >= 40 and pill[2] - 6 <= centre - figure // 2 and centre + figure // 2 <= points[0] + 6
    assert figure_room("tent", 198, 62, 70, ((0, 0, 198, 200),)) == free, "nowhere is better"
