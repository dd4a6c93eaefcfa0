"""Paying for travel: what a player can spend right now, and spending it (R5 to R8)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from arnak_bot.games.arnak.engine.actions import Action, Verb, act
from arnak_bot.games.arnak.engine.content import ASSISTANT_BY_NUMBER, CARD_BY_ID, GUARDIAN_BY_NUMBER
from arnak_bot.games.arnak.engine.events import PaidTravel
from arnak_bot.games.arnak.engine.resources import Bag, Resource, amount_of, covers
from arnak_bot.games.arnak.engine.rules.turn import Turn
from arnak_bot.games.arnak.engine.state import OwnedAssistant
from arnak_bot.games.arnak.engine.travel import (
    COINS_PER_PILOT,
    Icon,
    Icons,
    Payment,
    Source,
    SourceKind,
    ways_to_pay_one_of,
)


class Traveller(Protocol):
    """What a player can use to pay for travel; both `Player` and `PlayerView` have these attributes."""

    @property
    def assistants(self) -> Sequence[OwnedAssistant]: ...
    @property
    def hand(self) -> Sequence[str]: ...
    @property
    def guardians(self) -> Sequence[int]: ...
    @property
    def used_boons(self) -> Sequence[int]: ...
    @property
    def planes(self) -> bool: ...


def travel_sources(turn: Turn) -> tuple[Source, ...]:
    """All the acting player's sources of travel icons (R6, R7), except pilots."""
    return sources_of(turn.player, turn.state.spare)


def sources_of(player: Traveller, spare: Iterable[Icon]) -> tuple[Source, ...]:
    sources = [Source(SourceKind.SPARE, f"spare-{icon.value}", (icon,)) for icon in spare]
    for owned in player.assistants:
        if not owned.exhausted:
            sources += _assistant_sources(owned)
    sources += [Source(SourceKind.CARD, card, CARD_BY_ID[card].travel) for card in player.hand]
    for number in player.guardians:
        icons = GUARDIAN_BY_NUMBER[number].boon_travel
        if icons and number not in player.used_boons:
            sources.append(Source(SourceKind.BOON, f"boon-{number}", icons))
    if player.planes:
        sources = [Source(source.kind, source.label, (Icon.PLANE,) * len(source.icons)) for source in sources]
    sources.sort()
    return tuple(sources)


def _assistant_sources(owned: OwnedAssistant) -> list[Source]:
    side = ASSISTANT_BY_NUMBER[owned.number].side(owned.gold)
    return [Source(SourceKind.ASSISTANT, f"assistant-{owned.number}", use.travel) for use in side.uses if use.travel]


def payments(
    turn: Turn, travels: tuple[Icons, ...], tokens: Bag, sources: tuple[Source, ...] | None = None
) -> tuple[Payment, ...]:
    """Every way to pay one of the travel costs if `tokens` have to be paid as well."""
    coins = turn.player.tokens[Resource.COIN] - amount_of(tokens, Resource.COIN)
    return ways_to_pay_one_of(travels, travel_sources(turn) if sources is None else sources, coins // COINS_PER_PILOT)


def affordable(
    turn: Turn, travels: tuple[Icons, ...], tokens: Bag, put_down: int, sources: tuple[Source, ...] | None = None
) -> bool:
    if not covers(turn.player.tokens, tokens) or len(turn.player.hand) < put_down:
        return False
    return () in travels or bool(payments(turn, travels, tokens, sources))


def ways_to_pay(turn: Turn, travels: tuple[Icons, ...], tokens: Bag, put_down: int) -> list[Action]:
    """The answers to a question for travel or for a card to put down; none if the whole cost cannot be paid now."""
    if not affordable(turn, travels, tokens, put_down):
        return []
    return discards(turn) if put_down else [act(f"pay {way.text}") for way in payments(turn, travels, tokens)]


def discards(turn: Turn) -> list[Action]:
    return [act(f"discard {card}") for card in dict.fromkeys(turn.player.hand)]


def pay_way(turn: Turn, action: Action, travels: tuple[Icons, ...], tokens: Bag) -> None:
    """Do what one of the `ways_to_pay` says; `tokens` are not paid yet."""
    if action.verb is Verb.DISCARD:
        turn.put_down(action.args[0])
    elif action.verb is Verb.PAY:
        text = " ".join(action.args)
        spend(turn, next(payment for payment in payments(turn, travels, tokens) if payment.text == text))


def spend(turn: Turn, payment: Payment) -> None:
    """Spend every source of the payment; leftover icons last for this turn (R7)."""
    state, player = turn.state, turn.player
    for source in payment.sources:
        match source.kind:
            case SourceKind.SPARE:
                state.spare.remove(Icon(source.label.removeprefix("spare-")))
            case SourceKind.ASSISTANT:
                exhaust(turn, int(source.label.removeprefix("assistant-")))
            case SourceKind.CARD:
                player.hand.remove(source.label)
                player.play.append(source.label)
            case SourceKind.BOON:
                player.used_boons.append(int(source.label.removeprefix("boon-")))
            case SourceKind.PILOT:
                player.tokens[Resource.COIN] -= COINS_PER_PILOT
    if payment.sources:
        turn.tell(PaidTravel, tuple(source.label for source in payment.sources))
    state.spare.extend(payment.leftover)


def exhaust(turn: Turn, number: int) -> None:
    turn.change_assistant(number, OwnedAssistant(number, turn.assistant(number).gold, exhausted=True))
