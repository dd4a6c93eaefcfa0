"""Hints and game reviews in words: the actions in order, and the reasons for them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import takewhile

from arnak_bot.game.texts import ThoughtTexts
from arnak_bot.game.thinking import Advice, Reason, Review, is_as_good
from arnak_bot.game.values import Reviewed
from arnak_bot.games.arnak.engine import Action, GameView, Resource, ScoreSource, Verb, act
from arnak_bot.games.arnak.engine.content import BONUS_TILE_EFFECTS, CARD_BY_ID, IDOL_SLOT_POINTS
from arnak_bot.games.arnak.engine.effects import Choose, EmptySlot, Research
from arnak_bot.games.arnak.engine.printed import BonusTile
from arnak_bot.games.arnak.engine.setup import RIVAL_NAME
from arnak_bot.games.arnak.thoughts import ARCHAEOLOGIST, BOON, CARD, PRICES, Why, subjects
from arnak_bot.games.arnak.wording import messages, selection, short, signs
from arnak_bot.games.arnak.wording.actions import is_only_to_pass
from arnak_bot.games.arnak.wording.gains import Choice
from arnak_bot.games.arnak.wording.labels import paid_with
from arnak_bot.games.arnak.wording.lessons import MAIN, brings_fear
from arnak_bot.games.arnak.wording.messages import Words
from arnak_bot.games.arnak.wording.signs import Speaking
from arnak_bot.games.arnak.wording.tables import source_name
from arnak_bot.kit.names import YesOrNo
from arnak_bot.kit.prose import enumerated, listed, lower_first
from arnak_bot.kit.reasons import of_kinds, other_than
from arnak_bot.kit.thoughts import in_turn


class Thoughts(Speaking, ThoughtTexts[GameView]):
    prices = PRICES

    def steps(self, advice: Advice, view: GameView) -> list[str]:
        told, advice = list[str](), replace(advice, actions=_without_discounts(advice.actions))
        for at, text in enumerate(advice.actions):
            action = act(text)
            before = act(advice.actions[at - 1]) if told else action
            if told and (sources := paid_with(before, action, view, self.words)):
                told[-1] = self.words.thoughts.paid(done=told[-1], sources=sources)
            elif action.verb is Verb.DISCARD and told:
                told[-1] = self.words.thoughts.spending(done=told[-1], card=signs.card(action.args[0], self.words))
            elif action.verb is Verb.ACCEPT and before.verb is Verb.BUY:
                told[-1] = self.words.thoughts.accepting(done=told[-1])
            elif action.verb is Verb.OVERCOME and any(act(each).verb in MAIN for each in advice.actions[:at]):
                told.append(self.words.thoughts.for_free(done=self._done(action, view, now=False)))
            elif said := self._done(action, view, now=at == 0):
                told.append(said)
            view = _with_slots(view, action)
        return told or [self.words.actions.end()]

    def why(self, reasons: Sequence[Reason], view: GameView, names: Sequence[str], whole: YesOrNo = "no") -> str:
        """The reasons for an option, its price and what it leads to, in a sentence or two."""
        words, said, sentences = self.words, self.words.thoughts, list[str]()
        reasons = of_kinds(reasons, tuple(Why))  # a review kept by an older version may have others
        priced, was_priced = reasons, bool(_prices_of(reasons, words))
        reasons = selection.on_balance(reasons)
        less = (each for each in reasons if each.kind == Why.COSTS and each not in priced)
        net: YesOrNo = "yes" if _prices_of(less, words) else "no"
        price, spent_on = _prices_of(reasons, words), Counter(subjects(reasons, Why.COSTS))
        told = [*_points(reasons, words), *self._by_verb(reasons, view, on_balance=was_priced and not price)]
        used = [said.price_cards(count=spent_on[CARD])] if spent_on[CARD] else []  # what comes back for the next round
        used += [said.price_archaeologists(count=spent_on[ARCHAEOLOGIST])] if spent_on[ARCHAEOLOGIST] else []
        uses = [said.uses(price=listed(used, words))] if used else []
        uses += [said.uses_up(count=spent_on[BOON])] if spent_on[BOON] else []
        loses = [self._said_of(reason, view) for reason in reasons if reason.kind == Why.LOSES]
        leads_to = [self._said_of(reason, view) for reason in reasons if reason.kind in _LEADS_TO]
        fear = [said.fear(count=reason.count) for reason in reasons if reason.kind == Why.FEAR and not reason.about]
        spent = [*([said.costs(price=listed(price, words), net=net)] if price else []), *loses, *uses, *fear]
        because = listed(told or spent, words)
        if spent and told:
            because = said.for_price(price=listed(spent, words), reasons=because)
        if because:
            sentences.append(self.common.plain.because(reasons=because, whole=whole))
        if any(each.kind == Why.EXILES and not each.count for each in reasons):
            sentences.append(said.better_draws())
        comes = (signs.guardian(int(number), words) for number in subjects(reasons, Why.FEAR))
        sentences += [said.fear_comes(guardian=each) for each in comes]
        sentences += self._risks(reasons, "yes" if fear else "no")
        for nothing in of_kinds(reasons, (Why.NOTHING_MORE,)):
            sentences.append(said.nothing_more(last="yes" if nothing.count else "no"))
        if leads_to:
            sentences.append(said.leads_to(what=listed(leads_to, words)))
        return " ".join(sentences)

    def equal(self, advice: Advice, better: Advice, view: GameView) -> str:
        """The site that `advice` suggests, if nothing else differs from `better` and both are equally good; else ""."""
        differing = [each for each in zip(advice.actions, better.actions, strict=False) if each[0] != each[1]]
        as_good = is_as_good(advice.behind - better.behind, advice.doubt)
        if not as_good or len(advice.actions) != len(better.actions) or len(differing) != 1:
            return ""
        one, other = map(act, differing[0])
        return signs.site(view, one.args[0], self.words) if one.verb is other.verb and one.verb in _AT_SITES else ""

    def advised(self, advice: Advice, view: GameView, names: Sequence[str]) -> str:
        """The usual text, plus the effect of a card if there is no other reason for playing or buying it."""
        advice = selection.without_what_is_named(advice)
        if effect := self._effect_of(advice):
            advice = selection.without_own_card(advice)
        return f"{super().advised(advice, view, names)} {effect}".rstrip()

    def _effect_of(self, advice: Advice) -> str:
        first, told = act(advice.actions[0]), [each.kind not in PRICES for each in advice.reasons]
        if first.verb not in (Verb.PLAY, Verb.BUY) or any(told) or not told:
            return ""
        name, does = signs.card_name(first.args[0], self.words), short.card(CARD_BY_ID[first.args[0]], self.words)
        return self.words.thoughts.effect_of(card=name, does=does)

    def brief(self, advice: Advice) -> Advice:
        """Also keep the reasons of `BRIEFLY` and, if a price is named, the gains: without them it would seem wasted.

        Where the gains are left out, so is the part of them that is on bonus tiles. `SAVES` is dropped: "leaves you
        tokens" does not tell the player what to use them for.
        """
        advice = selection.without_what_is_named(advice)
        advice = selection.with_reasons(advice, other_than(advice.reasons, (Why.SAVES,)))
        kinds: tuple[Why, ...] = (*selection.BRIEFLY, *selection.GAINED)
        if not of_kinds(advice.reasons, selection.PAID):
            advice, kinds = selection.in_sums(advice), selection.BRIEFLY
        told = super().brief(advice).reasons
        more = (each for each in of_kinds(advice.reasons, kinds) if each not in told)
        return selection.with_reasons(advice, (*told, *more))

    def suggested(self, advice: Advice, view: GameView, names: Sequence[str]) -> tuple[str, ...]:
        """Suggest nothing if the only thing left is to end the turn, to pass, or to pay in the only possible way.

        Where no reason has room, or there is none, the points expected stand for it. Fear that the first step brings,
        or may bring, is always mentioned, in short if need be, after what the step gains. Fear from a later step is
        mentioned only if the whole plan is named. Where there is no room to name a plan's first step, its button stands
        for it: the goal alone would be mistaken for what the button does. Without a reason, no plan is named that slots
        an idol: the points that it costs would stand alone.
        """
        useful = [each.verb for each in view.legal if each.verb is not Verb.CANCEL and each not in view.in_vain]
        if useful in ([Verb.END], [Verb.PAY]) or is_only_to_pass(view):
            return ()
        if advice.actions[0] == Verb.END and (idle := of_kinds(advice.reasons, (Why.NOTHING_MORE,))):
            return (self.why(idle, view, names),)  # the question says what to do
        goal = "" if self.is_one_step(advice) else self.goal(advice, view)
        first = replace(advice, actions=advice.actions[:1])
        least = self.common.plain.suggestion_goal(goal=goal) if goal else ""
        calm = selection.with_reasons(advice, other_than(advice.reasons, (Why.SAFE, Why.RISKS)))
        if effect := "" if brings_fear(advice) else self._effect_of(calm):
            calm = selection.without_own_card(calm)
        brief = self.brief(calm)
        lean, summed, reasons = selection.lean(brief), selection.in_sums(brief), brief.reasons
        versions = [self.versions(each, view, names) for each in (calm, summed, lean)]
        forms, bare = [form for reasoned, _ in versions for form in reasoned], versions[-1][1]
        verbs = {act(each).verb for each in advice.actions}
        if goal and Verb.IDOL in verbs and verbs.isdisjoint((*MAIN, Verb.OVERCOME)):
            bare, least = self.common.plain.suggestion(what=self.line_of_play(first, view), why="").rstrip(), ""
        expects = f"{bare} {self.common.plain.suggestion_expects(points=round(advice.worth))}"
        warned = self.versions(advice, view, names)[0][:1] if of_kinds(advice.reasons, (Why.RISKS,)) else []
        if brings_fear(advice):
            more: YesOrNo = "yes" if of_kinds(advice.reasons, (Why.FEAR,)) else "no"
            fear = " ".join(self._risks(advice.reasons, more, in_short=True))
            if not other_than(reasons, PRICES):
                warned, fear = [], f"{fear} {self.words.thoughts.no_better()}".lstrip()
            for each in (lean, selection.with_reasons(lean, other_than(lean.reasons, (Why.UNKNOWN,)))):
                reasoned, least_said = self.versions(selection.in_tokens(each), view, names)
                forms.append(reasoned[-1] if reasoned else least_said)
            forms += [expects, bare] if more == "no" and other_than(reasons, PRICES) else []
            forms = [f"{form} {fear}".rstrip() for form in forms]
            expects, bare, least = "", "", ""
        elif effect:
            forms = [f"{form} {effect}" for form in forms or [bare]]
        elif act(advice.actions[0]).verb is Verb.DECLINE and reasons and reasons[0].kind == Why.GAINS:
            why = self.words.thoughts.still_gains(what=self._said_of(reasons[0], view))
            forms = [self.common.plain.suggestion(what=self.line_of_play(advice, view), why=why)]
        return (*filter(None, dict.fromkeys([*warned, *forms, expects, bare, least])),)

    def goal(self, advice: Advice, view: GameView) -> str:
        """The next main action or, failing that, the last result before the first step that is already possible."""
        if view.question is not None:
            return ""
        first, *others = map(act, advice.actions)
        mains = (*MAIN, Verb.OVERCOME)
        results = [] if first.verb in mains else [*takewhile(lambda each: each not in view.legal, others)]
        for wanted, later in ((mains, others), (_RESULTS, results[::-1])):
            for action in (each for each in later if each.verb in wanted):
                for before in (first, *others[: others.index(action)]):
                    view = _with_slots(view, before)
                return lower_first(self._done(action, view, now=False))
        return ""

    def beginning(self, advice: Advice, view: GameView) -> str:
        """Up to three steps, without what pays for them, or two and how many more: the reasons are for all."""
        first, *others = advice.actions
        named = (text for text in others if act(text).verb not in (*_PAYING, Verb.ACCEPT))
        steps = self.steps(replace(advice, actions=(first, *named)), view)
        if len(steps) <= _MOST_STEPS:
            return in_turn(steps, self.words)
        return self.words.thoughts.more_steps(done=in_turn(steps[:2], self.words), count=len(steps[2:]))

    def _risks(self, reasons: Sequence[Reason], more: YesOrNo, *, in_short: bool = False) -> list[str]:
        """A sentence for each guardian that may bring Fear; `more`: whether other Fear is certain."""
        said, risks = self.words.thoughts, [each.about for each in of_kinds(reasons, (Why.RISKS,))]
        at_site, at_new_site = said.risks, said.risks_at_new_site
        if in_short:
            at_site, at_new_site = said.risks_in_short, said.risks_at_new_site_in_short
        return [
            at_site(guardian=signs.guardian(int(about[0]), self.words), more=more) if about else at_new_site(more=more)
            for about in risks
        ]

    def is_one_step(self, advice: Advice) -> bool:
        return all(act(each).verb in _PAYING for each in advice.actions[1:])

    def look_back(
        self, review: Review, views: Sequence[GameView], names: Sequence[Sequence[str]], read: Sequence[Sequence[str]]
    ) -> Reviewed:
        """Write the rival's name in lower case, as it only occurs in the middle of sentences."""
        called, told = (
            [[lower_first(each) if each == RIVAL_NAME else each for each in row] for row in rows]
            for rows in (names, read)
        )
        return super().look_back(review, views, called, told)

    def purpose(self, reasons: Sequence[Reason], view: GameView) -> str:
        """The messages are named after the kinds of reasons or, for an action to prepare, after its verb.

        Points come last: "1 point from items and Hat" would be read as one thing.
        """
        reasons = sorted(reasons, key=lambda each: each.kind == Why.POINTS)
        named = [each.about[0] if each.kind == Why.PREPARES else Why(each.kind) for each in reasons]
        told = (self._reason_text(f"purpose-{name}", each, view) for name, each in zip(named, reasons, strict=True))
        return listed(told, self.words)

    def _done(self, action: Action, view: GameView, *, now: bool) -> str:
        """The label; of a later answer or pass, only as much as is certain then, which may be nothing."""
        if not now:
            if action == act(Verb.PASS):
                return self.words.actions["pass"]
            if action.verb in (Verb.ACCEPT, Verb.DECLINE, Verb.FIRST):
                return ""
            if action.verb in (Verb.BORROW, Verb.ASSISTANT):
                action = act(" ".join((action.verb, *action.args[:1])))
        return self.texts.turn.label(action, view)

    def _by_verb(self, reasons: Sequence[Reason], view: GameView, *, on_balance: bool) -> list[str]:
        """The immediate results and benefits; reasons with the same verb share it, at the position of the first."""
        told: list[str] = []
        if of_kinds(reasons, (Why.GAINS, Why.UNKNOWN)):  # the gains already show what the artifact's effect gave
            reasons = [replace(each, count=1) if each.kind == Why.AT_ONCE else each for each in reasons]
        verbs = [_verb_of(reason) for reason in reasons]
        for at, (reason, verb) in enumerate(zip(reasons, verbs, strict=True)):
            if verb is None:
                told += [] if reason.kind in _TOLD_APART else [self._said_of(reason, view)]
            elif verb not in verbs[:at]:
                alike = [self._said_of(each, view) for each, its in zip(reasons, verbs, strict=True) if its is verb]
                told.append(verb(self.words.thoughts, what=listed(alike, self.words)))
                if on_balance and reason.kind == Why.GAINS:
                    told[-1] = self.words.thoughts.gained_on_balance(reasons=told[-1])
        return told

    def _reason_text(self, message: str, reason: Reason, view: GameView) -> str:
        facts = {**_FACTS, "next": lambda *_: lower_first(self.texts.turn.label(act(reason.about[0]), view))}
        return self.words.thoughts.tell(message, lambda name: facts[name](reason, view, self.words))

    def _said_of(self, reason: Reason, view: GameView) -> str:
        """The text of a reason; for gains, only the tokens, because a separate message supplies the verb."""
        return _tokens(reason.about) if reason.kind == Why.GAINS else self._reason_text(Why(reason.kind), reason, view)


