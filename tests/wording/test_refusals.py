"""What a table refuses with: every kind is said as a sentence, with its facts, and names are never read as markdown."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from arnak_bot import refusals
from arnak_bot.games.arnak.definition import GAME as ARNAK
from arnak_bot.games.arnak.engine import AmbiguousAction, Game, GameSetup, GameView, IllegalAction
from arnak_bot.games.arnak.engine.state import OwnedAssistant
from arnak_bot.games.arnak.wording.messages import ENGLISH
from arnak_bot.refusals import AboutGame, AboutPlayer, Refusal, Why, WithFacts
from arnak_bot.store import Stoppers
from tests.engine.stage import Stage
from tests.typed_inputs import POSITIONS

TURN = ARNAK.texts("en").turn
_GOLD_CONFIDANT = OwnedAssistant(5, gold=True)
ALONE = " Alone, you can also play in direct messages with me."
WITH_FACTS: list[tuple[Refusal, str]] = [
    (
        refusals.Taken(refusals.TakenBy.OTHERS, refusals.Instead.THREAD),
        "This channel already has a table. You can open another one in a thread.",
    ),
    (
        refusals.Taken(refusals.TakenBy.YOU, refusals.Instead.PARENT, 5),
        "You already have a game here. To open another one, type the command in <#5>.",
    ),
    (refusals.NotPlaying("**Ann**"), r"\*\*Ann\*\* is not playing at this table."),
    (refusals.NotYourTurn(("Ann",)), "You are waiting for Ann."),
    (refusals.NotYourTurn(("Ann", "_Bob_")), r"You are waiting for Ann and \_Bob\_."),
    (refusals.NoAction("dig the moon"), "“dig the moon” is not an action. Choose one of the suggestions."),
    (refusals.Impossible(IllegalAction("nothing is left to undo"), ARNAK), "Nothing is left to undo."),
    (refusals.Impossible(IllegalAction("Choose one of these: dig, buy."), ARNAK), "Choose one of these: dig, buy."),
    (
        refusals.OnlyAlone("difficulty"),
        "`difficulty` is for solo games: leave it out, or play without computers.",
    ),
    (
        refusals.NoSuchOption("columns", "Lost Ruins of Arnak"),
        "Lost Ruins of Arnak has no option `columns`. Leave it out, or name the game that has it with `game:` in the "
        "same command.",
    ),
    (
        refusals.NoSuchPart("Noughts"),
        "This table plays Noughts, whose board has no such part: choose another one.",
    ),
    (refusals.SeatCount("Lost Ruins of Arnak", (2, 3, 4)), "Lost Ruins of Arnak is for 2, 3 or 4 players."),
    (refusals.SeatCount("Noughts", (2,)), "Noughts is for 2 players."),
    (
        refusals.TooManySeated(3, 2),
        "3 people already have seats here, and that would leave only 2. Somebody has to leave first.",
    ),
    (refusals.NotForOne("Noughts"), "Noughts has no solo game. `/game new` opens a table for several."),
    (
        refusals.NotForOne("Noughts", 1),
        "Noughts has no solo game. Add `computers:1` to play against a computer; "
        "`/game new` opens a table for several.",
    ),
    (
        refusals.NobodyInTheLeague("Noughts"),
        "This league has no games of Noughts to rank. The league counts finished games between "
        "people, not those with computers. "
        "Other games have leagues of their own: choose one with `game`.",
    ),
    (refusals.PlayerIsBack("*Ann*"), r"\*Ann\* has come back in the meantime."),
    (refusals.OthersHaveActed("*Ann*"), r"It is too late to take that back: a move by \*Ann\* came after it."),
    (refusals.HasPlayedOn("*Ann*"), r"\*Ann\* has played since that was asked."),
    (
        refusals.TimeLeft("*Ann*", datetime(2026, 2, 1, tzinfo=UTC)),
        r"\*Ann\* still has time, until <t:1769904000:f>: the table decides about a seat only when its player "
        "is late or has left.",
    ),
    (
        refusals.NotTheirTurn("*Ann*"),
        r"It is not \*Ann\*’s turn: the table decides about a seat only when its player is late or has left.",
    ),
    (
        refusals.NoTimeLimit("*Ann*"),
        r"This table has no time limit, so \*Ann\* cannot be late. They can offer their seat with `/table replace`, or "
        "give it up with `/game leave`; a moderator who does not play can offer it, too.",
    ),
    (refusals.HasYourSeat("*Ann*"), r"\*Ann\* has your seat now. You are welcome to watch."),
    (
        refusals.SeatOffered("*Ann*"),
        r"You are not playing at this table yet, but \*Ann\*’s seat has been offered to you: press **Take the "
        "seat** in the channel, or type `/game join`.",
    ),
    (refusals.PauseLength(30), "A pause lasts 1 to 30 days; 0 ends it, or withdraws your request."),
    (
        refusals.OnlyStoppers(Stoppers.OPENER, "*Ann*"),
        r"Only \*Ann\*, the host of this table, or a moderator can stop it.",
    ),
    (refusals.OnlyStoppers(Stoppers.PLAYERS, "Ann"), "Only a player of this table, or a moderator, can stop it."),
    (refusals.OnlyStoppers(Stoppers.MODERATORS, "Ann"), "On this server only a moderator can stop a game."),
    (
        refusals.Broken(7, None),
        "Table 7 cannot be loaded: nobody sits there. Its host, or a moderator, can stop it with `/table stop`.",
    ),
    (
        refusals.Broken(7, "no such site"),
        "Table 7 cannot be loaded: the game cannot be rebuilt from its log (no such site). "
        "Its host, or a moderator, can stop it with `/table stop`.",
    ),
    (
        refusals.NotInGame("Go", "dig"),
        "Go has no `/turn dig`. Type your move with `/turn do`, or press **My turn** to play or plan it.",
    ),
    (refusals.NoComputers("Go"), "There are no computer players for Go."),
    (
        refusals.Sealed(datetime(2026, 2, 1, tzinfo=UTC)),
        "Others may still play this deal on the ladder, so this stays hidden until <t:1769904000:f>.",
    ),
    (
        refusals.ReminderTooLate(48, 24),
        "A reminder after 2 days could never come, because the time for a move ends after 24 hours. Choose an "
        "earlier reminder, or none.",
    ),
    (refusals.NotBegun("round IV"), "Round IV has not started yet."),
    (refusals.ElsewhereOnly((5, 6)), f"On this server, tables can only be opened in <#5> and <#6>.{ALONE}"),
    (
        refusals.NoThreadsIn(5, ("Create Public Threads",), own=False),
        "I can’t open tables in threads of <#5>. In its permissions, allow my role *Create Public Threads*.",
    ),
    (
        refusals.InviteFirst("https://discord.com/x"),
        "I am not in this server, so I cannot host a table here. "
        "Somebody who manages it can invite me: https://discord.com/x",
    ),
    (
        refusals.CannotPostIn(5, ("View Channel", "Attach Files")),
        "I can’t post in <#5>. In its permissions, allow my role *View Channel* and *Attach Files*.",
    ),
    (
        refusals.NothingChanged(Why.NOT_A_PLACE_FOR_POSTS),
        "I can’t post for everybody there. Choose a text channel, or a thread that is not a player’s own. "
        "Nothing was changed.",
    ),
    (
        refusals.AttemptRunning("Noughts", 7),
        "Your attempt at *Noughts* is still in progress: https://discord.com/channels/@me/7. Press **My turn** or "
        "type `/turn panel` there to play on.",
    ),
    (
        refusals.ChapterRunning(1, 7),
        "You are playing this chapter in <#7>. To go on, press **My turn** there or type `/turn panel`.",
    ),
    (
        refusals.StillSits(((1, 7), (None, 8))),
        "You still have seats in <#7> and https://discord.com/channels/@me/8. Finish those games, or "
        "leave them with `/game leave`, first.",
    ),
    (refusals.LobbyElsewhere(7), "Your table that waits for players is in <#7>. Type `/game invite` there."),
    (
        refusals.OnlyAHandHere(7),
        "This thread is only for your hand, and nobody else would see a new table. Use <#7> instead.",
    ),
    (
        refusals.NoneHere(refusals.ElsewhereOnly((7,))),
        f"There is no table in this channel. On this server, tables can only be opened in <#7>.{ALONE}",
    ),
    (refusals.TheySitAlready("*Ann*"), r"\*Ann\* already has a seat at this table."),
    (
        refusals.InvitedAlready("*Ann*"),
        r"\*Ann\* has already been invited, so I won’t ping them again. They can still join with `/game join`.",
    ),
    (
        refusals.PermissionsMissing(("Attach Files", "View Channel")),
        "I am missing permissions in this channel: *Attach Files* and *View Channel*. Somebody with *Manage Roles* "
        "(or *Manage Permissions* in this channel) can allow them for my role.",
    ),
]


def test_every_kind_with_facts_is_among_these() -> None:
    classes = {each for each in vars(refusals).values() if isinstance(each, type) and issubclass(each, WithFacts)}
    assert {type(refusal) for refusal, _ in WITH_FACTS} == classes - {WithFacts, AboutPlayer, AboutGame}


@pytest.mark.parametrize(("refusal", "says"), WITH_FACTS, ids=lambda each: type(each).__name__)
def test_a_refusal_contains_its_facts(refusal: Refusal, says: str) -> None:
    assert refusal.sentence(ENGLISH) == says


@pytest.mark.parametrize("why", Why)
def test_every_other_refusal_is_a_sentence_of_its_own(why: Why) -> None:
    said = why.sentence(ENGLISH)
    assert said[0].isupper() and said.endswith(".") and "{" not in said
    assert [other for other in Why if other.sentence(ENGLISH) == said] == [why]


def refusal(typed: str, view: GameView) -> IllegalAction:
    with pytest.raises(IllegalAction) as refused:
        TURN.meant(typed, view)
    return refused.value


def likely(typed: str, view: GameView) -> list[str]:
    """What is offered to somebody who types what is impossible."""
    return [action.text for action in TURN.likely(refusal(typed, view), typed, view)]


def test_an_action_that_a_button_held_is_refused_in_words_and_not_in_the_language_of_the_log() -> None:
    game = Game.new(GameSetup(players=2, board="bird", seed="refused"))
    for text, said in (
        ("discover L1-3", "“Discover L1-3” is not possible now: discovering L1-3 costs 3 compasses"),
        ("play fear", "Fear does nothing when played: use its boot to travel, or spend it where a card is asked for. "),
        ("keep fear", "“Keep Fear” is not possible now: you choose which cards to keep when the round ends. You can: "),
        ("assistant 3 coin", "“assistant 3 coin” is not possible now: you have no assistant"),
    ):
        with pytest.raises(IllegalAction) as refused:
            game.apply(ARNAK.parse(text), 0)
        told = TURN.refused(refused.value)
        assert told.startswith(said), told
        assert "Legal" in str(refused.value) and "Legal" not in told and "camp-coins" not in told


@pytest.mark.parametrize(
    ("typed", "hand", "owned", "first"),
    [
        (
            "discover L1-3",
            ["exploration-car"],
            {"compass": 2, "artifacts": ["sundial"]},  # which costs 2 compasses
            "Play Exploration (car)",
        ),
        ("buy ritual dagger", ["gold-pan", "whip"], {"compass": 2}, "Dig at Lookout; Play Whip"),  # 4 compasses less
        (
            "discover L1-3",
            ["exploration-car"],
            {"compass": 1, "tiles": {"L1-1": 10, "L1-2": 2}},
            "Play Exploration (car); Dig at Lookout; Dig at Shrine (L1-1); Dig at Armoury (L1-2)",
        ),
        ("research", ["gold-pan", "pickaxe"], {"compass": 1}, "Use the Hunter"),
        ("discover L1-5", ["fear"], {"compass": 3}, "Use the Hunter; Use the Patron; Dig at Harbour; …"),  # free
    ],
)
def test_what_brings_the_missing_goods_or_makes_it_cheaper_is_listed_first_and_passing_last(
    typed: str, hand: list[str], owned: dict[str, Any], first: str
) -> None:
    assistants = [OwnedAssistant(3), OwnedAssistant(1)]
    view = Stage(hand, assistants=assistants, **{"artifacts": ["ritual-dagger"], **owned}).game.view(0)
    told = str(refusal(typed, view))
    listed = told.partition("You can: ")[2]
    assert listed == first or (listed.startswith(first[:-1]) and first.endswith("…")), told
    assert "Pass" not in told.rpartition(";")[0]


def test_a_kind_of_move_that_is_typed_alone_is_suggested_with_the_reason_that_its_answer_gives() -> None:
    view = Stage(["fear"]).game.view(0)
    with pytest.raises(IllegalAction, match="something has to offer it first"):
        TURN.meant("draw", view)
    ((said, typed),) = TURN.suggested("draw", view)
    assert "Something has to offer it first" in said and typed == "draw", "not that a slot needs an idol"


@pytest.mark.parametrize(
    ("typed", "stage", "brings"),
    [
        ("recruit", Stage(["fear"], glass=2, jewel=1), ["research notebook 2"]),
        ("exile", Stage(["fear"], assistants=[OwnedAssistant(5)]), ["assistant 5"]),
        ("exile", Stage(["fear"], coin=2, items=("bear-trap",), assistants=[_GOLD_CONFIDANT]), ["assistant 5"]),
        ("exile", Stage(["mortar"], tablet=1, assistants=[OwnedAssistant(5)]), ["assistant 5", "play mortar"]),
        ("exile fear", Stage(["fear"], assistants=[OwnedAssistant(5)]), ["assistant 5"]),
        ("trade", Stage(["fear"], assistants=[OwnedAssistant(11)], tablet=1), ["assistant 11"]),
        ("trade tablet", Stage(["fear"], assistants=[OwnedAssistant(11)], tablet=1, crates=1), ["assistant 11"]),
    ],
)  # fmt: skip
def test_moves_that_bring_what_is_typed_alone_are_offered_instead_of_being_denied(
    typed: str, stage: Stage, brings: list[str]
) -> None:
    view = stage.game.view(0)
    refused = refusal(typed, view)
    told = TURN.refused(refused)
    assert "not possible" not in told and told.count(";") == len(brings) - 1, told
    assert TURN.why(refused) == "First make a move that allows it."
    assert sorted(likely(typed, view)) == brings
    assert sorted(text for _, text in TURN.suggested(typed, view)) == brings


def test_a_card_that_brings_what_is_typed_only_when_it_is_played_is_not_offered_to_be_bought() -> None:
    view = Stage(["fear"], coin=5, items=("horse",)).game.view(0)
    with pytest.raises(IllegalAction, match="such as a card, an assistant, a research space or a boon") as refused:
        TURN.meant("draw", view)
    assert TURN.near(refused.value) == ()


@pytest.mark.parametrize(
    ("typed", "said"),
    [("jewel", "Jewel Grotto is full"), ("2 diamonds", "Jewel Grotto is full"), ("tablets", "Quarry is full")],
)
def test_a_resource_that_is_typed_alone_is_not_about_an_idol_slot(typed: str, said: str) -> None:
    view = Stage(["fear"], others=["camp-jewel", "camp-tablets"], players=2).game.view(0)
    with pytest.raises(IllegalAction, match=f"is not possible now: {said}"):
        TURN.meant(typed, view)
    assert TURN.suggested(typed, view)[0] == (f"{said}.", typed)


@pytest.mark.parametrize(
    ("typed", "brings"), [("coins", ["dig L1-1", "dig L1-2"]), ("compass", ["assistant 5", "research glass 4"])]
)
def test_moves_that_bring_a_resource_are_offered_if_none_is_called_so(typed: str, brings: list[str]) -> None:
    view = Stage(
        ["fear", "brush"], glass=2, coin=1, tablet=1, arrowhead=1, others=["camp-coins", "camp-compasses"],
        assistants=[_GOLD_CONFIDANT], tiles={"L1-1": 3, "L1-2": 5},  # which give coins and tablets
    ).game.view(0)  # fmt: skip
    with pytest.raises(AmbiguousAction) as ambiguous:
        TURN.meant(typed, view)
    assert sorted(each.text for each in ambiguous.value.candidates) == brings, "not to buy a Hat, to be played later"
    assert sorted(text for _, text in TURN.suggested(typed, view)) == brings


@pytest.mark.parametrize(
    ("position", "typed", "means"),
    [
        ("grotto", "diamond", ["discard hat", "discard watch"]),
        ("grotto", "card", ["discard hat", "discard watch"]),
        ("grotto", "yes", ["discard hat", "discard watch"]),
        ("offered", "jewel", ["accept"]),
        ("offered", "compass", ["accept"]),
        ("artisan", "get an arrowhead", ["upgrade tablet"]),
        ("artisan", "gain a jewel", ["upgrade arrowhead"]),
        ("artisan", "arrowhead", ["upgrade tablet", "upgrade arrowhead"]),
        ("serpent", "fear", ["use serpent-idol"]),
        ("recruiting", "tablet", ["recruit 2"]),
        ("exiling", "cards", ["exile fear", "exile axe", "exile fear hand", "exile hat"]),
    ],
)
def test_at_a_question_a_resource_or_a_card_means_the_answers_that_bring_or_spend_it(
    position: str, typed: str, means: list[str]
) -> None:
    view = POSITIONS[position]().view(0)
    for meant in TURN.answer_meant, TURN.meant:
        with pytest.raises(IllegalAction) as refused:
            meant(typed, view)
        assert [each.text for each in TURN.likely(refused.value, typed, view)] == means
    assert [text for _, text in TURN.answers_suggested(typed, view)] == means


@pytest.mark.parametrize(
    ("position", "typed", "offered"),
    [
        ("one icon", "coin", ["pay pilot", "play watch", "play funding-car"]),
        ("one icon", "watch", ["play watch"]),
        ("one icon", "car", ["pay funding-car", "play funding-car"]),
        ("grotto", "slot jewel", ["idol jewel"]),
    ],
)
def test_a_free_action_beside_a_question_is_offered_unless_it_is_typed_in_full(
    position: str, typed: str, offered: list[str]
) -> None:
    view = POSITIONS[position]().view(0)
    assert likely(typed, view) == offered
    assert TURN.meant(offered[-1], view).text == offered[-1]


@pytest.mark.parametrize("typed", ["fear from play", "the Fear in play, please"])
def test_a_label_may_be_typed_without_its_verb(typed: str) -> None:
    for hand in ["axe", "fear"], ["axe"]:
        view = Stage(hand, play=["fear"]).after("play axe").game.view(0)
        assert TURN.answer_meant(typed, view).text == "exile fear"
    view = Stage(["axe", "fear"]).after("play axe").game.view(0)
    refusal(typed, view)  # there is one in the hand only
    assert TURN.answer_meant("nothing", view).text == "decline"


@pytest.mark.parametrize(
    ("typed", "offered"),
    [("12 coins", ["choose coin"]), ("gain 99 tablets", ["choose tablet"])],
)
def test_what_is_typed_with_a_number_that_means_nothing_is_offered_without_it(typed: str, offered: list[str]) -> None:
    assert likely(typed, POSITIONS["choosing"]().view(0)) == offered


@pytest.mark.parametrize(
    ("position", "typed", "listed"),
    [
        ("offered", "fear", "Pay 1🧭; Skip it; Play Hat"),
        ("offered", "buy hat", "Pay 1🧭; Skip it; Play Hat"),
        ("one icon", "fear", "Pay with Funding (car); Pay with Pathfinder's Staff ✈️; Pay with a pilot (2🪙); "),
    ],
)
def test_the_answers_to_a_question_are_listed_before_free_actions(position: str, typed: str, listed: str) -> None:
    assert f"You can: {listed}" in str(refusal(typed, POSITIONS[position]().view(0)))


@pytest.mark.parametrize("typed", ["no", "do"])
def test_a_very_short_word_is_not_looked_up_in_hints(typed: str) -> None:
    view = Stage(["fear", "fear"], guardians=[3]).after("dig camp-tablets", "pay fear").game.view(0)
    assert "does nothing" in TURN.with_hint(view.in_vain[0], view)
    assert not likely(typed, view)


def test_where_nothing_is_asked_what_is_typed_as_an_answer_may_be_any_move() -> None:
    stage = Stage(["fear"], guardians=[4]).after("dig camp-tablets", "pay fear")
    assert TURN.answers_suggested("boon", stage.game.view(0))[0][1] == "boon 4"


def test_a_resource_alone_means_all_moves_that_bring_it_not_only_the_camp_named_after_it() -> None:
    stage = Stage(["fear", "funding-car", "fishing-rod"], compass=5, artifacts=("treasure-chest",), crates=1)
    view, brings = stage.game.view(0), ["dig camp-coins", "play funding-car", "idol coin-compass", "buy treasure-chest"]
    assert [text for _, text in TURN.suggested("coin", view)] == brings
    assert isinstance(refusal("coin", view), AmbiguousAction) and likely("coin", view) == brings
    assert not isinstance(refusal("2 coins", view), AmbiguousAction) and likely("2 coins", view) == brings[:1]


@pytest.mark.parametrize(
    ("position", "typed", "fewer", "offered"),
    [
        *(("choosing", typed, True, ["choose coin"]) for typed in ("2 coins", "choose 2 coins", "gain 9 coins")),
        ("trading", "2 coins", True, ["idol coin-compass"]),
        ("exiling", "choose 2 coins", True, ["play hat"]),
        ("grotto", "choose 2 coins", False, ["play watch"]),
        ("helpers", "2 tablets", False, ["dig camp-tablets", "idol tablets"]),
    ],
)
def test_a_number_of_a_resource_offers_what_brings_as_many_or_says_that_nothing_does(
    position: str, typed: str, fewer: bool, offered: list[str]
) -> None:
    view = POSITIONS[position]().view(0)
    error = refusal(typed, view)
    assert ("no move brings that many" in TURN.why(error)) is fewer and likely(typed, view) == offered


def test_a_guardian_that_was_moved_to_a_camp_is_one_on_the_island() -> None:
    for guard, says in (
        ({"camp-jewel": 2}, "None of your archaeologists is at a site with a guardian"),
        ({}, "no guardian"),
    ):
        assert says.lower() in TURN.refused(refusal("overcome", Stage(["fear"], guard=guard).game.view(0))).lower()


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("buy the cheapest item", ["buy hat", "buy watch"]),
        ("cheapest item", ["buy hat", "buy watch"]),
        ("the best artifact", ["buy stone-jar"]),
        ("buy cheapest hat", ["buy hat"]),
        ("around", []),  # no slip of "round"
    ],
)
def test_the_moves_that_the_understood_words_name_are_offered(typed: str, offered: list[str]) -> None:
    view = Stage(["fear"], items=("hat", "watch"), coin=2, compass=2).game.view(0)
    assert sorted(likely(typed, view)) == offered
    assert str(refusal(typed, view)).count(";") == len(offered) - 1 or not offered


@pytest.mark.parametrize("typed", ["explorer", "archaeologist"])
def test_what_an_ambiguous_word_may_mean_is_suggested_too(typed: str) -> None:
    view = Stage(["fear", "exploration-car"]).game.view(0)
    with pytest.raises(AmbiguousAction) as ambiguous:
        TURN.meant(typed, view)
    assert [text for _, text in TURN.suggested(typed, view)] == [each.text for each in ambiguous.value.candidates]
