"""Why an action is not possible now: the reason as a value, based only on what the seat may know.

Repeats the rules only as far as refusals need them; what is legal is determined by `rules.menu` alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum

from arnak_bot.games.arnak.engine import naming
from arnak_bot.games.arnak.engine.actions import Action, Verb, act, site_and_space
from arnak_bot.games.arnak.engine.content import (
    ASSISTANT_BY_NUMBER,
    BOARDS,
    CARD_BY_ID,
    DISCOVER_COMPASSES,
    GUARDIAN_BY_NUMBER,
    IDOL_SLOT_EFFECTS,
    IDOL_SLOT_POINTS,
    SLOT_EFFECT_BY_NAME,
    TEMPLE_STACK_BY_ID,
    TEMPLE_STACKS,
)
from arnak_bot.games.arnak.engine.effects import Buy, Token
from arnak_bot.games.arnak.engine.payment_words import spent_and_kept
from arnak_bot.games.arnak.engine.printed import Card
from arnak_bot.games.arnak.engine.resources import Bag, Resource, amount_of, bag
from arnak_bot.games.arnak.engine.rules.menu import is_free
from arnak_bot.games.arnak.engine.state import EMPTY, Phase
from arnak_bot.games.arnak.engine.steps import Pay
from arnak_bot.games.arnak.engine.travel import COINS_PER_PILOT, PILOT, Icons
from arnak_bot.games.arnak.engine.view import GameView, SiteView


class ReasonKind(StrEnum):
    """What prevents an action: a template to be filled in from a `Reason`. Obstacles easiest to remove come first."""

    TOKENS = "{subject} costs {cost}; you have {owned}"
    TRAVEL = "{subject} takes {travel}, and you cannot pay for the travel"
    PUT_DOWN = "{subject} needs a card from your hand, and your hand is empty"
    EXHAUSTED = "{subject} is exhausted"
    USELESS = "{subject} would do nothing now"
    MAIN_OWED = "you still have to take your main action"
    QUESTION = "you have to answer the open question first"
    NOT_EXACT = "you cannot pay it that way"
    NUMBER = "the number {subject} means nothing here"
    TOO_FEW = "no move brings that many"
    KEEPING = "the round is ending: choose which cards to keep"
    MAIN_TAKEN = "you have taken your main action"
    NOBODY_AT_HOME = "you have no archaeologist at home"
    FULL = "{subject} is full"
    IDOL_IN_CRATES = "{subject} needs an idol that is not in a slot yet, and you have none"
    UNDISCOVERED = "{subject} has not been discovered yet"
    DISCOVERED = "{subject} has already been discovered: dig there"
    NOT_AT_SITE = "you have no archaeologist with {subject}"
    OVERCOME = "you have already overcome {subject}"
    NO_GUARDIAN = "there is no guardian at {subject}"
    NOT_AT_TEMPLE = "temple tiles can be taken only once your magnifying glass is at the Lost Temple"
    STACK_EMPTY = "no tile worth {subject} is left"
    ABOVE_GLASS = "your notebook may not be above your magnifying glass"
    NOTEBOOK_AT_TEMPLE = "the notebook cannot go to the Lost Temple"
    ALREADY_THERE = "your {subject} is already there"
    NOT_A_STEP = "{subject} is not one step away"
    SLOTS_FULL = "all your idol slots are full"
    BOON_USED = "you have already used the boon of {subject}"
    NO_EFFECT = "{subject} does nothing when played: use its boot to travel, or spend it where a card is asked for"
    NO_PASS_EFFECT = "{subject} gives nothing for passing"
    NOT_IN_HAND = "{subject} is not in your hand"
    NOT_IN_ROW = "{subject} is not in the row"
    HAND_EMPTY = "your hand is empty"
    IN_ROW = "{subject} is not in your hand; it is in the row for {cost}"
    NOWHERE = "{subject} is neither in your hand nor in the row"
    NOT_YOUR_CARD = "{subject} is neither in your hand nor in play"
    NOT_YOUR_ASSISTANT = "{subject} is not on your team"
    NOT_YOUR_GUARDIAN = "you have not overcome {subject}"
    NOT_ASKED = "something has to offer it first, such as a card, an assistant, a research space or a boon"
    ALLOWED_BY = "first make a move that allows it"
    NO_SUCH_COLOUR = "there is no {subject} here"
    NO_JOURNEY = "you hire a pilot while paying for travel, so say where to go"
    NOTHING_OWED = "there is nothing to pay"
    ROUND_GOES_ON = "you choose which cards to keep when the round ends"
    NOT_YOUR_TURN = "it is not your turn"
    OVER = "the game is over"


_RANK = {kind: rank for rank, kind in enumerate(ReasonKind)}


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an action is not possible. `subject` is the name of the thing involved."""

    kind: ReasonKind
    subject: str = ""
    cost: Bag = ()
    have: Bag = ()
    travel: Icons = ()

    @property
    def short(self) -> Bag:
        """The resources missing to pay the cost."""
        have = dict(self.have)
        return tuple((resource, count - have[resource]) for resource, count in self.cost if resource in have)


