"""The texts for the active player in Arnak: the panel, the open question, their situation, how far Undo goes back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from arnak_bot.game.texts import MOST_SUGGESTED, NOTHING_TYPED, AnyTexts, TurnTexts
from arnak_bot.game.values import Menu as OfferedMenu
from arnak_bot.game.values import Panel
from arnak_bot.games.arnak.engine import Action, Event, GameView, Phase, Verb, matching, reasons, refusals
from arnak_bot.games.arnak.engine.actions import act
from arnak_bot.games.arnak.engine.content import CARD_BY_ID
from arnak_bot.games.arnak.engine.events import seen_by
from arnak_bot.games.arnak.engine.printed import CardKind
from arnak_bot.games.arnak.engine.reasons import Reason
from arnak_bot.games.arnak.engine.steps import Pay
from arnak_bot.games.arnak.engine.view import PlayerView
from arnak_bot.games.arnak.pictured import RESOURCE_SIGNS
from arnak_bot.games.arnak.wording import actions, effects, short, signs, story
from arnak_bot.games.arnak.wording.actions import ACTIONS, Menu, main_menu, menu_of, sorted_by_want
from arnak_bot.games.arnak.wording.gains import Choice
from arnak_bot.games.arnak.wording.labels import labels
from arnak_bot.games.arnak.wording.messages import ENGLISH, Words, words_in
from arnak_bot.games.arnak.wording.numbering import numbers_of
from arnak_bot.games.arnak.wording.reasons import clause, said_of, why_nothing
from arnak_bot.games.arnak.wording.summaries import summaries_of
from arnak_bot.games.arnak.wording.things import found, found_line
from arnak_bot.kit.limits import LABEL_LIMIT, clip, units
from arnak_bot.kit.prose import as_sentence, listed, message_of

__all__ = ["Turn", "is_to_end", "out_of_reach", "own_first"]

_END = act("end")
_MOST_FOUND, _MOST_TOLD = 5, 5
_ROOM_FOR_NEWS = 900
"""How many characters of a panel the recent events may use; the rest is reserved for the question."""

_ANY_VERB = frozenset(Verb)
_PAID_FOR = (Verb.DIG, Verb.DISCOVER, Verb.OVERCOME)


class Turn(TurnTexts[Action, Event, GameView]):
    """Arnak's texts for the active player."""

    def __init__(self, texts: AnyTexts) -> None:
        super().__init__(texts)
        self.words = words_in(texts.language)

    def panel(self, view: GameView, last: Action | None) -> Panel[Action]:
        numbers = numbers_of(view, self.words).of
        missing = out_of_reach(view, self.words)
        menus = []
        for menu in Menu:
            offered = sorted_by_want(action for action in view.legal if menu_of(action, view) is menu)
            loose: list[Action] = []
            if menu is Menu.ANSWER:
                answers = [each for each in offered if each.verb is not Verb.CANCEL or not _undo_cancels(view, last)]
                loose = [action for action in answers if action.text not in numbers]
                offered = [action for action in answers if action.text in numbers]
            lacking = tuple(
                (action, self.lacking(action, view, lack)) for kind, action, lack in missing if kind is menu
            )
            if offered or loose or lacking:
                pays = menu is Menu.ANSWER and _payment(view) is not None
                named = self.words.actions.ways_to_pay() if pays else self.words.actions[f"menu-{menu}"]
                menus.append(OfferedMenu(menu.name, named, tuple(offered), tuple(loose), lacking))
        return Panel(tuple(menus), _proposal(view), _closing(view), numbers)

    # --- an action

    def label(self, action: Action, view: GameView, limit: int = LABEL_LIMIT) -> str:
        """The fullest label that fits."""
        *fuller, shortest = labels(action, view, self.words)
        return next((text for text in fuller if units(text) <= limit), clip(shortest, limit))

    def hint(self, action: Action, view: GameView) -> str:
        """Price and gain in words, or in signs if the words do not fit."""
        return self._hint(action, view, LABEL_LIMIT)

    def lacking(self, action: Action, view: GameView, lack: str) -> str:
        """The hint followed by what is missing, which is never cut off."""
        return " · ".join(filter(None, (self._hint(action, view, LABEL_LIMIT - units(lack) - 3), lack)))

    def with_hint(self, action: Action, view: GameView) -> str:
        """On one line with signs; the last parts are left out if they do not fit."""
        return _as_far_as_it_fits([self.label(action, view), *self._in_signs(action, view)])

    def sign(self, action: Action, view: GameView) -> str:
        """The first sign of its gain, or of its cost."""
        text = actions.in_signs(action, view, ENGLISH)  # signs are the same in every language
        _, _, gain = text.partition("→")
        return signs.first_sign(gain) or signs.first_sign(text)

    def _hint(self, action: Action, view: GameView, room: int) -> str:
        told = actions.in_words(action, view, self.words)
        text = " · ".join([*self._in_vain(action, view), told])
        return text if text and units(text) <= room else clip(_as_far_as_it_fits(self._in_signs(action, view)), room)

    def _in_signs(self, action: Action, view: GameView) -> list[str]:
        told = actions.in_signs(action, view, self.words)
        return [*self._in_vain(action, view), *(told.split(" · ") if told else ())]

    def _in_vain(self, action: Action, view: GameView) -> list[str]:
        return [self.words.actions.in_vain()] if action in view.in_vain else []

    def doubt(self, action: Action, view: GameView, *, final: bool) -> str | None:
        """Passing early, getting nothing for a payment, exiling a good card, or a choice that cannot be undone."""
        assert view.viewer is not None
        said, own = self.words.prompts, view.players[view.viewer]
        if action in view.in_vain:
            return said.doubt_in_vain()
        if action.verb is Verb.PASS and own.at_home and own.hand:
            return said.doubt_pass(archaeologists=own.at_home, count=len(own.hand))
        if action.verb is Verb.EXILE and action.args[0] in CARD_BY_ID:
            card = CARD_BY_ID[action.args[0]]
            if card.kind in (CardKind.ITEM, CardKind.ARTIFACT):
                return said.doubt_exile(card=signs.card(card.id, self.words), points=card.points)
        if final and ACTIONS[action.verb].final:
            thing = ACTIONS[action.verb].thing(Choice(action, view), self.words)
            about = f"\n> {thing.name}: {' · '.join(thing.words.splitlines())}" if thing is not None else ""
            return f"{said.doubt_final(action=self.label(action, view))}{about}"
        return None

    # --- the situation

    def happened(
        self, events: Sequence[Event], turn: Sequence[Event], view: GameView, names: Sequence[str]
    ) -> list[str]:
        mine = view.viewer in view.seats_to_act
        lines = [found_line(thing) for thing in found(events, view, self.words)][:_MOST_FOUND] if mine else []
        if mine and is_to_end(view):
            lines.append(self._turn_so_far(self.texts.channel.tell(turn, view, names)[-_MOST_TOLD:]))
        else:
            lines += own_first(events, view, names, _MOST_TOLD, self.words)
        return [clip(line, _ROOM_FOR_NEWS) for line in lines]

    def _turn_so_far(self, lines: Sequence[str]) -> str:
        head = self.words.prompts.turn_so_far()
        return f"{head} {lines[0]}" if len(lines) == 1 else "\n".join([head, *(f"· {line}" for line in lines)])

    def status(self, view: GameView, points: Sequence[int]) -> list[str]:
        """Tokens, leftover travel, archaeologists; in small print, the points so far, cards in play and assistants."""
        assert view.viewer is not None
        said, own = self.words.prompts, view.players[view.viewer]
        purse = "  ".join(f"{RESOURCE_SIGNS[resource]} {count}" for resource, count in own.tokens)
        lines = [f"{purse}   {said.at_home(count=own.at_home)}"]
        if view.spare:
            lines.append(said.travel_left(travel=signs.icons(view.spare)))
        if own.planes:
            lines.append(said.all_planes())
        if own.passed and view.viewer not in view.seats_to_act:
            lines.append(said.you_have_passed())
        return ["\n".join(lines), *([self._standing(own, points[view.viewer])] if points else [])]

    def _standing(self, own: PlayerView, points: int) -> str:
        said, words = self.words.prompts, self.words
        parts = [said.points_so_far(points=points)]
        if own.play:
            parts.append(said.in_play(cards=signs.counted((signs.card(card, words) for card in own.play), words)))
        for each in own.assistants:
            does = short.assistant(each.number, words, gold=each.gold)
            tell = said.assistant_used if each.exhausted else said.assistant_ready
            parts.append(tell(assistant=signs.assistant(each.number, words), effect=does))
        return f"-# {' · '.join(parts)}"

    def question(self, view: GameView) -> str:
        """The open question with its source, or what can still be done this turn."""
        said, step, free = self.words.prompts, view.question, len(view.free)
        if view.phase is Phase.KEEPING:
            return said.ask_keep()
        if step is not None:
            asked = said.tell(f"ask-{message_of(type(step.task))}", lambda name: self._asked(name, step.task))
            return said.question(origin=signs.origin(view, step.source, self.words), question=asked)
        return (said.end_your_turn if view.main_taken else said.choose_main_action)(count=free)

    def _asked(self, name: str, task: Any) -> str:
        """Return the value for a parameter of the question messages."""
        match name:
            case "price":
                return short.cost(task.tokens, *task.travels, put_down=task.put_down, words=self.words)
            case "effect":
                return short.effect(task, self.words)
            case "done":
                return effects.verb_phrase(task, self.words)
            case _:
                raise KeyError(name)

    def undo_reach(self, view: GameView, log: Sequence[tuple[int, str]], turn: Sequence[Event]) -> str:
        """Empty at the start of a turn."""
        if view.viewer not in view.seats_to_act:
            return ""
        said = self.words.prompts
        kinds = [kind for event in turn if f"revealed-{(kind := message_of(type(event)))}" in said]
        revealed = listed(dict.fromkeys(self.words.prompts[f"revealed-{kind}"] for kind in kinds), self.words)
        if not view.undoable:
            return said.nothing_to_undo(revealed=revealed) if revealed else ""
        first = self.label(act(log[-view.undoable][1]), view)
        if revealed:
            return said.undo_reaches_only(action=first, revealed=revealed)
        return said.undo_reaches(action=first)

    def hand(self, view: GameView) -> str:
        assert view.viewer is not None
        said, own = self.words.prompts, view.players[view.viewer]
        cards = [signs.card(card, self.words) for card in (*own.hand, *own.drawn, *own.kept)]
        return said.hand(cards=listed(cards, self.words)) if cards else said.hand_empty()

    # --- typed input

    def why_not_yet(self, action: Action, view: GameView) -> str:
        reason = reasons.why_not(view, action)
        if reason is None:
            return self.words.reasons.possible_now(action=self.label(action, view))
        return signs.sentence(clause(reason, self.words), self.words)

    def refused(self, error: Exception) -> str:
        return as_sentence(str(error))

    def meant(self, typed: str, view: GameView, verbs: frozenset[Verb] = _ANY_VERB) -> Action:
        """Considers only these verbs."""
        options = [action for action in view.legal if action.verb in verbs]
        return refusals.meant(typed, options, view, face=self._face(view), verbs=verbs)

    def suggested(self, typed: str, view: GameView, verbs: frozenset[Verb] = _ANY_VERB) -> list[tuple[str, str]]:
        """Considers only these verbs. Choosing the line that says why nothing fits is answered with the same reason."""
        return self._fitting(typed, [action for action in view.legal if action.verb in verbs], verbs, view)

    def answer_meant(self, typed: str, view: GameView) -> Action:
        """A free action is matched only by its full text."""
        free = view.free if view.question is not None else ()
        return refusals.meant(typed, view.answers if free else view.legal, view, free, self._face(view))

    def answers_suggested(self, typed: str, view: GameView) -> list[tuple[str, str]]:
        return self._fitting(typed, view.answers, _ANY_VERB, view)

    def _face(self, view: GameView) -> refusals.Face:
        def name(action: Action) -> str:
            return self.label(action, view)

        return refusals.Face(name, lambda refused: said_of(refused, name, self.words))

    def _fitting(
        self, typed: str, options: Sequence[Action], verbs: frozenset[Verb], view: GameView
    ) -> list[tuple[str, str]]:
        scene, wanted = refusals.scene_of(view), typed.lower().strip()
        named = [(self.with_hint(action, view), action) for action in options]
        found = [
            (name, action.text)
            for name, action in named
            if wanted in f"{name} {action.text}".lower() or (wanted and matching.fits(typed, action, scene))
        ]
        if found:
            return found[:MOST_SUGGESTED]
        why = signs.sentence(why_nothing(typed, options, verbs, view, self.words), self.words)
        return [(clip(why), clip(typed.strip()) or NOTHING_TYPED)]


