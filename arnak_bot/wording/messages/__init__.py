"""All sentences in all languages. Made by `python -m tools.make_messages`: change the Fluent files."""

from __future__ import annotations

from dataclasses import dataclass

from arnak_bot.wording.messages.en.actions import Actions
from arnak_bot.wording.messages.en.amounts import Amounts
from arnak_bot.wording.messages.en.commands import Commands
from arnak_bot.wording.messages.en.components import Components
from arnak_bot.wording.messages.en.effects import Effects
from arnak_bot.wording.messages.en.in_words import InWords
from arnak_bot.wording.messages.en.labels import Labels
from arnak_bot.wording.messages.en.learn import Learn
from arnak_bot.wording.messages.en.lessons import Lessons
from arnak_bot.wording.messages.en.missing import Missing
from arnak_bot.wording.messages.en.moments import Moments
from arnak_bot.wording.messages.en.names import Names
from arnak_bot.wording.messages.en.news import News
from arnak_bot.wording.messages.en.options import Options
from arnak_bot.wording.messages.en.payments import Payments
from arnak_bot.wording.messages.en.pictures import Pictures
from arnak_bot.wording.messages.en.plain import Plain
from arnak_bot.wording.messages.en.prompts import Prompts
from arnak_bot.wording.messages.en.prose import Prose
from arnak_bot.wording.messages.en.reasons import Reasons
from arnak_bot.wording.messages.en.refusals import Refusals
from arnak_bot.wording.messages.en.rules import Rules
from arnak_bot.wording.messages.en.shelves import Shelves
from arnak_bot.wording.messages.en.short import Short
from arnak_bot.wording.messages.en.statistics import Statistics
from arnak_bot.wording.messages.en.story import Story
from arnak_bot.wording.messages.en.tables import Tables
from arnak_bot.wording.messages.en.texts import Texts
from arnak_bot.wording.messages.en.things import Things
from arnak_bot.wording.messages.en.verbs import Verbs
from arnak_bot.wording.messages.en.wishes import Wishes

__all__ = ["ENGLISH", "LANGUAGES", "Words"]


@dataclass(frozen=True, slots=True)
class Words:
    """Everything that can be said in one language, a field for each room."""

    language: str
    actions: Actions
    amounts: Amounts
    commands: Commands
    components: Components
    effects: Effects
    in_words: InWords
    labels: Labels
    learn: Learn
    lessons: Lessons
    missing: Missing
    moments: Moments
    names: Names
    news: News
    options: Options
    payments: Payments
    pictures: Pictures
    plain: Plain
    prompts: Prompts
    prose: Prose
    reasons: Reasons
    refusals: Refusals
    rules: Rules
    shelves: Shelves
    short: Short
    statistics: Statistics
    story: Story
    tables: Tables
    texts: Texts
    things: Things
    verbs: Verbs
    wishes: Wishes


ENGLISH = Words(
    language="en",
    actions=Actions(),
    amounts=Amounts(),
    commands=Commands(),
    components=Components(),
    effects=Effects(),
    in_words=InWords(),
    labels=Labels(),
    learn=Learn(),
    lessons=Lessons(),
    missing=Missing(),
    moments=Moments(),
    names=Names(),
    news=News(),
    options=Options(),
    payments=Payments(),
    pictures=Pictures(),
    plain=Plain(),
    prompts=Prompts(),
    prose=Prose(),
    reasons=Reasons(),
    refusals=Refusals(),
    rules=Rules(),
    shelves=Shelves(),
    short=Short(),
    statistics=Statistics(),
    story=Story(),
    tables=Tables(),
    texts=Texts(),
    things=Things(),
    verbs=Verbs(),
    wishes=Wishes(),
)
LANGUAGES = {words.language: words for words in (ENGLISH,)}
