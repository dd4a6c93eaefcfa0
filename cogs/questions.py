"""The questions in a table's channel with buttons to vote with, kept up to date while they can be answered; and the
lines about them in the players' panels.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from typing import Any, Literal, TypeAlias

import discord
from discord import ui

from arnak_bot.host import Host, Table, TableError, Tally
from arnak_bot.host.plans import why_idle
from arnak_bot.host.registry import keep_newest
from arnak_bot.host.tables import LEFT
from arnak_bot.host.taking_back import asked_before, asked_of, wants_turn_back, what_came_after
from arnak_bot.kit.limits import clip
from arnak_bot.kit.names import YesOrNo, spoken
from arnak_bot.kit.prose import listed
from arnak_bot.store import (
    MAJORITY,
    MODERATOR,
    NoteKind,
    Post,
    PostKind,
    PostPayload,
    Proposal,
    SeatRecord,
    Status,
    Vote,
    VoteKind,
)
from arnak_bot.wording import labels
from arnak_bot.wording.messages import Words
from cogs import ids
from cogs.interactions import BLUE, GREEN, RED, button, stateless_view, words_at
from cogs.menus import undo_of_a_reveal
from cogs.messages import Message
from cogs.sending import MOST_KEPT, Sender

LONGEST_STEP, _SHORT_STEP = 300, 80
MOST_TOLD = 2
"""The maximum number of questions that a panel has room for."""
_Key: TypeAlias = tuple[int, int, VoteKind, int]
"""The table, the seat that a question is about, and the motion with its value."""
_Shown: TypeAlias = tuple[str, list[dict[str, Any]]]


# --- what a question says ------------------------------------------------------------------------------


def vote_buttons(host: Host, table: Table, tally: Tally, words: Words) -> ui.View:
    motion, seat, value, buttons = tally.motion, tally.seat, tally.value, list[ui.Button[Any]]()
    gone = table.seats[seat].gone
    there_are = {
        VoteKind.COMPUTER: bool(table.definition.levels),
        VoteKind.PASS: not gone or seat in table.running.seats_to_act,
        VoteKind.WITHOUT: not gone,
    }
    for each in [each for each, there in there_are.items() if there] if motion in there_are else [motion]:
        now = host.absence.count(table, Proposal(each, seat, value))
        step = each is VoteKind.REOPEN_TURN and wants_turn_back(table, seat, value) == "no"
        name = labels.vote(VoteKind.TAKE_BACK if step else each, table.names[seat], now.ayes, now.needed, words)
        style = RED if each is VoteKind.WITHOUT else BLUE
        buttons.append(button(name, ids.vote_button(table.id, each, seat, value), style))
    return stateless_view(*buttons)


def deadline_note(host: Host, table: Table, seat: int, words: Words) -> tuple[str, ui.View]:
    """A player's time has run out, and the others may decide what to do."""
    others = [each.user_id for each in host.absence.deciders(table, seat)]
    tally = host.absence.count(table, Proposal(VoteKind.PASS, seat, 0))
    least = table.texts(words.language).channel.least(table.running.view(seat))
    passed = labels.deadline_passed(table.names[seat], others, words, least=least)
    return passed, vote_buttons(host, table, tally, words)


def may_be_played(table: Table, seat: int) -> bool:
    """Whether the others may let a computer play for somebody who has left."""
    gone = table.status is Status.RUNNING and table.seats[seat].gone
    return gone and bool(table.definition.levels) and bool(table.others(seat))


def stand_in_button(host: Host, table: Table, seat: int, words: Words) -> ui.View:
    return vote_buttons(host, table, host.absence.count(table, Proposal(VoteKind.COMPUTER, seat, 0)), words)


def offer(host: Host, table: Table, tally: Tally, words: Words, asking: int | None) -> tuple[str, ui.View]:
    """Return the message for a vote, or for a seat that is offered; `asking`: the user who asks."""
    if not tally.motion.is_request and tally.carried:
        return _offer_of_a_seat(table, tally, words, asking)
    others = host.absence.yet_to_vote(table, tally)
    if tally.motion.is_request:
        question = _request(table, tally, others, words)
    else:
        question = _replacement(table, tally, others, words, asking)
    return question, vote_buttons(host, table, tally, words)


