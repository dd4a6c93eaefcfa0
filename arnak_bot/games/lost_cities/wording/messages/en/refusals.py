"""The sentences of refusals.ftl. Made by `python -m tools.make_messages`: change that file, not this one."""

from __future__ import annotations

from typing import Literal


class Refusals:
    """What refusals says in en."""

    __slots__ = ()

    def did_you_mean(self, *, reason: str, actions: str) -> str:
        return f"{reason} Did you mean: {actions}?"

    def you_may(self, *, reason: str, actions: str) -> str:
        return f"{reason} You may: {actions}."

    def not_understood(self, *, typed: str) -> str:
        return f"I do not understand “{typed}”."

    def several(self, *, typed: str) -> str:
        return f"“{typed}” could mean several things."

    def none_fits(self, *, typed: str) -> str:
        return f"Nothing like “{typed}” is possible now."

    def nothing_to_undo(self) -> str:
        return "There is nothing to take back: your turn has just begun, and a card that was drawn stays drawn."

    def nothing_decided(self) -> str:
        return "Nothing has been decided yet."

    def game_over(self) -> str:
        return "The game is over."

    def not_your_turn(self) -> str:
        return "It is not your turn."

    def play_first(self) -> str:
        return "First play or discard a card; then you draw."

    def step_first(self) -> str:
        return "First choose the explorer that takes a step."

    def draw_now(self) -> str:
        return "You have played your card: now draw one."

    def no_step(self) -> str:
        return "An explorer steps when you play a card of its path; an arrow or a city may let another one step too."

    def not_in_hand(self, *, card: str) -> str:
        return f"You do not hold {card}."

    def too_low(self, *, card: str, colour: str, last: str) -> str:
        return f"{card} is too low: your {colour} column ends with {last}."

    def too_high(self, *, card: str, colour: str, last: str) -> str:
        return f"{card} is too high: your {colour} column ends with {last}."

    def already_begun(self, *, path: str) -> str:
        return f"You have begun {path} already: one explorer a path."

    def researcher_out(self) -> str:
        return "Your researcher is on another path; begin this one with an adventurer."

    def adventurers_out(self) -> str:
        return "Your four adventurers are on other paths; begin this one with your researcher."

    def no_explorer(self, *, path: str) -> str:
        return f"You have no explorer on {path}."

    def in_city(self, *, path: str) -> str:
        return f"Your explorer on {path} has reached its city."

    def pile_empty(self, *, colour: str) -> str:
        return f"There is no {colour} card to take: that pile is empty."

    def just_discarded(self, *, colour: str) -> str:
        return f"You have just discarded the {colour} card; you cannot take it back in the same turn."

    def possible_now(self, *, action: str) -> str:
        return f"This is possible by now: {action}."

    def play(self, *, card: str) -> str:
        return f"play {card}"

    def play_from_city(self, *, card: str) -> str:
        return f"play {card}: step on another path"

    def begin(self, *, card: str, piece: Literal["researcher", "adventurer"]) -> str:
        if piece == "researcher":
            return f"play {card} and send your researcher"
        else:
            return f"play {card} and send an adventurer"

    def discard(self, *, card: str) -> str:
        return f"discard {card}"

    def step(self, *, path: str, piece: Literal["researcher", "adventurer"]) -> str:
        if piece == "researcher":
            return f"step on {path} with your researcher"
        else:
            return f"step on {path} with your adventurer"

    def draw(self) -> str:
        return "draw from the deck"

    def take(self, *, card: str) -> str:
        return f"take {card} from its discard pile"
