"""Paint the site tiles, the camps, the temples and the rescue as small landscapes; run by hand to change one.

pip install numpy resvg-py pillow; npm install @iconify-json/game-icons
python -m tools.assets.paint_places path/to/node_modules; python -m tools.assets.enlarge

Each has a sky with a light, hazy ridges, a ground, and silhouettes from game-icons modelled by that light.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from tools.assets.paint_kit import (
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
)

SIZE = (640, 480)
HORIZON = 0.66


@dataclass(frozen=True)
class Thing:
    """A silhouette: the position of its foot (as fractions of the picture), its width, its light and dark tone."""

    icon: str
    x: float
    foot: float
    width: float
    light: str
    dark: str


@dataclass(frozen=True)
class Place:
    """A landscape: sky from top to horizon, its light, ridges, ground, things, and effects in the air."""

    sky: tuple[str, str]
    sun: tuple[float, float, float]  # across, down, reach
    glow: str
    ridge: str
    ground: tuple[str, str]
    things: tuple[Thing, ...]
    air: str = ""  # "stars", "water", "mist", "cave", "sparks"; several joined by +


PLACES: dict[str, Place] = {
    "camp-coins": Place(
        ("#5fb4c8", "#ffe2a8"), (0.3, 0.5, 0.8), "#fff2c8", "#5c9aa0", ("#3c8e9c", "#1f5f70"),
        (
            Thing("fishing-boat", 0.36, 0.8, 0.44, "#f2efe2", "#274a58"),
            Thing("palm-tree", 0.82, 0.92, 0.52, "#4d8a46", "#183822"),
        ),
        "water",
    ),
    "camp-compasses": Place(
        ("#3f8fb8", "#f6e3b4"), (0.7, 0.4, 0.9), "#fff4d0", "#7da58a", ("#8aa35a", "#4a6a3a"),
        (
            Thing("telescope", 0.48, 0.9, 0.62, "#f0d08c", "#5c3a1c"),
            Thing("palm-tree", 0.9, 0.98, 0.36, "#4d8a46", "#183822"),
        ),
    ),
    "camp-tablets": Place(
        ("#7fb0bc", "#f2d9a4"), (0.22, 0.34, 0.8), "#fff0c4", "#b49a74", ("#c8a26a", "#80603a"),
        (
            Thing("stone-pile", 0.3, 0.96, 0.46, "#d9c6a0", "#5c4a34"),
            Thing("mining", 0.68, 0.9, 0.56, "#e6d2a6", "#6a4c2c"),
        ),
    ),
    "camp-arrowhead": Place(
        ("#8a6f6a", "#f0b878"), (0.6, 0.6, 0.9), "#ffd79a", "#8c6a58", ("#a08a54", "#5c4c2e"),
        (
            Thing("spears", 0.24, 0.9, 0.4, "#d0c0a0", "#40342a"),
            Thing("broken-shield", 0.66, 0.94, 0.5, "#c88a5a", "#4a241a"),
        ),
        "mist",
    ),
    "camp-jewel": Place(
        ("#356a72", "#9fd0bc"), (0.62, 0.66, 0.6), "#ff9ac0", "#4a7a70", ("#5c8a5c", "#2c4a3a"),
        (
            Thing("cave-entrance", 0.52, 0.96, 0.84, "#a0947e", "#33262c"),
            Thing("crystal-growth", 0.6, 0.97, 0.3, "#ff8fbc", "#7a1c46"),
        ),
        "sparks",
    ),
    "1-1": Place(
        ("#3a5a6c", "#a8c8c4"), (0.76, 0.34, 0.7), "#f0f4dc", "#4a6c78", ("#2e6a74", "#143a48"),
        (Thing("ship-wreck", 0.56, 0.9, 0.74, "#b08a5e", "#33241a"),), "water+mist",
    ),
    "1-2": Place(
        ("#3c2218", "#b0602c"), (0.5, 0.5, 0.7), "#ffc060", "#5c3422", ("#6a4630", "#2e1c14"),
        (
            Thing("dungeon-gate", 0.5, 0.93, 0.7, "#a8866a", "#2c1a12"),
            Thing("battle-gear", 0.56, 0.92, 0.44, "#e6e0d0", "#4a4650"),
        ),
        "sparks",
    ),
    "1-3": Place(
        ("#3c2c1c", "#c08a48"), (0.24, 0.3, 0.8), "#ffdc90", "#6a4a2c", ("#7a542e", "#38240f"),
        (
            Thing("bookshelf", 0.58, 0.9, 0.62, "#d8a468", "#5a2c1c"),
            Thing("tied-scroll", 0.26, 0.95, 0.26, "#f4e4bc", "#8c6a3c"),
        ),
        "sparks",
    ),
    "1-4": Place(
        ("#4a7ca0", "#ffc888"), (0.26, 0.56, 0.9), "#ffe6b0", "#6a8a6c", ("#6a8a48", "#2c4a2a"),
        (
            Thing("watchtower", 0.6, 0.9, 0.72, "#c89a62", "#40281a"),
            Thing("pine-tree", 0.2, 0.94, 0.26, "#4a7a4a", "#163020"),
        ),
    ),
    "1-5": Place(
        ("#2c3444", "#c8a060"), (0.7, 0.3, 0.8), "#ffe2a0", "#5c5048", ("#6a5238", "#2c2018"),
        (
            Thing("scroll-unfurled", 0.56, 0.92, 0.6, "#f6e6bc", "#8a6636"),
            Thing("quill-ink", 0.86, 0.92, 0.26, "#d0d8e0", "#30303c"),
            Thing("candle-light", 0.22, 0.92, 0.24, "#ffe0a0", "#7a4a22"),
        ),
        "sparks",
    ),
    "1-6": Place(
        ("#5a3440", "#f09a5c"), (0.5, 0.58, 0.8), "#ffd090", "#7a4a48", ("#8a5c44", "#3c2420"),
        (
            Thing("greek-temple", 0.5, 0.86, 0.72, "#c8a488", "#4a2c2c"),
            Thing("spears", 0.58, 0.94, 0.5, "#e8e4dc", "#3a3440"),
        ),
    ),
    "1-7": Place(
        ("#5aa0c0", "#f4f0c0"), (0.2, 0.3, 0.8), "#fffbe0", "#8ab080", ("#9ab060", "#5a7a3c"),
        (
            Thing("archery-target", 0.64, 0.92, 0.56, "#f2e4c4", "#a83a2c"),
            Thing("barracks-tent", 0.22, 0.84, 0.32, "#d8b47c", "#6a4a2a"),
        ),
    ),
    "1-8": Place(
        ("#101c2c", "#4a7a7c"), (0.78, 0.24, 0.5), "#d8f4e8", "#2c4a54", ("#34504c", "#101c20"),
        (
            Thing("crypt-entrance", 0.52, 0.92, 0.72, "#a4b4ac", "#141e24"),
            Thing("tombstone", 0.17, 0.95, 0.22, "#8ea29c", "#1a2628"),
        ),
        "mist",
    ),
    "1-9": Place(
        ("#1a1026", "#6a4a7c"), (0.5, 0.6, 0.6), "#ffb070", "#382a4a", ("#40304c", "#180e22"),
        (
            Thing("dungeon-gate", 0.5, 0.94, 0.9, "#8a769a", "#1c1228"),
            Thing("skull-crossed-bones", 0.56, 0.9, 0.46, "#efe4cc", "#4a3848"),
        ),
        "cave",
    ),
    "1-10": Place(
        ("#244a54", "#b8e0b0"), (0.55, 0.36, 0.7), "#ffd0e0", "#3c6a5a", ("#5a8a4e", "#244430"),
        (
            Thing("fern", 0.14, 0.99, 0.34, "#4a8a4a", "#12301c"),
            Thing("crystal-shrine", 0.56, 0.92, 0.6, "#ffb8d4", "#7c2c54"),
        ),
        "sparks",
    ),
    "2-1": Place(
        ("#0c1438", "#5a6cb0"), (0.2, 0.26, 0.5), "#eef2ff", "#2c3a70", ("#4a5680", "#181f40"),
        (Thing("observatory", 0.56, 0.9, 0.66, "#d4dcf4", "#2c3664"),), "stars",
    ),
    "2-2": Place(
        ("#4aa0c4", "#ffe4a0"), (0.5, 0.3, 0.9), "#fff6d0", "#b49a68", ("#d4a860", "#8a6434"),
        (
            Thing("shop", 0.24, 0.86, 0.38, "#f0d8a0", "#7c4028"),
            Thing("medieval-pavilion", 0.64, 0.92, 0.62, "#f4ead0", "#b03a30"),
        ),
    ),
    "2-3": Place(
        ("#2c0c14", "#e0482c"), (0.5, 0.56, 0.8), "#ffb060", "#6a2420", ("#7a342a", "#2a0e10"),
        (Thing("egyptian-temple", 0.54, 0.92, 0.74, "#e09a6a", "#3c1216"),), "sparks",
    ),
    "2-4": Place(
        ("#0e2c3c", "#58c0b8"), (0.54, 0.52, 0.7), "#c8fff0", "#20545c", ("#2c6a66", "#0e2c34"),
        (Thing("magic-gate", 0.54, 0.94, 0.68, "#9ae4d4", "#12343c"),), "mist+sparks",
    ),
    "2-5": Place(
        ("#3c5a84", "#ffe2a0"), (0.5, 0.42, 0.9), "#fff4c8", "#8a8a80", ("#c8b080", "#6a5636"),
        (
            Thing("greek-temple", 0.48, 0.86, 0.72, "#fbefcc", "#7a5c3a"),
            Thing("book-pile", 0.76, 0.96, 0.36, "#d88a5c", "#5a1e20"),
        ),
    ),
    "temple-bird": Place(
        ("#3f8fb8", "#ffe8b0"), (0.5, 0.3, 1.0), "#fff6d0", "#8aa07a", ("#a8b068", "#4a6a3c"),
        (
            Thing("palm-tree", 0.1, 0.95, 0.3, "#4d8a46", "#183822"),
            Thing("mayan-pyramid", 0.52, 0.88, 0.66, "#f2dcae", "#7a5a34"),
            Thing("fern", 0.93, 1.0, 0.3, "#4a8a4a", "#12301c"),
        ),
        "sparks",
    ),
    "temple-snake": Place(
        ("#1c1438", "#d8603c"), (0.5, 0.44, 0.9), "#ffb070", "#4a2c4c", ("#5c4450", "#1c1224"),
        (
            Thing("snake-totem", 0.13, 0.95, 0.26, "#a88aa0", "#2a1a30"),
            Thing("mayan-pyramid", 0.54, 0.9, 0.66, "#e0a080", "#3c2034"),
            Thing("snake-totem", 0.92, 0.95, 0.24, "#a88aa0", "#2a1a30"),
        ),
        "mist+sparks",
    ),
    "rescue": Place(
        ("#1a2430", "#8a7a5c"), (0.3, 0.6, 0.7), "#ffc070", "#3c4448", ("#5c5040", "#1c1812"),
        (
            Thing("camping-tent", 0.24, 0.86, 0.4, "#d8b47c", "#5c3c20"),
            Thing("campfire", 0.52, 0.92, 0.22, "#ffc860", "#a03c14"),
        ),
        "stars+sparks",
    ),
    "2-6": Place(
        ("#08201c", "#2c7a5a"), (0.54, 0.4, 0.6), "#ffe08a", "#124034", ("#3c5a3c", "#0c1c18"),
        (
            Thing("ancient-columns", 0.22, 0.9, 0.4, "#8aa084", "#10241e"),
            Thing("pharoah", 0.6, 0.96, 0.6, "#f4cc5c", "#5a3410"),
        ),
        "mist",
    ),
}  # fmt: skip


def filled(mask: Image.Image, gap: int) -> Image.Image:
    """Return the whole body of a silhouette, with its holes and all gaps of up to `gap` pixels closed."""
    margin = 2 * gap
    wide = Image.new("L", (mask.width + 2 * margin, mask.height + 2 * margin), 0)
    wide.paste(mask.point(lambda value: 255 if value > 60 else 0), (margin, margin))
    reach = gap // 2 * 2 + 1
    wide = wide.filter(ImageFilter.MaxFilter(reach)).filter(ImageFilter.MinFilter(reach))
    ImageDraw.floodfill(wide, (0, 0), 128)
    inside = wide.point(lambda value: 0 if value == 128 else 255)
    return inside.crop((margin, margin, mask.width + margin, mask.height + margin))


def on_paper(
    icon: Image.Image, gap: int, size: tuple[int, int], at: tuple[int, int]
) -> tuple[Image.Image, Image.Image]:
    """Return a silhouette at its place in a picture, and its `filled` body."""
    papers = Image.new("L", size, 0), Image.new("L", size, 0)
    for shape, paper in zip((icon, filled(icon, gap)), papers, strict=True):
        paper.paste(shape, at)
    return papers


def standing(scene: Field, thing: Thing, place: Place, modules: Path) -> Field:
    height, width = scene.shape[:2]
    size = round(thing.width * width)
    icon = silhouette(modules, thing.icon, size)
    box = icon.getbbox()
    assert box is not None
    at = (round(thing.x * width) - size // 2, round(thing.foot * height) - box[3])
    papers = on_paper(icon, max(4, size // 20), (width, height), at)
    face, body = (np.asarray(paper, np.float32) / 255 for paper in papers)
    x, y = np.meshgrid(np.linspace(0, 1, width), np.linspace(0, 1, height))
    around = ((x - thing.x - 0.03) / (thing.width * 0.56)) ** 2 + ((y - thing.foot) / 0.035) ** 2
    scene = over(scene, colour(place.ground[1]) * 0.4, (0.65 * (1 - smooth(0.3, 1.1, around))).astype(np.float32))
    across, _, _ = place.sun
    sun = (across - (1.0 if across <= 0.55 else 0.0), -0.55, 0.62)
    volume = blurred(body, size / 26) * (size / 14) + blurred(face, 2.2) * 5.5 + blurred(body, size / 9) * (size / 12)
    light = lit(volume, 1.0, sun)
    shade = 0.3 + 1.0 * light
    far = np.clip((y - (thing.foot - thing.width * 1.2)) / (thing.width * 1.2), 0, 1)
    dark = colour(thing.dark) * (0.6 + 0.75 * light)[..., None]
    bright = colour(thing.light) * (shade * (1.06 - 0.3 * far))[..., None]
    bright = over(bright, colour(place.glow), (0.34 * smooth(0.72, 0.98, light)).astype(np.float32))
    grain = 0.93 + 0.14 * noise((width, height), 7, 2, size)[..., None]
    scene = over(scene, np.clip(dark * grain, 0, 1), blurred(body, 0.9))
    scene = over(scene, np.clip(bright * grain, 0, 1), face)
    soft = blurred(body, 1)
    rim = np.clip(soft - np.roll(soft, (2, 2 if sun[0] < 0 else -2), (0, 1)), 0, 1)
    return over(scene, colour(place.glow), 0.7 * rim)


def paint(key: str, place: Place, modules: Path, size: tuple[int, int] = SIZE, horizon: float = HORIZON) -> Image.Image:
    """Paint one landscape; `horizon` is how far down the ground begins, as a fraction of the picture's height."""
    width, height = size
    seed = sum(map(ord, key)) * 7
    x, y = np.meshgrid(np.linspace(0, 1, width, dtype=np.float32), np.linspace(0, 1, height, dtype=np.float32))
    scene = ramp(np.clip(y / horizon, 0, 1), [(0, place.sky[0]), (1, place.sky[1])])
    clouds = noise(size, 170, 5, seed)
    scene = over(scene, colour(place.glow), 0.34 * smooth(0.5, 0.75, clouds) * (1 - 0.4 * y))
    across, down, reach = place.sun
    away = np.sqrt(((x - across) * (width / height)) ** 2 + (y - down) ** 2)
    scene = over(scene, colour(place.glow), 0.9 * np.clip(1 - away / reach, 0, 1) ** 2.2)
    if "cave" not in place.air:
        scene = over(scene, np.clip(colour(place.glow) * 1.1, 0, 1), 0.9 * (1 - smooth(0.045, 0.06, away)))
    if "stars" in place.air:
        stars = np.random.default_rng(seed).random((height, width)) > 0.9986
        scene = scene + 0.9 * blurred(stars.astype(np.float32), 0.7)[..., None] * 2.2 * (y < horizon)[..., None]
    for layer in range(3):
        line = horizon - 0.17 + 0.075 * layer
        skyline = line + (noise((width, 4), 120 - 26 * layer, 5, seed + layer + 1)[0] - 0.5) * (0.26 - 0.05 * layer)
        mask = smooth(-0.004, 0.004, y - skyline[None, :].astype(np.float32))
        haze = 0.62 - 0.27 * layer
        shade = colour(place.ridge) * (0.95 - 0.13 * layer)
        scene = over(scene, shade * (1 - haze) + colour(place.sky[1]) * haze, mask)
    depth = np.clip((y - horizon) / (1 - horizon), 0, 1)
    soil = ramp(depth, [(0, place.ground[0]), (1, place.ground[1])])
    rough = noise(size, 30, 4, seed + 9)
    soil = soil * (0.8 + 0.42 * rough)[..., None]
    if "water" in place.air:
        waves = np.sin((y * 900 / (0.4 + depth)) * 0.22 + rough * 9)
        soil = over(soil, colour(place.glow), 0.28 * smooth(0.7, 1, waves) * (0.3 + np.clip(1 - away, 0, 1)))
    scene = over(scene, soil, smooth(horizon - 0.004, horizon + 0.006, y + (rough - 0.5) * 0.012))
    for thing in place.things:
        scene = standing(scene, thing, place, modules)
    scene = hanging(scene, place, seed, x, y)
    edge = np.maximum(np.abs(x - 0.5), np.abs(y - 0.5)) * 2
    grey = scene.mean(-1, keepdims=True)
    scene = (grey + (scene - grey) * 1.22) * (1 - 0.24 * smooth(0.8, 1.1, edge))[..., None]
    return picture(scene * (0.97 + 0.06 * noise(size, 4, 2, seed + 30)[..., None]))


