"""Paint the five countries of Lost Cities: the board with its paths, a city scene and a card's face for each.

Run by hand when the paths in `images/lost_cities/ground.py` have changed:

pip install numpy resvg-py pillow; npm install @iconify-json/game-icons
python -m tools.assets.paint_countries path/to/node_modules
"""

from __future__ import annotations

import math
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw

from arnak_bot.games.lost_cities.engine.content import BRIDGE_AFTER, CITY, STONE_POINTS
from arnak_bot.games.lost_cities.engine.printed import Colour
from images.kit.boxes import shifted
from images.lost_cities.ground import GROUND_SIZE, LANES, PLATE, stone_at, stone_box
from images.lost_cities.moments import SCENE
from images.lost_cities.pieces import FACE
from tools.assets.paint_kit import Field, blurred, colour, lit, noise, over, picture, ramp, save_scene, smooth
from tools.assets.paint_places import Place, Thing, paint, standing

SMOOTH = 4
SUN = (-0.7, -0.62, 0.78)
ROAD_WIDTH = 30
VOLCANO = "a mountain that is drawn here"


@dataclass(frozen=True)
class Country:
    place: Place
    road: str
    city: Thing
    along: tuple[Thing, ...]
    face: tuple[Thing, ...]
    scene: tuple[Thing, ...]


SAND, DARK_SAND = "#f0d49a", "#6a4420"
ICE, DARK_ICE = "#f6fbff", "#5c7c98"
LEAF, DARK_LEAF = "#62a04c", "#163822"
ROCK, DARK_ROCK = "#c07a5c", "#38161a"
SAIL, HULL = "#f8f2e2", "#234a66"

