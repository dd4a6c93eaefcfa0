"""The thirty-five artifacts, as printed. That playing one from hand costs a tablet (R20) is left to the rules."""

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
from arnak_bot.games.arnak.engine.printed import Card, CardKind, id_of
from arnak_bot.games.arnak.engine.resources import bag
from arnak_bot.games.arnak.engine.travel import PLANE, Icons


def artifact(
    name: str,
    *,
    cost: int,
    points: int,
    effect: Effect,
    travel: Icons = (PLANE,),
    pass_effect: Effect | None = None,
) -> Card:
    return Card(id_of(name), name, CardKind.ARTIFACT, travel, effect, cost, points, pass_effect=pass_effect)


ARTIFACTS = (
    artifact("Pathfinder's Sandals", cost=3, points=1, effect=Relocate(Where.CAMP)),
    artifact("Pathfinder's Staff", cost=4, points=1, effect=Relocate(Where.CAMP_OR_LEVEL_1)),
    artifact("War Mask", cost=3, points=1, effect=All((gain(arrowhead=1), GuardFromFear()))),
    artifact("Treasure Chest", cost=4, points=3, effect=All((Draw(), gain(coin=1)))),
    artifact("Ritual Dagger", cost=4, points=2, effect=All((ExileCard(), gain(arrowhead=1)))),
    artifact("Crystal Earring", cost=4, points=2, effect=CrystalEarring()),
    artifact("Mortar", cost=3, points=1, effect=All((ExileCard(), gain(coin=2)))),
    artifact("Serpent's Gold", cost=3, points=2, effect=All((GainFear(), gain(coin=4)))),
    artifact("Serpent Idol", cost=2, points=1, effect=All((GainFear(), gain(jewel=1)))),
    artifact(
        "Monkey Medallion",
        cost=4,
        points=2,
        effect=Buy(Goods.ITEM, free=True, to=Destination.DECK_TOP),
    ),
    artifact("Idol of Ara-Anu", cost=3, points=1, effect=Research(discount=bag(jewel=1))),
    artifact(
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
        "Guardian's Ocarina",
        cost=4,
        points=2,
        travel=(PLANE, PLANE),
        effect=All((ReturnArchaeologist(), Planes())),
    ),
    artifact(
        "Tigerclaw Hairpin",
        cost=4,
        points=2,
        effect=All((ExileCard(), Activate(Where.UNOCCUPIED_CAMP))),
    ),
    artifact("War Club", cost=4, points=1, effect=Overcome()),
    artifact("Sundial", cost=2, points=1, effect=gain(tablet=2), pass_effect=gain(jewel=1)),
    artifact("Traders' Scales", cost=4, points=2, effect=All((Upgrade(), gain(coin=3)))),
    artifact("Hunting Arrows", cost=4, points=1, effect=All((GainFear(), gain(arrowhead=2)))),
    artifact("Coconut Flask", cost=3, points=2, effect=All((gain(coin=2), Borrow(gold=False)))),
    artifact("Cleansing Cauldron", cost=3, points=1, effect=All((Draw(), ExileCard()))),
    artifact("Ancient Wine", cost=3, points=1, effect=All((gain(coin=1), Borrow(gold=True)))),
    artifact("Decorated Horn", cost=2, points=1, effect=Exchange()),
    artifact(
        "Ornate Hammer",
        cost=4,
        points=2,
        effect=All((ExileRightmostItem(), GainFromExile())),
    ),
    artifact(
        "Star Charts",
        cost=4,
        points=2,
        effect=PayTo(Activate(Where.CAMP, times=2), tokens=bag(coin=1)),
    ),
    artifact("Stone Jar", cost=2, points=1, effect=Draw()),
    artifact("Passage Shell", cost=3, points=1, effect=Archaeologist(camp_for_free=True)),
    artifact("Ceremonial Rattle", cost=3, points=2, effect=Refresh()),
    artifact("Sacred Drum", cost=4, points=1, effect=PayTo(RefreshAll(), put_down=1)),
    artifact("Trader's Coins", cost=3, points=1, effect=All((Upgrade(), gain(coin=2)))),
    artifact("Stone Key", cost=3, points=2, effect=EmptySlot()),
    artifact("Obsidian Earring", cost=4, points=2, effect=ObsidianEarring()),
    artifact("Guiding Stone", cost=3, points=1, effect=ActivateStackTile(1)),
    artifact(
        "Guiding Skull",
        cost=4,
        points=1,
        effect=PayTo(ActivateStackTile(2), tokens=bag(compass=1)),
    ),
    artifact(
        "Runes of the Dead",
        cost=4,
        points=1,
        effect=All((GainFear(), gain(coin=1, tablet=3))),
    ),
    artifact("Guardian's Crown", cost=4, points=2, effect=MoveGuardian()),
)

ADDED: Mapping[int, tuple[Card, ...]] = {}
"""The artifacts added by each later edition, by the edition's number: {2: (artifact(...),)}."""