def hanging(scene: Field, place: Place, seed: int, x: Field, y: Field) -> Field:
    height, width = scene.shape[:2]
    if "mist" in place.air:
        wisps = noise((width, height), 140, 4, seed + 20) * smooth(0.55, 0.8, y) * (1 - smooth(0.9, 1.05, y))
        scene = over(scene, colour(place.sky[1]), 0.75 * smooth(0.35, 0.8, wisps))
    if "cave" in place.air:
        roof = 0.12 + 0.26 * noise((width, 4), 60, 4, seed + 21)[0][None, :] * (0.4 + 1.2 * np.abs(x - 0.5))
        scene = over(scene, colour(place.sky[0]) * 0.55, 1 - smooth(-0.01, 0.01, y - roof))
    if "sparks" in place.air:
        chance = np.random.default_rng(seed + 22)
        dots = Image.new("L", (width, height), 0)
        draw = ImageDraw.Draw(dots)
        for _ in range(46):
            at_x, at_y, size = chance.random() * width, chance.random() * height, 1.2 + 2.4 * chance.random() ** 2
            draw.ellipse([at_x - size, at_y - size, at_x + size, at_y + size], fill=255)
        lights = np.asarray(dots, np.float32) / 255
        scene = scene + colour(place.glow) * (0.7 * blurred(lights, 5) * 1.8 + 0.6 * blurred(lights, 0.8))[..., None]
    return scene


def main(modules: Path) -> None:
    for key, place in PLACES.items():
        save_scene(paint(key, place, modules), "places", key)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
