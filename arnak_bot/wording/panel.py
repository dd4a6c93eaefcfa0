"""The words above a private panel's picture: one headline, then at most two lines."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from arnak_bot.kit.limits import clip

__all__ = ["MOST_LINES", "MOST_WORDS", "PanelText", "panel_text"]

MOST_LINES, MOST_WORDS = 3, 40
HEADLINE, LINE = 160, 140
"""The most characters of a headline and of a line; a phone shows about 40 in a row."""
BOLD = "**"


@dataclass(frozen=True, slots=True)
class PanelText:
    """The `text`, and whether it omits news that can be read in the log."""

    text: str
    cut: bool


def panel_text(
    asked: str,
    *,
    notice: str = "",
    lesson: str = "",
    done: Sequence[str] = (),
    news: Sequence[str] = (),
    status: Sequence[str] = (),
) -> PanelText:
    """Arrange the text of a panel: the headline is the `notice`, or what the player has just `done`, or the question.

    The question `asked` is always included. The rest fills the remaining room: what else was done, news about the
    others, and the player's `status`. A `lesson` replaces all of these.

    >>> panel_text("What do you do?", done=["Ann draws."], status=["You have 2 points"]).text
    '**Ann draws.**\\nWhat do you do?\\nYou have 2 points'
    """
    if lesson:
        return PanelText("\n".join([_bold(asked), lesson]), cut=False)
    first = [notice] if notice else list(done[:1])
    rest = [*(done if notice else done[1:]), *news]
    lines = [_bold((first or [asked])[0]), *([_plain(asked)] if first else [])]
    words, shown = _words(lines), 0
    for text in [*rest, *status[:1]]:
        line = _plain(text)
        if len(lines) == MOST_LINES or words + _words([line]) > MOST_WORDS:
            break
        lines.append(line)
        words += _words([line])
        shown += 1
    return PanelText("\n".join(lines), cut=bool(news) and shown < len(rest))


def _bold(text: str) -> str:
    return f"{BOLD}{clip(text.replace(BOLD, ''), HEADLINE)}{BOLD}"


def _plain(text: str) -> str:
    return clip(text.replace(BOLD, ""), LINE)


def _words(lines: Sequence[str]) -> int:
    return sum(len(line.split()) for line in lines)
