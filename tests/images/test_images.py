"""Pictures: the right size, the same bytes for the same view, text inside its box, nothing private."""

from __future__ import annotations

import io
import random

import pytest
from PIL import Image, ImageFilter

from arnak_bot.games.arnak.engine import Game, GameSetup
from arnak_bot.games.arnak.engine.content import ASSISTANTS, CARD_BY_ID, GUARDIANS
from arnak_bot.games.arnak.wording import effects
from arnak_bot.games.arnak.wording.messages import ENGLISH
from images import arnak as images
from images.arnak.cards import ROW_CARD, hand_card, row_card
from images.kit import ASSETS
from images.kit.masks import grown
from images.kit.text import fitted, text_width, wrapped
from tests.engine.playing import BOARD_NAMES, SEATS
from tests.engine.stage import Stage
from tests.samples import all_day

NAMES = ("Ann", "Bob", "Cleo", "Dan")


def opened(data: bytes) -> Image.Image:
    picture = Image.open(io.BytesIO(data))
    picture.load()
    return picture


def some_way_in(players: int, board: str, plies: int) -> Game:
    chance = random.Random(plies)
    game = Game.new(GameSetup(players=players, board=board, seed=f"picture {players}"))
    while game.ply < plies and not game.over:
        legal = [action for action in game.legal_actions() if action.verb != "pass"] or game.legal_actions()
        game.apply(chance.choice(legal), game.seat_to_act)
    return game


@pytest.mark.parametrize("players", all_day((3,), SEATS))
@pytest.mark.parametrize("board", BOARD_NAMES)
def test_the_board_is_drawn_at_any_stage(players: int, board: str) -> None:
    for plies in (0, 90, 400):
        game = some_way_in(players, board, plies)
        data = images.draw_board(game.view(None), NAMES[:players], words=ENGLISH)
        assert opened(data).size == (1600, 1000)
        assert len(data) < 700_000


def test_the_board_shows_nothing_of_a_hand() -> None:
    game = Game.new(GameSetup(players=2, seed="secret hands"))
    state = game.state.copy()
    player = state.players[0]
    player.deck, player.hand[0] = [player.hand[0]], player.deck[0]
    assert player.hand != game.state.players[0].hand
    other = Game(game.setup, state, [])
    assert images.draw_hand(other.view(0), "Ann", ENGLISH) != images.draw_hand(game.view(0), "Ann", ENGLISH)
    assert images.draw_board(other.view(None), NAMES[:2], words=ENGLISH) == images.draw_board(
        game.view(None), NAMES[:2], words=ENGLISH
    )


@pytest.mark.parametrize("cards", [0, 1, 5, 9, 14])
def test_a_hand_of_any_size_is_drawn(cards: int) -> None:
    picture = opened(images.draw_hand(Stage(hand=list(CARD_BY_ID)[:cards]).game.view(0), "Ann", ENGLISH))
    assert picture.width >= 1000 and (picture.height >= 400) == (cards > 0), "no empty height"


def test_the_open_table_has_no_hand() -> None:
    with pytest.raises(ValueError, match="no hand"):
        images.draw_hand(Stage().game.view(None), "Ann", ENGLISH)


@pytest.mark.parametrize("card_id", list(CARD_BY_ID))
def test_every_card_has_its_pictures(card_id: str) -> None:
    painted = (ASSETS / "art" / f"{card_id}.webp").exists()
    assert painted, f"a line in tools/assets/card_art.py, then python -m tools.assets.build_art NODE_MODULES {card_id}"
    assert row_card(card_id, words=ENGLISH).size == ROW_CARD
    assert hand_card(card_id, ENGLISH).size == (250, 350)
    said = effects.plain(effects.card(card_id, ENGLISH))
    assert opened(images.tile_picture("card", card_id, said, ENGLISH)).width == 640


def test_every_guardian_and_assistant_has_an_icon() -> None:
    for guardian in GUARDIANS:
        assert (ASSETS / "icons" / f"guardian-{guardian.number}.png").exists()
    for assistant in ASSISTANTS:
        assert (ASSETS / "portraits" / f"{assistant.number}.webp").exists()


@pytest.mark.parametrize("name", ["W" * 32, "a", "Ωμέγα Ναύτης", "Žofie Dvořáková-Příšerná"])
def test_a_name_never_leaves_its_box(name: str) -> None:
    shown, size = fitted(name, 186, 40, 22, bold=True)
    assert text_width(shown, size, bold=True) <= 186
    view = some_way_in(4, "bird", 10).view(None)
    images.draw_board(view, (name,) * 4, words=ENGLISH)


def test_words_are_wrapped_within_their_width() -> None:
    lines = wrapped("Draw a card. You may send an archaeologist to dig or discover.", 200, 30)
    assert len(lines) > 2 and all(text_width(line, 30) <= 200 for line in lines)


def test_the_score_sheet_is_drawn_for_any_number_of_players() -> None:
    for players in SEATS:
        game = some_way_in(players, "bird", 40)
        assert opened(images.draw_scores(game.scores(), NAMES, ENGLISH)).width == 400 + 210 * players


def test_the_assets_are_credited() -> None:
    credits = (ASSETS / "CREDITS.md").read_text(encoding="utf-8")
    for needed in ("CC BY 3.0", "SIL Open Font License", "game-icons.net"):
        assert needed in credits


@pytest.mark.parametrize("by", [1, 2, 5, 8])
def test_a_mask_grows_by_so_many_pixels_in_all_directions(by: int) -> None:
    mask = Image.effect_noise((60, 40), 90).point([0] * 200 + [255] * 56)
    assert grown(mask, by).tobytes() == mask.filter(ImageFilter.MaxFilter(2 * by + 1)).tobytes()
