"""Everything a seat may know, as values: the only input for pictures, prompts and simple players. R16 defines what is
public. A view contains no deck order, no hand of another player, no unseen stack and no seed."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any, TypeAlias

from arnak_bot.games.arnak.engine.actions import Action
from arnak_bot.games.arnak.engine.content import BOARDS, FEAR
from arnak_bot.games.arnak.engine.content.rival import Arrow
from arnak_bot.games.arnak.engine.effects import Effect, Goods, Token
from arnak_bot.games.arnak.engine.printed import BonusTile, IdolKind
from arnak_bot.games.arnak.engine.resources import Resource
from arnak_bot.games.arnak.engine.rules.in_vain import actions_in_vain
from arnak_bot.games.arnak.engine.rules.menu import is_free
from arnak_bot.games.arnak.engine.rules.rival import arrow
from arnak_bot.games.arnak.engine.rules.row import artifact_places, cards_of, item_places
from arnak_bot.games.arnak.engine.rules.scoring import ScoreSheet, score_sheets
from arnak_bot.games.arnak.engine.rules.turn import Turn
from arnak_bot.games.arnak.engine.state import RIVAL_SEAT, OwnedAssistant, Phase, Player, Rival, State
from arnak_bot.games.arnak.engine.steps import Stage, Step
from arnak_bot.games.arnak.engine.travel import Icon
from arnak_bot.kit.stateful import StatefulGame

_Game: TypeAlias = StatefulGame[Action, Any, State]


@dataclass(frozen=True, slots=True)
class SiteView:
    """A site as everybody sees it. `standers` holds a seat, EMPTY or BLOCKED for each space."""

    id: str
    level: int
    tile: int
    guardian: int
    idols: tuple[IdolKind, ...]
    face_down_idols: int
    standers: tuple[int, ...]

    @property
    def discovered(self) -> bool:
        return self.level == 0 or self.tile != 0


@dataclass(frozen=True, slots=True)
class PlayerView:
    """A player as the viewer sees them. `hand`, `drawn` and `kept` are empty unless they are the viewer's. `cards` is
    every card owned, unordered (R16); `deck` is what is left in the viewer's own deck."""

    seat: int
    tokens: tuple[tuple[Resource, int], ...]
    hand_size: int
    deck_size: int
    play: tuple[str, ...]
    cards: tuple[tuple[str, int], ...]
    at_home: int
    assistants: tuple[OwnedAssistant, ...]
    crates: int
    slots: int
    guardians: tuple[int, ...]
    used_boons: tuple[int, ...]
    temple_tiles: tuple[str, ...]
    glass: int
    notebook: int
    fear_tiles: int
    passed: bool
    planes: bool
    guarded: bool
    hand: tuple[str, ...] = ()
    drawn: tuple[str, ...] = ()
    kept: tuple[str, ...] = ()
    deck: tuple[tuple[str, int], ...] = ()

    def owns(self, resource: Resource) -> int:
        return dict(self.tokens)[resource]

    def space_of(self, token: Token) -> int:
        return self.glass if token is Token.GLASS else self.notebook

    @property
    def fear(self) -> int:
        return dict(self.cards).get(FEAR, 0)


@dataclass(frozen=True, slots=True)
class RivalView:
    """The solo rival: everything about it is public except the order of its stack (R47, R48)."""

    difficulty: int
    red_tiles: tuple[str, ...]
    used: tuple[str, ...]
    tiles_left: int
    arrow: Arrow
    placed: int
    glass: int
    idols: tuple[IdolKind, ...]
    lesser_idols: int
    guardians: tuple[int, ...]
    cards: tuple[str, ...]
    temple_tiles: tuple[str, ...]
    assistants: tuple[int, ...]
    points: int


@dataclass(frozen=True, slots=True)
class GameView:
    """The table as `viewer` sees it (None: public information only). `question` and `answers` are the viewer's; `spare`
    are the icons left over this turn. `items` and `artifacts` are the cards of the row, left to right; `item_places`
    and `artifact_places` are all its places, with GAP for an empty one (R22). `rescue_stack`, top last, is shown only
    to those who have reached it with the magnifying glass. `in_vain` holds the legal actions that would be paid for but
    have no effect (R58). `points` is every player's score (R16: everything that scores is public), computed only for
    the public view, because computer players create thousands of views of single seats."""

    viewer: int | None
    board: str
    players: tuple[PlayerView, ...]
    round: int
    phase: Phase
    ply: int
    seats_to_act: tuple[int, ...]
    starter: int
    main_taken: bool
    spare: tuple[Icon, ...]
    sites: tuple[SiteView, ...]
    items: tuple[str, ...]
    artifacts: tuple[str, ...]
    item_places: tuple[str, ...]
    artifact_places: tuple[str, ...]
    known_top_item: str | None
    known_top_artifact: str | None
    item_deck_size: int
    artifact_deck_size: int
    exiled_items: tuple[str, ...]
    exiled_artifacts: tuple[str, ...]
    assistant_tops: tuple[tuple[int, int], ...]
    rescue_top: int
    rescue_size: int
    rescue_stack: tuple[int, ...]
    bonus_tiles: tuple[tuple[BonusTile, ...], ...]
    temple_tiles: tuple[int, ...]
    arrivals: tuple[int, ...]
    fear_deck: int
    legal: tuple[Action, ...]
    free: tuple[Action, ...]
    in_vain: tuple[Action, ...]
    question: Step | None
    undoable: int
    scores: tuple[ScoreSheet, ...]
    rival: RivalView | None = None
    points: tuple[int, ...] = ()

    @property
    def own(self) -> PlayerView:
        assert self.viewer is not None
        return self.players[self.viewer]

    @property
    def begins(self) -> int:
        """The seat that begins the round; in a solo game always the rival (solo rulebook, "End of Round")."""
        return self.starter if self.rival is None else RIVAL_SEAT

    @property
    def over(self) -> bool:
        return self.phase is Phase.OVER

    @property
    def task(self) -> Effect | Stage | None:
        return None if self.question is None else self.question.task

    @property
    def answers(self) -> tuple[Action, ...]:
        """The answers to the viewer's open question, without free actions; none between questions in a turn."""
        asks = self.question is not None or self.phase is not Phase.TURNS
        return tuple(each for each in self.legal if each not in self.free) if asks else ()


