"""Digging, discovering, overcoming, and every effect that touches sites (R10 to R14, R31, R32)."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from arnak_bot.games.arnak.engine import content, effects, events
from arnak_bot.games.arnak.engine.actions import Action, act
from arnak_bot.games.arnak.engine.resources import Bag, Resource, bag
from arnak_bot.games.arnak.engine.rules import places
from arnak_bot.games.arnak.engine.rules.payments import affordable, pay_way, travel_sources, ways_to_pay
from arnak_bot.games.arnak.engine.rules.rule import CANCEL, DECLINE, Rule
from arnak_bot.games.arnak.engine.rules.turn import Turn
from arnak_bot.games.arnak.engine.steps import ActivateAgain, AwakenGuardian, Pay, Purpose, RevealSite, TakeIdols
from arnak_bot.games.arnak.engine.travel import Icon, Icons, left_to_pay

_NO_DISCOUNT = effects.Archaeologist()


# --- choosing where to go ---------------------------------------------------------------------


def archaeologist_actions(turn: Turn, effect: effects.Archaeologist = _NO_DISCOUNT) -> list[Action]:
    if turn.player.at_home == 0:
        return []
    sources = travel_sources(turn)
    payable: dict[tuple[tuple[Icons, ...], Bag], bool] = {}
    found: list[Action] = []
    for site in range(len(turn.board.sites)):
        for name, pay in _ways_to_go(turn, site, effect).items():
            cost = (pay.travels, pay.tokens)
            if cost not in payable:
                payable[cost] = affordable(turn, pay.travels, pay.tokens, pay.put_down, sources)
            if payable[cost]:
                found.append(act(f"{pay.purpose.value} {name}"))
    return found


def _ways_to_go(turn: Turn, site: int, effect: effects.Archaeologist) -> dict[str, Pay]:
    """The cost of sending an archaeologist to each place of this site under `effect`; empty if that is impossible. The
    archaeologist takes the cheapest free space, or one with a higher printed cost if it costs no more now (R10)."""
    if effect.camp_for_free and turn.board.sites[site].level > 0:
        return {}
    ways: dict[str, Pay] = {}
    for name, space in places.places_to_take(turn, site).items():
        discovered = places.is_discovered(turn, site)
        pay = printed_payment(turn.state.board, site, space, effect, planes=turn.player.planes, discovered=discovered)
        if not ways or set(pay.travels) == set(next(iter(ways.values())).travels):
            ways[name] = pay
    return ways


@lru_cache(maxsize=4096)
def printed_payment(
    board: str, site: int, space: int, effect: effects.Archaeologist, *, planes: bool, discovered: bool
) -> Pay:
    """The cost of a space under `effect`; with `planes`, the discount's icons count as planes (R56). Cached, because it
    depends only on what is printed and is needed every turn."""
    printed = content.BOARDS[board].sites[site]
    discount = (Icon.PLANE,) * len(effect.discount) if planes else effect.discount
    travels = ((),) if effect.camp_for_free else left_to_pay(printed.spaces[space], discount)
    pay = Pay(Purpose.DIG, site, travel=travels[0], or_travel=travels[1:], space=space)
    if discovered:
        return pay
    compasses = max(0, content.DISCOVER_COMPASSES[printed.level] - effect.compass_discount)
    return replace(pay, purpose=Purpose.DISCOVER, tokens=bag(compass=compasses))


def payment_of(turn: Turn, effect: effects.Archaeologist | None, action: Action) -> Pay:
    name = action.args[0]
    return _ways_to_go(turn, places.site_of(turn, name), effect or _NO_DISCOUNT)[name]


def send(turn: Turn, effect: effects.Archaeologist | None, action: Action) -> None:
    """Start a dig or discovery: it is paid for at once if there is nothing to choose."""
    _charge(turn, replace(payment_of(turn, effect, action), origin=effect, asked_by=turn.source))


# --- paying -----------------------------------------------------------------------------------


def _charge(turn: Turn, pay: Pay) -> None:
    if pay.travel or pay.put_down:
        turn.next_up(pay, _source(turn, pay))
    else:
        _paid(turn, pay)


def _source(turn: Turn, pay: Pay) -> str:
    return f"{pay.purpose.value}:{turn.board.sites[pay.site].id}"


def ask_payment(turn: Turn, pay: Pay) -> list[Action]:
    """Every way to pay; the action can be cancelled until something is paid (R57)."""
    return [*ways_to_pay(turn, pay.travels, pay.tokens, pay.put_down), CANCEL]


def answer_payment(turn: Turn, pay: Pay, action: Action) -> None:
    if action == CANCEL:
        turn.tell(events.Cancelled)
        if pay.origin is None:
            turn.state.main_taken = False
        else:
            turn.next_up(pay.origin, pay.asked_by or _source(turn, pay))
        return
    pay_way(turn, action, pay.travels, pay.tokens)
    _paid(turn, pay)


def _paid(turn: Turn, pay: Pay) -> None:
    turn.pay(pay.tokens)
    match pay.purpose:
        case Purpose.DIG:
            _arrive_to_dig(turn, pay)
        case Purpose.DISCOVER:
            _arrive_to_discover(turn, pay.site)
        case Purpose.OVERCOME:
            take_guardian(turn, pay.site)


def _arrive_to_dig(turn: Turn, pay: Pay) -> None:
    turn.player.at_home -= 1
    places.place(turn.state, turn.state.seat, pay.site, pay.space)
    turn.tell(events.Dug, turn.board.sites[pay.site].id)
    if isinstance(pay.origin, effects.Archaeologist) and pay.origin.camp_for_free:
        turn.next_up(ActivateAgain(pay.site), pay.asked_by or _source(turn, pay))
    turn.resolve_site(pay.site)


def _arrive_to_discover(turn: Turn, site: int) -> None:
    turn.player.at_home -= 1
    places.place(turn.state, turn.state.seat, site)
    name = turn.board.sites[site].id
    turn.tell(events.Discovered, name)
    for stage in (AwakenGuardian(site), RevealSite(site), TakeIdols(site)):
        turn.next_up(stage, f"site:{name}")


# --- the stages of a discovery (R11) ----------------------------------------------------------


def take_idols(turn: Turn, stage: TakeIdols) -> None:
    state = turn.state
    face_up, *face_down = state.idols[stage.site]
    state.idols[stage.site] = ()
    turn.player.crates += [face_up, *face_down]
    turn.tell(events.TookIdol, face_up)
    for _ in face_down:
        turn.tell(events.TookIdol, None)
    turn.next_up(content.IDOL_EFFECTS[face_up], f"idol:{face_up.value}")


def reveal_site(turn: Turn, stage: RevealSite) -> None:
    level = turn.board.sites[stage.site].level
    number = turn.state.site_stacks[level - 1].pop()
    turn.state.tiles[stage.site] = number
    turn.tell(events.SiteRevealed, turn.board.sites[stage.site].id, f"{level}-{number}")
    turn.reveal()
    turn.resolve_site(stage.site)


def awaken_guardian(turn: Turn, stage: AwakenGuardian) -> None:
    number = turn.state.guardian_stack.pop()
    turn.state.guardians[stage.site] = number
    turn.tell(events.GuardianAwoke, turn.board.sites[stage.site].id, number)
    turn.reveal()


# --- guardians --------------------------------------------------------------------------------


def overcome_actions(turn: Turn) -> list[Action]:
    """The guardians that the acting player can pay to overcome now (R32)."""
    guarded = places.guarded_sites(turn.state, turn.state.seat)
    sources = travel_sources(turn) if guarded else ()
    found: list[Action] = []
    for site in guarded:
        guardian = content.GUARDIAN_BY_NUMBER[turn.state.guardians[site]]
        if affordable(turn, (guardian.travel,), guardian.tokens, guardian.put_down, sources):
            found.append(act(f"overcome {turn.board.sites[site].id}"))
    return found


def overcome(turn: Turn, action: Action) -> None:
    site = turn.board.site(action.args[0])
    guardian = content.GUARDIAN_BY_NUMBER[turn.state.guardians[site]]
    _charge(turn, Pay(Purpose.OVERCOME, site, guardian.tokens, guardian.travel, guardian.put_down))


def take_guardian(turn: Turn, site: int) -> None:
    number = turn.state.guardians[site]
    turn.state.guardians[site] = 0
    turn.player.guardians.append(number)
    turn.tell(events.Overcame, turn.board.sites[site].id, number)


def ask_overcome(turn: Turn, effect: effects.Overcome) -> list[Action]:
    if effect.anywhere_alone:
        guarded = [site for site, number in enumerate(turn.state.guardians) if number]
        sites = [site for site in guarded if not places.others_at(turn.state, site)]
    else:
        sites = places.guarded_sites(turn.state, turn.state.seat)
    found = [act(f"overcome {turn.board.sites[site].id}") for site in sites]
    return [*found, DECLINE] if found else []


def answer_overcome(turn: Turn, effect: effects.Overcome, action: Action) -> None:
    take_guardian(turn, turn.board.site(action.args[0]))


def ask_move_guardian(turn: Turn, effect: effects.MoveGuardian) -> list[Action]:
    state, sites = turn.state, turn.board.sites
    targets = [
        site
        for site in places.sites_for(turn, effects.Where.CAMP_OR_LEVEL_1)
        if not places.is_occupied(state, site) and not state.guardians[site]
    ]
    own = places.guarded_sites(state, state.seat)
    return [act(f"move {sites[here].id} {sites[there].id}") for here in own for there in targets]


def answer_move_guardian(turn: Turn, effect: effects.MoveGuardian, action: Action) -> None:
    here, there = (turn.board.site(name) for name in action.args)
    guardians = turn.state.guardians
    guardians[there], guardians[here] = guardians[here], 0
    turn.tell(events.GuardianMoved, action.args[0], action.args[1], guardians[there])
    _activate(turn, there)


# --- archaeologists moved by effects ----------------------------------------------------------


def ask_archaeologist(turn: Turn, effect: effects.Archaeologist) -> list[Action]:
    if turn.player.at_home == 0:
        return []
    return [*archaeologist_actions(turn, effect), DECLINE]


def ask_relocate(turn: Turn, effect: effects.Relocate) -> list[Action]:
    """Offer every move to another site, naming a space where the player has a choice of several (R10, R13)."""
    targets = places.sites_for(turn, effect.where)
    return [
        act(f"relocate {start} {end}")
        for here in places.occupied_by(turn.state, turn.state.seat)
        for start in places.places_to_leave(turn, here)
        for there in targets
        if here != there
        for end in places.places_to_take(turn, there)
    ]


def answer_relocate(turn: Turn, effect: effects.Relocate, action: Action) -> None:
    start, end = action.args
    here, there = places.site_of(turn, start), places.site_of(turn, end)
    space = places.places_to_take(turn, there)[end]
    places.leave(turn, start)
    places.place(turn.state, turn.state.seat, there, space)
    sites = turn.board.sites
    turn.tell(events.Relocated, sites[here].id, sites[there].id)
    _activate(turn, there)


def ask_return(turn: Turn, effect: effects.ReturnArchaeologist) -> list[Action]:
    """Offer each placed archaeologist; if two are at the same camp, their spaces tell them apart."""
    return [
        act(f"return {name}")
        for site in places.occupied_by(turn.state, turn.state.seat)
        for name in places.places_to_leave(turn, site)
    ]


def answer_return(turn: Turn, effect: effects.ReturnArchaeologist, action: Action) -> None:
    name = action.args[0]
    places.leave(turn, name)
    turn.player.at_home += 1
    turn.tell(events.Returned, turn.board.sites[places.site_of(turn, name)].id)


# --- activating -------------------------------------------------------------------------------


def _activate(turn: Turn, site: int) -> None:
    turn.tell(events.Activated, turn.board.sites[site].id)
    turn.resolve_site(site)


def ask_activate(turn: Turn, effect: effects.Activate) -> list[Action]:
    toll = effect.level_2_compasses
    highest = 2 if toll <= turn.player.tokens[Resource.COMPASS] else 1
    allowed = (turn.board.sites[site] for site in places.sites_for(turn, effect.where))
    sites = [site for site in allowed if site.level <= highest and site.id not in effect.used]
    found = [act(f"activate {site.id}") for site in sites]
    return [*found, DECLINE] if toll and all(site.level == 2 for site in sites) else found


def answer_activate(turn: Turn, effect: effects.Activate, action: Action) -> None:
    name = action.args[0]
    site = turn.board.site(name)
    if turn.board.sites[site].level == 2:
        turn.pay(bag(compass=effect.level_2_compasses))
    if effect.times > 1:
        turn.next_up(replace(effect, times=effect.times - 1, used=(*effect.used, name)))
    _activate(turn, site)


def ask_again(turn: Turn, stage: ActivateAgain) -> list[Action]:
    return [act(f"activate {turn.board.sites[stage.site].id}"), DECLINE]


def answer_again(turn: Turn, stage: ActivateAgain, action: Action) -> None:
    _activate(turn, stage.site)


def activate_stack_tile(turn: Turn, effect: effects.ActivateStackTile) -> None:
    stack = turn.state.site_stacks[effect.level - 1]
    number = stack.pop()
    stack.insert(0, number)
    turn.tell(events.StackTileRevealed, f"{effect.level}-{number}")
    turn.reveal()
    turn.next_up(content.SITE_TILE_BY_KEY[effect.level, number].effect, f"tile:{effect.level}-{number}")


# --- the rules of this module, for the registry -------------------------------------------------

ROWS = (
    Rule(effects.ActivateStackTile, activate_stack_tile, only_gains=False),
    Rule(effects.Archaeologist, ask=ask_archaeologist, answer=send, only_gains=True),
    Rule(effects.Activate, ask=ask_activate, answer=answer_activate, only_gains=False),
    Rule(effects.Relocate, ask=ask_relocate, answer=answer_relocate, only_gains=False),
    Rule(effects.Overcome, ask=ask_overcome, answer=answer_overcome, only_gains=True),
    Rule(effects.MoveGuardian, ask=ask_move_guardian, answer=answer_move_guardian, only_gains=False),
    Rule(effects.ReturnArchaeologist, ask=ask_return, answer=answer_return, only_gains=False),
    Rule(TakeIdols, take_idols),
    Rule(RevealSite, reveal_site),
    Rule(AwakenGuardian, awaken_guardian),
    Rule(Pay, ask=ask_payment, answer=answer_payment),
    Rule(ActivateAgain, ask=ask_again, answer=answer_again),
)
