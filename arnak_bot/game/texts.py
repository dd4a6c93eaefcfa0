"""The texts of a game in one language, in four parts, with defaults for any game. Independent of any one game.

A game must implement `TurnTexts.label`, `ChannelTexts.tell` and `table`, and `ReferenceTexts.topics`, and overrides any
defaults that it can improve on. Lines fit in a message; labels and hints have at most 100 characters. `names` are the
names of the seats, then those of the automas. Events may be passed unfiltered: only what the view's viewer may know is
used.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace
from functools import partial
from typing import Any, ClassVar, Generic, TypeVar

from arnak_bot.game.options import GameOptions
from arnak_bot.game.position import Action, Event, ScoreSheet, View
from arnak_bot.game.thinking import Advice, Reason, Review
from arnak_bot.game.values import (
    ChapterWords,
    LearnPage,
    Lesson,
    LookUp,
    LookUpGroup,
    Menu,
    Panel,
    Result,
    Reviewed,
    Sentences,
    Statistics,
    Tab,
    Topic,
)
from arnak_bot.kit import statistics
from arnak_bot.kit.limits import ALT_LIMIT, LABEL_LIMIT, clip, clip_sentences
from arnak_bot.kit.named import Match, closest, fitting, named_exactly, nearest, nearly
from arnak_bot.kit.names import Named, YesOrNo, by_names, spoken, spoken_all
from arnak_bot.kit.prose import capital, either, enumerated, listed, lower_first
from arnak_bot.kit.sayings import Speaking
from arnak_bot.kit.thoughts import advised, for_and_against, in_turn, reviewed
from arnak_bot.wording.messages import ENGLISH, words_in

A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=View)
S = TypeVar("S", bound=ScoreSheet)

MOST_SUGGESTED = 25
_FEW_LIKELY = 3
"""More likely meanings than this are narrowed down, if some of them are closer to the input than others."""
_ENOUGH = 3
"""How many letters are looked up in hints."""
_MOST_NEAR = 4
_MOST_NEWS = 3
MOST_TYPED = 60
_MOST_TRIES = 6
CLOSING = ("end", "pass")
"""The actions, in any game, whose buttons come below the others, and which /turn end and /turn pass play."""
NOTHING_TYPED = "?"
"""The value of a suggestion that only explains why there are no others, used if nothing was typed."""


class Texts(Generic[A, E, V, S]):
    """The four parts of a game's texts. Each part is given this object, to reach the others."""

    def __init__(
        self,
        language: str,
        turn: Callable[[AnyTexts], TurnTexts[A, E, V]],
        channel: Callable[[AnyTexts], ChannelTexts[E, V, S]],
        reference: Callable[[AnyTexts], ReferenceTexts[A, V]],
        thoughts: Callable[[AnyTexts], ThoughtTexts[V]] | None = None,
    ) -> None:
        self.language = language
        self._parts = turn, channel, reference, thoughts
        self.turn = turn(self)
        self.channel = channel(self)
        self.reference = reference(self)
        self.thoughts = ThoughtTexts[V](self) if thoughts is None else thoughts(self)

    @property
    def english(self) -> Texts[A, E, V, S]:
        """The same texts in English; names are always understood in English, too."""
        return self if self.language == ENGLISH.language else Texts(ENGLISH.language, *self._parts)


AnyTexts = Texts[Any, Any, Any, Any]


class _Part:
    def __init__(self, texts: AnyTexts) -> None:
        self.texts = texts
        self.common = words_in(texts.language)
        """The texts common to all games."""


class TurnTexts(_Part, ABC, Generic[A, E, V]):
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
        """The label of the button that shows the viewer's hand, or what they have instead of one."""
        return self.common.labels.my_hand()

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
        said = self.common.plain
        if not view.legal:
            return said.not_your_turn()
        if not found:
            return said.nothing_like_it(typed=clip(typed, MOST_TYPED))
        near = [lower_first(self.label(action, view)) for action in found[:_MOST_NEAR]]
        every: YesOrNo = "yes" if len(near) == len(found) else "no"
        return said.several(
            typed=clip(typed, MOST_TYPED), actions=either(near, self.common), count=len(found), all=every
        )

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


