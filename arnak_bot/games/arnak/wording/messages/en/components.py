"""The sentences of components.ftl. Made by `python -m tools.make_messages`: change that file, not this one."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from arnak_bot.games.arnak.engine.printed import IdolKind


class Components:
    """What components says in en."""

    __slots__ = ()

    def idol_called(self, *, kind: IdolKind) -> str:
        if kind == "coin":
            return "Idol: coin"
        elif kind == "compass":
            return "Idol: compass"
        elif kind == "tablet":
            return "Idol: tablet"
        elif kind == "exile":
            return "Idol: exile"
        elif kind == "upgrade":
            return "Idol: upgrade"
        else:
            return "Idol: refresh"

    def slot_jewel(self) -> str:
        return "Slot: jewel"

    def slot_arrowhead(self) -> str:
        return "Slot: arrowhead"

    def slot_tablets(self) -> str:
        return "Slot: tablets"

    def slot_coin_compass(self) -> str:
        return "Slot: coin and compass"

    def slot_draw(self) -> str:
        return "Slot: draw"

    def site(self, *, name: str, level: str) -> str:
        return f"**{name}**: site of level {level}"

    def guardian(self, *, name: str, worth: str) -> str:
        return f"**{name}**: guardian, {worth}"

    def to_overcome(self, *, cost: str) -> str:
        return f"To overcome it: {cost}"

    def boon(self, *, boon: str) -> str:
        return f"Boon, once in the game: {boon}"

    def assistant(self, *, name: str) -> str:
        return f"**{name}**: assistant"

    def silver(self, *, effect: str) -> str:
        return f"Silver: {effect}"

    def gold(self, *, effect: str) -> str:
        return f"Gold: {effect}"

    def idol(self, *, name: str) -> str:
        return f"**{name}**"

    def when_found(self, *, effect: str) -> str:
        return f"When it is found: {effect}"

    def idol_worth(self) -> str:
        return "3 points, in a slot or not"

    def slot(self, *, name: str) -> str:
        return f"**{name}**"

    def slot_effect(self, *, effect: str) -> str:
        return f"A free action: put an idol into your leftmost free slot. {effect}"

    def slot_effect_for_coins(self, *, coins: str, effect: str) -> str:
        return f"A free action: put an idol into your leftmost free slot. Pay {coins}. {effect}"

    def also_near(self, *, names: str) -> str:
        return f"Also near: {names}."

    def unknown(self, *, typed: str) -> str:
        return f"There is no one thing called “{typed}”. Type a few letters and pick a suggestion."

    def unknown_near(self, *, typed: str, names: str) -> str:
        return f"There is no one thing called “{typed}”. Did you mean {names}?"
