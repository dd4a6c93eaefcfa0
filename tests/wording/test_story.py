"""The story: every kind of event is told with what came of it in numbers; private parts to their owner only."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from arnak_bot.games.arnak.definition import GAME as ARNAK
from arnak_bot.games.arnak.engine import Event, Game, GameSetup, replay
from arnak_bot.games.arnak.engine import events as happened
from arnak_bot.games.arnak.engine.content import ROUNDS
from arnak_bot.games.arnak.engine.effects import Token
from arnak_bot.games.arnak.engine.printed import BonusTile, IdolKind
from arnak_bot.games.arnak.engine.resources import Resource
from arnak_bot.games.arnak.engine.state import RIVAL_SEAT
from arnak_bot.games.arnak.pictured import RESOURCE_SIGNS
from arnak_bot.games.arnak.wording.messages import ENGLISH, Story
from arnak_bot.games.arnak.wording.story import SUMMED, caption
from arnak_bot.games.arnak.wording.summaries import SILENT, summaries_of
from arnak_bot.host.replay import steps_of
from arnak_bot.kit.names import named
from arnak_bot.kit.prose import message_of
from tests.engine.playing import random_game
from tests.engine.stage import Stage
from tests.wording.happenings import CHANNEL, example_of

NAMES = ("Ann", "Bob", "Cleo", "Dan")
GROUND = Stage(hand=["fear"], at=["L1-1"], tiles={"L1-1": 10, "L1-2": 7, "L1-3": 8}, guard={"L1-1": 4}).game.view(None)


def test_after_a_colon_nothing_reads_as_an_order_to_you() -> None:
    own = Stage(hand=["fear"], at=["L1-1"], tiles={"L1-1": 10}).game.view(0)
    card: tuple[Event, ...] = (happened.Bought(0, "", "stone-key"),)
    for event, told in (
        (happened.UnslottedIdol(0, "card:stone-key"), "an idol comes out of its slot"),
        (happened.Returned(0, "card:stone-key", "L1-1"), "an archaeologist comes back from Shrine (L1-1)"),
        (happened.IconsArePlanes(0, "card:stone-key"), "all your travel icons are planes"),
        (happened.GuardedFromFear(0, "card:stone-key"), "you are safe from Fear this round"),
        (happened.ExiledFromRow(0, "card:stone-key", "torch"), "Torch is exiled from the row"),
        (happened.Topped(0, "card:stone-key", "torch"), "Torch goes back on top of your deck"),
        (happened.TopRevealed(0, "card:stone-key", "torch"), "Torch turns up"),
        (happened.CardPutDown(0, "card:stone-key", "torch"), "Torch is spent"),
        (happened.Exchanged(0, "card:stone-key", 1, 2), "the Linguist replaces the Patron"),
    ):
        assert CHANNEL.tell((*card, event), own, ("You", "Bob")) == [f"You buy Stone Key: {told}."]


GAMES = Path(__file__).parents[1] / "games"
TOLD: dict[type[happened.Event], tuple[list[happened.Event], str]] = {
    happened.SiteRevealed: (
        [happened.SiteRevealed(0, "site:L1-1", "L1-1", "1-10")],
        "Ann finds the Shrine at Shrine (L1-1).",
    ),
    happened.StackTileRevealed: (
        [
            happened.Played(0, "", "star-charts"),
            happened.StackTileRevealed(0, "card:star-charts", "1-10"),
            happened.Gained(0, "tile:1-10", Resource.JEWEL, 1),
        ],
        "Ann plays Star Charts: uses the Shrine, +1💎.",
    ),
    happened.GuardianMoved: (
        [
            happened.GuardianMoved(0, "", "L1-1", "camp-coins", 4),
            happened.Activated(0, "", "camp-coins"),
            happened.Gained(0, "site:camp-coins", Resource.COIN, 2),
        ],
        "Ann moves the Gilded Boar to Harbour: +2🪙.",
    ),
    happened.Relocated: (
        [
            happened.Relocated(0, "", "L1-1", "camp-coins"),
            happened.Activated(0, "", "camp-coins"),
            happened.Gained(0, "site:camp-coins", Resource.COIN, 2),
        ],
        "Ann moves an archaeologist from Shrine (L1-1) to Harbour: +2🪙.",
    ),
    happened.Returned: (
        [happened.Played(0, "", "whip"), happened.Returned(0, "card:whip", "camp-coins")],
        "Ann plays Whip: takes an archaeologist back from Harbour.",
    ),
    happened.UnslottedIdol: (
        [happened.Bought(0, "", "stone-key"), happened.UnslottedIdol(0, "card:stone-key")],
        "Ann buys Stone Key: takes an idol out of its slot.",
    ),
    happened.PaidIdol: (
        [happened.Paid(0, "", Resource.COIN, 1), happened.PaidIdol(0, ""), happened.Researched(0, "", Token.GLASS, 3)],
        "Ann moves the magnifying glass to row 2 left (1🪙, 1 idol): now worth 2 points.",
    ),
    happened.TopRevealed: (
        [happened.Played(0, "", "fishing-rod"), happened.TopRevealed(0, "card:fishing-rod", "machete")],
        "Ann plays Fishing Rod: reveals Machete.",
    ),
    happened.ExiledFromRow: (
        [happened.Played(0, "", "ornate-hammer"), happened.ExiledFromRow(0, "card:ornate-hammer", "parrot")],
        "Ann plays Ornate Hammer: exiles Parrot from the row.",
    ),
    happened.ReachedTemple: (
        [
            happened.Paid(0, "", Resource.JEWEL, 1),
            happened.Researched(0, "", Token.GLASS, 14),
            happened.ReachedTemple(0, "", 23),
            happened.TookBonus(0, "temple", BonusTile.COIN),
            happened.Gained(0, "bonus:coin", Resource.COIN, 1),
        ],
        "Ann moves the magnifying glass to the Lost Temple (1💎): now worth 23 points, +1🪙, and takes a bonus tile.",
    ),
    happened.TookTempleTile: (
        [happened.Paid(0, "", Resource.JEWEL, 1), happened.TookTempleTile(0, "", "6-left")],
        "Ann takes a temple tile (1💎): +6 points.",
    ),
    happened.Rescued: (
        [happened.Researched(0, "", Token.GLASS, 4), happened.Rescued(0, "research:4-glass", 9)],
        "Ann moves the magnifying glass to row 2 right: now worth 2 points, and rescues the Captain.",
    ),
    happened.Exchanged: (
        [happened.Played(0, "", "axe"), happened.Exchanged(0, "card:axe", 12, 9)],
        "Ann plays Axe: exchanges the Scout for the Captain.",
    ),
    happened.Refreshed: (
        [happened.Played(0, "", "axe"), happened.Refreshed(0, "card:axe", 9), happened.Refreshed(0, "card:axe", 12)],
        "Ann plays Axe: refreshes the Captain and the Scout.",
    ),
    happened.Topped: (
        [happened.Played(0, "", "axe"), happened.Topped(0, "card:axe", "hat")],
        "Ann plays Axe: puts a card back on top of the deck.",
    ),
    happened.IconsArePlanes: (
        [happened.Played(0, "", "guardians-ocarina"), happened.IconsArePlanes(0, "card:guardians-ocarina")],
        "Ann plays Guardian's Ocarina: turns all travel icons into planes.",
    ),
    happened.GuardedFromFear: (
        [happened.Played(0, "", "war-mask"), happened.GuardedFromFear(0, "card:war-mask")],
        "Ann plays War Mask: is safe from Fear this round.",
    ),
    happened.RivalTurnedUp: (
        [
            happened.RivalTurnedUp(RIVAL_SEAT, "", "discover-red"),
            happened.Discovered(RIVAL_SEAT, "", "L1-3", happened.Reason.HIGHER_ROW),
            happened.TookIdol(RIVAL_SEAT, "", IdolKind.COIN),
            happened.GuardianAwoke(RIVAL_SEAT, "", "L1-3", 2),
        ],
        (
            "Bob draws “discover (red)” and discovers Crypt (L1-3), as it prefers higher rows: "
            "+1 idol, and wakes the Hollow Monkey."
        ),
    ),
    happened.RivalRested: (
        [
            happened.RivalTurnedUp(RIVAL_SEAT, "", "discover-red"),
            happened.RivalRested(RIVAL_SEAT, "", "discover-red", happened.RestCause.ALL_OUT),
        ],
        "Bob draws “discover (red)”, but does nothing: all its archaeologists are out.",
    ),
}


def test_every_kind_of_event_is_described_here_or_in_an_example_game_or_silent_for_a_reason() -> None:
    """The example games are told whole, word for word (tests/test_examples.py)."""
    games = [replay(file.read_text(encoding="utf-8")) for file in GAMES.glob("*.log")]
    met = {type(event) for game in games for _, events in steps_of(ARNAK, game) for event in events}
    assert met | set(TOLD) | set(SILENT) == set(happened.KINDS)
    assert not set(TOLD) & set(SILENT)
    assert all(SILENT.values())


def test_a_kind_is_silent_or_summed_or_has_a_message() -> None:
    said = {kind for kind in happened.KINDS if message_of(kind) in ENGLISH.story}
    assert not said & {*SILENT, *SUMMED}
    assert said | {*SILENT, *SUMMED} == set(happened.KINDS)


def test_a_kind_of_event_without_a_message_raises_an_error_naming_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(Story, "overcame")
    with pytest.raises(AttributeError, match="overcame"):
        CHANNEL.tell([happened.Overcame(0, "overcome:L1-1", "L1-1", 4)], GROUND, NAMES)


@pytest.mark.parametrize("kind", TOLD)
def test_an_event_is_described_with_its_results(kind: type[Event]) -> None:
    events, told = TOLD[kind]
    assert kind in {type(event) for event in events}
    assert CHANNEL.tell(events, GROUND, NAMES) == [told]


@pytest.mark.parametrize("kind", SILENT)
def test_a_silent_kind_has_no_text(kind: type[Event]) -> None:
    assert CHANNEL.tell([example_of(kind)], GROUND, NAMES) == []


def test_an_action_interrupted_by_a_free_action_is_described_where_it_began() -> None:
    found, idol = "discover:L1-3", "idol:exile"
    events: list[Event] = [
        happened.Discovered(0, found, "L1-3"),
        happened.TookIdol(0, "site:L1-3", IdolKind.EXILE),
        happened.SlottedIdol(0, "", "arrowhead"),
        happened.Gained(0, "slot:arrowhead", Resource.ARROWHEAD, 1),
        happened.Exiled(0, idol, "fear"),
        happened.Gained(0, "site:L1-3", Resource.JEWEL, 1),
    ]
    assert CHANNEL.tell(events, GROUND, NAMES) == [
        "Ann discovers Crypt (L1-3): +1💎 +1 idol, and exiles Fear.",
        "Ann puts an idol into a slot: +1🏹.",
    ]


def test_cards_played_for_tokens_one_after_the_other_are_one_line() -> None:
    events: list[Event] = [
        event
        for card, token in (("funding-car", "coin"), ("exploration-ship", "compass"), ("funding-car", "coin"))
        for event in (happened.Played(0, "", card), happened.Gained(0, f"card:{card}", Resource(token), 1))
    ]
    assert CHANNEL.tell(events, GROUND, NAMES) == ["Ann plays 2× Funding (car) and Exploration (ship): +2🪙 +1🧭."]


def test_an_assistant_that_buys_is_described_with_the_card_R55() -> None:
    events: list[Event] = [
        happened.UsedAssistant(0, "assistant:12", 12),
        happened.Paid(0, "assistant:12", Resource.COIN, 1),
        happened.Bought(0, "assistant:12", "hat"),
    ]
    assert CHANNEL.tell(events, GROUND, NAMES) == ["Ann buys Hat with the Scout (1🪙)."]


@pytest.mark.parametrize("number", range(8))
def test_nothing_that_happens_in_a_game_is_lost(number: int) -> None:
    """Every event that is not silent is in exactly one deed, and every deed in exactly one line of its own seat."""
    players, rival = ((2, None), (3, None), (4, None), (1, 2))[number % 4]
    setup = GameSetup(players, ("bird", "snake")[number % 2], f"story {number}", rival=rival)
    names = (*NAMES[:players], "The rival") if rival is not None else NAMES[:players]
    game = random_game(setup, random.Random(number))
    for view, events in steps_of(ARNAK, game):
        deeds = summaries_of(events)
        kept = [e for deed in deeds for e in (deed.head, *deed.more, *deed.price, *deed.results) if e is not None]
        gone = [e for e in events if type(e) not in SILENT and not any(e is each for each in kept)]
        # R55: an assistant that buys is told with the card
        assert all(isinstance(e, happened.UsedAssistant) and e.source == f"assistant:{e.assistant}" for e in gone)
        assert len(kept) == len({id(event) for event in kept})
        lines = CHANNEL.tell(events, view, names)
        assert len(lines) >= len(deeds), "every deed has a line"
        for deed in deeds:
            assert all(event.seat in (deed.seat, None) or deed.seat is None for event in deed.results)
        gained = [e.resource for e in events if isinstance(e, happened.Gained)]
        assert all(RESOURCE_SIGNS[each] in "\n".join(lines) for each in gained)


TWO_SHORT_TURNS: list[Event] = [
    *(happened.TurnBegan(0, ""), happened.Dug(0, "", "camp-coins"), happened.TurnEnded(0, "")),
    *(happened.TurnBegan(1, ""), happened.Passed(1, ""), happened.TurnEnded(1, "")),
]
A_LONG_TURN: list[Event] = [
    happened.TurnBegan(0, ""),
    happened.Dug(0, "", "camp-coins"),
    happened.Bought(0, "", "hat"),
    happened.TurnEnded(0, ""),
]
BETWEEN_ROUNDS: list[Event] = [happened.LeftRow("watch"), happened.RoundBegan(2)]


def test_long_turns_and_what_happens_between_two_rounds_are_paragraphs_of_their_own() -> None:
    events = [
        *TWO_SHORT_TURNS,
        *A_LONG_TURN,
        happened.TurnBegan(1, ""),
        happened.Passed(1, ""),
        happened.TurnEnded(1, ""),
        *BETWEEN_ROUNDS,
        *A_LONG_TURN,
    ]
    assert CHANNEL.paragraphs(named(events, NAMES), GROUND, NAMES, NAMES) == [
        ["Ann digs at Harbour.", "Bob passes."],
        ["Ann digs at Harbour.", "Ann buys Hat."],
        ["Bob passes."],
        ["Watch leaves the row.", "Round II begins."],
        ["Ann digs at Harbour.", "Ann buys Hat."],
    ]


@pytest.mark.parametrize("number", range(4))
def test_paragraphs_contain_exactly_the_described_events(number: int) -> None:
    players, rival = ((2, None), (3, None), (4, None), (1, 2))[number]
    names = (*NAMES[:players], "The rival") if rival is not None else NAMES[:players]
    game = random_game(GameSetup(players, "bird", f"apart {number}", rival=rival), random.Random(number))
    events = [event for _, turn in steps_of(ARNAK, game) for event in turn]
    parts = CHANNEL.paragraphs(named(events, names), game.view(None), names, names)
    assert [line for part in parts for line in part] == CHANNEL.tell(events, game.view(None), names)
    assert len(parts) > ROUNDS and all(parts)


def test_a_caption_says_the_same_in_one_sentence() -> None:
    game = random_game(GameSetup(3, "bird", "caption"), random.Random(5))
    for view, events in steps_of(ARNAK, game):
        told = caption(events, view, NAMES, ENGLISH)
        mover = next((deed.seat for deed in summaries_of(events) if deed.seat is not None), None)
        if mover is None:
            assert told == "Round I begins."
            continue
        own = [line for line in CHANNEL.tell(events, view, NAMES) if line.startswith(f"{NAMES[mover]} ")]
        assert told == f"{NAMES[mover]} " + "; ".join(line[len(NAMES[mover]) + 1 : -1] for line in own) + "."


def test_a_hand_is_named_to_its_owner_only() -> None:
    game = Game.new(GameSetup(2, "bird", "hands"))
    mine, theirs = (CHANNEL.tell(game.opening, game.view(seat), NAMES) for seat in (0, None))
    assert theirs == mine[:1] == ["Round I begins."]
    assert mine[1].startswith("You have drawn ") and len(mine) == 2


def test_fear_brought_home_along_with_something_else_is_described_as_a_gain() -> None:
    home = happened.GainedFear(0, "", site="L1-1", guardian=4)
    (alone,) = CHANNEL.tell([home], GROUND, NAMES)
    (beside,) = CHANNEL.tell([home, happened.Gained(0, "", Resource.COIN, 1)], GROUND, NAMES)
    assert alone == "Ann brings home: +Fear from the Gilded Boar at Shrine (L1-1)."
    assert beside == "Ann gets +Fear from the Gilded Boar at Shrine (L1-1) +1🪙."


def test_what_came_of_your_own_action_reads_as_results_and_not_as_orders() -> None:
    told = [
        happened.Played(0, "", "rough-map"),
        happened.Gained(0, "card:rough-map", Resource.COMPASS, 3),
        happened.Exiled(0, "card:rough-map", "rough-map"),
        happened.Researched(0, "", Token.NOTEBOOK, 10),
        happened.GainedCard(0, "research:10-notebook", "ritual-dagger", None),
        happened.Exiled(0, "card:ritual-dagger", "exploration-car"),
    ]
    view = Stage().game.view(0)
    assert CHANNEL.tell(told, view, ("Ann", "Bob")) == [
        "You play Rough Map: +3🧭, and it is exiled.",
        "You move the notebook to row 6 left: now worth 8 points, "
        "Ritual Dagger comes into play, and Exploration (car) is exiled.",
    ]
    tile = f"bonus:{BonusTile.EXILE}"
    step = [
        happened.Researched(0, "", Token.NOTEBOOK, 7),
        happened.TookBonus(0, "research:7-notebook", BonusTile.EXILE),
        happened.Exiled(0, tile, "funding-ship"),
        happened.UpgradedAssistant(0, "research:7-notebook", 12),
    ]
    assert CHANNEL.tell(step, view, ("Ann", "Bob")) == [
        "You move the notebook to row 4 middle: now worth 4 points, "
        "you take a bonus tile, Funding (ship) is exiled, and you flip the Scout to gold.",
    ]
    later = [happened.Gained(0, "card:coconut-flask", Resource.COIN, 2)]
    assert CHANNEL.tell(later, view, ("Ann", "Bob")) == ["Coconut Flask: you get 2🪙."]
    swapped = [
        happened.Paid(0, "card:lantern", Resource.ARROWHEAD, 1),
        happened.Gained(0, "card:lantern", Resource.JEWEL, 1),
    ]
    assert CHANNEL.tell(swapped, view, ("Ann", "Bob")) == ["Lantern: you pay 1🏹 and get 1💎."]
    scared = [*swapped, happened.GainedFear(0, "card:lantern")]
    assert CHANNEL.tell(scared, GROUND, NAMES) == ["Lantern: Ann pays 1🏹 and gets +Fear +1💎."]
    spent = [
        happened.CardPutDown(0, "card:grappling-hook", "fear"),
        happened.Drew(0, "card:grappling-hook", "funding-car"),
    ]
    assert CHANNEL.tell(spent, view, ("Ann", "Bob")) == ["Grappling Hook: you spend Fear and draw Funding (car)."]
    others = [happened.seen_by(each, None) for each in spent]
    assert CHANNEL.tell(others, GROUND, NAMES) == ["Grappling Hook: Ann spends Fear and draws 1 card."]
    taken = [happened.TookBonus(0, "temple", BonusTile.DRAW), happened.Drew(0, "bonus:draw", "grappling-hook")]
    assert CHANNEL.tell(taken, view, ("Ann", "Bob")) == ["Lost Temple: you draw Grappling Hook and take a bonus tile."]


def test_a_rival_that_researches_instead_of_overcoming_is_at_no_site_with_a_guardian_even_if_it_has_some() -> None:
    events = (
        happened.RivalTurnedUp(RIVAL_SEAT, "", "overcome-red"),
        happened.Researched(RIVAL_SEAT, "", Token.GLASS, 3),
    )
    stage = Stage(rival=1)
    assert stage.game.state.rival is not None
    stage.game.state.rival.guardians.append(1)
    (told,) = CHANNEL.tell(events, stage.game.view(None), ("Ann", "The rival"))
    assert told.startswith("The rival draws “overcome (red)”, but stands at no site with a guardian, so moves its ")


def test_a_bonus_tile_that_the_rival_reaches_is_removed_and_not_taken() -> None:
    events = (
        happened.RivalTurnedUp(RIVAL_SEAT, "", "research-red"),
        happened.Researched(RIVAL_SEAT, "", Token.GLASS, 3),
        happened.TookBonus(RIVAL_SEAT, "", BonusTile.COIN),
        happened.Recruited(RIVAL_SEAT, "", 2),
    )
    (told,) = CHANNEL.tell(events, Stage(rival=1).game.view(None), ("Ann", "The rival"))
    assert told.endswith("removes a bonus tile and dismisses the Linguist.")
