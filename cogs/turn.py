"""/turn for any game: answers, pass and end, and typed actions, which are played at once if their meaning is clear."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Any, TypeAlias

from discord.ext import commands

from arnak_bot.game.position import Action, View
from arnak_bot.game.texts import MOST_SUGGESTED, MOST_TYPED
from arnak_bot.game.values import Tab
from arnak_bot.host import Table, TableError
from arnak_bot.host.play import last_move
from arnak_bot.kit.limits import LABEL_LIMIT, clip, clip_sentences, units
from arnak_bot.kit.names import YesOrNo, spoken
from arnak_bot.kit.prose import capital
from arnak_bot.kit.spelling import (
    command_meant,
    first_of_several,
    means_advice,
    means_the_end,
    means_the_panel,
    means_undo,
    with_payment,
)
from arnak_bot.refusals import NotInGame, Why
from arnak_bot.wording.messages import Commands
from cogs import ids
from cogs.choices import Suggestion, suggested
from cogs.client import ArnakBot, Interaction
from cogs.command_tree import command, everywhere, localized
from cogs.hints import send_advice
from cogs.interactions import BLUE, button, defer, edit_response, reader_words, stateless_view
from cogs.limits import BUTTON_LABEL
from cogs.menus import Item, Seen
from cogs.planning import open_note
from cogs.play import as_offered, doubt_about, follow, open_panel_again, play, renew_panels
from cogs.replies import answer
from cogs.undo import take_back_or_offer

Meaning: TypeAlias = Callable[[Seen], Sequence[Action]]
"""Returns the actions that a typed text means in a position."""


def _anything(_: Any) -> bool:
    return True


async def play_just(interaction: Interaction, text: str) -> None:
    """Play the action with exactly this text. Raises TableError if the user does not play here, there is no such
    action, or it is not their turn; or the game's own refusal, if the action is not possible now.
    """
    table = await interaction.client.table_here(interaction)
    table.player(interaction.user.id)
    try:
        action = table.definition.parse(text)
    except ValueError:
        raise TableError(NotInGame(table.definition.title, text)) from None

    def just(at: Seen) -> Sequence[Action]:
        return (action if action in at.view.legal else at.says.turn.meant(text, at.view),)

    await play_typed(interaction, table, just, text)


async def play_typed(interaction: Interaction, table: Table, meaning: Meaning, typed: str) -> None:
    """Play the typed action, and any that follow it, or undo. An unusual step needs confirmation, as with the buttons.
    A number means the action with that number in the panel; if the game also reads it differently, the player is asked.
    Raises TableError if it is not the user's turn, or the game's own refusal, if the text matches no action, or several
    that do not belong together.
    """
    found, refused = list[Sequence[Action]](), None
    try:
        table.turn_of(interaction.user.id)
        found, refused = _meanings(_seen(interaction, table), typed, meaning)
    except TableError as error:
        if error.refusal is Why.GAME_OVER and await interaction.client.host.what_ifs.kept(table, interaction.user.id):
            raise TableError(Why.WHAT_IF_HAS_BUTTONS) from error
        if not means_undo(typed):
            raise
    if means_undo(typed) and (refused or not found):
        await take_back_or_offer(interaction, table)
    elif refused and not found:
        await play_paid_or_offer(interaction, table, refused, typed)
    elif len(found) == 1:
        await _play(interaction, table, found[0])
    else:
        await _offer(interaction, table, found, typed)


def _seen(interaction: Interaction, table: Table) -> Seen:
    words = reader_words(interaction)
    return Seen(table, table.view(interaction.user.id), table.texts(words.language), words)


def _meanings(at: Seen, typed: str, meaning: Meaning) -> tuple[list[Sequence[Action]], Exception | None]:
    """Return the different meanings of a text, as a number in the panel and as words, and why it has none as words."""
    found: list[Sequence[Action]] = [(each,) for each in _numbered(at, typed)]
    try:
        found += [each for each in [meaning(at)] if each not in found]
    except at.table.definition.refusal as error:
        return found, error
    return found, None


def _all_meant(typed: str) -> Meaning:
    return lambda at: at.says.turn.all_meant(typed, at.view)


def _numbered(at: Seen, typed: str) -> list[Action]:
    numbers = at.says.turn.panel(at.view, None).numbers if typed.strip().isdecimal() else {}
    return [action for action in at.view.legal if str(numbers.get(action.text)) == typed.strip()]


async def _play(interaction: Interaction, table: Table, actions: Sequence[Action]) -> None:
    await defer(interaction)
    texts = as_offered(table, interaction.user.id, actions)
    await play(interaction, table, texts, sure=False, together=len(actions))


async def play_paid_or_offer(
    interaction: Interaction,
    table: Table,
    error: Exception,
    typed: str,
    fits: Callable[[Any], bool] = _anything,
) -> None:
    """Play rejected input that turns out to be an action with its payment; otherwise offer a few likely actions. If
    only one action is offered, its button plays it without another confirmation: the message already says what the
    action costs, or why it is unusual. `fits`: whether an action belongs to the command. If none is offered, the reply
    says why, by `error` or something more specific.
    """
    table.turn_of(interaction.user.id)
    at = _seen(interaction, table)
    paid = _paid(at, typed, fits)
    if len(paid) == 1:
        await _play(interaction, table, paid[0])
        return
    first = "" if at.says.turn.why(error) else first_of_several(typed)
    error, likely = _likely(at, paid, error, typed, fits)
    alone = bool(first) and not any(with_payment(first)) and (len(likely) == 1 or not at.view.answers)
    best = () if likely or at.says.turn.why(error) else at.says.turn.best_of_many(typed, at.view)
    if likely:
        await _offer(interaction, table, likely, typed, error, alone=alone)
    elif best:
        await _offer(interaction, table, [(each,) for each in best if fits(each)], typed, error, more=True)
    else:
        await _refuse(interaction, at, error, alone=alone)


async def _refuse(interaction: Interaction, at: Seen, error: Exception, *, alone: bool) -> None:
    """Say why input was rejected, with a button for the panel; it shows the answers if a question is open. `alone`: as
    for `_offer`.
    """
    turn = at.says.turn
    why = turn.why(error)
    told = why if why and at.view.answers else turn.refused(error)
    told = f"{at.words.labels.one_at_a_time()} {told}" if why and alone else told
    await answer(interaction, told, stateless_view(_to_panel(at)))


def _to_panel(at: Seen) -> Item:
    return button(at.words.labels.my_turn(), ids.table_button(ids.Press.MY_TURN, at.table.id), BLUE)


def _likely(
    at: Seen,
    paid: Sequence[Sequence[Action]],
    error: Exception,
    typed: str,
    fits: Callable[[Any], bool] = _anything,
) -> tuple[Exception, Sequence[Sequence[Action]]]:
    """Return why rejected input is no action, and the few actions that may be meant: those in `paid`, if any."""
    turn, legal = at.says.turn, at.view.legal
    if not paid and (unpaid := _unpaid(at, typed, fits)):
        error, paid = unpaid
    elif not paid and not turn.why(error) and (first := first_of_several(typed)):
        try:
            paid = [each for each in [turn.all_meant(first, at.view)] if fits(each[0])]
        except at.table.definition.refusal as refused:
            error = refused if turn.why(refused) else error
    ends = [each for each in legal if at.table.definition.is_end(each)] if means_the_end(typed) else []
    likely = paid or [(each,) for each in ends or turn.likely(error, typed, at.view) if fits(each)]
    return error, likely if len(likely) <= turn.most_likely else ()


async def _offer(
    interaction: Interaction,
    table: Table,
    likely: Sequence[Sequence[Action]],
    typed: str,
    error: Exception | None = None,
    more: bool = False,
    alone: bool = False,
) -> None:
    """Offer the likely meanings of the input as buttons; `error`: why none of them was played at once; `more`: whether
    they are only the best ones; `alone`: whether only the first of several typed moves is meant.
    """
    table.turn_of(interaction.user.id)
    at = _seen(interaction, table)
    turn, said = at.says.turn, at.words.labels
    offered = dict(_button(at, actions, sure=len(likely) == 1) for actions in likely)
    if error and any(units(each) > ids.LIMIT for each in offered.values()):
        raise error
    told = [turn.why(error)] if error else []
    doubt = doubt_about(table, at.seat, [likely[0][0].text], at.words) if len(likely) == 1 else None
    if error and {action for action, *_ in likely} == {*turn.helpful(error)}:
        told = [turn.refused(error)]
    elif len(likely) == 1:
        told += [said.did_you_mean(action=next(iter(offered)))]
    else:
        told += [said.which_of_these(typed=spoken(clip(typed, MOST_TYPED)))]
    buttons: list[Item] = [button(label, custom_id, BLUE) for label, custom_id in offered.items()]
    if more:
        told.append(said.rest_in_panel())
        buttons.append(_to_panel(at))
    told = [said.one_at_a_time(), *told] if alone else told
    text = "\n".join(filter(None, (" ".join(filter(None, told)), doubt)))
    await defer(interaction)
    await edit_response(interaction, text, view=stateless_view(*buttons))


def _tabs_meant(interaction: Interaction, table: Table, typed: str) -> Sequence[Tab]:
    """The tabs of the user's panel that the input may ask for; none if they are not to act."""
    try:
        table.turn_of(interaction.user.id)
    except TableError:
        return ()
    at = _seen(interaction, table)
    return at.says.turn.tabs_meant(typed, at.view)


