"""Draw every kind of picture of Arnak into a folder with an index page, to look through after a change.

python -m tools.gallery OUT
"""

from __future__ import annotations

import argparse
import html
import io
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from PIL import Image

from arnak_bot.games.arnak.engine import Event, Game, GameSetup, GameView
from arnak_bot.games.arnak.engine.content import (
    ASSISTANTS,
    CARD_BY_ID,
    GUARDIANS,
    IDOL_EFFECTS,
    IDOL_SLOT_EFFECTS,
    SITE_TILES,
)
from arnak_bot.games.arnak.engine.events import GameEnded, TurnEnded
from arnak_bot.games.arnak.figures import Figure
from arnak_bot.games.arnak.pictured import Part
from arnak_bot.games.arnak.players.eager_player import EagerPlayer
from arnak_bot.games.arnak.wording.messages import ENGLISH
from images.arnak.board import draw_board, draw_part
from images.arnak.choices import Choice, paint_choices, tile_picture
from images.arnak.emoji import emoji_picture
from images.arnak.hand import draw_hand
from images.arnak.layout import LAYOUTS
from images.arnak.legend import draw_legend
from images.arnak.marks import Marks, marks_of
from images.arnak.moments import MomentKind, draw_moment, moments_of
from images.arnak.panel import panel_of
from images.arnak.private import draw_private
from images.arnak.replay import draw_replay
from images.arnak.round_card import draw_round
from images.arnak.score import draw_scores
from images.arnak.statistics import draw_statistics
from images.kit.film import FILM_ENDING
from tools.vision import DEFICIENCIES, seen_with

Picture = tuple[str, str, bytes]
"""Section, file name and bytes."""
Step = tuple[Game, tuple[Event, ...]]
"""A game after a turn, and the events of that turn."""

NAMES = ("Mariana", "Bartholomew the Elder of Arnak", "相子 Aiko", "Δημήτρης")
BOX = 550
"""The width at which Discord shows a picture on a desktop."""

_STAGES = {"start": 0.0, "early": 0.2, "middle": 0.55, "late": 0.85, "end": 1.0}
_SETUPS = (
    GameSetup(4, "bird", "gallery"),
    GameSetup(2, "snake", "gallery"),
    GameSetup(1, "snake", "gallery", rival=3),
)
_SECTIONS = (
    "Boards", "Boards in Discord's box", "Movers' own", "Moments",
    "Colour vision", "Parts", "Hands", "Ends", "Choices", "Cards", "Tiles", "Emoji",
)  # fmt: skip

_PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Arnak on Discord: every picture</title>
<style>
body {{ font: 16px system-ui, sans-serif; margin: 2rem; background: #2b2d31; color: #e6e6e6 }}
section div {{ display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start }}
figure {{ margin: 0; max-width: 100% }}
img {{ max-width: 100%; display: block }}
figcaption {{ font-size: .8rem; color: #b5bac1 }}
</style></head><body><h1>Every picture</h1>
{sections}
</body></html>
"""


def draw_gallery(folder: Path) -> int:
    """Return the number of pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    shown: dict[str, list[str]] = {section: [] for section in _SECTIONS}
    for section, stem, data in _pictures():
        name = str(Path(stem).with_suffix(_ending(data)))
        (folder / name).write_bytes(data)
        shown[section].append(name)
    figures = {
        section: "\n".join(
            f'<figure><a href="{name}"><img src="{name}" alt="{html.escape(name)}" loading="lazy"></a>'
            f"<figcaption>{html.escape(name)}</figcaption></figure>"
            for name in names
        )
        for section, names in shown.items()
    }
    sections = "\n".join(f"<section><h2>{title}</h2><div>{body}</div></section>" for title, body in figures.items())
    (folder / "index.html").write_text(_PAGE.format(sections=sections), encoding="utf-8")
    return sum(map(len, shown.values()))


def _pictures() -> Iterator[Picture]:
    for setup in _SETUPS:
        yield from _pictures_of_a_game(setup)
    yield from _components()


def played(setup: GameSetup, seed: int) -> list[Step]:
    """Return the game after every turn, with the events of that turn."""
    game, player, turn, steps = Game.new(setup), EagerPlayer(seed), tuple[Event, ...](), list[Step]()
    while not game.over:
        seat = game.seats_to_act[0]
        turn += game.apply(player.choose(game.view(seat)), seat)
        if any(isinstance(event, TurnEnded | GameEnded) for event in turn):
            steps.append((game.copy(), turn))
            turn = ()
    return steps


def seated(names: tuple[str, ...], setup: GameSetup) -> tuple[str, ...]:
    """The names of the players, then that of the rival."""
    return (names[0], "The rival") if setup.rival is not None else names[: setup.players]


def _pictures_of_a_game(setup: GameSetup) -> Iterator[Picture]:
    kind = f"{setup.board}-{'solo' if setup.rival is not None else setup.players}"
    names, new = seated(NAMES, setup), Game.new(setup)
    steps = [(new, new.opening), *played(setup, 7)]
    for stage, share in _STAGES.items():
        game, turn = steps[round(share * (len(steps) - 1))]
        for layout in LAYOUTS:
            data = draw_board(game.view(None), names, marks_of(turn), layout, words=ENGLISH)
            yield "Boards", f"board-{kind}-{stage}-{layout}.png", data
            yield "Boards in Discord's box", f"box-{kind}-{stage}-{layout}.png", _boxed(data)
    game, turn = steps[len(steps) // 2]
    view, marks = game.view(None), marks_of(turn)
    board = Image.open(io.BytesIO(draw_board(view, names, marks, words=ENGLISH)))
    for deficiency in DEFICIENCIES:
        yield "Colour vision", f"{deficiency}-{kind}.png", _png(seen_with(board, deficiency))
    seat = game.seats_to_act[0]
    own, _ = panel_of((), (), game.view(seat), game.view(None).points, ENGLISH)
    yield "Movers' own", f"own-{kind}.png", draw_private(game.view(seat), names, own, ENGLISH)
    yield from _moments(kind, names, steps)
    for part in Part:
        yield "Parts", f"{part}-{kind}.png", draw_part(view, names, part, 0, marks, words=ENGLISH)
    for seat in range(setup.players):
        yield "Hands", f"hand-{kind}-{seat}.png", draw_hand(game.view(seat), names[seat], ENGLISH)
    yield from _ends(kind, names, steps)


def _moments(kind: str, names: tuple[str, ...], steps: list[Step]) -> Iterator[Picture]:
    """The first three of each kind."""
    drawn: Counter[MomentKind] = Counter()
    for game, turn in steps:
        for moment in moments_of(game.view(None), turn):
            drawn[moment.kind] += 1
            if drawn[moment.kind] <= 3:
                words = "One sentence on what came of it, which may take two lines of the picture if it has to"
                name = f"moment-{kind}-{moment.kind}-{drawn[moment.kind]}.png"
                yield "Moments", name, draw_moment(moment, names, "What happened, and where", words, words=ENGLISH)


def _ends(kind: str, names: tuple[str, ...], steps: list[Step]) -> Iterator[Picture]:
    last = steps[-1][0]
    yield "Ends", f"scores-{kind}.png", draw_scores(last.scores(), names, ENGLISH)
    yield "Ends", f"scores-so-far-{kind}.png", draw_scores(last.scores(), names, so_far=True, words=ENGLISH)
    middle = next(game for game, _ in steps if game.round == 3)
    figures: list[dict[str, int]] = [
        {Figure.DUG_CAMP: 2, Figure.OVERCOME: seat, Figure.CARDS_PLAYED: 5} for seat in range(len(names))
    ]
    news = f"{names[-1]} overcame a guardian"
    yield "Ends", f"round-{kind}.png", draw_round(middle.view(None), names, 2, figures, news, words=ENGLISH)
    page = tuple(
        (f"Section {number}", tuple((f"a figure with a name, {line}", str(line * 137)) for line in range(4 + number)))
        for number in range(8)
    )
    yield "Ends", f"statistics-{kind}.png", draw_statistics(names[-1], page, ENGLISH)
    frames: list[tuple[GameView, Marks]] = [(game.view(None), marks_of(turn)) for game, turn in steps[::8]]
    captions = [
        (f"{names[0]} pays 2", "#coin", f"in the turn before move {view.ply} and gains 3", "#compass")
        for view, _ in frames
    ]
    yield "Ends", f"replay-{kind}.{FILM_ENDING}", draw_replay(frames, names, captions, words=ENGLISH)


def _components() -> Iterator[Picture]:
    words = "Its name\nWhat it does, in words that may take more than one line of the picture"
    looked_up: dict[str, list[str]] = {
        "card": [*CARD_BY_ID],
        "site": [f"{tile.level}-{tile.number}" for tile in SITE_TILES],
        "guardian": [str(guardian.number) for guardian in GUARDIANS],
        "assistant": [str(assistant.number) for assistant in ASSISTANTS],
        "idol": [*IDOL_EFFECTS],
    }
    for kind, keys in looked_up.items():
        for key in keys:
            section = "Cards" if kind == "card" else "Tiles"
            yield section, f"{kind}-{key}.png", tile_picture(kind, key, words, ENGLISH)
    yield "Choices", "legend.png", draw_legend(ENGLISH)
    sides = [Choice(side, str(number), words) for number in (1, 7) for side in ("silver", "gold")]
    choices = {
        **{str(count): sides[:count] for count in (1, 2, 3, 4)},
        "idols": [Choice("idol", kind, words) for kind in IDOL_EFFECTS],
        "slots": [Choice("slot", slot.name, words) for slot in IDOL_SLOT_EFFECTS],
        "cards": [Choice("card", card, words) for card in list(CARD_BY_ID)[::11]],
    }
    for name, offered in choices.items():
        yield "Choices", f"choices-{name}.png", paint_choices(offered, ENGLISH).encode()
    for name in ("coin", "compass", "tablet", "arrowhead", "jewel", "boot", "car", "ship", "plane", "archaeologist"):
        yield "Emoji", f"emoji-{name}.png", emoji_picture(name)


def _ending(data: bytes) -> str:
    """From the first bytes."""
    endings = {b"\x89PNG": ".png", b"GIF8": ".gif", b"RIFF": ".webp"}
    return endings.get(data[:4], ".jpg")


def _boxed(data: bytes) -> bytes:
    with Image.open(io.BytesIO(data)) as picture:
        full = picture.convert("RGB")
    return _png(full.resize((BOX, round(full.height * BOX / full.width)), Image.Resampling.LANCZOS))


def _png(picture: Image.Image) -> bytes:
    out = io.BytesIO()
    picture.save(out, "PNG")
    return out.getvalue()


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        "python -m tools.gallery", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", metavar="OUT", type=Path, help="the folder, which is created if it does not exist")
    folder = parser.parse_args(arguments).folder
    count = draw_gallery(folder)
    print(f"{count} pictures: open {folder / 'index.html'}")


if __name__ == "__main__":
    main()