def _request(table: Table, tally: Tally, others: Sequence[SeatRecord], words: Words) -> str:
    name, said, count = spoken(table.names[tally.seat]), words.labels, len(others)
    who = labels.users([each.user_id for each in others], words)
    if tally.motion is VoteKind.PAUSE:
        until, ends = labels.date(tally.value), labels.relative(tally.value)
        return said.asks_for_pause(name=name, who=who, until=until, ends=ends)
    if tally.motion is VoteKind.TAKE_BACK:
        if tally.seat not in table.running.seats_to_act:
            return said.asks_to_choose_again(name=name, who=who, others=count)
        step = clip(" ".join(_last_step(table, tally.seat, words)), LONGEST_STEP)
        return said.asks_to_take_back(
            name=name,
            who=who,
            others=count,
            step=step,
            told="yes" if step else "no",
            acts="together" if table.acts == "together" else "nobody",
        )
    movers = table.others_to_act(tally.seat)
    acts: Literal["together", "choosing", "you", "others", "nobody"] = "others" if movers else "nobody"
    if table.acts != "alone":
        acts = table.acts
    elif others == movers and len(movers) == 1:
        acts = "you"
    turn = wants_turn_back(table, tally.seat, tally.value)
    step = "" if turn == "yes" else " ".join(_announced_step(table, tally.value, words)).rstrip(".")
    return said.asks_to_reopen_turn(
        name=name,
        who=who,
        others=count,
        turn=turn,
        step=clip(step, LONGEST_STEP),
        told="yes" if step else "no",
        after=what_came_after(table, tally.value),
        acts=acts,
        movers=listed_names(movers, words),
    )


def _replacement(table: Table, tally: Tally, others: Sequence[SeatRecord], words: Words, asking: int | None) -> str:
    name, newcomer, said = spoken(table.names[tally.seat]), labels.user(tally.value), words.labels
    voters = labels.users([each.user_id for each in others], words)
    seat = None if asking is None else table.seat_of(asking)
    if seat is None:  # their seat has changed hands in the meantime
        return said.replace_question(newcomer=newcomer, name=name, voters=voters)
    who = spoken(table.names[seat])
    return said.replace_question_of(who=who, newcomer=newcomer, name=name, voters=voters)


def _offer_of_a_seat(table: Table, tally: Tally, words: Words, asking: int | None) -> tuple[str, ui.View]:
    said, name = words.labels, spoken(table.names[tally.seat])
    yes, no = (ids.seat_button(table.id, tally.seat, tally.value, what) for what in ids.Answer)
    by: Literal["player", "moderator", "self", "others"] = "player" if tally.offered_by == tally.seat else "others"
    if tally.offered_by == MODERATOR and asking is not None:
        by = "self" if asking == tally.value else "moderator"
    player, who = labels.user(table.seats[tally.seat].user_id), labels.user(asking or 0)
    offered = said.seat_offered(by=by, who=who, player=player, newcomer=labels.user(tally.value), name=name)
    return offered, stateless_view(button(said.take_seat(), yes, GREEN), button(words.finding.decline(), no))


def listed_names(seats: Sequence[SeatRecord], words: Words) -> str:
    return listed([spoken(each.name) for each in seats], words)


def _last_step(table: Table, seat: int, words: Words) -> list[str]:
    """What a seat's last decision in the current turn has done, as the log tells it; empty if the turn is over."""
    steps = [table.turn[at] for at in table.decided(seat)[-1:] if -at <= len(table.turn)]
    return table.texts(words.language).channel.tell((*chain(*steps),), table.view(None), table.names)


def _announced_step(table: Table, ply: int, words: Words) -> list[str]:
    """A decision that was announced on its own, as the log tells it; empty for any other, or if that was long ago."""
    events = next((told for *span, told in table.announced if span == [ply, ply + 1]), ())
    return table.texts(words.language).channel.tell(events, table.view(None), table.names)


def says_that_one_leaves(facts: PostPayload) -> bool:
    """Whether a note says that somebody has left, or that the others go on without them."""
    return facts.note is NoteKind.LEFT or (facts.note is NoteKind.AGREED and facts.motion is VoteKind.WITHOUT)


# --- in the channel -----------------------------------------------------------------------------------


@dataclass(slots=True)
class _Asked:
    """A question's message, and the post that it was made from."""

    message_id: int
    facts: PostPayload
    shown: _Shown


