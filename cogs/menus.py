"""The buttons and menus of the private panel: everything the player can do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from typing import Any, Literal, TypeVar

import discord
from discord import ui

from arnak_bot.game.position import Action, View
from arnak_bot.game.texts import AnyTexts
from arnak_bot.game.values import Menu, Panel
from arnak_bot.host import Table
from arnak_bot.host.play import last_move, look_ahead, usual_payment
from arnak_bot.host.taking_back import asked_before, has_just_ended, is_answered_step
from arnak_bot.kit.limits import clip, units
from arnak_bot.wording.messages import Words
from cogs import ids
from cogs.ids import Press
from cogs.interactions import BLUE, GREEN, GREY, button
from cogs.layouts import MOST_IN_A_ROW
from cogs.limits import BUTTON_LABEL
from cogs.pictures import Emoji
from cogs.plans import Kept, Trial, in_trial

PAGE = 24
"""Options per page: Discord allows 25, and one is needed to turn the page."""
MORE = "page:"
MISSING = "missing:"
LACKING_LABEL = 98
MOST_ROWS = 5

Item = ui.Item[ui.View]
T = TypeVar("T")


@dataclass(slots=True)
class _Rows:
    items: list[Item]
    row: int = 0

    def add(self, items: Sequence[Item]) -> None:
        for row in discord.utils.as_chunks(items, MOST_IN_A_ROW):
            for item in row:
                item.row = self.row
            self.items += row
            self.row += 1

    def put_on_top(self, item: Item) -> None:
        for each in self.items:
            each.row = (each.row or 0) + 1
        item.row = 0
        self.items.insert(0, item)
        self.row += 1


def menus_and_buttons(
    table: Table,
    view: View,
    pages: dict[str, int],
    emoji: Emoji,
    words: Words,
    *,
    votes: Sequence[Item] = (),
    hints: bool = False,
    tab: str = "",
    log: bool = False,
    kept: Kept = Kept(),  # noqa: B008  (a frozen value)
    trial: Trial | None = None,
    advised: Sequence[str] = (),
) -> list[Item]:
    """Return all the viewer's buttons and menus; when it is not their turn, those for look-ups.

    `votes`: those that answer requests. `hints`: they may ask for hints. `tab`: the tab to show if it exists, unless a
    menu is turned to a page. `log`: include the button for the log. `kept`: the buttons about their plans. `trial`: the
    private copy that is shown, whose table is `table`. `advised`: the actions played by the button for a guided game's
    suggestion.
    """
    rows = _Rows([])
    if trial is not None and trial.instead:
        rows.add(trial.instead)
        return rows.items
    if view.viewer not in view.seats_to_act or table.closed or table.seats[view.viewer].gone:
        rows.add([*votes, *_while_waiting(table, view, words, kept, log=log)])
        return rows.items
    at = Seen(table, view, table.texts(words.language), words)
    offered = at.says.turn.panel(view, _last_decision(table, view))
    proposal = _proposal(at, offered.proposal)
    if proposal is not None:
        rows.add([proposal])
    _add_choices(rows, at, offered, pages, emoji, tab)
    closing, what = [_closing_button(at, actions) for actions in offered.closing], _what_is_this(table, view, words)
    if trial is not None:
        closing = closing if trial.plays or not any(map(table.definition.is_end, view.legal)) else []
        undo = _undo_buttons(at) if trial.undo is None else trial.undo
        closing += [*trial.keeps, *undo, *trial.leaves]
    else:
        undo = [undo_of_a_reveal(table, at.seat, words)] if is_answered_step(table, at.seat) else _undo_buttons(at)
        closing += [*undo, *votes, *what]
    if hints and len(view.legal) > 1:
        closing.append(button(words.labels.advice(), ids.table_button(Press.ADVICE, table.id), emoji="💡"))
    if log:
        closing.append(button(words.labels.log(), ids.table_button(Press.LOG, table.id)))
    proposed = proposal is not None and [each.text for each in offered.proposal[:1]] == [*advised[:1]]
    likeliest = kept.play or (None if proposed else _advised_button(at, advised))
    if likeliest is not None:
        _lead_with(likeliest, rows, closing)
    room = (MOST_ROWS - rows.row) * MOST_IN_A_ROW
    if len(closing) > room:  # a hint is needed more than an explanation
        closing = [each for each in closing if each not in what]
    rows.add(closing[:room])
    return rows.items if trial is None else in_trial(trial.mark, rows.items)


def _while_waiting(table: Table, view: View, words: Words, kept: Kept, *, log: bool) -> list[Item]:
    if kept.alone:
        return list(kept.buttons)
    buttons = [*kept.buttons]
    if log:
        buttons.append(button(words.labels.log(), ids.table_button(Press.LOG, table.id)))
    if not view.over:
        if view.viewer is not None and has_just_ended(table, view.viewer):
            buttons.append(undo_of_a_reveal(table, view.viewer, words))
        buttons += _what_is_this(table, view, words)
    if view.viewer is not None:
        buttons.append(button(words.labels.note(), ids.table_button(Press.NOTE, table.id), emoji="📝"))
    return buttons


def _add_choices(rows: _Rows, at: Seen, offered: Panel[Any], pages: dict[str, int], emoji: Emoji, tab: str) -> None:
    tab = next((menu.tab for menu in offered.menus if menu.key in pages), tab)
    tab = tab if tab in [each.key for each in offered.tabs] else ""
    plain: list[Item] = []
    for menu in (each for each in offered.menus if each.tab == tab):
        listed, loose = _shared_out(at, menu)
        if (only := _only_choice(at, menu, listed, loose)) is not None:
            listed = []
            plain.append(only)
        plain += [_answer_button(at, action, offered.numbers.get(action.text), emoji) for action in loose]
        if listed or menu.lacking:
            rows.add([_menu(at, menu, listed, offered, pages.get(menu.key, 0), emoji)])
    rows.add([*plain, *_tab_buttons(at, offered, tab)])


def _lead_with(likeliest: ui.Button[ui.View], rows: _Rows, closing: list[Item]) -> None:
    """Make the likeliest button the only green one, above the others if there is room for a row."""
    for other in _buttons(rows.items, closing):
        if other.style is GREEN:
            other.style = GREY
    twin = next((each for each in _buttons(rows.items, closing) if each.custom_id == likeliest.custom_id), None)
    if twin is not None:  # Discord refuses a message in which two components have the same id
        twin.style = GREEN
    elif rows.row < MOST_ROWS - 1:
        rows.put_on_top(likeliest)
    else:
        closing.insert(0, likeliest)


@dataclass(frozen=True, slots=True)
class Seen:
    """A position as seen by one player, with the texts in their language."""

    table: Table
    view: View
    says: AnyTexts
    words: Words

    @property
    def seat(self) -> int:
        assert self.view.viewer is not None, "a spectator decides nothing"
        return self.view.viewer

    def do(self, *actions: Action) -> str:
        return ids.do_button(self.table.id, self.table.moves, *(action.text for action in actions))

    def payment(self, action: Action) -> Action | None:
        """How an action is paid for unless the player chooses; None if the player is asked, or it costs nothing."""
        return usual_payment(self.table.definition, self.table.running, self.seat, action)

    def label(self, action: Action, around: str = "") -> str:
        """Return the label of an action's button, leaving room for the text `around` it."""
        return self.says.turn.label(action, self.view, BUTTON_LABEL - units(around))


