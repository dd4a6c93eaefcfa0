"""Make the pictures of a phone in docs/: the real bot on the local table, in Chromium at a width of 390 pixels.

python -m tools.make_screenshots [scene ...]     (needs requirements-dev.txt and Debian's chromium)
"""

from __future__ import annotations

import asyncio
import io
import re
import sys
import tempfile
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, ViewportSize, sync_playwright

from arnak_bot.games.arnak.engine import Game
from arnak_bot.games.arnak.players import EagerPlayer
from arnak_bot.host import Host
from arnak_bot.store import Store
from tests.local.test_browser import ARGUMENTS, CHROMIUM, act_as, start_program, stop_program, whose_turn
from tools.first_game import PATIENCE, FirstGame

DOCS = Path(__file__).parent.parent / "docs"
SIZE = ViewportSize(width=390, height=844)
GROUND = (30, 31, 34)
GAP = 16
USUAL = ("first_steps", "a_turn", "the_end")
"""The scenes that are played unless others are named: a whole first game takes long."""
TO_THE_END = """() => {
    for (const each of document.querySelectorAll("main, section, div, ol, ul"))
        if (each.scrollHeight > each.clientHeight + 40) each.scrollTop = each.scrollHeight;
}"""

AT_REST = """() => {
    const inSight = each => {
        const box = each.getBoundingClientRect();
        return box.bottom > 0 && box.top < innerHeight;
    };
    return !/…$/.test(document.querySelector("#action-status").textContent.trim())
        && [...document.querySelectorAll("article.channel-message img")].filter(inSight).every(
            each => each.complete && each.naturalWidth > 0);
}"""
"""Whether the page is done with what was pressed, and shows its pictures."""


class Phone:
    """A page that collects what it shows."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.shots: list[Image.Image] = []

    def shoot(self, *, scroll: bool = True) -> None:
        """Keep what the phone shows now, scrolled to the newest message."""
        self.rest()
        if scroll:
            self.page.evaluate(TO_THE_END)
            self.rest()
            self.page.evaluate(TO_THE_END)
            self.page.wait_for_timeout(600)
        with Image.open(io.BytesIO(self.page.screenshot())) as shot:
            self.shots.append(shot.convert("RGB"))

    def rest(self) -> None:
        """Wait until the page is at rest."""
        self.page.wait_for_timeout(1200)
        self.page.wait_for_function(AT_REST, timeout=PATIENCE)

    def say(self, command: str) -> None:
        """Type a command and send it."""
        composer = self.page.locator("#channel-composer-input")
        composer.click()
        composer.press_sequentially(command)
        self.page.wait_for_timeout(700)
        composer.press("Enter")
        self.page.wait_for_timeout(500)
        self.page.keyboard.press("Escape")
        self.page.keyboard.press("Enter")
        self.rest()

    def press(self, name: str | re.Pattern[str]) -> None:
        """Press the newest button of this name."""
        self.page.get_by_role("button", name=name).last.click()
        self.rest()


def a_turn(phone: Phone) -> None:
    """From the lobby to the end of the first turn, and the log."""
    phone.say("/game new")
    for name in ("Ben",):
        act_as(phone.page, name)
        phone.press("Join")
    act_as(phone.page, "Ada")
    phone.shoot()
    phone.press("Start")
    phone.page.wait_for_timeout(1500)
    act_as(phone.page, whose_turn(phone.page))
    phone.shoot()
    phone.press("My turn")
    phone.shoot()
    phone.page.get_by_text(re.compile("Island: dig")).last.click()
    phone.shoot(scroll=False)
    phone.page.get_by_text("Dig at Quarry").last.click()
    phone.page.wait_for_timeout(1500)
    phone.shoot()
    phone.press(re.compile("^Pay with .* and end turn$"))
    phone.shoot()


def first_steps(phone: Phone) -> None:
    """A newcomer's path: the pages, the guided game, its first hints, and help."""
    phone.say("/game learn")
    phone.shoot()
    for _ in range(3):
        phone.press("Next ›")
    phone.shoot()
    for _ in range(3):
        phone.press("Next ›")
    phone.press("Start a guided game here")
    phone.page.wait_for_timeout(1500)
    phone.press("My turn")
    phone.shoot()
    phone.page.get_by_text(re.compile("Island: dig")).last.click()
    phone.page.get_by_text("Dig at Lookout").last.click()
    phone.page.wait_for_timeout(1500)
    phone.shoot()
    phone.press(re.compile("^Pay with .* and end turn$"))
    phone.press("Help")
    phone.shoot()


