"""A position set up in a line: everything that a test does not mention is empty."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from arnak_bot.games.arnak.engine import Event, Game, GameSetup
from arnak_bot.games.arnak.engine.content import BOARDS
from arnak_bot.games.arnak.engine.printed import IdolKind
from arnak_bot.games.arnak.engine.resources import Resource
from arnak_bot.games.arnak.engine.state import EMPTY, OwnedAssistant, Player, Rival

DECK = ("torch", "axe", "rope", "brush")
"""The default deck, bottom first: brush is drawn first."""


class Stage:
    """A game in a position of our choice, with seat 0 to move.

    Keyword arguments name what seat 0 has and what lies on the table; `coin=2` and the like are its
    tokens. `at` and `others` place archaeologists of seat 0 and seat 1 by site id.
    """

    def __init__(
        self,
        hand: Sequence[str] = (),
        *,
        players: int = 2,
        board: str = "bird",
        deck: Sequence[str] = DECK,
        play: Sequence[str] = (),
        at: Sequence[str] = (),
        others: Sequence[str] = (),
        tiles: dict[str, int] | None = None,
        guard: dict[str, int] | None = None,
        items: Sequence[str] = ("hat", "watch", "tent", "dog", "horse"),
        artifacts: Sequence[str] = ("stone-jar",),
        item_deck: Sequence[str] = ("machete", "lantern"),
        artifact_deck: Sequence[str] = ("mortar", "sundial"),
        assistants: Sequence[OwnedAssistant] = (),
        guardians: Sequence[int] = (),
        crates: int = 0,
        slots: int = 0,
        glass: int = 0,
        notebook: int = 0,
        supply: Sequence[Sequence[int]] = ((1, 2), (3, 4), (5, 6)),
        auto_end: bool = False,
        seed: str = "stage",
        rival: int | None = None,
        rival_stack: Sequence[str] = (),
        rival_used: Sequence[str] = (),
        rival_at: Sequence[str] = (),
        **tokens: int,
    ) -> None:
        players = players if rival is None else 1
        setup = GameSetup(players=players, board=board, seed=seed, auto_end=auto_end, rival=rival)
        game = Game.new(setup)
        state = game.state.copy()
        for player in state.players:
            player.hand, player.tokens = [], dict.fromkeys(Resource, 0)
        me = state.players[0]
        me.hand, me.deck, me.play = list(hand), list(deck), list(play)
        me.tokens.update({Resource(name): count for name, count in tokens.items()})
        me.assistants, me.guardians = list(assistants), list(guardians)
        me.crates = [IdolKind.COIN] * crates
        me.slots = [IdolKind.COIN] * slots
        me.glass, me.notebook = glass, notebook
        state.items, state.artifacts = list(items), list(artifacts)
        state.item_deck, state.artifact_deck = list(item_deck), list(artifact_deck)
        state.assistant_stacks = [list(stack) for stack in supply]
        state.idols = [tuple(IdolKind.TABLET for _ in idols) for idols in state.idols]
        for site, number in (tiles or {}).items():
            state.tiles[self.index(board, site)] = number
            state.idols[self.index(board, site)] = ()
        for site, number in (guard or {}).items():
            state.guardians[self.index(board, site)] = number
        state.site_stacks = [[10, 2], [6, 5]]
        state.guardian_stack = [4, 13]
        if state.rival is not None:
            red = state.rival.red_tiles
            state.rival = Rival(state.rival.difficulty, red, list(rival_stack), list(rival_used) or ["dig-tablet"])
            state.spaces = [tuple(min(stander, EMPTY) for stander in standers) for standers in state.spaces]
        for seat, sites in ((0, at), (1, [*others, *rival_at])):
            for site in sites:
                where = self.index(board, site)
                standers = list(state.spaces[where])
                standers[standers.index(EMPTY)] = seat
                state.spaces[where] = tuple(standers)
                if seat < len(state.players):
                    state.players[seat].at_home -= 1
        self.game = Game(setup, state, [])

    @staticmethod
    def index(board: str, site: str) -> int:
        return BOARDS[board].site(site)

    @property
    def me(self) -> Player:
        return self.game.state.players[0]

    def do(self, *actions: str) -> list[Event]:
        """Play actions for the seat to act, each by its exact text."""
        events: list[Event] = []
        for text in actions:
            assert text in self.texts(), f"{text!r} is not legal: {self.texts()}"
            events += self.game.apply(text)
        return events

    def where(self, **fields: Any) -> Stage:
        """This position with other values on the table or, of names that it has not, of seat 0."""
        for name, value in fields.items():
            setattr(self.game.state if hasattr(self.game.state, name) else self.me, name, value)
        return self

    def after(self, *actions: str) -> Stage:
        """This position once the actions are played."""
        self.do(*actions)
        return self

    def texts(self, seat: int | None = None) -> list[str]:
        return [action.text for action in self.game.legal_actions(seat)]

    def answers(self) -> list[str]:
        return [action.text for action in self.game.answers]

    def tokens(self) -> dict[str, int]:
        return {resource.value: count for resource, count in self.me.tokens.items() if count}

    def facts(self) -> dict[str, Any]:
        """What a table-driven test may compare."""
        state, me = self.game.state, self.me
        return {
            **{resource.value: count for resource, count in me.tokens.items()},
            "hand": sorted(me.hand),
            "deck": me.deck,
            "play": sorted(me.play),
            "exiled": sorted([*state.exiled_items, *state.exiled_artifacts, *state.exiled_basics]),
            "home": me.at_home,
            "guardians": me.guardians,
            "assistants": me.assistants,
            "crates": len(me.crates),
            "slots": len(me.slots),
            "glass": me.glass,
            "notebook": me.notebook,
            "fear": me.play.count("fear"),
            "passed": me.passed,
            "planes": me.planes,
            "guarded": me.guarded,
            "main": state.main_taken,
            "spare": [icon.value for icon in state.spare],
            "here": sorted(
                site.id
                for site, standers in zip(BOARDS[state.board].sites, state.spaces, strict=True)
                for stander in standers
                if stander == 0
            ),
        }

    def expect(self, **facts: Any) -> None:
        """Compare the facts that a test names, all at once."""
        found = self.facts()
        assert {name: found[name] for name in facts} == facts


def given(**position: Any) -> dict[str, Any]:
    """What a row of a table sets up."""
    return position


def then(**facts: Any) -> dict[str, Any]:
    """What a row of a table expects."""
    return facts


def silver(number: int, *, exhausted: bool = False) -> OwnedAssistant:
    return OwnedAssistant(number, gold=False, exhausted=exhausted)


def gold(number: int, *, exhausted: bool = False) -> OwnedAssistant:
    return OwnedAssistant(number, gold=True, exhausted=exhausted)
