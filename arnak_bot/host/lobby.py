"""Opening, joining, leaving, starting and stopping tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from hashlib import sha256

from arnak_bot.game.position import Position
from arnak_bot.host.draft import Draft
from arnak_bot.host.errors import TableError, TableNotFound
from arnak_bot.host.options import (
    changed_options,
    game_of,
    is_reminder_moved,
    multiplayer_seats,
    opponents_of_one,
    require_computers,
)
from arnak_bot.host.registry import Registry
from arnak_bot.host.tables import Table, setup_of
from arnak_bot.host.waiting import timestamp
from arnak_bot.kit.fairness import game_seed, seat_order
from arnak_bot.refusals import HasYourSeat, NotForOne, OnlyStoppers, SeatCount, TooManySeated, Why
from arnak_bot.store import Attempt, NewTable, NoteKind, Options, PostKind, SeatRecord, Status, Stoppers
from arnak_bot.store.records import read_former

_SEATS = "seats"
COMPUTER_NAMES = ("Sextant", "Abacus", "Orrery", "Astrolabe")
"""The names of computers at a table: the same in every language, and enough for all seats."""


@dataclass(frozen=True, slots=True)
class Adjusted:
    """The side effects of a change of options: the new number of seats, if it changed, the computers removed, and after
    how many hours the reminder now comes, if it changed.
    """

    seats: int | None = None
    computers: int = 0
    remind: int | None = None


@dataclass(frozen=True, slots=True)
class CommonDeal:
    """A deal of the ladder, which several people play, each at their own table. `part`, `joined`: what the seed is
    derived from. `until`: the deal is secret until then.
    """

    part: str
    joined: tuple[str, ...]
    edition: int
    until: datetime
    attempt: Attempt


class Lobby:
    """Tables before and after the game. `entropy` is what joining adds to the seed besides the user's id: the id of the
    Discord interaction, which neither the host nor the player can choose.
    """

    def __init__(self, registry: Registry) -> None:
        self._registry = registry

    async def open(
        self,
        guild_id: int | None,
        channel_id: int,
        opener_id: int,
        opener_name: str,
        options: Options,
        *,
        entropy: str = "",
    ) -> Table:
        """Raises TableError if the options are impossible, or the channel already has an open table."""
        game = game_of(self._registry.games, options)
        counts = multiplayer_seats(game)
        if options.seats not in counts:
            raise TableError(SeatCount(game.title, tuple(counts)))
        if options.computers:
            require_computers(game)
        new, draft = self._opened(guild_id, channel_id, opener_id, opener_name, options, entropy)
        _seat_computers(draft, min(options.computers, options.seats - 1))
        draft.wait()
        return await self._registry.open(new, draft)

    async def open_for(
        self, guild_id: int, channel_id: int, people: Sequence[tuple[int, str]], options: Options, *, entropy: str
    ) -> Table:
        """Open a table for people (id, name) who have found each other on this server; the first is its opener.

        Raises:
            TableError: the channel already has an open table.
            Moved: one of them is no longer looking for players.
        """
        (opener, name), *others = people
        new, draft = self._opened(guild_id, channel_id, opener, name, options, entropy)
        for user_id, called in others:
            _sit_down(draft, user_id, called, entropy)
        draft.posts = draft.posts[:1]
        draft.found = tuple(user_id for user_id, _ in people)
        draft.wait()
        return await self._registry.open(new, draft)

    async def open_alone(
        self,
        guild_id: int | None,
        channel_id: int,
        player_id: int,
        player_name: str,
        options: Options,
        *,
        entropy: str = "",
        deal: CommonDeal | None = None,
        chapter: str = "",
    ) -> Table:
        """Open a table for one player and as many computers as the options say, and start it in the same decision.
        `chapter`: the key of a campaign chapter, "" for none.

        Raises TableError if the number of players or the options are wrong, the channel already has an open table, or
        `deal` is a ladder attempt that the player has already made.
        """
        game, seats = game_of(self._registry.games, options), 1 + options.computers
        if options.computers:
            require_computers(game)
        if seats not in game.seats:
            against = opponents_of_one(game) if game.levels else 0
            several = SeatCount(game.title, tuple(game.seats))
            raise TableError(several if options.computers else NotForOne(game.title, against))
        alone = replace(options, seats=seats)
        new, draft = self._opened(guild_id, channel_id, player_id, player_name, alone, entropy)
        _seat_computers(draft, options.computers)
        if deal is not None:
            new = replace(new, part=deal.part, sealed_until=timestamp(deal.until), attempt=deal.attempt)
            draft.table.part, draft.table.joined, draft.table.edition = deal.part, deal.joined, deal.edition
            draft.table.sealed_until = deal.until
        draft.table.chapter = chapter
        _begin(draft)
        return await self._registry.open(replace(new, chapter=chapter), draft)

    def _opened(
        self, guild_id: int | None, channel_id: int, opener_id: int, name: str, options: Options, entropy: str
    ) -> tuple[NewTable, Draft]:
        """The host draws its part of the seed before anybody joins."""
        now, part, definition = self._registry.now(), self._registry.draw_part(), self._registry.games[options.game_key]
        new = NewTable(guild_id, channel_id, opener_id, options, timestamp(now), part)
        table = Table(0, guild_id, channel_id, opener_id, Status.LOBBY, options, (), definition, part=part)
        draft = Draft.of(table, now, opener_id)
        _sit_down(draft, opener_id, name, entropy)
        return new, draft

    async def join(self, table: Table, user_id: int, name: str, *, entropy: str = "") -> None:
        """Take a free seat, or replace a computer. A player who left a running game returns to their own seat. If the
        table starts automatically, taking the last free seat starts the game.

        Raises TableError if the user is already seated, or the table is full or has started.
        """

        def join(draft: Draft) -> None:
            here = draft.table
            seat = here.seat_of(user_id)
            if here.status is Status.RUNNING and seat is not None and here.seats[seat].gone:
                draft.change_seat(replace(here.seats[seat], gone=False))
                if seat in here.running.seats_to_act:
                    draft.wait(here.waits_since)
                draft.note(NoteKind.BACK, seat)
                draft.ask_about_late(seat)
                return
            if seat is not None and here.status.is_open:
                raise TableError(Why.SITS_ALREADY)
            for each in here.seats if here.status is Status.RUNNING else ():
                if user_id in (former.user_id for former in read_former(each.former)):
                    raise TableError(HasYourSeat(each.name))
            require_lobby(here)
            free = len(here.seats) < here.options.seats
            if not free:
                _send_computer_away(draft, Why.FULL)
            _sit_down(draft, user_id, name, entropy)
            if free and here.options.starts and len(here.seats) >= here.options.seats:
                _begin(draft)
            else:
                draft.wait()

        await self._registry.decide(table, join, present=user_id)

    async def leave(self, table: Table, user_id: int) -> None:
        """Raises TableError if the user is not seated, or the game has started."""

        def leave(draft: Draft) -> None:
            require_lobby(draft.table)
            if draft.table.seat_of(user_id) is None:
                raise TableError(Why.NOT_SEATED)
            others = [seat for seat in draft.table.seats if seat.user_id != user_id]
            draft.seat(others if any(not seat.is_computer for seat in others) else [])  # computers cannot play alone
            draft.post(PostKind.LOBBY)
            draft.wait()

        await self._registry.decide(table, leave, present=user_id)

    async def seat_computer(self, table: Table, user_id: int, level: str) -> None:
        """Seat a computer; a full table gets another seat for it. Raises TableError if the user is not the opener, the
        game has started or has no computer players, or all the seats that the game allows are taken.
        """

        def seat(draft: Draft) -> None:
            require_opener(draft.table, user_id, Why.ONLY_OPENER_SEATS_COMPUTERS)
            require_computers(draft.table.definition)
            here, needed = draft.table, len(draft.table.seats) + 1
            if needed > here.options.seats:
                if needed not in here.definition.seats:
                    raise TableError(Why.FULL)
                here.options = replace(here.options, seats=needed)
            _seat_computers(draft, 1, level)
            draft.post(PostKind.LOBBY)

        await self._registry.decide(table, seat, present=user_id)

    async def remove(self, table: Table, user_id: int, seat: int | None = None, *, moderator: bool = False) -> None:
        """Remove whoever is in a seat, except the opener or, for None, the computer seated last. Raises TableError if
        the user is neither the opener nor a moderator, the game has started, or nobody else sits there.
        """

        def remove(draft: Draft) -> None:
            require_opener(draft.table, draft.table.opener if moderator else user_id, Why.ONLY_OPENER_SEATS_COMPUTERS)
            if seat is None:
                _send_computer_away(draft, Why.NO_COMPUTER_SITS)
            elif seat >= len(draft.table.seats) or draft.table.seats[seat].user_id == draft.table.opener:
                raise TableError(Why.NOBODY_SITS_THERE)
            else:
                draft.seat([each for each in draft.table.seats if each.seat != seat])
            draft.post(PostKind.LOBBY)
            draft.wait()

        await self._registry.decide(table, remove, present=user_id)

    async def change(self, table: Table, user_id: int, sent: Mapping[str, str]) -> Adjusted:
        """Change a table's options; `sent`: the values by key, as menus send them. Returns the side effects. Computers
        are removed if they no longer have a seat, or the game lacks their level.

        Raises TableError if the user is not the opener, the game has started, or a value is invalid or allows too few
        seats.
        """

        def change(draft: Draft) -> Adjusted:
            here = draft.table
            require_opener(here, user_id, Why.ONLY_OPENER_CHANGES)
            options = changed_options(self._registry.games, here.options, sent)
            if options == here.options:
                return Adjusted()
            before, here.options = here.options, options
            here.definition = self._registry.games[options.game_key]
            left = _make_room(draft)
            draft.post(PostKind.LOBBY)
            seats = options.seats if options.seats != before.seats and _SEATS not in sent else None
            moved = is_reminder_moved(before, options, sent.get("remind_hours"))
            return Adjusted(seats, left, options.remind_hours if moved else None)

        return await self._registry.decide(table, change, present=user_id)

    async def start(self, table: Table, user_id: int) -> None:
        """Seats are shuffled unless the opener keeps the order of joining (R0). Raises as `require_may_start`."""

        def start(draft: Draft) -> None:
            self.require_may_start(draft.table, user_id)
            if draft.table.part is None:  # a lobby from an older version: no commitment was published
                draft.table.seed = self._registry.draw_part()
            _begin(draft)

        await self._registry.decide(table, start, present=user_id)

    def require_may_start(self, table: Table, user_id: int) -> None:
        """Raises TableError if the user is not the opener, there are too few players, or the game has started."""
        require_opener(table, user_id, Why.ONLY_OPENER_STARTS)
        if all(seat.is_computer for seat in table.seats):
            raise TableError(Why.NOBODY_SITS)
        if missing_players(table):
            raise TableError(Why.TOO_FEW)

    # --- stopping -----------------------------------------------------------------------------------

    async def stop(self, table: Table, user_id: int, *, moderator: bool, lobby: bool = False) -> None:
        """Stop a table before its game is over; `lobby`: only before it starts. Raises as `require_may_stop`."""
        stoppers = await self._stoppers(table)

        def stop(draft: Draft) -> None:
            _require_stopper(draft.table, stoppers, user_id, moderator=moderator)
            if lobby and draft.table.status is Status.RUNNING:
                raise TableError(Why.STARTED_MEANWHILE)
            draft.end(Status.STOPPED)
            draft.note(NoteKind.STOPPED, user_id=user_id)

        await self._registry.decide(table, stop, present=user_id)

    async def require_may_stop(self, table: Table, user_id: int, *, moderator: bool) -> None:
        """Raises TableError unless moderators or the server's settings let the user stop it, or if it has ended."""
        stoppers = await self._stoppers(table)
        _require_stopper(table, stoppers, user_id, moderator=moderator)

    async def require_may_stop_broken(self, table_id: int, user_id: int, *, moderator: bool) -> None:
        """Like `require_may_stop`, for a table that cannot be loaded: its opener and moderators may."""
        found = await self._registry.store.owner(table_id)
        if found is None:
            raise TableNotFound(Why.NO_SUCH_TABLE)
        opener, is_open = found
        if not is_open:
            raise TableError(Why.ENDED_ALREADY)
        if not moderator and user_id != opener:
            raise TableError(Why.ONLY_OPENER_STOPS)

    async def stop_broken(self, table_id: int, user_id: int, *, moderator: bool) -> None:
        """End a table that cannot be loaded, so that its channel is free again. Raises as `require_may_stop_broken`."""
        await self.require_may_stop_broken(table_id, user_id, moderator=moderator)
        await self._registry.store.stop_broken(table_id, timestamp(self._registry.now()))

    async def _stoppers(self, table: Table) -> Stoppers:
        return (await self._registry.settings(table.guild_id)).stoppers


