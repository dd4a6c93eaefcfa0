"""A simulated newcomer at the local table, who uses only what the newest panel offers: its buttons and menus.

It sees no hand, position or database, only labels and the actions behind options.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from playwright.sync_api import Page

PAUSE, MOST_PAUSES = 300, 200
"""Milliseconds between checks of the page, and the number of checks before giving up."""
ENOUGH = 2
"""How many times one choice is tried in the same position."""
PLENTY = 400
"""More steps than any game takes."""

AT_REST = """() => !/…$/.test(document.querySelector("#action-status").textContent.trim())"""
"""A script that checks whether the page has processed the last click."""

_NEWEST = """() => {
    const panels = [...document.querySelectorAll("article.channel-message")].filter(
        each => /Only you can see this/.test(each.innerText) && each.querySelector(".message-components"));
    const panel = panels.pop();
    if (!panel) return ["", []];
    const found = [];
    for (const each of panel.querySelectorAll("button[data-control-key]")) {
        const key = each.dataset.controlKey;
        if (!key.includes(":component:")) continue;
        if (!each.classList.contains("select-trigger")) {
            found.push([key, each.innerText.trim(), "", ""]);
            continue;
        }
        const menu = each.getAttribute("aria-label");
        for (const option of panel.querySelectorAll(`[data-control-key="${key}:options"] [role=option]`))
            found.push([key, option.querySelector(".option-label").textContent, option.dataset.value, menu]);
    }
    return [panel.querySelector(".message-content")?.innerText || panel.innerText, found];
}"""
"""A script that returns the text of the newest private message with controls, and its buttons and options."""

_WISHES = (
    r"^Yes, I am sure",
    r"^Pay with .* and end turn$",
    r"^pay ",
    r"^recruit ",
    r"^overcome ",
    r"^temple ",
    r"^research notebook ",
    r"^discover ",
    r"^research glass ",
    r"^(assistant|boon|idol) ",
    r"^End turn",
    r"^exile fear",
    r"^dig camp-compass",
    r"^dig L",
    r"^dig ",
    r"^buy ",
    r"^play ",
)
"""The preferences of somebody who has just learned the game, as patterns for an option's action or a button's label."""
_LAST = (r"^Pass", r"^No", r"^(decline|cancel|done)")
_NEVER = re.compile(
    r"^(Undo|Ask |Take back|Pay differently|Log$|What is this|What would you do|Go back|🔍|💡|missing:|page:)"
)


@dataclass(frozen=True, slots=True)
class Choice:
    """A button, or an option of a menu; for an option, `value` is its action and `menu` the heading."""

    control: str
    label: str
    value: str
    menu: str

    @property
    def says(self) -> str:
        """The text against which preferences are matched."""
        return self.value or self.label


def choices_of(page: Page) -> list[Choice]:
    return [Choice(*each) for each in page.evaluate(_NEWEST)[1]]


def panel_text(page: Page) -> str:
    return str(page.evaluate(_NEWEST)[0])


def preferred(choices: Sequence[Choice]) -> Choice | None:
    able = [choice for choice in choices if not _NEVER.match(choice.says)]
    asked = [choice for choice in able if _is_an_answer(choice)] or able
    for wish in (*_WISHES, "", *_LAST):
        for choice in asked:
            giving_up = any(re.match(last, choice.says) for last in _LAST)
            if re.match(wish, choice.says) and (wish in _LAST or not giving_up):
                return choice
    return None


def _is_an_answer(choice: Choice) -> bool:
    """Whether a choice answers a question: it is in a menu that asks one, or a button other than End turn and Pass."""
    if choice.menu:
        return choice.menu.startswith(("Which ", "What ", "How ", "Where", "From "))
    return not re.match(r"^(End turn|Pass)", choice.label)


def take(page: Page, choice: Choice) -> bool:
    """Return whether the panel changed."""
    page.wait_for_function(AT_REST, timeout=PAUSE * MOST_PAUSES)  # a busy page ignores clicks
    if choice not in choices_of(page):
        return True  # the panel has changed, or a newer message has taken its place
    before = page.evaluate(_NEWEST)
    page.locator(f'button[data-control-key="{choice.control}"]').last.click()
    if choice.value:
        option = page.locator(f'[data-control-key="{choice.control}:options"] [data-value="{choice.value}"]').last
        if not option.is_visible():  # the page was busy
            page.wait_for_timeout(PAUSE)
            page.locator(f'button[data-control-key="{choice.control}"]').last.click()
        option.click()
    return wait_for_another(page, before)


def wait_for_another(page: Page, before: object) -> bool:
    """Wait for a change, and a moment longer; return whether there was one."""
    for _ in range(MOST_PAUSES):
        page.wait_for_timeout(PAUSE)
        if page.evaluate(_NEWEST) != before:
            page.wait_for_timeout(PAUSE)
            return True
    return False


def play(page: Page) -> Iterator[Choice]:
    """Yield each choice before it is taken, with its panel on the page.

    Raises:
        RuntimeError: the game has not ended within `PLENTY` steps.
    """
    taken: Counter[tuple[str, str]] = Counter()
    given_up: set[str] = set()
    last = ""
    for _ in range(PLENTY):
        if is_over(page):
            return
        text, choices = panel_text(page), choices_of(page)
        able = [each for each in choices if taken[text, each.says] < ENOUGH and each.says not in given_up]
        choice = preferred(able or choices)
        if choice is None:
            open_panel(page)
            continue
        taken[text, choice.says] += 1
        if choice.label.startswith("Take it back"):
            given_up.add(last)
        last = choice.says
        yield choice
        if not take(page, choice) and not is_over(page):
            open_panel(page)
    raise RuntimeError("the game never ends")


def open_panel(page: Page) -> None:
    page.wait_for_function(AT_REST, timeout=PAUSE * MOST_PAUSES)
    before = page.evaluate(_NEWEST)
    page.get_by_role("button", name="My turn").last.click()
    wait_for_another(page, before)


def is_over(page: Page) -> bool:
    return page.get_by_role("button", name="Play again").count() > 0
