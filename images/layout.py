"""Where the parts of the board lie: wide for desktops, tall for phones. Numbers only."""

from __future__ import annotations

from dataclasses import dataclass

from images.canvas import Box

__all__ = ["LAYOUTS", "TALL", "WIDE", "Layout"]

CARD = 202
"""From one card of the row to the next, in pixels."""

STAFF = 96
TALLEST_PANEL = 320


@dataclass(frozen=True, slots=True)
class Layout:
    """A picture's size and the places of its parts; the row has six places for cards."""

    size: tuple[int, int]
    row: int  # how many cards lie beside the title; the others in a column beside the island
    island: tuple[int, int]
    track: tuple[int, int]
    track_height: int
    players: Box
    stacked: bool  # players below each other

    def place(self, at: int, staff_at: int) -> tuple[int, int]:
        """Where the card at place `at` of the row lies; the moon staff stands before the card at `staff_at`."""
        if at < self.row:
            return 270 + at * CARD + (STAFF if at >= staff_at else 0), 10
        return 1044, 216 + (at - self.row) * CARD + (STAFF if staff_at > self.row and at >= staff_at else 0)

    def staff(self, staff_at: int) -> tuple[int, int]:
        """Where the moon staff stands, before the card at `staff_at`; it lies down in the column."""
        if staff_at <= self.row:
            return 270 + staff_at * CARD, 10
        return 1044, 216 + (staff_at - self.row) * CARD

    def lies_down(self, staff_at: int) -> bool:
        """Whether the moon staff lies between two cards of the column."""
        return staff_at > self.row

    def player_box(self, seat: int, count: int) -> Box:
        """Where the panel of a seat lies."""
        left, top, right, bottom = self.players
        gap = 8
        if self.stacked:
            height = min((bottom - top + gap) // count, TALLEST_PANEL)
            return left, top + seat * height, right, top + (seat + 1) * height - gap
        width = (right - left + gap) // count
        return left + seat * width, top, left + (seat + 1) * width - gap, bottom


WIDE = Layout((1600, 1000), 6, (8, 216), (1044, 216), 590, (8, 814, 1592, 994), stacked=False)
TALL = Layout((1248, 1560), 4, (8, 216), (8, 814), 738, (564, 814, 1240, 1552), stacked=True)
LAYOUTS = {"wide": WIDE, "tall": TALL}