def _last_decision(table: Table, view: View) -> Action | None:
    """The viewer's decision that the Undo button takes back, or for which it asks the other players' consent."""
    own = table.decided(view.viewer)
    return table.definition.parse(table.running.log[own[-1]][1]) if own else None


def _proposal(at: Seen, actions: Sequence[Action]) -> Item | None:
    """The button for a suggested action; None if it would also end the turn, but that is doubtful or not certain."""
    if not actions or units(at.do(*actions)) > ids.LIMIT:
        return None
    first, *following = actions
    name = at.label(first)
    if following:
        doubtful = at.says.turn.doubt(first, at.view, final=False) is not None  # such as paying for nothing
        if doubtful or not look_ahead(at.table.definition, at.table.running, at.seat, first).ends:
            return None
        pays = at.words.labels.and_end_turn
        name = pays(payment=at.label(first, pays(payment="")))
    return button(name, at.do(*actions), GREEN)


def _buttons(*items: Sequence[Item]) -> Iterator[ui.Button[ui.View]]:
    return (each for each in chain(*items) if isinstance(each, ui.Button))


def _advised_button(at: Seen, advised: Sequence[str]) -> ui.Button[ui.View] | None:
    action = next((each for each in at.view.legal if [each.text] == [*advised[:1]]), None)
    custom_id = ids.do_button(at.table.id, at.table.moves, *advised)
    if action is None or units(custom_id) > ids.LIMIT:
        return None
    said, turn = at.words.labels, at.says.turn
    paid = len(advised) > 1 and at.table.definition.asks_payment(action)
    room = BUTTON_LABEL - units(said.do_it(action=""))
    if paid:
        name = turn.label_paid(action, at.table.definition.parse(advised[1]), at.view, room)
    else:
        name = turn.label_priced(action, at.view, room)
    return button(said.do_it(action=name), custom_id, GREEN)


