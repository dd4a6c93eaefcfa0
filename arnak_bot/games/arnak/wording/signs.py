"""The names of cards, places, assistants and amounts, and the symbols for them, as used in all texts.

Dumps, logs and typed input use the engine's own names, which are English (`engine.naming`).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

from arnak_bot.game.texts import AnyTexts
from arnak_bot.games.arnak.engine import GameView, naming
from arnak_bot.games.arnak.engine.content import BOARDS, CARD_BY_ID, FEAR_TILE, GUARDIAN_POINTS
from arnak_bot.games.arnak.engine.content import TEMPLE_STACK_BY_ID as STACKS
from arnak_bot.games.arnak.engine.content.rival import RIVAL_TILE_BY_ID
from arnak_bot.games.arnak.engine.effects import Token
from arnak_bot.games.arnak.engine.printed import Card, CardKind
from arnak_bot.games.arnak.engine.resources import Bag
from arnak_bot.games.arnak.engine.travel import Icon, Icons
from arnak_bot.games.arnak.pictured import EMOJI_NAMES, RESOURCE_SIGNS, TRAVEL_SIGNS
from arnak_bot.games.arnak.wording.messages import Words, words_in
from arnak_bot.kit import sayings
from arnak_bot.kit.prose import capital, listed


class Speaking(sayings.Speaking[Words, Words]):
    texts: AnyTexts
    in_language = staticmethod(words_in)


# --- names


def card(card_id: str, words: Words) -> str:
    """Return the name of a card, distinguishing the two kinds of Funding and of Exploration."""
    return words.names[f"card-{card_id}"]


def card_name(card_id: str | None, words: Words) -> str:
    """Return the name of a card, of a Fear tile (treated as a card), or a placeholder for a hidden card."""
    if card_id is None:
        return words.story.a_card()
    return words.story.a_fear_tile() if card_id == FEAR_TILE else card(card_id, words)


def counted(names: Iterable[str], words: Words) -> str:
    """Return a list of names in which duplicates are counted: "2× Fear and Hat"; empty if there are none."""
    counts = Counter(names)
    return listed((f"{count}× {name}" if count > 1 else name for name, count in counts.items()), words)


def with_price(card_id: str, words: Words) -> str:
    """Return a card with its price in the row: "Parrot (2🪙)"."""
    return words.story.card_with_price(card=card(card_id, words), price=price(CARD_BY_ID[card_id]))


def guardian(number: int, words: Words) -> str:
    return words.names[f"guardian-{number}"]


def assistant(number: int, words: Words) -> str:
    return words.names[f"assistant-{number}"]


def tile(key: str, words: Words) -> str:
    """Return the name of a site tile from its "level-number"."""
    return words.names[f"tile-{key}"]


def rival_tile(tile_id: str, words: Words) -> str:
    """Return the label of a rival tile: "dig for coins", "research (red)"."""
    action = rival_action(tile_id, words)
    return words.names.red(tile=action) if RIVAL_TILE_BY_ID[tile_id].red else action


def rival_action(tile_id: str, words: Words) -> str:
    action = tile_id.removesuffix("-green").removesuffix("-red")
    return words.names[f"rival-{action}"]


def site(view: GameView, place: str, words: Words) -> str:
    """The name of a camp, of a tile with the id, or the id; for a single space ("camp-coins/2"), with its boots."""
    site_id, _, space = place.partition("/")
    board = BOARDS[view.board]
    at = board.site(site_id)
    camp = words.names[f"camp-{site_id[5:]}"] if site_id.startswith("camp-") else None
    if space:
        boots = len(board.sites[at].spaces[int(space) - 1])
        return words.names.site_space(site=camp or site_id, boots=boots)
    if camp is not None:
        return camp
    number = view.sites[at].tile
    if not number:
        return site_id
    return words.names.site_with_id(name=tile(f"{board.sites[at].level}-{number}", words), id=site_id)


def space(board: str, number: int, words: Words) -> str:
    """Return the name of a research space: its row and, if the row has several, its position in it."""
    printed = BOARDS[board].research[number]
    if not printed.row:
        return words.names.start()
    if printed.lost_temple:
        return words.names.temple()
    row, side = str(printed.row), naming.place_in_row(board, number)
    return words.names.tell(f"row-{side}", lambda _: row) if side else words.names.row(row=row)


def stack(stack_id: str, words: Words) -> str:
    worth, side = words.amounts.points(points=STACKS[stack_id].points), stack_id.partition("-")[2]
    return words.names.tell(f"stack-{side}", lambda _: worth) if side else worth


def origin(view: GameView, source: str, words: Words) -> str:
    """Return where a question or a gain comes from: "Ostrich", "Quarry", "Magnifying glass, row 3"."""
    said = words.prompts
    kind, _, rest = source.partition(":")
    match kind:
        case "card":
            return card(rest, words)
        case "site" | "dig" | "discover" | "overcome":
            return site(view, rest, words)
        case "tile":
            return tile(rest, words)
        case "guardian":
            return said.boon_of(guardian=guardian(int(rest), words))
        case "assistant":
            return said.the_assistant(assistant=assistant(int(rest), words))
        case "research":
            at, _, token = rest.partition("-")
            return said.token_at(
                token=words.names.token_at_first(token=Token(token)), space=space(view.board, int(at), words)
            )
        case "temple":
            return said.lost_temple()
        case "idol" | "slot":
            return said.idol()
        case _:
            return said.bonus_tile()


# --- amounts and symbols


_SIGNS = re.compile("|".join(map(re.escape, EMOJI_NAMES)))


def first_sign(text: str) -> str:
    found = [(text.index(sign), sign) for sign in EMOJI_NAMES if sign in text]
    return min(found)[1] if found else ""


def resources(tokens: Bag) -> str:
    """Return an amount in symbols: "2🪙 1💎"."""
    return " ".join(f"{count}{RESOURCE_SIGNS[resource]}" for resource, count in tokens)


def price(printed: Card) -> str:
    """Return a card's price in the row: "2🪙", "3🧭", or "0🪙" for a card without a price."""
    return f"{printed.cost}{RESOURCE_SIGNS[printed.currency]}"


