"""Provable fairness: the seed of a game combines a part drawn by the host in advance with the players' contributions.

The host draws its part when the lobby opens and publishes the part's sha256, after which the part cannot be changed.
Everybody who joins adds a string that the host cannot predict. The seed is a hash of all these, so neither side can
choose it alone, and anybody with the log of the finished game can verify it.

>>> proof = Proof("the host's part", ("Ada's string", "Ben's string"))
>>> proof.seed == game_seed(proof.part, proof.joined)
True
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import TypeVar

from arnak_bot.kit.chance import shuffled

T = TypeVar("T")
_FORMAT = "arnak seed 1"


def commitment_of(part: str) -> str:
    return sha256(part.encode()).hexdigest()


def game_seed(part: str, joined: Sequence[str]) -> str:
    """Return the seed: the sha256 of the format's name, the host's part and the string of each join, one per line."""
    return sha256("\n".join([_FORMAT, part, *joined]).encode()).hexdigest()


def seat_order(people: Sequence[T], seed: str) -> list[T]:
    """Return people, given in the order in which they joined, in seating order (R0)."""
    return shuffled(people, seed, "seats")


@dataclass(frozen=True, slots=True)
class Proof:
    """What a seed is made of: the host's part, secret until the game is over, and what each join added, in order.
    Raises ValueError if one contains a line break, a hash or surrounding spaces, which a log file cannot store.
    """

    part: str
    joined: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        for text in (self.part, *self.joined):
            if not text or "#" in text or text != " ".join(text.split()):
                raise ValueError("a part of a seed must be a single line without a hash or surrounding spaces")

    @property
    def commitment(self) -> str:
        return commitment_of(self.part)

    @property
    def seed(self) -> str:
        return game_seed(self.part, self.joined)