COUNTRIES: dict[Colour, Country] = {
    Colour.YELLOW: Country(
        Place(("#7fb4c4", "#fbe2a4"), (0.2, 0.3, 1.0), "#fff0c0", "#d09a4c", ("#ecc878", "#b8802f"), ()),
        "#f7e6b8",
        Thing("egyptian-temple", 0, 0, 0.094, SAND, DARK_SAND),
        (
            Thing("great-pyramid", 0.15, 0.5, 0.075, SAND, DARK_SAND),
            Thing("palm-tree", 0.305, 0.5, 0.05, LEAF, DARK_LEAF),
            Thing("camel", 0.455, 0.48, 0.05, "#c88f4c", DARK_SAND),
            Thing("obelisk", 0.655, 0.5, 0.06, SAND, DARK_SAND),
            Thing("palm-tree", 0.735, 0.5, 0.055, LEAF, DARK_LEAF),
        ),
        (
            Thing("great-pyramid", 0.6, 0.82, 0.78, SAND, DARK_SAND),
            Thing("camel", 0.26, 0.96, 0.5, "#d89a50", "#4a2c14"),
        ),
        (
            Thing("great-pyramid", 0.2, 0.74, 0.26, SAND, DARK_SAND),
            Thing("egyptian-temple", 0.6, 0.8, 0.4, SAND, DARK_SAND),
            Thing("palm-tree", 0.88, 0.82, 0.2, LEAF, DARK_LEAF),
        ),
    ),
    Colour.BLUE: Country(
        Place(("#3f93c4", "#d6eef0"), (0.7, 0.3, 0.9), "#fffbe4", "#6aa0bc", ("#47a0bc", "#17527f"), (), "water"),
        "#a8dbe2",
        Thing("byzantin-temple", 0, 0, 0.09, SAIL, HULL),
        (
            Thing("small-fishing-sailboat", 0.145, 0.46, 0.055, SAIL, HULL),
            Thing("island", 0.315, 0.46, 0.06, LEAF, DARK_SAND),
            Thing("shooner-sailboat", 0.455, 0.47, 0.058, SAIL, HULL),
            Thing("whale-tail", 0.57, 0.5, 0.034, "#7f9fb4", "#17384e"),
            Thing("lighthouse", 0.735, 0.5, 0.07, SAIL, HULL),
        ),
        (Thing("shooner-sailboat", 0.5, 0.84, 0.9, SAIL, HULL),),
        (
            Thing("shooner-sailboat", 0.2, 0.82, 0.24, SAIL, HULL),
            Thing("byzantin-temple", 0.58, 0.76, 0.36, "#e6ebe6", "#274a62"),
            Thing("lighthouse", 0.87, 0.8, 0.26, SAIL, HULL),
        ),
    ),
    Colour.WHITE: Country(
        Place(("#6f96bc", "#eef4f8"), (0.5, 0.3, 0.9), "#ffffff", "#9fb6c8", ("#eef3f6", "#a3b9cb"), (), "sparks"),
        "#cfe0ec",
        Thing("elven-castle", 0, 0, 0.09, ICE, "#46688a"),
        (
            Thing("peaks", 0.15, 0.5, 0.085, ICE, DARK_ICE),
            Thing("pine-tree", 0.3, 0.5, 0.042, "#8fb0a4", "#24454a"),
            Thing("igloo", 0.36, 0.5, 0.04, ICE, DARK_ICE),
            Thing("peaks", 0.455, 0.5, 0.075, ICE, DARK_ICE),
            Thing("polar-bear", 0.66, 0.5, 0.045, ICE, "#5a6c7a"),
            Thing("pine-tree", 0.735, 0.5, 0.042, "#8fb0a4", "#24454a"),
        ),
        (
            Thing("peaks", 0.5, 0.82, 0.86, ICE, DARK_ICE),
            Thing("pine-tree", 0.16, 0.96, 0.3, "#8fb0a4", "#24454a"),
            Thing("pine-tree", 0.84, 0.97, 0.34, "#8fb0a4", "#24454a"),
        ),
        (
            Thing("peaks", 0.2, 0.76, 0.3, ICE, DARK_ICE),
            Thing("elven-castle", 0.6, 0.8, 0.4, ICE, "#46688a"),
            Thing("pine-tree", 0.88, 0.82, 0.16, "#8fb0a4", "#24454a"),
        ),
    ),
    Colour.GREEN: Country(
        Place(("#4d9c92", "#e2f0b4"), (0.3, 0.3, 0.9), "#f8ffd0", "#4f9158", ("#6aa84a", "#285a30"), (), "mist"),
        "#d9c48c",
        Thing("mayan-pyramid", 0, 0, 0.094, "#c9c4a0", "#2c3a2a"),
        (
            Thing("palm-tree", 0.13, 0.5, 0.06, LEAF, DARK_LEAF),
            Thing("fruit-tree", 0.17, 0.52, 0.06, LEAF, DARK_LEAF),
            Thing("palm-tree", 0.3, 0.5, 0.055, LEAF, DARK_LEAF),
            Thing("fern", 0.36, 0.52, 0.045, "#7ab850", DARK_LEAF),
            Thing("ancient-ruins", 0.455, 0.5, 0.055, "#c9c4a0", "#2c3a2a"),
            Thing("fruit-tree", 0.65, 0.52, 0.06, LEAF, DARK_LEAF),
            Thing("bamboo", 0.735, 0.5, 0.045, "#9cc458", DARK_LEAF),
        ),
        (
            Thing("palm-tree", 0.6, 0.94, 0.86, "#76b556", DARK_LEAF),
            Thing("fern", 0.17, 0.99, 0.4, "#8ac85a", "#0e2a18"),
        ),
        (
            Thing("palm-tree", 0.13, 0.76, 0.22, LEAF, DARK_LEAF),
            Thing("fruit-tree", 0.28, 0.8, 0.22, LEAF, DARK_LEAF),
            Thing("mayan-pyramid", 0.6, 0.8, 0.42, "#d0caa4", "#2c3a2a"),
            Thing("palm-tree", 0.9, 0.84, 0.22, LEAF, DARK_LEAF),
        ),
    ),
    Colour.RED: Country(
        Place(("#5c2436", "#f6a066"), (0.46, 0.3, 0.9), "#ffd9a0", "#8a4038", ("#a8543a", "#4e1f1b"), (), "sparks"),
        "#e0a07c",
        Thing("viking-church", 0, 0, 0.09, ROCK, DARK_ROCK),
        (
            Thing(VOLCANO, 0.15, 0.5, 0.072, "#f08848", DARK_ROCK),
            Thing("fire", 0.3, 0.5, 0.04, "#ffb04c", "#8a2414"),
            Thing("castle-ruins", 0.36, 0.5, 0.05, ROCK, DARK_ROCK),
            Thing(VOLCANO, 0.455, 0.5, 0.06, "#f08848", DARK_ROCK),
            Thing("burning-tree", 0.655, 0.5, 0.05, "#ffa04c", DARK_ROCK),
            Thing("peaks", 0.735, 0.5, 0.07, ROCK, DARK_ROCK),
        ),
        (Thing(VOLCANO, 0.5, 0.95, 0.82, "#ff9448", DARK_ROCK),),
        (
            Thing(VOLCANO, 0.2, 0.76, 0.28, "#ff9448", DARK_ROCK),
            Thing("viking-church", 0.6, 0.8, 0.4, "#d08a66", DARK_ROCK),
            Thing("burning-tree", 0.88, 0.82, 0.16, "#ffa04c", DARK_ROCK),
        ),
    ),
}  # fmt: skip


