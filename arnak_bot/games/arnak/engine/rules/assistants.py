"""Assistants: recruiting, rescuing, upgrading, refreshing, lending and using them (R34, R35, R40)."""

from __future__ import annotations

from arnak_bot.games.arnak.engine import content, effects, events
from arnak_bot.games.arnak.engine.actions import Action, act
from arnak_bot.games.arnak.engine.printed import AssistantUse
from arnak_bot.games.arnak.engine.resources import Resource, amount_of
from arnak_bot.games.arnak.engine.rules.cards import buy, on_offer, purchases
from arnak_bot.games.arnak.engine.rules.payments import exhaust
from arnak_bot.games.arnak.engine.rules.rule import CANCEL, DECLINE, Rule
from arnak_bot.games.arnak.engine.rules.turn import Turn
from arnak_bot.games.arnak.engine.state import OwnedAssistant
from arnak_bot.games.arnak.engine.steps import BuyWithAssistant

_MOST_ASSISTANTS = 2


def uses_of(number: int, *, gold: bool) -> tuple[AssistantUse, ...]:
    return content.ASSISTANT_BY_NUMBER[number].side(gold).uses


# --- using assistants -------------------------------------------------------------------------


def ready(turn: Turn, *, main_action: bool) -> list[tuple[int, tuple[AssistantUse, ...]]]:
    """The numbers and uses of the acting player's assistants that are not exhausted and are used by such an action."""
    fresh = [owned for owned in turn.player.assistants if not owned.exhausted]
    sides = [(owned.number, content.ASSISTANT_BY_NUMBER[owned.number].side(owned.gold)) for owned in fresh]
    return [(number, side.uses) for number, side in sides if side.main_action is main_action]


def main_uses(turn: Turn) -> list[Action]:
    """Discounted purchases, provided that there is a card to buy, either now or after free actions (R55)."""
    numbers = [number for number, _ in ready(turn, main_action=True)]
    return [
        act(f"assistant {each}") for each in numbers if on_offer(turn, _purchase(turn, each), _tokens_at_hand(turn))
    ]


def _tokens_at_hand(turn: Turn) -> dict[Resource, int]:
    """The most tokens of each kind that the player can have after free actions, each kind considered separately. Cards
    that would have to be drawn first, and trades of tokens, are not counted."""
    free = _free_effects(turn)
    return {
        resource: owned + sum(max(_gained(effect, resource) for effect in choices) for choices in free)
        for resource, owned in turn.player.tokens.items()
    }


def _free_effects(turn: Turn) -> list[list[effects.Effect]]:
    """The effects of every available free action; only one in each list can be chosen."""
    player = turn.player
    cards = (content.CARD_BY_ID[name] for name in player.hand)
    found = [[card.effect] for card in cards if card.free and card.effect is not None]
    found += [[use.effect for use in uses] for _, uses in ready(turn, main_action=False)]
    unused = (number for number in player.guardians if number not in player.used_boons)
    found += [[content.GUARDIAN_BY_NUMBER[number].boon] for number in unused]
    slots = min(len(player.crates), len(content.IDOL_SLOT_POINTS) - len(player.slots))
    found += [[slot.effect for slot in content.IDOL_SLOT_EFFECTS if not slot.coins]] * slots
    return found


def _gained(effect: effects.Effect, resource: Resource) -> int:
    match effect:
        case effects.Gain(tokens):
            return amount_of(tokens, resource)
        case effects.All(parts):
            return sum(_gained(part, resource) for part in parts)
        case _:
            return 0


def _purchase(turn: Turn, number: int) -> effects.Buy:
    effect = uses_of(number, gold=turn.assistant(number).gold)[0].effect
    assert isinstance(effect, effects.Buy)
    return effect


def begin_purchase(turn: Turn, action: Action) -> None:
    """Use an assistant as the main action: it is exhausted only once a card is bought with it (R55)."""
    number = int(action.args[0])
    turn.next_up(BuyWithAssistant(number), f"assistant:{number}")


def ask_purchase(turn: Turn, stage: BuyWithAssistant) -> list[Action]:
    """Every card that can be bought; the action can be cancelled, but not declined (R55)."""
    return [*purchases(turn, _purchase(turn, stage.number)), CANCEL]


def answer_purchase(turn: Turn, stage: BuyWithAssistant, action: Action) -> None:
    if action == CANCEL:
        turn.tell(events.Cancelled)
        turn.state.main_taken = False
        return
    offer = _purchase(turn, stage.number)
    exhaust(turn, stage.number)
    turn.tell(events.UsedAssistant, stage.number)
    buy(turn, offer, action)


def use(turn: Turn, action: Action) -> None:
    number = int(action.args[0])
    chosen = use_of(action, gold=turn.assistant(number).gold)
    exhaust(turn, number)
    turn.tell(events.UsedAssistant, number, chosen.name)
    effect = chosen.effect
    if isinstance(effect, effects.PayTo) and not effect.travel and not effect.put_down:
        turn.pay(effect.tokens)  # using the assistant already means agreeing to pay
        effect = effect.then
    turn.next_up(effect, f"assistant:{number}")


def use_of(action: Action, *, gold: bool) -> AssistantUse:
    """The use named by an action: `assistant 7 coin`, `borrow 3`."""
    number, *name = action.args
    return next(each for each in uses_of(int(number), gold=gold) if each.name == "".join(name))