class ChannelTexts(_Part, ABC, Generic[E, V, S]):
    """The texts that everybody at a table reads."""

    @abstractmethod
    def tell(self, events: Sequence[E], view: V, names: Sequence[str]) -> list[str]:
        """The events, one line each."""

    def tell_named(self, told: Sequence[Named[E]], view: V) -> list[str]:
        """Like `tell`, with the players' names at the time of each event."""
        return [line for names, run in by_names(told) for line in self.tell(run, view, names)]

    def logged(self, events: Sequence[E]) -> Sequence[E]:
        """The events of a turn as the log tells them, in pieces: each at its place, and nothing twice."""
        return events

    @abstractmethod
    def table(self, view: V, names: Sequence[str]) -> list[str]:
        """The whole table in words, as lines."""

    def board_alt(self, view: V, names: Sequence[str]) -> str:
        """Describe the picture of the table in at most 1,024 characters."""
        return clip(" ".join([self.turn_line(view, names), *self.table(view, names)]), ALT_LIMIT)

    def turn_line(self, view: V, names: Sequence[str]) -> str:
        """The round and whose turn it is."""
        return self.to_move(view, listed((names[seat] for seat in view.seats_to_act), self.common))

    def to_move(self, view: V, who: str) -> str:
        """The round and who the table is waiting for; `who` holds their names or mentions."""
        return self.common.plain.over() if view.over else self.common.plain.to_move(who=who)

    def round_name(self, number: int) -> str:
        """The name of a round within a sentence: "round III"."""
        return self.common.plain.round(number=number)

    def least(self, view: V) -> str:
        """What the simplest move is that the host would make for the viewer now; "" if it only ends their turn."""
        return ""

    def opening(self, events: Sequence[E], view: V, names: Sequence[str]) -> list[str]:
        """The message at the start of a game: the players, and the results of the deal."""
        return [self.common.plain.begins(who=listed(spoken_all(names), self.common)), *self.tell(events, view, names)]

    def paragraphs(
        self, told: Sequence[Named[E]], view: V, names: Sequence[str], before: Sequence[str]
    ) -> list[list[str]]:
        """The events, in the sections of a long message: the turns, and what happens between rounds. `names`: those of
        today; `before`: those at the decision before the events.
        """
        return [self.tell(run, view, called) for called, run in by_names(told)]

    def since(self, told: Sequence[Named[E]], view: V) -> list[str]:
        """What the others have done since the viewer's last move, and with what effect, in at most three lines."""
        others = [(names, event) for names, event in told if event.seat is None or event.seat != view.viewer]
        return self.tell_named(others, view)[-_MOST_NEWS:]

    def ending(self, sheets: Sequence[S], view: V, names: Sequence[str]) -> list[str]:
        """The public announcement of the winners, or that nobody has won; then everybody's points."""
        called = spoken_all(names)
        if all(sheet.rank > 1 for sheet in sheets):
            return [f"**{self.common.plain.nobody_wins()}**"]
        ranking = self.ranking_line(sheets, called)
        return [f"**{self.victory(sheets, view, called)}!**", *ranking]

    def winners(self, sheets: Sequence[S], names: Sequence[str]) -> str:
        first = [sheet for sheet in sheets if sheet.rank == 1]
        who = listed((names[sheet.seat] for sheet in first), self.common)
        return self.common.plain.winners(who=who, count=len(first), points=first[0].total)

    def victory(self, sheets: Sequence[S], view: V, names: Sequence[str]) -> str:
        """Who has won, and by how much or how a tie was decided."""
        won, behind = self.winners(sheets, names), [sheet for sheet in sheets if sheet.rank > 1]
        if not behind:
            return won
        first, second = min(sheets, key=lambda each: each.rank), min(behind, key=lambda each: each.rank)
        if first.total > second.total:
            who = listed((names[sheet.seat] for sheet in behind if sheet.rank == second.rank), self.common)
            return self.common.plain.won_by(winners=won, less=first.total - second.total, who=who)
        return (len(behind) + 1 == len(sheets) and self.tie_decided(first, view, names)) or won

    def tie_decided(self, first: S, view: V, names: Sequence[str]) -> str:
        """Who has won despite a tie on points, and why; "" if the win is shared."""
        return ""

    def ranking(self, sheets: Sequence[S], names: Sequence[str]) -> list[str]:
        ordered = sorted(sheets, key=lambda sheet: (sheet.rank, sheet.seat))
        return [self.score(sheet, names[sheet.seat]) for sheet in ordered]

    def score(self, sheet: S, name: str) -> str:
        """A seat's place and points."""
        return self.common.plain.score(rank=sheet.rank, name=name, points=sheet.total)

    def ranking_line(self, sheets: Sequence[S], names: Sequence[str]) -> list[str]:
        """Everybody's points on one line; nothing if there is only one score sheet."""
        return [" · ".join(self.ranking(sheets, names))] if len(sheets) > 1 else []

    def owned(self, view: V, seat: int, names: Sequence[str]) -> str:
        """A seat's possessions, as far as the viewer may know them."""
        return self.common.plain.all_on_the_table(name=names[seat])

    def discarded(self, view: V) -> str:
        return self.common.plain.nothing_discarded()

    def score_lines(self, sheets: Sequence[S], names: Sequence[str]) -> str:
        return "\n".join(self.ranking(sheets, names))

    def thread_name(self, options: GameOptions) -> str:
        """The name used for a table with these options in the names of its threads; "" for the game's title."""
        return ""

    def part_name(self, part: str) -> str:
        raise ValueError(f"there is no part {part}")


