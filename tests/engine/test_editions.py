"""What is added to the box later is never dealt into an earlier edition: games of before stay as they were.

`python -m tools.renew --close` closes an edition that is new: it writes down what it holds and deals.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from itertools import product
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from arnak_bot.games.arnak.engine import Game, GameSetup, LogError, read_log, replay, write_log
from arnak_bot.games.arnak.engine.content import (
    CARD_BY_ID,
    EDITIONS,
    GUARDIAN_BY_NUMBER,
    Box,
    artifacts,
    items,
    newest_edition,
)
from arnak_bot.games.arnak.engine.effects import Draw
from arnak_bot.games.arnak.engine.printed import Card, CardKind, GuardianTile
from arnak_bot.games.arnak.engine.resources import bag
from arnak_bot.games.arnak.engine.setup import EASIEST_RIVAL, HARDEST_RIVAL, first_state
from arnak_bot.games.arnak.engine.travel import Icon
from arnak_bot.kit.codec import TAGGED
from tests.engine.playing import BOARD_NAMES, SEATS, random_game

CLOSED = Path(__file__).with_name("editions.json")
"""What each edition that games were played with holds and deals. An entry is never changed, only added."""
COMMAND = "python -m tools.renew --close"

BALLOON = Card("balloon", "Balloon", CardKind.ITEM, (Icon.PLANE,), Draw(2), cost=2, points=2)
SPHINX = GuardianTile(16, "Sphinx", bag(compass=1), boon=Draw())
TABLES = [*product(BOARD_NAMES, SEATS, (None,)), *product(BOARD_NAMES, (1,), (EASIEST_RIVAL, HARDEST_RIVAL))]
OLD_DUMPS = json.loads(Path(__file__).with_name("old_dumps.json").read_text(encoding="utf-8"))
OLD_LOG = (Path(__file__).parents[1] / "games" / "bird-3-players.log").read_text(encoding="utf-8")


@pytest.fixture
def bigger_box(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """An edition with a card and a guardian more, as a later version of the code would have it."""
    last = newest_edition()
    box = EDITIONS[last]
    monkeypatch.setitem(
        EDITIONS, last + 1, replace(box, items=(*box.items, BALLOON), guardians=(*box.guardians, SPHINX))
    )
    monkeypatch.setitem(CARD_BY_ID, BALLOON.id, BALLOON)
    monkeypatch.setitem(GUARDIAN_BY_NUMBER, SPHINX.number, SPHINX)
    yield


def deal(edition: int) -> dict[str, Any]:
    """What the set-up of every kind of table looks like."""
    return {
        f"{board} {players} {rival}": TAGGED.encode(
            first_state(GameSetup(players, board, f"edition {edition}", rival=rival, edition=edition))
        )
        for board, players, rival in TABLES
    }


def row_cards(game: Game) -> set[str]:
    state = game.state
    return {*state.items, *state.item_deck}


def test_an_earlier_edition_deals_as_it_did(request: pytest.FixtureRequest) -> None:
    before = {edition: deal(edition) for edition in EDITIONS}
    request.getfixturevalue("bigger_box")
    assert newest_edition() not in before
    assert {edition: deal(edition) for edition in before} == before


def test_a_new_game_is_dealt_from_the_newest_edition(bigger_box: None) -> None:
    game = Game.new(GameSetup(seed="new"))
    assert game.setup.edition == newest_edition()
    assert BALLOON.id in row_cards(game) and SPHINX.number in game.state.guardian_stack
    old = Game.new(GameSetup(seed="new", edition=newest_edition() - 1))
    assert BALLOON.id not in row_cards(old) and SPHINX.number not in old.state.guardian_stack


def test_a_running_game_continues_in_its_edition(request: pytest.FixtureRequest) -> None:
    chance = random.Random(5)
    whole = random_game(GameSetup(players=3, seed="before"), chance)
    half = Game.new(whole.setup)
    for seat, text in whole.log[: len(whole.log) // 2]:
        half.apply(text, seat)
    stored, log = json.loads(json.dumps(half.to_dict())), write_log(whole)
    request.getfixturevalue("bigger_box")

    loaded = Game.from_dict(stored)
    assert loaded.setup.edition == whole.setup.edition < newest_edition()
    undone = False
    for seat, text in whole.log[len(whole.log) // 2 :]:
        loaded.apply(text, seat)
        if loaded.can_undo and not undone:
            loaded.undo()
            loaded.apply(text, seat)
            undone = True
    assert undone and loaded.fingerprint() == whole.fingerprint()
    assert replay(log).fingerprint() == whole.fingerprint()


def test_dumps_and_logs_without_an_edition_use_the_first(bigger_box: None) -> None:
    for data in OLD_DUMPS.values():
        assert Game.from_dict(data).setup.edition == 1
    assert "edition" not in OLD_LOG
    game = replay(OLD_LOG)
    assert game.setup.edition == 1 and game.over


def test_a_log_names_its_edition(bigger_box: None) -> None:
    for edition in EDITIONS:
        setup = GameSetup(seed="log", edition=edition)
        text = write_log(Game.new(setup))
        assert f"edition {edition}" in text.splitlines()
        assert read_log(text) == (setup, [])


def test_games_of_the_newer_edition_play_dump_and_replay(bigger_box: None) -> None:
    seen = 0
    for seed in range(4):
        game = random_game(GameSetup(players=4, seed=f"bigger {seed}"), random.Random(seed))
        assert Game.from_dict(json.loads(json.dumps(game.to_dict()))).fingerprint() == game.fingerprint()
        assert replay(write_log(game)).scores() == game.scores()
        seen += any(text == f"buy {BALLOON.id}" for _, text in game.log)
    assert seen, "nobody bought the new card: the test shows nothing"


def test_an_edition_that_does_not_exist_is_refused() -> None:
    with pytest.raises(ValueError, match="no edition 9"):
        GameSetup(edition=9)
    with pytest.raises(LogError, match="no edition 9"):
        read_log("edition 9\nplayers 2")
    data = Game.new(GameSetup()).to_dict()
    data["setup"]["edition"] = 9
    with pytest.raises(ValueError, match="no edition 9"):
        Game.from_dict(data)


# --- what is closed -----------------------------------------------------------------------------


def contents(box: Box) -> dict[str, list[str]]:
    """What a box holds, by name and in the order it is dealt from."""
    return {
        "boards": [board.id for board in box.boards],
        "basic cards": [card.id for card in box.basic_cards],
        "starting deck": list(box.starting_deck),
        "items": [card.id for card in box.items],
        "artifacts": [card.id for card in box.artifacts],
        "site tiles": [f"{tile.level}-{tile.number}" for tile in box.site_tiles],
        "guardians": [str(tile.number) for tile in box.guardians],
        "assistants": [str(tile.number) for tile in box.assistants],
        "idols": [f"{count} {kind.value}" for kind, count in box.idol_tiles.items()],
        "bonus tiles": [f"{count} {kind.value}" for kind, count in box.bonus_tiles.items()],
        "rival tiles": [tile.id for tile in (*box.dig_tiles, *(tile for pair in box.rival_pairs for tile in pair))],
    }


def dealt(edition: int) -> str:
    return sha256(json.dumps(deal(edition), sort_keys=True).encode()).hexdigest()


@pytest.mark.parametrize("edition", sorted(EDITIONS))
def test_an_edition_is_closed(edition: int) -> None:
    known = json.loads(CLOSED.read_text(encoding="utf-8"))
    assert str(edition) in known, f"edition {edition} is not in {CLOSED.name}; once it is as it should be: {COMMAND}"
    for what, things in contents(EDITIONS[edition]).items():
        assert things == known[str(edition)]["holds"][what], (
            f"edition {edition} is closed: its {what} were {known[str(edition)]['holds'][what]}; "
            "put what is new into a later one (engine/content/editions.py)"
        )
    assert dealt(edition) == known[str(edition)]["deals"], f"edition {edition} is dealt in another way than it was"


def test_a_name_means_the_same_in_every_edition() -> None:
    for box in EDITIONS.values():
        for card in (*box.basic_cards, *box.items, *box.artifacts):
            assert CARD_BY_ID[card.id] == card
        for tile in box.guardians:
            assert GUARDIAN_BY_NUMBER[tile.number] == tile


@pytest.mark.parametrize("printed", [items, artifacts])
def test_everything_declared_belongs_to_an_edition(printed: ModuleType) -> None:
    tables = [value for value in vars(printed).values() if isinstance(value, tuple)]
    declared = {card.id for table in tables for card in table if isinstance(card, Card)}
    assert declared and declared <= CARD_BY_ID.keys(), f"in no edition: {declared - CARD_BY_ID.keys()}"


def close_what_is_new() -> None:
    """Write down the editions that are not closed yet; those that are stay as they are."""
    known = json.loads(CLOSED.read_text(encoding="utf-8"))
    for number, box in EDITIONS.items():
        known.setdefault(str(number), {"holds": contents(box), "deals": dealt(number)})
    parts = []
    for number, entry in known.items():
        holds = ",\n".join(f"   {json.dumps(what)}: {json.dumps(things)}" for what, things in entry["holds"].items())
        parts.append(f' "{number}": {{\n  "holds": {{\n{holds}\n  }},\n  "deals": "{entry["deals"]}"\n }}')
    CLOSED.write_text("{\n" + ",\n".join(parts) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    close_what_is_new()
