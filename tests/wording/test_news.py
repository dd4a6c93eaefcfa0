"""Since your last turn: what was taken, who overtook, what left the row, what came home with one's people."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from arnak_bot.games import new_game
from arnak_bot.games.arnak.engine import GameView, Phase
from arnak_bot.games.arnak.engine.effects import Token
from arnak_bot.games.arnak.engine.events import (
    Bought,
    Discovered,
    Dug,
    Event,
    Gained,
    GainedFear,
    Overcame,
    Paid,
    Played,
    Recruited,
    Researched,
    RestCause,
    RivalRested,
    RivalTurnedUp,
    RoundBegan,
    RowRefilled,
    TookTempleTile,
    TurnBegan,
    TurnEnded,
)
from arnak_bot.games.arnak.engine.resources import Resource
from arnak_bot.games.arnak.wording.messages import ENGLISH
from arnak_bot.games.arnak.wording.news import situation
from arnak_bot.kit.names import named
from arnak_bot.wording.panel import LINE
from tests.engine.stage import Stage
from tests.wording.happenings import CHANNEL, TURN

NAMES = ("Ann", "Bob")
TAKEN: tuple[Event, ...] = (
    Dug(1, "", "L1-1"),
    Gained(1, "site:L1-1", Resource.JEWEL, 1),
    TurnEnded(1, ""),
)


RIVAL = new_game("arnak", 1, "5").view(0).rival


def since(events: Iterable[Event], seen: GameView) -> list[str]:
    return CHANNEL.since(named(events, NAMES), seen)


def view(**there: object) -> GameView:
    return Stage(hand=["fear"], tiles={"L1-1": 10}, guard={"L1-1": 4}, **there).game.view(0)  # type: ignore[arg-type]


def test_a_site_that_somebody_has_filled_is_named_unless_it_has_one_space_and_what_was_done_there_is_told() -> None:
    assert since(TAKEN, view(others=["L1-1"])) == ["Bob digs at Shrine (L1-1): +1💎."]
    full, digs = view(others=["L1-1"]), ["Bob digs at Shrine (L1-1): +1💎."]
    wide = replace(full, sites=tuple(replace(each, standers=(0, *each.standers)) for each in full.sites))
    for seen, told, left in ((full, digs, []), (full, [], ["No space is left at Shrine (L1-1)."])):
        assert situation(TAKEN, told, seen, NAMES, ENGLISH, begun=False) == left
    assert since(TAKEN, wide)[1:] == ["No space is left at Shrine (L1-1)."]


def test_a_full_site_is_not_named_to_somebody_who_can_send_nobody() -> None:
    seen = view(others=["L1-1"])
    me, other = seen.players
    stays = replace(seen, players=(replace(me, at_home=0), other))
    assert since(TAKEN, stays) == ["Bob digs at Shrine (L1-1): +1💎."]


def test_a_site_that_is_free_again_is_not_called_taken() -> None:
    assert since(TAKEN, view()) == ["Bob digs at Shrine (L1-1): +1💎."]


def with_glass(mine: int, theirs: int) -> GameView:
    now = view()
    me, other = now.players
    return replace(now, players=(replace(me, glass=mine), replace(other, glass=theirs)))


def test_players_who_overtook_you_are_named_with_your_own_place() -> None:
    step = (Researched(1, "", Token.GLASS, 4),)
    told = since(step, with_glass(mine=1, theirs=4))
    assert told[1:] == ["Bob’s magnifying glass is now ahead of yours."]
    of_three = ENGLISH.news.overtaken(count=1, who="Bob", token=Token.GLASS, place=2, players=3)
    assert of_three == "Bob’s magnifying glass is now ahead of yours, which is second."
    of_three = ENGLISH.news.overtaken(count=2, who="Bob and Cleo", token=Token.NOTEBOOK, place=3, players=3)
    assert of_three == "The notebooks of Bob and Cleo are now ahead of yours, which is third."


def test_drawing_level_or_already_being_ahead_is_not_overtaking() -> None:
    step = (Researched(1, "", Token.GLASS, 4),)
    assert len(since(step, with_glass(mine=3, theirs=4))) == 1, "row 2 beside row 2"
    assert len(since(step, with_glass(mine=0, theirs=4))) == 1, "ahead before, ahead now"


def test_cards_that_left_or_entered_the_row_are_listed_with_their_prices() -> None:
    events = (
        Paid(1, "", Resource.COIN, 2),
        Bought(1, "", "parrot"),
        RowRefilled("hat"),
        RowRefilled("rope"),
    )
    assert since(events, view()) == [
        "Bob buys Parrot (2🪙).",
        "New: Hat (1🪙).",
    ], "the rope has left the row again"


def test_fear_brought_home_by_your_own_people_names_the_guardian() -> None:
    events: tuple[Event, ...] = (*TAKEN, GainedFear(0, "", False, "L1-1", 4))
    assert since(events, view())[0] == "The Gilded Boar gave you Fear."


def test_what_was_done_before_the_round_began_says_in_which_round() -> None:
    seen = replace(view(), round=2)
    assert since((*TAKEN, RoundBegan(2)), seen) == ["Round I: Bob digs at Shrine (L1-1): +1💎."]
    newer = (*TAKEN, RoundBegan(2), Dug(1, "", "camp-coins"))
    assert since(newer, seen) == ["Bob digs at Harbour."], "what is newer takes its place"
    great = (Overcame(1, "", "L1-1", 4), *newer[1:])
    first, second, *_ = since(great, seen)
    assert second.startswith("Round I: Bob overcomes the Gilded Boar") and first == "Bob digs at Harbour."
    begun = (Dug(1, "", "camp-coins"), Dug(1, "", "camp-jewel"), RoundBegan(2), RowRefilled("hat"))
    told = since(begun, replace(seen, items=("hat",)))
    assert told == ["New: Hat (1🪙).", "Round I: Bob digs at Jewel Grotto."], "the row comes before older moves"
    quiet = (Dug(0, "", "camp-jewel"), *begun[2:])
    assert since(quiet, replace(seen, items=("hat",))) == ["New: Hat (1🪙)."], "also without any"


def test_a_turn_without_a_main_action_is_told_by_its_newest_step() -> None:
    assert since((Played(1, "", "hat"), Played(1, "", "rope")), view()) == ["Bob plays Rope."]


def test_what_a_computer_only_added_to_a_turn_is_told_as_well() -> None:
    shared = [(NAMES, Dug(1, "", "camp-coins")), (("Ann", "Bob 🤖"), Played(1, "", "funding-car"))]
    assert CHANNEL.since(shared, view())[:2] == ["Bob digs at Harbour.", "Bob 🤖 plays Funding (car)."]


def test_a_highlight_comes_before_newer_minor_events() -> None:
    digs = [Dug(1, "", camp) for camp in ("camp-coins", "camp-tablets", "camp-jewel")]
    events: tuple[Event, ...] = (Overcame(1, "", "L1-1", 4), *digs)
    told = since(events, view())
    assert told[-1] == "Bob overcomes the Gilded Boar at Shrine (L1-1): +5 points." and len(told) == 3
    assert told[0] == "Bob digs at Jewel Grotto.", "a panel has no room for all: the newest comes first"


def test_there_is_no_news_if_only_the_viewer_has_moved() -> None:
    assert since((Dug(0, "", "camp-coins"),), view()) == []


def test_several_turns_of_the_rival_are_one_sentence_with_all_that_it_did() -> None:
    game = new_game("arnak", 1, "5")
    events = [*game.apply("pass", 0), *game.apply("end", 0)]
    rival = [event for event in events if event.seat == 1]
    told, *_ = since(rival, game.view(0))
    assert sum(isinstance(event, RivalTurnedUp) for event in rival) == 9
    assert told == (
        "The rival discovers Shrine (L1-1), overcomes the Thunder Bat, researches row 1 right, buys 2 cards, "
        "dismisses the Porter and digs at 4 sites."
    )
    last, *_ = (at for at in range(len(rival), 0, -1) if isinstance(rival[at - 1], RivalTurnedUp))
    (only,) = since(rival[last - 1 :], game.view(0))
    assert only == "The rival digs at Quarry."


def test_the_turns_of_the_rival_before_and_after_a_round_began_are_told_the_newest_first() -> None:
    game = new_game("arnak", 1, "5")
    earlier = [*game.apply("pass", 0), *game.apply("end", 0)]
    assert game.view(0).phase is Phase.KEEPING
    later = game.apply("done", 0)
    view = game.view(0)
    told, *_ = since((*earlier, *later), view)
    assert told == (
        "The rival buys Inscribed Blade. After you passed, it discovered Shrine (L1-1), overcame the Thunder Bat, "
        "researched row 1 right, bought 2 cards, dismissed the Porter and more."
    )
    assert TURN.happened(named(later, NAMES), (), view, NAMES)[0] == "The rival buys Inscribed Blade.", (
        "also if no card was kept"
    )


def test_a_sentence_about_two_rounds_of_the_rival_is_whole_in_a_panel() -> None:
    digs = [Dug(1, "", camp) for camp in ("camp-coins", "camp-tablets", "camp-jewel")]
    bought, recruited = Bought(1, "", "ancient-wine"), Recruited(1, "", 12)
    did = [Discovered(1, "", "L1-2"), Overcame(1, "", "L1-1", 4), Researched(1, "", Token.GLASS, 4), bought, *digs]
    turn = RivalTurnedUp(1, "", "dig-coin")
    seen = replace(view(), rival=RIVAL, round=2)
    for more, end in (
        ([], " and dug at 3 sites."),
        ([TookTempleTile(1, "", "2-left"), recruited], " bought Ancient Wine and more."),
    ):
        before = [event for each in (*did, *more) for event in (turn, each)]
        told, *_ = since([*before, RoundBegan(2), turn, Dug(1, "", "L1-1")], seen)
        assert told.startswith(
            "The rival digs at Shrine (L1-1). After you passed, it discovered L1-2, overcame the Gilded "
        )
        assert len(told) <= LINE and told.endswith(end)


def test_that_the_rival_did_nothing_before_a_round_began_is_past() -> None:
    turns = [RivalTurnedUp(1, "", "discover-red"), RivalRested(1, "", "discover-red", RestCause.ALL_OUT)]
    told, *_ = since([*turns, RoundBegan(2)], replace(view(), rival=RIVAL, round=2))
    assert told == "After you passed, the rival did nothing."


def test_the_newest_turn_of_the_rival_comes_before_fear_and_its_single_sites_are_named() -> None:
    turn = RivalTurnedUp(1, "", "dig-coin")
    did = [Discovered(1, "", "L1-2"), *(Dug(1, "", camp) for camp in ("camp-coins", "camp-tablets", "camp-jewel"))]
    before = [*(event for each in did for event in (turn, each)), GainedFear(0, "", False, "L1-1", 4)]
    told, *_ = since([*before, RoundBegan(2), turn, Dug(1, "", "L1-1")], replace(view(), rival=RIVAL, round=2))
    assert told == (
        "The rival digs at Shrine (L1-1). After you passed, it discovered L1-2 and dug at Harbour, Quarry and Jewel "
        "Grotto. The Gilded Boar gave you Fear."
    )


def test_what_the_rival_overcame_before_a_discovery_is_not_told_as_if_it_were_there() -> None:
    turn = RivalTurnedUp(1, "", "dig-coin")
    did = (turn, Dug(1, "", "camp-coins"), turn, Overcame(1, "", "L1-1", 4), turn, Discovered(1, "", "L1-2"))
    (told,) = since(did, replace(view(), rival=RIVAL))
    assert told == "The rival overcomes the Gilded Boar, discovers L1-2 and digs at Harbour."


def test_a_rival_without_tiles_is_told_as_such() -> None:
    seen = new_game("arnak", 1, "5").view(0)
    assert seen.rival is not None and since([TurnBegan(0, "")], seen) == []
    finished = replace(seen, rival=replace(seen.rival, tiles_left=0))
    assert since([TurnBegan(0, "")], finished) == ["The rival has no tiles left this round."]
