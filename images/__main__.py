"""`python -m images gallery OUT` writes every picture there is into a folder with an index page."""

from __future__ import annotations

import sys
from pathlib import Path

from images.gallery import draw_gallery


def main(arguments: list[str]) -> int:
    """Run the command; return the exit status."""
    if len(arguments) != 2 or arguments[0] != "gallery":
        print("Usage: python -m images gallery OUT", file=sys.stderr)
        return 2
    folder = Path(arguments[1])
    count = draw_gallery(folder)
    print(f"{count} pictures: open {folder / 'index.html'}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
