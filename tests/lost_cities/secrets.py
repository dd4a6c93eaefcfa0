"""Games that look the same to a seat, though everything that it must not know is otherwise."""

from __future__ import annotations

import random

from arnak_bot.games.lost_cities.engine import Game


def permuted(game: Game, seat: int | None, chance: random.Random) -> Game:
    """Return the same game with everything shuffled that the seat (None: a spectator) must not know."""
    twin = game.copy()
    state = twin.state
    hidden = [*state.deck, *state.aside]
    kept = []
    for at, player in enumerate(state.players):
        unknown = list(player.hand)
        for card in player.known:
            unknown.remove(card)
        kept.append([] if at == seat else unknown)
        hidden += kept[-1]
    chance.shuffle(hidden)
    for player, gone in zip(state.players, kept, strict=True):
        if gone:
            player.hand = [*player.known, *(hidden.pop() for _ in gone)]
    state.deck = [hidden.pop() for _ in state.deck]
    state.aside = [hidden.pop() for _ in state.aside]
    assert not hidden
    return twin
