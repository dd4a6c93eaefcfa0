"""A database of the corpus: tables in every state, and what a host reads of them. Knows the host, and no SQL."""

from __future__ import annotations

import gzip
import json
import random
import sqlite3
from contextlib import closing
from dataclasses import asdict
from datetime import datetime
from hashlib import sha256
from pathlib import Path
from typing import Any

from arnak_bot.game.definition import TURN
from arnak_bot.game.options import Value
from arnak_bot.games import GAMES
from arnak_bot.games.arnak.definition import KEEPING, PASSES, Keep
from arnak_bot.host import Host, Table, options_of
from arnak_bot.host.plans import answers_of
from arnak_bot.store import Ends, GuildSettings, MessageKind, Person, Stoppers, Store, VoteKind, migrate
from tests.host.stage import ANN, BOB, DAN, EVE, GUILD, Clock, Here
from tests.rows import table_ids, timers_of

FOLDER = Path(__file__).with_name("databases")
PEOPLE = {ANN: "Ann", BOB: "Bob", EVE: "Ève", DAN: "Dan O'Hara; -- 丹"}
LONGEST = 5000
"""More decisions than any game has."""


class Filling:
    """Fills a database with tables, each in a channel of its own."""

    def __init__(self, store: Store) -> None:
        self.clock = Clock()
        self.host = host_on(store, self.clock)
        self.chance = random.Random(12)
        self.channels = 100

    async def lobby(self, key: str, users: tuple[int, ...], **options: Value) -> Table:
        """A lobby of these people, the first of whom has opened it."""
        self.channels += 1
        chosen = options_of(GAMES[key], **{"seats": max(2, len(users)), "shuffle_seats": False, **options})
        table = await self.host.lobby.open(GUILD, self.channels, users[0], PEOPLE[users[0]], chosen, entropy="100")
        for user in users[1:]:
            await self.host.lobby.join(table, user, PEOPLE[user], entropy=str(user * 7))
        return table

    async def running(self, key: str, users: tuple[int, ...], turns: int = 6, **options: Value) -> Table:
        """A game of these people after some of their decisions."""
        table = await self.lobby(key, users, **options)
        await self.host.lobby.start(table, users[0])
        await self.play(table, turns)
        return table

    async def alone(self, key: str, user: int, guild: int | None, **options: Value) -> Table:
        """A game for one, in a direct message or on a server."""
        self.channels += 1
        chosen = options_of(GAMES[key], **options)
        return await self.host.lobby.open_alone(guild, self.channels, user, PEOPLE[user], chosen, entropy="200")

    async def play(self, table: Table, decisions: int) -> None:
        """Play on at random until so many decisions are made, the game is over, or a computer is due."""
        for _ in range(decisions):
            if table.running.over or table.seats[seat := table.running.seats_to_act[0]].computer:
                return
            self.clock.later(0.05)
            action = self.chance.choice(table.running.legal_actions(seat))
            await self.host.play.play(table, table.seats[seat].user_id, [action.text])
            posts = await self.host.outbox.of_table(table.id)
            await self.host.outbox.delivered(posts[:-1], 9000 + table.moves, "What has happened.")

    async def until_asked(self, table: Table) -> int:
        """Play on until a question is open while somebody else may order a pass; return who."""
        while True:
            seat, view = table.running.seats_to_act[0], table.running.view(None)
            others = [each for each in table.seats if each.seat != seat]
            waits = [each.user_id for each in others if not view.players[each.seat].passed]
            if waits and table.running.view(seat).answers:
                return waits[0]
            action = self.chance.choice(table.running.legal_actions(seat))
            await self.host.play.play(table, table.seats[seat].user_id, [action.text])

    def to_act(self, table: Table) -> int:
        seats: tuple[int, ...] = table.running.seats_to_act
        return table.seats[seats[0]].user_id


