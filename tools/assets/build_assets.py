"""Build the bundled fonts and icon masks from npm packages; run by hand when the list changes.

npm install @iconify-json/game-icons @fontsource/alegreya-sans @fontsource/cinzel \\
    @fontsource/noto-sans-{hebrew,arabic,devanagari,thai,armenian,georgian,jp,sc,kr}
pip install -r tools/assets/requirements.txt
python -m tools.assets.build_assets path/to/node_modules
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path

from fontTools.merge import Merger
from fontTools.ttLib import TTFont

from images.kit import ASSETS
from tools.assets.paint_kit import outline, silhouette

ICON_SIZE = 128

ICONS = {
    # resources, travel and signs
    "tablet": "stone-tablet",
    "jewel": "emerald",
    "boot": "leather-boot",
    "car": "jeep",
    "ship": "fishing-boat",
    "plane": "commercial-airplane",
    "draw": "card-draw",
    "exile": "trash-can",
    "fear": "ghost",
    "upgrade": "upgrade",
    "refresh": "cycle",
    "assistant": "person",
    "guardian": "totem-head",
    "idol": "totem",
    "free": "lightning-helix",
    "glass": "magnifying-glass",
    "notebook": "notebook",
    "temple": "mayan-pyramid",
    "points": "laurels",
    "cards": "card-pick",
    "deck": "card-random",
    "moon": "moon",
    "blocked": "padlock",
    "pass": "night-sleep",
    "starter": "flying-flag",
    "site": "treasure-map",
    "campfire": "campfire",
    "relocate": "boot-prints",
    "activate": "hand",
    "artifact": "glowing-artifact",
    "item": "backpack",
    # guardians
    "guardian-1": "heron",
    "guardian-2": "monkey",
    "guardian-3": "tapir",
    "guardian-4": "boar",
    "guardian-5": "frog",
    "guardian-6": "sea-serpent",
    "guardian-7": "owl",
    "guardian-8": "scarab-beetle",
    "guardian-9": "sad-crab",
    "guardian-10": "tiger-head",
    "guardian-11": "deku-tree",
    "guardian-12": "eagle-head",
    "guardian-13": "golem-head",
    "guardian-14": "swamp-bat",
    "guardian-15": "croc-jaws",
    # assistants
    "assistant-1": "top-hat",
    "assistant-2": "scroll-quill",
    "assistant-3": "spear-hook",
    "assistant-4": "scales",
    "assistant-5": "public-speaker",
    "assistant-6": "backpack",
    "assistant-7": "plane-pilot",
    "assistant-8": "steering-wheel",
    "assistant-9": "captain-hat-profile",
    "assistant-10": "buy-card",
    "assistant-11": "anvil-impact",
    "assistant-12": "spyglass",
}

OWN = {
    # four places for idols, one of them filled
    "slots": (
        '<path d="M40 40h200v200h-200zM272 40h200v200h-200zM40 272h200v200h-200zM272 272h200v200h-200z'
        'M304 72v136h136v-136zM72 304v136h136v-136zM304 304v136h136v-136z" fill-rule="evenodd"/>'
    ),
    # a ring with a needle, and a point with a notch: distinguishable at 16 pixels by silhouette alone
    "compass": (
        '<path fill-rule="evenodd" d="M256 16a240 240 0 1 0 0 480a240 240 0 1 0 0-480z'
        'M256 84a172 172 0 1 1 0 344a172 172 0 1 1 0-344z"/>'
        '<path d="M356 156L292 292L156 356L220 220z"/>'
    ),
    # the figure on the board: a hat with a wide brim, a face below it, and a body
    "archaeologist": (
        '<path d="M180 100V52a44 44 0 0 1 44-44h64a44 44 0 0 1 44 44v48z"/>'
        '<path d="M92 138a164 36 0 0 1 328 0a164 36 0 0 1-328 0z"/>'
        '<path d="M182 192h148v20a74 74 0 0 1-148 0z"/>'
        '<path d="M64 504v-60a132 132 0 0 1 132-132h120a132 132 0 0 1 132 132v60z"/>'
    ),
    # a card with an arrow that points down
    "put-down": (
        '<path fill-rule="evenodd" d="M124 16h264a32 32 0 0 1 32 32v416a32 32 0 0 1-32 32h-264a32 32 0 0 1-32-32v-416'
        'a32 32 0 0 1 32-32zM216 108v148h-76l116 132l116-132h-76v-148z"/>'
    ),
    # one coin, never a pile: a disc with a groove inside its rim and a small square hole
    "coin": (
        '<path fill-rule="evenodd" d="M256 24a232 232 0 1 0 0 464a232 232 0 1 0 0-464z'
        'M256 70a186 186 0 1 1 0 372a186 186 0 1 1 0-372z"/>'
        '<path fill-rule="evenodd" d="M256 98a158 158 0 1 0 0 316a158 158 0 1 0 0-316z'
        'M212 212h88v88h-88z"/>'
    ),
    "arrowhead": '<path d="M256 8L420 360L332 336L332 420L296 504L216 504L180 420L180 336L92 360z"/>',
}


def build_icons(modules: Path) -> None:
    masks = {name: silhouette(modules, icon, ICON_SIZE) for name, icon in ICONS.items()}
    masks |= {name: outline(body, ICON_SIZE) for name, body in OWN.items()}
    for old in (ASSETS / "icons").glob("*.png"):
        old.unlink()
    for name, mask in masks.items():
        mask.save(ASSETS / "icons" / f"{name}.png", optimize=True)


def build_font(modules: Path, package: str, weight: int, subsets: list[str], target: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        parts = []
        for subset in subsets:
            path = modules / f"@fontsource/{package}/files/{package}-{subset}-{weight}-normal.woff2"
            font = TTFont(path)
            font.flavor = None
            for table in ("GSUB", "GPOS", "GDEF"):
                if subset != "latin" and table in font:
                    del font[table]
            part = Path(folder) / f"{subset}.ttf"
            font.save(part)
            parts.append(str(part))
        merged = Merger().merge(parts) if len(parts) > 1 else TTFont(parts[0])
        use_lining_figures(merged)
        drop_hints(merged)
        merged.save(ASSETS / "fonts" / target)


def use_lining_figures(font: TTFont) -> None:
    """Map the digits to their lining tabular forms: the default ones differ in height."""
    order = set(font.getGlyphOrder())
    for table in font["cmap"].tables:
        for code in range(ord("0"), ord("9") + 1):
            name = table.cmap.get(code)
            for ending in (".tf", ".lf"):
                if name and f"{name}{ending}" in order:
                    table.cmap[code] = f"{name}{ending}"
                    break


def drop_hints(font: TTFont) -> None:
    """Remove hinting: it has no visible effect in scaled pictures, and triples the time that text takes to render."""
    for table in ("fpgm", "prep", "cvt ", "gasp"):
        if table in font:
            del font[table]
    font["head"].flags &= ~0b11100  # there are no longer instructions that alter advance widths
    for name in font.getGlyphOrder():
        font["glyf"][name].removeHinting()


FALLBACKS = {
    "hebrew": "hebrew",
    "arabic": "arabic",
    "devanagari": "devanagari",
    "thai": "thai",
    "armenian": "armenian",
    "georgian": "georgian",
    "jp": "japanese",
    "sc": "chinese-simplified",
    "kr": "korean",
}
"""Packages of Noto Sans for names in other scripts and the subset of each, in the order in which they are tried."""


def build_fallbacks(modules: Path) -> None:
    """Convert the fallback fonts to TTF without further changes: these scripts need the shaping tables."""
    for package, subset in FALLBACKS.items():
        name = f"noto-sans-{package}"
        font = TTFont(modules / f"@fontsource/{name}/files/{name}-{subset}-700-normal.woff2")
        font.flavor = None
        font.save(ASSETS / "fonts" / f"NotoSans-{package}.ttf")


def write_coverage() -> None:
    """Write the ranges of characters covered by each font for names, since Pillow has no API to query them."""
    coverage = {}
    for name in ("AlegreyaSans-ExtraBold", *(f"NotoSans-{package}" for package in FALLBACKS)):
        codes = sorted(TTFont(ASSETS / "fonts" / f"{name}.ttf").getBestCmap())
        ranges: list[list[int]] = []
        for code in codes:
            if ranges and code == ranges[-1][1] + 1:
                ranges[-1][1] = code
            else:
                ranges.append([code, code])
        coverage[name] = ranges
    (ASSETS / "fonts" / "coverage.json").write_text(json.dumps(coverage, separators=(",", ":")), encoding="utf-8")


if __name__ == "__main__":
    node_modules = Path(sys.argv[1])
    build_icons(node_modules)
    scripts = ["latin", "latin-ext", "cyrillic", "greek"]
    build_font(node_modules, "alegreya-sans", 500, scripts, "AlegreyaSans-Medium.ttf")
    build_font(node_modules, "alegreya-sans", 800, scripts, "AlegreyaSans-ExtraBold.ttf")
    build_font(node_modules, "cinzel", 700, ["latin"], "Cinzel-Bold.ttf")
    build_fallbacks(node_modules)
    write_coverage()
