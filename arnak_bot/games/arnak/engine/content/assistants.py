"""The twelve assistants, silver and gold, as printed. Their names are ours, since the game does not name them."""

from __future__ import annotations

from arnak_bot.games.arnak.engine.effects import (
    All,
    Buy,
    Choose,
    Draw,
    Effect,
    ExileCard,
    Goods,
    Option,
    PayTo,
    PutDown,
    Travel,
    Upgrade,
    gain,
)
from arnak_bot.games.arnak.engine.printed import AssistantSide, AssistantTile, AssistantUse
from arnak_bot.games.arnak.engine.resources import bag
from arnak_bot.games.arnak.engine.travel import BOOT, CAR, PLANE, SHIP, Icons


def one(effect: Effect, *, main_action: bool = False) -> AssistantSide:
    return AssistantSide((AssistantUse(effect),), main_action)


def either(gains: Effect, gains_name: str, travel: Icons) -> AssistantSide:
    return AssistantSide((AssistantUse(gains, gains_name), AssistantUse(Travel(travel), travel[0].value, travel)))


ASSISTANTS = (
    AssistantTile(1, "Patron", one(gain(coin=2)), one(gain(coin=3))),
    AssistantTile(2, "Linguist", one(gain(tablet=1)), one(gain(tablet=1, coin=1))),
    AssistantTile(3, "Hunter", one(PayTo(gain(arrowhead=1), travel=(BOOT,))), one(gain(arrowhead=1))),
    AssistantTile(
        4,
        "Trader",
        one(PayTo(gain(arrowhead=1), tokens=bag(coin=1))),
        one(
            PayTo(
                Choose((Option("arrowhead", gain(arrowhead=1)), Option("jewel", gain(jewel=1)))),
                tokens=bag(coin=1),
            )
        ),
    ),
    AssistantTile(5, "Confidant", one(ExileCard()), one(All((ExileCard(), gain(compass=1))))),
    AssistantTile(6, "Porter", one(All((Draw(), PutDown()))), one(Draw())),
    AssistantTile(
        7,
        "Aviator",
        either(gain(coin=1), "coin", (PLANE,)),
        either(gain(coin=2), "coin", (PLANE, PLANE)),
    ),
    AssistantTile(
        8,
        "Driver",
        either(gain(compass=1), "compass", (CAR,)),
        either(gain(compass=1, coin=1), "compass", (CAR, CAR)),
    ),
    AssistantTile(
        9,
        "Captain",
        either(gain(compass=1), "compass", (SHIP,)),
        either(gain(compass=1, coin=1), "compass", (SHIP, SHIP)),
    ),
    AssistantTile(
        10,
        "Quartermaster",
        one(Buy(Goods.EITHER, discount=1), main_action=True),
        one(Buy(Goods.EITHER, discount=2), main_action=True),
    ),
    AssistantTile(11, "Artisan", one(Upgrade()), one(All((Upgrade(), gain(compass=1))))),
    AssistantTile(12, "Scout", one(gain(compass=1)), one(gain(compass=2))),
)
