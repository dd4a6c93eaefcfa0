"""Things one can look at: what a choice is about, and what was just found, each with its name and its words.

The kinds are those of the pictures: "card", "site", "guardian", "assistant" (both sides), "silver", "gold", "idol",
"bonus", "temple".
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from arnak_bot.engine.actions import Action, Verb
from arnak_bot.engine.content import (
    ASSISTANT_BY_NUMBER,
    BOARDS,
    BONUS_TILE_EFFECTS,
    CARD_BY_ID,
    GUARDIAN_BY_NUMBER,
    IDOL_EFFECTS,
    SITE_TILE_BY_KEY,
    TEMPLE_STACK_BY_ID,
)
from arnak_bot.engine.effects import Borrow
from arnak_bot.engine.events import Event, EventKind
from arnak_bot.engine.printed import BonusTile, IdolKind
from arnak_bot.engine.view import GameView
from arnak_bot.wording import effects, signs

__all__ = ["Thing", "found", "found_line", "thing_of", "things_of"]


@dataclass(frozen=True, slots=True)
class Thing:
    """Something with a picture of its own: its kind, its id among these, its name, and what it does in words."""

    kind: str
    id: str
    name: str
    words: str

    @property
    def caption(self) -> str:
        """Its name on a line of its own, and what it does."""
        return f"{self.name}\n{self.words}"


def card(card_id: str) -> Thing:
    """Return a card."""
    printed = CARD_BY_ID[card_id]
    return Thing("card", card_id, signs.card(card_id), effects.card_effect(printed))


def site(tile: str) -> Thing:
    """Return a site tile by its "level-number"."""
    level, number = map(int, tile.split("-"))
    return Thing("site", tile, signs.tile(tile), effects.effect(SITE_TILE_BY_KEY[level, number].effect))


def guardian(number: int) -> Thing:
    """Return a guardian with what it takes to overcome it, and what it is good for then."""
    cost, boon = effects.guardian_cost_in_words(number), effects.guardian_boon(number)
    words = f"To overcome it: {cost}. Then 5 points and, once: {boon}."
    return Thing("guardian", str(number), GUARDIAN_BY_NUMBER[number].name, words)


def overcome(number: int) -> Thing:
    """Return a guardian that was overcome, with what it is good for now."""
    words = f"Overcome: 5 points and, once: {effects.guardian_boon(number)}."
    return Thing("guardian", str(number), GUARDIAN_BY_NUMBER[number].name, words)


def assistant(number: int, *, gold: bool | None = None) -> Thing:
    """Return an assistant: one side or, with None, both."""
    name = ASSISTANT_BY_NUMBER[number].name
    silver_words, gold_words = (effects.assistant_side(number, gold=each) for each in (False, True))
    if gold is None:
        words = silver_words if silver_words == gold_words else f"Silver: {silver_words}\nGold: {gold_words}"
        return Thing("assistant", str(number), name, words)
    return Thing("gold" if gold else "silver", str(number), name, gold_words if gold else silver_words)


def idol(kind: IdolKind) -> Thing:
    """Return an idol."""
    return Thing("idol", kind.value, "Idol", effects.effect(IDOL_EFFECTS[kind]))


def bonus(tile: BonusTile) -> Thing:
    """Return a research bonus tile."""
    return Thing("bonus", tile.value, "Bonus tile", effects.effect(BONUS_TILE_EFFECTS[tile]))


def temple(stack: str) -> Thing:
    """Return a temple tile."""
    return Thing("temple", stack, "Temple tile", signs.counted(TEMPLE_STACK_BY_ID[stack].points, "point"))


_CARD_VERBS = {Verb.GAIN, Verb.BUY, Verb.USE, Verb.PLAY, Verb.EXILE, Verb.DISCARD, Verb.KEEP, Verb.TOP}


def thing_of(action: Action, view: GameView) -> Thing | None:
    """Return the thing that an answer chooses; None where it chooses something else."""
    first = action.args[0] if action.args else ""
    match action.verb:
        case verb if verb in _CARD_VERBS and first in CARD_BY_ID:
            return card(first)
        case Verb.RECRUIT | Verb.RESCUE:
            return assistant(int(first))
        case Verb.EXCHANGE:
            return assistant(int(action.args[1]), gold=_is_gold(view, int(first)))
        case Verb.UPGRADE if first.isdigit():
            return assistant(int(first), gold=True)
        case Verb.REFRESH:
            return assistant(int(first), gold=_is_gold(view, int(first)))
        case Verb.BORROW:
            task = view.question.task if view.question is not None else None
            return assistant(int(first), gold=isinstance(task, Borrow) and task.gold)
        case Verb.TAKE:
            return bonus(BonusTile(first))
        case Verb.TEMPLE:
            return temple(first)
        case Verb.OVERCOME:
            at = BOARDS[view.board].site(first)
            return guardian(view.sites[at].guardian) if view.sites[at].guardian else None
        case _:
            return None


def _is_gold(view: GameView, number: int) -> bool:
    return view.viewer is not None and any(
        each.number == number and each.gold for each in view.players[view.viewer].assistants
    )


def things_of(actions: Iterable[Action], view: GameView) -> list[tuple[Action, Thing]]:
    """Return the things among which these answers choose, each once, with the first answer that chooses it."""
    chosen: dict[Thing, Action] = {}
    for action in actions:
        thing = thing_of(action, view)
        if thing is not None:
            chosen.setdefault(thing, action)
    return [(action, thing) for thing, action in chosen.items()]


def found(events: Iterable[Event], view: GameView) -> list[Thing]:
    """Return what was found in these events, as far as the viewer may see it: the greatest first."""
    own = [event.seen_by(view.viewer) for event in events if event.seat in (None, view.viewer)]
    things = list(dict.fromkeys(thing for event in own for thing in _found_in(event)))
    return sorted(things, key=lambda thing: _GREATNESS.index(thing.kind))


_GREATNESS = ("site", "guardian", "assistant", "card", "idol", "bonus", "temple")


def _found_in(event: Event) -> Iterator[Thing]:
    match event.kind:
        case EventKind.SITE_REVEALED | EventKind.STACK_TILE_REVEALED:
            yield site(event.target)
        case EventKind.GUARDIAN_AWOKE:
            yield guardian(event.amount)
        case EventKind.OVERCAME:
            yield overcome(event.amount)
        case EventKind.RECRUITED | EventKind.RESCUED | EventKind.EXCHANGED:
            yield assistant(event.amount)
        case EventKind.DREW | EventKind.TOP_REVEALED if event.subject:
            yield card(event.subject)
        case EventKind.TOOK_IDOL if event.subject:
            yield idol(IdolKind(event.subject))
        case EventKind.LOOKED_AT_BONUSES if event.subject:
            yield from (bonus(BonusTile(tile)) for tile in event.subject.split("+"))
        case EventKind.LOOKED_AT_RESCUE if event.subject:
            yield from (assistant(int(number)) for number in event.subject.split("+"))
        case _:
            pass


def found_line(thing: Thing) -> str:
    """Return one line on a thing that was found."""
    sign = _FOUND_SIGNS[thing.kind]
    words = " · ".join(thing.words.splitlines())
    return f"{sign} **{thing.name}**: {words}"


_FOUND_SIGNS = {
    "site": "🗿",
    "guardian": "🐾",
    "assistant": "🙋",
    "card": "🃏",
    "idol": "🏺",
    "bonus": "🎁",
    "temple": "🏛️",
}
