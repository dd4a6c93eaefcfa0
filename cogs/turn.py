"""/turn: every decision as a typed command; `suggestions` says what its options suggest."""

from __future__ import annotations

from discord import app_commands
from discord.app_commands import Transform
from discord.ext import commands

from arnak_bot.games.arnak.engine import Action
from arnak_bot.games.arnak.hosting import PASS as PASSING
from arnak_bot.games.arnak.hosting import Keep
from arnak_bot.host import Table
from arnak_bot.wording.messages import Words
from cogs import choices
from cogs.client import ArnakBot, Interaction
from cogs.play import play, with_what_follows
from cogs.replies import answer, told_meanwhile
from cogs.speaking import reader_words
from cogs.suggestions import (
    ANSWER,
    ANYTHING,
    ASSISTANT,
    BOON,
    BUY,
    DIG,
    DISCOVER,
    END,
    IDOL,
    OVERCOME,
    PASS,
    PAYING,
    PLAY,
    RESEARCH,
    TEMPLE,
    Payment,
    Typed,
    after,
)
from cogs.thinking import think
from cogs.translating import localized


@app_commands.allowed_installs(guilds=True, users=True)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
class Turn(commands.GroupCog, group_name="turn", group_description=localized(lambda words: words.commands.turn())):
    """The /turn commands."""

    def __init__(self, bot: ArnakBot) -> None:
        self.bot = bot

    async def _play(self, interaction: Interaction, wanted: Typed, payment: Typed | None = None) -> None:
        """Play what was typed, and then the payment if one was given and is asked for.

        Passing ends the turn with it, and a step that is rarely meant is asked about, as the buttons do.
        """
        table = await self.bot.table_here(interaction)
        table.turn_of(interaction.user.id)
        words = reader_words(interaction)
        action = wanted.meant(table.view(interaction.user.id), words)
        await think(interaction)
        if payment is not None:
            _check_payment(table, interaction.user.id, action, payment, words)
        await play(interaction, table, with_what_follows(table, action), sure=False)
        asked = table.view(interaction.user.id)
        if payment is not None and any(option.verb in PAYING for option in asked.answers):
            await play(interaction, table, [payment.meant(asked, words).text])

    @app_commands.command(description=localized(lambda words: words.commands.turn_dig()))
    @app_commands.describe(
        site=localized(lambda words: words.commands.turn_dig_site()),
        payment=localized(lambda words: words.commands.turn_dig_payment()),
    )
    async def dig(
        self,
        interaction: Interaction,
        site: Transform[Typed, DIG],
        payment: Transform[Typed, Payment(DIG)] | None = None,
    ) -> None:
        await self._play(interaction, site, payment)

    @app_commands.command(description=localized(lambda words: words.commands.turn_discover()))
    @app_commands.describe(
        site=localized(lambda words: words.commands.turn_discover_site()),
        payment=localized(lambda words: words.commands.turn_discover_payment()),
    )
    async def discover(
        self,
        interaction: Interaction,
        site: Transform[Typed, DISCOVER],
        payment: Transform[Typed, Payment(DISCOVER)] | None = None,
    ) -> None:
        await self._play(interaction, site, payment)

    @app_commands.command(description=localized(lambda words: words.commands.turn_overcome()))
    @app_commands.describe(
        site=localized(lambda words: words.commands.turn_overcome_site()),
        payment=localized(lambda words: words.commands.turn_overcome_payment()),
    )
    async def overcome(
        self,
        interaction: Interaction,
        site: Transform[Typed, OVERCOME],
        payment: Transform[Typed, Payment(OVERCOME)] | None = None,
    ) -> None:
        await self._play(interaction, site, payment)

    @app_commands.command(description=localized(lambda words: words.commands.turn_buy()))
    @app_commands.describe(card=localized(lambda words: words.commands.turn_buy_card()))
    async def buy(self, interaction: Interaction, card: Transform[Typed, BUY]) -> None:
        await self._play(interaction, card)

    @app_commands.command(description=localized(lambda words: words.commands.turn_play()))
    @app_commands.describe(card=localized(lambda words: words.commands.turn_play_card()))
    async def play(self, interaction: Interaction, card: Transform[Typed, PLAY]) -> None:
        await self._play(interaction, card)

    @app_commands.command(description=localized(lambda words: words.commands.turn_research()))
    @app_commands.describe(step=localized(lambda words: words.commands.turn_research_step()))
    async def research(self, interaction: Interaction, step: Transform[Typed, RESEARCH]) -> None:
        await self._play(interaction, step)

    @app_commands.command(description=localized(lambda words: words.commands.turn_temple()))
    @app_commands.describe(tile=localized(lambda words: words.commands.turn_temple_tile()))
    async def temple(self, interaction: Interaction, tile: Transform[Typed, TEMPLE]) -> None:
        await self._play(interaction, tile)

    @app_commands.command(description=localized(lambda words: words.commands.turn_assistant()))
    @app_commands.describe(use=localized(lambda words: words.commands.turn_assistant_use()))
    async def assistant(self, interaction: Interaction, use: Transform[Typed, ASSISTANT]) -> None:
        await self._play(interaction, use)

    @app_commands.command(description=localized(lambda words: words.commands.turn_boon()))
    @app_commands.describe(guardian=localized(lambda words: words.commands.turn_boon_guardian()))
    async def boon(self, interaction: Interaction, guardian: Transform[Typed, BOON]) -> None:
        await self._play(interaction, guardian)

    @app_commands.command(description=localized(lambda words: words.commands.turn_idol()))
    @app_commands.describe(effect=localized(lambda words: words.commands.turn_idol_effect()))
    async def idol(self, interaction: Interaction, effect: Transform[Typed, IDOL]) -> None:
        await self._play(interaction, effect)

    @app_commands.command(description=localized(lambda words: words.commands.turn_do()))
    @app_commands.describe(action=localized(lambda words: words.commands.turn_do_action()))
    async def do(self, interaction: Interaction, action: Transform[Typed, ANYTHING]) -> None:
        await self._play(interaction, action)

    @app_commands.command(description=localized(lambda words: words.commands.turn_choose()))
    @app_commands.describe(answer=localized(lambda words: words.commands.turn_choose_answer()))
    async def choose(self, interaction: Interaction, answer: Transform[Typed, ANSWER]) -> None:
        await self._play(interaction, answer)

    @app_commands.command(name="pass", description=localized(lambda words: words.commands.turn_pass()))
    @app_commands.describe(card=localized(lambda words: words.commands.turn_pass_card()))
    async def pass_(self, interaction: Interaction, card: Transform[Typed, PASS] | None = None) -> None:
        await self._play(interaction, Typed("pass" if card is None else f"pass {card.text}", PASS.verbs))

    @app_commands.command(description=localized(lambda words: words.commands.turn_ahead()))
    @app_commands.describe(order=localized(lambda words: words.commands.turn_ahead_order()))
    @app_commands.choices(order=choices.AHEAD)
    async def ahead(self, interaction: Interaction, order: str) -> None:
        table = await self.bot.table_here(interaction)
        action = PASSING.text if order == PASSING.text else None
        await self.bot.host.play.order_ahead(table, interaction.user.id, action)
        said = reader_words(interaction).texts
        await answer(interaction, said.order_taken_back() if action is None else said.order_left())

    @app_commands.command(description=localized(lambda words: words.commands.turn_keep()))
    @app_commands.describe(cards=localized(lambda words: words.commands.turn_keep_cards()))
    @app_commands.choices(cards=choices.KEEP)
    async def keep(self, interaction: Interaction, cards: str) -> None:
        table = await self.bot.table_here(interaction)
        await think(interaction)
        await self.bot.host.play.keep(table, interaction.user.id, Keep(cards))
        async with told_meanwhile(interaction, table):
            await answer(interaction, reader_words(interaction).texts.keep_answers(keep=Keep(cards)))

    @app_commands.command(description=localized(lambda words: words.commands.turn_end()))
    async def end(self, interaction: Interaction) -> None:
        await self._play(interaction, Typed("end", END.verbs))


def _check_payment(table: Table, user_id: int, action: Action, payment: Typed, words: Words) -> None:
    """Check a payment typed ahead before anything is played, so that nothing is half done.

    Raises:
        IllegalAction: the payment does not fit; the message lists those that do.
    """
    asked = after(table, user_id, action)
    if any(option.verb in PAYING for option in asked.answers):
        payment.meant(asked, words)


async def setup(bot: ArnakBot) -> None:
    """Add the cog; called by discord.py."""
    await bot.add_cog(Turn(bot))
