"""Run with `python -m benchmarks`. A floor is the least that the same work could cost on this machine."""

from __future__ import annotations

import asyncio
import io
import json
import random
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

import aiosqlite
from PIL import Image

import images
from arnak_bot.engine import Action, Game, GameSetup
from arnak_bot.host import Host, Options
from arnak_bot.store import Store
from images.canvas import Canvas
from images.theme import BOARD_SIZE, PAPER

NAMES = ("Ada", "Ben", "Cleo", "Dan")
GAMES = 40


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the table. Times are medians in microseconds."""

    what: str
    measured: float
    floor: float | None = None
    floor_name: str = ""
    limit: str = ""


def median_time(work: Callable[[], object], times: int) -> float:
    """Return the median time of one call, in microseconds."""
    taken = []
    for _ in range(times):
        start = time.perf_counter()
        work()
        taken.append(time.perf_counter() - start)
    return statistics.median(taken) * 1e6


def playout(setup: GameSetup, chance: random.Random, legal: list[float], applied: list[float]) -> Game:
    """Play a random game, noting how long each list of legal actions and each action took."""
    game = Game.new(setup)
    while not game.over:
        seat = game.seats_to_act[0]
        fresh = game.copy()
        fresh._legal = fresh._answers = None
        start = time.perf_counter()
        actions = fresh.legal_actions(seat)
        middle = time.perf_counter()
        chosen: Action = chance.choice(actions)
        before = time.perf_counter()
        game.apply(chosen, seat)
        applied.append(time.perf_counter() - before)
        legal.append(middle - start)
    return game


def whole_game(setup: GameSetup, chance: random.Random) -> None:
    game = Game.new(setup)
    while not game.over:
        seat = game.seats_to_act[0]
        game.apply(chance.choice(game.legal_actions(seat)), seat)


def engine_rows(board: str) -> list[Row]:
    legal: list[float] = []
    applied: list[float] = []
    whole = []
    for number in range(GAMES):
        setup = GameSetup(players=2, board=board, seed=str(number))
        start = time.perf_counter()
        whole_game(setup, random.Random(number))
        whole.append(time.perf_counter() - start)
        playout(setup, random.Random(number), legal, applied)
    game = middle_of_a_game(board)
    dumped = game.to_dict()
    text = json.dumps(dumped)
    plain = median_time(lambda: json.loads(json.dumps(dumped)), 100)
    return [
        Row(f"random two-player game, {board}", statistics.median(whole) * 1e6, limit="40 ms"),
        Row(f"legal actions, {board}", statistics.median(legal) * 1e6, limit="150 µs"),
        Row(f"apply, {board}", statistics.median(applied) * 1e6),
        Row(f"copy, {board}", median_time(game.copy, 2000), limit="60 µs"),
        Row(
            f"dump and load, {board}",
            median_time(lambda: Game.from_dict(json.loads(json.dumps(game.to_dict()))), 100),
            plain,
            f"JSON of the same {len(text) // 1024} kB",
        ),
    ]


def solo_row(board: str) -> Row:
    whole = []
    for number in range(GAMES):
        setup = GameSetup(players=1, board=board, seed=str(number), rival=number % 6)
        start = time.perf_counter()
        whole_game(setup, random.Random(number))
        whole.append(time.perf_counter() - start)
    return Row(f"random solo game, {board}", statistics.median(whole) * 1e6, limit="40 ms")


def middle_of_a_game(board: str) -> Game:
    chance = random.Random(4)
    game = Game.new(GameSetup(players=4, board=board, seed="benchmark"))
    while game.round < 4:
        seat = game.seats_to_act[0]
        legal = [action for action in game.legal_actions(seat) if action.verb != "pass"]
        game.apply(chance.choice(legal or game.legal_actions(seat)), seat)
    return game


def picture_rows(board: str) -> list[Row]:
    game = middle_of_a_game(board)
    open_view, own = game.view(None), game.view(game.seats_to_act[0])
    start = time.perf_counter()
    data = images.draw_board(open_view, NAMES)
    cold = (time.perf_counter() - start) * 1e6
    blank = median_time(lambda: Canvas(BOARD_SIZE, PAPER).encode(), 15)
    with_hand = images.draw_hand(own, NAMES[0])
    size = image_size(with_hand)
    blank_hand = median_time(lambda: Canvas(size, PAPER).encode(), 15)
    return [
        Row(f"board picture, {board}, cold", cold),
        Row(
            f"board picture, {board}, {len(data) // 1024} kB",
            median_time(lambda: images.draw_board(open_view, NAMES), 15),
            blank,
            "encoding its blank",
            "3 × floor",
        ),
        Row(
            f"hand picture, {board}, {len(with_hand) // 1024} kB",
            median_time(lambda: images.draw_hand(own, NAMES[0]), 15),
            blank_hand,
            "encoding its blank",
        ),
    ]


def image_size(data: bytes) -> tuple[int, int]:
    with Image.open(io.BytesIO(data)) as picture:
        return picture.size


async def host_row(folder: Path, board: str) -> Row:
    store = await Store.open(folder / f"{board}.db")
    host = Host(store)
    chance = random.Random(1)
    taken: list[float] = []
    for channel in range(4):
        table = await host.open(1, channel, 10, "Ada", Options(board=board))
        await host.join(table, 11, "Ben")
        await host.start(table, 10)
        while not table.running.over:
            seat = table.running.seats_to_act[0]
            action = chance.choice(table.running.legal_actions(seat)).text
            user = table.seats[seat].user_id
            start = time.perf_counter()
            await host.act(table, user, action)
            taken.append(time.perf_counter() - start)
    await store.close()
    bare = await bare_commit(folder / f"{board}-bare.db")
    return Row(f"host action with commit, {board}", statistics.median(taken) * 1e6, bare, "a bare commit", "3 × floor")


async def bare_commit(path: Path) -> float:
    """The median time of committing one small row the same way, in microseconds."""
    sqlite3.connect(path).close()
    connection = await aiosqlite.connect(path, isolation_level=None)
    await connection.execute("PRAGMA journal_mode = WAL")
    await connection.execute("PRAGMA synchronous = FULL")
    await connection.execute("CREATE TABLE rows (a INTEGER PRIMARY KEY, b TEXT)")

    async def insert() -> None:
        await connection.execute_insert("INSERT INTO rows (b) VALUES (?)", ("dig camp-tablets",))

    measured = await median_async(insert, 300)
    await connection.close()
    return measured


async def median_async(work: Callable[[], Awaitable[None]], times: int) -> float:
    taken = []
    for _ in range(times):
        start = time.perf_counter()
        await work()
        taken.append(time.perf_counter() - start)
    return statistics.median(taken) * 1e6


def shown(microseconds: float) -> str:
    return f"{microseconds / 1000:.1f} ms" if microseconds >= 1000 else f"{microseconds:.0f} µs"


def main() -> None:
    rows: list[Row] = []
    rows.append(solo_row("bird"))
    rows.append(solo_row("snake"))
    for board in ("bird", "snake"):
        rows += engine_rows(board)
        rows += picture_rows(board)
        with tempfile.TemporaryDirectory() as folder:
            rows.append(asyncio.run(host_row(Path(folder), board)))
    print("| what | median | floor | times floor | to reach |")
    print("| --- | ---: | ---: | ---: | --- |")
    for row in rows:
        floor = f"{shown(row.floor)} ({row.floor_name})" if row.floor else ""
        times = f"{row.measured / row.floor:.1f}" if row.floor else ""
        print(f"| {row.what} | {shown(row.measured)} | {floor} | {times} | {row.limit} |")


if __name__ == "__main__":
    main()
