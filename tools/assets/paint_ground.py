"""Paint the table with the island on it, for both sides and both layouts; run by hand when a layout has changed.

pip install numpy resvg-py pillow; npm install @iconify-json/game-icons
python -m tools.assets.paint_ground path/to/node_modules

A relief from noise, light from the upper left, colours by height, a canopy of trees, ink and paper grain.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw

from images.arnak.layout import LAYOUTS
from images.kit.boxes import Box, shifted
from tools.assets.paint_kit import (
    ASSETS,
    Field,
    blurred,
    colour,
    lit,
    noise,
    over,
    picture,
    ramp,
    save_scene,
    silhouette,
    smooth,
    softened,
)


@dataclass(frozen=True)
class Sheet:
    name: str
    size: tuple[int, int]
    island: Box


@dataclass(frozen=True)
class Side:
    name: str
    seed: int
    sun: tuple[float, float, float]
    sea: list[tuple[float, str]]
    land: list[tuple[float, str]]
    trees: tuple[str, str, str]
    river: str
    foam: str
    ink: str
    light: str
    shadow: str
    glow: str


SHEETS = [Sheet(name, each.size, shifted((0, 0, *each.grid.size), *each.island)) for name, each in LAYOUTS.items()]

BIRD = Side(
    name="bird",
    seed=11,
    sun=(-0.7, -0.62, 0.78),
    sea=[(0, "#7fd0c4"), (0.1, "#4fb3b3"), (0.35, "#2f8f9b"), (0.7, "#22737f"), (1, "#195a68")],
    land=[
        (0, "#f0dca4"), (0.075, "#e6cb8b"), (0.11, "#b9bc70"), (0.2, "#7ea555"), (0.38, "#568a48"),
        (0.52, "#6b8a50"), (0.6, "#958a66"), (0.72, "#a99b82"), (0.84, "#c9c0b0"), (0.93, "#f6f3ec"), (1, "#ffffff"),
    ],
    trees=("#2f6b3a", "#4d8a41", "#86b155"),
    river="#3f9fb0",
    foam="#eafaf2",
    ink="#3a2c1c",
    light="#fff0c2",
    shadow="#1d3a4a",
    glow="#fff6d8",
)  # fmt: skip

SNAKE = Side(
    name="snake",
    seed=29,
    sun=(-0.85, -0.35, 0.55),
    sea=[(0, "#7a6fa6"), (0.1, "#565a98"), (0.35, "#3c4483"), (0.7, "#2c3268"), (1, "#21264f")],
    land=[
        (0, "#d9a878"), (0.075, "#c08f68"), (0.11, "#8a7a5c"), (0.2, "#5f7354"), (0.38, "#43604f"),
        (0.52, "#4f5a55"), (0.6, "#66525c"), (0.72, "#7a5a5e"), (0.84, "#8f6460"), (0.93, "#c07a58"), (1, "#f0a060"),
    ],
    trees=("#24433f", "#3a5c4a", "#7c7d55"),
    river="#6a68ae",
    foam="#d8c8ea",
    ink="#1c1426",
    light="#ffb070",
    shadow="#1a1440",
    glow="#ff8a3c",
)  # fmt: skip


def coast(sheet: Sheet, side: Side) -> Field:
    """Return each pixel's distance from the coast, negative at sea. The land continues under the row and the track."""
    width, height = sheet.size
    left, top, right, bottom = sheet.island
    x, y = np.meshgrid(np.arange(width, dtype=np.float32), np.arange(height, dtype=np.float32))
    box = (left + 10, top - 46, right + (46 if sheet.name == "wide" else 30), bottom - 34)
    inside_x = np.minimum(x - box[0], box[2] - x)
    inside_y = np.minimum(y - box[1], box[3] - y)
    corner = 130.0
    deep_x, deep_y = np.minimum(inside_x, corner), np.minimum(inside_y, corner)
    far = corner - np.sqrt((corner - deep_x) ** 2 + (corner - deep_y) ** 2)
    ragged = (noise(sheet.size, 150, 4, side.seed) - 0.44) * 92 + (noise(sheet.size, 26, 2, side.seed + 1) - 0.5) * 11
    return far + ragged


def river_course(sheet: Sheet, side: Side) -> list[tuple[float, float]]:
    """Return the river's course from a lake in the heights through the gaps between the sites to the sea."""
    left, top, right, bottom = sheet.island
    width, height = right - left, bottom - top
    swing = 1 if side.name == "bird" else -1
    points = []
    for at in range(81):
        share = at / 80
        y = top + height * (0.16 + 0.9 * share)
        x = left + width * (0.5 + swing * 0.035 * np.sin(share * 9.5) + 0.012 * np.sin(share * 31))
        x += swing * width * 0.16 * smooth(0.62, 1.0, np.array(share, np.float32)) * (1 if side.name == "bird" else 0.6)
        points.append((float(x), float(y)))
    return points


