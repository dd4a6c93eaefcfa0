"""Every action, question, event, refusal and thing in the box has words, whole and with the right plurals."""

from __future__ import annotations

import random
import re
from dataclasses import replace

import pytest

from arnak_bot.game.thinking import Advice
from arnak_bot.games.lost_cities.engine import (
    Action,
    Card,
    Colour,
    Discard,
    Draw,
    Game,
    GameSetup,
    GameView,
    IllegalAction,
    Length,
    Owed,
    Phase,
    Play,
    Reason,
    content,
)
from arnak_bot.games.lost_cities.engine.setup import SEATS
from arnak_bot.games.lost_cities.players.reasoning import reasons_for
from arnak_bot.games.lost_cities.wording.channel import score_rows
from arnak_bot.games.lost_cities.wording.facts import Said
from arnak_bot.games.lost_cities.wording.messages import ENGLISH
from arnak_bot.kit.limits import units
from arnak_bot.kit.names import named
from arnak_bot.wording.panel import panel_text
from tests.lost_cities.playing import random_game
from tests.lost_cities.saying import CHANNEL, REFERENCE, THOUGHTS, TURN, alt_of
from tests.lost_cities.stage import do, place_pieces, stage

TOPICS = {topic.name: topic.text for topic in REFERENCE.topics()}
NAMES = ("Ann", "Bob", "Cleo", "Dan")
WRONG = re.compile(
    r"(?<![\d−])[1](?! of) (points|cards|artifacts|tokens|turns|pieces|crossings)\b|\b(\w+) \2\b|None|\bColour\.|  "
)
"""A singular with a plural's noun, a word said twice, or a value that shines through."""


def assert_readable(text: str, limit: int = 2000) -> None:
    assert text and len(text) <= limit and not text.endswith("…"), text
    assert not WRONG.search(text.replace("\n", " | ")), text


def test_a_turn_is_told_in_one_line() -> None:
    game = stage("red 5", pieces="red 6", tiles={"red 7": "points-15"}, deck="blue 1, green 2")
    events = do(game, "play red 5", "draw")
    line = "Ann plays red 5, steps to stone 7 (30 points), crosses the bridge (1 of 5)"
    yours = (
        "You play red 5, step to stone 7 (30 points), cross the bridge (1 of 5), find 15 points ⭐ and draw green 2."
    )
    assert CHANNEL.tell(events, game.view(0), NAMES) == [yours]
    assert CHANNEL.tell(events, game.view(1), NAMES) == [f"{line}, finds 15 points ⭐ and draws a card."]
    assert CHANNEL.since(named(events[:-2], NAMES), game.view(1)) == [
        "Ann plays red 5, reaches stone 7 and crosses the bridge (1/5, +15⭐)."
    ]
    assert CHANNEL.since(named(events, NAMES), game.view(0)) == []


@pytest.mark.parametrize(
    ("left", "told"), [(6, ""), (5, " · only 2 more turns for you"), (3, " · only 1 more turn for you")]
)
def test_a_path_is_hardly_begun_in_the_last_two_turns(left: int, told: str) -> None:
    game = stage("red 5")
    del game.state.deck[left:]
    assert TURN.hint(Play(Card(Colour.RED, 5)), game.view(0)) == f"→ stone 1 (−20 points){told}"


def test_the_simplest_move_is_to_discard_until_only_a_card_is_to_be_drawn() -> None:
    game = stage()
    assert CHANNEL.least(game.view(0)) == "a card is discarded"
    do(game, "discard yellow 0")
    assert CHANNEL.least(game.view(0)) == ""


def test_suggestions_fit_what_was_typed() -> None:
    view = stage("red 5, blue 3").view(0)
    assert [text for _, text in TURN.suggested("disc bl", view)] == ["discard blue 3"]
    assert [text for _, text in TURN.suggested("throw away red", view)] == ["discard red 5"]
    assert [text for _, text in TURN.suggested("", view)] == [action.text for action in view.legal]
    assert {text.split()[0] for _, text in TURN.suggested("toss", view)} == {"discard"}
    arrives = stage("red 5", pieces="red 2", tiles={"red 3": "artifact"}).view(0)
    assert [text for _, text in TURN.suggested("an artifact", arrives)] == ["play red 5"]
    ((why, sent),) = TURN.suggested("elephant", view)
    assert why.startswith("I do not understand “elephant”.") and sent == "elephant"