MAIN = frozenset(
    {
        *(Verb.DIG, Verb.DISCOVER, Verb.OVERCOME, Verb.BUY, Verb.PLAY),
        *(Verb.RESEARCH, Verb.TEMPLE, Verb.ASSISTANT, Verb.PASS),
    }
)


def is_imaginable(view: GameView, action: Action) -> bool:
    """Whether an action is one of `imaginable`: others with its verb name nothing that the game has."""
    return action in imaginable(view, {action.verb})


def imaginable(view: GameView, verbs: Iterable[Verb]) -> list[Action]:
    """Every main and free action with these verbs in the game, and every answer that gives up or keeps a card, whether
    or not it is possible now."""
    wanted, board = frozenset(verbs), BOARDS[view.board]
    people = [(number, use.name) for number, tile in ASSISTANT_BY_NUMBER.items() for use in tile.silver.uses]
    texts = [
        *(f"dig {site.id}" for site in board.sites),
        *(f"discover {site.id}" for site in board.sites if site.level),
        # a guardian may have been moved to a camp
        *(
            f"overcome {site.id}"
            for site, seen in zip(board.sites, view.sites, strict=True)
            if site.level or seen.guardian
        ),
        *(f"buy {card.id}" for card in CARD_BY_ID.values() if card.cost),
        *(f"play {card}" for card in CARD_BY_ID),
        *(f"research {token.value} {space.id}" for token in Token for space in board.research if space.row),
        *(f"temple {stack.id}" for stack in TEMPLE_STACKS),
        *(f"assistant {number} {use}".rstrip() for number, use in people),
        *(f"boon {number}" for number in GUARDIAN_BY_NUMBER),
        *(f"idol {slot.name}" for slot in IDOL_SLOT_EFFECTS),
        *(f"pass {card.id}" for card in CARD_BY_ID.values() if card.pass_effect is not None),
        *(f"{verb.value} {card}" for verb in (Verb.DISCARD, Verb.EXILE, Verb.KEEP) for card in CARD_BY_ID),
        *("pass", "end"),
    ]
    return [action for action in map(act, texts) if action.verb in wanted]


def likeliest(view: GameView, actions: Iterable[Action]) -> tuple[Action, Reason] | None:
    """Return the action that is closest to being possible, and what prevents it."""
    found = _hindered(view, actions)
    nearest = min(found, key=lambda each: (_RANK[each[1].kind], _missing(each[1])), default=None)
    of_both = {Verb.BUY, Verb.PLAY} <= {action.verb for action, _ in found}
    if nearest is not None and nearest[1].kind is ReasonKind.NOT_IN_HAND and of_both:
        return nearest[0], Reason(ReasonKind.NOWHERE, nearest[1].subject)
    return nearest


def _hindered(view: GameView, actions: Iterable[Action]) -> list[tuple[Action, Reason]]:
    legal = frozenset(view.legal)
    found = ((action, _obstacle(view, action)) for action in actions if action not in legal)
    return [(action, reason) for action, reason in found if reason is not None]


def asks_for(view: GameView, verb: Verb) -> bool:
    """Whether the open question can be answered with this verb."""
    return any(action.verb is verb for action in view.answers)


def _missing(reason: Reason) -> int:
    return sum(count for _, count in reason.short)


