"""Finds the available action that a typed text means; all front ends of the game use it.

The exact text of an action always wins, and is looked up first, so that logs replay fast. Next come whole names, then
single words of names, then prefixes of words; at each step, a single match is the answer, and several are ambiguous.
Passing and ending the turn have to be typed in full, and a payment has to be exact: they are never guessed.

>>> from arnak_bot.games.arnak.engine.actions import act
>>> scene = Scene("bird")
>>> [found.text for found in candidates("Pack Donkey", [act("buy pack-donkey"), act("buy hat")], scene)]
['buy pack-donkey']
>>> [found.text for found in candidates("2 coins", [act("pay pilot"), act("pay fear")], scene)]
['pay pilot']
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial

from arnak_bot.games.arnak.engine import naming
from arnak_bot.games.arnak.engine.actions import ANY_VERB, Action, Verb
from arnak_bot.games.arnak.engine.content import BOARDS, CARD_BY_ID
from arnak_bot.games.arnak.engine.effects import Gain
from arnak_bot.games.arnak.engine.payment_words import paying
from arnak_bot.games.arnak.engine.resources import Resource
from arnak_bot.games.arnak.engine.rules.effects import UPGRADES
from arnak_bot.games.arnak.engine.view import GameView
from arnak_bot.kit.spelling import all_in, nearly_same, readings, without_chat, words_of
from arnak_bot.kit.typed import ALL_STEPS, BY_WHOLE_WORDS, NAMED, Spoken, Step, alike, matching

Name = Callable[[Action], str]
"""Returns the label of an action in a front end; typing the label also finds the action."""


@dataclass(frozen=True, slots=True)
class Scene:
    """What decides the names in typed input: the board and, by site, the numbers of its tile and guardian (0: none)."""

    board: str
    tiles: tuple[int, ...] = ()
    guardians: tuple[int, ...] = ()


def scene_of(view: GameView) -> Scene:
    return Scene(view.board, tuple(site.tile for site in view.sites), tuple(site.guardian for site in view.sites))


def candidates(
    typed: str,
    options: Sequence[Action],
    scene: Scene,
    free: Sequence[Action] = (),
    name: Name = str,
    steps: Sequence[Step] = ALL_STEPS,
) -> list[Action]:
    """Return the actions that `typed` may mean among `options`; those in `free` have to be typed in full. It is one if
    the meaning is clear, and none if nothing matches."""
    exact, whole = " ".join(typed.lower().split()), dict[tuple[str, ...], list[Action]]()
    for action in (*options, *free):
        label = name(action)
        if exact in (action.text.lower(), label.lower()):
            return [action]
        shortest = label if action in free else _without_verb(label, action.verb)
        for words in {*map(_words_in, (action.text, label, shortest))}:
            whole.setdefault(words, []).append(action)
    known = frozenset(word for action in options for word in _every_word(action, scene))
    each_meant = (_meant(words, options, scene, whole, known, steps) for words in _readings(typed))
    return next(filter(None, each_meant), []) or _agreed(typed, options)


def _agreed(typed: str, options: Sequence[Action]) -> list[Action]:
    """What a bare "yes" means where declining is an answer: the other answers."""
    words, answers = words_of(typed), [action for action in options if action.verb is not Verb.DECLINE]
    return answers if words and _YES.issuperset(words) and len(answers) < len(options) else []


def _readings(typed: str) -> list[list[str]]:
    words = _synonymous(words_of(typed))
    without = _uncounted(words)
    return [*readings(words), *(readings(without) if without != words else ())]


def _synonymous(words: Iterable[str]) -> list[str]:
    """The words, with those that the game uses in place of others for the same pieces."""
    return [_SAME_AS.get(word, word) for word in words]


def _uncounted(words: list[str]) -> list[str]:
    """The words without a number of resources in front, if it has one digit: "coin" for "2 coins"."""
    counted = len(words) > 1 and words[0].isdecimal() and len(words[0]) == 1 and words[1] in _RESOURCES
    return words[1:] if counted else words


def resource_alone(typed: str) -> Resource | None:
    """The typed resource if nothing else was typed, except for a number."""
    said = _uncounted(_synonymous(words_of(typed)))
    return Resource(said[0]) if len(said) == 1 and said[0] in _RESOURCES else None


_RESOURCES = frozenset(Resource)


def _meant(
    words: list[str],
    options: Sequence[Action],
    scene: Scene,
    whole: Mapping[tuple[str, ...], list[Action]],
    known: frozenset[str],
    steps: Sequence[Step],
) -> list[Action]:
    """Match whole names, then exact payments, then words; a site without a number means its usual space (R10).
    `whole`: the actions by all the words of their texts and labels; `known`: all the words that the options have, lest
    each of them be compared with a word that none has.
    """
    if not _is_specific_enough(words, options):
        return []
    options = [action for action in options if not _names_another_step(words, action)]
    unpaid = [action for action in options if action.verb is not Verb.PAY]
    return (
        _words_of_action(words, options, scene, (NAMED,), known)
        or whole.get(tuple(words))
        or paying(words, options)
        or _words_of_action(words, unpaid, scene, steps, known)
    )


def _without_verb(label: str, verb: Verb) -> str:
    """What may be typed for a label: "fear from play" for "Exile Fear from play", "nothing" for "Exile nothing"."""
    first, _, rest = label.partition(" ")
    return rest if rest == "nothing" or (first.lower() == verb and verb not in _WANT_THEIR_WORD) else label


def _words_of_action(
    words: list[str], options: Sequence[Action], scene: Scene, steps: Sequence[Step], known: frozenset[str]
) -> list[Action]:
    are_known: dict[Step, Callable[[list[str]], bool]] = {
        **dict.fromkeys(BY_WHOLE_WORDS, known.issuperset),
        Spoken.nearly: partial(all_in, among=known, same=nearly_same),
    }
    steps = [step for step in steps if step not in are_known or are_known[step](words)]
    return matching(words, options, lambda action: _spoken(action, scene), steps, joint="/")


def fits(typed: str, action: Action, scene: Scene) -> bool:
    """Whether an action should be suggested for the text typed so far."""
    everything = _spoken(action, scene).everything
    return any(all(any(each.startswith(word) for each in everything) for word in words) for words in _readings(typed))


def beside_question(typed: str, view: GameView, verbs: frozenset[Verb] = ANY_VERB) -> list[Action]:
    """The free actions, of these verbs, that the typed text may mean while a question is open."""
    if view.question is None:
        return []
    return candidates(typed, [each for each in view.free if each.verb in verbs], scene_of(view))


def near(typed: str, options: Iterable[Action], scene: Scene) -> list[Action]:
    """Return, in order, the options whose names share a word (or a similar one) with the typed text; if it names a kind
    of action with only one option, return just that option."""
    typed_words, options = words_of(typed), [*options]
    of_kind = [action for action in options if action.verb.value in typed_words]
    if len(of_kind) == 1:
        return of_kind
    words = [word for word in typed_words if len(word) > 1 and word not in _VERB_WORDS]
    named = [(action, _spoken(action, scene)) for action in options]
    said_of = [(action, {each for name in (*said.names, *said.places) for each in name}) for action, said in named]
    every_word = set[str]().union(*(said for _, said in said_of))
    similar = {each for each in every_word if any(alike(word, each) for word in words)}
    return [action for action, said in said_of if not similar.isdisjoint(said)]


def names_only_verb(typed: str, action: Action) -> bool:
    """Whether the text has no words but those for the kind of action: "use a boon"."""
    return any(_words_for(action.verb).issuperset(words) for words in _readings(typed))


def partly(typed: str, options: Iterable[Action], scene: Scene) -> list[Action]:
    """The options that the understood words of the text mean: the items to be bought for "buy the cheapest item"."""
    said = {action: _spoken(action, scene) for action in options}
    words = [word for word in without_chat(_synonymous(words_of(typed))) if not word.isdigit()]
    known = [word for word in words if any(each.contains([word]) for each in said.values())]
    return [action for action, each in said.items() if known and each.contains(known)]


def _is_specific_enough(words: list[str], options: Sequence[Action]) -> bool:
    """Whether the text says enough to mean an action: a number alone does not if there are several kinds of actions."""
    kinds = {action.verb for action in options} - {Verb.DECLINE}
    return bool(words) and not (len(kinds) > 1 and all(word.isdigit() for word in words))


def _names_another_step(words: list[str], action: Action) -> bool:
    """Whether the words name another research step in full, in which case they cannot mean `action`."""
    if action.verb is not Verb.RESEARCH or len(words) != 3 or words[0] != "research" or not words[2].isdigit():
        return False
    return words[1] == action.args[0] and words[2] != action.args[1]


@lru_cache(maxsize=8192)
def _words_in(text: str) -> tuple[str, ...]:
    return tuple(words_of(text))


_WANT_THEIR_WORD = frozenset({Verb.PASS, Verb.END})
_NEVER_SHORTENED = frozenset(
    {
        *(Verb.END, Verb.PAY, Verb.ACCEPT, Verb.DECLINE, Verb.CANCEL, Verb.DONE),
        *(Verb.DISCARD, Verb.EXILE, Verb.KEEP, Verb.DRAW),
    }
)
"""Verbs that are never matched by a prefix of a word."""


# --- names of actions -------------------------------------------------------------------------


@lru_cache(maxsize=8192)
def _spoken(action: Action, scene: Scene) -> Spoken:
    parts = _parts(action, scene)
    verb = _words_for(action.verb)
    words = tuple(frozenset(word for name in names for word in words_of(name)) for names in parts)
    names = [action.text, " ".join(action.args), *(parts[0] if len(parts) == 1 else ())]
    names += _WHOLE.get(action.verb, ()) if not action.args or action.verb is Verb.IDOL else ()
    said = [words_of(name) for name in names]
    said += [[action.verb.value, *each] for each in said]
    return Spoken(
        everything=verb.union(*words, _described(action)),
        names=tuple(each for each in said if each),
        places=tuple(each | verb for each in words) if len(words) > 1 else (),
        in_order=tuple(unstemmed.lower() for unstemmed in re.findall(r"[A-Za-z0-9]+", action.text)),
        wants=frozenset({action.verb.value} if action.verb in _WANT_THEIR_WORD else ()),
        whole=action.verb in _NEVER_SHORTENED,
    )


@lru_cache(maxsize=8192)
def _every_word(action: Action, scene: Scene) -> frozenset[str]:
    spoken = _spoken(action, scene)
    return frozenset(spoken.everything).union(*spoken.names)


def _words_for(verb: Verb) -> frozenset[str]:
    return frozenset(words_of(f"{verb.value} {_ALSO.get(verb, '')}"))


_ALSO = {
    Verb.DIG: "get send archaeologist",
    Verb.DISCOVER: "explore new site jungle send archaeologist",
    Verb.OVERCOME: "defeat fight guardian",
    Verb.BUY: "purchase get card",
    Verb.PLAY: "card",
    Verb.GAIN: "buy take get",
    Verb.RESEARCH: "move step up climb",
    Verb.TEMPLE: "tile points buy take lost",
    Verb.END: "turn my",
    Verb.ASSISTANT: "use",
    Verb.BORROW: "use assistant",
    Verb.RECRUIT: "hire assistant",
    Verb.RESCUE: "assistant",
    Verb.REFRESH: "assistant",
    Verb.EXCHANGE: "assistant swap",
    Verb.BOON: "use guardian",
    Verb.IDOL: "slot put use",
    Verb.UPGRADE: "trade turn gold",
    Verb.ACCEPT: "yes pay ok okay sure yep yeah",
    Verb.DECLINE: "no thank thanks you skip",
    Verb.CANCEL: "take it back",
    Verb.DISCARD: "put down spend card pay",
    Verb.EXILE: "card",
    Verb.DONE: "keep nothing more",
    Verb.RETURN: "take back",
    Verb.RELOCATE: "move archaeologist",
    Verb.MOVE: "guardian",
    Verb.TAKE: "tile bonus",
    Verb.DRAW: "card",
    Verb.TOP: "put top",
}

_SAME_AS = {"explorer": "archaeologist", "diamond": "jewel"}
"""Other words for pieces. "Explore" would be a prefix of "explorer", but means a discovery."""

_WHOLE: dict[Verb, tuple[str, ...]] = {
    Verb.PASS: ("pass turn", "pass round", "pass this round", "pass this turn"),
    Verb.DECLINE: ("no", "nope", "no thanks", "no thank you"),
    Verb.IDOL: ("place idol",),
}
"""Phrases that stand for a complete action or, with an idol, for one in any slot."""

_YES = _words_for(Verb.ACCEPT) - {"pay"}
_VERB_WORDS = frozenset[str]().union(*map(_words_for, Verb))

_SITES = frozenset({Verb.DIG, Verb.DISCOVER, Verb.OVERCOME, Verb.ACTIVATE, Verb.RETURN, Verb.RELOCATE, Verb.MOVE})
_CARDS = frozenset({Verb.BUY, Verb.GAIN, Verb.PLAY, Verb.USE, Verb.DISCARD, Verb.EXILE, Verb.KEEP, Verb.TOP, Verb.PASS})
_PEOPLE = frozenset({Verb.ASSISTANT, Verb.BORROW, Verb.RECRUIT, Verb.RESCUE, Verb.REFRESH})


def _parts(action: Action, scene: Scene) -> tuple[tuple[str, ...], ...]:
    """The possible names of each argument of an action."""
    match action.verb, action.args:
        case _, ():
            return ()
        case verb, args if verb in _SITES:
            numbers = [number for number in args if number.isdigit()]
            places = [site for site in args if not site.isdigit()]
            return tuple(_with_each_suffix(_site_names(site, verb, scene), numbers) for site in places)
        case verb, (card, *more) if verb in _CARDS:
            return (_with_each_suffix(_card_names(card), more),)
        case Verb.EXCHANGE, numbers:
            return tuple((number, naming.assistant(int(number))) for number in numbers)
        case verb, (number, *use) if verb in _PEOPLE:
            name = naming.assistant(int(number))
            return ((number, name, *(f"{name} {each}" for each in use)),)
        case Verb.RESEARCH, (token, number):
            space = BOARDS[scene.board].research[int(number)]
            where = naming.space(scene.board, space.id)
            name = naming.token(token)
            return ((token, number, str(space.row), f"{name} {where}", f"{token} {where}", f"{token} {space.row}"),)
        case Verb.TEMPLE, (stack,):
            return ((stack, naming.stack(stack)),)
        case Verb.BOON, (number,):
            return ((number, naming.guardian(int(number))),)
        case Verb.UPGRADE, (what,) if what.isdigit():
            return ((what, naming.assistant(int(what)), "assistant"),)
        case Verb.UPGRADE, (what,):
            return ((what, *(f"{what} {better}" for better, _ in UPGRADES[Resource(what)])),)
        case Verb.FIRST, (what,):
            return ((what, "the bonus tile" if what == "tile" else "the row's effect"),)
        case _, args:
            return (args,)


def _with_each_suffix(names: Iterable[str], more: Iterable[str]) -> tuple[str, ...]:
    """Each name followed by words that distinguish two actions on the same thing: "fear hand"."""
    return tuple(" ".join((name, *more)) for name in names)


def _site_names(place: str, verb: Verb, scene: Scene) -> tuple[str, ...]:
    site, _, space = place.partition("/")
    if space:
        return _with_each_suffix(_site_names(site, verb, scene), (space,))
    board = BOARDS[scene.board]
    at = board.site(site)
    level, tile = board.sites[at].level, scene.tiles[at] if scene.tiles else 0
    names = [site, naming.site(scene.board, site, tile)]
    if level and tile:
        names.append(naming.tile(level, tile))
    if verb in (Verb.OVERCOME, Verb.MOVE) and scene.guardians and scene.guardians[at]:
        names.append(naming.guardian(scene.guardians[at]))
    return tuple(names)


def _card_names(card: str) -> tuple[str, ...]:
    if card == "all":
        return ("all", "everything", "all cards")
    return (card, naming.card(card))


def _described(action: Action) -> Iterable[str]:
    """A card's kind if it is bought, and what it gives if it is played: "coins" may mean a Funding as well as the
    Harbour."""
    card = CARD_BY_ID.get(action.args[0]) if action.args else None
    if card is None:
        return []
    if action.verb in (Verb.BUY, Verb.GAIN):
        return [card.kind.value]
    effect = card.effect if action.verb is Verb.PLAY else None
    return [resource.value for resource, _ in effect.tokens] if isinstance(effect, Gain) else []
