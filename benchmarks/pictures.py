"""Benchmarks of the pictures: warm and cold times, memory, sizes, and formats (`python -m benchmarks formats`)."""

from __future__ import annotations

import io
import random
import statistics
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial

from PIL import Image

from arnak_bot.game.values import Drawing
from arnak_bot.games.arnak.engine import Game, GameSetup, GameView
from arnak_bot.games.arnak.engine.events import Event, TurnEnded
from arnak_bot.games.arnak.players.eager_player import EagerPlayer
from arnak_bot.games.arnak.wording.messages import ENGLISH, words_in
from benchmarks.timing import cpu_of, median_time
from images import arnak as images
from images.arnak.board import board_sheet
from images.arnak.ground import table
from images.arnak.layout import LAYOUTS, WIDE
from images.arnak.marks import Marks
from images.arnak.panel import panel_of
from images.arnak.pictures import pictures_in
from images.arnak.scene import Scene
from images.kit.canvas import Canvas
from images.kit.theme import PAPER

NAMES = ("Ada", "Ben", "Cleo", "Dan")
TIMES = 15
_GAMES_BEFORE = 6
"""How many games a process draws before it is measured: few, compared with a bot that runs for weeks."""


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the table. Times are medians in microseconds."""

    what: str
    measured: float
    floor: float | None = None
    floor_name: str = ""
    limit: str = ""


_COLD = """
import time
start = time.perf_counter()
from images import arnak as images
from arnak_bot.games.arnak.wording.messages import ENGLISH
from arnak_bot.games.arnak.engine import Game, GameSetup
view = Game.new(GameSetup(4, {board!r}, "cold")).view(None)
imported = time.perf_counter()
images.draw_board(view, ("Ada", "Ben", "Cleo", "Dan"), words=ENGLISH)
print(time.perf_counter() - imported, time.perf_counter() - start)
"""

_MEMORY = """
from pathlib import Path
from arnak_bot.games.arnak.engine import Game, GameSetup
def most():
    status = Path("/proc/self/status").read_text()
    return int(status.partition("VmHWM:")[2].split()[0])
Game.new(GameSetup(4, "bird", "memory")).view(None)
before = most()
from images import arnak as images
from arnak_bot.games.arnak.wording.messages import ENGLISH
from benchmarks.pictures import NAMES, own_pictures, positions
for board in ("bird", "snake"):
    for layout in ("wide", "tall"):
        for view, marks in positions(board, 4, None):
            images.draw_board(view, NAMES, marks, layout, words=ENGLISH)
    for drawing in own_pictures(board, 4, None):
        drawing.draw()
print(most() - before)
"""


def positions(
    board: str, players: int, rival: int | None, every: int = 6, seed: str = "pictures"
) -> Iterator[tuple[GameView, Marks]]:
    """Yield the public table after every few actions of a random game, with what the last action changed."""
    chance = random.Random(4)
    game = Game.new(GameSetup(players, board, seed, rival=rival))
    while not game.over:
        seat = game.seats_to_act[0]
        events = game.apply(chance.choice(game.legal_actions(seat)), seat)
        if game.ply % every == 0:
            yield game.view(None), images.marks_of(events)


def turns(board: str, players: int, rival: int | None, seed: str) -> Iterator[tuple[GameView, tuple[Event, ...]]]:
    """Yield the public table after every turn of a game between simple players, with that turn's events."""
    seated = [EagerPlayer(f"{seed} {seat}") for seat in range(players)]
    game = Game.new(GameSetup(players, board, seed, rival=rival))
    turn: list[Event] = []
    while not game.over:
        seat = game.seats_to_act[0]
        turn += game.apply(seated[seat].choose(game.view(seat)), seat)
        if any(isinstance(event, TurnEnded) for event in turn):
            yield game.view(None), tuple(turn)
            turn.clear()