def drawn(size: tuple[int, int], draw: Callable[[ImageDraw.ImageDraw], object]) -> Field:
    paper = Image.new("L", (size[0] * SMOOTH, size[1] * SMOOTH), 0)
    draw(ImageDraw.Draw(paper))
    return np.asarray(paper.resize(size, Image.Resampling.BOX), np.float32) / 255


def up(*values: float) -> tuple[float, ...]:
    return tuple(value * SMOOTH for value in values)


def rounded(size: tuple[int, int], box: Sequence[float], corner: float) -> Field:
    return drawn(size, lambda pen: pen.rounded_rectangle(up(*box), corner * SMOOTH, fill=255))


def disc(pen: ImageDraw.ImageDraw, x: float, y: float, reach: float) -> None:
    pen.ellipse(up(x - reach, y - reach, x + reach, y + reach), fill=255)


def raised(scene: Field, mask: Field, shade: Field, high: float, *, shadow: float = 0.5) -> Field:
    """Add a body with rounded edges that casts a shadow; `shade` is its colour."""
    below = np.roll(blurred(mask, 4), (6, 3), (0, 1))
    scene = over(scene, np.zeros(3, np.float32), shadow * below * (1 - mask))
    rough = noise((mask.shape[1], mask.shape[0]), 9, 3, 5)
    light = lit(blurred(mask, 3) * high + rough * 0.7, 1.0, SUN)
    body = np.clip(shade * (0.36 + 0.84 * light)[..., None] * (0.92 + 0.16 * rough)[..., None], 0, 1)
    return over(scene, body, mask)


def with_things(scene: Field, things: tuple[Thing, ...], place: Place, modules: Path) -> Field:
    for thing in things:
        scene = volcano(scene, thing) if thing.icon == VOLCANO else standing(scene, thing, place, modules)
    return scene


def volcano(scene: Field, thing: Thing) -> Field:
    size = (scene.shape[1], scene.shape[0])
    x, foot, wide = thing.x * size[0], thing.foot * size[1], thing.width * size[0]
    top, chance = foot - 0.56 * wide, np.random.default_rng(12)

    def puffs(pen: ImageDraw.ImageDraw) -> None:
        for at in range(9):
            reach = wide * (0.09 + 0.012 * at)
            middle = x + wide * (0.02 + 0.026 * at + 0.1 * (chance.random() - 0.5))
            disc(pen, middle, top - wide * (0.02 + 0.05 * at), reach)

    def cone(pen: ImageDraw.ImageDraw) -> None:
        flank = [(0.5, 0.0), (0.34, 0.17), (0.22, 0.36), (0.13, 0.56)]
        right = [up(x + wide * out, foot - wide * rise) for out, rise in flank]
        left = [up(x - wide * out, foot - wide * rise) for out, rise in reversed(flank)]
        pen.polygon([*right, *left], fill=255)

    def lava(pen: ImageDraw.ImageDraw) -> None:
        pen.ellipse([*up(x - wide * 0.12, top - wide * 0.03), *up(x + wide * 0.12, top + wide * 0.03)], fill=255)
        for out, fall in ((-0.2, 0.32), (0.03, 0.44), (0.22, 0.26)):
            for at in np.linspace(0, 1, 60):
                middle = x + wide * (out * at**0.8 + 0.012 * math.sin(9 * at + out))
                disc(pen, middle, top + wide * fall * at, wide * 0.034 * (1.1 - at))

    scene = raised(scene, drawn(size, puffs), colour("#7d6670"), 12, shadow=0.2)
    scene = raised(scene, drawn(size, cone), colour("#7a4038"), 20)
    glow = drawn(size, lava)
    scene = scene + colour(thing.light) * 1.1 * blurred(glow, wide / 16)[..., None]
    return over(scene, colour("#ffd060"), glow)


def lane(path: Colour, modules: Path) -> Field:
    country, (left, top, right, bottom) = COUNTRIES[path], LANES[path]
    size = (right - left, bottom - top)
    scene = np.asarray(paint(path, country.place, modules, size, 0.4), np.float32) / 255
    scene = with_things(scene, country.along, country.place, modules)
    at = {stone: (x - left, y - top) for stone in range(1, CITY + 1) for x, y in [stone_at(path, stone)]}
    scene = road(scene, country, [(-20.0, at[1][1] + 10.0), *at.values()])
    scene = bridge(scene, at[BRIDGE_AFTER], at[BRIDGE_AFTER + 1])
    city = replace(country.city, x=at[CITY][0] / size[0], foot=(at[CITY][1] + 8) / size[1])
    scene = standing(scene, city, country.place, modules)
    for stone in range(1, CITY):
        box = shifted(stone_box(path, stone), -left, -top)
        scene = raised(
            scene, rounded(size, box, 24), colour("#fbf4e0" if STONE_POINTS[stone - 1] > 0 else "#e3b3a2"), 26
        )
    plate = shifted(PLATE[path], -left, -top)
    return raised(scene, rounded(size, plate, 10), colour("#4a3b30"), 18)


