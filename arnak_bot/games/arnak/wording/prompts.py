"""What the panel says: the open question and where it comes from, what the turn can still do, errors."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from arnak_bot.games.arnak.engine import Action, Event, Verb
from arnak_bot.games.arnak.engine import effects as kinds
from arnak_bot.games.arnak.engine import steps as stages
from arnak_bot.games.arnak.engine.actions import act as action_of
from arnak_bot.games.arnak.engine.content import ASSISTANT_BY_NUMBER, CARD_BY_ID
from arnak_bot.games.arnak.engine.effects import Token
from arnak_bot.games.arnak.engine.events import (
    Drew,
    GuardianAwoke,
    LookedAtBonuses,
    LookedAtRescue,
    Recruited,
    RowRefilled,
    SiteRevealed,
    StackTileRevealed,
    TopRevealed,
)
from arnak_bot.games.arnak.engine.printed import CardKind
from arnak_bot.games.arnak.engine.state import Phase
from arnak_bot.games.arnak.engine.steps import Step
from arnak_bot.games.arnak.engine.view import GameView, PlayerView
from arnak_bot.games.arnak.pictured import RESOURCE_SIGNS
from arnak_bot.games.arnak.wording import effects, short, signs
from arnak_bot.games.arnak.wording.actions import label
from arnak_bot.games.arnak.wording.messages import Prompts, Words
from arnak_bot.games.arnak.wording.things import thing_of
from arnak_bot.kit.prose import listed

_QUESTIONS: dict[type, Callable[[Prompts], str]] = {
    kinds.ExileCard: Prompts.ask_exile_card,
    kinds.Upgrade: Prompts.ask_upgrade,
    kinds.Refresh: Prompts.ask_refresh,
    kinds.PutDown: Prompts.ask_put_down,
    kinds.Choose: Prompts.ask_choose,
    kinds.Archaeologist: Prompts.ask_archaeologist,
    kinds.Activate: Prompts.ask_activate,
    kinds.Relocate: Prompts.ask_relocate,
    kinds.Overcome: Prompts.ask_overcome,
    kinds.MoveGuardian: Prompts.ask_move_guardian,
    kinds.Research: Prompts.ask_research,
    kinds.Buy: Prompts.ask_buy,
    kinds.GainFromExile: Prompts.ask_gain_from_exile,
    kinds.Recruit: Prompts.ask_recruit,
    kinds.UpgradeAssistant: Prompts.ask_upgrade_assistant,
    kinds.Rescue: Prompts.ask_rescue,
    kinds.Borrow: Prompts.ask_borrow,
    kinds.Exchange: Prompts.ask_exchange,
    kinds.ReturnArchaeologist: Prompts.ask_return_archaeologist,
    kinds.CrystalEarring: Prompts.how_many_cards,
    kinds.ObsidianEarring: Prompts.how_many_cards,
    stages.ActivateAgain: Prompts.ask_activate_again,
    stages.UseArtifact: Prompts.ask_use_artifact,
    stages.BuyWithAssistant: Prompts.ask_buy_with_assistant,
    stages.Rewards: Prompts.ask_rewards,
    stages.TakeBonus: Prompts.ask_take_bonus,
    stages.TakeLastBonus: Prompts.ask_take_last_bonus,
    stages.KeepDrawn: Prompts.ask_keep_drawn,
    stages.TopDrawn: Prompts.ask_top_drawn,
}


def origin(view: GameView, source: str, words: Words) -> str:
    """Say where a question or a gain comes from: "Ostrich", "Quarry", "Magnifying glass, row 3"."""
    said = words.prompts
    kind, _, rest = source.partition(":")
    match kind:
        case "card":
            return signs.card(rest, words)
        case "site" | "dig" | "discover" | "overcome":
            return signs.site(view, rest, words)
        case "tile":
            return signs.tile(rest, words)
        case "guardian":
            return said.boon_of(guardian=signs.guardian(int(rest), words))
        case "assistant":
            return said.the_assistant(assistant=signs.assistant(int(rest), words))
        case "research":
            space, _, token = rest.partition("-")
            return said.token_at(
                token=signs.token_at_first(Token(token), words), space=signs.space(view.board, int(space), words)
            )
        case "temple":
            return said.lost_temple()
        case "idol" | "slot":
            return said.idol()
        case _:
            return said.bonus_tile()


def question(view: GameView, words: Words) -> str:
    """Return the viewer's open question with its origin, or what the turn can still do."""
    if view.phase is Phase.KEEPING:
        return words.prompts.ask_keep()
    step = view.question
    if step is None:
        return _what_is_left(view, words)
    return words.prompts.question(origin=origin(view, step.source, words), question=_question_of(view, step, words))


def _what_is_left(view: GameView, words: Words) -> str:
    """What the turn can still do where no question is open."""
    said, free = words.prompts, len(view.free)
    if view.main_taken:
        return said.free_actions_left(count=free) if free else said.end_your_turn()
    return said.choose_with_free_actions(count=free) if free else said.choose_main_action()


def _question_of(view: GameView, step: Step, words: Words) -> str:
    said, task = words.prompts, step.task
    if isinstance(task, stages.Pay):
        return said.ask_pay(price=short.cost(task.tokens, *task.travels, put_down=task.put_down, words=words))
    if isinstance(task, kinds.PayTo):
        return said.ask_deed(deed=effects.deed(task, words))
    if isinstance(task, kinds.Archaeologist):
        return said.ask_where(effect=short.effect(task, words))
    return _QUESTIONS[type(task)](said)


