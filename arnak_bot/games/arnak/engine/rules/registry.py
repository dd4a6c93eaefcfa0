"""The rule for every kind of effect and stage, from the `ROWS` of each module, and rules that depend on other rules. No
other module knows which effects ask and which resolve themselves. A test checks that no kind lacks a rule."""

from __future__ import annotations

from typing import Any

from arnak_bot.games.arnak.engine.actions import Action, Verb, act
from arnak_bot.games.arnak.engine.content import CARD_BY_ID
from arnak_bot.games.arnak.engine.effects import All, Effect
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


def _ask_use(turn: Turn, stage: UseArtifact) -> list[Action]:
    """`use X`, and `pass X` if the card has a pass effect (R30). Only benefits cannot be declined (R19)."""
    card = CARD_BY_ID[stage.card]
    uses = ["use", "pass"] if card.pass_effect is not None else ["use"]
    may_decline = card.effect is None or not only_gains(card.effect)
    return [*(act(f"{use} {card.id}") for use in uses), *([DECLINE] if may_decline else [])]


def _answer_use(turn: Turn, stage: UseArtifact, action: Action) -> None:
    card = CARD_BY_ID[stage.card]
    passes = action.verb is Verb.PASS
    if passes:
        turn.pass_round()
    turn.next_up(card.pass_effect if passes else card.effect, f"card:{card.id}")


# --- the rules ----------------------------------------------------------------------------------

_OWN = (
    Rule(All, effects.do_all, only_gains=_only_gain, worthwhile=_any_is_worthwhile),
    Rule(UseArtifact, ask=_ask_use, answer=_answer_use, only_if_several=True),
)
_ROWS: tuple[Rule[Any], ...] = (*effects.ROWS, *cards.ROWS, *assistants.ROWS, *island.ROWS, *research.ROWS, *_OWN)

RULES: dict[type[object], Rule[Any]] = {row.kind: row for row in _ROWS}