def test_what_is_refused_is_told_as_its_player_saw_it() -> None:
    game = stage("red 3, blue 3", pieces="red 3", columns={"red": [4]})
    for attempt in (lambda: game.apply("play red 3"), lambda: TURN.meant("play red 3", game.view(0))):
        with pytest.raises(IllegalAction) as refused:
            attempt()
        said = TURN.refused(refused.value)
        assert said.startswith("Red 3 is too low: your red column ends with red 4. You can, for example: ")
    told = TURN.why_not_yet(Play(Card(Colour.RED, 3)), game.view(0))
    assert told == "Red 3 is too low: your red column ends with red 4.", (
        "a headline has no room for all that is possible"
    )
    possible = TURN.why_not_yet(Discard(Card(Colour.RED, 3)), game.view(0))
    assert possible == "“Discard red 3” is possible now."


def test_only_what_ends_the_expedition_is_doubted() -> None:
    game = stage("red 5, blue 9", pieces="red 6", deck="red 1", crossings=4)
    place_pieces(game.state.players[1], "blue 3")
    view = game.view(0)
    assert TURN.doubt(Draw(), view, final=True) == (
        "This is the last card of the deck: the expedition ends with it. Draw it anyway?"
    )
    assert TURN.doubt(Play(Card(Colour.RED, 5)), view, final=True) == (
        "This is the fifth explorer over a bridge: the expedition ends at once. Do it anyway?"
    )
    assert TURN.doubt(Discard(Card(Colour.BLUE, 9)), view, final=True) is None, "undo reaches back to before it"
    assert (
        TURN.doubt(Play(Card(Colour.RED, 5)), stage("red 5", pieces="red 6", crossings=3).view(0), final=True) is None
    )


def test_a_hint_warns_of_what_the_next_player_could_play_and_of_a_path_begun_too_late() -> None:
    game = stage("red 5, blue 9", deck="red 1")
    place_pieces(game.state.players[1], "blue 3")

    def hinted(action: Action) -> str:
        return TURN.hint(action, game.view(0))

    assert hinted(Discard(Card(Colour.BLUE, 9))) == "begins its pile · fits the next player’s column"
    assert hinted(Discard(Card(Colour.RED, 5))) == "begins its pile"
    assert hinted(Play(Card(Colour.RED, 5))) == "→ stone 1 (−20 points) · this may be your last turn"
    game.state.deck *= 3
    assert hinted(Play(Card(Colour.RED, 5))) == "→ stone 1 (−20 points) · only 1 more turn for you"
    game.state.deck *= 3
    assert hinted(Play(Card(Colour.RED, 5))) == "→ stone 1 (−20 points)"


def test_a_long_turn_is_told_in_short_and_whole_to_those_who_waited() -> None:
    game = stage("red 10", pieces="red 4, white 6 researcher", tiles={"red 5": "arrow", "white 7": "points-15"})
    told = CHANNEL.since(named(do(game, "play red 10", "step white", "draw"), NAMES), game.view(1))
    assert told == ["Ann plays red 10, reaches stone 5, steps to stone 7 (white) and crosses the bridge (1/5, +15⭐)."]


@pytest.mark.parametrize(
    ("draw", "columns", "said"),
    [("draw", "red 4", "You drew **blue 9**. "), ("draw", "", ""), ("draw white", "red 4", "")],
)
def test_at_the_next_turn_the_card_drawn_from_the_deck_is_told(draw: str, columns: str, said: str) -> None:
    game = stage("red 5", pieces=columns, piles={"white": [8]}, deck="green 1, green 2, blue 1, blue 9")
    do(game, "discard red 5", draw)
    card = game.view(1).own.hand[0]
    news = CHANNEL.since(named(do(game, f"discard {card.colour} {card.value}", "draw"), NAMES), game.view(0))
    assert news == [f"{said}Bob discards {card.colour} {card.value}."]


