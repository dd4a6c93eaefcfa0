"""How many taps a turn takes in the open panel: counted here, told in docs/taps.md.

A tap presses a button, opens a menu or chooses an option.
"""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest
import simcord
from PIL import Image

from arnak_bot.games.arnak.engine import Game
from arnak_bot.games.arnak.engine.printed import BonusTile
from arnak_bot.games.arnak.engine.resources import Resource
from arnak_bot.host import Table
from tests.discord.conftest import World, open_panel
from tests.discord.seen import components
from tests.engine.stage import Stage

pytestmark = pytest.mark.usefixtures("drawn")

PAGE = Path(__file__).parents[2] / "docs" / "taps.md"


SCREEN = (390, 844)
"""A phone, in points."""
AROUND = 190
"""What Discord's own bars, the bot's name and a row of buttons take of its height."""
LINE, LETTERS = 20, 44
SMALL_LINE, SMALL_LETTERS = 16, 56
"""The height of a line of text, and how many letters it holds; small text begins with "-#"."""
MOST_WORDS = 40
"""So many at most are read before a tap."""
PICTURE = 350
"""How wide a picture is shown."""


class Thumb:
    """A player's thumb and eyes on a phone: presses and chooses, counts taps, words, and whether one must scroll."""

    def __init__(self, world: World, actor: simcord.MemberActor) -> None:
        self.world, self.actor, self.taps, self.words = world, actor, 0, 0
        self.in_view = True
        self.panel: Any = None
        self.before = 0

    async def my_turn(self) -> None:
        self.before = len(self.world.channel.history())
        self.panel = await open_panel(self.world, self.actor)

    async def press(self, *beginnings: str) -> None:
        """Press the buttons whose labels begin so, one after the other."""
        for begin in beginnings:
            await self._decide()
            named = [(item.get("label") or "", item) for item in components(self.panel)]
            button = next((item for name, item in named if name.startswith(begin)), None)
            assert button is not None, f"no button “{begin}…” among {[name for name, _ in named]}"
            self.panel = (await self.actor.click(self.panel.message, custom_id=button["custom_id"])).response

    async def choose(self, *actions: str) -> None:
        """Choose these in their menus, one after the other."""
        for action in actions:
            await self._decide()
            self.taps += 1
            menu = next((item for item in components(self.panel) if action in _values(item)), None)
            assert menu is not None, f"{action} is in no menu"
            result = await self.actor.select(self.panel.message, [action], custom_id=menu["custom_id"])
            self.panel = result.response

    async def picture(self) -> Image.Image:
        return Image.open(io.BytesIO(await self.panel.attachments[0].read()))

    async def _decide(self) -> None:
        """Read the panel, and look at its picture, before a tap on it."""
        self.taps += 1
        words = len(self.panel.content.split())
        assert words <= MOST_WORDS, self.panel.content
        self.words += words
        text = sum(_height(line) for line in self.panel.content.splitlines())
        height = SCREEN[1]
        if self.panel.attachments:
            picture = await self.picture()
            height = PICTURE * picture.height // picture.width
        self.in_view &= AROUND + text + height <= SCREEN[1]


