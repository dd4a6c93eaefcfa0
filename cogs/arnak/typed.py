"""The options of Arnak's verbs: what is typed, and meanwhile the suggestions from what is legal for this player now.

An option only notes what was typed; what it means is found when the table is known.
"""

from __future__ import annotations

from dataclasses import dataclass

from discord import app_commands

from arnak_bot.games.arnak.definition import GAME as ARNAK
from arnak_bot.games.arnak.engine import Action, GameView, IllegalAction, Verb
from arnak_bot.games.arnak.wording import typed
from arnak_bot.games.arnak.wording.messages import Words
from arnak_bot.host import Table, TableError
from arnak_bot.refusals import NotInGame
from cogs.arnak.words import arnak_words
from cogs.client import ArnakBot, Interaction
from cogs.suggestions import Choice, suggested

__all__ = [
    "ASSISTANT",
    "BOON",
    "BUY",
    "DIG",
    "DISCOVER",
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
    "demand_arnak",
]


@dataclass(frozen=True, slots=True)
class Typed:
    """What somebody typed into an option of a command, and the verbs that it may mean."""

    text: str
    command: str
    verbs: frozenset[Verb]

    def meant(self, view: GameView, words: Words) -> Action:
        """Find the viewer's action that was meant.

        Raises:
            IllegalAction: none fits or several do; the message says why.
        """
        return typed.meant(self.text, self.verbs, view, words)

    def suggestions(self, view: GameView, words: Words) -> list[tuple[str, str]]:
        """Return what fits these words so far, or one line that says why nothing does."""
        return typed.suggestions(self.text, self.verbs, view, words)


class Option(app_commands.Transformer[ArnakBot]):
    """An option for what to do: `Option("dig", Verb.DIG)` of `/turn dig` suggests where one may dig."""

    def __init__(self, command: str, *verbs: Verb) -> None:
        self.command = command
        self.verbs = frozenset(verbs)

    def typed(self, text: str) -> Typed:
        """Note what was typed."""
        return Typed(text, self.command, self.verbs)

    async def transform(self, _: Interaction, value: str, /) -> Typed:
        """Note what was typed."""
        return self.typed(value)

    async def autocomplete(self, interaction: Interaction, value: int | float | str, /) -> list[Choice]:
        """Suggest what is possible, or say in one line why nothing is."""

        def fitting(table: Table, view: GameView) -> list[tuple[str, str]]:
            demand_arnak(table, self.command)
            return self.typed(str(value)).suggestions(view, arnak_words(interaction))

        return await suggested(interaction, fitting)


class Payment(Option):
    """An option for how to pay for the site that was typed into the option before it."""

    def __init__(self, site: Option) -> None:
        super().__init__(site.command, *PAYING)
        self.site = site

    async def autocomplete(self, interaction: Interaction, value: int | float | str, /) -> list[Choice]:
        """Suggest the ways to pay for what has been typed into the first option."""

        def fitting(table: Table, view: GameView) -> list[tuple[str, str]]:
            demand_arnak(table, self.command)
            words = arnak_words(interaction)
            first = self.site.typed(getattr(interaction.namespace, "site", None) or "")
            try:
                asked = after(table, interaction.user.id, first.meant(view, words))
            except IllegalAction as error:
                return [typed.line(str(error))]
            if not any(option.verb in PAYING for option in asked.answers):
                return [typed.nothing_to_pay(words)]
            return self.typed(str(value)).suggestions(asked, words)

        return await suggested(interaction, fitting)


def after(table: Table, user_id: int, action: Action) -> GameView:
    """Return what a player would see after an action, without playing it.

    Raises:
        TableError, IllegalAction: the user does not play here, or may not do this.
    """
    seat = table.player(user_id)
    game = table.running.copy()
    game.apply(action, seat)
    seen: GameView = game.view(seat)
    return seen


def demand_arnak(table: Table, command: str) -> None:
    """Check that a table can be played with one of Arnak's own commands.

    Raises:
        TableError: another game is played there.
    """
    if table.definition.key != ARNAK.key:
        raise TableError(NotInGame(table.definition.title, command))


PAYING = frozenset({Verb.PAY, Verb.DISCARD})

DIG, DISCOVER, OVERCOME = Option("dig", Verb.DIG), Option("discover", Verb.DISCOVER), Option("overcome", Verb.OVERCOME)
BUY, PLAY = Option("buy", Verb.BUY, Verb.GAIN), Option("play", Verb.PLAY)
RESEARCH, TEMPLE = Option("research", Verb.RESEARCH), Option("temple", Verb.TEMPLE)
ASSISTANT, BOON, IDOL = Option("assistant", Verb.ASSISTANT), Option("boon", Verb.BOON), Option("idol", Verb.IDOL)
PASS = Option("pass card", Verb.PASS)
