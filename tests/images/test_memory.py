"""What large pictures leave behind is given back to the system."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PIL import Image

from images.kit import keeping
from images.kit.keeping import Store, give_back


def resident() -> int:
    """How many pages of memory this process has."""
    return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux tells it in /proc, and has glibc")
def test_what_pictures_leave_between_others_that_stay_is_given_back() -> None:
    def picture() -> Image.Image:
        return Image.new("RGB", (500, 500), (1, 2, 3))

    for _ in range(2):  # the first time the system gives and takes each by itself; glibc learns from that
        all_of_them = [picture() for _ in range(60)]
        stay = all_of_them[::6]
        del all_of_them
    before = resident()
    give_back()
    assert before - resident() > 2000, "of the fifty pictures of 244 pages nearly all"
    assert len(stay) == 10


def test_where_it_cannot_be_asked_for_nothing_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "_trim", lambda: None)
    give_back()


def test_what_caches_drop_is_given_back_from_time_to_time(monkeypatch: pytest.MonkeyPatch) -> None:
    given = list[bool]()
    monkeypatch.setattr(keeping, "give_back", lambda: given.append(True))
    monkeypatch.setattr(keeping, "_left", [0])
    store = Store[Image.Image](megabytes=1)
    for number in range(40):  # a megabyte each
        store.keep([(number, Image.new("RGB", (512, 512)))])
    assert len(given) == 2, "once for every sixteen megabytes or a little more"