async def _offer_tabs(interaction: Interaction, table: Table, tabs: Sequence[Tab], typed: str) -> None:
    words = reader_words(interaction)
    buttons = [button(tab.name, ids.tab_button(table.id, tab.key), BLUE) for tab in tabs]
    if interaction.client.host.hints.may_ask(table):
        buttons.append(button(words.labels.advice(), ids.table_button(ids.Press.ADVICE, table.id), emoji="💡"))
    await defer(interaction)
    asked = words.labels.which_of_these(typed=spoken(clip(typed, MOST_TYPED)))
    await edit_response(interaction, asked, view=stateless_view(*buttons))


def _unpaid(at: Seen, typed: str, fits: Callable[[Any], bool]) -> tuple[Exception, Sequence[Sequence[Action]]] | None:
    """Return the refusal of a typed action without its payment or, with the action, of the payment; None if neither is
    known.
    """
    turn, refusal = at.says.turn, at.table.definition.refusal
    for action_text, payment_text in with_payment(typed):
        meant: list[Sequence[Action]] = []
        try:
            action = turn.meant(action_text, at.view)
            if fits(action) and (after := _view_after(at, action)) is not None and after.answers:
                meant.append((action,))
                turn.answer_meant(payment_text, after)
        except refusal as error:
            if turn.why(error):
                return error, meant
    return None


