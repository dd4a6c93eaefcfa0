"""Actions as menus show them: a label (the verb's message), and as much of a hint about costs and gains as fits."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping

from arnak_bot.games.arnak.engine import Action, GameView, Verb
from arnak_bot.games.arnak.engine.content import ASSISTANT_BY_NUMBER, BONUS_TILE_EFFECTS, GUARDIAN_BY_NUMBER
from arnak_bot.games.arnak.engine.effects import Choose, Token
from arnak_bot.games.arnak.engine.printed import BonusTile
from arnak_bot.games.arnak.engine.resources import Bag
from arnak_bot.games.arnak.engine.steps import Rewards
from arnak_bot.games.arnak.engine.travel import Icon
from arnak_bot.games.arnak.pictured import RESOURCE_SIGNS
from arnak_bot.games.arnak.wording import actions, effects, short, signs
from arnak_bot.games.arnak.wording.gains import Choice, points_to_slot
from arnak_bot.games.arnak.wording.messages import ENGLISH, Words
from arnak_bot.kit.limits import LABEL_LIMIT, clip, units
from arnak_bot.kit.prose import capital, listed


def label(action: Action, view: GameView, limit: int, words: Words) -> str:
    *fuller, shortest = labels(action, view, words)
    return next((text for text in fuller if units(text) <= limit), clip(shortest, limit))


def hint(action: Action, view: GameView, words: Words, room: int = LABEL_LIMIT) -> str:
    """Return the price and the gain in words, or in symbols if the words do not fit."""
    text = _in_vain(action, view, words) or actions.in_words(action, view, words)
    return text if units(text) <= room else clip(_as_far_as_it_fits(_in_signs(action, view, words)), room)


def lacking(action: Action, view: GameView, lack: str, words: Words) -> str:
    """Return the hint, followed by what is missing (`lack`), which is never cut off."""
    return " · ".join(filter(None, (hint(action, view, words, LABEL_LIMIT - units(lack) - 3), lack)))


def with_hint(action: Action, view: GameView, words: Words) -> str:
    """Return the label and the hint on one line, in symbols; parts at the end that do not fit are left out."""
    return _as_far_as_it_fits([label(action, view, LABEL_LIMIT, words), *_in_signs(action, view, words)])


def sign(action: Action, view: GameView) -> str:
    text = actions.in_signs(action, view, ENGLISH)  # symbols are the same in every language
    _, _, gain = text.partition("→")
    return signs.first_sign(gain) or signs.first_sign(text)


def brings(action: Action, missing: Bag, view: GameView, before: str = "[+→]") -> int:
    """How much of these resources an action brings, as its hint or label says. `before`: what stands before the amount
    in a hint ("−": that much cheaper)."""
    symbols = "|".join(RESOURCE_SIGNS[resource] for resource, _ in missing)
    named = "|".join(resource.value for resource, _ in missing)
    amount = re.compile(rf"{before}(\d*)(?:{symbols})|gain (\d+) (?:{named})", re.IGNORECASE)
    told = actions.in_signs(action, view, ENGLISH) or next(labels(action, view, ENGLISH))
    found = [] if action in view.in_vain else amount.findall(told)
    return sum(int(sign or word or 1) for sign, word in found)


def _in_signs(action: Action, view: GameView, words: Words) -> list[str]:
    told = _in_vain(action, view, words) or actions.in_signs(action, view, words)
    return told.split(" · ") if told else []


def _in_vain(action: Action, view: GameView, words: Words) -> str:
    return words.actions.in_vain() if action in view.in_vain else ""


def _as_far_as_it_fits(parts: list[str]) -> str:
    while len(parts) > 1 and units(" · ".join(parts)) > LABEL_LIMIT:
        parts = parts[:-1]
    return clip(" · ".join(parts))


def labels(action: Action, view: GameView, words: Words) -> Iterator[str]:
    """Yield the labels for an action, the fullest first; only payments and guardians have shorter ones."""
    if action.verb is Verb.PAY:
        yield from _payment_labels(action, words)
        yield action.text.capitalize()
        return
    yield _label(action, view, words)
    if action.verb is Verb.OVERCOME and (guardian := Choice(action, view).guardian):
        yield words.actions.overcome_anywhere(guardian=signs.guardian(guardian, words))


def payment(action: Action, words: Words) -> str:
    text, kept = _parts(action)
    named = signs.sources(text, words=words)
    return words.actions.keeping(sources=named, icons=signs.icons_in_words(kept, words)) if kept else named


def paid_with(action: Action, following: Action, view: GameView, words: Words) -> str:
    """Return how `following` pays for an action, including the tokens for a guardian; "" if it is not a payment."""
    overcomes = action.verb is Verb.OVERCOME
    match following.verb:
        case Verb.PAY:
            sources = payment(following, words)
        case Verb.DISCARD if overcomes:
            sources = signs.card(following.args[0], words)
        case _:
            return ""
    guardian = Choice(action, view).guardian if overcomes else 0
    tokens = signs.resources(GUARDIAN_BY_NUMBER[guardian].tokens) if guardian else ""
    return listed(filter(None, (sources, tokens)), words)


def _payment_labels(action: Action, words: Words) -> Iterable[str]:
    said = words.actions
    text, kept = _parts(action)
    yield said.pay_with(sources=payment(action, words))
    full, brief = signs.sources(text, words=words), signs.sources(text, brief=True, words=words)
    if kept:
        icons = signs.icons(tuple(kept))
        full, brief = said.keeping(sources=full, icons=icons), said.keeping(sources=brief, icons=icons)
    yield said.pay_with(sources=full)
    yield said.pay_shortly(sources=brief)


def _parts(action: Action) -> tuple[str, list[Icon]]:
    """The sources of a payment, joined by "+", and the icons left over."""
    text, _, kept = " ".join(action.args).partition(" keep ")
    return text, [Icon(icon) for icon in kept.split("+")] if kept else []


def _label(action: Action, view: GameView, words: Words) -> str:
    it = Choice(action, view)
    if action.verb is Verb.CHOOSE:
        return capital(_chosen(it, words))
    how = actions.ACTIONS[action.verb].way(it)
    message = f"{action.verb}.{how}" if how else action.verb
    if message not in words.actions:
        return action.text.capitalize()
    return words.actions.tell(message, lambda name: _FACTS[name](it, words))


def _use(it: Choice, words: Words) -> str:
    """The chosen use of an assistant with several uses: "gain 2 coins", "travel with a plane"."""
    assert it.side is not None
    number, gold = it.side
    use = next(use for use in ASSISTANT_BY_NUMBER[number].side(gold).uses if use.name == it.action.args[1])
    if use.travel:
        return words.actions.travel_with(icons=signs.icons_in_words(use.travel, words))
    return effects.verb_phrase(use.effect, words)


def _effect(it: Choice, words: Words) -> str:
    if it.action.verb is Verb.IDOL:
        return ", ".join(filter(None, (short.slot(it.first, words), points_to_slot(it, words))))
    return short.effect(BONUS_TILE_EFFECTS[BonusTile(it.first)], words)


def _reward(it: Choice, words: Words) -> str:
    """What the bonus tile or the row of a research space gives, in brackets; "" before it is reached."""
    if not isinstance(it.view.task, Rewards):
        return ""
    row = it.board.rows[it.board.research[it.view.task.space].row - 1].effect_for(it.view.task.token)
    gives = row if it.first == "row" else BONUS_TILE_EFFECTS[it.view.bonus_tiles[it.view.task.space][0]]
    return f" ({short.effect(gives, words)})"


_FACTS: Mapping[str, Callable[[Choice, Words], str | int]] = {
    **dict.fromkeys(("site", "start"), lambda it, words: signs.site(it.view, it.first, words)),
    "end": lambda it, words: signs.site(it.view, it.action.args[1], words),
    "guardian": lambda it, words: signs.guardian(it.guardian, words),
    **dict.fromkeys(("assistant", "old"), lambda it, words: signs.assistant(int(it.first), words)),
    "new": lambda it, words: signs.assistant(int(it.action.args[1]), words),
    "token": lambda it, _: Token(it.first),
    "space": lambda it, words: signs.space(it.view.board, int(it.action.args[1]), words),
    "worth": lambda it, words: signs.stack(it.first, words),
    "card": lambda it, words: signs.card(it.first, words),
    "count": lambda it, _: len(it.view.own.hand) if it.action.verb is Verb.PASS else int(it.first),
    "done": _use,
    "effect": _effect,
    "reward": _reward,
    "price": lambda it, words: short.cost(it.asked_price or (), words=words),
}


def _chosen(it: Choice, words: Words) -> str:
    options = it.view.task.options if isinstance(it.view.task, Choose) else ()
    chosen = next((option.effect for option in options if option.name == it.first), None)
    if chosen is not None:
        return effects.verb_phrase(chosen, words)
    return words.actions.choose_exile() if it.first == "exile" else words.actions.choose_named(name=it.first)
