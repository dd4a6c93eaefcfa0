"""The texts for the active player in Arnak: the panel, what just happened, the open question, their situation."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from arnak_bot.game.texts import MOST_SUGGESTED, NOTHING_TYPED, TurnTexts
from arnak_bot.game.values import Panel
from arnak_bot.games.arnak.engine import Action, Event, GameView, Phase, PlayerView, Verb, matching, reasons, refusals
from arnak_bot.games.arnak.engine import events as kinds
from arnak_bot.games.arnak.engine.actions import ANY_VERB, AmbiguousAction, IllegalAction, NotNow, UnknownAction, act
from arnak_bot.games.arnak.engine.content import CARD_BY_ID
from arnak_bot.games.arnak.engine.effects import Choose
from arnak_bot.games.arnak.engine.impossible import unmet
from arnak_bot.games.arnak.engine.printed import CardKind
from arnak_bot.games.arnak.engine.refusals import Input
from arnak_bot.games.arnak.engine.resources import Resource
from arnak_bot.games.arnak.engine.steps import UseArtifact
from arnak_bot.games.arnak.pictured import RESOURCE_SIGNS
from arnak_bot.games.arnak.wording import effects, labels, short, signs, story
from arnak_bot.games.arnak.wording.actions import ACTIONS, is_only_to_pass, thing_of
from arnak_bot.games.arnak.wording.channel import is_news
from arnak_bot.games.arnak.wording.gains import PRICES, Choice
from arnak_bot.games.arnak.wording.lessons import guardian_beside
from arnak_bot.games.arnak.wording.messages import Words
from arnak_bot.games.arnak.wording.panel import panel
from arnak_bot.games.arnak.wording.reasons import because, clause, said_of
from arnak_bot.games.arnak.wording.signs import Speaking
from arnak_bot.games.arnak.wording.summaries import Summary, by_last_event, summed_up
from arnak_bot.games.arnak.wording.things import found, found_lines, only_drawn
from arnak_bot.kit.limits import LABEL_LIMIT, clip, units
from arnak_bot.kit.names import Named, YesOrNo, named, spoken
from arnak_bot.kit.numerals import numeral
from arnak_bot.kit.prose import as_sentence, either, listed, message_of
from arnak_bot.kit.spelling import means_the_end
from arnak_bot.kit.thoughts import in_turn

_MOST_TOLD = 3
_MOST_AT_ONCE = 30
"""How many words several steps at once may take."""
_LEFT_OVER = (
    *(Verb.OVERCOME, Verb.DISCOVER, Verb.DIG, Verb.RESEARCH, Verb.TEMPLE, Verb.BUY),
    *(Verb.PLAY, Verb.ASSISTANT, Verb.BOON, Verb.IDOL),
)
"""The actions that somebody who passes may have forgotten, the most important first."""
_SCORING = (Verb.OVERCOME, Verb.DISCOVER, Verb.RESEARCH, Verb.TEMPLE)
"""Actions that nobody skips on purpose, because each scores points."""


class Turn(Speaking, TurnTexts[Action, Event, GameView]):
    def panel(self, view: GameView, last: Action | None) -> Panel[Action]:
        return panel(view, last, self.words)

    # --- an action

    def label(self, action: Action, view: GameView, limit: int = LABEL_LIMIT) -> str:
        return labels.label(action, view, limit, self.words)

    def label_priced(self, action: Action, view: GameView, limit: int = LABEL_LIMIT) -> str:
        price = PRICES[action.verb](Choice(action, view), self.words) if action.verb in PRICES else ""
        room = limit - units(self.words.actions.priced(action="", price=price))
        label = self.label(action, view, room if price else limit)
        return self.words.actions.priced(action=label, price=price) if price else label

    def label_paid(self, action: Action, payment: Action, view: GameView, limit: int = LABEL_LIMIT) -> str:
        sources = labels.paid_with(action, payment, view, self.words)
        if not sources:  # the payment belongs to another question, such as where to dig for free
            return clip(in_turn([self.label(each, view) for each in (action, payment)], self.common), limit)
        room = limit - units(self.words.actions.paid(action="", sources=sources))
        return clip(self.words.actions.paid(action=self.label(action, view, max(1, room)), sources=sources), limit)

    def hint(self, action: Action, view: GameView) -> str:
        return labels.hint(action, view, self.words)

    def with_hint(self, action: Action, view: GameView) -> str:
        return labels.with_hint(action, view, self.words)

    def sign(self, action: Action, view: GameView) -> str:
        return labels.sign(action, view)

    def exchanged(self, kind: str, amount: int) -> str:
        sign = RESOURCE_SIGNS[Resource(kind)] if kind in set(Resource) else ""
        return sign and f"{'−' if amount < 0 else '+'}{abs(amount)}{sign}"

    def doubt(self, action: Action, view: GameView, *, final: bool) -> str | None:
        """Ask before passing early, actions in vain, exiling a good card, and choices that cannot be undone."""
        said, own = self.words.prompts, view.own
        if action in view.in_vain:
            return said.doubt_in_vain()
        if action.verb is Verb.PASS and own.at_home and own.hand:
            return said.doubt_pass(archaeologists=own.at_home, count=len(own.hand))
        if action.verb is Verb.PASS and not action.args and (left := self._possible(view, _SCORING)):
            return said.doubt_left_over(done=left)
        if action.verb is Verb.EXILE and action.args[0] in CARD_BY_ID:
            card = CARD_BY_ID[action.args[0]]
            if card.kind in (CardKind.ITEM, CardKind.ARTIFACT):
                return said.doubt_exile(card=signs.card(card.id, self.words), points=card.points)
        if final and ACTIONS[action.verb].final:
            thing = thing_of(action, view, self.words)
            about = f"\n> {thing.name}: {' · '.join(thing.words.splitlines())}" if thing is not None else ""
            return f"{said.doubt_final(action=self.label(action, view))}{about}"
        return None

    def left_over(self, action: Action, view: GameView) -> str | None:
        if action.verb is not Verb.PASS:
            return None
        left, guardian = self._possible(view, _LEFT_OVER), guardian_beside(view)
        if not left:
            return None
        threat = [self.words.thoughts.fear_comes(guardian=signs.guardian(guardian, self.words))] if guardian else []
        return " ".join([*threat, self.words.prompts.doubt_left_over(done=left)])

    def _possible(self, view: GameView, verbs: Sequence[Verb]) -> str:
        possible = {each.verb for each in view.legal if each not in view.in_vain}
        return either([self.words.prompts.still(verb=verb) for verb in verbs if verb in possible], self.words)

    # --- the situation

    def happened(
        self, told: Sequence[Named[Event]], turn: Sequence[Event], view: GameView, names: Sequence[str]
    ) -> list[str]:
        """What was found, with the steps that led to it, or else the last step; as a turn begins, what others did."""
        if view.viewer not in view.seats_to_act:
            told = [each for each in told if not isinstance(each[1], kinds.GameEnded)]  # the headline announces it
            if view.phase is Phase.KEEPING:  # the answer is told to the others once all have answered (R42)
                kept = [kinds.Kept(view.own.seat, "", len(view.own.kept))] if view.own.kept else []
                told += named([*kept, *(kinds.CardPutDown(view.own.seat, "", card) for card in view.own.hand)], names)
            begun = next((at for at, (_, event) in enumerate(told) if isinstance(event, kinds.RoundBegan)), None)
            if begun is not None:  # what each player draws matters less than the new row
                own = [each for each in told[:begun] if each[1].seat == view.viewer]
                since = self.texts.channel.since(told, view)
                return [*self.texts.channel.tell_named(own, view)[:1], *since]
            return own_first(told, view, _MOST_TOLD, self.words)
        events = [event for _, event in told]
        if lines := found_lines(events, view, self.words):
            if drawn := only_drawn(events, view, self.words):
                mine = [each for each in summed_up(told, view.viewer) if each[1].seat == view.viewer]
                steps = self._in_one_line(mine, view) or own_first(told, view, 1, self.words)
                named_already = len(drawn) > 1 and all(card.name in " ".join(steps) for card in drawn)
                return steps if named_already else [*steps, *lines]
            beside = [(names, self._beside_site(each, view)) for names, each in _own_steps(told, view)]
            answered = [each for each in told if not beside and each[1].source.partition(":")[0] == "idol"]
            return [*lines, *self._in_one_line(beside, view), *own_first(answered, view, 1, self.words)]
        if is_to_end(view):
            summaries = by_last_event([kinds.seen_by(event, view.viewer) for event in turn])
            lines = [line for each in summaries for line in story.lines(each, view, names, self.words)]
            skipped = [*map(type, events)] == [kinds.Declined]  # which is not described
            latest = [] if skipped else self._in_one_line(_own_steps(told, view), view) or lines[-1:]
            before = [line for line in lines if not any(line in each for each in latest)]
            return [*latest, *([self.words.prompts.earlier(told=" ".join(before))] if before else [])]
        ended = any(isinstance(event, kinds.TurnEnded) for event in events)
        others = any(event.seat not in (None, view.viewer) for event in events)  # e.g. after keeping cards
        news = self.texts.channel.since(told, view) if ended or others else []
        return news if news or ended else own_first(told, view, _MOST_TOLD, self.words)

    def _beside_site(self, step: Summary, view: GameView) -> Summary:
        """What a step did; if it revealed a site, only what else it did."""
        if all(thing.kind != "site" for thing in found(step.results, view, self.words)):
            return step
        return Summary(step.seat) if isinstance(step.head, kinds.Discovered) else replace(step, results=[])

    def _in_one_line(self, steps: Sequence[Named[Summary]], view: GameView) -> list[str]:
        """Several steps of one click: all of them if that is short, else the main action; empty if there was one."""
        lines = [(is_news(each), story.lines(each, view, names, self.words)) for names, each in steps]
        whole = " ".join(line for _, each in lines for line in each)
        main = " ".join(line for is_main, each in lines if is_main for line in each)
        return [whole if len(whole.split()) <= _MOST_AT_ONCE else main or whole] if len(steps) > 1 else []

    def status(self, view: GameView, points: Sequence[int]) -> list[str]:
        """Tokens, archaeologists, points so far, leftover travel; in small print, cards in play and assistants."""
        said, own = self.words.prompts, view.own
        if view.over:
            return [said.points_so_far(points=points[own.seat])] if points else []
        purse = signs.resources(tuple(each for each in own.tokens if each[1]))
        parts = [said.you_have(purse=purse) if purse else said.no_tokens()]
        if own.at_home:
            parts.append(said.at_home(count=own.at_home))
        if points and points[own.seat]:
            parts.append(said.points_so_far(points=points[own.seat]))
        if view.spare:
            parts.append(said.travel_left(travel=signs.icons(view.spare)))
        if own.planes:
            parts.append(said.all_planes())
        if own.passed and view.viewer not in view.seats_to_act:
            parts.append(said.you_have_passed())
        return [" · ".join(parts), *_standing(own, self.words)]

    def question(self, view: GameView) -> str:
        said, step = self.words.prompts, view.question
        if view.phase is Phase.KEEPING:
            kept = [signs.card(card, self.words) for card in view.own.kept]
            return said.ask_keep(count=len(kept), cards=listed(kept, self.words))
        if step is not None:
            asked = said.tell(f"ask-{message_of(type(step.task))}", lambda name: _asked(name, step.task, self.words))
            return said.question(origin=signs.origin(view, step.source, self.words), question=asked)
        if view.main_taken:
            passed: YesOrNo = "yes" if view.undoable and view.own.passed else "no"
            return said.end_your_turn(count=len({*view.free} - {*view.in_vain}), passed=passed)
        over: YesOrNo = "yes" if is_only_to_pass(view) else "no"
        return said.your_turn(round=numeral(view.round), begun="yes" if view.undoable else "no", over=over)

    def foreseen(self, question: str) -> str:
        return self.words.prompts[f"foreseen-{question}"]

    def my_hand(self) -> str:
        return self.common.labels.my_hand()

    def hand(self, view: GameView) -> str:
        said, own = self.words.prompts, view.own
        cards = [signs.card(card, self.words) for card in (*own.hand, *own.drawn, *own.kept)]
        return said.hand(cards=listed(cards, self.words)) if cards else said.hand_empty()

    # --- typed input

    def why_not_yet(self, action: Action, view: GameView) -> str:
        if action not in view.legal and not reasons.is_imaginable(view, action):
            return self.common.plain.not_now(action=clip(action.text))  # a forged menu
        reason = reasons.why_not(view, action)
        if reason is None:
            return self.words.reasons.possible_now(action=self.label(action, view))
        return signs.sentence(clause(reason, self.words), self.words)

    def refused(self, error: Exception) -> str:
        if not isinstance(error, IllegalAction) or error.facts is None:
            return as_sentence(str(error))
        return self._refused(*error.facts)

    def why(self, error: Exception) -> str:
        if not isinstance(error, IllegalAction) or error.facts is None or error.facts[0].reason is None:
            return ""
        refused, view = error.facts
        return self._refused(replace(refused, listed=()), view)

    def reason(self, error: Exception) -> str:
        if not isinstance(error, IllegalAction) or error.facts is None or error.facts[0].reason is None:
            return ""
        refused, _ = error.facts
        return self.words.prose.sentence(clause=because(refused.reason, self.words, refused.of_verb))

    def _refused(self, refused: refusals.Refused, view: GameView) -> str:
        asked = "" if view.question is None else self.question(view)
        return as_sentence(said_of(self._as_label(refused, view), partial(self.label, view=view), self.words, asked))

    def _as_label(self, refused: refusals.Refused, view: GameView) -> refusals.Refused:
        """The refusal with the typed text escaped or, if it is canonical (which buttons send), with the action's label
        in its place."""
        try:
            action = act(refused.typed)
            known = reasons.is_imaginable(view, action)
        except ValueError:
            known = False
        return replace(refused, typed=self.label(action, view) if known else spoken(refused.typed))

    def meant(self, typed: str, view: GameView, verbs: frozenset[Verb] = ANY_VERB) -> Action:
        """The action meant, among those with these verbs. If these are all, the answers to an open question come first,
        and a free action has to be typed in full.
        """
        free = view.free if view.question is not None and verbs >= ANY_VERB else ()
        options = view.answers if free else [action for action in view.legal if action.verb in verbs]
        return refusals.meant(Input(typed, view, self._face(view), verbs), options, free)

    def suggested(self, typed: str, view: GameView, verbs: frozenset[Verb] = ANY_VERB) -> list[tuple[str, str]]:
        """Suggest actions with these verbs; if none fits, a line says why, and choosing it shows the reason again."""
        return self._suggested(typed, [action for action in view.legal if action.verb in verbs], view, verbs)

    def answer_meant(self, typed: str, view: GameView) -> Action:
        return self.meant(typed, view)

    def _face(self, view: GameView) -> refusals.Face:
        name, told_of = partial(self.label, view=view), super().with_hint
        return refusals.Face(
            name,
            lambda refused: said_of(self._as_label(refused, view), name, self.words),
            lambda action, missing: 0 if _is_for_later(action) else labels.brings(action, missing, view),
            lambda action, missing: 0 if _is_for_later(action) else labels.brings(action, missing, view, "−"),
            lambda action, wanted: not _is_for_later(action) and _begins_a_word(wanted, told_of(action, view)),
        )

    def helpful(self, error: Exception) -> Sequence[Action]:
        return error.helpful if isinstance(error, NotNow) else ()

    def near(self, error: Exception) -> Sequence[Action]:
        match error:
            case AmbiguousAction(candidates=found) | UnknownAction(near=found):
                return found
        return ()

    def likely(self, error: Exception, typed: str, view: GameView) -> Sequence[Action]:
        """For an impossible action, only a payment or a free action may be meant; for the end, also passing."""
        if isinstance(error, NotNow):
            payments = [action for action in view.answers if action.verb is Verb.PAY]
            return error.helpful or self.closest(typed, payments, view) or matching.beside_question(typed, view)
        if matching.resource_alone(typed) is not None and (near := self.near(error)):
            return near  # the name of one of them is no closer to what it brings
        passing = [action for action in view.legal if action.text == Verb.PASS] if means_the_end(typed) else []
        return super().likely(error, typed, view) or passing

    def answers_suggested(self, typed: str, view: GameView) -> list[tuple[str, str]]:
        if view.question is None:
            return self._suggested(typed, [each for each in view.legal if typed or each not in view.free], view)
        told = self._suggested(typed, view.answers, view)
        if {text for _, text in told} & {each.text for each in view.answers}:
            return told
        return self._suggested(typed, matching.beside_question(typed, view), view) or told

    def _suggested(
        self, typed: str, actions: Sequence[Action], view: GameView, verbs: frozenset[Verb] = ANY_VERB
    ) -> list[tuple[str, str]]:
        """Suggest the actions that fit, as pairs (label, text), or say why none does, before those whose hints do."""
        given = Input(typed, view, self._face(view), verbs)
        scene, wanted = matching.scene_of(view), typed.lower().strip()
        actions = refusals.bought_last(actions) if wanted else actions
        more = refusals.bringing_resource(given)
        fitting: Sequence[Action]
        fitting = [each for each in actions if matching.fits(typed, each, scene) or each in more]
        meant, reason = unmet(typed, actions, view, verbs) if not fitting else (None, None)
        if not fitting and wanted:
            try:
                fitting = [refusals.meant(Input(typed, view, verbs=verbs), actions)]
            except IllegalAction as error:
                several = error.candidates if isinstance(error, AmbiguousAction) else ()
                fitting = several or refusals.bringing(given, actions, reason)
        known = [(self.with_hint(each, view), each.text) for each in fitting or actions]
        if fitting:
            return known[:MOST_SUGGESTED]
        holding = [each for each in known if wanted in " ".join(each).lower()]
        why = "" if reason is None or (holding and not wanted) else because(reason, self.words, meant is None)
        if not why and actions and not holding:
            why = self.words.reasons.nothing_like_it(typed=clip(typed.strip(), 40))
        said = [(clip(signs.sentence(why, self.words)), clip(typed.strip()) or NOTHING_TYPED)] if why else []
        return [*said, *holding][:MOST_SUGGESTED]


def _begins_a_word(wanted: str, text: str) -> bool:
    return re.search(rf"\b{re.escape(wanted)}", text.lower()) is not None


def _is_for_later(action: Action) -> bool:
    return action.verb is Verb.BUY and CARD_BY_ID[action.args[0]].kind is CardKind.ITEM


def is_to_end(view: GameView) -> bool:
    """Whether the viewer can end the turn now; if so, the whole turn is shown once more."""
    return any(action.verb is Verb.END for action in view.legal)


def _own_steps(told: Iterable[Named[Event]], view: GameView) -> list[Named[Summary]]:
    """What the viewer did, without what belongs to an earlier step."""
    return [each for each in summed_up(told, view.viewer) if each[1].seat == view.viewer and each[1].head]


def own_first(told: Iterable[Named[Event]], view: GameView, most: int, words: Words) -> list[str]:
    """Up to `most` lines in chronological order: the viewer's own, then the newest of the rest.

    If possible, one is about somebody else, even as one line too many.
    """
    said: list[tuple[bool, str]] = []
    for names, summary in summed_up(told, view.viewer):
        mine = summary.seat is not None and summary.seat == view.viewer
        said += [(mine, line) for line in story.lines(summary, view, names, words)]
    own = [at for at, (mine, _) in enumerate(said) if mine][:most]
    others = [at for at, (mine, _) in enumerate(said) if not mine]
    newest = others[-max(1, most - len(own)) :]
    return [said[at][1] for at in sorted([*own, *newest])]


def _standing(own: PlayerView, words: Words) -> list[str]:
    said, parts = words.prompts, list[str]()
    if own.play:
        parts.append(said.in_play(cards=signs.counted((signs.card(card, words) for card in own.play), words)))
    for each in own.assistants:
        does = short.assistant(each.number, words, gold=each.gold)
        tell = said.assistant_used if each.exhausted else said.assistant_ready
        parts.append(tell(assistant=signs.assistant(each.number, words), effect=does))
    return [f"-# {' · '.join(parts)}"] if parts else []


def _asked(name: str, task: Any, words: Words) -> str:
    match name:
        case "price" if isinstance(task, UseArtifact):
            return signs.resources(CARD_BY_ID[task.card].price_to_play)
        case "price":
            return short.cost(task.tokens, *task.travels, put_down=task.put_down, words=words)
        case "effect":
            return short.effect(task, words)
        case "done" if isinstance(task.then, Choose):
            return short.effect(task, words)
        case "done":
            return effects.verb_phrase(task, words)
        case "free":
            return "yes" if task.free else "no"
        case _:
            raise KeyError(name)
