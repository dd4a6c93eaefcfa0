"""Every sentence that a game of Arnak can say, by room: events, actions, effects, questions and refusals.

What there is comes from enums, unions and registries; a kind that nobody has an example for raises and names itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import fields, is_dataclass, replace
from typing import Any

from arnak_bot.games.arnak.engine import GameView, Verb, content, impossible, naming, refusals
from arnak_bot.games.arnak.engine import effects as kinds
from arnak_bot.games.arnak.engine import steps as stages
from arnak_bot.games.arnak.engine.actions import Action, act
from arnak_bot.games.arnak.engine.effects import Token
from arnak_bot.games.arnak.engine.events import KINDS, Event, Reason
from arnak_bot.games.arnak.engine.printed import BonusTile
from arnak_bot.games.arnak.engine.reasons import Reason as Obstacle
from arnak_bot.games.arnak.engine.reasons import ReasonKind, imaginable
from arnak_bot.games.arnak.engine.resources import bag
from arnak_bot.games.arnak.engine.rules.registry import RULES
from arnak_bot.games.arnak.engine.state import RIVAL_SEAT, OwnedAssistant
from arnak_bot.games.arnak.engine.steps import Step
from arnak_bot.games.arnak.engine.travel import Icon
from arnak_bot.games.arnak.wording import actions, effects, reference, short, signs, things
from arnak_bot.games.arnak.wording.messages import ENGLISH
from arnak_bot.games.arnak.wording.summaries import SILENT
from tests.engine.stage import Stage
from tests.wording.happenings import CHANNEL, GROUND, TURN, examples_of
from tests.wording.pages import PAGES
from tests.wording.signs import SIGNS

NAMES = ("Ann", "Bob", "Cleo", "Dan")
SOLO = Stage(hand=["fear"], rival=2, rival_stack=["dig-coin"], tiles={"L1-1": 10}, guard={"L1-1": 4}).game.view(None)

Line = tuple[str, str]
"""What says it, and what it says."""


# --- events -----------------------------------------------------------------------------------


def of_events() -> Iterator[Line]:
    """Every event once and twice, then what the rival does, then what a finder and an undoing player are told."""
    for kind in KINDS:
        for event in examples_of(kind):
            if kind in SILENT:
                assert CHANNEL.tell([event], GROUND, NAMES) == []
                continue
            yield _key(event), _joined(CHANNEL.tell([event], GROUND, NAMES))
            yield f"{_key(event)} twice", _joined(CHANNEL.tell([event, event], GROUND, NAMES))
    for kind in KINDS:
        first = examples_of(kind)[0]
        if kind not in SILENT and first.seat is not None:
            told = CHANNEL.tell([replace(first, seat=RIVAL_SEAT)], SOLO, ("Ann", "The rival"))
            yield f"{kind.__name__} of the rival", _joined(told)
    for kind in KINDS:
        own = Stage(hand=["fear"], tiles={"L1-1": 10}, guard={"L1-1": 4}).game.view(0)
        first = examples_of(kind)[0]
        led_to = (
            first if first.seat is None else replace(first, source="card:hat")
        )  # a new hand of no source is no find
        found = things.found_lines([led_to], own, ENGLISH)
        yield f"{kind.__name__} found", _joined(found)


def _key(event: Event) -> str:
    values = [getattr(event, each.name) for each in fields(event) if each.name not in ("seat", "source")]
    return " ".join([type(event).__name__, *(_named(value) for value in values)])


def _named(value: object) -> str:
    if value is None:
        return "-"
    if isinstance(value, tuple):
        return "+".join(map(str, value))
    return f"by {value}" if isinstance(value, Reason) else str(value)


# --- actions ----------------------------------------------------------------------------------

_MINE = Stage(
    hand=["hat", "fear", "watch"],
    play=["dog"],
    tiles={"L1-1": 10, "L1-2": 7},
    guard={"L1-1": 4},
    assistants=[OwnedAssistant(7), OwnedAssistant(9, gold=True)],
    guardians=[3],
    crates=1,
    coin=5,
).game.view(0)

_ANSWERS: dict[Verb, tuple[str, ...]] = {
    Verb.OVERCOME: ("L1-1",),
    Verb.GAIN: ("hat", "stone-jar"),
    Verb.PAY: (
        *("fear", "pilot", "pilot+pilot", "fear+fear", "dog keep boot", "spare-ship", "boon-3", "assistant-6"),
        *("fear+pilot", "hat keep boot+boot"),
    ),
    Verb.CANCEL: ("",),
    Verb.ACCEPT: ("",),
    Verb.DECLINE: ("",),
    Verb.DISCARD: ("fear", "hat"),
    Verb.EXILE: ("fear", "fear-tile", "hat", "dog", "hat hand"),
    Verb.UPGRADE: ("tablet", "arrowhead", "7", "9"),
    Verb.REFRESH: ("7", "9"),
    Verb.RECRUIT: tuple(str(tile.number) for tile in content.ASSISTANTS),
    Verb.RESCUE: ("2", "5"),
    Verb.BORROW: ("2", "9 compass", "7 plane"),
    Verb.EXCHANGE: ("7 2", "9 4"),
    Verb.ACTIVATE: ("L1-1", "camp-coins"),
    Verb.RELOCATE: ("L1-1 camp-coins", "camp-coins/2 L1-1", "L1-1 camp-coins/2"),
    Verb.RETURN: ("L1-1", "camp-coins", "camp-coins/2"),
    Verb.MOVE: ("L1-1 camp-coins",),
    Verb.CHOOSE: ("coin", "compass", "exile"),
    Verb.FIRST: ("tile", "row"),
    Verb.TAKE: tuple(tile.value for tile in BonusTile),
    Verb.USE: ("stone-jar",),
    Verb.DRAW: ("1", "2"),
    Verb.TOP: ("hat", "fear"),
    Verb.KEEP: ("all", "hat"),
    Verb.DONE: ("",),
}
"""What stands behind a verb that answers a question; of the others there is all that the game can imagine."""


def of_actions() -> Iterator[Line]:
    """Every action by its name in a menu, with the signs and the words beside it."""
    for verb in Verb:
        for action in _examples_of(verb):
            yield action.text, _named_in_menus(action, _MINE)


def _examples_of(verb: Verb) -> list[Action]:
    known = [act(f"{verb} {rest}".rstrip()) for rest in _ANSWERS.get(verb, ())] or imaginable(_MINE, [verb])
    if verb is Verb.DISCOVER:
        known = [action for action in known if not _MINE.sites[content.BOARDS[_MINE.board].site(action.args[0])].tile]
    if not known:
        raise KeyError(f"{verb!r} has no example in {__name__}")
    return known


def _named_in_menus(action: Action, view: GameView) -> str:
    told = (
        TURN.label(action, view),
        actions.in_signs(action, view, ENGLISH),
        TURN.hint(action, view),
    )
    return " | ".join(dict.fromkeys(part.replace("\n", " / ") for part in told if part))


# --- effects ----------------------------------------------------------------------------------


def effects_in(thing: Any) -> Iterator[Any]:
    """Every effect inside a printed thing, parts and options included."""
    if type(thing).__module__ == kinds.__name__ and type(thing) is not kinds.Option:
        yield thing
    if is_dataclass(thing) and not isinstance(thing, type):
        for each in fields(thing):
            yield from effects_in(getattr(thing, each.name))
    elif isinstance(thing, tuple):
        for part in thing:
            yield from effects_in(part)


PRINTED = (
    *(content.BASIC_CARDS, content.ITEMS, content.ARTIFACTS, content.ASSISTANTS, content.GUARDIANS, content.SITE_TILES),
    *(board.rows for board in content.BOARDS.values()),
    *(board.sites for board in content.BOARDS.values()),
    tuple(content.BONUS_TILE_EFFECTS.values()),
    tuple(content.IDOL_EFFECTS.values()),
    tuple(content.SLOT_EFFECT_BY_NAME.values()),
)
EFFECTS = [each for thing in PRINTED for each in effects_in(thing) if not isinstance(each, str)]


def _numbered() -> Iterator[kinds.Effect]:
    for count in (1, 2):
        tokens = bag(count, count, count, count, count)
        yield kinds.Gain(tokens)
        yield kinds.GainPer(tokens, kinds.Counting.IDOLS, at_most=3)
        yield kinds.Draw(count)
        yield kinds.Draw(count, from_bottom=True)
        yield kinds.Travel((Icon.PLANE,) * count)
        yield kinds.PayTo(kinds.Overcome(), bag(count, count), (Icon.CAR,) * count, put_down=1)
        yield kinds.Archaeologist((Icon.SHIP,) * count, compass_discount=count)
        yield from (kinds.Activate(where, level_2_compasses=count) for where in kinds.Where)
        yield from (kinds.Buy(goods, discount=count) for goods in kinds.Goods)
        yield kinds.Research(bag(tablet=count))


NUMBERED = list(_numbered())
"""Effects that count something, once and twice, printed or not."""


def of_effects() -> Iterator[Line]:
    """Every card, tile and topic in full; every effect in full, as a deed and in signs."""
    for key in reference.everything(ENGLISH):
        yield key.replace(":", " "), reference.words(key, ENGLISH).replace("\n", " / ")
    for card in content.CARD_BY_ID.values():
        yield f"{card.id} in signs", short.card(card, ENGLISH)
    for tile in content.ASSISTANTS:
        for gold in (False, True):
            side = "gold" if gold else "silver"
            yield f"assistant {tile.number}, {side}", effects.assistant(tile.number, gold=gold, words=ENGLISH)
    for guardian in content.GUARDIANS:
        yield f"guardian {guardian.number}, cost", effects.guardian_cost(guardian.number, ENGLISH)
        yield f"guardian {guardian.number}, boon", effects.guardian_boon(guardian.number, ENGLISH)
    for slot in content.IDOL_SLOT_EFFECTS:
        yield f"slot of {slot.name}", f"{short.slot(slot.name, ENGLISH)} | {effects.effect(slot.effect, ENGLISH)}"
    missing = set(kinds.Effect.__args__) - {type(each) for each in EFFECTS}
    if missing:
        raise KeyError(f"no printed thing has {missing}: give it an example in {__name__}")
    for each in dict.fromkeys([*EFFECTS, *NUMBERED]):
        told = (effects.effect(each, ENGLISH), effects.verb_phrase(each, ENGLISH), short.effect(each, ENGLISH))
        yield repr(each).replace("<", "").replace(">", ""), " | ".join(told)


# --- questions --------------------------------------------------------------------------------

STAGES = (
    stages.Pay(stages.Purpose.DIG, 0, bag(compass=1), (Icon.BOOT,)),
    stages.Pay(stages.Purpose.DISCOVER, 5, bag(compass=3), (Icon.BOOT,), or_travel=((Icon.CAR,),)),
    stages.Pay(stages.Purpose.OVERCOME, 5, bag(compass=1), put_down=1),
    stages.ActivateAgain(0),
    stages.BuyWithAssistant(10),
    stages.UseArtifact("stone-jar"),
    stages.Rewards(3, kinds.Token.GLASS),
    stages.TakeBonus(3),
    stages.TakeLastBonus(),
    stages.KeepDrawn(may_top=True),
    stages.TopDrawn(),
)
_SOURCES = (
    *("card:ostrich", "site:camp-tablets", "site:L1-1", "dig:L1-3", "discover:L1-3", "overcome:L1-1", "tile:1-1"),
    *("guardian:3", "assistant:7", "research:3-glass", "research:6-notebook", "temple", "idol:coin", "slot:jewel"),
    "bonus:coin",
)


def of_prompts() -> Iterator[Line]:
    """Every question, everything it may come from, what a turn can still do, and every second thought."""
    asks = {kind for kind, rule in RULES.items() if rule.ask is not None}
    asked = [task for task in dict.fromkeys([*EFFECTS, *STAGES]) if type(task) in asks]
    if missing := asks - {type(task) for task in asked}:
        raise KeyError(f"nobody asks {missing}: give it an example in {__name__}")
    for task in asked:
        key = repr(task).replace("<", "").replace(">", "")
        yield key, TURN.question(replace(_MINE, question=Step(task, "card:ostrich")))
    for source in _SOURCES:
        yield source, signs.origin(_MINE, source, ENGLISH)
    boon = act("boon 3")
    for taken in (False, True):
        for free in ((), (boon,), (boon, boon)):
            left = replace(_MINE, question=None, main_taken=taken, free=free)
            yield f"main taken: {taken}, free actions: {len(free)}", TURN.question(left)
    for text in ("pass", "exile hat", "exile stone-jar"):
        yield f"{text}?", TURN.doubt(act(text), _MINE, final=False) or "-"
    for home in (1, 2):
        alone = replace(_MINE, players=(replace(_MINE.players[0], at_home=home), *_MINE.players[1:]))
        yield f"pass with {home} at home?", TURN.doubt(act("pass"), alone, final=False) or "-"
    yield "in vain?", TURN.doubt(boon, replace(_MINE, in_vain=(boon,)), final=False) or "-"
    for verb in sorted(verb for verb, shown in actions.ACTIONS.items() if shown.final):
        first = _examples_of(verb)[0]
        yield (
            f"{first.text} for good?",
            (TURN.doubt(first, _MINE, final=True) or "-").replace("\n", " / "),
        )


# --- refusals ---------------------------------------------------------------------------------


def of_refusals() -> Iterator[Line]:
    """Everything that may stand in the way, once and twice; and what is said of texts that mean nothing or too much."""
    for kind in ReasonKind:
        for count in (1, 2):
            cost = bag(coin=count, jewel=count)
            have = tuple((resource, count - 1) for resource, _ in cost)
            for subject in ("Hat", "the Hunter"):
                reason = Obstacle(kind, subject, cost, have, (Icon.CAR,) * count)
                yield f"{kind.name} {subject} {count}", refusals.words(reason)
        yield f"{kind.name} of a whole verb", refusals._NOTHING_AT_ALL.get(kind, "-")
    yield "TOKENS of one kind", refusals.words(Obstacle(ReasonKind.TOKENS, "Hat", bag(coin=2), bag(coin=1)))
    for verb in Verb:
        _, because = impossible.unmet("", (), _MINE, frozenset({verb}))
        yield f"{verb} alone", "-" if because is None else refusals._of_verb(because)
    options = (act("dig camp-coins"), act("pass"))
    for typed in ("", "no such thing", "discover L1-3", "buy hat", "research glass 9", "x" * 200):
        yield f"typed {typed[:20]!r}", str(refusals.refusal(refusals.Input(typed, _MINE), options))
        yield f"typed {typed[:20]!r}, nothing possible", str(refusals.refusal(refusals.Input(typed, _MINE), ()))
    many = tuple(imaginable(_MINE, [Verb.PLAY]))
    yield "ambiguous", refusals.PLAIN.say(refusals.Refused("dig", options, several=True))
    yield "ambiguous among many", refusals.PLAIN.say(refusals.Refused("play", many, several=True))


def of_names() -> Iterator[Line]:
    for board in content.BOARDS.values():
        for site in board.sites:
            yield f"{board.id} {site.id}", naming.site(board.id, site.id)
        for space in board.research:
            yield f"{board.id} space {space.id}", naming.space(board.id, space.id)
    for token in Token:
        yield token, naming.token(token)


def _joined(lines: Iterable[str]) -> str:
    return " / ".join(line.replace("\n", " / ") for line in lines)


ROOMS: dict[str, Callable[[], Iterable[Line]]] = {
    "events": of_events,
    "actions": of_actions,
    "effects": of_effects,
    "prompts": of_prompts,
    "refusals": of_refusals,
    "names": of_names,
    **PAGES,
    **SIGNS,
}
