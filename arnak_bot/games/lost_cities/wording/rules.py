"""Short answers about the rules, in our own words."""

from __future__ import annotations

import difflib
from dataclasses import dataclass

from arnak_bot.games.kit.limits import clip
from arnak_bot.games.lost_cities.wording import prose
from arnak_bot.games.lost_cities.wording.messages import ENGLISH, Words

__all__ = ["Topic", "find_topic", "topic_suggestions", "topics", "unknown_topic"]

_MOST, _MOST_TYPED, _TRIES = 25, 60, 5
_ARTICLES = ("the ", "a ")


@dataclass(frozen=True, slots=True)
class Topic:
    """Something one may ask about: its name, what is answered, and what players also call it (with semicolons)."""

    name: str
    text: str
    also: str = ""

    @property
    def names(self) -> tuple[str, ...]:
        """All names that it goes by, in small letters, its own first."""
        name = self.name.lower()
        bare = [name.removeprefix(article) for article in _ARTICLES if name.startswith(article)]
        return (name, *bare, *filter(None, (each.strip().lower() for each in self.also.split(";"))))


def topics(words: Words) -> dict[str, Topic]:
    """Return everything one may ask about, by its name."""
    return {topic.name: topic for topic in _told(words)}


def _told(words: Words) -> tuple[Topic, ...]:
    """A topic is a message with a text; it may also have what else it is called."""
    said = words.rules
    called = said.having("also")
    return tuple(
        Topic(said[each], said[f"{each}.text"], said[f"{each}.also"] if each in called else "")
        for each in said.having("text")
    )


def _known(words: Words) -> list[tuple[Topic, tuple[str, ...]]]:
    """Every topic with all its names, in these words and in English."""
    both = zip(_told(words), _told(ENGLISH), strict=True)
    return [(topic, (*topic.names, *english.names)) for topic, english in both]


def find_topic(typed: str, words: Words) -> str | None:
    """Return the topic that is named: in full, by a word people use for it, or by a part of one title alone."""
    wanted = " ".join(typed.lower().split())
    for meant in (wanted, wanted.removesuffix("s")):
        for topic, names in _known(words):
            if meant in names:
                return topic.name
    holds = [topic.name for topic, names in _known(words) if wanted and any(wanted in name for name in names[:1])]
    return holds[0] if len(holds) == 1 else None


def topic_suggestions(typed: str, words: Words) -> list[str]:
    """Return the topics that fit what was typed so far, at most 25."""
    wanted = typed.lower().strip()
    return [topic for topic in topics(words) if wanted in topic.lower()][:_MOST]


def unknown_topic(typed: str, words: Words) -> str:
    """Return a kind answer to a topic that is none, with the nearest ones."""
    names = {topic.lower(): topic for topic in topics(words)}
    near = difflib.get_close_matches(typed.lower(), names, n=3, cutoff=0.4)
    tries = [names[name] for name in near] or [*topics(words)][:_TRIES]
    return words.rules.unknown(typed=clip(typed, _MOST_TYPED), topics=prose.enumerated(tries, words))
