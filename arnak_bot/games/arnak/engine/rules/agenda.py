"""Works through the agenda: takes the top step, and carries it out or finds the answers to its question."""

from __future__ import annotations

from arnak_bot.games.arnak.engine.actions import Action
from arnak_bot.games.arnak.engine.events import Declined
from arnak_bot.games.arnak.engine.rules.menu import has_free_actions
from arnak_bot.games.arnak.engine.rules.registry import rule_of
from arnak_bot.games.arnak.engine.rules.rule import CANCEL, DECLINE, Task
from arnak_bot.games.arnak.engine.rules.turn import Turn
from arnak_bot.games.arnak.engine.steps import Step


def run(turn: Turn) -> list[Action]:
    """Carry out steps until one needs an answer; return its answers (none if the agenda is empty). A question that can
    only be declined is asked only if a free action could change that (R2)."""
    agenda = turn.state.agenda
    while agenda:
        step = agenda[-1]
        turn.source = step.source
        rule = rule_of(step.task)
        if rule.do is not None:
            agenda.pop()
            rule.do(turn, step.task)
            continue
        answers = answers_to(turn, step.task)
        if not answers:
            agenda.pop()
        elif len(answers) == 1 and rule.only_if_several:
            answer(turn, answers[0])
        elif answers not in ([DECLINE], [CANCEL]) or has_free_actions(turn):
            return answers
        elif answers == [CANCEL]:
            answer(turn, CANCEL)
        else:
            _decline(turn, agenda.pop())  # not reported, since there was no real choice
    return []


def _decline(turn: Turn, step: Step) -> None:
    on_decline = rule_of(step.task).on_decline
    if on_decline is not None:
        on_decline(turn, step.task)


def answers_to(turn: Turn, task: Task) -> list[Action]:
    """The answers to a question, declining last. Raises TypeError if the task resolves itself and asks nothing."""
    ask = rule_of(task).ask
    if ask is None:
        raise TypeError(f"{type(task).__name__} does not ask anything")
    return ask(turn, task)


def answer(turn: Turn, action: Action) -> None:
    step = turn.state.agenda.pop()
    turn.source = step.source
    if action == DECLINE:
        turn.tell(Declined)
        _decline(turn, step)
        return
    carry_out = rule_of(step.task).answer
    assert carry_out is not None, "whatever asks can be answered"
    carry_out(turn, step.task, action)
