"""The art of every card: an icon from game-icons in front, its colour, and the icon behind it. Data only.

Four cards whose icons nobody recognised are drawn in layers of our own instead.
"""

from __future__ import annotations

from dataclasses import dataclass

Layer = tuple[str, str]
"""The shapes of a drawing of 512 by 512 units as SVG, and their colour."""


@dataclass(frozen=True, slots=True)
class Art:
    """An illustration: the icon `front` in `shade`, lit from the left; `behind`: a larger, flat, dark icon."""

    front: str
    shade: str
    behind: str = ""
    layers: tuple[Layer, ...] = ()
    """Drawn instead of an icon, from the bottom up."""


GOLD, BRASS, COPPER, RUST = "#f2bf3d", "#d9a24a", "#cf7f45", "#b85c38"
WOOD, LEATHER, ROPE, BONE = "#b57b45", "#a5673f", "#d8b679", "#efe3c4"
STEEL, SILVER, IRON = "#a9b8c4", "#d3dce2", "#7f8c99"
JADE, LEAF, MOSS, TEAL = "#4fb98a", "#6fae4b", "#8a9a4a", "#3fa7a5"
SEA, SKY, NIGHT, VIOLET = "#3d8fc4", "#7cc1e0", "#5468b0", "#9a78d0"
RUBY, CORAL, ROSE, FIRE = "#d2384c", "#ee7458", "#e58aa5", "#f39a35"

_TYRE = "#4a4a52"
_CREAM = "#f3e6c4"

_AUTOMOBILE: tuple[Layer, ...] = (
    ('<path d="M474 262a24 24 0 1 1 0 48a24 24 0 1 1 0-48zM20 300h24v40h-24zM470 318h32v22h-32z"/>', BRASS),
    (
        '<path fill-rule="evenodd" d="M108 236L134 128Q140 106 164 106H312Q330 106 338 122L372 216H420Q462 216 466 258'
        'L468 336H36V280Q36 236 74 236zM162 138L144 220H226V138zM252 138V220H338L308 138z"/>',
        RUBY,
    ),
    (
        '<path d="M22 352a96 96 0 0 1 192 0h-24a72 72 0 0 0-144 0z"/>'
        '<path d="M300 352a96 96 0 0 1 192 0h-24a72 72 0 0 0-144 0z"/><path d="M196 332h122v26h-122z"/>',
        "#8c2433",
    ),
    (
        '<path fill-rule="evenodd" d="M118 292a66 66 0 1 0 0 132a66 66 0 1 0 0-132zm0 28a38 38 0 1 1 0 76a38 38 0 1 1 0'
        '-76zM396 292a66 66 0 1 0 0 132a66 66 0 1 0 0-132zm0 28a38 38 0 1 1 0 76a38 38 0 1 1 0-76z"/>',
        _TYRE,
    ),
    (
        '<path d="M112 322h12v72h-12zM82 352h72v12h-72zM390 322h12v72h-12zM360 352h72v12h-72z"/>'
        '<circle cx="118" cy="358" r="15"/><circle cx="396" cy="358" r="15"/>',
        _CREAM,
    ),
)
_AEROPLANE: tuple[Layer, ...] = (
    ('<path d="M214 130h14v190h-14zM340 130h14v190h-14zM222 320l70 66l12-12l-64-60zM330 320l-36 66h18l34-66z"/>', WOOD),
    ('<path d="M14 150Q62 146 104 246L42 262zM10 262L96 244L108 272L28 288z"/>', "#8c2433"),
    (
        '<path d="M30 276Q28 246 62 242L246 216Q270 186 300 212L352 204Q422 198 438 244Q440 296 352 308L118 296Q40 292 '
        '30 276z"/>',
        RUBY,
    ),
    ('<path d="M262 210a24 28 0 1 1 44 0z"/>', LEATHER),
    (
        '<path d="M166 96H398a18 18 0 0 1 0 36H166a18 18 0 0 1 0-36zM186 302H378a17 17 0 0 1 0 34H186a17 17 0 0 1 0-34z'
        '"/>',
        _CREAM,
    ),
    ('<circle cx="300" cy="396" r="38"/>', _TYRE),
    ('<circle cx="300" cy="396" r="14"/>', _CREAM),
    ('<path d="M458 128Q482 188 462 246Q484 304 458 368Q440 304 454 246Q438 188 458 128z"/>', WOOD),
    ('<path d="M436 226Q476 228 478 248Q476 270 436 272z"/>', BRASS),
)
_PARROT: tuple[Layer, ...] = (
    ('<path d="M60 404H452a15 15 0 0 1 0 30H60a15 15 0 0 1 0-30z"/>', WOOD),
    ('<path d="M262 352L304 506Q322 512 334 500L338 372zM296 352L352 492Q370 496 378 482L352 344z"/>', SEA),
    (
        '<path d="M224 28Q312 30 322 122Q328 166 356 216Q396 300 346 388Q300 420 252 396Q160 350 158 236Q132 196 134 '
        '124Q140 34 224 28z"/>',
        RUBY,
    ),
    ('<path d="M256 190Q344 202 366 286Q372 330 356 368Q276 340 256 190z"/>', GOLD),
    ('<path d="M262 246Q330 268 360 352Q360 404 342 440Q268 380 262 246z"/>', SEA),
    ('<path d="M150 116Q150 66 204 64Q252 68 252 118Q246 164 196 170Q152 164 150 116z"/>', _CREAM),
    ('<circle cx="206" cy="112" r="17"/>', "#2a2119"),
    (
        '<path d="M164 84Q84 82 74 158Q72 216 104 250Q104 200 140 190L166 186Q182 128 164 84z'
        'M126 206Q134 244 172 236L170 198z"/>',
        _TYRE,
    ),
    ('<path d="M206 384h22v40h-22zM240 392h22v36h-22z"/>', "#6a5a45"),
)
_GOLD_PAN: tuple[Layer, ...] = (
    ('<ellipse cx="256" cy="310" rx="244" ry="172"/>', IRON),
    ('<ellipse cx="256" cy="286" rx="206" ry="132"/>', "#59636d"),
    ('<path d="M64 316Q150 262 256 296Q362 328 448 300Q420 416 256 418Q96 416 64 316z"/>', SKY),
    (
        '<path d="M172 268L214 220L282 236L296 298L240 336L184 320zM306 286L352 236L410 262L404 318L344 342zM92 300L'
        '134 268L172 300L160 346L112 348zM226 356L272 332L316 358L300 398L240 396z"/>',
        GOLD,
    ),
    (
        '<path d="M170 24L186 88L250 104L186 120L170 184L154 120L90 104L154 88zM356 60L368 108L416 120L368 132L356 180'
        'L344 132L296 120L344 108z"/>',
        "#ffe9a0",
    ),
)

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
    "automobile": Art("", RUBY, "road", _AUTOMOBILE),
    "sturdy-boots": Art("boots", LEATHER, "boot-prints"),
    "gold-pan": Art("", GOLD, "water-splash", _GOLD_PAN),
    "trowel": Art("trowel", STEEL, "stone-pile"),
    "pickaxe": Art("mining", IRON, "rock"),
    "hot-air-balloon": Art("air-balloon", CORAL, "sun"),
    "aeroplane": Art("", RUBY, "fluffy-cloud", _AEROPLANE),
    "journal": Art("notebook", LEATHER, "quill-ink"),
    "parrot": Art("", RUBY, "palm-tree", _PARROT),
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
