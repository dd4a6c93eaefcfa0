"""The buttons and texts about plans in a panel, and what all panels of private copies share. No interactions here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from discord import ui

from arnak_bot.game.definition import TURN
from arnak_bot.game.position import Position
from arnak_bot.host import Plan, Table, TableError
from arnak_bot.host.plans import (
    Mismatch,
    Order,
    Rehearsal,
    answers_of,
    imagined_turn,
    mismatch,
    order_that_fits,
    plans_of,
    rehearsed,
)
from arnak_bot.kit.names import YesOrNo
from arnak_bot.kit.prose import listed
from arnak_bot.wording.messages import Words
from cogs import ids
from cogs.ids import Mark, PlanAction
from cogs.interactions import BLUE, GREEN, button

THEN = " → "
_AND_END = PlanAction.KEEP_AND_END

Item = ui.Item[ui.View]


@dataclass(frozen=True, slots=True)
class Kept:
    """The lines and buttons about a player's plans in a panel; the `play` button comes first. `alone`: show no other
    buttons. `earlier`: lines about what has been answered, for below the news with the call or the question before it.
    """

    lines: tuple[str, ...] = ()
    buttons: tuple[Item, ...] = ()
    play: ui.Button[ui.View] | None = None
    alone: bool = False
    earlier: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Trial:
    """A private copy that a panel shows in place of the table: a plan, or a What-if attempt. `headline`: the first
    line, unless something has just happened. `asks`: shown in place of the open question, unless empty. `instead`: the
    only buttons if nothing more can be tried; otherwise empty. `plays`: the copy is played like a table: turns end with
    the game's own buttons, and events are described. `keeps`: further buttons before Undo. `undo`: the buttons that
    undo; None for those used at the table. `leaves`: the last buttons, which lead away from the copy.
    """

    table: Table
    mark: Mark
    headline: str
    asks: str = ""
    instead: tuple[Item, ...] = ()
    plays: bool = False
    keeps: tuple[Item, ...] = ()
    undo: tuple[Item, ...] | None = None
    leaves: tuple[Item, ...] = ()


def trial_of_plan(plan: Plan, words: Words) -> Trial:
    closed = tuple(_closing(plan, words)) if plan.rehearsal.closed else ()
    return Trial(
        plan.table,
        Mark.PLAN,
        _headline(plan, words),
        _asks(plan, words),
        closed,
        keeps=tuple(_keep_buttons(plan, words)),
        leaves=(_leave(plan, words),),
    )


def kept_by(table: Table, seat: int, words: Words) -> Kept:
    """Return what the panel of a seat shows about its plans and answers: the answers already given on its behalf, the
    answers kept for later, and the buttons to plan and to play a plan.
    """
    if table.game is None or table.game.over:
        return Kept()
    kept, answers = _of_the_turn(table, seat, words), answers_of(table, seat)
    foreseen = (imagined_turn(table, seat, each) for each in table.definition.questions if each != TURN)
    if seat not in table.game.seats_to_act and (answers.kept or any(each is not None for each in foreseen)):
        ahead = button(words.labels.answer_ahead(), ids.tab_button(table.id, ids.ANSWERS), emoji="💬")
        told = [_drop_answer(table, seat, question, words) for question in answers.kept]
        plan, drop = kept.buttons[:1], kept.buttons[1:]
        kept = replace(kept, buttons=(*plan, *filter(None, told), *drop, ahead))
    if not answers.given:
        return kept
    says, view = table.texts(words.language).turn, table.game.view(seat)
    asked = table.definition.asked(view) if seat in table.game.seats_to_act else ""
    again: YesOrNo = "yes" if asked not in ("", TURN) else "no"
    label = says.label_done if again == "yes" else says.label
    steps = THEN.join(label(table.definition.parse(action), view) for action in answers.given)
    line = words.labels.answered_for_you(steps=steps, again=again)
    if again == "yes" or table.answers_now(seat):
        return replace(kept, earlier=(line,))
    return replace(kept, lines=(line, *kept.lines))


def _of_the_turn(table: Table, seat: int, words: Words) -> Kept:
    game, orders, said = imagined_turn(table, seat), plans_of(table, seat).orders, words.labels
    answers = answers_of(table, seat).kept
    if game is not None:
        told = [_in_order(table, game, seat, order, words) for order in orders]
        drop = [
            button(said.drop_plan(steps=steps), ids.plan_button(table.id, len(orders), PlanAction.DROP, at))
            for at, steps in enumerate(told)
        ]
        plan = button(said.plan(), ids.table_button(ids.Press.PLAN, table.id), emoji="🧭")
        return Kept(_what_will_happen(table, game, seat, words), (plan, *drop))
    game = table.running
    if seat not in game.seats_to_act or table.decided(seat):
        return Kept()
    asked = table.definition.asked(game.view(seat))
    answer, fits = answers.get(asked), order_that_fits(table, seat)
    differs = None if answer is None else mismatch(table.definition, game, seat, answer)
    own = asked in ("", TURN)  # a plan is for the player's own turn, not for an answer during another's
    lines: tuple[str, ...] = ()
    if differs is not None:
        misfit = said.plan_misfit if own else said.answer_misfit
        lines = (misfit(why=_why(table, seat, differs, words)),)
    if not orders or (answer is not None and differs is None):
        return Kept(lines)
    if fits is None:
        differs = mismatch(table.definition, game, seat, orders[0]) if own else None
        return Kept(lines if differs is None else (*lines, said.plan_misfit(why=_why(table, seat, differs, words))))
    play = button(said.play_plan(), ids.plan_button(table.id, table.moves, PlanAction.PLAY), GREEN)
    return Kept((*lines, said.plan_kept(steps=_in_order(table, game, seat, fits, words))), play=play)


def _what_will_happen(table: Table, game: Position, seat: int, words: Words) -> tuple[str, ...]:
    """Sentences on what will happen when a seat's turn comes: its answer is played first, then its first plan."""
    said, answer = words.labels, answers_of(table, seat).kept.get(TURN)
    orders, unasked = plans_of(table, seat).orders[:1], table.person(seat).at_once
    if answer is not None and orders:
        first, then = (_in_order(table, game, seat, order[:1], words) for order in (answer, *orders))
        return ((said.played_then_played if unasked else said.played_then_ready)(action=first, plan=then),)
    played: YesOrNo = "yes" if unasked or answer is not None else "no"
    line, kept = said.played_for_you if unasked else said.ready_for_you, orders
    if answer is not None:
        line, kept = said.played_to_the_end, (_without_end(table, answer),)
    return tuple(
        line(steps=_in_order(table, game, seat, order, words))
        if (differs := mismatch(table.definition, game, seat, order)) is None
        else said.plan_misfit_yet(why=_why(table, seat, differs, words), played=played)
        for order in kept
    )


