"""Paint the island under the map of the solo campaign; run by hand when the map's layout has changed.

pip install numpy resvg-py pillow
python -m tools.assets.paint_journey

The relief, trees and sea are made as for the table's island, but in the faded colours of an old chart.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from tools.assets.paint_ground import BIRD, Sheet, aged, coast, course_mask, forested, relief, river_course, sea
from tools.assets.paint_kit import blurred, colour, lit, noise, over, picture, save_scene, smooth, softened

SHEET = Sheet("journey", (1248, 1560), (26, 190, 1192, 1500))
CHART = replace(
    BIRD,
    name="chart",
    seed=47,
    sea=[(0, "#b9cfc0"), (0.1, "#9dbcb2"), (0.35, "#84a8a3"), (0.7, "#6f9493"), (1, "#5f8283")],
    land=[
        (0, "#f0e2b8"), (0.075, "#e8d6a4"), (0.11, "#d3cd96"), (0.2, "#b3b984"), (0.38, "#97a675"),
        (0.52, "#a5a67c"), (0.6, "#bba987"), (0.72, "#c4b396"), (0.84, "#d5c9b3"), (0.93, "#efe8da"), (1, "#faf6ec"),
    ],
    trees=("#6f8a5c", "#87a067", "#a9b983"),
    river="#8db4ac",
    foam="#f2f2de",
    light="#fff4d0",
    shadow="#4a5a55",
)  # fmt: skip


def main() -> None:
    size, inside = SHEET.size, coast(SHEET, CHART)
    river = course_mask(SHEET, river_course(SHEET, CHART), 13)
    height = relief(SHEET, CHART, inside, river)
    patches = noise(size, 80, 4, CHART.seed + 8)
    density = (
        smooth(0.12, 0.2, height) * (1 - smooth(0.5, 0.66, height)) * smooth(0.42, 0.6, patches + 0.06)
        * (1 - smooth(0.05, 0.5, blurred(river, 5)))
    ).astype(np.float32)  # fmt: skip
    land, bumps, _ = forested(SHEET, CHART, height, density, 0.3)
    grain = noise(size, 9, 3, CHART.seed + 10)
    ratio = lit(softened(height * 130 + bumps * 0.6), 1.0, CHART.sun) / 0.64
    land = land * (0.5 + 0.52 * np.clip(ratio, 0, 1.4))[..., None]
    land = over(land, colour(CHART.light), 0.25 * smooth(1.05, 1.5, ratio))
    stream = np.clip(river * 1.1, 0, 1) * (inside > -2)
    land = over(land, colour(CHART.ink), 0.3 * np.clip(blurred(river, 3) * 1.6 - stream, 0, 1) * (inside > 0))
    land = over(land, colour(CHART.river) * (0.88 + 0.24 * grain[..., None]), stream)
    scene = over(sea(SHEET, CHART, inside), land, smooth(-1, 1, inside))
    scene = over(scene, colour(CHART.ink), 0.6 * np.exp(-((inside / 1.6) ** 2)))
    save_scene(picture(aged(scene, SHEET, CHART)), "ground", "journey")


if __name__ == "__main__":
    main()