class ReferenceTexts(_Part, ABC, Generic[A, V]):
    """The look-ups: components, rules, how to play, finished games. Names are understood in English, too."""

    @abstractmethod
    def topics(self) -> Sequence[Topic]:
        """The short rules, which also serve as how-to-play pages."""

    def look_ups(self) -> Sequence[LookUp]:
        """Everything that can be looked up, with a line about each."""
        return ()

    def called(self, thing: LookUp) -> Sequence[str]:
        return ()

    def described(self, thing: LookUp, view: V | None) -> str:
        """The full description of an item; with a view, in its state at that table."""
        return self.common.plain.thing(name=thing.name, told=thing.told)

    def look_up(self, typed: str, view: V | None) -> tuple[LookUp | None, str]:
        """Find an item by its key or by the typed text, and describe it; or return None and the nearest names."""
        said, (found, near) = self.common.plain, self._item_named(typed)
        names = [each.name for each in near]
        if found is not None:
            also = f"\n{said.also_near(names=listed(names, self.common))}" if near else ""
            return found, f"{self.described(found, view)}{also}"
        shown = clip(typed, MOST_TYPED)
        if not near:
            return None, said.unknown(typed=shown)
        return None, said.unknown_near(typed=shown, names=either(names, self.common))

    def _item_named(self, typed: str) -> tuple[LookUp | None, list[LookUp]]:
        by_key = {each.key: each for each in self.look_ups()}
        if typed.strip() in by_key:
            return by_key[typed.strip()], []
        english = {each.key: each.name for each in self.texts.english.reference.look_ups()}
        names = {key: (each.name, key, english[key], *self.called(each)) for key, each in by_key.items()}
        found = nearest(typed, names)
        return by_key.get(found.best or ""), [by_key[key] for key in found.near]

    def look_up_suggestions(self, typed: str) -> list[tuple[str, str]]:
        """Suggest items whose names contain the input: up to 25 pairs (name, key), names starting with it first."""
        wanted = typed.lower().strip()
        holds = [(each.name, each.key) for each in self.look_ups() if wanted in each.name.lower()]
        holds.sort(key=lambda pair: not pair[0].lower().startswith(wanted))
        if not holds:
            found, near = self._item_named(typed)
            holds = [(each.name, each.key) for each in filter(None, (found, *near))]
        return holds[:MOST_SUGGESTED]

    def lying(self, view: V) -> Mapping[str, tuple[str, Sequence[str]]]:
        """The visible items on the table: for each group's key, its heading and its items' keys."""
        return {}

    def line(self, thing: LookUp, view: V) -> str:
        return thing.told

    def groups(self, view: V) -> tuple[LookUpGroup, ...]:
        """The items on the table in groups of up to 25, with a line about each item."""
        known = {each.key: each for each in self.look_ups()}
        found = []
        for key, (heading, keys) in self.lying(view).items():
            things = [known[each] for each in dict.fromkeys(keys) if each in known][:MOST_SUGGESTED]
            told = tuple(replace(each, told=clip(self.line(each, view))) for each in things)
            found += [LookUpGroup(key, heading, told)] if told else []
        return tuple(found)

    def rule(self, typed: str) -> str:
        """The short rules on a topic; if there is no such topic, a reply that lists the nearest ones."""
        said, found = self.common.plain, self._topic_named(typed)
        if found.best is None:
            names = found.near or [topic.name for topic in self.topics()][:_MOST_TRIES]
            return said.unknown_topic(typed=clip(typed, MOST_TYPED), topics=enumerated(names, self.common))
        (text,) = (topic.text for topic in self.topics() if topic.name == found.best)
        told = said.topic(topic=found.best, text=text)
        return f"{told}\n{said.also_near(names=listed(found.near, self.common))}" if found.near else told

    def _topic_named(self, typed: str) -> Match:
        both = zip(self.topics(), self.texts.english.reference.topics(), strict=True)
        return nearest(typed, {own.name: (own.name, *own.also, each.name, *each.also) for own, each in both})

    def rule_suggestions(self, typed: str) -> list[tuple[str, str]]:
        """Suggest topics whose names or texts contain the input: up to 25 pairs (name, value)."""
        wanted, found = typed.lower().strip(), self._topic_named(typed)
        fitting = dict.fromkeys([*filter(None, [found.best]), *found.near])
        fitting |= dict.fromkeys(each.name for each in self.topics() if wanted in f"{each.name} {each.text}".lower())
        return [(name, name) for name in fitting][:MOST_SUGGESTED]

    def pages(self) -> tuple[LearnPage, ...]:
        return tuple(LearnPage(topic.name, topic.text, topic.name) for topic in self.topics())

    def lesson(self, view: V, learned: AbstractSet[str], advice: Advice | None = None) -> Lesson | None:
        """The next lesson in a guided game: one that the player has not `learned` yet and that fits the `advice`, if
        any; None if no lesson applies now."""
        return None

    def again_at(self, options: GameOptions) -> str:
        """The label of the button that starts another solo game with these options."""
        return self.common.plain.again()

    def chapter(self, key: str) -> ChapterWords:
        raise ValueError(f"there is no chapter {key}")

    # --- finished games

    def player_statistics(self, results: Sequence[Result]) -> Statistics:
        """The statistics of one player's finished games; empty if there are none."""
        return self.own_games(results) if results else ()

    def own_games(self, results: Sequence[Result]) -> Statistics:
        return statistics.player_page(results, self.common)

    def server_statistics(self, results: Sequence[Result], names: Mapping[int, str]) -> Statistics:
        """The statistics of a server's finished games, empty if there are none; `names` by user id."""
        return self.all_games(results, names) if results else ()

    def all_games(self, results: Sequence[Result], names: Mapping[int, str]) -> Statistics:
        return statistics.server_page(results, names, self.common)


