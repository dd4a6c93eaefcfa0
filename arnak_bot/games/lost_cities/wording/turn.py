"""The texts for a player of Lost Cities: the possible actions, their effects, the questions, and the refusals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from arnak_bot.game.texts import MOST_TYPED, TurnTexts
from arnak_bot.game.values import Menu, Panel
from arnak_bot.games.lost_cities.engine import Card, Colour, GameView, IllegalAction, Phase, Piece, Reason, Tile, Why
from arnak_bot.games.lost_cities.engine.actions import Action, Decline, Discard, Draw, Play, Step
from arnak_bot.games.lost_cities.engine.content import BRIDGE_AFTER, CROSSINGS_TO_END, stone_points
from arnak_bot.games.lost_cities.engine.events import DrewFromDeck, Event
from arnak_bot.games.lost_cities.engine.rules.legality import OUT_OF_STEP, why_not, why_not_on
from arnak_bot.games.lost_cities.wording.facts import COLOUR_SIGNS, Said, Speaking, arriving, colour_of, piece_name
from arnak_bot.games.lost_cities.wording.typed import GOALS, find
from arnak_bot.kit.limits import LABEL_LIMIT, clip
from arnak_bot.kit.names import Named, YesOrNo, named, spoken
from arnak_bot.kit.numerals import signed
from arnak_bot.kit.prose import either, lower_first

DECK_SIGN, DECLINE_SIGN = "🎴", "✋"
FEW_TURNS = 3
_LISTED = 6
_MOST_BUTTONS = 6
"""The most choices of a draw (the deck and five piles) and of a step (five paths and declining)."""


class Turn(Speaking, TurnTexts[Action, Event, GameView]):
    """The texts for the player to act. There is one question at a time; a card and its use are a single question."""

    refusal = IllegalAction
    most_likely = 25
    understood = staticmethod(find)

    # --- what can be done

    def panel(self, view: GameView, last: Action | None) -> Panel[Action]:
        """Cards go into a menu, those that continue a path first: a hand of eight has at most 24 choices, so all cards
        with their uses fit. Steps and draws are buttons.
        """
        wanted = tuple(sorted(view.legal, key=lambda action: _wanted(action, view)))
        if not wanted:
            return Panel(())
        phase = view.table.phase  # one question at a time
        heading = self.words.actions[f"heading-{phase}"]
        if phase is Phase.CARD:
            lacking = tuple((action, clip(why)) for action, why in self.not_yet(view))
            offered = Menu(phase.name, heading, wanted, lacking=lacking)
        else:
            offered = Menu(phase.name, heading, (), loose=wanted, few=_MOST_BUTTONS)
        return Panel((offered,), numbers=numbers_of(view))

    def label(self, action: Action, view: GameView, limit: int = LABEL_LIMIT) -> str:
        return clip(self.said.tell(self.words.actions, action.verb, action, view), limit)

    def named(self, action: Action, view: GameView) -> str:
        return self.said.tell(self.words.actions, f"{action.verb}.named", action, view)

    def sign(self, action: Action, view: GameView) -> str:
        if action == Draw():
            return DECK_SIGN
        return DECLINE_SIGN if isinstance(action, Decline) else COLOUR_SIGNS[colour_of(action)]

    def hint(self, action: Action, view: GameView) -> str:
        said, told = self.words.actions, list[str]()
        match action:
            case Play() | Step():
                told = self._arrival(action, view)
            case Discard(card):
                pile = view.table.piles[card.colour]
                told = [said.covers(card=self._of(card.colour, pile[-1])) if pile else said.begins_pile()]
                told += [said.next_could_play()] if _next_could_play(card, view) else []
            case Draw(None):
                told = [said.cards_left(count=view.deck_size)]
            case Draw(pile) if pile is not None:
                below = view.table.piles[pile][:-1]
                told = [said.below(card=self._of(pile, below[-1])) if below else said.last_of_pile()]
        return clip(" · ".join(told))

    def _of(self, path: Colour, value: int) -> str:
        return self.said.card(Card(path, value))

    def _arrival(self, action: Action, view: GameView) -> list[str]:
        """The stone a piece arrives at, its value, and the tile on it; a warning if it is too late to begin a path."""
        said, piece = self.words.actions, arriving(action, view)
        if piece is None:
            return [said.in_city()]
        bridge = _bridge(view, piece)
        told = [said.arrives(place=self.said.place(piece), bridge=bridge)]
        if (tile := _tile_found(action, view)) is not None:
            told.append(said.finds(tile=tile))
        turns = view.deck_size // len(view.players)
        if piece.stone == 1 and turns < FEW_TURNS:
            told.append(said.few_turns(count=turns))
        return told

    # --- the panel

    def happened(
        self, told: Sequence[Named[Event]], turn: Sequence[Event], view: GameView, names: Sequence[str]
    ) -> list[str]:
        """The latest actions and the card drawn; if only the draw is left, which is final, all actions of the turn."""
        drawing = view.viewer in view.seats_to_act and view.table.phase is Phase.DRAW
        told = named(turn, names) if drawing else told
        drawn = [event.card for _, event in told if isinstance(event, DrewFromDeck) and event.seat == view.viewer]
        lines = [self.words.story.you_drew(card=self.said.card(card)) for card in drawn if card is not None]
        others = [each for each in told if not isinstance(each[1], DrewFromDeck)]
        return [*self.texts.channel.tell_named(others, view), *lines]

    def question(self, view: GameView) -> str:
        said = self.words.prompts
        match view.table.phase:
            case Phase.STEP:
                assert view.table.owed is not None
                arrow, path = view.table.owed.reason is Reason.ARROW, view.table.owed.path
                source = self.said.prose.arrow_on(path=path) if arrow else self.said.prose.city(path=path)
                return said.which_step(source=source) if view.setup.compels_steps else said.may_step(source=source)
            case Phase.DRAW:
                return said.which_draw() if len(view.legal) > 1 else said.only_draw()
            case _:
                return said.which_card()

    def status(self, view: GameView, points: Sequence[int]) -> list[str]:
        """Points and artifacts, and what ends the expedition, which comes first if it is near; the picture shows the
        rest.
        """
        own, said = view.own, self.words.prompts
        if view.over:
            tokens = self.said.prose.artifact_tokens(count=own.tokens)
            return [said.final(points=self.said.points(own.points), tokens=tokens)]
        has = said.status(points=own.points, count=own.artifacts + own.tokens, explorers="yes" if own.pieces else "no")
        if own.pieces:
            standing = sum(stone_points(each.stone, researcher=each.researcher) for each in own.pieces.values())
            debt: YesOrNo = "yes" if own.points + standing < 0 else "no"
            has = said.explorers_at(has=has, points=signed(standing), debt=debt)
        crossings = said.crossings(count=CROSSINGS_TO_END - view.table.crossings)
        cards = self.said.prose.cards(count=view.deck_size)
        if ends_soon(view):
            return [said.end_and_status(has=lower_first(has), crossings=crossings, cards=cards)]
        return [said.status_and_end(has=has, crossings=crossings, cards=cards)]

    def my_hand(self) -> str:
        return self.common.labels.my_hand()

    def hand(self, view: GameView) -> str:
        return "\n".join([*self.paths(view), held(view, self.said)])

    def paths(self, view: GameView) -> list[str]:
        said, lines = self.words.prompts, []
        for colour, column in view.own.columns.items():
            piece = view.own.pieces.get(colour)
            if piece is not None:
                where = self.said.place(piece, self.said.stands(piece.stone))
                stands = said.on_path(place=where, piece=piece_name(researcher=piece.researcher))
                lines.append(said.path(sign=COLOUR_SIGNS[colour], column=self.said.column(column), stands=stands))
        return lines

    def doubt(self, action: Action, view: GameView, *, final: bool) -> str | None:
        """Ask before an action that ends the expedition and thereby the turn (C6); others before the draw can be
        undone.
        """
        if action == Draw() and view.deck_size == 1:
            return self.words.prompts.last_card()
        piece = arriving(action, view)
        ends = piece is not None and _bridge(view, piece) == "fifth"
        return self.words.prompts.fifth_crossing() if ends else None

    # --- why not

    def refused(self, error: Exception) -> str:
        assert isinstance(error, IllegalAction), "nothing else is refused"
        view, reason = error.view, self._reason(error)
        if not error.near or view is None or view.viewer is None:
            return reason
        near = [self.named(action, view) for action in error.near[:_LISTED]]
        if error.why is Why.SEVERAL and len(error.near) <= _LISTED:
            return self.words.refusals.did_you_mean(reason=reason, actions=either(near, self.common))
        return self._or_else(reason, near, view)

    def _reason(self, error: IllegalAction) -> str:
        told = spoken(clip(error.typed or str(error.action or ""), MOST_TYPED))
        return self.said.tell(self.words.refusals, error.why.name.lower(), error.action, error.view, typed=told)

    def why(self, error: Exception) -> str:
        assert isinstance(error, IllegalAction), "nothing else is refused"
        known = error.action is not None or error.why in (*OUT_OF_STEP, Why.NO_SUCH_COLOUR)
        return self._reason(error) if known else ""

    def not_yet(self, view: GameView) -> list[tuple[Action, str]]:
        """Actions that the viewer may be looking for, each with the reason why it is not possible: with cards that
        cannot be played, explorers in their cities, or the card just discarded.
        """
        if view.viewer not in view.seats_to_act:
            return []
        found: list[Action] = []
        match view.table.phase:
            case Phase.CARD:
                legal = {action.card for action in view.legal if isinstance(action, Play)}
                found = [Play(card) for card in sorted({*view.own.hand} - legal, key=lambda card: card.order)]
            case Phase.STEP:
                found = [Step(path) for path, piece in view.own.pieces.items() if piece.in_city]
            case _:
                found = [] if view.table.discarded is None else [Draw(view.table.discarded)]
        whys = {action: why for action in found if (why := _why_not(action, view)) is not None}
        said = self.words.refusals
        return [(action, self.said.tell(said, why.name.lower(), action, view)) for action, why in whys.items()]

    def why_not_yet(self, action: Action, view: GameView) -> str:
        why = _why_not(action, view)
        if why is None:
            return super().why_not_yet(action, view)
        return self._reason(IllegalAction(why, action, view=view))

    def near(self, error: Exception) -> Sequence[Action]:
        return error.near if isinstance(error, IllegalAction) and error.why is Why.SEVERAL else ()

    def likely(self, error: Exception, typed: str, view: GameView) -> Sequence[Action]:
        """If it is known which action was meant and why it is not possible, only offer actions with the same card; if
        it belongs to another part of the turn, none; if a colour was typed, only those with that colour.
        """
        assert isinstance(error, IllegalAction), "nothing else is refused"
        meant = error.action
        if meant is None and error.why in OUT_OF_STEP:
            return ()
        if error.why is Why.NO_TILE:
            return [each for each in view.legal if _tile_found(each, view) is not None]
        if meant is None:
            typed = next((goal for goal, why in GOALS.items() if why is error.why), typed)  # "city 5" is not about a 5
            named = [colour for colour in Colour if colour in typed.casefold()]
            found = self.closest(typed, error.near, view) or error.near if error.why is Why.SEVERAL else ()
            found = found or super().likely(error, typed, view)
            return [each for each in found if not named or any(colour in each.text for colour in named)]
        card = _card_of(meant)
        return [action for action in view.legal if card and _card_of(action) == card]


def _tile_found(action: Action, view: GameView) -> Tile | None:
    piece = arriving(action, view)
    if piece is None or _bridge(view, piece) == "fifth":
        return None
    return view.table.tiles[colour_of(action)][piece.stone - 1]


def _card_of(action: Action) -> str:
    """The card that is played or discarded, as its colour and value; "" for no card."""
    return " ".join(action.text.split()[1:3]) if isinstance(action, Play | Discard) else ""


def held(view: GameView, said: Said) -> str:
    """Return the viewer's hand in words, by colour, for those who cannot see the picture."""
    words, hand = said.words.prompts, sorted(view.own.hand, key=lambda card: card.order)
    of_colours = {colour: [str(card.value) for card in hand if card.colour is colour] for colour in Colour}
    cards = said.by_colour((colour, said.listed(values)) for colour, values in of_colours.items())
    return words.hand(cards=cards) if cards else words.hand_empty()


