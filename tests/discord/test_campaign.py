"""The solo campaign on Discord: the map, playing a chapter, and what its end offers."""

from __future__ import annotations

from tests.discord.cities import labels_of
from tests.discord.conftest import World
from tests.discord.seen import answer


async def test_the_first_chapter_is_played_in_a_direct_message(world: World) -> None:
    ann = world.member("Ann")
    message = answer(await ann.slash(world.channel, "me campaign")).message
    print(message.content, labels_of(message))
    begun = answer(await ann.click(message, label="In a direct message")).message
    print(begun.content)
    [waiting] = await world.bot.host.people.tables_waiting_for(ann.id)
    table = await world.bot.host.registry.table(waiting.table_id)
    assert table.chapter == "landfall"
