"""The sentences of prose.ftl. Made by `python -m tools.make_messages`: change that file, not this one."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from arnak_bot.games.lost_cities.engine.printed import Colour
    from arnak_bot.games.lost_cities.engine.printed import Tile


class Prose:
    """What prose says in en."""

    __slots__ = ()

    def list_more(self, *, list: str, next: str) -> str:
        return f"{list}, {next}"

    def list_last(self, *, list: str, last: str) -> str:
        return f"{list} and {last}"

    def either_last(self, *, list: str, last: str) -> str:
        return f"{list} or {last}"

    def points(self, *, signed: str, count: int) -> str:
        if count == 1:
            return f"{signed} point"
        else:
            return f"{signed} points"

    def cards(self, *, count: int) -> str:
        if count == 1:
            return f"{count} card"
        else:
            return f"{count} cards"

    def artifacts(self, *, count: int) -> str:
        if count == 1:
            return f"{count} artifact"
        else:
            return f"{count} artifacts"

    def artifact_tokens(self, *, count: int) -> str:
        if count == 1:
            return f"{count} artifact token"
        else:
            return f"{count} artifact tokens"

    def colour(self, *, path: Colour) -> str:
        if path == "yellow":
            return "yellow"
        elif path == "blue":
            return "blue"
        elif path == "white":
            return "white"
        elif path == "green":
            return "green"
        else:
            return "red"

    def card(self, *, path: Colour, value: int) -> str:
        if path == "yellow":
            return f"yellow {value}"
        elif path == "blue":
            return f"blue {value}"
        elif path == "white":
            return f"white {value}"
        elif path == "green":
            return f"green {value}"
        else:
            return f"red {value}"

    def card_title(self, *, path: Colour, value: int) -> str:
        if path == "yellow":
            return f"Yellow {value}"
        elif path == "blue":
            return f"Blue {value}"
        elif path == "white":
            return f"White {value}"
        elif path == "green":
            return f"Green {value}"
        else:
            return f"Red {value}"

    def path(self, *, path: Colour) -> str:
        if path == "yellow":
            return "the yellow path"
        elif path == "blue":
            return "the blue path"
        elif path == "white":
            return "the white path"
        elif path == "green":
            return "the green path"
        else:
            return "the red path"

    def path_title(self, *, path: Colour) -> str:
        if path == "yellow":
            return "Yellow path"
        elif path == "blue":
            return "Blue path"
        elif path == "white":
            return "White path"
        elif path == "green":
            return "Green path"
        else:
            return "Red path"

    def city(self, *, path: Colour) -> str:
        if path == "yellow":
            return "the yellow city"
        elif path == "blue":
            return "the blue city"
        elif path == "white":
            return "the white city"
        elif path == "green":
            return "the green city"
        else:
            return "the red city"

    def arrow_on(self, *, path: Colour) -> str:
        if path == "yellow":
            return "the arrow on the yellow path"
        elif path == "blue":
            return "the arrow on the blue path"
        elif path == "white":
            return "the arrow on the white path"
        elif path == "green":
            return "the arrow on the green path"
        else:
            return "the arrow on the red path"

    def stone(self, *, stone: int) -> str:
        return f"stone {stone}"

    def the_city(self) -> str:
        return "the city"

    def worth(self, *, place: str, points: str) -> str:
        return f"{place} ({points})"

    def worth_twice(self, *, place: str, points: str, printed: str) -> str:
        return f"{place} ({points}, twice {printed})"

    def researcher(self) -> str:
        return "researcher"

    def adventurer(self) -> str:
        return "adventurer"

    def tile(self, *, tile: Tile) -> str:
        if tile == "artifact":
            return "an artifact"
        elif tile == "arrow":
            return "an arrow"
        elif tile == "points-5":
            return "a tile of 5 points"
        elif tile == "points-10":
            return "a tile of 10 points"
        else:
            return "a tile of 15 points"

    def empty(self) -> str:
        return "empty"
