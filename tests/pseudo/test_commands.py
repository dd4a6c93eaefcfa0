"""Commands as Discord lists them in a language that the sentences are translated into, and within Discord's limits."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord
import pytest
from discord import app_commands

from arnak_bot.games import GAMES
from arnak_bot.locales import TRANSLATED
from arnak_bot.wording.languages import words_for
from arnak_bot.wording.messages import ENGLISH
from cogs.client import ArnakBot
from cogs.command_tree import CommandTranslator, in_words
from tests.discord.strict.commands import check
from tests.pseudo.french import FRENCH, Readers, french_words, readers  # noqa: F401
from tools.make_commands import WITH_COMMANDS

BOTH = frozenset({0, 1})


async def tree() -> list[dict[str, Any]]:
    """What Discord is told about the commands, with their translations."""
    bot = ArnakBot(":memory:")
    for extension in WITH_COMMANDS:
        await bot.load_extension(extension)
    return [await command.get_translated_payload(bot.tree, CommandTranslator()) for command in bot.tree.get_commands()]


def texts(node: dict[str, Any]) -> Iterator[tuple[str, str | None]]:
    """Every description and name of a choice, with its French."""
    if "description" in node:
        yield node["description"], (node.get("description_localizations") or {}).get(FRENCH)
    for choice in node.get("choices") or []:
        yield choice["name"], (choice.get("name_localizations") or {}).get(FRENCH)
    for option in node.get("options") or []:
        yield from texts(option)


async def test_with_only_english_no_translations_are_registered() -> None:
    if len(TRANSLATED) > 1:
        pytest.skip("there are translations")
    assert "_localizations" not in repr({key for node in await tree() for key in keys(node)})


def keys(node: dict[str, Any]) -> Iterator[str]:
    """Every key that has something, all the way down."""
    yield from (key for key, value in node.items() if value)
    for each in (*(node.get("choices") or []), *(node.get("options") or [])):
        yield from keys(each)


async def test_every_command_text_is_translated(readers: Readers) -> None:  # noqa: F811
    told = [each for command in await tree() for each in texts(command)]
    assert len(told) > 100
    plain = [english for english, french in told if french is None or french == english]
    titles = {game.title for game in GAMES.values()}
    assert set(plain) == {*titles}, "only the names of the boxes stay"


async def test_a_translation_that_is_too_long_does_not_break_the_commands(
    readers: Readers,  # noqa: F811
) -> None:
    commands = await tree()
    check(commands, BOTH)
    long = in_words(lambda words: "short" if words is ENGLISH else "long " * 30)
    context: Any = app_commands.TranslationContext(app_commands.TranslationContextLocation.other, None)
    said = await CommandTranslator().translate(long, discord.Locale(FRENCH), context)
    assert said is not None and len(said) == 100 and said.endswith("…")


@pytest.mark.parametrize("language", TRANSLATED[1:])
async def test_no_translation_is_truncated(language: str) -> None:
    words = words_for(language)
    for command in await tree():
        for english, said in texts(command):
            assert said is None or not said.endswith("…"), f"too long in {words.language}: {english}"


async def test_a_command_has_its_translated_name(
    readers: Readers,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    said = {"new": "neu", "game": "Not A Name", "days": "tage"}
    rooms = type(readers.words.commands)
    assert rooms is not type(ENGLISH.commands)
    monkeypatch.setattr(rooms, "called", lambda _, *, name: said.get(name, name))
    game = next(command for command in await tree() if command["name"] == "game")
    new = next(option for option in game["options"] if option["name"] == "new")
    assert new["name_localizations"] == {FRENCH: "neu"}
    assert not game.get("name_localizations"), "what Discord would refuse stays as it is in English"
