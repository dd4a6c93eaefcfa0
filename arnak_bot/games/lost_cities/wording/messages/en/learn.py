"""The sentences of learn.ftl. Made by `python -m tools.make_messages`: change that file, not this one."""

from __future__ import annotations


class Learn:
    """What learn says in en."""

    __slots__ = ()

    def paths(self) -> str:
        return "Five paths to five lost cities"

    def paths_text(self) -> str:
        return "You send **explorers** along five paths. Each path has nine **stepping stones**: the first three cost points (−20, −15, −10), the next three bring some (5, 10, 15), and behind the **bridge** it gets good: 30, 35, and **50** in the city.\n\nSo a path is worth beginning only if you can follow it. You have five explorers, one a path, and need not send out all of them. The larger one with the golden rim is your **researcher**: they count **twice**, for better or worse.\n\nEverybody walks the same five paths; nobody blocks anybody."

    def turn(self) -> str:
        return "A card, then a draw"

    def turn_text(self) -> str:
        return "You hold **eight cards** in the five colours of the paths, 0 to 10, two of each. On your turn:\n• **Play** a card on your column of its colour: your explorer goes one stone on. A first card begins the path. Cards of a column **never fall**: after a 5 comes a 5 or more. So begin low, and skip little.\n• Or **discard** a card. The others may take it.\n\nThen **draw** one: from the deck, or the top card of a discard pile. That ends your turn.\n\nUnder **My turn** everything you can do is numbered as on your picture."

    def tiles(self) -> str:
        return "What lies on the stones"

    def tiles_text(self) -> str:
        return "🏺 An **artifact** belongs to whoever comes first. At the end of the game few of them cost points, and many bring up to 100.\n➡️ An **arrow** lets one of your explorers go one stone further, this one or another.\n⭐ **Points** are yours at once, whoever came before you.\n\nAn explorer in its **city** is done, but cards of its colour still work: each lets another of your explorers step."

    def scoring(self) -> str:
        return "The end of an expedition"

    def scoring_text(self) -> str:
        return "An expedition ends at once when the **fifth explorer**, of anybody, crosses a bridge, or with the last card of the deck. Whoever still stands on one of the first three stones pays for it, so keep an eye on the bridges.\n\nThen every explorer counts, and artifacts become tokens. A long game has **three expeditions**, each with new cards and tiles; a short one has one. At the end the tokens are paid for, and **most points win**.\n\nNobody ever has less than zero points. Now join a table, or open one: **My turn** shows you what you can do."