# --- gaining assistants -----------------------------------------------------------------------


def has_room(turn: Turn) -> bool:
    return len(turn.player.assistants) < _MOST_ASSISTANTS


def _tops(turn: Turn) -> list[int]:
    return [stack[-1] for stack in turn.state.assistant_stacks if stack]


def ask_recruit(turn: Turn, effect: effects.Recruit) -> list[Action]:
    return [act(f"recruit {number}") for number in _tops(turn) if has_room(turn)]


def answer_recruit(turn: Turn, effect: effects.Recruit, action: Action) -> None:
    number = int(action.args[0])
    stack = _stack_below(turn, number)
    stack.pop()
    if stack:
        turn.reveal()
    turn.player.assistants.append(OwnedAssistant(number))
    turn.tell(events.Recruited, number)


def _stack_below(turn: Turn, number: int) -> list[int]:
    return next(stack for stack in turn.state.assistant_stacks if stack[-1:] == [number])


def look_at_rescue(turn: Turn, effect: effects.LookAtRescue) -> None:
    if has_room(turn) and turn.state.rescue_stack:
        turn.tell(events.LookedAtRescue, tuple(turn.state.rescue_stack))
        turn.reveal()


def ask_rescue(turn: Turn, effect: effects.Rescue) -> list[Action]:
    return [act(f"rescue {number}") for number in reversed(turn.state.rescue_stack) if has_room(turn)]


def answer_rescue(turn: Turn, effect: effects.Rescue, action: Action) -> None:
    number = int(action.args[0])
    turn.state.rescue_stack.remove(number)
    turn.player.assistants.append(OwnedAssistant(number, exhausted=True))
    turn.tell(events.Rescued, number)


def ask_exchange(turn: Turn, effect: effects.Exchange) -> list[Action]:
    return [act(f"exchange {owned.number} {number}") for owned in turn.player.assistants for number in _tops(turn)]


def answer_exchange(turn: Turn, effect: effects.Exchange, action: Action) -> None:
    old, new = map(int, action.args)
    _stack_below(turn, new)[-1] = old
    turn.change_assistant(old, OwnedAssistant(new, turn.assistant(old).gold))
    turn.tell(events.Exchanged, old, new)


# --- improving assistants ---------------------------------------------------------------------


def ask_upgrade_assistant(turn: Turn, effect: effects.UpgradeAssistant) -> list[Action]:
    return [act(f"upgrade {owned.number}") for owned in turn.player.assistants if not owned.gold]


def answer_upgrade_assistant(turn: Turn, effect: effects.UpgradeAssistant, action: Action) -> None:
    number = int(action.args[0])
    turn.change_assistant(number, OwnedAssistant(number, gold=True))
    turn.tell(events.UpgradedAssistant, number)


def ask_refresh(turn: Turn, effect: effects.Refresh) -> list[Action]:
    if not turn.player.assistants:
        return []
    exhausted = [owned for owned in turn.player.assistants if owned.exhausted]
    return [*(act(f"refresh {owned.number}") for owned in exhausted), DECLINE]


def answer_refresh(turn: Turn, effect: effects.Refresh, action: Action) -> None:
    refresh(turn, int(action.args[0]))


def refresh_all(turn: Turn, effect: effects.RefreshAll) -> None:
    for owned in list(turn.player.assistants):
        if owned.exhausted:
            refresh(turn, owned.number)


def refresh(turn: Turn, number: int) -> None:
    turn.change_assistant(number, OwnedAssistant(number, turn.assistant(number).gold))
    turn.tell(events.Refreshed, number)


# --- lending assistants (R35) -----------------------------------------------------------------


def ask_borrow(turn: Turn, effect: effects.Borrow) -> list[Action]:
    return [
        act(f"borrow {number} {use.name}".rstrip())
        for number in _tops(turn)
        for use in uses_of(number, gold=effect.gold)
    ]


def answer_borrow(turn: Turn, effect: effects.Borrow, action: Action) -> None:
    number = int(action.args[0])
    lent = use_of(action, gold=effect.gold)
    turn.tell(events.Borrowed, number, lent.name)
    turn.next_up(lent.effect, f"assistant:{number}")


# --- the rules of this module, for the registry -------------------------------------------------

ROWS = (
    Rule(effects.LookAtRescue, look_at_rescue, only_gains=True),
    Rule(effects.RefreshAll, refresh_all, only_gains=True),
    Rule(effects.Refresh, ask=ask_refresh, answer=answer_refresh, only_gains=True),
    Rule(effects.Recruit, ask=ask_recruit, answer=answer_recruit, only_gains=True),
    Rule(effects.UpgradeAssistant, ask=ask_upgrade_assistant, answer=answer_upgrade_assistant, only_gains=True),
    Rule(effects.Rescue, ask=ask_rescue, answer=answer_rescue, only_gains=True),
    Rule(effects.Borrow, ask=ask_borrow, answer=answer_borrow, only_gains=False),
    Rule(effects.Exchange, ask=ask_exchange, answer=answer_exchange, only_gains=False),
    Rule(BuyWithAssistant, ask=ask_purchase, answer=answer_purchase),
)
