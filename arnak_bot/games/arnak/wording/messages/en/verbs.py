"""The sentences of verbs.ftl. Made by `python -m tools.make_messages`: change that file, not this one."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from arnak_bot.games.arnak.hosting import Keep


class Verbs:
    """What verbs says in en."""

    __slots__ = ()

    def turn_dig(self) -> str:
        return "Send an archaeologist to dig at a site"

    def turn_dig_site(self) -> str:
        return "Where"

    def turn_dig_payment(self) -> str:
        return "How to pay the travel; you are asked if you leave this out"

    def turn_discover(self) -> str:
        return "Discover a new site"

    def turn_discover_site(self) -> str:
        return "Where"

    def turn_discover_payment(self) -> str:
        return "How to pay the travel; you are asked if you leave this out"

    def turn_overcome(self) -> str:
        return "Overcome a guardian at a site of yours"

    def turn_overcome_site(self) -> str:
        return "Where it stands"

    def turn_overcome_payment(self) -> str:
        return "How to pay its travel or card, if it asks for one"

    def turn_buy(self) -> str:
        return "Buy a card of the row"

    def turn_buy_card(self) -> str:
        return "Which card"

    def turn_play(self) -> str:
        return "Play a card from your hand for its effect"

    def turn_play_card(self) -> str:
        return "Which card"

    def turn_research(self) -> str:
        return "Move a research token up the track"

    def turn_research_step(self) -> str:
        return "Which token, to which space"

    def turn_temple(self) -> str:
        return "Take a tile of the Lost Temple"

    def turn_temple_tile(self) -> str:
        return "From which stack"

    def turn_assistant(self) -> str:
        return "Use one of your assistants"

    def turn_assistant_use(self) -> str:
        return "Which one, and for what"

    def turn_boon(self) -> str:
        return "Use the boon of a guardian you overcame"

    def turn_boon_guardian(self) -> str:
        return "Whose boon"

    def turn_idol(self) -> str:
        return "Put an idol into a slot for an effect"

    def turn_idol_effect(self) -> str:
        return "Which effect"

    def turn_pass(self) -> str:
        return "Pass: no more turns for you this round"

    def turn_pass_card(self) -> str:
        return "A card that gives something for passing, if you have one"

    def turn_ahead(self) -> str:
        return "Leave an order for your next turn, before it comes"

    def turn_ahead_order(self) -> str:
        return "What I do for you when your turn comes"

    def turn_keep(self) -> str:
        return "What happens to cards left in your hand at the end of a round"

    def turn_keep_cards(self) -> str:
        return "Keep none of them, keep all, or ask you every time"

    def keep_nothing(self) -> str:
        return "keep nothing"

    def keep_all(self) -> str:
        return "keep all"

    def keep_ask(self) -> str:
        return "ask me"

    def ahead_pass(self) -> str:
        return "pass when it comes"

    def ahead_none(self) -> str:
        return "no order"

    def order_left(self) -> str:
        return "When your turn comes I pass for you. `/turn ahead` takes that back."

    def order_taken_back(self) -> str:
        return "You have no order for your next turn."

    def keep_answers(self, *, keep: Keep) -> str:
        if keep == "ask":
            return "You are asked at the end of every round which cards you keep."
        elif keep == "nothing":
            return "From now on you keep nothing at the end of a round at this table, without being asked."
        else:
            return "From now on you keep all your cards at the end of a round at this table, without being asked."