def course_mask(sheet: Sheet, points: list[tuple[float, float]], width: float) -> Field:
    """It widens towards the sea."""
    mask = Image.new("L", (sheet.size[0] * 2, sheet.size[1] * 2), 0)
    draw = ImageDraw.Draw(mask)
    for at, (start, end) in enumerate(pairwise(points)):
        wide = width * (0.5 + 1.0 * at / len(points))
        draw.line([(start[0] * 2, start[1] * 2), (end[0] * 2, end[1] * 2)], 255, round(wide * 2))
        draw.ellipse([end[0] * 2 - wide, end[1] * 2 - wide, end[0] * 2 + wide, end[1] * 2 + wide], fill=255)
    return np.asarray(mask.resize(sheet.size, Image.Resampling.BOX), np.float32) / 255


def trails(sheet: Sheet, river: list[tuple[float, float]]) -> Field:
    left, top, right, bottom = sheet.island
    width, height = right - left, bottom - top
    mask = Image.new("L", (sheet.size[0] * 2, sheet.size[1] * 2), 0)
    draw = ImageDraw.Draw(mask)
    ways = [[(x + 17 + 5 * np.sin(y / 23), y) for x, y in river[10:72]]]
    for column in (0.262, 0.752):
        ways.append(
            [(left + width * column + 7 * np.sin(at / 4.1), top + height * (0.1 + at / 95)) for at in range(70)]
        )
    for row in (0.245, 0.497, 0.745):
        ways.append(
            [
                (left + width * (0.05 + at / 112), top + height * row + 5 * np.sin(at / 5.3 + row * 9))
                for at in range(100)
            ]
        )
    for way in ways:
        for at, (x, y) in enumerate(way):
            if at % 2 == 0:
                draw.ellipse([x * 2 - 4, y * 2 - 3.4, x * 2 + 4, y * 2 + 3.4], fill=255)
    return np.asarray(mask.resize(sheet.size, Image.Resampling.BOX), np.float32) / 255


def relief(sheet: Sheet, side: Side, inside: Field, river: Field) -> Field:
    """0 to 1: beach, jungle, then the heights."""
    _, top, _, bottom = sheet.island
    y = np.arange(sheet.size[1], dtype=np.float32)[:, None]
    up = (
        np.clip((bottom - 34 - y) / (bottom - 34 - top), 0, 1.1)
        + (noise(sheet.size, 190, 3, side.seed + 2) - 0.5) * 0.2
    )
    profile = np.interp(up, [0, 0.1, 0.22, 0.5, 0.72, 0.86, 1.0], [0.03, 0.07, 0.15, 0.33, 0.5, 0.7, 0.82])
    crests = noise(sheet.size, 150, 5, side.seed + 3, ridged=True)
    hills = noise(sheet.size, 90, 4, side.seed + 4)
    high = smooth(0.56, 0.95, up)
    height = profile + (crests - 0.45) * (0.09 + 0.62 * high) * smooth(0.05, 0.4, up) + (hills - 0.5) * 0.13
    valley = blurred(river, 16) + 0.6 * blurred(river, 5)
    height = height - valley * 0.17 * smooth(0.1, 0.5, height)
    shore = 22 + 62 * smooth(0, 0.3, 1.1 - up)  # a beach in the south, cliffs in the north
    return np.clip(height, 0.012, 1.05) * smooth(0, 1, (inside + 6) / shore)


def canopy(sheet: Sheet, side: Side, density: Field) -> tuple[Field, Field]:
    """Return treetops as a relief of hemispheres where the jungle is dense, and a shade for each treetop."""
    width, height = sheet.size
    chance = np.random.default_rng(side.seed + 7)
    bumps, shades = np.zeros((height, width), np.float32), np.zeros((height, width), np.float32)
    step = 7.5
    for row in range(int(height / step)):
        for column in range(int(width / step)):
            x = (column + 0.5 + chance.uniform(-0.6, 0.6)) * step
            y = (row + 0.5 + chance.uniform(-0.6, 0.6)) * step
            at_x, at_y = int(x), int(y)
            pick, size, shade = chance.random(3)
            if not (14 < at_x < width - 14 and 14 < at_y < height - 14) or density[at_y, at_x] < pick:
                continue
            radius = 4.6 + 4.6 * size * size
            reach = int(radius) + 1
            grid_y, grid_x = np.mgrid[-reach : reach + 1, -reach : reach + 1].astype(np.float32)
            around = (grid_x - (x - at_x)) ** 2 + (grid_y - (y - at_y)) ** 2
            globe = np.sqrt(np.clip(radius * radius - around, 0, None)) * 0.9 + (2 + 3 * size) * (around < radius**2)
            window = np.s_[at_y - reach : at_y + reach + 1, at_x - reach : at_x + reach + 1]
            higher = globe > bumps[window]
            bumps[window] = np.where(higher, globe, bumps[window])
            shades[window] = np.where(higher, shade, shades[window])
    return bumps, shades