def test_a_short_turn_is_told_in_a_sentence() -> None:
    game = stage("green 8", pieces="green 1")
    assert CHANNEL.since(named(do(game, "play green 8", "draw"), NAMES), game.view(1)) == [
        "Ann plays green 8 and steps to stone 2 (−15 points)."
    ]


def panel_after(game: Game, seat: int, *actions: str) -> str:
    """The panel of a seat whose turn comes after these actions, as far as it is text."""
    events = do(game, *actions)
    view = game.view(seat)
    told, points = CHANNEL.since(named(events, NAMES), view), [0] * len(game.state.players)
    return panel_text(TURN.question(view), news=told, status=TURN.status(view, points)).text


@pytest.mark.parametrize(
    ("crossings", "left"),
    [(0, "after 5 bridge crossings"), (3, "after 2 more crossings"), (4, "after 1 more crossing")],
)
def test_a_panel_says_what_ends_the_expedition_however_much_the_other_has_done(crossings: int, left: str) -> None:
    tiles = {"blue 9": "arrow", "green 5": "artifact"}
    game = stage("blue 8, green 3", pieces="blue 8, green 4", tiles=tiles, crossings=crossings)
    text = panel_after(game, 1, "play blue 8", "step green", "draw")
    assert f"nds {left} or when the deck runs out" in text
    assert "ou have no points yet" in text
    assert "Ann plays blue 8, reaches the blue city and steps to stone 5 (green, +1🏺)." in text


def test_what_explorers_would_score_does_not_contradict_that_there_are_no_points_from_tiles() -> None:
    end = "ends after 5 bridge crossings or when the deck runs out (64 cards)"
    out = stage("red 5", pieces="red 1").view(0)
    assert TURN.status(out, ()) == [f"No tile points yet · explorers −20, counts as 0 · {end}"]
    assert TURN.status(stage("red 5", pieces="red 1", points=25).view(0), ()) == [
        f"You have 25⭐ · explorers −20 · {end}"
    ]
    assert TURN.status(stage("red 5").view(0), ()) == [f"You have no points yet · {end}"]


def test_before_the_last_crossing_of_a_table_of_four_its_warning_comes_before_steps_and_draws() -> None:
    piles = {"red": [4, 5, 6]}
    game = stage("blue 8", pieces="blue 1", piles=piles, crossings=4, setup=GameSetup(4, seed="stage"))
    for player, card in zip(game.state.players[1:3], (Card(Colour.BLUE, 8), Card(Colour.GREEN, 3)), strict=True):
        player.hand[0] = card
    turns = ("play blue 8", "draw red", "play blue 8", "draw red", "discard green 3", "draw red")
    assert panel_after(game, 3, *turns).splitlines()[1:] == [
        "Ann plays blue 8. Bob plays blue 8. Cleo discards green 3.",
        "Ends after 1 more crossing or when the deck runs out (78 cards) · you have no points yet",
    ]


def test_all_others_are_on_the_line_for_whoever_waited_for_several() -> None:
    tiles = {"red 5": "arrow", "white 7": "artifact"}
    game = stage("red 10", pieces="red 4, white 6 researcher", tiles=tiles, setup=GameSetup(3, seed="stage"))
    game.state.players[1].hand[0] = Card(Colour.BLUE, 3)
    events = do(game, "play red 10", "step white", "draw", "play blue 3", "draw")
    assert CHANNEL.since(named(events, NAMES), game.view(2)) == [
        "Ann plays red 10, reaches stone 5, steps to stone 7 (white) and crosses the bridge (1/5, +1🏺). "
        "Bob plays blue 3 and sets out."
    ]
    longer = (*events, *(replace(event, seat=3) for event in events if event.seat == 0))
    assert CHANNEL.since(named(longer, (*NAMES, "Cleo", "Dan")), game.view(2))[0].startswith(
        "Ann plays red 10, steps to stone 7 (white)"
    ), "a panel has no room for steps by the card of three others"
    plain = stage("red 5", setup=GameSetup(3, seed="stage"))
    plain.state.players[1].hand[0] = Card(Colour.BLUE, 3)
    events = do(plain, "discard red 5", "draw", "discard blue 3", "draw")
    assert CHANNEL.since(named(events, NAMES), plain.view(2)) == ["Ann discards red 5. Bob discards blue 3."]


