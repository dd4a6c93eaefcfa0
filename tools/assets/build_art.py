"""Paint the illustrations of the cards and their backgrounds; run by hand when the tables change.

npm install @iconify-json/game-icons
pip install -r tools/assets/requirements.txt
python -m tools.assets.build_art path/to/node_modules [card ...]

Painting all of them takes a few minutes; name some cards to paint only those.
"""

from __future__ import annotations

import sys
from functools import reduce
from pathlib import Path
from typing import Any

import numpy as np
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from images.arnak.art import SMALL
from images.kit import ASSETS
from tools.assets.card_art import ART, Art
from tools.assets.paint_kit import outline, rendered, silhouette
from tools.assets.portraits import PORTRAITS, portrait

BIG, SIZE = 512, 256
GROUND = (512, 384)
_LAYERS_MARGIN = 26

Array = np.ndarray[Any, np.dtype[np.float64]]


def centred(drawn: Image.Image) -> Image.Image:
    mask = Image.new("L", (BIG, BIG), 0)
    mask.paste(drawn, ((BIG - drawn.width) // 2, (BIG - drawn.height) // 2))
    return mask


def icon_mask(modules: Path, name: str, margin: int) -> Image.Image:
    icon = silhouette(modules, name, BIG)
    drawn = icon.crop(icon.getbbox())
    share = (BIG - 2 * margin) / max(drawn.size)
    size = round(drawn.width * share), round(drawn.height * share)
    return centred(drawn.resize(size, Image.Resampling.LANCZOS))


def outer(mask: Image.Image) -> Image.Image:
    """With its holes filled."""
    wide = Image.new("L", (mask.width + 2, mask.height + 2), 0)
    wide.paste(mask.point(lambda value: 255 if value > 90 else 0), (1, 1))
    ImageDraw.floodfill(wide, (0, 0), 128)
    filled = wide.point(lambda value: 0 if value == 128 else 255).crop((1, 1, mask.width + 1, mask.height + 1))
    return filled.filter(ImageFilter.GaussianBlur(1.2))


def array(mask: Image.Image) -> Array:
    return np.asarray(mask, dtype=np.float64) / 255


def relief(mask: Image.Image, radius: float) -> Array:
    """Return how much light from the upper left a rounded body of this shape catches, -1 to 1."""
    height = array(mask.filter(ImageFilter.GaussianBlur(radius)))
    down, right = np.gradient(height)
    light = (right + down) * radius
    return np.asarray(np.clip(light * 2.2, -1, 1))


def rgb(code: str) -> Array:
    return np.array([int(code[at : at + 2], 16) for at in (1, 3, 5)], dtype=np.float64)


def lit(shade: Array, light: Array) -> Array:
    """Return a colour in the light: towards warm white where it is lit, towards a deep cool shade where it is not."""
    white, deep = np.array([255.0, 250, 228]), shade * np.array([0.34, 0.30, 0.40])
    up, down = np.clip(light, 0, 1)[..., None], np.clip(-light, 0, 1)[..., None]
    return shade * (1 - up) * (1 - down) + white * up + deep * down


def over(below: Array, alpha: Array, colour: Array, cover: Array) -> tuple[Array, Array]:
    total = cover + alpha * (1 - cover)
    share = (cover / np.maximum(total, 1e-6))[..., None]
    return below * (1 - share) + colour * share, total


def painted(modules: Path, art: Art) -> Image.Image:
    shade = rgb(art.shade)
    picture, alpha = np.zeros((BIG, BIG, 3)), np.zeros((BIG, BIG))
    if art.behind:
        behind = icon_mask(modules, art.behind, 8)
        tone = shade * 0.42 + np.array([30.0, 26, 30])
        picture, alpha = over(picture, alpha, tone, array(outer(behind)) * 0.30)
        picture, alpha = over(picture, alpha, tone * 0.8, array(behind) * 0.38)
    margin = 54 if art.behind else 36
    layers = [(centred(outline(body, BIG - 2 * _LAYERS_MARGIN)), rgb(tone)) for body, tone in art.layers]
    layers = layers or [(icon_mask(modules, art.front, margin), shade)]
    front = reduce(ImageChops.lighter, [mask for mask, _ in layers])
    whole = outer(front)
    shadow = Image.new("L", (BIG, BIG), 0)
    shadow.paste(whole, (16, 20))
    picture, alpha = over(
        picture, alpha, np.array([14.0, 10, 8]), array(shadow.filter(ImageFilter.GaussianBlur(12))) * 0.6
    )
    rim = whole.filter(ImageFilter.MaxFilter(13)).filter(ImageFilter.GaussianBlur(1.5))
    picture, alpha = over(picture, alpha, shade * 0.16 + np.array([12.0, 8, 6]), array(rim))
    y, x = np.mgrid[0:BIG, 0:BIG] / BIG
    fall = 0.34 - 0.62 * (0.45 * x + 0.55 * y)
    inner = lit(shade * 0.50, np.clip(relief(whole, 22) * 0.5 + fall * 0.5, -1, 1))
    picture, alpha = over(picture, alpha, inner, array(whole))
    for mask, tone in layers:
        body = lit(tone, np.clip(relief(mask, 7) * 0.55 + relief(whole, 26) * 0.35 + fall, -0.85, 0.8))
        picture, alpha = over(picture, alpha, body, array(mask))
    flat = np.dstack([np.clip(picture, 0, 255), np.clip(alpha, 0, 1) * 255]).round().astype(np.uint8)
    return Image.fromarray(flat, "RGBA").resize((SIZE, SIZE), Image.Resampling.LANCZOS)


def noise(chance: np.random.Generator, size: tuple[int, int], cells: int) -> Array:
    """From -1 to 1."""
    width, height = size
    small = chance.random((max(2, height * cells // width), cells))
    picture = Image.fromarray((small * 255).astype(np.uint8), "L").resize(size, Image.Resampling.BICUBIC)
    return array(picture) * 2 - 1


def clouds(chance: np.random.Generator, size: tuple[int, int]) -> Array:
    total: Array = sum(noise(chance, size, cells) / (at + 1) for at, cells in enumerate((4, 9, 20, 45)))  # type: ignore[assignment]
    return total / 2.1


def ground(kind: str) -> Image.Image:
    """Return a background: canvas for items, stone for artifacts, dark for Fear, a map for basic cards."""
    chance = np.random.default_rng(1930 + len(kind))
    width, height = GROUND
    y, x = np.mgrid[0:height, 0:width]
    far = np.hypot((x - width * 0.46) / width, (y - height * 0.44) / height)
    light = np.clip(1.14 - 0.95 * far, 0, 2)
    cloud = clouds(chance, GROUND)
    match kind:
        case "canvas":
            weave = np.sin(x * np.pi / 2.0) * 0.5 + np.sin(y * np.pi / 2.0) * 0.5
            thread = noise(chance, GROUND, 170)
            value = 1 + 0.055 * weave + 0.05 * thread + 0.08 * cloud
            base = np.array([214.0, 176, 116])
        case "stone":
            chips = noise(chance, GROUND, 120)
            slabs = np.abs(clouds(chance, GROUND))
            cracks = np.where(slabs < 0.018, -0.34, 0.0) + np.where((slabs >= 0.018) & (slabs < 0.034), 0.10, 0.0)
            value = 1 + 0.10 * cloud + 0.07 * chips + cracks
            base = np.array([120.0, 139, 158])
        case "dark":
            value = 1 + 0.55 * cloud
            base = np.array([58.0, 46, 78])
            light = np.clip(1.35 - 1.9 * far, 0.12, 2)
        case "map":
            contours = np.abs((cloud * 5) % 1 - 0.5)
            value = 1 + 0.03 * noise(chance, GROUND, 150) + np.where(contours < 0.05, -0.12, 0.0)
            grid = np.where((x % 64 == 0) | (y % 64 == 0), -0.06, 0.0)
            value = value + grid
            base = np.array([203.0, 205, 158])
        case _:
            raise KeyError(kind)
    picture = base * (value * light)[..., None]
    return Image.fromarray(np.clip(picture, 0, 255).round().astype(np.uint8), "RGB")


def main(modules: Path, *cards: str) -> None:
    for folder in ("art", "portraits"):
        (ASSETS / folder).mkdir(exist_ok=True)
    for card in cards or ART:
        painted(modules, ART[card]).save(ASSETS / "art" / f"{card}.webp", quality=86, method=6)
    if cards:
        make_small(*cards)
        return
    for kind in ("canvas", "stone", "dark", "map"):
        ground(kind).save(ASSETS / "art" / f"ground-{kind}.webp", quality=82, method=6)
    for number in PORTRAITS:
        drawn = rendered(portrait(number), SIZE)
        drawn.save(ASSETS / "portraits" / f"{number}.webp", quality=90, method=6)
    make_small()


def make_small(*cards: str) -> None:
    """Store copies at the size shown on boards, which are read in half the time: drawing a card is mostly decoding.

    To run only this: `python -c "from tools.assets.build_art import make_small; make_small()"`.
    """
    for folder in ("art", "portraits"):
        (ASSETS / folder / "small").mkdir(exist_ok=True)
        for path in (ASSETS / folder).glob("*.webp"):
            if not path.name.startswith("ground-") and (not cards or (folder == "art" and path.stem in cards)):
                with Image.open(path) as whole:
                    small = whole.convert("RGBA").resize((SMALL, SMALL), Image.Resampling.LANCZOS)
                small.save(path.parent / "small" / path.name, lossless=True, quality=100, method=6)


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
