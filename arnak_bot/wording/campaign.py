"""The solo campaign in words: a chapter and its stars, its result, and the map for those who cannot see it."""

from __future__ import annotations

from collections.abc import Sequence

from arnak_bot.game.definition import AnyGame
from arnak_bot.game.values import Chapter, ChapterWords
from arnak_bot.kit.limits import ALT_LIMIT, clip
from arnak_bot.kit.numerals import signed
from arnak_bot.kit.prose import enumerated, lower_first
from arnak_bot.wording.messages import Words

Stars = tuple[bool, bool, bool]


def chapter_words(game: AnyGame, chapter: Chapter, words: Words) -> ChapterWords:
    told: ChapterWords = game.texts(words.language).reference.chapter(chapter.key)
    return told


def _asks(game: AnyGame, chapter: Chapter, words: Words) -> tuple[str, str, str]:
    """What each star requires."""
    told = chapter_words(game, chapter, words)
    return told.win, told.goal, words.campaign.score(points=signed(chapter.points))


def _asked(game: AnyGame, chapter: Chapter, stars: Stars, words: Words) -> list[str]:
    said, asks = words.campaign, _asks(game, chapter, words)
    return [(said.star_won if won else said.star_missing)(ask=ask) for won, ask in zip(stars, asks, strict=True)]


def opened_line(game: AnyGame, chapter: Chapter, words: Words) -> str:
    title = chapter_words(game, chapter, words).title
    asks = enumerated(map(lower_first, _asks(game, chapter, words)), words)
    return words.campaign.opened(number=chapter.number, title=title, asks=asks)


def chapter_page(
    game: AnyGame, chapter: Chapter, stars: Stars, points: int | None, words: Words, *, is_open: bool
) -> str:
    """Return a chapter's page for somebody whose best game has these stars and points (None: no game yet)."""
    told, said = chapter_words(game, chapter, words), words.campaign
    if not is_open:
        below = said.locked(number=chapter.number - 1)
    else:
        below = said.no_best() if points is None else said.best(points=signed(points))
    page = said.page(number=chapter.number, title=told.title, told=told.told, game=game.title, twist=told.twist)
    return "\n".join([page, *_asked(game, chapter, stars, words), f"-# {below}"])


def ended_lines(
    game: AnyGame, chapter: Chapter, stars: Stars, following: tuple[AnyGame, Chapter] | None, words: Words
) -> list[str]:
    """Return how a chapter ended: its stars, and what they unlock. `following`: the next one; None after the last."""
    said, title = words.campaign, chapter_words(game, chapter, words).title
    if following is None:
        after = said.all_open()
    elif any(stars):
        after = said.next_open(number=following[1].number, title=chapter_words(*following, words).title)
    else:
        after = said.any_star()
    ended = said.ended(number=chapter.number, title=title, stars=sum(stars))
    return [ended, *_asked(game, chapter, stars, words), after]


def chapter_label(game: AnyGame, chapter: Chapter, stars: Stars, words: Words) -> str:
    title = chapter_words(game, chapter, words).title
    return words.campaign.chapter_with_stars(number=chapter.number, title=title, stars=sum(stars))


def chapter_alt(labels: Sequence[str], words: Words) -> str:
    """Return the map in words; `labels`: each chapter with its stars, or marked as locked."""
    return clip(words.campaign.alt(count=len(labels), chapters="; ".join(labels)), ALT_LIMIT)