def test_after_an_expedition_everybody_s_points_come_before_the_moves_of_others() -> None:
    game = stage("red 5", deck="blue 1", points=20, setup=GameSetup(3, seed="stage"))
    events = do(game, "discard red 5", "draw")
    assert game.state.expedition == 2 and game.seats_to_act == (1,)
    card = game.view(1).own.hand[0]
    events += do(game, f"discard {card.colour} {card.value}", "draw")
    points, moves = CHANNEL.since(named(events, (*NAMES, "Cleo")), game.view(0))
    assert points == "Expedition 1 ends. You drew the last card of the deck. You lead by 20 (you 20, Bob 0 and Cleo 0)."
    assert moves == f"Bob discards {card.colour} {card.value}."


@pytest.mark.parametrize(
    ("points", "leads"), [(20, "Ann leads by 20 (20 to 0)."), (0, "Ann and Bob share the lead (0 to 0).")]
)
def test_the_end_of_an_expedition_says_who_leads_unless_it_is_the_last(points: int, leads: str) -> None:
    game = stage("red 5", deck="blue 1", points=points)
    ended = "Ann drew the last card of the deck."
    assert f"Expedition 1 ends. {ended} {leads}" in CHANNEL.tell(
        do(game, "discard red 5", "draw"), game.view(None), NAMES
    )
    last = stage("red 5", deck="blue 1", points=points)
    last.state.expedition = game.setup.expeditions
    told = CHANNEL.tell(do(last, "discard red 5", "draw"), last.view(None), NAMES)
    assert f"Expedition {game.setup.expeditions} ends. {ended}" in told


def test_where_there_is_only_one_expedition_it_has_no_number() -> None:
    game = stage("red 5", deck="blue 1", setup=GameSetup(length=Length.SHORT, seed="stage"))
    told = CHANNEL.tell(do(game, "discard red 5", "draw"), game.view(None), NAMES)
    assert "The expedition ends. Ann drew the last card of the deck." in told
    assert not any("Expedition 1" in line for line in told)


def test_the_move_with_which_somebody_ended_an_expedition_is_not_told_as_one_of_the_next() -> None:
    game = stage("red 5", deck="blue 1")
    events = do(game, "discard red 5", "draw")
    ended, moves = CHANNEL.since(named(events, NAMES), game.view(1))
    assert ended.startswith("Expedition 1 ends.") and moves == "Before that: Ann discards red 5."


def test_a_step_on_the_own_path_names_it_after_another_one() -> None:
    tiles = {"red 5": "arrow", "white 7": "arrow"}
    game = stage("red 10", pieces="red 4, white 6", tiles=tiles)
    events = do(game, "play red 10", "step white", "step red", "draw")
    assert CHANNEL.since(named(events, NAMES), game.view(1))[0].startswith(
        "Ann plays red 10, reaches stone 5, steps to stone 7 (white), "
    )
    assert "steps to stone 6 (red)" in CHANNEL.since(named(events, NAMES), game.view(1))[0]


def test_what_is_done_with_an_arrow_or_a_city_card_is_told_as_such() -> None:
    def line(game: Game, *actions: str) -> str:
        return THOUGHTS.line_of_play(Advice(actions, 0.0, 0.0), game.view(0))

    arrow = stage("red 10", pieces="red 4, green 3", tiles={"red 5": "arrow"})
    assert line(arrow, "play red 10", "step green", "draw") == (
        "Play red 10, then use the arrow on the green path and draw from the deck"
    )
    city = stage("red 10", pieces="red 9, green 4, blue 2", tiles={"green 5": "arrow"})
    assert line(city, "play red 10", "step green", "step blue", "draw") == (
        "Play red 10, then step on the green path, use the arrow on the blue path and draw from the deck"
    )


