"""The solo rival: its action stack, the decision arrow, and what each tile does (R46 to R54). It gains and pays
nothing, but blocks spaces, takes cards, tiles and assistants, and scores. Every move is an event."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Concatenate, ParamSpec, TypeVar

from arnak_bot.games.arnak.engine import events
from arnak_bot.games.arnak.engine.content import CARD_BY_ID, ROUNDS, TEMPLE_STACKS
from arnak_bot.games.arnak.engine.content import rival as tiles
from arnak_bot.games.arnak.engine.effects import Effect, Gain, Goods, PayTo, Token, parts_of
from arnak_bot.games.arnak.engine.resources import Resource, amount_of
from arnak_bot.games.arnak.engine.rules.places import free_spaces, guarded_sites, is_discovered, place
from arnak_bot.games.arnak.engine.rules.row import cards_of, take
from arnak_bot.games.arnak.engine.rules.turn import Turn
from arnak_bot.games.arnak.engine.state import RIVAL_SEAT, Rival
from arnak_bot.kit.chance import shuffled

T = TypeVar("T")
P = ParamSpec("P")


def shuffle_rival_stack(turn: Turn, rival: Rival) -> None:
    """Shuffle all ten tiles face down at the start of a round (R47)."""
    rival.stack = shuffled(sorted([*rival.stack, *rival.used]), turn.seed, f"rival stack of round {turn.state.round}")
    rival.used = []


def rival_turn(turn: Turn) -> None:
    rival = turn.state.rival
    assert rival is not None, "only solo games have a rival"
    tile = tiles.RIVAL_TILE_BY_ID[rival.stack.pop()]
    rival.used.append(tile.id)
    turn.reveal()
    _tell(turn, events.RivalTurnedUp, tile.id)
    if tile.rests_in_5 and turn.state.round == ROUNDS:
        _tell(turn, events.RivalRested, tile.id, events.RestCause.ROUND_5)
        return
    match tile.action:
        case tiles.RivalAction.DIG:
            assert tile.resource is not None
            _dig(turn, rival, tile.resource)
        case tiles.RivalAction.DISCOVER:
            _discover(turn, rival, tile)
        case tiles.RivalAction.RESEARCH:
            _research(turn, rival, with_assistant=True)
        case tiles.RivalAction.OVERCOME:
            _overcome(turn, rival)
        case tiles.RivalAction.BUY_ITEM:
            _buy(turn, rival, Goods.ITEM, highest=tile.red)
        case tiles.RivalAction.BUY_ARTIFACT:
            _buy(turn, rival, Goods.ARTIFACT, highest=tile.red)


def _tell(
    turn: Turn, kind: Callable[Concatenate[int, str, P], events.Event], *args: P.args, **kwargs: P.kwargs
) -> None:
    turn.events.append(kind(RIVAL_SEAT, "", *args, **kwargs))


def arrow(rival: Rival) -> tiles.Arrow:
    """The arrow on the back of the stack's top tile; once the stack is empty, that of the first tile used (R48)."""
    deciding = rival.stack[-1] if rival.stack else rival.used[0]
    return tiles.RIVAL_TILE_BY_ID[deciding].arrow


def _by_arrow(rival: Rival, left_to_right: Sequence[T]) -> tuple[T, events.Reason]:
    """What the arrow chooses, and the reason for it."""
    towards = arrow(rival)
    chosen = left_to_right[0 if towards is tiles.Arrow.LEFT else -1]
    return chosen, events.Reason(towards.value) if len(left_to_right) > 1 else events.Reason.ONLY


# --- archaeologists (R49, R50) ----------------------------------------------------------------


def _all_out(turn: Turn) -> bool:
    return sum(standers.count(RIVAL_SEAT) for standers in turn.state.spaces) == tiles.RIVAL_ARCHAEOLOGISTS


def _why_not_out(turn: Turn) -> events.RestCause:
    return events.RestCause.ALL_OUT if _all_out(turn) else events.RestCause.NOTHING_THERE


def _choose_site(turn: Turn, rival: Rival, sites: list[int], *, highest: bool) -> tuple[int, events.Reason]:
    """Narrow the sites down to one row, then to one end of it as the arrow says."""
    printed = turn.board.sites
    rows = [printed[site].row for site in sites]
    row = max(rows) if highest else min(rows)
    in_row = sorted((site for site in sites if printed[site].row == row), key=lambda site: printed[site].column)
    if len(in_row) == 1 < len(sites):
        return in_row[0], events.Reason.HIGHER_ROW if highest else events.Reason.LOWER_ROW
    return _by_arrow(rival, in_row)


def _dig(turn: Turn, rival: Rival, resource: Resource) -> None:
    offering = [
        site
        for site in range(len(turn.board.sites))
        if is_discovered(turn, site) and free_spaces(turn.state, site) and offers(turn.site_effect(site), resource)
    ]
    if not offering or _all_out(turn):
        _tell(turn, events.RivalRested, f"dig-{resource.value}", _why_not_out(turn))
        return
    site, reason = _choose_site(turn, rival, offering, highest=True)
    place(turn.state, RIVAL_SEAT, site)
    _tell(turn, events.Dug, turn.board.sites[site].id, reason)


