"""The rule for every kind of effect and stage. A test checks that there is one for every member of the unions.

Rules that depend on other rules (a sequence of effects is worth what its parts are) are here too; no other module knows
which effects ask and which resolve themselves.
"""

from __future__ import annotations

from arnak_bot.games.arnak.engine import effects as kinds
from arnak_bot.games.arnak.engine import steps as stages
from arnak_bot.games.arnak.engine.actions import Action
from arnak_bot.games.arnak.engine.content import CARD_BY_ID
from arnak_bot.games.arnak.engine.effects import All, Effect
from arnak_bot.games.arnak.engine.rules import assistants, cards, effects, island, research
from arnak_bot.games.arnak.engine.rules.island import DECLINE
from arnak_bot.games.arnak.engine.rules.rule import Rule, Task, effect_asks, effect_does, stage_asks, stage_does
from arnak_bot.games.arnak.engine.rules.turn import Turn
from arnak_bot.games.arnak.engine.steps import UseArtifact

__all__ = ["RULES", "is_worthwhile", "only_gains", "rule_of"]


def rule_of(task: Task) -> Rule:
    """Return how a task is carried out."""
    return RULES[type(task)]


def is_worthwhile(turn: Turn, effect: Effect) -> bool:
    """Whether a free action with this effect would do anything now."""
    worthwhile = rule_of(effect).worthwhile
    assert worthwhile is not None, "every effect has this column"
    return worthwhile(turn, effect)


def only_gains(effect: Effect) -> bool:
    """Whether an artifact with this effect only gives, so that nobody would decline it (R19)."""
    gains = rule_of(effect).only_gains
    assert gains is not None, "every effect has this column"
    return gains(effect)


# --- rules about other rules --------------------------------------------------------------------


def _only_gain(effect: All) -> bool:
    return all(only_gains(part) for part in effect.parts)


def _any_is_worthwhile(turn: Turn, effect: All) -> bool:
    return any(is_worthwhile(turn, part) for part in effect.parts)


def _needs_no_question(turn: Turn, stage: UseArtifact) -> bool:
    """Whether a gained artifact's effect is resolved without asking, because it only gives (R19).

    The Sundial still asks, since either half may be chosen, including the pass effect (R30).
    """
    card = CARD_BY_ID[stage.card]
    return card.effect is not None and only_gains(card.effect) and card.pass_effect is None


def _use_it(turn: Turn, stage: UseArtifact, source: str) -> None:
    effect = CARD_BY_ID[stage.card].effect
    assert effect is not None
    turn.next_up(effect, source)


def _ask_use(turn: Turn, stage: UseArtifact) -> list[Action]:
    """The answers; an effect that only gives cannot be declined."""
    card = CARD_BY_ID[stage.card]
    refusable = card.effect is None or not only_gains(card.effect)
    return [*cards.ways_to_use(card), *([DECLINE] if refusable else [])]


# --- the rules ----------------------------------------------------------------------------------

