"""The sentences of pictures.ftl. Made by `python -m tools.make_messages`: change that file, not this one."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from arnak_bot.games.lost_cities.engine.printed import Colour


class Pictures:
    """What pictures says in en."""

    __slots__ = ()

    def expedition(self) -> str:
        return "EXPEDITION"

    def expedition_numbered(self, *, number: str) -> str:
        return f"EXPEDITION {number}"

    def to_move(self) -> str:
        return "to move"

    def winners(self, *, count: int) -> str:
        if count == 1:
            return "winner"
        else:
            return "winners"

    def bridges(self) -> str:
        return "bridges"

    def discards(self) -> str:
        return "discards"

    def then(self, *, value: int) -> str:
        return f"then {value}"

    def discard_only(self) -> str:
        return "discard only"

    def final_score(self) -> str:
        return "FINAL SCORE"

    def score_so_far(self) -> str:
        return "SCORE SO FAR"

    def letter(self, *, path: Colour) -> str:
        if path == "yellow":
            return "Y"
        elif path == "blue":
            return "B"
        elif path == "white":
            return "W"
        elif path == "green":
            return "G"
        else:
            return "R"

    def legend(self) -> str:
        return "WHAT THE SIGNS MEAN"

    def legend_stone(self) -> str:
        return "A stepping stone: what an explorer on it is worth when the expedition ends."

    def legend_bridge(self) -> str:
        return "The bridge: the fifth explorer over any bridge ends the expedition."

    def legend_city(self) -> str:
        return "The city, the end of a path: its cards let another explorer step."

    def legend_artifact(self) -> str:
        return "An artifact: whoever comes first takes it. Beside a name: how many somebody has."

    def legend_arrow(self) -> str:
        return "An arrow: one of your explorers goes one stone further."

    def legend_points(self) -> str:
        return "Points at once, for everybody who comes here."

    def legend_laurel(self) -> str:
        return "A laurel: the points that somebody has so far."

    def legend_adventurer(self) -> str:
        return "An adventurer in the shape and colour of their player."

    def legend_researcher(self) -> str:
        return "The researcher, larger and with a golden rim: counts twice."

    def legend_card(self) -> str:
        return "The last card of a column; the ones before stand above it."

    def legend_pile(self) -> str:
        return "A discard pile: its top card, how many there are, and the next one."

    def legend_deck(self) -> str:
        return "The deck: with its last card the expedition ends."

    def legend_light(self) -> str:
        return "A light: it is new, or you can choose it; the number is that of the menu."

    def legend_discard(self) -> str:
        return "This card can only be discarded."

    def artifact_scale(self) -> str:
        return "ARTIFACT TOKENS"

    def long_game(self) -> str:
        return "long"

    def short_game(self) -> str:
        return "short"

    def or_more(self, *, count: int) -> str:
        return f"{count}+"

    def explorers(self) -> str:
        return "explorers"

    def tiles(self) -> str:
        return "tiles"

    def total(self) -> str:
        return "total"
