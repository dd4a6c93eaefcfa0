"""Everything in the box by name, for look-ups: cards, paths, tiles, explorers and the artifact scales."""

from __future__ import annotations

import difflib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from arnak_bot.games.kit.limits import clip
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
from arnak_bot.games.lost_cities.wording import prose
from arnak_bot.games.lost_cities.wording.menus import Shelf
from arnak_bot.games.lost_cities.wording.messages import ENGLISH, Words

__all__ = ["Component", "everything", "find", "shelf_name", "suggestions", "things_on", "unknown"]

_SUGGESTIONS = 25
_MOST_TYPED = 60


@dataclass(frozen=True, slots=True)
class Component:
    """One thing that can be looked up; `describe` says what it is and, with a view, where it is now."""

    key: str
    name: str
    describe: Callable[[GameView | None], str]


@cache
def everything(words: Words) -> tuple[Component, ...]:
    """Return all there is, paths and tiles before the cards."""
    said = words.components
    return (
        *(Component(f"path:{path.value}", words.prose.path_title(path=path), _path_of(path, words)) for path in Colour),
        *(Component(f"tile:{tile.value}", said.tile(tile=tile), _tile_of(tile, words)) for tile in Tile),
        Component("piece:researcher", said.researcher(), lambda _: said.researcher_text()),
        Component("piece:adventurer", said.adventurer(), lambda _: said.adventurer_text(count=ADVENTURERS)),
        Component("stones", said.stones(), lambda _: _stones(words)),
        Component("artifacts", said.artifact_tokens(), lambda _: _scales(words)),
        *(
            Component(f"card:{card}", prose.card_title(card, words), _card_of(card, words))
            for card in dict.fromkeys(ALL_CARDS)
        ),
    )


def find(typed: str, words: Words) -> Component | None:
    """Return what a player means by a key or a name, or by part of one name alone; None where nothing fits.

    Names are understood in these words and in English.
    """
    wanted = " ".join(typed.lower().split())
    known = [
        (component, {component.key, component.name.lower(), english.name.lower()})
        for component, english in zip(everything(words), everything(ENGLISH), strict=True)
    ]
    for component, names in known:
        if wanted in names:
            return component
    holds = [
        component for component, names in known if wanted and any(wanted in name for name in names if ":" not in name)
    ]
    return holds[0] if len(holds) == 1 else None


def suggestions(typed: str, words: Words) -> list[tuple[str, str]]:
    """Return (name, key) of what fits what was typed so far, at most 25."""
    wanted = " ".join(typed.lower().split())
    fitting = [(each.name, each.key) for each in everything(words) if wanted in each.name.lower()]
    return sorted(fitting, key=lambda pair: not pair[0].lower().startswith(wanted))[:_SUGGESTIONS]


def unknown(typed: str, words: Words) -> str:
    """Return a kind answer to a name that is none, with the nearest ones."""
    names = {component.name.lower(): component.name for component in everything(words)}
    near = [names[name] for name in difflib.get_close_matches(typed.lower(), names, n=3, cutoff=0.5)]
    shown = clip(typed, _MOST_TYPED)
    if not near:
        return words.components.unknown(typed=shown)
    return words.components.unknown_near(typed=shown, near=prose.either(near, words))


# --- what is this? ----------------------------------------------------------------------------


def shelf_name(shelf: Shelf, words: Words) -> str:
    """Return what stands on the menu of a sort of things."""
    return words.components.shelf(shelf=shelf)


def things_on(view: GameView, shelf: Shelf, words: Words) -> list[tuple[str, str, str]]:
    """Return (name, key, a line of words) of what lies there, as far as the viewer sees it; at most 25."""
    by_key = {component.key: component for component in everything(words)}
    keys = list(dict.fromkeys(_KEYS[shelf](view)))[:_SUGGESTIONS]
    lines = {f"path:{path.value}": _tiles_on(path, view, words) for path in Colour}
    return [(by_key[key].name, key, lines.get(key) or _line(by_key[key], view)) for key in keys]


def _line(component: Component, view: GameView) -> str:
    """What is said of a component behind its name, on a line."""
    _, _, text = component.describe(view).partition(": ")
    return clip(text)


