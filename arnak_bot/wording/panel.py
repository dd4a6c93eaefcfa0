"""The words above a private panel's picture: one headline, at most two lines, and what the player has."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, product

from arnak_bot.kit.limits import clip

MOST_LINES, MOST_WORDS = 3, 40
"""The status has a line of its own below the others, which leave room for its words if they can."""
LINE = 180
"""The maximum length of a line, in characters; a phone shows about 40 per row."""
BOLD = "**"
_END_OF_PART = re.compile(r"\. |, | and ")
_MORE = ". …"
"""The end of a line whose further sentences are left out."""
_FEWEST = 8
"""The minimum number of words for the beginning of a line to make sense on its own."""


@dataclass(frozen=True, slots=True)
class PanelText:
    """The `text`, whether it omits news that can be read in the log (`cut`), and whether it includes the lesson."""

    text: str
    cut: bool
    teaches: bool = False


def panel_text(
    asked: str,
    *,
    notice: str = "",
    lesson: str = "",
    suggested: Sequence[str] = (),
    done: Sequence[str] = (),
    requests: Sequence[str] = (),
    news: Sequence[str] = (),
    status: Sequence[str] = (),
) -> PanelText:
    """Arrange the text of a panel: the headline is the `notice`, or what the player has just `done`, or the question.

    The question `asked` stands after all that was done. It and the first of the open `requests` are always whole, and
    the player's `status` if they leave room; if not, what follows a "·" is left out. Further requests and then news
    about the others fill the remaining room; if even the first line does not fit, that line is shortened. In a guided
    game, the latest news appears beside the question, and the last line is the first wording of the suggestion
    (`suggested`, the best first) for which there is room, which comes before the status and the end of a headline. A
    `lesson` replaces the rest if it leaves room for what was done and for the latest news.

    >>> panel_text("What do you do?", done=["Ann draws."], status=["You have 2 points"]).text
    '**Ann draws.**\\nWhat do you do?\\nYou have 2 points'
    """
    news = (*requests, *news)
    head, latest = notice or next(iter(done), ""), _plain(next(iter(news), ""))
    if lesson and (taught := _with_lesson(asked, head, latest, lesson, suggested)):
        text = "\n".join(taught)
        return PanelText(text, cut=latest not in text, teaches=True)
    lines, last = _with_suggestion(asked, head, latest if suggested else "", suggested, shorten=not notice)
    more = done if notice else done[1:]
    rest = [*more, *(news[1:] if suggested and latest else news)]
    own = [_plain(each) for each in status[:1]]
    shown, clipped = 0, False
    for text in rest:
        asks = text in requests[:1]
        below = [] if suggested or text in requests else own
        forms = [_plain(text)] if asks else [*_ever_shorter(_plain(text))]
        if not (asks or shown or more or (suggested and latest)):  # at least part of the newest is always shown
            forms.append(_shorter(_plain(text), MOST_WORDS - _words([*lines, *below])))
        line = next((each for each in forms if asks or _fits([*lines, each, *last], below)), "")
        if not line:
            break
        was_done = head and shown < len(more)  # which comes before what is asked
        lines.insert(max(1, len(lines) - 1) if was_done else len(lines), line)
        shown, clipped = shown + 1, clipped or line != text.replace(BOLD, "")
    ends = [[each] for text in own for each in _beginnings(text)]
    own = next((each for each in ends if (_fits([*lines, *each, *last]) if last else _fits(lines, each))), [])
    cut = latest not in "\n".join(lines) if suggested else bool(news) and (shown < len(rest) or clipped)
    return PanelText("\n".join([*lines, *own, *last]), cut=cut)


def _with_lesson(asked: str, head: str, latest: str, lesson: str, suggested: Sequence[str]) -> list[str]:
    """The lines of a panel with a lesson, and the longest suggestion that fits, with less of the news if need be; none
    if there is no room for the lesson and all of the news.
    """
    heads = dict.fromkeys((head, *_beginnings(_brief(head))))
    top = next((top for each in heads if _fits([*_beside(top := _top(each, asked), latest), lesson])), [])
    taught = ([*_beside(top, news), lesson, line] for news in _ever_shorter(latest) for line in suggested)
    return next(filter(_fits, taught), [*_beside(top, latest), lesson]) if top else []


def _with_suggestion(
    asked: str, head: str, latest: str, suggested: Sequence[str], *, shorten: bool
) -> tuple[list[str], list[str]]:
    """The first lines of a panel, with the latest news beside the question, and its last line, the suggestion.

    A suggestion with its reason comes before the latest news as a whole, and before the question; the whole `head`
    comes before the reason. `shorten`: the head may be shortened.
    """
    wholes = [_top(each, asked) for each in dict.fromkeys((head, _brief(head)))] if shorten else [_top(head, asked)]
    tops = wholes + ([_top(each, asked) for each in _parts(_brief(head))] if shorten and head else [])
    forms = [*_ever_shorter(latest)]
    sentences = (each for each in forms if each.endswith(_MORE) or not each.endswith("…"))
    reasoned = [_beside(top, each) for each in sentences for top in wholes]
    reasoned += [_beside(top, each) for each in forms for top in wholes]
    bare = [_beside(top, each) for each in [*forms, ""] for top in tops]
    for lines, line in chain(product(reasoned, suggested[:-1]), product(bare, suggested)):
        if _fits([*lines, line]):
            return lines, [line]
    return _beside(tops[0], latest), []


def _top(head: str, asked: str) -> list[str]:
    """The first lines of a panel: the headline and the question, which is the headline if nothing has happened."""
    return [_bold(head), _plain(asked)] if head else [_bold(asked)]


def _beside(top: Sequence[str], latest: str) -> list[str]:
    return [*top[:-1], f"{top[-1]} {latest}".rstrip()]


def _parts(head: str) -> list[str]:
    """Ever less of what was done, without its price: its beginnings, its last results, its name, nothing."""
    name = head.partition(": ")[0]
    name += "." if head.endswith(".") and not name.endswith(".") else ""
    return [*_beginnings(head)[1:], *_last_results(head), name, ""]


def _brief(head: str) -> str:
    """A line about what was done without its price, which its button has already shown."""
    return _PRICE.sub("", head)


_PRICE = re.compile(r" \([^()]*\)(?=: )")


def _last_results(head: str) -> list[str]:
    """What was done, with only its last results, fewer and fewer; empty for a find, whose name comes first."""
    name, _, told = head.partition(": ")
    results = [] if BOLD in head else re.split(r", (?![^(]*\))", told)
    return [f"{name}: … {', '.join(results[first:]).removeprefix('and ')}" for first in range(1, len(results))]


def _beginnings(text: str) -> list[str]:
    """Shorter and shorter beginnings of a line, whose parts are separated by "·"; the whole line comes first."""
    parts = text.split(" · ")
    return [" · ".join(parts[:count]) for count in range(len(parts), 0, -1)]


def _ever_shorter(line: str) -> Iterator[str]:
    """The whole line, then fewer and fewer of its sentences and their parts, with "…" for what is missing."""
    yield line
    ends = [
        each
        for each in _END_OF_PART.finditer(line)
        if line.count("(", 0, each.start()) == line.count(")", 0, each.start()) and " " in line[: each.start()]
    ]
    for end in reversed(ends):
        kept = line[: end.start()]
        if end[0] == ". ":
            yield f"{kept}{_MORE}"
        yield f"{kept}…"


def _fits(lines: Sequence[str], below: Sequence[str] = ()) -> bool:
    return len(lines) <= MOST_LINES and _words([*lines, *below]) <= MOST_WORDS


def _words(lines: Sequence[str]) -> int:
    return sum(len(line.split()) for line in lines)


def _shorter(line: str, most: int) -> str:
    """The line cut to `most` words, unless it is short enough, or so few words would make no sense."""
    words = line.split()
    return _whole_clauses(f"{' '.join(words[:most])}…") if _FEWEST <= most < len(words) else line


def _whole_clauses(line: str) -> str:
    """A truncated line without short words at its end; cut after its last clause if that keeps more than half of it."""
    line = re.sub(r"(?: \w{1,3}){1,2}…$", "…", line)
    line = re.sub(r"[.,:;]…$", "…", line)
    clauses = line[: max(line.rfind(", "), line.rfind(") ") + 1, line.rfind(". "), 0)]
    return f"{clauses}…" if line.endswith("…") and len(clauses) > len(line) // 2 else line


def _bold(text: str) -> str:
    return f"{BOLD}{clip(text.replace(BOLD, ''), LINE)}{BOLD}"


def _plain(text: str) -> str:
    text = text.replace(BOLD, "")
    return text if len(text) <= LINE else _whole_clauses(clip(text, LINE))
