"""The types of printed components: cards, tiles and boards. The components themselves are in `content`."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from arnak_bot.games.arnak.engine.effects import Effect, Goods, Token, Travel
from arnak_bot.games.arnak.engine.resources import NOTHING, Bag, Resource, bag
from arnak_bot.games.arnak.engine.travel import Icons

PLAY_ARTIFACT = bag(tablet=1)


class CardKind(StrEnum):
    """It also determines where the card goes when exiled (R17)."""

    BASIC = "basic"
    FEAR = "fear"
    ITEM = "item"
    ARTIFACT = "artifact"


@dataclass(frozen=True, slots=True)
class Card:
    """`cost`: coins for items, compasses for artifacts. `free`: it has the lightning symbol, so its effect is a free
    action. `pass_effect`: the gain from passing with it. `exiles_itself`: if it is played for its effect."""

    id: str
    name: str
    kind: CardKind
    travel: Icons
    effect: Effect | None = None
    cost: int = 0
    points: int = 0
    free: bool = False
    pass_effect: Effect | None = None
    exiles_itself: bool = False

    @property
    def goods(self) -> Goods:
        return Goods.ARTIFACT if self.kind is CardKind.ARTIFACT else Goods.ITEM

    @property
    def currency(self) -> Resource:
        return Resource.COMPASS if self.goods is Goods.ARTIFACT else Resource.COIN

    def price(self, discount: int = 0) -> Bag:
        cost = max(0, self.cost - discount)
        return ((self.currency, cost),) if cost else NOTHING

    @property
    def price_to_play(self) -> Bag:
        """The price of playing the card from hand: a tablet for an artifact (R20)."""
        return PLAY_ARTIFACT if self.goods is Goods.ARTIFACT else NOTHING


def id_of(name: str) -> str:
    """Return the id of a card, by which logs and dumps know it; a card that has been played is never renamed.

    >>> id_of("Pathfinder's Staff")
    'pathfinders-staff'
    """
    return name.lower().replace("'", "").replace(" ", "-")


@dataclass(frozen=True, slots=True)
class Site:
    """Row 0 is the shore with the camps (level 0), whose effects are printed on the board. `spaces`: travel costs."""

    id: str
    level: int
    row: int
    column: int
    spaces: tuple[Icons, ...]
    idols: int = 0
    effect: Effect | None = None
    name: str = ""


@dataclass(frozen=True, slots=True)
class SiteTile:
    number: int
    level: int
    name: str
    effect: Effect


@dataclass(frozen=True, slots=True)
class GuardianTile:
    number: int
    name: str
    tokens: Bag = NOTHING
    travel: Icons = ()
    put_down: int = 0
    boon: Effect = field(kw_only=True)

    @property
    def boon_travel(self) -> Icons:
        """The icons with which the boon can pay for travel (R6)."""
        return self.boon.icons if isinstance(self.boon, Travel) else ()


@dataclass(frozen=True, slots=True)
class AssistantUse:
    effect: Effect
    name: str = ""
    travel: Icons = ()


@dataclass(frozen=True, slots=True)
class AssistantSide:
    uses: tuple[AssistantUse, ...]
    main_action: bool = False


@dataclass(frozen=True, slots=True)
class AssistantTile:
    number: int
    name: str
    silver: AssistantSide
    gold: AssistantSide

    def side(self, gold: bool) -> AssistantSide:
        return self.gold if gold else self.silver


class IdolKind(StrEnum):
    COIN = "coin"
    COMPASS = "compass"
    TABLET = "tablet"
    EXILE = "exile"
    UPGRADE = "upgrade"
    REFRESH = "refresh"


class BonusTile(StrEnum):
    COIN = "coin"
    COMPASS = "compass"
    TABLET = "tablet"
    EXILE = "exile"
    DRAW = "draw"
    UPGRADE = "upgrade"


@dataclass(frozen=True, slots=True)
class SlotEffect:
    """One of the five effects that a player can choose from when slotting an idol; `coins` is its cost."""

    name: str
    effect: Effect
    coins: int = 0


@dataclass(frozen=True, slots=True)
class ResearchSpace:
    """A space of the research track. `cost` is printed on the bridges that lead to it, as are the idols from the crates
    that they cost; `bonus_tiles` is the number of tiles at set-up for 2, 3 and 4 players."""

    id: int
    row: int
    cost: Bag
    next: tuple[int, ...]
    bonus_tiles: tuple[int, int, int] = (0, 0, 0)
    idols: int = 0
    lost_temple: bool = False


@dataclass(frozen=True, slots=True)
class ResearchRow:
    row: int
    glass: Effect
    glass_points: int
    notebook: Effect
    notebook_points: int

    def effect_for(self, token: Token) -> Effect:
        return self.glass if token is Token.GLASS else self.notebook

    def points_for(self, token: Token) -> int:
        return self.glass_points if token is Token.GLASS else self.notebook_points


@dataclass(frozen=True, slots=True)
class TempleStack:
    """A stack of temple tiles; `costs` lists which of the temple costs (0: the leftmost) a tile requires."""

    id: str
    points: int
    costs: tuple[int, ...]


class BoardName(StrEnum):
    BIRD = "bird"
    SNAKE = "snake"


@dataclass(frozen=True, slots=True)
class Board:
    id: BoardName
    name: str
    sites: tuple[Site, ...]
    research: tuple[ResearchSpace, ...]
    rows: tuple[ResearchRow, ...]
    temple_costs: tuple[Bag, Bag, Bag]
    rescue_space: int | None = None

    def site(self, site_id: str) -> int:
        """Raises KeyError if this board has no such site."""
        for index, site in enumerate(self.sites):
            if site.id == site_id:
                return index
        raise KeyError(site_id)

    def temple_cost(self, stack: TempleStack) -> Bag:
        total: dict[Resource, int] = {}
        for at in stack.costs:
            for resource, count in self.temple_costs[at]:
                total[resource] = total.get(resource, 0) + count
        return tuple((resource, total[resource]) for resource in Resource if resource in total)
