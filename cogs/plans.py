"""The buttons and words about plans in a panel, and what any panel on a private copy has. Knows no interaction."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord
from discord import ui

from arnak_bot.game.position import Position
from arnak_bot.host import Plan, Table, TableError
from arnak_bot.host.plans import (
    Misfit,
    Order,
    Rehearsal,
    answers_of,
    imagined_turn,
    misfit,
    order_that_fits,
    plans_of,
    rehearsed,
)
from arnak_bot.kit.limits import clip
from arnak_bot.wording.messages import Words
from cogs import ids
from cogs.ids import Mark, OfPlan
from cogs.limits import BUTTON_LABEL

__all__ = ["Kept", "Trial", "answers_in_advance", "button", "in_trial", "kept_by", "trial_of_plan"]

THEN = " → "
_CHOSEN = discord.ButtonStyle.primary

Item = ui.Item[ui.View]


@dataclass(frozen=True, slots=True)
class Kept:
    """What a panel says and offers about a player's plans: lines, and buttons, of which `play` comes first. `alone`: it
    offers nothing else.
    """

    lines: tuple[str, ...] = ()
    buttons: tuple[Item, ...] = ()
    play: Item | None = None
    alone: bool = False


@dataclass(frozen=True, slots=True)
class Trial:
    """A private copy that a panel shows in place of its table: a plan, or a finished game that goes on otherwise.

    Attributes:
        mark: begins the custom ids of its buttons and menus.
        headline: what is said first, unless something has just happened.
        stopped: in place of the open question, why nothing more can be tried.
        instead: the only buttons, where nothing can be tried; otherwise empty.
        plays: whether it is played as at the table: turns end with the game's own buttons, and what was done is told.
        keeps: further buttons before Undo.
        undo: the buttons that undo; None for the same as at the table.
        leaves: the last buttons.
    """

    table: Table
    mark: Mark
    headline: str
    stopped: str = ""
    instead: tuple[Item, ...] = ()
    plays: bool = False
    keeps: tuple[Item, ...] = ()
    undo: tuple[Item, ...] | None = None
    leaves: tuple[Item, ...] = ()


def trial_of_plan(plan: Plan, words: Words) -> Trial:
    """Return what a panel shows of a plan."""
    closed = tuple(_closing(plan, words)) if plan.rehearsal.closed else ()
    return Trial(
        plan.table,
        Mark.PLAN,
        _headline(plan, words),
        _why_no_further(plan, words),
        closed,
        keeps=tuple(_keep_buttons(plan, words)),
        leaves=(_leave(plan, words),),
    )


def kept_by(table: Table, seat: int, words: Words) -> Kept:
    """Return what the panel of a seat says of its plans and answers: what was answered for it, how to plan, what it has
    kept, how to play that.
    """
    if table.game is None or table.game.over:
        return Kept()
    kept, given = _of_the_turn(table, seat, words), answers_of(table, seat).given
    if seat not in table.game.seats_to_act and table.definition.questions and not table.seats[seat].gone:
        open_answers = ids.tab_button(table.id, ids.ANSWERS)
        ahead: Item = ui.Button(label=words.labels.answer_ahead(), emoji="💬", custom_id=open_answers)
        kept = replace(kept, buttons=(*kept.buttons, ahead))
    if not given:
        return kept
    says, view = table.texts(words.language).turn, table.game.view(seat)
    steps = THEN.join(says.label(table.definition.parse(action), view) for action in given)
    return replace(kept, lines=(words.labels.answered_for_you(steps=steps), *kept.lines))


def _of_the_turn(table: Table, seat: int, words: Words) -> Kept:
    game, orders = imagined_turn(table, seat), plans_of(table, seat).orders
    if game is not None:
        told = [_in_order(table, game, seat, order, words) for order in orders]
        drop = [
            button(words.labels.drop_plan(steps=steps), ids.plan_button(table.id, len(orders), OfPlan.DROP, at))
            for at, steps in enumerate(told)
        ]
        plan = ids.table_button(ids.Press.PLAN, table.id)
        return Kept(
            tuple(words.labels.plan_kept(steps=steps) for steps in told[:1]),
            (ui.Button(label=words.labels.plan(), emoji="🧭", custom_id=plan), *drop),
        )
    game = table.running
    if seat not in game.seats_to_act or table.decided(seat):
        return Kept()
    answer = answers_of(table, seat).kept.get(table.definition.asked(game.view(seat)))
    fits = order_that_fits(table, seat)
    if answer is not None or (orders and fits is None):
        differs = misfit(table.definition, game, seat, answer or orders[0])
        if differs is None:
            return Kept()
        no_longer = words.labels.answer_misfit if answer is not None else words.labels.plan_misfit
        return Kept((no_longer(why=_why(table, seat, differs, words)),))
    if fits is None:
        return Kept()
    play = button(
        words.labels.play_plan(),
        ids.plan_button(table.id, table.moves, OfPlan.PLAY),
        discord.ButtonStyle.success,
    )
    return Kept((words.labels.plan_kept(steps=_in_order(table, game, seat, fits, words)),), play=play)


def button(label: str, custom_id: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary) -> ui.Button[Any]:
    """A button of a panel on a private copy."""
    return ui.Button(label=clip(label, BUTTON_LABEL), style=style, custom_id=custom_id)


def answers_in_advance(table: Table, seat: int, words: Words) -> Kept:
    """Return what the panel offers where a seat's player answers in advance: a button for each question, and back."""
    definition, said, kept = table.definition, words.labels, answers_of(table, seat).kept
    says, buttons = table.texts(words.language).turn, list[Item]()
    for number, question in enumerate(definition.questions):
        game, name = imagined_turn(table, seat, question), says.foreseen(question)
        if question in kept:
            ends = [step for step in kept[question] if definition.is_end(definition.parse(step.action))]
            order = tuple(step for step in kept[question] if step not in ends) or kept[question]
            steps = _in_order(table, game or table.running, seat, order, words)
            drop = said.drop_answer(question=name, steps=steps)
            buttons.append(button(drop, ids.plan_button(table.id, 0, OfPlan.ASK, number), _CHOSEN))
        elif game is not None:
            give = ids.plan_button(table.id, 0, OfPlan.ANSWER, number)
            buttons.append(button(said.answer_asks(question=name), give))
    back = button(said.go_back(), ids.tab_button(table.id, ""))
    return Kept(buttons=(*buttons, back), alone=True)


