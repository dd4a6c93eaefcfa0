"""The texts about a game's options, taken from messages or from two given strings. Independent of any one game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from arnak_bot.game.options import Option, OptionScope, Value
from arnak_bot.game.values import Line, OptionWords, Said, Sentences, Telling
from arnak_bot.kit.prose import capital
from arnak_bot.wording.messages import words_in


def option_words(
    option: Option,
    said: Callable[[str], Sentences],
    line: Line | None = None,
    **facts: Callable[[Value, str], str | int],
) -> OptionWords:
    """The texts about an option: the attributes of the message whose id is its key (options.ftl). `said` returns the
    messages of a language, `line` is where the lobby mentions the value; `facts` return the parameters of messages,
    given a value and a language. Where there is no text about a choice for the lobby or the settings, its name is used.
    """
    typed = {choice.value: choice.typed for choice in option.choices}

    def text(attribute: str) -> Said:
        return lambda language: said(language)[f"{option.key}.{attribute}"]

    def telling(attribute: str) -> Telling:
        def tell(value: Value, language: str) -> str:
            room, of_any = said(language), f"{option.key}.{attribute}"
            ids = f"{of_any}-{typed.get(value)}", of_any
            if (found := next((each for each in ids if each in room), None)) is not None:
                return room.tell(found, lambda fact: facts[fact](value, language))
            name = room[f"{option.key}.name-{typed[value]}"]
            return words_in(language).prose.sentence(clause=capital(name)) if attribute == "lobby" else name

        return tell

    return OptionWords(
        {where: text(where) for where in OptionScope if where in option.asked},
        names={choice.typed: text(f"name-{choice.typed}") for choice in option.choices} or None,
        lobby=None if line is None else (line, telling("lobby")),
        proposed=telling("proposed") if OptionScope.SERVER in option.asked else None,
    )


def untranslated(option: Option, helps: str, value: str) -> OptionWords:
    """Return the texts about an option of a game without translations; `value` is a text with {} for the value."""

    def tell(chosen: Value, _: str) -> str:
        return value.format(chosen)

    return OptionWords(
        {where: lambda _: helps for where in option.asked},
        {choice.typed: partial(tell, choice.value) for choice in option.choices} or None,
        (Line.PLAY, lambda chosen, language: f"{tell(chosen, language)}."),
        tell,
    )
