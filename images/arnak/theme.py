"""The colours of Arnak: of each resource, side and round. Contains no drawing code."""

from __future__ import annotations

from dataclasses import dataclass

from arnak_bot.games.arnak.engine.printed import BoardName
from arnak_bot.games.arnak.engine.resources import Resource
from images.kit.theme import GOLD, LIGHT, SILVER, WHITE, Colour, colour

SITE_HEADS = {0: colour("#dcc48a"), 1: colour("#cfd6a6"), 2: colour("#d4cdb8")}
"""The ribbon of a site, by its level: camps (0), level I and level II."""

RESOURCES: dict[str, Colour] = {
    Resource.COIN: colour("#a87400"),
    Resource.COMPASS: colour("#17737f"),
    Resource.TABLET: colour("#7b5a35"),
    Resource.ARROWHEAD: colour("#4b525c"),
    Resource.JEWEL: colour("#b01f4a"),
}


ON_DARK: dict[str, Colour] = {
    Resource.COIN: colour("#ffd24a"),
    Resource.COMPASS: colour("#7fe0ea"),
    Resource.TABLET: colour("#e5bf8f"),
    Resource.ARROWHEAD: colour("#d3dae2"),
    Resource.JEWEL: colour("#ff7fa3"),
    "fear": colour("#cdb6f6"),
    "gold": colour("#ffd24a"),
    "silver": LIGHT,
    "white": WHITE,
}

ON_LIGHT: dict[str, Colour] = {
    **RESOURCES,
    "fear": colour("#5d3a9b"),
    "gold": GOLD,
    "silver": SILVER,
}


ON_TOKEN: dict[str, Colour] = {
    Resource.COIN: colour("#6b4400"),
    Resource.COMPASS: colour("#0e4f58"),
    Resource.TABLET: colour("#57391a"),
    Resource.ARROWHEAD: colour("#33393f"),
    Resource.JEWEL: colour("#8a1238"),
}


@dataclass(frozen=True, slots=True)
class Mood:
    sea: Colour
    track: Colour
    peak: Colour


MOODS: dict[str, Mood] = {
    BoardName.BIRD: Mood(sea=colour("#3f9aa0"), track=colour("#e9dcb8"), peak=colour("#f4f1e6")),
    BoardName.SNAKE: Mood(sea=colour("#343a6b"), track=colour("#d9c8b4"), peak=colour("#e2703a")),
}


@dataclass(frozen=True, slots=True)
class RoundLight:
    """The light of a round: the tint of shadows and of lights (255: as painted), and a glow from one side."""

    shade: Colour
    light: Colour
    glow: Colour
    strength: float  # of the glow at its strongest, 0 to 1
    turn: int  # the direction of the glow: degrees from below


ROUND_LIGHTS: dict[str, tuple[RoundLight, ...]] = {
    BoardName.BIRD: (
        RoundLight(colour("#e6e0f0"), colour("#fff0e4"), colour("#ffd9b8"), 0.2, 250),
        RoundLight(colour("#f2f2f2"), colour("#fffdf4"), colour("#fff6d8"), 0.1, 215),
        RoundLight(colour("#fafafa"), colour("#ffffff"), colour("#ffffff"), 0.0, 180),
        RoundLight(colour("#eee0cc"), colour("#ffedc4"), colour("#ffc46a"), 0.16, 130),
        RoundLight(colour("#b0809c"), colour("#ffb46c"), colour("#ff6a2c"), 0.4, 105),
    ),
    BoardName.SNAKE: (
        RoundLight(colour("#fff0e0"), colour("#ffe8c8"), colour("#ff9a5a"), 0.2, 105),
        RoundLight(colour("#f4e4ec"), colour("#ffdcc4"), colour("#f07a5a"), 0.14, 110),
        RoundLight(colour("#dcd8f4"), colour("#f4dce0"), colour("#b060a0"), 0.12, 120),
        RoundLight(colour("#bcc4f0"), colour("#d4d4f4"), colour("#5a5ac0"), 0.14, 180),
        RoundLight(colour("#5a68b8"), colour("#9cb8f4"), colour("#a8d0ff"), 0.24, 250),
    ),
}
"""From the morning of round I to the evening of round V; on the Snake side from dusk into the night."""

FOGS: dict[str, Colour] = {BoardName.BIRD: colour("#dfe8e4"), BoardName.SNAKE: colour("#bcbdd4")}
