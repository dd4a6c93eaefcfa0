"""Everything in the box by name, for look-ups: cards, paths, tiles, explorers and the artifact scales."""

from __future__ import annotations

import difflib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from arnak_bot.games.lost_cities.engine import Card, Colour, GameView, Tile
from arnak_bot.games.lost_cities.engine.content import (
    ADVENTURERS,
    ALL_CARDS,
    ARTIFACT_SCALE_LONG,
    ARTIFACT_SCALE_SHORT,
    BRIDGE_AFTER,
    COPIES,
    STONE_POINTS,
    TILE_STONES,
    TILES,
)
from arnak_bot.games.lost_cities.wording import words

__all__ = ["Component", "find", "suggestions", "unknown"]

_SUGGESTIONS = 25


@dataclass(frozen=True, slots=True)
class Component:
    """One thing that can be looked up; `describe` says what it is and, with a view, where it is now."""

    key: str
    name: str
    describe: Callable[[GameView | None], str]


@cache
def everything() -> tuple[Component, ...]:
    """Return all there is, paths and tiles before the cards."""
    return (
        *(
            Component(f"path:{colour.value}", f"{colour.value.capitalize()} path", _path_of(colour))
            for colour in Colour
        ),
        *(Component(f"tile:{tile.value}", _TILE_NAMES[tile], _tile_of(tile)) for tile in Tile),
        Component("piece:researcher", "Researcher", lambda _: _RESEARCHER),
        Component("piece:adventurer", "Adventurer", lambda _: _ADVENTURER),
        Component("stones", "Stepping stones", lambda _: _STONES),
        Component("artifacts", "Artifact tokens", lambda _: _SCALES),
        *(Component(f"card:{card}", str(card).capitalize(), _card_of(card)) for card in dict.fromkeys(ALL_CARDS)),
    )


def find(typed: str) -> Component | None:
    """Return what a player means by a key or a name, or by part of one name alone; None where nothing fits."""
    wanted = " ".join(typed.lower().split())
    for component in everything():
        if wanted in (component.key, component.name.lower()):
            return component
    holds = [component for component in everything() if wanted and wanted in component.name.lower()]
    return holds[0] if len(holds) == 1 else None


def suggestions(typed: str) -> list[tuple[str, str]]:
    """Return (name, key) of what fits what was typed so far, at most 25."""
    wanted = " ".join(typed.lower().split())
    fitting = [(each.name, each.key) for each in everything() if wanted in each.name.lower()]
    return sorted(fitting, key=lambda pair: not pair[0].lower().startswith(wanted))[:_SUGGESTIONS]


def unknown(typed: str) -> str:
    """Return a kind answer to a name that is none, with the nearest ones."""
    names = {component.name.lower(): component.name for component in everything()}
    near = [names[name] for name in difflib.get_close_matches(typed.lower(), names, n=3, cutoff=0.5)]
    advice = f" Did you mean {words.listed(near, last='or')}?" if near else " Type a few letters and pick a suggestion."
    return f"There is nothing called “{typed[:60]}”.{advice}"


def _card_of(card: Card) -> Callable[[GameView | None], str]:
    def describe(view: GameView | None) -> str:
        head = f"**{str(card).capitalize()}**: there are {COPIES} of each card."
        return head if view is None else f"{head} {_where(card, view)}"

    return describe


def _where(card: Card, view: GameView) -> str:
    """How many of a card lie where everybody can see them, or in the viewer's own hand."""
    laid = sum(player.column(card.colour).count(card.value) for player in view.players)
    piled = view.table.pile(card.colour).count(card.value)
    known = sum(player.known.count(card) for player in view.players if player.seat != view.viewer)
    held = view.own.hand.count(card) if view.viewer is not None else 0
    rest = COPIES - laid - piled - known - held
    places = (
        (held, "in your hand"),
        (laid, "in a column" if laid == 1 else "in columns"),
        (piled, "in the discard pile"),
        (known, "in another hand"),
        (rest, "not seen yet"),
    )
    return f"{words.listed(f'{count} {where}' for count, where in places if count).capitalize()}."


def _path_of(colour: Colour) -> Callable[[GameView | None], str]:
    def describe(view: GameView | None) -> str:
        stones = words.listed(str(stone) for stone in TILE_STONES[colour])
        text = f"**{colour.value.capitalize()} path**: nine stones; event tiles lie on stones {stones}."
        if view is None:
            return text
        tiles = [
            f"{words.tile(tile)} on stone {at}"
            for at, tile in enumerate(view.table.path(colour), start=1)
            if tile is not None
        ]
        return f"{text} Now: {words.listed(tiles) or 'no tile is left'}."

    return describe


def _tile_of(tile: Tile) -> Callable[[GameView | None], str]:
    text = f"**{_TILE_NAMES[tile]}** {words.TILE_SIGNS[tile]}: {_TILE_WORDS[tile.points > 0, tile is Tile.ARROW]}"
    return lambda _: f"{text} There are {TILES[tile]} in the box."


_TILE_NAMES = {
    Tile.ARTIFACT: "Artifact tile",
    Tile.ARROW: "Arrow tile",
    **{tile: f"Tile of {tile.points} points" for tile in (Tile.POINTS_5, Tile.POINTS_10, Tile.POINTS_15)},
}
_TILE_WORDS = {
    (False, False): "whoever gets there first takes it; after the expedition it becomes an artifact token.",
    (False, True): "whoever comes here steps with one of their explorers that are on a path. It stays.",
    (True, False): "paid to everybody who comes here, at once and never doubled. It stays.",
}
_RESEARCHER = "**Researcher**: the one piece that counts twice at the end of an expedition, for better or worse."
_ADVENTURER = f"**Adventurer**: you have {words.counted(ADVENTURERS, 'adventurer')}; each walks a path of its own."
_STONES = (
    f"**Stepping stones**, from the first to the city: {', '.join(map(words.signed, STONE_POINTS))} points. "
    f"The bridge lies after stone {BRIDGE_AFTER}."
)


def _scale(scale: tuple[int, ...]) -> str:
    """A scale in words, equal neighbours together: "0 or 1: −50, …, 12 or more: 100"."""
    parts = []
    for points in dict.fromkeys(scale):
        counts = [count for count, value in enumerate(scale) if value == points]
        name = f"{counts[0]} or more" if counts[-1] == len(scale) - 1 else " or ".join(map(str, counts))
        parts.append(f"{name}: {words.signed(points)}")
    return ", ".join(parts)


_SCALES = (
    f"**Artifact tokens** at the end of the game. Long game: {_scale(ARTIFACT_SCALE_LONG)}. "
    f"Short game: {_scale(ARTIFACT_SCALE_SHORT)}."
)