async def _lobbies(filling: Filling) -> None:
    shown = await filling.lobby("arnak", (ANN, BOB), seats=4, board="snake", thread=True, language="de", layout="wide")
    posts = await filling.host.outbox.of_table(shown.id)
    await filling.host.outbox.delivered(posts, 8000 + shown.id, "Who sits here.", MessageKind.COMPONENTS)
    await filling.lobby("lost-cities", (EVE,), seats=3, columns="either", computers=1, level="strong", auto_end=True)
    left = await filling.lobby("arnak", (DAN, EVE), seats=3)
    await filling.host.lobby.leave(left, EVE)
    await filling.host.lobby.stop(left, DAN, moderator=True)


async def _running(filling: Filling) -> None:
    host = filling.host
    undone = await filling.running("lost-cities", (BOB, ANN), 11, columns="either", length="short", hints=True)
    while not undone.running.can_undo:
        await filling.play(undone, 1)
    await host.play.undo(undone, filling.to_act(undone))
    await filling.alone("arnak", EVE, None, rival=3, board="snake", auto_end=True)
    played = await filling.alone("arnak", BOB, GUILD, computers=1, level="able", shuffle_seats=False)
    await filling.play(played, 2)
    host.computers.play_if_awaited(played)
    await host.computers.wait_until_idle()
    posts = await host.outbox.of_table(played.id)
    await host.outbox.claim(posts)
    await host.outbox.failed(posts, "500 Internal Server Error", doubtful=True)


async def _absent(filling: Filling) -> None:
    host = filling.host
    late = await filling.running("arnak", (ANN, BOB, EVE, DAN), 5, deadline_hours=24, remind_hours=12, seats=4)
    gone = await filling.running("lost-cities", (ANN, BOB, EVE), 7, deadline_hours=24)
    paused = await filling.running("arnak", (BOB, EVE, ANN), 9)
    replaced = await filling.running("lost-cities", (ANN, EVE), 4)
    kept_warm = await filling.running("arnak", (DAN, BOB, EVE), 3, deadline_hours=24, stand_in=True)
    await host.absence.resign(gone, next(user for user in (BOB, EVE) if user != filling.to_act(gone)))
    await host.absence.offer_seat(replaced, EVE, 1, DAN)
    pauses = filling.to_act(paused)
    tally = await host.absence.ask_pause(paused, pauses, 30)
    for user in (BOB, EVE, ANN):
        if user != pauses and paused.seats[paused.player(pauses)].paused_until is None:
            await host.absence.vote(paused, user, VoteKind.PAUSE, tally.seat, tally.value)
    asks = filling.to_act(kept_warm)
    await host.absence.ask_pause(kept_warm, asks, 5)
    await host.absence.go_away(next(user for user in (DAN, BOB, EVE) if user != asks), 3)
    filling.clock.later(30)
    async for _ in host.timers.run_due():
        pass
    await host.absence.vote(late, _another(filling, late), VoteKind.PASS, late.running.seats_to_act[0])
    refused = await host.outbox.of_table(late.id)
    await host.outbox.failed(refused, "403 Forbidden: Missing Access", permanent=True)


async def _waiting(filling: Filling) -> None:
    host = filling.host
    host.computers.stop_thinking()
    with_computers = await filling.running("lost-cities", (ANN,), LONGEST, seats=3, computers=2, level="novice")
    assert with_computers.seats[with_computers.running.seats_to_act[0]].computer, "it waits for a computer"
    asked = await filling.running("arnak", (ANN, BOB, EVE), 24, board="snake", remind_hours=12, deadline_hours=48)
    waits = await filling.until_asked(asked)
    await host.planning.answer(asked, waits, TURN, PASSES)
    await host.planning.answer(asked, waits, KEEPING, Keep.ALL.actions)
    planned = await filling.running("arnak", (BOB, DAN), 0)
    plans = _another(filling, planned)
    await host.planning.try_out(planned, plans, ["dig camp-tablets"])
    await host.planning.keep(planned, plans)
    await host.planning.try_out(planned, plans, ["pass", "end"])
    await host.planning.keep(planned, plans)
    await host.planning.try_out(planned, plans, ["dig camp-coins"])
    await host.play.write_note(planned, plans, "Two coins short.\nShe digs at the harbour.")
    called = await filling.running("lost-ark", (ANN, BOB, EVE), 0)
    while called.running.view(None).phase != "call":
        await filling.play(called, 1)
    answers = _another(filling, called)
    for colour, actions in (("red", ["minus", "end"]), ("blue", ["walk blue"])):
        await host.planning.begin(called, answers, colour)
        await host.planning.try_out(called, answers, actions)