def _leave(plan: Plan, words: Words) -> Item:
    """The button that leads back to the panel; what was tried stays."""
    label = words.labels.go_back() if plan.about else words.labels.leave_plan()
    return button(label, ids.table_button(ids.Press.BACK, plan.table.id))


def _keep_buttons(plan: Plan, words: Words) -> list[Item]:
    """The buttons that keep a plan which could go on: it ends the turn, or leaves the rest open."""
    rehearsal, said, id = plan.rehearsal, words.labels, plan.table.id
    if not rehearsal.steps:
        return []
    definition, count = plan.table.definition, len(rehearsal.steps)
    legal: Sequence[Any] = rehearsal.game.legal_actions(rehearsal.seat)
    ask = button(said.keep_plan_ask(), ids.plan_button(id, count, OfPlan.KEEP))
    if not any(definition.is_end(action) for action in legal):
        return [ask]
    end = ids.plan_button(id, count, OfPlan.KEEP_AND_END)
    return [button(said.keep_plan_end(), end, discord.ButtonStyle.success), ask]


def _closing(plan: Plan, words: Words) -> list[Item]:
    """What can be done with a plan after whose last step nothing can be tried."""
    table, said, count = plan.table, words.labels, len(plan.rehearsal.steps)
    last = _labels(table, plan.rehearsal, words)[-1]
    keep = ids.plan_button(table.id, count, OfPlan.KEEP)
    undo = ids.in_trial(Mark.PLAN, ids.undo_button(table.id, count, ids.Undo.LAST))
    return [
        button(said.keep_plan(), keep, discord.ButtonStyle.success),
        button(said.undo(action=last), undo),
        _leave(plan, words),
    ]


_STAYING = (*(f"a:{press}:" for press in ids.Press), *(f"{mark}:" for mark in Mark))


def in_trial(mark: Mark, items: Iterable[Any]) -> list[Item]:
    """Make the items of a panel those of a private copy, except the buttons that belong to the table."""
    made = list(items)
    for item in made:
        if isinstance(item, ui.Button | ui.Select) and not str(item.custom_id).startswith(_STAYING):
            item.custom_id = ids.in_trial(mark, str(item.custom_id))
    return made


def _headline(plan: Plan, words: Words) -> str:
    """The headline of a plan: what was tried."""
    said, steps = words.labels, THEN.join(_labels(plan.table, plan.rehearsal, words))
    if not plan.about:
        return said.planning(steps=steps) if steps else said.planning_begins()
    question = plan.table.texts(words.language).turn.foreseen(plan.about)
    return said.answering(question=question, steps=steps) if steps else said.answering_begins(question=question)


def _why_no_further(plan: Plan, words: Words) -> str:
    """Why nothing can be tried after a plan's last step; "" if something can."""
    said, rehearsal = words.labels, plan.rehearsal
    return said.plan_reveals() if rehearsal.reveals else said.plan_ends_turn() if rehearsal.ends else ""


def _labels(table: Table, rehearsal: Rehearsal, words: Words) -> list[str]:
    says, seat = table.texts(words.language).turn, rehearsal.seat
    tried = zip(rehearsal.steps, rehearsal.before, strict=True)
    return [says.label(table.definition.parse(step.action), game.view(seat)) for step, game in tried]


def _in_order(table: Table, game: Position, seat: int, order: Order, words: Words) -> str:
    """The steps of an order as a player would say them; those that are not possible now, too."""
    rehearsal = rehearsed(table.definition, game, seat, [step.action for step in order])
    says, view = table.texts(words.language).turn, rehearsal.game.view(seat)
    rest = [says.label(table.definition.parse(step.action), view) for step in order[len(rehearsal.steps) :]]
    return THEN.join([*_labels(table, rehearsal, words), *rest])


def _why(table: Table, seat: int, differs: Misfit, words: Words) -> str:
    """What has changed, so that an order does not fit any more."""
    says, said, view = table.texts(words.language).turn, words.labels, differs.game.view(seat)
    name = says.label(table.definition.parse(differs.action), view)
    if isinstance(differs.error, TableError):
        why = differs.error.refusal.sentence(words)
    elif differs.error is not None:
        why = says.refused(differs.error)
    elif differs.worse is None:
        why = said.plan_otherwise(action=name)
    else:
        kind, *amounts = differs.worse
        then, now = (says.exchanged(kind, amount) for amount in amounts)
        change = said.plan_changed(now=now, then=then) if then and now else ""
        why = said.plan_worse_by(action=name, change=change) if change else said.plan_worse(action=name)
    return why
