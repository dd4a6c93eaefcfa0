"""What the panel says: the open question and where it comes from, what the turn can still do, errors."""

from __future__ import annotations

from collections.abc import Sequence

from arnak_bot.engine import Action, Event, EventKind, Verb, naming
from arnak_bot.engine import effects as kinds
from arnak_bot.engine import steps as stages
from arnak_bot.engine.actions import act as action_of
from arnak_bot.engine.content import ASSISTANT_BY_NUMBER, CARD_BY_ID
from arnak_bot.engine.printed import CardKind
from arnak_bot.engine.state import Phase
from arnak_bot.engine.steps import Step
from arnak_bot.engine.view import GameView, PlayerView
from arnak_bot.wording import effects, short, signs
from arnak_bot.wording.actions import label
from arnak_bot.wording.things import thing_of

_QUESTIONS: dict[type, str] = {
    kinds.ExileCard: "exile a card?",
    kinds.Upgrade: "trade a token up?",
    kinds.Refresh: "refresh an assistant?",
    kinds.PutDown: "which card goes into play unused?",
    kinds.Choose: "which one?",
    kinds.Archaeologist: "send an archaeologist where?",
    kinds.Activate: "activate which site?",
    kinds.Relocate: "move which archaeologist, and where?",
    kinds.Overcome: "overcome which guardian, free of cost?",
    kinds.MoveGuardian: "move which guardian, and where?",
    kinds.Research: "research what?",
    kinds.Buy: "which card?",
    kinds.GainFromExile: "gain which exiled item?",
    kinds.Recruit: "recruit whom?",
    kinds.UpgradeAssistant: "which assistant turns to gold?",
    kinds.Rescue: "rescue whom?",
    kinds.Borrow: "use which assistant of the supply?",
    kinds.Exchange: "exchange which assistant?",
    kinds.ReturnArchaeologist: "which archaeologist comes back?",
    kinds.CrystalEarring: "how many cards? Decide before you see them",
    kinds.ObsidianEarring: "how many cards? Decide before you see them",
    stages.ActivateAgain: "activate it a second time?",
    stages.UseArtifact: "use its effect now, without the tablet?",
    stages.BuyWithAssistant: "buy which card?",
    stages.Rewards: "what comes first?",
    stages.TakeBonus: "which bonus tile?",
    stages.TakeLastBonus: "which bonus tile of the stack?",
    stages.KeepDrawn: "which card stays in your hand?",
    stages.TopDrawn: "put one back on top of your deck?",
}


def origin(view: GameView, source: str) -> str:
    """Say where a question or a gain comes from: "Ostrich", "Quarry", "Magnifying glass, row 3"."""
    kind, _, rest = source.partition(":")
    match kind:
        case "card":
            return signs.card(rest)
        case "site" | "dig" | "discover" | "overcome":
            return signs.site(view, rest)
        case "tile":
            return signs.tile(rest)
        case "guardian":
            return f"Boon of the {signs.guardian(int(rest))}"
        case "assistant":
            return f"The {signs.assistant(int(rest))}"
        case "research":
            space, _, token = rest.partition("-")
            return f"{naming.token(token).capitalize()}, {signs.space(view.board, int(space))}"
        case "temple":
            return "Lost Temple"
        case "idol" | "slot":
            return "Idol"
        case _:
            return "Bonus tile"


def question(view: GameView) -> str:
    """Return the viewer's open question with its origin, or what the turn can still do."""
    if view.phase is Phase.KEEPING:
        return "End of the round: which cards do you keep for the next one? The rest goes under your deck."
    step = view.question
    if step is None:
        return _what_is_left(view)
    return f"{origin(view, step.source)}: {_question_of(view, step)}"


def _what_is_left(view: GameView) -> str:
    """What the turn can still do where no question is open."""
    free = signs.counted(len(view.free), "free action")
    if view.main_taken and not view.free:
        return "Your main action is done: end your turn."
    if view.main_taken:
        return f"Your main action is done; {free} {'is' if len(view.free) == 1 else 'are'} left. Then end your turn."
    if not view.free:
        return "Choose your main action."
    return f"Choose your main action; before, during or after it you have {free}."


def _question_of(view: GameView, step: Step) -> str:
    task = step.task
    if isinstance(task, stages.Pay):
        return f"how do you pay {short.cost(task.tokens, *task.travels, put_down=task.put_down)}?"
    if isinstance(task, kinds.PayTo):
        return f"{effects.deed(task)}?"
    if isinstance(task, kinds.Archaeologist):
        return f"{short.effect(task)}, and where?"
    return _QUESTIONS[type(task)]


