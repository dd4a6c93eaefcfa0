"""The story: every kind of event is told with what came of it in numbers; private parts to their owner only."""

from __future__ import annotations

import random

import pytest

from arnak_bot.engine import Event, EventKind, Game, GameSetup
from arnak_bot.engine.state import RIVAL_SEAT
from arnak_bot.host.retelling import steps_of
from arnak_bot.wording import story
from arnak_bot.wording.deeds import SILENT, deeds_of
from tests.engine.playing import random_game
from tests.engine.stage import Stage

NAMES = ("Ann", "Bob", "Cleo", "Dan")
GROUND = Stage(hand=["fear"], at=["L1-1"], tiles={"L1-1": 10, "L1-2": 7, "L1-3": 8}, guard={"L1-1": 4}).game.view(None)


def ev(kind: EventKind, subject: str = "", target: str = "", amount: int = 0, source: str = "") -> Event:
    return Event(kind, 0, subject, target, amount, source=source)


def table(kind: EventKind, subject: str = "", amount: int = 0) -> Event:
    return Event(kind, None, subject, amount=amount)


K = EventKind
GAINED_TWO = ev(K.GAINED, "coin", amount=2, source="card:watch")

TOLD: dict[EventKind, tuple[tuple[Event, ...], list[str]]] = {
    K.ROUND_BEGAN: (
        (table(K.ROUND_BEGAN, amount=2), Event(K.DREW, 0), Event(K.DREW, 0), Event(K.DREW, 1)),
        ["Round II begins: Ann draws 2 cards and Bob 1."],
    ),
    K.PASSED: (
        (ev(K.PASSED, "watch"), ev(K.PLAYED, "watch"), ev(K.GAINED, "coin", amount=3, source="card:watch")),
        ["Ann passes with Watch: +3🪙."],
    ),
    K.DUG: (
        (
            ev(K.PAID_TRAVEL, "fear", source="dig:camp-tablets"),
            ev(K.DUG, "camp-tablets", source="dig:camp-tablets"),
            ev(K.GAINED, "tablet", amount=2, source="site:camp-tablets"),
        ),
        ["Ann digs at Quarry with Fear 🥾: +2📜."],
    ),
    K.DISCOVERED: (
        (
            ev(K.PAID_TRAVEL, "pilot", source="discover:L1-3"),
            ev(K.PAID, "compass", amount=3, source="discover:L1-3"),
            ev(K.DISCOVERED, "L1-3", source="discover:L1-3"),
            ev(K.TOOK_IDOL, "coin", source="site:L1-3"),
            ev(K.GAINED, "coin", amount=1, source="idol:coin"),
            ev(K.SITE_REVEALED, "L1-3", "1-8", source="site:L1-3"),
            ev(K.GUARDIAN_AWOKE, "L1-3", amount=2, source="site:L1-3"),
        ),
        ["Ann discovers Crypt (L1-3) with a pilot (2🪙) and 3🧭: +1🪙 +1 idol, wakes the Hollow Monkey."],
    ),
    K.SITE_REVEALED: (
        (ev(K.SITE_REVEALED, "L1-1", "1-10", source="site:L1-1"),),
        ["Ann goes on with Shrine (L1-1): finds the Shrine."],
    ),
    K.STACK_TILE_REVEALED: (
        (
            ev(K.PLAYED, "star-charts"),
            ev(K.STACK_TILE_REVEALED, target="1-10", source="card:star-charts"),
            ev(K.GAINED, "jewel", amount=1, source="tile:1-10"),
        ),
        ["Ann plays Star Charts: +1💎, resolves the Shrine."],
    ),
    K.GUARDIAN_AWOKE: (
        (ev(K.GUARDIAN_AWOKE, "L1-1", amount=4, source="site:L1-1"),),
        ["Ann goes on with Shrine (L1-1): wakes the Gilded Boar."],
    ),
    K.ACTIVATED: (
        (ev(K.ACTIVATED, "camp-coins"), ev(K.GAINED, "coin", amount=2, source="site:camp-coins")),
        ["Ann activates Harbour: +2🪙."],
    ),
    K.OVERCAME: (
        (
            ev(K.PUT_DOWN, "fear", source="overcome:L1-1"),
            ev(K.PAID, "coin", amount=2, source="overcome:L1-1"),
            ev(K.OVERCAME, "L1-1", amount=4, source="overcome:L1-1"),
        ),
        ["Ann overcomes the Gilded Boar at Shrine (L1-1) with Fear put down and 2🪙: +5 points."],
    ),
    K.GUARDIAN_MOVED: (
        (
            ev(K.GUARDIAN_MOVED, "L1-1", "camp-coins", 4),
            ev(K.ACTIVATED, "camp-coins"),
            ev(K.GAINED, "coin", amount=2, source="site:camp-coins"),
        ),
        ["Ann moves the Gilded Boar to Harbour: +2🪙."],
    ),
    K.RELOCATED: (
        (
            ev(K.RELOCATED, "L1-1", "camp-coins"),
            ev(K.ACTIVATED, "camp-coins"),
            ev(K.GAINED, "coin", amount=2, source="site:camp-coins"),
        ),
        ["Ann moves an archaeologist from Shrine (L1-1) to Harbour: +2🪙."],
    ),
    K.RETURNED: (
        (ev(K.PLAYED, "whip"), ev(K.RETURNED, "camp-coins", source="card:whip")),
        ["Ann plays Whip: takes an archaeologist back from Harbour."],
    ),
    K.TOOK_IDOL: ((ev(K.TOOK_IDOL, "coin"), ev(K.TOOK_IDOL)), ["Ann gets +2 idols."]),
    K.SLOTTED_IDOL: (
        (
            ev(K.SLOTTED_IDOL, "jewel"),
            ev(K.PAID, "coin", amount=1),
            ev(K.GAINED, "jewel", amount=1, source="slot:jewel"),
        ),
        ["Ann puts an idol into a slot (1🪙): +1💎."],
    ),
    K.UNSLOTTED_IDOL: (
        (ev(K.BOUGHT, "stone-key"), ev(K.UNSLOTTED_IDOL, source="card:stone-key")),
        ["Ann buys Stone Key: takes an idol out of its slot."],
    ),
    K.PAID_IDOL: (
        (ev(K.PAID, "coin", amount=1), ev(K.PAID_IDOL), ev(K.RESEARCHED, "glass", amount=3)),
        ["Ann moves the magnifying glass to row 2 left, worth 2 points (1🪙, 1 idol)."],
    ),
    K.GAINED: ((GAINED_TWO,), ["Ann goes on with Watch: +2🪙."]),
    K.PAID: (
        (
            ev(K.PLAYED, "brush"),
            ev(K.PAID, "tablet", amount=1, source="card:brush"),
            ev(K.GAINED, "arrowhead", amount=1, source="card:brush"),
        ),
        ["Ann plays Brush: −1📜 +1🏹."],
    ),
    K.PAID_TRAVEL: (
        (
            ev(K.USED_ASSISTANT, amount=6),
            ev(K.PAID_TRAVEL, "fear+fear", source="assistant:6"),
            ev(K.GAINED, "arrowhead", amount=1, source="assistant:6"),
        ),
        [f"Ann uses the {story.signs.assistant(6)} (2× Fear 🥾): +1🏹."],
    ),
    K.GAINED_TRAVEL: (
        (ev(K.USED_BOON, amount=3), ev(K.GAINED_TRAVEL, "ship+ship", source="guardian:3")),
        [f"Ann uses the boon of the {story.signs.guardian(3)}: +⛵⛵."],
    ),
    K.DREW: (
        (ev(K.PLAYED, "horse"), Event(K.DREW, 0, "brush", private_to=0, source="card:horse")),
        ["Ann plays Horse: +1 card."],
    ),
    K.BOUGHT: (
        (
            ev(K.PAID, "compass", amount=3),
            ev(K.BOUGHT, "serpents-gold"),
            ev(K.GAINED_FEAR, "fear", source="card:serpents-gold"),
            ev(K.GAINED, "coin", amount=4, source="card:serpents-gold"),
        ),
        ["Ann buys Serpent's Gold (3🧭): +Fear +4🪙."],
    ),
    K.GAINED_CARD: (
        (ev(K.PLAYED, "axe"), ev(K.GAINED_CARD, "hat", "bottom", source="card:axe")),
        ["Ann plays Axe: gains Hat under the deck."],
    ),
    K.PLAYED: (
        (
            ev(K.PAID, "tablet", amount=1),
            ev(K.PLAYED, "hat"),
            ev(K.GAINED, "coin", amount=1, source="card:hat"),
            ev(K.GAINED, "compass", amount=1, source="card:hat"),
        ),
        ["Ann plays Hat (1📜): +1🪙 +1🧭."],
    ),
    K.PUT_DOWN: ((ev(K.PUT_DOWN, "fear"), ev(K.PUT_DOWN, "fear")), ["Ann puts down 2× Fear."]),
    K.EXILED: (
        (
            ev(K.PLAYED, "rough-map"),
            ev(K.EXILED, "rough-map"),
            ev(K.GAINED, "compass", amount=3, source="card:rough-map"),
        ),
        ["Ann plays Rough Map: +3🧭, exiles it."],
    ),
    K.GAINED_FEAR: (
        (ev(K.GAINED_FEAR, "fear", "L1-1", 4), ev(K.GAINED_FEAR, "fear-tile", "L1-1", 4)),
        [
            "Ann comes home: +Fear from the Gilded Boar at Shrine (L1-1) "
            "+Fear tile from the Gilded Boar at Shrine (L1-1)."
        ],
    ),
    K.TOP_REVEALED: (
        (ev(K.PLAYED, "fishing-rod"), ev(K.TOP_REVEALED, "machete", source="card:fishing-rod")),
        ["Ann plays Fishing Rod: turns up Machete."],
    ),
    K.ROW_REFILLED: (
        (table(K.ROW_REFILLED, "parrot"), table(K.ROW_REFILLED, "stone-jar")),
        ["Parrot (2🪙) and Stone Jar (2🧭) come into the row."],
    ),
    K.ROW_EXILED: (
        (table(K.ROW_EXILED, "parrot"), table(K.ROW_EXILED, "stone-jar")),
        ["Parrot and Stone Jar leave the row."],
    ),
    K.RESEARCHED: (
        (
            ev(K.PAID, "tablet", amount=1),
            ev(K.PAID, "arrowhead", amount=1),
            ev(K.RESEARCHED, "notebook", amount=4),
            ev(K.GAINED, "compass", amount=1, source="research:4-notebook"),
        ),
        ["Ann moves the notebook to row 2 right, worth 1 point (1📜 1🏹): +1🧭."],
    ),
    K.REACHED_TEMPLE: (
        (
            ev(K.PAID, "jewel", amount=1),
            ev(K.RESEARCHED, "glass", amount=14),
            ev(K.REACHED_TEMPLE, amount=23),
            ev(K.TOOK_BONUS, "coin", source="temple"),
            ev(K.GAINED, "coin", amount=1, source="bonus:coin"),
        ),
        ["Ann moves the magnifying glass to the Lost Temple, worth 23 points (1💎): +1🪙, takes a bonus tile."],
    ),
    K.TOOK_BONUS: (
        (
            ev(K.RESEARCHED, "glass", amount=4),
            ev(K.TOOK_BONUS, "coin", source="research:4-glass"),
            ev(K.GAINED, "coin", amount=1, source="bonus:coin"),
        ),
        ["Ann moves the magnifying glass to row 2 right, worth 2 points: +1🪙, takes a bonus tile."],
    ),
    K.TOOK_TEMPLE_TILE: (
        (ev(K.PAID, "jewel", amount=1), ev(K.TOOK_TEMPLE_TILE, "6-left")),
        ["Ann takes a temple tile (1💎): +6 points."],
    ),
    K.RECRUITED: (
        (ev(K.RESEARCHED, "notebook", amount=4), ev(K.RECRUITED, amount=9, source="research:4-notebook")),
        ["Ann moves the notebook to row 2 right, worth 1 point: recruits the Captain."],
    ),
    K.RESCUED: (
        (ev(K.RESEARCHED, "glass", amount=4), ev(K.RESCUED, amount=9, source="research:4-glass")),
        ["Ann moves the magnifying glass to row 2 right, worth 2 points: rescues the Captain."],
    ),
    K.USED_ASSISTANT: (
        (ev(K.USED_ASSISTANT, amount=9), ev(K.GAINED, "compass", amount=1, source="assistant:9")),
        ["Ann uses the Captain: +1🧭."],
    ),
    K.BORROWED: (
        (
            ev(K.BORROWED, amount=9, source="card:coconut-flask"),
            ev(K.GAINED, "compass", amount=1, source="assistant:9"),
        ),
        ["Ann borrows the Captain: +1🧭."],
    ),
    K.UPGRADED_ASSISTANT: (
        (ev(K.RESEARCHED, "notebook", amount=4), ev(K.UPGRADED_ASSISTANT, amount=9, source="research:4-notebook")),
        ["Ann moves the notebook to row 2 right, worth 1 point: turns the Captain to gold."],
    ),
    K.EXCHANGED: (
        (ev(K.PLAYED, "axe"), ev(K.EXCHANGED, "12", amount=9, source="card:axe")),
        ["Ann plays Axe: exchanges the Scout for the Captain."],
    ),
    K.REFRESHED: (
        (
            ev(K.PLAYED, "axe"),
            ev(K.REFRESHED, amount=9, source="card:axe"),
            ev(K.REFRESHED, amount=12, source="card:axe"),
        ),
        ["Ann plays Axe: refreshes the Captain and the Scout."],
    ),
    K.USED_BOON: (
        (ev(K.USED_BOON, amount=2), ev(K.EXILED, "fear", source="guardian:2")),
        ["Ann uses the boon of the Hollow Monkey: exiles Fear."],
    ),
    K.TOPPED: (
        (ev(K.PLAYED, "axe"), Event(K.TOPPED, 0, "hat", private_to=0, source="card:axe")),
        ["Ann plays Axe: puts a card back on top."],
    ),
    K.KEPT: ((ev(K.KEPT, amount=2),), ["Ann keeps 2 cards for the next round."]),
    K.ICONS_ARE_PLANES: (
        (ev(K.PLAYED, "guardians-ocarina"), ev(K.ICONS_ARE_PLANES, source="card:guardians-ocarina")),
        ["Ann plays Guardian's Ocarina: turns all travel icons into planes."],
    ),
    K.GUARDED_FROM_FEAR: (
        (ev(K.PLAYED, "war-mask"), ev(K.GUARDED_FROM_FEAR, source="card:war-mask")),
        ["Ann plays War Mask: is safe from Fear this round."],
    ),
    K.GAME_ENDED: ((table(K.GAME_ENDED),), ["The game is over."]),
    K.RIVAL_TILE: (
        (
            Event(K.RIVAL_TILE, RIVAL_SEAT, "discover-red"),
            Event(K.DISCOVERED, RIVAL_SEAT, "L1-3", "higher-row"),
            Event(K.TOOK_IDOL, RIVAL_SEAT, "coin"),
            Event(K.GUARDIAN_AWOKE, RIVAL_SEAT, "L1-3", amount=2),
        ),
        ["Bob turns up “discover (red)”: discovers Crypt (L1-3) (the higher row), +1 idol, wakes the Hollow Monkey."],
    ),
    K.RIVAL_RESTS: (
        (Event(K.RIVAL_TILE, RIVAL_SEAT, "discover-red"), Event(K.RIVAL_RESTS, RIVAL_SEAT, "discover-red")),
        ["Bob turns up “discover (red)”: finds nothing to do."],
    ),
}


