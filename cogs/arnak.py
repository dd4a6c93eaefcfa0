"""Arnak's own subcommands of /turn, with autocomplete, added to those of every game."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from discord import app_commands
from discord.app_commands import Transform

from arnak_bot.game.definition import TURN
from arnak_bot.game.texts import NOTHING_TYPED
from arnak_bot.games.arnak.definition import GAME as ARNAK
from arnak_bot.games.arnak.definition import KEEPING, PASSES, Keep
from arnak_bot.games.arnak.engine import Action, GameView, IllegalAction, Verb
from arnak_bot.games.arnak.wording.messages import Verbs, words_in
from arnak_bot.games.arnak.wording.texts import texts_in
from arnak_bot.games.arnak.wording.turn import Turn
from arnak_bot.host import Table, TableError
from arnak_bot.host.plans import answers_of, plans_of
from arnak_bot.kit.limits import clip
from arnak_bot.refusals import NotInGame
from arnak_bot.wording.messages import Words
from cogs.choices import Suggestion, set_parameters, suggested
from cogs.client import ArnakBot, Interaction
from cogs.command_tree import command, menu
from cogs.interactions import defer, reader_words
from cogs.plans import planned_next, replaced
from cogs.play import play, show_outcome, with_what_follows
from cogs.replies import answer, sending_posts
from cogs.turn import play_just, play_paid_or_offer


def _verbs(words: Words) -> Verbs:
    return words_in(words.language).verbs


def arnak_turn(interaction: Interaction) -> Turn:
    return Turn(texts_in(reader_words(interaction).language))


@dataclass(frozen=True, slots=True)
class Typed:
    text: str
    option: Option


class Option(app_commands.Transformer[ArnakBot]):
    """A command option for an action: `Option("dig", Verb.DIG)` of `/turn dig` suggests where you can dig."""

    def __init__(self, command: str, *verbs: Verb) -> None:
        self.command = command
        self.verbs = frozenset(verbs)

    async def transform(self, _: Interaction, value: str, /) -> Typed:
        """Called by discord.py."""
        return Typed(value, self)

    async def autocomplete(self, interaction: Interaction, value: int | float | str, /) -> list[Suggestion]:
        """Suggest the possible actions, or explain in one line why there are none."""

        def fitting(table: Table, view: GameView) -> list[tuple[str, str]]:
            require_arnak(table, self.command)
            return self.fitting(interaction, table, view, str(value))

        return await suggested(interaction, fitting)

    def fitting(self, interaction: Interaction, table: Table, view: GameView, typed: str) -> list[tuple[str, str]]:
        return arnak_turn(interaction).suggested(typed, view, self.verbs)


class Payment(Option):
    def __init__(self, site: Option) -> None:
        super().__init__(site.command, *PAYING)
        self.site = site

    def fitting(self, interaction: Interaction, table: Table, view: GameView, typed: str) -> list[tuple[str, str]]:
        """Suggest payments for the action typed into the first option."""
        turn, site = arnak_turn(interaction), getattr(interaction.namespace, "site", None) or ""
        try:
            asked = after(table, interaction.user.id, turn.meant(site, view, self.site.verbs))
        except IllegalAction as error:
            return [(clip(str(error)), NOTHING_TYPED)]
        if not asks_payment(asked):
            return [(turn.words.reasons.nothing_to_pay(), NOTHING_TYPED)]
        return turn.suggested(typed, asked, self.verbs)


def after(table: Table, user_id: int, action: Action) -> GameView:
    """Return a player's view after an action, without playing it. Raises TableError if the user is not a player at this
    table, and IllegalAction if the action is not allowed.
    """
    seat = table.player(user_id)
    game = table.running.copy()
    game.apply(action, seat)
    seen: GameView = game.view(seat)
    return seen


def require_arnak(table: Table, command: str) -> None:
    """Raises TableError if another game is played at the table."""
    if table.definition.key != ARNAK.key:
        raise TableError(NotInGame(table.definition.title, command))


PAYING = frozenset({Verb.PAY, Verb.DISCARD})


def asks_payment(view: GameView) -> bool:
    return any(option.verb in PAYING for option in view.answers)


DIG, DISCOVER, OVERCOME = Option("dig", Verb.DIG), Option("discover", Verb.DISCOVER), Option("overcome", Verb.OVERCOME)
BUY, PLAY = Option("buy", Verb.BUY, Verb.GAIN), Option("play", Verb.PLAY)
RESEARCH, TEMPLE = Option("research", Verb.RESEARCH), Option("temple", Verb.TEMPLE)
ASSISTANT, BOON, IDOL = Option("assistant", Verb.ASSISTANT), Option("boon", Verb.BOON), Option("idol", Verb.IDOL)
PASS = Option("pass card", Verb.PASS)


PASSING, NO_ORDER = PASSES[0], "none"
AHEAD = menu("ahead", PASSING, NO_ORDER, said=_verbs)
KEEP = menu("keep", Keep.NOTHING, Keep.ALL, Keep.ASK, said=_verbs)


def _plays(parameter: str, option: Option, *, pays: bool = False) -> app_commands.Command[Any, ..., Any]:
    """Make the command of an option, which plays what is typed into `parameter`; `pays`: and into `payment`."""

    async def play_typed(interaction: Interaction, **typed: Any) -> None:
        await _play(interaction, *typed.values())

    own = inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD)
    asked = [own.replace(name=parameter, annotation=option)]
    if pays:
        asked.append(own.replace(name="payment", annotation=Payment(option), default=None))
    play_typed.__name__ = option.command
    set_parameters(play_typed, [own, *asked])
    return command("turn", _verbs)(play_typed)


@command("turn", _verbs)
async def pass_(interaction: Interaction, card: Transform[Typed, PASS] | None = None) -> None:
    """Pass, in any game. Only Arnak has cards that take effect when you pass."""
    if card is None:
        await play_just(interaction, PASSING)
    else:
        await _play(interaction, Typed(f"{PASSING} {card.text}", card.option))


@command("turn", _verbs)
@app_commands.choices(order=AHEAD)
async def ahead(interaction: Interaction, order: str) -> None:
    passes, verbs = order == PASSING, arnak_turn(interaction).words.verbs
    said = verbs.order_left if passes else verbs.order_taken_back
    await _answer(interaction, "ahead", TURN, PASSES if passes else (), said)


@command("turn", _verbs)
@app_commands.choices(cards=KEEP)
async def keep(interaction: Interaction, cards: str) -> None:
    said = partial(arnak_turn(interaction).words.verbs.keep_answers, keep=Keep(cards))
    await _answer(interaction, "keep", KEEPING, Keep(cards).actions, said)


async def _answer(
    interaction: Interaction, command: str, question: str, actions: Sequence[str], said: Callable[[], str]
) -> None:
    """Set the answer to a question in advance; without `actions`, remove it."""
    table = await interaction.client.table_here(interaction)
    require_arnak(table, command)
    await defer(interaction)
    seat, words = table.player(interaction.user.id), reader_words(interaction)
    before = answers_of(table, seat).kept
    outcome = await interaction.client.host.planning.answer(table, interaction.user.id, question, actions)
    if outcome is not None:  # the question was open already
        await show_outcome(interaction, table, outcome)
        return
    with_plan = planned_next(table, seat, words) if question == TURN and plans_of(table, seat).orders else ""
    gave_way = replaced(table, seat, before, words)
    async with sending_posts(interaction, table):
        await answer(interaction, f"{with_plan or said()} {gave_way}".rstrip())


async def _play(interaction: Interaction, wanted: Typed, payment: Typed | None = None) -> None:
    """Play the action, then the payment, if given and needed. An unusual step needs confirmation first."""
    table = await interaction.client.table_here(interaction)
    require_arnak(table, wanted.option.command)
    table.turn_of(interaction.user.id)
    turn, view, verbs = arnak_turn(interaction), table.view(interaction.user.id), wanted.option.verbs
    try:
        action = turn.meant(wanted.text, view, verbs)
    except IllegalAction as error:
        await play_paid_or_offer(interaction, table, error, wanted.text, lambda each: each.verb in verbs)
        return
    await defer(interaction)
    if payment is not None:  # check it before anything is played, so that nothing is left half done
        asked = after(table, interaction.user.id, action)
        if asks_payment(asked):
            turn.meant(payment.text, asked, payment.option.verbs)
    await play(interaction, table, with_what_follows(table, action), sure=False)
    asked = table.view(interaction.user.id)
    if payment is not None and asks_payment(asked):
        await play(interaction, table, [turn.meant(payment.text, asked, payment.option.verbs).text])


VERBS = (
    _plays("site", DIG, pays=True),
    _plays("site", DISCOVER, pays=True),
    _plays("site", OVERCOME, pays=True),
    _plays("card", BUY),
    _plays("card", PLAY),
    _plays("step", RESEARCH),
    _plays("tile", TEMPLE),
    _plays("use", ASSISTANT),
    _plays("guardian", BOON),
    _plays("effect", IDOL),
    *(pass_, ahead, keep),
)


async def setup(bot: ArnakBot) -> None:
    """Called by discord.py, after the common commands were added."""
    turn = bot.tree.get_command("turn")
    assert isinstance(turn, app_commands.Group), "the common commands are added first"
    for verb in VERBS:
        turn.add_command(verb, override=True)
