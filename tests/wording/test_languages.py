"""Which languages there are: what is declared is what the Fluent files have, and Discord's own are all known."""

from __future__ import annotations

import discord

from arnak_bot.game.options import OptionScope
from arnak_bot.games import GAMES
from arnak_bot.games.arnak.wording.messages import LANGUAGES
from arnak_bot.host import asked
from arnak_bot.locales import LOCALES, TRANSLATED


def test_a_table_may_choose_any_language_with_messages() -> None:
    assert tuple(LANGUAGES) == TRANSLATED, "name a new translation in arnak_bot/locales.py"


def test_the_locales_are_those_of_discord() -> None:
    assert set(LOCALES) == {locale.value for locale in discord.Locale}


def test_nobody_is_asked_for_a_language_while_there_is_only_one() -> None:
    shown = {where for where in OptionScope if "language" in {option.key for option in asked(GAMES, where)}}
    assert shown == (set(OptionScope) - {OptionScope.NEW} if len(TRANSLATED) > 1 else set())