def doubt(view: GameView, action: Action, *, final: bool, words: Words) -> str | None:
    """Return what to ask before a step that is rarely meant, or that is a choice for good; None where nothing is.

    Rarely meant: passing early, paying for nothing, exiling a good card. `final`: it could not be undone.
    """
    assert view.viewer is not None
    said = words.prompts
    if action in view.in_vain:
        return said.doubt_in_vain()
    own = view.players[view.viewer]
    if action.verb is Verb.PASS and own.at_home and own.hand:
        return said.doubt_pass(archaeologists=own.at_home, cards=len(own.hand))
    if action.verb is Verb.EXILE and action.args[0] in CARD_BY_ID:
        card = CARD_BY_ID[action.args[0]]
        if card.kind in (CardKind.ITEM, CardKind.ARTIFACT):
            return said.doubt_exile(card=card.name, points=card.points)
    if final and action.verb in _CHOOSING:
        thing = thing_of(action, view, words)
        about = f"\n> {thing.name}: {' · '.join(thing.words.splitlines())}" if thing is not None else ""
        return f"{said.doubt_final(action=label(action, view, words=words))}{about}"
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

_REVEALED: dict[type[Event], Callable[[Prompts], str]] = {
    Drew: Prompts.card_you_drew,
    SiteRevealed: Prompts.site_you_revealed,
    StackTileRevealed: Prompts.tile_you_revealed,
    GuardianAwoke: Prompts.guardian_you_woke,
    RowRefilled: Prompts.card_that_filled_the_row,
    TopRevealed: Prompts.card_you_turned_up,
    LookedAtBonuses: Prompts.what_you_looked_at,
    LookedAtRescue: Prompts.what_you_looked_at,
    Recruited: Prompts.assistant_below_the_one_you_recruited,
}


def undo_reach(view: GameView, log: Sequence[tuple[int, str]], turn: Sequence[Event], words: Words) -> str:
    """Say how far Undo reaches, and what it cannot take back; empty at the start of a turn.

    `turn` is what has happened since the last turn ended.
    """
    if view.viewer not in view.seats_to_act:
        return ""
    said = words.prompts
    seen = dict.fromkeys(_REVEALED[type(event)](said) for event in turn if type(event) in _REVEALED)
    revealed = listed(seen, words)
    if not view.undoable:
        return said.nothing_to_undo(revealed=revealed) if seen else ""
    first = label(action_of(log[-view.undoable][1]), view, words=words)
    return said.undo_reaches_only(action=first, revealed=revealed) if seen else said.undo_reaches(action=first)


def turn_so_far(lines: Sequence[str], words: Words) -> str:
    """Say what a turn has done, where it only has to be ended."""
    head = words.prompts.turn_so_far()
    if len(lines) == 1:
        return f"{head} {lines[0]}"
    return "\n".join([head, *(f"· {line}" for line in lines)])


def is_to_end(view: GameView) -> bool:
    """Whether the viewer's turn can be ended now: the moment to look at it once more."""
    return any(action.verb is Verb.END for action in view.legal)


def purse(player: PlayerView) -> str:
    """Return a player's tokens in signs, zeros included."""
    return "  ".join(f"{RESOURCE_SIGNS[resource]} {count}" for resource, count in player.tokens)


def status(view: GameView, words: Words) -> str:
    """Return the viewer's situation: tokens, leftover travel, archaeologists, what the turn still has."""
    assert view.viewer is not None
    said = words.prompts
    own = view.players[view.viewer]
    lines = [f"{purse(own)}   {said.at_home(count=own.at_home)}"]
    if view.spare:
        lines.append(said.travel_left(travel=signs.icons(view.spare)))
    if own.planes:
        lines.append(said.all_planes())
    if own.passed and view.viewer not in view.seats_to_act:
        lines.append(said.you_have_passed())
    return "\n".join(lines)


def standing(view: GameView, points: int, words: Words) -> str:
    """Return, in small, what the viewer would score now, their cards in play, and their assistants' effects."""
    assert view.viewer is not None
    said = words.prompts
    own = view.players[view.viewer]
    parts = [said.points_so_far(points=points)]
    if own.play:
        counts = Counter(signs.card(card, words) for card in own.play)
        played = (f"{count}× {name}" if count > 1 else name for name, count in counts.items())
        parts.append(said.in_play(cards=listed(played, words)))
    for each in own.assistants:
        uses = ASSISTANT_BY_NUMBER[each.number].side(each.gold).uses
        does = short.either([short.effect(use.effect, words) for use in uses], words)
        tell = said.assistant_used if each.exhausted else said.assistant_ready
        parts.append(tell(assistant=signs.assistant(each.number, words), effect=does))
    return f"-# {' · '.join(parts)}"


def hand(view: GameView, words: Words) -> str:
    """Return the viewer's hand in words, for those who cannot see the picture."""
    assert view.viewer is not None
    own = view.players[view.viewer]
    cards = [*own.hand, *own.drawn, *own.kept]
    if not cards:
        return words.prompts.hand_empty()
    return words.prompts.hand(cards=listed((signs.card(card, words) for card in cards), words))
