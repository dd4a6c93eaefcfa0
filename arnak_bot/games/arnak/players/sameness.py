"""When two positions of a search are the same: everything that matters for what comes, in no order that does not."""

from __future__ import annotations

from collections.abc import Hashable

from arnak_bot.games.arnak.engine.state import State

__all__ = ["fingerprint"]


def fingerprint(state: State, seat: int) -> Hashable:
    """What tells positions within a seat's own turns apart; what the others hold does not change in them."""
    player = state.players[seat]
    return (
        state.seat,
        state.round,
        state.phase,
        state.main_taken,
        tuple(player.tokens.values()),
        tuple(sorted(player.hand)),
        tuple(sorted(player.play)),
        tuple(player.deck),
        tuple(sorted(player.aside)),
        tuple(player.kept),
        player.at_home,
        tuple(player.assistants),
        len(player.crates),
        len(player.slots),
        tuple(sorted(player.guardians)),
        tuple(sorted(player.used_boons)),
        tuple(sorted(player.temple_tiles)),
        player.glass,
        player.notebook,
        player.fear_tiles,
        (player.passed, player.planes, player.guarded),
        tuple(sorted(state.spare)),
        tuple(state.agenda),
        tuple(state.spaces),
        tuple(state.tiles),
        tuple(state.guardians),
        tuple(state.items),
        tuple(state.artifacts),
        tuple(state.temple_tiles),
        tuple(state.bonus_tiles),
    )