def _shared_out(at: Seen, menu: Menu[Any]) -> tuple[list[Action], list[Action]]:
    """Split a menu's actions into menu options and buttons; `loose` actions become buttons if few and short enough."""
    fit = all(units(at.do(action)) <= ids.LIMIT for action in menu.loose)
    if len(menu.loose) > menu.few or not fit:
        return [*menu.actions, *menu.loose], []
    return list(menu.actions), list(menu.loose)


def _only_choice(at: Seen, menu: Menu[Any], listed: Sequence[Action], loose: Sequence[Action]) -> Item | None:
    """The button for a menu's only listed action if its other actions are buttons, too; green if all others decline."""
    if len(listed) != 1 or menu.lacking or not loose or menu.first is not None or units(at.do(listed[0])) > ids.LIMIT:
        return None
    doubt = at.says.turn.doubt(listed[0], at.view, final=False)
    best = doubt is None and all(map(at.table.definition.declines, loose))
    return button(at.says.turn.with_hint(listed[0], at.view), at.do(listed[0]), GREEN if best else BLUE)


def _answer_button(at: Seen, action: Action, number: int | None, emoji: Emoji) -> Item:
    style = GREY if at.table.definition.declines(action) else BLUE
    if number is None:
        return button(at.label(action), at.do(action), style)
    said = at.words.labels
    name = said.numbered(number=number, name=at.label(action, said.numbered(number=number, name="")))
    sign = emoji.of(at.says.turn.sign(action, at.view)) or None
    return button(name, at.do(action), style, emoji=sign)


def _closing_button(at: Seen, actions: Sequence[Action]) -> Item:
    style = GREEN if at.table.definition.is_end(actions[0]) else GREY
    return button(at.label(actions[0]), at.do(*actions), style)


def _menu(at: Seen, menu: Menu[Any], actions: Sequence[Action], offered: Panel[Any], page: int, emoji: Emoji) -> Item:
    """A menu of at most 25 options, unavailable ones last; with more, one option turns the page."""
    said = at.words.labels
    options = [_option(at, action, offered.numbers.get(action.text), emoji, menu.first) for action in actions]
    options += [
        discord.SelectOption(
            label=said.lacking(name=clip(at.says.turn.label(action, at.view), LACKING_LABEL)),
            description=lack,
            value=f"{MISSING}{action.text}",
        )
        for action, lack in menu.lacking
    ]
    if len(options) > PAGE + 1:
        options, more = turned_to(page, options, at.words)
        options.append(more)
    return ui.Select(
        custom_id=ids.pick_menu(at.table.id, at.table.moves, menu.key),
        placeholder=menu.heading if menu.counted else said.menu(heading=menu.heading, possible=len(actions)),
        options=options,
        max_values=min(menu.most, len(options)),
    )


