"""The words above a private panel's picture: one headline, then at most two lines."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from arnak_bot.kit.limits import clip

MOST_LINES, MOST_WORDS = 3, 40
LINE = 160
"""The maximum length of a line, in characters; a phone shows about 40 per row."""
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
    suggested: Sequence[str] = (),
    done: Sequence[str] = (),
    news: Sequence[str] = (),
    status: Sequence[str] = (),
) -> PanelText:
    """Arrange the text of a panel: the headline is the `notice`, or what the player has just `done`, or the question.

    The ends of a headline and of the player's `status` (what follows a dot or a colon) are left out if there is no
    room for them. The question `asked` is always included, after all that was done. News about the others fills the
    remaining room; its last line may be shortened to fit in the status. In a guided game, the latest news stands
    beside the question, a `lesson` replaces the rest, and the last line is the first wording of the suggestion
    (`suggested`, the best first) for which there is room.

    >>> panel_text("What do you do?", done=["Ann draws."], status=["You have 2 points"]).text
    '**Ann draws.**\\nWhat do you do?\\nYou have 2 points'
    """
    told = list(done)[:1] if lesson else list(done)
    head = notice or next(iter(told), "")
    heads = dict.fromkeys((*_beginnings(head), head.partition(": ")[0])) if head else ()
    tops = [*([_bold(each), _plain(asked)] for each in heads), [_bold(asked)]]
    taught = [lesson] if lesson else []
    if taught or notice:
        tops = [next((top for top in tops if notice or _fits([*top, lesson])), tops[-1])]
    latest = _plain(next(iter(news), "")) if lesson or suggested else ""
    beside = dict.fromkeys((latest, f"{latest.partition('. ')[0].rstrip('.')}.", "")) if latest else ("",)
    bases = [[*top[:-1], f"{top[-1]} {each}".rstrip(), *taught] for each in beside for top in tops]
    usual = next(filter(_fits, bases), bases[-1]) if lesson else bases[0]
    fitting = ((base, [line]) for base in bases for line in suggested if _fits([*base, line]))
    lines, last = next(fitting, (usual, []))
    more = [] if lesson else told if notice else told[1:]
    rest = [] if lesson else [*more, *(news[1:] if latest else news)]
    shown = at = 0
    for text in rest:
        line = _plain(text)
        if not _fits([*lines, line, *last]):
            break
        at = len(lines) - 1 if head and shown < len(more) else len(lines)  # what was done comes before what is asked
        lines = [*lines[:at], line, *lines[at:]]
        shown += 1
    forms = [[each] for text in status[:1] for each in _beginnings(_plain(text))] if not lesson else []
    own = next((each for each in forms if _fits([*lines, *each, *last])), forms[0] if forms else [])
    shorter = [*lines[:at], _shorter(lines[at], _words([*lines, *own, *last]) - MOST_WORDS), *lines[at + 1 :]]
    fits, makes_room = _fits([*lines, *own, *last]), shown > 0 and _fits([*shorter, *own, *last])
    lines = [*lines, *own] if fits else [*shorter, *own] if makes_room else lines
    clipped = any(len(text.replace(BOLD, "")) > LINE for text in rest[:shown])
    cut = bool(news) and not suggested and (shown < len(rest) or (makes_room and not fits) or clipped)
    return PanelText("\n".join([*lines, *last]), cut=cut)


def _beginnings(text: str) -> list[str]:
    """A line with ever fewer of its parts between dots."""
    parts = text.split(" · ")
    return [" · ".join(parts[:count]) for count in range(len(parts), 0, -1)]


def _fits(lines: Sequence[str]) -> bool:
    return len(lines) <= MOST_LINES and _words(lines) <= MOST_WORDS


def _words(lines: Sequence[str]) -> int:
    return sum(len(line.split()) for line in lines)


def _shorter(line: str, by: int) -> str:
    """The line with at least `by` words cut from its end."""
    return _whole_clauses(f"{' '.join(line.split()[:-by])}…") if 0 < by < len(line.split()) else line


def _whole_clauses(line: str) -> str:
    """A truncated line without short words at its end, up to its last comma or bracket if that leaves half of it."""
    line = re.sub(r"(?: \w{1,3}){1,2}…$", "…", line)
    line = re.sub(r"[.,:;]…$", "…", line)
    clauses = line[: max(line.rfind(", "), line.rfind(") ") + 1, line.rfind(". "), 0)]
    return f"{clauses}…" if line.endswith("…") and len(clauses) > len(line) // 2 else line


def _bold(text: str) -> str:
    return f"{BOLD}{clip(text.replace(BOLD, ''), LINE)}{BOLD}"


def _plain(text: str) -> str:
    text = text.replace(BOLD, "")
    return text if len(text) <= LINE else _whole_clauses(clip(text, LINE))
