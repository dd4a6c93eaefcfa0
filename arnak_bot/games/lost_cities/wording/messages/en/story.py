"""The sentences of story.ftl. Made by `python -m tools.make_messages`: change that file, not this one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from arnak_bot.games.lost_cities.engine.events import EndReason


class Story:
    """What story says in en."""

    __slots__ = ()

    def did(self, *, name: str, deeds: str) -> str:
        return f"{name} {deeds}."

    def you_drew(self, *, card: str) -> str:
        return f"You drew **{card}**."

    def dealt_some(self, *, count: int) -> str:
        if count == 1:
            return f"is dealt {count} card"
        else:
            return f"is dealt {count} cards"

    def dealt(self, *, cards: str) -> str:
        return f"is dealt {cards}"

    def plays(self, *, card: str) -> str:
        return f"plays {card}"

    def discards(self, *, card: str) -> str:
        return f"discards {card}"

    def begins(self, *, path: str, piece: Literal["researcher", "adventurer"]) -> str:
        if piece == "researcher":
            return f"begins {path} with the researcher"
        else:
            return f"begins {path}"

    def steps(self, *, place: str, piece: Literal["researcher", "adventurer"]) -> str:
        if piece == "researcher":
            return f"steps to {place} with the researcher"
        else:
            return f"steps to {place}"

    def steps_by_arrow(self, *, place: str, path: str, piece: Literal["researcher", "adventurer"]) -> str:
        if piece == "researcher":
            return f"steps by the arrow to {place} of {path} with the researcher"
        else:
            return f"steps by the arrow to {place} of {path}"

    def steps_from_city(self, *, place: str, path: str, piece: Literal["researcher", "adventurer"]) -> str:
        if piece == "researcher":
            return f"steps from the city to {place} of {path} with the researcher"
        else:
            return f"steps from the city to {place} of {path}"

    def crosses(self, *, number: int, most: int) -> str:
        return f"crosses the bridge ({number} of {most})"

    def reaches(self, *, city: str) -> str:
        return f"reaches {city}"

    def finds_artifact(self) -> str:
        return "finds an artifact 🏺"

    def finds_points(self, *, points: str) -> str:
        return f"finds {points} ⭐"

    def finds_arrow(self) -> str:
        return "finds an arrow ➡️"

    def arrow_idle(self) -> str:
        return "has no explorer that could follow it"

    def city_card_idle(self) -> str:
        return "has no other explorer that could step"

    def draws(self, *, card: str) -> str:
        return f"draws {card}"

    def draws_unseen(self) -> str:
        return "draws a card"

    def takes(self, *, card: str) -> str:
        return f"takes {card} from its discard pile"

    def expedition_begins(self, *, number: int, name: str) -> str:
        return f"Expedition {number} begins: {name} goes first."

    def expedition_ends(self, *, number: int, name: str, reason: EndReason) -> str:
        if reason == "bridges":
            return f"Expedition {number} ends with the fifth piece over a bridge, by {name}."
        else:
            return f"Expedition {number} ends with the last card of the deck, by {name}."

    def expedition_scored(self, *, name: str, gains: str, total: str) -> str:
        return f"{name}: {gains}; {total} in all."

    def from_explorers(self, *, points: str) -> str:
        return f"{points} from explorers"

    def from_tiles(self, *, points: str) -> str:
        return f"{points} from tiles"

    def forgiven(self, *, gain: str, points: str) -> str:
        return f"{gain} ({points} forgiven)"

    def artifacts_scored(self, *, name: str, points: str, tokens: str) -> str:
        return f"{name}: {points} for {tokens}."

    def artifacts_scored_forgiven(self, *, name: str, points: str, tokens: str, forgiven: str) -> str:
        return f"{name}: {points} for {tokens} ({forgiven} forgiven)."

    def game_ends(self) -> str:
        return "The game is over."
