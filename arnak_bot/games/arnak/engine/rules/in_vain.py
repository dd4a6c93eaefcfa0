"""Finds legal actions that would be paid for but have no effect in this position (R58). Changes nothing: they stay
legal, and it is up to the front end to warn the player before they pay."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from arnak_bot.games.arnak.engine import effects as kinds
from arnak_bot.games.arnak.engine.actions import Action, Verb
from arnak_bot.games.arnak.engine.content import (
    ASSISTANT_BY_NUMBER,
    CARD_BY_ID,
    GUARDIAN_BY_NUMBER,
    SLOT_EFFECT_BY_NAME,
)
from arnak_bot.games.arnak.engine.rules import agenda, assistants, cards, island, menu, payments, row
from arnak_bot.games.arnak.engine.rules.effects import count
from arnak_bot.games.arnak.engine.rules.registry import is_worthwhile, rule_of
from arnak_bot.games.arnak.engine.rules.rule import CANCEL, DECLINE
from arnak_bot.games.arnak.engine.rules.turn import Turn
from arnak_bot.games.arnak.engine.steps import Pay, Purpose


def actions_in_vain(turn: Turn, legal: Sequence[Action]) -> tuple[Action, ...]:
    return tuple(action for action in legal if _is_in_vain(turn, action))


def _is_in_vain(turn: Turn, action: Action) -> bool:
    task = turn.state.agenda[-1].task if turn.state.agenda else None
    match action.verb:
        case Verb.PLAY:
            return _plays_in_vain(turn, action.args[0])
        case Verb.USE:
            effect = CARD_BY_ID[action.args[0]].effect
        case Verb.BOON:
            effect = GUARDIAN_BY_NUMBER[int(action.args[0])].boon
        case Verb.IDOL:
            effect = SLOT_EFFECT_BY_NAME[action.args[0]].effect
        case Verb.ASSISTANT if menu.is_free(action):
            effect = assistants.use_of(action, gold=turn.assistant(int(action.args[0])).gold).effect
        case Verb.ACTIVATE:
            effect = turn.site_effect(turn.board.site(action.args[0]))
        case Verb.BORROW if isinstance(task, kinds.Borrow):
            effect = assistants.use_of(action, gold=task.gold).effect
        case Verb.DIG:
            allowed_by = task if isinstance(task, kinds.Archaeologist) else None
            return _digs_in_vain(turn, island.payment_of(turn, allowed_by, action))
        case Verb.ACCEPT | Verb.DISCARD | Verb.PAY if isinstance(task, kinds.PayTo):
            effect = task.then
        case Verb.PAY if isinstance(task, Pay) and task.purpose is Purpose.DIG:
            return _digs_in_vain(turn, task, " ".join(action.args))
        case _:
            return False
    return effect is not None and _does_nothing(turn, effect)


def _plays_in_vain(turn: Turn, name: str) -> bool:
    card = CARD_BY_ID[name]
    if card.effect is None or _always_gives(card.effect):
        return False
    after = _rehearsal(turn)
    cards.put_into_play(after, card)
    return _does_nothing(after, card.effect)


def _digs_in_vain(turn: Turn, pay: Pay, chosen: str | None = None) -> bool:
    """Whether the site's effect would do nothing after a dig, paid for in the chosen way or, for None, in any way."""
    effect = turn.site_effect(pay.site)
    if effect is None or _always_gives(effect):
        return False
    for way in payments.payments(turn, pay.travels, pay.tokens):
        if chosen in (None, way.text):
            after = _rehearsal(turn)
            payments.spend(after, way)
            if not _does_nothing(after, effect):
                return False
    return True


def _rehearsal(turn: Turn) -> Turn:
    return Turn(turn.state.copy(), turn.seed)


# --- effects ----------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def _always_gives(effect: kinds.Effect) -> bool:
    always = isinstance(effect, kinds.Gain | kinds.GainFear | kinds.Planes | kinds.GuardFromFear)
    return always or any(map(_always_gives, kinds.parts_of(effect)))


def _does_nothing(turn: Turn, effect: kinds.Effect) -> bool:
    """Whether an effect is certain to do nothing now; a cost that a free action might cover counts as payable."""
    if _always_gives(effect):
        return False
    match effect:
        case kinds.Travel():
            return not _could_use_travel(turn)
        case kinds.All() | kinds.Choose():
            return all(_does_nothing(turn, part) for part in kinds.parts_of(effect))
        case kinds.PayTo(then, tokens, travel, put_down):
            payable = payments.affordable(turn, (travel,), tokens, put_down) or menu.has_free_actions(turn)
            return not payable or _does_nothing(turn, then)
        case kinds.Archaeologist() | kinds.Research(free=False) | kinds.Buy(free=False):
            could_act = not isinstance(effect, kinds.Archaeologist) or turn.player.at_home > 0
            return _has_no_answer(turn, effect) and not (could_act and menu.has_free_actions(turn))
        case kinds.Activate(level_2_compasses=toll):
            return _has_no_answer(turn, effect) and not (toll and menu.has_free_actions(turn))
        case kinds.PutDown():
            return True
        case _:
            return _resolves_to_nothing(turn, effect)


def _could_use_travel(turn: Turn) -> bool:
    """Whether something could still cost travel in this turn, for which icons last (R7); yes if in doubt."""
    ready = (owned for owned in turn.player.assistants if not owned.exhausted)
    uses = (use.effect for owned in ready for use in ASSISTANT_BY_NUMBER[owned.number].side(owned.gold).uses)
    costs = any(isinstance(effect, kinds.PayTo) and effect.travel for effect in uses)
    return costs or not turn.state.main_taken or bool(turn.state.agenda)


def _resolves_to_nothing(turn: Turn, effect: kinds.Effect) -> bool:
    state, player = turn.state, turn.player
    match effect:
        case kinds.GainPer(counting=counting):
            return count(turn, counting) == 0
        case kinds.RefreshAll():
            return not any(owned.exhausted for owned in player.assistants)
        case kinds.EmptySlot():
            return not player.slots
        case kinds.RevealTop(kinds.Goods.ITEM):
            return state.item_top_known or not state.item_deck
        case kinds.RevealTop():
            return state.artifact_top_known or not state.artifact_deck
        case kinds.ExileRightmostItem():
            return not row.cards_of(state, kinds.Goods.ITEM)
        case kinds.ActivateStackTile(level):
            return not state.site_stacks[level - 1]
        case kinds.LookAtRescue():
            return not assistants.has_room(turn) or not state.rescue_stack
        case _ if rule_of(effect).ask is None:
            return not is_worthwhile(turn, effect)
        case _:
            return _has_no_answer(turn, effect)


def _has_no_answer(turn: Turn, effect: kinds.Effect) -> bool:
    return all(answer in (DECLINE, CANCEL) for answer in agenda.answers_to(turn, effect))
