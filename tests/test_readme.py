"""What the README says to who hosts is what the code does."""

from __future__ import annotations

import re
from pathlib import Path

from arnak_bot.__main__ import main
from arnak_bot.host import Pace
from arnak_bot.store import DEFAULT_DATABASE
from arnak_bot.wording.league import as_csv
from cogs.client import LIMIT, PERMISSIONS
from cogs.connecting import IDENTIFY_SECONDS
from cogs.health import LONGEST_ABSENCE, LONGEST_WAIT
from cogs.sending import permission_name

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
SERVERS = (ROOT / "docs" / "servers.md").read_text(encoding="utf-8")
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")


def test_the_pages_state_how_long_a_shutdown_takes() -> None:
    assert LIMIT < 10, "then `docker stop` kills; systemd and compose grant more or the same"
    assert f"({LIMIT:.0f} seconds at most)" in " ".join(HOSTING.split())


def test_the_invite_link_asks_for_what_the_bot_needs_and_no_more() -> None:
    assert f"permissions={PERMISSIONS.value}`" in README
    named = " ".join(README.partition("with the permissions")[2].partition("`https")[0].split()).rstrip(":")
    flags = ["view_channel" if flag == "read_messages" else flag for flag, given in PERMISSIONS if given]
    assert sorted(re.findall(r"\*([^*]+)\*", named)) == sorted(permission_name(flag) for flag in flags)


def test_the_page_for_servers_explains_every_column_of_the_results() -> None:
    told = SERVERS.partition("Its columns:")[2].partition("## ")[0]
    columns = as_csv([], {}).decode("utf-8-sig").strip().split(",")
    assert sorted(re.findall(r"`(\w+)`", told)) == sorted(columns)


def test_health_turns_red_when_the_readme_says_so() -> None:
    assert (LONGEST_WAIT, LONGEST_ABSENCE) == (300, 60)
    assert "for more than five minutes or Discord has been out of reach for more than one" in " ".join(HOSTING.split())


def test_every_setting_is_in_the_example() -> None:
    example = (ROOT / ".env.example").read_text(encoding="utf-8")
    read = set(re.findall(r'_(?:setting|port|number)\("([A-Z_]+)"', (ROOT / "bot.py").read_text(encoding="utf-8")))
    assert read == set(re.findall(r"^([A-Z_]+)=", example, re.MULTILINE))
    assert f"\nDATABASE={DEFAULT_DATABASE}\n" in example


def test_the_commands_for_owners_exist(tmp_path: Path) -> None:
    commands = set(re.findall(r"python -m arnak_bot ([\w-]+)", README + HOSTING))
    assert commands == {"backup", "doctor", "move-database"}
    missing = str(tmp_path / "missing.db")
    assert main(["--database", missing, "doctor", "--repair"]) == main(["--database", missing, "backup", "x"]) == 2
    assert main(["move-database", missing, str(tmp_path / "new.db")]) == 2


def test_linked_pages_exist() -> None:
    for folder, page in ((ROOT, README), (ROOT / "docs", HOSTING)):
        links = [link for link in re.findall(r"\]\(([^)#]+)", page) if "://" not in link]
        assert links and [link for link in links if not (folder / link).exists()] == []


def test_the_readme_is_short_enough_to_be_read_to_the_end() -> None:
    lines = README.splitlines()
    assert len(lines) <= 120
    assert [line for line in lines if len(line) > 120 and "https://" not in line and line[0] != "|"] == []


def test_the_compose_file_sets_what_the_bot_reads() -> None:
    compose = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    example = (ROOT / ".env.example").read_text(encoding="utf-8")
    given = set(re.findall(r"^    ([A-Z_]+): ", compose, re.MULTILINE))
    assert given == {"DATABASE", "SHARDS", "METRICS_HOST", "METRICS_PORT"}
    assert given < set(re.findall(r"^([A-Z_]+)=", example, re.MULTILINE))


def test_the_container_has_everything_the_bot_imports_and_does_not_run_as_root() -> None:
    steps = (ROOT / "Dockerfile").read_text(encoding="utf-8").splitlines()
    copied = {step.split()[-1] for step in steps if step.startswith("COPY") and len(step.split()) == 3} - {"./"}
    assert copied == {"arnak_bot", "cogs", "images"} and "COPY bot.py ./" in steps
    assert steps.index("USER arnak") < steps.index('CMD ["python", "bot.py"]')
    allowed = {line[1:] for line in (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines() if line[0] == "!"}
    assert allowed >= copied | {"bot.py", "requirements.txt", "requirements-postgresql.txt"}


def test_the_page_for_owners_states_how_quickly_processes_notice_each_other() -> None:
    pace = Pace()
    assert (pace.beat, pace.trust, pace.dead, pace.gift, pace.lonely) == (1, 6, 9, 5, 30) and IDENTIFY_SECONDS == 5.5
    said = ("heartbeat once a second", "stops for nine seconds", "after six seconds", "every five seconds")
    assert all(each in " ".join(HOSTING.split()) for each in (*said, "for 30 seconds", "in 5.5 seconds"))
