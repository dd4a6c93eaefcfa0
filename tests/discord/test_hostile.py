"""What people do who mean no good: forged buttons, names that are traps, a channel that goes in mid-turn."""

from __future__ import annotations

import re

import pytest

from arnak_bot.store import Status
from cogs import ids
from tests.discord.conftest import World
from tests.discord.seen import sit_down, text_of

TRAPS = (
    "||`<@1>`||",
    "[x](https://evil.example)",
    "@everyone",
    "\u202eesrever",
    "\u200b" * 10,
    "😀" * 32,
    "# loud",
    "</table stop:1>",
)


@pytest.mark.parametrize(
    "custom_id",
    [
        f"a:turn:{10**30}",
        f"a:do:1:{10**30}:pass",
        f"a:page:1:{10**40}",
        f"a:tab:{10**30}:RED",
        f"a:vote:1:pass:{10**9}:0",
        f"a:seat:1:0:{10**30}",
    ],
)
def test_custom_ids_with_impossible_numbers_are_not_our_buttons(custom_id: str) -> None:
    templates = (
        ids.TABLE_BUTTON,
        ids.DO_BUTTON,
        ids.UNDO_BUTTON,
        ids.PICK_MENU,
        ids.TAB_BUTTON,
        ids.LOG_PAGE,
        ids.VOTE_BUTTON,
        ids.SEAT_BUTTON,
    )
    assert not any(re.fullmatch(template, custom_id) for template in templates)


@pytest.mark.parametrize("name", TRAPS)
async def test_a_name_in_a_message_never_becomes_a_mention_or_a_link(world: World, name: str) -> None:
    trap = world.guild.add_member(world.env.create_user(f"trap{len(world.people)}", global_name=name))
    world.people[name] = trap
    await trap.slash(world.channel, "game new")
    await sit_down(world.member("Bob"), world.newest)
    await trap.click(world.newest, label="Start")
    table = await world.table()
    assert table.status is Status.RUNNING
    players = {str(seat.user_id) for seat in table.seats}
    for message in world.channel.history():
        assert not re.search(r"(?<!\\)\[x\]\(", text_of(message)) and "\u202e" not in text_of(message)
        assert set(re.findall(r"(?<!\\)<@!?(\d+)>", text_of(message))) <= players
    assert {str(user) for notice in world.gate.notices for user in notice.users} <= players