def first_game(phone: Phone) -> None:
    """The whole path of a newcomer, to the end of the guided game; it writes its own page."""
    phone.say("/game learn")
    game = FirstGame(phone.page)
    game.learn()
    game.play()
    game.write(DOCS)


async def play_to_the_last_action(database: Path) -> None:
    """Let two eager players finish the game but for the last pass."""
    store = await Store.open(database)
    host = Host.of(store)
    table = await host.registry.table(1)
    table.options = replace(table.options, auto_end=False)  # here and now only: no move but the players' own
    player = EagerPlayer(5)
    while True:
        seat = table.running.seats_to_act[0]
        if ends_with_a_pass(table.running, seat):
            break
        await host.play.act(table, table.seats[seat].user_id, player.choose(table.running.view(seat)).text)
    await store.close()


def ends_with_a_pass(game: Game, seat: int) -> bool:
    """Whether the game is over once this seat passes."""
    after = game.copy()
    if "pass" not in [action.text for action in after.legal_actions(seat)]:
        return False
    after.apply("pass", seat)
    if not after.over and after.seats_to_act == (seat,):
        after.apply("end", seat)
    return after.over


def the_end(phone: Phone) -> None:
    """The last action of the game, the score sheet, the log, and the statistics."""
    act_as(phone.page, whose_turn(phone.page))
    phone.press("My turn")
    phone.page.wait_for_timeout(1500)
    for name in (re.compile("^Pass"), re.compile("^Yes, I am sure"), re.compile("^End turn")):
        button = phone.page.get_by_role("button", name=name)
        if button.count():
            button.last.click()
            phone.page.wait_for_timeout(3000)
    phone.shoot()
    phone.press("Log")
    phone.shoot()
    phone.say("/show stats")
    phone.page.wait_for_timeout(2500)
    phone.shoot()


def side_by_side(shots: Sequence[Image.Image], target: Path) -> None:
    """Put screenshots beside each other."""
    width, height = shots[0].size
    sheet = Image.new("RGB", (GAP + len(shots) * (width + GAP), height + 2 * GAP), GROUND)
    for at, shot in enumerate(shots):
        sheet.paste(shot, (GAP + at * (width + GAP), GAP))
    sheet.save(target, "WEBP", quality=88)


def main(only: Sequence[str] = ()) -> None:
    """Drive the local table: a newcomer's whole first game and first steps, then a turn and the end of another game.

    `only` names the scenes to play, the usual ones if none; "the_end" goes on from "a_turn".
    """
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        database, fresh = Path(folder) / "arnak.db", Path(folder) / "newcomer.db"
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        scenes: tuple[tuple[Callable[[Phone], None], str, Path], ...] = (
            (first_game, "", Path(folder) / "first.db"),
            (first_steps, "phone-learn.webp", fresh),
            (a_turn, "phone-turn.webp", database),
            (the_end, "phone-end.webp", database),
        )
        for scene, target, kept in scenes:
            if scene.__name__ not in (only or USUAL):
                continue
            if scene is the_end:
                with ThreadPoolExecutor() as threads:  # playwright has an event loop of its own here
                    threads.submit(lambda: asyncio.run(play_to_the_last_action(database))).result()
            program, address = start_program(kept)
            try:
                phone = Phone(browser.new_page(viewport=SIZE))
                phone.page.set_default_timeout(PATIENCE)
                phone.page.goto(address)
                phone.page.wait_for_timeout(2000)
                scene(phone)
                if phone.shots:
                    side_by_side(phone.shots, DOCS / target)
            finally:
                stop_program(program)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
