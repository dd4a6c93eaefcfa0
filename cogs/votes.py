"""Votes about another player: one button for each motion, with its count."""

from __future__ import annotations

import contextlib

from arnak_bot.host import TableError
from arnak_bot.refusals import HasPlayedOn, OthersHaveActed, Why
from arnak_bot.store import Vote, VoteKind
from cogs import ids
from cogs.absence import take_away_question
from cogs.client import Interaction
from cogs.interactions import reader_words, words_at
from cogs.messages import vote_buttons
from cogs.play import renew_panels
from cogs.replies import LastingItem, answer, sending_posts

_TOO_LATE = (Why.NOT_ASKED, Why.STOPPED, Why.GAME_OVER, Why.PAUSE_OVER)


class VoteButton(LastingItem, template=ids.VOTE_BUTTON):
    """Votes for a motion about another player and shows the count; removed once the motion is carried or obsolete.

    A request that was granted is deleted. Somebody who has voted for it before is told that their vote counts.
    """

    async def pressed(self, interaction: Interaction) -> None:
        host, said = interaction.client.host, self.said
        motion, seat, value = VoteKind(said["motion"]), int(said["seat"]), int(said["value"])
        table = await interaction.client.table_clicked(interaction, self.table_id)
        voter = table.seat_of(interaction.user.id)
        again = voter is not None and Vote(motion, seat, value, voter) in table.votes
        try:
            tally = await host.absence.vote(table, interaction.user.id, motion, seat, value)
        except TableError as error:
            if error.refusal in _TOO_LATE or isinstance(error.refusal, HasPlayedOn | OthersHaveActed):
                asked = interaction.message.content if interaction.message is not None else ""
                await interaction.response.edit_message(content=f"~~{asked}~~", view=None)
            raise
        view = None if tally.carried else vote_buttons(host, table, tally, words_at(interaction.client, table))
        with interaction.client.open_panels.followed(table) if motion.is_request else contextlib.nullcontext():
            async with sending_posts(interaction, table):
                if tally.carried and motion.is_request:
                    await take_away_question(interaction)  # the answer, posted below, repeats it
                else:
                    await interaction.response.edit_message(view=view)
                if again and not tally.carried:
                    said_before = reader_words(interaction).labels.voted_before(ayes=tally.ayes, needed=tally.needed)
                    await answer(interaction, said_before)
            if motion.is_request:
                voted = [each for each in table.seats if tally.carried or each.seat == voter]
                await renew_panels(interaction.client, table, of=voted)