def road(scene: Field, country: Country, points: list[tuple[float, float]]) -> Field:
    size = (scene.shape[1], scene.shape[0])

    def strip(width: float) -> Field:
        return drawn(
            size,
            lambda pen: pen.line(
                [up(*point) for point in points], fill=255, width=round(width * SMOOTH), joint="curve"
            ),
        )

    rough = noise(size, 12, 3, 77)
    edge = smooth(0.2, 0.8, blurred(strip(ROAD_WIDTH + 12), 4) + (rough - 0.5) * 0.5)
    scene = over(scene, colour(country.place.ground[1]) * 0.6, 0.6 * edge)
    inner = smooth(0.3, 0.7, blurred(strip(ROAD_WIDTH), 3) + (rough - 0.5) * 0.5)
    return over(scene, colour(country.road) * (0.82 + 0.3 * rough)[..., None], 0.92 * inner)


def bridge(scene: Field, start: tuple[int, int], end: tuple[int, int]) -> Field:
    size = (width, height) = (scene.shape[1], scene.shape[0])
    x, y = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    across, down = np.meshgrid(np.arange(width, dtype=np.float32), np.arange(height, dtype=np.float32))
    middle = x + 7 * np.sin(down / 21) + 6 * (noise((height, 4), 30, 3, 8)[0][:, None] - 0.5)
    half = 7 + 12 * down / height
    bank = smooth(3, -3, np.abs(across - middle) - half - 5) * smooth(height * 0.36, height * 0.42, down)
    water = smooth(1.5, -1.5, np.abs(across - middle) - half) * smooth(height * 0.38, height * 0.42, down)
    scene = over(scene, scene * 0.55, bank)
    flow = np.sin(down * 0.55 + noise(size, 8, 3, 9) * 9)
    blue = ramp(np.clip(np.abs(across - middle) / half, 0, 1), [(0, "#3f95b4"), (1, "#1c5674")])
    scene = over(scene, over(blue, colour("#d9f4f6"), (0.4 * smooth(0.6, 1, flow)).astype(np.float32)), water)
    wide, tilt = (end[0] - start[0]) / 2 - 42, (end[1] - start[1]) / 2

    def deck(pen: ImageDraw.ImageDraw) -> None:
        for left in np.arange(-wide, wide - 8, 11.5):
            corners = (left, -19), (left + 9, -19), (left + 9, 19), (left, 19)
            pen.polygon([up(x + at, y + tilt * at / 60 + rise) for at, rise in corners], fill=255)

    scene = raised(scene, drawn(size, deck), colour("#c58f54"), 10)
    for rise in (-21, 21):
        ends = up(x - wide - 4, y - tilt + rise), up(x + wide + 4, y + tilt + rise)
        rail = drawn(size, lambda pen, ends=ends: pen.line(ends, fill=255, width=6 * SMOOTH))
        scene = raised(scene, rail, colour("#7c4f28"), 10)
    return scene


def board(modules: Path) -> Image.Image:
    width, height = GROUND_SIZE
    down = np.linspace(0, 1, height, dtype=np.float32)[:, None].repeat(width, 1)
    sky = ramp(np.clip(down * 5.5, 0, 1), [(0, "#1f2038"), (0.6, "#3d3350"), (1, "#5a4257")])
    sky = over(sky, colour("#8a5f6a"), 0.35 * smooth(0.45, 0.8, noise((width, height), 220, 5, 3)) * (down < 0.2))
    chance = np.random.default_rng(4)
    stars = (chance.random((height, width)) > 0.9988).astype(np.float32) * (down < 0.16)
    sky = sky + 1.6 * blurred(stars, 0.8)[..., None] + 0.03 * (noise((width, height), 4, 2, 6)[..., None] - 0.5)
    whole = picture(over(sky, colour("#3a2f45"), smooth(0.2, 0.24, down)))
    for path, box in LANES.items():
        scene = lane(path, modules)
        size = (scene.shape[1], scene.shape[0])
        mask = rounded(size, (0, 0, size[0] - 1, size[1] - 1), 16)
        whole.paste(picture(scene), box[:2], Image.fromarray(np.uint8(mask * 255)))
    return whole


def main(modules: Path) -> None:
    save_scene(board(modules), "countries", "board")
    for path, country in COUNTRIES.items():
        for name, things, size, horizon in (("city", country.scene, SCENE, 0.62), ("face", country.face, FACE, 0.7)):
            ground = np.asarray(paint(f"{path} {name}", country.place, modules, size, horizon), np.float32) / 255
            save_scene(picture(with_things(ground, things, country.place, modules)), "countries", f"{path}-{name}")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
