"""The look-ups: components, rules, how to play, finished games."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace
from typing import Any, ClassVar, Generic

from arnak_bot.game.options import GameOptions
from arnak_bot.game.texts.part import MOST_SUGGESTED, MOST_TYPED, A, Part, V
from arnak_bot.game.thinking import Advice
from arnak_bot.game.values import (
    ChapterWords,
    LearnPage,
    Lesson,
    LookUp,
    LookUpGroup,
    Result,
    Sentences,
    Statistics,
    Topic,
)
from arnak_bot.kit import statistics
from arnak_bot.kit.limits import clip
from arnak_bot.kit.named import Match, nearest
from arnak_bot.kit.prose import either, enumerated, listed
from arnak_bot.kit.sayings import Speaking

_MOST_TRIES = 6


class ReferenceTexts(Part, ABC, Generic[A, V]):
    """The look-ups: components, rules, how to play, finished games. Names are understood in English, too."""

    @abstractmethod
    def topics(self) -> Sequence[Topic]:
        """The short rules, which also serve as how-to-play pages."""

    def look_ups(self) -> Sequence[LookUp]:
        """Everything that can be looked up, with a line about each."""
        return ()

    def called(self, thing: LookUp) -> Sequence[str]:
        return ()

    def described(self, thing: LookUp, view: V | None) -> str:
        """The full description of an item; with a view, in its state at that table."""
        return self.common.plain.thing(name=thing.name, told=thing.told)

    def look_up(self, typed: str, view: V | None) -> tuple[LookUp | None, str]:
        """Find an item by its key or by the typed text, and describe it; or return None and the nearest names."""
        said, (found, near) = self.common.plain, self._item_named(typed)
        names = [each.name for each in near]
        if found is not None:
            also = f"\n{said.also_near(names=listed(names, self.common))}" if near else ""
            return found, f"{self.described(found, view)}{also}"
        shown = clip(typed, MOST_TYPED)
        if not near:
            return None, said.unknown(typed=shown)
        return None, said.unknown_near(typed=shown, names=either(names, self.common))

    def _item_named(self, typed: str) -> tuple[LookUp | None, list[LookUp]]:
        by_key = {each.key: each for each in self.look_ups()}
        if typed.strip() in by_key:
            return by_key[typed.strip()], []
        english = {each.key: each.name for each in self.texts.english.reference.look_ups()}
        names = {key: (each.name, key, english[key], *self.called(each)) for key, each in by_key.items()}
        found = nearest(typed, names)
        return by_key.get(found.best or ""), [by_key[key] for key in found.near]

    def look_up_suggestions(self, typed: str) -> list[tuple[str, str]]:
        """Suggest items whose names contain the input: up to 25 pairs (name, key), names starting with it first."""
        wanted = typed.lower().strip()
        holds = [(each.name, each.key) for each in self.look_ups() if wanted in each.name.lower()]
        holds.sort(key=lambda pair: not pair[0].lower().startswith(wanted))
        if not holds:
            found, near = self._item_named(typed)
            holds = [(each.name, each.key) for each in filter(None, (found, *near))]
        return holds[:MOST_SUGGESTED]

    def lying(self, view: V) -> Mapping[str, tuple[str, Sequence[str]]]:
        """The visible items on the table: for each group's key, its heading and its items' keys."""
        return {}

    def line(self, thing: LookUp, view: V) -> str:
        return thing.told

    def groups(self, view: V) -> tuple[LookUpGroup, ...]:
        """The items on the table in groups of up to 25, with a line about each item."""
        known = {each.key: each for each in self.look_ups()}
        found = []
        for key, (heading, keys) in self.lying(view).items():
            things = [known[each] for each in dict.fromkeys(keys) if each in known][:MOST_SUGGESTED]
            told = tuple(replace(each, told=clip(self.line(each, view))) for each in things)
            found += [LookUpGroup(key, heading, told)] if told else []
        return tuple(found)

    def rule(self, typed: str) -> str:
        """The short rules on a topic; if there is no such topic, a reply that lists the nearest ones."""
        said, found = self.common.plain, self._topic_named(typed)
        if found.best is None:
            names = found.near or [topic.name for topic in self.topics()][:_MOST_TRIES]
            return said.unknown_topic(typed=clip(typed, MOST_TYPED), topics=enumerated(names, self.common))
        (text,) = (topic.text for topic in self.topics() if topic.name == found.best)
        told = said.topic(topic=found.best, text=text)
        return f"{told}\n{said.also_near(names=listed(found.near, self.common))}" if found.near else told

    def _topic_named(self, typed: str) -> Match:
        both = zip(self.topics(), self.texts.english.reference.topics(), strict=True)
        return nearest(typed, {own.name: (own.name, *own.also, each.name, *each.also) for own, each in both})

    def rule_suggestions(self, typed: str) -> list[tuple[str, str]]:
        """Suggest topics whose names or texts contain the input: up to 25 pairs (name, value)."""
        wanted, found = typed.lower().strip(), self._topic_named(typed)
        fitting = dict.fromkeys([*filter(None, [found.best]), *found.near])
        fitting |= dict.fromkeys(each.name for each in self.topics() if wanted in f"{each.name} {each.text}".lower())
        return [(name, name) for name in fitting][:MOST_SUGGESTED]

    def pages(self) -> tuple[LearnPage, ...]:
        return tuple(LearnPage(topic.name, topic.text, topic.name) for topic in self.topics())

    def lesson(self, view: V, learned: AbstractSet[str], advice: Advice | None = None) -> Lesson | None:
        """The next lesson in a guided game: one that the player has not `learned` yet and that fits the `advice`, if
        any; None if no lesson applies now."""
        return None

    def again_at(self, options: GameOptions) -> str:
        """The label of the button that starts another solo game with these options."""
        return self.common.plain.again()

    def chapter(self, key: str) -> ChapterWords:
        raise ValueError(f"there is no chapter {key}")

    # --- finished games

    def player_statistics(self, results: Sequence[Result]) -> Statistics:
        """The statistics of one player's finished games; empty if there are none."""
        return self.own_games(results) if results else ()

    def own_games(self, results: Sequence[Result]) -> Statistics:
        return statistics.player_page(results, self.common)

    def server_statistics(self, results: Sequence[Result], names: Mapping[int, str]) -> Statistics:
        """The statistics of a server's finished games, empty if there are none; `names` by user id."""
        return self.all_games(results, names) if results else ()

    def all_games(self, results: Sequence[Result], names: Mapping[int, str]) -> Statistics:
        return statistics.server_page(results, names, self.common)


def topics_of(said: Sentences) -> tuple[Topic, ...]:
    """Return the topics in a group of messages: those with an attribute `text`. Semicolons separate the synonyms."""
    called = said.having("also")
    return tuple(
        Topic(
            said[each],
            said[f"{each}.text"],
            tuple(name.strip() for name in said[f"{each}.also"].split(";")) if each in called else (),
        )
        for each in said.having("text")
    )


class SpokenRules(Speaking[Any, Any]):
    illustrations: ClassVar[Mapping[str, str]]
    """The pages in order, each with the key of its illustration."""

    def topics(self) -> Sequence[Topic]:
        return topics_of(self.words.rules)

    def pages(self) -> tuple[LearnPage, ...]:
        said = self.words.learn
        return tuple(LearnPage(said[page], said[f"{page}.text"], shown) for page, shown in self.illustrations.items())


class SpokenChapters(Speaking[Any, Any]):
    """The chapters of the solo campaign from a game's messages in the group `chapters`."""

    def chapter(self, key: str) -> ChapterWords:
        """The message's text is the title, its attributes are the rest; all chapters share `win`."""
        said = self.words.chapters
        return ChapterWords(said[key], said[f"{key}.told"], said[f"{key}.twist"], said["win"], said[f"{key}.goal"])
