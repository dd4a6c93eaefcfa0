"""Fair by proof: the seed of a game follows from what the host drew before anybody joined and what the players added.

The host draws its part when the lobby opens and shows the part's sha256: it cannot change it any more. Every joining
adds a text that the host cannot foresee. The seed is a hash over all of it, so neither side can choose it alone, and
whoever has the log of the finished game can check all three.

>>> proof = Proof("a part of the host", ("the joining of Ada", "the joining of Ben"))
>>> proof.seed == game_seed(proof.part, proof.joined)
True
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import TypeVar

from arnak_bot.kit.chance import shuffled

__all__ = ["Proof", "commitment_of", "game_seed", "seat_order"]

T = TypeVar("T")
_FORMAT = "arnak seed 1"


def commitment_of(part: str) -> str:
    """Return what the lobby shows of the host's part: its sha256 in hexadecimal digits."""
    return sha256(part.encode()).hexdigest()


def game_seed(part: str, joined: Sequence[str]) -> str:
    """Return the seed: the sha256 of the format's name, the host's part and each joining, a line each."""
    return sha256("\n".join([_FORMAT, part, *joined]).encode()).hexdigest()


def seat_order(people: Sequence[T], seed: str) -> list[T]:
    """Return the people, who come in order of joining, in the order in which they sit (R0)."""
    return shuffled(people, seed, "seats")


@dataclass(frozen=True, slots=True)
class Proof:
    """What the seed of a game was made from.

    Attributes:
        part: the host's part, secret until the game is over.
        joined: what each joining added, in order of joining.

    Raises:
        ValueError: a part has a line break, a hash or spaces around it, so that a log file would not keep it.
    """

    part: str
    joined: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        for text in (self.part, *self.joined):
            if not text or "#" in text or text != " ".join(text.split()):
                raise ValueError("a part of a seed is one line of words, without a hash")

    @property
    def commitment(self) -> str:
        """What the lobby showed before anybody joined."""
        return commitment_of(self.part)

    @property
    def seed(self) -> str:
        """The seed that follows from the parts."""
        return game_seed(self.part, self.joined)
