"""The texts for a player of the Lost Ark: the possible actions, their consequences, the questions, and the refusals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Literal

from arnak_bot.game.texts import TurnTexts
from arnak_bot.game.thinking import Advice
from arnak_bot.game.values import Panel, Tab
from arnak_bot.games.lost_ark.engine import Action, Character, Event, GameView, IllegalAction, Phase, Verb, Why
from arnak_bot.games.lost_ark.engine.events import Called, Visited
from arnak_bot.games.lost_ark.engine.printed import BOXES, Colour
from arnak_bot.games.lost_ark.engine.rules.finding import ark_found
from arnak_bot.games.lost_ark.engine.rules.legality import FREE, KNIGHTS_TILES, moving, why_not
from arnak_bot.games.lost_ark.engine.rules.turn import take
from arnak_bot.games.lost_ark.layings import layings_after, layings_left
from arnak_bot.games.lost_ark.prospects import by_prospect, diamonds_coming, is_out_of_reach, spoils
from arnak_bot.games.lost_ark.wording.facts import COLOUR_SIGNS, WAYS, Speaking, together
from arnak_bot.games.lost_ark.wording.labels import consequences, label_of, price_of
from arnak_bot.games.lost_ark.wording.panel import panel_of, steps_left
from arnak_bot.games.lost_ark.wording.typed import (
    DANGEROUS,
    action_named,
    in_colour,
    in_game_words,
    means_hints,
    means_the_die,
    movement_meant,
    names_of_start,
    names_of_tile,
)
from arnak_bot.kit.limits import LABEL_LIMIT, clip, clip_sentences
from arnak_bot.kit.named import fitting, named_exactly, nearly
from arnak_bot.kit.names import Named, YesOrNo, named
from arnak_bot.kit.plain import copied
from arnak_bot.kit.prose import capital, lower_first
from arnak_bot.kit.spelling import other_colour

_NEAR = 4


class Turn(Speaking, TurnTexts[Action, Event, GameView]):
    refusal = IllegalAction

    def panel(self, view: GameView, last: Action | None) -> Panel[Action]:
        return panel_of(view, self.said)

    def label(self, action: Action, view: GameView, limit: int = LABEL_LIMIT) -> str:
        return clip(label_of(action, view, self.said), limit)

    def label_done(self, action: Action, view: GameView) -> str:
        return clip(label_of(action, view, self.said, priced=False))

    def sign(self, action: Action, view: GameView) -> str:
        return "" if action.colour is None else COLOUR_SIGNS[action.colour]

    def hint(self, action: Action, view: GameView) -> str:
        return clip(" · ".join(consequences(action, view, self.said)))

    # --- what is asked

    def status(self, view: GameView, points: Sequence[int]) -> list[str]:
        """The viewer's progress, and whether the ark is out of reach; before their start, only their character."""
        said, own = self.words.prompts, view.own
        if view.phase is not Phase.START or own.character is None:
            lost = is_out_of_reach(own, view.setup)
            aim: Literal["points", "parts"] = "points" if view.setup.only_ark_wins else "parts"
            return [said.you_have(sheet=self.said.sheet(own)), *([said.out_of_reach(aim=aim)] if lost else [])]
        if all(action.verb is not Verb.START for action in view.legal):
            return []
        character, told = (self.words.components[each] for each in (own.character, f"{own.character}.told"))
        return [said.you_are(character=character, told=told, colour=self.said.colour(own.identity))]

    def happened(
        self, told: Sequence[Named[Event]], turn: Sequence[Event], view: GameView, names: Sequence[str]
    ) -> list[str]:
        """Leave out calls made by others or by the die, because the question names the colour, and the viewer's own
        call once they have walked, because the walk names it. The others' turns come first if the viewer is to act.
        A walk is told from its beginning.
        """
        own = Counter(type(each) for _, each in told if each.seat == view.viewer)
        calls = Called in own and Visited not in own
        left = [each for each in told if not isinstance(each[1], Called) or (calls and each[1].seat == view.viewer)]
        tell = self.texts.channel.tell_named
        walk = [each for each in turn if isinstance(each, Visited) and each.seat == view.viewer]
        before = named(walk[: -own[Visited]], names) if own[Visited] else []
        mine = tell([*before, *(each for each in left if each[1].seat == view.viewer)], view)
        others = together(tell([each for each in left if each[1].seat != view.viewer], view))
        return [*others, *mine] if view.viewer in view.seats_to_act else [*mine, *others]

    def question(self, view: GameView) -> str:
        said, own, verbs = self.words.prompts, view.own, {action.verb for action in view.legal}
        identity = self.said.colour(own.identity)
        if Verb.CHARACTER in verbs:
            return said.which_character()
        if Verb.START in verbs:
            return said.which_start_alone() if view.setup.solo else said.which_start()
        if Verb.FIRST in verbs:
            if own.character is Character.KNIGHT:
                return said.which_first_knight(count=KNIGHTS_TILES - own.tiles.bit_count(), colour=identity)
            return said.which_first(colour=identity)
        if Verb.CALL in verbs:
            if own.doing.ended:
                return said.which_call_only()
            if view.setup.solo:
                return said.which_call_alone(full="yes" if own.compass_full else "no")
            return said.which_call()
        if Verb.PAINT in verbs:
            return said.which_paint(place=self.said.place(own.doing.owed))
        if Verb.MINUS in verbs and view.called is not None:
            called, ways = self.said.colour(view.called), WAYS[Verb.FILL in verbs, Verb.WALK in verbs]
            asked = said.which_answer(colour=capital(called), ways=ways)
            if view.setup.solo:
                asked = said.which_answer_alone(colour=called)
            return f"{asked} {said.may_hunt()}" if Verb.MEADOW in verbs else asked
        if ark_found(own):
            return said.end_to_win()
        colour = moving(view.state, view.seat)
        if Verb.DRAW in verbs and colour is not None:
            most, named = steps_left(view), self.said.colour(colour)
            return said.which_place(most=most, colour=named, begun="yes" if own.doing.visits else "no")
        begun, free = view.phase is not Phase.START, bool({Verb.DRUID, Verb.MEADOW} & verbs)
        return said.end_or_undo(begun="yes" if begun else "no", free="yes" if free else "no")

    def foreseen(self, question: str) -> str:
        return self.words.prompts.foreseen(colour=self.said.colour(Colour(question)))

    def my_hand(self) -> str:
        return self.words.prompts.my_sheet()

    def hand(self, view: GameView) -> str:
        return self.said.sheet(view.own)

    def doubt(self, action: Action, view: GameView, *, final: bool) -> str | None:
        """Ask before a minus point if a fill would spoil nothing, before a fill that spoils a part (or the whole ark,
        if only that wins), and before the last box is used.
        """
        said, own = self.words.prompts, view.own
        match action.verb:
            case Verb.MINUS if any(
                each.verb is Verb.FILL and not spoils(own, each) and not _spoils_ark(each, view) for each in view.legal
            ):
                return said.minus_though(first="no" if own.minus else "yes")
            case Verb.FILL | Verb.FIRST:
                coming = diamonds_coming(own, view.setup)
                if spoiled := spoils(own, action):
                    helps: YesOrNo = "yes" if own.diamonds or coming else "no"
                    return said.spoils(letters=self.said.either(spoiled), diamonds=helps)
                return said.spoils_ark(diamonds="yes" if coming else "no") if _spoils_ark(action, view) else None
            case Verb.DRAW if not own.doing.visits and len(own.boxes) == BOXES - 1:
                return said.last_box()
            case _:
                return None

    # --- why not

    def refused(self, error: Exception) -> str:
        assert isinstance(error, IllegalAction), "nothing else is refused"
        reason = self._reason(error)
        if not error.near or error.view is None:
            return reason
        near = [lower_first(self.label(action, error.view)) for action in error.near[:_NEAR]]
        return self._or_else(reason, near, error.view)

    def _reason(self, error: IllegalAction) -> str:
        """A reason in a sentence; only those that need no view are given without one."""
        why, view = error.why, error.view
        if not isinstance(why, Why):
            return self.common.prose.sentence(clause=capital(why))
        if view is None:
            return self.words.refusals[why.name.lower()]
        verbs, caller = {action.verb for action in view.legal}, "die" if view.caller is None else "other"
        meant = (error.action and error.action.colour) or view.own.identity
        facts: Mapping[str, Callable[[], str | int]] = {
            "by": lambda: "you" if view.caller == view.viewer else caller,
            "ways": lambda: WAYS[Verb.FILL in verbs, Verb.WALK in verbs],
            "alone": lambda: "yes" if view.setup.solo else "no",
            "colour": lambda: "" if view.called is None else self.said.colour(view.called),
            "own": lambda: self.said.colour(view.own.identity),
            "typed": lambda: error.typed,
            "title": lambda: "" if view.called is None else capital(self.said.colour(view.called)),
            "question": lambda: self.question(view),
            "meant": lambda: self.said.colour(meant),
            "hints": lambda: price_of(meant, view),
            "count": lambda: view.own.hints,
            "paladin": lambda: "yes" if view.own.character is Character.PALADIN else "no",
        }
        return self.words.refusals.tell(why.name.lower(), lambda name: facts[name]())

    def why_not_yet(self, action: Action, view: GameView) -> str:
        why = why_not(view.state, view.setup, view.seat, action)
        if why is None:
            return self.words.refusals.possible_now(action=self.label(action, view))
        return self.refused(IllegalAction(why, action, view=view))

    # --- what is typed

    def all_meant(self, typed: str, view: GameView) -> tuple[Action, ...]:
        movement, state = movement_meant(typed, view), copied(view.state)
        for action in movement:
            if (why := why_not(state, view.setup, view.seat, action)) is not None:
                raise IllegalAction(why, action, view=view)
            take(state, view.setup, action, view.seat)
        return movement or super().all_meant(typed, view)

    def tabs_meant(self, typed: str, view: GameView) -> Sequence[Tab]:
        colours = {colour.name for colour in Colour}
        return [tab for tab in self.panel(view, None).tabs if tab.key in colours] if means_hints(typed) else ()

    def suggested(self, typed: str, view: GameView) -> list[tuple[str, str]]:
        if not movement_meant(typed, view):
            return super().suggested(typed, view)
        try:
            movement = self.all_meant(typed, view)
        except IllegalAction as error:
            return [(clip_sentences(self.refused(error)), typed.strip())]
        line = Advice(tuple(each.text for each in movement), 0.0, 0.0, ())
        return [(clip(self.texts.thoughts.line_of_play(line, view)), typed.strip())]

    def understood(self, typed: str, actions: Sequence[Action], view: GameView) -> Action:
        """A place or a tile alone means the usual action there, in the called colour. Words that fit several actions at
        the start are not refused: there, a reason would only say what to do first.
        """
        if (answers := in_colour(typed, actions, view))[1:]:
            raise self.refusal(self._why_not(typed, answers, view))
        if answers:
            return answers[0]
        wanted = in_game_words(typed, view)
        if not wanted:
            raise IllegalAction(Why.NOT_UNDERSTOOD, near=_examples(view), view=view)
        usual = [each for each in actions if each.colour in (None, view.called) and each.verb not in FREE]
        named = [[(each, tuple(self.names(each, view))) for each in some] for some in (usual, actions)]
        for understood in (lambda *given: named_exactly(*given) or fitting(*given), nearly):
            for some in named:
                found = understood(wanted, some)
                if len(found) == 1:
                    return found[0]
                if found and understood is nearly:
                    break
        like = self.named_like(typed, actions, view)
        meant = None if like and view.phase is Phase.START else action_named(wanted, view)
        if meant and view.legal and (why := why_not(view.state, view.setup, view.seat, meant)) is not None:
            calls = [each for each in actions if each.verb is meant.verb is Verb.CALL]
            raise IllegalAction(why, meant, calls, view=view)
        if wanted == DANGEROUS and view.legal and not like:
            raise IllegalAction(Why.NO_SKULL, near=_examples(view), view=view)
        if not like and (colour := other_colour(typed, Colour)):
            raise IllegalAction(Why.NO_SUCH_COLOUR, near=_examples(view), typed=colour, view=view)
        raise IllegalAction(self._why_not(typed, like, view), near=() if like else _examples(view), view=view)

    def named_like(self, typed: str, actions: Sequence[Action], view: GameView) -> Sequence[Action]:
        wanted = in_game_words(typed, view)
        if wanted == Verb.WALK and view.phase is Phase.START:  # that comes after the start
            return ()
        return in_colour(typed, actions, view) or super().named_like(wanted, actions, view)

    def names(self, action: Action, view: GameView) -> Iterable[str]:
        ends = (self.words.actions.end(begun="yes"),) if action.verb is Verb.END else ()
        return (*super().names(action, view), *names_of_start(action), *names_of_tile(action), *ends)

    def why(self, error: Exception) -> str:
        assert isinstance(error, IllegalAction), "nothing else is refused"
        if error.why is Why.NO_SUCH_COLOUR:
            return self._reason(error)
        return self.refused(error) if error.action else ""

    def likely(self, error: Exception, typed: str, view: GameView) -> Sequence[Action]:
        """The reason says what else may be called, as another colour is never meant; the die comes with the end."""
        if isinstance(error, IllegalAction) and error.action and error.near:
            return ()
        if answers := in_colour(typed, view.legal, view):  # few enough for buttons: the best, and what is no such fill
            fills = [each for each in answers if each.verb is Verb.FILL and each.colour is answers[0].colour]
            return self._few(fills, [each for each in answers if each not in fills])
        ends = [each for each in view.legal if each.verb is Verb.END] if means_the_die(typed) else []
        return ends or super().likely(error, in_game_words(typed, view), view)

    def best_of_many(self, typed: str, view: GameView) -> Sequence[Action]:
        """The fills in the called colour that leave the most possible, and what is no fill."""
        found = self.named_like(typed, view.legal, view)
        fills = [each for each in found if each.verb in (Verb.FIRST, Verb.FILL)]
        usual = (each for each in fills if each.colour in (None, view.called))
        best = sorted(usual, key=lambda fill: by_prospect(view.own, fill))
        return self._few(best, [each for each in found if each not in fills])

    def _few(self, fills: Sequence[Action], others: Sequence[Action]) -> Sequence[Action]:
        """As many as there are buttons for: all of the others, if they are few enough, and the first fills."""
        left = self.most_likely - len(others)
        return [*fills[:left], *others] if left > 0 else ()


def _examples(view: GameView) -> Sequence[Action]:
    """Return an action of each kind, in the called colour if possible, or several actions of the only kind."""
    usual = sorted(view.legal, key=lambda each: (each.verb in FREE, each.colour is not view.called))
    kinds = {each.verb: each for each in reversed(usual)}
    return [*reversed(kinds.values())] if len(kinds) > 1 else usual


def _spoils_ark(fill: Action, view: GameView) -> bool:
    """Whether only the whole ark wins, and a fill rules out the last placement of the whole compass."""
    may_be_last = view.setup.only_ark_wins and layings_left(view.own) > 0
    return may_be_last and not layings_after(fill, view.state, view.setup, view.seat)
