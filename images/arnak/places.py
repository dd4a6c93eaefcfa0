"""The painted places (`tools/assets/paint_places.py`): a landscape and a label for every site tile and camp."""

from __future__ import annotations

from PIL import Image

from arnak_bot.games.arnak.engine.content import BOARDS, SITE_TILE_BY_KEY
from arnak_bot.games.arnak.engine.printed import Site
from arnak_bot.games.arnak.engine.view import SiteView
from images.kit.keeping import kept
from images.kit.paintings import read_painting


def printed_site(side: str, site_id: str) -> Site:
    """Raises `KeyError` if this side has no such site."""
    board = BOARDS[side]
    return board.sites[board.site(site_id)]


def place_key(seen: SiteView) -> str:
    """Return what a site shows: the level and number of its tile, as "1-8", or its id, as "camp-jewel"."""
    return f"{seen.level}-{seen.tile}" if seen.level and seen.tile else seen.id


def place_label(site: Site, seen: SiteView) -> str:
    """Return the label of a site on the map: its id, its name, or both."""
    if not site.level:
        return site.name
    return f"{site.id} {SITE_TILE_BY_KEY[site.level, seen.tile].name}" if seen.tile else site.id


@kept(megabytes=3)
def place_picture(key: str, size: tuple[int, int]) -> Image.Image:
    whole = read_painting("places", key, size)
    width, height = whole.size
    if width * size[1] > height * size[0]:  # too wide: the subject is right of the middle
        kept = height * size[0] // size[1]
        left = round((width - kept) * 0.6)
        box = (left, 0, left + kept, height)
    else:
        kept = width * size[1] // size[0]
        top = round((height - kept) * 0.62)
        box = (0, top, width, top + kept)
    return whole.resize(size, Image.Resampling.HAMMING, box=box)
