"""Looking back at a game: where it looks, what it finds, what it holds against nobody, and that it can be kept."""

from __future__ import annotations

import json
import pickle
from dataclasses import replace
from functools import cache
from pathlib import Path
from statistics import fmean
from types import SimpleNamespace as Namespace

import pytest

from arnak_bot.game.thinking import LEAST_LOSS, MOST_MOMENTS, Advice, Look, Reason, Review
from arnak_bot.games.arnak.engine import Action, Game, GameSetup
from arnak_bot.games.arnak.engine.actions import act
from arnak_bot.games.arnak.engine.logfile import replay
from arnak_bot.games.arnak.players import reviewer
from arnak_bot.games.arnak.players.adviser import leaders, worlds
from arnak_bot.games.arnak.players.expecting import expectation
from arnak_bot.games.arnak.players.reviewer import REVIEWER
from arnak_bot.games.arnak.players.thinker import Thinker
from arnak_bot.games.arnak.players.turns import LEVELS
from arnak_bot.games.arnak.thoughts import Why
from arnak_bot.kit.codec import decode, encode
from arnak_bot.kit.comparing import Way
from tests.samples import by_hand

GAMES = Path("tests/games")
PLANTED = 0
"""The first turn of the game: a pass instead of it throws a round away."""

COSTLY = 22
"""A turn of the example with three players in which a dig would have been worth about 6 points more."""


def played_out(game: Game) -> Game:
    """The game, brought to its end by players of the able level."""
    while not game.over:
        seat = game.seats_to_act[0]
        game.apply(Thinker(LEVELS["able"], "planted").choose(game, seat), seat)
    return game


@cache
def example(name: str) -> Game:
    return replay((GAMES / f"{name}.log").read_text(encoding="utf-8"))


@cache
def with_a_blunder() -> Game:
    """An example game up to a turn of its first round, a pass in place of what was done, and what came of it."""
    whole = example("bird-3-players")
    game = REVIEWER.position(whole, PLANTED)
    game.apply("pass")
    game.apply("end")
    return played_out(game)


@cache
def looked(blunder: bool) -> tuple[Look, ...]:
    """What is found at the first stops of a game."""
    game = with_a_blunder() if blunder else example("snake-solo-3")
    return tuple(REVIEWER.look(game, ply, "tested") for ply in REVIEWER.stops(game)[:5])


TOLD = (Reason(Why.MORE_POINTS, ("guardians",), 5),)


def look(seat: int, expected: float, lost: float, error: float, at: int = 0, *, revealed: bool = False) -> Look:
    """A look that was made up."""
    own = Advice(("pass",), expected - lost, 0.2)
    stops = REVIEWER.stops(example("bird-3-players"))
    better = Advice(("dig camp-coins",), expected, 0.2, TOLD) if lost else None
    return Look(stops[at], 1, seat, expected, 5.0, revealed, own, better, lost, error)


def concluded(*looks: Look) -> Review:
    """What is concluded from looks at the example with three players."""
    return REVIEWER.conclude(example("bird-3-players"), looks)


def ranked() -> list[int]:
    """The seats of that example, the winner first."""
    return sorted(range(3), key=lambda seat: -example("bird-3-players").scores()[seat].total)


def test_it_analyses_the_beginnings_of_turns_with_a_choice() -> None:
    game = example("snake-solo-3")
    stops = REVIEWER.stops(game)
    assert stops[0] == 0 and list(stops) == sorted(set(stops))
    for ply in stops:
        position = REVIEWER.position(game, ply)
        assert position.ply == ply and position.question is None and not position.state.main_taken
        assert len(position.legal_actions()) > 1
        assert not ply or game.log[ply - 1][1].startswith(("end", "keep")), "what is free to do begins no turn"
    ends = sum(text == "end" for _, text in game.log)
    assert ends / 2 < len(stops) <= ends


def test_a_position_is_the_game_at_that_time() -> None:
    game = example("snake-solo-3")
    begun = Game.new(game.setup)
    for seat, text in game.log[:40]:
        begun.apply(text, seat)
    assert REVIEWER.position(game, 40).fingerprint() == begun.fingerprint()


def test_no_turn_begins_in_the_middle_of_one() -> None:
    game = example("snake-solo-3")
    with pytest.raises(ValueError, match="no turn with a choice began after 1 decisions"):
        REVIEWER.look(game, 1, "tested")


