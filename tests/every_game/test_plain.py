"""What a small game is lent: games from their logs, plain words, log files, pages. Tried on noughts and crosses."""

from __future__ import annotations

import io
import pickle
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
from PIL import Image

from arnak_bot.game.definition import Standing
from arnak_bot.game.options import GameOptions, menu_of
from arnak_bot.game.position import Points, Refused, Setup
from arnak_bot.game.thinking import Advice, Moment, Review
from arnak_bot.game.values import Line, LookUp
from arnak_bot.games.arnak.wording.messages import ENGLISH
from arnak_bot.kit.fairness import Proof
from arnak_bot.kit.logfile import LogError
from arnak_bot.kit.option_words import option_words
from arnak_bot.kit.statistics import player_page, server_page
from images.kit.pages import draw_page
from tests.every_game import sealed
from tests.every_game.noughts import NOUGHTS, Game
from tests.every_game.sealed import SEALED

PROOF = Proof("a part", ("Ann", "Bob"))
SAYS = NOUGHTS.texts("en")
NAMES = ("Ann", "Bob")


def after(*texts: str) -> Game:
    """A game in which this was done, whoever's turn it was."""
    game = NOUGHTS.new(NOUGHTS.setup(2, PROOF.seed))
    for text in texts:
        game.apply(text)
    return game


def won() -> Game:
    return after("mark a1", "end", "mark b1", "end", "mark a2", "end", "mark b2", "end", "mark a3", "end")


def test_a_full_row_wins_a_point() -> None:
    assert [(sheet.total, sheet.rank) for sheet in won().scores()] == [(1, 1), (0, 2)]
    assert SAYS.channel.ending(won().scores(), won().view(None), ("*Ann*", "Bob")) == [
        r"**\*Ann\* wins with 1 point, 1 ahead of Bob!**",
        r"#1 \*Ann\*: 1 point · #2 Bob: 0 points",
    ]


def test_if_nobody_has_won_the_ending_says_so() -> None:
    channel, view = NOUGHTS.texts("en").channel, NOUGHTS.new(NOUGHTS.setup(2, "seed")).view(None)
    assert channel.ending([Points(0, 3, 2), Points(1, 1, 2)], view, ("Ann", "Bob")) == ["**Nobody wins.**"]
    won = channel.ending([Points(0, 3, 1), Points(1, 1, 2)], view, ("Ann", "Bob"))
    assert won == ["**Ann wins with 3 points, 2 ahead of Bob!**", "#1 Ann: 3 points · #2 Bob: 1 point"]


def test_what_the_game_refuses_is_not_possible_now_in_the_language_of_the_reader() -> None:
    with pytest.raises(Game.refusal) as refused:
        won().apply("mark c3", 1)
    assert refused.value.args == ("mark c3", 1)
    assert SAYS.turn.refused(refused.value) == "“mark c3” is not possible now."
    assert SAYS.turn.refused(Game.refusal("it is taken")) == "It is taken."
    assert str(refused.value) == "it is not possible now" and str(Game.refusal("it is taken")) == "it is taken"


def test_a_topic_is_its_own_illustration_where_nothing_can_be_looked_up() -> None:
    assert SEALED.pictures("en").illustration("Goal").alt == "Goal. Pick what nobody else picks."
    assert NOUGHTS.pictures("en").illustration("Goal").alt.startswith("What the icons mean. Nought: ")


def test_among_simultaneous_players_only_those_who_have_not_ended_can_undo() -> None:
    game = SEALED.new(SEALED.setup(3, "seed"))
    for seat, text in ((0, "pick 1"), (1, "pick 2"), (0, "end")):
        game.apply(text, seat)
    assert [game.undoable_by(seat) for seat in range(3)] == [0, 1, 0] and not game.can_undo
    for who in (None, 0, 2):
        with pytest.raises(sealed.Game.refusal):
            game.undo(who)
    game.undo(1)
    assert game.log == ((0, "pick 1"), (0, "end"))


