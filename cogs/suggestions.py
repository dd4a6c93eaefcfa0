"""The options of /turn: what is typed for a verb, and meanwhile the suggestions from what is legal for this player now.

An option only notes what was typed; what it means is found when the table is known.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from discord import app_commands

from arnak_bot.games.arnak.engine import Action, Game, GameView, IllegalAction, Verb
from arnak_bot.games.arnak.wording import typed
from arnak_bot.host import Table, TableError
from arnak_bot.wording import refusals
from arnak_bot.wording.messages import Words
from cogs.client import ArnakBot, Interaction
from cogs.speaking import reader_words

__all__ = [
    "ANSWER",
    "ANYTHING",
    "ASSISTANT",
    "BOON",
    "BUY",
    "DIG",
    "DISCOVER",
    "END",
    "IDOL",
    "OVERCOME",
    "PASS",
    "PAYING",
    "PLAY",
    "RESEARCH",
    "TEMPLE",
    "Option",
    "Payment",
    "Typed",
    "after",
]

Choice = app_commands.Choice[str | int | float]
"""discord.py asks for choices of text and numbers alike; ours are texts."""


@dataclass(frozen=True, slots=True)
class Typed:
    """What somebody typed into an option, and the verbs that it may mean; None: an answer to the open question."""

    text: str
    verbs: frozenset[Verb] | None

    def meant(self, view: GameView, words: Words) -> Action:
        """Find the viewer's action that was meant.

        Raises:
            IllegalAction: none fits or several do; the message says why.
        """
        if self.verbs is None:
            return typed.answer_meant(self.text, view, words)
        return typed.meant(self.text, self.verbs, view, words)

    def suggestions(self, view: GameView, words: Words) -> list[tuple[str, str]]:
        """Return what fits these words so far, or one line that says why nothing does."""
        if self.verbs is None:
            return typed.answers_suggested(self.text, view, words)
        return typed.suggestions(self.text, self.verbs, view, words)


class Option(app_commands.Transformer[ArnakBot]):
    """An option for what to do: `Option(Verb.DIG)` suggests where one may dig; without verbs, how one may answer."""

    def __init__(self, *verbs: Verb) -> None:
        self.verbs = frozenset(verbs) or None

    async def transform(self, _: Interaction, value: str, /) -> Typed:
        """Note what was typed."""
        return Typed(value, self.verbs)

    async def autocomplete(self, interaction: Interaction, value: int | float | str, /) -> list[Choice]:
        """Suggest what is possible, or say in one line why nothing is."""
        words = reader_words(interaction)
        try:
            table = await interaction.client.table_here(interaction)
            view = table.view(interaction.user.id)
        except TableError as error:
            return _choices([typed.line(refusals.sentence(error.refusal, words))])
        return _choices(Typed(str(value), self.verbs).suggestions(view, words))


class Payment(Option):
    """An option for how to pay for the site that was typed into the option before it."""

    def __init__(self, site: Option) -> None:
        super().__init__(*PAYING)
        self.site = site

    async def autocomplete(self, interaction: Interaction, value: int | float | str, /) -> list[Choice]:
        """Suggest the ways to pay for what has been typed into the first option."""
        words = reader_words(interaction)
        first = Typed(getattr(interaction.namespace, "site", None) or "", self.site.verbs)
        try:
            table = await interaction.client.table_here(interaction)
            asked = after(table, interaction.user.id, first.meant(table.view(interaction.user.id), words))
        except TableError as error:
            return _choices([typed.line(refusals.sentence(error.refusal, words))])
        except IllegalAction as error:
            return _choices([typed.line(str(error))])
        if not any(option.verb in PAYING for option in asked.answers):
            return _choices([typed.nothing_to_pay(words)])
        return _choices(Typed(str(value), self.verbs).suggestions(asked, words))


def after(table: Table, user_id: int, action: Action) -> GameView:
    """Return what a player would see after an action, without playing it.

    Raises:
        TableError, IllegalAction: the user does not play here, or may not do this.
    """
    seat = table.player(user_id)
    game: Game = table.running.copy()
    game.apply(action, seat)
    return game.view(seat)


def _choices(lines: Sequence[tuple[str, str]]) -> list[Choice]:
    return [app_commands.Choice(name=name, value=text) for name, text in lines]


PAYING = frozenset({Verb.PAY, Verb.DISCARD})

DIG, DISCOVER, OVERCOME = Option(Verb.DIG), Option(Verb.DISCOVER), Option(Verb.OVERCOME)
BUY, PLAY = Option(Verb.BUY, Verb.GAIN), Option(Verb.PLAY)
RESEARCH, TEMPLE = Option(Verb.RESEARCH), Option(Verb.TEMPLE)
ASSISTANT, BOON, IDOL = Option(Verb.ASSISTANT), Option(Verb.BOON), Option(Verb.IDOL)
PASS, END = Option(Verb.PASS), Option(Verb.END)
ANYTHING, ANSWER = Option(*Verb), Option()
