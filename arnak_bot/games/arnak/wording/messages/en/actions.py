"""The sentences of actions.ftl. Made by `python -m tools.make_messages`: change that file, not this one."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from arnak_bot.games.arnak.engine.effects import Token


class Actions:
    """What actions says in en."""

    __slots__ = ()

    def menu_answer(self) -> str:
        return "Answer"

    def menu_island(self) -> str:
        return "Island: dig, discover, overcome"

    def menu_cards(self) -> str:
        return "Cards: play or buy"

    def menu_research(self) -> str:
        return "Research and temple"

    def menu_free(self) -> str:
        return "Free actions"

    def dig(self, *, site: str) -> str:
        return f"Dig at {site}"

    def discover(self, *, site: str) -> str:
        return f"Discover {site}"

    def activate(self, *, site: str) -> str:
        return f"Activate {site}"

    def take_back(self, *, site: str) -> str:
        return f"Take an archaeologist back from {site}"

    def overcome(self, *, guardian: str, site: str) -> str:
        return f"Overcome the {guardian} at {site}"

    def overcome_nobody(self, *, site: str) -> str:
        return f"Overcome the guardian at {site}"

    def relocate(self, *, start: str, end: str) -> str:
        return f"Move an archaeologist from {start} to {end}"

    def move_guardian(self, *, start: str, end: str) -> str:
        return f"Move the guardian from {start} to {end}"

    def research(self, *, token: Token, space: str) -> str:
        if token == "glass":
            return f"Move the magnifying glass to {space}"
        else:
            return f"Move the notebook to {space}"

    def temple(self, *, worth: str) -> str:
        return f"Take a temple tile worth {worth}"

    def slot_idol(self, *, effect: str) -> str:
        return f"Slot an idol: {effect}"

    def take_tile(self, *, effect: str) -> str:
        return f"Take the tile: {effect}"

    def first_tile(self) -> str:
        return "First the bonus tile"

    def first_row(self) -> str:
        return "First the row's effect"

    def buy(self, *, card: str) -> str:
        return f"Buy {card}"

    def gain(self, *, card: str) -> str:
        return f"Gain {card}"

    def play(self, *, card: str) -> str:
        return f"Play {card}"

    def use(self, *, card: str) -> str:
        return f"Use {card}"

    def pass_with(self, *, card: str) -> str:
        return f"Pass with {card}"

    def put_down(self, *, card: str) -> str:
        return f"Put down {card}"

    def exile_fear_tile(self) -> str:
        return "Exile a Fear tile"

    def exile_from_hand(self, *, card: str) -> str:
        return f"Exile {card} from hand"

    def exile_from_play(self, *, card: str) -> str:
        return f"Exile {card} from play"

    def keep_all(self) -> str:
        return "Keep all cards"

    def keep(self, *, card: str) -> str:
        return f"Keep {card}"

    def keep_nothing(self) -> str:
        return "Keep nothing"

    def keep_nothing_more(self) -> str:
        return "Keep nothing more"

    def put_on_top(self, *, card: str) -> str:
        return f"Put {card} back on top"

    def draw(self, *, count: int) -> str:
        if count == 1:
            return f"Draw {count} card"
        else:
            return f"Draw {count} cards"

    def trade_tablet(self) -> str:
        return "Trade 1📜 for 1🏹"

    def trade_arrowhead(self) -> str:
        return "Trade 1🏹 for 1💎"

    def use_assistant(self, *, assistant: str) -> str:
        return f"Use the {assistant}"

    def use_assistant_to(self, *, assistant: str, deed: str) -> str:
        return f"Use the {assistant} to {deed}"

    def borrow(self, *, assistant: str) -> str:
        return f"Borrow the {assistant}"

    def borrow_to(self, *, assistant: str, deed: str) -> str:
        return f"Borrow the {assistant} to {deed}"

    def travel_with(self, *, icons: str) -> str:
        return f"travel with {icons}"

    def recruit(self, *, assistant: str) -> str:
        return f"Recruit the {assistant}"

    def rescue(self, *, assistant: str) -> str:
        return f"Rescue the {assistant}"

    def refresh(self, *, assistant: str) -> str:
        return f"Refresh the {assistant}"

    def exchange(self, *, old: str, new: str) -> str:
        return f"Exchange the {old} for the {new}"

    def turn_to_gold(self, *, assistant: str) -> str:
        return f"Turn the {assistant} to gold"

    def boon(self, *, guardian: str) -> str:
        return f"Use the boon of the {guardian}"

    def choose_exile(self) -> str:
        return "choose to exile a card"

    def choose_named(self, *, name: str) -> str:
        return f"choose the {name}"

    def pay(self, *, price: str) -> str:
        return f"Pay {price}"

    def pay_for_it(self) -> str:
        return "Pay for it"

    def pass_round(self) -> str:
        return "Pass for this round"

    def end_turn(self) -> str:
        return "End turn"

    def cancel(self) -> str:
        return "Take it back: nothing is paid yet"

    def decline(self) -> str:
        return "No, thank you"

    def in_vain(self) -> str:
        return "does nothing now"

    def guarded(self, *, guardian: str) -> str:
        return f"guardian: {guardian}"

    def hint_overcome(self, *, cost: str, worth: str, boon: str) -> str:
        return f"{cost} → {worth}; boon: {boon}"

    def hint_discover(self, *, cost: str, idol: str, level: str) -> str:
        return f"{cost} → idol: {idol}; level {level} site and its guardian"

    def hint_temple(self, *, cost: str) -> str:
        return f"{cost} → choose a bonus tile; points by arrival"

    def with_tile(self, *, effect: str, tile: str) -> str:
        return f"{effect} + tile: {tile}"

    def ways_to_pay(self) -> str:
        return "All ways to pay, without ending the turn"