def test_the_only_action_left_is_played_automatically_if_ordered() -> None:
    order, end = NOUGHTS.order, after("mark a1")
    assert order(end, 0, Standing(auto=True)) is None, "ends is what lets turns end"
    found = order(end, 0, Standing(ends=True))
    assert found is not None and found.text == "end"
    assert order(after(), 0, Standing(ends=True, auto=True)) is None


def test_a_dump_that_cannot_be_replayed_is_refused() -> None:
    dump = won().to_dict()
    with pytest.raises(ValueError, match="cannot be replayed"):
        Game.from_dict(dump | {"log": [[0, "mark a1"], [0, "mark a1"]]})
    with pytest.raises(ValueError, match="cannot be replayed"):
        Game.from_dict(dump | {"options": 3})
    with pytest.raises(ValueError, match="cannot be played by 3"):
        NOUGHTS.load(dump | {"players": 3})
    with pytest.raises(ValueError, match="size cannot be 5"):
        NOUGHTS.new(Setup(2, "s", GameOptions.of({"size": 5}), 1))


class Room(dict[str, str]):
    def tell(self, message_id: str, fact: Any) -> str:
        return self[message_id]


def test_lobby_and_settings_say_the_name_of_a_choice_that_has_no_text_of_its_own_there() -> None:
    room: Any = Room({"heaps.name-3": "three heaps", "heaps.name-4": "four heaps", "heaps.lobby-4": "Four!"})
    words = option_words(menu_of("heaps", (3, 4)), lambda _: room, Line.PLAY)
    assert words.lobby is not None and words.proposed is not None
    assert [words.lobby[1](count, "en") for count in (3, 4)] == ["Three heaps.", "Four!"]
    assert words.proposed(4, "en") == "four heaps"


def test_every_game_has_a_refusal_of_its_own_that_survives_another_process() -> None:
    assert Game.refusal is not sealed.Game.refusal and issubclass(Game.refusal, Refused)
    again = pickle.loads(pickle.dumps(Game.refusal("mark a1", 0)))
    assert type(again) is Game.refusal and again.args == ("mark a1", 0)


@pytest.mark.parametrize(
    ("line", "instead", "why"),
    [
        ("players 2", "", "no line for players"),
        ("game noughts", "game chess", "a game of chess"),
        ("option size 3", "option size three", "impossible"),
        ("1 mark b1", "1 mark a1", "decision 3"),
        ("1 mark b1", "what is this", "line 1"),
    ],
)
def test_a_text_that_is_not_a_log_file_is_refused(line: str, instead: str, why: str) -> None:
    text = NOUGHTS.log.write(won(), PROOF)
    assert line in text
    with pytest.raises(LogError, match=why):
        NOUGHTS.log.replay(text.replace(line, instead, 1))


@pytest.mark.parametrize(
    ("line", "instead", "why"),
    [
        ("part a part", "part another", "the sha256 of the host's part"),
        ("joined Ann", "joined Eve", "the seed follows"),
        ("seed ", "seed 1", "the seed follows"),
        ("1 mark b1", "1 mark a1", "decision 3"),
    ],
)
def test_a_log_file_that_breaks_its_commitment_is_reported(line: str, instead: str, why: str) -> None:
    checks = NOUGHTS.log.checks(NOUGHTS.log.write(won(), PROOF).replace(line, instead, 1))
    assert any(check.holds is False and why in check.text for check in checks)


def test_words_shared_by_several_actions_are_ambiguous() -> None:
    view = after().view(0)
    assert SAYS.turn.meant("B2", view).text == "mark b2"
    assert SAYS.turn.meant("mark B2", view).text == "mark b2"
    with pytest.raises(Game.refusal, match="mark a1, mark a2 or mark a3|mark a1, mark b1, mark c1 or mark a2"):
        SAYS.turn.meant("mark", view)
    with pytest.raises(Game.refusal, match="it is not your turn"):
        SAYS.turn.meant("mark b2", after().view(1))
    assert SAYS.turn.suggested("c", view) == [("Mark c1", "mark c1"), ("Mark c2", "mark c2"), ("Mark c3", "mark c3")]
    assert SAYS.turn.suggested("", after().view(1)) == [("It is not your turn.", "?")]