@pytest.mark.whole_check
def test_a_planted_blunder_is_found() -> None:
    found = looked(blunder=True)[0]
    assert found.ply == PLANTED and found.played.actions == ("pass",)
    assert found.better is not None and found.better.actions[0] != "pass" and found.better.reasons
    assert found.lost > LEAST_LOSS and found.lost > 2 * found.error
    review = REVIEWER.conclude(with_a_blunder(), looked(blunder=True))
    assert PLANTED in [moment.ply for moment in review.moments]
    worst = min(review.moments, key=lambda moment: moment.change)
    assert worst.ply == PLANTED and worst.better == found.better


@pytest.mark.whole_check
def test_what_a_better_move_gains_is_told_with_what_it_costs() -> None:
    costly = REVIEWER.look(example("bird-3-players"), COSTLY, "tested").better
    assert costly is not None and {Why.GAINS, Why.COSTS} <= {reason.kind for reason in costly.reasons}


@pytest.mark.whole_check
def test_the_best_move_never_counts_as_a_mistake() -> None:
    for found in looked(blunder=False):
        assert (found.better is None) == (found.lost == 0.0)
        assert found.better is None or found.better.actions != found.played.actions


@pytest.mark.whole_check
def test_the_same_seed_finds_the_same() -> None:
    game, first = example("snake-solo-3"), looked(blunder=False)[3]
    assert REVIEWER.look(game, first.ply, "tested") == first


@pytest.mark.whole_check
def test_an_analysis_uses_only_what_the_seat_knew_then() -> None:
    """The log of what came later is there, and so is everything hidden: both are left alone."""
    game = with_a_blunder()
    before = game.fingerprint()
    cut = game.copy()
    while cut.ply > 60:
        cut.take_back()
    assert REVIEWER.look(cut, PLANTED, "tested") == looked(blunder=True)[0]
    assert game.fingerprint() == before


def test_only_losses_of_clearly_more_than_three_points_are_named() -> None:
    review = concluded(look(0, 50, 3.0, 0.1), look(1, 50, 8.0, 4.5, 1), look(2, 50, 3.5, 0.5, 2))
    assert [moment.seat for moment in review.moments] == [2]


@pytest.mark.parametrize(("points", "error", "named"), [(5.3, 2.55, False), (3.4, 0.1, False), (5.6, 2.55, True)])
def test_what_is_named_is_more_than_its_margin_and_the_least_in_the_figures_that_are_read(
    points: float, error: float, named: bool
) -> None:
    """5.3 points with a standard error of 2.55 would read "5 points more (±5)"."""
    good = replace(
        look(ranked()[0], 50, 0.0, 0.0), second=Advice(("pass",), 40.0, 0.2), gained=points, gain_error=error
    )
    for each in (look(0, 50, points, error), good):
        assert bool(concluded(each).moments) is named


def test_the_three_most_costly_moments_are_named_in_chronological_order() -> None:
    review = concluded(*(look(at % 3, 50, lost, 0.1, at) for at, lost in enumerate((5.0, 9.0, 4.0, 7.0))))
    assert len(review.moments) == MOST_MOMENTS
    assert [round(-moment.change) for moment in review.moments] == [5, 9, 7]


def test_moments_that_can_be_explained_take_precedence() -> None:
    dear = look(0, 50, 9.0, 0.1)
    assert dear.better is not None
    dumb = replace(dear, better=replace(dear.better, reasons=()))
    others = tuple(look(at % 3, 50, 4.0, 0.1, at) for at in (1, 3, 4))
    assert dear.ply in [moment.ply for moment in concluded(dear, *others).moments]
    assert dumb.ply not in [moment.ply for moment in concluded(dumb, *others).moments]
    assert len(concluded(dumb).moments) == 1


def test_not_all_moments_belong_to_one_seat_if_another_is_nearly_as_important() -> None:
    first, second, _ = ranked()
    review = concluded(*(look(second, 50, 5.0 + at, 0.1, at) for at in range(4)), look(first, 50, 3.5, 0.1, 5))
    assert {moment.seat for moment in review.moments} == {first, second}


def test_the_winners_good_choice_is_named() -> None:
    winner, _, last = ranked()
    second = Advice(("pass",), 40.0, 0.2)
    good = replace(look(winner, 50, 0.0, 0.0), second=second, gained=6.0, gain_error=0.5)
    (moment,) = concluded(good).moments
    assert moment.second == second and moment.better is None and moment.change == 6.0
    assert concluded(replace(good, seat=last)).moments == ()


