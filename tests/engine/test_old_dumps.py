"""Games that were dumped before the state could say more: they load with what was true then.

`old_dumps.json` was written by the engine as it was before R10, R22 and R55 were settled; it is never renewed.
"""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from arnak_bot.games.arnak.engine import Game
from arnak_bot.games.arnak.engine.state import EMPTY, GAP

DUMPS = json.loads(Path(__file__).with_name("old_dumps.json").read_text(encoding="utf-8"))


def loaded(name: str) -> Game:
    return Game.from_dict(DUMPS[name])


def answers(game: Game) -> list[str]:
    return [action.text for action in game.answers]


def test_an_unpaid_dig_still_goes_to_the_cheapest_space() -> None:
    game = loaded("a dig, unpaid")
    assert answers(game) == ["pay fear", "pay hat", "cancel"]
    game.apply("pay fear")
    assert game.state.spaces[0] == (0, EMPTY)


def test_an_unpaid_discovery_by_a_card_can_be_paid_or_cancelled() -> None:
    game = loaded("a discovery of a card, unpaid")
    assert answers(game) == ["pay hat", "cancel"]
    twin = game.copy()
    game.apply("pay hat")
    assert game.state.players[0].at_home == 1
    twin.apply("cancel")
    assert answers(twin)[-1] == "decline", "the card's offer stands again"
    assert twin.state.players[0].at_home == 2


def test_a_purchase_in_progress_ends_under_its_old_rules() -> None:
    game = loaded("a purchase with assistant 10, open")
    assert answers(game) == ["buy tent", "decline"]
    assert game.state.players[0].assistants[0].exhausted
    game.apply("decline")
    assert [action.text for action in game.legal_actions()] == ["end"]


def test_in_an_old_dump_the_row_is_next_to_the_staff() -> None:
    view = loaded("a row whose decks are empty").view(None)
    assert view.artifact_places == (GAP, "mortar")
    assert view.item_places == ("hat", "tent", "dog", "horse")


def test_every_old_dump_is_complete_and_playable() -> None:
    for name in DUMPS:
        game = loaded(name)
        assert Game.from_dict(json.loads(json.dumps(game.to_dict()))).fingerprint() == game.fingerprint()
        for _ in range(3):
            game.apply(game.legal_actions()[-1])


def before_the_rival(name: str) -> dict[str, Any]:
    data: dict[str, Any] = deepcopy(DUMPS[name])
    del data["setup"]["rival"]
    del data["state"]["rival"]
    return data


def test_a_dump_from_before_the_rival_has_no_rival() -> None:
    for name in DUMPS:
        assert Game.from_dict(before_the_rival(name)).fingerprint() == loaded(name).fingerprint()


def test_an_old_dump_with_a_gap_is_not_filled_in() -> None:
    half = before_the_rival("a dig, unpaid")
    half["setup"]["rival"] = None
    gap = deepcopy(DUMPS["a dig, unpaid"])
    del gap["state"]["round"]
    torn = deepcopy(DUMPS["a dig, unpaid"])
    torn["state"]["agenda"][0]["task"]["space"] = 0
    for data, named in ((half, "rival"), (gap, "round"), (torn, "asked_by")):
        with pytest.raises(ValueError, match=f"missing {named}"):
            Game.from_dict(data)
