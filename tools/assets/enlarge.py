"""Store enlarged copies of the pictures that highlights show; run after painting a place or a guardian.

python -m tools.assets.enlarge

Enlarging a landscape or cutting out a guardian at run time takes three times as long as encoding the whole picture;
reading the stored one takes less time than encoding.
"""

from __future__ import annotations

from PIL import Image

from images.arnak.guardians import guardian_figure
from images.arnak.moments import FIGURE, SIZE
from images.kit import ASSETS
from images.kit.paintings import read_painting
from images.kit.theme import DARKENED

_OPTIONS = {"quality": 88, "subsampling": 2, "optimize": True}
"""Half the colour resolution is enough for enlarged pictures."""


def enlarged_place(key: str) -> Image.Image:
    whole = read_painting("places", key)
    wide, high = whole.size
    scene = whole.crop((0, high - wide * SIZE[1] // SIZE[0], wide, high))  # the foreground is at the bottom
    shade = Image.linear_gradient("L").resize(scene.size).point([max(0, level - 96) for level in range(256)])
    scene.paste(DARKENED, (0, 0), shade)
    return scene.resize(SIZE, Image.Resampling.HAMMING)


def main() -> None:
    for folder in ("places", "guardians"):
        (ASSETS / folder / "large").mkdir(exist_ok=True)
    for path in (ASSETS / "places").glob("*.jpg"):
        enlarged_place(path.stem).save(path.parent / "large" / path.name, **_OPTIONS)
    for path in (ASSETS / "guardians").glob("*.jpg"):
        figure = guardian_figure(int(path.stem), FIGURE)
        large = path.parent / "large" / path.name
        figure.convert("RGB").save(large, **_OPTIONS)
        figure.getchannel("A").save(large.with_suffix(".png"), optimize=True)


if __name__ == "__main__":
    main()