def planned_next(table: Table, seat: int, words: Words) -> str:
    """The panel's text on what will happen when a seat's turn comes; "" if nothing is kept."""
    game = imagined_turn(table, seat)
    return "" if game is None else "\n".join(_what_will_happen(table, game, seat, words))


def replaced(table: Table, seat: int, before: Mapping[str, Order], words: Words) -> str:
    """The sentence that says which earlier answer was replaced by a new one; "" if none was."""
    for question, order in answers_of(table, seat).kept.items():
        if before.get(question, order) != order:
            game = imagined_turn(table, seat, question) or table.running
            steps = _in_order(table, game, seat, _without_end(table, before[question]), words)
            return words.labels.answer_replaced(steps=steps)
    return ""


def _without_end(table: Table, order: Order) -> Order:
    """An order without the step that ends the turn, unless it consists of nothing else."""
    definition = table.definition
    return tuple(step for step in order if not definition.is_end(definition.parse(step.action))) or order


def _drop_answer(table: Table, seat: int, question: str, words: Words) -> Item | None:
    """None if there is no answer to the question."""
    said, answers, definition = words.labels, answers_of(table, seat), table.definition
    order = answers.kept.get(question)
    if order is None or question not in definition.questions:
        return None
    game, name = imagined_turn(table, seat, question), table.texts(words.language).turn.foreseen(question)
    steps = _in_order(table, game or table.running, seat, _without_end(table, order), words)
    if answers.stays(definition, question):
        drop = said.drop_lasting_answer(question=name, steps=steps)
    elif question == TURN:
        drop = said.drop_plan(steps=steps)
    elif game is not None and mismatch(definition, game, seat, order) is not None:
        drop = said.drop_void_answer(question=name, steps=steps)
    else:
        drop = said.drop_answer(question=name, steps=steps)
    return button(drop, ids.plan_button(table.id, 0, PlanAction.ASK, definition.questions.index(question)), BLUE)


