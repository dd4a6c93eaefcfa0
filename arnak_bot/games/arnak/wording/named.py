"""What cards, places and people are called, in any language; the engine's own names are the English ones.

Dumps, logs and what is typed keep to the engine's names (`engine.naming`).
"""

from __future__ import annotations

from typing import Literal

from arnak_bot.games.arnak.engine import naming
from arnak_bot.games.arnak.engine.content import BOARDS
from arnak_bot.games.arnak.engine.content import TEMPLE_STACK_BY_ID as STACKS
from arnak_bot.games.arnak.engine.content.rival import RIVAL_TILE_BY_ID
from arnak_bot.games.arnak.engine.effects import Token
from arnak_bot.games.arnak.engine.view import GameView
from arnak_bot.games.arnak.wording.messages import Words

__all__ = [
    "assistant",
    "card",
    "guardian",
    "rival_deed",
    "rival_tile",
    "site",
    "space",
    "stack",
    "tile",
    "token",
    "token_at_first",
]


def card(card_id: str, words: Words) -> str:
    """Return the name of a card; the two kinds of Funding and Exploration are told apart."""
    return words.names[f"card-{card_id}"]


def guardian(number: int, words: Words) -> str:
    """Return the name of a guardian."""
    return words.names[f"guardian-{number}"]


def assistant(number: int, words: Words) -> str:
    """Return the name of an assistant."""
    return words.names[f"assistant-{number}"]


def tile(key: str, words: Words) -> str:
    """Return the name of a site tile from its "level-number"."""
    return words.names[f"tile-{key}"]


def rival_tile(tile_id: str, words: Words) -> str:
    """Return what a tile of the rival says: "dig for coins", "research (red)"."""
    deed = rival_deed(tile_id, words)
    return words.names.red(tile=deed) if RIVAL_TILE_BY_ID[tile_id].red else deed


def rival_deed(tile_id: str, words: Words) -> str:
    """Return what a tile of the rival does, without its colour."""
    deed = tile_id.removesuffix("-green").removesuffix("-red")
    return words.names[f"rival-{deed}"]


def site(view: GameView, place: str, words: Words) -> str:
    """Return what players call a site in this position: its camp's name, its tile's with the id, or the id.

    A place may name one of a site's spaces ("camp-coins/2"): it is told by its boots.
    """
    site_id, _, space = place.partition("/")
    board = BOARDS[view.board]
    at = board.site(site_id)
    camp = words.names[f"camp-{site_id[5:]}"] if site_id.startswith("camp-") else None
    if space:
        boots = len(board.sites[at].spaces[int(space) - 1])
        return words.names.site_space(site=camp or site_id, boots=boots)
    if camp is not None:
        return camp
    number = view.sites[at].tile
    if not number:
        return site_id
    return words.names.site_with_id(name=tile(f"{board.sites[at].level}-{number}", words), id=site_id)


def token(which: Token, words: Words) -> str:
    """Return the name of a research token."""
    return words.names.token(token=which)


def token_at_first(which: Token, words: Words) -> str:
    """Return the name of a research token where it begins a line."""
    return words.names.token_at_first(token=which)


def space(board: str, number: int, words: Words) -> str:
    """Return the name of a research space: its row and, where the row has several, its place in it."""
    printed = BOARDS[board].research[number]
    if not printed.row:
        return words.names.start()
    if printed.lost_temple:
        return words.names.temple()
    row, place = str(printed.row), _place(naming.place_in_row(board, number))
    return words.names.row(row=row) if place is None else words.names.row_place(row=row, place=place)


def stack(stack_id: str, words: Words) -> str:
    """Return the name of a stack of temple tiles: "6 points, left", "11 points"."""
    worth = words.names.stack(points=STACKS[stack_id].points)
    place = _place(stack_id.partition("-")[2])
    return worth if place is None else words.names.stack_place(worth=worth, place=place)


def _place(side: str) -> Literal["left", "middle", "right"] | None:
    """A side as the messages tell it; None for the only one of its row."""
    match side:
        case "left" | "middle" | "right":
            return side
        case "":
            return None
        case _:
            raise ValueError(f"nothing is called {side!r} of its row")
