"""Everything that the pictures of Arnak say in signs, and what they mark of every kind of event, a line each."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict

from arnak_bot.games.arnak.engine import content
from arnak_bot.games.arnak.engine.content.rival import RIVAL_TILE_BY_ID
from arnak_bot.games.arnak.engine.events import KINDS, Dug
from arnak_bot.games.arnak.wording.messages import ENGLISH
from images import arnak as images
from images.arnak import glyphs, phrases
from images.arnak.cliff import cost_signs, edge_signs
from images.arnak.rival import tile_signs
from tests.wording.happenings import example_of, examples_of

Line = tuple[str, str]


def _signs(line: Sequence[str]) -> str:
    return " ".join(line)


def written(phrase: Sequence[Sequence[str]]) -> str:
    return " | ".join(map(_signs, phrase))


def of_cards() -> Iterator[Line]:
    """Each card in the row, in hand and spelled out, and its effects as lines of signs."""
    for card in content.CARD_BY_ID.values():
        yield f"card {card.id}", written(phrases.card(card, ENGLISH))
        yield f"card {card.id}, in hand", written(phrases.card(card, ENGLISH, in_hand=True))
        yield f"card {card.id}, spelled out", written(phrases.card(card, ENGLISH, spelled=True))
        yield f"card {card.id}, travel", _signs(glyphs.travel(card.travel))
        for what, effect in (("effect", card.effect), ("when passing", card.pass_effect)):
            if effect is not None:
                yield f"card {card.id}, {what}", _signs(glyphs.effect(effect, ENGLISH))


def of_tiles() -> Iterator[Line]:
    """Each tile, as a line of signs and as it is drawn at full size."""
    for site in content.SITE_TILES:
        line = glyphs.effect(site.effect, ENGLISH)
        yield f"site {site.level}-{site.number}", _signs(line)
        yield f"site {site.level}-{site.number}, with words", _signs(glyphs.worded(line, ENGLISH))
        yield f"site {site.level}-{site.number}, at full size", written(phrases.effect(site.effect, ENGLISH))
    for guardian in content.GUARDIANS:
        yield f"guardian {guardian.number}, cost", _signs(glyphs.guardian_cost(guardian.number))
        yield f"guardian {guardian.number}, boon", _signs(glyphs.boon(guardian.number))
        yield f"guardian {guardian.number}, boon at full size", written(phrases.boon(guardian.number, ENGLISH))
    for assistant in content.ASSISTANTS:
        for gold in (False, True):
            named = f"assistant {assistant.number}, {'gold' if gold else 'silver'}"
            yield named, _signs(glyphs.assistant(assistant.number, ENGLISH, gold=gold))
            yield f"{named}, at full size", written(phrases.assistant(assistant.number, ENGLISH, gold=gold))
    for idol, effect in content.IDOL_EFFECTS.items():
        yield f"idol {idol}", _signs(glyphs.idol(idol))
        yield f"idol {idol}, with words", _signs(glyphs.worded(glyphs.idol(idol), ENGLISH))
        yield f"idol {idol}, at full size", written(phrases.effect(effect, ENGLISH))
    for slot in content.IDOL_SLOT_EFFECTS:
        yield f"idol slot {slot.name}, at full size", written(phrases.effect(slot.effect, ENGLISH))
    for bonus, effect in content.BONUS_TILE_EFFECTS.items():
        yield f"bonus {bonus}", _signs(glyphs.bonus(bonus))
        yield f"bonus {bonus}, at full size", written(phrases.effect(effect, ENGLISH))
    for rival in RIVAL_TILE_BY_ID:
        yield f"rival tile {rival}", _signs(tile_signs(rival))


def of_boards() -> Iterator[Line]:
    """What is printed on each board: what sites give and cost, what bridges cost and rows give."""
    for board in content.BOARDS.values():
        for site in board.sites:
            yield f"{board.id} {site.id}, travel", " / ".join(_signs(glyphs.travel(space)) for space in site.spaces)
            if site.effect is not None:
                yield f"{board.id} {site.id}", _signs(glyphs.effect(site.effect, ENGLISH))
        for space in board.research:
            yield f"{board.id} space {space.id}, cost", _signs(cost_signs(space))
        for row in board.rows:
            yield f"{board.id} row {row.row}, glass", f"{_signs(edge_signs(row.glass))}, {row.glass_points}"
            yield f"{board.id} row {row.row}, notebook", f"{_signs(edge_signs(row.notebook))}, {row.notebook_points}"
        for number, cost in enumerate(board.temple_costs):
            yield f"{board.id} temple cost {number}", _signs(glyphs.tokens(cost))


def of_signs() -> Iterator[Line]:
    """All that lies or is printed on the table."""
    yield from of_cards()
    yield from of_tiles()
    yield from of_boards()


def of_marks() -> Iterator[Line]:
    """What a picture marks after every event alone, and what came of a dig before it."""
    nothing = asdict(images.NOTHING_NEW)
    for kind in KINDS:
        for event in examples_of(kind):
            marks = asdict(images.marks_of((event,)))
            said = [f"{name} {_plain(value)}" for name, value in marks.items() if value != nothing[name]]
            yield f"{event}", "; ".join(each for each in said if not each.startswith("deeds "))
        event = example_of(kind)
        found = images.marks_of((example_of(Dug), event)).outcomes
        yield f"{kind.__name__} after a dig", "; ".join(str(asdict(outcome)) for outcome in found)


def _plain(value: object) -> object:
    return sorted(value) if isinstance(value, frozenset) else value


SIGNS: dict[str, Callable[[], Iterable[Line]]] = {"signs": of_signs, "marks": of_marks}
