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
TO_MOVE: Final = "to move"
GAME_OVER: Final = "Game over"
KEEP_CARDS: Final = "Keep cards?"
NO_CARDS: Final = "no cards in hand"

# the finish, the round card, the statistics
FINAL_SCORE: Final = "FINAL SCORE"
SCORE_SO_FAR: Final = "SCORE SO FAR"
ROUND: Final = "ROUND"
TOTAL: Final = "Total"
BEGINS_WITH: Final = "begins with"
AND: Final = "&"
EXPEDITIONS: Final = "EXPEDITION RECORD"

# the legend
LEGEND_TITLE: Final = "EVERY SIGN AND WHAT IT MEANS"
LEGEND: Final[tuple[tuple[str, tuple[tuple[tuple[str, ...], str], ...]], ...]] = (
    (
        "Resources",
        (
            (("#coin",), "coin: buys items"),
            (("#compass",), "compass: discovers sites, buys artifacts"),
            (("#tablet",), "tablet: plays artifacts, pays research"),
            (("#arrowhead",), "arrowhead: overcomes guardians, pays research"),
            (("#jewel",), "jewel: the rarest, pays research"),
        ),
    ),
    (
        "Travel",
        (
            (("#boot",), "boot: every travel icon can pay it"),
            (("#car",), "car: pays a car or a boot"),
            (("#ship",), "ship: pays a ship or a boot"),
            (("#plane",), "plane: pays any travel icon"),
        ),
    ),
    (
        "On cards and tiles",
        (
            (("#free",), "free action: does not use up your turn"),
            (("›",), "pay what is before, get what is behind"),
            (("#draw",), "draw cards from your deck"),
            (("#exile",), "exile: remove a card for good"),
            (("#put-down",), "spend a card: from hand into play, unused"),
            (("#upgrade",), "tablet to arrowhead, or arrowhead to jewel"),
            (("#refresh",), "make a used assistant ready again"),
            (("#activate",), "use the effect of a site"),
            (("#relocate",), "move to another site"),
            (("#pass",), "pass: your last act of the round"),
        ),
    ),
    (
        "People and things",
        (
            (("#archaeologist",), "archaeologist: sent to sites"),
            (("#assistant@silver", "#assistant@gold"), "assistant, silver or gold: once a round"),
            (("#guardian",), "guardian: 5 points overcome, Fear if left"),
            (("#fear",), "Fear: a card worth −1 point"),
            (("#idol",), "idol: 3 points; slotted, an effect too"),
            (("#item",), "item: bought with coins"),
            (("#artifact",), "artifact: bought with compasses"),
            (("#campfire",), "camp site on the shore"),
            (("#site",), "site tile, found by discovering"),
        ),
    ),
    (
        "Research and points",
        (
            (("#glass",), "magnifying glass: climbs first"),
            (("#notebook",), "notebook: never above your glass"),
            (("#temple",), "Lost Temple on top, and its tiles"),
            (("#points",), "points: the number in the laurel"),
            (("#slots",), "idol slots: an empty one keeps its points"),
        ),
    ),
    (
        "On the table",
        (
            (("#starter",), "begins the round"),
            (("#blocked",), "space closed with so few players"),
            (("#moon",), "round; below it the cards left in both decks"),
        ),
    ),
)
"""Sections of signs with their meaning."""