def _require_stopper(table: Table, stoppers: Stoppers, user_id: int, *, moderator: bool) -> None:
    if not table.status.is_open:
        raise TableError(Why.CLOSED_UNPLAYED if table.closed else Why.ENDED_ALREADY)
    if table.status is Status.LOBBY and stoppers is Stoppers.MODERATORS:
        stoppers = Stoppers.OPENER  # the setting protects games, and a lobby is not one yet
    allowed = {
        Stoppers.OPENER: user_id == table.opener or not table.seats,
        Stoppers.PLAYERS: table.seat_of(user_id) is not None or not table.seats,
        Stoppers.MODERATORS: False,
    }
    if not moderator and not allowed[stoppers]:
        raise TableError(OnlyStoppers(stoppers, table.opener_name))


def missing_players(table: Table) -> int:
    return max(0, (1 if table.options.solo else multiplayer_seats(table.definition).start) - len(table.seats))


def is_complete(table: Table) -> bool:
    """Whether all seats of a lobby are taken, which means that it only needs to be started."""
    return len(table.seats) >= table.options.seats and not missing_players(table)


def require_lobby(table: Table) -> None:
    """Raises TableError if the game has started, or the table has ended."""
    if table.status is Status.RUNNING:
        raise TableError(Why.STARTED_ALREADY)
    table.require_open()
    if table.status is not Status.LOBBY:
        raise TableError(Why.ENDED_OPEN_ANOTHER)