class ThoughtTexts(_Part, Generic[V]):
    """Puts hints and reviews by computer players into words. Each game describes its own reasons."""

    against: Collection[str] = ()
    """The kinds of reasons that speak against a line of play."""
    prices: Collection[str] = ()
    """The kinds of reasons that say what a line of play costs or brings; even a brief hint includes them."""

    def reason(self, reason: Reason, view: V, names: Sequence[str]) -> str:
        """A reason as part of a sentence; "" if it has no short form."""
        return ""

    def why(self, reasons: Sequence[Reason], view: V, names: Sequence[str], whole: YesOrNo = "no") -> str:
        """The reasons for a line of play in one sentence, and those against it in another; "" if there are none.
        `whole`: whether the reasons apply to the whole line although only its beginning was named.
        """
        called = spoken_all(names)
        told = [(self.reason(each, view, called), each.kind in self.against) for each in reasons]
        good, bad = ([said for said, is_bad in told if said and is_bad is wanted] for wanted in (False, True))
        return for_and_against(good, bad, self.common, whole)

    def advised(self, advice: Advice, view: V, names: Sequence[str]) -> str:
        """A hint in a line or two: what to do, the result to expect and how certain it is, and why."""
        return advised(advice, self.line_of_play(advice, view), self.why(advice.reasons, view, names), self.common)

    def equal(self, advice: Advice, best: Advice, view: V) -> str:
        """The one difference between a hint and the best hint, if both are equally good; "" otherwise."""
        return ""

    def brief(self, advice: Advice) -> Advice:
        """A hint with only its most important reason and the reasons about its price (`prices`)."""
        prices = [reason for reason in advice.reasons if reason.kind in self.prices]
        first = [reason for reason in advice.reasons if reason not in prices][:1]
        return replace(advice, reasons=(*first, *prices))

    def suggested(self, advice: Advice, view: V, names: Sequence[str]) -> tuple[str, ...]:
        """The best hint for a guided player, in several versions, of which the first that fits is shown."""
        reasoned, bare = self.versions(advice, view, names)
        return (*reasoned, bare)

    def versions(self, advice: Advice, view: V, names: Sequence[str]) -> tuple[list[str], str]:
        """A suggestion with the reasons of `brief`, with all actions or only the first one, and without any reason."""
        said, reasons = self.common.plain, self.brief(advice).reasons
        first = replace(advice, actions=advice.actions[:1])
        what, begins = (self.line_of_play(each, view) for each in (advice, first))
        goal = "" if self.is_one_step(advice) else self.goal(advice, view)
        says: list[tuple[Callable[..., str], str, YesOrNo]] = [(said.suggestion, what, "no")]
        if self.is_one_step(advice):
            says.append((said.suggestion, begins, "no"))
        elif begins != what:
            start = partial(said.suggestion_begins_for, goal=goal) if goal else said.suggestion
            says.append((start, begins if goal else self.beginning(advice, view), "yes"))
        forms = [say(what=each, why=self.why(reasons, view, names, whole)) for say, each, whole in says]
        say, _, _ = says[-1]
        forms.append(say(what=begins if len(says) > 1 else what, why=""))
        *reasoned, bare = dict.fromkeys(each.rstrip() for each in forms)
        return reasoned, bare

    def goal(self, advice: Advice, view: V) -> str:
        """What a plan is for, unless its first action says so: a later action, as part of a sentence, or ""."""
        return ""

    def beginning(self, advice: Advice, view: V) -> str:
        """As much of a plan without a goal as is named beside the reasons for all of it: its first action."""
        return self.line_of_play(replace(advice, actions=advice.actions[:1]), view)

    def is_one_step(self, advice: Advice) -> bool:
        """Whether a hint is a single action, perhaps with its payment."""
        return len(advice.actions) == 1

    def purpose(self, reasons: Sequence[Reason], view: V) -> str:
        """The achievements of a turn, in a few words for the other players; "" if there is nothing to say."""
        return ""

    def reviewed(
        self,
        review: Review,
        views: Sequence[V],
        names: Sequence[str],
        then: Sequence[Sequence[str]] = (),
        reader: int | None = None,
    ) -> Reviewed:
        """A review in words; `views`: for each of its moments, what the seat saw before its move; `then`: the players'
        names at each, if not those of today; `reader`: the seat whose player reads it.
        """
        called = [names, *(then or [names] * len(review.moments))]
        own, you = None if reader is None else names[reader], lower_first(self.common.prose.you())
        read = [[you if (seat, name) == (reader, own) else name for seat, name in enumerate(each)] for each in called]
        return self.look_back(review, views, called, read)

    def look_back(
        self, review: Review, views: Sequence[V], names: Sequence[Sequence[str]], read: Sequence[Sequence[str]]
    ) -> Reviewed:
        """Like `reviewed`; `names`: those of the players today and, by moment, at the time; `read`: the same, with
        "you" for the reader.
        """

        def tell(at: int, advice: Advice) -> tuple[str, str]:
            why = self.why_then(advice.reasons, views[at], names[at + 1], read[at + 1])
            return self.line_of_play(advice, views[at]), why

        return reviewed(review, read[0], read[1:], tell, self.texts.channel.round_name, self.common)

    def why_then(self, reasons: Sequence[Reason], view: V, names: Sequence[str], read: Sequence[str]) -> str:
        """Like `why`, for what the viewer could have done, and for whoever calls the players as in `read`."""
        why, seat = self.why(reasons, view, names), view.viewer
        if not why or seat is None or read[seat] != names[seat]:
            return why
        return self.common.plain.told_to(name=spoken(names[seat]), why=why)

    def measured(self) -> str:
        """The legend of a review's chart."""
        return self.common.plain.points_expected()

    def line_of_play(self, advice: Advice, view: V) -> str:
        return in_turn(self.steps(advice, view), self.common)

    def steps(self, advice: Advice, view: V) -> list[str]:
        """The actions of a line of play in order; those that are not legal yet appear as their plain texts."""
        legal = {action.text: self.texts.turn.label(action, view) for action in view.legal}
        return [legal.get(text) or capital(text) for text in advice.actions]