_MENDED_SOON = frozenset({ReasonKind.TOKENS, ReasonKind.TRAVEL, ReasonKind.PUT_DOWN, ReasonKind.IDOL_IN_CRATES})
"""Reasons that could go away within a turn or two, unlike a full site or a lack of archaeologists."""

_WANTED = (Verb.DIG, Verb.DISCOVER, Verb.OVERCOME, Verb.BUY, Verb.PLAY, Verb.RESEARCH)


def out_of_reach(view: GameView) -> list[tuple[Action, Reason]]:
    """The actions that only a lack of resources prevents at the start of the viewer's turn, and what each lacks; those
    that lack least come first."""
    if view.viewer not in view.seats_to_act or view.question is not None or view.main_taken:
        return []
    lacking = [each for each in _hindered(view, imaginable(view, _WANTED)) if each[1].kind in _MENDED_SOON]
    return sorted(lacking, key=lambda each: _missing(each[1]))


def why_not(view: GameView, action: Action) -> Reason | None:
    """Return what keeps the viewer from taking an action; None if nothing does, or if the reason is unknown."""
    return None if action in view.legal else _obstacle(view, action)


def _obstacle(view: GameView, action: Action) -> Reason | None:
    if view.over:
        return Reason(ReasonKind.OVER)
    if view.viewer not in view.seats_to_act:
        return Reason(ReasonKind.NOT_YOUR_TURN)
    if action.verb in WHY_NO_ANSWER:
        return WHY_NO_ANSWER[action.verb](view, action)
    if view.phase is Phase.KEEPING:
        return Reason(ReasonKind.KEEPING)
    missing = action.verb is Verb.ASSISTANT and not view.own.assistants  # whether or not it would be a free action
    if missing or is_free(action):
        return _WHY[action.verb](view, action)
    if view.question is not None:
        return _why_question_first(view, action)
    if action.verb is Verb.END:
        return Reason(ReasonKind.MAIN_OWED)
    if action.verb not in MAIN:
        return Reason(ReasonKind.NOT_ASKED)
    found = None if action.text == Verb.PASS else _WHY[action.verb](view, action)
    if view.main_taken and (found is None or found.kind not in _NEXT_TURN_TOO):
        return Reason(ReasonKind.MAIN_TAKEN)
    return found


_NEXT_TURN_TOO = frozenset(
    {
        *(ReasonKind.DISCOVERED, ReasonKind.STACK_EMPTY, ReasonKind.NOTEBOOK_AT_TEMPLE, ReasonKind.ALREADY_THERE),
        *(ReasonKind.NO_EFFECT, ReasonKind.NO_PASS_EFFECT, ReasonKind.NOT_IN_HAND, ReasonKind.HAND_EMPTY),
        ReasonKind.IN_ROW,
    }
)
"""Reasons that matter more than that the main action is taken: waiting for the next turn removes none of them."""


def _why_question_first(view: GameView, action: Action) -> Reason:
    """Why the card cannot be paid for, if the open question offers it; otherwise, that the question comes first."""
    task = view.task
    shown = (*view.artifacts, *view.items, view.known_top_item, view.known_top_artifact)
    if action.verb is Verb.BUY and isinstance(task, Buy) and not task.free and action.args[0] in shown:
        return _price(view, CARD_BY_ID[action.args[0]], task.discount) or Reason(ReasonKind.QUESTION)
    return Reason(ReasonKind.QUESTION)


def _tokens(view: GameView, subject: str, cost: Bag, travel: Icons = ()) -> Reason | None:
    """Why the tokens of a price cannot be paid; None if they can be. `travel`: the rest of the price."""
    have = tuple((resource, view.own.owns(resource)) for resource, count in cost if view.own.owns(resource) < count)
    return Reason(ReasonKind.TOKENS, subject, cost, have, travel) if have else None


# --- one function for each verb ---------------------------------------------------------------


def _site(view: GameView, action: Action) -> SiteView:
    site, _ = site_and_space(action.args[0])
    return view.sites[BOARDS[view.board].site(site)]


def _site_name(view: GameView, site: SiteView) -> str:
    return naming.site(view.board, site.id, site.tile)


