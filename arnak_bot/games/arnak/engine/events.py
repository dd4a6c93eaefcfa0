"""What happened in a game: one class for each kind of event. `seen_by` hides the fields marked as private to the seat.
Every event of a seat has a `source`, its cause, written as in the steps of the agenda ("card:hat", "site:L1-3",
"research:4-glass"). It is empty for what players do on their own initiative, and for the rival."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import ClassVar, TypeAlias

from arnak_bot.games.arnak.engine.effects import Destination, Token
from arnak_bot.games.arnak.engine.printed import BonusTile, IdolKind
from arnak_bot.games.arnak.engine.resources import Resource
from arnak_bot.games.arnak.engine.travel import Icons
from arnak_bot.kit.knowledge import SECRET, kinds_among
from arnak_bot.kit.knowledge import seen_by as seen_by


class Reason(StrEnum):
    """The reasons for the rival's choices (R48 to R53)."""

    ONLY = "only"
    HIGHER_ROW = "higher-row"
    LOWER_ROW = "lower-row"
    LEFT = "left"
    RIGHT = "right"


@dataclass(frozen=True, slots=True)
class _SeatEvent:
    seat: int
    source: str


@dataclass(frozen=True, slots=True)
class _TableEvent:
    seat: ClassVar[None] = None
    source: ClassVar[str] = ""


# --- turns and rounds -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RoundBegan(_TableEvent):
    round: int


@dataclass(frozen=True, slots=True)
class GameEnded(_TableEvent): ...


@dataclass(frozen=True, slots=True)
class TurnBegan(_SeatEvent): ...


@dataclass(frozen=True, slots=True)
class TurnEnded(_SeatEvent): ...


@dataclass(frozen=True, slots=True)
class Passed(_SeatEvent):
    """`card` is the card used for it, if any (R30)."""

    card: str = ""


@dataclass(frozen=True, slots=True)
class Kept(_SeatEvent):  # R42
    cards: int


@dataclass(frozen=True, slots=True)
class Declined(_SeatEvent): ...


@dataclass(frozen=True, slots=True)
class Cancelled(_SeatEvent):
    """An action was cancelled before it was paid for (R57)."""


# --- the island -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Dug(_SeatEvent):
    site: str
    reason: Reason | None = None


@dataclass(frozen=True, slots=True)
class Discovered(_SeatEvent):
    site: str
    reason: Reason | None = None


@dataclass(frozen=True, slots=True)
class SiteRevealed(_SeatEvent):
    """A discovered site got its tile; `tile` is its level and number ("1-8")."""

    site: str
    tile: str


@dataclass(frozen=True, slots=True)
class StackTileRevealed(_SeatEvent):
    """The top tile of a stack was turned up and put on the bottom; `tile` is its level and number."""

    tile: str


@dataclass(frozen=True, slots=True)
class GuardianAwoke(_SeatEvent):
    site: str
    guardian: int


@dataclass(frozen=True, slots=True)
class Activated(_SeatEvent):
    """A site was activated: its effect is resolved without anybody digging there."""

    site: str


@dataclass(frozen=True, slots=True)
class Overcame(_SeatEvent):
    site: str
    guardian: int
    reason: Reason | None = None


@dataclass(frozen=True, slots=True)
class GuardianMoved(_SeatEvent):
    start: str
    end: str
    guardian: int


@dataclass(frozen=True, slots=True)
class Relocated(_SeatEvent):  # R13
    start: str
    end: str


@dataclass(frozen=True, slots=True)
class Returned(_SeatEvent):
    site: str


# --- idols ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TookIdol(_SeatEvent):
    """An idol tile was taken from a site; `idol` is None if it lay face down."""

    idol: IdolKind | None


@dataclass(frozen=True, slots=True)
class SlottedIdol(_SeatEvent):  # R33
    slot: str


@dataclass(frozen=True, slots=True)
class UnslottedIdol(_SeatEvent): ...


@dataclass(frozen=True, slots=True)
class PaidIdol(_SeatEvent): ...


# --- gains and payments -----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Gained(_SeatEvent):
    resource: Resource
    amount: int


@dataclass(frozen=True, slots=True)
class Paid(_SeatEvent):
    resource: Resource
    amount: int


@dataclass(frozen=True, slots=True)
class PaidTravel(_SeatEvent):
    """A travel cost was paid; `sources` are labelled as in payments ("fear", "pilot", "assistant-6")."""

    sources: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class GainedTravel(_SeatEvent):  # R7
    icons: Icons