def test_items_and_topics_are_found_by_name() -> None:
    assert SAYS.reference.look_up("nought", None)[1] == "**Nought.** the sign of whoever begins"
    assert SAYS.reference.look_up("dice", None) == (
        None,
        "I don’t know anything called “dice”. Type a few letters and pick a suggestion.",
    )
    assert SAYS.reference.rule("goal").startswith("**Goal**\nA full row")
    assert SAYS.reference.rule("chess") == "I don’t know a rule about “chess”. Try one of these: Goal, Turn."


def result(user: int, table: int, points: int, rank: int) -> Any:
    return SimpleNamespace(user_id=user, table_id=table, points=points, rank=rank)


def test_statistics_count_games_wins_and_points() -> None:
    results = [result(1, 1, 1, 1), result(2, 1, 0, 2), result(1, 2, 0, 1), result(2, 2, 0, 1)]
    own = player_page([each for each in results if each.user_id == 1], ENGLISH)
    assert own == (("Games", (("games", "2"), ("won", "2 of 2"), ("average points", "0.5"), ("best points", "1"))),)
    everybody = server_page(results, {1: "Ann", 2: "Bob"}, ENGLISH)
    assert everybody[0] == ("Games", (("games", "2"),))
    assert everybody[1] == ("Games won", (("Ann", "2 of 2"), ("Bob", "1 of 2")))


def test_a_page_grows_with_its_content_and_long_lines_are_wrapped() -> None:
    short = Image.open(io.BytesIO(draw_page("Ann", [("", [("one line", "1")])])))
    long = Image.open(io.BytesIO(draw_page("Ann", [("Title", [("many words " * 20, "1")])])))
    assert short.width == long.width and long.height > short.height + 3 * 40
    asked = NOUGHTS.pictures("en").look_up(LookUp("nought", "Nought", "the sign")).draw()
    assert Image.open(io.BytesIO(asked)).width < short.width, "a sentence is as large on a phone as in a message"


def test_a_small_game_gets_text_pages_for_pictures_it_does_not_draw() -> None:
    draws = NOUGHTS.pictures("en")
    assert draws.look_up(LookUp("nought", "Nought", "the sign")).alt == "Nought. the sign"
    assert draws.hand(after().view(0), ("Ann", "Bob")).alt == "Ann. There are no hidden hands in this game."
    assert draws.scores(won().scores(), ("Ann", "Bob")).alt == "Scores. 1. Ann: 1. 2. Bob: 0"


def look_back() -> Review:
    """A look back that was made up: a blunder, and luck."""
    corner, middle = Advice(("mark a1",), 0.2, 0.1), Advice(("mark b2", "end"), 4.4, 0.1)
    blunder = Moment(0, 1, 0, corner, middle, -4.2, 0.6)
    luck = Moment(2, 1, 1, corner, None, 6.0, 0.5)
    bad_luck = Moment(2, 1, 1, corner, None, -6.0, 0.5)
    return Review(
        (0, 2), (1, 1), ((0.5, 0.5), (0.2, 0.8)), ((0.5, 0.5), (0.4, 0.4)), (0, 1), 2, (blunder, luck, bad_luck)
    )


def test_a_hint_says_what_to_do_and_what_to_expect() -> None:
    view = after().view(0)
    assert SAYS.thoughts.advised(Advice(("mark b2",), 1.2, 0.1), view, NAMES) == (
        "**Mark b2**: about 1 point at the end."
    )
    assert SAYS.thoughts.advised(Advice(("mark b2", "end"), 12.4, 2.1), view, NAMES) == (
        "**Mark b2, then end**: about 12 points at the end."
    )
    assert SAYS.thoughts.suggested(Advice(("mark b2",), 1.2, 0.1), view, NAMES) == ("A good move now: **Mark b2**.",)


