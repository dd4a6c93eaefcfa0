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
NAMES = "names"
"""The room with the names of a game's components."""


@dataclass(frozen=True, slots=True)
class Home:
    """A package with its own sentences.

    Attributes:
        over: the home whose sentences are included: a game includes those of the host.
        names: English messages, by id, added to those in the file of the room `names`: the names of the components in
            a game's engine.
    """

    package: str
    over: Home | None = None
    names: tuple[tuple[str, str], ...] = ()

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
        """Return the rooms (groups of messages, one file each) that exist in a language."""
        return sorted({path.stem for path in (self.folder / language).glob("*.ftl")} - {PARAMETERS})

    @property
    def parameters(self) -> str:
        """The Fluent text that describes shared parameters; "" if there is none."""
        return self.text(PARAMETERS, ENGLISH)

    def text(self, room: str, language: str) -> str:
        """Return the Fluent text of a room; "" if there is none."""
        path = self.folder / language / f"{room}.ftl"
        own = path.read_text(encoding="utf-8") if path.is_file() else ""
        names = self.names if (room, language) == (NAMES, ENGLISH) else ()
        return own + "".join(f"{each} = {name}\n" for each, name in names)
