"""Shows a panel on a simulated Discord, as often as requested on stdin; see `benchmarks.words`.

It runs with the code of any commit, so it only imports what every commit has.
"""

from __future__ import annotations

import asyncio
import json
import random
import statistics
import sys
import time

import simcord

from cogs.client import ArnakBot


async def _play(database: str) -> None:
    bot = ArnakBot(database, random.Random(1), own_emoji=False)
    async with simcord.run(bot) as env:
        guild = env.create_guild("Camp")
        channel, ann = guild.create_text_channel("arnak"), guild.add_member(env.create_user("ann"))
        await ann.slash(channel, "game solo")
        board = channel.history()[-1]
        await ann.click(board, label="My turn")
        while line := sys.stdin.readline():
            taken = []
            for _ in range(*json.loads(line)):
                used = time.process_time()
                await ann.click(board, label="My turn")
                taken.append(time.process_time() - used)
            print(json.dumps([statistics.median(taken)]), flush=True)
        await bot.close()


if __name__ == "__main__":
    asyncio.run(_play(sys.argv[1]))