def _tiles_on(path: Colour, view: GameView, words: Words) -> str:
    """The tiles of a path by their signs."""
    tiles = [
        words.components.sign_on(sign=prose.TILE_SIGNS[tile], stone=at)
        for at, tile in enumerate(view.table.path(path), start=1)
        if tile is not None
    ]
    return " · ".join(tiles) or words.components.path_bare()


def _in_hand(view: GameView) -> list[str]:
    cards = view.own.hand if view.viewer is not None else ()
    return [f"card:{card}" for card in sorted(cards, key=lambda card: card.order)]


def _on_paths(view: GameView) -> list[str]:
    tiles = {tile for _, path in view.table.tiles for tile in path if tile is not None}
    return [*(f"path:{path.value}" for path in Colour), *(f"tile:{tile.value}" for tile in Tile if tile in tiles)]


def _on_piles(view: GameView) -> list[str]:
    return [f"card:{Card(path, values[-1])}" for path, values in view.table.piles if values]


_KEYS: dict[Shelf, Callable[[GameView], list[str]]] = {
    Shelf.HAND: _in_hand,
    Shelf.PATHS: _on_paths,
    Shelf.PILES: _on_piles,
    Shelf.BOX: lambda _: ["piece:researcher", "piece:adventurer", "stones", "artifacts"],
}


# --- what things are --------------------------------------------------------------------------


def _card_of(card: Card, words: Words) -> Callable[[GameView | None], str]:
    def describe(view: GameView | None) -> str:
        head = words.components.card_text(card=prose.card_title(card, words), count=COPIES)
        return head if view is None else f"{head} {_where(card, view, words)}"

    return describe


def _where(card: Card, view: GameView, words: Words) -> str:
    """How many of a card lie where everybody can see them, or in the viewer's own hand."""
    laid = sum(player.column(card.colour).count(card.value) for player in view.players)
    piled = view.table.pile(card.colour).count(card.value)
    known = sum(player.known.count(card) for player in view.players if player.seat != view.viewer)
    held = view.own.hand.count(card) if view.viewer is not None else 0
    said = words.components
    places = (
        (held, said.in_your_hand),
        (laid, said.in_columns),
        (piled, said.in_pile),
        (known, said.in_another_hand),
        (COPIES - laid - piled - known - held, said.not_seen),
    )
    return said.cards_are(where=prose.listed((say(count=count) for count, say in places if count), words))


def _path_of(path: Colour, words: Words) -> Callable[[GameView | None], str]:
    def describe(view: GameView | None) -> str:
        said = words.components
        stones = prose.listed(map(str, TILE_STONES[path]), words)
        text = said.path_text(path=words.prose.path_title(path=path), stones=stones)
        if view is None:
            return text
        tiles = [
            said.tile_on(tile=words.prose.tile(tile=tile), stone=at)
            for at, tile in enumerate(view.table.path(path), start=1)
            if tile is not None
        ]
        return f"{text} {said.path_now(tiles=prose.listed(tiles, words)) if tiles else said.path_bare()}"

    return describe


def _tile_of(tile: Tile, words: Words) -> Callable[[GameView | None], str]:
    said = words.components
    say = said.points_text if tile.points else said.artifact_text if tile is Tile.ARTIFACT else said.arrow_text
    text = f"{say(tile=said.tile(tile=tile), sign=prose.TILE_SIGNS[tile])} {said.in_the_box(count=TILES[tile])}"
    return lambda _: text


def _stones(words: Words) -> str:
    points = prose.enumerated(map(prose.signed, STONE_POINTS), words)
    return words.components.stones_text(points=points, stone=BRIDGE_AFTER)


def _scales(words: Words) -> str:
    return words.components.artifact_tokens_text(
        long=_scale(ARTIFACT_SCALE_LONG, words), short=_scale(ARTIFACT_SCALE_SHORT, words)
    )


def _scale(scale: tuple[int, ...], words: Words) -> str:
    """A scale in words, equal neighbours together: "0 or 1: −50, …, 12 or more: 100"."""
    said, parts = words.components, []
    for points in dict.fromkeys(scale):
        counts = [count for count, value in enumerate(scale) if value == points]
        last = counts[-1] == len(scale) - 1
        name = said.or_more(count=counts[0]) if last else prose.either(map(str, counts), words)
        parts.append(said.scale_step(counts=name, points=prose.signed(points)))
    return prose.enumerated(parts, words)
