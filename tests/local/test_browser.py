"""The local table as a newcomer sees it: start the program, open the page in Chromium, play."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Page, TimeoutError, expect, sync_playwright

ROOT = Path(__file__).parents[2]
CHROMIUM = shutil.which("chromium")
PATIENCE = 10
"""So often a menu is opened before it is given up."""
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]

needs_chromium = pytest.mark.skipif(CHROMIUM is None, reason="needs Debian's chromium (apt-get install chromium)")
pytestmark = [pytest.mark.slow, needs_chromium]

expect.set_options(timeout=60_000)  # no test depends on a quiet machine


def start_program(database: Path, port: str = "0") -> tuple[subprocess.Popen[str], str]:
    """Run `python bot.py` without a token; return it and the address it prints."""
    environment = {**os.environ, "DISCORD_TOKEN": "", "DATABASE": str(database), "LOCAL_PORT": port}
    program = subprocess.Popen([sys.executable, "bot.py"], cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True)
    assert program.stdout is not None
    line = program.stdout.readline()
    found = re.search(r"http://127\.0\.0\.1:\d+/#\S+", line)
    assert found is not None and "No DISCORD_TOKEN" in line, f"the program printed: {line!r}"
    return program, found[0]


def stop_program(program: subprocess.Popen[str]) -> None:
    program.send_signal(signal.SIGINT)
    rest, _ = program.communicate(timeout=30)
    assert (program.returncode, rest) == (0, ""), "the program prints one clear line and nothing else"


@contextmanager
def started(database: Path, port: str = "0") -> Iterator[str]:
    """The address of a program that runs until the block ends."""
    program, address = start_program(database, port)
    try:
        yield address
    finally:
        stop_program(program)


@pytest.fixture
def page() -> Iterator[Page]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser.new_page(viewport={"width": 390, "height": 844})
        browser.close()


def see_the_board(page: Page) -> None:
    """The newest board picture is there, loaded, and of its full size."""
    expect(page.locator("img[alt^='Round I, ']").last).to_be_visible()
    page.wait_for_function(
        """() => {
            const last = [...document.querySelectorAll("img[alt^='Round I, ']")].at(-1);
            return last.naturalWidth === 1248 && last.naturalHeight === 1560;
        }"""
    )


def send_command(page: Page, command: str) -> None:
    composer = page.locator("#channel-composer-input")
    composer.click()
    composer.press_sequentially(command)
    page.wait_for_timeout(600)
    composer.press("Enter")
    page.wait_for_timeout(500)
    expect(page.get_by_role("button", name="Send")).to_be_in_viewport(ratio=1)
    page.keyboard.press("Escape")
    page.keyboard.press("Enter")


def act_as(page: Page, name: str) -> None:
    page.select_option("#viewer-picker", label=name)
    expect(page.locator("#viewer-picker option:checked")).to_have_text(name)
    page.wait_for_timeout(500)


def whose_turn(page: Page) -> str:
    return str(re.findall(r"@(\w+) to move", page.inner_text("body"))[-1])


def is_the_turn_of(page: Page, name: str) -> None:
    """It is somebody's turn, as soon as the page says so."""
    says = "name => document.body.innerText.match(/@(\\w+) to move/g)?.at(-1) === `@${name} to move`"
    page.wait_for_function(says, arg=name)


def choose(page: Page, menu: str, option: str) -> None:
    """Pick an option of a menu; a list that closes because the page has just been drawn anew is opened again."""
    wanted = page.get_by_text(option).last
    for _ in range(PATIENCE):
        page.get_by_text(re.compile(menu)).last.click()
        try:
            wanted.click(timeout=3000)
            return
        except TimeoutError:
            continue
    raise AssertionError(f"{option} could not be picked")