def answers_in_advance(table: Table, seat: int, words: Words) -> Kept:
    says, buttons = table.texts(words.language).turn, list[Item]()
    for number, question in enumerate(table.definition.questions):
        drop = _drop_answer(table, seat, question, words)
        if drop is not None:
            buttons.append(drop)
        elif question != TURN and imagined_turn(table, seat, question) is not None:  # a turn is planned instead
            give = ids.plan_button(table.id, 0, PlanAction.ANSWER, number)
            buttons.append(button(words.labels.answer_asks(question=says.foreseen(question)), give))
    back = button(words.labels.go_back(), ids.tab_button(table.id, ""))
    return Kept(buttons=(*buttons, back), alone=True)


def _leave(plan: Plan, words: Words) -> Item:
    """The button that leads back to the panel; the actions tried are not lost."""
    label = words.labels.go_back() if plan.about else words.labels.leave_plan()
    return button(label, ids.table_button(ids.Press.BACK, plan.table.id))


def _keep_buttons(plan: Plan, words: Words) -> list[Item]:
    """The buttons that keep an unfinished plan: one also ends the turn, one leaves the rest of the turn open."""
    rehearsal, said, table = plan.rehearsal, words.labels, plan.table
    if not rehearsal.steps:
        return []
    definition, count = table.definition, len(rehearsal.steps)
    legal: Sequence[Any] = rehearsal.game.legal_actions(rehearsal.seat)
    at_once = table.person(rehearsal.seat).at_once
    may_end = any(definition.is_end(action) for action in legal)
    part = said.play_part if at_once or plan.about else said.keep_part
    ask = button(part(ends="yes" if may_end else "no"), ids.plan_button(table.id, count, PlanAction.KEEP))
    if not may_end:
        return [ask]
    return [*_ways_to_keep(plan, _AND_END, words), ask]


def _ways_to_keep(plan: Plan, keep: PlanAction, words: Words) -> list[Item]:
    """The buttons that keep a plan: to be played automatically when the turn comes, or offered as a button then."""
    table, said, seat = plan.table, words.labels, plan.rehearsal.seat
    here = ids.plan_button(table.id, len(plan.rehearsal.steps), keep)
    ends: YesOrNo = "yes" if keep is _AND_END else "no"
    if plan.about or table.person(seat).at_once:
        return [button(said.play_for_me(ends=ends), here, GREEN)]
    ready = button(said.keep_ready(ends=ends), here)
    if TURN not in table.definition.questions:
        return [ready]
    unasked = ids.plan_button(table.id, len(plan.rehearsal.steps), PlanAction.UNASKED)
    return [button(said.play_for_me(ends=ends), unasked, GREEN), ready]


def _closing(plan: Plan, words: Words) -> list[Item]:
    table, said, count = plan.table, words.labels, len(plan.rehearsal.steps)
    last = _labels(table, plan.rehearsal, words)[-1]
    undo = ids.in_trial(Mark.PLAN, ids.undo_button(table.id, count, ids.Undo.LAST))
    return [*_ways_to_keep(plan, PlanAction.KEEP, words), button(said.undo(action=last), undo), _leave(plan, words)]


