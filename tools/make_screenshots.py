"""Make the phone screenshots in docs/: the real bot on the local table, in Chromium at a width of 390 pixels.

python -m tools.make_screenshots [scene ...]     (needs requirements-dev.txt and Debian's chromium)
"""

from __future__ import annotations

import asyncio
import io
import re
import shutil
import sys
import tempfile
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Page, ViewportSize, sync_playwright

from arnak_bot.games.arnak.engine import Game
from arnak_bot.games.arnak.players.eager_player import EagerPlayer
from arnak_bot.games.lost_cities.engine import GameView, Phase, Play
from arnak_bot.games.lost_cities.players.thinker import LEVELS, Thinker
from arnak_bot.host import Host, Table
from benchmarks.measuring import hosting
from tests.local.test_browser import ARGUMENTS, CHROMIUM, act_as, start_program, stop_program, whose_turn
from tools.first_game import PATIENCE, FirstGame
from tools.make_examples import DOCS, PHONE, side_by_side

SIZE = ViewportSize(width=PHONE, height=844)
USUAL = ("a_turn", "the_end", "cities_open", "cities_turn", "cities_end")
"""The default scenes: all except the complete first game, which takes a long time."""
OPENED = "cities.db"
"""Both later scenes of Lost Cities start from a copy of this database, since reopening a page would mix up messages."""
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
"""A script that checks whether the page has processed the last click and loaded its images."""


class Phone:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.shots: list[Image.Image] = []

    def shoot(self, *, scroll: bool = True) -> None:
        """Take a screenshot, scrolled to the newest message."""
        self.rest()
        if scroll:
            self.page.evaluate(TO_THE_END)
            self.rest()
            self.page.evaluate(TO_THE_END)
            self.page.wait_for_timeout(600)
        with Image.open(io.BytesIO(self.page.screenshot())) as shot:
            self.shots.append(shot.convert("RGB"))

    def rest(self) -> None:
        self.page.wait_for_timeout(1200)
        self.page.wait_for_function(AT_REST, timeout=PATIENCE)

    def type(self, command: str) -> None:
        """Type a command, and take the suggestion."""
        composer = self.page.locator("#channel-composer-input")
        composer.click()
        composer.press_sequentially(command)
        self.page.wait_for_timeout(800)
        composer.press("Enter")
        self.page.wait_for_timeout(800)

    def say(self, command: str) -> None:
        self.type(command)
        self.page.keyboard.press("Escape")
        self.page.keyboard.press("Enter")
        self.rest()

    def choose(self, option: str, value: str) -> None:
        """Choose an option of the command that is being typed, then its value."""
        for text in (option, value):
            self.page.get_by_text(text, exact=text is option).last.click()
            self.page.wait_for_timeout(600)

    def press(self, name: str | re.Pattern[str]) -> None:
        self.page.get_by_role("button", name=name).last.click()
        self.rest()


def a_turn(phone: Phone) -> None:
    """From the lobby to the end of the first turn."""
    phone.say("/game new")
    act_as(phone.page, "Ben")
    phone.press("Join")
    act_as(phone.page, "Ada")
    phone.shoot()
    phone.press("Start")
    phone.page.wait_for_timeout(1500)
    act_as(phone.page, whose_turn(phone.page))
    phone.shoot()
    phone.press("My turn")
    phone.shoot()
    phone.page.get_by_text(re.compile("^Dig, discover")).last.click()
    phone.shoot(scroll=False)
    phone.page.get_by_text("Dig at Quarry").last.click()
    phone.page.wait_for_timeout(1500)
    phone.shoot()
    phone.press("End turn")
    phone.shoot()


def first_game(phone: Phone) -> None:
    """This writes its own page."""
    phone.say("/game learn")
    game = FirstGame(phone.page)
    game.learn()
    game.play()
    game.write(DOCS)


def cities_open(phone: Phone) -> None:
    """Open a table of Lost Cities, and choose the short game in its lobby."""
    phone.type("/game new")
    phone.choose("game", "Lost Cities: the board game")
    phone.page.evaluate("document.querySelector('#channel-composer').requestSubmit()")
    phone.rest()
    phone.page.get_by_role("combobox", name="Length").last.click()
    phone.page.get_by_role("option", name=re.compile("short")).last.click()
    phone.rest()
    act_as(phone.page, "Ben")
    phone.press("Join")
    act_as(phone.page, "Ada")
    phone.press("Start")
    phone.page.wait_for_timeout(1500)


