"""The acting player's legal actions: main actions, free actions, and carrying them out (R1 to R3)."""

from __future__ import annotations

from arnak_bot.games.arnak.engine import content
from arnak_bot.games.arnak.engine.actions import Action, Verb, act
from arnak_bot.games.arnak.engine.effects import Buy, Goods, Research
from arnak_bot.games.arnak.engine.events import SlottedIdol, UsedBoon
from arnak_bot.games.arnak.engine.resources import Resource, bag, covers
from arnak_bot.games.arnak.engine.rules import assistants, cards, island, research
from arnak_bot.games.arnak.engine.rules.registry import is_worthwhile
from arnak_bot.games.arnak.engine.rules.turn import Turn

_PURCHASE = Buy(Goods.EITHER)
_STEP = Research()
PASS = act("pass")
END = act("end")


def main_actions(turn: Turn) -> list[Action]:
    """Every main action, passing last (rulebook "Main Actions")."""
    hand = [content.CARD_BY_ID[name] for name in dict.fromkeys(turn.player.hand)]
    playable = [card for card in hand if covers(turn.player.tokens, card.price_to_play)]
    return [
        *island.archaeologist_actions(turn),
        *island.overcome_actions(turn),
        *cards.purchases(turn, _PURCHASE),
        *[act(f"play {card.id}") for card in playable if card.effect is not None and not card.free],
        *research.research_actions(turn, _STEP),
        *assistants.main_uses(turn),
        *[act(f"pass {card.id}") for card in playable if card.pass_effect is not None],
        PASS,
    ]


def free_actions(turn: Turn) -> list[Action]:
    player = turn.player
    found = [act(f"play {name}") for name in dict.fromkeys(player.hand) if content.CARD_BY_ID[name].free]
    for number, uses in assistants.ready(turn, main_action=False):
        found += [act(f"assistant {number} {use.name}".rstrip()) for use in uses if is_worthwhile(turn, use.effect)]
    for number in player.guardians:
        if number not in player.used_boons and is_worthwhile(turn, content.GUARDIAN_BY_NUMBER[number].boon):
            found.append(act(f"boon {number}"))
    if player.crates and len(player.slots) < len(content.IDOL_SLOT_POINTS):
        for slot in content.IDOL_SLOT_EFFECTS:
            if slot.coins <= player.tokens[Resource.COIN] and is_worthwhile(turn, slot.effect):
                found.append(act(f"idol {slot.name}"))
    return found


def has_free_actions(turn: Turn) -> bool:
    return bool(free_actions(turn))


def is_free(action: Action) -> bool:
    """Whether an action that is legal during a question is a free action rather than an answer."""
    match action.verb:
        case Verb.BOON | Verb.IDOL:
            return True
        case Verb.PLAY:
            return content.CARD_BY_ID[action.args[0]].free
        case Verb.ASSISTANT:
            return not content.ASSISTANT_BY_NUMBER[int(action.args[0])].silver.main_action
        case _:
            return False


def do_free(turn: Turn, action: Action) -> None:
    match action.verb:
        case Verb.PLAY:
            _play(turn, action)
        case Verb.ASSISTANT:
            assistants.use(turn, action)
        case Verb.BOON:
            _use_boon(turn, int(action.args[0]))
        case _:
            _slot_idol(turn, action.args[0])


def _play(turn: Turn, action: Action) -> None:
    card = content.CARD_BY_ID[action.args[0]]
    cards.play(turn, card, card.effect)


def _use_boon(turn: Turn, number: int) -> None:
    """A boon can be used once in the game (R32); its travel icons last for this turn (R7)."""
    turn.player.used_boons.append(number)
    turn.tell(UsedBoon, number)
    turn.next_up(content.GUARDIAN_BY_NUMBER[number].boon, f"guardian:{number}")


def _slot_idol(turn: Turn, name: str) -> None:
    """An idol from the crates goes into the leftmost empty slot (R33)."""
    slot = content.SLOT_EFFECT_BY_NAME[name]
    player = turn.player
    player.slots.append(player.crates.pop(0))
    turn.tell(SlottedIdol, name)
    turn.pay(bag(coin=slot.coins))
    turn.next_up(slot.effect, f"slot:{name}")


def do_main(turn: Turn, action: Action) -> None:
    turn.state.main_taken = True
    match action.verb:
        case Verb.DIG | Verb.DISCOVER:
            island.send(turn, None, action)
        case Verb.OVERCOME:
            island.overcome(turn, action)
        case Verb.BUY:
            cards.buy(turn, _PURCHASE, action)
        case Verb.PLAY:
            _play(turn, action)
        case Verb.RESEARCH | Verb.TEMPLE:
            research.research(turn, _STEP, action)
        case Verb.ASSISTANT:
            assistants.begin_purchase(turn, action)
        case _:
            _pass(turn, action)


def _pass(turn: Turn, action: Action) -> None:
    turn.pass_round(*action.args)
    if action.args:
        card = content.CARD_BY_ID[action.args[0]]
        cards.play(turn, card, card.pass_effect)
