"""The sentences of story.ftl. Made by `python -m tools.make_messages`: change that file, not this one."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from arnak_bot.games.arnak.engine.effects import Destination
    from arnak_bot.games.arnak.engine.effects import Token
    from arnak_bot.games.arnak.engine.events import Reason


class Story:
    """What story says in en."""

    __slots__ = ()

    def line(self, *, who: str, deed: str) -> str:
        return f"{who} {deed}"

    def deed_more(self, *, deeds: str, next: str) -> str:
        return f"{deeds}; {next}"

    def deed_with_results(self, *, deed: str, results: str) -> str:
        return f"{deed}: {results}"

    def deed_with_price(self, *, deed: str, price: str) -> str:
        return f"{deed} with {price}"

    def deed_for_price(self, *, deed: str, price: str) -> str:
        return f"{deed} ({price})"

    def put_down(self, *, cards: str) -> str:
        return f"{cards} put down"

    def deed_worth(self, *, deed: str, points: int) -> str:
        if points == 1:
            return f"{deed}, worth {points} point"
        else:
            return f"{deed}, worth {points} points"

    def deed_because(self, *, deed: str, reason: Reason) -> str:
        if reason == "only":
            return f"{deed}"
        elif reason == "higher-row":
            return f"{deed} (the higher row)"
        elif reason == "lower-row":
            return f"{deed} (the lower row)"
        elif reason == "left":
            return f"{deed} (leftmost, by the arrow)"
        else:
            return f"{deed} (rightmost, by the arrow)"

    def comes_home(self, *, results: str) -> str:
        return f"comes home: {results}"

    def goes_on(self, *, source: str, results: str) -> str:
        return f"goes on with {source}: {results}"

    def gets(self, *, results: str) -> str:
        return f"gets {results}"

    def a_fear_tile(self) -> str:
        return "a Fear tile"

    def a_card(self) -> str:
        return "a card"

    def card_with_price(self, *, card: str, price: str) -> str:
        return f"{card} ({price})"

    def the_assistant(self, *, assistant: str) -> str:
        return f"the {assistant}"

    def fear(self, *, count: int) -> str:
        if count == 1:
            return "Fear"
        else:
            return f"{count} Fear"

    def fear_tiles(self, *, count: int) -> str:
        if count == 1:
            return "Fear tile"
        else:
            return f"{count} Fear tiles"

    def fear_from(self, *, fear: str, guardian: str, site: str) -> str:
        return f"{fear} from the {guardian} at {site}"

    def cards_named(self, *, cards: str, names: str) -> str:
        return f"{cards} ({names})"

    def digs(self, *, site: str) -> str:
        return f"digs at {site}"

    def discovers(self, *, site: str) -> str:
        return f"discovers {site}"

    def finds_tile(self, *, tile: str) -> str:
        return f"finds the {tile}"

    def resolves_tile(self, *, tile: str) -> str:
        return f"resolves the {tile}"

    def wakes(self, *, guardian: str) -> str:
        return f"wakes the {guardian}"

    def activates(self, *, site: str) -> str:
        return f"activates {site}"

    def overcomes(self, *, guardian: str, site: str) -> str:
        return f"overcomes the {guardian} at {site}"

    def moves_guardian(self, *, guardian: str, site: str) -> str:
        return f"moves the {guardian} to {site}"

    def relocates(self, *, start: str, end: str) -> str:
        return f"moves an archaeologist from {start} to {end}"

    def takes_back(self, *, site: str) -> str:
        return f"takes an archaeologist back from {site}"

    def travels(self, *, sources: str) -> str:
        return f"travels with {sources}"

    def slots_idol(self) -> str:
        return "puts an idol into a slot"

    def unslots_idol(self) -> str:
        return "takes an idol out of its slot"

    def all_are_planes(self) -> str:
        return "turns all travel icons into planes"

    def safe_from_fear(self) -> str:
        return "is safe from Fear this round"

    def passes(self) -> str:
        return "passes"

    def passes_with(self, *, card: str) -> str:
        return f"passes with {card}"

    def keeps(self, *, count: int) -> str:
        if count == 1:
            return f"keeps {count} card for the next round"
        else:
            return f"keeps {count} cards for the next round"

    def plays(self, *, cards: str) -> str:
        return f"plays {cards}"

    def buys(self, *, card: str) -> str:
        return f"buys {card}"

    def buys_with(self, *, card: str, source: str) -> str:
        return f"buys {card} with {source}"

    def gains_card(self, *, card: str, to: Destination) -> str:
        if to == "bottom":
            return f"gains {card} under the deck"
        elif to == "top":
            return f"gains {card} on top of the deck"
        else:
            return f"gains {card} into hand"

    def gains_card_into_play(self, *, card: str) -> str:
        return f"gains {card} into play"

    def exiles_it(self) -> str:
        return "exiles it"

    def exiles(self, *, cards: str) -> str:
        return f"exiles {cards}"

    def puts_down(self, *, cards: str) -> str:
        return f"puts down {cards}"

    def puts_back_on_top(self, *, cards: str) -> str:
        return f"puts {cards} back on top"

    def turns_up(self, *, cards: str) -> str:
        return f"turns up {cards}"

    def exiles_from_row(self, *, cards: str) -> str:
        return f"exiles {cards} from the row"

    def researches(self, *, token: Token, space: str) -> str:
        if token == "glass":
            return f"moves the magnifying glass to {space}"
        else:
            return f"moves the notebook to {space}"

    def worth(self, *, points: int) -> str:
        if points == 1:
            return f"worth {points} point"
        else:
            return f"worth {points} points"

    def is_at_temple(self, *, points: int) -> str:
        if points == 1:
            return f"is at the Lost Temple, worth {points} point"
        else:
            return f"is at the Lost Temple, worth {points} points"

    def takes_bonus(self) -> str:
        return "takes a bonus tile"

    def takes_temple_tile(self) -> str:
        return "takes a temple tile"

    def recruits(self, *, assistants: str) -> str:
        return f"recruits {assistants}"

    def rescues(self, *, assistants: str) -> str:
        return f"rescues {assistants}"

    def takes_away(self, *, assistants: str) -> str:
        return f"takes {assistants} out of the game"

    def turns_to_gold(self, *, assistants: str) -> str:
        return f"turns {assistants} to gold"

    def refreshes(self, *, assistants: str) -> str:
        return f"refreshes {assistants}"

    def uses_assistant(self, *, assistant: str) -> str:
        return f"uses the {assistant}"

    def borrows(self, *, assistant: str) -> str:
        return f"borrows the {assistant}"

    def exchanges(self, *, old: str, new: str) -> str:
        return f"exchanges the {old} for the {new}"

    def uses_boon(self, *, guardian: str) -> str:
        return f"uses the boon of the {guardian}"

    def turns_up_tile(self, *, tile: str) -> str:
        return f"turns up “{tile}”"

    def finds_nothing(self) -> str:
        return "finds nothing to do"

    def round_begins(self, *, round: str) -> str:
        return f"round {round} begins"

    def round_begins_with(self, *, round: str, hands: str) -> str:
        return f"round {round} begins: {hands}"

    def draws(self, *, name: str, count: int) -> str:
        if count == 1:
            return f"{name} draws {count} card"
        else:
            return f"{name} draws {count} cards"

    def draws_too(self, *, name: str, count: int) -> str:
        return f"{name} {count}"

    def has_drawn(self, *, name: str, cards: str) -> str:
        return f"{name} has drawn {cards}"

    def leave_row(self, *, count: int, cards: str) -> str:
        if count == 1:
            return f"{cards} leaves the row"
        else:
            return f"{cards} leave the row"

    def come_into_row(self, *, count: int, cards: str) -> str:
        if count == 1:
            return f"{cards} comes into the row"
        else:
            return f"{cards} come into the row"

    def game_ends(self) -> str:
        return "the game is over"
