"""Players who are away: votes and their buttons, replacing a player, pauses, leaving, closing and reopening."""

from __future__ import annotations

import contextlib

import discord

from arnak_bot.host import Table, TableError, Tally
from arnak_bot.kit.names import YesOrNo
from arnak_bot.refusals import HasPlayedOn, OthersHaveActed, Why
from arnak_bot.store import Proposal, Status, Vote, VoteKind
from arnak_bot.wording import labels
from cogs import ids
from cogs.client import Interaction, may_moderate
from cogs.interactions import account_of, confirmation, defer, reader_words, words_at
from cogs.limits import DISCORD_TROUBLE
from cogs.lobby_buttons import telling_new_host
from cogs.own_threads import own_thread
from cogs.panel import Shown
from cogs.play import news_in_panel, renew_panels, show_panel
from cogs.questions import vote_buttons
from cogs.replies import LastingItem, answer, sending_posts


async def ask_pause(interaction: Interaction, table: Table, days: int) -> None:
    """Ask the table for a pause, which begins at once if nobody else plays. Raises TableError if it is too long."""
    await defer(interaction)
    tally = await interaction.client.host.absence.ask_pause(table, interaction.user.id, days)
    words = reader_words(interaction)
    async with sending_posts(interaction, table):
        if not days and not tally.carried:
            await answer(interaction, words.texts.pause_withdrawn())
        elif len(table.seats) == 1:  # otherwise a post announces it
            begun = words.labels.paused(until=labels.date(tally.value)) if days else words.texts.back_from_pause()
            await answer(interaction, begun)


async def offer_seat(interaction: Interaction, table: Table, old: discord.abc.User, new: discord.abc.User) -> None:
    """Offer a seat to a new player, or start a vote about it; a moderator who does not play offers it without one.
    Raises TableError if the game has not started, `old` is not a player at this table, or `new` cannot take the seat.
    """
    if table.status is Status.LOBBY:
        raise TableError(Why.REMOVE_IN_LOBBY)
    seat = table.named_player(old.id, old.display_name)
    if new.bot:
        raise TableError(Why.NO_REPLACING_BY_BOTS)
    await defer(interaction)
    user, moderator = interaction.user.id, may_moderate(interaction, table)
    await interaction.client.host.absence.offer_seat(table, user, seat, new.id, moderator=moderator)
    async with sending_posts(interaction, table):
        pass  # a post announces it
    await renew_panels(interaction.client, table, of=table.seats)


async def resign(interaction: Interaction, table: Table) -> None:
    """Leave a running game. Raises TableError if the user does not play at this table, or has left already."""
    with telling_new_host(interaction, table):
        await interaction.client.host.absence.resign(table, interaction.user.id)
    async with sending_posts(interaction, table):
        if table.status is Status.STOPPED:
            await take_away_question(interaction)
            left = words_at(interaction.client, table).labels.left_as_last(who=labels.user(interaction.user.id))
            own = reader_words(interaction).labels.you_left_as_last()
            await interaction.client.open_panels.close(table, of=interaction.user.id, said=own)
            await interaction.client.open_panels.close(table, said=left)
        else:
            said = reader_words(interaction).texts
            plays: YesOrNo = "yes" if table.definition.levels else "no"
            await interaction.response.edit_message(content=said.you_left(plays=plays), view=None)
            if own_thread(interaction) is not None:  # the user's thread closes, so tell them directly
                there = said.you_left_there(channel=labels.channel(table.channel_id), plays=plays)
                interaction.client.outbox_sender.direct.send_to_all([interaction.user.id], there)
    if table.status is Status.RUNNING:
        interaction.client.dispatch("seat_changed", table)


async def reopen(interaction: Interaction, table: Table) -> None:
    """Raises TableError if the table was not closed, the user does not play there, or the channel has another table."""
    await interaction.client.host.absence.reopen(table, interaction.user.id)
    async with sending_posts(interaction, table):
        await defer(interaction)


async def take_seat(interaction: Interaction, table: Table, seat: int) -> None:
    """Take a seat that was offered to the user, by its button or a command, and close its former player's panel. Raises
    TableError if the seat is not, or is no longer, offered to the user.
    """
    user, bot = interaction.user, interaction.client
    before = table.seats[seat] if seat < len(table.seats) else None
    with telling_new_host(interaction, table):
        await bot.host.absence.take_seat(table, *account_of(interaction), seat)
    async with sending_posts(interaction, table):
        if interaction.message is not None:
            await interaction.response.edit_message(view=None)
    bot.dispatch("seat_changed", table)
    if before is not None:
        taken = words_at(bot, table).labels.your_seat_is_taken(newcomer=labels.user(user.id))
        await bot.open_panels.close(table, of=before.user_id, said=taken)


class SeatButton(LastingItem, template=ids.SEAT_BUTTON):
    """Lets the one user to whom a seat was offered take or decline it, and its player take the offer back."""

    async def pressed(self, interaction: Interaction) -> None:
        user, newcomer = interaction.user, int(self.said["user"])
        table = await interaction.client.table_clicked(interaction, self.table_id)
        seat, absence = int(self.said["seat"]), interaction.client.host.absence
        tally = absence.count(table, Proposal(VoteKind.REPLACE, seat, newcomer))
        withdraws = bool(self.said["no"]) and table.seat_of(user.id) == seat == tally.offered_by
        if user.id != newcomer and not withdraws:
            raise TableError(Why.SEAT_IS_FOR_SOMEBODY_ELSE)
        if self.said["no"]:
            await absence.decline_seat(table, newcomer, seat, withdrawn=withdraws)
            async with sending_posts(interaction, table):
                await take_away_question(interaction)
            await renew_panels(interaction.client, table, of=table.seats)
            return
        await take_seat(interaction, table, seat)