def _button(at: Seen, actions: Sequence[Action], *, sure: bool) -> tuple[str, str]:
    """The label and the custom id of a button that plays an action (the first of `actions`) with the payment that
    follows it or, failing that, with the one that the menu would use.
    """
    action, table = actions[0], at.table
    payment = actions[1] if len(actions) > 1 else at.payment(action)
    label = at.label(action) if payment is None else at.says.turn.label_paid(action, payment, at.view, BUTTON_LABEL)
    played = as_offered(table, table.seats[at.seat].user_id, actions)
    return label, ids.do_button(table.id, table.moves, *played, sure=sure, together=len(actions))


def _paid(at: Seen, typed: str, fits: Callable[[Any], bool] = _anything) -> Sequence[tuple[Action, Action]]:
    """Return the pairs that the text may mean: an action and the answer to its question, such as a payment. Only for
    actions that reveal nothing, since nobody can answer a question they do not know yet.
    """
    view_after: Callable[[Any], View | None] = cache(partial(_view_after, at))
    for action_text, payment_text in with_payment(typed):
        try:
            actions: Sequence[Action] = [at.says.turn.meant(action_text, at.view)]
        except at.table.definition.refusal as error:
            near = at.says.turn.near(error)
            actions = near if len(near) > 1 else ()
        found = [
            (each, paid) for each in filter(fits, actions) for paid in _payments(at, view_after(each), payment_text)
        ]
        if found and (len(actions) == 1 or len(found) == 1):  # the payment may decide between several actions
            return found
    return []


def _view_after(at: Seen, action: Any) -> View | None:
    """What the seat sees after an action; None if that reveals something."""
    after = at.table.running.copy()
    after.apply(action, at.seat)
    return after.view(at.seat) if after.can_undo else None


def _payments(at: Seen, view: View | None, typed: str) -> Sequence[Action]:
    """The payments in a view that the text may mean."""
    turn = at.says.turn
    if view is None or not view.answers:
        return ()
    try:
        return (turn.answer_meant(typed, view),)
    except at.table.definition.refusal as error:
        return [each for each in turn.likely(error, typed, view) if each in view.answers]


def suggested_actions(at: Seen, typed: str) -> list[tuple[str, str]]:
    """Suggest actions for the input so far, as pairs (label, text): what would be played or offered as buttons if the
    input were sent as it is, and what completes its last word; before them, why what is meant is not possible. Input
    that is no action, but will be answered, is suggested as typed.
    """
    turn, view, table, short = at.says.turn, at.view, at.table, typed == clip(typed, LABEL_LIMIT)
    acts = view.viewer in view.seats_to_act
    undoes = means_undo(typed) and not (acts and table.decided(view.viewer) and view.undoable)
    tabs = turn.tabs_meant(typed, view) if acts else ()
    if short and (command_meant(typed) or means_advice(typed) or means_the_panel(typed) or undoes or tabs):
        return [(typed.strip(), typed.strip())]
    if not acts or not short:
        return list(turn.suggested(typed, view))
    if means_undo(typed):
        move = last_move(table.definition, table.running, at.seat)
        return [(clip(turn.common.labels.undo(action=turn.label(move.action, move.before))), typed.strip())]
    paid = _paid(at, typed)
    if len(paid) == 1:
        return [(_button(at, paid[0], sure=False)[0], typed.strip())]
    found = list(turn.suggested(typed, view))
    if not typed.strip():
        return found
    meant, refused = _meanings(at, typed, _all_meant(typed))
    legal, told = {action.text for action in view.legal}, list[tuple[str, str]]()
    if not refused and any(len(actions) > 1 or actions[0] not in view.legal for actions in meant):
        return found  # several actions in order, which only the game can name or refuse
    if not meant:
        assert refused is not None
        why, likely = _likely(at, paid, refused, typed)
        if known := turn.reason(why) or turn.why(why):
            sentence = known if likely or turn.reason(why) else turn.refused(why)
            told = [(clip_sentences(capital(sentence)), typed.strip())]
        elif not likely:
            return found
        meant = [*likely]
    shown = [_shown(at, actions) for actions in meant]
    sent = {text for _, text in shown}
    rest = [each for each in found if each[1] in legal - sent and _continues(typed, each, in_word=refused is not None)]
    return [*told, *shown, *rest][:MOST_SUGGESTED]


