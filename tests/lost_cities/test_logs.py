"""What only the logs of Lost Cities hold; see also tests/test_command_lines.py and tests/every_game."""

from __future__ import annotations

from pathlib import Path

import pytest

from arnak_bot.games.__main__ import main
from arnak_bot.games.lost_cities.engine import LOG, Game, GameSetup
from arnak_bot.kit.logfile import LogError

EXAMPLE = Path(__file__).with_name("short-3-players.log")


@pytest.mark.parametrize("seed", ["a\nb", "tab\there", " x", "a # b"])
def test_a_seed_that_does_not_fit_on_a_line_is_refused(seed: str) -> None:
    with pytest.raises(LogError, match="does not fit"):
        LOG.write(Game.new(GameSetup(seed=seed)))


def test_a_log_of_before_there_were_proofs_is_checked_too(capsys: pytest.CaptureFixture[str]) -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    assert "\nedition" not in text and LOG.read(text).setup.edition == 1
    assert main(["lost-cities", "verify", str(EXAMPLE)]) == 0
    assert main(["lost-cities", "verify", str(EXAMPLE), "--shown", "something else"]) == 1
    assert "?   the sha256 of the seed" in capsys.readouterr().out