def test_who_has_finished_reads_their_points() -> None:
    game = stage("red 7", pieces="red 6", deck="red 1", setup=GameSetup(length=Length.SHORT))
    do(game, "play red 7", "draw")
    points = game.state.players[0].points
    assert game.view(0).over and TURN.status(game.view(0), ()) == [f"You: {points} points, 0 artifact tokens"]


def menu_actions(view: GameView) -> list[tuple[Action, ...]]:
    return [(*menu.actions, *menu.loose) for menu in TURN.panel(view, None).menus]


def test_what_is_wanted_most_comes_first() -> None:
    (listed,) = menu_actions(stage("red 9, red 5, blue 3, green 2", pieces="red 3", columns={"red": [4]}).view(0))
    names = [action.text for action in listed]
    assert names[:2] == ["play red 5", "play red 9"]
    assert names.index("play blue 3") < names.index("play green 2") < names.index("discard red 9"), "as in the hand"


def test_what_cannot_be_done_says_why() -> None:
    game = stage(
        "red 3, red 5, blue 3", pieces="red 3, blue 9, green 2", columns={"red": [4]}, tiles={"green 3": "arrow"}
    )

    def lacking() -> list[tuple[str, str]]:
        return [(action.text, why) for action, why in TURN.not_yet(game.view(0))]

    assert lacking() == [("play red 3", "Red 3 is too low: your red column ends with red 4.")]
    assert TURN.not_yet(game.view(1)) == []
    do(game, "discard blue 3")
    assert lacking() == [
        ("draw blue", "You have just discarded the blue card; you cannot take it back in the same turn.")
    ]
    game.state.phase, game.state.owed = Phase.STEP, Owed(Reason.ARROW, Colour.GREEN)
    assert lacking() == [("step blue", "Your explorer on the blue path has reached its city.")]


def test_an_explorer_reaches_its_city_once_and_stands_in_it() -> None:
    game = stage("red 10", pieces="red 8 researcher")
    (told,) = CHANNEL.tell(do(game, "play red 10"), game.view(1), NAMES)
    assert told == "Ann plays red 10 and reaches the city (100 points, twice 50) with the researcher."
    in_city = "researcher in the city (100 points, twice 50)"
    assert any(line.endswith(in_city) for line in TURN.paths(game.view(0)))
    assert f"Ann’s {in_city}." in " ".join(CHANNEL.table(game.view(0), NAMES[:2]))
    assert "(researcher in the city)" in CHANNEL.score_lines(game.scores(), NAMES[:2])


def test_a_researcher_on_a_stone_is_worth_the_same_wherever_it_is_told() -> None:
    """In the menu, on the panel, in the table's words, in the story, and, as points alone, in hints and scores."""
    game = stage("red 5", pieces="red 3 researcher")
    before = game.view(0)
    assert TURN.hint(Play(Card(Colour.RED, 5)), before) == "→ stone 4 (10 points, twice 5)"
    hint = THOUGHTS.why(reasons_for(game, 0, [Play(Card(Colour.RED, 5))]), before, NAMES)
    assert "out of debt (to 10 points)" in hint
    events = do(game, "play red 5")
    after = game.view(0)
    told = "stone 4 (10 points, twice 5)"
    assert TURN.paths(after) == [f"🔴 0-5 · researcher on {told}"]
    assert f"Ann’s researcher on {told}." in " ".join(CHANNEL.table(after, NAMES[:2]))
    assert f"step with the researcher to {told}" in " ".join(CHANNEL.tell(events, after, NAMES))
    (sheet, _) = game.scores()
    assert sheet.expeditions[0].paths[0].points == 10


def test_a_refusal_says_why_and_what_is_near() -> None:
    game = stage("red 5, red 10", pieces="red 3", columns={"red": [2, 7]})
    with pytest.raises(IllegalAction) as caught:
        game.apply("play red 5")
    assert TURN.refused(caught.value) == (
        "Red 5 is too low: your red column ends with red 7. You can, for example: play red 10."
    )
    with pytest.raises(IllegalAction) as caught:
        TURN.meant("discard red", game.view(0))
    assert TURN.refused(caught.value) == (
        "“discard red” could mean several things. Did you mean: discard red 5 or discard red 10?"
    )


