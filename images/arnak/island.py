"""The sites of the island on the painted background, fog over undiscovered ones, and the last move."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from PIL import Image, ImageDraw, ImageFilter

from arnak_bot.games.arnak.engine.content import BOARDS, DISCOVER_COMPASSES
from arnak_bot.games.arnak.engine.printed import IdolKind, Site
from arnak_bot.games.arnak.engine.view import SiteView
from arnak_bot.games.arnak.wording.messages import Words
from images.arnak import glyphs
from images.arnak.ground import fog_mask, land, table
from images.arnak.layout import TALL, Layout, SiteGrid
from images.arnak.marks import Marks
from images.arnak.places import printed_site
from images.arnak.scene import Scene
from images.arnak.sites import SitePicture, site_picture
from images.arnak.theme import FOGS, ON_DARK, ON_TOKEN, SITE_HEADS
from images.arnak.trail import draw_outcome, draw_step_number, draw_trail
from images.kit.boxes import Box, Part, overlap, shifted, wider
from images.kit.canvas import Canvas
from images.kit.keeping import NOTHING, Store
from images.kit.surface import Surface, lay
from images.kit.text import glyphs_width, text_width
from images.kit.theme import HALO, HIDDEN_SIGN, HIDDEN_TOKEN, INK, PLATE, TOKEN, TOKEN_RIM, WHITE

_RADIUS = 16
_HALO = 16


def draw_island(canvas: Surface, scene: Scene, layout: Layout, marks: Marks) -> None:
    view, words, letters, grid = scene.view, scene.words, scene.letters, layout.grid
    printed = BOARDS[view.board].sites
    boxes = {site.id: grid.box(site) for site in printed}
    unknown = tuple(seen for seen in view.sites if not seen.discovered)
    parts: list[Part] = [(("land", view.board, layout, view.round), (0, 0, *grid.size))]
    for site, seen in zip(printed, view.sites, strict=True):
        if not seen.discovered:
            parts.append(((seen, words), wider(boxes[site.id], *_SPREAD)))
    canvas.paste(Land(view.board, layout, view.round, unknown, words).picture(), (0, 0), parts=parts)
    covered = [boxes[seen.id] for seen in view.sites if seen.discovered]
    covered += [
        label_strip(grid, boxes[seen.id]) for seen in unknown if any(idol_label(kind, words) for kind in seen.idols)
    ]
    for step in marks.steps:
        draw_trail(canvas, grid, step, boxes, covered)
    pictures = dict[str, SitePicture]()
    for site, seen in zip(printed, view.sites, strict=True):
        box, marked = boxes[site.id], site.id in marks.sites
        if marked:
            lay(canvas, _glow, box, reach=_HALO)
        if seen.discovered:
            picture = site_picture(view.board, grid, seen, letters, words, marked=marked)
            canvas.paste(picture.image, box[:2], _RADIUS)
            pictures[site.id] = picture
        elif marked:
            canvas.add(_unknown, wider(box, *_SPREAD), grid, site, seen, box, words)
    if len(marks.steps) > 1:
        for number, step in enumerate(marks.steps, 1):
            draw_step_number(canvas, number, boxes[step.target])
    for outcome in marks.outcomes:
        if outcome.site in pictures:
            draw_outcome(canvas, grid, outcome, boxes[outcome.site], pictures[outcome.site])


@dataclass(frozen=True, slots=True)
class Land:
    """The island in the light of a round, with fog over undiscovered sites: it changes only with a discovery."""

    board: str
    layout: Layout
    round_number: int
    unknown: tuple[SiteView, ...]
    words: Words

    def picture(self) -> Image.Image:
        """Paint the island, or only the sites discovered since an earlier picture, on top of that picture."""
        drawn = _lands.get(self)
        if drawn is NOTHING:
            before = _lands.latest(self._may_follow)
            drawn = self._part((0, 0, *self.layout.grid.size)) if before is None else self._painted_over(*before)
            _lands.keep([(self, drawn)])
        return drawn

    def _may_follow(self, other: Land) -> bool:
        return (
            replace(other, unknown=self.unknown) == self
            and 0 < len(other.unknown) - len(self.unknown) <= _DISCOVERED_SINCE
            and set(self.unknown) < set(other.unknown)
        )

    def _painted_over(self, other: Land, before: Image.Image) -> Image.Image:
        picture = before.copy()
        for seen in set(other.unknown) - set(self.unknown):
            box = self.layout.grid.box(printed_site(self.board, seen.id))
            place = overlap(wider(box, *_REACH), (0, 0, *picture.size))
            assert place is not None, "sites lie on the island"
            picture.paste(self._part(place), place[:2])
        return picture

    def _part(self, place: Box) -> Image.Image:
        ground = table(self.board, self.layout.name, self.round_number)
        canvas = Canvas.on(ground.crop(shifted(place, *self.layout.island))).moved(-place[0], -place[1])
        grid, seen = self.layout.grid, {site.id: site for site in self.unknown}
        boxes = ((site, grid.box(site)) for site in BOARDS[self.board].sites)
        near = [(site, box) for site, box in boxes if overlap(wider(box, *_REACH), place)]
        for site, box in near:
            if site.id in seen:
                draw_fog(canvas, self.board, site, box, _SPREAD)
        for site, box in near:
            if site.id in seen:
                _unknown(canvas, grid, site, seen[site.id], box, self.words)
            else:
                canvas.stamp(INK, (box[0] - _HALO + 3, box[1] - _HALO + 5), _shadow(_size(box)))
        return canvas.image


_lands: Store[Image.Image] = Store(megabytes=6)
_DISCOVERED_SINCE = 2
"""The maximum number of discoveries painted over an earlier picture: two per turn, the rival's and a player's."""


def _size(box: Box) -> tuple[int, int]:
    return box[2] - box[0], box[3] - box[1]


def _glow(canvas: Canvas, box: Box) -> None:
    canvas.stamp(HALO, (box[0] - _HALO, box[1] - _HALO), _around(_size(box), 8))


@lru_cache(maxsize=8)
def _around(size: tuple[int, int], grow: int) -> Image.Image:
    mask = Image.new("L", (size[0] + 2 * _HALO, size[1] + 2 * _HALO), 0)
    inner = (_HALO - grow, _HALO - grow, _HALO + size[0] + grow, _HALO + size[1] + grow)
    ImageDraw.Draw(mask).rounded_rectangle(inner, _RADIUS, fill=255)
    return mask.filter(ImageFilter.GaussianBlur(5))


@lru_cache(maxsize=8)
def _shadow(size: tuple[int, int]) -> Image.Image:
    return _around(size, 1).point([level * 5 // 8 for level in range(256)])


_SPREAD = (26, 20)
"""How far fog drifts over the edge of its site."""
_REACH = (26, 21)
"""How far the fog or the shadow of a site extends beyond its edge."""


def draw_fog(canvas: Canvas, board: str, site: Site, box: Box, spread: tuple[int, int]) -> None:
    bank = wider(box, *spread)
    canvas.stamp(FOGS[board], bank[:2], fog_mask(site.row * 5 + site.column * 3, _size(bank)))


def fog_over(side: str, site: Site, round_number: int, size: tuple[int, int]) -> Image.Image:
    box = shifted(TALL.grid.box(site), *TALL.island)
    high = (box[2] - box[0]) * size[1] // size[0]
    top = (box[1] + box[3] - high) // 2
    canvas = Canvas.on(land(side, (box[0], top, box[2], top + high), round_number, size))
    draw_fog(canvas, side, site, (0, 0, *size), _SPREAD)
    return canvas.image


@lru_cache(maxsize=64)
def idol_label(kind: IdolKind, words: Words) -> str:
    """The words of an idol's effect, which are written below its disc; "" if its icons say everything."""
    line = glyphs.idol(kind)
    return " ".join(glyph for glyph in glyphs.worded(line, words) if glyph not in line)


