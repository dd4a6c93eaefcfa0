"""Fixed texts: help, the lobby, and short standard replies."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from arnak_bot.game.definition import AnyGame
from arnak_bot.game.values import Line
from arnak_bot.kit.names import spoken
from arnak_bot.kit.prose import enumerated
from arnak_bot.kit.seats import SEAT_SIGNS
from arnak_bot.store import Options
from arnak_bot.wording.messages import Words
from arnak_bot.wording.options import in_lobby, level_name

PROMISE_LENGTH = 16
"""Characters of the commitment that fit into small print; Help shows all of it."""


_TYPED_IN_ANY_GAME = ("do", "choose")


def help_page(game: AnyGame, words: Words) -> str:
    """Return the help for players of a game: a line for each thing they may want to do."""
    said, verbs = words.texts, game.verbs or _TYPED_IN_ANY_GAME
    wants = (
        said.help_my_turn(commands=enumerated((f"`/turn {verb}`" for verb in verbs), words)),
        said.help_what_is_it(),
        said.help_what_happened(),
        said.help_play(),
        said.help_away_ahead() if game.orders_ahead else said.help_away(),
        said.help_wrong(),
    )
    return "\n".join(wants) + f"\n\n{said.help_fan_project()}"


def lobby(
    options: Options,
    game: AnyGame,
    names: Sequence[str],
    commitment: str,
    words: Words,
    levels: Sequence[str] = (),
) -> str:
    """Return the text of a game's lobby message, with the commitment to the deal in small print.

    `levels` are those of the computers, by seat; "" for a player.
    """
    said = words.texts
    people = "\n".join(_seated(names, levels, words)) or said.lobby_nobody()
    free = options.seats - len(names)
    full = said.lobby_full_of_computers if any(levels) else said.lobby_full
    wanted = said.lobby_free(seats=free) if free else full()
    title = " · ".join([said.lobby_title(game=game.title), *in_lobby(options, game, Line.TITLE, words)])
    play = " ".join([wanted, *in_lobby(options, game, Line.PLAY, words)])
    promise = said.lobby_promise(promise=commitment[:PROMISE_LENGTH])
    lines = (title, people, play, " ".join(in_lobby(options, game, Line.TIMES, words)), promise)
    return "\n".join(line for line in lines if line)


def _seated(names: Sequence[str], levels: Sequence[str], words: Words) -> list[str]:
    people = zip_longest(names, levels, fillvalue="")
    return [f"{SEAT_SIGNS[at]} {_who(name, level, words)}" for at, (name, level) in enumerate(people)]


def _who(name: str, level: str, words: Words) -> str:
    return words.labels.computer_seat(name=spoken(name), level=level_name(level, words)) if level else spoken(name)


def fairness(commitment: str, words: Words) -> str:
    """Return the text about a table's fair deal: the commitment that was made before anybody joined."""
    return words.texts.fairness(commitment=commitment)
