"""The annotated example games: what stands beside their decisions is what would be said of them today."""

from __future__ import annotations

import pytest

from arnak_bot.games.arnak.engine import replay
from tools.make_examples import EXAMPLES, FOLDER, annotated


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_commentary_of_an_example_game_is_up_to_date(name: str) -> None:
    text = (FOLDER / f"{name}.log").read_text(encoding="utf-8")
    assert annotated(replay(text)) == text, "If this is meant: python -m tools.renew"
