"""Hints and looking back at a table of Lost Cities, through Discord."""

from __future__ import annotations

import re

import pytest

from arnak_bot.games.lost_cities.engine import Game
from arnak_bot.games.lost_cities.players.counsel import REVIEWER, LostCitiesReviewer
from tests.discord.cities import cities, forward, picture
from tests.discord.conftest import World
from tests.discord.seen import answer, last_in
from tests.discord.test_lost_cities_around import TO_THE_END

pytestmark = pytest.mark.simcord(settle_timeout=240)

LOOKED_AT = 3


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few turns are looked back at: whole games take too long to try all day."""
    stops = REVIEWER.stops

    def few(_: LostCitiesReviewer, game: Game) -> tuple[int, ...]:
        return stops(game)[:LOOKED_AT]

    monkeypatch.setattr(LostCitiesReviewer, "stops", few)


@pytest.mark.whole_check
async def test_a_player_asks_what_a_computer_would_do(world: World) -> None:
    table = await cities(world, "Ann", "Bob", hints="yes", order="joined")
    panel = answer(await world.member("Ann").click(world.newest, label="My turn"))
    told = answer(await world.member("Ann").click(panel.message, label="What would you do?"))
    first = told.content.splitlines()[:2]
    assert first[0] == "**What I would do:**"
    assert re.match(
        r"1\. \*\*(Play|Discard) .*, then (draw from the deck|.* and draw from the deck)\*\*: about ", first[1]
    )
    assert "points at the end" in first[1] and table.running.ply == 0


@pytest.mark.slow
async def test_a_finished_game_is_looked_back_at(world: World, hasty: None) -> None:
    table = await cities(world, "Ann", "Bob", order="joined")
    highest = max(table.running.view(0).own.hand, key=lambda card: card.value)
    await world.bot.host.play.act(table, world.member("Ann").id, f"play {highest} researcher")
    table = await forward(world, TO_THE_END)
    assert table.running.over
    told = answer(await world.member("Bob").click(last_in(world.channel), label="Look back"))
    assert f"{LOOKED_AT} turns was compared" in told.content and "counts as half a point" in told.content
    moments = len(re.findall(r"^\*\*\d\.\*\* ", told.content, re.MULTILINE))
    assert len(told.attachments) == 1 + moments and told.attachments[0].filename.startswith("review")
    assert (await picture(told)).size == (1200, 860)
    kept = await world.bot.host.hints.kept(table)
    assert kept is not None and len(kept.moments) == moments
