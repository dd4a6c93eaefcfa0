"""Names in the reader's language: everything in the box has one, and the English ones are the engine's."""

from __future__ import annotations

import pytest

from arnak_bot.games.arnak.engine import naming
from arnak_bot.games.arnak.engine.content import BOARDS, TEMPLE_STACK_BY_ID
from arnak_bot.games.arnak.engine.content.rival import RIVAL_TILE_BY_ID
from arnak_bot.games.arnak.engine.resources import Resource
from arnak_bot.games.arnak.engine.travel import Icon
from arnak_bot.games.arnak.wording import signs
from arnak_bot.games.arnak.wording.messages import ENGLISH
from tests.engine.stage import Stage


@pytest.mark.parametrize("board", BOARDS)
def test_places_are_called_what_the_engine_calls_them(board: str) -> None:
    view = Stage(board=board, tiles={"L1-1": 10}, guard={"L1-1": 4}).game.view(None)
    for site in view.sites:
        spaces = [f"{site.id}/{number}" for number in range(1, len(site.standers) + 1)]
        for place in (site.id, *spaces):
            assert signs.site(view, place, ENGLISH) == naming.site(board, place, site.tile)
    for space in BOARDS[board].research:
        assert signs.space(board, space.id, ENGLISH) == naming.space(board, space.id)


def test_stacks_tokens_and_amounts_are_called_what_the_engine_calls_them() -> None:
    assert [signs.stack(each, ENGLISH) for each in TEMPLE_STACK_BY_ID] == [
        naming.stack(each) for each in TEMPLE_STACK_BY_ID
    ]
    for count in (1, 2):
        tokens = tuple((resource, count) for resource in Resource)
        assert signs.resources_in_words(tokens, ENGLISH) == naming.resources(tokens)
        assert signs.icons_in_words([*Icon] * count, ENGLISH) == naming.resources((), [*Icon] * count)


def test_the_rivals_tiles_are_named_and_the_red_ones_distinguished() -> None:
    told = {tile: signs.rival_tile(tile, ENGLISH) for tile in RIVAL_TILE_BY_ID}
    assert len(set(told.values())) == len(told)
    assert (told["dig-compass"], told["buy-item-red"]) == ("dig for compasses", "buy an item (red)")
    assert signs.rival_action("buy-item-red", ENGLISH) == "buy an item"