def _continues(typed: str, suggestion: tuple[str, str], *, in_word: bool) -> bool:
    """Whether what is suggested begins with the input; `in_word`: and completes its last word."""
    begun = typed.strip().casefold()
    rests = [name[len(begun) :] for name in suggestion if name.casefold().startswith(begun)]
    return any(rest[:1].isalnum() for rest in rests) if in_word else bool(rests)


def _shown(at: Seen, actions: Sequence[Action]) -> tuple[str, str]:
    """An action, perhaps with its payment, as a suggestion: its label, and the text that plays it."""
    if len(actions) > 1:
        return _button(at, actions, sure=False)[0], " with ".join(each.text for each in actions)
    return clip(at.says.turn.with_hint(actions[0], at.view)), actions[0].text


@everywhere
class Turn(commands.GroupCog, name="Turn", group_name="turn", group_description=localized(Commands.turn)):
    def __init__(self, bot: ArnakBot) -> None:
        self.bot = bot

    @commands.Cog.listener()
    async def on_position(self, table: Table) -> None:
        """Called after a table's new position was posted, or when computers have answered without a post."""
        await follow(self.bot, table)

    @commands.Cog.listener()
    async def on_seat_changed(self, table: Table) -> None:
        """Called after somebody has left, or a seat was handed to a computer, to a new player or back to its player."""
        await renew_panels(self.bot, table, of=table.seats)  # their requests to the others may have lapsed

    @commands.Cog.listener()
    async def on_request_lapsed(self, table: Table) -> None:
        """Called when a request for an undo, which panels mention, can no longer be agreed to."""
        moved = [seat for seat, row in table.own_rows.items() if row == table.moves]
        moved = moved or [seat for seat, _ in table.running.log[-1:]]  # that player's panel shows their move
        await renew_panels(self.bot, table, of=[each for each in table.seats if each.seat not in moved])

    @command("turn")
    async def panel(self, interaction: Interaction) -> None:
        await open_panel_again(interaction, await self.bot.table_here(interaction))

    @command("turn")
    async def do(self, interaction: Interaction, action: str) -> None:
        table = await self.bot.table_here(interaction)
        if meant := command_meant(action):
            hints: YesOrNo = "yes" if self.bot.host.hints.may_ask(table) else "no"
            await answer(interaction, reader_words(interaction).texts.other_command(meant=meant, hints=hints))
            return
        if means_the_panel(action):
            await open_panel_again(interaction, table)
            return
        if tabs := _tabs_meant(interaction, table, action):
            await _offer_tabs(interaction, table, tabs, action)
            return
        if means_advice(action):
            await defer(interaction)
            await send_advice(interaction, table)
            return
        await play_typed(interaction, table, _all_meant(action), action)

    @do.autocomplete("action")
    async def _actions(self, interaction: Interaction, current: str) -> list[Suggestion]:
        words = reader_words(interaction)

        def fitting(table: Table, view: View) -> list[tuple[str, str]]:
            return suggested_actions(Seen(table, view, table.texts(words.language), words), current)

        return await suggested(interaction, fitting)

    @command("turn")
    async def choose(self, interaction: Interaction, answer: str) -> None:
        table = await self.bot.table_here(interaction)
        await play_typed(interaction, table, lambda at: (at.says.turn.answer_meant(answer, at.view),), answer)

    @choose.autocomplete("answer")
    async def _answers(self, interaction: Interaction, current: str) -> list[Suggestion]:
        language = reader_words(interaction).language
        return await suggested(
            interaction, lambda table, view: table.texts(language).turn.answers_suggested(current, view)
        )

    @command("turn")
    async def note(self, interaction: Interaction) -> None:
        await open_note(interaction, await self.bot.table_here(interaction))

    @command("turn")
    async def pass_(self, interaction: Interaction) -> None:
        await play_just(interaction, "pass")

    @command("turn")
    async def end(self, interaction: Interaction) -> None:
        await play_just(interaction, "end")


async def setup(bot: ArnakBot) -> None:
    """Called by discord.py."""
    await bot.add_cog(Turn(bot))
