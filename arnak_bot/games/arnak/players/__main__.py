"""The players' own commands.

python -m arnak_bot.games.arnak.players arena able novice --games 200 --seed s
python -m arnak_bot.games.arnak.players arena strong able --games 200 --to build/arena/strong-able.jsonl
"""

from __future__ import annotations

import sys
from functools import partial

from arnak_bot.games.arnak.players.arena import HOUSE
from arnak_bot.games.kit.arena import run

if __name__ == "__main__":
    run(HOUSE, "python -m arnak_bot.games.arnak.players", __doc__ or "", sys.argv[1:], partial(print, flush=True))
