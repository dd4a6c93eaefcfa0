"""/turn: every decision as a typed command, with suggestions from what is legal for this player now."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import app_commands
from discord.ext import commands

from arnak_bot.engine import GameView, IllegalAction, Verb
from arnak_bot.host import Table, TableError
from arnak_bot.host.orders import PASS as PASSING
from arnak_bot.store import Keep
from arnak_bot.wording import texts, typed
from cogs import choices
from cogs.client import ArnakBot
from cogs.play import play, with_what_follows
from cogs.replies import answer, kindly, think

Interaction = discord.Interaction[ArnakBot]
Choice = app_commands.Choice[str]

DIG = frozenset({Verb.DIG})
DISCOVER = frozenset({Verb.DISCOVER})
OVERCOME = frozenset({Verb.OVERCOME})
BUY = frozenset({Verb.BUY, Verb.GAIN})
PLAY = frozenset({Verb.PLAY})
RESEARCH = frozenset({Verb.RESEARCH})
TEMPLE = frozenset({Verb.TEMPLE})
ASSISTANT = frozenset({Verb.ASSISTANT})
BOON = frozenset({Verb.BOON})
IDOL = frozenset({Verb.IDOL})
PAY = frozenset({Verb.PAY, Verb.DISCARD})
PASS = frozenset({Verb.PASS})
END = frozenset({Verb.END})
ANYTHING = frozenset(Verb)


@app_commands.allowed_installs(guilds=True, users=True)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
class Turn(
    commands.GroupCog, group_name="turn", group_description="Your turn, typed: suggestions show what is possible"
):
    """The /turn commands."""

    def __init__(self, bot: ArnakBot) -> None:
        self.bot = bot

    async def _play(
        self, interaction: Interaction, verbs: frozenset[Verb] | None, wanted: str, payment: str | None = None
    ) -> None:
        """Play what was typed, and then the payment if one was given and is asked for; `verbs` None: an answer.

        Passing ends the turn with it, and a step that is rarely meant is asked about, as the buttons do.
        """
        async with kindly(interaction):
            table = await self.bot.table_here(interaction)
            table.turn_of(interaction.user.id)
            view = table.view(interaction.user.id)
            action = typed.answer_meant(wanted, view) if verbs is None else typed.meant(wanted, verbs, view)
            await think(interaction)
            if payment is not None:
                _check_payment(table, interaction.user.id, action.text, payment)
            await play(interaction, self.bot, table, with_what_follows(action), sure=False)
            asked = table.view(interaction.user.id)
            if payment is not None and any(option.verb in PAY for option in asked.answers):
                await play(interaction, self.bot, table, [typed.meant(payment, PAY, asked).text])

    async def _suggest(self, interaction: Interaction, verbs: frozenset[Verb] | None, so_far: str) -> list[Choice]:
        """Suggest what is possible, or say in one line why nothing is."""
        try:
            table = await self.bot.table_here(interaction)
            view = table.view(interaction.user.id)
        except TableError as error:
            return _choices([typed.line(error)])
        if verbs is None:
            return _choices(typed.answers_suggested(so_far, view))
        return _choices(typed.suggestions(so_far, verbs, view))

    async def _suggest_payment(self, interaction: Interaction, verbs: frozenset[Verb], so_far: str) -> list[Choice]:
        """Suggest ways to pay for what has been typed into the first option."""
        first = getattr(interaction.namespace, "site", None)
        try:
            table = await self.bot.table_here(interaction)
            action = typed.meant(first or "", verbs, table.view(interaction.user.id))
            asked = _ahead(table, interaction.user.id, action.text)
        except (TableError, IllegalAction) as error:
            return _choices([typed.line(error)])
        if not any(option.verb in PAY for option in asked.answers):
            return _choices([typed.NOTHING_TO_PAY])
        return _choices(typed.suggestions(so_far, PAY, asked))

    @app_commands.command(description="Send an archaeologist to dig at a site")
    @app_commands.describe(site="Where", payment="How to pay the travel; you are asked if you leave this out")
    async def dig(self, interaction: Interaction, site: str, payment: str | None = None) -> None:
        await self._play(interaction, DIG, site, payment)

    @dig.autocomplete("site")
    async def _dig_sites(self, interaction: Interaction, current: str) -> list[Choice]:
        return await self._suggest(interaction, DIG, current)

    @dig.autocomplete("payment")
    async def _dig_payments(self, interaction: Interaction, current: str) -> list[Choice]:
        return await self._suggest_payment(interaction, DIG, current)

    @app_commands.command(description="Discover a new site")
    @app_commands.describe(site="Where", payment="How to pay the travel; you are asked if you leave this out")
    async def discover(self, interaction: Interaction, site: str, payment: str | None = None) -> None:
        await self._play(interaction, DISCOVER, site, payment)

    @discover.autocomplete("site")
    async def _discover_sites(self, interaction: Interaction, current: str) -> list[Choice]:
        return await self._suggest(interaction, DISCOVER, current)

    @discover.autocomplete("payment")
    async def _discover_payments(self, interaction: Interaction, current: str) -> list[Choice]:
        return await self._suggest_payment(interaction, DISCOVER, current)

    @app_commands.command(description="Overcome a guardian at a site of yours")
    @app_commands.describe(site="Where it stands", payment="How to pay its travel or card, if it asks for one")
    async def overcome(self, interaction: Interaction, site: str, payment: str | None = None) -> None:
        await self._play(interaction, OVERCOME, site, payment)

    @overcome.autocomplete("site")
    async def _overcome_sites(self, interaction: Interaction, current: str) -> list[Choice]:
        return await self._suggest(interaction, OVERCOME, current)

    @overcome.autocomplete("payment")
    async def _overcome_payments(self, interaction: Interaction, current: str) -> list[Choice]:
        return await self._suggest_payment(interaction, OVERCOME, current)

    @app_commands.command(description="Buy a card of the row")
    @app_commands.describe(card="Which card")
    async def buy(self, interaction: Interaction, card: str) -> None:
        await self._play(interaction, BUY, card)

    @buy.autocomplete("card")
    async def _buy_cards(self, interaction: Interaction, current: str) -> list[Choice]:
        return await self._suggest(interaction, BUY, current)

    @app_commands.command(description="Play a card from your hand for its effect")
    @app_commands.describe(card="Which card")
    async def play(self, interaction: Interaction, card: str) -> None:
        await self._play(interaction, PLAY, card)

    @play.autocomplete("card")
    async def _play_cards(self, interaction: Interaction, current: str) -> list[Choice]:
        return await self._suggest(interaction, PLAY, current)

    @app_commands.command(description="Move a research token up the track")
    @app_commands.describe(step="Which token, to which space")
    async def research(self, interaction: Interaction, step: str) -> None:
        await self._play(interaction, RESEARCH, step)

    @research.autocomplete("step")
    async def _research_steps(self, interaction: Interaction, current: str) -> list[Choice]:
        return await self._suggest(interaction, RESEARCH, current)

    @app_commands.command(description="Take a tile of the Lost Temple")
    @app_commands.describe(tile="From which stack")
    async def temple(self, interaction: Interaction, tile: str) -> None:
        await self._play(interaction, TEMPLE, tile)

    @temple.autocomplete("tile")
    async def _temple_tiles(self, interaction: Interaction, current: str) -> list[Choice]:
        return await self._suggest(interaction, TEMPLE, current)

    @app_commands.command(description="Use one of your assistants")
    @app_commands.describe(use="Which one, and for what")
    async def assistant(self, interaction: Interaction, use: str) -> None:
        await self._play(interaction, ASSISTANT, use)

    @assistant.autocomplete("use")
    async def _assistant_uses(self, interaction: Interaction, current: str) -> list[Choice]:
        return await self._suggest(interaction, ASSISTANT, current)

    @app_commands.command(description="Use the boon of a guardian you overcame")
    @app_commands.describe(guardian="Whose boon")
    async def boon(self, interaction: Interaction, guardian: str) -> None:
        await self._play(interaction, BOON, guardian)

    @boon.autocomplete("guardian")
    async def _boons(self, interaction: Interaction, current: str) -> list[Choice]:
        return await self._suggest(interaction, BOON, current)

    @app_commands.command(description="Put an idol into a slot for an effect")
    @app_commands.describe(effect="Which effect")
    async def idol(self, interaction: Interaction, effect: str) -> None:
        await self._play(interaction, IDOL, effect)

    @idol.autocomplete("effect")
    async def _idol_effects(self, interaction: Interaction, current: str) -> list[Choice]:
        return await self._suggest(interaction, IDOL, current)

    @app_commands.command(description="Do anything that is possible now, by its name")
    @app_commands.describe(action="What to do")
    async def do(self, interaction: Interaction, action: str) -> None:
        await self._play(interaction, ANYTHING, action)

    @do.autocomplete("action")
    async def _anything(self, interaction: Interaction, current: str) -> list[Choice]:
        return await self._suggest(interaction, ANYTHING, current)

    @app_commands.command(description="Answer the open question")
    @app_commands.describe(answer="Which answer")
    async def choose(self, interaction: Interaction, answer: str) -> None:
        await self._play(interaction, None, answer)

    @choose.autocomplete("answer")
    async def _answers(self, interaction: Interaction, current: str) -> list[Choice]:
        return await self._suggest(interaction, None, current)

    @app_commands.command(name="pass", description="Pass: no more turns for you this round")
    @app_commands.describe(card="A card that gives something for passing, if you have one")
    async def pass_(self, interaction: Interaction, card: str | None = None) -> None:
        await self._play(interaction, PASS, f"pass {card}" if card else "pass")

    @pass_.autocomplete("card")
    async def _pass_cards(self, interaction: Interaction, current: str) -> list[Choice]:
        return await self._suggest(interaction, PASS, current)

    @app_commands.command(description="Leave an order for your next turn, before it comes")
    @app_commands.describe(order="What I do for you when your turn comes")
    @app_commands.choices(order=choices.AHEAD)
    async def ahead(self, interaction: Interaction, order: str) -> None:
        async with kindly(interaction):
            table = await self.bot.table_here(interaction)
            action = PASSING.text if order == PASSING.text else None
            await self.bot.host.play.order_ahead(table, interaction.user.id, action)
            await answer(interaction, texts.ORDER_TAKEN_BACK if action is None else texts.ORDER_LEFT)

    @app_commands.command(description="What happens to cards left in your hand at the end of a round")
    @app_commands.describe(cards="Keep none of them, keep all, or ask you every time")
    @app_commands.choices(cards=choices.KEEP)
    async def keep(self, interaction: Interaction, cards: str) -> None:
        async with kindly(interaction):
            table = await self.bot.table_here(interaction)
            await think(interaction)
            await self.bot.host.play.keep(table, interaction.user.id, Keep(cards))
            async with self.bot.told_meanwhile(interaction, table):
                await answer(interaction, texts.KEEP_ANSWERS[cards])

    @app_commands.command(description="End your turn after your main action")
    async def end(self, interaction: Interaction) -> None:
        await self._play(interaction, END, "end")


def _choices(lines: Sequence[tuple[str, str]]) -> list[Choice]:
    return [app_commands.Choice(name=name, value=text) for name, text in lines]


def _ahead(table: Table, user_id: int, action: str) -> GameView:
    """Return what a player would see after an action, without playing it.

    Raises:
        TableError, IllegalAction: the user does not play here, or may not do this.
    """
    seat = table.player(user_id)
    game = table.running.copy()
    game.apply(action, seat)
    return game.view(seat)


def _check_payment(table: Table, user_id: int, action: str, payment: str) -> None:
    """Check a payment typed ahead before anything is played, so that nothing is half done.

    Raises:
        IllegalAction: the payment does not fit; the message lists those that do.
    """
    asked = _ahead(table, user_id, action)
    if any(option.verb in PAY for option in asked.answers):
        typed.meant(payment, PAY, asked)


async def setup(bot: ArnakBot) -> None:
    """Add the cog; called by discord.py."""
    await bot.add_cog(Turn(bot))
