"""/game: opening, joining, leaving and starting tables, playing again; learning, help, reviews."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from arnak_bot.game.options import OptionScope, Typed
from arnak_bot.host import LONGEST_NOTE, Table, TableError
from arnak_bot.kit.names import spoken
from arnak_bot.refusals import NotForOne, Why
from arnak_bot.store import Status
from arnak_bot.wording import labels
from arnak_bot.wording.messages import Commands, Words
from cogs import absence, ids
from cogs.absence import ask_first
from cogs.choices import asks, may_name_game, named_or_here
from cogs.client import ArnakBot, Interaction
from cogs.command_tree import command, everywhere, localized
from cogs.finding import invite, look_for_players, show_requests
from cogs.hints import send_review
from cogs.interactions import account_of, button, defer, edit_response, reader_words, stateless_view
from cogs.league import send_ladder
from cogs.learn import send_help, send_page
from cogs.listing import keep_list_here, send_list
from cogs.lobby_buttons import leave as leave_lobby
from cogs.lobby_buttons import renew_invitations, start
from cogs.places import require_allowed, require_permissions
from cogs.replies import answer, sending_posts
from cogs.threads import open_here, open_in_thread, options_chosen, play_again


@everywhere
class Game(commands.GroupCog, name="Game", group_name="game", group_description=localized(Commands.game)):
    @command("game")
    @asks(OptionScope.NEW)
    async def new(self, interaction: Interaction, /, **chosen: Typed | None) -> None:
        if interaction.guild_id is None:
            raise TableError(Why.NEEDS_A_CHANNEL)
        await require_allowed(interaction)
        options = await options_chosen(interaction, OptionScope.NEW, chosen)
        if options.thread:
            await open_in_thread(interaction, OptionScope.NEW, options)
            return
        require_permissions(interaction)
        await open_here(interaction, OptionScope.NEW, options, chosen)

    @command("game")
    @asks(OptionScope.SOLO)
    async def solo(self, interaction: Interaction, /, **chosen: Typed | None) -> None:
        options = await options_chosen(interaction, OptionScope.SOLO, chosen)
        await require_allowed(interaction)
        try:
            await open_here(interaction, OptionScope.SOLO, options, chosen)
        except TableError as error:
            if not isinstance(error.refusal, NotForOne) or not error.refusal.computers:
                raise
            words, here = reader_words(interaction), ids.guided_button(options.game_key, ids.Guided.HERE)
            view = stateless_view(button(words.labels.computer_here(), here))
            await edit_response(interaction, error.refusal.sentence(words), view=view)

    @command("game")
    async def join(self, interaction: Interaction) -> None:
        table, user = await interaction.client.table_here(interaction, takes_part=False), interaction.user
        seat = table.seat_of(user.id) if table.status is Status.RUNNING else None
        await defer(interaction)
        if seat is None and (offered := table.offered_to(user.id)) is not None:
            await absence.take_seat(interaction, table, offered)
            return
        left = seat is not None and table.seats[seat].gone
        if seat is not None and not left:
            back = await interaction.client.host.play.come_back(table, user.id)
        else:
            await interaction.client.host.lobby.join(table, *account_of(interaction), entropy=str(interaction.id))
            back = True
        async with sending_posts(interaction, table):
            if seat is not None:
                said = reader_words(interaction).texts
                panel = await self._where_panel(interaction, table)
                told = (said.you_are_back if back else said.you_play_already)(panel=panel)
                if left and table.opener != user.id:
                    told = f"{told} {said.who_is_host(name=spoken(table.opener_name))}"
                await answer(interaction, told)
                interaction.client.dispatch("seat_changed", table)
        await renew_invitations(interaction, table)

    async def _where_panel(self, interaction: Interaction, table: Table) -> str:
        """Return where a player finds their panel: in their own thread, or by pressing a button."""
        said = reader_words(interaction).texts
        row = await interaction.client.host.registry.store.threads.of_player(table.id, interaction.user.id)
        if row is None or row.thread_id is None:
            return said.panel_by_button()
        return said.panel_in_thread(thread=labels.channel(row.thread_id))

    @command("game")
    async def leave(self, interaction: Interaction) -> None:
        table = await interaction.client.table_here(interaction, takes_part=False)
        if table.status is Status.RUNNING:
            said = reader_words(interaction)
            seat = table.playing(interaction.user.id)
            question = absence.last_attempt(interaction, table) or _leave_question(table, seat, said)
            await ask_first(interaction, table.id, question, ids.Press.RESIGN, said.labels.leave_game())
            return
        await defer(interaction)
        await leave_lobby(interaction, table)

    @command("game")
    async def start(self, interaction: Interaction) -> None:
        table = await interaction.client.table_here(interaction)
        if table.closed:
            await absence.reopen(interaction, table)
            return
        await defer(interaction)
        await start(interaction, table)

    @command("game")
    async def again(self, interaction: Interaction) -> None:
        table, registry = await interaction.client.table_here(interaction), interaction.client.host.registry
        if table.status.is_open:  # a rematch, or another game, is open already
            before = await registry.store.last_over_in(table.channel_id)
            table = table if before is None else await registry.table(before)
        await play_again(interaction, table)

    @command("game")
    async def list_(self, interaction: Interaction, stay: bool = False) -> None:
        await (keep_list_here(interaction) if stay else send_list(interaction))

    @command("game")
    @may_name_game
    async def find(
        self,
        interaction: Interaction,
        game: str | None = None,
        players: app_commands.Range[int, 2, 4] | None = None,
        note: app_commands.Range[str, 0, LONGEST_NOTE] = "",
    ) -> None:
        if game is None and players is None and not note:
            await show_requests(interaction)
        else:
            await look_for_players(interaction, game, players, note)

    @command("game")
    async def invite(self, interaction: Interaction, player: discord.User) -> None:
        await invite(interaction, player)

    @command("game")
    async def ladder(self, interaction: Interaction) -> None:
        await send_ladder(interaction)

    @command("game")
    async def review(self, interaction: Interaction) -> None:
        await send_review(interaction, await interaction.client.table_to_look_back_at(interaction))

    @command("game")
    @may_name_game
    async def learn(self, interaction: Interaction, game: str | None = None) -> None:
        await defer(interaction)
        await send_page(interaction, await named_or_here(interaction, game), 0)

    @command("game")
    async def help_(self, interaction: Interaction) -> None:
        try:
            table = await interaction.client.table_here(interaction, takes_part=False)
        except TableError:
            table = None
        await send_help(interaction, table)


def _leave_question(table: Table, seat: int, words: Words) -> str:
    said, sits, least = words.texts, table.seats[seat], ""
    if table.ends_without(seat):
        return said.leave_question_alone()
    if seat in table.running.seats_to_act:
        least = labels.in_brackets(table.texts(words.language).channel.least(table.running.view(seat)))
    if sits.computer:
        question = said.leave_question_away(least=least)
    else:
        asks = said.leave_question_computers if table.definition.levels else said.leave_question
        question = asks(least=least)
    return f"{question} {said.leave_cancels()}" if sits.plans or sits.answers else question


async def setup(bot: ArnakBot) -> None:
    await bot.add_cog(Game())