def offers(effect: Effect | None, resource: Resource) -> bool:
    """Whether a site's effect offers a resource, even if only as one of several options (R49)."""
    match effect:
        case Gain(tokens):
            return amount_of(tokens, resource) > 0
        case PayTo(then):
            return offers(then, resource)
        case _:
            return any(offers(part, resource) for part in parts_of(effect))


def _discover(turn: Turn, rival: Rival, tile: tiles.RivalTile) -> None:
    discovery = tile.discoveries[turn.state.round - 1]
    unknown = [
        site
        for site, printed in enumerate(turn.board.sites)
        if discovery is not None and printed.level == discovery.level and not is_discovered(turn, site)
    ]
    if discovery is None or not unknown or _all_out(turn):
        _tell(turn, events.RivalRested, tile.id, events.RestCause.ROUND_5 if discovery is None else _why_not_out(turn))
        return
    site, reason = _choose_site(turn, rival, unknown, highest=False)
    state, name = turn.state, turn.board.sites[site].id
    place(turn.state, RIVAL_SEAT, site)
    _tell(turn, events.Discovered, name, reason)
    _take_idols(turn, rival, site)
    number = state.site_stacks[discovery.level - 1].pop()
    state.tiles[site] = number
    _tell(turn, events.SiteRevealed, name, f"{discovery.level}-{number}")
    if discovery.guardian and state.guardian_stack:
        state.guardians[site] = state.guardian_stack.pop()
        _tell(turn, events.GuardianAwoke, name, state.guardians[site])


def _take_idols(turn: Turn, rival: Rival, site: int) -> None:
    """A face-up idol of a new kind stays face up; all others are worth one point less (R50)."""
    face_up, *face_down = turn.state.idols[site]
    turn.state.idols[site] = ()
    if face_up in rival.idols:
        rival.lesser_idols.append(face_up)
    else:
        rival.idols.append(face_up)
    rival.lesser_idols += face_down
    _tell(turn, events.TookIdol, face_up)
    for _ in face_down:
        _tell(turn, events.TookIdol, None)


# --- research (R51) ---------------------------------------------------------------------------


def _research(turn: Turn, rival: Rival, *, with_assistant: bool) -> None:
    state, track = turn.state, turn.board.research
    if track[rival.glass].lost_temple:
        _take_temple_tile(turn, rival)
    else:
        rival.glass, reason = _by_arrow(rival, track[rival.glass].next)
        space = track[rival.glass]
        _tell(turn, events.Researched, Token.GLASS, space.id, reason)
        if state.bonus_tiles[space.id]:
            tile, _ = _by_arrow(rival, state.bonus_tiles[space.id])
            turn.remove_bonus(space.id, tile)
            _tell(turn, events.TookBonus, tile)
        if space.lost_temple:
            state.arrivals.append(RIVAL_SEAT)
            _tell(turn, events.ReachedTemple, turn.arrival_points(RIVAL_SEAT))
            if state.bonus_stack:
                state.spent_bonuses.append(state.bonus_stack.pop())
        if space.id == turn.board.rescue_space and state.rescue_stack:
            number = state.rescue_stack.pop()
            rival.assistants.append(number)
            _tell(turn, events.Rescued, number)
    if with_assistant:
        _take_assistant(turn, rival)


def _take_temple_tile(turn: Turn, rival: Rival) -> None:
    """At the Lost Temple, the rival takes a 6-point tile, the left or right one as the arrow says (R51)."""
    state = turn.state
    sixes = [at for at, stack in enumerate(TEMPLE_STACKS) if stack.points == 6 and state.temple_tiles[at]]
    if sixes:
        at, _ = _by_arrow(rival, sixes)
        state.temple_tiles[at] -= 1
        rival.temple_tiles.append(TEMPLE_STACKS[at].id)
        _tell(turn, events.TookTempleTile, TEMPLE_STACKS[at].id)


def _take_assistant(turn: Turn, rival: Rival) -> None:
    """The top assistant of the highest supply stack leaves the game."""
    stacks = turn.state.assistant_stacks
    height = max(len(stack) for stack in stacks)
    if height:
        stack, _ = _by_arrow(rival, [stack for stack in stacks if len(stack) == height])
        rival.assistants.append(stack.pop())
        _tell(turn, events.Recruited, rival.assistants[-1])


# --- guardians and cards (R52, R53) -----------------------------------------------------------


def _overcome(turn: Turn, rival: Rival) -> None:
    state = turn.state
    guarded = guarded_sites(state, RIVAL_SEAT)
    if not guarded:
        _research(turn, rival, with_assistant=False)
        return
    site, reason = _choose_site(turn, rival, guarded, highest=True)
    number, state.guardians[site] = state.guardians[site], 0
    rival.guardians.append(number)
    _tell(turn, events.Overcame, turn.board.sites[site].id, number, reason)


def _buy(turn: Turn, rival: Rival, goods: Goods, *, highest: bool) -> None:
    row = cards_of(turn.state, goods)
    if not row:
        _tell(turn, events.RivalRested, rival.used[-1], events.RestCause.NOTHING_THERE)
        return
    points = [CARD_BY_ID[card].points for card in row]
    wanted = max(points) if highest else min(points)
    card, reason = _by_arrow(rival, [card for card in row if CARD_BY_ID[card].points == wanted])
    take(turn.state, card)
    rival.cards.append(card)
    _tell(turn, events.Bought, card, reason)
