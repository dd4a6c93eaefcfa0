"""The sentences of prompts.ftl. Made by `python -m tools.make_messages`: change that file, not this one."""

from __future__ import annotations


class Prompts:
    """What prompts says in en."""

    __slots__ = ()

    def boon_of(self, *, guardian: str) -> str:
        return f"Boon of the {guardian}"

    def the_assistant(self, *, assistant: str) -> str:
        return f"The {assistant}"

    def token_at(self, *, token: str, space: str) -> str:
        return f"{token}, {space}"

    def lost_temple(self) -> str:
        return "Lost Temple"

    def idol(self) -> str:
        return "Idol"

    def bonus_tile(self) -> str:
        return "Bonus tile"

    def question(self, *, origin: str, question: str) -> str:
        return f"{origin}: {question}"

    def ask_keep(self) -> str:
        return "End of the round: which cards do you keep for the next one? The rest goes under your deck."

    def ask_pay(self, *, price: str) -> str:
        return f"how do you pay {price}?"

    def ask_deed(self, *, deed: str) -> str:
        return f"{deed}?"

    def ask_where(self, *, effect: str) -> str:
        return f"{effect}, and where?"

    def ask_exile_card(self) -> str:
        return "exile a card?"

    def ask_upgrade(self) -> str:
        return "trade a token up?"

    def ask_refresh(self) -> str:
        return "refresh an assistant?"

    def ask_put_down(self) -> str:
        return "which card goes into play unused?"

    def ask_choose(self) -> str:
        return "which one?"

    def ask_archaeologist(self) -> str:
        return "send an archaeologist where?"

    def ask_activate(self) -> str:
        return "activate which site?"

    def ask_relocate(self) -> str:
        return "move which archaeologist, and where?"

    def ask_overcome(self) -> str:
        return "overcome which guardian, free of cost?"

    def ask_move_guardian(self) -> str:
        return "move which guardian, and where?"

    def ask_research(self) -> str:
        return "research what?"

    def ask_buy(self) -> str:
        return "which card?"

    def ask_gain_from_exile(self) -> str:
        return "gain which exiled item?"

    def ask_recruit(self) -> str:
        return "recruit whom?"

    def ask_upgrade_assistant(self) -> str:
        return "which assistant turns to gold?"

    def ask_rescue(self) -> str:
        return "rescue whom?"

    def ask_borrow(self) -> str:
        return "use which assistant of the supply?"

    def ask_exchange(self) -> str:
        return "exchange which assistant?"

    def ask_return_archaeologist(self) -> str:
        return "which archaeologist comes back?"

    def how_many_cards(self) -> str:
        return "how many cards? Decide before you see them"

    def ask_activate_again(self) -> str:
        return "activate it a second time?"

    def ask_use_artifact(self) -> str:
        return "use its effect now, without the tablet?"

    def ask_buy_with_assistant(self) -> str:
        return "buy which card?"

    def ask_rewards(self) -> str:
        return "what comes first?"

    def ask_take_bonus(self) -> str:
        return "which bonus tile?"

    def ask_take_last_bonus(self) -> str:
        return "which bonus tile of the stack?"

    def ask_keep_drawn(self) -> str:
        return "which card stays in your hand?"

    def ask_top_drawn(self) -> str:
        return "put one back on top of your deck?"

    def end_your_turn(self) -> str:
        return "Your main action is done: end your turn."

    def free_actions_left(self, *, count: int) -> str:
        if count == 1:
            return f"Your main action is done; {count} free action is left. Then end your turn."
        else:
            return f"Your main action is done; {count} free actions are left. Then end your turn."

    def choose_main_action(self) -> str:
        return "Choose your main action."

    def choose_with_free_actions(self, *, count: int) -> str:
        if count == 1:
            return f"Choose your main action; before, during or after it you have {count} free action."
        else:
            return f"Choose your main action; before, during or after it you have {count} free actions."

    def doubt_in_vain(self) -> str:
        return "As things stand, this would do nothing at all. Do it all the same?"

    def doubt_pass(self, *, archaeologists: int, cards: int) -> str:
        if archaeologists == 1:
            part_1 = "an archaeologist"
        else:
            part_1 = "both archaeologists"
        if cards == 1:
            part_2 = f"{cards} card"
        else:
            part_2 = f"{cards} cards"
        return f"You still have {part_1} at home and {part_2} in hand. Pass for this round all the same?"

    def doubt_exile(self, *, card: str, points: int) -> str:
        if points == 1:
            return f"{card} is worth {points} point and would be gone for good. Exile it all the same?"
        else:
            return f"{card} is worth {points} points and would be gone for good. Exile it all the same?"

    def doubt_final(self, *, action: str) -> str:
        return f"**{action}?** It reveals something, so it cannot be undone."

    def card_you_drew(self) -> str:
        return "the card you drew"

    def site_you_revealed(self) -> str:
        return "the site you revealed"

    def tile_you_revealed(self) -> str:
        return "the tile you revealed"

    def guardian_you_woke(self) -> str:
        return "the guardian you woke"

    def card_that_filled_the_row(self) -> str:
        return "the card that filled the row"

    def card_you_turned_up(self) -> str:
        return "the card you turned up"

    def what_you_looked_at(self) -> str:
        return "what you looked at"

    def assistant_below_the_one_you_recruited(self) -> str:
        return "the assistant below the one you recruited"

    def nothing_to_undo(self, *, revealed: str) -> str:
        return f"-# Nothing to undo: {revealed} cannot be put back."

    def undo_reaches(self, *, action: str) -> str:
        return f"-# Undo reaches back to before “{action}”."

    def undo_reaches_only(self, *, action: str, revealed: str) -> str:
        return f"-# Undo reaches back to before “{action}”; {revealed} cannot be put back."

    def turn_so_far(self) -> str:
        return "**Your turn so far:**"

    def at_home(self, *, count: int) -> str:
        return f"👤 {count} at home"

    def travel_left(self, *, travel: str) -> str:
        return f"Travel left this turn: {travel}"

    def all_planes(self) -> str:
        return "All your travel icons are planes this round."

    def you_have_passed(self) -> str:
        return "You have passed for this round."

    def points_so_far(self, *, points: int) -> str:
        if points == 1:
            return f"{points} point so far"
        else:
            return f"{points} points so far"

    def in_play(self, *, cards: str) -> str:
        return f"in play: {cards}"

    def assistant_ready(self, *, assistant: str, effect: str) -> str:
        return f"{assistant}: {effect}"

    def assistant_used(self, *, assistant: str, effect: str) -> str:
        return f"{assistant} (used): {effect}"

    def hand_empty(self) -> str:
        return "Your hand is empty."

    def hand(self, *, cards: str) -> str:
        return f"Your hand: {cards}."
