"""The art of every card: an icon of game-icons in front, its colour, and the icon behind it. Data only."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["ART", "Art"]


@dataclass(frozen=True, slots=True)
class Art:
    """An illustration: the icon `front` in `shade`, lit from the left; `behind` it a flat dark icon of another size."""

    front: str
    shade: str
    behind: str = ""


GOLD, BRASS, COPPER, RUST = "#f2bf3d", "#d9a24a", "#cf7f45", "#b85c38"
WOOD, LEATHER, ROPE, BONE = "#b57b45", "#a5673f", "#d8b679", "#efe3c4"
STEEL, SILVER, IRON = "#a9b8c4", "#d3dce2", "#7f8c99"
JADE, LEAF, MOSS, TEAL = "#4fb98a", "#6fae4b", "#8a9a4a", "#3fa7a5"
SEA, SKY, NIGHT, VIOLET = "#3d8fc4", "#7cc1e0", "#5468b0", "#9a78d0"
RUBY, CORAL, ROSE, FIRE = "#d2384c", "#ee7458", "#e58aa5", "#f39a35"

ART = {
    # basic cards
    "funding-car": Art("coins-pile", GOLD, "jeep"),
    "funding-ship": Art("coins-pile", GOLD, "fishing-boat"),
    "exploration-car": Art("treasure-map", ROPE, "jeep"),
    "exploration-ship": Art("treasure-map", ROPE, "fishing-boat"),
    "fear": Art("ghost", VIOLET, "evil-eyes"),
    # items
    "sea-turtle": Art("sea-turtle", TEAL, "big-wave"),
    "ostrich": Art("ostrich", ROSE, "dust-cloud"),
    "pack-donkey": Art("donkey", IRON, "knapsack"),
    "horse": Art("horse-head", WOOD, "horseshoe"),
    "steam-boat": Art("paddle-steamer", CORAL, "big-wave"),
    "automobile": Art("city-car", RUBY, "road"),
    "sturdy-boots": Art("boots", LEATHER, "boot-prints"),
    "gold-pan": Art("gold-nuggets", GOLD, "water-splash"),
    "trowel": Art("trowel", STEEL, "stone-pile"),
    "pickaxe": Art("mining", IRON, "rock"),
    "hot-air-balloon": Art("air-balloon", CORAL, "sun"),
    "aeroplane": Art("biplane", RUBY, "fluffy-cloud"),
    "journal": Art("notebook", LEATHER, "quill-ink"),
    "parrot": Art("parrot-head", LEAF, "palm-tree"),
    "watch": Art("pocket-watch", GOLD, ""),
    "army-knife": Art("swiss-army-knife", RUBY, ""),
    "binoculars": Art("binoculars", BRASS, "mountains"),
    "tent": Art("camping-tent", MOSS, "pine-tree"),
    "fishing-rod": Art("fishing-pole", WOOD, "double-fish"),
    "precision-compass": Art("compass", BRASS, "polar-star"),
    "bow-and-arrows": Art("bow-arrow", WOOD, "archery-target"),
    "carrier-pigeon": Art("dove", SILVER, "envelope"),
    "whip": Art("whip", LEATHER, ""),
    "rough-map": Art("scroll-unfurled", ROPE, "island"),
    "airdrop": Art("parachute", SKY, "fluffy-cloud"),
    "flask": Art("water-flask", SEA, "droplets"),
    "machete": Art("machete", STEEL, "vine-leaf"),
    "torch": Art("torch", FIRE, "cave-entrance"),
    "large-backpack": Art("light-backpack", MOSS, ""),
    "rope": Art("rope-coil", ROPE, ""),
    "revolver": Art("revolver", IRON, ""),
    "hat": Art("outback-hat", LEATHER, ""),
    "bear-trap": Art("wolf-trap", RUST, "paw-print"),
    "grappling-hook": Art("hook", SILVER, "rope-coil"),
    "lantern": Art("lantern-flame", FIRE, "moon"),
    "dog": Art("sitting-dog", WOOD, "paw-print"),
    "brush": Art("paint-brush", COPPER, "broken-pottery"),
    "axe": Art("wood-axe", STEEL, "log"),
    "chronometer": Art("stopwatch", BRASS, "ship-wheel"),
    "theodolite": Art("sextant", BRASS, "north-star-shuriken"),
    # artifacts
    "pathfinders-sandals": Art("sandal", GOLD, "boot-prints"),
    "pathfinders-staff": Art("wizard-staff", JADE, "striped-sun"),
    "war-mask": Art("ceremonial-mask", RUBY, "striped-sun"),
    "treasure-chest": Art("open-treasure-chest", GOLD, ""),
    "ritual-dagger": Art("sacrificial-dagger", RUBY, ""),
    "crystal-earring": Art("crystal-earrings", SKY, ""),
    "mortar": Art("pestle-mortar", JADE, "herbs-bundle"),
    "serpents-gold": Art("snake-spiral", GOLD, "coins"),
    "serpent-idol": Art("snake-totem", JADE, ""),
    "monkey-medallion": Art("monkey", BRASS, "medallist"),
    "idol-of-ara-anu": Art("egyptian-bird", GOLD, "sun"),
    "inscribed-blade": Art("rune-sword", TEAL, ""),
    "guardians-ocarina": Art("ocarina", COPPER, "musical-notes"),
    "tigerclaw-hairpin": Art("claws", FIRE, "tiger-head"),
    "war-club": Art("spiked-bat", RUST, ""),
    "sundial": Art("sundial", GOLD, "striped-sun"),
    "traders-scales": Art("scales", BRASS, ""),
    "hunting-arrows": Art("arrow-cluster", CORAL, ""),
    "coconut-flask": Art("coconuts", WOOD, "palm-tree"),
    "cleansing-cauldron": Art("cauldron", JADE, "steam"),
    "ancient-wine": Art("amphora", ROSE, "grapes"),
    "decorated-horn": Art("hunting-horn", BONE, ""),
    "ornate-hammer": Art("thor-hammer", GOLD, ""),
    "star-charts": Art("star-formation", SKY, "moon"),
    "stone-jar": Art("covered-jar", BONE, ""),
    "passage-shell": Art("spiral-shell", ROSE, "big-wave"),
    "ceremonial-rattle": Art("maracas", CORAL, ""),
    "sacred-drum": Art("drum", RUST, "musical-notes"),
    "traders-coins": Art("coins", GOLD, ""),
    "stone-key": Art("key", SILVER, ""),
    "obsidian-earring": Art("drop-earrings", VIOLET, ""),
    "guiding-stone": Art("rune-stone", TEAL, ""),
    "guiding-skull": Art("crowned-skull", BONE, ""),
    "runes-of-the-dead": Art("stone-tablet", VIOLET, "desert-skull"),
    "guardians-crown": Art("jewel-crown", GOLD, ""),
}
