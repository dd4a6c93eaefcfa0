"""The rival's panel: current tile, previous ones, how many are left, the arrow, the rival's gains and points."""

from __future__ import annotations

from collections.abc import Sequence

from arnak_bot.games.arnak.engine.content.rival import RIVAL_ARCHAEOLOGISTS, RIVAL_TILE_BY_ID, Arrow, RivalAction
from arnak_bot.games.arnak.engine.state import RIVAL_SEAT
from arnak_bot.games.arnak.engine.view import RivalView
from arnak_bot.games.arnak.wording.messages import Words
from images.arnak.chips import LINE, TEXT, Chip, counted, lay_line, number, placed, stressed
from images.arnak.glyphs import Line
from images.arnak.panel_head import Standing, draw_score, lay_panel, panel_ground
from images.arnak.theme import ON_DARK
from images.kit.boxes import Box
from images.kit.canvas import Canvas
from images.kit.surface import Surface
from images.kit.text import text_width
from images.kit.theme import BRASS, DANGER, GOLD, INK, PLATE, RIVAL_GREEN, SEATS, SOFT_INK, TOKEN_RIM, WHITE

MARGIN, HEAD, TILE = 10, 48, 76
USUAL = (500, 178)
"""The size of the panel next to an active player's; with more space, everything is enlarged."""

_SIGNS: dict[RivalAction, Line] = {
    RivalAction.DISCOVER: ("#site",),
    RivalAction.RESEARCH: ("#glass",),
    RivalAction.OVERCOME: ("#guardian",),
    RivalAction.BUY_ITEM: ("#item",),
    RivalAction.BUY_ARTIFACT: ("#artifact",),
}


def tile_signs(tile_id: str) -> Line:
    tile = RIVAL_TILE_BY_ID[tile_id]
    return (f"#{tile.resource.value}",) if tile.resource is not None else _SIGNS[tile.action]


def _tile(canvas: Canvas, tile_id: str, box: Box) -> None:
    left, top, right, bottom = box
    tile = RIVAL_TILE_BY_ID[tile_id]
    ground = PLATE if tile.resource is not None else DANGER if tile.red else RIVAL_GREEN
    canvas.panel(box, ground, 8, outline=BRASS, line=2)
    size = round((right - left) * 0.62)
    canvas.glyphs(((left + right) // 2, (top + bottom) // 2), tile_signs(tile_id), size, WHITE, ON_DARK)
    if tile.red:
        canvas.text((right - 5, top + 12), "!", 24, WHITE, bold=True, anchor="rm")


def draw_rival(canvas: Surface, rival: RivalView, name: str, box: Box, standing: Standing | None, words: Words) -> None:
    left, top, right, bottom = box
    size = (right - left, bottom - top)
    scale = max(1.0, min(size[0] / USUAL[0], size[1] / USUAL[1]))
    width, height = round(size[0] / scale), round(size[1] / scale)

    def lay(here: Surface) -> None:
        panel = here.scaled(scale)
        lay_panel(panel, RIVAL_SEAT, (width, height), to_move=False)
        shown = standing or Standing(rival.points, leads=False, tied=False)
        panel.add(_head, (0, 0, width, HEAD), f"{name} · {rival.difficulty}", shown, width, words)
        panel.add(_played, (0, HEAD, width, HEAD + TILE), rival.used, rival.tiles_left, rival.arrow, width, words)
        room = (MARGIN, HEAD + TILE + 6, width - MARGIN, height - 4)
        for line in placed(_spoils(rival, words), room, words)[0]:
            lay_line(panel, line, panel_ground(to_move=False))

    canvas.moved(left, top).group(("rival", rival, name, standing, size, words), lay)


def _head(panel: Canvas, name: str, standing: Standing, width: int, words: Words) -> None:
    panel.seat(RIVAL_SEAT, (MARGIN + 2, 8), 38, initial=words.pictures.rival_letter())
    right = draw_score(panel, standing, width - MARGIN, words)
    panel.fitted_text((MARGIN + 50, 28), name, right - MARGIN - 58, 34, INK, bold=True)


def _played(panel: Canvas, used: Sequence[str], tiles_left: int, arrow: Arrow, width: int, words: Words) -> None:
    """Draw the current tile (large), the previous ones, how many are left, and the decision arrow (R48)."""
    x = MARGIN
    if used:
        _tile(panel, used[-1], (x, HEAD, x + TILE, HEAD + TILE))
        x += TILE + 8
    rest = width - MARGIN - 96
    for tile_id in reversed(used[:-1]):
        if x + 46 > rest - 70:
            break
        _tile(panel, tile_id, (x, HEAD + 30, x + 46, HEAD + TILE))
        x += 50
    _arrow(panel, arrow, rest, HEAD + 2)
    at, middle, anchor = width - MARGIN, HEAD + TILE - 17, "lm"
    for text, bold in reversed(stressed(words.pictures.tiles_left(count=tiles_left))):
        wide = text_width(text, TEXT, bold=bold)
        place = at - wide if anchor == "lm" else at
        panel.text((place, middle), text, TEXT, INK if bold else SOFT_INK, bold=bold, anchor=anchor)
        at, anchor = at - wide, "rm"


def _arrow(panel: Canvas, arrow: Arrow, left: int, top: int) -> None:
    panel.panel((left, top, left + 96, top + 38), PLATE, 8)
    middle = top + 19
    tip, tail = (left + 12, left + 84) if arrow is Arrow.LEFT else (left + 84, left + 12)
    panel.line([(tail, middle), (tip, middle)], WHITE, 7)
    barb = 14 if arrow is Arrow.LEFT else -14
    panel.line([(tip + barb, middle - 11), (tip, middle), (tip + barb, middle + 11)], WHITE, 7)


def _spoils(rival: RivalView, words: Words) -> list[Chip]:
    idols, lesser = len(rival.idols), rival.lesser_idols
    entries = (
        ("archaeologist", str(RIVAL_ARCHAEOLOGISTS - rival.placed), SEATS[RIVAL_SEAT].colour),
        ("idol", f"{idols}+{lesser}" if lesser else str(idols), TOKEN_RIM),
        ("guardian", str(len(rival.guardians)), DANGER),
        ("temple", str(len(rival.temple_tiles)), GOLD),
        ("assistant", str(len(rival.assistants)), SOFT_INK),
    )
    chips = [number(text, sign, shade, INK, LINE - 10, TEXT) for sign, text, shade in entries]
    return [*chips, counted(words.amounts.cards(count=len(rival.cards)))]
