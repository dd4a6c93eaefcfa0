"""Short answers about the rules, in our own words: `/show rules`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from arnak_bot.games.arnak.wording.messages import ENGLISH, Words
from arnak_bot.games.arnak.wording.nearest import nearest
from arnak_bot.games.kit.limits import clip
from arnak_bot.games.kit.prose import either, listed

__all__ = ["Topic", "answer", "find_topic", "topic_suggestions", "topics", "unknown_topic"]

_MOST_TYPED = 60


@dataclass(frozen=True, slots=True)
class Topic:
    """Something one may ask about: its name, what is answered, and what players also call it (with semicolons)."""

    name: str
    text: str
    also: str = ""

    @property
    def names(self) -> tuple[str, ...]:
        """All names that it goes by, its own first."""
        return (self.name, *(each.strip() for each in self.also.split(";") if each.strip()))


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


def find_topic(typed: str, words: Words) -> tuple[str | None, tuple[str, ...]]:
    """Return the one topic that a player means, in their own words or in English, and those that were near."""
    in_english = zip(_told(words), _told(ENGLISH), strict=True)
    found = nearest(typed, {topic.name: (*topic.names, *english.names) for topic, english in in_english})
    return found.best, found.near


def answer(topic: str, near: Sequence[str] = (), *, words: Words) -> str:
    """Return a topic with its text and, where there are any, the topics that were near."""
    said = words.rules
    text = said.answer(topic=topic, text=topics(words)[topic].text)
    return f"{text}\n{said.also_near(topics=listed(near, words))}" if near else text


def unknown_topic(typed: str, near: Sequence[str] = (), *, words: Words) -> str:
    """Return a kind answer to a topic there is not, with those that are near."""
    tries = either(near or list(topics(words))[:6], words)
    return words.rules.unknown_topic(typed=clip(typed, _MOST_TYPED), topics=tries)


def topic_suggestions(typed: str, words: Words) -> list[tuple[str, str]]:
    """Return (topic, what choosing it sends) that fit what was typed so far, at most 25; one line where none does."""
    wanted = typed.lower().strip()
    best, near = find_topic(typed, words)
    fitting = dict.fromkeys([*([best] if best else []), *near])
    known = topics(words)
    fitting |= dict.fromkeys(name for name, topic in known.items() if wanted in f"{name} {topic.text}".lower())
    none = words.rules.no_answer(typed=clip(typed, _MOST_TYPED))
    return [(name, name) for name in fitting][:25] or [(clip(none), clip(typed))]