def _why_archaeologist(view: GameView, action: Action) -> Reason | None:
    site = _site(view, action)
    name = _site_name(view, site)
    printed = BOARDS[view.board].sites[BOARDS[view.board].site(site.id)]
    if action.verb is Verb.DIG and not site.discovered:
        return Reason(ReasonKind.UNDISCOVERED, name)
    if action.verb is Verb.DISCOVER and site.discovered:
        return Reason(ReasonKind.DISCOVERED, name)
    if view.own.at_home == 0:
        return Reason(ReasonKind.NOBODY_AT_HOME)
    if EMPTY not in site.standers:
        return Reason(ReasonKind.FULL, name)
    cost = bag(compass=DISCOVER_COMPASSES[site.level]) if action.verb is Verb.DISCOVER else ()
    travel = printed.spaces[site.standers.index(EMPTY)]
    return _tokens(view, f"discovering {name}", cost, travel) or Reason(ReasonKind.TRAVEL, name, travel=travel)


def _why_overcome(view: GameView, action: Action) -> Reason | None:
    site = _site(view, action)
    if not site.guardian:
        return Reason(ReasonKind.NO_GUARDIAN, _site_name(view, site))
    tile = GUARDIAN_BY_NUMBER[site.guardian]
    name = f"the {tile.name}"
    if view.viewer not in site.standers:
        return Reason(ReasonKind.NOT_AT_SITE, f"{name} at {_site_name(view, site)}")
    if tile.put_down > view.own.hand_size:
        return Reason(ReasonKind.PUT_DOWN, name)
    missing = _tokens(view, f"overcoming {name}", tile.tokens, tile.travel)
    return missing or Reason(ReasonKind.TRAVEL, name, travel=tile.travel)


def _price(view: GameView, card: Card, discount: int = 0) -> Reason | None:
    return _tokens(view, naming.card(card.id), card.price(discount))


def _why_buy(view: GameView, action: Action) -> Reason | None:
    card = CARD_BY_ID[action.args[0]]
    if not card.cost or card.id not in (*view.artifacts, *view.items):
        return Reason(ReasonKind.NOT_IN_ROW, naming.card(card.id))
    return _price(view, card)


def _why_play(view: GameView, action: Action) -> Reason | None:
    card = CARD_BY_ID[action.args[0]]
    name = naming.card(card.id)
    if not view.own.hand:
        return Reason(ReasonKind.HAND_EMPTY)
    if card.id not in view.own.hand:
        in_row = card.id in (*view.artifacts, *view.items)
        return Reason(ReasonKind.IN_ROW, name, card.price()) if in_row else Reason(ReasonKind.NOT_IN_HAND, name)
    if card.effect is None:
        return Reason(ReasonKind.NO_EFFECT, name)
    return _tokens(view, f"playing {name}", card.price_to_play)


def _why_pass(view: GameView, action: Action) -> Reason | None:
    card = CARD_BY_ID[action.args[0]]
    if card.pass_effect is None:
        return Reason(ReasonKind.NO_PASS_EFFECT, naming.card(card.id))
    return _why_play(view, action)


def _why_research(view: GameView, action: Action) -> Reason | None:
    track = BOARDS[view.board].research
    token, space = Token(action.args[0]), track[int(action.args[1])]
    where = naming.space(view.board, space.id)
    if token is Token.NOTEBOOK and space.lost_temple:
        return Reason(ReasonKind.NOTEBOOK_AT_TEMPLE)
    if space.id == view.own.space_of(token):
        return Reason(ReasonKind.ALREADY_THERE, naming.token(token))
    if space.id not in track[view.own.space_of(token)].next:
        return Reason(ReasonKind.NOT_A_STEP, f"{where} for your {naming.token(token)}")
    if token is Token.NOTEBOOK and space.row > track[view.own.glass].row:
        return Reason(ReasonKind.ABOVE_GLASS)
    subject = f"moving the {naming.token(token)} to {where}"
    if space.idols > view.own.crates:
        return Reason(ReasonKind.IDOL_IN_CRATES, subject)
    return _tokens(view, subject, space.cost)


