"""What can be on a game's agenda: an effect, or one of the stages of an action."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from arnak_bot.games.arnak.engine.effects import Effect, Token
from arnak_bot.games.arnak.engine.resources import NOTHING, Bag
from arnak_bot.games.arnak.engine.travel import Icons


class Purpose(StrEnum):
    DIG = "dig"
    DISCOVER = "discover"
    OVERCOME = "overcome"


@dataclass(frozen=True, slots=True)
class Pay:
    """A chosen action at `site` that has to be paid for; nothing has happened yet. `origin` is the effect that allowed
    it (None: it is the turn's main action), `asked_by` the source of that effect. Until something is paid, the action
    can be cancelled; its origin then asks again (R57). `or_travel`: alternatives to `travel`, if a discount can cover
    one icon or another (R9). `space`: None, as in games stored before it could be chosen, means the first free one."""

    purpose: Purpose
    site: int
    tokens: Bag = NOTHING
    travel: Icons = ()
    put_down: int = 0
    origin: Effect | None = None
    or_travel: tuple[Icons, ...] = ()
    space: int | None = None
    asked_by: str = ""

    @property
    def travels(self) -> tuple[Icons, ...]:
        return (self.travel, *self.or_travel)


@dataclass(frozen=True, slots=True)
class TakeIdols:
    """Take the idols of the newly discovered site; the effect of the face-up one is resolved (R11)."""

    site: int


@dataclass(frozen=True, slots=True)
class RevealSite:  # R11
    site: int


@dataclass(frozen=True, slots=True)
class AwakenGuardian:  # R11
    site: int


@dataclass(frozen=True, slots=True)
class ActivateAgain:
    """You may activate this site once more (Passage Shell)."""

    site: int


@dataclass(frozen=True, slots=True)
class UseArtifact:
    """You may resolve the effect of the artifact just gained, without paying the tablet (R19)."""

    card: str


@dataclass(frozen=True, slots=True)
class BuyWithAssistant:
    """Buy a card at an assistant's discount, as the main action; this exhausts the assistant (R55)."""

    number: int


@dataclass(frozen=True, slots=True)
class Rewards:
    """The bonus tile and the row effect of a research space, in the order that the player chooses (R37)."""

    space: int
    token: Token


@dataclass(frozen=True, slots=True)
class TakeBonus:  # R37, R38
    space: int


@dataclass(frozen=True, slots=True)
class TakeLastBonus:
    """Look through the bonus stack of the Lost Temple and take one tile (R39)."""


@dataclass(frozen=True, slots=True)
class KeepDrawn:
    """Keep one of the cards drawn with an earring; then possibly put one on top (R26)."""

    may_top: bool


@dataclass(frozen=True, slots=True)
class TopDrawn:
    """You may put one of the cards drawn on top of your deck; the rest go into play unused."""


Stage: TypeAlias = (
    Pay
    | TakeIdols
    | RevealSite
    | AwakenGuardian
    | ActivateAgain
    | UseArtifact
    | BuyWithAssistant
    | Rewards
    | TakeBonus
    | TakeLastBonus
    | KeepDrawn
    | TopDrawn
)


@dataclass(frozen=True, slots=True)
class Step:
    """One entry of the agenda; `source` says where it comes from ("card:ostrich")."""

    task: Effect | Stage
    source: str
