"""The thirty-five artifacts, as printed.

Every artifact costs a tablet when it is played from hand (R20); that is left to the rules and not listed here.
"""

from __future__ import annotations

from collections.abc import Mapping

from arnak_bot.games.arnak.engine.effects import (
    Activate,
    ActivateStackTile,
    All,
    Archaeologist,
    Borrow,
    Buy,
    Choose,
    CrystalEarring,
    Destination,
    Draw,
    Effect,
    EmptySlot,
    Exchange,
    ExileCard,
    ExileRightmostItem,
    GainFear,
    GainFromExile,
    Goods,
    GuardFromFear,
    MoveGuardian,
    ObsidianEarring,
    Option,
    Overcome,
    PayTo,
    Planes,
    Refresh,
    RefreshAll,
    Relocate,
    Research,
    ReturnArchaeologist,
    Upgrade,
    Where,
    gain,
)
from arnak_bot.games.arnak.engine.printed import Card, CardKind
from arnak_bot.games.arnak.engine.resources import bag
from arnak_bot.games.arnak.engine.travel import Icon, Icons

PLANE = (Icon.PLANE,)


def artifact(
    id: str,
    name: str,
    *,
    cost: int,
    points: int,
    effect: Effect,
    travel: Icons = PLANE,
    pass_effect: Effect | None = None,
) -> Card:
    return Card(id, name, CardKind.ARTIFACT, travel, effect, cost, points, pass_effect=pass_effect)


ARTIFACTS = (
    artifact("pathfinders-sandals", "Pathfinder's Sandals", cost=3, points=1, effect=Relocate(Where.CAMP)),
    artifact("pathfinders-staff", "Pathfinder's Staff", cost=4, points=1, effect=Relocate(Where.CAMP_OR_LEVEL_1)),
    artifact("war-mask", "War Mask", cost=3, points=1, effect=All((gain(arrowhead=1), GuardFromFear()))),
    artifact("treasure-chest", "Treasure Chest", cost=4, points=3, effect=All((Draw(), gain(coin=1)))),
    artifact("ritual-dagger", "Ritual Dagger", cost=4, points=2, effect=All((ExileCard(), gain(arrowhead=1)))),
    artifact("crystal-earring", "Crystal Earring", cost=4, points=2, effect=CrystalEarring()),
    artifact("mortar", "Mortar", cost=3, points=1, effect=All((ExileCard(), gain(coin=2)))),
    artifact("serpents-gold", "Serpent's Gold", cost=3, points=2, effect=All((GainFear(), gain(coin=4)))),
    artifact("serpent-idol", "Serpent Idol", cost=2, points=1, effect=All((GainFear(), gain(jewel=1)))),
    artifact(
        "monkey-medallion",
        "Monkey Medallion",
        cost=4,
        points=2,
        effect=Buy(Goods.ITEM, free=True, to=Destination.DECK_TOP),
    ),
    artifact("idol-of-ara-anu", "Idol of Ara-Anu", cost=3, points=1, effect=Research(discount=bag(jewel=1))),
    artifact(
        "inscribed-blade",
        "Inscribed Blade",
        cost=2,
        points=1,
        effect=Choose(
            (
                Option("arrowhead", Research(discount=bag(arrowhead=1))),
                Option("tablets", Research(discount=bag(tablet=2))),
            )
        ),
    ),
    artifact(
        "guardians-ocarina",
        "Guardian's Ocarina",
        cost=4,
        points=2,
        travel=(Icon.PLANE, Icon.PLANE),
        effect=All((ReturnArchaeologist(), Planes())),
    ),
    artifact(
        "tigerclaw-hairpin",
        "Tigerclaw Hairpin",
        cost=4,
        points=2,
        effect=All((ExileCard(), Activate(Where.UNOCCUPIED_CAMP))),
    ),
    artifact("war-club", "War Club", cost=4, points=1, effect=Overcome()),
    artifact("sundial", "Sundial", cost=2, points=1, effect=gain(tablet=2), pass_effect=gain(jewel=1)),
    artifact("traders-scales", "Traders' Scales", cost=4, points=2, effect=All((Upgrade(), gain(coin=3)))),
    artifact("hunting-arrows", "Hunting Arrows", cost=4, points=1, effect=All((GainFear(), gain(arrowhead=2)))),
    artifact("coconut-flask", "Coconut Flask", cost=3, points=2, effect=All((gain(coin=2), Borrow(gold=False)))),
    artifact("cleansing-cauldron", "Cleansing Cauldron", cost=3, points=1, effect=All((Draw(), ExileCard()))),
    artifact("ancient-wine", "Ancient Wine", cost=3, points=1, effect=All((gain(coin=1), Borrow(gold=True)))),
    artifact("decorated-horn", "Decorated Horn", cost=2, points=1, effect=Exchange()),
    artifact(
        "ornate-hammer",
        "Ornate Hammer",
        cost=4,
        points=2,
        effect=All((ExileRightmostItem(), GainFromExile())),
    ),
    artifact(
        "star-charts",
        "Star Charts",
        cost=4,
        points=2,
        effect=PayTo(Activate(Where.CAMP, times=2), tokens=bag(coin=1)),
    ),
    artifact("stone-jar", "Stone Jar", cost=2, points=1, effect=Draw()),
    artifact("passage-shell", "Passage Shell", cost=3, points=1, effect=Archaeologist(camp_for_free=True)),
    artifact("ceremonial-rattle", "Ceremonial Rattle", cost=3, points=2, effect=Refresh()),
    artifact("sacred-drum", "Sacred Drum", cost=4, points=1, effect=PayTo(RefreshAll(), put_down=1)),
    artifact("traders-coins", "Trader's Coins", cost=3, points=1, effect=All((Upgrade(), gain(coin=2)))),
    artifact("stone-key", "Stone Key", cost=3, points=2, effect=EmptySlot()),
    artifact("obsidian-earring", "Obsidian Earring", cost=4, points=2, effect=ObsidianEarring()),
    artifact("guiding-stone", "Guiding Stone", cost=3, points=1, effect=ActivateStackTile(1)),
    artifact(
        "guiding-skull",
        "Guiding Skull",
        cost=4,
        points=1,
        effect=PayTo(ActivateStackTile(2), tokens=bag(compass=1)),
    ),
    artifact(
        "runes-of-the-dead",
        "Runes of the Dead",
        cost=4,
        points=1,
        effect=All((GainFear(), gain(coin=1, tablet=3))),
    ),
    artifact("guardians-crown", "Guardian's Crown", cost=4, points=2, effect=MoveGuardian()),
)

ADDED: Mapping[int, tuple[Card, ...]] = {}
"""The artifacts added by each later edition, by the edition's number: {2: (artifact(...),)}."""