def test_every_kind_of_event_is_told_or_silent_for_a_reason() -> None:
    assert set(TOLD) | set(SILENT) == set(EventKind)
    assert not set(TOLD) & set(SILENT)
    assert all(SILENT.values())


@pytest.mark.parametrize("kind", TOLD)
def test_a_kind_of_event_is_told_with_what_came_of_it(kind: EventKind) -> None:
    events, told = TOLD[kind]
    assert kind in {event.kind for event in events}
    assert story.tell(events, GROUND, NAMES) == told


@pytest.mark.parametrize("kind", SILENT)
def test_a_silent_kind_says_nothing(kind: EventKind) -> None:
    assert story.tell([Event(kind, 0, "jewel")], GROUND, NAMES) == []


def test_what_a_free_action_interrupts_is_told_where_it_began() -> None:
    found, idol = "discover:L1-3", "idol:exile"
    events = [
        ev(K.DISCOVERED, "L1-3", source=found),
        ev(K.TOOK_IDOL, "exile", source="site:L1-3"),
        ev(K.SLOTTED_IDOL, "arrowhead"),
        ev(K.GAINED, "arrowhead", amount=1, source="slot:arrowhead"),
        ev(K.EXILED, "fear", source=idol),
        ev(K.GAINED, "jewel", amount=1, source="site:L1-3"),
    ]
    assert story.tell(events, GROUND, NAMES) == [
        "Ann discovers Crypt (L1-3): +1💎 +1 idol, exiles Fear.",
        "Ann puts an idol into a slot: +1🏹.",
    ]


