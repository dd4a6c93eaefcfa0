"""What every game on the games gets for nothing: the real panel and the real messages, within Discord's limits."""

from __future__ import annotations

import re
from typing import Any

import pytest

from arnak_bot.games.arnak.wording.messages import ENGLISH
from arnak_bot.host import Outcome, Table, options_of
from arnak_bot.kit.names import named
from arnak_bot.store import SeatRecord, Status
from arnak_bot.wording import texts
from cogs import ids
from cogs.limits import LAYOUT_LIMIT, MESSAGE_LIMIT
from cogs.look_ups import pages_of
from cogs.messages import table_message
from cogs.panel import Shown, build_panel
from cogs.pictures import Looks
from tests.discord.conftest import dots_for_pictures
from tests.discord.strict import units
from tests.discord.test_limits import HOST, check_components, check_layout
from tests.discord.test_mentions import Unable
from tests.every_game.games import EVERYWHERE, GAMES, TRIED, At, Step, played
from tests.every_game.test_speech import shown_in

__all__ = ["dots_for_pictures"]

LOOKS = Looks()
TOGETHER = re.compile(f"[{ids.THEN}{ids.WITH}]")
"""Between actions that a menu or a button puts together."""
IN_WORDS = Looks(boards=Unable("drawing", 1.0))
LONG_NAMES = tuple(f"{letter * 30}{number}" for number, letter in enumerate("WMQX"))


def table_at(at: At, step: Step) -> Table:
    """A table at which a game stands like this; its players have the longest names."""
    setup = TRIED[at[0]].tables[at[1]]
    seats = tuple(SeatRecord(seat, 10**18 + seat, LONG_NAMES[seat]) for seat in range(setup.players))
    definition, opener = GAMES[at[0]], seats[0].user_id
    options = options_of(definition, seats=setup.players, **dict(setup.options))
    return Table(10**6, 1, 1, opener, Status.RUNNING, options, seats, definition, "s", step.game, moves=9999)


def steps_to_show(at: At) -> tuple[Step, ...]:
    """Positions all through a game, the first and the last among them."""
    steps = played(at)
    return (*steps[:: max(1, len(steps) // 12)], steps[-1])


@EVERYWHERE
async def test_panels_stay_within_the_limits(at: At) -> None:
    for step in steps_to_show(at):
        table = table_at(at, step)
        for seat in table.seats:
            panel = await build_panel(
                LOOKS, table, seat.user_id, ENGLISH, Shown(happened=named(step.events, table.names))
            )
            assert 1 <= units(panel.content) <= MESSAGE_LIMIT
            assert len(panel.files) == 1 and 1 <= units(panel.files[0].description) <= 1024
            check_components(panel.view.to_components())


@pytest.mark.whole_check
@EVERYWHERE
async def test_every_action_that_a_panel_offers_can_be_reached(at: At) -> None:
    for step in played(at)[:-1:7]:
        table, view = table_at(at, step), step.game.view(step.seat)
        panel = table.texts("en").turn.panel(view, None)
        reached: set[str] = set()
        pages = range(-(-len(view.legal) // 24) + 1)
        for tab, page in [(tab, page) for tab in ("", *(each.key for each in panel.tabs)) for page in pages]:
            turned = {menu.key: page for menu in panel.menus if menu.tab == tab}
            built = await build_panel(
                IN_WORDS, table, table.seats[step.seat].user_id, ENGLISH, Shown(pages=turned, tab=tab)
            )
            check_components(built.view.to_components())
            items = [item for row in built.view.to_components() for item in row["components"]]
            reached |= {
                text for item in items for option in item.get("options", ()) for text in TOGETHER.split(option["value"])
            }
            reached |= {text for item in items for text in re.split("[:>]", item["custom_id"])}
        assert {action.text for action in shown_in(panel)} <= reached


@pytest.mark.whole_check
@EVERYWHERE
async def test_public_messages_stay_within_the_limits(at: At) -> None:
    happened: list[Any] = []
    shown = {step.game.ply for step in steps_to_show(at)}
    for step in played(at)[1:]:
        happened += step.events
        if step.game.ply in shown:
            table = table_at(at, step)
            message = await table_message(LOOKS, HOST, table, Outcome((), tuple(happened), step.game.over), ENGLISH)
            told = table.texts("en").channel.paragraphs(
                named(happened, table.names), table.view(None), table.names, table.names
            )
            assert message.files and bool(message.plain) is any(told) and units(message.plain) <= LAYOUT_LIMIT
            check_layout(message)
    lines = table.texts("en").channel.tell(happened, step.game.view(None), table.names)
    assert all(units(page) <= MESSAGE_LIMIT for page in pages_of(lines))
    board = table.texts("en").channel.table(step.game.view(None), table.names)
    assert all(units(page) <= MESSAGE_LIMIT for page in pages_of(board))
    assert units(texts.lobby(table.options, table.definition, table.seats, 0, ENGLISH)) <= LAYOUT_LIMIT
