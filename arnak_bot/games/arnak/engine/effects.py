"""The vocabulary of effects: what a card, a tile or a row of the track can do, as plain values that `rules` carries
out. They are part of a stored game (they wait on its agenda), so a class is renamed only together with a migration."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from arnak_bot.games.arnak.engine.resources import NOTHING, Bag, bag
from arnak_bot.games.arnak.engine.travel import Icons


class Where(StrEnum):
    CAMP = "camp"
    UNOCCUPIED_CAMP = "unoccupied-camp"
    CAMP_OR_LEVEL_1 = "camp-or-level-1"
    LEVEL_1 = "level-1"
    YOURS = "yours"


class Goods(StrEnum):
    ITEM = "item"
    ARTIFACT = "artifact"
    EITHER = "either"


class Destination(StrEnum):
    DECK_BOTTOM = "bottom"
    DECK_TOP = "top"
    HAND = "hand"


class Token(StrEnum):
    GLASS = "glass"
    NOTEBOOK = "notebook"


class Counting(StrEnum):
    IDOLS = "idols"
    GUARDIANS = "guardians"
    ARCHAEOLOGISTS = "archaeologists"


@dataclass(frozen=True, slots=True)
class Gain:
    tokens: Bag


@dataclass(frozen=True, slots=True)
class GainPer:
    tokens: Bag
    counting: Counting
    at_most: int = 99


@dataclass(frozen=True, slots=True)
class GainFear:
    """Gain a Fear card into the play area (R18)."""


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw cards from the top or the bottom of the deck (R15, R23)."""

    cards: int = 1
    from_bottom: bool = False


@dataclass(frozen=True, slots=True)
class Travel:
    """Gain travel icons that last until the end of the turn (R7)."""

    icons: Icons


@dataclass(frozen=True, slots=True)
class ExileCard:
    """Exile a card from hand or play area; may be declined (R15, R17)."""


@dataclass(frozen=True, slots=True)
class Upgrade:
    """Trade a tablet for an arrowhead, or an arrowhead for a jewel; may be declined."""


@dataclass(frozen=True, slots=True)
class Refresh:
    """Refresh one of your assistants; may be declined."""


@dataclass(frozen=True, slots=True)
class RefreshAll: ...


@dataclass(frozen=True, slots=True)
class PutDown:
    """Put a card from hand into the play area without using it; does nothing if the hand is empty."""


@dataclass(frozen=True, slots=True)
class All:
    parts: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Option:
    name: str
    effect: Effect


@dataclass(frozen=True, slots=True)
class Choose:
    """Choose `times` different options."""

    options: tuple[Option, ...]
    times: int = 1


@dataclass(frozen=True, slots=True)
class PayTo:
    """Pay the whole cost to resolve the effect `then`; may be declined (R15). `put_down` is the number (0 or 1) of
    cards from hand that go into play unused (R21)."""

    then: Effect
    tokens: Bag = NOTHING
    travel: Icons = ()
    put_down: int = 0


@dataclass(frozen=True, slots=True)
class Archaeologist:
    """Take a dig or discover action, with a discount; may be declined (rulebook "Action Effects"). `camp_for_free`:
    only dig at a camp site, without travel cost; the site may then be activated once more (Passage Shell)."""

    discount: Icons = ()
    compass_discount: int = 0
    camp_for_free: bool = False


@dataclass(frozen=True, slots=True)
class Activate:
    """Activate a discovered site (R12); if `times` is 2, the two sites must differ (R28). `level_2_compasses` must be
    paid first at a level II site (Tent). `used` holds the sites already activated."""

    where: Where
    times: int = 1
    level_2_compasses: int = 0
    used: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ActivateStackTile:
    """Reveal the top tile of a site stack, resolve it, and put it on the bottom."""

    level: int


@dataclass(frozen=True, slots=True)
class Relocate:
    """Move a placed archaeologist for free to another discovered site and activate it (R13)."""

    where: Where


@dataclass(frozen=True, slots=True)
class Overcome:
    """Overcome a guardian without paying; may be declined. The guardian must be at one of your sites or, with
    `anywhere_alone`, at any without other players (Bear Trap)."""

    anywhere_alone: bool = False


