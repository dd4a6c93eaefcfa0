"""Every kind of picture of Lost Cities, from games that are the same at every start, for the golden pictures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from arnak_bot.game.values import Drawing
from arnak_bot.games.__main__ import line_of
from arnak_bot.games.lost_cities.definition import GAME
from arnak_bot.games.lost_cities.engine import Columns, Event, Game, GameSetup, GameView, Length
from arnak_bot.games.lost_cities.wording.messages import Words
from arnak_bot.games.lost_cities.wording.reference import Illustration
from arnak_bot.host.replay import steps_of
from images.lost_cities.board import board_sheet

NAMES = ("Mariana", "Tom of the very long and famous family", "相子", "Ólafur")
LOOKED_UP = ("card:red 7", "tile:artifact", "tile:arrow", "tile:points-15", "piece:researcher", "piece:adventurer")
OF_A_GAME = ("board", "panel", "panel-drawing", "hand", "city", "expedition", "scores", "scores-so-far", "over")
KINDS = (
    *(f"{kind}-{players}" for players in GAME.seats for kind in OF_A_GAME),
    *("film", "statistics", "path:green", "stones", "artifacts", *LOOKED_UP, *Illustration),
)
_STATISTICS = (("Games", (("games", "12"), ("lost", "0"))), ("Cards", (("red 5", "3×"), ("none", "0"))))


def draw_board(view: GameView, names: Sequence[str], words: Words, events: Sequence[Event] = ()) -> bytes:
    return board_sheet(view, names, words, events).encode()


@cache
def drawn() -> dict[str, Drawing]:
    """Return the pictures by their kinds; none of them is drawn yet."""
    return dict(_drawn())


def _drawn() -> Iterator[tuple[str, Drawing]]:
    draws, things = GAME.pictures("en"), {each.key: each for each in GAME.texts("en").reference.look_ups()}
    for players in GAME.seats:
        whole = line_of(GAME).played_by("able", GameSetup(players, Length.LONG, Columns.EITHER, seed="golden"))
        steps, names = steps_of(GAME, whole), NAMES[:players]
        view, turn = steps[len(steps) // 4]
        halfway = Game.new(whole.setup)
        for _, text in whole.log[: view.table.undo_floor]:
            halfway.apply(text)
        seat = halfway.seat_to_act or 0
        own, waiting = halfway.view(seat), halfway.view((seat + 1) % players)
        yield f"board-{players}", draws.board(turn, view, names, "tall")
        yield f"panel-{players}", draws.panel(turn, turn, own, names, (), "tall")
        yield f"hand-{players}", draws.hand(waiting, names)
        yield f"scores-so-far-{players}", draws.scores(halfway.scores(), names, so_far=True)
        events = halfway.apply(whole.log[view.table.undo_floor][1])
        asked = halfway.view(halfway.seat_to_act)
        yield f"panel-drawing-{players}", draws.panel(events, events, asked, names, (), "tall")
        happened = [event for _, events in steps for event in events]
        yield f"city-{players}", draws.moments(happened, view, names)[0]
        yield f"expedition-{players}", draws.round(2, happened, view, names)[0]
        yield f"over-{players}", draws.board(steps[-1][1], whole.view(None), names, "tall")
        yield f"scores-{players}", draws.scores(whole.scores(), names)
        if players == GAME.seats[0]:
            yield "film", draws.film(steps[:3], names)
            for key in ("path:green", "stones", "artifacts", *LOOKED_UP):
                yield key, draws.look_up(things[key], own)
    yield "statistics", draws.statistics("相子", _STATISTICS)
    for page in Illustration:
        yield page, draws.illustration(page)
