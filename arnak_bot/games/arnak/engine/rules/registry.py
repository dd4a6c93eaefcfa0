"""The rule for every kind of effect and stage, from the `ROWS` of each module, and rules that depend on other rules. No
other module knows which effects ask and which resolve themselves. A test checks that no kind lacks a rule."""

from __future__ import annotations

from typing import Any

from arnak_bot.games.arnak.engine.actions import Action, act
from arnak_bot.games.arnak.engine.content import CARD_BY_ID
from arnak_bot.games.arnak.engine.effects import All, Effect
from arnak_bot.games.arnak.engine.printed import Card
from arnak_bot.games.arnak.engine.rules import assistants, cards, effects, island, research
from arnak_bot.games.arnak.engine.rules.rule import DECLINE, Rule, Task
from arnak_bot.games.arnak.engine.rules.turn import Turn
from arnak_bot.games.arnak.engine.steps import UseArtifact


def rule_of(task: Task) -> Rule[Any]:
    return RULES[type(task)]


def is_worthwhile(turn: Turn, effect: Effect) -> bool:
    worthwhile = rule_of(effect).worthwhile
    return worthwhile if isinstance(worthwhile, bool) else worthwhile(turn, effect)


def only_gains(effect: Effect) -> bool:
    gains = rule_of(effect).only_gains
    assert gains is not None, "every effect has this column"
    return gains if isinstance(gains, bool) else gains(effect)


# --- rules about other rules --------------------------------------------------------------------


def _only_gain(effect: All) -> bool:
    return all(only_gains(part) for part in effect.parts)


def _any_is_worthwhile(turn: Turn, effect: All) -> bool:
    return any(is_worthwhile(turn, part) for part in effect.parts)


def _needs_no_question(turn: Turn, stage: UseArtifact) -> bool:
    """Whether a gained artifact's effect is resolved without asking, because it only has benefits (R19). The Sundial
    still asks, since either half may be chosen, including the pass effect (R30)."""
    card = CARD_BY_ID[stage.card]
    return _only_benefits(card) and card.pass_effect is None


def _only_benefits(card: Card) -> bool:
    return card.effect is not None and only_gains(card.effect)


def _use_it(turn: Turn, stage: UseArtifact) -> None:
    turn.next_up(CARD_BY_ID[stage.card].effect)


def _ask_use(turn: Turn, stage: UseArtifact) -> list[Action]:
    """`use X`, and `pass X` if the card has a pass effect (R30); an effect with only benefits cannot be declined."""
    card = CARD_BY_ID[stage.card]
    uses = ["use", "pass"] if card.pass_effect is not None else ["use"]
    return [*(act(f"{use} {card.id}") for use in uses), *([] if _only_benefits(card) else [DECLINE])]


# --- the rules ----------------------------------------------------------------------------------

_OWN = (
    Rule(All, effects.do_all, only_gains=_only_gain, worthwhile=_any_is_worthwhile),
    Rule(UseArtifact, _use_it, ask=_ask_use, answer=cards.answer_use, by_itself=_needs_no_question),
)
_ROWS: tuple[Rule[Any], ...] = (*effects.ROWS, *cards.ROWS, *assistants.ROWS, *island.ROWS, *research.ROWS, *_OWN)

RULES: dict[type[object], Rule[Any]] = {row.kind: row for row in _ROWS}
