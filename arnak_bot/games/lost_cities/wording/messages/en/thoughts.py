"""The sentences of thoughts.ftl. Made by `python -m tools.make_messages`: change that file, not this one."""

from __future__ import annotations

from typing import Literal


class Thoughts:
    """What thoughts says in en."""

    __slots__ = ()

    def then(self, *, deed: str, others: str) -> str:
        return f"{deed}, then {others}"

    def then_step(self, *, path: str, piece: Literal["researcher", "adventurer"]) -> str:
        if piece == "researcher":
            return f"step on {path} with the researcher"
        else:
            return f"step on {path}"

    def then_draw(self) -> str:
        return "draw from the deck"

    def then_take(self, *, card: str) -> str:
        return f"take {card}"

    def advised_at_the_end(self, *, what: str, points: str, mostly: str, why: str) -> str:
        return f"**{what}**: about {points} at the end{mostly}. {why}"

    def advised_of_expedition(self, *, what: str, points: str, mostly: str, why: str) -> str:
        return f"**{what}**: about {points} from this expedition{mostly}. {why}"

    def mostly(self, *, low: str, high: str) -> str:
        return f", mostly {low} to {high}"

    def counted(self) -> str:
        return "A point that the best of the others has less counts as half a point."

    def because(self, *, reasons: str) -> str:
        return f"It {reasons}."

    def but(self, *, reasons: str) -> str:
        return f"But it {reasons}."

    def ends(self, *, count: int) -> str:
        if count == 0:
            return "ends the expedition"
        elif count == 1:
            return f"ends the expedition while {count} explorer of the others still costs points"
        else:
            return f"ends the expedition while {count} explorers of the others still cost points"

    def city(self, *, city: str, points: str) -> str:
        return f"reaches {city} ({points})"

    def bridge(self, *, path: str, count: int) -> str:
        if count == 1:
            return f"crosses the bridge on {path} as the first explorer"
        elif count == 2:
            return f"crosses the bridge on {path} as the second of the five that end the expedition"
        elif count == 3:
            return f"crosses the bridge on {path} as the third of the five that end the expedition"
        else:
            return f"crosses the bridge on {path} as the fourth of the five that end the expedition"

    def tile(self, *, count: int) -> str:
        if count == 1:
            return f"takes a tile of {count} point"
        else:
            return f"takes a tile of {count} points"

    def first(self, *, name: str, count: int) -> str:
        if count == 1:
            return f"takes an artifact {count} stone ahead of {name}"
        else:
            return f"takes an artifact {count} stones ahead of {name}"

    def artifact(self, *, count: int) -> str:
        if count == 1:
            return "takes the first artifact"
        else:
            return f"takes an artifact ({count} in all)"

    def out_of_debt(self, *, path: str, points: str) -> str:
        return f"brings the explorer on {path} out of debt (to {points})"

    def begins(self, *, path: str, points: str, values: str, piece: Literal["researcher", "adventurer"], count: int) -> str:
        if count == 0:
            if piece == "researcher":
                return f"sends the researcher, who counts twice, to {path} ({points} to earn back, no card to follow yet)"
            else:
                return f"opens {path} ({points} to earn back, no card to follow yet)"
        else:
            if piece == "researcher":
                return f"sends the researcher, who counts twice, to {path} ({points} to earn back, {values} in hand to follow)"
            else:
                return f"opens {path} ({points} to earn back, {values} in hand to follow)"

    def arrow(self, *, path: str) -> str:
        return f"uses an arrow for a free step on {path}"

    def city_card(self, *, path: str) -> str:
        return f"turns a card of a city into a step on {path}"

    def follows(self, *, path: str, values: str) -> str:
        return f"still has {values} for {path} in hand"

    def close(self) -> str:
        return "passes over no card that could still come"

    def dead(self) -> str:
        return "gets rid of a card that fits no more"

    def unbegun(self, *, path: str, count: int) -> str:
        if count == 0:
            return f"does without {path} with no other card of it in hand"
        elif count == 1:
            return f"does without {path} with only {count} other card of it in hand"
        else:
            return f"does without {path} with only {count} other cards of it in hand"

    def useless(self) -> str:
        return "gives nobody a card to play"

    def covers(self, *, card: str, name: str) -> str:
        return f"covers {card} before {name} can take it"

    def waits(self, *, card: str, count: int) -> str:
        if count == 1:
            return f"holds {card} back while {count} card before it could still come"
        else:
            return f"holds {card} back while {count} cards before it could still come"

    def no_play(self) -> str:
        return "loses no step as no card in hand goes on an open path"

    def takes(self, *, card: str) -> str:
        return f"takes {card} for an open path"

    def gathers(self, *, path: str, count: int) -> str:
        if count == 1:
            return f"gathers {count} card for {path}"
        else:
            return f"gathers {count} cards for {path}"

    def denies(self, *, card: str, name: str) -> str:
        return f"keeps {card} from {name}"

    def stalls(self, *, count: int) -> str:
        if count == 1:
            return f"gains time by leaving the deck at {count} card"
        else:
            return f"gains time by leaving the deck at {count} cards"

    def hurries(self, *, count: int) -> str:
        if count == 1:
            return f"brings the end nearer while {count} explorer of the others still costs points"
        else:
            return f"brings the end nearer while {count} explorers of the others still cost points"

    def nothing_to_take(self) -> str:
        return "draws from the deck as no pile shows a card for an open path"

    def steps(self, *, path: str, points: str) -> str:
        return f"takes the explorer on {path} {points} further"

    def keeps(self, *, path: str, count: int) -> str:
        if count == 1:
            return f"keeps {count} other card of {path} to begin it with"
        else:
            return f"keeps {count} other cards of {path} to begin it with"

    def far(self, *, count: int) -> str:
        if count == 1:
            return f"does without a card that would pass over {count} that could still come"
        else:
            return f"does without a card that would pass over {count} that could still come"

    def surplus(self, *, count: int) -> str:
        if count == 0:
            return "does without a card for which there is no time left"
        elif count == 1:
            return f"does without a card, as {count} turn is too few to play them all"
        else:
            return f"does without a card, as {count} turns are too few to play them all"

    def hopes(self, *, count: int) -> str:
        if count == 1:
            return f"may draw the {count} card that could still come for an open path"
        else:
            return f"may draw one of {count} cards that could still come for open paths"

    def no_pile(self) -> str:
        return "draws from the deck as there is no pile to draw from"

    def alike(self) -> str:
        return "is about as good as other ways to play on"

    def ahead(self, *, count: int) -> str:
        if count == 1:
            return f"comes to {count} point more than the next best way in imagined games"
        else:
            return f"comes to {count} points more than the next best way in imagined games"

    def behind(self, *, count: int) -> str:
        if count == 1:
            return f"comes to {count} point less than the first way in imagined games"
        else:
            return f"comes to {count} points less than the first way in imagined games"

    def only(self) -> str:
        return "is the only way that makes sense"

    def hinders(self, *, name: str, count: int) -> str:
        if count == 1:
            return f"leaves {name} about {count} point less"
        else:
            return f"leaves {name} about {count} points less"

    def skips(self, *, count: int) -> str:
        if count == 1:
            return f"passes over {count} card that could still come"
        else:
            return f"passes over {count} cards that could still come"

    def gives(self, *, card: str, name: str) -> str:
        return f"leaves {card} to {name}, who can play it"

    def late(self, *, count: int) -> str:
        if count == 0:
            return "comes very late: this may be the last turn"
        elif count == 1:
            return f"comes late: about {count} turn is left"
        else:
            return f"comes late: about {count} turns are left"

    def purpose_ends(self, *, count: int) -> str:
        if count == 1:
            return f"ends it while {count} explorer of the others costs points"
        else:
            return f"ends it while {count} explorers of the others cost points"

    def purpose_first(self, *, count: int) -> str:
        if count == 1:
            return f"the artifact, {count} stone ahead of the next"
        else:
            return f"the artifact, {count} stones ahead of the next"

    def purpose_useless(self) -> str:
        return "a card that nobody else can play"

    def purpose_covers(self, *, card: str) -> str:
        return f"covers {card}"

    def purpose_denies(self, *, card: str) -> str:
        return f"{card}, which others could have played"