def _without_discounts(actions: Sequence[str]) -> tuple[str, ...]:
    """The actions without the choice of a discount that a card before it offers, if the move that it is for follows."""
    steps = [*map(act, actions)]

    def is_discount(at: int) -> bool:
        if steps[at].verb is not Verb.CHOOSE or [each.verb for each in steps[at + 1 : at + 2]] not in _DISCOUNTED:
            return False
        cards = [CARD_BY_ID[each.args[0]].effect for each in steps[:at] if each.args and each.args[0] in CARD_BY_ID]
        options = [option for effect in cards if isinstance(effect, Choose) for option in effect.options]
        return any(each.name == steps[at].args[0] and isinstance(each.effect, Research) for each in options)

    return tuple(text for at, text in enumerate(actions) if not is_discount(at))


def _with_slots(view: GameView, action: Action) -> GameView:
    """The view with as many idol slots filled as after an action; the points of the next one depend on it."""
    empties = action.verb in (Verb.BUY, Verb.GAIN, Verb.PLAY) and CARD_BY_ID[action.args[0]].effect == EmptySlot()
    more = int(action.verb is Verb.IDOL) - int(empties)
    if not more:
        return view
    own = replace(view.own, slots=max(0, view.own.slots + more))
    return replace(view, players=tuple(own if each.seat == own.seat else each for each in view.players))