class Questions:
    """Knows the newest messages with questions since the start of the program; `later` runs their edits. `note` makes
    the message that says that somebody has left.
    """

    def __init__(
        self,
        client: discord.Client,
        host: Host,
        sender: Sender,
        later: Callable[[Coroutine[Any, Any, None]], None],
        note: Callable[[Host, Table, PostPayload, Words], Message],
    ) -> None:
        self._client = client
        self._host = host
        self._sender = sender
        self._later = later
        self._note = note
        self._open: dict[_Key, _Asked] = {}

    def sent(self, table: Table, post: Post, message_id: int, message: Message) -> None:
        """Remember a message that has just been sent, if it is a question; it replaces an older one about the same."""
        facts, seat = post.facts, post.facts.seat
        if seat is None or not isinstance(message.view, ui.View):
            return
        if post.kind is PostKind.DEADLINE and table.seats[seat].gone:
            motion, facts = VoteKind.COMPUTER, replace(facts, note=NoteKind.LEFT)
        elif post.kind in (PostKind.VOTE, PostKind.DEADLINE) and message.view.children:
            motion = facts.motion or VoteKind.PASS
        elif post.kind is PostKind.NOTE and says_that_one_leaves(facts):
            motion = VoteKind.COMPUTER
        else:
            return
        key = (table.id, seat, motion, facts.value)
        if (older := self._open.pop(key, None)) is not None:
            self._later(self._sender.close_question(table, older.message_id, keep=False))
        shown = message.content, message.view.to_components()
        keep_newest(self._open, key, _Asked(message_id, facts, shown), MOST_KEPT)

    def knows(self, message_id: int) -> bool:
        """Whether a message is a question that `settle` keeps up to date."""
        return any(asked.message_id == message_id for asked in self._open.values())

    def forget(self, message_id: int) -> None:
        """Ignore a question from now on, because the click that settled it decides what becomes of its message."""
        self._open = {key: asked for key, asked in self._open.items() if asked.message_id != message_id}

    def settle(self, table: Table) -> None:
        """Update a table's questions as the game is now, and close those that can no longer be answered."""
        lapsed = False
        for key, asked in list(self._open.items()):
            if key[0] != table.id:
                continue
            now = self._now(table, *key[1:], asked)
            if now is None:
                del self._open[key]
                lapsed |= key[2].undoes
                stays = key[2] is VoteKind.COMPUTER  # its text says that somebody has left
                self._later(self._sender.close_question(table, asked.message_id, keep=stays))
                continue
            text, view = now
            if asked.shown != (shown := (text, view.to_components())):
                asked.shown = shown
                self._later(self._sender.renew_question(table, asked.message_id, text, view))
        if lapsed and table.status is Status.RUNNING:
            self._client.dispatch("request_lapsed", table)

    async def settle_all(self) -> None:
        """The same for all tables: somebody who may be named in them has been forgotten."""
        for table_id in {key[0] for key in self._open}:
            with contextlib.suppress(TableError):
                self.settle(await self._host.registry.table(table_id))

    def _now(self, table: Table, seat: int, motion: VoteKind, value: int, asked: _Asked) -> tuple[str, ui.View] | None:
        """Return a question as it should be now; None if it can no longer be answered."""
        host, words = self._host, words_at(self._client, table)
        if table.status is not Status.RUNNING:
            return None
        if motion is VoteKind.COMPUTER:  # below the note that somebody has left, which stays
            note = self._note(host, table, asked.facts, words)  # its buttons may come back
            assert isinstance(note.view, ui.View), "a note is no layout"
            return (note.content, note.view) if table.seats[seat].gone else None
        proposal = Proposal(motion, seat, value)
        if not host.absence.is_open(table, proposal):
            return None
        if motion is VoteKind.PASS:
            gone = table.seats[seat].gone  # which another message says
            return deadline_note(host, table, seat, words) if table.others(seat) and not gone else None
        return offer(host, table, host.absence.count(table, proposal), words, asked.facts.present)


# --- in panels ----------------------------------------------------------------------------------------


def open_requests(host: Host, table: Table, user_id: int, words: Words) -> list[str]:
    """Return the lines about what a player has to decide, or waits for, besides the moves of the game."""
    seat = table.player(user_id)
    record, former = table.seats[seat], table.taken_from(seat)
    yours = [words.labels.seat_is_yours(name=spoken(former), did=why_idle(table, seat))] if former else []
    offered, own = _offered(host, table, seat, words), _own_requests(host, table, seat, words)
    others = listed_names(host.absence.deciders(table, seat), words)
    late = [words.labels.you_are_late(who=others)] if others and host.absence.overdue(table, seat) else []
    plays = not (record.gone or record.computer)
    most = MOST_TOLD - len(late) - len(offered) - len(own)
    questions, told = _of_others(host, table, seat, words, most) if plays else ([], [])
    return [*offered, *questions, *own, *late, *told, *yours]  # there may be no room for the last


