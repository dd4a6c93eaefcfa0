"""All travel logic: icons, hierarchy, discounts, and every minimal way to pay a cost, whoever pays (R5 to R9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntEnum, StrEnum
from functools import lru_cache
from itertools import combinations
from typing import TypeAlias


class Icon(StrEnum):
    """The travel icons, weakest first."""

    BOOT = "boot"
    CAR = "car"
    SHIP = "ship"
    PLANE = "plane"


BOOT, CAR, SHIP, PLANE = Icon

Icons: TypeAlias = tuple[Icon, ...]

_WORTH = {Icon.BOOT: 1, Icon.CAR: 2, Icon.SHIP: 2, Icon.PLANE: 3}
_PAYS: dict[Icon, frozenset[Icon]] = {
    Icon.BOOT: frozenset({Icon.BOOT}),
    Icon.CAR: frozenset({Icon.CAR, Icon.BOOT}),
    Icon.SHIP: frozenset({Icon.SHIP, Icon.BOOT}),
    Icon.PLANE: frozenset(Icon),
}


class SourceKind(IntEnum):
    """The sources of travel icons (R6, R7); those that players spend most readily come first."""

    SPARE = 0
    ASSISTANT = 1
    CARD = 2
    BOON = 3
    PILOT = 4


@dataclass(frozen=True, slots=True, order=True)
class Source:
    """Something that can be spent; it gives all its icons at once."""

    kind: SourceKind
    label: str
    icons: Icons


PILOT = Source(SourceKind.PILOT, "pilot", (Icon.PLANE,))
COINS_PER_PILOT = 2


@dataclass(frozen=True, slots=True)
class Payment:
    """A way to pay: the sources spent, and the icons left over for this turn (R7)."""

    sources: tuple[Source, ...]
    leftover: Icons
    text: str

    @property
    def pilots(self) -> int:
        return sum(source.kind is SourceKind.PILOT for source in self.sources)


@lru_cache(maxsize=256)
def left_to_pay(cost: Icons, discount: Icons) -> tuple[Icons, ...]:
    """What may be left of a cost after a discount: the player chooses which icon it covers (R9). Rests that are never
    easier to pay than another one are left out.

    >>> left_to_pay((Icon.BOOT, Icon.PLANE), (Icon.PLANE,))
    ((<Icon.BOOT: 'boot'>,),)
    >>> left_to_pay((Icon.SHIP, Icon.CAR), (Icon.PLANE,))
    ((<Icon.CAR: 'car'>,), (<Icon.SHIP: 'ship'>,))
    """
    rests = [cost]
    for icon in discount:
        rests = [shorter for rest in rests for shorter in (_without_one(rest, icon) or [rest])]
    different: dict[Icons, Icons] = {}
    for rest in rests:
        different.setdefault(tuple(sorted(rest)), rest)
    found = different.values()
    return tuple(rest for rest in found if not any(_easier(other, rest) for other in found))


def may_help(icons: Icons, cost: Icons) -> bool:
    return any(wanted in _PAYS[icon] for icon in icons for wanted in cost)


def _without_one(cost: Icons, icon: Icon) -> list[Icons]:
    return [cost[:at] + cost[at + 1 :] for at, wanted in enumerate(cost) if wanted in _PAYS[icon]]


def _easier(cost: Icons, than: Icons) -> bool:
    """Whether `cost` is easier to pay: everything that pays `than` also pays `cost`, but not vice versa."""
    return sorted(cost) != sorted(than) and bool(_rests(than, cost))


@lru_cache(maxsize=16384)
def ways_to_pay_one_of(costs: tuple[Icons, ...], sources: tuple[Source, ...], pilots: int) -> tuple[Payment, ...]:
    """Every way to pay one of `costs` in which no source is superfluous (R8); `sources` may contain equal ones. Order:
    fewest coins, then fewest cards, then no better icons than needed, then sources that come back before those that do
    not. A cost without icons has one payment, which spends nothing."""
    if () in costs:
        return (Payment((), (), ""),)
    most = max(map(len, costs))
    on_offer = [*_at_most(sources, most), *([PILOT] * min(pilots, most))]
    ways: dict[tuple[Source, ...], set[Icons]] = {}
    for size in range(1, most + 1):
        for chosen in dict.fromkeys(combinations(on_offer, size)):
            leftovers = _leftovers(costs, chosen)
            fewer = (chosen[:at] + chosen[at + 1 :] for at in range(size))
            if leftovers and not any(_leftovers(costs, rest) for rest in fewer):
                ways[chosen] = leftovers
    payments = [payment for chosen, leftovers in ways.items() for payment in _payments(chosen, leftovers)]
    payments.sort(key=_price)
    return tuple(payments)


def _at_most(sources: Iterable[Source], copies: int) -> list[Source]:
    return [each for source, count in sorted(Counter(sources).items()) for each in [source] * min(count, copies)]


def _leftovers(costs: tuple[Icons, ...], chosen: tuple[Source, ...]) -> set[Icons]:
    """Every set of icons that can be left over after paying one of `costs`; empty if none can be paid."""
    icons = tuple(sorted(icon for source in chosen for icon in source.icons))
    return {left for cost in costs for left in _rests(icons, cost)}


def _rests(icons: Icons, cost: Icons) -> set[Icons]:
    """What can be left of these icons once they have paid `cost`; empty if they cannot pay it."""
    remaining = {icons}
    for wanted in cost:
        remaining = {
            rest[:at] + rest[at + 1 :] for rest in remaining for at, icon in enumerate(rest) if wanted in _PAYS[icon]
        }
    return remaining


def _payments(chosen: tuple[Source, ...], leftovers: set[Icons]) -> list[Payment]:
    text = "+".join(source.label for source in chosen)
    best = sorted(icons for icons in leftovers if not any(_better(other, icons) for other in leftovers))
    return [Payment(chosen, icons, f"{text} keep {'+'.join(icons)}" if len(best) > 1 else text) for icons in best]


def _better(icons: Icons, than: Icons) -> bool:
    """Whether `icons` can do everything that `than` can, and more."""
    return icons != than and len(icons) == len(than) and bool(_rests(icons, than))


def _price(payment: Payment) -> tuple[int, int, int, int, str]:
    kinds = [source.kind for source in payment.sources]
    worth = sum(
        _WORTH[icon] for source in payment.sources if source.kind is not SourceKind.SPARE for icon in source.icons
    )
    return (payment.pilots, kinds.count(SourceKind.CARD), worth, kinds.count(SourceKind.BOON), payment.text)
