"""The basic cards and Fear. Items and artifacts have their own modules."""

from __future__ import annotations

from arnak_bot.games.arnak.engine.effects import gain
from arnak_bot.games.arnak.engine.printed import Card, CardKind
from arnak_bot.games.arnak.engine.travel import BOOT, CAR, SHIP

FEAR = "fear"
FEAR_CARDS = 19
FEAR_TILE = "fear-tile"
"""The Fear tile, gained when the Fear cards have run out (R18). Actions and events treat it like a card."""

BASIC_CARDS = (
    Card("funding-car", "Funding", CardKind.BASIC, (CAR,), gain(coin=1), free=True),
    Card("funding-ship", "Funding", CardKind.BASIC, (SHIP,), gain(coin=1), free=True),
    Card("exploration-car", "Exploration", CardKind.BASIC, (CAR,), gain(compass=1), free=True),
    Card("exploration-ship", "Exploration", CardKind.BASIC, (SHIP,), gain(compass=1), free=True),
    Card(FEAR, "Fear", CardKind.FEAR, (BOOT,), points=-1),
)

STARTING_DECK = ("funding-car", "funding-ship", "exploration-car", "exploration-ship", FEAR, FEAR)