def _another(filling: Filling, table: Table) -> int:
    return next(seat.user_id for seat in table.seats if seat.user_id != filling.to_act(table))


async def _ended(filling: Filling) -> None:
    host = filling.host
    for key, users, options in (
        ("arnak", (ANN, BOB), {"board": "snake"}),
        ("lost-cities", (EVE, ANN, BOB), {"length": "short"}),
        ("lost-cities", (ANN, DAN), {"length": "short", "columns": "either"}),
    ):
        table = await filling.running(key, users, LONGEST, **options)
        assert table.running.over
        await host.outbox.delivered(await host.outbox.of_table(table.id), 9999, "The game is over.")
    solo = await filling.alone("arnak", ANN, GUILD, rival=5)
    await filling.play(solo, LONGEST)
    await host.hints.review(solo)
    await host.lobby.stop(await filling.running("arnak", (ANN, EVE), 3), ANN, moderator=False)


async def _people(filling: Filling) -> None:
    host = filling.host
    await host.people.set_person(ANN, Person("Europe/Berlin", 8, 22, heads_up=True, ends=Ends.AUTO, layout="wide"))
    await host.people.begin_lessons(EVE)
    await host.people.note_lesson(EVE, "dig")
    await host.people.set_person(BOB, Person(ends=Ends.ASK, at_once=True))
    arnak = options_of(GAMES["arnak"], seats=4, remind_hours=12, deadline_hours=100, thread=True, level="strong")
    await host.people.set_guild(GUILD, GuildSettings(arnak, (5, 101, 102), Stoppers.MODERATORS))
    cities = options_of(GAMES["lost-cities"], length="short", columns="either", stand_in=True)
    await host.people.set_guild(GUILD + 1, GuildSettings(cities))


async def fill(store: Store) -> datetime:
    filling = Filling(store)
    closed = await filling.running("lost-cities", (DAN, EVE), 3)
    filling.clock.later(24 * 40)
    async for _ in filling.host.timers.run_due():
        pass
    assert (await filling.host.registry.table(closed.id)).closed, "nobody has played there for a month"
    await _ended(filling)
    await _people(filling)
    await _running(filling)
    await _absent(filling)
    await _waiting(filling)
    await _lobbies(filling)
    await filling.host.close()
    return filling.clock.now


def host_on(store: Store, clock: Clock) -> Host:
    """A host that draws the same seeds every time, and whose computers wait until they are told to look."""
    return Host(store, GAMES, clock, random.Random(12), Here())


# --- as SQL ---------------------------------------------------------------------------------------


def kept() -> list[int]:
    """Return the schemas of which there is a database."""
    return sorted(int(file.name.removeprefix("schema_").removesuffix(".sql.gz")) for file in FOLDER.glob("*.sql.gz"))


def said_of(schema: int) -> Path:
    """Return the file with what a host of then has read; the oldest databases have none."""
    return FOLDER / f"schema_{schema}.json"


def restore(schema: int, path: Path) -> Path:
    """Make a database file as a version of then has left it."""
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(gzip.decompress((FOLDER / f"schema_{schema}.sql.gz").read_bytes()).decode())
        connection.executescript(f"PRAGMA user_version = {schema}; PRAGMA application_id = {migrate.APPLICATION_ID};")
    return path