def _wanted(action: Action, view: GameView) -> int:
    """The menu's sort key: steps first, then paths to begin, then discards, each in the order of the hand."""
    if isinstance(action, Discard):
        return 2
    return 1 if isinstance(action, Play) and not view.own.columns[action.card.colour] else 0


def _bridge(view: GameView, piece: Piece) -> Literal["none", "crossed", "fifth"]:
    if piece.stone != BRIDGE_AFTER + 1:
        return "none"
    return "fifth" if view.table.crossings == CROSSINGS_TO_END - 1 else "crossed"


def ends_soon(view: GameView) -> bool:
    """Whether the next crossing or a few more turns end the expedition."""
    return view.table.crossings == CROSSINGS_TO_END - 1 or view.deck_size // len(view.players) < FEW_TURNS


def _next_could_play(card: Card, view: GameView) -> bool:
    column = view.players[(view.table.seat + 1) % len(view.players)].columns[card.colour]
    return bool(column) and why_not_on(column, card.value, view.setup.columns) is None


def _why_not(action: Action, view: GameView) -> Why | None:
    return why_not(view.table, view.viewer, action, view.setup)


# --- the numbers that link a menu to a picture ------------------------------------------------


def hand_numbers(view: GameView) -> dict[Card, int]:
    """Number the viewer's cards in the order shown; equal cards share a number."""
    return {card: at for at, card in enumerate(sorted({*view.own.hand}, key=lambda card: card.order), start=1)}


def numbers_of(view: GameView) -> dict[str, int]:
    """Return the number of every legal action by its text: that of its card, path or pile. All actions with the same
    card share a number: the picture shows the card, the menu its uses. A single action has no number.
    """
    if view.viewer is None or len(view.legal) == 1:
        return {}
    cards = hand_numbers(view)
    return {
        action.text: cards[action.card] if isinstance(action, Play | Discard) else at
        for at, action in enumerate(view.legal, start=1)
        if not isinstance(action, Decline)  # declining comes last and has no place on the board
    }