def label_strip(grid: SiteGrid, box: Box) -> Box:
    left, top, right, _ = box
    return left, top + grid.sign, right, top + grid.sign + grid.text + 18


def _unknown(canvas: Canvas, grid: SiteGrid, site: Site, seen: SiteView, box: Box, words: Words) -> None:
    left, top, right, _ = box
    token = grid.sign + 6
    room = text_width(site.id, grid.text + 3, bold=True) + 20
    canvas.panel((left + 2, top + 4, left + 2 + room, top + grid.text + 16), SITE_HEADS[site.level], 10)
    canvas.text((left + 12, top + 10 + grid.text // 2), site.id, grid.text + 3, INK, bold=True)
    x, low = right - token - 4, top + 2 + token
    for kind in (*seen.idols, *[None] * seen.face_down_idols):
        if kind is not None and (said := idol_label(kind, words)):
            _draw_slip(canvas, said, (x + token // 2, low), (left + 4, right - 4), grid.text)
        draw_idol(canvas, kind, (x, top + 2), token, 8)
        x -= token + 2
    plate = _cost_plate(grid, site, box)
    canvas.panel(plate, PLATE, 14)
    middle = ((plate[0] + plate[2]) // 2, (plate[1] + plate[3]) // 2)
    canvas.glyphs(middle, discovery_cost(site), grid.sign, WHITE, ON_DARK, width=plate[2] - plate[0] - 16)


def draw_idol(canvas: Canvas, kind: IdolKind | None, at: tuple[int, int], size: int, inset: int) -> None:
    """Draw an idol's disc with its effect, or face down if `kind` is None; `inset` is the margin inside it."""
    (x, y), fill = at, HIDDEN_TOKEN if kind is None else TOKEN
    canvas.panel((x, y, x + size, y + size), fill, size // 2, outline=TOKEN_RIM, line=inset // 4 + 1)
    if kind is None:
        canvas.icon("idol", (x + inset, y + inset), size - 2 * inset, HIDDEN_SIGN)
        return
    middle = (x + size // 2, y + size // 2)
    canvas.glyphs(middle, glyphs.idol(kind), size - 2 * inset + 4, INK, ON_TOKEN, width=size - inset - 2)


def _draw_slip(canvas: Canvas, said: str, below: tuple[int, int], within: tuple[int, int], size: int) -> None:
    """Write an idol's label; call this before drawing the disc from which the slip hangs."""
    x, low = below
    half = text_width(said, size, bold=True) // 2 + 7
    middle = min(x, within[1] - half)
    canvas.panel((x - 12, low - 12, x + 12, low + 8), TOKEN_RIM, 2)
    slip = (middle - half, low - 3, middle + half, low + size + 3)
    canvas.panel(slip, TOKEN, 8, outline=TOKEN_RIM, line=2)
    canvas.text((middle, (slip[1] + slip[3]) // 2 + 1), said, size, INK, bold=True, anchor="mm")


def discovery_cost(site: Site) -> glyphs.Line:
    return str(DISCOVER_COMPASSES[site.level]), "#compass", *glyphs.travel(site.spaces[0])


def _cost_plate(grid: SiteGrid, site: Site, box: Box) -> Box:
    left, top, right, bottom = box
    floor = bottom - max(4, (bottom - top - grid.sign - 6 - grid.text - grid.sign - 30) // 2)
    width, middle = min(right - left - 8, glyphs_width(discovery_cost(site), grid.sign) + 24), (left + right) // 2
    return middle - width // 2, floor - grid.sign - 12, middle + width // 2, floor