def icons(travel: Icons) -> str:
    return "".join(TRAVEL_SIGNS[icon] for icon in travel)


def sentence(clause: str, words: Words) -> str:
    return words.prose.sentence(clause=capital(clause))


def resources_in_words(tokens: Bag, words: Words, travel: Iterable[str] = ()) -> str:
    named = [words.amounts.tokens(count=count, resource=resource) for resource, count in tokens]
    icons = Counter(travel).items()
    return listed([*named, *(words.amounts.icons(count=count, icon=Icon(kind)) for kind, count in icons)], words)


def icons_in_words(travel: Iterable[str], words: Words) -> str:
    return resources_in_words((), words, travel)


def guardian_worth(words: Words) -> str:
    return words.amounts.points(points=GUARDIAN_POINTS)


def as_glyphs(text: str) -> tuple[str, ...]:
    """Split a text into words and symbols for pictures: words stay unchanged, symbols become "#coin"."""
    parts = re.split(f"({_SIGNS.pattern})", text)
    return tuple(f"#{EMOJI_NAMES[part]}" if part in EMOJI_NAMES else part for part in parts if part.strip())


def sources(text: str, *, brief: bool = False, words: Words) -> str:
    """Return travel sources in words, as a list with duplicates counted; in `text` they are joined by "+"."""
    counts = Counter(text.split("+"))
    return listed((source(label, count, brief=brief, words=words) for label, count in counts.items()), words)


def source(label: str, count: int, *, brief: bool = False, words: Words) -> str:
    said = words.actions
    kind, _, rest = label.partition("-")
    match kind:
        case "pilot":
            return said.pilots(count=count, coins=2 * count)
        case "spare":
            return said.leftover(icons=TRAVEL_SIGNS[Icon(rest)] * count)
        case "boon":
            name = guardian(int(rest), words)
            return name if brief else said.boon_of(guardian=name)
        case "assistant":
            name = assistant(int(rest), words)
            return name if brief else words.story.the_assistant(assistant=name)
        case _:
            name = card(label, words)
            says_it = CARD_BY_ID[label].kind is CardKind.BASIC  # "Funding (car)"
            name = name if brief or says_it else f"{name} {icons(CARD_BY_ID[label].travel)}"
            return name if count == 1 else f"{count}× {name}"
