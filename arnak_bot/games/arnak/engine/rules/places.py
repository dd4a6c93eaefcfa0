"""Sites: who is where, which spaces are free, and moving archaeologists and guardians."""

from __future__ import annotations

from arnak_bot.games.arnak.engine.actions import site_and_space
from arnak_bot.games.arnak.engine.effects import Where
from arnak_bot.games.arnak.engine.rules.turn import Turn
from arnak_bot.games.arnak.engine.state import EMPTY, State


def is_discovered(turn: Turn, site: int) -> bool:
    return turn.board.sites[site].level == 0 or turn.state.tiles[site] != 0


def is_occupied(state: State, site: int) -> bool:
    """Whether there is an archaeologist on any space of the site (R14)."""
    return any(stander >= 0 for stander in state.spaces[site])


def others_at(state: State, site: int) -> bool:
    return any(stander >= 0 and stander != state.seat for stander in state.spaces[site])


def occupied_by(state: State, seat: int) -> list[int]:
    return [site for site, standers in enumerate(state.spaces) if seat in standers]


def guarded_sites(state: State, seat: int) -> list[int]:
    return [site for site in occupied_by(state, seat) if state.guardians[site]]


def free_spaces(state: State, site: int) -> list[int]:
    """Every space that is free and not blocked, the cheapest first."""
    return [space for space, stander in enumerate(state.spaces[site]) if stander == EMPTY]


def places_to_take(turn: Turn, site: int) -> dict[str, int]:
    """The free spaces of a site by their names in actions; the usual one, which is the cheapest, first (R10)."""
    return _named(turn, site, free_spaces(turn.state, site))


def places_to_leave(turn: Turn, site: int) -> dict[str, int]:
    """The spaces of a site that the acting seat occupies, by name; the usual one (the most expensive) first (R13)."""
    standers = turn.state.spaces[site]
    own = [space for space, stander in enumerate(standers) if stander == turn.state.seat]
    return _named(turn, site, own[::-1])


def _named(turn: Turn, site: int, spaces: list[int]) -> dict[str, int]:
    """The usual space has the name of its site; any other adds its number: "camp-coins/2"."""
    name = turn.board.sites[site].id
    return {f"{name}/{space + 1}" if at else name: space for at, space in enumerate(spaces)}


def site_of(turn: Turn, name: str) -> int:
    return turn.board.site(site_and_space(name)[0])


def place(state: State, seat: int, site: int, space: int | None = None) -> None:
    """Put an archaeologist of this seat on a free space of the site, by default the cheapest (R10)."""
    free = free_spaces(state, site)
    chosen = free[0] if space is None else space
    assert chosen in free
    _set_stander(state, site, chosen, seat)


def leave(turn: Turn, name: str) -> None:
    site = site_of(turn, name)
    _set_stander(turn.state, site, places_to_leave(turn, site)[name], EMPTY)


def _set_stander(state: State, site: int, space: int, stander: int) -> None:
    standers = list(state.spaces[site])
    standers[space] = stander
    state.spaces[site] = tuple(standers)


_LEVELS = {Where.CAMP: (0,), Where.UNOCCUPIED_CAMP: (0,), Where.CAMP_OR_LEVEL_1: (0, 1), Where.LEVEL_1: (1,)}


def sites_for(turn: Turn, where: Where) -> list[int]:
    if where is Where.YOURS:
        return occupied_by(turn.state, turn.state.seat)
    levels = _LEVELS[where]
    found = [at for at, site in enumerate(turn.board.sites) if site.level in levels and is_discovered(turn, at)]
    return [at for at in found if where is not Where.UNOCCUPIED_CAMP or not is_occupied(turn.state, at)]