_STAYING = (*(f"a:{press}:" for press in ids.Press), *(f"{mark}:" for mark in Mark))


def in_trial(mark: Mark, items: Iterable[Any]) -> list[Item]:
    """Redirect the items of a panel to a private copy, except for the buttons that belong to the table."""
    made = list(items)
    for item in made:
        if isinstance(item, ui.Button | ui.Select) and not str(item.custom_id).startswith(_STAYING):
            item.custom_id = ids.in_trial(mark, str(item.custom_id))
    return made


def _headline(plan: Plan, words: Words) -> str:
    said, steps = words.labels, THEN.join(_labels(plan.table, plan.rehearsal, words))
    if not plan.about:
        return said.planning(steps=steps) if steps else said.planning_begins()
    question = plan.table.texts(words.language).turn.foreseen(plan.about)
    return said.answering(question=question, steps=steps) if steps else said.answering_begins(question=question)


def _asks(plan: Plan, words: Words) -> str:
    """What a plan's panel says in place of the game's question: why nothing more can be tried, that it can be kept, or
    which answers apply every time; "" if the game's question fits.
    """
    said, rehearsal, definition = words.labels, plan.rehearsal, plan.table.definition
    legal: Sequence[Any] = [] if rehearsal.closed else rehearsal.game.legal_actions(rehearsal.seat)
    if rehearsal.closed:
        return said.plan_reveals() if rehearsal.reveals else said.plan_ends_turn() if rehearsal.ends else ""
    if not rehearsal.steps and not plan.about:
        return said.planning_asks()
    if rehearsal.steps:
        asks = said.end_too if plan.about else said.keep_or_change
        return asks() if any(definition.is_end(action) for action in legal) else ""
    lasting = [each for each in legal if plan.about and definition.stays(plan.about, [each.text])]
    lasting = [each for each in lasting if rehearsal.then(definition, each.text).closed]
    says, view = plan.table.texts(words.language).turn, rehearsal.game.view(rehearsal.seat)
    answers = listed((says.label(action, view) for action in lasting), words)
    return said.answers_lasting(answers=answers) if lasting else ""


def _labels(table: Table, rehearsal: Rehearsal, words: Words) -> list[str]:
    says, seat = table.texts(words.language).turn, rehearsal.seat
    tried = zip(rehearsal.steps, rehearsal.before, strict=True)
    return [says.label(table.definition.parse(step.action), game.view(seat)) for step, game in tried]


def _in_order(table: Table, game: Position, seat: int, order: Order, words: Words) -> str:
    """The steps of an order as text for its player, including steps that are not possible now."""
    rehearsal = rehearsed(table.definition, game, seat, [step.action for step in order])
    says, view = table.texts(words.language).turn, rehearsal.game.view(seat)
    rest = [says.label(table.definition.parse(step.action), view) for step in order[len(rehearsal.steps) :]]
    return THEN.join([*_labels(table, rehearsal, words), *rest])


def _why(table: Table, seat: int, differs: Mismatch, words: Words) -> str:
    says, said, view = table.texts(words.language).turn, words.labels, differs.game.view(seat)
    name = says.label(table.definition.parse(differs.action), view)
    if isinstance(differs.error, TableError):
        why = differs.error.refusal.sentence(words)
    elif differs.error is not None:
        why = says.reason(differs.error) or says.why(differs.error) or says.refused(differs.error)
    elif differs.worse is None:
        why = said.plan_otherwise(action=name)
    else:
        kind, *amounts = differs.worse
        then, now = (says.exchanged(kind, amount) for amount in amounts)
        change = said.plan_changed(now=now, then=then) if then and now else ""
        why = said.plan_worse_by(action=name, change=change) if change else said.plan_worse(action=name)
    return why