def require_opener(table: Table, user_id: int, why: Why) -> None:
    """Raises TableError if the user is not the opener (reported as `why`), or the game has started."""
    require_lobby(table)
    if user_id != table.opener:
        raise TableError(why)


def _sit_down(draft: Draft, user_id: int, name: str, entropy: str) -> None:
    table = draft.table
    draft.seat([*table.seats, SeatRecord(len(table.seats), user_id, name)])
    table.joined = (*table.joined, sha256(f"{user_id} {entropy}".encode()).hexdigest())
    draft.post(PostKind.LOBBY)


def _seat_computers(draft: Draft, count: int, level: str | None = None) -> None:
    """Seat computers. They add nothing to the seed, since their part would be predictable."""
    for _ in range(count):
        seats = draft.table.seats
        taken = {each.user_id for each in seats}
        number = next(at for at, _ in enumerate(COMPUTER_NAMES) if -1 - at not in taken)
        record = SeatRecord(
            len(seats), -1 - number, COMPUTER_NAMES[number], computer=level or draft.table.options.level
        )
        draft.seat([*seats, record])


def _send_computer_away(draft: Draft, why: Why) -> None:
    """Remove the computer seated last. Raises TableError if there is none (reported as `why`)."""
    last = next((each for each in reversed(draft.table.seats) if each.is_computer), None)
    if last is None:
        raise TableError(why)
    draft.seat([each for each in draft.table.seats if each is not last])


