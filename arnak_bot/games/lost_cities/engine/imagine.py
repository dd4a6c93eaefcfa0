"""Draws a random game from all those consistent with what one seat may know.

Everything public stays as it is, including cards in hands that everybody saw being taken from a discard pile (C9). All
other cards hidden from the seat are collected, sorted and dealt again with the given random seed, so that their actual
order has no influence. Future expeditions are dealt from that seed, too.

>>> from arnak_bot.games.lost_cities.engine import Game, GameSetup
>>> game = Game.new(GameSetup(seed="example"))
>>> imagine(game, 0, "any").view(0) == game.view(0), imagine(game, 0, "any").state == game.state
(True, False)
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from arnak_bot.games.lost_cities.engine.game import Game
from arnak_bot.games.lost_cities.engine.state import Phase, State
from arnak_bot.kit.chance import shuffled
from arnak_bot.kit.plain import copied


def imagine(game: Game, seat: int, chance: str) -> Game:
    """Return a game in which `seat` sees the same; the same chance gives the same game, with other shuffles to come. It
    cannot be undone past its first position. Raises ValueError if the game has no such seat.
    """
    if not 0 <= seat < len(game.state.players):
        raise ValueError(f"there is no seat {seat} in this game")
    state = copied(game.state)
    _redeal(state, seat, chance)
    return Game(replace(game.setup, seed=f"imagined {chance}"), state, list(game.log))


def imagine_turn(game: Game, seat: int, chance: str) -> Game | None:
    """Imagine `seat`'s next turn, assuming that the others do nothing first; None on its own turn or after the end."""
    if game.over or seat in game.seats_to_act:
        return None
    imagined = imagine(game, seat, chance)
    state = imagined.state
    state.seat, state.phase, state.owed, state.discarded = seat, Phase.CARD, None, None
    state.undo_floor = imagined.ply
    return Game(imagined.setup, state, list(imagined.log))


def _redeal(state: State, seat: int, chance: str) -> None:
    others = [player for at, player in enumerate(state.players) if at != seat]
    unknown = [[*(Counter(player.hand) - Counter(player.known)).elements()] for player in others]
    cards = [*state.deck, *state.aside, *(card for hand in unknown for card in hand)]
    hidden = shuffled(sorted(cards, key=lambda card: card.order), chance, "cards that nobody has seen")
    for player, hand in zip(others, unknown, strict=True):
        player.hand = [*player.known, *(hidden.pop() for _ in hand)]
    state.deck = [hidden.pop() for _ in state.deck]
    state.aside = hidden
