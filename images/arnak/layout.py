"""The positions of the board's parts: wide for desktops, tall for phones. Only numbers."""

from __future__ import annotations

from dataclasses import dataclass

from arnak_bot.games.arnak.engine.printed import Site
from arnak_bot.games.arnak.pictured import LayoutName
from images.kit.boxes import Box
from images.kit.theme import WIDTH

CARD = 202
"""The distance from one card in the row to the next, in pixels."""

STAFF = 18
_GUTTER = 8

_SWAY = {3: (4, 0), 2: (-7, 2), 1: (6, -1), 0: (0, 0)}
"""How far each row of sites is shifted right and down, so that they look like a map rather than a grid."""


@dataclass(frozen=True, slots=True, eq=False)
class SiteGrid:
    """The grid of sites, in pixels from the island's corner; its rows go from the shore (0) to the heights (3)."""

    size: tuple[int, int]
    tops: tuple[int, int, int, int]  # the tops of rows 0 to 3
    site: tuple[int, int]
    camp: tuple[int, int]
    left: int
    right: int
    text: int  # the size of names
    sign: int  # the size of icons
    figure: int  # the height of an archaeologist

    @property
    def is_wide(self) -> bool:
        """Whether sites are much wider than they are tall, which leaves room for a guardian beside the label."""
        return self.site[0] > 1.5 * self.site[1]

    def box(self, site: Site) -> Box:
        width, height = self.camp if site.level == 0 else self.site
        columns = 5 if site.level == 0 else 4
        step = (self.size[0] - self.left - self.right - width) / (columns - 1)
        across, down = _SWAY[site.row]
        left, top = self.left + round(site.column * step) + across, self.tops[site.row] + down
        return left, top, left + width, top + height


@dataclass(frozen=True, slots=True, eq=False)
class Layout:
    name: LayoutName
    size: tuple[int, int]
    title: Box
    island: tuple[int, int]
    grid: SiteGrid
    headline: Box  # the last move
    foot: Box  # below the island, relative to its corner: the decks, and a legend
    track: tuple[int, int]
    track_height: int
    players: Box
    stacked: bool  # players one below the other
    columns: int  # the number of columns of the row
    row: tuple[int, int]  # its top left corner
    card: tuple[int, int]  # the size of its cards

    def place(self, at: int, staff_at: int) -> tuple[int, int]:
        """The position of the card at place `at` of the row; the moon staff goes before the card at `staff_at`."""
        left, top = self.row
        if self.columns == 6:
            return left + at * CARD + (STAFF if at >= staff_at else 0), top
        line, column = divmod(at, self.columns)
        width, height = self.card
        return left + column * (width + _GUTTER), top + line * (height + _GUTTER)

    def staff(self, staff_at: int) -> Box | None:
        """The box of the moon staff between artifacts and items; None if the row has several lines."""
        left, top = self.row
        if self.columns < 6:
            return None
        middle = left + staff_at * CARD + (STAFF - CARD + self.card[0]) // 2
        return middle - 5, top, middle + 5, top + self.card[1]


WIDE = Layout(
    name=LayoutName.WIDE,
    size=(1600, 1000),
    title=(8, 10, 358, 106),
    headline=(8, 110, 358, 206),
    island=(8, 216),
    grid=SiteGrid((1028, 590), (421, 282, 143, 4), (236, 136), (186, 131), 16, 28, 27, 38, 64),
    foot=(10, 555, 1018, 588),
    track=(1044, 216),
    track_height=590,
    players=(8, 814, 1592, 994),
    stacked=False,
    columns=6,
    row=(368, 10),
    card=(196, 196),
)
TALL = Layout(
    name=LayoutName.TALL,
    size=(WIDTH, 1560),
    title=(836, 8, 1240, 96),
    headline=(836, 98, 1240, 162),
    island=(8, 8),
    grid=SiteGrid((820, 798), (584, 391, 198, 5), (196, 187), (153, 170), 8, 9, 30, 42, 76),
    foot=(8, 760, 812, 800),  # within one row of cells (see images/kit/sheet.py)
    track=(8, 814),
    track_height=738,
    players=(564, 814, 1240, 1552),
    stacked=True,
    columns=2,
    row=(836, 168),
    card=(198, 206),
)
LAYOUTS: dict[str, Layout] = {layout.name: layout for layout in (WIDE, TALL)}
