"""The sentences of prompts.ftl. Made by `python -m tools.make_messages`: change that file, not this one."""

from __future__ import annotations

from typing import Literal


class Prompts:
    """What prompts says in en."""

    __slots__ = ()

    def game_over(self) -> str:
        return "The game is over."

    def not_your_turn(self) -> str:
        return "It is not your turn."

    def which_card(self) -> str:
        return "Play a card on one of your paths, or discard one."

    def which_step(self, *, source: str) -> str:
        return f"Thanks to {source}: which explorer takes a step?"

    def which_draw(self) -> str:
        return "Draw a card, which ends your turn: from the deck or from a discard pile?"

    def only_draw(self) -> str:
        return "Draw a card, which ends your turn."

    def on_path(self, *, place: str, piece: Literal["researcher", "adventurer"]) -> str:
        if piece == "researcher":
            return f"researcher on {place}"
        else:
            return f"adventurer on {place}"

    def path(self, *, sign: str, column: str, stands: str) -> str:
        return f"{sign} {column} · {stands}"

    def status(self, *, points: str, artifacts: str, crossings: str, cards: str) -> str:
        return f"⭐ {points} · 🏺 {artifacts} · 🌉 {crossings} or {cards} to the end"

    def status_over(self, *, points: str, artifacts: str) -> str:
        return f"⭐ {points} · 🏺 {artifacts}"

    def crossings(self, *, count: int) -> str:
        if count == 1:
            return f"{count} crossing"
        else:
            return f"{count} crossings"

    def hand(self, *, cards: str) -> str:
        return f"Your hand: {cards}."

    def hand_of_path(self, *, colour: str, values: str) -> str:
        return f"{colour} {values}"

    def hand_empty(self) -> str:
        return "Your hand is empty."

    def last_card(self) -> str:
        return "This is the last card of the deck: the expedition ends with it. Draw it all the same?"

    def fifth_crossing(self) -> str:
        return "This is the fifth explorer over a bridge: the expedition ends at once. Do it all the same?"

    def undo_played(self, *, card: str) -> str:
        return f"Undo reaches back to before playing {card}."