def cities_turn(phone: Phone) -> None:
    """The panel in the middle of an expedition, and choosing a card."""
    act_as(phone.page, whose_turn(phone.page))
    phone.press("My turn")
    phone.shoot()
    phone.page.get_by_text(re.compile("^Play or discard a card")).last.click()
    phone.page.get_by_text(re.compile(r"^\d+\. Play ")).first.click()
    phone.page.wait_for_timeout(1500)
    phone.shoot()


def cities_end(phone: Phone) -> None:
    """The last draw, and the score sheet."""
    act_as(phone.page, whose_turn(phone.page))
    phone.press("My turn")
    phone.press("Draw from the deck")
    phone.press(re.compile("^Yes, I am sure"))
    phone.page.wait_for_timeout(3000)
    phone.shoot()


@asynccontextmanager
async def opened(database: Path) -> AsyncIterator[tuple[Host, Table]]:
    async with hosting(database) as host:
        yield host, await host.registry.table(1)


async def play_until(database: Path, stop: Callable[[GameView], bool]) -> None:
    """Let sensible players continue the opened game of Lost Cities, but not end an expedition before its last card."""
    shutil.copy(database.with_name(OPENED), database)
    able = Thinker(LEVELS["able"], 1)
    async with opened(database) as (host, table):
        while not stop(view := table.running.view(table.running.seats_to_act[0])):
            action, after = able.choose(table.running, view.viewer), table.running.copy()
            after.apply(action)
            if after.over:
                action = table.definition.least(table.running, view.viewer)
            await host.play.play(table, table.seats[view.viewer].user_id, [action.text])


async def play_to_a_choice(database: Path) -> None:
    """Play until cards could go on several paths and there are piles to draw from."""

    def stop(view: GameView) -> bool:
        piles = sum(bool(values) for values in view.table.piles.values())
        plays = {each.card.colour for each in view.legal if isinstance(each, Play)}
        wanted = piles > 0 and len(plays) > 1 and view.deck_size < 40
        return view.table.phase is Phase.CARD and (wanted or (bool(plays) and view.deck_size < 20))

    await play_until(database, stop)


async def play_to_the_last_draw(database: Path) -> None:
    await play_until(database, lambda view: view.deck_size == 1 and view.table.phase is Phase.DRAW)


async def play_to_the_last_action(database: Path) -> None:
    """Let eager players continue until only the last pass is missing."""
    player = EagerPlayer(5)
    async with opened(database) as (host, table):
        table.options = replace(table.options, auto_end=False)  # for this run only: no automatic moves
        while not ends_with_a_pass(table.running, seat := table.running.seats_to_act[0]):
            await host.play.play(table, table.seats[seat].user_id, [player.choose(table.running.view(seat)).text])


def ends_with_a_pass(game: Game, seat: int) -> bool:
    after = game.copy()
    if "pass" not in [action.text for action in after.legal_actions(seat)]:
        return False
    after.apply("pass", seat)
    if not after.over and after.seats_to_act == (seat,):
        after.apply("end", seat)
    return after.over


def the_end(phone: Phone) -> None:
    """The last action of the game, the score sheet, the log and the statistics."""
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


Scene = tuple[Callable[[Phone], None], str, str, Callable[[Path], Coroutine[Any, Any, None]] | None]
SCENES: tuple[Scene, ...] = (
    (first_game, "", "first.db", None),
    (a_turn, "phone-turn.webp", "arnak.db", None),
    (the_end, "phone-end.webp", "arnak.db", play_to_the_last_action),
    (cities_open, "", OPENED, None),
    (cities_turn, "phone-lost-cities.webp", "cities-turn.db", play_to_a_choice),
    (cities_end, "phone-lost-cities.webp", "cities-end.db", play_to_the_last_draw),
)
"""Each scene with its picture, its database, and how far computer players advance the game before it."""


def main(only: Sequence[str] = ()) -> None:
    """`only` names the scenes to play, by default the usual ones; some continue from the one before."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        shots: dict[str, list[Image.Image]] = defaultdict(list)
        for scene, target, name, before in SCENES:
            kept = Path(folder) / name
            if scene.__name__ not in (only or USUAL):
                continue
            if before is not None:
                with ThreadPoolExecutor() as threads:  # playwright runs its own event loop on this thread
                    threads.submit(asyncio.run, before(kept)).result()
            program, address = start_program(kept)
            try:
                phone = Phone(browser.new_page(viewport=SIZE))
                phone.page.set_default_timeout(PATIENCE)
                phone.page.goto(address)
                phone.page.wait_for_timeout(5000)
                scene(phone)
                shots[target] += phone.shots
                if phone.shots:
                    side_by_side(shots[target], DOCS / target)
            finally:
                stop_program(program)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
