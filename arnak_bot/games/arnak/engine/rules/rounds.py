"""The sequence of turns, the end of a round, and the start of the next (R4, R22, R42, R43)."""

from __future__ import annotations

from arnak_bot.games.arnak.engine.actions import Action, act
from arnak_bot.games.arnak.engine.content import ROUNDS
from arnak_bot.games.arnak.engine.events import CardPutDown, Drew, GameEnded, Kept, RoundBegan, TurnBegan, TurnEnded
from arnak_bot.games.arnak.engine.rules import row
from arnak_bot.games.arnak.engine.rules.rival import rival_turn, shuffle_rival_stack
from arnak_bot.games.arnak.engine.rules.turn import Turn
from arnak_bot.games.arnak.engine.state import EMPTY, OwnedAssistant, Phase, Rival, State
from arnak_bot.kit.chance import shuffled

HAND_SIZE = 5
KEEP_ALL = act("keep all")
DONE = act("done")


def end_turn(turn: Turn) -> None:
    state = turn.state
    turn.source = ""
    turn.tell(TurnEnded)
    state.spare.clear()
    state.main_taken = False
    row.refill(turn)
    turn.reveal()
    if state.rival is not None:
        _rival_follows(turn, state.rival)
    following = next((seat for seat in _seats_from(state, state.seat + 1) if not state.players[seat].passed), None)
    if following is None:
        _end_round(turn)
    else:
        begin_turn(turn, following)


def _seats_from(state: State, first: int) -> list[int]:
    count = len(state.players)
    return [(first + distance) % count for distance in range(count)]


def _rival_follows(turn: Turn, rival: Rival) -> None:
    """The rival alternates with the player, and plays its remaining tiles after the player has passed (R46)."""
    while rival.stack:
        _rival_plays(turn)
        if not turn.player.passed:
            break


def _rival_plays(turn: Turn) -> None:
    rival_turn(turn)
    row.refill(turn)


def begin_turn(turn: Turn, seat: int) -> None:
    turn.state.seat = seat
    turn.tell(TurnBegan)


def _end_round(turn: Turn) -> None:
    _archaeologists_return(turn)
    if turn.state.round == ROUNDS:
        turn.state.phase = Phase.OVER
        turn.events.append(GameEnded())
        return
    for player in turn.state.players:
        player.keeping = bool(player.hand)
    if any(player.keeping for player in turn.state.players):
        turn.state.phase = Phase.KEEPING
    else:
        _next_round(turn)


def _archaeologists_return(turn: Turn) -> None:
    """Each archaeologist returning from a site with a guardian brings a Fear card (R29, R42). They return in turn order
    from the starting player, since the Fear deck may run out (R59)."""
    state = turn.state
    for seat in _seats_from(state, state.starter):
        _bring_home(turn, seat)
    for site, standers in enumerate(state.spaces):
        state.spaces[site] = tuple(EMPTY if stander >= 0 else stander for stander in standers)


def _bring_home(turn: Turn, seat: int) -> None:
    player = turn.state.players[seat]
    state = turn.state
    for site, standers, guardian in zip(turn.board.sites, state.spaces, state.guardians, strict=True):
        for _ in range(standers.count(seat)):
            player.at_home += 1
            if guardian and not player.guarded:
                turn.gain_fear(seat, site.id, guardian)


# --- cards kept for the next round (R42) ------------------------------------------------------


def keep_actions(state: State, seat: int) -> list[Action]:
    cards = dict.fromkeys(state.players[seat].hand)
    return [DONE, KEEP_ALL, *(act(f"keep {card}") for card in cards)]


def keep(turn: Turn, seat: int, action: Action) -> None:
    """Keep one card, keep all, or finish with `done`; the rest go into play once everybody has answered. Nothing is
    revealed before that, as all players answer at the same time (R42)."""
    player = turn.state.players[seat]
    if action == KEEP_ALL:
        player.kept += player.hand
        player.hand.clear()
    elif action != DONE:
        player.hand.remove(action.args[0])
        player.kept.append(action.args[0])
    if action == DONE or not player.hand:
        player.keeping = False
    if not any(other.keeping for other in turn.state.players):
        _next_round(turn)


def _next_round(turn: Turn) -> None:
    state = turn.state
    turn.reveal()
    state.phase = Phase.TURNS
    for seat, player in enumerate(state.players):
        if player.kept:
            turn.events.append(Kept(seat, "", len(player.kept)))
        for card in player.hand:
            turn.events.append(CardPutDown(seat, "", card))
        player.play += player.hand
        player.hand, player.kept = player.kept, []
        label = f"round {state.round} play area of seat {seat}"
        player.deck[:0] = shuffled(sorted(player.play), turn.seed, label)
        player.play.clear()
        player.passed = player.planes = player.guarded = False
        player.assistants[:] = [OwnedAssistant(owned.number, owned.gold) for owned in player.assistants]
    row.move_staff(turn)
    state.starter = (state.starter + 1) % len(state.players)
    begin_round(turn)


def begin_round(turn: Turn) -> None:
    """Everybody draws up to a hand of five; the starting player (in a solo game always the rival) begins (R46)."""
    state = turn.state
    turn.events.append(RoundBegan(state.round))
    for seat, player in enumerate(state.players):
        while player.deck and len(player.hand) < HAND_SIZE:
            card = player.deck.pop()
            player.hand.append(card)
            turn.events.append(Drew(seat, "", card))
    if state.rival is not None:
        shuffle_rival_stack(turn, state.rival)
        _rival_plays(turn)
    begin_turn(turn, state.starter)
