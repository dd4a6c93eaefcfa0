"""The sentences of short.ftl. Made by `python -m tools.make_messages`: change that file, not this one."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from arnak_bot.games.arnak.engine.effects import Counting
    from arnak_bot.games.arnak.engine.effects import Goods


class Short:
    """What short says in en."""

    __slots__ = ()

    def fear(self) -> str:
        return "+Fear"

    def gain_per(self, *, tokens: str, counting: Counting) -> str:
        if counting == "idols":
            return f"+{tokens} for each idol"
        elif counting == "guardians":
            return f"+{tokens} for each guardian overcome or with you"
        else:
            return f"+{tokens} for each archaeologist out there"

    def at_most(self, *, effect: str, count: int) -> str:
        return f"{effect}, at most {count}"

    def either(self, *, first: str, next: str) -> str:
        return f"{first} or {next}"

    def exile_card(self) -> str:
        return "exile a card"

    def upgrade(self) -> str:
        return "📜→🏹 or 🏹→💎"

    def dig_at_camp(self) -> str:
        return "dig at a camp for free, activate it twice"

    def dig_or_discover(self) -> str:
        return "dig or discover"

    def dig_or_discover_for_less(self, *, less: str) -> str:
        return f"dig or discover ({less})"

    def buy(self, *, goods: Goods, discount: int) -> str:
        if goods == "item":
            return f"buy an item (−{discount}🪙)"
        elif goods == "artifact":
            return f"buy an artifact (−{discount}🧭)"
        else:
            return f"buy an item or artifact (−{discount}🪙 or −{discount}🧭)"

    def research_for_less(self, *, tokens: str) -> str:
        return f"research or temple tile (−{tokens})"

    def overcome(self) -> str:
        return "overcome a guardian for free"

    def overcome_where_no_other(self) -> str:
        return "overcome a guardian where no other player is for free"

    def activate_yours(self, *, toll: int) -> str:
        return f"activate a site of yours (level II: {toll}🧭)"

    def relocate_to_camp(self) -> str:
        return "move an archaeologist to a camp, activate it"

    def relocate(self) -> str:
        return "move an archaeologist to a camp or level I site, activate it"

    def stack_tile(self, *, level: str) -> str:
        return f"resolve the next level {level} site tile"

    def crystal_earring(self) -> str:
        return "draw 1 to 3 cards, keep one, perhaps top one, play the rest unused"

    def obsidian_earring(self) -> str:
        return "draw 1 or 2 cards from below, keep one, play the other unused"

    def reveal_top(self) -> str:
        return "turn up the top card"

    def planes(self) -> str:
        return "all your travel icons are planes"

    def guard_from_fear(self) -> str:
        return "no Fear from guardians this round"

    def move_guardian(self) -> str:
        return "move your guardian to a camp or level I site, activate it"

    def upgrade_assistant(self) -> str:
        return "turn an assistant to gold"

    def look_at_rescue(self) -> str:
        return "see the assistants here"

    def rescue(self) -> str:
        return "rescue one"

    def a_card(self) -> str:
        return "a card"

    def an_idol(self) -> str:
        return "an idol"

    def travel_only(self) -> str:
        return "travel only"

    def exile_it(self) -> str:
        return "exile it"

    def or_pass(self, *, effect: str) -> str:
        return f"or pass: {effect}"
