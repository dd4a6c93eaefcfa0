"""The names of places and pieces in plain words, the same on the board, in menus, in the log and when typed.

They depend only on printed components, not on the state of a game: the tile at a site is passed in.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from arnak_bot.games.arnak.engine import content
from arnak_bot.games.arnak.engine.effects import Token
from arnak_bot.games.arnak.engine.resources import Bag

_TOKENS = {Token.GLASS: "magnifying glass", Token.NOTEBOOK: "notebook"}
_SIDES = ("left", "middle", "right")
_TWO_KINDS = ("funding-", "exploration-")


def card(card_id: str) -> str:
    """Return the name of a card, distinguishing the two kinds of Funding and of Exploration."""
    if card_id == content.FEAR_TILE:
        return "Fear tile"
    printed = content.CARD_BY_ID[card_id]
    if card_id.startswith(_TWO_KINDS):
        return f"{printed.name} ({printed.travel[0].value})"
    return printed.name


def guardian(number: int) -> str:
    return content.GUARDIAN_BY_NUMBER[number].name


def assistant(number: int) -> str:
    return content.ASSISTANT_BY_NUMBER[number].name


def tile(level: int, number: int) -> str:
    return content.SITE_TILE_BY_KEY[level, number].name


def site(board: str, site_id: str, number: int = 0) -> str:
    """Return the name of a site: the camp's name, the tile's name with the id, or the id while it is undiscovered.

    A single space of a site ("camp-coins/2") is identified by its cost in boots.

    >>> site("bird", "camp-tablets"), site("bird", "L1-3", 10), site("bird", "L1-3")
    ('Quarry', 'Shrine (L1-3)', 'L1-3')
    """
    site_id, _, space = site_id.partition("/")
    printed = content.BOARDS[board].sites[content.BOARDS[board].site(site_id)]
    if space:
        return f"{printed.name or site_id}, {len(printed.spaces[int(space) - 1])}-boot space"
    if printed.level == 0:
        return printed.name
    return f"{tile(printed.level, number)} ({site_id})" if number else site_id


def token(name: str) -> str:
    return _TOKENS[Token(name)]


def space(board: str, number: int) -> str:
    """Return the name of a research space: its row and, if the row has several spaces, its position in it.

    >>> space("bird", 0), space("bird", 6), space("bird", 5), space("bird", 14)
    ('the start', 'row 4 left', 'row 3', 'the Lost Temple')
    """
    printed = content.BOARDS[board].research[number]
    if not printed.row:
        return "the start"
    if printed.lost_temple:
        return "the Lost Temple"
    return f"row {printed.row} {place_in_row(board, number)}".rstrip()


def place_in_row(board: str, number: int) -> str:
    """Return "left", "middle" or "right"; empty if the space is the only one in its row."""
    track = content.BOARDS[board].research
    row = [each.id for each in track if each.row == track[number].row]
    if len(row) == 1:
        return ""
    return (_SIDES if len(row) == 3 else (_SIDES[0], _SIDES[2]))[row.index(number)]


def stack(stack_id: str) -> str:
    side = stack_id.partition("-")[2]
    return f"{content.TEMPLE_STACK_BY_ID[stack_id].points} points{f' ({side})' if side else ''}"


NAMES = (
    *((f"card-{each}", card(each)) for each in (*content.CARD_BY_ID, content.FEAR_TILE)),
    *((site.id, site.name) for site in content.BOARDS["bird"].sites if not site.level),
    *((f"tile-{tile.level}-{tile.number}", tile.name) for tile in content.SITE_TILE_BY_KEY.values()),
    *((f"guardian-{number}", guardian(number)) for number in content.GUARDIAN_BY_NUMBER),
    *((f"assistant-{number}", assistant(number)) for number in content.ASSISTANT_BY_NUMBER),
)
"""The names of everything in the box, by the message id used in translations. Both boards have the same camps."""


# --- numbers and lists ------------------------------------------------------------------------


def plural(name: str) -> str:
    return f"{name}es" if name.endswith("s") else f"{name}s"


def counted(count: int, name: str) -> str:
    """Return a number with its noun.

    >>> counted(1, "point"), counted(2, "compass")
    ('1 point', '2 compasses')
    """
    return f"{count} {name if count == 1 else plural(name)}"


def one_of(name: str) -> str:
    """Return a noun with its indefinite article: "an arrowhead", "a boot"."""
    return f"{'an' if name[0].lower() in 'aeiou' else 'a'} {name}"


def listed(parts: Iterable[str]) -> str:
    *most, final = list(parts) or [""]
    return f"{', '.join(most)} and {final}" if most else final


def resources(tokens: Bag, travel: Iterable[str] = ()) -> str:
    """Return resources and travel as a list: "1 coin, 2 arrowheads and a boot"."""
    icons = Counter(travel).items()
    named = [one_of(kind) if count == 1 else counted(count, kind) for kind, count in icons]
    return listed([*(counted(count, resource.value) for resource, count in tokens), *named])
