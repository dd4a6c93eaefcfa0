"""Writes docs/first-game.md: a newcomer's whole path in pictures, from `/game learn` to the end of the guided game.

Every step is a tap on something the newest panel offers; only the newcomer's own taps advance the game.
"""

from __future__ import annotations

import io
import re
from dataclasses import dataclass, field
from pathlib import Path

from PIL import Image
from playwright.sync_api import Locator, Page

from tools.newcomer import is_over, open_panel, panel_text, play

FOLDER = "first-game"
TITLE = "# A first game, from scratch\n"
OPENING = """
This is a newcomer's view on a phone (390 points wide): `/game learn`, the guided game against the rival, and its end.
Every picture is a message from a game played tap by tap at the local table, where pictures are below the buttons;
Discord shows them above. `python -m tools.make_screenshots first_game` plays another game and rewrites this page.
"""
PAGES = 7
QUALITY = 72
WIDTH, HIGHEST = 390, 1400
"""The width and maximum height of a picture in points; taller messages are cut off at the bottom."""
PATIENCE = 120_000
"""Milliseconds for one step on a busy machine."""

LOADED = """message => [...message.querySelectorAll("img")].every(each => each.complete && each.naturalWidth > 0)"""
COPY = """([message, width]) => {
    const copy = message.cloneNode(true);
    copy.id = "kept";
    copy.style.cssText = `position: fixed; top: 0; left: 0; width: ${width}px; margin: 0; z-index: 9999`;
    copy.style.background = getComputedStyle(document.querySelector("#preview-stage")).backgroundColor;
    for (const each of copy.querySelectorAll(".attachment-media-actions, .message-context-actions")) each.remove();
    for (const each of copy.querySelectorAll("button")) {
        each.disabled = false;
        each.removeAttribute("aria-disabled");
    }
    document.querySelector("#channel-layout").append(copy);
}"""
"""A script that puts a copy of a message on top of the page, because the message list would crop it and may be redrawn
at any time. Mouse-only controls are left out, and buttons are not greyed out while the page is busy."""

MOMENTS = (
    ("turn", "**My turn** opens a private panel; a hint suggests a first move.", "Welcome ashore"),
    (
        "pay",
        "After choosing a site from a menu, you pay for travel; the cheapest payment comes first.",
        "(?s)(?=.*💡).*how do you pay",
    ),
    ("discovery", "A discovery: the finds come first, with a picture.", "🗿"),
    ("recruit", "Choosing an assistant: both sides of each are described.", r"\Arecruit "),
    ("overcome", "A guardian is overcome: five points, and a boon.", "You overcame|You have a boon"),
    ("round", "A new round: your new hand, and what it can do.", "Round II: your turn"),
    ("last", "The last round: everything becomes points.", "This is the last round"),
)
"""What to take a picture of when it first appears: its name, its caption, and a pattern for the next action and, below
it, the text of the panel."""


@dataclass
class FirstGame:
    page: Page
    pictures: list[tuple[str, str, Image.Image]] = field(default_factory=list)

    def learn(self) -> None:
        """Read the tutorial, and start the guided game on its last page."""
        self.page.get_by_role("button", name="Next ›").last.wait_for(timeout=PATIENCE)
        self._keep("learn", "`/game learn`: seven short pages with a picture each.")
        for number in range(2, PAGES + 1):
            self.page.get_by_role("button", name="Next ›").last.click()
            self.page.get_by_text(f"{number} of {PAGES}").last.wait_for(timeout=PATIENCE)
            if number == 2:
                self._keep("signs", "Every icon explained; **Help** below each board shows this page, too.")
        self._keep("last-page", "Every page starts a guided game, here or in a direct message.")
        self.page.get_by_role("button", name="Start a guided game here").last.click()
        self.page.get_by_role("button", name="My turn").last.wait_for(timeout=PATIENCE)
        self._keep("board", "The table in the channel: the rival has moved, and it is your turn.")
        open_panel(self.page)

    def play(self) -> None:
        for choice in play(self.page):
            text = panel_text(self.page)
            for name, line, pattern in MOMENTS:
                is_there = re.search(pattern, f"{choice.value}\n{text}")
                if is_there and name not in [each[0] for each in self.pictures]:
                    self._keep(name, line, private=True)
        assert is_over(self.page)
        self._keep("end", "The end: the score sheet; another game, one step harder, is a tap away.")
        self.page.get_by_role("button", name="Play again").last.click()
        self.page.get_by_role("button", name="My turn").last.wait_for(timeout=PATIENCE)
        self._keep("again", "**Play again** deals the next game immediately.")

    def write(self, docs: Path) -> None:
        folder = docs / FOLDER
        folder.mkdir(exist_ok=True)
        lines = [TITLE, OPENING]
        for number, (name, line, picture) in enumerate(self.pictures, 1):
            picture.save(folder / f"{name}.webp", "WEBP", quality=QUALITY, method=6)
            alt = re.sub(r"[*`]", "", line)
            lines.append(f"\n{number}. {line}\n\n   ![{alt}]({FOLDER}/{name}.webp)\n")
        (docs / "first-game.md").write_text("".join(lines), encoding="utf-8")

    def _keep(self, name: str, line: str, *, private: bool = False) -> None:
        """Of the newest message; if `private`, of the newest private one with controls."""
        messages = self.page.locator("article.channel-message")
        if private:
            messages = messages.filter(has_text="Only you can see this").filter(
                has=self.page.locator(".message-components")
            )
        shot = photographed(messages.last)
        self.pictures.append((name, line, shot.crop((0, 0, WIDTH, min(shot.height, HIGHEST)))))


def photographed(message: Locator) -> Image.Image:
    page = message.page
    message.scroll_into_view_if_needed(timeout=PATIENCE)  # images load when scrolled into view
    page.wait_for_function(LOADED, arg=message.element_handle(), timeout=PATIENCE)
    page.evaluate(COPY, [message.element_handle(), WIDTH])
    copy = page.locator("#kept")
    page.wait_for_function(LOADED, arg=copy.element_handle(), timeout=PATIENCE)
    try:
        with Image.open(io.BytesIO(copy.screenshot(animations="disabled", timeout=PATIENCE))) as shot:
            return shot.convert("RGB")
    finally:
        page.evaluate("() => document.querySelector('#kept')?.remove()")
