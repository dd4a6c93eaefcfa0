"""Random whole games of Lost Cities, and what must hold at every step of them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

from arnak_bot.games.lost_cities.engine import Card, Colour, Draw, Game, GameSetup, Length, Tile, parse
from arnak_bot.games.lost_cities.engine.content import ALL_CARDS, TILES
from arnak_bot.games.lost_cities.engine.setup import FIRST_EDITION, NEWEST_EDITION, SEATS, Columns

ALL = Counter(ALL_CARDS)
SETUPS = [(players, length, columns) for players in SEATS for length in reversed(Length) for columns in Columns]


def setup_of(number: int, seed: str) -> GameSetup:
    """Return one of the twelve kinds of tables, of either edition."""
    players, length, columns = SETUPS[number % len(SETUPS)]
    edition = NEWEST_EDITION if number // len(SETUPS) % 2 else FIRST_EDITION
    return GameSetup(players, Length(length), Columns(columns), seed, edition)


def random_game(
    setup: GameSetup, chance: random.Random, check: Callable[[Game], None] | None = None, *, eager: float = 0.8
) -> Game:
    """Play a game at random; an eager player plays rather than discards, and draws from the deck."""
    game = Game.new(setup)
    while not game.over:
        legal = game.legal_actions()
        assert legal, f"no legal action at ply {game.ply}"
        if chance.random() < eager:
            legal = tuple(action for action in legal if action.verb == "play" or action == Draw()) or legal
        game.apply(chance.choice(legal))
        if check is not None:
            check(game)
    return game


def check_invariants(game: Game) -> None:
    """No card, tile or piece lost or doubled, no column that turns, and somebody who can act."""
    state, setup = game.state, game.setup
    lying = [Card(colour, value) for colour in Colour for value in state.piles[colour]]
    everywhere = [*state.deck, *state.aside, *lying]
    tiles = [tile for path in state.tiles.values() for tile in path if tile is not None]
    crossed = 0
    for player in state.players:
        everywhere += player.hand
        everywhere += [Card(colour, value) for colour in Colour for value in player.columns[colour]]
        tiles += [Tile.ARTIFACT] * player.artifacts
        crossed += sum(piece.stone > 6 for piece in player.pieces.values())
        assert not Counter(player.known) - Counter(player.hand)
        assert sum(piece.researcher for piece in player.pieces.values()) <= 1
        assert sum(not piece.researcher for piece in player.pieces.values()) <= 4
        assert all(1 <= piece.stone <= 9 for piece in player.pieces.values())
        for colour in Colour:
            column = player.columns[colour]
            assert bool(column) == (colour in player.pieces)
            assert column == sorted(column) or (setup.columns == "either" and column == sorted(column, reverse=True))
        assert player.points >= 0
        assert len(player.expeditions) == state.expedition - (not game.over)
    tiles += [Tile.ARTIFACT] * state.returned
    assert Counter(everywhere) == ALL
    assert Counter(tiles) == Counter(TILES)
    assert len(state.aside) == (30 if setup.players == 2 else 0)
    assert state.crossings == crossed <= 5
    assert 1 <= game.round <= setup.expeditions
    _check_turn(game)


def _check_turn(game: Game) -> None:
    state = game.state
    assert (game.seats_to_act == ()) is game.over
    assert (state.owed is not None) == (state.phase == "step")
    for seat, player in enumerate(state.players):
        drawing = seat == state.seat and state.phase in ("draw", "step")
        assert len(player.hand) == (7 if drawing else 8) or game.over
    if not game.over:
        found = [action.text for action in game.legal_actions()]
        assert found and len(set(found)) == len(found)
        assert max(map(len, found)) <= 80
        assert [parse(text) for text in found] == list(game.legal_actions())
        assert state.deck and state.crossings < 5
    for sheet in game.scores():
        assert sheet.total == state.players[sheet.seat].points or not game.over
        assert sheet.total == sum(line.points for line in sheet.lines) >= 0