def test_luck_is_named_as_such_where_decisions_decided_little() -> None:
    looks = look(1, 50, 0.0, 0.1, 1), look(0, 58, 0.0, 0.1, 3)
    (moment,) = concluded(look(0, 50, 0.0, 0.1, revealed=True), *looks).moments
    assert moment.better is None and round(moment.change) == 8
    assert concluded(look(0, 50, 0.0, 0.1), *looks).moments == ()


def test_between_its_turns_a_seat_keeps_its_last_expectation() -> None:
    game = example("bird-3-players")
    review = concluded(look(0, 50, 0.0, 0.1, revealed=True), look(1, 40, 0.0, 0.1, 1), look(0, 55, 0.0, 0.1, 3))
    third = float(game.scores()[2].total)
    assert review.expected == ((50, 40, third), (50, 40, third), (55, 40, third))
    assert review.final == tuple(sheet.total for sheet in game.scores())
    assert review.rounds == (1, 1, 1) and review.turns == 3


def test_expectations_are_smoothed_between_turns_without_a_reveal() -> None:
    quiet = (look(0, 50, 4.0, 0.1), look(0, 51, 0.0, 0.1, 1))
    assert [row[0] for row in concluded(*quiet).expected] == pytest.approx([50, 0.6 * 51 + 0.4 * 46])
    for apart in ((look(0, 50, 4.0, 0.1, revealed=True), quiet[1]), (quiet[0], replace(quiet[1], round=2))):
        assert [row[0] for row in concluded(*apart).expected] == [50, 51]


def test_successive_turns_of_a_round_are_looked_at_in_the_same_imagined_games() -> None:
    """A seat that has drawn nothing has the same deck before it in game number three."""
    game, decks = example("bird-3-players"), dict[tuple[int, int, int], set[tuple[str, ...]]]()
    for ply in REVIEWER.stops(game)[:15]:
        position = REVIEWER.position(game, ply)
        seat = position.seats_to_act[0]
        deck = position.state.players[seat].deck
        imagined = worlds(position, seat, "tested")(3).state.players[seat].deck
        decks.setdefault((position.round, seat, len(deck)), set()).add(tuple(imagined))
    assert len(decks) < 15 and all(len(each) == 1 for each in decks.values())


def chosen(value: float, *actions: str) -> Way[Action]:
    """A way that comes to so much in every game."""
    return Way(tuple(map(act, actions)), value, (value, value))


@pytest.mark.whole_check
def test_it_is_no_good_choice_if_the_only_alternative_was_passing(monkeypatch: pytest.MonkeyPatch) -> None:
    game = example("snake-solo-3")
    then = looked(blunder=False)[3]
    own = chosen(60.0, *then.played.actions)
    monkeypatch.setattr(reviewer, "_found", lambda *_: [own, chosen(40.0, "pass")])
    found = REVIEWER.look(game, then.ply, "tested")
    assert (found.second, found.gained, found.better, found.lost) == (None, 0.0, None, 0.0)


@pytest.mark.whole_check
def test_passing_is_the_next_best_where_every_other_action_is_worse(monkeypatch: pytest.MonkeyPatch) -> None:
    game = example("snake-solo-3")
    then = looked(blunder=False)[3]
    own, other = chosen(60.0, *then.played.actions), chosen(50.0, "dig camp-coins")
    monkeypatch.setattr(reviewer, "_found", lambda *_: [own, chosen(59.0, "pass"), other])
    found = REVIEWER.look(game, then.ply, "tested")
    assert found.second is not None and (found.second.actions, found.gained) == (("pass",), 1.0)
    monkeypatch.setattr(reviewer, "_found", lambda *_: [own, other])
    worths = {own.actions: own.worth, (act("pass"),): 59.0}
    monkeypatch.setattr(reviewer, "leaders", lambda *_: [other])
    monkeypatch.setattr(
        reviewer, "_played_on", lambda _, seat, actions: Namespace(worth=worths.get(actions, other.worth))
    )
    monkeypatch.setattr(
        reviewer, "compared", lambda ways, *_: [Way(each.actions, worths[each.actions], (1.0,) * 2) for each in ways]
    )
    assert REVIEWER.look(game, then.ply, "tested").gained == 1.0, "it was not among the first that were looked at"


