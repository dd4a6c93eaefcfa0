"""A public alias for the engine's command line: `python -m arnak_bot.engine`."""

from __future__ import annotations

import sys

from arnak_bot.games.arnak.engine.__main__ import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
