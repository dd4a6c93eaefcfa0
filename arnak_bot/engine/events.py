"""What happened, as values. An event says who may see its details; `seen_by` hides the rest."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

__all__ = ["Event", "EventKind"]


class EventKind(StrEnum):
    """Everything that can happen. The comment says what `subject`, `target` and `amount` hold."""

    ROUND_BEGAN = "round-began"  # amount: round
    TURN_BEGAN = "turn-began"
    TURN_ENDED = "turn-ended"
    PASSED = "passed"  # subject: the card it was passed with
    DUG = "dug"  # subject: site
    DISCOVERED = "discovered"  # subject: site
    SITE_REVEALED = "site-revealed"  # subject: site, target: level-number of the tile
    STACK_TILE_REVEALED = "stack-tile-revealed"  # target: level-number of the tile
    GUARDIAN_AWOKE = "guardian-awoke"  # subject: site, amount: guardian
    ACTIVATED = "activated"  # subject: site
    OVERCAME = "overcame"  # subject: site, amount: guardian
    GUARDIAN_MOVED = "guardian-moved"  # subject: from site, target: to site, amount: guardian
    RELOCATED = "relocated"  # subject: from site, target: to site
    RETURNED = "returned"  # subject: site
    TOOK_IDOL = "took-idol"  # subject: kind; a face-down one has none
    SLOTTED_IDOL = "slotted-idol"  # subject: slot effect
    UNSLOTTED_IDOL = "unslotted-idol"
    PAID_IDOL = "paid-idol"
    GAINED = "gained"  # subject: resource, amount
    PAID = "paid"  # subject: resource, amount
    PAID_TRAVEL = "paid-travel"  # subject: sources, joined by +
    GAINED_TRAVEL = "gained-travel"  # subject: icons, joined by +
    DREW = "drew"  # subject: card (private)
    BOUGHT = "bought"  # subject: card
    GAINED_CARD = "gained-card"  # subject: card, target: where to
    PLAYED = "played"  # subject: card
    PUT_DOWN = "put-down"  # subject: card
    EXILED = "exiled"  # subject: card
    GAINED_FEAR = "gained-fear"  # subject: "fear" or "fear-tile"; for coming home, target: site, amount: guardian
    TOP_REVEALED = "top-revealed"  # subject: card
    ROW_REFILLED = "row-refilled"  # subject: card
    ROW_EXILED = "row-exiled"  # subject: card
    RESEARCHED = "researched"  # subject: token, amount: space
    REACHED_TEMPLE = "reached-temple"  # amount: points
    TOOK_BONUS = "took-bonus"  # subject: bonus tile
    LOOKED_AT_BONUSES = "looked-at-bonuses"  # subject: tiles (private)
    TOOK_TEMPLE_TILE = "took-temple-tile"  # subject: stack
    RECRUITED = "recruited"  # amount: assistant
    RESCUED = "rescued"  # amount: assistant
    LOOKED_AT_RESCUE = "looked-at-rescue"  # subject: assistants (private)
    USED_ASSISTANT = "used-assistant"  # amount: assistant, subject: use
    BORROWED = "borrowed"  # amount: assistant, subject: use
    UPGRADED_ASSISTANT = "upgraded-assistant"  # amount: assistant
    EXCHANGED = "exchanged"  # amount: the new one, subject: the old one
    REFRESHED = "refreshed"  # amount: assistant
    USED_BOON = "used-boon"  # amount: guardian
    DECLINED = "declined"  # subject: source of the effect
    TOPPED = "topped"  # subject: card (private)
    KEPT = "kept"  # amount: cards kept
    CANCELLED = "cancelled"
    ICONS_ARE_PLANES = "icons-are-planes"
    GUARDED_FROM_FEAR = "guarded-from-fear"
    GAME_ENDED = "game-ended"
    RIVAL_TILE = "rival-tile"  # subject: tile
    RIVAL_RESTS = "rival-rests"  # subject: tile that led to nothing


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened to the table or to `seat`.

    `private_to` names the seat that may read `subject`; everyone else gets the event without it. `source` says what
    led to it, as the steps of the agenda do ("card:hat", "site:L1-3", "research:4-glass"); what a player does of
    their own accord has none.
    """

    kind: EventKind
    seat: int | None = None
    subject: str = ""
    target: str = ""
    amount: int = 0
    private_to: int | None = None
    source: str = ""

    def seen_by(self, seat: int | None) -> Event:
        """Return the event as `seat` (None: the open table) may see it."""
        if self.private_to is None or self.private_to == seat:
            return self
        return replace(self, subject="", target="")
