"""What the available free actions could give the acting player, without looking at any hidden card."""

from __future__ import annotations

from arnak_bot.games.arnak.engine import content
from arnak_bot.games.arnak.engine.effects import All, Effect, Gain
from arnak_bot.games.arnak.engine.resources import Resource, amount_of
from arnak_bot.games.arnak.engine.rules.turn import Turn


def tokens_at_hand(turn: Turn) -> dict[Resource, int]:
    """The most tokens of each kind that the player can have after free actions, each kind considered separately.

    Cards that would have to be drawn first, and trades of tokens, are not counted.
    """
    free = _free_effects(turn)
    return {
        resource: owned + sum(max(_gained(effect, resource) for effect in choices) for choices in free)
        for resource, owned in turn.player.tokens.items()
    }


def _free_effects(turn: Turn) -> list[list[Effect]]:
    """The effects of every available free action; only one in each list can be chosen."""
    player = turn.player
    found: list[list[Effect]] = []
    for name in player.hand:
        card = content.CARD_BY_ID[name]
        if card.free and card.effect is not None:
            found.append([card.effect])
    for owned in player.assistants:
        side = content.ASSISTANT_BY_NUMBER[owned.number].side(owned.gold)
        if not owned.exhausted and not side.main_action:
            found.append([use.effect for use in side.uses])
    for number in player.guardians:
        boon = content.GUARDIAN_BY_NUMBER[number].boon
        if number not in player.used_boons and boon is not None:
            found.append([boon])
    slots = min(len(player.crates), len(content.IDOL_SLOT_POINTS) - len(player.slots))
    found += [[slot.effect for slot in content.IDOL_SLOT_EFFECTS if not slot.coins]] * slots
    return found


def _gained(effect: Effect, resource: Resource) -> int:
    match effect:
        case Gain(tokens):
            return amount_of(tokens, resource)
        case All(parts):
            return sum(_gained(part, resource) for part in parts)
        case _:
            return 0