def _height(line: str) -> int:
    """How high a line of text is, wrapped to the phone."""
    if line.startswith("-# "):
        return SMALL_LINE * (1 + len(line) // SMALL_LETTERS)
    return LINE * (1 + len(line) // LETTERS)


def _values(item: dict[str, Any]) -> list[str]:
    return [option["value"] for option in item.get("options", [])]


async def at_my_turn(world: World, **tokens: int) -> tuple[Table, Thumb]:
    """A table of two whose first player has the tokens it needs, and their panel open."""
    table = await world.start_table("Ann", "Bob")
    state = table.running.state.copy()
    state.players[0].tokens.update(tokens)
    table.game = Game(table.running.setup, state, [])
    return table, await with_panel(world, table, 0)


async def with_panel(world: World, table: Table, seat: int) -> Thumb:
    thumb = Thumb(world, world.actor(table, seat))
    await thumb.my_turn()
    return thumb


async def at_stage(world: World, stage: Stage) -> tuple[Table, Thumb]:
    """A table of two at a position that was set up, and the panel of who is to move."""
    table = await world.start_table("Ann", "Bob")
    table.game = stage.game
    return table, await with_panel(world, table, 0)


def told(kind: str) -> tuple[int, int, int, bool]:
    """The taps, public messages and words that docs/taps.md tells for a turn, and whether one need not scroll."""
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if cells[0] == kind:
            return int(cells[1]), int(cells[2]), int(cells[3]), cells[4] == "yes"
    raise AssertionError(f"docs/taps.md has no row “{kind}”")


def finish(table: Table, thumb: Thumb, kind: str, most: int) -> None:
    """The turn has ended, in as many taps, messages and words as the page says, and no more than allowed."""
    assert table.running.seat_to_act == 1
    matches(thumb, kind)
    assert thumb.taps <= most


def matches(thumb: Thumb, kind: str) -> None:
    """What was done since the panel was opened took as many taps, messages and words as the page says."""
    messages = len(thumb.world.channel.history()) - thumb.before
    taps, posts, words, in_view = told(kind)
    assert (thumb.taps, messages, thumb.in_view) == (taps, posts, in_view), f"{thumb.words} words"
    assert abs(thumb.words - words) <= max(3, words // 20), f"{thumb.words} words, the page tells {words}"


@pytest.mark.parametrize(
    ("kind", "tokens", "action"),
    [
        ("a plain dig", {}, "dig camp-tablets"),
        ("a purchase", {"coin": 9}, "buy {item}"),
        ("a research step", {"jewel": 1}, "research glass 2"),
    ],
)
async def test_a_turn_of_one_choice(world: World, kind: str, tokens: dict[str, int], action: str) -> None:
    table, thumb = await at_my_turn(world, **tokens)
    await thumb.choose(action.format(item=table.running.state.items[0]))
    await thumb.press("End turn")
    finish(table, thumb, kind, 3)


async def test_a_discovery_opens_with_what_was_found(world: World) -> None:
    stage = Stage(hand=["exploration-car", "funding-car", "exploration-ship", "funding-ship"], compass=6)
    table, thumb = await at_stage(world, stage)
    await thumb.choose("discover L1-1")
    assert "and end turn" not in str(components(thumb.panel)), "what a discovery leads to is not known before"
    await thumb.press("Pay with")
    assert thumb.panel.content.splitlines() == [
        "**🗿 Armoury: +1🪙 +1🏹, 🏺 Idol: +1📜, 🐾 Stone Scribe · 3📜 → 5 points + boon; otherwise Fear**",
        "End your turn, or use a free action first.",
        "You have 1🪙 3🧭 1📜 1🏹 · 1 👤 free",
    ]
    assert (thumb.panel.attachments[0].description or "").startswith("You found the ")
    await thumb.press("End turn")
    finish(table, thumb, "a discovery", 4)


async def test_a_purchase_with_an_effect(world: World) -> None:
    stage = Stage(hand=["fear"], compass=9, tablet=1, artifacts=["sundial"], artifact_deck=["war-mask"])
    table, thumb = await at_stage(world, stage)
    await thumb.choose("buy sundial")
    await thumb.press("Use Sundial", "End turn")
    finish(table, thumb, "a purchase with an effect", 4)


async def test_research_with_two_rewards(world: World) -> None:
    table, thumb = await at_stage(world, Stage(hand=["fear"], jewel=1, glass=1))
    table.running.state.bonus_tiles[3] = (BonusTile.TABLET,)
    await thumb.my_turn()
    await thumb.choose("research glass 3")
    tokens = table.running.state.players[0].tokens
    assert (tokens[Resource.COMPASS], tokens[Resource.TABLET]) == (1, 1), "the row's effect and the bonus tile"
    await thumb.press("End turn")
    finish(table, thumb, "research with two rewards", 3)


async def test_research_with_two_rewards_one_of_them_a_recruit_for_good(world: World) -> None:
    table, thumb = await at_stage(world, Stage(hand=["fear"], jewel=1, glass=3, notebook=1, supply=[[1, 2], [3], [4]]))
    table.running.state.bonus_tiles[3] = (BonusTile.EXILE,)
    await thumb.my_turn()
    await thumb.choose("research notebook 3")
    labels = [item.get("label") for item in components(thumb.panel)]
    assert "Bonus tile first (exile a card)" in labels
    await thumb.press("The row’s effect first (recruit an assistant)")
    menu = next(item for item in components(thumb.panel) if "recruit 2" in _values(item))
    assert all(option["label"][:3] in ("1. ", "2. ", "3. ") and option["description"] for option in menu["options"])
    await thumb.choose("recruit 2")
    assert "This reveals something new." in thumb.panel.content and "Gold: " in thumb.panel.content
    assert "the others would have to agree" in thumb.panel.content
    await thumb.press("Yes, I am sure")
    assert thumb.panel.content.startswith("**🙋 "), "the answer opens with whom they have now"
    await thumb.press("Exile nothing", "End turn")
    finish(table, thumb, "research with two rewards, one of them a recruit", 8)


async def test_overcoming_a_guardian(world: World) -> None:
    stage = Stage(hand=["fear"], tablet=3, at=["L1-1"], tiles={"L1-1": 10}, guard={"L1-1": 13})
    table, thumb = await at_stage(world, stage)
    await thumb.choose("overcome L1-1")
    assert thumb.panel.content.startswith("**🐾 You overcame the Stone Scribe: 5 points and a one-time boon (")
    await thumb.press("End turn")
    finish(table, thumb, "overcoming a guardian", 4)


async def test_passing_when_nothing_is_left_to_do(world: World) -> None:
    table, thumb = await at_my_turn(world)
    table.running.state.players[0].at_home = 0
    await thumb.my_turn()
    await thumb.press("Pass with 5 cards in hand")
    finish(table, thumb, "passing", 1)


async def test_passing_asks_once_where_something_that_scores_is_still_possible(world: World) -> None:
    table, thumb = await at_my_turn(world)
    me = table.running.state.players[0]
    me.at_home, me.hand = 0, ["fear"]
    me.tokens.update(dict.fromkeys(me.tokens, 5))
    table.game = Game(table.running.setup, table.running.state, [])
    await thumb.my_turn()
    await thumb.press("Pass for this round")
    assert thumb.panel.content.startswith("You can still research. Pass for this round anyway?")
    await thumb.press("Yes")
    assert [text for seat, text in table.running.log if seat == 0] == ["pass", "end"]


async def test_passing_early_needs_one_confirmation(world: World) -> None:
    table, thumb = await at_my_turn(world)
    await thumb.press("Pass for this round")
    assert "both archaeologists at home and 5 cards in hand" in thumb.panel.content
    assert table.moves == 0
    await thumb.press("Yes, I am sure")
    finish(table, thumb, "passing with archaeologists at home and cards in hand", 2)


async def test_a_plan_is_saved_while_the_others_play_and_played_with_one_tap(world: World) -> None:
    table, ann = await at_my_turn(world)
    bob = await with_panel(world, table, 1)
    await bob.press("Plan my turn")
    await bob.choose("dig camp-tablets")
    await bob.press("Save it as a button that ends")
    assert table.running.seat_to_act == 0
    matches(bob, "planning a dig while the others play")
    await ann.press("Pass", "Yes, I am sure")
    thumb = Thumb(world, bob.actor)
    await thumb.my_turn()
    await thumb.press("Play your plan")
    assert [text for seat, text in table.running.log if seat == 1] == ["dig camp-tablets", "pay fear", "end"]
    matches(thumb, "playing the saved plan")
