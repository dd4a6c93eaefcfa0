"""Every kind of picture of the Lost Ark, from games that are the same at every start, for the golden pictures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, partial
from pathlib import Path

from arnak_bot.game.options import GameOptions
from arnak_bot.game.values import Drawing
from arnak_bot.games.lost_ark.definition import GAME
from arnak_bot.games.lost_ark.engine import LOG, Game, Verb
from arnak_bot.host.replay import steps_of
from arnak_bot.store import ResultRecord

NAMES = ("Mariana", "Tom of the very long and famous family", "相子", "Ólafur")
SEATS = (1, 4)
_ASKED = {"start": Verb.START, "first": Verb.FIRST, "call": Verb.CALL, "draw": Verb.DRAW, "answer": Verb.MINUS}
KINDS = (
    *(f"{kind}-{players}" for players in SEATS for kind in ("board", "over", "scores", "end")),
    *(f"panel-{asked}" for asked in _ASKED),
    *("hand", "find", "scores-so-far", "part", "part-alone", "film", "legend", "statistics"),
)


@cache
def whole(players: int) -> Game:
    """A game that able players have played, with the ark found; may not be changed."""
    return LOG.replay((Path(__file__).parent / f"ark-{players}.log").read_text(encoding="utf-8"))


def played(game: Game, table: int) -> list[ResultRecord]:
    """How a finished game went for each seat; user ids are the seats."""
    options, figures = GameOptions.of({"difficulty": game.setup.difficulty.value}), partial(GAME.figures, game, ())
    game_at = None, GAME.key, options, game.setup.players
    return [
        ResultRecord(table, seat, seat, *game_at, sheet.total, sheet.rank, None, figures(seat))
        for seat, sheet in enumerate(game.scores())
    ]


def halfway(players: int, share: float, verb: Verb | None = None) -> Game:
    """The same game after a share of its decisions, and when somebody may then do something of a kind."""
    ended, game = whole(players), Game.new(whole(players).setup)
    for seat, text in ended.log:
        asked = verb is None or any(each.verb is verb for each in game.legal_actions(seat))
        if asked and game.ply >= share * len(ended.log):
            return game
        game.apply(text, seat)
    raise AssertionError(f"nobody may {verb} after {share} of the game")


@cache
def drawn() -> dict[str, Drawing]:
    """Return the pictures by their kinds; none of them is drawn yet."""
    return dict(pictures_in("en"))


def pictures_in(language: str, called: Sequence[str] = NAMES) -> Iterator[tuple[str, Drawing]]:
    """Yield the pictures by their kinds, with these four names; none of them is drawn yet."""
    draws, reference = GAME.pictures(language), GAME.texts(language).reference
    things = {each.key: each for each in reference.look_ups()}
    for players in SEATS:
        ended, names = whole(players), called[:players]
        steps = steps_of(GAME, ended)
        view, turn = steps[len(steps) // 2]
        yield f"board-{players}", draws.board(turn, view, names, "")
        yield f"over-{players}", draws.board(steps[-1][1], ended.view(None), names, "")
        yield f"scores-{players}", draws.scores(ended.scores(), names)
        yield f"end-{players}", draws.moments(steps[-1][1], ended.view(None), names)[-1]
    for asked, verb in _ASKED.items():
        game = halfway(4, 0 if verb in (Verb.START, Verb.FIRST) else 0.5, verb)
        seat = next(s for s in game.seats_to_act if any(each.verb is verb for each in game.legal_actions(s)))
        yield f"panel-{asked}", draws.panel((), (), game.view(seat), called, (), "")
    game = halfway(4, 0.6)
    yield "hand", draws.hand(game.view(0), called)
    yield "scores-so-far", draws.scores(game.scores(), called, so_far=True)
    yield "part", draws.look_up(things["C"], game.view(1))
    yield "part-alone", draws.look_up(things["G"])
    steps = steps_of(GAME, whole(4))
    yield "find", next(found for view, turn in steps for found in draws.moments(turn, view, called))
    yield "film", draws.film(steps[-3:], called)
    yield "legend", draws.legend()
    results = [result for players in SEATS for result in played(whole(players), players)]
    yield "statistics", draws.statistics(called[2], reference.player_statistics(results))