def turned_to(page: int, listed: list[T], words: Words) -> tuple[list[T], discord.SelectOption]:
    """Return the part of a long list that a page of a menu shows, and the option that turns to the next page."""
    count = -(-len(listed) // PAGE)
    page, following = page % count, (page + 1) % count
    more = discord.SelectOption(label=words.labels.more(page=following + 1, count=count), value=f"{MORE}{following}")
    return listed[page * PAGE : (page + 1) * PAGE], more


def _option(at: Seen, action: Action, number: int | None, emoji: Emoji, first: Action | None) -> discord.SelectOption:
    name = at.says.turn.label(action, at.view)
    if (payment := at.payment(action)) is not None:
        name = at.says.turn.label_paid(action, payment, at.view)
    return discord.SelectOption(
        label=name if number is None else clip(at.words.labels.numbered(number=number, name=name)),
        value=action.text if first is None else f"{first.text}{ids.WITH}{action.text}",
        description=at.says.turn.hint(action, at.view) or None,
        emoji=emoji.of(at.says.turn.sign(action, at.view)) or None,
    )


def _tab_buttons(at: Seen, offered: Panel[Any], tab: str) -> list[Item]:
    further = [(each.name, each.key) for each in offered.tabs if each.under == tab]
    back = [(at.words.labels.go_back(), "")] if tab else []
    return [button(name, ids.tab_button(at.table.id, key)) for name, key in (*further, *back)]


def _undo_buttons(at: Seen) -> list[Item]:
    """The buttons to undo the last move, or all since the last reveal; undoing a reveal needs everybody's consent."""
    table, view, said = at.table, at.view, at.words.labels
    last = _last_decision(table, view)
    if last is None:
        return []
    if not view.undoable:
        return [undo_of_a_reveal(table, at.seat, at.words)]
    move = last_move(table.definition, table.running, at.seat)
    buttons: list[Item] = []
    if move.pays:
        buttons.append(button(said.pay_differently(), ids.undo_button(table.id, table.moves, ids.Undo.PAYMENT)))
    name = said.undo(action=replace(at, view=move.before).label(move.action, said.undo(action="")))
    buttons.append(button(name, ids.undo_button(table.id, table.moves, ids.Undo.LAST)))
    if view.undoable > move.steps:
        whole = view.undoable >= len(table.decided(view.viewer))
        name = said.undo_turn() if whole else said.undo_to_reveal()
        buttons.append(button(name, ids.undo_button(table.id, table.moves, ids.Undo.ALL)))
    return buttons


def undo_of_a_reveal(table: Table, seat: int, words: Words) -> ui.Button[ui.View]:
    """The button to undo a seat's last decision, which revealed something, or to ask the other players for that, or no
    longer to ask.
    """
    said = words.labels
    if asked_before(table, seat) is not None:
        return button(said.withdraw_undo(), ids.table_button(Press.WITHDRAW, table.id))
    if table.undoes_alone(seat):
        return button(said.take_back(), ids.undo_button(table.id, table.moves, ids.Undo.ALONE))
    room = BUTTON_LABEL - units(said.ask_undo(action=""))
    name = said.ask_undo(action=_label_of_last(table, seat, words, room))
    return button(name, ids.undo_button(table.id, table.moves, ids.Undo.PLEAD))


def undo_alone(table: Table, seat: int, words: Words) -> str:
    """What the player would take back with the button above, for which nobody has to agree."""
    what: Literal["choice", "turn", "move"] = "turn" if table.definition.is_end(_last_of(table, seat)) else "move"
    if table.acts != "alone" and seat not in table.running.seats_to_act:
        what = "choice"
    return words.labels.taking_back(what=what, action=_label_of_last(table, seat, words, BUTTON_LABEL))


def _last_of(table: Table, seat: int) -> Action:
    last: Action = next(table.definition.parse(text) for by, text in reversed(table.running.log) if by == seat)
    return last


def _label_of_last(table: Table, seat: int, words: Words, room: int) -> str:
    return table.texts(words.language).turn.label(_last_of(table, seat), table.running.view(seat), room)


def _what_is_this(table: Table, view: View, words: Words) -> list[Item]:
    """Empty if nothing on the table can be looked up."""
    if not table.texts(words.language).reference.lying(view):
        return []
    return [button(words.labels.what_is_this(), ids.table_button(Press.WHAT_IS_THIS, table.id), emoji="🔍")]