def _why_temple(view: GameView, action: Action) -> Reason | None:
    stack, board = TEMPLE_STACK_BY_ID[action.args[0]], BOARDS[view.board]
    if not board.research[view.own.glass].lost_temple:
        return Reason(ReasonKind.NOT_AT_TEMPLE)
    name = naming.stack(stack.id)
    if not view.temple_tiles[TEMPLE_STACKS.index(stack)]:
        return Reason(ReasonKind.STACK_EMPTY, name)
    return _tokens(view, f"a tile worth {name}", board.temple_cost(stack))


def _why_assistant(view: GameView, action: Action) -> Reason | None:
    number = int(action.args[0])
    name = f"the {naming.assistant(number)}"
    owned = next((each for each in view.own.assistants if each.number == number), None)
    if owned is None:
        return Reason(ReasonKind.NOT_YOUR_ASSISTANT, name)
    return Reason(ReasonKind.EXHAUSTED if owned.exhausted else ReasonKind.USELESS, name)


def _why_boon(view: GameView, action: Action) -> Reason | None:
    number = int(action.args[0])
    name = f"the {naming.guardian(number)}"
    if number not in view.own.guardians:
        return Reason(ReasonKind.NOT_YOUR_GUARDIAN, name)
    if number in view.own.used_boons:
        return Reason(ReasonKind.BOON_USED, name)
    return Reason(ReasonKind.USELESS, f"the boon of {name}")


def _why_idol(view: GameView, action: Action) -> Reason | None:
    slot = SLOT_EFFECT_BY_NAME[action.args[0]]
    if not view.own.crates:
        return Reason(ReasonKind.IDOL_IN_CRATES, "a slot")
    if view.own.slots >= len(IDOL_SLOT_POINTS):
        return Reason(ReasonKind.SLOTS_FULL)
    return _tokens(view, "this slot", bag(coin=slot.coins)) or Reason(ReasonKind.USELESS, "this slot")


_WHY: dict[Verb, Callable[[GameView, Action], Reason | None]] = {
    Verb.DIG: _why_archaeologist,
    Verb.DISCOVER: _why_archaeologist,
    Verb.OVERCOME: _why_overcome,
    Verb.BUY: _why_buy,
    Verb.PLAY: _why_play,
    Verb.PASS: _why_pass,
    Verb.RESEARCH: _why_research,
    Verb.TEMPLE: _why_temple,
    Verb.ASSISTANT: _why_assistant,
    Verb.BOON: _why_boon,
    Verb.IDOL: _why_idol,
}


# --- the verbs that only answer a question ----------------------------------------------------


def _why_not_paid(view: GameView, action: Action) -> Reason:
    """What is wrong with a payment: its pilots, then its cards."""
    sources, _ = spent_and_kept(action)
    pilots = sources.count(PILOT.label)
    if not asks_for(view, Verb.PAY):
        return Reason(ReasonKind.NOTHING_OWED if view.main_taken or not pilots else ReasonKind.NO_JOURNEY)
    owed = view.task.tokens if isinstance(view.task, Pay) else ()
    coins = bag(coin=pilots * COINS_PER_PILOT + amount_of(owed, Resource.COIN))
    dear = _tokens(view, f"paying with {naming.resources((), (PILOT.label,) * pilots)}", coins) if pilots else None
    missing = (card for card in sources if card in CARD_BY_ID and card not in view.own.hand)
    absent = (Reason(ReasonKind.NOT_IN_HAND, naming.card(card)) for card in missing)
    return dear or next(absent, Reason(ReasonKind.NOT_EXACT))


def _why_no_card(view: GameView, action: Action) -> Reason:
    """What keeps a card from being the answer; one that is there is not what the question asks for."""
    if not asks_for(view, action.verb):
        return Reason(ReasonKind.ROUND_GOES_ON if action.verb is Verb.KEEP else ReasonKind.NOT_ASKED)
    card, own = action.args[0], view.own
    exiles = action.verb is Verb.EXILE
    if card in (*own.hand, *(own.play if exiles else ())):
        return Reason(ReasonKind.QUESTION)
    return Reason(ReasonKind.NOT_YOUR_CARD if exiles else ReasonKind.NOT_IN_HAND, naming.card(card))


WHY_NO_ANSWER: dict[Verb, Callable[[GameView, Action], Reason]] = {
    Verb.PAY: _why_not_paid,
    **dict.fromkeys((Verb.DISCARD, Verb.EXILE, Verb.KEEP), _why_no_card),
}
