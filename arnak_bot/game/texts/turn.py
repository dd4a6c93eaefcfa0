"""The texts that the player to act reads and types."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Generic

from arnak_bot.game.position import View
from arnak_bot.game.texts.part import CLOSING, MOST_SUGGESTED, MOST_TYPED, NOTHING_TYPED, A, E, Part, V
from arnak_bot.game.values import Menu, Panel, Tab
from arnak_bot.kit.limits import LABEL_LIMIT, clip, clip_sentences
from arnak_bot.kit.named import closest, fitting, named_exactly, nearly
from arnak_bot.kit.names import Named, YesOrNo, spoken
from arnak_bot.kit.prose import capital, either, lower_first

_FEW_LIKELY = 3
"""More likely meanings than this are narrowed down, if some of them are closer to the input than others."""
_ENOUGH = 3
"""How many letters are looked up in hints."""
_MOST_NEAR = 4


class TurnTexts(Part, ABC, Generic[A, E, V]):
    """The texts that the player to act reads and types."""

    refusal: type[Exception]
    """The game's exception for input that matches no action; its argument is a clause that says why."""
    most_likely = 10
    """How many likely meanings of refused input are offered as buttons: by default two rows; a message holds 25."""

    @abstractmethod
    def label(self, action: A, view: V, limit: int = LABEL_LIMIT) -> str:
        """An action as a player would say it."""

    def label_done(self, action: A, view: V) -> str:
        """An action's label after it was done, without what it would cost now."""
        return self.label(action, view)

    def label_priced(self, action: A, view: V, limit: int = LABEL_LIMIT) -> str:
        """An action's label with what it costs, unless that is chosen later."""
        return self.label(action, view, limit)

    def label_paid(self, action: A, payment: A, view: V, limit: int = LABEL_LIMIT) -> str:
        """An action's label with the way to pay for it (`GameDefinition.ways_to_pay`)."""
        return clip(f"{self.label(action, view)}: {self.label(payment, view)}", limit)

    def panel(self, view: V, last: A | None) -> Panel[A]:
        """Arrange the viewer's legal actions in a panel; `last` is the decision that Undo would take back."""
        closing = tuple(action for action in view.legal if action.text in CLOSING)
        moves = tuple(action for action in view.legal if action not in closing)
        menus = (Menu("MOVES", self.common.plain.moves(), moves),) if moves else ()
        return Panel(menus, closing=tuple((action,) for action in closing), numbers=numbered(view))

    def hint(self, action: A, view: V) -> str:
        """The result of an action, in a few words; "" if there is nothing to add."""
        return ""

    def with_hint(self, action: A, view: V) -> str:
        """An action with its hint, of any length."""
        return " · ".join(filter(None, (self.label(action, view), self.hint(action, view))))

    def sign(self, action: A, view: V) -> str:
        """The emoji of an action in a menu; "" for none."""
        return ""

    def happened(self, told: Sequence[Named[E]], turn: Sequence[E], view: V, names: Sequence[str]) -> list[str]:
        """The lines of a panel about the latest events, or about the whole turn once it can be ended, most important
        first. A panel has room for one or two. `names`: those for the turn.
        """
        return self.texts.channel.tell_named(told, view)

    def status(self, view: V, points: Sequence[int]) -> list[str]:
        """The viewer's situation, one aspect per line; a panel has room for the first. `points`: the scores so far, if
        known."""
        return []

    def question(self, view: V) -> str:
        return self.common.plain.question()

    def hand(self, view: V) -> str:
        """The viewer's hand in words, for those who cannot see the picture."""
        return self.common.plain.no_hand()

    def my_hand(self) -> str:
        """The label of the button that shows the viewer's hand, or what they have instead of one; "" if nothing."""
        return ""

    def doubt(self, action: A, view: V, *, final: bool) -> str | None:
        """The question to ask before an unusual step; None for none. `final`: whether it is irrevocable."""
        return None

    def left_over(self, action: A, view: V) -> str | None:
        """The question to ask in a guided game before giving up actions that are still possible; None for none."""
        return None

    def exchanged(self, kind: str, amount: int) -> str:
        """An amount gained or paid (`GameDefinition.exchanged`), signed: "−2🪙"; "" if `kind` has no symbol."""
        return ""

    def foreseen(self, question: str) -> str:
        return question

    def why_not_yet(self, action: A, view: V) -> str:
        """Why an action listed as unavailable is not possible, or the news that it has become possible."""
        said, name = self.common.plain, self.label(action, view)
        return said.possible_now(action=name) if action in view.legal else said.not_now(action=name)

    def refused(self, error: Exception) -> str:
        """Why an action was refused, as a sentence; `error` is the game's own exception (`position.Refused`)."""
        match error.args:
            case str(text), int() | None:
                return self.common.plain.not_now(action=clip(text, MOST_TYPED))
        return self.common.prose.sentence(clause=capital(str(error)))

    # --- typed input

    def meant(self, typed: str, view: V) -> A:
        """Find the viewer's action that the input means: by its text or label, or by words that match only one action.
        Raises the game's own exception if none matches, or several do.
        """
        return self.understood(typed, view.legal, view)

    def all_meant(self, typed: str, view: V) -> tuple[A, ...]:
        """Like `meant`, but the input may mean several actions, to be played in order, either all or none."""
        return (self.meant(typed, view),)

    def suggested(self, typed: str, view: V) -> list[tuple[str, str]]:
        """Suggest actions for the input so far: up to 25 pairs (label, text), or a single pair that explains why none
        matches."""
        return self._suggested(typed, view.legal, view)

    def answer_meant(self, typed: str, view: V) -> A:
        """Like `meant`, but among the answers to the open question, if there is one."""
        return self.understood(typed, view.answers or view.legal, view)

    def answers_suggested(self, typed: str, view: V) -> list[tuple[str, str]]:
        """Like `suggested`, but among the answers to the open question, if there is one."""
        return self._suggested(typed, view.answers or view.legal, view)

    def tabs_meant(self, typed: str, view: V) -> Sequence[Tab]:
        """The tabs of the panel that the input may ask for, even if it also asks for advice."""
        return ()

    def understood(self, typed: str, actions: Sequence[A], view: V) -> A:
        """Like `meant`, but among these actions."""
        named = [(action, tuple(self.names(action, view))) for action in actions]
        found = named_exactly(typed, named) or self.named_like(typed, actions, view)
        if len(found) != 1:
            raise self.refusal(self._why_not(typed, found, view))
        return found[0]

    def named_like(self, typed: str, actions: Sequence[A], view: V) -> Sequence[A]:
        """The actions whose names have the typed words or, if none has, nearly have them."""
        named = [(action, tuple(self.names(action, view))) for action in actions]
        return fitting(typed, named) or nearly(typed, named)

    def names(self, action: A, view: V) -> Iterable[str]:
        """The names under which an action is found, in any language."""
        return dict.fromkeys((action.text, self.label(action, view), self.texts.english.turn.label(action, view)))

    def _why_not(self, typed: str, found: Sequence[A], view: V) -> str:
        said, shown = self.common.plain, spoken(clip(typed, MOST_TYPED))
        if not view.legal:
            return said.not_your_turn()
        if not found:
            return said.nothing_like_it(typed=shown)
        near = [lower_first(self.label(action, view)) for action in found[:_MOST_NEAR]]
        every: YesOrNo = "yes" if len(near) == len(found) else "no"
        return said.several(typed=shown, actions=either(near, self.common), count=len(found), all=every)

    def _or_else(self, reason: str, actions: Sequence[str], view: V) -> str:
        """Why something is not possible, with the actions that are possible, or only examples of them."""
        every: YesOrNo = "yes" if len(actions) == len(view.legal) else "no"
        return self.common.plain.you_may(reason=reason, actions=either(actions, self.common), all=every)

    def near(self, error: Exception) -> Sequence[A]:
        """The actions that refused input may have meant, to be suggested."""
        return ()

    def helpful(self, error: Exception) -> Sequence[A]:
        """The actions that make what was meant possible; what `refused` says of the input names them."""
        return ()

    def why(self, error: Exception) -> str:
        """Why the intended action is not possible, without the alternatives; "" if it is unknown what was intended."""
        return ""

    def reason(self, error: Exception) -> str:
        """Like `why`, but as a sentence that does not name the action; "" if no single reason prevents the action."""
        return ""

    def likely(self, error: Exception, typed: str, view: V) -> Sequence[A]:
        """The actions that refused input most likely meant, as buttons; even those too costly to play on a guess.
        Without a known reason, those that have its words in their names, that it may mean or, failing that, that have
        them in their hints: but not if one is a number or the text is very short, since hints are full of these.
        """
        known = self.why(error) != ""
        near = self.near(error)
        named = () if known or near else self.named_like(typed, view.legal, view)
        near = near or named
        found = near if 0 < len(near) <= _FEW_LIKELY else self.closest(typed, near or view.legal, view)
        if found or near or known or any(each.isdigit() for each in typed) or len(typed.strip()) < _ENOUGH:
            return found or near
        hinted = [(action, (self.with_hint(action, view),)) for action in view.legal]
        return fitting(typed, hinted)

    def best_of_many(self, typed: str, view: V) -> Sequence[A]:
        """The best of the actions that input may mean, if these are too many for buttons; none if none is better."""
        return ()

    def closest(self, typed: str, actions: Sequence[A], view: V) -> Sequence[A]:
        return closest(typed, [(each, (self.label(each, view), each.text)) for each in actions])

    def _suggested(self, typed: str, actions: Sequence[A], view: V) -> list[tuple[str, str]]:
        """Suggest the actions with such names, else what `understood` accepts, else why it accepts none."""
        found, why = self.named_like(typed, actions, view), list[tuple[str, str]]()
        if not found:
            try:
                found = [self.understood(typed, actions, view)]
            except self.refusal as error:
                likely = [each for each in self.likely(error, typed, view) if each in actions]
                found = likely if len(likely) <= self.most_likely else ()
                if self.why(error) or not found:
                    why = [(clip_sentences(self.refused(error)), clip(typed.strip()) or NOTHING_TYPED)]
        offered = [(clip(self.with_hint(action, view)), action.text) for action in found]
        return [*why, *offered][:MOST_SUGGESTED]


def numbered(view: View) -> dict[str, int]:
    """Return the numbers of the choices, by the texts of actions; empty if there is only one."""
    moves = [action.text for action in view.legal if action.text not in CLOSING]
    return {text: at for at, text in enumerate(moves, 1)} if len(moves) > 1 else {}
