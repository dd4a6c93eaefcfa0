"""The sentences of tables.ftl. Made by `python -m tools.make_messages`: change that file, not this one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from arnak_bot.games.lost_cities.engine.setup import Length


class Tables:
    """What tables says in en."""

    __slots__ = ()

    def to_move_only(self, *, who: str) -> str:
        return f"{who} to move."

    def to_move(self, *, number: int, count: int, who: str) -> str:
        return f"Expedition {number} of {count}, {who} to move."

    def game_over(self, *, winners: str) -> str:
        return f"The game is over: {winners}."

    def progress(self, *, number: int, most: int, cards: str) -> str:
        if number == 1:
            return f"{number} piece of {most} has crossed a bridge; {cards} in the deck."
        else:
            return f"{number} pieces of {most} have crossed a bridge; {cards} in the deck."

    def path_line(self, *, path: str, there: str, tiles: str) -> str:
        return f"{path}: {there}. Tiles: {tiles}."

    def stands(self, *, name: str, place: str, piece: Literal["researcher", "adventurer"]) -> str:
        if piece == "researcher":
            return f"{name}'s researcher on {place}"
        else:
            return f"{name} on {place}"

    def nobody_yet(self) -> str:
        return "nobody yet"

    def tile_at(self, *, tile: str, stone: int) -> str:
        return f"{tile} on {stone}"

    def no_tiles(self) -> str:
        return "none"

    def player_line(self, *, name: str, points: str, artifacts: str, paths: str) -> str:
        return f"{name}: {points}, {artifacts}; {paths}."

    def player_path(self, *, colour: str, stone: int, piece: Literal["researcher", "adventurer"]) -> str:
        if piece == "researcher":
            return f"{colour} {stone} (researcher)"
        else:
            return f"{colour} {stone}"

    def no_explorer(self) -> str:
        return "no explorer out"

    def cards_line(self, *, name: str, columns: str) -> str:
        return f"{name}'s cards: {columns}."

    def column_of(self, *, colour: str, column: str) -> str:
        return f"{colour} {column}"

    def none_played(self) -> str:
        return "none played"

    def known(self, *, cards: str) -> str:
        return f"Known to be in hand: {cards}."

    def piles(self, *, piles: str) -> str:
        return f"Discard piles, top first: {piles}."

    def pile_of(self, *, colour: str, values: str) -> str:
        return f"{colour} {values}"

    def no_piles(self) -> str:
        return "No discard pile yet."

    def round_name(self, *, number: int) -> str:
        return f"expedition {number}"

    def in_thread_name(self, *, length: Length) -> str:
        if length == "long":
            return "Lost Cities"
        else:
            return "Lost Cities, short"

    def hand_alt(self) -> str:
        return "Cards that can be played are framed; each has the number by which the menu names it."

    def lit_alt(self) -> str:
        return "What can be chosen now is lit and numbered as the menu lists it."

    def legend_alt(self) -> str:
        return "Every sign of the pictures with its meaning."

    def look_up_alt(self, *, title: str) -> str:
        return f"{title}, drawn large."

    def score_so_far_alt(self, *, sheet: str) -> str:
        return f"The score as it would be now. {sheet}"

    def film_alt(self, *, turns: int, ending: str) -> str:
        return f"The whole game, a frame for each of its {turns} turns. {ending}."

    def opening(self, *, name: str) -> str:
        return f"The expeditions set out: {name} goes first. Everybody holds eight cards."

    def opening_short(self, *, name: str) -> str:
        return f"The expedition sets out: {name} goes first. Everybody holds eight cards."

    def ending(self, *, winners: str) -> str:
        return f"**{winners}!**"
