"""How strong the levels are, how quick, and what they do in some positions; the rest is in tests/every_game."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from statistics import fmean
from time import process_time

import pytest

from arnak_bot.games.__main__ import house_of
from arnak_bot.games.lost_cities.definition import GAME
from arnak_bot.games.lost_cities.engine import Colour, Draw, Game, GameSetup
from arnak_bot.games.lost_cities.engine.setup import SEATS
from arnak_bot.games.lost_cities.players.thinker import LEVELLED, LEVELS, Thinker
from arnak_bot.games.lost_cities.prospects import token_worth
from arnak_bot.kit.arena import Match, play_match
from tests.lost_cities.stage import stage
from tests.samples import by_hand


def stopped() -> float:
    """A clock on which it never gets late, however busy the machine is."""
    return 0.0


ABLE = [(Match("able", "novice", "ladder", seats, ("columns=rising", "columns=either")), 50) for seats in SEATS]
STRONG = (Match("strong", "able", "a", 2, ("length=short",)), 0)
"""A match, and how far the first is ahead. A game of the strong takes a minute of one core."""


@pytest.mark.slow
@pytest.mark.parametrize(("match", "lead"), by_hand(ABLE, [*ABLE, STRONG]))
def test_each_level_beats_the_one_below(match: Match, lead: int) -> None:
    """A few games; the arena plays as many as one likes (docs/players.md)."""
    assert mean_lead(match, by_hand(6, 24 if lead else 8)) > lead


def mean_lead(match: Match, games: int) -> float:
    """By how many points a game the first of a match is ahead of the other, on average."""
    records = play_match(house_of(GAME), match, games, None, lambda record: None)
    points: dict[str, list[int]] = {match.one: [], match.other: []}
    for record in records:
        for name, total in zip(record.names, record.totals, strict=True):
            points[name].append(total)
    return fmean(points[match.one]) - fmean(points[match.other])


def test_the_able_think_for_less_than_twenty_milliseconds() -> None:
    game, player, times = Game.new(GameSetup(4, seed="quick")), Thinker(LEVELS["able"], 1), []
    while not game.over:
        began = process_time()
        action = player.choose(game, game.seats_to_act[0])
        times.append(process_time() - began)
        game.apply(action)
    assert sorted(times)[len(times) * 99 // 100] < 0.02


def test_who_has_no_time_left_follows_one_action_into_one_imagined_game_and_no_more() -> None:
    """A clock that says at once that it is late; that is enough for a legal choice, the same every time."""
    game = stage("red 5, blue 3, white 2", pieces="red 3, blue 2", columns={"red": [4], "blue": [2]})
    strong, ticks = LEVELS["strong"], iter(range(0, 10**6, 10))
    chosen = Thinker(strong, 1, lambda: float(next(ticks))).choose(game, 0)
    one_game = replace(strong, stages=((1, 1),))
    assert chosen == Thinker(one_game, 1, stopped).choose(game, 0)
    assert next(ticks) <= 50, "it has looked at the clock now and then"


def test_who_was_dealt_nothing_but_piles_to_draw_from_draws_from_the_deck_in_the_end() -> None:
    """Somebody who never ends an expedition would play for ever."""
    game = stage(piles={colour: [5] * 8 for colour in Colour})
    for _ in range(3):
        for _ in range(2):
            game.apply(game.legal_actions()[-1])
            game.apply(next(action for action in game.legal_actions() if action != Draw()))
    game.apply(game.legal_actions()[-1])
    assert Thinker(LEVELS["able"], 1).choose(game, 0) == Draw()


@pytest.mark.parametrize("level", ["able", "strong"])
def test_nobody_ends_an_expedition_that_has_just_become_worth_its_while(level: str) -> None:
    game = stage(
        "red 5, blue 3, blue 4, blue 5, blue 6, blue 7, blue 8, blue 9",
        pieces="red 6, blue 1 researcher",
        columns={"red": [4], "blue": [2]},
        crossings=4,
    )
    assert Thinker(LEVELS[level], 1).choose(game, 0).text == "play blue 3"


@pytest.mark.parametrize("level", ["able", "strong"])
def test_the_last_turn_brings_what_it_can(level: str) -> None:
    game = stage(
        "red 5, blue 3",
        pieces="red 6, blue 8",
        columns={"red": [4], "blue": [2]},
        deck="white 1",
        points=20,
        crossings=4,
    )
    assert Thinker(LEVELS[level], 1).choose(game, 0).text in ("play red 5", "play blue 3")


def test_tokens_are_worth_more_the_more_one_has_C7() -> None:
    scale = GameSetup().artifact_scale
    for left in (0, 1, 2):
        worth = token_worth(scale, left, 2)
        assert list(worth) == sorted(worth)
    assert token_worth(scale, 0, 2)[6:9] == (30, 30, 50)


def test_the_page_says_how_far_each_level_looks() -> None:
    assert list(LEVELLED) == list(LEVELS) == ["novice", "able", "strong"]
    page = Path("docs/players.md").read_text(encoding="utf-8").partition("\n## Lost Cities")[2]
    for level in LEVELS.values():
        stages = ", ".join(f"{count} in {games}" for count, games in level.stages) or "none"
        assert f"| {level.name} | {stages} | {level.enough} | {level.daydreams} in 100 |" in page
