"""The page of the local table: every browser sees the latest state of the place it has chosen, and can act there."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import discord
import pytest
import simcord

from arnak_bot.local import LocalServer, TablePage
from cogs.client import ArnakBot
from cogs.ids import Press
from tests.discord.seen import buttons_of
from tests.local.running import begin_in, page_of, running
from tests.patience import until


class Browsers:
    """What browsers send to the page, and what they get back."""

    def __init__(self, page: TablePage, server: LocalServer, bot: ArnakBot) -> None:
        self.page, self.server, self.bot = page, server, bot

    def open(self, member: simcord.MemberActor | None = None, place: str | None = None) -> str:
        return str(self.page._open_page(None if member is None else str(member.id), place).id)

    def sees(self, browser: str) -> dict[str, Any]:
        return self.page._page_payload(self.page._pages[browser])

    def text(self, browser: str) -> str:
        return str(self.sees(browser)["messages"])

    async def act(self, browser: str, kind: str, **body: object) -> dict[str, Any]:
        shown = self.page._pages[browser]
        return await self.page._action(
            browser,
            {
                "protocol_version": 3,
                "sequence": shown.last_sequence + 1,
                "request_id": f"{browser} {shown.last_sequence + 1}",
                "generation": shown.generation,
                "bot_generation": self.page.env._generation,
                "published_revision": shown.revision,
                "kind": kind,
                **body,
            },
        )

    def button(self, browser: str, label: str) -> str:
        """The key of the only button that is labelled so."""
        (button,) = [each for each in _walk(self.sees(browser)["messages"]) if each.get("label") == label]
        return str(button["control_key"])

    async def use(self, browser: str, kind: str, key: str, **body: object) -> dict[str, Any]:
        """Press a button or choose in a menu, which is to be taken."""
        done = await self.act(browser, kind, target_id=key.split(":")[1], control_key=key, **body)
        assert not done["rejected"]
        return done

    async def go(self, browser: str, place: str, member: simcord.MemberActor | None = None) -> None:
        viewer = self.page._pages[browser].viewer.id if member is None else member.id
        assert not (await self.act(browser, "viewer", viewer_id=str(viewer), place=place))["rejected"]

    def places(self, browser: str) -> list[tuple[str, str, int]]:
        return [(each["kind"], each["name"], each["unread"]) for each in self.sees(browser)["places"]]


@asynccontextmanager
async def opened(tmp_path: Path) -> AsyncIterator[Browsers]:
    async with running(tmp_path) as (bot, env, server), page_of(env, server) as page:
        yield Browsers(page, server, bot)


async def solo(browsers: Browsers) -> simcord.ChannelHandle:
    """Let the first player begin a game alone in the channel."""
    await browsers.server.members[0].slash(browsers.server.channel, "game solo")
    return browsers.server.channel


async def test_every_browser_shows_what_has_changed_without_being_asked_to(tmp_path: Path) -> None:
    async with opened(tmp_path) as browsers:
        early = browsers.open()
        await solo(browsers)
        late = browsers.open()
        for browser in (early, late):
            seen = browsers.sees(browser)
            assert "to move" in str(seen["messages"])
            (picture,) = [each for each in seen["assets"].values() if each["filename"].startswith("board")]
            assert picture["available"]
        revision = browsers.sees(early)["publishedRevision"]
        assert browsers.sees(early)["publishedRevision"] == revision, "drawing again without need closes open menus"


async def test_a_browser_that_is_behind_may_press_what_is_still_there(tmp_path: Path) -> None:
    async with opened(tmp_path) as browsers:
        channel = await solo(browsers)
        browser = browsers.open()
        button = browsers.button(browser, "My turn")
        await browsers.server.members[0].send(channel, "Hello")
        pressed = await browsers.use(browser, "click", button, published_revision=1)
        assert pressed["settlement"] == "settled"
        assert ": your turn." in browsers.text(browser)


async def test_times_are_told_from_now_after_a_long_silence(tmp_path: Path) -> None:
    async with opened(tmp_path) as browsers:
        await solo(browsers)
        browser, env = browsers.open(), browsers.page.env
        button = browsers.button(browser, "My turn")
        await env.advance_time(59)
        await browsers.use(browser, "click", button)
        assert browsers.sees(browser)["profile"]["presentationTime"] >= env.backend.now_iso()


async def test_a_long_action_shows_its_progress(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(tmp_path) as browsers:
        monkeypatch.setattr("arnak_bot.local.page.LONG", 0.0)
        channel = await solo(browsers)
        browser, goes_on = browsers.open(), asyncio.Event()
        button = browsers.button(browser, "My turn")

        async def slow(*_: object) -> None:
            shown = browsers.bot.get_channel(channel.id)
            assert isinstance(shown, discord.TextChannel)
            await shown.send("Half done")
            await goes_on.wait()

        monkeypatch.setattr("cogs.buttons.ACTIONS", {Press.MY_TURN: slow})
        pressing = asyncio.create_task(browsers.use(browser, "click", button))
        await until(lambda: "Half done" in browsers.text(browser))
        assert not pressing.done()
        goes_on.set()
        assert not (await pressing)["rejected"]


async def test_a_menu_forgets_what_was_chosen_in_it_before_the_last_move(tmp_path: Path) -> None:
    async with opened(tmp_path) as browsers:
        await solo(browsers)
        browser = browsers.open()

        def menus() -> list[dict[str, Any]]:
            return [each for each in _walk(browsers.sees(browser)["messages"]) if each.get("options")]

        await browsers.use(browser, "click", browsers.button(browser, "My turn"))
        before = {each["control_key"] for each in menus()}
        (card,) = [each for each in menus() if any(each["value"].startswith("play ") for each in each["options"])]
        free = next(each["value"] for each in card["options"] if each["value"].startswith("play "))
        await browsers.use(browser, "select", card["control_key"], values=[free])
        assert menus() and not before & {each["control_key"] for each in menus()}


async def test_pictures_are_served_as_the_bot_made_them(tmp_path: Path) -> None:
    async with opened(tmp_path) as browsers:
        channel = await solo(browsers)
        browser = browsers.open()
        made = await channel.history()[-1].attachments[0].read()
        assets = browsers.sees(browser)["assets"]
        (asset,) = [key for key, each in assets.items() if each["filename"].startswith("board")]
        assert (await browsers.page._prepare_asset(browser, asset))[1] == made
        assert browsers.page._media_worker is None, "SimCord would draw it again"


async def test_a_thread_is_listed_as_unread_and_can_be_opened_and_answered(tmp_path: Path) -> None:
    async with opened(tmp_path) as browsers:
        channel, (ada, ben, *_) = browsers.server.channel, browsers.server.members
        await ada.slash(channel, "game new", place="thread")
        (thread,) = channel.threads
        browser = browsers.open(ben)
        name = "Arnak, Bird Temple: Ada"
        around = [("channel", "news", 0), ("direct", "Direct messages", 0)]
        assert browsers.places(browser) == [("channel", "arnak", 0), ("thread", name, 1), *around]
        await browsers.go(browser, str(thread.id))
        assert browsers.places(browser)[1] == ("thread", name, 0)
        await browsers.use(browser, "click", browsers.button(browser, "Join"))
        assert "Start" in [button.label for button in buttons_of(thread.history()[0])]
        assert not (await browsers.act(browser, "send_message", content="Let us begin"))["rejected"]
        assert thread.history()[-1].content == "Let us begin" and "Let us begin" in browsers.text(browser)
        assert "Open seat" not in browsers.text(browser)


async def test_everybody_has_direct_messages_of_their_own(tmp_path: Path) -> None:
    async with opened(tmp_path) as browsers:
        ada, ben, *_ = browsers.server.members
        browser = browsers.open(ada, "direct")
        assert not (await browsers.act(browser, "send_message", content="Psst"))["rejected"]
        assert "Psst" in browsers.text(browser) and ada.user.dm_channel.history()[0].content == "Psst"
        await browsers.go(browser, "direct", ben)
        assert "Psst" not in browsers.text(browser) and browsers.sees(browser)["viewerId"] == str(ben.id)


async def test_the_first_player_is_a_moderator_with_another_channel_for_news(tmp_path: Path) -> None:
    async with opened(tmp_path) as browsers:
        server, (ada, ben, *_) = browsers.server, browsers.server.members
        for member, allowed in ((ben, False), (ada, True)):
            await member.slash(server.channel, "table server", news=server.news)
            settings = await browsers.bot.host.people.guild(server.guild.id)
            assert (settings.news == server.news.id) is allowed
        await begin_in(server.news, ada, ben)
        assert "to move" in browsers.text(browsers.open(ben, str(server.news.id)))


async def test_a_private_thread_is_listed_for_its_members_alone(tmp_path: Path) -> None:
    async with opened(tmp_path) as browsers:
        env, channel, (ada, ben, *_) = browsers.page.env, browsers.server.channel, browsers.server.members
        hand = env.backend.create_thread(channel.id, "Ada's hand", env.backend.bot_user.id, type=12)
        env.backend.add_thread_member(hand.id, ada.id)
        names = [name for _, name, _ in browsers.places(browsers.open(ada))]
        assert "Ada's hand" in names
        stranger = browsers.open(ben, str(hand.id))
        assert "Ada's hand" not in str(browsers.places(stranger))
        assert browsers.sees(stranger)["channelId"] == str(channel.id), "who may not see a place gets the channel"


async def test_who_comes_back_with_an_unknown_person_is_refused_so_that_the_page_starts_over(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path) as browsers:
        with pytest.raises(simcord.SetupError):
            browsers.page._open_page("7", "7")


def _walk(value: Any) -> list[dict[str, Any]]:
    if isinstance(value, list):
        return [found for each in value for found in _walk(each)]
    if isinstance(value, dict):
        return [value, *(found for each in value.values() for found in _walk(each))]
    return []
