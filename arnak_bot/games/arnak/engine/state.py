"""The state of a game as plain data, with a fast copy. Contains no rules."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from arnak_bot.games.arnak.engine.printed import BonusTile, IdolKind
from arnak_bot.games.arnak.engine.resources import Resource
from arnak_bot.games.arnak.engine.steps import Step
from arnak_bot.games.arnak.engine.travel import Icon

EMPTY = -1
BLOCKED = -2
GAP = ""
"""An empty place in the card row, between cards or between a card and the staff."""

RIVAL_SEAT = 1
"""The seat of the rival's archaeologists in a solo game; `players` has no entry for it."""


class Phase(StrEnum):
    """Who is expected to act: the seat whose turn it is, everybody with cards at the end of a round, or nobody."""

    TURNS = "turns"
    KEEPING = "keeping"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class OwnedAssistant:
    number: int
    gold: bool = False
    exhausted: bool = False


@dataclass(slots=True)
class Player:
    """One player's possessions. `deck` has its top at the end; `at_home` counts archaeologists. `aside` holds the cards
    drawn while an earring is being resolved, `kept` those to be kept for the next round."""

    tokens: dict[Resource, int]
    deck: list[str]
    hand: list[str] = field(default_factory=list)
    play: list[str] = field(default_factory=list)
    aside: list[str] = field(default_factory=list)
    kept: list[str] = field(default_factory=list)
    at_home: int = 2
    assistants: list[OwnedAssistant] = field(default_factory=list)
    crates: list[IdolKind] = field(default_factory=list)
    slots: list[IdolKind] = field(default_factory=list)
    guardians: list[int] = field(default_factory=list)
    used_boons: list[int] = field(default_factory=list)
    temple_tiles: list[str] = field(default_factory=list)
    glass: int = 0
    notebook: int = 0
    fear_tiles: int = 0
    passed: bool = False
    planes: bool = False
    guarded: bool = False
    keeping: bool = False

    @property
    def cards(self) -> list[str]:
        return [*self.deck, *self.hand, *self.play, *self.aside, *self.kept]

    def copy(self) -> Player:
        return Player(
            self.tokens.copy(),
            self.deck[:],
            self.hand[:],
            self.play[:],
            self.aside[:],
            self.kept[:],
            self.at_home,
            self.assistants[:],
            self.crates[:],
            self.slots[:],
            self.guardians[:],
            self.used_boons[:],
            self.temple_tiles[:],
            self.glass,
            self.notebook,
            self.fear_tiles,
            self.passed,
            self.planes,
            self.guarded,
            self.keeping,
        )


@dataclass(slots=True)
class Rival:
    """The solo rival's possessions. `stack` has its top at the end; `used` lists tiles in the order they were used.
    `idols` are the face-up ones, worth full points; `lesser_idols` are the others."""

    difficulty: int
    red_tiles: list[str]
    stack: list[str]
    used: list[str] = field(default_factory=list)
    glass: int = 0
    idols: list[IdolKind] = field(default_factory=list)
    lesser_idols: list[IdolKind] = field(default_factory=list)
    guardians: list[int] = field(default_factory=list)
    cards: list[str] = field(default_factory=list)
    temple_tiles: list[str] = field(default_factory=list)
    assistants: list[int] = field(default_factory=list)

    def copy(self) -> Rival:
        return Rival(
            self.difficulty,
            self.red_tiles[:],
            self.stack[:],
            self.used[:],
            self.glass,
            self.idols[:],
            self.lesser_idols[:],
            self.guardians[:],
            self.cards[:],
            self.temple_tiles[:],
            self.assistants[:],
        )


@dataclass(slots=True)
class State:
    """Everything on the table. Lists with an entry for each site are in the order of the board's sites. `tiles` and
    `guardians` hold numbers (0: none), `idols` the face-up idol first, `spaces` the occupants (a seat, EMPTY or
    BLOCKED). The row reads left to right: `artifacts` end and `items` begin at the moon staff; a place without a card
    is a GAP, except at the far ends. Stacks and decks have their top at the end."""

    board: str
    players: list[Player]
    seat: int
    starter: int
    tiles: list[int]
    guardians: list[int]
    idols: list[tuple[IdolKind, ...]]
    spaces: list[tuple[int, ...]]
    site_stacks: list[list[int]]
    guardian_stack: list[int]
    assistant_stacks: list[list[int]]
    rescue_stack: list[int]
    items: list[str]
    artifacts: list[str]
    item_deck: list[str]
    artifact_deck: list[str]
    bonus_tiles: list[tuple[BonusTile, ...]]
    bonus_stack: list[BonusTile]
    temple_tiles: list[int]
    fear_deck: int
    round: int = 1
    phase: Phase = Phase.TURNS
    main_taken: bool = False
    spare: list[Icon] = field(default_factory=list)
    agenda: list[Step] = field(default_factory=list)
    exiled_items: list[str] = field(default_factory=list)
    exiled_artifacts: list[str] = field(default_factory=list)
    exiled_basics: list[str] = field(default_factory=list)
    spent_bonuses: list[BonusTile] = field(default_factory=list)
    spent_idols: list[IdolKind] = field(default_factory=list)
    arrivals: list[int] = field(default_factory=list)
    item_top_known: bool = False
    artifact_top_known: bool = False
    undo_floor: int = 0
    rival: Rival | None = None

    def copy(self) -> State:
        return State(
            self.board,
            [player.copy() for player in self.players],
            self.seat,
            self.starter,
            self.tiles[:],
            self.guardians[:],
            self.idols[:],
            self.spaces[:],
            [stack[:] for stack in self.site_stacks],
            self.guardian_stack[:],
            [stack[:] for stack in self.assistant_stacks],
            self.rescue_stack[:],
            self.items[:],
            self.artifacts[:],
            self.item_deck[:],
            self.artifact_deck[:],
            self.bonus_tiles[:],
            self.bonus_stack[:],
            self.temple_tiles[:],
            self.fear_deck,
            self.round,
            self.phase,
            self.main_taken,
            self.spare[:],
            self.agenda[:],
            self.exiled_items[:],
            self.exiled_artifacts[:],
            self.exiled_basics[:],
            self.spent_bonuses[:],
            self.spent_idols[:],
            self.arrivals[:],
            self.item_top_known,
            self.artifact_top_known,
            self.undo_floor,
            self.rival.copy() if self.rival is not None else None,
        )