def doubt(view: GameView, action: Action, *, final: bool) -> str | None:
    """Return what to ask before a step that is rarely meant, or that is a choice for good; None where nothing is.

    Rarely meant: passing early, paying for nothing, exiling a good card. `final`: it could not be undone.
    """
    assert view.viewer is not None
    if action in view.in_vain:
        return "As things stand, this would do nothing at all. Do it all the same?"
    own = view.players[view.viewer]
    if action.verb is Verb.PASS and own.at_home and own.hand:
        cards = signs.counted(len(own.hand), "card")
        people = "an archaeologist" if own.at_home == 1 else "both archaeologists"
        return f"You still have {people} at home and {cards} in hand. Pass for this round all the same?"
    if action.verb is Verb.EXILE and action.args[0] in CARD_BY_ID:
        card = CARD_BY_ID[action.args[0]]
        if card.kind in (CardKind.ITEM, CardKind.ARTIFACT):
            worth = signs.counted(card.points, "point")
            return f"{card.name} is worth {worth} and would be gone for good. Exile it all the same?"
    if final and action.verb in _CHOOSING:
        thing = thing_of(action, view)
        words = f"\n> {thing.name}: {' · '.join(thing.words.splitlines())}" if thing is not None else ""
        return f"**{label(action, view)}?** It reveals something, so it cannot be undone.{words}"
    return None


_CHOOSING = {
    Verb.RECRUIT,
    Verb.RESCUE,
    Verb.EXCHANGE,
    Verb.GAIN,
    Verb.USE,
    Verb.TAKE,
    Verb.IDOL,
    Verb.TEMPLE,
    Verb.BORROW,
}
"""Choices among things: worth a second look where they are for good."""

_REVEALED = {
    EventKind.DREW: "the card you drew",
    EventKind.SITE_REVEALED: "the site you revealed",
    EventKind.STACK_TILE_REVEALED: "the tile you revealed",
    EventKind.GUARDIAN_AWOKE: "the guardian you woke",
    EventKind.ROW_REFILLED: "the card that filled the row",
    EventKind.TOP_REVEALED: "the card you turned up",
    EventKind.LOOKED_AT_BONUSES: "what you looked at",
    EventKind.LOOKED_AT_RESCUE: "what you looked at",
    EventKind.RECRUITED: "the assistant below the one you recruited",
}


def undo_reach(view: GameView, log: Sequence[tuple[int, str]], turn: Sequence[Event]) -> str:
    """Say how far Undo reaches, and what it cannot take back; empty at the start of a turn.

    `turn` is what has happened since the last turn ended.
    """
    if view.viewer not in view.seats_to_act:
        return ""
    seen = dict.fromkeys(_REVEALED[event.kind] for event in turn if event.kind in _REVEALED)
    stays = f"{signs.listed(seen)} cannot be put back" if seen else ""
    if not view.undoable:
        return f"-# Nothing to undo: {stays}." if stays else ""
    first = label(action_of(log[-view.undoable][1]), view)
    return f"-# Undo reaches back to before “{first}”{f'; {stays}' if stays else ''}."


def turn_so_far(lines: Sequence[str]) -> str:
    """Say what a turn has done, where it only has to be ended."""
    if len(lines) == 1:
        return f"**Your turn so far:** {lines[0]}"
    return "\n".join(["**Your turn so far:**", *(f"· {line}" for line in lines)])


def is_to_end(view: GameView) -> bool:
    """Whether the viewer's turn can be ended now: the moment to look at it once more."""
    return any(action.verb is Verb.END for action in view.legal)


def purse(player: PlayerView) -> str:
    """Return a player's tokens in signs, zeros included."""
    return "  ".join(f"{signs.RESOURCE_SIGNS[resource]} {count}" for resource, count in player.tokens)


def status(view: GameView) -> str:
    """Return the viewer's situation: tokens, leftover travel, archaeologists, what the turn still has."""
    assert view.viewer is not None
    own = view.players[view.viewer]
    lines = [f"{purse(own)}   👤 {own.at_home} at home"]
    if view.spare:
        lines.append(f"Travel left this turn: {signs.icons(view.spare)}")
    if own.planes:
        lines.append("All your travel icons are planes this round.")
    if own.passed and view.viewer not in view.seats_to_act:
        lines.append("You have passed for this round.")
    return "\n".join(lines)


def standing(view: GameView, points: int) -> str:
    """Return, in small, what the viewer would score now, their cards in play, and their assistants' effects."""
    assert view.viewer is not None
    own = view.players[view.viewer]
    parts = [f"{signs.counted(points, 'point')} so far"]
    if own.play:
        parts.append(f"in play: {signs.listed(signs.card(card) for card in own.play)}")
    for each in own.assistants:
        uses = ASSISTANT_BY_NUMBER[each.number].side(each.gold).uses
        does = " or ".join(short.effect(use.effect) for use in uses)
        parts.append(f"{signs.assistant(each.number)}{' (used)' if each.exhausted else ''}: {does}")
    return f"-# {' · '.join(parts)}"


def hand(view: GameView) -> str:
    """Return the viewer's hand in words, for those who cannot see the picture."""
    assert view.viewer is not None
    own = view.players[view.viewer]
    cards = [*own.hand, *own.drawn, *own.kept]
    if not cards:
        return "Your hand is empty."
    return f"Your hand: {signs.listed(signs.card(card) for card in cards)}."
