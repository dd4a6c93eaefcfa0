"""Payments as players type them: the full names of sources in any order, repeated or with a number."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from arnak_bot.games.arnak.engine import naming
from arnak_bot.games.arnak.engine.actions import Action, Verb
from arnak_bot.games.arnak.engine.content import CARD_BY_ID, FEAR
from arnak_bot.games.arnak.engine.resources import Resource
from arnak_bot.games.arnak.engine.travel import COINS_PER_PILOT, PILOT
from arnak_bot.kit.spelling import words_of

Sources = tuple[str, ...]
"""The sources that a payment spends, sorted, because their order does not matter."""

_PAYING = frozenset({"pay", "paying", "use", "using"})
_KEEPING = frozenset({"keep", "keeping"})
_MOST_COPIES = 4
_MOST_WORDS = 10
"""Input of more words is not read as a payment: each word may double the number of readings."""


def spent_and_kept(action: Action) -> tuple[Sources, Sources]:
    """Return what a payment spends and which icons it keeps, each in sorted order."""
    text, _, kept = " ".join(action.args).partition(" keep ")
    return tuple(sorted(text.split("+"))), tuple(sorted(kept.split("+"))) if kept else ()


def spends(action: Action, resource: Resource) -> bool:
    """Whether an action is a payment with some of this resource: with coins, for a pilot."""
    return action.verb is Verb.PAY and resource is Resource.COIN and PILOT.label in spent_and_kept(action)[0]


def frugal(payment: Action) -> tuple[int, int, int, int]:
    """A payment's sort key: how many pilots, cards, boons and assistants it spends. Fear does not count as a card,
    because it has no other use."""
    spent, _ = spent_and_kept(payment)
    cards = sum(source in CARD_BY_ID for source in spent) - spent.count(FEAR)
    boons, assistants = (sum(source.startswith(kind) for source in spent) for kind in ("boon-", "assistant-"))
    return spent.count(PILOT.label), cards, boons, assistants


def paying(words: Sequence[str], options: Iterable[Action]) -> list[Action]:
    """Return the payments among `options` that spend exactly what was typed. Without "keep", every payment with these
    sources matches, whatever is left over."""
    payments = [(action, *spent_and_kept(action)) for action in options if action.verb is Verb.PAY]
    typed, keeping = _split(words)
    meant = set(_readings(tuple(typed), _names({source for _, spent, _ in payments for source in spent})))
    return [action for action, spent, kept in payments if spent in meant and keeping in ((), kept)]


def paid_with(words: Sequence[str]) -> list[Sources]:
    """Return the cards and pilots that the words pay with, whoever has them; several if a name means several cards."""
    typed, _ = _split(words)
    return [spent for spent in _readings(tuple(typed), _every_name()) if spent]


@lru_cache(maxsize=1)
def _every_name() -> dict[tuple[str, ...], set[str]]:
    return _names({PILOT.label, *CARD_BY_ID})


def _split(words: Sequence[str]) -> tuple[list[str], Sources]:
    wanted = [word for word in words if word not in _PAYING]
    at = next((at for at, word in enumerate(wanted) if word in _KEEPING), len(wanted))
    return wanted[:at], tuple(sorted(wanted[at + 1 :]))


def _names(sources: Iterable[str]) -> dict[tuple[str, ...], set[str]]:
    found: dict[tuple[str, ...], set[str]] = {}
    for source in sources:
        for name in _names_of(source):
            found.setdefault(tuple(words_of(name)), set()).add(source)
    return found


def _names_of(source: str) -> tuple[str, ...]:
    kind, _, rest = source.partition("-")
    match kind:
        case "pilot":
            return ("pilot", "hired pilot", "hire pilot")
        case "spare":
            return (source, f"leftover {rest}", f"left over {rest}")
        case "assistant":
            return (source, naming.assistant(int(rest)), f"assistant {naming.assistant(int(rest))}")
        case "boon":
            name = naming.guardian(int(rest))
            return (source, name, f"boon {name}", f"{name} boon")
        case _:
            return (source, naming.card(source), CARD_BY_ID[source].name)


def _readings(words: tuple[str, ...], names: dict[tuple[str, ...], set[str]]) -> list[Sources]:
    """Every way to read all the words as names of sources; a number before a name multiplies it."""
    if not words:
        return [()]
    if len(words) > _MOST_WORDS:
        return []
    first: list[tuple[Sources, tuple[str, ...]]] = []
    number = words[0] if words[0].isdecimal() and len(words) > 1 else ""
    if len(number) > 1:
        return []  # no payment has ten of anything, and a larger number would take as long to read
    count, rest = (int(number), words[1:]) if number else (1, words)
    if number and rest[0] == "coin" and count % COINS_PER_PILOT == 0:
        first.append((("pilot",) * (count // COINS_PER_PILOT), rest[1:]))
    for length in range(1, len(rest) + 1):
        if 1 <= count <= _MOST_COPIES:
            first += [((source,) * count, rest[length:]) for source in sorted(names.get(rest[:length], ()))]
    return [tuple(sorted((*spent, *others))) for spent, left in first for others in _readings(left, names)]
