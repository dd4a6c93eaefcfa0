"""The research track, the Lost Temple and its tiles (R36 to R41)."""

from __future__ import annotations

from arnak_bot.games.arnak.engine import events
from arnak_bot.games.arnak.engine.actions import Action, Verb, act
from arnak_bot.games.arnak.engine.content import BONUS_TILE_EFFECTS, TEMPLE_STACK_BY_ID, TEMPLE_STACKS
from arnak_bot.games.arnak.engine.effects import Draw, Effect, Gain, GainFear, Research, Token
from arnak_bot.games.arnak.engine.printed import BonusTile, ResearchSpace, TempleStack
from arnak_bot.games.arnak.engine.resources import Bag, covers, less
from arnak_bot.games.arnak.engine.rules.rule import DECLINE, Rule
from arnak_bot.games.arnak.engine.rules.turn import Turn
from arnak_bot.games.arnak.engine.steps import Rewards, TakeBonus, TakeLastBonus

_ORDER_DOES_NOT_MATTER = (Gain, Draw, GainFear)


def research_actions(turn: Turn, effect: Research) -> list[Action]:
    found: list[Action] = []
    for token in Token:
        if effect.token in (None, token):
            for space in _reachable(turn, token):
                if effect.free or _can_pay(turn, space, effect.discount):
                    found.append(act(f"research {token.value} {space.id}"))
    if effect.token is not Token.NOTEBOOK and turn.board.research[turn.player.glass].lost_temple:
        for at, stack in enumerate(TEMPLE_STACKS):
            price = less(turn.board.temple_cost(stack), effect.discount)
            if turn.state.temple_tiles[at] and covers(turn.player.tokens, price):
                found.append(act(f"temple {stack.id}"))
    return found


def _reachable(turn: Turn, token: Token) -> list[ResearchSpace]:
    """The spaces one step up; the notebook may never pass the magnifying glass (R36)."""
    track, player = turn.board.research, turn.player
    if token is Token.GLASS:
        return [track[at] for at in track[player.glass].next]
    glass_row = track[player.glass].row
    spaces = [track[at] for at in track[player.notebook].next]
    return [space for space in spaces if space.row <= glass_row and not space.lost_temple]


def _can_pay(turn: Turn, space: ResearchSpace, discount: Bag) -> bool:
    player = turn.player
    return len(player.crates) >= space.idols and covers(player.tokens, less(space.cost, discount))


def research(turn: Turn, effect: Research, action: Action) -> None:
    if action.verb is Verb.TEMPLE:
        _take_temple_tile(turn, TEMPLE_STACK_BY_ID[action.args[0]], effect.discount)
        return
    token, space = Token(action.args[0]), turn.board.research[int(action.args[1])]
    if not effect.free:
        turn.pay(less(space.cost, effect.discount))
        for _ in range(space.idols):
            turn.state.spent_idols.append(turn.player.crates.pop(0))
            turn.tell(events.PaidIdol)
    _advance(turn, token, space)


def _take_temple_tile(turn: Turn, stack: TempleStack, discount: Bag) -> None:
    turn.pay(less(turn.board.temple_cost(stack), discount))
    turn.state.temple_tiles[TEMPLE_STACKS.index(stack)] -= 1
    turn.player.temple_tiles.append(stack.id)
    turn.tell(events.TookTempleTile, stack.id)


def _advance(turn: Turn, token: Token, space: ResearchSpace) -> None:
    if token is Token.GLASS:
        turn.player.glass = space.id
    else:
        turn.player.notebook = space.id
    turn.tell(events.Researched, token, space.id)
    if space.lost_temple:
        _arrive_at_temple(turn)
    else:
        turn.next_up(Rewards(space.id, token), _source(space.id, token))


def _source(space: int, token: Token) -> str:
    return f"research:{space}-{token.value}"


# --- rewards of a space (R37, R38) ------------------------------------------------------------


def _row_effect(turn: Turn, stage: Rewards) -> Effect:
    row = turn.board.rows[turn.board.research[stage.space].row - 1]
    return row.effect_for(stage.token)


def ask_rewards(turn: Turn, stage: Rewards) -> list[Action]:
    tiles = turn.state.bonus_tiles[stage.space]
    effects = [_row_effect(turn, stage), *(BONUS_TILE_EFFECTS[tile] for tile in tiles)]
    if not tiles or all(isinstance(effect, _ORDER_DOES_NOT_MATTER) for effect in effects):
        return [act("first tile")]
    return [act("first tile"), act("first row")]


def answer_rewards(turn: Turn, stage: Rewards, action: Action) -> None:
    source = _source(stage.space, stage.token)
    tasks: list[Effect | TakeBonus] = [_row_effect(turn, stage)]
    if turn.state.bonus_tiles[stage.space]:
        tasks.insert(0 if action.args[0] == "tile" else 1, TakeBonus(stage.space))
    for task in reversed(tasks):
        turn.next_up(task, source)


def ask_bonus(turn: Turn, stage: TakeBonus) -> list[Action]:
    return [act(f"take {tile.value}") for tile in dict.fromkeys(turn.state.bonus_tiles[stage.space])]


def answer_bonus(turn: Turn, stage: TakeBonus, action: Action) -> None:
    tile = BonusTile(action.args[0])
    turn.remove_bonus(stage.space, tile)
    _resolve_bonus(turn, tile)


def _resolve_bonus(turn: Turn, tile: BonusTile) -> None:
    turn.tell(events.TookBonus, tile)
    turn.next_up(BONUS_TILE_EFFECTS[tile], f"bonus:{tile.value}")


# --- the Lost Temple (R39) --------------------------------------------------------------------


def _arrive_at_temple(turn: Turn) -> None:
    state = turn.state
    state.arrivals.append(state.seat)
    turn.tell(events.ReachedTemple, turn.arrival_points(state.seat))
    turn.tell(events.LookedAtBonuses, tuple(state.bonus_stack))
    turn.reveal()
    turn.next_up(TakeLastBonus(), "temple")


def ask_last_bonus(turn: Turn, stage: TakeLastBonus) -> list[Action]:
    return [act(f"take {tile.value}") for tile in dict.fromkeys(turn.state.bonus_stack)]


def answer_last_bonus(turn: Turn, stage: TakeLastBonus, action: Action) -> None:
    tile = BonusTile(action.args[0])
    turn.state.bonus_stack.remove(tile)
    turn.state.spent_bonuses.append(tile)
    _resolve_bonus(turn, tile)


# --- research as an effect --------------------------------------------------------------------


def ask_research(turn: Turn, effect: Research) -> list[Action]:
    found = research_actions(turn, effect)
    return [*found, DECLINE] if found or not effect.free else []


# --- the rules of this module, for the registry -------------------------------------------------

ROWS = (
    Rule(Research, ask=ask_research, answer=research, only_gains=True),
    Rule(Rewards, ask=ask_rewards, answer=answer_rewards, only_if_several=True),
    Rule(TakeBonus, ask=ask_bonus, answer=answer_bonus, only_if_several=True),
    Rule(TakeLastBonus, ask=ask_last_bonus, answer=answer_last_bonus),
)
