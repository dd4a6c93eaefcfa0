"""Plans: a turn or an answer tried out on a private copy while others play, and orders saved until they can be played.
Nothing here is async or touches the store. A plan only ever uses what its seat may know (`GameDefinition.planned`).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any, Literal, TypeAlias, TypeVar

from arnak_bot.game.definition import TURN, AnyGame
from arnak_bot.game.position import Action, Position, View
from arnak_bot.host.errors import TableError
from arnak_bot.host.tables import Table
from arnak_bot.kit.codec import decode, encode
from arnak_bot.refusals import NoAction
from arnak_bot.store import SPOILED, Status

MOST_ORDERS = 3
LONGEST_ACTION = 80
"""How many characters of a rejected text the reply quotes."""


@dataclass(frozen=True, slots=True)
class Step:
    """A planned action with what it gains and pays (`GameDefinition.exchanged`). `final`: whether it reveals something
    or ends the turn, which means that nothing can be planned after it.
    """

    action: str
    exchanged: dict[str, int]
    final: bool


Order: TypeAlias = tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Plans:
    """What a seat's player is trying out, and their saved orders, the preferred ones first."""

    trying: tuple[str, ...] = ()
    orders: tuple[tuple[Step, ...], ...] = ()

    @property
    def actions(self) -> tuple[str, ...]:
        return (*self.trying, *(step.action for order in self.orders for step in order))


@dataclass(frozen=True, slots=True)
class Answers:
    """What a seat's player has answered in advance.

    Attributes:
        kept: their answers by question, see `GameDefinition.questions`.
        about: the question that they are answering with the actions `trying`; "" if they are planning their turn.
        given: the answers given for them since they last acted themselves.
    """

    kept: dict[str, tuple[Step, ...]] = field(default_factory=dict)
    about: str = ""
    trying: tuple[str, ...] = ()
    given: tuple[str, ...] = ()

    @property
    def actions(self) -> tuple[str, ...]:
        return (*self.trying, *self.given, *(step.action for order in self.kept.values() for step in order))

    def without(self, question: str) -> Answers:
        return replace(self, kept={each: order for each, order in self.kept.items() if each != question})

    def stays(self, definition: AnyGame, question: str) -> bool:
        """Whether a question has an answer that applies more than once."""
        return definition.stays(question, [step.action for step in self.kept.get(question, ())])


K = TypeVar("K", Plans, Answers)


def plans_of(table: Table, seat: int) -> Plans:
    """Return a seat's plans; empty if they cannot be read or name an action that the game does not have."""
    plans: Plans = _read(Plans, table.seats[seat].plans, table.definition.parse)
    return plans


def answers_of(table: Table, seat: int) -> Answers:
    answers: Answers = _read(Answers, table.seats[seat].answers, table.definition.parse)
    return answers


@lru_cache(maxsize=512)
def _read(kind: type[K], text: str, parse: Callable[[str], object]) -> K:
    try:
        found: K = decode(kind, json.loads(text)) if text else kind()
        for action in found.actions:
            parse(action)
        return found
    except SPOILED:
        return kind()


def written(kept: Plans | Answers) -> str:
    """Return plans or answers in the store's format; "" if there are none."""
    return "" if kept == type(kept)() else json.dumps(encode(kept), separators=(",", ":"))


# --- trying a turn ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Rehearsal:
    """Actions of a seat tried out one after the other on a copy.

    Attributes:
        game: the resulting position, without the last step if that is final.
        before: the position before each step.
        turn: the events of each action that was carried out.
        reveals, ends: whether the last step would reveal something, or end the turn.
        refused: the next action, if it was not possible, with the reason.
    """

    game: Position
    seat: int
    steps: Order = ()
    before: tuple[Position, ...] = ()
    turn: tuple[tuple[Any, ...], ...] = ()
    reveals: bool = False
    ends: bool = False
    refused: tuple[str, Exception] | None = None

    @property
    def closed(self) -> bool:
        """Whether nothing can be planned after the last step."""
        return self.reveals or self.ends

    @property
    def texts(self) -> tuple[str, ...]:
        return tuple(step.action for step in self.steps)

    def then(self, definition: AnyGame, text: str) -> Rehearsal:
        """Try one more action. Raises TableError if there is no such action, the game's exception if it is illegal."""
        action = exact_action(definition, self.game, self.seat, text)
        after = self.game.copy()
        events = after.apply(action, self.seat)
        ends = definition.ends_turn(events) or self.seat not in after.seats_to_act
        final = ends or not after.can_undo
        step = Step(text, dict(definition.exchanged(_of_the_turn(definition, events), self.seat)), final)
        tried = replace(self, steps=(*self.steps, step), before=(*self.before, self.game))
        if final:
            return replace(tried, ends=ends, reveals=not ends)
        return replace(tried, game=after, turn=(*self.turn, events))


def _of_the_turn(definition: AnyGame, events: Sequence[Any]) -> Sequence[Any]:
    """Return the events up to the end of the turn; later ones are the other players' actions and the end of a round."""
    ends = (at for at, event in enumerate(events) if definition.turn_ended(event) is not None)
    return events[: next(ends, len(events))]


def exact_action(definition: AnyGame, game: Position, seat: int, text: str) -> Action:
    """The action with exactly this text, legal or not: buttons never guess. Raises TableError if there is none."""
    legal: tuple[Action, ...] = game.legal_actions(seat)
    for action in legal:
        if action.text == text:
            return action
    try:
        meant: Action = definition.parse(text)
        return meant
    except ValueError as error:
        raise TableError(NoAction(text[:LONGEST_ACTION])) from error