def measure_pictures(name: str, board: str, players: int, rival: int | None) -> Iterator[Row]:
    seen = list(positions(board, players, rival))
    for layout in LAYOUTS:
        for number in range(_GAMES_BEFORE):
            for view, marks in positions(board, players, rival, seed=f"warm {number}"):
                images.draw_board(view, NAMES, marks, layout, words=ENGLISH)
        following = positions(board, players, rival, every=1, seed="next")
        played = ((view, images.marks_of(events)) for view, events in turns(board, players, rival, "turns"))
        for which, views in (("the next position", following), ("one turn on", played), ("six actions on", seen)):
            measured, blank, empty, size = measure_boards(views, board, layout)
            what = f"board, {name}, {layout}, {which}, at most {size // 1000} kB"
            yield Row(what, measured, empty, "encoding the empty table", "2 × floor")
            yield Row(what, measured, blank, "encoding a plain picture")
        view, marks = seen[0]
        again = median_time(partial(images.draw_board, view, NAMES, marks, layout, words=ENGLISH), TIMES)
        yield Row(f"board, {name}, {layout}, the same again", again, blank, "encoding a plain picture", "2 × floor")
    for number in range(_GAMES_BEFORE):
        for moment in moments(board, players, rival, f"warm {number}"):
            moment.draw()
    for what, drawings in (
        (f"board, {name}, the mover's own, with the hand", own_pictures(board, players, rival)),
        (f"moments, {name}", moments(board, players, rival, "turns")),
    ):
        taken, plain, size = measure_drawings(drawings)
        yield Row(f"{what}, at most {size // 1000} kB", taken, plain, "encoding a plain picture")
    drawn, whole = cold_start(board)
    yield Row(f"board, {name}, cold", drawn * 1e6, None, "", "1 s")
    yield Row(f"board, {name}, cold, with all imports", whole * 1e6, None, "", "1 s")
    game = Game.new(GameSetup(players, board, "hand", rival=rival))
    own = game.view(game.seats_to_act[0])
    data = images.draw_hand(own, NAMES[0], ENGLISH)
    with Image.open(io.BytesIO(data)) as picture:
        blank_hand = median_time(Canvas(picture.size, PAPER).encode, TIMES)
    hand = median_time(lambda: images.draw_hand(own, NAMES[0], ENGLISH), TIMES)
    yield Row(f"hand, {name}, {len(data) // 1000} kB", hand, blank_hand, "encoding a plain picture", "2 × floor")


def measure_boards(game: Iterable[tuple[GameView, Marks]], board: str, layout: str) -> tuple[float, float, float, int]:
    """Measure the boards of a game, a plain picture and the empty table for comparison, and the largest file size."""
    plain, ground = Canvas(LAYOUTS[layout].size, PAPER), empty_table(board, layout)
    taken, blanks, empties, sizes = list[float](), list[float](), list[float](), list[int]()
    for view, marks in game:  # each board right before its reference, so that any slowdown affects both
        draw = partial(images.draw_board, view, NAMES, marks, layout, words=ENGLISH)
        blanks.append(cpu_of(plain.encode))
        empties.append(cpu_of(ground.encode))
        taken.append(cpu_of(draw))
        sizes.append(len(draw()))
    return statistics.median(taken), statistics.median(blanks), statistics.median(empties), max(sizes)


def own_pictures(board: str, players: int, rival: int | None) -> Iterator[Drawing]:
    """Yield the private picture of each decision in a random game that offers numbered choices on the table."""
    chance, drawn_by = random.Random(4), pictures_in("en")
    game = Game.new(GameSetup(players, board, "own", rival=rival))
    events: tuple[Event, ...] = ()
    points = (0,) * (players + (rival is not None))
    while not game.over:
        seat = game.seats_to_act[0]
        view = game.view(seat)
        private, _ = panel_of(events, (), view, points, words_in("en"))
        if private.lit.on_table and private.moment is None:
            yield drawn_by.panel(events, (), view, NAMES, points, "tall")
        events = game.apply(chance.choice(game.legal_actions(seat)), seat)