@pytest.mark.whole_check
def test_a_difference_between_two_options_is_as_uncertain_as_their_values() -> None:
    """Games that all agree make nothing sure: later turns are thought about less than those at hand."""
    for found in (*looked(blunder=False), *looked(blunder=True)):
        assert found.played.error >= 1.3
        assert found.error >= 1.3 or found.better is None
        assert found.gain_error >= 1.3 or found.second is None


@pytest.mark.whole_check
def test_a_good_choice_is_compared_with_the_best_of_more_options(monkeypatch: pytest.MonkeyPatch) -> None:
    """What seemed far better than the one way that was looked at is compared with the best that is found for it."""
    game, ply = example("snake-solo-3"), looked(blunder=False)[3].ply
    position = REVIEWER.position(game, ply)
    seat = position.seats_to_act[0]
    own, *_, worst = leaders(worlds(position, seat, "tested"), seat, LEVELS["strong"])
    poor = replace(worst, worth=own.worth - 10, worths=(own.worth - 10,) * 2)
    monkeypatch.setattr(reviewer, "_played", lambda *_: (own.actions, False))
    monkeypatch.setattr(reviewer, "_found", lambda *_: [replace(own, worths=(own.worth,) * 2), poor])
    assert REVIEWER.look(game, ply, "tested").gained < 6


@pytest.mark.whole_check
def test_the_chart_of_a_solo_game_includes_the_rival() -> None:
    game = example("snake-solo-3")
    review = REVIEWER.conclude(game, looked(blunder=False))
    assert len(review.final) == 2 and all(len(row) == 2 for row in (*review.expected, *review.spreads))
    rival = [row[1] for row in review.expected]
    assert abs(rival[0] - review.final[1]) < 25 and all(spread > 0 for _, spread in review.spreads)


@pytest.mark.whole_check
def test_a_review_is_kept_as_json_and_sent_to_other_processes() -> None:
    review = REVIEWER.conclude(with_a_blunder(), looked(blunder=True))
    assert decode(Review, json.loads(json.dumps(encode(review)))) == review
    assert pickle.loads(pickle.dumps(review)) == review
    found = looked(blunder=True)[0]
    assert decode(Look, json.loads(json.dumps(encode(found)))) == found
    game = example("snake-solo-3")
    assert pickle.loads(pickle.dumps(REVIEWER)).stops(game) == REVIEWER.stops(game)


@pytest.mark.whole_check
def test_a_game_that_ends_turns_automatically_can_be_reviewed_too() -> None:
    game = played_out(Game.new(GameSetup(2, "bird", "by itself", auto_end=True)))
    ply = REVIEWER.stops(game)[4]
    found = REVIEWER.look(game, ply, "tested")
    acting, first = game.log[ply]
    assert found.seat == acting and found.played.actions[0] == first and "end" not in found.played.actions


@pytest.mark.slow
@pytest.mark.parametrize("name", by_hand(["snake-solo-3"], ["bird-3-players", "snake-4-players", "snake-solo-3"]))
def test_every_stop_of_an_example_game_can_be_looked_at(name: str) -> None:
    game = example(name)
    looks = tuple(REVIEWER.look(game, ply, "whole") for ply in REVIEWER.stops(game))
    review = REVIEWER.conclude(game, looks)
    assert len(review.expected) == len(review.plies) == len(looks)
    assert all(0 < expected < 120 for row in review.expected for expected in row)
    assert all(-moment.change > LEAST_LOSS for moment in review.moments if moment.better is not None)


@pytest.mark.slow
def test_the_expectation_does_not_jump_at_the_end_of_a_round() -> None:
    """Between the last turn of a round and the first of the next nothing is decided: what is left is chance."""
    jumps = list[float]()
    for number, board in enumerate(("bird", "snake", "bird", "snake")):
        game = played_out(Game.new(GameSetup(2, board, f"no jump {number}")))
        before: dict[int, tuple[int, int]] = {}
        for ply in REVIEWER.stops(game):
            position = REVIEWER.position(game, ply)
            seat = position.seats_to_act[0]
            last = before.get(seat)
            if last is not None and last[0] < position.round:
                jumps.append(expected(game, ply) - expected(game, last[1]))
            before[seat] = (position.round, ply)
    assert len(jumps) >= 24
    assert abs(fmean(jumps)) < 2


def expected(game: Game, ply: int) -> float:
    """What the seat that is to move may expect."""
    position = REVIEWER.position(game, ply)
    seat = position.seats_to_act[0]
    judged = REVIEWER.judged(game, ply, "jumps")
    return expectation(position.state, seat).points(judged, position.state, seat)
