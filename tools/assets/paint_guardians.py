"""Paint the fifteen guardians as characters in a round frame; run by hand to change one.

pip install numpy resvg-py pillow; npm install @iconify-json/game-icons
python -m tools.assets.paint_guardians path/to/node_modules; python -m tools.assets.enlarge

Each is a silhouette from game-icons, shaded like living stone: two tones, light from the upper left, burning eyes.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from PIL import Image, ImageFilter

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
)
from tools.assets.paint_places import on_paper

SIZE = 320


@dataclass(frozen=True)
class Face:
    """A guardian: its silhouette, size and vertical position, its tones, its background, its eyes."""

    icon: str
    light: str
    dark: str
    back: tuple[str, str]
    glow: str
    eyes: tuple[tuple[float, float], ...]
    eye: float = 0.034
    grow: float = 0.84
    drop: float = 0.0


FACES: dict[int, Face] = {
    1: Face("heron", "#dfeef0", "#2c5a6a", ("#9fd4d8", "#14404e"), "#fff27a", ((0.705, 0.125),), 0.026, 0.84, 0.02),
    2: Face("monkey", "#c89a6a", "#3c2416", ("#c8b078", "#33261a"), "#8affd0", ((0.375, 0.425), (0.62, 0.425)), 0.05),
    3: Face("tapir", "#9fb86a", "#2c4020", ("#a8c88a", "#1a3020"), "#fff0a0", ((0.785, 0.41),), 0.028, 0.92),
    4: Face("boar", "#f0c858", "#5c3410", ("#f0b070", "#4a1a10"), "#ff5a2c", ((0.705, 0.43),), 0.034, 0.86),
    5: Face("frog", "#88b89a", "#20443c", ("#8ad0b0", "#10302c"), "#ffd24a", ((0.285, 0.225), (0.705, 0.225)), 0.046),
    6: Face("sea-serpent", "#d8e4f4", "#38507c", ("#b8d4f4", "#20345c"), "#5affff", ((0.607, 0.222),), 0.036, 0.84),
    7: Face("owl", "#c8a478", "#3c2a1c", ("#f0c070", "#2c1c14"), "#ffc83c", ((0.335, 0.28), (0.665, 0.28)), 0.062),
    8: Face(
        "scarab-beetle", "#f0cc58", "#5c4410", ("#d8a848", "#33200c"), "#ff4a3c", ((0.44, 0.1), (0.56, 0.1)), 0.024
    ),
    9: Face(
        "sad-crab", "#f08a5c", "#5c1c1c", ("#78c8c8", "#10404c"), "#fff6c0", ((0.385, 0.37), (0.61, 0.37)), 0.03, 0.9
    ),
    10: Face(
        "tiger-head", "#b8aca4", "#2c2428", ("#f08a4a", "#2c1414"), "#ff9a2c", ((0.34, 0.43), (0.655, 0.43)), 0.04
    ),
    11: Face(
        "deku-tree", "#a88a58", "#332414", ("#98b868", "#1c2c18"), "#a8ff6a", ((0.405, 0.33), (0.575, 0.33)), 0.03, 0.9
    ),
    12: Face("eagle-head", "#e8e0f8", "#483c78", ("#d0b8f4", "#2c1c54"), "#ff7ae0", ((0.665, 0.22),), 0.03, 0.84),
    13: Face(
        "golem-head",
        "#c4beac",
        "#44403c",
        ("#d8c8a0", "#33302c"),
        "#6ae0ff",
        ((0.305, 0.57), (0.675, 0.575)),
        0.042,
        0.8,
    ),
    14: Face(
        "swamp-bat", "#8a80b8", "#241c3c", ("#98a8e8", "#161838"), "#fff04a", ((0.455, 0.64), (0.55, 0.64)), 0.024, 0.88
    ),
    15: Face("croc-jaws", "#9ab08a", "#2c3c30", ("#b8c8b8", "#20332c"), "#f0ff5a", ((0.2, 0.165),), 0.04, 0.78),
}


def paint(number: int, face: Face, modules: Path) -> Image.Image:
    """It is cropped to a circle when shown."""
    x, y = np.meshgrid(np.linspace(0, 1, SIZE, dtype=np.float32), np.linspace(0, 1, SIZE, dtype=np.float32))
    away = np.sqrt((x - 0.42) ** 2 + (y - 0.36) ** 2)
    scene = ramp(np.clip(away * 1.5, 0, 1), [(0, face.back[0]), (1, face.back[1])])
    clouds = noise((SIZE, SIZE), 90, 4, number * 13)
    scene = scene * (0.82 + 0.36 * clouds)[..., None]
    size, left, top = placed(face)
    mask, body = (np.asarray(paper, np.float32) / 255 for paper in outlines(face, modules))
    shadow = blurred(np.roll(body, (9, 8), (0, 1)), 8)
    scene = scene * (1 - 0.6 * shadow)[..., None]
    scene = over(scene, colour(face.dark) * 0.35, np.clip(blurred(body, 3.5) * 1.6, 0, 1))
    volume = blurred(body, 16) * 34 + blurred(body, 34) * 30 + blurred(mask, 2.4) * 7 + clouds * 3
    light = lit(volume, 1.0, (-0.62, -0.7, 0.62))
    grain = 0.9 + 0.2 * noise((SIZE, SIZE), 6, 3, number * 17)
    dark = colour(face.dark) * ((0.5 + 0.9 * light) * grain)[..., None]
    bright = colour(face.light) * ((0.28 + 1.02 * light) * grain)[..., None]
    bright = over(bright, colour(face.back[0]), 0.3 * smooth(0.78, 1, light))
    scene = over(scene, np.clip(dark, 0, 1), blurred(body, 0.9))
    scene = over(scene, np.clip(bright, 0, 1), mask)
    soft = blurred(body, 1)
    rim = np.clip(soft - np.roll(soft, (2, 2), (0, 1)), 0, 1)
    scene = over(scene, np.clip(colour(face.light) * 1.15, 0, 1), 0.8 * rim)
    scene = burning(scene, face, left, top, size)
    return picture(scene)


def placed(face: Face) -> tuple[int, int, int]:
    """Its size, its left edge and its top edge."""
    size = round(SIZE * face.grow * 0.98)
    return size, (SIZE - size) // 2, (SIZE - size) // 2 + round(face.drop * SIZE)


def outlines(face: Face, modules: Path) -> tuple[Image.Image, Image.Image]:
    """The silhouette where it is painted, and the whole body with its holes closed."""
    size, left, top = placed(face)
    return on_paper(silhouette(modules, face.icon, size), size // 18, (SIZE, SIZE), (left, top))


def cut_out(face: Face, modules: Path) -> Image.Image:
    """The mask of the painted body with its dark edge, to show a guardian without its background."""
    _, body = outlines(face, modules)
    return body.filter(ImageFilter.MaxFilter(5)).filter(ImageFilter.GaussianBlur(0.9))


def burning(scene: Field, face: Face, left: int, top: int, size: int) -> Field:
    down, right = np.mgrid[0:SIZE, 0:SIZE].astype(np.float32)
    for across, below in face.eyes:
        x, y, radius = left + across * size, top + below * size, face.eye * size
        away = np.sqrt((right - x) ** 2 + (down - y) ** 2)
        scene = over(scene, colour(face.dark) * 0.25, 1 - smooth(radius * 1.15, radius * 1.5, away))
        scene = scene + colour(face.glow) * (0.75 * np.clip(1 - away / (radius * 4.2), 0, 1) ** 2)[..., None]
        scene = over(scene, colour(face.glow), 1 - smooth(radius * 0.8, radius, away))
        slit = np.sqrt(((right - x) * 2.6) ** 2 + (down - y) ** 2)
        scene = over(scene, colour(face.dark) * 0.2, 0.9 * (1 - smooth(radius * 0.6, radius * 0.75, slit)))
    return scene


def main(modules: Path) -> None:
    for number, face in FACES.items():
        save_scene(paint(number, face, modules), "guardians", str(number))
        cut_out(face, modules).save(ASSETS / "guardians" / f"{number}.png", optimize=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
