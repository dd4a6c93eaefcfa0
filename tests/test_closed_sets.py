"""Closed sets are enums, and whoever offers, draws or says their members has all of them and no others."""

from __future__ import annotations

from dataclasses import fields

import pytest
from discord.app_commands import Choice

from arnak_bot.game.options import OptionScope
from arnak_bot.games import GAMES
from arnak_bot.games.arnak.engine import GameSetup, options
from arnak_bot.games.arnak.engine.content import BOARDS
from arnak_bot.games.arnak.engine.printed import BoardName
from arnak_bot.games.arnak.engine.state import Player
from arnak_bot.games.arnak.pictured import LayoutName, Part
from arnak_bot.host.options import asked
from cogs import choices
from images.arnak import theme as arnak_theme
from images.arnak.layout import LAYOUTS
from tests.engine.stage import Stage


def values(offered: list[Choice[str]]) -> set[str]:
    return {choice.value for choice in offered}


def test_every_side_of_the_board_is_printed_painted_and_offered() -> None:
    assert set(BOARDS) == set(BoardName) == {choice.value for choice in options.BOARD.choices}
    assert set(arnak_theme.MOODS) == set(arnak_theme.FOGS) == set(BoardName)


def test_a_side_that_the_box_does_not_hold_is_refused() -> None:
    with pytest.raises(ValueError, match="board"):
        GameSetup(2, "fish")


def test_every_layout_is_laid_out_and_offered() -> None:
    layout = next(option for option in asked(GAMES, OptionScope.LOBBY) if option.key == "layout")
    assert set(LAYOUTS) == set(LayoutName) == {choice.value for choice in layout.choices}
    assert values(choices.MY_LAYOUT) == {*LayoutName, "table"}


def test_every_part_of_the_board_is_offered_beside_the_whole() -> None:
    assert values(choices.PART) == {*Part, "all"}


def test_a_player_owns_the_cards_of_every_place_that_holds_cards() -> None:
    """Places are the lists of card names; a new one that `cards` forgets would lose points and look-ups."""
    player = Stage().me
    of_text = [each.name for each in fields(Player) if each.type == "list[str]" and each.name != "temple_tiles"]
    for place in of_text:
        setattr(player, place, [f"a card of {place}"])
    assert sorted(player.cards) == sorted(f"a card of {place}" for place in of_text)
    assert len(of_text) == 5
