"""The players' own commands.

python -m arnak_bot.games.lost_cities.players arena able novice --games 200 --seed s
python -m arnak_bot.games.lost_cities.players arena strong able --games 200 --players 3 --to build/arena/strong-3.jsonl
"""

from __future__ import annotations

import sys
from functools import partial

from arnak_bot.games.kit.arena import run
from arnak_bot.games.lost_cities.players.arena import HOUSE

if __name__ == "__main__":
    prog = "python -m arnak_bot.games.lost_cities.players"
    run(HOUSE, prog, __doc__ or "", sys.argv[1:], partial(print, flush=True))
