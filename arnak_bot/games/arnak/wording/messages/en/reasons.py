"""The sentences of reasons.ftl. Made by `python -m tools.make_messages`: change that file, not this one."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from arnak_bot.games.arnak.engine.reasons import ReasonKind


class Reasons:
    """What reasons says in en."""

    __slots__ = ()

    def in_the_way(self, *, kind: ReasonKind, subject: str, cost: str, owned: str, travel: str) -> str:
        if kind == "tokens":
            return f"{subject} costs {cost}, you have {owned}"
        elif kind == "travel":
            return f"{subject} takes {travel}, and you cannot pay the travel"
        elif kind == "put_down":
            return f"{subject} asks for a card from your hand, and your hand is empty"
        elif kind == "idol_in_crates":
            return f"{subject} takes an idol from your crates, and they are empty"
        elif kind == "exhausted":
            return f"{subject} is exhausted"
        elif kind == "useless":
            return f"{subject} would do nothing now"
        elif kind == "main_owed":
            return "your main action is still owed"
        elif kind == "question":
            return "the open question has to be answered first"
        elif kind == "not_exact":
            return "that is none of the ways to pay"
        elif kind == "keeping":
            return "the round ends: say which cards you keep"
        elif kind == "main_taken":
            return "you have taken your main action; free actions and the end of your turn are left"
        elif kind == "nobody_at_home":
            return "you have no archaeologist at home"
        elif kind == "full":
            return f"{subject} is full"
        elif kind == "undiscovered":
            return f"{subject} is not discovered yet"
        elif kind == "discovered":
            return f"{subject} is discovered already: dig there"
        elif kind == "not_at_site":
            return f"you have no archaeologist with {subject}"
        elif kind == "no_guardian":
            return f"there is no guardian at {subject}"
        elif kind == "not_at_temple":
            return "your magnifying glass is not at the Lost Temple"
        elif kind == "stack_empty":
            return f"no tile worth {subject} is left"
        elif kind == "above_glass":
            return "your notebook may not stand above your magnifying glass"
        elif kind == "notebook_at_temple":
            return "the notebook cannot go to the Lost Temple"
        elif kind == "not_a_step":
            return f"{subject} is not one step away"
        elif kind == "slots_full":
            return "all your idol slots are taken"
        elif kind == "boon_used":
            return f"you have used the boon of {subject}"
        elif kind == "no_effect":
            return f"{subject} has no effect: it only pays for travel"
        elif kind == "no_pass_effect":
            return f"{subject} gives nothing for passing"
        elif kind == "not_in_hand":
            return f"{subject} is not in your hand"
        elif kind == "not_in_row":
            return f"{subject} is not in the row"
        elif kind == "nowhere":
            return f"{subject} is neither in your hand nor in the row"
        elif kind == "not_your_assistant":
            return f"{subject} does not work for you"
        elif kind == "not_your_guardian":
            return f"you have not overcome {subject}"
        elif kind == "not_asked":
            return "nothing asks for that now"
        elif kind == "not_your_turn":
            return "it is not your turn"
        else:
            return "the game is over"

    def no_guardian_anywhere(self) -> str:
        return "no guardian stands anywhere"

    def nobody_with_a_guardian(self) -> str:
        return "no archaeologist of yours stands with a guardian"

    def no_card_to_play(self) -> str:
        return "no card in your hand can be played for its effect now"

    def no_assistant(self) -> str:
        return "you have no assistant"

    def no_guardian_overcome(self) -> str:
        return "you have overcome no guardian"

    def all_boons_used(self) -> str:
        return "you have used all your boons"

    def several(self, *, typed: str, listed: str) -> str:
        return f"“{typed}” could mean several things: {listed}"

    def not_possible(self, *, typed: str, listed: str) -> str:
        return f"“{typed}” is not possible now. You may: {listed}"

    def not_possible_at_all(self, *, typed: str) -> str:
        return f"“{typed}” is not possible now. You may: nothing"

    def not_possible_because(self, *, typed: str, why: str) -> str:
        return f"“{typed}” is not possible now: {why}"

    def you_may(self, *, why: str, listed: str) -> str:
        return f"{why}. You may: {listed}"

    def and_more(self, *, count: int) -> str:
        return f"and {count} more"

    def nothing_like_it(self, *, typed: str) -> str:
        return f"nothing like “{typed}” is possible now"

    def possible_now(self, *, action: str) -> str:
        return f"{action} is possible now."

    def nothing_to_pay(self) -> str:
        return "There is nothing to pay: leave this out."
