"""What the options of commands offer to choose from, but for those of a table: these come from their declarations."""

from __future__ import annotations

from collections.abc import Callable

from discord.app_commands import Choice

from arnak_bot.games import GAMES
from arnak_bot.store import Ends, Stoppers
from arnak_bot.wording.messages import Commands, Words
from cogs.translating import in_words, localized

WHOLE = "all"
"""What is shown of a board unless somebody chooses a part."""
PARTS = {part: game for game in GAMES.values() for part in game.parts}


def _called(part: str) -> Callable[[Words], str]:
    return lambda words: PARTS[part].texts(words.language).channel.part_name(part)


MY_LAYOUT = [
    Choice(name=localized(Commands.my_layout_wide), value="wide"),
    Choice(name=localized(Commands.my_layout_tall), value="tall"),
    Choice(name=localized(Commands.my_layout_table), value="table"),
]
MY_ENDS = [
    Choice(name=localized(Commands.my_ends_auto), value=Ends.AUTO.value),
    Choice(name=localized(Commands.my_ends_ask), value=Ends.ASK.value),
    Choice(name=localized(Commands.my_ends_table), value=Ends.TABLE.value),
]
PART = [
    Choice(name=localized(Commands.part_all), value=WHOLE),
    *(Choice(name=in_words(_called(part)), value=part) for part in PARTS),
]
"""What the boards of all games have, and the whole."""
STOPPERS = [
    Choice(name=localized(Commands.stoppers_opener), value=Stoppers.OPENER.value),
    Choice(name=localized(Commands.stoppers_players), value=Stoppers.PLAYERS.value),
    Choice(name=localized(Commands.stoppers_moderators), value=Stoppers.MODERATORS.value),
]
SCOPE = [
    Choice(name=localized(Commands.scope_all), value="all"),
    Choice(name=localized(Commands.scope_guild), value="guild"),
]
