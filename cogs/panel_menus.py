"""The buttons and menus of the private panel: what can be done now, each saying exactly what it does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import discord
from discord import ui

from arnak_bot.games.arnak.engine import Action, GameView, Phase, Verb
from arnak_bot.games.arnak.engine.actions import act as action_of
from arnak_bot.games.arnak.engine.steps import Pay
from arnak_bot.games.arnak.wording import in_words
from arnak_bot.games.arnak.wording.actions import Menu, heading, label, mark, menu_of, sorted_by_want
from arnak_bot.games.arnak.wording.missing import out_of_reach
from arnak_bot.games.arnak.wording.numbering import Numbers
from arnak_bot.games.kit.limits import clip
from arnak_bot.host import Table
from arnak_bot.host.ahead import look_ahead
from arnak_bot.wording import labels
from arnak_bot.wording.messages import Words
from cogs import ids
from cogs.emoji import Emoji

__all__ = ["MISSING", "MORE", "menus_and_buttons"]

PAGE = 24
"""Options a page: Discord allows 25, and one is needed to turn the page."""
MORE = "page:"
MISSING = "missing:"
BUTTON_LABEL = 80
LACKING_LABEL = 98
FEW = 4
MOST_IN_A_ROW, MOST_ROWS = 5, 5
_PAID_FOR = (Verb.DIG, Verb.DISCOVER, Verb.OVERCOME)
_DECLINING = (Verb.DECLINE, Verb.CANCEL, Verb.DONE)

Item = ui.Item[ui.View]


@dataclass(slots=True)
class _Rows:
    """Rows being filled from the top."""

    items: list[Item]
    row: int = 0

    def add_row(self, items: Sequence[Item]) -> None:
        """Put items into a row of their own."""
        for item in items:
            item.row = self.row
        self.items += items
        self.row += bool(items)


def menus_and_buttons(
    table: Table, view: GameView, numbers: Numbers, pages: dict[str, int], emoji: Emoji, words: Words
) -> list[Item]:
    """Return everything the viewer can press or choose; whose turn it is not can still ask what things are."""
    rows = _Rows([])
    if view.viewer not in view.seats_to_act:
        rows.add_row([] if view.over else [_what_is_this(table, words)])
        return rows.items
    proposal = _proposal(table, view, words)
    if proposal is not None:
        rows.add_row([proposal])
    missing = out_of_reach(view, words)
    plain: list[Item] = []
    for menu in Menu:
        actions = sorted_by_want(action for action in view.legal if menu_of(action, view) is menu)
        lacking = [(action, lack) for kind, action, lack in missing if kind is menu]
        if menu is Menu.ANSWER:
            actions = [action for action in actions if action.verb is not Verb.CANCEL or not _undo_cancels(table, view)]
            shown, plain = _answers(table, view, actions, numbers, words)
            actions = shown
        if actions or lacking:
            rows.add_row([_menu(table, view, menu, actions, lacking, numbers, pages.get(menu.name, 0), emoji, words)])
    rows.add_row(plain)
    closing = _closing_buttons(table, view, words)
    if len(closing) > MOST_IN_A_ROW and rows.row < MOST_ROWS - 1:
        rows.add_row(closing[:MOST_IN_A_ROW])
        closing = closing[MOST_IN_A_ROW:]
    if rows.row < MOST_ROWS:
        rows.add_row(closing[:MOST_IN_A_ROW])
    return rows.items


def _proposal(table: Table, view: GameView, words: Words) -> Item | None:
    """For the payment of a main action: the cheapest way and the end of the turn, where that is sure to follow."""
    if view.question is None or not isinstance(view.question.task, Pay) or view.question.task.origin is not None:
        return None
    cheapest = view.answers[0]
    custom_id = ids.do_button(table.id, table.moves, cheapest.text, Verb.END.value)
    if cheapest.verb is Verb.CANCEL or len(custom_id) > ids.LIMIT or view.viewer is None:
        return None
    if not look_ahead(table.shelved, table.running, view.viewer, cheapest).ends:
        return None
    name = labels.and_end_turn(label(cheapest, view, BUTTON_LABEL - len(labels.and_end_turn("", words)), words), words)
    return ui.Button(label=name, style=discord.ButtonStyle.success, custom_id=custom_id)


def _answers(
    table: Table, view: GameView, actions: Sequence[Action], numbers: Numbers, words: Words
) -> tuple[list[Action], list[Item]]:
    """Share answers out: those that a picture numbers go to a menu, where their words are; a few others to buttons.

    What turns a question down is a button wherever there is room for it.
    """
    listed = [action for action in actions if action.text in numbers.of]
    others = [action for action in actions if action.text not in numbers.of]
    fit = all(len(ids.do_button(table.id, table.moves, action.text)) <= ids.LIMIT for action in others)
    if len(others) > FEW or not fit:
        return [*listed, *others], []
    return listed, [_answer_button(table, view, action, words) for action in others]


def _undo_cancels(table: Table, view: GameView) -> bool:
    """Whether Undo takes back just what would be cancelled (R57): then one button for it is enough."""
    log = table.running.log
    return view.undoable > 0 and bool(log) and log[-1][0] == view.viewer and action_of(log[-1][1]).verb in _PAID_FOR


def _answer_button(table: Table, view: GameView, action: Action, words: Words) -> Item:
    declines = action.verb in _DECLINING
    return ui.Button(
        label=label(action, view, BUTTON_LABEL, words),
        style=discord.ButtonStyle.secondary if declines else discord.ButtonStyle.primary,
        custom_id=ids.do_button(table.id, table.moves, action.text),
    )


def _menu(
    table: Table,
    view: GameView,
    menu: Menu,
    actions: Sequence[Action],
    lacking: Sequence[tuple[Action, str]],
    numbers: Numbers,
    page: int,
    emoji: Emoji,
    words: Words,
) -> Item:
    """A menu of at most 25 options, what is out of reach last; where there are more, one turns the page."""
    options = [_option(action, view, numbers, emoji, words) for action in actions]
    options += [
        discord.SelectOption(
            label=labels.lacking(clip(label(action, view, words=words), LACKING_LABEL), words),
            description=in_words.lacking(action, view, lack, words),
            value=f"{MISSING}{action.text}",
        )
        for action, lack in lacking
    ]
    if len(options) > PAGE + 1:
        count = -(-len(options) // PAGE)
        page %= count
        options = options[page * PAGE : (page + 1) * PAGE]
        following = (page + 1) % count
        more = discord.SelectOption(label=labels.more(following + 1, count, words), value=f"{MORE}{following}")
        options.append(more)
    return ui.Select(
        custom_id=ids.pick_menu(table.id, table.moves, menu.name),
        placeholder=labels.menu(_heading(view, menu, words), len(actions), words),
        options=options,
    )


def _heading(view: GameView, menu: Menu, words: Words) -> str:
    """What a menu holds; for a payment, that these are ways to pay."""
    pays = view.question is not None and isinstance(view.question.task, Pay)
    return words.labels.ways_to_pay() if menu is Menu.ANSWER and pays else heading(menu, words)


def _option(action: Action, view: GameView, numbers: Numbers, emoji: Emoji, words: Words) -> discord.SelectOption:
    number = numbers.of.get(action.text)
    name = label(action, view, words=words)
    return discord.SelectOption(
        label=name if number is None else clip(labels.numbered(number, name, words)),
        value=action.text,
        description=in_words.described(action, view, words=words) or None,
        emoji=emoji.of(mark(action, view)) or None,
    )


def _closing_buttons(table: Table, view: GameView, words: Words) -> list[Item]:
    """Pass or End turn, Undo as far as it reaches, what the table may be asked for, and what things are."""
    items: list[Item] = []
    for action in view.legal:
        if menu_of(action, view) is None and action.verb in (Verb.PASS, Verb.END):
            then = [Verb.END.value] if action.verb is Verb.PASS else []
            items.append(
                ui.Button(
                    label=label(action, view, BUTTON_LABEL, words),
                    style=discord.ButtonStyle.success if action.verb is Verb.END else discord.ButtonStyle.secondary,
                    custom_id=ids.do_button(table.id, table.moves, action.text, *then),
                )
            )
    return [*items, *_undo_buttons(table, view, words), _what_is_this(table, words)]


def _undo_buttons(table: Table, view: GameView, words: Words) -> list[Item]:
    """Undo the last step, or all steps back to the last reveal; what revealed something takes everybody's consent."""
    if not table.running.log or table.running.log[-1][0] != view.viewer:
        return []
    last = action_of(table.running.log[-1][1])
    if not view.undoable:
        if view.phase is not Phase.TURNS or not table.turn:
            return []
        name = labels.ask_undo(label(last, view, BUTTON_LABEL - len(labels.ask_undo("", words)), words), words)
        return [ui.Button(label=name, custom_id=ids.undo_button(table.id, table.moves, ids.Undo.PLEAD))]
    name = labels.undo(label(last, view, BUTTON_LABEL - len(labels.undo("", words)), words), words)
    buttons: list[Item] = [ui.Button(label=name, custom_id=ids.undo_button(table.id, table.moves, ids.Undo.LAST))]
    if view.undoable > 1:
        whole = view.undoable >= len(table.turn)
        name = words.labels.undo_turn() if whole else words.labels.undo_to_reveal()
        buttons.append(ui.Button(label=name, custom_id=ids.undo_button(table.id, table.moves, ids.Undo.ALL)))
    return buttons


def _what_is_this(table: Table, words: Words) -> Item:
    return ui.Button(
        label=words.labels.what_is_this(), emoji="🔍", custom_id=ids.table_button(ids.Press.WHAT_IS_THIS, table.id)
    )