def imagined_turn(table: Table, seat: int, question: str = "") -> Position | None:
    """Return the position in which a seat plans its next turn, or its answer to a question; None if it cannot plan."""
    game = table.game
    if game is None or table.status is not Status.RUNNING or table.seats[seat].gone or seat in game.seats_to_act:
        return None
    chance = f"plan {table.id} {seat} {game.ply}"
    planned: Position | None = table.definition.planned(game, seat, chance, question or TURN)
    return planned


def why_idle(table: Table, seat: int) -> Literal["answered", "passed", "nothing"]:
    """Why a seat that somebody has just taken has nothing to do until the turn or the round is over."""
    if seat in table.running.seats_to_act:
        return "nothing"
    if table.decided(seat) and not any(vote.motion.undoes and vote.seat == seat for vote in table.requests):
        return "answered"
    plans_turns = TURN in table.definition.questions and table.acts == "alone" and not table.seats[seat].gone
    return "passed" if plans_turns and imagined_turn(table, seat) is None else "nothing"


def rehearsed(definition: AnyGame, game: Position, seat: int, texts: Sequence[str]) -> Rehearsal:
    rehearsal = Rehearsal(game, seat)
    for text in texts:
        try:
            rehearsal = rehearsal.then(definition, text)
        except (TableError, definition.refusal) as error:
            return replace(rehearsal, refused=(text, error))
        if rehearsal.closed:
            break
    return rehearsal


def stands_as_tried(table: Table, rehearsal: Rehearsal) -> Table:
    copied = private_copy(table, rehearsal.game, rehearsal.turn, len(rehearsal.steps))
    copied.by = (*table.by, *[""] * len(rehearsal.turn))
    return copied


def private_copy(table: Table, game: Position, turn: Sequence[tuple[Any, ...]], moves: int) -> Table:
    copied = table.copy()
    copied.game, copied.turn, copied.moves = game, list(turn), moves
    copied.untouched, copied.own_rows = {}, {}
    return copied


def what_follows(definition: AnyGame, view: View, waiting: list[str]) -> str | None:
    """The next action that needs no decision: the only answer to an open question, or the next waiting action, which is
    taken off the list. None if there is no such action, or if the next waiting one is not legal yet.
    """
    answer = definition.only_answer(view)
    following = None if answer is None else str(answer.text)
    if waiting and (following is None or waiting[0] == following) and waiting[0] in [each.text for each in view.legal]:
        following = waiting.pop(0)
    return following


# --- following an order -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Mismatch:
    """Why an order no longer means what it meant when it was saved: the first action that differs, and the `game`
    before it. `error`: the game's own reason if that action is not possible. `worse`: the gain or price that has become
    worse: its name, the planned amount, and the new one.
    """

    action: str
    game: Position
    error: Exception | None = None
    worse: tuple[str, int, int] | None = None


def mismatch(definition: AnyGame, game: Position, seat: int, order: Order) -> Mismatch | None:
    """Return what has become worse about an order since it was saved; None if it can be played as planned."""
    rehearsal = Rehearsal(game, seat)
    for step in order:
        before = rehearsal.game
        try:
            rehearsal = rehearsal.then(definition, step.action)
        except (TableError, definition.refusal) as error:
            return Mismatch(step.action, before, error)
        now = rehearsal.steps[-1]
        worse = _worse(step.exchanged, now.exchanged, price_only=now.final)
        if worse is not None or now.final != step.final:
            return Mismatch(step.action, before, worse=worse)
    return None


def _worse(then: Mapping[str, int], now: Mapping[str, int], *, price_only: bool) -> tuple[str, int, int] | None:
    """Return the first price or gain that has become worse; `price_only` ignores gains, which may hint at a reveal."""
    for kind in sorted({*then, *now}):
        was, is_now = then.get(kind, 0), now.get(kind, 0)
        if price_only:
            was, is_now = min(was, 0), min(is_now, 0)
        if is_now < was:
            return kind, was, is_now
    return None


def order_that_fits(table: Table, seat: int) -> Order | None:
    """Return the first of a seat's orders that can be played as planned, if its turn has just begun."""
    return _first_that_fits(table, seat, plans_of(table, seat).orders)


def _first_that_fits(table: Table, seat: int, orders: Sequence[Order]) -> Order | None:
    if not orders or table.decided(seat):
        return None
    return next((each for each in orders if mismatch(table.definition, table.running, seat, each) is None), None)


# --- answering in advance -----------------------------------------------------------------------------


def answer_that_fits(table: Table, seat: int) -> Order | None:
    """Return a seat's answer to the question it is being asked, if it can be given as planned."""
    kept = answers_of(table, seat).kept
    asked = table.definition.asked(table.running.view(seat)) if kept else ""
    return _first_that_fits(table, seat, [kept[asked]] if asked in kept else [])


def answers_after_reply(table: Table, seat: int) -> str:
    """Return, in the store's format, the answers that a seat still has after it has acted on the current question."""
    answers, definition = answers_of(table, seat), table.definition
    asked = definition.asked(table.running.view(seat))
    return written(answers if answers.stays(definition, asked) else answers.without(asked))


def answers_that_stay(table: Table, seat: int) -> str:
    """Return, in the store's format, the answers that a seat keeps when somebody else plays for it."""
    answers, definition = answers_of(table, seat), table.definition
    return written(Answers({each: order for each, order in answers.kept.items() if answers.stays(definition, each)}))