def view_of(game: _Game, seat: int | None) -> GameView:
    """Build the view of a seat; None for the public view. Raises ValueError if the game has no such seat."""
    state = game.state
    if seat is not None and not 0 <= seat < len(state.players):
        raise ValueError(f"there is no seat {seat} in this game")
    legal = game.legal_actions(seat) if seat is not None else ()
    to_act, taking_turns = seat in game.seats_to_act, state.phase is Phase.TURNS
    return GameView(
        viewer=seat,
        board=state.board,
        players=tuple(_player(player, at, seat) for at, player in enumerate(state.players)),
        round=state.round,
        phase=state.phase,
        ply=game.ply,
        seats_to_act=game.seats_to_act,
        starter=state.starter,
        main_taken=state.main_taken,
        spare=tuple(sorted(state.spare)),
        sites=_sites(state),
        items=tuple(cards_of(state, Goods.ITEM)),
        artifacts=tuple(cards_of(state, Goods.ARTIFACT)),
        item_places=item_places(state),
        artifact_places=artifact_places(state),
        known_top_item=state.item_deck[-1] if state.item_top_known and state.item_deck else None,
        known_top_artifact=state.artifact_deck[-1] if state.artifact_top_known and state.artifact_deck else None,
        item_deck_size=len(state.item_deck),
        artifact_deck_size=len(state.artifact_deck),
        exiled_items=tuple(state.exiled_items),
        exiled_artifacts=tuple(state.exiled_artifacts),
        assistant_tops=tuple((stack[-1] if stack else 0, len(stack)) for stack in state.assistant_stacks),
        rescue_top=state.rescue_stack[-1] if state.rescue_stack else 0,
        rescue_size=len(state.rescue_stack),
        rescue_stack=tuple(state.rescue_stack) if has_seen_rescue(state, seat) else (),
        bonus_tiles=tuple(state.bonus_tiles),
        temple_tiles=tuple(state.temple_tiles),
        arrivals=tuple(state.arrivals),
        fear_deck=state.fear_deck,
        legal=legal,
        free=tuple(filter(is_free, legal)) if taking_turns else (),
        in_vain=actions_in_vain(Turn(state, game.setup.seed), legal) if taking_turns else (),
        question=state.agenda[-1] if state.agenda and to_act and taking_turns else None,
        undoable=game.undoable_by(seat) if seat in game.seats_to_act else 0,
        scores=game.scores() if game.over else (),
        rival=_rival(state, state.rival) if state.rival is not None else None,
        points=tuple(sheet.total for sheet in score_sheets(state)) if seat is None else (),
    )


def has_seen_rescue(state: State, seat: int | None) -> bool:
    """Whether a seat has looked through the rescue stack (R40)."""
    board = BOARDS[state.board]
    if seat is None or board.rescue_space is None:
        return False
    return board.research[state.players[seat].glass].row >= board.research[board.rescue_space].row


def _rival(state: State, rival: Rival) -> RivalView:
    return RivalView(
        difficulty=rival.difficulty,
        red_tiles=tuple(rival.red_tiles),
        used=tuple(rival.used),
        tiles_left=len(rival.stack),
        arrow=arrow(rival),
        placed=sum(standers.count(RIVAL_SEAT) for standers in state.spaces),
        glass=rival.glass,
        idols=tuple(rival.idols),
        lesser_idols=len(rival.lesser_idols),
        guardians=tuple(rival.guardians),
        cards=tuple(rival.cards),
        temple_tiles=tuple(rival.temple_tiles),
        assistants=tuple(rival.assistants),
        points=score_sheets(state)[RIVAL_SEAT].total,
    )


def _sites(state: State) -> tuple[SiteView, ...]:
    return tuple(
        SiteView(
            id=site.id,
            level=site.level,
            tile=state.tiles[at],
            guardian=state.guardians[at],
            idols=state.idols[at][:1],
            face_down_idols=len(state.idols[at][1:]),
            standers=state.spaces[at],
        )
        for at, site in enumerate(BOARDS[state.board].sites)
    )


def _player(player: Player, seat: int, viewer: int | None) -> PlayerView:
    own = seat == viewer
    return PlayerView(
        seat=seat,
        tokens=tuple(player.tokens.items()),
        hand_size=len(player.hand) + len(player.kept) + len(player.aside),
        deck_size=len(player.deck),
        play=tuple(player.play),
        cards=_counted(player.cards),
        at_home=player.at_home,
        assistants=tuple(player.assistants),
        crates=len(player.crates),
        slots=len(player.slots),
        guardians=tuple(player.guardians),
        used_boons=tuple(player.used_boons),
        temple_tiles=tuple(player.temple_tiles),
        glass=player.glass,
        notebook=player.notebook,
        fear_tiles=player.fear_tiles,
        passed=player.passed,
        planes=player.planes,
        guarded=player.guarded,
        hand=tuple(player.hand) if own else (),
        drawn=tuple(player.aside) if own else (),
        kept=tuple(player.kept) if own else (),
        deck=_counted(player.deck) if own else (),
    )


def _counted(cards: list[str]) -> tuple[tuple[str, int], ...]:
    return tuple(sorted(Counter(cards).items()))