def _as_far_as_it_fits(parts: list[str]) -> str:
    """The first part, and as many of the others as fit."""
    while len(parts) > 1 and units(" · ".join(parts)) > LABEL_LIMIT:
        parts = parts[:-1]
    return clip(" · ".join(parts))


def is_to_end(view: GameView) -> bool:
    """Whether the viewer can end the turn now, so that it is worth showing it once more."""
    return any(action.verb is Verb.END for action in view.legal)


def own_first(events: Iterable[Event], view: GameView, names: Sequence[str], most: int, words: Words) -> list[str]:
    """Return at most `most` lines about what happened: the viewer's own actions first, then the newest of the rest.

    They are in chronological order; at least one line is about somebody else, if there is any.
    """
    said: list[tuple[bool, str]] = []
    for summary in summaries_of([seen_by(event, view.viewer) for event in events]):
        mine = summary.seat is not None and summary.seat == view.viewer
        said += [(mine, line) for line in story.lines(summary, view, names, words)]
    own = [at for at, (mine, _) in enumerate(said) if mine][:most]
    others = [at for at, (mine, _) in enumerate(said) if not mine]
    newest = others[-max(1, most - len(own)) :]
    return [said[at][1] for at in sorted([*own, *newest])]


# --- the panel --------------------------------------------------------------------------------


