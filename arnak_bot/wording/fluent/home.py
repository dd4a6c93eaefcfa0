"""Where sentences are: a folder with a folder for each language, in which each room has its Fluent file."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

__all__ = ["ENGLISH", "PARAMETERS", "ROOT", "Home"]

ROOT = Path(__file__).parents[3]
ENGLISH = "en"
PARAMETERS = "parameters"
"""The file of English that is no room: it explains what messages of all rooms are told."""


@dataclass(frozen=True, slots=True)
class Home:
    """A package with sentences of its own.

    Attributes:
        over: the home whose sentences can be said here, too: those of the host, at a table of a game.
    """

    package: str
    over: Home | None = None

    @property
    def folder(self) -> Path:
        """Where it is."""
        return ROOT / self.package.replace(".", "/")

    @property
    def files(self) -> list[Path]:
        """The Fluent files of all languages, those over which these are said included."""
        return sorted(self.folder.glob("*/*.ftl")) + (self.over.files if self.over else [])

    @property
    def languages(self) -> list[str]:
        """The folders of the languages that it has sentences in, English first."""
        return [ENGLISH, *sorted({path.parent.name for path in self.files} - {ENGLISH})]

    def rooms(self, language: str = ENGLISH) -> list[str]:
        """The rooms that have a file in a language."""
        return sorted({path.stem for path in (self.folder / language).glob("*.ftl")} - {PARAMETERS})

    @property
    def parameters(self) -> str:
        """What is explained for all rooms, as Fluent; "" where nothing is."""
        path = self.folder / ENGLISH / f"{PARAMETERS}.ftl"
        return path.read_text(encoding="utf-8") if path.is_file() else ""