@dataclass(frozen=True, slots=True)
class MoveGuardian:
    """Move a guardian from your site to an empty camp or level I site, and activate that site."""


@dataclass(frozen=True, slots=True)
class Research:
    """Take a research action; may be declined. `free` waives the cost; with `token`, only this token may move."""

    discount: Bag = NOTHING
    token: Token | None = None
    free: bool = False


@dataclass(frozen=True, slots=True)
class Buy:
    """Buy a card from the row or, if `free`, gain one; may be declined. With `top_too`, the revealed top card of the
    deck is also on offer (R24). Items go to `to`."""

    goods: Goods
    discount: int = 0
    free: bool = False
    to: Destination = Destination.DECK_BOTTOM
    top_too: bool = False


@dataclass(frozen=True, slots=True)
class RevealTop:  # R24
    goods: Goods


@dataclass(frozen=True, slots=True)
class ExileRightmostItem: ...


@dataclass(frozen=True, slots=True)
class GainFromExile:
    """Gain an exiled item, which goes to the bottom of your deck; may be declined (R25)."""


@dataclass(frozen=True, slots=True)
class Recruit:
    """Take a silver assistant from the top of a supply stack (R34)."""


@dataclass(frozen=True, slots=True)
class UpgradeAssistant:
    """Turn one of your silver assistants to gold and refresh it (R34)."""


@dataclass(frozen=True, slots=True)
class LookAtRescue:
    """Look through the rescue stack in secret (R40)."""


@dataclass(frozen=True, slots=True)
class Rescue:
    """Take one assistant from the rescue stack, exhausted (R40)."""


@dataclass(frozen=True, slots=True)
class Borrow:
    """Use the silver or gold side of an assistant on top of a supply stack (R35)."""

    gold: bool


@dataclass(frozen=True, slots=True)
class Exchange:
    """Exchange one of your assistants for one on top of a supply stack (Decorated Horn)."""


@dataclass(frozen=True, slots=True)
class ReturnArchaeologist:
    """Take one placed archaeologist back to your board; skipped when none is placed."""


@dataclass(frozen=True, slots=True)
class Planes:
    """For the rest of the round, each of your travel icons is a plane (Guardian's Ocarina)."""


@dataclass(frozen=True, slots=True)
class GuardFromFear:
    """Gain no Fear from guardians at the end of this round (R29)."""


@dataclass(frozen=True, slots=True)
class EmptySlot:
    """Move the idol from the most valuable occupied slot back to the crates (Stone Key)."""


@dataclass(frozen=True, slots=True)
class CrystalEarring:
    """Draw 1 to 3 cards, keep one, optionally put one on top of the deck, and put the rest into play unused (R26)."""


@dataclass(frozen=True, slots=True)
class ObsidianEarring:
    """Draw 1 or 2 cards from the bottom, keep one, and put the other into play unused (R26)."""


Effect: TypeAlias = (
    Gain
    | GainPer
    | GainFear
    | Draw
    | Travel
    | ExileCard
    | Upgrade
    | Refresh
    | RefreshAll
    | PutDown
    | All
    | Choose
    | PayTo
    | Archaeologist
    | Activate
    | ActivateStackTile
    | Relocate
    | Overcome
    | MoveGuardian
    | Research
    | Buy
    | RevealTop
    | ExileRightmostItem
    | GainFromExile
    | Recruit
    | UpgradeAssistant
    | LookAtRescue
    | Rescue
    | Borrow
    | Exchange
    | ReturnArchaeologist
    | Planes
    | GuardFromFear
    | EmptySlot
    | CrystalEarring
    | ObsidianEarring
)


def parts_of(effect: Effect | None) -> tuple[Effect, ...]:
    match effect:
        case All(parts):
            return parts
        case Choose(options):
            return tuple(option.effect for option in options)
        case _:
            return ()


def gain(coin: int = 0, compass: int = 0, tablet: int = 0, arrowhead: int = 0, jewel: int = 0) -> Gain:
    return Gain(bag(coin, compass, tablet, arrowhead, jewel))
