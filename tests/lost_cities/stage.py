"""Positions of Lost Cities in a line or two: seat 0 is to move, the tiles are off the board, the others wait."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from arnak_bot.games.lost_cities.engine import Card, Colour, Event, Game, GameSetup, Piece, Tile
from arnak_bot.games.lost_cities.engine.state import Player

USELESS = "yellow 0"
"""What fills a hand up."""


def stage(
    hand: str = "",
    *,
    pieces: str = "",
    columns: Mapping[str, Sequence[int]] | None = None,
    tiles: Mapping[str, str] | None = None,
    piles: Mapping[str, Sequence[int]] | None = None,
    deck: str | None = None,
    crossings: int = 0,
    points: int = 0,
    tokens: int = 0,
    artifacts: int = 0,
    setup: GameSetup | None = None,
) -> Game:
    """Return a game in the middle of its first expedition.

    `hand` and `deck` are cards ("red 5, blue 3"), `pieces` say path, stone and perhaps "researcher"
    ("red 6, blue 3 researcher"); a path with a piece but no column has one that ends with a 0.
    `tiles` are keyed by path and stone ("red 7").
    """
    game = Game.new(setup or GameSetup(seed="stage"))
    state = game.state
    state.seat = state.starter = 0
    state.tiles = {colour: [None] * 9 for colour in Colour}
    for place, tile in (tiles or {}).items():
        path, stone = place.split()
        state.tiles[Colour(path)][int(stone) - 1] = Tile(tile)
    for path, values in (piles or {}).items():
        state.piles[Colour(path)] = list(values)
    if deck is not None:
        state.deck = cards(deck)
    state.crossings = crossings
    player = state.players[0]
    player.hand = [*cards(hand), *[Card.parse(USELESS)] * 8][:8]
    place_pieces(player, pieces)
    for path, values in (columns or {}).items():
        player.columns[Colour(path)] = list(values)
    player.tile_points, player.tokens, player.artifacts = points, tokens, artifacts
    return game


def cards(text: str) -> list[Card]:
    """Read "red 5, blue 3"."""
    return [Card.parse(part.strip()) for part in text.split(",") if part.strip()]


def place_pieces(player: Player, text: str) -> None:
    """Read "red 6, blue 3 researcher" and set the explorers, each on a column that ends with a 0."""
    for part in filter(None, (part.strip() for part in text.split(","))):
        path, stone, *kind = part.split()
        player.pieces[Colour(path)] = Piece(int(stone), kind == ["researcher"])
        player.columns[Colour(path)] = [0]


def do(game: Game, *actions: str) -> list[Event]:
    return [event for action in actions for event in game.apply(action)]


def after(game: Game, *actions: str) -> Game:
    """Carry out actions, and return the game."""
    do(game, *actions)
    return game


def texts(game: Game, verb: str = "") -> list[str]:
    return [action.text for action in game.legal_actions() if not verb or action.verb == verb]


def stone(game: Game, path: str, seat: int = 0) -> int:
    return game.state.players[seat].pieces[Colour(path)].stone