def request_buttons(host: Host, table: Table, user_id: int, words: Words) -> list[ui.Item[ui.View]]:
    """Return the buttons with which a player agrees to what others ask for, or decides about those who have left on
    their turn, or the only one who is out of time, as in the channel; and, while they wait, the one with which they no
    longer ask for an undo.
    """
    asked: list[Proposal] = [vote for vote in asked_of(table, user_id) if not _is_past(host, vote)]
    seat = table.player(user_id)
    if user_id in (each.user_id for each in table.others(-1)):
        late = _late(host, table, seat)
        to_decide = (each for each in table.seats if table.left_on_turn(each.seat) or late == [each])
        asked += [Proposal(VoteKind.COMPUTER, each.seat, 0) for each in to_decide]
    waits = seat not in table.running.seats_to_act and asked_before(table, seat) is not None
    votes = [
        each for vote in asked for each in vote_buttons(host, table, host.absence.count(table, vote), words).children
    ]
    return [*votes, *([undo_of_a_reveal(table, seat, words)] if waits else [])]


def _late(host: Host, table: Table, seat: int) -> list[SeatRecord]:
    """Those who are out of time, and about whom a player may decide."""
    overdue = (each for each in table.seats if each.seat != seat and host.absence.overdue(table, each.seat))
    return [each for each in overdue if host.absence.may_decide(table, each.seat, seat)]


def _replacements(host: Host, table: Table) -> list[Tally]:
    """The votes on replacing players, and the seats that are offered."""
    asked = {(vote.seat, vote.value) for vote in table.votes if vote.motion is VoteKind.REPLACE}
    return [host.absence.count(table, Proposal(VoteKind.REPLACE, *each)) for each in sorted(asked)]


def _offered(host: Host, table: Table, seat: int, words: Words) -> list[str]:
    told = list[str]()
    for tally in _replacements(host, table):
        if tally.seat == seat and tally.carried:
            record = table.seats[seat]
            by: Literal["player", "moderator", "gone", "away", "others"] = "away" if record.computer else "others"
            by = "gone" if record.gone else by
            by = "player" if tally.offered_by == seat else "moderator" if tally.offered_by == MODERATOR else by
            told.append(words.labels.seat_is_offered(by=by, newcomer=labels.user(tally.value)))
    return told


def _own_requests(host: Host, table: Table, seat: int, words: Words) -> list[str]:
    own = asked_before(table, seat)
    told = [] if own is None else [own_request(host, table, own, words)]
    for vote in table.requests:
        if vote.seat == seat and vote.motion is VoteKind.PAUSE and not _is_past(host, vote):
            who = listed_names(host.absence.yet_to_vote(table, vote), words)
            told.append(words.texts.asked_for_pause(who=who, until=labels.date(vote.value)))
    return told


def own_request(host: Host, table: Table, own: Proposal, words: Words) -> str:
    """Tell a player that the others have yet to agree to their request to undo something."""
    left = host.absence.yet_to_vote(table, own)
    ayes = [each for each in table.others(own.seat) if each not in left]
    return words.texts.asked_to_undo(
        who=listed_names(left, words),
        agreed=listed_names(ayes, words),
        count=len(ayes),
        others=len(left),
        ends=_ends(table, own),
        movers=listed_names(table.others_to_act(own.seat), words),
    )


def _ends(table: Table, own: Proposal) -> Literal["move", "move-or-end", "choice", "end", "turn"]:
    """What ends a request to undo something."""
    if own.seat in table.running.seats_to_act:
        return "move-or-end" if table.acts == "together" else "move"
    if own.motion is not VoteKind.REOPEN_TURN:
        return "choice"
    if table.acts != "alone":
        return "end" if table.acts == "together" else "choice"
    return "turn" if table.others_to_act(own.seat) else "move"


