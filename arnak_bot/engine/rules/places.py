"""Sites: who stands where, which spaces are free, and moving archaeologists and guardians about."""

from __future__ import annotations

from arnak_bot.engine.effects import Where
from arnak_bot.engine.events import EventKind
from arnak_bot.engine.rules.turn import Turn
from arnak_bot.engine.state import EMPTY, State

__all__ = [
    "free_space",
    "is_discovered",
    "is_occupied",
    "leave",
    "occupied_by",
    "others_at",
    "place",
    "set_stander",
    "sites_for",
    "take_home",
]


def is_discovered(turn: Turn, site: int) -> bool:
    """Camps are known from the start; other sites once they have a tile."""
    return turn.board.sites[site].level == 0 or turn.state.tiles[site] != 0


def is_occupied(state: State, site: int) -> bool:
    """A site is occupied if any archaeologist stands on any of its spaces (R14)."""
    return any(stander >= 0 for stander in state.spaces[site])


def others_at(state: State, site: int) -> bool:
    """Whether somebody other than the acting seat stands on the site."""
    return any(stander >= 0 and stander != state.seat for stander in state.spaces[site])


def occupied_by(state: State, seat: int) -> list[int]:
    """The sites on which this seat has an archaeologist, each once."""
    return [site for site, standers in enumerate(state.spaces) if seat in standers]


def free_space(state: State, site: int) -> int | None:
    """The space an archaeologist sent here takes: the first that is free and not blocked (R10)."""
    spaces = state.spaces[site]
    return spaces.index(EMPTY) if EMPTY in spaces else None


def place(turn: Turn, site: int) -> None:
    """Put an archaeologist of the acting seat on the first free space of the site."""
    space = free_space(turn.state, site)
    assert space is not None
    set_stander(turn.state, site, space, turn.state.seat)


def leave(turn: Turn, site: int) -> None:
    """Take one archaeologist of the acting seat off the site, off its dearest space first."""
    standers = turn.state.spaces[site]
    last = max(space for space, stander in enumerate(standers) if stander == turn.state.seat)
    set_stander(turn.state, site, last, EMPTY)


def set_stander(state: State, site: int, space: int, stander: int) -> None:
    """Put a seat, or EMPTY, on a space."""
    standers = list(state.spaces[site])
    standers[space] = stander
    state.spaces[site] = tuple(standers)


def sites_for(turn: Turn, where: Where) -> list[int]:
    """The discovered sites that an effect may touch."""
    state, sites = turn.state, turn.board.sites
    discovered = [site for site in range(len(sites)) if is_discovered(turn, site)]
    match where:
        case Where.CAMP:
            return [site for site in discovered if sites[site].level == 0]
        case Where.UNOCCUPIED_CAMP:
            return [site for site in discovered if sites[site].level == 0 and not is_occupied(state, site)]
        case Where.CAMP_OR_LEVEL_1:
            return [site for site in discovered if sites[site].level <= 1]
        case Where.LEVEL_1:
            return [site for site in discovered if sites[site].level == 1]
        case Where.YOURS:
            return occupied_by(state, state.seat)


def take_home(turn: Turn, site: int) -> None:
    """Return one archaeologist of the acting seat from the site to its board."""
    leave(turn, site)
    turn.player.at_home += 1
    turn.tell(EventKind.RETURNED, turn.board.sites[site].id)
