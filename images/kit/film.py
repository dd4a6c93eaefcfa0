"""Films of finished games: one frame per turn, drawn on demand by the encoder, and small enough to upload."""

from __future__ import annotations

import io
from collections.abc import Callable

from PIL import Image

FILM_ENDING = "webp"
TURN_MILLISECONDS = 1500
LAST_MILLISECONDS = 6000
MOST_FRAMES = 150
LARGEST = 8_000_000
"""The largest size in bytes that can be uploaded everywhere."""
QUALITIES = (70, 50, 30)
METHOD = 1


class _Film(Image.Image):
    """Frames that are drawn on demand by the encoder, so that only one is in memory at a time."""

    is_animated = True

    def __init__(self, count: int, frame: Callable[[int], Image.Image]) -> None:
        super().__init__()
        self.n_frames, self._drawn, self._at = count, frame, -1
        self.seek(0)

    def seek(self, frame: int) -> None:
        if frame != self._at:
            drawn = self._drawn(frame)
            self.im, self._mode, self._size, self._at = drawn.im, drawn.mode, drawn.size, frame

    def tell(self) -> int:
        return self._at


def encoded(steps: int, frame: Callable[[int], Image.Image]) -> bytes:
    """An animated WebP; of a game of more than 150 turns, frames are skipped at regular intervals, but never the last
    one. A film that is too large to upload is encoded again with lower quality.
    """
    every = -(-steps // MOST_FRAMES)
    chosen = [*range(0, steps - 1, every), steps - 1]
    durations = [TURN_MILLISECONDS] * (len(chosen) - 1) + [LAST_MILLISECONDS]
    data = b""
    for quality in QUALITIES:
        out = io.BytesIO()
        film = _Film(len(chosen), lambda at: frame(chosen[at]))
        film.save(out, "WEBP", save_all=True, duration=durations, loop=0, quality=quality, method=METHOD)
        data = out.getvalue()
        if len(data) <= LARGEST:
            break
    return data