def forested(sheet: Sheet, side: Side, height: Field, density: Field, through: float) -> tuple[Field, Field, Field]:
    """Paint the land and its trees, through which the land shows; return also their relief and where they are."""
    bumps, shades = canopy(sheet, side, density)
    land = ramp(height + (noise(sheet.size, 46, 4, side.seed + 9) - 0.5) * 0.1, side.land)
    dark, middle, bright = (colour(code) for code in side.trees)
    leaves = over(over(np.broadcast_to(dark, land.shape), middle, shades), bright, smooth(0.72, 1, shades) * 0.7)
    covered = smooth(0.5, 3, bumps)
    return over(land, over(leaves, land, np.full(height.shape, through, np.float32)), covered), bumps, covered


def sea(sheet: Sheet, side: Side, inside: Field) -> Field:
    depth = np.clip(-inside / 260, 0, 1) + (noise(sheet.size, 120, 4, side.seed + 5) - 0.5) * 0.22
    water = ramp(np.clip(depth, 0, 1), side.sea)
    ripples = noise((sheet.size[0], sheet.size[1]), 22, 3, side.seed + 6, ridged=True)
    water = water * (0.93 + 0.14 * ripples[..., None])
    for ring, strength in ((9, 0.5), (20, 0.32), (33, 0.2), (48, 0.12)):
        line = np.exp(-(((-inside - ring - 4 * (ripples - 0.5)) / 1.3) ** 2))
        water = over(water, colour(side.foam), np.float32(strength) * line)
    return over(water, colour(side.foam), 0.75 * smooth(-7, 0, inside + 4 * (ripples - 0.5)) * (inside < 2))


def paint(sheet: Sheet, side: Side, modules: Path) -> Image.Image:
    inside = coast(sheet, side)
    points = river_course(sheet, side)
    river = course_mask(sheet, points, 11)
    height = relief(sheet, side, inside, river)
    patches = noise(sheet.size, 70, 4, side.seed + 8)
    density = (
        smooth(0.1, 0.2, height) * (1 - smooth(0.5, 0.66, height)) * smooth(0.36, 0.56, patches + 0.1)
        * (1 - smooth(0.05, 0.5, blurred(river, 5)))
    ).astype(np.float32)  # fmt: skip
    land, bumps, covered = forested(sheet, side, height, density, 0.22)
    shade = np.roll(bumps, (5, 5), (0, 1)) - bumps
    land = land * (1 - 0.4 * smooth(1, 9, shade) * (1 - 0.3 * covered))[..., None]
    grain = noise(sheet.size, 9, 3, side.seed + 10)
    whole = height * 150 + bumps * 0.75 + (grain - 0.5) * 3.2 * smooth(0.5, 0.7, height)
    light = lit(softened(whole), 1.0, side.sun)
    flat = side.sun[2] / sum(part * part for part in side.sun) ** 0.5
    ratio = light / flat
    land = land * (0.42 + 0.6 * np.clip(ratio, 0, 1.5))[..., None]
    land = over(land, colour(side.light) * 0.98, 0.3 * smooth(1.05, 1.5, ratio))
    land = over(land, colour(side.shadow), 0.36 * (1 - smooth(0.25, 0.85, ratio)))
    if side.name == "snake":
        cracks = smooth(0.8, 0.93, noise(sheet.size, 60, 3, 77, ridged=True)) * smooth(0.62, 0.8, height)
        land = over(land, colour(side.glow), 0.85 * cracks)
        land = land + colour(side.glow) * (0.5 * blurred(cracks, 9))[..., None]
    land = over(land, colour(side.land[0][1]) * 0.94, 0.8 * trails(sheet, points) * (inside > 12) * (1 - river))
    stream = np.clip(river * 1.1, 0, 1) * (inside > -2)
    land = over(land, colour(side.ink), 0.4 * np.clip(blurred(river, 3) * 1.6 - stream, 0, 1) * (inside > 0))
    land = over(land, colour(side.river) * (0.85 + 0.3 * grain[..., None]), stream)
    land = over(land, colour(side.foam), 0.5 * stream * smooth(0.62, 0.8, grain))
    water = sea(sheet, side, inside)
    scene = over(water, land, smooth(-1, 1, inside))
    scene = over(scene, colour(side.ink), 0.55 * np.exp(-((inside / 1.4) ** 2)))
    scene = stamped(scene, sheet, side, inside, height, river, modules)
    return picture(aged(scene, sheet, side))


