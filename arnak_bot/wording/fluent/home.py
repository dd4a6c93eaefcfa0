"""Where sentences are kept: a folder with a subfolder per language, each with a Fluent file for every room (topic)."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[3]
ENGLISH = "en"
PARAMETERS = "parameters"
"""An English file that is not a room: it describes parameters that the messages of all rooms share."""
AMOUNTS = "amounts"
"""A room whose messages can be referred to from the other rooms of its home: "3 points"."""


@dataclass(frozen=True, slots=True)
class Home:
    """A package with its own sentences.

    Attributes:
        over: the home whose sentences are included: a game includes those of the host.
        engine: English messages that a game's engine already has, by room and id, added to those in the room's file:
            the names of the components, for example.
    """

    package: str
    over: Home | None = None
    engine: tuple[tuple[str, str, str], ...] = ()

    @property
    def folder(self) -> Path:
        return ROOT / self.package.replace(".", "/")

    @property
    def files(self) -> list[Path]:
        """The Fluent files of all languages, including those of `over`."""
        return sorted(self.folder.glob("*/*.ftl")) + (self.over.files if self.over else [])

    @property
    def languages(self) -> list[str]:
        """The folders of the languages, English first."""
        return [ENGLISH, *sorted({path.parent.name for path in self.files} - {ENGLISH})]

    def rooms(self, language: str = ENGLISH) -> list[str]:
        return sorted({path.stem for path in (self.folder / language).glob("*.ftl")} - {PARAMETERS})

    def text(self, room: str, language: str) -> str:
        """Return the Fluent text of a room; "" if there is none."""
        path = self.folder / language / f"{room}.ftl"
        own = path.read_text(encoding="utf-8") if path.is_file() else ""
        return own + "".join(
            f"{each} = {said}\n" for of, each, said in self.engine if (of, ENGLISH) == (room, language)
        )
