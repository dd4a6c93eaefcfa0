"""Camp sites, site tiles, guardians and idols, as printed. The tiles' names are ours: the game does not name them."""

from __future__ import annotations

from arnak_bot.games.arnak.engine.effects import (
    All,
    Buy,
    Choose,
    Draw,
    Effect,
    ExileCard,
    GainFear,
    Goods,
    Option,
    PayTo,
    Refresh,
    Travel,
    Upgrade,
    gain,
)
from arnak_bot.games.arnak.engine.printed import BonusTile, GuardianTile, IdolKind, Site, SiteTile, SlotEffect
from arnak_bot.games.arnak.engine.resources import bag
from arnak_bot.games.arnak.engine.travel import BOOT, CAR, PLANE, SHIP

_CAMP_SPACES = ((BOOT,), (BOOT, BOOT))

CAMPS = (
    Site("camp-coins", 0, 0, 0, _CAMP_SPACES, effect=gain(coin=2), name="Harbour"),
    Site("camp-compasses", 0, 0, 1, _CAMP_SPACES, effect=gain(compass=2), name="Lookout"),
    Site("camp-tablets", 0, 0, 2, _CAMP_SPACES, effect=gain(tablet=2), name="Quarry"),
    Site("camp-arrowhead", 0, 0, 3, _CAMP_SPACES, effect=gain(arrowhead=1), name="Old Battlefield"),
    Site("camp-jewel", 0, 0, 4, _CAMP_SPACES, effect=PayTo(gain(jewel=1), put_down=1), name="Jewel Grotto"),
)

DISCOVER_COMPASSES = {1: 3, 2: 6}

SITE_TILES = (
    SiteTile(
        1,
        1,
        "Wreck",
        Choose((Option("compasses", gain(compass=2)), Option("item", Buy(Goods.ITEM, free=True)))),
    ),
    SiteTile(2, 1, "Armoury", gain(coin=1, arrowhead=1)),
    SiteTile(3, 1, "Archive", All((Draw(), gain(coin=1, tablet=1)))),
    SiteTile(4, 1, "Watchtower", gain(compass=1, arrowhead=1)),
    SiteTile(5, 1, "Scriptorium", gain(coin=1, tablet=2)),
    SiteTile(6, 1, "Hall of Spears", gain(tablet=1, arrowhead=1)),
    SiteTile(7, 1, "Training Ground", All((Draw(), gain(arrowhead=1)))),
    SiteTile(8, 1, "Crypt", All((GainFear(), gain(tablet=1, jewel=1)))),
    SiteTile(9, 1, "Catacombs", All((GainFear(), gain(compass=1, jewel=1)))),
    SiteTile(10, 1, "Shrine", gain(jewel=1)),
    SiteTile(1, 2, "Observatory", gain(compass=2, jewel=1)),
    SiteTile(2, 2, "Great Market", gain(coin=1, compass=1, tablet=1, arrowhead=1)),
    SiteTile(3, 2, "War Temple", gain(arrowhead=1, jewel=1)),
    SiteTile(4, 2, "Oracle", All((Draw(), gain(tablet=1, jewel=1)))),
    SiteTile(5, 2, "Royal Library", gain(tablet=2, jewel=1)),
    SiteTile(6, 2, "Tomb of Kings", All((GainFear(), gain(tablet=2, arrowhead=2)))),
)

GUARDIAN_POINTS = 5

GUARDIANS = (
    GuardianTile(1, "Tide Heron", bag(compass=1, coin=1, arrowhead=1), boon=Travel((SHIP,))),
    GuardianTile(2, "Hollow Monkey", bag(coin=1, arrowhead=1), put_down=1, boon=ExileCard()),
    GuardianTile(3, "Moss Tapir", bag(coin=1, arrowhead=1), travel=(BOOT,), boon=Travel((CAR,))),
    GuardianTile(4, "Gilded Boar", bag(coin=2, arrowhead=1), boon=Travel((CAR,))),
    GuardianTile(5, "Rune Toad", bag(tablet=1, arrowhead=1), travel=(BOOT,), boon=ExileCard()),
    GuardianTile(6, "Cloud Serpent", bag(arrowhead=1), travel=(PLANE,), boon=ExileCard()),
    GuardianTile(7, "Lantern Owl", bag(compass=1, arrowhead=1), put_down=1, boon=Draw()),
    GuardianTile(8, "Hoard Beetle", bag(coin=4), boon=Upgrade()),
    GuardianTile(9, "Reef Crab", bag(arrowhead=1), travel=(SHIP,), boon=Travel((CAR,))),
    GuardianTile(10, "Ash Jaguar", bag(arrowhead=1), travel=(CAR,), boon=Travel((SHIP,))),
    GuardianTile(11, "Root Strider", bag(compass=1), travel=(BOOT, BOOT), boon=ExileCard()),
    GuardianTile(12, "Crystal Condor", bag(jewel=1), travel=(BOOT,), boon=Travel((PLANE,))),
    GuardianTile(13, "Stone Scribe", bag(tablet=3), boon=Travel((PLANE,))),
    GuardianTile(14, "Thunder Bat", bag(arrowhead=1), travel=(PLANE,), boon=ExileCard()),
    GuardianTile(15, "Mist Caiman", bag(compass=2, arrowhead=1), boon=Travel((SHIP,))),
)

IDOL_TILES = {
    IdolKind.COIN: 3,
    IdolKind.COMPASS: 3,
    IdolKind.TABLET: 3,
    IdolKind.EXILE: 3,
    IdolKind.UPGRADE: 2,
    IdolKind.REFRESH: 2,
}

IDOL_EFFECTS: dict[IdolKind, Effect] = {
    IdolKind.COIN: gain(coin=1),
    IdolKind.COMPASS: gain(compass=1),
    IdolKind.TABLET: gain(tablet=1),
    IdolKind.EXILE: ExileCard(),
    IdolKind.UPGRADE: Upgrade(),
    IdolKind.REFRESH: Refresh(),
}

IDOL_POINTS = 3
IDOL_SLOT_POINTS = (1, 2, 3, 4)

IDOL_SLOT_EFFECTS = (
    SlotEffect("jewel", gain(jewel=1), coins=1),
    SlotEffect("arrowhead", gain(arrowhead=1)),
    SlotEffect("tablets", gain(tablet=2)),
    SlotEffect("coin-compass", gain(coin=1, compass=1)),
    SlotEffect("draw", Draw()),
)

BONUS_TILES = dict.fromkeys(BonusTile, 3)

BONUS_TILE_EFFECTS: dict[BonusTile, Effect] = {
    BonusTile.COIN: gain(coin=1),
    BonusTile.COMPASS: gain(compass=1),
    BonusTile.TABLET: gain(tablet=1),
    BonusTile.EXILE: ExileCard(),
    BonusTile.DRAW: Draw(),
    BonusTile.UPGRADE: Upgrade(),
}