def _payment(view: GameView) -> Pay | None:
    task = view.question.task if view.question is not None else None
    return task if isinstance(task, Pay) else None


def _undo_cancels(view: GameView, last: Action | None) -> bool:
    """Whether Undo would take back exactly what cancelling would (R57), so that one button is enough."""
    return view.undoable > 0 and last is not None and last.verb in _PAID_FOR


def _proposal(view: GameView) -> tuple[Action, ...]:
    """For the payment of a main action: the cheapest way to pay, and ending the turn."""
    payment = _payment(view)
    if payment is None or payment.origin is not None:
        return ()
    cheapest = view.answers[0]
    return () if cheapest.verb is Verb.CANCEL else (cheapest, _END)


def _closing(view: GameView) -> tuple[tuple[Action, ...], ...]:
    """Pass, which also ends the turn, and End turn."""
    return tuple(
        (action, _END) if action.verb is Verb.PASS else (action,)
        for action in view.legal
        if menu_of(action, view) is None and action.verb in (Verb.PASS, Verb.END)
    )


def out_of_reach(view: GameView, words: Words) -> list[tuple[Menu, Action, str]]:
    """Return (menu, action, what is missing) for main actions that the viewer cannot take yet.

    Only at the start of a turn. The engine finds the reasons, this only phrases them.
    """
    out = [(main_menu(action), action, reason) for action, reason in reasons.out_of_reach(view)]
    return [(menu, action, _lacking(reason, words)) for menu, action, reason in out if menu is not None]


def _lacking(reason: Reason, words: Words) -> str:
    amounts = {"tokens": signs.resources(reason.short), "travel": signs.icons(reason.travel)}
    return words.actions.tell(f"lacks-{reason.kind}", amounts.__getitem__)