async def ask_to_stop(interaction: Interaction, table_id: int) -> None:
    said = reader_words(interaction)
    question, what, yes = said.texts.stop_question(alone="no"), ids.Press.STOP, said.labels.stop_it()
    with contextlib.suppress(TableError):  # the table cannot be loaded
        table = await interaction.client.host.registry.table(table_id)
        if table.status is Status.LOBBY:
            question, what, yes = said.texts.close_question(), ids.Press.CLOSE_LOBBY, said.labels.close_it()
        else:
            alone: YesOrNo = "yes" if table.alone else "no"
            question = last_attempt(interaction, table) or said.texts.stop_question(alone=alone)
    await ask_first(interaction, table_id, question, what, yes)


def last_attempt(interaction: Interaction, table: Table) -> str | None:
    """Return the question to ask before giving up a ladder attempt that still counts; None for any other game."""
    until = table.sealed_until
    if until is None or table.game is None or interaction.client.host.registry.now() >= until:
        return None
    return reader_words(interaction).ladder.give_up(until=labels.date(until))


async def take_away_question(interaction: Interaction) -> None:
    """Delete the question whose button was pressed, since the result is posted in the channel."""
    await interaction.response.defer()
    if interaction.message is not None:
        interaction.client.outbox_sender.questions.forget(interaction.message.id)
    with contextlib.suppress(*DISCORD_TROUBLE):
        await interaction.delete_original_response()


async def ask_first(interaction: Interaction, table_id: int, question: str, what: ids.Press, yes: str) -> None:
    """Ask privately for confirmation before something irreversible; the button labelled `yes` does `what`."""
    sure, keep = ids.table_button(what, table_id), ids.table_button(ids.Press.KEEP_PLAYING, table_id)
    view = confirmation(yes, sure, reader_words(interaction).labels.go_back(), keep)
    await interaction.response.send_message(question, view=view, ephemeral=True)


_TOO_LATE = (Why.NOT_ASKED, Why.STOPPED, Why.GAME_OVER, Why.PAUSE_OVER)


class VoteButton(LastingItem, template=ids.VOTE_BUTTON):
    """Votes for a motion about another player and shows the count; removed once the motion is carried or obsolete.

    The message is deleted if it is a request that was granted; in a panel, the button goes. Whoever votes twice is told
    that the vote was counted.
    """

    async def pressed(self, interaction: Interaction) -> None:
        host, said = interaction.client.host, self.said
        motion, seat, value = VoteKind(said["motion"]), int(said["seat"]), int(said["value"])
        table = await interaction.client.table_clicked(interaction, self.table_id)
        voter, undone, in_panel = table.seat_of(interaction.user.id), set[int](), _is_panel(interaction)
        again = voter is not None and Vote(motion, seat, value, voter) in table.votes
        if in_panel:
            await interaction.response.defer()
        try:
            if motion is VoteKind.REOPEN_TURN:
                undone = {by for by, _ in table.running.log[value:]}
            with telling_new_host(interaction, table):
                tally = await host.absence.vote(table, interaction.user.id, motion, seat, value)
        except TableError as error:
            if in_panel:
                await show_panel(interaction, table, Shown(notice=error.refusal.sentence(reader_words(interaction))))
                return
            if error.refusal in _TOO_LATE or isinstance(error.refusal, HasPlayedOn | OthersHaveActed):
                asked = "" if interaction.message is None else interaction.message.content
                await interaction.response.edit_message(content=f"~~{asked}~~", view=None)
            raise
        with interaction.client.open_panels.followed(table) if motion.is_request else contextlib.nullcontext():
            async with sending_posts(interaction, table):
                if in_panel:
                    await show_panel(interaction, table, Shown(news=await news_in_panel(interaction, table)))
                else:
                    await _update_question(interaction, table, tally)
                if again and not tally.carried:
                    said_before = reader_words(interaction).labels.voted_before(ayes=tally.ayes, needed=tally.needed)
                    await answer(interaction, said_before)
            if motion.is_request:
                voted = {each.seat for each in table.seats} if tally.carried else {voter, seat}
                voted -= {voter} - undone if in_panel else set()  # they see it already
                granted = seat if tally.carried and motion.undoes else None
                of = [each for each in table.seats if each.seat in voted]
                await renew_panels(interaction.client, table, of=of, granted=granted, undone=undone)
        if tally.carried and not motion.is_request and table.status is Status.RUNNING:
            interaction.client.dispatch("seat_changed", table)


def _is_panel(interaction: Interaction) -> bool:
    """Whether a button was pressed in a private panel."""
    shown = interaction.message
    return shown is not None and (shown.flags.ephemeral or own_thread(interaction) is not None)


async def _update_question(interaction: Interaction, table: Table, tally: Tally) -> None:
    """Show the votes so far in the channel's message whose button was pressed, or remove what is settled."""
    bot, asked = interaction.client, interaction.message
    if tally.carried and tally.motion.is_request:
        await take_away_question(interaction)  # the outcome, posted below, repeats it
    elif asked is not None and bot.outbox_sender.questions.knows(asked.id):
        await interaction.response.defer()  # it is brought up to date when all posts have been sent
    else:
        view = None if tally.carried else vote_buttons(bot.host, table, tally, words_at(bot, table))
        await interaction.response.edit_message(view=view)