def _points(reasons: Sequence[Reason], words: Words) -> list[str]:
    lines = [reason for reason in reasons if reason.kind == Why.POINTS]
    points = sum(reason.count for reason in lines)
    said = words.thoughts
    if not lines[1:]:
        return [said.scores(points=points) for _ in lines]
    parts = [said.of_points(points=reason.count, sources=_scored(reason, words)) for reason in lines]
    return [said.scores_several(points=points, sources=enumerated(parts, words))]


def _scored(reason: Reason, words: Words) -> str:
    return words.thoughts.tell(f"scored-{reason.about[0].replace(' ', '-')}", lambda _: reason.count)


def _prices_of(reasons: Iterable[Reason], words: Words) -> list[str]:
    told = list[str]()
    for reason in reasons:
        if reason.kind == Why.COSTS:
            told.append(_tokens(reason.about))
        elif reason.kind == Why.SLOT:
            told.append(words.thoughts.slot(points=IDOL_SLOT_POINTS[reason.count - 1]))
    return [each for each in told if each]


def _tokens(about: Sequence[str]) -> str:
    counts = Counter(about)
    return signs.resources(tuple((resource, counts[resource]) for resource in Resource if counts[resource]))


_WITHIN_BRACKETS = str.maketrans("()", "[]")
_FACTS: Mapping[str, Callable[[Reason, GameView, Words], str | int]] = {
    **dict.fromkeys(("points", "rounds", "rows", "slot"), lambda reason, *_: reason.count),
    "named": lambda reason, *_: "yes" if reason.count else "no",
    "how": lambda reason, *_: "".join(reason.about[1:]),
    "count": lambda reason, *_: len(reason.about) or reason.count,
    "worth": lambda reason, _, words: words.amounts.points(points=CARD_BY_ID[reason.about[0]].points),
    "source": lambda reason, _, words: source_name(ScoreSource(reason.about[0]), words),
    "sources": lambda reason, _, words: _scored(reason, words),
    "site": lambda reason, view, words: signs.site(view, reason.about[0], words),
    "guardian": lambda reason, _, words: signs.guardian(int(reason.about[0]), words),
    "assistant": lambda reason, _, words: signs.assistant(int(reason.about[0]), words),
    "use": lambda reason, _, words: short.assistant(int(reason.about[0]), words, gold=bool(reason.count)).translate(
        _WITHIN_BRACKETS
    ),
    "assistants": lambda reason, _, words: listed((signs.assistant(int(n), words) for n in reason.about), words),
    "card": lambda reason, _, words: signs.card_name(reason.about[0], words),
    "cards": lambda reason, _, words: listed((signs.card(card, words) for card in reason.about), words),
    "does": lambda reason, _, words: short.card(CARD_BY_ID[reason.about[0]], words).translate(_WITHIN_BRACKETS),
    "effect": lambda reason, _, words: enumerated(
        (short.effect(BONUS_TILE_EFFECTS[BonusTile(tile)], words) for tile in reason.about), words
    ),
    "tokens": lambda reason, view, words: (
        _cost_next(reason, view, words) if reason.kind == Why.LEAVES else _tokens(reason.about)
    ),
}


