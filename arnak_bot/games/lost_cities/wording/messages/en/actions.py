"""The sentences of actions.ftl. Made by `python -m tools.make_messages`: change that file, not this one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from arnak_bot.games.lost_cities.engine.printed import Tile
    from arnak_bot.games.lost_cities.wording.menus import Menu


class Actions:
    """What actions says in en."""

    __slots__ = ()

    def heading(self, *, menu: Menu) -> str:
        if menu == "card":
            return "Play or discard a card"
        elif menu == "step":
            return "Step with an explorer"
        else:
            return "Draw a card"

    def play(self, *, card: str) -> str:
        return f"Play {card}"

    def play_from_city(self, *, card: str) -> str:
        return f"Play {card}: step on another path"

    def begin(self, *, card: str, piece: Literal["researcher", "adventurer"]) -> str:
        if piece == "researcher":
            return f"Play {card}: send your researcher"
        else:
            return f"Play {card}: send an adventurer"

    def discard(self, *, card: str) -> str:
        return f"Discard {card}"

    def step(self, *, path: str, piece: Literal["researcher", "adventurer"]) -> str:
        if piece == "researcher":
            return f"Step on {path} with your researcher"
        else:
            return f"Step on {path}"

    def draw(self) -> str:
        return "Draw from the deck"

    def take(self, *, card: str) -> str:
        return f"Take {card}"

    def arrives(self, *, place: str, bridge: Literal["none", "crossed", "fifth"]) -> str:
        if bridge == "none":
            return f"→ {place}"
        elif bridge == "crossed":
            return f"→ {place}, over the bridge"
        else:
            return f"→ {place}, over the bridge: the fifth, which ends the expedition"

    def finds(self, *, tile: Tile) -> str:
        if tile == "artifact":
            return "🏺 an artifact"
        elif tile == "arrow":
            return "➡️ an arrow"
        elif tile == "points-5":
            return "⭐ 5 points"
        elif tile == "points-10":
            return "⭐ 10 points"
        else:
            return "⭐ 15 points"

    def few_turns(self, *, count: int) -> str:
        if count == 0:
            return "there may be no other turn for you"
        elif count == 1:
            return f"only {count} more turn for you"
        else:
            return f"only {count} more turns for you"

    def covers(self, *, card: str) -> str:
        return f"covers {card}"

    def begins_pile(self) -> str:
        return "begins its pile"

    def next_could_play(self) -> str:
        return "the next player could play it"

    def cards_left(self, *, count: int) -> str:
        if count == 1:
            return f"{count} card left"
        else:
            return f"{count} cards left"

    def last_card(self) -> str:
        return "1 card left, ends the expedition"

    def below(self, *, card: str) -> str:
        return f"below it: {card}"

    def last_of_pile(self) -> str:
        return "the last of its pile"