_ROWS: tuple[Rule, ...] = (
    effect_does(kinds.Gain, effects.gain, only_gains=True, worthwhile=True),
    effect_does(kinds.GainPer, effects.gain_per, only_gains=True, worthwhile=True),
    effect_does(kinds.GainFear, effects.gain_fear, only_gains=False, worthwhile=True),
    effect_does(kinds.Draw, effects.draw, only_gains=True, worthwhile=effects.has_cards_to_draw),
    effect_does(kinds.Travel, effects.gain_travel, only_gains=True, worthwhile=True),
    effect_does(kinds.Planes, effects.planes, only_gains=True, worthwhile=True),
    effect_does(kinds.GuardFromFear, effects.guard_from_fear, only_gains=True, worthwhile=True),
    effect_does(kinds.EmptySlot, effects.empty_slot, only_gains=True, worthwhile=True),
    effect_does(kinds.RevealTop, cards.reveal_top, only_gains=True, worthwhile=True),
    effect_does(kinds.LookAtRescue, assistants.look_at_rescue, only_gains=True, worthwhile=True),
    effect_does(kinds.RefreshAll, assistants.refresh_all, only_gains=True, worthwhile=True),
    effect_does(kinds.ActivateStackTile, island.activate_stack_tile, only_gains=False, worthwhile=True),
    effect_does(kinds.ExileRightmostItem, cards.exile_rightmost_item, only_gains=False, worthwhile=True),
    effect_does(kinds.All, effects.do_all, only_gains=_only_gain, worthwhile=_any_is_worthwhile),
    effect_asks(kinds.Choose, effects.ask_choose, effects.answer_choose, only_gains=True, worthwhile=True),
    effect_asks(kinds.PayTo, effects.ask_pay_to, effects.answer_pay_to, only_gains=True, worthwhile=effects.can_pay_to),
    effect_asks(
        kinds.ExileCard, cards.ask_exile, cards.answer_exile, only_gains=True, worthwhile=effects.has_something_to_exile
    ),
    effect_asks(
        kinds.Upgrade,
        effects.ask_upgrade,
        effects.answer_upgrade,
        only_gains=True,
        worthwhile=effects.has_something_to_upgrade,
    ),
    effect_asks(kinds.Refresh, assistants.ask_refresh, assistants.answer_refresh, only_gains=True, worthwhile=True),
    effect_asks(kinds.PutDown, cards.ask_put_down, cards.answer_put_down, only_gains=True, worthwhile=False),
    effect_asks(
        kinds.Archaeologist, island.ask_archaeologist, island.answer_archaeologist, only_gains=True, worthwhile=True
    ),
    effect_asks(kinds.Activate, island.ask_activate, island.answer_activate, only_gains=False, worthwhile=True),
    effect_asks(kinds.Relocate, island.ask_relocate, island.answer_relocate, only_gains=False, worthwhile=True),
    effect_asks(kinds.Overcome, island.ask_overcome, island.answer_overcome, only_gains=True, worthwhile=True),
    effect_asks(
        kinds.MoveGuardian, island.ask_move_guardian, island.answer_move_guardian, only_gains=False, worthwhile=True
    ),
    effect_asks(kinds.ReturnArchaeologist, island.ask_return, island.answer_return, only_gains=False, worthwhile=True),
    effect_asks(kinds.Research, research.ask_research, research.answer_research, only_gains=True, worthwhile=True),
    effect_asks(kinds.Buy, cards.ask_buy, cards.answer_buy, only_gains=True, worthwhile=True),
    effect_asks(
        kinds.GainFromExile, cards.ask_gain_from_exile, cards.answer_gain_from_exile, only_gains=True, worthwhile=True
    ),
    effect_asks(kinds.Recruit, assistants.ask_recruit, assistants.answer_recruit, only_gains=True, worthwhile=True),
    effect_asks(
        kinds.UpgradeAssistant,
        assistants.ask_upgrade_assistant,
        assistants.answer_upgrade_assistant,
        only_gains=True,
        worthwhile=True,
    ),
    effect_asks(kinds.Rescue, assistants.ask_rescue, assistants.answer_rescue, only_gains=True, worthwhile=True),
    effect_asks(kinds.Borrow, assistants.ask_borrow, assistants.answer_borrow, only_gains=False, worthwhile=True),
    effect_asks(kinds.Exchange, assistants.ask_exchange, assistants.answer_exchange, only_gains=False, worthwhile=True),
    effect_asks(kinds.CrystalEarring, cards.ask_crystal, cards.answer_crystal, only_gains=False, worthwhile=True),
    effect_asks(kinds.ObsidianEarring, cards.ask_obsidian, cards.answer_obsidian, only_gains=False, worthwhile=True),
    stage_does(stages.TakeIdols, island.take_idols),
    stage_does(stages.RevealSite, island.reveal_site),
    stage_does(stages.AwakenGuardian, island.awaken_guardian),
    stage_asks(stages.Pay, island.ask_payment, island.answer_payment, on_decline=None),
    stage_asks(stages.ActivateAgain, island.ask_again, island.answer_again, on_decline=None),
    stage_asks(
        stages.UseArtifact, _ask_use, cards.answer_use, by_itself=(_needs_no_question, _use_it), on_decline=None
    ),
    stage_asks(stages.BuyWithAssistant, assistants.ask_purchase, assistants.answer_purchase, on_decline=None),
    stage_asks(
        stages.Rewards,
        research.ask_rewards,
        research.answer_rewards,
        by_itself=(research.order_does_not_matter, research.reward_in_printed_order),
        on_decline=None,
    ),
    stage_asks(
        stages.TakeBonus,
        research.ask_bonus,
        research.answer_bonus,
        by_itself=(research.bonus_is_clear, research.take_only_bonus),
        on_decline=None,
    ),
    stage_asks(stages.TakeLastBonus, research.ask_last_bonus, research.answer_last_bonus, on_decline=None),
    stage_asks(stages.KeepDrawn, cards.ask_keep_drawn, cards.answer_keep_drawn, on_decline=None),
    stage_asks(stages.TopDrawn, cards.ask_top, cards.answer_top, on_decline=cards.decline_top),
)

RULES: dict[type[object], Rule] = {row.kind: row for row in _ROWS}
