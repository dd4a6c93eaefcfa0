"""The sentences of thoughts.ftl. Made by `python -m tools.make_messages`: change that file, not this one."""

from __future__ import annotations


class Thoughts:
    """What thoughts says in en."""

    __slots__ = ()

    def because(self, *, reasons: str) -> str:
        return f"It {reasons}."

    def arrives(self, *, points: int) -> str:
        if points == 1:
            return f"reaches the Lost Temple for {points} point"
        else:
            return f"reaches the Lost Temple for {points} points"

    def scores(self, *, points: int, source: str) -> str:
        if points == 1:
            return f"scores {points} point at once ({source})"
        else:
            return f"scores {points} points at once ({source})"

    def safe(self, *, site: str) -> str:
        return f"keeps the guardian of {site} from sending Fear home"

    def boon(self, *, guardian: str) -> str:
        return f"gives you the boon of the {guardian} for later"

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
            return f"fills the {part_1} idol slot, worth {points} point empty"
        else:
            if slot == 1:
                part_2 = "first"
            elif slot == 2:
                part_2 = "second"
            elif slot == 3:
                part_2 = "third"
            else:
                part_2 = "fourth"
            return f"fills the {part_2} idol slot, worth {points} points empty"

    def recruits(self, *, assistant: str, rounds: int) -> str:
        if rounds == 1:
            return f"brings you the {assistant} for this round"
        else:
            return f"brings you the {assistant} for {rounds} rounds"

    def bonus(self, *, effect: str) -> str:
        return f"takes the bonus tile ({effect})"

    def at_once(self, *, card: str) -> str:
        return f"gives you the effect of {card} at once"

    def lasts(self, *, card: str, rounds: int) -> str:
        if rounds == 1:
            return f"brings {card} into your deck for {rounds} more round"
        else:
            return f"brings {card} into your deck for {rounds} more rounds"

    def gains(self, *, tokens: str) -> str:
        return f"brings {tokens}"

    def draws(self, *, count: int) -> str:
        if count == 1:
            return f"draws {count} card"
        else:
            return f"draws {count} cards"

    def exiles(self, *, card: str, points: int) -> str:
        if points == 0:
            return f"rids your deck of {card}"
        elif points == 1:
            return f"rids your deck of {card} for {points} point"
        else:
            return f"rids your deck of {card} for {points} points"

    def last_space(self) -> str:
        return "takes the last space there"

    def unknown(self) -> str:
        return "adds whatever the new site holds"

    def leaves(self, *, tokens: str, next: str) -> str:
        return f"leaves you {tokens} for “{next}”"

    def opens(self, *, next: str) -> str:
        return f"makes “{next}” possible"

    def next(self, *, next: str) -> str:
        return f"is best followed by “{next}”"

    def fear(self, *, count: int) -> str:
        if count == 1:
            return "costs you a Fear card"
        else:
            return f"costs you {count} Fear cards"

    def saves(self, *, tokens: str) -> str:
        return f"saves {tokens} for the next round"

    def nothing_more(self) -> str:
        return "beats whatever else could still be done"

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
        if rounds == 1:
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
