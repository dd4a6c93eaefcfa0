"""What the pictures of Arnak write: words handed in by whoever has a picture drawn, and the legend of its signs.

A picture is in the words of whoever sees it, `words`, which goes last through everything that draws; what is remembered
is remembered for its words. The sentences themselves are the room `pictures` of the wording. Draws nothing, knows no
game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from arnak_bot.games.arnak.wording.messages import ENGLISH as _ENGLISH
from arnak_bot.games.arnak.wording.messages.en.pictures import Pictures as PictureWords
from images.kit.phrasing import line, parts, written

__all__ = ["ENGLISH", "LEGEND", "PictureWords", "Said", "line", "parts", "written"]

ENGLISH: Final = _ENGLISH.pictures

Said = Callable[[PictureWords], str]

LEGEND: Final[tuple[tuple[Said, tuple[tuple[tuple[str, ...], Said], ...]], ...]] = (
    (
        lambda words: words.legend_resources(),
        (
            (("#coin",), lambda words: words.legend_coin()),
            (("#compass",), lambda words: words.legend_compass()),
            (("#tablet",), lambda words: words.legend_tablet()),
            (("#arrowhead",), lambda words: words.legend_arrowhead()),
            (("#jewel",), lambda words: words.legend_jewel()),
        ),
    ),
    (
        lambda words: words.legend_travel(),
        (
            (("#boot",), lambda words: words.legend_boot()),
            (("#car",), lambda words: words.legend_car()),
            (("#ship",), lambda words: words.legend_ship()),
            (("#plane",), lambda words: words.legend_plane()),
        ),
    ),
    (
        lambda words: words.legend_on_cards(),
        (
            (("#free",), lambda words: words.legend_free()),
            (("›",), lambda words: words.legend_arrow()),
            (("#draw",), lambda words: words.legend_draw()),
            (("#exile",), lambda words: words.legend_exile()),
            (("#put-down",), lambda words: words.legend_put_down()),
            (("#upgrade",), lambda words: words.legend_upgrade()),
            (("#refresh",), lambda words: words.legend_refresh()),
            (("#activate",), lambda words: words.legend_activate()),
            (("#relocate",), lambda words: words.legend_relocate()),
            (("#pass",), lambda words: words.legend_pass()),
        ),
    ),
    (
        lambda words: words.legend_people(),
        (
            (("#archaeologist",), lambda words: words.legend_archaeologist()),
            (("#assistant@silver", "#assistant@gold"), lambda words: words.legend_assistant()),
            (("#guardian",), lambda words: words.legend_guardian()),
            (("#fear",), lambda words: words.legend_fear()),
            (("#idol",), lambda words: words.legend_idol()),
            (("#item",), lambda words: words.legend_item()),
            (("#artifact",), lambda words: words.legend_artifact()),
            (("#campfire",), lambda words: words.legend_campfire()),
            (("#site",), lambda words: words.legend_site()),
        ),
    ),
    (
        lambda words: words.legend_research(),
        (
            (("#glass",), lambda words: words.legend_glass()),
            (("#notebook",), lambda words: words.legend_notebook()),
            (("#temple",), lambda words: words.legend_temple()),
            (("#points",), lambda words: words.legend_points()),
            (("#slots",), lambda words: words.legend_slots()),
        ),
    ),
    (
        lambda words: words.legend_table(),
        (
            (("#starter",), lambda words: words.legend_starter()),
            (("#blocked",), lambda words: words.legend_blocked()),
            (("#moon",), lambda words: words.legend_moon()),
        ),
    ),
)
"""Sections of signs with what each is called."""
