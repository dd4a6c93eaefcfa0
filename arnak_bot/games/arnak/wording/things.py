"""Things that can be shown (options to choose from, and what was just found), with their names and descriptions.

Their kinds are those of the pictures; an "assistant" has both sides, "silver" and "gold" are one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from arnak_bot.games.arnak.engine import Event, GameView, content, seen_by
from arnak_bot.games.arnak.engine import events as kinds
from arnak_bot.games.arnak.engine.effects import Effect, Gain
from arnak_bot.games.arnak.engine.printed import BonusTile, IdolKind
from arnak_bot.games.arnak.wording import effects, short, signs, story
from arnak_bot.games.arnak.wording.messages import Words
from arnak_bot.games.arnak.wording.summaries import summaries_of
from arnak_bot.kit.prose import enumerated, listed


@dataclass(frozen=True, slots=True)
class Thing:
    """Something with a picture: its kind, its id within that kind, its name, and a description of what it does."""

    kind: str
    id: str
    name: str
    words: str

    @property
    def caption(self) -> str:
        return f"{self.name}\n{self.words}"


def card(card_id: str, words: Words) -> Thing:
    printed = content.CARD_BY_ID[card_id]
    return Thing("card", card_id, signs.card(card_id, words), effects.card_effect(printed, words))


def site(tile: str, words: Words) -> Thing:
    return Thing("site", tile, signs.tile(tile, words), effects.effect(_site_effect(tile), words))


def _site_effect(tile: str) -> Effect:
    level, number = map(int, tile.split("-"))
    return content.SITE_TILE_BY_KEY[level, number].effect


def guardian(number: int, words: Words) -> Thing:
    cost, boon = effects.guardian_cost(number, words), effects.guardian_boon(number, words)
    text = words.components.guardian_awake(cost=cost, worth=signs.guardian_worth(words), boon=boon)
    return Thing("guardian", str(number), signs.guardian(number, words), text)


def overcome(number: int, words: Words) -> Thing:
    text = words.components.guardian_overcome(
        worth=signs.guardian_worth(words), boon=effects.guardian_boon(number, words)
    )
    return Thing("guardian", str(number), signs.guardian(number, words), text)


def assistant(number: int, *, gold: bool | None = None, words: Words) -> Thing:
    """Return an assistant: one side, or both if `gold` is None."""
    name = signs.assistant(number, words)
    if gold is not None:
        text = effects.assistant(number, gold=gold, words=words)
        return Thing("gold" if gold else "silver", str(number), name, text)
    silver_side, gold_side = (effects.assistant(number, gold=each, words=words) for each in (False, True))
    both = f"{words.components.silver(effect=silver_side)}\n{words.components.gold(effect=gold_side)}"
    return Thing("assistant", str(number), name, both)


def idol(kind: IdolKind, words: Words) -> Thing:
    return Thing("idol", kind.value, words.components.idol(), effects.effect(content.IDOL_EFFECTS[kind], words))


def bonus(tile: BonusTile, words: Words) -> Thing:
    return Thing(
        "bonus", tile.value, words.components.bonus_tile(), effects.effect(content.BONUS_TILE_EFFECTS[tile], words)
    )


def temple(stack: str, words: Words) -> Thing:
    points = words.amounts.points(points=content.TEMPLE_STACK_BY_ID[stack].points)
    return Thing("temple", stack, words.components.temple_tile(), points)


def found(events: Iterable[Event], view: GameView, words: Words) -> list[Thing]:
    """Return what was found in these events, as far as the viewer may see it, the most important first."""
    return list(dict.fromkeys(thing for _, thing in _found(events, view, words)))


def found_lines(events: Iterable[Event], view: GameView, words: Words) -> list[str]:
    """A line for each thing found, in the order of `found`; the finds of a discovery share a line with the site.

    Bonus tiles to choose from are left out, and an idol whose effect is the open question.
    """
    events = [*events]
    asks = view.question is not None and view.question.source.partition(":")[0] == "idol"
    left_out = ("bonus", "idol") if asks else ("bonus",)
    finds = [find for find in _found(events, view, words) if find[1].kind not in left_out]
    drawn = [f"**{thing.name}**" for event, thing in finds if isinstance(event, kinds.Drew)]
    at_site = any(thing.kind == "site" for _, thing in finds)
    named = listed(drawn, words) if at_site or len(drawn) > 1 else ""
    lines = {_found_line(event, thing, view, words, named, events): thing.kind for event, thing in finds}
    if not at_site:
        return [*lines]
    of_site = [line for wanted in _OF_A_SITE for line, kind in lines.items() if kind == wanted]
    discovery = [enumerated(of_site, words), *(line for line, kind in lines.items() if kind == "card")]
    others = [line for line, kind in lines.items() if kind not in (*_OF_A_SITE, "card")]
    return [" · ".join(discovery), *others]


def only_drawn(events: Iterable[Event], view: GameView, words: Words) -> list[Thing]:
    """The cards drawn, if they are all that the viewer found: they do not say what the step was."""
    finds = [find for find in _found(events, view, words) if not isinstance(find[0], kinds.LookedAtBonuses)]
    return [thing for _, thing in finds] if all(isinstance(event, kinds.Drew) for event, _ in finds) else []


def _found(events: Iterable[Event], view: GameView, words: Words) -> list[tuple[Event, Thing]]:
    own = [seen_by(event, view.viewer) for event in events if event.seat in (None, view.viewer)]
    used = {event.guardian for event in own if isinstance(event, kinds.UsedBoon)}
    own = [event for event in own if not (isinstance(event, kinds.Overcame) and event.guardian in used)]
    finds = [(event, thing) for event in own for thing in _found_in(event, words)]
    return sorted(finds, key=lambda find: [*_FOUND_SIGNS].index(find[1].kind))


def _found_in(event: Event, words: Words) -> Iterator[Thing]:
    match event:
        case kinds.SiteRevealed(tile=tile) | kinds.StackTileRevealed(tile=tile):
            yield site(tile, words)
        case kinds.GuardianAwoke(guardian=number):
            yield guardian(number, words)
        case kinds.Overcame(guardian=number):
            yield overcome(number, words)
        case kinds.Recruited(assistant=number) | kinds.Rescued(assistant=number) | kinds.Exchanged(new=number):
            yield assistant(number, words=words)
        case kinds.Drew(card=str() as seen) | kinds.TopRevealed(card=seen) if (
            event.source
        ):  # a new hand does not count as something found
            yield card(seen, words)
        case kinds.TookIdol(idol=IdolKind() as kind):
            yield idol(kind, words)
        case kinds.LookedAtBonuses(tiles=tuple() as tiles):
            yield from (bonus(tile, words) for tile in tiles)
        case kinds.LookedAtRescue(assistants=tuple() as numbers):
            yield from (assistant(number, words=words) for number in numbers)
        case _:
            pass


def _found_line(event: Event, thing: Thing, view: GameView, words: Words, drawn: str, events: Sequence[Event]) -> str:
    """A guardian's boon is left to the picture and the reference.

    The cards `drawn` are named together, without their effects, unless this is "".
    """
    said, worth, effect = words.prompts, signs.guardian_worth(words), " · ".join(thing.words.splitlines())
    match event:
        case kinds.GuardianAwoke(guardian=number):
            price = words.components.guardian_price(cost=short.guardian_cost(number, words), worth=worth)
            told = f"**{thing.name}** · {price}"  # its name has room where its price has none
        case kinds.Overcame(guardian=number):
            told = said.you_overcame(guardian=thing.name, worth=worth, boon=effects.guardian_boon(number, words))
        case kinds.Recruited() | kinds.Rescued() | kinds.Exchanged():
            gold = view.viewer is not None and any(str(a.number) == thing.id and a.gold for a in view.own.assistants)
            told = said.joins_you(assistant=thing.name, effect=short.assistant(int(thing.id), words, gold=gold))
        case kinds.Drew() if drawn:
            told = said.you_drew_several(cards=drawn)
        case kinds.Drew():
            told = said.you_drew(card=thing.name, effect=effect)
        case kinds.TopRevealed():
            told = said.turned_up(card=thing.name, effect=effect)
        case kinds.SiteRevealed(tile=tile) | kinds.StackTileRevealed(tile=tile):
            told = f"**{thing.name}**: {short.effect(_site_effect(tile), words)}"
        case kinds.TookIdol(idol=IdolKind() as kind):
            effect_of = content.IDOL_EFFECTS[kind]
            gives = short.effect(effect_of, words)
            done = [each for each in events if each.source == f"idol:{kind}"]
            if not done and any(isinstance(each, kinds.SiteRevealed) for each in events):  # which comes after it
                gives = said.does_nothing(effect=gives)
            elif not isinstance(effect_of, Gain):  # but a choice, which may have been made
                gives = "".join(story.describe(each, view, words) for each in summaries_of(done)) or gives
            told = f"**{thing.name}**: {gives}"
        case _:
            told = f"**{thing.name}**: {effect}"
    return f"{_FOUND_SIGNS[thing.kind]} {told}"


_FOUND_SIGNS = {
    "site": "🗿",
    "guardian": "🐾",
    "assistant": "🙋",
    "card": "🃏",
    "idol": "🏺",
    "bonus": "🎁",
}
"""The kinds of things that can be found, the most important first."""

_OF_A_SITE = ("site", "idol", "guardian")
"""The kinds of finds that share a line after a discovery, the guardian with its price last: a panel leaves out what
follows the first "·" where there is little room, but never an idol, as the picture and the log count what it gives."""