def test_a_review_names_the_move_the_better_one_and_luck() -> None:
    told = SAYS.thoughts.reviewed(look_back(), [after().view(0)] * 3, NAMES)
    assert told.headline == "3 moments stand out. The biggest: luck brought Bob about 6 points."
    assert told.moments == (
        "**1.** “Mark a1” (Ann). “**Mark b2, then end**” would have been worth 4 points more (±1).",
        "**2.** “Mark a1” (Bob). Lucky: it turned out 6 points better than expected (±1).",
        "**3.** “Mark a1” (Bob). Unlucky: it turned out 6 points worse than expected (±1).",
    )
    two = SAYS.thoughts.reviewed(replace(look_back(), rounds=(1, 2)), [after().view(0)] * 3, NAMES)
    assert two.headline == "3 moments stand out. The biggest: in round 1, luck brought Bob about 6 points."
    assert two.moments[0].startswith("**1.** Round 1, Ann: “Mark a1”.")
    assert told.sureness.startswith("Each of the 2 turns with a choice was compared")
    nothing = SAYS.thoughts.reviewed(Review((), (), (), (), (0, 1), 0, ()), (), NAMES)
    assert nothing.headline == "No clear mistakes: no single move lost more than 3 points."


def test_a_review_names_the_round_that_decided_between_the_top_two() -> None:
    expected = ((50.0, 52.0, 40.0), (55.0, 53.0, 41.0), (64.4, 50.0, 90.0))
    review = Review((0, 4, 9), (1, 2, 3), expected, ((1.0,) * 3,) * 3, (70, 56, 30), 3, ())
    names = ("Ann", "Bob", "Cleo")
    told = SAYS.thoughts.reviewed(review, (), names)
    assert told.headline.endswith(
        " The game turned in round 2: Ann went from 55 to 64 expected points, Bob from 53 to 50."
    )
    short = replace(review, rounds=(1, 1, 1))
    assert "The game turned" not in SAYS.thoughts.reviewed(short, (), names).headline, "there is no other round"
    even = replace(review, final=(54, 52, 30), expected=((50.0, 50.0, 50.0),) * 3)
    assert "The game turned" not in SAYS.thoughts.reviewed(even, (), names).headline


def test_the_game_did_not_turn_before_it_was_level_again() -> None:
    expected = ((56.0, 59.0), (62.0, 56.0), (64.0, 61.0), (62.0, 62.4), (63.0, 57.0), (65.0, 54.0))
    review = Review((0, 4, 9, 12, 15, 18), (2, 3, 4, 4, 4, 5), expected, ((1.0,) * 2,) * 6, (67, 51), 6, ())
    told = SAYS.thoughts.reviewed(review, (), NAMES).headline
    assert told.endswith(" in round 4: Ann went from 62 to 65 expected points, Bob from 62 to 54.")


def test_a_review_names_the_winner_of_a_tie_first() -> None:
    expected = ((50.0, 40.0), (50.0, 40.0), (50.0, 40.0))
    review = Review((0, 4, 9), (1, 2, 3), expected, ((1.0,) * 2,) * 3, (48, 48), 3, (), (2, 1))
    told = SAYS.thoughts.reviewed(review, (), NAMES)
    assert told.headline.endswith(" in round 3: Bob went from 40 to 48 expected points, Ann from 50 to 48.")


def test_a_review_is_a_chart_with_alt_text() -> None:
    drawing = NOUGHTS.pictures("en").review(look_back(), NAMES)
    assert drawing.alt == (
        "How the game went: Points expected at the end. "
        "Ann: 0 expected at the start, 0 at the end. Bob: 0 expected at the start, 1 at the end."
    )
    with Image.open(io.BytesIO(drawing.draw())) as picture:
        assert picture.size == (1200, 860)
