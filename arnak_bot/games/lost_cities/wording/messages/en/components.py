"""The sentences of components.ftl. Made by `python -m tools.make_messages`: change that file, not this one."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from arnak_bot.games.lost_cities.engine.printed import Tile
    from arnak_bot.games.lost_cities.wording.menus import Shelf


class Components:
    """What components says in en."""

    __slots__ = ()

    def shelf(self, *, shelf: Shelf) -> str:
        if shelf == "hand":
            return "Your hand"
        elif shelf == "paths":
            return "Paths and their tiles"
        elif shelf == "piles":
            return "Discard piles"
        else:
            return "Explorers, stones and tokens"

    def tile(self, *, tile: Tile) -> str:
        if tile == "artifact":
            return "Artifact tile"
        elif tile == "arrow":
            return "Arrow tile"
        elif tile == "points-5":
            return "Tile of 5 points"
        elif tile == "points-10":
            return "Tile of 10 points"
        else:
            return "Tile of 15 points"

    def researcher(self) -> str:
        return "Researcher"

    def adventurer(self) -> str:
        return "Adventurer"

    def stones(self) -> str:
        return "Stepping stones"

    def artifact_tokens(self) -> str:
        return "Artifact tokens"

    def card_text(self, *, card: str, count: int) -> str:
        return f"**{card}**: there are {count} of each card."

    def path_text(self, *, path: str, stones: str) -> str:
        return f"**{path}**: nine stones; event tiles lie on stones {stones}."

    def path_now(self, *, tiles: str) -> str:
        return f"Now: {tiles}."

    def path_bare(self) -> str:
        return "Now: no tile is left."

    def tile_on(self, *, tile: str, stone: int) -> str:
        return f"{tile} on stone {stone}"

    def sign_on(self, *, sign: str, stone: int) -> str:
        return f"{sign} on {stone}"

    def artifact_text(self, *, tile: str, sign: str) -> str:
        return f"**{tile}** {sign}: whoever gets there first takes it; after the expedition it becomes an artifact token."

    def arrow_text(self, *, tile: str, sign: str) -> str:
        return f"**{tile}** {sign}: whoever comes here steps with one of their explorers that are on a path. It stays."

    def points_text(self, *, tile: str, sign: str) -> str:
        return f"**{tile}** {sign}: paid to everybody who comes here, at once and never doubled. It stays."

    def in_the_box(self, *, count: int) -> str:
        return f"There are {count} in the box."

    def researcher_text(self) -> str:
        return "**Researcher**: the one piece that counts twice at the end of an expedition, for better or worse."

    def adventurer_text(self, *, count: int) -> str:
        if count == 1:
            return f"**Adventurer**: you have {count} adventurer; each walks a path of its own."
        else:
            return f"**Adventurer**: you have {count} adventurers; each walks a path of its own."

    def stones_text(self, *, points: str, stone: int) -> str:
        return f"**Stepping stones**, from the first to the city: {points} points. The bridge lies after stone {stone}."

    def artifact_tokens_text(self, *, long: str, short: str) -> str:
        return f"**Artifact tokens** at the end of the game. Long game: {long}. Short game: {short}."

    def scale_step(self, *, counts: str, points: str) -> str:
        return f"{counts}: {points}"

    def or_more(self, *, count: int) -> str:
        return f"{count} or more"

    def cards_are(self, *, where: str) -> str:
        return f"{where}."

    def in_your_hand(self, *, count: int) -> str:
        return f"{count} in your hand"

    def in_columns(self, *, count: int) -> str:
        if count == 1:
            return f"{count} in a column"
        else:
            return f"{count} in columns"

    def in_pile(self, *, count: int) -> str:
        return f"{count} in the discard pile"

    def in_another_hand(self, *, count: int) -> str:
        return f"{count} in another hand"

    def not_seen(self, *, count: int) -> str:
        return f"{count} not seen yet"

    def unknown(self, *, typed: str) -> str:
        return f"There is nothing called “{typed}”. Type a few letters and pick a suggestion."

    def unknown_near(self, *, typed: str, near: str) -> str:
        return f"There is nothing called “{typed}”. Did you mean {near}?"