@dataclass(frozen=True, slots=True)
class GainedFear(_SeatEvent):
    """A tile if no cards are left (R18); `site` and `guardian` if an archaeologist brought it home from there (R42)."""

    is_tile: bool = False
    site: str = ""
    guardian: int = 0


@dataclass(frozen=True, slots=True)
class IconsArePlanes(_SeatEvent):
    """All the seat's travel icons are planes until the round ends (R56)."""


@dataclass(frozen=True, slots=True)
class GuardedFromFear(_SeatEvent):
    """The seat's archaeologists bring no Fear home this round (R29)."""


# --- cards ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Drew(_SeatEvent):
    card: str | None = field(metadata=SECRET)


@dataclass(frozen=True, slots=True)
class Bought(_SeatEvent):
    card: str
    reason: Reason | None = None


@dataclass(frozen=True, slots=True)
class GainedCard(_SeatEvent):
    """A card was gained for free; an artifact goes into play, an item where the effect says (R19)."""

    card: str
    to: Destination | None


@dataclass(frozen=True, slots=True)
class Played(_SeatEvent):
    card: str


@dataclass(frozen=True, slots=True)
class CardPutDown(_SeatEvent):  # R21
    card: str


@dataclass(frozen=True, slots=True)
class Exiled(_SeatEvent):
    """One of the player's own cards, or a Fear tile, was exiled (R17)."""

    card: str


@dataclass(frozen=True, slots=True)
class Topped(_SeatEvent):
    card: str | None = field(metadata=SECRET)


@dataclass(frozen=True, slots=True)
class TopRevealed(_SeatEvent):  # R24
    card: str


@dataclass(frozen=True, slots=True)
class ExiledFromRow(_SeatEvent):
    card: str


@dataclass(frozen=True, slots=True)
class LeftRow(_TableEvent):  # R42, by the moon staff
    card: str


@dataclass(frozen=True, slots=True)
class RowRefilled(_TableEvent):  # R22
    card: str


# --- research ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Researched(_SeatEvent):
    token: Token
    space: int
    reason: Reason | None = None


@dataclass(frozen=True, slots=True)
class ReachedTemple(_SeatEvent):  # R39
    points: int


@dataclass(frozen=True, slots=True)
class TookBonus(_SeatEvent):
    tile: BonusTile


@dataclass(frozen=True, slots=True)
class LookedAtBonuses(_SeatEvent):  # R39
    tiles: tuple[BonusTile, ...] | None = field(metadata=SECRET)


@dataclass(frozen=True, slots=True)
class TookTempleTile(_SeatEvent):
    stack: str


# --- assistants and boons ---------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Recruited(_SeatEvent):
    """An assistant came from the supply; if the rival takes it, it leaves the game."""

    assistant: int


@dataclass(frozen=True, slots=True)
class LookedAtRescue(_SeatEvent):  # R40
    assistants: tuple[int, ...] | None = field(metadata=SECRET)


@dataclass(frozen=True, slots=True)
class Rescued(_SeatEvent):
    """If the rival takes it, it leaves the game (R40)."""

    assistant: int


@dataclass(frozen=True, slots=True)
class UsedAssistant(_SeatEvent):
    assistant: int
    use: str = ""


@dataclass(frozen=True, slots=True)
class Borrowed(_SeatEvent):  # R35
    assistant: int
    use: str = ""


@dataclass(frozen=True, slots=True)
class UpgradedAssistant(_SeatEvent):  # R34
    assistant: int


@dataclass(frozen=True, slots=True)
class Exchanged(_SeatEvent):
    old: int
    new: int


@dataclass(frozen=True, slots=True)
class Refreshed(_SeatEvent):
    assistant: int


@dataclass(frozen=True, slots=True)
class UsedBoon(_SeatEvent):  # R32
    guardian: int


# --- the rival --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RivalTurnedUp(_SeatEvent):  # R46
    tile: str


class RestCause(StrEnum):
    ROUND_5 = "round-5"
    ALL_OUT = "all-out"
    NOTHING_THERE = "nothing-there"


@dataclass(frozen=True, slots=True)
class RivalRested(_SeatEvent):
    tile: str
    cause: RestCause


Event: TypeAlias = _SeatEvent | _TableEvent
KINDS: tuple[type[Event], ...] = kinds_among(vars().values(), _SeatEvent, _TableEvent)
"""All kinds of events, in the order in which they are defined above."""