def _of_others(host: Host, table: Table, seat: int, words: Words, most: int) -> tuple[list[str], list[str]]:
    """Return the questions that a player can answer, or only their number if there are more than `most`; and what the
    player has agreed to, or others have decided.
    """
    said, absence, about_seats, told = words.labels, host.absence, list[str](), list[str]()
    acts: YesOrNo = "yes" if seat in table.running.seats_to_act else "no"
    for tally in _replacements(host, table):
        if tally.seat == seat:
            continue
        newcomer, name = labels.user(tally.value), spoken(table.names[tally.seat])
        waits = absence.yet_to_vote(table, tally)
        ayes = [each for each in table.seats if tally.by(each.seat) in table.votes]
        if tally.carried:
            left_before = may_be_played(table, tally.seat) and not table.left_on_turn(tally.seat)
            gone: YesOrNo = "yes" if left_before else "no"
            told.append(said.seat_is_free(newcomer=newcomer, name=name, gone=gone))
        elif seat in {each.seat for each in waits}:
            about_seats.append(said.is_asked_for_seat(who=listed_names(ayes, words), newcomer=newcomer, name=name))
        else:
            told.append(said.asked_for_seat(who=listed_names(waits, words), newcomer=newcomer, name=name))
    late = _late(host, table, seat)
    about_late = [said.is_late(names=listed_names(late, words), count=len(late))] if late else []
    requests = [vote for vote in asked_of(table, table.seats[seat].user_id) if not _is_past(host, vote)]
    gone_now = (each for each in table.seats if table.left_on_turn(each.seat))
    about_late += [said.left_on_turn_in_panel(name=spoken(each.name)) for each in gone_now]
    questions = [*about_late, *(_request_of_another(table, vote, seat, words, acts) for vote in requests), *about_seats]
    if len(questions) > max(1, most):
        questions = [said.asked_in_channel(count=len(questions))]
    for vote in table.requests:
        if vote.motion is VoteKind.REOPEN_TURN and vote.seat != seat and replace(vote, voter=seat) in table.votes:
            left, name = absence.yet_to_vote(table, vote), spoken(table.names[vote.seat])
            turn, who = wants_turn_back(table, vote.seat, vote.value), listed_names(left, words)
            told.append(said.agreed_already(name=name, turn=turn, who=who, count=len(left), acts=acts))
    return questions, told


def with_who_has_left(news: Sequence[str], table: Table, seat: int, words: Words) -> list[str]:
    """Add to a player's news who had left before, so that a computer may play for them: first until the player has
    acted since the host first moved for them; from then on last, where there may be no room.
    """
    if table.seats[seat].gone or table.seats[seat].computer:
        return [*news]
    offered = {vote.seat for vote in table.votes if vote.is_offer or vote.voter == MAJORITY}
    gone = [each for each in table.seats if may_be_played(table, each.seat) and each.seat not in offered]
    gone = [each for each in gone if not table.left_on_turn(each.seat)]  # a question is about them
    new = [each for each in gone if not _has_acted_since(table, seat, each.seat)]
    known = [each for each in gone if each not in new]
    return [*_left(new, words), *news, *_left(known, words)]


def _left(gone: Sequence[SeatRecord], words: Words) -> list[str]:
    return [words.labels.left_in_panel(names=listed_names(gone, words), count=len(gone))] if gone else []


def _has_acted_since(table: Table, seat: int, left: int) -> bool:
    """Whether a player has acted since the host first moved for one who has left."""
    since = slice(table.last_in_person(left) + 1, max(0, table.last_in_person(seat)))
    made = zip(table.running.log[since], table.by[since], strict=False)
    return any((by, maker) == (left, LEFT) for (by, _), maker in made)


def _request_of_another(table: Table, vote: Vote, seat: int, words: Words, acts: YesOrNo) -> str:
    """`seat`: the reader's; `acts`: whether they are to move."""
    name, said = spoken(table.names[vote.seat]), words.labels
    last: YesOrNo = "yes" if table.running.seats_to_act == (seat,) else "no"
    if vote.motion is VoteKind.PAUSE:
        return said.is_asked_for_pause(name=name, until=labels.date(vote.value))
    if vote.motion is VoteKind.TAKE_BACK:
        if vote.seat not in table.running.seats_to_act:
            return said.is_asked_to_choose(name=name, last=last)
        step = clip(" ".join(_last_step(table, vote.seat, words)).rstrip("."), _SHORT_STEP)
        told: YesOrNo = "yes" if step else "no"
        acted: Literal["together", "no"] = "together" if table.acts == "together" else "no"
        return said.is_asked_for_step(name=name, step=step, told=told, acts=acted, last=last)
    turn, after = wants_turn_back(table, vote.seat, vote.value), what_came_after(table, vote.value)
    acting = acts if table.acts == "alone" else table.acts
    return said.is_asked(name=name, turn=turn, after=after, acts=acting, last=last)


def _is_past(host: Host, vote: Vote) -> bool:
    """Whether a vote is about a pause that would be over already."""
    return vote.motion is VoteKind.PAUSE and vote.value <= host.registry.now().timestamp()
