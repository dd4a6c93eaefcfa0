"""The sentences of thoughts.ftl. Made by `python -m tools.make_messages`: change that file, not this one."""

from __future__ import annotations


class Thoughts:
    """What thoughts says in en."""

    __slots__ = ()

    def because(self, *, reasons: str) -> str:
        return f"It {reasons}."

    def for_price(self, *, price: str, reasons: str) -> str:
        return f"For {price} it {reasons}."

    def costs(self, *, price: str) -> str:
        return f"It costs {price}."

    def leads_to(self, *, what: str) -> str:
        return f"By the end of the round it leads to {what}."

    def arrives(self, *, points: int) -> str:
        if points == 1:
            return f"reaches the Lost Temple for {points} more point"
        else:
            return f"reaches the Lost Temple for {points} more points"

    def scores(self, *, points: int, source: str) -> str:
        if points == 1:
            return f"scores {points} point at once ({source})"
        else:
            return f"scores {points} points at once ({source})"

    def safe(self, *, site: str) -> str:
        return f"keeps the guardian of {site} from sending Fear home"

    def of_points(self, *, points: str, source: str) -> str:
        return f"{points} {source}"

    def draws(self, *, count: int) -> str:
        if count == 1:
            return f"draws {count} card"
        else:
            return f"draws {count} cards"

    def leaves(self, *, tokens: str, next: str) -> str:
        return f"leaves you enough for “{next}” ({tokens})"

    def opens(self, *, next: str) -> str:
        return f"makes “{next}” possible"

    def next(self, *, next: str) -> str:
        return f"is best followed by “{next}”"

    def saves(self, *, tokens: str) -> str:
        return f"saves {tokens} for the next round"

    def keeps(self, *, card: str, does: str) -> str:
        return f"is sure to give you {card} next round ({does})"

    def anew(self) -> str:
        return "draws a whole new hand"

    def nothing_more(self) -> str:
        return "misses nothing that would be worth doing now"

    def brings(self, *, what: str) -> str:
        return f"brings {what}"

    def gives(self, *, what: str) -> str:
        return f"gives you {what}"

    def adds(self, *, what: str) -> str:
        return f"adds {what}"

    def rids(self, *, what: str) -> str:
        return f"rids your deck of {what}"

    def takes(self, *, what: str) -> str:
        return f"takes {what}"

    def boon(self, *, guardian: str) -> str:
        return f"the boon of the {guardian} for later"

    def recruits(self, *, assistant: str, rounds: int) -> str:
        if rounds == 1:
            return f"the {assistant} for this round"
        else:
            return f"the {assistant} for {rounds} rounds"

    def bonus(self, *, count: int, effect: str) -> str:
        if count == 1:
            return f"the bonus tile ({effect})"
        else:
            return f"{count} bonus tiles ({effect})"

    def at_once(self, *, card: str) -> str:
        return f"the effect of {card} at once"

    def lasts(self, *, card: str, rounds: int) -> str:
        if rounds == 0:
            return f"{card} to your deck, for one use"
        elif rounds == 1:
            return f"{card} to your deck for {rounds} more round"
        else:
            return f"{card} to your deck for {rounds} more rounds"

    def exiles(self, *, card: str, points: int) -> str:
        if points == 0:
            return f"{card}"
        elif points == 1:
            return f"{card} for {points} point"
        else:
            return f"{card} for {points} points"

    def last_space(self) -> str:
        return "the last space there, where an opponent would most likely dig next"

    def unknown(self) -> str:
        return "whatever the new site holds"

    def price_cards(self, *, count: int) -> str:
        if count == 1:
            return "a card"
        else:
            return f"{count} cards"

    def price_archaeologists(self, *, count: int) -> str:
        if count == 1:
            return "an archaeologist"
        else:
            return "both archaeologists"

    def slot(self, *, slot: int, points: int) -> str:
        if points == 1:
            if slot == 1:
                part_1 = "first"
            elif slot == 2:
                part_1 = "second"
            elif slot == 3:
                part_1 = "third"
            else:
                part_1 = "fourth"
            return f"{points} point ({part_1} idol slot)"
        else:
            if slot == 1:
                part_2 = "first"
            elif slot == 2:
                part_2 = "second"
            elif slot == 3:
                part_2 = "third"
            else:
                part_2 = "fourth"
            return f"{points} points ({part_2} idol slot)"

    def fear(self, *, count: int) -> str:
        if count == 1:
            return "a Fear card"
        else:
            return f"{count} Fear cards"

    def more_points(self, *, points: int, source: str) -> str:
        if points == 1:
            return f"about {points} point more ({source})"
        else:
            return f"about {points} points more ({source})"

    def less_fear(self, *, points: int) -> str:
        if points == 1:
            return f"about {points} point less lost to Fear"
        else:
            return f"about {points} points less lost to Fear"

    def more_tokens(self, *, tokens: str) -> str:
        return f"about {tokens} more"

    def fewer_tokens(self, *, tokens: str) -> str:
        return f"about {tokens} less"

    def owns(self, *, cards: str) -> str:
        return f"{cards} in your deck"

    def with_assistants(self, *, assistants: str) -> str:
        return f"the {assistants} beside you"

    def further(self, *, rows: int, source: str) -> str:
        if rows == 1:
            return f"the {source} about {rows} row further"
        else:
            return f"the {source} about {rows} rows further"

    def paid(self, *, deed: str, sources: str) -> str:
        return f"{deed} with {sources}"

    def purpose_arrives(self, *, points: int) -> str:
        if points == 1:
            return f"{points} point for reaching the Lost Temple"
        else:
            return f"{points} points for reaching the Lost Temple"

    def purpose_scores(self, *, points: int, source: str) -> str:
        if points == 1:
            return f"{points} point ({source})"
        else:
            return f"{points} points ({source})"

    def purpose_slot(self, *, slot: int) -> str:
        if slot == 1:
            return "the first idol slot"
        elif slot == 2:
            return "the second idol slot"
        elif slot == 3:
            return "the third idol slot"
        else:
            return "the fourth idol slot"

    def purpose_safe(self, *, site: str) -> str:
        return f"no Fear from the guardian of {site}"

    def purpose_boon(self, *, guardian: str) -> str:
        return f"the boon of the {guardian} for later"

    def purpose_recruits(self, *, assistant: str, rounds: int) -> str:
        if rounds == 1:
            return f"the {assistant} for this round"
        else:
            return f"the {assistant} for {rounds} rounds"

    def purpose_lasts(self, *, card: str, rounds: int) -> str:
        if rounds == 0:
            return f"{card} for one use"
        elif rounds == 1:
            return f"{card} for {rounds} more round"
        else:
            return f"{card} for {rounds} more rounds"

    def purpose_exiles(self, *, card: str) -> str:
        return f"a deck without {card}"

    def purpose_last_space(self) -> str:
        return "the last space there"

    def purpose_discover(self) -> str:
        return "with a discovery in mind"

    def purpose_overcome(self) -> str:
        return "with a guardian in mind"

    def purpose_research(self) -> str:
        return "with research in mind"

    def purpose_temple(self) -> str:
        return "with a temple tile in mind"

    def purpose_buy(self) -> str:
        return "with a card of the row in mind"