def _cost_next(reason: Reason, view: GameView, words: Words) -> str:
    """What the next action costs; to overcome a guardian may take a card or travel, too."""
    following, *tokens = reason.about
    if (action := act(following)).verb is Verb.OVERCOME:
        return short.guardian_cost_listed(Choice(action, view).guardian, words)
    return _tokens(tokens)


_LEADS_TO = (Why.MORE_POINTS, Why.LESS_FEAR, Why.MORE_TOKENS, Why.OWNS, Why.WITH, Why.FURTHER, Why.FEWER_TOKENS)
"""Reasons about what an option leads to by the end of the round, compared with another."""

_TOLD_APART = (Why.POINTS, *PRICES, Why.NOTHING_MORE, *_LEADS_TO)
"""Reasons that are not just listed: points are added up, and prices come first."""

_VERBS: Mapping[Why, Callable[..., str]] = {
    kind: verb
    for verb, kinds in (
        (messages.Thoughts.brings, (Why.RECRUITS, Why.GAINS)),
        (messages.Thoughts.gives, (Why.BOON, Why.AT_ONCE)),
        (messages.Thoughts.adds, (Why.LASTS, Why.UNKNOWN)),
        (messages.Thoughts.rids, (Why.EXILES,)),
        (messages.Thoughts.takes, (Why.BONUS,)),
    )
    for kind in kinds
}


def _verb_of(reason: Reason) -> Callable[..., str] | None:
    """The verb that a reason shares with others; a site tile that is only used adds nothing lasting."""
    used = reason.kind == Why.UNKNOWN and reason.count
    return messages.Thoughts.gives if used else _VERBS.get(Why(reason.kind))


_RESULTS = (
    *(Verb.GAIN, Verb.IDOL, Verb.EXILE, Verb.UPGRADE, Verb.REFRESH, Verb.RECRUIT, Verb.RESCUE, Verb.BORROW),
    *(Verb.EXCHANGE, Verb.ACTIVATE, Verb.RELOCATE, Verb.RETURN, Verb.MOVE, Verb.TAKE),
)
"""The kinds of steps that can be named as a plan's goal if no main action follows."""

_MOST_STEPS = 3
_PAYING = (Verb.PAY, Verb.DISCARD)
_DISCOUNTED = ([Verb.RESEARCH], [Verb.TEMPLE])

_AT_SITES = (Verb.DIG, Verb.DISCOVER, Verb.ACTIVATE)
