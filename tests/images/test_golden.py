"""Golden pictures: the same view gives the same bytes, on any machine with the pinned Pillow.

After a change that is meant to be seen: look at the gallery, then `python -m tools.renew`.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from arnak_bot.games.arnak.definition import GAME as ARNAK
from arnak_bot.games.arnak.engine import Event, Game
from arnak_bot.games.arnak.engine.events import TurnBegan
from arnak_bot.games.arnak.engine.logfile import replay
from arnak_bot.games.arnak.figures import figures_of
from arnak_bot.games.arnak.pictured import Part
from arnak_bot.games.arnak.wording.messages import ENGLISH
from arnak_bot.games.arnak.wording.numbering import PlaceKind
from arnak_bot.games.arnak.wording.tables import round_headline
from arnak_bot.host.replay import of_round, turns_of
from images import arnak as images
from images.arnak.art import paper
from images.arnak.choices import paint_choices
from images.kit.chart import SIZE as CHART_SIZE
from images.kit.chart import ChartWords, Course, draw_course
from images.kit.journey import Stop, draw_journey
from tests.lost_ark import drawn as lost_ark
from tests.lost_cities import drawn as lost_cities

GAMES = Path(__file__).parent.parent / "games"
GOLDEN = Path(__file__).with_name("golden.json")
NAMES = ("Mariana", "Tom of the very long and famous family", "相子", "Ólafur")


@cache
def stopped(name: str, share: float) -> tuple[Game, tuple[Event, ...]]:
    """An example game after a share of its decisions, with what the last turn did."""
    whole = replay((GAMES / f"{name}.log").read_text(encoding="utf-8"))
    game, turn = Game.new(whole.setup), tuple[Event, ...]()
    for seat, text in whole.log[: round(len(whole.log) * share)]:
        events = game.apply(text, seat)
        turn = events if turn and type(turn[-1]) is TurnBegan else turn + events
    return game, turn


def of_three(share: float = 0.5) -> Game:
    """The game of three after half of its decisions, or so many."""
    return stopped("bird-3-players", share)[0]


def board(name: str, share: float, layout: str) -> bytes:
    game, turn = stopped(name, share)
    names = (NAMES[0], "The rival") if game.setup.rival is not None else NAMES[: game.setup.players]
    return images.draw_board(game.view(None), names, images.marks_of(turn), layout, words=ENGLISH)


def part(which: Part) -> bytes:
    game, turn = stopped("bird-3-players", 0.5)
    return images.draw_part(game.view(None), NAMES, which, 1, images.marks_of(turn), words=ENGLISH)


def moment(kind: images.MomentKind) -> bytes:
    gains = (("points", 5), ("tablet", 2))
    shown = images.Moment(kind, 0, "snake", "L1-1", "1-8", guardian=6, assistant=7, gains=gains)
    return images.draw_moment(shown, NAMES, "What happened", "and what came of it", words=ENGLISH)


def lit() -> bytes:
    kinds = PlaceKind
    places = ((kinds.SITE, "camp-jewel"), (kinds.SITE, "L2-3"), (kinds.SPACE, "glass 4"), (kinds.TEMPLE, "11"))
    lit = images.Lit(tuple(images.LitPlace(*place, str(number)) for number, place in enumerate(places, 1)))
    return images.draw_private(of_three().view(1), NAMES[:3], images.Private(lit=lit), ENGLISH)


def private() -> bytes:
    game = of_three()
    seat = game.seats_to_act[0]
    moment = images.Moment(images.MomentKind.DISCOVERY, seat, "bird", "L1-1", "1-8", guardian=6, gains=(("tablet", 2),))
    shown = images.Private(
        moment=(moment, "What happened"),
        lit=images.Lit((images.LitPlace(PlaceKind.SITE, "camp-jewel", "1"),)),
        choices=(images.Choice("idol", "coin", "coin\nwhat it does, in words"),),
        points=game.view(None).points,
    )
    return images.draw_private(game.view(seat), NAMES[:3], shown, ENGLISH)


def round_card() -> bytes:
    game = of_three()
    events = of_round(ARNAK, turns_of(ARNAK, game), 1)
    figures = [figures_of(events, "bird", seat) for seat in range(3)]
    return images.draw_round(
        game.view(None), NAMES[:3], 1, figures, round_headline(NAMES[:3], figures, words=ENGLISH), words=ENGLISH
    )


def choices() -> bytes:
    things = ("silver 4", "gold 7", "card war-mask", "idol coin", "bonus draw", "temple 11")
    named = (each.split() for each in things)
    told = [images.Choice(kind, name, f"{name}\nwhat it does, in words") for kind, name in named]
    return paint_choices(told, ENGLISH).encode()


PAGE = (("Games", (("games", "12"), ("won", "7 of 12"))), ("Cards", (("Hat", "3×"), ("none", "0"))))


def review() -> bytes:
    """A course with ups and downs, two moments close to each other, and a name that has to be cut."""
    rounds = tuple(1 + at * 5 // 60 for at in range(60))
    expected = tuple((50.0 + at / 5, 48 + at % 17 / 2, 55 - at / 4) for at in range(60))
    words = ChartWords("How the game went", "Points expected at the end", ("I", "II", "III", "IV", "V"))
    course = Course(rounds, expected, (61, 58, 40), ((12, 0), (13, 1), (50, 2)))
    return draw_course(course, NAMES[:3], words, paper(CHART_SIZE))


@cache
def journey() -> bytes:
    """A journey with chapters of every kind: with all stars, with some, without any, and closed."""
    titles = ("Landfall", "The Torn Chart", "Eyes in the Jungle and a title that is far too long", *["Off the Map"] * 9)
    places = (*(f"1-{number}" for number in range(1, 11)), "2-1", "temple-snake")
    won = ((True, True, True), (True, False, True), (False, True, False))
    stops = tuple(
        Stop(at + 1, title, place, won[at] if at < 3 else (False, False, False), at <= 3, at == 3)
        for at, (title, place) in enumerate(zip(titles, places, strict=True))
    )
    return draw_journey(stops, "The Journey", "6 of 36 stars")


PICTURES: dict[str, Callable[[], bytes]] = {
    **{
        f"board-{name}-{share}-{layout}": lambda name=name, share=share, layout=layout: board(name, share, layout)  # type: ignore[misc]
        for name in ("bird-3-players", "snake-4-players", "snake-solo-3")
        for share in (0, 0.5, 1)
        for layout in ("wide", "tall")
    },
    **{f"part-{which}": lambda which=which: part(which) for which in Part},  # type: ignore[misc]
    **{f"moment-{kind}": lambda kind=kind: moment(kind) for kind in images.MomentKind},  # type: ignore[misc]
    "lit": lit,
    "private": private,
    "hand": lambda: images.draw_hand(stopped("snake-4-players", 0.4)[0].view(1), NAMES[1], ENGLISH),
    "scores": lambda: images.draw_scores(of_three(1).scores(), NAMES[:3], ENGLISH),
    "scores-so-far": lambda: images.draw_scores(of_three().scores(), NAMES[:3], so_far=True, words=ENGLISH),
    "round": round_card,
    "statistics": lambda: images.draw_statistics("相子", PAGE, ENGLISH),
    "review": review,
    "journey": journey,
    "choices": choices,
    "legend": lambda: images.draw_legend(ENGLISH),
    "card-hat": lambda: images.tile_picture("card", "hat", "Hat\nsome words", ENGLISH),
    "guardian-3": lambda: images.tile_picture("guardian", "3", "A guardian\nsome words", ENGLISH),
    "emoji-jewel": lambda: images.emoji_picture("jewel"),
    **{f"lost-cities {kind}": lambda kind=kind: lost_cities.drawn()[kind].draw() for kind in lost_cities.KINDS},  # type: ignore[misc]
    **{f"lost-ark {kind}": lambda kind=kind: lost_ark.drawn()[kind].draw() for kind in lost_ark.KINDS},  # type: ignore[misc]
}


def fingerprint(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


@pytest.mark.parametrize("name", PICTURES)
def test_the_same_view_gives_the_same_bytes(name: str) -> None:
    golden = json.loads(GOLDEN.read_text(encoding="utf-8"))
    assert fingerprint(PICTURES[name]()) == golden[name], "look at the gallery; if it is meant, renew golden.json"


def test_every_golden_picture_is_drawn() -> None:
    assert set(json.loads(GOLDEN.read_text(encoding="utf-8"))) == set(PICTURES)


if __name__ == "__main__":
    GOLDEN.write_text(json.dumps({name: fingerprint(draw()) for name, draw in PICTURES.items()}, indent=1) + "\n")