@pytest.mark.parametrize("players", SEATS)
def test_the_alt_text_fits_with_long_names(players: int) -> None:
    names = tuple(letter * 32 for letter in "WMQX")[:players]
    game = stage(setup=GameSetup(players, seed="alt"), piles={colour.value: [10] * 6 for colour in Colour})
    for player in game.state.players:
        place_pieces(player, "yellow 9, blue 8, white 7 researcher, green 6, red 5")
    alt = alt_of(game.view(None), names, ENGLISH)
    assert units(alt) <= 1024 and not alt.endswith("…")
    assert all(name in alt for name in names)


def test_the_score_sheet_has_every_expedition() -> None:
    game = random_game(GameSetup(3, seed="sheet"), random.Random(3))
    table = dict(score_rows(game.scores(), Said(ENGLISH)))
    assert [name for name in table if name.startswith("Explorers")] == ["Explorers 1", "Explorers 2", "Explorers 3"]
    for seat, sheet in enumerate(game.scores()):
        column = [values[seat] for name, values in table.items() if name != "Total"]
        assert sum(column) == sheet.total == table["Total"][seat]
        lines = CHANNEL.score_lines([sheet], NAMES).splitlines()[1:]
        assert len(lines) == 3
        for line in lines:
            assert_readable(line)
    assert CHANNEL.score_lines(game.scores(), NAMES).startswith("#1 ")
    assert "points" in CHANNEL.winners(game.scores(), NAMES)


def test_the_end_says_how_a_tie_was_decided_C8() -> None:
    game = random_game(GameSetup(2, seed="tie"), random.Random(3))
    first, second = (replace(sheet, total=48, rank=at, tokens=4 - at) for at, sheet in enumerate(game.scores(), 1))
    headline, _ = CHANNEL.ending((first, second), game.view(None), NAMES)
    assert headline == "**Ann wins, 48 all: ties go to whoever has more artifact tokens (3)!**"
    shared, _ = CHANNEL.ending((first, replace(second, rank=1)), game.view(None), NAMES)
    assert shared == "**Ann and Bob tie for first with 48 points each!**"


def test_rules_answer_by_topic_or_by_what_people_type() -> None:
    for topic in REFERENCE.topics():
        assert REFERENCE.rule(topic.name).startswith(f"**{topic.name}**\n{topic.text}")
        assert_readable(topic.text, 600)
    typed = ("win", "bridge", "turn", "arrows", "double", "tokens", "city")
    found = {each: REFERENCE.rule(each).partition("\n")[0].strip("*") for each in typed}
    assert found == {
        "win": "The goal",
        "bridge": "End of an expedition",
        "turn": "A turn",
        "arrows": "Arrows",
        "double": "The researcher",
        "tokens": "Artifact tokens",
        "city": "The city",
    }
    assert "Try one of these: Scoring" in REFERENCE.rule("scroing")
    assert [name for name, _ in REFERENCE.rule_suggestions("art")][:2] == ["Artifacts", "Artifact tokens"]


def test_the_rules_in_words_have_the_numbers_of_the_box() -> None:
    numbers = [int(number) for number in re.findall(r"\d+", TOPICS["Artifact tokens"])]
    long_game = [0, 1, 50, 2, 3, 40, 4, 5, 20, 6, 7, 30, 8, 9, 50, 10, 11, 70, 12, 100]
    assert numbers == [*long_game, 0, 20, 1, 15, 2, 10, 3, 15, 4, 30, 5, 50]
    assert TOPICS["Artifact tokens"] in REFERENCE.look_up("artifacts", None)[1]
    for length, start in (("short", "0 cost 20"), ("long", "0–1 cost 50")):
        view = Game.new(GameSetup(length=Length(length))).view(0)
        (line,) = [thing.told for group in REFERENCE.groups(view) for thing in group.things if thing.key == "artifacts"]
        assert line.startswith(start) and "…" not in line and "game" not in line, "only the scale of this game, whole"
        assert line in REFERENCE.look_up("artifacts", view)[1]
    stones = [int(number.replace("−", "-")) for number in re.findall(r"−?\d+", TOPICS["Stones"])]
    assert tuple(stones) == content.STONE_POINTS