async def write_if_missing(path: Path) -> None:
    """Keep a database of today's schema with tables in every state, and what a host reads of it."""
    if migrate.SCHEMA_VERSION in kept():
        return
    store = await Store.open(path)
    clock = Clock()
    clock.now = await fill(store)
    said = {"read at": clock.now.isoformat(), **await read_by(host_on(store, clock))}
    await store.close()
    with closing(sqlite3.connect(path)) as connection:
        (number,) = connection.execute("PRAGMA user_version").fetchone()
        lines = [line for line in connection.iterdump() if "sqlite_sequence" not in line]
    packed = gzip.compress(("\n".join(lines) + "\n").encode(), 9, mtime=0)
    (FOLDER / f"schema_{number}.sql.gz").write_bytes(packed)
    said_of(number).write_text(json.dumps(said, indent=1, sort_keys=True) + "\n", encoding="utf-8")


# --- what a host reads ----------------------------------------------------------------------------


async def read_by(host: Host) -> dict[str, Any]:
    """Return everything that a host reads of a database, in plain values by the names of today."""
    store = host.registry.store
    tables = {str(number): await _table(host, number) for number in await table_ids(store)}
    posts = [
        [post.table_id, post.kind, post.state, post.tries, post.error, post.sent_with, asdict(post.facts)]
        for post in await store.outbox.all()
    ]
    people = {str(user): asdict(await host.people.person(user)) for user in PEOPLE}
    waiting = {
        str(user): [[each.table_id, each.seat, each.round] for each in await host.people.tables_waiting_for(user)]
        for user in PEOPLE
    }
    results = [asdict(result) for user in PEOPLE for result in await host.people.results(user_id=user)]
    guilds = {str(guild): asdict(await host.people.guild(guild)) for guild in (GUILD, GUILD + 1)}
    said = {
        "tables": tables,
        "to be told": posts,
        "people": people,
        "waiting for": waiting,
        "results": results,
        "servers": guilds,
    }
    plain: dict[str, Any] = json.loads(json.dumps(said))
    return plain


async def _table(host: Host, number: int) -> dict[str, Any]:
    table = await host.registry.table(number)
    store, game = host.registry.store, table.game
    review, rows = await store.review(number), await store.move_times(number)
    return {
        "status": table.status,
        "server, channel, opener": [table.guild_id, table.channel_id, table.opener_id],
        "options": asdict(table.options),
        "seats": [{**asdict(seat), **_as_before(table, seat.seat)} for seat in table.seats],
        "closed": table.closed,
        "part": table.part,
        "joined": table.joined,
        "seed": table.seed,
        "edition": table.edition,
        "votes": sorted([vote.motion, vote.seat, vote.value, vote.voter] for vote in table.votes),
        "rows of the log": [[seat, action] for seat, action, _ in rows][-3:],
        "moves": len(rows),
        "by": table.by,
        "messages": asdict(table.posts),
        "due": sorted([due.kind, due.seat, due.due_at, due.tries] for due in await timers_of(store, number)),
        "look back": None if review is None else sha256(review.encode()).hexdigest(),
        "game": None if game is None else _game(game),
    }


def _as_before(table: Table, seat: int) -> dict[str, str | None]:
    """What a seat's answers in advance were called when each had a column of its own."""
    answers = {question: order[0].action for question, order in answers_of(table, seat).kept.items()}
    keep = {"done": Keep.NOTHING.value, "keep all": Keep.ALL.value}.get(answers.get(KEEPING, ""), "")
    return {"keep": keep, "ahead": answers.get(TURN)}


def _game(game: Any) -> dict[str, Any]:
    return {
        "decisions": len(game.log),
        "log": game.log[-3:],
        "to act": game.seats_to_act,
        "legal": {str(seat): [action.text for action in game.legal_actions(seat)] for seat in game.seats_to_act},
        "can undo": game.can_undo,
        "points": [sheet.total for sheet in game.scores()],
        "over": game.over,
    }
