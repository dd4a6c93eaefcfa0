"""The rows of processes that share the work: heartbeats, shard holders, numbered turns to connect. Uses no clock."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from arnak_bot.store import queries
from arnak_bot.store.database import Connection
from arnak_bot.store.records import Processes, ShardHolder
from arnak_bot.store.rows import Rows


class ShareRows(Rows):
    async def join(self, mine: ShardHolder) -> None:
        await self._database.execute(queries.INSERT_PROCESS, mine)

    async def beat(self, mine: ShardHolder, turns: Collection[int] = ()) -> bool:
        """End the process's turns, except `turns`. Returns False if the others consider the process dead."""

        def beat(connection: Connection) -> bool:
            for row in connection.execute(queries.SELECT_TURNS, (mine.holder,)).fetchall():
                if row["number"] not in turns:
                    connection.execute(queries.END_TURN, (row["number"], mine.holder))
            return bool(connection.execute(queries.BEAT, (mine.holder,)).rowcount)

        return await self._database.write(beat)

    async def retire(self, mine: ShardHolder) -> None:
        """Release all shards of a process, which will take no new ones; its turns last until it leaves."""

        def retire(connection: Connection) -> None:
            connection.execute(queries.RETIRE, (mine.holder,))
            connection.execute(queries.GIVE_ALL_SHARDS, (mine.holder,))

        await self._database.write(retire)

    async def leave(self, mine: ShardHolder) -> None:
        await self._database.execute(queries.DELETE_PROCESS, (mine.holder,))

    async def bury(self, beats: Mapping[str, int]) -> list[str]:
        """Remove the processes whose heartbeat count is still the given one, with all they hold; return their names."""

        def bury(connection: Connection) -> list[str]:
            return [name for name, beat in beats.items() if connection.execute(queries.BURY, (name, beat)).rowcount]

        return await self._database.write(bury)

    async def company(self) -> Processes:
        return await self._database.read(_processes)

    async def take(self, mine: ShardHolder, most: int) -> frozenset[int]:
        """Take free shards until the process holds `most`; return all that it holds. An unknown process gets none."""

        def take(connection: Connection) -> frozenset[int]:
            company = _processes(connection)
            held = company.held_by(mine.holder)
            if mine.holder not in company.beats:
                return held
            taken = frozenset(company.free(mine.shards)[: max(0, most - len(held))])
            connection.executemany(queries.TAKE_SHARD, [(shard, mine.holder) for shard in sorted(taken)])
            return held | taken

        return await self._database.write(take)

    async def give(self, mine: ShardHolder, shard: int) -> None:
        await self._database.execute(queries.GIVE_SHARD, (shard, mine.holder))

    async def take_turn(self, mine: ShardHolder, number: int) -> bool:
        """Returns False if the turn is taken or the process unknown. It lasts until it is ended or the process dies."""
        return bool(await self._database.execute(queries.TAKE_TURN, (number, mine.holder)))

    async def end_turn(self, mine: ShardHolder, number: int) -> None:
        await self._database.execute(queries.END_TURN, (number, mine.holder))


def _processes(connection: Connection) -> Processes:
    processes = connection.execute(queries.SELECT_PROCESSES).fetchall()
    shards = connection.execute(queries.SELECT_SHARDS).fetchall()
    return Processes(
        beats={row["name"]: row["beat"] for row in processes},
        counts={row["name"]: row["shards"] for row in processes},
        holders={row["shard"]: row["holder"] for row in shards},
    )
