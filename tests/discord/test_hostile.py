"""What people do who mean no good: forged buttons, names that are traps, a channel that goes in mid-turn."""

from __future__ import annotations

import re

import pytest

from tests.discord.conftest import World
from tests.discord.seen import text_of
from tests.discord.test_forged_values import TEMPLATES

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
        "a:vote:1:nonsense:0:0",
        "a:nonsense:1",
        "a:undoit:1:2",
    ],
)
def test_custom_ids_with_impossible_numbers_or_unknown_words_are_not_our_buttons(custom_id: str) -> None:
    assert not any(template.fullmatch(custom_id) for template in TEMPLATES.values())


@pytest.mark.parametrize("names", [TRAPS[:4], TRAPS[4:]], ids=["some", "others"])
async def test_a_name_in_a_message_never_becomes_a_mention_or_a_link(world: World, names: tuple[str, ...]) -> None:
    for number, name in enumerate(names):
        world.people[name] = world.guild.add_member(world.env.create_user(f"trap{number}", global_name=name))
    table = await world.start_table(*names)
    players = {str(seat.user_id) for seat in table.seats}
    for message in world.channel.history():
        assert not re.search(r"(?<!\\)\[x\]\(", text_of(message)) and "\u202e" not in text_of(message)
        assert set(re.findall(r"(?<!\\)<@!?(\d+)>", text_of(message))) <= players
    assert {str(user) for notice in world.gate.notices for user in notice.users} <= players
