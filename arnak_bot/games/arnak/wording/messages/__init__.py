"""All sentences in all languages. Made by `python -m tools.make_messages`: change the Fluent files."""

from __future__ import annotations

from dataclasses import dataclass

from arnak_bot.games.arnak.wording.messages.en.actions import Actions
from arnak_bot.games.arnak.wording.messages.en.amounts import Amounts
from arnak_bot.games.arnak.wording.messages.en.components import Components
from arnak_bot.games.arnak.wording.messages.en.effects import Effects
from arnak_bot.games.arnak.wording.messages.en.in_words import InWords
from arnak_bot.games.arnak.wording.messages.en.learn import Learn
from arnak_bot.games.arnak.wording.messages.en.lessons import Lessons
from arnak_bot.games.arnak.wording.messages.en.missing import Missing
from arnak_bot.games.arnak.wording.messages.en.moments import Moments
from arnak_bot.games.arnak.wording.messages.en.names import Names
from arnak_bot.games.arnak.wording.messages.en.news import News
from arnak_bot.games.arnak.wording.messages.en.payments import Payments
from arnak_bot.games.arnak.wording.messages.en.pictures import Pictures
from arnak_bot.games.arnak.wording.messages.en.prompts import Prompts
from arnak_bot.games.arnak.wording.messages.en.reasons import Reasons
from arnak_bot.games.arnak.wording.messages.en.rules import Rules
from arnak_bot.games.arnak.wording.messages.en.shelves import Shelves
from arnak_bot.games.arnak.wording.messages.en.short import Short
from arnak_bot.games.arnak.wording.messages.en.statistics import Statistics
from arnak_bot.games.arnak.wording.messages.en.story import Story
from arnak_bot.games.arnak.wording.messages.en.tables import Tables
from arnak_bot.games.arnak.wording.messages.en.things import Things
from arnak_bot.games.arnak.wording.messages.en.thoughts import Thoughts
from arnak_bot.games.arnak.wording.messages.en.verbs import Verbs
from arnak_bot.wording.messages import ENGLISH as SHARED
from arnak_bot.wording.messages import Words as Shared

__all__ = ["ENGLISH", "LANGUAGES", "Words"]


@dataclass(frozen=True, slots=True)
class Words(Shared):
    """Everything that can be said in one language, a field for each room."""

    actions: Actions
    amounts: Amounts
    components: Components
    effects: Effects
    in_words: InWords
    learn: Learn
    lessons: Lessons
    missing: Missing
    moments: Moments
    names: Names
    news: News
    payments: Payments
    pictures: Pictures
    prompts: Prompts
    reasons: Reasons
    rules: Rules
    shelves: Shelves
    short: Short
    statistics: Statistics
    story: Story
    tables: Tables
    things: Things
    thoughts: Thoughts
    verbs: Verbs


ENGLISH = Words(
    language="en",
    commands=SHARED.commands,
    labels=SHARED.labels,
    options=SHARED.options,
    plain=SHARED.plain,
    prose=SHARED.prose,
    refusals=SHARED.refusals,
    texts=SHARED.texts,
    wishes=SHARED.wishes,
    actions=Actions(),
    amounts=Amounts(),
    components=Components(),
    effects=Effects(),
    in_words=InWords(),
    learn=Learn(),
    lessons=Lessons(),
    missing=Missing(),
    moments=Moments(),
    names=Names(),
    news=News(),
    payments=Payments(),
    pictures=Pictures(),
    prompts=Prompts(),
    reasons=Reasons(),
    rules=Rules(),
    shelves=Shelves(),
    short=Short(),
    statistics=Statistics(),
    story=Story(),
    tables=Tables(),
    things=Things(),
    thoughts=Thoughts(),
    verbs=Verbs(),
)
LANGUAGES = {words.language: words for words in (ENGLISH,)}