def take_a_turn(page: Page, site: str) -> None:
    """My turn, a site with the cheapest payment, and the end of the turn if it is asked for."""
    page.get_by_role("button", name="My turn").last.click()
    choose(page, "Dig, discover", f"Dig at {site}")
    page.wait_for_timeout(1500)
    end = page.get_by_role("button", name="End turn")
    if end.count():
        end.last.click()


def test_an_option_has_suggestions_before_anything_is_typed(page: Page, tmp_path: Path) -> None:
    with started(tmp_path / "arnak.db") as address:
        page.goto(address)
        send_command(page, "/game solo")
        expect(page.get_by_role("button", name="My turn").last).to_be_visible()
        composer = page.locator("#channel-composer-input")
        composer.click()
        composer.press_sequentially("/turn do")
        page.wait_for_timeout(600)
        composer.press("Enter")
        expect(page.locator(".command-suggestion").first).to_contain_text("Dig at ")


def test_the_page_stays_in_place_while_a_menu_of_its_newest_message_opens(page: Page, tmp_path: Path) -> None:
    with started(tmp_path / "arnak.db") as address:
        page.goto(address)
        send_command(page, "/game solo")
        page.get_by_role("button", name="My turn").last.click()
        page.get_by_role("button", name="What is this?").last.click()
        menu = page.locator(".select-trigger").last
        expect(menu).to_contain_text("Idols")
        page.wait_for_timeout(3500)  # the page follows what is new for three seconds
        menu.evaluate("menu => menu.scrollIntoView({ block: 'end' })")
        before = page.evaluate("document.getElementById('channel-timeline').scrollTop")
        menu.click()
        page.wait_for_timeout(2000)
        expect(menu).to_have_attribute("aria-expanded", "true")
        assert page.evaluate("document.getElementById('channel-timeline').scrollTop") == before


def test_a_newcomer_starts_a_table_and_two_players_take_a_turn(page: Page, tmp_path: Path) -> None:
    database = tmp_path / "arnak.db"
    with started(database) as address:
        page.goto(address)
        send_command(page, "/game new")
        expect(page.get_by_text("Open seat").last).to_be_visible()
        act_as(page, "Ben")
        page.get_by_role("button", name="Join").last.click()
        expect(page.get_by_text("Open seat")).to_have_count(0)
        act_as(page, "Ada")
        page.get_by_role("button", name="Start").last.click()
        see_the_board(page)

        first = whose_turn(page)
        act_as(page, first)
        take_a_turn(page, "Quarry")
        second = "Ben" if first == "Ada" else "Ada"
        expect(page.get_by_text(re.compile(f"{first} .*digs at Quarry")).last).to_be_visible()
        act_as(page, second)
        is_the_turn_of(page, second)
        take_a_turn(page, "Lookout")
        expect(page.get_by_text(re.compile(f"{second} .*digs at Lookout")).last).to_be_visible()
        assert "Your hand" not in page.inner_text("body")

        assert page.context.browser is not None
        late = page.context.browser.new_page(viewport={"width": 390, "height": 844})
        late.goto(address)
        see_the_board(late)
        assert whose_turn(late) == first
        expect(late.get_by_text("unavailable")).to_have_count(0, timeout=5_000)
        act_as(late, first)
        late.get_by_role("button", name="My turn").last.click()
        expect(late.get_by_text("Pass for this round").last).to_be_in_viewport()
        late.get_by_role("button", name="Channels").click()
        late.get_by_role("button", name="Direct messages").click()
        expect(late.get_by_text("No messages in this channel")).to_be_visible()
        late.close()

    expect(page.get_by_text("The bot is not running")).to_be_visible()
    page.evaluate("window.before = true")
    with started(database, port=address.split(":")[2].split("/")[0]) as same:
        assert same == address
        page.wait_for_function("() => !window.before")
        see_the_board(page)
        is_the_turn_of(page, first)
        expect(page.get_by_text("The bot is not running")).to_be_hidden()
        expect(page.locator("#viewer-picker option:checked")).to_have_text(second)