def moments(board: str, players: int, rival: int | None, seed: str) -> Iterator[Drawing]:
    for view, events in turns(board, players, rival, seed):
        yield from pictures_in("en").moments(events, view, NAMES)


def measure_drawings(drawings: Iterable[Drawing]) -> tuple[float, float, int]:
    """Measure pictures, plain pictures of the same size for comparison, and the largest file size."""
    taken, blanks, sizes = list[float](), list[float](), list[int]()
    for drawing in drawings:
        taken.append(cpu_of(drawing.draw))
        data = drawing.draw()
        sizes.append(len(data))
        with Image.open(io.BytesIO(data)) as picture:
            blanks.append(cpu_of(Canvas(picture.size, PAPER).encode))
    return statistics.median(taken), statistics.median(blanks), max(sizes)


def empty_table(board: str, layout: str) -> Canvas:
    return Canvas(LAYOUTS[layout].size, table(board, layout, 1))


def cold_start(board: str) -> tuple[float, float]:
    """Return the seconds in a new process without and with the imports."""
    code = _COLD.format(board=board)
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    drawn, whole = found.stdout.split()
    return float(drawn), float(whole)


def memory_megabytes() -> float:
    """The peak of drawing four whole games in both layouts (Linux only)."""
    found = subprocess.run([sys.executable, "-c", _MEMORY], capture_output=True, text=True, check=True)
    return int(found.stdout) / 1024


def format_table() -> Iterator[str]:
    seen = list(positions("bird", 4, None))
    view, marks = seen[len(seen) // 2]
    picture = board_sheet(Scene.of(view, NAMES, ENGLISH), marks).painted().image
    plain = Image.new("RGB", WIDE.size, PAPER)
    yield "| format | board | plain picture | times | size |"
    yield "| --- | ---: | ---: | ---: | ---: |"
    ways: list[tuple[str, Callable[[Image.Image], bytes]]] = [
        *((f"JPEG, quality {q}, full colour", encoder("JPEG", quality=q, subsampling=0)) for q in (80, 82, 84, 88)),
        ("JPEG, quality 82, full colour, optimised", encoder("JPEG", quality=82, subsampling=0, optimize=True)),
        *((f"JPEG, quality {q}, colour at half", encoder("JPEG", quality=q, subsampling=2)) for q in (84, 88)),
        *(
            (f"WebP, quality {q}, method {m}", encoder("WEBP", quality=q, method=m))
            for q in (80, 85, 90)
            for m in (0, 2)
        ),
        ("WebP, lossless, method 0", encoder("WEBP", lossless=True, quality=0, method=0)),
        ("AVIF, quality 75, speed 10", encoder("AVIF", quality=75, speed=10)),
        *((f"PNG, level {level}", encoder("PNG", compress_level=level)) for level in (1, 6)),
        ("palette PNG (256 colours), level 1", palette_png(dithered=False)),
        ("palette PNG (256 colours), dithered, level 1", palette_png(dithered=True)),
    ]
    for name, encode in ways:
        pairs = [[cpu_of(partial(encode, each)) for each in (picture, plain)] for _ in range(7)]
        board, floor = (statistics.median(times) for times in zip(*pairs, strict=True))
        size = len(encode(picture)) // 1000
        yield f"| {name} | {board / 1000:.0f} ms | {floor / 1000:.0f} ms | {board / floor:.1f} | {size} kB |"


def saved(image: Image.Image, kind: str, **options: object) -> bytes:
    out = io.BytesIO()
    image.save(out, kind, **options)
    return out.getvalue()


def encoder(kind: str, **options: object) -> Callable[[Image.Image], bytes]:
    return lambda image: saved(image, kind, **options)


def palette_png(*, dithered: bool) -> Callable[[Image.Image], bytes]:
    def encode(image: Image.Image) -> bytes:
        few = image.quantize(256, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
        if dithered:
            few = image.quantize(palette=few, dither=Image.Dither.FLOYDSTEINBERG)
        return saved(few, "PNG", compress_level=1)

    return encode
