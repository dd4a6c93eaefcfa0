"""Every word that a picture writes, in one place. Draws nothing, knows no game.

Signs carry the meaning wherever they can; a word stands where a sign alone was guessed wrong.
"""

from __future__ import annotations

from typing import Final

# effects, short enough for a card of the row
DRAW: Final = "draw"
FROM_BOTTOM: Final = "from bottom"
EXILE: Final = "exile"
THIS_CARD: Final = "this"
UPGRADE: Final = "upgrade"
REFRESH: Final = "refresh"
ALL: Final = "all"
SPEND_CARD: Final = "spend card"
SEND: Final = "send"
FREE: Final = "free"
TWICE: Final = "2×"
USE: Final = "use"
NEXT: Final = "next"
SITE: Final = "site"
YOUR_SITE: Final = "your site"
CAMP: Final = "camp"
FREE_CAMP: Final = "free camp"
LEVEL: Final = "level"
MOVE: Final = "move"
OVERCOME: Final = "overcome"
ANYWHERE: Final = "anywhere"
RESEARCH: Final = "research"
BUY: Final = "buy"
TAKE: Final = "take"
SEE_TOP: Final = "see top,"
FEAR: Final = "Fear"
RECRUIT: Final = "recruit"
TO_GOLD: Final = "to gold"
RESCUE: Final = "rescue"
SWAP: Final = "swap"
BACK: Final = "take back"
TRAVEL_IS: Final = "travel ="
NO: Final = "no"
LAST: Final = "last"
EXILED: Final = "exiled"
EMPTY_SLOT: Final = "free slot"
KEEP_ONE: Final = "keep 1"
PER: Final = "per"
AT_MOST: Final = "max"
OR: Final = "or"
PASS: Final = "pass:"
OF: Final = "of:"
BOOT_ONLY: Final = "no effect"

# the research track
GLASS: Final = "glass"
NOTEBOOK: Final = "notebook"
PLACES: Final = ("1st", "2nd", "3rd", "4th")
ALL_THREE: Final = "all 3"
GAINS: Final = "+1"

# players and the rival
HAND: Final = "hand"
DECK: Final = "deck"
STARTS: Final = "starts"
PASSED: Final = "passed"
USED: Final = "used"
PLAYED: Final = "played"
NOTHING_PLAYED: Final = "no card played yet"
SLOTS: Final = "slots"
POINTS: Final = "points"
TILES: Final = "tiles"
CARDS: Final = "cards"