def aged(scene: Field, sheet: Sheet, side: Side) -> Field:
    fibres = noise(sheet.size, 4, 2, side.seed + 12) * 0.6 + noise(sheet.size, 240, 3, side.seed + 13) * 0.4
    scene = scene * (0.955 + 0.09 * fibres[..., None])
    grey = scene.mean(-1, keepdims=True) * colour("#fff0d2")
    scene = scene + (grey - scene) * 0.16
    width, height = sheet.size
    x = np.abs(np.linspace(-1, 1, width, dtype=np.float32))[None, :]
    y = np.abs(np.linspace(-1, 1, height, dtype=np.float32))[:, None]
    return scene * (1 - 0.16 * smooth(0.75, 1.15, np.maximum(x, y)))[..., None]


def stamped(scene: Field, sheet: Sheet, side: Side, inside: Field, height: Field, river: Field, modules: Path) -> Field:
    chance = np.random.default_rng(side.seed + 20)
    left, top, right, bottom = sheet.island
    beach = (height > 0.012) & (height < 0.12) & (inside > 10) & (river < 0.1)
    placed = 0
    while placed < 62:
        x, y = int(chance.uniform(left + 12, right - 20)), int(chance.uniform(bottom - 190, bottom - 30))
        if not beach[y, x]:
            continue
        scene = stamp(scene, modules, "palm-tree", (x, y), int(chance.uniform(20, 31)), side.trees[0], side)
        placed += 1
    width, tall = right - left, bottom - top
    for name, across, down, size in (
        ("ancient-columns", 0.262, 0.53, 46), ("ancient-ruins", 0.752, 0.78, 50), ("obelisk", 0.262, 0.78, 44),
        ("mayan-pyramid", 0.752, 0.28, 54), ("stone-tower", 0.258, 0.285, 46), ("stone-bust", 0.756, 0.53, 44),
    ):  # fmt: skip
        scene = stamp(scene, modules, name, (int(left + width * across), int(top + tall * down)), size, "#cfc6ae", side)
    if sheet.name == "tall":  # open sea below the panels of two players
        for name, x, y, size in (
            ("galleon", 700, 1542, 84),
            ("sea-serpent", 1100, 1544, 70),
            ("sailboat", 930, 1530, 46),
        ):
            scene = stamp(scene, modules, name, (x, y), size, "#e8dcc0", side)
    return scene


def stamp(scene: Field, modules: Path, name: str, foot: tuple[int, int], size: int, shade: str, side: Side) -> Field:
    mask = np.asarray(silhouette(modules, name, size), np.float32) / 255
    left, top = foot[0] - size // 2, foot[1] - size
    window = np.s_[top : top + size, left : left + size]
    below = np.s_[top + 3 : top + 3 + size, left + 4 : left + 4 + size]
    scene[below] = over(scene[below], colour(side.shadow), 0.5 * blurred(mask, 1.5))
    light = lit(blurred(mask, 2) * 5, 1.0, side.sun)[..., None]
    scene[window] = over(scene[window], np.clip(colour(shade) * (0.45 + 0.85 * light), 0, 1), mask)
    return scene


def fog(seed: int) -> Image.Image:
    size = (320, 240)
    x, y = np.meshgrid(np.linspace(-1, 1, size[0]), np.linspace(-1, 1, size[1]))
    away = np.maximum(np.abs(x) ** 2.6 + np.abs(y) ** 2.6, 0) ** (1 / 2.6)
    wisps = noise(size, 64, 5, seed)
    thick = smooth(0.02, 0.42, 1.02 - away + (wisps - 0.5) * 0.55) * (0.28 + 0.74 * noise(size, 46, 4, seed + 1))
    return Image.fromarray(np.uint8(np.clip(thick, 0, 0.8) * 255))


def main(modules: Path) -> None:
    for side in (BIRD, SNAKE):
        for sheet in SHEETS:
            save_scene(paint(sheet, side, modules), "ground", f"{side.name}-{sheet.name}")
    for at in range(4):
        fog(100 + 10 * at).save(ASSETS / "ground" / f"fog-{at}.png", optimize=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