def _make_room(draft: Draft) -> int:
    """Remove the computers that cannot play this game or for which no seat is left; return how many. Raises TableError
    if there are more people than seats.
    """
    table = draft.table
    people = sum(not each.is_computer for each in table.seats)
    room = table.options.seats - people
    if room < 0:
        raise TableError(TooManySeated(people, table.options.seats))
    computers = [each for each in table.seats if each.is_computer and each.computer in table.definition.levels]
    staying = {each.user_id for each in computers[:room]}
    kept = [each for each in table.seats if not each.is_computer or each.user_id in staying]
    left = len(table.seats) - len(kept)
    draft.seat(kept)
    return left


def _begin(draft: Draft) -> None:
    """Deal the game, with a seed made from the host's random part and what the players added. Somebody who plays alone
    has no deadline, since nobody waits for them. Raises TableError if the options do not allow a deal.
    """
    table = draft.table
    if table.alone:
        table.options = replace(table.options, deadline_hours=None)
    if table.part is not None:
        table.seed = game_seed(table.part, table.joined)
    assert table.seed is not None
    if table.options.shuffle_seats:
        draft.seat(seat_order(table.seats, table.seed))
    table.status, table.started_at = Status.RUNNING, draft.now
    setup = setup_of(table)
    try:
        game: Position = table.definition.new(setup)
    except ValueError as error:
        raise TableError(Why.CANNOT_BE_DEALT) from error
    table.game, table.edition = game, setup.edition
    if not table.options.shuffle_seats:  # the first to join is the start player, if the game has one
        starter = game.seats_to_act[0]
        draft.seat([*table.seats[-starter:], *table.seats[:-starter]])
    draft.take_snapshot()
    draft.posts.clear()
    draft.wait()
    draft.announce(0, 0, game.opening, opening=True)
