"""The program counter: takes the top step of the agenda, carries it out or finds its question.

A task is automatic (a row of `DO`), or it asks its seat (a row of `ASK`: which answers there are,
and what an answer does). No other module knows which is which.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from arnak_bot.engine import effects as effect_kinds
from arnak_bot.engine import steps as stages
from arnak_bot.engine.actions import Action
from arnak_bot.engine.events import EventKind
from arnak_bot.engine.rules import assistants, cards, effects, island, research
from arnak_bot.engine.rules.island import CANCEL, DECLINE
from arnak_bot.engine.rules.turn import Turn
from arnak_bot.engine.steps import Step

__all__ = ["answer", "answers_to", "run"]

Task = Any
"""An effect or a stage; each function in the tables below takes the one it stands beside."""

DO: dict[type, Callable[[Turn, Task], None]] = {
    effect_kinds.Gain: effects.gain,
    effect_kinds.GainPer: effects.gain_per,
    effect_kinds.GainFear: effects.gain_fear,
    effect_kinds.Draw: effects.draw,
    effect_kinds.Travel: effects.gain_travel,
    effect_kinds.Planes: effects.planes,
    effect_kinds.GuardFromFear: effects.guard_from_fear,
    effect_kinds.EmptySlot: effects.empty_slot,
    effect_kinds.RevealTop: cards.reveal_top,
    effect_kinds.LookAtRescue: assistants.look_at_rescue,
    effect_kinds.RefreshAll: assistants.refresh_all,
    effect_kinds.ActivateStackTile: island.activate_stack_tile,
    effect_kinds.ExileRightmostItem: cards.exile_rightmost_item,
    stages.TakeIdols: island.take_idols,
    stages.RevealSite: island.reveal_site,
    stages.AwakenGuardian: island.awaken_guardian,
}

ASK: dict[type, tuple[Callable[[Turn, Task], list[Action]], Callable[[Turn, Task, Action], None]]] = {
    effect_kinds.ExileCard: (cards.ask_exile, cards.answer_exile),
    effect_kinds.Upgrade: (effects.ask_upgrade, effects.answer_upgrade),
    effect_kinds.Refresh: (assistants.ask_refresh, assistants.answer_refresh),
    effect_kinds.PutDown: (cards.ask_put_down, cards.answer_put_down),
    effect_kinds.Activate: (island.ask_activate, island.answer_activate),
    effect_kinds.Relocate: (island.ask_relocate, island.answer_relocate),
    effect_kinds.Overcome: (island.ask_overcome, island.answer_overcome),
    effect_kinds.MoveGuardian: (island.ask_move_guardian, island.answer_move_guardian),
    effect_kinds.Research: (research.ask_research, research.answer_research),
    effect_kinds.Buy: (cards.ask_buy, cards.buy),
    effect_kinds.GainFromExile: (cards.ask_gain_from_exile, cards.answer_gain_from_exile),
    effect_kinds.Recruit: (assistants.ask_recruit, assistants.answer_recruit),
    effect_kinds.UpgradeAssistant: (assistants.ask_upgrade_assistant, assistants.answer_upgrade_assistant),
    effect_kinds.Rescue: (assistants.ask_rescue, assistants.answer_rescue),
    effect_kinds.Borrow: (assistants.ask_borrow, assistants.answer_borrow),
    effect_kinds.Exchange: (assistants.ask_exchange, assistants.answer_exchange),
    effect_kinds.ReturnArchaeologist: (island.ask_return, island.answer_return),
    effect_kinds.CrystalEarring: (cards.ask_crystal, cards.answer_crystal),
    effect_kinds.ObsidianEarring: (cards.ask_obsidian, cards.answer_obsidian),
    stages.Pay: (island.ask_payment, island.answer_payment),
    stages.ActivateAgain: (island.ask_again, island.answer_again),
    stages.UseArtifact: (cards.ask_use, cards.answer_use),
    stages.BuyWithAssistant: (assistants.ask_purchase, assistants.answer_purchase),
    stages.Rewards: (research.ask_rewards, research.answer_rewards),
    stages.TakeBonus: (research.ask_bonus, research.answer_bonus),
    stages.TakeLastBonus: (research.ask_last_bonus, research.answer_last_bonus),
    stages.KeepDrawn: (cards.ask_keep_drawn, cards.answer_keep_drawn),
    stages.TopDrawn: (cards.ask_top, cards.answer_top),
}

ASK_WITH_SOURCE: dict[type, tuple[Callable[[Turn, Task], list[Action]], Callable[[Turn, Task, Action, str], None]]] = {
    effect_kinds.Archaeologist: (island.ask_archaeologist, island.answer_archaeologist),
    effect_kinds.Choose: (effects.ask_choose, effects.answer_choose),
    effect_kinds.PayTo: (effects.ask_pay_to, effects.answer_pay_to),
}

ANSWERS_ITSELF: dict[type, tuple[Callable[[Turn, Task], bool], Callable[[Turn, Task], None]]] = {
    stages.Rewards: (
        lambda turn, stage: not research.order_matters(turn, stage),
        research.reward_in_printed_order,
    ),
    stages.TakeBonus: (research.bonus_is_clear, research.take_only_bonus),
}
"""Questions that are not worth asking in some positions, and what happens instead."""

IF_DECLINED: dict[type, Callable[[Turn], None]] = {stages.TopDrawn: cards.decline_top}


def run(turn: Turn, has_free_actions: Callable[[Turn], bool]) -> list[Action]:
    """Carry out steps until one has to be answered; return its answers (none: the agenda is empty).

    A question that can only be turned down waits only while a free action could change that (R2).
    """
    agenda = turn.state.agenda
    while agenda:
        step = agenda[-1]
        turn.source = step.source
        kind = type(step.task)
        if kind in DO:
            agenda.pop()
            DO[kind](turn, step.task)
            continue
        if kind is effect_kinds.All:
            agenda.pop()
            effects.do_all(turn, step.task, step.source)  # type: ignore[arg-type]
            continue
        if kind in ANSWERS_ITSELF and ANSWERS_ITSELF[kind][0](turn, step.task):
            agenda.pop()
            ANSWERS_ITSELF[kind][1](turn, step.task)
            continue
        answers = answers_to(turn, step)
        if not answers:
            agenda.pop()
        elif answers in ([DECLINE], [CANCEL]) and not has_free_actions(turn):
            _turn_down(turn, answers[0])
        else:
            return answers
    return []


def _turn_down(turn: Turn, only: Action) -> None:
    """Give the only answer there is; an offer that was never possible is not told."""
    if only == CANCEL:
        answer(turn, CANCEL)
        return
    kind = type(turn.state.agenda.pop().task)
    if kind in IF_DECLINED:
        IF_DECLINED[kind](turn)


def answers_to(turn: Turn, step: Step) -> list[Action]:
    """The answers to a question, the one to decline last."""
    kind = type(step.task)
    ask = ASK[kind][0] if kind in ASK else ASK_WITH_SOURCE[kind][0]
    return ask(turn, step.task)


def answer(turn: Turn, action: Action) -> None:
    """Answer the question on top of the agenda."""
    step = turn.state.agenda.pop()
    turn.source = step.source
    kind = type(step.task)
    if action == DECLINE:
        turn.tell(EventKind.DECLINED, step.source)
        if kind in IF_DECLINED:
            IF_DECLINED[kind](turn)
    elif kind in ASK:
        ASK[kind][1](turn, step.task, action)
    else:
        ASK_WITH_SOURCE[kind][1](turn, step.task, action, step.source)