def test_cards_played_for_tokens_one_after_the_other_are_one_line() -> None:
    events = [
        event
        for card, token in (("funding-car", "coin"), ("exploration-ship", "compass"), ("funding-car", "coin"))
        for event in (ev(K.PLAYED, card), ev(K.GAINED, token, amount=1, source=f"card:{card}"))
    ]
    assert story.tell(events, GROUND, NAMES) == ["Ann plays 2× Funding (car) and Exploration (ship): +2🪙 +1🧭."]


def test_an_assistant_that_buys_is_told_with_the_card_R55() -> None:
    events = [
        ev(K.USED_ASSISTANT, amount=12, source="assistant:12"),
        ev(K.PAID, "coin", amount=1, source="assistant:12"),
        ev(K.BOUGHT, "hat", source="assistant:12"),
    ]
    assert story.tell(events, GROUND, NAMES) == ["Ann buys Hat with the Scout (1🪙)."]


@pytest.mark.parametrize("number", range(8))
def test_nothing_that_happens_in_a_game_is_lost(number: int) -> None:
    """Every event that is not silent is in exactly one deed, and every deed in exactly one line of its own seat."""
    players, rival = ((2, None), (3, None), (4, None), (1, 2))[number % 4]
    setup = GameSetup(players, ("bird", "snake")[number % 2], f"story {number}", rival=rival)
    names = (*NAMES[:players], "The rival") if rival is not None else NAMES[:players]
    game = random_game(setup, random.Random(number))
    for view, events in steps_of(setup, game.log):
        deeds = deeds_of(events)
        kept = [e for deed in deeds for e in (deed.head, *deed.more, *deed.price, *deed.results) if e is not None]
        gone = [e for e in events if e.kind not in SILENT and not any(e is each for each in kept)]
        # R55: an assistant that buys is told with the card
        assert all(e.kind is K.USED_ASSISTANT and e.source == f"assistant:{e.amount}" for e in gone)
        assert len(kept) == len({id(event) for event in kept})
        lines = story.tell(events, view, names)
        assert len(lines) >= len(deeds), "every deed has a line"
        for deed in deeds:
            assert all(event.seat in (deed.seat, None) or deed.seat is None for event in deed.results)
        gained = [e.subject for e in events if e.kind is K.GAINED]
        assert all(story.signs.RESOURCE_SIGNS[each] in "\n".join(lines) for each in gained)


def test_a_caption_tells_the_same_in_one_sentence() -> None:
    game = random_game(GameSetup(3, "bird", "caption"), random.Random(5))
    for view, events in steps_of(game.setup, game.log):
        caption = story.caption(events, view, NAMES)
        mover = next((deed.seat for deed in deeds_of(events) if not deed.is_of_the_table), None)
        if mover is None:
            assert caption == "Round I begins."
            continue
        own = [line for line in story.tell(events, view, NAMES) if line.startswith(f"{NAMES[mover]} ")]
        assert caption == f"{NAMES[mover]} " + "; ".join(line[len(NAMES[mover]) + 1 : -1] for line in own) + "."


def test_a_hand_is_named_to_its_owner_only() -> None:
    game = Game.new(GameSetup(2, "bird", "hands"))
    mine, theirs = (story.tell(game.opening, game.view(seat), NAMES) for seat in (0, None))
    assert theirs == ["Round I begins: Ann draws 5 cards and Bob 5."]
    assert mine[0] == theirs[0] and mine[1].startswith("Ann has drawn ") and len(mine) == 2