def numbered(view: View) -> dict[str, int]:
    """Return the numbers of the choices, by the texts of actions; empty if there is only one."""
    moves = [action.text for action in view.legal if action.text not in CLOSING]
    return {text: at for at, text in enumerate(moves, 1)} if len(moves) > 1 else {}


def topics_of(said: Sentences) -> tuple[Topic, ...]:
    """Return the topics in a group of messages: those with an attribute `text`. Semicolons separate the synonyms."""
    called = said.having("also")
    return tuple(
        Topic(
            said[each],
            said[f"{each}.text"],
            tuple(name.strip() for name in said[f"{each}.also"].split(";")) if each in called else (),
        )
        for each in said.having("text")
    )


class SpokenRules(Speaking[Any, Any]):
    illustrations: ClassVar[Mapping[str, str]]
    """The pages in order, each with the key of its illustration."""

    def topics(self) -> Sequence[Topic]:
        return topics_of(self.words.rules)

    def pages(self) -> tuple[LearnPage, ...]:
        said = self.words.learn
        return tuple(LearnPage(said[page], said[f"{page}.text"], shown) for page, shown in self.illustrations.items())


class SpokenChapters(Speaking[Any, Any]):
    """The chapters of the solo campaign from a game's messages in the group `chapters`."""

    def chapter(self, key: str) -> ChapterWords:
        """The message's text is the title, its attributes are the rest; all chapters share `win`."""
        said = self.words.chapters
        return ChapterWords(said[key], said[f"{key}.told"], said[f"{key}.twist"], said["win"], said[f"{key}.goal"])
