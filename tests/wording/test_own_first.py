"""What the panel keeps of a long tale: one's own deeds by their seat, and the newest of the others'."""

from __future__ import annotations

from arnak_bot.games.arnak.engine import Event, Game, GameSetup
from arnak_bot.games.arnak.engine.events import Passed
from arnak_bot.games.arnak.wording.messages import ENGLISH
from arnak_bot.games.arnak.wording.turn import own_first
from arnak_bot.kit.names import named

GROUND = Game.new(GameSetup(players=2, board="bird", seed="alike")).view(0)
ANN, ANN_LEE = 0, 1


def passes(seat: int, times: int) -> list[Event]:
    return [Passed(seat, "")] * times


def test_a_name_that_starts_with_mine_is_not_mine() -> None:
    told = own_first(named([*passes(ANN, 1), *passes(ANN_LEE, 6)], ("Ann", "Ann Lee")), GROUND, 5, ENGLISH)
    assert told == ["You pass.", *["Ann Lee passes."] * 4]


def test_my_own_actions_are_kept_before_the_newest_of_the_others() -> None:
    told = own_first(named([*passes(ANN, 4), *passes(ANN_LEE, 6)], ("Ann", "Bob")), GROUND, 5, ENGLISH)
    assert told == [*["You pass."] * 4, "Bob passes."]


def test_a_name_is_escaped_for_discord() -> None:
    told = own_first(named(passes(ANN_LEE, 1), ("Ann", "*Bob*")), GROUND, 5, ENGLISH)
    assert told == [r"\*Bob\* passes."]


def test_one_line_is_about_somebody_else_however_much_i_did() -> None:
    told = own_first(named([*passes(ANN_LEE, 2), *passes(ANN, 9)], ("Ann", "Bob")), GROUND, 5, ENGLISH)
    assert told == ["Bob passes.", *["You pass."] * 5]
