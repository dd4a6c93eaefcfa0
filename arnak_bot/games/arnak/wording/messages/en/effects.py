"""The sentences of effects.ftl. Made by `python -m tools.make_messages`: change that file, not this one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from arnak_bot.games.arnak.engine.effects import Counting
    from arnak_bot.games.arnak.engine.effects import Destination
    from arnak_bot.games.arnak.engine.effects import Goods
    from arnak_bot.games.arnak.engine.effects import Where


class Effects:
    """What effects says in en."""

    __slots__ = ()

    def may(self, *, deed: str) -> str:
        return f"you may {deed}"

    def then_may(self, *, done: str, clause: str) -> str:
        return f"{done}; then {clause}"

    def and_also(self, *, done: str, clause: str) -> str:
        return f"{done} and {clause}"

    def choose_one(self, *, options: str) -> str:
        return f"choose one: {options}"

    def choose_two(self, *, options: str) -> str:
        return f"choose two different things: {options}"

    def option_more(self, *, options: str, next: str) -> str:
        return f"{options}; {next}"

    def option_last(self, *, options: str, last: str) -> str:
        return f"{options}; or {last}"

    def or_else(self, *, clause: str) -> str:
        return f"Or {clause}."

    def pay_to(self, *, price: str, deed: str) -> str:
        return f"{price} to {deed}"

    def pay(self, *, tokens: str) -> str:
        return f"pay {tokens}"

    def travel_with(self, *, icons: str) -> str:
        return f"travel with {icons}"

    def put_down(self) -> str:
        return "put a card from hand into play unused"

    def gain(self, *, tokens: str) -> str:
        return f"gain {tokens}"

    def gain_per(self, *, tokens: str, counting: Counting) -> str:
        if counting == "idols":
            return f"gain {tokens} for each idol that you own"
        elif counting == "guardians":
            return f"gain {tokens} for each guardian that you have overcome or that stands with an archaeologist of yours"
        else:
            return f"gain {tokens} for each archaeologist of yours on the island"

    def at_most(self, *, deed: str, count: int) -> str:
        return f"{deed}, at most {count}"

    def gain_fear(self) -> str:
        return "gain a Fear card"

    def draw(self, *, count: int) -> str:
        if count == 1:
            return "draw a card"
        else:
            return f"draw {count} cards"

    def draw_from_bottom(self, *, count: int) -> str:
        if count == 1:
            return "draw a card from the bottom of your deck"
        else:
            return f"draw {count} cards from the bottom of your deck"

    def gain_travel(self, *, icons: str) -> str:
        return f"gain {icons} for travel this turn"

    def exile_card(self) -> str:
        return "exile a card from hand or play"

    def upgrade(self) -> str:
        return "trade a tablet for an arrowhead, or an arrowhead for a jewel"

    def put_down_then(self) -> str:
        return "then put a card from hand into play unused"

    def reveal_top(self, *, goods: Goods) -> str:
        if goods == "item":
            return "turn up the top card of the item deck"
        elif goods == "artifact":
            return "turn up the top card of the artifact deck"
        else:
            return "turn up the top card of the item or artifact deck"

    def exile_rightmost_item(self) -> str:
        return "exile the rightmost item of the row"

    def gain_from_exile(self) -> str:
        return "gain an exiled item under your deck"

    def gain_artifact(self) -> str:
        return "gain an artifact of the row and use it at once"

    def gain_item(self, *, to: Destination) -> str:
        if to == "bottom":
            return "gain an item of the row under your deck"
        elif to == "top":
            return "gain an item of the row on top of your deck"
        else:
            return "gain an item of the row into your hand"

    def buy(self, *, goods: Goods, coins: str, compasses: str) -> str:
        if goods == "item":
            return f"buy an item for {coins} less"
        elif goods == "artifact":
            return f"buy an artifact for {compasses} less"
        else:
            return f"buy an item or artifact for {coins} or {compasses} less"

    def also_turned_up(self, *, deed: str) -> str:
        return f"{deed}, also the card turned up"

    def crystal_earring(self) -> str:
        return "decide on 1 to 3 cards, draw them, keep one; you may top one, the rest goes into play"

    def obsidian_earring(self) -> str:
        return "decide on 1 or 2 cards, draw them from under your deck, keep one; the other goes into play"

    def dig_at_camp(self) -> str:
        return "dig at a camp site without paying travel, and activate it a second time"

    def dig_or_discover(self) -> str:
        return "send an archaeologist to dig or discover"

    def with_travel_free(self, *, deed: str, icons: str) -> str:
        return f"{deed}, with {icons} of the travel free"

    def discovering_for_less(self, *, deed: str, count: int) -> str:
        if count == 1:
            return f"{deed}; discovering costs {count} compass less"
        else:
            return f"{deed}; discovering costs {count} compasses less"

    def activate_two_camps(self) -> str:
        return "activate two different camp sites"

    def activate(self, *, where: Where) -> str:
        if where == "camp":
            return "activate any camp site"
        elif where == "unoccupied-camp":
            return "activate a camp site where nobody stands"
        elif where == "camp-or-level-1":
            return "activate a camp or discovered level I site"
        elif where == "level-1":
            return "activate any discovered level I site"
        else:
            return "activate a site you occupy"

    def level_2_costs(self, *, deed: str, count: int) -> str:
        if count == 1:
            return f"{deed} (a level II site costs {count} compass first)"
        else:
            return f"{deed} (a level II site costs {count} compasses first)"

    def activate_stack_tile(self, *, level: str) -> str:
        return f"reveal the next level {level} site tile, resolve it and put it under its stack"

    def relocate(self, *, where: Where) -> str:
        if where == "camp":
            return "move a placed archaeologist to any camp site and activate that site"
        elif where == "unoccupied-camp":
            return "move a placed archaeologist to a camp site where nobody stands and activate that site"
        elif where == "camp-or-level-1":
            return "move a placed archaeologist to a camp or discovered level I site and activate that site"
        elif where == "level-1":
            return "move a placed archaeologist to any discovered level I site and activate that site"
        else:
            return "move a placed archaeologist to a site you occupy and activate that site"

    def return_archaeologist(self) -> str:
        return "take a placed archaeologist back"

    def overcome_where_no_other(self) -> str:
        return "overcome a guardian at a site with no other player, free of its cost"

    def overcome(self) -> str:
        return "overcome a guardian at a site you occupy, free of its cost"

    def move_guardian(self) -> str:
        return "move a guardian from your site to an empty camp or level I site and activate that site"

    def planes(self) -> str:
        return "for the rest of the round all your travel icons are planes"

    def guard_from_fear(self) -> str:
        return "guardians give you no Fear at the end of this round"

    def research_with_notebook(self) -> str:
        return "research with your notebook free of cost"

    def research_free(self) -> str:
        return "research with a research token free of cost"

    def research_for_less(self, *, tokens: str) -> str:
        return f"research or take a temple tile for {tokens} less"

    def refresh(self) -> str:
        return "refresh an assistant"

    def refresh_all(self) -> str:
        return "refresh all your assistants"

    def recruit(self) -> str:
        return "recruit an assistant"

    def upgrade_assistant(self) -> str:
        return "turn a silver assistant to gold and refresh it"

    def look_at_rescue(self) -> str:
        return "look through the assistants waiting here"

    def rescue(self) -> str:
        return "rescue one of them, exhausted"

    def exchange(self) -> str:
        return "exchange an assistant of yours for one on top of a stack"

    def empty_slot(self) -> str:
        return "move your last slotted idol back to the crates"

    def borrow(self) -> str:
        return "use an assistant on top of a supply stack"

    def only_travel(self) -> str:
        return "No effect: only its boot helps you travel."

    def exile_this(self) -> str:
        return "Exile this card."

    def use_a_side(self, *, side: Literal["gold", "silver"]) -> str:
        if side == "gold":
            return "Use the gold side of an assistant on top of a supply stack."
        else:
            return "Use the silver side of an assistant on top of a supply stack."

    def or_pass(self, *, deed: str) -> str:
        return f"Or pass to {deed}."

    def basic_card(self, *, card: str) -> str:
        return f"**{card}**: Basic"

    def fear_card(self, *, card: str) -> str:
        return f"**{card}**: Fear"

    def item_card(self, *, card: str, price: str) -> str:
        return f"**{card}**: Item, costs {price}"

    def artifact_card(self, *, card: str, price: str) -> str:
        return f"**{card}**: Artifact, costs {price}; playing it costs 1 tablet"

    def travel_line(self, *, signs: str, icons: str) -> str:
        return f"Travel: {signs} ({icons})"

    def free_action(self, *, effect: str) -> str:
        return f"Free action: {effect}"

    def main_action(self, *, effect: str) -> str:
        return f"Main action: {effect}"

    def points_line(self, *, points: str) -> str:
        return f"Points: {points}"

    def boon_travel(self, *, icons: str) -> str:
        return f"{icons} for travel"
