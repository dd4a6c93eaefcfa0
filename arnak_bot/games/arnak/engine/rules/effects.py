"""The simple effects: gains, draws, choices, trades and payments that involve no site and no track."""

from __future__ import annotations

from arnak_bot.games.arnak.engine import effects as kinds
from arnak_bot.games.arnak.engine.actions import Action, act
from arnak_bot.games.arnak.engine.events import GainedTravel, GuardedFromFear, IconsArePlanes, UnslottedIdol
from arnak_bot.games.arnak.engine.resources import Resource, bag
from arnak_bot.games.arnak.engine.rules.payments import affordable, pay_way, ways_to_pay
from arnak_bot.games.arnak.engine.rules.places import guarded_sites
from arnak_bot.games.arnak.engine.rules.rule import DECLINE, Rule
from arnak_bot.games.arnak.engine.rules.turn import Turn

ACCEPT = act("accept")

UPGRADES = {Resource.TABLET: bag(arrowhead=1), Resource.ARROWHEAD: bag(jewel=1)}


# --- whether a free action with this effect would do anything now -------------------------------


def has_cards_to_draw(turn: Turn, effect: kinds.Draw) -> bool:
    return bool(turn.player.deck)


def has_something_to_upgrade(turn: Turn, effect: kinds.Upgrade) -> bool:
    return any(turn.player.tokens[resource] for resource in UPGRADES)


def can_pay_to(turn: Turn, effect: kinds.PayTo) -> bool:
    return affordable(turn, (effect.travel,), effect.tokens, effect.put_down)


# --- effects that resolve themselves ----------------------------------------------------------


def gain(turn: Turn, effect: kinds.Gain) -> None:
    turn.gain(effect.tokens)


def gain_per(turn: Turn, effect: kinds.GainPer) -> None:
    times = min(effect.at_most, count(turn, effect.counting))
    if times:
        turn.gain(effect.tokens, times)


def count(turn: Turn, counting: kinds.Counting) -> int:
    state, player = turn.state, turn.player
    match counting:
        case kinds.Counting.IDOLS:
            return len(player.crates) + len(player.slots)
        case kinds.Counting.GUARDIANS:
            return len(guarded_sites(state, state.seat)) + len(player.guardians)
        case kinds.Counting.ARCHAEOLOGISTS:
            return sum(spaces.count(state.seat) for spaces in state.spaces)


def gain_fear(turn: Turn, effect: kinds.GainFear) -> None:
    turn.gain_fear()


def draw(turn: Turn, effect: kinds.Draw) -> None:
    turn.player.hand += turn.take_from_deck(effect.cards, from_bottom=effect.from_bottom)


def gain_travel(turn: Turn, effect: kinds.Travel) -> None:
    turn.state.spare.extend(effect.icons)
    turn.tell(GainedTravel, effect.icons)


def do_all(turn: Turn, effect: kinds.All) -> None:
    for part in reversed(effect.parts):
        turn.next_up(part)


def planes(turn: Turn, effect: kinds.Planes) -> None:
    turn.player.planes = True
    turn.tell(IconsArePlanes)


def guard_from_fear(turn: Turn, effect: kinds.GuardFromFear) -> None:
    turn.player.guarded = True
    turn.tell(GuardedFromFear)


def empty_slot(turn: Turn, effect: kinds.EmptySlot) -> None:
    """Slots fill from the left and are worth more to the right, so the last one is emptied."""
    player = turn.player
    if player.slots:
        player.crates.append(player.slots.pop())
        turn.tell(UnslottedIdol)


# --- effects that ask -------------------------------------------------------------------------


def ask_choose(turn: Turn, effect: kinds.Choose) -> list[Action]:
    return [act(f"choose {option.name}") for option in effect.options]


def answer_choose(turn: Turn, effect: kinds.Choose, action: Action) -> None:
    chosen: kinds.Option = next(option for option in effect.options if option.name == action.args[0])
    if effect.times > 1:
        rest = tuple(option for option in effect.options if option is not chosen and option != chosen)
        turn.next_up(kinds.Choose(rest, effect.times - 1))
    turn.next_up(chosen.effect)


def ask_upgrade(turn: Turn, effect: kinds.Upgrade) -> list[Action]:
    tokens = turn.player.tokens
    return [*(act(f"upgrade {resource.value}") for resource in UPGRADES if tokens[resource]), DECLINE]


def answer_upgrade(turn: Turn, effect: kinds.Upgrade, action: Action) -> None:
    resource = Resource(action.args[0])
    turn.pay(((resource, 1),))
    turn.gain(UPGRADES[resource])


def ask_pay_to(turn: Turn, effect: kinds.PayTo) -> list[Action]:
    if effect.put_down or effect.travel:
        return [*ways_to_pay(turn, (effect.travel,), effect.tokens, effect.put_down), DECLINE]
    return [ACCEPT, DECLINE] if can_pay_to(turn, effect) else [DECLINE]


def answer_pay_to(turn: Turn, effect: kinds.PayTo, action: Action) -> None:
    pay_way(turn, action, (effect.travel,), effect.tokens)
    turn.pay(effect.tokens)
    turn.next_up(effect.then)


# --- the rules of this module, for the registry -------------------------------------------------

ROWS = (
    Rule(kinds.Gain, gain, only_gains=True),
    Rule(kinds.GainPer, gain_per, only_gains=True),
    Rule(kinds.GainFear, gain_fear, only_gains=False),
    Rule(kinds.Draw, draw, only_gains=True, worthwhile=has_cards_to_draw),
    Rule(kinds.Travel, gain_travel, only_gains=True),
    Rule(kinds.Planes, planes, only_gains=True),
    Rule(kinds.GuardFromFear, guard_from_fear, only_gains=True),
    Rule(kinds.EmptySlot, empty_slot, only_gains=True),
    Rule(kinds.Choose, ask=ask_choose, answer=answer_choose, only_gains=True),
    Rule(kinds.PayTo, ask=ask_pay_to, answer=answer_pay_to, only_gains=True, worthwhile=can_pay_to),
    Rule(kinds.Upgrade, ask=ask_upgrade, answer=answer_upgrade, only_gains=True, worthwhile=has_something_to_upgrade),
)
