"""What the README says to who hosts is what the code does."""

from __future__ import annotations

import re
from pathlib import Path

from arnak_bot.__main__ import main
from cogs.client import PERMISSIONS
from cogs.health import LONGEST_ABSENCE, LONGEST_WAIT
from cogs.stopping import LIMIT

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")


def test_systemd_waits_longer_than_the_bot_takes_to_stop() -> None:
    found = re.search(r"TimeoutStopSec=(\d+)", README)
    assert found is not None and int(found[1]) >= LIMIT + 15, "closing the gateway and the database takes a moment, too"
    assert f"({LIMIT:.0f} seconds at\nmost)" in README


def test_the_invite_link_asks_for_what_the_bot_needs_and_no_more() -> None:
    assert f"permissions={PERMISSIONS.value}`" in README


def test_health_turns_red_when_the_readme_says_so() -> None:
    assert (LONGEST_WAIT, LONGEST_ABSENCE) == (300, 60)
    assert "for more than five minutes or Discord has been out of reach for more than one" in README


def test_every_setting_is_in_the_example() -> None:
    example = (ROOT / ".env.example").read_text(encoding="utf-8")
    read = set(re.findall(r'_(?:setting|port|processes)\("([A-Z_]+)"', (ROOT / "bot.py").read_text(encoding="utf-8")))
    assert read == set(re.findall(r"^([A-Z_]+)=", example, re.MULTILINE))


def test_the_commands_for_who_hosts_exist(tmp_path: Path) -> None:
    commands = set(re.findall(r"python -m arnak_bot ([\w-]+)", README + HOSTING))
    assert commands == {"backup", "doctor", "move-database"}
    missing = str(tmp_path / "missing.db")
    assert main(["--database", missing, "doctor", "--repair"]) == main(["--database", missing, "backup", "x"]) == 2
    assert main(["move-database", missing, str(tmp_path / "new.db")]) == 2


def test_linked_pages_exist() -> None:
    for page in re.findall(r"\]\(((?:docs|images)/[^)#]+)", README):
        assert (ROOT / page).exists(), page
