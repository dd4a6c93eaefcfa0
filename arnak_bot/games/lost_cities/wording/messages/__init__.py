"""All sentences in all languages. Made by `python -m tools.make_messages`: change the Fluent files."""

from __future__ import annotations

from dataclasses import dataclass

from arnak_bot.games.lost_cities.wording.messages.en.actions import Actions
from arnak_bot.games.lost_cities.wording.messages.en.captions import Captions
from arnak_bot.games.lost_cities.wording.messages.en.components import Components
from arnak_bot.games.lost_cities.wording.messages.en.learn import Learn
from arnak_bot.games.lost_cities.wording.messages.en.moments import Moments
from arnak_bot.games.lost_cities.wording.messages.en.options import Options
from arnak_bot.games.lost_cities.wording.messages.en.pictures import Pictures
from arnak_bot.games.lost_cities.wording.messages.en.prompts import Prompts
from arnak_bot.games.lost_cities.wording.messages.en.prose import Prose
from arnak_bot.games.lost_cities.wording.messages.en.refusals import Refusals
from arnak_bot.games.lost_cities.wording.messages.en.rules import Rules
from arnak_bot.games.lost_cities.wording.messages.en.scores import Scores
from arnak_bot.games.lost_cities.wording.messages.en.statistics import Statistics
from arnak_bot.games.lost_cities.wording.messages.en.story import Story
from arnak_bot.games.lost_cities.wording.messages.en.tables import Tables
from arnak_bot.games.lost_cities.wording.messages.en.thoughts import Thoughts

__all__ = ["ENGLISH", "LANGUAGES", "Words"]


@dataclass(frozen=True, slots=True)
class Words:
    """Everything that can be said in one language, a field for each room."""

    language: str
    actions: Actions
    captions: Captions
    components: Components
    learn: Learn
    moments: Moments
    options: Options
    pictures: Pictures
    prompts: Prompts
    prose: Prose
    refusals: Refusals
    rules: Rules
    scores: Scores
    statistics: Statistics
    story: Story
    tables: Tables
    thoughts: Thoughts


ENGLISH = Words(
    language="en",
    actions=Actions(),
    captions=Captions(),
    components=Components(),
    learn=Learn(),
    moments=Moments(),
    options=Options(),
    pictures=Pictures(),
    prompts=Prompts(),
    prose=Prose(),
    refusals=Refusals(),
    rules=Rules(),
    scores=Scores(),
    statistics=Statistics(),
    story=Story(),
    tables=Tables(),
    thoughts=Thoughts(),
)
LANGUAGES = {words.language: words for words in (ENGLISH,)}
